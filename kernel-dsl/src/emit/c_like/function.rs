//! `fma` of one rounding as a function of the text, for devices whose own rounds twice.
//!
//! Invariants: the body is printed from the IR of `pass::lower`, so it is the same arithmetic in every language and on
//! the CPU engine; written once, however often it is called.

use super::super::EmitError;
use super::super::context::{Context, Operand, Words};
use super::super::dialect::Dialect;
use super::super::text::Text;
use super::{Printer, Slot};
use crate::ir::{EntityId, Span, Type, ValueId};
use crate::pass::lower::{FMA_NAME, FmaFunction};
use crate::target::FmaLowering;

const PARAMETERS: [&str; 3] = ["a", "b", "c"];

impl<D: Dialect> Printer<'_, '_, D> {
    /// Whether `fma` is the function of the text.
    pub(super) fn writes_fma(&self) -> bool {
        self.cx.target.features.fma == FmaLowering::Software
    }

    /// A call of the function.
    pub(super) fn software_fma(&mut self, span: Span, operands: &[ValueId; 3]) -> Result<Text, EmitError> {
        let operands = self.operands(span, operands)?;
        let ty = operands.first().map_or(Type::F32, |operand| operand.ty);
        if !self.cx.has_helper(FMA_NAME) {
            let (helpers, text) = scalar_function(self.cx, self.dialect)?;
            for (name, text) in helpers {
                self.cx.helper(&name, |_| text);
            }
            self.cx.helper(FMA_NAME, |_| text);
        }
        let texts: Vec<&Text> = operands.iter().map(|operand: &Operand| &operand.text).collect();
        if ty.components() == 1 {
            return Ok(Text::call(FMA_NAME, &texts));
        }
        let name = format!("{FMA_NAME}_vec{}", ty.components());
        let head = self.dialect.function_head(&name, &PARAMETERS, ty);
        let ty_name = self.dialect.type_name(ty);
        self.cx.helper(&name, |_| {
            let parts: Vec<String> = "xyzw"
                .chars()
                .take(usize::from(ty.components()))
                .map(|component| format!("{FMA_NAME}(a.{component}, b.{component}, c.{component})"))
                .collect();
            format!("{head} {{\n    return {ty_name}({});\n}}\n", parts.join(", "))
        });
        Ok(Text::call(&name, &texts))
    }
}

/// Helper functions with their names, callees first.
type Helpers = Vec<(String, String)>;

/// The function on scalars, and the helper functions that it calls.
fn scalar_function<D: Dialect>(outer: &Context, dialect: &D) -> Result<(Helpers, String), EmitError> {
    let function = FmaFunction::new();
    let words = Words { reserved: outer.names.reserved(), kept_free: Default::default() };
    let mut cx = Context::new(&function.kernel, outer.target, words)?;
    let names = PARAMETERS.map(|name| cx.names.unique(name));
    let mut printer = Printer::new(&mut cx, dialect);
    for (parameter, name) in function.parameters.into_iter().zip(&names) {
        printer.slots[parameter.index()] = Slot::Repeat(Text::atom(name.clone()), None);
    }
    printer.block(&function.kernel.body)?;
    let result = printer.vars[function.result.index()].take();
    let body = printer.lines.finish();
    let result = result.ok_or_else(|| cx.malformed("a function without a result"))?;
    let head = dialect.function_head(FMA_NAME, &PARAMETERS, Type::F32);
    let text = format!("{head} {{\n{body}    return {result};\n}}\n");
    Ok((cx.into_helpers(), text))
}
