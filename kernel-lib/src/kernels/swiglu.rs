//! Elementwise SwiGLU in typed steps.
//!
//! **Computes** `y = silu(gate) * up`, `silu(g) = g * sigmoid(g)`
//! **Shapes** `gate, up, y: [n_elems]` of one type T, bf16, f16 or f32
//! **Layout** contiguous
//! **Numerics** typed steps, each rounded to T: `e = exp |g|`, `d = 1 + e`, `r = 1 / d`, `g < 0 ? r : 1 - r`, `* g`, `* up`;
//!   with T = f32 the sigmoid is one step; a step below the smallest normal f32 gives 0
//! **Requires** n_elems a multiple of 8 for `x8`
//! **Launch** one invocation per 8 elements, workgroups of 256
//! **Variants** `x8`: 16-byte vectors; `x1`: any n_elems
//! **Cost** reads two elements and writes one, each once
//! **Source** the compiled elementwise function of the Qwen3.5 reference; tolerance derived at `tolerance`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::activation::swiglu as swiglu_of;
use crate::common::float::{Float, for_float};
use crate::common::piece::{PIECE, RowAccess, load_piece, store_piece};
use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, flush, round_to as round};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::kernels::unary::Function;
use crate::native_accuracy::sigmoid_units;
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, F32_ROUNDOFF, Tolerance};

/// Elementwise SwiGLU.
pub struct Swiglu;

params! {
    /// Size of a SwiGLU.
    pub struct SwigluParams {
        /// Elements.
        n_elems,
    }
}

/// Which SwiGLU, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwigluVariant {
    /// Type of every tensor.
    pub elem: Float,
    /// How elements are read and written.
    pub access: RowAccess,
}

impl fmt::Display for SwigluVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "swiglu__{0}_{0}__flat_{1}", self.elem, self.access)
    }
}

const WORKGROUP_SIZE: u32 = 256;
const ACCESSES: [RowAccess; 2] = [RowAccess::Vectors, RowAccess::Elements];

impl KernelSpec for Swiglu {
    const NAME: &'static str = "swiglu";
    type Params = SwigluParams;
    type Op = Float;
    type Variant = SwigluVariant;

    fn variants() -> Vec<SwigluVariant> {
        Float::ALL.into_iter().flat_map(|elem| ACCESSES.map(|access| SwigluVariant { elem, access })).collect()
    }

    fn op(variant: SwigluVariant) -> Float {
        variant.elem
    }

    fn legal(variant: SwigluVariant, params: &SwigluParams, target: &Target) -> Result<(), NotLegal> {
        let workgroups = params.n_elems.div_ceil(WORKGROUP_SIZE * PIECE);
        NotLegal::unless_at_most(variant, "number of workgroups", workgroups, target.limits.dispatch)?;
        match variant.access {
            RowAccess::Vectors => NotLegal::unless_multiple(variant, "n_elems", params.n_elems, PIECE),
            RowAccess::Elements => Ok(()),
        }
    }

    fn pick(elem: Float, params: &SwigluParams, target: &Target) -> Result<SwigluVariant, NotLegal> {
        let [vectors, elements] = ACCESSES.map(|access| SwigluVariant { elem, access });
        if Self::legal(vectors, params, target).is_ok() {
            return Ok(vectors);
        }
        Self::legal(elements, params, target).map(|()| elements)
    }

    fn build(variant: SwigluVariant) -> Result<Kernel, BuildError> {
        for_float!(variant.elem, T => swiglu::<T>(&variant.to_string(), variant.access))
    }

    fn arguments(variant: SwigluVariant, params: &SwigluParams, values: &mut CaseValues) -> Arguments {
        let (elem, shape) = (variant.elem.elem(), [params.n_elems]);
        let tensors = vec![
            values.input("gate", elem, &shape),
            values.input("up", elem, &shape),
            values.output("y", elem, &shape),
        ];
        Arguments { tensors, scalars: vec![] }
    }

    fn reference(variant: SwigluVariant, _: &SwigluParams, arguments: &Arguments) -> Vec<Expected> {
        let elem = variant.elem.elem();
        let (gate, up) = (arguments.tensor("gate").values(), arguments.tensor("up").values());
        let step = |(gate, up): (f64, f64)| ExpectedFloat::of(typed_swiglu(elem, gate, up));
        vec![Expected::floats("y", gate.into_iter().zip(up).map(step).collect())]
    }

    /// The reference takes the same typed steps, so it differs only where exp (within 1 f32 ulp) or an f32 step falls
    /// on the other side of a tie. That moves e by one ulp of T, which is at most two ulps of 1 / d, of the sigmoid,
    /// and of each product after it, which also round. With T = f32 the sigmoid is within one ulp.
    fn tolerance(_: SwigluVariant, _: &SwigluParams) -> Tolerance {
        Tolerance::Bound { ulps: 6.0, relative: 8.0 * F32_ROUNDOFF, absolute: 4.0 * f64::from(f32::MIN_POSITIVE) }
    }

    /// In narrower types a native function moves each step over a tie at most, as above; an f32 sigmoid errs by itself.
    fn fast_tolerance(variant: SwigluVariant, params: &SwigluParams) -> Tolerance {
        let units = if variant.elem == Float::F32 { sigmoid_units() } else { 0.0 };
        Self::tolerance(variant, params).with_native_units(units)
    }

    fn cost(variant: SwigluVariant, params: &SwigluParams) -> Cost {
        let bytes = u64::from(params.n_elems) * variant.elem.bytes();
        Cost { bytes_read: 2 * bytes, bytes_written: bytes, flops: 6 * u64::from(params.n_elems) }
    }

    fn edge_params(_: SwigluVariant) -> Vec<SwigluParams> {
        let tile = WORKGROUP_SIZE * PIECE;
        let sizes = [0, 1, 8, 1009, tile - 8, tile - 1, tile, tile + 1, tile + 8];
        sizes.into_iter().map(|n_elems| SwigluParams { n_elems }).collect()
    }

    fn bench_params(_: SwigluVariant) -> Vec<SwigluParams> {
        vec![SwigluParams { n_elems: 17_408 }, SwigluParams { n_elems: 17_408 * 512 }]
    }
}

/// `silu(gate) * up` on the host, rounded as the kernel rounds; the last product is not.
pub(crate) fn typed_swiglu(elem: Elem, gate: f64, up: f64) -> f64 {
    let e = round(elem, gate.abs().exp());
    let r = round(elem, flush(1.0 / round(elem, 1.0 + e)));
    let sigmoid = match elem {
        Elem::F32 => round(elem, flush(Function::Sigmoid.exact(gate))),
        _ if gate < 0.0 => r,
        _ => round(elem, 1.0 - r),
    };
    flush(round(elem, flush(gate * sigmoid)) * up)
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_elems, WORKGROUP_SIZE * PIECE)))]
pub fn swiglu<T: Element<Scalar = f32>>(
    #[shape(n_elems)] gate: In<T>,
    #[shape(n_elems)] up: In<T>,
    #[shape(n_elems)] y: Out<T>,
    #[comptime] access: RowAccess,
) {
    let first = global_invocation_id().x * PIECE;
    #[comptime]
    match access {
        RowAccess::Vectors => {
            if first < n_elems {
                let gates = load_piece::<T>(gate, first);
                let ups = load_piece::<T>(up, first);
                let mut results = [0.0; 8];
                #[comptime]
                for element in 0..8 {
                    results[element] = swiglu_of::<T>(gates[element], ups[element]);
                }
                store_piece::<T>(y, first, results);
            }
        }
        RowAccess::Elements => {
            for index in first..n_elems.min(first + PIECE) {
                y[index] = swiglu_of::<T>(gate[index], up[index]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_takes_vectors_for_whole_pieces() {
        let picked = |n_elems| Swiglu::pick(Float::Bf16, &SwigluParams { n_elems }, &Target::WGSL).map(|v| v.access);
        assert_eq!(picked(17_408), Ok(RowAccess::Vectors));
        assert_eq!(picked(7), Ok(RowAccess::Elements));
    }

    #[test]
    fn odd_sizes_are_refused_by_the_vector_variant() {
        let variant = SwigluVariant { elem: Float::F32, access: RowAccess::Vectors };
        let refused = Swiglu::legal(variant, &SwigluParams { n_elems: 9 }, &Target::WGSL).unwrap_err();
        assert_eq!(refused.to_string(), "kernel `swiglu__f32_f32__flat_x8`: n_elems is 9; required: a multiple of 8");
    }
}
