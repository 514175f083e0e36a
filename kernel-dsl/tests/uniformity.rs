//! Is the uniformity analysis right at the edges: loops, early exits, variables, one-subgroup workgroups, browsers?

use kernel_dsl::build::Builder;
use kernel_dsl::ir::{
    Access, Barrier, BinaryOp, Builtin, Const, Elem, Expr, HostExpr, Kernel, Mode, ReduceOp, Rounding, Span, StmtKind,
    Type, ValueId, VoteOp,
};
use kernel_dsl::target::Target;
use kernel_dsl::validate::{Extent, Uniformity, validate};

const HERE: Span = Span { file: "uniformity.rs", line: 1 };

fn kernel(size: u32, author: impl FnOnce(&mut Builder)) -> Kernel {
    let mut b = Builder::new("sample", Mode::Strict, HERE);
    b.set_workgroup_size([size, 1, 1]);
    author(&mut b);
    b.finish().expect("a well-typed sample")
}

fn builtin(b: &mut Builder, builtin: Builtin) -> ValueId {
    b.eval(HERE, Expr::Builtin(builtin))
}

fn below_3(b: &mut Builder, value: ValueId) -> ValueId {
    let three = b.constant(HERE, Const::U32(3));
    b.eval(HERE, Expr::Binary(BinaryOp::Lt, Rounding::Exact, value, three))
}

fn leave_if(b: &mut Builder, value: Builtin, leave: StmtKind) {
    let value = builtin(b, value);
    let cond = below_3(b, value);
    b.begin_if(HERE, cond);
    b.stmt(HERE, leave);
    b.end();
}

fn barrier(b: &mut Builder) {
    b.stmt(HERE, StmtKind::Barrier(Barrier::Workgroup));
}

#[track_caller]
fn check(expected: bool, target: &Target, kernel: Kernel) {
    let text = kernel.to_string();
    match validate(kernel, target) {
        Ok(_) => assert!(expected, "accepted:\n{text}"),
        Err(error) => assert!(!expected && error.kind.invariant() == 6, "{error}\n{text}"),
    }
}

const UNIFORM: Builtin = Builtin::WorkgroupId(0);
const DIVERGENT: Builtin = Builtin::LocalInvocationIndex;

#[test]
fn leaving_a_loop_splits_the_loop_but_not_what_follows() {
    for (value, uniform) in [(UNIFORM, true), (DIVERGENT, false)] {
        for leave in [StmtKind::Break, StmtKind::Continue, StmtKind::Return] {
            let in_loop = |before: bool| {
                kernel(64, |b| {
                    b.begin_loop(HERE);
                    leave_if(b, UNIFORM, StmtKind::Break);
                    if before {
                        barrier(b);
                    }
                    leave_if(b, value, leave.clone());
                    if !before {
                        barrier(b);
                    }
                    b.end();
                })
            };
            check(uniform, &Target::WGSL, in_loop(false));
            // Before a divergent `continue`, every iteration starts with all invocations.
            check(uniform || leave == StmtKind::Continue, &Target::WGSL, in_loop(true));
            let after = kernel(64, |b| {
                b.begin_loop(HERE);
                leave_if(b, value, leave.clone());
                leave_if(b, UNIFORM, StmtKind::Break);
                b.end();
                barrier(b);
            });
            check(uniform || leave != StmtKind::Return, &Target::WGSL, after);
        }
    }
}

#[test]
fn loop_bounds_decide() {
    for (value, uniform) in [(UNIFORM, true), (DIVERGENT, false), (Builtin::SubgroupId, false)] {
        let bounded = kernel(64, |b| {
            let end = builtin(b, value);
            let one = b.constant(HERE, Const::U32(1));
            b.begin_for(HERE, "i", [one, end, one]);
            barrier(b);
            b.end();
        });
        check(uniform, &Target::WGSL, bounded);
    }
}

#[test]
fn a_variable_is_as_uniform_as_all_its_stores() {
    // while v < 3 { barrier; v = v + 1 }, with and without a divergent store at the end of the body.
    let counted = |divergent: bool| {
        kernel(64, |b| {
            let var = b.var("v", Type::U32, HERE);
            let one = b.constant(HERE, Const::U32(1));
            b.stmt(HERE, StmtKind::VarStore { var, value: one });
            b.begin_loop(HERE);
            let value = b.eval(HERE, Expr::VarLoad(var));
            let cond = below_3(b, value);
            b.begin_if(HERE, cond);
            b.begin_else();
            b.stmt(HERE, StmtKind::Break);
            b.end();
            barrier(b);
            let next = b.eval(HERE, Expr::Binary(BinaryOp::Add, Rounding::Exact, value, one));
            b.stmt(HERE, StmtKind::VarStore { var, value: next });
            if divergent {
                leave_if(b, DIVERGENT, StmtKind::VarStore { var, value: one });
            }
            b.end();
        })
    };
    check(true, &Target::WGSL, counted(false));
    check(false, &Target::WGSL, counted(true));
}

#[test]
fn writable_memory_is_never_uniform_and_read_only_memory_is() {
    for (access, uniform) in [(Access::Read, true), (Access::ReadWrite, false)] {
        let loaded = kernel(64, |b| {
            let buffer = b.buffer("x", Elem::U32, access, vec![HostExpr::Const(4)], HERE);
            let index = builtin(b, UNIFORM);
            let value = b.eval(HERE, Expr::BufferLoad { buffer, index, width: 1 });
            let cond = below_3(b, value);
            b.begin_if(HERE, cond);
            barrier(b);
            b.end();
        });
        check(uniform, &Target::WGSL, loaded);
    }
}

#[test]
fn votes_are_workgroup_uniform_where_the_workgroup_is_one_subgroup() {
    let voted = |size: u32| {
        kernel(size, |b| {
            let lane = builtin(b, Builtin::Lane);
            let cond = below_3(b, lane);
            let any = b.eval(HERE, Expr::Vote(VoteOp::Any, cond));
            b.begin_if(HERE, any);
            barrier(b);
            b.end();
        })
    };
    check(true, &Target::WGSL, voted(32));
    check(false, &Target::WGSL, voted(64));
    // WGSL's own analysis does not look at the workgroup's size.
    check(false, &Target::BROWSER, voted(32));
}

#[test]
fn extents_of_reductions() {
    let mut sum = None;
    let mut least = None;
    let reduced = kernel(64, |b| {
        let lane = builtin(b, Builtin::Lane);
        let x = b.eval(HERE, Expr::Convert(kernel_dsl::ir::Scalar::F32, lane));
        sum = Some(b.eval(HERE, Expr::Reduce(ReduceOp::Add, Rounding::Rn, x)));
        least = Some(b.eval(HERE, Expr::Reduce(ReduceOp::Min, Rounding::Exact, x)));
    });
    let uniformity = Uniformity::of(&validate(reduced, &Target::WGSL).unwrap());
    assert_eq!(uniformity.value(sum.unwrap()), Extent::Subgroup);
    // -0 and +0, or a NaN, leave different lanes with different winners.
    assert_eq!(uniformity.value(least.unwrap()), Extent::Invocation);
}
