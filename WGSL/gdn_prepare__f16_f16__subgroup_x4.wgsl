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
@group(0) @binding(0) var<storage, read> qkv: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read> conv_weight: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> conv_state: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> slots: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read> b: array<u32>;
@group(0) @binding(6) var<storage, read> a: array<u32>;
@group(0) @binding(7) var<storage, read> a_log: array<f32>;
@group(0) @binding(8) var<storage, read> dt_bias: array<u32>;
@group(0) @binding(9) var<storage, read_write> qk: array<vec2<u32>>;
@group(0) @binding(10) var<storage, read_write> v: array<vec2<u32>>;
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
    return decode_f16(bits);
}

fn load_b(index: u32) -> f32 {
    let bits = b[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn load_dt_bias(index: u32) -> f32 {
    let bits = dt_bias[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

@compute @workgroup_size(128, 1, 1)
fn gdn_prepare__f16_f16__subgroup_x4(
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
    var inputs_0_2 = f32_from_bits(0x7fc00000u);
    var inputs_0_3 = f32_from_bits(0x7fc00000u);
    var inputs_1_0 = f32_from_bits(0x7fc00000u);
    var inputs_1_1 = f32_from_bits(0x7fc00000u);
    var inputs_1_2 = f32_from_bits(0x7fc00000u);
    var inputs_1_3 = f32_from_bits(0x7fc00000u);
    var inputs_2_0 = f32_from_bits(0x7fc00000u);
    var inputs_2_1 = f32_from_bits(0x7fc00000u);
    var inputs_2_2 = f32_from_bits(0x7fc00000u);
    var inputs_2_3 = f32_from_bits(0x7fc00000u);
    var inputs_3_0 = f32_from_bits(0x7fc00000u);
    var inputs_3_1 = f32_from_bits(0x7fc00000u);
    var inputs_3_2 = f32_from_bits(0x7fc00000u);
    var inputs_3_3 = f32_from_bits(0x7fc00000u);
    if (step_1 >= 3u) { // mod.rs:263
        let place = (token - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t0 = qkv[(place >> 1u) >> 1u]; // gdn.rs:209
        inputs_0_0 = decode_f16(t0.x); // mod.rs:268
        inputs_0_1 = decode_f16(t0.x >> 16u);
        inputs_0_2 = decode_f16(t0.y);
        inputs_0_3 = decode_f16(t0.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t1 = (slot * 4u + ((position - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t1 + first;
            let t2 = conv_state[(place >> 1u) >> 1u]; // gdn.rs:209
            inputs_0_0 = decode_f16(t2.x); // mod.rs:275
            inputs_0_1 = decode_f16(t2.x >> 16u);
            inputs_0_2 = decode_f16(t2.y);
            inputs_0_3 = decode_f16(t2.y >> 16u);
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:263
        let place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t3 = qkv[(place >> 1u) >> 1u]; // gdn.rs:209
        inputs_1_0 = decode_f16(t3.x); // mod.rs:268
        inputs_1_1 = decode_f16(t3.x >> 16u);
        inputs_1_2 = decode_f16(t3.y);
        inputs_1_3 = decode_f16(t3.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t4 = (slot * 4u + ((position + 1u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t4 + first;
            let t5 = conv_state[(place >> 1u) >> 1u]; // gdn.rs:209
            inputs_1_0 = decode_f16(t5.x); // mod.rs:275
            inputs_1_1 = decode_f16(t5.x >> 16u);
            inputs_1_2 = decode_f16(t5.y);
            inputs_1_3 = decode_f16(t5.y >> 16u);
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:263
        let place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t6 = qkv[(place >> 1u) >> 1u]; // gdn.rs:209
        inputs_2_0 = decode_f16(t6.x); // mod.rs:268
        inputs_2_1 = decode_f16(t6.x >> 16u);
        inputs_2_2 = decode_f16(t6.y);
        inputs_2_3 = decode_f16(t6.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t7 = (slot * 4u + ((position + 2u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t7 + first;
            let t8 = conv_state[(place >> 1u) >> 1u]; // gdn.rs:209
            inputs_2_0 = decode_f16(t8.x); // mod.rs:275
            inputs_2_1 = decode_f16(t8.x >> 16u);
            inputs_2_2 = decode_f16(t8.y);
            inputs_2_3 = decode_f16(t8.y >> 16u);
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:263
        let place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t9 = qkv[(place >> 1u) >> 1u]; // gdn.rs:209
        inputs_3_0 = decode_f16(t9.x); // mod.rs:268
        inputs_3_1 = decode_f16(t9.x >> 16u);
        inputs_3_2 = decode_f16(t9.y);
        inputs_3_3 = decode_f16(t9.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t10 = (slot * 4u + ((position + 3u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t10 + first;
            let t11 = conv_state[(place >> 1u) >> 1u]; // gdn.rs:209
            inputs_3_0 = decode_f16(t11.x); // mod.rs:275
            inputs_3_1 = decode_f16(t11.x >> 16u);
            inputs_3_2 = decode_f16(t11.y);
            inputs_3_3 = decode_f16(t11.y >> 16u);
        }
    }
    var channels_0 = 0.0f; // mod.rs:279
    var channels_1 = 0.0f;
    var channels_2 = 0.0f;
    var channels_3 = 0.0f;
    var squares = 0.0f; // mod.rs:280
    let owned = 0u < own_len; // mod.rs:283
    let t12 = conv_weight[((first * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest = inputs_3_0; // mod.rs:285
    var sum = 0.0f; // mod.rs:202
    sum = sum + decode_f16(t12.x) * inputs_0_0; // mod.rs:205
    sum = sum + decode_f16(t12.x >> 16u) * inputs_1_0;
    sum = sum + decode_f16(t12.y) * inputs_2_0;
    sum = sum + decode_f16(t12.y >> 16u) * newest;
    let bits = bitcast<u32>(sum); // bits.rs:29
    let t13 = decode_f16(encode_f16(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))))); // mod.rs:207
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
    let e = decode_f16(encode_f16(t17)); // activation.rs:20
    let d = decode_f16(encode_f16(1.0f + e)); // activation.rs:21
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
    let t21 = encode_f16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_1 = decode_f16(t21);
    let bits_4 = bitcast<u32>(t13 * select(decode_f16(encode_f16(1.0f - y_1)), y_1, (t13 < 0.0f))); // bits.rs:29
    let t22 = decode_f16(encode_f16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:30
    channels_0 = t22; // mod.rs:286
    squares = select(squares, squares + channels_0 * channels_0, owned); // mod.rs:288
    let owned_1 = 1u < own_len; // mod.rs:283
    let t23 = conv_weight[((select(first, first + 1u, owned_1) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_1 = inputs_3_1; // mod.rs:285
    var sum_1 = 0.0f; // mod.rs:202
    sum_1 = sum_1 + decode_f16(t23.x) * inputs_0_1; // mod.rs:205
    sum_1 = sum_1 + decode_f16(t23.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + decode_f16(t23.y) * inputs_2_1;
    sum_1 = sum_1 + decode_f16(t23.y >> 16u) * newest_1;
    let bits_5 = bitcast<u32>(sum_1); // bits.rs:29
    let t24 = decode_f16(encode_f16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // mod.rs:207
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
    let e_1 = decode_f16(encode_f16(t28)); // activation.rs:20
    let d_1 = decode_f16(encode_f16(1.0f + e_1)); // activation.rs:21
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
    let t32 = encode_f16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_3 = decode_f16(t32);
    let bits_9 = bitcast<u32>(t24 * select(decode_f16(encode_f16(1.0f - y_3)), y_3, (t24 < 0.0f))); // bits.rs:29
    let t33 = decode_f16(encode_f16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:30
    channels_1 = t33; // mod.rs:286
    squares = select(squares, squares + channels_1 * channels_1, owned_1); // mod.rs:288
    let owned_2 = 2u < own_len; // mod.rs:283
    let t34 = conv_weight[((select(first, first + 2u, owned_2) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_2 = inputs_3_2; // mod.rs:285
    var sum_2 = 0.0f; // mod.rs:202
    sum_2 = sum_2 + decode_f16(t34.x) * inputs_0_2; // mod.rs:205
    sum_2 = sum_2 + decode_f16(t34.x >> 16u) * inputs_1_2;
    sum_2 = sum_2 + decode_f16(t34.y) * inputs_2_2;
    sum_2 = sum_2 + decode_f16(t34.y >> 16u) * newest_2;
    let bits_10 = bitcast<u32>(sum_2); // bits.rs:29
    let t35 = encode_f16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // mod.rs:207
    let t36 = decode_f16(t35);
    let t37 = abs_f32(t36); // activation.rs:20
    let t38 = min_f32(max_f32(t37, -104.0f), 89.0f); // exponential.rs:40
    let k_2 = round(t38 * 1.442695f); // exponential.rs:14
    let reduced_2 = t38 - k_2 * 0.6933594f; // exponential.rs:15
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
    let y_4 = 1.0f + p_2; // exponential.rs:33
    let t39 = i32_from_f32(k_2); // exponential.rs:42
    let field_4 = i32(bitcast<u32>(y_4) >> 23u) + t39; // bits.rs:44
    let bits_11 = bitcast<u32>(y_4) + (u32(t39) << 23u); // bits.rs:45
    let t40 = select(bitcast<f32>(select(select(bits_11, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t37) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_2 = decode_f16(encode_f16(t40)); // activation.rs:20
    let d_2 = decode_f16(encode_f16(1.0f + e_2)); // activation.rs:21
    let bits_12 = bitcast<u32>(d_2); // division.rs:85
    let t41 = bitcast<f32>((bits_12 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_4 = t41 * (t41 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_4 = estimate_4 + estimate_4 * (1.0f - t41 * estimate_4); // division.rs:105
    estimate_4 = estimate_4 + estimate_4 * (1.0f - t41 * estimate_4);
    let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
    let d_high_2 = bitcast<f32>(bitcast<u32>(t41) & 4294963200u);
    let residual_2 = 1.0f - d_high_2 * high_2 - (t41 - d_high_2) * high_2; // division.rs:110
    let estimate_5 = estimate_4;
    let t42 = high_2 + residual_2 * estimate_5; // division.rs:87
    let t43 = 127i - i32(bits_12 >> 23u);
    let field_5 = i32(bitcast<u32>(t42) >> 23u) + t43; // bits.rs:44
    let bits_13 = bitcast<u32>(t42) + (u32(t43) << 23u); // bits.rs:45
    let scaled_2 = bitcast<f32>(select(select(bits_13, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
    let t44 = encode_f16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_5 = decode_f16(t44);
    let bits_14 = bitcast<u32>(t36 * select(decode_f16(encode_f16(1.0f - y_5)), y_5, (t36 < 0.0f))); // bits.rs:29
    let t45 = encode_f16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
    channels_2 = decode_f16(t45); // mod.rs:286
    squares = select(squares, squares + channels_2 * channels_2, owned_2); // mod.rs:288
    let owned_3 = 3u < own_len; // mod.rs:283
    let t46 = conv_weight[((select(first, first + 3u, owned_3) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_3 = inputs_3_3; // mod.rs:285
    var sum_3 = 0.0f; // mod.rs:202
    sum_3 = sum_3 + decode_f16(t46.x) * inputs_0_3; // mod.rs:205
    sum_3 = sum_3 + decode_f16(t46.x >> 16u) * inputs_1_3;
    sum_3 = sum_3 + decode_f16(t46.y) * inputs_2_3;
    sum_3 = sum_3 + decode_f16(t46.y >> 16u) * newest_3;
    let bits_15 = bitcast<u32>(sum_3); // bits.rs:29
    let t47 = encode_f16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // mod.rs:207
    let t48 = decode_f16(t47);
    let t49 = abs_f32(t48); // activation.rs:20
    let t50 = min_f32(max_f32(t49, -104.0f), 89.0f); // exponential.rs:40
    let k_3 = round(t50 * 1.442695f); // exponential.rs:14
    let reduced_3 = t50 - k_3 * 0.6933594f; // exponential.rs:15
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
    let y_6 = 1.0f + p_3; // exponential.rs:33
    let t51 = i32_from_f32(k_3); // exponential.rs:42
    let field_6 = i32(bitcast<u32>(y_6) >> 23u) + t51; // bits.rs:44
    let bits_16 = bitcast<u32>(y_6) + (u32(t51) << 23u); // bits.rs:45
    let t52 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t49) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_3 = decode_f16(encode_f16(t52)); // activation.rs:20
    let d_3 = decode_f16(encode_f16(1.0f + e_3)); // activation.rs:21
    let bits_17 = bitcast<u32>(d_3); // division.rs:85
    let t53 = bitcast<f32>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_6 = t53 * (t53 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_6 = estimate_6 + estimate_6 * (1.0f - t53 * estimate_6); // division.rs:105
    estimate_6 = estimate_6 + estimate_6 * (1.0f - t53 * estimate_6);
    let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
    let d_high_3 = bitcast<f32>(bitcast<u32>(t53) & 4294963200u);
    let residual_3 = 1.0f - d_high_3 * high_3 - (t53 - d_high_3) * high_3; // division.rs:110
    let estimate_7 = estimate_6;
    let t54 = high_3 + residual_3 * estimate_7; // division.rs:87
    let t55 = 127i - i32(bits_17 >> 23u);
    let field_7 = i32(bitcast<u32>(t54) >> 23u) + t55; // bits.rs:44
    let bits_18 = bitcast<u32>(t54) + (u32(t55) << 23u); // bits.rs:45
    let scaled_3 = bitcast<f32>(select(select(bits_18, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
    let t56 = encode_f16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_7 = decode_f16(t56);
    let bits_19 = bitcast<u32>(t48 * select(decode_f16(encode_f16(1.0f - y_7)), y_7, (t48 < 0.0f))); // bits.rs:29
    let t57 = encode_f16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:30
    channels_3 = decode_f16(t57); // mod.rs:286
    squares = select(squares, squares + channels_3 * channels_3, owned_3); // mod.rs:288
    let t58 = reduce_add_f32(squares); // mod.rs:213
    let t59 = f32(imm.head_k_dim);
    let a_bits = bitcast<u32>(t58); // division.rs:13
    let b_bits = bitcast<u32>(t59); // division.rs:14
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    let a_field = (a_bits >> 23u) & 255u; // division.rs:16
    let b_field = (b_bits >> 23u) & 255u; // division.rs:17
    let t60 = a_bits & 8388607u; // division.rs:18
    let t61 = b_bits & 8388607u;
    let below = select(0u, 1u, (t60 < t61)); // division.rs:33
    let numerator = shl_u32(t60 | 8388608u, below); // division.rs:34
    let denominator = t61 | 8388608u; // division.rs:35
    let d_4 = bitcast<f32>(t61 | 1065353216u); // division.rs:37
    var reciprocal = 1.4117647f - 0.47058824f * d_4; // division.rs:38
    reciprocal = reciprocal + reciprocal * (1.0f - d_4 * reciprocal); // division.rs:41
    reciprocal = reciprocal + reciprocal * (1.0f - d_4 * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d_4 * reciprocal);
    let n = bitcast<f32>((t60 | 1065353216u) + (below << 23u)); // division.rs:44
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f); // division.rs:45
    let divisor = i32(denominator); // division.rs:46
    var residual_4 = i32((numerator << 23u) - quotient * denominator); // division.rs:47
    let over = residual_4 < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over); // division.rs:51
    residual_4 = select(residual_4, residual_4 + divisor, over); // division.rs:52
    let over_1 = residual_4 < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over_1); // division.rs:51
    residual_4 = select(residual_4, residual_4 + divisor, over_1); // division.rs:52
    let under = residual_4 >= divisor; // division.rs:54
    quotient = select(quotient, quotient + 1u, under); // division.rs:55
    residual_4 = select(residual_4, residual_4 - divisor, under); // division.rs:56
    quotient = select(quotient, quotient + 1u, (residual_4 * 2i > divisor)); // division.rs:58
    let exponent = i32(a_field) - i32(b_field) + 127i - i32(below); // division.rs:59
    let t62 = quotient; // division.rs:60
    let field_8 = exponent + i32(t62 >> 24u); // bits.rs:36
    let bits_20 = (u32(field_8) << 23u) | (t62 & 8388607u); // bits.rs:37
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits_20, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))); // bits.rs:38
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    let a_zero = a_field == 0u; // division.rs:22
    let b_zero = b_field == 0u; // division.rs:23
    let t63 = ((bitcast<u32>(t58) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t59) & 2147483647u) > 2139095040u); // division.rs:24
    let undefined = (t63 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
    let t64 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // mod.rs:213
    let bits_21 = bitcast<u32>(t64); // roots.rs:14
    let exponent_1 = i32(bits_21 >> 23u) - 127i; // roots.rs:15
    let odd = exponent_1 & 1i; // roots.rs:16
    let m = bitcast<f32>((bits_21 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:17
    var y_8 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:19
    y_8 = y_8 + y_8 * (0.5f - 0.5f * m * y_8 * y_8); // roots.rs:22
    y_8 = y_8 + y_8 * (0.5f - 0.5f * m * y_8 * y_8);
    y_8 = y_8 + y_8 * (0.5f - 0.5f * m * y_8 * y_8);
    let y_9 = y_8; // roots.rs:24
    let half_exponent = (exponent_1 - odd) >> 1u;
    let product = m * y_9; // roots.rs:63
    let scaled_4 = m * 4097.0f; // roots.rs:72
    let high_4 = scaled_4 - (scaled_4 - m); // roots.rs:73
    let a_low = m - high_4; // roots.rs:74
    let scaled_5 = y_9 * 4097.0f; // roots.rs:72
    let high_5 = scaled_5 - (scaled_5 - y_9); // roots.rs:73
    let b_low = y_9 - high_5; // roots.rs:74
    let my_error = high_4 * high_5 - product + high_4 * b_low + a_low * high_5 + a_low * b_low; // roots.rs:66
    let product_1 = product * y_9; // roots.rs:63
    let scaled_6 = product * 4097.0f; // roots.rs:72
    let high_6 = scaled_6 - (scaled_6 - product); // roots.rs:73
    let a_low_1 = product - high_6; // roots.rs:74
    let scaled_7 = y_9 * 4097.0f; // roots.rs:72
    let high_7 = scaled_7 - (scaled_7 - y_9); // roots.rs:73
    let b_low_1 = y_9 - high_7; // roots.rs:74
    let square_error = high_6 * high_7 - product_1 + high_6 * b_low_1 + a_low_1 * high_7 + a_low_1 * b_low_1; // roots.rs:66
    let residual_5 = 1.0f - product_1 - square_error - my_error * y_9; // roots.rs:84
    let root = y_9 + y_9 * (0.5f * residual_5); // roots.rs:85
    let scaled_8 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:86
    let bits_22 = bitcast<u32>(t64); // roots.rs:30
    let sign_2 = bits_22 & 2147483648u; // roots.rs:31
    let zero = (bits_22 & 2139095040u) == 0u; // roots.rs:32
    let at_edge = select(select(scaled_8, 0.0f, (bits_22 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // roots.rs:33
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t64) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // roots.rs:34
    let dim = f32(imm.head_k_dim); // mod.rs:188
    let bits_23 = bitcast<u32>(dim); // roots.rs:14
    let exponent_2 = i32(bits_23 >> 23u) - 127i; // roots.rs:15
    let odd_1 = exponent_2 & 1i; // roots.rs:16
    let m_1 = bitcast<f32>((bits_23 & 8388607u) | (u32(odd_1 + 127i) << 23u)); // roots.rs:17
    var y_10 = bitcast<f32>(1597463007u - (bitcast<u32>(m_1) >> 1u)); // roots.rs:19
    y_10 = y_10 + y_10 * (0.5f - 0.5f * m_1 * y_10 * y_10); // roots.rs:22
    y_10 = y_10 + y_10 * (0.5f - 0.5f * m_1 * y_10 * y_10);
    y_10 = y_10 + y_10 * (0.5f - 0.5f * m_1 * y_10 * y_10);
    let y_11 = y_10; // roots.rs:24
    let half_exponent_1 = (exponent_2 - odd_1) >> 1u;
    let product_2 = m_1 * y_11; // roots.rs:63
    let scaled_9 = m_1 * 4097.0f; // roots.rs:72
    let high_8 = scaled_9 - (scaled_9 - m_1); // roots.rs:73
    let a_low_2 = m_1 - high_8; // roots.rs:74
    let scaled_10 = y_11 * 4097.0f; // roots.rs:72
    let high_9 = scaled_10 - (scaled_10 - y_11); // roots.rs:73
    let b_low_2 = y_11 - high_9; // roots.rs:74
    let my_error_1 = high_8 * high_9 - product_2 + high_8 * b_low_2 + a_low_2 * high_9 + a_low_2 * b_low_2; // roots.rs:66
    let product_3 = product_2 * y_11; // roots.rs:63
    let scaled_11 = product_2 * 4097.0f; // roots.rs:72
    let high_10 = scaled_11 - (scaled_11 - product_2); // roots.rs:73
    let a_low_3 = product_2 - high_10; // roots.rs:74
    let scaled_12 = y_11 * 4097.0f; // roots.rs:72
    let high_11 = scaled_12 - (scaled_12 - y_11); // roots.rs:73
    let b_low_3 = y_11 - high_11; // roots.rs:74
    let square_error_1 = high_10 * high_11 - product_3 + high_10 * b_low_3 + a_low_3 * high_11 + a_low_3 * b_low_3; // roots.rs:66
    let residual_6 = 1.0f - product_3 - square_error_1 - my_error_1 * y_11; // roots.rs:84
    let root_1 = y_11 + y_11 * (0.5f * residual_6); // roots.rs:85
    let scaled_13 = bitcast<f32>(bitcast<u32>(root_1) - u32(half_exponent_1 << 23u)); // roots.rs:86
    let bits_24 = bitcast<u32>(dim); // roots.rs:30
    let sign_3 = bits_24 & 2147483648u; // roots.rs:31
    let zero_1 = (bits_24 & 2139095040u) == 0u; // roots.rs:32
    let at_edge_1 = select(select(scaled_13, 0.0f, (bits_24 == 2139095040u)), bitcast<f32>(sign_3 | 2139095040u), zero_1); // roots.rs:33
    let t65 = select(at_edge_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1)); // roots.rs:34
    let bits_25 = bitcast<u32>(dim); // division.rs:66
    let d_5 = bitcast<f32>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_8 = d_5 * (d_5 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_8 = estimate_8 + estimate_8 * (1.0f - d_5 * estimate_8); // division.rs:105
    estimate_8 = estimate_8 + estimate_8 * (1.0f - d_5 * estimate_8);
    let high_12 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
    let d_high_4 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
    let residual_7 = 1.0f - d_high_4 * high_12 - (d_5 - d_high_4) * high_12; // division.rs:110
    let estimate_9 = estimate_8;
    let quotient_2 = bitcast<u32>(high_12 + residual_7 * estimate_9); // division.rs:69
    let divisor_1 = (bitcast<u32>(d_5) & 8388607u) | 8388608u; // division.rs:71
    let product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    let twice = i32(product_4) * -2i; // division.rs:73
    let below_1 = select(quotient_2, quotient_2 + 1u, (twice > i32(divisor_1))); // division.rs:74
    let nearest = select(below_1, quotient_2 - 1u, (twice + i32(divisor_1) < 0i)); // division.rs:75
    let field_9 = (bits_25 >> 23u) & 255u; // division.rs:76
    let t66 = bitcast<f32>(nearest); // division.rs:77
    let t67 = 127i - i32(field_9);
    let field_10 = i32(bitcast<u32>(t66) >> 23u) + t67; // bits.rs:44
    let bits_26 = bitcast<u32>(t66) + (u32(t67) << 23u); // bits.rs:45
    let scaled_14 = bitcast<u32>(bitcast<f32>(select(select(bits_26, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i)))); // division.rs:77
    let signed = select(scaled_14, 2139095040u, (field_9 == 0u)) | (bits_25 & 2147483648u); // division.rs:78
    let t68 = select(bitcast<f32>(select(signed, 2143289344u, ((bitcast<u32>(dim) & 2147483647u) > 2139095040u))), t65, (head >= imm.n_qk_heads / 2u)); // mod.rs:189
    let factor = decode_f16(encode_f16(t68));
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            let place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            let t69 = vec2<u32>(encode_f16(channels_0) | (encode_f16(channels_1) << 16u), encode_f16(channels_2) | (encode_f16(channels_3) << 16u)); // gdn.rs:231
            v[(place >> 1u) >> 1u] = t69;
        } else {
            var results_0 = 0.0f; // mod.rs:297
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            let bits_27 = bitcast<u32>(channels_0 * scale); // bits.rs:29
            let t70 = encode_f16(bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_28 = bitcast<u32>(decode_f16(t70) * factor); // bits.rs:29
            results_0 = bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u))); // mod.rs:300
            let bits_29 = bitcast<u32>(channels_1 * scale); // bits.rs:29
            let t71 = encode_f16(bitcast<f32>(select(bits_29, bits_29 & 2147483648u, ((bits_29 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_30 = bitcast<u32>(decode_f16(t71) * factor); // bits.rs:29
            results_1 = bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u))); // mod.rs:300
            let bits_31 = bitcast<u32>(channels_2 * scale); // bits.rs:29
            let t72 = encode_f16(bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_32 = bitcast<u32>(decode_f16(t72) * factor); // bits.rs:29
            results_2 = bitcast<f32>(select(bits_32, bits_32 & 2147483648u, ((bits_32 & 2139095040u) == 0u))); // mod.rs:300
            let bits_33 = bitcast<u32>(channels_3 * scale); // bits.rs:29
            let t73 = encode_f16(bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_34 = bitcast<u32>(decode_f16(t73) * factor); // bits.rs:29
            results_3 = bitcast<f32>(select(bits_34, bits_34 & 2147483648u, ((bits_34 & 2139095040u) == 0u))); // mod.rs:300
            let place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            let t74 = vec2<u32>(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u)); // gdn.rs:231
            qk[(place >> 1u) >> 1u] = t74;
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (var gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            let t75 = load_b(token * imm.b_stride + gate); // mod.rs:308
            let t76 = a_log[gate];
            let t77 = decode_f16(encode_f16(load_a(token * imm.a_stride + gate) + load_dt_bias(gate))); // mod.rs:195
            let t78 = neg_f32(min_f32(abs_f32(t77), 104.0f)); // logistic.rs:19
            let k_4 = round(t78 * 1.442695f); // exponential.rs:14
            let reduced_4 = t78 - k_4 * 0.6933594f; // exponential.rs:15
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
            let y_12 = 1.0f + p_4; // exponential.rs:33
            let y_error = 1.0f - y_12 + p_4 + (r_4 - p_4 + rest_4); // exponential.rs:34
            let k_5 = i32_from_f32(k_4); // logistic.rs:21
            let unit = bitcast<f32>(u32(max_i32(k_5, -60i) + 127i) << 23u); // bits.rs:52
            let power = y_12 * unit; // logistic.rs:70
            let power_error = y_error * unit;
            let d_6 = 1.0f + power; // logistic.rs:72
            let halved = d_6 > 1.4142135f; // logistic.rs:73
            let f = select(power, d_6 * 0.5f - 1.0f, halved); // logistic.rs:74
            let error = select(power_error, 1.0f - d_6 + power + power_error, halved); // logistic.rs:75
            let whole = select(0.0f, 0.6931472f, halved); // logistic.rs:76
            let whole_error = select(0.0f, -1.9046542e-9f, halved); // logistic.rs:77
            let sum_4 = whole + f; // logistic.rs:78
            let sum_error = whole - sum_4 + f; // logistic.rs:79
            let slope = 1.0f + power * (0.5f * power - 1.0f); // logistic.rs:81
            var p_5 = 0.05351364f; // logarithm.rs:19
            p_5 = p_5 * f + -0.109175f; // logarithm.rs:31
            p_5 = p_5 * f + 0.12108583f;
            p_5 = p_5 * f + -0.12550178f;
            p_5 = p_5 * f + 0.14209557f;
            p_5 = p_5 * f + -0.16659358f;
            p_5 = p_5 * f + 0.20002224f;
            p_5 = p_5 * f + -0.25000167f;
            p_5 = p_5 * f + 0.33333313f;
            let square = f * f; // logarithm.rs:33
            let tail = sum_error + (whole_error + (square * f * p_5 - 0.5f * square)) + error * slope; // logistic.rs:82
            let linear = select(t77, 0.0f, (bitcast<u32>(t77) > 2147483647u)); // logistic.rs:84
            let total = linear + sum_4; // logistic.rs:85
            let back = total - linear; // logistic.rs:86
            let total_error = linear - (total - back) + (sum_4 - back); // logistic.rs:87
            let near = total + (total_error + tail); // logistic.rs:88
            let field_11 = i32(bitcast<u32>(y_12) >> 23u) + k_5; // bits.rs:44
            let bits_27 = bitcast<u32>(y_12) + (u32(k_5) << 23u); // bits.rs:45
            let result = select(near, bitcast<f32>(select(select(bits_27, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))), (bitcast<u32>(t77) > 2147483647u) & (k_5 < -60i)); // logistic.rs:89
            let bounded_1 = select(result, t77, (bitcast<u32>(t77) == 2139095040u)); // logistic.rs:90
            let t79 = encode_f16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t77) & 2147483647u) > 2139095040u))); // mod.rs:195
            let delta = decode_f16(t79);
            let t80 = min_f32(max_f32(t76, -104.0f), 89.0f); // exponential.rs:40
            let k_6 = round(t80 * 1.442695f); // exponential.rs:14
            let reduced_5 = t80 - k_6 * 0.6933594f; // exponential.rs:15
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
            let y_13 = 1.0f + p_6; // exponential.rs:33
            let t81 = i32_from_f32(k_6); // exponential.rs:42
            let field_12 = i32(bitcast<u32>(y_13) >> 23u) + t81; // bits.rs:44
            let bits_28 = bitcast<u32>(y_13) + (u32(t81) << 23u); // bits.rs:45
            let t82 = select(bitcast<f32>(select(select(bits_28, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t76) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let t83 = neg_f32(t82 * delta); // mod.rs:196
            let t84 = min_f32(max_f32(t83, -104.0f), 89.0f); // exponential.rs:40
            let k_7 = round(t84 * 1.442695f); // exponential.rs:14
            let reduced_6 = t84 - k_7 * 0.6933594f; // exponential.rs:15
            let correction_6 = k_7 * -0.00021219444f; // exponential.rs:16
            let r_6 = reduced_6 - correction_6; // exponential.rs:17
            let r_error_6 = reduced_6 - r_6 - correction_6; // exponential.rs:18
            var q_6 = 0.00019891017f; // exponential.rs:26
            q_6 = q_6 * r_6 + 0.0013933674f; // exponential.rs:29
            q_6 = q_6 * r_6 + 0.008333311f;
            q_6 = q_6 * r_6 + 0.041666467f;
            q_6 = q_6 * r_6 + 0.16666667f;
            q_6 = q_6 * r_6 + 0.5f;
            let rest_6 = r_error_6 + r_6 * r_6 * q_6; // exponential.rs:31
            let p_7 = r_6 + rest_6; // exponential.rs:32
            let y_14 = 1.0f + p_7; // exponential.rs:33
            let t85 = i32_from_f32(k_7); // exponential.rs:42
            let field_13 = i32(bitcast<u32>(y_14) >> 23u) + t85; // bits.rs:44
            let bits_29 = bitcast<u32>(y_14) + (u32(t85) << 23u); // bits.rs:45
            let t86 = select(bitcast<f32>(select(select(bits_29, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t83) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let t87 = abs_f32(t75); // activation.rs:20
            let t88 = min_f32(max_f32(t87, -104.0f), 89.0f); // exponential.rs:40
            let k_8 = round(t88 * 1.442695f); // exponential.rs:14
            let reduced_7 = t88 - k_8 * 0.6933594f; // exponential.rs:15
            let correction_7 = k_8 * -0.00021219444f; // exponential.rs:16
            let r_7 = reduced_7 - correction_7; // exponential.rs:17
            let r_error_7 = reduced_7 - r_7 - correction_7; // exponential.rs:18
            var q_7 = 0.00019891017f; // exponential.rs:26
            q_7 = q_7 * r_7 + 0.0013933674f; // exponential.rs:29
            q_7 = q_7 * r_7 + 0.008333311f;
            q_7 = q_7 * r_7 + 0.041666467f;
            q_7 = q_7 * r_7 + 0.16666667f;
            q_7 = q_7 * r_7 + 0.5f;
            let rest_7 = r_error_7 + r_7 * r_7 * q_7; // exponential.rs:31
            let p_8 = r_7 + rest_7; // exponential.rs:32
            let y_15 = 1.0f + p_8; // exponential.rs:33
            let t89 = i32_from_f32(k_8); // exponential.rs:42
            let field_14 = i32(bitcast<u32>(y_15) >> 23u) + t89; // bits.rs:44
            let bits_30 = bitcast<u32>(y_15) + (u32(t89) << 23u); // bits.rs:45
            let t90 = select(bitcast<f32>(select(select(bits_30, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t87) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let e_4 = decode_f16(encode_f16(t90)); // activation.rs:20
            let d_7 = decode_f16(encode_f16(1.0f + e_4)); // activation.rs:21
            let bits_31 = bitcast<u32>(d_7); // division.rs:85
            let t91 = bitcast<f32>((bits_31 & 8388607u) | 1065353216u); // division.rs:94
            var estimate_10 = t91 * (t91 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
            estimate_10 = estimate_10 + estimate_10 * (1.0f - t91 * estimate_10); // division.rs:105
            estimate_10 = estimate_10 + estimate_10 * (1.0f - t91 * estimate_10);
            let high_13 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
            let d_high_5 = bitcast<f32>(bitcast<u32>(t91) & 4294963200u);
            let residual_8 = 1.0f - d_high_5 * high_13 - (t91 - d_high_5) * high_13; // division.rs:110
            let estimate_11 = estimate_10;
            let t92 = high_13 + residual_8 * estimate_11; // division.rs:87
            let t93 = 127i - i32(bits_31 >> 23u);
            let field_15 = i32(bitcast<u32>(t92) >> 23u) + t93; // bits.rs:44
            let bits_32 = bitcast<u32>(t92) + (u32(t93) << 23u); // bits.rs:45
            let scaled_15 = bitcast<f32>(select(select(bits_32, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // bits.rs:46
            let t94 = encode_f16(select(scaled_15, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u))); // activation.rs:22
            let y_16 = decode_f16(t94);
            let t95 = vec2<f32>(t86, select(decode_f16(encode_f16(1.0f - y_16)), y_16, (t75 < 0.0f))); // mod.rs:309
            gates[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t95;
        }
    }
}
