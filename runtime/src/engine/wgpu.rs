//! The engine on an adapter: executes recordings through wgpu.
//!
//! Invariants: commands are encoded in order and each sees what earlier ones wrote; staging memory never exceeds
//! [`STAGING_BYTES`] plus one chunk in either direction; with [`Checks::Full`] outputs are poisoned before their dispatch.
//! Refused: what [`RunError`] names. Nothing waits for the device but read-backs, full staging and [`Engine::wait`].

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel_dsl::ir::Kernel;
use kernel_dsl::target::Target;

use super::limits::check_dispatch;
use super::memory::Memory;
use super::poison::poisoned_ranges;
use super::prepared::{InFlight, Preparations};
use super::{Checks, DispatchTime, Engine, LentBytes, MemoryLimits, POISON, Prepared, RunError, Ticket};
use crate::adapter::AdapterChoice;
use crate::buffer::{Buffer, BufferRange};
use crate::device::Device;
use crate::kernel_module::KernelModule;
use crate::pipeline_cache::{BoundDispatch, PipelineCache};
use crate::recording::{Command, Dispatch, Outputs, RecordError, Recording};

/// Bytes of staging memory in flight before the engine waits for the device.
pub const STAGING_BYTES: u64 = 64 << 20;

/// Bytes of one staging buffer.
const CHUNK_BYTES: u64 = 16 << 20;

/// Bytes of a pattern that fills are copied from.
const PATTERN_BYTES: u64 = 1 << 20;

/// Dispatches timed in one submission: a query set holds 4096 timestamps.
const TIMED_DISPATCHES: usize = 2048;

/// Executes recordings on an adapter.
pub struct WgpuEngine {
    device: Device,
    checks: Checks,
    pipelines: PipelineCache,
    memory: Memory<wgpu::Buffer>,
    poison: Option<wgpu::Buffer>,
    /// Bytes of uploads that the device may not have taken yet.
    uploading: u64,
    prepared: Preparations<Vec<BoundDispatch>>,
    in_flight: InFlight<Submitted>,
}

/// A run that was handed over: its submission, and the read-backs that wait for it.
struct Submitted {
    submission: wgpu::SubmissionIndex,
    pending: Vec<PendingRead>,
    outputs: Vec<Vec<u8>>,
}

/// A staging buffer that will hold bytes of an output: its index, the buffer, and how many bytes.
type PendingRead = (usize, wgpu::Buffer, u64);

/// Commands on their way to the device, and the read-backs that wait for them.
struct Encoding {
    encoder: wgpu::CommandEncoder,
    /// Bytes of staging buffers that live until the submission is done.
    staged: u64,
    pending: Vec<PendingRead>,
    outputs: Vec<Vec<u8>>,
}

impl WgpuEngine {
    /// Opens the adapter that `choice` means.
    ///
    /// # Errors
    /// [`RunError::Device`] for an adapter that is not there or that the driver does not open.
    pub fn open(choice: &AdapterChoice, checks: Checks) -> Result<WgpuEngine, RunError> {
        Ok(WgpuEngine::new(Device::open(choice)?, checks))
    }

    /// An engine on an open device.
    pub fn new(device: Device, checks: Checks) -> WgpuEngine {
        let memory = Memory::new(device.describe().memory);
        let (prepared, in_flight) = (Preparations::new(), InFlight::new());
        let pipelines = PipelineCache::new();
        WgpuEngine { device, checks, pipelines, memory, poison: None, uploading: 0, prepared, in_flight }
    }

    /// The device.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// The device, without the memory and pipelines of this engine.
    pub(crate) fn into_device(self) -> Device {
        self.device
    }

    /// Runs `kernel` by `module` from now on, not by a module made from it.
    pub(crate) fn insert_module(&mut self, kernel: &Arc<Kernel>, module: &KernelModule) -> Result<(), RunError> {
        Ok(self.pipelines.insert(&self.device, kernel, module, self.checks)?)
    }

    /// The pipelines compiled so far.
    pub fn pipelines(&self) -> &PipelineCache {
        &self.pipelines
    }

    /// Runs `recording` `repeats` times in one submission, and returns the wall-clock time from submission to completion.
    /// Only its dispatches are run.
    ///
    /// # Errors
    /// As [`Engine::run`].
    pub fn run_repeated(&mut self, recording: &Recording, repeats: u32) -> Result<Duration, RunError> {
        let steps = self.bind(recording)?;
        self.wait()?;
        let start = Instant::now();
        let mut encoding = self.begin(0)?;
        let dispatches: Vec<_> = recording.dispatches().enumerate().collect();
        for _ in 0..repeats {
            self.encode_pass(&mut encoding, &steps, &dispatches, None);
        }
        self.submit_and_wait(encoding)?;
        self.wait()?;
        Ok(start.elapsed())
    }

    /// Runs `recording` `repeats` times with a time on the device for each dispatch.
    /// Only its dispatches are run.
    ///
    /// # Errors
    /// [`RunError::NoTimestamps`] on an adapter without timestamp queries, else as [`Engine::run`].
    pub fn run_timed(&mut self, recording: &Recording, repeats: u32) -> Result<Vec<DispatchTime>, RunError> {
        if !self.device.describe().timestamps {
            return Err(RunError::NoTimestamps { adapter: self.name().to_owned() });
        }
        let steps = self.bind(recording)?;
        let dispatches: Vec<_> = recording.dispatches().enumerate().collect();
        let mut times: Vec<_> = recording.dispatches().map(DispatchTime::none_yet).collect();
        for _ in 0..repeats {
            for chunk in dispatches.chunks(TIMED_DISPATCHES) {
                for ((index, _), ticks) in chunk.iter().zip(self.time_chunk(&steps, chunk)?) {
                    let nanoseconds = ticks as f64 * f64::from(self.device.queue.get_timestamp_period());
                    times[*index].times.push(Duration::from_nanos(nanoseconds as u64));
                }
            }
        }
        Ok(times)
    }

    /// Ticks of each dispatch of `chunk`, each in a pass of its own.
    fn time_chunk(&mut self, steps: &[BoundDispatch], chunk: &[(usize, &Dispatch)]) -> Result<Vec<u64>, RunError> {
        let bytes = 16 * chunk.len() as u64;
        let (ty, count) = (wgpu::QueryType::Timestamp, 2 * chunk.len() as u32);
        let descriptor = wgpu::QuerySetDescriptor { label: None, ty, count };
        let queries =
            self.device.guard(|| "timestamp queries".into(), || self.device.device.create_query_set(&descriptor))?;
        let usage = wgpu::BufferUsages::QUERY_RESOLVE | wgpu::BufferUsages::COPY_SRC;
        let resolved = self.device.buffer("timestamps", bytes, usage)?;
        let mut encoding = self.begin(1)?;
        for (query, step) in chunk.iter().enumerate() {
            self.encode_pass(&mut encoding, steps, &[*step], Some((&queries, 2 * query as u32)));
        }
        encoding.encoder.resolve_query_set(&queries, 0..count, &resolved, 0);
        self.stage_read_back(&mut encoding, 0, &resolved, [0, bytes])?;
        let outputs = self.submit_and_wait(encoding)?;
        let stamps: Vec<u64> = outputs[0].as_chunks().0.iter().map(|bytes| u64::from_le_bytes(*bytes)).collect();
        Ok(stamps.as_chunks().0.iter().map(|[start, end]| end.saturating_sub(*start)).collect())
    }

    /// Memory and pipelines for every dispatch, in order.
    fn bind(&mut self, recording: &Recording) -> Result<Vec<BoundDispatch>, RunError> {
        for buffer in recording.buffers() {
            self.allocate(&buffer)?;
        }
        let mut steps = Vec::new();
        for dispatch in recording.dispatches() {
            check_dispatch(dispatch, self.memory_limits(), self.device.target())?;
            let pipeline = self.pipelines.get(&self.device, dispatch, self.checks)?;
            steps.push(pipeline.bind(&self.device, dispatch, |buffer| self.memory.of(buffer))?);
        }
        Ok(steps)
    }

    fn begin(&self, n_outputs: usize) -> Result<Encoding, RunError> {
        let descriptor = wgpu::CommandEncoderDescriptor::default();
        let encoder = self
            .device
            .guard(|| "a command encoder".into(), || self.device.device.create_command_encoder(&descriptor))?;
        Ok(Encoding { encoder, staged: 0, pending: Vec::new(), outputs: vec![Vec::new(); n_outputs] })
    }

    /// Submits and collects the outputs.
    fn submit_and_wait(&self, encoding: Encoding) -> Result<Vec<Vec<u8>>, RunError> {
        let submitted = self.hand_over(encoding)?;
        self.take_outputs(submitted)
    }

    /// Submits, and asks for the read-backs to be mapped once the device is done.
    fn hand_over(&self, encoding: Encoding) -> Result<Submitted, RunError> {
        let Encoding { encoder, pending, outputs, .. } = encoding;
        let submit = || self.device.queue.submit([encoder.finish()]);
        let submission = self.device.guard(|| "a submission".into(), submit)?;
        for (_, staging, _) in &pending {
            // A failure to map shows when the range is taken.
            self.device.guard(|| "mapping".into(), || staging.map_async(wgpu::MapMode::Read, .., |_| {}))?;
        }
        Ok(Submitted { submission, pending, outputs })
    }

    /// Waits for a submission's read-backs, if it has any.
    fn take_outputs(&self, submitted: Submitted) -> Result<Vec<Vec<u8>>, RunError> {
        let Submitted { submission, pending, mut outputs } = submitted;
        if pending.is_empty() {
            return Ok(outputs);
        }
        self.device.wait_for(submission)?;
        for (output, staging, bytes) in pending {
            let view =
                staging.get_mapped_range(..).map_err(|error| self.device.refused("mapping", &error.to_string()))?;
            outputs[output].extend_from_slice(&view[..bytes as usize]);
        }
        Ok(outputs)
    }

    /// Dispatches in one compute pass, with a timestamp before and after where asked for.
    fn encode_pass(
        &self,
        encoding: &mut Encoding,
        steps: &[BoundDispatch],
        dispatches: &[(usize, &Dispatch)],
        times: Option<(&wgpu::QuerySet, u32)>,
    ) {
        if dispatches.is_empty() {
            return;
        }
        let timestamp_writes = times.map(|(query_set, first)| wgpu::ComputePassTimestampWrites {
            query_set,
            beginning_of_pass_write_index: Some(first),
            end_of_pass_write_index: Some(first + 1),
        });
        let mut pass =
            encoding.encoder.begin_compute_pass(&wgpu::ComputePassDescriptor { label: None, timestamp_writes });
        for (index, dispatch) in dispatches {
            steps[*index].encode(&mut pass, &dispatch.launch);
        }
    }

    /// Encodes everything of a recording but its dispatches.
    fn encode_transfer(&mut self, encoding: &mut Encoding, command: &Command) -> Result<(), RunError> {
        match command {
            Command::Copy { to, .. } | Command::Fill { to, .. } if to.bytes() == 0 => {}
            Command::Upload { to, data } => {
                for (chunk_index, chunk) in data.chunks(CHUNK_BYTES as usize).enumerate() {
                    self.make_room(encoding, chunk.len() as u64)?;
                    let staging = self.device.staging(chunk)?;
                    let offset = to.offset() + chunk_index as u64 * CHUNK_BYTES;
                    let memory = self.memory.of(to.buffer());
                    encoding.encoder.copy_buffer_to_buffer(&staging, 0, memory, offset, Some(chunk.len() as u64));
                }
            }
            Command::Copy { from, to } if from.buffer() == to.buffer() => {
                // wgpu copies between two buffers only.
                let usage = wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
                let between = self.device.buffer("copy", from.bytes().min(CHUNK_BYTES), usage)?;
                let memory = self.memory.of(to.buffer());
                for start in (0..from.bytes()).step_by(CHUNK_BYTES as usize) {
                    let bytes = Some(CHUNK_BYTES.min(from.bytes() - start));
                    encoding.encoder.copy_buffer_to_buffer(memory, from.offset() + start, &between, 0, bytes);
                    encoding.encoder.copy_buffer_to_buffer(&between, 0, memory, to.offset() + start, bytes);
                }
            }
            Command::Copy { from, to } => {
                let (source, destination) = (self.memory.of(from.buffer()), self.memory.of(to.buffer()));
                let bytes = Some(from.bytes());
                encoding.encoder.copy_buffer_to_buffer(source, from.offset(), destination, to.offset(), bytes);
            }
            Command::Fill { to, word: 0 } => {
                encoding.encoder.clear_buffer(self.memory.of(to.buffer()), to.offset(), Some(to.bytes()));
            }
            Command::Fill { to, word } => {
                let pattern = self.pattern(*word)?;
                self.encode_pattern(encoding, &pattern, to);
            }
            Command::ReadBack { from, id } => {
                let memory = self.memory.of(from.buffer()).clone();
                for start in (from.offset()..from.end()).step_by(CHUNK_BYTES as usize) {
                    let bytes = CHUNK_BYTES.min(from.end() - start);
                    self.stage_read_back(encoding, id.index(), &memory, [start, bytes])?;
                }
            }
            Command::Dispatch(_) => {}
        }
        Ok(())
    }

    fn encode_poison(&mut self, encoding: &mut Encoding, dispatch: &Dispatch) -> Result<(), RunError> {
        let pattern = match self.poison.take() {
            Some(pattern) => pattern,
            None => self.pattern(POISON)?,
        };
        for range in poisoned_ranges(dispatch) {
            self.encode_pattern(encoding, &pattern, &range);
        }
        self.poison = Some(pattern);
        Ok(())
    }

    fn encode_pattern(&self, encoding: &mut Encoding, pattern: &wgpu::Buffer, to: &BufferRange) {
        let memory = self.memory.of(to.buffer());
        for start in (to.offset()..to.end()).step_by(pattern.size() as usize) {
            let bytes = pattern.size().min(to.end() - start);
            encoding.encoder.copy_buffer_to_buffer(pattern, 0, memory, start, Some(bytes));
        }
    }

    fn pattern(&self, word: u32) -> Result<wgpu::Buffer, RunError> {
        Ok(self.device.staging(&word.to_le_bytes().repeat(PATTERN_BYTES as usize / 4))?)
    }

    /// Copies `bytes` bytes from `start` of `memory` into staging, to be appended to an output once the device is done.
    fn stage_read_back(
        &self,
        encoding: &mut Encoding,
        output: usize,
        memory: &wgpu::Buffer,
        [start, bytes]: [u64; 2],
    ) -> Result<(), RunError> {
        let padded = bytes.next_multiple_of(4);
        self.make_room(encoding, padded)?;
        let staging =
            self.device.buffer("read back", padded, wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ)?;
        encoding.encoder.copy_buffer_to_buffer(memory, start, &staging, 0, Some(padded));
        encoding.pending.push((output, staging, bytes));
        Ok(())
    }

    /// Counts staging memory, after waiting for the device where too much of it would be in flight.
    fn make_room(&self, encoding: &mut Encoding, bytes: u64) -> Result<(), RunError> {
        if encoding.staged > 0 && encoding.staged + bytes > STAGING_BYTES {
            let next = self.begin(0)?;
            let full = std::mem::replace(encoding, next);
            encoding.outputs = self.submit_and_wait(full)?;
            self.device.wait()?;
            encoding.staged = 0;
        }
        encoding.staged += bytes;
        Ok(())
    }

    /// Encodes a recording whose dispatches are bound.
    fn encode(&mut self, recording: &Recording, steps: &[BoundDispatch]) -> Result<Encoding, RunError> {
        let mut encoding = self.begin(recording.n_read_backs())?;
        let mut batch = Vec::new();
        let mut n_dispatches = 0;
        for command in recording.commands() {
            if let Command::Dispatch(dispatch) = command {
                if self.checks == Checks::Full {
                    self.encode_pass(&mut encoding, steps, &std::mem::take(&mut batch), None);
                    self.encode_poison(&mut encoding, dispatch)?;
                }
                batch.push((n_dispatches, dispatch));
                n_dispatches += 1;
            } else {
                self.encode_pass(&mut encoding, steps, &std::mem::take(&mut batch), None);
                self.encode_transfer(&mut encoding, command)?;
            }
        }
        self.encode_pass(&mut encoding, steps, &batch, None);
        Ok(encoding)
    }

    /// What was made of `prepared`, made now if it was not.
    fn steps(&mut self, prepared: &Prepared) -> Result<Arc<Vec<BoundDispatch>>, RunError> {
        if let Some(steps) = self.prepared.get(prepared) {
            return Ok(steps);
        }
        let steps = self.bind(prepared.recording())?;
        Ok(self.prepared.keep(prepared, steps))
    }
}

impl Engine for WgpuEngine {
    fn name(&self) -> &str {
        self.device.name()
    }

    fn target(&self) -> &Target {
        self.device.target()
    }

    fn memory_limits(&self) -> MemoryLimits {
        self.memory.limits()
    }

    fn allocate(&mut self, buffer: &Buffer) -> Result<(), RunError> {
        let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
        let device = &self.device;
        self.memory.allocate(buffer, || Ok(device.buffer(buffer.label(), buffer.bytes(), usage)?))
    }

    fn free(&mut self, buffer: &Buffer) {
        self.prepared.forget(buffer);
        self.memory.free(buffer);
    }

    fn upload(&mut self, buffer: &Buffer, offset: u64, data: &[u8]) -> Result<(), RunError> {
        let range = buffer.range(offset, (data.len() as u64).next_multiple_of(4));
        range.map_err(RecordError::from)?;
        self.allocate(buffer)?;
        for (index, chunk) in data.chunks(CHUNK_BYTES as usize).enumerate() {
            if self.uploading + chunk.len() as u64 > STAGING_BYTES {
                self.wait()?;
            }
            self.uploading += chunk.len() as u64;
            let mut padded = std::borrow::Cow::Borrowed(chunk);
            if !chunk.len().is_multiple_of(4) {
                padded.to_mut().resize(chunk.len().next_multiple_of(4), 0);
            }
            let (memory, place) = (self.memory.of(buffer), offset + index as u64 * CHUNK_BYTES);
            let what = || format!("an upload to buffer `{}`", buffer.label());
            self.device.guard(what, || self.device.queue.write_buffer(memory, place, &padded))?;
        }
        Ok(())
    }

    fn adopt(&mut self, buffer: &Buffer, bytes: LentBytes) -> Result<(), RunError> {
        self.upload(buffer, 0, (*bytes).as_ref())
    }

    fn read_back(&mut self, range: &BufferRange) -> Result<Vec<u8>, RunError> {
        let mut recording = Recording::new();
        let id = recording.read_back(range.clone());
        Ok(self.run(&recording)?.bytes(id).to_vec())
    }

    fn run(&mut self, recording: &Recording) -> Result<Outputs, RunError> {
        let steps = self.bind(recording)?;
        let encoding = self.encode(recording, &steps)?;
        Ok(Outputs::new(self.submit_and_wait(encoding)?))
    }

    fn prepare(&mut self, prepared: &Prepared) -> Result<(), RunError> {
        self.steps(prepared).map(drop)
    }

    fn submit(&mut self, prepared: &Prepared) -> Result<Ticket, RunError> {
        let steps = self.steps(prepared)?;
        let encoding = self.encode(prepared.recording(), &steps)?;
        let submitted = self.hand_over(encoding)?;
        Ok(self.in_flight.add(submitted))
    }

    fn collect(&mut self, ticket: Ticket) -> Result<Outputs, RunError> {
        let submitted = self.in_flight.take(&ticket)?;
        Ok(Outputs::new(self.take_outputs(submitted)?))
    }

    fn runs_ahead(&self) -> bool {
        true
    }

    fn wait(&mut self) -> Result<(), RunError> {
        // Uploads are only handed over with a submission.
        self.device.guard(|| "a submission".into(), || self.device.queue.submit([]))?;
        self.device.wait()?;
        self.uploading = 0;
        Ok(())
    }
}
