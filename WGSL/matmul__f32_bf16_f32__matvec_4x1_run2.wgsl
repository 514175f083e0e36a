struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;
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

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__matvec_4x1_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    let n_pieces = imm.k / 8u; // matmul.rs:348
    let in_runs = n_pieces & 4294967232u; // matmul.rs:350
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t0 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        let t1 = min_u32(workgroup_id.y, last_m) * imm.k + first_k; // matmul.rs:370
        let t2 = x[t1 >> 2u];
        let t3 = x[(t1 + 4u) >> 2u];
        let t4 = first_k + 256u; // matmul.rs:365
        let t5 = w[((min_u32(first_n, last_n) * imm.k + t4) >> 1u) >> 2u]; // matmul.rs:367
        let t6 = min_u32(workgroup_id.y, last_m) * imm.k + t4; // matmul.rs:370
        let t7 = x[t6 >> 2u];
        let t8 = x[(t6 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t2.x * decode_bf16(t0.x); // dot.rs:23
        sum = sum + t2.y * decode_bf16(t0.x >> 16u);
        sum = sum + t2.z * decode_bf16(t0.y);
        sum = sum + t2.w * decode_bf16(t0.y >> 16u);
        sum = sum + t3.x * decode_bf16(t0.z);
        sum = sum + t3.y * decode_bf16(t0.z >> 16u);
        sum = sum + t3.z * decode_bf16(t0.w);
        sum = sum + t3.w * decode_bf16(t0.w >> 16u);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_0_0; // dot.rs:20
        sum_1 = sum_1 + t7.x * decode_bf16(t5.x); // dot.rs:23
        sum_1 = sum_1 + t7.y * decode_bf16(t5.x >> 16u);
        sum_1 = sum_1 + t7.z * decode_bf16(t5.y);
        sum_1 = sum_1 + t7.w * decode_bf16(t5.y >> 16u);
        sum_1 = sum_1 + t8.x * decode_bf16(t5.z);
        sum_1 = sum_1 + t8.y * decode_bf16(t5.z >> 16u);
        sum_1 = sum_1 + t8.z * decode_bf16(t5.w);
        sum_1 = sum_1 + t8.w * decode_bf16(t5.w >> 16u);
        partial_sums_0_0 = sum_1; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t9 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        let t10 = min_u32(workgroup_id.y, last_m) * imm.k + first_k; // matmul.rs:370
        let t11 = x[t10 >> 2u];
        let t12 = x[(t10 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t11.x * decode_bf16(t9.x); // dot.rs:23
        sum = sum + t11.y * decode_bf16(t9.x >> 16u);
        sum = sum + t11.z * decode_bf16(t9.y);
        sum = sum + t11.w * decode_bf16(t9.y >> 16u);
        sum = sum + t12.x * decode_bf16(t9.z);
        sum = sum + t12.y * decode_bf16(t9.z >> 16u);
        sum = sum + t12.z * decode_bf16(t9.w);
        sum = sum + t12.w * decode_bf16(t9.w >> 16u);
        partial_sums_0_0 = sum; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = workgroup_id.y + group; // matmul.rs:402
    if (((group < 1u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t13 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:406
        y[(row * imm.n + workgroup_n) >> 2u] = t13;
    }
}
