//! Values: registers and ops for every expression.

use super::{Compiler, Place, TILE_COLUMNS, component_count, ops, registers::stores_var};
use crate::interp::plan::{Bin, Op, Preset, Reg, Step, Un};
use crate::ir::{AtomicPlace, Builtin, Const, Elem, EntityId, Expr, Scalar, TernaryOp, Type, ValueId, VarId};

impl<'k> Compiler<'k> {
    pub(super) fn let_value(
        &mut self,
        place: Place<'k>,
        value: ValueId,
        expr: &'k Expr,
        site: u32,
        steps: &mut Vec<Step>,
    ) {
        match expr {
            Expr::Const(constant) => self.preset(value, Preset::Bits(const_bits(*constant)), true),
            Expr::Immediate(id) => self.preset(value, Preset::Immediate(id.index() as u32), true),
            Expr::Builtin(builtin) => {
                let uniform = matches!(builtin, Builtin::WorkgroupId(_) | Builtin::NumWorkgroups(_));
                self.preset(value, Preset::Builtin(*builtin), uniform);
            }
            Expr::Construct(parts) => {
                let registers = parts.iter().map(|&part| self.reg(part)).collect();
                self.share(place, value, parts, registers, steps);
            }
            Expr::Extract(x, index) => {
                let registers = vec![self.regs(*x)[usize::from(*index)]];
                self.share(place, value, &[*x], registers, steps);
            }
            Expr::Bitcast(_, x) => self.share(place, value, &[*x], self.regs(*x).to_vec(), steps),
            Expr::Decode(Elem::Bf16, x) if self.lean && self.upper_half(place, *x, steps).is_some() => {
                // `(w >> 16) << 16` of a word of two elements is one `and`. It goes to the shift's own register: the
                // word's may be free by now, and a new register could be that one.
                let word = self.upper_half(place, *x, steps).expect("just looked");
                steps.pop();
                let mask = self.registers.preset(Preset::Bits(0xffff_0000), true);
                let dst = self.reg(*x);
                steps.push(Step::Op(Op::Binary { op: Bin::And, dst, a: word, b: mask }));
                self.registers.hold(dst);
                self.values[value.index()] = vec![dst];
            }
            Expr::VarLoad(var) => self.var_load(place, value, *var, site, steps),
            Expr::TileZero => {
                let zero = self.registers.preset(Preset::Bits(0), true);
                self.values[value.index()] = vec![zero; TILE_COLUMNS];
            }
            Expr::Convert(to, x) => {
                let from = self.scalar(*x);
                match ops::convert(*to, from) {
                    Some(op) => self.unary(value, op, *x, steps),
                    None => self.share(place, value, &[*x], self.regs(*x).to_vec(), steps),
                }
            }
            _ => {
                let result = self.results(value);
                self.compute(value, expr, &result, site, steps);
                self.values[value.index()] = result;
            }
        }
    }

    /// The word whose upper half `x` is, when the step before computed `x` for this statement alone.
    fn upper_half(&self, place: Place<'k>, x: ValueId, steps: &[Step]) -> Option<Reg> {
        let sixteen = self.registers.known_preset(Preset::Bits(16))?;
        match steps.last() {
            Some(&Step::Op(Op::Binary { op: Bin::ShrU, dst: dst @ Reg::Column(_), a, b }))
                if b == sixteen
                    && dst == self.reg(x)
                    && self.registers.is_sole(dst)
                    && self.defined_before(place, x)
                    && self.liveness.last_mention(x) == place.index =>
            {
                Some(a)
            }
            _ => None,
        }
    }

    fn scalar(&self, value: ValueId) -> Scalar {
        self.kernel.values[value].ty.scalar().unwrap_or(Scalar::F32)
    }

    fn preset(&mut self, value: ValueId, preset: Preset, uniform: bool) {
        let register = self.registers.preset(preset, uniform);
        self.registers.hold(register);
        self.values[value.index()] = vec![register];
    }

    /// New registers for the components of `value`.
    fn results(&mut self, value: ValueId) -> Vec<Reg> {
        let uniform = self.uniform.value(value);
        let count = component_count(self.kernel.values[value].ty);
        (0..count).map(|_| self.registers.register(uniform)).collect()
    }

    /// Whether no statement stores `var` while `value`, defined at `place`, is alive.
    fn undisturbed(&self, place: Place<'k>, value: ValueId, var: VarId) -> bool {
        let last = self.liveness.last_mention(value);
        !stores_var(&place.block[place.index + 1..=last.max(place.index)], var)
    }

    /// Lets `value` share the registers of its operands, or copies those that a variable may overwrite meanwhile.
    fn share(
        &mut self,
        place: Place<'k>,
        value: ValueId,
        from: &[ValueId],
        registers: Vec<Reg>,
        steps: &mut Vec<Step>,
    ) {
        let vars: Vec<VarId> = from.iter().flat_map(|part| self.aliases[part.index()].iter().copied()).collect();
        if vars.iter().all(|&var| self.undisturbed(place, value, var)) {
            registers.iter().for_each(|&register| self.registers.hold(register));
            self.values[value.index()] = registers;
            self.aliases[value.index()] = vars;
        } else {
            self.copy(value, &registers, steps);
        }
    }

    fn copy(&mut self, value: ValueId, registers: &[Reg], steps: &mut Vec<Step>) {
        let copies: Vec<Reg> = registers
            .iter()
            .map(|&a| {
                let dst = self.registers.register(matches!(a, Reg::Scalar(_)));
                steps.push(Step::Op(Op::Copy { dst, a }));
                dst
            })
            .collect();
        self.values[value.index()] = copies;
    }

    fn var_load(&mut self, place: Place<'k>, value: ValueId, var: VarId, site: u32, steps: &mut Vec<Step>) {
        let registers = self.vars[var.index()].clone();
        if !self.lean {
            steps.push(Step::Op(Op::VarInit { var: var.index() as u32, site }));
        }
        if self.lean && self.undisturbed(place, value, var) {
            registers.iter().for_each(|&register| self.registers.hold(register));
            self.values[value.index()] = registers;
            self.aliases[value.index()] = vec![var];
        } else {
            self.copy(value, &registers, steps);
        }
    }

    fn unary(&mut self, value: ValueId, op: Un, x: ValueId, steps: &mut Vec<Step>) {
        let operands = self.regs(x).to_vec();
        let result = self.results(value);
        for (&dst, a) in result.iter().zip(operands) {
            steps.push(Step::Op(Op::Unary { op, dst, a }));
        }
        self.values[value.index()] = result;
    }

    fn compute(&mut self, value: ValueId, expr: &'k Expr, result: &[Reg], site: u32, steps: &mut Vec<Step>) {
        let mut push = |op: Op| steps.push(Step::Op(op));
        match expr {
            Expr::Unary(op, _, x) => {
                let op = ops::unary(*op, self.scalar(*x));
                result.iter().zip(self.regs(*x)).for_each(|(&dst, &a)| push(Op::Unary { op, dst, a }));
            }
            Expr::Encode(elem, x) => self.recode(ops::encode(*elem), *elem, *x, result, &mut push),
            Expr::Decode(elem, x) => self.recode(ops::decode(*elem), *elem, *x, result, &mut push),
            Expr::Binary(op, _, a, b) => {
                let op = ops::binary(*op, self.scalar(*a));
                for ((&dst, &a), &b) in result.iter().zip(self.regs(*a)).zip(self.regs(*b)) {
                    push(Op::Binary { op, dst, a, b });
                }
            }
            Expr::Ternary(op, _, [a, b, c]) => {
                let [a, b, c] = [a, b, c].map(|&operand| self.regs(operand));
                for (((&dst, &a), &b), &c) in result.iter().zip(a).zip(b).zip(c) {
                    push(match op {
                        TernaryOp::Fma => Op::Fma { dst, abc: [a, b, c] },
                        TernaryOp::FunnelShr => Op::FunnelShr { dst, abc: [a, b, c] },
                    });
                }
            }
            Expr::Select { cond, if_true, if_false } => {
                let cond = self.reg(*cond);
                for ((&dst, &a), &b) in result.iter().zip(self.regs(*if_true)).zip(self.regs(*if_false)) {
                    push(Op::Select { dst, cond, a, b });
                }
            }
            Expr::ArrayLoad { array, index } => {
                push(Op::Load(self.array_access(*array, self.reg(*index), result.to_vec(), site)));
            }
            Expr::BufferLoad { buffer, index, .. } => {
                push(Op::Load(self.buffer_access(*buffer, self.reg(*index), result.to_vec(), site)));
            }
            Expr::WordLoad { buffer, word_index, .. } => {
                push(Op::Load(self.word_access(*buffer, self.reg(*word_index), result.to_vec(), site)));
            }
            _ => self.compute_collective(value, expr, result, site, steps),
        }
    }

    fn recode(&self, op: Option<Un>, elem: Elem, x: ValueId, result: &[Reg], push: &mut impl FnMut(Op)) {
        let (dst, a) = (result[0], self.reg(x));
        match op {
            Some(op) => push(Op::Unary { op, dst, a }),
            None => unreachable!("encode and decode take narrow elements (validated), not {}", elem.name()),
        }
    }

    fn compute_collective(&mut self, value: ValueId, expr: &'k Expr, result: &[Reg], site: u32, steps: &mut Vec<Step>) {
        let dst = result[0];
        let op = match expr {
            Expr::Atomic { op, place, value: operand } => {
                let parts = result.to_vec();
                let access = match *place {
                    AtomicPlace::Buffer(id, index) => self.buffer_access(id, self.reg(index), parts, site),
                    AtomicPlace::Array(id, index) => self.array_access(id, self.reg(index), parts, site),
                };
                let signed = self.kernel.values[value].ty == Type::I32;
                Op::Atomic { op: *op, signed, value: self.reg(*operand), access }
            }
            Expr::Subgroup { op, value, arg } => {
                Op::Subgroup { op: *op, dst, value: self.reg(*value), arg: self.reg(*arg), site }
            }
            Expr::Reduce(op, _, x) => {
                Op::Reduce { level: ops::reduce(*op, self.scalar(*x)), dst, value: self.reg(*x), site }
            }
            Expr::Vote(op, x) => Op::Vote { op: *op, dst, value: self.reg(*x), site },
            Expr::TileLoad { role, place } => Op::TileLoad(self.tile_access(place, *role, result.to_vec(), site)),
            Expr::TileMulAdd { a, b, acc } => {
                let [a, b, acc] = [a, b, acc].map(|&tile| self.regs(tile).to_vec());
                Op::TileMulAdd { columns: [a, b, acc, result.to_vec()], site }
            }
            _ => unreachable!("`let_value` and `compute` take every other expression"),
        };
        steps.push(Step::Op(op));
    }
}

/// The bits of a literal; a bool is 0 or all ones.
fn const_bits(constant: Const) -> u32 {
    match constant {
        Const::Bool(value) => super::super::lanes::mask_of(value),
        Const::I32(value) => value.cast_unsigned(),
        Const::U32(value) | Const::F32(value) => value,
    }
}
