//! The same bytes on every engine: logits, tokens and caches of the CPU engine and of an adapter.

use models::generate::{Context, GenerateOptions, Generation};
use models::sampler::{SamplingParams, SamplingRequest};
use oracle_tests::expectation::{Skip, present};
use runtime::adapter::AdapterChoice;

use super::goldens::Goldens;
use super::machine::{load, run_split};

/// The adapter that the environment names, else the best one; `None`, announced, where there is none.
fn adapter(test: &str) -> Option<AdapterChoice> {
    let choice = AdapterChoice::from_option_or_env(None);
    let adapters = runtime::device::adapters();
    let index = runtime::adapter::select(&adapters, &choice).unwrap();
    let reason = "no adapter of wgpu is present".to_owned();
    present(index.ok_or(Skip { what: test.to_owned(), reason })).map(AdapterChoice::Index)
}

fn compare(model: &str, tokens: &[u32], lengths: &[usize]) {
    let Some(adapter) = adapter(model) else { return };
    let run = |choice: &AdapterChoice| {
        let mut model = load(model, choice, 1);
        let mut sequence = model.start().unwrap();
        let logits = run_split(&mut model, &mut sequence, tokens, lengths);
        let bits: Vec<u32> = logits.iter().map(|logit| logit.to_bits()).collect();
        (bits, model.read_caches(&sequence).unwrap().states, model.engine_name().to_owned())
    };
    let [on_cpu, on_device] = [AdapterChoice::Cpu, adapter].map(|choice| run(&choice));
    assert!(on_cpu.0 == on_device.0, "{model}: logits on {} differ from the CPU engine's", on_device.2);
    assert!(on_cpu.1 == on_device.1, "{model}: states on {} differ from the CPU engine's", on_device.2);
}

#[test]
fn hybrid_bytes_are_the_same() {
    compare("hybrid-random", &Goldens::of("hybrid-random").ids("tokens")[..70], &[64, 5, 1]);
}

#[test]
fn four_bit_bytes_are_the_same() {
    compare("hybrid-random-mlx-4bit", &Goldens::of("hybrid-random").ids("tokens")[..40], &[37, 2, 1]);
}

#[test]
fn dense_bytes_are_the_same() {
    for name in ["llama-random", "qwen3-random"] {
        compare(name, &Goldens::of(name).ids("tokens")[..40], &[33, 6, 1]);
    }
}

/// Tokens of the default model, the most likely ones and drawn ones: a seed gives the same on every engine.
#[test]
fn generated_tokens_are_the_same() {
    let Some(adapter) = adapter("generated tokens") else { return };
    let prompt = [2421, 1066, 259, 593];
    for temperature in [0.0, 0.8] {
        let request = SamplingRequest { temperature: Some(temperature), seed: Some(7), ..SamplingRequest::default() };
        let sampling = SamplingParams::resolve(&request, &Default::default(), 4096, 0).unwrap();
        let generate = |choice: &AdapterChoice| {
            let mut model = load("espalier-tiny", choice, 1);
            let mut context = Context::start(&mut model).unwrap();
            let options = GenerateOptions { max_tokens: 24, eos: vec![], sampling: sampling.clone() };
            let tokens = Generation::new(&mut model, &mut context, &prompt, options).unwrap();
            tokens.map(|generated| generated.unwrap().token).collect::<Vec<_>>()
        };
        let on_cpu = generate(&AdapterChoice::Cpu);
        assert_eq!(on_cpu.len(), 24);
        assert_eq!(on_cpu, generate(&adapter), "temperature {temperature}");
        assert_eq!(on_cpu, generate(&AdapterChoice::Cpu), "again");
    }
}
