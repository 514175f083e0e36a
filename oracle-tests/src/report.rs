//! What a run of the suite did: counts, and failures that can be looked into without running again.
//!
//! Invariants: counts only grow; a case that was left out (not legal for a target) is counted too.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use kernel_lib::{Arguments, Role};

use crate::case::Case;
use crate::expectation::Skip;

/// Counts of a run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Launches compared.
    pub cases: u64,
    /// Bytes of outputs compared.
    pub bytes: u64,
    /// Cases that the variant refuses for the target.
    pub not_legal: u64,
    /// What was skipped, and why.
    pub skips: Vec<Skip>,
}

impl Summary {
    /// Counts one comparison.
    pub fn count(&mut self, bytes: u64) {
        self.cases += 1;
        self.bytes += bytes;
    }

    /// Adds the counts of another run.
    pub fn add(&mut self, other: Summary) {
        self.cases += other.cases;
        self.bytes += other.bytes;
        self.not_legal += other.not_legal;
        self.skips.extend(other.skips);
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for skip in &self.skips {
            writeln!(f, "{skip}")?;
        }
        let Summary { cases, bytes, not_legal, skips } = self;
        write!(f, "{cases} cases, {bytes} bytes compared, {not_legal} not legal, {} skipped", skips.len())
    }
}

/// Adds to a summary that tests of several threads share.
pub fn add_to(total: &Mutex<Summary>, part: Summary) {
    total.lock().unwrap_or_else(PoisonError::into_inner).add(part);
}

/// The arguments of a failed case around element `index`: the first elements of each input, and those at the index.
pub fn show_arguments(case: &Case, arguments: &Arguments, index: usize) -> String {
    const SHOWN: usize = 4;
    let mut text = format!("case: {case}\n");
    for tensor in arguments.tensors.iter().filter(|tensor| tensor.role != Role::Out) {
        let digits = 2 + 2 * tensor.layout.elem.bytes() as usize;
        let show = |at: usize| format!("{} ({:#0digits$x})", tensor.get(at), tensor.bits(at));
        let first: Vec<String> = (0..tensor.len().min(SHOWN)).map(show).collect();
        text += &format!("{} {:?} = {}", tensor.name, tensor.layout.shape, first.join(", "));
        if (SHOWN..tensor.len()).contains(&index) {
            text += &format!(", ... [{index}] {}", show(index));
        }
        text.push('\n');
    }
    for scalar in &arguments.scalars {
        text += &format!("scalar {scalar:?} ({:#010x})\n", scalar.bits());
    }
    text
}
