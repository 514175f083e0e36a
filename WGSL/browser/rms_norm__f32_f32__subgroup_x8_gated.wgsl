enable subgroups;

struct Immediates {
    eps: f32,
    n_rows: u32,
    n_cols: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> z: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec4<f32>>;

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

@compute @workgroup_size(256, 1, 1)
fn rms_norm__f32_f32__subgroup_x8_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // rms_norm.rs:373
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
            let t3 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t1.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // rms_norm.rs:280
            own_sum = t3;
            let t4 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t1.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t4;
            let t5 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t1.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t5;
            let t6 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t1.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t6;
            let t7 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t2.x * t2.x) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t7;
            let t8 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t2.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t8;
            let t9 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t2.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t9;
            let t10 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t2.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t10;
        }
    }
    let t11 = own_sum; // rms_norm.rs:284
    let t12 = subgroupShuffleXor(t11, 1u); // rms_norm.rs:293
    let t13 = bitcast<f32>(bitcast<u32>(t11 + t12) ^ hidden_zero);
    let t14 = subgroupShuffleXor(t13, 2u);
    let t15 = bitcast<f32>(bitcast<u32>(t13 + t14) ^ hidden_zero);
    let t16 = subgroupShuffleXor(t15, 4u);
    let t17 = bitcast<f32>(bitcast<u32>(t15 + t16) ^ hidden_zero);
    let t18 = subgroupShuffleXor(t17, 8u);
    let t19 = bitcast<f32>(bitcast<u32>(t17 + t18) ^ hidden_zero);
    let t20 = subgroupShuffleXor(t19, 16u);
    let sum = t19 + t20;
    let t21 = quotient_rn(sum, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t21); // roots.rs:12
    let exponent = i32(bits >> 23u) - 127i; // roots.rs:13
    let odd = exponent & 1i; // roots.rs:14
    let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    let t22 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero); // roots.rs:20
    let t23 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t22 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t24 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t23) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t24;
    let t25 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t26 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t25 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t27 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t26) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t27;
    let t28 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t29 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t28 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t30 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t29) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t30;
    let y_2 = y_1; // roots.rs:22
    let half_exponent = (exponent - odd) >> 1u;
    let product = bitcast<f32>(bitcast<u32>(m * y_2) ^ hidden_zero); // roots.rs:28
    let scaled = bitcast<f32>(bitcast<u32>(m * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high = bitcast<f32>(bitcast<u32>(scaled - bitcast<f32>(bitcast<u32>(scaled - m) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let a_low = bitcast<f32>(bitcast<u32>(m - high) ^ hidden_zero); // roots.rs:39
    let scaled_1 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_1 = bitcast<f32>(bitcast<u32>(scaled_1 - bitcast<f32>(bitcast<u32>(scaled_1 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low = bitcast<f32>(bitcast<u32>(y_2 - high_1) ^ hidden_zero); // roots.rs:39
    let t31 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(high * high_1) ^ hidden_zero) - product) ^ hidden_zero); // roots.rs:31
    let t32 = bitcast<f32>(bitcast<u32>(t31 + bitcast<f32>(bitcast<u32>(high * b_low) ^ hidden_zero)) ^ hidden_zero);
    let t33 = bitcast<f32>(bitcast<u32>(t32 + bitcast<f32>(bitcast<u32>(a_low * high_1) ^ hidden_zero)) ^ hidden_zero);
    let my_error = bitcast<f32>(bitcast<u32>(t33 + bitcast<f32>(bitcast<u32>(a_low * b_low) ^ hidden_zero)) ^ hidden_zero);
    let product_1 = bitcast<f32>(bitcast<u32>(product * y_2) ^ hidden_zero); // roots.rs:28
    let scaled_2 = bitcast<f32>(bitcast<u32>(product * 4097.0f) ^ hidden_zero); // roots.rs:37
    let t34 = bitcast<u32>(scaled_2 - bitcast<f32>(bitcast<u32>(scaled_2 - product) ^ hidden_zero)) ^ hidden_zero; // roots.rs:38
    let high_2 = bitcast<f32>(t34);
    let a_low_1 = bitcast<f32>(bitcast<u32>(product - high_2) ^ hidden_zero); // roots.rs:39
    let scaled_3 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_3 = bitcast<f32>(bitcast<u32>(scaled_3 - bitcast<f32>(bitcast<u32>(scaled_3 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low_1 = bitcast<f32>(bitcast<u32>(y_2 - high_3) ^ hidden_zero); // roots.rs:39
    let t35 = bitcast<u32>(bitcast<f32>(bitcast<u32>(high_2 * high_3) ^ hidden_zero) - product_1) ^ hidden_zero; // roots.rs:31
    let t36 = bitcast<u32>(bitcast<f32>(t35) + bitcast<f32>(bitcast<u32>(high_2 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let t37 = bitcast<u32>(bitcast<f32>(t36) + bitcast<f32>(bitcast<u32>(a_low_1 * high_3) ^ hidden_zero)) ^ hidden_zero;
    let t38 = bitcast<u32>(bitcast<f32>(t37) + bitcast<f32>(bitcast<u32>(a_low_1 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let square_error = bitcast<f32>(t38);
    let t39 = bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - product_1) ^ hidden_zero) - square_error) ^ hidden_zero; // roots.rs:49
    let t40 = bitcast<u32>(bitcast<f32>(t39) - bitcast<f32>(bitcast<u32>(my_error * y_2) ^ hidden_zero)) ^ hidden_zero;
    let residual = bitcast<f32>(t40);
    let t41 = bitcast<f32>(bitcast<u32>(y_2 * bitcast<f32>(bitcast<u32>(0.5f * residual) ^ hidden_zero)) ^ hidden_zero); // roots.rs:50
    let root = y_2 + t41;
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_1 = bitcast<u32>(t21); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t21) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    if (row < imm.n_rows) { // rms_norm.rs:383
        for (var col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:384
            let t42 = row * imm.n_cols + col; // piece.rs:85
            let t43 = x[t42 >> 2u]; // piece.rs:36
            let t44 = x[(t42 + 4u) >> 2u]; // piece.rs:37
            let t45 = weight[col >> 2u]; // piece.rs:36
            let t46 = weight[(col + 4u) >> 2u]; // piece.rs:37
            let t47 = row * imm.n_cols + col; // piece.rs:85
            let t48 = z[t47 >> 2u]; // piece.rs:36
            let t49 = z[(t47 + 4u) >> 2u]; // piece.rs:37
            var results_0 = 0.0f; // rms_norm.rs:388
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            var results_4 = 0.0f;
            var results_5 = 0.0f;
            var results_6 = 0.0f;
            var results_7 = 0.0f;
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t43.x * scale) ^ hidden_zero)); // bits.rs:31
            let t50 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * t45.x); // rms_norm.rs:391
            let bits_3 = bitcast<u32>(bitcast<f32>(t50 ^ hidden_zero)); // bits.rs:31
            let normed = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // bits.rs:32
            let t51 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t48.x)), 1120927744u))); // logistic.rs:19
            let t52 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t51 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_1 = bitcast<f32>(t52);
            let k = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
            let reduced = bitcast<f32>(bitcast<u32>(t51 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q = 0.00019891017f; // exponential.rs:26
            let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q = t53;
            let t54 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q = t54;
            let t55 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q = t55;
            let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q = t56;
            q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            let t57 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t57) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_3) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
            let t59 = t58 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
            let y_error = bitcast<f32>(bitcast<u32>(t59) ^ hidden_zero);
            let unit = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
            let power = bitcast<f32>(bitcast<u32>(y_3 * unit) ^ hidden_zero); // logistic.rs:28
            let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:29
            let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:30
            let t61 = bitcast<f32>(bitcast<u32>(t60 + bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
            let t62 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t63 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t62)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate = bitcast<f32>(t63);
            let t64 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t65 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t64) ^ hidden_zero)) ^ hidden_zero);
            estimate = t65;
            let t66 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
            let t67 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t66) ^ hidden_zero)) ^ hidden_zero);
            estimate = t67;
            let high_4 = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
            let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
            let t68 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high_4) ^ hidden_zero);
            let residual_1 = bitcast<f32>(bitcast<u32>(t68 - t69) ^ hidden_zero);
            let estimate_1 = estimate;
            let t70 = bitcast<f32>(bitcast<u32>(residual_1 - bitcast<f32>(bitcast<u32>(t61 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low = bitcast<f32>(bitcast<u32>(t70 * estimate_1) ^ hidden_zero);
            let y_high = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
            let t71 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_3 - y_high) ^ hidden_zero) + y_error) ^ hidden_zero); // logistic.rs:40
            let t72 = bitcast<f32>(bitcast<u32>(y_high * low) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t71 * estimate_1) ^ hidden_zero);
            let product_2 = bitcast<f32>(bitcast<u32>(y_high * high_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t72) ^ hidden_zero);
            let field = i32(bitcast<u32>(product_2) >> 23u) + exponent_1; // bits.rs:38
            let bits_4 = bitcast<u32>(product_2) + (u32(exponent_1) << 23u); // bits.rs:39
            let result = select(bitcast<f32>(bitcast<u32>(high_4 + low) ^ hidden_zero), bitcast<f32>(select(select(bits_4, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t48.x) > 2147483647u)); // logistic.rs:41
            let t73 = t48.x * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t48.x) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t73) ^ hidden_zero)); // bits.rs:31
            let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * normed);
            results_0 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t43.y * scale) ^ hidden_zero)); // bits.rs:31
            let t74 = bitcast<u32>(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * t45.y); // rms_norm.rs:391
            let bits_8 = bitcast<u32>(bitcast<f32>(t74 ^ hidden_zero)); // bits.rs:31
            let normed_1 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // bits.rs:32
            let t75 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t48.y)), 1120927744u))); // logistic.rs:19
            let t76 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t75 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_2 = bitcast<f32>(t76);
            let k_1 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced_1 = bitcast<f32>(bitcast<u32>(t75 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
            let t77 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
            let r_error_1 = bitcast<f32>(t77);
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t78 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t78;
            let t79 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t79;
            let t80 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t80;
            let t81 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t81;
            let t82 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t82;
            let t83 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t83) ^ hidden_zero);
            let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
            let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
            let t84 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_4) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
            let t85 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 - p_1) ^ hidden_zero) + rest_1) ^ hidden_zero);
            let y_error_1 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
            let unit_1 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
            let power_1 = bitcast<f32>(bitcast<u32>(y_4 * unit_1) ^ hidden_zero); // logistic.rs:28
            let d_1 = bitcast<f32>(bitcast<u32>(1.0f + power_1) ^ hidden_zero); // logistic.rs:29
            let t86 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_1) ^ hidden_zero) + power_1) ^ hidden_zero); // logistic.rs:30
            let t87 = bitcast<f32>(bitcast<u32>(t86 + bitcast<f32>(bitcast<u32>(y_error_1 * unit_1) ^ hidden_zero)) ^ hidden_zero);
            let t88 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t89 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * bitcast<f32>(t88)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_2 = bitcast<f32>(t89);
            let t90 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t91 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t90) ^ hidden_zero)) ^ hidden_zero;
            estimate_2 = bitcast<f32>(t91);
            let t92 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
            let t93 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t92) ^ hidden_zero)) ^ hidden_zero;
            estimate_2 = bitcast<f32>(t93);
            let high_5 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
            let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
            let t94 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t95 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 - d_high_1) ^ hidden_zero) * high_5) ^ hidden_zero);
            let residual_2 = bitcast<f32>(bitcast<u32>(t94 - t95) ^ hidden_zero);
            let estimate_3 = estimate_2;
            let t96 = bitcast<f32>(bitcast<u32>(residual_2 - bitcast<f32>(bitcast<u32>(t87 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_1 = bitcast<f32>(bitcast<u32>(t96 * estimate_3) ^ hidden_zero);
            let y_high_1 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
            let t97 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_4 - y_high_1) ^ hidden_zero) + y_error_1) ^ hidden_zero); // logistic.rs:40
            let t98 = bitcast<f32>(bitcast<u32>(y_high_1 * low_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t97 * estimate_3) ^ hidden_zero);
            let product_3 = bitcast<f32>(bitcast<u32>(y_high_1 * high_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t98) ^ hidden_zero);
            let field_1 = i32(bitcast<u32>(product_3) >> 23u) + exponent_2; // bits.rs:38
            let bits_9 = bitcast<u32>(product_3) + (u32(exponent_2) << 23u); // bits.rs:39
            let result_1 = select(bitcast<f32>(bitcast<u32>(high_5 + low_1) ^ hidden_zero), bitcast<f32>(select(select(bits_9, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t48.y) > 2147483647u)); // logistic.rs:41
            let t99 = select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t48.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
            let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t48.y * t99) ^ hidden_zero)); // bits.rs:31
            let bits_11 = bitcast<u32>(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * normed_1);
            results_1 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_12 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t43.z * scale) ^ hidden_zero)); // bits.rs:31
            let t100 = bitcast<u32>(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * t45.z); // rms_norm.rs:391
            let bits_13 = bitcast<u32>(bitcast<f32>(t100 ^ hidden_zero)); // bits.rs:31
            let normed_2 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // bits.rs:32
            let t101 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t48.z)), 1120927744u))); // logistic.rs:19
            let t102 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t101 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_3 = bitcast<f32>(t102);
            let k_2 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
            let reduced_2 = bitcast<f32>(bitcast<u32>(t101 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
            let t103 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
            let r_error_2 = bitcast<f32>(t103);
            var q_2 = 0.00019891017f; // exponential.rs:26
            let t104 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_2 = t104;
            let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_2 = t105;
            let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_2 = t106;
            let t107 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_2 = t107;
            let t108 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_2 = t108;
            let t109 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
            let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t109) ^ hidden_zero);
            let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
            let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
            let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_5) ^ hidden_zero) + p_2) ^ hidden_zero); // exponential.rs:34
            let t111 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 - p_2) ^ hidden_zero) + rest_2) ^ hidden_zero);
            let y_error_2 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
            let unit_2 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
            let power_2 = bitcast<f32>(bitcast<u32>(y_5 * unit_2) ^ hidden_zero); // logistic.rs:28
            let d_2 = bitcast<f32>(bitcast<u32>(1.0f + power_2) ^ hidden_zero); // logistic.rs:29
            let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_2) ^ hidden_zero) + power_2) ^ hidden_zero); // logistic.rs:30
            let t113 = bitcast<f32>(bitcast<u32>(t112 + bitcast<f32>(bitcast<u32>(y_error_2 * unit_2) ^ hidden_zero)) ^ hidden_zero);
            let t114 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t115 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * bitcast<f32>(t114)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_4 = bitcast<f32>(t115);
            let t116 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t117 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t116) ^ hidden_zero)) ^ hidden_zero;
            estimate_4 = bitcast<f32>(t117);
            let t118 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
            let t119 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t118) ^ hidden_zero)) ^ hidden_zero;
            estimate_4 = bitcast<f32>(t119);
            let high_6 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
            let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
            let t120 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 - d_high_2) ^ hidden_zero) * high_6) ^ hidden_zero);
            let residual_3 = bitcast<f32>(bitcast<u32>(t120 - t121) ^ hidden_zero);
            let estimate_5 = estimate_4;
            let t122 = bitcast<f32>(bitcast<u32>(residual_3 - bitcast<f32>(bitcast<u32>(t113 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_2 = bitcast<f32>(bitcast<u32>(t122 * estimate_5) ^ hidden_zero);
            let y_high_2 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
            let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_5 - y_high_2) ^ hidden_zero) + y_error_2) ^ hidden_zero); // logistic.rs:40
            let t124 = bitcast<f32>(bitcast<u32>(y_high_2 * low_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t123 * estimate_5) ^ hidden_zero);
            let product_4 = bitcast<f32>(bitcast<u32>(y_high_2 * high_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t124) ^ hidden_zero);
            let field_2 = i32(bitcast<u32>(product_4) >> 23u) + exponent_3; // bits.rs:38
            let bits_14 = bitcast<u32>(product_4) + (u32(exponent_3) << 23u); // bits.rs:39
            let result_2 = select(bitcast<f32>(bitcast<u32>(high_6 + low_2) ^ hidden_zero), bitcast<f32>(select(select(bits_14, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t48.z) > 2147483647u)); // logistic.rs:41
            let t125 = select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t48.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
            let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t48.z * t125) ^ hidden_zero)); // bits.rs:31
            let bits_16 = bitcast<u32>(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * normed_2);
            results_2 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t43.w * scale) ^ hidden_zero)); // bits.rs:31
            let t126 = bitcast<u32>(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * t45.w); // rms_norm.rs:391
            let bits_18 = bitcast<u32>(bitcast<f32>(t126 ^ hidden_zero)); // bits.rs:31
            let normed_3 = bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u))); // bits.rs:32
            let t127 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t48.w)), 1120927744u))); // logistic.rs:19
            let t128 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t127 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_4 = bitcast<f32>(t128);
            let k_3 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_3 = bitcast<f32>(bitcast<u32>(t127 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
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
            let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
            let t136 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_6) ^ hidden_zero) + p_3) ^ hidden_zero); // exponential.rs:34
            let t137 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 - p_3) ^ hidden_zero) + rest_3) ^ hidden_zero);
            let y_error_3 = bitcast<f32>(bitcast<u32>(t136 + t137) ^ hidden_zero);
            let unit_3 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
            let power_3 = bitcast<f32>(bitcast<u32>(y_6 * unit_3) ^ hidden_zero); // logistic.rs:28
            let d_3 = bitcast<f32>(bitcast<u32>(1.0f + power_3) ^ hidden_zero); // logistic.rs:29
            let t138 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_3) ^ hidden_zero) + power_3) ^ hidden_zero); // logistic.rs:30
            let t139 = bitcast<f32>(bitcast<u32>(t138 + bitcast<f32>(bitcast<u32>(y_error_3 * unit_3) ^ hidden_zero)) ^ hidden_zero);
            let t140 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t141 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * bitcast<f32>(t140)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_6 = bitcast<f32>(t141);
            let t142 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t143 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t142) ^ hidden_zero)) ^ hidden_zero;
            estimate_6 = bitcast<f32>(t143);
            let t144 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
            let t145 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t144) ^ hidden_zero)) ^ hidden_zero;
            estimate_6 = bitcast<f32>(t145);
            let high_7 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
            let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
            let t146 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 - d_high_3) ^ hidden_zero) * high_7) ^ hidden_zero);
            let residual_4 = bitcast<f32>(bitcast<u32>(t146 - t147) ^ hidden_zero);
            let estimate_7 = estimate_6;
            let t148 = bitcast<f32>(bitcast<u32>(residual_4 - bitcast<f32>(bitcast<u32>(t139 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_3 = bitcast<f32>(bitcast<u32>(t148 * estimate_7) ^ hidden_zero);
            let y_high_3 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
            let t149 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_6 - y_high_3) ^ hidden_zero) + y_error_3) ^ hidden_zero); // logistic.rs:40
            let t150 = bitcast<f32>(bitcast<u32>(y_high_3 * low_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t149 * estimate_7) ^ hidden_zero);
            let product_5 = bitcast<f32>(bitcast<u32>(y_high_3 * high_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t150) ^ hidden_zero);
            let field_3 = i32(bitcast<u32>(product_5) >> 23u) + exponent_4; // bits.rs:38
            let bits_19 = bitcast<u32>(product_5) + (u32(exponent_4) << 23u); // bits.rs:39
            let result_3 = select(bitcast<f32>(bitcast<u32>(high_7 + low_3) ^ hidden_zero), bitcast<f32>(select(select(bits_19, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t48.w) > 2147483647u)); // logistic.rs:41
            let t151 = select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t48.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
            let bits_20 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t48.w * t151) ^ hidden_zero)); // bits.rs:31
            let bits_21 = bitcast<u32>(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))) * normed_3);
            results_3 = bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_22 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t44.x * scale) ^ hidden_zero)); // bits.rs:31
            let t152 = bitcast<u32>(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u))) * t46.x); // rms_norm.rs:391
            let bits_23 = bitcast<u32>(bitcast<f32>(t152 ^ hidden_zero)); // bits.rs:31
            let normed_4 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // bits.rs:32
            let t153 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t49.x)), 1120927744u))); // logistic.rs:19
            let t154 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t153 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_5 = bitcast<f32>(t154);
            let k_4 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
            let reduced_4 = bitcast<f32>(bitcast<u32>(t153 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
            let t155 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
            let r_error_4 = bitcast<f32>(t155);
            var q_4 = 0.00019891017f; // exponential.rs:26
            let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_4 = t156;
            let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_4 = t157;
            let t158 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_4 = t158;
            let t159 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_4 = t159;
            let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_4 = t160;
            let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
            let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t161) ^ hidden_zero);
            let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
            let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
            let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_7) ^ hidden_zero) + p_4) ^ hidden_zero); // exponential.rs:34
            let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 - p_4) ^ hidden_zero) + rest_4) ^ hidden_zero);
            let y_error_4 = bitcast<f32>(bitcast<u32>(t162 + t163) ^ hidden_zero);
            let unit_4 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
            let power_4 = bitcast<f32>(bitcast<u32>(y_7 * unit_4) ^ hidden_zero); // logistic.rs:28
            let d_4 = bitcast<f32>(bitcast<u32>(1.0f + power_4) ^ hidden_zero); // logistic.rs:29
            let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_4) ^ hidden_zero) + power_4) ^ hidden_zero); // logistic.rs:30
            let t165 = bitcast<f32>(bitcast<u32>(t164 + bitcast<f32>(bitcast<u32>(y_error_4 * unit_4) ^ hidden_zero)) ^ hidden_zero);
            let t166 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t167 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * bitcast<f32>(t166)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_8 = bitcast<f32>(t167);
            let t168 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t169 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t168) ^ hidden_zero)) ^ hidden_zero;
            estimate_8 = bitcast<f32>(t169);
            let t170 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
            let t171 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t170) ^ hidden_zero)) ^ hidden_zero;
            estimate_8 = bitcast<f32>(t171);
            let high_8 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
            let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
            let t172 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 - d_high_4) ^ hidden_zero) * high_8) ^ hidden_zero);
            let residual_5 = bitcast<f32>(bitcast<u32>(t172 - t173) ^ hidden_zero);
            let estimate_9 = estimate_8;
            let t174 = bitcast<f32>(bitcast<u32>(residual_5 - bitcast<f32>(bitcast<u32>(t165 * high_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_4 = bitcast<f32>(bitcast<u32>(t174 * estimate_9) ^ hidden_zero);
            let y_high_4 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
            let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_7 - y_high_4) ^ hidden_zero) + y_error_4) ^ hidden_zero); // logistic.rs:40
            let t176 = bitcast<f32>(bitcast<u32>(y_high_4 * low_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t175 * estimate_9) ^ hidden_zero);
            let product_6 = bitcast<f32>(bitcast<u32>(y_high_4 * high_8) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t176) ^ hidden_zero);
            let field_4 = i32(bitcast<u32>(product_6) >> 23u) + exponent_5; // bits.rs:38
            let bits_24 = bitcast<u32>(product_6) + (u32(exponent_5) << 23u); // bits.rs:39
            let result_4 = select(bitcast<f32>(bitcast<u32>(high_8 + low_4) ^ hidden_zero), bitcast<f32>(select(select(bits_24, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t49.x) > 2147483647u)); // logistic.rs:41
            let t177 = select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t49.x) & 2147483647u) > 2139095040u)); // logistic.rs:42
            let bits_25 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t49.x * t177) ^ hidden_zero)); // bits.rs:31
            let bits_26 = bitcast<u32>(bitcast<f32>(select(bits_25, bits_25 & 2147483648u, ((bits_25 & 2139095040u) == 0u))) * normed_4);
            results_4 = bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_27 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t44.y * scale) ^ hidden_zero)); // bits.rs:31
            let t178 = bitcast<u32>(bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))) * t46.y); // rms_norm.rs:391
            let bits_28 = bitcast<u32>(bitcast<f32>(t178 ^ hidden_zero)); // bits.rs:31
            let normed_5 = bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u))); // bits.rs:32
            let t179 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t49.y)), 1120927744u))); // logistic.rs:19
            let t180 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t179 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_6 = bitcast<f32>(t180);
            let k_5 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
            let reduced_5 = bitcast<f32>(bitcast<u32>(t179 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
            let t181 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
            let r_error_5 = bitcast<f32>(t181);
            var q_5 = 0.00019891017f; // exponential.rs:26
            let t182 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_5 = t182;
            let t183 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_5 = t183;
            let t184 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_5 = t184;
            let t185 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_5 = t185;
            let t186 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_5 = t186;
            let t187 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
            let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t187) ^ hidden_zero);
            let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
            let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
            let t188 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_8) ^ hidden_zero) + p_5) ^ hidden_zero); // exponential.rs:34
            let t189 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 - p_5) ^ hidden_zero) + rest_5) ^ hidden_zero);
            let y_error_5 = bitcast<f32>(bitcast<u32>(t188 + t189) ^ hidden_zero);
            let unit_5 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
            let power_5 = bitcast<f32>(bitcast<u32>(y_8 * unit_5) ^ hidden_zero); // logistic.rs:28
            let d_5 = bitcast<f32>(bitcast<u32>(1.0f + power_5) ^ hidden_zero); // logistic.rs:29
            let t190 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_5) ^ hidden_zero) + power_5) ^ hidden_zero); // logistic.rs:30
            let t191 = bitcast<f32>(bitcast<u32>(t190 + bitcast<f32>(bitcast<u32>(y_error_5 * unit_5) ^ hidden_zero)) ^ hidden_zero);
            let t192 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t193 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * bitcast<f32>(t192)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_10 = bitcast<f32>(t193);
            let t194 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t195 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t194) ^ hidden_zero)) ^ hidden_zero;
            estimate_10 = bitcast<f32>(t195);
            let t196 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
            let t197 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t196) ^ hidden_zero)) ^ hidden_zero;
            estimate_10 = bitcast<f32>(t197);
            let high_9 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
            let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
            let t198 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_9) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t199 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 - d_high_5) ^ hidden_zero) * high_9) ^ hidden_zero);
            let residual_6 = bitcast<f32>(bitcast<u32>(t198 - t199) ^ hidden_zero);
            let estimate_11 = estimate_10;
            let t200 = bitcast<f32>(bitcast<u32>(residual_6 - bitcast<f32>(bitcast<u32>(t191 * high_9) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_5 = bitcast<f32>(bitcast<u32>(t200 * estimate_11) ^ hidden_zero);
            let y_high_5 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
            let t201 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_8 - y_high_5) ^ hidden_zero) + y_error_5) ^ hidden_zero); // logistic.rs:40
            let t202 = bitcast<f32>(bitcast<u32>(y_high_5 * low_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t201 * estimate_11) ^ hidden_zero);
            let product_7 = bitcast<f32>(bitcast<u32>(y_high_5 * high_9) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t202) ^ hidden_zero);
            let field_5 = i32(bitcast<u32>(product_7) >> 23u) + exponent_6; // bits.rs:38
            let bits_29 = bitcast<u32>(product_7) + (u32(exponent_6) << 23u); // bits.rs:39
            let result_5 = select(bitcast<f32>(bitcast<u32>(high_9 + low_5) ^ hidden_zero), bitcast<f32>(select(select(bits_29, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t49.y) > 2147483647u)); // logistic.rs:41
            let t203 = select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t49.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
            let bits_30 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t49.y * t203) ^ hidden_zero)); // bits.rs:31
            let bits_31 = bitcast<u32>(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u))) * normed_5);
            results_5 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_32 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t44.z * scale) ^ hidden_zero)); // bits.rs:31
            let t204 = bitcast<u32>(bitcast<f32>(select(bits_32, bits_32 & 2147483648u, ((bits_32 & 2139095040u) == 0u))) * t46.z); // rms_norm.rs:391
            let bits_33 = bitcast<u32>(bitcast<f32>(t204 ^ hidden_zero)); // bits.rs:31
            let normed_6 = bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u))); // bits.rs:32
            let t205 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t49.z)), 1120927744u))); // logistic.rs:19
            let t206 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t205 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_7 = bitcast<f32>(t206);
            let k_6 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
            let reduced_6 = bitcast<f32>(bitcast<u32>(t205 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
            let t207 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
            let r_error_6 = bitcast<f32>(t207);
            var q_6 = 0.00019891017f; // exponential.rs:26
            let t208 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_6 = t208;
            let t209 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_6 = t209;
            let t210 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_6 = t210;
            let t211 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_6 = t211;
            let t212 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_6 = t212;
            let t213 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
            let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t213) ^ hidden_zero);
            let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
            let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
            let t214 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_9) ^ hidden_zero) + p_6) ^ hidden_zero); // exponential.rs:34
            let t215 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 - p_6) ^ hidden_zero) + rest_6) ^ hidden_zero);
            let y_error_6 = bitcast<f32>(bitcast<u32>(t214 + t215) ^ hidden_zero);
            let unit_6 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
            let power_6 = bitcast<f32>(bitcast<u32>(y_9 * unit_6) ^ hidden_zero); // logistic.rs:28
            let d_6 = bitcast<f32>(bitcast<u32>(1.0f + power_6) ^ hidden_zero); // logistic.rs:29
            let t216 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_6) ^ hidden_zero) + power_6) ^ hidden_zero); // logistic.rs:30
            let t217 = bitcast<f32>(bitcast<u32>(t216 + bitcast<f32>(bitcast<u32>(y_error_6 * unit_6) ^ hidden_zero)) ^ hidden_zero);
            let t218 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t219 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * bitcast<f32>(t218)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_12 = bitcast<f32>(t219);
            let t220 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t221 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t220) ^ hidden_zero)) ^ hidden_zero;
            estimate_12 = bitcast<f32>(t221);
            let t222 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
            let t223 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t222) ^ hidden_zero)) ^ hidden_zero;
            estimate_12 = bitcast<f32>(t223);
            let high_10 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
            let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
            let t224 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t225 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 - d_high_6) ^ hidden_zero) * high_10) ^ hidden_zero);
            let residual_7 = bitcast<f32>(bitcast<u32>(t224 - t225) ^ hidden_zero);
            let estimate_13 = estimate_12;
            let t226 = bitcast<u32>(residual_7 - bitcast<f32>(bitcast<u32>(t217 * high_10) ^ hidden_zero)) ^ hidden_zero; // division.rs:29
            let low_6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t226) * estimate_13) ^ hidden_zero);
            let y_high_6 = bitcast<f32>(bitcast<u32>(y_9) & 4294963200u); // bits.rs:72
            let t227 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_9 - y_high_6) ^ hidden_zero) + y_error_6) ^ hidden_zero); // logistic.rs:40
            let t228 = bitcast<f32>(bitcast<u32>(y_high_6 * low_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t227 * estimate_13) ^ hidden_zero);
            let product_8 = bitcast<f32>(bitcast<u32>(y_high_6 * high_10) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t228) ^ hidden_zero);
            let field_6 = i32(bitcast<u32>(product_8) >> 23u) + exponent_7; // bits.rs:38
            let bits_34 = bitcast<u32>(product_8) + (u32(exponent_7) << 23u); // bits.rs:39
            let result_6 = select(bitcast<f32>(bitcast<u32>(high_10 + low_6) ^ hidden_zero), bitcast<f32>(select(select(bits_34, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t49.z) > 2147483647u)); // logistic.rs:41
            let t229 = select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t49.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
            let bits_35 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t49.z * t229) ^ hidden_zero)); // bits.rs:31
            let bits_36 = bitcast<u32>(bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u))) * normed_6);
            results_6 = bitcast<f32>(select(bits_36, bits_36 & 2147483648u, ((bits_36 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_37 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t44.w * scale) ^ hidden_zero)); // bits.rs:31
            let t230 = bitcast<u32>(bitcast<f32>(select(bits_37, bits_37 & 2147483648u, ((bits_37 & 2139095040u) == 0u))) * t46.w); // rms_norm.rs:391
            let bits_38 = bitcast<u32>(bitcast<f32>(t230 ^ hidden_zero)); // bits.rs:31
            let normed_7 = bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u))); // bits.rs:32
            let t231 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t49.w)), 1120927744u))); // logistic.rs:19
            let t232 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t231 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_8 = bitcast<f32>(t232);
            let k_7 = bitcast<f32>(bitcast<u32>(sum_8 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_8 = i32(bitcast<u32>(sum_8)) - 1262485504i;
            let reduced_7 = bitcast<f32>(bitcast<u32>(t231 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
            let t233 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
            let r_error_7 = bitcast<f32>(t233);
            var q_7 = 0.00019891017f; // exponential.rs:26
            let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_7 = t234;
            let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_7 = t235;
            let t236 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_7 = t236;
            let t237 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_7 = t237;
            let t238 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_7 = t238;
            let t239 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
            let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t239) ^ hidden_zero);
            let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
            let y_10 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
            let t240 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_10) ^ hidden_zero) + p_7) ^ hidden_zero); // exponential.rs:34
            let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 - p_7) ^ hidden_zero) + rest_7) ^ hidden_zero);
            let y_error_7 = bitcast<f32>(bitcast<u32>(t240 + t241) ^ hidden_zero);
            let unit_7 = bitcast<f32>(u32(max_i32(exponent_8, -60i) + 127i) << 23u); // bits.rs:66
            let power_7 = bitcast<f32>(bitcast<u32>(y_10 * unit_7) ^ hidden_zero); // logistic.rs:28
            let d_7 = bitcast<f32>(bitcast<u32>(1.0f + power_7) ^ hidden_zero); // logistic.rs:29
            let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_7) ^ hidden_zero) + power_7) ^ hidden_zero); // logistic.rs:30
            let t243 = bitcast<f32>(bitcast<u32>(t242 + bitcast<f32>(bitcast<u32>(y_error_7 * unit_7) ^ hidden_zero)) ^ hidden_zero);
            let t244 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t245 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * bitcast<f32>(t244)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_14 = bitcast<f32>(t245);
            let t246 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t247 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t246) ^ hidden_zero)) ^ hidden_zero;
            estimate_14 = bitcast<f32>(t247);
            let t248 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
            let t249 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t248) ^ hidden_zero)) ^ hidden_zero;
            estimate_14 = bitcast<f32>(t249);
            let high_11 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
            let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
            let t250 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_11) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t251 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 - d_high_7) ^ hidden_zero) * high_11) ^ hidden_zero);
            let residual_8 = bitcast<f32>(bitcast<u32>(t250 - t251) ^ hidden_zero);
            let estimate_15 = estimate_14;
            let t252 = bitcast<u32>(residual_8 - bitcast<f32>(bitcast<u32>(t243 * high_11) ^ hidden_zero)) ^ hidden_zero; // division.rs:29
            let low_7 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t252) * estimate_15) ^ hidden_zero);
            let y_high_7 = bitcast<f32>(bitcast<u32>(y_10) & 4294963200u); // bits.rs:72
            let t253 = bitcast<u32>(bitcast<f32>(bitcast<u32>(y_10 - y_high_7) ^ hidden_zero) + y_error_7) ^ hidden_zero; // logistic.rs:40
            let t254 = bitcast<f32>(bitcast<u32>(y_high_7 * low_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(bitcast<f32>(t253) * estimate_15) ^ hidden_zero);
            let product_9 = bitcast<f32>(bitcast<u32>(y_high_7 * high_11) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t254) ^ hidden_zero);
            let field_7 = i32(bitcast<u32>(product_9) >> 23u) + exponent_8; // bits.rs:38
            let bits_39 = bitcast<u32>(product_9) + (u32(exponent_8) << 23u); // bits.rs:39
            let result_7 = select(bitcast<f32>(bitcast<u32>(high_11 + low_7) ^ hidden_zero), bitcast<f32>(select(select(bits_39, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t49.w) > 2147483647u)); // logistic.rs:41
            let t255 = select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t49.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
            let bits_40 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t49.w * t255) ^ hidden_zero)); // bits.rs:31
            let bits_41 = bitcast<u32>(bitcast<f32>(select(bits_40, bits_40 & 2147483648u, ((bits_40 & 2139095040u) == 0u))) * normed_7);
            results_7 = bitcast<f32>(select(bits_41, bits_41 & 2147483648u, ((bits_41 & 2139095040u) == 0u))); // rms_norm.rs:392
            let t256 = row * imm.n_cols + col; // piece.rs:109
            let t257 = vec4<f32>(results_0, results_1, results_2, results_3); // piece.rs:68
            y[t256 >> 2u] = t257;
            let t258 = vec4<f32>(results_4, results_5, results_6, results_7); // piece.rs:69
            y[(t256 + 4u) >> 2u] = t258;
        }
    }
}
