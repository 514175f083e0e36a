//! Blocks, loops and jumps of a program.
//!
//! Invariants: every loop has a bound known to the generator (at most 8 iterations); a jump that would make a
//! collective op before it in the same loop diverge is left out.

use kernel_dsl::ir::{BinaryOp, Expr, Scalar, StmtKind, Type, ValueId};

use super::lower::Lowerer;
use super::scope::{Known, Opened};
use super::step::Op;

impl Lowerer<'_> {
    pub fn block_step(&mut self, op: Op, args: [u32; 3]) {
        let opened = match op {
            Op::If => self.open_if(args[0]),
            Op::For => self.open_for(args),
            Op::Loop => self.open_loop(args[0]),
            Op::Else => {
                self.turn_to_else();
                return;
            }
            _ => {
                self.close_block();
                return;
            }
        };
        if opened.is_none() {
            self.scope.push(Opened::Ghost, true);
        }
    }

    fn open_if(&mut self, back: u32) -> Option<()> {
        if !self.may_open_block() {
            return None;
        }
        let cond = self.pick_type(back, Type::BOOL)?;
        self.builder.begin_if(self.span, cond.id);
        self.scope.push(Opened::If, cond.uniform);
        Some(())
    }

    fn turn_to_else(&mut self) {
        let top = *self.scope.top();
        if top.opened != Opened::If {
            return;
        }
        if !top.ended {
            self.observe_block();
        }
        self.builder.begin_else();
        self.scope.pop();
        self.scope.push(Opened::Else, top.uniform);
    }

    /// Closes the innermost block; in the body it does nothing.
    pub fn close_block(&mut self) {
        let top = *self.scope.top();
        if matches!(top.opened, Opened::Body) {
            return;
        }
        if top.opened != Opened::Ghost {
            if !top.ended {
                self.observe_block();
            }
            self.builder.end();
        }
        self.scope.pop();
    }

    /// `for` over `u32` (even kinds) or `i32`; kinds 0 and 1 leave room for collective ops, the others for jumps.
    fn open_for(&mut self, [a, b, kind]: [u32; 3]) -> Option<()> {
        if !self.may_open_loop() {
            return None;
        }
        let scalar = if kind.is_multiple_of(2) { Scalar::U32 } else { Scalar::I32 };
        let together = kind % 4 < 2;
        let fits = |known: &Known| known.ty == Type::Scalar(scalar) && (known.uniform || !together);
        let (start, end) = (self.scope.pick(a, fits), self.scope.pick(b, fits));
        let start = self.small(start.map(|known| known.id), scalar, 5);
        let end = self.small(end.map(|known| known.id), scalar, 9);
        let step = self.number(scalar, 1 + kind / 4 % 3);
        let counter = self.builder.begin_for(self.span, "i", [start, end, step]);
        self.scope.push(if together { Opened::TogetherLoop } else { Opened::FreeLoop }, true);
        self.scope.add(Known { id: counter, ty: Type::Scalar(scalar), uniform: together });
        Some(())
    }

    /// `value % limit`, or a constant where there is no value.
    fn small(&mut self, value: Option<ValueId>, scalar: Scalar, limit: u32) -> ValueId {
        let limit_value = self.number(scalar, limit);
        match value {
            Some(value) => self.int(BinaryOp::Rem, value, limit_value),
            None => self.number(scalar, limit - 4),
        }
    }

    fn number(&mut self, scalar: Scalar, value: u32) -> ValueId {
        let value = self.u32(value);
        if scalar == Scalar::I32 { self.eval(Expr::Convert(Scalar::I32, value)) } else { value }
    }

    /// `loop` that counts in a variable, as `while` is built.
    fn open_loop(&mut self, back: u32) -> Option<()> {
        if !self.may_open_loop() {
            return None;
        }
        let value = self.pick_type(back, Type::U32)?;
        let limit = self.modulo(value.id, 6);
        let count = self.builder.var("count", Type::U32, self.span);
        let zero = self.u32(0);
        self.stmt(StmtKind::VarStore { var: count, value: zero });
        self.builder.begin_loop(self.span);
        self.scope.push(Opened::FreeLoop, true);
        let now = self.eval(Expr::VarLoad(count));
        let done = self.int(BinaryOp::Ge, now, limit);
        self.builder.begin_if(self.span, done);
        self.stmt(StmtKind::Break);
        self.builder.end();
        let one = self.u32(1);
        let next = self.int(BinaryOp::Add, now, one);
        self.stmt(StmtKind::VarStore { var: count, value: next });
        self.scope.add(Known { id: now, ty: Type::U32, uniform: false });
        Some(())
    }

    /// An unconditional jump ends its block.
    pub fn jump(&mut self, op: Op, cond: Option<Known>) {
        let uniform = cond.is_none_or(|cond| cond.uniform);
        let allowed = match op {
            Op::Return => self.scope.may_return(uniform),
            _ => self.scope.may_jump(uniform),
        };
        if !allowed {
            return;
        }
        if let Some(cond) = cond {
            self.builder.begin_if(self.span, cond.id);
        } else {
            self.observe_block();
        }
        match op {
            Op::Break => self.stmt(StmtKind::Break),
            Op::Continue => self.stmt(StmtKind::Continue),
            _ => {
                self.scope.diverged |= !(uniform && self.scope.together());
                self.store_result();
                self.stmt(StmtKind::Return);
            }
        }
        if cond.is_some() {
            self.builder.end();
        } else {
            self.scope.end_block();
        }
    }

    pub fn jump_if(&mut self, op: Op, args: [u32; 3]) {
        if let Some(cond) = self.pick_type(args[0], Type::BOOL) {
            self.jump(op, Some(cond));
        }
    }
}
