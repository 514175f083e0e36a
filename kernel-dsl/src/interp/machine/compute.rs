//! Ops that do not touch memory.

use super::Machine;
use crate::interp::lanes::mask::{self, Active};
use crate::interp::lanes::{Src, binary, exchange, ternary, unary};
use crate::interp::plan::{Bin, Op, Reg, Un, VarStore};
use crate::interp::round::flush;
use crate::interp::trap::{Trap, TrapKind};

fn keep(bits: u32) -> u32 {
    bits
}

impl Machine<'_> {
    pub(super) fn op(&mut self, op: &Op) -> Result<(), Trap> {
        match op {
            Op::Copy { dst, a } => self.write(*dst, |this, dst| this.src(*a).copy_to(dst)),
            Op::Unary { op, dst, a } => self.unary(*op, *dst, *a),
            Op::Binary { op, dst, a, b } => self.binary(*op, *dst, *a, *b),
            Op::MulAddInto { dst, a, b } => self.mul_add_into(*dst, *a, *b),
            Op::Fma { dst, abc } => self.ternary(*dst, *abc, true, ternary::fma),
            Op::FunnelShr { dst, abc } => self.ternary(*dst, *abc, false, ternary::funnel_shr),
            Op::Select { dst, cond, a, b } => self.ternary(*dst, [*cond, *a, *b], false, ternary::select),
            Op::Store(store) => self.var_store(store),
            Op::VarInit { var, site } => return self.check_var(*var, *site),
            Op::Load(access) => return self.load(access),
            Op::Write(access) => return self.store(access),
            _ => return self.rare_op(op),
        }
        Ok(())
    }

    /// Ops that take long anyway; apart, so that the others need no large stack frame.
    #[inline(never)]
    fn rare_op(&mut self, op: &Op) -> Result<(), Trap> {
        match op {
            Op::Atomic { op, signed, value, access } => return self.atomic(*op, *signed, *value, access),
            Op::Subgroup { op, dst, value, arg, site } => {
                self.arrive("subgroup op", *site)?;
                let mut own = std::mem::take(&mut self.scratch[0]);
                self.src(*value).copy_to(&mut own);
                self.write(*dst, |this, dst| exchange::exchange(*op, dst, &own, this.src(*arg)));
                self.scratch[0] = own;
            }
            Op::Reduce { level, dst, value, site } => {
                self.arrive("subgroup reduction", *site)?;
                let round = if self.flush && level.is_float() { flush } else { keep };
                let mut own = std::mem::take(&mut self.scratch[0]);
                self.src(*value).copy_to(&mut own);
                self.write(*dst, |_, dst| exchange::butterfly(*level, dst, &own, round));
                self.scratch[0] = own;
            }
            Op::Vote { op, dst, value, site } => {
                self.arrive("subgroup vote", *site)?;
                let mut own = std::mem::take(&mut self.scratch[0]);
                self.src(*value).copy_to(&mut own);
                self.write(*dst, |this, dst| exchange::vote(*op, dst, &own, this.invocations));
                self.scratch[0] = own;
            }
            Op::TileLoad(access) => return self.tile_load(access),
            Op::TileStore(access) => return self.tile_store(access),
            Op::TileMulAdd { columns, site } => return self.tile_mul_add(columns, *site),
            Op::Barrier { kind, site } => return self.barrier(*kind, *site),
            _ => unreachable!("`op` takes every other op"),
        }
        Ok(())
    }

    /// Runs `compute` on the lanes of `dst`, or on the one lane of a scalar, whose operands are scalars too.
    pub(super) fn write(&mut self, dst: Reg, compute: impl FnOnce(&Self, &mut [u32])) {
        match dst {
            Reg::Column(index) => {
                let mut column = self.take(index);
                compute(self, &mut column);
                self.put(index, column);
            }
            Reg::Scalar(index) => {
                let mut lane = [self.scalars[index as usize]];
                compute(self, &mut lane);
                self.scalars[index as usize] = lane[0];
            }
        }
    }

    fn flush_register(&mut self, dst: Reg) {
        self.write(dst, |_, dst| dst.iter_mut().for_each(|lane| *lane = flush(*lane)));
    }

    fn unary(&mut self, op: Un, dst: Reg, a: Reg) {
        let flush_operand = self.flush && op.flushes_operand();
        self.write(dst, |this, dst| match this.src(a) {
            Src::Splat(bits) => {
                let mut lane = [0];
                unary::unary(op, &mut lane, &[if flush_operand { flush(bits) } else { bits }]);
                dst.fill(lane[0]);
            }
            Src::Lanes(lanes) if flush_operand => {
                let flushed: Vec<u32> = lanes.iter().map(|&bits| flush(bits)).collect();
                unary::unary(op, dst, &flushed);
            }
            Src::Lanes(lanes) => unary::unary(op, dst, lanes),
        });
        if self.flush && op.flushes_result() {
            self.flush_register(dst);
        }
    }

    /// Calls `compute` with the operands as a flushing device reads them.
    fn flushed(&mut self, dst: Reg, a: Reg, b: Reg, compute: impl FnOnce(&mut [u32], Src<'_>, Src<'_>)) {
        let operand = |this: &Self, reg: Reg| match this.src(reg) {
            Src::Splat(bits) => vec![flush(bits)],
            Src::Lanes(lanes) => lanes.iter().map(|&bits| flush(bits)).collect(),
        };
        fn as_src(lanes: &[u32]) -> Src<'_> {
            match lanes {
                [bits] => Src::Splat(*bits),
                lanes => Src::Lanes(lanes),
            }
        }
        self.write(dst, |this, dst| {
            let (a, b) = (operand(this, a), operand(this, b));
            compute(dst, as_src(&a), as_src(&b));
        });
    }

    fn binary(&mut self, op: Bin, dst: Reg, a: Reg, b: Reg) {
        if self.flush && op.is_float() {
            self.flushed(dst, a, b, |dst, a, b| binary::binary(op, dst, a, b));
            if op.result_is_float() {
                self.flush_register(dst);
            }
            return;
        }
        self.write(dst, |this, dst| binary::binary(op, dst, this.src(a), this.src(b)));
    }

    fn mul_add_into(&mut self, dst: Reg, a: Reg, b: Reg) {
        let Reg::Column(index) = dst else {
            unreachable!("the compiler fuses into columns only");
        };
        let mut old = std::mem::take(&mut self.scratch[0]);
        let partial = self.active != Active::All;
        if partial {
            old.copy_from_slice(&self.columns[index as usize]);
        }
        if self.flush {
            self.mul_add_flushed(dst, a, b);
        } else {
            self.write(dst, |this, dst| binary::mul_add_into(dst, this.src(a), this.src(b)));
        }
        if partial {
            let new = &mut self.columns[index as usize];
            mask::blend(&mut old, new, &self.mask);
            std::mem::swap(&mut old, new);
        }
        self.scratch[0] = old;
    }

    fn mul_add_flushed(&mut self, dst: Reg, a: Reg, b: Reg) {
        self.flushed(dst, a, b, |dst, a, b| {
            let mut product = vec![0; dst.len()];
            binary::binary(Bin::MulF, &mut product, a, b);
            for (dst, product) in dst.iter_mut().zip(product) {
                *dst = flush(binary::scalar(Bin::AddF, flush(product), flush(*dst)));
            }
        });
    }

    fn ternary(&mut self, dst: Reg, abc: [Reg; 3], float: bool, op: impl Fn(&mut [u32], [&[u32]; 3])) {
        let flush_all = self.flush && float;
        let mut scratch = std::mem::take(&mut self.scratch);
        let count = if matches!(dst, Reg::Column(_)) { self.lanes } else { 1 };
        for (reg, scratch) in abc.into_iter().zip(&mut scratch) {
            match self.src(reg) {
                Src::Splat(bits) => scratch[..count].fill(if flush_all { flush(bits) } else { bits }),
                Src::Lanes(lanes) if flush_all => {
                    scratch.iter_mut().zip(lanes).for_each(|(dst, &bits)| *dst = flush(bits));
                }
                Src::Lanes(_) => {}
            }
        }
        self.write(dst, |this, dst| {
            let operand = |index: usize| match this.src(abc[index]) {
                Src::Lanes(lanes) if !flush_all => lanes,
                _ => &scratch[index][..count],
            };
            op(dst, [operand(0), operand(1), operand(2)]);
        });
        self.scratch = scratch;
        if flush_all {
            self.flush_register(dst);
        }
    }

    fn var_store(&mut self, store: &VarStore) {
        for &(dst, a) in &store.parts {
            match (dst, a, self.active) {
                (Reg::Column(dst), Reg::Column(a), Active::All) if store.may_swap => {
                    self.columns.swap(dst as usize, a as usize);
                }
                (Reg::Column(index), _, Active::Some | Active::None) => {
                    let mut column = self.take(index);
                    match self.src(a) {
                        Src::Lanes(lanes) => mask::blend(&mut column, lanes, &self.mask),
                        Src::Splat(bits) => {
                            for (dst, &mask) in column.iter_mut().zip(&self.mask) {
                                *dst = (bits & mask) | (*dst & !mask);
                            }
                        }
                    }
                    self.put(index, column);
                }
                _ if dst == a => {}
                _ => self.write(dst, |this, dst| this.src(a).copy_to(dst)),
            }
        }
        if let Some(follow) = &mut self.follow {
            mask::join(follow.var_init(store.var), &self.mask);
        }
    }

    /// Every invocation of the workgroup must be here.
    pub(super) fn arrive(&self, op: &'static str, site: u32) -> Result<(), Trap> {
        if self.follow.is_none() || self.active == Active::All {
            return Ok(());
        }
        let missing = self.mask[..self.invocations].iter().position(|&lane| lane == 0).unwrap_or(0);
        Err(self.trap(site, TrapKind::Divergent { op, missing: self.invocation(missing) }))
    }

    fn barrier(&mut self, kind: crate::ir::Barrier, site: u32) -> Result<(), Trap> {
        self.arrive("barrier", site)?;
        if let Some(follow) = &mut self.follow {
            follow.barrier(kind);
        }
        Ok(())
    }

    fn check_var(&mut self, var: u32, site: u32) -> Result<(), Trap> {
        let Some(follow) = &mut self.follow else {
            return Ok(());
        };
        let init = follow.var_init(var);
        let missing = init.iter().zip(&self.mask).position(|(&init, &mask)| mask & !init != 0);
        match missing {
            None => Ok(()),
            Some(lane) => {
                let name = self
                    .program
                    .kernel
                    .vars
                    .iter()
                    .nth(var as usize)
                    .map_or(String::new(), |(_, var)| var.name.clone());
                let invocation = self.invocation(lane);
                Err(self.trap(site, TrapKind::Uninitialised { memory: "variable", name, index: None, invocation }))
            }
        }
    }
}
