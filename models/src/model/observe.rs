//! Values inside a step, for those who want to know what a layer's weights are multiplied with.
//!
//! Invariants: each text is a sequence of its own; a value that is observed is computed and stored as in any other step.

use runtime::buffer::Tensor;
use runtime::engine::Prepared;
use runtime::graph::{Graph, ValueId};
use runtime::plan::plan;

use super::step::{StepShape, Wanted};
use super::{Model, ModelError};
use crate::weights::floats;

/// A step that keeps some of its values.
struct Observed {
    shape: StepShape,
    n_cleared: u64,
    prepared: Prepared,
    kept: Vec<Tensor>,
}

impl Model {
    /// Runs each text by itself, at once, and hands over what the nodes of these names computed, row after row.
    ///
    /// # Errors
    /// [`ModelError`] as for steps.
    pub(crate) fn observe(
        &mut self,
        texts: &[Vec<u32>],
        nodes: &[String],
        visit: &mut dyn FnMut(&[Vec<f32>]),
    ) -> Result<(), ModelError> {
        let mut observed = None;
        for ids in texts {
            let mut sequence = self.start()?;
            let shape = self.ready(&mut [&mut sequence], Some(ids), Wanted::State);
            let values = shape.and_then(|shape| self.values_of(shape, nodes, &mut observed));
            self.release(sequence);
            visit(&values?);
        }
        Ok(())
    }

    fn values_of(
        &mut self,
        shape: StepShape,
        nodes: &[String],
        observed: &mut Option<Observed>,
    ) -> Result<Vec<Vec<f32>>, ModelError> {
        let is_current = |known: &&Observed| known.shape == shape && known.n_cleared == self.n_cleared;
        if observed.as_ref().filter(is_current).is_none() {
            *observed = Some(self.observing(shape, nodes)?);
        }
        let Some(Observed { prepared, kept, .. }) = observed else { return Ok(Vec::new()) };
        let engine = &mut *self.parts.engine;
        let ticket = engine.submit(prepared)?;
        engine.collect(ticket)?;
        let mut values = Vec::new();
        for tensor in kept {
            let mut bytes = engine.read_back(&tensor.words())?;
            bytes.truncate(tensor.layout().span_bytes() as usize);
            values.push(floats(tensor.layout().elem, &bytes).unwrap_or_default());
        }
        Ok(values)
    }

    fn observing(&mut self, shape: StepShape, nodes: &[String]) -> Result<Observed, ModelError> {
        let (graph, _, _) = self.graph(shape)?;
        let keep: Vec<ValueId> = nodes.iter().map(|name| output_of(&graph, name)).collect();
        let parts = &mut self.parts;
        let planned = plan(graph, &keep, &mut parts.library, &mut parts.scratch)?;
        parts.resident.upload(&mut *parts.engine, &mut |_| ())?;
        let prepared = Prepared::new(planned.recording);
        parts.engine.prepare(&prepared)?;
        Ok(Observed { shape, n_cleared: self.n_cleared, prepared, kept: planned.kept })
    }
}

/// What the node of a name writes.
fn output_of(graph: &Graph, name: &str) -> ValueId {
    let node = graph.nodes().iter().find(|node| node.name == name);
    let output = node.and_then(|node| node.outputs.first());
    *output.expect("every family names the nodes of its residual layers alike")
}
