//! What the CPU engine reports: typed, with the kernel, the author's line and the invocation.

use crate::ir::Span;

/// An invocation of a dispatch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Invocation {
    /// Which workgroup.
    pub workgroup: [u32; 3],
    /// `local_invocation_index` in it.
    pub local_index: u32,
}

impl std::fmt::Display for Invocation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [x, y, z] = self.workgroup;
        write!(f, "invocation {} of workgroup ({x}, {y}, {z})", self.local_index)
    }
}

/// How memory was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessKind {
    /// Load.
    Read,
    /// Store.
    Write,
    /// Atomic read-modify-write.
    Atomic,
}

impl std::fmt::Display for AccessKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            AccessKind::Read => "read",
            AccessKind::Write => "write",
            AccessKind::Atomic => "atomic",
        })
    }
}

/// One side of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RaceSite {
    /// How it touched the element.
    pub access: AccessKind,
    /// Who.
    pub invocation: Invocation,
    /// The author's line.
    pub span: Span,
}

impl std::fmt::Display for RaceSite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} by {} at {}", self.access, self.invocation, self.span)
    }
}

/// Why a dispatch stopped. Outputs are unspecified then.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("kernel `{kernel}`, {span}: {kind}")]
pub struct Trap {
    /// Kernel id.
    pub kernel: String,
    /// The author's line.
    pub span: Span,
    /// What happened.
    pub kind: Box<TrapKind>,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TrapKind {
    /// An access beyond the end of a buffer or array.
    #[error("{access} of {memory} `{name}` at {unit} {index} (width {width}) by {invocation}; required: below {len}")]
    OutOfRange {
        /// How.
        access: AccessKind,
        /// "buffer", "workgroup array" or "private array".
        memory: &'static str,
        /// Its name.
        name: String,
        /// "element" or "word".
        unit: &'static str,
        /// First unit touched.
        index: u32,
        /// Units touched.
        width: u32,
        /// Units there are.
        len: u32,
        /// Who.
        invocation: Invocation,
    },
    /// A wide access whose index is no multiple of its width.
    #[error("{access} of buffer `{name}` at {index} by {invocation}; required: a multiple of the width {width}")]
    Misaligned {
        /// How.
        access: AccessKind,
        /// Buffer.
        name: String,
        /// First unit touched.
        index: u32,
        /// Units touched.
        width: u32,
        /// Who.
        invocation: Invocation,
    },
    /// Two invocations touch an element with no barrier between, and at least one writes.
    #[error("race on {memory} `{name}` element {index}: {second}, after {first}; required: a barrier between them")]
    Race {
        /// "buffer" or "workgroup array".
        memory: &'static str,
        /// Its name.
        name: String,
        /// Element.
        index: u32,
        /// The earlier access.
        first: RaceSite,
        /// The later access.
        second: RaceSite,
    },
    /// Not every invocation of the workgroup arrived.
    #[error("`{op}` without {missing}; required: every invocation of the workgroup")]
    Divergent {
        /// Barrier or collective op.
        op: &'static str,
        /// One that is missing.
        missing: Invocation,
    },
    /// A read of memory that was never written.
    #[error("read of {memory} `{name}`{} by {invocation} before any write", element(*.index))]
    Uninitialised {
        /// "variable", "workgroup array" or "private array".
        memory: &'static str,
        /// Its name.
        name: String,
        /// Element of an array.
        index: Option<u32>,
        /// Who.
        invocation: Invocation,
    },
    /// A loop that does not end.
    #[error("more than {limit} loop iterations in workgroup {workgroup:?}; required: a loop that ends")]
    StepLimit {
        /// Iterations allowed.
        limit: u64,
        /// Which workgroup.
        workgroup: [u32; 3],
    },
    /// Too few or too many bindings, or a launch of another kernel.
    #[error("{found} {what} given; required: {required}")]
    Count {
        /// "bindings" or "immediate words".
        what: &'static str,
        /// As given.
        found: usize,
        /// As declared.
        required: usize,
    },
    /// A dispatch that no engine ever ends.
    #[error("{found:?} workgroups; required: at most {limit} in all")]
    Workgroups {
        /// Along x, y, z.
        found: [u32; 3],
        /// Workgroups allowed.
        limit: u64,
    },
    /// A binding that cannot be used for its buffer.
    #[error("binding of buffer `{name}`: {found}; required: {required}")]
    Binding {
        /// Buffer.
        name: String,
        /// As given.
        found: String,
        /// What is allowed.
        required: String,
    },
}

fn element(index: Option<u32>) -> String {
    index.map_or_else(String::new, |index| format!(" element {index}"))
}
