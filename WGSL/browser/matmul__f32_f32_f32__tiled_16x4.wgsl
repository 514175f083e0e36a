enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;
var<workgroup> sums: array<f32, 64>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_f32_f32__tiled_16x4(
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
    let n_pieces = imm.k / 4u; // matmul.rs:311
    let last_n = imm.n - 1u; // matmul.rs:314
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        let first_k = piece * 4u; // matmul.rs:324
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:330
        let t1 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t2 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t3 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t4 = x[(min_u32(first_m, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:333
        let t5 = x[(min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 2u];
        let t6 = x[(min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 2u];
        let t7 = x[(min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t8 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t8;
        let t9 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum = t9;
        let t10 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum = t10;
        let t11 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum = t11;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t12 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t12;
        let t13 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t13;
        let t14 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t14;
        let t15 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t15;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t16 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t6.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t16;
        let t17 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t6.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t17;
        let t18 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t6.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t18;
        let t19 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t6.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t19;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t20 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t7.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t20;
        let t21 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t7.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t21;
        let t22 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t7.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t22;
        let t23 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t7.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t23;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t24 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t24;
        let t25 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t25;
        let t26 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t26;
        let t27 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t27;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t28 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t5.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t28;
        let t29 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t5.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t29;
        let t30 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t5.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t5.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t31;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t32 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t6.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t6.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t33;
        let t34 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t6.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t6.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t35;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t36 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t7.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t7.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t7.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t7.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t39;
        partial_sums_3_1 = sum_7; // matmul.rs:344
        var sum_8 = partial_sums_0_2; // dot.rs:20
        let t40 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t4.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_8 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t4.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t41;
        let t42 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t4.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t4.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t43;
        partial_sums_0_2 = sum_8; // matmul.rs:344
        var sum_9 = partial_sums_1_2; // dot.rs:20
        let t44 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t5.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_9 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t5.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t5.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t5.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t47;
        partial_sums_1_2 = sum_9; // matmul.rs:344
        var sum_10 = partial_sums_2_2; // dot.rs:20
        let t48 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t6.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_10 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t6.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t6.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t6.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t51;
        partial_sums_2_2 = sum_10; // matmul.rs:344
        var sum_11 = partial_sums_3_2; // dot.rs:20
        let t52 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t7.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_11 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t7.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t7.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t7.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t55;
        partial_sums_3_2 = sum_11; // matmul.rs:344
        var sum_12 = partial_sums_0_3; // dot.rs:20
        let t56 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t4.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_12 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t4.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t4.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t4.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t59;
        partial_sums_0_3 = sum_12; // matmul.rs:344
        var sum_13 = partial_sums_1_3; // dot.rs:20
        let t60 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t5.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_13 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t5.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t5.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t5.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t63;
        partial_sums_1_3 = sum_13; // matmul.rs:344
        var sum_14 = partial_sums_2_3; // dot.rs:20
        let t64 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t6.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_14 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t6.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t6.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t6.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t67;
        partial_sums_2_3 = sum_14; // matmul.rs:344
        var sum_15 = partial_sums_3_3; // dot.rs:20
        let t68 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t7.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_15 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t7.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t69;
        let t70 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t7.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t7.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t71;
        partial_sums_3_3 = sum_15; // matmul.rs:344
    }
    let t72 = partial_sums_0_0; // matmul.rs:356
    let t73 = subgroupShuffleXor(t72, 1u);
    let t74 = bitcast<f32>(bitcast<u32>(t72 + t73) ^ hidden_zero);
    let t75 = subgroupShuffleXor(t74, 2u);
    let t76 = bitcast<f32>(bitcast<u32>(t74 + t75) ^ hidden_zero);
    let t77 = subgroupShuffleXor(t76, 4u);
    let t78 = bitcast<f32>(bitcast<u32>(t76 + t77) ^ hidden_zero);
    let t79 = subgroupShuffleXor(t78, 8u);
    let t80 = bitcast<f32>(bitcast<u32>(t78 + t79) ^ hidden_zero);
    let t81 = subgroupShuffleXor(t80, 16u);
    let sum = t80 + t81;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:358
    }
    let t82 = partial_sums_0_1; // matmul.rs:356
    let t83 = subgroupShuffleXor(t82, 1u);
    let t84 = bitcast<f32>(bitcast<u32>(t82 + t83) ^ hidden_zero);
    let t85 = subgroupShuffleXor(t84, 2u);
    let t86 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
    let t87 = subgroupShuffleXor(t86, 4u);
    let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
    let t89 = subgroupShuffleXor(t88, 8u);
    let t90 = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
    let t91 = subgroupShuffleXor(t90, 16u);
    let sum_1 = t90 + t91;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:358
    }
    let t92 = partial_sums_0_2; // matmul.rs:356
    let t93 = subgroupShuffleXor(t92, 1u);
    let t94 = bitcast<f32>(bitcast<u32>(t92 + t93) ^ hidden_zero);
    let t95 = subgroupShuffleXor(t94, 2u);
    let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
    let t97 = subgroupShuffleXor(t96, 4u);
    let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
    let t99 = subgroupShuffleXor(t98, 8u);
    let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
    let t101 = subgroupShuffleXor(t100, 16u);
    let sum_2 = t100 + t101;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:358
    }
    let t102 = partial_sums_0_3; // matmul.rs:356
    let t103 = subgroupShuffleXor(t102, 1u);
    let t104 = bitcast<f32>(bitcast<u32>(t102 + t103) ^ hidden_zero);
    let t105 = subgroupShuffleXor(t104, 2u);
    let t106 = bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero);
    let t107 = subgroupShuffleXor(t106, 4u);
    let t108 = bitcast<f32>(bitcast<u32>(t106 + t107) ^ hidden_zero);
    let t109 = subgroupShuffleXor(t108, 8u);
    let t110 = bitcast<f32>(bitcast<u32>(t108 + t109) ^ hidden_zero);
    let t111 = subgroupShuffleXor(t110, 16u);
    let sum_3 = t110 + t111;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:358
    }
    let t112 = partial_sums_1_0; // matmul.rs:356
    let t113 = subgroupShuffleXor(t112, 1u);
    let t114 = bitcast<f32>(bitcast<u32>(t112 + t113) ^ hidden_zero);
    let t115 = subgroupShuffleXor(t114, 2u);
    let t116 = bitcast<f32>(bitcast<u32>(t114 + t115) ^ hidden_zero);
    let t117 = subgroupShuffleXor(t116, 4u);
    let t118 = bitcast<f32>(bitcast<u32>(t116 + t117) ^ hidden_zero);
    let t119 = subgroupShuffleXor(t118, 8u);
    let t120 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
    let t121 = subgroupShuffleXor(t120, 16u);
    let sum_4 = t120 + t121;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:358
    }
    let t122 = partial_sums_1_1; // matmul.rs:356
    let t123 = subgroupShuffleXor(t122, 1u);
    let t124 = bitcast<f32>(bitcast<u32>(t122 + t123) ^ hidden_zero);
    let t125 = subgroupShuffleXor(t124, 2u);
    let t126 = bitcast<f32>(bitcast<u32>(t124 + t125) ^ hidden_zero);
    let t127 = subgroupShuffleXor(t126, 4u);
    let t128 = bitcast<f32>(bitcast<u32>(t126 + t127) ^ hidden_zero);
    let t129 = subgroupShuffleXor(t128, 8u);
    let t130 = bitcast<f32>(bitcast<u32>(t128 + t129) ^ hidden_zero);
    let t131 = subgroupShuffleXor(t130, 16u);
    let sum_5 = t130 + t131;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:358
    }
    let t132 = partial_sums_1_2; // matmul.rs:356
    let t133 = subgroupShuffleXor(t132, 1u);
    let t134 = bitcast<f32>(bitcast<u32>(t132 + t133) ^ hidden_zero);
    let t135 = subgroupShuffleXor(t134, 2u);
    let t136 = bitcast<f32>(bitcast<u32>(t134 + t135) ^ hidden_zero);
    let t137 = subgroupShuffleXor(t136, 4u);
    let t138 = bitcast<f32>(bitcast<u32>(t136 + t137) ^ hidden_zero);
    let t139 = subgroupShuffleXor(t138, 8u);
    let t140 = bitcast<f32>(bitcast<u32>(t138 + t139) ^ hidden_zero);
    let t141 = subgroupShuffleXor(t140, 16u);
    let sum_6 = t140 + t141;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:358
    }
    let t142 = partial_sums_1_3; // matmul.rs:356
    let t143 = subgroupShuffleXor(t142, 1u);
    let t144 = bitcast<f32>(bitcast<u32>(t142 + t143) ^ hidden_zero);
    let t145 = subgroupShuffleXor(t144, 2u);
    let t146 = bitcast<f32>(bitcast<u32>(t144 + t145) ^ hidden_zero);
    let t147 = subgroupShuffleXor(t146, 4u);
    let t148 = bitcast<f32>(bitcast<u32>(t146 + t147) ^ hidden_zero);
    let t149 = subgroupShuffleXor(t148, 8u);
    let t150 = bitcast<f32>(bitcast<u32>(t148 + t149) ^ hidden_zero);
    let t151 = subgroupShuffleXor(t150, 16u);
    let sum_7 = t150 + t151;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:358
    }
    let t152 = partial_sums_2_0; // matmul.rs:356
    let t153 = subgroupShuffleXor(t152, 1u);
    let t154 = bitcast<f32>(bitcast<u32>(t152 + t153) ^ hidden_zero);
    let t155 = subgroupShuffleXor(t154, 2u);
    let t156 = bitcast<f32>(bitcast<u32>(t154 + t155) ^ hidden_zero);
    let t157 = subgroupShuffleXor(t156, 4u);
    let t158 = bitcast<f32>(bitcast<u32>(t156 + t157) ^ hidden_zero);
    let t159 = subgroupShuffleXor(t158, 8u);
    let t160 = bitcast<f32>(bitcast<u32>(t158 + t159) ^ hidden_zero);
    let t161 = subgroupShuffleXor(t160, 16u);
    let sum_8 = t160 + t161;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:358
    }
    let t162 = partial_sums_2_1; // matmul.rs:356
    let t163 = subgroupShuffleXor(t162, 1u);
    let t164 = bitcast<f32>(bitcast<u32>(t162 + t163) ^ hidden_zero);
    let t165 = subgroupShuffleXor(t164, 2u);
    let t166 = bitcast<f32>(bitcast<u32>(t164 + t165) ^ hidden_zero);
    let t167 = subgroupShuffleXor(t166, 4u);
    let t168 = bitcast<f32>(bitcast<u32>(t166 + t167) ^ hidden_zero);
    let t169 = subgroupShuffleXor(t168, 8u);
    let t170 = bitcast<f32>(bitcast<u32>(t168 + t169) ^ hidden_zero);
    let t171 = subgroupShuffleXor(t170, 16u);
    let sum_9 = t170 + t171;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:358
    }
    let t172 = partial_sums_2_2; // matmul.rs:356
    let t173 = subgroupShuffleXor(t172, 1u);
    let t174 = bitcast<f32>(bitcast<u32>(t172 + t173) ^ hidden_zero);
    let t175 = subgroupShuffleXor(t174, 2u);
    let t176 = bitcast<f32>(bitcast<u32>(t174 + t175) ^ hidden_zero);
    let t177 = subgroupShuffleXor(t176, 4u);
    let t178 = bitcast<f32>(bitcast<u32>(t176 + t177) ^ hidden_zero);
    let t179 = subgroupShuffleXor(t178, 8u);
    let t180 = bitcast<f32>(bitcast<u32>(t178 + t179) ^ hidden_zero);
    let t181 = subgroupShuffleXor(t180, 16u);
    let sum_10 = t180 + t181;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:358
    }
    let t182 = partial_sums_2_3; // matmul.rs:356
    let t183 = subgroupShuffleXor(t182, 1u);
    let t184 = bitcast<f32>(bitcast<u32>(t182 + t183) ^ hidden_zero);
    let t185 = subgroupShuffleXor(t184, 2u);
    let t186 = bitcast<f32>(bitcast<u32>(t184 + t185) ^ hidden_zero);
    let t187 = subgroupShuffleXor(t186, 4u);
    let t188 = bitcast<f32>(bitcast<u32>(t186 + t187) ^ hidden_zero);
    let t189 = subgroupShuffleXor(t188, 8u);
    let t190 = bitcast<f32>(bitcast<u32>(t188 + t189) ^ hidden_zero);
    let t191 = subgroupShuffleXor(t190, 16u);
    let sum_11 = t190 + t191;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:358
    }
    let t192 = partial_sums_3_0; // matmul.rs:356
    let t193 = subgroupShuffleXor(t192, 1u);
    let t194 = bitcast<f32>(bitcast<u32>(t192 + t193) ^ hidden_zero);
    let t195 = subgroupShuffleXor(t194, 2u);
    let t196 = bitcast<f32>(bitcast<u32>(t194 + t195) ^ hidden_zero);
    let t197 = subgroupShuffleXor(t196, 4u);
    let t198 = bitcast<f32>(bitcast<u32>(t196 + t197) ^ hidden_zero);
    let t199 = subgroupShuffleXor(t198, 8u);
    let t200 = bitcast<f32>(bitcast<u32>(t198 + t199) ^ hidden_zero);
    let t201 = subgroupShuffleXor(t200, 16u);
    let sum_12 = t200 + t201;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:358
    }
    let t202 = partial_sums_3_1; // matmul.rs:356
    let t203 = subgroupShuffleXor(t202, 1u);
    let t204 = bitcast<f32>(bitcast<u32>(t202 + t203) ^ hidden_zero);
    let t205 = subgroupShuffleXor(t204, 2u);
    let t206 = bitcast<f32>(bitcast<u32>(t204 + t205) ^ hidden_zero);
    let t207 = subgroupShuffleXor(t206, 4u);
    let t208 = bitcast<f32>(bitcast<u32>(t206 + t207) ^ hidden_zero);
    let t209 = subgroupShuffleXor(t208, 8u);
    let t210 = bitcast<f32>(bitcast<u32>(t208 + t209) ^ hidden_zero);
    let t211 = subgroupShuffleXor(t210, 16u);
    let sum_13 = t210 + t211;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:358
    }
    let t212 = partial_sums_3_2; // matmul.rs:356
    let t213 = subgroupShuffleXor(t212, 1u);
    let t214 = bitcast<f32>(bitcast<u32>(t212 + t213) ^ hidden_zero);
    let t215 = subgroupShuffleXor(t214, 2u);
    let t216 = bitcast<f32>(bitcast<u32>(t214 + t215) ^ hidden_zero);
    let t217 = subgroupShuffleXor(t216, 4u);
    let t218 = bitcast<f32>(bitcast<u32>(t216 + t217) ^ hidden_zero);
    let t219 = subgroupShuffleXor(t218, 8u);
    let t220 = bitcast<f32>(bitcast<u32>(t218 + t219) ^ hidden_zero);
    let t221 = subgroupShuffleXor(t220, 16u);
    let sum_14 = t220 + t221;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:358
    }
    let t222 = partial_sums_3_3; // matmul.rs:356
    let t223 = subgroupShuffleXor(t222, 1u);
    let t224 = bitcast<f32>(bitcast<u32>(t222 + t223) ^ hidden_zero);
    let t225 = subgroupShuffleXor(t224, 2u);
    let t226 = bitcast<f32>(bitcast<u32>(t224 + t225) ^ hidden_zero);
    let t227 = subgroupShuffleXor(t226, 4u);
    let t228 = bitcast<f32>(bitcast<u32>(t226 + t227) ^ hidden_zero);
    let t229 = subgroupShuffleXor(t228, 8u);
    let t230 = bitcast<f32>(bitcast<u32>(t228 + t229) ^ hidden_zero);
    let t231 = subgroupShuffleXor(t230, 16u);
    let sum_15 = t230 + t231;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 4u; // matmul.rs:365
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t232 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t232;
    }
}
