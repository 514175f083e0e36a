//! V8: names are identifiers, arguments have different names, the kernel's name is an entry point in every language.
//!
//! Emitters rename locals that collide with a keyword or with each other; they never rename the kernel, because the
//! runtime asks for the entry point by it.

use std::collections::HashSet;

use super::{Broken, ValidateErrorKind};
use crate::ir::{BinaryOp, ImmediateSource, Kernel, TernaryOp, UnaryOp};

/// Longest kernel id; drivers and file systems take 255 bytes.
const MAX_KERNEL_NAME: usize = 200;

/// Words in lower case that WGSL or MSL (a C++) keeps for itself, as far as a kernel id could be one.
/// Names of ops are refused too: they are functions in the emitted text.
const RESERVED: &[&str] = &[
    "alias",
    "alignas",
    "alignof",
    "and",
    "array",
    "asm",
    "atomic",
    "auto",
    "bitand",
    "bitcast",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "compl",
    "concept",
    "const",
    "const_assert",
    "constant",
    "constexpr",
    "continue",
    "continuing",
    "decltype",
    "default",
    "delete",
    "device",
    "diagnostic",
    "discard",
    "do",
    "double",
    "else",
    "enable",
    "enum",
    "explicit",
    "export",
    "extern",
    "f16",
    "f32",
    "fallthrough",
    "false",
    "float",
    "fn",
    "for",
    "fragment",
    "friend",
    "goto",
    "half",
    "i32",
    "if",
    "inline",
    "int",
    "kernel",
    "let",
    "long",
    "loop",
    "main",
    "metal",
    "module",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "override",
    "private",
    "protected",
    "ptr",
    "public",
    "register",
    "requires",
    "return",
    "sampler",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "thread",
    "threadgroup",
    "throw",
    "true",
    "try",
    "typedef",
    "typename",
    "u32",
    "uint",
    "union",
    "unsigned",
    "using",
    "var",
    "vec2",
    "vec3",
    "vec4",
    "vertex",
    "virtual",
    "void",
    "volatile",
    "wchar",
    "while",
    "xor",
];

pub(super) fn check(kernel: &Kernel) -> Result<(), Broken> {
    check_kernel_name(&kernel.name).map_err(|kind| (kernel.span, kind))?;
    let mut arguments = HashSet::new();
    let mut dims = HashSet::new();
    for (_, name) in kernel.dims.iter() {
        check_local(kernel, "dimension", name)?;
        if !dims.insert(name.as_str()) {
            return Err((kernel.span, refused("dimension", name, "a name used once")));
        }
    }
    for (_, buffer) in kernel.buffers.iter() {
        check_identifier("buffer", &buffer.name).map_err(|kind| (buffer.span, kind))?;
        if !arguments.insert(buffer.name.as_str()) {
            return Err((buffer.span, refused("buffer", &buffer.name, "a name used once")));
        }
    }
    for (_, immediate) in kernel.immediates.iter() {
        check_local(kernel, "immediate", &immediate.name)?;
        let own_dimension = match immediate.source {
            ImmediateSource::Dim(dim) => kernel.dims.get(dim).is_some_and(|name| *name == immediate.name),
            _ => false,
        };
        let taken = !own_dimension && dims.contains(immediate.name.as_str());
        if taken || !arguments.insert(immediate.name.as_str()) {
            return Err((kernel.span, refused("immediate", &immediate.name, "a name used once")));
        }
    }
    for (_, array) in kernel.arrays.iter() {
        check_identifier("array", &array.name).map_err(|kind| (array.span, kind))?;
    }
    for (_, var) in kernel.vars.iter() {
        check_identifier("variable", &var.name).map_err(|kind| (var.span, kind))?;
    }
    let mut names = kernel.values.iter().filter_map(|(_, value)| value.name.as_ref());
    names.try_for_each(|name| check_local(kernel, "value", name))
}

fn check_local(kernel: &Kernel, what: &'static str, name: &str) -> Result<(), Broken> {
    check_identifier(what, name).map_err(|kind| (kernel.span, kind))
}

/// Letters, digits and underscores in ASCII, as every target reads them.
fn check_identifier(what: &'static str, name: &str) -> Result<(), ValidateErrorKind> {
    let starts = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if starts && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return Ok(());
    }
    Err(refused(what, name, "an identifier of ASCII letters, digits and underscores"))
}

fn check_kernel_name(name: &str) -> Result<(), ValidateErrorKind> {
    let shape = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.len() <= MAX_KERNEL_NAME
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if !shape {
        return Err(refused("kernel", name, "[a-z][a-z0-9_]* of at most 200 characters"));
    }
    let is_op = UnaryOp::ALL.iter().any(|op| op.info().name == name)
        || BinaryOp::ALL.iter().any(|op| op.info().name == name)
        || TernaryOp::ALL.iter().any(|op| op.info().name == name);
    if is_op || RESERVED.contains(&name) {
        return Err(refused("kernel", name, "a word that neither WGSL nor MSL keeps for itself"));
    }
    Ok(())
}

fn refused(what: &'static str, name: &str, required: &'static str) -> ValidateErrorKind {
    ValidateErrorKind::Name { what, found: name.to_owned(), required }
}
