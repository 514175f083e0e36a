@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn neg_i32(x: i32) -> i32 {
    return -x;
}

fn abs_i32(x: i32) -> i32 {
    return select(x, -x, x < 0i);
}

fn div_i32(a: i32, b: i32) -> i32 {
    return a / b;
}

fn rem_i32(a: i32, b: i32) -> i32 {
    return a % b;
}

fn min_i32(a: i32, b: i32) -> i32 {
    return select(a, b, b < a);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

fn shl_i32(x: i32, amount: u32) -> i32 {
    return x << (amount & 31u);
}

fn shr_i32(x: i32, amount: u32) -> i32 {
    return x >> (amount & 31u);
}

@compute @workgroup_size(64, 1, 1)
fn ops_i32(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = x[local_invocation_index + 0u]; // case.rs:4
    let b = x[local_invocation_index + 64u];
    let amount = amounts[local_invocation_index + 0u];
    out[local_invocation_index + 0u] = bitcast<u32>(neg_i32(a));
    out[local_invocation_index + 64u] = bitcast<u32>(~a); // case.rs:5
    out[local_invocation_index + 128u] = bitcast<u32>(abs_i32(a)); // case.rs:6
    out[local_invocation_index + 192u] = bitcast<u32>(a + b); // case.rs:7
    out[local_invocation_index + 256u] = bitcast<u32>(a - b); // case.rs:8
    out[local_invocation_index + 320u] = bitcast<u32>(a * b); // case.rs:9
    out[local_invocation_index + 384u] = bitcast<u32>(div_i32(a, b)); // case.rs:10
    out[local_invocation_index + 448u] = bitcast<u32>(rem_i32(a, b)); // case.rs:11
    out[local_invocation_index + 512u] = bitcast<u32>(min_i32(a, b)); // case.rs:12
    out[local_invocation_index + 576u] = bitcast<u32>(max_i32(a, b)); // case.rs:13
    out[local_invocation_index + 640u] = bitcast<u32>(a & b); // case.rs:14
    out[local_invocation_index + 704u] = bitcast<u32>(a | b); // case.rs:15
    out[local_invocation_index + 768u] = bitcast<u32>(a ^ b); // case.rs:16
    out[local_invocation_index + 832u] = bitcast<u32>(shl_i32(a, amount)); // case.rs:17
    out[local_invocation_index + 896u] = bitcast<u32>(shr_i32(a, amount)); // case.rs:18
    out[local_invocation_index + 960u] = u32((a == b)); // case.rs:19
    out[local_invocation_index + 1024u] = u32((a != b)); // case.rs:20
    out[local_invocation_index + 1088u] = u32((a < b)); // case.rs:21
    out[local_invocation_index + 1152u] = u32((a <= b)); // case.rs:22
    out[local_invocation_index + 1216u] = u32((a > b)); // case.rs:23
    out[local_invocation_index + 1280u] = u32((a >= b)); // case.rs:24
}
