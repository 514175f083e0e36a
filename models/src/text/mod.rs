//! Text: from a conversation to token ids, and from token ids to what a reader sees.
//!
//! [`TextModel::load`] reads what a checkpoint says about text; [`TextModel::conversation`] makes a [`Prompt`] of a
//! [`Conversation`], [`TextModel::prompt`] of plain text; [`TextModel::stream`] turns generated ids into [`Parts`].
//!
//! Invariants: ids are those of the published tokenizer on the published rendering; tokens of structure come from the template and
//! never from what people or tools write; a character is never split. Refused: tokenizers that are not byte-level, templates that
//! do not parse, prompts without a token.

mod added_tokens;
mod conversation;
mod detokenizer;
mod error;
mod guard;
mod ordered_json;
mod stop;
mod stream;
mod template;
mod thinking;
mod tokenizer;
mod tool_calls;
mod vocabulary;

use std::collections::BTreeMap;
use std::path::Path;

use minijinja::Value;

pub use self::added_tokens::{AddedToken, AddedTokens};
pub use self::conversation::Conversation;
pub use self::detokenizer::Detokenizer;
pub use self::error::TextError;
use self::guard::{Forbidden, Guard};
pub use self::ordered_json::OrderedJson;
use self::ordered_json::{field, with_strings};
pub use self::stop::StopStrings;
pub use self::stream::TextStream;
use self::template::Template;
pub use self::thinking::{END_THINK, Parts, THINK, ThinkingSplit};
pub use self::tokenizer::Tokenizer;
pub use self::tool_calls::{Answer, ToolCall};
pub use self::vocabulary::Vocabulary;
use crate::generation_config::GenerationConfig;

/// Names that tokenizer_config.json gives to tokens; templates know them as variables.
const NAMED_TOKENS: [&str; 4] = ["bos_token", "eos_token", "pad_token", "unk_token"];

/// What a checkpoint says about text.
pub struct TextModel {
    tokenizer: Tokenizer,
    template: Option<Template>,
    named_tokens: BTreeMap<&'static str, String>,
    generation: GenerationConfig,
}

/// Where generation goes on from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// The text, as the template rendered it.
    pub text: String,
    /// Its tokens; at least one.
    pub ids: Vec<u32>,
    /// Whether it ends inside of a thought, so that the answer begins in it.
    pub inside_thought: bool,
}

/// Whether a rendered conversation ends where the model's answer begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ending {
    /// With the beginning of the model's turn.
    #[default]
    Answer,
    /// With the last message, such as to find what two prompts share.
    LastMessage,
}

impl TextModel {
    /// Reads `tokenizer.json`, and where they are there `tokenizer_config.json`, `chat_template.jinja` and
    /// `generation_config.json`.
    ///
    /// # Errors
    /// [`TextError`] names the file, what was found and what is required.
    pub fn load(folder: &Path) -> Result<TextModel, TextError> {
        let tokenizer = Tokenizer::load(folder)?;
        let settings = match optional_file(&folder.join(SETTINGS))? {
            Some(text) => OrderedJson::parse(&text)
                .map_err(|error| TextError::file(SETTINGS, error.to_string(), "a JSON object"))?,
            None => OrderedJson::object(&[]),
        };
        let source = match optional_file(&folder.join("chat_template.jinja"))? {
            Some(source) => Some(source),
            None => template_of(&settings)?,
        };
        let template = source.map(Template::new).transpose()?;
        let generation = match optional_file(&folder.join("generation_config.json"))? {
            Some(text) => GenerationConfig::parse(&text)?,
            None => GenerationConfig::default(),
        };
        generation.check_tokens(tokenizer.vocabulary().len())?;
        let named_tokens =
            NAMED_TOKENS.into_iter().filter_map(|name| Some((name, named_token(&settings, name)?))).collect();
        Ok(TextModel { tokenizer, template, named_tokens, generation })
    }

    /// The tokenizer.
    pub fn tokenizer(&self) -> &Tokenizer {
        &self.tokenizer
    }

    /// What the checkpoint says about sampling.
    pub fn generation(&self) -> &GenerationConfig {
        &self.generation
    }

    /// Whether conversations can be rendered.
    pub fn has_template(&self) -> bool {
        self.template.is_some()
    }

    /// Tokens that end a text: those of the configuration, of generation_config.json and the tokenizer's own, ascending.
    pub fn eos_token_ids(&self, of_config: &[u32]) -> Vec<u32> {
        let own = self.named_tokens.get("eos_token").and_then(|token| self.tokenizer.added_tokens().id_of(token));
        let mut ids: Vec<u32> = of_config.iter().chain(&self.generation.eos_token_ids).copied().chain(own).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// The prompt of a text as it is; no token of structure comes from it.
    ///
    /// # Errors
    /// [`TextError`] where it cannot be encoded or has no token.
    pub fn prompt(&self, text: &str) -> Result<Prompt, TextError> {
        let ids = self.tokenizer.encode(text)?;
        if ids.is_empty() {
            return Err(TextError::EmptyPrompt);
        }
        let ids = self.tokenizer.with_tokens_around(ids);
        Ok(Prompt { text: text.to_owned(), ids, inside_thought: false })
    }

    /// The prompt of a conversation.
    ///
    /// # Errors
    /// [`TextError`] where there is no template, where it refuses the conversation, and where nothing comes out.
    pub fn conversation(&self, conversation: &Conversation, ending: Ending) -> Result<Prompt, TextError> {
        let template = self.template.as_ref().ok_or(TextError::NoTemplate)?;
        let guard = self.guard(template, conversation)?;
        let marked = template.render(self.variables(conversation, ending, &guard)?)?;
        let ids = self.tokenizer.encode_marked(&marked, Some(guard.mark()))?;
        if ids.is_empty() {
            return Err(TextError::EmptyPrompt);
        }
        let inside_thought = ending == Ending::Answer && marked.trim_end().ends_with(THINK);
        Ok(Prompt { text: marked.replace(guard.mark(), ""), ids, inside_thought })
    }

    /// How many tokens of `prompt`, which [`TextModel::conversation`] made of `conversation`, its later turns begin with too: those up to
    /// the end of the newest message.
    ///
    /// # Errors
    /// [`TextError`] as for [`TextModel::conversation`].
    pub fn shared_tokens(&self, conversation: &Conversation, prompt: &Prompt) -> Result<usize, TextError> {
        let messages = self.conversation(conversation, Ending::LastMessage)?;
        Ok(messages.ids.iter().zip(&prompt.ids).take_while(|(message, prompt)| message == prompt).count())
    }

    /// The text of an answer, as its ids come.
    ///
    /// # Errors
    /// [`TextError::EmptyStop`] for an empty stop string.
    pub fn stream(&self, stops: Vec<String>, inside_thought: bool) -> Result<TextStream, TextError> {
        Ok(TextStream::new(self.tokenizer.detokenizer(), StopStrings::new(stops)?, inside_thought))
    }

    fn guard(&self, template: &Template, conversation: &Conversation) -> Result<Guard<'_>, TextError> {
        let json = |value: &Value| OrderedJson(value.clone()).to_json();
        let mut texts = vec![template.source().to_owned()];
        texts.extend(conversation.messages().iter().map(json));
        texts.extend(conversation.tools().unwrap_or_default().iter().map(json));
        texts.extend(conversation.options().map(|(_, value)| json(value)));
        Guard::new(self.tokenizer.added_tokens(), texts.iter().map(String::as_str))
    }

    fn variables(&self, conversation: &Conversation, ending: Ending, guard: &Guard) -> Result<Value, TextError> {
        let marked = |value: &Value, forbidden| {
            with_strings(value, &|text| guard.marked(text, forbidden)).map_err(|error| TextError::Conversation {
                place: "conversation".into(),
                found: error.to_string(),
                required: "JSON values",
            })
        };
        let all = |value: &Value| marked(value, Forbidden::All);
        let message = |message: &Value| {
            let own = field(message, "role").is_some_and(|role| role.as_str() == Some("assistant"));
            marked(message, if own { Forbidden::Special } else { Forbidden::All })
        };
        let messages = conversation.messages().iter().map(message).collect::<Result<Vec<Value>, _>>()?;
        let tools = match conversation.tools() {
            Some(tools) => Value::from(tools.iter().map(all).collect::<Result<Vec<Value>, _>>()?),
            None => Value::from(()),
        };
        let mut variables = vec![
            ("messages".to_owned(), Value::from(messages)),
            ("tools".to_owned(), tools),
            ("documents".to_owned(), Value::from(())),
            ("add_generation_prompt".to_owned(), Value::from(ending == Ending::Answer)),
        ];
        for (name, token) in &self.named_tokens {
            variables.push(((*name).to_owned(), Value::from(token.as_str())));
        }
        for (name, value) in conversation.options() {
            variables.push((name.to_owned(), all(value)?));
        }
        Ok(Value::from_pairs(variables))
    }
}

const SETTINGS: &str = "tokenizer_config.json";

/// The content of a file, if it is there.
fn optional_file(path: &Path) -> Result<Option<String>, TextError> {
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(source) => {
            Err(TextError::Read { path: path.to_owned(), source, required: "a readable text file, or none" })
        }
    }
}

/// `chat_template` of tokenizer_config.json: a text, or a list of named ones of which `default` is meant.
fn template_of(settings: &OrderedJson) -> Result<Option<String>, TextError> {
    let Some(value) = settings.get("chat_template") else { return Ok(None) };
    if let Some(source) = value.as_str() {
        return Ok(Some(source.to_owned()));
    }
    let list = value.0.try_iter().into_iter().flatten();
    let is_default = |entry: &Value| field(entry, "name").is_some_and(|name| name.as_str() == Some("default"));
    let source = list.into_iter().find(is_default).and_then(|entry| field(&entry, "template"));
    match source.as_ref().and_then(Value::as_str) {
        Some(source) => Ok(Some(source.to_owned())),
        None => Err(TextError::file(SETTINGS, "`chat_template` without a text", "a text, or a list with `default`")),
    }
}

/// A token's text, given as such or as an object with `content`.
fn named_token(settings: &OrderedJson, name: &str) -> Option<String> {
    let value = settings.get(name)?;
    value.as_str().map(str::to_owned).or_else(|| value.get("content")?.as_str().map(str::to_owned))
}
