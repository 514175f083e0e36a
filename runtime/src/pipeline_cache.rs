//! Pipelines by kernel id: each kernel is compiled once per device, at its first use.
//!
//! Invariants: a kernel id means one kernel; a second kernel of that id is refused, never run in its place. Layouts come from the
//! kernel's own declarations, so that a binding number cannot be wrong.

use std::borrow::Cow;
use std::collections::HashMap;
use std::num::NonZeroU64;
use std::sync::Arc;

use kernel_dsl::contract::Launch;
use kernel_dsl::ir::{Access, EntityId, Kernel};

use crate::buffer::Buffer;
use crate::device::{Device, DeviceError};
use crate::engine::Checks;
use crate::kernel_module::{KernelModule, ModuleCode, ModuleError, build_module, shared_reads, with_shared_reads};
use crate::recording::Dispatch;

/// Why a kernel has no pipeline.
#[derive(Debug, thiserror::Error)]
pub enum PipelineError {
    /// It has no module for this device.
    #[error(transparent)]
    Module(#[from] ModuleError),
    /// The device refused it.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// Two kernels of one id.
    #[error("two different kernels have the id `{kernel}`; required: an id for each")]
    IdClash {
        /// The id.
        kernel: String,
    },
}

#[derive(PartialEq, Eq, Hash)]
struct Key {
    kernel: String,
    checks: Checks,
    shared: u64,
}

struct Entry {
    source: Arc<Kernel>,
    pipeline: Arc<Pipeline>,
}

/// A compiled kernel.
pub(crate) struct Pipeline {
    pipeline: wgpu::ComputePipeline,
    layout: wgpu::BindGroupLayout,
}

/// A dispatch with all its device objects.
pub(crate) struct BoundDispatch {
    pipeline: Arc<Pipeline>,
    bind_group: wgpu::BindGroup,
}

impl Pipeline {
    /// Binds the tensors of a dispatch, whose memory `memory_of` knows.
    pub(crate) fn bind<'m>(
        self: Arc<Pipeline>,
        device: &Device,
        dispatch: &Dispatch,
        memory_of: impl Fn(&Buffer) -> &'m wgpu::Buffer,
    ) -> Result<BoundDispatch, DeviceError> {
        let entries = dispatch.tensors.iter().enumerate().map(|(index, tensor)| {
            let range = tensor.binding();
            // Nothing may be bound to no bytes; an empty tensor gets the first vector of its buffer, which it never touches.
            let offset = if range.bytes() == 0 { 0 } else { range.offset() };
            let buffer = memory_of(tensor.buffer());
            let size = wgpu::BufferSize::new(range.bytes().max(16));
            wgpu::BindGroupEntry {
                binding: index as u32,
                resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding { buffer, offset, size }),
            }
        });
        let descriptor = wgpu::BindGroupDescriptor {
            label: Some(&dispatch.kernel.name),
            layout: &self.layout,
            entries: &entries.collect::<Vec<_>>(),
        };
        let what = || format!("the bindings of kernel `{}`", dispatch.kernel.name);
        let bind_group = device.guard(what, || device.device.create_bind_group(&descriptor))?;
        Ok(BoundDispatch { pipeline: self, bind_group })
    }
}

impl BoundDispatch {
    /// Adds the launch to a pass.
    pub(crate) fn encode(&self, pass: &mut wgpu::ComputePass<'_>, launch: &Launch) {
        if launch.is_empty() {
            return;
        }
        pass.set_pipeline(&self.pipeline.pipeline);
        pass.set_bind_group(0, &self.bind_group, &[]);
        if !launch.immediates.is_empty() {
            pass.set_immediates(0, bytemuck::cast_slice(&launch.immediates));
        }
        let [x, y, z] = launch.workgroups;
        pass.dispatch_workgroups(x, y, z);
    }
}

/// The pipelines of one device.
#[derive(Default)]
pub struct PipelineCache {
    entries: HashMap<Key, Entry>,
}

impl PipelineCache {
    /// Nothing compiled yet.
    pub fn new() -> PipelineCache {
        PipelineCache::default()
    }

    /// Pipelines compiled so far.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing was compiled yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Compiles `module` as the kernel's, for dispatches without shared buffers.
    pub(crate) fn insert(
        &mut self,
        device: &Device,
        kernel: &Arc<Kernel>,
        module: &KernelModule,
        checks: Checks,
    ) -> Result<(), DeviceError> {
        let pipeline = Arc::new(create_pipeline(device, kernel, module, checks)?);
        let key = Key { kernel: kernel.name.clone(), checks, shared: 0 };
        self.entries.insert(key, Entry { source: kernel.clone(), pipeline });
        Ok(())
    }

    /// The pipeline for a dispatch, compiled at its first use.
    pub(crate) fn get(
        &mut self,
        device: &Device,
        dispatch: &Dispatch,
        checks: Checks,
    ) -> Result<Arc<Pipeline>, PipelineError> {
        let source = &dispatch.kernel;
        let key = Key { kernel: source.name.clone(), checks, shared: shared_reads(dispatch) };
        if let Some(entry) = self.entries.get(&key) {
            if !Arc::ptr_eq(&entry.source, source) && *entry.source != **source {
                return Err(PipelineError::IdClash { kernel: source.name.clone() });
            }
            return Ok(entry.pipeline.clone());
        }
        device.check_mode(source.mode)?;
        let kernel = with_shared_reads(source, key.shared);
        let module = build_module(&kernel, device.target(), device.describe().route, checks)?;
        let pipeline = Arc::new(create_pipeline(device, &kernel, &module, checks)?);
        self.entries.insert(key, Entry { source: source.clone(), pipeline: pipeline.clone() });
        Ok(pipeline)
    }
}

fn create_pipeline(
    device: &Device,
    kernel: &Kernel,
    module: &KernelModule,
    checks: Checks,
) -> Result<Pipeline, DeviceError> {
    let label = Some(kernel.name.as_str());
    device.guard(
        || format!("kernel `{}`", kernel.name),
        || {
            let entries: Vec<_> = kernel
                .buffers
                .iter()
                .map(|(id, buffer)| wgpu::BindGroupLayoutEntry {
                    binding: id.index() as u32,
                    visibility: wgpu::ShaderStages::COMPUTE,
                    ty: wgpu::BindingType::Buffer {
                        ty: wgpu::BufferBindingType::Storage { read_only: buffer.access == Access::Read },
                        has_dynamic_offset: false,
                        min_binding_size: NonZeroU64::new(16),
                    },
                    count: None,
                })
                .collect();
            let layout =
                device.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label, entries: &entries });
            let pipeline_layout = device.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
                label,
                bind_group_layouts: &[Some(&layout)],
                immediate_size: 4 * kernel.immediates.len() as u32,
            });
            let shader = create_shader(device, &kernel.name, module, checks);
            let pipeline = device.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                label,
                layout: Some(&pipeline_layout),
                module: &shader,
                entry_point: Some(&module.entry_point),
                compilation_options: wgpu::PipelineCompilationOptions {
                    // The language's workgroup arrays start uninitialised.
                    zero_initialize_workgroup_memory: false,
                    ..Default::default()
                },
                cache: None,
            });
            Pipeline { pipeline, layout }
        },
    )
}

#[expect(unsafe_code, reason = "passthrough and unchecked shaders are wgpu's only ways to keep rounding and speed")]
fn create_shader(device: &Device, label: &str, module: &KernelModule, checks: Checks) -> wgpu::ShaderModule {
    let [x, y, z] = module.workgroup_size;
    let entry_point =
        wgpu::PassthroughShaderEntryPoint { name: module.entry_point.as_str().into(), workgroup_size: (x, y, z) };
    let passthrough = wgpu::ShaderModuleDescriptorPassthrough {
        label: Some(label),
        entry_points: Cow::Owned(vec![entry_point]),
        ..Default::default()
    };
    match &module.code {
        ModuleCode::Spirv(words) => {
            let descriptor =
                wgpu::ShaderModuleDescriptorPassthrough { spirv: Some(words.as_slice().into()), ..passthrough };
            // SAFETY: naga wrote these words from a module that it validated, for a kernel that our validator accepted.
            unsafe { device.device.create_shader_module_passthrough(descriptor) }
        }
        ModuleCode::Msl(text) => {
            let descriptor = wgpu::ShaderModuleDescriptorPassthrough { msl: Some(text.as_str().into()), ..passthrough };
            // SAFETY: our emitter wrote this text for a kernel that our validator accepted.
            unsafe { device.device.create_shader_module_passthrough(descriptor) }
        }
        ModuleCode::Wgsl(text) => {
            let descriptor = wgpu::ShaderModuleDescriptor {
                label: Some(label),
                source: wgpu::ShaderSource::Wgsl(text.as_str().into()),
            };
            if checks == Checks::Full {
                return device.device.create_shader_module(descriptor);
            }
            // Integer division keeps its guards: the language defines division by zero.
            let checks = wgpu::ShaderRuntimeChecks { int_div_checks: true, ..wgpu::ShaderRuntimeChecks::unchecked() };
            // SAFETY: our validator accepted the kernel, and checked runs of the same kernel found no access out of range.
            unsafe { device.device.create_shader_module_trusted(descriptor, checks) }
        }
    }
}
