//! One launch with all its bytes: what every engine is given and compared by.
//!
//! Invariants: contents cover each binding in whole 16-byte vectors; outputs that a kernel never reads start as
//! [`POISON`], so an element that was not written is seen; a job is checked by the contract before it runs.

use std::sync::Arc;

use kernel_dsl::contract::{self, ContractError, Launch, ScalarArg, TensorLayout};
use kernel_dsl::ir::{Access, BufferId, EntityId, Kernel};
use kernel_lib::Arguments;

/// The word in outputs before a launch: a NaN in `f32` and in both halves as `bf16`; engines of the runtime use it too.
pub const POISON: u32 = runtime::engine::POISON;

/// A kernel and its arguments.
#[derive(Clone, Debug)]
pub struct Job {
    /// The kernel.
    pub kernel: Arc<Kernel>,
    /// Layout of each buffer, in binding order.
    pub layouts: Vec<TensorLayout>,
    /// Content of each buffer before the launch.
    pub contents: Vec<Vec<u8>>,
    /// Scalars in declaration order.
    pub scalars: Vec<ScalarArg>,
}

/// Content of every buffer after a launch, in binding order.
pub type Contents = Vec<Vec<u8>>;

impl Job {
    /// A job; contents are filled up to whole bindings, and poisoned where the kernel only writes.
    pub fn new(
        kernel: Arc<Kernel>,
        layouts: Vec<TensorLayout>,
        mut contents: Vec<Vec<u8>>,
        scalars: Vec<ScalarArg>,
    ) -> Job {
        for ((_, buffer), (layout, content)) in kernel.buffers.iter().zip(layouts.iter().zip(&mut contents)) {
            content.resize(layout.span_bytes() as usize, 0);
            if buffer.access == Access::Write {
                content.chunks_exact_mut(4).for_each(|word| word.copy_from_slice(&POISON.to_le_bytes()));
            }
        }
        Job { kernel, layouts, contents, scalars }
    }

    /// The job of a kernel of the library.
    pub fn of_arguments(kernel: Arc<Kernel>, arguments: &Arguments) -> Job {
        let contents = arguments.tensors.iter().map(|tensor| tensor.bytes.clone()).collect();
        Job::new(kernel, arguments.layouts(), contents, arguments.scalars.clone())
    }

    /// The checked launch.
    ///
    /// # Errors
    /// [`ContractError`] for arguments that do not fit the kernel.
    pub fn launch(&self, max_workgroups: u32) -> Result<Launch, ContractError> {
        contract::bind(&self.kernel, &self.layouts, &self.scalars, max_workgroups)
    }

    /// Buffers that the kernel writes, with name and layout.
    pub fn outputs(&self) -> impl Iterator<Item = (usize, &str, &TensorLayout)> {
        let written = self.kernel.buffers.iter().filter(|(_, buffer)| buffer.access.can_write());
        written.map(|(id, buffer): (BufferId, _)| (id.index(), buffer.name.as_str(), &self.layouts[id.index()]))
    }
}
