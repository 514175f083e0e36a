//! The probe's kernels, written in the kernel language like all others, so that they take the same way to a device.
//!
//! Invariants: all inputs come from buffers and all counts from immediates, so that no compiler can evaluate anything;
//! results are stored as bits. [`probe_half`] alone is run with a text of its own, because the language has no
//! native conversion to `f16`.

use kernel_dsl::prelude::*;

/// Invocations of a workgroup, and inputs of [`probe_arithmetic`] for each of them.
pub(super) const WORKGROUP: u32 = 64;

/// Rows of [`probe_arithmetic`]: `x * y + z`.
pub(super) const MULTIPLY_ADD: u32 = 0;
/// `z + x * 1 * y + x * 2 * y + ...` in that order.
pub(super) const ORDERED_SUM: u32 = 1;
/// `fma(x, y, z)`.
pub(super) const FUSED: u32 = 2;
/// `small * factor`.
pub(super) const SMALL_PRODUCT: u32 = 3;
/// `small + factor`.
pub(super) const SMALL_SUM: u32 = 4;
/// A number in [-1, 1] to integer and back, times 0.1.
pub(super) const ROUND_TRIP: u32 = 5;
/// The sum of [`ORDERED_SUM`] up to [`LITERAL_TERMS`], its factors written out.
pub(super) const LITERAL_SUM: u32 = 6;
/// Arithmetic of `special` with a literal zero: the first of [`N_ZEROS`] rows.
pub(super) const ZEROS: u32 = 7;
/// Rows of arithmetic with a literal zero.
pub(super) const N_ZEROS: u32 = 8;
/// `x * z + y * z`, which a driver may turn into `(x + y) * z`.
pub(super) const COMMON_FACTOR: u32 = ZEROS + N_ZEROS;
/// Rows that every kernel has.
pub(super) const N_ROWS: u32 = COMMON_FACTOR + 1;
/// Native `x / y`, in fast kernels only.
pub(super) const NATIVE_DIVISION: u32 = N_ROWS;
/// Native `sqrt(|x|)`, in fast kernels only.
pub(super) const NATIVE_ROOT: u32 = N_ROWS + 1;
/// Rows of a fast kernel.
pub(super) const N_FAST_ROWS: u32 = N_ROWS + 2;

/// Terms of [`LITERAL_SUM`], plus one.
pub(super) const LITERAL_TERMS: u32 = 6;

const NEGATIVE_ZERO: f32 = -0.0;

/// Float arithmetic, one invocation an input; see the numbers of the rows.
#[kernel(workgroup_size(WORKGROUP), dispatch(n / WORKGROUP), mode(mode))]
pub(super) fn probe_arithmetic(
    #[shape(n)] x: In<f32>,
    #[shape(n)] y: In<f32>,
    #[shape(n)] z: In<f32>,
    #[shape(n)] small: In<f32>,
    #[shape(n)] factor: In<f32>,
    #[shape(n)] special: In<f32>,
    #[shape(n_rows, n)] bits: Out<u32>,
    n_terms: u32,
    #[comptime] mode: Mode,
    #[comptime] n_rows: u32,
) {
    let i = global_invocation_id().x;
    let (a, b, c) = (x[i], y[i], z[i]);
    bits[[MULTIPLY_ADD, i]] = (a * b + c).to_bits();
    let mut sum = c;
    for term in 1..n_terms {
        sum += a * (term as f32) * b;
    }
    bits[[ORDERED_SUM, i]] = sum.to_bits();
    sum = c;
    #[comptime]
    for term in 1..LITERAL_TERMS {
        sum += a * (term as f32) * b;
    }
    bits[[LITERAL_SUM, i]] = sum.to_bits();
    bits[[COMMON_FACTOR, i]] = (a * c + b * c).to_bits();
    bits[[FUSED, i]] = fma(a, b, c).to_bits();
    let (s, f) = (small[i], factor[i]);
    bits[[SMALL_PRODUCT, i]] = (s * f).to_bits();
    bits[[SMALL_SUM, i]] = (s + f).to_bits();
    let whole = (a * 0.25) as i32;
    bits[[ROUND_TRIP, i]] = ((whole as f32) * 0.1).to_bits();
    let v = special[i];
    bits[[ZEROS, i]] = (v + 0.0).to_bits();
    bits[[ZEROS + 1, i]] = (0.0 + v).to_bits();
    bits[[ZEROS + 2, i]] = (v - 0.0).to_bits();
    bits[[ZEROS + 3, i]] = (0.0 - v).to_bits();
    bits[[ZEROS + 4, i]] = (v * 0.0).to_bits();
    bits[[ZEROS + 5, i]] = (0.0 * v).to_bits();
    bits[[ZEROS + 6, i]] = (v + NEGATIVE_ZERO).to_bits();
    bits[[ZEROS + 7, i]] = (NEGATIVE_ZERO - v).to_bits();
    #[comptime]
    if mode == Mode::Fast {
        bits[[NATIVE_DIVISION, i]] = native::div(a, b).to_bits();
        bits[[NATIVE_ROOT, i]] = native::sqrt(a.abs()).to_bits();
    }
}

/// Invocations of a workgroup of [`probe_groups`].
pub(super) const GROUP: u32 = 256;
/// First rows of [`probe_groups`]: the value of lane `lane ^ (1 << row)`.
pub(super) const N_EXCHANGES: u32 = 5;
/// The value of lane `31 - lane`.
pub(super) const REVERSED: u32 = N_EXCHANGES;
/// The value of lane 17.
pub(super) const BROADCAST: u32 = REVERSED + 1;
/// One bit for each lane whose value is odd.
pub(super) const BALLOT: u32 = REVERSED + 2;
/// The sum over 32 lanes.
pub(super) const SUM: u32 = REVERSED + 3;
/// What workgroup memory holds after rounds of writes, barriers and reads.
pub(super) const MEMORY: u32 = REVERSED + 4;
/// Rows of [`probe_groups`].
pub(super) const N_GROUP_ROWS: u32 = REVERSED + 5;

/// 32-lane subgroups and workgroup memory, on integers.
#[kernel(workgroup_size(GROUP), dispatch(n / GROUP), fast)]
pub(super) fn probe_groups(#[shape(n)] values: In<u32>, #[shape(N_GROUP_ROWS, n)] bits: Out<u32>, n_rounds: u32) {
    let memory = workgroup_array::<u32>(GROUP);
    let i = global_invocation_id().x;
    let local = local_invocation_index();
    let value = values[i];
    #[comptime]
    for step in 0..N_EXCHANGES {
        #[comptime]
        let mask = 1_u32 << step;
        bits[[step, i]] = shuffle_xor(value, mask);
    }
    bits[[REVERSED, i]] = shuffle(value, 31 - lane());
    bits[[BROADCAST, i]] = broadcast(value, 17);
    bits[[BALLOT, i]] = ballot((value & 1) == 1);
    bits[[SUM, i]] = subgroup_add(value);
    let mut kept = value;
    for round in 0..n_rounds {
        memory[(local * 5 + 1) % GROUP] = kept + round;
        workgroup_barrier();
        kept = memory[GROUP - 1 - local] * 3;
        workgroup_barrier();
    }
    bits[[MEMORY, i]] = kept;
}

/// The bits of `x` as `f16`. On a device its text is [`HALF_TEXT`].
#[kernel(workgroup_size(WORKGROUP), dispatch(n / WORKGROUP), fast)]
pub(super) fn probe_half(#[shape(n)] x: In<f32>, #[shape(n)] bits: Out<u32>) {
    let i = global_invocation_id().x;
    bits[i] = encode::<f16>(x[i]);
}

/// [`probe_half`] with the native conversion.
pub(super) const HALF_TEXT: &str = "\
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> bits: array<u32>;

@compute @workgroup_size(64)
fn probe_half(@builtin(global_invocation_id) global_invocation_id: vec3<u32>) {
    let i = global_invocation_id.x;
    bits[i] = pack2x16float(vec2<f32>(x[i], 0.0f));
}
";
