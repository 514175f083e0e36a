struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> gate: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> up: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<u32>>;

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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn max_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (x_place < y_place) & numbers));
}

fn min_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (y_place < x_place) & numbers));
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
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

fn encode_f16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
}

@compute @workgroup_size(256, 1, 1)
fn swiglu__f16_f16__flat_x8(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // swiglu.rs:161
    if (first < imm.n_elems) { // swiglu.rs:165
        let t0 = gate[(first >> 1u) >> 2u]; // piece.rs:40
        let t1 = decode_f16(t0.x);
        let t2 = decode_f16(t0.x >> 16u);
        let t3 = decode_f16(t0.y);
        let t4 = decode_f16(t0.y >> 16u);
        let t5 = decode_f16(t0.z);
        let t6 = decode_f16(t0.z >> 16u);
        let t7 = decode_f16(t0.w);
        let t8 = decode_f16(t0.w >> 16u);
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
        let t11 = min_f32(max_f32(t10, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t11 * 1.442695f); // exponential.rs:14
        let reduced = t11 - k * 0.6933594f; // exponential.rs:15
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
        let t12 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t12; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t12) << 23u); // bits.rs:45
        let t13 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_f16(encode_f16(t13)); // activation.rs:20
        let d = decode_f16(encode_f16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t14 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        var estimate = t14 * (t14 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate = estimate + estimate * (1.0f - t14 * estimate); // division.rs:105
        estimate = estimate + estimate * (1.0f - t14 * estimate);
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t14) & 4294963200u);
        let residual = 1.0f - d_high * high - (t14 - d_high) * high; // division.rs:110
        let estimate_1 = estimate;
        let t15 = high + residual * estimate_1; // division.rs:87
        let t16 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t15) >> 23u) + t16; // bits.rs:44
        let bits_2 = bitcast<u32>(t15) + (u32(t16) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t17 = encode_f16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_f16(t17);
        let bits_3 = bitcast<u32>(t1 * select(decode_f16(encode_f16(1.0f - y_2)), y_2, (t1 < 0.0f))); // bits.rs:29
        let t18 = decode_f16(encode_f16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_4 = bitcast<u32>(t18 * decode_f16(t9.x)); // bits.rs:29
        let t19 = decode_f16(encode_f16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:36
        results_0 = t19; // swiglu.rs:171
        let t20 = abs_f32(t2); // activation.rs:20
        let t21 = min_f32(max_f32(t20, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t21 * 1.442695f); // exponential.rs:14
        let reduced_1 = t21 - k_1 * 0.6933594f; // exponential.rs:15
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
        let t22 = i32_from_f32(k_1); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t22; // bits.rs:44
        let bits_5 = bitcast<u32>(y_3) + (u32(t22) << 23u); // bits.rs:45
        let t23 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_f16(encode_f16(t23)); // activation.rs:20
        let d_1 = decode_f16(encode_f16(1.0f + e_1)); // activation.rs:21
        let bits_6 = bitcast<u32>(d_1); // division.rs:85
        let t24 = bitcast<f32>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_2 = t24 * (t24 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t24 * estimate_2); // division.rs:105
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t24 * estimate_2);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t24) & 4294963200u);
        let residual_1 = 1.0f - d_high_1 * high_1 - (t24 - d_high_1) * high_1; // division.rs:110
        let estimate_3 = estimate_2;
        let t25 = high_1 + residual_1 * estimate_3; // division.rs:87
        let t26 = 127i - i32(bits_6 >> 23u);
        let field_3 = i32(bitcast<u32>(t25) >> 23u) + t26; // bits.rs:44
        let bits_7 = bitcast<u32>(t25) + (u32(t26) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_7, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t27 = encode_f16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_f16(t27);
        let bits_8 = bitcast<u32>(t2 * select(decode_f16(encode_f16(1.0f - y_4)), y_4, (t2 < 0.0f))); // bits.rs:29
        let t28 = decode_f16(encode_f16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t28 * decode_f16(t9.x >> 16u)); // bits.rs:29
        let t29 = decode_f16(encode_f16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        results_1 = t29; // swiglu.rs:171
        let t30 = abs_f32(t3); // activation.rs:20
        let t31 = min_f32(max_f32(t30, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t31 * 1.442695f); // exponential.rs:14
        let reduced_2 = t31 - k_2 * 0.6933594f; // exponential.rs:15
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
        let t32 = i32_from_f32(k_2); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t32; // bits.rs:44
        let bits_10 = bitcast<u32>(y_5) + (u32(t32) << 23u); // bits.rs:45
        let t33 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t30) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_f16(encode_f16(t33)); // activation.rs:20
        let d_2 = decode_f16(encode_f16(1.0f + e_2)); // activation.rs:21
        let bits_11 = bitcast<u32>(d_2); // division.rs:85
        let t34 = bitcast<f32>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_4 = t34 * (t34 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t34 * estimate_4); // division.rs:105
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t34 * estimate_4);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t34) & 4294963200u);
        let residual_2 = 1.0f - d_high_2 * high_2 - (t34 - d_high_2) * high_2; // division.rs:110
        let estimate_5 = estimate_4;
        let t35 = high_2 + residual_2 * estimate_5; // division.rs:87
        let t36 = 127i - i32(bits_11 >> 23u);
        let field_5 = i32(bitcast<u32>(t35) >> 23u) + t36; // bits.rs:44
        let bits_12 = bitcast<u32>(t35) + (u32(t36) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_12, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t37 = encode_f16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_f16(t37);
        let bits_13 = bitcast<u32>(t3 * select(decode_f16(encode_f16(1.0f - y_6)), y_6, (t3 < 0.0f))); // bits.rs:29
        let t38 = encode_f16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_14 = bitcast<u32>(decode_f16(t38) * decode_f16(t9.y)); // bits.rs:29
        let t39 = encode_f16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:36
        results_2 = decode_f16(t39); // swiglu.rs:171
        let t40 = abs_f32(t4); // activation.rs:20
        let t41 = min_f32(max_f32(t40, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t41 * 1.442695f); // exponential.rs:14
        let reduced_3 = t41 - k_3 * 0.6933594f; // exponential.rs:15
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
        let t42 = i32_from_f32(k_3); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t42; // bits.rs:44
        let bits_15 = bitcast<u32>(y_7) + (u32(t42) << 23u); // bits.rs:45
        let t43 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t40) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_f16(encode_f16(t43)); // activation.rs:20
        let d_3 = decode_f16(encode_f16(1.0f + e_3)); // activation.rs:21
        let bits_16 = bitcast<u32>(d_3); // division.rs:85
        let t44 = bitcast<f32>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_6 = t44 * (t44 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t44 * estimate_6); // division.rs:105
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t44 * estimate_6);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t44) & 4294963200u);
        let residual_3 = 1.0f - d_high_3 * high_3 - (t44 - d_high_3) * high_3; // division.rs:110
        let estimate_7 = estimate_6;
        let t45 = high_3 + residual_3 * estimate_7; // division.rs:87
        let t46 = 127i - i32(bits_16 >> 23u);
        let field_7 = i32(bitcast<u32>(t45) >> 23u) + t46; // bits.rs:44
        let bits_17 = bitcast<u32>(t45) + (u32(t46) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_17, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t47 = encode_f16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_f16(t47);
        let bits_18 = bitcast<u32>(t4 * select(decode_f16(encode_f16(1.0f - y_8)), y_8, (t4 < 0.0f))); // bits.rs:29
        let t48 = encode_f16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_19 = bitcast<u32>(decode_f16(t48) * decode_f16(t9.y >> 16u)); // bits.rs:29
        let t49 = encode_f16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:36
        results_3 = decode_f16(t49); // swiglu.rs:171
        let t50 = abs_f32(t5); // activation.rs:20
        let t51 = min_f32(max_f32(t50, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t51 * 1.442695f); // exponential.rs:14
        let reduced_4 = t51 - k_4 * 0.6933594f; // exponential.rs:15
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
        let t52 = i32_from_f32(k_4); // exponential.rs:42
        let field_8 = i32(bitcast<u32>(y_9) >> 23u) + t52; // bits.rs:44
        let bits_20 = bitcast<u32>(y_9) + (u32(t52) << 23u); // bits.rs:45
        let t53 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t50) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_f16(encode_f16(t53)); // activation.rs:20
        let d_4 = decode_f16(encode_f16(1.0f + e_4)); // activation.rs:21
        let bits_21 = bitcast<u32>(d_4); // division.rs:85
        let t54 = bitcast<f32>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_8 = t54 * (t54 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_8 = estimate_8 + estimate_8 * (1.0f - t54 * estimate_8); // division.rs:105
        estimate_8 = estimate_8 + estimate_8 * (1.0f - t54 * estimate_8);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
        let d_high_4 = bitcast<f32>(bitcast<u32>(t54) & 4294963200u);
        let residual_4 = 1.0f - d_high_4 * high_4 - (t54 - d_high_4) * high_4; // division.rs:110
        let estimate_9 = estimate_8;
        let t55 = high_4 + residual_4 * estimate_9; // division.rs:87
        let t56 = 127i - i32(bits_21 >> 23u);
        let field_9 = i32(bitcast<u32>(t55) >> 23u) + t56; // bits.rs:44
        let bits_22 = bitcast<u32>(t55) + (u32(t56) << 23u); // bits.rs:45
        let scaled_4 = bitcast<f32>(select(select(bits_22, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // bits.rs:46
        let t57 = encode_f16(select(scaled_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_f16(t57);
        let bits_23 = bitcast<u32>(t5 * select(decode_f16(encode_f16(1.0f - y_10)), y_10, (t5 < 0.0f))); // bits.rs:29
        let t58 = encode_f16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_24 = bitcast<u32>(decode_f16(t58) * decode_f16(t9.z)); // bits.rs:29
        let t59 = encode_f16(bitcast<f32>(select(bits_24, bits_24 & 2147483648u, ((bits_24 & 2139095040u) == 0u)))); // activation.rs:36
        results_4 = decode_f16(t59); // swiglu.rs:171
        let t60 = abs_f32(t6); // activation.rs:20
        let t61 = min_f32(max_f32(t60, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t61 * 1.442695f); // exponential.rs:14
        let reduced_5 = t61 - k_5 * 0.6933594f; // exponential.rs:15
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
        let t62 = i32_from_f32(k_5); // exponential.rs:42
        let field_10 = i32(bitcast<u32>(y_11) >> 23u) + t62; // bits.rs:44
        let bits_25 = bitcast<u32>(y_11) + (u32(t62) << 23u); // bits.rs:45
        let t63 = select(bitcast<f32>(select(select(bits_25, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t60) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_f16(encode_f16(t63)); // activation.rs:20
        let d_5 = decode_f16(encode_f16(1.0f + e_5)); // activation.rs:21
        let bits_26 = bitcast<u32>(d_5); // division.rs:85
        let t64 = bitcast<f32>((bits_26 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_10 = t64 * (t64 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_10 = estimate_10 + estimate_10 * (1.0f - t64 * estimate_10); // division.rs:105
        estimate_10 = estimate_10 + estimate_10 * (1.0f - t64 * estimate_10);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
        let d_high_5 = bitcast<f32>(bitcast<u32>(t64) & 4294963200u);
        let residual_5 = 1.0f - d_high_5 * high_5 - (t64 - d_high_5) * high_5; // division.rs:110
        let estimate_11 = estimate_10;
        let t65 = high_5 + residual_5 * estimate_11; // division.rs:87
        let t66 = 127i - i32(bits_26 >> 23u);
        let field_11 = i32(bitcast<u32>(t65) >> 23u) + t66; // bits.rs:44
        let bits_27 = bitcast<u32>(t65) + (u32(t66) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_27, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // bits.rs:46
        let t67 = encode_f16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_12 = decode_f16(t67);
        let bits_28 = bitcast<u32>(t6 * select(decode_f16(encode_f16(1.0f - y_12)), y_12, (t6 < 0.0f))); // bits.rs:29
        let t68 = encode_f16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_29 = bitcast<u32>(decode_f16(t68) * decode_f16(t9.z >> 16u)); // bits.rs:29
        let t69 = encode_f16(bitcast<f32>(select(bits_29, bits_29 & 2147483648u, ((bits_29 & 2139095040u) == 0u)))); // activation.rs:36
        results_5 = decode_f16(t69); // swiglu.rs:171
        let t70 = abs_f32(t7); // activation.rs:20
        let t71 = min_f32(max_f32(t70, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t71 * 1.442695f); // exponential.rs:14
        let reduced_6 = t71 - k_6 * 0.6933594f; // exponential.rs:15
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
        let t72 = i32_from_f32(k_6); // exponential.rs:42
        let field_12 = i32(bitcast<u32>(y_13) >> 23u) + t72; // bits.rs:44
        let bits_30 = bitcast<u32>(y_13) + (u32(t72) << 23u); // bits.rs:45
        let t73 = select(bitcast<f32>(select(select(bits_30, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t70) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_f16(encode_f16(t73)); // activation.rs:20
        let d_6 = decode_f16(encode_f16(1.0f + e_6)); // activation.rs:21
        let bits_31 = bitcast<u32>(d_6); // division.rs:85
        let t74 = bitcast<f32>((bits_31 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_12 = t74 * (t74 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_12 = estimate_12 + estimate_12 * (1.0f - t74 * estimate_12); // division.rs:105
        estimate_12 = estimate_12 + estimate_12 * (1.0f - t74 * estimate_12);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:58
        let d_high_6 = bitcast<f32>(bitcast<u32>(t74) & 4294963200u);
        let residual_6 = 1.0f - d_high_6 * high_6 - (t74 - d_high_6) * high_6; // division.rs:110
        let estimate_13 = estimate_12;
        let t75 = high_6 + residual_6 * estimate_13; // division.rs:87
        let t76 = 127i - i32(bits_31 >> 23u);
        let field_13 = i32(bitcast<u32>(t75) >> 23u) + t76; // bits.rs:44
        let bits_32 = bitcast<u32>(t75) + (u32(t76) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_32, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // bits.rs:46
        let t77 = encode_f16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_6) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_14 = decode_f16(t77);
        let bits_33 = bitcast<u32>(t7 * select(decode_f16(encode_f16(1.0f - y_14)), y_14, (t7 < 0.0f))); // bits.rs:29
        let t78 = encode_f16(bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_34 = bitcast<u32>(decode_f16(t78) * decode_f16(t9.w)); // bits.rs:29
        let t79 = encode_f16(bitcast<f32>(select(bits_34, bits_34 & 2147483648u, ((bits_34 & 2139095040u) == 0u)))); // activation.rs:36
        results_6 = decode_f16(t79); // swiglu.rs:171
        let t80 = abs_f32(t8); // activation.rs:20
        let t81 = min_f32(max_f32(t80, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t81 * 1.442695f); // exponential.rs:14
        let reduced_7 = t81 - k_7 * 0.6933594f; // exponential.rs:15
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
        let t82 = i32_from_f32(k_7); // exponential.rs:42
        let field_14 = i32(bitcast<u32>(y_15) >> 23u) + t82; // bits.rs:44
        let bits_35 = bitcast<u32>(y_15) + (u32(t82) << 23u); // bits.rs:45
        let t83 = select(bitcast<f32>(select(select(bits_35, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t80) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_f16(encode_f16(t83)); // activation.rs:20
        let d_7 = decode_f16(encode_f16(1.0f + e_7)); // activation.rs:21
        let bits_36 = bitcast<u32>(d_7); // division.rs:85
        let t84 = bitcast<f32>((bits_36 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_14 = t84 * (t84 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_14 = estimate_14 + estimate_14 * (1.0f - t84 * estimate_14); // division.rs:105
        estimate_14 = estimate_14 + estimate_14 * (1.0f - t84 * estimate_14);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:58
        let d_high_7 = bitcast<f32>(bitcast<u32>(t84) & 4294963200u);
        let residual_7 = 1.0f - d_high_7 * high_7 - (t84 - d_high_7) * high_7; // division.rs:110
        let estimate_15 = estimate_14;
        let t85 = high_7 + residual_7 * estimate_15; // division.rs:87
        let t86 = 127i - i32(bits_36 >> 23u);
        let field_15 = i32(bitcast<u32>(t85) >> 23u) + t86; // bits.rs:44
        let bits_37 = bitcast<u32>(t85) + (u32(t86) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_37, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // bits.rs:46
        let t87 = encode_f16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_16 = decode_f16(t87);
        let bits_38 = bitcast<u32>(t8 * select(decode_f16(encode_f16(1.0f - y_16)), y_16, (t8 < 0.0f))); // bits.rs:29
        let t88 = encode_f16(bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_39 = bitcast<u32>(decode_f16(t88) * decode_f16(t9.w >> 16u)); // bits.rs:29
        let t89 = encode_f16(bitcast<f32>(select(bits_39, bits_39 & 2147483648u, ((bits_39 & 2139095040u) == 0u)))); // activation.rs:36
        results_7 = decode_f16(t89); // swiglu.rs:171
        let t90 = vec4<u32>(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
        y[(first >> 1u) >> 2u] = t90;
    }
}
