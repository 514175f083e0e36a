//! What is refused of trellis-coded weights.
//!
//! Invariants: every variant says what was found and, where that is not its name, what is required.

/// A malformed shape, or a weight that has no code.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TrellisError {
    /// Another number of bits per weight than the format has.
    #[error("bits per weight is {found}; required: 2, 3 or 4")]
    Bits {
        /// The number.
        found: u32,
    },
    /// Another coding axis than the format has.
    #[error("coding axis is {found}; required: 0 or 1")]
    Axis {
        /// The number.
        found: u32,
    },
    /// A length that does not cut into whole parts.
    #[error("{what} is {found}; required: a multiple of {unit}, at least one")]
    NotWhole {
        /// Which length.
        what: &'static str,
        /// The length.
        found: usize,
        /// Length of a part.
        unit: usize,
    },
    /// A length that another one determines.
    #[error("{what} is {found}; required: {required}")]
    Length {
        /// Which length.
        what: &'static str,
        /// The length.
        found: usize,
        /// What the other lengths demand.
        required: usize,
    },
    /// A tensor of another shape than canonical or interleaved storage has.
    #[error("tensor of codes has shape {found:?}; required: {required}")]
    Shape {
        /// The shape.
        found: Vec<usize>,
        /// The shapes that would do.
        required: String,
    },
    /// Storage that exists for one width and axis only.
    #[error("two-block storage of {bits}-bit codes along axis {axis}; required: 3-bit codes along axis 0")]
    Storage {
        /// Bits per weight.
        bits: u32,
        /// Coding axis.
        axis: u32,
    },
    /// A symbol or state with more bits than it has.
    #[error("{what} at {place} is {found}; required: at most {most}")]
    TooLarge {
        /// A symbol or a state.
        what: &'static str,
        /// Its place in the row.
        place: usize,
        /// Its number.
        found: u16,
        /// The greatest there is.
        most: u16,
    },
    /// States that do not follow from one another.
    #[error("state at {place} is {found}; required: {required}, the state that its symbol leads to")]
    NoPath {
        /// Place in the row.
        place: usize,
        /// The state there.
        found: u16,
        /// What the state before and the symbol make.
        required: u16,
    },
    /// A weight that is no number.
    #[error("weight at row {row}, column {column} is {found}; required: a finite number")]
    NotFinite {
        /// Coded row.
        row: usize,
        /// Place along the coded axis.
        column: usize,
        /// The weight.
        found: f32,
    },
    /// A row whose scale has no binary16.
    #[error("scale of row {row} is {found}; required: at most 65504, the greatest f16")]
    ScaleOverflow {
        /// Coded row.
        row: usize,
        /// The scale before rounding.
        found: f32,
    },
    /// A second moment of inputs that has no usable factor.
    #[error("hessian of {n} inputs: {reason}; required: symmetric, finite, with a positive diagonal on the average")]
    Hessian {
        /// Its side.
        n: usize,
        /// What is wrong with it.
        reason: String,
    },
}
