struct Immediates {
    n_elems: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // swiglu.rs:155
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
        let t5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t4 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum = bitcast<f32>(t5);
        let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t4 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t6;
        let t7 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t7;
        let t8 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t8;
        let t9 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t9;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t10 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t10) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t11 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_1) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
        let t12 = t11 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
        let y_error = bitcast<f32>(bitcast<u32>(t12) ^ hidden_zero);
        let unit = bitcast<f32>(u32(max_i32(exponent, -60i) + 127i) << 23u); // bits.rs:66
        let power = bitcast<f32>(bitcast<u32>(y_1 * unit) ^ hidden_zero); // logistic.rs:28
        let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:29
        let t13 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:30
        let t14 = bitcast<f32>(bitcast<u32>(t13 + bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
        let t15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t15)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t16);
        let t17 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t18 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t17) ^ hidden_zero)) ^ hidden_zero);
        estimate = t18;
        let t19 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t20 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t19) ^ hidden_zero)) ^ hidden_zero);
        estimate = t20;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let t21 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t22 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t21 - t22) ^ hidden_zero);
        let estimate_1 = estimate;
        let t23 = bitcast<f32>(bitcast<u32>(residual - bitcast<f32>(bitcast<u32>(t14 * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low = bitcast<f32>(bitcast<u32>(t23 * estimate_1) ^ hidden_zero);
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:72
        let t24 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_1 - y_high) ^ hidden_zero) + y_error) ^ hidden_zero); // logistic.rs:40
        let t25 = bitcast<f32>(bitcast<u32>(y_high * low) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t24 * estimate_1) ^ hidden_zero);
        let product = bitcast<f32>(bitcast<u32>(y_high * high) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t25) ^ hidden_zero);
        let field = i32(bitcast<u32>(product) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(product) + (u32(exponent) << 23u); // bits.rs:39
        let result = select(bitcast<f32>(bitcast<u32>(high + low) ^ hidden_zero), bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t0.x) > 2147483647u)); // logistic.rs:41
        let t26 = t0.x * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.x) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t26) ^ hidden_zero)); // bits.rs:31
        let bits_2 = bitcast<u32>(bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))) * t2.x);
        results_0 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // swiglu.rs:171
        let t27 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t0.y)), 1120927744u))); // logistic.rs:19
        let t28 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t27 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_1 = bitcast<f32>(t28);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t27 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t29 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t29);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t30 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t30;
        let t31 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t31;
        let t32 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t33;
        let t34 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t35) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t36 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_2) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
        let t37 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 - p_1) ^ hidden_zero) + rest_1) ^ hidden_zero);
        let y_error_1 = bitcast<f32>(bitcast<u32>(t36 + t37) ^ hidden_zero);
        let unit_1 = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
        let power_1 = bitcast<f32>(bitcast<u32>(y_2 * unit_1) ^ hidden_zero); // logistic.rs:28
        let d_1 = bitcast<f32>(bitcast<u32>(1.0f + power_1) ^ hidden_zero); // logistic.rs:29
        let t38 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_1) ^ hidden_zero) + power_1) ^ hidden_zero); // logistic.rs:30
        let t39 = bitcast<f32>(bitcast<u32>(t38 + bitcast<f32>(bitcast<u32>(y_error_1 * unit_1) ^ hidden_zero)) ^ hidden_zero);
        let t40 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t41 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * bitcast<f32>(t40)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t41);
        let t42 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t43 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t42) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t43);
        let t44 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t45 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t44) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t45);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
        let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
        let t46 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t46 - t47) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t48 = bitcast<f32>(bitcast<u32>(residual_1 - bitcast<f32>(bitcast<u32>(t39 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_1 = bitcast<f32>(bitcast<u32>(t48 * estimate_3) ^ hidden_zero);
        let y_high_1 = bitcast<f32>(bitcast<u32>(y_2) & 4294963200u); // bits.rs:72
        let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_2 - y_high_1) ^ hidden_zero) + y_error_1) ^ hidden_zero); // logistic.rs:40
        let t50 = bitcast<f32>(bitcast<u32>(y_high_1 * low_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t49 * estimate_3) ^ hidden_zero);
        let product_1 = bitcast<f32>(bitcast<u32>(y_high_1 * high_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t50) ^ hidden_zero);
        let field_1 = i32(bitcast<u32>(product_1) >> 23u) + exponent_1; // bits.rs:38
        let bits_3 = bitcast<u32>(product_1) + (u32(exponent_1) << 23u); // bits.rs:39
        let result_1 = select(bitcast<f32>(bitcast<u32>(high_1 + low_1) ^ hidden_zero), bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t0.y) > 2147483647u)); // logistic.rs:41
        let t51 = t0.y * select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.y) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t51) ^ hidden_zero)); // bits.rs:31
        let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * t2.y);
        results_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // swiglu.rs:171
        let t52 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t0.z)), 1120927744u))); // logistic.rs:19
        let t53 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t52 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t53);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t52 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t54 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t54);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t55 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t55;
        let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t59;
        let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t60) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_3) ^ hidden_zero) + p_2) ^ hidden_zero); // exponential.rs:34
        let t62 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 - p_2) ^ hidden_zero) + rest_2) ^ hidden_zero);
        let y_error_2 = bitcast<f32>(bitcast<u32>(t61 + t62) ^ hidden_zero);
        let unit_2 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
        let power_2 = bitcast<f32>(bitcast<u32>(y_3 * unit_2) ^ hidden_zero); // logistic.rs:28
        let d_2 = bitcast<f32>(bitcast<u32>(1.0f + power_2) ^ hidden_zero); // logistic.rs:29
        let t63 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_2) ^ hidden_zero) + power_2) ^ hidden_zero); // logistic.rs:30
        let t64 = bitcast<f32>(bitcast<u32>(t63 + bitcast<f32>(bitcast<u32>(y_error_2 * unit_2) ^ hidden_zero)) ^ hidden_zero);
        let t65 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t66 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * bitcast<f32>(t65)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t66);
        let t67 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t68 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t67) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t68);
        let t69 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t70 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t69) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t70);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
        let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
        let t71 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t72 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t71 - t72) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t73 = bitcast<f32>(bitcast<u32>(residual_2 - bitcast<f32>(bitcast<u32>(t64 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_2 = bitcast<f32>(bitcast<u32>(t73 * estimate_5) ^ hidden_zero);
        let y_high_2 = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
        let t74 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_3 - y_high_2) ^ hidden_zero) + y_error_2) ^ hidden_zero); // logistic.rs:40
        let t75 = bitcast<f32>(bitcast<u32>(y_high_2 * low_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t74 * estimate_5) ^ hidden_zero);
        let product_2 = bitcast<f32>(bitcast<u32>(y_high_2 * high_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t75) ^ hidden_zero);
        let field_2 = i32(bitcast<u32>(product_2) >> 23u) + exponent_2; // bits.rs:38
        let bits_6 = bitcast<u32>(product_2) + (u32(exponent_2) << 23u); // bits.rs:39
        let result_2 = select(bitcast<f32>(bitcast<u32>(high_2 + low_2) ^ hidden_zero), bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t0.z) > 2147483647u)); // logistic.rs:41
        let t76 = t0.z * select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.z) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t76) ^ hidden_zero)); // bits.rs:31
        let bits_8 = bitcast<u32>(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * t2.z);
        results_2 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // swiglu.rs:171
        let t77 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t0.w)), 1120927744u))); // logistic.rs:19
        let t78 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t77 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t78);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t77 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t79 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t79);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t80 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t85) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t86 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_4) ^ hidden_zero) + p_3) ^ hidden_zero); // exponential.rs:34
        let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 - p_3) ^ hidden_zero) + rest_3) ^ hidden_zero);
        let y_error_3 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
        let unit_3 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
        let power_3 = bitcast<f32>(bitcast<u32>(y_4 * unit_3) ^ hidden_zero); // logistic.rs:28
        let d_3 = bitcast<f32>(bitcast<u32>(1.0f + power_3) ^ hidden_zero); // logistic.rs:29
        let t88 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_3) ^ hidden_zero) + power_3) ^ hidden_zero); // logistic.rs:30
        let t89 = bitcast<f32>(bitcast<u32>(t88 + bitcast<f32>(bitcast<u32>(y_error_3 * unit_3) ^ hidden_zero)) ^ hidden_zero);
        let t90 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t91 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * bitcast<f32>(t90)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t91);
        let t92 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t93 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t92) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t93);
        let t94 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t95 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t94) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t95);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
        let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
        let t96 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t97 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t96 - t97) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t98 = bitcast<f32>(bitcast<u32>(residual_3 - bitcast<f32>(bitcast<u32>(t89 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_3 = bitcast<f32>(bitcast<u32>(t98 * estimate_7) ^ hidden_zero);
        let y_high_3 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
        let t99 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_4 - y_high_3) ^ hidden_zero) + y_error_3) ^ hidden_zero); // logistic.rs:40
        let t100 = bitcast<f32>(bitcast<u32>(y_high_3 * low_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t99 * estimate_7) ^ hidden_zero);
        let product_3 = bitcast<f32>(bitcast<u32>(y_high_3 * high_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t100) ^ hidden_zero);
        let field_3 = i32(bitcast<u32>(product_3) >> 23u) + exponent_3; // bits.rs:38
        let bits_9 = bitcast<u32>(product_3) + (u32(exponent_3) << 23u); // bits.rs:39
        let result_3 = select(bitcast<f32>(bitcast<u32>(high_3 + low_3) ^ hidden_zero), bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t0.w) > 2147483647u)); // logistic.rs:41
        let t101 = t0.w * select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.w) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t101) ^ hidden_zero)); // bits.rs:31
        let bits_11 = bitcast<u32>(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * t2.w);
        results_3 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // swiglu.rs:171
        let t102 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1.x)), 1120927744u))); // logistic.rs:19
        let t103 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t102 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t103);
        let k_4 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = bitcast<f32>(bitcast<u32>(t102 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t104 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t104);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t107;
        let t108 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t109;
        let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t110) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t111 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_5) ^ hidden_zero) + p_4) ^ hidden_zero); // exponential.rs:34
        let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 - p_4) ^ hidden_zero) + rest_4) ^ hidden_zero);
        let y_error_4 = bitcast<f32>(bitcast<u32>(t111 + t112) ^ hidden_zero);
        let unit_4 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
        let power_4 = bitcast<f32>(bitcast<u32>(y_5 * unit_4) ^ hidden_zero); // logistic.rs:28
        let d_4 = bitcast<f32>(bitcast<u32>(1.0f + power_4) ^ hidden_zero); // logistic.rs:29
        let t113 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_4) ^ hidden_zero) + power_4) ^ hidden_zero); // logistic.rs:30
        let t114 = bitcast<f32>(bitcast<u32>(t113 + bitcast<f32>(bitcast<u32>(y_error_4 * unit_4) ^ hidden_zero)) ^ hidden_zero);
        let t115 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t116 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * bitcast<f32>(t115)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t116);
        let t117 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t118 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t117) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t118);
        let t119 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t120 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t119) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t120);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
        let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
        let t121 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t121 - t122) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t123 = bitcast<f32>(bitcast<u32>(residual_4 - bitcast<f32>(bitcast<u32>(t114 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_4 = bitcast<f32>(bitcast<u32>(t123 * estimate_9) ^ hidden_zero);
        let y_high_4 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
        let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_5 - y_high_4) ^ hidden_zero) + y_error_4) ^ hidden_zero); // logistic.rs:40
        let t125 = bitcast<f32>(bitcast<u32>(y_high_4 * low_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t124 * estimate_9) ^ hidden_zero);
        let product_4 = bitcast<f32>(bitcast<u32>(y_high_4 * high_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t125) ^ hidden_zero);
        let field_4 = i32(bitcast<u32>(product_4) >> 23u) + exponent_4; // bits.rs:38
        let bits_12 = bitcast<u32>(product_4) + (u32(exponent_4) << 23u); // bits.rs:39
        let result_4 = select(bitcast<f32>(bitcast<u32>(high_4 + low_4) ^ hidden_zero), bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t1.x) > 2147483647u)); // logistic.rs:41
        let t126 = t1.x * select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1.x) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t126) ^ hidden_zero)); // bits.rs:31
        let bits_14 = bitcast<u32>(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) * t3.x);
        results_4 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // swiglu.rs:171
        let t127 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1.y)), 1120927744u))); // logistic.rs:19
        let t128 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t127 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t128);
        let k_5 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = bitcast<f32>(bitcast<u32>(t127 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t129 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t129);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t131;
        let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t134;
        let t135 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t135) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t136 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_6) ^ hidden_zero) + p_5) ^ hidden_zero); // exponential.rs:34
        let t137 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 - p_5) ^ hidden_zero) + rest_5) ^ hidden_zero);
        let y_error_5 = bitcast<f32>(bitcast<u32>(t136 + t137) ^ hidden_zero);
        let unit_5 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
        let power_5 = bitcast<f32>(bitcast<u32>(y_6 * unit_5) ^ hidden_zero); // logistic.rs:28
        let d_5 = bitcast<f32>(bitcast<u32>(1.0f + power_5) ^ hidden_zero); // logistic.rs:29
        let t138 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_5) ^ hidden_zero) + power_5) ^ hidden_zero); // logistic.rs:30
        let t139 = bitcast<f32>(bitcast<u32>(t138 + bitcast<f32>(bitcast<u32>(y_error_5 * unit_5) ^ hidden_zero)) ^ hidden_zero);
        let t140 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t141 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * bitcast<f32>(t140)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t141);
        let t142 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t143 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t142) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t143);
        let t144 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t145 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t144) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t145);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
        let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
        let t146 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t146 - t147) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t148 = bitcast<f32>(bitcast<u32>(residual_5 - bitcast<f32>(bitcast<u32>(t139 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_5 = bitcast<f32>(bitcast<u32>(t148 * estimate_11) ^ hidden_zero);
        let y_high_5 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
        let t149 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_6 - y_high_5) ^ hidden_zero) + y_error_5) ^ hidden_zero); // logistic.rs:40
        let t150 = bitcast<f32>(bitcast<u32>(y_high_5 * low_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t149 * estimate_11) ^ hidden_zero);
        let product_5 = bitcast<f32>(bitcast<u32>(y_high_5 * high_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t150) ^ hidden_zero);
        let field_5 = i32(bitcast<u32>(product_5) >> 23u) + exponent_5; // bits.rs:38
        let bits_15 = bitcast<u32>(product_5) + (u32(exponent_5) << 23u); // bits.rs:39
        let result_5 = select(bitcast<f32>(bitcast<u32>(high_5 + low_5) ^ hidden_zero), bitcast<f32>(select(select(bits_15, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t1.y) > 2147483647u)); // logistic.rs:41
        let t151 = t1.y * select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1.y) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t151) ^ hidden_zero)); // bits.rs:31
        let bits_17 = bitcast<u32>(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * t3.y);
        results_5 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // swiglu.rs:171
        let t152 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1.z)), 1120927744u))); // logistic.rs:19
        let t153 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t152 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_6 = bitcast<f32>(t153);
        let k_6 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = bitcast<f32>(bitcast<u32>(t152 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t154 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t154);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t155 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t155;
        let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t156;
        let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t157;
        let t158 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t158;
        let t159 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t159;
        let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t160) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_7) ^ hidden_zero) + p_6) ^ hidden_zero); // exponential.rs:34
        let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 - p_6) ^ hidden_zero) + rest_6) ^ hidden_zero);
        let y_error_6 = bitcast<f32>(bitcast<u32>(t161 + t162) ^ hidden_zero);
        let unit_6 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
        let power_6 = bitcast<f32>(bitcast<u32>(y_7 * unit_6) ^ hidden_zero); // logistic.rs:28
        let d_6 = bitcast<f32>(bitcast<u32>(1.0f + power_6) ^ hidden_zero); // logistic.rs:29
        let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_6) ^ hidden_zero) + power_6) ^ hidden_zero); // logistic.rs:30
        let t164 = bitcast<f32>(bitcast<u32>(t163 + bitcast<f32>(bitcast<u32>(y_error_6 * unit_6) ^ hidden_zero)) ^ hidden_zero);
        let t165 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t166 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * bitcast<f32>(t165)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t166);
        let t167 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t168 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t167) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t168);
        let t169 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t170 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t169) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t170);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
        let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
        let t171 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t171 - t172) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t173 = bitcast<f32>(bitcast<u32>(residual_6 - bitcast<f32>(bitcast<u32>(t164 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_6 = bitcast<f32>(bitcast<u32>(t173 * estimate_13) ^ hidden_zero);
        let y_high_6 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
        let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_7 - y_high_6) ^ hidden_zero) + y_error_6) ^ hidden_zero); // logistic.rs:40
        let t175 = bitcast<f32>(bitcast<u32>(y_high_6 * low_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t174 * estimate_13) ^ hidden_zero);
        let product_6 = bitcast<f32>(bitcast<u32>(y_high_6 * high_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t175) ^ hidden_zero);
        let field_6 = i32(bitcast<u32>(product_6) >> 23u) + exponent_6; // bits.rs:38
        let bits_18 = bitcast<u32>(product_6) + (u32(exponent_6) << 23u); // bits.rs:39
        let result_6 = select(bitcast<f32>(bitcast<u32>(high_6 + low_6) ^ hidden_zero), bitcast<f32>(select(select(bits_18, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t1.z) > 2147483647u)); // logistic.rs:41
        let t176 = t1.z * select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1.z) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_19 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t176) ^ hidden_zero)); // bits.rs:31
        let bits_20 = bitcast<u32>(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))) * t3.z);
        results_6 = bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))); // swiglu.rs:171
        let t177 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1.w)), 1120927744u))); // logistic.rs:19
        let t178 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t177 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_7 = bitcast<f32>(t178);
        let k_7 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = bitcast<f32>(bitcast<u32>(t177 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t179 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t179);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t180 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t180;
        let t181 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t181;
        let t182 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t182;
        let t183 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t183;
        let t184 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t184;
        let t185 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t185) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t186 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_8) ^ hidden_zero) + p_7) ^ hidden_zero); // exponential.rs:34
        let t187 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 - p_7) ^ hidden_zero) + rest_7) ^ hidden_zero);
        let y_error_7 = bitcast<f32>(bitcast<u32>(t186 + t187) ^ hidden_zero);
        let unit_7 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
        let power_7 = bitcast<f32>(bitcast<u32>(y_8 * unit_7) ^ hidden_zero); // logistic.rs:28
        let d_7 = bitcast<f32>(bitcast<u32>(1.0f + power_7) ^ hidden_zero); // logistic.rs:29
        let t188 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_7) ^ hidden_zero) + power_7) ^ hidden_zero); // logistic.rs:30
        let t189 = bitcast<f32>(bitcast<u32>(t188 + bitcast<f32>(bitcast<u32>(y_error_7 * unit_7) ^ hidden_zero)) ^ hidden_zero);
        let t190 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t191 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * bitcast<f32>(t190)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t191);
        let t192 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t193 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t192) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t193);
        let t194 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t195 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t194) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t195);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
        let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
        let t196 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t197 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t196 - t197) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t198 = bitcast<f32>(bitcast<u32>(residual_7 - bitcast<f32>(bitcast<u32>(t189 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_7 = bitcast<f32>(bitcast<u32>(t198 * estimate_15) ^ hidden_zero);
        let y_high_7 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
        let t199 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_8 - y_high_7) ^ hidden_zero) + y_error_7) ^ hidden_zero); // logistic.rs:40
        let t200 = bitcast<f32>(bitcast<u32>(y_high_7 * low_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t199 * estimate_15) ^ hidden_zero);
        let product_7 = bitcast<f32>(bitcast<u32>(y_high_7 * high_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero);
        let field_7 = i32(bitcast<u32>(product_7) >> 23u) + exponent_7; // bits.rs:38
        let bits_21 = bitcast<u32>(product_7) + (u32(exponent_7) << 23u); // bits.rs:39
        let result_7 = select(bitcast<f32>(bitcast<u32>(high_7 + low_7) ^ hidden_zero), bitcast<f32>(select(select(bits_21, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t1.w) > 2147483647u)); // logistic.rs:41
        let t201 = t1.w * select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1.w) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_22 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t201) ^ hidden_zero)); // bits.rs:31
        let bits_23 = bitcast<u32>(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u))) * t3.w);
        results_7 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // swiglu.rs:171
        let t202 = vec4<f32>(results_0, results_1, results_2, results_3); // piece.rs:68
        y[first >> 2u] = t202;
        let t203 = vec4<f32>(results_4, results_5, results_6, results_7); // piece.rs:69
        y[(first + 4u) >> 2u] = t203;
    }
}
