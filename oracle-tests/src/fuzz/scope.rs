//! What is in scope while a program is lowered: values, variables, arrays, open blocks, and whether control flow is
//! workgroup-uniform here.
//!
//! Invariants: only values that dominate the current place can be picked; picking never fails but by having nothing
//! of the wanted kind.

use kernel_dsl::ir::{ArrayId, Type, ValueId, VarId};

/// A value in scope.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub id: ValueId,
    pub ty: Type,
    /// Equal for all invocations of a workgroup, by construction.
    pub uniform: bool,
}

/// What a frame is in the kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opened {
    /// The kernel's body.
    Body,
    If,
    Else,
    /// A loop in which collective ops may stand: all invocations take every iteration together.
    TogetherLoop,
    /// A loop that invocations may leave one by one.
    FreeLoop,
    /// A block that was refused: its steps belong to the block around it.
    Ghost,
}

/// An open block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub opened: Opened,
    /// Whether the branch that leads here is workgroup-uniform, given that the block around it is.
    pub uniform: bool,
    /// Whether a jump ended the block.
    pub ended: bool,
    values: usize,
    vars: usize,
    arrays: usize,
}

/// The scope at the current place.
#[derive(Debug)]
pub(super) struct Scope {
    values: Vec<Known>,
    pub vars: Vec<(VarId, Type)>,
    pub arrays: Vec<ArrayId>,
    frames: Vec<Frame>,
    /// Whether some invocations of a workgroup may have returned.
    pub diverged: bool,
}

impl Scope {
    pub fn new() -> Scope {
        let body = Frame { opened: Opened::Body, uniform: true, ended: false, values: 0, vars: 0, arrays: 0 };
        Scope { values: Vec::new(), vars: Vec::new(), arrays: Vec::new(), frames: vec![body], diverged: false }
    }

    pub fn add(&mut self, known: Known) {
        self.values.push(known);
    }

    /// The value that fits and stands `back` places before the latest one, counted around.
    pub fn pick(&self, back: u32, fits: impl Fn(&Known) -> bool) -> Option<Known> {
        let count = self.values.iter().filter(|known| fits(known)).count();
        let nth = (back as usize).checked_rem(count)?;
        self.values.iter().rev().filter(|known| fits(known)).nth(nth).copied()
    }

    /// The values defined in the innermost block, latest first.
    pub fn fresh(&self) -> impl Iterator<Item = Known> + '_ {
        let mark = self.top().values;
        self.values[mark..].iter().rev().copied()
    }

    pub fn top(&self) -> &Frame {
        self.frames.last().expect("the body's frame is never popped")
    }

    pub fn end_block(&mut self) {
        self.frames.last_mut().expect("the body's frame is never popped").ended = true;
    }

    /// Open blocks that exist in the kernel, the body not counted.
    pub fn depth(&self) -> usize {
        self.frames.iter().filter(|frame| !matches!(frame.opened, Opened::Ghost | Opened::Body)).count()
    }

    pub fn loops(&self) -> usize {
        self.frames.iter().filter(|frame| matches!(frame.opened, Opened::TogetherLoop | Opened::FreeLoop)).count()
    }

    pub fn push(&mut self, opened: Opened, uniform: bool) {
        let ended = opened == Opened::Ghost && self.top().ended;
        let (values, vars, arrays) = (self.values.len(), self.vars.len(), self.arrays.len());
        self.frames.push(Frame { opened, uniform, ended, values, vars, arrays });
    }

    /// Closes the innermost block: what was defined there goes out of scope. `None` for the body.
    pub fn pop(&mut self) -> Option<Frame> {
        if self.frames.len() == 1 {
            return None;
        }
        let frame = self.frames.pop()?;
        if frame.opened != Opened::Ghost {
            self.values.truncate(frame.values);
            self.vars.truncate(frame.vars);
            self.arrays.truncate(frame.arrays);
        } else if frame.ended {
            self.end_block();
        }
        Some(frame)
    }

    /// Whether all invocations of the workgroup are here together, on every iteration of the loops around.
    pub fn together(&self) -> bool {
        !self.diverged && self.frames.iter().all(|frame| frame.uniform && frame.opened != Opened::FreeLoop)
    }

    /// Whether a jump out of or on in the innermost loop may stand here, if `uniform` tells its condition.
    pub fn may_jump(&self, uniform: bool) -> bool {
        for frame in self.frames.iter().rev() {
            match frame.opened {
                Opened::FreeLoop => return true,
                Opened::TogetherLoop => return uniform,
                _ if !frame.uniform && self.inside_together_loop() => return false,
                _ => {}
            }
        }
        false
    }

    /// Whether a return may stand here: not out of a loop that the others take together, unless all return.
    pub fn may_return(&self, uniform: bool) -> bool {
        let in_together = self.frames.iter().any(|frame| frame.opened == Opened::TogetherLoop);
        !in_together || (uniform && self.together())
    }

    fn inside_together_loop(&self) -> bool {
        let innermost =
            self.frames.iter().rev().find(|frame| matches!(frame.opened, Opened::TogetherLoop | Opened::FreeLoop));
        innermost.is_some_and(|frame| frame.opened == Opened::TogetherLoop)
    }
}
