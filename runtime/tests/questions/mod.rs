//! Questions that every engine must answer alike.

mod ahead;
pub mod cpu;
pub mod device;

use std::error::Error;
use std::sync::Arc;

use kernel_dsl::contract::{ScalarArg, TensorLayout};
use kernel_dsl::ir::{Elem, Kernel, Mode};
use runtime::buffer::{Buffer, Tensor};
use runtime::engine::{Checks, CpuEngine, Engine};
use runtime::recording::Recording;

use crate::kernels;

/// The answer: nothing, or what is wrong.
pub type Answer = Result<(), Box<dyn Error>>;

/// A question to an engine.
pub type Question = fn(&mut dyn Engine) -> Answer;

/// Every question, by name.
pub const ALL: &[(&str, Question)] = &[
    ("multiply_add_matches_rust", multiply_add_matches_rust),
    ("kernels_match_the_cpu_engine", kernels_match_the_cpu_engine),
    ("buffers_persist_across_runs", buffers_persist_across_runs),
    ("transfers_of_any_size", transfers_of_any_size),
    ("commands_run_in_order", commands_run_in_order),
    ("one_buffer_read_and_written", one_buffer_read_and_written),
    ("interleaved_arguments", interleaved_arguments),
    ("nothing_to_do", nothing_to_do),
    ("ids_mean_one_kernel", ids_mean_one_kernel),
    ("submitted_runs_happen_in_order", ahead::submitted_runs_happen_in_order),
    ("uploads_stand_between_submissions", ahead::uploads_stand_between_submissions),
    ("freed_memory_is_given_anew", ahead::freed_memory_is_given_anew),
    ("adopted_bytes_are_the_content", ahead::adopted_bytes_are_the_content),
    ("unknown_tickets_are_refused", ahead::unknown_tickets_are_refused),
];

/// Numbers without a pattern, the same for each seed.
pub fn words(seed: u64, n: u32) -> Vec<u32> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as u32
    };
    (0..n).map(|_| next()).collect()
}

/// Floats in -4 to 4.
pub fn floats(seed: u64, n: u32) -> Vec<f32> {
    words(seed, n).into_iter().map(|word| (word >> 8) as f32 * (8.0 / 16_777_216.0) - 4.0).collect()
}

pub fn bytes<T: bytemuck::NoUninit>(values: &[T]) -> Vec<u8> {
    bytemuck::cast_slice(values).to_vec()
}

pub fn as_words(bytes: &[u8]) -> Vec<u32> {
    bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
}

/// Fails with a message.
pub fn ensure(condition: bool, message: impl FnOnce() -> String) -> Answer {
    if condition { Ok(()) } else { Err(message().into()) }
}

/// Runs a kernel whose last tensor is the output, on inputs given as bytes; returns the output's bytes.
pub fn run_kernel(
    engine: &mut dyn Engine,
    kernel: &Arc<Kernel>,
    n: u32,
    inputs: &[Vec<u8>],
    scalars: &[ScalarArg],
) -> Result<Vec<u8>, Box<dyn Error>> {
    let arguments = kernel.buffers.iter().map(|(_, buffer)| Tensor::allocate(&buffer.name, buffer.elem, &[n]));
    let tensors: Vec<Tensor> = arguments.collect();
    for (tensor, input) in tensors.iter().zip(inputs) {
        engine.upload(tensor.buffer(), 0, input)?;
    }
    let mut recording = Recording::new();
    let output = tensors[tensors.len() - 1].range();
    recording.dispatch_parts(kernel, tensors, scalars)?;
    let id = recording.read_back(output);
    Ok(engine.run(&recording)?.bytes(id).to_vec())
}

/// Each operation is rounded on its own, over 1 and over 9 terms.
fn multiply_add_matches_rust(engine: &mut dyn Engine) -> Answer {
    let n = 4_099;
    let [x, y, z] = [1, 2, 3].map(|seed| floats(seed, n));
    for terms in [1_u32, 9] {
        let kernel = kernels::multiply_add(Mode::Strict);
        let inputs = [bytes(&x), bytes(&y), bytes(&z)];
        let found = as_words(&run_kernel(engine, &kernel, n, &inputs, &[terms.into()])?);
        let required = (0..n as usize).map(|i| (1..=terms).fold(z[i], |acc, k| acc + x[i] * k as f32 * y[i]).to_bits());
        let wrong = found.iter().zip(required).filter(|(found, required)| *found != required).count();
        ensure(wrong == 0, || format!("{terms} terms: {wrong} of {n} results differ"))?;
    }
    Ok(())
}

fn kernels_match_the_cpu_engine(engine: &mut dyn Engine) -> Answer {
    let mut reference = CpuEngine::new(Checks::Full);
    for n in [64, 64 * 7] {
        let bf16: Vec<u16> = floats(n.into(), n).iter().map(|x| (x.to_bits() >> 16) as u16).collect();
        let cases: [(Arc<Kernel>, Vec<u8>, Vec<ScalarArg>); 5] = [
            (kernels::subgroup_sums(), bytes(&floats(5, n)), vec![]),
            (kernels::scale_bf16(), bytes(&bf16), vec![1.7_f32.into()]),
            (kernels::reverse(), bytes(&words(6, n)), vec![]),
            (kernels::histogram(), bytes(&words(7, n)), vec![]),
            (kernels::copy_one_by_one(), bytes(&words(8, n / 4)), vec![]),
        ];
        for (kernel, input, scalars) in cases {
            let found = run_kernel(engine, &kernel, n, std::slice::from_ref(&input), &scalars)?;
            let required = run_kernel(&mut reference, &kernel, n, &[input], &scalars)?;
            ensure(found == required, || format!("kernel `{}` differs for n = {n}", kernel.name))?;
            ensure(found.iter().any(|byte| *byte != found[0]), || format!("kernel `{}` is constant", kernel.name))?;
        }
    }
    Ok(())
}

/// Weights are uploaded once; a run sees what the run before left.
fn buffers_persist_across_runs(engine: &mut dyn Engine) -> Answer {
    let [x, count] = ["x", "count"].map(|label| Tensor::allocate(label, Elem::U32, &[100]));
    engine.upload(x.buffer(), 0, &bytes(&words(1, 100)))?;
    let mut recording = Recording::new();
    recording.dispatch_parts(&kernels::histogram(), vec![x, count.clone()], &[])?;
    for round in 1..=3_u32 {
        engine.run(&recording)?;
        let counts = as_words(&engine.read_back(&count.range())?);
        let total: u32 = counts.iter().sum();
        ensure(total == 100 * round, || format!("round {round}: {total} counts"))?;
    }
    engine.free(count.buffer());
    ensure(engine.read_back(&count.range())?.iter().all(|byte| *byte == 0), || "fresh memory is not zero".into())
}

/// Larger than staging memory, and sizes that are not whole words.
fn transfers_of_any_size(engine: &mut dyn Engine) -> Answer {
    for n_bytes in [1, 3, 4, 257, (65 << 20) + 3] {
        let buffer = Buffer::new("large", n_bytes + 4);
        let mut data: Vec<u8> = (0..n_bytes).map(|place| (place % 251) as u8).collect();
        engine.upload(&buffer, 0, &data)?;
        ensure(engine.read_back(&buffer.range(0, n_bytes)?)? == data, || format!("{n_bytes} bytes came back changed"))?;
        data.iter_mut().for_each(|byte| *byte = !*byte);
        let mut recording = Recording::new();
        recording.upload(&buffer, 4, &data[..data.len().saturating_sub(4)])?;
        let part = recording.read_back(buffer.range(4, n_bytes.saturating_sub(4))?);
        let outputs = engine.run(&recording)?;
        let same = outputs.bytes(part) == &data[..data.len().saturating_sub(4)];
        ensure(same, || format!("{n_bytes} bytes in a recording came back changed"))?;
        engine.free(&buffer);
    }
    Ok(())
}

fn commands_run_in_order(engine: &mut dyn Engine) -> Answer {
    let [x, y] = ["x", "y"].map(|label| Tensor::allocate(label, Elem::U32, &[64]));
    let mut recording = Recording::new();
    recording.fill(x.words(), 7)?;
    recording.dispatch_parts(&kernels::reverse(), vec![x.clone(), y.clone()], &[])?;
    let first = recording.read_back(y.range());
    recording.upload(x.buffer(), 0, &bytes(&(0..64_u32).collect::<Vec<_>>()))?;
    recording.dispatch_parts(&kernels::reverse(), vec![x.clone(), y.clone()], &[])?;
    let second = recording.read_back(y.range());
    recording.copy(x.words(), y.words())?;
    recording.copy(y.buffer().range(0, 128)?, y.buffer().range(128, 128)?)?;
    let third = recording.read_back(y.range());
    recording.fill(y.words(), 0)?;
    let fourth = recording.read_back(y.range());
    let outputs = engine.run(&recording)?;
    let found = [first, second, third, fourth].map(|id| as_words(outputs.bytes(id)));
    let required = [vec![7; 64], (0..64).rev().collect(), (0..32).chain(0..32).collect(), vec![0; 64]];
    ensure(found == required, || format!("found {found:?}"))
}

/// One buffer holds the input and the output of a dispatch, at places apart from each other.
fn one_buffer_read_and_written(engine: &mut dyn Engine) -> Answer {
    let arena = Buffer::new("arena", 1024);
    let layout = TensorLayout::row_major(Elem::U32, &[64]);
    let tensors = vec![Tensor::new(&arena, 512, layout.clone())?, Tensor::new(&arena, 256, layout)?];
    engine.upload(&arena, 0, &bytes(&(0..256_u32).collect::<Vec<_>>()))?;
    let mut recording = Recording::new();
    recording.dispatch_parts(&kernels::reverse(), tensors, &[])?;
    let id = recording.read_back(arena.whole());
    let found = as_words(engine.run(&recording)?.bytes(id));
    let required: Vec<u32> = (0..64).chain((128..192).rev()).chain(128..256).collect();
    ensure(found == required, || format!("found {found:?}"))
}

/// Two column windows of one packed matrix: read from one, written to the other, the rest untouched.
fn interleaved_arguments(engine: &mut dyn Engine) -> Answer {
    let packed = Buffer::new("packed", 4 * 64 * 6);
    let layout = || TensorLayout { elem: Elem::U32, shape: vec![3, 64], strides: vec![128, 1] };
    let window = |offset| Tensor::new(&packed, offset, layout());
    engine.upload(&packed, 0, &bytes(&(0..384_u32).collect::<Vec<_>>()))?;
    let mut recording = Recording::new();
    recording.dispatch_parts(&kernels::increment_rows(), vec![window(0)?, window(256)?], &[])?;
    let id = recording.read_back(packed.whole());
    let found = as_words(engine.run(&recording)?.bytes(id));
    let required = (0..384_u32).map(|i| if i % 128 < 64 { i } else { i - 64 + 1 });
    ensure(found.iter().copied().eq(required), || format!("found {found:?}"))
}

/// Empty tensors and dispatches are fine, and change nothing.
fn nothing_to_do(engine: &mut dyn Engine) -> Answer {
    let found = run_kernel(engine, &kernels::scale_bf16(), 0, &[], &[1.0_f32.into()])?;
    ensure(found.is_empty(), || format!("{} bytes of an empty tensor", found.len()))?;
    ensure(engine.run(&Recording::new())?.iter().count() == 0, || "outputs of nothing".into())?;
    let buffer = Buffer::new("b", 16);
    let mut recording = Recording::new();
    recording.upload(&buffer, 0, &[])?;
    recording.fill(buffer.range(0, 0)?, 5)?;
    recording.copy(buffer.range(0, 0)?, buffer.range(8, 0)?)?;
    recording.read_back(buffer.range(0, 0)?);
    engine.run(&recording)?;
    Ok(engine.wait()?)
}

/// Another kernel under a known id is refused, never run in its place.
fn ids_mean_one_kernel(engine: &mut dyn Engine) -> Answer {
    let kernel = kernels::reverse();
    let mut other = Kernel::clone(&kernels::write_even());
    other.name = kernel.name.clone();
    let input = [bytes(&words(1, 64))];
    run_kernel(engine, &kernel, 64, &input, &[])?;
    run_kernel(engine, &kernels::reverse(), 64, &input, &[])?;
    match run_kernel(engine, &Arc::new(other), 64, &input, &[]) {
        Err(error) if error.to_string().contains("two different kernels have the id `reverse`") => Ok(()),
        other => Err(format!("{other:?}").into()),
    }
}
