//! Targets: a language with the limits and features of a device, as far as kernels depend on them.
//!
//! Invariants: presets are the smallest common device of their kind, so text committed for a preset runs on all of
//! that kind; a runtime makes its own `Target` from the adapter at hand.

/// The language that a kernel is emitted in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// WGSL for wgpu: immediates, no `enable subgroups;`.
    Wgsl,
    /// WGSL for browsers: scalars in one uniform buffer, `enable subgroups;`.
    BrowserWgsl,
    /// Metal Shading Language.
    Msl,
    /// The CPU engine.
    Cpu,
}

impl Language {
    /// The name used on command lines and in file names.
    pub fn name(self) -> &'static str {
        match self {
            Language::Wgsl => "wgsl",
            Language::BrowserWgsl => "browser-wgsl",
            Language::Msl => "msl",
            Language::Cpu => "cpu",
        }
    }
}

/// How the language's 32-lane subgroups come about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SubgroupLowering {
    /// Hardware subgroups of 32 lanes or a multiple, lanes in order of `local_invocation_index`.
    Native,
    /// Exchange through workgroup memory between barriers.
    WorkgroupMemory,
}

/// How a `fma` with one rounding comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FmaLowering {
    /// The device's own `fma` rounds once.
    Native,
    /// Integer arithmetic, because the device's own multiplies and adds with two roundings.
    Software,
}

/// Whether float arithmetic with a literal zero keeps its IEEE meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatZero {
    /// It does.
    Literal,
    /// The driver drops such arithmetic as if there were no negative zero, infinity and NaN, so zeros are made at run
    /// time in a way that no compiler sees through.
    Opaque,
}

/// What a device can do, beyond what every target must, and what its compiler gets wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Features {
    /// How subgroup ops are lowered.
    pub subgroups: SubgroupLowering,
    /// `f16` in shaders, for workgroup arrays of `f16`.
    pub shader_f16: bool,
    /// 16x16x16 matrix tiles with f16 operands and f32 accumulation.
    pub matrix_tiles: bool,
    /// How `fma` is lowered.
    pub fma: FmaLowering,
    /// How float literals that are zero are lowered in ops that round.
    pub float_zero: FloatZero,
}

/// 32-lane subgroups, `f16`, tiles, exact `fma` and zeros.
const COMPLETE: Features = Features {
    subgroups: SubgroupLowering::Native,
    shader_f16: true,
    matrix_tiles: true,
    fma: FmaLowering::Native,
    float_zero: FloatZero::Literal,
};

/// Numbers that a kernel must stay under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// Bytes of workgroup memory.
    pub workgroup_bytes: u64,
    /// Invocations of a workgroup.
    pub workgroup_invocations: u32,
    /// Invocations of a workgroup along each axis.
    pub workgroup_size: [u32; 3],
    /// Storage buffers of a kernel.
    pub buffers: u32,
    /// Bytes of immediates.
    pub immediate_bytes: u32,
    /// Workgroups of a dispatch along each axis.
    pub dispatch: u32,
    /// Statements of a kernel's body; compilers crash or crawl beyond it.
    pub statements: u32,
}

/// A language with limits and features.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// The language.
    pub language: Language,
    /// Numbers.
    pub limits: Limits,
    /// Abilities.
    pub features: Features,
}

/// 32 KiB of workgroup memory, 1,024 invocations, 128 immediate bytes: every current desktop device through wgpu.
const DESKTOP: Limits = Limits {
    workgroup_bytes: 32 << 10,
    workgroup_invocations: 1024,
    workgroup_size: [1024, 1024, 64],
    buffers: 12,
    immediate_bytes: 128,
    dispatch: 65_535,
    statements: 20_000,
};

impl Target {
    /// wgpu on a device with 32-lane subgroups.
    pub const WGSL: Target = Target { language: Language::Wgsl, limits: DESKTOP, features: COMPLETE };

    /// wgpu on a device without 32-lane subgroups and exact arithmetic (lavapipe: 8 lanes, `fma` rounds twice).
    pub const WGSL_NO_SUBGROUPS: Target = Target {
        language: Language::Wgsl,
        limits: DESKTOP,
        features: Features {
            subgroups: SubgroupLowering::WorkgroupMemory,
            matrix_tiles: false,
            fma: FmaLowering::Software,
            float_zero: FloatZero::Opaque,
            ..COMPLETE
        },
    };

    /// WebGPU's default limits, with subgroups.
    pub const BROWSER: Target = Target {
        language: Language::BrowserWgsl,
        limits: Limits {
            workgroup_bytes: 16 << 10,
            workgroup_invocations: 256,
            workgroup_size: [256, 256, 64],
            buffers: 8,
            immediate_bytes: 128,
            dispatch: 65_535,
            statements: 20_000,
        },
        // Browsers run on drivers of every kind, and promise nothing of `fma`.
        features: Features { matrix_tiles: false, fma: FmaLowering::Software, ..COMPLETE },
    };

    /// Metal on Apple silicon.
    pub const MSL: Target =
        Target { language: Language::Msl, limits: Limits { buffers: 28, ..DESKTOP }, features: COMPLETE };

    /// The CPU engine.
    pub const CPU: Target = Target {
        language: Language::Cpu,
        limits: Limits { dispatch: u32::MAX, buffers: 28, statements: 1_000_000, ..DESKTOP },
        features: COMPLETE,
    };
}
