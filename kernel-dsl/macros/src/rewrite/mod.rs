//! The lexical pass over a body: statements here, expressions in `expr`, branches and loops in `control`, assignments
//! and indexing in `place`.
//!
//! Invariants: scopes open and close with the author's blocks; each generated call has the span of what it stands for.

mod control;
mod expr;
mod local;
mod place;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Attribute, Block, Expr, Ident, Stmt};

use crate::advice::{Errors, refuse};
use crate::scope::Scopes;

/// What the body belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Function {
    Kernel,
    Device,
}

/// Loops around the place that is rewritten.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LoopKind {
    RunTime,
    /// Unrolled while building.
    Comptime,
}

/// What becomes of a block's last expression.
#[derive(Clone)]
enum Tail {
    /// It is a statement.
    Statement,
    /// It is the block's value.
    Value,
    /// It is handed to this slot.
    Slot(Ident),
    /// It becomes this run-time type.
    Typed(TokenStream),
}

/// The pass.
pub(crate) struct Rewriter {
    pub(crate) scopes: Scopes,
    pub(crate) errors: Errors,
    function: Function,
    loops: Vec<LoopKind>,
}

/// `::kernel_dsl::build::author::name(args)`, all at `span`.
fn call(span: Span, name: &str, args: &TokenStream) -> TokenStream {
    let name = Ident::new(name, span);
    quote_spanned!(span=> ::kernel_dsl::build::author::#name(#args))
}

fn is_comptime(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("comptime"))
}

/// The attributes but `#[comptime]`.
fn other_attrs(attrs: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attrs.iter().filter(|attr| !attr.path().is_ident("comptime"))
}

impl Rewriter {
    pub(crate) fn new(function: Function) -> Rewriter {
        Rewriter { scopes: Scopes::new(), errors: Errors::default(), function, loops: Vec::new() }
    }

    /// The body of a function without a value.
    pub(crate) fn body(&mut self, block: &Block) -> TokenStream {
        self.block(block, &Tail::Statement)
    }

    /// The body of a function with a value, which becomes `ty` if that is a run-time type.
    pub(crate) fn value_body(&mut self, block: &Block, ty: Option<TokenStream>) -> TokenStream {
        self.block(block, &ty.map_or(Tail::Value, Tail::Typed))
    }

    fn refuse(&mut self, span: Span, found: impl std::fmt::Display, required: impl std::fmt::Display) -> TokenStream {
        self.errors.push(refuse(span, found, required));
        quote!()
    }

    /// The statements of a block in their own scope, without braces.
    fn block(&mut self, block: &Block, tail: &Tail) -> TokenStream {
        self.scopes.open();
        let tokens = self.statements(block, tail);
        self.scopes.close();
        tokens
    }

    fn statements(&mut self, block: &Block, tail: &Tail) -> TokenStream {
        let mut tokens = TokenStream::new();
        let mut ended: Option<&'static str> = None;
        for (index, stmt) in block.stmts.iter().enumerate() {
            if let Some(word) = ended {
                self.refuse(stmt.span(), format!("a statement after `{word}`, which never runs"), "nothing after it");
                break;
            }
            let last = index + 1 == block.stmts.len();
            ended = jump(stmt);
            let rewritten = match stmt {
                Stmt::Local(local) => self.local(local),
                Stmt::Item(item) => item.to_token_stream(),
                Stmt::Expr(expr, None) if last => self.tail(expr, tail),
                Stmt::Expr(expr, _) => self.statement(expr),
                Stmt::Macro(mac) if is_comptime(&mac.attrs) => {
                    let (mac, semi) = (&mac.mac, &mac.semi_token);
                    self.check_head(&mac.tokens);
                    quote!(#mac #semi)
                }
                Stmt::Macro(mac) => self.refuse(
                    mac.span(),
                    "a macro call in a kernel",
                    "`#[comptime]` before it, if it runs while building",
                ),
            };
            tokens.extend(rewritten);
        }
        let missing = !matches!(tail, Tail::Statement) && ended.is_none();
        if missing && !matches!(block.stmts.last(), Some(Stmt::Expr(_, None))) {
            let span = block.stmts.last().map_or_else(|| block.span(), Spanned::span);
            self.refuse(span, "a block without a value where one is needed", "an expression without `;` at its end");
        }
        tokens
    }

    fn tail(&mut self, expr: &Expr, tail: &Tail) -> TokenStream {
        let span = expr.span();
        if matches!(tail, Tail::Statement) || jump_expr(expr).is_some() {
            return self.statement(expr);
        }
        if is_branch(expr) && is_comptime(attrs_of(expr)) {
            return self.comptime_branch(expr, tail);
        }
        let value = self.value(expr, "chosen");
        match tail {
            Tail::Statement | Tail::Value => value,
            Tail::Slot(slot) => quote_spanned!(span=> #slot.put(#value);),
            Tail::Typed(ty) => quote_spanned!(span=> ::kernel_dsl::build::author::bundle::<#ty>(#value)),
        }
    }

    /// An expression whose value, if any, is not used.
    fn statement(&mut self, expr: &Expr) -> TokenStream {
        let comptime = is_comptime(attrs_of(expr));
        match expr {
            Expr::If(_) | Expr::Match(_) if comptime => self.comptime_branch(expr, &Tail::Statement),
            Expr::ForLoop(each) if comptime => self.unrolled(each),
            Expr::If(branch) => self.branch(branch, &Tail::Statement),
            Expr::ForLoop(each) => self.for_loop(each),
            Expr::While(repeat) => self.while_loop(repeat),
            Expr::Loop(repeat) => self.plain_loop(repeat),
            Expr::Break(_) | Expr::Continue(_) | Expr::Return(_) => self.jump(expr),
            Expr::Block(block) if block.label.is_none() => {
                let body = self.block(&block.block, &Tail::Statement);
                quote_spanned!(expr.span()=> { #body })
            }
            Expr::Assign(assign) => self.assign(assign),
            Expr::Binary(binary) if place::is_compound(&binary.op) => self.compound_assign(binary),
            expr => {
                let value = self.expr(expr);
                quote_spanned!(expr.span()=> #value;)
            }
        }
    }

    /// Refuses names without a comptime value in the head of a comptime construct.
    fn check_head(&mut self, head: &impl ToTokens) {
        let mut names = Vec::new();
        collect_names(head.to_token_stream(), &mut names);
        for name in names {
            if let Some(binding) = self.scopes.find(&name.to_string()).filter(|binding| binding.is_run_time()) {
                let found = format!("`{name}`, {}, where a value must be known while building", binding.words());
                self.refuse(name.span(), found, "comptime values only, or the same without `#[comptime]`");
            }
        }
    }
}

/// Names that stand alone: no field, method or path segment.
fn collect_names(tokens: TokenStream, names: &mut Vec<Ident>) {
    let mut after_dot = false;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(ident) => {
                let calls = matches!(tokens.peek(), Some(TokenTree::Group(group))
                    if group.delimiter() == proc_macro2::Delimiter::Parenthesis);
                if !after_dot && !calls {
                    names.push(ident);
                }
                after_dot = false;
            }
            TokenTree::Group(group) => {
                collect_names(group.stream(), names);
                after_dot = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == '.' => {
                // `..` is a range, not a field.
                let range = matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == '.');
                if range {
                    tokens.next();
                }
                after_dot = !range;
            }
            _ => after_dot = false,
        }
    }
}

/// The word of a jump that ends its block.
fn jump(stmt: &Stmt) -> Option<&'static str> {
    match stmt {
        Stmt::Expr(expr, _) => jump_expr(expr),
        _ => None,
    }
}

fn jump_expr(expr: &Expr) -> Option<&'static str> {
    match expr {
        Expr::Break(_) => Some("break"),
        Expr::Continue(_) => Some("continue"),
        Expr::Return(_) => Some("return"),
        _ => None,
    }
}

fn is_branch(expr: &Expr) -> bool {
    matches!(expr, Expr::If(_) | Expr::Match(_))
}

/// Attributes of the expressions that `#[comptime]` can stand before.
fn attrs_of(expr: &Expr) -> &[Attribute] {
    match expr {
        Expr::If(expr) => &expr.attrs,
        Expr::Match(expr) => &expr.attrs,
        Expr::ForLoop(expr) => &expr.attrs,
        Expr::While(expr) => &expr.attrs,
        Expr::Loop(expr) => &expr.attrs,
        Expr::Block(expr) => &expr.attrs,
        _ => &[],
    }
}
