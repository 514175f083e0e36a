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
@group(0) @binding(0) var<storage, read> qkv: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> conv_weight: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> conv_state: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> slots: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read> b: array<f32>;
@group(0) @binding(6) var<storage, read> a: array<f32>;
@group(0) @binding(7) var<storage, read> a_log: array<f32>;
@group(0) @binding(8) var<storage, read> dt_bias: array<f32>;
@group(0) @binding(9) var<storage, read_write> qk: array<vec4<f32>>;
@group(0) @binding(10) var<storage, read_write> v: array<vec4<f32>>;
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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn quotient_rn(a: f32, b: f32) -> f32 {
    let a_bits = bitcast<u32>(a);
    let b_bits = bitcast<u32>(b);
    let t0 = ((a_bits & 2147483647u) - 553648128u < 1031798784u) & ((b_bits & 2147483647u) - 553648128u < 1031798784u);
    var chosen: f32; // by_fma.rs:63
    if (t0) {
        let bits = bitcast<u32>(b);
        let minus_b = neg_f32(b);
        var y = bitcast<f32>(2129859015u - bits);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let y_1 = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits & 8388607u) == 8388607u)));
        let q = a * y_1;
        let residual = fma(neg_f32(b), q, a);
        chosen = fma(residual, y_1, q);
    } else {
        let t1 = bitcast<f32>((a_bits & 8388607u) | 1065353216u);
        let t2 = bitcast<f32>((b_bits & 8388607u) | 1065353216u);
        let bits = bitcast<u32>(t2);
        let minus_b = neg_f32(t2);
        var y = bitcast<f32>(2129859015u - bits);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let y_1 = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits & 8388607u) == 8388607u)));
        let q = t1 * y_1;
        let residual = fma(neg_f32(t2), q, t1);
        let quotient = bitcast<u32>(fma(residual, y_1, q));
        let exponent = i32(quotient >> 23u) + i32((a_bits >> 23u) & 255u) - i32((b_bits >> 23u) & 255u);
        let sign_1 = (a_bits ^ b_bits) & 2147483648u;
        let t3 = (quotient & 8388607u) | 8388608u;
        let field = exponent + i32(t3 >> 24u);
        let bits_1 = (u32(field) << 23u) | (t3 & 8388607u);
        let scaled = bitcast<f32>(sign_1 | select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
        let sign_2 = (a_bits ^ b_bits) & 2147483648u;
        let a_magnitude = a_bits & 2147483647u;
        let b_magnitude = b_bits & 2147483647u;
        let a_zero = a_magnitude < 8388608u;
        let b_zero = b_magnitude < 8388608u;
        let a_infinite = a_magnitude == 2139095040u;
        let b_infinite = b_magnitude == 2139095040u;
        let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(scaled, bitcast<f32>(sign_2), a_zero | b_infinite);
        let extended = select(bounded, bitcast<f32>(sign_2 | 2139095040u), a_infinite | b_zero);
        let t4 = 2143289344u;
        chosen = select(extended, bitcast<f32>(t4), undefined);
    }
    var result = chosen;
    return result;
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

@compute @workgroup_size(128, 1, 1)
fn gdn_prepare__f32_f32__subgroup_x4(
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
        let t0 = qkv[place >> 2u]; // gdn.rs:209
        inputs_0_0 = t0.x; // mod.rs:268
        inputs_0_1 = t0.y;
        inputs_0_2 = t0.z;
        inputs_0_3 = t0.w;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t1 = (slot * 4u + ((position - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t1 + first;
            let t2 = conv_state[place >> 2u]; // gdn.rs:209
            inputs_0_0 = t2.x; // mod.rs:275
            inputs_0_1 = t2.y;
            inputs_0_2 = t2.z;
            inputs_0_3 = t2.w;
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:263
        let place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t3 = qkv[place >> 2u]; // gdn.rs:209
        inputs_1_0 = t3.x; // mod.rs:268
        inputs_1_1 = t3.y;
        inputs_1_2 = t3.z;
        inputs_1_3 = t3.w;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t4 = (slot * 4u + ((position + 1u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t4 + first;
            let t5 = conv_state[place >> 2u]; // gdn.rs:209
            inputs_1_0 = t5.x; // mod.rs:275
            inputs_1_1 = t5.y;
            inputs_1_2 = t5.z;
            inputs_1_3 = t5.w;
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:263
        let place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t6 = qkv[place >> 2u]; // gdn.rs:209
        inputs_2_0 = t6.x; // mod.rs:268
        inputs_2_1 = t6.y;
        inputs_2_2 = t6.z;
        inputs_2_3 = t6.w;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t7 = (slot * 4u + ((position + 2u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t7 + first;
            let t8 = conv_state[place >> 2u]; // gdn.rs:209
            inputs_2_0 = t8.x; // mod.rs:275
            inputs_2_1 = t8.y;
            inputs_2_2 = t8.z;
            inputs_2_3 = t8.w;
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:263
        let place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:264
        let t9 = qkv[place >> 2u]; // gdn.rs:209
        inputs_3_0 = t9.x; // mod.rs:268
        inputs_3_1 = t9.y;
        inputs_3_2 = t9.z;
        inputs_3_3 = t9.w;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t10 = (slot * 4u + ((position + 3u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t10 + first;
            let t11 = conv_state[place >> 2u]; // gdn.rs:209
            inputs_3_0 = t11.x; // mod.rs:275
            inputs_3_1 = t11.y;
            inputs_3_2 = t11.z;
            inputs_3_3 = t11.w;
        }
    }
    var channels_0 = 0.0f; // mod.rs:279
    var channels_1 = 0.0f;
    var channels_2 = 0.0f;
    var channels_3 = 0.0f;
    var squares = 0.0f; // mod.rs:280
    let owned = 0u < own_len; // mod.rs:283
    let t12 = conv_weight[(first * 4u) >> 2u]; // mod.rs:284
    let newest = inputs_3_0; // mod.rs:285
    var sum = 0.0f; // mod.rs:202
    sum = sum + t12.x * inputs_0_0; // mod.rs:205
    sum = sum + t12.y * inputs_1_0;
    sum = sum + t12.z * inputs_2_0;
    sum = sum + t12.w * newest;
    let bits = bitcast<u32>(sum); // bits.rs:31
    let t13 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
    let t14 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t13)), 1120927744u))); // logistic.rs:19
    let sum_1 = t14 * 1.442695f + 12582912.0f; // bits.rs:52
    let k = sum_1 - 12582912.0f; // bits.rs:53
    let exponent = i32(bitcast<u32>(sum_1)) - 1262485504i;
    let reduced = t14 - k * 0.6933594f; // exponential.rs:15
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
    let y_error = 1.0f - y + p + (r - p + rest); // exponential.rs:34
    let unit = bitcast<f32>(u32(max_i32(exponent, -60i) + 127i) << 23u); // bits.rs:66
    let power = y * unit; // logistic.rs:28
    let d = 1.0f + power; // logistic.rs:29
    var estimate = d * (d * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
    estimate = estimate + estimate * (1.0f - d * estimate); // division.rs:16
    estimate = estimate + estimate * (1.0f - d * estimate);
    let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
    let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
    let residual = 1.0f - d_high * high - (d - d_high) * high; // division.rs:21
    let estimate_1 = estimate;
    let low = (residual - (1.0f - d + power + y_error * unit) * high) * estimate_1; // division.rs:29
    let y_high = bitcast<f32>(bitcast<u32>(y) & 4294963200u); // bits.rs:72
    let product = y_high * high + (y_high * low + (y - y_high + y_error) * estimate_1); // logistic.rs:40
    let field = i32(bitcast<u32>(product) >> 23u) + exponent; // bits.rs:38
    let bits_1 = bitcast<u32>(product) + (u32(exponent) << 23u); // bits.rs:39
    let result = select(high + low, bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t13) > 2147483647u)); // logistic.rs:41
    let t15 = t13 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t13) & 2147483647u) > 2139095040u)); // activation.rs:30
    let bits_2 = bitcast<u32>(t15); // bits.rs:31
    channels_0 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // mod.rs:286
    squares = select(squares, squares + channels_0 * channels_0, owned); // mod.rs:288
    let owned_1 = 1u < own_len; // mod.rs:283
    let t16 = conv_weight[(select(first, first + 1u, owned_1) * 4u) >> 2u]; // mod.rs:284
    let newest_1 = inputs_3_1; // mod.rs:285
    var sum_2 = 0.0f; // mod.rs:202
    sum_2 = sum_2 + t16.x * inputs_0_1; // mod.rs:205
    sum_2 = sum_2 + t16.y * inputs_1_1;
    sum_2 = sum_2 + t16.z * inputs_2_1;
    sum_2 = sum_2 + t16.w * newest_1;
    let bits_3 = bitcast<u32>(sum_2); // bits.rs:31
    let t17 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // bits.rs:32
    let t18 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t17)), 1120927744u))); // logistic.rs:19
    let sum_3 = t18 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_1 = sum_3 - 12582912.0f; // bits.rs:53
    let exponent_1 = i32(bitcast<u32>(sum_3)) - 1262485504i;
    let reduced_1 = t18 - k_1 * 0.6933594f; // exponential.rs:15
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
    let y_1 = 1.0f + p_1; // exponential.rs:33
    let y_error_1 = 1.0f - y_1 + p_1 + (r_1 - p_1 + rest_1); // exponential.rs:34
    let unit_1 = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
    let power_1 = y_1 * unit_1; // logistic.rs:28
    let d_1 = 1.0f + power_1; // logistic.rs:29
    var estimate_2 = d_1 * (d_1 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
    estimate_2 = estimate_2 + estimate_2 * (1.0f - d_1 * estimate_2); // division.rs:16
    estimate_2 = estimate_2 + estimate_2 * (1.0f - d_1 * estimate_2);
    let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
    let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
    let residual_1 = 1.0f - d_high_1 * high_1 - (d_1 - d_high_1) * high_1; // division.rs:21
    let estimate_3 = estimate_2;
    let low_1 = (residual_1 - (1.0f - d_1 + power_1 + y_error_1 * unit_1) * high_1) * estimate_3; // division.rs:29
    let y_high_1 = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:72
    let product_1 = y_high_1 * high_1 + (y_high_1 * low_1 + (y_1 - y_high_1 + y_error_1) * estimate_3); // logistic.rs:40
    let field_1 = i32(bitcast<u32>(product_1) >> 23u) + exponent_1; // bits.rs:38
    let bits_4 = bitcast<u32>(product_1) + (u32(exponent_1) << 23u); // bits.rs:39
    let result_1 = select(high_1 + low_1, bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t17) > 2147483647u)); // logistic.rs:41
    let t19 = t17 * select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t17) & 2147483647u) > 2139095040u)); // activation.rs:30
    let bits_5 = bitcast<u32>(t19); // bits.rs:31
    channels_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // mod.rs:286
    squares = select(squares, squares + channels_1 * channels_1, owned_1); // mod.rs:288
    let owned_2 = 2u < own_len; // mod.rs:283
    let t20 = conv_weight[(select(first, first + 2u, owned_2) * 4u) >> 2u]; // mod.rs:284
    let newest_2 = inputs_3_2; // mod.rs:285
    var sum_4 = 0.0f; // mod.rs:202
    sum_4 = sum_4 + t20.x * inputs_0_2; // mod.rs:205
    sum_4 = sum_4 + t20.y * inputs_1_2;
    sum_4 = sum_4 + t20.z * inputs_2_2;
    sum_4 = sum_4 + t20.w * newest_2;
    let bits_6 = bitcast<u32>(sum_4); // bits.rs:31
    let t21 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // bits.rs:32
    let t22 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t21)), 1120927744u))); // logistic.rs:19
    let sum_5 = t22 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_2 = sum_5 - 12582912.0f; // bits.rs:53
    let exponent_2 = i32(bitcast<u32>(sum_5)) - 1262485504i;
    let reduced_2 = t22 - k_2 * 0.6933594f; // exponential.rs:15
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
    let y_2 = 1.0f + p_2; // exponential.rs:33
    let y_error_2 = 1.0f - y_2 + p_2 + (r_2 - p_2 + rest_2); // exponential.rs:34
    let unit_2 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
    let power_2 = y_2 * unit_2; // logistic.rs:28
    let d_2 = 1.0f + power_2; // logistic.rs:29
    var estimate_4 = d_2 * (d_2 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
    estimate_4 = estimate_4 + estimate_4 * (1.0f - d_2 * estimate_4); // division.rs:16
    estimate_4 = estimate_4 + estimate_4 * (1.0f - d_2 * estimate_4);
    let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
    let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
    let residual_2 = 1.0f - d_high_2 * high_2 - (d_2 - d_high_2) * high_2; // division.rs:21
    let estimate_5 = estimate_4;
    let low_2 = (residual_2 - (1.0f - d_2 + power_2 + y_error_2 * unit_2) * high_2) * estimate_5; // division.rs:29
    let y_high_2 = bitcast<f32>(bitcast<u32>(y_2) & 4294963200u); // bits.rs:72
    let product_2 = y_high_2 * high_2 + (y_high_2 * low_2 + (y_2 - y_high_2 + y_error_2) * estimate_5); // logistic.rs:40
    let field_2 = i32(bitcast<u32>(product_2) >> 23u) + exponent_2; // bits.rs:38
    let bits_7 = bitcast<u32>(product_2) + (u32(exponent_2) << 23u); // bits.rs:39
    let result_2 = select(high_2 + low_2, bitcast<f32>(select(select(bits_7, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t21) > 2147483647u)); // logistic.rs:41
    let t23 = t21 * select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t21) & 2147483647u) > 2139095040u)); // activation.rs:30
    let bits_8 = bitcast<u32>(t23); // bits.rs:31
    channels_2 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // mod.rs:286
    squares = select(squares, squares + channels_2 * channels_2, owned_2); // mod.rs:288
    let owned_3 = 3u < own_len; // mod.rs:283
    let t24 = conv_weight[(select(first, first + 3u, owned_3) * 4u) >> 2u]; // mod.rs:284
    let newest_3 = inputs_3_3; // mod.rs:285
    var sum_6 = 0.0f; // mod.rs:202
    sum_6 = sum_6 + t24.x * inputs_0_3; // mod.rs:205
    sum_6 = sum_6 + t24.y * inputs_1_3;
    sum_6 = sum_6 + t24.z * inputs_2_3;
    sum_6 = sum_6 + t24.w * newest_3;
    let bits_9 = bitcast<u32>(sum_6); // bits.rs:31
    let t25 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // bits.rs:32
    let t26 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t25)), 1120927744u))); // logistic.rs:19
    let sum_7 = t26 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_3 = sum_7 - 12582912.0f; // bits.rs:53
    let exponent_3 = i32(bitcast<u32>(sum_7)) - 1262485504i;
    let reduced_3 = t26 - k_3 * 0.6933594f; // exponential.rs:15
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
    let y_3 = 1.0f + p_3; // exponential.rs:33
    let y_error_3 = 1.0f - y_3 + p_3 + (r_3 - p_3 + rest_3); // exponential.rs:34
    let unit_3 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
    let power_3 = y_3 * unit_3; // logistic.rs:28
    let d_3 = 1.0f + power_3; // logistic.rs:29
    var estimate_6 = d_3 * (d_3 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
    estimate_6 = estimate_6 + estimate_6 * (1.0f - d_3 * estimate_6); // division.rs:16
    estimate_6 = estimate_6 + estimate_6 * (1.0f - d_3 * estimate_6);
    let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
    let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
    let residual_3 = 1.0f - d_high_3 * high_3 - (d_3 - d_high_3) * high_3; // division.rs:21
    let estimate_7 = estimate_6;
    let low_3 = (residual_3 - (1.0f - d_3 + power_3 + y_error_3 * unit_3) * high_3) * estimate_7; // division.rs:29
    let y_high_3 = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
    let product_3 = y_high_3 * high_3 + (y_high_3 * low_3 + (y_3 - y_high_3 + y_error_3) * estimate_7); // logistic.rs:40
    let field_3 = i32(bitcast<u32>(product_3) >> 23u) + exponent_3; // bits.rs:38
    let bits_10 = bitcast<u32>(product_3) + (u32(exponent_3) << 23u); // bits.rs:39
    let result_3 = select(high_3 + low_3, bitcast<f32>(select(select(bits_10, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t25) > 2147483647u)); // logistic.rs:41
    let t27 = t25 * select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t25) & 2147483647u) > 2139095040u)); // activation.rs:30
    let bits_11 = bitcast<u32>(t27); // bits.rs:31
    channels_3 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // mod.rs:286
    squares = select(squares, squares + channels_3 * channels_3, owned_3); // mod.rs:288
    let t28 = reduce_add_f32(squares); // mod.rs:213
    let t29 = quotient_rn(t28, f32(imm.head_k_dim)) + imm.eps;
    let bits_12 = bitcast<u32>(t29); // roots.rs:12
    let exponent_4 = i32(bits_12 >> 23u) - 127i; // roots.rs:13
    let odd = exponent_4 & 1i; // roots.rs:14
    let m = bitcast<f32>((bits_12 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_4 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    y_4 = y_4 + y_4 * (0.5f - 0.5f * m * y_4 * y_4); // roots.rs:20
    y_4 = y_4 + y_4 * (0.5f - 0.5f * m * y_4 * y_4);
    y_4 = y_4 + y_4 * (0.5f - 0.5f * m * y_4 * y_4);
    let y_5 = y_4; // roots.rs:22
    let half_exponent = (exponent_4 - odd) >> 1u;
    let product_4 = m * y_5; // roots.rs:28
    let scaled = m * 4097.0f; // roots.rs:37
    let high_4 = scaled - (scaled - m); // roots.rs:38
    let a_low = m - high_4; // roots.rs:39
    let scaled_1 = y_5 * 4097.0f; // roots.rs:37
    let high_5 = scaled_1 - (scaled_1 - y_5); // roots.rs:38
    let b_low = y_5 - high_5; // roots.rs:39
    let my_error = high_4 * high_5 - product_4 + high_4 * b_low + a_low * high_5 + a_low * b_low; // roots.rs:31
    let product_5 = product_4 * y_5; // roots.rs:28
    let scaled_2 = product_4 * 4097.0f; // roots.rs:37
    let high_6 = scaled_2 - (scaled_2 - product_4); // roots.rs:38
    let a_low_1 = product_4 - high_6; // roots.rs:39
    let scaled_3 = y_5 * 4097.0f; // roots.rs:37
    let high_7 = scaled_3 - (scaled_3 - y_5); // roots.rs:38
    let b_low_1 = y_5 - high_7; // roots.rs:39
    let square_error = high_6 * high_7 - product_5 + high_6 * b_low_1 + a_low_1 * high_7 + a_low_1 * b_low_1; // roots.rs:31
    let residual_4 = 1.0f - product_5 - square_error - my_error * y_5; // roots.rs:49
    let root = y_5 + y_5 * (0.5f * residual_4); // roots.rs:50
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_13 = bitcast<u32>(t29); // roots.rs:52
    let sign_1 = bits_13 & 2147483648u; // roots.rs:53
    let zero = (bits_13 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_13 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t29) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    let dim = f32(imm.head_k_dim); // mod.rs:188
    let bits_14 = bitcast<u32>(dim); // roots.rs:12
    let exponent_5 = i32(bits_14 >> 23u) - 127i; // roots.rs:13
    let odd_1 = exponent_5 & 1i; // roots.rs:14
    let m_1 = bitcast<f32>((bits_14 & 8388607u) | (u32(odd_1 + 127i) << 23u)); // roots.rs:15
    var y_6 = bitcast<f32>(1597463007u - (bitcast<u32>(m_1) >> 1u)); // roots.rs:17
    y_6 = y_6 + y_6 * (0.5f - 0.5f * m_1 * y_6 * y_6); // roots.rs:20
    y_6 = y_6 + y_6 * (0.5f - 0.5f * m_1 * y_6 * y_6);
    y_6 = y_6 + y_6 * (0.5f - 0.5f * m_1 * y_6 * y_6);
    let y_7 = y_6; // roots.rs:22
    let half_exponent_1 = (exponent_5 - odd_1) >> 1u;
    let product_6 = m_1 * y_7; // roots.rs:28
    let scaled_5 = m_1 * 4097.0f; // roots.rs:37
    let high_8 = scaled_5 - (scaled_5 - m_1); // roots.rs:38
    let a_low_2 = m_1 - high_8; // roots.rs:39
    let scaled_6 = y_7 * 4097.0f; // roots.rs:37
    let high_9 = scaled_6 - (scaled_6 - y_7); // roots.rs:38
    let b_low_2 = y_7 - high_9; // roots.rs:39
    let my_error_1 = high_8 * high_9 - product_6 + high_8 * b_low_2 + a_low_2 * high_9 + a_low_2 * b_low_2; // roots.rs:31
    let product_7 = product_6 * y_7; // roots.rs:28
    let scaled_7 = product_6 * 4097.0f; // roots.rs:37
    let high_10 = scaled_7 - (scaled_7 - product_6); // roots.rs:38
    let a_low_3 = product_6 - high_10; // roots.rs:39
    let scaled_8 = y_7 * 4097.0f; // roots.rs:37
    let high_11 = scaled_8 - (scaled_8 - y_7); // roots.rs:38
    let b_low_3 = y_7 - high_11; // roots.rs:39
    let square_error_1 = high_10 * high_11 - product_7 + high_10 * b_low_3 + a_low_3 * high_11 + a_low_3 * b_low_3; // roots.rs:31
    let residual_5 = 1.0f - product_7 - square_error_1 - my_error_1 * y_7; // roots.rs:49
    let root_1 = y_7 + y_7 * (0.5f * residual_5); // roots.rs:50
    let scaled_9 = bitcast<f32>(bitcast<u32>(root_1) - u32(half_exponent_1 << 23u)); // roots.rs:51
    let bits_15 = bitcast<u32>(dim); // roots.rs:52
    let sign_2 = bits_15 & 2147483648u; // roots.rs:53
    let zero_1 = (bits_15 & 2139095040u) == 0u; // roots.rs:54
    let at_edge_1 = select(select(scaled_9, 0.0f, (bits_15 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero_1); // roots.rs:55
    let t30 = select(at_edge_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1)); // roots.rs:56
    let factor = select(reciprocal_rn(dim), t30, (head >= imm.n_qk_heads / 2u)); // mod.rs:189
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            let place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            let t31 = vec4<f32>(channels_0, channels_1, channels_2, channels_3); // gdn.rs:231
            v[place >> 2u] = t31;
        } else {
            var results_0 = 0.0f; // mod.rs:297
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            let bits_16 = bitcast<u32>(channels_0 * scale); // bits.rs:31
            let bits_17 = bitcast<u32>(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * factor);
            results_0 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // mod.rs:300
            let bits_18 = bitcast<u32>(channels_1 * scale); // bits.rs:31
            let bits_19 = bitcast<u32>(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u))) * factor);
            results_1 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // mod.rs:300
            let bits_20 = bitcast<u32>(channels_2 * scale); // bits.rs:31
            let bits_21 = bitcast<u32>(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))) * factor);
            results_2 = bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u))); // mod.rs:300
            let bits_22 = bitcast<u32>(channels_3 * scale); // bits.rs:31
            let bits_23 = bitcast<u32>(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u))) * factor);
            results_3 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // mod.rs:300
            let place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            let t32 = vec4<f32>(results_0, results_1, results_2, results_3); // gdn.rs:231
            qk[place >> 2u] = t32;
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (var gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            let t33 = b[token * imm.b_stride + gate]; // mod.rs:308
            let t34 = a_log[gate];
            let t35 = a[token * imm.a_stride + gate] + dt_bias[gate]; // mod.rs:195
            let t36 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t35)), 1120927744u))); // logistic.rs:19
            let sum_8 = t36 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_4 = sum_8 - 12582912.0f; // bits.rs:53
            let exponent_6 = i32(bitcast<u32>(sum_8)) - 1262485504i;
            let reduced_4 = t36 - k_4 * 0.6933594f; // exponential.rs:15
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
            let y_8 = 1.0f + p_4; // exponential.rs:33
            let y_error_4 = 1.0f - y_8 + p_4 + (r_4 - p_4 + rest_4); // exponential.rs:34
            let unit_4 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
            let power_4 = y_8 * unit_4; // logistic.rs:70
            let power_error = y_error_4 * unit_4;
            let d_4 = 1.0f + power_4; // logistic.rs:72
            let halved = d_4 > 1.4142135f; // logistic.rs:73
            let f = select(power_4, d_4 * 0.5f - 1.0f, halved); // logistic.rs:74
            let error = select(power_error, 1.0f - d_4 + power_4 + power_error, halved); // logistic.rs:75
            let whole = select(0.0f, 0.6931472f, halved); // logistic.rs:76
            let whole_error = select(0.0f, -1.9046542e-9f, halved); // logistic.rs:77
            let sum_9 = whole + f; // logistic.rs:78
            let sum_error = whole - sum_9 + f; // logistic.rs:79
            let slope = 1.0f + power_4 * (0.5f * power_4 - 1.0f); // logistic.rs:81
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
            let linear = select(t35, 0.0f, (bitcast<u32>(t35) > 2147483647u)); // logistic.rs:84
            let total = linear + sum_9; // logistic.rs:85
            let back = total - linear; // logistic.rs:86
            let total_error = linear - (total - back) + (sum_9 - back); // logistic.rs:87
            let near = total + (total_error + tail); // logistic.rs:88
            let field_4 = i32(bitcast<u32>(y_8) >> 23u) + exponent_6; // bits.rs:38
            let bits_16 = bitcast<u32>(y_8) + (u32(exponent_6) << 23u); // bits.rs:39
            let result_4 = select(near, bitcast<f32>(select(select(bits_16, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t35) > 2147483647u) & (exponent_6 < -60i)); // logistic.rs:89
            let bounded = select(result_4, t35, (bitcast<u32>(t35) == 2139095040u)); // logistic.rs:90
            let delta = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t35) & 2147483647u) > 2139095040u)); // logistic.rs:91
            let sum_10 = t34 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_5 = sum_10 - 12582912.0f; // bits.rs:53
            let exponent_7 = i32(bitcast<u32>(sum_10)) - 1262485504i;
            let reduced_5 = t34 - k_5 * 0.6933594f; // exponential.rs:15
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
            let p_6 = r_5 + rest_5; // exponential.rs:32
            let y_9 = 1.0f + p_6; // exponential.rs:33
            let field_5 = i32(bitcast<u32>(y_9) >> 23u) + exponent_7; // bits.rs:38
            let bits_17 = bitcast<u32>(y_9) + (u32(exponent_7) << 23u); // bits.rs:39
            let bits_18 = bitcast<u32>(t34); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_18 > 2147483647u)); // exponential.rs:49
            let bounded_1 = select(bitcast<f32>(select(select(bits_17, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond), ((bits_18 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let t37 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t34) & 2147483647u) > 2139095040u)) * delta; // mod.rs:196
            let t38 = neg_f32(t37);
            let sum_11 = t38 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_6 = sum_11 - 12582912.0f; // bits.rs:53
            let exponent_8 = i32(bitcast<u32>(sum_11)) - 1262485504i;
            let reduced_6 = t38 - k_6 * 0.6933594f; // exponential.rs:15
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
            let p_7 = r_6 + rest_6; // exponential.rs:32
            let y_10 = 1.0f + p_7; // exponential.rs:33
            let field_6 = i32(bitcast<u32>(y_10) >> 23u) + exponent_8; // bits.rs:38
            let bits_19 = bitcast<u32>(y_10) + (u32(exponent_8) << 23u); // bits.rs:39
            let bits_20 = bitcast<u32>(t38); // exponential.rs:48
            let beyond_1 = select(2139095040u, 0u, (bits_20 > 2147483647u)); // exponential.rs:49
            let bounded_2 = select(bitcast<f32>(select(select(bits_19, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_1), ((bits_20 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let t39 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t33)), 1120927744u))); // logistic.rs:19
            let sum_12 = t39 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_7 = sum_12 - 12582912.0f; // bits.rs:53
            let exponent_9 = i32(bitcast<u32>(sum_12)) - 1262485504i;
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
            let p_8 = r_7 + rest_7; // exponential.rs:32
            let y_11 = 1.0f + p_8; // exponential.rs:33
            let y_error_5 = 1.0f - y_11 + p_8 + (r_7 - p_8 + rest_7); // exponential.rs:34
            let unit_5 = bitcast<f32>(u32(max_i32(exponent_9, -60i) + 127i) << 23u); // bits.rs:66
            let power_5 = y_11 * unit_5; // logistic.rs:28
            let d_5 = 1.0f + power_5; // logistic.rs:29
            var estimate_8 = d_5 * (d_5 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate_8 = estimate_8 + estimate_8 * (1.0f - d_5 * estimate_8); // division.rs:16
            estimate_8 = estimate_8 + estimate_8 * (1.0f - d_5 * estimate_8);
            let high_12 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
            let d_high_4 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
            let residual_6 = 1.0f - d_high_4 * high_12 - (d_5 - d_high_4) * high_12; // division.rs:21
            let estimate_9 = estimate_8;
            let low_4 = (residual_6 - (1.0f - d_5 + power_5 + y_error_5 * unit_5) * high_12) * estimate_9; // division.rs:29
            let y_high_4 = bitcast<f32>(bitcast<u32>(y_11) & 4294963200u); // bits.rs:72
            let product_8 = y_high_4 * high_12 + (y_high_4 * low_4 + (y_11 - y_high_4 + y_error_5) * estimate_9); // logistic.rs:40
            let field_7 = i32(bitcast<u32>(product_8) >> 23u) + exponent_9; // bits.rs:38
            let bits_21 = bitcast<u32>(product_8) + (u32(exponent_9) << 23u); // bits.rs:39
            let result_5 = select(high_12 + low_4, bitcast<f32>(select(select(bits_21, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t33) > 2147483647u)); // logistic.rs:41
            let t40 = vec2<f32>(select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t38) & 2147483647u) > 2139095040u)), select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t33) & 2147483647u) > 2139095040u))); // mod.rs:309
            gates[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t40;
        }
    }
}
