//! `espalier quantize`: from a model of plain weights to a smaller one.
//!
//! Invariants: the output folder is there as a whole or not at all; an interrupted command goes on where it ended.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use kernel_lib::trellis::{CodeBits, Storage};
use models::Affine;
use models::model::LoadOptions;
use models::quantize::{Calibration, Progress, QuantizeOptions, quantize};
use models::text::TextModel;
use runtime::adapter::AdapterChoice;
use serde::Serialize;

use super::adapter_index;
use super::model_options::folder_named;
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{print, shown_bytes, work_progress};

/// How MLPs are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Mlp {
    /// Walks through a trellis, `--bits` a weight
    Trellis,
    /// As all other matrices
    Affine,
}

/// How the other matrices are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Others {
    /// Codes of `--affine-bits` with a scale and a bias for each `--group-size`
    Affine,
    /// As they are
    Plain,
}

/// Order of the words of trellis codes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum StorageChoice {
    /// Row by row
    Canonical,
    /// Groups of two blocks, where they exist: 3 bits along the outputs, 512 columns each
    TwoBlock,
}

impl StorageChoice {
    /// The order of the library.
    pub(crate) fn storage(self) -> Storage {
        match self {
            StorageChoice::Canonical => Storage::Canonical,
            StorageChoice::TwoBlock => Storage::TwoBlock,
        }
    }
}

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder of a model with plain weights, or the name of one that was pulled
    #[arg(long, value_name = "DIR")]
    model: PathBuf,
    /// The new folder
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// How MLPs are stored
    #[arg(long, value_enum, default_value_t = Mlp::Trellis)]
    mlp: Mlp,
    /// Bits of a trellis-coded weight
    #[arg(long, value_name = "K", default_value_t = 3, value_parser = clap::value_parser!(u32).range(2..=4))]
    bits: u32,
    /// A JSON object from paths of modules to their bits, where these are others
    #[arg(long, value_name = "FILE")]
    widths: Option<PathBuf>,
    /// Order of the words of trellis codes
    #[arg(long, value_enum, default_value_t = StorageChoice::Canonical)]
    storage: StorageChoice,
    /// How the other matrices are stored
    #[arg(long, value_enum, default_value_t = Others::Affine)]
    others: Others,
    /// Bits of an affine code
    #[arg(long, value_name = "N", default_value = "4", value_parser = ["2", "3", "4", "5", "6", "8"])]
    affine_bits: String,
    /// Weights that share a scale and a bias
    #[arg(long, value_name = "N", default_value = "64", value_parser = ["32", "64", "128"])]
    group_size: String,
    /// Rotate the residual by signs of this seed and a Hadamard matrix, so that no weight stands out
    #[arg(long, value_name = "SEED")]
    rotate: Option<u32>,
    /// A text for the model to run on, so that trellis codes mind how the inputs of their module go together
    #[arg(long, value_name = "FILE")]
    calibration: Option<PathBuf>,
    /// Sequences of 128 tokens of that text
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..))]
    sequences: u32,
}

/// Tokens of a sequence to calibrate on.
const SEQUENCE_LEN: usize = 128;

#[derive(Serialize)]
struct Format {
    format: String,
    modules: usize,
    weights: u64,
    bytes: u64,
    bits_per_weight: f64,
    /// Squared error as a share of the squares, the mean over modules.
    mean_error: f64,
}

#[derive(Serialize)]
struct Report {
    out: String,
    weights: u64,
    bytes: u64,
    bits_per_weight: f64,
    formats: Vec<Format>,
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let folder = folder_named(&args.model)?;
    let number = |text: &str| text.parse().map_err(|error| Failure::usage(format!("`{text}`: {error}")));
    let affine = Affine { bits: number(&args.affine_bits)?, group_size: number(&args.group_size)? };
    let options = QuantizeOptions {
        trellis: match args.mlp {
            Mlp::Trellis => Some(CodeBits::new(args.bits).map_err(Failure::new)?),
            Mlp::Affine => None,
        },
        widths: args.widths.as_deref().map(widths).transpose()?.unwrap_or_default(),
        affine: (args.others == Others::Affine).then_some(affine),
        rotate: args.rotate,
        storage: args.storage.storage(),
    };
    let calibration = args.calibration.as_deref().map(|file| calibration(global, args, &folder, file)).transpose()?;
    let bar = work_progress();
    let mut shown = |Progress { done, resumed, of, next }: Progress| {
        bar.set_length(of);
        // Time left follows from what this run does.
        if resumed == done {
            bar.reset_eta();
        }
        bar.set_position(done);
        bar.set_message(next);
    };
    let made = quantize(&folder, &args.out, &options, calibration.as_ref(), &mut shown).map_err(Failure::new);
    bar.finish_and_clear();
    let made = made?;
    let mut formats: Vec<Format> = Vec::new();
    for module in &made.modules {
        let weights = (module.shape[0] * module.shape[1]) as u64;
        match formats.iter_mut().find(|format| format.format == module.format) {
            Some(format) => {
                format.modules += 1;
                format.weights += weights;
                format.bytes += module.bytes;
                format.mean_error += module.error;
            }
            None => formats.push(Format {
                format: module.format.clone(),
                modules: 1,
                weights,
                bytes: module.bytes,
                bits_per_weight: 0.0,
                mean_error: module.error,
            }),
        }
    }
    for format in &mut formats {
        format.bits_per_weight = format.bytes as f64 * 8.0 / format.weights.max(1) as f64;
        format.mean_error /= format.modules as f64;
    }
    formats.sort_by_key(|format| std::cmp::Reverse(format.weights));
    let report = Report {
        out: args.out.display().to_string(),
        weights: made.n_weights,
        bytes: made.n_bytes,
        bits_per_weight: made.bits_per_weight(),
        formats,
    };
    print(global.json, &report)
}

/// Reads bits by module.
fn widths(file: &Path) -> Result<BTreeMap<String, CodeBits>, Failure> {
    let named = |error: String| Failure::message(format!("{}: {error}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| named(error.to_string()))?;
    let widths: BTreeMap<String, u32> = serde_json::from_str(&text).map_err(|error| named(error.to_string()))?;
    let width = |(module, bits)| {
        let bits = CodeBits::new(bits).map_err(|error| named(format!("`{module}`: {error}")))?;
        Ok((module, bits))
    };
    widths.into_iter().map(width).collect()
}

/// The text to calibrate on, and where the model runs.
fn calibration(global: &Global, args: &Args, folder: &Path, file: &Path) -> Result<Calibration, Failure> {
    let text = TextModel::load(folder).map_err(Failure::new)?;
    let content = fs::read_to_string(file).map_err(|error| Failure::message(format!("{}: {error}", file.display())))?;
    let ids = text.tokenizer().encode_with_tokens(&content).map_err(Failure::new)?;
    let adapter = adapter_index(&global.adapter())?.map_or(AdapterChoice::Cpu, AdapterChoice::Index);
    let load = LoadOptions { adapter, ..LoadOptions::default() };
    let calibration = Calibration::of_text(&ids, SEQUENCE_LEN, args.sequences as usize, load);
    match calibration.n_tokens() {
        0 => Err(Failure::message(format!(
            "{}: {} tokens; required: at least {SEQUENCE_LEN}",
            file.display(),
            ids.len()
        ))),
        _ => Ok(calibration),
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Format { format, modules, bytes, bits_per_weight, mean_error, .. } in &self.formats {
            let bytes = shown_bytes(*bytes);
            writeln!(
                f,
                "{modules} modules of {format}: {bits_per_weight:.2} bits a weight, {bytes}, error {mean_error:.5}"
            )?;
        }
        let Report { out, bytes, bits_per_weight, .. } = self;
        write!(f, "{out}: {bits_per_weight:.3} bits a weight, {} of matrices", shown_bytes(*bytes))
    }
}
