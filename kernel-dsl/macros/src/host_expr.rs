//! Host expressions of `#[shape]` and `dispatch(...)`: `+ - * / %`, `div_ceil`, `min`, `max` over dimensions and
//! comptime values.
//!
//! A lower-case name that is no comptime parameter is a dimension; everything else is ordinary Rust of the build.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use syn::{BinOp, Expr, Ident};

use crate::advice::refuse;

/// Which names are ordinary Rust in host expressions.
pub(crate) struct HostNames {
    comptime: Vec<String>,
    declared: Vec<String>,
    /// Every name taken for a dimension, in order of mention.
    pub(crate) dims: Vec<Ident>,
}

impl HostNames {
    pub(crate) fn new(comptime: Vec<String>) -> HostNames {
        HostNames { comptime, declared: Vec::new(), dims: Vec::new() }
    }

    /// The dimension that an expression names alone.
    pub(crate) fn as_dim<'a>(&self, expr: &'a Expr) -> Option<&'a Ident> {
        let Expr::Path(path) = expr else { return None };
        let ident = path.path.get_ident()?;
        let name = ident.to_string();
        let constant = name.chars().all(|c| c.is_uppercase() || c.is_ascii_digit() || c == '_');
        (!constant && !self.comptime.contains(&name)).then_some(ident)
    }

    fn mention(&mut self, ident: &Ident) {
        if !self.dims.contains(ident) {
            self.dims.push(ident.clone());
        }
    }

    /// Notes an axis; an axis that is a name alone declares the dimension.
    pub(crate) fn axis(&mut self, expr: &Expr) -> syn::Result<TokenStream> {
        if let Some(ident) = self.as_dim(expr) {
            self.declared.push(ident.to_string());
        }
        self.lower(expr)
    }

    /// Dimensions that are mentioned, but are no axis of any argument.
    pub(crate) fn undeclared(&self) -> impl Iterator<Item = &Ident> {
        self.dims.iter().filter(|dim| !self.declared.contains(&dim.to_string()))
    }

    /// The tokens that make the `HostExpr`.
    pub(crate) fn lower(&mut self, expr: &Expr) -> syn::Result<TokenStream> {
        let span = expr.span();
        if let Some(ident) = self.as_dim(expr) {
            self.mention(ident);
            return Ok(quote_spanned!(span=> #ident.host()));
        }
        match expr {
            Expr::Paren(paren) => self.lower(&paren.expr),
            Expr::Group(group) => self.lower(&group.expr),
            Expr::Binary(binary) => {
                let op = match binary.op {
                    BinOp::Add(_) => "Add",
                    BinOp::Sub(_) => "Sub",
                    BinOp::Mul(_) => "Mul",
                    BinOp::Div(_) => "Div",
                    BinOp::Rem(_) => "Rem",
                    op => {
                        let found = format!("`{}` in a host expression", op.to_token_stream());
                        return Err(refuse(op.span(), found, "`+ - * / %`, `div_ceil`, `min` or `max`"));
                    }
                };
                self.binary(span, op, &binary.left, &binary.right)
            }
            Expr::Call(call) if call.args.len() == 2 => {
                let name = match &*call.func {
                    Expr::Path(path) => path.path.get_ident().map(Ident::to_string),
                    _ => None,
                };
                match name.as_deref() {
                    Some("div_ceil") => self.binary(span, "DivCeil", &call.args[0], &call.args[1]),
                    Some("min") => self.binary(span, "Min", &call.args[0], &call.args[1]),
                    Some("max") => self.binary(span, "Max", &call.args[0], &call.args[1]),
                    _ => self.constant(expr),
                }
            }
            _ => self.constant(expr),
        }
    }

    fn binary(&mut self, span: Span, op: &str, a: &Expr, b: &Expr) -> syn::Result<TokenStream> {
        let op = Ident::new(op, span);
        let (a, b) = (self.lower(a)?, self.lower(b)?);
        Ok(quote_spanned!(span=>
            ::kernel_dsl::build::author::host_binary(::kernel_dsl::build::author::HostOp::#op, #a, #b)
        ))
    }

    fn constant(&self, expr: &Expr) -> syn::Result<TokenStream> {
        let span = expr.span();
        match expr {
            Expr::Lit(_) | Expr::Path(_) | Expr::Field(_) | Expr::MethodCall(_) | Expr::Call(_) | Expr::Cast(_) => {
                Ok(quote_spanned!(span=> ::kernel_dsl::build::author::host_const(#expr)))
            }
            _ => Err(refuse(span, "an expression that the launch cannot compute", "dimensions and comptime values")),
        }
    }
}
