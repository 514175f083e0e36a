//! Strict reading of JSON fields: every access names the field, what was found and what is required.
//!
//! Invariants: `null` counts as missing; numbers are never taken from strings, integers never from fractions;
//! a count is at least 1 and at most [`MAX_COUNT`], so that later products of two counts fit in 64 bits.

use serde_json::{Map, Value};

use crate::error::ConfigError;

/// Above any count of a real model, far below what would overflow.
pub(crate) const MAX_COUNT: u64 = 1 << 30;

/// An object of the configuration, with the path that leads to it.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a> {
    map: &'a Map<String, Value>,
    path: &'a str,
}

impl<'a> Fields<'a> {
    pub(crate) fn new(map: &'a Map<String, Value>, path: &'a str) -> Fields<'a> {
        Fields { map, path }
    }

    /// The full path of a field.
    pub(crate) fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }

    /// The value of a field, unless missing or `null`.
    pub(crate) fn get(&self, name: &str) -> Option<&'a Value> {
        self.map.get(name).filter(|value| !value.is_null())
    }

    /// Names of all fields.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'a str> {
        self.map.keys().map(String::as_str)
    }

    fn typed<T>(
        &self,
        name: &str,
        required: &str,
        read: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, ConfigError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let wrong =
            || ConfigError::WrongType { field: self.path_of(name), found: shown(value), required: required.into() };
        read(value).map(Some).ok_or_else(wrong)
    }

    /// A value that must be there.
    pub(crate) fn present<T>(&self, name: &str, value: Option<T>, required: &str) -> Result<T, ConfigError> {
        value.ok_or_else(|| ConfigError::Missing { field: self.path_of(name), required: required.into() })
    }

    /// A count, at least 1.
    pub(crate) fn optional_count(&self, name: &str) -> Result<Option<u32>, ConfigError> {
        let Some(count) = self.typed(name, "an integer, at least 1", Value::as_u64)? else { return Ok(None) };
        if !(1..=MAX_COUNT).contains(&count) {
            return Err(self.value(name, count, format!("from 1 to {MAX_COUNT}")));
        }
        Ok(Some(count as u32))
    }

    /// A count that must be there.
    pub(crate) fn count(&self, name: &str) -> Result<u32, ConfigError> {
        self.present(name, self.optional_count(name)?, "an integer, at least 1")
    }

    /// A finite number above 0.
    pub(crate) fn optional_positive(&self, name: &str) -> Result<Option<f64>, ConfigError> {
        let Some(number) = self.typed(name, "a number above 0", Value::as_f64)? else { return Ok(None) };
        if !(number > 0.0 && number.is_finite()) {
            return Err(self.value(name, number, "a number above 0"));
        }
        Ok(Some(number))
    }

    /// A finite number above 0 that must be there.
    pub(crate) fn positive(&self, name: &str) -> Result<f64, ConfigError> {
        self.present(name, self.optional_positive(name)?, "a number above 0")
    }

    /// A number above 0 that must be there and that f32 holds as a normal number.
    pub(crate) fn positive_f32(&self, name: &str) -> Result<f64, ConfigError> {
        let number = self.positive(name)?;
        if !(number as f32).is_normal() {
            let required = format!("a number from {:e} to {:e}, as f32 holds them", f32::MIN_POSITIVE, f32::MAX);
            return Err(self.value(name, format!("{number:e}"), required));
        }
        Ok(number)
    }

    pub(crate) fn optional_bool(&self, name: &str) -> Result<Option<bool>, ConfigError> {
        self.typed(name, "true or false", Value::as_bool)
    }

    pub(crate) fn optional_text(&self, name: &str) -> Result<Option<&'a str>, ConfigError> {
        self.typed(name, "a string", Value::as_str)
    }

    pub(crate) fn optional_list(&self, name: &str) -> Result<Option<&'a [Value]>, ConfigError> {
        self.typed(name, "a list", |value| value.as_array().map(Vec::as_slice))
    }

    pub(crate) fn optional_object(&self, name: &str) -> Result<Option<&'a Map<String, Value>>, ConfigError> {
        self.typed(name, "an object", Value::as_object)
    }

    /// Refuses every value but `supported`; a missing field means `supported`.
    pub(crate) fn only_bool(&self, name: &str, supported: bool) -> Result<(), ConfigError> {
        match self.optional_bool(name)? {
            Some(found) if found != supported => Err(self.not_supported(name, found, supported)),
            _ => Ok(()),
        }
    }

    /// Refuses every text but `supported`; a missing field means `supported`.
    pub(crate) fn only_text(&self, name: &str, supported: &str) -> Result<(), ConfigError> {
        match self.optional_text(name)? {
            Some(found) if found != supported => Err(self.not_supported(name, quoted(found), quoted(supported))),
            _ => Ok(()),
        }
    }

    pub(crate) fn value(&self, name: &str, found: impl ToString, required: impl Into<String>) -> ConfigError {
        ConfigError::Value { field: self.path_of(name), found: found.to_string(), required: required.into() }
    }

    pub(crate) fn not_supported(&self, name: &str, found: impl ToString, required: impl ToString) -> ConfigError {
        let (found, required) = (found.to_string(), required.to_string());
        ConfigError::NotSupported { field: self.path_of(name), found, required }
    }
}

/// A text as errors show it.
pub(crate) fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// A value as errors show it: scalars as written, the rest by kind.
pub(crate) fn shown(value: &Value) -> String {
    match value {
        Value::Array(list) => format!("a list of {}", list.len()),
        Value::Object(_) => "an object".into(),
        scalar => scalar.to_string(),
    }
}
