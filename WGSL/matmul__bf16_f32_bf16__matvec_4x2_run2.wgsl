struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 8>;

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
fn matmul__bf16_f32_bf16__matvec_4x2_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 2u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_1_0 = 0.0f;
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let in_runs = n_pieces & 4294967232u; // matmul.rs:350
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t2 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t3 = first_k + 128u; // matmul.rs:365
        let t4 = w[(min_u32(first_n, last_n) * imm.k + t3) >> 2u]; // matmul.rs:367
        let t5 = x[((min_u32(first_m, last_m) * imm.k + t3) >> 1u) >> 1u]; // matmul.rs:370
        let t6 = x[((min_u32(first_m + 1u, last_m) * imm.k + t3) >> 1u) >> 1u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + decode_bf16(t1.x) * t0.x; // dot.rs:23
        sum = sum + decode_bf16(t1.x >> 16u) * t0.y;
        sum = sum + decode_bf16(t1.y) * t0.z;
        sum = sum + decode_bf16(t1.y >> 16u) * t0.w;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + decode_bf16(t2.x) * t0.x; // dot.rs:23
        sum_1 = sum_1 + decode_bf16(t2.x >> 16u) * t0.y;
        sum_1 = sum_1 + decode_bf16(t2.y) * t0.z;
        sum_1 = sum_1 + decode_bf16(t2.y >> 16u) * t0.w;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_0_0; // dot.rs:20
        sum_2 = sum_2 + decode_bf16(t5.x) * t4.x; // dot.rs:23
        sum_2 = sum_2 + decode_bf16(t5.x >> 16u) * t4.y;
        sum_2 = sum_2 + decode_bf16(t5.y) * t4.z;
        sum_2 = sum_2 + decode_bf16(t5.y >> 16u) * t4.w;
        partial_sums_0_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_1_0; // dot.rs:20
        sum_3 = sum_3 + decode_bf16(t6.x) * t4.x; // dot.rs:23
        sum_3 = sum_3 + decode_bf16(t6.x >> 16u) * t4.y;
        sum_3 = sum_3 + decode_bf16(t6.y) * t4.z;
        sum_3 = sum_3 + decode_bf16(t6.y >> 16u) * t4.w;
        partial_sums_1_0 = sum_3; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t7 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t8 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t9 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + decode_bf16(t8.x) * t7.x; // dot.rs:23
        sum = sum + decode_bf16(t8.x >> 16u) * t7.y;
        sum = sum + decode_bf16(t8.y) * t7.z;
        sum = sum + decode_bf16(t8.y >> 16u) * t7.w;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + decode_bf16(t9.x) * t7.x; // dot.rs:23
        sum_1 = sum_1 + decode_bf16(t9.x >> 16u) * t7.y;
        sum_1 = sum_1 + decode_bf16(t9.y) * t7.z;
        sum_1 = sum_1 + decode_bf16(t9.y >> 16u) * t7.w;
        partial_sums_1_0 = sum_1; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    let sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group; // matmul.rs:402
    if (((group < 2u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t10 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t10;
    }
}
