//! What a probe says about a device, as plain data, and how that is read from the bits that its kernels gave.
//!
//! Invariants: the same device gives the same facts at every probe; expected values are computed here, in plain Rust;
//! where every result is another number than any of the expected ones, the fact is `other`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::inputs::{Inputs, N_ROUNDS};
use super::kernels::{
    BALLOT, BROADCAST, COMMON_FACTOR, FUSED, GROUP, LITERAL_SUM, LITERAL_TERMS, MEMORY, MULTIPLY_ADD, N_EXCHANGES,
    N_ZEROS, NATIVE_DIVISION, NATIVE_ROOT, ORDERED_SUM, REVERSED, ROUND_TRIP, SMALL_PRODUCT, SMALL_SUM, SUM, ZEROS,
};

macro_rules! fact {
    ($(#[$doc:meta])* $name:ident { $($(#[$row_doc:meta])* $variant:ident, $word:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$row_doc])* #[serde(rename = $word)] $variant,)* }

        impl $name {
            /// The word for it, as in JSON.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

fact! {
    /// How `x * y + z` is rounded.
    MultiplyAdd {
        /// Product and sum on their own.
        Separate, "separate";
        /// Once, in some places or all: the driver contracts.
        Contracted, "contracted";
        /// Neither.
        Other, "other";
    }
}

fact! {
    /// The order of a sum in a loop, and of two products with a common factor.
    SumOrder {
        /// As written.
        AsWritten, "as_written";
        /// Another one, or contracted: the driver re-associates.
        Changed, "changed";
    }
}

fact! {
    /// How `fma` is rounded.
    FmaRounding {
        /// Once, as it should be.
        Once, "once";
        /// Product and sum on their own.
        Twice, "twice";
        /// Neither.
        Other, "other";
    }
}

fact! {
    /// What arithmetic does with subnormal numbers.
    Subnormals {
        /// They count.
        Kept, "kept";
        /// They are zero.
        Flushed, "flushed";
        /// They count in some places.
        Mixed, "mixed";
        /// Results are neither.
        Other, "other";
    }
}

fact! {
    /// Whether something has its one meaning.
    Meaning {
        /// It has.
        Exact, "exact";
        /// It has not.
        Wrong, "wrong";
    }
}

fact! {
    /// The direction in which the native conversion to `f16` rounds.
    HalfRounding {
        /// To nearest, ties to even.
        NearestEven, "nearest_even";
        /// Toward zero.
        TowardZero, "toward_zero";
        /// Neither.
        Other, "other";
    }
}

impl Meaning {
    fn of(exact: bool) -> Meaning {
        if exact { Meaning::Exact } else { Meaning::Wrong }
    }
}

/// Facts of float arithmetic in one mode, under one lowering.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArithmeticFacts {
    /// `x * y + z`.
    pub multiply_add: MultiplyAdd,
    /// Sums in a loop.
    pub sum_order: SumOrder,
    /// `fma`.
    pub fma: FmaRounding,
    /// Subnormals in products and sums.
    pub subnormals: Subnormals,
    /// Signs, infinities and NaN in arithmetic with a literal zero.
    pub literal_zeros: Meaning,
    /// The sign of a zero that comes from an integer.
    pub integer_zero: Meaning,
}

/// Facts of subgroups and workgroup memory, under one lowering.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupFacts {
    /// Lanes that exchange values correctly, at most 32: the hardware's subgroup size, for native exchanges.
    pub lanes: u32,
    /// Whether every exchange, vote and reduction of 32 lanes is right.
    pub exchange: Meaning,
    /// Whether workgroup memory holds after a barrier what was written before it.
    pub workgroup_memory: Meaning,
}

/// Native functions, for information: strict kernels do not use them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NativeFacts {
    /// Quotients, of [`ProbeReport::n_inputs`], that are not correctly rounded.
    pub wrong_quotients: u32,
    /// Square roots, of [`ProbeReport::n_inputs`], that are not correctly rounded.
    pub wrong_roots: u32,
    /// The conversion to `f16`.
    pub half: HalfRounding,
}

/// What a probe found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProbeReport {
    /// Inputs of each arithmetic fact.
    pub n_inputs: u32,
    /// Strict kernels with native `fma` and literal zeros; absent where the driver decides on rounding.
    pub strict: Option<ArithmeticFacts>,
    /// Strict kernels as lowered for this device; absent where nothing had to be lowered.
    pub strict_lowered: Option<ArithmeticFacts>,
    /// Fast kernels, whose rounding is left to the driver.
    pub fast: ArithmeticFacts,
    /// Native functions.
    pub native: NativeFacts,
    /// Native subgroups; absent where the device has none.
    pub groups: Option<GroupFacts>,
    /// Subgroups in workgroup memory; absent where native ones serve.
    pub groups_lowered: Option<GroupFacts>,
}

impl fmt::Display for ArithmeticFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ArithmeticFacts { multiply_add, sum_order, fma, subnormals, literal_zeros, integer_zero } = self;
        write!(f, "x*y+z {multiply_add}, sums {sum_order}, fma {fma}, subnormals {subnormals}, ")?;
        write!(f, "literal zeros {literal_zeros}, zeros of integers {integer_zero}")
    }
}

impl fmt::Display for GroupFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GroupFacts { lanes, exchange, workgroup_memory } = self;
        write!(f, "{lanes} lanes, exchange {exchange}, workgroup memory {workgroup_memory}")
    }
}

impl fmt::Display for ProbeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |name: &str, facts: Option<&dyn fmt::Display>| match facts {
            Some(facts) => writeln!(f, "  {name:14} {facts}"),
            None => Ok(()),
        };
        line("strict", self.strict.as_ref().map(|facts| facts as &dyn fmt::Display))?;
        line("as lowered", self.strict_lowered.as_ref().map(|facts| facts as &dyn fmt::Display))?;
        line("fast", Some(&self.fast))?;
        let NativeFacts { wrong_quotients, wrong_roots, half } = &self.native;
        let native = format!(
            "{wrong_quotients} quotients and {wrong_roots} roots of {} not correctly rounded, f16 {half}",
            self.n_inputs
        );
        line("native", Some(&native))?;
        line("lanes", self.groups.as_ref().map(|facts| facts as &dyn fmt::Display))?;
        line("as lowered", self.groups_lowered.as_ref().map(|facts| facts as &dyn fmt::Display))
    }
}

/// One row of results; nothing where the bits end before it.
fn row(bits: &[u32], row: u32, n: usize) -> &[u32] {
    let start = row as usize * n;
    bits.get(start..start + n).unwrap_or_default()
}

/// Whether two floats are the same number: NaN is one value, zeros have signs.
fn same(found: u32, expected: f32) -> bool {
    found == expected.to_bits() || (f32::from_bits(found).is_nan() && expected.is_nan())
}

/// Whether every result of a row is the expected one.
fn all_same(found: &[u32], expected: impl Iterator<Item = f32>) -> bool {
    !found.is_empty() && found.iter().zip(expected).all(|(found, expected)| same(*found, expected))
}

/// Whether every result of a row is one of the two.
fn all_either(found: &[u32], expected: impl Iterator<Item = [f32; 2]>) -> bool {
    !found.is_empty() && found.iter().zip(expected).all(|(found, either)| either.iter().any(|one| same(*found, *one)))
}

fn flush(x: f32) -> f32 {
    if x.is_subnormal() { 0.0_f32.copysign(x) } else { x }
}

/// `kept` is the result with subnormals, `flushed` those without them in the operands, in the result, or in both.
fn subnormals(results: impl Iterator<Item = (u32, f32, [f32; 2])>) -> Subnormals {
    let (mut kept_somewhere, mut flushed_somewhere) = (false, false);
    for (bits, kept, flushed) in results {
        let found = f32::from_bits(bits);
        let is_kept = found == kept;
        let is_flushed = flushed.contains(&found);
        match (is_kept, is_flushed) {
            (true, true) => {}
            (true, false) => kept_somewhere = true,
            (false, true) => flushed_somewhere = true,
            (false, false) => return Subnormals::Other,
        }
    }
    match (kept_somewhere, flushed_somewhere) {
        (true, false) => Subnormals::Kept,
        (false, true) => Subnormals::Flushed,
        (true, true) => Subnormals::Mixed,
        (false, false) => Subnormals::Other,
    }
}

impl ArithmeticFacts {
    /// Reads the rows of `probe_arithmetic`.
    pub(super) fn read(bits: &[u32], inputs: &Inputs) -> ArithmeticFacts {
        let row = |number| row(bits, number, inputs.n());
        let triples = || inputs.triples();
        let separate = || triples().map(|[x, y, z]| x * y + z);
        let fused = || triples().map(|[x, y, z]| x.mul_add(y, z));
        let both = || separate().zip(fused()).map(|(separate, fused)| [separate, fused]);
        let zeros = (0..N_ZEROS).all(|case| {
            let zero = |v: &f32| [*v + 0.0, 0.0 + *v, *v - 0.0, 0.0 - *v, *v * 0.0, 0.0 * *v, *v + -0.0, -0.0 - *v];
            all_same(row(ZEROS + case), inputs.special.iter().map(|v| zero(v)[case as usize]))
        });
        let small = || inputs.small.iter().zip(&inputs.factor);
        let products = row(SMALL_PRODUCT).iter().zip(small()).map(|(found, (s, f))| {
            let product = flush(*s) * flush(*f);
            (*found, s * f, [product, flush(product)])
        });
        let sums = row(SMALL_SUM).iter().zip(small()).map(|(found, (s, f))| {
            let sum = flush(*s) + flush(*f);
            (*found, s + f, [sum, flush(s + f)])
        });
        let ordered = all_same(row(ORDERED_SUM), triples().map(|triple| ordered_sum(triple, N_ROUNDS)))
            && all_same(row(LITERAL_SUM), triples().map(|triple| ordered_sum(triple, LITERAL_TERMS)));
        // Contracted sums of products have their own fact.
        let in_order = triples().map(|[x, y, z]| [x * z + y * z, x.mul_add(z, y * z), y.mul_add(z, x * z)]);
        let factored =
            row(COMMON_FACTOR).iter().zip(in_order).any(|(found, fair)| !fair.iter().any(|one| same(*found, *one)));
        let ordered = ordered && !row(COMMON_FACTOR).is_empty() && !factored;
        let whole = |x: f32| (x * 0.25) as i32 as f32 * 0.1;
        ArithmeticFacts {
            multiply_add: match row(MULTIPLY_ADD) {
                found if all_same(found, separate()) => MultiplyAdd::Separate,
                found if all_either(found, both()) => MultiplyAdd::Contracted,
                _ => MultiplyAdd::Other,
            },
            sum_order: match ordered {
                true => SumOrder::AsWritten,
                false => SumOrder::Changed,
            },
            fma: match row(FUSED) {
                found if all_same(found, fused()) => FmaRounding::Once,
                found if all_same(found, separate()) => FmaRounding::Twice,
                _ => FmaRounding::Other,
            },
            subnormals: subnormals(products.chain(sums)),
            literal_zeros: Meaning::of(zeros),
            integer_zero: Meaning::of(all_same(row(ROUND_TRIP), triples().map(|[x, ..]| whole(x)))),
        }
    }
}

/// `z + x * 1 * y + x * 2 * y + ...`
fn ordered_sum([x, y, z]: [f32; 3], n_terms: u32) -> f32 {
    (1..n_terms).fold(z, |sum, term| sum + x * term as f32 * y)
}

impl GroupFacts {
    /// Reads the rows of `probe_groups`.
    pub(super) fn read(bits: &[u32], inputs: &Inputs) -> GroupFacts {
        let values = &inputs.values;
        let row = |number| row(bits, number, values.len());
        // `of(i)` is the expected result of invocation `i`.
        let right = |number, of: &dyn Fn(usize) -> u32| {
            let found = row(number);
            !found.is_empty() && found.iter().enumerate().all(|(i, found)| *found == of(i))
        };
        let subgroup = |i: usize| i & !31;
        let n_right = (0..N_EXCHANGES).take_while(|step| right(*step, &|i| values[i ^ (1 << step)])).count();
        let of_subgroup = |i: usize| values[subgroup(i)..subgroup(i) + 32].iter();
        let others = [
            right(REVERSED, &|i| values[i ^ 31]),
            right(BROADCAST, &|i| values[subgroup(i) + 17]),
            right(BALLOT, &|i| {
                of_subgroup(i).enumerate().fold(0, |ballot, (lane, value)| ballot | (value & 1) << lane)
            }),
            right(SUM, &|i| of_subgroup(i).fold(0, |sum, value| sum.wrapping_add(*value))),
        ];
        let memory = memory(values);
        GroupFacts {
            lanes: 1 << n_right,
            exchange: Meaning::of(n_right == N_EXCHANGES as usize && others == [true; 4]),
            workgroup_memory: Meaning::of(right(MEMORY, &|i| memory[i])),
        }
    }
}

/// What the rounds of `probe_groups` leave.
fn memory(values: &[u32]) -> Vec<u32> {
    let group = GROUP as usize;
    let mut kept = values.to_vec();
    for round in 0..N_ROUNDS {
        for workgroup in kept.chunks_mut(group) {
            let mut memory = vec![0; group];
            for (local, value) in workgroup.iter().enumerate() {
                memory[(local * 5 + 1) % group] = value.wrapping_add(round);
            }
            for (local, value) in workgroup.iter_mut().enumerate() {
                *value = memory[group - 1 - local].wrapping_mul(3);
            }
        }
    }
    kept
}

impl NativeFacts {
    /// Reads the rows that only fast kernels have, and the results of `probe_half`.
    pub(super) fn read(bits: &[u32], halves: &[u32], inputs: &Inputs) -> NativeFacts {
        let wrong = |number, expected: &dyn Fn([f32; 3]) -> f32| {
            let found = row(bits, number, inputs.n());
            let missing = inputs.n() - found.len();
            let wrong = found.iter().zip(inputs.triples()).filter(|(found, triple)| !same(**found, expected(*triple)));
            (missing + wrong.count()) as u32
        };
        let half = |rounded: &dyn Fn(f32) -> u32| {
            !halves.is_empty() && halves.iter().zip(&inputs.x).all(|(found, x)| found & 0xffff == rounded(*x))
        };
        NativeFacts {
            wrong_quotients: wrong(NATIVE_DIVISION, &|[x, y, _]| x / y),
            wrong_roots: wrong(NATIVE_ROOT, &|[x, ..]| x.abs().sqrt()),
            half: match () {
                () if half(&super::inputs::half_to_nearest) => HalfRounding::NearestEven,
                () if half(&super::inputs::half_toward_zero) => HalfRounding::TowardZero,
                () => HalfRounding::Other,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::inputs::{half_to_nearest, half_toward_zero};
    use super::super::kernels::N_ROWS;
    use super::*;

    #[test]
    fn subnormals_are_kept_flushed_or_mixed() {
        let tiny = f32::from_bits(1);
        let fact = |found: [f32; 2]| subnormals(found.iter().map(|found| (found.to_bits(), tiny, [0.0, 0.0])));
        assert_eq!(fact([tiny, tiny]), Subnormals::Kept);
        assert_eq!(fact([0.0, -0.0]), Subnormals::Flushed);
        assert_eq!(fact([0.0, tiny]), Subnormals::Mixed);
        assert_eq!(fact([0.0, 1.0]), Subnormals::Other);
    }

    /// Results of a device that does all as it should, with one row of its own.
    fn facts_with(row: u32, of: impl Fn([f32; 3]) -> f32) -> ArithmeticFacts {
        let inputs = Inputs::new();
        let mut bits = vec![0; inputs.n() * N_ROWS as usize];
        let mut write = |row: u32, results: Vec<f32>| {
            let start = row as usize * inputs.n();
            bits[start..start + inputs.n()].iter_mut().zip(results).for_each(|(to, from)| *to = from.to_bits());
        };
        write(ORDERED_SUM, inputs.triples().map(|triple| ordered_sum(triple, N_ROUNDS)).collect());
        write(LITERAL_SUM, inputs.triples().map(|triple| ordered_sum(triple, LITERAL_TERMS)).collect());
        write(COMMON_FACTOR, inputs.triples().map(|[x, y, z]| x * z + y * z).collect());
        write(row, inputs.triples().map(of).collect());
        ArithmeticFacts::read(&bits, &inputs)
    }

    #[test]
    fn a_common_factor_taken_out_is_another_order() {
        let order = |of: fn([f32; 3]) -> f32| facts_with(COMMON_FACTOR, of).sum_order;
        assert_eq!(order(|[x, y, z]| x * z + y * z), SumOrder::AsWritten);
        assert_eq!(order(|[x, y, z]| (x + y) * z), SumOrder::Changed);
    }

    #[test]
    fn inputs_tell_the_facts_apart() {
        let inputs = Inputs::new();
        let differ = |f: &dyn Fn([f32; 3]) -> [f32; 2]| inputs.triples().map(f).filter(|[a, b]| a != b).count();
        assert!(differ(&|[x, y, z]| [x * y + z, x.mul_add(y, z)]) > inputs.n() / 8);
        let reassociated = |[x, y, z]: [f32; 3]| (1..N_ROUNDS).fold(z, |sum, term| sum + x * y * term as f32);
        assert!(differ(&|triple| [ordered_sum(triple, N_ROUNDS), reassociated(triple)]) > inputs.n() / 8);
        assert!(differ(&|[x, y, z]| [x * z + y * z, (x + y) * z]) > inputs.n() / 8);
        let halves = inputs.x.iter().filter(|x| half_to_nearest(**x) != half_toward_zero(**x));
        assert!(halves.count() > inputs.n() / 8);
        let zeros = inputs.triples().filter(|[x, ..]| *x < 0.0 && *x > -4.0);
        assert!(zeros.count() > inputs.n() / 8);
    }
}
