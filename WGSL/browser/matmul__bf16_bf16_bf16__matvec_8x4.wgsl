enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 32>;

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
fn matmul__bf16_bf16_bf16__matvec_8x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
    let first_m = workgroup_id.y * 4u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 8u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 2u; // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_0_1 = 0.0f;
    var partial_sums_1_0 = 0.0f;
    var partial_sums_1_1 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_2_1 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_3_1 = 0.0f;
    let n_pieces = imm.k / 8u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t0 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
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
        let t18 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t19 = decode_bf16(t18.x);
        let t20 = decode_bf16(t18.x >> 16u);
        let t21 = decode_bf16(t18.y);
        let t22 = decode_bf16(t18.y >> 16u);
        let t23 = decode_bf16(t18.z);
        let t24 = decode_bf16(t18.z >> 16u);
        let t25 = decode_bf16(t18.w);
        let t26 = decode_bf16(t18.w >> 16u);
        let t27 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t28 = decode_bf16(t27.x);
        let t29 = decode_bf16(t27.x >> 16u);
        let t30 = decode_bf16(t27.y);
        let t31 = decode_bf16(t27.y >> 16u);
        let t32 = decode_bf16(t27.z);
        let t33 = decode_bf16(t27.z >> 16u);
        let t34 = decode_bf16(t27.w);
        let t35 = decode_bf16(t27.w >> 16u);
        let t36 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t37 = decode_bf16(t36.x);
        let t38 = decode_bf16(t36.x >> 16u);
        let t39 = decode_bf16(t36.y);
        let t40 = decode_bf16(t36.y >> 16u);
        let t41 = decode_bf16(t36.z);
        let t42 = decode_bf16(t36.z >> 16u);
        let t43 = decode_bf16(t36.w);
        let t44 = decode_bf16(t36.w >> 16u);
        let t45 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t46 = decode_bf16(t45.x);
        let t47 = decode_bf16(t45.x >> 16u);
        let t48 = decode_bf16(t45.y);
        let t49 = decode_bf16(t45.y >> 16u);
        let t50 = decode_bf16(t45.z);
        let t51 = decode_bf16(t45.z >> 16u);
        let t52 = decode_bf16(t45.w);
        let t53 = decode_bf16(t45.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        let t54 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t19 * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t20 * t2) ^ hidden_zero)) ^ hidden_zero);
        sum = t55;
        let t56 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t21 * t3) ^ hidden_zero)) ^ hidden_zero);
        sum = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t22 * t4) ^ hidden_zero)) ^ hidden_zero);
        sum = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t23 * t5) ^ hidden_zero)) ^ hidden_zero);
        sum = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t24 * t6) ^ hidden_zero)) ^ hidden_zero);
        sum = t59;
        let t60 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t25 * t7) ^ hidden_zero)) ^ hidden_zero);
        sum = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t26 * t8) ^ hidden_zero)) ^ hidden_zero);
        sum = t61;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t62 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t28 * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t29 * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t63;
        let t64 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t30 * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t31 * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t32 * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t33 * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t67;
        let t68 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t34 * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t35 * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t69;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t70 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t37 * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t38 * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t71;
        let t72 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t39 * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t40 * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t41 * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t42 * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t75;
        let t76 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t43 * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t44 * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t77;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t78 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t46 * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t47 * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t79;
        let t80 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t48 * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t49 * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t50 * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t51 * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t52 * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t53 * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t85;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t86 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t19 * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t20 * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t87;
        let t88 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t21 * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t22 * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t23 * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t24 * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t91;
        let t92 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t25 * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t26 * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t93;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t94 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t28 * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t94;
        let t95 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t29 * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t95;
        let t96 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t30 * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t31 * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t97;
        let t98 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t32 * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t98;
        let t99 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t33 * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t99;
        let t100 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t34 * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t100;
        let t101 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t35 * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t101;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t102 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t37 * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t102;
        let t103 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t38 * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t103;
        let t104 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t39 * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t40 * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t41 * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t42 * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t107;
        let t108 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t43 * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t44 * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t109;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t110 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t46 * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t110;
        let t111 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t47 * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t111;
        let t112 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t48 * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t112;
        let t113 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t49 * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t113;
        let t114 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t50 * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t114;
        let t115 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t51 * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t115;
        let t116 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t52 * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t116;
        let t117 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t53 * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t117;
        partial_sums_3_1 = sum_7; // matmul.rs:381
    }
    let t118 = partial_sums_0_0; // matmul.rs:393
    let t119 = subgroupShuffleXor(t118, 1u);
    let t120 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
    let t121 = subgroupShuffleXor(t120, 2u);
    let t122 = bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero);
    let t123 = subgroupShuffleXor(t122, 4u);
    let t124 = bitcast<f32>(bitcast<u32>(t122 + t123) ^ hidden_zero);
    let t125 = subgroupShuffleXor(t124, 8u);
    let t126 = bitcast<f32>(bitcast<u32>(t124 + t125) ^ hidden_zero);
    let t127 = subgroupShuffleXor(t126, 16u);
    let sum = t126 + t127;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u] = sum; // matmul.rs:395
    }
    let t128 = partial_sums_0_1; // matmul.rs:393
    let t129 = subgroupShuffleXor(t128, 1u);
    let t130 = bitcast<f32>(bitcast<u32>(t128 + t129) ^ hidden_zero);
    let t131 = subgroupShuffleXor(t130, 2u);
    let t132 = bitcast<f32>(bitcast<u32>(t130 + t131) ^ hidden_zero);
    let t133 = subgroupShuffleXor(t132, 4u);
    let t134 = bitcast<f32>(bitcast<u32>(t132 + t133) ^ hidden_zero);
    let t135 = subgroupShuffleXor(t134, 8u);
    let t136 = bitcast<f32>(bitcast<u32>(t134 + t135) ^ hidden_zero);
    let t137 = subgroupShuffleXor(t136, 16u);
    let sum_1 = t136 + t137;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // matmul.rs:395
    }
    let t138 = partial_sums_1_0; // matmul.rs:393
    let t139 = subgroupShuffleXor(t138, 1u);
    let t140 = bitcast<f32>(bitcast<u32>(t138 + t139) ^ hidden_zero);
    let t141 = subgroupShuffleXor(t140, 2u);
    let t142 = bitcast<f32>(bitcast<u32>(t140 + t141) ^ hidden_zero);
    let t143 = subgroupShuffleXor(t142, 4u);
    let t144 = bitcast<f32>(bitcast<u32>(t142 + t143) ^ hidden_zero);
    let t145 = subgroupShuffleXor(t144, 8u);
    let t146 = bitcast<f32>(bitcast<u32>(t144 + t145) ^ hidden_zero);
    let t147 = subgroupShuffleXor(t146, 16u);
    let sum_2 = t146 + t147;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 8u] = sum_2; // matmul.rs:395
    }
    let t148 = partial_sums_1_1; // matmul.rs:393
    let t149 = subgroupShuffleXor(t148, 1u);
    let t150 = bitcast<f32>(bitcast<u32>(t148 + t149) ^ hidden_zero);
    let t151 = subgroupShuffleXor(t150, 2u);
    let t152 = bitcast<f32>(bitcast<u32>(t150 + t151) ^ hidden_zero);
    let t153 = subgroupShuffleXor(t152, 4u);
    let t154 = bitcast<f32>(bitcast<u32>(t152 + t153) ^ hidden_zero);
    let t155 = subgroupShuffleXor(t154, 8u);
    let t156 = bitcast<f32>(bitcast<u32>(t154 + t155) ^ hidden_zero);
    let t157 = subgroupShuffleXor(t156, 16u);
    let sum_3 = t156 + t157;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 9u] = sum_3; // matmul.rs:395
    }
    let t158 = partial_sums_2_0; // matmul.rs:393
    let t159 = subgroupShuffleXor(t158, 1u);
    let t160 = bitcast<f32>(bitcast<u32>(t158 + t159) ^ hidden_zero);
    let t161 = subgroupShuffleXor(t160, 2u);
    let t162 = bitcast<f32>(bitcast<u32>(t160 + t161) ^ hidden_zero);
    let t163 = subgroupShuffleXor(t162, 4u);
    let t164 = bitcast<f32>(bitcast<u32>(t162 + t163) ^ hidden_zero);
    let t165 = subgroupShuffleXor(t164, 8u);
    let t166 = bitcast<f32>(bitcast<u32>(t164 + t165) ^ hidden_zero);
    let t167 = subgroupShuffleXor(t166, 16u);
    let sum_4 = t166 + t167;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 16u] = sum_4; // matmul.rs:395
    }
    let t168 = partial_sums_2_1; // matmul.rs:393
    let t169 = subgroupShuffleXor(t168, 1u);
    let t170 = bitcast<f32>(bitcast<u32>(t168 + t169) ^ hidden_zero);
    let t171 = subgroupShuffleXor(t170, 2u);
    let t172 = bitcast<f32>(bitcast<u32>(t170 + t171) ^ hidden_zero);
    let t173 = subgroupShuffleXor(t172, 4u);
    let t174 = bitcast<f32>(bitcast<u32>(t172 + t173) ^ hidden_zero);
    let t175 = subgroupShuffleXor(t174, 8u);
    let t176 = bitcast<f32>(bitcast<u32>(t174 + t175) ^ hidden_zero);
    let t177 = subgroupShuffleXor(t176, 16u);
    let sum_5 = t176 + t177;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 17u] = sum_5; // matmul.rs:395
    }
    let t178 = partial_sums_3_0; // matmul.rs:393
    let t179 = subgroupShuffleXor(t178, 1u);
    let t180 = bitcast<f32>(bitcast<u32>(t178 + t179) ^ hidden_zero);
    let t181 = subgroupShuffleXor(t180, 2u);
    let t182 = bitcast<f32>(bitcast<u32>(t180 + t181) ^ hidden_zero);
    let t183 = subgroupShuffleXor(t182, 4u);
    let t184 = bitcast<f32>(bitcast<u32>(t182 + t183) ^ hidden_zero);
    let t185 = subgroupShuffleXor(t184, 8u);
    let t186 = bitcast<f32>(bitcast<u32>(t184 + t185) ^ hidden_zero);
    let t187 = subgroupShuffleXor(t186, 16u);
    let sum_6 = t186 + t187;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 24u] = sum_6; // matmul.rs:395
    }
    let t188 = partial_sums_3_1; // matmul.rs:393
    let t189 = subgroupShuffleXor(t188, 1u);
    let t190 = bitcast<f32>(bitcast<u32>(t188 + t189) ^ hidden_zero);
    let t191 = subgroupShuffleXor(t190, 2u);
    let t192 = bitcast<f32>(bitcast<u32>(t190 + t191) ^ hidden_zero);
    let t193 = subgroupShuffleXor(t192, 4u);
    let t194 = bitcast<f32>(bitcast<u32>(t192 + t193) ^ hidden_zero);
    let t195 = subgroupShuffleXor(t194, 8u);
    let t196 = bitcast<f32>(bitcast<u32>(t194 + t195) ^ hidden_zero);
    let t197 = subgroupShuffleXor(t196, 16u);
    let sum_7 = t196 + t197;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 25u] = sum_7; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 2u; // matmul.rs:402
    let column = workgroup_n + group % 2u * 4u; // matmul.rs:403
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t198 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t198;
    }
}
