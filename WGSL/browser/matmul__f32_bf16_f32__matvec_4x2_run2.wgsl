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
var<workgroup> sums: array<f32, 8>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__matvec_4x2_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:297
    let first_m = workgroup_id.y * 2u; // matmul.rs:305
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:306
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:307
    let last_m = imm.m - 1u; // matmul.rs:308
    var partial_sums_0_0 = 0.0f; // matmul.rs:310
    var partial_sums_1_0 = 0.0f;
    let n_pieces = imm.k / 8u; // matmul.rs:311
    let in_runs = n_pieces & 4294967232u; // matmul.rs:313
    let last_n = imm.n - 1u; // matmul.rs:314
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:323
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
        let t15 = first_k + 256u; // matmul.rs:328
        let t16 = w[((min_u32(first_n, last_n) * imm.k + t15) >> 1u) >> 2u]; // matmul.rs:330
        let t17 = decode_bf16(t16.x);
        let t18 = decode_bf16(t16.x >> 16u);
        let t19 = decode_bf16(t16.y);
        let t20 = decode_bf16(t16.y >> 16u);
        let t21 = decode_bf16(t16.z);
        let t22 = decode_bf16(t16.z >> 16u);
        let t23 = decode_bf16(t16.w);
        let t24 = decode_bf16(t16.w >> 16u);
        let t25 = min_u32(first_m, last_m) * imm.k + t15; // matmul.rs:333
        let t26 = x[t25 >> 2u];
        let t27 = x[(t25 + 4u) >> 2u];
        let t28 = min_u32(first_m + 1u, last_m) * imm.k + t15;
        let t29 = x[t28 >> 2u];
        let t30 = x[(t28 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t31 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t31;
        let t32 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum = t33;
        let t34 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum = t35;
        let t36 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum = t37;
        let t38 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum = t38;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t39 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t39;
        let t40 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t41;
        let t42 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t43;
        let t44 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t46;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_0_0; // dot.rs:20
        let t47 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t26.x * t17) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t47;
        let t48 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t26.y * t18) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t26.z * t19) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t26.w * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t27.x * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t51;
        let t52 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t27.y * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t27.z * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t27.w * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t54;
        partial_sums_0_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_1_0; // dot.rs:20
        let t55 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29.x * t17) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t55;
        let t56 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29.y * t18) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29.z * t19) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29.w * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t30.x * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t59;
        let t60 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t30.y * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t30.z * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t30.w * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t62;
        partial_sums_1_0 = sum_3; // matmul.rs:344
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:323
        let first_k = piece * 8u; // matmul.rs:324
        let t63 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:330
        let t64 = decode_bf16(t63.x);
        let t65 = decode_bf16(t63.x >> 16u);
        let t66 = decode_bf16(t63.y);
        let t67 = decode_bf16(t63.y >> 16u);
        let t68 = decode_bf16(t63.z);
        let t69 = decode_bf16(t63.z >> 16u);
        let t70 = decode_bf16(t63.w);
        let t71 = decode_bf16(t63.w >> 16u);
        let t72 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        let t73 = x[t72 >> 2u];
        let t74 = x[(t72 + 4u) >> 2u];
        let t75 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        let t76 = x[t75 >> 2u];
        let t77 = x[(t75 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t78 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t73.x * t64) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t73.y * t65) ^ hidden_zero)) ^ hidden_zero);
        sum = t79;
        let t80 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t73.z * t66) ^ hidden_zero)) ^ hidden_zero);
        sum = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t73.w * t67) ^ hidden_zero)) ^ hidden_zero);
        sum = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t74.x * t68) ^ hidden_zero)) ^ hidden_zero);
        sum = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t74.y * t69) ^ hidden_zero)) ^ hidden_zero);
        sum = t83;
        let t84 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t74.z * t70) ^ hidden_zero)) ^ hidden_zero);
        sum = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t74.w * t71) ^ hidden_zero)) ^ hidden_zero);
        sum = t85;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t86 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t76.x * t64) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t76.y * t65) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t87;
        let t88 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t76.z * t66) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t76.w * t67) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t77.x * t68) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t77.y * t69) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t91;
        let t92 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t77.z * t70) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t77.w * t71) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t93;
        partial_sums_1_0 = sum_1; // matmul.rs:344
    }
    let t94 = partial_sums_0_0; // matmul.rs:356
    let t95 = subgroupShuffleXor(t94, 1u);
    let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
    let t97 = subgroupShuffleXor(t96, 2u);
    let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
    let t99 = subgroupShuffleXor(t98, 4u);
    let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
    let t101 = subgroupShuffleXor(t100, 8u);
    let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
    let t103 = subgroupShuffleXor(t102, 16u);
    let sum = t102 + t103;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:358
    }
    let t104 = partial_sums_1_0; // matmul.rs:356
    let t105 = subgroupShuffleXor(t104, 1u);
    let t106 = bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero);
    let t107 = subgroupShuffleXor(t106, 2u);
    let t108 = bitcast<f32>(bitcast<u32>(t106 + t107) ^ hidden_zero);
    let t109 = subgroupShuffleXor(t108, 4u);
    let t110 = bitcast<f32>(bitcast<u32>(t108 + t109) ^ hidden_zero);
    let t111 = subgroupShuffleXor(t110, 8u);
    let t112 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
    let t113 = subgroupShuffleXor(t112, 16u);
    let sum_1 = t112 + t113;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group; // matmul.rs:365
    if (((group < 2u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:367
        let t114 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + workgroup_n) >> 2u] = t114;
    }
}
