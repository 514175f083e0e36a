enable subgroups;

struct Immediates {
    n_cols: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<u32>>;
var<workgroup> partial_maxima: array<f32, 8>;
var<workgroup> partial_sums: array<f32, 8>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
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

fn reduce_max_f32(x: f32) -> f32 {
    let x1 = max_f32(x, subgroupShuffleXor(x, 1u));
    let x2 = max_f32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = max_f32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = max_f32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = max_f32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
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

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn softmax__bf16_bf16__row_x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // softmax.rs:154
    let row = workgroup_id.x; // softmax.rs:162
    let start = local_invocation_index * 8u; // softmax.rs:163
    var own_max = f32_from_bits(0xff800000u); // softmax.rs:165
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        let t0 = x[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:40
        own_max = max_f32(own_max, decode_bf16(t0.x)); // softmax.rs:170
        own_max = max_f32(own_max, decode_bf16(t0.x >> 16u));
        own_max = max_f32(own_max, decode_bf16(t0.y));
        own_max = max_f32(own_max, decode_bf16(t0.y >> 16u));
        own_max = max_f32(own_max, decode_bf16(t0.z));
        own_max = max_f32(own_max, decode_bf16(t0.z >> 16u));
        own_max = max_f32(own_max, decode_bf16(t0.w));
        own_max = max_f32(own_max, decode_bf16(t0.w >> 16u));
    }
    let max_1 = reduce_max_f32(own_max); // reduce.rs:29
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:31
        partial_maxima[local_invocation_index >> 5u] = max_1; // reduce.rs:32
    }
    workgroupBarrier(); // reduce.rs:34
    var total = partial_maxima[0u]; // reduce.rs:35
    total = max_f32(total, partial_maxima[1u]); // reduce.rs:38
    total = max_f32(total, partial_maxima[2u]);
    total = max_f32(total, partial_maxima[3u]);
    total = max_f32(total, partial_maxima[4u]);
    total = max_f32(total, partial_maxima[5u]);
    total = max_f32(total, partial_maxima[6u]);
    total = max_f32(total, partial_maxima[7u]);
    let max_2 = total; // reduce.rs:40
    var own_sum = 0.0f; // softmax.rs:175
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:176
        let t1 = x[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:40
        let t2 = bitcast<f32>(bitcast<u32>(decode_bf16(t1.x) - max_2) ^ hidden_zero); // softmax.rs:180
        let t3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t2 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum = bitcast<f32>(t3);
        let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t2 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t4 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t4;
        let t5 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t5;
        let t6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t6;
        let t7 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t7;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t8 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t8) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t2); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t9 = own_sum + select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t2) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = bitcast<f32>(bitcast<u32>(t9) ^ hidden_zero);
        let t10 = bitcast<f32>(bitcast<u32>(decode_bf16(t1.x >> 16u) - max_2) ^ hidden_zero);
        let t11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t10 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_1 = bitcast<f32>(t11);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t10 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t12 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t12);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t13 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t13;
        let t14 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t14;
        let t15 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t15;
        let t16 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t16;
        let t17 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t17;
        let t18 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t18) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
        let bits_2 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_3 = bitcast<u32>(t10); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_3 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_3 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t19 = own_sum + select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = bitcast<f32>(bitcast<u32>(t19) ^ hidden_zero);
        let t20 = bitcast<f32>(bitcast<u32>(decode_bf16(t1.y) - max_2) ^ hidden_zero);
        let t21 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t20 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t21);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t20 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t22 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t22);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t23 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t23;
        let t24 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t24;
        let t25 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t25;
        let t26 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t26;
        let t27 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t27;
        let t28 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t28) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
        let bits_4 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_5 = bitcast<u32>(t20); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t29 = own_sum + select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = bitcast<f32>(bitcast<u32>(t29) ^ hidden_zero);
        let t30 = bitcast<f32>(bitcast<u32>(decode_bf16(t1.y >> 16u) - max_2) ^ hidden_zero);
        let t31 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t30 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t31);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t30 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t32 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t32);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t33 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t33;
        let t34 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t35;
        let t36 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t38) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
        let bits_6 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_7 = bitcast<u32>(t30); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t39 = own_sum + select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t30) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = bitcast<f32>(bitcast<u32>(t39) ^ hidden_zero);
        let t40 = bitcast<f32>(bitcast<u32>(decode_bf16(t1.z) - max_2) ^ hidden_zero);
        let t41 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t40 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t41);
        let k_4 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = bitcast<f32>(bitcast<u32>(t40 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t42 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t42);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t43 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t43;
        let t44 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t47;
        let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t48) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
        let bits_8 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_9 = bitcast<u32>(t40); // exponential.rs:48
        let beyond_4 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_4 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t49 = own_sum + select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t40) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = bitcast<f32>(bitcast<u32>(t49) ^ hidden_zero);
        let t50 = bitcast<f32>(bitcast<u32>(decode_bf16(t1.z >> 16u) - max_2) ^ hidden_zero);
        let t51 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t50 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t51);
        let k_5 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = bitcast<f32>(bitcast<u32>(t50 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t52 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t52);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t55;
        let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t58) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
        let bits_10 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
        let bits_11 = bitcast<u32>(t50); // exponential.rs:48
        let beyond_5 = select(2139095040u, 0u, (bits_11 > 2147483647u)); // exponential.rs:49
        let bounded_5 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_11 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t59 = own_sum + select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t50) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = bitcast<f32>(bitcast<u32>(t59) ^ hidden_zero);
        let t60 = bitcast<f32>(bitcast<u32>(decode_bf16(t1.w) - max_2) ^ hidden_zero);
        let t61 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t60 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_6 = bitcast<f32>(t61);
        let k_6 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = bitcast<f32>(bitcast<u32>(t60 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t62 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t62);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t63 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t63;
        let t64 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t67;
        let t68 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t68) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + exponent_6; // bits.rs:38
        let bits_12 = bitcast<u32>(y_7) + (u32(exponent_6) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t60); // exponential.rs:48
        let beyond_6 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_6 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t69 = own_sum + select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t60) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = bitcast<f32>(bitcast<u32>(t69) ^ hidden_zero);
        let t70 = bitcast<f32>(bitcast<u32>(decode_bf16(t1.w >> 16u) - max_2) ^ hidden_zero);
        let t71 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t70 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_7 = bitcast<f32>(t71);
        let k_7 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = bitcast<f32>(bitcast<u32>(t70 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t72 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t72);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t73 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t75;
        let t76 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t77;
        let t78 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t78) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let field_7 = i32(bitcast<u32>(y_8) >> 23u) + exponent_7; // bits.rs:38
        let bits_14 = bitcast<u32>(y_8) + (u32(exponent_7) << 23u); // bits.rs:39
        let bits_15 = bitcast<u32>(t70); // exponential.rs:48
        let beyond_7 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
        let bounded_7 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t79 = own_sum + select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t70) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = bitcast<f32>(bitcast<u32>(t79) ^ hidden_zero);
    }
    let t80 = own_sum; // softmax.rs:183
    let t81 = subgroupShuffleXor(t80, 1u); // reduce.rs:12
    let t82 = bitcast<f32>(bitcast<u32>(t80 + t81) ^ hidden_zero);
    let t83 = subgroupShuffleXor(t82, 2u);
    let t84 = bitcast<f32>(bitcast<u32>(t82 + t83) ^ hidden_zero);
    let t85 = subgroupShuffleXor(t84, 4u);
    let t86 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
    let t87 = subgroupShuffleXor(t86, 8u);
    let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
    let t89 = subgroupShuffleXor(t88, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    workgroupBarrier(); // reduce.rs:17
    var total_1 = partial_sums[0u]; // reduce.rs:18
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[1u]) ^ hidden_zero); // reduce.rs:21
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[2u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[3u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[4u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[5u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[6u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[7u]) ^ hidden_zero);
    let scale = reciprocal_rn(total_1); // by_mode.rs:51
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:184
        let t90 = x[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:40
        var results_0 = 0.0f; // softmax.rs:186
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let t91 = bitcast<f32>(bitcast<u32>(decode_bf16(t90.x) - max_2) ^ hidden_zero); // softmax.rs:189
        let t92 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t91 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_1 = bitcast<f32>(t92);
        let k = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t91 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t93 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t93;
        let t94 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t94;
        let t95 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t95;
        let t96 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t96;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t97 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t97) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t91); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t98 = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t91) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_2 = bitcast<u32>(t98); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // softmax.rs:189
        let t99 = bitcast<f32>(bitcast<u32>(decode_bf16(t90.x >> 16u) - max_2) ^ hidden_zero);
        let t100 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t99 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t100);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t99 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t101 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t101);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t102 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t102;
        let t103 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t103;
        let t104 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t107) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
        let bits_3 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_4 = bitcast<u32>(t99); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t108 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t99) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_5 = bitcast<u32>(t108); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // softmax.rs:189
        let t109 = bitcast<f32>(bitcast<u32>(decode_bf16(t90.y) - max_2) ^ hidden_zero);
        let t110 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t109 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t110);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t109 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t111 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t111);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t112;
        let t113 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t113;
        let t114 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t114;
        let t115 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t115;
        let t116 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t116;
        let t117 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t117) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
        let bits_6 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_7 = bitcast<u32>(t109); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t118 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t109) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let bits_8 = bitcast<u32>(t118 * scale); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // softmax.rs:189
        let t119 = bitcast<f32>(bitcast<u32>(decode_bf16(t90.y >> 16u) - max_2) ^ hidden_zero);
        let t120 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t119 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t120);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t119 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t121 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t121);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t122;
        let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t123;
        let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t124;
        let t125 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t125;
        let t126 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t126;
        let t127 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t127) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
        let bits_9 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_10 = bitcast<u32>(t119); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t128 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t119) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let bits_11 = bitcast<u32>(t128 * scale); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // softmax.rs:189
        let t129 = bitcast<f32>(bitcast<u32>(decode_bf16(t90.z) - max_2) ^ hidden_zero);
        let t130 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t129 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t130);
        let k_4 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_4 = bitcast<f32>(bitcast<u32>(t129 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t131 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t131);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t134;
        let t135 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t135;
        let t136 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t136;
        let t137 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t137) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
        let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t129); // exponential.rs:48
        let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t138 = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t129) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let bits_14 = bitcast<u32>(t138 * scale); // bits.rs:31
        results_4 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // softmax.rs:189
        let t139 = bitcast<f32>(bitcast<u32>(decode_bf16(t90.z >> 16u) - max_2) ^ hidden_zero);
        let t140 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t139 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_6 = bitcast<f32>(t140);
        let k_5 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_5 = bitcast<f32>(bitcast<u32>(t139 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t141 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t141);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t142 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t142;
        let t143 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t143;
        let t144 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t144;
        let t145 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t145;
        let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t146;
        let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t147) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
        let bits_15 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
        let bits_16 = bitcast<u32>(t139); // exponential.rs:48
        let beyond_5 = select(2139095040u, 0u, (bits_16 > 2147483647u)); // exponential.rs:49
        let bounded_5 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_16 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t148 = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t139) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let bits_17 = bitcast<u32>(t148 * scale); // bits.rs:31
        results_5 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // softmax.rs:189
        let t149 = bitcast<f32>(bitcast<u32>(decode_bf16(t90.w) - max_2) ^ hidden_zero);
        let t150 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t149 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_7 = bitcast<f32>(t150);
        let k_6 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_6 = bitcast<f32>(bitcast<u32>(t149 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t151 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t151);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t152 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t152;
        let t153 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t153;
        let t154 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t154;
        let t155 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t155;
        let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t156;
        let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t157) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + exponent_6; // bits.rs:38
        let bits_18 = bitcast<u32>(y_7) + (u32(exponent_6) << 23u); // bits.rs:39
        let bits_19 = bitcast<u32>(t149); // exponential.rs:48
        let beyond_6 = select(2139095040u, 0u, (bits_19 > 2147483647u)); // exponential.rs:49
        let bounded_6 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_19 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t158 = select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t149) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let bits_20 = bitcast<u32>(t158 * scale); // bits.rs:31
        results_6 = bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))); // softmax.rs:189
        let t159 = bitcast<f32>(bitcast<u32>(decode_bf16(t90.w >> 16u) - max_2) ^ hidden_zero);
        let t160 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t159 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_8 = bitcast<f32>(t160);
        let k_7 = bitcast<f32>(bitcast<u32>(sum_8 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_8)) - 1262485504i;
        let reduced_7 = bitcast<f32>(bitcast<u32>(t159 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t161 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t161);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t162;
        let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t163;
        let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t164;
        let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t165;
        let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t166;
        let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t167) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let field_7 = i32(bitcast<u32>(y_8) >> 23u) + exponent_7; // bits.rs:38
        let bits_21 = bitcast<u32>(y_8) + (u32(exponent_7) << 23u); // bits.rs:39
        let bits_22 = bitcast<u32>(t159); // exponential.rs:48
        let beyond_7 = select(2139095040u, 0u, (bits_22 > 2147483647u)); // exponential.rs:49
        let bounded_7 = select(bitcast<f32>(select(select(bits_21, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_22 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t168 = select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t159) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let bits_23 = bitcast<u32>(t168 * scale); // bits.rs:31
        results_7 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // softmax.rs:189
        let t169 = vec4<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
        y[((row * imm.n_cols + first) >> 1u) >> 2u] = t169;
    }
}
