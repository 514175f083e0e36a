//! Recordings of kernels and the engines that run them.
//!
//! A [`recording::Recording`] is plain data made from kernels and [`buffer::Tensor`]s; an [`engine::Engine`] executes it, on the CPU
//! or on an adapter of wgpu chosen by [`adapter`]. [`device`] reads an adapter's limits and features into the
//! `Target` that kernels are compiled for, after [`probe`] found out what its arithmetic does; [`pipeline_cache`] compiles each kernel once per device.
//! [`weights`] maps checkpoints, whose bytes engines read in place.
//!
//! Invariants: wgpu is named in `device`, `pipeline_cache` and the engine of its name only; everything else here builds and is tested
//! without a GPU. Every failure is a typed error; there is no fallback to another adapter, engine or mode.

pub mod adapter;
mod alias;
pub mod atomic_file;
pub mod buffer;
pub mod description;
pub mod device;
pub mod engine;
pub mod graph;
pub mod kernel_module;
pub mod pipeline_cache;
pub mod plan;
pub mod policy;
pub mod probe;
pub mod recording;
pub mod split;
pub mod weights;
