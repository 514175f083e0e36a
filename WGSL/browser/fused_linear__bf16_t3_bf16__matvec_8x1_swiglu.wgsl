enable subgroups;

struct Immediates {
    m: u32,
    n: u32,
    k: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
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

fn shl_u32(x: u32, amount: u32) -> u32 {
    return x << (amount & 31u);
}

fn u32_from_f32(x: f32) -> u32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (x <= 0.0f) {
        return 0u;
    }
    if (x >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return u32(x);
}

fn reciprocal_rn(x: f32) -> f32 {
    let t0 = 1.0f;
    let a_bits = bitcast<u32>(t0);
    let b_bits = bitcast<u32>(x);
    let sign_1 = (a_bits ^ b_bits) & 2147483648u;
    let t1 = a_bits & 8388607u;
    let t2 = b_bits & 8388607u;
    let below = select(0u, 1u, (t1 < t2));
    let numerator = shl_u32(t1 | 8388608u, below);
    let denominator = t2 | 8388608u;
    let d = bitcast<f32>((t2 & 8388607u) | 1065353216u);
    var reciprocal = 1.4117647f - 0.47058824f * d;
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>(bitcast<u32>(bitcast<f32>((t1 & 8388607u) | 1065353216u)) + (below << 23u));
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f);
    let divisor = i32(denominator);
    var residual = i32((numerator << 23u) - quotient * denominator);
    let over = residual < 0i;
    quotient = select(quotient, quotient - 1u, over);
    residual = select(residual, residual + divisor, over);
    let over_1 = residual < 0i;
    quotient = select(quotient, quotient - 1u, over_1);
    residual = select(residual, residual + divisor, over_1);
    let under = residual >= divisor;
    quotient = select(quotient, quotient + 1u, under);
    residual = select(residual, residual - divisor, under);
    quotient = select(quotient, quotient + 1u, (residual * 2i > divisor));
    let exponent = i32((a_bits >> 23u) & 255u) - i32((b_bits >> 23u) & 255u) + 127i - i32(below);
    let t3 = quotient;
    let field = exponent + i32(t3 >> 24u);
    let bits = (u32(field) << 23u) | (t3 & 8388607u);
    let ordinary = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
    let sign_2 = (a_bits ^ b_bits) & 2147483648u;
    let a_magnitude = a_bits & 2147483647u;
    let b_magnitude = b_bits & 2147483647u;
    let a_zero = a_magnitude < 8388608u;
    let b_zero = b_magnitude < 8388608u;
    let a_infinite = a_magnitude == 2139095040u;
    let b_infinite = b_magnitude == 2139095040u;
    let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
    let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(ordinary, bitcast<f32>(sign_2), a_zero | b_infinite);
    let extended = select(bounded, bitcast<f32>(sign_2 | 2139095040u), a_infinite | b_zero);
    let t4 = 2143289344u;
    var result = select(extended, bitcast<f32>(t4), undefined);
    return result;
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_t3_bf16__matvec_8x1_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:138
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:297
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
        for (var counter = local_invocation_index & 31u; counter < n_here; counter += 32u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let block = min_u32(t0, n - 1u) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:50
            let from_end = 7u - first % 8u; // trellis.rs:51
            let start = block + from_end * 3u; // trellis.rs:52
            let t1 = weight[start]; // trellis.rs:39
            let t2 = weight[start + 1u];
            let t3 = weight[start + 2u];
            let t4 = weight[select(start + 3u, block, (first % 8u == 0u))]; // rows.rs:129
            let block_1 = (min_u32(t0, n - 1u) + n) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:50
            let from_end_1 = 7u - first % 8u; // trellis.rs:51
            let start_1 = block_1 + from_end_1 * 3u; // trellis.rs:52
            let t5 = weight[start_1]; // trellis.rs:39
            let t6 = weight[start_1 + 1u];
            let t7 = weight[start_1 + 2u];
            let t8 = weight[select(start_1 + 3u, block_1, (first % 8u == 0u))]; // rows.rs:129
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_0[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_0[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_0[place_2]; // body.rs:171
            let t9 = decode_bf16(words.x & 65535u); // body.rs:78
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
            let t41 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t42 = sums_0_0 + bitcast<f32>(bitcast<u32>(t9 * bitcast<f32>(bitcast<u32>(t41) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t43 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t44 = bitcast<f32>(bitcast<u32>(t42) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t10 * bitcast<f32>(bitcast<u32>(t43) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t45 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t46 = bitcast<f32>(bitcast<u32>(t44) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t11 * bitcast<f32>(bitcast<u32>(t45) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t47 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t48 = bitcast<f32>(bitcast<u32>(t46) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t12 * bitcast<f32>(t47 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t49 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t50 = bitcast<f32>(bitcast<u32>(t48) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t13 * bitcast<f32>(t49 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t51 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t52 = bitcast<f32>(bitcast<u32>(t50) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t14 * bitcast<f32>(t51 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t53 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t54 = bitcast<f32>(bitcast<u32>(t52) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t15 * bitcast<f32>(t53 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t55 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t56 = bitcast<f32>(bitcast<u32>(t54) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t16 * bitcast<f32>(t55 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t57 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t58 = bitcast<f32>(bitcast<u32>(t56) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t17 * bitcast<f32>(t57 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t59 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t60 = bitcast<f32>(bitcast<u32>(t58) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t18 * bitcast<f32>(t59 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t61 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t62 = bitcast<f32>(bitcast<u32>(t60) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t19 * bitcast<f32>(bitcast<u32>(t61) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t63 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t64 = bitcast<f32>(bitcast<u32>(t62) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t20 * bitcast<f32>(bitcast<u32>(t63) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t65 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t66 = bitcast<f32>(bitcast<u32>(t64) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t21 * bitcast<f32>(bitcast<u32>(t65) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t67 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t68 = bitcast<f32>(bitcast<u32>(t66) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t22 * bitcast<f32>(bitcast<u32>(t67) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t69 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t70 = bitcast<f32>(bitcast<u32>(t68) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t23 * bitcast<f32>(t69 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t71 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t72 = bitcast<f32>(bitcast<u32>(t70) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t24 * bitcast<f32>(t71 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t73 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t74 = bitcast<f32>(bitcast<u32>(t72) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t25 * bitcast<f32>(t73 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t75 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t76 = bitcast<f32>(bitcast<u32>(t74) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t26 * bitcast<f32>(t75 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t77 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t78 = bitcast<f32>(bitcast<u32>(t76) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t27 * bitcast<f32>(t77 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t79 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t80 = bitcast<f32>(bitcast<u32>(t78) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t28 * bitcast<f32>(t79 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t81 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t82 = bitcast<f32>(bitcast<u32>(t80) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t29 * bitcast<f32>(t81 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t83 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t84 = bitcast<f32>(bitcast<u32>(t82) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t30 * bitcast<f32>(bitcast<u32>(t83) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t85 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t86 = bitcast<f32>(bitcast<u32>(t84) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t31 * bitcast<f32>(bitcast<u32>(t85) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t87 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t88 = bitcast<f32>(bitcast<u32>(t86) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t32 * bitcast<f32>(bitcast<u32>(t87) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t89 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t90 = bitcast<f32>(bitcast<u32>(t88) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t33 * bitcast<f32>(bitcast<u32>(t89) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t91 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t92 = bitcast<f32>(bitcast<u32>(t90) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t34 * bitcast<f32>(t91 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t93 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t94 = bitcast<f32>(bitcast<u32>(t92) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t35 * bitcast<f32>(t93 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t95 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t96 = bitcast<f32>(bitcast<u32>(t94) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t36 * bitcast<f32>(t95 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t97 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t98 = bitcast<f32>(bitcast<u32>(t96) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t37 * bitcast<f32>(t97 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t99 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t100 = bitcast<f32>(bitcast<u32>(t98) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t38 * bitcast<f32>(t99 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t101 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t102 = bitcast<f32>(bitcast<u32>(t100) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t39 * bitcast<f32>(t101 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t103 = bitcast<u32>(f32(dot4U8Packed((t1 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero; // trellis.rs:71
            let t104 = bitcast<f32>(bitcast<u32>(t102) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t40 * bitcast<f32>(t103)) ^ hidden_zero); // rows.rs:169
            sums_0_0 = bitcast<f32>(bitcast<u32>(t104) ^ hidden_zero); // body.rs:255
            let t105 = f32(dot4U8Packed((funnel_shr_u32(t8, t7, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t106 = sums_0_1 + bitcast<f32>(bitcast<u32>(t9 * bitcast<f32>(bitcast<u32>(t105) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t107 = f32(dot4U8Packed((funnel_shr_u32(t8, t7, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t108 = bitcast<f32>(bitcast<u32>(t106) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t10 * bitcast<f32>(bitcast<u32>(t107) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t109 = f32(dot4U8Packed((funnel_shr_u32(t8, t7, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t110 = bitcast<f32>(bitcast<u32>(t108) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t11 * bitcast<f32>(bitcast<u32>(t109) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t111 = bitcast<u32>(f32(dot4U8Packed(((t7 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t112 = bitcast<f32>(bitcast<u32>(t110) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t12 * bitcast<f32>(t111 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t113 = bitcast<u32>(f32(dot4U8Packed(((t7 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t114 = bitcast<f32>(bitcast<u32>(t112) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t13 * bitcast<f32>(t113 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t115 = bitcast<u32>(f32(dot4U8Packed(((t7 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t116 = bitcast<f32>(bitcast<u32>(t114) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t14 * bitcast<f32>(t115 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t117 = bitcast<u32>(f32(dot4U8Packed(((t7 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t118 = bitcast<f32>(bitcast<u32>(t116) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t15 * bitcast<f32>(t117 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t119 = bitcast<u32>(f32(dot4U8Packed(((t7 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t120 = bitcast<f32>(bitcast<u32>(t118) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t16 * bitcast<f32>(t119 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t121 = bitcast<u32>(f32(dot4U8Packed(((t7 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t122 = bitcast<f32>(bitcast<u32>(t120) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t17 * bitcast<f32>(t121 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t123 = bitcast<u32>(f32(dot4U8Packed(((t7 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t124 = bitcast<f32>(bitcast<u32>(t122) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t18 * bitcast<f32>(t123 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t125 = f32(dot4U8Packed((funnel_shr_u32(t7, t6, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t126 = bitcast<f32>(bitcast<u32>(t124) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t19 * bitcast<f32>(bitcast<u32>(t125) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t127 = f32(dot4U8Packed((funnel_shr_u32(t7, t6, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t128 = bitcast<f32>(bitcast<u32>(t126) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t20 * bitcast<f32>(bitcast<u32>(t127) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t129 = f32(dot4U8Packed((funnel_shr_u32(t7, t6, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t130 = bitcast<f32>(bitcast<u32>(t128) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t21 * bitcast<f32>(bitcast<u32>(t129) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t131 = f32(dot4U8Packed((funnel_shr_u32(t7, t6, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t132 = bitcast<f32>(bitcast<u32>(t130) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t22 * bitcast<f32>(bitcast<u32>(t131) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t133 = bitcast<u32>(f32(dot4U8Packed(((t6 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t134 = bitcast<f32>(bitcast<u32>(t132) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t23 * bitcast<f32>(t133 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t135 = bitcast<u32>(f32(dot4U8Packed(((t6 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t136 = bitcast<f32>(bitcast<u32>(t134) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t24 * bitcast<f32>(t135 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t137 = bitcast<u32>(f32(dot4U8Packed(((t6 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t138 = bitcast<f32>(bitcast<u32>(t136) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t25 * bitcast<f32>(t137 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t139 = bitcast<u32>(f32(dot4U8Packed(((t6 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t140 = bitcast<f32>(bitcast<u32>(t138) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t26 * bitcast<f32>(t139 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t141 = bitcast<u32>(f32(dot4U8Packed(((t6 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t142 = bitcast<f32>(bitcast<u32>(t140) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t27 * bitcast<f32>(t141 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t143 = bitcast<u32>(f32(dot4U8Packed(((t6 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t144 = bitcast<f32>(bitcast<u32>(t142) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t28 * bitcast<f32>(t143 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t145 = bitcast<u32>(f32(dot4U8Packed(((t6 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t146 = bitcast<f32>(bitcast<u32>(t144) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t29 * bitcast<f32>(t145 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t147 = f32(dot4U8Packed((funnel_shr_u32(t6, t5, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t148 = bitcast<f32>(bitcast<u32>(t146) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t30 * bitcast<f32>(bitcast<u32>(t147) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t149 = f32(dot4U8Packed((funnel_shr_u32(t6, t5, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t150 = bitcast<f32>(bitcast<u32>(t148) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t31 * bitcast<f32>(bitcast<u32>(t149) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t151 = f32(dot4U8Packed((funnel_shr_u32(t6, t5, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t152 = bitcast<f32>(bitcast<u32>(t150) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t32 * bitcast<f32>(bitcast<u32>(t151) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t153 = f32(dot4U8Packed((funnel_shr_u32(t6, t5, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t154 = bitcast<f32>(bitcast<u32>(t152) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t33 * bitcast<f32>(bitcast<u32>(t153) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t155 = bitcast<u32>(f32(dot4U8Packed(((t5 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t156 = bitcast<f32>(bitcast<u32>(t154) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t34 * bitcast<f32>(t155 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t157 = bitcast<u32>(f32(dot4U8Packed(((t5 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t158 = bitcast<f32>(bitcast<u32>(t156) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t35 * bitcast<f32>(t157 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t159 = bitcast<u32>(f32(dot4U8Packed(((t5 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t160 = bitcast<f32>(bitcast<u32>(t158) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t36 * bitcast<f32>(t159 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t161 = bitcast<u32>(f32(dot4U8Packed(((t5 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t162 = bitcast<f32>(bitcast<u32>(t160) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t37 * bitcast<f32>(t161 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t163 = bitcast<u32>(f32(dot4U8Packed(((t5 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t164 = bitcast<f32>(bitcast<u32>(t162) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t38 * bitcast<f32>(t163 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t165 = bitcast<u32>(f32(dot4U8Packed(((t5 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t166 = bitcast<f32>(bitcast<u32>(t164) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t39 * bitcast<f32>(t165 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t167 = bitcast<u32>(f32(dot4U8Packed((t5 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero; // trellis.rs:71
            let t168 = bitcast<f32>(bitcast<u32>(t166) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t40 * bitcast<f32>(t167)) ^ hidden_zero); // rows.rs:169
            sums_0_1 = bitcast<f32>(bitcast<u32>(t168) ^ hidden_zero); // body.rs:255
        }
        workgroupBarrier(); // body.rs:264
    }
    let t169 = sums_0_0; // body.rs:271
    let t170 = subgroupShuffleXor(t169, 1u);
    let t171 = bitcast<f32>(bitcast<u32>(t169 + t170) ^ hidden_zero);
    let t172 = subgroupShuffleXor(t171, 2u);
    let t173 = bitcast<f32>(bitcast<u32>(t171 + t172) ^ hidden_zero);
    let t174 = subgroupShuffleXor(t173, 4u);
    let t175 = bitcast<f32>(bitcast<u32>(t173 + t174) ^ hidden_zero);
    let t176 = subgroupShuffleXor(t175, 8u);
    let t177 = bitcast<f32>(bitcast<u32>(t175 + t176) ^ hidden_zero);
    let t178 = subgroupShuffleXor(t177, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t177 + t178) ^ hidden_zero);
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        let bits = bitcast<u32>(sum * bitcast<f32>(bitcast<u32>(load_scales(min_u32(t0, n - 1u)) * 0.0067658755f) ^ hidden_zero)); // bits.rs:31
        let finished = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
        results[local_invocation_index >> 5u] = finished; // body.rs:277
    }
    let t179 = sums_0_1; // body.rs:271
    let t180 = subgroupShuffleXor(t179, 1u);
    let t181 = bitcast<f32>(bitcast<u32>(t179 + t180) ^ hidden_zero);
    let t182 = subgroupShuffleXor(t181, 2u);
    let t183 = bitcast<f32>(bitcast<u32>(t181 + t182) ^ hidden_zero);
    let t184 = subgroupShuffleXor(t183, 4u);
    let t185 = bitcast<f32>(bitcast<u32>(t183 + t184) ^ hidden_zero);
    let t186 = subgroupShuffleXor(t185, 8u);
    let t187 = bitcast<f32>(bitcast<u32>(t185 + t186) ^ hidden_zero);
    let t188 = subgroupShuffleXor(t187, 16u);
    let sum_1 = bitcast<f32>(bitcast<u32>(t187 + t188) ^ hidden_zero);
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        let t189 = sum_1 * bitcast<f32>(bitcast<u32>(load_scales(min_u32(t0, n - 1u) + n) * 0.0067658755f) ^ hidden_zero); // rows.rs:154
        let bits = bitcast<u32>(t189); // bits.rs:31
        let finished = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
        results[(local_invocation_index >> 5u) + 8u] = finished; // body.rs:277
    }
    workgroupBarrier(); // body.rs:315
    let part = local_invocation_index; // body.rs:331
    let row = part / 2u; // body.rs:332
    let first = part % 2u * 4u; // body.rs:333
    let column = workgroup_id.x * 8u + first; // body.rs:334
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
        let up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:361
        let t190 = decode_bf16(encode_bf16(four_0)); // body.rs:362
        let t191 = abs_f32(t190); // activation.rs:20
        let t192 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t191 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t192);
        let k = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t191 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t193 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t193;
        let t194 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t194;
        let t195 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t195;
        let t196 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t196;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t197 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t191); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t198 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t191) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t198);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_2 = bitcast<u32>(t190 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t190 < 0.0f))); // bits.rs:31
        let t199 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_3 = bitcast<u32>(t199 * up); // bits.rs:31
        let t200 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t200; // body.rs:362
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:361
        let t201 = decode_bf16(encode_bf16(four_1)); // body.rs:362
        let t202 = abs_f32(t201); // activation.rs:20
        let t203 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t202 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t203);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t202 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t204 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t204);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t205 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t205;
        let t206 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t206;
        let t207 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t207;
        let t208 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t208;
        let t209 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t209;
        let t210 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t210) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_4 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_5 = bitcast<u32>(t202); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t211 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t202) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_1 = decode_bf16(encode_bf16(t211)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_6 = bitcast<u32>(t201 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t201 < 0.0f))); // bits.rs:31
        let t212 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t212 * up_1); // bits.rs:31
        let t213 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t213; // body.rs:362
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:361
        let t214 = decode_bf16(encode_bf16(four_2)); // body.rs:362
        let t215 = abs_f32(t214); // activation.rs:20
        let t216 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t215 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t216);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t215 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t217 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t217);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t218 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t218;
        let t219 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t219;
        let t220 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t220;
        let t221 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t221;
        let t222 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t222;
        let t223 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t223) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_8 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_9 = bitcast<u32>(t215); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t224 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t215) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t224)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_10 = bitcast<u32>(t214 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t214 < 0.0f))); // bits.rs:31
        let t225 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_11 = bitcast<u32>(decode_bf16(t225) * up_2); // bits.rs:31
        let t226 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t226); // body.rs:362
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:361
        let t227 = decode_bf16(encode_bf16(four_3)); // body.rs:362
        let t228 = abs_f32(t227); // activation.rs:20
        let t229 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t228 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t229);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t228 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t230 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t230);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t231 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t231;
        let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t232;
        let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t233;
        let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t234;
        let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t235;
        let t236 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t236) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_12 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t228); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t237 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t228) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t237)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_14 = bitcast<u32>(t227 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t227 < 0.0f))); // bits.rs:31
        let t238 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_15 = bitcast<u32>(decode_bf16(t238) * up_3); // bits.rs:31
        let t239 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t239); // body.rs:362
        let t240 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:366
        y[(target_1 >> 1u) >> 1u] = t240;
    }
}
