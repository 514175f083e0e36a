struct Immediates {
    eps: f32,
    n_rows: u32,
    n_cols: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> z: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec4<u32>>;
var<workgroup> partial_sums: array<f32, 8>;

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

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
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

@compute @workgroup_size(256, 1, 1)
fn rms_norm__f16_f16__row_x8_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.x; // rms_norm.rs:247
    let first = local_invocation_index * 8u;
    let n_rows = imm.n_rows; // rms_norm.rs:261
    let n_cols = imm.n_cols; // rms_norm.rs:262
    var own_sum = 0.0f; // rms_norm.rs:263
    if (row < n_rows) { // rms_norm.rs:264
        for (var col = first; col < n_cols; col += 2048u) { // rms_norm.rs:265
            let t0 = x[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:39
            let t1 = decode_f16(t0.x);
            let t2 = decode_f16(t0.x >> 16u);
            let t3 = decode_f16(t0.y);
            let t4 = decode_f16(t0.y >> 16u);
            let t5 = decode_f16(t0.z);
            let t6 = decode_f16(t0.z >> 16u);
            let t7 = decode_f16(t0.w);
            let t8 = decode_f16(t0.w >> 16u);
            own_sum = fma(t1, t1, own_sum); // rms_norm.rs:269
            own_sum = fma(t2, t2, own_sum);
            own_sum = fma(t3, t3, own_sum);
            own_sum = fma(t4, t4, own_sum);
            own_sum = fma(t5, t5, own_sum);
            own_sum = fma(t6, t6, own_sum);
            own_sum = fma(t7, t7, own_sum);
            own_sum = fma(t8, t8, own_sum);
        }
    }
    let sum = reduce_add_f32(own_sum); // reduce.rs:12
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    workgroupBarrier(); // reduce.rs:17
    var total = partial_sums[0u]; // reduce.rs:18
    total = total + partial_sums[1u]; // reduce.rs:21
    total = total + partial_sums[2u];
    total = total + partial_sums[3u];
    total = total + partial_sums[4u];
    total = total + partial_sums[5u];
    total = total + partial_sums[6u];
    total = total + partial_sums[7u];
    let sum_1 = total; // reduce.rs:23
    let t9 = f32(n_cols); // rms_norm.rs:274
    let a_bits = bitcast<u32>(sum_1); // math.rs:49
    let b_bits = bitcast<u32>(t9); // math.rs:50
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
    let a_field = (a_bits >> 23u) & 255u; // math.rs:52
    let b_field = (b_bits >> 23u) & 255u; // math.rs:53
    let t10 = a_bits & 8388607u; // math.rs:54
    let t11 = b_bits & 8388607u;
    let below = select(0u, 1u, (t10 < t11)); // math.rs:69
    let numerator = shl_u32(t10 | 8388608u, below); // math.rs:70
    let denominator = t11 | 8388608u; // math.rs:71
    let d = bitcast<f32>(t11 | 1065353216u); // math.rs:73
    var reciprocal = 1.4117647f - 0.47058824f * d; // math.rs:74
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal); // math.rs:77
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>((t10 | 1065353216u) + (below << 23u)); // math.rs:80
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
    let exponent = i32(a_field) - i32(b_field) + 127i - i32(below); // math.rs:95
    let t12 = quotient; // math.rs:96
    let field = exponent + i32(t12 >> 24u); // math.rs:41
    let bits = (u32(field) << 23u) | (t12 & 8388607u); // math.rs:42
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // math.rs:43
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // math.rs:56
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
    let a_zero = a_field == 0u; // math.rs:58
    let b_zero = b_field == 0u; // math.rs:59
    let t13 = ((bitcast<u32>(sum_1) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t9) & 2147483647u) > 2139095040u); // math.rs:60
    let undefined = (t13 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // math.rs:61
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // math.rs:62
    let t14 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // rms_norm.rs:274
    let bits_1 = bitcast<u32>(t14); // math.rs:109
    let exponent_1 = i32(bits_1 >> 23u) - 127i; // math.rs:110
    let odd = exponent_1 & 1i; // math.rs:111
    let m = bitcast<f32>((bits_1 & 8388607u) | (u32(odd + 127i) << 23u)); // math.rs:112
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // math.rs:114
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1); // math.rs:117
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1);
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1);
    let y_2 = y_1; // math.rs:119
    let half_exponent = (exponent_1 - odd) >> 1u;
    let product = m * y_2; // math.rs:158
    let scaled = m * 4097.0f; // math.rs:167
    let high = scaled - (scaled - m); // math.rs:168
    let a_low = m - high; // math.rs:169
    let scaled_1 = y_2 * 4097.0f; // math.rs:167
    let high_1 = scaled_1 - (scaled_1 - y_2); // math.rs:168
    let b_low = y_2 - high_1; // math.rs:169
    let my_error = high * high_1 - product + high * b_low + a_low * high_1 + a_low * b_low; // math.rs:161
    let product_1 = product * y_2; // math.rs:158
    let scaled_2 = product * 4097.0f; // math.rs:167
    let high_2 = scaled_2 - (scaled_2 - product); // math.rs:168
    let a_low_1 = product - high_2; // math.rs:169
    let scaled_3 = y_2 * 4097.0f; // math.rs:167
    let high_3 = scaled_3 - (scaled_3 - y_2); // math.rs:168
    let b_low_1 = y_2 - high_3; // math.rs:169
    let square_error = high_2 * high_3 - product_1 + high_2 * b_low_1 + a_low_1 * high_3 + a_low_1 * b_low_1; // math.rs:161
    let residual_1 = 1.0f - product_1 - square_error - my_error * y_2; // math.rs:179
    let root = y_2 + y_2 * (0.5f * residual_1); // math.rs:180
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // math.rs:181
    let bits_2 = bitcast<u32>(t14); // math.rs:125
    let sign_2 = bits_2 & 2147483648u; // math.rs:126
    let zero = (bits_2 & 2139095040u) == 0u; // math.rs:127
    let at_edge = select(select(scaled_4, 0.0f, (bits_2 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // math.rs:128
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t14) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // math.rs:129
    if (row < imm.n_rows) { // rms_norm.rs:372
        for (var col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:373
            let t15 = x[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:39
            let t16 = weight[(col >> 1u) >> 2u];
            let t17 = z[((row * imm.n_cols + col) >> 1u) >> 2u];
            let t18 = decode_f16(t17.x);
            let t19 = decode_f16(t17.x >> 16u);
            let t20 = decode_f16(t17.y);
            let t21 = decode_f16(t17.y >> 16u);
            let t22 = decode_f16(t17.z);
            let t23 = decode_f16(t17.z >> 16u);
            let t24 = decode_f16(t17.w);
            let t25 = decode_f16(t17.w >> 16u);
            var results_0 = 0.0f; // rms_norm.rs:377
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            var results_4 = 0.0f;
            var results_5 = 0.0f;
            var results_6 = 0.0f;
            var results_7 = 0.0f;
            let bits_3 = bitcast<u32>(decode_f16(t15.x) * scale); // math.rs:34
            let t26 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * decode_f16(t16.x); // rms_norm.rs:380
            let bits_4 = bitcast<u32>(t26); // math.rs:34
            let normed = decode_f16(encode_f16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // rms_norm.rs:380
            let t27 = abs_f32(t18); // activation.rs:13
            let bounded_1 = min_f32(max_f32(t27, -104.0f), 89.0f); // math.rs:189
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
            let y_3 = 1.0f + (r + (r_error + r * r * q)); // math.rs:201
            let t28 = (bitcast<u32>(y_3) & 8388607u) | 8388608u; // math.rs:202
            let field_1 = i32(bitcast<u32>(y_3) >> 23u) + i32_from_f32(k) + i32(t28 >> 24u); // math.rs:41
            let bits_5 = (u32(field_1) << 23u) | (t28 & 8388607u); // math.rs:42
            let power = bitcast<f32>(select(select(bits_5, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // math.rs:43
            let e = select(power, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t27) & 2147483647u) > 2139095040u)); // math.rs:203
            let d_1 = 1.0f + e; // activation.rs:14
            let a_bits_1 = 1065353216u; // math.rs:49
            let b_bits_1 = bitcast<u32>(d_1); // math.rs:50
            let sign_3 = (a_bits_1 ^ b_bits_1) & 2147483648u; // math.rs:51
            let b_field_1 = (b_bits_1 >> 23u) & 255u; // math.rs:53
            let t29 = b_bits_1 & 8388607u; // math.rs:54
            let below_1 = select(0u, 1u, (0u < t29)); // math.rs:69
            let numerator_1 = shl_u32(8388608u, below_1); // math.rs:70
            let denominator_1 = t29 | 8388608u; // math.rs:71
            let d_2 = bitcast<f32>(t29 | 1065353216u); // math.rs:73
            var reciprocal_1 = 1.4117647f - 0.47058824f * d_2; // math.rs:74
            reciprocal_1 = reciprocal_1 + reciprocal_1 * (1.0f - d_2 * reciprocal_1); // math.rs:77
            reciprocal_1 = reciprocal_1 + reciprocal_1 * (1.0f - d_2 * reciprocal_1);
            reciprocal_1 = reciprocal_1 + reciprocal_1 * (1.0f - d_2 * reciprocal_1);
            let n_1 = bitcast<f32>(1065353216u + (below_1 << 23u)); // math.rs:80
            var quotient_2 = u32_from_f32(n_1 * reciprocal_1 * 8388608.0f); // math.rs:81
            let divisor_1 = i32(denominator_1); // math.rs:82
            var residual_2 = i32((numerator_1 << 23u) - quotient_2 * denominator_1); // math.rs:83
            let over_2 = residual_2 < 0i; // math.rs:86
            quotient_2 = select(quotient_2, quotient_2 - 1u, over_2); // math.rs:87
            residual_2 = select(residual_2, residual_2 + divisor_1, over_2); // math.rs:88
            let over_3 = residual_2 < 0i; // math.rs:86
            quotient_2 = select(quotient_2, quotient_2 - 1u, over_3); // math.rs:87
            residual_2 = select(residual_2, residual_2 + divisor_1, over_3); // math.rs:88
            let under_1 = residual_2 >= divisor_1; // math.rs:90
            quotient_2 = select(quotient_2, quotient_2 + 1u, under_1); // math.rs:91
            residual_2 = select(residual_2, residual_2 - divisor_1, under_1); // math.rs:92
            quotient_2 = select(quotient_2, quotient_2 + 1u, (residual_2 * 2i > divisor_1)); // math.rs:94
            let exponent_2 = 127i - i32(b_field_1) + 127i - i32(below_1); // math.rs:95
            let t30 = quotient_2; // math.rs:96
            let field_2 = exponent_2 + i32(t30 >> 24u); // math.rs:41
            let bits_6 = (u32(field_2) << 23u) | (t30 & 8388607u); // math.rs:42
            let quotient_3 = bitcast<f32>(sign_3 | select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))); // math.rs:43
            let b_infinite_1 = (b_bits_1 & 2147483647u) == 2139095040u; // math.rs:57
            let b_zero_1 = b_field_1 == 0u; // math.rs:59
            let bounded_2 = select(quotient_3, bitcast<f32>(sign_3), b_infinite_1); // math.rs:61
            let extended_1 = select(bounded_2, bitcast<f32>(sign_3 | 2139095040u), b_zero_1); // math.rs:62
            let y_4 = select(extended_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u)); // math.rs:63
            let bits_7 = bitcast<u32>(t18 * select(1.0f - y_4, y_4, (t18 < 0.0f))); // math.rs:34
            let bits_8 = bitcast<u32>(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * normed);
            results_0 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // rms_norm.rs:381
            let bits_9 = bitcast<u32>(decode_f16(t15.x >> 16u) * scale); // math.rs:34
            let t31 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))) * decode_f16(t16.x >> 16u); // rms_norm.rs:380
            let bits_10 = bitcast<u32>(t31); // math.rs:34
            let t32 = encode_f16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // rms_norm.rs:380
            let normed_1 = decode_f16(t32);
            let t33 = abs_f32(t19); // activation.rs:13
            let bounded_3 = min_f32(max_f32(t33, -104.0f), 89.0f); // math.rs:189
            let k_1 = round(bounded_3 * 1.442695f); // math.rs:190
            let reduced_1 = bounded_3 - k_1 * 0.6933594f; // math.rs:191
            let correction_1 = k_1 * -0.00021219444f; // math.rs:192
            let r_1 = reduced_1 - correction_1; // math.rs:193
            let r_error_1 = reduced_1 - r_1 - correction_1; // math.rs:194
            var q_1 = 0.00019891017f; // math.rs:196
            q_1 = q_1 * r_1 + 0.0013933674f; // math.rs:199
            q_1 = q_1 * r_1 + 0.008333311f;
            q_1 = q_1 * r_1 + 0.041666467f;
            q_1 = q_1 * r_1 + 0.16666667f;
            q_1 = q_1 * r_1 + 0.5f;
            let y_5 = 1.0f + (r_1 + (r_error_1 + r_1 * r_1 * q_1)); // math.rs:201
            let t34 = (bitcast<u32>(y_5) & 8388607u) | 8388608u; // math.rs:202
            let field_3 = i32(bitcast<u32>(y_5) >> 23u) + i32_from_f32(k_1) + i32(t34 >> 24u); // math.rs:41
            let bits_11 = (u32(field_3) << 23u) | (t34 & 8388607u); // math.rs:42
            let power_1 = bitcast<f32>(select(select(bits_11, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // math.rs:43
            let e_1 = select(power_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t33) & 2147483647u) > 2139095040u)); // math.rs:203
            let d_3 = 1.0f + e_1; // activation.rs:14
            let a_bits_2 = 1065353216u; // math.rs:49
            let b_bits_2 = bitcast<u32>(d_3); // math.rs:50
            let sign_4 = (a_bits_2 ^ b_bits_2) & 2147483648u; // math.rs:51
            let b_field_2 = (b_bits_2 >> 23u) & 255u; // math.rs:53
            let t35 = b_bits_2 & 8388607u; // math.rs:54
            let below_2 = select(0u, 1u, (0u < t35)); // math.rs:69
            let numerator_2 = shl_u32(8388608u, below_2); // math.rs:70
            let denominator_2 = t35 | 8388608u; // math.rs:71
            let d_4 = bitcast<f32>(t35 | 1065353216u); // math.rs:73
            var reciprocal_2 = 1.4117647f - 0.47058824f * d_4; // math.rs:74
            reciprocal_2 = reciprocal_2 + reciprocal_2 * (1.0f - d_4 * reciprocal_2); // math.rs:77
            reciprocal_2 = reciprocal_2 + reciprocal_2 * (1.0f - d_4 * reciprocal_2);
            reciprocal_2 = reciprocal_2 + reciprocal_2 * (1.0f - d_4 * reciprocal_2);
            let n_2 = bitcast<f32>(1065353216u + (below_2 << 23u)); // math.rs:80
            var quotient_4 = u32_from_f32(n_2 * reciprocal_2 * 8388608.0f); // math.rs:81
            let divisor_2 = i32(denominator_2); // math.rs:82
            var residual_3 = i32((numerator_2 << 23u) - quotient_4 * denominator_2); // math.rs:83
            let over_4 = residual_3 < 0i; // math.rs:86
            quotient_4 = select(quotient_4, quotient_4 - 1u, over_4); // math.rs:87
            residual_3 = select(residual_3, residual_3 + divisor_2, over_4); // math.rs:88
            let over_5 = residual_3 < 0i; // math.rs:86
            quotient_4 = select(quotient_4, quotient_4 - 1u, over_5); // math.rs:87
            residual_3 = select(residual_3, residual_3 + divisor_2, over_5); // math.rs:88
            let under_2 = residual_3 >= divisor_2; // math.rs:90
            quotient_4 = select(quotient_4, quotient_4 + 1u, under_2); // math.rs:91
            residual_3 = select(residual_3, residual_3 - divisor_2, under_2); // math.rs:92
            quotient_4 = select(quotient_4, quotient_4 + 1u, (residual_3 * 2i > divisor_2)); // math.rs:94
            let exponent_3 = 127i - i32(b_field_2) + 127i - i32(below_2); // math.rs:95
            let t36 = quotient_4; // math.rs:96
            let field_4 = exponent_3 + i32(t36 >> 24u); // math.rs:41
            let bits_12 = (u32(field_4) << 23u) | (t36 & 8388607u); // math.rs:42
            let quotient_5 = bitcast<f32>(sign_4 | select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // math.rs:43
            let b_infinite_2 = (b_bits_2 & 2147483647u) == 2139095040u; // math.rs:57
            let b_zero_2 = b_field_2 == 0u; // math.rs:59
            let bounded_4 = select(quotient_5, bitcast<f32>(sign_4), b_infinite_2); // math.rs:61
            let extended_2 = select(bounded_4, bitcast<f32>(sign_4 | 2139095040u), b_zero_2); // math.rs:62
            let y_6 = select(extended_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u)); // math.rs:63
            let bits_13 = bitcast<u32>(t19 * select(1.0f - y_6, y_6, (t19 < 0.0f))); // math.rs:34
            let bits_14 = bitcast<u32>(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) * normed_1);
            results_1 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // rms_norm.rs:381
            let bits_15 = bitcast<u32>(decode_f16(t15.y) * scale); // math.rs:34
            let t37 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * decode_f16(t16.y); // rms_norm.rs:380
            let bits_16 = bitcast<u32>(t37); // math.rs:34
            let t38 = encode_f16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // rms_norm.rs:380
            let normed_2 = decode_f16(t38);
            let t39 = abs_f32(t20); // activation.rs:13
            let bounded_5 = min_f32(max_f32(t39, -104.0f), 89.0f); // math.rs:189
            let k_2 = round(bounded_5 * 1.442695f); // math.rs:190
            let reduced_2 = bounded_5 - k_2 * 0.6933594f; // math.rs:191
            let correction_2 = k_2 * -0.00021219444f; // math.rs:192
            let r_2 = reduced_2 - correction_2; // math.rs:193
            let r_error_2 = reduced_2 - r_2 - correction_2; // math.rs:194
            var q_2 = 0.00019891017f; // math.rs:196
            q_2 = q_2 * r_2 + 0.0013933674f; // math.rs:199
            q_2 = q_2 * r_2 + 0.008333311f;
            q_2 = q_2 * r_2 + 0.041666467f;
            q_2 = q_2 * r_2 + 0.16666667f;
            q_2 = q_2 * r_2 + 0.5f;
            let y_7 = 1.0f + (r_2 + (r_error_2 + r_2 * r_2 * q_2)); // math.rs:201
            let t40 = (bitcast<u32>(y_7) & 8388607u) | 8388608u; // math.rs:202
            let field_5 = i32(bitcast<u32>(y_7) >> 23u) + i32_from_f32(k_2) + i32(t40 >> 24u); // math.rs:41
            let bits_17 = (u32(field_5) << 23u) | (t40 & 8388607u); // math.rs:42
            let power_2 = bitcast<f32>(select(select(bits_17, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // math.rs:43
            let e_2 = select(power_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t39) & 2147483647u) > 2139095040u)); // math.rs:203
            let d_5 = 1.0f + e_2; // activation.rs:14
            let a_bits_3 = 1065353216u; // math.rs:49
            let b_bits_3 = bitcast<u32>(d_5); // math.rs:50
            let sign_5 = (a_bits_3 ^ b_bits_3) & 2147483648u; // math.rs:51
            let b_field_3 = (b_bits_3 >> 23u) & 255u; // math.rs:53
            let t41 = b_bits_3 & 8388607u; // math.rs:54
            let below_3 = select(0u, 1u, (0u < t41)); // math.rs:69
            let numerator_3 = shl_u32(8388608u, below_3); // math.rs:70
            let denominator_3 = t41 | 8388608u; // math.rs:71
            let d_6 = bitcast<f32>(t41 | 1065353216u); // math.rs:73
            var reciprocal_3 = 1.4117647f - 0.47058824f * d_6; // math.rs:74
            reciprocal_3 = reciprocal_3 + reciprocal_3 * (1.0f - d_6 * reciprocal_3); // math.rs:77
            reciprocal_3 = reciprocal_3 + reciprocal_3 * (1.0f - d_6 * reciprocal_3);
            reciprocal_3 = reciprocal_3 + reciprocal_3 * (1.0f - d_6 * reciprocal_3);
            let n_3 = bitcast<f32>(1065353216u + (below_3 << 23u)); // math.rs:80
            var quotient_6 = u32_from_f32(n_3 * reciprocal_3 * 8388608.0f); // math.rs:81
            let divisor_3 = i32(denominator_3); // math.rs:82
            var residual_4 = i32((numerator_3 << 23u) - quotient_6 * denominator_3); // math.rs:83
            let over_6 = residual_4 < 0i; // math.rs:86
            quotient_6 = select(quotient_6, quotient_6 - 1u, over_6); // math.rs:87
            residual_4 = select(residual_4, residual_4 + divisor_3, over_6); // math.rs:88
            let over_7 = residual_4 < 0i; // math.rs:86
            quotient_6 = select(quotient_6, quotient_6 - 1u, over_7); // math.rs:87
            residual_4 = select(residual_4, residual_4 + divisor_3, over_7); // math.rs:88
            let under_3 = residual_4 >= divisor_3; // math.rs:90
            quotient_6 = select(quotient_6, quotient_6 + 1u, under_3); // math.rs:91
            residual_4 = select(residual_4, residual_4 - divisor_3, under_3); // math.rs:92
            quotient_6 = select(quotient_6, quotient_6 + 1u, (residual_4 * 2i > divisor_3)); // math.rs:94
            let exponent_4 = 127i - i32(b_field_3) + 127i - i32(below_3); // math.rs:95
            let t42 = quotient_6; // math.rs:96
            let field_6 = exponent_4 + i32(t42 >> 24u); // math.rs:41
            let bits_18 = (u32(field_6) << 23u) | (t42 & 8388607u); // math.rs:42
            let quotient_7 = bitcast<f32>(sign_5 | select(select(bits_18, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))); // math.rs:43
            let b_infinite_3 = (b_bits_3 & 2147483647u) == 2139095040u; // math.rs:57
            let b_zero_3 = b_field_3 == 0u; // math.rs:59
            let bounded_6 = select(quotient_7, bitcast<f32>(sign_5), b_infinite_3); // math.rs:61
            let extended_3 = select(bounded_6, bitcast<f32>(sign_5 | 2139095040u), b_zero_3); // math.rs:62
            let y_8 = select(extended_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u)); // math.rs:63
            let bits_19 = bitcast<u32>(t20 * select(1.0f - y_8, y_8, (t20 < 0.0f))); // math.rs:34
            let bits_20 = bitcast<u32>(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))) * normed_2);
            results_2 = bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))); // rms_norm.rs:381
            let bits_21 = bitcast<u32>(decode_f16(t15.y >> 16u) * scale); // math.rs:34
            let t43 = bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u))) * decode_f16(t16.y >> 16u); // rms_norm.rs:380
            let bits_22 = bitcast<u32>(t43); // math.rs:34
            let t44 = encode_f16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // rms_norm.rs:380
            let normed_3 = decode_f16(t44);
            let t45 = abs_f32(t21); // activation.rs:13
            let bounded_7 = min_f32(max_f32(t45, -104.0f), 89.0f); // math.rs:189
            let k_3 = round(bounded_7 * 1.442695f); // math.rs:190
            let reduced_3 = bounded_7 - k_3 * 0.6933594f; // math.rs:191
            let correction_3 = k_3 * -0.00021219444f; // math.rs:192
            let r_3 = reduced_3 - correction_3; // math.rs:193
            let r_error_3 = reduced_3 - r_3 - correction_3; // math.rs:194
            var q_3 = 0.00019891017f; // math.rs:196
            q_3 = q_3 * r_3 + 0.0013933674f; // math.rs:199
            q_3 = q_3 * r_3 + 0.008333311f;
            q_3 = q_3 * r_3 + 0.041666467f;
            q_3 = q_3 * r_3 + 0.16666667f;
            q_3 = q_3 * r_3 + 0.5f;
            let y_9 = 1.0f + (r_3 + (r_error_3 + r_3 * r_3 * q_3)); // math.rs:201
            let t46 = (bitcast<u32>(y_9) & 8388607u) | 8388608u; // math.rs:202
            let field_7 = i32(bitcast<u32>(y_9) >> 23u) + i32_from_f32(k_3) + i32(t46 >> 24u); // math.rs:41
            let bits_23 = (u32(field_7) << 23u) | (t46 & 8388607u); // math.rs:42
            let power_3 = bitcast<f32>(select(select(bits_23, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // math.rs:43
            let e_3 = select(power_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t45) & 2147483647u) > 2139095040u)); // math.rs:203
            let d_7 = 1.0f + e_3; // activation.rs:14
            let a_bits_4 = 1065353216u; // math.rs:49
            let b_bits_4 = bitcast<u32>(d_7); // math.rs:50
            let sign_6 = (a_bits_4 ^ b_bits_4) & 2147483648u; // math.rs:51
            let b_field_4 = (b_bits_4 >> 23u) & 255u; // math.rs:53
            let t47 = b_bits_4 & 8388607u; // math.rs:54
            let below_4 = select(0u, 1u, (0u < t47)); // math.rs:69
            let numerator_4 = shl_u32(8388608u, below_4); // math.rs:70
            let denominator_4 = t47 | 8388608u; // math.rs:71
            let d_8 = bitcast<f32>(t47 | 1065353216u); // math.rs:73
            var reciprocal_4 = 1.4117647f - 0.47058824f * d_8; // math.rs:74
            reciprocal_4 = reciprocal_4 + reciprocal_4 * (1.0f - d_8 * reciprocal_4); // math.rs:77
            reciprocal_4 = reciprocal_4 + reciprocal_4 * (1.0f - d_8 * reciprocal_4);
            reciprocal_4 = reciprocal_4 + reciprocal_4 * (1.0f - d_8 * reciprocal_4);
            let n_4 = bitcast<f32>(1065353216u + (below_4 << 23u)); // math.rs:80
            var quotient_8 = u32_from_f32(n_4 * reciprocal_4 * 8388608.0f); // math.rs:81
            let divisor_4 = i32(denominator_4); // math.rs:82
            var residual_5 = i32((numerator_4 << 23u) - quotient_8 * denominator_4); // math.rs:83
            let over_8 = residual_5 < 0i; // math.rs:86
            quotient_8 = select(quotient_8, quotient_8 - 1u, over_8); // math.rs:87
            residual_5 = select(residual_5, residual_5 + divisor_4, over_8); // math.rs:88
            let over_9 = residual_5 < 0i; // math.rs:86
            quotient_8 = select(quotient_8, quotient_8 - 1u, over_9); // math.rs:87
            residual_5 = select(residual_5, residual_5 + divisor_4, over_9); // math.rs:88
            let under_4 = residual_5 >= divisor_4; // math.rs:90
            quotient_8 = select(quotient_8, quotient_8 + 1u, under_4); // math.rs:91
            residual_5 = select(residual_5, residual_5 - divisor_4, under_4); // math.rs:92
            quotient_8 = select(quotient_8, quotient_8 + 1u, (residual_5 * 2i > divisor_4)); // math.rs:94
            let exponent_5 = 127i - i32(b_field_4) + 127i - i32(below_4); // math.rs:95
            let t48 = quotient_8; // math.rs:96
            let field_8 = exponent_5 + i32(t48 >> 24u); // math.rs:41
            let bits_24 = (u32(field_8) << 23u) | (t48 & 8388607u); // math.rs:42
            let quotient_9 = bitcast<f32>(sign_6 | select(select(bits_24, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))); // math.rs:43
            let b_infinite_4 = (b_bits_4 & 2147483647u) == 2139095040u; // math.rs:57
            let b_zero_4 = b_field_4 == 0u; // math.rs:59
            let bounded_8 = select(quotient_9, bitcast<f32>(sign_6), b_infinite_4); // math.rs:61
            let extended_4 = select(bounded_8, bitcast<f32>(sign_6 | 2139095040u), b_zero_4); // math.rs:62
            let y_10 = select(extended_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u)); // math.rs:63
            let bits_25 = bitcast<u32>(t21 * select(1.0f - y_10, y_10, (t21 < 0.0f))); // math.rs:34
            let bits_26 = bitcast<u32>(bitcast<f32>(select(bits_25, bits_25 & 2147483648u, ((bits_25 & 2139095040u) == 0u))) * normed_3);
            results_3 = bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u))); // rms_norm.rs:381
            let bits_27 = bitcast<u32>(decode_f16(t15.z) * scale); // math.rs:34
            let t49 = bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))) * decode_f16(t16.z); // rms_norm.rs:380
            let bits_28 = bitcast<u32>(t49); // math.rs:34
            let t50 = encode_f16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // rms_norm.rs:380
            let normed_4 = decode_f16(t50);
            let t51 = abs_f32(t22); // activation.rs:13
            let bounded_9 = min_f32(max_f32(t51, -104.0f), 89.0f); // math.rs:189
            let k_4 = round(bounded_9 * 1.442695f); // math.rs:190
            let reduced_4 = bounded_9 - k_4 * 0.6933594f; // math.rs:191
            let correction_4 = k_4 * -0.00021219444f; // math.rs:192
            let r_4 = reduced_4 - correction_4; // math.rs:193
            let r_error_4 = reduced_4 - r_4 - correction_4; // math.rs:194
            var q_4 = 0.00019891017f; // math.rs:196
            q_4 = q_4 * r_4 + 0.0013933674f; // math.rs:199
            q_4 = q_4 * r_4 + 0.008333311f;
            q_4 = q_4 * r_4 + 0.041666467f;
            q_4 = q_4 * r_4 + 0.16666667f;
            q_4 = q_4 * r_4 + 0.5f;
            let y_11 = 1.0f + (r_4 + (r_error_4 + r_4 * r_4 * q_4)); // math.rs:201
            let t52 = (bitcast<u32>(y_11) & 8388607u) | 8388608u; // math.rs:202
            let field_9 = i32(bitcast<u32>(y_11) >> 23u) + i32_from_f32(k_4) + i32(t52 >> 24u); // math.rs:41
            let bits_29 = (u32(field_9) << 23u) | (t52 & 8388607u); // math.rs:42
            let power_4 = bitcast<f32>(select(select(bits_29, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // math.rs:43
            let e_4 = select(power_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t51) & 2147483647u) > 2139095040u)); // math.rs:203
            let d_9 = 1.0f + e_4; // activation.rs:14
            let a_bits_5 = 1065353216u; // math.rs:49
            let b_bits_5 = bitcast<u32>(d_9); // math.rs:50
            let sign_7 = (a_bits_5 ^ b_bits_5) & 2147483648u; // math.rs:51
            let b_field_5 = (b_bits_5 >> 23u) & 255u; // math.rs:53
            let t53 = b_bits_5 & 8388607u; // math.rs:54
            let below_5 = select(0u, 1u, (0u < t53)); // math.rs:69
            let numerator_5 = shl_u32(8388608u, below_5); // math.rs:70
            let denominator_5 = t53 | 8388608u; // math.rs:71
            let d_10 = bitcast<f32>(t53 | 1065353216u); // math.rs:73
            var reciprocal_5 = 1.4117647f - 0.47058824f * d_10; // math.rs:74
            reciprocal_5 = reciprocal_5 + reciprocal_5 * (1.0f - d_10 * reciprocal_5); // math.rs:77
            reciprocal_5 = reciprocal_5 + reciprocal_5 * (1.0f - d_10 * reciprocal_5);
            reciprocal_5 = reciprocal_5 + reciprocal_5 * (1.0f - d_10 * reciprocal_5);
            let n_5 = bitcast<f32>(1065353216u + (below_5 << 23u)); // math.rs:80
            var quotient_10 = u32_from_f32(n_5 * reciprocal_5 * 8388608.0f); // math.rs:81
            let divisor_5 = i32(denominator_5); // math.rs:82
            var residual_6 = i32((numerator_5 << 23u) - quotient_10 * denominator_5); // math.rs:83
            let over_10 = residual_6 < 0i; // math.rs:86
            quotient_10 = select(quotient_10, quotient_10 - 1u, over_10); // math.rs:87
            residual_6 = select(residual_6, residual_6 + divisor_5, over_10); // math.rs:88
            let over_11 = residual_6 < 0i; // math.rs:86
            quotient_10 = select(quotient_10, quotient_10 - 1u, over_11); // math.rs:87
            residual_6 = select(residual_6, residual_6 + divisor_5, over_11); // math.rs:88
            let under_5 = residual_6 >= divisor_5; // math.rs:90
            quotient_10 = select(quotient_10, quotient_10 + 1u, under_5); // math.rs:91
            residual_6 = select(residual_6, residual_6 - divisor_5, under_5); // math.rs:92
            quotient_10 = select(quotient_10, quotient_10 + 1u, (residual_6 * 2i > divisor_5)); // math.rs:94
            let exponent_6 = 127i - i32(b_field_5) + 127i - i32(below_5); // math.rs:95
            let t54 = quotient_10; // math.rs:96
            let field_10 = exponent_6 + i32(t54 >> 24u); // math.rs:41
            let bits_30 = (u32(field_10) << 23u) | (t54 & 8388607u); // math.rs:42
            let quotient_11 = bitcast<f32>(sign_7 | select(select(bits_30, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))); // math.rs:43
            let b_infinite_5 = (b_bits_5 & 2147483647u) == 2139095040u; // math.rs:57
            let b_zero_5 = b_field_5 == 0u; // math.rs:59
            let bounded_10 = select(quotient_11, bitcast<f32>(sign_7), b_infinite_5); // math.rs:61
            let extended_5 = select(bounded_10, bitcast<f32>(sign_7 | 2139095040u), b_zero_5); // math.rs:62
            let y_12 = select(extended_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_9) & 2147483647u) > 2139095040u)); // math.rs:63
            let bits_31 = bitcast<u32>(t22 * select(1.0f - y_12, y_12, (t22 < 0.0f))); // math.rs:34
            let bits_32 = bitcast<u32>(bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))) * normed_4);
            results_4 = bitcast<f32>(select(bits_32, bits_32 & 2147483648u, ((bits_32 & 2139095040u) == 0u))); // rms_norm.rs:381
            let bits_33 = bitcast<u32>(decode_f16(t15.z >> 16u) * scale); // math.rs:34
            let t55 = bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u))) * decode_f16(t16.z >> 16u); // rms_norm.rs:380
            let bits_34 = bitcast<u32>(t55); // math.rs:34
            let t56 = encode_f16(bitcast<f32>(select(bits_34, bits_34 & 2147483648u, ((bits_34 & 2139095040u) == 0u)))); // rms_norm.rs:380
            let normed_5 = decode_f16(t56);
            let t57 = abs_f32(t23); // activation.rs:13
            let bounded_11 = min_f32(max_f32(t57, -104.0f), 89.0f); // math.rs:189
            let k_5 = round(bounded_11 * 1.442695f); // math.rs:190
            let reduced_5 = bounded_11 - k_5 * 0.6933594f; // math.rs:191
            let correction_5 = k_5 * -0.00021219444f; // math.rs:192
            let r_5 = reduced_5 - correction_5; // math.rs:193
            let r_error_5 = reduced_5 - r_5 - correction_5; // math.rs:194
            var q_5 = 0.00019891017f; // math.rs:196
            q_5 = q_5 * r_5 + 0.0013933674f; // math.rs:199
            q_5 = q_5 * r_5 + 0.008333311f;
            q_5 = q_5 * r_5 + 0.041666467f;
            q_5 = q_5 * r_5 + 0.16666667f;
            q_5 = q_5 * r_5 + 0.5f;
            let y_13 = 1.0f + (r_5 + (r_error_5 + r_5 * r_5 * q_5)); // math.rs:201
            let t58 = (bitcast<u32>(y_13) & 8388607u) | 8388608u; // math.rs:202
            let field_11 = i32(bitcast<u32>(y_13) >> 23u) + i32_from_f32(k_5) + i32(t58 >> 24u); // math.rs:41
            let bits_35 = (u32(field_11) << 23u) | (t58 & 8388607u); // math.rs:42
            let power_5 = bitcast<f32>(select(select(bits_35, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // math.rs:43
            let e_5 = select(power_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t57) & 2147483647u) > 2139095040u)); // math.rs:203
            let d_11 = 1.0f + e_5; // activation.rs:14
            let a_bits_6 = 1065353216u; // math.rs:49
            let b_bits_6 = bitcast<u32>(d_11); // math.rs:50
            let sign_8 = (a_bits_6 ^ b_bits_6) & 2147483648u; // math.rs:51
            let b_field_6 = (b_bits_6 >> 23u) & 255u; // math.rs:53
            let t59 = b_bits_6 & 8388607u; // math.rs:54
            let below_6 = select(0u, 1u, (0u < t59)); // math.rs:69
            let numerator_6 = shl_u32(8388608u, below_6); // math.rs:70
            let denominator_6 = t59 | 8388608u; // math.rs:71
            let d_12 = bitcast<f32>(t59 | 1065353216u); // math.rs:73
            var reciprocal_6 = 1.4117647f - 0.47058824f * d_12; // math.rs:74
            reciprocal_6 = reciprocal_6 + reciprocal_6 * (1.0f - d_12 * reciprocal_6); // math.rs:77
            reciprocal_6 = reciprocal_6 + reciprocal_6 * (1.0f - d_12 * reciprocal_6);
            reciprocal_6 = reciprocal_6 + reciprocal_6 * (1.0f - d_12 * reciprocal_6);
            let n_6 = bitcast<f32>(1065353216u + (below_6 << 23u)); // math.rs:80
            var quotient_12 = u32_from_f32(n_6 * reciprocal_6 * 8388608.0f); // math.rs:81
            let divisor_6 = i32(denominator_6); // math.rs:82
            var residual_7 = i32((numerator_6 << 23u) - quotient_12 * denominator_6); // math.rs:83
            let over_12 = residual_7 < 0i; // math.rs:86
            quotient_12 = select(quotient_12, quotient_12 - 1u, over_12); // math.rs:87
            residual_7 = select(residual_7, residual_7 + divisor_6, over_12); // math.rs:88
            let over_13 = residual_7 < 0i; // math.rs:86
            quotient_12 = select(quotient_12, quotient_12 - 1u, over_13); // math.rs:87
            residual_7 = select(residual_7, residual_7 + divisor_6, over_13); // math.rs:88
            let under_6 = residual_7 >= divisor_6; // math.rs:90
            quotient_12 = select(quotient_12, quotient_12 + 1u, under_6); // math.rs:91
            residual_7 = select(residual_7, residual_7 - divisor_6, under_6); // math.rs:92
            quotient_12 = select(quotient_12, quotient_12 + 1u, (residual_7 * 2i > divisor_6)); // math.rs:94
            let exponent_7 = 127i - i32(b_field_6) + 127i - i32(below_6); // math.rs:95
            let t60 = quotient_12; // math.rs:96
            let field_12 = exponent_7 + i32(t60 >> 24u); // math.rs:41
            let bits_36 = (u32(field_12) << 23u) | (t60 & 8388607u); // math.rs:42
            let quotient_13 = bitcast<f32>(sign_8 | select(select(bits_36, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))); // math.rs:43
            let b_infinite_6 = (b_bits_6 & 2147483647u) == 2139095040u; // math.rs:57
            let b_zero_6 = b_field_6 == 0u; // math.rs:59
            let bounded_12 = select(quotient_13, bitcast<f32>(sign_8), b_infinite_6); // math.rs:61
            let extended_6 = select(bounded_12, bitcast<f32>(sign_8 | 2139095040u), b_zero_6); // math.rs:62
            let y_14 = select(extended_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_11) & 2147483647u) > 2139095040u)); // math.rs:63
            let bits_37 = bitcast<u32>(t23 * select(1.0f - y_14, y_14, (t23 < 0.0f))); // math.rs:34
            let bits_38 = bitcast<u32>(bitcast<f32>(select(bits_37, bits_37 & 2147483648u, ((bits_37 & 2139095040u) == 0u))) * normed_5);
            results_5 = bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u))); // rms_norm.rs:381
            let bits_39 = bitcast<u32>(decode_f16(t15.w) * scale); // math.rs:34
            let t61 = bitcast<f32>(select(bits_39, bits_39 & 2147483648u, ((bits_39 & 2139095040u) == 0u))) * decode_f16(t16.w); // rms_norm.rs:380
            let bits_40 = bitcast<u32>(t61); // math.rs:34
            let t62 = encode_f16(bitcast<f32>(select(bits_40, bits_40 & 2147483648u, ((bits_40 & 2139095040u) == 0u)))); // rms_norm.rs:380
            let normed_6 = decode_f16(t62);
            let t63 = abs_f32(t24); // activation.rs:13
            let bounded_13 = min_f32(max_f32(t63, -104.0f), 89.0f); // math.rs:189
            let k_6 = round(bounded_13 * 1.442695f); // math.rs:190
            let reduced_6 = bounded_13 - k_6 * 0.6933594f; // math.rs:191
            let correction_6 = k_6 * -0.00021219444f; // math.rs:192
            let r_6 = reduced_6 - correction_6; // math.rs:193
            let r_error_6 = reduced_6 - r_6 - correction_6; // math.rs:194
            var q_6 = 0.00019891017f; // math.rs:196
            q_6 = q_6 * r_6 + 0.0013933674f; // math.rs:199
            q_6 = q_6 * r_6 + 0.008333311f;
            q_6 = q_6 * r_6 + 0.041666467f;
            q_6 = q_6 * r_6 + 0.16666667f;
            q_6 = q_6 * r_6 + 0.5f;
            let y_15 = 1.0f + (r_6 + (r_error_6 + r_6 * r_6 * q_6)); // math.rs:201
            let t64 = (bitcast<u32>(y_15) & 8388607u) | 8388608u; // math.rs:202
            let field_13 = i32(bitcast<u32>(y_15) >> 23u) + i32_from_f32(k_6) + i32(t64 >> 24u); // math.rs:41
            let bits_41 = (u32(field_13) << 23u) | (t64 & 8388607u); // math.rs:42
            let power_6 = bitcast<f32>(select(select(bits_41, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // math.rs:43
            let e_6 = select(power_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t63) & 2147483647u) > 2139095040u)); // math.rs:203
            let d_13 = 1.0f + e_6; // activation.rs:14
            let a_bits_7 = 1065353216u; // math.rs:49
            let b_bits_7 = bitcast<u32>(d_13); // math.rs:50
            let sign_9 = (a_bits_7 ^ b_bits_7) & 2147483648u; // math.rs:51
            let b_field_7 = (b_bits_7 >> 23u) & 255u; // math.rs:53
            let t65 = b_bits_7 & 8388607u; // math.rs:54
            let below_7 = select(0u, 1u, (0u < t65)); // math.rs:69
            let numerator_7 = shl_u32(8388608u, below_7); // math.rs:70
            let denominator_7 = t65 | 8388608u; // math.rs:71
            let d_14 = bitcast<f32>(t65 | 1065353216u); // math.rs:73
            var reciprocal_7 = 1.4117647f - 0.47058824f * d_14; // math.rs:74
            reciprocal_7 = reciprocal_7 + reciprocal_7 * (1.0f - d_14 * reciprocal_7); // math.rs:77
            reciprocal_7 = reciprocal_7 + reciprocal_7 * (1.0f - d_14 * reciprocal_7);
            reciprocal_7 = reciprocal_7 + reciprocal_7 * (1.0f - d_14 * reciprocal_7);
            let n_7 = bitcast<f32>(1065353216u + (below_7 << 23u)); // math.rs:80
            var quotient_14 = u32_from_f32(n_7 * reciprocal_7 * 8388608.0f); // math.rs:81
            let divisor_7 = i32(denominator_7); // math.rs:82
            var residual_8 = i32((numerator_7 << 23u) - quotient_14 * denominator_7); // math.rs:83
            let over_14 = residual_8 < 0i; // math.rs:86
            quotient_14 = select(quotient_14, quotient_14 - 1u, over_14); // math.rs:87
            residual_8 = select(residual_8, residual_8 + divisor_7, over_14); // math.rs:88
            let over_15 = residual_8 < 0i; // math.rs:86
            quotient_14 = select(quotient_14, quotient_14 - 1u, over_15); // math.rs:87
            residual_8 = select(residual_8, residual_8 + divisor_7, over_15); // math.rs:88
            let under_7 = residual_8 >= divisor_7; // math.rs:90
            quotient_14 = select(quotient_14, quotient_14 + 1u, under_7); // math.rs:91
            residual_8 = select(residual_8, residual_8 - divisor_7, under_7); // math.rs:92
            quotient_14 = select(quotient_14, quotient_14 + 1u, (residual_8 * 2i > divisor_7)); // math.rs:94
            let exponent_8 = 127i - i32(b_field_7) + 127i - i32(below_7); // math.rs:95
            let t66 = quotient_14; // math.rs:96
            let field_14 = exponent_8 + i32(t66 >> 24u); // math.rs:41
            let bits_42 = (u32(field_14) << 23u) | (t66 & 8388607u); // math.rs:42
            let quotient_15 = bitcast<f32>(sign_9 | select(select(bits_42, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))); // math.rs:43
            let b_infinite_7 = (b_bits_7 & 2147483647u) == 2139095040u; // math.rs:57
            let b_zero_7 = b_field_7 == 0u; // math.rs:59
            let bounded_14 = select(quotient_15, bitcast<f32>(sign_9), b_infinite_7); // math.rs:61
            let extended_7 = select(bounded_14, bitcast<f32>(sign_9 | 2139095040u), b_zero_7); // math.rs:62
            let y_16 = select(extended_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_13) & 2147483647u) > 2139095040u)); // math.rs:63
            let bits_43 = bitcast<u32>(t24 * select(1.0f - y_16, y_16, (t24 < 0.0f))); // math.rs:34
            let bits_44 = bitcast<u32>(bitcast<f32>(select(bits_43, bits_43 & 2147483648u, ((bits_43 & 2139095040u) == 0u))) * normed_6);
            results_6 = bitcast<f32>(select(bits_44, bits_44 & 2147483648u, ((bits_44 & 2139095040u) == 0u))); // rms_norm.rs:381
            let bits_45 = bitcast<u32>(decode_f16(t15.w >> 16u) * scale); // math.rs:34
            let t67 = bitcast<f32>(select(bits_45, bits_45 & 2147483648u, ((bits_45 & 2139095040u) == 0u))) * decode_f16(t16.w >> 16u); // rms_norm.rs:380
            let bits_46 = bitcast<u32>(t67); // math.rs:34
            let t68 = encode_f16(bitcast<f32>(select(bits_46, bits_46 & 2147483648u, ((bits_46 & 2139095040u) == 0u)))); // rms_norm.rs:380
            let normed_7 = decode_f16(t68);
            let t69 = abs_f32(t25); // activation.rs:13
            let bounded_15 = min_f32(max_f32(t69, -104.0f), 89.0f); // math.rs:189
            let k_7 = round(bounded_15 * 1.442695f); // math.rs:190
            let reduced_7 = bounded_15 - k_7 * 0.6933594f; // math.rs:191
            let correction_7 = k_7 * -0.00021219444f; // math.rs:192
            let r_7 = reduced_7 - correction_7; // math.rs:193
            let r_error_7 = reduced_7 - r_7 - correction_7; // math.rs:194
            var q_7 = 0.00019891017f; // math.rs:196
            q_7 = q_7 * r_7 + 0.0013933674f; // math.rs:199
            q_7 = q_7 * r_7 + 0.008333311f;
            q_7 = q_7 * r_7 + 0.041666467f;
            q_7 = q_7 * r_7 + 0.16666667f;
            q_7 = q_7 * r_7 + 0.5f;
            let y_17 = 1.0f + (r_7 + (r_error_7 + r_7 * r_7 * q_7)); // math.rs:201
            let t70 = (bitcast<u32>(y_17) & 8388607u) | 8388608u; // math.rs:202
            let field_15 = i32(bitcast<u32>(y_17) >> 23u) + i32_from_f32(k_7) + i32(t70 >> 24u); // math.rs:41
            let bits_47 = (u32(field_15) << 23u) | (t70 & 8388607u); // math.rs:42
            let power_7 = bitcast<f32>(select(select(bits_47, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // math.rs:43
            let e_7 = select(power_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t69) & 2147483647u) > 2139095040u)); // math.rs:203
            let d_15 = 1.0f + e_7; // activation.rs:14
            let a_bits_8 = 1065353216u; // math.rs:49
            let b_bits_8 = bitcast<u32>(d_15); // math.rs:50
            let sign_10 = (a_bits_8 ^ b_bits_8) & 2147483648u; // math.rs:51
            let b_field_8 = (b_bits_8 >> 23u) & 255u; // math.rs:53
            let t71 = b_bits_8 & 8388607u; // math.rs:54
            let below_8 = select(0u, 1u, (0u < t71)); // math.rs:69
            let numerator_8 = shl_u32(8388608u, below_8); // math.rs:70
            let denominator_8 = t71 | 8388608u; // math.rs:71
            let d_16 = bitcast<f32>(t71 | 1065353216u); // math.rs:73
            var reciprocal_8 = 1.4117647f - 0.47058824f * d_16; // math.rs:74
            reciprocal_8 = reciprocal_8 + reciprocal_8 * (1.0f - d_16 * reciprocal_8); // math.rs:77
            reciprocal_8 = reciprocal_8 + reciprocal_8 * (1.0f - d_16 * reciprocal_8);
            reciprocal_8 = reciprocal_8 + reciprocal_8 * (1.0f - d_16 * reciprocal_8);
            let n_8 = bitcast<f32>(1065353216u + (below_8 << 23u)); // math.rs:80
            var quotient_16 = u32_from_f32(n_8 * reciprocal_8 * 8388608.0f); // math.rs:81
            let divisor_8 = i32(denominator_8); // math.rs:82
            var residual_9 = i32((numerator_8 << 23u) - quotient_16 * denominator_8); // math.rs:83
            let over_16 = residual_9 < 0i; // math.rs:86
            quotient_16 = select(quotient_16, quotient_16 - 1u, over_16); // math.rs:87
            residual_9 = select(residual_9, residual_9 + divisor_8, over_16); // math.rs:88
            let over_17 = residual_9 < 0i; // math.rs:86
            quotient_16 = select(quotient_16, quotient_16 - 1u, over_17); // math.rs:87
            residual_9 = select(residual_9, residual_9 + divisor_8, over_17); // math.rs:88
            let under_8 = residual_9 >= divisor_8; // math.rs:90
            quotient_16 = select(quotient_16, quotient_16 + 1u, under_8); // math.rs:91
            residual_9 = select(residual_9, residual_9 - divisor_8, under_8); // math.rs:92
            quotient_16 = select(quotient_16, quotient_16 + 1u, (residual_9 * 2i > divisor_8)); // math.rs:94
            let exponent_9 = 127i - i32(b_field_8) + 127i - i32(below_8); // math.rs:95
            let t72 = quotient_16; // math.rs:96
            let field_16 = exponent_9 + i32(t72 >> 24u); // math.rs:41
            let bits_48 = (u32(field_16) << 23u) | (t72 & 8388607u); // math.rs:42
            let quotient_17 = bitcast<f32>(sign_10 | select(select(bits_48, 2139095040u, (field_16 >= 255i)), 0u, (field_16 <= 0i))); // math.rs:43
            let b_infinite_8 = (b_bits_8 & 2147483647u) == 2139095040u; // math.rs:57
            let b_zero_8 = b_field_8 == 0u; // math.rs:59
            let bounded_16 = select(quotient_17, bitcast<f32>(sign_10), b_infinite_8); // math.rs:61
            let extended_8 = select(bounded_16, bitcast<f32>(sign_10 | 2139095040u), b_zero_8); // math.rs:62
            let y_18 = select(extended_8, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_15) & 2147483647u) > 2139095040u)); // math.rs:63
            let bits_49 = bitcast<u32>(t25 * select(1.0f - y_18, y_18, (t25 < 0.0f))); // math.rs:34
            let bits_50 = bitcast<u32>(bitcast<f32>(select(bits_49, bits_49 & 2147483648u, ((bits_49 & 2139095040u) == 0u))) * normed_7);
            results_7 = bitcast<f32>(select(bits_50, bits_50 & 2147483648u, ((bits_50 & 2139095040u) == 0u))); // rms_norm.rs:381
            let t73 = vec4<u32>(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:51
            y[((row * imm.n_cols + col) >> 1u) >> 2u] = t73;
        }
    }
}
