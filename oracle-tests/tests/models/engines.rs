//! The same bytes on every engine: logits, tokens and caches of the CPU engine and of an adapter.

use kernel_dsl::target::Target;
use models::generate::{Context, Generation};
use models::model::Sequence;
use models::model::step::Wanted;
use oracle_tests::expectation::{Skip, present};
use runtime::adapter::AdapterChoice;
use runtime::buffer::{Buffer, BufferRange};
use runtime::engine::{Checks, CpuEngine, Engine, LentBytes, MemoryLimits, Prepared, RunError, Ticket};
use runtime::recording::{Outputs, Recording};

use super::goldens::Goldens;
use super::machine::{drawn, load, load_on_cpu, run_split};

/// The adapter that the environment names, else the best one; `None`, announced, where there is none.
pub fn adapter(test: &str) -> Option<AdapterChoice> {
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

/// Steps of one token for three texts of different lengths at once, in slots of their own.
#[test]
fn steps_of_several_texts_are_the_same() {
    let Some(adapter) = adapter("steps of several texts") else { return };
    let tokens = Goldens::of("hybrid-random").ids("tokens");
    let run = |choice: &AdapterChoice| {
        let mut model = load("hybrid-random", choice, 3);
        let mut texts: Vec<_> = [1, 7, 20]
            .map(|length| {
                let mut sequence = model.start().unwrap();
                run_split(&mut model, &mut sequence, &tokens[..length], &[length]);
                sequence
            })
            .into();
        let mut bits = Vec::new();
        for step in 0..5 {
            let ids: Vec<u32> = (0..3).map(|row| tokens[30 + 3 * step + row]).collect();
            let mut rows: Vec<&mut Sequence> = texts.iter_mut().collect();
            let step = model.submit(&mut rows, Some(&ids), Wanted::Logits).unwrap();
            bits.extend(model.collect(step).unwrap().logits.into_iter().map(f32::to_bits));
        }
        (bits, texts.iter().map(|text| model.read_caches(text).unwrap().states).collect::<Vec<_>>())
    };
    assert!(run(&AdapterChoice::Cpu) == run(&adapter), "steps of three texts differ");
}

/// Fused plans: 5 dispatches for a layer of the delta net, 6 for one of attention, and 3 around them. Attention over many blocks
/// takes one more, so that 48 and 16 layers, the sizes of 27B, take 355; at most 400 are wanted.
#[test]
fn a_token_takes_few_dispatches() {
    let Some(adapter) = adapter("dispatches of a token") else { return };
    for (name, expected) in [("hybrid-random", 3 * 5 + 6 + 3), ("hybrid-random-mlx-4bit", 24), ("espalier-tiny", 45)] {
        assert_eq!(load(name, &adapter, 1).dispatches_per_token().unwrap(), expected, "{name}");
    }
}

/// Tokens of the default model, the most likely ones and drawn ones: a seed gives the same on every engine.
#[test]
fn generated_tokens_are_the_same() {
    let Some(adapter) = adapter("generated tokens") else { return };
    let prompt = [2421, 1066, 259, 593];
    for temperature in [0.0, 0.8] {
        let generate = |choice: &AdapterChoice| {
            let mut model = load("espalier-tiny", choice, 1);
            let mut context = Context::start(&mut model).unwrap();
            let options = drawn(temperature, 24, &[]);
            let tokens = Generation::new(&mut model, &mut context, &prompt, options).unwrap();
            tokens.map(|generated| generated.unwrap().token).collect::<Vec<_>>()
        };
        let on_cpu = generate(&AdapterChoice::Cpu);
        assert_eq!(on_cpu.len(), 24);
        assert_eq!(on_cpu, generate(&adapter), "temperature {temperature}");
        assert_eq!(on_cpu, generate(&AdapterChoice::Cpu), "again");
    }
}

/// Nothing differs between two engines that are right; a weight that is not what it should be is found at its first use.
#[test]
fn bisection_names_the_first_operation_that_differs() {
    let ids = &Goldens::of("hybrid-random").ids("tokens")[..5];
    let mut model = load_on_cpu("hybrid-random");
    let mut same = CpuEngine::new(Checks::Full);
    assert_eq!(model.first_difference(ids, &mut same).unwrap(), None);
    let mut spoiled = Spoiled(CpuEngine::new(Checks::Off));
    let found = model.first_difference(ids, &mut spoiled).unwrap().unwrap();
    assert_eq!((found.node.as_str(), found.element), ("layers.1.mlp.up_proj", 3));
    assert!(found.command.starts_with("matmul__bf16_bf16_bf16__"), "{}", found.command);
}

/// An engine on which one weight of one layer is another.
struct Spoiled(CpuEngine);

impl Engine for Spoiled {
    fn upload(&mut self, buffer: &Buffer, offset: u64, data: &[u8]) -> Result<(), RunError> {
        let mut data = data.to_vec();
        if buffer.label().ends_with("layers.1.mlp.up_proj.weight") {
            // The sign and exponent of a weight in row 3.
            data[3 * 256 * 2 + 1] ^= 0xc0;
        }
        self.0.upload(buffer, offset, &data)
    }

    fn name(&self) -> &str {
        self.0.name()
    }

    fn target(&self) -> &Target {
        self.0.target()
    }

    fn memory_limits(&self) -> MemoryLimits {
        self.0.memory_limits()
    }

    fn allocate(&mut self, buffer: &Buffer) -> Result<(), RunError> {
        self.0.allocate(buffer)
    }

    fn free(&mut self, buffer: &Buffer) {
        self.0.free(buffer);
    }

    fn adopt(&mut self, buffer: &Buffer, bytes: LentBytes) -> Result<(), RunError> {
        self.0.adopt(buffer, bytes)
    }

    fn read_back(&mut self, range: &BufferRange) -> Result<Vec<u8>, RunError> {
        self.0.read_back(range)
    }

    fn run(&mut self, recording: &Recording) -> Result<Outputs, RunError> {
        self.0.run(recording)
    }

    fn prepare(&mut self, prepared: &Prepared) -> Result<(), RunError> {
        self.0.prepare(prepared)
    }

    fn submit(&mut self, prepared: &Prepared) -> Result<Ticket, RunError> {
        self.0.submit(prepared)
    }

    fn collect(&mut self, ticket: Ticket) -> Result<Outputs, RunError> {
        self.0.collect(ticket)
    }

    fn runs_ahead(&self) -> bool {
        self.0.runs_ahead()
    }

    fn wait(&mut self) -> Result<(), RunError> {
        self.0.wait()
    }
}
