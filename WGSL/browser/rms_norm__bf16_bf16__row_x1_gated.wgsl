enable subgroups;

struct Immediates {
    eps: f32,
    n_rows: u32,
    n_cols: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
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

fn quotient_rn(a: f32, b: f32) -> f32 {
    let a_bits = bitcast<u32>(a);
    let b_bits = bitcast<u32>(b);
    let sign_1 = (a_bits ^ b_bits) & 2147483648u;
    let t0 = a_bits & 8388607u;
    let t1 = b_bits & 8388607u;
    let below = select(0u, 1u, (t0 < t1));
    let numerator = shl_u32(t0 | 8388608u, below);
    let denominator = t1 | 8388608u;
    let d = bitcast<f32>((t1 & 8388607u) | 1065353216u);
    var reciprocal = 1.4117647f - 0.47058824f * d;
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>(bitcast<u32>(bitcast<f32>((t0 & 8388607u) | 1065353216u)) + (below << 23u));
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
    let t2 = quotient;
    let field = exponent + i32(t2 >> 24u);
    let bits = (u32(field) << 23u) | (t2 & 8388607u);
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
    let t3 = 2143289344u;
    var result = select(extended, bitcast<f32>(t3), undefined);
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

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // rms_norm.rs:373
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
            let t8 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t0 * t0) ^ hidden_zero)) ^ hidden_zero); // rms_norm.rs:280
            own_sum = t8;
            let t9 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t1 * t1) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t9;
            let t10 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t2 * t2) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t10;
            let t11 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t3 * t3) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t11;
            let t12 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t4 * t4) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t12;
            let t13 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t5 * t5) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t13;
            let t14 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t6 * t6) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t14;
            let t15 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t7 * t7) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t15;
        }
    }
    let t16 = own_sum; // rms_norm.rs:284
    let t17 = subgroupShuffleXor(t16, 1u); // reduce.rs:12
    let t18 = bitcast<f32>(bitcast<u32>(t16 + t17) ^ hidden_zero);
    let t19 = subgroupShuffleXor(t18, 2u);
    let t20 = bitcast<f32>(bitcast<u32>(t18 + t19) ^ hidden_zero);
    let t21 = subgroupShuffleXor(t20, 4u);
    let t22 = bitcast<f32>(bitcast<u32>(t20 + t21) ^ hidden_zero);
    let t23 = subgroupShuffleXor(t22, 8u);
    let t24 = bitcast<f32>(bitcast<u32>(t22 + t23) ^ hidden_zero);
    let t25 = subgroupShuffleXor(t24, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t24 + t25) ^ hidden_zero);
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    workgroupBarrier(); // reduce.rs:17
    var total = partial_sums[0u]; // reduce.rs:18
    total = bitcast<f32>(bitcast<u32>(total + partial_sums[1u]) ^ hidden_zero); // reduce.rs:21
    total = bitcast<f32>(bitcast<u32>(total + partial_sums[2u]) ^ hidden_zero);
    total = bitcast<f32>(bitcast<u32>(total + partial_sums[3u]) ^ hidden_zero);
    total = bitcast<f32>(bitcast<u32>(total + partial_sums[4u]) ^ hidden_zero);
    total = bitcast<f32>(bitcast<u32>(total + partial_sums[5u]) ^ hidden_zero);
    total = bitcast<f32>(bitcast<u32>(total + partial_sums[6u]) ^ hidden_zero);
    total = bitcast<f32>(bitcast<u32>(total + partial_sums[7u]) ^ hidden_zero);
    let sum_1 = total; // reduce.rs:23
    let t26 = quotient_rn(sum_1, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t26); // roots.rs:12
    let exponent = i32(bits >> 23u) - 127i; // roots.rs:13
    let odd = exponent & 1i; // roots.rs:14
    let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    let t27 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero); // roots.rs:20
    let t28 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t27 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t29 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t28) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t29;
    let t30 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t31 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t30 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t32 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t31) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t32;
    let t33 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t34 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t33 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t35 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t34) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t35;
    let y_2 = y_1; // roots.rs:22
    let half_exponent = (exponent - odd) >> 1u;
    let product = bitcast<f32>(bitcast<u32>(m * y_2) ^ hidden_zero); // roots.rs:28
    let scaled = bitcast<f32>(bitcast<u32>(m * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high = bitcast<f32>(bitcast<u32>(scaled - bitcast<f32>(bitcast<u32>(scaled - m) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let a_low = bitcast<f32>(bitcast<u32>(m - high) ^ hidden_zero); // roots.rs:39
    let scaled_1 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_1 = bitcast<f32>(bitcast<u32>(scaled_1 - bitcast<f32>(bitcast<u32>(scaled_1 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low = bitcast<f32>(bitcast<u32>(y_2 - high_1) ^ hidden_zero); // roots.rs:39
    let t36 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(high * high_1) ^ hidden_zero) - product) ^ hidden_zero); // roots.rs:31
    let t37 = bitcast<f32>(bitcast<u32>(t36 + bitcast<f32>(bitcast<u32>(high * b_low) ^ hidden_zero)) ^ hidden_zero);
    let t38 = bitcast<f32>(bitcast<u32>(t37 + bitcast<f32>(bitcast<u32>(a_low * high_1) ^ hidden_zero)) ^ hidden_zero);
    let my_error = bitcast<f32>(bitcast<u32>(t38 + bitcast<f32>(bitcast<u32>(a_low * b_low) ^ hidden_zero)) ^ hidden_zero);
    let product_1 = bitcast<f32>(bitcast<u32>(product * y_2) ^ hidden_zero); // roots.rs:28
    let scaled_2 = bitcast<f32>(bitcast<u32>(product * 4097.0f) ^ hidden_zero); // roots.rs:37
    let t39 = bitcast<u32>(scaled_2 - bitcast<f32>(bitcast<u32>(scaled_2 - product) ^ hidden_zero)) ^ hidden_zero; // roots.rs:38
    let high_2 = bitcast<f32>(t39);
    let a_low_1 = bitcast<f32>(bitcast<u32>(product - high_2) ^ hidden_zero); // roots.rs:39
    let scaled_3 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_3 = bitcast<f32>(bitcast<u32>(scaled_3 - bitcast<f32>(bitcast<u32>(scaled_3 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low_1 = bitcast<f32>(bitcast<u32>(y_2 - high_3) ^ hidden_zero); // roots.rs:39
    let t40 = bitcast<u32>(bitcast<f32>(bitcast<u32>(high_2 * high_3) ^ hidden_zero) - product_1) ^ hidden_zero; // roots.rs:31
    let t41 = bitcast<u32>(bitcast<f32>(t40) + bitcast<f32>(bitcast<u32>(high_2 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let t42 = bitcast<u32>(bitcast<f32>(t41) + bitcast<f32>(bitcast<u32>(a_low_1 * high_3) ^ hidden_zero)) ^ hidden_zero;
    let t43 = bitcast<u32>(bitcast<f32>(t42) + bitcast<f32>(bitcast<u32>(a_low_1 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let square_error = bitcast<f32>(t43);
    let t44 = bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - product_1) ^ hidden_zero) - square_error) ^ hidden_zero; // roots.rs:49
    let t45 = bitcast<u32>(bitcast<f32>(t44) - bitcast<f32>(bitcast<u32>(my_error * y_2) ^ hidden_zero)) ^ hidden_zero;
    let residual = bitcast<f32>(t45);
    let t46 = bitcast<f32>(bitcast<u32>(y_2 * bitcast<f32>(bitcast<u32>(0.5f * residual) ^ hidden_zero)) ^ hidden_zero); // roots.rs:50
    let root = y_2 + t46;
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_1 = bitcast<u32>(t26); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
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
            let t47 = values_0; // piece.rs:94
            let t48 = values_1;
            let t49 = values_2;
            let t50 = values_3;
            let t51 = values_4;
            let t52 = values_5;
            let t53 = values_6;
            let t54 = values_7;
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
            let t55 = weights_0; // rms_norm.rs:331
            let t56 = weights_1;
            let t57 = weights_2;
            let t58 = weights_3;
            let t59 = weights_4;
            let t60 = weights_5;
            let t61 = weights_6;
            let t62 = weights_7;
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
            let t63 = values_0_1; // piece.rs:94
            let t64 = values_1_1;
            let t65 = values_2_1;
            let t66 = values_3_1;
            let t67 = values_4_1;
            let t68 = values_5_1;
            let t69 = values_6_1;
            let t70 = values_7_1;
            var results_0 = 0.0f; // rms_norm.rs:388
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            var results_4 = 0.0f;
            var results_5 = 0.0f;
            var results_6 = 0.0f;
            var results_7 = 0.0f;
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t47 * scale) ^ hidden_zero)); // bits.rs:31
            let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * t55);
            let normed = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // rms_norm.rs:391
            let t71 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t63)), 1120927744u))); // logistic.rs:19
            let t72 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t71 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_2 = bitcast<f32>(t72);
            let k = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced = bitcast<f32>(bitcast<u32>(t71 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q = 0.00019891017f; // exponential.rs:26
            let t73 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q = t73;
            let t74 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q = t74;
            let t75 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q = t75;
            let t76 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q = t76;
            q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            let t77 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t77) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let t78 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_3) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
            let t79 = t78 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
            let y_error = bitcast<f32>(bitcast<u32>(t79) ^ hidden_zero);
            let unit = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
            let power = bitcast<f32>(bitcast<u32>(y_3 * unit) ^ hidden_zero); // logistic.rs:28
            let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:29
            let t80 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:30
            let t81 = bitcast<f32>(bitcast<u32>(t80 + bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
            let t82 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t83 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t82)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate = bitcast<f32>(t83);
            let t84 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t85 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t84) ^ hidden_zero)) ^ hidden_zero);
            estimate = t85;
            let t86 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
            let t87 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t86) ^ hidden_zero)) ^ hidden_zero);
            estimate = t87;
            let high_4 = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
            let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
            let t88 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t89 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high_4) ^ hidden_zero);
            let residual_1 = bitcast<f32>(bitcast<u32>(t88 - t89) ^ hidden_zero);
            let estimate_1 = estimate;
            let t90 = bitcast<f32>(bitcast<u32>(residual_1 - bitcast<f32>(bitcast<u32>(t81 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low = bitcast<f32>(bitcast<u32>(t90 * estimate_1) ^ hidden_zero);
            let y_high = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
            let t91 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_3 - y_high) ^ hidden_zero) + y_error) ^ hidden_zero); // logistic.rs:40
            let t92 = bitcast<f32>(bitcast<u32>(y_high * low) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t91 * estimate_1) ^ hidden_zero);
            let product_2 = bitcast<f32>(bitcast<u32>(y_high * high_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t92) ^ hidden_zero);
            let field = i32(bitcast<u32>(product_2) >> 23u) + exponent_1; // bits.rs:38
            let bits_4 = bitcast<u32>(product_2) + (u32(exponent_1) << 23u); // bits.rs:39
            let result = select(bitcast<f32>(bitcast<u32>(high_4 + low) ^ hidden_zero), bitcast<f32>(select(select(bits_4, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t63) > 2147483647u)); // logistic.rs:41
            let t93 = t63 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t63) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t93) ^ hidden_zero)); // bits.rs:31
            let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * normed);
            results_0 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t48 * scale) ^ hidden_zero)); // bits.rs:31
            let bits_8 = bitcast<u32>(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * t56);
            let normed_1 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // rms_norm.rs:391
            let t94 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t64)), 1120927744u))); // logistic.rs:19
            let t95 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t94 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_3 = bitcast<f32>(t95);
            let k_1 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_3)) - 1262485504i;
            let reduced_1 = bitcast<f32>(bitcast<u32>(t94 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
            let t96 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
            let r_error_1 = bitcast<f32>(t96);
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t97 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t97;
            let t98 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t98;
            let t99 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t99;
            let t100 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t100;
            let t101 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t101;
            let t102 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t102) ^ hidden_zero);
            let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
            let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
            let t103 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_4) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
            let t104 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 - p_1) ^ hidden_zero) + rest_1) ^ hidden_zero);
            let y_error_1 = bitcast<f32>(bitcast<u32>(t103 + t104) ^ hidden_zero);
            let unit_1 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
            let power_1 = bitcast<f32>(bitcast<u32>(y_4 * unit_1) ^ hidden_zero); // logistic.rs:28
            let d_1 = bitcast<f32>(bitcast<u32>(1.0f + power_1) ^ hidden_zero); // logistic.rs:29
            let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_1) ^ hidden_zero) + power_1) ^ hidden_zero); // logistic.rs:30
            let t106 = bitcast<f32>(bitcast<u32>(t105 + bitcast<f32>(bitcast<u32>(y_error_1 * unit_1) ^ hidden_zero)) ^ hidden_zero);
            let t107 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t108 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * bitcast<f32>(t107)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_2 = bitcast<f32>(t108);
            let t109 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t110 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t109) ^ hidden_zero)) ^ hidden_zero;
            estimate_2 = bitcast<f32>(t110);
            let t111 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
            let t112 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t111) ^ hidden_zero)) ^ hidden_zero;
            estimate_2 = bitcast<f32>(t112);
            let high_5 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
            let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
            let t113 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t114 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 - d_high_1) ^ hidden_zero) * high_5) ^ hidden_zero);
            let residual_2 = bitcast<f32>(bitcast<u32>(t113 - t114) ^ hidden_zero);
            let estimate_3 = estimate_2;
            let t115 = bitcast<f32>(bitcast<u32>(residual_2 - bitcast<f32>(bitcast<u32>(t106 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_1 = bitcast<f32>(bitcast<u32>(t115 * estimate_3) ^ hidden_zero);
            let y_high_1 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
            let t116 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_4 - y_high_1) ^ hidden_zero) + y_error_1) ^ hidden_zero); // logistic.rs:40
            let t117 = bitcast<f32>(bitcast<u32>(y_high_1 * low_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t116 * estimate_3) ^ hidden_zero);
            let product_3 = bitcast<f32>(bitcast<u32>(y_high_1 * high_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t117) ^ hidden_zero);
            let field_1 = i32(bitcast<u32>(product_3) >> 23u) + exponent_2; // bits.rs:38
            let bits_9 = bitcast<u32>(product_3) + (u32(exponent_2) << 23u); // bits.rs:39
            let result_1 = select(bitcast<f32>(bitcast<u32>(high_5 + low_1) ^ hidden_zero), bitcast<f32>(select(select(bits_9, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t64) > 2147483647u)); // logistic.rs:41
            let t118 = t64 * select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t64) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t118) ^ hidden_zero)); // bits.rs:31
            let bits_11 = bitcast<u32>(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * normed_1);
            results_1 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_12 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t49 * scale) ^ hidden_zero)); // bits.rs:31
            let bits_13 = bitcast<u32>(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * t57);
            let t119 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_2 = decode_bf16(t119);
            let t120 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t65)), 1120927744u))); // logistic.rs:19
            let t121 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t120 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_4 = bitcast<f32>(t121);
            let k_2 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_3 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_2 = bitcast<f32>(bitcast<u32>(t120 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
            let t122 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
            let r_error_2 = bitcast<f32>(t122);
            var q_2 = 0.00019891017f; // exponential.rs:26
            let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_2 = t123;
            let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_2 = t124;
            let t125 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_2 = t125;
            let t126 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_2 = t126;
            let t127 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_2 = t127;
            let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
            let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t128) ^ hidden_zero);
            let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
            let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
            let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_5) ^ hidden_zero) + p_2) ^ hidden_zero); // exponential.rs:34
            let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 - p_2) ^ hidden_zero) + rest_2) ^ hidden_zero);
            let y_error_2 = bitcast<f32>(bitcast<u32>(t129 + t130) ^ hidden_zero);
            let unit_2 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
            let power_2 = bitcast<f32>(bitcast<u32>(y_5 * unit_2) ^ hidden_zero); // logistic.rs:28
            let d_2 = bitcast<f32>(bitcast<u32>(1.0f + power_2) ^ hidden_zero); // logistic.rs:29
            let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_2) ^ hidden_zero) + power_2) ^ hidden_zero); // logistic.rs:30
            let t132 = bitcast<f32>(bitcast<u32>(t131 + bitcast<f32>(bitcast<u32>(y_error_2 * unit_2) ^ hidden_zero)) ^ hidden_zero);
            let t133 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t134 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * bitcast<f32>(t133)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_4 = bitcast<f32>(t134);
            let t135 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t136 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t135) ^ hidden_zero)) ^ hidden_zero;
            estimate_4 = bitcast<f32>(t136);
            let t137 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
            let t138 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t137) ^ hidden_zero)) ^ hidden_zero;
            estimate_4 = bitcast<f32>(t138);
            let high_6 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
            let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
            let t139 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t140 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 - d_high_2) ^ hidden_zero) * high_6) ^ hidden_zero);
            let residual_3 = bitcast<f32>(bitcast<u32>(t139 - t140) ^ hidden_zero);
            let estimate_5 = estimate_4;
            let t141 = bitcast<f32>(bitcast<u32>(residual_3 - bitcast<f32>(bitcast<u32>(t132 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_2 = bitcast<f32>(bitcast<u32>(t141 * estimate_5) ^ hidden_zero);
            let y_high_2 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
            let t142 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_5 - y_high_2) ^ hidden_zero) + y_error_2) ^ hidden_zero); // logistic.rs:40
            let t143 = bitcast<f32>(bitcast<u32>(y_high_2 * low_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t142 * estimate_5) ^ hidden_zero);
            let product_4 = bitcast<f32>(bitcast<u32>(y_high_2 * high_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t143) ^ hidden_zero);
            let field_2 = i32(bitcast<u32>(product_4) >> 23u) + exponent_3; // bits.rs:38
            let bits_14 = bitcast<u32>(product_4) + (u32(exponent_3) << 23u); // bits.rs:39
            let result_2 = select(bitcast<f32>(bitcast<u32>(high_6 + low_2) ^ hidden_zero), bitcast<f32>(select(select(bits_14, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t65) > 2147483647u)); // logistic.rs:41
            let t144 = t65 * select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t65) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t144) ^ hidden_zero)); // bits.rs:31
            let bits_16 = bitcast<u32>(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * normed_2);
            results_2 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t50 * scale) ^ hidden_zero)); // bits.rs:31
            let bits_18 = bitcast<u32>(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * t58);
            let t145 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_3 = decode_bf16(t145);
            let t146 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t66)), 1120927744u))); // logistic.rs:19
            let t147 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t146 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_5 = bitcast<f32>(t147);
            let k_3 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_4 = i32(bitcast<u32>(sum_5)) - 1262485504i;
            let reduced_3 = bitcast<f32>(bitcast<u32>(t146 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
            let t148 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
            let r_error_3 = bitcast<f32>(t148);
            var q_3 = 0.00019891017f; // exponential.rs:26
            let t149 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_3 = t149;
            let t150 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_3 = t150;
            let t151 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_3 = t151;
            let t152 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_3 = t152;
            let t153 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_3 = t153;
            let t154 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
            let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t154) ^ hidden_zero);
            let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
            let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
            let t155 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_6) ^ hidden_zero) + p_3) ^ hidden_zero); // exponential.rs:34
            let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 - p_3) ^ hidden_zero) + rest_3) ^ hidden_zero);
            let y_error_3 = bitcast<f32>(bitcast<u32>(t155 + t156) ^ hidden_zero);
            let unit_3 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
            let power_3 = bitcast<f32>(bitcast<u32>(y_6 * unit_3) ^ hidden_zero); // logistic.rs:28
            let d_3 = bitcast<f32>(bitcast<u32>(1.0f + power_3) ^ hidden_zero); // logistic.rs:29
            let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_3) ^ hidden_zero) + power_3) ^ hidden_zero); // logistic.rs:30
            let t158 = bitcast<f32>(bitcast<u32>(t157 + bitcast<f32>(bitcast<u32>(y_error_3 * unit_3) ^ hidden_zero)) ^ hidden_zero);
            let t159 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t160 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * bitcast<f32>(t159)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_6 = bitcast<f32>(t160);
            let t161 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t162 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t161) ^ hidden_zero)) ^ hidden_zero;
            estimate_6 = bitcast<f32>(t162);
            let t163 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
            let t164 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t163) ^ hidden_zero)) ^ hidden_zero;
            estimate_6 = bitcast<f32>(t164);
            let high_7 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
            let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
            let t165 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 - d_high_3) ^ hidden_zero) * high_7) ^ hidden_zero);
            let residual_4 = bitcast<f32>(bitcast<u32>(t165 - t166) ^ hidden_zero);
            let estimate_7 = estimate_6;
            let t167 = bitcast<f32>(bitcast<u32>(residual_4 - bitcast<f32>(bitcast<u32>(t158 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_3 = bitcast<f32>(bitcast<u32>(t167 * estimate_7) ^ hidden_zero);
            let y_high_3 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
            let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_6 - y_high_3) ^ hidden_zero) + y_error_3) ^ hidden_zero); // logistic.rs:40
            let t169 = bitcast<f32>(bitcast<u32>(y_high_3 * low_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t168 * estimate_7) ^ hidden_zero);
            let product_5 = bitcast<f32>(bitcast<u32>(y_high_3 * high_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t169) ^ hidden_zero);
            let field_3 = i32(bitcast<u32>(product_5) >> 23u) + exponent_4; // bits.rs:38
            let bits_19 = bitcast<u32>(product_5) + (u32(exponent_4) << 23u); // bits.rs:39
            let result_3 = select(bitcast<f32>(bitcast<u32>(high_7 + low_3) ^ hidden_zero), bitcast<f32>(select(select(bits_19, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t66) > 2147483647u)); // logistic.rs:41
            let t170 = t66 * select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t66) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_20 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t170) ^ hidden_zero)); // bits.rs:31
            let bits_21 = bitcast<u32>(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))) * normed_3);
            results_3 = bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_22 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t51 * scale) ^ hidden_zero)); // bits.rs:31
            let bits_23 = bitcast<u32>(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u))) * t59);
            let t171 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_4 = decode_bf16(t171);
            let t172 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t67)), 1120927744u))); // logistic.rs:19
            let t173 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t172 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_6 = bitcast<f32>(t173);
            let k_4 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_5 = i32(bitcast<u32>(sum_6)) - 1262485504i;
            let reduced_4 = bitcast<f32>(bitcast<u32>(t172 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
            let t174 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
            let r_error_4 = bitcast<f32>(t174);
            var q_4 = 0.00019891017f; // exponential.rs:26
            let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_4 = t175;
            let t176 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_4 = t176;
            let t177 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_4 = t177;
            let t178 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_4 = t178;
            let t179 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_4 = t179;
            let t180 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
            let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t180) ^ hidden_zero);
            let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
            let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
            let t181 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_7) ^ hidden_zero) + p_4) ^ hidden_zero); // exponential.rs:34
            let t182 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 - p_4) ^ hidden_zero) + rest_4) ^ hidden_zero);
            let y_error_4 = bitcast<f32>(bitcast<u32>(t181 + t182) ^ hidden_zero);
            let unit_4 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
            let power_4 = bitcast<f32>(bitcast<u32>(y_7 * unit_4) ^ hidden_zero); // logistic.rs:28
            let d_4 = bitcast<f32>(bitcast<u32>(1.0f + power_4) ^ hidden_zero); // logistic.rs:29
            let t183 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_4) ^ hidden_zero) + power_4) ^ hidden_zero); // logistic.rs:30
            let t184 = bitcast<f32>(bitcast<u32>(t183 + bitcast<f32>(bitcast<u32>(y_error_4 * unit_4) ^ hidden_zero)) ^ hidden_zero);
            let t185 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t186 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * bitcast<f32>(t185)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_8 = bitcast<f32>(t186);
            let t187 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t188 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t187) ^ hidden_zero)) ^ hidden_zero;
            estimate_8 = bitcast<f32>(t188);
            let t189 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
            let t190 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t189) ^ hidden_zero)) ^ hidden_zero;
            estimate_8 = bitcast<f32>(t190);
            let high_8 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
            let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
            let t191 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t192 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 - d_high_4) ^ hidden_zero) * high_8) ^ hidden_zero);
            let residual_5 = bitcast<f32>(bitcast<u32>(t191 - t192) ^ hidden_zero);
            let estimate_9 = estimate_8;
            let t193 = bitcast<f32>(bitcast<u32>(residual_5 - bitcast<f32>(bitcast<u32>(t184 * high_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_4 = bitcast<f32>(bitcast<u32>(t193 * estimate_9) ^ hidden_zero);
            let y_high_4 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
            let t194 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_7 - y_high_4) ^ hidden_zero) + y_error_4) ^ hidden_zero); // logistic.rs:40
            let t195 = bitcast<f32>(bitcast<u32>(y_high_4 * low_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t194 * estimate_9) ^ hidden_zero);
            let product_6 = bitcast<f32>(bitcast<u32>(y_high_4 * high_8) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero);
            let field_4 = i32(bitcast<u32>(product_6) >> 23u) + exponent_5; // bits.rs:38
            let bits_24 = bitcast<u32>(product_6) + (u32(exponent_5) << 23u); // bits.rs:39
            let result_4 = select(bitcast<f32>(bitcast<u32>(high_8 + low_4) ^ hidden_zero), bitcast<f32>(select(select(bits_24, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t67) > 2147483647u)); // logistic.rs:41
            let t196 = t67 * select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t67) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_25 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero)); // bits.rs:31
            let bits_26 = bitcast<u32>(bitcast<f32>(select(bits_25, bits_25 & 2147483648u, ((bits_25 & 2139095040u) == 0u))) * normed_4);
            results_4 = bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_27 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t52 * scale) ^ hidden_zero)); // bits.rs:31
            let bits_28 = bitcast<u32>(bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))) * t60);
            let t197 = encode_bf16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_5 = decode_bf16(t197);
            let t198 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t68)), 1120927744u))); // logistic.rs:19
            let t199 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t198 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_7 = bitcast<f32>(t199);
            let k_5 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_6 = i32(bitcast<u32>(sum_7)) - 1262485504i;
            let reduced_5 = bitcast<f32>(bitcast<u32>(t198 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
            let t200 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
            let r_error_5 = bitcast<f32>(t200);
            var q_5 = 0.00019891017f; // exponential.rs:26
            let t201 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_5 = t201;
            let t202 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_5 = t202;
            let t203 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_5 = t203;
            let t204 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_5 = t204;
            let t205 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_5 = t205;
            let t206 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
            let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t206) ^ hidden_zero);
            let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
            let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
            let t207 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_8) ^ hidden_zero) + p_5) ^ hidden_zero); // exponential.rs:34
            let t208 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 - p_5) ^ hidden_zero) + rest_5) ^ hidden_zero);
            let y_error_5 = bitcast<f32>(bitcast<u32>(t207 + t208) ^ hidden_zero);
            let unit_5 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
            let power_5 = bitcast<f32>(bitcast<u32>(y_8 * unit_5) ^ hidden_zero); // logistic.rs:28
            let d_5 = bitcast<f32>(bitcast<u32>(1.0f + power_5) ^ hidden_zero); // logistic.rs:29
            let t209 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_5) ^ hidden_zero) + power_5) ^ hidden_zero); // logistic.rs:30
            let t210 = bitcast<f32>(bitcast<u32>(t209 + bitcast<f32>(bitcast<u32>(y_error_5 * unit_5) ^ hidden_zero)) ^ hidden_zero);
            let t211 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t212 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * bitcast<f32>(t211)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_10 = bitcast<f32>(t212);
            let t213 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t214 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t213) ^ hidden_zero)) ^ hidden_zero;
            estimate_10 = bitcast<f32>(t214);
            let t215 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
            let t216 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t215) ^ hidden_zero)) ^ hidden_zero;
            estimate_10 = bitcast<f32>(t216);
            let high_9 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
            let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
            let t217 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_9) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t218 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 - d_high_5) ^ hidden_zero) * high_9) ^ hidden_zero);
            let residual_6 = bitcast<f32>(bitcast<u32>(t217 - t218) ^ hidden_zero);
            let estimate_11 = estimate_10;
            let t219 = bitcast<f32>(bitcast<u32>(residual_6 - bitcast<f32>(bitcast<u32>(t210 * high_9) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_5 = bitcast<f32>(bitcast<u32>(t219 * estimate_11) ^ hidden_zero);
            let y_high_5 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
            let t220 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_8 - y_high_5) ^ hidden_zero) + y_error_5) ^ hidden_zero); // logistic.rs:40
            let t221 = bitcast<f32>(bitcast<u32>(y_high_5 * low_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t220 * estimate_11) ^ hidden_zero);
            let product_7 = bitcast<f32>(bitcast<u32>(y_high_5 * high_9) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t221) ^ hidden_zero);
            let field_5 = i32(bitcast<u32>(product_7) >> 23u) + exponent_6; // bits.rs:38
            let bits_29 = bitcast<u32>(product_7) + (u32(exponent_6) << 23u); // bits.rs:39
            let result_5 = select(bitcast<f32>(bitcast<u32>(high_9 + low_5) ^ hidden_zero), bitcast<f32>(select(select(bits_29, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t68) > 2147483647u)); // logistic.rs:41
            let t222 = t68 * select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t68) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_30 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t222) ^ hidden_zero)); // bits.rs:31
            let bits_31 = bitcast<u32>(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u))) * normed_5);
            results_5 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_32 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t53 * scale) ^ hidden_zero)); // bits.rs:31
            let bits_33 = bitcast<u32>(bitcast<f32>(select(bits_32, bits_32 & 2147483648u, ((bits_32 & 2139095040u) == 0u))) * t61);
            let t223 = encode_bf16(bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_6 = decode_bf16(t223);
            let t224 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t69)), 1120927744u))); // logistic.rs:19
            let t225 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t224 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_8 = bitcast<f32>(t225);
            let k_6 = bitcast<f32>(bitcast<u32>(sum_8 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_7 = i32(bitcast<u32>(sum_8)) - 1262485504i;
            let reduced_6 = bitcast<f32>(bitcast<u32>(t224 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
            let t226 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
            let r_error_6 = bitcast<f32>(t226);
            var q_6 = 0.00019891017f; // exponential.rs:26
            let t227 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_6 = t227;
            let t228 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_6 = t228;
            let t229 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_6 = t229;
            let t230 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_6 = t230;
            let t231 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_6 = t231;
            let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
            let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t232) ^ hidden_zero);
            let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
            let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
            let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_9) ^ hidden_zero) + p_6) ^ hidden_zero); // exponential.rs:34
            let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 - p_6) ^ hidden_zero) + rest_6) ^ hidden_zero);
            let y_error_6 = bitcast<f32>(bitcast<u32>(t233 + t234) ^ hidden_zero);
            let unit_6 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
            let power_6 = bitcast<f32>(bitcast<u32>(y_9 * unit_6) ^ hidden_zero); // logistic.rs:28
            let d_6 = bitcast<f32>(bitcast<u32>(1.0f + power_6) ^ hidden_zero); // logistic.rs:29
            let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_6) ^ hidden_zero) + power_6) ^ hidden_zero); // logistic.rs:30
            let t236 = bitcast<f32>(bitcast<u32>(t235 + bitcast<f32>(bitcast<u32>(y_error_6 * unit_6) ^ hidden_zero)) ^ hidden_zero);
            let t237 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t238 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * bitcast<f32>(t237)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_12 = bitcast<f32>(t238);
            let t239 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t240 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t239) ^ hidden_zero)) ^ hidden_zero;
            estimate_12 = bitcast<f32>(t240);
            let t241 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
            let t242 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t241) ^ hidden_zero)) ^ hidden_zero;
            estimate_12 = bitcast<f32>(t242);
            let high_10 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
            let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
            let t243 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t244 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 - d_high_6) ^ hidden_zero) * high_10) ^ hidden_zero);
            let residual_7 = bitcast<f32>(bitcast<u32>(t243 - t244) ^ hidden_zero);
            let estimate_13 = estimate_12;
            let t245 = bitcast<u32>(residual_7 - bitcast<f32>(bitcast<u32>(t236 * high_10) ^ hidden_zero)) ^ hidden_zero; // division.rs:29
            let low_6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t245) * estimate_13) ^ hidden_zero);
            let y_high_6 = bitcast<f32>(bitcast<u32>(y_9) & 4294963200u); // bits.rs:72
            let t246 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_9 - y_high_6) ^ hidden_zero) + y_error_6) ^ hidden_zero); // logistic.rs:40
            let t247 = bitcast<f32>(bitcast<u32>(y_high_6 * low_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t246 * estimate_13) ^ hidden_zero);
            let product_8 = bitcast<f32>(bitcast<u32>(y_high_6 * high_10) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t247) ^ hidden_zero);
            let field_6 = i32(bitcast<u32>(product_8) >> 23u) + exponent_7; // bits.rs:38
            let bits_34 = bitcast<u32>(product_8) + (u32(exponent_7) << 23u); // bits.rs:39
            let result_6 = select(bitcast<f32>(bitcast<u32>(high_10 + low_6) ^ hidden_zero), bitcast<f32>(select(select(bits_34, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t69) > 2147483647u)); // logistic.rs:41
            let t248 = t69 * select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t69) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_35 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t248) ^ hidden_zero)); // bits.rs:31
            let bits_36 = bitcast<u32>(bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u))) * normed_6);
            results_6 = bitcast<f32>(select(bits_36, bits_36 & 2147483648u, ((bits_36 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_37 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t54 * scale) ^ hidden_zero)); // bits.rs:31
            let bits_38 = bitcast<u32>(bitcast<f32>(select(bits_37, bits_37 & 2147483648u, ((bits_37 & 2139095040u) == 0u))) * t62);
            let t249 = encode_bf16(bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_7 = decode_bf16(t249);
            let t250 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t70)), 1120927744u))); // logistic.rs:19
            let t251 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t250 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_9 = bitcast<f32>(t251);
            let k_7 = bitcast<f32>(bitcast<u32>(sum_9 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_8 = i32(bitcast<u32>(sum_9)) - 1262485504i;
            let reduced_7 = bitcast<f32>(bitcast<u32>(t250 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
            let t252 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
            let r_error_7 = bitcast<f32>(t252);
            var q_7 = 0.00019891017f; // exponential.rs:26
            let t253 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_7 = t253;
            let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_7 = t254;
            let t255 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_7 = t255;
            let t256 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_7 = t256;
            let t257 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_7 = t257;
            let t258 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
            let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t258) ^ hidden_zero);
            let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
            let y_10 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
            let t259 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_10) ^ hidden_zero) + p_7) ^ hidden_zero); // exponential.rs:34
            let t260 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 - p_7) ^ hidden_zero) + rest_7) ^ hidden_zero);
            let y_error_7 = bitcast<f32>(bitcast<u32>(t259 + t260) ^ hidden_zero);
            let unit_7 = bitcast<f32>(u32(max_i32(exponent_8, -60i) + 127i) << 23u); // bits.rs:66
            let power_7 = bitcast<f32>(bitcast<u32>(y_10 * unit_7) ^ hidden_zero); // logistic.rs:28
            let d_7 = bitcast<f32>(bitcast<u32>(1.0f + power_7) ^ hidden_zero); // logistic.rs:29
            let t261 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_7) ^ hidden_zero) + power_7) ^ hidden_zero); // logistic.rs:30
            let t262 = bitcast<f32>(bitcast<u32>(t261 + bitcast<f32>(bitcast<u32>(y_error_7 * unit_7) ^ hidden_zero)) ^ hidden_zero);
            let t263 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t264 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * bitcast<f32>(t263)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_14 = bitcast<f32>(t264);
            let t265 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t266 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t265) ^ hidden_zero)) ^ hidden_zero;
            estimate_14 = bitcast<f32>(t266);
            let t267 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
            let t268 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t267) ^ hidden_zero)) ^ hidden_zero;
            estimate_14 = bitcast<f32>(t268);
            let high_11 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
            let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
            let t269 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_11) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t270 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 - d_high_7) ^ hidden_zero) * high_11) ^ hidden_zero);
            let residual_8 = bitcast<f32>(bitcast<u32>(t269 - t270) ^ hidden_zero);
            let estimate_15 = estimate_14;
            let t271 = bitcast<u32>(residual_8 - bitcast<f32>(bitcast<u32>(t262 * high_11) ^ hidden_zero)) ^ hidden_zero; // division.rs:29
            let low_7 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t271) * estimate_15) ^ hidden_zero);
            let y_high_7 = bitcast<f32>(bitcast<u32>(y_10) & 4294963200u); // bits.rs:72
            let t272 = bitcast<u32>(bitcast<f32>(bitcast<u32>(y_10 - y_high_7) ^ hidden_zero) + y_error_7) ^ hidden_zero; // logistic.rs:40
            let t273 = bitcast<f32>(bitcast<u32>(y_high_7 * low_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(bitcast<f32>(t272) * estimate_15) ^ hidden_zero);
            let product_9 = bitcast<f32>(bitcast<u32>(y_high_7 * high_11) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t273) ^ hidden_zero);
            let field_7 = i32(bitcast<u32>(product_9) >> 23u) + exponent_8; // bits.rs:38
            let bits_39 = bitcast<u32>(product_9) + (u32(exponent_8) << 23u); // bits.rs:39
            let result_7 = select(bitcast<f32>(bitcast<u32>(high_11 + low_7) ^ hidden_zero), bitcast<f32>(select(select(bits_39, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t70) > 2147483647u)); // logistic.rs:41
            let t274 = t70 * select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t70) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_40 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t274) ^ hidden_zero)); // bits.rs:31
            let bits_41 = bitcast<u32>(bitcast<f32>(select(bits_40, bits_40 & 2147483648u, ((bits_40 & 2139095040u) == 0u))) * normed_7);
            results_7 = bitcast<f32>(select(bits_41, bits_41 & 2147483648u, ((bits_41 & 2139095040u) == 0u))); // rms_norm.rs:392
            let t275 = results_0; // rms_norm.rs:394
            let t276 = results_1;
            let t277 = results_2;
            let t278 = results_3;
            let t279 = results_4;
            let t280 = results_5;
            let t281 = results_6;
            let t282 = results_7;
            if (col < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + col, t275); // piece.rs:115
            }
            if (col + 1u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 1u), t276); // piece.rs:115
            }
            if (col + 2u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 2u), t277); // piece.rs:115
            }
            if (col + 3u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 3u), t278); // piece.rs:115
            }
            if (col + 4u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 4u), t279); // piece.rs:115
            }
            if (col + 5u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 5u), t280); // piece.rs:115
            }
            if (col + 6u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 6u), t281); // piece.rs:115
            }
            if (col + 7u < imm.n_cols) { // piece.rs:114
                store_y(row * imm.n_cols + (col + 7u), t282); // piece.rs:115
            }
        }
    }
}
