//! `let` and `let mut`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Expr, Ident, Local, Pat, Type};

use super::{Rewriter, call, is_comptime, other_attrs};
use crate::scope::Binding;
use crate::types::{peel, run_time};

impl Rewriter {
    pub(super) fn local(&mut self, local: &Local) -> TokenStream {
        if is_comptime(&local.attrs) {
            return self.comptime_local(local);
        }
        let Some(init) = &local.init else {
            let required = "`let mut x = value;`, or the value where it is known";
            return self.refuse(local.span(), "a `let` without a value", required);
        };
        if let Some((_, diverge)) = &init.diverge {
            return self.refuse(diverge.span(), "`let ... else`", "`if` and `let`");
        }
        let (pat, ty) = match &local.pat {
            Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        match pat {
            Pat::Ident(pat) if pat.by_ref.is_none() && pat.subpat.is_none() => {
                if pat.mutability.is_some() {
                    return self.variable(&pat.ident, ty, &init.expr);
                }
                self.named_value(&pat.ident, ty, &init.expr)
            }
            Pat::Wild(_) => {
                let value = self.value(&init.expr, "chosen");
                quote_spanned!(local.span()=> let _ = #value;)
            }
            Pat::Tuple(_) => {
                let mut names = Vec::new();
                if !tuple_names(pat, &mut names) {
                    return self.refuse(pat.span(), "a pattern in `let`", "names, and tuples of names");
                }
                let value = self.value(&init.expr, "chosen");
                let value = ty.and_then(run_time).map_or(
                    value.clone(),
                    |ty| quote_spanned!(pat.span()=> ::kernel_dsl::build::author::bundle::<#ty>(#value)),
                );
                let naming = names.iter().map(naming);
                let naming = quote!(#(#naming)*);
                for name in &names {
                    self.scopes.bind(&name.to_string(), Binding::Value);
                }
                quote_spanned!(local.span()=> let #pat = #value; #naming)
            }
            pat => {
                self.refuse(pat.span(), "a pattern in `let`", "names, and tuples of names; `#[comptime] let` takes any")
            }
        }
    }

    fn comptime_local(&mut self, local: &Local) -> TokenStream {
        if let Some(init) = &local.init {
            self.check_head(&init.expr);
        }
        self.bind_pattern(&local.pat);
        let (pat, init) = (&local.pat, &local.init);
        let attrs = other_attrs(&local.attrs);
        let init = init.as_ref().map(|init| {
            let (eq, expr) = (&init.eq_token, &init.expr);
            let diverge = init.diverge.as_ref().map(|(token, expr)| quote!(#token #expr));
            quote!(#eq #expr #diverge)
        });
        let (let_token, semi) = (&local.let_token, &local.semi_token);
        quote!(#(#attrs)* #let_token #pat #init #semi)
    }

    /// All names of a pattern of ordinary Rust are comptime values.
    pub(super) fn bind_pattern(&mut self, pat: &Pat) {
        let mut names = Vec::new();
        super::collect_names(quote!(#pat), &mut names);
        for name in names {
            self.scopes.bind(&name.to_string(), Binding::Comptime);
        }
    }

    fn named_value(&mut self, name: &Ident, ty: Option<&Type>, init: &Expr) -> TokenStream {
        let value = self.value(init, &name.to_string());
        self.scopes.bind(&name.to_string(), Binding::Value);
        let naming = naming(name);
        let span = init.span();
        match ty.map(|ty| (ty, run_time(ty))) {
            None => quote_spanned!(name.span()=> let #name = #value; #naming),
            Some((_, Some(ty))) => {
                let value = quote_spanned!(span=> ::kernel_dsl::build::author::bundle::<#ty>(#value));
                quote_spanned!(name.span()=> let #name = #value; #naming)
            }
            Some((ty, None)) => quote_spanned!(name.span()=> let #name: #ty = #value; #naming),
        }
    }

    fn variable(&mut self, name: &Ident, ty: Option<&Type>, init: &Expr) -> TokenStream {
        let text = name.unraw().to_string();
        let declared = self.declare(name, &quote_spanned!(name.span()=> #text), ty, init);
        self.scopes.bind(&name.to_string(), Binding::Variable);
        quote_spanned!(name.span()=> let #name = #declared;)
    }

    /// The tokens that declare a variable, or the variables of an array.
    fn declare(&mut self, name: &Ident, text: &TokenStream, ty: Option<&Type>, init: &Expr) -> TokenStream {
        let span = name.span();
        let elem = match ty.map(peel) {
            Some(Type::Array(array)) => Some(&*array.elem),
            _ => None,
        };
        match init {
            Expr::Repeat(repeat) => {
                let len = &repeat.len;
                let inner = quote_spanned!(span=> __name);
                let scalar = !matches!(*repeat.expr, Expr::Repeat(_) | Expr::Array(_));
                let (before, declared) = if scalar {
                    let value = self.value(&repeat.expr, "chosen");
                    let ty = elem.map(|ty| quote!(::<#ty>));
                    (
                        quote_spanned!(span=> let __init = ::kernel_dsl::build::author::val(#value);),
                        quote_spanned!(span=> ::kernel_dsl::build::author::Var #ty ::new(__name, __init)),
                    )
                } else {
                    (quote!(), self.declare(name, &inner, elem, &repeat.expr))
                };
                quote_spanned!(span=> {
                    #before
                    ::kernel_dsl::build::author::VarArray::new(#text, #len, |__name: &str| #declared)
                })
            }
            Expr::Array(array) => {
                let parts = array.elems.iter().enumerate().map(|(index, part)| {
                    let suffix = format!("_{index}");
                    let text = quote_spanned!(span=> &::std::format!("{}{}", #text, #suffix));
                    self.declare(name, &text, elem, part)
                });
                let parts: Vec<_> = parts.collect();
                quote_spanned!(span=>
                    ::kernel_dsl::build::author::VarArray::from_places(#text, ::std::vec![#(#parts),*])
                )
            }
            init => {
                let value = self.value(init, "chosen");
                match ty {
                    Some(ty) if elem.is_none() => {
                        quote_spanned!(span=> ::kernel_dsl::build::author::Var::<#ty>::new(#text, #value))
                    }
                    _ => {
                        // An array of variables gives as many values as the type that is asked for.
                        let value = ty.and_then(run_time).map_or(
                            value.clone(),
                            |ty| quote_spanned!(span=> ::kernel_dsl::build::author::bundle::<#ty>(#value)),
                        );
                        call(span, "declare", &quote_spanned!(span=> #text, #value))
                    }
                }
            }
        }
    }
}

fn tuple_names(pat: &Pat, names: &mut Vec<Ident>) -> bool {
    match pat {
        Pat::Ident(pat) if pat.by_ref.is_none() && pat.mutability.is_none() && pat.subpat.is_none() => {
            names.push(pat.ident.clone());
            true
        }
        Pat::Wild(_) => true,
        Pat::Paren(pat) => tuple_names(&pat.pat, names),
        Pat::Tuple(pat) => pat.elems.iter().all(|pat| tuple_names(pat, names)),
        _ => false,
    }
}

fn naming(name: &Ident) -> TokenStream {
    let text = name.unraw().to_string();
    if text.starts_with('_') {
        return quote!();
    }
    quote_spanned!(name.span()=> ::kernel_dsl::build::author::name(&#name, #text);)
}
