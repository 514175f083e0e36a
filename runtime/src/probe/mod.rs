//! The start-up probe: known inputs through tiny kernels, once for each opened device, decide how kernels are lowered.
//!
//! The kernels (`kernels.rs`) are written in the kernel language and take the way of all kernels, once as the device has
//! it, and again in each form that had to be lowered. [`facts`] compares the bits with plain Rust, [`decide`] chooses.
//!
//! Invariants: nothing is taken from a driver's name; a lowering is used only after it was probed. Refused: strict mode,
//! with the fact, where nothing gives the promised bits.

pub mod decide;
pub mod facts;
mod inputs;
mod kernels;

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel_dsl::build::BuildError;
use kernel_dsl::ir::{Elem, Mode};
use kernel_dsl::target::{Features, FloatZero, FmaLowering, SubgroupLowering};

use self::decide::choose_features;
use self::facts::{ArithmeticFacts, GroupFacts, NativeFacts, ProbeReport};
use self::inputs::{Inputs, N_INPUTS, N_ROUNDS};
use self::kernels::{
    HALF_TEXT, N_FAST_ROWS, N_GROUP_ROWS, N_ROWS, ProbeArithmeticArgs, ProbeGroupsArgs, ProbeHalfArgs, WORKGROUP,
};
use crate::buffer::Tensor;
use crate::device::{Device, DeviceError};
use crate::engine::{Checks, Engine, RunError, WgpuEngine};
use crate::kernel_module::{KernelModule, ModuleCode};
use crate::recording::{Outputs, ReadBackId, RecordError, Recording};

/// Why a probe gave no report.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ProbeError {
    /// A kernel of the probe is malformed.
    #[error(transparent)]
    Build(#[from] BuildError),
    /// A run failed.
    #[error(transparent)]
    Run(#[from] RunError),
    /// A launch cannot be recorded.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// A device whose features were chosen by a probe.
pub(crate) struct Probed {
    /// The device.
    pub(crate) device: Device,
    /// What was found.
    pub(crate) report: ProbeReport,
    /// How long it took.
    pub(crate) time: Duration,
}

/// Probes a device and chooses its features. `can_exchange` says whether native subgroup ops may be tried.
///
/// # Errors
/// [`DeviceError`] when the device fails, [`DeviceError::Probe`] when it cannot run the probe.
pub(crate) fn probe(device: Device, can_exchange: bool) -> Result<Probed, DeviceError> {
    let start = Instant::now();
    let name = device.name().to_owned();
    match run(device, can_exchange) {
        Ok((device, report)) => Ok(Probed { device, report, time: start.elapsed() }),
        Err(ProbeError::Run(RunError::Device(error))) => Err(error),
        Err(error) => Err(DeviceError::Probe { adapter: name, reason: error.to_string() }),
    }
}

fn run(device: Device, can_exchange: bool) -> Result<(Device, ProbeReport), ProbeError> {
    let inputs = Inputs::new();
    let known = device.target().features;
    let is_strict = device.describe().route.is_strict();
    let native = Features {
        subgroups: if can_exchange { SubgroupLowering::Native } else { SubgroupLowering::WorkgroupMemory },
        fma: FmaLowering::Native,
        float_zero: FloatZero::Literal,
        ..known
    };
    let mut session = Session::begin(device, native, &inputs)?;
    let strict = if is_strict { Some(session.arithmetic(Mode::Strict)?) } else { None };
    let (fast, half, groups) = (session.arithmetic(Mode::Fast)?, session.half()?, session.groups()?);
    let (device, found) = session.finish()?;
    let arithmetic = |id| ArithmeticFacts::read(&words(&found, id), &inputs);
    let group_facts = Some(GroupFacts::read(&words(&found, groups), &inputs));
    let mut report = ProbeReport {
        n_inputs: N_INPUTS as u32,
        strict: strict.map(arithmetic),
        strict_lowered: None,
        fast: arithmetic(fast),
        native: NativeFacts::read(&words(&found, fast), &words(&found, half), &inputs),
        groups: group_facts.filter(|_| can_exchange),
        groups_lowered: group_facts.filter(|_| !can_exchange),
    };

    // What was chosen is probed as it was chosen.
    let chosen = choose_features(&report, known);
    let mut session = Session::begin(device, chosen, &inputs)?;
    let is_lowered = (chosen.fma, chosen.float_zero) != (native.fma, native.float_zero);
    let strict = if is_strict && is_lowered { Some(session.arithmetic(Mode::Strict)?) } else { None };
    let groups = if chosen.subgroups != native.subgroups { Some(session.groups()?) } else { None };
    let (device, found) = session.finish()?;
    report.strict_lowered = strict.map(|id| ArithmeticFacts::read(&words(&found, id), &inputs));
    report.groups_lowered = groups.map(|id| GroupFacts::read(&words(&found, id), &inputs)).or(report.groups_lowered);
    Ok((device, report))
}

/// The words of a read-back.
fn words(outputs: &Outputs, id: ReadBackId) -> Vec<u32> {
    bytemuck::pod_collect_to_vec(outputs.bytes(id))
}

/// Launches under one choice of features, in one submission.
struct Session {
    engine: WgpuEngine,
    recording: Recording,
    /// `x y z small factor special`
    floats: [Tensor; 6],
    values: Tensor,
}

impl Session {
    fn begin(mut device: Device, features: Features, inputs: &Inputs) -> Result<Session, ProbeError> {
        device.set_features(features);
        let mut recording = Recording::new();
        let mut upload = |label: &str, elem, bytes: &[u8]| {
            let tensor = Tensor::allocate(label, elem, &[N_INPUTS as u32]);
            recording.upload(tensor.buffer(), 0, bytes).map(|()| tensor)
        };
        let mut float = |label, numbers: &[f32]| upload(label, Elem::F32, bytemuck::cast_slice(numbers));
        let floats = [
            float("x", &inputs.x)?,
            float("y", &inputs.y)?,
            float("z", &inputs.z)?,
            float("small", &inputs.small)?,
            float("factor", &inputs.factor)?,
            float("special", &inputs.special)?,
        ];
        let values = upload("values", Elem::U32, bytemuck::cast_slice(&inputs.values))?;
        Ok(Session { engine: WgpuEngine::new(device, Checks::Off), recording, floats, values })
    }

    fn read_back(&mut self, tensor: &Tensor) -> ReadBackId {
        self.recording.read_back(tensor.range())
    }

    fn arithmetic(&mut self, mode: Mode) -> Result<ReadBackId, ProbeError> {
        let (id, n_rows) = match mode {
            Mode::Strict => ("probe_arithmetic__strict", N_ROWS),
            Mode::Fast => ("probe_arithmetic__fast", N_FAST_ROWS),
        };
        let kernel = Arc::new(kernels::probe_arithmetic(id, mode, n_rows)?);
        let bits = Tensor::allocate("bits", Elem::U32, &[n_rows, N_INPUTS as u32]);
        let [x, y, z, small, factor, special] = self.floats.clone();
        let arguments = ProbeArithmeticArgs { x, y, z, small, factor, special, bits: bits.clone(), n_terms: N_ROUNDS };
        self.recording.dispatch(&kernel, arguments)?;
        Ok(self.read_back(&bits))
    }

    fn groups(&mut self) -> Result<ReadBackId, ProbeError> {
        let kernel = Arc::new(kernels::probe_groups("probe_groups")?);
        let bits = Tensor::allocate("bits", Elem::U32, &[N_GROUP_ROWS, N_INPUTS as u32]);
        let arguments = ProbeGroupsArgs { values: self.values.clone(), bits: bits.clone(), n_rounds: N_ROUNDS };
        self.recording.dispatch(&kernel, arguments)?;
        Ok(self.read_back(&bits))
    }

    fn half(&mut self) -> Result<ReadBackId, ProbeError> {
        let id = "probe_half";
        let kernel = Arc::new(kernels::probe_half(id)?);
        let bits = Tensor::allocate("bits", Elem::U32, &[N_INPUTS as u32]);
        let arguments = ProbeHalfArgs { x: self.floats[0].clone(), bits: bits.clone() };
        let code = ModuleCode::Wgsl(HALF_TEXT.to_owned());
        let module = KernelModule { code, entry_point: id.to_owned(), workgroup_size: [WORKGROUP, 1, 1] };
        self.engine.insert_module(&kernel, &module)?;
        self.recording.dispatch(&kernel, arguments)?;
        Ok(self.read_back(&bits))
    }

    fn finish(mut self) -> Result<(Device, Outputs), ProbeError> {
        let outputs = self.engine.run(&self.recording)?;
        Ok((self.engine.into_device(), outputs))
    }
}
