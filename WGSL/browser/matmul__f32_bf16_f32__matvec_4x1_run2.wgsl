enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
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

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__matvec_4x1_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
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
        let t9 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t2.x * decode_bf16(t0.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t9);
        let t10 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t2.y * decode_bf16(t0.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t10);
        let t11 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t2.z * decode_bf16(t0.y)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t11);
        let t12 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t2.w * decode_bf16(t0.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t12);
        let t13 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t3.x * decode_bf16(t0.z)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t13);
        let t14 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t3.y * decode_bf16(t0.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t14);
        let t15 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t3.z * decode_bf16(t0.w)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t15);
        let t16 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t3.w * decode_bf16(t0.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t16);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_0_0; // dot.rs:20
        let t17 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7.x * decode_bf16(t5.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t17);
        let t18 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7.y * decode_bf16(t5.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t18);
        let t19 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7.z * decode_bf16(t5.y)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t19);
        let t20 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7.w * decode_bf16(t5.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t20);
        let t21 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8.x * decode_bf16(t5.z)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t21);
        let t22 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8.y * decode_bf16(t5.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t22);
        let t23 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8.z * decode_bf16(t5.w)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t23);
        let t24 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8.w * decode_bf16(t5.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t24);
        partial_sums_0_0 = sum_1; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t25 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        let t26 = min_u32(workgroup_id.y, last_m) * imm.k + first_k; // matmul.rs:370
        let t27 = x[t26 >> 2u];
        let t28 = x[(t26 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t29 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t27.x * decode_bf16(t25.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t29);
        let t30 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t27.y * decode_bf16(t25.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t30);
        let t31 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t27.z * decode_bf16(t25.y)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t31);
        let t32 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t27.w * decode_bf16(t25.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t32);
        let t33 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t28.x * decode_bf16(t25.z)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t33);
        let t34 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t28.y * decode_bf16(t25.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t34);
        let t35 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t28.z * decode_bf16(t25.w)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t35);
        let t36 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t28.w * decode_bf16(t25.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t36);
        partial_sums_0_0 = sum; // matmul.rs:381
    }
    let t37 = partial_sums_0_0; // matmul.rs:393
    let t38 = subgroupShuffleXor(t37, 1u);
    let t39 = bitcast<f32>(bitcast<u32>(t37 + t38) ^ hidden_zero);
    let t40 = subgroupShuffleXor(t39, 2u);
    let t41 = bitcast<f32>(bitcast<u32>(t39 + t40) ^ hidden_zero);
    let t42 = subgroupShuffleXor(t41, 4u);
    let t43 = bitcast<f32>(bitcast<u32>(t41 + t42) ^ hidden_zero);
    let t44 = subgroupShuffleXor(t43, 8u);
    let t45 = bitcast<f32>(bitcast<u32>(t43 + t44) ^ hidden_zero);
    let t46 = subgroupShuffleXor(t45, 16u);
    let sum = t45 + t46;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = workgroup_id.y + group; // matmul.rs:402
    if (((group < 1u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t47 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:406
        y[(row * imm.n + workgroup_n) >> 2u] = t47;
    }
}
