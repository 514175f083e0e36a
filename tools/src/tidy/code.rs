//! Rust source as flat tokens with line numbers, so that rules see code and not comments or strings.
//!
//! Invariants: a doc comment is no token; a token inside an item under `#[cfg(test)]` is marked; text that is no
//! Rust (rustc reports it better) has no tokens.

use std::str::FromStr;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A name or keyword.
    Ident,
    /// One character of punctuation, or a bracket.
    Punct,
    /// A number or string.
    Literal,
}

/// A token of a Rust file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// As written.
    pub text: String,
    /// Line from 1.
    pub line: usize,
    /// What it is.
    pub kind: Kind,
    /// Whether it stands in an item under `#[cfg(test)]`.
    pub in_test: bool,
}

/// The tokens of `text`.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut out = Vec::new();
    if let Ok(stream) = TokenStream::from_str(text) {
        flatten(stream, false, &mut out);
    }
    out
}

fn flatten(stream: TokenStream, in_test: bool, out: &mut Vec<Token>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let mut test_item = false;
    let mut skip = 0;
    for (i, tree) in trees.iter().enumerate() {
        let line = tree.span().start().line;
        if skip > 0 {
            skip -= 1;
            continue;
        }
        if let Some((attribute, len)) = attribute(&trees[i..]) {
            test_item |= attribute == "cfg(test)";
            if attribute.starts_with("doc=") {
                skip = len - 1;
                continue;
            }
        }
        let in_test = in_test || test_item;
        let mut push = |text: String, kind| out.push(Token { text, line, kind, in_test });
        match tree {
            TokenTree::Ident(ident) => push(ident.to_string(), Kind::Ident),
            TokenTree::Literal(literal) => push(literal.to_string(), Kind::Literal),
            TokenTree::Punct(punct) => {
                push(punct.as_char().to_string(), Kind::Punct);
                test_item &= punct.as_char() != ';';
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                push(open.to_owned(), Kind::Punct);
                flatten(group.stream(), in_test, out);
                let line = group.span_close().start().line;
                out.push(Token { text: close.to_owned(), line, kind: Kind::Punct, in_test });
                test_item &= group.delimiter() != Delimiter::Brace;
            }
        }
    }
}

/// The attribute at the start of `trees` without blanks, and how many trees it covers.
fn attribute(trees: &[TokenTree]) -> Option<(String, usize)> {
    let is = |tree: Option<&TokenTree>, c| matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == c);
    if !is(trees.first(), '#') {
        return None;
    }
    let at = if is(trees.get(1), '!') { 2 } else { 1 };
    match trees.get(at) {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => {
            let text: String = group.stream().to_string().split_whitespace().collect();
            Some((text, at + 1))
        }
        _ => None,
    }
}

/// Whether the tokens from `at` on read `pattern`.
pub fn matches(tokens: &[Token], at: usize, pattern: &[&str]) -> bool {
    tokens.get(at..at + pattern.len()).is_some_and(|here| here.iter().zip(pattern).all(|(t, p)| t.text == *p))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_not_names() {
        let idents: Vec<_> = tokens("//! threadgroup\n/// warp\nfn f() { /* cube */ g(\"plane\") }\n")
            .into_iter()
            .filter(|token| token.kind == Kind::Ident)
            .map(|token| (token.text, token.line))
            .collect();
        assert_eq!(idents, [("fn".to_owned(), 3), ("f".to_owned(), 3), ("g".to_owned(), 3)]);
    }

    #[test]
    fn test_items_are_marked_and_end() {
        let marked: Vec<_> =
            tokens("fn a() {}\n#[cfg(test)]\nmod t { fn b() {} }\nfn c() {}\n#[cfg(test)] mod u;\nfn d() {}")
                .into_iter()
                .filter(|token| token.kind == Kind::Ident && token.text.len() == 1)
                .map(|token| (token.text, token.in_test))
                .collect();
        let expected = [("a", false), ("t", true), ("b", true), ("c", false), ("u", true), ("d", false)];
        assert_eq!(marked, expected.map(|(name, test)| (name.to_owned(), test)));
    }
}
