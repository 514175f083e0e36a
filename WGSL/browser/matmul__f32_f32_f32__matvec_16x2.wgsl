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
var<workgroup> sums: array<f32, 32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_f32_f32__matvec_16x2(
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
        var sum = partial_sums_0_0; // dot.rs:20
        let t6 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t6;
        let t7 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum = t7;
        let t8 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum = t8;
        let t9 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum = t9;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t10 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t10;
        let t11 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t11;
        let t12 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t12;
        let t13 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t13;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_0_1; // dot.rs:20
        let t14 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t4.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t14;
        let t15 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t4.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t15;
        let t16 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t4.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t16;
        let t17 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t4.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t17;
        partial_sums_0_1 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_1_1; // dot.rs:20
        let t18 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t5.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t18;
        let t19 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t5.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t19;
        let t20 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t5.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t20;
        let t21 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t5.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t21;
        partial_sums_1_1 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_0_2; // dot.rs:20
        let t22 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t22;
        let t23 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t23;
        let t24 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t24;
        let t25 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t25;
        partial_sums_0_2 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_1_2; // dot.rs:20
        let t26 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t5.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t26;
        let t27 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t5.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t27;
        let t28 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t5.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t28;
        let t29 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t5.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t29;
        partial_sums_1_2 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_0_3; // dot.rs:20
        let t30 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t4.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t4.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t31;
        let t32 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t4.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t4.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t33;
        partial_sums_0_3 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_1_3; // dot.rs:20
        let t34 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t5.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t5.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t35;
        let t36 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t5.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t5.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t37;
        partial_sums_1_3 = sum_7; // matmul.rs:344
    }
    let t38 = partial_sums_0_0; // matmul.rs:356
    let t39 = subgroupShuffleXor(t38, 1u);
    let t40 = bitcast<f32>(bitcast<u32>(t38 + t39) ^ hidden_zero);
    let t41 = subgroupShuffleXor(t40, 2u);
    let t42 = bitcast<f32>(bitcast<u32>(t40 + t41) ^ hidden_zero);
    let t43 = subgroupShuffleXor(t42, 4u);
    let t44 = bitcast<f32>(bitcast<u32>(t42 + t43) ^ hidden_zero);
    let t45 = subgroupShuffleXor(t44, 8u);
    let t46 = bitcast<f32>(bitcast<u32>(t44 + t45) ^ hidden_zero);
    let t47 = subgroupShuffleXor(t46, 16u);
    let sum = t46 + t47;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:358
    }
    let t48 = partial_sums_0_1; // matmul.rs:356
    let t49 = subgroupShuffleXor(t48, 1u);
    let t50 = bitcast<f32>(bitcast<u32>(t48 + t49) ^ hidden_zero);
    let t51 = subgroupShuffleXor(t50, 2u);
    let t52 = bitcast<f32>(bitcast<u32>(t50 + t51) ^ hidden_zero);
    let t53 = subgroupShuffleXor(t52, 4u);
    let t54 = bitcast<f32>(bitcast<u32>(t52 + t53) ^ hidden_zero);
    let t55 = subgroupShuffleXor(t54, 8u);
    let t56 = bitcast<f32>(bitcast<u32>(t54 + t55) ^ hidden_zero);
    let t57 = subgroupShuffleXor(t56, 16u);
    let sum_1 = t56 + t57;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:358
    }
    let t58 = partial_sums_0_2; // matmul.rs:356
    let t59 = subgroupShuffleXor(t58, 1u);
    let t60 = bitcast<f32>(bitcast<u32>(t58 + t59) ^ hidden_zero);
    let t61 = subgroupShuffleXor(t60, 2u);
    let t62 = bitcast<f32>(bitcast<u32>(t60 + t61) ^ hidden_zero);
    let t63 = subgroupShuffleXor(t62, 4u);
    let t64 = bitcast<f32>(bitcast<u32>(t62 + t63) ^ hidden_zero);
    let t65 = subgroupShuffleXor(t64, 8u);
    let t66 = bitcast<f32>(bitcast<u32>(t64 + t65) ^ hidden_zero);
    let t67 = subgroupShuffleXor(t66, 16u);
    let sum_2 = t66 + t67;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:358
    }
    let t68 = partial_sums_0_3; // matmul.rs:356
    let t69 = subgroupShuffleXor(t68, 1u);
    let t70 = bitcast<f32>(bitcast<u32>(t68 + t69) ^ hidden_zero);
    let t71 = subgroupShuffleXor(t70, 2u);
    let t72 = bitcast<f32>(bitcast<u32>(t70 + t71) ^ hidden_zero);
    let t73 = subgroupShuffleXor(t72, 4u);
    let t74 = bitcast<f32>(bitcast<u32>(t72 + t73) ^ hidden_zero);
    let t75 = subgroupShuffleXor(t74, 8u);
    let t76 = bitcast<f32>(bitcast<u32>(t74 + t75) ^ hidden_zero);
    let t77 = subgroupShuffleXor(t76, 16u);
    let sum_3 = t76 + t77;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:358
    }
    let t78 = partial_sums_1_0; // matmul.rs:356
    let t79 = subgroupShuffleXor(t78, 1u);
    let t80 = bitcast<f32>(bitcast<u32>(t78 + t79) ^ hidden_zero);
    let t81 = subgroupShuffleXor(t80, 2u);
    let t82 = bitcast<f32>(bitcast<u32>(t80 + t81) ^ hidden_zero);
    let t83 = subgroupShuffleXor(t82, 4u);
    let t84 = bitcast<f32>(bitcast<u32>(t82 + t83) ^ hidden_zero);
    let t85 = subgroupShuffleXor(t84, 8u);
    let t86 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
    let t87 = subgroupShuffleXor(t86, 16u);
    let sum_4 = t86 + t87;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:358
    }
    let t88 = partial_sums_1_1; // matmul.rs:356
    let t89 = subgroupShuffleXor(t88, 1u);
    let t90 = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
    let t91 = subgroupShuffleXor(t90, 2u);
    let t92 = bitcast<f32>(bitcast<u32>(t90 + t91) ^ hidden_zero);
    let t93 = subgroupShuffleXor(t92, 4u);
    let t94 = bitcast<f32>(bitcast<u32>(t92 + t93) ^ hidden_zero);
    let t95 = subgroupShuffleXor(t94, 8u);
    let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
    let t97 = subgroupShuffleXor(t96, 16u);
    let sum_5 = t96 + t97;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:358
    }
    let t98 = partial_sums_1_2; // matmul.rs:356
    let t99 = subgroupShuffleXor(t98, 1u);
    let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
    let t101 = subgroupShuffleXor(t100, 2u);
    let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
    let t103 = subgroupShuffleXor(t102, 4u);
    let t104 = bitcast<f32>(bitcast<u32>(t102 + t103) ^ hidden_zero);
    let t105 = subgroupShuffleXor(t104, 8u);
    let t106 = bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero);
    let t107 = subgroupShuffleXor(t106, 16u);
    let sum_6 = t106 + t107;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:358
    }
    let t108 = partial_sums_1_3; // matmul.rs:356
    let t109 = subgroupShuffleXor(t108, 1u);
    let t110 = bitcast<f32>(bitcast<u32>(t108 + t109) ^ hidden_zero);
    let t111 = subgroupShuffleXor(t110, 2u);
    let t112 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
    let t113 = subgroupShuffleXor(t112, 4u);
    let t114 = bitcast<f32>(bitcast<u32>(t112 + t113) ^ hidden_zero);
    let t115 = subgroupShuffleXor(t114, 8u);
    let t116 = bitcast<f32>(bitcast<u32>(t114 + t115) ^ hidden_zero);
    let t117 = subgroupShuffleXor(t116, 16u);
    let sum_7 = t116 + t117;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 4u; // matmul.rs:365
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t118 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t118;
    }
}
