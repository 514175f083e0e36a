struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 4>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(128, 1, 1)
fn matmul__bf16_bf16_bf16__matvec_4x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:284
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:285
    let last_m = imm.m - 1u; // matmul.rs:286
    var partial_sums_0_0 = 0.0f; // matmul.rs:288
    let t0 = imm.k / 8u; // matmul.rs:289
    for (var piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        let first_k = piece * 8u; // matmul.rs:290
        let t1 = x[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:293
        let t2 = w[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + decode_bf16(t1.x) * decode_bf16(t2.x); // dot.rs:23
        sum = sum + decode_bf16(t1.x >> 16u) * decode_bf16(t2.x >> 16u);
        sum = sum + decode_bf16(t1.y) * decode_bf16(t2.y);
        sum = sum + decode_bf16(t1.y >> 16u) * decode_bf16(t2.y >> 16u);
        sum = sum + decode_bf16(t1.z) * decode_bf16(t2.z);
        sum = sum + decode_bf16(t1.z >> 16u) * decode_bf16(t2.z >> 16u);
        sum = sum + decode_bf16(t1.w) * decode_bf16(t2.w);
        sum = sum + decode_bf16(t1.w >> 16u) * decode_bf16(t2.w >> 16u);
        partial_sums_0_0 = sum; // matmul.rs:299
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:311
    }
    workgroupBarrier(); // matmul.rs:315
    let group = local_invocation_index; // matmul.rs:317
    let row = workgroup_id.y + group; // matmul.rs:318
    if (((group < 1u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:320
        let t3 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:322
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t3;
    }
}
