//! Branches, loops and jumps.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Arm, Expr, ExprForLoop, ExprIf, ExprLoop, ExprWhile, Ident, Label, Pat, RangeLimits};

use super::{Function, LoopKind, Rewriter, Tail, call, is_comptime};
use crate::scope::Binding;

impl Rewriter {
    /// A run-time `if`, as a statement or with each branch handing its value to a slot.
    pub(super) fn branch(&mut self, branch: &ExprIf, tail: &Tail) -> TokenStream {
        let span = branch.if_token.span;
        if let Expr::Let(pattern) = &*branch.cond {
            return self.refuse(
                pattern.span(),
                "`if let` on a run-time value",
                "`if` with a comparison, or `#[comptime] if let`",
            );
        }
        let cond = self.expr(&branch.cond);
        let begin = call(span, "begin_if", &cond);
        let end = call(span, "end", &quote!());
        let then_block = self.block(&branch.then_branch, tail);
        let Some((else_token, otherwise)) = &branch.else_branch else {
            if matches!(tail, Tail::Statement) {
                return quote_spanned!(span=> #begin; { #then_block } #end;);
            }
            return self.refuse(
                span,
                "an `if` without `else` where a value is needed",
                "an `else` with the other value",
            );
        };
        let begin_else = call(else_token.span, "begin_else", &quote!());
        let else_block = match &**otherwise {
            Expr::Block(block) => self.block(&block.block, tail),
            Expr::If(chained) if is_comptime(&chained.attrs) => self.comptime_branch(otherwise, tail),
            Expr::If(chained) => self.branch(chained, tail),
            other => self.refuse(other.span(), "an `else` without a block", "`else { ... }`"),
        };
        quote_spanned!(span=> #begin; { #then_block } #begin_else; { #else_block } #end;)
    }

    /// A run-time `if` that gives a value called `name`.
    pub(super) fn value_branch(&mut self, branch: &ExprIf, name: &str) -> TokenStream {
        let span = branch.if_token.span;
        let slot = Ident::new("__slot", span);
        let body = self.branch(branch, &Tail::Slot(slot.clone()));
        quote_spanned!(span=> ({
            let #slot = ::kernel_dsl::build::author::Slot::new(#name);
            #body
            #slot.take()
        }))
    }

    /// `#[comptime] if` and `#[comptime] match`: the head is ordinary Rust.
    pub(super) fn comptime_branch(&mut self, expr: &Expr, tail: &Tail) -> TokenStream {
        match expr {
            Expr::If(branch) => {
                let cond = &branch.cond;
                self.check_head(cond);
                self.scopes.open();
                self.bind_let_patterns(cond);
                let then_block = self.block(&branch.then_branch, tail);
                self.scopes.close();
                let otherwise = branch.else_branch.as_ref().map(|(token, otherwise)| {
                    let otherwise = match &**otherwise {
                        Expr::Block(block) => self.block(&block.block, tail),
                        chained => self.comptime_branch(chained, tail),
                    };
                    quote!(#token { #otherwise })
                });
                let if_token = &branch.if_token;
                quote_spanned!(expr.span()=> #if_token #cond { #then_block } #otherwise)
            }
            Expr::Match(choice) => {
                let head = &choice.expr;
                self.check_head(head);
                let arms: Vec<_> = choice.arms.iter().map(|arm| self.arm(arm, tail)).collect();
                let match_token = &choice.match_token;
                quote_spanned!(expr.span()=> #match_token #head { #(#arms)* })
            }
            other => self.refuse(other.span(), "`#[comptime]` here", "it before `if`, `for`, `match` or `let`"),
        }
    }

    fn arm(&mut self, arm: &Arm, tail: &Tail) -> TokenStream {
        self.scopes.open();
        self.bind_pattern(&arm.pat);
        let guard = arm.guard.as_ref().map(|(token, guard)| {
            self.check_head(guard);
            quote!(#token #guard)
        });
        let body = match &*arm.body {
            Expr::Block(block) if block.label.is_none() => self.block(&block.block, tail),
            body => self.tail(body, tail),
        };
        self.scopes.close();
        let pat = &arm.pat;
        quote_spanned!(arm.pat.span()=> #pat #guard => { #body })
    }

    fn bind_let_patterns(&mut self, cond: &Expr) {
        match cond {
            Expr::Let(pattern) => self.bind_pattern(&pattern.pat),
            Expr::Binary(binary) => {
                self.bind_let_patterns(&binary.left);
                self.bind_let_patterns(&binary.right);
            }
            _ => {}
        }
    }

    /// `#[comptime] for`: one copy of the body for each item of the head.
    pub(super) fn unrolled(&mut self, each: &ExprForLoop) -> TokenStream {
        self.refuse_label(each.label.as_ref());
        let (pat, head) = (&each.pat, &each.expr);
        self.check_head(head);
        self.scopes.open();
        self.bind_pattern(pat);
        self.loops.push(LoopKind::Comptime);
        let body = self.block(&each.body, &Tail::Statement);
        self.loops.pop();
        self.scopes.close();
        let for_token = &each.for_token;
        quote_spanned!(each.for_token.span=> #for_token #pat in #head { #body })
    }

    pub(super) fn for_loop(&mut self, each: &ExprForLoop) -> TokenStream {
        self.refuse_label(each.label.as_ref());
        let span = each.for_token.span;
        let (name, text) = match &*each.pat {
            Pat::Ident(pat) if pat.by_ref.is_none() && pat.mutability.is_none() && pat.subpat.is_none() => {
                (pat.ident.clone(), pat.ident.unraw().to_string())
            }
            Pat::Wild(wild) => (Ident::new("_counter", wild.span()), "counter".to_owned()),
            pat => return self.refuse(pat.span(), "a pattern as a loop counter", "a name"),
        };
        let Some(begin) = self.range(&each.expr, &text, span) else { return quote!() };
        self.scopes.open();
        self.scopes.bind(&name.to_string(), Binding::Counter);
        self.loops.push(LoopKind::RunTime);
        let body = self.block(&each.body, &Tail::Statement);
        self.loops.pop();
        self.scopes.close();
        let end = call(span, "end", &quote!());
        quote_spanned!(span=> { let #name = #begin; { #body } #end; })
    }

    /// The call that opens a loop over `a..b` or `(a..b).step_by(s)`.
    fn range(&mut self, head: &Expr, name: &str, span: Span) -> Option<TokenStream> {
        const REQUIRED: &str = "`a..b` or `(a..b).step_by(s)`";
        match head {
            Expr::Paren(paren) => self.range(&paren.expr, name, span),
            Expr::Range(range) => {
                let RangeLimits::HalfOpen(_) = range.limits else {
                    self.refuse(range.span(), "an inclusive range", "`a..b + 1`");
                    return None;
                };
                let (Some(start), Some(end)) = (&range.start, &range.end) else {
                    self.refuse(range.span(), "a range with an open end", REQUIRED);
                    return None;
                };
                let (start, end) = (self.expr(start), self.expr(end));
                Some(call(span, "begin_for", &quote_spanned!(span=> #name, #start, #end)))
            }
            Expr::MethodCall(method) if method.method == "step_by" && method.args.len() == 1 => {
                let mut inner = &*method.receiver;
                while let Expr::Paren(paren) = inner {
                    inner = &paren.expr;
                }
                match inner {
                    Expr::Range(range)
                        if range.start.is_some()
                            && range.end.is_some()
                            && matches!(range.limits, RangeLimits::HalfOpen(_)) =>
                    {
                        let start = range.start.as_ref().map(|start| self.expr(start))?;
                        let end = range.end.as_ref().map(|end| self.expr(end))?;
                        let step = self.expr(&method.args[0]);
                        Some(call(span, "begin_for_step", &quote_spanned!(span=> #name, #start, #end, #step)))
                    }
                    _ => {
                        self.refuse(head.span(), "a loop over something else than a range", REQUIRED);
                        None
                    }
                }
            }
            head => {
                let required = format!("{REQUIRED}, or `#[comptime] for` over ordinary Rust");
                self.refuse(head.span(), "a loop over something else than a range", required);
                None
            }
        }
    }

    pub(super) fn while_loop(&mut self, repeat: &ExprWhile) -> TokenStream {
        self.refuse_label(repeat.label.as_ref());
        let span = repeat.while_token.span;
        if let Expr::Let(pattern) = &*repeat.cond {
            return self.refuse(pattern.span(), "`while let` on a run-time value", "`while` with a comparison");
        }
        if is_comptime(&repeat.attrs) {
            return self.refuse(span, "`#[comptime]` before `while`", "`#[comptime] for` over a range");
        }
        let begin = call(span, "begin_loop", &quote!());
        self.loops.push(LoopKind::RunTime);
        let cond = self.expr(&repeat.cond);
        let leave = call(repeat.cond.span(), "break_unless", &cond);
        let body = self.block(&repeat.body, &Tail::Statement);
        self.loops.pop();
        let end = call(span, "end", &quote!());
        quote_spanned!(span=> #begin; #leave; { #body } #end;)
    }

    pub(super) fn plain_loop(&mut self, repeat: &ExprLoop) -> TokenStream {
        self.refuse_label(repeat.label.as_ref());
        let span = repeat.loop_token.span;
        if is_comptime(&repeat.attrs) {
            return self.refuse(span, "`#[comptime]` before `loop`", "`#[comptime] for` over a range");
        }
        let begin = call(span, "begin_loop", &quote!());
        self.loops.push(LoopKind::RunTime);
        let body = self.block(&repeat.body, &Tail::Statement);
        self.loops.pop();
        let end = call(span, "end", &quote!());
        quote_spanned!(span=> #begin; { #body } #end;)
    }

    fn refuse_label(&mut self, label: Option<&Label>) {
        if let Some(label) = label {
            self.refuse(label.name.span(), "a label", "a `let mut` flag that the outer loop tests");
        }
    }

    /// `break`, `continue` and `return`.
    pub(super) fn jump(&mut self, expr: &Expr) -> TokenStream {
        let span = expr.span();
        let (word, label, value) = match expr {
            Expr::Break(jump) => ("break", jump.label.as_ref(), jump.expr.as_ref()),
            Expr::Continue(jump) => ("continue", jump.label.as_ref(), None),
            Expr::Return(jump) => return self.give_back(span, jump.expr.as_deref()),
            other => return self.refuse(other.span(), "a jump", "`break`, `continue` or `return`"),
        };
        if let Some(label) = label {
            return self.refuse(label.span(), "a label", "a `let mut` flag that the outer loop tests");
        }
        if let Some(value) = value {
            return self.refuse(value.span(), "`break` with a value", "a `let mut` variable assigned before `break;`");
        }
        match self.loops.last() {
            Some(LoopKind::RunTime) => {
                let jump = call(span, if word == "break" { "break_" } else { "continue_" }, &quote!());
                quote_spanned!(span=> #jump;)
            }
            Some(LoopKind::Comptime) => {
                let found = format!("`{word}` in a `#[comptime] for`, which is unrolled");
                self.refuse(span, found, "a run-time loop, or a head with fewer items")
            }
            None => self.refuse(span, format!("`{word}` outside of a loop"), "a `for`, `while` or `loop` around it"),
        }
    }

    fn give_back(&mut self, span: Span, value: Option<&Expr>) -> TokenStream {
        match (self.function, value) {
            (Function::Kernel, None) => {
                let jump = call(span, "return_", &quote!());
                quote_spanned!(span=> #jump;)
            }
            (Function::Kernel, Some(value)) => self.refuse(
                value.span(),
                "`return` with a value in a kernel",
                "`return;`, and a store to an `Out<T>` buffer",
            ),
            (Function::Device, _) => {
                let required = "the value as the last expression, or `if`/`else` around the rest";
                self.refuse(span, "`return` in a device function", required)
            }
        }
    }
}
