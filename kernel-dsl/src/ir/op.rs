//! The op table: one row per op with its name, typing rule, rounding class and spelling in each language.
//!
//! Invariants: a row is the only place that spells an op; emitters, printer and validator read it.
//! An op whose meaning a language's own function does not guarantee is spelled `Helper`: the emitter writes one
//! function of that name from its `polyfill` file, and the meaning stated here is the meaning everywhere.

use super::types::{Scalar, Type};

/// How an op's float result is rounded. Part of the op, not of a compiler flag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rounding {
    /// The op does not round (integers, comparisons, sign changes, moves).
    Exact,
    /// Rounded on its own to nearest even. Never contracted, never re-associated.
    Rn,
    /// The op is a fused multiply-add with one rounding.
    Fused,
    /// Fast mode: may be contracted, re-associated, or use the native function.
    Any,
}

impl Rounding {
    /// The suffix in printed text: empty, `.rn`, `.fused`, `.any`.
    pub fn suffix(self) -> &'static str {
        match self {
            Rounding::Exact => "",
            Rounding::Rn => ".rn",
            Rounding::Fused => ".fused",
            Rounding::Any => ".any",
        }
    }
}

/// How a language writes an op.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// `a OP b`
    Infix(&'static str),
    /// `OP a`
    Prefix(&'static str),
    /// `NAME(a, ...)`, with exactly the meaning of the table.
    Call(&'static str),
    /// `NAME(a, ...)` where the emitter's polyfill file defines NAME.
    Helper(&'static str),
}

/// Which operand types an op takes and what it gives. Vectors work component by component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// `f32 -> f32` (all operands and the result)
    Float,
    /// `f32 -> f32` or `i32 -> i32`
    Signed,
    /// `u32 -> u32` or `i32 -> i32`
    Integer,
    /// `f32`, `u32` or `i32`, all operands and the result alike
    Number,
    /// `bool -> bool`
    Boolean,
    /// operands `f32`, `u32` or `i32` alike, result `bool`
    Compare,
    /// operands `f32`, `u32`, `i32` or `bool` alike, result `bool`
    Equality,
    /// left `u32` or `i32`, right `u32` with as many components, result like left
    Shift,
    /// `u32 -> u32`, scalars only
    Word,
    /// `u32, u32 -> i32`, scalars only
    SignedDot,
}

impl Rule {
    /// The result type, or `None` when the operand types break the rule.
    pub fn result(self, operands: &[Type]) -> Option<Type> {
        let first = *operands.first()?;
        let scalar = first.scalar()?;
        let alike = operands.iter().all(|&ty| ty == first);
        match self {
            Rule::Float => (alike && scalar == Scalar::F32).then_some(first),
            Rule::Signed => (alike && matches!(scalar, Scalar::F32 | Scalar::I32)).then_some(first),
            Rule::Integer => (alike && scalar.is_integer()).then_some(first),
            Rule::Number => (alike && scalar != Scalar::Bool).then_some(first),
            Rule::Boolean => (alike && scalar == Scalar::Bool).then_some(first),
            Rule::Compare => (alike && scalar != Scalar::Bool).then(|| Type::of(Scalar::Bool, first.components())),
            Rule::Equality => alike.then(|| Type::of(Scalar::Bool, first.components())),
            Rule::Shift => {
                let amount = *operands.get(1)?;
                (scalar.is_integer() && amount == Type::of(Scalar::U32, first.components())).then_some(first)
            }
            Rule::Word => (alike && first == Type::U32).then_some(first),
            Rule::SignedDot => (alike && first == Type::U32).then_some(Type::I32),
        }
    }
}

/// One row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpInfo {
    /// The name in printed text.
    pub name: &'static str,
    /// Operand and result types.
    pub rule: Rule,
    /// Whether a float result is rounded (then the op carries `Rn` or `Any`).
    pub rounds: bool,
    /// Whether only fast mode may use it: the native function's bits differ from device to device.
    pub fast_only: bool,
    /// WGSL spelling.
    pub wgsl: Spelling,
    /// MSL spelling.
    pub msl: Spelling,
}

macro_rules! op_table {
    (
        $(#[$doc:meta])* $enum:ident, $arity:literal;
        $( $(#[$row_doc:meta])* $op:ident, $name:literal, $rule:ident, $class:ident, $wgsl:expr, $msl:expr; )*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $enum { $( $(#[$row_doc])* $op, )* }

        impl $enum {
            /// Every op of the table, in order.
            pub const ALL: &'static [$enum] = &[$($enum::$op),*];
            /// Number of operands.
            pub const ARITY: usize = $arity;

            /// The table row of this op.
            pub fn info(self) -> OpInfo {
                use Spelling::*;
                match self {
                    $( $enum::$op => OpInfo {
                        name: $name,
                        rule: Rule::$rule,
                        rounds: class::$class.0,
                        fast_only: class::$class.1,
                        wgsl: $wgsl,
                        msl: $msl,
                    }, )*
                }
            }
        }
    };
}

/// `(rounds, fast_only)`
mod class {
    pub const EXACT: (bool, bool) = (false, false);
    pub const ROUNDS: (bool, bool) = (true, false);
    pub const NATIVE: (bool, bool) = (true, true);
}

op_table! {
    /// Ops of one operand.
    UnaryOp, 1;
    /// Sign change; of an integer, wrapping.
    Neg, "neg", Signed, EXACT, Helper("neg"), Helper("neg");
    /// Logical not.
    Not, "not", Boolean, EXACT, Prefix("!"), Prefix("!");
    /// Bitwise complement.
    BitNot, "bit_not", Integer, EXACT, Prefix("~"), Prefix("~");
    /// Sign cleared; of `i32::MIN`, `i32::MIN`.
    Abs, "abs", Signed, EXACT, Helper("abs"), Helper("abs");
    /// Largest integral value not above.
    Floor, "floor", Float, EXACT, Call("floor"), Call("floor");
    /// Smallest integral value not below.
    Ceil, "ceil", Float, EXACT, Call("ceil"), Call("ceil");
    /// Toward zero.
    Trunc, "trunc", Float, EXACT, Call("trunc"), Call("trunc");
    /// To the nearest integral value, ties to even.
    RoundEven, "round_even", Float, EXACT, Call("round"), Call("rint");
    /// Number of one bits.
    CountOnes, "count_ones", Word, EXACT, Call("countOneBits"), Call("popcount");
    /// Number of leading zero bits; 32 for zero.
    LeadingZeros, "leading_zeros", Word, EXACT, Call("countLeadingZeros"), Call("clz");
    /// Bits in reverse order.
    ReverseBits, "reverse_bits", Word, EXACT, Call("reverseBits"), Call("reverse_bits");
    /// Square root, correctly rounded; a subnormal counts as zero of its sign, NaN and negative numbers give `7fc00000`.
    /// No device's own: functions of the text ([`crate::pass::lower::quotient`]), the CPU's own on the CPU engine.
    Root, "root", Float, ROUNDS, Helper("root_rn"), Helper("root_rn");
    /// Native square root.
    Sqrt, "sqrt", Float, NATIVE, Call("sqrt"), Call("sqrt");
    /// Native reciprocal square root.
    Rsqrt, "rsqrt", Float, NATIVE, Call("inverseSqrt"), Call("rsqrt");
    /// Native e^x.
    Exp, "exp", Float, NATIVE, Call("exp"), Call("exp");
    /// Native 2^x.
    Exp2, "exp2", Float, NATIVE, Call("exp2"), Call("exp2");
    /// Native natural logarithm.
    Log, "log", Float, NATIVE, Call("log"), Call("log");
    /// Native base-2 logarithm.
    Log2, "log2", Float, NATIVE, Call("log2"), Call("log2");
    /// Native sine.
    Sin, "sin", Float, NATIVE, Call("sin"), Call("sin");
    /// Native cosine.
    Cos, "cos", Float, NATIVE, Call("cos"), Call("cos");
    /// Native hyperbolic tangent.
    Tanh, "tanh", Float, NATIVE, Call("tanh"), Call("tanh");
}

op_table! {
    /// Ops of two operands.
    BinaryOp, 2;
    /// Sum; of integers, wrapping.
    Add, "add", Number, ROUNDS, Infix("+"), Helper("add");
    /// Difference; of integers, wrapping.
    Sub, "sub", Number, ROUNDS, Infix("-"), Helper("sub");
    /// Product; of integers, the low 32 bits.
    Mul, "mul", Number, ROUNDS, Infix("*"), Helper("mul");
    /// Integer quotient toward zero; `x / 0 = x` and `i32::MIN / -1 = i32::MIN`.
    Div, "div", Integer, EXACT, Helper("div"), Helper("div");
    /// Integer remainder with the sign of the left operand; `x % 0 = 0` and `i32::MIN % -1 = 0`.
    Rem, "rem", Integer, EXACT, Helper("rem"), Helper("rem");
    /// Float quotient, correctly rounded, by the same means as `Root`. A subnormal counts as zero of its sign, and so does
    /// a result that is below 2^-126 after rounding to 24 bits; every NaN is `7fc00000`.
    Quotient, "quotient", Float, ROUNDS, Helper("quotient_rn"), Helper("quotient_rn");
    /// Native float quotient.
    DivNative, "div_native", Float, NATIVE, Infix("/"), Infix("/");
    /// `if b < a { b } else { a }`, so the left operand wins ties and a NaN on the right is dropped.
    Min, "min", Number, EXACT, Helper("min"), Helper("min");
    /// `if a < b { b } else { a }`, so the left operand wins ties and a NaN on the right is dropped.
    Max, "max", Number, EXACT, Helper("max"), Helper("max");
    /// Bitwise and.
    BitAnd, "bit_and", Integer, EXACT, Infix("&"), Infix("&");
    /// Bitwise or.
    BitOr, "bit_or", Integer, EXACT, Infix("|"), Infix("|");
    /// Bitwise exclusive or.
    BitXor, "bit_xor", Integer, EXACT, Infix("^"), Infix("^");
    /// Shift left by the amount modulo 32.
    Shl, "shl", Shift, EXACT, Helper("shl"), Helper("shl");
    /// Shift right by the amount modulo 32; arithmetic for `i32`.
    Shr, "shr", Shift, EXACT, Helper("shr"), Helper("shr");
    /// Logical and; both operands are evaluated.
    And, "and", Boolean, EXACT, Infix("&"), Infix("&");
    /// Logical or; both operands are evaluated.
    Or, "or", Boolean, EXACT, Infix("|"), Infix("|");
    /// Equal; false if either is NaN.
    Eq, "eq", Equality, EXACT, Infix("=="), Infix("==");
    /// Not equal; true if either is NaN.
    Ne, "ne", Equality, EXACT, Helper("ne"), Infix("!=");
    /// Less; false if either is NaN.
    Lt, "lt", Compare, EXACT, Infix("<"), Infix("<");
    /// Less or equal; false if either is NaN.
    Le, "le", Compare, EXACT, Infix("<="), Infix("<=");
    /// Greater; false if either is NaN.
    Gt, "gt", Compare, EXACT, Infix(">"), Infix(">");
    /// Greater or equal; false if either is NaN.
    Ge, "ge", Compare, EXACT, Infix(">="), Infix(">=");
    /// Sum of the four products of unsigned bytes.
    Dot4U8, "dot4_u8", Word, EXACT, Call("dot4U8Packed"), Helper("dot4_u8");
    /// Sum of the four products of signed bytes.
    Dot4I8, "dot4_i8", SignedDot, EXACT, Call("dot4I8Packed"), Helper("dot4_i8");
}

op_table! {
    /// Ops of three operands.
    TernaryOp, 3;
    /// `a * b + c` with one rounding; carries `Fused`. By integers, where the device's own rounds twice
    /// (`FmaLowering::Software`): that one keeps subnormals also where the device's floats are flushed.
    Fma, "fma", Float, ROUNDS, Call("fma"), Call("fma");
    /// Low word of `(a:b) >> (c % 32)` where `a` is the high word: a 32-bit window of 64 bits.
    FunnelShr, "funnel_shr", Word, EXACT, Helper("funnel_shr"), Helper("funnel_shr");
}
