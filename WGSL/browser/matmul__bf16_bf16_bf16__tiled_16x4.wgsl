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
var<workgroup> sums: array<f32, 64>;

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
fn matmul__bf16_bf16_bf16__tiled_16x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
    let first_m = workgroup_id.y * 4u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 16u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_0_1 = 0.0f;
    var partial_sums_0_2 = 0.0f;
    var partial_sums_0_3 = 0.0f;
    var partial_sums_1_0 = 0.0f;
    var partial_sums_1_1 = 0.0f;
    var partial_sums_1_2 = 0.0f;
    var partial_sums_1_3 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_2_1 = 0.0f;
    var partial_sums_2_2 = 0.0f;
    var partial_sums_2_3 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_3_1 = 0.0f;
    var partial_sums_3_2 = 0.0f;
    var partial_sums_3_3 = 0.0f;
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
        let t36 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t37 = decode_bf16(t36.x);
        let t38 = decode_bf16(t36.x >> 16u);
        let t39 = decode_bf16(t36.y);
        let t40 = decode_bf16(t36.y >> 16u);
        let t41 = decode_bf16(t36.z);
        let t42 = decode_bf16(t36.z >> 16u);
        let t43 = decode_bf16(t36.w);
        let t44 = decode_bf16(t36.w >> 16u);
        let t45 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t46 = decode_bf16(t45.x);
        let t47 = decode_bf16(t45.x >> 16u);
        let t48 = decode_bf16(t45.y);
        let t49 = decode_bf16(t45.y >> 16u);
        let t50 = decode_bf16(t45.z);
        let t51 = decode_bf16(t45.z >> 16u);
        let t52 = decode_bf16(t45.w);
        let t53 = decode_bf16(t45.w >> 16u);
        let t54 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t55 = decode_bf16(t54.x);
        let t56 = decode_bf16(t54.x >> 16u);
        let t57 = decode_bf16(t54.y);
        let t58 = decode_bf16(t54.y >> 16u);
        let t59 = decode_bf16(t54.z);
        let t60 = decode_bf16(t54.z >> 16u);
        let t61 = decode_bf16(t54.w);
        let t62 = decode_bf16(t54.w >> 16u);
        let t63 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t64 = decode_bf16(t63.x);
        let t65 = decode_bf16(t63.x >> 16u);
        let t66 = decode_bf16(t63.y);
        let t67 = decode_bf16(t63.y >> 16u);
        let t68 = decode_bf16(t63.z);
        let t69 = decode_bf16(t63.z >> 16u);
        let t70 = decode_bf16(t63.w);
        let t71 = decode_bf16(t63.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        let t72 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37 * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t72;
        let t73 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38 * t2) ^ hidden_zero)) ^ hidden_zero);
        sum = t73;
        let t74 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t39 * t3) ^ hidden_zero)) ^ hidden_zero);
        sum = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t40 * t4) ^ hidden_zero)) ^ hidden_zero);
        sum = t75;
        let t76 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t41 * t5) ^ hidden_zero)) ^ hidden_zero);
        sum = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t42 * t6) ^ hidden_zero)) ^ hidden_zero);
        sum = t77;
        let t78 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t43 * t7) ^ hidden_zero)) ^ hidden_zero);
        sum = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t44 * t8) ^ hidden_zero)) ^ hidden_zero);
        sum = t79;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t80 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t46 * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t47 * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t48 * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t49 * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t50 * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t51 * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t85;
        let t86 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t52 * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t53 * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t87;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t88 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t55 * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t56 * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t57 * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t58 * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t91;
        let t92 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t59 * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t60 * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t93;
        let t94 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t61 * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t94;
        let t95 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t62 * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t95;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t96 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t64 * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t65 * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t97;
        let t98 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t66 * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t98;
        let t99 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t67 * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t99;
        let t100 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t68 * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t100;
        let t101 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t69 * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t101;
        let t102 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t70 * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t102;
        let t103 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t71 * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t103;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t104 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37 * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38 * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t39 * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t40 * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t107;
        let t108 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t41 * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t42 * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t109;
        let t110 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t43 * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t110;
        let t111 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t44 * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t111;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t112 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t46 * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t112;
        let t113 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t47 * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t113;
        let t114 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t48 * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t114;
        let t115 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t49 * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t115;
        let t116 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t50 * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t116;
        let t117 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t51 * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t117;
        let t118 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t52 * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t118;
        let t119 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t53 * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t119;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t120 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t55 * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t120;
        let t121 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t56 * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t121;
        let t122 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t57 * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t122;
        let t123 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t58 * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t123;
        let t124 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t59 * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t124;
        let t125 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t60 * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t125;
        let t126 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t61 * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t126;
        let t127 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t62 * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t127;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t128 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t64 * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t128;
        let t129 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t65 * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t129;
        let t130 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t66 * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t67 * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t131;
        let t132 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t68 * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t69 * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t70 * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t134;
        let t135 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t71 * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t135;
        partial_sums_3_1 = sum_7; // matmul.rs:381
        var sum_8 = partial_sums_0_2; // dot.rs:20
        let t136 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t37 * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_8 = t136;
        let t137 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t38 * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t137;
        let t138 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t39 * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t138;
        let t139 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t40 * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t139;
        let t140 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t41 * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t140;
        let t141 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t42 * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t141;
        let t142 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t43 * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t142;
        let t143 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t44 * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t143;
        partial_sums_0_2 = sum_8; // matmul.rs:381
        var sum_9 = partial_sums_1_2; // dot.rs:20
        let t144 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t46 * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_9 = t144;
        let t145 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t47 * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t145;
        let t146 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t48 * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t146;
        let t147 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t49 * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t147;
        let t148 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t50 * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t148;
        let t149 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t51 * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t149;
        let t150 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t52 * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t150;
        let t151 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t53 * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t151;
        partial_sums_1_2 = sum_9; // matmul.rs:381
        var sum_10 = partial_sums_2_2; // dot.rs:20
        let t152 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t55 * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_10 = t152;
        let t153 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t56 * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t153;
        let t154 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t57 * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t154;
        let t155 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t58 * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t155;
        let t156 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t59 * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t156;
        let t157 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t60 * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t157;
        let t158 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t61 * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t158;
        let t159 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t62 * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t159;
        partial_sums_2_2 = sum_10; // matmul.rs:381
        var sum_11 = partial_sums_3_2; // dot.rs:20
        let t160 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t64 * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_11 = t160;
        let t161 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t65 * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t161;
        let t162 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t66 * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t162;
        let t163 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t67 * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t163;
        let t164 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t68 * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t164;
        let t165 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t69 * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t165;
        let t166 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t70 * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t166;
        let t167 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t71 * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t167;
        partial_sums_3_2 = sum_11; // matmul.rs:381
        var sum_12 = partial_sums_0_3; // dot.rs:20
        let t168 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t37 * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_12 = t168;
        let t169 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t38 * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t169;
        let t170 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t39 * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t170;
        let t171 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t40 * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t171;
        let t172 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t41 * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t172;
        let t173 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t42 * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t173;
        let t174 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t43 * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t174;
        let t175 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t44 * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t175;
        partial_sums_0_3 = sum_12; // matmul.rs:381
        var sum_13 = partial_sums_1_3; // dot.rs:20
        let t176 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t46 * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_13 = t176;
        let t177 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t47 * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t177;
        let t178 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t48 * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t178;
        let t179 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t49 * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t179;
        let t180 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t50 * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t180;
        let t181 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t51 * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t181;
        let t182 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t52 * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t182;
        let t183 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t53 * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t183;
        partial_sums_1_3 = sum_13; // matmul.rs:381
        var sum_14 = partial_sums_2_3; // dot.rs:20
        let t184 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t55 * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_14 = t184;
        let t185 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t56 * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t185;
        let t186 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t57 * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t186;
        let t187 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t58 * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t187;
        let t188 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t59 * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t188;
        let t189 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t60 * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t189;
        let t190 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t61 * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t190;
        let t191 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t62 * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t191;
        partial_sums_2_3 = sum_14; // matmul.rs:381
        var sum_15 = partial_sums_3_3; // dot.rs:20
        let t192 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t64 * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_15 = t192;
        let t193 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t65 * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t193;
        let t194 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t66 * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t194;
        let t195 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t67 * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t195;
        let t196 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t68 * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t196;
        let t197 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t69 * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t197;
        let t198 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t70 * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t198;
        let t199 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t71 * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t199;
        partial_sums_3_3 = sum_15; // matmul.rs:381
    }
    let t200 = partial_sums_0_0; // matmul.rs:393
    let t201 = subgroupShuffleXor(t200, 1u);
    let t202 = bitcast<f32>(bitcast<u32>(t200 + t201) ^ hidden_zero);
    let t203 = subgroupShuffleXor(t202, 2u);
    let t204 = bitcast<f32>(bitcast<u32>(t202 + t203) ^ hidden_zero);
    let t205 = subgroupShuffleXor(t204, 4u);
    let t206 = bitcast<f32>(bitcast<u32>(t204 + t205) ^ hidden_zero);
    let t207 = subgroupShuffleXor(t206, 8u);
    let t208 = bitcast<f32>(bitcast<u32>(t206 + t207) ^ hidden_zero);
    let t209 = subgroupShuffleXor(t208, 16u);
    let sum = t208 + t209;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:395
    }
    let t210 = partial_sums_0_1; // matmul.rs:393
    let t211 = subgroupShuffleXor(t210, 1u);
    let t212 = bitcast<f32>(bitcast<u32>(t210 + t211) ^ hidden_zero);
    let t213 = subgroupShuffleXor(t212, 2u);
    let t214 = bitcast<f32>(bitcast<u32>(t212 + t213) ^ hidden_zero);
    let t215 = subgroupShuffleXor(t214, 4u);
    let t216 = bitcast<f32>(bitcast<u32>(t214 + t215) ^ hidden_zero);
    let t217 = subgroupShuffleXor(t216, 8u);
    let t218 = bitcast<f32>(bitcast<u32>(t216 + t217) ^ hidden_zero);
    let t219 = subgroupShuffleXor(t218, 16u);
    let sum_1 = t218 + t219;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:395
    }
    let t220 = partial_sums_0_2; // matmul.rs:393
    let t221 = subgroupShuffleXor(t220, 1u);
    let t222 = bitcast<f32>(bitcast<u32>(t220 + t221) ^ hidden_zero);
    let t223 = subgroupShuffleXor(t222, 2u);
    let t224 = bitcast<f32>(bitcast<u32>(t222 + t223) ^ hidden_zero);
    let t225 = subgroupShuffleXor(t224, 4u);
    let t226 = bitcast<f32>(bitcast<u32>(t224 + t225) ^ hidden_zero);
    let t227 = subgroupShuffleXor(t226, 8u);
    let t228 = bitcast<f32>(bitcast<u32>(t226 + t227) ^ hidden_zero);
    let t229 = subgroupShuffleXor(t228, 16u);
    let sum_2 = t228 + t229;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:395
    }
    let t230 = partial_sums_0_3; // matmul.rs:393
    let t231 = subgroupShuffleXor(t230, 1u);
    let t232 = bitcast<f32>(bitcast<u32>(t230 + t231) ^ hidden_zero);
    let t233 = subgroupShuffleXor(t232, 2u);
    let t234 = bitcast<f32>(bitcast<u32>(t232 + t233) ^ hidden_zero);
    let t235 = subgroupShuffleXor(t234, 4u);
    let t236 = bitcast<f32>(bitcast<u32>(t234 + t235) ^ hidden_zero);
    let t237 = subgroupShuffleXor(t236, 8u);
    let t238 = bitcast<f32>(bitcast<u32>(t236 + t237) ^ hidden_zero);
    let t239 = subgroupShuffleXor(t238, 16u);
    let sum_3 = t238 + t239;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:395
    }
    let t240 = partial_sums_1_0; // matmul.rs:393
    let t241 = subgroupShuffleXor(t240, 1u);
    let t242 = bitcast<f32>(bitcast<u32>(t240 + t241) ^ hidden_zero);
    let t243 = subgroupShuffleXor(t242, 2u);
    let t244 = bitcast<f32>(bitcast<u32>(t242 + t243) ^ hidden_zero);
    let t245 = subgroupShuffleXor(t244, 4u);
    let t246 = bitcast<f32>(bitcast<u32>(t244 + t245) ^ hidden_zero);
    let t247 = subgroupShuffleXor(t246, 8u);
    let t248 = bitcast<f32>(bitcast<u32>(t246 + t247) ^ hidden_zero);
    let t249 = subgroupShuffleXor(t248, 16u);
    let sum_4 = t248 + t249;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:395
    }
    let t250 = partial_sums_1_1; // matmul.rs:393
    let t251 = subgroupShuffleXor(t250, 1u);
    let t252 = bitcast<f32>(bitcast<u32>(t250 + t251) ^ hidden_zero);
    let t253 = subgroupShuffleXor(t252, 2u);
    let t254 = bitcast<f32>(bitcast<u32>(t252 + t253) ^ hidden_zero);
    let t255 = subgroupShuffleXor(t254, 4u);
    let t256 = bitcast<f32>(bitcast<u32>(t254 + t255) ^ hidden_zero);
    let t257 = subgroupShuffleXor(t256, 8u);
    let t258 = bitcast<f32>(bitcast<u32>(t256 + t257) ^ hidden_zero);
    let t259 = subgroupShuffleXor(t258, 16u);
    let sum_5 = t258 + t259;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:395
    }
    let t260 = partial_sums_1_2; // matmul.rs:393
    let t261 = subgroupShuffleXor(t260, 1u);
    let t262 = bitcast<f32>(bitcast<u32>(t260 + t261) ^ hidden_zero);
    let t263 = subgroupShuffleXor(t262, 2u);
    let t264 = bitcast<f32>(bitcast<u32>(t262 + t263) ^ hidden_zero);
    let t265 = subgroupShuffleXor(t264, 4u);
    let t266 = bitcast<f32>(bitcast<u32>(t264 + t265) ^ hidden_zero);
    let t267 = subgroupShuffleXor(t266, 8u);
    let t268 = bitcast<f32>(bitcast<u32>(t266 + t267) ^ hidden_zero);
    let t269 = subgroupShuffleXor(t268, 16u);
    let sum_6 = t268 + t269;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:395
    }
    let t270 = partial_sums_1_3; // matmul.rs:393
    let t271 = subgroupShuffleXor(t270, 1u);
    let t272 = bitcast<f32>(bitcast<u32>(t270 + t271) ^ hidden_zero);
    let t273 = subgroupShuffleXor(t272, 2u);
    let t274 = bitcast<f32>(bitcast<u32>(t272 + t273) ^ hidden_zero);
    let t275 = subgroupShuffleXor(t274, 4u);
    let t276 = bitcast<f32>(bitcast<u32>(t274 + t275) ^ hidden_zero);
    let t277 = subgroupShuffleXor(t276, 8u);
    let t278 = bitcast<f32>(bitcast<u32>(t276 + t277) ^ hidden_zero);
    let t279 = subgroupShuffleXor(t278, 16u);
    let sum_7 = t278 + t279;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:395
    }
    let t280 = partial_sums_2_0; // matmul.rs:393
    let t281 = subgroupShuffleXor(t280, 1u);
    let t282 = bitcast<f32>(bitcast<u32>(t280 + t281) ^ hidden_zero);
    let t283 = subgroupShuffleXor(t282, 2u);
    let t284 = bitcast<f32>(bitcast<u32>(t282 + t283) ^ hidden_zero);
    let t285 = subgroupShuffleXor(t284, 4u);
    let t286 = bitcast<f32>(bitcast<u32>(t284 + t285) ^ hidden_zero);
    let t287 = subgroupShuffleXor(t286, 8u);
    let t288 = bitcast<f32>(bitcast<u32>(t286 + t287) ^ hidden_zero);
    let t289 = subgroupShuffleXor(t288, 16u);
    let sum_8 = t288 + t289;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:395
    }
    let t290 = partial_sums_2_1; // matmul.rs:393
    let t291 = subgroupShuffleXor(t290, 1u);
    let t292 = bitcast<f32>(bitcast<u32>(t290 + t291) ^ hidden_zero);
    let t293 = subgroupShuffleXor(t292, 2u);
    let t294 = bitcast<f32>(bitcast<u32>(t292 + t293) ^ hidden_zero);
    let t295 = subgroupShuffleXor(t294, 4u);
    let t296 = bitcast<f32>(bitcast<u32>(t294 + t295) ^ hidden_zero);
    let t297 = subgroupShuffleXor(t296, 8u);
    let t298 = bitcast<f32>(bitcast<u32>(t296 + t297) ^ hidden_zero);
    let t299 = subgroupShuffleXor(t298, 16u);
    let sum_9 = t298 + t299;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:395
    }
    let t300 = partial_sums_2_2; // matmul.rs:393
    let t301 = subgroupShuffleXor(t300, 1u);
    let t302 = bitcast<f32>(bitcast<u32>(t300 + t301) ^ hidden_zero);
    let t303 = subgroupShuffleXor(t302, 2u);
    let t304 = bitcast<f32>(bitcast<u32>(t302 + t303) ^ hidden_zero);
    let t305 = subgroupShuffleXor(t304, 4u);
    let t306 = bitcast<f32>(bitcast<u32>(t304 + t305) ^ hidden_zero);
    let t307 = subgroupShuffleXor(t306, 8u);
    let t308 = bitcast<f32>(bitcast<u32>(t306 + t307) ^ hidden_zero);
    let t309 = subgroupShuffleXor(t308, 16u);
    let sum_10 = t308 + t309;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:395
    }
    let t310 = partial_sums_2_3; // matmul.rs:393
    let t311 = subgroupShuffleXor(t310, 1u);
    let t312 = bitcast<f32>(bitcast<u32>(t310 + t311) ^ hidden_zero);
    let t313 = subgroupShuffleXor(t312, 2u);
    let t314 = bitcast<f32>(bitcast<u32>(t312 + t313) ^ hidden_zero);
    let t315 = subgroupShuffleXor(t314, 4u);
    let t316 = bitcast<f32>(bitcast<u32>(t314 + t315) ^ hidden_zero);
    let t317 = subgroupShuffleXor(t316, 8u);
    let t318 = bitcast<f32>(bitcast<u32>(t316 + t317) ^ hidden_zero);
    let t319 = subgroupShuffleXor(t318, 16u);
    let sum_11 = t318 + t319;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:395
    }
    let t320 = partial_sums_3_0; // matmul.rs:393
    let t321 = subgroupShuffleXor(t320, 1u);
    let t322 = bitcast<f32>(bitcast<u32>(t320 + t321) ^ hidden_zero);
    let t323 = subgroupShuffleXor(t322, 2u);
    let t324 = bitcast<f32>(bitcast<u32>(t322 + t323) ^ hidden_zero);
    let t325 = subgroupShuffleXor(t324, 4u);
    let t326 = bitcast<f32>(bitcast<u32>(t324 + t325) ^ hidden_zero);
    let t327 = subgroupShuffleXor(t326, 8u);
    let t328 = bitcast<f32>(bitcast<u32>(t326 + t327) ^ hidden_zero);
    let t329 = subgroupShuffleXor(t328, 16u);
    let sum_12 = t328 + t329;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:395
    }
    let t330 = partial_sums_3_1; // matmul.rs:393
    let t331 = subgroupShuffleXor(t330, 1u);
    let t332 = bitcast<f32>(bitcast<u32>(t330 + t331) ^ hidden_zero);
    let t333 = subgroupShuffleXor(t332, 2u);
    let t334 = bitcast<f32>(bitcast<u32>(t332 + t333) ^ hidden_zero);
    let t335 = subgroupShuffleXor(t334, 4u);
    let t336 = bitcast<f32>(bitcast<u32>(t334 + t335) ^ hidden_zero);
    let t337 = subgroupShuffleXor(t336, 8u);
    let t338 = bitcast<f32>(bitcast<u32>(t336 + t337) ^ hidden_zero);
    let t339 = subgroupShuffleXor(t338, 16u);
    let sum_13 = t338 + t339;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:395
    }
    let t340 = partial_sums_3_2; // matmul.rs:393
    let t341 = subgroupShuffleXor(t340, 1u);
    let t342 = bitcast<f32>(bitcast<u32>(t340 + t341) ^ hidden_zero);
    let t343 = subgroupShuffleXor(t342, 2u);
    let t344 = bitcast<f32>(bitcast<u32>(t342 + t343) ^ hidden_zero);
    let t345 = subgroupShuffleXor(t344, 4u);
    let t346 = bitcast<f32>(bitcast<u32>(t344 + t345) ^ hidden_zero);
    let t347 = subgroupShuffleXor(t346, 8u);
    let t348 = bitcast<f32>(bitcast<u32>(t346 + t347) ^ hidden_zero);
    let t349 = subgroupShuffleXor(t348, 16u);
    let sum_14 = t348 + t349;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:395
    }
    let t350 = partial_sums_3_3; // matmul.rs:393
    let t351 = subgroupShuffleXor(t350, 1u);
    let t352 = bitcast<f32>(bitcast<u32>(t350 + t351) ^ hidden_zero);
    let t353 = subgroupShuffleXor(t352, 2u);
    let t354 = bitcast<f32>(bitcast<u32>(t352 + t353) ^ hidden_zero);
    let t355 = subgroupShuffleXor(t354, 4u);
    let t356 = bitcast<f32>(bitcast<u32>(t354 + t355) ^ hidden_zero);
    let t357 = subgroupShuffleXor(t356, 8u);
    let t358 = bitcast<f32>(bitcast<u32>(t356 + t357) ^ hidden_zero);
    let t359 = subgroupShuffleXor(t358, 16u);
    let sum_15 = t358 + t359;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 4u; // matmul.rs:402
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t360 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t360;
    }
}
