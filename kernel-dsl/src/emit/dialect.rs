//! What a language does in its own way; everything else is printed by `c_like`.
//!
//! Invariants: operands arrive as text that may be evaluated once, in order; a method that needs one twice calls a
//! helper function. Names of helper functions end in the name of what they are for (`abs_f32`, `load_weights`).

use super::EmitError;
use super::context::{Context, Operand};
use super::text::Text;
use crate::ir::{
    ArrayId, AtomicOp, AtomicPlace, Barrier, BufferId, Builtin, Const, Elem, ImmediateId, ReduceOp, Scalar, Spelling,
    SubgroupOp, TilePlace, TileRole, Type, VoteOp, op::OpInfo,
};

/// A stretch of a buffer: `width` elements, or `width` words of narrow elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    Elements,
    Words,
}

/// A place in a buffer.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct BufferPlace {
    pub buffer: BufferId,
    pub unit: Unit,
    pub index: Operand,
    pub width: u8,
}

/// A tile's place with printed operands.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TileText {
    pub place: TilePlace,
    pub offset: Text,
    pub stride: Text,
}

/// A language.
pub(super) trait Dialect {
    /// The spelling of an op.
    fn spelling(&self, info: &OpInfo) -> Spelling;
    /// Whether a float op that rounds must be a statement of its own.
    fn separates_rounding(&self) -> bool;
    /// Whether the language evaluates operators on literals itself, and refuses the text when that overflows.
    fn folds_literals(&self) -> bool;

    /// The name of a type.
    fn type_name(&self, ty: Type) -> String;
    /// A literal of exactly these bits.
    fn literal(&self, cx: &mut Context, constant: Const) -> Text;
    /// The head of a function whose parameters and result are of one type, without the brace.
    fn function_head(&self, name: &str, parameters: &[&str], ty: Type) -> String;
    /// `let name = value`, without the semicolon.
    fn bind(&self, ty: Type, name: &str, value: &Text) -> String;
    /// A mutable variable, without the semicolon.
    fn declare(&self, ty: Type, name: &str, value: Option<&Text>) -> String;
    /// The head of an endless loop, without the brace.
    fn endless(&self) -> &'static str;
    /// An id or size.
    fn builtin(&self, cx: &mut Context, builtin: Builtin) -> Text;
    /// A scalar of the launch.
    fn immediate(&self, cx: &mut Context, id: ImmediateId) -> Text;

    /// An op that the table spells `Helper(name)`.
    fn helper(&self, cx: &mut Context, name: &'static str, operands: &[Operand]) -> Result<Text, EmitError>;
    /// Number conversion.
    fn convert(&self, cx: &mut Context, to: Scalar, operand: &Operand) -> Text;
    /// Same bits.
    fn bitcast(&self, to: Type, operand: &Operand) -> Text;
    /// Number to the bits of a narrow element.
    fn encode(&self, cx: &mut Context, elem: Elem, operand: &Operand) -> Text;
    /// Bits of a narrow element to its number.
    fn decode(&self, cx: &mut Context, elem: Elem, operand: &Operand) -> Text;
    /// One of two values.
    fn select(&self, cond: &Text, if_true: &Text, if_false: &Text) -> Text;

    /// The value at a place.
    fn load(&self, cx: &mut Context, place: &BufferPlace) -> Text;
    /// The statement that stores `value`, without the semicolon.
    fn store(&self, cx: &mut Context, place: &BufferPlace, value: &Operand) -> String;
    /// The value of an array's element.
    fn array_load(&self, cx: &mut Context, array: ArrayId, index: &Operand) -> Text;
    /// The statement that stores to an array's element, without the semicolon.
    fn array_store(&self, cx: &mut Context, array: ArrayId, index: &Operand, value: &Operand) -> String;
    /// An atomic; `index` is the place's index.
    fn atomic(&self, cx: &mut Context, op: AtomicOp, place: AtomicPlace, index: &Operand, value: &Operand) -> Text;

    /// A lane exchange.
    fn exchange(&self, cx: &mut Context, op: SubgroupOp, value: &Operand, arg: &Operand) -> Result<Text, EmitError>;
    /// A butterfly reduction.
    fn reduce(&self, cx: &mut Context, op: ReduceOp, value: &Operand) -> Result<Text, EmitError>;
    /// A vote.
    fn vote(&self, cx: &mut Context, op: VoteOp, cond: &Operand) -> Result<Text, EmitError>;
    /// A barrier, without the semicolon.
    fn barrier(&self, barrier: Barrier) -> String;

    /// An accumulator of zeros.
    fn tile_zero(&self, cx: &mut Context) -> Text;
    /// A tile from memory.
    fn tile_load(&self, cx: &mut Context, role: TileRole, place: &TileText) -> Text;
    /// `a * b + acc`
    fn tile_mul_add(&self, cx: &mut Context, a: &Text, b: &Text, acc: &Text) -> Text;
    /// The statement that stores an accumulator, without the semicolon.
    fn tile_store(&self, cx: &mut Context, place: &TileText, tile: &Text) -> String;
}
