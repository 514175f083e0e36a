//! Expansion of `#[device]`: run-time types in the signature become the builder's, the body is rewritten.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{FnArg, ItemFn, Pat, PatType, ReturnType};

use crate::advice::{Errors, refuse};
use crate::kernel::check_signature;
use crate::rewrite::{Function, Rewriter};
use crate::scope::Binding;
use crate::types::{mapped, run_time};

pub(crate) fn expand(header: &TokenStream, item: TokenStream) -> syn::Result<TokenStream> {
    if !header.is_empty() {
        return Err(refuse(header.span(), "words in the header of a device function", "`#[device]` alone"));
    }
    let item: ItemFn = syn::parse2(item)?;
    check_signature(&item, "device function")?;
    let mut errors = Errors::default();
    let mut rewriter = Rewriter::new(Function::Device);
    let (mut inputs, mut prologue) = (Vec::new(), TokenStream::new());
    for arg in &item.sig.inputs {
        if let Some((input, start)) = errors.take(parameter(arg, &mut rewriter)) {
            inputs.push(input);
            prologue.extend(start);
        }
    }
    let (output, body) = match &item.sig.output {
        ReturnType::Default => (quote!(), rewriter.body(&item.block)),
        ReturnType::Type(arrow, ty) => {
            let result = mapped(ty);
            let body = rewriter.value_body(&item.block, run_time(ty));
            (quote!(#arrow #result), body)
        }
    };
    if let Err(error) = rewriter.errors.finish() {
        errors.push(error);
    }
    errors.finish()?;
    let (attrs, vis, name) = (&item.attrs, &item.vis, &item.sig.ident);
    let (generics, where_clause) = (&item.sig.generics.params, &item.sig.generics.where_clause);
    Ok(quote_spanned! {name.span()=>
        #(#attrs)*
        #[allow(unused_parens, unused_braces, clippy::redundant_field_names, clippy::type_complexity)]
        #vis fn #name<#generics>(#(#inputs),*) #output #where_clause {
            #prologue
            #body
        }
    })
}

/// The parameter as generated, and what the body starts with for it.
fn parameter(arg: &FnArg, rewriter: &mut Rewriter) -> syn::Result<(TokenStream, TokenStream)> {
    let FnArg::Typed(typed) = arg else {
        return Err(refuse(arg.span(), "a method as a device function", "a free function"));
    };
    let comptime = typed.attrs.iter().any(|attr| attr.path().is_ident("comptime"));
    if let Some(other) = typed.attrs.iter().find(|attr| !attr.path().is_ident("comptime")) {
        let found = "an attribute that parameters of a device function do not have";
        return Err(refuse(other.span(), found, "`#[comptime]`, or none"));
    }
    let plain = PatType { attrs: Vec::new(), ..typed.clone() };
    let name = match &*typed.pat {
        Pat::Ident(pat) if pat.mutability.is_none() && pat.by_ref.is_none() => &pat.ident,
        _ if comptime => return Ok((quote!(#plain), quote!())),
        pat => return Err(refuse(pat.span(), "a pattern as a parameter", "a name, and `let mut` in the body")),
    };
    let text = name.to_string();
    if comptime {
        rewriter.scopes.bind(&text, Binding::Comptime);
        return Ok((quote!(#plain), quote!()));
    }
    rewriter.scopes.bind(&text, Binding::Value);
    let Some(ty) = run_time(&typed.ty) else {
        return Ok((quote!(#plain), quote!()));
    };
    let span = typed.ty.span();
    let input = quote_spanned!(span=> #name: impl ::kernel_dsl::build::author::IntoBundle<#ty>);
    let start = quote_spanned!(name.span()=>
        let #name = ::kernel_dsl::build::author::bundle::<#ty>(#name);
    );
    Ok((input, start))
}
