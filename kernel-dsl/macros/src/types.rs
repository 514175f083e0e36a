//! Types as an author writes them to types of the builder: `f32` stands for `Val<f32>`.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{GenericArgument, Path, PathArguments, Type, TypePath};

/// The scalar that a path names, if it is `f32`, `u32`, `i32` or `bool`.
pub(crate) fn scalar_name(ty: &Type) -> Option<&'static str> {
    let Type::Path(TypePath { qself: None, path }) = peel(ty) else { return None };
    ["f32", "u32", "i32", "bool"].into_iter().find(|name| path.is_ident(name))
}

/// The type without parentheses and invisible groups.
pub(crate) fn peel(ty: &Type) -> &Type {
    match ty {
        Type::Paren(paren) => peel(&paren.elem),
        Type::Group(group) => peel(&group.elem),
        ty => ty,
    }
}

/// Whether the path is the type of one run-time value: a scalar, a vector of scalars, or `T::Scalar`.
fn is_value_path(path: &Path) -> bool {
    let Some(last) = path.segments.last() else { return false };
    let name = last.ident.to_string();
    match (path.segments.len(), name.as_str(), &last.arguments) {
        (1, "f32" | "u32" | "i32" | "bool", PathArguments::None) | (2, "Scalar", PathArguments::None) => true,
        (1, "Vec2" | "Vec3" | "Vec4", PathArguments::AngleBracketed(args)) => {
            matches!(args.args.first(), Some(GenericArgument::Type(ty)) if scalar_name(ty).is_some())
        }
        _ => false,
    }
}

/// The builder's type for a type that stands for run-time values; `None` for ordinary types.
pub(crate) fn run_time(ty: &Type) -> Option<TokenStream> {
    let span = ty.span();
    match peel(ty) {
        Type::Path(TypePath { qself: None, path }) if is_value_path(path) => {
            Some(quote_spanned!(span=> ::kernel_dsl::build::author::Val<#path>))
        }
        Type::Array(array) => {
            let (elem, len) = (run_time(&array.elem)?, &array.len);
            Some(quote!([#elem; #len]))
        }
        Type::Tuple(tuple) if !tuple.elems.is_empty() => {
            let parts: Vec<_> = tuple.elems.iter().map(run_time).collect();
            if parts.iter().all(Option::is_none) {
                return None;
            }
            let parts = parts.into_iter().zip(&tuple.elems).map(|(part, ty)| part.unwrap_or_else(|| quote!(#ty)));
            Some(quote_spanned!(span=> (#(#parts,)*)))
        }
        _ => None,
    }
}

/// The type with run-time parts mapped, other types as they are.
pub(crate) fn mapped(ty: &Type) -> TokenStream {
    run_time(ty).unwrap_or_else(|| ty.to_token_stream())
}
