struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<f32>>;

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

@compute @workgroup_size(256, 1, 1)
fn unary__f32_f32__exp_x4(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // unary.rs:274
    if (first < imm.n_elems) { // unary.rs:277
        let t0 = x[first >> 2u]; // unary.rs:278
        var results_0 = 0.0f; // unary.rs:279
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        let t1 = min_f32(max_f32(t0.x, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t1 * 1.442695f); // exponential.rs:14
        let reduced = t1 - k * 0.6933594f; // exponential.rs:15
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
        let t2 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t2; // bits.rs:36
        let bits = bitcast<u32>(y_1) + (u32(t2) << 23u); // bits.rs:37
        let t3 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.x) & 2147483647u) > 2139095040u)); // exponential.rs:42
        results_0 = t3; // unary.rs:282
        let t4 = min_f32(max_f32(t0.y, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t4 * 1.442695f); // exponential.rs:14
        let reduced_1 = t4 - k_1 * 0.6933594f; // exponential.rs:15
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
        let t5 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t5; // bits.rs:36
        let bits_1 = bitcast<u32>(y_2) + (u32(t5) << 23u); // bits.rs:37
        let t6 = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.y) & 2147483647u) > 2139095040u)); // exponential.rs:42
        results_1 = t6; // unary.rs:282
        let t7 = min_f32(max_f32(t0.z, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t7 * 1.442695f); // exponential.rs:14
        let reduced_2 = t7 - k_2 * 0.6933594f; // exponential.rs:15
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
        let t8 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t8; // bits.rs:36
        let bits_2 = bitcast<u32>(y_3) + (u32(t8) << 23u); // bits.rs:37
        let t9 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.z) & 2147483647u) > 2139095040u)); // exponential.rs:42
        results_2 = t9; // unary.rs:282
        let t10 = min_f32(max_f32(t0.w, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t10 * 1.442695f); // exponential.rs:14
        let reduced_3 = t10 - k_3 * 0.6933594f; // exponential.rs:15
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
        let t11 = i32_from_f32(k_3); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t11; // bits.rs:36
        let bits_3 = bitcast<u32>(y_4) + (u32(t11) << 23u); // bits.rs:37
        let t12 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0.w) & 2147483647u) > 2139095040u)); // exponential.rs:42
        results_3 = t12; // unary.rs:282
        let t13 = vec4<f32>(results_0, results_1, results_2, results_3); // unary.rs:284
        y[first >> 2u] = t13;
    }
}
