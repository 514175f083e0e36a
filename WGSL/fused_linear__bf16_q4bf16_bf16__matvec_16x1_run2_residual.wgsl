struct Immediates {
    k: u32,
    n_groups: u32,
    m: u32,
    n: u32,
}

var<immediate> imm: Immediates;
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

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
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
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:291
    let n = imm.n; // body.rs:203
    let n_pieces = imm.k / 32u; // body.rs:204
    var sums_0_0 = 0.0f; // body.rs:210
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:211
        let row = local_invocation_index / 256u; // body.rs:94
        let vector = local_invocation_index % 256u; // body.rs:95
        let column = first_piece * 32u + vector * 8u; // body.rs:96
        if ((column < imm.k) & (row < 1u)) { // body.rs:97
            let words = x[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:66
            let piece = vector / 4u; // body.rs:42
            array_0[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:100
        }
        workgroupBarrier(); // body.rs:215
        let n_here = min_u32(64u, n_pieces - first_piece); // body.rs:217
        let in_runs = n_here & 4294967232u; // body.rs:219
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t0 = min_u32(first_n, n - 1u); // body.rs:235
            let t1 = shr_u32(first, group_shift); // rows.rs:94
            let t2 = weight[(t0 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t3 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            let t4 = shr_u32(first, group_shift); // rows.rs:94
            let t5 = weight[(t3 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t6 = first + 32u; // body.rs:234
            let t7 = min_u32(first_n, n - 1u); // body.rs:235
            let t8 = shr_u32(t6, group_shift); // rows.rs:94
            let t9 = weight[(t7 * (imm.k * 4u / 32u) + t6 * 4u) >> 2u]; // rows.rs:96
            let t10 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            let t11 = shr_u32(t6, group_shift); // rows.rs:94
            let t12 = weight[(t10 * (imm.k * 4u / 32u) + t6 * 4u) >> 2u]; // rows.rs:96
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_0[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_0[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_0[place_2]; // body.rs:165
            let t13 = decode_bf16(words.x & 65535u); // piece.rs:133
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
            let t45 = 0.0f + t13 + t14 + t15 + t16 + t17 + t18 + t19 + t20 + t21 + t22 + t23 + t24 + t25 + t26 + t27 + t28; // rows.rs:164
            let t46 = t45 + t29 + t30 + t31 + t32 + t33 + t34 + t35 + t36 + t37 + t38 + t39 + t40 + t41 + t42 + t43 + t44;
            let t47 = fma(f32((t2.x >> 8u) & 15u), t15, fma(f32((t2.x >> 4u) & 15u), t14, fma(f32(t2.x & 15u), t13, 0.0f))); // rows.rs:169
            let t48 = fma(f32((t2.x >> 20u) & 15u), t18, fma(f32((t2.x >> 16u) & 15u), t17, fma(f32((t2.x >> 12u) & 15u), t16, t47)));
            let t49 = fma(f32(t2.y & 15u), t21, fma(f32((t2.x >> 28u) & 15u), t20, fma(f32((t2.x >> 24u) & 15u), t19, t48)));
            let t50 = fma(f32((t2.y >> 12u) & 15u), t24, fma(f32((t2.y >> 8u) & 15u), t23, fma(f32((t2.y >> 4u) & 15u), t22, t49)));
            let t51 = fma(f32((t2.y >> 24u) & 15u), t27, fma(f32((t2.y >> 20u) & 15u), t26, fma(f32((t2.y >> 16u) & 15u), t25, t50)));
            let t52 = fma(f32((t2.z >> 4u) & 15u), t30, fma(f32(t2.z & 15u), t29, fma(f32((t2.y >> 28u) & 15u), t28, t51)));
            let t53 = fma(f32((t2.z >> 16u) & 15u), t33, fma(f32((t2.z >> 12u) & 15u), t32, fma(f32((t2.z >> 8u) & 15u), t31, t52)));
            let t54 = fma(f32((t2.z >> 28u) & 15u), t36, fma(f32((t2.z >> 24u) & 15u), t35, fma(f32((t2.z >> 20u) & 15u), t34, t53)));
            let t55 = fma(f32((t2.w >> 8u) & 15u), t39, fma(f32((t2.w >> 4u) & 15u), t38, fma(f32(t2.w & 15u), t37, t54)));
            let t56 = fma(f32((t2.w >> 20u) & 15u), t42, fma(f32((t2.w >> 16u) & 15u), t41, fma(f32((t2.w >> 12u) & 15u), t40, t55)));
            let t57 = load_scales(t0 * imm.n_groups + t1) * fma(f32((t2.w >> 28u) & 15u), t44, fma(f32((t2.w >> 24u) & 15u), t43, t56));
            sums_0_0 = sums_0_0 + t57 + load_biases(t0 * imm.n_groups + t1) * t46; // body.rs:249
            let t58 = fma(f32((t5.x >> 8u) & 15u), t15, fma(f32((t5.x >> 4u) & 15u), t14, fma(f32(t5.x & 15u), t13, 0.0f))); // rows.rs:169
            let t59 = fma(f32((t5.x >> 20u) & 15u), t18, fma(f32((t5.x >> 16u) & 15u), t17, fma(f32((t5.x >> 12u) & 15u), t16, t58)));
            let t60 = fma(f32(t5.y & 15u), t21, fma(f32((t5.x >> 28u) & 15u), t20, fma(f32((t5.x >> 24u) & 15u), t19, t59)));
            let t61 = fma(f32((t5.y >> 12u) & 15u), t24, fma(f32((t5.y >> 8u) & 15u), t23, fma(f32((t5.y >> 4u) & 15u), t22, t60)));
            let t62 = fma(f32((t5.y >> 24u) & 15u), t27, fma(f32((t5.y >> 20u) & 15u), t26, fma(f32((t5.y >> 16u) & 15u), t25, t61)));
            let t63 = fma(f32((t5.z >> 4u) & 15u), t30, fma(f32(t5.z & 15u), t29, fma(f32((t5.y >> 28u) & 15u), t28, t62)));
            let t64 = fma(f32((t5.z >> 16u) & 15u), t33, fma(f32((t5.z >> 12u) & 15u), t32, fma(f32((t5.z >> 8u) & 15u), t31, t63)));
            let t65 = fma(f32((t5.z >> 28u) & 15u), t36, fma(f32((t5.z >> 24u) & 15u), t35, fma(f32((t5.z >> 20u) & 15u), t34, t64)));
            let t66 = fma(f32((t5.w >> 8u) & 15u), t39, fma(f32((t5.w >> 4u) & 15u), t38, fma(f32(t5.w & 15u), t37, t65)));
            let t67 = fma(f32((t5.w >> 20u) & 15u), t42, fma(f32((t5.w >> 16u) & 15u), t41, fma(f32((t5.w >> 12u) & 15u), t40, t66)));
            let t68 = load_scales(t3 * imm.n_groups + t4) * fma(f32((t5.w >> 28u) & 15u), t44, fma(f32((t5.w >> 24u) & 15u), t43, t67));
            sums_0_1 = sums_0_1 + t68 + load_biases(t3 * imm.n_groups + t4) * t46; // body.rs:249
            let t69 = counter + 32u; // body.rs:244
            let words_4 = array_0[(t69 & 4294967264u) * 4u + (t69 & 31u)]; // body.rs:165
            let place_3 = (t69 & 4294967264u) * 4u + (t69 & 31u) + 32u; // body.rs:164
            let words_5 = array_0[place_3]; // body.rs:165
            let place_4 = (t69 & 4294967264u) * 4u + (t69 & 31u) + 64u; // body.rs:164
            let words_6 = array_0[place_4]; // body.rs:165
            let place_5 = (t69 & 4294967264u) * 4u + (t69 & 31u) + 96u; // body.rs:164
            let words_7 = array_0[place_5]; // body.rs:165
            let t70 = decode_bf16(words_4.x & 65535u); // piece.rs:133
            let t71 = decode_bf16(words_4.x >> 16u);
            let t72 = decode_bf16(words_4.y & 65535u);
            let t73 = decode_bf16(words_4.y >> 16u);
            let t74 = decode_bf16(words_4.z & 65535u);
            let t75 = decode_bf16(words_4.z >> 16u);
            let t76 = decode_bf16(words_4.w & 65535u);
            let t77 = decode_bf16(words_4.w >> 16u);
            let t78 = decode_bf16(words_5.x & 65535u);
            let t79 = decode_bf16(words_5.x >> 16u);
            let t80 = decode_bf16(words_5.y & 65535u);
            let t81 = decode_bf16(words_5.y >> 16u);
            let t82 = decode_bf16(words_5.z & 65535u);
            let t83 = decode_bf16(words_5.z >> 16u);
            let t84 = decode_bf16(words_5.w & 65535u);
            let t85 = decode_bf16(words_5.w >> 16u);
            let t86 = decode_bf16(words_6.x & 65535u);
            let t87 = decode_bf16(words_6.x >> 16u);
            let t88 = decode_bf16(words_6.y & 65535u);
            let t89 = decode_bf16(words_6.y >> 16u);
            let t90 = decode_bf16(words_6.z & 65535u);
            let t91 = decode_bf16(words_6.z >> 16u);
            let t92 = decode_bf16(words_6.w & 65535u);
            let t93 = decode_bf16(words_6.w >> 16u);
            let t94 = decode_bf16(words_7.x & 65535u);
            let t95 = decode_bf16(words_7.x >> 16u);
            let t96 = decode_bf16(words_7.y & 65535u);
            let t97 = decode_bf16(words_7.y >> 16u);
            let t98 = decode_bf16(words_7.z & 65535u);
            let t99 = decode_bf16(words_7.z >> 16u);
            let t100 = decode_bf16(words_7.w & 65535u);
            let t101 = decode_bf16(words_7.w >> 16u);
            let t102 = 0.0f + t70 + t71 + t72 + t73 + t74 + t75 + t76 + t77 + t78 + t79 + t80 + t81 + t82 + t83 + t84 + t85; // rows.rs:164
            let t103 = t102 + t86 + t87 + t88 + t89 + t90 + t91 + t92 + t93 + t94 + t95 + t96 + t97 + t98 + t99 + t100 + t101;
            let t104 = fma(f32((t9.x >> 8u) & 15u), t72, fma(f32((t9.x >> 4u) & 15u), t71, fma(f32(t9.x & 15u), t70, 0.0f))); // rows.rs:169
            let t105 = fma(f32((t9.x >> 20u) & 15u), t75, fma(f32((t9.x >> 16u) & 15u), t74, fma(f32((t9.x >> 12u) & 15u), t73, t104)));
            let t106 = fma(f32(t9.y & 15u), t78, fma(f32((t9.x >> 28u) & 15u), t77, fma(f32((t9.x >> 24u) & 15u), t76, t105)));
            let t107 = fma(f32((t9.y >> 12u) & 15u), t81, fma(f32((t9.y >> 8u) & 15u), t80, fma(f32((t9.y >> 4u) & 15u), t79, t106)));
            let t108 = fma(f32((t9.y >> 24u) & 15u), t84, fma(f32((t9.y >> 20u) & 15u), t83, fma(f32((t9.y >> 16u) & 15u), t82, t107)));
            let t109 = fma(f32((t9.z >> 4u) & 15u), t87, fma(f32(t9.z & 15u), t86, fma(f32((t9.y >> 28u) & 15u), t85, t108)));
            let t110 = fma(f32((t9.z >> 16u) & 15u), t90, fma(f32((t9.z >> 12u) & 15u), t89, fma(f32((t9.z >> 8u) & 15u), t88, t109)));
            let t111 = fma(f32((t9.z >> 28u) & 15u), t93, fma(f32((t9.z >> 24u) & 15u), t92, fma(f32((t9.z >> 20u) & 15u), t91, t110)));
            let t112 = fma(f32((t9.w >> 8u) & 15u), t96, fma(f32((t9.w >> 4u) & 15u), t95, fma(f32(t9.w & 15u), t94, t111)));
            let t113 = fma(f32((t9.w >> 20u) & 15u), t99, fma(f32((t9.w >> 16u) & 15u), t98, fma(f32((t9.w >> 12u) & 15u), t97, t112)));
            let t114 = load_scales(t7 * imm.n_groups + t8) * fma(f32((t9.w >> 28u) & 15u), t101, fma(f32((t9.w >> 24u) & 15u), t100, t113));
            sums_0_0 = sums_0_0 + t114 + load_biases(t7 * imm.n_groups + t8) * t103; // body.rs:249
            let t115 = fma(f32((t12.x >> 8u) & 15u), t72, fma(f32((t12.x >> 4u) & 15u), t71, fma(f32(t12.x & 15u), t70, 0.0f))); // rows.rs:169
            let t116 = fma(f32((t12.x >> 20u) & 15u), t75, fma(f32((t12.x >> 16u) & 15u), t74, fma(f32((t12.x >> 12u) & 15u), t73, t115)));
            let t117 = fma(f32(t12.y & 15u), t78, fma(f32((t12.x >> 28u) & 15u), t77, fma(f32((t12.x >> 24u) & 15u), t76, t116)));
            let t118 = fma(f32((t12.y >> 12u) & 15u), t81, fma(f32((t12.y >> 8u) & 15u), t80, fma(f32((t12.y >> 4u) & 15u), t79, t117)));
            let t119 = fma(f32((t12.y >> 24u) & 15u), t84, fma(f32((t12.y >> 20u) & 15u), t83, fma(f32((t12.y >> 16u) & 15u), t82, t118)));
            let t120 = fma(f32((t12.z >> 4u) & 15u), t87, fma(f32(t12.z & 15u), t86, fma(f32((t12.y >> 28u) & 15u), t85, t119)));
            let t121 = fma(f32((t12.z >> 16u) & 15u), t90, fma(f32((t12.z >> 12u) & 15u), t89, fma(f32((t12.z >> 8u) & 15u), t88, t120)));
            let t122 = fma(f32((t12.z >> 28u) & 15u), t93, fma(f32((t12.z >> 24u) & 15u), t92, fma(f32((t12.z >> 20u) & 15u), t91, t121)));
            let t123 = fma(f32((t12.w >> 8u) & 15u), t96, fma(f32((t12.w >> 4u) & 15u), t95, fma(f32(t12.w & 15u), t94, t122)));
            let t124 = fma(f32((t12.w >> 20u) & 15u), t99, fma(f32((t12.w >> 16u) & 15u), t98, fma(f32((t12.w >> 12u) & 15u), t97, t123)));
            let t125 = load_scales(t10 * imm.n_groups + t11) * fma(f32((t12.w >> 28u) & 15u), t101, fma(f32((t12.w >> 24u) & 15u), t100, t124));
            sums_0_1 = sums_0_1 + t125 + load_biases(t10 * imm.n_groups + t11) * t103; // body.rs:249
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t126 = min_u32(first_n, n - 1u); // body.rs:235
            let t127 = shr_u32(first, group_shift); // rows.rs:94
            let t128 = weight[(t126 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t129 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            let t130 = shr_u32(first, group_shift); // rows.rs:94
            let t131 = weight[(t129 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_0[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_0[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_0[place_2]; // body.rs:165
            let t132 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t133 = decode_bf16(words.x >> 16u);
            let t134 = decode_bf16(words.y & 65535u);
            let t135 = decode_bf16(words.y >> 16u);
            let t136 = decode_bf16(words.z & 65535u);
            let t137 = decode_bf16(words.z >> 16u);
            let t138 = decode_bf16(words.w & 65535u);
            let t139 = decode_bf16(words.w >> 16u);
            let t140 = decode_bf16(words_1.x & 65535u);
            let t141 = decode_bf16(words_1.x >> 16u);
            let t142 = decode_bf16(words_1.y & 65535u);
            let t143 = decode_bf16(words_1.y >> 16u);
            let t144 = decode_bf16(words_1.z & 65535u);
            let t145 = decode_bf16(words_1.z >> 16u);
            let t146 = decode_bf16(words_1.w & 65535u);
            let t147 = decode_bf16(words_1.w >> 16u);
            let t148 = decode_bf16(words_2.x & 65535u);
            let t149 = decode_bf16(words_2.x >> 16u);
            let t150 = decode_bf16(words_2.y & 65535u);
            let t151 = decode_bf16(words_2.y >> 16u);
            let t152 = decode_bf16(words_2.z & 65535u);
            let t153 = decode_bf16(words_2.z >> 16u);
            let t154 = decode_bf16(words_2.w & 65535u);
            let t155 = decode_bf16(words_2.w >> 16u);
            let t156 = decode_bf16(words_3.x & 65535u);
            let t157 = decode_bf16(words_3.x >> 16u);
            let t158 = decode_bf16(words_3.y & 65535u);
            let t159 = decode_bf16(words_3.y >> 16u);
            let t160 = decode_bf16(words_3.z & 65535u);
            let t161 = decode_bf16(words_3.z >> 16u);
            let t162 = decode_bf16(words_3.w & 65535u);
            let t163 = decode_bf16(words_3.w >> 16u);
            let t164 = 0.0f + t132 + t133 + t134 + t135 + t136 + t137 + t138 + t139 + t140 + t141 + t142 + t143 + t144 + t145; // rows.rs:164
            let t165 = t164 + t146 + t147 + t148 + t149 + t150 + t151 + t152 + t153 + t154 + t155 + t156 + t157 + t158 + t159;
            let t166 = t165 + t160 + t161 + t162 + t163;
            let t167 = fma(f32((t128.x >> 8u) & 15u), t134, fma(f32((t128.x >> 4u) & 15u), t133, fma(f32(t128.x & 15u), t132, 0.0f))); // rows.rs:169
            let t168 = fma(f32((t128.x >> 20u) & 15u), t137, fma(f32((t128.x >> 16u) & 15u), t136, fma(f32((t128.x >> 12u) & 15u), t135, t167)));
            let t169 = fma(f32(t128.y & 15u), t140, fma(f32((t128.x >> 28u) & 15u), t139, fma(f32((t128.x >> 24u) & 15u), t138, t168)));
            let t170 = fma(f32((t128.y >> 12u) & 15u), t143, fma(f32((t128.y >> 8u) & 15u), t142, fma(f32((t128.y >> 4u) & 15u), t141, t169)));
            let t171 = fma(f32((t128.y >> 24u) & 15u), t146, fma(f32((t128.y >> 20u) & 15u), t145, fma(f32((t128.y >> 16u) & 15u), t144, t170)));
            let t172 = fma(f32((t128.z >> 4u) & 15u), t149, fma(f32(t128.z & 15u), t148, fma(f32((t128.y >> 28u) & 15u), t147, t171)));
            let t173 = fma(f32((t128.z >> 16u) & 15u), t152, fma(f32((t128.z >> 12u) & 15u), t151, fma(f32((t128.z >> 8u) & 15u), t150, t172)));
            let t174 = fma(f32((t128.z >> 28u) & 15u), t155, fma(f32((t128.z >> 24u) & 15u), t154, fma(f32((t128.z >> 20u) & 15u), t153, t173)));
            let t175 = fma(f32((t128.w >> 8u) & 15u), t158, fma(f32((t128.w >> 4u) & 15u), t157, fma(f32(t128.w & 15u), t156, t174)));
            let t176 = fma(f32((t128.w >> 20u) & 15u), t161, fma(f32((t128.w >> 16u) & 15u), t160, fma(f32((t128.w >> 12u) & 15u), t159, t175)));
            let t177 = load_scales(t126 * imm.n_groups + t127) * fma(f32((t128.w >> 28u) & 15u), t163, fma(f32((t128.w >> 24u) & 15u), t162, t176));
            sums_0_0 = sums_0_0 + t177 + load_biases(t126 * imm.n_groups + t127) * t166; // body.rs:249
            let t178 = fma(f32((t131.x >> 8u) & 15u), t134, fma(f32((t131.x >> 4u) & 15u), t133, fma(f32(t131.x & 15u), t132, 0.0f))); // rows.rs:169
            let t179 = fma(f32((t131.x >> 20u) & 15u), t137, fma(f32((t131.x >> 16u) & 15u), t136, fma(f32((t131.x >> 12u) & 15u), t135, t178)));
            let t180 = fma(f32(t131.y & 15u), t140, fma(f32((t131.x >> 28u) & 15u), t139, fma(f32((t131.x >> 24u) & 15u), t138, t179)));
            let t181 = fma(f32((t131.y >> 12u) & 15u), t143, fma(f32((t131.y >> 8u) & 15u), t142, fma(f32((t131.y >> 4u) & 15u), t141, t180)));
            let t182 = fma(f32((t131.y >> 24u) & 15u), t146, fma(f32((t131.y >> 20u) & 15u), t145, fma(f32((t131.y >> 16u) & 15u), t144, t181)));
            let t183 = fma(f32((t131.z >> 4u) & 15u), t149, fma(f32(t131.z & 15u), t148, fma(f32((t131.y >> 28u) & 15u), t147, t182)));
            let t184 = fma(f32((t131.z >> 16u) & 15u), t152, fma(f32((t131.z >> 12u) & 15u), t151, fma(f32((t131.z >> 8u) & 15u), t150, t183)));
            let t185 = fma(f32((t131.z >> 28u) & 15u), t155, fma(f32((t131.z >> 24u) & 15u), t154, fma(f32((t131.z >> 20u) & 15u), t153, t184)));
            let t186 = fma(f32((t131.w >> 8u) & 15u), t158, fma(f32((t131.w >> 4u) & 15u), t157, fma(f32(t131.w & 15u), t156, t185)));
            let t187 = fma(f32((t131.w >> 20u) & 15u), t161, fma(f32((t131.w >> 16u) & 15u), t160, fma(f32((t131.w >> 12u) & 15u), t159, t186)));
            let t188 = load_scales(t129 * imm.n_groups + t130) * fma(f32((t131.w >> 28u) & 15u), t163, fma(f32((t131.w >> 24u) & 15u), t162, t187));
            sums_0_1 = sums_0_1 + t188 + load_biases(t129 * imm.n_groups + t130) * t166; // body.rs:249
        }
        workgroupBarrier(); // body.rs:258
    }
    let sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:271
    }
    let sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:271
    }
    workgroupBarrier(); // body.rs:309
    let part = local_invocation_index; // body.rs:325
    let row = part / 4u; // body.rs:326
    let first = part % 4u * 4u; // body.rs:327
    let column = workgroup_id.x * 16u + first; // body.rs:328
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:329
        let place = row * 16u + first; // body.rs:330
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:331
        var four_0 = 0.0f; // body.rs:332
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:335
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let t189 = residual[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:344
        let bits = bitcast<u32>(decode_bf16(t189.x) + decode_bf16(encode_bf16(four_0))); // bits.rs:31
        four_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:347
        let bits_1 = bitcast<u32>(decode_bf16(t189.x >> 16u) + decode_bf16(encode_bf16(four_1))); // bits.rs:31
        four_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:347
        let bits_2 = bitcast<u32>(decode_bf16(t189.y) + decode_bf16(encode_bf16(four_2))); // bits.rs:31
        four_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:347
        let bits_3 = bitcast<u32>(decode_bf16(t189.y >> 16u) + decode_bf16(encode_bf16(four_3))); // bits.rs:31
        four_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:347
        let t190 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t190;
    }
}
