//! Functions of the text, for ops that a target has not: `fma` of one rounding, quotients and roots.
//!
//! Invariants: a body is printed from the IR of `pass::lower`, so it is the same arithmetic in every language and on
//! the CPU engine; written once, however often it is called.

use super::super::EmitError;
use super::super::context::{Context, Words};
use super::super::dialect::Dialect;
use super::super::text::Text;
use super::{Printer, Slot};
use crate::ir::{Const, EntityId, Expr, Span, Type, ValueId};
use crate::pass::lower::FunctionKind;

impl<D: Dialect> Printer<'_, '_, D> {
    /// The function of the text that computes `expr`, with its operands, where the target has no op for it.
    pub(super) fn function_of(&self, expr: &Expr) -> Option<(FunctionKind, Vec<ValueId>)> {
        let target = self.cx.target;
        let one = Some(Const::F32(1.0_f32.to_bits()));
        let is_one = |value: ValueId| matches!(&self.slots[value.index()], Slot::Repeat(_, known) if *known == one);
        FunctionKind::of(expr, target.language, &target.features, is_one)
    }

    /// A call of the function.
    pub(super) fn call(&mut self, span: Span, kind: FunctionKind, operands: &[ValueId]) -> Result<Text, EmitError> {
        let operands = self.operands(span, operands)?;
        let ty = operands.first().map_or(Type::F32, |operand| operand.ty);
        let scalar = kind.name();
        if !self.cx.has_helper(scalar) {
            let (helpers, text) = scalar_function(self.cx, self.dialect, kind)?;
            for (name, text) in helpers {
                self.cx.helper(&name, |_| text);
            }
            self.cx.helper(scalar, |_| text);
        }
        let texts: Vec<&Text> = operands.iter().map(|operand| &operand.text).collect();
        if ty.components() == 1 {
            return Ok(Text::call(scalar, &texts));
        }
        let name = format!("{scalar}_vec{}", ty.components());
        let head = self.dialect.function_head(&name, kind.parameter_names(), ty);
        let ty_name = self.dialect.type_name(ty);
        self.cx.helper(&name, |_| {
            let part = |component: char| {
                let arguments = kind.parameter_names().iter().map(|name| format!("{name}.{component}"));
                format!("{scalar}({})", arguments.collect::<Vec<_>>().join(", "))
            };
            let parts: Vec<String> = "xyzw".chars().take(usize::from(ty.components())).map(part).collect();
            format!("{head} {{\n    return {ty_name}({});\n}}\n", parts.join(", "))
        });
        Ok(Text::call(&name, &texts))
    }
}

/// Helper functions with their names, callees first.
type Helpers = Vec<(String, String)>;

/// The function on scalars, and the helper functions that it calls.
fn scalar_function<D: Dialect>(
    outer: &Context,
    dialect: &D,
    kind: FunctionKind,
) -> Result<(Helpers, String), EmitError> {
    let function = kind.build();
    let words = Words { reserved: outer.names.reserved(), kept_free: Default::default() };
    let mut cx = Context::new(&function.kernel, outer.target, words)?;
    let names: Vec<String> = kind.parameter_names().iter().map(|name| cx.names.unique(name)).collect();
    let mut printer = Printer::new(&mut cx, dialect);
    for (parameter, name) in function.parameters.iter().zip(&names) {
        printer.slots[parameter.index()] = Slot::Repeat(Text::atom(name.clone()), None);
    }
    printer.block(&function.kernel.body)?;
    let result = printer.vars[function.result.index()].take();
    let body = printer.lines.finish();
    let result = result.ok_or_else(|| cx.malformed("a function without a result"))?;
    let parameters: Vec<&str> = names.iter().map(String::as_str).collect();
    let head = dialect.function_head(kind.name(), &parameters, Type::F32);
    let text = format!("{head} {{\n{body}    return {result};\n}}\n");
    Ok((cx.into_helpers(), text))
}
