//! Why a kernel is refused: one variant for each way to break a numbered invariant.
//!
//! Invariants: every variant starts its words with the number of its invariant and says what was found and required.

use crate::ir::{Span, ValueId};

use super::types::TypeError;

/// Why a kernel is refused. Display names the kernel and the author's `file:line`.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("kernel `{kernel}`, {span}: {kind}")]
pub struct ValidateError {
    /// Kernel id.
    pub kernel: String,
    /// The author's line.
    pub span: Span,
    /// Which invariant is broken, and how.
    pub kind: ValidateErrorKind,
}

/// Which invariant is broken, and how.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ValidateErrorKind {
    /// V1: operand and result types.
    #[error("V1: {0}")]
    Type(TypeError),
    /// V1: a value declared with another type than its operation gives.
    #[error("V1: {value} is declared as {found}; required: {required}, the type of its operation")]
    DeclaredType {
        /// The value.
        value: ValueId,
        /// As declared.
        found: String,
        /// As computed.
        required: String,
    },
    /// V2: a value with two definitions.
    #[error("V2: {value} is assigned a second time; required: one definition of each value")]
    AssignedTwice {
        /// The value.
        value: ValueId,
    },
    /// V3: a value used where its definition does not reach.
    #[error("V3: {value} is used here; required: a definition before, in this block or one around it")]
    OutOfScope {
        /// The value.
        value: ValueId,
    },
    /// V4: `break`, `continue` or `return` in the wrong place.
    #[error("V4: `{found}` stands {place}; required: {required}")]
    Placement {
        /// The statement.
        found: &'static str,
        /// Where it stands.
        place: &'static str,
        /// Where it may stand.
        required: &'static str,
    },
    /// V5: an access that the memory does not allow.
    #[error("V5: {0}")]
    Memory(TypeError),
    /// V6: a collective operation that not all invocations reach together.
    #[error(
        "V6: {op} in control flow that differs between invocations since {cause}; \
         required: workgroup-uniform control flow (guard the store, not the computation)"
    )]
    NonUniformFlow {
        /// What is collective.
        op: &'static str,
        /// The branch or loop that splits the workgroup.
        cause: Span,
    },
    /// V7: an operand that must be the same in all lanes.
    #[error("V7: {value}, the {operand}, differs between lanes; required: a subgroup-uniform value")]
    NonUniformOperand {
        /// The value.
        value: ValueId,
        /// What it is for.
        operand: &'static str,
    },
    /// V8: a name that a language or another name forbids.
    #[error("V8: {what} name {found:?}; required: {required}")]
    Name {
        /// What is named.
        what: &'static str,
        /// The name.
        found: String,
        /// What is allowed.
        required: &'static str,
    },
    /// V9: an argument that no launch could fill.
    #[error("V9: argument `{name}`: {found}; required: {required}")]
    Argument {
        /// Buffer, immediate or dimension; `dispatch` for the dispatch size.
        name: String,
        /// As declared.
        found: String,
        /// What is allowed.
        required: &'static str,
    },
    /// V10: a variable, array or value of an impossible type.
    #[error("V10: {what} `{name}` is {found}; required: {required}")]
    Storage {
        /// "array", "variable" or "value".
        what: &'static str,
        /// Its name.
        name: String,
        /// As declared.
        found: String,
        /// What is allowed.
        required: &'static str,
    },
    /// V11: subgroup operations in a workgroup that is no whole number of subgroups.
    #[error("V11: {op} in workgroups of {found} invocations; required: a multiple of 32")]
    PartialSubgroup {
        /// The operation.
        op: &'static str,
        /// Invocations of a workgroup.
        found: u64,
    },
    /// V12: an operation that the kernel's mode forbids.
    #[error("V12: {0}")]
    Mode(TypeError),
    /// V13: a number beyond a limit of the target.
    #[error("V13: {found} {what}; required: {required} on this target ({language})")]
    Limit {
        /// What was counted.
        what: String,
        /// As found.
        found: u64,
        /// The bound in words.
        required: String,
        /// The target's language.
        language: &'static str,
    },
    /// V14: a feature that the target lacks.
    #[error("V14: {found}; required: a target with {required}")]
    Feature {
        /// What needs it.
        found: &'static str,
        /// The feature.
        required: &'static str,
    },
    /// V15: a loop whose constant step does not move forward.
    #[error("V15: `for` with step {found}; required: a step above 0")]
    Step {
        /// The step.
        found: i64,
    },
    /// V16: a constant index past an array.
    #[error("V16: index {found} of array `{name}`; required: below {required}, its length")]
    ArrayIndex {
        /// The array.
        name: String,
        /// The index.
        found: u32,
        /// The array's length.
        required: u32,
    },
}

impl ValidateErrorKind {
    /// The number of the broken invariant.
    pub fn invariant(&self) -> u8 {
        match self {
            ValidateErrorKind::Type(_) | ValidateErrorKind::DeclaredType { .. } => 1,
            ValidateErrorKind::AssignedTwice { .. } => 2,
            ValidateErrorKind::OutOfScope { .. } => 3,
            ValidateErrorKind::Placement { .. } => 4,
            ValidateErrorKind::Memory(_) => 5,
            ValidateErrorKind::NonUniformFlow { .. } => 6,
            ValidateErrorKind::NonUniformOperand { .. } => 7,
            ValidateErrorKind::Name { .. } => 8,
            ValidateErrorKind::Argument { .. } => 9,
            ValidateErrorKind::Storage { .. } => 10,
            ValidateErrorKind::PartialSubgroup { .. } => 11,
            ValidateErrorKind::Mode(_) => 12,
            ValidateErrorKind::Limit { .. } => 13,
            ValidateErrorKind::Feature { .. } => 14,
            ValidateErrorKind::Step { .. } => 15,
            ValidateErrorKind::ArrayIndex { .. } => 16,
        }
    }
}

impl From<TypeError> for ValidateErrorKind {
    /// A typing error belongs to V1, an access to V5, a rounding to V12.
    fn from(error: TypeError) -> Self {
        match error {
            TypeError::Operands { .. } | TypeError::UnknownId { .. } => ValidateErrorKind::Type(error),
            TypeError::Memory { .. } => ValidateErrorKind::Memory(error),
            TypeError::Rounding { .. } => ValidateErrorKind::Mode(error),
        }
    }
}
