//! Kernels written with `#[kernel]` become the IR that their text says, with the author's lines.

use kernel_dsl::prelude::*;

/// y[r, c] = a * x[r, c]
#[kernel(workgroup_size(64), dispatch(n_rows))]
fn scale_rows<T: Element<Scalar = f32>>(#[shape(n_rows, n_cols)] x: In<T>, #[shape(n_rows, n_cols)] y: Out<T>, a: f32) {
    let row = workgroup_id().x;
    for col in (local_invocation_index()..n_cols).step_by(64) {
        y[[row, col]] = a * x[[row, col]];
    }
}

#[device]
fn dot4(a: [f32; 4], b: [f32; 4]) -> f32 {
    let mut sum = 0.0;
    #[comptime]
    for i in 0..4 {
        sum += a[i] * b[i];
    }
    sum
}

#[kernel(workgroup_size(block), dispatch(div_ceil(n, block)))]
fn sum_all<T: Element<Scalar = f32>>(#[shape(n)] x: In<T>, #[shape(1)] y: InOut<f32>, c: u32, #[comptime] block: u32) {
    let mut total = 0.0;
    let mut count = 0;
    let scratch = workgroup_array::<f32>(block);
    let i = global_invocation_id().x;
    if i < n && x[i] > 0.5 {
        total += x[i];
        count += c;
    } else if i == 3 {
        total = -1.0;
    }
    let mut acc = [0.0; 4];
    #[comptime]
    for k in 0..4 {
        acc[k] += total * k as f32;
    }
    let d = dot4(acc, [total, 0.0, 1.0, 2.0]);
    scratch[local_invocation_index()] = d;
    workgroup_barrier();
    let kind = if count > 2 { 1.0 } else { scratch[0] };
    while count < 10 {
        count += 1;
        if count == 5 {
            break;
        }
    }
    if i != 0 {
        return;
    }
    y[0] += kind + (count as f32);
}

#[test]
fn statements_carry_the_authors_lines() {
    let kernel = sum_all::<f32>("sum_all", 64).expect("builds");
    let text = kernel.to_string();
    for line in text.lines().filter(|line| line.contains("// ")) {
        assert!(line.contains("// author.rs:"), "foreign line in {line}");
    }
}

#[test]
fn arguments_keep_the_declared_order() {
    let kernel = scale_rows::<bf16>("scale_rows").expect("builds");
    assert_eq!(kernel.buffers.len(), 2);
    let (tensors, scalars) = ScaleRowsArgs { x: "x", y: "y", a: 0.5 }.into_parts();
    assert_eq!(tensors, ["x", "y"]);
    assert_eq!(scalars, [kernel_dsl::contract::ScalarArg::F32(0.5)]);
}
