//! Calls of tools in an answer, in the markup that the supported templates teach.
//!
//! `<tool_call>`, `<function=NAME>`, for each argument `<parameter=KEY>`, a line feed, the value, a line feed, `</parameter>`, then
//! `</function>` and `</tool_call>`, with blanks between.
//!
//! Invariants: a value is raw text, less one line feed at each end; it stays text where the tool's schema says string, elsewhere it is
//! read as JSON if it is JSON. What is not complete, or calls no known tool, stays in the content as it was written and is counted.

use minijinja::Value;
use minijinja::value::ValueKind;

use super::ordered_json::{OrderedJson, field};

const CALL: &str = "<tool_call>";
const END_CALL: &str = "</tool_call>";
const FUNCTION: &str = "<function=";
const END_FUNCTION: &str = "</function>";
const PARAMETER: &str = "<parameter=";
const END_PARAMETER: &str = "</parameter>";

/// A call of a tool.
#[derive(Clone, PartialEq, Debug)]
pub struct ToolCall {
    /// Name of the tool.
    pub name: String,
    /// An object, arguments in the order of the call.
    pub arguments: OrderedJson,
}

/// An answer taken apart.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// The text without its calls.
    pub content: String,
    /// The calls in order.
    pub calls: Vec<ToolCall>,
    /// Calls that were not understood and stay in the content.
    pub n_not_understood: usize,
}

impl Answer {
    /// Takes a whole answer apart, given the tools that the model was told of.
    pub fn parse(text: &str, tools: &[OrderedJson]) -> Answer {
        let mut answer = Answer::default();
        let mut rest = text;
        while let Some(at) = rest.find(CALL) {
            let (before, block) = rest.split_at(at);
            match call(block, tools) {
                Some((call, after)) => {
                    // Blanks before and between calls belong to the markup.
                    answer.content.push_str(before.trim_end());
                    answer.calls.push(call);
                    rest = after;
                }
                None => {
                    let end = block.find(END_CALL).map_or(block.len(), |end| end + END_CALL.len());
                    answer.content.push_str(&rest[..at + end]);
                    answer.n_not_understood += 1;
                    rest = &rest[at + end..];
                }
            }
        }
        let is_only_blank = !answer.calls.is_empty() && rest.trim().is_empty();
        answer.content.push_str(if is_only_blank { "" } else { rest });
        answer
    }
}

/// The call at the start of `block`, and what comes after it.
fn call<'t>(block: &'t str, tools: &[OrderedJson]) -> Option<(ToolCall, &'t str)> {
    let rest = block.strip_prefix(CALL)?.trim_start().strip_prefix(FUNCTION)?;
    let (name, mut rest) = rest.split_once('>')?;
    let tool = tools.iter().find_map(|tool| described(&tool.0, name))?;
    let mut arguments: Vec<(String, Value)> = Vec::new();
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix(END_FUNCTION) {
            let after = after.trim_start().strip_prefix(END_CALL)?;
            let arguments = OrderedJson(Value::from_pairs(arguments));
            return Some((ToolCall { name: name.to_owned(), arguments }, after));
        }
        let (key, after) = rest.strip_prefix(PARAMETER)?.split_once('>')?;
        let (raw, after) = value(after)?;
        // As in JSON, the last of two arguments of a name counts.
        arguments.retain(|(other, _)| other != key);
        arguments.push((key.to_owned(), typed(raw, &tool, key)));
        rest = after;
    }
}

/// A value up to the end tag that is followed by more markup, so that a value may hold an end tag.
fn value(text: &str) -> Option<(&str, &str)> {
    let (end, _) = text.match_indices(END_PARAMETER).find(|(at, _)| {
        let next = text[at + END_PARAMETER.len()..].trim_start();
        next.starts_with(PARAMETER) || next.starts_with(END_FUNCTION)
    })?;
    let raw = &text[..end];
    let raw = raw.strip_prefix('\n').unwrap_or(raw);
    Some((raw.strip_suffix('\n').unwrap_or(raw), &text[end + END_PARAMETER.len()..]))
}

/// The description of tool `name`: its `function`, or the object itself.
fn described(tool: &Value, name: &str) -> Option<Value> {
    let tool = field(tool, "function").unwrap_or_else(|| tool.clone());
    (field(&tool, "name")?.as_str() == Some(name)).then_some(tool)
}

fn typed(raw: &str, tool: &Value, key: &str) -> Value {
    let properties = field(tool, "parameters").and_then(|parameters| field(&parameters, "properties"));
    let kind = properties.and_then(|properties| field(&properties, key)).and_then(|schema| field(&schema, "type"));
    let is_text = kind.is_some_and(|kind| match kind.kind() {
        ValueKind::Seq => kind.try_iter().is_ok_and(|mut kinds| kinds.any(|kind| kind.as_str() == Some("string"))),
        _ => kind.as_str() == Some("string"),
    });
    match OrderedJson::parse(raw) {
        Ok(json) if !is_text => json.0,
        _ => Value::from(raw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tools() -> Vec<OrderedJson> {
        let weather = r#"{"type": "function", "function": {"name": "weather", "parameters": {"properties": {"city": {"type": "string"}, "days": {"type": "integer"}, "note": {"type": ["string", "null"]}}}}}"#;
        let flat = r#"{"name": "run", "parameters": {}}"#;
        [weather, flat].map(|tool| OrderedJson::parse(tool).unwrap()).into()
    }

    fn parsed(text: &str) -> (String, Vec<String>, usize) {
        let Answer { content, calls, n_not_understood } = Answer::parse(text, &tools());
        (content, calls.iter().map(|call| format!("{} {}", call.name, call.arguments)).collect(), n_not_understood)
    }

    fn written(name: &str, arguments: &[(&str, &str)]) -> String {
        let arguments = arguments.iter().map(|(key, value)| format!("<parameter={key}>\n{value}\n</parameter>\n"));
        format!("<tool_call>\n<function={name}>\n{}</function>\n</tool_call>", arguments.collect::<String>())
    }

    #[test]
    fn values_follow_the_schema() {
        let call =
            written("weather", &[("city", "12"), ("days", "3"), ("note", "null"), ("other", "[1]"), ("days2", "x y")]);
        let expected = r#"weather {"city": "12", "days": 3, "note": "null", "other": [1], "days2": "x y"}"#;
        assert_eq!(parsed(&call), (String::new(), vec![expected.to_owned()], 0));
        let raw = written("run", &[("a", "\n&lt;\n\n"), ("b", "x</parameter>y"), ("c", ""), ("a", "2")]);
        assert_eq!(parsed(&raw).1, [r#"run {"b": "x</parameter>y", "c": "", "a": 2}"#]);
        let lines = written("run", &[("a", "\n&lt;\n\n")]);
        assert_eq!(parsed(&lines).1, [r#"run {"a": "\n&lt;\n\n"}"#]);
    }

    #[test]
    fn text_around_calls_stays() {
        let two = format!("Let me see.\n\n{}\n{}", written("run", &[]), written("run", &[("a", "1")]));
        assert_eq!(parsed(&two), ("Let me see.".into(), vec!["run {}".into(), r#"run {"a": 1}"#.into()], 0));
        let after = format!("{} done", written("run", &[]));
        assert_eq!(parsed(&after), (" done".into(), vec!["run {}".into()], 0));
        assert_eq!(parsed("no calls \n"), ("no calls \n".into(), vec![], 0));
    }

    #[test]
    fn what_is_not_understood_stays_as_it_is() {
        let good = written("run", &[("a", "1")]);
        for cut in 1..good.len() {
            let n = usize::from(cut >= CALL.len());
            assert_eq!(parsed(&good[..cut]), (good[..cut].to_owned(), vec![], n), "cut at {cut}");
        }
        let unknown = format!("x {}\n{good}", written("fly", &[]));
        assert_eq!(parsed(&unknown), (format!("x {}", written("fly", &[])), vec![r#"run {"a": 1}"#.into()], 1));
        let broken = "<tool_call>{\"name\": \"run\"}</tool_call>";
        assert_eq!(parsed(broken), (broken.into(), vec![], 1));
    }
}
