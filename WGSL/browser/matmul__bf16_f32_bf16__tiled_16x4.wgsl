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
fn matmul__bf16_f32_bf16__tiled_16x4(
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
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t2 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t3 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t4 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t5 = decode_bf16(t4.x);
        let t6 = decode_bf16(t4.x >> 16u);
        let t7 = decode_bf16(t4.y);
        let t8 = decode_bf16(t4.y >> 16u);
        let t9 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t10 = decode_bf16(t9.x);
        let t11 = decode_bf16(t9.x >> 16u);
        let t12 = decode_bf16(t9.y);
        let t13 = decode_bf16(t9.y >> 16u);
        let t14 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t15 = decode_bf16(t14.x);
        let t16 = decode_bf16(t14.x >> 16u);
        let t17 = decode_bf16(t14.y);
        let t18 = decode_bf16(t14.y >> 16u);
        let t19 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t20 = decode_bf16(t19.x);
        let t21 = decode_bf16(t19.x >> 16u);
        let t22 = decode_bf16(t19.y);
        let t23 = decode_bf16(t19.y >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        let t24 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t5 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t24;
        let t25 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t6 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum = t25;
        let t26 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t7 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum = t26;
        let t27 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum = t27;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t28 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t10 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t28;
        let t29 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t11 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t29;
        let t30 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t12 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t31;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t32 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t15 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t33;
        let t34 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t17 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t18 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t35;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t36 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t21 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t22 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t23 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t39;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t40 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t5 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t6 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t41;
        let t42 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t7 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t8 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t43;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t44 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t10 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t11 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t12 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t13 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t47;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t48 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t15 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t16 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t17 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t18 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t51;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t52 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t20 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t21 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t22 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t23 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t55;
        partial_sums_3_1 = sum_7; // matmul.rs:381
        var sum_8 = partial_sums_0_2; // dot.rs:20
        let t56 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t5 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_8 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t6 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t7 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t8 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t59;
        partial_sums_0_2 = sum_8; // matmul.rs:381
        var sum_9 = partial_sums_1_2; // dot.rs:20
        let t60 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t10 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_9 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t11 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t12 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t13 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t63;
        partial_sums_1_2 = sum_9; // matmul.rs:381
        var sum_10 = partial_sums_2_2; // dot.rs:20
        let t64 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t15 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_10 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t16 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t17 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t18 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t67;
        partial_sums_2_2 = sum_10; // matmul.rs:381
        var sum_11 = partial_sums_3_2; // dot.rs:20
        let t68 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t20 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_11 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t21 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t69;
        let t70 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t22 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t23 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t71;
        partial_sums_3_2 = sum_11; // matmul.rs:381
        var sum_12 = partial_sums_0_3; // dot.rs:20
        let t72 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t5 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_12 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t6 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t7 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t8 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t75;
        partial_sums_0_3 = sum_12; // matmul.rs:381
        var sum_13 = partial_sums_1_3; // dot.rs:20
        let t76 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t10 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_13 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t11 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t77;
        let t78 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t12 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t13 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t79;
        partial_sums_1_3 = sum_13; // matmul.rs:381
        var sum_14 = partial_sums_2_3; // dot.rs:20
        let t80 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t15 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_14 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t16 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t17 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t18 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t83;
        partial_sums_2_3 = sum_14; // matmul.rs:381
        var sum_15 = partial_sums_3_3; // dot.rs:20
        let t84 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t20 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_15 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t21 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t85;
        let t86 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t22 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t23 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t87;
        partial_sums_3_3 = sum_15; // matmul.rs:381
    }
    let t88 = partial_sums_0_0; // matmul.rs:393
    let t89 = subgroupShuffleXor(t88, 1u);
    let t90 = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
    let t91 = subgroupShuffleXor(t90, 2u);
    let t92 = bitcast<f32>(bitcast<u32>(t90 + t91) ^ hidden_zero);
    let t93 = subgroupShuffleXor(t92, 4u);
    let t94 = bitcast<f32>(bitcast<u32>(t92 + t93) ^ hidden_zero);
    let t95 = subgroupShuffleXor(t94, 8u);
    let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
    let t97 = subgroupShuffleXor(t96, 16u);
    let sum = t96 + t97;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:395
    }
    let t98 = partial_sums_0_1; // matmul.rs:393
    let t99 = subgroupShuffleXor(t98, 1u);
    let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
    let t101 = subgroupShuffleXor(t100, 2u);
    let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
    let t103 = subgroupShuffleXor(t102, 4u);
    let t104 = bitcast<f32>(bitcast<u32>(t102 + t103) ^ hidden_zero);
    let t105 = subgroupShuffleXor(t104, 8u);
    let t106 = bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero);
    let t107 = subgroupShuffleXor(t106, 16u);
    let sum_1 = t106 + t107;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:395
    }
    let t108 = partial_sums_0_2; // matmul.rs:393
    let t109 = subgroupShuffleXor(t108, 1u);
    let t110 = bitcast<f32>(bitcast<u32>(t108 + t109) ^ hidden_zero);
    let t111 = subgroupShuffleXor(t110, 2u);
    let t112 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
    let t113 = subgroupShuffleXor(t112, 4u);
    let t114 = bitcast<f32>(bitcast<u32>(t112 + t113) ^ hidden_zero);
    let t115 = subgroupShuffleXor(t114, 8u);
    let t116 = bitcast<f32>(bitcast<u32>(t114 + t115) ^ hidden_zero);
    let t117 = subgroupShuffleXor(t116, 16u);
    let sum_2 = t116 + t117;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:395
    }
    let t118 = partial_sums_0_3; // matmul.rs:393
    let t119 = subgroupShuffleXor(t118, 1u);
    let t120 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
    let t121 = subgroupShuffleXor(t120, 2u);
    let t122 = bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero);
    let t123 = subgroupShuffleXor(t122, 4u);
    let t124 = bitcast<f32>(bitcast<u32>(t122 + t123) ^ hidden_zero);
    let t125 = subgroupShuffleXor(t124, 8u);
    let t126 = bitcast<f32>(bitcast<u32>(t124 + t125) ^ hidden_zero);
    let t127 = subgroupShuffleXor(t126, 16u);
    let sum_3 = t126 + t127;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:395
    }
    let t128 = partial_sums_1_0; // matmul.rs:393
    let t129 = subgroupShuffleXor(t128, 1u);
    let t130 = bitcast<f32>(bitcast<u32>(t128 + t129) ^ hidden_zero);
    let t131 = subgroupShuffleXor(t130, 2u);
    let t132 = bitcast<f32>(bitcast<u32>(t130 + t131) ^ hidden_zero);
    let t133 = subgroupShuffleXor(t132, 4u);
    let t134 = bitcast<f32>(bitcast<u32>(t132 + t133) ^ hidden_zero);
    let t135 = subgroupShuffleXor(t134, 8u);
    let t136 = bitcast<f32>(bitcast<u32>(t134 + t135) ^ hidden_zero);
    let t137 = subgroupShuffleXor(t136, 16u);
    let sum_4 = t136 + t137;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:395
    }
    let t138 = partial_sums_1_1; // matmul.rs:393
    let t139 = subgroupShuffleXor(t138, 1u);
    let t140 = bitcast<f32>(bitcast<u32>(t138 + t139) ^ hidden_zero);
    let t141 = subgroupShuffleXor(t140, 2u);
    let t142 = bitcast<f32>(bitcast<u32>(t140 + t141) ^ hidden_zero);
    let t143 = subgroupShuffleXor(t142, 4u);
    let t144 = bitcast<f32>(bitcast<u32>(t142 + t143) ^ hidden_zero);
    let t145 = subgroupShuffleXor(t144, 8u);
    let t146 = bitcast<f32>(bitcast<u32>(t144 + t145) ^ hidden_zero);
    let t147 = subgroupShuffleXor(t146, 16u);
    let sum_5 = t146 + t147;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:395
    }
    let t148 = partial_sums_1_2; // matmul.rs:393
    let t149 = subgroupShuffleXor(t148, 1u);
    let t150 = bitcast<f32>(bitcast<u32>(t148 + t149) ^ hidden_zero);
    let t151 = subgroupShuffleXor(t150, 2u);
    let t152 = bitcast<f32>(bitcast<u32>(t150 + t151) ^ hidden_zero);
    let t153 = subgroupShuffleXor(t152, 4u);
    let t154 = bitcast<f32>(bitcast<u32>(t152 + t153) ^ hidden_zero);
    let t155 = subgroupShuffleXor(t154, 8u);
    let t156 = bitcast<f32>(bitcast<u32>(t154 + t155) ^ hidden_zero);
    let t157 = subgroupShuffleXor(t156, 16u);
    let sum_6 = t156 + t157;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:395
    }
    let t158 = partial_sums_1_3; // matmul.rs:393
    let t159 = subgroupShuffleXor(t158, 1u);
    let t160 = bitcast<f32>(bitcast<u32>(t158 + t159) ^ hidden_zero);
    let t161 = subgroupShuffleXor(t160, 2u);
    let t162 = bitcast<f32>(bitcast<u32>(t160 + t161) ^ hidden_zero);
    let t163 = subgroupShuffleXor(t162, 4u);
    let t164 = bitcast<f32>(bitcast<u32>(t162 + t163) ^ hidden_zero);
    let t165 = subgroupShuffleXor(t164, 8u);
    let t166 = bitcast<f32>(bitcast<u32>(t164 + t165) ^ hidden_zero);
    let t167 = subgroupShuffleXor(t166, 16u);
    let sum_7 = t166 + t167;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:395
    }
    let t168 = partial_sums_2_0; // matmul.rs:393
    let t169 = subgroupShuffleXor(t168, 1u);
    let t170 = bitcast<f32>(bitcast<u32>(t168 + t169) ^ hidden_zero);
    let t171 = subgroupShuffleXor(t170, 2u);
    let t172 = bitcast<f32>(bitcast<u32>(t170 + t171) ^ hidden_zero);
    let t173 = subgroupShuffleXor(t172, 4u);
    let t174 = bitcast<f32>(bitcast<u32>(t172 + t173) ^ hidden_zero);
    let t175 = subgroupShuffleXor(t174, 8u);
    let t176 = bitcast<f32>(bitcast<u32>(t174 + t175) ^ hidden_zero);
    let t177 = subgroupShuffleXor(t176, 16u);
    let sum_8 = t176 + t177;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:395
    }
    let t178 = partial_sums_2_1; // matmul.rs:393
    let t179 = subgroupShuffleXor(t178, 1u);
    let t180 = bitcast<f32>(bitcast<u32>(t178 + t179) ^ hidden_zero);
    let t181 = subgroupShuffleXor(t180, 2u);
    let t182 = bitcast<f32>(bitcast<u32>(t180 + t181) ^ hidden_zero);
    let t183 = subgroupShuffleXor(t182, 4u);
    let t184 = bitcast<f32>(bitcast<u32>(t182 + t183) ^ hidden_zero);
    let t185 = subgroupShuffleXor(t184, 8u);
    let t186 = bitcast<f32>(bitcast<u32>(t184 + t185) ^ hidden_zero);
    let t187 = subgroupShuffleXor(t186, 16u);
    let sum_9 = t186 + t187;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:395
    }
    let t188 = partial_sums_2_2; // matmul.rs:393
    let t189 = subgroupShuffleXor(t188, 1u);
    let t190 = bitcast<f32>(bitcast<u32>(t188 + t189) ^ hidden_zero);
    let t191 = subgroupShuffleXor(t190, 2u);
    let t192 = bitcast<f32>(bitcast<u32>(t190 + t191) ^ hidden_zero);
    let t193 = subgroupShuffleXor(t192, 4u);
    let t194 = bitcast<f32>(bitcast<u32>(t192 + t193) ^ hidden_zero);
    let t195 = subgroupShuffleXor(t194, 8u);
    let t196 = bitcast<f32>(bitcast<u32>(t194 + t195) ^ hidden_zero);
    let t197 = subgroupShuffleXor(t196, 16u);
    let sum_10 = t196 + t197;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:395
    }
    let t198 = partial_sums_2_3; // matmul.rs:393
    let t199 = subgroupShuffleXor(t198, 1u);
    let t200 = bitcast<f32>(bitcast<u32>(t198 + t199) ^ hidden_zero);
    let t201 = subgroupShuffleXor(t200, 2u);
    let t202 = bitcast<f32>(bitcast<u32>(t200 + t201) ^ hidden_zero);
    let t203 = subgroupShuffleXor(t202, 4u);
    let t204 = bitcast<f32>(bitcast<u32>(t202 + t203) ^ hidden_zero);
    let t205 = subgroupShuffleXor(t204, 8u);
    let t206 = bitcast<f32>(bitcast<u32>(t204 + t205) ^ hidden_zero);
    let t207 = subgroupShuffleXor(t206, 16u);
    let sum_11 = t206 + t207;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:395
    }
    let t208 = partial_sums_3_0; // matmul.rs:393
    let t209 = subgroupShuffleXor(t208, 1u);
    let t210 = bitcast<f32>(bitcast<u32>(t208 + t209) ^ hidden_zero);
    let t211 = subgroupShuffleXor(t210, 2u);
    let t212 = bitcast<f32>(bitcast<u32>(t210 + t211) ^ hidden_zero);
    let t213 = subgroupShuffleXor(t212, 4u);
    let t214 = bitcast<f32>(bitcast<u32>(t212 + t213) ^ hidden_zero);
    let t215 = subgroupShuffleXor(t214, 8u);
    let t216 = bitcast<f32>(bitcast<u32>(t214 + t215) ^ hidden_zero);
    let t217 = subgroupShuffleXor(t216, 16u);
    let sum_12 = t216 + t217;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:395
    }
    let t218 = partial_sums_3_1; // matmul.rs:393
    let t219 = subgroupShuffleXor(t218, 1u);
    let t220 = bitcast<f32>(bitcast<u32>(t218 + t219) ^ hidden_zero);
    let t221 = subgroupShuffleXor(t220, 2u);
    let t222 = bitcast<f32>(bitcast<u32>(t220 + t221) ^ hidden_zero);
    let t223 = subgroupShuffleXor(t222, 4u);
    let t224 = bitcast<f32>(bitcast<u32>(t222 + t223) ^ hidden_zero);
    let t225 = subgroupShuffleXor(t224, 8u);
    let t226 = bitcast<f32>(bitcast<u32>(t224 + t225) ^ hidden_zero);
    let t227 = subgroupShuffleXor(t226, 16u);
    let sum_13 = t226 + t227;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:395
    }
    let t228 = partial_sums_3_2; // matmul.rs:393
    let t229 = subgroupShuffleXor(t228, 1u);
    let t230 = bitcast<f32>(bitcast<u32>(t228 + t229) ^ hidden_zero);
    let t231 = subgroupShuffleXor(t230, 2u);
    let t232 = bitcast<f32>(bitcast<u32>(t230 + t231) ^ hidden_zero);
    let t233 = subgroupShuffleXor(t232, 4u);
    let t234 = bitcast<f32>(bitcast<u32>(t232 + t233) ^ hidden_zero);
    let t235 = subgroupShuffleXor(t234, 8u);
    let t236 = bitcast<f32>(bitcast<u32>(t234 + t235) ^ hidden_zero);
    let t237 = subgroupShuffleXor(t236, 16u);
    let sum_14 = t236 + t237;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:395
    }
    let t238 = partial_sums_3_3; // matmul.rs:393
    let t239 = subgroupShuffleXor(t238, 1u);
    let t240 = bitcast<f32>(bitcast<u32>(t238 + t239) ^ hidden_zero);
    let t241 = subgroupShuffleXor(t240, 2u);
    let t242 = bitcast<f32>(bitcast<u32>(t240 + t241) ^ hidden_zero);
    let t243 = subgroupShuffleXor(t242, 4u);
    let t244 = bitcast<f32>(bitcast<u32>(t242 + t243) ^ hidden_zero);
    let t245 = subgroupShuffleXor(t244, 8u);
    let t246 = bitcast<f32>(bitcast<u32>(t244 + t245) ^ hidden_zero);
    let t247 = subgroupShuffleXor(t246, 16u);
    let sum_15 = t246 + t247;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 4u; // matmul.rs:402
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t248 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t248;
    }
}
