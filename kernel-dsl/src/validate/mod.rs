//! Well-formedness of a kernel: what emitters, passes and the CPU engine may take for granted.
//!
//! | invariant | in words | file |
//! |---|---|---|
//! | V1 | Every id belongs to the kernel, operands fit their op, every value has the type of its operation. | `types`, `memory` |
//! | V2 | A value has at most one definition: one `let` or one `for` counter. | `assign` |
//! | V3 | A value is used only after its definition, in that block or in blocks nested there. | `scope` |
//! | V4 | `break` and `continue` stand in a loop; they and `return` stand last in their block. | `placement` |
//! | V5 | Loads, stores, atomics and tiles fit access, element and width of their memory. | `memory`, `access` |
//! | V6 | Barriers, subgroup ops, votes, reductions and tiles stand in workgroup-uniform control flow. | `collective` |
//! | V7 | Lanes of broadcasts and places of tiles are subgroup-uniform. | `collective` |
//! | V8 | Names are identifiers, arguments have different names, the kernel's name is an entry point in every language. | `names` |
//! | V9 | Buffers have rank 1 to 4; strides, immediates and host expressions refer to what exists. | `arguments` |
//! | V10 | Variables, arrays and values have types that exist; arrays have at least one element. | `storage` |
//! | V11 | With subgroup ops, the workgroup is a whole number of 32-lane subgroups (x fastest). | `subgroup` |
//! | V12 | A strict kernel has no `any` op, no native function, no tile and no `f16` array. | `types`, `mode` |
//! | V13 | Sizes and counts stay within the target's limits; blocks nest at most [`MAX_NESTING`] deep. | `limits` |
//! | V14 | The target has the features that the kernel uses. | `features` |
//! | V15 | A constant `for` step is positive. | `steps` |
//! | V16 | A constant index of a workgroup or private array is below its length. | `bounds` |
//!
//! Two buffers of a launch may not overlap when one is written; only the launch can know, and engines check it there.
//! Reads of uninitialised memory, other indices out of range and races are found by the checked CPU engine.

mod access;
mod arguments;
mod assign;
mod bounds;
mod collective;
mod error;
mod features;
mod limits;
pub(crate) mod memory;
mod mode;
mod names;
mod placement;
mod scope;
mod steps;
mod storage;
mod subgroup;
pub mod types;
pub mod uniformity;

use std::ops::Deref;

use crate::ir::{Block, Kernel, Span, Stmt, StmtKind};
use crate::target::Target;

pub use error::{ValidateError, ValidateErrorKind};
pub use limits::MAX_NESTING;
pub use uniformity::{Extent, Uniformity};

/// Number of invariants V1..Vn.
pub const INVARIANTS: u8 = 16;

/// A kernel that passed [`validate`] for a target: emitters and the CPU engine take nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct ValidKernel {
    kernel: Kernel,
}

impl ValidKernel {
    /// The kernel, to change it; it has to be validated anew.
    pub fn into_inner(self) -> Kernel {
        self.kernel
    }
}

impl Deref for ValidKernel {
    type Target = Kernel;
    fn deref(&self) -> &Kernel {
        &self.kernel
    }
}

/// A broken invariant and the line that breaks it.
type Broken = (Span, ValidateErrorKind);

/// Checks every invariant of `kernel` for `target`.
///
/// # Errors
/// [`ValidateError`] for a broken invariant; of several in the body, the first line of the first invariant checked.
pub fn validate(kernel: Kernel, target: &Target) -> Result<ValidKernel, ValidateError> {
    let checked = check_structure(&kernel, target).and_then(|()| collective::check(&kernel, target));
    wrap(kernel, checked)
}

/// As [`validate`], without V6 and V7: for kernels whose collectives a pass rewrote from uniform places.
///
/// # Errors
/// As [`validate`].
pub(crate) fn validate_lowered(kernel: Kernel, target: &Target) -> Result<ValidKernel, ValidateError> {
    let checked = check_structure(&kernel, target);
    wrap(kernel, checked)
}

fn wrap(kernel: Kernel, checked: Result<(), Broken>) -> Result<ValidKernel, ValidateError> {
    match checked {
        Ok(()) => Ok(ValidKernel { kernel }),
        Err((span, kind)) => Err(ValidateError { kernel: kernel.name, span, kind }),
    }
}

/// Everything but uniformity. The order matters: limits keep recursion shallow, declarations make typing meaningful,
/// typing makes every id good to index with.
fn check_structure(kernel: &Kernel, target: &Target) -> Result<(), Broken> {
    limits::check(kernel, target)?;
    names::check(kernel)?;
    arguments::check(kernel)?;
    storage::check(kernel)?;
    check_types(kernel)?;
    assign::check(kernel)?;
    scope::check(kernel)?;
    placement::check(kernel)?;
    access::check(kernel)?;
    subgroup::check(kernel)?;
    mode::check(kernel)?;
    features::check(kernel, target)?;
    steps::check(kernel)?;
    bounds::check(kernel)
}

/// V1, and the parts of V5 and V12 that typing sees.
fn check_types(kernel: &Kernel) -> Result<(), Broken> {
    visit(&kernel.body, &mut |stmt| {
        let broken = |kind: ValidateErrorKind| (stmt.span, kind);
        memory::check_stmt(kernel, &stmt.kind).map_err(|error| broken(error.into()))?;
        let StmtKind::Let { value, expr } = &stmt.kind else {
            return Ok(());
        };
        let required = types::expr_type(kernel, expr).map_err(|error| broken(error.into()))?;
        match kernel.values.get(*value) {
            Some(declared) if declared.ty == required => Ok(()),
            Some(declared) => Err(broken(ValidateErrorKind::DeclaredType {
                value: *value,
                found: declared.ty.to_string(),
                required: required.to_string(),
            })),
            None => {
                let id = value.to_string();
                Err(broken(ValidateErrorKind::Type(types::TypeError::UnknownId { what: "value", id })))
            }
        }
    })
}

/// Calls `check` with every statement in execution order, outer ones first, until one is refused.
fn visit<'a>(block: &'a Block, check: &mut impl FnMut(&'a Stmt) -> Result<(), Broken>) -> Result<(), Broken> {
    block.iter().try_for_each(|stmt| {
        check(stmt)?;
        stmt.kind.blocks().try_for_each(|nested| visit(nested, check))
    })
}
