//! Tests of steps that fail: on an engine that does so when it is told to, and on caches that hold no numbers.

use std::path::Path;

use kernel_dsl::target::Target;
use runtime::buffer::{Buffer, BufferRange};
use runtime::device::DeviceError;
use runtime::engine::{Engine, LentBytes, MemoryLimits, Prepared, RunError, Ticket};
use runtime::recording::{Outputs, Recording};

use super::{LoadOptions, Model, ModelError};
use crate::generate::{Context, GenerateOptions, Generation};
use crate::generation_config::GenerationConfig;
use crate::sampler::{SamplingParams, SamplingRequest};

/// An engine that runs ahead and is lost after some results.
struct Failing {
    inner: Box<dyn Engine>,
    results_left: u32,
}

impl Engine for Failing {
    fn name(&self) -> &str {
        self.inner.name()
    }

    fn target(&self) -> &Target {
        self.inner.target()
    }

    fn memory_limits(&self) -> MemoryLimits {
        self.inner.memory_limits()
    }

    fn allocate(&mut self, buffer: &Buffer) -> Result<(), RunError> {
        self.inner.allocate(buffer)
    }

    fn free(&mut self, buffer: &Buffer) {
        self.inner.free(buffer);
    }

    fn upload(&mut self, buffer: &Buffer, offset: u64, data: &[u8]) -> Result<(), RunError> {
        self.inner.upload(buffer, offset, data)
    }

    fn adopt(&mut self, buffer: &Buffer, bytes: LentBytes) -> Result<(), RunError> {
        self.inner.adopt(buffer, bytes)
    }

    fn read_back(&mut self, range: &BufferRange) -> Result<Vec<u8>, RunError> {
        self.inner.read_back(range)
    }

    fn run(&mut self, recording: &Recording) -> Result<Outputs, RunError> {
        self.inner.run(recording)
    }

    fn prepare(&mut self, prepared: &Prepared) -> Result<(), RunError> {
        self.inner.prepare(prepared)
    }

    fn submit(&mut self, prepared: &Prepared) -> Result<Ticket, RunError> {
        self.inner.submit(prepared)
    }

    fn collect(&mut self, ticket: Ticket) -> Result<Outputs, RunError> {
        let outputs = self.inner.collect(ticket)?;
        if self.results_left == 0 {
            return Err(DeviceError::Lost { adapter: "test".into(), reason: "unplugged".into() }.into());
        }
        self.results_left -= 1;
        Ok(outputs)
    }

    fn runs_ahead(&self) -> bool {
        true
    }

    fn wait(&mut self) -> Result<(), RunError> {
        self.inner.wait()
    }
}

fn model() -> Model {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("default");
    Model::load(&folder, &LoadOptions::default(), &mut |_| ()).unwrap()
}

/// The default model on an engine that gives `results` results.
fn failing_after(results: u32) -> Model {
    let mut model = model();
    let unused = Box::new(runtime::engine::CpuEngine::new(Default::default()));
    let inner = std::mem::replace(&mut model.parts.engine, unused);
    model.parts.engine = Box::new(Failing { inner, results_left: results });
    model
}

fn greedy() -> GenerateOptions {
    let request = SamplingRequest { temperature: Some(0.0), ..SamplingRequest::default() };
    let sampling = SamplingParams::resolve(&request, &GenerationConfig::default(), 4096, 0).unwrap();
    GenerateOptions { max_tokens: 8, eos: vec![], sampling }
}

#[test]
fn a_context_in_which_a_step_failed_is_refused() {
    let mut model = failing_after(3);
    let mut context = Context::start(&mut model).unwrap();
    let given: Vec<_> = Generation::new(&mut model, &mut context, &[5, 6, 7], greedy()).unwrap().collect();
    // Two chunks of a prompt of three tokens: the second one gives the first token.
    assert_eq!((given.iter().filter(|token| token.is_ok()).count(), given.len()), (2, 3));
    let lost = given.last().unwrap().as_ref().unwrap_err();
    assert_eq!(lost.to_string(), "adapter `test` was lost: unplugged");
    let refused = Generation::new(&mut model, &mut context, &[5, 6, 7], greedy()).map(|_| ()).unwrap_err();
    assert_eq!(refused.to_string(), "a context in which a step failed; required: a new context");
    assert!(matches!(context.fork(&mut model), Err(ModelError::BrokenContext)));
    context.release(&mut model);
    assert!(Context::start(&mut model).is_ok(), "its place is free again");
}

/// With and without a step that runs ahead.
#[test]
fn logits_that_are_no_numbers_are_found_at_the_step_that_gives_them() {
    for mut model in [model(), failing_after(100)] {
        let mut context = Context::start(&mut model).unwrap();
        let slot = context.sequence().slot;
        let first = Generation::new(&mut model, &mut context, &[5, 6, 7], greedy()).unwrap().next().unwrap().unwrap();
        // What a kernel with a fault might leave.
        let mut recording = Recording::new();
        recording.fill(model.parts.caches.states[0][0].row_range(slot).unwrap(), 0x7fc0_0000).unwrap();
        model.parts.engine.run(&recording).unwrap();
        let prompt = [context.tokens(), &[first.token]].concat();
        let mut tokens = Generation::new(&mut model, &mut context, &prompt, greedy()).unwrap();
        assert!(matches!(tokens.next(), Some(Err(ModelError::Sample(_)))));
        assert!(tokens.next().is_none());
    }
}
