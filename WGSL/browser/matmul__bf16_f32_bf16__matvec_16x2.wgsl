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
fn matmul__bf16_f32_bf16__matvec_16x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
    let first_m = workgroup_id.y * 2u; // matmul.rs:342
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
        var sum = partial_sums_0_0; // dot.rs:20
        let t14 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t5 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t14;
        let t15 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t6 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum = t15;
        let t16 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t7 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum = t16;
        let t17 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum = t17;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t18 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t10 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t18;
        let t19 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t11 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t19;
        let t20 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t12 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t20;
        let t21 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t21;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_0_1; // dot.rs:20
        let t22 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t5 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t22;
        let t23 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t6 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t23;
        let t24 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t7 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t24;
        let t25 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t8 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t25;
        partial_sums_0_1 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_1_1; // dot.rs:20
        let t26 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t10 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t26;
        let t27 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t11 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t27;
        let t28 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t12 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t28;
        let t29 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t13 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t29;
        partial_sums_1_1 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_2; // dot.rs:20
        let t30 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t5 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t6 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t31;
        let t32 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t7 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t8 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t33;
        partial_sums_0_2 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_2; // dot.rs:20
        let t34 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t10 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t11 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t35;
        let t36 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t12 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t13 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t37;
        partial_sums_1_2 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_0_3; // dot.rs:20
        let t38 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t5 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t6 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t39;
        let t40 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t7 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t8 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t41;
        partial_sums_0_3 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_1_3; // dot.rs:20
        let t42 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t10 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t11 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t43;
        let t44 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t12 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t13 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t45;
        partial_sums_1_3 = sum_7; // matmul.rs:381
    }
    let t46 = partial_sums_0_0; // matmul.rs:393
    let t47 = subgroupShuffleXor(t46, 1u);
    let t48 = bitcast<f32>(bitcast<u32>(t46 + t47) ^ hidden_zero);
    let t49 = subgroupShuffleXor(t48, 2u);
    let t50 = bitcast<f32>(bitcast<u32>(t48 + t49) ^ hidden_zero);
    let t51 = subgroupShuffleXor(t50, 4u);
    let t52 = bitcast<f32>(bitcast<u32>(t50 + t51) ^ hidden_zero);
    let t53 = subgroupShuffleXor(t52, 8u);
    let t54 = bitcast<f32>(bitcast<u32>(t52 + t53) ^ hidden_zero);
    let t55 = subgroupShuffleXor(t54, 16u);
    let sum = t54 + t55;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:395
    }
    let t56 = partial_sums_0_1; // matmul.rs:393
    let t57 = subgroupShuffleXor(t56, 1u);
    let t58 = bitcast<f32>(bitcast<u32>(t56 + t57) ^ hidden_zero);
    let t59 = subgroupShuffleXor(t58, 2u);
    let t60 = bitcast<f32>(bitcast<u32>(t58 + t59) ^ hidden_zero);
    let t61 = subgroupShuffleXor(t60, 4u);
    let t62 = bitcast<f32>(bitcast<u32>(t60 + t61) ^ hidden_zero);
    let t63 = subgroupShuffleXor(t62, 8u);
    let t64 = bitcast<f32>(bitcast<u32>(t62 + t63) ^ hidden_zero);
    let t65 = subgroupShuffleXor(t64, 16u);
    let sum_1 = t64 + t65;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:395
    }
    let t66 = partial_sums_0_2; // matmul.rs:393
    let t67 = subgroupShuffleXor(t66, 1u);
    let t68 = bitcast<f32>(bitcast<u32>(t66 + t67) ^ hidden_zero);
    let t69 = subgroupShuffleXor(t68, 2u);
    let t70 = bitcast<f32>(bitcast<u32>(t68 + t69) ^ hidden_zero);
    let t71 = subgroupShuffleXor(t70, 4u);
    let t72 = bitcast<f32>(bitcast<u32>(t70 + t71) ^ hidden_zero);
    let t73 = subgroupShuffleXor(t72, 8u);
    let t74 = bitcast<f32>(bitcast<u32>(t72 + t73) ^ hidden_zero);
    let t75 = subgroupShuffleXor(t74, 16u);
    let sum_2 = t74 + t75;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:395
    }
    let t76 = partial_sums_0_3; // matmul.rs:393
    let t77 = subgroupShuffleXor(t76, 1u);
    let t78 = bitcast<f32>(bitcast<u32>(t76 + t77) ^ hidden_zero);
    let t79 = subgroupShuffleXor(t78, 2u);
    let t80 = bitcast<f32>(bitcast<u32>(t78 + t79) ^ hidden_zero);
    let t81 = subgroupShuffleXor(t80, 4u);
    let t82 = bitcast<f32>(bitcast<u32>(t80 + t81) ^ hidden_zero);
    let t83 = subgroupShuffleXor(t82, 8u);
    let t84 = bitcast<f32>(bitcast<u32>(t82 + t83) ^ hidden_zero);
    let t85 = subgroupShuffleXor(t84, 16u);
    let sum_3 = t84 + t85;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:395
    }
    let t86 = partial_sums_1_0; // matmul.rs:393
    let t87 = subgroupShuffleXor(t86, 1u);
    let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
    let t89 = subgroupShuffleXor(t88, 2u);
    let t90 = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
    let t91 = subgroupShuffleXor(t90, 4u);
    let t92 = bitcast<f32>(bitcast<u32>(t90 + t91) ^ hidden_zero);
    let t93 = subgroupShuffleXor(t92, 8u);
    let t94 = bitcast<f32>(bitcast<u32>(t92 + t93) ^ hidden_zero);
    let t95 = subgroupShuffleXor(t94, 16u);
    let sum_4 = t94 + t95;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:395
    }
    let t96 = partial_sums_1_1; // matmul.rs:393
    let t97 = subgroupShuffleXor(t96, 1u);
    let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
    let t99 = subgroupShuffleXor(t98, 2u);
    let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
    let t101 = subgroupShuffleXor(t100, 4u);
    let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
    let t103 = subgroupShuffleXor(t102, 8u);
    let t104 = bitcast<f32>(bitcast<u32>(t102 + t103) ^ hidden_zero);
    let t105 = subgroupShuffleXor(t104, 16u);
    let sum_5 = t104 + t105;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:395
    }
    let t106 = partial_sums_1_2; // matmul.rs:393
    let t107 = subgroupShuffleXor(t106, 1u);
    let t108 = bitcast<f32>(bitcast<u32>(t106 + t107) ^ hidden_zero);
    let t109 = subgroupShuffleXor(t108, 2u);
    let t110 = bitcast<f32>(bitcast<u32>(t108 + t109) ^ hidden_zero);
    let t111 = subgroupShuffleXor(t110, 4u);
    let t112 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
    let t113 = subgroupShuffleXor(t112, 8u);
    let t114 = bitcast<f32>(bitcast<u32>(t112 + t113) ^ hidden_zero);
    let t115 = subgroupShuffleXor(t114, 16u);
    let sum_6 = t114 + t115;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:395
    }
    let t116 = partial_sums_1_3; // matmul.rs:393
    let t117 = subgroupShuffleXor(t116, 1u);
    let t118 = bitcast<f32>(bitcast<u32>(t116 + t117) ^ hidden_zero);
    let t119 = subgroupShuffleXor(t118, 2u);
    let t120 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
    let t121 = subgroupShuffleXor(t120, 4u);
    let t122 = bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero);
    let t123 = subgroupShuffleXor(t122, 8u);
    let t124 = bitcast<f32>(bitcast<u32>(t122 + t123) ^ hidden_zero);
    let t125 = subgroupShuffleXor(t124, 16u);
    let sum_7 = t124 + t125;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 4u; // matmul.rs:402
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t126 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t126;
    }
}
