//! Control flow and memory on the CPU engine, against plain Rust, on both faces.

mod engine;

use engine::{Kern, run_both};
use kernel_dsl::ir::{ArraySpace, Barrier, BinaryOp, Elem, Scalar};

#[test]
fn nested_divergent_loops_with_break_and_continue() {
    let mut k = Kern::new("nested", [40, 1, 1]);
    let out = k.output("out", Elem::U32, 40);
    let lane = k.local_index();
    let (zero, one, three, seven) = (k.u(0), k.u(1), k.u(3), k.u(7));
    let acc = k.var("acc", Scalar::U32);
    k.set(acc, zero);
    let ten = k.u(10);
    let bound = k.bin(BinaryOp::Rem, lane, ten);
    let i = k.begin_for("i", [zero, bound, one]);
    {
        let j = k.begin_for("j", [zero, ten, one]);
        let sum = k.bin(BinaryOp::Add, i, j);
        let is_three = k.bin(BinaryOp::Rem, sum, three);
        let skip = k.bin(BinaryOp::Eq, is_three, zero);
        k.begin_if(skip);
        k.continue_loop();
        k.end();
        let stop = k.bin(BinaryOp::Gt, j, seven);
        k.begin_if(stop);
        k.break_loop();
        k.end();
        let product = k.bin(BinaryOp::Mul, i, lane);
        let old = k.get(acc);
        let next = k.bin(BinaryOp::Add, old, product);
        let next = k.bin(BinaryOp::Add, next, j);
        k.set(acc, next);
        k.end();
        let limit = k.u(200);
        let value = k.get(acc);
        let big = k.bin(BinaryOp::Gt, value, limit);
        k.begin_if(big);
        let quit = k.bin(BinaryOp::Eq, i, seven);
        k.begin_if(quit);
        k.store(out, lane, value);
        k.return_now();
        k.end();
        k.break_loop();
        k.end();
    }
    k.end();
    let value = k.get(acc);
    let marked = k.bin(BinaryOp::Add, value, one);
    k.store(out, lane, marked);

    let reference = |lane: u32| {
        let mut acc = 0_u32;
        for i in 0..lane % 10 {
            for j in 0..10 {
                if (i + j) % 3 == 0 {
                    continue;
                }
                if j > 7 {
                    break;
                }
                acc += i * lane + j;
            }
            if acc > 200 {
                if i == 7 {
                    return acc;
                }
                break;
            }
        }
        acc + 1
    };
    let expected: Vec<u32> = (0..40).map(reference).collect();
    assert_eq!(run_both(k, &[], [1, 1, 1]), expected);
}

#[test]
fn reversal_through_workgroup_memory() {
    let mut k = Kern::new("reverse", [64, 1, 1]);
    let x = k.input("x", Elem::U32, 128);
    let out = k.output("out", Elem::U32, 128);
    let tile = k.array("tile", ArraySpace::Workgroup, Elem::U32, 64);
    let lane = k.local_index();
    let at = k.global_index();
    let value = k.load(x, at);
    k.array_store(tile, lane, value);
    k.barrier(Barrier::Workgroup);
    let last = k.u(63);
    let mirror = k.bin(BinaryOp::Sub, last, lane);
    let other = k.array_load(tile, mirror);
    k.store(out, at, other);
    let input: Vec<u32> = (0..128).map(|i| i * 3 + 1).collect();
    let expected: Vec<u32> = (0..128).map(|i| input[i / 64 * 64 + 63 - i % 64]).collect();
    assert_eq!(run_both(k, &[input], [2, 1, 1]), expected);
}
