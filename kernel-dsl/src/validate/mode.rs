//! V12, storage: only fast kernels hold `f16` in arrays, because its arithmetic differs from device to device.
//!
//! The rounding of ops and the mode of tiles are checked by `types`.

use super::types::TypeError;
use super::{Broken, ValidateErrorKind};
use crate::ir::{Elem, Kernel, Mode, Type};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    if kernel.mode == Mode::Fast {
        return Ok(());
    }
    for (_, array) in kernel.arrays.iter() {
        if array.elem == Elem::F16 {
            return Err((array.span, refused("array", &array.name, "elements of f16".to_owned())));
        }
    }
    for (_, var) in kernel.vars.iter() {
        if let Type::Tile(_) = var.ty {
            return Err((var.span, refused("variable", &var.name, var.ty.to_string())));
        }
    }
    Ok(())
}

fn refused(what: &'static str, name: &str, found: String) -> ValidateErrorKind {
    ValidateErrorKind::Mode(TypeError::Memory { what, name: name.to_owned(), found, required: "a fast kernel" })
}
