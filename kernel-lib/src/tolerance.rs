//! Expected values and how near to them a kernel has to come.
//!
//! Invariants: a tolerance is a formula of element type, reduction length and magnitude, derived where a kernel states
//! it; `Exact` compares bits (all NaN of a float type are one value). An element whose intermediates may overflow `f32`
//! is left to the comparison of engines with each other, since there the order of the sum decides between a number,
//! an infinity and NaN.

use kernel_dsl::ir::{Elem, Scalar};

use crate::host_tensor::{HostTensor, decode, encode};

/// One expected float.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExpectedFloat {
    /// The value from the formula.
    pub value: f64,
    /// Upper bound of the finite intermediates: for a sum, the sum of the absolute terms.
    pub magnitude: f64,
}

impl ExpectedFloat {
    /// A value whose intermediates are no larger than itself.
    pub fn of(value: f64) -> ExpectedFloat {
        ExpectedFloat { value, magnitude: if value.is_finite() { value.abs() } else { 0.0 } }
    }
}

/// Expected elements of a tensor, row-major.
#[derive(Clone, PartialEq, Debug)]
pub enum ExpectedValues {
    /// The bits of each element.
    Bits(Vec<u32>),
    /// Floats, compared by the kernel's tolerance.
    Floats(Vec<ExpectedFloat>),
}

/// Expected contents of an output.
#[derive(Clone, PartialEq, Debug)]
pub struct Expected {
    /// Name of the argument.
    pub tensor: &'static str,
    /// Its elements.
    pub values: ExpectedValues,
}

impl Expected {
    /// Floats, compared by the kernel's tolerance.
    pub fn floats(tensor: &'static str, values: Vec<ExpectedFloat>) -> Expected {
        Expected { tensor, values: ExpectedValues::Floats(values) }
    }

    /// Leaves out the elements that are infinite or NaN by the formula: fast kernels promise nothing there.
    pub fn leave_out_special(&mut self) {
        if let ExpectedValues::Floats(floats) = &mut self.values {
            let special = floats.iter_mut().filter(|float| !float.value.is_finite());
            special.for_each(|float| float.magnitude = f64::INFINITY);
        }
    }

    /// Element bits, compared exactly.
    pub fn bits(tensor: &'static str, values: Vec<u32>) -> Expected {
        Expected { tensor, values: ExpectedValues::Bits(values) }
    }
}

/// How far a result may be from the reference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Tolerance {
    /// The same bits as the reference rounded to the element type.
    Exact,
    /// `ulps * ulp(value) + relative * magnitude + absolute`.
    Bound {
        /// Units in the last place of the output element type, at the expected value.
        ulps: f64,
        /// Times the magnitude.
        relative: f64,
        /// For what subnormal intermediates lose, on devices that flush them too.
        absolute: f64,
    },
}

/// Unit roundoff of `f32`: the relative error of one rounded operation.
pub const F32_ROUNDOFF: f64 = 1.0 / (1_u64 << 24) as f64;

impl Tolerance {
    /// For one rounding to the element type after `n_ops` rounded `f32` operations on values up to the magnitude, each
    /// of which may also lose one subnormal.
    ///
    /// Half an ulp is the rounding itself; another half covers a value that the `f32` error moved over a tie.
    pub fn rounded_f32_ops(n_ops: u32) -> Tolerance {
        let n_ops = f64::from(n_ops);
        Tolerance::Bound {
            ulps: 1.0,
            relative: n_ops * F32_ROUNDOFF,
            absolute: (n_ops + 1.0) * f64::from(f32::MIN_POSITIVE),
        }
    }

    /// The largest allowed distance.
    pub fn allowed(self, elem: Elem, expected: ExpectedFloat) -> f64 {
        match self {
            Tolerance::Exact => 0.0,
            Tolerance::Bound { ulps, relative, absolute } => {
                ulps * ulp(elem, expected.value) + relative * expected.magnitude + absolute
            }
        }
    }

    /// Compares an output with what is expected of it.
    ///
    /// # Errors
    /// [`Mismatch`] shows the first element out of tolerance and counts them.
    pub fn check(self, expected: &Expected, found: &HostTensor) -> Result<(), Mismatch> {
        let elem = found.layout.elem;
        let required = match &expected.values {
            ExpectedValues::Bits(bits) => bits.len(),
            ExpectedValues::Floats(floats) => floats.len(),
        };
        if required != found.len() {
            return Err(Mismatch::Length { tensor: expected.tensor, found: found.len(), required });
        }
        let wrong = |index: &usize| match &expected.values {
            ExpectedValues::Bits(bits) => !same_bits(elem, bits[*index], found.bits(*index)),
            ExpectedValues::Floats(floats) => !self.accepts(elem, floats[*index], found.bits(*index)),
        };
        let mut wrong = (0..required).filter(wrong);
        let Some(index) = wrong.next() else { return Ok(()) };
        let (value, allowed) = match &expected.values {
            ExpectedValues::Bits(bits) => (decode(elem, bits[index]), 0.0),
            ExpectedValues::Floats(floats) => (floats[index].value, self.allowed(elem, floats[index])),
        };
        Err(Mismatch::Element(Box::new(ElementMismatch {
            tensor: expected.tensor,
            index,
            found: found.get(index),
            found_bits: found.bits(index),
            expected: value,
            allowed,
            n_wrong: 1 + wrong.count(),
            n_elems: required,
        })))
    }

    fn accepts(self, elem: Elem, expected: ExpectedFloat, found_bits: u32) -> bool {
        if expected.magnitude > f64::from(f32::MAX) {
            return true;
        }
        if self == Tolerance::Exact {
            return same_bits(elem, encode(elem, expected.value), found_bits);
        }
        let (value, found) = (expected.value, decode(elem, found_bits));
        if !value.is_finite() {
            return found == value || (found.is_nan() && value.is_nan());
        }
        let allowed = self.allowed(elem, expected);
        if found.is_infinite() {
            let overflow = max_finite(elem) + 0.5 * ulp(elem, max_finite(elem));
            return found.is_sign_positive() == value.is_sign_positive() && value.abs() + allowed >= overflow;
        }
        // NaN fails this comparison, as it should.
        (found - value.clamp(-max_finite(elem), max_finite(elem))).abs() <= allowed
    }
}

/// Whether two elements are the same, all NaN of a float type counting as one.
pub fn same_bits(elem: Elem, a: u32, b: u32) -> bool {
    a == b || (elem.scalar() == Scalar::F32 && decode(elem, a).is_nan() && decode(elem, b).is_nan())
}

/// Explicit mantissa bits and the exponent of the smallest normal number.
fn precision(elem: Elem) -> (i32, i32) {
    match elem {
        Elem::F16 => (10, -14),
        Elem::Bf16 => (7, -126),
        _ => (23, -126),
    }
}

/// Distance between neighbouring numbers of a float element type at `value`; 1 for integers.
pub fn ulp(elem: Elem, value: f64) -> f64 {
    if elem.scalar() != Scalar::F32 {
        return 1.0;
    }
    let (mantissa_bits, min_exponent) = precision(elem);
    let exponent = if value == 0.0 || !value.is_finite() { min_exponent } else { exponent_of(value) };
    2_f64.powi(exponent.max(min_exponent) - mantissa_bits)
}

/// `floor(log2(|value|))` of a normal number.
fn exponent_of(value: f64) -> i32 {
    ((value.to_bits() >> 52) & 0x7ff) as i32 - 1023
}

/// The smallest positive normal number of a float element type.
pub fn min_normal(elem: Elem) -> f64 {
    2_f64.powi(precision(elem).1)
}

/// The largest finite number of an element type.
pub fn max_finite(elem: Elem) -> f64 {
    match elem {
        Elem::F32 => f64::from(f32::MAX),
        Elem::F16 => 65504.0,
        Elem::Bf16 => decode(Elem::Bf16, 0x7f7f),
        Elem::U32 => f64::from(u32::MAX),
        Elem::I32 => f64::from(i32::MAX),
        Elem::U16 => f64::from(u16::MAX),
        Elem::I16 => f64::from(i16::MAX),
        Elem::U8 => f64::from(u8::MAX),
        Elem::I8 => f64::from(i8::MAX),
    }
}

/// An output that is not as expected.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Mismatch {
    /// Another number of elements.
    #[error("`{tensor}` has {found} elements; required: {required}")]
    Length {
        /// Argument.
        tensor: &'static str,
        /// As found.
        found: usize,
        /// As expected.
        required: usize,
    },
    /// An element out of tolerance.
    #[error(transparent)]
    Element(Box<ElementMismatch>),
}

/// The first element out of tolerance.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error(
    "`{tensor}`[{index}] is {found} (bits {found_bits:#x}); required: {expected} within {allowed:e}; {n_wrong} of \
     {n_elems} elements differ"
)]
pub struct ElementMismatch {
    /// Argument.
    pub tensor: &'static str,
    /// Row-major element number.
    pub index: usize,
    /// Its value.
    pub found: f64,
    /// Its bits.
    pub found_bits: u32,
    /// The reference's value.
    pub expected: f64,
    /// The largest allowed distance.
    pub allowed: f64,
    /// Elements out of tolerance.
    pub n_wrong: usize,
    /// Elements in all.
    pub n_elems: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tolerance: Tolerance, expected: f64, found: f64) -> bool {
        let tensor = HostTensor::input("y", Elem::Bf16, &[1], |_| found);
        tolerance.check(&Expected::floats("y", vec![ExpectedFloat::of(expected)]), &tensor).is_ok()
    }

    #[test]
    fn bounds_accept_neighbours_and_refuse_the_next() {
        let bound = Tolerance::Bound { ulps: 1.0, relative: 0.0, absolute: 0.0 };
        assert!(check(bound, 1.0, 1.0 + 1.0 / 128.0));
        assert!(!check(bound, 1.0, 1.0 + 2.0 / 128.0));
        assert!(!check(Tolerance::Exact, 1.0, 1.0 + 1.0 / 128.0));
        assert!(!check(bound, 1.0, f64::NAN) && check(bound, f64::NAN, f64::NAN));
        assert!(!check(bound, 1.0, f64::INFINITY) && check(bound, 1e39, f64::INFINITY));
        assert!(!check(bound, f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn special_elements_can_be_left_out_and_others_cannot() {
        let bound = Tolerance::Bound { ulps: 1.0, relative: 0.0, absolute: 0.0 };
        let tensor = HostTensor::input("y", Elem::F32, &[2], |_| 1.0);
        for (value, passes) in [(f64::INFINITY, true), (f64::NAN, true), (2.0, false), (1.0, true)] {
            let floats = [1.0, value].map(ExpectedFloat::of).to_vec();
            let mut expected = Expected::floats("y", floats);
            expected.leave_out_special();
            assert_eq!(bound.check(&expected, &tensor).is_ok(), passes, "{value}");
        }
    }

    #[test]
    fn ulps_follow_the_element_type() {
        assert_eq!(ulp(Elem::Bf16, 1.5), 2_f64.powi(-7));
        assert_eq!(ulp(Elem::F16, 0.0), 2_f64.powi(-24));
        assert_eq!(ulp(Elem::F32, -4.0), 2_f64.powi(-21));
        assert_eq!(max_finite(Elem::Bf16), 255.0 * 2_f64.powi(120));
    }

    #[test]
    fn a_mismatch_names_the_first_element_and_counts_all() {
        let tensor = HostTensor::input("y", Elem::U32, &[3], |index| index as f64);
        let error = Tolerance::Exact.check(&Expected::bits("y", vec![0, 7, 7]), &tensor).unwrap_err();
        assert_eq!(error.to_string(), "`y`[1] is 1 (bits 0x1); required: 7 within 0e0; 2 of 3 elements differ");
    }
}
