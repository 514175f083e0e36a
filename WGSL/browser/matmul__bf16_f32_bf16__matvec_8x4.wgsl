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
fn matmul__bf16_f32_bf16__matvec_8x4(
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
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t2 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t3 = decode_bf16(t2.x);
        let t4 = decode_bf16(t2.x >> 16u);
        let t5 = decode_bf16(t2.y);
        let t6 = decode_bf16(t2.y >> 16u);
        let t7 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t8 = decode_bf16(t7.x);
        let t9 = decode_bf16(t7.x >> 16u);
        let t10 = decode_bf16(t7.y);
        let t11 = decode_bf16(t7.y >> 16u);
        let t12 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t13 = decode_bf16(t12.x);
        let t14 = decode_bf16(t12.x >> 16u);
        let t15 = decode_bf16(t12.y);
        let t16 = decode_bf16(t12.y >> 16u);
        let t17 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t18 = decode_bf16(t17.x);
        let t19 = decode_bf16(t17.x >> 16u);
        let t20 = decode_bf16(t17.y);
        let t21 = decode_bf16(t17.y >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        let t22 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t3 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t22;
        let t23 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum = t23;
        let t24 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t5 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum = t24;
        let t25 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t6 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum = t25;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t26 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t26;
        let t27 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t27;
        let t28 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t10 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t28;
        let t29 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t11 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t29;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t30 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t13 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t14 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t31;
        let t32 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t15 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t16 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t33;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t34 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t18 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t19 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t35;
        let t36 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t20 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t21 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t37;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t38 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t3 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t4 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t39;
        let t40 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t5 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t6 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t41;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t42 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t8 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t9 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t43;
        let t44 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t10 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t11 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t45;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t46 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t13 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t14 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t47;
        let t48 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t15 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t16 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t49;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t50 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t18 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t19 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t51;
        let t52 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t20 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t21 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t53;
        partial_sums_3_1 = sum_7; // matmul.rs:381
    }
    let t54 = partial_sums_0_0; // matmul.rs:393
    let t55 = subgroupShuffleXor(t54, 1u);
    let t56 = bitcast<f32>(bitcast<u32>(t54 + t55) ^ hidden_zero);
    let t57 = subgroupShuffleXor(t56, 2u);
    let t58 = bitcast<f32>(bitcast<u32>(t56 + t57) ^ hidden_zero);
    let t59 = subgroupShuffleXor(t58, 4u);
    let t60 = bitcast<f32>(bitcast<u32>(t58 + t59) ^ hidden_zero);
    let t61 = subgroupShuffleXor(t60, 8u);
    let t62 = bitcast<f32>(bitcast<u32>(t60 + t61) ^ hidden_zero);
    let t63 = subgroupShuffleXor(t62, 16u);
    let sum = t62 + t63;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u] = sum; // matmul.rs:395
    }
    let t64 = partial_sums_0_1; // matmul.rs:393
    let t65 = subgroupShuffleXor(t64, 1u);
    let t66 = bitcast<f32>(bitcast<u32>(t64 + t65) ^ hidden_zero);
    let t67 = subgroupShuffleXor(t66, 2u);
    let t68 = bitcast<f32>(bitcast<u32>(t66 + t67) ^ hidden_zero);
    let t69 = subgroupShuffleXor(t68, 4u);
    let t70 = bitcast<f32>(bitcast<u32>(t68 + t69) ^ hidden_zero);
    let t71 = subgroupShuffleXor(t70, 8u);
    let t72 = bitcast<f32>(bitcast<u32>(t70 + t71) ^ hidden_zero);
    let t73 = subgroupShuffleXor(t72, 16u);
    let sum_1 = t72 + t73;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // matmul.rs:395
    }
    let t74 = partial_sums_1_0; // matmul.rs:393
    let t75 = subgroupShuffleXor(t74, 1u);
    let t76 = bitcast<f32>(bitcast<u32>(t74 + t75) ^ hidden_zero);
    let t77 = subgroupShuffleXor(t76, 2u);
    let t78 = bitcast<f32>(bitcast<u32>(t76 + t77) ^ hidden_zero);
    let t79 = subgroupShuffleXor(t78, 4u);
    let t80 = bitcast<f32>(bitcast<u32>(t78 + t79) ^ hidden_zero);
    let t81 = subgroupShuffleXor(t80, 8u);
    let t82 = bitcast<f32>(bitcast<u32>(t80 + t81) ^ hidden_zero);
    let t83 = subgroupShuffleXor(t82, 16u);
    let sum_2 = t82 + t83;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 8u] = sum_2; // matmul.rs:395
    }
    let t84 = partial_sums_1_1; // matmul.rs:393
    let t85 = subgroupShuffleXor(t84, 1u);
    let t86 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
    let t87 = subgroupShuffleXor(t86, 2u);
    let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
    let t89 = subgroupShuffleXor(t88, 4u);
    let t90 = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
    let t91 = subgroupShuffleXor(t90, 8u);
    let t92 = bitcast<f32>(bitcast<u32>(t90 + t91) ^ hidden_zero);
    let t93 = subgroupShuffleXor(t92, 16u);
    let sum_3 = t92 + t93;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 9u] = sum_3; // matmul.rs:395
    }
    let t94 = partial_sums_2_0; // matmul.rs:393
    let t95 = subgroupShuffleXor(t94, 1u);
    let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
    let t97 = subgroupShuffleXor(t96, 2u);
    let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
    let t99 = subgroupShuffleXor(t98, 4u);
    let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
    let t101 = subgroupShuffleXor(t100, 8u);
    let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
    let t103 = subgroupShuffleXor(t102, 16u);
    let sum_4 = t102 + t103;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 16u] = sum_4; // matmul.rs:395
    }
    let t104 = partial_sums_2_1; // matmul.rs:393
    let t105 = subgroupShuffleXor(t104, 1u);
    let t106 = bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero);
    let t107 = subgroupShuffleXor(t106, 2u);
    let t108 = bitcast<f32>(bitcast<u32>(t106 + t107) ^ hidden_zero);
    let t109 = subgroupShuffleXor(t108, 4u);
    let t110 = bitcast<f32>(bitcast<u32>(t108 + t109) ^ hidden_zero);
    let t111 = subgroupShuffleXor(t110, 8u);
    let t112 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
    let t113 = subgroupShuffleXor(t112, 16u);
    let sum_5 = t112 + t113;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 17u] = sum_5; // matmul.rs:395
    }
    let t114 = partial_sums_3_0; // matmul.rs:393
    let t115 = subgroupShuffleXor(t114, 1u);
    let t116 = bitcast<f32>(bitcast<u32>(t114 + t115) ^ hidden_zero);
    let t117 = subgroupShuffleXor(t116, 2u);
    let t118 = bitcast<f32>(bitcast<u32>(t116 + t117) ^ hidden_zero);
    let t119 = subgroupShuffleXor(t118, 4u);
    let t120 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
    let t121 = subgroupShuffleXor(t120, 8u);
    let t122 = bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero);
    let t123 = subgroupShuffleXor(t122, 16u);
    let sum_6 = t122 + t123;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 24u] = sum_6; // matmul.rs:395
    }
    let t124 = partial_sums_3_1; // matmul.rs:393
    let t125 = subgroupShuffleXor(t124, 1u);
    let t126 = bitcast<f32>(bitcast<u32>(t124 + t125) ^ hidden_zero);
    let t127 = subgroupShuffleXor(t126, 2u);
    let t128 = bitcast<f32>(bitcast<u32>(t126 + t127) ^ hidden_zero);
    let t129 = subgroupShuffleXor(t128, 4u);
    let t130 = bitcast<f32>(bitcast<u32>(t128 + t129) ^ hidden_zero);
    let t131 = subgroupShuffleXor(t130, 8u);
    let t132 = bitcast<f32>(bitcast<u32>(t130 + t131) ^ hidden_zero);
    let t133 = subgroupShuffleXor(t132, 16u);
    let sum_7 = t132 + t133;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 25u] = sum_7; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 2u; // matmul.rs:402
    let column = workgroup_n + group % 2u * 4u; // matmul.rs:403
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t134 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t134;
    }
}
