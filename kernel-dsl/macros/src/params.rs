//! Parameters of a kernel: buffers with shapes, scalars, and comptime values.

use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, Expr, FnArg, GenericArgument, Ident, Lit, Meta, Pat, PatType, PathArguments, Token, Type, TypePath,
};

use crate::advice::refuse;
use crate::types::{peel, scalar_name};

/// A parameter.
pub(crate) enum Param {
    /// `#[shape(...)] x: In<T>`
    Buffer(Buffer),
    /// `a: f32`
    Scalar { name: Ident, ty: Type, docs: Vec<Attribute> },
    /// `#[comptime] block: u32`
    Comptime { name: Option<Ident>, tokens: PatType },
}

/// A buffer parameter.
pub(crate) struct Buffer {
    pub(crate) name: Ident,
    /// `ReadOnly`, `WriteOnly` or `ReadWrite`.
    pub(crate) access: &'static str,
    pub(crate) elem: Type,
    pub(crate) shape: Vec<Expr>,
    pub(crate) strides: Vec<Stride>,
    pub(crate) docs: Vec<Attribute>,
}

/// The stride of an axis.
pub(crate) enum Stride {
    /// As the shape says.
    RowMajor,
    /// A number of the launch.
    Named(Ident),
}

/// Attributes of a parameter, by kind.
#[derive(Default)]
struct Words {
    comptime: bool,
    shape: Option<Attribute>,
    stride: Option<Attribute>,
    docs: Vec<Attribute>,
}

fn words(attrs: &[Attribute]) -> syn::Result<Words> {
    let mut words = Words::default();
    for attr in attrs {
        let path = attr.path();
        if path.is_ident("comptime") {
            words.comptime = true;
        } else if path.is_ident("shape") {
            words.shape = Some(attr.clone());
        } else if path.is_ident("stride") {
            words.stride = Some(attr.clone());
        } else if path.is_ident("doc") {
            words.docs.push(attr.clone());
        } else {
            let found = "an attribute that parameters of a kernel do not have";
            return Err(refuse(attr.span(), found, "`#[shape(...)]`, `#[stride(...)]` or `#[comptime]`"));
        }
    }
    Ok(words)
}

impl Param {
    pub(crate) fn parse(arg: &FnArg) -> syn::Result<Param> {
        let FnArg::Typed(typed) = arg else {
            return Err(refuse(arg.span(), "a `self` parameter", "a free function"));
        };
        let words = words(&typed.attrs)?;
        if words.comptime {
            if let Some(attr) = words.shape.as_ref().or(words.stride.as_ref()) {
                return Err(refuse(attr.span(), "a shape of a comptime value", "`#[shape]` on buffers only"));
            }
            let name = match &*typed.pat {
                Pat::Ident(pat) => Some(pat.ident.clone()),
                _ => None,
            };
            return Ok(Param::Comptime { name, tokens: PatType { attrs: Vec::new(), ..typed.clone() } });
        }
        let name = match &*typed.pat {
            Pat::Ident(pat) if pat.by_ref.is_none() && pat.mutability.is_none() && pat.subpat.is_none() => {
                pat.ident.clone()
            }
            pat => return Err(refuse(pat.span(), "a pattern as a parameter", "a name, and `let mut` in the body")),
        };
        match buffer_type(&typed.ty) {
            Some((access, elem)) => buffer(name, access, elem, words),
            None => scalar(name, &typed.ty, words),
        }
    }
}

fn buffer_type(ty: &Type) -> Option<(&'static str, Type)> {
    let Type::Path(TypePath { qself: None, path }) = peel(ty) else { return None };
    let last = path.segments.last()?;
    let access = match last.ident.to_string().as_str() {
        "In" => "ReadOnly",
        "Out" => "WriteOnly",
        "InOut" => "ReadWrite",
        _ => return None,
    };
    let PathArguments::AngleBracketed(args) = &last.arguments else { return None };
    match args.args.first() {
        Some(GenericArgument::Type(elem)) => Some((access, elem.clone())),
        _ => None,
    }
}

fn list(attr: &Attribute, example: &str) -> syn::Result<Vec<Expr>> {
    let Meta::List(_) = &attr.meta else {
        return Err(refuse(attr.span(), "an attribute without a list", example));
    };
    Ok(attr.parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated)?.into_iter().collect())
}

fn buffer(name: Ident, access: &'static str, elem: Type, words: Words) -> syn::Result<Param> {
    let Some(shape) = words.shape else {
        let found = format!("the buffer `{name}` without a shape");
        return Err(refuse(name.span(), found, "`#[shape(n_rows, n_cols)]` before it, slowest axis first"));
    };
    let axes = list(&shape, "`#[shape(n_rows, n_cols)]`")?;
    if axes.is_empty() {
        return Err(refuse(shape.span(), "a shape of no axes", "at least one, as `#[shape(n)]`"));
    }
    let strides = match &words.stride {
        None => Vec::new(),
        Some(attr) => strides(attr, axes.len())?,
    };
    Ok(Param::Buffer(Buffer { name, access, elem, shape: axes, strides, docs: words.docs }))
}

fn strides(attr: &Attribute, rank: usize) -> syn::Result<Vec<Stride>> {
    let parts = list(attr, "`#[stride(row_stride, 1)]`")?;
    if parts.len() != rank {
        return Err(refuse(attr.span(), format!("{} strides", parts.len()), format!("{rank}, one for each axis")));
    }
    let mut strides = Vec::with_capacity(rank);
    for (axis, part) in parts.iter().enumerate() {
        let last = axis + 1 == rank;
        let one = matches!(part, Expr::Lit(lit) if matches!(&lit.lit, Lit::Int(int) if int.base10_digits() == "1"));
        strides.push(match part {
            _ if last && one => Stride::RowMajor,
            _ if last => return Err(refuse(part.span(), "another stride of the last axis", "`1`")),
            Expr::Infer(_) => Stride::RowMajor,
            Expr::Path(path) if path.path.get_ident().is_some() => Stride::Named(path.path.require_ident()?.clone()),
            part => return Err(refuse(part.span(), "a stride that is no name", "a new name, or `_` for row-major")),
        });
    }
    Ok(strides)
}

fn scalar(name: Ident, ty: &Type, words: Words) -> syn::Result<Param> {
    if let Some(attr) = words.shape.as_ref().or(words.stride.as_ref()) {
        let found = format!("a shape of `{name}`, which is no buffer");
        return Err(refuse(attr.span(), found, "`In<T>`, `Out<T>` or `InOut<T>`"));
    }
    match scalar_name(ty) {
        Some("bool") => {
            let found = format!("the scalar argument `{name}` of type `bool`");
            Err(refuse(ty.span(), found, "`u32`, compared with `!= 0` in the body, or `#[comptime]`"))
        }
        Some(_) => Ok(Param::Scalar { name, ty: ty.clone(), docs: words.docs }),
        None => {
            let found = format!("the parameter `{name}` of a type that no launch hands over");
            let required = "`In<T>`, `Out<T>`, `InOut<T>`, `f32`, `u32` or `i32`, or `#[comptime]` before it";
            Err(refuse(ty.span(), found, required))
        }
    }
}
