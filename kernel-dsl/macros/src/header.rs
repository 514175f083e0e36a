//! The words of `#[kernel(...)]`: `workgroup_size`, `dispatch`, `mode`, `fast`.

use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Ident, Token, parenthesized};

use crate::advice::refuse;

/// One to three sizes.
pub(crate) type Sizes = Vec<Expr>;

/// The parsed header.
pub(crate) struct Header {
    pub(crate) workgroup_size: Sizes,
    pub(crate) dispatch: Sizes,
    pub(crate) mode: TokenStream,
}

#[derive(Default)]
struct Words {
    workgroup_size: Option<Sizes>,
    dispatch: Option<Sizes>,
    mode: Option<TokenStream>,
}

const WORDS: &str = "`workgroup_size(x, y, z)`, `dispatch(x, y, z)`, `mode(expr)` or `fast`";

impl Words {
    fn word(&mut self, input: ParseStream<'_>) -> syn::Result<()> {
        let word: Ident = input.parse()?;
        let span = word.span();
        let twice = match word.to_string().as_str() {
            "workgroup_size" => self.workgroup_size.replace(sizes(input, span)?).is_some(),
            "dispatch" => self.dispatch.replace(sizes(input, span)?).is_some(),
            "mode" => {
                let content;
                parenthesized!(content in input);
                let mode: Expr = content.parse()?;
                self.mode.replace(quote_spanned!(mode.span()=> #mode)).is_some()
            }
            "fast" => self.mode.replace(quote_spanned!(span=> ::kernel_dsl::build::author::Mode::Fast)).is_some(),
            other => return Err(refuse(span, format!("the word `{other}` in the header of a kernel"), WORDS)),
        };
        if twice {
            return Err(refuse(span, format!("`{word}` again, where a kernel has one"), "each word once"));
        }
        Ok(())
    }
}

fn sizes(input: ParseStream<'_>, span: Span) -> syn::Result<Sizes> {
    let content;
    parenthesized!(content in input);
    let sizes: Punctuated<Expr, Token![,]> = Punctuated::parse_terminated(&content)?;
    if (1..=3).contains(&sizes.len()) {
        Ok(sizes.into_iter().collect())
    } else {
        Err(refuse(span, format!("{} sizes", sizes.len()), "1 to 3, for x, y and z"))
    }
}

impl Parse for Header {
    fn parse(input: ParseStream<'_>) -> syn::Result<Header> {
        let mut words = Words::default();
        while !input.is_empty() {
            words.word(input)?;
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        let missing = |word: &str| refuse(Span::call_site(), format!("no `{word}` in the header"), WORDS);
        let strict = || quote_spanned!(Span::call_site()=> ::kernel_dsl::build::author::Mode::Strict);
        Ok(Header {
            workgroup_size: words.workgroup_size.ok_or_else(|| missing("workgroup_size"))?,
            dispatch: words.dispatch.ok_or_else(|| missing("dispatch"))?,
            mode: words.mode.unwrap_or_else(strict),
        })
    }
}
