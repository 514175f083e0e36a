//! Bit patterns through a kernel of one input and one output, many batches at a time, on the CPU engine.
//!
//! With `ESPALIER_SWEEP=all` a sweep takes all 2^32 patterns, with `ESPALIER_SWEEP=61` every 61st, otherwise every
//! 4,099th and the neighbourhoods of the numbers that functions treat specially; it says which.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel_dsl::contract::{TensorLayout, bind};
use kernel_dsl::interp::{Binding, Face, Options, Program};
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_lib::find_variant;

/// Patterns of a batch: small enough for a core's own cache.
const BATCH: u64 = 1 << 14;

/// A kernel `y = f(x)`, compiled.
pub struct Engine {
    program: Program,
    elems: [Elem; 2],
}

impl Engine {
    /// The kernel of the library with this id.
    pub fn of_id(id: &str) -> Engine {
        Engine::new(&kernel_of_id(id))
    }

    pub fn new(kernel: &Kernel) -> Engine {
        let elems: Vec<Elem> = kernel.buffers.iter().map(|(_, buffer)| buffer.elem).collect();
        let program = Program::new(&compile(kernel, &Target::CPU).expect("is valid"));
        Engine { program, elems: [elems[0], elems[1]] }
    }

    /// The bits of `f` of each pattern of the input type.
    pub fn run(&self, patterns: &[u32], flush_subnormals: bool) -> Vec<u32> {
        let padded = patterns.len().next_multiple_of(16);
        let mut x = patterns.to_vec();
        x.resize(padded, 0);
        let layouts = self.elems.map(|elem| TensorLayout::row_major(elem, &[padded as u32]));
        let launch = bind(self.program.kernel(), &layouts, &[], u32::MAX).expect("fits");
        let narrow_x: Vec<u16> = match self.elems[0].bytes() {
            2 => x.iter().map(|&bits| bits as u16).collect(),
            _ => Vec::new(),
        };
        let x = if narrow_x.is_empty() { bytemuck::cast_slice(&x) } else { bytemuck::cast_slice(&narrow_x) };
        let mut y = vec![0_u32; padded * self.elems[1].bytes() as usize / 4];
        let bindings = &mut [Binding::Read(x), Binding::Write(bytemuck::cast_slice_mut(&mut y))];
        let options = Options { face: Face::Unchecked, threads: 1, flush_subnormals };
        self.program.run(&launch, bindings, &options).expect("runs");
        if self.elems[1].bytes() == 2 {
            y = bytemuck::cast_slice::<u32, u16>(&y).iter().map(|&bits| u32::from(bits)).collect();
        }
        y.truncate(patterns.len());
        y
    }
}

/// The kernel of the library with this id.
pub fn kernel_of_id(id: &str) -> Kernel {
    let variant = find_variant(id).unwrap_or_else(|| panic!("no kernel `{id}`"));
    variant.build().expect("builds")
}

/// Which patterns a sweep takes.
pub enum Patterns {
    /// One of this many, from 0 on; 1 is all 2^32.
    Every(u64),
    /// These.
    Sample(Vec<u32>),
}

impl Patterns {
    /// What the environment asks for, or a sample that contains `extra` and its neighbourhood.
    pub fn of_environment(extra: &[u32]) -> Patterns {
        match std::env::var("ESPALIER_SWEEP").as_deref() {
            Ok("all") => Patterns::Every(1),
            Ok(step) => match step.parse() {
                Ok(step @ 1..) => Patterns::Every(step),
                _ => panic!("ESPALIER_SWEEP is `{step}`; required: `all`, a step, or nothing for a sample"),
            },
            Err(_) => Patterns::sample(extra),
        }
    }

    pub fn sample(extra: &[u32]) -> Patterns {
        let quarters = (1..=64).map(|n| (f64::from(n) * std::f64::consts::FRAC_PI_2) as f32);
        let centres = SPECIAL.into_iter().chain(quarters).flat_map(|x| [x.to_bits(), (-x).to_bits()]);
        let centres = centres.chain(extra.iter().copied());
        let near = centres.flat_map(|centre| (0..129).map(move |step| centre.wrapping_add(step).wrapping_sub(64)));
        Patterns::Sample((0..=u32::MAX).step_by(4099).chain(near).collect())
    }

    fn len(&self) -> u64 {
        match self {
            Patterns::Every(step) => (1_u64 << 32).div_ceil(*step),
            Patterns::Sample(patterns) => patterns.len() as u64,
        }
    }

    fn batch(&self, index: u64) -> Vec<u32> {
        let range = index * BATCH..((index + 1) * BATCH).min(self.len());
        match self {
            Patterns::Every(step) => range.map(|index| (index * step) as u32).collect(),
            Patterns::Sample(patterns) => patterns[range.start as usize..range.end as usize].to_vec(),
        }
    }

    /// Hands each batch to `work` on all cores, and each result to `merge`.
    pub fn for_each_batch<T>(&self, work: impl Fn(&[u32]) -> T + Sync, merge: impl FnMut(T) + Send) {
        let (next, merge) = (AtomicU64::new(0), Mutex::new(merge));
        let n_batches = self.len().div_ceil(BATCH);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= n_batches {
                            break;
                        }
                        let result = work(&self.batch(index));
                        (merge.lock().expect("no other thread failed"))(result);
                    }
                });
            }
        });
    }

    /// What a sweep says that it did.
    pub fn describe(&self) -> String {
        match self {
            Patterns::Every(1) => "all 2^32 patterns".to_owned(),
            Patterns::Every(step) => format!("one of {step} patterns"),
            Patterns::Sample(patterns) => format!("a sample of {} patterns", patterns.len()),
        }
    }
}

/// Where functions change their formula, overflow or underflow; both signs are taken.
const SPECIAL: [f32; 26] = [
    0.0,
    f32::MIN_POSITIVE,
    f32::INFINITY,
    f32::NAN,
    f32::MAX,
    1.0,
    0.5,
    2.0,
    4.0,
    0.25,
    0.8,
    std::f32::consts::SQRT_2,
    std::f32::consts::FRAC_1_SQRT_2,
    0.346_573_6,
    16.635_532,
    41.5,
    41.9,
    87.336_54,
    88.722_84,
    103.972_08,
    104.0,
    126.0,
    128.0,
    149.0,
    4096.0,
    6400.0,
];
