struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> gate: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> up: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

@compute @workgroup_size(256, 1, 1)
fn swiglu__f32_f32__flat_x8(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // swiglu.rs:161
    if (first < imm.n_elems) { // swiglu.rs:165
        let t0 = gate[first >> 2u]; // piece.rs:36
        let t1 = gate[(first + 4u) >> 2u]; // piece.rs:37
        let t2 = up[first >> 2u]; // piece.rs:36
        let t3 = up[(first + 4u) >> 2u]; // piece.rs:37
        var results_0 = 0.0f; // swiglu.rs:168
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let t4 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t0.x)), 1120927744u))); // logistic.rs:19
        let sum = t4 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = t4 - k * 0.6933594f; // exponential.rs:15
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
        let y_error = 1.0f - y_1 + p + (r - p + rest); // exponential.rs:34
        let unit = bitcast<f32>(u32(max_i32(exponent, -60i) + 127i) << 23u); // bits.rs:66
        let power = y_1 * unit; // logistic.rs:28
        let d = 1.0f + power; // logistic.rs:29
        var estimate = d * (d * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate = estimate + estimate * (1.0f - d * estimate); // division.rs:16
        estimate = estimate + estimate * (1.0f - d * estimate);
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let residual = 1.0f - d_high * high - (d - d_high) * high; // division.rs:21
        let estimate_1 = estimate;
        let low = (residual - (1.0f - d + power + y_error * unit) * high) * estimate_1; // division.rs:29
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:72
        let product = y_high * high + (y_high * low + (y_1 - y_high + y_error) * estimate_1); // logistic.rs:40
        let field = i32(bitcast<u32>(product) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(product) + (u32(exponent) << 23u); // bits.rs:39
        let result = select(high + low, bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t0.x) > 2147483647u)); // logistic.rs:41
        let t5 = t0.x * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.x) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_1 = bitcast<u32>(t5); // bits.rs:31
        let bits_2 = bitcast<u32>(bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))) * t2.x);
        results_0 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // swiglu.rs:171
        let t6 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t0.y)), 1120927744u))); // logistic.rs:19
        let sum_1 = t6 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_1 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = t6 - k_1 * 0.6933594f; // exponential.rs:15
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
        let y_2 = 1.0f + p_1; // exponential.rs:33
        let y_error_1 = 1.0f - y_2 + p_1 + (r_1 - p_1 + rest_1); // exponential.rs:34
        let unit_1 = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
        let power_1 = y_2 * unit_1; // logistic.rs:28
        let d_1 = 1.0f + power_1; // logistic.rs:29
        var estimate_2 = d_1 * (d_1 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_2 = estimate_2 + estimate_2 * (1.0f - d_1 * estimate_2); // division.rs:16
        estimate_2 = estimate_2 + estimate_2 * (1.0f - d_1 * estimate_2);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
        let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
        let residual_1 = 1.0f - d_high_1 * high_1 - (d_1 - d_high_1) * high_1; // division.rs:21
        let estimate_3 = estimate_2;
        let low_1 = (residual_1 - (1.0f - d_1 + power_1 + y_error_1 * unit_1) * high_1) * estimate_3; // division.rs:29
        let y_high_1 = bitcast<f32>(bitcast<u32>(y_2) & 4294963200u); // bits.rs:72
        let product_1 = y_high_1 * high_1 + (y_high_1 * low_1 + (y_2 - y_high_1 + y_error_1) * estimate_3); // logistic.rs:40
        let field_1 = i32(bitcast<u32>(product_1) >> 23u) + exponent_1; // bits.rs:38
        let bits_3 = bitcast<u32>(product_1) + (u32(exponent_1) << 23u); // bits.rs:39
        let result_1 = select(high_1 + low_1, bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t0.y) > 2147483647u)); // logistic.rs:41
        let t7 = t0.y * select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.y) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_4 = bitcast<u32>(t7); // bits.rs:31
        let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * t2.y);
        results_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // swiglu.rs:171
        let t8 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t0.z)), 1120927744u))); // logistic.rs:19
        let sum_2 = t8 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_2 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = t8 - k_2 * 0.6933594f; // exponential.rs:15
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
        let y_3 = 1.0f + p_2; // exponential.rs:33
        let y_error_2 = 1.0f - y_3 + p_2 + (r_2 - p_2 + rest_2); // exponential.rs:34
        let unit_2 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
        let power_2 = y_3 * unit_2; // logistic.rs:28
        let d_2 = 1.0f + power_2; // logistic.rs:29
        var estimate_4 = d_2 * (d_2 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_4 = estimate_4 + estimate_4 * (1.0f - d_2 * estimate_4); // division.rs:16
        estimate_4 = estimate_4 + estimate_4 * (1.0f - d_2 * estimate_4);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
        let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
        let residual_2 = 1.0f - d_high_2 * high_2 - (d_2 - d_high_2) * high_2; // division.rs:21
        let estimate_5 = estimate_4;
        let low_2 = (residual_2 - (1.0f - d_2 + power_2 + y_error_2 * unit_2) * high_2) * estimate_5; // division.rs:29
        let y_high_2 = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
        let product_2 = y_high_2 * high_2 + (y_high_2 * low_2 + (y_3 - y_high_2 + y_error_2) * estimate_5); // logistic.rs:40
        let field_2 = i32(bitcast<u32>(product_2) >> 23u) + exponent_2; // bits.rs:38
        let bits_6 = bitcast<u32>(product_2) + (u32(exponent_2) << 23u); // bits.rs:39
        let result_2 = select(high_2 + low_2, bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t0.z) > 2147483647u)); // logistic.rs:41
        let t9 = t0.z * select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.z) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_7 = bitcast<u32>(t9); // bits.rs:31
        let bits_8 = bitcast<u32>(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * t2.z);
        results_2 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // swiglu.rs:171
        let t10 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t0.w)), 1120927744u))); // logistic.rs:19
        let sum_3 = t10 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = t10 - k_3 * 0.6933594f; // exponential.rs:15
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
        let y_4 = 1.0f + p_3; // exponential.rs:33
        let y_error_3 = 1.0f - y_4 + p_3 + (r_3 - p_3 + rest_3); // exponential.rs:34
        let unit_3 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
        let power_3 = y_4 * unit_3; // logistic.rs:28
        let d_3 = 1.0f + power_3; // logistic.rs:29
        var estimate_6 = d_3 * (d_3 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_6 = estimate_6 + estimate_6 * (1.0f - d_3 * estimate_6); // division.rs:16
        estimate_6 = estimate_6 + estimate_6 * (1.0f - d_3 * estimate_6);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
        let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
        let residual_3 = 1.0f - d_high_3 * high_3 - (d_3 - d_high_3) * high_3; // division.rs:21
        let estimate_7 = estimate_6;
        let low_3 = (residual_3 - (1.0f - d_3 + power_3 + y_error_3 * unit_3) * high_3) * estimate_7; // division.rs:29
        let y_high_3 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
        let product_3 = y_high_3 * high_3 + (y_high_3 * low_3 + (y_4 - y_high_3 + y_error_3) * estimate_7); // logistic.rs:40
        let field_3 = i32(bitcast<u32>(product_3) >> 23u) + exponent_3; // bits.rs:38
        let bits_9 = bitcast<u32>(product_3) + (u32(exponent_3) << 23u); // bits.rs:39
        let result_3 = select(high_3 + low_3, bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t0.w) > 2147483647u)); // logistic.rs:41
        let t11 = t0.w * select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.w) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_10 = bitcast<u32>(t11); // bits.rs:31
        let bits_11 = bitcast<u32>(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * t2.w);
        results_3 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // swiglu.rs:171
        let t12 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1.x)), 1120927744u))); // logistic.rs:19
        let sum_4 = t12 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_4 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = t12 - k_4 * 0.6933594f; // exponential.rs:15
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
        let y_5 = 1.0f + p_4; // exponential.rs:33
        let y_error_4 = 1.0f - y_5 + p_4 + (r_4 - p_4 + rest_4); // exponential.rs:34
        let unit_4 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
        let power_4 = y_5 * unit_4; // logistic.rs:28
        let d_4 = 1.0f + power_4; // logistic.rs:29
        var estimate_8 = d_4 * (d_4 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_8 = estimate_8 + estimate_8 * (1.0f - d_4 * estimate_8); // division.rs:16
        estimate_8 = estimate_8 + estimate_8 * (1.0f - d_4 * estimate_8);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
        let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
        let residual_4 = 1.0f - d_high_4 * high_4 - (d_4 - d_high_4) * high_4; // division.rs:21
        let estimate_9 = estimate_8;
        let low_4 = (residual_4 - (1.0f - d_4 + power_4 + y_error_4 * unit_4) * high_4) * estimate_9; // division.rs:29
        let y_high_4 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
        let product_4 = y_high_4 * high_4 + (y_high_4 * low_4 + (y_5 - y_high_4 + y_error_4) * estimate_9); // logistic.rs:40
        let field_4 = i32(bitcast<u32>(product_4) >> 23u) + exponent_4; // bits.rs:38
        let bits_12 = bitcast<u32>(product_4) + (u32(exponent_4) << 23u); // bits.rs:39
        let result_4 = select(high_4 + low_4, bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t1.x) > 2147483647u)); // logistic.rs:41
        let t13 = t1.x * select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1.x) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_13 = bitcast<u32>(t13); // bits.rs:31
        let bits_14 = bitcast<u32>(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) * t3.x);
        results_4 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // swiglu.rs:171
        let t14 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1.y)), 1120927744u))); // logistic.rs:19
        let sum_5 = t14 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_5 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = t14 - k_5 * 0.6933594f; // exponential.rs:15
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
        let y_6 = 1.0f + p_5; // exponential.rs:33
        let y_error_5 = 1.0f - y_6 + p_5 + (r_5 - p_5 + rest_5); // exponential.rs:34
        let unit_5 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
        let power_5 = y_6 * unit_5; // logistic.rs:28
        let d_5 = 1.0f + power_5; // logistic.rs:29
        var estimate_10 = d_5 * (d_5 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_10 = estimate_10 + estimate_10 * (1.0f - d_5 * estimate_10); // division.rs:16
        estimate_10 = estimate_10 + estimate_10 * (1.0f - d_5 * estimate_10);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
        let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
        let residual_5 = 1.0f - d_high_5 * high_5 - (d_5 - d_high_5) * high_5; // division.rs:21
        let estimate_11 = estimate_10;
        let low_5 = (residual_5 - (1.0f - d_5 + power_5 + y_error_5 * unit_5) * high_5) * estimate_11; // division.rs:29
        let y_high_5 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
        let product_5 = y_high_5 * high_5 + (y_high_5 * low_5 + (y_6 - y_high_5 + y_error_5) * estimate_11); // logistic.rs:40
        let field_5 = i32(bitcast<u32>(product_5) >> 23u) + exponent_5; // bits.rs:38
        let bits_15 = bitcast<u32>(product_5) + (u32(exponent_5) << 23u); // bits.rs:39
        let result_5 = select(high_5 + low_5, bitcast<f32>(select(select(bits_15, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t1.y) > 2147483647u)); // logistic.rs:41
        let t15 = t1.y * select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1.y) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_16 = bitcast<u32>(t15); // bits.rs:31
        let bits_17 = bitcast<u32>(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * t3.y);
        results_5 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // swiglu.rs:171
        let t16 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1.z)), 1120927744u))); // logistic.rs:19
        let sum_6 = t16 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_6 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = t16 - k_6 * 0.6933594f; // exponential.rs:15
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
        let y_7 = 1.0f + p_6; // exponential.rs:33
        let y_error_6 = 1.0f - y_7 + p_6 + (r_6 - p_6 + rest_6); // exponential.rs:34
        let unit_6 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
        let power_6 = y_7 * unit_6; // logistic.rs:28
        let d_6 = 1.0f + power_6; // logistic.rs:29
        var estimate_12 = d_6 * (d_6 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_12 = estimate_12 + estimate_12 * (1.0f - d_6 * estimate_12); // division.rs:16
        estimate_12 = estimate_12 + estimate_12 * (1.0f - d_6 * estimate_12);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
        let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
        let residual_6 = 1.0f - d_high_6 * high_6 - (d_6 - d_high_6) * high_6; // division.rs:21
        let estimate_13 = estimate_12;
        let low_6 = (residual_6 - (1.0f - d_6 + power_6 + y_error_6 * unit_6) * high_6) * estimate_13; // division.rs:29
        let y_high_6 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
        let product_6 = y_high_6 * high_6 + (y_high_6 * low_6 + (y_7 - y_high_6 + y_error_6) * estimate_13); // logistic.rs:40
        let field_6 = i32(bitcast<u32>(product_6) >> 23u) + exponent_6; // bits.rs:38
        let bits_18 = bitcast<u32>(product_6) + (u32(exponent_6) << 23u); // bits.rs:39
        let result_6 = select(high_6 + low_6, bitcast<f32>(select(select(bits_18, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t1.z) > 2147483647u)); // logistic.rs:41
        let t17 = t1.z * select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1.z) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_19 = bitcast<u32>(t17); // bits.rs:31
        let bits_20 = bitcast<u32>(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))) * t3.z);
        results_6 = bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))); // swiglu.rs:171
        let t18 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1.w)), 1120927744u))); // logistic.rs:19
        let sum_7 = t18 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_7 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = t18 - k_7 * 0.6933594f; // exponential.rs:15
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
        let y_8 = 1.0f + p_7; // exponential.rs:33
        let y_error_7 = 1.0f - y_8 + p_7 + (r_7 - p_7 + rest_7); // exponential.rs:34
        let unit_7 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
        let power_7 = y_8 * unit_7; // logistic.rs:28
        let d_7 = 1.0f + power_7; // logistic.rs:29
        var estimate_14 = d_7 * (d_7 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_14 = estimate_14 + estimate_14 * (1.0f - d_7 * estimate_14); // division.rs:16
        estimate_14 = estimate_14 + estimate_14 * (1.0f - d_7 * estimate_14);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
        let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
        let residual_7 = 1.0f - d_high_7 * high_7 - (d_7 - d_high_7) * high_7; // division.rs:21
        let estimate_15 = estimate_14;
        let low_7 = (residual_7 - (1.0f - d_7 + power_7 + y_error_7 * unit_7) * high_7) * estimate_15; // division.rs:29
        let y_high_7 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
        let product_7 = y_high_7 * high_7 + (y_high_7 * low_7 + (y_8 - y_high_7 + y_error_7) * estimate_15); // logistic.rs:40
        let field_7 = i32(bitcast<u32>(product_7) >> 23u) + exponent_7; // bits.rs:38
        let bits_21 = bitcast<u32>(product_7) + (u32(exponent_7) << 23u); // bits.rs:39
        let result_7 = select(high_7 + low_7, bitcast<f32>(select(select(bits_21, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t1.w) > 2147483647u)); // logistic.rs:41
        let t19 = t1.w * select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1.w) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_22 = bitcast<u32>(t19); // bits.rs:31
        let bits_23 = bitcast<u32>(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u))) * t3.w);
        results_7 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // swiglu.rs:171
        let t20 = vec4<f32>(results_0, results_1, results_2, results_3); // piece.rs:68
        y[first >> 2u] = t20;
        let t21 = vec4<f32>(results_4, results_5, results_6, results_7); // piece.rs:69
        y[(first + 4u) >> 2u] = t21;
    }
}
