//! A short way to write kernels for the tests of the CPU engine, and to run them on both faces.
#![allow(dead_code, reason = "every test file uses its own part")]

use kernel_dsl::build::builder::Builder;
use kernel_dsl::contract::{Launch, TensorLayout, bind};
use kernel_dsl::interp::{Binding, Face, Options, Program, Trap};
use kernel_dsl::ir::{
    Access, Array, ArrayId, ArraySpace, Barrier, BinaryOp, BufferId, Builtin, Const, Elem, Expr, HostExpr, Kernel,
    Mode, Rounding, Scalar, Span, StmtKind, Type, UnaryOp, ValueId, VarId,
};
use kernel_dsl::target::Target;
use kernel_dsl::validate::{ValidKernel, validate};

/// A kernel under construction.
pub struct Kern {
    pub b: Builder,
    outputs: Vec<u32>,
}

impl Kern {
    #[track_caller]
    pub fn new(name: &str, size: [u32; 3]) -> Kern {
        Kern::with_mode(name, size, Mode::Strict)
    }
    #[track_caller]
    pub fn with_mode(name: &str, size: [u32; 3], mode: Mode) -> Kern {
        let mut b = Builder::new(name, mode, Span::caller());
        b.set_workgroup_size(size);
        Kern { b, outputs: Vec::new() }
    }
    #[track_caller]
    pub fn buffer(&mut self, name: &str, elem: Elem, access: Access, len: u32) -> BufferId {
        if access != Access::Read {
            self.outputs.push(len * elem.bytes());
        }
        self.b.buffer(name, elem, access, vec![HostExpr::Const(len)], Span::caller())
    }
    #[track_caller]
    pub fn input(&mut self, name: &str, elem: Elem, len: u32) -> BufferId {
        self.buffer(name, elem, Access::Read, len)
    }
    #[track_caller]
    pub fn output(&mut self, name: &str, elem: Elem, len: u32) -> BufferId {
        self.buffer(name, elem, Access::Write, len)
    }
    #[track_caller]
    pub fn array(&mut self, name: &str, space: ArraySpace, elem: Elem, len: u32) -> ArrayId {
        self.b.array(Array { name: name.into(), space, elem, width: 1, len, span: Span::caller() })
    }
    #[track_caller]
    pub fn var(&mut self, name: &str, scalar: Scalar) -> VarId {
        self.b.var(name, Type::Scalar(scalar), Span::caller())
    }
    #[track_caller]
    pub fn eval(&mut self, expr: Expr) -> ValueId {
        self.b.eval(Span::caller(), expr)
    }
    #[track_caller]
    pub fn u(&mut self, value: u32) -> ValueId {
        self.eval(Expr::Const(Const::U32(value)))
    }
    #[track_caller]
    pub fn f(&mut self, value: f32) -> ValueId {
        self.eval(Expr::Const(Const::F32(value.to_bits())))
    }
    #[track_caller]
    pub fn local_index(&mut self) -> ValueId {
        self.eval(Expr::Builtin(Builtin::LocalInvocationIndex))
    }
    #[track_caller]
    pub fn global_index(&mut self) -> ValueId {
        self.eval(Expr::Builtin(Builtin::GlobalInvocationId(0)))
    }
    #[track_caller]
    pub fn bin(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let float = self.b.value_type(a).scalar() == Some(Scalar::F32);
        let rounding = match (op.info().rounds && float, op.info().fast_only) {
            (false, _) => Rounding::Exact,
            (true, false) => Rounding::Rn,
            (true, true) => Rounding::Any,
        };
        self.eval(Expr::Binary(op, rounding, a, b))
    }
    #[track_caller]
    pub fn un(&mut self, op: UnaryOp, a: ValueId) -> ValueId {
        let rounding = match (op.info().rounds, op.info().fast_only) {
            (false, _) => Rounding::Exact,
            (true, false) => Rounding::Rn,
            (true, true) => Rounding::Any,
        };
        self.eval(Expr::Unary(op, rounding, a))
    }
    #[track_caller]
    pub fn load(&mut self, buffer: BufferId, index: ValueId) -> ValueId {
        self.eval(Expr::BufferLoad { buffer, index, width: 1 })
    }
    #[track_caller]
    pub fn store(&mut self, buffer: BufferId, index: ValueId, value: ValueId) {
        self.stmt(StmtKind::BufferStore { buffer, index, width: 1, value });
    }
    #[track_caller]
    pub fn array_load(&mut self, array: ArrayId, index: ValueId) -> ValueId {
        self.eval(Expr::ArrayLoad { array, index })
    }
    #[track_caller]
    pub fn array_store(&mut self, array: ArrayId, index: ValueId, value: ValueId) {
        self.stmt(StmtKind::ArrayStore { array, index, value });
    }
    #[track_caller]
    pub fn get(&mut self, var: VarId) -> ValueId {
        self.eval(Expr::VarLoad(var))
    }
    #[track_caller]
    pub fn set(&mut self, var: VarId, value: ValueId) {
        self.stmt(StmtKind::VarStore { var, value });
    }
    #[track_caller]
    pub fn stmt(&mut self, kind: StmtKind) {
        self.b.stmt(Span::caller(), kind);
    }
    #[track_caller]
    pub fn barrier(&mut self, kind: Barrier) {
        self.stmt(StmtKind::Barrier(kind));
    }
    #[track_caller]
    pub fn begin_for(&mut self, name: &str, bounds: [ValueId; 3]) -> ValueId {
        self.b.begin_for(Span::caller(), name, bounds)
    }
    #[track_caller]
    pub fn begin_if(&mut self, cond: ValueId) {
        self.b.begin_if(Span::caller(), cond);
    }
    #[track_caller]
    pub fn begin_loop(&mut self) {
        self.b.begin_loop(Span::caller());
    }
    pub fn end(&mut self) {
        self.b.end();
    }
    #[track_caller]
    pub fn break_loop(&mut self) {
        self.stmt(StmtKind::Break);
    }
    #[track_caller]
    pub fn continue_loop(&mut self) {
        self.stmt(StmtKind::Continue);
    }
    #[track_caller]
    pub fn return_now(&mut self) {
        self.stmt(StmtKind::Return);
    }
    pub fn finish(self) -> Kernel {
        self.b.finish().expect("the test's kernel builds")
    }
}

pub fn valid(kernel: Kernel) -> ValidKernel {
    validate(kernel, &Target::CPU).expect("the test's kernel is valid")
}

/// The launch of a kernel whose shapes are constants.
pub fn launch(kernel: &Kernel, workgroups: [u32; 3]) -> Launch {
    let layouts: Vec<_> = kernel
        .buffers
        .iter()
        .map(|(_, buffer)| {
            let shape: Vec<u32> = buffer.shape.iter().map(|axis| axis.eval(&[]).expect("constant")).collect();
            TensorLayout::row_major(buffer.elem, &shape)
        })
        .collect();
    let mut launch = bind(kernel, &layouts, &[], 65_535).expect("the test's launch fits");
    launch.workgroups = workgroups;
    launch
}

pub const UNCHECKED: Options = Options { face: Face::Unchecked, threads: 1, flush_subnormals: false };

/// Runs with words for every readable buffer in order (`InOut` too) and returns the words of the written ones.
pub fn run(
    kernel: &ValidKernel,
    inputs: &[Vec<u32>],
    workgroups: [u32; 3],
    options: &Options,
) -> Result<Vec<Vec<u32>>, Trap> {
    let launch = launch(kernel, workgroups);
    let mut inputs = inputs.iter();
    let mut memory: Vec<(Access, Vec<u32>)> = kernel
        .buffers
        .iter()
        .zip(&launch.binding_bytes)
        .map(|((_, buffer), &bytes)| match buffer.access {
            Access::Write => (Access::Write, vec![0; bytes as usize / 4]),
            access => {
                let mut words = inputs.next().expect("an input for every buffer that is read").clone();
                words.resize(words.len().max(bytes as usize / 4), 0);
                (access, words)
            }
        })
        .collect();
    let mut bindings: Vec<Binding<'_>> = memory
        .iter_mut()
        .map(|(access, words)| match access {
            Access::Read => Binding::Read(bytemuck::cast_slice(words)),
            _ => Binding::Write(bytemuck::cast_slice_mut(words)),
        })
        .collect();
    Program::new(kernel).run(&launch, &mut bindings, options)?;
    drop(bindings);
    Ok(memory.into_iter().filter(|(access, _)| *access != Access::Read).map(|(_, words)| words).collect())
}

/// Runs on the checked face with two seeds and on the unchecked face with one and two threads, which must agree;
/// gives the words of the first written buffer, without padding.
pub fn run_both(k: Kern, inputs: &[Vec<u32>], workgroups: [u32; 3]) -> Vec<u32> {
    let words = k.outputs.first().map_or(0, |bytes| bytes.div_ceil(4)) as usize;
    let kernel = valid(k.finish());
    let faces = [
        Options { face: Face::Checked { seed: 1 }, ..UNCHECKED },
        Options { face: Face::Checked { seed: 2 }, ..UNCHECKED },
        UNCHECKED,
        Options { threads: 2, ..UNCHECKED },
    ];
    let results: Vec<_> =
        faces.iter().map(|options| run(&kernel, inputs, workgroups, options).expect("no trap")).collect();
    for (result, options) in results.iter().zip(&faces) {
        assert_eq!(result, &results[0], "{options:?} differs from {:?}", faces[0]);
    }
    results[0].first().map_or(Vec::new(), |all| all[..words].to_vec())
}

/// The trap of the checked face.
pub fn trap_of(k: Kern, inputs: &[Vec<u32>], workgroups: [u32; 3]) -> Trap {
    let options = Options { face: Face::Checked { seed: 7 }, ..UNCHECKED };
    run(&valid(k.finish()), inputs, workgroups, &options).expect_err("a planted bug")
}
