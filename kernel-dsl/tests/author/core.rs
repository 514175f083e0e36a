//! Parameters, values, variables, branches, loops, device functions.

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

#[kernel(workgroup_size(32, 2), dispatch(n_blocks, n_rows / 2, ROWS))]
fn header<const ROWS: u32>(
    #[shape(n_rows, n_blocks, 32)]
    #[stride(row_stride, _, 1)]
    x: In<u32>,
    #[shape(n_rows, n_blocks * 32 + ROWS)] y: Out<i32>,
    shift: i32,
) {
    let id = local_invocation_id();
    let (column, row) = (id.x, id.y);
    let word = x[[row, workgroup_id().x, column]];
    let negative: bool = (word as i32) < shift;
    y[[row, 0]] = if negative { -1 } else { (word >> 3) as i32 ^ 7 };
}

#[kernel(workgroup_size(1), dispatch(1))]
fn comptime_choice(#[shape(n)] y: Out<f32>, #[comptime] offsets: &[u32], #[comptime] scale: Option<f32>) {
    #[comptime]
    let last = offsets.len() - 1;
    #[comptime]
    for (index, offset) in offsets.iter().enumerate() {
        let mut value = index as f32;
        #[comptime]
        if let Some(scale) = scale {
            value *= scale;
        } else if index == last {
            value += 1.0;
        }
        y[*offset] = #[comptime]
        match index {
            0 => value.abs(),
            _ => value,
        };
    }
}

#[device]
fn min_max(values: [f32; 3]) -> (f32, f32) {
    let mut low = values[0];
    let mut high = values[0];
    let mut rest = values;
    #[comptime]
    for value in &values[1..] {
        low = low.min(*value);
        high = high.max(*value);
    }
    rest[0] = low;
    (low, high)
}

#[kernel(workgroup_size(1), dispatch(1), fast)]
fn vectors(#[shape(n)] y: InOut<f32>) {
    let mut v = vec4(y[0], 1.0, 2.0, 3.0);
    v.y = 5.0;
    v.z += v.x;
    v = v * 2.0 + v;
    let grid = [[v.x, 1.0], [v.y, v.z]];
    let mut acc = [[0.0; 2]; 2];
    acc[1][0] += grid[1][0];
    let (low, high) = min_max([acc[1][0], v.w, 0.5]);
    let pair = if low < high && !(high == 1.0) { (low, high) } else { (high, 0.0) };
    let mut i = 0;
    loop {
        i += 1;
        if i > 3 || y[i] < 0.0 {
            break;
        }
        if i == 2 {
            continue;
        }
        y[i] /= pair.1;
    }
}

#[test]
fn scale_rows_is_as_written() {
    insta::assert_snapshot!(crate::text(&scale_rows::<bf16>("scale_rows").expect("builds")));
}

#[test]
fn statements_of_every_kind() {
    insta::assert_snapshot!(crate::text(&sum_all::<f32>("sum_all", 64).expect("builds")));
}

#[test]
fn header_shapes_strides_and_sizes() {
    insta::assert_snapshot!(crate::text(&header::<4>("header").expect("builds")));
}

#[test]
fn comptime_code_leaves_no_trace() {
    insta::assert_snapshot!(crate::text(&comptime_choice("comptime_choice", &[3, 5], None).expect("builds")));
    insta::assert_snapshot!(crate::text(&comptime_choice("comptime_choice", &[3], Some(0.5)).expect("builds")));
}

#[test]
fn vectors_arrays_and_tuples() {
    insta::assert_snapshot!(crate::text(&vectors("vectors").expect("builds")));
}

#[test]
fn arguments_keep_the_declared_order() {
    let (tensors, scalars) = ScaleRowsArgs { x: "x", y: "y", a: 0.5 }.into_parts();
    assert_eq!(tensors, ["x", "y"]);
    assert_eq!(scalars, [kernel_dsl::contract::ScalarArg::F32(0.5)]);
}
