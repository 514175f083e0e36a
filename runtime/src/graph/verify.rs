//! The invariants of a graph; see [`crate::graph`].

use super::{Graph, GraphError, Home, Node, Value, ValueId};
use crate::buffer::{OFFSET_ALIGNMENT, RangeError};

impl Graph {
    /// Checks G1 to G4.
    ///
    /// # Errors
    /// [`GraphError`] for the first node or view that breaks one.
    pub fn verify(&self) -> Result<(), GraphError> {
        self.values().iter().try_for_each(|value| self.check_view(value))?;
        let mut written = vec![false; self.values().len()];
        self.nodes().iter().try_for_each(|node| self.check_node(node, &mut written))
    }

    fn check_view(&self, value: &Value) -> Result<(), GraphError> {
        let Home::View { of, offset_bytes } = value.home else { return Ok(()) };
        let refuse = |error| Err(GraphError::View { view: value.name.clone(), error });
        let base = self.value(of);
        if !offset_bytes.is_multiple_of(OFFSET_ALIGNMENT) {
            let (buffer, found, required) = (base.name.clone(), offset_bytes, OFFSET_ALIGNMENT);
            return refuse(RangeError::Offset { buffer, found, required });
        }
        let required = base.layout.span_bytes();
        match offset_bytes.checked_add(value.layout.span_bytes()) {
            Some(end) if end <= required => Ok(()),
            end => {
                let (buffer, found) = (base.name.clone(), end.unwrap_or(u64::MAX));
                refuse(RangeError::Outside { buffer, found, required })
            }
        }
    }

    fn check_node(&self, node: &Node, written: &mut [bool]) -> Result<(), GraphError> {
        let name = |id: ValueId| self.value(id).name.clone();
        let is_temporary = |id: ValueId| self.value(self.base(id)).home == Home::Temporary;
        for &id in node.inputs.iter().chain(&node.updates) {
            if is_temporary(id) && !written[self.base(id).index()] {
                return Err(GraphError::NotWritten { node: node.name.clone(), value: name(id) });
            }
        }
        for (index, &id) in node.outputs.iter().enumerate() {
            let base = self.base(id);
            let refuse = |found| Err(GraphError::Overwritten { node: node.name.clone(), value: name(id), found });
            let others = node.inputs.iter().chain(&node.updates).chain(&node.outputs[..index]);
            if others.into_iter().any(|other| self.base(*other) == base) {
                return refuse("it reads or writes elsewhere");
            }
            if is_temporary(id) && std::mem::replace(&mut written[base.index()], true) {
                return refuse("another node wrote");
            }
        }
        Ok(())
    }
}
