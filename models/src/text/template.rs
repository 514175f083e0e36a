//! The checkpoint's own chat template, rendered as the published implementation renders it.
//!
//! Invariants: blanks around blocks are trimmed, `tojson` writes as Python does and keeps the order of keys, methods of Python's
//! strings and maps are there, `raise_exception` refuses a conversation in the template's words. A template that does not parse
//! is refused when it is loaded, with its line.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Kwargs, ValueKind};
use minijinja::{Environment, Error, ErrorKind, Value};

use super::error::TextError;
use super::ordered_json::{Style, write_json};

const NAME: &str = "chat";

/// A parsed template.
pub(super) struct Template {
    environment: Environment<'static>,
    source: String,
}

/// The words of `raise_exception`.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Raised(String);

impl Template {
    /// Parses `source`.
    pub(super) fn new(source: String) -> Result<Template, TextError> {
        let mut environment = Environment::new();
        let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).build();
        environment.set_syntax(syntax.map_err(|error| failed(&error))?);
        environment.set_unknown_method_callback(minijinja_contrib::pycompat::unknown_method_callback);
        environment.add_filter("tojson", to_json);
        environment.add_test("sequence", is_sequence);
        environment.add_test("iterable", is_iterable);
        environment.add_function("raise_exception", raise_exception);
        environment.add_function("strftime_now", strftime_now);
        environment.add_template_owned(NAME, source.clone()).map_err(|error| failed(&error))?;
        Ok(Template { environment, source })
    }

    /// The template's text.
    pub(super) fn source(&self) -> &str {
        &self.source
    }

    /// Renders with these variables.
    pub(super) fn render(&self, variables: Value) -> Result<String, TextError> {
        let template = self.environment.get_template(NAME).map_err(|error| failed(&error))?;
        template.render(variables).map_err(|error| failed(&error))
    }
}

fn failed(error: &Error) -> TextError {
    let mut source = std::error::Error::source(error);
    while let Some(inner) = source {
        if let Some(Raised(message)) = inner.downcast_ref() {
            return TextError::Refused { message: message.clone() };
        }
        source = inner.source();
    }
    let found = match error.detail() {
        Some(detail) => format!("{}: {detail}", error.kind()),
        None => error.kind().to_string(),
    };
    // Errors are one line; a template's own text may not be.
    let found = found.split_whitespace().collect::<Vec<_>>().join(" ");
    TextError::Template { line: error.line().unwrap_or(0), found }
}

/// What has a length and places, which in Python texts and maps do too.
fn is_sequence(value: &Value) -> bool {
    matches!(value.kind(), ValueKind::String | ValueKind::Seq | ValueKind::Map)
}

fn is_iterable(value: &Value) -> bool {
    is_sequence(value) || value.kind() == ValueKind::Iterable
}

fn to_json(value: &Value, options: Kwargs) -> Result<Value, Error> {
    let mut style = Style::default();
    if let Some(indent) = options.get::<Option<usize>>("indent")? {
        style.indent = Some(indent);
        style.item_separator = ",".into();
    }
    if let Some(separators) = options.get::<Option<Value>>("separators")? {
        let pair: Vec<Value> = separators.try_iter()?.collect();
        match pair.iter().map(Value::as_str).collect::<Vec<_>>()[..] {
            [Some(item), Some(key)] => (style.item_separator, style.key_separator) = (item.into(), key.into()),
            _ => return Err(Error::new(ErrorKind::InvalidOperation, "separators must be two strings")),
        }
    }
    style.sort_keys = options.get::<Option<bool>>("sort_keys")?.unwrap_or(false);
    style.ensure_ascii = options.get::<Option<bool>>("ensure_ascii")?.unwrap_or(false);
    options.assert_all_used()?;
    let mut out = String::new();
    match value.kind() {
        // As Python, where an undefined value is no JSON.
        ValueKind::Undefined => Err(Error::new(ErrorKind::UndefinedError, "tojson of an undefined value")),
        _ => write_json(&mut out, value, &style, 0).map(|()| Value::from_safe_string(out)),
    }
}

fn raise_exception(message: &Value) -> Result<Value, Error> {
    let message = message.to_string();
    Err(Error::new(ErrorKind::InvalidOperation, "raise_exception").with_source(Raised(message)))
}

/// The local time in the format of C's `strftime`.
fn strftime_now(format: &str) -> Result<String, Error> {
    let now = jiff::ZonedDateTime::now();
    jiff::fmt::strtime::format(format, &now)
        .map_err(|error| Error::new(ErrorKind::InvalidOperation, format!("strftime_now: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::ordered_json::OrderedJson;

    fn rendered(source: &str, variables: &str) -> Result<String, TextError> {
        Template::new(source.to_owned())?.render(OrderedJson::parse(variables).unwrap().0)
    }

    /// What published templates use; the results are those of jinja2 with `trim_blocks` and `lstrip_blocks`.
    #[test]
    fn templates_mean_what_they_mean_in_python() {
        let cases = [
            ("{% if true %}\n  a\n  {% endif %}\nb\n", "  a\nb"),
            ("{{ x.tool | tojson }}", r#"{"z": "<&'é>", "a": [1, 2.0, {}]}"#),
            ("{{ x.tool.a | tojson(indent=1) }}", "[\n 1,\n 2.0,\n {}\n]"),
            ("{{ x.tool.a | tojson(separators=(',', ':')) }}", "[1,2.0,{}]"),
            ("{{ x.text.split('</t>')[0].split('<t>')[-1].strip() }}", "in"),
            ("{{ x.text.split('</t>')[-1].lstrip('\\n').rstrip() }}|{{ x.text.strip('<>') }}", " out|t> in </t> out"),
            ("{{ x.text.startswith('<t>') and not x.text.endswith('.') }}", "True"),
            (
                "{% set ns = namespace(n=0) %}{% for i in x.tool.a %}{% set ns.n = ns.n + 1 %}{% endfor %}{{ ns.n }}",
                "3",
            ),
            (
                "{% for k, v in x.tool|items %}{{ k }}={{ v is mapping }},{{ v is sequence }};{% endfor %}",
                "z=False,True;a=False,True;",
            ),
            ("{% for k, v in x.tool.items() %}{{ loop.index0 }}{{ k }}{% endfor %}", "0z1a"),
            ("{{ x.list[::-1] | join }}{{ x.list[1:] | join }}{{ x.list[-1] }}{{ x.list[:2]|length }}", "3212332"),
            (
                "{% for i in x.list %}{% if i == 2 %}{% continue %}{% endif %}{{ i }}{% if loop.last %}!{% endif %}{% endfor %}",
                "13!",
            ),
            (
                "{{ x.missing is defined }}{{ x.none is none }}{{ x.none }}{{ x.missing }}{{ x.yes }}",
                "FalseTrueNoneTrue",
            ),
            ("{% macro m(a, b='d') %}[{{ a }}{{ b }}]{% endmacro %}{{ m('c') }}{{ m('c', b=1) }}", "[cd][c1]"),
            ("{{ 'image' in x.tool or 'z' in x.tool }}{{ '</t>' in x.text }}{{ x.text is string }}", "TrueTrueTrue"),
            (
                "{{ x.tool is sequence }}{{ x.text is iterable }}{{ x.yes is iterable }}{{ x.list is sequence }}",
                "TrueTrueFalseTrue",
            ),
            ("{{ x.yes|string + 'a' ~ 1 ~ none }}{{ 'a' if x.none else 'b' }}", "Truea1Noneb"),
            ("{{- '\\n' }}{{ 'a' + 'b'|upper }}", "\naB"),
            ("{{ x.list | map('string') | join('-') }}{{ x.tool.get('q', 'd') }}", "1-2-3d"),
        ];
        let variables = r#"{"x": {"tool": {"z": "<&'é>", "a": [1, 2.0, {}]}, "text": "<t> in </t> out", "list": [1, 2, 3], "none": null, "yes": true}}"#;
        let differs =
            |(source, expected): &(&str, &str)| rendered(source, variables).ok().as_deref() != Some(*expected);
        let differing: Vec<_> =
            cases.into_iter().filter(differs).map(|(source, _)| (source, rendered(source, variables))).collect();
        assert!(differing.is_empty(), "{differing:#?}");
    }

    #[test]
    fn now_has_a_format() {
        let year = rendered("{{ strftime_now('%Y') }}", "{}").unwrap();
        assert!(year.len() == 4 && year.parse::<u32>().unwrap() >= 2025, "{year}");
        assert!(rendered("{{ strftime_now('%!') }}", "{}").unwrap_err().to_string().contains("strftime_now"));
    }

    #[test]
    fn refusals_say_why() {
        let raised = rendered("{{ raise_exception('no ' ~ x) }}", r#"{"x": "roles"}"#).unwrap_err();
        assert_eq!(raised.to_string(), "the chat template refuses the conversation: no roles");
        let inside = rendered("{% macro m() %}{{ raise_exception('in') }}{% endmacro %}{{ m() }}", "{}").unwrap_err();
        assert!(matches!(inside, TextError::Refused { message } if message == "in"));
        let bad = rendered("a\n{% if %}", "{}").unwrap_err().to_string();
        assert!(bad.starts_with("chat template, line 2: syntax error"), "{bad}");
        let bad = rendered("{{ x.y.z }}", r#"{"x": 1}"#).unwrap_err().to_string();
        assert!(bad.starts_with("chat template, line 1: undefined value"), "{bad}");
        assert!(rendered("{{ x | nofilter }}", "{}").unwrap_err().to_string().contains("unknown filter"));
        assert!(rendered("{{ y | tojson }}", "{}").unwrap_err().to_string().contains("undefined"));
    }
}
