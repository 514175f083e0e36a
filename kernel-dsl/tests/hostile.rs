//! Does hostile input end in a typed error? Sizes beyond 64 bits, kernels that nobody validated, launches made by hand,
//! blocks nested without end, names that a helper function uses.

use kernel_dsl::build::{BuildErrorKind, Builder};
use kernel_dsl::contract::{ContractError, ContractErrorKind, Launch, TensorLayout, bind};
use kernel_dsl::emit::{emit, naga_check};
use kernel_dsl::interp::{Binding, Face, Options, Program, TrapKind};
use kernel_dsl::ir::{
    Access, Builtin, Const, Elem, EntityId, Expr, HostExpr, HostOp, Immediate, ImmediateSource, Kernel, Mode, Scalar,
    Span, StmtKind,
};
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_dsl::validate::{ValidKernel, validate};

const HERE: Span = Span { file: "hostile.rs", line: 7 };
const MAX: u32 = u32::MAX;

/// `name[i] = 1.0` over `shape`, all its axes of length `n`.
fn ones(name: &str, elem: Elem, rank: usize) -> Kernel {
    let mut b = Builder::new("ones", Mode::Strict, HERE);
    b.set_workgroup_size([4, 1, 1]);
    let n = b.dim("n");
    let y = b.buffer(name, elem, Access::ReadWrite, vec![HostExpr::Dim(n); rank], HERE);
    let index = b.eval(HERE, Expr::Builtin(Builtin::LocalInvocationIndex));
    let value = b.constant(HERE, Const::F32(1.0_f32.to_bits()));
    b.eval(HERE, Expr::BufferLoad { buffer: y, index, width: 1 });
    b.stmt(HERE, StmtKind::BufferStore { buffer: y, index, width: 1, value });
    b.finish().expect("a well-typed sample")
}

fn bind_one(kernel: &Kernel, layout: TensorLayout) -> Result<Launch, ContractError> {
    bind(kernel, &[layout], &[], MAX)
}

#[test]
fn layouts_beyond_64_bits_are_too_large() {
    for rank in 2..=4 {
        for len in [MAX, 1 << 22, 1 << 17] {
            let layout =
                TensorLayout { strides: vec![1; rank], ..TensorLayout::row_major(Elem::F32, &vec![len; rank]) };
            bind_one(&ones("y", Elem::F32, rank), layout).expect_err("strides that are not row-major");
            let layout = TensorLayout::row_major(Elem::F32, &vec![len; rank]);
            assert!(layout.span_bytes().is_multiple_of(16) && layout.span_bytes() >= 1 << 34, "{rank} {len}");
            bind_one(&ones("y", Elem::F32, rank), layout).expect_err("more elements than an index reaches");
        }
    }
    let layout = TensorLayout { elem: Elem::F32, shape: vec![MAX; 4], strides: vec![MAX; 4] };
    assert_eq!((layout.span_elems(), layout.span_bytes()), (u64::MAX, u64::MAX - 15));
    let square = bind_one(&ones("y", Elem::F32, 2), TensorLayout::row_major(Elem::F32, &[MAX, MAX]));
    assert!(matches!(square.unwrap_err().kind, ContractErrorKind::TooLarge { found: 18_446_744_065_119_617_025, .. }));
}

#[test]
fn a_kernel_that_nobody_validated_has_no_launch() {
    let sources = [
        ImmediateSource::Dim(EntityId::from_index(9)),
        ImmediateSource::Stride { buffer: EntityId::from_index(7), axis: 0 },
        ImmediateSource::Stride { buffer: EntityId::from_index(0), axis: 9 },
    ];
    for source in sources {
        let mut kernel = ones("y", Elem::F32, 1);
        kernel.immediates.push(Immediate { name: "s".into(), scalar: Scalar::U32, source });
        let error = bind_one(&kernel, TensorLayout::row_major(Elem::F32, &[4])).unwrap_err();
        assert!(error.to_string().starts_with("kernel `ones`: `s` = "), "{error}");
    }
    let mut kernel = ones("y", Elem::F32, 1);
    let buffer = kernel.buffers.ids().next().unwrap();
    kernel.buffers[buffer].strides.clear();
    bind_one(&kernel, TensorLayout::row_major(Elem::F32, &[4])).expect("row-major where nothing else is said");
}

#[test]
fn a_deep_host_expression_has_no_value() {
    let mut kernel = ones("y", Elem::F32, 1);
    let mut deep = HostExpr::Dim(kernel.dims.ids().next().unwrap());
    for _ in 0..5000 {
        deep = HostExpr::binary(HostOp::Add, deep, HostExpr::Const(1));
    }
    kernel.dispatch[0] = deep;
    let error = bind_one(&kernel, TensorLayout::row_major(Elem::F32, &[4])).unwrap_err().to_string();
    assert!(error.contains("has no value") && error.len() < 2000, "{error}");
}

/// Runs `launch` on four words, on both faces.
fn run(kernel: &ValidKernel, launch: &Launch) -> [Result<(), TrapKind>; 2] {
    [Face::Unchecked, Face::Checked { seed: 1 }].map(|face| {
        let mut words = [0_u32; 4];
        let mut bindings = [Binding::Write(bytemuck::cast_slice_mut(&mut words))];
        let options = Options { face, ..Options::default() };
        Program::new(kernel).run(launch, &mut bindings, &options).map_err(|trap| *trap.kind)
    })
}

#[test]
fn a_launch_made_by_hand_traps_or_runs() {
    let kernel = validate(ones("y", Elem::F32, 1), &Target::CPU).unwrap();
    let good = bind_one(&kernel, TensorLayout::row_major(Elem::F32, &[4])).unwrap();
    assert_eq!(run(&kernel, &good), [Ok(()), Ok(())]);
    // What the kernel does with its buffers is the kernel's to say.
    for access in [vec![], vec![Access::Read], vec![Access::Write; 9]] {
        assert_eq!(run(&kernel, &Launch { access, ..good.clone() }), [Ok(()), Ok(())]);
    }
    for workgroups in [[MAX; 3], [1 << 22; 3], [1 << 30, 1 << 30, 1]] {
        let launch = Launch { workgroups, ..good.clone() };
        for outcome in run(&kernel, &launch) {
            assert!(matches!(outcome, Err(TrapKind::Workgroups { .. })), "{outcome:?}");
        }
    }
    for binding_elems in [vec![], vec![MAX]] {
        assert!(run(&kernel, &Launch { binding_elems, ..good.clone() }).iter().all(Result::is_err));
    }
}

#[test]
fn any_number_of_threads_will_do() {
    let kernel = validate(ones("y", Elem::F32, 1), &Target::CPU).unwrap();
    let one = bind_one(&kernel, TensorLayout::row_major(Elem::F32, &[4])).unwrap();
    for threads in [0, 1, 3, 1000, usize::MAX] {
        let launch = Launch { workgroups: [257, 1, 1], ..one.clone() };
        let mut words = [0_u32; 4];
        let mut bindings = [Binding::Write(bytemuck::cast_slice_mut(&mut words))];
        Program::new(&kernel).run(&launch, &mut bindings, &Options { threads, ..Options::default() }).unwrap();
        assert_eq!(words, [1.0_f32.to_bits(); 4]);
    }
}

#[test]
fn blocks_nested_without_end_are_refused_while_building() {
    let open: [fn(&mut Builder); 3] = [
        |b| {
            let yes = b.constant(HERE, Const::Bool(true));
            b.begin_if(HERE, yes);
        },
        |b| {
            let [start, end, step] = [0, 1, 1].map(|n| b.constant(HERE, Const::U32(n)));
            b.begin_for(HERE, "i", [start, end, step]);
        },
        |b| b.begin_loop(HERE),
    ];
    for open in open {
        let mut b = Builder::new("deep", Mode::Strict, HERE);
        (0..100_000).for_each(|_| open(&mut b));
        (0..100_000).for_each(|_| b.end());
        let error = b.finish().unwrap_err();
        assert!(matches!(error.kind, BuildErrorKind::Refused { .. }), "{error}");
        assert!(error.to_string().ends_with("101 nested blocks; required: at most 100"), "{error}");
    }
}

#[test]
fn buffers_may_be_called_like_the_locals_of_helpers() {
    for name in ["_", "__", "index_", "_value", "word__", "bits", "__first__", "v_", "shift_1"] {
        for elem in [Elem::F32, Elem::Bf16, Elem::F16] {
            let kernel = ones(name, elem, 1);
            for target in [Target::WGSL, Target::BROWSER] {
                let text = emit(&compile(&kernel, &target).unwrap(), &target).unwrap().text;
                naga_check(&text.replace("enable subgroups;", "")).unwrap_or_else(|error| panic!("{error}\n{text}"));
            }
        }
    }
}
