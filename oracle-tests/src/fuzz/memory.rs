//! Loads, stores, variables, private arrays and atomics of a program.
//!
//! Invariants: indices are taken modulo a length; an invocation writes only its own places of a buffer, or adds to a
//! shared place by one commuting op and never looks at the result.

use kernel_dsl::ir::{
    Array, ArrayId, ArraySpace, AtomicOp, AtomicPlace, BinaryOp, Elem, Expr, Scalar, StmtKind, Type, ValueId,
};

use super::lower::{BufferUse, Lowerer};
use super::step::Op;

/// Elements of a collecting buffer: regions of 4 for each atomic step.
pub(super) const COLLECT_ELEMS: u32 = 64;
const REGION: u32 = 4;
/// Single elements and words that an invocation owns in an `own` buffer.
const SLOTS: u32 = 8;

/// Elements of an `own` buffer: first the single elements, slot by slot, so that neighbouring invocations share the
/// words of narrow elements; then `SLOTS` whole words for each invocation.
pub(super) fn own_elems(places: u32, elem: Elem) -> u32 {
    own_words_start(places, elem) + places * SLOTS * elem.per_word()
}

fn own_words_start(places: u32, elem: Elem) -> u32 {
    (places * SLOTS).next_multiple_of(4 * elem.per_word())
}

fn storable(ty: Type) -> Option<(Elem, u8)> {
    let elem = match ty.scalar()? {
        Scalar::Bool => return None,
        Scalar::F32 => Elem::F32,
        Scalar::I32 => Elem::I32,
        Scalar::U32 => Elem::U32,
    };
    matches!(ty.components(), 1 | 2 | 4).then(|| (elem, ty.components()))
}

impl Lowerer<'_> {
    pub fn memory_step(&mut self, op: Op, args: [u32; 3]) -> Option<()> {
        let [a, b, c] = args;
        match op {
            Op::Load(elem) => {
                let buffer = self.buffer(BufferUse::Input(elem))?;
                let len = self.builder.dim(super::LEN_NAME);
                let len = self.builder.dim_immediate(len);
                let value = self.pick_type(a, Type::U32)?;
                let len = self.eval(Expr::Immediate(len));
                let index = self.int(BinaryOp::Rem, value.id, len);
                self.define(Expr::BufferLoad { buffer, index, width: 1 }, false);
            }
            Op::LoadWide(elem) => self.load_wide(elem, a, b)?,
            Op::Store(elem) => {
                let value = self.pick_type(a, Type::Scalar(elem.scalar()))?;
                let buffer = self.buffer(BufferUse::Own(elem))?;
                let index = self.own_index(b);
                self.stmt(StmtKind::BufferStore { buffer, index, width: 1, value: value.id });
            }
            Op::LoadOwn(elem) => {
                let buffer = self.buffer(BufferUse::Own(elem))?;
                let index = self.own_index(a);
                self.define(Expr::BufferLoad { buffer, index, width: 1 }, false);
            }
            Op::StoreWide(elem) => self.store_wide(elem, a, b)?,
            Op::Var | Op::VarLoad | Op::VarStore => self.var_step(op, a, b)?,
            Op::Array => self.private_array(a, b)?,
            Op::ArrayLoad => {
                let (array, len) = self.pick_array(a)?;
                let index = self.index(b, len)?;
                self.define(Expr::ArrayLoad { array, index }, false);
            }
            Op::ArrayStore => {
                let (array, len) = self.pick_array(a)?;
                let ty = self.builder.kernel().arrays[array].value_type();
                let value = self.pick_type(c, ty)?;
                let index = self.index(b, len)?;
                self.stmt(StmtKind::ArrayStore { array, index, value: value.id });
            }
            Op::Atomic(op) => self.collect(op, a, b)?,
            Op::OwnAtomic(op) => {
                let (value, elem) = self.pick_integer(a)?;
                let buffer = self.buffer(BufferUse::OwnAtomic(elem))?;
                let place = AtomicPlace::Buffer(buffer, self.global);
                self.define(Expr::Atomic { op, place, value }, false);
            }
            _ => unreachable!("only called for memory steps"),
        }
        Some(())
    }

    /// An integer value and the element that stores it.
    pub fn pick_integer(&self, back: u32) -> Option<(ValueId, Elem)> {
        let value = self.scope.pick(back, |known| matches!(known.ty, Type::U32 | Type::I32))?;
        Some((value.id, if value.ty == Type::U32 { Elem::U32 } else { Elem::I32 }))
    }

    /// Place of a single element that the invocation owns.
    fn own_index(&mut self, slot: u32) -> ValueId {
        let base = self.u32(slot % SLOTS * self.places());
        self.int(BinaryOp::Add, base, self.global)
    }

    /// `value % (count / width) * width`: a multiple of `width` below `count`.
    fn aligned_index(&mut self, back: u32, count: u32, width: u8) -> Option<ValueId> {
        let width = u32::from(width);
        let group = self.index(back, count / width)?;
        Some(self.times(group, width))
    }

    fn load_wide(&mut self, elem: Elem, back: u32, width: u32) -> Option<()> {
        let buffer = self.buffer(BufferUse::Input(elem))?;
        let words = self.program.len / elem.per_word();
        if elem.bytes() == 4 {
            let width = if width.is_multiple_of(2) { 2 } else { 4 };
            let index = self.aligned_index(back, words, width)?;
            self.define(Expr::BufferLoad { buffer, index, width }, false);
        } else {
            let width = [1, 2, 4][width as usize % 3].min(if words < 4 { 1 } else { 4 });
            let word_index = self.aligned_index(back, words, width)?;
            self.define(Expr::WordLoad { buffer, word_index, width }, false);
        }
        Some(())
    }

    fn store_wide(&mut self, elem: Elem, back: u32, slot: u32) -> Option<()> {
        let narrow = elem.bytes() < 4;
        let scalar = if narrow { Scalar::U32 } else { elem.scalar() };
        let value = self.scope.pick(back, |known| {
            known.ty.scalar() == Some(scalar) && matches!(known.ty.components(), 2 | 4)
                || narrow && known.ty == Type::U32
        })?;
        let buffer = self.buffer(BufferUse::Own(elem))?;
        let width = value.ty.components();
        let start = own_words_start(self.places(), elem) / elem.per_word();
        let place = self.times(self.global, SLOTS);
        let slot = slot % SLOTS / u32::from(width) * u32::from(width);
        let offset = self.u32(start + slot);
        let word_index = self.int(BinaryOp::Add, place, offset);
        self.stmt(if narrow {
            StmtKind::WordStore { buffer, word_index, width, value: value.id }
        } else {
            StmtKind::BufferStore { buffer, index: word_index, width, value: value.id }
        });
        Some(())
    }

    fn var_step(&mut self, op: Op, a: u32, b: u32) -> Option<()> {
        if op == Op::Var {
            let value = self.scope.pick(a, |_| true)?;
            let var = self.builder.var("v", value.ty, self.span);
            self.stmt(StmtKind::VarStore { var, value: value.id });
            self.scope.vars.push((var, value.ty));
            return Some(());
        }
        let nth = (a as usize).checked_rem(self.scope.vars.len())?;
        let (var, ty) = *self.scope.vars.iter().rev().nth(nth)?;
        if op == Op::VarLoad {
            self.define(Expr::VarLoad(var), false);
        } else {
            let value = self.pick_type(b, ty)?;
            self.stmt(StmtKind::VarStore { var, value: value.id });
        }
        Some(())
    }

    fn private_array(&mut self, back: u32, len: u32) -> Option<()> {
        let value = self.scope.pick(back, |known| storable(known.ty).is_some())?;
        let (elem, width) = storable(value.ty)?;
        let len = 1 + len % 6;
        let array = self.declare_array("a", ArraySpace::Private, (elem, width), len);
        for place in 0..len {
            let index = self.u32(place);
            self.stmt(StmtKind::ArrayStore { array, index, value: value.id });
        }
        self.scope.arrays.push(array);
        Some(())
    }

    pub fn declare_array(&mut self, name: &str, space: ArraySpace, (elem, width): (Elem, u8), len: u32) -> ArrayId {
        self.builder.array(Array { name: name.to_owned(), space, elem, width, len, span: self.span })
    }

    fn pick_array(&self, back: u32) -> Option<(ArrayId, u32)> {
        let nth = (back as usize).checked_rem(self.scope.arrays.len())?;
        let array = *self.scope.arrays.iter().rev().nth(nth)?;
        Some((array, self.builder.kernel().arrays[array].len))
    }

    /// Each step has its own region, so that one place sees one kind of op.
    fn collect(&mut self, op: AtomicOp, a: u32, b: u32) -> Option<()> {
        if self.regions * REGION >= COLLECT_ELEMS {
            return None;
        }
        let (value, elem) = self.pick_integer(a)?;
        let buffer = self.buffer(BufferUse::Collect(elem))?;
        let within = self.index(b, REGION)?;
        let base = self.u32(self.regions * REGION);
        self.regions += 1;
        let index = self.int(BinaryOp::Add, base, within);
        self.eval(Expr::Atomic { op, place: AtomicPlace::Buffer(buffer, index), value });
        Some(())
    }

    pub fn storable(ty: Type) -> Option<(Elem, u8)> {
        storable(ty)
    }
}
