//! Encoding with second moments of inputs: the factor, what it gains, the guard, and both axes.

use kernel_lib::common::float::Float;
use kernel_lib::trellis::encode::{BlockFactor, Encoded, Outcome, encode_rows, encode_weighted};
use kernel_lib::trellis::{Axis, CodeBits, PackedRows, PackedShape, TrellisError, decode_rows};

use super::gaussian::gaussian;

const N_IN: usize = 512;

/// Whole blocks of outputs only where the code runs along them.
const fn n_out(axis: Axis) -> usize {
    match axis {
        Axis::In => 48,
        Axis::Out => 256,
    }
}

/// Second moments of inputs that go together: each is its own noise and three common causes.
fn hessian(n: usize, common: f64) -> Vec<f64> {
    let causes: Vec<f64> = gaussian(3 * n, 8).iter().map(|&cause| common * f64::from(cause)).collect();
    let own = gaussian(n, 9);
    let mut moments = vec![0.0; n * n];
    for i in 0..n {
        for j in 0..n {
            moments[i * n + j] = (0..3).map(|cause| causes[cause * n + i] * causes[cause * n + j]).sum();
        }
        moments[i * n + i] += 0.1 + f64::from(own[i]).powi(2);
    }
    moments
}

/// `[out, in]` in the order of coded rows.
fn coded_order(weights: &[f32], axis: Axis) -> Vec<f32> {
    match axis {
        Axis::In => weights.to_vec(),
        Axis::Out => (0..weights.len()).map(|at| weights[at % n_out(axis) * N_IN + at / n_out(axis)]).collect(),
    }
}

/// Sum over outputs of `e H e` for the errors `e`.
fn loss(weights: &[f32], encoded: &Encoded, bits: CodeBits, axis: Axis, hessian: &[f64]) -> f64 {
    let shape = PackedShape::of_weight(bits, axis, n_out(axis), N_IN).expect("whole blocks");
    let decoded = decode_rows(PackedRows { shape, words: &encoded.words, scales: &encoded.scales }, Float::F32)
        .expect("all words");
    let error = |output: usize, input: usize| {
        let at = match axis {
            Axis::In => output * N_IN + input,
            Axis::Out => input * n_out(axis) + output,
        };
        f64::from(weights[at]) - f64::from(decoded[at])
    };
    let of_output = |output| -> f64 {
        let errors: Vec<f64> = (0..N_IN).map(|input| error(output, input)).collect();
        let product = |row: &[f64]| -> f64 { row.iter().zip(&errors).map(|(h, e)| h * e).sum() };
        hessian.chunks(N_IN).zip(&errors).map(|(row, error)| error * product(row)).sum()
    };
    (0..n_out(axis)).map(of_output).sum()
}

#[test]
fn corrections_lower_the_loss_along_both_axes() {
    let hessian = hessian(N_IN, 1.0);
    let factor = BlockFactor::of_hessian(&hessian, N_IN).unwrap();
    for axis in [Axis::In, Axis::Out] {
        let weights = coded_order(&gaussian(n_out(axis) * N_IN, 2), axis);
        let n_cols = if axis == Axis::In { N_IN } else { n_out(axis) };
        let bits = CodeBits::Two;
        let plain = encode_rows(&weights, n_cols, bits).unwrap();
        let weighted = encode_weighted(&weights, n_cols, bits, axis, &factor).unwrap();
        assert_eq!((weighted.outcome, &weighted.scales), (Outcome::Weighted, &plain.scales));
        let [before, after] = [&plain, &weighted].map(|encoded| loss(&weights, encoded, bits, axis, &hessian));
        assert!(after < 0.75 * before, "{axis:?}: {before} {after}");
    }
}

/// Where inputs are independent there is nothing to make up for.
#[test]
fn a_diagonal_changes_nothing() {
    let mut hessian = vec![0.0; N_IN * N_IN];
    (0..N_IN).for_each(|i| hessian[i * N_IN + i] = 1.0 + i as f64);
    let factor = BlockFactor::of_hessian(&hessian, N_IN).unwrap();
    assert!((0..N_IN).all(|input| factor.before(input).iter().all(|&share| share == 0.0)));
    let weights = gaussian(16 * N_IN, 4);
    let weighted = encode_weighted(&weights, N_IN, CodeBits::Three, Axis::In, &factor).unwrap();
    let plain = encode_rows(&weights, N_IN, CodeBits::Three).unwrap();
    assert_eq!((weighted.words, weighted.scales), (plain.words, plain.scales));
}

/// `L D L^T` is the scaled and damped matrix, with `D` what is left of its diagonal blocks.
#[test]
fn the_factor_is_one() {
    let hessian = hessian(N_IN, 0.5);
    let factor = BlockFactor::of_hessian(&hessian, N_IN).unwrap();
    assert_eq!((factor.n_inputs(), factor.damping()), (N_IN, 1e-2));
    let mean = (0..N_IN).map(|i| hessian[i * N_IN + i]).sum::<f64>() / N_IN as f64;
    let scaled = |i: usize, j: usize| hessian[i * N_IN + j] / mean + if i == j { 1e-2 } else { 0.0 };
    // Of two blocks: what is below the first diagonal block is L times that block.
    for row in (256..N_IN).step_by(17) {
        let shares = factor.before(row);
        assert_eq!(shares.len(), 256);
        for column in 0..256 {
            let product: f64 = (0..256).map(|k| f64::from(shares[k]) * scaled(k, column)).sum();
            assert!((product - scaled(row, column)).abs() < 1e-4, "[{row}, {column}]");
        }
    }
    assert!((0..256).all(|row| factor.before(row).is_empty()));
}

#[test]
fn unusable_moments_are_refused() {
    let zeros = vec![0.0; N_IN * N_IN];
    let mut nan = hessian(N_IN, 1.0);
    nan[300 * N_IN + 5] = f64::NAN;
    let mut indefinite = hessian(N_IN, 1.0);
    indefinite[10 * N_IN + 3] = 1e6;
    for moments in [zeros, nan, indefinite] {
        let error = BlockFactor::of_hessian(&moments, N_IN).unwrap_err();
        assert!(matches!(error, TrellisError::Hessian { n: N_IN, .. }), "{error}");
    }
    assert!(matches!(BlockFactor::of_hessian(&[1.0; 90_000], 300), Err(TrellisError::NotWhole { .. })));
    assert!(matches!(BlockFactor::of_hessian(&[1.0; 5], 256), Err(TrellisError::Length { .. })));
    let factor = BlockFactor::of_hessian(&hessian(N_IN, 1.0), N_IN).unwrap();
    for (axis, n_cols) in [(Axis::In, 256), (Axis::Out, 512)] {
        let error = encode_weighted(&vec![1.0; 256 * 1024], n_cols, CodeBits::Two, axis, &factor);
        let fits = axis == Axis::Out && 256 * 1024 / n_cols == N_IN;
        assert_eq!(error.is_ok(), fits, "{axis:?}");
    }
}

/// More damping is taken where less gives no factor.
#[test]
fn damping_grows_until_there_is_a_factor() {
    let mut moments = hessian(N_IN, 0.0);
    let mean = (0..N_IN).map(|i| moments[i * N_IN + i]).sum::<f64>() / N_IN as f64;
    moments[400 * N_IN + 400] = -0.05 * mean;
    assert_eq!(BlockFactor::of_hessian(&moments, N_IN).unwrap().damping(), 0.1);
}

/// Where the first inputs have small weights and go with the others, corrections are beyond all that they are.
#[test]
fn the_guard_falls_back() {
    let mut weights = gaussian(16 * N_IN, 5);
    weights.chunks_mut(N_IN).for_each(|row| row[..256].iter_mut().for_each(|weight| *weight *= 1e-3));
    let factor = BlockFactor::of_hessian(&hessian(N_IN, 3.0), N_IN).unwrap();
    let guarded = encode_weighted(&weights, N_IN, CodeBits::Two, Axis::In, &factor).unwrap();
    let Outcome::FellBack { peak, limit } = guarded.outcome else { panic!("{:?}", guarded.outcome) };
    assert!(peak > limit && limit > 0.0);
    let unweighted = encode_rows(&weights, N_IN, CodeBits::Two).unwrap();
    assert_eq!((guarded.words, guarded.scales), (unweighted.words, unweighted.scales));
}
