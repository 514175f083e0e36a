enable subgroups;

struct Immediates {
    k: u32,
    n_groups: u32,
    n: u32,
    m: u32,
}

@group(0) @binding(6) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read> biases: array<u32>;
@group(0) @binding(4) var<storage, read> residual: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 16>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_biases(index: u32) -> f32 {
    let bits = biases[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_q4bf16_bf16__matvec_16x1_residual(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:117
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:30
    let n = imm.n; // body.rs:157
    let k = imm.k; // body.rs:159
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:161
    let n_pieces = k / 32u; // body.rs:162
    var sums_0_0 = 0.0f; // body.rs:169
    var sums_0_1 = 0.0f;
    for (var first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        let own_row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            let words = x[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:60
            let piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t0 = min_u32(first_n, n - 1u); // body.rs:180
            let t1 = shr_u32(piece, group_shift); // rows.rs:86
            let t2 = weight[(t0 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let t3 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            let t4 = shr_u32(piece, group_shift); // rows.rs:86
            let t5 = weight[(t3 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 32u];
            let words_2 = staged[(local_invocation_index & 31u) + 64u];
            let words_3 = staged[(local_invocation_index & 31u) + 96u];
            let t6 = decode_bf16(words.x & 65535u); // body.rs:79
            let t7 = decode_bf16(words.x >> 16u);
            let t8 = decode_bf16(words.y & 65535u);
            let t9 = decode_bf16(words.y >> 16u);
            let t10 = decode_bf16(words.z & 65535u);
            let t11 = decode_bf16(words.z >> 16u);
            let t12 = decode_bf16(words.w & 65535u);
            let t13 = decode_bf16(words.w >> 16u);
            let t14 = decode_bf16(words_1.x & 65535u);
            let t15 = decode_bf16(words_1.x >> 16u);
            let t16 = decode_bf16(words_1.y & 65535u);
            let t17 = decode_bf16(words_1.y >> 16u);
            let t18 = decode_bf16(words_1.z & 65535u);
            let t19 = decode_bf16(words_1.z >> 16u);
            let t20 = decode_bf16(words_1.w & 65535u);
            let t21 = decode_bf16(words_1.w >> 16u);
            let t22 = decode_bf16(words_2.x & 65535u);
            let t23 = decode_bf16(words_2.x >> 16u);
            let t24 = decode_bf16(words_2.y & 65535u);
            let t25 = decode_bf16(words_2.y >> 16u);
            let t26 = decode_bf16(words_2.z & 65535u);
            let t27 = decode_bf16(words_2.z >> 16u);
            let t28 = decode_bf16(words_2.w & 65535u);
            let t29 = decode_bf16(words_2.w >> 16u);
            let t30 = decode_bf16(words_3.x & 65535u);
            let t31 = decode_bf16(words_3.x >> 16u);
            let t32 = decode_bf16(words_3.y & 65535u);
            let t33 = decode_bf16(words_3.y >> 16u);
            let t34 = decode_bf16(words_3.z & 65535u);
            let t35 = decode_bf16(words_3.z >> 16u);
            let t36 = decode_bf16(words_3.w & 65535u);
            let t37 = decode_bf16(words_3.w >> 16u);
            let t38 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t6) ^ hidden_zero) + t7) ^ hidden_zero); // rows.rs:118
            let t39 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t38 + t8) ^ hidden_zero) + t9) ^ hidden_zero);
            let t40 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t39 + t10) ^ hidden_zero) + t11) ^ hidden_zero);
            let t41 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t40 + t12) ^ hidden_zero) + t13) ^ hidden_zero);
            let t42 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t41 + t14) ^ hidden_zero) + t15) ^ hidden_zero);
            let t43 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t42 + t16) ^ hidden_zero) + t17) ^ hidden_zero);
            let t44 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t43 + t18) ^ hidden_zero) + t19) ^ hidden_zero);
            let t45 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t44 + t20) ^ hidden_zero) + t21) ^ hidden_zero);
            let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t45 + t22) ^ hidden_zero) + t23) ^ hidden_zero);
            let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t46 + t24) ^ hidden_zero) + t25) ^ hidden_zero);
            let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t47 + t26) ^ hidden_zero) + t27) ^ hidden_zero);
            let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t48 + t28) ^ hidden_zero) + t29) ^ hidden_zero);
            let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t49 + t30) ^ hidden_zero) + t31) ^ hidden_zero);
            let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t50 + t32) ^ hidden_zero) + t33) ^ hidden_zero);
            let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t51 + t34) ^ hidden_zero) + t35) ^ hidden_zero);
            let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t52 + t36) ^ hidden_zero) + t37) ^ hidden_zero);
            let t54 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t2.x & 15u) * t6) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t55 = bitcast<u32>(bitcast<f32>(t54) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 4u) & 15u) * t7) ^ hidden_zero));
            let t56 = bitcast<f32>(t55 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 8u) & 15u) * t8) ^ hidden_zero);
            let t57 = bitcast<f32>(bitcast<u32>(t56) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 12u) & 15u) * t9) ^ hidden_zero);
            let t58 = bitcast<f32>(bitcast<u32>(t57) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 16u) & 15u) * t10) ^ hidden_zero);
            let t59 = bitcast<f32>(bitcast<u32>(t58) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 20u) & 15u) * t11) ^ hidden_zero);
            let t60 = bitcast<f32>(bitcast<u32>(t59) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 24u) & 15u) * t12) ^ hidden_zero);
            let t61 = bitcast<f32>(bitcast<u32>(t60) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 28u) & 15u) * t13) ^ hidden_zero);
            let t62 = bitcast<f32>(bitcast<u32>(t61) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t2.y & 15u) * t14) ^ hidden_zero);
            let t63 = bitcast<f32>(bitcast<u32>(t62) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 4u) & 15u) * t15) ^ hidden_zero);
            let t64 = bitcast<f32>(bitcast<u32>(t63) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 8u) & 15u) * t16) ^ hidden_zero);
            let t65 = bitcast<f32>(bitcast<u32>(t64) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 12u) & 15u) * t17) ^ hidden_zero);
            let t66 = bitcast<f32>(bitcast<u32>(t65) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 16u) & 15u) * t18) ^ hidden_zero);
            let t67 = bitcast<f32>(bitcast<u32>(t66) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 20u) & 15u) * t19) ^ hidden_zero);
            let t68 = bitcast<f32>(bitcast<u32>(t67) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 24u) & 15u) * t20) ^ hidden_zero);
            let t69 = bitcast<f32>(bitcast<u32>(t68) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 28u) & 15u) * t21) ^ hidden_zero);
            let t70 = bitcast<f32>(bitcast<u32>(t69) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t2.z & 15u) * t22) ^ hidden_zero);
            let t71 = bitcast<f32>(bitcast<u32>(t70) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 4u) & 15u) * t23) ^ hidden_zero);
            let t72 = bitcast<f32>(bitcast<u32>(t71) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 8u) & 15u) * t24) ^ hidden_zero);
            let t73 = bitcast<f32>(bitcast<u32>(t72) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 12u) & 15u) * t25) ^ hidden_zero);
            let t74 = bitcast<f32>(bitcast<u32>(t73) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 16u) & 15u) * t26) ^ hidden_zero);
            let t75 = bitcast<f32>(bitcast<u32>(t74) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 20u) & 15u) * t27) ^ hidden_zero);
            let t76 = bitcast<f32>(bitcast<u32>(t75) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 24u) & 15u) * t28) ^ hidden_zero);
            let t77 = bitcast<f32>(bitcast<u32>(t76) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 28u) & 15u) * t29) ^ hidden_zero);
            let t78 = bitcast<f32>(bitcast<u32>(t77) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t2.w & 15u) * t30) ^ hidden_zero);
            let t79 = bitcast<f32>(bitcast<u32>(t78) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 4u) & 15u) * t31) ^ hidden_zero);
            let t80 = bitcast<f32>(bitcast<u32>(t79) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 8u) & 15u) * t32) ^ hidden_zero);
            let t81 = bitcast<f32>(bitcast<u32>(t80) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 12u) & 15u) * t33) ^ hidden_zero);
            let t82 = bitcast<f32>(bitcast<u32>(t81) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 16u) & 15u) * t34) ^ hidden_zero);
            let t83 = bitcast<f32>(bitcast<u32>(t82) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 20u) & 15u) * t35) ^ hidden_zero);
            let t84 = bitcast<f32>(bitcast<u32>(t83) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 24u) & 15u) * t36) ^ hidden_zero);
            let t85 = bitcast<f32>(bitcast<u32>(t84) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 28u) & 15u) * t37) ^ hidden_zero);
            let t86 = bitcast<u32>(load_scales(t0 * imm.n_groups + t1) * bitcast<f32>(bitcast<u32>(t85) ^ hidden_zero));
            let t87 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t86 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t0 * imm.n_groups + t1) * t53) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t87) ^ hidden_zero); // body.rs:197
            let t88 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t5.x & 15u) * t6) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t89 = bitcast<u32>(bitcast<f32>(t88) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 4u) & 15u) * t7) ^ hidden_zero));
            let t90 = bitcast<f32>(t89 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 8u) & 15u) * t8) ^ hidden_zero);
            let t91 = bitcast<f32>(bitcast<u32>(t90) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 12u) & 15u) * t9) ^ hidden_zero);
            let t92 = bitcast<f32>(bitcast<u32>(t91) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 16u) & 15u) * t10) ^ hidden_zero);
            let t93 = bitcast<f32>(bitcast<u32>(t92) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 20u) & 15u) * t11) ^ hidden_zero);
            let t94 = bitcast<f32>(bitcast<u32>(t93) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 24u) & 15u) * t12) ^ hidden_zero);
            let t95 = bitcast<f32>(bitcast<u32>(t94) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 28u) & 15u) * t13) ^ hidden_zero);
            let t96 = bitcast<f32>(bitcast<u32>(t95) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t5.y & 15u) * t14) ^ hidden_zero);
            let t97 = bitcast<f32>(bitcast<u32>(t96) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 4u) & 15u) * t15) ^ hidden_zero);
            let t98 = bitcast<f32>(bitcast<u32>(t97) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 8u) & 15u) * t16) ^ hidden_zero);
            let t99 = bitcast<f32>(bitcast<u32>(t98) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 12u) & 15u) * t17) ^ hidden_zero);
            let t100 = bitcast<f32>(bitcast<u32>(t99) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 16u) & 15u) * t18) ^ hidden_zero);
            let t101 = bitcast<f32>(bitcast<u32>(t100) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 20u) & 15u) * t19) ^ hidden_zero);
            let t102 = bitcast<f32>(bitcast<u32>(t101) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 24u) & 15u) * t20) ^ hidden_zero);
            let t103 = bitcast<f32>(bitcast<u32>(t102) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 28u) & 15u) * t21) ^ hidden_zero);
            let t104 = bitcast<f32>(bitcast<u32>(t103) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t5.z & 15u) * t22) ^ hidden_zero);
            let t105 = bitcast<f32>(bitcast<u32>(t104) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 4u) & 15u) * t23) ^ hidden_zero);
            let t106 = bitcast<f32>(bitcast<u32>(t105) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 8u) & 15u) * t24) ^ hidden_zero);
            let t107 = bitcast<f32>(bitcast<u32>(t106) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 12u) & 15u) * t25) ^ hidden_zero);
            let t108 = bitcast<f32>(bitcast<u32>(t107) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 16u) & 15u) * t26) ^ hidden_zero);
            let t109 = bitcast<f32>(bitcast<u32>(t108) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 20u) & 15u) * t27) ^ hidden_zero);
            let t110 = bitcast<f32>(bitcast<u32>(t109) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 24u) & 15u) * t28) ^ hidden_zero);
            let t111 = bitcast<f32>(bitcast<u32>(t110) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 28u) & 15u) * t29) ^ hidden_zero);
            let t112 = bitcast<f32>(bitcast<u32>(t111) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t5.w & 15u) * t30) ^ hidden_zero);
            let t113 = bitcast<f32>(bitcast<u32>(t112) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 4u) & 15u) * t31) ^ hidden_zero);
            let t114 = bitcast<f32>(bitcast<u32>(t113) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 8u) & 15u) * t32) ^ hidden_zero);
            let t115 = bitcast<f32>(bitcast<u32>(t114) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 12u) & 15u) * t33) ^ hidden_zero);
            let t116 = bitcast<f32>(bitcast<u32>(t115) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 16u) & 15u) * t34) ^ hidden_zero);
            let t117 = bitcast<f32>(bitcast<u32>(t116) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 20u) & 15u) * t35) ^ hidden_zero);
            let t118 = bitcast<f32>(bitcast<u32>(t117) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 24u) & 15u) * t36) ^ hidden_zero);
            let t119 = bitcast<f32>(bitcast<u32>(t118) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 28u) & 15u) * t37) ^ hidden_zero);
            let t120 = bitcast<u32>(load_scales(t3 * imm.n_groups + t4) * bitcast<f32>(bitcast<u32>(t119) ^ hidden_zero));
            let t121 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t120 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t3 * imm.n_groups + t4) * t53) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t121) ^ hidden_zero); // body.rs:197
        }
        let piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t122 = min_u32(first_n, n - 1u); // body.rs:180
            let t123 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t124 = weight[(t122 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let t125 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            let t126 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t127 = weight[(t125 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 160u];
            let words_2 = staged[(local_invocation_index & 31u) + 192u];
            let words_3 = staged[(local_invocation_index & 31u) + 224u];
            let t128 = decode_bf16(words.x & 65535u); // body.rs:79
            let t129 = decode_bf16(words.x >> 16u);
            let t130 = decode_bf16(words.y & 65535u);
            let t131 = decode_bf16(words.y >> 16u);
            let t132 = decode_bf16(words.z & 65535u);
            let t133 = decode_bf16(words.z >> 16u);
            let t134 = decode_bf16(words.w & 65535u);
            let t135 = decode_bf16(words.w >> 16u);
            let t136 = decode_bf16(words_1.x & 65535u);
            let t137 = decode_bf16(words_1.x >> 16u);
            let t138 = decode_bf16(words_1.y & 65535u);
            let t139 = decode_bf16(words_1.y >> 16u);
            let t140 = decode_bf16(words_1.z & 65535u);
            let t141 = decode_bf16(words_1.z >> 16u);
            let t142 = decode_bf16(words_1.w & 65535u);
            let t143 = decode_bf16(words_1.w >> 16u);
            let t144 = decode_bf16(words_2.x & 65535u);
            let t145 = decode_bf16(words_2.x >> 16u);
            let t146 = decode_bf16(words_2.y & 65535u);
            let t147 = decode_bf16(words_2.y >> 16u);
            let t148 = decode_bf16(words_2.z & 65535u);
            let t149 = decode_bf16(words_2.z >> 16u);
            let t150 = decode_bf16(words_2.w & 65535u);
            let t151 = decode_bf16(words_2.w >> 16u);
            let t152 = decode_bf16(words_3.x & 65535u);
            let t153 = decode_bf16(words_3.x >> 16u);
            let t154 = decode_bf16(words_3.y & 65535u);
            let t155 = decode_bf16(words_3.y >> 16u);
            let t156 = decode_bf16(words_3.z & 65535u);
            let t157 = decode_bf16(words_3.z >> 16u);
            let t158 = decode_bf16(words_3.w & 65535u);
            let t159 = decode_bf16(words_3.w >> 16u);
            let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t128) ^ hidden_zero) + t129) ^ hidden_zero); // rows.rs:118
            let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t160 + t130) ^ hidden_zero) + t131) ^ hidden_zero);
            let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t161 + t132) ^ hidden_zero) + t133) ^ hidden_zero);
            let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t162 + t134) ^ hidden_zero) + t135) ^ hidden_zero);
            let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t163 + t136) ^ hidden_zero) + t137) ^ hidden_zero);
            let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t164 + t138) ^ hidden_zero) + t139) ^ hidden_zero);
            let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t165 + t140) ^ hidden_zero) + t141) ^ hidden_zero);
            let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t166 + t142) ^ hidden_zero) + t143) ^ hidden_zero);
            let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t167 + t144) ^ hidden_zero) + t145) ^ hidden_zero);
            let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t168 + t146) ^ hidden_zero) + t147) ^ hidden_zero);
            let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t169 + t148) ^ hidden_zero) + t149) ^ hidden_zero);
            let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t170 + t150) ^ hidden_zero) + t151) ^ hidden_zero);
            let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t171 + t152) ^ hidden_zero) + t153) ^ hidden_zero);
            let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t172 + t154) ^ hidden_zero) + t155) ^ hidden_zero);
            let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t173 + t156) ^ hidden_zero) + t157) ^ hidden_zero);
            let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t174 + t158) ^ hidden_zero) + t159) ^ hidden_zero);
            let t176 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t124.x & 15u) * t128) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t177 = bitcast<u32>(bitcast<f32>(t176) + bitcast<f32>(bitcast<u32>(f32((t124.x >> 4u) & 15u) * t129) ^ hidden_zero));
            let t178 = bitcast<f32>(t177 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.x >> 8u) & 15u) * t130) ^ hidden_zero);
            let t179 = bitcast<f32>(bitcast<u32>(t178) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.x >> 12u) & 15u) * t131) ^ hidden_zero);
            let t180 = bitcast<f32>(bitcast<u32>(t179) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.x >> 16u) & 15u) * t132) ^ hidden_zero);
            let t181 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.x >> 20u) & 15u) * t133) ^ hidden_zero);
            let t182 = bitcast<f32>(bitcast<u32>(t181) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.x >> 24u) & 15u) * t134) ^ hidden_zero);
            let t183 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.x >> 28u) & 15u) * t135) ^ hidden_zero);
            let t184 = bitcast<f32>(bitcast<u32>(t183) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t124.y & 15u) * t136) ^ hidden_zero);
            let t185 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.y >> 4u) & 15u) * t137) ^ hidden_zero);
            let t186 = bitcast<f32>(bitcast<u32>(t185) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.y >> 8u) & 15u) * t138) ^ hidden_zero);
            let t187 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.y >> 12u) & 15u) * t139) ^ hidden_zero);
            let t188 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.y >> 16u) & 15u) * t140) ^ hidden_zero);
            let t189 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.y >> 20u) & 15u) * t141) ^ hidden_zero);
            let t190 = bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.y >> 24u) & 15u) * t142) ^ hidden_zero);
            let t191 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.y >> 28u) & 15u) * t143) ^ hidden_zero);
            let t192 = bitcast<f32>(bitcast<u32>(t191) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t124.z & 15u) * t144) ^ hidden_zero);
            let t193 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.z >> 4u) & 15u) * t145) ^ hidden_zero);
            let t194 = bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.z >> 8u) & 15u) * t146) ^ hidden_zero);
            let t195 = bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.z >> 12u) & 15u) * t147) ^ hidden_zero);
            let t196 = bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.z >> 16u) & 15u) * t148) ^ hidden_zero);
            let t197 = bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.z >> 20u) & 15u) * t149) ^ hidden_zero);
            let t198 = bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.z >> 24u) & 15u) * t150) ^ hidden_zero);
            let t199 = bitcast<f32>(bitcast<u32>(t198) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.z >> 28u) & 15u) * t151) ^ hidden_zero);
            let t200 = bitcast<f32>(bitcast<u32>(t199) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t124.w & 15u) * t152) ^ hidden_zero);
            let t201 = bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.w >> 4u) & 15u) * t153) ^ hidden_zero);
            let t202 = bitcast<f32>(bitcast<u32>(t201) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.w >> 8u) & 15u) * t154) ^ hidden_zero);
            let t203 = bitcast<f32>(bitcast<u32>(t202) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.w >> 12u) & 15u) * t155) ^ hidden_zero);
            let t204 = bitcast<f32>(bitcast<u32>(t203) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.w >> 16u) & 15u) * t156) ^ hidden_zero);
            let t205 = bitcast<f32>(bitcast<u32>(t204) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.w >> 20u) & 15u) * t157) ^ hidden_zero);
            let t206 = bitcast<f32>(bitcast<u32>(t205) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.w >> 24u) & 15u) * t158) ^ hidden_zero);
            let t207 = bitcast<f32>(bitcast<u32>(t206) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t124.w >> 28u) & 15u) * t159) ^ hidden_zero);
            let t208 = bitcast<u32>(load_scales(t122 * imm.n_groups + t123) * bitcast<f32>(bitcast<u32>(t207) ^ hidden_zero));
            let t209 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t208 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t122 * imm.n_groups + t123) * t175) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t209) ^ hidden_zero); // body.rs:197
            let t210 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t127.x & 15u) * t128) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t211 = bitcast<u32>(bitcast<f32>(t210) + bitcast<f32>(bitcast<u32>(f32((t127.x >> 4u) & 15u) * t129) ^ hidden_zero));
            let t212 = bitcast<f32>(t211 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.x >> 8u) & 15u) * t130) ^ hidden_zero);
            let t213 = bitcast<f32>(bitcast<u32>(t212) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.x >> 12u) & 15u) * t131) ^ hidden_zero);
            let t214 = bitcast<f32>(bitcast<u32>(t213) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.x >> 16u) & 15u) * t132) ^ hidden_zero);
            let t215 = bitcast<f32>(bitcast<u32>(t214) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.x >> 20u) & 15u) * t133) ^ hidden_zero);
            let t216 = bitcast<f32>(bitcast<u32>(t215) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.x >> 24u) & 15u) * t134) ^ hidden_zero);
            let t217 = bitcast<f32>(bitcast<u32>(t216) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.x >> 28u) & 15u) * t135) ^ hidden_zero);
            let t218 = bitcast<f32>(bitcast<u32>(t217) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t127.y & 15u) * t136) ^ hidden_zero);
            let t219 = bitcast<f32>(bitcast<u32>(t218) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.y >> 4u) & 15u) * t137) ^ hidden_zero);
            let t220 = bitcast<f32>(bitcast<u32>(t219) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.y >> 8u) & 15u) * t138) ^ hidden_zero);
            let t221 = bitcast<f32>(bitcast<u32>(t220) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.y >> 12u) & 15u) * t139) ^ hidden_zero);
            let t222 = bitcast<f32>(bitcast<u32>(t221) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.y >> 16u) & 15u) * t140) ^ hidden_zero);
            let t223 = bitcast<f32>(bitcast<u32>(t222) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.y >> 20u) & 15u) * t141) ^ hidden_zero);
            let t224 = bitcast<f32>(bitcast<u32>(t223) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.y >> 24u) & 15u) * t142) ^ hidden_zero);
            let t225 = bitcast<f32>(bitcast<u32>(t224) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.y >> 28u) & 15u) * t143) ^ hidden_zero);
            let t226 = bitcast<f32>(bitcast<u32>(t225) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t127.z & 15u) * t144) ^ hidden_zero);
            let t227 = bitcast<f32>(bitcast<u32>(t226) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.z >> 4u) & 15u) * t145) ^ hidden_zero);
            let t228 = bitcast<f32>(bitcast<u32>(t227) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.z >> 8u) & 15u) * t146) ^ hidden_zero);
            let t229 = bitcast<f32>(bitcast<u32>(t228) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.z >> 12u) & 15u) * t147) ^ hidden_zero);
            let t230 = bitcast<f32>(bitcast<u32>(t229) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.z >> 16u) & 15u) * t148) ^ hidden_zero);
            let t231 = bitcast<f32>(bitcast<u32>(t230) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.z >> 20u) & 15u) * t149) ^ hidden_zero);
            let t232 = bitcast<f32>(bitcast<u32>(t231) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.z >> 24u) & 15u) * t150) ^ hidden_zero);
            let t233 = bitcast<f32>(bitcast<u32>(t232) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.z >> 28u) & 15u) * t151) ^ hidden_zero);
            let t234 = bitcast<f32>(bitcast<u32>(t233) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t127.w & 15u) * t152) ^ hidden_zero);
            let t235 = bitcast<f32>(bitcast<u32>(t234) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.w >> 4u) & 15u) * t153) ^ hidden_zero);
            let t236 = bitcast<f32>(bitcast<u32>(t235) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.w >> 8u) & 15u) * t154) ^ hidden_zero);
            let t237 = bitcast<f32>(bitcast<u32>(t236) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.w >> 12u) & 15u) * t155) ^ hidden_zero);
            let t238 = bitcast<f32>(bitcast<u32>(t237) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.w >> 16u) & 15u) * t156) ^ hidden_zero);
            let t239 = bitcast<f32>(bitcast<u32>(t238) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.w >> 20u) & 15u) * t157) ^ hidden_zero);
            let t240 = bitcast<f32>(bitcast<u32>(t239) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.w >> 24u) & 15u) * t158) ^ hidden_zero);
            let t241 = bitcast<f32>(bitcast<u32>(t240) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t127.w >> 28u) & 15u) * t159) ^ hidden_zero);
            let t242 = bitcast<u32>(load_scales(t125 * imm.n_groups + t126) * bitcast<f32>(bitcast<u32>(t241) ^ hidden_zero));
            let t243 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t242 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t125 * imm.n_groups + t126) * t175) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t243) ^ hidden_zero); // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let t244 = sums_0_0; // body.rs:210
    let t245 = subgroupShuffleXor(t244, 1u);
    let t246 = bitcast<f32>(bitcast<u32>(t244 + t245) ^ hidden_zero);
    let t247 = subgroupShuffleXor(t246, 2u);
    let t248 = bitcast<f32>(bitcast<u32>(t246 + t247) ^ hidden_zero);
    let t249 = subgroupShuffleXor(t248, 4u);
    let t250 = bitcast<f32>(bitcast<u32>(t248 + t249) ^ hidden_zero);
    let t251 = subgroupShuffleXor(t250, 8u);
    let t252 = bitcast<f32>(bitcast<u32>(t250 + t251) ^ hidden_zero);
    let t253 = subgroupShuffleXor(t252, 16u);
    let sum = t252 + t253;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:214
    }
    let t254 = sums_0_1; // body.rs:210
    let t255 = subgroupShuffleXor(t254, 1u);
    let t256 = bitcast<f32>(bitcast<u32>(t254 + t255) ^ hidden_zero);
    let t257 = subgroupShuffleXor(t256, 2u);
    let t258 = bitcast<f32>(bitcast<u32>(t256 + t257) ^ hidden_zero);
    let t259 = subgroupShuffleXor(t258, 4u);
    let t260 = bitcast<f32>(bitcast<u32>(t258 + t259) ^ hidden_zero);
    let t261 = subgroupShuffleXor(t260, 8u);
    let t262 = bitcast<f32>(bitcast<u32>(t260 + t261) ^ hidden_zero);
    let t263 = subgroupShuffleXor(t262, 16u);
    let sum_1 = t262 + t263;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:214
    }
    workgroupBarrier(); // body.rs:218
    let part = local_invocation_index; // body.rs:234
    let row = part / 4u; // body.rs:235
    let first = part % 4u * 4u; // body.rs:236
    let column = workgroup_id.x * 16u + first; // body.rs:237
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:238
        let place = row * 16u + first; // body.rs:239
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:240
        var four_0 = 0.0f; // body.rs:241
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:244
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let t264 = residual[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:253
        let bits = bitcast<u32>(decode_bf16(t264.x) + decode_bf16(encode_bf16(four_0))); // bits.rs:29
        four_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:256
        let bits_1 = bitcast<u32>(decode_bf16(t264.x >> 16u) + decode_bf16(encode_bf16(four_1))); // bits.rs:29
        four_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:256
        let bits_2 = bitcast<u32>(decode_bf16(t264.y) + decode_bf16(encode_bf16(four_2))); // bits.rs:29
        four_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:256
        let bits_3 = bitcast<u32>(decode_bf16(t264.y >> 16u) + decode_bf16(encode_bf16(four_3))); // bits.rs:29
        four_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:256
        let t265 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t265;
    }
}
