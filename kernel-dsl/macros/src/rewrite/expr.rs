//! Expressions.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{BinOp, Expr, ExprArray, ExprBinary, ExprCast, ExprMethodCall, ExprPath, ExprReference, Token, UnOp};

use super::place::{as_name, component_of};
use super::{Rewriter, Tail, call, is_comptime};
use crate::scope::Binding;
use crate::types::scalar_name;

impl Rewriter {
    /// An expression whose value is wanted, called `name` where a name is needed.
    pub(super) fn value(&mut self, expr: &Expr, name: &str) -> TokenStream {
        match expr {
            Expr::If(branch) if !is_comptime(&branch.attrs) => self.value_branch(branch, name),
            Expr::Paren(paren) => self.value(&paren.expr, name),
            expr => self.expr(expr),
        }
    }

    pub(super) fn expr(&mut self, expr: &Expr) -> TokenStream {
        let span = expr.span();
        match expr {
            Expr::Lit(_) | Expr::Const(_) => expr.to_token_stream(),
            Expr::Path(path) => self.path(path),
            Expr::Paren(paren) => {
                let inner = self.expr(&paren.expr);
                quote_spanned!(span=> (#inner))
            }
            Expr::Group(group) => self.expr(&group.expr),
            Expr::Binary(binary) => self.binary(binary),
            Expr::Unary(unary) => match unary.op {
                UnOp::Neg(_) | UnOp::Not(_) | UnOp::Deref(_) => {
                    let (op, inner) = (&unary.op, self.expr(&unary.expr));
                    quote_spanned!(span=> #op #inner)
                }
                op => self.refuse(op.span(), "an unknown operator", "`-` or `!`"),
            },
            Expr::Cast(cast) => self.cast(cast),
            Expr::Index(index) => self.index(index),
            Expr::Field(field) => {
                let base = self.expr(&field.base);
                match component_of(field) {
                    Some(index) => {
                        let at = field.member.span();
                        quote_spanned!(at=> ::kernel_dsl::build::author::component::<#index, _>(#base))
                    }
                    None => {
                        let member = &field.member;
                        quote_spanned!(span=> #base.#member)
                    }
                }
            }
            Expr::Call(call) => {
                let (func, args) = (self.callee(&call.func), self.list(&call.args));
                quote_spanned!(span=> #func(#args))
            }
            Expr::MethodCall(method) => self.method(method),
            Expr::Tuple(tuple) => {
                let parts: Vec<_> = tuple.elems.iter().map(|part| self.value(part, "chosen")).collect();
                quote_spanned!(span=> (#(#parts,)*))
            }
            Expr::Array(array) => self.array(array),
            Expr::Repeat(repeat) => {
                let (value, len) = (self.value(&repeat.expr, "chosen"), &repeat.len);
                self.check_head(len);
                quote_spanned!(span=> [#value; #len])
            }
            Expr::Struct(literal) => {
                let mut literal = literal.clone();
                for field in &mut literal.fields {
                    field.expr = Expr::Verbatim(self.value(&field.expr, "chosen"));
                    field.colon_token.get_or_insert_default();
                }
                quote!(#literal)
            }
            Expr::Reference(reference) => self.reference(reference),
            Expr::If(branch) if is_comptime(&branch.attrs) => self.braced_comptime(expr),
            Expr::Match(choice) if is_comptime(&choice.attrs) => self.braced_comptime(expr),
            Expr::If(branch) => self.value_branch(branch, "chosen"),
            Expr::Block(block) if block.label.is_none() => {
                let body = self.block(&block.block, &Tail::Value);
                quote_spanned!(span=> ({ #body }))
            }
            other => self.unsupported(other),
        }
    }

    fn braced_comptime(&mut self, expr: &Expr) -> TokenStream {
        let branch = self.comptime_branch(expr, &Tail::Value);
        quote_spanned!(expr.span()=> ({ #branch }))
    }

    fn path(&mut self, path: &ExprPath) -> TokenStream {
        if let Some(name) = path.path.get_ident().filter(|_| path.qself.is_none())
            && self.scopes.find(&name.to_string()).is_some_and(Binding::is_read_by_get)
        {
            return quote_spanned!(name.span()=> #name.get());
        }
        path.to_token_stream()
    }

    /// The function of a call, which is ordinary Rust.
    fn callee(&mut self, func: &Expr) -> TokenStream {
        match func {
            Expr::Path(path) => path.to_token_stream(),
            func => self.expr(func),
        }
    }

    fn list(&mut self, args: &Punctuated<Expr, Token![,]>) -> TokenStream {
        let args: Vec<_> = args.iter().map(|arg| self.value(arg, "chosen")).collect();
        quote!(#(#args),*)
    }

    fn method(&mut self, method: &ExprMethodCall) -> TokenStream {
        let span = method.span();
        let receiver = self.expr(&method.receiver);
        let indexes = method.method == "offset" || method.method == "load" || method.method == "store";
        let args = match method.args.first() {
            Some(Expr::Array(_)) if indexes => {
                let index = self.index_value(&method.args[0]);
                let rest: Vec<_> = method.args.iter().skip(1).map(|arg| self.value(arg, "chosen")).collect();
                quote!(#index #(, #rest)*)
            }
            _ => self.list(&method.args),
        };
        let (name, turbofish) = (&method.method, &method.turbofish);
        quote_spanned!(span=> #receiver.#name #turbofish(#args))
    }

    /// Literals beside values become values, so that the elements are alike.
    fn array(&mut self, array: &ExprArray) -> TokenStream {
        let literals = array.elems.iter().filter(|elem| is_literal(elem)).count();
        let mixed = literals > 0 && literals < array.elems.len();
        let elems: Vec<_> = array
            .elems
            .iter()
            .map(|elem| {
                let value = self.value(elem, "chosen");
                if mixed && is_literal(elem) { call(elem.span(), "val", &value) } else { value }
            })
            .collect();
        quote_spanned!(array.span()=> [#(#elems),*])
    }

    fn binary(&mut self, binary: &ExprBinary) -> TokenStream {
        let span = binary.span();
        let left = self.expr(&binary.left);
        let right = self.expr(&binary.right);
        let name = match binary.op {
            BinOp::Eq(_) => "eq",
            BinOp::Ne(_) => "ne",
            BinOp::Lt(_) => "lt",
            BinOp::Le(_) => "le",
            BinOp::Gt(_) => "gt",
            BinOp::Ge(_) => "ge",
            BinOp::And(_) => return short_circuit(binary, "and", &left, &right),
            BinOp::Or(_) => return short_circuit(binary, "or", &left, &right),
            op if super::place::is_compound(&op) => {
                return self.refuse(op.span(), "an assignment as a value", "it as a statement of its own");
            }
            op => return quote_spanned!(span=> #left #op #right),
        };
        call(span, name, &quote_spanned!(span=> #left, #right))
    }

    fn cast(&mut self, cast: &ExprCast) -> TokenStream {
        let span = cast.span();
        let value = self.expr(&cast.expr);
        let ty = &cast.ty;
        let last = match &**ty {
            syn::Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
            _ => None,
        };
        match (scalar_name(ty), last.as_deref()) {
            (Some("bool"), _) => self.refuse(ty.span(), "`as bool`", "`!= 0`"),
            (Some(_), _) => quote_spanned!(span=> ::kernel_dsl::build::author::cast::<#ty, _>(#value)),
            (None, Some("f16" | "bf16")) => {
                self.refuse(ty.span(), "a cast to a storage type", "`round_to::<T>(x)` or `encode::<T>(x)`")
            }
            (None, _) => quote_spanned!(span=> (#value as #ty)),
        }
    }

    fn reference(&mut self, reference: &ExprReference) -> TokenStream {
        let span = reference.span();
        if reference.mutability.is_some() {
            return self.refuse(span, "a mutable reference", "a device function that returns the new value");
        }
        if let Some(name) = as_name(&reference.expr)
            && let Some(binding) = self.scopes.find(&name.to_string()).filter(|binding| binding.is_run_time())
        {
            let found = format!("a reference to `{name}`, {}", binding.words());
            return self.refuse(span, found, format!("`{name}` itself, which is copied"));
        }
        let value = self.expr(&reference.expr);
        quote_spanned!(span=> &#value)
    }

    fn unsupported(&mut self, expr: &Expr) -> TokenStream {
        let span = expr.span();
        let (found, required) = match expr {
            Expr::Match(_) => {
                ("`match` on a run-time value", "`if`/`else`, or `#[comptime] match` on a comptime value")
            }
            Expr::Closure(_) => ("a closure", "a `#[device]` function, or a `#[comptime] for`"),
            Expr::Async(_) | Expr::Await(_) => ("`async`", "plain statements; memory is ordered by barriers"),
            Expr::Unsafe(_) => ("`unsafe`", "plain statements"),
            Expr::Try(_) => ("`?`", "checks while building, in the function that calls this one"),
            Expr::Macro(_) => ("a macro call in a kernel", "`#[comptime] let` with it, if it runs while building"),
            Expr::Range(_) => ("a range outside of `for`", "`for i in a..b`"),
            Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) => {
                ("a loop as a value", "a `let mut` variable that the loop assigns")
            }
            Expr::Assign(_) => ("an assignment as a value", "it as a statement of its own"),
            Expr::Break(_) | Expr::Continue(_) | Expr::Return(_) => {
                ("a jump as a value", "it as the last statement of a block")
            }
            Expr::Let(_) => ("`let` in a condition", "a comparison"),
            Expr::Block(_) => ("a label", "a block without one"),
            _ => ("an expression that kernels do not have", "the expressions of docs/language.md"),
        };
        self.refuse(span, found, required)
    }
}

fn is_literal(expr: &Expr) -> bool {
    match expr {
        Expr::Lit(_) => true,
        Expr::Unary(unary) => matches!(unary.op, UnOp::Neg(_)) && is_literal(&unary.expr),
        _ => false,
    }
}

/// `left && right`: the statements of `right` are held back until it is known whether they may run.
fn short_circuit(binary: &ExprBinary, name: &str, left: &TokenStream, right: &TokenStream) -> TokenStream {
    let span = binary.span();
    let begin = call(span, "begin_operand", &quote!());
    let end = call(span, name, &quote_spanned!(span=> __left, __right));
    quote_spanned!(span=> ({
        let __left = ::kernel_dsl::build::author::val::<bool>(#left);
        #begin;
        let __right = #right;
        #end
    }))
}
