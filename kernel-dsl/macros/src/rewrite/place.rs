//! Indexing and assignment.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{BinOp, Expr, ExprAssign, ExprBinary, ExprField, ExprIndex, Ident, Member};

use super::{Rewriter, call};
use crate::scope::Binding;

/// Whether the operator assigns: `+=` and so on.
pub(super) fn is_compound(op: &BinOp) -> bool {
    plain_op(op).is_some()
}

/// The operator without its `=`.
fn plain_op(op: &BinOp) -> Option<TokenStream> {
    let span = op.span();
    Some(match op {
        BinOp::AddAssign(_) => quote_spanned!(span=> +),
        BinOp::SubAssign(_) => quote_spanned!(span=> -),
        BinOp::MulAssign(_) => quote_spanned!(span=> *),
        BinOp::DivAssign(_) => quote_spanned!(span=> /),
        BinOp::RemAssign(_) => quote_spanned!(span=> %),
        BinOp::BitXorAssign(_) => quote_spanned!(span=> ^),
        BinOp::BitAndAssign(_) => quote_spanned!(span=> &),
        BinOp::BitOrAssign(_) => quote_spanned!(span=> |),
        BinOp::ShlAssign(_) => quote_spanned!(span=> <<),
        BinOp::ShrAssign(_) => quote_spanned!(span=> >>),
        _ => return None,
    })
}

/// The number of a component `.x`, `.y`, `.z`, `.w`.
pub(super) fn component_of(field: &ExprField) -> Option<u8> {
    match &field.member {
        Member::Named(name) => ["x", "y", "z", "w"].into_iter().zip(0_u8..).find(|(c, _)| name == c).map(|(_, i)| i),
        Member::Unnamed(_) => None,
    }
}

/// An expression without parentheses and invisible groups.
fn peel(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(paren) => peel(&paren.expr),
        Expr::Group(group) => peel(&group.expr),
        expr => expr,
    }
}

/// The name that an expression is.
pub(super) fn as_name(expr: &Expr) -> Option<&Ident> {
    match peel(expr) {
        Expr::Path(path) if path.qself.is_none() => path.path.get_ident(),
        _ => None,
    }
}

impl Rewriter {
    /// `x[i]` as a value.
    pub(super) fn index(&mut self, index: &ExprIndex) -> TokenStream {
        let place = self.index_place(index);
        call(index.span(), "read", &place)
    }

    /// The place `x[i]`.
    fn index_place(&mut self, index: &ExprIndex) -> TokenStream {
        let base = self.base(&index.expr);
        let at = self.index_value(&index.index);
        call(index.span(), "at", &quote_spanned!(index.span()=> #base, #at))
    }

    /// The index of `x[...]` or `x.offset(...)`: `[a, b]` becomes a tuple, because its parts may differ in type.
    pub(super) fn index_value(&mut self, index: &Expr) -> TokenStream {
        match index {
            Expr::Array(array) => {
                let parts: Vec<_> = array.elems.iter().map(|part| self.expr(part)).collect();
                quote_spanned!(index.span()=> (#(#parts,)*))
            }
            Expr::Range(range) => {
                self.refuse(range.span(), "a slice of a buffer", "an element, or `x.load::<N>(i)` for several")
            }
            index => self.expr(index),
        }
    }

    /// What is indexed, as a reference.
    fn base(&mut self, base: &Expr) -> TokenStream {
        let span = base.span();
        if let Some(name) = as_name(base) {
            return match self.scopes.find(&name.to_string()) {
                Some(binding @ (Binding::Lazy(_) | Binding::Counter)) => {
                    let found = format!("an index of `{name}`, {}", binding.words());
                    self.refuse(span, found, "a buffer or an array")
                }
                _ => quote_spanned!(span=> &#name),
            };
        }
        if let Expr::Index(inner) = peel(base)
            && self.root_is_variable(inner)
        {
            let place = self.index_place(inner);
            return quote_spanned!(span=> &#place);
        }
        let value = self.expr(base);
        quote_spanned!(span=> &#value)
    }

    /// Whether the chain `a[i][j]` starts with a `let mut`.
    fn root_is_variable(&self, index: &ExprIndex) -> bool {
        match peel(&index.expr) {
            Expr::Index(inner) => self.root_is_variable(inner),
            base => as_name(base).is_some_and(|name| self.scopes.find(&name.to_string()) == Some(Binding::Variable)),
        }
    }

    pub(super) fn assign(&mut self, assign: &ExprAssign) -> TokenStream {
        let span = assign.span();
        if let Expr::Infer(_) = &*assign.left {
            let value = self.expr(&assign.right);
            return quote_spanned!(span=> let _ = #value;);
        }
        let value = self.value(&assign.right, "chosen");
        if let Some(name) = as_name(&assign.left) {
            let Some(name) = self.variable_name(name) else { return quote!() };
            return quote_spanned!(span=> #name.set(#value););
        }
        let Some((place, component)) = self.place(&assign.left) else { return quote!() };
        match component {
            None => quote_spanned!(span=> {
                let __value = #value;
                ::kernel_dsl::build::author::write(#place, __value);
            }),
            Some(index) => {
                let write = write_component(span, index, &quote_spanned!(span=> __value));
                quote_spanned!(span=> { let __value = #value; let __place = #place; #write })
            }
        }
    }

    pub(super) fn compound_assign(&mut self, binary: &ExprBinary) -> TokenStream {
        let span = binary.span();
        let Some(op) = plain_op(&binary.op) else { return quote!() };
        let value = self.value(&binary.right, "chosen");
        if let Some(name) = as_name(&binary.left) {
            let Some(name) = self.variable_name(name) else { return quote!() };
            return quote_spanned!(span=> { let __value = #value; #name.set(#name.get() #op __value); });
        }
        let Some((place, component)) = self.place(&binary.left) else { return quote!() };
        let write = match component {
            None => quote_spanned!(span=>
                ::kernel_dsl::build::author::write(
                    __place,
                    ::kernel_dsl::build::author::read(__place) #op __value,
                );
            ),
            Some(index) => {
                let old = quote_spanned!(span=>
                    ::kernel_dsl::build::author::component::<#index, _>(::kernel_dsl::build::author::read(__place))
                );
                write_component(span, index, &quote_spanned!(span=> #old #op __value))
            }
        };
        quote_spanned!(span=> { let __value = #value; let __place = #place; #write })
    }

    /// The name, if it can be assigned.
    fn variable_name<'a>(&mut self, name: &'a Ident) -> Option<&'a Ident> {
        let binding = self.scopes.find(&name.to_string());
        let required = match binding {
            Some(Binding::Variable) => return Some(name),
            Some(Binding::Counter) => "a `while` loop with a `let mut` counter".to_owned(),
            Some(Binding::Buffer) => format!("one element, as `{name}[i] = ...`"),
            Some(Binding::Lazy(_)) => "a `let mut` variable of another name".to_owned(),
            Some(Binding::Comptime) => "a `let mut` variable, or a new `#[comptime] let`".to_owned(),
            _ => format!("`let mut {name}`"),
        };
        let words = binding.map_or("not a variable", Binding::words);
        self.refuse(name.span(), format!("an assignment to `{name}`, {words}"), required);
        None
    }

    /// The place on the left of an assignment, and the component of it.
    fn place(&mut self, left: &Expr) -> Option<(TokenStream, Option<u8>)> {
        match peel(left) {
            Expr::Index(index) => Some((self.index_place(index), None)),
            Expr::Field(field) => {
                let Some(component) = component_of(field) else {
                    self.refuse(field.span(), "an assignment to a field", "a variable, an element, or `.x .y .z .w`");
                    return None;
                };
                if let Some(name) = as_name(&field.base) {
                    let name = self.variable_name(name)?;
                    return Some((quote_spanned!(name.span()=> #name), Some(component)));
                }
                match peel(&field.base) {
                    Expr::Index(index) => Some((self.index_place(index), Some(component))),
                    other => {
                        self.refuse(
                            other.span(),
                            "an assignment to part of a value",
                            "a `let mut` vector or an element",
                        );
                        None
                    }
                }
            }
            Expr::Unary(unary) => {
                self.refuse(unary.span(), "an assignment through a reference", "a variable or an element");
                None
            }
            Expr::Tuple(tuple) => {
                self.refuse(tuple.span(), "an assignment to several variables", "one assignment for each");
                None
            }
            other => {
                self.refuse(other.span(), "an assignment to something else than a place", "a variable or an element");
                None
            }
        }
    }
}

fn write_component(span: Span, index: u8, value: &TokenStream) -> TokenStream {
    quote_spanned!(span=>
        ::kernel_dsl::build::author::write(
            __place,
            ::kernel_dsl::build::author::with_component::<#index, _>(
                ::kernel_dsl::build::author::read(__place),
                #value,
            ),
        );
    )
}
