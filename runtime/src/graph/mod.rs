//! The graph of one step of a model: values with layouts, and the operations that compute them, in order.
//!
//! A graph is built by the methods of [`Graph`] (one for each operation, in [`mod@build`]), which check element types and shapes and
//! infer those of results. It names no device and no kernel; [`crate::plan`] chooses kernels and gives memory.
//!
//! Invariants, checked by [`Graph::verify`]:
//! * G1: a temporary value is written before it is read.
//! * G2: a temporary value is written by one node only.
//! * G3: a view lies inside the value that it views, at an offset that adapters accept.
//! * G4: a node writes no value that it reads, except one that its operation updates in place.

pub mod build;
pub mod op;
mod print;
mod verify;

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::Elem;

pub use self::op::Op;
use crate::buffer::{RangeError, Tensor};

/// Names a value of one graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ValueId(u32);

impl ValueId {
    /// Place in the graph's list.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a value's memory is.
#[derive(Clone, PartialEq, Debug)]
pub enum Home {
    /// Bound by the caller: weights, caches, and what the host writes or reads.
    Bound(Tensor),
    /// Given by the plan, for as long as the value is needed.
    Temporary,
    /// Part of another value's memory.
    View {
        /// The other value; no view itself.
        of: ValueId,
        /// First byte inside it.
        offset_bytes: u64,
    },
}

/// A tensor of the graph.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// For people: the path of a weight, or the node that computes it.
    pub name: String,
    /// Element type, shape and strides.
    pub layout: TensorLayout,
    /// Where its memory is.
    pub home: Home,
}

/// One operation on values.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// For people: `layers.3.self_attn.q_proj`.
    pub name: String,
    /// What it computes.
    pub op: Op,
    /// Values that it reads, in the order of the operation.
    pub inputs: Vec<ValueId>,
    /// Values that it updates in place: caches and states.
    pub updates: Vec<ValueId>,
    /// Values that it writes.
    pub outputs: Vec<ValueId>,
}

/// Values, and nodes in the order of their execution.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Graph {
    values: Vec<Value>,
    nodes: Vec<Node>,
}

/// Why a node or a graph is refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum GraphError {
    /// A value of another element type.
    #[error("`{node}`: `{value}` stores {found}; required: {required}")]
    Elem {
        /// The node.
        node: String,
        /// The value.
        value: String,
        /// Its element type.
        found: &'static str,
        /// What the operation takes.
        required: String,
    },
    /// A value of another shape.
    #[error("`{node}`: `{value}` has shape {found:?}; required: {required}")]
    Shape {
        /// The node.
        node: String,
        /// The value.
        value: String,
        /// Its shape.
        found: Vec<u32>,
        /// What the operation takes.
        required: String,
    },
    /// A temporary value that is read before it is written (G1).
    #[error("`{node}` reads `{value}` before it is written; required: a node before it that writes the value")]
    NotWritten {
        /// The node.
        node: String,
        /// The value.
        value: String,
    },
    /// A value that is written twice, or written and read by one node (G2, G4).
    #[error("`{node}` writes `{value}`, which {found}; required: a value of its own")]
    Overwritten {
        /// The node.
        node: String,
        /// The value.
        value: String,
        /// What else happens to it.
        found: &'static str,
    },
    /// A view that leaves its value (G3).
    #[error("view `{view}`: {error}")]
    View {
        /// The view.
        view: String,
        /// Why.
        error: RangeError,
    },
}

impl Graph {
    /// No values and no nodes.
    pub fn new() -> Graph {
        Graph::default()
    }

    /// All values.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// All nodes, in order.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Replaces all nodes by others that compute the same.
    pub(crate) fn replace_nodes(&mut self, nodes: Vec<Node>) {
        self.nodes = nodes;
    }

    /// One value.
    pub fn value(&self, id: ValueId) -> &Value {
        &self.values[id.index()]
    }

    /// The value whose memory `id` is in: its own, or that of what it views.
    pub fn base(&self, id: ValueId) -> ValueId {
        match self.value(id).home {
            Home::View { of, .. } => of,
            Home::Bound(_) | Home::Temporary => id,
        }
    }

    /// A value in memory of the caller.
    pub fn bound(&mut self, name: &str, tensor: &Tensor) -> ValueId {
        self.add_value(name, tensor.layout().clone(), Home::Bound(tensor.clone()))
    }

    /// A value in memory of the plan, row-major.
    pub fn temporary(&mut self, name: &str, elem: Elem, shape: &[u32]) -> ValueId {
        self.add_value(name, TensorLayout::row_major(elem, shape), Home::Temporary)
    }

    /// The same memory with another layout, from element `offset_elems` on.
    pub fn view(&mut self, of: ValueId, offset_elems: u64, layout: TensorLayout) -> ValueId {
        let value = self.value(of);
        let offset_bytes = offset_elems * u64::from(value.layout.elem.bytes());
        let name = value.name.clone();
        let home = match value.home {
            Home::View { of, offset_bytes: first } => Home::View { of, offset_bytes: first + offset_bytes },
            Home::Bound(_) | Home::Temporary => Home::View { of, offset_bytes },
        };
        self.add_value(&name, layout, home)
    }

    /// The same elements in another row-major shape.
    pub fn reshape(&mut self, of: ValueId, shape: &[u32]) -> ValueId {
        let layout = TensorLayout::row_major(self.value(of).layout.elem, shape);
        self.view(of, 0, layout)
    }

    fn add_value(&mut self, name: &str, layout: TensorLayout, home: Home) -> ValueId {
        let id = ValueId(self.values.len() as u32);
        self.values.push(Value { name: name.to_owned(), layout, home });
        id
    }
}
