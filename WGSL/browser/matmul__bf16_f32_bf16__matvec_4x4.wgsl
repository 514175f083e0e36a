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
var<workgroup> sums: array<f32, 16>;

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
fn matmul__bf16_f32_bf16__matvec_4x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
    let first_m = workgroup_id.y * 4u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_1_0 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t2 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t3 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t4 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
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
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t9 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t9);
        let t10 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t10);
        let t11 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t11);
        let t12 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t12);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t13 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t3.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_2 = bitcast<f32>(t13);
        let t14 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t3.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t14);
        let t15 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t3.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t15);
        let t16 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t3.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t16);
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t17 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_3 = bitcast<f32>(t17);
        let t18 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t18);
        let t19 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t19);
        let t20 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t20);
        partial_sums_3_0 = sum_3; // matmul.rs:381
    }
    let t21 = partial_sums_0_0; // matmul.rs:393
    let t22 = subgroupShuffleXor(t21, 1u);
    let t23 = bitcast<f32>(bitcast<u32>(t21 + t22) ^ hidden_zero);
    let t24 = subgroupShuffleXor(t23, 2u);
    let t25 = bitcast<f32>(bitcast<u32>(t23 + t24) ^ hidden_zero);
    let t26 = subgroupShuffleXor(t25, 4u);
    let t27 = bitcast<f32>(bitcast<u32>(t25 + t26) ^ hidden_zero);
    let t28 = subgroupShuffleXor(t27, 8u);
    let t29 = bitcast<f32>(bitcast<u32>(t27 + t28) ^ hidden_zero);
    let t30 = subgroupShuffleXor(t29, 16u);
    let sum = t29 + t30;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    let t31 = partial_sums_1_0; // matmul.rs:393
    let t32 = subgroupShuffleXor(t31, 1u);
    let t33 = bitcast<f32>(bitcast<u32>(t31 + t32) ^ hidden_zero);
    let t34 = subgroupShuffleXor(t33, 2u);
    let t35 = bitcast<f32>(bitcast<u32>(t33 + t34) ^ hidden_zero);
    let t36 = subgroupShuffleXor(t35, 4u);
    let t37 = bitcast<f32>(bitcast<u32>(t35 + t36) ^ hidden_zero);
    let t38 = subgroupShuffleXor(t37, 8u);
    let t39 = bitcast<f32>(bitcast<u32>(t37 + t38) ^ hidden_zero);
    let t40 = subgroupShuffleXor(t39, 16u);
    let sum_1 = t39 + t40;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    let t41 = partial_sums_2_0; // matmul.rs:393
    let t42 = subgroupShuffleXor(t41, 1u);
    let t43 = bitcast<f32>(bitcast<u32>(t41 + t42) ^ hidden_zero);
    let t44 = subgroupShuffleXor(t43, 2u);
    let t45 = bitcast<f32>(bitcast<u32>(t43 + t44) ^ hidden_zero);
    let t46 = subgroupShuffleXor(t45, 4u);
    let t47 = bitcast<f32>(bitcast<u32>(t45 + t46) ^ hidden_zero);
    let t48 = subgroupShuffleXor(t47, 8u);
    let t49 = bitcast<f32>(bitcast<u32>(t47 + t48) ^ hidden_zero);
    let t50 = subgroupShuffleXor(t49, 16u);
    let sum_2 = t49 + t50;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:395
    }
    let t51 = partial_sums_3_0; // matmul.rs:393
    let t52 = subgroupShuffleXor(t51, 1u);
    let t53 = bitcast<f32>(bitcast<u32>(t51 + t52) ^ hidden_zero);
    let t54 = subgroupShuffleXor(t53, 2u);
    let t55 = bitcast<f32>(bitcast<u32>(t53 + t54) ^ hidden_zero);
    let t56 = subgroupShuffleXor(t55, 4u);
    let t57 = bitcast<f32>(bitcast<u32>(t55 + t56) ^ hidden_zero);
    let t58 = subgroupShuffleXor(t57, 8u);
    let t59 = bitcast<f32>(bitcast<u32>(t57 + t58) ^ hidden_zero);
    let t60 = subgroupShuffleXor(t59, 16u);
    let sum_3 = t59 + t60;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group; // matmul.rs:402
    if (((group < 4u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t61 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t61;
    }
}
