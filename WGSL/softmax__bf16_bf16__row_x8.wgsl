struct Immediates {
    n_cols: u32,
}

var<immediate> imm: Immediates;
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
    return select(a, b, a < b);
}

fn reduce_max_f32(x: f32) -> f32 {
    let x1 = max_f32(x, subgroupShuffleXor(x, 1u));
    let x2 = max_f32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = max_f32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = max_f32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = max_f32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
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

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
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
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.x; // softmax.rs:152
    let start = local_invocation_index * 8u; // softmax.rs:153
    var own_max = f32_from_bits(0xff800000u); // softmax.rs:155
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:156
        let t0 = x[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:39
        own_max = max_f32(own_max, decode_bf16(t0.x)); // softmax.rs:160
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
    var own_sum = 0.0f; // softmax.rs:165
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        let t1 = x[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:39
        let t2 = decode_bf16(t1.x) - max_2; // softmax.rs:170
        let bounded = min_f32(max_f32(t2, -104.0f), 89.0f); // math.rs:189
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
        let t3 = (bitcast<u32>(y_1) & 8388607u) | 8388608u; // math.rs:202
        let field = i32(bitcast<u32>(y_1) >> 23u) + i32_from_f32(k) + i32(t3 >> 24u); // math.rs:41
        let bits = (u32(field) << 23u) | (t3 & 8388607u); // math.rs:42
        let power = bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // math.rs:43
        let t4 = own_sum + select(power, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t2) & 2147483647u) > 2139095040u)); // softmax.rs:170
        own_sum = t4;
        let t5 = decode_bf16(t1.x >> 16u) - max_2;
        let bounded_1 = min_f32(max_f32(t5, -104.0f), 89.0f); // math.rs:189
        let k_1 = round(bounded_1 * 1.442695f); // math.rs:190
        let reduced_1 = bounded_1 - k_1 * 0.6933594f; // math.rs:191
        let correction_1 = k_1 * -0.00021219444f; // math.rs:192
        let r_1 = reduced_1 - correction_1; // math.rs:193
        let r_error_1 = reduced_1 - r_1 - correction_1; // math.rs:194
        var q_1 = 0.00019891017f; // math.rs:196
        q_1 = q_1 * r_1 + 0.0013933674f; // math.rs:199
        q_1 = q_1 * r_1 + 0.008333311f;
        q_1 = q_1 * r_1 + 0.041666467f;
        q_1 = q_1 * r_1 + 0.16666667f;
        q_1 = q_1 * r_1 + 0.5f;
        let y_2 = 1.0f + (r_1 + (r_error_1 + r_1 * r_1 * q_1)); // math.rs:201
        let t6 = (bitcast<u32>(y_2) & 8388607u) | 8388608u; // math.rs:202
        let field_1 = i32(bitcast<u32>(y_2) >> 23u) + i32_from_f32(k_1) + i32(t6 >> 24u); // math.rs:41
        let bits_1 = (u32(field_1) << 23u) | (t6 & 8388607u); // math.rs:42
        let power_1 = bitcast<f32>(select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // math.rs:43
        let t7 = own_sum + select(power_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t5) & 2147483647u) > 2139095040u)); // softmax.rs:170
        own_sum = t7;
        let t8 = decode_bf16(t1.y) - max_2;
        let bounded_2 = min_f32(max_f32(t8, -104.0f), 89.0f); // math.rs:189
        let k_2 = round(bounded_2 * 1.442695f); // math.rs:190
        let reduced_2 = bounded_2 - k_2 * 0.6933594f; // math.rs:191
        let correction_2 = k_2 * -0.00021219444f; // math.rs:192
        let r_2 = reduced_2 - correction_2; // math.rs:193
        let r_error_2 = reduced_2 - r_2 - correction_2; // math.rs:194
        var q_2 = 0.00019891017f; // math.rs:196
        q_2 = q_2 * r_2 + 0.0013933674f; // math.rs:199
        q_2 = q_2 * r_2 + 0.008333311f;
        q_2 = q_2 * r_2 + 0.041666467f;
        q_2 = q_2 * r_2 + 0.16666667f;
        q_2 = q_2 * r_2 + 0.5f;
        let y_3 = 1.0f + (r_2 + (r_error_2 + r_2 * r_2 * q_2)); // math.rs:201
        let t9 = (bitcast<u32>(y_3) & 8388607u) | 8388608u; // math.rs:202
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + i32_from_f32(k_2) + i32(t9 >> 24u); // math.rs:41
        let bits_2 = (u32(field_2) << 23u) | (t9 & 8388607u); // math.rs:42
        let power_2 = bitcast<f32>(select(select(bits_2, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))); // math.rs:43
        let t10 = own_sum + select(power_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t8) & 2147483647u) > 2139095040u)); // softmax.rs:170
        own_sum = t10;
        let t11 = decode_bf16(t1.y >> 16u) - max_2;
        let bounded_3 = min_f32(max_f32(t11, -104.0f), 89.0f); // math.rs:189
        let k_3 = round(bounded_3 * 1.442695f); // math.rs:190
        let reduced_3 = bounded_3 - k_3 * 0.6933594f; // math.rs:191
        let correction_3 = k_3 * -0.00021219444f; // math.rs:192
        let r_3 = reduced_3 - correction_3; // math.rs:193
        let r_error_3 = reduced_3 - r_3 - correction_3; // math.rs:194
        var q_3 = 0.00019891017f; // math.rs:196
        q_3 = q_3 * r_3 + 0.0013933674f; // math.rs:199
        q_3 = q_3 * r_3 + 0.008333311f;
        q_3 = q_3 * r_3 + 0.041666467f;
        q_3 = q_3 * r_3 + 0.16666667f;
        q_3 = q_3 * r_3 + 0.5f;
        let y_4 = 1.0f + (r_3 + (r_error_3 + r_3 * r_3 * q_3)); // math.rs:201
        let t12 = (bitcast<u32>(y_4) & 8388607u) | 8388608u; // math.rs:202
        let field_3 = i32(bitcast<u32>(y_4) >> 23u) + i32_from_f32(k_3) + i32(t12 >> 24u); // math.rs:41
        let bits_3 = (u32(field_3) << 23u) | (t12 & 8388607u); // math.rs:42
        let power_3 = bitcast<f32>(select(select(bits_3, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // math.rs:43
        let t13 = own_sum + select(power_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t11) & 2147483647u) > 2139095040u)); // softmax.rs:170
        own_sum = t13;
        let t14 = decode_bf16(t1.z) - max_2;
        let bounded_4 = min_f32(max_f32(t14, -104.0f), 89.0f); // math.rs:189
        let k_4 = round(bounded_4 * 1.442695f); // math.rs:190
        let reduced_4 = bounded_4 - k_4 * 0.6933594f; // math.rs:191
        let correction_4 = k_4 * -0.00021219444f; // math.rs:192
        let r_4 = reduced_4 - correction_4; // math.rs:193
        let r_error_4 = reduced_4 - r_4 - correction_4; // math.rs:194
        var q_4 = 0.00019891017f; // math.rs:196
        q_4 = q_4 * r_4 + 0.0013933674f; // math.rs:199
        q_4 = q_4 * r_4 + 0.008333311f;
        q_4 = q_4 * r_4 + 0.041666467f;
        q_4 = q_4 * r_4 + 0.16666667f;
        q_4 = q_4 * r_4 + 0.5f;
        let y_5 = 1.0f + (r_4 + (r_error_4 + r_4 * r_4 * q_4)); // math.rs:201
        let t15 = (bitcast<u32>(y_5) & 8388607u) | 8388608u; // math.rs:202
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + i32_from_f32(k_4) + i32(t15 >> 24u); // math.rs:41
        let bits_4 = (u32(field_4) << 23u) | (t15 & 8388607u); // math.rs:42
        let power_4 = bitcast<f32>(select(select(bits_4, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // math.rs:43
        let t16 = own_sum + select(power_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t14) & 2147483647u) > 2139095040u)); // softmax.rs:170
        own_sum = t16;
        let t17 = decode_bf16(t1.z >> 16u) - max_2;
        let bounded_5 = min_f32(max_f32(t17, -104.0f), 89.0f); // math.rs:189
        let k_5 = round(bounded_5 * 1.442695f); // math.rs:190
        let reduced_5 = bounded_5 - k_5 * 0.6933594f; // math.rs:191
        let correction_5 = k_5 * -0.00021219444f; // math.rs:192
        let r_5 = reduced_5 - correction_5; // math.rs:193
        let r_error_5 = reduced_5 - r_5 - correction_5; // math.rs:194
        var q_5 = 0.00019891017f; // math.rs:196
        q_5 = q_5 * r_5 + 0.0013933674f; // math.rs:199
        q_5 = q_5 * r_5 + 0.008333311f;
        q_5 = q_5 * r_5 + 0.041666467f;
        q_5 = q_5 * r_5 + 0.16666667f;
        q_5 = q_5 * r_5 + 0.5f;
        let y_6 = 1.0f + (r_5 + (r_error_5 + r_5 * r_5 * q_5)); // math.rs:201
        let t18 = (bitcast<u32>(y_6) & 8388607u) | 8388608u; // math.rs:202
        let field_5 = i32(bitcast<u32>(y_6) >> 23u) + i32_from_f32(k_5) + i32(t18 >> 24u); // math.rs:41
        let bits_5 = (u32(field_5) << 23u) | (t18 & 8388607u); // math.rs:42
        let power_5 = bitcast<f32>(select(select(bits_5, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // math.rs:43
        let t19 = own_sum + select(power_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t17) & 2147483647u) > 2139095040u)); // softmax.rs:170
        own_sum = t19;
        let t20 = decode_bf16(t1.w) - max_2;
        let bounded_6 = min_f32(max_f32(t20, -104.0f), 89.0f); // math.rs:189
        let k_6 = round(bounded_6 * 1.442695f); // math.rs:190
        let reduced_6 = bounded_6 - k_6 * 0.6933594f; // math.rs:191
        let correction_6 = k_6 * -0.00021219444f; // math.rs:192
        let r_6 = reduced_6 - correction_6; // math.rs:193
        let r_error_6 = reduced_6 - r_6 - correction_6; // math.rs:194
        var q_6 = 0.00019891017f; // math.rs:196
        q_6 = q_6 * r_6 + 0.0013933674f; // math.rs:199
        q_6 = q_6 * r_6 + 0.008333311f;
        q_6 = q_6 * r_6 + 0.041666467f;
        q_6 = q_6 * r_6 + 0.16666667f;
        q_6 = q_6 * r_6 + 0.5f;
        let y_7 = 1.0f + (r_6 + (r_error_6 + r_6 * r_6 * q_6)); // math.rs:201
        let t21 = (bitcast<u32>(y_7) & 8388607u) | 8388608u; // math.rs:202
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + i32_from_f32(k_6) + i32(t21 >> 24u); // math.rs:41
        let bits_6 = (u32(field_6) << 23u) | (t21 & 8388607u); // math.rs:42
        let power_6 = bitcast<f32>(select(select(bits_6, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))); // math.rs:43
        let t22 = own_sum + select(power_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // softmax.rs:170
        own_sum = t22;
        let t23 = decode_bf16(t1.w >> 16u) - max_2;
        let bounded_7 = min_f32(max_f32(t23, -104.0f), 89.0f); // math.rs:189
        let k_7 = round(bounded_7 * 1.442695f); // math.rs:190
        let reduced_7 = bounded_7 - k_7 * 0.6933594f; // math.rs:191
        let correction_7 = k_7 * -0.00021219444f; // math.rs:192
        let r_7 = reduced_7 - correction_7; // math.rs:193
        let r_error_7 = reduced_7 - r_7 - correction_7; // math.rs:194
        var q_7 = 0.00019891017f; // math.rs:196
        q_7 = q_7 * r_7 + 0.0013933674f; // math.rs:199
        q_7 = q_7 * r_7 + 0.008333311f;
        q_7 = q_7 * r_7 + 0.041666467f;
        q_7 = q_7 * r_7 + 0.16666667f;
        q_7 = q_7 * r_7 + 0.5f;
        let y_8 = 1.0f + (r_7 + (r_error_7 + r_7 * r_7 * q_7)); // math.rs:201
        let t24 = (bitcast<u32>(y_8) & 8388607u) | 8388608u; // math.rs:202
        let field_7 = i32(bitcast<u32>(y_8) >> 23u) + i32_from_f32(k_7) + i32(t24 >> 24u); // math.rs:41
        let bits_7 = (u32(field_7) << 23u) | (t24 & 8388607u); // math.rs:42
        let power_7 = bitcast<f32>(select(select(bits_7, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // math.rs:43
        let t25 = own_sum + select(power_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t23) & 2147483647u) > 2139095040u)); // softmax.rs:170
        own_sum = t25;
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
    let t26 = total_1; // reduce.rs:23
    let a_bits = 1065353216u; // math.rs:49
    let b_bits = bitcast<u32>(t26); // math.rs:50
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
    let b_field = (b_bits >> 23u) & 255u; // math.rs:53
    let t27 = b_bits & 8388607u; // math.rs:54
    let below = select(0u, 1u, (0u < t27)); // math.rs:69
    let numerator = shl_u32(8388608u, below); // math.rs:70
    let denominator = t27 | 8388608u; // math.rs:71
    let d = bitcast<f32>(t27 | 1065353216u); // math.rs:73
    var reciprocal = 1.4117647f - 0.47058824f * d; // math.rs:74
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal); // math.rs:77
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
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
    let t28 = quotient; // math.rs:96
    let field = exponent + i32(t28 >> 24u); // math.rs:41
    let bits = (u32(field) << 23u) | (t28 & 8388607u); // math.rs:42
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // math.rs:43
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
    let b_zero = b_field == 0u; // math.rs:59
    let bounded = select(quotient_1, bitcast<f32>(sign_1), b_infinite); // math.rs:61
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), b_zero); // math.rs:62
    let scale = select(extended, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26) & 2147483647u) > 2139095040u)); // math.rs:63
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:174
        let t29 = x[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:39
        var results_0 = 0.0f; // softmax.rs:176
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let t30 = decode_bf16(t29.x) - max_2; // softmax.rs:179
        let bounded_1 = min_f32(max_f32(t30, -104.0f), 89.0f); // math.rs:189
        let k = round(bounded_1 * 1.442695f); // math.rs:190
        let reduced = bounded_1 - k * 0.6933594f; // math.rs:191
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
        let t31 = (bitcast<u32>(y_1) & 8388607u) | 8388608u; // math.rs:202
        let field_1 = i32(bitcast<u32>(y_1) >> 23u) + i32_from_f32(k) + i32(t31 >> 24u); // math.rs:41
        let bits_1 = (u32(field_1) << 23u) | (t31 & 8388607u); // math.rs:42
        let power = bitcast<f32>(select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // math.rs:43
        let t32 = select(power, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t30) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:179
        let bits_2 = bitcast<u32>(t32); // math.rs:34
        results_0 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // softmax.rs:179
        let t33 = decode_bf16(t29.x >> 16u) - max_2;
        let bounded_2 = min_f32(max_f32(t33, -104.0f), 89.0f); // math.rs:189
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
        let y_2 = 1.0f + (r_1 + (r_error_1 + r_1 * r_1 * q_1)); // math.rs:201
        let t34 = (bitcast<u32>(y_2) & 8388607u) | 8388608u; // math.rs:202
        let field_2 = i32(bitcast<u32>(y_2) >> 23u) + i32_from_f32(k_1) + i32(t34 >> 24u); // math.rs:41
        let bits_3 = (u32(field_2) << 23u) | (t34 & 8388607u); // math.rs:42
        let power_1 = bitcast<f32>(select(select(bits_3, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))); // math.rs:43
        let t35 = select(power_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t33) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:179
        let bits_4 = bitcast<u32>(t35); // math.rs:34
        results_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // softmax.rs:179
        let t36 = decode_bf16(t29.y) - max_2;
        let bounded_3 = min_f32(max_f32(t36, -104.0f), 89.0f); // math.rs:189
        let k_2 = round(bounded_3 * 1.442695f); // math.rs:190
        let reduced_2 = bounded_3 - k_2 * 0.6933594f; // math.rs:191
        let correction_2 = k_2 * -0.00021219444f; // math.rs:192
        let r_2 = reduced_2 - correction_2; // math.rs:193
        let r_error_2 = reduced_2 - r_2 - correction_2; // math.rs:194
        var q_2 = 0.00019891017f; // math.rs:196
        q_2 = q_2 * r_2 + 0.0013933674f; // math.rs:199
        q_2 = q_2 * r_2 + 0.008333311f;
        q_2 = q_2 * r_2 + 0.041666467f;
        q_2 = q_2 * r_2 + 0.16666667f;
        q_2 = q_2 * r_2 + 0.5f;
        let y_3 = 1.0f + (r_2 + (r_error_2 + r_2 * r_2 * q_2)); // math.rs:201
        let t37 = (bitcast<u32>(y_3) & 8388607u) | 8388608u; // math.rs:202
        let field_3 = i32(bitcast<u32>(y_3) >> 23u) + i32_from_f32(k_2) + i32(t37 >> 24u); // math.rs:41
        let bits_5 = (u32(field_3) << 23u) | (t37 & 8388607u); // math.rs:42
        let power_2 = bitcast<f32>(select(select(bits_5, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // math.rs:43
        let t38 = select(power_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t36) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:179
        let bits_6 = bitcast<u32>(t38); // math.rs:34
        results_2 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // softmax.rs:179
        let t39 = decode_bf16(t29.y >> 16u) - max_2;
        let bounded_4 = min_f32(max_f32(t39, -104.0f), 89.0f); // math.rs:189
        let k_3 = round(bounded_4 * 1.442695f); // math.rs:190
        let reduced_3 = bounded_4 - k_3 * 0.6933594f; // math.rs:191
        let correction_3 = k_3 * -0.00021219444f; // math.rs:192
        let r_3 = reduced_3 - correction_3; // math.rs:193
        let r_error_3 = reduced_3 - r_3 - correction_3; // math.rs:194
        var q_3 = 0.00019891017f; // math.rs:196
        q_3 = q_3 * r_3 + 0.0013933674f; // math.rs:199
        q_3 = q_3 * r_3 + 0.008333311f;
        q_3 = q_3 * r_3 + 0.041666467f;
        q_3 = q_3 * r_3 + 0.16666667f;
        q_3 = q_3 * r_3 + 0.5f;
        let y_4 = 1.0f + (r_3 + (r_error_3 + r_3 * r_3 * q_3)); // math.rs:201
        let t40 = (bitcast<u32>(y_4) & 8388607u) | 8388608u; // math.rs:202
        let field_4 = i32(bitcast<u32>(y_4) >> 23u) + i32_from_f32(k_3) + i32(t40 >> 24u); // math.rs:41
        let bits_7 = (u32(field_4) << 23u) | (t40 & 8388607u); // math.rs:42
        let power_3 = bitcast<f32>(select(select(bits_7, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // math.rs:43
        let t41 = select(power_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t39) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:179
        let bits_8 = bitcast<u32>(t41); // math.rs:34
        results_3 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // softmax.rs:179
        let t42 = decode_bf16(t29.z) - max_2;
        let bounded_5 = min_f32(max_f32(t42, -104.0f), 89.0f); // math.rs:189
        let k_4 = round(bounded_5 * 1.442695f); // math.rs:190
        let reduced_4 = bounded_5 - k_4 * 0.6933594f; // math.rs:191
        let correction_4 = k_4 * -0.00021219444f; // math.rs:192
        let r_4 = reduced_4 - correction_4; // math.rs:193
        let r_error_4 = reduced_4 - r_4 - correction_4; // math.rs:194
        var q_4 = 0.00019891017f; // math.rs:196
        q_4 = q_4 * r_4 + 0.0013933674f; // math.rs:199
        q_4 = q_4 * r_4 + 0.008333311f;
        q_4 = q_4 * r_4 + 0.041666467f;
        q_4 = q_4 * r_4 + 0.16666667f;
        q_4 = q_4 * r_4 + 0.5f;
        let y_5 = 1.0f + (r_4 + (r_error_4 + r_4 * r_4 * q_4)); // math.rs:201
        let t43 = (bitcast<u32>(y_5) & 8388607u) | 8388608u; // math.rs:202
        let field_5 = i32(bitcast<u32>(y_5) >> 23u) + i32_from_f32(k_4) + i32(t43 >> 24u); // math.rs:41
        let bits_9 = (u32(field_5) << 23u) | (t43 & 8388607u); // math.rs:42
        let power_4 = bitcast<f32>(select(select(bits_9, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // math.rs:43
        let t44 = select(power_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t42) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:179
        let bits_10 = bitcast<u32>(t44); // math.rs:34
        results_4 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))); // softmax.rs:179
        let t45 = decode_bf16(t29.z >> 16u) - max_2;
        let bounded_6 = min_f32(max_f32(t45, -104.0f), 89.0f); // math.rs:189
        let k_5 = round(bounded_6 * 1.442695f); // math.rs:190
        let reduced_5 = bounded_6 - k_5 * 0.6933594f; // math.rs:191
        let correction_5 = k_5 * -0.00021219444f; // math.rs:192
        let r_5 = reduced_5 - correction_5; // math.rs:193
        let r_error_5 = reduced_5 - r_5 - correction_5; // math.rs:194
        var q_5 = 0.00019891017f; // math.rs:196
        q_5 = q_5 * r_5 + 0.0013933674f; // math.rs:199
        q_5 = q_5 * r_5 + 0.008333311f;
        q_5 = q_5 * r_5 + 0.041666467f;
        q_5 = q_5 * r_5 + 0.16666667f;
        q_5 = q_5 * r_5 + 0.5f;
        let y_6 = 1.0f + (r_5 + (r_error_5 + r_5 * r_5 * q_5)); // math.rs:201
        let t46 = (bitcast<u32>(y_6) & 8388607u) | 8388608u; // math.rs:202
        let field_6 = i32(bitcast<u32>(y_6) >> 23u) + i32_from_f32(k_5) + i32(t46 >> 24u); // math.rs:41
        let bits_11 = (u32(field_6) << 23u) | (t46 & 8388607u); // math.rs:42
        let power_5 = bitcast<f32>(select(select(bits_11, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))); // math.rs:43
        let t47 = select(power_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t45) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:179
        let bits_12 = bitcast<u32>(t47); // math.rs:34
        results_5 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // softmax.rs:179
        let t48 = decode_bf16(t29.w) - max_2;
        let bounded_7 = min_f32(max_f32(t48, -104.0f), 89.0f); // math.rs:189
        let k_6 = round(bounded_7 * 1.442695f); // math.rs:190
        let reduced_6 = bounded_7 - k_6 * 0.6933594f; // math.rs:191
        let correction_6 = k_6 * -0.00021219444f; // math.rs:192
        let r_6 = reduced_6 - correction_6; // math.rs:193
        let r_error_6 = reduced_6 - r_6 - correction_6; // math.rs:194
        var q_6 = 0.00019891017f; // math.rs:196
        q_6 = q_6 * r_6 + 0.0013933674f; // math.rs:199
        q_6 = q_6 * r_6 + 0.008333311f;
        q_6 = q_6 * r_6 + 0.041666467f;
        q_6 = q_6 * r_6 + 0.16666667f;
        q_6 = q_6 * r_6 + 0.5f;
        let y_7 = 1.0f + (r_6 + (r_error_6 + r_6 * r_6 * q_6)); // math.rs:201
        let t49 = (bitcast<u32>(y_7) & 8388607u) | 8388608u; // math.rs:202
        let field_7 = i32(bitcast<u32>(y_7) >> 23u) + i32_from_f32(k_6) + i32(t49 >> 24u); // math.rs:41
        let bits_13 = (u32(field_7) << 23u) | (t49 & 8388607u); // math.rs:42
        let power_6 = bitcast<f32>(select(select(bits_13, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // math.rs:43
        let t50 = select(power_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t48) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:179
        let bits_14 = bitcast<u32>(t50); // math.rs:34
        results_6 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // softmax.rs:179
        let t51 = decode_bf16(t29.w >> 16u) - max_2;
        let bounded_8 = min_f32(max_f32(t51, -104.0f), 89.0f); // math.rs:189
        let k_7 = round(bounded_8 * 1.442695f); // math.rs:190
        let reduced_7 = bounded_8 - k_7 * 0.6933594f; // math.rs:191
        let correction_7 = k_7 * -0.00021219444f; // math.rs:192
        let r_7 = reduced_7 - correction_7; // math.rs:193
        let r_error_7 = reduced_7 - r_7 - correction_7; // math.rs:194
        var q_7 = 0.00019891017f; // math.rs:196
        q_7 = q_7 * r_7 + 0.0013933674f; // math.rs:199
        q_7 = q_7 * r_7 + 0.008333311f;
        q_7 = q_7 * r_7 + 0.041666467f;
        q_7 = q_7 * r_7 + 0.16666667f;
        q_7 = q_7 * r_7 + 0.5f;
        let y_8 = 1.0f + (r_7 + (r_error_7 + r_7 * r_7 * q_7)); // math.rs:201
        let t52 = (bitcast<u32>(y_8) & 8388607u) | 8388608u; // math.rs:202
        let field_8 = i32(bitcast<u32>(y_8) >> 23u) + i32_from_f32(k_7) + i32(t52 >> 24u); // math.rs:41
        let bits_15 = (u32(field_8) << 23u) | (t52 & 8388607u); // math.rs:42
        let power_7 = bitcast<f32>(select(select(bits_15, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))); // math.rs:43
        let t53 = select(power_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t51) & 2147483647u) > 2139095040u)) * scale; // softmax.rs:179
        let bits_16 = bitcast<u32>(t53); // math.rs:34
        results_7 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))); // softmax.rs:179
        let t54 = vec4<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:51
        y[((row * imm.n_cols + first) >> 1u) >> 2u] = t54;
    }
}
