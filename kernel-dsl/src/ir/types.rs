//! Types: what a value can be, what a buffer can store, where memory lives.
//!
//! Invariants: arithmetic happens on 32-bit scalars only (`f32`, `u32`, `i32`, `bool`); the narrow types exist in
//! storage, and loads and stores convert exactly (widening) or by round-to-nearest-even (narrowing).

use std::fmt;

/// A scalar that an expression can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Scalar {
    /// True or false; not storable.
    Bool,
    /// 32-bit signed integer, two's complement, wrapping.
    I32,
    /// 32-bit unsigned integer, wrapping.
    U32,
    /// IEEE-754 binary32.
    F32,
}

impl Scalar {
    /// WGSL's name, which is also Rust's.
    pub fn name(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::I32 => "i32",
            Scalar::U32 => "u32",
            Scalar::F32 => "f32",
        }
    }

    /// Whether this is `u32` or `i32`.
    pub fn is_integer(self) -> bool {
        matches!(self, Scalar::I32 | Scalar::U32)
    }
}

/// The element type of a storage buffer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Elem {
    /// IEEE-754 binary32, loads as `f32`.
    F32,
    /// IEEE-754 binary16, loads as `f32`, stores round to nearest even (overflow gives infinity).
    F16,
    /// The upper half of a binary32, loads as `f32`, stores round to nearest even.
    Bf16,
    /// Loads as `u32`.
    U32,
    /// Loads as `i32`.
    I32,
    /// Loads as `u32`; stores keep the low 16 bits.
    U16,
    /// Loads as `i32` with sign extension; stores keep the low 16 bits.
    I16,
    /// Loads as `u32`; stores keep the low 8 bits.
    U8,
    /// Loads as `i32` with sign extension; stores keep the low 8 bits.
    I8,
}

impl Elem {
    /// Every element type, in declaration order.
    pub const ALL: [Elem; 9] =
        [Elem::F32, Elem::F16, Elem::Bf16, Elem::U32, Elem::I32, Elem::U16, Elem::I16, Elem::U8, Elem::I8];

    /// Size of one element in bytes: 1, 2 or 4.
    pub fn bytes(self) -> u32 {
        match self {
            Elem::F32 | Elem::U32 | Elem::I32 => 4,
            Elem::F16 | Elem::Bf16 | Elem::U16 | Elem::I16 => 2,
            Elem::U8 | Elem::I8 => 1,
        }
    }

    /// Elements in one 32-bit word: 1, 2 or 4.
    pub fn per_word(self) -> u32 {
        4 / self.bytes()
    }

    /// The scalar that a load gives and a store takes.
    pub fn scalar(self) -> Scalar {
        match self {
            Elem::F32 | Elem::F16 | Elem::Bf16 => Scalar::F32,
            Elem::U32 | Elem::U16 | Elem::U8 => Scalar::U32,
            Elem::I32 | Elem::I16 | Elem::I8 => Scalar::I32,
        }
    }

    /// The name used in kernel ids and printed text.
    pub fn name(self) -> &'static str {
        match self {
            Elem::F32 => "f32",
            Elem::F16 => "f16",
            Elem::Bf16 => "bf16",
            Elem::U32 => "u32",
            Elem::I32 => "i32",
            Elem::U16 => "u16",
            Elem::I16 => "i16",
            Elem::U8 => "u8",
            Elem::I8 => "i8",
        }
    }
}

/// Rows and columns of every matrix tile. Metal's 8x8 simdgroup matrices are used four at a time.
pub const TILE_DIM: u32 = 16;

/// Which operand of `c = a * b + c` a matrix tile is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileRole {
    /// Left operand, `f16`.
    A,
    /// Right operand, `f16`.
    B,
    /// Accumulator, `f32`.
    Accumulator,
}

impl TileRole {
    /// The element type that a tile of this role holds.
    pub fn elem(self) -> Elem {
        match self {
            TileRole::A | TileRole::B => Elem::F16,
            TileRole::Accumulator => Elem::F32,
        }
    }
}

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// One scalar per invocation.
    Scalar(Scalar),
    /// `len` scalars per invocation; `len` is 2, 3 or 4.
    Vector(Scalar, u8),
    /// A 16x16 matrix held by a subgroup together. Fast mode only.
    Tile(TileRole),
}

impl Type {
    /// The type `bool`.
    pub const BOOL: Type = Type::Scalar(Scalar::Bool);
    /// The type `i32`.
    pub const I32: Type = Type::Scalar(Scalar::I32);
    /// The type `u32`.
    pub const U32: Type = Type::Scalar(Scalar::U32);
    /// The type `f32`.
    pub const F32: Type = Type::Scalar(Scalar::F32);

    /// Scalar or vector of `len` components (1 gives the scalar).
    pub fn of(scalar: Scalar, len: u8) -> Type {
        if len == 1 { Type::Scalar(scalar) } else { Type::Vector(scalar, len) }
    }

    /// The component scalar; `None` for a tile.
    pub fn scalar(self) -> Option<Scalar> {
        match self {
            Type::Scalar(scalar) | Type::Vector(scalar, _) => Some(scalar),
            Type::Tile(_) => None,
        }
    }

    /// Number of components: 1 for a scalar, 2 to 4 for a vector, 0 for a tile.
    pub fn components(self) -> u8 {
        match self {
            Type::Scalar(_) => 1,
            Type::Vector(_, len) => len,
            Type::Tile(_) => 0,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Scalar(scalar) => f.write_str(scalar.name()),
            Type::Vector(scalar, len) => write!(f, "vec{len}<{}>", scalar.name()),
            Type::Tile(role) => write!(
                f,
                "tile<{}>",
                match role {
                    TileRole::A => "a",
                    TileRole::B => "b",
                    TileRole::Accumulator => "acc",
                }
            ),
        }
    }
}

/// What a kernel may do with a storage buffer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    /// `In<T>`.
    Read,
    /// `Out<T>`: written, never read; the launch may hand over uninitialised memory.
    Write,
    /// `InOut<T>`.
    ReadWrite,
}

impl Access {
    /// Whether loads are allowed.
    pub fn can_read(self) -> bool {
        self != Access::Write
    }
    /// Whether stores are allowed.
    pub fn can_write(self) -> bool {
        self != Access::Read
    }
}

/// Where an array lives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArraySpace {
    /// Shared by the workgroup, uninitialised at its start.
    Workgroup,
    /// One copy per invocation, uninitialised where declared.
    Private,
}
