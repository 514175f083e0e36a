//! Exact products: `a * b + c` becomes one `fma` where the product has at most 24 significant bits.
//!
//! Before: a well-formed kernel. After: the same results; a multiplication of two narrow numbers (bf16, f16, bytes, masked
//! integers, whole numbers of known range) that only one addition uses is gone, and the addition is a fused multiply-add. Rounding the product first
//! changes nothing there, because it has nothing to round, so a device without a true `fma` gives the same bits as well.
//! The one exception: products of bf16 with bf16 or whole numbers that leave the range of f32 (below 2^-126 or from 2^128 on)
//! round on the way. Products of f16 and of integers among themselves never do.
//! Not for the CPU engine, which keeps the two roundings as written and so shows the difference if there is one.

use crate::ir::{
    BinaryOp, Block, Const, Elem, EntityId, Expr, Kernel, Rounding, Scalar, StmtKind, TernaryOp, Type, ValueId,
};

/// Bits of an `f32` significand.
const SIGNIFICAND_BITS: u32 = 24;
/// Whole numbers below this are the floats of so many bits.
const WHOLE_BELOW: f32 = (1 << SIGNIFICAND_BITS) as f32;

/// Fuses the exact products of `kernel` with the additions that use them.
pub fn fuse_exact_products(mut kernel: Kernel) -> Kernel {
    let mut body = std::mem::take(&mut kernel.body);
    Facts::of(&kernel, &body).fuse(&mut body);
    kernel.body = body;
    kernel
}

/// What is known of values, by their index.
struct Facts {
    /// Number of operands that name the value.
    uses: Vec<u32>,
    /// Bound on the significant bits of a number; `None` where nothing is known.
    bits: Vec<Option<u32>>,
    /// The same of a number that is whole: its magnitude is below two to this power.
    whole: Vec<Option<u32>>,
    /// Integers that are known.
    constants: Vec<Option<u32>>,
    /// Factors of a value that is an exact product.
    products: Vec<Option<[ValueId; 2]>>,
}

impl Facts {
    fn of(kernel: &Kernel, body: &Block) -> Facts {
        let count = kernel.values.len();
        let mut facts = Facts {
            uses: vec![0; count],
            bits: vec![None; count],
            whole: vec![None; count],
            constants: vec![None; count],
            products: vec![None; count],
        };
        facts.read(kernel, body);
        facts
    }

    fn read(&mut self, kernel: &Kernel, block: &Block) {
        for stmt in block {
            stmt.kind.for_each_operand(|operand| self.uses[operand.index()] += 1);
            if let StmtKind::Let { value, expr } = &stmt.kind {
                if let Expr::Const(Const::U32(number)) = expr {
                    self.constants[value.index()] = Some(*number);
                }
                self.whole[value.index()] = self.whole_bits(kernel, expr);
                let significant = [self.significant_bits(kernel, expr), self.whole[value.index()]];
                self.bits[value.index()] = significant.into_iter().flatten().min();
                if let Expr::Binary(BinaryOp::Mul, Rounding::Rn, a, b) = expr
                    && self.is_exact_product(*a, *b)
                {
                    self.products[value.index()] = Some([*a, *b]);
                }
            }
            stmt.kind.blocks().for_each(|block| self.read(kernel, block));
        }
    }

    fn is_exact_product(&self, a: ValueId, b: ValueId) -> bool {
        let bits = self.bits[a.index()].zip(self.bits[b.index()]);
        bits.is_some_and(|(a, b)| a + b <= SIGNIFICAND_BITS)
    }

    fn significant_bits(&self, kernel: &Kernel, expr: &Expr) -> Option<u32> {
        let of = |value: &ValueId| self.bits[value.index()];
        match expr {
            Expr::Decode(elem, _) => elem_bits(*elem),
            Expr::BufferLoad { buffer, .. } => elem_bits(kernel.buffers[*buffer].elem),
            Expr::Const(Const::F32(bits)) if bits << 1 == 0 => Some(0),
            Expr::Convert(Scalar::F32, x) | Expr::Extract(x, _) => of(x),
            // Of signed numbers, the sign fills the word.
            Expr::Binary(BinaryOp::BitAnd, _, a, b) if kernel.values[*a].ty == Type::U32 => {
                [of(a), of(b)].into_iter().flatten().min()
            }
            Expr::Select { if_true, if_false, .. } => of(if_true).zip(of(if_false)).map(|(a, b)| a.max(b)),
            Expr::Construct(parts) => parts.iter().map(of).try_fold(0, |most, bits| Some(most.max(bits?))),
            _ => None,
        }
    }

    /// Of unsigned integers, and of floats made from them: sums of bytes, masked and shifted words, their differences. A float
    /// that large numbers round to is no number of that many bits, so bounds beyond a significand are dropped there.
    fn whole_bits(&self, kernel: &Kernel, expr: &Expr) -> Option<u32> {
        let of = |value: &ValueId| self.whole[value.index()];
        let is_u32 = |value: &ValueId| kernel.values[*value].ty == Type::U32;
        match expr {
            Expr::Const(Const::U32(number)) => Some(u32::BITS - number.leading_zeros()),
            Expr::Const(Const::F32(bits)) => {
                let magnitude = f32::from_bits(*bits).abs();
                (magnitude.fract() == 0.0 && magnitude < WHOLE_BELOW)
                    .then(|| u32::BITS - (magnitude as u32).leading_zeros())
            }
            Expr::Convert(Scalar::F32, x) if is_u32(x) => of(x).filter(|bits| *bits <= SIGNIFICAND_BITS),
            Expr::Binary(BinaryOp::BitAnd, _, a, b) if is_u32(a) => [of(a), of(b)].into_iter().flatten().min(),
            Expr::Binary(BinaryOp::Dot4U8, _, a, b) => {
                let largest = |value: &ValueId| match self.constants[value.index()] {
                    Some(word) => word.to_le_bytes().map(u32::from),
                    None => [u32::from(u8::MAX); 4],
                };
                let sum: u32 = largest(a).into_iter().zip(largest(b)).map(|(a, b)| a * b).sum();
                Some(u32::BITS - sum.leading_zeros())
            }
            Expr::Binary(BinaryOp::Add | BinaryOp::Sub, Rounding::Rn, a, b) => {
                let bits = of(a).zip(of(b)).map(|(a, b)| a.max(b) + 1);
                bits.filter(|bits| *bits <= SIGNIFICAND_BITS)
            }
            _ => None,
        }
    }

    fn fuse(&self, block: &mut Block) {
        for stmt in block {
            if let StmtKind::Let { expr, .. } = &mut stmt.kind
                && let Expr::Binary(BinaryOp::Add, Rounding::Rn, a, b) = *expr
                && let Some(([x, y], addend)) = self.product_and_addend(a, b)
            {
                *expr = Expr::Ternary(TernaryOp::Fma, Rounding::Fused, [x, y, addend]);
            }
            stmt.kind.blocks_mut().for_each(|block| self.fuse(block));
        }
    }

    fn product_and_addend(&self, a: ValueId, b: ValueId) -> Option<([ValueId; 2], ValueId)> {
        let product = |value: ValueId| self.products[value.index()].filter(|_| self.uses[value.index()] == 1);
        product(b).map(|factors| (factors, a)).or_else(|| product(a).map(|factors| (factors, b)))
    }
}

/// Significant bits of an element's numbers, where two of them fit a significand.
fn elem_bits(elem: Elem) -> Option<u32> {
    match elem {
        Elem::Bf16 | Elem::U8 | Elem::I8 => Some(8),
        Elem::F16 => Some(11),
        Elem::U16 | Elem::I16 => Some(16),
        Elem::F32 | Elem::U32 | Elem::I32 => None,
    }
}
