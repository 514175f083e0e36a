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
fn matmul__bf16_f32_bf16__matvec_4x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
    let first_m = workgroup_id.y * 8u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_1_0 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_4_0 = 0.0f;
    var partial_sums_5_0 = 0.0f;
    var partial_sums_6_0 = 0.0f;
    var partial_sums_7_0 = 0.0f;
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t2 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t3 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t4 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t5 = x[((min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t6 = x[((min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t7 = x[((min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t8 = x[((min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t9 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t9);
        let t10 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t10);
        let t11 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t11);
        let t12 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t1.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t12);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t13 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t13);
        let t14 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t14);
        let t15 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t15);
        let t16 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t2.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t16);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t17 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t3.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_2 = bitcast<f32>(t17);
        let t18 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t3.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t18);
        let t19 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t3.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t19);
        let t20 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t3.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t20);
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t21 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_3 = bitcast<f32>(t21);
        let t22 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t22);
        let t23 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t23);
        let t24 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t4.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t24);
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_4_0; // dot.rs:20
        let t25 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t5.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_4 = bitcast<f32>(t25);
        let t26 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t5.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t26);
        let t27 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t5.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t27);
        let t28 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t5.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t28);
        partial_sums_4_0 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_5_0; // dot.rs:20
        let t29 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t6.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_5 = bitcast<f32>(t29);
        let t30 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t6.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t30);
        let t31 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t6.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t31);
        let t32 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t6.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t32);
        partial_sums_5_0 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_6_0; // dot.rs:20
        let t33 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_6 = bitcast<f32>(t33);
        let t34 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t34);
        let t35 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t35);
        let t36 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t36);
        partial_sums_6_0 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_7_0; // dot.rs:20
        let t37 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t8.x) * t0.x) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_7 = bitcast<f32>(t37);
        let t38 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t8.x >> 16u) * t0.y) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t38);
        let t39 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t8.y) * t0.z) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t39);
        let t40 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t8.y >> 16u) * t0.w) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t40);
        partial_sums_7_0 = sum_7; // matmul.rs:381
    }
    let t41 = partial_sums_0_0; // matmul.rs:393
    let t42 = subgroupShuffleXor(t41, 1u);
    let t43 = bitcast<f32>(bitcast<u32>(t41 + t42) ^ hidden_zero);
    let t44 = subgroupShuffleXor(t43, 2u);
    let t45 = bitcast<f32>(bitcast<u32>(t43 + t44) ^ hidden_zero);
    let t46 = subgroupShuffleXor(t45, 4u);
    let t47 = bitcast<f32>(bitcast<u32>(t45 + t46) ^ hidden_zero);
    let t48 = subgroupShuffleXor(t47, 8u);
    let t49 = bitcast<f32>(bitcast<u32>(t47 + t48) ^ hidden_zero);
    let t50 = subgroupShuffleXor(t49, 16u);
    let sum = t49 + t50;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    let t51 = partial_sums_1_0; // matmul.rs:393
    let t52 = subgroupShuffleXor(t51, 1u);
    let t53 = bitcast<f32>(bitcast<u32>(t51 + t52) ^ hidden_zero);
    let t54 = subgroupShuffleXor(t53, 2u);
    let t55 = bitcast<f32>(bitcast<u32>(t53 + t54) ^ hidden_zero);
    let t56 = subgroupShuffleXor(t55, 4u);
    let t57 = bitcast<f32>(bitcast<u32>(t55 + t56) ^ hidden_zero);
    let t58 = subgroupShuffleXor(t57, 8u);
    let t59 = bitcast<f32>(bitcast<u32>(t57 + t58) ^ hidden_zero);
    let t60 = subgroupShuffleXor(t59, 16u);
    let sum_1 = t59 + t60;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    let t61 = partial_sums_2_0; // matmul.rs:393
    let t62 = subgroupShuffleXor(t61, 1u);
    let t63 = bitcast<f32>(bitcast<u32>(t61 + t62) ^ hidden_zero);
    let t64 = subgroupShuffleXor(t63, 2u);
    let t65 = bitcast<f32>(bitcast<u32>(t63 + t64) ^ hidden_zero);
    let t66 = subgroupShuffleXor(t65, 4u);
    let t67 = bitcast<f32>(bitcast<u32>(t65 + t66) ^ hidden_zero);
    let t68 = subgroupShuffleXor(t67, 8u);
    let t69 = bitcast<f32>(bitcast<u32>(t67 + t68) ^ hidden_zero);
    let t70 = subgroupShuffleXor(t69, 16u);
    let sum_2 = t69 + t70;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:395
    }
    let t71 = partial_sums_3_0; // matmul.rs:393
    let t72 = subgroupShuffleXor(t71, 1u);
    let t73 = bitcast<f32>(bitcast<u32>(t71 + t72) ^ hidden_zero);
    let t74 = subgroupShuffleXor(t73, 2u);
    let t75 = bitcast<f32>(bitcast<u32>(t73 + t74) ^ hidden_zero);
    let t76 = subgroupShuffleXor(t75, 4u);
    let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
    let t78 = subgroupShuffleXor(t77, 8u);
    let t79 = bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero);
    let t80 = subgroupShuffleXor(t79, 16u);
    let sum_3 = t79 + t80;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:395
    }
    let t81 = partial_sums_4_0; // matmul.rs:393
    let t82 = subgroupShuffleXor(t81, 1u);
    let t83 = bitcast<f32>(bitcast<u32>(t81 + t82) ^ hidden_zero);
    let t84 = subgroupShuffleXor(t83, 2u);
    let t85 = bitcast<f32>(bitcast<u32>(t83 + t84) ^ hidden_zero);
    let t86 = subgroupShuffleXor(t85, 4u);
    let t87 = bitcast<f32>(bitcast<u32>(t85 + t86) ^ hidden_zero);
    let t88 = subgroupShuffleXor(t87, 8u);
    let t89 = bitcast<f32>(bitcast<u32>(t87 + t88) ^ hidden_zero);
    let t90 = subgroupShuffleXor(t89, 16u);
    let sum_4 = t89 + t90;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 16u] = sum_4; // matmul.rs:395
    }
    let t91 = partial_sums_5_0; // matmul.rs:393
    let t92 = subgroupShuffleXor(t91, 1u);
    let t93 = bitcast<f32>(bitcast<u32>(t91 + t92) ^ hidden_zero);
    let t94 = subgroupShuffleXor(t93, 2u);
    let t95 = bitcast<f32>(bitcast<u32>(t93 + t94) ^ hidden_zero);
    let t96 = subgroupShuffleXor(t95, 4u);
    let t97 = bitcast<f32>(bitcast<u32>(t95 + t96) ^ hidden_zero);
    let t98 = subgroupShuffleXor(t97, 8u);
    let t99 = bitcast<f32>(bitcast<u32>(t97 + t98) ^ hidden_zero);
    let t100 = subgroupShuffleXor(t99, 16u);
    let sum_5 = t99 + t100;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 20u] = sum_5; // matmul.rs:395
    }
    let t101 = partial_sums_6_0; // matmul.rs:393
    let t102 = subgroupShuffleXor(t101, 1u);
    let t103 = bitcast<f32>(bitcast<u32>(t101 + t102) ^ hidden_zero);
    let t104 = subgroupShuffleXor(t103, 2u);
    let t105 = bitcast<f32>(bitcast<u32>(t103 + t104) ^ hidden_zero);
    let t106 = subgroupShuffleXor(t105, 4u);
    let t107 = bitcast<f32>(bitcast<u32>(t105 + t106) ^ hidden_zero);
    let t108 = subgroupShuffleXor(t107, 8u);
    let t109 = bitcast<f32>(bitcast<u32>(t107 + t108) ^ hidden_zero);
    let t110 = subgroupShuffleXor(t109, 16u);
    let sum_6 = t109 + t110;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 24u] = sum_6; // matmul.rs:395
    }
    let t111 = partial_sums_7_0; // matmul.rs:393
    let t112 = subgroupShuffleXor(t111, 1u);
    let t113 = bitcast<f32>(bitcast<u32>(t111 + t112) ^ hidden_zero);
    let t114 = subgroupShuffleXor(t113, 2u);
    let t115 = bitcast<f32>(bitcast<u32>(t113 + t114) ^ hidden_zero);
    let t116 = subgroupShuffleXor(t115, 4u);
    let t117 = bitcast<f32>(bitcast<u32>(t115 + t116) ^ hidden_zero);
    let t118 = subgroupShuffleXor(t117, 8u);
    let t119 = bitcast<f32>(bitcast<u32>(t117 + t118) ^ hidden_zero);
    let t120 = subgroupShuffleXor(t119, 16u);
    let sum_7 = t119 + t120;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 28u] = sum_7; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group; // matmul.rs:402
    if (((group < 8u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t121 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t121;
    }
}
