//! `generation_config.json`: what a checkpoint's authors say about sampling.
//!
//! Invariants: a field of another type is an error that names it; fields that change nothing here are not read; ranges are checked
//! where the values are used, together with those of a request.

use serde_json::{Map, Value};

use crate::text::TextError;

const FILE: &str = "generation_config.json";

/// Defaults of a checkpoint; what it does not say is `None`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GenerationConfig {
    /// Tokens that end a text.
    pub eos_token_ids: Vec<u32>,
    /// `false` means the most likely token, always.
    pub do_sample: Option<bool>,
    /// Divides logits.
    pub temperature: Option<f32>,
    /// Share of the probability that is kept.
    pub top_p: Option<f32>,
    /// Number of tokens that are kept.
    pub top_k: Option<u32>,
    /// Share of the highest probability below which a token is dropped.
    pub min_p: Option<f32>,
    /// Divides or multiplies logits of tokens that were there.
    pub repetition_penalty: Option<f32>,
}

impl GenerationConfig {
    /// Reads the text of the file.
    ///
    /// # Errors
    /// [`TextError::File`] names the field, what was found and what is required.
    pub fn parse(text: &str) -> Result<GenerationConfig, TextError> {
        let json: Value =
            serde_json::from_str(text).map_err(|error| TextError::file(FILE, error.to_string(), "a JSON object"))?;
        let Value::Object(fields) = &json else {
            return Err(TextError::file(FILE, "no object", "a JSON object"));
        };
        let float = |name| read(fields, name, "a number", |value| value.as_f64().map(|number| number as f32));
        Ok(GenerationConfig {
            eos_token_ids: read(fields, "eos_token_id", "a token id or a list of them", ids)?.unwrap_or_default(),
            do_sample: read(fields, "do_sample", "true or false", Value::as_bool)?,
            temperature: float("temperature")?,
            top_p: float("top_p")?,
            top_k: read(fields, "top_k", "an integer, at least 0", id)?,
            min_p: float("min_p")?,
            repetition_penalty: float("repetition_penalty")?,
        })
    }

    /// Refuses tokens that a tokenizer of `n_ids` ids does not have.
    ///
    /// # Errors
    /// [`TextError::File`] with the token.
    pub(crate) fn check_tokens(&self, n_ids: usize) -> Result<(), TextError> {
        match self.eos_token_ids.iter().find(|id| **id as usize >= n_ids) {
            None => Ok(()),
            Some(id) => {
                let required = format!("token ids below {n_ids}, those of tokenizer.json");
                Err(TextError::file(FILE, format!("`eos_token_id` has {id}"), required))
            }
        }
    }
}

fn read<T>(
    fields: &Map<String, Value>,
    name: &str,
    required: &str,
    read: impl Fn(&Value) -> Option<T>,
) -> Result<Option<T>, TextError> {
    let Some(value) = fields.get(name).filter(|value| !value.is_null()) else { return Ok(None) };
    let wrong = || TextError::file(FILE, format!("`{name}` is {value}"), required);
    read(value).map(Some).ok_or_else(wrong)
}

fn id(value: &Value) -> Option<u32> {
    value.as_u64().and_then(|id| u32::try_from(id).ok())
}

fn ids(value: &Value) -> Option<Vec<u32>> {
    match value {
        Value::Array(list) => list.iter().map(id).collect(),
        one => id(one).map(|id| vec![id]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read() {
        let text = r#"{"eos_token_id": [4, 2], "do_sample": true, "temperature": 0.6, "top_k": 20, "top_p": null}"#;
        let config = GenerationConfig::parse(text).unwrap();
        assert_eq!((config.eos_token_ids, config.do_sample), (vec![4, 2], Some(true)));
        assert_eq!((config.temperature, config.top_k, config.top_p), (Some(0.6), Some(20), None));
        assert_eq!(GenerationConfig::parse(r#"{"eos_token_id": 7}"#).unwrap().eos_token_ids, [7]);
        assert_eq!(GenerationConfig::parse("{}").unwrap(), GenerationConfig::default());
    }

    #[test]
    fn tokens_are_those_of_the_tokenizer() {
        let config = GenerationConfig::parse(r#"{"eos_token_id": [4, 9]}"#).unwrap();
        assert!(config.check_tokens(10).is_ok());
        let message = config.check_tokens(9).unwrap_err().to_string();
        let expected =
            "generation_config.json: `eos_token_id` has 9; required: token ids below 9, those of tokenizer.json";
        assert_eq!(message, expected);
    }

    #[test]
    fn other_types_are_refused() {
        for (text, expected) in [
            (r#"{"eos_token_id": "x"}"#, "`eos_token_id` is \"x\"; required: a token id or a list of them"),
            (r#"{"eos_token_id": [1, -1]}"#, "`eos_token_id` is [1,-1]"),
            (r#"{"top_k": 1.5}"#, "`top_k` is 1.5; required: an integer, at least 0"),
            (r#"{"temperature": "hot"}"#, "`temperature` is \"hot\"; required: a number"),
            (r#"{"do_sample": 1}"#, "`do_sample` is 1; required: true or false"),
            ("[]", "no object; required: a JSON object"),
            ("", "EOF"),
        ] {
            let message = GenerationConfig::parse(text).unwrap_err().to_string();
            assert!(message.starts_with("generation_config.json: ") && message.contains(expected), "{message}");
        }
    }
}
