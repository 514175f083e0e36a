//! JSON whose objects keep the order in which they were written, as templates see it.
//!
//! Invariant: what was read is what [`OrderedJson::to_json`] writes, up to blanks and the spelling of numbers.

use std::fmt;

use minijinja::value::ValueKind;
use minijinja::{Error, ErrorKind, Value};
use serde::{Deserialize, Deserializer};

/// A JSON value: a message, a tool, an option of a template.
#[derive(Clone, PartialEq, Debug)]
pub struct OrderedJson(pub(super) Value);

impl OrderedJson {
    /// Reads JSON text.
    ///
    /// # Errors
    /// What the parser says.
    pub fn parse(text: &str) -> Result<OrderedJson, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// An object of strings.
    pub fn object(fields: &[(&str, &str)]) -> OrderedJson {
        OrderedJson(Value::from_pairs(fields.iter().copied()))
    }

    /// As JSON text, with `", "` and `": "`.
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        // Values that were read have nothing that JSON lacks.
        match write_json(&mut out, &self.0, &Style::default(), 0) {
            Ok(()) => out,
            Err(_) => "null".into(),
        }
    }

    /// A field of an object.
    pub fn get(&self, name: &str) -> Option<OrderedJson> {
        field(&self.0, name).map(OrderedJson)
    }

    /// The text of a string.
    pub fn as_str(&self) -> Option<&str> {
        self.0.as_str()
    }
}

impl From<bool> for OrderedJson {
    fn from(value: bool) -> OrderedJson {
        OrderedJson(Value::from(value))
    }
}

impl From<&str> for OrderedJson {
    fn from(value: &str) -> OrderedJson {
        OrderedJson(Value::from(value))
    }
}

impl<'de> Deserialize<'de> for OrderedJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OrderedJson, D::Error> {
        Value::deserialize(deserializer).map(OrderedJson)
    }
}

impl fmt::Display for OrderedJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

/// A field of a map that is there and not null.
pub(super) fn field(value: &Value, name: &str) -> Option<Value> {
    let is_there = |value: &Value| !value.is_undefined() && !value.is_none();
    (value.kind() == ValueKind::Map).then(|| value.get_attr(name).ok()).flatten().filter(is_there)
}

/// The pairs of a map in order.
pub(super) fn pairs(map: &Value) -> Result<Vec<(Value, Value)>, Error> {
    map.try_iter()?.map(|key| map.get_item(&key).map(|value| (key, value))).collect()
}

/// `value` with every string in it, keys included, changed.
pub(super) fn with_strings(value: &Value, change: &dyn Fn(&str) -> String) -> Result<Value, Error> {
    match value.kind() {
        ValueKind::String => Ok(value.as_str().map_or_else(|| value.clone(), |text| Value::from(change(text)))),
        ValueKind::Seq => {
            let items: Result<Vec<Value>, Error> = value.try_iter()?.map(|item| with_strings(&item, change)).collect();
            items.map(Value::from)
        }
        ValueKind::Map => {
            let changed = |(key, item)| Ok((with_strings(&key, change)?, with_strings(&item, change)?));
            pairs(value)?
                .into_iter()
                .map(changed)
                .collect::<Result<Vec<(Value, Value)>, Error>>()
                .map(Value::from_pairs)
        }
        _ => Ok(value.clone()),
    }
}

/// How Python's `json.dumps` is asked to write.
pub(super) struct Style {
    /// Blanks for each level; one line without.
    pub(super) indent: Option<usize>,
    /// Between items.
    pub(super) item_separator: String,
    /// Between a key and its value.
    pub(super) key_separator: String,
    /// Whether keys come in alphabetical order instead of their own.
    pub(super) sort_keys: bool,
    /// Whether everything beyond ASCII is escaped.
    pub(super) ensure_ascii: bool,
}

impl Default for Style {
    fn default() -> Style {
        let (item_separator, key_separator) = (", ".into(), ": ".into());
        Style { indent: None, item_separator, key_separator, sort_keys: false, ensure_ascii: false }
    }
}

/// Deepest nesting, far above that of any tool.
const MAX_DEPTH: usize = 256;

/// Writes `value` as Python's `json.dumps` would, nothing escaped for HTML.
pub(super) fn write_json(out: &mut String, value: &Value, style: &Style, depth: usize) -> Result<(), Error> {
    if depth > MAX_DEPTH {
        return Err(Error::new(ErrorKind::InvalidOperation, format!("more than {MAX_DEPTH} levels of JSON")));
    }
    match value.kind() {
        ValueKind::None => out.push_str("null"),
        ValueKind::Bool => out.push_str(if value.is_true() { "true" } else { "false" }),
        ValueKind::Number if value.is_integer() => out.push_str(&value.to_string()),
        ValueKind::Number => out.push_str(&python_float(f64::try_from(value.clone())?)),
        ValueKind::String => write_string(out, value.as_str().unwrap_or_default(), style),
        ValueKind::Map => {
            let mut items = pairs(value)?;
            if style.sort_keys {
                items.sort_by_key(|(key, _)| key_text(key));
            }
            write_items(out, '{', '}', style, depth, items, |out, (key, item)| {
                write_string(out, &key_text(&key), style);
                out.push_str(&style.key_separator);
                write_json(out, &item, style, depth + 1)
            })?;
        }
        ValueKind::Seq | ValueKind::Iterable => {
            let items: Vec<Value> = value.try_iter()?.collect();
            write_items(out, '[', ']', style, depth, items, |out, item| write_json(out, &item, style, depth + 1))?;
        }
        kind => return Err(Error::new(ErrorKind::InvalidOperation, format!("{kind} is not JSON"))),
    }
    Ok(())
}

#[expect(clippy::too_many_arguments, reason = "the brackets, and what every level of JSON needs")]
fn write_items<T>(
    out: &mut String,
    open: char,
    close: char,
    style: &Style,
    depth: usize,
    items: Vec<T>,
    mut write: impl FnMut(&mut String, T) -> Result<(), Error>,
) -> Result<(), Error> {
    let new_line = |out: &mut String, depth: usize| {
        if let Some(indent) = style.indent {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent * depth));
        }
    };
    out.push(open);
    let is_empty = items.is_empty();
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.push_str(&style.item_separator);
        }
        new_line(out, depth + 1);
        write(out, item)?;
    }
    if !is_empty {
        new_line(out, depth);
    }
    out.push(close);
    Ok(())
}

/// A key as JSON has it: Python turns true, false and None into their JSON names.
fn key_text(key: &Value) -> String {
    match key.kind() {
        ValueKind::Bool => if key.is_true() { "true" } else { "false" }.into(),
        ValueKind::None => "null".into(),
        _ => key.to_string(),
    }
}

fn write_string(out: &mut String, text: &str, style: &Style) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            c if c < ' ' || (style.ensure_ascii && c > '~') => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    out.push_str(&format!("\\u{unit:04x}"));
                }
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

/// The shortest digits that read back, in Python's spelling.
fn python_float(value: f64) -> String {
    if value.is_nan() {
        return "NaN".into();
    }
    if value.is_infinite() {
        return if value > 0.0 { "Infinity".into() } else { "-Infinity".into() };
    }
    let scientific = format!("{value:e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let power: i32 = exponent.parse().unwrap_or(0);
    if value != 0.0 && !(-4..16).contains(&power) {
        let sign = if power < 0 { '-' } else { '+' };
        return format!("{digits}e{sign}{:02}", power.abs());
    }
    let plain = value.to_string();
    if plain.contains('.') { plain } else { plain + ".0" }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Expected texts are those of Python 3's `json.dumps(..., ensure_ascii=False)`.
    #[test]
    fn json_is_written_as_python_does() {
        for text in [
            r#"{"z": 1, "a": {"y": [], "x": {}}, "m": [1, -2.5, true, null, "s"]}"#,
            r#""<a href='x'>&amp; \" \\ \n \t \b \f \u001f é 你""#,
            r#"[1.0, 0.1, 1e+16, 1.5e-05, 123456789012345.0, 0.0001, -0.0, 5e-324, 18446744073709551615]"#,
        ] {
            assert_eq!(OrderedJson::parse(text).unwrap().to_json(), text);
        }
        assert_eq!(OrderedJson::parse("1E400").map_err(|_| ()), Err(()), "no JSON number is infinite");
        assert!(OrderedJson::parse("{").is_err());
    }

    #[test]
    fn styles_are_those_of_python() {
        let value = OrderedJson::parse(r#"{"b":[1,{"c":"é🌳"}],"a":[]}"#).unwrap().0;
        let written = |style: Style| {
            let mut out = String::new();
            write_json(&mut out, &value, &style, 0).unwrap();
            out
        };
        let indented = Style { indent: Some(2), item_separator: ",".into(), ..Style::default() };
        assert_eq!(
            written(indented),
            "{\n  \"b\": [\n    1,\n    {\n      \"c\": \"é🌳\"\n    }\n  ],\n  \"a\": []\n}"
        );
        let sorted = Style { sort_keys: true, ensure_ascii: true, ..Style::default() };
        assert_eq!(written(sorted), r#"{"a": [], "b": [1, {"c": "\u00e9\ud83c\udf33"}]}"#);
    }

    #[test]
    fn depth_has_an_end() {
        let deep = (0..300).fold(Value::from(1), |inner, _| Value::from(vec![inner]));
        assert!(write_json(&mut String::new(), &deep, &Style::default(), 0).is_err());
    }

    #[test]
    fn strings_change_everywhere() {
        let value = OrderedJson::parse(r#"{"a": ["a", 1, {"b": null, "a": "ba"}]}"#).unwrap().0;
        let changed = with_strings(&value, &|text| text.replace('a', "x")).unwrap();
        assert_eq!(OrderedJson(changed).to_json(), r#"{"x": ["x", 1, {"b": null, "x": "bx"}]}"#);
    }
}
