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
var<workgroup> sums: array<f32, 8>;

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
fn matmul__bf16_f32_bf16__matvec_4x2_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
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
        let t7 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t7);
        let t8 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t8);
        let t9 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t9);
        let t10 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t10);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t11 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t11);
        let t12 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t12);
        let t13 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t13);
        let t14 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t14);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_0_0; // dot.rs:20
        let t15 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t5.x) * t4.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_2 = bitcast<f32>(t15);
        let t16 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t5.x >> 16u) * t4.y) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t16);
        let t17 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t5.y) * t4.z) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t17);
        let t18 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t5.y >> 16u) * t4.w) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t18);
        partial_sums_0_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_1_0; // dot.rs:20
        let t19 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t6.x) * t4.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_3 = bitcast<f32>(t19);
        let t20 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t6.x >> 16u) * t4.y) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t20);
        let t21 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t6.y) * t4.z) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t21);
        let t22 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t6.y >> 16u) * t4.w) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t22);
        partial_sums_1_0 = sum_3; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t23 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t24 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t25 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t26 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t24.x) * t23.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t26);
        let t27 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t24.x >> 16u) * t23.y) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t27);
        let t28 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t24.y) * t23.z) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t28);
        let t29 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t24.y >> 16u) * t23.w) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t29);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t30 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t25.x) * t23.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t30);
        let t31 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t25.x >> 16u) * t23.y) ^ hidden_zero));
        sum_1 = bitcast<f32>(t31 ^ hidden_zero);
        let t32 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t25.y) * t23.z) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t32);
        let t33 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t25.y >> 16u) * t23.w) ^ hidden_zero));
        sum_1 = bitcast<f32>(t33 ^ hidden_zero);
        partial_sums_1_0 = sum_1; // matmul.rs:381
    }
    let t34 = partial_sums_0_0; // matmul.rs:393
    let t35 = subgroupShuffleXor(t34, 1u);
    let t36 = bitcast<f32>(bitcast<u32>(t34 + t35) ^ hidden_zero);
    let t37 = subgroupShuffleXor(t36, 2u);
    let t38 = bitcast<f32>(bitcast<u32>(t36 + t37) ^ hidden_zero);
    let t39 = subgroupShuffleXor(t38, 4u);
    let t40 = bitcast<f32>(bitcast<u32>(t38 + t39) ^ hidden_zero);
    let t41 = subgroupShuffleXor(t40, 8u);
    let t42 = bitcast<f32>(bitcast<u32>(t40 + t41) ^ hidden_zero);
    let t43 = subgroupShuffleXor(t42, 16u);
    let sum = t42 + t43;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    let t44 = partial_sums_1_0; // matmul.rs:393
    let t45 = subgroupShuffleXor(t44, 1u);
    let t46 = bitcast<f32>(bitcast<u32>(t44 + t45) ^ hidden_zero);
    let t47 = subgroupShuffleXor(t46, 2u);
    let t48 = bitcast<f32>(bitcast<u32>(t46 + t47) ^ hidden_zero);
    let t49 = subgroupShuffleXor(t48, 4u);
    let t50 = bitcast<f32>(bitcast<u32>(t48 + t49) ^ hidden_zero);
    let t51 = subgroupShuffleXor(t50, 8u);
    let t52 = bitcast<f32>(bitcast<u32>(t50 + t51) ^ hidden_zero);
    let t53 = subgroupShuffleXor(t52, 16u);
    let sum_1 = t52 + t53;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group; // matmul.rs:402
    if (((group < 2u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t54 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t54;
    }
}
