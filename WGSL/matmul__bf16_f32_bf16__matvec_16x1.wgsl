struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 16>;

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
fn matmul__bf16_f32_bf16__matvec_16x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let workgroup_n = workgroup_id.x * 16u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_0_1 = 0.0f;
    var partial_sums_0_2 = 0.0f;
    var partial_sums_0_3 = 0.0f;
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t2 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t3 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t4 = x[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t5 = decode_bf16(t4.x);
        let t6 = decode_bf16(t4.x >> 16u);
        let t7 = decode_bf16(t4.y);
        let t8 = decode_bf16(t4.y >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t5 * t0.x; // dot.rs:23
        sum = sum + t6 * t0.y;
        sum = sum + t7 * t0.z;
        sum = sum + t8 * t0.w;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_0_1; // dot.rs:20
        sum_1 = sum_1 + t5 * t1.x; // dot.rs:23
        sum_1 = sum_1 + t6 * t1.y;
        sum_1 = sum_1 + t7 * t1.z;
        sum_1 = sum_1 + t8 * t1.w;
        partial_sums_0_1 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_0_2; // dot.rs:20
        sum_2 = sum_2 + t5 * t2.x; // dot.rs:23
        sum_2 = sum_2 + t6 * t2.y;
        sum_2 = sum_2 + t7 * t2.z;
        sum_2 = sum_2 + t8 * t2.w;
        partial_sums_0_2 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_0_3; // dot.rs:20
        sum_3 = sum_3 + t5 * t3.x; // dot.rs:23
        sum_3 = sum_3 + t6 * t3.y;
        sum_3 = sum_3 + t7 * t3.z;
        sum_3 = sum_3 + t8 * t3.w;
        partial_sums_0_3 = sum_3; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:395
    }
    let sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:395
    }
    let sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:395
    }
    let sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = workgroup_id.y + group / 4u; // matmul.rs:402
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 4u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t9 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t9;
    }
}
