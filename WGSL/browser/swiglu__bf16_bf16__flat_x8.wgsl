struct Immediates {
    n_elems: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> gate: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> up: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<u32>>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn max_f32(a: f32, b: f32) -> f32 {
    return select(a, b, a < b);
}

fn min_f32(a: f32, b: f32) -> f32 {
    return select(a, b, b < a);
}

fn i32_from_f32(x: f32) -> i32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0i;
    }
    if (x <= -2147483648.0f) {
        return i32(-2147483648);
    }
    if (x >= 2147483648.0f) {
        return 2147483647i;
    }
    return i32(x);
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

@compute @workgroup_size(256, 1, 1)
fn swiglu__bf16_bf16__flat_x8(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // swiglu.rs:146
    if (first < imm.n_elems) { // swiglu.rs:150
        let t0 = gate[(first >> 1u) >> 2u]; // piece.rs:39
        let t1 = decode_bf16(t0.x);
        let t2 = decode_bf16(t0.x >> 16u);
        let t3 = decode_bf16(t0.y);
        let t4 = decode_bf16(t0.y >> 16u);
        let t5 = decode_bf16(t0.z);
        let t6 = decode_bf16(t0.z >> 16u);
        let t7 = decode_bf16(t0.w);
        let t8 = decode_bf16(t0.w >> 16u);
        let t9 = up[(first >> 1u) >> 2u];
        var results_0 = 0.0f; // swiglu.rs:153
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let t10 = abs_f32(t1); // activation.rs:13
        let bounded = min_f32(max_f32(t10, -104.0f), 89.0f); // math.rs:189
        let k = round(bounded * 1.442695f); // math.rs:190
        let reduced = bounded - k * 0.6933594f; // math.rs:191
        let correction = k * -0.00021219444f; // math.rs:192
        let r = reduced - correction; // math.rs:193
        let r_error = reduced - r - correction; // math.rs:194
        var q = 0.00019891017f; // math.rs:196
        q = q * r + 0.0013933674f; // math.rs:199
        q = q * r + 0.008333311f;
        q = q * r + 0.041666467f;
        q = q * r + 0.16666667f;
        q = q * r + 0.5f;
        let y_1 = 1.0f + (r + (r_error + r * r * q)); // math.rs:201
        let t11 = (bitcast<u32>(y_1) & 8388607u) | 8388608u; // math.rs:202
        let field = i32(bitcast<u32>(y_1) >> 23u) + i32_from_f32(k) + i32(t11 >> 24u); // math.rs:41
        let bits = (u32(field) << 23u) | (t11 & 8388607u); // math.rs:42
        let power = bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // math.rs:43
        let t12 = encode_bf16(select(power, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10) & 2147483647u) > 2139095040u))); // activation.rs:13
        let e = decode_bf16(t12);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:14
        let a_bits = 1065353216u; // math.rs:49
        let b_bits = bitcast<u32>(d); // math.rs:50
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
        let b_field = (b_bits >> 23u) & 255u; // math.rs:53
        let t13 = b_bits & 8388607u; // math.rs:54
        let below = select(0u, 1u, (0u < t13)); // math.rs:69
        let numerator = shl_u32(8388608u, below); // math.rs:70
        let denominator = t13 | 8388608u; // math.rs:71
        let d_1 = bitcast<f32>(t13 | 1065353216u); // math.rs:73
        var reciprocal = 1.4117647f - 0.47058824f * d_1; // math.rs:74
        reciprocal = reciprocal + reciprocal * (1.0f - d_1 * reciprocal); // math.rs:77
        reciprocal = reciprocal + reciprocal * (1.0f - d_1 * reciprocal);
        reciprocal = reciprocal + reciprocal * (1.0f - d_1 * reciprocal);
        let n = bitcast<f32>(1065353216u + (below << 23u)); // math.rs:80
        var quotient = u32_from_f32(n * reciprocal * 8388608.0f); // math.rs:81
        let divisor = i32(denominator); // math.rs:82
        var residual = i32((numerator << 23u) - quotient * denominator); // math.rs:83
        let over = residual < 0i; // math.rs:86
        quotient = select(quotient, quotient - 1u, over); // math.rs:87
        residual = select(residual, residual + divisor, over); // math.rs:88
        let over_1 = residual < 0i; // math.rs:86
        quotient = select(quotient, quotient - 1u, over_1); // math.rs:87
        residual = select(residual, residual + divisor, over_1); // math.rs:88
        let under = residual >= divisor; // math.rs:90
        quotient = select(quotient, quotient + 1u, under); // math.rs:91
        residual = select(residual, residual - divisor, under); // math.rs:92
        quotient = select(quotient, quotient + 1u, (residual * 2i > divisor)); // math.rs:94
        let exponent = 127i - i32(b_field) + 127i - i32(below); // math.rs:95
        let t14 = quotient; // math.rs:96
        let field_1 = exponent + i32(t14 >> 24u); // math.rs:41
        let bits_1 = (u32(field_1) << 23u) | (t14 & 8388607u); // math.rs:42
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // math.rs:43
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero = b_field == 0u; // math.rs:59
        let bounded_1 = select(quotient_1, bitcast<f32>(sign_1), b_infinite); // math.rs:61
        let extended = select(bounded_1, bitcast<f32>(sign_1 | 2139095040u), b_zero); // math.rs:62
        let t15 = encode_bf16(select(extended, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:15
        let y_2 = decode_bf16(t15);
        let bits_2 = bitcast<u32>(t1 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t1 < 0.0f))); // math.rs:34
        let t16 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:22
        let bits_3 = bitcast<u32>(t16 * decode_bf16(t9.x)); // math.rs:34
        let t17 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:28
        results_0 = t17; // swiglu.rs:156
        let t18 = abs_f32(t2); // activation.rs:13
        let bounded_2 = min_f32(max_f32(t18, -104.0f), 89.0f); // math.rs:189
        let k_1 = round(bounded_2 * 1.442695f); // math.rs:190
        let reduced_1 = bounded_2 - k_1 * 0.6933594f; // math.rs:191
        let correction_1 = k_1 * -0.00021219444f; // math.rs:192
        let r_1 = reduced_1 - correction_1; // math.rs:193
        let r_error_1 = reduced_1 - r_1 - correction_1; // math.rs:194
        var q_1 = 0.00019891017f; // math.rs:196
        q_1 = q_1 * r_1 + 0.0013933674f; // math.rs:199
        q_1 = q_1 * r_1 + 0.008333311f;
        q_1 = q_1 * r_1 + 0.041666467f;
        q_1 = q_1 * r_1 + 0.16666667f;
        q_1 = q_1 * r_1 + 0.5f;
        let y_3 = 1.0f + (r_1 + (r_error_1 + r_1 * r_1 * q_1)); // math.rs:201
        let t19 = (bitcast<u32>(y_3) & 8388607u) | 8388608u; // math.rs:202
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + i32_from_f32(k_1) + i32(t19 >> 24u); // math.rs:41
        let bits_4 = (u32(field_2) << 23u) | (t19 & 8388607u); // math.rs:42
        let power_1 = bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))); // math.rs:43
        let t20 = encode_bf16(select(power_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t18) & 2147483647u) > 2139095040u))); // activation.rs:13
        let e_1 = decode_bf16(t20);
        let d_2 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:14
        let a_bits_1 = 1065353216u; // math.rs:49
        let b_bits_1 = bitcast<u32>(d_2); // math.rs:50
        let sign_2 = (a_bits_1 ^ b_bits_1) & 2147483648u; // math.rs:51
        let b_field_1 = (b_bits_1 >> 23u) & 255u; // math.rs:53
        let t21 = b_bits_1 & 8388607u; // math.rs:54
        let below_1 = select(0u, 1u, (0u < t21)); // math.rs:69
        let numerator_1 = shl_u32(8388608u, below_1); // math.rs:70
        let denominator_1 = t21 | 8388608u; // math.rs:71
        let d_3 = bitcast<f32>(t21 | 1065353216u); // math.rs:73
        var reciprocal_1 = 1.4117647f - 0.47058824f * d_3; // math.rs:74
        reciprocal_1 = reciprocal_1 + reciprocal_1 * (1.0f - d_3 * reciprocal_1); // math.rs:77
        reciprocal_1 = reciprocal_1 + reciprocal_1 * (1.0f - d_3 * reciprocal_1);
        reciprocal_1 = reciprocal_1 + reciprocal_1 * (1.0f - d_3 * reciprocal_1);
        let n_1 = bitcast<f32>(1065353216u + (below_1 << 23u)); // math.rs:80
        var quotient_2 = u32_from_f32(n_1 * reciprocal_1 * 8388608.0f); // math.rs:81
        let divisor_1 = i32(denominator_1); // math.rs:82
        var residual_1 = i32((numerator_1 << 23u) - quotient_2 * denominator_1); // math.rs:83
        let over_2 = residual_1 < 0i; // math.rs:86
        quotient_2 = select(quotient_2, quotient_2 - 1u, over_2); // math.rs:87
        residual_1 = select(residual_1, residual_1 + divisor_1, over_2); // math.rs:88
        let over_3 = residual_1 < 0i; // math.rs:86
        quotient_2 = select(quotient_2, quotient_2 - 1u, over_3); // math.rs:87
        residual_1 = select(residual_1, residual_1 + divisor_1, over_3); // math.rs:88
        let under_1 = residual_1 >= divisor_1; // math.rs:90
        quotient_2 = select(quotient_2, quotient_2 + 1u, under_1); // math.rs:91
        residual_1 = select(residual_1, residual_1 - divisor_1, under_1); // math.rs:92
        quotient_2 = select(quotient_2, quotient_2 + 1u, (residual_1 * 2i > divisor_1)); // math.rs:94
        let exponent_1 = 127i - i32(b_field_1) + 127i - i32(below_1); // math.rs:95
        let t22 = quotient_2; // math.rs:96
        let field_3 = exponent_1 + i32(t22 >> 24u); // math.rs:41
        let bits_5 = (u32(field_3) << 23u) | (t22 & 8388607u); // math.rs:42
        let quotient_3 = bitcast<f32>(sign_2 | select(select(bits_5, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // math.rs:43
        let b_infinite_1 = (b_bits_1 & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero_1 = b_field_1 == 0u; // math.rs:59
        let bounded_3 = select(quotient_3, bitcast<f32>(sign_2), b_infinite_1); // math.rs:61
        let extended_1 = select(bounded_3, bitcast<f32>(sign_2 | 2139095040u), b_zero_1); // math.rs:62
        let t23 = select(extended_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u)); // math.rs:63
        let y_4 = decode_bf16(encode_bf16(t23)); // activation.rs:15
        let bits_6 = bitcast<u32>(t2 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t2 < 0.0f))); // math.rs:34
        let t24 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:22
        let bits_7 = bitcast<u32>(t24 * decode_bf16(t9.x >> 16u)); // math.rs:34
        let t25 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:28
        results_1 = t25; // swiglu.rs:156
        let t26 = abs_f32(t3); // activation.rs:13
        let bounded_4 = min_f32(max_f32(t26, -104.0f), 89.0f); // math.rs:189
        let k_2 = round(bounded_4 * 1.442695f); // math.rs:190
        let reduced_2 = bounded_4 - k_2 * 0.6933594f; // math.rs:191
        let correction_2 = k_2 * -0.00021219444f; // math.rs:192
        let r_2 = reduced_2 - correction_2; // math.rs:193
        let r_error_2 = reduced_2 - r_2 - correction_2; // math.rs:194
        var q_2 = 0.00019891017f; // math.rs:196
        q_2 = q_2 * r_2 + 0.0013933674f; // math.rs:199
        q_2 = q_2 * r_2 + 0.008333311f;
        q_2 = q_2 * r_2 + 0.041666467f;
        q_2 = q_2 * r_2 + 0.16666667f;
        q_2 = q_2 * r_2 + 0.5f;
        let y_5 = 1.0f + (r_2 + (r_error_2 + r_2 * r_2 * q_2)); // math.rs:201
        let t27 = (bitcast<u32>(y_5) & 8388607u) | 8388608u; // math.rs:202
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + i32_from_f32(k_2) + i32(t27 >> 24u); // math.rs:41
        let bits_8 = (u32(field_4) << 23u) | (t27 & 8388607u); // math.rs:42
        let power_2 = bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // math.rs:43
        let t28 = encode_bf16(select(power_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26) & 2147483647u) > 2139095040u))); // activation.rs:13
        let e_2 = decode_bf16(t28);
        let d_4 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:14
        let a_bits_2 = 1065353216u; // math.rs:49
        let b_bits_2 = bitcast<u32>(d_4); // math.rs:50
        let sign_3 = (a_bits_2 ^ b_bits_2) & 2147483648u; // math.rs:51
        let b_field_2 = (b_bits_2 >> 23u) & 255u; // math.rs:53
        let t29 = b_bits_2 & 8388607u; // math.rs:54
        let below_2 = select(0u, 1u, (0u < t29)); // math.rs:69
        let numerator_2 = shl_u32(8388608u, below_2); // math.rs:70
        let denominator_2 = t29 | 8388608u; // math.rs:71
        let d_5 = bitcast<f32>(t29 | 1065353216u); // math.rs:73
        var reciprocal_2 = 1.4117647f - 0.47058824f * d_5; // math.rs:74
        reciprocal_2 = reciprocal_2 + reciprocal_2 * (1.0f - d_5 * reciprocal_2); // math.rs:77
        reciprocal_2 = reciprocal_2 + reciprocal_2 * (1.0f - d_5 * reciprocal_2);
        reciprocal_2 = reciprocal_2 + reciprocal_2 * (1.0f - d_5 * reciprocal_2);
        let n_2 = bitcast<f32>(1065353216u + (below_2 << 23u)); // math.rs:80
        var quotient_4 = u32_from_f32(n_2 * reciprocal_2 * 8388608.0f); // math.rs:81
        let divisor_2 = i32(denominator_2); // math.rs:82
        var residual_2 = i32((numerator_2 << 23u) - quotient_4 * denominator_2); // math.rs:83
        let over_4 = residual_2 < 0i; // math.rs:86
        quotient_4 = select(quotient_4, quotient_4 - 1u, over_4); // math.rs:87
        residual_2 = select(residual_2, residual_2 + divisor_2, over_4); // math.rs:88
        let over_5 = residual_2 < 0i; // math.rs:86
        quotient_4 = select(quotient_4, quotient_4 - 1u, over_5); // math.rs:87
        residual_2 = select(residual_2, residual_2 + divisor_2, over_5); // math.rs:88
        let under_2 = residual_2 >= divisor_2; // math.rs:90
        quotient_4 = select(quotient_4, quotient_4 + 1u, under_2); // math.rs:91
        residual_2 = select(residual_2, residual_2 - divisor_2, under_2); // math.rs:92
        quotient_4 = select(quotient_4, quotient_4 + 1u, (residual_2 * 2i > divisor_2)); // math.rs:94
        let exponent_2 = 127i - i32(b_field_2) + 127i - i32(below_2); // math.rs:95
        let t30 = quotient_4; // math.rs:96
        let field_5 = exponent_2 + i32(t30 >> 24u); // math.rs:41
        let bits_9 = (u32(field_5) << 23u) | (t30 & 8388607u); // math.rs:42
        let quotient_5 = bitcast<f32>(sign_3 | select(select(bits_9, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // math.rs:43
        let b_infinite_2 = (b_bits_2 & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero_2 = b_field_2 == 0u; // math.rs:59
        let bounded_5 = select(quotient_5, bitcast<f32>(sign_3), b_infinite_2); // math.rs:61
        let extended_2 = select(bounded_5, bitcast<f32>(sign_3 | 2139095040u), b_zero_2); // math.rs:62
        let t31 = select(extended_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u)); // math.rs:63
        let y_6 = decode_bf16(encode_bf16(t31)); // activation.rs:15
        let bits_10 = bitcast<u32>(t3 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t3 < 0.0f))); // math.rs:34
        let t32 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:22
        let bits_11 = bitcast<u32>(decode_bf16(t32) * decode_bf16(t9.y)); // math.rs:34
        let t33 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:28
        results_2 = decode_bf16(t33); // swiglu.rs:156
        let t34 = abs_f32(t4); // activation.rs:13
        let bounded_6 = min_f32(max_f32(t34, -104.0f), 89.0f); // math.rs:189
        let k_3 = round(bounded_6 * 1.442695f); // math.rs:190
        let reduced_3 = bounded_6 - k_3 * 0.6933594f; // math.rs:191
        let correction_3 = k_3 * -0.00021219444f; // math.rs:192
        let r_3 = reduced_3 - correction_3; // math.rs:193
        let r_error_3 = reduced_3 - r_3 - correction_3; // math.rs:194
        var q_3 = 0.00019891017f; // math.rs:196
        q_3 = q_3 * r_3 + 0.0013933674f; // math.rs:199
        q_3 = q_3 * r_3 + 0.008333311f;
        q_3 = q_3 * r_3 + 0.041666467f;
        q_3 = q_3 * r_3 + 0.16666667f;
        q_3 = q_3 * r_3 + 0.5f;
        let y_7 = 1.0f + (r_3 + (r_error_3 + r_3 * r_3 * q_3)); // math.rs:201
        let t35 = (bitcast<u32>(y_7) & 8388607u) | 8388608u; // math.rs:202
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + i32_from_f32(k_3) + i32(t35 >> 24u); // math.rs:41
        let bits_12 = (u32(field_6) << 23u) | (t35 & 8388607u); // math.rs:42
        let power_3 = bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))); // math.rs:43
        let t36 = encode_bf16(select(power_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t34) & 2147483647u) > 2139095040u))); // activation.rs:13
        let e_3 = decode_bf16(t36);
        let d_6 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:14
        let a_bits_3 = 1065353216u; // math.rs:49
        let b_bits_3 = bitcast<u32>(d_6); // math.rs:50
        let sign_4 = (a_bits_3 ^ b_bits_3) & 2147483648u; // math.rs:51
        let b_field_3 = (b_bits_3 >> 23u) & 255u; // math.rs:53
        let t37 = b_bits_3 & 8388607u; // math.rs:54
        let below_3 = select(0u, 1u, (0u < t37)); // math.rs:69
        let numerator_3 = shl_u32(8388608u, below_3); // math.rs:70
        let denominator_3 = t37 | 8388608u; // math.rs:71
        let d_7 = bitcast<f32>(t37 | 1065353216u); // math.rs:73
        var reciprocal_3 = 1.4117647f - 0.47058824f * d_7; // math.rs:74
        reciprocal_3 = reciprocal_3 + reciprocal_3 * (1.0f - d_7 * reciprocal_3); // math.rs:77
        reciprocal_3 = reciprocal_3 + reciprocal_3 * (1.0f - d_7 * reciprocal_3);
        reciprocal_3 = reciprocal_3 + reciprocal_3 * (1.0f - d_7 * reciprocal_3);
        let n_3 = bitcast<f32>(1065353216u + (below_3 << 23u)); // math.rs:80
        var quotient_6 = u32_from_f32(n_3 * reciprocal_3 * 8388608.0f); // math.rs:81
        let divisor_3 = i32(denominator_3); // math.rs:82
        var residual_3 = i32((numerator_3 << 23u) - quotient_6 * denominator_3); // math.rs:83
        let over_6 = residual_3 < 0i; // math.rs:86
        quotient_6 = select(quotient_6, quotient_6 - 1u, over_6); // math.rs:87
        residual_3 = select(residual_3, residual_3 + divisor_3, over_6); // math.rs:88
        let over_7 = residual_3 < 0i; // math.rs:86
        quotient_6 = select(quotient_6, quotient_6 - 1u, over_7); // math.rs:87
        residual_3 = select(residual_3, residual_3 + divisor_3, over_7); // math.rs:88
        let under_3 = residual_3 >= divisor_3; // math.rs:90
        quotient_6 = select(quotient_6, quotient_6 + 1u, under_3); // math.rs:91
        residual_3 = select(residual_3, residual_3 - divisor_3, under_3); // math.rs:92
        quotient_6 = select(quotient_6, quotient_6 + 1u, (residual_3 * 2i > divisor_3)); // math.rs:94
        let exponent_3 = 127i - i32(b_field_3) + 127i - i32(below_3); // math.rs:95
        let t38 = quotient_6; // math.rs:96
        let field_7 = exponent_3 + i32(t38 >> 24u); // math.rs:41
        let bits_13 = (u32(field_7) << 23u) | (t38 & 8388607u); // math.rs:42
        let quotient_7 = bitcast<f32>(sign_4 | select(select(bits_13, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // math.rs:43
        let b_infinite_3 = (b_bits_3 & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero_3 = b_field_3 == 0u; // math.rs:59
        let bounded_7 = select(quotient_7, bitcast<f32>(sign_4), b_infinite_3); // math.rs:61
        let extended_3 = select(bounded_7, bitcast<f32>(sign_4 | 2139095040u), b_zero_3); // math.rs:62
        let t39 = select(extended_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_6) & 2147483647u) > 2139095040u)); // math.rs:63
        let y_8 = decode_bf16(encode_bf16(t39)); // activation.rs:15
        let bits_14 = bitcast<u32>(t4 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t4 < 0.0f))); // math.rs:34
        let t40 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:22
        let bits_15 = bitcast<u32>(decode_bf16(t40) * decode_bf16(t9.y >> 16u)); // math.rs:34
        let t41 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:28
        results_3 = decode_bf16(t41); // swiglu.rs:156
        let t42 = abs_f32(t5); // activation.rs:13
        let bounded_8 = min_f32(max_f32(t42, -104.0f), 89.0f); // math.rs:189
        let k_4 = round(bounded_8 * 1.442695f); // math.rs:190
        let reduced_4 = bounded_8 - k_4 * 0.6933594f; // math.rs:191
        let correction_4 = k_4 * -0.00021219444f; // math.rs:192
        let r_4 = reduced_4 - correction_4; // math.rs:193
        let r_error_4 = reduced_4 - r_4 - correction_4; // math.rs:194
        var q_4 = 0.00019891017f; // math.rs:196
        q_4 = q_4 * r_4 + 0.0013933674f; // math.rs:199
        q_4 = q_4 * r_4 + 0.008333311f;
        q_4 = q_4 * r_4 + 0.041666467f;
        q_4 = q_4 * r_4 + 0.16666667f;
        q_4 = q_4 * r_4 + 0.5f;
        let y_9 = 1.0f + (r_4 + (r_error_4 + r_4 * r_4 * q_4)); // math.rs:201
        let t43 = (bitcast<u32>(y_9) & 8388607u) | 8388608u; // math.rs:202
        let field_8 = i32(bitcast<u32>(y_9) >> 23u) + i32_from_f32(k_4) + i32(t43 >> 24u); // math.rs:41
        let bits_16 = (u32(field_8) << 23u) | (t43 & 8388607u); // math.rs:42
        let power_4 = bitcast<f32>(select(select(bits_16, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))); // math.rs:43
        let t44 = encode_bf16(select(power_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t42) & 2147483647u) > 2139095040u))); // activation.rs:13
        let e_4 = decode_bf16(t44);
        let d_8 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:14
        let a_bits_4 = 1065353216u; // math.rs:49
        let b_bits_4 = bitcast<u32>(d_8); // math.rs:50
        let sign_5 = (a_bits_4 ^ b_bits_4) & 2147483648u; // math.rs:51
        let b_field_4 = (b_bits_4 >> 23u) & 255u; // math.rs:53
        let t45 = b_bits_4 & 8388607u; // math.rs:54
        let below_4 = select(0u, 1u, (0u < t45)); // math.rs:69
        let numerator_4 = shl_u32(8388608u, below_4); // math.rs:70
        let denominator_4 = t45 | 8388608u; // math.rs:71
        let d_9 = bitcast<f32>(t45 | 1065353216u); // math.rs:73
        var reciprocal_4 = 1.4117647f - 0.47058824f * d_9; // math.rs:74
        reciprocal_4 = reciprocal_4 + reciprocal_4 * (1.0f - d_9 * reciprocal_4); // math.rs:77
        reciprocal_4 = reciprocal_4 + reciprocal_4 * (1.0f - d_9 * reciprocal_4);
        reciprocal_4 = reciprocal_4 + reciprocal_4 * (1.0f - d_9 * reciprocal_4);
        let n_4 = bitcast<f32>(1065353216u + (below_4 << 23u)); // math.rs:80
        var quotient_8 = u32_from_f32(n_4 * reciprocal_4 * 8388608.0f); // math.rs:81
        let divisor_4 = i32(denominator_4); // math.rs:82
        var residual_4 = i32((numerator_4 << 23u) - quotient_8 * denominator_4); // math.rs:83
        let over_8 = residual_4 < 0i; // math.rs:86
        quotient_8 = select(quotient_8, quotient_8 - 1u, over_8); // math.rs:87
        residual_4 = select(residual_4, residual_4 + divisor_4, over_8); // math.rs:88
        let over_9 = residual_4 < 0i; // math.rs:86
        quotient_8 = select(quotient_8, quotient_8 - 1u, over_9); // math.rs:87
        residual_4 = select(residual_4, residual_4 + divisor_4, over_9); // math.rs:88
        let under_4 = residual_4 >= divisor_4; // math.rs:90
        quotient_8 = select(quotient_8, quotient_8 + 1u, under_4); // math.rs:91
        residual_4 = select(residual_4, residual_4 - divisor_4, under_4); // math.rs:92
        quotient_8 = select(quotient_8, quotient_8 + 1u, (residual_4 * 2i > divisor_4)); // math.rs:94
        let exponent_4 = 127i - i32(b_field_4) + 127i - i32(below_4); // math.rs:95
        let t46 = quotient_8; // math.rs:96
        let field_9 = exponent_4 + i32(t46 >> 24u); // math.rs:41
        let bits_17 = (u32(field_9) << 23u) | (t46 & 8388607u); // math.rs:42
        let quotient_9 = bitcast<f32>(sign_5 | select(select(bits_17, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // math.rs:43
        let b_infinite_4 = (b_bits_4 & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero_4 = b_field_4 == 0u; // math.rs:59
        let bounded_9 = select(quotient_9, bitcast<f32>(sign_5), b_infinite_4); // math.rs:61
        let extended_4 = select(bounded_9, bitcast<f32>(sign_5 | 2139095040u), b_zero_4); // math.rs:62
        let t47 = select(extended_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_8) & 2147483647u) > 2139095040u)); // math.rs:63
        let y_10 = decode_bf16(encode_bf16(t47)); // activation.rs:15
        let bits_18 = bitcast<u32>(t5 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t5 < 0.0f))); // math.rs:34
        let t48 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:22
        let bits_19 = bitcast<u32>(decode_bf16(t48) * decode_bf16(t9.z)); // math.rs:34
        let t49 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:28
        results_4 = decode_bf16(t49); // swiglu.rs:156
        let t50 = abs_f32(t6); // activation.rs:13
        let bounded_10 = min_f32(max_f32(t50, -104.0f), 89.0f); // math.rs:189
        let k_5 = round(bounded_10 * 1.442695f); // math.rs:190
        let reduced_5 = bounded_10 - k_5 * 0.6933594f; // math.rs:191
        let correction_5 = k_5 * -0.00021219444f; // math.rs:192
        let r_5 = reduced_5 - correction_5; // math.rs:193
        let r_error_5 = reduced_5 - r_5 - correction_5; // math.rs:194
        var q_5 = 0.00019891017f; // math.rs:196
        q_5 = q_5 * r_5 + 0.0013933674f; // math.rs:199
        q_5 = q_5 * r_5 + 0.008333311f;
        q_5 = q_5 * r_5 + 0.041666467f;
        q_5 = q_5 * r_5 + 0.16666667f;
        q_5 = q_5 * r_5 + 0.5f;
        let y_11 = 1.0f + (r_5 + (r_error_5 + r_5 * r_5 * q_5)); // math.rs:201
        let t51 = (bitcast<u32>(y_11) & 8388607u) | 8388608u; // math.rs:202
        let field_10 = i32(bitcast<u32>(y_11) >> 23u) + i32_from_f32(k_5) + i32(t51 >> 24u); // math.rs:41
        let bits_20 = (u32(field_10) << 23u) | (t51 & 8388607u); // math.rs:42
        let power_5 = bitcast<f32>(select(select(bits_20, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))); // math.rs:43
        let t52 = encode_bf16(select(power_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t50) & 2147483647u) > 2139095040u))); // activation.rs:13
        let e_5 = decode_bf16(t52);
        let d_10 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:14
        let a_bits_5 = 1065353216u; // math.rs:49
        let b_bits_5 = bitcast<u32>(d_10); // math.rs:50
        let sign_6 = (a_bits_5 ^ b_bits_5) & 2147483648u; // math.rs:51
        let b_field_5 = (b_bits_5 >> 23u) & 255u; // math.rs:53
        let t53 = b_bits_5 & 8388607u; // math.rs:54
        let below_5 = select(0u, 1u, (0u < t53)); // math.rs:69
        let numerator_5 = shl_u32(8388608u, below_5); // math.rs:70
        let denominator_5 = t53 | 8388608u; // math.rs:71
        let d_11 = bitcast<f32>(t53 | 1065353216u); // math.rs:73
        var reciprocal_5 = 1.4117647f - 0.47058824f * d_11; // math.rs:74
        reciprocal_5 = reciprocal_5 + reciprocal_5 * (1.0f - d_11 * reciprocal_5); // math.rs:77
        reciprocal_5 = reciprocal_5 + reciprocal_5 * (1.0f - d_11 * reciprocal_5);
        reciprocal_5 = reciprocal_5 + reciprocal_5 * (1.0f - d_11 * reciprocal_5);
        let n_5 = bitcast<f32>(1065353216u + (below_5 << 23u)); // math.rs:80
        var quotient_10 = u32_from_f32(n_5 * reciprocal_5 * 8388608.0f); // math.rs:81
        let divisor_5 = i32(denominator_5); // math.rs:82
        var residual_5 = i32((numerator_5 << 23u) - quotient_10 * denominator_5); // math.rs:83
        let over_10 = residual_5 < 0i; // math.rs:86
        quotient_10 = select(quotient_10, quotient_10 - 1u, over_10); // math.rs:87
        residual_5 = select(residual_5, residual_5 + divisor_5, over_10); // math.rs:88
        let over_11 = residual_5 < 0i; // math.rs:86
        quotient_10 = select(quotient_10, quotient_10 - 1u, over_11); // math.rs:87
        residual_5 = select(residual_5, residual_5 + divisor_5, over_11); // math.rs:88
        let under_5 = residual_5 >= divisor_5; // math.rs:90
        quotient_10 = select(quotient_10, quotient_10 + 1u, under_5); // math.rs:91
        residual_5 = select(residual_5, residual_5 - divisor_5, under_5); // math.rs:92
        quotient_10 = select(quotient_10, quotient_10 + 1u, (residual_5 * 2i > divisor_5)); // math.rs:94
        let exponent_5 = 127i - i32(b_field_5) + 127i - i32(below_5); // math.rs:95
        let t54 = quotient_10; // math.rs:96
        let field_11 = exponent_5 + i32(t54 >> 24u); // math.rs:41
        let bits_21 = (u32(field_11) << 23u) | (t54 & 8388607u); // math.rs:42
        let quotient_11 = bitcast<f32>(sign_6 | select(select(bits_21, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // math.rs:43
        let b_infinite_5 = (b_bits_5 & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero_5 = b_field_5 == 0u; // math.rs:59
        let bounded_11 = select(quotient_11, bitcast<f32>(sign_6), b_infinite_5); // math.rs:61
        let extended_5 = select(bounded_11, bitcast<f32>(sign_6 | 2139095040u), b_zero_5); // math.rs:62
        let t55 = select(extended_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_10) & 2147483647u) > 2139095040u)); // math.rs:63
        let y_12 = decode_bf16(encode_bf16(t55)); // activation.rs:15
        let bits_22 = bitcast<u32>(t6 * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t6 < 0.0f))); // math.rs:34
        let t56 = encode_bf16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // activation.rs:22
        let bits_23 = bitcast<u32>(decode_bf16(t56) * decode_bf16(t9.z >> 16u)); // math.rs:34
        let t57 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // activation.rs:28
        results_5 = decode_bf16(t57); // swiglu.rs:156
        let t58 = abs_f32(t7); // activation.rs:13
        let bounded_12 = min_f32(max_f32(t58, -104.0f), 89.0f); // math.rs:189
        let k_6 = round(bounded_12 * 1.442695f); // math.rs:190
        let reduced_6 = bounded_12 - k_6 * 0.6933594f; // math.rs:191
        let correction_6 = k_6 * -0.00021219444f; // math.rs:192
        let r_6 = reduced_6 - correction_6; // math.rs:193
        let r_error_6 = reduced_6 - r_6 - correction_6; // math.rs:194
        var q_6 = 0.00019891017f; // math.rs:196
        q_6 = q_6 * r_6 + 0.0013933674f; // math.rs:199
        q_6 = q_6 * r_6 + 0.008333311f;
        q_6 = q_6 * r_6 + 0.041666467f;
        q_6 = q_6 * r_6 + 0.16666667f;
        q_6 = q_6 * r_6 + 0.5f;
        let y_13 = 1.0f + (r_6 + (r_error_6 + r_6 * r_6 * q_6)); // math.rs:201
        let t59 = (bitcast<u32>(y_13) & 8388607u) | 8388608u; // math.rs:202
        let field_12 = i32(bitcast<u32>(y_13) >> 23u) + i32_from_f32(k_6) + i32(t59 >> 24u); // math.rs:41
        let bits_24 = (u32(field_12) << 23u) | (t59 & 8388607u); // math.rs:42
        let power_6 = bitcast<f32>(select(select(bits_24, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))); // math.rs:43
        let t60 = encode_bf16(select(power_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t58) & 2147483647u) > 2139095040u))); // activation.rs:13
        let e_6 = decode_bf16(t60);
        let d_12 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:14
        let a_bits_6 = 1065353216u; // math.rs:49
        let b_bits_6 = bitcast<u32>(d_12); // math.rs:50
        let sign_7 = (a_bits_6 ^ b_bits_6) & 2147483648u; // math.rs:51
        let b_field_6 = (b_bits_6 >> 23u) & 255u; // math.rs:53
        let t61 = b_bits_6 & 8388607u; // math.rs:54
        let below_6 = select(0u, 1u, (0u < t61)); // math.rs:69
        let numerator_6 = shl_u32(8388608u, below_6); // math.rs:70
        let denominator_6 = t61 | 8388608u; // math.rs:71
        let d_13 = bitcast<f32>(t61 | 1065353216u); // math.rs:73
        var reciprocal_6 = 1.4117647f - 0.47058824f * d_13; // math.rs:74
        reciprocal_6 = reciprocal_6 + reciprocal_6 * (1.0f - d_13 * reciprocal_6); // math.rs:77
        reciprocal_6 = reciprocal_6 + reciprocal_6 * (1.0f - d_13 * reciprocal_6);
        reciprocal_6 = reciprocal_6 + reciprocal_6 * (1.0f - d_13 * reciprocal_6);
        let n_6 = bitcast<f32>(1065353216u + (below_6 << 23u)); // math.rs:80
        var quotient_12 = u32_from_f32(n_6 * reciprocal_6 * 8388608.0f); // math.rs:81
        let divisor_6 = i32(denominator_6); // math.rs:82
        var residual_6 = i32((numerator_6 << 23u) - quotient_12 * denominator_6); // math.rs:83
        let over_12 = residual_6 < 0i; // math.rs:86
        quotient_12 = select(quotient_12, quotient_12 - 1u, over_12); // math.rs:87
        residual_6 = select(residual_6, residual_6 + divisor_6, over_12); // math.rs:88
        let over_13 = residual_6 < 0i; // math.rs:86
        quotient_12 = select(quotient_12, quotient_12 - 1u, over_13); // math.rs:87
        residual_6 = select(residual_6, residual_6 + divisor_6, over_13); // math.rs:88
        let under_6 = residual_6 >= divisor_6; // math.rs:90
        quotient_12 = select(quotient_12, quotient_12 + 1u, under_6); // math.rs:91
        residual_6 = select(residual_6, residual_6 - divisor_6, under_6); // math.rs:92
        quotient_12 = select(quotient_12, quotient_12 + 1u, (residual_6 * 2i > divisor_6)); // math.rs:94
        let exponent_6 = 127i - i32(b_field_6) + 127i - i32(below_6); // math.rs:95
        let t62 = quotient_12; // math.rs:96
        let field_13 = exponent_6 + i32(t62 >> 24u); // math.rs:41
        let bits_25 = (u32(field_13) << 23u) | (t62 & 8388607u); // math.rs:42
        let quotient_13 = bitcast<f32>(sign_7 | select(select(bits_25, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // math.rs:43
        let b_infinite_6 = (b_bits_6 & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero_6 = b_field_6 == 0u; // math.rs:59
        let bounded_13 = select(quotient_13, bitcast<f32>(sign_7), b_infinite_6); // math.rs:61
        let extended_6 = select(bounded_13, bitcast<f32>(sign_7 | 2139095040u), b_zero_6); // math.rs:62
        let t63 = select(extended_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_12) & 2147483647u) > 2139095040u)); // math.rs:63
        let y_14 = decode_bf16(encode_bf16(t63)); // activation.rs:15
        let bits_26 = bitcast<u32>(t7 * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t7 < 0.0f))); // math.rs:34
        let t64 = encode_bf16(bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u)))); // activation.rs:22
        let bits_27 = bitcast<u32>(decode_bf16(t64) * decode_bf16(t9.w)); // math.rs:34
        let t65 = encode_bf16(bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u)))); // activation.rs:28
        results_6 = decode_bf16(t65); // swiglu.rs:156
        let t66 = abs_f32(t8); // activation.rs:13
        let bounded_14 = min_f32(max_f32(t66, -104.0f), 89.0f); // math.rs:189
        let k_7 = round(bounded_14 * 1.442695f); // math.rs:190
        let reduced_7 = bounded_14 - k_7 * 0.6933594f; // math.rs:191
        let correction_7 = k_7 * -0.00021219444f; // math.rs:192
        let r_7 = reduced_7 - correction_7; // math.rs:193
        let r_error_7 = reduced_7 - r_7 - correction_7; // math.rs:194
        var q_7 = 0.00019891017f; // math.rs:196
        q_7 = q_7 * r_7 + 0.0013933674f; // math.rs:199
        q_7 = q_7 * r_7 + 0.008333311f;
        q_7 = q_7 * r_7 + 0.041666467f;
        q_7 = q_7 * r_7 + 0.16666667f;
        q_7 = q_7 * r_7 + 0.5f;
        let y_15 = 1.0f + (r_7 + (r_error_7 + r_7 * r_7 * q_7)); // math.rs:201
        let t67 = (bitcast<u32>(y_15) & 8388607u) | 8388608u; // math.rs:202
        let field_14 = i32(bitcast<u32>(y_15) >> 23u) + i32_from_f32(k_7) + i32(t67 >> 24u); // math.rs:41
        let bits_28 = (u32(field_14) << 23u) | (t67 & 8388607u); // math.rs:42
        let power_7 = bitcast<f32>(select(select(bits_28, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))); // math.rs:43
        let t68 = encode_bf16(select(power_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t66) & 2147483647u) > 2139095040u))); // activation.rs:13
        let e_7 = decode_bf16(t68);
        let d_14 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:14
        let a_bits_7 = 1065353216u; // math.rs:49
        let b_bits_7 = bitcast<u32>(d_14); // math.rs:50
        let sign_8 = (a_bits_7 ^ b_bits_7) & 2147483648u; // math.rs:51
        let b_field_7 = (b_bits_7 >> 23u) & 255u; // math.rs:53
        let t69 = b_bits_7 & 8388607u; // math.rs:54
        let below_7 = select(0u, 1u, (0u < t69)); // math.rs:69
        let numerator_7 = shl_u32(8388608u, below_7); // math.rs:70
        let denominator_7 = t69 | 8388608u; // math.rs:71
        let d_15 = bitcast<f32>(t69 | 1065353216u); // math.rs:73
        var reciprocal_7 = 1.4117647f - 0.47058824f * d_15; // math.rs:74
        reciprocal_7 = reciprocal_7 + reciprocal_7 * (1.0f - d_15 * reciprocal_7); // math.rs:77
        reciprocal_7 = reciprocal_7 + reciprocal_7 * (1.0f - d_15 * reciprocal_7);
        reciprocal_7 = reciprocal_7 + reciprocal_7 * (1.0f - d_15 * reciprocal_7);
        let n_7 = bitcast<f32>(1065353216u + (below_7 << 23u)); // math.rs:80
        var quotient_14 = u32_from_f32(n_7 * reciprocal_7 * 8388608.0f); // math.rs:81
        let divisor_7 = i32(denominator_7); // math.rs:82
        var residual_7 = i32((numerator_7 << 23u) - quotient_14 * denominator_7); // math.rs:83
        let over_14 = residual_7 < 0i; // math.rs:86
        quotient_14 = select(quotient_14, quotient_14 - 1u, over_14); // math.rs:87
        residual_7 = select(residual_7, residual_7 + divisor_7, over_14); // math.rs:88
        let over_15 = residual_7 < 0i; // math.rs:86
        quotient_14 = select(quotient_14, quotient_14 - 1u, over_15); // math.rs:87
        residual_7 = select(residual_7, residual_7 + divisor_7, over_15); // math.rs:88
        let under_7 = residual_7 >= divisor_7; // math.rs:90
        quotient_14 = select(quotient_14, quotient_14 + 1u, under_7); // math.rs:91
        residual_7 = select(residual_7, residual_7 - divisor_7, under_7); // math.rs:92
        quotient_14 = select(quotient_14, quotient_14 + 1u, (residual_7 * 2i > divisor_7)); // math.rs:94
        let exponent_7 = 127i - i32(b_field_7) + 127i - i32(below_7); // math.rs:95
        let t70 = quotient_14; // math.rs:96
        let field_15 = exponent_7 + i32(t70 >> 24u); // math.rs:41
        let bits_29 = (u32(field_15) << 23u) | (t70 & 8388607u); // math.rs:42
        let quotient_15 = bitcast<f32>(sign_8 | select(select(bits_29, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // math.rs:43
        let b_infinite_7 = (b_bits_7 & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero_7 = b_field_7 == 0u; // math.rs:59
        let bounded_15 = select(quotient_15, bitcast<f32>(sign_8), b_infinite_7); // math.rs:61
        let extended_7 = select(bounded_15, bitcast<f32>(sign_8 | 2139095040u), b_zero_7); // math.rs:62
        let t71 = select(extended_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_14) & 2147483647u) > 2139095040u)); // math.rs:63
        let y_16 = decode_bf16(encode_bf16(t71)); // activation.rs:15
        let bits_30 = bitcast<u32>(t8 * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t8 < 0.0f))); // math.rs:34
        let t72 = encode_bf16(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u)))); // activation.rs:22
        let bits_31 = bitcast<u32>(decode_bf16(t72) * decode_bf16(t9.w >> 16u)); // math.rs:34
        let t73 = encode_bf16(bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u)))); // activation.rs:28
        results_7 = decode_bf16(t73); // swiglu.rs:156
        let t74 = vec4<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:51
        y[(first >> 1u) >> 2u] = t74;
    }
}
