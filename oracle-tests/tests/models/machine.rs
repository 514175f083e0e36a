//! Models on engines, for tests: loading, running tokens, reading caches.

use std::fs;
use std::path::PathBuf;

use models::generate::GenerateOptions;
use models::model::step::Wanted;
use models::model::{LoadOptions, Model, Sequence};
use models::sampler::{SamplingParams, SamplingRequest};
use runtime::adapter::AdapterChoice;
use tempfile::TempDir;

/// The folder of a fixture; the default model stands beside its crate.
pub fn folder(model: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    match model {
        "espalier-tiny" => root.join("../models/default"),
        model => root.join("fixtures").join(model),
    }
}

/// A copy of a fixture, to be changed.
pub fn copy(model: &str) -> TempDir {
    let copy = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(folder(model)).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, copy.path().join(path.file_name().unwrap())).unwrap();
    }
    copy
}

/// A fixture on an adapter.
pub fn load(model: &str, adapter: &AdapterChoice, n_sequences: u32) -> Model {
    let options = LoadOptions { adapter: adapter.clone(), n_sequences, ..LoadOptions::default() };
    Model::load(&folder(model), &options, &mut |_| ()).unwrap()
}

/// A fixture on the CPU engine.
pub fn load_on_cpu(model: &str) -> Model {
    load(model, &AdapterChoice::Cpu, 2)
}

/// Runs `ids` in steps of the given lengths; logits after the last token.
pub fn run_split(model: &mut Model, sequence: &mut Sequence, ids: &[u32], lengths: &[usize]) -> Vec<f32> {
    assert_eq!(lengths.iter().sum::<usize>(), ids.len());
    let mut rest = ids;
    let mut logits = Vec::new();
    for &len in lengths {
        let (chunk, after) = rest.split_at(len);
        let step = model.submit(&mut [sequence], Some(chunk), Wanted::Logits).unwrap();
        logits = model.collect(step).unwrap().logits;
        rest = after;
    }
    logits
}

/// Logits after `ids`, run at once in a sequence of its own.
pub fn logits_after(model: &mut Model, ids: &[u32]) -> Vec<f32> {
    let mut sequence = model.start().unwrap();
    let logits = run_split(model, &mut sequence, ids, &[ids.len()]);
    model.release(sequence);
    logits
}

/// The largest difference of two lists.
pub fn largest_difference(a: &[f32], b: &[f32]) -> f32 {
    assert_eq!(a.len(), b.len());
    let differences = a.iter().zip(b).map(|(a, b)| (a - b).abs());
    // A NaN on either side is a difference beyond all.
    differences.fold(0.0, |largest, difference| if difference <= largest { largest } else { difference })
}

/// The place of the first largest element.
pub fn argmax(logits: &[f32]) -> u32 {
    let mut best = 0;
    for (place, logit) in logits.iter().enumerate() {
        if *logit > logits[best] {
            best = place;
        }
    }
    best as u32
}

/// At most `max_tokens` of the most likely tokens, until one of `eos`.
pub fn greedy(max_tokens: u32, eos: &[u32]) -> GenerateOptions {
    drawn(0.0, max_tokens, eos)
}

/// The same with a temperature, and always the same seed.
pub fn drawn(temperature: f32, max_tokens: u32, eos: &[u32]) -> GenerateOptions {
    let request = SamplingRequest { temperature: Some(temperature), seed: Some(7), ..SamplingRequest::default() };
    let sampling = SamplingParams::resolve(&request, &Default::default(), 4096, 0).unwrap();
    GenerateOptions { max_tokens, eos: eos.to_vec(), sampling }
}
