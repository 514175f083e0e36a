struct Immediates {
    eps: f32,
    n_rows: u32,
    n_cols: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> z: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<atomic<u32>>;
var<workgroup> partial_sums: array<f32, 8>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_x(index: u32) -> f32 {
    let bits = x[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
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

fn load_weight(index: u32) -> f32 {
    let bits = weight[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_z(index: u32) -> f32 {
    let bits = z[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
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

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

fn store_y(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&y[word], ~(0xffffu << shift));
    atomicOr(&y[word], encode_bf16(value) << shift);
}

@compute @workgroup_size(256, 1, 1)
fn rms_norm__bf16_bf16__row_x1_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.x; // rms_norm.rs:258
    let first = local_invocation_index * 8u;
    let n_rows = imm.n_rows; // rms_norm.rs:272
    let n_cols = imm.n_cols; // rms_norm.rs:273
    var own_sum = 0.0f; // rms_norm.rs:274
    if (row < n_rows) { // rms_norm.rs:275
        for (var col = first; col < n_cols; col += 2048u) { // rms_norm.rs:276
            var values_0 = 0.0f; // piece.rs:87
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (col < imm.n_cols) { // piece.rs:90
                values_0 = load_x(row * imm.n_cols + col); // piece.rs:91
            }
            if (col + 1u < imm.n_cols) { // piece.rs:90
                values_1 = load_x(row * imm.n_cols + (col + 1u)); // piece.rs:91
            }
            if (col + 2u < imm.n_cols) { // piece.rs:90
                values_2 = load_x(row * imm.n_cols + (col + 2u)); // piece.rs:91
            }
            if (col + 3u < imm.n_cols) { // piece.rs:90
                values_3 = load_x(row * imm.n_cols + (col + 3u)); // piece.rs:91
            }
            if (col + 4u < imm.n_cols) { // piece.rs:90
                values_4 = load_x(row * imm.n_cols + (col + 4u)); // piece.rs:91
            }
            if (col + 5u < imm.n_cols) { // piece.rs:90
                values_5 = load_x(row * imm.n_cols + (col + 5u)); // piece.rs:91
            }
            if (col + 6u < imm.n_cols) { // piece.rs:90
                values_6 = load_x(row * imm.n_cols + (col + 6u)); // piece.rs:91
            }
            if (col + 7u < imm.n_cols) { // piece.rs:90
                values_7 = load_x(row * imm.n_cols + (col + 7u)); // piece.rs:91
            }
            let t0 = values_0; // piece.rs:94
            let t1 = values_1;
            let t2 = values_2;
            let t3 = values_3;
            let t4 = values_4;
            let t5 = values_5;
            let t6 = values_6;
            let t7 = values_7;
            own_sum = own_sum + t0 * t0; // rms_norm.rs:280
            own_sum = own_sum + t1 * t1;
            own_sum = own_sum + t2 * t2;
            own_sum = own_sum + t3 * t3;
            own_sum = own_sum + t4 * t4;
            own_sum = own_sum + t5 * t5;
            own_sum = own_sum + t6 * t6;
            own_sum = own_sum + t7 * t7;
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
    let t8 = quotient_rn(sum_1, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t8); // roots.rs:12
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
    let bits_1 = bitcast<u32>(t8); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t8) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    if (row < imm.n_rows) { // rms_norm.rs:383
        for (var col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:384
            var values_0 = 0.0f; // piece.rs:87
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (col < imm.n_cols) { // piece.rs:90
                values_0 = load_x(row * imm.n_cols + col); // piece.rs:91
            }
            if (col + 1u < imm.n_cols) { // piece.rs:90
                values_1 = load_x(row * imm.n_cols + (col + 1u)); // piece.rs:91
            }
            if (col + 2u < imm.n_cols) { // piece.rs:90
                values_2 = load_x(row * imm.n_cols + (col + 2u)); // piece.rs:91
            }
            if (col + 3u < imm.n_cols) { // piece.rs:90
                values_3 = load_x(row * imm.n_cols + (col + 3u)); // piece.rs:91
            }
            if (col + 4u < imm.n_cols) { // piece.rs:90
                values_4 = load_x(row * imm.n_cols + (col + 4u)); // piece.rs:91
            }
            if (col + 5u < imm.n_cols) { // piece.rs:90
                values_5 = load_x(row * imm.n_cols + (col + 5u)); // piece.rs:91
            }
            if (col + 6u < imm.n_cols) { // piece.rs:90
                values_6 = load_x(row * imm.n_cols + (col + 6u)); // piece.rs:91
            }
            if (col + 7u < imm.n_cols) { // piece.rs:90
                values_7 = load_x(row * imm.n_cols + (col + 7u)); // piece.rs:91
            }
            var weights_0 = 0.0f; // rms_norm.rs:324
            var weights_1 = 0.0f;
            var weights_2 = 0.0f;
            var weights_3 = 0.0f;
            var weights_4 = 0.0f;
            var weights_5 = 0.0f;
            var weights_6 = 0.0f;
            var weights_7 = 0.0f;
            let t9 = values_0; // piece.rs:94
            let t10 = values_1;
            let t11 = values_2;
            let t12 = values_3;
            let t13 = values_4;
            let t14 = values_5;
            let t15 = values_6;
            let t16 = values_7;
            if (col < imm.n_cols) { // rms_norm.rs:327
                weights_0 = load_weight(col); // rms_norm.rs:328
            }
            if (col + 1u < imm.n_cols) { // rms_norm.rs:327
                weights_1 = load_weight(col + 1u); // rms_norm.rs:328
            }
            if (col + 2u < imm.n_cols) { // rms_norm.rs:327
                weights_2 = load_weight(col + 2u); // rms_norm.rs:328
            }
            if (col + 3u < imm.n_cols) { // rms_norm.rs:327
                weights_3 = load_weight(col + 3u); // rms_norm.rs:328
            }
            if (col + 4u < imm.n_cols) { // rms_norm.rs:327
                weights_4 = load_weight(col + 4u); // rms_norm.rs:328
            }
            if (col + 5u < imm.n_cols) { // rms_norm.rs:327
                weights_5 = load_weight(col + 5u); // rms_norm.rs:328
            }
            if (col + 6u < imm.n_cols) { // rms_norm.rs:327
                weights_6 = load_weight(col + 6u); // rms_norm.rs:328
            }
            if (col + 7u < imm.n_cols) { // rms_norm.rs:327
                weights_7 = load_weight(col + 7u); // rms_norm.rs:328
            }
            var values_0_1 = 0.0f; // piece.rs:87
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            var values_4_1 = 0.0f;
            var values_5_1 = 0.0f;
            var values_6_1 = 0.0f;
            var values_7_1 = 0.0f;
            let t17 = weights_0; // rms_norm.rs:331
            let t18 = weights_1;
            let t19 = weights_2;
            let t20 = weights_3;
            let t21 = weights_4;
            let t22 = weights_5;
            let t23 = weights_6;
            let t24 = weights_7;
            if (col < imm.n_cols) { // piece.rs:90
                values_0_1 = load_z(row * imm.n_cols + col); // piece.rs:91
            }
            if (col + 1u < imm.n_cols) { // piece.rs:90
                values_1_1 = load_z(row * imm.n_cols + (col + 1u)); // piece.rs:91
            }
            if (col + 2u < imm.n_cols) { // piece.rs:90
                values_2_1 = load_z(row * imm.n_cols + (col + 2u)); // piece.rs:91
            }
            if (col + 3u < imm.n_cols) { // piece.rs:90
                values_3_1 = load_z(row * imm.n_cols + (col + 3u)); // piece.rs:91
            }
            if (col + 4u < imm.n_cols) { // piece.rs:90
                values_4_1 = load_z(row * imm.n_cols + (col + 4u)); // piece.rs:91
            }
            if (col + 5u < imm.n_cols) { // piece.rs:90
                values_5_1 = load_z(row * imm.n_cols + (col + 5u)); // piece.rs:91
            }
            if (col + 6u < imm.n_cols) { // piece.rs:90
                values_6_1 = load_z(row * imm.n_cols + (col + 6u)); // piece.rs:91
            }
            if (col + 7u < imm.n_cols) { // piece.rs:90
                values_7_1 = load_z(row * imm.n_cols + (col + 7u)); // piece.rs:91
            }
            let t25 = values_0_1; // piece.rs:94
            let t26 = values_1_1;
            let t27 = values_2_1;
            let t28 = values_3_1;
            let t29 = values_4_1;
            let t30 = values_5_1;
            let t31 = values_6_1;
            let t32 = values_7_1;
            var results_0 = 0.0f; // rms_norm.rs:388
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            var results_4 = 0.0f;
            var results_5 = 0.0f;
            var results_6 = 0.0f;
            var results_7 = 0.0f;
            let bits_2 = bitcast<u32>(t9 * scale); // bits.rs:31
            let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * t17);
            let normed = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // rms_norm.rs:391
            let t33 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t25)), 1120927744u))); // logistic.rs:19
            let sum_2 = t33 * 1.442695f + 12582912.0f; // bits.rs:52
            let k = sum_2 - 12582912.0f; // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced = t33 - k * 0.6933594f; // exponential.rs:15
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
            let y_3 = 1.0f + p; // exponential.rs:33
            let y_error = 1.0f - y_3 + p + (r - p + rest); // exponential.rs:34
            let unit = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
            let power = y_3 * unit; // logistic.rs:28
            let d = 1.0f + power; // logistic.rs:29
            var estimate = d * (d * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate = estimate + estimate * (1.0f - d * estimate); // division.rs:16
            estimate = estimate + estimate * (1.0f - d * estimate);
            let high_4 = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
            let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
            let residual_1 = 1.0f - d_high * high_4 - (d - d_high) * high_4; // division.rs:21
            let estimate_1 = estimate;
            let low = (residual_1 - (1.0f - d + power + y_error * unit) * high_4) * estimate_1; // division.rs:29
            let y_high = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
            let product_2 = y_high * high_4 + (y_high * low + (y_3 - y_high + y_error) * estimate_1); // logistic.rs:40
            let field = i32(bitcast<u32>(product_2) >> 23u) + exponent_1; // bits.rs:38
            let bits_4 = bitcast<u32>(product_2) + (u32(exponent_1) << 23u); // bits.rs:39
            let result = select(high_4 + low, bitcast<f32>(select(select(bits_4, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t25) > 2147483647u)); // logistic.rs:41
            let t34 = t25 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t25) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_5 = bitcast<u32>(t34); // bits.rs:31
            let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * normed);
            results_0 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_7 = bitcast<u32>(t10 * scale); // bits.rs:31
            let bits_8 = bitcast<u32>(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * t18);
            let normed_1 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // rms_norm.rs:391
            let t35 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t26)), 1120927744u))); // logistic.rs:19
            let sum_3 = t35 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_1 = sum_3 - 12582912.0f; // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_3)) - 1262485504i;
            let reduced_1 = t35 - k_1 * 0.6933594f; // exponential.rs:15
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
            let y_4 = 1.0f + p_1; // exponential.rs:33
            let y_error_1 = 1.0f - y_4 + p_1 + (r_1 - p_1 + rest_1); // exponential.rs:34
            let unit_1 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
            let power_1 = y_4 * unit_1; // logistic.rs:28
            let d_1 = 1.0f + power_1; // logistic.rs:29
            var estimate_2 = d_1 * (d_1 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate_2 = estimate_2 + estimate_2 * (1.0f - d_1 * estimate_2); // division.rs:16
            estimate_2 = estimate_2 + estimate_2 * (1.0f - d_1 * estimate_2);
            let high_5 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
            let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
            let residual_2 = 1.0f - d_high_1 * high_5 - (d_1 - d_high_1) * high_5; // division.rs:21
            let estimate_3 = estimate_2;
            let low_1 = (residual_2 - (1.0f - d_1 + power_1 + y_error_1 * unit_1) * high_5) * estimate_3; // division.rs:29
            let y_high_1 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
            let product_3 = y_high_1 * high_5 + (y_high_1 * low_1 + (y_4 - y_high_1 + y_error_1) * estimate_3); // logistic.rs:40
            let field_1 = i32(bitcast<u32>(product_3) >> 23u) + exponent_2; // bits.rs:38
            let bits_9 = bitcast<u32>(product_3) + (u32(exponent_2) << 23u); // bits.rs:39
            let result_1 = select(high_5 + low_1, bitcast<f32>(select(select(bits_9, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t26) > 2147483647u)); // logistic.rs:41
            let t36 = t26 * select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_10 = bitcast<u32>(t36); // bits.rs:31
            let bits_11 = bitcast<u32>(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * normed_1);
            results_1 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_12 = bitcast<u32>(t11 * scale); // bits.rs:31
            let bits_13 = bitcast<u32>(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * t19);
            let t37 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_2 = decode_bf16(t37);
            let t38 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t27)), 1120927744u))); // logistic.rs:19
            let sum_4 = t38 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_2 = sum_4 - 12582912.0f; // bits.rs:53
            let exponent_3 = i32(bitcast<u32>(sum_4)) - 1262485504i;
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
            let y_5 = 1.0f + p_2; // exponential.rs:33
            let y_error_2 = 1.0f - y_5 + p_2 + (r_2 - p_2 + rest_2); // exponential.rs:34
            let unit_2 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
            let power_2 = y_5 * unit_2; // logistic.rs:28
            let d_2 = 1.0f + power_2; // logistic.rs:29
            var estimate_4 = d_2 * (d_2 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate_4 = estimate_4 + estimate_4 * (1.0f - d_2 * estimate_4); // division.rs:16
            estimate_4 = estimate_4 + estimate_4 * (1.0f - d_2 * estimate_4);
            let high_6 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
            let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
            let residual_3 = 1.0f - d_high_2 * high_6 - (d_2 - d_high_2) * high_6; // division.rs:21
            let estimate_5 = estimate_4;
            let low_2 = (residual_3 - (1.0f - d_2 + power_2 + y_error_2 * unit_2) * high_6) * estimate_5; // division.rs:29
            let y_high_2 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
            let product_4 = y_high_2 * high_6 + (y_high_2 * low_2 + (y_5 - y_high_2 + y_error_2) * estimate_5); // logistic.rs:40
            let field_2 = i32(bitcast<u32>(product_4) >> 23u) + exponent_3; // bits.rs:38
            let bits_14 = bitcast<u32>(product_4) + (u32(exponent_3) << 23u); // bits.rs:39
            let result_2 = select(high_6 + low_2, bitcast<f32>(select(select(bits_14, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t27) > 2147483647u)); // logistic.rs:41
            let t39 = t27 * select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t27) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_15 = bitcast<u32>(t39); // bits.rs:31
            let bits_16 = bitcast<u32>(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * normed_2);
            results_2 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_17 = bitcast<u32>(t12 * scale); // bits.rs:31
            let bits_18 = bitcast<u32>(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * t20);
            let t40 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_3 = decode_bf16(t40);
            let t41 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t28)), 1120927744u))); // logistic.rs:19
            let sum_5 = t41 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_3 = sum_5 - 12582912.0f; // bits.rs:53
            let exponent_4 = i32(bitcast<u32>(sum_5)) - 1262485504i;
            let reduced_3 = t41 - k_3 * 0.6933594f; // exponential.rs:15
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
            let y_error_3 = 1.0f - y_6 + p_3 + (r_3 - p_3 + rest_3); // exponential.rs:34
            let unit_3 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
            let power_3 = y_6 * unit_3; // logistic.rs:28
            let d_3 = 1.0f + power_3; // logistic.rs:29
            var estimate_6 = d_3 * (d_3 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate_6 = estimate_6 + estimate_6 * (1.0f - d_3 * estimate_6); // division.rs:16
            estimate_6 = estimate_6 + estimate_6 * (1.0f - d_3 * estimate_6);
            let high_7 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
            let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
            let residual_4 = 1.0f - d_high_3 * high_7 - (d_3 - d_high_3) * high_7; // division.rs:21
            let estimate_7 = estimate_6;
            let low_3 = (residual_4 - (1.0f - d_3 + power_3 + y_error_3 * unit_3) * high_7) * estimate_7; // division.rs:29
            let y_high_3 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
            let product_5 = y_high_3 * high_7 + (y_high_3 * low_3 + (y_6 - y_high_3 + y_error_3) * estimate_7); // logistic.rs:40
            let field_3 = i32(bitcast<u32>(product_5) >> 23u) + exponent_4; // bits.rs:38
            let bits_19 = bitcast<u32>(product_5) + (u32(exponent_4) << 23u); // bits.rs:39
            let result_3 = select(high_7 + low_3, bitcast<f32>(select(select(bits_19, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t28) > 2147483647u)); // logistic.rs:41
            let t42 = t28 * select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t28) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_20 = bitcast<u32>(t42); // bits.rs:31
            let bits_21 = bitcast<u32>(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))) * normed_3);
            results_3 = bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_22 = bitcast<u32>(t13 * scale); // bits.rs:31
            let bits_23 = bitcast<u32>(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u))) * t21);
            let t43 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_4 = decode_bf16(t43);
            let t44 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t29)), 1120927744u))); // logistic.rs:19
            let sum_6 = t44 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_4 = sum_6 - 12582912.0f; // bits.rs:53
            let exponent_5 = i32(bitcast<u32>(sum_6)) - 1262485504i;
            let reduced_4 = t44 - k_4 * 0.6933594f; // exponential.rs:15
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
            let y_7 = 1.0f + p_4; // exponential.rs:33
            let y_error_4 = 1.0f - y_7 + p_4 + (r_4 - p_4 + rest_4); // exponential.rs:34
            let unit_4 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
            let power_4 = y_7 * unit_4; // logistic.rs:28
            let d_4 = 1.0f + power_4; // logistic.rs:29
            var estimate_8 = d_4 * (d_4 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate_8 = estimate_8 + estimate_8 * (1.0f - d_4 * estimate_8); // division.rs:16
            estimate_8 = estimate_8 + estimate_8 * (1.0f - d_4 * estimate_8);
            let high_8 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
            let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
            let residual_5 = 1.0f - d_high_4 * high_8 - (d_4 - d_high_4) * high_8; // division.rs:21
            let estimate_9 = estimate_8;
            let low_4 = (residual_5 - (1.0f - d_4 + power_4 + y_error_4 * unit_4) * high_8) * estimate_9; // division.rs:29
            let y_high_4 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
            let product_6 = y_high_4 * high_8 + (y_high_4 * low_4 + (y_7 - y_high_4 + y_error_4) * estimate_9); // logistic.rs:40
            let field_4 = i32(bitcast<u32>(product_6) >> 23u) + exponent_5; // bits.rs:38
            let bits_24 = bitcast<u32>(product_6) + (u32(exponent_5) << 23u); // bits.rs:39
            let result_4 = select(high_8 + low_4, bitcast<f32>(select(select(bits_24, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t29) > 2147483647u)); // logistic.rs:41
            let t45 = t29 * select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t29) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_25 = bitcast<u32>(t45); // bits.rs:31
            let bits_26 = bitcast<u32>(bitcast<f32>(select(bits_25, bits_25 & 2147483648u, ((bits_25 & 2139095040u) == 0u))) * normed_4);
            results_4 = bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_27 = bitcast<u32>(t14 * scale); // bits.rs:31
            let bits_28 = bitcast<u32>(bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))) * t22);
            let t46 = encode_bf16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_5 = decode_bf16(t46);
            let t47 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t30)), 1120927744u))); // logistic.rs:19
            let sum_7 = t47 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_5 = sum_7 - 12582912.0f; // bits.rs:53
            let exponent_6 = i32(bitcast<u32>(sum_7)) - 1262485504i;
            let reduced_5 = t47 - k_5 * 0.6933594f; // exponential.rs:15
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
            let y_8 = 1.0f + p_5; // exponential.rs:33
            let y_error_5 = 1.0f - y_8 + p_5 + (r_5 - p_5 + rest_5); // exponential.rs:34
            let unit_5 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
            let power_5 = y_8 * unit_5; // logistic.rs:28
            let d_5 = 1.0f + power_5; // logistic.rs:29
            var estimate_10 = d_5 * (d_5 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate_10 = estimate_10 + estimate_10 * (1.0f - d_5 * estimate_10); // division.rs:16
            estimate_10 = estimate_10 + estimate_10 * (1.0f - d_5 * estimate_10);
            let high_9 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
            let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
            let residual_6 = 1.0f - d_high_5 * high_9 - (d_5 - d_high_5) * high_9; // division.rs:21
            let estimate_11 = estimate_10;
            let low_5 = (residual_6 - (1.0f - d_5 + power_5 + y_error_5 * unit_5) * high_9) * estimate_11; // division.rs:29
            let y_high_5 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
            let product_7 = y_high_5 * high_9 + (y_high_5 * low_5 + (y_8 - y_high_5 + y_error_5) * estimate_11); // logistic.rs:40
            let field_5 = i32(bitcast<u32>(product_7) >> 23u) + exponent_6; // bits.rs:38
            let bits_29 = bitcast<u32>(product_7) + (u32(exponent_6) << 23u); // bits.rs:39
            let result_5 = select(high_9 + low_5, bitcast<f32>(select(select(bits_29, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t30) > 2147483647u)); // logistic.rs:41
            let t48 = t30 * select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t30) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_30 = bitcast<u32>(t48); // bits.rs:31
            let bits_31 = bitcast<u32>(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u))) * normed_5);
            results_5 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_32 = bitcast<u32>(t15 * scale); // bits.rs:31
            let bits_33 = bitcast<u32>(bitcast<f32>(select(bits_32, bits_32 & 2147483648u, ((bits_32 & 2139095040u) == 0u))) * t23);
            let t49 = encode_bf16(bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_6 = decode_bf16(t49);
            let t50 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t31)), 1120927744u))); // logistic.rs:19
            let sum_8 = t50 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_6 = sum_8 - 12582912.0f; // bits.rs:53
            let exponent_7 = i32(bitcast<u32>(sum_8)) - 1262485504i;
            let reduced_6 = t50 - k_6 * 0.6933594f; // exponential.rs:15
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
            let y_9 = 1.0f + p_6; // exponential.rs:33
            let y_error_6 = 1.0f - y_9 + p_6 + (r_6 - p_6 + rest_6); // exponential.rs:34
            let unit_6 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
            let power_6 = y_9 * unit_6; // logistic.rs:28
            let d_6 = 1.0f + power_6; // logistic.rs:29
            var estimate_12 = d_6 * (d_6 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate_12 = estimate_12 + estimate_12 * (1.0f - d_6 * estimate_12); // division.rs:16
            estimate_12 = estimate_12 + estimate_12 * (1.0f - d_6 * estimate_12);
            let high_10 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
            let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
            let residual_7 = 1.0f - d_high_6 * high_10 - (d_6 - d_high_6) * high_10; // division.rs:21
            let estimate_13 = estimate_12;
            let low_6 = (residual_7 - (1.0f - d_6 + power_6 + y_error_6 * unit_6) * high_10) * estimate_13; // division.rs:29
            let y_high_6 = bitcast<f32>(bitcast<u32>(y_9) & 4294963200u); // bits.rs:72
            let product_8 = y_high_6 * high_10 + (y_high_6 * low_6 + (y_9 - y_high_6 + y_error_6) * estimate_13); // logistic.rs:40
            let field_6 = i32(bitcast<u32>(product_8) >> 23u) + exponent_7; // bits.rs:38
            let bits_34 = bitcast<u32>(product_8) + (u32(exponent_7) << 23u); // bits.rs:39
            let result_6 = select(high_10 + low_6, bitcast<f32>(select(select(bits_34, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t31) > 2147483647u)); // logistic.rs:41
            let t51 = t31 * select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t31) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_35 = bitcast<u32>(t51); // bits.rs:31
            let bits_36 = bitcast<u32>(bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u))) * normed_6);
            results_6 = bitcast<f32>(select(bits_36, bits_36 & 2147483648u, ((bits_36 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_37 = bitcast<u32>(t16 * scale); // bits.rs:31
            let bits_38 = bitcast<u32>(bitcast<f32>(select(bits_37, bits_37 & 2147483648u, ((bits_37 & 2139095040u) == 0u))) * t24);
            let t52 = encode_bf16(bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_7 = decode_bf16(t52);
            let t53 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t32)), 1120927744u))); // logistic.rs:19
            let sum_9 = t53 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_7 = sum_9 - 12582912.0f; // bits.rs:53
            let exponent_8 = i32(bitcast<u32>(sum_9)) - 1262485504i;
            let reduced_7 = t53 - k_7 * 0.6933594f; // exponential.rs:15
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
            let y_10 = 1.0f + p_7; // exponential.rs:33
            let y_error_7 = 1.0f - y_10 + p_7 + (r_7 - p_7 + rest_7); // exponential.rs:34
            let unit_7 = bitcast<f32>(u32(max_i32(exponent_8, -60i) + 127i) << 23u); // bits.rs:66
            let power_7 = y_10 * unit_7; // logistic.rs:28
            let d_7 = 1.0f + power_7; // logistic.rs:29
            var estimate_14 = d_7 * (d_7 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
            estimate_14 = estimate_14 + estimate_14 * (1.0f - d_7 * estimate_14); // division.rs:16
            estimate_14 = estimate_14 + estimate_14 * (1.0f - d_7 * estimate_14);
            let high_11 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
            let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
            let residual_8 = 1.0f - d_high_7 * high_11 - (d_7 - d_high_7) * high_11; // division.rs:21
            let estimate_15 = estimate_14;
            let low_7 = (residual_8 - (1.0f - d_7 + power_7 + y_error_7 * unit_7) * high_11) * estimate_15; // division.rs:29
            let y_high_7 = bitcast<f32>(bitcast<u32>(y_10) & 4294963200u); // bits.rs:72
            let product_9 = y_high_7 * high_11 + (y_high_7 * low_7 + (y_10 - y_high_7 + y_error_7) * estimate_15); // logistic.rs:40
            let field_7 = i32(bitcast<u32>(product_9) >> 23u) + exponent_8; // bits.rs:38
            let bits_39 = bitcast<u32>(product_9) + (u32(exponent_8) << 23u); // bits.rs:39
            let result_7 = select(high_11 + low_7, bitcast<f32>(select(select(bits_39, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t32) > 2147483647u)); // logistic.rs:41
            let t54 = t32 * select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t32) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_40 = bitcast<u32>(t54); // bits.rs:31
            let bits_41 = bitcast<u32>(bitcast<f32>(select(bits_40, bits_40 & 2147483648u, ((bits_40 & 2139095040u) == 0u))) * normed_7);
            results_7 = bitcast<f32>(select(bits_41, bits_41 & 2147483648u, ((bits_41 & 2139095040u) == 0u))); // rms_norm.rs:392
            let t55 = results_0; // rms_norm.rs:394
            let t56 = results_1;
            let t57 = results_2;
            let t58 = results_3;
            let t59 = results_4;
            let t60 = results_5;
            let t61 = results_6;
            let t62 = results_7;
            if (col < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + col, t55); // piece.rs:115
            }
            if (col + 1u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 1u), t56); // piece.rs:115
            }
            if (col + 2u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 2u), t57); // piece.rs:115
            }
            if (col + 3u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 3u), t58); // piece.rs:115
            }
            if (col + 4u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 4u), t59); // piece.rs:115
            }
            if (col + 5u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 5u), t60); // piece.rs:115
            }
            if (col + 6u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 6u), t61); // piece.rs:115
            }
            if (col + 7u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 7u), t62); // piece.rs:115
            }
        }
    }
}
