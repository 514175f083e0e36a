//! The commands of `espalier`, one file each, and how they name kernels.

pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod devices;
pub(crate) mod kernels;

use kernel_lib::{ALL, AnyVariant, find_kernel, find_variant};

use crate::failure::Failure;

/// The variant of an id.
fn variant(id: &str) -> Result<Box<dyn AnyVariant>, Failure> {
    find_variant(id).ok_or_else(|| match find_kernel(id) {
        Some(kernel) => {
            let ids: Vec<String> = kernel.all_variants().iter().map(|variant| variant.id()).collect();
            Failure::message(format!("`{id}` has several variants; required: one of {}", ids.join(", ")))
        }
        None => unknown(id),
    })
}

/// The variant of an id, or all variants of a kernel's name.
fn variants(id_or_name: &str) -> Result<Vec<Box<dyn AnyVariant>>, Failure> {
    match (find_variant(id_or_name), find_kernel(id_or_name)) {
        (Some(variant), _) => Ok(vec![variant]),
        (None, Some(kernel)) => Ok(kernel.all_variants()),
        (None, None) => Err(unknown(id_or_name)),
    }
}

fn unknown(id: &str) -> Failure {
    let op = id.split("__").next().unwrap_or_default();
    let names: Vec<&str> = ALL.iter().map(|kernel| kernel.name()).collect();
    match find_kernel(op) {
        Some(_) => Failure::message(format!("no variant `{id}`; required: an id of `espalier kernels list {op}`")),
        None => Failure::message(format!("no kernel `{id}`; required: an id, or one of {}", names.join(", "))),
    }
}
