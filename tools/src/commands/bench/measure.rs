//! Timing a launch on the CPU engine or an adapter.
//!
//! Invariants: memory is uploaded and every pipeline compiled before the first time is taken; all sets hold the same
//! values in memory of their own, so no repeat finds its inputs in a cache.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel_dsl::ir::Kernel;
use kernel_dsl::target::Target;
use kernel_lib::Arguments;
use runtime::adapter::{AdapterChoice, AdapterKind};
use runtime::buffer::{Buffer, Tensor};
use runtime::engine::{Checks, CpuEngine, Engine, WgpuEngine};
use runtime::recording::Recording;

use crate::failure::Failure;
use crate::output::progress;

/// Bytes that the sets cover together: above the last cache of a server CPU (software adapters, the CPU engine).
const CPU_COVER_BYTES: u64 = 256 << 20;

/// The same for a GPU: ten times the 50 MiB of the largest last-level cache at hand (H200).
const GPU_COVER_BYTES: u64 = 512 << 20;

/// Sets at most; kernels with tiny inputs stay in a cache, as they do in use.
const MAX_SETS: u64 = 64;

/// Time spent on repeats where their number is not given.
const BUDGET: Duration = Duration::from_secs(1);

/// Sorted times.
pub(super) struct Times {
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
pub(super) struct Bench {
    place: Place,
}

impl Bench {
    /// Opens what `choice` means, without checks in the kernels.
    pub fn open(choice: &AdapterChoice) -> Result<Bench, Failure> {
        let present = runtime::device::adapters();
        let place = match runtime::adapter::select(&present, choice).map_err(Failure::new)? {
            None => Place::Cpu(Box::new(CpuEngine::new(Checks::Off))),
            Some(index) => {
                let engine = WgpuEngine::open(&AdapterChoice::Index(index), Checks::Off).map_err(Failure::new)?;
                Place::Device(Box::new(engine))
            }
        };
        Ok(Bench { place })
    }

    fn engine(&mut self) -> &mut dyn Engine {
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

    /// Whose clock times are taken with.
    pub fn clock(&self) -> &'static str {
        if self.has_timestamps() { "timestamps" } else { "wall-clock" }
    }

    fn has_timestamps(&self) -> bool {
        matches!(&self.place, Place::Device(engine) if engine.device().describe().timestamps)
    }

    /// Bytes that inputs cover, so that no cache holds them.
    pub fn cover_bytes(&self) -> u64 {
        match &self.place {
            Place::Device(engine) if engine.device().describe().adapter.kind != AdapterKind::Software => {
                GPU_COVER_BYTES
            }
            _ => CPU_COVER_BYTES,
        }
    }

    /// The largest binding.
    pub fn binding_bytes(&mut self) -> u64 {
        self.engine().memory_limits().binding_bytes
    }

    /// Times launches of `kernel`.
    pub fn time(&mut self, kernel: Kernel, arguments: &Arguments, repeats: Option<u32>) -> Result<Times, Failure> {
        let kernel = Arc::new(kernel);
        let set_bytes: u64 = arguments.tensors.iter().map(|tensor| tensor.layout.span_bytes()).sum();
        let n_sets = self.cover_bytes().div_ceil(set_bytes.max(1)).clamp(2, MAX_SETS) as usize;
        let mut recordings = Vec::new();
        for set in 0..n_sets {
            // With timestamps one submission holds them all, so that the device does not idle between launches.
            if set == 0 || !self.has_timestamps() {
                recordings.push(Recording::new());
            }
            if let Some(recording) = recordings.last_mut() {
                self.record(recording, &kernel, arguments)?;
            }
        }
        let warm_up: Duration = self.round(&recordings)?.into_iter().sum();
        let fitting = (BUDGET.as_nanos() / warm_up.as_nanos().max(1)).clamp(3, 1000) as u32;
        let repeats = repeats.unwrap_or(fitting);
        let bar = progress(u64::from(repeats));
        bar.set_message(kernel.name.clone());
        let mut times = Vec::with_capacity(n_sets * repeats as usize);
        for _ in 0..repeats {
            times.extend(self.round(&recordings)?);
            bar.inc(1);
        }
        bar.finish_and_clear();
        for buffer in recordings.iter().flat_map(Recording::buffers) {
            self.engine().free(&buffer);
        }
        Ok(Times::new(times, n_sets))
    }

    /// A set of buffers with the arguments' bytes, and the launch on it.
    fn record(
        &mut self,
        recording: &mut Recording,
        kernel: &Arc<Kernel>,
        arguments: &Arguments,
    ) -> Result<(), Failure> {
        let mut tensors = Vec::with_capacity(arguments.tensors.len());
        for tensor in &arguments.tensors {
            let buffer = Buffer::new(tensor.name, tensor.layout.span_bytes().max(16));
            self.engine().upload(&buffer, 0, &tensor.bytes).map_err(Failure::new)?;
            tensors.push(Tensor::new(&buffer, 0, tensor.layout.clone()).map_err(Failure::new)?);
        }
        recording.dispatch_parts(kernel, tensors, &arguments.scalars).map_err(Failure::new)
    }

    /// One launch on each set.
    fn round(&mut self, recordings: &[Recording]) -> Result<Vec<Duration>, Failure> {
        let timestamps = self.has_timestamps();
        let mut times = Vec::new();
        for recording in recordings {
            match &mut self.place {
                Place::Device(engine) if timestamps => {
                    let measured = engine.run_timed(recording, 1).map_err(Failure::new)?;
                    times.extend(measured.into_iter().flat_map(|dispatch| dispatch.times));
                }
                Place::Device(engine) => times.push(engine.run_repeated(recording, 1).map_err(Failure::new)?),
                Place::Cpu(engine) => {
                    let start = Instant::now();
                    engine.run(recording).and_then(|_| engine.wait()).map_err(Failure::new)?;
                    times.push(start.elapsed());
                }
            }
        }
        Ok(times)
    }
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
