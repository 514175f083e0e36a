//! Expansion of `#[kernel]`: the build function and the struct of launch arguments.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, GenericParam, Ident, ItemFn, ReturnType};

use crate::advice::{Errors, refuse};
use crate::header::Header;
use crate::host_expr::HostNames;
use crate::params::{Buffer, Param, Stride};
use crate::rewrite::{Function, Rewriter};
use crate::scope::Binding;

pub(crate) fn expand(header: TokenStream, item: TokenStream) -> syn::Result<TokenStream> {
    let header: Header = syn::parse2(header)?;
    let item: ItemFn = syn::parse2(item)?;
    check_signature(&item, "kernel")?;
    if let ReturnType::Type(_, ty) = &item.sig.output {
        return Err(refuse(ty.span(), "a kernel that returns a value", "no return type, and an `Out<T>` buffer"));
    }
    let mut errors = Errors::default();
    let params: Vec<Param> = item.sig.inputs.iter().filter_map(|arg| errors.take(Param::parse(arg))).collect();
    let function = build_function(&header, &item, &params, &mut errors);
    errors.finish()?;
    let arguments = argument_struct(&item, &params)?;
    Ok(quote!(#function #arguments))
}

/// Refuses what neither kernels nor device functions are.
pub(crate) fn check_signature(item: &ItemFn, what: &str) -> syn::Result<()> {
    let sig = &item.sig;
    let odd = sig.asyncness.map(|token| ("`async`", token.span()));
    let odd = odd.or(sig.constness.map(|token| ("`const`", token.span())));
    let odd = odd.or(sig.unsafety.map(|token| ("`unsafe`", token.span())));
    let odd = odd.or(sig.abi.as_ref().map(|abi| ("`extern`", abi.span())));
    let odd = odd.or(sig.variadic.as_ref().map(|variadic| ("`...`", variadic.span())));
    match odd {
        Some((word, span)) => Err(refuse(span, format!("{word} on a {what}"), "a plain `fn`")),
        None => check_ascii(item.to_token_stream()),
    }
}

/// Names go into the emitted text, whose languages take ASCII only.
fn check_ascii(tokens: TokenStream) -> syn::Result<()> {
    for token in tokens {
        match token {
            TokenTree::Ident(name) if !name.to_string().is_ascii() => {
                return Err(refuse(name.span(), format!("the name `{name}`"), "ASCII letters, digits and underscores"));
            }
            TokenTree::Group(group) => check_ascii(group.stream())?,
            _ => {}
        }
    }
    Ok(())
}

fn docs(attrs: &[Attribute]) -> Vec<&Attribute> {
    attrs.iter().filter(|attr| attr.path().is_ident("doc")).collect()
}

fn comptime_names(item: &ItemFn, params: &[Param]) -> Vec<String> {
    let generics = item.sig.generics.params.iter().filter_map(|param| match param {
        GenericParam::Const(constant) => Some(constant.ident.to_string()),
        _ => None,
    });
    let values = params.iter().filter_map(|param| match param {
        Param::Comptime { name, .. } => name.as_ref().map(Ident::to_string),
        _ => None,
    });
    generics.chain(values).collect()
}

fn build_function(header: &Header, item: &ItemFn, params: &[Param], errors: &mut Errors) -> TokenStream {
    let span = item.sig.ident.span();
    let mut host = HostNames::new(comptime_names(item, params));
    let mut rewriter = Rewriter::new(Function::Kernel);
    let declarations = declarations(params, &mut host, &mut rewriter, errors);
    let dispatch = triple(
        &header.dispatch,
        |size| errors.take(host.lower(size)).unwrap_or_default(),
        || quote_spanned!(span=> ::kernel_dsl::build::author::host_const(1_u32)),
    );
    let workgroup_size = triple(&header.workgroup_size, |size| quote!(#size), || quote!(1_u32));
    check_names(params, &host, errors);
    for dim in &host.dims {
        rewriter.scopes.bind(&dim.to_string(), Binding::Lazy("a dimension"));
    }
    for name in comptime_names(item, params) {
        rewriter.scopes.bind(&name, Binding::Comptime);
    }
    let body = rewriter.body(&item.block);
    if let Err(error) = rewriter.errors.finish() {
        errors.push(error);
    }
    let dims = host.dims.iter().map(|dim| {
        let name = dim.unraw().to_string();
        quote_spanned!(dim.span()=>
            #[allow(unused_variables)]
            let #dim = ::kernel_dsl::build::author::Dim::new(#name);
        )
    });
    let comptime = params.iter().filter_map(|param| match param {
        Param::Comptime { tokens, .. } => Some(tokens),
        _ => None,
    });
    let (attrs, vis, name, mode) = (&item.attrs, &item.vis, &item.sig.ident, &header.mode);
    let (generic_params, where_clause) = (&item.sig.generics.params, &item.sig.generics.where_clause);
    quote_spanned! {span=>
        #(#attrs)*
        ///
        /// Builds the kernel under the id `kernel_id`.
        ///
        /// # Errors
        /// The first construct that the builder refuses, with its place in the source.
        #[allow(unused_parens, unused_braces, clippy::redundant_field_names, clippy::type_complexity)]
        #vis fn #name<#generic_params>(
            kernel_id: &str,
            #(#comptime),*
        ) -> ::core::result::Result<
            ::kernel_dsl::build::author::Kernel,
            ::kernel_dsl::build::author::BuildError,
        > #where_clause {
            let __builder = ::kernel_dsl::build::author::start(kernel_id, #mode);
            ::kernel_dsl::build::author::build_with(__builder, || {
                #(#dims)*
                #declarations
                ::kernel_dsl::build::author::set_workgroup_size(#workgroup_size);
                ::kernel_dsl::build::author::set_dispatch(#dispatch);
                #body
            })
        }
    }
}

fn triple(sizes: &[Expr], lower: impl FnMut(&Expr) -> TokenStream, one: impl Fn() -> TokenStream) -> TokenStream {
    let mut parts: Vec<TokenStream> = sizes.iter().map(lower).collect();
    parts.resize_with(3, one);
    quote!(#(#parts),*)
}

fn declarations(params: &[Param], host: &mut HostNames, rewriter: &mut Rewriter, errors: &mut Errors) -> TokenStream {
    let mut tokens = TokenStream::new();
    for param in params {
        match param {
            Param::Buffer(buffer) => {
                rewriter.scopes.bind(&buffer.name.to_string(), Binding::Buffer);
                tokens.extend(declare_buffer(buffer, host, rewriter, errors));
            }
            Param::Scalar { name, ty, .. } => {
                rewriter.scopes.bind(&name.to_string(), Binding::Lazy("a scalar argument"));
                let text = name.unraw().to_string();
                tokens.extend(quote_spanned!(name.span()=>
                    let #name = ::kernel_dsl::build::author::Argument::<#ty>::new(#text);
                ));
            }
            Param::Comptime { .. } => {}
        }
    }
    tokens
}

fn declare_buffer(buffer: &Buffer, host: &mut HostNames, rewriter: &mut Rewriter, errors: &mut Errors) -> TokenStream {
    let (name, elem, span) = (&buffer.name, &buffer.elem, buffer.name.span());
    let access = Ident::new(buffer.access, span);
    let shape: Vec<TokenStream> = buffer.shape.iter().filter_map(|axis| errors.take(host.axis(axis))).collect();
    let text = name.unraw().to_string();
    let mut tokens = quote_spanned!(span=>
        let #name = ::kernel_dsl::build::author::buffer::<#elem, ::kernel_dsl::build::author::#access>(
            #text,
            ::std::vec![#(#shape),*],
        );
    );
    for (axis, stride) in buffer.strides.iter().enumerate() {
        if let Stride::Named(stride) = stride {
            let (text, axis) = (stride.unraw().to_string(), axis as u8);
            rewriter.scopes.bind(&stride.to_string(), Binding::Lazy("a stride"));
            tokens.extend(quote_spanned!(stride.span()=>
                #[allow(unused_variables)]
                let #stride = ::kernel_dsl::build::author::Stride::new(#name, #axis, #text);
            ));
        }
    }
    tokens
}

/// Every name of the header means one thing, and every dimension is the axis of some argument.
fn check_names(params: &[Param], host: &HostNames, errors: &mut Errors) {
    let mut taken: Vec<(String, &str)> = vec![("kernel_id".into(), "the kernel's id")];
    for param in params {
        let (names, what): (Vec<&Ident>, _) = match param {
            Param::Buffer(buffer) => {
                let strides = buffer.strides.iter().filter_map(|stride| match stride {
                    Stride::Named(name) => Some(name),
                    Stride::RowMajor => None,
                });
                (std::iter::once(&buffer.name).chain(strides).collect(), "a buffer or stride")
            }
            Param::Scalar { name, .. } => (vec![name], "a scalar argument"),
            Param::Comptime { name, .. } => (name.iter().collect(), "a comptime parameter"),
        };
        for name in names {
            let text = name.to_string();
            if let Some((_, other)) = taken.iter().find(|(known, _)| *known == text) {
                errors.push(refuse(name.span(), format!("`{text}`, which is {other} already"), "another name"));
            }
            taken.push((text, what));
        }
    }
    for dim in &host.dims {
        let text = dim.to_string();
        if let Some((_, other)) = taken.iter().find(|(known, _)| *known == text) {
            let found = format!("the dimension `{text}`, which is {other} already");
            errors.push(refuse(dim.span(), found, "another name for the dimension"));
        }
    }
    for dim in host.undeclared() {
        let found = format!("the dimension `{dim}`, which is no axis of any buffer");
        errors.push(refuse(dim.span(), found, "`#[shape(...)]` with it alone as an axis, or a `#[comptime]` value"));
    }
}

fn argument_struct(item: &ItemFn, params: &[Param]) -> syn::Result<TokenStream> {
    let (vis, docs) = (&item.vis, docs(&item.attrs));
    let span = item.sig.ident.span();
    let name = format_ident!("{}Args", camel_case(&item.sig.ident.to_string()), span = span);
    let (mut fields, mut tensors, mut scalars) = (Vec::new(), Vec::new(), Vec::new());
    for param in params {
        match param {
            Param::Buffer(Buffer { name, docs, .. }) => {
                let what = format!("The buffer `{name}`.");
                let what = if docs.is_empty() { quote!(#[doc = #what]) } else { quote!(#(#docs)*) };
                fields.push(quote!(#what pub #name: B));
                tensors.push(name);
            }
            Param::Scalar { name, ty, docs } => {
                let what = format!("The scalar `{name}`.");
                let what = if docs.is_empty() { quote!(#[doc = #what]) } else { quote!(#(#docs)*) };
                fields.push(quote!(#what pub #name: #ty));
                scalars.push(name);
            }
            Param::Comptime { .. } => {}
        }
    }
    if tensors.is_empty() {
        return Err(refuse(span, "a kernel without a buffer", "at least one `Out<T>` or `InOut<T>`"));
    }
    let what = format!("Arguments of a launch of [`{}`].", item.sig.ident);
    Ok(quote_spanned! {span=>
        #[doc = #what]
        #[doc = ""]
        #(#docs)*
        #[derive(Clone, Debug)]
        #[allow(dead_code)]
        #vis struct #name<B> { #(#fields),* }

        impl<B> ::kernel_dsl::build::author::LaunchArgs<B> for #name<B> {
            fn into_parts(self) -> (::std::vec::Vec<B>, ::std::vec::Vec<::kernel_dsl::build::author::ScalarArg>) {
                (
                    ::std::vec![#(self.#tensors),*],
                    ::std::vec![#(::kernel_dsl::build::author::ScalarArg::from(self.#scalars)),*],
                )
            }
        }
    })
}

fn camel_case(name: &str) -> String {
    let mut camel = String::with_capacity(name.len());
    for part in name.trim_start_matches("r#").split('_') {
        let mut chars = part.chars();
        camel.extend(chars.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(chars.as_str());
    }
    camel
}
