//! From a model of plain weights to a smaller one: trellis-coded MLPs, affine codes for the rest, a rotation before both.
//!
//! [`quantize`] reads a folder of any supported family and writes another one. [`repack`] changes the order of words of a
//! packed model, and no weight.
//!
//! Invariants: the output is there as a whole or not at all; the same source and options give the same bytes, however
//! often the work was interrupted; every tensor of the source is in the output, under its own name.

pub mod affine;
mod calibrate;
mod config;
mod error;
mod folder;
mod module;
mod repack;
mod rotation;
mod source;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use kernel_lib::trellis::{CodeBits, Storage};
use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

pub use calibrate::Calibration;
pub use error::QuantizeError;
pub use module::ModuleReport;
pub use repack::{Repacked, repack};
pub use rotation::Rotation;

use self::calibrate::{Calibrator, Factor};
use self::folder::Work;
use self::module::{Format, convert, format_of};
use self::source::{Source, SourceTensor};
use crate::Affine;

/// File of the output that says what it was made of, and how.
pub const PROVENANCE_FILE: &str = "espalier_quantization.json";

/// What to make of a model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuantizeOptions {
    /// Bits of the MLPs' codes; affine as the rest where `None`, or where a coded length has no whole blocks.
    pub trellis: Option<CodeBits>,
    /// Other bits of some modules, by their path in any spelling, such as `model.layers.3.mlp.down_proj`.
    pub widths: BTreeMap<String, CodeBits>,
    /// How all other matrices are stored; in their own type where `None`.
    pub affine: Option<Affine>,
    /// Seed of the rotation of the residual.
    pub rotate: Option<u32>,
    /// Order of words where there is a choice.
    pub storage: Storage,
}

impl Default for QuantizeOptions {
    fn default() -> Self {
        QuantizeOptions {
            trellis: Some(CodeBits::Three),
            widths: BTreeMap::new(),
            affine: Some(Affine { bits: 4, group_size: 64 }),
            rotate: None,
            storage: Storage::Canonical,
        }
    }
}

impl QuantizeOptions {
    fn described(&self) -> Value {
        let affine = self.affine.map(|affine| json!({ "bits": affine.bits, "group_size": affine.group_size }));
        let storage = match self.storage {
            Storage::Canonical => "canonical",
            Storage::TwoBlock => "two-block",
        };
        json!({
            "trellis_bits": self.trellis.map(CodeBits::get),
            "widths": self.widths.iter().map(|(module, bits)| (module, bits.get())).collect::<BTreeMap<_, _>>(),
            "affine": affine,
            "rotation_seed": self.rotate,
            "storage": storage,
        })
    }
}

/// How far the work is.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Weights that are done.
    pub done: u64,
    /// Weights that were done before, by a run that was interrupted.
    pub resumed: u64,
    /// All weights.
    pub of: u64,
    /// What comes next: a layer, or the files.
    pub next: String,
}

/// What was made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Matrices, in the order of their keys.
    pub modules: Vec<ModuleReport>,
    /// Weights of all matrices.
    pub n_weights: u64,
    /// Bytes of all matrices.
    pub n_bytes: u64,
}

impl Report {
    fn of(modules: Vec<ModuleReport>) -> Report {
        let n_weights = modules.iter().map(|module| (module.shape[0] * module.shape[1]) as u64).sum();
        let n_bytes = modules.iter().map(|module| module.bytes).sum();
        Report { modules, n_weights, n_bytes }
    }

    /// Bits of a weight of the matrices, scales included.
    pub fn bits_per_weight(&self) -> f64 {
        self.n_bytes as f64 * 8.0 / self.n_weights.max(1) as f64
    }
}

/// Quantizes the model of `folder` into the new folder `out`. With texts to calibrate on, trellis codes mind how the inputs of
/// their module go together.
///
/// Work that was interrupted lies beside it and is gone on with.
///
/// # Errors
/// [`QuantizeError`] names the tensor, file or option. The output is not there then.
pub fn quantize(
    folder: &Path,
    out: &Path,
    options: &QuantizeOptions,
    calibration: Option<&Calibration>,
    progress: &mut dyn FnMut(Progress),
) -> Result<Report, QuantizeError> {
    let source = Source::open(folder, options.rotate)?;
    let formats = formats(&source, options)?;
    let origin = origin(folder, &source)?;
    let texts = calibration.map(|texts| json!({ "tokens": texts.n_tokens(), "sha256": texts.hash() }));
    let described = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "options": options.described(),
        "source": origin,
        "calibration": texts,
    });
    let work = Work::begin(out, &described)?;
    let parts = parts(&source);
    let weights = |keys: &[String]| -> u64 {
        keys.iter()
            .filter_map(|key| source.tensors.get(key))
            .map(|tensor| tensor.stored.shape().iter().product::<u64>())
            .sum()
    };
    let of = parts.values().map(|keys| weights(keys)).sum();
    let (mut done, mut resumed, mut modules) = (0, 0, Vec::new());
    let mut calibrator = None;
    for (number, (name, keys)) in parts.iter().enumerate() {
        progress(Progress { done, resumed, of, next: name.clone() });
        match work.done(number) {
            Some(reports) => {
                modules.extend(reports);
                resumed += weights(keys);
            }
            None => {
                let factors = match (layer_of(keys), calibration, options.trellis) {
                    (Some(layer), Some(texts), Some(_)) => {
                        let calibrator = match &mut calibrator {
                            Some(calibrator) => calibrator,
                            none => none.insert(Calibrator::new(folder, &source, texts)?),
                        };
                        Some(calibrator.factors(layer, source.rotation.as_ref())?)
                    }
                    _ => None,
                };
                let factor_of = |key: &str| {
                    let factors = factors.as_ref()?;
                    Some(if key.ends_with(".down_proj.weight") { &factors.active } else { &factors.reads })
                };
                modules.extend(write_part(&work, number, (&source, &formats), keys, factor_of)?);
            }
        }
        done += weights(keys);
    }
    progress(Progress { done, resumed, of, next: "files".into() });
    let report = Report::of(modules);
    let config = config::of_output(config::read(folder)?, &source, &formats, options);
    let provenance = json!({
        "program": "espalier",
        "version": env!("CARGO_PKG_VERSION"),
        "source": origin,
        "options": options.described(),
        "calibration": texts,
        "rotation": options.rotate.map(|seed| json!({ "seed": seed, "residual": true, "untied": source.unties })),
        "bits_per_weight": report.bits_per_weight(),
        "modules": report.modules,
    });
    let texts = [("config.json", pretty(&Value::Object(config))), (PROVENANCE_FILE, pretty(&provenance))];
    let format =
        if source.tensors.values().any(|tensor| tensor.name.starts_with("language_model.")) { "mlx" } else { "pt" };
    work.finish(parts.len(), folder, &texts, format)?;
    Ok(report)
}

/// The format of every tensor, by key.
fn formats(source: &Source, options: &QuantizeOptions) -> Result<BTreeMap<String, Format>, QuantizeError> {
    let mut widths = BTreeMap::new();
    for (module, bits) in &options.widths {
        widths.insert(source.key(&format!("{module}.weight"))?, *bits);
    }
    let format = |(key, tensor): (&String, &SourceTensor)| {
        let bits = options.trellis.map(|bits| widths.get(key).copied().unwrap_or(bits));
        (key.clone(), format_of(key, tensor, bits, options))
    };
    let formats: BTreeMap<String, Format> = source.tensors.iter().map(format).collect();
    match widths.into_keys().find(|key| !matches!(formats.get(key), Some(Format::Trellis(_)))) {
        Some(tensor) => Err(QuantizeError::Tensor {
            tensor,
            found: "none that gets trellis codes".into(),
            required: "a module of an MLP whose coded length has whole blocks, where a width is given".into(),
        }),
        None => Ok(formats),
    }
}

/// Keys of the tensors that are done together, by what they are: the layers, and the rest.
fn parts(source: &Source) -> BTreeMap<String, Vec<String>> {
    let mut parts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for key in source.tensors.keys() {
        let mut names = key.split('.');
        let layer = match (names.next(), names.next(), names.next()) {
            // Padded, so that layers follow one another.
            (Some("model"), Some("layers"), Some(layer)) => format!("layer {layer:>4}"),
            (Some("mtp"), ..) => "multi-token prediction".into(),
            (Some("lm_head"), ..) => "head".into(),
            (Some("model"), Some("embed_tokens"), _) => "embedding".into(),
            (Some("model"), Some("norm"), _) => "norm".into(),
            _ => "other parts".into(),
        };
        parts.entry(layer).or_default().push(key.clone());
    }
    parts
}

/// The layer that these tensors of the trunk are of.
fn layer_of(keys: &[String]) -> Option<usize> {
    keys.first()?.strip_prefix("model.layers.")?.split('.').next()?.parse().ok()
}

fn write_part<'f>(
    work: &Work,
    number: usize,
    (source, formats): (&Source, &BTreeMap<String, Format>),
    keys: &[String],
    factor_of: impl Fn(&str) -> Option<&'f Factor>,
) -> Result<Vec<ModuleReport>, QuantizeError> {
    let (mut tensors, mut reports) = (Vec::new(), Vec::new());
    for key in keys {
        let (Some(tensor), Some(format)) = (source.tensors.get(key), formats.get(key)) else { continue };
        let (out, report) = convert(source, tensor, *format, factor_of(key))?;
        tensors.extend(out);
        reports.extend(report);
    }
    work.write_part(number, &tensors, &reports)?;
    Ok(reports)
}

/// The files of the source, with their hashes.
fn origin(folder: &Path, source: &Source) -> Result<Value, QuantizeError> {
    let mut files = Vec::new();
    let config = folder.join("config.json");
    for path in std::iter::once(&config).chain(source.checkpoint.files()) {
        let (hash, bytes) = hash(path).map_err(QuantizeError::io(path))?;
        let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push(json!({ "name": name, "bytes": bytes, "sha256": hex }));
    }
    Ok(Value::Array(files))
}

/// Hash and length of a file.
fn hash(path: &Path) -> io::Result<(Vec<u8>, u64)> {
    let (mut file, mut hash, mut buffer, mut bytes) = (File::open(path)?, Sha256::new(), vec![0; 1 << 20], 0);
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok((hash.finalize().to_vec(), bytes)),
            n => {
                hash.update(&buffer[..n]);
                bytes += n as u64;
            }
        }
    }
}

/// JSON that ends in a line break.
fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}
