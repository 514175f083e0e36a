//! A conversation as a template sees it.
//!
//! Invariants: a message is an object with a `role`; arguments of tool calls are objects, whether they came as such or as the JSON
//! text that servers exchange; `reasoning` is known as `reasoning_content` to templates. What was given is not changed.

use minijinja::Value;
use minijinja::value::ValueKind;

use super::error::TextError;
use super::ordered_json::{OrderedJson, field, pairs};

/// Messages, tools and options.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Conversation {
    messages: Vec<Value>,
    tools: Option<Vec<Value>>,
    options: Vec<(String, OrderedJson)>,
}

impl Conversation {
    /// An empty one.
    pub fn new() -> Conversation {
        Conversation::default()
    }

    /// Appends a message of a role and a text.
    pub fn push_text(&mut self, role: &str, content: &str) {
        self.messages.push(OrderedJson::object(&[("role", role), ("content", content)]).0);
    }

    /// Appends a message in the form of the usual chat interfaces.
    ///
    /// # Errors
    /// [`TextError::Conversation`] names the place, what was found and what is required.
    pub fn push(&mut self, message: OrderedJson) -> Result<(), TextError> {
        let place = format!("message {}", self.messages.len());
        self.messages.push(prepared(&place, &message.0)?);
        Ok(())
    }

    /// The tools that the model may call, each an object.
    ///
    /// # Errors
    /// [`TextError::Conversation`] for a tool that is no object.
    pub fn set_tools(&mut self, tools: Vec<OrderedJson>) -> Result<(), TextError> {
        for (i, tool) in tools.iter().enumerate() {
            if tool.0.kind() != ValueKind::Map {
                return Err(wrong(&format!("tool {i}"), &tool.0, "an object"));
            }
        }
        self.tools = Some(tools.into_iter().map(|tool| tool.0).collect());
        Ok(())
    }

    /// Whether the model should think before it answers; without it the template decides.
    pub fn set_thinking(&mut self, thinking: bool) {
        self.set_option("enable_thinking", OrderedJson::from(thinking));
    }

    /// A variable of the template.
    pub fn set_option(&mut self, name: &str, value: OrderedJson) {
        self.options.retain(|(other, _)| other != name);
        self.options.push((name.to_owned(), value));
    }

    /// Number of messages.
    pub fn len(&self) -> usize {
        self.messages.len()
    }

    /// Whether there is no message.
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// Drops messages beyond the first `len`.
    pub fn truncate(&mut self, len: usize) {
        self.messages.truncate(len);
    }

    pub(super) fn messages(&self) -> &[Value] {
        &self.messages
    }

    pub(super) fn tools(&self) -> Option<&[Value]> {
        self.tools.as_deref()
    }

    pub(super) fn options(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.options.iter().map(|(name, value)| (name.as_str(), &value.0))
    }
}

fn wrong(place: &str, value: &Value, required: &'static str) -> TextError {
    TextError::Conversation { place: place.to_owned(), found: value.kind().to_string(), required }
}

/// A checked message, with arguments as objects and reasoning under its usual name.
fn prepared(place: &str, message: &Value) -> Result<Value, TextError> {
    if message.kind() != ValueKind::Map {
        return Err(wrong(place, message, "an object with `role` and `content`"));
    }
    match field(message, "role") {
        Some(role) if role.kind() == ValueKind::String => {}
        role => return Err(wrong(&format!("{place}, `role`"), &role.unwrap_or_default(), "a string")),
    }
    if let Some(content) = field(message, "content")
        && !matches!(content.kind(), ValueKind::String | ValueKind::Seq)
    {
        return Err(wrong(&format!("{place}, `content`"), &content, "a string or a list of parts"));
    }
    let canonical = field(message, "reasoning_content").is_some_and(|text| text.kind() == ValueKind::String);
    let mut fields = Vec::new();
    for (name, value) in members(place, message)? {
        match name.as_str() {
            Some("reasoning") if !canonical && value.kind() == ValueKind::String => {
                fields.push((name, value.clone()));
                fields.push((Value::from("reasoning_content"), value));
            }
            Some("reasoning_content") if !canonical && field(message, "reasoning").is_some() => {}
            Some("tool_calls") if value.kind() == ValueKind::Seq => {
                let calls = value.try_iter().map_err(|_| wrong(place, &value, "a list of calls"))?;
                let call = |(i, call): (usize, Value)| with_arguments(&format!("{place}, tool call {i}"), &call);
                let calls = calls.enumerate().map(call).collect::<Result<Vec<Value>, _>>()?;
                fields.push((name, Value::from(calls)));
            }
            _ => fields.push((name, value)),
        }
    }
    Ok(Value::from_pairs(fields))
}

/// A call whose `arguments`, its own or those of its `function`, are an object.
fn with_arguments(place: &str, call: &Value) -> Result<Value, TextError> {
    if call.kind() != ValueKind::Map {
        return Err(wrong(place, call, "an object"));
    }
    let mut fields = Vec::new();
    for (name, value) in members(place, call)? {
        let value = match (name.as_str(), value.kind()) {
            (Some("function"), ValueKind::Map) => with_arguments(place, &value)?,
            (Some("arguments"), ValueKind::Map | ValueKind::None) => value,
            (Some("arguments"), _) => parsed_arguments(place, &value)?,
            _ => value,
        };
        fields.push((name, value));
    }
    Ok(Value::from_pairs(fields))
}

fn parsed_arguments(place: &str, arguments: &Value) -> Result<Value, TextError> {
    const REQUIRED: &str = "an object, or the JSON text of one";
    let place = format!("{place}, `arguments`");
    let Some(text) = arguments.as_str() else { return Err(wrong(&place, arguments, REQUIRED)) };
    match OrderedJson::parse(text) {
        Ok(parsed) if parsed.0.kind() == ValueKind::Map => Ok(parsed.0),
        Ok(parsed) => Err(wrong(&place, &parsed.0, REQUIRED)),
        Err(error) => Err(TextError::Conversation { place, found: error.to_string(), required: REQUIRED }),
    }
}

fn members(place: &str, map: &Value) -> Result<Vec<(Value, Value)>, TextError> {
    pairs(map).map_err(|_| wrong(place, map, "an object"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pushed(message: &str) -> Result<String, String> {
        let mut conversation = Conversation::new();
        let result = conversation.push(OrderedJson::parse(message).unwrap());
        result.map(|()| OrderedJson(conversation.messages[0].clone()).to_json()).map_err(|error| error.to_string())
    }

    #[test]
    fn arguments_become_objects() {
        let given = r#"{"role": "assistant", "content": null, "tool_calls": [{"type": "function", "function": {"name": "f", "arguments": "{\"b\": 1, \"a\": [2]}"}}, {"name": "g", "arguments": {"x": "{}"}}]}"#;
        let expected = given.replace(r#""{\"b\": 1, \"a\": [2]}""#, r#"{"b": 1, "a": [2]}"#);
        assert_eq!(pushed(given).unwrap(), expected);
    }

    #[test]
    fn reasoning_has_one_name() {
        let given = r#"{"role": "assistant", "reasoning": "r", "content": "c"}"#;
        let expected = r#"{"role": "assistant", "reasoning": "r", "reasoning_content": "r", "content": "c"}"#;
        assert_eq!(pushed(given).unwrap(), expected);
        let both = r#"{"role": "assistant", "reasoning": "r", "reasoning_content": "canonical"}"#;
        assert_eq!(pushed(both).unwrap(), both);
        let null = r#"{"role": "assistant", "reasoning_content": null, "reasoning": "r"}"#;
        assert_eq!(pushed(null).unwrap(), r#"{"role": "assistant", "reasoning": "r", "reasoning_content": "r"}"#);
    }

    #[test]
    fn other_forms_are_refused_with_their_place() {
        let call = |arguments: &str| {
            format!(
                r#"{{"role": "assistant", "tool_calls": [{{"function": {{"name": "f", "arguments": {arguments}}}}}]}}"#
            )
        };
        let cases = [
            (r#""text""#.to_owned(), "message 0: string; required: an object with `role` and `content`"),
            (r#"{"content": "x"}"#.to_owned(), "message 0, `role`: undefined; required: a string"),
            (r#"{"role": 1}"#.to_owned(), "message 0, `role`: number; required: a string"),
            (
                r#"{"role": "user", "content": 3}"#.to_owned(),
                "message 0, `content`: number; required: a string or a list",
            ),
            (
                call("\"[1]\""),
                "message 0, tool call 0, `arguments`: sequence; required: an object, or the JSON text of one",
            ),
            (call("\"{\""), "message 0, tool call 0, `arguments`: EOF while parsing"),
            (call("7"), "message 0, tool call 0, `arguments`: number; required: an object"),
            (
                r#"{"role": "assistant", "tool_calls": [7]}"#.to_owned(),
                "message 0, tool call 0: number; required: an object",
            ),
        ];
        for (message, expected) in cases {
            let refusal = pushed(&message).unwrap_err();
            assert!(refusal.starts_with(expected), "{refusal}");
        }
        let tools = vec![OrderedJson::from("f")];
        let refusal = Conversation::new().set_tools(tools).unwrap_err().to_string();
        assert_eq!(refusal, "tool 0: string; required: an object");
    }
}
