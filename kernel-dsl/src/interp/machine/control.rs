//! Control flow: masks instead of jumps, and jumps where every active invocation agrees.

use super::Machine;
use crate::interp::CHECKED_ITERATION_LIMIT;
use crate::interp::lanes::mask::{self, Active};
use crate::interp::lanes::{Src, binary};
use crate::interp::plan::{Bin, ColumnId, Exits, ForStep, Reg, Step};
use crate::interp::trap::{Trap, TrapKind};

impl Machine<'_> {
    /// Runs a block. Afterwards the mask holds the invocations that reached its end.
    pub(super) fn block(&mut self, steps: &[Step]) -> Result<(), Trap> {
        for step in steps {
            match step {
                Step::Op(op) => {
                    self.op(op)?;
                    continue;
                }
                Step::If { cond, saved, then_block, else_block } => {
                    self.branch(*cond, *saved, then_block, else_block)?
                }
                Step::For(step) => self.for_loop(step)?,
                Step::Loop { exits, body, site } => self.endless_loop(*exits, body, *site)?,
                Step::Break { left: column } | Step::Continue { waiting: column } => {
                    mask::join(&mut self.columns[*column as usize], &self.mask);
                    self.clear_mask();
                }
                Step::Return => self.clear_mask(),
            }
            if self.active == Active::None {
                return Ok(());
            }
        }
        Ok(())
    }

    fn clear_mask(&mut self) {
        self.mask.fill(0);
        self.active = Active::None;
    }

    fn look_at_mask(&mut self) {
        self.active = mask::active(&self.mask, self.invocations);
    }

    fn branch(&mut self, cond: Reg, saved: [ColumnId; 2], yes: &[Step], no: &[Step]) -> Result<(), Trap> {
        let cond = match cond {
            Reg::Scalar(index) => {
                let taken = if self.scalars[index as usize] != 0 { yes } else { no };
                return self.block(taken);
            }
            Reg::Column(column) => column,
        };
        let [rest_column, passed_column] = saved;
        let mut yes_mask = self.take(passed_column);
        let mut rest = self.take(rest_column);
        mask::split(&mut yes_mask, &mut rest, &self.mask, &self.columns[cond as usize]);
        std::mem::swap(&mut self.mask, &mut yes_mask);
        self.put(passed_column, yes_mask);
        self.put(rest_column, rest);
        self.look_at_mask();
        if self.active != Active::None {
            self.block(yes)?;
        }
        // The invocations that passed wait; those of the other branch run.
        self.columns[passed_column as usize].copy_from_slice(&self.mask);
        self.mask.copy_from_slice(&self.columns[rest_column as usize]);
        if !no.is_empty() {
            self.look_at_mask();
            if self.active != Active::None {
                self.block(no)?;
            }
        }
        mask::join(&mut self.mask, &self.columns[passed_column as usize]);
        self.look_at_mask();
        Ok(())
    }

    fn open_loop(&mut self, exits: Exits) {
        self.columns[exits.left as usize].fill(0);
        self.columns[exits.waiting as usize].fill(0);
    }

    /// Brings back the invocations that went on to the next iteration.
    fn next_iteration(&mut self, exits: Exits) {
        if exits.has_continue {
            let mut waiting = self.take(exits.waiting);
            mask::join(&mut self.mask, &waiting);
            waiting.fill(0);
            self.put(exits.waiting, waiting);
            self.look_at_mask();
        }
    }

    /// Brings back the invocations that left the loop.
    fn close_loop(&mut self, exits: Exits) {
        mask::join(&mut self.mask, &self.columns[exits.left as usize]);
        self.look_at_mask();
    }

    fn count_iteration(&mut self, site: u32) -> Result<(), Trap> {
        self.iterations += 1;
        if self.follow.is_some() && self.iterations > CHECKED_ITERATION_LIMIT {
            let kind = TrapKind::StepLimit { limit: CHECKED_ITERATION_LIMIT, workgroup: self.workgroup };
            return Err(self.trap(site, kind));
        }
        Ok(())
    }

    fn endless_loop(&mut self, exits: Exits, body: &[Step], site: u32) -> Result<(), Trap> {
        self.open_loop(exits);
        while self.active != Active::None {
            self.count_iteration(site)?;
            self.block(body)?;
            self.next_iteration(exits);
        }
        self.close_loop(exits);
        Ok(())
    }

    fn for_loop(&mut self, step: &ForStep) -> Result<(), Trap> {
        self.open_loop(step.exits);
        self.set_counter(step, None);
        let mut through = false;
        while self.active != Active::None {
            through = !self.take_iteration(step);
            if through || self.active == Active::None {
                break;
            }
            self.count_iteration(step.site)?;
            self.block(&step.body)?;
            self.next_iteration(step.exits);
            self.set_counter(step, Some(Bin::AddI));
        }
        // Without a break and with one condition for all, those who came through are all there are.
        if !(through && !step.exits.has_break && step.cond.is_none()) {
            self.close_loop(step.exits);
        }
        Ok(())
    }

    /// Sets the counter to the start, or adds the step.
    fn set_counter(&mut self, step: &ForStep, add: Option<Bin>) {
        match step.counter {
            Reg::Scalar(index) => {
                let value = match add {
                    None => self.scalar(step.start),
                    Some(_) => self.scalars[index as usize].wrapping_add(self.scalar(step.step)),
                };
                self.scalars[index as usize] = value;
            }
            Reg::Column(index) => {
                let mut counter = self.take(index);
                match add {
                    None => self.src(step.start).copy_to(&mut counter),
                    Some(op) => {
                        self.scratch[0].copy_from_slice(&counter);
                        binary::binary(op, &mut counter, Src::Lanes(&self.scratch[0]), self.src(step.step));
                    }
                }
                self.put(index, counter);
            }
        }
    }

    /// Compares the counter with the end; invocations that are through leave. False when all agreed to leave.
    fn take_iteration(&mut self, step: &ForStep) -> bool {
        let op = if step.signed { Bin::LtS } else { Bin::LtU };
        let Some(cond_column) = step.cond else {
            return binary::scalar(op, self.scalar(step.counter), self.scalar(step.end)) != 0;
        };
        let mut cond = self.take(cond_column);
        binary::binary(op, &mut cond, self.src(step.counter), self.src(step.end));
        let mut left = self.take(step.exits.left);
        let [below, through, ..] = &mut self.scratch;
        mask::split(below, through, &self.mask, &cond);
        mask::join(&mut left, through);
        std::mem::swap(&mut self.mask, below);
        self.put(cond_column, cond);
        self.put(step.exits.left, left);
        self.look_at_mask();
        true
    }
}
