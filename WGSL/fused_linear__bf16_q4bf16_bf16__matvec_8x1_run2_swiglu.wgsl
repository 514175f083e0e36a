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
@group(0) @binding(4) var<storage, read_write> y: array<vec2<u32>>;
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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn reciprocal_rn(x: f32) -> f32 {
    let bits = bitcast<u32>(x);
    var chosen: f32; // by_fma.rs:71
    if ((bits & 2147483647u) - 553648128u < 1031798784u) {
        let bits_1 = bitcast<u32>(x);
        let minus_b = neg_f32(x);
        var y = bitcast<f32>(2129859015u - bits_1);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        chosen = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits_1 & 8388607u) == 8388607u)));
    } else {
        let t0 = bitcast<f32>((bits & 8388607u) | 1065353216u);
        let bits_1 = bitcast<u32>(t0);
        let minus_b = neg_f32(t0);
        var y = bitcast<f32>(2129859015u - bits_1);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let nearest = bitcast<u32>(bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits_1 & 8388607u) == 8388607u))));
        let exponent = i32(nearest >> 23u) + 127i - i32((bits >> 23u) & 255u);
        let t1 = (nearest & 8388607u) | 8388608u;
        let field = exponent + i32(t1 >> 24u);
        let bits_2 = (u32(field) << 23u) | (t1 & 8388607u);
        let scaled = bitcast<f32>((bits & 2147483648u) | select(select(bits_2, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
        let sign_1 = (1065353216u ^ bits) & 2147483648u;
        let t2 = 1065353216u;
        let a_magnitude = t2 & 2147483647u;
        let b_magnitude = bits & 2147483647u;
        let a_zero = a_magnitude < 8388608u;
        let b_zero = b_magnitude < 8388608u;
        let a_infinite = a_magnitude == 2139095040u;
        let b_infinite = b_magnitude == 2139095040u;
        let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(scaled, bitcast<f32>(sign_1), a_zero | b_infinite);
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero);
        let t3 = 2143289344u;
        chosen = select(extended, bitcast<f32>(t3), undefined);
    }
    var result = chosen;
    return result;
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_q4bf16_bf16__matvec_8x1_run2_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:291
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
            let t1 = min_u32(t0, n - 1u); // body.rs:235
            let t2 = shr_u32(first, group_shift); // rows.rs:94
            let t3 = weight[(t1 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t4 = min_u32(t0, n - 1u) + n; // body.rs:235
            let t5 = shr_u32(first, group_shift); // rows.rs:94
            let t6 = weight[(t4 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t7 = first + 32u; // body.rs:234
            let t8 = min_u32(t0, n - 1u); // body.rs:235
            let t9 = shr_u32(t7, group_shift); // rows.rs:94
            let t10 = weight[(t8 * (imm.k * 4u / 32u) + t7 * 4u) >> 2u]; // rows.rs:96
            let t11 = min_u32(t0, n - 1u) + n; // body.rs:235
            let t12 = shr_u32(t7, group_shift); // rows.rs:94
            let t13 = weight[(t11 * (imm.k * 4u / 32u) + t7 * 4u) >> 2u]; // rows.rs:96
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_0[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_0[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_0[place_2]; // body.rs:165
            let t14 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t15 = decode_bf16(words.x >> 16u);
            let t16 = decode_bf16(words.y & 65535u);
            let t17 = decode_bf16(words.y >> 16u);
            let t18 = decode_bf16(words.z & 65535u);
            let t19 = decode_bf16(words.z >> 16u);
            let t20 = decode_bf16(words.w & 65535u);
            let t21 = decode_bf16(words.w >> 16u);
            let t22 = decode_bf16(words_1.x & 65535u);
            let t23 = decode_bf16(words_1.x >> 16u);
            let t24 = decode_bf16(words_1.y & 65535u);
            let t25 = decode_bf16(words_1.y >> 16u);
            let t26 = decode_bf16(words_1.z & 65535u);
            let t27 = decode_bf16(words_1.z >> 16u);
            let t28 = decode_bf16(words_1.w & 65535u);
            let t29 = decode_bf16(words_1.w >> 16u);
            let t30 = decode_bf16(words_2.x & 65535u);
            let t31 = decode_bf16(words_2.x >> 16u);
            let t32 = decode_bf16(words_2.y & 65535u);
            let t33 = decode_bf16(words_2.y >> 16u);
            let t34 = decode_bf16(words_2.z & 65535u);
            let t35 = decode_bf16(words_2.z >> 16u);
            let t36 = decode_bf16(words_2.w & 65535u);
            let t37 = decode_bf16(words_2.w >> 16u);
            let t38 = decode_bf16(words_3.x & 65535u);
            let t39 = decode_bf16(words_3.x >> 16u);
            let t40 = decode_bf16(words_3.y & 65535u);
            let t41 = decode_bf16(words_3.y >> 16u);
            let t42 = decode_bf16(words_3.z & 65535u);
            let t43 = decode_bf16(words_3.z >> 16u);
            let t44 = decode_bf16(words_3.w & 65535u);
            let t45 = decode_bf16(words_3.w >> 16u);
            let t46 = 0.0f + t14 + t15 + t16 + t17 + t18 + t19 + t20 + t21 + t22 + t23 + t24 + t25 + t26 + t27 + t28 + t29; // rows.rs:164
            let t47 = t46 + t30 + t31 + t32 + t33 + t34 + t35 + t36 + t37 + t38 + t39 + t40 + t41 + t42 + t43 + t44 + t45;
            let t48 = fma(f32((t3.x >> 8u) & 15u), t16, fma(f32((t3.x >> 4u) & 15u), t15, fma(f32(t3.x & 15u), t14, 0.0f))); // rows.rs:169
            let t49 = fma(f32((t3.x >> 20u) & 15u), t19, fma(f32((t3.x >> 16u) & 15u), t18, fma(f32((t3.x >> 12u) & 15u), t17, t48)));
            let t50 = fma(f32(t3.y & 15u), t22, fma(f32((t3.x >> 28u) & 15u), t21, fma(f32((t3.x >> 24u) & 15u), t20, t49)));
            let t51 = fma(f32((t3.y >> 12u) & 15u), t25, fma(f32((t3.y >> 8u) & 15u), t24, fma(f32((t3.y >> 4u) & 15u), t23, t50)));
            let t52 = fma(f32((t3.y >> 24u) & 15u), t28, fma(f32((t3.y >> 20u) & 15u), t27, fma(f32((t3.y >> 16u) & 15u), t26, t51)));
            let t53 = fma(f32((t3.z >> 4u) & 15u), t31, fma(f32(t3.z & 15u), t30, fma(f32((t3.y >> 28u) & 15u), t29, t52)));
            let t54 = fma(f32((t3.z >> 16u) & 15u), t34, fma(f32((t3.z >> 12u) & 15u), t33, fma(f32((t3.z >> 8u) & 15u), t32, t53)));
            let t55 = fma(f32((t3.z >> 28u) & 15u), t37, fma(f32((t3.z >> 24u) & 15u), t36, fma(f32((t3.z >> 20u) & 15u), t35, t54)));
            let t56 = fma(f32((t3.w >> 8u) & 15u), t40, fma(f32((t3.w >> 4u) & 15u), t39, fma(f32(t3.w & 15u), t38, t55)));
            let t57 = fma(f32((t3.w >> 20u) & 15u), t43, fma(f32((t3.w >> 16u) & 15u), t42, fma(f32((t3.w >> 12u) & 15u), t41, t56)));
            let t58 = load_scales(t1 * imm.n_groups + t2) * fma(f32((t3.w >> 28u) & 15u), t45, fma(f32((t3.w >> 24u) & 15u), t44, t57));
            sums_0_0 = sums_0_0 + t58 + load_biases(t1 * imm.n_groups + t2) * t47; // body.rs:249
            let t59 = fma(f32((t6.x >> 8u) & 15u), t16, fma(f32((t6.x >> 4u) & 15u), t15, fma(f32(t6.x & 15u), t14, 0.0f))); // rows.rs:169
            let t60 = fma(f32((t6.x >> 20u) & 15u), t19, fma(f32((t6.x >> 16u) & 15u), t18, fma(f32((t6.x >> 12u) & 15u), t17, t59)));
            let t61 = fma(f32(t6.y & 15u), t22, fma(f32((t6.x >> 28u) & 15u), t21, fma(f32((t6.x >> 24u) & 15u), t20, t60)));
            let t62 = fma(f32((t6.y >> 12u) & 15u), t25, fma(f32((t6.y >> 8u) & 15u), t24, fma(f32((t6.y >> 4u) & 15u), t23, t61)));
            let t63 = fma(f32((t6.y >> 24u) & 15u), t28, fma(f32((t6.y >> 20u) & 15u), t27, fma(f32((t6.y >> 16u) & 15u), t26, t62)));
            let t64 = fma(f32((t6.z >> 4u) & 15u), t31, fma(f32(t6.z & 15u), t30, fma(f32((t6.y >> 28u) & 15u), t29, t63)));
            let t65 = fma(f32((t6.z >> 16u) & 15u), t34, fma(f32((t6.z >> 12u) & 15u), t33, fma(f32((t6.z >> 8u) & 15u), t32, t64)));
            let t66 = fma(f32((t6.z >> 28u) & 15u), t37, fma(f32((t6.z >> 24u) & 15u), t36, fma(f32((t6.z >> 20u) & 15u), t35, t65)));
            let t67 = fma(f32((t6.w >> 8u) & 15u), t40, fma(f32((t6.w >> 4u) & 15u), t39, fma(f32(t6.w & 15u), t38, t66)));
            let t68 = fma(f32((t6.w >> 20u) & 15u), t43, fma(f32((t6.w >> 16u) & 15u), t42, fma(f32((t6.w >> 12u) & 15u), t41, t67)));
            let t69 = load_scales(t4 * imm.n_groups + t5) * fma(f32((t6.w >> 28u) & 15u), t45, fma(f32((t6.w >> 24u) & 15u), t44, t68));
            sums_0_1 = sums_0_1 + t69 + load_biases(t4 * imm.n_groups + t5) * t47; // body.rs:249
            let t70 = counter + 32u; // body.rs:244
            let words_4 = array_0[(t70 & 4294967264u) * 4u + (t70 & 31u)]; // body.rs:165
            let place_3 = (t70 & 4294967264u) * 4u + (t70 & 31u) + 32u; // body.rs:164
            let words_5 = array_0[place_3]; // body.rs:165
            let place_4 = (t70 & 4294967264u) * 4u + (t70 & 31u) + 64u; // body.rs:164
            let words_6 = array_0[place_4]; // body.rs:165
            let place_5 = (t70 & 4294967264u) * 4u + (t70 & 31u) + 96u; // body.rs:164
            let words_7 = array_0[place_5]; // body.rs:165
            let t71 = decode_bf16(words_4.x & 65535u); // piece.rs:133
            let t72 = decode_bf16(words_4.x >> 16u);
            let t73 = decode_bf16(words_4.y & 65535u);
            let t74 = decode_bf16(words_4.y >> 16u);
            let t75 = decode_bf16(words_4.z & 65535u);
            let t76 = decode_bf16(words_4.z >> 16u);
            let t77 = decode_bf16(words_4.w & 65535u);
            let t78 = decode_bf16(words_4.w >> 16u);
            let t79 = decode_bf16(words_5.x & 65535u);
            let t80 = decode_bf16(words_5.x >> 16u);
            let t81 = decode_bf16(words_5.y & 65535u);
            let t82 = decode_bf16(words_5.y >> 16u);
            let t83 = decode_bf16(words_5.z & 65535u);
            let t84 = decode_bf16(words_5.z >> 16u);
            let t85 = decode_bf16(words_5.w & 65535u);
            let t86 = decode_bf16(words_5.w >> 16u);
            let t87 = decode_bf16(words_6.x & 65535u);
            let t88 = decode_bf16(words_6.x >> 16u);
            let t89 = decode_bf16(words_6.y & 65535u);
            let t90 = decode_bf16(words_6.y >> 16u);
            let t91 = decode_bf16(words_6.z & 65535u);
            let t92 = decode_bf16(words_6.z >> 16u);
            let t93 = decode_bf16(words_6.w & 65535u);
            let t94 = decode_bf16(words_6.w >> 16u);
            let t95 = decode_bf16(words_7.x & 65535u);
            let t96 = decode_bf16(words_7.x >> 16u);
            let t97 = decode_bf16(words_7.y & 65535u);
            let t98 = decode_bf16(words_7.y >> 16u);
            let t99 = decode_bf16(words_7.z & 65535u);
            let t100 = decode_bf16(words_7.z >> 16u);
            let t101 = decode_bf16(words_7.w & 65535u);
            let t102 = decode_bf16(words_7.w >> 16u);
            let t103 = 0.0f + t71 + t72 + t73 + t74 + t75 + t76 + t77 + t78 + t79 + t80 + t81 + t82 + t83 + t84 + t85 + t86; // rows.rs:164
            let t104 = t103 + t87 + t88 + t89 + t90 + t91 + t92 + t93 + t94 + t95 + t96 + t97 + t98 + t99 + t100 + t101 + t102;
            let t105 = fma(f32((t10.x >> 8u) & 15u), t73, fma(f32((t10.x >> 4u) & 15u), t72, fma(f32(t10.x & 15u), t71, 0.0f))); // rows.rs:169
            let t106 = fma(f32((t10.x >> 20u) & 15u), t76, fma(f32((t10.x >> 16u) & 15u), t75, fma(f32((t10.x >> 12u) & 15u), t74, t105)));
            let t107 = fma(f32(t10.y & 15u), t79, fma(f32((t10.x >> 28u) & 15u), t78, fma(f32((t10.x >> 24u) & 15u), t77, t106)));
            let t108 = fma(f32((t10.y >> 12u) & 15u), t82, fma(f32((t10.y >> 8u) & 15u), t81, fma(f32((t10.y >> 4u) & 15u), t80, t107)));
            let t109 = fma(f32((t10.y >> 24u) & 15u), t85, fma(f32((t10.y >> 20u) & 15u), t84, fma(f32((t10.y >> 16u) & 15u), t83, t108)));
            let t110 = fma(f32((t10.z >> 4u) & 15u), t88, fma(f32(t10.z & 15u), t87, fma(f32((t10.y >> 28u) & 15u), t86, t109)));
            let t111 = fma(f32((t10.z >> 16u) & 15u), t91, fma(f32((t10.z >> 12u) & 15u), t90, fma(f32((t10.z >> 8u) & 15u), t89, t110)));
            let t112 = fma(f32((t10.z >> 28u) & 15u), t94, fma(f32((t10.z >> 24u) & 15u), t93, fma(f32((t10.z >> 20u) & 15u), t92, t111)));
            let t113 = fma(f32((t10.w >> 8u) & 15u), t97, fma(f32((t10.w >> 4u) & 15u), t96, fma(f32(t10.w & 15u), t95, t112)));
            let t114 = fma(f32((t10.w >> 20u) & 15u), t100, fma(f32((t10.w >> 16u) & 15u), t99, fma(f32((t10.w >> 12u) & 15u), t98, t113)));
            let t115 = load_scales(t8 * imm.n_groups + t9) * fma(f32((t10.w >> 28u) & 15u), t102, fma(f32((t10.w >> 24u) & 15u), t101, t114));
            sums_0_0 = sums_0_0 + t115 + load_biases(t8 * imm.n_groups + t9) * t104; // body.rs:249
            let t116 = fma(f32((t13.x >> 8u) & 15u), t73, fma(f32((t13.x >> 4u) & 15u), t72, fma(f32(t13.x & 15u), t71, 0.0f))); // rows.rs:169
            let t117 = fma(f32((t13.x >> 20u) & 15u), t76, fma(f32((t13.x >> 16u) & 15u), t75, fma(f32((t13.x >> 12u) & 15u), t74, t116)));
            let t118 = fma(f32(t13.y & 15u), t79, fma(f32((t13.x >> 28u) & 15u), t78, fma(f32((t13.x >> 24u) & 15u), t77, t117)));
            let t119 = fma(f32((t13.y >> 12u) & 15u), t82, fma(f32((t13.y >> 8u) & 15u), t81, fma(f32((t13.y >> 4u) & 15u), t80, t118)));
            let t120 = fma(f32((t13.y >> 24u) & 15u), t85, fma(f32((t13.y >> 20u) & 15u), t84, fma(f32((t13.y >> 16u) & 15u), t83, t119)));
            let t121 = fma(f32((t13.z >> 4u) & 15u), t88, fma(f32(t13.z & 15u), t87, fma(f32((t13.y >> 28u) & 15u), t86, t120)));
            let t122 = fma(f32((t13.z >> 16u) & 15u), t91, fma(f32((t13.z >> 12u) & 15u), t90, fma(f32((t13.z >> 8u) & 15u), t89, t121)));
            let t123 = fma(f32((t13.z >> 28u) & 15u), t94, fma(f32((t13.z >> 24u) & 15u), t93, fma(f32((t13.z >> 20u) & 15u), t92, t122)));
            let t124 = fma(f32((t13.w >> 8u) & 15u), t97, fma(f32((t13.w >> 4u) & 15u), t96, fma(f32(t13.w & 15u), t95, t123)));
            let t125 = fma(f32((t13.w >> 20u) & 15u), t100, fma(f32((t13.w >> 16u) & 15u), t99, fma(f32((t13.w >> 12u) & 15u), t98, t124)));
            let t126 = load_scales(t11 * imm.n_groups + t12) * fma(f32((t13.w >> 28u) & 15u), t102, fma(f32((t13.w >> 24u) & 15u), t101, t125));
            sums_0_1 = sums_0_1 + t126 + load_biases(t11 * imm.n_groups + t12) * t104; // body.rs:249
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t127 = min_u32(t0, n - 1u); // body.rs:235
            let t128 = shr_u32(first, group_shift); // rows.rs:94
            let t129 = weight[(t127 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t130 = min_u32(t0, n - 1u) + n; // body.rs:235
            let t131 = shr_u32(first, group_shift); // rows.rs:94
            let t132 = weight[(t130 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_0[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_0[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_0[place_2]; // body.rs:165
            let t133 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t134 = decode_bf16(words.x >> 16u);
            let t135 = decode_bf16(words.y & 65535u);
            let t136 = decode_bf16(words.y >> 16u);
            let t137 = decode_bf16(words.z & 65535u);
            let t138 = decode_bf16(words.z >> 16u);
            let t139 = decode_bf16(words.w & 65535u);
            let t140 = decode_bf16(words.w >> 16u);
            let t141 = decode_bf16(words_1.x & 65535u);
            let t142 = decode_bf16(words_1.x >> 16u);
            let t143 = decode_bf16(words_1.y & 65535u);
            let t144 = decode_bf16(words_1.y >> 16u);
            let t145 = decode_bf16(words_1.z & 65535u);
            let t146 = decode_bf16(words_1.z >> 16u);
            let t147 = decode_bf16(words_1.w & 65535u);
            let t148 = decode_bf16(words_1.w >> 16u);
            let t149 = decode_bf16(words_2.x & 65535u);
            let t150 = decode_bf16(words_2.x >> 16u);
            let t151 = decode_bf16(words_2.y & 65535u);
            let t152 = decode_bf16(words_2.y >> 16u);
            let t153 = decode_bf16(words_2.z & 65535u);
            let t154 = decode_bf16(words_2.z >> 16u);
            let t155 = decode_bf16(words_2.w & 65535u);
            let t156 = decode_bf16(words_2.w >> 16u);
            let t157 = decode_bf16(words_3.x & 65535u);
            let t158 = decode_bf16(words_3.x >> 16u);
            let t159 = decode_bf16(words_3.y & 65535u);
            let t160 = decode_bf16(words_3.y >> 16u);
            let t161 = decode_bf16(words_3.z & 65535u);
            let t162 = decode_bf16(words_3.z >> 16u);
            let t163 = decode_bf16(words_3.w & 65535u);
            let t164 = decode_bf16(words_3.w >> 16u);
            let t165 = 0.0f + t133 + t134 + t135 + t136 + t137 + t138 + t139 + t140 + t141 + t142 + t143 + t144 + t145 + t146; // rows.rs:164
            let t166 = t165 + t147 + t148 + t149 + t150 + t151 + t152 + t153 + t154 + t155 + t156 + t157 + t158 + t159 + t160;
            let t167 = t166 + t161 + t162 + t163 + t164;
            let t168 = fma(f32((t129.x >> 8u) & 15u), t135, fma(f32((t129.x >> 4u) & 15u), t134, fma(f32(t129.x & 15u), t133, 0.0f))); // rows.rs:169
            let t169 = fma(f32((t129.x >> 20u) & 15u), t138, fma(f32((t129.x >> 16u) & 15u), t137, fma(f32((t129.x >> 12u) & 15u), t136, t168)));
            let t170 = fma(f32(t129.y & 15u), t141, fma(f32((t129.x >> 28u) & 15u), t140, fma(f32((t129.x >> 24u) & 15u), t139, t169)));
            let t171 = fma(f32((t129.y >> 12u) & 15u), t144, fma(f32((t129.y >> 8u) & 15u), t143, fma(f32((t129.y >> 4u) & 15u), t142, t170)));
            let t172 = fma(f32((t129.y >> 24u) & 15u), t147, fma(f32((t129.y >> 20u) & 15u), t146, fma(f32((t129.y >> 16u) & 15u), t145, t171)));
            let t173 = fma(f32((t129.z >> 4u) & 15u), t150, fma(f32(t129.z & 15u), t149, fma(f32((t129.y >> 28u) & 15u), t148, t172)));
            let t174 = fma(f32((t129.z >> 16u) & 15u), t153, fma(f32((t129.z >> 12u) & 15u), t152, fma(f32((t129.z >> 8u) & 15u), t151, t173)));
            let t175 = fma(f32((t129.z >> 28u) & 15u), t156, fma(f32((t129.z >> 24u) & 15u), t155, fma(f32((t129.z >> 20u) & 15u), t154, t174)));
            let t176 = fma(f32((t129.w >> 8u) & 15u), t159, fma(f32((t129.w >> 4u) & 15u), t158, fma(f32(t129.w & 15u), t157, t175)));
            let t177 = fma(f32((t129.w >> 20u) & 15u), t162, fma(f32((t129.w >> 16u) & 15u), t161, fma(f32((t129.w >> 12u) & 15u), t160, t176)));
            let t178 = load_scales(t127 * imm.n_groups + t128) * fma(f32((t129.w >> 28u) & 15u), t164, fma(f32((t129.w >> 24u) & 15u), t163, t177));
            sums_0_0 = sums_0_0 + t178 + load_biases(t127 * imm.n_groups + t128) * t167; // body.rs:249
            let t179 = fma(f32((t132.x >> 8u) & 15u), t135, fma(f32((t132.x >> 4u) & 15u), t134, fma(f32(t132.x & 15u), t133, 0.0f))); // rows.rs:169
            let t180 = fma(f32((t132.x >> 20u) & 15u), t138, fma(f32((t132.x >> 16u) & 15u), t137, fma(f32((t132.x >> 12u) & 15u), t136, t179)));
            let t181 = fma(f32(t132.y & 15u), t141, fma(f32((t132.x >> 28u) & 15u), t140, fma(f32((t132.x >> 24u) & 15u), t139, t180)));
            let t182 = fma(f32((t132.y >> 12u) & 15u), t144, fma(f32((t132.y >> 8u) & 15u), t143, fma(f32((t132.y >> 4u) & 15u), t142, t181)));
            let t183 = fma(f32((t132.y >> 24u) & 15u), t147, fma(f32((t132.y >> 20u) & 15u), t146, fma(f32((t132.y >> 16u) & 15u), t145, t182)));
            let t184 = fma(f32((t132.z >> 4u) & 15u), t150, fma(f32(t132.z & 15u), t149, fma(f32((t132.y >> 28u) & 15u), t148, t183)));
            let t185 = fma(f32((t132.z >> 16u) & 15u), t153, fma(f32((t132.z >> 12u) & 15u), t152, fma(f32((t132.z >> 8u) & 15u), t151, t184)));
            let t186 = fma(f32((t132.z >> 28u) & 15u), t156, fma(f32((t132.z >> 24u) & 15u), t155, fma(f32((t132.z >> 20u) & 15u), t154, t185)));
            let t187 = fma(f32((t132.w >> 8u) & 15u), t159, fma(f32((t132.w >> 4u) & 15u), t158, fma(f32(t132.w & 15u), t157, t186)));
            let t188 = fma(f32((t132.w >> 20u) & 15u), t162, fma(f32((t132.w >> 16u) & 15u), t161, fma(f32((t132.w >> 12u) & 15u), t160, t187)));
            let t189 = load_scales(t130 * imm.n_groups + t131) * fma(f32((t132.w >> 28u) & 15u), t164, fma(f32((t132.w >> 24u) & 15u), t163, t188));
            sums_0_1 = sums_0_1 + t189 + load_biases(t130 * imm.n_groups + t131) * t167; // body.rs:249
        }
        workgroupBarrier(); // body.rs:258
    }
    let sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[local_invocation_index >> 5u] = sum; // body.rs:271
    }
    let sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // body.rs:271
    }
    workgroupBarrier(); // body.rs:309
    let part = local_invocation_index; // body.rs:325
    let row = part / 2u; // body.rs:326
    let first = part % 2u * 4u; // body.rs:327
    let column = workgroup_id.x * 8u + first; // body.rs:328
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
        let up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:355
        let t190 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        let t191 = abs_f32(t190); // activation.rs:20
        let sum_2 = t191 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum_2 - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced = t191 - k * 0.6933594f; // exponential.rs:15
        let correction = k * -0.00021219444f; // exponential.rs:16
        let r = reduced - correction; // exponential.rs:17
        let r_error = reduced - r - correction; // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        q = q * r + 0.0013933674f; // exponential.rs:29
        q = q * r + 0.008333311f;
        q = q * r + 0.041666467f;
        q = q * r + 0.16666667f;
        q = q * r + 0.5f;
        let rest = r_error + r * r * q; // exponential.rs:31
        let p = r + rest; // exponential.rs:32
        let y_1 = 1.0f + p; // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t191); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t192 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t191) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t192);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_2 = bitcast<u32>(t190 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t190 < 0.0f))); // bits.rs:31
        let t193 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_3 = bitcast<u32>(t193 * up); // bits.rs:31
        let t194 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t194; // body.rs:356
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        let t195 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        let t196 = abs_f32(t195); // activation.rs:20
        let sum_3 = t196 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_1 = t196 - k_1 * 0.6933594f; // exponential.rs:15
        let correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        let r_1 = reduced_1 - correction_1; // exponential.rs:17
        let r_error_1 = reduced_1 - r_1 - correction_1; // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        q_1 = q_1 * r_1 + 0.0013933674f; // exponential.rs:29
        q_1 = q_1 * r_1 + 0.008333311f;
        q_1 = q_1 * r_1 + 0.041666467f;
        q_1 = q_1 * r_1 + 0.16666667f;
        q_1 = q_1 * r_1 + 0.5f;
        let rest_1 = r_error_1 + r_1 * r_1 * q_1; // exponential.rs:31
        let p_1 = r_1 + rest_1; // exponential.rs:32
        let y_3 = 1.0f + p_1; // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_4 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_5 = bitcast<u32>(t196); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t197 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t196) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_1 = decode_bf16(encode_bf16(t197)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_6 = bitcast<u32>(t195 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t195 < 0.0f))); // bits.rs:31
        let t198 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t198 * up_1); // bits.rs:31
        let t199 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t199; // body.rs:356
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        let t200 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        let t201 = abs_f32(t200); // activation.rs:20
        let sum_4 = t201 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_2 = t201 - k_2 * 0.6933594f; // exponential.rs:15
        let correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        let r_2 = reduced_2 - correction_2; // exponential.rs:17
        let r_error_2 = reduced_2 - r_2 - correction_2; // exponential.rs:18
        var q_2 = 0.00019891017f; // exponential.rs:26
        q_2 = q_2 * r_2 + 0.0013933674f; // exponential.rs:29
        q_2 = q_2 * r_2 + 0.008333311f;
        q_2 = q_2 * r_2 + 0.041666467f;
        q_2 = q_2 * r_2 + 0.16666667f;
        q_2 = q_2 * r_2 + 0.5f;
        let rest_2 = r_error_2 + r_2 * r_2 * q_2; // exponential.rs:31
        let p_2 = r_2 + rest_2; // exponential.rs:32
        let y_5 = 1.0f + p_2; // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_8 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_9 = bitcast<u32>(t201); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t202 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t201) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t202)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_10 = bitcast<u32>(t200 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t200 < 0.0f))); // bits.rs:31
        let t203 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_11 = bitcast<u32>(decode_bf16(t203) * up_2); // bits.rs:31
        let t204 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t204); // body.rs:356
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        let t205 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        let t206 = abs_f32(t205); // activation.rs:20
        let sum_5 = t206 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_3 = t206 - k_3 * 0.6933594f; // exponential.rs:15
        let correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        let r_3 = reduced_3 - correction_3; // exponential.rs:17
        let r_error_3 = reduced_3 - r_3 - correction_3; // exponential.rs:18
        var q_3 = 0.00019891017f; // exponential.rs:26
        q_3 = q_3 * r_3 + 0.0013933674f; // exponential.rs:29
        q_3 = q_3 * r_3 + 0.008333311f;
        q_3 = q_3 * r_3 + 0.041666467f;
        q_3 = q_3 * r_3 + 0.16666667f;
        q_3 = q_3 * r_3 + 0.5f;
        let rest_3 = r_error_3 + r_3 * r_3 * q_3; // exponential.rs:31
        let p_3 = r_3 + rest_3; // exponential.rs:32
        let y_7 = 1.0f + p_3; // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_12 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t206); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t207 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t206) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t207)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_14 = bitcast<u32>(t205 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t205 < 0.0f))); // bits.rs:31
        let t208 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_15 = bitcast<u32>(decode_bf16(t208) * up_3); // bits.rs:31
        let t209 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t209); // body.rs:356
        let t210 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t210;
    }
}
