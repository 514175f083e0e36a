struct Immediates {
    m: u32,
    n: u32,
    k: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> array_0: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn funnel_shr_u32(high: u32, low: u32, amount: u32) -> u32 {
    let shift = amount & 31u;
    return (low >> shift) | ((high << 1u) << (31u - shift));
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn decode_f16(bits: u32) -> f32 {
    let sign = (bits & 0x8000u) << 16u;
    let magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return bitcast<f32>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return bitcast<f32>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return bitcast<f32>(sign);
    }
    let shift = countLeadingZeros(magnitude) - 21u;
    return bitcast<f32>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
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
fn fused_linear__bf16_t3_bf16__matvec_8x1_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
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
        for (var counter = local_invocation_index & 31u; counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let block = min_u32(t0, n - 1u) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:43
            let from_end = 7u - first % 8u; // trellis.rs:44
            let start = block + from_end * 3u; // trellis.rs:45
            let t1 = weight[start]; // trellis.rs:32
            let t2 = weight[start + 1u];
            let t3 = weight[start + 2u];
            let t4 = weight[select(start + 3u, block, (first % 8u == 0u))]; // rows.rs:129
            let block_1 = (min_u32(t0, n - 1u) + n) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:43
            let from_end_1 = 7u - first % 8u; // trellis.rs:44
            let start_1 = block_1 + from_end_1 * 3u; // trellis.rs:45
            let t5 = weight[start_1]; // trellis.rs:32
            let t6 = weight[start_1 + 1u];
            let t7 = weight[start_1 + 2u];
            let t8 = weight[select(start_1 + 3u, block_1, (first % 8u == 0u))]; // rows.rs:129
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_0[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_0[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_0[place_2]; // body.rs:165
            let t9 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t10 = decode_bf16(words.x >> 16u);
            let t11 = decode_bf16(words.y & 65535u);
            let t12 = decode_bf16(words.y >> 16u);
            let t13 = decode_bf16(words.z & 65535u);
            let t14 = decode_bf16(words.z >> 16u);
            let t15 = decode_bf16(words.w & 65535u);
            let t16 = decode_bf16(words.w >> 16u);
            let t17 = decode_bf16(words_1.x & 65535u);
            let t18 = decode_bf16(words_1.x >> 16u);
            let t19 = decode_bf16(words_1.y & 65535u);
            let t20 = decode_bf16(words_1.y >> 16u);
            let t21 = decode_bf16(words_1.z & 65535u);
            let t22 = decode_bf16(words_1.z >> 16u);
            let t23 = decode_bf16(words_1.w & 65535u);
            let t24 = decode_bf16(words_1.w >> 16u);
            let t25 = decode_bf16(words_2.x & 65535u);
            let t26 = decode_bf16(words_2.x >> 16u);
            let t27 = decode_bf16(words_2.y & 65535u);
            let t28 = decode_bf16(words_2.y >> 16u);
            let t29 = decode_bf16(words_2.z & 65535u);
            let t30 = decode_bf16(words_2.z >> 16u);
            let t31 = decode_bf16(words_2.w & 65535u);
            let t32 = decode_bf16(words_2.w >> 16u);
            let t33 = decode_bf16(words_3.x & 65535u);
            let t34 = decode_bf16(words_3.x >> 16u);
            let t35 = decode_bf16(words_3.y & 65535u);
            let t36 = decode_bf16(words_3.y >> 16u);
            let t37 = decode_bf16(words_3.z & 65535u);
            let t38 = decode_bf16(words_3.z >> 16u);
            let t39 = decode_bf16(words_3.w & 65535u);
            let t40 = decode_bf16(words_3.w >> 16u);
            let t41 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            let t42 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t43 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t44 = fma(t12, f32(dot4U8Packed(((t3 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, fma(t11, t43, fma(t10, t42, fma(t9, t41, sums_0_0)))); // rows.rs:169
            let t45 = fma(t13, f32(dot4U8Packed(((t3 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t44);
            let t46 = fma(t14, f32(dot4U8Packed(((t3 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t45);
            let t47 = fma(t15, f32(dot4U8Packed(((t3 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t46);
            let t48 = fma(t16, f32(dot4U8Packed(((t3 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t47);
            let t49 = fma(t17, f32(dot4U8Packed(((t3 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t48);
            let t50 = fma(t18, f32(dot4U8Packed(((t3 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t49);
            let t51 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            let t52 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t53 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t54 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t55 = fma(t23, f32(dot4U8Packed(((t2 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, fma(t22, t54, fma(t21, t53, fma(t20, t52, fma(t19, t51, t50))))); // rows.rs:169
            let t56 = fma(t24, f32(dot4U8Packed(((t2 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t55);
            let t57 = fma(t25, f32(dot4U8Packed(((t2 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t56);
            let t58 = fma(t26, f32(dot4U8Packed(((t2 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t57);
            let t59 = fma(t27, f32(dot4U8Packed(((t2 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t58);
            let t60 = fma(t28, f32(dot4U8Packed(((t2 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t59);
            let t61 = fma(t29, f32(dot4U8Packed(((t2 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t60);
            let t62 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            let t63 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t64 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t65 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t66 = fma(t34, f32(dot4U8Packed(((t1 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, fma(t33, t65, fma(t32, t64, fma(t31, t63, fma(t30, t62, t61))))); // rows.rs:169
            let t67 = fma(t35, f32(dot4U8Packed(((t1 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t66);
            let t68 = fma(t36, f32(dot4U8Packed(((t1 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t67);
            let t69 = fma(t37, f32(dot4U8Packed(((t1 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t68);
            let t70 = fma(t38, f32(dot4U8Packed(((t1 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t69);
            let t71 = fma(t39, f32(dot4U8Packed(((t1 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t70);
            sums_0_0 = fma(t40, f32(dot4U8Packed((t1 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t71); // body.rs:249
            let t72 = f32(dot4U8Packed((funnel_shr_u32(t8, t7, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            let t73 = f32(dot4U8Packed((funnel_shr_u32(t8, t7, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t74 = f32(dot4U8Packed((funnel_shr_u32(t8, t7, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t75 = fma(t12, f32(dot4U8Packed(((t7 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, fma(t11, t74, fma(t10, t73, fma(t9, t72, sums_0_1)))); // rows.rs:169
            let t76 = fma(t13, f32(dot4U8Packed(((t7 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t75);
            let t77 = fma(t14, f32(dot4U8Packed(((t7 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t76);
            let t78 = fma(t15, f32(dot4U8Packed(((t7 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t77);
            let t79 = fma(t16, f32(dot4U8Packed(((t7 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t78);
            let t80 = fma(t17, f32(dot4U8Packed(((t7 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t79);
            let t81 = fma(t18, f32(dot4U8Packed(((t7 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t80);
            let t82 = f32(dot4U8Packed((funnel_shr_u32(t7, t6, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            let t83 = f32(dot4U8Packed((funnel_shr_u32(t7, t6, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t84 = f32(dot4U8Packed((funnel_shr_u32(t7, t6, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t85 = f32(dot4U8Packed((funnel_shr_u32(t7, t6, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t86 = fma(t23, f32(dot4U8Packed(((t6 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, fma(t22, t85, fma(t21, t84, fma(t20, t83, fma(t19, t82, t81))))); // rows.rs:169
            let t87 = fma(t24, f32(dot4U8Packed(((t6 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t86);
            let t88 = fma(t25, f32(dot4U8Packed(((t6 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t87);
            let t89 = fma(t26, f32(dot4U8Packed(((t6 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t88);
            let t90 = fma(t27, f32(dot4U8Packed(((t6 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t89);
            let t91 = fma(t28, f32(dot4U8Packed(((t6 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t90);
            let t92 = fma(t29, f32(dot4U8Packed(((t6 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t91);
            let t93 = f32(dot4U8Packed((funnel_shr_u32(t6, t5, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            let t94 = f32(dot4U8Packed((funnel_shr_u32(t6, t5, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t95 = f32(dot4U8Packed((funnel_shr_u32(t6, t5, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t96 = f32(dot4U8Packed((funnel_shr_u32(t6, t5, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
            let t97 = fma(t34, f32(dot4U8Packed(((t5 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, fma(t33, t96, fma(t32, t95, fma(t31, t94, fma(t30, t93, t92))))); // rows.rs:169
            let t98 = fma(t35, f32(dot4U8Packed(((t5 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t97);
            let t99 = fma(t36, f32(dot4U8Packed(((t5 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t98);
            let t100 = fma(t37, f32(dot4U8Packed(((t5 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t99);
            let t101 = fma(t38, f32(dot4U8Packed(((t5 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t100);
            let t102 = fma(t39, f32(dot4U8Packed(((t5 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t101);
            sums_0_1 = fma(t40, f32(dot4U8Packed((t5 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f, t102); // body.rs:249
        }
        workgroupBarrier(); // body.rs:258
    }
    let sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        let bits = bitcast<u32>(sum * (load_scales(min_u32(t0, n - 1u)) * 0.0067658755f)); // bits.rs:31
        let finished = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
        results[local_invocation_index >> 5u] = finished; // body.rs:271
    }
    let sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        let bits = bitcast<u32>(sum_1 * (load_scales(min_u32(t0, n - 1u) + n) * 0.0067658755f)); // bits.rs:31
        let finished = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
        results[(local_invocation_index >> 5u) + 8u] = finished; // body.rs:271
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
        let t103 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        let t104 = abs_f32(t103); // activation.rs:20
        let sum_2 = t104 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum_2 - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced = t104 - k * 0.6933594f; // exponential.rs:15
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
        let bits_1 = bitcast<u32>(t104); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t105 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t104) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t105);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_2 = bitcast<u32>(t103 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t103 < 0.0f))); // bits.rs:31
        let t106 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_3 = bitcast<u32>(t106 * up); // bits.rs:31
        let t107 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t107; // body.rs:356
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        let t108 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        let t109 = abs_f32(t108); // activation.rs:20
        let sum_3 = t109 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_1 = t109 - k_1 * 0.6933594f; // exponential.rs:15
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
        let bits_5 = bitcast<u32>(t109); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t110 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t109) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_1 = decode_bf16(encode_bf16(t110)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_6 = bitcast<u32>(t108 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t108 < 0.0f))); // bits.rs:31
        let t111 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t111 * up_1); // bits.rs:31
        let t112 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t112; // body.rs:356
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        let t113 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        let t114 = abs_f32(t113); // activation.rs:20
        let sum_4 = t114 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_2 = t114 - k_2 * 0.6933594f; // exponential.rs:15
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
        let bits_9 = bitcast<u32>(t114); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t115 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t114) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t115)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_10 = bitcast<u32>(t113 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t113 < 0.0f))); // bits.rs:31
        let t116 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_11 = bitcast<u32>(decode_bf16(t116) * up_2); // bits.rs:31
        let t117 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t117); // body.rs:356
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        let t118 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        let t119 = abs_f32(t118); // activation.rs:20
        let sum_5 = t119 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_3 = t119 - k_3 * 0.6933594f; // exponential.rs:15
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
        let bits_13 = bitcast<u32>(t119); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t120 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t119) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t120)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_14 = bitcast<u32>(t118 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t118 < 0.0f))); // bits.rs:31
        let t121 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_15 = bitcast<u32>(decode_bf16(t121) * up_3); // bits.rs:31
        let t122 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t122); // body.rs:356
        let t123 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t123;
    }
}
