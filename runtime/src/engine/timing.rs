//! Times of a recording's dispatches.
//!
//! Invariants: times are the device's own, one for each repeat, in order; statistics of no repeats are zero.

use std::time::Duration;

use crate::recording::Dispatch;

/// Time of one dispatch of a recording, over all repeats.
#[derive(Clone, PartialEq, Debug)]
pub struct DispatchTime {
    /// Kernel id.
    pub kernel: String,
    /// Time on the device in each repeat.
    pub times: Vec<Duration>,
}

impl DispatchTime {
    /// A dispatch that was not timed yet.
    pub(crate) fn none_yet(dispatch: &Dispatch) -> DispatchTime {
        DispatchTime { kernel: dispatch.kernel.name.clone(), times: Vec::new() }
    }

    /// The shortest repeat.
    pub fn best(&self) -> Duration {
        self.times.iter().min().copied().unwrap_or_default()
    }

    /// The middle repeat.
    pub fn median(&self) -> Duration {
        let mut sorted = self.times.clone();
        sorted.sort_unstable();
        sorted.get(sorted.len() / 2).copied().unwrap_or_default()
    }
}
