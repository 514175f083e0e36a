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
fn swiglu__bf16_bf16__flat_x8(
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // swiglu.rs:155
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
        let t11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t10 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum = bitcast<f32>(t11);
        let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t10 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t12 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t12;
        let t13 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t13;
        let t14 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t14;
        let t15 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t15;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t16 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t16) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t10); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t17 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t17);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_2 = bitcast<u32>(t1 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t1 < 0.0f))); // bits.rs:31
        let t18 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_3 = bitcast<u32>(t18 * decode_bf16(t9.x)); // bits.rs:31
        let t19 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:36
        results_0 = t19; // swiglu.rs:171
        let t20 = abs_f32(t2); // activation.rs:20
        let t21 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t20 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_1 = bitcast<f32>(t21);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t20 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t22 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t22);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t23 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t23;
        let t24 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t24;
        let t25 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t25;
        let t26 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t26;
        let t27 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t27;
        let t28 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t28) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_4 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_5 = bitcast<u32>(t20); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t29 = encode_bf16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_1 = decode_bf16(t29);
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_6 = bitcast<u32>(t2 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t2 < 0.0f))); // bits.rs:31
        let t30 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t30 * decode_bf16(t9.x >> 16u)); // bits.rs:31
        let t31 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        results_1 = t31; // swiglu.rs:171
        let t32 = abs_f32(t3); // activation.rs:20
        let t33 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t32 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t33);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t32 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t34 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t34);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t35 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t35;
        let t36 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t39;
        let t40 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t40) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_8 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_9 = bitcast<u32>(t32); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t41 = encode_bf16(select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t32) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_2 = decode_bf16(t41);
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_10 = bitcast<u32>(t3 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t3 < 0.0f))); // bits.rs:31
        let t42 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_11 = bitcast<u32>(decode_bf16(t42) * decode_bf16(t9.y)); // bits.rs:31
        let t43 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:36
        results_2 = decode_bf16(t43); // swiglu.rs:171
        let t44 = abs_f32(t4); // activation.rs:20
        let t45 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t44 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t45);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t44 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t46 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t46);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t47;
        let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t51;
        let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t52) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_12 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t44); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t53 = encode_bf16(select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t44) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_3 = decode_bf16(t53);
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_14 = bitcast<u32>(t4 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t4 < 0.0f))); // bits.rs:31
        let t54 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_15 = bitcast<u32>(decode_bf16(t54) * decode_bf16(t9.y >> 16u)); // bits.rs:31
        let t55 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:36
        results_3 = decode_bf16(t55); // swiglu.rs:171
        let t56 = abs_f32(t5); // activation.rs:20
        let t57 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t56 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t57);
        let k_4 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = bitcast<f32>(bitcast<u32>(t56 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t58 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t58);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t59;
        let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t63;
        let t64 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t64) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let field_4 = i32(bitcast<u32>(y_9) >> 23u) + exponent_4; // bits.rs:38
        let bits_16 = bitcast<u32>(y_9) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_17 = bitcast<u32>(t56); // exponential.rs:48
        let beyond_4 = select(2139095040u, 0u, (bits_17 > 2147483647u)); // exponential.rs:49
        let bounded_4 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_17 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t65 = encode_bf16(select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t56) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_4 = decode_bf16(t65);
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
        let bits_18 = bitcast<u32>(t5 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t5 < 0.0f))); // bits.rs:31
        let t66 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_19 = bitcast<u32>(decode_bf16(t66) * decode_bf16(t9.z)); // bits.rs:31
        let t67 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:36
        results_4 = decode_bf16(t67); // swiglu.rs:171
        let t68 = abs_f32(t6); // activation.rs:20
        let t69 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t68 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t69);
        let k_5 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = bitcast<f32>(bitcast<u32>(t68 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t70 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t70);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t71 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t71;
        let t72 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t75;
        let t76 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t76) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_11 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let field_5 = i32(bitcast<u32>(y_11) >> 23u) + exponent_5; // bits.rs:38
        let bits_20 = bitcast<u32>(y_11) + (u32(exponent_5) << 23u); // bits.rs:39
        let bits_21 = bitcast<u32>(t68); // exponential.rs:48
        let beyond_5 = select(2139095040u, 0u, (bits_21 > 2147483647u)); // exponential.rs:49
        let bounded_5 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_21 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t77 = encode_bf16(select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t68) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_5 = decode_bf16(t77);
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let y_12 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
        let bits_22 = bitcast<u32>(t6 * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t6 < 0.0f))); // bits.rs:31
        let t78 = encode_bf16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_23 = bitcast<u32>(decode_bf16(t78) * decode_bf16(t9.z >> 16u)); // bits.rs:31
        let t79 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // activation.rs:36
        results_5 = decode_bf16(t79); // swiglu.rs:171
        let t80 = abs_f32(t7); // activation.rs:20
        let t81 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t80 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_6 = bitcast<f32>(t81);
        let k_6 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = bitcast<f32>(bitcast<u32>(t80 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t82 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t82);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t83 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t85;
        let t86 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t87;
        let t88 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t88) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_13 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let field_6 = i32(bitcast<u32>(y_13) >> 23u) + exponent_6; // bits.rs:38
        let bits_24 = bitcast<u32>(y_13) + (u32(exponent_6) << 23u); // bits.rs:39
        let bits_25 = bitcast<u32>(t80); // exponential.rs:48
        let beyond_6 = select(2139095040u, 0u, (bits_25 > 2147483647u)); // exponential.rs:49
        let bounded_6 = select(bitcast<f32>(select(select(bits_24, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_25 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t89 = encode_bf16(select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t80) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_6 = decode_bf16(t89);
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let y_14 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
        let bits_26 = bitcast<u32>(t7 * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t7 < 0.0f))); // bits.rs:31
        let t90 = encode_bf16(bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_27 = bitcast<u32>(decode_bf16(t90) * decode_bf16(t9.w)); // bits.rs:31
        let t91 = encode_bf16(bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u)))); // activation.rs:36
        results_6 = decode_bf16(t91); // swiglu.rs:171
        let t92 = abs_f32(t8); // activation.rs:20
        let t93 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t92 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_7 = bitcast<f32>(t93);
        let k_7 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = bitcast<f32>(bitcast<u32>(t92 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t94 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t94);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t95 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t95;
        let t96 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t97;
        let t98 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t98;
        let t99 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t99;
        let t100 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t100) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_15 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let field_7 = i32(bitcast<u32>(y_15) >> 23u) + exponent_7; // bits.rs:38
        let bits_28 = bitcast<u32>(y_15) + (u32(exponent_7) << 23u); // bits.rs:39
        let bits_29 = bitcast<u32>(t92); // exponential.rs:48
        let beyond_7 = select(2139095040u, 0u, (bits_29 > 2147483647u)); // exponential.rs:49
        let bounded_7 = select(bitcast<f32>(select(select(bits_28, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_29 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t101 = encode_bf16(select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t92) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_7 = decode_bf16(t101);
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let y_16 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
        let bits_30 = bitcast<u32>(t8 * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t8 < 0.0f))); // bits.rs:31
        let t102 = encode_bf16(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_31 = bitcast<u32>(decode_bf16(t102) * decode_bf16(t9.w >> 16u)); // bits.rs:31
        let t103 = encode_bf16(bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u)))); // activation.rs:36
        results_7 = decode_bf16(t103); // swiglu.rs:171
        let t104 = vec4<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
        y[(first >> 1u) >> 2u] = t104;
    }
}
