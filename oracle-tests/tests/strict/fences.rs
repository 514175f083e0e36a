//! Browser text of strict kernels: no rounded result reaches another rounding but through an integer op.

use kernel_dsl::ir::{
    BinaryOp, Block, EntityId, Expr, Kernel, Mode, Rounding, Scalar, StmtKind, TernaryOp, UnaryOp, ValueId,
};
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_lib::ALL;

/// Who defines each value, and what is stored to each variable, array and buffer.
#[derive(Default)]
struct Flow<'k> {
    definitions: Vec<Option<&'k Expr>>,
    vars: Vec<(usize, ValueId)>,
    arrays: Vec<(usize, ValueId)>,
    buffers: Vec<(usize, ValueId)>,
}

impl<'k> Flow<'k> {
    fn of(kernel: &'k Kernel) -> Flow<'k> {
        let mut flow = Flow { definitions: vec![None; kernel.values.len()], ..Flow::default() };
        flow.block(&kernel.body);
        flow
    }

    fn block(&mut self, block: &'k Block) {
        for stmt in block {
            match &stmt.kind {
                StmtKind::Let { value, expr } => self.definitions[value.index()] = Some(expr),
                StmtKind::VarStore { var, value } => self.vars.push((var.index(), *value)),
                StmtKind::ArrayStore { array, value, .. } => self.arrays.push((array.index(), *value)),
                StmtKind::BufferStore { buffer, value, .. } => self.buffers.push((buffer.index(), *value)),
                _ => {}
            }
            stmt.kind.blocks().for_each(|nested| self.block(nested));
        }
    }

    /// A rounded op that `value` comes from by moves alone.
    fn source(&self, kernel: &Kernel, value: ValueId, seen: &mut Vec<bool>) -> Option<&'k Expr> {
        if std::mem::replace(&mut seen[value.index()], true) {
            return None;
        }
        let expr = self.definitions[value.index()]?;
        if rounds(kernel, value, expr) {
            return Some(expr);
        }
        let stored = |places: &[(usize, ValueId)], at: usize| -> Vec<ValueId> {
            places.iter().filter(|(place, _)| *place == at).map(|(_, value)| *value).collect()
        };
        let from = match expr {
            Expr::VarLoad(var) => stored(&self.vars, var.index()),
            Expr::ArrayLoad { array, .. } => stored(&self.arrays, array.index()),
            Expr::BufferLoad { buffer, .. } => stored(&self.buffers, buffer.index()),
            Expr::Select { if_true, if_false, .. } => vec![*if_true, *if_false],
            Expr::Construct(parts) => parts.clone(),
            Expr::Subgroup { value: x, .. } | Expr::Extract(x, _) | Expr::Bitcast(_, x) => vec![*x],
            Expr::Unary(UnaryOp::Neg | UnaryOp::Abs, _, x) => vec![*x],
            Expr::Binary(BinaryOp::Min | BinaryOp::Max, _, a, b) => vec![*a, *b],
            _ => Vec::new(),
        };
        from.into_iter().find_map(|value| self.source(kernel, value, seen))
    }
}

/// Rounded arithmetic that the browser's compiler sees; `fma` and quotients are functions of words there.
fn rounds(kernel: &Kernel, value: ValueId, expr: &Expr) -> bool {
    let float = kernel.values[value].ty.scalar() == Some(Scalar::F32);
    match expr {
        Expr::Ternary(TernaryOp::Fma, ..) | Expr::Binary(BinaryOp::Quotient, ..) => false,
        Expr::Binary(_, rounding, ..) | Expr::Reduce(_, rounding, _) => float && *rounding == Rounding::Rn,
        _ => false,
    }
}

/// The rounded ops of a kernel, and those whose operands come from another one.
fn unfenced(kernel: &Kernel) -> (usize, usize) {
    let flow = Flow::of(kernel);
    let (mut all, mut bare) = (0, 0);
    for (value, expr) in kernel.values.ids().zip(&flow.definitions) {
        let Some(expr) = expr.filter(|expr| rounds(kernel, value, expr)) else { continue };
        all += 1;
        let mut from_rounding = false;
        expr.for_each_operand(|operand| {
            from_rounding |= flow.source(kernel, operand, &mut vec![false; kernel.values.len()]).is_some();
        });
        bare += usize::from(from_rounding || matches!(expr, Expr::Reduce(..)));
    }
    (all, bare)
}

#[test]
fn every_rounding_is_fenced_in_browsers() {
    let (mut kernels, mut rounded, mut bare_elsewhere) = (0, 0, 0);
    for variant in ALL.iter().flat_map(|kernel| kernel.all_variants()) {
        let kernel = variant.build().expect("every variant builds");
        // Some variants are too large for a browser.
        let Ok(fenced) = compile(&kernel, &Target::BROWSER) else { continue };
        if kernel.mode != Mode::Strict {
            continue;
        }
        let (all, bare) = unfenced(&fenced);
        assert_eq!(bare, 0, "{}: {bare} of {all} roundings meet another\n{}", kernel.name, *fenced);
        let plain = compile(&kernel, &Target::WGSL).expect("valid in WGSL");
        bare_elsewhere += unfenced(&plain).1;
        kernels += 1;
        rounded += all;
    }
    println!("{rounded} roundings of {kernels} kernels are fenced; without fences {bare_elsewhere} are not");
    assert!(kernels > 20 && bare_elsewhere > 100, "{kernels} kernels, {bare_elsewhere} roundings without fences");
}
