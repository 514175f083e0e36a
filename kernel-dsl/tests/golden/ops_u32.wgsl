@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn rem_u32(a: u32, b: u32) -> u32 {
    return a % b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn max_u32(a: u32, b: u32) -> u32 {
    return select(a, b, a < b);
}

fn shl_u32(x: u32, amount: u32) -> u32 {
    return x << (amount & 31u);
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn funnel_shr_u32(high: u32, low: u32, amount: u32) -> u32 {
    let shift = amount & 31u;
    return (low >> shift) | ((high << 1u) << (31u - shift));
}

@compute @workgroup_size(64, 1, 1)
fn ops_u32(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = x[local_invocation_index + 0u]; // case.rs:4
    let b = x[local_invocation_index + 64u];
    let c = x[local_invocation_index + 128u];
    let amount = amounts[local_invocation_index + 0u];
    out[local_invocation_index + 0u] = ~a;
    out[local_invocation_index + 64u] = countOneBits(a); // case.rs:5
    out[local_invocation_index + 128u] = countLeadingZeros(a); // case.rs:6
    out[local_invocation_index + 192u] = reverseBits(a); // case.rs:7
    out[local_invocation_index + 256u] = a + b; // case.rs:8
    out[local_invocation_index + 320u] = a - b; // case.rs:9
    out[local_invocation_index + 384u] = a * b; // case.rs:10
    out[local_invocation_index + 448u] = div_u32(a, b); // case.rs:11
    out[local_invocation_index + 512u] = rem_u32(a, b); // case.rs:12
    out[local_invocation_index + 576u] = min_u32(a, b); // case.rs:13
    out[local_invocation_index + 640u] = max_u32(a, b); // case.rs:14
    out[local_invocation_index + 704u] = a & b; // case.rs:15
    out[local_invocation_index + 768u] = a | b; // case.rs:16
    out[local_invocation_index + 832u] = a ^ b; // case.rs:17
    out[local_invocation_index + 896u] = shl_u32(a, amount); // case.rs:18
    out[local_invocation_index + 960u] = shr_u32(a, amount); // case.rs:19
    out[local_invocation_index + 1024u] = u32((a == b)); // case.rs:20
    out[local_invocation_index + 1088u] = u32((a != b)); // case.rs:21
    out[local_invocation_index + 1152u] = u32((a < b)); // case.rs:22
    out[local_invocation_index + 1216u] = u32((a <= b)); // case.rs:23
    out[local_invocation_index + 1280u] = u32((a > b)); // case.rs:24
    out[local_invocation_index + 1344u] = u32((a >= b)); // case.rs:25
    out[local_invocation_index + 1408u] = dot4U8Packed(a, b); // case.rs:26
    out[local_invocation_index + 1472u] = bitcast<u32>(dot4I8Packed(a, b)); // case.rs:27
    out[local_invocation_index + 1536u] = funnel_shr_u32(a, b, c); // case.rs:28
}
