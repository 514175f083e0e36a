//! Conversion between all element types; between equal types, a copy.
//!
//! **Computes** `y[i] = x[i]` in another type
//! **Shapes** `x, y: [n_elems]` of any two of f32, f16, bf16, u32, i32, u16, i16, u8, i8
//! **Layout** contiguous
//! **Numerics** to a float: rounded to nearest even by way of f32, NaN canonical; from a float to an integer: truncated,
//!   saturated, NaN gives 0; between integers: the low bits, as Rust's `as`
//! **Requires** n_elems a multiple of 4 for `x4`
//! **Launch** one invocation per 4 elements, workgroups of 256
//! **Variants** `x4`: vectors of 4; `x1`: any n_elems
//! **Cost** reads and writes every element once
//! **Source** definition

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::build::operators::cast as convert;
use kernel_dsl::build::value::{ScalarType, Val};
use kernel_dsl::ir::{Elem, Kernel, Scalar};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::fill::CaseValues;
use crate::host_tensor::{Arguments, encode as encode_element};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::params;
use crate::tolerance::{Expected, Tolerance};

/// Conversion between element types.
pub struct Cast;

params! {
    /// Size of a conversion.
    pub struct CastParams {
        /// Elements.
        n_elems,
    }
}

/// Which conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastOp {
    /// Type of `x`.
    pub from: Elem,
    /// Type of `y`.
    pub to: Elem,
}

/// Which conversion, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastVariant {
    /// Which conversion.
    pub op: CastOp,
    /// Elements that are read and written together: 4 or 1.
    pub width: u32,
}

impl fmt::Display for CastVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cast__{}_{}__flat_x{}", self.op.from.name(), self.op.to.name(), self.width)
    }
}

const WORKGROUP_SIZE: u32 = 256;
/// Consecutive elements of an invocation.
const RUN: u32 = 4;
const WIDTHS: [u32; 2] = [4, 1];

impl KernelSpec for Cast {
    const NAME: &'static str = "cast";
    type Params = CastParams;
    type Op = CastOp;
    type Variant = CastVariant;

    fn variants() -> Vec<CastVariant> {
        let ops = Elem::ALL.into_iter().flat_map(|from| Elem::ALL.map(|to| CastOp { from, to }));
        ops.flat_map(|op| WIDTHS.map(|width| CastVariant { op, width })).collect()
    }

    fn op(variant: CastVariant) -> CastOp {
        variant.op
    }

    fn legal(variant: CastVariant, params: &CastParams, target: &Target) -> Result<(), NotLegal> {
        let workgroups = params.n_elems.div_ceil(WORKGROUP_SIZE * RUN);
        NotLegal::unless_at_most(variant, "number of workgroups", workgroups, target.limits.dispatch)?;
        NotLegal::unless_multiple(variant, "n_elems", params.n_elems, variant.width)
    }

    fn pick(op: CastOp, params: &CastParams, target: &Target) -> Result<CastVariant, NotLegal> {
        let [vectors, elements] = WIDTHS.map(|width| CastVariant { op, width });
        if Self::legal(vectors, params, target).is_ok() {
            return Ok(vectors);
        }
        Self::legal(elements, params, target).map(|()| elements)
    }

    fn build(variant: CastVariant) -> Result<Kernel, BuildError> {
        let id = variant.to_string();
        for_elem!(variant.op.from, From => for_elem!(variant.op.to, To => cast::<From, To>(&id, variant.width)))
    }

    fn arguments(variant: CastVariant, params: &CastParams, values: &mut CaseValues) -> Arguments {
        let x = values.input("x", variant.op.from, &[params.n_elems]);
        let y = values.output("y", variant.op.to, &[params.n_elems]);
        Arguments { tensors: vec![x, y], scalars: vec![] }
    }

    fn reference(variant: CastVariant, _: &CastParams, arguments: &Arguments) -> Vec<Expected> {
        let x = arguments.tensor("x");
        let integers = [variant.op.from, variant.op.to].iter().all(|elem| elem.scalar() != Scalar::F32);
        let convert = |index| {
            if integers {
                // Low bits of the two's complement.
                let bits = (x.get(index) as i64) as u32;
                bits & (u32::MAX >> (32 - 8 * variant.op.to.bytes()))
            } else {
                encode_element(variant.op.to, x.get(index))
            }
        };
        vec![Expected::bits("y", (0..x.len()).map(convert).collect())]
    }

    fn tolerance(_: CastVariant, _: &CastParams) -> Tolerance {
        Tolerance::Exact
    }

    fn cost(variant: CastVariant, params: &CastParams) -> Cost {
        let elems = u64::from(params.n_elems);
        Cost {
            bytes_read: elems * u64::from(variant.op.from.bytes()),
            bytes_written: elems * u64::from(variant.op.to.bytes()),
            flops: 0,
        }
    }

    fn edge_params(_: CastVariant) -> Vec<CastParams> {
        let tile = WORKGROUP_SIZE * RUN;
        [0, 1, 4, 67, 96, tile - 4, tile + 4].into_iter().map(|n_elems| CastParams { n_elems }).collect()
    }

    fn bench_params(_: CastVariant) -> Vec<CastParams> {
        vec![CastParams { n_elems: 1 << 24 }]
    }

    /// The activation type's conversions and one representative of the rest.
    fn is_committed(variant: CastVariant) -> bool {
        let CastOp { from, to } = variant.op;
        let floats = [Elem::F32, Elem::F16, Elem::Bf16];
        match variant.width {
            1 => from == Elem::Bf16 && to == Elem::F32 || from == Elem::F32 && to == Elem::Bf16,
            _ => from == Elem::Bf16 || to == Elem::Bf16 || floats.contains(&from) && floats.contains(&to),
        }
    }
}

/// Evaluates an expression with the Rust type of an element.
macro_rules! for_elem {
    ($elem:expr, $ty:ident => $body:expr) => {
        match $elem {
            Elem::F32 => {
                type $ty = f32;
                $body
            }
            Elem::F16 => {
                type $ty = half::f16;
                $body
            }
            Elem::Bf16 => {
                type $ty = half::bf16;
                $body
            }
            Elem::U32 => {
                type $ty = u32;
                $body
            }
            Elem::I32 => {
                type $ty = i32;
                $body
            }
            Elem::U16 => {
                type $ty = u16;
                $body
            }
            Elem::I16 => {
                type $ty = i16;
                $body
            }
            Elem::U8 => {
                type $ty = u8;
                $body
            }
            Elem::I8 => {
                type $ty = i8;
                $body
            }
        }
    };
}
use for_elem;

/// A scalar that a load can give, converted to what a store of any element takes.
pub trait Source: ScalarType {
    /// The value as `f32`, rounded to nearest even.
    fn to_float(x: Val<Self>) -> Val<f32>;
    /// The low bits of an integer, or a float truncated into `[0, max]`.
    fn to_unsigned(x: Val<Self>, max: u32) -> Val<u32>;
    /// The low bits of an integer, or a float truncated into `[min, max]`.
    fn to_signed(x: Val<Self>, range: [i32; 2]) -> Val<i32>;
}

impl Source for f32 {
    fn to_float(x: Val<f32>) -> Val<f32> {
        x
    }
    fn to_unsigned(x: Val<f32>, max: u32) -> Val<u32> {
        convert::<u32, _>(x).min(max)
    }
    fn to_signed(x: Val<f32>, [min, max]: [i32; 2]) -> Val<i32> {
        convert::<i32, _>(x).max(min).min(max)
    }
}

impl Source for u32 {
    fn to_float(x: Val<u32>) -> Val<f32> {
        convert::<f32, _>(x)
    }
    fn to_unsigned(x: Val<u32>, _: u32) -> Val<u32> {
        x
    }
    fn to_signed(x: Val<u32>, _: [i32; 2]) -> Val<i32> {
        convert::<i32, _>(x)
    }
}

impl Source for i32 {
    fn to_float(x: Val<i32>) -> Val<f32> {
        convert::<f32, _>(x)
    }
    fn to_unsigned(x: Val<i32>, _: u32) -> Val<u32> {
        convert::<u32, _>(x)
    }
    fn to_signed(x: Val<i32>, _: [i32; 2]) -> Val<i32> {
        x
    }
}

/// An element that values of any scalar convert to.
pub trait Destination: Element {
    /// What a store takes, from what a load gave.
    fn from_scalar<S: Source>(x: Val<S>) -> Val<Self::Scalar>;
}

macro_rules! destination {
    ($($to:ty: $method:ident $(, $range:expr)?;)*) => {$(
        impl Destination for $to {
            fn from_scalar<S: Source>(x: Val<S>) -> Val<Self::Scalar> {
                S::$method(x $(, $range)?)
            }
        }
    )*};
}

destination! {
    f32: to_float;
    half::f16: to_float;
    half::bf16: to_float;
    u32: to_unsigned, u32::MAX;
    u16: to_unsigned, u32::from(u16::MAX);
    u8: to_unsigned, u32::from(u8::MAX);
    i32: to_signed, [i32::MIN, i32::MAX];
    i16: to_signed, [i32::from(i16::MIN), i32::from(i16::MAX)];
    i8: to_signed, [i32::from(i8::MIN), i32::from(i8::MAX)];
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_elems, WORKGROUP_SIZE * RUN)))]
pub fn cast<S: Element<Scalar: Source>, D: Destination>(
    #[shape(n_elems)] x: In<S>,
    #[shape(n_elems)] y: Out<D>,
    #[comptime] width: u32,
) {
    let first = global_invocation_id().x * RUN;
    #[comptime]
    if width == RUN {
        if first < n_elems {
            let values = x.load::<4>(first);
            #[comptime]
            let converted = values.map(D::from_scalar::<S::Scalar>);
            y.store::<4>(first, converted);
        }
    } else {
        for index in first..n_elems.min(first + RUN) {
            y[index] = D::from_scalar::<S::Scalar>(x[index]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pick_takes_vectors_for_whole_runs() {
        let op = CastOp { from: Elem::F32, to: Elem::Bf16 };
        let picked = |n_elems| Cast::pick(op, &CastParams { n_elems }, &Target::WGSL).map(|v| v.width);
        assert_eq!(picked(4), Ok(4));
        assert_eq!(picked(5), Ok(1));
    }

    #[test]
    fn a_dispatch_beyond_the_limit_is_refused() {
        let op = CastOp { from: Elem::U8, to: Elem::F16 };
        let refused = Cast::pick(op, &CastParams { n_elems: 1 << 27 }, &Target::WGSL).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "kernel `cast__u8_f16__flat_x1`: number of workgroups is 131072; required: at most 65535"
        );
    }
}
