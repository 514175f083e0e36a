//! Timing a launch on the CPU engine or an adapter.
//!
//! Invariants: memory is uploaded and every pipeline compiled before the first time is taken; all sets hold the same
//! values in memory of their own, so no repeat finds its inputs in a cache. A GPU is kept busy before and between times:
//! an idle one lowers its clocks and takes about a second of work to raise them again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel_dsl::ir::Kernel;
use kernel_dsl::target::Target;
use kernel_lib::Arguments;
use runtime::adapter::{AdapterChoice, AdapterKind};
use runtime::buffer::{Buffer, Tensor};
use runtime::device::Device;
use runtime::engine::{Checks, CpuEngine, Engine, WgpuEngine};
use runtime::recording::Recording;

use crate::commands::open_adapter;
use crate::failure::Failure;
use crate::output::progress;

/// Bytes that the sets cover together: above the last cache of a server CPU (software adapters, the CPU engine).
const CPU_COVER_BYTES: u64 = 256 << 20;

/// The same for a GPU: ten times the 50 MiB of the largest last-level cache at hand (H200).
const GPU_COVER_BYTES: u64 = 512 << 20;

/// Sets at most; kernels with tiny inputs stay in a cache, as they do in use.
const MAX_SETS: u64 = 64;

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Work before the first time on a GPU.
    pub warm_up: Duration,
    /// Time spent on repeats where their number is not given.
    pub budget: Duration,
    /// A launch that takes longer is not repeated.
    pub enough: Duration,
}

impl Effort {
    /// For numbers that are published.
    pub const FULL: Effort =
        Effort { warm_up: Duration::from_millis(1500), budget: Duration::from_secs(1), enough: Duration::MAX };
}

/// Work of one submission, so that a GPU does not wait for the host between launches.
const WALK: Duration = Duration::from_millis(10);

/// Launches of one submission at most.
const MAX_WALK: usize = 64;

/// Sorted times.
pub(crate) struct Times {
    sorted_ns: Vec<f64>,
    /// Sets of buffers.
    pub n_sets: usize,
}

impl Times {
    fn new(times: impl IntoIterator<Item = Duration>, n_sets: usize) -> Times {
        let mut sorted_ns: Vec<f64> = times.into_iter().map(|time| time.as_nanos().max(1) as f64).collect();
        sorted_ns.sort_by(f64::total_cmp);
        Times { sorted_ns, n_sets }
    }

    pub fn len(&self) -> usize {
        self.sorted_ns.len()
    }

    /// The time at `rank` of the sorted ones, from 0 (best) to 1 (worst).
    pub fn rank_ns(&self, rank: f64) -> f64 {
        let last = self.sorted_ns.len().saturating_sub(1);
        self.sorted_ns.get((last as f64 * rank).round() as usize).copied().unwrap_or(f64::NAN)
    }

    pub fn median_ns(&self) -> f64 {
        self.rank_ns(0.5)
    }
}

enum Place {
    Cpu(Box<CpuEngine>),
    Device(Box<WgpuEngine>),
}

/// An engine to time on.
pub(crate) struct Bench {
    place: Place,
}

impl Bench {
    /// Opens what `choice` means, without checks in the kernels.
    pub fn open(choice: &AdapterChoice) -> Result<Bench, Failure> {
        let place = match open_adapter(choice, Checks::Off)? {
            None => Place::Cpu(Box::new(CpuEngine::new(Checks::Off))),
            Some(engine) => Place::Device(Box::new(engine)),
        };
        Ok(Bench { place })
    }

    /// The engine.
    pub fn engine(&mut self) -> &mut dyn Engine {
        match &mut self.place {
            Place::Cpu(engine) => &mut **engine,
            Place::Device(engine) => &mut **engine,
        }
    }

    /// The engine's or adapter's name.
    pub fn name(&self) -> &str {
        match &self.place {
            Place::Cpu(engine) => engine.name(),
            Place::Device(engine) => engine.name(),
        }
    }

    /// What kernels are compiled for.
    pub fn target(&self) -> &Target {
        match &self.place {
            Place::Cpu(engine) => engine.target(),
            Place::Device(engine) => engine.target(),
        }
    }

    /// The device; `None` for the CPU engine.
    pub fn device(&self) -> Option<&Device> {
        match &self.place {
            Place::Cpu(_) => None,
            Place::Device(engine) => Some(engine.device()),
        }
    }

    /// Whose clock times are taken with.
    pub fn clock(&self) -> &'static str {
        match self.device() {
            Some(device) if device.describe().timestamps => "timestamps",
            _ => "wall-clock",
        }
    }

    /// Bytes that inputs cover, so that no cache holds them.
    pub fn cover_bytes(&self) -> u64 {
        match self.device() {
            Some(device) if device.describe().adapter.kind != AdapterKind::Software => GPU_COVER_BYTES,
            _ => CPU_COVER_BYTES,
        }
    }

    /// How often the arguments lie in the host's memory at least: once as they are made, and in two sets where the engine's
    /// memory is the host's.
    pub fn host_copies(&self) -> u64 {
        if self.is_gpu() { 1 } else { 3 }
    }

    /// The largest binding.
    pub fn binding_bytes(&mut self) -> u64 {
        self.engine().memory_limits().binding_bytes
    }

    /// Times launches of `kernel`.
    pub fn time(
        &mut self,
        kernel: Kernel,
        arguments: &Arguments,
        repeats: Option<u32>,
        effort: Effort,
    ) -> Result<Times, Failure> {
        let kernel = Arc::new(kernel);
        let set_bytes: u64 = arguments.tensors.iter().map(|tensor| tensor.layout.span_bytes()).sum();
        let n_sets = self.cover_bytes().div_ceil(set_bytes.max(1)).clamp(2, MAX_SETS) as usize;
        let sets = (0..n_sets).map(|_| self.upload(arguments)).collect::<Result<Vec<_>, _>>()?;
        let single = walk(&kernel, &sets, arguments, 1)?;
        self.run(&single)?;
        let first = self.run(&single)?;
        if first.iter().all(|time| *time > effort.enough) {
            return Ok(self.finish(&single, Times::new(first, n_sets)));
        }
        let round = first.iter().sum::<Duration>() * n_sets as u32 / first.len().max(1) as u32;
        let round = round.max(Duration::from_nanos(1));
        let rounds = (WALK.as_nanos() / round.as_nanos()).clamp(1, (MAX_WALK / n_sets).max(1) as u128) as usize;
        let walk = if rounds == 1 { single } else { walk(&kernel, &sets, arguments, rounds)? };
        let start = Instant::now();
        while self.is_gpu() && start.elapsed() < effort.warm_up {
            self.run(&walk)?;
        }
        let fitting = (effort.budget.as_nanos() / (round.as_nanos() * rounds as u128)).clamp(3, 1000) as u32;
        let repeats = repeats.unwrap_or(fitting);
        let bar = progress(u64::from(repeats));
        bar.set_message(kernel.name.clone());
        let mut times = Vec::with_capacity(n_sets * rounds * repeats as usize);
        for _ in 0..repeats {
            times.extend(self.run(&walk)?);
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(self.finish(&walk, Times::new(times, n_sets)))
    }

    /// Gives the memory back.
    fn finish(&mut self, walk: &Recording, times: Times) -> Times {
        for buffer in walk.buffers() {
            self.engine().free(&buffer);
        }
        times
    }

    /// Whether the clock speed follows the load.
    pub fn is_gpu(&self) -> bool {
        self.cover_bytes() == GPU_COVER_BYTES
    }

    /// A set of buffers with the arguments' bytes.
    fn upload(&mut self, arguments: &Arguments) -> Result<Vec<Tensor>, Failure> {
        let mut tensors = Vec::with_capacity(arguments.tensors.len());
        for tensor in &arguments.tensors {
            let buffer = Buffer::new(tensor.name, tensor.layout.span_bytes().max(16));
            self.engine().upload(&buffer, 0, &tensor.bytes).map_err(Failure::new)?;
            tensors.push(Tensor::new(&buffer, 0, tensor.layout.clone()).map_err(Failure::new)?);
        }
        Ok(tensors)
    }

    /// Times of a walk's launches: each of them where the device has timestamps, else their mean.
    fn run(&mut self, walk: &Recording) -> Result<Vec<Duration>, Failure> {
        let n_launches = walk.dispatches().count().max(1) as u32;
        let timestamps = self.clock() == "timestamps";
        match &mut self.place {
            Place::Device(engine) if timestamps => {
                let measured = engine.run_timed(walk, 1).map_err(Failure::new)?;
                Ok(measured.into_iter().flat_map(|dispatch| dispatch.times).collect())
            }
            Place::Device(engine) => Ok(vec![engine.run_repeated(walk, 1).map_err(Failure::new)? / n_launches]),
            Place::Cpu(engine) => {
                let start = Instant::now();
                engine.run(walk).and_then(|_| engine.wait()).map_err(Failure::new)?;
                Ok(vec![start.elapsed() / n_launches])
            }
        }
    }
}

/// Launches on every set in turn, `rounds` times.
fn walk(
    kernel: &Arc<Kernel>,
    sets: &[Vec<Tensor>],
    arguments: &Arguments,
    rounds: usize,
) -> Result<Recording, Failure> {
    let mut recording = Recording::new();
    for tensors in (0..rounds).flat_map(|_| sets) {
        recording.dispatch_parts(kernel, tensors.clone(), &arguments.scalars).map_err(Failure::new)?;
    }
    Ok(recording)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_times() {
        let times = Times::new((1..=11).rev().map(Duration::from_nanos), 2);
        assert_eq!(
            [times.rank_ns(0.0), times.median_ns(), times.rank_ns(0.9), times.rank_ns(1.0)],
            [1.0, 6.0, 10.0, 11.0]
        );
        assert!(Times::new([], 2).median_ns().is_nan());
    }
}
