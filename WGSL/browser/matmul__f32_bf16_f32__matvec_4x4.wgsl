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
var<workgroup> sums: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__matvec_4x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:297
    let first_m = workgroup_id.y * 4u; // matmul.rs:305
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:306
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:307
    let last_m = imm.m - 1u; // matmul.rs:308
    var partial_sums_0_0 = 0.0f; // matmul.rs:310
    var partial_sums_1_0 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    let n_pieces = imm.k / 8u; // matmul.rs:311
    let last_n = imm.n - 1u; // matmul.rs:314
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        let first_k = piece * 8u; // matmul.rs:324
        let t0 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:330
        let t1 = decode_bf16(t0.x);
        let t2 = decode_bf16(t0.x >> 16u);
        let t3 = decode_bf16(t0.y);
        let t4 = decode_bf16(t0.y >> 16u);
        let t5 = decode_bf16(t0.z);
        let t6 = decode_bf16(t0.z >> 16u);
        let t7 = decode_bf16(t0.w);
        let t8 = decode_bf16(t0.w >> 16u);
        let t9 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        let t10 = x[t9 >> 2u];
        let t11 = x[(t9 + 4u) >> 2u];
        let t12 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        let t13 = x[t12 >> 2u];
        let t14 = x[(t12 + 4u) >> 2u];
        let t15 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        let t16 = x[t15 >> 2u];
        let t17 = x[(t15 + 4u) >> 2u];
        let t18 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        let t19 = x[t18 >> 2u];
        let t20 = x[(t18 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t21 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t21;
        let t22 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum = t22;
        let t23 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum = t23;
        let t24 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum = t24;
        let t25 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum = t25;
        let t26 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum = t26;
        let t27 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum = t27;
        let t28 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum = t28;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t29 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t29;
        let t30 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t31;
        let t32 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t33;
        let t34 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t35;
        let t36 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t36;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t37 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t39;
        let t40 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t41;
        let t42 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t43;
        let t44 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t44;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t45 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t47;
        let t48 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t51;
        let t52 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t52;
        partial_sums_3_0 = sum_3; // matmul.rs:344
    }
    let t53 = partial_sums_0_0; // matmul.rs:356
    let t54 = subgroupShuffleXor(t53, 1u);
    let t55 = bitcast<f32>(bitcast<u32>(t53 + t54) ^ hidden_zero);
    let t56 = subgroupShuffleXor(t55, 2u);
    let t57 = bitcast<f32>(bitcast<u32>(t55 + t56) ^ hidden_zero);
    let t58 = subgroupShuffleXor(t57, 4u);
    let t59 = bitcast<f32>(bitcast<u32>(t57 + t58) ^ hidden_zero);
    let t60 = subgroupShuffleXor(t59, 8u);
    let t61 = bitcast<f32>(bitcast<u32>(t59 + t60) ^ hidden_zero);
    let t62 = subgroupShuffleXor(t61, 16u);
    let sum = t61 + t62;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:358
    }
    let t63 = partial_sums_1_0; // matmul.rs:356
    let t64 = subgroupShuffleXor(t63, 1u);
    let t65 = bitcast<f32>(bitcast<u32>(t63 + t64) ^ hidden_zero);
    let t66 = subgroupShuffleXor(t65, 2u);
    let t67 = bitcast<f32>(bitcast<u32>(t65 + t66) ^ hidden_zero);
    let t68 = subgroupShuffleXor(t67, 4u);
    let t69 = bitcast<f32>(bitcast<u32>(t67 + t68) ^ hidden_zero);
    let t70 = subgroupShuffleXor(t69, 8u);
    let t71 = bitcast<f32>(bitcast<u32>(t69 + t70) ^ hidden_zero);
    let t72 = subgroupShuffleXor(t71, 16u);
    let sum_1 = t71 + t72;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:358
    }
    let t73 = partial_sums_2_0; // matmul.rs:356
    let t74 = subgroupShuffleXor(t73, 1u);
    let t75 = bitcast<f32>(bitcast<u32>(t73 + t74) ^ hidden_zero);
    let t76 = subgroupShuffleXor(t75, 2u);
    let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
    let t78 = subgroupShuffleXor(t77, 4u);
    let t79 = bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero);
    let t80 = subgroupShuffleXor(t79, 8u);
    let t81 = bitcast<f32>(bitcast<u32>(t79 + t80) ^ hidden_zero);
    let t82 = subgroupShuffleXor(t81, 16u);
    let sum_2 = t81 + t82;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:358
    }
    let t83 = partial_sums_3_0; // matmul.rs:356
    let t84 = subgroupShuffleXor(t83, 1u);
    let t85 = bitcast<f32>(bitcast<u32>(t83 + t84) ^ hidden_zero);
    let t86 = subgroupShuffleXor(t85, 2u);
    let t87 = bitcast<f32>(bitcast<u32>(t85 + t86) ^ hidden_zero);
    let t88 = subgroupShuffleXor(t87, 4u);
    let t89 = bitcast<f32>(bitcast<u32>(t87 + t88) ^ hidden_zero);
    let t90 = subgroupShuffleXor(t89, 8u);
    let t91 = bitcast<f32>(bitcast<u32>(t89 + t90) ^ hidden_zero);
    let t92 = subgroupShuffleXor(t91, 16u);
    let sum_3 = t91 + t92;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group; // matmul.rs:365
    if (((group < 4u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:367
        let t93 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + workgroup_n) >> 2u] = t93;
    }
}
