//! The engines that a job runs on, with the lowerings of devices that need them.

use std::sync::Arc;

use kernel_dsl::build::Builder;
use kernel_dsl::contract::TensorLayout;
use kernel_dsl::emit::emit;
use kernel_dsl::interp::Options;
use kernel_dsl::ir::{
    Access, BinaryOp, BufferId, Builtin, Const, Elem, Expr, HostExpr, Kernel, Mode, Rounding, Span, StmtKind, ValueId,
};
use kernel_dsl::pass::compile;
use kernel_dsl::target::{Features, FloatZero, FmaLowering, Target};
use oracle_tests::backend::{CpuKernel, Device};
use oracle_tests::expectation::{self, Skip};
use oracle_tests::job::Job;
use oracle_tests::msl_host::{Compiler, Host, HostKernel};

pub const HERE: Span = Span { file: "strict.rs", line: 1 };

/// Invocations of a workgroup.
const LANES: u32 = 128;

/// `target`, on a device without exact `fma` and zeros.
pub fn as_software(target: Target) -> Target {
    let features = Features { fma: FmaLowering::Software, float_zero: FloatZero::Opaque, ..target.features };
    Target { features, ..target }
}

/// The device, where there is one.
pub fn device(what: &str) -> Option<&'static dyn Device> {
    expectation::present(expectation::device(what))
}

/// The host's C++ compiler, where there is one.
pub fn compiler() -> Option<Compiler> {
    expectation::present(Compiler::find().map_err(|error| Skip::new("MSL on the host", error)))
}

/// A kernel of one invocation for each of `n` elements: `inputs` words in, `outputs` words out.
pub fn elementwise(
    name: &str,
    [inputs, outputs]: [usize; 2],
    author: impl FnOnce(&mut Builder, &[ValueId]) -> Vec<ValueId>,
) -> Kernel {
    let mut b = Builder::new(name, Mode::Strict, HERE);
    b.set_workgroup_size([LANES, 1, 1]);
    let n = b.dim("n");
    let groups = HostExpr::Dim(n);
    b.set_dispatch([groups, HostExpr::Const(1), HostExpr::Const(1)]);
    let lanes = HostExpr::Const(LANES);
    let shape = || vec![HostExpr::Dim(n), lanes.clone()];
    let read: Vec<BufferId> =
        (0..inputs).map(|at| b.buffer(&format!("x{at}"), Elem::U32, Access::Read, shape(), HERE)).collect();
    let written: Vec<BufferId> =
        (0..outputs).map(|at| b.buffer(&format!("y{at}"), Elem::U32, Access::Write, shape(), HERE)).collect();
    let group = b.eval(HERE, Expr::Builtin(Builtin::WorkgroupId(0)));
    let lane = b.eval(HERE, Expr::Builtin(Builtin::LocalInvocationIndex));
    let width = b.constant(HERE, Const::U32(LANES));
    let first = b.eval(HERE, Expr::Binary(BinaryOp::Mul, Rounding::Exact, group, width));
    let index = b.eval(HERE, Expr::Binary(BinaryOp::Add, Rounding::Exact, first, lane));
    let mut operands = Vec::new();
    for buffer in read {
        operands.push(b.eval(HERE, Expr::BufferLoad { buffer, index, width: 1 }));
    }
    let results = author(&mut b, &operands);
    assert_eq!(results.len(), outputs);
    for (buffer, value) in written.into_iter().zip(results) {
        b.stmt(HERE, StmtKind::BufferStore { buffer, index, width: 1, value });
    }
    b.finish().expect("a well-typed sample")
}

/// The launch of an [`elementwise`] kernel; the columns are filled up to whole workgroups by their last word.
pub fn job(kernel: &Arc<Kernel>, columns: &[Vec<u32>], outputs: usize) -> Job {
    let groups = columns[0].len().div_ceil(LANES as usize);
    let layout = TensorLayout::row_major(Elem::U32, &[groups as u32, LANES]);
    let mut contents: Vec<Vec<u8>> = Vec::new();
    for column in columns {
        let mut words = column.clone();
        words.resize(groups * LANES as usize, column[column.len() - 1]);
        contents.push(bytemuck::cast_slice(&words).to_vec());
    }
    contents.extend((0..outputs).map(|_| Vec::new()));
    Job::new(kernel.clone(), vec![layout; contents.len()], contents, Vec::new())
}

/// The output columns of a job on an engine.
pub struct Run {
    pub engine: String,
    pub columns: Vec<Vec<u32>>,
}

fn columns(job: &Job, engine: &str, contents: Vec<Vec<u8>>) -> Run {
    let written: Vec<usize> = job.outputs().map(|(binding, ..)| binding).collect();
    let columns = written.iter().map(|binding| bytemuck::pod_collect_to_vec(&contents[*binding])).collect();
    Run { engine: engine.to_owned(), columns }
}

/// Runs on the CPU engine as written, with each lowering, keeping and flushing subnormals.
pub fn run_cpu(job: &Job) -> Vec<Run> {
    let mut runs = Vec::new();
    for (name, target) in [("cpu", Target::CPU), ("cpu, lowered", as_software(Target::CPU))] {
        let kernel = CpuKernel::of_valid(&compile(&job.kernel, &target).expect("valid on the CPU engine"));
        let contents = kernel.run(job, &Options::default()).expect("a run without a trap");
        runs.push(columns(job, name, contents));
    }
    runs
}

/// Runs on the device at hand.
pub fn run_device(job: &Job, device: &dyn Device) -> Run {
    let contents = device.run(job).unwrap_or_else(|error| panic!("{}: {error}", device.name()));
    columns(job, device.name(), contents)
}

/// Runs as MSL on the host, as written and with each lowering.
pub fn run_msl(job: &Job, compiler: &Compiler) -> Vec<Run> {
    let mut runs = Vec::new();
    for (name, target) in [("msl", Target::MSL), ("msl, lowered", as_software(Target::MSL))] {
        let kernel = compile(&job.kernel, &target).expect("valid for MSL");
        let emitted = emit(&kernel, &target).expect("text");
        let host = Host::new(compiler, &[HostKernel { kernel: &kernel, text: &emitted.text }]).expect("it compiles");
        let contents = host.run_job(0, job).expect("a run without a fault");
        runs.push(columns(job, name, contents));
    }
    runs
}
