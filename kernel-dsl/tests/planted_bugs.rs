//! Bugs that authors make, each caught by the checked face at the right line, and a correct twin of each that passes.
//! A line with a bug ends in `// BUG` and the kernel's name, which is how the tests know it.

mod engine;

use engine::{UNCHECKED, run, valid};
use kernel_dsl::interp::{AccessKind, BoundRange, Face, Options, Trap, TrapKind, check_aliasing};
use kernel_dsl::ir::{Access, Kernel};
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_dsl::validate::validate;

#[kernel(workgroup_size(64), dispatch(1))]
fn mirror_no_barrier(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let shared = workgroup_array::<u32>(64);
    let index = local_invocation_index();
    shared[index] = x[index];
    y[index] = shared[63 - index]; // BUG mirror_no_barrier
}

#[kernel(workgroup_size(64), dispatch(1))]
fn mirror(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let shared = workgroup_array::<u32>(64);
    let index = local_invocation_index();
    shared[index] = x[index];
    workgroup_barrier();
    y[index] = shared[63 - index];
}

#[kernel(workgroup_size(64), dispatch(1))]
fn shift_beyond(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let index = local_invocation_index();
    if index > 0 {
        y[index + 1] = x[index]; // BUG shift_beyond
    }
}

#[kernel(workgroup_size(64), dispatch(1))]
fn shift(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let index = local_invocation_index();
    if index < 63 {
        y[index + 1] = x[index];
    }
}

#[kernel(workgroup_size(32), dispatch(1))]
fn last_unset(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let index = local_invocation_index();
    let own = private_array::<u32>(4);
    for i in 0..3 {
        own[i] = x[index] + i;
    }
    y[index] = own[index & 3]; // BUG last_unset
}

#[kernel(workgroup_size(32), dispatch(1))]
fn all_set(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let index = local_invocation_index();
    let own = private_array::<u32>(4);
    for i in 0..4 {
        own[i] = x[index] + i;
    }
    y[index] = own[index & 3];
}

#[kernel(workgroup_size(64), dispatch(1))]
fn count_unset(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let counts = workgroup_array::<u32>(4);
    let index = local_invocation_index();
    counts.atomic_add(x[index] & 3, 1); // BUG count_unset
    workgroup_barrier();
    y[index] = counts[index & 3];
}

#[kernel(workgroup_size(64), dispatch(1))]
fn count_racing(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let counts = workgroup_array::<u32>(4);
    let index = local_invocation_index();
    if index < 4 {
        counts[index] = 0;
    }
    workgroup_barrier();
    counts[x[index] & 3] += 1; // BUG count_racing
    workgroup_barrier();
    y[index] = counts[index & 3];
}

#[kernel(workgroup_size(64), dispatch(1))]
fn count(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let counts = workgroup_array::<u32>(4);
    let index = local_invocation_index();
    if index < 4 {
        counts[index] = 0;
    }
    workgroup_barrier();
    counts.atomic_add(x[index] & 3, 1);
    workgroup_barrier();
    y[index] = counts[index & 3];
}

#[kernel(workgroup_size(32), dispatch(2))]
fn shared_cell(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let index = local_invocation_index();
    if index == 5 {
        y[0] = x[global_invocation_id().x]; // BUG shared_cell
    }
}

#[kernel(workgroup_size(32), dispatch(2))]
fn own_cell(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let index = local_invocation_index();
    if index == 5 {
        y[workgroup_id().x] = x[global_invocation_id().x];
    }
}

#[kernel(workgroup_size(64), dispatch(1))]
fn divergent_barrier(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    let index = local_invocation_index();
    if x[index] > 3 {
        workgroup_barrier(); // BUG divergent_barrier
    }
    y[index] = index;
}

#[kernel(workgroup_size(64), dispatch(1))]
fn uniform_barrier(#[shape(64)] x: In<u32>, #[shape(64)] y: Out<u32>) {
    if x[0] > 3 {
        workgroup_barrier();
    }
    let index = local_invocation_index();
    y[index] = index;
}

/// The line that carries the bug of `kernel`.
fn bug_line(kernel: &str) -> u32 {
    let marker = format!("// BUG {kernel}");
    let line = include_str!("planted_bugs.rs").lines().position(|line| line.ends_with(&marker));
    line.expect("the marker stands in this file") as u32 + 1
}

fn inputs() -> Vec<Vec<u32>> {
    vec![(0..64).map(|i| i * 7 + 1).collect()]
}

fn workgroups(kernel: &Kernel) -> [u32; 3] {
    [kernel.dispatch[0].eval(&[]).expect("constant"), 1, 1]
}

/// The trap, the same kind for several seeds.
fn caught(kernel: Result<Kernel, BuildError>) -> Trap {
    let kernel = valid(kernel.expect("builds"));
    let traps: Vec<Trap> = [1, 2, 3]
        .map(|seed| Options { face: Face::Checked { seed }, ..UNCHECKED })
        .iter()
        .map(|options| run(&kernel, &inputs(), workgroups(&kernel), options).expect_err("a planted bug"))
        .collect();
    for trap in &traps {
        assert_eq!((trap.span.line, trap.span.file_name()), (bug_line(&kernel.name), "planted_bugs.rs"), "{trap}");
        assert_eq!(trap.kernel, kernel.name);
        assert_eq!(std::mem::discriminant(&*trap.kind), std::mem::discriminant(&*traps[0].kind));
    }
    traps.into_iter().next().expect("three seeds")
}

/// Runs on both faces, which agree.
fn passes(kernel: Result<Kernel, BuildError>) -> Vec<u32> {
    let kernel = valid(kernel.expect("builds"));
    let checked = Options { face: Face::Checked { seed: 5 }, ..UNCHECKED };
    let results = [checked, UNCHECKED]
        .map(|options| run(&kernel, &inputs(), workgroups(&kernel), &options).expect("a correct twin").remove(0));
    assert_eq!(results[0], results[1]);
    results.into_iter().next().expect("two faces")
}

#[test]
fn a_missing_barrier() {
    let trap = caught(mirror_no_barrier("mirror_no_barrier"));
    match &*trap.kind {
        TrapKind::Race { memory: "workgroup array", name, first, second, .. } => {
            assert_eq!(name, "shared");
            assert_eq!((first.access, second.access), (AccessKind::Write, AccessKind::Read));
            assert_eq!((first.span.line, second.span.line), (trap.span.line - 1, trap.span.line));
            assert_ne!(first.invocation, second.invocation);
        }
        other => panic!("{other}"),
    }
    let expected: Vec<u32> = (0..64).map(|i| (63 - i) * 7 + 1).collect();
    assert_eq!(passes(mirror("mirror")), expected);
}

#[test]
fn an_off_by_one_write() {
    let trap = caught(shift_beyond("shift_beyond"));
    match &*trap.kind {
        TrapKind::OutOfRange { access: AccessKind::Write, name, index: 64, len: 64, invocation, .. } => {
            assert_eq!(name, "y");
            assert_eq!((invocation.local_index, invocation.workgroup), (63, [0, 0, 0]));
        }
        other => panic!("{other}"),
    }
    assert_eq!(passes(shift("shift"))[1..4], [1, 8, 15]);
}

#[test]
fn a_read_before_write() {
    let trap = caught(last_unset("last_unset"));
    match &*trap.kind {
        TrapKind::Uninitialised { memory: "private array", name, index: Some(3), invocation } => {
            assert_eq!((name.as_str(), invocation.local_index), ("own", 3));
        }
        other => panic!("{other}"),
    }
    assert_eq!(passes(all_set("all_set"))[3], 3 * 7 + 1 + 3);
    let trap = caught(count_unset("count_unset"));
    assert!(matches!(&*trap.kind, TrapKind::Uninitialised { memory: "workgroup array", .. }), "{trap}");
}

#[test]
fn a_race_on_workgroup_memory() {
    let trap = caught(count_racing("count_racing"));
    assert!(matches!(&*trap.kind, TrapKind::Race { memory: "workgroup array", .. }), "{trap}");
    assert_eq!(passes(count("count"))[..4], [16; 4]);
}

#[test]
fn a_race_of_workgroups_on_storage() {
    let trap = caught(shared_cell("shared_cell"));
    match &*trap.kind {
        TrapKind::Race { memory: "buffer", name, index: 0, first, second } => {
            assert_eq!(name, "y");
            assert_ne!(first.invocation.workgroup, second.invocation.workgroup);
            assert_eq!((first.invocation.local_index, second.invocation.local_index), (5, 5));
        }
        other => panic!("{other}"),
    }
    assert_eq!(passes(own_cell("own_cell"))[..2], [5 * 7 + 1, 37 * 7 + 1]);
}

#[test]
fn a_barrier_in_a_divergent_branch() {
    let kernel = divergent_barrier("divergent_barrier").expect("builds");
    let refused = validate(kernel, &Target::CPU).expect_err("not uniform");
    assert_eq!(refused.span.line, bug_line("divergent_barrier"), "{refused}");
    assert_eq!(passes(uniform_barrier("uniform_barrier"))[..3], [0, 1, 2]);
}

#[test]
fn an_aliased_output() {
    let range = |argument, memory, bytes, access| BoundRange { argument, memory, bytes, access };
    let x = range("x", "arena", 0..256, Access::Read);
    let refused = check_aliasing("k", &[x.clone(), range("y", "arena", 252..512, Access::Write)]);
    let refused = refused.expect_err("four bytes are shared");
    assert_eq!((refused.first.as_str(), refused.second.as_str(), refused.bytes.clone()), ("x", "y", 252..256));
    assert!(refused.to_string().contains("kernel `k`"));
    for twin in [
        range("y", "arena", 256..512, Access::Write),
        range("y", "other", 0..256, Access::Write),
        range("y", "arena", 0..256, Access::Read),
    ] {
        assert_eq!(check_aliasing("k", &[x.clone(), twin]), Ok(()));
    }
}
