struct Immediates {
    qkv_stride: u32,
    b_stride: u32,
    a_stride: u32,
    eps: f32,
    n_tokens: u32,
    n_rows: u32,
    n_qk_heads: u32,
    n_v_heads: u32,
    head_v_dim: u32,
    head_k_dim: u32,
    n_slots: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> qkv: array<u32>;
@group(0) @binding(1) var<storage, read> conv_weight: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> conv_state: array<u32>;
@group(0) @binding(3) var<storage, read> slots: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read> b: array<u32>;
@group(0) @binding(6) var<storage, read> a: array<u32>;
@group(0) @binding(7) var<storage, read> a_log: array<f32>;
@group(0) @binding(8) var<storage, read> dt_bias: array<u32>;
@group(0) @binding(9) var<storage, read_write> qk: array<u32>;
@group(0) @binding(10) var<storage, read_write> v: array<u32>;
@group(0) @binding(11) var<storage, read_write> gates: array<vec2<f32>>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn rem_u32(a: u32, b: u32) -> u32 {
    return a % b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
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

fn load_a(index: u32) -> f32 {
    let bits = a[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_b(index: u32) -> f32 {
    let bits = b[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_dt_bias(index: u32) -> f32 {
    let bits = dt_bias[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

@compute @workgroup_size(128, 1, 1)
fn gdn_prepare__bf16_bf16__subgroup_x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let token = workgroup_id.y; // mod.rs:245
    let seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:246
    let step_1 = rem_u32(token, seq_len); // mod.rs:247
    let slot = slots[div_u32(token, seq_len)]; // mod.rs:248
    let position = positions[div_u32(token, seq_len)] + step_1; // mod.rs:249
    let wanted = workgroup_id.x * 4u + (local_invocation_index >> 5u); // mod.rs:251
    let is_inside = wanted < imm.n_qk_heads + imm.n_v_heads; // mod.rs:252
    let head = min_u32(wanted, imm.n_qk_heads + imm.n_v_heads - 1u); // mod.rs:253
    let is_value = head >= imm.n_qk_heads; // mod.rs:254
    let v_head = head - imm.n_qk_heads; // mod.rs:255
    let own_len = select(imm.head_k_dim, imm.head_v_dim, is_value) / 32u; // mod.rs:256
    let first_of_head = select(head * imm.head_k_dim, imm.n_qk_heads * imm.head_k_dim + v_head * imm.head_v_dim, is_value); // mod.rs:257
    let first = first_of_head + (local_invocation_index & 31u) * own_len; // mod.rs:258
    var inputs_0_0 = f32_from_bits(0x7fc00000u); // mod.rs:260
    var inputs_0_1 = f32_from_bits(0x7fc00000u);
    var inputs_1_0 = f32_from_bits(0x7fc00000u);
    var inputs_1_1 = f32_from_bits(0x7fc00000u);
    var inputs_2_0 = f32_from_bits(0x7fc00000u);
    var inputs_2_1 = f32_from_bits(0x7fc00000u);
    var inputs_3_0 = f32_from_bits(0x7fc00000u);
    var inputs_3_1 = f32_from_bits(0x7fc00000u);
    if (step_1 >= 3u) { // mod.rs:263
        let place = (token - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t0 = qkv[place >> 1u]; // gdn.rs:209
        inputs_0_0 = decode_bf16(t0); // mod.rs:268
        inputs_0_1 = decode_bf16(t0 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t1 = (slot * 4u + ((position - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t1 + first;
            let t2 = conv_state[place >> 1u]; // gdn.rs:209
            inputs_0_0 = decode_bf16(t2); // mod.rs:275
            inputs_0_1 = decode_bf16(t2 >> 16u);
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:263
        let place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t3 = qkv[place >> 1u]; // gdn.rs:209
        inputs_1_0 = decode_bf16(t3); // mod.rs:268
        inputs_1_1 = decode_bf16(t3 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t4 = (slot * 4u + ((position + 1u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t4 + first;
            let t5 = conv_state[place >> 1u]; // gdn.rs:209
            inputs_1_0 = decode_bf16(t5); // mod.rs:275
            inputs_1_1 = decode_bf16(t5 >> 16u);
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:263
        let place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t6 = qkv[place >> 1u]; // gdn.rs:209
        inputs_2_0 = decode_bf16(t6); // mod.rs:268
        inputs_2_1 = decode_bf16(t6 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t7 = (slot * 4u + ((position + 2u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t7 + first;
            let t8 = conv_state[place >> 1u]; // gdn.rs:209
            inputs_2_0 = decode_bf16(t8); // mod.rs:275
            inputs_2_1 = decode_bf16(t8 >> 16u);
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:263
        let place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t9 = qkv[place >> 1u]; // gdn.rs:209
        inputs_3_0 = decode_bf16(t9); // mod.rs:268
        inputs_3_1 = decode_bf16(t9 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t10 = (slot * 4u + ((position + 3u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t10 + first;
            let t11 = conv_state[place >> 1u]; // gdn.rs:209
            inputs_3_0 = decode_bf16(t11); // mod.rs:275
            inputs_3_1 = decode_bf16(t11 >> 16u);
        }
    }
    var channels_0 = 0.0f; // mod.rs:279
    var channels_1 = 0.0f;
    var squares = 0.0f; // mod.rs:280
    let owned = 0u < own_len; // mod.rs:283
    let t12 = conv_weight[((first * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest = inputs_3_0; // mod.rs:285
    var sum = 0.0f; // mod.rs:202
    sum = sum + decode_bf16(t12.x) * inputs_0_0; // mod.rs:205
    sum = sum + decode_bf16(t12.x >> 16u) * inputs_1_0;
    sum = sum + decode_bf16(t12.y) * inputs_2_0;
    sum = sum + decode_bf16(t12.y >> 16u) * newest;
    let bits = bitcast<u32>(sum); // bits.rs:29
    let t13 = decode_bf16(encode_bf16(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))))); // mod.rs:207
    let t14 = abs_f32(t13); // activation.rs:20
    let t15 = min_f32(max_f32(t14, -104.0f), 89.0f); // exponential.rs:40
    let k = round(t15 * 1.442695f); // exponential.rs:14
    let reduced = t15 - k * 0.6933594f; // exponential.rs:15
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
    let y = 1.0f + p; // exponential.rs:33
    let t16 = i32_from_f32(k); // exponential.rs:42
    let field = i32(bitcast<u32>(y) >> 23u) + t16; // bits.rs:44
    let bits_1 = bitcast<u32>(y) + (u32(t16) << 23u); // bits.rs:45
    let t17 = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t14) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e = decode_bf16(encode_bf16(t17)); // activation.rs:20
    let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
    let bits_2 = bitcast<u32>(d); // division.rs:85
    let t18 = bitcast<f32>((bits_2 & 8388607u) | 1065353216u); // division.rs:94
    var estimate = t18 * (t18 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate = estimate + estimate * (1.0f - t18 * estimate); // division.rs:105
    estimate = estimate + estimate * (1.0f - t18 * estimate);
    let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
    let d_high = bitcast<f32>(bitcast<u32>(t18) & 4294963200u);
    let residual = 1.0f - d_high * high - (t18 - d_high) * high; // division.rs:110
    let estimate_1 = estimate;
    let t19 = high + residual * estimate_1; // division.rs:87
    let t20 = 127i - i32(bits_2 >> 23u);
    let field_1 = i32(bitcast<u32>(t19) >> 23u) + t20; // bits.rs:44
    let bits_3 = bitcast<u32>(t19) + (u32(t20) << 23u); // bits.rs:45
    let scaled = bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
    let t21 = encode_bf16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_1 = decode_bf16(t21);
    let bits_4 = bitcast<u32>(t13 * select(decode_bf16(encode_bf16(1.0f - y_1)), y_1, (t13 < 0.0f))); // bits.rs:29
    let t22 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:30
    channels_0 = t22; // mod.rs:286
    squares = select(squares, squares + channels_0 * channels_0, owned); // mod.rs:288
    let owned_1 = 1u < own_len; // mod.rs:283
    let t23 = conv_weight[((select(first, first + 1u, owned_1) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_1 = inputs_3_1; // mod.rs:285
    var sum_1 = 0.0f; // mod.rs:202
    sum_1 = sum_1 + decode_bf16(t23.x) * inputs_0_1; // mod.rs:205
    sum_1 = sum_1 + decode_bf16(t23.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + decode_bf16(t23.y) * inputs_2_1;
    sum_1 = sum_1 + decode_bf16(t23.y >> 16u) * newest_1;
    let bits_5 = bitcast<u32>(sum_1); // bits.rs:29
    let t24 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // mod.rs:207
    let t25 = abs_f32(t24); // activation.rs:20
    let t26 = min_f32(max_f32(t25, -104.0f), 89.0f); // exponential.rs:40
    let k_1 = round(t26 * 1.442695f); // exponential.rs:14
    let reduced_1 = t26 - k_1 * 0.6933594f; // exponential.rs:15
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
    let t27 = i32_from_f32(k_1); // exponential.rs:42
    let field_2 = i32(bitcast<u32>(y_2) >> 23u) + t27; // bits.rs:44
    let bits_6 = bitcast<u32>(y_2) + (u32(t27) << 23u); // bits.rs:45
    let t28 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t25) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_1 = decode_bf16(encode_bf16(t28)); // activation.rs:20
    let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
    let bits_7 = bitcast<u32>(d_1); // division.rs:85
    let t29 = bitcast<f32>((bits_7 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_2 = t29 * (t29 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_2 = estimate_2 + estimate_2 * (1.0f - t29 * estimate_2); // division.rs:105
    estimate_2 = estimate_2 + estimate_2 * (1.0f - t29 * estimate_2);
    let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
    let d_high_1 = bitcast<f32>(bitcast<u32>(t29) & 4294963200u);
    let residual_1 = 1.0f - d_high_1 * high_1 - (t29 - d_high_1) * high_1; // division.rs:110
    let estimate_3 = estimate_2;
    let t30 = high_1 + residual_1 * estimate_3; // division.rs:87
    let t31 = 127i - i32(bits_7 >> 23u);
    let field_3 = i32(bitcast<u32>(t30) >> 23u) + t31; // bits.rs:44
    let bits_8 = bitcast<u32>(t30) + (u32(t31) << 23u); // bits.rs:45
    let scaled_1 = bitcast<f32>(select(select(bits_8, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
    let t32 = encode_bf16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_3 = decode_bf16(t32);
    let bits_9 = bitcast<u32>(t24 * select(decode_bf16(encode_bf16(1.0f - y_3)), y_3, (t24 < 0.0f))); // bits.rs:29
    let t33 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:30
    channels_1 = t33; // mod.rs:286
    squares = select(squares, squares + channels_1 * channels_1, owned_1); // mod.rs:288
    let t34 = reduce_add_f32(squares); // mod.rs:213
    let t35 = f32(imm.head_k_dim);
    let a_bits = bitcast<u32>(t34); // division.rs:13
    let b_bits = bitcast<u32>(t35); // division.rs:14
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    let a_field = (a_bits >> 23u) & 255u; // division.rs:16
    let b_field = (b_bits >> 23u) & 255u; // division.rs:17
    let t36 = a_bits & 8388607u; // division.rs:18
    let t37 = b_bits & 8388607u;
    let below = select(0u, 1u, (t36 < t37)); // division.rs:33
    let numerator = shl_u32(t36 | 8388608u, below); // division.rs:34
    let denominator = t37 | 8388608u; // division.rs:35
    let d_2 = bitcast<f32>(t37 | 1065353216u); // division.rs:37
    var reciprocal = 1.4117647f - 0.47058824f * d_2; // division.rs:38
    reciprocal = reciprocal + reciprocal * (1.0f - d_2 * reciprocal); // division.rs:41
    reciprocal = reciprocal + reciprocal * (1.0f - d_2 * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d_2 * reciprocal);
    let n = bitcast<f32>((t36 | 1065353216u) + (below << 23u)); // division.rs:44
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f); // division.rs:45
    let divisor = i32(denominator); // division.rs:46
    var residual_2 = i32((numerator << 23u) - quotient * denominator); // division.rs:47
    let over = residual_2 < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over); // division.rs:51
    residual_2 = select(residual_2, residual_2 + divisor, over); // division.rs:52
    let over_1 = residual_2 < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over_1); // division.rs:51
    residual_2 = select(residual_2, residual_2 + divisor, over_1); // division.rs:52
    let under = residual_2 >= divisor; // division.rs:54
    quotient = select(quotient, quotient + 1u, under); // division.rs:55
    residual_2 = select(residual_2, residual_2 - divisor, under); // division.rs:56
    quotient = select(quotient, quotient + 1u, (residual_2 * 2i > divisor)); // division.rs:58
    let exponent = i32(a_field) - i32(b_field) + 127i - i32(below); // division.rs:59
    let t38 = quotient; // division.rs:60
    let field_4 = exponent + i32(t38 >> 24u); // bits.rs:36
    let bits_10 = (u32(field_4) << 23u) | (t38 & 8388607u); // bits.rs:37
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // bits.rs:38
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    let a_zero = a_field == 0u; // division.rs:22
    let b_zero = b_field == 0u; // division.rs:23
    let t39 = ((bitcast<u32>(t34) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t35) & 2147483647u) > 2139095040u); // division.rs:24
    let undefined = (t39 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
    let t40 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // mod.rs:213
    let bits_11 = bitcast<u32>(t40); // roots.rs:14
    let exponent_1 = i32(bits_11 >> 23u) - 127i; // roots.rs:15
    let odd = exponent_1 & 1i; // roots.rs:16
    let m = bitcast<f32>((bits_11 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:17
    var y_4 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:19
    y_4 = y_4 + y_4 * (0.5f - 0.5f * m * y_4 * y_4); // roots.rs:22
    y_4 = y_4 + y_4 * (0.5f - 0.5f * m * y_4 * y_4);
    y_4 = y_4 + y_4 * (0.5f - 0.5f * m * y_4 * y_4);
    let y_5 = y_4; // roots.rs:24
    let half_exponent = (exponent_1 - odd) >> 1u;
    let product = m * y_5; // roots.rs:63
    let scaled_2 = m * 4097.0f; // roots.rs:72
    let high_2 = scaled_2 - (scaled_2 - m); // roots.rs:73
    let a_low = m - high_2; // roots.rs:74
    let scaled_3 = y_5 * 4097.0f; // roots.rs:72
    let high_3 = scaled_3 - (scaled_3 - y_5); // roots.rs:73
    let b_low = y_5 - high_3; // roots.rs:74
    let my_error = high_2 * high_3 - product + high_2 * b_low + a_low * high_3 + a_low * b_low; // roots.rs:66
    let product_1 = product * y_5; // roots.rs:63
    let scaled_4 = product * 4097.0f; // roots.rs:72
    let high_4 = scaled_4 - (scaled_4 - product); // roots.rs:73
    let a_low_1 = product - high_4; // roots.rs:74
    let scaled_5 = y_5 * 4097.0f; // roots.rs:72
    let high_5 = scaled_5 - (scaled_5 - y_5); // roots.rs:73
    let b_low_1 = y_5 - high_5; // roots.rs:74
    let square_error = high_4 * high_5 - product_1 + high_4 * b_low_1 + a_low_1 * high_5 + a_low_1 * b_low_1; // roots.rs:66
    let residual_3 = 1.0f - product_1 - square_error - my_error * y_5; // roots.rs:84
    let root = y_5 + y_5 * (0.5f * residual_3); // roots.rs:85
    let scaled_6 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:86
    let bits_12 = bitcast<u32>(t40); // roots.rs:30
    let sign_2 = bits_12 & 2147483648u; // roots.rs:31
    let zero = (bits_12 & 2139095040u) == 0u; // roots.rs:32
    let at_edge = select(select(scaled_6, 0.0f, (bits_12 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // roots.rs:33
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t40) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // roots.rs:34
    let dim = f32(imm.head_k_dim); // mod.rs:188
    let bits_13 = bitcast<u32>(dim); // roots.rs:14
    let exponent_2 = i32(bits_13 >> 23u) - 127i; // roots.rs:15
    let odd_1 = exponent_2 & 1i; // roots.rs:16
    let m_1 = bitcast<f32>((bits_13 & 8388607u) | (u32(odd_1 + 127i) << 23u)); // roots.rs:17
    var y_6 = bitcast<f32>(1597463007u - (bitcast<u32>(m_1) >> 1u)); // roots.rs:19
    y_6 = y_6 + y_6 * (0.5f - 0.5f * m_1 * y_6 * y_6); // roots.rs:22
    y_6 = y_6 + y_6 * (0.5f - 0.5f * m_1 * y_6 * y_6);
    y_6 = y_6 + y_6 * (0.5f - 0.5f * m_1 * y_6 * y_6);
    let y_7 = y_6; // roots.rs:24
    let half_exponent_1 = (exponent_2 - odd_1) >> 1u;
    let product_2 = m_1 * y_7; // roots.rs:63
    let scaled_7 = m_1 * 4097.0f; // roots.rs:72
    let high_6 = scaled_7 - (scaled_7 - m_1); // roots.rs:73
    let a_low_2 = m_1 - high_6; // roots.rs:74
    let scaled_8 = y_7 * 4097.0f; // roots.rs:72
    let high_7 = scaled_8 - (scaled_8 - y_7); // roots.rs:73
    let b_low_2 = y_7 - high_7; // roots.rs:74
    let my_error_1 = high_6 * high_7 - product_2 + high_6 * b_low_2 + a_low_2 * high_7 + a_low_2 * b_low_2; // roots.rs:66
    let product_3 = product_2 * y_7; // roots.rs:63
    let scaled_9 = product_2 * 4097.0f; // roots.rs:72
    let high_8 = scaled_9 - (scaled_9 - product_2); // roots.rs:73
    let a_low_3 = product_2 - high_8; // roots.rs:74
    let scaled_10 = y_7 * 4097.0f; // roots.rs:72
    let high_9 = scaled_10 - (scaled_10 - y_7); // roots.rs:73
    let b_low_3 = y_7 - high_9; // roots.rs:74
    let square_error_1 = high_8 * high_9 - product_3 + high_8 * b_low_3 + a_low_3 * high_9 + a_low_3 * b_low_3; // roots.rs:66
    let residual_4 = 1.0f - product_3 - square_error_1 - my_error_1 * y_7; // roots.rs:84
    let root_1 = y_7 + y_7 * (0.5f * residual_4); // roots.rs:85
    let scaled_11 = bitcast<f32>(bitcast<u32>(root_1) - u32(half_exponent_1 << 23u)); // roots.rs:86
    let bits_14 = bitcast<u32>(dim); // roots.rs:30
    let sign_3 = bits_14 & 2147483648u; // roots.rs:31
    let zero_1 = (bits_14 & 2139095040u) == 0u; // roots.rs:32
    let at_edge_1 = select(select(scaled_11, 0.0f, (bits_14 == 2139095040u)), bitcast<f32>(sign_3 | 2139095040u), zero_1); // roots.rs:33
    let t41 = select(at_edge_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1)); // roots.rs:34
    let bits_15 = bitcast<u32>(dim); // division.rs:66
    let d_3 = bitcast<f32>((bits_15 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_4 = d_3 * (d_3 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_4 = estimate_4 + estimate_4 * (1.0f - d_3 * estimate_4); // division.rs:105
    estimate_4 = estimate_4 + estimate_4 * (1.0f - d_3 * estimate_4);
    let high_10 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
    let d_high_2 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
    let residual_5 = 1.0f - d_high_2 * high_10 - (d_3 - d_high_2) * high_10; // division.rs:110
    let estimate_5 = estimate_4;
    let quotient_2 = bitcast<u32>(high_10 + residual_5 * estimate_5); // division.rs:69
    let divisor_1 = (bitcast<u32>(d_3) & 8388607u) | 8388608u; // division.rs:71
    let product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    let twice = i32(product_4) * -2i; // division.rs:73
    let below_1 = select(quotient_2, quotient_2 + 1u, (twice > i32(divisor_1))); // division.rs:74
    let nearest = select(below_1, quotient_2 - 1u, (twice + i32(divisor_1) < 0i)); // division.rs:75
    let field_5 = (bits_15 >> 23u) & 255u; // division.rs:76
    let t42 = bitcast<f32>(nearest); // division.rs:77
    let t43 = 127i - i32(field_5);
    let field_6 = i32(bitcast<u32>(t42) >> 23u) + t43; // bits.rs:44
    let bits_16 = bitcast<u32>(t42) + (u32(t43) << 23u); // bits.rs:45
    let scaled_12 = bitcast<u32>(bitcast<f32>(select(select(bits_16, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i)))); // division.rs:77
    let signed = select(scaled_12, 2139095040u, (field_5 == 0u)) | (bits_15 & 2147483648u); // division.rs:78
    let t44 = select(bitcast<f32>(select(signed, 2143289344u, ((bitcast<u32>(dim) & 2147483647u) > 2139095040u))), t41, (head >= imm.n_qk_heads / 2u)); // mod.rs:189
    let factor = decode_bf16(encode_bf16(t44));
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            let place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            v[place >> 1u] = encode_bf16(channels_0) | (encode_bf16(channels_1) << 16u); // gdn.rs:231
        } else {
            var results_0 = 0.0f; // mod.rs:297
            var results_1 = 0.0f;
            let bits_17 = bitcast<u32>(channels_0 * scale); // bits.rs:29
            let t45 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_18 = bitcast<u32>(decode_bf16(t45) * factor); // bits.rs:29
            results_0 = bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u))); // mod.rs:300
            let bits_19 = bitcast<u32>(channels_1 * scale); // bits.rs:29
            let t46 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_20 = bitcast<u32>(decode_bf16(t46) * factor); // bits.rs:29
            results_1 = bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))); // mod.rs:300
            let place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            qk[place >> 1u] = encode_bf16(results_0) | (encode_bf16(results_1) << 16u); // gdn.rs:231
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (var gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            let t47 = load_b(token * imm.b_stride + gate); // mod.rs:308
            let t48 = a_log[gate];
            let t49 = decode_bf16(encode_bf16(load_a(token * imm.a_stride + gate) + load_dt_bias(gate))); // mod.rs:195
            let t50 = neg_f32(min_f32(abs_f32(t49), 104.0f)); // logistic.rs:19
            let k_2 = round(t50 * 1.442695f); // exponential.rs:14
            let reduced_2 = t50 - k_2 * 0.6933594f; // exponential.rs:15
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
            let y_8 = 1.0f + p_2; // exponential.rs:33
            let y_error = 1.0f - y_8 + p_2 + (r_2 - p_2 + rest_2); // exponential.rs:34
            let k_3 = i32_from_f32(k_2); // logistic.rs:21
            let unit = bitcast<f32>(u32(max_i32(k_3, -60i) + 127i) << 23u); // bits.rs:52
            let power = y_8 * unit; // logistic.rs:70
            let power_error = y_error * unit;
            let d_4 = 1.0f + power; // logistic.rs:72
            let halved = d_4 > 1.4142135f; // logistic.rs:73
            let f = select(power, d_4 * 0.5f - 1.0f, halved); // logistic.rs:74
            let error = select(power_error, 1.0f - d_4 + power + power_error, halved); // logistic.rs:75
            let whole = select(0.0f, 0.6931472f, halved); // logistic.rs:76
            let whole_error = select(0.0f, -1.9046542e-9f, halved); // logistic.rs:77
            let sum_2 = whole + f; // logistic.rs:78
            let sum_error = whole - sum_2 + f; // logistic.rs:79
            let slope = 1.0f + power * (0.5f * power - 1.0f); // logistic.rs:81
            var p_3 = 0.05351364f; // logarithm.rs:19
            p_3 = p_3 * f + -0.109175f; // logarithm.rs:31
            p_3 = p_3 * f + 0.12108583f;
            p_3 = p_3 * f + -0.12550178f;
            p_3 = p_3 * f + 0.14209557f;
            p_3 = p_3 * f + -0.16659358f;
            p_3 = p_3 * f + 0.20002224f;
            p_3 = p_3 * f + -0.25000167f;
            p_3 = p_3 * f + 0.33333313f;
            let square = f * f; // logarithm.rs:33
            let tail = sum_error + (whole_error + (square * f * p_3 - 0.5f * square)) + error * slope; // logistic.rs:82
            let linear = select(t49, 0.0f, (bitcast<u32>(t49) > 2147483647u)); // logistic.rs:84
            let total = linear + sum_2; // logistic.rs:85
            let back = total - linear; // logistic.rs:86
            let total_error = linear - (total - back) + (sum_2 - back); // logistic.rs:87
            let near = total + (total_error + tail); // logistic.rs:88
            let field_7 = i32(bitcast<u32>(y_8) >> 23u) + k_3; // bits.rs:44
            let bits_17 = bitcast<u32>(y_8) + (u32(k_3) << 23u); // bits.rs:45
            let result = select(near, bitcast<f32>(select(select(bits_17, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t49) > 2147483647u) & (k_3 < -60i)); // logistic.rs:89
            let bounded_1 = select(result, t49, (bitcast<u32>(t49) == 2139095040u)); // logistic.rs:90
            let t51 = encode_bf16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t49) & 2147483647u) > 2139095040u))); // mod.rs:195
            let delta = decode_bf16(t51);
            let t52 = min_f32(max_f32(t48, -104.0f), 89.0f); // exponential.rs:40
            let k_4 = round(t52 * 1.442695f); // exponential.rs:14
            let reduced_3 = t52 - k_4 * 0.6933594f; // exponential.rs:15
            let correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
            let r_3 = reduced_3 - correction_3; // exponential.rs:17
            let r_error_3 = reduced_3 - r_3 - correction_3; // exponential.rs:18
            var q_3 = 0.00019891017f; // exponential.rs:26
            q_3 = q_3 * r_3 + 0.0013933674f; // exponential.rs:29
            q_3 = q_3 * r_3 + 0.008333311f;
            q_3 = q_3 * r_3 + 0.041666467f;
            q_3 = q_3 * r_3 + 0.16666667f;
            q_3 = q_3 * r_3 + 0.5f;
            let rest_3 = r_error_3 + r_3 * r_3 * q_3; // exponential.rs:31
            let p_4 = r_3 + rest_3; // exponential.rs:32
            let y_9 = 1.0f + p_4; // exponential.rs:33
            let t53 = i32_from_f32(k_4); // exponential.rs:42
            let field_8 = i32(bitcast<u32>(y_9) >> 23u) + t53; // bits.rs:44
            let bits_18 = bitcast<u32>(y_9) + (u32(t53) << 23u); // bits.rs:45
            let t54 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t48) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let t55 = neg_f32(t54 * delta); // mod.rs:196
            let t56 = min_f32(max_f32(t55, -104.0f), 89.0f); // exponential.rs:40
            let k_5 = round(t56 * 1.442695f); // exponential.rs:14
            let reduced_4 = t56 - k_5 * 0.6933594f; // exponential.rs:15
            let correction_4 = k_5 * -0.00021219444f; // exponential.rs:16
            let r_4 = reduced_4 - correction_4; // exponential.rs:17
            let r_error_4 = reduced_4 - r_4 - correction_4; // exponential.rs:18
            var q_4 = 0.00019891017f; // exponential.rs:26
            q_4 = q_4 * r_4 + 0.0013933674f; // exponential.rs:29
            q_4 = q_4 * r_4 + 0.008333311f;
            q_4 = q_4 * r_4 + 0.041666467f;
            q_4 = q_4 * r_4 + 0.16666667f;
            q_4 = q_4 * r_4 + 0.5f;
            let rest_4 = r_error_4 + r_4 * r_4 * q_4; // exponential.rs:31
            let p_5 = r_4 + rest_4; // exponential.rs:32
            let y_10 = 1.0f + p_5; // exponential.rs:33
            let t57 = i32_from_f32(k_5); // exponential.rs:42
            let field_9 = i32(bitcast<u32>(y_10) >> 23u) + t57; // bits.rs:44
            let bits_19 = bitcast<u32>(y_10) + (u32(t57) << 23u); // bits.rs:45
            let t58 = select(bitcast<f32>(select(select(bits_19, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t55) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let t59 = abs_f32(t47); // activation.rs:20
            let t60 = min_f32(max_f32(t59, -104.0f), 89.0f); // exponential.rs:40
            let k_6 = round(t60 * 1.442695f); // exponential.rs:14
            let reduced_5 = t60 - k_6 * 0.6933594f; // exponential.rs:15
            let correction_5 = k_6 * -0.00021219444f; // exponential.rs:16
            let r_5 = reduced_5 - correction_5; // exponential.rs:17
            let r_error_5 = reduced_5 - r_5 - correction_5; // exponential.rs:18
            var q_5 = 0.00019891017f; // exponential.rs:26
            q_5 = q_5 * r_5 + 0.0013933674f; // exponential.rs:29
            q_5 = q_5 * r_5 + 0.008333311f;
            q_5 = q_5 * r_5 + 0.041666467f;
            q_5 = q_5 * r_5 + 0.16666667f;
            q_5 = q_5 * r_5 + 0.5f;
            let rest_5 = r_error_5 + r_5 * r_5 * q_5; // exponential.rs:31
            let p_6 = r_5 + rest_5; // exponential.rs:32
            let y_11 = 1.0f + p_6; // exponential.rs:33
            let t61 = i32_from_f32(k_6); // exponential.rs:42
            let field_10 = i32(bitcast<u32>(y_11) >> 23u) + t61; // bits.rs:44
            let bits_20 = bitcast<u32>(y_11) + (u32(t61) << 23u); // bits.rs:45
            let t62 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t59) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let e_2 = decode_bf16(encode_bf16(t62)); // activation.rs:20
            let d_5 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
            let bits_21 = bitcast<u32>(d_5); // division.rs:85
            let t63 = bitcast<f32>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
            var estimate_6 = t63 * (t63 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
            estimate_6 = estimate_6 + estimate_6 * (1.0f - t63 * estimate_6); // division.rs:105
            estimate_6 = estimate_6 + estimate_6 * (1.0f - t63 * estimate_6);
            let high_11 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
            let d_high_3 = bitcast<f32>(bitcast<u32>(t63) & 4294963200u);
            let residual_6 = 1.0f - d_high_3 * high_11 - (t63 - d_high_3) * high_11; // division.rs:110
            let estimate_7 = estimate_6;
            let t64 = high_11 + residual_6 * estimate_7; // division.rs:87
            let t65 = 127i - i32(bits_21 >> 23u);
            let field_11 = i32(bitcast<u32>(t64) >> 23u) + t65; // bits.rs:44
            let bits_22 = bitcast<u32>(t64) + (u32(t65) << 23u); // bits.rs:45
            let scaled_13 = bitcast<f32>(select(select(bits_22, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // bits.rs:46
            let t66 = encode_bf16(select(scaled_13, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u))); // activation.rs:22
            let y_12 = decode_bf16(t66);
            let t67 = vec2<f32>(t58, select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t47 < 0.0f))); // mod.rs:309
            gates[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t67;
        }
    }
}
