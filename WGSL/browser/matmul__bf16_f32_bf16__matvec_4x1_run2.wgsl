enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 4>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(128, 1, 1)
fn matmul__bf16_f32_bf16__matvec_4x1_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let in_runs = n_pieces & 4294967232u; // matmul.rs:350
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = x[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t2 = first_k + 128u; // matmul.rs:365
        let t3 = w[(min_u32(first_n, last_n) * imm.k + t2) >> 2u]; // matmul.rs:367
        let t4 = x[((min_u32(workgroup_id.y, last_m) * imm.k + t2) >> 1u) >> 1u]; // matmul.rs:370
        var sum = partial_sums_0_0; // dot.rs:20
        let t5 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t5);
        let t6 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t6);
        let t7 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t7);
        let t8 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t8);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_0_0; // dot.rs:20
        let t9 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.x) * t3.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t9);
        let t10 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.x >> 16u) * t3.y) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t10);
        let t11 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.y) * t3.z) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t11);
        let t12 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.y >> 16u) * t3.w) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t12);
        partial_sums_0_0 = sum_1; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t13 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t14 = x[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        var sum = partial_sums_0_0; // dot.rs:20
        let t15 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t14.x) * t13.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t15);
        let t16 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t14.x >> 16u) * t13.y) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t16);
        let t17 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t14.y) * t13.z) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t17);
        let t18 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t14.y >> 16u) * t13.w) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t18);
        partial_sums_0_0 = sum; // matmul.rs:381
    }
    let t19 = partial_sums_0_0; // matmul.rs:393
    let t20 = subgroupShuffleXor(t19, 1u);
    let t21 = bitcast<f32>(bitcast<u32>(t19 + t20) ^ hidden_zero);
    let t22 = subgroupShuffleXor(t21, 2u);
    let t23 = bitcast<f32>(bitcast<u32>(t21 + t22) ^ hidden_zero);
    let t24 = subgroupShuffleXor(t23, 4u);
    let t25 = bitcast<f32>(bitcast<u32>(t23 + t24) ^ hidden_zero);
    let t26 = subgroupShuffleXor(t25, 8u);
    let t27 = bitcast<f32>(bitcast<u32>(t25 + t26) ^ hidden_zero);
    let t28 = subgroupShuffleXor(t27, 16u);
    let sum = t27 + t28;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = workgroup_id.y + group; // matmul.rs:402
    if (((group < 1u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t29 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t29;
    }
}
