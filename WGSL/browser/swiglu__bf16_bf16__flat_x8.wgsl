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

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
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

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
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
        let t11 = min_f32(max_f32(t10, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t11 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t11 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
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
        let t17 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t17; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t17) << 23u); // bits.rs:45
        let t18 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t18)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t19 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        let t20 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t19 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t21 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t19 * bitcast<f32>(t20)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t21);
        let t22 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t19 * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t23 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t22) ^ hidden_zero)) ^ hidden_zero);
        estimate = t23;
        let t24 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t19 * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t25 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t24) ^ hidden_zero)) ^ hidden_zero);
        estimate = t25;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t19) & 4294963200u);
        let t26 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t27 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t19 - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t26 - t27) ^ hidden_zero);
        let estimate_1 = estimate;
        let t28 = high + bitcast<f32>(bitcast<u32>(residual * estimate_1) ^ hidden_zero); // division.rs:87
        let t29 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t28) >> 23u) + t29; // bits.rs:44
        let bits_2 = bitcast<u32>(t28) + (u32(t29) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t30 = encode_bf16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_bf16(t30);
        let bits_3 = bitcast<u32>(t1 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t1 < 0.0f))); // bits.rs:29
        let t31 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_4 = bitcast<u32>(t31 * decode_bf16(t9.x)); // bits.rs:29
        let t32 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:36
        results_0 = t32; // swiglu.rs:171
        let t33 = abs_f32(t2); // activation.rs:20
        let t34 = min_f32(max_f32(t33, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t34 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t34 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t35 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t35);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t36 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t39;
        let t40 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t41) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t42 = i32_from_f32(k_1); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t42; // bits.rs:44
        let bits_5 = bitcast<u32>(y_3) + (u32(t42) << 23u); // bits.rs:45
        let t43 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t33) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t43)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_6 = bitcast<u32>(d_1); // division.rs:85
        let t44 = bitcast<f32>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        let t45 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t44 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t46 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t44 * bitcast<f32>(t45)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t46);
        let t47 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t44 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t48 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t47) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t48);
        let t49 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t44 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t50 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t49) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t50);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t44) & 4294963200u);
        let t51 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t44 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t51 - t52) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t53 = high_1 + bitcast<f32>(bitcast<u32>(residual_1 * estimate_3) ^ hidden_zero); // division.rs:87
        let t54 = 127i - i32(bits_6 >> 23u);
        let field_3 = i32(bitcast<u32>(t53) >> 23u) + t54; // bits.rs:44
        let bits_7 = bitcast<u32>(t53) + (u32(t54) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_7, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t55 = encode_bf16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t55);
        let bits_8 = bitcast<u32>(t2 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t2 < 0.0f))); // bits.rs:29
        let t56 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t56 * decode_bf16(t9.x >> 16u)); // bits.rs:29
        let t57 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        results_1 = t57; // swiglu.rs:171
        let t58 = abs_f32(t3); // activation.rs:20
        let t59 = min_f32(max_f32(t58, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t59 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t59 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t60 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t60);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t63;
        let t64 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t66) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t67 = i32_from_f32(k_2); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t67; // bits.rs:44
        let bits_10 = bitcast<u32>(y_5) + (u32(t67) << 23u); // bits.rs:45
        let t68 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t58) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t68)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_11 = bitcast<u32>(d_2); // division.rs:85
        let t69 = bitcast<f32>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        let t70 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t69 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t71 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t69 * bitcast<f32>(t70)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t71);
        let t72 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t69 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t73 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t72) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t73);
        let t74 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t69 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t75 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t74) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t75);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t69) & 4294963200u);
        let t76 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t77 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t69 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t76 - t77) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t78 = high_2 + bitcast<f32>(bitcast<u32>(residual_2 * estimate_5) ^ hidden_zero); // division.rs:87
        let t79 = 127i - i32(bits_11 >> 23u);
        let field_5 = i32(bitcast<u32>(t78) >> 23u) + t79; // bits.rs:44
        let bits_12 = bitcast<u32>(t78) + (u32(t79) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_12, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t80 = encode_bf16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t80);
        let bits_13 = bitcast<u32>(t3 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t3 < 0.0f))); // bits.rs:29
        let t81 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_14 = bitcast<u32>(decode_bf16(t81) * decode_bf16(t9.y)); // bits.rs:29
        let t82 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:36
        results_2 = decode_bf16(t82); // swiglu.rs:171
        let t83 = abs_f32(t4); // activation.rs:20
        let t84 = min_f32(max_f32(t83, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t84 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t84 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t85 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t85);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t86 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t87;
        let t88 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t91) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t92 = i32_from_f32(k_3); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t92; // bits.rs:44
        let bits_15 = bitcast<u32>(y_7) + (u32(t92) << 23u); // bits.rs:45
        let t93 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t83) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t93)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_16 = bitcast<u32>(d_3); // division.rs:85
        let t94 = bitcast<f32>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        let t95 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t94 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t96 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t94 * bitcast<f32>(t95)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t96);
        let t97 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t94 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t98 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t97) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t98);
        let t99 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t94 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t100 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t99) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t100);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t94) & 4294963200u);
        let t101 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t102 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t94 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t101 - t102) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t103 = high_3 + bitcast<f32>(bitcast<u32>(residual_3 * estimate_7) ^ hidden_zero); // division.rs:87
        let t104 = 127i - i32(bits_16 >> 23u);
        let field_7 = i32(bitcast<u32>(t103) >> 23u) + t104; // bits.rs:44
        let bits_17 = bitcast<u32>(t103) + (u32(t104) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_17, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t105 = encode_bf16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t105);
        let bits_18 = bitcast<u32>(t4 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t4 < 0.0f))); // bits.rs:29
        let t106 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_19 = bitcast<u32>(decode_bf16(t106) * decode_bf16(t9.y >> 16u)); // bits.rs:29
        let t107 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:36
        results_3 = decode_bf16(t107); // swiglu.rs:171
        let t108 = abs_f32(t5); // activation.rs:20
        let t109 = min_f32(max_f32(t108, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t109 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t109 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t110 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t110);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t111 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t111;
        let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t112;
        let t113 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t113;
        let t114 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t114;
        let t115 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t115;
        let t116 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t116) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t117 = i32_from_f32(k_4); // exponential.rs:42
        let field_8 = i32(bitcast<u32>(y_9) >> 23u) + t117; // bits.rs:44
        let bits_20 = bitcast<u32>(y_9) + (u32(t117) << 23u); // bits.rs:45
        let t118 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t108) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_bf16(encode_bf16(t118)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let bits_21 = bitcast<u32>(d_4); // division.rs:85
        let t119 = bitcast<f32>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        let t120 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t119 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t121 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t119 * bitcast<f32>(t120)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t121);
        let t122 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t119 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t123 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t122) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t123);
        let t124 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t119 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t125 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t124) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t125);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
        let d_high_4 = bitcast<f32>(bitcast<u32>(t119) & 4294963200u);
        let t126 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t127 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t119 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t126 - t127) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t128 = high_4 + bitcast<f32>(bitcast<u32>(residual_4 * estimate_9) ^ hidden_zero); // division.rs:87
        let t129 = 127i - i32(bits_21 >> 23u);
        let field_9 = i32(bitcast<u32>(t128) >> 23u) + t129; // bits.rs:44
        let bits_22 = bitcast<u32>(t128) + (u32(t129) << 23u); // bits.rs:45
        let scaled_4 = bitcast<f32>(select(select(bits_22, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // bits.rs:46
        let t130 = encode_bf16(select(scaled_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_bf16(t130);
        let bits_23 = bitcast<u32>(t5 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t5 < 0.0f))); // bits.rs:29
        let t131 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_24 = bitcast<u32>(decode_bf16(t131) * decode_bf16(t9.z)); // bits.rs:29
        let t132 = encode_bf16(bitcast<f32>(select(bits_24, bits_24 & 2147483648u, ((bits_24 & 2139095040u) == 0u)))); // activation.rs:36
        results_4 = decode_bf16(t132); // swiglu.rs:171
        let t133 = abs_f32(t6); // activation.rs:20
        let t134 = min_f32(max_f32(t133, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t134 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t134 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t135 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t135);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t136 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t136;
        let t137 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t137;
        let t138 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t138;
        let t139 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t139;
        let t140 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t140;
        let t141 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t141) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_11 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t142 = i32_from_f32(k_5); // exponential.rs:42
        let field_10 = i32(bitcast<u32>(y_11) >> 23u) + t142; // bits.rs:44
        let bits_25 = bitcast<u32>(y_11) + (u32(t142) << 23u); // bits.rs:45
        let t143 = select(bitcast<f32>(select(select(bits_25, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t133) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_bf16(encode_bf16(t143)); // activation.rs:20
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let bits_26 = bitcast<u32>(d_5); // division.rs:85
        let t144 = bitcast<f32>((bits_26 & 8388607u) | 1065353216u); // division.rs:94
        let t145 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t144 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t146 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t144 * bitcast<f32>(t145)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t146);
        let t147 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t144 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t148 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t147) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t148);
        let t149 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t144 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t150 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t149) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t150);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
        let d_high_5 = bitcast<f32>(bitcast<u32>(t144) & 4294963200u);
        let t151 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t152 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t144 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t151 - t152) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t153 = high_5 + bitcast<f32>(bitcast<u32>(residual_5 * estimate_11) ^ hidden_zero); // division.rs:87
        let t154 = 127i - i32(bits_26 >> 23u);
        let field_11 = i32(bitcast<u32>(t153) >> 23u) + t154; // bits.rs:44
        let bits_27 = bitcast<u32>(t153) + (u32(t154) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_27, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // bits.rs:46
        let t155 = encode_bf16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_12 = decode_bf16(t155);
        let bits_28 = bitcast<u32>(t6 * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t6 < 0.0f))); // bits.rs:29
        let t156 = encode_bf16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_29 = bitcast<u32>(decode_bf16(t156) * decode_bf16(t9.z >> 16u)); // bits.rs:29
        let t157 = encode_bf16(bitcast<f32>(select(bits_29, bits_29 & 2147483648u, ((bits_29 & 2139095040u) == 0u)))); // activation.rs:36
        results_5 = decode_bf16(t157); // swiglu.rs:171
        let t158 = abs_f32(t7); // activation.rs:20
        let t159 = min_f32(max_f32(t158, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t159 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t159 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t160 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t160);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t161;
        let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t162;
        let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t163;
        let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t164;
        let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t165;
        let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t166) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_13 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t167 = i32_from_f32(k_6); // exponential.rs:42
        let field_12 = i32(bitcast<u32>(y_13) >> 23u) + t167; // bits.rs:44
        let bits_30 = bitcast<u32>(y_13) + (u32(t167) << 23u); // bits.rs:45
        let t168 = select(bitcast<f32>(select(select(bits_30, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t158) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_bf16(encode_bf16(t168)); // activation.rs:20
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let bits_31 = bitcast<u32>(d_6); // division.rs:85
        let t169 = bitcast<f32>((bits_31 & 8388607u) | 1065353216u); // division.rs:94
        let t170 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t169 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t171 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t169 * bitcast<f32>(t170)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t171);
        let t172 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t169 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t173 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t172) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t173);
        let t174 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t169 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t175 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t174) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t175);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:58
        let d_high_6 = bitcast<f32>(bitcast<u32>(t169) & 4294963200u);
        let t176 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t177 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t169 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t176 - t177) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t178 = high_6 + bitcast<f32>(bitcast<u32>(residual_6 * estimate_13) ^ hidden_zero); // division.rs:87
        let t179 = 127i - i32(bits_31 >> 23u);
        let field_13 = i32(bitcast<u32>(t178) >> 23u) + t179; // bits.rs:44
        let bits_32 = bitcast<u32>(t178) + (u32(t179) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_32, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // bits.rs:46
        let t180 = encode_bf16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_6) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_14 = decode_bf16(t180);
        let bits_33 = bitcast<u32>(t7 * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t7 < 0.0f))); // bits.rs:29
        let t181 = encode_bf16(bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_34 = bitcast<u32>(decode_bf16(t181) * decode_bf16(t9.w)); // bits.rs:29
        let t182 = encode_bf16(bitcast<f32>(select(bits_34, bits_34 & 2147483648u, ((bits_34 & 2139095040u) == 0u)))); // activation.rs:36
        results_6 = decode_bf16(t182); // swiglu.rs:171
        let t183 = abs_f32(t8); // activation.rs:20
        let t184 = min_f32(max_f32(t183, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t184 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t184 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t185 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t185);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t186 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t186;
        let t187 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t187;
        let t188 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t188;
        let t189 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t189;
        let t190 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t190;
        let t191 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t191) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_15 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t192 = i32_from_f32(k_7); // exponential.rs:42
        let field_14 = i32(bitcast<u32>(y_15) >> 23u) + t192; // bits.rs:44
        let bits_35 = bitcast<u32>(y_15) + (u32(t192) << 23u); // bits.rs:45
        let t193 = select(bitcast<f32>(select(select(bits_35, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t183) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_bf16(encode_bf16(t193)); // activation.rs:20
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let bits_36 = bitcast<u32>(d_7); // division.rs:85
        let t194 = bitcast<f32>((bits_36 & 8388607u) | 1065353216u); // division.rs:94
        let t195 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t194 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t196 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t194 * bitcast<f32>(t195)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t196);
        let t197 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t194 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t198 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t197) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t198);
        let t199 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t194 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t200 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t199) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t200);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:58
        let d_high_7 = bitcast<f32>(bitcast<u32>(t194) & 4294963200u);
        let t201 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t202 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t194 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t201 - t202) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t203 = high_7 + bitcast<f32>(bitcast<u32>(residual_7 * estimate_15) ^ hidden_zero); // division.rs:87
        let t204 = 127i - i32(bits_36 >> 23u);
        let field_15 = i32(bitcast<u32>(t203) >> 23u) + t204; // bits.rs:44
        let bits_37 = bitcast<u32>(t203) + (u32(t204) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_37, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // bits.rs:46
        let t205 = encode_bf16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_16 = decode_bf16(t205);
        let bits_38 = bitcast<u32>(t8 * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t8 < 0.0f))); // bits.rs:29
        let t206 = encode_bf16(bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_39 = bitcast<u32>(decode_bf16(t206) * decode_bf16(t9.w >> 16u)); // bits.rs:29
        let t207 = encode_bf16(bitcast<f32>(select(bits_39, bits_39 & 2147483648u, ((bits_39 & 2139095040u) == 0u)))); // activation.rs:36
        results_7 = decode_bf16(t207); // swiglu.rs:171
        let t208 = vec4<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
        y[(first >> 1u) >> 2u] = t208;
    }
}
