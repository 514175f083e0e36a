//! Matrix tiles: two subgroups multiply f16 matrices, read as they lie and transposed, and give the CPU engine's bytes.

use std::sync::Arc;

use half::f16;
use kernel_dsl::contract::TensorLayout;
use kernel_dsl::emit::emit;
use kernel_dsl::interp::Options;
use kernel_dsl::ir::{Elem, Kernel};
use kernel_dsl::pass::compile;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_lib::{CaseValues, Fill};
use oracle_tests::backend::CpuKernel;
use oracle_tests::compare::first_difference_of_job;
use oracle_tests::job::Job;
use oracle_tests::msl_host::{Compiler, Host, HostKernel};

use super::Answer;

const M: u32 = 16;
const N: u32 = 32;
const K: u32 = 48;

/// c = a * b, 16 columns a subgroup.
#[kernel(workgroup_size(64), dispatch(1), fast)]
fn straight(#[shape(m, k)] a: In<f16>, #[shape(k, n)] b: In<f16>, #[shape(m, n)] c: Out<f32>) {
    let column = subgroup_id() * 16;
    let mut acc = tile_zero();
    for step in (0..k).step_by(16) {
        acc = tile_mul_add(a.load_tile_a(step, k), b.load_tile_b(step * n + column, n), acc);
    }
    c.store_tile(column, n, acc);
}

/// c = transpose(a) * transpose(b), 16 columns a subgroup.
#[kernel(workgroup_size(64), dispatch(1), fast)]
fn transposed(#[shape(k, m)] a: In<f16>, #[shape(n, k)] b: In<f16>, #[shape(m, n)] c: Out<f32>) {
    let column = subgroup_id() * 16;
    let mut acc = tile_zero();
    for step in (0..k).step_by(16) {
        acc = tile_mul_add(a.load_tile_a_transposed(step * m, m), b.load_tile_b_transposed(column * k + step, k), acc);
    }
    c.store_tile(column, n, acc);
}

fn job(kernel: Kernel, shapes: [[u32; 2]; 2]) -> Job {
    let mut values = CaseValues::new(5, Fill::Uniform);
    let [a, b] = shapes.map(|shape| values.input("x", Elem::F16, &shape));
    let c = TensorLayout::row_major(Elem::F32, &[M, N]);
    Job::new(Arc::new(kernel), vec![a.layout, b.layout, c], vec![a.bytes, b.bytes, Vec::new()], Vec::new())
}

pub(super) fn equal_the_cpu_engine(compiler: &Compiler) -> Answer {
    let jobs = [job(straight("straight")?, [[M, K], [K, N]]), job(transposed("transposed")?, [[K, M], [N, K]])];
    for job in &jobs {
        let kernel = compile(&job.kernel, &Target::MSL)?;
        let text = emit(&kernel, &Target::MSL)?.text;
        let found = Host::new(compiler, &[HostKernel { kernel: &kernel, text: &text }])?.run_job(0, job)?;
        let expected = CpuKernel::new(&job.kernel)?.run(job, &Options::default())?;
        if let Some(difference) = first_difference_of_job(job, &expected, &found) {
            return Err(format!("{}: cpu against msl: {difference}", job.kernel.name).into());
        }
    }
    Ok(format!("{} products agree", jobs.len()))
}
