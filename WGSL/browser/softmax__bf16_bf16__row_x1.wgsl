enable subgroups;

struct Immediates {
    n_cols: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<atomic<u32>>;
var<workgroup> partial_maxima: array<f32, 8>;
var<workgroup> partial_sums: array<f32, 8>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_x(index: u32) -> f32 {
    let bits = x[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
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

fn reciprocal_rn(x: f32) -> f32 {
    let t0 = 1.0f;
    let a_bits = bitcast<u32>(t0);
    let b_bits = bitcast<u32>(x);
    let sign_1 = (a_bits ^ b_bits) & 2147483648u;
    let t1 = a_bits & 8388607u;
    let t2 = b_bits & 8388607u;
    let below = select(0u, 1u, (t1 < t2));
    let numerator = shl_u32(t1 | 8388608u, below);
    let denominator = t2 | 8388608u;
    let d = bitcast<f32>((t2 & 8388607u) | 1065353216u);
    var reciprocal = 1.4117647f - 0.47058824f * d;
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>(bitcast<u32>(bitcast<f32>((t1 & 8388607u) | 1065353216u)) + (below << 23u));
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f);
    let divisor = i32(denominator);
    var residual = i32((numerator << 23u) - quotient * denominator);
    let over = residual < 0i;
    quotient = select(quotient, quotient - 1u, over);
    residual = select(residual, residual + divisor, over);
    let over_1 = residual < 0i;
    quotient = select(quotient, quotient - 1u, over_1);
    residual = select(residual, residual + divisor, over_1);
    let under = residual >= divisor;
    quotient = select(quotient, quotient + 1u, under);
    residual = select(residual, residual - divisor, under);
    quotient = select(quotient, quotient + 1u, (residual * 2i > divisor));
    let exponent = i32((a_bits >> 23u) & 255u) - i32((b_bits >> 23u) & 255u) + 127i - i32(below);
    let t3 = quotient;
    let field = exponent + i32(t3 >> 24u);
    let bits = (u32(field) << 23u) | (t3 & 8388607u);
    let ordinary = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
    let sign_2 = (a_bits ^ b_bits) & 2147483648u;
    let a_magnitude = a_bits & 2147483647u;
    let b_magnitude = b_bits & 2147483647u;
    let a_zero = a_magnitude < 8388608u;
    let b_zero = b_magnitude < 8388608u;
    let a_infinite = a_magnitude == 2139095040u;
    let b_infinite = b_magnitude == 2139095040u;
    let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
    let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(ordinary, bitcast<f32>(sign_2), a_zero | b_infinite);
    let extended = select(bounded, bitcast<f32>(sign_2 | 2139095040u), a_infinite | b_zero);
    let t4 = 2143289344u;
    var result = select(extended, bitcast<f32>(t4), undefined);
    return result;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn store_y(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&y[word], ~(0xffffu << shift));
    atomicOr(&y[word], encode_bf16(value) << shift);
}

@compute @workgroup_size(256, 1, 1)
fn softmax__bf16_bf16__row_x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // softmax.rs:154
    let row = workgroup_id.x; // softmax.rs:162
    let start = local_invocation_index * 8u; // softmax.rs:163
    var own_max = f32_from_bits(0xff800000u); // softmax.rs:165
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        var values_0 = f32_from_bits(0xff800000u); // piece.rs:87
        var values_1 = f32_from_bits(0xff800000u);
        var values_2 = f32_from_bits(0xff800000u);
        var values_3 = f32_from_bits(0xff800000u);
        var values_4 = f32_from_bits(0xff800000u);
        var values_5 = f32_from_bits(0xff800000u);
        var values_6 = f32_from_bits(0xff800000u);
        var values_7 = f32_from_bits(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:90
            values_0 = load_x(row * imm.n_cols + first); // piece.rs:91
        }
        if (first + 1u < imm.n_cols) { // piece.rs:90
            values_1 = load_x(row * imm.n_cols + (first + 1u)); // piece.rs:91
        }
        if (first + 2u < imm.n_cols) { // piece.rs:90
            values_2 = load_x(row * imm.n_cols + (first + 2u)); // piece.rs:91
        }
        if (first + 3u < imm.n_cols) { // piece.rs:90
            values_3 = load_x(row * imm.n_cols + (first + 3u)); // piece.rs:91
        }
        if (first + 4u < imm.n_cols) { // piece.rs:90
            values_4 = load_x(row * imm.n_cols + (first + 4u)); // piece.rs:91
        }
        if (first + 5u < imm.n_cols) { // piece.rs:90
            values_5 = load_x(row * imm.n_cols + (first + 5u)); // piece.rs:91
        }
        if (first + 6u < imm.n_cols) { // piece.rs:90
            values_6 = load_x(row * imm.n_cols + (first + 6u)); // piece.rs:91
        }
        if (first + 7u < imm.n_cols) { // piece.rs:90
            values_7 = load_x(row * imm.n_cols + (first + 7u)); // piece.rs:91
        }
        own_max = max_f32(own_max, values_0); // softmax.rs:170
        own_max = max_f32(own_max, values_1);
        own_max = max_f32(own_max, values_2);
        own_max = max_f32(own_max, values_3);
        own_max = max_f32(own_max, values_4);
        own_max = max_f32(own_max, values_5);
        own_max = max_f32(own_max, values_6);
        own_max = max_f32(own_max, values_7);
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
        var values_0 = f32_from_bits(0xff800000u); // piece.rs:87
        var values_1 = f32_from_bits(0xff800000u);
        var values_2 = f32_from_bits(0xff800000u);
        var values_3 = f32_from_bits(0xff800000u);
        var values_4 = f32_from_bits(0xff800000u);
        var values_5 = f32_from_bits(0xff800000u);
        var values_6 = f32_from_bits(0xff800000u);
        var values_7 = f32_from_bits(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:90
            values_0 = load_x(row * imm.n_cols + first); // piece.rs:91
        }
        if (first + 1u < imm.n_cols) { // piece.rs:90
            values_1 = load_x(row * imm.n_cols + (first + 1u)); // piece.rs:91
        }
        if (first + 2u < imm.n_cols) { // piece.rs:90
            values_2 = load_x(row * imm.n_cols + (first + 2u)); // piece.rs:91
        }
        if (first + 3u < imm.n_cols) { // piece.rs:90
            values_3 = load_x(row * imm.n_cols + (first + 3u)); // piece.rs:91
        }
        if (first + 4u < imm.n_cols) { // piece.rs:90
            values_4 = load_x(row * imm.n_cols + (first + 4u)); // piece.rs:91
        }
        if (first + 5u < imm.n_cols) { // piece.rs:90
            values_5 = load_x(row * imm.n_cols + (first + 5u)); // piece.rs:91
        }
        if (first + 6u < imm.n_cols) { // piece.rs:90
            values_6 = load_x(row * imm.n_cols + (first + 6u)); // piece.rs:91
        }
        if (first + 7u < imm.n_cols) { // piece.rs:90
            values_7 = load_x(row * imm.n_cols + (first + 7u)); // piece.rs:91
        }
        let t0 = bitcast<f32>(bitcast<u32>(values_0 - max_2) ^ hidden_zero); // softmax.rs:180
        let t1 = min_f32(max_f32(t0, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t1 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t1 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t2 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t2;
        let t3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t3;
        let t4 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t4;
        let t5 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t5;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t6 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t6) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t7 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t7; // bits.rs:36
        let bits = bitcast<u32>(y_1) + (u32(t7) << 23u); // bits.rs:37
        let t8 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t0) & 2147483647u) > 2139095040u)); // exponential.rs:42
        own_sum = bitcast<f32>(bitcast<u32>(own_sum + t8) ^ hidden_zero); // softmax.rs:180
        let t9 = bitcast<f32>(bitcast<u32>(values_1 - max_2) ^ hidden_zero);
        let t10 = min_f32(max_f32(t9, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t10 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t10 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t11);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t12 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t12;
        let t13 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t13;
        let t14 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t14;
        let t15 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t15;
        let t16 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t16;
        let t17 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t17) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t18 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t18; // bits.rs:36
        let bits_1 = bitcast<u32>(y_2) + (u32(t18) << 23u); // bits.rs:37
        let t19 = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t9) & 2147483647u) > 2139095040u)); // exponential.rs:42
        own_sum = bitcast<f32>(bitcast<u32>(own_sum + t19) ^ hidden_zero); // softmax.rs:180
        let t20 = bitcast<f32>(bitcast<u32>(values_2 - max_2) ^ hidden_zero);
        let t21 = min_f32(max_f32(t20, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t21 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t21 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t22 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t22);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t23 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t23;
        let t24 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t24;
        let t25 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t25;
        let t26 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t26;
        let t27 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t27;
        let t28 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t28) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t29 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t29; // bits.rs:36
        let bits_2 = bitcast<u32>(y_3) + (u32(t29) << 23u); // bits.rs:37
        let t30 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // exponential.rs:42
        own_sum = bitcast<f32>(bitcast<u32>(own_sum + t30) ^ hidden_zero); // softmax.rs:180
        let t31 = bitcast<f32>(bitcast<u32>(values_3 - max_2) ^ hidden_zero);
        let t32 = min_f32(max_f32(t31, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t32 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t32 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t33 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t33);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t34 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t35;
        let t36 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t39) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t40 = i32_from_f32(k_3); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t40; // bits.rs:36
        let bits_3 = bitcast<u32>(y_4) + (u32(t40) << 23u); // bits.rs:37
        let t41 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t31) & 2147483647u) > 2139095040u)); // exponential.rs:42
        own_sum = bitcast<f32>(bitcast<u32>(own_sum + t41) ^ hidden_zero); // softmax.rs:180
        let t42 = bitcast<f32>(bitcast<u32>(values_4 - max_2) ^ hidden_zero);
        let t43 = min_f32(max_f32(t42, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t43 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t43 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t44 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t44);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t45 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t47;
        let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t50) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t51 = i32_from_f32(k_4); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t51; // bits.rs:36
        let bits_4 = bitcast<u32>(y_5) + (u32(t51) << 23u); // bits.rs:37
        let t52 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t42) & 2147483647u) > 2139095040u)); // exponential.rs:42
        own_sum = bitcast<f32>(bitcast<u32>(own_sum + t52) ^ hidden_zero); // softmax.rs:180
        let t53 = bitcast<f32>(bitcast<u32>(values_5 - max_2) ^ hidden_zero);
        let t54 = min_f32(max_f32(t53, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t54 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t54 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t55 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t55);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t59;
        let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t61) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t62 = i32_from_f32(k_5); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_6) >> 23u) + t62; // bits.rs:36
        let bits_5 = bitcast<u32>(y_6) + (u32(t62) << 23u); // bits.rs:37
        let t63 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t53) & 2147483647u) > 2139095040u)); // exponential.rs:42
        own_sum = bitcast<f32>(bitcast<u32>(own_sum + t63) ^ hidden_zero); // softmax.rs:180
        let t64 = bitcast<f32>(bitcast<u32>(values_6 - max_2) ^ hidden_zero);
        let t65 = min_f32(max_f32(t64, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t65 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t65 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t66 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t66);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t67 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t67;
        let t68 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t69;
        let t70 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t71;
        let t72 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t72) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t73 = i32_from_f32(k_6); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t73; // bits.rs:36
        let bits_6 = bitcast<u32>(y_7) + (u32(t73) << 23u); // bits.rs:37
        let t74 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t64) & 2147483647u) > 2139095040u)); // exponential.rs:42
        own_sum = bitcast<f32>(bitcast<u32>(own_sum + t74) ^ hidden_zero); // softmax.rs:180
        let t75 = bitcast<f32>(bitcast<u32>(values_7 - max_2) ^ hidden_zero);
        let t76 = min_f32(max_f32(t75, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t76 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t76 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t77 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t77);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t78 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t79;
        let t80 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t83) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t84 = i32_from_f32(k_7); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_8) >> 23u) + t84; // bits.rs:36
        let bits_7 = bitcast<u32>(y_8) + (u32(t84) << 23u); // bits.rs:37
        let t85 = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t75) & 2147483647u) > 2139095040u)); // exponential.rs:42
        own_sum = bitcast<f32>(bitcast<u32>(own_sum + t85) ^ hidden_zero); // softmax.rs:180
    }
    let t86 = own_sum; // softmax.rs:183
    let t87 = subgroupShuffleXor(t86, 1u); // reduce.rs:12
    let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
    let t89 = subgroupShuffleXor(t88, 2u);
    let t90 = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
    let t91 = subgroupShuffleXor(t90, 4u);
    let t92 = bitcast<f32>(bitcast<u32>(t90 + t91) ^ hidden_zero);
    let t93 = subgroupShuffleXor(t92, 8u);
    let t94 = bitcast<f32>(bitcast<u32>(t92 + t93) ^ hidden_zero);
    let t95 = subgroupShuffleXor(t94, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    workgroupBarrier(); // reduce.rs:17
    var total_1 = partial_sums[0u]; // reduce.rs:18
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[1u]) ^ hidden_zero); // reduce.rs:21
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[2u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[3u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[4u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[5u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[6u]) ^ hidden_zero);
    total_1 = bitcast<f32>(bitcast<u32>(total_1 + partial_sums[7u]) ^ hidden_zero);
    let scale = reciprocal_rn(total_1); // by_mode.rs:51
    for (var first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:184
        var values_0 = f32_from_bits(0xff800000u); // piece.rs:87
        var values_1 = f32_from_bits(0xff800000u);
        var values_2 = f32_from_bits(0xff800000u);
        var values_3 = f32_from_bits(0xff800000u);
        var values_4 = f32_from_bits(0xff800000u);
        var values_5 = f32_from_bits(0xff800000u);
        var values_6 = f32_from_bits(0xff800000u);
        var values_7 = f32_from_bits(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:90
            values_0 = load_x(row * imm.n_cols + first); // piece.rs:91
        }
        if (first + 1u < imm.n_cols) { // piece.rs:90
            values_1 = load_x(row * imm.n_cols + (first + 1u)); // piece.rs:91
        }
        if (first + 2u < imm.n_cols) { // piece.rs:90
            values_2 = load_x(row * imm.n_cols + (first + 2u)); // piece.rs:91
        }
        if (first + 3u < imm.n_cols) { // piece.rs:90
            values_3 = load_x(row * imm.n_cols + (first + 3u)); // piece.rs:91
        }
        if (first + 4u < imm.n_cols) { // piece.rs:90
            values_4 = load_x(row * imm.n_cols + (first + 4u)); // piece.rs:91
        }
        if (first + 5u < imm.n_cols) { // piece.rs:90
            values_5 = load_x(row * imm.n_cols + (first + 5u)); // piece.rs:91
        }
        if (first + 6u < imm.n_cols) { // piece.rs:90
            values_6 = load_x(row * imm.n_cols + (first + 6u)); // piece.rs:91
        }
        if (first + 7u < imm.n_cols) { // piece.rs:90
            values_7 = load_x(row * imm.n_cols + (first + 7u)); // piece.rs:91
        }
        var results_0 = 0.0f; // softmax.rs:186
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let t96 = bitcast<f32>(bitcast<u32>(values_0 - max_2) ^ hidden_zero); // softmax.rs:189
        let t97 = min_f32(max_f32(t96, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t97 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t97 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t98 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t98;
        let t99 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t99;
        let t100 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t100;
        let t101 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t101;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t102 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t102) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t103 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t103; // bits.rs:36
        let bits = bitcast<u32>(y_1) + (u32(t103) << 23u); // bits.rs:37
        let t104 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t96) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let bits_1 = bitcast<u32>(t104 * scale); // bits.rs:29
        results_0 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // softmax.rs:189
        let t105 = bitcast<f32>(bitcast<u32>(values_1 - max_2) ^ hidden_zero);
        let t106 = min_f32(max_f32(t105, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t106 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t106 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t107 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t107);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t108 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t109;
        let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t110;
        let t111 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t111;
        let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t112;
        let t113 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t113) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t114 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t114; // bits.rs:36
        let bits_2 = bitcast<u32>(y_2) + (u32(t114) << 23u); // bits.rs:37
        let t115 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t105) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let bits_3 = bitcast<u32>(t115 * scale); // bits.rs:29
        results_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // softmax.rs:189
        let t116 = bitcast<f32>(bitcast<u32>(values_2 - max_2) ^ hidden_zero);
        let t117 = min_f32(max_f32(t116, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t117 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t117 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t118 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t118);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t119 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t119;
        let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t120;
        let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t121;
        let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t122;
        let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t123;
        let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t124) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t125 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t125; // bits.rs:36
        let bits_4 = bitcast<u32>(y_3) + (u32(t125) << 23u); // bits.rs:37
        let t126 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t116) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let bits_5 = bitcast<u32>(t126 * scale); // bits.rs:29
        results_2 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // softmax.rs:189
        let t127 = bitcast<f32>(bitcast<u32>(values_3 - max_2) ^ hidden_zero);
        let t128 = min_f32(max_f32(t127, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t128 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t128 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t129 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t129);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t131;
        let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t134;
        let t135 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t135) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t136 = i32_from_f32(k_3); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t136; // bits.rs:36
        let bits_6 = bitcast<u32>(y_4) + (u32(t136) << 23u); // bits.rs:37
        let t137 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t127) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let bits_7 = bitcast<u32>(t137 * scale); // bits.rs:29
        results_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // softmax.rs:189
        let t138 = bitcast<f32>(bitcast<u32>(values_4 - max_2) ^ hidden_zero);
        let t139 = min_f32(max_f32(t138, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t139 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t139 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t140 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t140);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t141 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t141;
        let t142 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t142;
        let t143 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t143;
        let t144 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t144;
        let t145 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t145;
        let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t146) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t147 = i32_from_f32(k_4); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t147; // bits.rs:36
        let bits_8 = bitcast<u32>(y_5) + (u32(t147) << 23u); // bits.rs:37
        let t148 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t138) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let bits_9 = bitcast<u32>(t148 * scale); // bits.rs:29
        results_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // softmax.rs:189
        let t149 = bitcast<f32>(bitcast<u32>(values_5 - max_2) ^ hidden_zero);
        let t150 = min_f32(max_f32(t149, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t150 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t150 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t151 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t151);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t152 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t152;
        let t153 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t153;
        let t154 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t154;
        let t155 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t155;
        let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t156;
        let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t157) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t158 = i32_from_f32(k_5); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_6) >> 23u) + t158; // bits.rs:36
        let bits_10 = bitcast<u32>(y_6) + (u32(t158) << 23u); // bits.rs:37
        let t159 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t149) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let bits_11 = bitcast<u32>(t159 * scale); // bits.rs:29
        results_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // softmax.rs:189
        let t160 = bitcast<f32>(bitcast<u32>(values_6 - max_2) ^ hidden_zero);
        let t161 = min_f32(max_f32(t160, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t161 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t161 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t162 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t162);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t163;
        let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t164;
        let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t165;
        let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t166;
        let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t167;
        let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t168) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t169 = i32_from_f32(k_6); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t169; // bits.rs:36
        let bits_12 = bitcast<u32>(y_7) + (u32(t169) << 23u); // bits.rs:37
        let t170 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t160) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let bits_13 = bitcast<u32>(t170 * scale); // bits.rs:29
        results_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // softmax.rs:189
        let t171 = bitcast<f32>(bitcast<u32>(values_7 - max_2) ^ hidden_zero);
        let t172 = min_f32(max_f32(t171, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t172 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t172 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t173 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t173);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t174;
        let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t175;
        let t176 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t176;
        let t177 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t177;
        let t178 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t178;
        let t179 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t179) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t180 = i32_from_f32(k_7); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_8) >> 23u) + t180; // bits.rs:36
        let bits_14 = bitcast<u32>(y_8) + (u32(t180) << 23u); // bits.rs:37
        let t181 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t171) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let bits_15 = bitcast<u32>(t181 * scale); // bits.rs:29
        results_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // softmax.rs:189
        let t182 = results_0; // softmax.rs:191
        let t183 = results_1;
        let t184 = results_2;
        let t185 = results_3;
        let t186 = results_4;
        let t187 = results_5;
        let t188 = results_6;
        let t189 = results_7;
        if (first < imm.n_cols) { // piece.rs:114
            store_y(row * imm.n_cols + first, t182); // piece.rs:115
        }
        if (first + 1u < imm.n_cols) { // piece.rs:114
            store_y(row * imm.n_cols + (first + 1u), t183); // piece.rs:115
        }
        if (first + 2u < imm.n_cols) { // piece.rs:114
            store_y(row * imm.n_cols + (first + 2u), t184); // piece.rs:115
        }
        if (first + 3u < imm.n_cols) { // piece.rs:114
            store_y(row * imm.n_cols + (first + 3u), t185); // piece.rs:115
        }
        if (first + 4u < imm.n_cols) { // piece.rs:114
            store_y(row * imm.n_cols + (first + 4u), t186); // piece.rs:115
        }
        if (first + 5u < imm.n_cols) { // piece.rs:114
            store_y(row * imm.n_cols + (first + 5u), t187); // piece.rs:115
        }
        if (first + 6u < imm.n_cols) { // piece.rs:114
            store_y(row * imm.n_cols + (first + 6u), t188); // piece.rs:115
        }
        if (first + 7u < imm.n_cols) { // piece.rs:114
            store_y(row * imm.n_cols + (first + 7u), t189); // piece.rs:115
        }
    }
}
