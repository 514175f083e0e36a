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
var<workgroup> sums: array<f32, 64>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__tiled_16x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:297
    let first_m = workgroup_id.y * 4u; // matmul.rs:305
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
    var partial_sums_2_0 = 0.0f;
    var partial_sums_2_1 = 0.0f;
    var partial_sums_2_2 = 0.0f;
    var partial_sums_2_3 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_3_1 = 0.0f;
    var partial_sums_3_2 = 0.0f;
    var partial_sums_3_3 = 0.0f;
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
        let t42 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        let t43 = x[t42 >> 2u];
        let t44 = x[(t42 + 4u) >> 2u];
        let t45 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        let t46 = x[t45 >> 2u];
        let t47 = x[(t45 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t48 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t37.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum = t51;
        let t52 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum = t53;
        let t54 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t38.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum = t55;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t56 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t40.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t40.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t40.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t40.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t59;
        let t60 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t41.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t41.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t41.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t41.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t63;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t64 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t43.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t43.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t43.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t43.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t67;
        let t68 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t44.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t44.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t69;
        let t70 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t44.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t44.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t71;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t72 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t46.x * t1) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t46.y * t2) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t46.z * t3) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t46.w * t4) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t75;
        let t76 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t47.x * t5) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t47.y * t6) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t77;
        let t78 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t47.z * t7) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t47.w * t8) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t79;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t80 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t37.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t85;
        let t86 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t38.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t87;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t88 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t40.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t40.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t40.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t40.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t91;
        let t92 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t41.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t41.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t93;
        let t94 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t41.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t94;
        let t95 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t41.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t95;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t96 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t43.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t43.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t97;
        let t98 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t43.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t98;
        let t99 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t43.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t99;
        let t100 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t44.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t100;
        let t101 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t44.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t101;
        let t102 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t44.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t102;
        let t103 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t44.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t103;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t104 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t46.x * t10) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t46.y * t11) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t46.z * t12) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t46.w * t13) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t107;
        let t108 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t47.x * t14) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t47.y * t15) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t109;
        let t110 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t47.z * t16) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t110;
        let t111 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t47.w * t17) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t111;
        partial_sums_3_1 = sum_7; // matmul.rs:344
        var sum_8 = partial_sums_0_2; // dot.rs:20
        let t112 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t37.x * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_8 = t112;
        let t113 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t37.y * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t113;
        let t114 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t37.z * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t114;
        let t115 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t37.w * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t115;
        let t116 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t38.x * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t116;
        let t117 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t38.y * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t117;
        let t118 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t38.z * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t118;
        let t119 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t38.w * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t119;
        partial_sums_0_2 = sum_8; // matmul.rs:344
        var sum_9 = partial_sums_1_2; // dot.rs:20
        let t120 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t40.x * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_9 = t120;
        let t121 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t40.y * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t121;
        let t122 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t40.z * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t122;
        let t123 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t40.w * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t123;
        let t124 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t41.x * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t124;
        let t125 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t41.y * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t125;
        let t126 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t41.z * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t126;
        let t127 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t41.w * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t127;
        partial_sums_1_2 = sum_9; // matmul.rs:344
        var sum_10 = partial_sums_2_2; // dot.rs:20
        let t128 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t43.x * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_10 = t128;
        let t129 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t43.y * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t129;
        let t130 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t43.z * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t43.w * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t131;
        let t132 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t44.x * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t44.y * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t44.z * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t134;
        let t135 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t44.w * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t135;
        partial_sums_2_2 = sum_10; // matmul.rs:344
        var sum_11 = partial_sums_3_2; // dot.rs:20
        let t136 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t46.x * t19) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_11 = t136;
        let t137 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t46.y * t20) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t137;
        let t138 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t46.z * t21) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t138;
        let t139 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t46.w * t22) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t139;
        let t140 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t47.x * t23) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t140;
        let t141 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t47.y * t24) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t141;
        let t142 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t47.z * t25) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t142;
        let t143 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t47.w * t26) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t143;
        partial_sums_3_2 = sum_11; // matmul.rs:344
        var sum_12 = partial_sums_0_3; // dot.rs:20
        let t144 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t37.x * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_12 = t144;
        let t145 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t37.y * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t145;
        let t146 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t37.z * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t146;
        let t147 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t37.w * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t147;
        let t148 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t38.x * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t148;
        let t149 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t38.y * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t149;
        let t150 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t38.z * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t150;
        let t151 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t38.w * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t151;
        partial_sums_0_3 = sum_12; // matmul.rs:344
        var sum_13 = partial_sums_1_3; // dot.rs:20
        let t152 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t40.x * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_13 = t152;
        let t153 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t40.y * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t153;
        let t154 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t40.z * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t154;
        let t155 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t40.w * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t155;
        let t156 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t41.x * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t156;
        let t157 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t41.y * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t157;
        let t158 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t41.z * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t158;
        let t159 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t41.w * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t159;
        partial_sums_1_3 = sum_13; // matmul.rs:344
        var sum_14 = partial_sums_2_3; // dot.rs:20
        let t160 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t43.x * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_14 = t160;
        let t161 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t43.y * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t161;
        let t162 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t43.z * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t162;
        let t163 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t43.w * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t163;
        let t164 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t44.x * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t164;
        let t165 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t44.y * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t165;
        let t166 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t44.z * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t166;
        let t167 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t44.w * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t167;
        partial_sums_2_3 = sum_14; // matmul.rs:344
        var sum_15 = partial_sums_3_3; // dot.rs:20
        let t168 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t46.x * t28) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_15 = t168;
        let t169 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t46.y * t29) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t169;
        let t170 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t46.z * t30) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t170;
        let t171 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t46.w * t31) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t171;
        let t172 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t47.x * t32) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t172;
        let t173 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t47.y * t33) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t173;
        let t174 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t47.z * t34) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t174;
        let t175 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t47.w * t35) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t175;
        partial_sums_3_3 = sum_15; // matmul.rs:344
    }
    let t176 = partial_sums_0_0; // matmul.rs:356
    let t177 = subgroupShuffleXor(t176, 1u);
    let t178 = bitcast<f32>(bitcast<u32>(t176 + t177) ^ hidden_zero);
    let t179 = subgroupShuffleXor(t178, 2u);
    let t180 = bitcast<f32>(bitcast<u32>(t178 + t179) ^ hidden_zero);
    let t181 = subgroupShuffleXor(t180, 4u);
    let t182 = bitcast<f32>(bitcast<u32>(t180 + t181) ^ hidden_zero);
    let t183 = subgroupShuffleXor(t182, 8u);
    let t184 = bitcast<f32>(bitcast<u32>(t182 + t183) ^ hidden_zero);
    let t185 = subgroupShuffleXor(t184, 16u);
    let sum = t184 + t185;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:358
    }
    let t186 = partial_sums_0_1; // matmul.rs:356
    let t187 = subgroupShuffleXor(t186, 1u);
    let t188 = bitcast<f32>(bitcast<u32>(t186 + t187) ^ hidden_zero);
    let t189 = subgroupShuffleXor(t188, 2u);
    let t190 = bitcast<f32>(bitcast<u32>(t188 + t189) ^ hidden_zero);
    let t191 = subgroupShuffleXor(t190, 4u);
    let t192 = bitcast<f32>(bitcast<u32>(t190 + t191) ^ hidden_zero);
    let t193 = subgroupShuffleXor(t192, 8u);
    let t194 = bitcast<f32>(bitcast<u32>(t192 + t193) ^ hidden_zero);
    let t195 = subgroupShuffleXor(t194, 16u);
    let sum_1 = t194 + t195;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:358
    }
    let t196 = partial_sums_0_2; // matmul.rs:356
    let t197 = subgroupShuffleXor(t196, 1u);
    let t198 = bitcast<f32>(bitcast<u32>(t196 + t197) ^ hidden_zero);
    let t199 = subgroupShuffleXor(t198, 2u);
    let t200 = bitcast<f32>(bitcast<u32>(t198 + t199) ^ hidden_zero);
    let t201 = subgroupShuffleXor(t200, 4u);
    let t202 = bitcast<f32>(bitcast<u32>(t200 + t201) ^ hidden_zero);
    let t203 = subgroupShuffleXor(t202, 8u);
    let t204 = bitcast<f32>(bitcast<u32>(t202 + t203) ^ hidden_zero);
    let t205 = subgroupShuffleXor(t204, 16u);
    let sum_2 = t204 + t205;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:358
    }
    let t206 = partial_sums_0_3; // matmul.rs:356
    let t207 = subgroupShuffleXor(t206, 1u);
    let t208 = bitcast<f32>(bitcast<u32>(t206 + t207) ^ hidden_zero);
    let t209 = subgroupShuffleXor(t208, 2u);
    let t210 = bitcast<f32>(bitcast<u32>(t208 + t209) ^ hidden_zero);
    let t211 = subgroupShuffleXor(t210, 4u);
    let t212 = bitcast<f32>(bitcast<u32>(t210 + t211) ^ hidden_zero);
    let t213 = subgroupShuffleXor(t212, 8u);
    let t214 = bitcast<f32>(bitcast<u32>(t212 + t213) ^ hidden_zero);
    let t215 = subgroupShuffleXor(t214, 16u);
    let sum_3 = t214 + t215;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:358
    }
    let t216 = partial_sums_1_0; // matmul.rs:356
    let t217 = subgroupShuffleXor(t216, 1u);
    let t218 = bitcast<f32>(bitcast<u32>(t216 + t217) ^ hidden_zero);
    let t219 = subgroupShuffleXor(t218, 2u);
    let t220 = bitcast<f32>(bitcast<u32>(t218 + t219) ^ hidden_zero);
    let t221 = subgroupShuffleXor(t220, 4u);
    let t222 = bitcast<f32>(bitcast<u32>(t220 + t221) ^ hidden_zero);
    let t223 = subgroupShuffleXor(t222, 8u);
    let t224 = bitcast<f32>(bitcast<u32>(t222 + t223) ^ hidden_zero);
    let t225 = subgroupShuffleXor(t224, 16u);
    let sum_4 = t224 + t225;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:358
    }
    let t226 = partial_sums_1_1; // matmul.rs:356
    let t227 = subgroupShuffleXor(t226, 1u);
    let t228 = bitcast<f32>(bitcast<u32>(t226 + t227) ^ hidden_zero);
    let t229 = subgroupShuffleXor(t228, 2u);
    let t230 = bitcast<f32>(bitcast<u32>(t228 + t229) ^ hidden_zero);
    let t231 = subgroupShuffleXor(t230, 4u);
    let t232 = bitcast<f32>(bitcast<u32>(t230 + t231) ^ hidden_zero);
    let t233 = subgroupShuffleXor(t232, 8u);
    let t234 = bitcast<f32>(bitcast<u32>(t232 + t233) ^ hidden_zero);
    let t235 = subgroupShuffleXor(t234, 16u);
    let sum_5 = t234 + t235;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:358
    }
    let t236 = partial_sums_1_2; // matmul.rs:356
    let t237 = subgroupShuffleXor(t236, 1u);
    let t238 = bitcast<f32>(bitcast<u32>(t236 + t237) ^ hidden_zero);
    let t239 = subgroupShuffleXor(t238, 2u);
    let t240 = bitcast<f32>(bitcast<u32>(t238 + t239) ^ hidden_zero);
    let t241 = subgroupShuffleXor(t240, 4u);
    let t242 = bitcast<f32>(bitcast<u32>(t240 + t241) ^ hidden_zero);
    let t243 = subgroupShuffleXor(t242, 8u);
    let t244 = bitcast<f32>(bitcast<u32>(t242 + t243) ^ hidden_zero);
    let t245 = subgroupShuffleXor(t244, 16u);
    let sum_6 = t244 + t245;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:358
    }
    let t246 = partial_sums_1_3; // matmul.rs:356
    let t247 = subgroupShuffleXor(t246, 1u);
    let t248 = bitcast<f32>(bitcast<u32>(t246 + t247) ^ hidden_zero);
    let t249 = subgroupShuffleXor(t248, 2u);
    let t250 = bitcast<f32>(bitcast<u32>(t248 + t249) ^ hidden_zero);
    let t251 = subgroupShuffleXor(t250, 4u);
    let t252 = bitcast<f32>(bitcast<u32>(t250 + t251) ^ hidden_zero);
    let t253 = subgroupShuffleXor(t252, 8u);
    let t254 = bitcast<f32>(bitcast<u32>(t252 + t253) ^ hidden_zero);
    let t255 = subgroupShuffleXor(t254, 16u);
    let sum_7 = t254 + t255;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:358
    }
    let t256 = partial_sums_2_0; // matmul.rs:356
    let t257 = subgroupShuffleXor(t256, 1u);
    let t258 = bitcast<f32>(bitcast<u32>(t256 + t257) ^ hidden_zero);
    let t259 = subgroupShuffleXor(t258, 2u);
    let t260 = bitcast<f32>(bitcast<u32>(t258 + t259) ^ hidden_zero);
    let t261 = subgroupShuffleXor(t260, 4u);
    let t262 = bitcast<f32>(bitcast<u32>(t260 + t261) ^ hidden_zero);
    let t263 = subgroupShuffleXor(t262, 8u);
    let t264 = bitcast<f32>(bitcast<u32>(t262 + t263) ^ hidden_zero);
    let t265 = subgroupShuffleXor(t264, 16u);
    let sum_8 = t264 + t265;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:358
    }
    let t266 = partial_sums_2_1; // matmul.rs:356
    let t267 = subgroupShuffleXor(t266, 1u);
    let t268 = bitcast<f32>(bitcast<u32>(t266 + t267) ^ hidden_zero);
    let t269 = subgroupShuffleXor(t268, 2u);
    let t270 = bitcast<f32>(bitcast<u32>(t268 + t269) ^ hidden_zero);
    let t271 = subgroupShuffleXor(t270, 4u);
    let t272 = bitcast<f32>(bitcast<u32>(t270 + t271) ^ hidden_zero);
    let t273 = subgroupShuffleXor(t272, 8u);
    let t274 = bitcast<f32>(bitcast<u32>(t272 + t273) ^ hidden_zero);
    let t275 = subgroupShuffleXor(t274, 16u);
    let sum_9 = t274 + t275;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:358
    }
    let t276 = partial_sums_2_2; // matmul.rs:356
    let t277 = subgroupShuffleXor(t276, 1u);
    let t278 = bitcast<f32>(bitcast<u32>(t276 + t277) ^ hidden_zero);
    let t279 = subgroupShuffleXor(t278, 2u);
    let t280 = bitcast<f32>(bitcast<u32>(t278 + t279) ^ hidden_zero);
    let t281 = subgroupShuffleXor(t280, 4u);
    let t282 = bitcast<f32>(bitcast<u32>(t280 + t281) ^ hidden_zero);
    let t283 = subgroupShuffleXor(t282, 8u);
    let t284 = bitcast<f32>(bitcast<u32>(t282 + t283) ^ hidden_zero);
    let t285 = subgroupShuffleXor(t284, 16u);
    let sum_10 = t284 + t285;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:358
    }
    let t286 = partial_sums_2_3; // matmul.rs:356
    let t287 = subgroupShuffleXor(t286, 1u);
    let t288 = bitcast<f32>(bitcast<u32>(t286 + t287) ^ hidden_zero);
    let t289 = subgroupShuffleXor(t288, 2u);
    let t290 = bitcast<f32>(bitcast<u32>(t288 + t289) ^ hidden_zero);
    let t291 = subgroupShuffleXor(t290, 4u);
    let t292 = bitcast<f32>(bitcast<u32>(t290 + t291) ^ hidden_zero);
    let t293 = subgroupShuffleXor(t292, 8u);
    let t294 = bitcast<f32>(bitcast<u32>(t292 + t293) ^ hidden_zero);
    let t295 = subgroupShuffleXor(t294, 16u);
    let sum_11 = t294 + t295;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:358
    }
    let t296 = partial_sums_3_0; // matmul.rs:356
    let t297 = subgroupShuffleXor(t296, 1u);
    let t298 = bitcast<f32>(bitcast<u32>(t296 + t297) ^ hidden_zero);
    let t299 = subgroupShuffleXor(t298, 2u);
    let t300 = bitcast<f32>(bitcast<u32>(t298 + t299) ^ hidden_zero);
    let t301 = subgroupShuffleXor(t300, 4u);
    let t302 = bitcast<f32>(bitcast<u32>(t300 + t301) ^ hidden_zero);
    let t303 = subgroupShuffleXor(t302, 8u);
    let t304 = bitcast<f32>(bitcast<u32>(t302 + t303) ^ hidden_zero);
    let t305 = subgroupShuffleXor(t304, 16u);
    let sum_12 = t304 + t305;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:358
    }
    let t306 = partial_sums_3_1; // matmul.rs:356
    let t307 = subgroupShuffleXor(t306, 1u);
    let t308 = bitcast<f32>(bitcast<u32>(t306 + t307) ^ hidden_zero);
    let t309 = subgroupShuffleXor(t308, 2u);
    let t310 = bitcast<f32>(bitcast<u32>(t308 + t309) ^ hidden_zero);
    let t311 = subgroupShuffleXor(t310, 4u);
    let t312 = bitcast<f32>(bitcast<u32>(t310 + t311) ^ hidden_zero);
    let t313 = subgroupShuffleXor(t312, 8u);
    let t314 = bitcast<f32>(bitcast<u32>(t312 + t313) ^ hidden_zero);
    let t315 = subgroupShuffleXor(t314, 16u);
    let sum_13 = t314 + t315;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:358
    }
    let t316 = partial_sums_3_2; // matmul.rs:356
    let t317 = subgroupShuffleXor(t316, 1u);
    let t318 = bitcast<f32>(bitcast<u32>(t316 + t317) ^ hidden_zero);
    let t319 = subgroupShuffleXor(t318, 2u);
    let t320 = bitcast<f32>(bitcast<u32>(t318 + t319) ^ hidden_zero);
    let t321 = subgroupShuffleXor(t320, 4u);
    let t322 = bitcast<f32>(bitcast<u32>(t320 + t321) ^ hidden_zero);
    let t323 = subgroupShuffleXor(t322, 8u);
    let t324 = bitcast<f32>(bitcast<u32>(t322 + t323) ^ hidden_zero);
    let t325 = subgroupShuffleXor(t324, 16u);
    let sum_14 = t324 + t325;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:358
    }
    let t326 = partial_sums_3_3; // matmul.rs:356
    let t327 = subgroupShuffleXor(t326, 1u);
    let t328 = bitcast<f32>(bitcast<u32>(t326 + t327) ^ hidden_zero);
    let t329 = subgroupShuffleXor(t328, 2u);
    let t330 = bitcast<f32>(bitcast<u32>(t328 + t329) ^ hidden_zero);
    let t331 = subgroupShuffleXor(t330, 4u);
    let t332 = bitcast<f32>(bitcast<u32>(t330 + t331) ^ hidden_zero);
    let t333 = subgroupShuffleXor(t332, 8u);
    let t334 = bitcast<f32>(bitcast<u32>(t332 + t333) ^ hidden_zero);
    let t335 = subgroupShuffleXor(t334, 16u);
    let sum_15 = t334 + t335;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 4u; // matmul.rs:365
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t336 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t336;
    }
}
