//! Adapters and devices: which are present, what one can do, and how its failures become typed errors.
//!
//! Invariants: the target is read from the adapter, the device opened with the adapter's own limits; no wgpu error panics:
//! operations run inside error scopes, and a lost device and exhausted memory are errors with names. How kernels are lowered is decided by the probe when a device is opened. Refused: an adapter that is not there, and strict mode where the probe says that its promise cannot be kept.

use std::sync::{Arc, Mutex, PoisonError};

use kernel_dsl::ir::Mode;
use kernel_dsl::target::{Features, FloatZero, FmaLowering, Language, Limits, SubgroupLowering, Target};

use crate::adapter::{AdapterChoice, AdapterError, AdapterKind, AdapterSummary, select};
use crate::description::{DeviceDescription, KernelRoute};
use crate::engine::MemoryLimits;
use crate::probe::decide::{StrictRefusal, check_strict};
use crate::probe::probe;

/// Why a device cannot be opened or used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeviceError {
    /// No adapter was chosen.
    #[error(transparent)]
    Adapter(#[from] AdapterError),
    /// The CPU engine was chosen where a device is needed.
    #[error("the choice `{found}` is the cpu engine; required: an adapter of wgpu (`espalier devices` lists them)")]
    NoAdapter {
        /// What was asked for.
        found: AdapterChoice,
    },
    /// The driver refused to open the device.
    #[error("adapter `{adapter}` could not be opened: {reason}")]
    Open {
        /// The adapter.
        adapter: String,
        /// The driver's words.
        reason: String,
    },
    /// Strict mode on a device that offers no control over rounding.
    #[error(
        "adapter `{adapter}` ({backend}) leaves rounding to its driver; \
         required for strict mode: vulkan, metal or the cpu engine (use `--mode fast` or `--adapter cpu`)"
    )]
    NoStrict {
        /// The adapter.
        adapter: String,
        /// Its backend.
        backend: &'static str,
    },
    /// Strict mode on a device whose arithmetic cannot be made to keep the promise.
    #[error("adapter `{adapter}`: {refusal} for strict mode (use `--mode fast` or `--adapter cpu`)")]
    StrictRefused {
        /// The adapter.
        adapter: String,
        /// What the probe found.
        refusal: StrictRefusal,
    },
    /// The device cannot run the start-up probe.
    #[error("adapter `{adapter}` did not run the start-up probe: {reason}")]
    Probe {
        /// The adapter.
        adapter: String,
        /// Why.
        reason: String,
    },
    /// The device is gone.
    #[error("adapter `{adapter}` was lost: {reason}")]
    Lost {
        /// The adapter.
        adapter: String,
        /// The driver's words.
        reason: String,
    },
    /// No memory is left.
    #[error("adapter `{adapter}` is out of memory for {what}")]
    OutOfMemory {
        /// The adapter.
        adapter: String,
        /// What needed it.
        what: String,
    },
    /// wgpu or the driver refused an operation: a bug in this project or in the driver.
    #[error("adapter `{adapter}` refused {what}: {reason}")]
    Refused {
        /// The adapter.
        adapter: String,
        /// What was tried.
        what: String,
        /// wgpu's words.
        reason: String,
    },
}

/// What a device reported outside of any operation of ours.
#[derive(Default)]
struct Faults {
    lost: Option<String>,
    uncaptured: Option<String>,
}

/// An open device.
pub struct Device {
    pub(crate) device: wgpu::Device,
    pub(crate) queue: wgpu::Queue,
    target: Target,
    description: DeviceDescription,
    strict: Result<(), StrictRefusal>,
    faults: Arc<Mutex<Faults>>,
}

/// An adapter of the list: what it is, and what opening it showed.
pub struct Listed {
    /// Name, backend and kind.
    pub adapter: AdapterSummary,
    /// What it can do, or why it cannot be opened.
    pub description: Result<DeviceDescription, DeviceError>,
}

fn instance() -> wgpu::Instance {
    let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
    // The validation layers need packages of their own: on only where WGPU_VALIDATION asks for them.
    descriptor.flags = wgpu::InstanceFlags::empty().with_env();
    wgpu::Instance::new(descriptor)
}

fn present(instance: &wgpu::Instance) -> Vec<wgpu::Adapter> {
    pollster::block_on(instance.enumerate_adapters(wgpu::Backends::all()))
}

fn summary(adapter: &wgpu::Adapter) -> AdapterSummary {
    let info = adapter.get_info();
    let kind = match info.device_type {
        wgpu::DeviceType::DiscreteGpu => AdapterKind::Discrete,
        wgpu::DeviceType::IntegratedGpu => AdapterKind::Integrated,
        wgpu::DeviceType::VirtualGpu => AdapterKind::Virtual,
        wgpu::DeviceType::Cpu => AdapterKind::Software,
        wgpu::DeviceType::Other => AdapterKind::Other,
    };
    AdapterSummary { name: info.name, backend: info.backend.to_str(), kind }
}

/// The adapters present, in the order of their indices.
pub fn adapters() -> Vec<AdapterSummary> {
    present(&instance()).iter().map(summary).collect()
}

/// The memory of the adapter at `index` of [`adapters`] in bytes, where its driver tells.
pub fn memory_bytes_of(index: usize) -> Option<u64> {
    present(&instance()).get(index).and_then(memory_bytes)
}

/// All adapters present, each opened and probed.
pub fn describe_all() -> Vec<Listed> {
    let open = |adapter| Device::open_adapter(adapter).map(|device| device.description);
    present(&instance())
        .iter()
        .map(|adapter| Listed { adapter: summary(adapter), description: open(adapter) })
        .collect()
}

/// Features used where the adapter has them.
fn wanted_features(adapter: &wgpu::Adapter) -> wgpu::Features {
    let mut wanted = wgpu::Features::IMMEDIATES
        | wgpu::Features::SUBGROUP
        | wgpu::Features::SUBGROUP_BARRIER
        | wgpu::Features::SHADER_F16
        | wgpu::Features::TIMESTAMP_QUERY;
    if route(adapter.get_info().backend) != KernelRoute::Wgsl {
        wanted |= wgpu::Features::PASSTHROUGH_SHADERS;
    }
    if has_matrix_tiles(adapter) {
        wanted |= wgpu::Features::EXPERIMENTAL_COOPERATIVE_MATRIX;
    }
    wanted & adapter.features()
}

fn route(backend: wgpu::Backend) -> KernelRoute {
    match backend {
        wgpu::Backend::Vulkan => KernelRoute::Spirv,
        wgpu::Backend::Metal => KernelRoute::Msl,
        _ => KernelRoute::Wgsl,
    }
}

/// 16x16x16 with f16 operands and f32 accumulation; four 8x8x8 on Metal.
fn has_matrix_tiles(adapter: &wgpu::Adapter) -> bool {
    let size = if adapter.get_info().backend == wgpu::Backend::Metal { 8 } else { 16 };
    adapter.features().contains(wgpu::Features::EXPERIMENTAL_COOPERATIVE_MATRIX)
        && adapter.cooperative_matrix_properties().iter().any(|shape| {
            [shape.m_size, shape.n_size, shape.k_size] == [size; 3]
                && shape.ab_type == wgpu::CooperativeScalarType::F16
                && shape.cr_type == wgpu::CooperativeScalarType::F32
        })
}

/// Bytes of the largest heap of a device's own memory. Only Vulkan is asked: wgpu has no words for it.
#[cfg(not(any(target_vendor = "apple", target_family = "wasm")))]
#[expect(unsafe_code, reason = "sizes of memory are known to the driver's own interface only")]
fn memory_bytes(adapter: &wgpu::Adapter) -> Option<u64> {
    const DEVICE_LOCAL: u32 = 1;
    // SAFETY: the handle is used for one question while `adapter` lives, and nothing is destroyed through it.
    let vulkan = unsafe { adapter.as_hal::<wgpu::hal::api::Vulkan>() }?;
    let instance = vulkan.shared_instance().raw_instance();
    // SAFETY: the physical device is of this instance.
    let found = unsafe { instance.get_physical_device_memory_properties(vulkan.raw_physical_device()) };
    let heaps = found.memory_heaps.iter().take(found.memory_heap_count as usize);
    heaps.filter(|heap| heap.flags.as_raw() & DEVICE_LOCAL != 0).map(|heap| heap.size).max()
}

#[cfg(any(target_vendor = "apple", target_family = "wasm"))]
fn memory_bytes(_adapter: &wgpu::Adapter) -> Option<u64> {
    None
}

fn describe(adapter: &wgpu::Adapter) -> (Target, DeviceDescription) {
    let (info, limits, features) = (adapter.get_info(), adapter.limits(), wanted_features(adapter));
    let route = match route(info.backend) {
        KernelRoute::Wgsl => KernelRoute::Wgsl,
        route if features.contains(wgpu::Features::PASSTHROUGH_SHADERS) => route,
        _ => KernelRoute::Wgsl,
    };
    let target = read_target(&info, &limits, features, route);
    let mut description = DeviceDescription {
        adapter: summary(adapter),
        driver: info.driver,
        driver_info: info.driver_info,
        subgroup_min: info.subgroup_min_size,
        subgroup_max: info.subgroup_max_size,
        subgroups: "",
        route,
        strict: route.is_strict(),
        refusal: None,
        probe: None,
        probe_us: 0,
        fma: "",
        float_zero: "",
        shader_f16: false,
        matrix_tiles: false,
        timestamps: features.contains(wgpu::Features::TIMESTAMP_QUERY),
        memory: MemoryLimits {
            buffer_bytes: limits.max_buffer_size,
            binding_bytes: limits.max_storage_buffer_binding_size,
        },
        memory_bytes: memory_bytes(adapter),
        workgroup_bytes: 0,
        workgroup_invocations: 0,
        dispatch: 0,
        buffers: 0,
        immediate_bytes: 0,
    };
    description.set_target(&target);
    (target, description)
}

fn read_target(
    info: &wgpu::AdapterInfo,
    limits: &wgpu::Limits,
    features: wgpu::Features,
    route: KernelRoute,
) -> Target {
    let preset = if route == KernelRoute::Msl { Target::MSL } else { Target::WGSL };
    let native = features.contains(wgpu::Features::SUBGROUP) && info.subgroup_min_size >= 32;
    let immediates = features.contains(wgpu::Features::IMMEDIATES);
    Target {
        language: if route == KernelRoute::Msl { Language::Msl } else { Language::Wgsl },
        limits: Limits {
            workgroup_bytes: u64::from(limits.max_compute_workgroup_storage_size),
            workgroup_invocations: limits.max_compute_invocations_per_workgroup,
            workgroup_size: [
                limits.max_compute_workgroup_size_x,
                limits.max_compute_workgroup_size_y,
                limits.max_compute_workgroup_size_z,
            ],
            buffers: limits.max_storage_buffers_per_shader_stage.min(limits.max_bindings_per_bind_group),
            immediate_bytes: if immediates { limits.max_immediate_size } else { 0 },
            dispatch: limits.max_compute_workgroups_per_dimension,
            statements: preset.limits.statements,
        },
        features: Features {
            subgroups: if native { SubgroupLowering::Native } else { SubgroupLowering::WorkgroupMemory },
            shader_f16: features.contains(wgpu::Features::SHADER_F16),
            matrix_tiles: features.contains(wgpu::Features::EXPERIMENTAL_COOPERATIVE_MATRIX),
            // The probe says whether this is so.
            fma: FmaLowering::Native,
            float_zero: FloatZero::Literal,
        },
    }
}

impl Device {
    /// Opens the adapter that `choice` means.
    ///
    /// # Errors
    /// [`DeviceError`] for an adapter that is not there or that the driver does not open.
    pub fn open(choice: &AdapterChoice) -> Result<Device, DeviceError> {
        let adapters = present(&instance());
        let summaries: Vec<_> = adapters.iter().map(summary).collect();
        match select(&summaries, choice)? {
            Some(index) => Device::open_adapter(&adapters[index]),
            None => Err(DeviceError::NoAdapter { found: choice.clone() }),
        }
    }

    fn open_adapter(adapter: &wgpu::Adapter) -> Result<Device, DeviceError> {
        let (target, description) = describe(adapter);
        let features = wanted_features(adapter);
        let descriptor = wgpu::DeviceDescriptor {
            label: Some("espalier"),
            required_features: features,
            required_limits: adapter.limits(),
            experimental_features: experimental(features),
            memory_hints: wgpu::MemoryHints::Performance,
            trace: wgpu::Trace::Off,
        };
        let opened = pollster::block_on(adapter.request_device(&descriptor));
        let name = || description.adapter.name.clone();
        let (device, queue) =
            opened.map_err(|error| DeviceError::Open { adapter: name(), reason: error.to_string() })?;
        let faults = Arc::new(Mutex::new(Faults::default()));
        let lost = faults.clone();
        device.set_device_lost_callback(move |reason, message| {
            let message = if message.is_empty() { format!("{reason:?}") } else { message };
            lost.lock().unwrap_or_else(PoisonError::into_inner).lost.get_or_insert(message);
        });
        let uncaptured = faults.clone();
        device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
            tracing::error!(%error, "error outside of an operation");
            let mut faults = uncaptured.lock().unwrap_or_else(PoisonError::into_inner);
            faults.uncaptured.get_or_insert(error.to_string());
        }));
        let device = Device { device, queue, target, description, strict: Ok(()), faults };
        device.probed(features.contains(wgpu::Features::SUBGROUP))
    }

    /// Probes the device and describes what was found.
    fn probed(self, can_exchange: bool) -> Result<Device, DeviceError> {
        let probed = probe(self, can_exchange)?;
        let mut device = probed.device;
        device.strict = check_strict(&probed.report);
        device.description.strict = device.strict.is_ok();
        device.description.refusal = device.strict.as_ref().err().map(ToString::to_string);
        device.description.probe = Some(probed.report);
        device.description.probe_us = probed.time.as_micros() as u64;
        Ok(device)
    }

    /// Compiles kernels for `features` from now on.
    pub(crate) fn set_features(&mut self, features: Features) {
        self.target.features = features;
        self.description.set_target(&self.target);
    }

    /// What kernels are compiled for.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// What it is and can do.
    pub fn describe(&self) -> &DeviceDescription {
        &self.description
    }

    /// The same device, for which kernels are lowered as `features` say: whether a lowering is needed can be tried.
    #[must_use]
    pub fn with_features(mut self, features: Features) -> Device {
        self.set_features(features);
        self
    }

    /// The adapter's name.
    pub fn name(&self) -> &str {
        &self.description.adapter.name
    }

    /// Whether kernels of `mode` may run here.
    ///
    /// # Errors
    /// [`DeviceError::NoStrict`] for strict kernels where the driver decides on rounding, and
    /// [`DeviceError::StrictRefused`] where the probe found bits that are not the promised ones.
    pub fn check_mode(&self, mode: Mode) -> Result<(), DeviceError> {
        if mode == Mode::Fast {
            return Ok(());
        }
        if !self.description.route.is_strict() {
            let backend = self.description.adapter.backend;
            return Err(DeviceError::NoStrict { adapter: self.name().to_owned(), backend });
        }
        self.strict.map_err(|refusal| DeviceError::StrictRefused { adapter: self.name().to_owned(), refusal })
    }

    /// Gives the device up: everything tried afterwards fails with [`DeviceError::Lost`].
    pub fn destroy(&self) {
        self.device.destroy();
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        faults.lost.get_or_insert("destroyed by its user".into());
    }

    /// Fails when the device is lost or reported an error on its own.
    pub(crate) fn check(&self) -> Result<(), DeviceError> {
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        let adapter = || self.name().to_owned();
        if let Some(reason) = &faults.lost {
            return Err(DeviceError::Lost { adapter: adapter(), reason: reason.clone() });
        }
        match faults.uncaptured.take() {
            Some(reason) => Err(DeviceError::Refused { adapter: adapter(), what: "earlier work".into(), reason }),
            None => Ok(()),
        }
    }

    /// Runs `operation` with every error of it caught. `what` names it in errors.
    pub(crate) fn guard<R>(&self, what: impl Fn() -> String, operation: impl FnOnce() -> R) -> Result<R, DeviceError> {
        self.check()?;
        let filters = [wgpu::ErrorFilter::Internal, wgpu::ErrorFilter::Validation, wgpu::ErrorFilter::OutOfMemory];
        let scopes = filters.map(|filter| self.device.push_error_scope(filter));
        let result = operation();
        let mut first = None;
        // Scopes are a stack: popped in reverse order.
        for scope in scopes.into_iter().rev() {
            first = first.or(pollster::block_on(scope.pop()));
        }
        self.check()?;
        match first {
            None => Ok(result),
            Some(wgpu::Error::OutOfMemory { .. }) => {
                Err(DeviceError::OutOfMemory { adapter: self.name().to_owned(), what: what() })
            }
            Some(error) => Err(self.refused(&what(), &error.to_string())),
        }
    }

    /// Memory on the device.
    pub(crate) fn buffer(
        &self,
        label: &str,
        size: u64,
        usage: wgpu::BufferUsages,
    ) -> Result<wgpu::Buffer, DeviceError> {
        let descriptor = wgpu::BufferDescriptor { label: Some(label), size, usage, mapped_at_creation: false };
        self.guard(|| format!("buffer `{label}` of {size} bytes"), || self.device.create_buffer(&descriptor))
    }

    /// A buffer to copy `bytes` from.
    pub(crate) fn staging(&self, bytes: &[u8]) -> Result<wgpu::Buffer, DeviceError> {
        let descriptor = wgpu::BufferDescriptor {
            label: Some("staging"),
            size: bytes.len() as u64,
            usage: wgpu::BufferUsages::COPY_SRC,
            mapped_at_creation: true,
        };
        let what = || format!("{} bytes of staging", bytes.len());
        let staging = self.guard(what, || self.device.create_buffer(&descriptor))?;
        {
            let view = staging.get_mapped_range_mut(..);
            let mut view = view.map_err(|error| self.refused("staging", &error.to_string()))?;
            view.copy_from_slice(bytes);
        }
        staging.unmap();
        Ok(staging)
    }

    /// An operation that wgpu refused.
    pub(crate) fn refused(&self, what: &str, reason: &str) -> DeviceError {
        DeviceError::Refused { adapter: self.name().to_owned(), what: what.to_owned(), reason: one_line(reason) }
    }

    /// Waits until the device has done all that was submitted.
    pub(crate) fn wait(&self) -> Result<(), DeviceError> {
        self.poll(wgpu::PollType::wait_indefinitely())
    }

    /// Waits until a submission, and what came before it, is done.
    pub(crate) fn wait_for(&self, submission: wgpu::SubmissionIndex) -> Result<(), DeviceError> {
        self.poll(wgpu::PollType::Wait { submission_index: Some(submission), timeout: None })
    }

    fn poll(&self, until: wgpu::PollType) -> Result<(), DeviceError> {
        self.check()?;
        // wgpu panics when a device is lost while it is waited for; that is an error like any other here.
        let waited = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.device.poll(until)));
        self.check()?;
        match waited {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(self.refused("waiting", &error.to_string())),
            Err(_) => Err(DeviceError::Lost { adapter: self.name().to_owned(), reason: "while waiting for it".into() }),
        }
    }
}

/// wgpu's messages span lines; errors here are one.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[expect(unsafe_code, reason = "matrix tiles are behind wgpu's experimental opt-in")]
fn experimental(features: wgpu::Features) -> wgpu::ExperimentalFeatures {
    if features.intersects(wgpu::Features::all_experimental_mask()) {
        // SAFETY: only cooperative matrices are asked for, and kernels that use them were validated for the target.
        unsafe { wgpu::ExperimentalFeatures::enabled() }
    } else {
        wgpu::ExperimentalFeatures::disabled()
    }
}
