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
var<workgroup> sums: array<f32, 32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__matvec_4x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:297
    let first_m = workgroup_id.y * 8u; // matmul.rs:305
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:306
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:307
    let last_m = imm.m - 1u; // matmul.rs:308
    var partial_sums_0_0 = 0.0f; // matmul.rs:310
    var partial_sums_1_0 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_4_0 = 0.0f;
    var partial_sums_5_0 = 0.0f;
    var partial_sums_6_0 = 0.0f;
    var partial_sums_7_0 = 0.0f;
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
        let t21 = min_u32(first_m + 4u, last_m) * imm.k + first_k;
        let t22 = x[t21 >> 2u];
        let t23 = x[(t21 + 4u) >> 2u];
        let t24 = min_u32(first_m + 5u, last_m) * imm.k + first_k;
        let t25 = x[t24 >> 2u];
        let t26 = x[(t24 + 4u) >> 2u];
        let t27 = min_u32(first_m + 6u, last_m) * imm.k + first_k;
        let t28 = x[t27 >> 2u];
        let t29 = x[(t27 + 4u) >> 2u];
        let t30 = min_u32(first_m + 7u, last_m) * imm.k + first_k;
        let t31 = x[t30 >> 2u];
        let t32 = x[(t30 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t33 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t33;
        let t34 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum = t35;
        let t36 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum = t37;
        let t38 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum = t39;
        let t40 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum = t40;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t41 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t41;
        let t42 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t43;
        let t44 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t47;
        let t48 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t48;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t49 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t51;
        let t52 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t55;
        let t56 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t56;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t57 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t59;
        let t60 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t63;
        let t64 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t64;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_4_0; // dot.rs:20
        let t65 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t22.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t22.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t22.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t67;
        let t68 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t22.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t23.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t69;
        let t70 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t23.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t23.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t71;
        let t72 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t23.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t72;
        partial_sums_4_0 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_5_0; // dot.rs:20
        let t73 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t25.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t25.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t25.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t75;
        let t76 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t25.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t26.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t77;
        let t78 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t26.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t26.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t79;
        let t80 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t26.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t80;
        partial_sums_5_0 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_6_0; // dot.rs:20
        let t81 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t28.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t28.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t28.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t28.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t29.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t85;
        let t86 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t29.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t29.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t87;
        let t88 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t29.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t88;
        partial_sums_6_0 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_7_0; // dot.rs:20
        let t89 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t31.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t31.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t31.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t91;
        let t92 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t31.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t32.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t93;
        let t94 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t32.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t94;
        let t95 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t32.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t95;
        let t96 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t32.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t96;
        partial_sums_7_0 = sum_7; // matmul.rs:344
    }
    let t97 = partial_sums_0_0; // matmul.rs:356
    let t98 = subgroupShuffleXor(t97, 1u);
    let t99 = bitcast<f32>(bitcast<u32>(t97 + t98) ^ hidden_zero);
    let t100 = subgroupShuffleXor(t99, 2u);
    let t101 = bitcast<f32>(bitcast<u32>(t99 + t100) ^ hidden_zero);
    let t102 = subgroupShuffleXor(t101, 4u);
    let t103 = bitcast<f32>(bitcast<u32>(t101 + t102) ^ hidden_zero);
    let t104 = subgroupShuffleXor(t103, 8u);
    let t105 = bitcast<f32>(bitcast<u32>(t103 + t104) ^ hidden_zero);
    let t106 = subgroupShuffleXor(t105, 16u);
    let sum = t105 + t106;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:358
    }
    let t107 = partial_sums_1_0; // matmul.rs:356
    let t108 = subgroupShuffleXor(t107, 1u);
    let t109 = bitcast<f32>(bitcast<u32>(t107 + t108) ^ hidden_zero);
    let t110 = subgroupShuffleXor(t109, 2u);
    let t111 = bitcast<f32>(bitcast<u32>(t109 + t110) ^ hidden_zero);
    let t112 = subgroupShuffleXor(t111, 4u);
    let t113 = bitcast<f32>(bitcast<u32>(t111 + t112) ^ hidden_zero);
    let t114 = subgroupShuffleXor(t113, 8u);
    let t115 = bitcast<f32>(bitcast<u32>(t113 + t114) ^ hidden_zero);
    let t116 = subgroupShuffleXor(t115, 16u);
    let sum_1 = t115 + t116;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:358
    }
    let t117 = partial_sums_2_0; // matmul.rs:356
    let t118 = subgroupShuffleXor(t117, 1u);
    let t119 = bitcast<f32>(bitcast<u32>(t117 + t118) ^ hidden_zero);
    let t120 = subgroupShuffleXor(t119, 2u);
    let t121 = bitcast<f32>(bitcast<u32>(t119 + t120) ^ hidden_zero);
    let t122 = subgroupShuffleXor(t121, 4u);
    let t123 = bitcast<f32>(bitcast<u32>(t121 + t122) ^ hidden_zero);
    let t124 = subgroupShuffleXor(t123, 8u);
    let t125 = bitcast<f32>(bitcast<u32>(t123 + t124) ^ hidden_zero);
    let t126 = subgroupShuffleXor(t125, 16u);
    let sum_2 = t125 + t126;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:358
    }
    let t127 = partial_sums_3_0; // matmul.rs:356
    let t128 = subgroupShuffleXor(t127, 1u);
    let t129 = bitcast<f32>(bitcast<u32>(t127 + t128) ^ hidden_zero);
    let t130 = subgroupShuffleXor(t129, 2u);
    let t131 = bitcast<f32>(bitcast<u32>(t129 + t130) ^ hidden_zero);
    let t132 = subgroupShuffleXor(t131, 4u);
    let t133 = bitcast<f32>(bitcast<u32>(t131 + t132) ^ hidden_zero);
    let t134 = subgroupShuffleXor(t133, 8u);
    let t135 = bitcast<f32>(bitcast<u32>(t133 + t134) ^ hidden_zero);
    let t136 = subgroupShuffleXor(t135, 16u);
    let sum_3 = t135 + t136;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:358
    }
    let t137 = partial_sums_4_0; // matmul.rs:356
    let t138 = subgroupShuffleXor(t137, 1u);
    let t139 = bitcast<f32>(bitcast<u32>(t137 + t138) ^ hidden_zero);
    let t140 = subgroupShuffleXor(t139, 2u);
    let t141 = bitcast<f32>(bitcast<u32>(t139 + t140) ^ hidden_zero);
    let t142 = subgroupShuffleXor(t141, 4u);
    let t143 = bitcast<f32>(bitcast<u32>(t141 + t142) ^ hidden_zero);
    let t144 = subgroupShuffleXor(t143, 8u);
    let t145 = bitcast<f32>(bitcast<u32>(t143 + t144) ^ hidden_zero);
    let t146 = subgroupShuffleXor(t145, 16u);
    let sum_4 = t145 + t146;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 16u] = sum_4; // matmul.rs:358
    }
    let t147 = partial_sums_5_0; // matmul.rs:356
    let t148 = subgroupShuffleXor(t147, 1u);
    let t149 = bitcast<f32>(bitcast<u32>(t147 + t148) ^ hidden_zero);
    let t150 = subgroupShuffleXor(t149, 2u);
    let t151 = bitcast<f32>(bitcast<u32>(t149 + t150) ^ hidden_zero);
    let t152 = subgroupShuffleXor(t151, 4u);
    let t153 = bitcast<f32>(bitcast<u32>(t151 + t152) ^ hidden_zero);
    let t154 = subgroupShuffleXor(t153, 8u);
    let t155 = bitcast<f32>(bitcast<u32>(t153 + t154) ^ hidden_zero);
    let t156 = subgroupShuffleXor(t155, 16u);
    let sum_5 = t155 + t156;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 20u] = sum_5; // matmul.rs:358
    }
    let t157 = partial_sums_6_0; // matmul.rs:356
    let t158 = subgroupShuffleXor(t157, 1u);
    let t159 = bitcast<f32>(bitcast<u32>(t157 + t158) ^ hidden_zero);
    let t160 = subgroupShuffleXor(t159, 2u);
    let t161 = bitcast<f32>(bitcast<u32>(t159 + t160) ^ hidden_zero);
    let t162 = subgroupShuffleXor(t161, 4u);
    let t163 = bitcast<f32>(bitcast<u32>(t161 + t162) ^ hidden_zero);
    let t164 = subgroupShuffleXor(t163, 8u);
    let t165 = bitcast<f32>(bitcast<u32>(t163 + t164) ^ hidden_zero);
    let t166 = subgroupShuffleXor(t165, 16u);
    let sum_6 = t165 + t166;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 24u] = sum_6; // matmul.rs:358
    }
    let t167 = partial_sums_7_0; // matmul.rs:356
    let t168 = subgroupShuffleXor(t167, 1u);
    let t169 = bitcast<f32>(bitcast<u32>(t167 + t168) ^ hidden_zero);
    let t170 = subgroupShuffleXor(t169, 2u);
    let t171 = bitcast<f32>(bitcast<u32>(t169 + t170) ^ hidden_zero);
    let t172 = subgroupShuffleXor(t171, 4u);
    let t173 = bitcast<f32>(bitcast<u32>(t171 + t172) ^ hidden_zero);
    let t174 = subgroupShuffleXor(t173, 8u);
    let t175 = bitcast<f32>(bitcast<u32>(t173 + t174) ^ hidden_zero);
    let t176 = subgroupShuffleXor(t175, 16u);
    let sum_7 = t175 + t176;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 28u] = sum_7; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group; // matmul.rs:365
    if (((group < 8u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:367
        let t177 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + workgroup_n) >> 2u] = t177;
    }
}
