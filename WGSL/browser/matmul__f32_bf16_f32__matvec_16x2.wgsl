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
fn matmul__f32_bf16_f32__matvec_16x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:297
    let first_m = workgroup_id.y * 2u; // matmul.rs:305
    let workgroup_n = workgroup_id.x * 16u; // matmul.rs:306
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:307
    let last_m = imm.m - 1u; // matmul.rs:308
    var partial_sums_0_0 = 0.0f; // matmul.rs:310
    var partial_sums_0_1 = 0.0f;
    var partial_sums_0_2 = 0.0f;
    var partial_sums_0_3 = 0.0f;
    var partial_sums_1_0 = 0.0f;
    var partial_sums_1_1 = 0.0f;
    var partial_sums_1_2 = 0.0f;
    var partial_sums_1_3 = 0.0f;
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
        let t18 = w[((min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t19 = decode_bf16(t18.x);
        let t20 = decode_bf16(t18.x >> 16u);
        let t21 = decode_bf16(t18.y);
        let t22 = decode_bf16(t18.y >> 16u);
        let t23 = decode_bf16(t18.z);
        let t24 = decode_bf16(t18.z >> 16u);
        let t25 = decode_bf16(t18.w);
        let t26 = decode_bf16(t18.w >> 16u);
        let t27 = w[((min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t28 = decode_bf16(t27.x);
        let t29 = decode_bf16(t27.x >> 16u);
        let t30 = decode_bf16(t27.y);
        let t31 = decode_bf16(t27.y >> 16u);
        let t32 = decode_bf16(t27.z);
        let t33 = decode_bf16(t27.z >> 16u);
        let t34 = decode_bf16(t27.w);
        let t35 = decode_bf16(t27.w >> 16u);
        let t36 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        let t37 = x[t36 >> 2u];
        let t38 = x[(t36 + 4u) >> 2u];
        let t39 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        let t40 = x[t39 >> 2u];
        let t41 = x[(t39 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t42 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum = t43;
        let t44 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum = t45;
        let t46 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum = t47;
        let t48 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum = t49;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t50 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t40.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t40.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t51;
        let t52 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t40.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t40.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t41.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t41.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t55;
        let t56 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t41.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t41.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t57;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_0_1; // dot.rs:20
        let t58 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t37.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t37.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t59;
        let t60 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t37.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t37.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t38.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t38.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t63;
        let t64 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t38.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t38.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t65;
        partial_sums_0_1 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_1_1; // dot.rs:20
        let t66 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t40.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t40.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t67;
        let t68 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t40.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t40.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t69;
        let t70 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t41.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t41.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t71;
        let t72 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t41.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t41.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t73;
        partial_sums_1_1 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_0_2; // dot.rs:20
        let t74 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37.x * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37.y * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t75;
        let t76 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37.z * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37.w * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t77;
        let t78 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38.x * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38.y * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t79;
        let t80 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38.z * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38.w * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t81;
        partial_sums_0_2 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_1_2; // dot.rs:20
        let t82 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t40.x * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t40.y * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t40.z * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t40.w * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t85;
        let t86 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t41.x * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t41.y * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t87;
        let t88 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t41.z * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t41.w * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t89;
        partial_sums_1_2 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_0_3; // dot.rs:20
        let t90 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t37.x * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t37.y * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t91;
        let t92 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t37.z * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t37.w * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t93;
        let t94 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t38.x * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t94;
        let t95 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t38.y * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t95;
        let t96 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t38.z * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t38.w * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t97;
        partial_sums_0_3 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_1_3; // dot.rs:20
        let t98 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t40.x * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t98;
        let t99 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t40.y * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t99;
        let t100 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t40.z * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t100;
        let t101 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t40.w * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t101;
        let t102 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t41.x * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t102;
        let t103 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t41.y * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t103;
        let t104 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t41.z * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t41.w * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t105;
        partial_sums_1_3 = sum_7; // matmul.rs:344
    }
    let t106 = partial_sums_0_0; // matmul.rs:356
    let t107 = subgroupShuffleXor(t106, 1u);
    let t108 = bitcast<f32>(bitcast<u32>(t106 + t107) ^ hidden_zero);
    let t109 = subgroupShuffleXor(t108, 2u);
    let t110 = bitcast<f32>(bitcast<u32>(t108 + t109) ^ hidden_zero);
    let t111 = subgroupShuffleXor(t110, 4u);
    let t112 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
    let t113 = subgroupShuffleXor(t112, 8u);
    let t114 = bitcast<f32>(bitcast<u32>(t112 + t113) ^ hidden_zero);
    let t115 = subgroupShuffleXor(t114, 16u);
    let sum = t114 + t115;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:358
    }
    let t116 = partial_sums_0_1; // matmul.rs:356
    let t117 = subgroupShuffleXor(t116, 1u);
    let t118 = bitcast<f32>(bitcast<u32>(t116 + t117) ^ hidden_zero);
    let t119 = subgroupShuffleXor(t118, 2u);
    let t120 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
    let t121 = subgroupShuffleXor(t120, 4u);
    let t122 = bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero);
    let t123 = subgroupShuffleXor(t122, 8u);
    let t124 = bitcast<f32>(bitcast<u32>(t122 + t123) ^ hidden_zero);
    let t125 = subgroupShuffleXor(t124, 16u);
    let sum_1 = t124 + t125;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:358
    }
    let t126 = partial_sums_0_2; // matmul.rs:356
    let t127 = subgroupShuffleXor(t126, 1u);
    let t128 = bitcast<f32>(bitcast<u32>(t126 + t127) ^ hidden_zero);
    let t129 = subgroupShuffleXor(t128, 2u);
    let t130 = bitcast<f32>(bitcast<u32>(t128 + t129) ^ hidden_zero);
    let t131 = subgroupShuffleXor(t130, 4u);
    let t132 = bitcast<f32>(bitcast<u32>(t130 + t131) ^ hidden_zero);
    let t133 = subgroupShuffleXor(t132, 8u);
    let t134 = bitcast<f32>(bitcast<u32>(t132 + t133) ^ hidden_zero);
    let t135 = subgroupShuffleXor(t134, 16u);
    let sum_2 = t134 + t135;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:358
    }
    let t136 = partial_sums_0_3; // matmul.rs:356
    let t137 = subgroupShuffleXor(t136, 1u);
    let t138 = bitcast<f32>(bitcast<u32>(t136 + t137) ^ hidden_zero);
    let t139 = subgroupShuffleXor(t138, 2u);
    let t140 = bitcast<f32>(bitcast<u32>(t138 + t139) ^ hidden_zero);
    let t141 = subgroupShuffleXor(t140, 4u);
    let t142 = bitcast<f32>(bitcast<u32>(t140 + t141) ^ hidden_zero);
    let t143 = subgroupShuffleXor(t142, 8u);
    let t144 = bitcast<f32>(bitcast<u32>(t142 + t143) ^ hidden_zero);
    let t145 = subgroupShuffleXor(t144, 16u);
    let sum_3 = t144 + t145;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:358
    }
    let t146 = partial_sums_1_0; // matmul.rs:356
    let t147 = subgroupShuffleXor(t146, 1u);
    let t148 = bitcast<f32>(bitcast<u32>(t146 + t147) ^ hidden_zero);
    let t149 = subgroupShuffleXor(t148, 2u);
    let t150 = bitcast<f32>(bitcast<u32>(t148 + t149) ^ hidden_zero);
    let t151 = subgroupShuffleXor(t150, 4u);
    let t152 = bitcast<f32>(bitcast<u32>(t150 + t151) ^ hidden_zero);
    let t153 = subgroupShuffleXor(t152, 8u);
    let t154 = bitcast<f32>(bitcast<u32>(t152 + t153) ^ hidden_zero);
    let t155 = subgroupShuffleXor(t154, 16u);
    let sum_4 = t154 + t155;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:358
    }
    let t156 = partial_sums_1_1; // matmul.rs:356
    let t157 = subgroupShuffleXor(t156, 1u);
    let t158 = bitcast<f32>(bitcast<u32>(t156 + t157) ^ hidden_zero);
    let t159 = subgroupShuffleXor(t158, 2u);
    let t160 = bitcast<f32>(bitcast<u32>(t158 + t159) ^ hidden_zero);
    let t161 = subgroupShuffleXor(t160, 4u);
    let t162 = bitcast<f32>(bitcast<u32>(t160 + t161) ^ hidden_zero);
    let t163 = subgroupShuffleXor(t162, 8u);
    let t164 = bitcast<f32>(bitcast<u32>(t162 + t163) ^ hidden_zero);
    let t165 = subgroupShuffleXor(t164, 16u);
    let sum_5 = t164 + t165;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:358
    }
    let t166 = partial_sums_1_2; // matmul.rs:356
    let t167 = subgroupShuffleXor(t166, 1u);
    let t168 = bitcast<f32>(bitcast<u32>(t166 + t167) ^ hidden_zero);
    let t169 = subgroupShuffleXor(t168, 2u);
    let t170 = bitcast<f32>(bitcast<u32>(t168 + t169) ^ hidden_zero);
    let t171 = subgroupShuffleXor(t170, 4u);
    let t172 = bitcast<f32>(bitcast<u32>(t170 + t171) ^ hidden_zero);
    let t173 = subgroupShuffleXor(t172, 8u);
    let t174 = bitcast<f32>(bitcast<u32>(t172 + t173) ^ hidden_zero);
    let t175 = subgroupShuffleXor(t174, 16u);
    let sum_6 = t174 + t175;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:358
    }
    let t176 = partial_sums_1_3; // matmul.rs:356
    let t177 = subgroupShuffleXor(t176, 1u);
    let t178 = bitcast<f32>(bitcast<u32>(t176 + t177) ^ hidden_zero);
    let t179 = subgroupShuffleXor(t178, 2u);
    let t180 = bitcast<f32>(bitcast<u32>(t178 + t179) ^ hidden_zero);
    let t181 = subgroupShuffleXor(t180, 4u);
    let t182 = bitcast<f32>(bitcast<u32>(t180 + t181) ^ hidden_zero);
    let t183 = subgroupShuffleXor(t182, 8u);
    let t184 = bitcast<f32>(bitcast<u32>(t182 + t183) ^ hidden_zero);
    let t185 = subgroupShuffleXor(t184, 16u);
    let sum_7 = t184 + t185;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 4u; // matmul.rs:365
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t186 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t186;
    }
}
