struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> gate: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> up: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<u32>>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
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
fn swiglu__bf16_bf16__flat_x8(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // swiglu.rs:161
    if (first < imm.n_elems) { // swiglu.rs:165
        let t0 = gate[(first >> 1u) >> 2u]; // piece.rs:40
        let t1 = decode_bf16(t0.x);
        let t2 = decode_bf16(t0.x >> 16u);
        let t3 = decode_bf16(t0.y);
        let t4 = decode_bf16(t0.y >> 16u);
        let t5 = decode_bf16(t0.z);
        let t6 = decode_bf16(t0.z >> 16u);
        let t7 = decode_bf16(t0.w);
        let t8 = decode_bf16(t0.w >> 16u);
        let t9 = up[(first >> 1u) >> 2u];
        var results_0 = 0.0f; // swiglu.rs:168
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let t10 = abs_f32(t1); // activation.rs:20
        let sum = t10 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = t10 - k * 0.6933594f; // exponential.rs:15
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
        let bits_1 = bitcast<u32>(t10); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t11 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t11);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_2 = bitcast<u32>(t1 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t1 < 0.0f))); // bits.rs:31
        let t12 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_3 = bitcast<u32>(t12 * decode_bf16(t9.x)); // bits.rs:31
        let t13 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:36
        results_0 = t13; // swiglu.rs:171
        let t14 = abs_f32(t2); // activation.rs:20
        let sum_1 = t14 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_1 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = t14 - k_1 * 0.6933594f; // exponential.rs:15
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
        let bits_5 = bitcast<u32>(t14); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t15 = encode_bf16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t14) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_1 = decode_bf16(t15);
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_6 = bitcast<u32>(t2 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t2 < 0.0f))); // bits.rs:31
        let t16 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t16 * decode_bf16(t9.x >> 16u)); // bits.rs:31
        let t17 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        results_1 = t17; // swiglu.rs:171
        let t18 = abs_f32(t3); // activation.rs:20
        let sum_2 = t18 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_2 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = t18 - k_2 * 0.6933594f; // exponential.rs:15
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
        let bits_9 = bitcast<u32>(t18); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t19 = encode_bf16(select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t18) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_2 = decode_bf16(t19);
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_10 = bitcast<u32>(t3 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t3 < 0.0f))); // bits.rs:31
        let t20 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_11 = bitcast<u32>(decode_bf16(t20) * decode_bf16(t9.y)); // bits.rs:31
        let t21 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:36
        results_2 = decode_bf16(t21); // swiglu.rs:171
        let t22 = abs_f32(t4); // activation.rs:20
        let sum_3 = t22 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = t22 - k_3 * 0.6933594f; // exponential.rs:15
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
        let bits_13 = bitcast<u32>(t22); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t23 = encode_bf16(select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t22) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_3 = decode_bf16(t23);
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_14 = bitcast<u32>(t4 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t4 < 0.0f))); // bits.rs:31
        let t24 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_15 = bitcast<u32>(decode_bf16(t24) * decode_bf16(t9.y >> 16u)); // bits.rs:31
        let t25 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:36
        results_3 = decode_bf16(t25); // swiglu.rs:171
        let t26 = abs_f32(t5); // activation.rs:20
        let sum_4 = t26 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_4 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = t26 - k_4 * 0.6933594f; // exponential.rs:15
        let correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        let r_4 = reduced_4 - correction_4; // exponential.rs:17
        let r_error_4 = reduced_4 - r_4 - correction_4; // exponential.rs:18
        var q_4 = 0.00019891017f; // exponential.rs:26
        q_4 = q_4 * r_4 + 0.0013933674f; // exponential.rs:29
        q_4 = q_4 * r_4 + 0.008333311f;
        q_4 = q_4 * r_4 + 0.041666467f;
        q_4 = q_4 * r_4 + 0.16666667f;
        q_4 = q_4 * r_4 + 0.5f;
        let rest_4 = r_error_4 + r_4 * r_4 * q_4; // exponential.rs:31
        let p_4 = r_4 + rest_4; // exponential.rs:32
        let y_9 = 1.0f + p_4; // exponential.rs:33
        let field_4 = i32(bitcast<u32>(y_9) >> 23u) + exponent_4; // bits.rs:38
        let bits_16 = bitcast<u32>(y_9) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_17 = bitcast<u32>(t26); // exponential.rs:48
        let beyond_4 = select(2139095040u, 0u, (bits_17 > 2147483647u)); // exponential.rs:49
        let bounded_4 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_17 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t27 = encode_bf16(select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_4 = decode_bf16(t27);
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
        let bits_18 = bitcast<u32>(t5 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t5 < 0.0f))); // bits.rs:31
        let t28 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_19 = bitcast<u32>(decode_bf16(t28) * decode_bf16(t9.z)); // bits.rs:31
        let t29 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:36
        results_4 = decode_bf16(t29); // swiglu.rs:171
        let t30 = abs_f32(t6); // activation.rs:20
        let sum_5 = t30 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_5 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = t30 - k_5 * 0.6933594f; // exponential.rs:15
        let correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        let r_5 = reduced_5 - correction_5; // exponential.rs:17
        let r_error_5 = reduced_5 - r_5 - correction_5; // exponential.rs:18
        var q_5 = 0.00019891017f; // exponential.rs:26
        q_5 = q_5 * r_5 + 0.0013933674f; // exponential.rs:29
        q_5 = q_5 * r_5 + 0.008333311f;
        q_5 = q_5 * r_5 + 0.041666467f;
        q_5 = q_5 * r_5 + 0.16666667f;
        q_5 = q_5 * r_5 + 0.5f;
        let rest_5 = r_error_5 + r_5 * r_5 * q_5; // exponential.rs:31
        let p_5 = r_5 + rest_5; // exponential.rs:32
        let y_11 = 1.0f + p_5; // exponential.rs:33
        let field_5 = i32(bitcast<u32>(y_11) >> 23u) + exponent_5; // bits.rs:38
        let bits_20 = bitcast<u32>(y_11) + (u32(exponent_5) << 23u); // bits.rs:39
        let bits_21 = bitcast<u32>(t30); // exponential.rs:48
        let beyond_5 = select(2139095040u, 0u, (bits_21 > 2147483647u)); // exponential.rs:49
        let bounded_5 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_21 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t31 = encode_bf16(select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t30) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_5 = decode_bf16(t31);
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let y_12 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
        let bits_22 = bitcast<u32>(t6 * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t6 < 0.0f))); // bits.rs:31
        let t32 = encode_bf16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_23 = bitcast<u32>(decode_bf16(t32) * decode_bf16(t9.z >> 16u)); // bits.rs:31
        let t33 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // activation.rs:36
        results_5 = decode_bf16(t33); // swiglu.rs:171
        let t34 = abs_f32(t7); // activation.rs:20
        let sum_6 = t34 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_6 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = t34 - k_6 * 0.6933594f; // exponential.rs:15
        let correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        let r_6 = reduced_6 - correction_6; // exponential.rs:17
        let r_error_6 = reduced_6 - r_6 - correction_6; // exponential.rs:18
        var q_6 = 0.00019891017f; // exponential.rs:26
        q_6 = q_6 * r_6 + 0.0013933674f; // exponential.rs:29
        q_6 = q_6 * r_6 + 0.008333311f;
        q_6 = q_6 * r_6 + 0.041666467f;
        q_6 = q_6 * r_6 + 0.16666667f;
        q_6 = q_6 * r_6 + 0.5f;
        let rest_6 = r_error_6 + r_6 * r_6 * q_6; // exponential.rs:31
        let p_6 = r_6 + rest_6; // exponential.rs:32
        let y_13 = 1.0f + p_6; // exponential.rs:33
        let field_6 = i32(bitcast<u32>(y_13) >> 23u) + exponent_6; // bits.rs:38
        let bits_24 = bitcast<u32>(y_13) + (u32(exponent_6) << 23u); // bits.rs:39
        let bits_25 = bitcast<u32>(t34); // exponential.rs:48
        let beyond_6 = select(2139095040u, 0u, (bits_25 > 2147483647u)); // exponential.rs:49
        let bounded_6 = select(bitcast<f32>(select(select(bits_24, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_25 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t35 = encode_bf16(select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t34) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_6 = decode_bf16(t35);
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let y_14 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
        let bits_26 = bitcast<u32>(t7 * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t7 < 0.0f))); // bits.rs:31
        let t36 = encode_bf16(bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_27 = bitcast<u32>(decode_bf16(t36) * decode_bf16(t9.w)); // bits.rs:31
        let t37 = encode_bf16(bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u)))); // activation.rs:36
        results_6 = decode_bf16(t37); // swiglu.rs:171
        let t38 = abs_f32(t8); // activation.rs:20
        let sum_7 = t38 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_7 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = t38 - k_7 * 0.6933594f; // exponential.rs:15
        let correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        let r_7 = reduced_7 - correction_7; // exponential.rs:17
        let r_error_7 = reduced_7 - r_7 - correction_7; // exponential.rs:18
        var q_7 = 0.00019891017f; // exponential.rs:26
        q_7 = q_7 * r_7 + 0.0013933674f; // exponential.rs:29
        q_7 = q_7 * r_7 + 0.008333311f;
        q_7 = q_7 * r_7 + 0.041666467f;
        q_7 = q_7 * r_7 + 0.16666667f;
        q_7 = q_7 * r_7 + 0.5f;
        let rest_7 = r_error_7 + r_7 * r_7 * q_7; // exponential.rs:31
        let p_7 = r_7 + rest_7; // exponential.rs:32
        let y_15 = 1.0f + p_7; // exponential.rs:33
        let field_7 = i32(bitcast<u32>(y_15) >> 23u) + exponent_7; // bits.rs:38
        let bits_28 = bitcast<u32>(y_15) + (u32(exponent_7) << 23u); // bits.rs:39
        let bits_29 = bitcast<u32>(t38); // exponential.rs:48
        let beyond_7 = select(2139095040u, 0u, (bits_29 > 2147483647u)); // exponential.rs:49
        let bounded_7 = select(bitcast<f32>(select(select(bits_28, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_29 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t39 = encode_bf16(select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t38) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_7 = decode_bf16(t39);
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let y_16 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
        let bits_30 = bitcast<u32>(t8 * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t8 < 0.0f))); // bits.rs:31
        let t40 = encode_bf16(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_31 = bitcast<u32>(decode_bf16(t40) * decode_bf16(t9.w >> 16u)); // bits.rs:31
        let t41 = encode_bf16(bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u)))); // activation.rs:36
        results_7 = decode_bf16(t41); // swiglu.rs:171
        let t42 = vec4<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
        y[(first >> 1u) >> 2u] = t42;
    }
}
