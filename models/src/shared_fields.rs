//! Fields that every family has: element type, end-of-text ids, quantization.

use std::collections::BTreeMap;

use kernel_dsl::ir::Elem;
use kernel_lib::common::trellis::{BLOCK, TRELLIS_BITS};
use runtime::graph::op::Affine;
use serde_json::Value;

use crate::error::ConfigError;
use crate::fields::{Fields, quoted, shown};

/// Element type of weights and activations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dtype {
    /// 8 exponent bits, 7 mantissa bits.
    Bf16,
    /// IEEE binary16.
    F16,
    /// IEEE binary32.
    F32,
}

impl Dtype {
    /// The element type of tensors.
    pub fn elem(self) -> Elem {
        match self {
            Dtype::Bf16 => Elem::Bf16,
            Dtype::F16 => Elem::F16,
            Dtype::F32 => Elem::F32,
        }
    }
}

/// `dtype`, or `torch_dtype` in older files.
pub(crate) fn dtype(fields: Fields) -> Result<Dtype, ConfigError> {
    let required = "\"bfloat16\", \"float16\" or \"float32\"";
    let name = if fields.get("dtype").is_some() { "dtype" } else { "torch_dtype" };
    match fields.optional_text(name)? {
        Some("bfloat16") => Ok(Dtype::Bf16),
        Some("float16") => Ok(Dtype::F16),
        Some("float32") => Ok(Dtype::F32),
        Some(other) => Err(fields.not_supported(name, quoted(other), required)),
        None => fields.present("dtype", None, required),
    }
}

/// `eos_token_id` of the first of `places` that has one: an id, a list of ids, or none.
pub(crate) fn eos_token_ids(places: &[Fields], vocab_size: u32) -> Result<Vec<u32>, ConfigError> {
    const NAME: &str = "eos_token_id";
    let Some((fields, value)) = places.iter().find_map(|fields| Some((fields, fields.get(NAME)?))) else {
        return Ok(Vec::new());
    };
    let list = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
    let id = |value: &Value| {
        let required = format!("token ids below {vocab_size}");
        match value.as_u64() {
            Some(id) if id < u64::from(vocab_size) => Ok(id as u32),
            Some(id) => Err(fields.value(NAME, id, required)),
            None => Err(ConfigError::WrongType { field: fields.path_of(NAME), found: shown(value), required }),
        }
    };
    list.iter().map(id).collect()
}

/// `tie_word_embeddings`, which may stand in several places; `false` where none has it, as in the published classes.
pub(crate) fn tie_word_embeddings(places: &[Fields]) -> Result<bool, ConfigError> {
    const NAME: &str = "tie_word_embeddings";
    let mut known: Option<(&Fields, bool)> = None;
    for fields in places {
        let Some(found) = fields.optional_bool(NAME)? else { continue };
        match known {
            Some((other, other_found)) if other_found != found => {
                return Err(ConfigError::Conflict {
                    field: fields.path_of(NAME),
                    found: found.to_string(),
                    other: other.path_of(NAME),
                    other_found: other_found.to_string(),
                });
            }
            Some(_) => {}
            None => known = Some((fields, found)),
        }
    }
    Ok(known.is_some_and(|(_, tied)| tied))
}

/// How a module's weights are packed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packing {
    /// Codes with a scale and a bias for each group.
    Affine(Affine),
    /// Trellis codes of 12-bit states in blocks of 256 along an axis of the weight `[out, in]`, with a scale for each row.
    Trellis {
        /// Bits of a weight.
        bits: u32,
        /// 1: along the inputs; 0: along the outputs, stored transposed.
        axis: u32,
    },
}

/// Quantization of a checkpoint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quantization {
    /// What holds for every module without an entry.
    pub default: Affine,
    /// Modules with an entry of their own, by exact path; `None` means not quantized.
    pub modules: BTreeMap<String, Option<Packing>>,
}

impl Quantization {
    /// The quantization of the module at `path`.
    pub fn of(&self, path: &str) -> Option<Packing> {
        self.modules.get(path).copied().unwrap_or(Some(Packing::Affine(self.default)))
    }
}

/// `quantization`, mirrored in `quantization_config`; none where neither is there.
pub(crate) fn quantization(fields: Fields) -> Result<Option<Quantization>, ConfigError> {
    const NAMES: [&str; 2] = ["quantization", "quantization_config"];
    if let (Some(a), Some(b)) = (fields.get(NAMES[0]), fields.get(NAMES[1]))
        && a != b
    {
        let (found, other_found) = (shown(a), format!("{} of other content", shown(b)));
        return Err(ConfigError::Conflict {
            field: fields.path_of(NAMES[0]),
            found,
            other: fields.path_of(NAMES[1]),
            other_found,
        });
    }
    let name = if fields.get(NAMES[0]).is_some() { NAMES[0] } else { NAMES[1] };
    let Some(object) = fields.optional_object(name)? else { return Ok(None) };
    let path = fields.path_of(name);
    let entry = Fields::new(object, &path);
    let default = affine(entry)?;
    let mut modules = BTreeMap::new();
    for module in entry.names().filter(|name| !matches!(*name, "bits" | "group_size" | "mode")) {
        let own = match entry.get(module) {
            Some(Value::Bool(false)) => None,
            Some(Value::Bool(true)) => Some(Packing::Affine(default)),
            _ => {
                let object = entry.present(module, entry.optional_object(module)?, "an object, true or false")?;
                Some(packing(Fields::new(object, &entry.path_of(module)))?)
            }
        };
        modules.insert(module.to_owned(), own);
    }
    Ok(Some(Quantization { default, modules }))
}

fn packing(fields: Fields) -> Result<Packing, ConfigError> {
    match fields.optional_text("mode")? {
        Some("trellis") => trellis(fields),
        None | Some("affine") => affine(fields).map(Packing::Affine),
        Some(other) => Err(fields.not_supported("mode", quoted(other), "\"affine\" or \"trellis\"")),
    }
}

/// An entry of mode `trellis`: states of 12 bits, the code `1mad`, blocks of 256.
fn trellis(fields: Fields) -> Result<Packing, ConfigError> {
    let only = |fields: &Fields, name: &str, supported: u32| match fields.count(name)? {
        found if found == supported => Ok(()),
        found => Err(fields.not_supported(name, found, supported)),
    };
    let bits = fields.count("bits")?;
    if !TRELLIS_BITS.contains(&bits) {
        return Err(fields.not_supported("bits", bits, "2, 3 or 4"));
    }
    only(&fields, "group_size", BLOCK)?;
    let code = fields.present("trellis", fields.optional_object("trellis")?, "an object")?;
    let path = fields.path_of("trellis");
    let code = Fields::new(code, &path);
    only(&code, "L", 12)?;
    code.present("code", code.optional_text("code")?, "\"1mad\"")?;
    code.only_text("code", "1mad")?;
    // An axis may be 0, which is no count.
    match code.get("axis") {
        Some(Value::Number(axis)) if axis.as_u64().is_some_and(|axis| axis < 2) => {
            Ok(Packing::Trellis { bits, axis: u32::from(axis.as_u64() == Some(1)) })
        }
        Some(other) => Err(code.not_supported("axis", shown(other), "0 or 1")),
        None => code.present("axis", None, "0 or 1"),
    }
}

fn affine(fields: Fields) -> Result<Affine, ConfigError> {
    fields.only_text("mode", "affine")?;
    let (bits, group_size) = (fields.count("bits")?, fields.count("group_size")?);
    if !matches!(bits, 2..=6 | 8) {
        return Err(fields.not_supported("bits", bits, "2, 3, 4, 5, 6 or 8"));
    }
    if !matches!(group_size, 32 | 64 | 128) {
        return Err(fields.not_supported("group_size", group_size, "32, 64 or 128"));
    }
    Ok(Affine { bits, group_size })
}
