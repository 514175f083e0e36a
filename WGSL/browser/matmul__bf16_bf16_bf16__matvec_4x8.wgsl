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
fn matmul__bf16_bf16_bf16__matvec_4x8(
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
        let t9 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t10 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t11 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t12 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t13 = x[((min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t14 = x[((min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t15 = x[((min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t16 = x[((min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t17 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t17);
        let t18 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t18);
        let t19 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t19);
        let t20 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t20);
        let t21 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t21);
        let t22 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t22);
        let t23 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t23);
        let t24 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t24);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t25 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t25);
        let t26 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t26);
        let t27 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t27);
        let t28 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t28);
        let t29 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t29);
        let t30 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t30);
        let t31 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t31);
        let t32 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t32);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t33 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t11.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_2 = bitcast<f32>(t33);
        let t34 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t11.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t34);
        let t35 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t11.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t35);
        let t36 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t11.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t36);
        let t37 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t11.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t37);
        let t38 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t11.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t38);
        let t39 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t11.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t39);
        let t40 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t11.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t40);
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t41 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t12.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_3 = bitcast<f32>(t41);
        let t42 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t12.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t42);
        let t43 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t12.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t43);
        let t44 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t12.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t44);
        let t45 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t12.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t45);
        let t46 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t12.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t46);
        let t47 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t12.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t47);
        let t48 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t12.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t48);
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_4_0; // dot.rs:20
        let t49 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t13.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_4 = bitcast<f32>(t49);
        let t50 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t13.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t50);
        let t51 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t13.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t51);
        let t52 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t13.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t52);
        let t53 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t13.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t53);
        let t54 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t13.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t54);
        let t55 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t13.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t55);
        let t56 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(decode_bf16(t13.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum_4 = bitcast<f32>(t56);
        partial_sums_4_0 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_5_0; // dot.rs:20
        let t57 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t14.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_5 = bitcast<f32>(t57);
        let t58 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t14.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t58);
        let t59 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t14.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t59);
        let t60 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t14.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t60);
        let t61 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t14.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t61);
        let t62 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t14.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t62);
        let t63 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t14.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t63);
        let t64 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(decode_bf16(t14.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum_5 = bitcast<f32>(t64);
        partial_sums_5_0 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_6_0; // dot.rs:20
        let t65 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t15.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_6 = bitcast<f32>(t65);
        let t66 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t15.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t66);
        let t67 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t15.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t67);
        let t68 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t15.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t68);
        let t69 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t15.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t69);
        let t70 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t15.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t70);
        let t71 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t15.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t71);
        let t72 = bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(decode_bf16(t15.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum_6 = bitcast<f32>(t72);
        partial_sums_6_0 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_7_0; // dot.rs:20
        let t73 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t16.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_7 = bitcast<f32>(t73);
        let t74 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t16.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t74);
        let t75 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t16.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t75);
        let t76 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t16.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t76);
        let t77 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t16.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t77);
        let t78 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t16.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t78);
        let t79 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t16.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t79);
        let t80 = bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(decode_bf16(t16.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum_7 = bitcast<f32>(t80);
        partial_sums_7_0 = sum_7; // matmul.rs:381
    }
    let t81 = partial_sums_0_0; // matmul.rs:393
    let t82 = subgroupShuffleXor(t81, 1u);
    let t83 = bitcast<f32>(bitcast<u32>(t81 + t82) ^ hidden_zero);
    let t84 = subgroupShuffleXor(t83, 2u);
    let t85 = bitcast<f32>(bitcast<u32>(t83 + t84) ^ hidden_zero);
    let t86 = subgroupShuffleXor(t85, 4u);
    let t87 = bitcast<f32>(bitcast<u32>(t85 + t86) ^ hidden_zero);
    let t88 = subgroupShuffleXor(t87, 8u);
    let t89 = bitcast<f32>(bitcast<u32>(t87 + t88) ^ hidden_zero);
    let t90 = subgroupShuffleXor(t89, 16u);
    let sum = t89 + t90;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    let t91 = partial_sums_1_0; // matmul.rs:393
    let t92 = subgroupShuffleXor(t91, 1u);
    let t93 = bitcast<f32>(bitcast<u32>(t91 + t92) ^ hidden_zero);
    let t94 = subgroupShuffleXor(t93, 2u);
    let t95 = bitcast<f32>(bitcast<u32>(t93 + t94) ^ hidden_zero);
    let t96 = subgroupShuffleXor(t95, 4u);
    let t97 = bitcast<f32>(bitcast<u32>(t95 + t96) ^ hidden_zero);
    let t98 = subgroupShuffleXor(t97, 8u);
    let t99 = bitcast<f32>(bitcast<u32>(t97 + t98) ^ hidden_zero);
    let t100 = subgroupShuffleXor(t99, 16u);
    let sum_1 = t99 + t100;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    let t101 = partial_sums_2_0; // matmul.rs:393
    let t102 = subgroupShuffleXor(t101, 1u);
    let t103 = bitcast<f32>(bitcast<u32>(t101 + t102) ^ hidden_zero);
    let t104 = subgroupShuffleXor(t103, 2u);
    let t105 = bitcast<f32>(bitcast<u32>(t103 + t104) ^ hidden_zero);
    let t106 = subgroupShuffleXor(t105, 4u);
    let t107 = bitcast<f32>(bitcast<u32>(t105 + t106) ^ hidden_zero);
    let t108 = subgroupShuffleXor(t107, 8u);
    let t109 = bitcast<f32>(bitcast<u32>(t107 + t108) ^ hidden_zero);
    let t110 = subgroupShuffleXor(t109, 16u);
    let sum_2 = t109 + t110;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:395
    }
    let t111 = partial_sums_3_0; // matmul.rs:393
    let t112 = subgroupShuffleXor(t111, 1u);
    let t113 = bitcast<f32>(bitcast<u32>(t111 + t112) ^ hidden_zero);
    let t114 = subgroupShuffleXor(t113, 2u);
    let t115 = bitcast<f32>(bitcast<u32>(t113 + t114) ^ hidden_zero);
    let t116 = subgroupShuffleXor(t115, 4u);
    let t117 = bitcast<f32>(bitcast<u32>(t115 + t116) ^ hidden_zero);
    let t118 = subgroupShuffleXor(t117, 8u);
    let t119 = bitcast<f32>(bitcast<u32>(t117 + t118) ^ hidden_zero);
    let t120 = subgroupShuffleXor(t119, 16u);
    let sum_3 = t119 + t120;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:395
    }
    let t121 = partial_sums_4_0; // matmul.rs:393
    let t122 = subgroupShuffleXor(t121, 1u);
    let t123 = bitcast<f32>(bitcast<u32>(t121 + t122) ^ hidden_zero);
    let t124 = subgroupShuffleXor(t123, 2u);
    let t125 = bitcast<f32>(bitcast<u32>(t123 + t124) ^ hidden_zero);
    let t126 = subgroupShuffleXor(t125, 4u);
    let t127 = bitcast<f32>(bitcast<u32>(t125 + t126) ^ hidden_zero);
    let t128 = subgroupShuffleXor(t127, 8u);
    let t129 = bitcast<f32>(bitcast<u32>(t127 + t128) ^ hidden_zero);
    let t130 = subgroupShuffleXor(t129, 16u);
    let sum_4 = t129 + t130;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 16u] = sum_4; // matmul.rs:395
    }
    let t131 = partial_sums_5_0; // matmul.rs:393
    let t132 = subgroupShuffleXor(t131, 1u);
    let t133 = bitcast<f32>(bitcast<u32>(t131 + t132) ^ hidden_zero);
    let t134 = subgroupShuffleXor(t133, 2u);
    let t135 = bitcast<f32>(bitcast<u32>(t133 + t134) ^ hidden_zero);
    let t136 = subgroupShuffleXor(t135, 4u);
    let t137 = bitcast<f32>(bitcast<u32>(t135 + t136) ^ hidden_zero);
    let t138 = subgroupShuffleXor(t137, 8u);
    let t139 = bitcast<f32>(bitcast<u32>(t137 + t138) ^ hidden_zero);
    let t140 = subgroupShuffleXor(t139, 16u);
    let sum_5 = t139 + t140;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 20u] = sum_5; // matmul.rs:395
    }
    let t141 = partial_sums_6_0; // matmul.rs:393
    let t142 = subgroupShuffleXor(t141, 1u);
    let t143 = bitcast<f32>(bitcast<u32>(t141 + t142) ^ hidden_zero);
    let t144 = subgroupShuffleXor(t143, 2u);
    let t145 = bitcast<f32>(bitcast<u32>(t143 + t144) ^ hidden_zero);
    let t146 = subgroupShuffleXor(t145, 4u);
    let t147 = bitcast<f32>(bitcast<u32>(t145 + t146) ^ hidden_zero);
    let t148 = subgroupShuffleXor(t147, 8u);
    let t149 = bitcast<f32>(bitcast<u32>(t147 + t148) ^ hidden_zero);
    let t150 = subgroupShuffleXor(t149, 16u);
    let sum_6 = t149 + t150;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 24u] = sum_6; // matmul.rs:395
    }
    let t151 = partial_sums_7_0; // matmul.rs:393
    let t152 = subgroupShuffleXor(t151, 1u);
    let t153 = bitcast<f32>(bitcast<u32>(t151 + t152) ^ hidden_zero);
    let t154 = subgroupShuffleXor(t153, 2u);
    let t155 = bitcast<f32>(bitcast<u32>(t153 + t154) ^ hidden_zero);
    let t156 = subgroupShuffleXor(t155, 4u);
    let t157 = bitcast<f32>(bitcast<u32>(t155 + t156) ^ hidden_zero);
    let t158 = subgroupShuffleXor(t157, 8u);
    let t159 = bitcast<f32>(bitcast<u32>(t157 + t158) ^ hidden_zero);
    let t160 = subgroupShuffleXor(t159, 16u);
    let sum_7 = t159 + t160;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 28u] = sum_7; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group; // matmul.rs:402
    if (((group < 8u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t161 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t161;
    }
}
