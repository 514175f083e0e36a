enable subgroups;

struct Immediates {
    k: u32,
    n_groups: u32,
    m: u32,
    n: u32,
}

@group(0) @binding(6) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read> biases: array<u32>;
@group(0) @binding(4) var<storage, read> residual: array<vec2<u32>>;
@group(0) @binding(5) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> array_0: array<vec4<u32>, 256>;
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
fn fused_linear__bf16_q4bf16_bf16__matvec_16x1_run2_residual(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:119
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:297
    let n = imm.n; // body.rs:209
    let n_pieces = imm.k / 32u; // body.rs:210
    var sums_0_0 = 0.0f; // body.rs:216
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:217
        let row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_piece * 32u + vector * 8u; // body.rs:102
        if ((column < imm.k) & (row < 1u)) { // body.rs:103
            let words = x[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:66
            let piece = vector / 4u; // body.rs:42
            array_0[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:106
        }
        workgroupBarrier(); // body.rs:221
        let n_here = min_u32(64u, n_pieces - first_piece); // body.rs:223
        let in_runs = n_here & 4294967232u; // body.rs:225
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t0 = min_u32(first_n, n - 1u); // body.rs:241
            let t1 = shr_u32(first, group_shift); // rows.rs:94
            let t2 = weight[(t0 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t3 = min_u32(first_n + 1u, n - 1u); // body.rs:241
            let t4 = shr_u32(first, group_shift); // rows.rs:94
            let t5 = weight[(t3 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t6 = first + 32u; // body.rs:240
            let t7 = min_u32(first_n, n - 1u); // body.rs:241
            let t8 = shr_u32(t6, group_shift); // rows.rs:94
            let t9 = weight[(t7 * (imm.k * 4u / 32u) + t6 * 4u) >> 2u]; // rows.rs:96
            let t10 = min_u32(first_n + 1u, n - 1u); // body.rs:241
            let t11 = shr_u32(t6, group_shift); // rows.rs:94
            let t12 = weight[(t10 * (imm.k * 4u / 32u) + t6 * 4u) >> 2u]; // rows.rs:96
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_0[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_0[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_0[place_2]; // body.rs:171
            let t13 = decode_bf16(words.x & 65535u); // body.rs:78
            let t14 = decode_bf16(words.x >> 16u);
            let t15 = decode_bf16(words.y & 65535u);
            let t16 = decode_bf16(words.y >> 16u);
            let t17 = decode_bf16(words.z & 65535u);
            let t18 = decode_bf16(words.z >> 16u);
            let t19 = decode_bf16(words.w & 65535u);
            let t20 = decode_bf16(words.w >> 16u);
            let t21 = decode_bf16(words_1.x & 65535u);
            let t22 = decode_bf16(words_1.x >> 16u);
            let t23 = decode_bf16(words_1.y & 65535u);
            let t24 = decode_bf16(words_1.y >> 16u);
            let t25 = decode_bf16(words_1.z & 65535u);
            let t26 = decode_bf16(words_1.z >> 16u);
            let t27 = decode_bf16(words_1.w & 65535u);
            let t28 = decode_bf16(words_1.w >> 16u);
            let t29 = decode_bf16(words_2.x & 65535u);
            let t30 = decode_bf16(words_2.x >> 16u);
            let t31 = decode_bf16(words_2.y & 65535u);
            let t32 = decode_bf16(words_2.y >> 16u);
            let t33 = decode_bf16(words_2.z & 65535u);
            let t34 = decode_bf16(words_2.z >> 16u);
            let t35 = decode_bf16(words_2.w & 65535u);
            let t36 = decode_bf16(words_2.w >> 16u);
            let t37 = decode_bf16(words_3.x & 65535u);
            let t38 = decode_bf16(words_3.x >> 16u);
            let t39 = decode_bf16(words_3.y & 65535u);
            let t40 = decode_bf16(words_3.y >> 16u);
            let t41 = decode_bf16(words_3.z & 65535u);
            let t42 = decode_bf16(words_3.z >> 16u);
            let t43 = decode_bf16(words_3.w & 65535u);
            let t44 = decode_bf16(words_3.w >> 16u);
            let t45 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t13) ^ hidden_zero) + t14) ^ hidden_zero); // rows.rs:164
            let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t45 + t15) ^ hidden_zero) + t16) ^ hidden_zero);
            let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t46 + t17) ^ hidden_zero) + t18) ^ hidden_zero);
            let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t47 + t19) ^ hidden_zero) + t20) ^ hidden_zero);
            let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t48 + t21) ^ hidden_zero) + t22) ^ hidden_zero);
            let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t49 + t23) ^ hidden_zero) + t24) ^ hidden_zero);
            let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t50 + t25) ^ hidden_zero) + t26) ^ hidden_zero);
            let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t51 + t27) ^ hidden_zero) + t28) ^ hidden_zero);
            let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t52 + t29) ^ hidden_zero) + t30) ^ hidden_zero);
            let t54 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t53 + t31) ^ hidden_zero) + t32) ^ hidden_zero);
            let t55 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t54 + t33) ^ hidden_zero) + t34) ^ hidden_zero);
            let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t55 + t35) ^ hidden_zero) + t36) ^ hidden_zero);
            let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t56 + t37) ^ hidden_zero) + t38) ^ hidden_zero);
            let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t57 + t39) ^ hidden_zero) + t40) ^ hidden_zero);
            let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t58 + t41) ^ hidden_zero) + t42) ^ hidden_zero);
            let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t59 + t43) ^ hidden_zero) + t44) ^ hidden_zero);
            let t61 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t2.x & 15u) * t13) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t62 = bitcast<u32>(bitcast<f32>(t61) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 4u) & 15u) * t14) ^ hidden_zero));
            let t63 = bitcast<f32>(t62 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 8u) & 15u) * t15) ^ hidden_zero);
            let t64 = bitcast<f32>(bitcast<u32>(t63) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 12u) & 15u) * t16) ^ hidden_zero);
            let t65 = bitcast<f32>(bitcast<u32>(t64) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 16u) & 15u) * t17) ^ hidden_zero);
            let t66 = bitcast<f32>(bitcast<u32>(t65) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 20u) & 15u) * t18) ^ hidden_zero);
            let t67 = bitcast<f32>(bitcast<u32>(t66) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 24u) & 15u) * t19) ^ hidden_zero);
            let t68 = bitcast<f32>(bitcast<u32>(t67) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.x >> 28u) & 15u) * t20) ^ hidden_zero);
            let t69 = bitcast<f32>(bitcast<u32>(t68) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t2.y & 15u) * t21) ^ hidden_zero);
            let t70 = bitcast<f32>(bitcast<u32>(t69) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 4u) & 15u) * t22) ^ hidden_zero);
            let t71 = bitcast<f32>(bitcast<u32>(t70) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 8u) & 15u) * t23) ^ hidden_zero);
            let t72 = bitcast<f32>(bitcast<u32>(t71) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 12u) & 15u) * t24) ^ hidden_zero);
            let t73 = bitcast<f32>(bitcast<u32>(t72) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 16u) & 15u) * t25) ^ hidden_zero);
            let t74 = bitcast<f32>(bitcast<u32>(t73) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 20u) & 15u) * t26) ^ hidden_zero);
            let t75 = bitcast<f32>(bitcast<u32>(t74) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 24u) & 15u) * t27) ^ hidden_zero);
            let t76 = bitcast<f32>(bitcast<u32>(t75) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.y >> 28u) & 15u) * t28) ^ hidden_zero);
            let t77 = bitcast<f32>(bitcast<u32>(t76) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t2.z & 15u) * t29) ^ hidden_zero);
            let t78 = bitcast<f32>(bitcast<u32>(t77) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 4u) & 15u) * t30) ^ hidden_zero);
            let t79 = bitcast<f32>(bitcast<u32>(t78) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 8u) & 15u) * t31) ^ hidden_zero);
            let t80 = bitcast<f32>(bitcast<u32>(t79) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 12u) & 15u) * t32) ^ hidden_zero);
            let t81 = bitcast<f32>(bitcast<u32>(t80) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 16u) & 15u) * t33) ^ hidden_zero);
            let t82 = bitcast<f32>(bitcast<u32>(t81) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 20u) & 15u) * t34) ^ hidden_zero);
            let t83 = bitcast<f32>(bitcast<u32>(t82) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 24u) & 15u) * t35) ^ hidden_zero);
            let t84 = bitcast<f32>(bitcast<u32>(t83) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.z >> 28u) & 15u) * t36) ^ hidden_zero);
            let t85 = bitcast<f32>(bitcast<u32>(t84) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t2.w & 15u) * t37) ^ hidden_zero);
            let t86 = bitcast<f32>(bitcast<u32>(t85) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 4u) & 15u) * t38) ^ hidden_zero);
            let t87 = bitcast<f32>(bitcast<u32>(t86) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 8u) & 15u) * t39) ^ hidden_zero);
            let t88 = bitcast<f32>(bitcast<u32>(t87) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 12u) & 15u) * t40) ^ hidden_zero);
            let t89 = bitcast<f32>(bitcast<u32>(t88) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 16u) & 15u) * t41) ^ hidden_zero);
            let t90 = bitcast<f32>(bitcast<u32>(t89) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 20u) & 15u) * t42) ^ hidden_zero);
            let t91 = bitcast<f32>(bitcast<u32>(t90) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 24u) & 15u) * t43) ^ hidden_zero);
            let t92 = bitcast<f32>(bitcast<u32>(t91) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t2.w >> 28u) & 15u) * t44) ^ hidden_zero);
            let t93 = bitcast<u32>(load_scales(t0 * imm.n_groups + t1) * bitcast<f32>(bitcast<u32>(t92) ^ hidden_zero));
            let t94 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t93 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t0 * imm.n_groups + t1) * t60) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t94) ^ hidden_zero); // body.rs:255
            let t95 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t5.x & 15u) * t13) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t96 = bitcast<u32>(bitcast<f32>(t95) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 4u) & 15u) * t14) ^ hidden_zero));
            let t97 = bitcast<f32>(t96 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 8u) & 15u) * t15) ^ hidden_zero);
            let t98 = bitcast<f32>(bitcast<u32>(t97) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 12u) & 15u) * t16) ^ hidden_zero);
            let t99 = bitcast<f32>(bitcast<u32>(t98) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 16u) & 15u) * t17) ^ hidden_zero);
            let t100 = bitcast<f32>(bitcast<u32>(t99) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 20u) & 15u) * t18) ^ hidden_zero);
            let t101 = bitcast<f32>(bitcast<u32>(t100) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 24u) & 15u) * t19) ^ hidden_zero);
            let t102 = bitcast<f32>(bitcast<u32>(t101) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.x >> 28u) & 15u) * t20) ^ hidden_zero);
            let t103 = bitcast<f32>(bitcast<u32>(t102) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t5.y & 15u) * t21) ^ hidden_zero);
            let t104 = bitcast<f32>(bitcast<u32>(t103) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 4u) & 15u) * t22) ^ hidden_zero);
            let t105 = bitcast<f32>(bitcast<u32>(t104) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 8u) & 15u) * t23) ^ hidden_zero);
            let t106 = bitcast<f32>(bitcast<u32>(t105) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 12u) & 15u) * t24) ^ hidden_zero);
            let t107 = bitcast<f32>(bitcast<u32>(t106) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 16u) & 15u) * t25) ^ hidden_zero);
            let t108 = bitcast<f32>(bitcast<u32>(t107) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 20u) & 15u) * t26) ^ hidden_zero);
            let t109 = bitcast<f32>(bitcast<u32>(t108) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 24u) & 15u) * t27) ^ hidden_zero);
            let t110 = bitcast<f32>(bitcast<u32>(t109) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.y >> 28u) & 15u) * t28) ^ hidden_zero);
            let t111 = bitcast<f32>(bitcast<u32>(t110) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t5.z & 15u) * t29) ^ hidden_zero);
            let t112 = bitcast<f32>(bitcast<u32>(t111) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 4u) & 15u) * t30) ^ hidden_zero);
            let t113 = bitcast<f32>(bitcast<u32>(t112) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 8u) & 15u) * t31) ^ hidden_zero);
            let t114 = bitcast<f32>(bitcast<u32>(t113) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 12u) & 15u) * t32) ^ hidden_zero);
            let t115 = bitcast<f32>(bitcast<u32>(t114) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 16u) & 15u) * t33) ^ hidden_zero);
            let t116 = bitcast<f32>(bitcast<u32>(t115) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 20u) & 15u) * t34) ^ hidden_zero);
            let t117 = bitcast<f32>(bitcast<u32>(t116) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 24u) & 15u) * t35) ^ hidden_zero);
            let t118 = bitcast<f32>(bitcast<u32>(t117) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.z >> 28u) & 15u) * t36) ^ hidden_zero);
            let t119 = bitcast<f32>(bitcast<u32>(t118) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t5.w & 15u) * t37) ^ hidden_zero);
            let t120 = bitcast<f32>(bitcast<u32>(t119) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 4u) & 15u) * t38) ^ hidden_zero);
            let t121 = bitcast<f32>(bitcast<u32>(t120) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 8u) & 15u) * t39) ^ hidden_zero);
            let t122 = bitcast<f32>(bitcast<u32>(t121) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 12u) & 15u) * t40) ^ hidden_zero);
            let t123 = bitcast<f32>(bitcast<u32>(t122) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 16u) & 15u) * t41) ^ hidden_zero);
            let t124 = bitcast<f32>(bitcast<u32>(t123) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 20u) & 15u) * t42) ^ hidden_zero);
            let t125 = bitcast<f32>(bitcast<u32>(t124) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 24u) & 15u) * t43) ^ hidden_zero);
            let t126 = bitcast<f32>(bitcast<u32>(t125) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t5.w >> 28u) & 15u) * t44) ^ hidden_zero);
            let t127 = bitcast<u32>(load_scales(t3 * imm.n_groups + t4) * bitcast<f32>(bitcast<u32>(t126) ^ hidden_zero));
            let t128 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t127 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t3 * imm.n_groups + t4) * t60) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t128) ^ hidden_zero); // body.rs:255
            let t129 = counter + 32u; // body.rs:250
            let words_4 = array_0[(t129 & 4294967264u) * 4u + (t129 & 31u)]; // body.rs:171
            let place_3 = (t129 & 4294967264u) * 4u + (t129 & 31u) + 32u; // body.rs:170
            let words_5 = array_0[place_3]; // body.rs:171
            let place_4 = (t129 & 4294967264u) * 4u + (t129 & 31u) + 64u; // body.rs:170
            let words_6 = array_0[place_4]; // body.rs:171
            let place_5 = (t129 & 4294967264u) * 4u + (t129 & 31u) + 96u; // body.rs:170
            let words_7 = array_0[place_5]; // body.rs:171
            let t130 = decode_bf16(words_4.x & 65535u); // body.rs:78
            let t131 = decode_bf16(words_4.x >> 16u);
            let t132 = decode_bf16(words_4.y & 65535u);
            let t133 = decode_bf16(words_4.y >> 16u);
            let t134 = decode_bf16(words_4.z & 65535u);
            let t135 = decode_bf16(words_4.z >> 16u);
            let t136 = decode_bf16(words_4.w & 65535u);
            let t137 = decode_bf16(words_4.w >> 16u);
            let t138 = decode_bf16(words_5.x & 65535u);
            let t139 = decode_bf16(words_5.x >> 16u);
            let t140 = decode_bf16(words_5.y & 65535u);
            let t141 = decode_bf16(words_5.y >> 16u);
            let t142 = decode_bf16(words_5.z & 65535u);
            let t143 = decode_bf16(words_5.z >> 16u);
            let t144 = decode_bf16(words_5.w & 65535u);
            let t145 = decode_bf16(words_5.w >> 16u);
            let t146 = decode_bf16(words_6.x & 65535u);
            let t147 = decode_bf16(words_6.x >> 16u);
            let t148 = decode_bf16(words_6.y & 65535u);
            let t149 = decode_bf16(words_6.y >> 16u);
            let t150 = decode_bf16(words_6.z & 65535u);
            let t151 = decode_bf16(words_6.z >> 16u);
            let t152 = decode_bf16(words_6.w & 65535u);
            let t153 = decode_bf16(words_6.w >> 16u);
            let t154 = decode_bf16(words_7.x & 65535u);
            let t155 = decode_bf16(words_7.x >> 16u);
            let t156 = decode_bf16(words_7.y & 65535u);
            let t157 = decode_bf16(words_7.y >> 16u);
            let t158 = decode_bf16(words_7.z & 65535u);
            let t159 = decode_bf16(words_7.z >> 16u);
            let t160 = decode_bf16(words_7.w & 65535u);
            let t161 = decode_bf16(words_7.w >> 16u);
            let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t130) ^ hidden_zero) + t131) ^ hidden_zero); // rows.rs:164
            let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t162 + t132) ^ hidden_zero) + t133) ^ hidden_zero);
            let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t163 + t134) ^ hidden_zero) + t135) ^ hidden_zero);
            let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t164 + t136) ^ hidden_zero) + t137) ^ hidden_zero);
            let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t165 + t138) ^ hidden_zero) + t139) ^ hidden_zero);
            let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t166 + t140) ^ hidden_zero) + t141) ^ hidden_zero);
            let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t167 + t142) ^ hidden_zero) + t143) ^ hidden_zero);
            let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t168 + t144) ^ hidden_zero) + t145) ^ hidden_zero);
            let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t169 + t146) ^ hidden_zero) + t147) ^ hidden_zero);
            let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t170 + t148) ^ hidden_zero) + t149) ^ hidden_zero);
            let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t171 + t150) ^ hidden_zero) + t151) ^ hidden_zero);
            let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t172 + t152) ^ hidden_zero) + t153) ^ hidden_zero);
            let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t173 + t154) ^ hidden_zero) + t155) ^ hidden_zero);
            let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t174 + t156) ^ hidden_zero) + t157) ^ hidden_zero);
            let t176 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t175 + t158) ^ hidden_zero) + t159) ^ hidden_zero);
            let t177 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t176 + t160) ^ hidden_zero) + t161) ^ hidden_zero);
            let t178 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t9.x & 15u) * t130) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t179 = bitcast<u32>(bitcast<f32>(t178) + bitcast<f32>(bitcast<u32>(f32((t9.x >> 4u) & 15u) * t131) ^ hidden_zero));
            let t180 = bitcast<f32>(t179 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.x >> 8u) & 15u) * t132) ^ hidden_zero);
            let t181 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.x >> 12u) & 15u) * t133) ^ hidden_zero);
            let t182 = bitcast<f32>(bitcast<u32>(t181) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.x >> 16u) & 15u) * t134) ^ hidden_zero);
            let t183 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.x >> 20u) & 15u) * t135) ^ hidden_zero);
            let t184 = bitcast<f32>(bitcast<u32>(t183) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.x >> 24u) & 15u) * t136) ^ hidden_zero);
            let t185 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.x >> 28u) & 15u) * t137) ^ hidden_zero);
            let t186 = bitcast<f32>(bitcast<u32>(t185) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t9.y & 15u) * t138) ^ hidden_zero);
            let t187 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.y >> 4u) & 15u) * t139) ^ hidden_zero);
            let t188 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.y >> 8u) & 15u) * t140) ^ hidden_zero);
            let t189 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.y >> 12u) & 15u) * t141) ^ hidden_zero);
            let t190 = bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.y >> 16u) & 15u) * t142) ^ hidden_zero);
            let t191 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.y >> 20u) & 15u) * t143) ^ hidden_zero);
            let t192 = bitcast<f32>(bitcast<u32>(t191) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.y >> 24u) & 15u) * t144) ^ hidden_zero);
            let t193 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.y >> 28u) & 15u) * t145) ^ hidden_zero);
            let t194 = bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t9.z & 15u) * t146) ^ hidden_zero);
            let t195 = bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.z >> 4u) & 15u) * t147) ^ hidden_zero);
            let t196 = bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.z >> 8u) & 15u) * t148) ^ hidden_zero);
            let t197 = bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.z >> 12u) & 15u) * t149) ^ hidden_zero);
            let t198 = bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.z >> 16u) & 15u) * t150) ^ hidden_zero);
            let t199 = bitcast<f32>(bitcast<u32>(t198) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.z >> 20u) & 15u) * t151) ^ hidden_zero);
            let t200 = bitcast<f32>(bitcast<u32>(t199) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.z >> 24u) & 15u) * t152) ^ hidden_zero);
            let t201 = bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.z >> 28u) & 15u) * t153) ^ hidden_zero);
            let t202 = bitcast<f32>(bitcast<u32>(t201) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t9.w & 15u) * t154) ^ hidden_zero);
            let t203 = bitcast<f32>(bitcast<u32>(t202) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.w >> 4u) & 15u) * t155) ^ hidden_zero);
            let t204 = bitcast<f32>(bitcast<u32>(t203) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.w >> 8u) & 15u) * t156) ^ hidden_zero);
            let t205 = bitcast<f32>(bitcast<u32>(t204) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.w >> 12u) & 15u) * t157) ^ hidden_zero);
            let t206 = bitcast<f32>(bitcast<u32>(t205) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.w >> 16u) & 15u) * t158) ^ hidden_zero);
            let t207 = bitcast<f32>(bitcast<u32>(t206) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.w >> 20u) & 15u) * t159) ^ hidden_zero);
            let t208 = bitcast<f32>(bitcast<u32>(t207) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.w >> 24u) & 15u) * t160) ^ hidden_zero);
            let t209 = bitcast<f32>(bitcast<u32>(t208) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t9.w >> 28u) & 15u) * t161) ^ hidden_zero);
            let t210 = bitcast<u32>(load_scales(t7 * imm.n_groups + t8) * bitcast<f32>(bitcast<u32>(t209) ^ hidden_zero));
            let t211 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t210 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t7 * imm.n_groups + t8) * t177) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t211) ^ hidden_zero); // body.rs:255
            let t212 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t12.x & 15u) * t130) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t213 = bitcast<u32>(bitcast<f32>(t212) + bitcast<f32>(bitcast<u32>(f32((t12.x >> 4u) & 15u) * t131) ^ hidden_zero));
            let t214 = bitcast<f32>(t213 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.x >> 8u) & 15u) * t132) ^ hidden_zero);
            let t215 = bitcast<f32>(bitcast<u32>(t214) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.x >> 12u) & 15u) * t133) ^ hidden_zero);
            let t216 = bitcast<f32>(bitcast<u32>(t215) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.x >> 16u) & 15u) * t134) ^ hidden_zero);
            let t217 = bitcast<f32>(bitcast<u32>(t216) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.x >> 20u) & 15u) * t135) ^ hidden_zero);
            let t218 = bitcast<f32>(bitcast<u32>(t217) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.x >> 24u) & 15u) * t136) ^ hidden_zero);
            let t219 = bitcast<f32>(bitcast<u32>(t218) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.x >> 28u) & 15u) * t137) ^ hidden_zero);
            let t220 = bitcast<f32>(bitcast<u32>(t219) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t12.y & 15u) * t138) ^ hidden_zero);
            let t221 = bitcast<f32>(bitcast<u32>(t220) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.y >> 4u) & 15u) * t139) ^ hidden_zero);
            let t222 = bitcast<f32>(bitcast<u32>(t221) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.y >> 8u) & 15u) * t140) ^ hidden_zero);
            let t223 = bitcast<f32>(bitcast<u32>(t222) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.y >> 12u) & 15u) * t141) ^ hidden_zero);
            let t224 = bitcast<f32>(bitcast<u32>(t223) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.y >> 16u) & 15u) * t142) ^ hidden_zero);
            let t225 = bitcast<f32>(bitcast<u32>(t224) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.y >> 20u) & 15u) * t143) ^ hidden_zero);
            let t226 = bitcast<f32>(bitcast<u32>(t225) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.y >> 24u) & 15u) * t144) ^ hidden_zero);
            let t227 = bitcast<f32>(bitcast<u32>(t226) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.y >> 28u) & 15u) * t145) ^ hidden_zero);
            let t228 = bitcast<f32>(bitcast<u32>(t227) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t12.z & 15u) * t146) ^ hidden_zero);
            let t229 = bitcast<f32>(bitcast<u32>(t228) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.z >> 4u) & 15u) * t147) ^ hidden_zero);
            let t230 = bitcast<f32>(bitcast<u32>(t229) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.z >> 8u) & 15u) * t148) ^ hidden_zero);
            let t231 = bitcast<f32>(bitcast<u32>(t230) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.z >> 12u) & 15u) * t149) ^ hidden_zero);
            let t232 = bitcast<f32>(bitcast<u32>(t231) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.z >> 16u) & 15u) * t150) ^ hidden_zero);
            let t233 = bitcast<f32>(bitcast<u32>(t232) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.z >> 20u) & 15u) * t151) ^ hidden_zero);
            let t234 = bitcast<f32>(bitcast<u32>(t233) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.z >> 24u) & 15u) * t152) ^ hidden_zero);
            let t235 = bitcast<f32>(bitcast<u32>(t234) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.z >> 28u) & 15u) * t153) ^ hidden_zero);
            let t236 = bitcast<f32>(bitcast<u32>(t235) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t12.w & 15u) * t154) ^ hidden_zero);
            let t237 = bitcast<f32>(bitcast<u32>(t236) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.w >> 4u) & 15u) * t155) ^ hidden_zero);
            let t238 = bitcast<f32>(bitcast<u32>(t237) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.w >> 8u) & 15u) * t156) ^ hidden_zero);
            let t239 = bitcast<f32>(bitcast<u32>(t238) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.w >> 12u) & 15u) * t157) ^ hidden_zero);
            let t240 = bitcast<f32>(bitcast<u32>(t239) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.w >> 16u) & 15u) * t158) ^ hidden_zero);
            let t241 = bitcast<f32>(bitcast<u32>(t240) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.w >> 20u) & 15u) * t159) ^ hidden_zero);
            let t242 = bitcast<f32>(bitcast<u32>(t241) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.w >> 24u) & 15u) * t160) ^ hidden_zero);
            let t243 = bitcast<f32>(bitcast<u32>(t242) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t12.w >> 28u) & 15u) * t161) ^ hidden_zero);
            let t244 = bitcast<u32>(load_scales(t10 * imm.n_groups + t11) * bitcast<f32>(bitcast<u32>(t243) ^ hidden_zero));
            let t245 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t244 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t10 * imm.n_groups + t11) * t177) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t245) ^ hidden_zero); // body.rs:255
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t246 = min_u32(first_n, n - 1u); // body.rs:241
            let t247 = shr_u32(first, group_shift); // rows.rs:94
            let t248 = weight[(t246 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t249 = min_u32(first_n + 1u, n - 1u); // body.rs:241
            let t250 = shr_u32(first, group_shift); // rows.rs:94
            let t251 = weight[(t249 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_0[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_0[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_0[place_2]; // body.rs:171
            let t252 = decode_bf16(words.x & 65535u); // body.rs:78
            let t253 = decode_bf16(words.x >> 16u);
            let t254 = decode_bf16(words.y & 65535u);
            let t255 = decode_bf16(words.y >> 16u);
            let t256 = decode_bf16(words.z & 65535u);
            let t257 = decode_bf16(words.z >> 16u);
            let t258 = decode_bf16(words.w & 65535u);
            let t259 = decode_bf16(words.w >> 16u);
            let t260 = decode_bf16(words_1.x & 65535u);
            let t261 = decode_bf16(words_1.x >> 16u);
            let t262 = decode_bf16(words_1.y & 65535u);
            let t263 = decode_bf16(words_1.y >> 16u);
            let t264 = decode_bf16(words_1.z & 65535u);
            let t265 = decode_bf16(words_1.z >> 16u);
            let t266 = decode_bf16(words_1.w & 65535u);
            let t267 = decode_bf16(words_1.w >> 16u);
            let t268 = decode_bf16(words_2.x & 65535u);
            let t269 = decode_bf16(words_2.x >> 16u);
            let t270 = decode_bf16(words_2.y & 65535u);
            let t271 = decode_bf16(words_2.y >> 16u);
            let t272 = decode_bf16(words_2.z & 65535u);
            let t273 = decode_bf16(words_2.z >> 16u);
            let t274 = decode_bf16(words_2.w & 65535u);
            let t275 = decode_bf16(words_2.w >> 16u);
            let t276 = decode_bf16(words_3.x & 65535u);
            let t277 = decode_bf16(words_3.x >> 16u);
            let t278 = decode_bf16(words_3.y & 65535u);
            let t279 = decode_bf16(words_3.y >> 16u);
            let t280 = decode_bf16(words_3.z & 65535u);
            let t281 = decode_bf16(words_3.z >> 16u);
            let t282 = decode_bf16(words_3.w & 65535u);
            let t283 = decode_bf16(words_3.w >> 16u);
            let t284 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t252) ^ hidden_zero) + t253) ^ hidden_zero); // rows.rs:164
            let t285 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t284 + t254) ^ hidden_zero) + t255) ^ hidden_zero);
            let t286 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t285 + t256) ^ hidden_zero) + t257) ^ hidden_zero);
            let t287 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t286 + t258) ^ hidden_zero) + t259) ^ hidden_zero);
            let t288 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t287 + t260) ^ hidden_zero) + t261) ^ hidden_zero);
            let t289 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t288 + t262) ^ hidden_zero) + t263) ^ hidden_zero);
            let t290 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t289 + t264) ^ hidden_zero) + t265) ^ hidden_zero);
            let t291 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t290 + t266) ^ hidden_zero) + t267) ^ hidden_zero);
            let t292 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t291 + t268) ^ hidden_zero) + t269) ^ hidden_zero);
            let t293 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t292 + t270) ^ hidden_zero) + t271) ^ hidden_zero);
            let t294 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t293 + t272) ^ hidden_zero) + t273) ^ hidden_zero);
            let t295 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t294 + t274) ^ hidden_zero) + t275) ^ hidden_zero);
            let t296 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t295 + t276) ^ hidden_zero) + t277) ^ hidden_zero);
            let t297 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t296 + t278) ^ hidden_zero) + t279) ^ hidden_zero);
            let t298 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t297 + t280) ^ hidden_zero) + t281) ^ hidden_zero);
            let t299 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t298 + t282) ^ hidden_zero) + t283) ^ hidden_zero);
            let t300 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t248.x & 15u) * t252) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t301 = bitcast<u32>(bitcast<f32>(t300) + bitcast<f32>(bitcast<u32>(f32((t248.x >> 4u) & 15u) * t253) ^ hidden_zero));
            let t302 = bitcast<f32>(t301 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.x >> 8u) & 15u) * t254) ^ hidden_zero);
            let t303 = bitcast<f32>(bitcast<u32>(t302) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.x >> 12u) & 15u) * t255) ^ hidden_zero);
            let t304 = bitcast<f32>(bitcast<u32>(t303) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.x >> 16u) & 15u) * t256) ^ hidden_zero);
            let t305 = bitcast<f32>(bitcast<u32>(t304) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.x >> 20u) & 15u) * t257) ^ hidden_zero);
            let t306 = bitcast<f32>(bitcast<u32>(t305) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.x >> 24u) & 15u) * t258) ^ hidden_zero);
            let t307 = bitcast<f32>(bitcast<u32>(t306) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.x >> 28u) & 15u) * t259) ^ hidden_zero);
            let t308 = bitcast<f32>(bitcast<u32>(t307) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t248.y & 15u) * t260) ^ hidden_zero);
            let t309 = bitcast<f32>(bitcast<u32>(t308) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.y >> 4u) & 15u) * t261) ^ hidden_zero);
            let t310 = bitcast<f32>(bitcast<u32>(t309) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.y >> 8u) & 15u) * t262) ^ hidden_zero);
            let t311 = bitcast<f32>(bitcast<u32>(t310) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.y >> 12u) & 15u) * t263) ^ hidden_zero);
            let t312 = bitcast<f32>(bitcast<u32>(t311) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.y >> 16u) & 15u) * t264) ^ hidden_zero);
            let t313 = bitcast<f32>(bitcast<u32>(t312) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.y >> 20u) & 15u) * t265) ^ hidden_zero);
            let t314 = bitcast<f32>(bitcast<u32>(t313) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.y >> 24u) & 15u) * t266) ^ hidden_zero);
            let t315 = bitcast<f32>(bitcast<u32>(t314) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.y >> 28u) & 15u) * t267) ^ hidden_zero);
            let t316 = bitcast<f32>(bitcast<u32>(t315) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t248.z & 15u) * t268) ^ hidden_zero);
            let t317 = bitcast<f32>(bitcast<u32>(t316) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.z >> 4u) & 15u) * t269) ^ hidden_zero);
            let t318 = bitcast<f32>(bitcast<u32>(t317) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.z >> 8u) & 15u) * t270) ^ hidden_zero);
            let t319 = bitcast<f32>(bitcast<u32>(t318) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.z >> 12u) & 15u) * t271) ^ hidden_zero);
            let t320 = bitcast<f32>(bitcast<u32>(t319) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.z >> 16u) & 15u) * t272) ^ hidden_zero);
            let t321 = bitcast<f32>(bitcast<u32>(t320) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.z >> 20u) & 15u) * t273) ^ hidden_zero);
            let t322 = bitcast<f32>(bitcast<u32>(t321) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.z >> 24u) & 15u) * t274) ^ hidden_zero);
            let t323 = bitcast<f32>(bitcast<u32>(t322) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.z >> 28u) & 15u) * t275) ^ hidden_zero);
            let t324 = bitcast<f32>(bitcast<u32>(t323) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t248.w & 15u) * t276) ^ hidden_zero);
            let t325 = bitcast<f32>(bitcast<u32>(t324) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.w >> 4u) & 15u) * t277) ^ hidden_zero);
            let t326 = bitcast<f32>(bitcast<u32>(t325) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.w >> 8u) & 15u) * t278) ^ hidden_zero);
            let t327 = bitcast<f32>(bitcast<u32>(t326) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.w >> 12u) & 15u) * t279) ^ hidden_zero);
            let t328 = bitcast<f32>(bitcast<u32>(t327) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.w >> 16u) & 15u) * t280) ^ hidden_zero);
            let t329 = bitcast<f32>(bitcast<u32>(t328) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.w >> 20u) & 15u) * t281) ^ hidden_zero);
            let t330 = bitcast<f32>(bitcast<u32>(t329) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.w >> 24u) & 15u) * t282) ^ hidden_zero);
            let t331 = bitcast<f32>(bitcast<u32>(t330) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t248.w >> 28u) & 15u) * t283) ^ hidden_zero);
            let t332 = bitcast<u32>(load_scales(t246 * imm.n_groups + t247) * bitcast<f32>(bitcast<u32>(t331) ^ hidden_zero));
            let t333 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t332 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t246 * imm.n_groups + t247) * t299) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t333) ^ hidden_zero); // body.rs:255
            let t334 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t251.x & 15u) * t252) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t335 = bitcast<u32>(bitcast<f32>(t334) + bitcast<f32>(bitcast<u32>(f32((t251.x >> 4u) & 15u) * t253) ^ hidden_zero));
            let t336 = bitcast<f32>(t335 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.x >> 8u) & 15u) * t254) ^ hidden_zero);
            let t337 = bitcast<f32>(bitcast<u32>(t336) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.x >> 12u) & 15u) * t255) ^ hidden_zero);
            let t338 = bitcast<f32>(bitcast<u32>(t337) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.x >> 16u) & 15u) * t256) ^ hidden_zero);
            let t339 = bitcast<f32>(bitcast<u32>(t338) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.x >> 20u) & 15u) * t257) ^ hidden_zero);
            let t340 = bitcast<f32>(bitcast<u32>(t339) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.x >> 24u) & 15u) * t258) ^ hidden_zero);
            let t341 = bitcast<f32>(bitcast<u32>(t340) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.x >> 28u) & 15u) * t259) ^ hidden_zero);
            let t342 = bitcast<f32>(bitcast<u32>(t341) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t251.y & 15u) * t260) ^ hidden_zero);
            let t343 = bitcast<f32>(bitcast<u32>(t342) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.y >> 4u) & 15u) * t261) ^ hidden_zero);
            let t344 = bitcast<f32>(bitcast<u32>(t343) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.y >> 8u) & 15u) * t262) ^ hidden_zero);
            let t345 = bitcast<f32>(bitcast<u32>(t344) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.y >> 12u) & 15u) * t263) ^ hidden_zero);
            let t346 = bitcast<f32>(bitcast<u32>(t345) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.y >> 16u) & 15u) * t264) ^ hidden_zero);
            let t347 = bitcast<f32>(bitcast<u32>(t346) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.y >> 20u) & 15u) * t265) ^ hidden_zero);
            let t348 = bitcast<f32>(bitcast<u32>(t347) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.y >> 24u) & 15u) * t266) ^ hidden_zero);
            let t349 = bitcast<f32>(bitcast<u32>(t348) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.y >> 28u) & 15u) * t267) ^ hidden_zero);
            let t350 = bitcast<f32>(bitcast<u32>(t349) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t251.z & 15u) * t268) ^ hidden_zero);
            let t351 = bitcast<f32>(bitcast<u32>(t350) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.z >> 4u) & 15u) * t269) ^ hidden_zero);
            let t352 = bitcast<f32>(bitcast<u32>(t351) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.z >> 8u) & 15u) * t270) ^ hidden_zero);
            let t353 = bitcast<f32>(bitcast<u32>(t352) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.z >> 12u) & 15u) * t271) ^ hidden_zero);
            let t354 = bitcast<f32>(bitcast<u32>(t353) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.z >> 16u) & 15u) * t272) ^ hidden_zero);
            let t355 = bitcast<f32>(bitcast<u32>(t354) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.z >> 20u) & 15u) * t273) ^ hidden_zero);
            let t356 = bitcast<f32>(bitcast<u32>(t355) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.z >> 24u) & 15u) * t274) ^ hidden_zero);
            let t357 = bitcast<f32>(bitcast<u32>(t356) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.z >> 28u) & 15u) * t275) ^ hidden_zero);
            let t358 = bitcast<f32>(bitcast<u32>(t357) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t251.w & 15u) * t276) ^ hidden_zero);
            let t359 = bitcast<f32>(bitcast<u32>(t358) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.w >> 4u) & 15u) * t277) ^ hidden_zero);
            let t360 = bitcast<f32>(bitcast<u32>(t359) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.w >> 8u) & 15u) * t278) ^ hidden_zero);
            let t361 = bitcast<f32>(bitcast<u32>(t360) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.w >> 12u) & 15u) * t279) ^ hidden_zero);
            let t362 = bitcast<f32>(bitcast<u32>(t361) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.w >> 16u) & 15u) * t280) ^ hidden_zero);
            let t363 = bitcast<f32>(bitcast<u32>(t362) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.w >> 20u) & 15u) * t281) ^ hidden_zero);
            let t364 = bitcast<f32>(bitcast<u32>(t363) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.w >> 24u) & 15u) * t282) ^ hidden_zero);
            let t365 = bitcast<f32>(bitcast<u32>(t364) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t251.w >> 28u) & 15u) * t283) ^ hidden_zero);
            let t366 = bitcast<u32>(load_scales(t249 * imm.n_groups + t250) * bitcast<f32>(bitcast<u32>(t365) ^ hidden_zero));
            let t367 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t366 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t249 * imm.n_groups + t250) * t299) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t367) ^ hidden_zero); // body.rs:255
        }
        workgroupBarrier(); // body.rs:264
    }
    let t368 = sums_0_0; // body.rs:271
    let t369 = subgroupShuffleXor(t368, 1u);
    let t370 = bitcast<f32>(bitcast<u32>(t368 + t369) ^ hidden_zero);
    let t371 = subgroupShuffleXor(t370, 2u);
    let t372 = bitcast<f32>(bitcast<u32>(t370 + t371) ^ hidden_zero);
    let t373 = subgroupShuffleXor(t372, 4u);
    let t374 = bitcast<f32>(bitcast<u32>(t372 + t373) ^ hidden_zero);
    let t375 = subgroupShuffleXor(t374, 8u);
    let t376 = bitcast<f32>(bitcast<u32>(t374 + t375) ^ hidden_zero);
    let t377 = subgroupShuffleXor(t376, 16u);
    let sum = t376 + t377;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:277
    }
    let t378 = sums_0_1; // body.rs:271
    let t379 = subgroupShuffleXor(t378, 1u);
    let t380 = bitcast<f32>(bitcast<u32>(t378 + t379) ^ hidden_zero);
    let t381 = subgroupShuffleXor(t380, 2u);
    let t382 = bitcast<f32>(bitcast<u32>(t380 + t381) ^ hidden_zero);
    let t383 = subgroupShuffleXor(t382, 4u);
    let t384 = bitcast<f32>(bitcast<u32>(t382 + t383) ^ hidden_zero);
    let t385 = subgroupShuffleXor(t384, 8u);
    let t386 = bitcast<f32>(bitcast<u32>(t384 + t385) ^ hidden_zero);
    let t387 = subgroupShuffleXor(t386, 16u);
    let sum_1 = t386 + t387;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:277
    }
    workgroupBarrier(); // body.rs:315
    let part = local_invocation_index; // body.rs:331
    let row = part / 4u; // body.rs:332
    let first = part % 4u * 4u; // body.rs:333
    let column = workgroup_id.x * 16u + first; // body.rs:334
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:335
        let place = row * 16u + first; // body.rs:336
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:337
        var four_0 = 0.0f; // body.rs:338
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:341
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let t388 = residual[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:350
        let bits = bitcast<u32>(decode_bf16(t388.x) + decode_bf16(encode_bf16(four_0))); // bits.rs:31
        four_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:353
        let bits_1 = bitcast<u32>(decode_bf16(t388.x >> 16u) + decode_bf16(encode_bf16(four_1))); // bits.rs:31
        four_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:353
        let bits_2 = bitcast<u32>(decode_bf16(t388.y) + decode_bf16(encode_bf16(four_2))); // bits.rs:31
        four_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:353
        let bits_3 = bitcast<u32>(decode_bf16(t388.y >> 16u) + decode_bf16(encode_bf16(four_3))); // bits.rs:31
        four_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:353
        let t389 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:366
        y[(target_1 >> 1u) >> 1u] = t389;
    }
}
