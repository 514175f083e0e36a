//! What a device is and can do, as plain data for people and for `--json`.
//!
//! Invariants: nothing here decides anything; it says what was decided from the adapter.

use std::fmt;

use kernel_dsl::target::{FloatZero, FmaLowering, SubgroupLowering, Target};
use serde::Serialize;

use crate::adapter::AdapterSummary;
use crate::engine::MemoryLimits;
use crate::probe::facts::ProbeReport;

/// How kernels reach a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KernelRoute {
    /// Our SPIR-V, with every float result marked as not to be contracted. Strict and fast mode.
    Spirv,
    /// Our Metal source, with the pragmas that forbid contraction. Strict and fast mode.
    Msl,
    /// WGSL, which leaves rounding to the driver. Fast mode only.
    Wgsl,
}

impl KernelRoute {
    /// Whether rounding can be controlled, so that strict mode keeps its promise.
    pub fn is_strict(self) -> bool {
        self != KernelRoute::Wgsl
    }
}

impl fmt::Display for KernelRoute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KernelRoute::Spirv => "spirv",
            KernelRoute::Msl => "msl",
            KernelRoute::Wgsl => "wgsl",
        })
    }
}

/// A device, described.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeviceDescription {
    /// Name, backend and kind.
    #[serde(flatten)]
    pub adapter: AdapterSummary,
    /// Name of the driver.
    pub driver: String,
    /// Its version.
    pub driver_info: String,
    /// Smallest hardware subgroup.
    pub subgroup_min: u32,
    /// Largest hardware subgroup.
    pub subgroup_max: u32,
    /// How the language's 32-lane subgroups come about.
    pub subgroups: &'static str,
    /// How kernels reach it.
    pub route: KernelRoute,
    /// Whether strict mode is offered.
    pub strict: bool,
    /// Why not.
    pub refusal: Option<String>,
    /// What the start-up probe found.
    pub probe: Option<ProbeReport>,
    /// Its time in microseconds, compilation included.
    pub probe_us: u64,
    /// How `fma` comes about.
    pub fma: &'static str,
    /// How zeros in float arithmetic come about.
    pub float_zero: &'static str,
    /// `f16` in shaders.
    pub shader_f16: bool,
    /// 16x16x16 matrix tiles.
    pub matrix_tiles: bool,
    /// Time of single dispatches.
    pub timestamps: bool,
    /// Buffer and binding sizes.
    pub memory: MemoryLimits,
    /// Bytes of the device's own memory, where its driver tells.
    pub memory_bytes: Option<u64>,
    /// Bytes of workgroup memory.
    pub workgroup_bytes: u64,
    /// Invocations of a workgroup.
    pub workgroup_invocations: u32,
    /// Workgroups of a dispatch along each axis.
    pub dispatch: u32,
    /// Storage buffers of a kernel.
    pub buffers: u32,
    /// Bytes of immediates.
    pub immediate_bytes: u32,
}

/// The word for a lowering.
pub(crate) fn lowering_name(lowering: SubgroupLowering) -> &'static str {
    match lowering {
        SubgroupLowering::Native => "native",
        SubgroupLowering::WorkgroupMemory => "workgroup_memory",
    }
}

impl DeviceDescription {
    /// Fills the numbers from a target.
    pub(crate) fn set_target(&mut self, target: &Target) {
        self.subgroups = lowering_name(target.features.subgroups);
        self.fma = match target.features.fma {
            FmaLowering::Native => "native",
            FmaLowering::Software => "software",
        };
        self.float_zero = match target.features.float_zero {
            FloatZero::Literal => "literal",
            FloatZero::Opaque => "opaque",
        };
        self.shader_f16 = target.features.shader_f16;
        self.matrix_tiles = target.features.matrix_tiles;
        self.workgroup_bytes = target.limits.workgroup_bytes;
        self.workgroup_invocations = target.limits.workgroup_invocations;
        self.dispatch = target.limits.dispatch;
        self.buffers = target.limits.buffers;
        self.immediate_bytes = target.limits.immediate_bytes;
    }
}

impl fmt::Display for DeviceDescription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |able: bool| if able { "yes" } else { "no" };
        writeln!(f, "{}, {} {}", self.adapter, self.driver, self.driver_info)?;
        match &self.refusal {
            None => writeln!(f, "  kernels        {}, strict mode: {}", self.route, yes(self.strict))?,
            Some(refusal) => writeln!(f, "  kernels        {}, strict mode: no: {refusal}", self.route)?,
        }
        writeln!(
            f,
            "  subgroups      hardware {}..{}, lowering {}",
            self.subgroup_min, self.subgroup_max, self.subgroups
        )?;
        writeln!(f, "  floats         fma {}, zeros {}", self.fma, self.float_zero)?;
        if let Some(probe) = &self.probe {
            write!(f, "{probe}")?;
            writeln!(f, "  probe          {:.1} ms", self.probe_us as f64 / 1000.0)?;
        }
        write!(f, "  features       f16 {}, ", yes(self.shader_f16))?;
        writeln!(f, "matrix tiles {}, timestamps {}", yes(self.matrix_tiles), yes(self.timestamps))?;
        if let Some(bytes) = self.memory_bytes {
            writeln!(f, "  memory bytes   {bytes}")?;
        }
        writeln!(f, "  buffer bytes   {}, bound at most {}", self.memory.buffer_bytes, self.memory.binding_bytes)?;
        write!(f, "  workgroup      {} bytes, {} invocations, ", self.workgroup_bytes, self.workgroup_invocations)?;
        writeln!(f, "{} workgroups an axis", self.dispatch)?;
        writeln!(f, "  arguments      {} buffers, {} immediate bytes", self.buffers, self.immediate_bytes)
    }
}
