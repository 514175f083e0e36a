//! Sizes that an engine can give, checked before anything is handed to a driver.
//!
//! Invariants: every refusal names what was found and what is required; nothing is cut down to fit.

use kernel_dsl::target::Target;
use serde::Serialize;

use crate::buffer::Buffer;
use crate::recording::Dispatch;

/// Sizes in bytes that an engine can give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MemoryLimits {
    /// Largest buffer.
    pub buffer_bytes: u64,
    /// Largest binding of a kernel argument.
    pub binding_bytes: u64,
}

/// A size beyond what the engine can give.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LimitError {
    /// A buffer that is too large.
    #[error("buffer `{buffer}` has {found} bytes; required: at most {required}")]
    Buffer {
        /// Label of the buffer.
        buffer: String,
        /// Its bytes.
        found: u64,
        /// The engine's limit.
        required: u64,
    },
    /// A kernel argument that is too large to bind.
    #[error(
        "kernel `{kernel}`: argument `{argument}` binds {found} bytes; required: at most {required} (split it by rows)"
    )]
    Binding {
        /// Kernel id.
        kernel: String,
        /// Argument.
        argument: String,
        /// Its bytes.
        found: u64,
        /// The engine's limit.
        required: u64,
    },
    /// Too many workgroups.
    #[error("kernel `{kernel}`: {found} workgroups along axis {axis}; required: at most {required}")]
    Dispatch {
        /// Kernel id.
        kernel: String,
        /// Which axis.
        axis: usize,
        /// As launched.
        found: u32,
        /// The target's limit.
        required: u32,
    },
}

/// Checks a buffer before memory is asked for.
pub(crate) fn check_buffer(buffer: &Buffer, limits: MemoryLimits) -> Result<(), LimitError> {
    if buffer.bytes() <= limits.buffer_bytes {
        return Ok(());
    }
    let (found, required) = (buffer.bytes(), limits.buffer_bytes);
    Err(LimitError::Buffer { buffer: buffer.label().to_owned(), found, required })
}

/// Checks bindings and workgroup counts of a launch.
pub(crate) fn check_dispatch(dispatch: &Dispatch, limits: MemoryLimits, target: &Target) -> Result<(), LimitError> {
    let kernel = || dispatch.kernel.name.clone();
    for (axis, &found) in dispatch.launch.workgroups.iter().enumerate() {
        let required = target.limits.dispatch;
        if found > required {
            return Err(LimitError::Dispatch { kernel: kernel(), axis, found, required });
        }
    }
    for ((_, argument), &found) in dispatch.kernel.buffers.iter().zip(&dispatch.launch.binding_bytes) {
        let required = limits.binding_bytes;
        if found > required {
            let argument = argument.name.clone();
            return Err(LimitError::Binding { kernel: kernel(), argument, found, required });
        }
    }
    Ok(())
}
