//! What a program shows of its values: a hash over bits, stored once per invocation.
//!
//! Invariants: a float enters as its bits with every NaN made canonical, so payloads never decide;
//! every block that ends hands its latest values to the hash, so what a loop computes is seen.

use kernel_dsl::ir::{BinaryOp, Const, Expr, Rounding, Scalar, StmtKind, Type, ValueId};

use super::lower::Lowerer;
use super::scope::Known;

/// The one NaN of comparisons.
pub(super) const CANONICAL_NAN: u32 = 0x7fc0_0000;
/// FNV's prime: odd, so that no bit is lost.
const HASH_FACTOR: u32 = 0x0100_0193;
/// Values that a block hands over.
const OBSERVED: usize = 4;

/// Bits of an `f32` with NaN made canonical.
pub(super) fn canonical_bits(bits: u32) -> u32 {
    if f32::from_bits(bits).is_nan() { CANONICAL_NAN } else { bits }
}

impl Lowerer<'_> {
    /// Bits of a scalar float as `u32`, NaN canonical.
    pub fn canonical(&mut self, float: ValueId) -> ValueId {
        let ordered = self.int(BinaryOp::Eq, float, float);
        let bits = self.eval(Expr::Bitcast(Scalar::U32, float));
        let nan = self.u32(CANONICAL_NAN);
        self.eval(Expr::Select { cond: ordered, if_true: bits, if_false: nan })
    }

    /// Bits of a float of `1 + 8 + fraction` bits whose exponent field lies in `low .. low + 64`.
    pub fn tame_bits(&mut self, bits: ValueId, fraction: u32, low: u32) -> ValueId {
        let kept = self.u32((1 << (fraction + 8)) | ((1 << fraction) - 1));
        let kept = self.int(BinaryOp::BitAnd, bits, kept);
        let fraction = self.u32(fraction);
        let exponent = self.eval(Expr::Binary(BinaryOp::Shr, Rounding::Exact, bits, fraction));
        let mask = self.u32(63);
        let exponent = self.int(BinaryOp::BitAnd, exponent, mask);
        let low = self.u32(low);
        let exponent = self.int(BinaryOp::Add, exponent, low);
        let exponent = self.int(BinaryOp::Shl, exponent, fraction);
        self.int(BinaryOp::BitOr, kept, exponent)
    }

    /// Hashes the latest values of the innermost block, one of each type.
    pub fn observe_block(&mut self) {
        let mut latest: Vec<Known> = Vec::new();
        for known in self.scope.fresh() {
            if latest.len() < OBSERVED && latest.iter().all(|seen| seen.ty != known.ty) {
                latest.push(known);
            }
        }
        for known in latest {
            self.observe(known);
        }
    }

    fn observe(&mut self, known: Known) {
        match known.ty {
            Type::Scalar(scalar) => self.observe_scalar(known.id, scalar),
            Type::Vector(scalar, len) => {
                for component in 0..len {
                    let part = self.eval(Expr::Extract(known.id, component));
                    self.observe_scalar(part, scalar);
                }
            }
            Type::Tile(_) => {}
        }
    }

    fn observe_scalar(&mut self, id: ValueId, scalar: Scalar) {
        let bits = match scalar {
            Scalar::U32 => id,
            Scalar::Bool => self.eval(Expr::Convert(Scalar::U32, id)),
            Scalar::I32 => self.eval(Expr::Bitcast(Scalar::U32, id)),
            Scalar::F32 => self.canonical(id),
        };
        let hash = self.eval(Expr::VarLoad(self.hash));
        let mixed = self.int(BinaryOp::BitXor, hash, bits);
        let factor = self.eval(Expr::Const(Const::U32(HASH_FACTOR)));
        let next = self.int(BinaryOp::Mul, mixed, factor);
        self.stmt(StmtKind::VarStore { var: self.hash, value: next });
    }

    /// Stores the hash in the invocation's word of the result.
    pub fn store_result(&mut self) {
        let hash = self.eval(Expr::VarLoad(self.hash));
        self.stmt(StmtKind::BufferStore { buffer: self.result, index: self.global, width: 1, value: hash });
    }
}
