struct Immediates {
    n_cols: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<f32>>;
var<workgroup> partial_maxima: array<f32, 8>;
var<workgroup> partial_sums: array<f32, 8>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
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

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
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
fn softmax__f32_f32__row_x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.x; // softmax.rs:162
    let start = local_invocation_index * 8u; // softmax.rs:163
    var own_max = f32_from_bits(0xff800000u); // softmax.rs:165
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        let t0 = row * imm.n_cols + first; // piece.rs:85
        let t1 = x[t0 >> 2u]; // piece.rs:36
        let t2 = x[(t0 + 4u) >> 2u]; // piece.rs:37
        own_max = max_f32(own_max, t1.x); // softmax.rs:170
        own_max = max_f32(own_max, t1.y);
        own_max = max_f32(own_max, t1.z);
        own_max = max_f32(own_max, t1.w);
        own_max = max_f32(own_max, t2.x);
        own_max = max_f32(own_max, t2.y);
        own_max = max_f32(own_max, t2.z);
        own_max = max_f32(own_max, t2.w);
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
        let t3 = row * imm.n_cols + first; // piece.rs:85
        let t4 = x[t3 >> 2u]; // piece.rs:36
        let t5 = x[(t3 + 4u) >> 2u]; // piece.rs:37
        let t6 = t4.x - max_2; // softmax.rs:180
        let sum = t6 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = t6 - k * 0.6933594f; // exponential.rs:15
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
        let bits_1 = bitcast<u32>(t6); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t7 = own_sum + select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t6) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = t7;
        let t8 = t4.y - max_2;
        let sum_1 = t8 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_1 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = t8 - k_1 * 0.6933594f; // exponential.rs:15
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
        let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
        let bits_2 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_3 = bitcast<u32>(t8); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_3 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_3 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t9 = own_sum + select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t8) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = t9;
        let t10 = t4.z - max_2;
        let sum_2 = t10 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_2 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = t10 - k_2 * 0.6933594f; // exponential.rs:15
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
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
        let bits_4 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_5 = bitcast<u32>(t10); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t11 = own_sum + select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = t11;
        let t12 = t4.w - max_2;
        let sum_3 = t12 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = t12 - k_3 * 0.6933594f; // exponential.rs:15
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
        let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
        let bits_6 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_7 = bitcast<u32>(t12); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t13 = own_sum + select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t12) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = t13;
        let t14 = t5.x - max_2;
        let sum_4 = t14 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_4 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = t14 - k_4 * 0.6933594f; // exponential.rs:15
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
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
        let bits_8 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_9 = bitcast<u32>(t14); // exponential.rs:48
        let beyond_4 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_4 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t15 = own_sum + select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t14) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = t15;
        let t16 = t5.y - max_2;
        let sum_5 = t16 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_5 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = t16 - k_5 * 0.6933594f; // exponential.rs:15
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
        let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
        let bits_10 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
        let bits_11 = bitcast<u32>(t16); // exponential.rs:48
        let beyond_5 = select(2139095040u, 0u, (bits_11 > 2147483647u)); // exponential.rs:49
        let bounded_5 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_11 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t17 = own_sum + select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t16) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = t17;
        let t18 = t5.z - max_2;
        let sum_6 = t18 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_6 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = t18 - k_6 * 0.6933594f; // exponential.rs:15
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
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + exponent_6; // bits.rs:38
        let bits_12 = bitcast<u32>(y_7) + (u32(exponent_6) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t18); // exponential.rs:48
        let beyond_6 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_6 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t19 = own_sum + select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t18) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = t19;
        let t20 = t5.w - max_2;
        let sum_7 = t20 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_7 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = t20 - k_7 * 0.6933594f; // exponential.rs:15
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
        let field_7 = i32(bitcast<u32>(y_8) >> 23u) + exponent_7; // bits.rs:38
        let bits_14 = bitcast<u32>(y_8) + (u32(exponent_7) << 23u); // bits.rs:39
        let bits_15 = bitcast<u32>(t20); // exponential.rs:48
        let beyond_7 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
        let bounded_7 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t21 = own_sum + select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // softmax.rs:180
        own_sum = t21;
    }
    let sum = reduce_add_f32(own_sum); // reduce.rs:12
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    workgroupBarrier(); // reduce.rs:17
    var total_1 = partial_sums[0u]; // reduce.rs:18
    total_1 = total_1 + partial_sums[1u]; // reduce.rs:21
    total_1 = total_1 + partial_sums[2u];
    total_1 = total_1 + partial_sums[3u];
    total_1 = total_1 + partial_sums[4u];
    total_1 = total_1 + partial_sums[5u];
    total_1 = total_1 + partial_sums[6u];
    total_1 = total_1 + partial_sums[7u];
    let scale = reciprocal_rn(total_1); // by_mode.rs:51
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:184
        let t22 = row * imm.n_cols + first; // piece.rs:85
        let t23 = x[t22 >> 2u]; // piece.rs:36
        let t24 = x[(t22 + 4u) >> 2u]; // piece.rs:37
        var results_0 = 0.0f; // softmax.rs:186
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let t25 = t23.x - max_2; // softmax.rs:189
        let sum_1 = t25 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum_1 - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced = t25 - k * 0.6933594f; // exponential.rs:15
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
        let bits_1 = bitcast<u32>(t25); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t26 = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t25) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_2 = bitcast<u32>(t26); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // softmax.rs:189
        let t27 = t23.y - max_2;
        let sum_2 = t27 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_2 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_1 = t27 - k_1 * 0.6933594f; // exponential.rs:15
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
        let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
        let bits_3 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_4 = bitcast<u32>(t27); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t28 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t27) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_5 = bitcast<u32>(t28); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // softmax.rs:189
        let t29 = t23.z - max_2;
        let sum_3 = t29 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_2 = t29 - k_2 * 0.6933594f; // exponential.rs:15
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
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
        let bits_6 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_7 = bitcast<u32>(t29); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t30 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t29) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_8 = bitcast<u32>(t30); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // softmax.rs:189
        let t31 = t23.w - max_2;
        let sum_4 = t31 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_3 = t31 - k_3 * 0.6933594f; // exponential.rs:15
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
        let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
        let bits_9 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_10 = bitcast<u32>(t31); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t32 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t31) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_11 = bitcast<u32>(t32); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // softmax.rs:189
        let t33 = t24.x - max_2;
        let sum_5 = t33 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_4 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_4 = t33 - k_4 * 0.6933594f; // exponential.rs:15
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
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
        let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t33); // exponential.rs:48
        let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t34 = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t33) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_14 = bitcast<u32>(t34); // bits.rs:31
        results_4 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // softmax.rs:189
        let t35 = t24.y - max_2;
        let sum_6 = t35 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_5 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_5 = t35 - k_5 * 0.6933594f; // exponential.rs:15
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
        let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
        let bits_15 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
        let bits_16 = bitcast<u32>(t35); // exponential.rs:48
        let beyond_5 = select(2139095040u, 0u, (bits_16 > 2147483647u)); // exponential.rs:49
        let bounded_5 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_16 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t36 = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t35) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_17 = bitcast<u32>(t36); // bits.rs:31
        results_5 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // softmax.rs:189
        let t37 = t24.z - max_2;
        let sum_7 = t37 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_6 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_6 = t37 - k_6 * 0.6933594f; // exponential.rs:15
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
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + exponent_6; // bits.rs:38
        let bits_18 = bitcast<u32>(y_7) + (u32(exponent_6) << 23u); // bits.rs:39
        let bits_19 = bitcast<u32>(t37); // exponential.rs:48
        let beyond_6 = select(2139095040u, 0u, (bits_19 > 2147483647u)); // exponential.rs:49
        let bounded_6 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_19 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t38 = select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t37) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_20 = bitcast<u32>(t38); // bits.rs:31
        results_6 = bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))); // softmax.rs:189
        let t39 = t24.w - max_2;
        let sum_8 = t39 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_7 = sum_8 - 12582912.0f; // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_8)) - 1262485504i;
        let reduced_7 = t39 - k_7 * 0.6933594f; // exponential.rs:15
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
        let field_7 = i32(bitcast<u32>(y_8) >> 23u) + exponent_7; // bits.rs:38
        let bits_21 = bitcast<u32>(y_8) + (u32(exponent_7) << 23u); // bits.rs:39
        let bits_22 = bitcast<u32>(t39); // exponential.rs:48
        let beyond_7 = select(2139095040u, 0u, (bits_22 > 2147483647u)); // exponential.rs:49
        let bounded_7 = select(bitcast<f32>(select(select(bits_21, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_22 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t40 = select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t39) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:189
        let bits_23 = bitcast<u32>(t40); // bits.rs:31
        results_7 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // softmax.rs:189
        let t41 = row * imm.n_cols + first; // piece.rs:109
        let t42 = vec4<f32>(results_0, results_1, results_2, results_3); // piece.rs:68
        y[t41 >> 2u] = t42;
        let t43 = vec4<f32>(results_4, results_5, results_6, results_7); // piece.rs:69
        y[(t41 + 4u) >> 2u] = t43;
    }
}
