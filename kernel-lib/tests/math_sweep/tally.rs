//! Errors of a function against its exact values, in units in the last place of f32.
//!
//! Invariants: a subnormal argument counts as zero; a result below the smallest normal number has to be zero with its
//! sign, one beyond the largest infinity, and NaN the canonical one. Only at the very border the neighbour is accepted.

use kernel_lib::kernels::unary::Function;

use crate::engine::{Engine, Patterns};

/// What a sweep found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Arguments.
    pub n_inputs: u64,
    /// Results that are not the nearest float.
    pub n_not_nearest: u64,
    /// Largest error of a normal result.
    pub worst: f64,
    /// An argument that has it: the smallest pattern.
    pub worst_at: u32,
    /// The first result that breaks a rule.
    pub failure: Option<String>,
}

impl Tally {
    fn merge(&mut self, other: Tally) {
        self.n_inputs += other.n_inputs;
        self.n_not_nearest += other.n_not_nearest;
        if other.worst > self.worst || (other.worst == self.worst && other.worst_at < self.worst_at) {
            (self.worst, self.worst_at) = (other.worst, other.worst_at);
        }
        self.failure = self.failure.take().or(other.failure);
    }

    fn judge(&mut self, function: Function, pattern: u32, found_bits: u32) {
        let x = flush(f32::from_bits(pattern));
        let (exact, found) = (function.exact(f64::from(x)), f32::from_bits(found_bits));
        let nearest = if exact.is_nan() { f32::NAN } else { flush(exact as f32) };
        self.n_inputs += 1;
        self.n_not_nearest += u64::from(found_bits != nearest.to_bits());
        if nearest.is_normal() && found.is_normal() {
            let error = (f64::from(found) - exact).abs() / ulp(exact);
            if error > self.worst {
                (self.worst, self.worst_at) = (error, pattern);
            }
        } else if found_bits != nearest.to_bits() && !is_at_border(exact, nearest, found) && self.failure.is_none() {
            self.failure =
                Some(format!("{function}({pattern:#010x}) is {found:e} ({found_bits:#x}); required: {exact:e}"));
        }
    }
}

/// Distance of neighbouring floats at a value that is normal in f32, from its exponent field.
fn ulp(exact: f64) -> f64 {
    let field = ((exact.to_bits() >> 52) & 0x7ff).max(1023 - 126);
    f64::from_bits((field - 23) << 52)
}

/// Whether two neighbours across the border of the normal numbers are both fair for a value that is almost on it.
fn is_at_border(exact: f64, nearest: f32, found: f32) -> bool {
    [(0.0, f32::MIN_POSITIVE), (f32::MAX, f32::INFINITY)].into_iter().any(|(below, above)| {
        let border = f64::from(if below == 0.0 { above } else { below });
        let pair = [nearest.abs(), found.abs()];
        (pair == [below, above] || pair == [above, below])
            && nearest.is_sign_negative() == found.is_sign_negative()
            && (exact.abs() / border - 1.0).abs() < 1e-6
    })
}

fn flush(x: f32) -> f32 {
    if x.is_subnormal() { 0.0_f32.copysign(x) } else { x }
}

/// Runs a function over patterns; with `both_ways`, the bytes have to be the same when subnormals are flushed.
pub fn sweep(function: Function, engine: &Engine, patterns: &Patterns, both_ways: bool) -> Tally {
    let mut total = Tally::default();
    let work = |batch: &[u32]| {
        let mut tally = Tally::default();
        let found = engine.run(batch, false);
        for (&pattern, &bits) in batch.iter().zip(&found) {
            tally.judge(function, pattern, bits);
        }
        if both_ways {
            let flushed = engine.run(batch, true);
            if let Some(at) = (0..batch.len()).find(|&at| found[at] != flushed[at]) {
                let pattern = batch[at];
                tally.failure = Some(format!("{function}({pattern:#010x}) depends on flushed subnormals"));
            }
        }
        tally
    };
    patterns.for_each_batch(work, |tally| total.merge(tally));
    total
}
