//! From a graph to a recording: kernels are chosen, temporary values get memory, and what is left is plain data.
//!
//! [`plan`] makes one node of those that a fused kernel computes together (`fuse`), lowers each node to calls of kernels (`lower`), finds when each temporary value is needed (`lifetimes`) and
//! records the calls in order. Hazards need no commands of their own: a recording's commands see what earlier ones wrote, and engines keep
//! that order with barriers between dispatches.
//!
//! Invariants: which kernels are chosen changes no byte of a strict result; temporary values lie in the [`Scratch`] that the plan was given.
//! Refused: graphs that break their invariants, and nodes that no kernel of the library computes.

pub mod bisect;
mod fuse;
mod library;
mod lifetimes;
mod lower;

use kernel_lib::KernelError;

use self::fuse::fuse;
pub use self::library::KernelLibrary;
use self::lifetimes::{Arena, Lifetime, assign};
use self::lower::{Action, Step, lower};
use crate::buffer::{Buffer, RangeError, Tensor};
use crate::graph::{Graph, GraphError, Home, ValueId};
use crate::recording::{RecordError, Recording};

/// Why a graph has no plan.
#[derive(Debug, thiserror::Error)]
pub enum PlanError {
    /// The graph is not valid.
    #[error(transparent)]
    Graph(#[from] GraphError),
    /// No kernel computes a node.
    #[error("`{node}`: no kernel for `{op}` of {found}; required: types and formats of the kernel library")]
    NoKernel {
        /// The node.
        node: String,
        /// Its operation.
        op: &'static str,
        /// Its types and sizes.
        found: String,
    },
    /// No variant of the kernel takes the node's sizes.
    #[error("`{node}`: {error}")]
    Kernel {
        /// The node.
        node: String,
        /// Why.
        error: KernelError,
    },
    /// A command that cannot be recorded.
    #[error("`{node}`: {error}")]
    Record {
        /// The node.
        node: String,
        /// Why.
        error: RecordError,
    },
}

/// Memory of temporary values. Plans that never run at the same time may share it.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    slots: Vec<Buffer>,
}

impl Scratch {
    /// Bytes of all slots.
    pub fn bytes(&self) -> u64 {
        self.slots.iter().map(Buffer::bytes).sum()
    }

    /// Buffers for an arena: those at hand where they are large enough, else new ones.
    fn slots_for(&mut self, arena: &Arena) -> Vec<Buffer> {
        // The largest slots first, so that buffers are reused by rank.
        let mut order: Vec<usize> = (0..arena.slots.len()).collect();
        order.sort_by_key(|&slot| std::cmp::Reverse(arena.slots[slot]));
        let mut given = vec![None; arena.slots.len()];
        for (rank, slot) in order.into_iter().enumerate() {
            let bytes = arena.slots[slot];
            match self.slots.get_mut(rank) {
                Some(buffer) if buffer.bytes() >= bytes => {}
                Some(buffer) => *buffer = Buffer::new("scratch", bytes),
                None => self.slots.push(Buffer::new("scratch", bytes)),
            }
            given[slot] = Some(self.slots[rank].clone());
        }
        given.into_iter().flatten().collect()
    }
}

/// A graph ready to run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Its commands.
    pub recording: Recording,
    /// Node of each command, for people and for finding a first difference.
    pub nodes: Vec<String>,
    /// What each command writes.
    pub writes: Vec<Vec<Tensor>>,
    /// Where the kept values are, in the order in which they were asked for.
    pub kept: Vec<Tensor>,
}

impl Plan {
    /// Number of dispatches.
    pub fn n_dispatches(&self) -> usize {
        self.recording.dispatches().count()
    }
}

/// Plans `graph` with kernels of `library` and temporary values in `scratch`. Values of `keep` hold what was written to them until
/// the end of the recording.
///
/// # Errors
/// [`PlanError`].
pub fn plan(
    mut graph: Graph,
    keep: &[ValueId],
    library: &mut KernelLibrary,
    scratch: &mut Scratch,
) -> Result<Plan, PlanError> {
    graph.verify()?;
    fuse(&mut graph, keep, library.target());
    let steps = lower(&mut graph, library)?;
    let (temporaries, lifetimes) = lifetimes_of(&graph, &steps, keep);
    let arena = assign(&lifetimes);
    let buffers = scratch.slots_for(&arena);
    let mut homes: Vec<Option<Buffer>> = vec![None; graph.values().len()];
    for (value, slot) in temporaries.iter().zip(&arena.of) {
        homes[value.index()] = Some(buffers[*slot].clone());
    }
    let placed = Placed { graph: &graph, homes };
    let kept: Result<Vec<Tensor>, RangeError> = keep.iter().map(|id| placed.tensor(*id)).collect();
    let kept = kept.map_err(|error| PlanError::Record { node: "kept values".into(), error: error.into() })?;
    let mut plan = Plan { recording: Recording::new(), nodes: Vec::new(), writes: Vec::new(), kept };
    for step in steps {
        let recorded = placed.record(&step, &mut plan.recording);
        recorded.map_err(|error| PlanError::Record { node: step.node.clone(), error })?;
        let writes: Result<Vec<Tensor>, RangeError> = step.writes.iter().map(|id| placed.tensor(*id)).collect();
        plan.writes.push(writes.map_err(|error| PlanError::Record { node: step.node.clone(), error: error.into() })?);
        plan.nodes.push(step.node);
    }
    Ok(plan)
}

/// Temporary values, and when each is needed, in steps. Kept ones are needed after the last.
fn lifetimes_of(graph: &Graph, steps: &[Step], keep: &[ValueId]) -> (Vec<ValueId>, Vec<Lifetime>) {
    let mut places: Vec<Option<usize>> = vec![None; graph.values().len()];
    let (mut values, mut lifetimes) = (Vec::new(), Vec::<Lifetime>::new());
    for (index, step) in steps.iter().enumerate() {
        for id in step.mentions() {
            let base = graph.base(id);
            let value = graph.value(base);
            if value.home != Home::Temporary {
                continue;
            }
            let place = *places[base.index()].get_or_insert_with(|| {
                values.push(base);
                lifetimes.push(Lifetime { first: index, last: index, bytes: value.layout.span_bytes() });
                lifetimes.len() - 1
            });
            lifetimes[place].last = index;
        }
    }
    for place in keep.iter().filter_map(|id| places[graph.base(*id).index()]) {
        lifetimes[place].last = steps.len();
    }
    (values, lifetimes)
}

/// A graph whose temporary values have memory.
struct Placed<'g> {
    graph: &'g Graph,
    homes: Vec<Option<Buffer>>,
}

impl Placed<'_> {
    fn tensor(&self, id: ValueId) -> Result<Tensor, RangeError> {
        let value = self.graph.value(id);
        let (base, offset) = match value.home {
            Home::View { of, offset_bytes } => (of, offset_bytes),
            Home::Bound(_) | Home::Temporary => (id, 0),
        };
        match (&self.graph.value(base).home, &self.homes[base.index()]) {
            (Home::Bound(tensor), _) => Tensor::new(tensor.buffer(), tensor.offset() + offset, value.layout.clone()),
            (_, Some(buffer)) => Tensor::new(buffer, offset, value.layout.clone()),
            // Verified: every temporary value that a step mentions has a lifetime, and so a home.
            (_, None) => Tensor::new(&Buffer::new(&value.name, 0), offset, value.layout.clone()),
        }
    }

    fn record(&self, step: &Step, recording: &mut Recording) -> Result<(), RecordError> {
        match &step.action {
            Action::Dispatch { kernel, arguments, scalars } => {
                let tensors: Result<Vec<Tensor>, RangeError> = arguments.iter().map(|id| self.tensor(*id)).collect();
                recording.dispatch_parts(kernel, tensors?, scalars)
            }
            Action::CopyRow { from, from_row, to, to_row } => {
                let row = |id: ValueId, row: u32| self.tensor(id)?.row_range(row);
                recording.copy(row(*from, *from_row)?, row(*to, *to_row)?)
            }
        }
    }
}
