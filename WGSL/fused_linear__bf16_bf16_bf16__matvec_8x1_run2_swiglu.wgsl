struct Immediates {
    m: u32,
    n: u32,
    k: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> results: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
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
fn fused_linear__bf16_bf16_bf16__matvec_8x1_run2_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:291
    let n = imm.n; // body.rs:203
    let n_pieces = imm.k / 8u; // body.rs:204
    var sums_0_0 = 0.0f; // body.rs:210
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += n_pieces) { // body.rs:211
        let n_here = min_u32(n_pieces, n_pieces - first_piece); // body.rs:217
        let in_runs = n_here & 4294967232u; // body.rs:219
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t1 = w[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t2 = w[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            let t3 = first + 32u; // body.rs:234
            let t4 = w[((min_u32(t0, n - 1u) * imm.k + t3 * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t5 = w[(((min_u32(t0, n - 1u) + n) * imm.k + t3 * 8u) >> 1u) >> 2u];
            let place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:179
            let words = x[(place / 2u) >> 2u]; // body.rs:180
            let t6 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t7 = decode_bf16(words.x >> 16u);
            let t8 = decode_bf16(words.y & 65535u);
            let t9 = decode_bf16(words.y >> 16u);
            let t10 = decode_bf16(words.z & 65535u);
            let t11 = decode_bf16(words.z >> 16u);
            let t12 = decode_bf16(words.w & 65535u);
            let t13 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t6, decode_bf16(t1.x), sum); // dot.rs:23
            sum = fma(t7, decode_bf16(t1.x >> 16u), sum);
            sum = fma(t8, decode_bf16(t1.y), sum);
            sum = fma(t9, decode_bf16(t1.y >> 16u), sum);
            sum = fma(t10, decode_bf16(t1.z), sum);
            sum = fma(t11, decode_bf16(t1.z >> 16u), sum);
            sum = fma(t12, decode_bf16(t1.w), sum);
            sum = fma(t13, decode_bf16(t1.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:249
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t6, decode_bf16(t2.x), sum_1); // dot.rs:23
            sum_1 = fma(t7, decode_bf16(t2.x >> 16u), sum_1);
            sum_1 = fma(t8, decode_bf16(t2.y), sum_1);
            sum_1 = fma(t9, decode_bf16(t2.y >> 16u), sum_1);
            sum_1 = fma(t10, decode_bf16(t2.z), sum_1);
            sum_1 = fma(t11, decode_bf16(t2.z >> 16u), sum_1);
            sum_1 = fma(t12, decode_bf16(t2.w), sum_1);
            sum_1 = fma(t13, decode_bf16(t2.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:249
            let place_1 = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + (first + 32u) * 8u; // body.rs:179
            let words_1 = x[(place_1 / 2u) >> 2u]; // body.rs:180
            let t14 = decode_bf16(words_1.x & 65535u); // piece.rs:133
            let t15 = decode_bf16(words_1.x >> 16u);
            let t16 = decode_bf16(words_1.y & 65535u);
            let t17 = decode_bf16(words_1.y >> 16u);
            let t18 = decode_bf16(words_1.z & 65535u);
            let t19 = decode_bf16(words_1.z >> 16u);
            let t20 = decode_bf16(words_1.w & 65535u);
            let t21 = decode_bf16(words_1.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t14, decode_bf16(t4.x), sum_2); // dot.rs:23
            sum_2 = fma(t15, decode_bf16(t4.x >> 16u), sum_2);
            sum_2 = fma(t16, decode_bf16(t4.y), sum_2);
            sum_2 = fma(t17, decode_bf16(t4.y >> 16u), sum_2);
            sum_2 = fma(t18, decode_bf16(t4.z), sum_2);
            sum_2 = fma(t19, decode_bf16(t4.z >> 16u), sum_2);
            sum_2 = fma(t20, decode_bf16(t4.w), sum_2);
            sum_2 = fma(t21, decode_bf16(t4.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:249
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t14, decode_bf16(t5.x), sum_3); // dot.rs:23
            sum_3 = fma(t15, decode_bf16(t5.x >> 16u), sum_3);
            sum_3 = fma(t16, decode_bf16(t5.y), sum_3);
            sum_3 = fma(t17, decode_bf16(t5.y >> 16u), sum_3);
            sum_3 = fma(t18, decode_bf16(t5.z), sum_3);
            sum_3 = fma(t19, decode_bf16(t5.z >> 16u), sum_3);
            sum_3 = fma(t20, decode_bf16(t5.w), sum_3);
            sum_3 = fma(t21, decode_bf16(t5.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:249
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t22 = w[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t23 = w[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            let place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:179
            let words = x[(place / 2u) >> 2u]; // body.rs:180
            let t24 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t25 = decode_bf16(words.x >> 16u);
            let t26 = decode_bf16(words.y & 65535u);
            let t27 = decode_bf16(words.y >> 16u);
            let t28 = decode_bf16(words.z & 65535u);
            let t29 = decode_bf16(words.z >> 16u);
            let t30 = decode_bf16(words.w & 65535u);
            let t31 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t24, decode_bf16(t22.x), sum); // dot.rs:23
            sum = fma(t25, decode_bf16(t22.x >> 16u), sum);
            sum = fma(t26, decode_bf16(t22.y), sum);
            sum = fma(t27, decode_bf16(t22.y >> 16u), sum);
            sum = fma(t28, decode_bf16(t22.z), sum);
            sum = fma(t29, decode_bf16(t22.z >> 16u), sum);
            sum = fma(t30, decode_bf16(t22.w), sum);
            sum = fma(t31, decode_bf16(t22.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:249
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t24, decode_bf16(t23.x), sum_1); // dot.rs:23
            sum_1 = fma(t25, decode_bf16(t23.x >> 16u), sum_1);
            sum_1 = fma(t26, decode_bf16(t23.y), sum_1);
            sum_1 = fma(t27, decode_bf16(t23.y >> 16u), sum_1);
            sum_1 = fma(t28, decode_bf16(t23.z), sum_1);
            sum_1 = fma(t29, decode_bf16(t23.z >> 16u), sum_1);
            sum_1 = fma(t30, decode_bf16(t23.w), sum_1);
            sum_1 = fma(t31, decode_bf16(t23.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:249
        }
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
        let t32 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        let t33 = abs_f32(t32); // activation.rs:20
        let sum_2 = t33 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum_2 - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced = t33 - k * 0.6933594f; // exponential.rs:15
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
        let bits_1 = bitcast<u32>(t33); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t34 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t33) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t34);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_2 = bitcast<u32>(t32 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t32 < 0.0f))); // bits.rs:31
        let t35 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_3 = bitcast<u32>(t35 * up); // bits.rs:31
        let t36 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t36; // body.rs:356
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        let t37 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        let t38 = abs_f32(t37); // activation.rs:20
        let sum_3 = t38 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_1 = t38 - k_1 * 0.6933594f; // exponential.rs:15
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
        let bits_5 = bitcast<u32>(t38); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t39 = encode_bf16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t38) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_1 = decode_bf16(t39);
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_6 = bitcast<u32>(t37 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t37 < 0.0f))); // bits.rs:31
        let t40 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t40 * up_1); // bits.rs:31
        let t41 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t41; // body.rs:356
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        let t42 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        let t43 = abs_f32(t42); // activation.rs:20
        let sum_4 = t43 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_2 = t43 - k_2 * 0.6933594f; // exponential.rs:15
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
        let bits_9 = bitcast<u32>(t43); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t44 = encode_bf16(select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t43) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_2 = decode_bf16(t44);
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_10 = bitcast<u32>(t42 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t42 < 0.0f))); // bits.rs:31
        let t45 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_11 = bitcast<u32>(decode_bf16(t45) * up_2); // bits.rs:31
        let t46 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t46); // body.rs:356
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        let t47 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        let t48 = abs_f32(t47); // activation.rs:20
        let sum_5 = t48 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_3 = t48 - k_3 * 0.6933594f; // exponential.rs:15
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
        let bits_13 = bitcast<u32>(t48); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t49 = encode_bf16(select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t48) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_3 = decode_bf16(t49);
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_14 = bitcast<u32>(t47 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t47 < 0.0f))); // bits.rs:31
        let t50 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_15 = bitcast<u32>(decode_bf16(t50) * up_3); // bits.rs:31
        let t51 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t51); // body.rs:356
        let t52 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t52;
    }
}
