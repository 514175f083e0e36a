//! `#[kernel]` and `#[device]`: Rust functions to calls on the typed builder of `kernel-dsl`.
//!
//! The rewriting is lexical: it knows which names are `let mut` variables, dimensions or loop counters, and nothing of
//! types; rustc checks those on the result. All generated tokens carry the author's spans, so that errors and
//! `Location::caller` point at the author's line.
//!
//! Invariants: what is not rewritten is refused with "found ..., required: ..." at its span, never passed on by chance.

mod advice;
mod device;
mod header;
mod host_expr;
mod kernel;
mod params;
mod rewrite;
mod scope;
mod types;

use proc_macro::TokenStream;

/// Makes a kernel of a function: see `docs/language.md`.
#[proc_macro_attribute]
pub fn kernel(header: TokenStream, item: TokenStream) -> TokenStream {
    let header = proc_macro2::TokenStream::from(header);
    let item = proc_macro2::TokenStream::from(item);
    kernel::expand(header, item).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Makes a function that kernels call; it is inlined where it is called.
#[proc_macro_attribute]
pub fn device(header: TokenStream, item: TokenStream) -> TokenStream {
    let header = proc_macro2::TokenStream::from(header);
    let item = proc_macro2::TokenStream::from(item);
    device::expand(&header, item).unwrap_or_else(|error| error.to_compile_error()).into()
}
