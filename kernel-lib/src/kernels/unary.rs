//! A function of the portable mathematics, element by element.
//!
//! **Computes** `y[i] = f(x[i])`, `f` one of cos, erf, exp, exp2, log, log2, recip, rsqrt, sigmoid, sin, softplus, sqrt, tanh
//! **Shapes** `x, y: [n_elems]` of one type, bf16, f16 or f32
//! **Layout** contiguous
//! **Numerics** the f32 function of `common::math`, within the bound of [`Function::max_ulps`], and one rounding on store;
//!   a subnormal f32 argument counts as zero and a result below the smallest normal f32 is zero
//! **Requires** n_elems a multiple of 4 for `x4`
//! **Launch** one invocation per 4 elements, workgroups of 256
//! **Variants** `x4`: vectors of 4; `x1`: any n_elems
//! **Cost** reads and writes every element once
//! **Source** definition; the algorithms stand in `common::math`

use std::fmt;

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::Kernel;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;

use crate::common::float::{Float, for_float};
use crate::common::math;
use crate::fill::{CaseValues, Fill};
use crate::host_tensor::{Arguments, HostTensor, flush};
use crate::kernel::{Cost, KernelSpec, NotLegal};
use crate::native_accuracy as accuracy;
use crate::params;
use crate::tolerance::{Expected, ExpectedFloat, F32_ROUNDOFF, Tolerance};

/// A function, element by element.
pub struct Unary;

params! {
    /// Size of a problem.
    pub struct UnaryParams {
        /// Elements.
        n_elems,
    }
}

macro_rules! functions {
    ($($(#[$doc:meta])* $function:ident, $name:ident, $max_ulps:literal, $exact:expr;)*) => {
        /// A function of one argument.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Function { $($(#[$doc])* $function,)* }

        impl Function {
            /// Every function, by name.
            pub const ALL: &[Function] = &[$(Function::$function),*];

            /// Its name in `common::math`.
            pub fn name(self) -> &'static str {
                match self { $(Function::$function => stringify!($name),)* }
            }

            /// Largest distance of the f32 function from the exact value, in units in the last place.
            pub fn max_ulps(self) -> f64 {
                match self { $(Function::$function => $max_ulps,)* }
            }

            /// The exact value, within a few units of `f64`.
            pub fn exact(self, x: f64) -> f64 {
                let exact: fn(f64) -> f64 = match self { $(Function::$function => $exact,)* };
                exact(x)
            }
        }

        #[device]
        fn apply(x: f32, #[comptime] function: Function) -> f32 {
            #[comptime]
            match function { $(Function::$function => math::$name(x),)* }
        }
    };
}

functions! {
    /// Cosine.
    Cos, cos, 0.79, f64::cos;
    /// Error function.
    Erf, erf, 0.91, libm::erf;
    /// `e^x`
    Exp, exp, 0.88, f64::exp;
    /// `2^x`
    Exp2, exp2, 0.66, f64::exp2;
    /// Natural logarithm.
    Log, log, 0.84, f64::ln;
    /// Logarithm to base 2.
    Log2, log2, 0.94, f64::log2;
    /// `1 / x`
    Recip, recip, 0.5, f64::recip;
    /// `1 / sqrt(x)`
    Rsqrt, rsqrt, 0.501, |x| x.sqrt().recip();
    /// `1 / (1 + e^-x)`
    Sigmoid, sigmoid, 0.68, |x| if x < 0.0 { x.exp() / (1.0 + x.exp()) } else { 1.0 / (1.0 + (-x).exp()) };
    /// Sine.
    Sin, sin, 0.79, f64::sin;
    /// `ln(1 + e^x)`
    Softplus, softplus, 0.93, |x| x.max(0.0) + (-x.abs()).exp().ln_1p();
    /// Square root.
    Sqrt, sqrt, 0.5, f64::sqrt;
    /// Hyperbolic tangent.
    Tanh, tanh, 0.64, f64::tanh;
}

impl Function {
    /// Whether negative numbers have no value, so that ordinary cases leave them out.
    fn is_of_positive(self) -> bool {
        matches!(self, Function::Log | Function::Log2 | Function::Rsqrt | Function::Sqrt)
    }

    /// Largest distance of a fast kernel's f32 function from the exact value, for ordinary arguments: in units in the last
    /// place, and absolutely.
    ///
    /// The error function and softplus have no native form and keep their text, whose compensations a compiler may
    /// drop. Then an erf rounds once, and the power beside one, at most 0.26, errs by up to `10 u` of itself. A softplus
    /// has the power (3 units, which weigh less than one each), the sum and the logarithm of it, and the last sum.
    fn fast_error(self) -> [f64; 2] {
        match self {
            Function::Cos | Function::Sin => [0.0, accuracy::SINE_ABSOLUTE],
            Function::Erf => [4.0, 0.0],
            Function::Exp | Function::Exp2 => [accuracy::exp_ulps(Fill::ORDINARY_MAX), 0.0],
            Function::Log | Function::Log2 => [accuracy::LOG_ULPS, accuracy::LOG_ABSOLUTE],
            Function::Recip => [accuracy::DIV_ULPS, 0.0],
            Function::Rsqrt => [accuracy::RSQRT_ULPS, 0.0],
            // Units of at most `2 u` are at most two units in the last place.
            Function::Sigmoid => [2.0 * accuracy::sigmoid_units(), 0.0],
            Function::Softplus => [6.0, 0.0],
            Function::Sqrt => [accuracy::SQRT_ULPS, 0.0],
            Function::Tanh => [0.0, accuracy::TANH_ABSOLUTE],
        }
    }
}

/// The tolerance of results of an element type for an f32 function with this error, in units in the last place and
/// absolutely.
fn rounded_to(elem: Float, [max_ulps, max_absolute]: [f64; 2]) -> Tolerance {
    let (ulps, relative) = match elem {
        Float::F32 => (max_ulps, 0.0),
        _ => (0.5, max_ulps * 2.0 * F32_ROUNDOFF),
    };
    Tolerance::Bound { ulps, relative, absolute: max_absolute + f64::from(f32::MIN_POSITIVE) }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which function of which type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnaryOp {
    /// The function.
    pub function: Function,
    /// Type of `x` and `y`.
    pub elem: Float,
}

/// Which function, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnaryVariant {
    /// Which function of which type.
    pub op: UnaryOp,
    /// Elements that are read and written together: 4 or 1.
    pub width: u32,
}

impl fmt::Display for UnaryVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unary__{0}_{0}__{1}_x{2}", self.op.elem, self.op.function, self.width)
    }
}

const WORKGROUP_SIZE: u32 = 256;
/// Consecutive elements of an invocation.
const RUN: u32 = 4;
const WIDTHS: [u32; 2] = [RUN, 1];

impl KernelSpec for Unary {
    const NAME: &'static str = "unary";
    type Params = UnaryParams;
    type Op = UnaryOp;
    type Variant = UnaryVariant;

    fn variants() -> Vec<UnaryVariant> {
        let ops = Function::ALL.iter().flat_map(|&function| Float::ALL.map(|elem| UnaryOp { function, elem }));
        ops.flat_map(|op| WIDTHS.map(|width| UnaryVariant { op, width })).collect()
    }

    fn op(variant: UnaryVariant) -> UnaryOp {
        variant.op
    }

    fn legal(variant: UnaryVariant, params: &UnaryParams, target: &Target) -> Result<(), NotLegal> {
        let workgroups = params.n_elems.div_ceil(WORKGROUP_SIZE * RUN);
        NotLegal::unless_at_most(variant, "number of workgroups", workgroups, target.limits.dispatch)?;
        NotLegal::unless_multiple(variant, "n_elems", params.n_elems, variant.width)
    }

    fn pick(op: UnaryOp, params: &UnaryParams, target: &Target) -> Result<UnaryVariant, NotLegal> {
        let [vectors, elements] = WIDTHS.map(|width| UnaryVariant { op, width });
        if Self::legal(vectors, params, target).is_ok() {
            return Ok(vectors);
        }
        Self::legal(elements, params, target).map(|()| elements)
    }

    fn build(variant: UnaryVariant) -> Result<Kernel, BuildError> {
        let UnaryOp { function, elem } = variant.op;
        for_float!(elem, T => unary::<T>(&variant.to_string(), function, variant.width))
    }

    /// Wide cases take all bit patterns, ordinary ones numbers that have a value.
    fn arguments(variant: UnaryVariant, params: &UnaryParams, values: &mut CaseValues) -> Arguments {
        let (elem, shape) = (variant.op.elem.elem(), [params.n_elems]);
        let mut x = match values.fill {
            Fill::Wide => values.random_bits("x", elem, &shape),
            _ => values.input("x", elem, &shape),
        };
        if variant.op.function.is_of_positive() && values.fill.is_ordinary() {
            (0..x.len()).for_each(|index| x.set(index, x.get(index).abs()));
        }
        Arguments { tensors: vec![x, HostTensor::output("y", elem, &shape)], scalars: vec![] }
    }

    fn reference(variant: UnaryVariant, _: &UnaryParams, arguments: &Arguments) -> Vec<Expected> {
        let value = |x: &f64| ExpectedFloat::of(flush(variant.op.function.exact(flush(*x))));
        vec![Expected::floats("y", arguments.tensor("x").values().iter().map(value).collect())]
    }

    /// The bound of the function in f32; in a narrower type half an ulp for its rounding, and the bound, in units of
    /// f32 that are at most `2 u`, for a value on the other side of a tie. A result at the smallest normal f32 may be
    /// taken for zero.
    fn tolerance(variant: UnaryVariant, _: &UnaryParams) -> Tolerance {
        rounded_to(variant.op.elem, [variant.op.function.max_ulps(), 0.0])
    }

    fn fast_tolerance(variant: UnaryVariant, _: &UnaryParams) -> Tolerance {
        rounded_to(variant.op.elem, variant.op.function.fast_error())
    }

    fn cost(variant: UnaryVariant, params: &UnaryParams) -> Cost {
        let elems = u64::from(params.n_elems);
        let bytes = elems * variant.op.elem.bytes();
        Cost { bytes_read: bytes, bytes_written: bytes, flops: elems }
    }

    fn edge_params(_: UnaryVariant) -> Vec<UnaryParams> {
        let tile = WORKGROUP_SIZE * RUN;
        [0, 1, 4, 67, 96, tile - 4, tile + 4].into_iter().map(|n_elems| UnaryParams { n_elems }).collect()
    }

    fn bench_params(_: UnaryVariant) -> Vec<UnaryParams> {
        vec![UnaryParams { n_elems: 1 << 24 }]
    }

    /// Every function once, in the activation type; one of them in every form.
    fn is_committed(variant: UnaryVariant) -> bool {
        let representative = variant.op.function == Function::Exp;
        match variant.width {
            RUN => representative,
            _ => variant.op.elem == Float::Bf16 || (representative && variant.op.elem == Float::F32),
        }
    }
}

#[kernel(workgroup_size(WORKGROUP_SIZE), dispatch(div_ceil(n_elems, WORKGROUP_SIZE * RUN)))]
pub fn unary<T: Element<Scalar = f32>>(
    #[shape(n_elems)] x: In<T>,
    #[shape(n_elems)] y: Out<T>,
    #[comptime] function: Function,
    #[comptime] width: u32,
) {
    let first = global_invocation_id().x * RUN;
    #[comptime]
    if width == RUN {
        if first < n_elems {
            let values = x.load::<4>(first);
            let mut results = [0.0; 4];
            #[comptime]
            for element in 0..4 {
                results[element] = apply(values[element], function);
            }
            y.store::<4>(first, results);
        }
    } else {
        for index in first..n_elems.min(first + RUN) {
            y[index] = apply(x[index], function);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OP: UnaryOp = UnaryOp { function: Function::Tanh, elem: Float::Bf16 };

    #[test]
    fn pick_takes_vectors_for_whole_runs() {
        let picked = |n_elems| Unary::pick(OP, &UnaryParams { n_elems }, &Target::WGSL).map(|v| v.width);
        assert_eq!(picked(4), Ok(4));
        assert_eq!(picked(5), Ok(1));
    }

    #[test]
    fn odd_sizes_are_refused_by_the_vector_variant() {
        let variant = UnaryVariant { op: OP, width: 4 };
        let refused = Unary::legal(variant, &UnaryParams { n_elems: 6 }, &Target::WGSL).unwrap_err();
        assert_eq!(refused.to_string(), "kernel `unary__bf16_bf16__tanh_x4`: n_elems is 6; required: a multiple of 4");
    }
}
