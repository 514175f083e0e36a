struct Immediates {
    k: u32,
    n_groups: u32,
    n: u32,
    m: u32,
}

var<immediate> imm: Immediates;
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
fn fused_linear__bf16_q4bf16_bf16__matvec_16x1_residual(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
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
            let t38 = 0.0f + t6 + t7 + t8 + t9 + t10 + t11 + t12 + t13 + t14 + t15 + t16 + t17 + t18 + t19 + t20 + t21 + t22; // rows.rs:118
            let t39 = t38 + t23 + t24 + t25 + t26 + t27 + t28 + t29 + t30 + t31 + t32 + t33 + t34 + t35 + t36 + t37;
            let t40 = fma(f32((t2.x >> 8u) & 15u), t8, fma(f32((t2.x >> 4u) & 15u), t7, fma(f32(t2.x & 15u), t6, 0.0f))); // rows.rs:123
            let t41 = fma(f32((t2.x >> 20u) & 15u), t11, fma(f32((t2.x >> 16u) & 15u), t10, fma(f32((t2.x >> 12u) & 15u), t9, t40)));
            let t42 = fma(f32(t2.y & 15u), t14, fma(f32((t2.x >> 28u) & 15u), t13, fma(f32((t2.x >> 24u) & 15u), t12, t41)));
            let t43 = fma(f32((t2.y >> 12u) & 15u), t17, fma(f32((t2.y >> 8u) & 15u), t16, fma(f32((t2.y >> 4u) & 15u), t15, t42)));
            let t44 = fma(f32((t2.y >> 24u) & 15u), t20, fma(f32((t2.y >> 20u) & 15u), t19, fma(f32((t2.y >> 16u) & 15u), t18, t43)));
            let t45 = fma(f32((t2.z >> 4u) & 15u), t23, fma(f32(t2.z & 15u), t22, fma(f32((t2.y >> 28u) & 15u), t21, t44)));
            let t46 = fma(f32((t2.z >> 16u) & 15u), t26, fma(f32((t2.z >> 12u) & 15u), t25, fma(f32((t2.z >> 8u) & 15u), t24, t45)));
            let t47 = fma(f32((t2.z >> 28u) & 15u), t29, fma(f32((t2.z >> 24u) & 15u), t28, fma(f32((t2.z >> 20u) & 15u), t27, t46)));
            let t48 = fma(f32((t2.w >> 8u) & 15u), t32, fma(f32((t2.w >> 4u) & 15u), t31, fma(f32(t2.w & 15u), t30, t47)));
            let t49 = fma(f32((t2.w >> 20u) & 15u), t35, fma(f32((t2.w >> 16u) & 15u), t34, fma(f32((t2.w >> 12u) & 15u), t33, t48)));
            let t50 = load_scales(t0 * imm.n_groups + t1) * fma(f32((t2.w >> 28u) & 15u), t37, fma(f32((t2.w >> 24u) & 15u), t36, t49));
            sums_0_0 = sums_0_0 + t50 + load_biases(t0 * imm.n_groups + t1) * t39; // body.rs:197
            let t51 = fma(f32((t5.x >> 8u) & 15u), t8, fma(f32((t5.x >> 4u) & 15u), t7, fma(f32(t5.x & 15u), t6, 0.0f))); // rows.rs:123
            let t52 = fma(f32((t5.x >> 20u) & 15u), t11, fma(f32((t5.x >> 16u) & 15u), t10, fma(f32((t5.x >> 12u) & 15u), t9, t51)));
            let t53 = fma(f32(t5.y & 15u), t14, fma(f32((t5.x >> 28u) & 15u), t13, fma(f32((t5.x >> 24u) & 15u), t12, t52)));
            let t54 = fma(f32((t5.y >> 12u) & 15u), t17, fma(f32((t5.y >> 8u) & 15u), t16, fma(f32((t5.y >> 4u) & 15u), t15, t53)));
            let t55 = fma(f32((t5.y >> 24u) & 15u), t20, fma(f32((t5.y >> 20u) & 15u), t19, fma(f32((t5.y >> 16u) & 15u), t18, t54)));
            let t56 = fma(f32((t5.z >> 4u) & 15u), t23, fma(f32(t5.z & 15u), t22, fma(f32((t5.y >> 28u) & 15u), t21, t55)));
            let t57 = fma(f32((t5.z >> 16u) & 15u), t26, fma(f32((t5.z >> 12u) & 15u), t25, fma(f32((t5.z >> 8u) & 15u), t24, t56)));
            let t58 = fma(f32((t5.z >> 28u) & 15u), t29, fma(f32((t5.z >> 24u) & 15u), t28, fma(f32((t5.z >> 20u) & 15u), t27, t57)));
            let t59 = fma(f32((t5.w >> 8u) & 15u), t32, fma(f32((t5.w >> 4u) & 15u), t31, fma(f32(t5.w & 15u), t30, t58)));
            let t60 = fma(f32((t5.w >> 20u) & 15u), t35, fma(f32((t5.w >> 16u) & 15u), t34, fma(f32((t5.w >> 12u) & 15u), t33, t59)));
            let t61 = load_scales(t3 * imm.n_groups + t4) * fma(f32((t5.w >> 28u) & 15u), t37, fma(f32((t5.w >> 24u) & 15u), t36, t60));
            sums_0_1 = sums_0_1 + t61 + load_biases(t3 * imm.n_groups + t4) * t39; // body.rs:197
        }
        let piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t62 = min_u32(first_n, n - 1u); // body.rs:180
            let t63 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t64 = weight[(t62 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let t65 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            let t66 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t67 = weight[(t65 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 160u];
            let words_2 = staged[(local_invocation_index & 31u) + 192u];
            let words_3 = staged[(local_invocation_index & 31u) + 224u];
            let t68 = decode_bf16(words.x & 65535u); // body.rs:79
            let t69 = decode_bf16(words.x >> 16u);
            let t70 = decode_bf16(words.y & 65535u);
            let t71 = decode_bf16(words.y >> 16u);
            let t72 = decode_bf16(words.z & 65535u);
            let t73 = decode_bf16(words.z >> 16u);
            let t74 = decode_bf16(words.w & 65535u);
            let t75 = decode_bf16(words.w >> 16u);
            let t76 = decode_bf16(words_1.x & 65535u);
            let t77 = decode_bf16(words_1.x >> 16u);
            let t78 = decode_bf16(words_1.y & 65535u);
            let t79 = decode_bf16(words_1.y >> 16u);
            let t80 = decode_bf16(words_1.z & 65535u);
            let t81 = decode_bf16(words_1.z >> 16u);
            let t82 = decode_bf16(words_1.w & 65535u);
            let t83 = decode_bf16(words_1.w >> 16u);
            let t84 = decode_bf16(words_2.x & 65535u);
            let t85 = decode_bf16(words_2.x >> 16u);
            let t86 = decode_bf16(words_2.y & 65535u);
            let t87 = decode_bf16(words_2.y >> 16u);
            let t88 = decode_bf16(words_2.z & 65535u);
            let t89 = decode_bf16(words_2.z >> 16u);
            let t90 = decode_bf16(words_2.w & 65535u);
            let t91 = decode_bf16(words_2.w >> 16u);
            let t92 = decode_bf16(words_3.x & 65535u);
            let t93 = decode_bf16(words_3.x >> 16u);
            let t94 = decode_bf16(words_3.y & 65535u);
            let t95 = decode_bf16(words_3.y >> 16u);
            let t96 = decode_bf16(words_3.z & 65535u);
            let t97 = decode_bf16(words_3.z >> 16u);
            let t98 = decode_bf16(words_3.w & 65535u);
            let t99 = decode_bf16(words_3.w >> 16u);
            let t100 = 0.0f + t68 + t69 + t70 + t71 + t72 + t73 + t74 + t75 + t76 + t77 + t78 + t79 + t80 + t81 + t82 + t83; // rows.rs:118
            let t101 = t100 + t84 + t85 + t86 + t87 + t88 + t89 + t90 + t91 + t92 + t93 + t94 + t95 + t96 + t97 + t98 + t99;
            let t102 = fma(f32((t64.x >> 8u) & 15u), t70, fma(f32((t64.x >> 4u) & 15u), t69, fma(f32(t64.x & 15u), t68, 0.0f))); // rows.rs:123
            let t103 = fma(f32((t64.x >> 20u) & 15u), t73, fma(f32((t64.x >> 16u) & 15u), t72, fma(f32((t64.x >> 12u) & 15u), t71, t102)));
            let t104 = fma(f32(t64.y & 15u), t76, fma(f32((t64.x >> 28u) & 15u), t75, fma(f32((t64.x >> 24u) & 15u), t74, t103)));
            let t105 = fma(f32((t64.y >> 12u) & 15u), t79, fma(f32((t64.y >> 8u) & 15u), t78, fma(f32((t64.y >> 4u) & 15u), t77, t104)));
            let t106 = fma(f32((t64.y >> 24u) & 15u), t82, fma(f32((t64.y >> 20u) & 15u), t81, fma(f32((t64.y >> 16u) & 15u), t80, t105)));
            let t107 = fma(f32((t64.z >> 4u) & 15u), t85, fma(f32(t64.z & 15u), t84, fma(f32((t64.y >> 28u) & 15u), t83, t106)));
            let t108 = fma(f32((t64.z >> 16u) & 15u), t88, fma(f32((t64.z >> 12u) & 15u), t87, fma(f32((t64.z >> 8u) & 15u), t86, t107)));
            let t109 = fma(f32((t64.z >> 28u) & 15u), t91, fma(f32((t64.z >> 24u) & 15u), t90, fma(f32((t64.z >> 20u) & 15u), t89, t108)));
            let t110 = fma(f32((t64.w >> 8u) & 15u), t94, fma(f32((t64.w >> 4u) & 15u), t93, fma(f32(t64.w & 15u), t92, t109)));
            let t111 = fma(f32((t64.w >> 20u) & 15u), t97, fma(f32((t64.w >> 16u) & 15u), t96, fma(f32((t64.w >> 12u) & 15u), t95, t110)));
            let t112 = load_scales(t62 * imm.n_groups + t63) * fma(f32((t64.w >> 28u) & 15u), t99, fma(f32((t64.w >> 24u) & 15u), t98, t111));
            sums_0_0 = sums_0_0 + t112 + load_biases(t62 * imm.n_groups + t63) * t101; // body.rs:197
            let t113 = fma(f32((t67.x >> 8u) & 15u), t70, fma(f32((t67.x >> 4u) & 15u), t69, fma(f32(t67.x & 15u), t68, 0.0f))); // rows.rs:123
            let t114 = fma(f32((t67.x >> 20u) & 15u), t73, fma(f32((t67.x >> 16u) & 15u), t72, fma(f32((t67.x >> 12u) & 15u), t71, t113)));
            let t115 = fma(f32(t67.y & 15u), t76, fma(f32((t67.x >> 28u) & 15u), t75, fma(f32((t67.x >> 24u) & 15u), t74, t114)));
            let t116 = fma(f32((t67.y >> 12u) & 15u), t79, fma(f32((t67.y >> 8u) & 15u), t78, fma(f32((t67.y >> 4u) & 15u), t77, t115)));
            let t117 = fma(f32((t67.y >> 24u) & 15u), t82, fma(f32((t67.y >> 20u) & 15u), t81, fma(f32((t67.y >> 16u) & 15u), t80, t116)));
            let t118 = fma(f32((t67.z >> 4u) & 15u), t85, fma(f32(t67.z & 15u), t84, fma(f32((t67.y >> 28u) & 15u), t83, t117)));
            let t119 = fma(f32((t67.z >> 16u) & 15u), t88, fma(f32((t67.z >> 12u) & 15u), t87, fma(f32((t67.z >> 8u) & 15u), t86, t118)));
            let t120 = fma(f32((t67.z >> 28u) & 15u), t91, fma(f32((t67.z >> 24u) & 15u), t90, fma(f32((t67.z >> 20u) & 15u), t89, t119)));
            let t121 = fma(f32((t67.w >> 8u) & 15u), t94, fma(f32((t67.w >> 4u) & 15u), t93, fma(f32(t67.w & 15u), t92, t120)));
            let t122 = fma(f32((t67.w >> 20u) & 15u), t97, fma(f32((t67.w >> 16u) & 15u), t96, fma(f32((t67.w >> 12u) & 15u), t95, t121)));
            let t123 = load_scales(t65 * imm.n_groups + t66) * fma(f32((t67.w >> 28u) & 15u), t99, fma(f32((t67.w >> 24u) & 15u), t98, t122));
            sums_0_1 = sums_0_1 + t123 + load_biases(t65 * imm.n_groups + t66) * t101; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let sum = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:214
    }
    let sum_1 = reduce_add_f32(sums_0_1); // body.rs:210
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
        let t124 = residual[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:253
        let bits = bitcast<u32>(decode_bf16(t124.x) + decode_bf16(encode_bf16(four_0))); // bits.rs:29
        four_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:256
        let bits_1 = bitcast<u32>(decode_bf16(t124.x >> 16u) + decode_bf16(encode_bf16(four_1))); // bits.rs:29
        four_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:256
        let bits_2 = bitcast<u32>(decode_bf16(t124.y) + decode_bf16(encode_bf16(four_2))); // bits.rs:29
        four_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:256
        let bits_3 = bitcast<u32>(decode_bf16(t124.y >> 16u) + decode_bf16(encode_bf16(four_3))); // bits.rs:29
        four_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:256
        let t125 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t125;
    }
}
