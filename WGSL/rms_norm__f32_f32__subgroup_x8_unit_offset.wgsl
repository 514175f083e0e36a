struct Immediates {
    eps: f32,
    n_rows: u32,
    n_cols: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;

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

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

@compute @workgroup_size(256, 1, 1)
fn rms_norm__f32_f32__subgroup_x8_unit_offset(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.x * 8u + (local_invocation_index >> 5u); // rms_norm.rs:259
    let first = (local_invocation_index & 31u) * 8u;
    let n_rows = imm.n_rows; // rms_norm.rs:272
    let n_cols = imm.n_cols; // rms_norm.rs:273
    var own_sum = 0.0f; // rms_norm.rs:274
    if (row < n_rows) { // rms_norm.rs:275
        for (var col = first; col < n_cols; col += 2048u) { // rms_norm.rs:276
            let t0 = row * imm.n_cols + col; // piece.rs:85
            let t1 = x[t0 >> 2u]; // piece.rs:36
            let t2 = x[(t0 + 4u) >> 2u]; // piece.rs:37
            own_sum = own_sum + t1.x * t1.x; // rms_norm.rs:280
            own_sum = own_sum + t1.y * t1.y;
            own_sum = own_sum + t1.z * t1.z;
            own_sum = own_sum + t1.w * t1.w;
            own_sum = own_sum + t2.x * t2.x;
            own_sum = own_sum + t2.y * t2.y;
            own_sum = own_sum + t2.z * t2.z;
            own_sum = own_sum + t2.w * t2.w;
        }
    }
    let sum = reduce_add_f32(own_sum); // rms_norm.rs:293
    let t3 = quotient_rn(sum, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t3); // roots.rs:12
    let exponent = i32(bits >> 23u) - 127i; // roots.rs:13
    let odd = exponent & 1i; // roots.rs:14
    let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1); // roots.rs:20
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1);
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1);
    let y_2 = y_1; // roots.rs:22
    let half_exponent = (exponent - odd) >> 1u;
    let product = m * y_2; // roots.rs:28
    let scaled = m * 4097.0f; // roots.rs:37
    let high = scaled - (scaled - m); // roots.rs:38
    let a_low = m - high; // roots.rs:39
    let scaled_1 = y_2 * 4097.0f; // roots.rs:37
    let high_1 = scaled_1 - (scaled_1 - y_2); // roots.rs:38
    let b_low = y_2 - high_1; // roots.rs:39
    let my_error = high * high_1 - product + high * b_low + a_low * high_1 + a_low * b_low; // roots.rs:31
    let product_1 = product * y_2; // roots.rs:28
    let scaled_2 = product * 4097.0f; // roots.rs:37
    let high_2 = scaled_2 - (scaled_2 - product); // roots.rs:38
    let a_low_1 = product - high_2; // roots.rs:39
    let scaled_3 = y_2 * 4097.0f; // roots.rs:37
    let high_3 = scaled_3 - (scaled_3 - y_2); // roots.rs:38
    let b_low_1 = y_2 - high_3; // roots.rs:39
    let square_error = high_2 * high_3 - product_1 + high_2 * b_low_1 + a_low_1 * high_3 + a_low_1 * b_low_1; // roots.rs:31
    let residual = 1.0f - product_1 - square_error - my_error * y_2; // roots.rs:49
    let root = y_2 + y_2 * (0.5f * residual); // roots.rs:50
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_1 = bitcast<u32>(t3); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t3) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    if (row < imm.n_rows) { // rms_norm.rs:357
        for (var col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:358
            let t4 = row * imm.n_cols + col; // piece.rs:85
            let t5 = x[t4 >> 2u]; // piece.rs:36
            let t6 = x[(t4 + 4u) >> 2u]; // piece.rs:37
            let t7 = weight[col >> 2u]; // piece.rs:36
            let t8 = weight[(col + 4u) >> 2u]; // piece.rs:37
            var results_0 = 0.0f; // rms_norm.rs:361
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            var results_4 = 0.0f;
            var results_5 = 0.0f;
            var results_6 = 0.0f;
            var results_7 = 0.0f;
            let factor = 1.0f + t7.x; // rms_norm.rs:341
            let bits_2 = bitcast<u32>(t5.x * scale); // bits.rs:31
            let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * factor);
            results_0 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // rms_norm.rs:365
            let factor_1 = 1.0f + t7.y; // rms_norm.rs:341
            let bits_4 = bitcast<u32>(t5.y * scale); // bits.rs:31
            let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * factor_1);
            results_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // rms_norm.rs:365
            let factor_2 = 1.0f + t7.z; // rms_norm.rs:341
            let bits_6 = bitcast<u32>(t5.z * scale); // bits.rs:31
            let bits_7 = bitcast<u32>(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))) * factor_2);
            results_2 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // rms_norm.rs:365
            let factor_3 = 1.0f + t7.w; // rms_norm.rs:341
            let bits_8 = bitcast<u32>(t5.w * scale); // bits.rs:31
            let bits_9 = bitcast<u32>(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) * factor_3);
            results_3 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // rms_norm.rs:365
            let factor_4 = 1.0f + t8.x; // rms_norm.rs:341
            let bits_10 = bitcast<u32>(t6.x * scale); // bits.rs:31
            let bits_11 = bitcast<u32>(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * factor_4);
            results_4 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // rms_norm.rs:365
            let factor_5 = 1.0f + t8.y; // rms_norm.rs:341
            let bits_12 = bitcast<u32>(t6.y * scale); // bits.rs:31
            let bits_13 = bitcast<u32>(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * factor_5);
            results_5 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // rms_norm.rs:365
            let factor_6 = 1.0f + t8.z; // rms_norm.rs:341
            let bits_14 = bitcast<u32>(t6.z * scale); // bits.rs:31
            let bits_15 = bitcast<u32>(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))) * factor_6);
            results_6 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // rms_norm.rs:365
            let factor_7 = 1.0f + t8.w; // rms_norm.rs:341
            let bits_16 = bitcast<u32>(t6.w * scale); // bits.rs:31
            let bits_17 = bitcast<u32>(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * factor_7);
            results_7 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // rms_norm.rs:365
            let t9 = row * imm.n_cols + col; // piece.rs:109
            let t10 = vec4<f32>(results_0, results_1, results_2, results_3); // piece.rs:68
            y[t9 >> 2u] = t10;
            let t11 = vec4<f32>(results_4, results_5, results_6, results_7); // piece.rs:69
            y[(t9 + 4u) >> 2u] = t11;
        }
    }
}
