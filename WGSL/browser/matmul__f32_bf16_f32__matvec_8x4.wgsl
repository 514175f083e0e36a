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
fn matmul__f32_bf16_f32__matvec_8x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:297
    let first_m = workgroup_id.y * 4u; // matmul.rs:305
    let workgroup_n = workgroup_id.x * 8u; // matmul.rs:306
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 2u; // matmul.rs:307
    let last_m = imm.m - 1u; // matmul.rs:308
    var partial_sums_0_0 = 0.0f; // matmul.rs:310
    var partial_sums_0_1 = 0.0f;
    var partial_sums_1_0 = 0.0f;
    var partial_sums_1_1 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_2_1 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_3_1 = 0.0f;
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
        let t9 = w[((min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t10 = decode_bf16(t9.x);
        let t11 = decode_bf16(t9.x >> 16u);
        let t12 = decode_bf16(t9.y);
        let t13 = decode_bf16(t9.y >> 16u);
        let t14 = decode_bf16(t9.z);
        let t15 = decode_bf16(t9.z >> 16u);
        let t16 = decode_bf16(t9.w);
        let t17 = decode_bf16(t9.w >> 16u);
        let t18 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        let t19 = x[t18 >> 2u];
        let t20 = x[(t18 + 4u) >> 2u];
        let t21 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        let t22 = x[t21 >> 2u];
        let t23 = x[(t21 + 4u) >> 2u];
        let t24 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        let t25 = x[t24 >> 2u];
        let t26 = x[(t24 + 4u) >> 2u];
        let t27 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        let t28 = x[t27 >> 2u];
        let t29 = x[(t27 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t30 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t19.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t19.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum = t31;
        let t32 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t19.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t19.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum = t33;
        let t34 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t20.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t20.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum = t35;
        let t36 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t20.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t20.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum = t37;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t38 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t22.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t22.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t39;
        let t40 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t22.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t22.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t41;
        let t42 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t23.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t23.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t43;
        let t44 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t23.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t23.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t45;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t46 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t25.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t25.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t47;
        let t48 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t25.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t25.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t26.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t26.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t51;
        let t52 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t26.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t26.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t53;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t54 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t28.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t28.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t55;
        let t56 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t28.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t28.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t59;
        let t60 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t61;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t62 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t19.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t19.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t63;
        let t64 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t19.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t19.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t20.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t20.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t67;
        let t68 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t20.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t20.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t69;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t70 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t22.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t22.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t71;
        let t72 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t22.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t22.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t23.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t23.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t75;
        let t76 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t23.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t23.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t77;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t78 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t25.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t25.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t79;
        let t80 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t25.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t25.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t26.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t26.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t26.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t26.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t85;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t86 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t28.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t28.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t87;
        let t88 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t28.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t28.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t29.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t29.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t91;
        let t92 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t29.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t29.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t93;
        partial_sums_3_1 = sum_7; // matmul.rs:344
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
        sums[(local_invocation_index >> 5u) * 2u] = sum; // matmul.rs:358
    }
    let t104 = partial_sums_0_1; // matmul.rs:356
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
        sums[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // matmul.rs:358
    }
    let t114 = partial_sums_1_0; // matmul.rs:356
    let t115 = subgroupShuffleXor(t114, 1u);
    let t116 = bitcast<f32>(bitcast<u32>(t114 + t115) ^ hidden_zero);
    let t117 = subgroupShuffleXor(t116, 2u);
    let t118 = bitcast<f32>(bitcast<u32>(t116 + t117) ^ hidden_zero);
    let t119 = subgroupShuffleXor(t118, 4u);
    let t120 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
    let t121 = subgroupShuffleXor(t120, 8u);
    let t122 = bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero);
    let t123 = subgroupShuffleXor(t122, 16u);
    let sum_2 = t122 + t123;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 8u] = sum_2; // matmul.rs:358
    }
    let t124 = partial_sums_1_1; // matmul.rs:356
    let t125 = subgroupShuffleXor(t124, 1u);
    let t126 = bitcast<f32>(bitcast<u32>(t124 + t125) ^ hidden_zero);
    let t127 = subgroupShuffleXor(t126, 2u);
    let t128 = bitcast<f32>(bitcast<u32>(t126 + t127) ^ hidden_zero);
    let t129 = subgroupShuffleXor(t128, 4u);
    let t130 = bitcast<f32>(bitcast<u32>(t128 + t129) ^ hidden_zero);
    let t131 = subgroupShuffleXor(t130, 8u);
    let t132 = bitcast<f32>(bitcast<u32>(t130 + t131) ^ hidden_zero);
    let t133 = subgroupShuffleXor(t132, 16u);
    let sum_3 = t132 + t133;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 9u] = sum_3; // matmul.rs:358
    }
    let t134 = partial_sums_2_0; // matmul.rs:356
    let t135 = subgroupShuffleXor(t134, 1u);
    let t136 = bitcast<f32>(bitcast<u32>(t134 + t135) ^ hidden_zero);
    let t137 = subgroupShuffleXor(t136, 2u);
    let t138 = bitcast<f32>(bitcast<u32>(t136 + t137) ^ hidden_zero);
    let t139 = subgroupShuffleXor(t138, 4u);
    let t140 = bitcast<f32>(bitcast<u32>(t138 + t139) ^ hidden_zero);
    let t141 = subgroupShuffleXor(t140, 8u);
    let t142 = bitcast<f32>(bitcast<u32>(t140 + t141) ^ hidden_zero);
    let t143 = subgroupShuffleXor(t142, 16u);
    let sum_4 = t142 + t143;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 16u] = sum_4; // matmul.rs:358
    }
    let t144 = partial_sums_2_1; // matmul.rs:356
    let t145 = subgroupShuffleXor(t144, 1u);
    let t146 = bitcast<f32>(bitcast<u32>(t144 + t145) ^ hidden_zero);
    let t147 = subgroupShuffleXor(t146, 2u);
    let t148 = bitcast<f32>(bitcast<u32>(t146 + t147) ^ hidden_zero);
    let t149 = subgroupShuffleXor(t148, 4u);
    let t150 = bitcast<f32>(bitcast<u32>(t148 + t149) ^ hidden_zero);
    let t151 = subgroupShuffleXor(t150, 8u);
    let t152 = bitcast<f32>(bitcast<u32>(t150 + t151) ^ hidden_zero);
    let t153 = subgroupShuffleXor(t152, 16u);
    let sum_5 = t152 + t153;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 17u] = sum_5; // matmul.rs:358
    }
    let t154 = partial_sums_3_0; // matmul.rs:356
    let t155 = subgroupShuffleXor(t154, 1u);
    let t156 = bitcast<f32>(bitcast<u32>(t154 + t155) ^ hidden_zero);
    let t157 = subgroupShuffleXor(t156, 2u);
    let t158 = bitcast<f32>(bitcast<u32>(t156 + t157) ^ hidden_zero);
    let t159 = subgroupShuffleXor(t158, 4u);
    let t160 = bitcast<f32>(bitcast<u32>(t158 + t159) ^ hidden_zero);
    let t161 = subgroupShuffleXor(t160, 8u);
    let t162 = bitcast<f32>(bitcast<u32>(t160 + t161) ^ hidden_zero);
    let t163 = subgroupShuffleXor(t162, 16u);
    let sum_6 = t162 + t163;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 24u] = sum_6; // matmul.rs:358
    }
    let t164 = partial_sums_3_1; // matmul.rs:356
    let t165 = subgroupShuffleXor(t164, 1u);
    let t166 = bitcast<f32>(bitcast<u32>(t164 + t165) ^ hidden_zero);
    let t167 = subgroupShuffleXor(t166, 2u);
    let t168 = bitcast<f32>(bitcast<u32>(t166 + t167) ^ hidden_zero);
    let t169 = subgroupShuffleXor(t168, 4u);
    let t170 = bitcast<f32>(bitcast<u32>(t168 + t169) ^ hidden_zero);
    let t171 = subgroupShuffleXor(t170, 8u);
    let t172 = bitcast<f32>(bitcast<u32>(t170 + t171) ^ hidden_zero);
    let t173 = subgroupShuffleXor(t172, 16u);
    let sum_7 = t172 + t173;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 25u] = sum_7; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 2u; // matmul.rs:365
    let column = workgroup_n + group % 2u * 4u; // matmul.rs:366
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t174 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t174;
    }
}
