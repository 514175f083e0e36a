//! The first operation of a plan whose output differs between two engines.
//!
//! Invariants: both engines get the same bytes in every tensor before the first command, and then one command at a time; the
//! first written tensor that differs is the answer, so that nothing before it can be the cause.

use std::collections::HashSet;

use kernel_dsl::ir::Elem;
use kernel_lib::host_tensor::element_bits;

use super::Plan;
use crate::engine::{Engine, RunError};
use crate::recording::Command;

/// Where two engines differ first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The node of the graph.
    pub node: String,
    /// The kernel, or what else the command is.
    pub command: String,
    /// The tensor's buffer.
    pub buffer: String,
    /// The element, from the tensor's first.
    pub element: usize,
    /// Its bits on each engine.
    pub bits: [u32; 2],
}

/// Runs `plan` on two engines, command by command. The second one gets the contents of the first one's tensors.
///
/// # Errors
/// [`RunError`] when an engine fails.
pub fn first_difference(plan: &Plan, engines: [&mut dyn Engine; 2]) -> Result<Option<Difference>, RunError> {
    let [first, second] = engines;
    let mut copied = HashSet::new();
    for tensor in plan.recording.dispatches().flat_map(|dispatch| &dispatch.tensors) {
        // By tensor, not by buffer: the host lends no more bytes than a tensor has.
        let range = tensor.range();
        if copied.insert((range.buffer().id(), range.offset(), range.bytes())) {
            first.allocate(range.buffer())?;
            let contents = first.read_back(&range)?;
            second.upload(range.buffer(), range.offset(), &contents)?;
        }
    }
    for (index, writes) in plan.writes.iter().enumerate() {
        let Some(step) = plan.recording.only(index) else { continue };
        first.run(&step)?;
        second.run(&step)?;
        for tensor in writes {
            let bytes = [first.read_back(&tensor.words())?, second.read_back(&tensor.words())?];
            let Some((element, bits)) = difference(tensor.layout().elem, &bytes) else { continue };
            let command = match &plan.recording.commands()[index] {
                Command::Dispatch(dispatch) => dispatch.kernel.name.clone(),
                other => other.to_string(),
            };
            let (node, buffer) = (plan.nodes[index].clone(), tensor.buffer().label().to_owned());
            return Ok(Some(Difference { node, command, buffer, element, bits }));
        }
    }
    Ok(None)
}

fn difference(elem: Elem, [a, b]: &[Vec<u8>; 2]) -> Option<(usize, [u32; 2])> {
    let size = elem.bytes() as usize;
    let mut pairs = a.chunks_exact(size).zip(b.chunks_exact(size)).enumerate();
    let (element, (a, b)) = pairs.find(|(_, (a, b))| a != b)?;
    Some((element, [element_bits(a), element_bits(b)]))
}
