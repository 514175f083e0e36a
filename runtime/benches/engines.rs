//! The unchecked CPU engine against lavapipe on the same cores: a benchmark, not a timed test.
//!
//! Run: `cargo bench -p runtime --bench engines`.
//! Invariants: the two engines take turns, so that other work on the machine hits both alike; medians of [`TURNS`] turns after
//! one warm-up; CPU time is that of all threads of this process. Both outputs must be the same bytes, or the run
//! fails: a fast wrong engine is no result. Without the adapter, numbers of the CPU engine alone are printed.

use std::error::Error;
use std::fmt;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel_dsl::ir::Elem;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_lib::{Arguments, CaseValues, Fill, HostTensor, find_variant};
use runtime::adapter::AdapterChoice;
use runtime::buffer::Tensor;
use runtime::engine::{Checks, CpuEngine, Engine, WgpuEngine};
use runtime::recording::Recording;

/// Turns of each engine; odd, so that the median is one of them.
const TURNS: usize = 7;

/// The adapter's name holds this.
const ADAPTER: &str = "llvmpipe";

/// Seed of the inputs.
const SEED: u64 = 1;

/// Variants of the library that are timed, and their sizes `m`, `n`, `k`.
const VARIANTS: [(&str, [u32; 3]); 3] = [
    ("matmul__bf16_bf16_bf16__matvec_4x1", [1, 4096, 4096]),
    ("matmul__f32_f32_f32__tiled_32x4", [512, 512, 512]),
    ("matmul__f32_f32_f32__tiled_16x4", [512, 512, 512]),
];

const TILE: u32 = 64;
const DEPTH: u32 = 16;

/// c = a * b as textbooks tile it, without subgroups: 64x64 outputs for each workgroup through workgroup memory, 4x4 for
/// each invocation. Against it the ratio does not depend on how the library's kernels suit either engine.
#[kernel(workgroup_size(256), dispatch(n / TILE, m / TILE))]
fn textbook_matmul(#[shape(m, k)] a: In<f32>, #[shape(k, n)] b: In<f32>, #[shape(m, n)] c: Out<f32>) {
    let left = workgroup_array::<f32>(TILE * DEPTH);
    let right = workgroup_array::<f32>(TILE * DEPTH);
    let index = local_invocation_index();
    let (row, col) = (index / 16, index % 16);
    let first_row = workgroup_id().y * TILE;
    let first_col = workgroup_id().x * TILE;
    let mut acc = [0.0; 16];
    for depth in (0..k).step_by(DEPTH) {
        #[comptime]
        for i in 0..4_u32 {
            let at = index + i * 256;
            left[at] = a[[first_row + at / DEPTH, depth + at % DEPTH]];
            right[at] = b[[depth + at / TILE, first_col + at % TILE]];
        }
        workgroup_barrier();
        for step in 0..DEPTH {
            let mut x = [0.0; 4];
            let mut y = [0.0; 4];
            #[comptime]
            for i in 0..4_u32 {
                x[i as usize] = left[(row * 4 + i) * DEPTH + step];
                y[i as usize] = right[step * TILE + col + 16 * i];
            }
            #[comptime]
            for i in 0..16_usize {
                acc[i] += x[i / 4] * y[i % 4];
            }
        }
        workgroup_barrier();
    }
    #[comptime]
    for i in 0..16_u32 {
        c[[first_row + row * 4 + i / 4, first_col + col + 16 * (i % 4)]] = acc[i as usize];
    }
}

fn main() -> ExitCode {
    match compare() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn compare() -> Result<(), Box<dyn Error>> {
    let mut cpu = CpuEngine::new(Checks::Off);
    let mut adapter = match WgpuEngine::open(&AdapterChoice::Name(ADAPTER.to_owned()), Checks::Off) {
        Ok(engine) => Some(engine),
        Err(error) => {
            println!("no adapter `{ADAPTER}`, the CPU engine alone: {error}");
            None
        }
    };
    let library = VARIANTS.map(|(id, sizes)| Problem::of_library(id, sizes));
    for problem in library.into_iter().chain([Problem::textbook(512)]) {
        let problem = problem?;
        println!("{}", problem.title);
        match &mut adapter {
            Some(adapter) => problem.both(&mut cpu, adapter)?,
            None => {
                problem.prepare(&mut cpu)?;
                let turns = (0..TURNS).map(|_| problem.turn(&mut cpu)).collect::<Result<Vec<_>, _>>()?;
                println!("  {}", problem.speed(&cpu, &turns));
            }
        }
    }
    Ok(())
}

/// Wall time and CPU time.
#[derive(Clone, Copy)]
struct Turn {
    wall: Duration,
    cpu: Option<Duration>,
}

/// The medians of an engine's turns.
struct Speed {
    engine: String,
    wall: Duration,
    cpu: Option<Duration>,
    macs: f64,
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = self.macs / self.wall.as_secs_f64() / 1e9;
        write!(f, "{:<40} {:>9.3} ms wall {rate:>8.3} GMAC/s", self.engine, self.wall.as_secs_f64() * 1e3)?;
        match self.cpu {
            Some(cpu) => write!(f, " {:>9.3} ms CPU", cpu.as_secs_f64() * 1e3),
            None => write!(f, "   CPU time unknown"),
        }
    }
}

/// One kernel on one set of arguments.
struct Problem {
    title: String,
    recording: Recording,
    tensors: Vec<Tensor>,
    arguments: Arguments,
    macs: f64,
}

impl Problem {
    fn of_library(id: &str, sizes: [u32; 3]) -> Result<Problem, Box<dyn Error>> {
        let variant = find_variant(id).ok_or_else(|| format!("no variant `{id}`"))?;
        let params: Vec<(String, u32)> = ["m", "n", "k"].map(str::to_owned).into_iter().zip(sizes).collect();
        variant.legal(&params, &Target::CPU)?;
        Problem::new(variant.build()?, sizes, variant.arguments(&params, SEED, Fill::Uniform)?)
    }

    fn textbook(size: u32) -> Result<Problem, Box<dyn Error>> {
        let mut values = CaseValues::new(SEED, Fill::Uniform);
        let shape = [size, size];
        let tensors = vec![
            values.input("a", Elem::F32, &shape),
            values.input("b", Elem::F32, &shape),
            HostTensor::output("c", Elem::F32, &shape),
        ];
        Problem::new(textbook_matmul("textbook_matmul")?, [size; 3], Arguments { tensors, scalars: vec![] })
    }

    fn new(kernel: Kernel, sizes: [u32; 3], arguments: Arguments) -> Result<Problem, Box<dyn Error>> {
        let title = format!("{} m={} n={} k={}", kernel.name, sizes[0], sizes[1], sizes[2]);
        let tensors: Vec<Tensor> = arguments
            .tensors
            .iter()
            .map(|host| Tensor::allocate(host.name, host.layout.elem, &host.layout.shape))
            .collect();
        let mut recording = Recording::new();
        recording.dispatch_parts(&Arc::new(kernel), tensors.clone(), &arguments.scalars)?;
        let macs = sizes.map(f64::from).iter().product();
        Ok(Problem { title, recording, tensors, arguments, macs })
    }

    /// Uploads the arguments and runs once: compilation and first touch of memory are not timed.
    fn prepare(&self, engine: &mut dyn Engine) -> Result<(), Box<dyn Error>> {
        for (tensor, host) in self.tensors.iter().zip(&self.arguments.tensors) {
            engine.upload(tensor.buffer(), 0, &host.bytes)?;
        }
        self.turn(engine)?;
        Ok(())
    }

    fn turn(&self, engine: &mut dyn Engine) -> Result<Turn, Box<dyn Error>> {
        let cpu_before = process_cpu_time();
        let start = Instant::now();
        engine.run(&self.recording)?;
        engine.wait()?;
        let wall = start.elapsed();
        let cpu = process_cpu_time().zip(cpu_before).map(|(after, before)| after.saturating_sub(before));
        Ok(Turn { wall, cpu })
    }

    fn both(&self, cpu: &mut CpuEngine, adapter: &mut WgpuEngine) -> Result<(), Box<dyn Error>> {
        self.prepare(cpu)?;
        self.prepare(adapter)?;
        let (mut cpu_turns, mut adapter_turns) = (Vec::new(), Vec::new());
        for _ in 0..TURNS {
            cpu_turns.push(self.turn(cpu)?);
            adapter_turns.push(self.turn(adapter)?);
        }
        let (ours, theirs) = (self.speed(cpu, &cpu_turns), self.speed(adapter, &adapter_turns));
        println!("  {ours}\n  {theirs}");
        let wall = theirs.wall.as_secs_f64() / ours.wall.as_secs_f64();
        let by_cpu_time = theirs.cpu.zip(ours.cpu).map(|(theirs, ours)| theirs.as_secs_f64() / ours.as_secs_f64());
        let by_cpu_time = by_cpu_time.map_or_else(String::new, |ratio| format!(", {ratio:.3} by CPU time"));
        println!("  cpu / {ADAPTER}: {wall:.3} by wall time{by_cpu_time}");
        self.same_bytes(cpu, adapter)
    }

    fn same_bytes(&self, cpu: &mut CpuEngine, adapter: &mut WgpuEngine) -> Result<(), Box<dyn Error>> {
        for (tensor, host) in self.tensors.iter().zip(&self.arguments.tensors) {
            if host.role.is_output() {
                let [ours, theirs] = [cpu.read_back(&tensor.range())?, adapter.read_back(&tensor.range())?];
                let differing = ours.iter().zip(&theirs).filter(|(a, b)| a != b).count();
                if differing > 0 || ours.iter().all(|&byte| byte == 0) {
                    let found = format!("`{}`: {differing} bytes differ; required: 0, and not all zero", host.name);
                    return Err(found.into());
                }
                println!("  `{}`: the same {} bytes", host.name, ours.len());
            }
        }
        Ok(())
    }

    fn speed(&self, engine: &dyn Engine, turns: &[Turn]) -> Speed {
        let cpu: Option<Vec<Duration>> = turns.iter().map(|turn| turn.cpu).collect();
        Speed {
            engine: engine.name().to_owned(),
            wall: median(turns.iter().map(|turn| turn.wall).collect()),
            cpu: cpu.map(median),
            macs: self.macs,
        }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// Time that the threads of this process spent on a core, where the system tells (Linux).
fn process_cpu_time() -> Option<Duration> {
    let tasks = std::fs::read_dir("/proc/self/task").ok()?;
    let mut nanoseconds = 0_u64;
    for task in tasks {
        let text = std::fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        nanoseconds += text.split_whitespace().next()?.parse::<u64>().ok()?;
    }
    Some(Duration::from_nanos(nanoseconds))
}
