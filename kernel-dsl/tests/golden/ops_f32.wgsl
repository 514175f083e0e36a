@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn min_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (y_place < x_place) & numbers));
}

fn max_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (x_place < y_place) & numbers));
}

@compute @workgroup_size(64, 1, 1)
fn ops_f32(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = x[local_invocation_index + 0u]; // case.rs:4
    let b = x[local_invocation_index + 64u];
    let c = x[local_invocation_index + 128u];
    out[local_invocation_index + 0u] = bitcast<u32>(neg_f32(a));
    out[local_invocation_index + 64u] = bitcast<u32>(abs_f32(a)); // case.rs:5
    out[local_invocation_index + 128u] = bitcast<u32>(floor(a)); // case.rs:6
    out[local_invocation_index + 192u] = bitcast<u32>(ceil(a)); // case.rs:7
    out[local_invocation_index + 256u] = bitcast<u32>(trunc(a)); // case.rs:8
    out[local_invocation_index + 320u] = bitcast<u32>(round(a)); // case.rs:9
    out[local_invocation_index + 384u] = bitcast<u32>(a + b); // case.rs:10
    out[local_invocation_index + 448u] = bitcast<u32>(a - b); // case.rs:11
    out[local_invocation_index + 512u] = bitcast<u32>(a * b); // case.rs:12
    out[local_invocation_index + 576u] = bitcast<u32>(min_f32(a, b)); // case.rs:13
    out[local_invocation_index + 640u] = bitcast<u32>(max_f32(a, b)); // case.rs:14
    out[local_invocation_index + 704u] = u32((a == b)); // case.rs:15
    out[local_invocation_index + 768u] = u32(!(a == b)); // case.rs:16
    out[local_invocation_index + 832u] = u32((a < b)); // case.rs:17
    out[local_invocation_index + 896u] = u32((a <= b)); // case.rs:18
    out[local_invocation_index + 960u] = u32((a > b)); // case.rs:19
    out[local_invocation_index + 1024u] = u32((a >= b)); // case.rs:20
    out[local_invocation_index + 1088u] = bitcast<u32>(fma(a, b, c)); // case.rs:21
}
