//! `espalier inspect`: what a model's folder holds, what it takes in memory, and whether it fits.
//!
//! Invariants: headers and the configuration are read, not the weights; the numbers on memory come from the plans that would run. A model that is
//! described and cannot run here says why, with exit code 0; a folder that holds no model is an error.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use models::inspect::{Inspection, Module, inspect};
use models::model::{Footprint, Model};
use models::registry::ModelConfig;
use runtime::adapter::AdapterChoice;
use serde::Serialize;

use super::model_options::ModelArgs;
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{print, shown_bytes};

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder of the model, or the name of one that was pulled [default: the model that comes with the program]
    #[arg(value_name = "DIR", conflicts_with = "model")]
    folder: Option<PathBuf>,
    #[command(flatten)]
    model: ModelArgs,
    /// List every tensor, and every module's format (JSON always does)
    #[arg(long)]
    tensors: bool,
}

#[derive(Serialize)]
struct Report {
    folder: String,
    family: &'static str,
    parameters: u64,
    sizes: Sizes,
    formats: Vec<Format>,
    files: Vec<File>,
    notes: Vec<String>,
    memory: Option<Memory>,
    /// Why it cannot run here.
    refusal: Option<String>,
    engine: Engine,
    /// Whether everything fits the engine's memory, where its size is known.
    fits: Option<bool>,
    modules: Vec<ModuleEntry>,
    tensors: Vec<TensorEntry>,
    #[serde(skip)]
    lists: bool,
}

#[derive(Serialize)]
struct Sizes {
    hidden_size: u32,
    intermediate_size: u32,
    attention_layers: usize,
    recurrent_layers: usize,
    heads: u32,
    key_value_heads: u32,
    head_dim: u32,
    vocab_size: u32,
    max_positions: u32,
    tied_head: bool,
    dtype: String,
}

/// Modules that store their weights in the same way.
#[derive(Serialize)]
struct Format {
    format: String,
    modules: usize,
    weights: u64,
    bytes: u64,
    bits_per_weight: f64,
}

#[derive(Serialize)]
struct File {
    name: String,
    bytes: u64,
}

#[derive(Serialize)]
struct ModuleEntry {
    module: String,
    shape: [u32; 2],
    format: String,
    bits_per_weight: f64,
    bytes: u64,
}

#[derive(Serialize)]
struct TensorEntry {
    name: String,
    dtype: String,
    shape: Vec<u64>,
    bytes: u64,
    file: String,
}

#[derive(Serialize)]
struct Memory {
    context: u32,
    weight_bytes: u64,
    kv_bytes_per_1000_tokens: u64,
    kv_bytes: u64,
    state_bytes: u64,
    table_bytes: u64,
    token_scratch_bytes: u64,
    prompt_scratch_bytes: u64,
    total_bytes: u64,
    dispatches_per_token: usize,
}

#[derive(Serialize)]
struct Engine {
    name: String,
    memory_bytes: Option<u64>,
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let folder = args.model.folder_of(args.folder.as_deref())?;
    let found = inspect(&folder).map_err(Failure::new)?;
    let options = args.model.load_options(global, 1)?;
    let engine = engine(&options.adapter)?;
    let (memory, refusal) = match Model::footprint(&folder, &options) {
        Ok(footprint) => (Some(memory(&footprint)), None),
        Err(error) => (None, Some(Failure::new(error).to_string())),
    };
    let fits = memory.as_ref().zip(engine.memory_bytes).map(|(memory, bytes)| memory.total_bytes <= bytes);
    let Inspection { config, family, modules, tensors, files, n_parameters, notes } = found;
    let name = |path: &std::path::Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let tensors = tensors.iter().map(|tensor| TensorEntry {
        name: tensor.name().to_owned(),
        dtype: tensor.type_name(),
        shape: tensor.shape().to_vec(),
        bytes: tensor.bytes().len() as u64,
        file: name(tensor.path()),
    });
    let report = Report {
        folder: folder.display().to_string(),
        family,
        parameters: n_parameters,
        sizes: sizes(&config),
        formats: formats(&modules),
        files: files.iter().map(|(path, bytes)| File { name: name(path), bytes: *bytes }).collect(),
        notes,
        memory,
        refusal,
        engine,
        fits,
        tensors: tensors.collect(),
        modules: modules.into_iter().map(entry).collect(),
        lists: args.tensors,
    };
    print(global.json, &report)
}

/// The engine that would run, and the memory that it has.
fn engine(choice: &AdapterChoice) -> Result<Engine, Failure> {
    if let AdapterChoice::Index(index) = choice {
        let adapters = runtime::device::adapters();
        let name = adapters.get(*index).map(ToString::to_string).unwrap_or_default();
        return Ok(Engine { name, memory_bytes: runtime::device::memory_bytes_of(*index) });
    }
    let memory = sysinfo::MemoryRefreshKind::nothing().with_ram();
    let system = sysinfo::System::new_with_specifics(sysinfo::RefreshKind::nothing().with_memory(memory));
    let bytes = system.map_err(|error| Failure::message(format!("memory of this machine: {error}")))?.total_memory();
    Ok(Engine { name: "cpu".into(), memory_bytes: Some(bytes).filter(|bytes| *bytes > 0) })
}

fn memory(footprint: &Footprint) -> Memory {
    Memory {
        context: footprint.context,
        weight_bytes: footprint.weight_bytes,
        kv_bytes_per_1000_tokens: footprint.kv_bytes_per_token * 1000,
        kv_bytes: footprint.kv_bytes(footprint.context),
        state_bytes: footprint.state_bytes,
        table_bytes: footprint.table_bytes,
        token_scratch_bytes: footprint.token_scratch_bytes,
        prompt_scratch_bytes: footprint.prompt_scratch_bytes,
        total_bytes: footprint.total_bytes(),
        dispatches_per_token: footprint.dispatches_per_token,
    }
}

fn sizes(config: &ModelConfig) -> Sizes {
    use models::qwen35::config::LayerKind;
    let (dtype, tied_head) = (config.dtype().elem().name().to_owned(), config.ties_word_embeddings());
    match config {
        ModelConfig::Hybrid(config) => {
            let attention = config.layers.iter().filter(|kind| **kind == LayerKind::FullAttention).count();
            Sizes {
                hidden_size: config.hidden_size,
                intermediate_size: config.intermediate_size,
                attention_layers: attention,
                recurrent_layers: config.layers.len() - attention,
                heads: config.n_heads,
                key_value_heads: config.n_kv_heads,
                head_dim: config.head_dim,
                vocab_size: config.vocab_size,
                max_positions: config.max_positions,
                tied_head,
                dtype,
            }
        }
        ModelConfig::Dense(config) => Sizes {
            hidden_size: config.hidden_size,
            intermediate_size: config.intermediate_size,
            attention_layers: config.n_layers as usize,
            recurrent_layers: 0,
            heads: config.n_heads,
            key_value_heads: config.n_kv_heads,
            head_dim: config.head_dim,
            vocab_size: config.vocab_size,
            max_positions: config.max_positions,
            tied_head,
            dtype,
        },
    }
}

fn entry(module: Module) -> ModuleEntry {
    let (bits_per_weight, bytes) = (module.bits_per_weight(), module.n_bytes);
    ModuleEntry { module: module.path, shape: module.shape, format: module.format, bits_per_weight, bytes }
}

/// Sums by format, the largest first.
fn formats(modules: &[Module]) -> Vec<Format> {
    let mut sums: BTreeMap<&str, (usize, u64, u64)> = BTreeMap::new();
    for module in modules {
        let sum = sums.entry(&module.format).or_default();
        *sum = (sum.0 + 1, sum.1 + module.n_weights(), sum.2 + module.n_bytes);
    }
    let format = |(format, (modules, weights, bytes)): (&str, (usize, u64, u64))| {
        let bits_per_weight = bytes as f64 * 8.0 / weights as f64;
        Format { format: format.to_owned(), modules, weights, bytes, bits_per_weight }
    };
    let mut formats: Vec<Format> = sums.into_iter().map(format).collect();
    formats.sort_by_key(|format| std::cmp::Reverse(format.weights));
    formats
}

/// `12,345,678`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut shown = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}, {} parameters", self.folder, self.family, grouped(self.parameters))?;
        write!(f, "{}", self.sizes)?;
        for file in &self.files {
            writeln!(f, "file         {}, {}", file.name, shown_bytes(file.bytes))?;
        }
        for Format { format, modules, bytes, bits_per_weight, .. } in &self.formats {
            let bytes = shown_bytes(*bytes);
            writeln!(f, "weights      {modules} modules of {format}: {bits_per_weight:.2} bits a weight, {bytes}")?;
        }
        for note in &self.notes {
            writeln!(f, "note         {note}")?;
        }
        if self.lists {
            for ModuleEntry { module, shape: [n_out, n_in], format, bits_per_weight, bytes } in &self.modules {
                writeln!(
                    f,
                    "module       {module} {n_out}x{n_in}, {format}, {bits_per_weight:.2} bits, {bytes} bytes"
                )?;
            }
            for TensorEntry { name, dtype, shape, bytes, file } in &self.tensors {
                writeln!(f, "tensor       {name} {dtype} {shape:?}, {bytes} bytes in {file}")?;
            }
        }
        if let Some(memory) = &self.memory {
            write!(f, "{memory}")?;
        }
        let Engine { name, memory_bytes } = &self.engine;
        let size = memory_bytes.map_or("memory of unknown size".into(), shown_bytes);
        match (&self.refusal, self.fits) {
            (Some(refusal), _) => write!(f, "engine       {name}, {size}: does not run: {refusal}"),
            (None, None) => write!(f, "engine       {name}, {size}"),
            (None, Some(true)) => write!(f, "engine       {name}, {size}: fits"),
            (None, Some(false)) => write!(f, "engine       {name}, {size}: does not fit"),
        }
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sizes { attention_layers, recurrent_layers, hidden_size, intermediate_size, .. } = self;
        match recurrent_layers {
            0 => writeln!(f, "layers       {attention_layers} of attention")?,
            _ => writeln!(f, "layers       {recurrent_layers} of gated delta net, {attention_layers} of attention")?,
        }
        writeln!(f, "widths       {hidden_size}, in the MLP {intermediate_size}")?;
        let Sizes { heads, key_value_heads, head_dim, .. } = self;
        writeln!(f, "heads        {heads} of {head_dim}, {key_value_heads} of keys and values")?;
        let tied = if self.tied_head { "the embedding is the head" } else { "a head of its own" };
        writeln!(f, "vocabulary   {}, {tied}", self.vocab_size)?;
        writeln!(f, "positions    {}", self.max_positions)?;
        writeln!(f, "activations  {}", self.dtype)
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [weights, per_thousand, kv, state] =
            [self.weight_bytes, self.kv_bytes_per_1000_tokens, self.kv_bytes, self.state_bytes].map(shown_bytes);
        let [tables, token, prompt, total] =
            [self.table_bytes, self.token_scratch_bytes, self.prompt_scratch_bytes, self.total_bytes].map(shown_bytes);
        let context = self.context;
        writeln!(f, "memory       {weights} weights")?;
        writeln!(f, "             {per_thousand} keys and values for 1,000 tokens, {kv} for a context of {context}")?;
        writeln!(f, "             {state} states, {tables} rotary tables")?;
        writeln!(f, "             {token} temporary for a token, {prompt} for a long prompt")?;
        writeln!(f, "             {total} together; {} dispatches a token", self.dispatches_per_token)
    }
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        let shown = [0, 999, 1000, 12_345_678].map(grouped);
        assert_eq!(shown, ["0", "999", "1,000", "12,345,678"]);
    }
}
