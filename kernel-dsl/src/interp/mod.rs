//! The CPU engine: executes a kernel, and by that defines what kernels mean.
//!
//! A workgroup runs at a time on a thread; every op is one loop over all of its invocations, in lock-step, and control
//! flow is a mask of active invocations. So barriers and subgroup ops are exact, and rustc vectorises the loops.
//!
//! Two faces of one implementation ([`Face`]). Both stop with a [`Trap`] at an access out of range by an active
//! invocation. A wide access is in range when all its words hold at least one element of the buffer's span.
//! The checked face also reports races, missing invocations at collective ops, reads before any write, misaligned wide
//! accesses and loops without end; it runs workgroups one after another in a random order, and lanes in a random order
//! where memory could tell. In the unchecked face, memory that was never written reads as zero, and racing stores of a
//! workgroup land in ascending order of the invocations.
//!
//! Invariants: after [`Program::new`] nothing panics for any launch and binding; outputs are the same bits for every
//! number of threads (of a kernel without races) and for both faces; `any` ops are computed like `rn` ones, and native
//! functions by the standard library.

mod binding;
mod compile;
mod lanes;
mod machine;
mod plan;
pub(crate) mod round;
mod trap;

use std::sync::OnceLock;

use rayon::prelude::*;

use crate::contract::Launch;
use crate::ir::Span;
use crate::validate::ValidKernel;
use binding::Storage;
use compile::Style;
use machine::Machine;
use machine::follow::{Follow, Random};
use plan::Plan;

pub use binding::{AliasError, Binding, BoundRange, check_aliasing};
pub use trap::{AccessKind, Invocation, RaceSite, Trap, TrapKind};

/// How closely a dispatch is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Every access is followed; slow, one thread.
    Checked {
        /// Seed of the random orders.
        seed: u64,
    },
    /// As fast as it goes.
    Unchecked,
}

/// How to run a dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which face.
    pub face: Face,
    /// Threads of the unchecked face; 0 means all of the machine.
    pub threads: usize,
    /// Whether `f32` arithmetic (comparisons and conversions included) reads and writes subnormals as zero of the same
    /// sign, as some devices do. Moves, loads, stores, sign changes and bit casts keep them everywhere.
    pub flush_subnormals: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { face: Face::Unchecked, threads: 0, flush_subnormals: false }
    }
}

/// Loop iterations of one workgroup after which the checked face gives up.
pub const CHECKED_ITERATION_LIMIT: u64 = 1 << 22;

/// Workgroups of a dispatch at most: at a nanosecond each, 2^44 take five hours.
pub const WORKGROUP_LIMIT: u64 = 1 << 44;

/// Threads that workgroups are parted for at most.
const MAX_THREADS: u64 = 4096;

/// A kernel compiled for the CPU engine.
#[derive(Debug)]
pub struct Program {
    kernel: ValidKernel,
    lean: OnceLock<Plan>,
    followed: OnceLock<Plan>,
}

impl Program {
    /// Prepares `kernel`; each face is compiled at its first run.
    pub fn new(kernel: &ValidKernel) -> Program {
        Program { kernel: kernel.clone(), lean: OnceLock::new(), followed: OnceLock::new() }
    }

    /// The kernel.
    pub fn kernel(&self) -> &ValidKernel {
        &self.kernel
    }

    /// Runs one dispatch. Bindings come in order of the kernel's buffers.
    ///
    /// # Errors
    /// [`Trap`] when bindings do not fit the launch, or at the first thing that the face reports; written buffers hold
    /// unspecified values then.
    pub fn run(&self, launch: &Launch, bindings: &mut [Binding<'_>], options: &Options) -> Result<(), Trap> {
        let storage = binding::bind(&self.kernel, launch, bindings).map_err(|kind| Trap {
            kernel: self.kernel.name.clone(),
            span: self.kernel.span,
            kind: Box::new(kind),
        })?;
        if launch.is_empty() {
            return Ok(());
        }
        let Some(workgroup_count) = workgroup_count(launch).filter(|count| *count <= WORKGROUP_LIMIT) else {
            let kind = TrapKind::Workgroups { found: launch.workgroups, limit: WORKGROUP_LIMIT };
            return Err(self.trap(self.kernel.span, kind));
        };
        let dispatch =
            Dispatch { workgroup_count, program: self, launch, storage: &storage, flush: options.flush_subnormals };
        match options.face {
            Face::Checked { seed } => dispatch.run_checked(seed),
            Face::Unchecked => dispatch.run_unchecked(options.threads),
        }
    }

    fn lean(&self) -> &Plan {
        self.lean.get_or_init(|| compile::compile(&self.kernel, Style::Lean))
    }

    fn followed(&self) -> &Plan {
        self.followed.get_or_init(|| compile::compile(&self.kernel, Style::Followed))
    }

    fn trap(&self, span: Span, kind: trap::TrapKind) -> Trap {
        Trap { kernel: self.kernel.name.clone(), span, kind: Box::new(kind) }
    }
}

/// One dispatch, with everything checked that can be checked before it runs.
struct Dispatch<'a> {
    workgroup_count: u64,
    program: &'a Program,
    launch: &'a Launch,
    storage: &'a [Storage<'a>],
    flush: bool,
}

impl Dispatch<'_> {
    fn workgroup(&self, index: u64) -> [u32; 3] {
        let [x, y, _] = self.launch.workgroups.map(u64::from);
        [(index % x) as u32, (index / x % y) as u32, (index / x / y) as u32]
    }

    fn run_checked(&self, seed: u64) -> Result<(), Trap> {
        let follow = Follow::new(&self.program.kernel, seed);
        let mut machine = Machine::new(self, self.program.followed(), Some(follow));
        let mut order = Random::new(seed);
        for index in order.walk(self.workgroup_count) {
            machine.run(self.workgroup(index))?;
        }
        Ok(())
    }

    fn run_unchecked(&self, threads: usize) -> Result<(), Trap> {
        let plan = self.program.lean();
        let count = self.workgroup_count;
        let threads = if threads == 0 { rayon::current_num_threads() } else { threads };
        let threads = u64::try_from(threads).unwrap_or(MAX_THREADS).min(MAX_THREADS).min(count);
        if threads <= 1 {
            let mut machine = Machine::new(self, plan, None);
            return (0..count).try_for_each(|index| machine.run(self.workgroup(index)));
        }
        // Several parts a thread even out workgroups of unequal length; the first trap in order wins.
        let parts = (threads * 4).min(count);
        let run_part = |part: u64| {
            let mut machine = Machine::new(self, plan, None);
            let range = part * count / parts..(part + 1) * count / parts;
            range.into_iter().try_for_each(|index| machine.run(self.workgroup(index)))
        };
        let results: Vec<Result<(), Trap>> = (0..parts).into_par_iter().map(run_part).collect();
        results.into_iter().collect()
    }
}

/// Workgroups of a launch; `None` beyond 64 bits.
fn workgroup_count(launch: &Launch) -> Option<u64> {
    launch.workgroups.iter().try_fold(1_u64, |count, &n| count.checked_mul(u64::from(n)))
}
