//! Steps in which the invocations of a workgroup meet: exchanges between barriers, subgroup ops, barriers.
//!
//! Invariants: they are left out where control flow is not workgroup-uniform, and subgroup ops also where the last
//! subgroup would be incomplete; memory is handed over between two barriers and not touched again before a third.

use kernel_dsl::ir::{
    ArraySpace, AtomicOp, AtomicPlace, Barrier, BinaryOp, Expr, ReduceOp, SUBGROUP_LANES, Scalar, StmtKind, SubgroupOp,
    Type, ValueId,
};

use super::lower::{BufferUse, Lowerer};
use super::step::{Op, strict_rounding};

/// Workgroup memory of a program; lowering subgroup ops takes some more.
const WORKGROUP_BYTES: u64 = 8 << 10;

impl Lowerer<'_> {
    pub fn collective_step(&mut self, op: Op, [a, b, _]: [u32; 3]) -> Option<()> {
        if !self.scope.together() {
            return None;
        }
        let whole = self.program.invocations().is_multiple_of(SUBGROUP_LANES);
        match op {
            Op::Barrier(Barrier::Subgroup) if !whole => return None,
            Op::Barrier(barrier) => self.stmt(StmtKind::Barrier(barrier)),
            Op::Exchange => self.exchange(a, b)?,
            Op::ExchangeStorage => self.exchange_storage(a, b)?,
            Op::WorkgroupAtomic(op) => self.workgroup_atomic(op, a, b)?,
            _ if !whole => return None,
            Op::Subgroup(op) => {
                let value = self.scope.pick(a, |known| matches!(known.ty, Type::F32 | Type::U32 | Type::I32))?;
                let arg = self
                    .scope
                    .pick(b, |known| known.ty == Type::U32 && (known.uniform || op != SubgroupOp::Broadcast))?;
                self.define(Expr::Subgroup { op, value: value.id, arg: arg.id }, false);
            }
            Op::Reduce(op) => {
                let bits = matches!(op, ReduceOp::And | ReduceOp::Or | ReduceOp::Xor);
                let value = self.scope.pick(a, |known| match known.ty {
                    Type::F32 => !bits,
                    other => matches!(other, Type::U32 | Type::I32),
                })?;
                let rounding = strict_rounding(op == ReduceOp::Add, value.ty.scalar());
                self.define(Expr::Reduce(op, rounding, value.id), false);
            }
            Op::Vote(op) => {
                let value = self.pick_type(a, Type::BOOL)?;
                self.define(Expr::Vote(op, value.id), false);
            }
            _ => unreachable!("only called for collective steps"),
        }
        Some(())
    }

    fn barrier(&mut self, barrier: Barrier) {
        self.stmt(StmtKind::Barrier(barrier));
    }

    /// A workgroup array with an element for each invocation, one for each type of a program.
    fn exchange_array(&mut self, ty: Type) -> Option<kernel_dsl::ir::ArrayId> {
        let (elem, width) = Self::storable(ty)?;
        let key = (elem.scalar(), width);
        if let Some(&known) = self.exchange_arrays.get(&key) {
            return Some(known);
        }
        let len = self.program.invocations();
        let bytes = u64::from(len) * 4 * u64::from(width);
        if self.builder.kernel().workgroup_bytes() + bytes > WORKGROUP_BYTES {
            return None;
        }
        let array = self.declare_array("shared", ArraySpace::Workgroup, (elem, width), len);
        self.exchange_arrays.insert(key, array);
        Some(array)
    }

    fn exchange(&mut self, a: u32, b: u32) -> Option<()> {
        let value = self.scope.pick(a, |known| Self::storable(known.ty).is_some())?;
        let array = self.exchange_array(value.ty)?;
        let index = self.index(b, self.program.invocations())?;
        self.stmt(StmtKind::ArrayStore { array, index: self.local, value: value.id });
        self.barrier(Barrier::Workgroup);
        self.define(Expr::ArrayLoad { array, index }, false);
        self.barrier(Barrier::Workgroup);
        Some(())
    }

    fn exchange_storage(&mut self, a: u32, b: u32) -> Option<()> {
        let value = self.scope.pick(a, |known| Self::storable(known.ty).is_some_and(|(_, width)| width == 1))?;
        let (elem, _) = Self::storable(value.ty)?;
        let buffer = self.buffer(BufferUse::Mail(elem))?;
        let place = self.index(b, self.program.invocations())?;
        let index = self.int(BinaryOp::Add, self.group_base, place);
        self.stmt(StmtKind::BufferStore { buffer, index: self.global, width: 1, value: value.id });
        self.barrier(Barrier::Storage);
        self.define(Expr::BufferLoad { buffer, index, width: 1 }, false);
        self.barrier(Barrier::Storage);
        Some(())
    }

    /// Own value in each place, one op from each invocation on any place, then each place is read.
    fn workgroup_atomic(&mut self, op: AtomicOp, a: u32, b: u32) -> Option<()> {
        let (value, elem) = self.pick_integer(a)?;
        let array = self.exchange_array(Type::Scalar(elem.scalar()))?;
        let invocations = self.program.invocations();
        let index = self.index(b, invocations)?;
        let next = self.next_place(invocations);
        let first = self.local_as(elem.scalar());
        self.stmt(StmtKind::ArrayStore { array, index: self.local, value: first });
        self.barrier(Barrier::Workgroup);
        self.eval(Expr::Atomic { op, place: AtomicPlace::Array(array, index), value });
        self.barrier(Barrier::Workgroup);
        self.define(Expr::ArrayLoad { array, index: next }, false);
        self.barrier(Barrier::Workgroup);
        Some(())
    }

    fn next_place(&mut self, invocations: u32) -> ValueId {
        let one = self.u32(1);
        let next = self.int(BinaryOp::Add, self.local, one);
        self.modulo(next, invocations)
    }

    fn local_as(&mut self, scalar: Scalar) -> ValueId {
        if scalar == Scalar::I32 { self.eval(Expr::Convert(Scalar::I32, self.local)) } else { self.local }
    }
}
