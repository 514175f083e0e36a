//! Host expressions: the arithmetic of a launch contract (shapes, dispatch sizes) as plain data.
//!
//! Invariants: evaluation is checked, an overflow or a division by zero is an error and never wraps; an expression nested
//! deeper than [`MAX_HOST_NESTING`] has no value, and is not printed below that.

use std::fmt;

use super::entity::{Arena, DimId};

/// How deep a host expression may nest.
pub const MAX_HOST_NESTING: u32 = 100;

/// A `u32` computed on the host from the dimensions of a launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostExpr {
    /// A number known when the kernel was built.
    Const(u32),
    /// A named run-time dimension.
    Dim(DimId),
    /// Two operands.
    Binary(HostOp, Box<HostExpr>, Box<HostExpr>),
}

/// Operators of host expressions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostOp {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Quotient, rounded down.
    Div,
    /// Quotient, rounded up.
    DivCeil,
    /// Remainder.
    Rem,
    /// Smaller operand.
    Min,
    /// Larger operand.
    Max,
}

impl HostOp {
    fn apply(self, a: u32, b: u32) -> Option<u32> {
        match self {
            HostOp::Add => a.checked_add(b),
            HostOp::Sub => a.checked_sub(b),
            HostOp::Mul => a.checked_mul(b),
            HostOp::Div => a.checked_div(b),
            HostOp::DivCeil => (b != 0).then(|| a.div_ceil(b)),
            HostOp::Rem => a.checked_rem(b),
            HostOp::Min => Some(a.min(b)),
            HostOp::Max => Some(a.max(b)),
        }
    }
}

impl HostExpr {
    /// `op(a, b)`, folded when both are constants.
    pub fn binary(op: HostOp, a: HostExpr, b: HostExpr) -> HostExpr {
        if let (HostExpr::Const(x), HostExpr::Const(y)) = (&a, &b)
            && let Some(value) = op.apply(*x, *y)
        {
            return HostExpr::Const(value);
        }
        HostExpr::Binary(op, Box::new(a), Box::new(b))
    }

    /// The value for the given dimensions, indexed by [`DimId`]; `None` on overflow, underflow or division by zero, and
    /// where operations nest too deep.
    pub fn eval(&self, dims: &[u32]) -> Option<u32> {
        self.eval_within(dims, MAX_HOST_NESTING)
    }

    fn eval_within(&self, dims: &[u32], depth: u32) -> Option<u32> {
        use super::entity::EntityId;
        match self {
            HostExpr::Const(value) => Some(*value),
            HostExpr::Dim(dim) => dims.get(dim.index()).copied(),
            HostExpr::Binary(op, a, b) => {
                let depth = depth.checked_sub(1)?;
                op.apply(a.eval_within(dims, depth)?, b.eval_within(dims, depth)?)
            }
        }
    }

    /// The expression with dimension names, as the author wrote it.
    pub fn display<'a>(&'a self, names: &'a Arena<DimId, String>) -> impl fmt::Display + 'a {
        Named { expr: self, names, depth: MAX_HOST_NESTING }
    }
}

struct Named<'a> {
    expr: &'a HostExpr,
    names: &'a Arena<DimId, String>,
    depth: u32,
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.expr {
            HostExpr::Const(value) => write!(f, "{value}"),
            HostExpr::Dim(dim) => f.write_str(self.names.get(*dim).map_or("?", String::as_str)),
            HostExpr::Binary(op, a, b) => {
                let Some(depth) = self.depth.checked_sub(1) else { return f.write_str("...") };
                let [a, b] = [a, b].map(|expr| Named { expr, names: self.names, depth });
                match op {
                    HostOp::Add => write!(f, "({a} + {b})"),
                    HostOp::Sub => write!(f, "({a} - {b})"),
                    HostOp::Mul => write!(f, "({a} * {b})"),
                    HostOp::Div => write!(f, "({a} / {b})"),
                    HostOp::DivCeil => write!(f, "div_ceil({a}, {b})"),
                    HostOp::Rem => write!(f, "({a} % {b})"),
                    HostOp::Min => write!(f, "min({a}, {b})"),
                    HostOp::Max => write!(f, "max({a}, {b})"),
                }
            }
        }
    }
}
