//! V10: variables, arrays and values have types that exist; arrays have at least one element.

use super::{Broken, ValidateErrorKind};
use crate::ir::{Array, ArraySpace, Elem, Kernel, Scalar, Type};

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    for (_, array) in kernel.arrays.iter() {
        check_array(array).map_err(|kind| (array.span, kind))?;
    }
    for (_, var) in kernel.vars.iter() {
        if !exists(var.ty) {
            return Err((var.span, refused("variable", &var.name, var.ty.to_string(), VALUE)));
        }
    }
    for (id, value) in kernel.values.iter() {
        if !exists(value.ty) {
            return Err((kernel.span, refused("value", &id.to_string(), value.ty.to_string(), VALUE)));
        }
    }
    Ok(())
}

const VALUE: &str = "a scalar, a vector of 2 to 4 components, or a tile";

fn exists(ty: Type) -> bool {
    match ty {
        Type::Scalar(_) | Type::Tile(_) => true,
        Type::Vector(Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::F32, len) => (2..=4).contains(&len),
    }
}

fn check_array(array: &Array) -> Result<(), ValidateErrorKind> {
    let found = format!("{} of width {}", array.elem.name(), array.width);
    let (fits, required) = match (array.elem, array.space) {
        (Elem::F32 | Elem::U32 | Elem::I32, _) => (matches!(array.width, 1 | 2 | 4), "width 1, 2 or 4"),
        (Elem::F16, ArraySpace::Workgroup) => (array.width == 1, "width 1"),
        _ => (false, "f32, u32 or i32, or f16 in workgroup memory"),
    };
    if !fits {
        return Err(refused("array", &array.name, found, required));
    }
    if array.len == 0 {
        return Err(refused("array", &array.name, "empty".to_owned(), "at least one element"));
    }
    Ok(())
}

fn refused(what: &'static str, name: &str, found: String, required: &'static str) -> ValidateErrorKind {
    ValidateErrorKind::Storage { what, name: name.to_owned(), found, required }
}
