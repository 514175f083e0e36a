//! The stable text form of a graph: one line a node.

use std::fmt;

use super::{Graph, Home, ValueId};

struct Named<'a>(&'a Graph, ValueId);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Named(graph, id) = self;
        let value = graph.value(*id);
        let layout = &value.layout;
        match value.home {
            Home::Bound(_) => write!(f, "{}: {} {:?}", value.name, layout.elem.name(), layout.shape),
            Home::Temporary => write!(f, "%{}: {} {:?}", id.index(), layout.elem.name(), layout.shape),
            Home::View { of, offset_bytes } => {
                write!(f, "%{}[{offset_bytes}..]: {} {:?}", of.index(), layout.elem.name(), layout.shape)
            }
        }
    }
}

impl fmt::Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for node in self.nodes() {
            let list =
                |ids: &[ValueId]| ids.iter().map(|id| Named(self, *id).to_string()).collect::<Vec<_>>().join(", ");
            let outputs = [node.outputs.as_slice(), node.updates.as_slice()].concat();
            writeln!(f, "{}: {} = {} ({})", node.name, list(&outputs), node.op.name(), list(&node.inputs))?;
        }
        Ok(())
    }
}
