//! The known inputs of a probe.
//!
//! Invariants: the same numbers in every version, since reports are kept in ledgers; no input is subnormal but those
//! made to be, and no product of two of the others is.

use kernel_dsl::ir::Elem;
use kernel_lib::CaseRng;
use kernel_lib::host_tensor::{decode, encode};

/// Inputs of the arithmetic kernel, and twice the invocations of a workgroup of the other one.
pub(super) const N_INPUTS: usize = 1024;

/// Terms of the sum plus one, and rounds of the workgroup memory.
pub(super) const N_ROUNDS: u32 = 6;

/// Numbers that arithmetic with zero must not change into others.
const SPECIAL: [f32; 8] = [0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1.5, -1.5, f32::MAX];

/// All inputs.
pub(super) struct Inputs {
    /// In [-4, 4).
    pub(super) x: Vec<f32>,
    /// In [-4, 4).
    pub(super) y: Vec<f32>,
    /// In [-4, 4).
    pub(super) z: Vec<f32>,
    /// Subnormal, or nearly.
    pub(super) small: Vec<f32>,
    /// What brings it out of the subnormal range, or into it.
    pub(super) factor: Vec<f32>,
    /// Zeros, infinities, NaN, and others.
    pub(super) special: Vec<f32>,
    /// Words.
    pub(super) values: Vec<u32>,
}

impl Inputs {
    /// The inputs.
    pub(super) fn new() -> Inputs {
        let mut rng = CaseRng::new(0x7072_6f62_6531);
        let mut numbers = || (0..N_INPUTS).map(|_| 4.0 * rng.signed_unit() as f32).collect::<Vec<_>>();
        let [x, y, z] = [numbers(), numbers(), numbers()];
        let values = (0..N_INPUTS).map(|_| rng.next_u32()).collect();
        let (mut small, mut factor) = (Vec::new(), Vec::new());
        for index in 0..N_INPUTS as u32 {
            let step = 1 + index / 4;
            let (a, b) = match index % 4 {
                // The product is subnormal, the operands are not.
                0 => (f32::MIN_POSITIVE * (1.0 + step as f32 / 512.0), 0.5),
                // An operand is subnormal, the product is not.
                1 => (f32::from_bits(step << 12), 1_048_576.0),
                // Both operands are.
                2 => (f32::from_bits(step << 10), f32::from_bits(step << 8)),
                // The sum is, the operands are not.
                _ => (f32::MIN_POSITIVE * (1.0 + step as f32 / 512.0), -f32::MIN_POSITIVE),
            };
            small.push(a);
            factor.push(b);
        }
        let special = (0..N_INPUTS).map(|index| SPECIAL[index % SPECIAL.len()]).collect();
        Inputs { x, y, z, small, factor, special, values }
    }

    /// Number of inputs.
    pub(super) fn n(&self) -> usize {
        self.x.len()
    }

    /// `[x, y, z]`, in order.
    pub(super) fn triples(&self) -> impl Iterator<Item = [f32; 3]> {
        self.x.iter().zip(&self.y).zip(&self.z).map(|((x, y), z)| [*x, *y, *z])
    }
}

/// The bits of the `f16` nearest to `x`, ties to even.
pub(super) fn half_to_nearest(x: f32) -> u32 {
    encode(Elem::F16, f64::from(x))
}

/// The bits of the `f16` next to `x` on the side of zero.
pub(super) fn half_toward_zero(x: f32) -> u32 {
    let nearest = half_to_nearest(x);
    if decode(Elem::F16, nearest).abs() > f64::from(x).abs() { nearest - 1 } else { nearest }
}
