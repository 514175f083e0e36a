enable subgroups;

struct Immediates {
    eps: f32,
    n_rows: u32,
    n_cols: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> z: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec4<u32>>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
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

@compute @workgroup_size(256, 1, 1)
fn rms_norm__bf16_bf16__subgroup_x8_gated(
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
            let t0 = x[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            let t1 = decode_bf16(t0.x);
            let t2 = decode_bf16(t0.x >> 16u);
            let t3 = decode_bf16(t0.y);
            let t4 = decode_bf16(t0.y >> 16u);
            let t5 = decode_bf16(t0.z);
            let t6 = decode_bf16(t0.z >> 16u);
            let t7 = decode_bf16(t0.w);
            let t8 = decode_bf16(t0.w >> 16u);
            let t9 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t1 * t1) ^ hidden_zero)) ^ hidden_zero); // rms_norm.rs:280
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
            let t16 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t8 * t8) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t16;
        }
    }
    let t17 = own_sum; // rms_norm.rs:284
    let t18 = subgroupShuffleXor(t17, 1u); // rms_norm.rs:293
    let t19 = bitcast<f32>(bitcast<u32>(t17 + t18) ^ hidden_zero);
    let t20 = subgroupShuffleXor(t19, 2u);
    let t21 = bitcast<f32>(bitcast<u32>(t19 + t20) ^ hidden_zero);
    let t22 = subgroupShuffleXor(t21, 4u);
    let t23 = bitcast<f32>(bitcast<u32>(t21 + t22) ^ hidden_zero);
    let t24 = subgroupShuffleXor(t23, 8u);
    let t25 = bitcast<f32>(bitcast<u32>(t23 + t24) ^ hidden_zero);
    let t26 = subgroupShuffleXor(t25, 16u);
    let sum = t25 + t26;
    let t27 = quotient_rn(sum, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t27); // roots.rs:12
    let exponent = i32(bits >> 23u) - 127i; // roots.rs:13
    let odd = exponent & 1i; // roots.rs:14
    let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    let t28 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero); // roots.rs:20
    let t29 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t28 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t30 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t29) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t30;
    let t31 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t32 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t31 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t33 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t32) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t33;
    let t34 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t35 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t34 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t36 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t35) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t36;
    let y_2 = y_1; // roots.rs:22
    let half_exponent = (exponent - odd) >> 1u;
    let product = bitcast<f32>(bitcast<u32>(m * y_2) ^ hidden_zero); // roots.rs:28
    let scaled = bitcast<f32>(bitcast<u32>(m * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high = bitcast<f32>(bitcast<u32>(scaled - bitcast<f32>(bitcast<u32>(scaled - m) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let a_low = bitcast<f32>(bitcast<u32>(m - high) ^ hidden_zero); // roots.rs:39
    let scaled_1 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_1 = bitcast<f32>(bitcast<u32>(scaled_1 - bitcast<f32>(bitcast<u32>(scaled_1 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low = bitcast<f32>(bitcast<u32>(y_2 - high_1) ^ hidden_zero); // roots.rs:39
    let t37 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(high * high_1) ^ hidden_zero) - product) ^ hidden_zero); // roots.rs:31
    let t38 = bitcast<f32>(bitcast<u32>(t37 + bitcast<f32>(bitcast<u32>(high * b_low) ^ hidden_zero)) ^ hidden_zero);
    let t39 = bitcast<f32>(bitcast<u32>(t38 + bitcast<f32>(bitcast<u32>(a_low * high_1) ^ hidden_zero)) ^ hidden_zero);
    let my_error = bitcast<f32>(bitcast<u32>(t39 + bitcast<f32>(bitcast<u32>(a_low * b_low) ^ hidden_zero)) ^ hidden_zero);
    let product_1 = bitcast<f32>(bitcast<u32>(product * y_2) ^ hidden_zero); // roots.rs:28
    let scaled_2 = bitcast<f32>(bitcast<u32>(product * 4097.0f) ^ hidden_zero); // roots.rs:37
    let t40 = bitcast<u32>(scaled_2 - bitcast<f32>(bitcast<u32>(scaled_2 - product) ^ hidden_zero)) ^ hidden_zero; // roots.rs:38
    let high_2 = bitcast<f32>(t40);
    let a_low_1 = bitcast<f32>(bitcast<u32>(product - high_2) ^ hidden_zero); // roots.rs:39
    let scaled_3 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_3 = bitcast<f32>(bitcast<u32>(scaled_3 - bitcast<f32>(bitcast<u32>(scaled_3 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low_1 = bitcast<f32>(bitcast<u32>(y_2 - high_3) ^ hidden_zero); // roots.rs:39
    let t41 = bitcast<u32>(bitcast<f32>(bitcast<u32>(high_2 * high_3) ^ hidden_zero) - product_1) ^ hidden_zero; // roots.rs:31
    let t42 = bitcast<u32>(bitcast<f32>(t41) + bitcast<f32>(bitcast<u32>(high_2 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let t43 = bitcast<u32>(bitcast<f32>(t42) + bitcast<f32>(bitcast<u32>(a_low_1 * high_3) ^ hidden_zero)) ^ hidden_zero;
    let t44 = bitcast<u32>(bitcast<f32>(t43) + bitcast<f32>(bitcast<u32>(a_low_1 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let square_error = bitcast<f32>(t44);
    let t45 = bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - product_1) ^ hidden_zero) - square_error) ^ hidden_zero; // roots.rs:49
    let t46 = bitcast<u32>(bitcast<f32>(t45) - bitcast<f32>(bitcast<u32>(my_error * y_2) ^ hidden_zero)) ^ hidden_zero;
    let residual = bitcast<f32>(t46);
    let t47 = bitcast<f32>(bitcast<u32>(y_2 * bitcast<f32>(bitcast<u32>(0.5f * residual) ^ hidden_zero)) ^ hidden_zero); // roots.rs:50
    let root = y_2 + t47;
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_1 = bitcast<u32>(t27); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t27) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    if (row < imm.n_rows) { // rms_norm.rs:383
        for (var col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:384
            let t48 = x[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            let t49 = weight[(col >> 1u) >> 2u];
            let t50 = z[((row * imm.n_cols + col) >> 1u) >> 2u];
            let t51 = decode_bf16(t50.x);
            let t52 = decode_bf16(t50.x >> 16u);
            let t53 = decode_bf16(t50.y);
            let t54 = decode_bf16(t50.y >> 16u);
            let t55 = decode_bf16(t50.z);
            let t56 = decode_bf16(t50.z >> 16u);
            let t57 = decode_bf16(t50.w);
            let t58 = decode_bf16(t50.w >> 16u);
            var results_0 = 0.0f; // rms_norm.rs:388
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            var results_4 = 0.0f;
            var results_5 = 0.0f;
            var results_6 = 0.0f;
            var results_7 = 0.0f;
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t48.x) * scale) ^ hidden_zero)); // bits.rs:31
            let t59 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * decode_bf16(t49.x); // rms_norm.rs:391
            let bits_3 = bitcast<u32>(t59); // bits.rs:31
            let normed = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // rms_norm.rs:391
            let t60 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t51)), 1120927744u))); // logistic.rs:19
            let t61 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t60 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_1 = bitcast<f32>(t61);
            let k = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
            let reduced = bitcast<f32>(bitcast<u32>(t60 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q = 0.00019891017f; // exponential.rs:26
            let t62 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q = t62;
            let t63 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q = t63;
            let t64 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q = t64;
            let t65 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q = t65;
            q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            let t66 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t66) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let t67 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_3) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
            let t68 = t67 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
            let y_error = bitcast<f32>(bitcast<u32>(t68) ^ hidden_zero);
            let unit = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
            let power = bitcast<f32>(bitcast<u32>(y_3 * unit) ^ hidden_zero); // logistic.rs:28
            let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:29
            let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:30
            let t70 = bitcast<f32>(bitcast<u32>(t69 + bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
            let t71 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t72 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t71)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate = bitcast<f32>(t72);
            let t73 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t74 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t73) ^ hidden_zero)) ^ hidden_zero);
            estimate = t74;
            let t75 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
            let t76 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t75) ^ hidden_zero)) ^ hidden_zero);
            estimate = t76;
            let high_4 = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
            let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
            let t77 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t78 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high_4) ^ hidden_zero);
            let residual_1 = bitcast<f32>(bitcast<u32>(t77 - t78) ^ hidden_zero);
            let estimate_1 = estimate;
            let t79 = bitcast<f32>(bitcast<u32>(residual_1 - bitcast<f32>(bitcast<u32>(t70 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low = bitcast<f32>(bitcast<u32>(t79 * estimate_1) ^ hidden_zero);
            let y_high = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
            let t80 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_3 - y_high) ^ hidden_zero) + y_error) ^ hidden_zero); // logistic.rs:40
            let t81 = bitcast<f32>(bitcast<u32>(y_high * low) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t80 * estimate_1) ^ hidden_zero);
            let product_2 = bitcast<f32>(bitcast<u32>(y_high * high_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t81) ^ hidden_zero);
            let field = i32(bitcast<u32>(product_2) >> 23u) + exponent_1; // bits.rs:38
            let bits_4 = bitcast<u32>(product_2) + (u32(exponent_1) << 23u); // bits.rs:39
            let result = select(bitcast<f32>(bitcast<u32>(high_4 + low) ^ hidden_zero), bitcast<f32>(select(select(bits_4, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t51) > 2147483647u)); // logistic.rs:41
            let t82 = t51 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t51) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t82) ^ hidden_zero)); // bits.rs:31
            let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * normed);
            results_0 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t48.x >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let t83 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * decode_bf16(t49.x >> 16u); // rms_norm.rs:391
            let bits_8 = bitcast<u32>(t83); // bits.rs:31
            let normed_1 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // rms_norm.rs:391
            let t84 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t52)), 1120927744u))); // logistic.rs:19
            let t85 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t84 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_2 = bitcast<f32>(t85);
            let k_1 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced_1 = bitcast<f32>(bitcast<u32>(t84 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
            let t86 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
            let r_error_1 = bitcast<f32>(t86);
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t87;
            let t88 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t88;
            let t89 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t89;
            let t90 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t90;
            let t91 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t91;
            let t92 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t92) ^ hidden_zero);
            let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
            let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
            let t93 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_4) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
            let t94 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 - p_1) ^ hidden_zero) + rest_1) ^ hidden_zero);
            let y_error_1 = bitcast<f32>(bitcast<u32>(t93 + t94) ^ hidden_zero);
            let unit_1 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
            let power_1 = bitcast<f32>(bitcast<u32>(y_4 * unit_1) ^ hidden_zero); // logistic.rs:28
            let d_1 = bitcast<f32>(bitcast<u32>(1.0f + power_1) ^ hidden_zero); // logistic.rs:29
            let t95 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_1) ^ hidden_zero) + power_1) ^ hidden_zero); // logistic.rs:30
            let t96 = bitcast<f32>(bitcast<u32>(t95 + bitcast<f32>(bitcast<u32>(y_error_1 * unit_1) ^ hidden_zero)) ^ hidden_zero);
            let t97 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t98 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * bitcast<f32>(t97)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_2 = bitcast<f32>(t98);
            let t99 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t100 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t99) ^ hidden_zero)) ^ hidden_zero;
            estimate_2 = bitcast<f32>(t100);
            let t101 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
            let t102 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t101) ^ hidden_zero)) ^ hidden_zero;
            estimate_2 = bitcast<f32>(t102);
            let high_5 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
            let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
            let t103 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t104 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 - d_high_1) ^ hidden_zero) * high_5) ^ hidden_zero);
            let residual_2 = bitcast<f32>(bitcast<u32>(t103 - t104) ^ hidden_zero);
            let estimate_3 = estimate_2;
            let t105 = bitcast<f32>(bitcast<u32>(residual_2 - bitcast<f32>(bitcast<u32>(t96 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_1 = bitcast<f32>(bitcast<u32>(t105 * estimate_3) ^ hidden_zero);
            let y_high_1 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
            let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_4 - y_high_1) ^ hidden_zero) + y_error_1) ^ hidden_zero); // logistic.rs:40
            let t107 = bitcast<f32>(bitcast<u32>(y_high_1 * low_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t106 * estimate_3) ^ hidden_zero);
            let product_3 = bitcast<f32>(bitcast<u32>(y_high_1 * high_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t107) ^ hidden_zero);
            let field_1 = i32(bitcast<u32>(product_3) >> 23u) + exponent_2; // bits.rs:38
            let bits_9 = bitcast<u32>(product_3) + (u32(exponent_2) << 23u); // bits.rs:39
            let result_1 = select(bitcast<f32>(bitcast<u32>(high_5 + low_1) ^ hidden_zero), bitcast<f32>(select(select(bits_9, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t52) > 2147483647u)); // logistic.rs:41
            let t108 = t52 * select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t52) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t108) ^ hidden_zero)); // bits.rs:31
            let bits_11 = bitcast<u32>(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * normed_1);
            results_1 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_12 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t48.y) * scale) ^ hidden_zero)); // bits.rs:31
            let t109 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * decode_bf16(t49.y); // rms_norm.rs:391
            let bits_13 = bitcast<u32>(t109); // bits.rs:31
            let t110 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_2 = decode_bf16(t110);
            let t111 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t53)), 1120927744u))); // logistic.rs:19
            let t112 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t111 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_3 = bitcast<f32>(t112);
            let k_2 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
            let reduced_2 = bitcast<f32>(bitcast<u32>(t111 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
            let t113 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
            let r_error_2 = bitcast<f32>(t113);
            var q_2 = 0.00019891017f; // exponential.rs:26
            let t114 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_2 = t114;
            let t115 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_2 = t115;
            let t116 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_2 = t116;
            let t117 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_2 = t117;
            let t118 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_2 = t118;
            let t119 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
            let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t119) ^ hidden_zero);
            let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
            let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
            let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_5) ^ hidden_zero) + p_2) ^ hidden_zero); // exponential.rs:34
            let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 - p_2) ^ hidden_zero) + rest_2) ^ hidden_zero);
            let y_error_2 = bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero);
            let unit_2 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
            let power_2 = bitcast<f32>(bitcast<u32>(y_5 * unit_2) ^ hidden_zero); // logistic.rs:28
            let d_2 = bitcast<f32>(bitcast<u32>(1.0f + power_2) ^ hidden_zero); // logistic.rs:29
            let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_2) ^ hidden_zero) + power_2) ^ hidden_zero); // logistic.rs:30
            let t123 = bitcast<f32>(bitcast<u32>(t122 + bitcast<f32>(bitcast<u32>(y_error_2 * unit_2) ^ hidden_zero)) ^ hidden_zero);
            let t124 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t125 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * bitcast<f32>(t124)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_4 = bitcast<f32>(t125);
            let t126 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t127 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t126) ^ hidden_zero)) ^ hidden_zero;
            estimate_4 = bitcast<f32>(t127);
            let t128 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
            let t129 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t128) ^ hidden_zero)) ^ hidden_zero;
            estimate_4 = bitcast<f32>(t129);
            let high_6 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
            let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
            let t130 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 - d_high_2) ^ hidden_zero) * high_6) ^ hidden_zero);
            let residual_3 = bitcast<f32>(bitcast<u32>(t130 - t131) ^ hidden_zero);
            let estimate_5 = estimate_4;
            let t132 = bitcast<f32>(bitcast<u32>(residual_3 - bitcast<f32>(bitcast<u32>(t123 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_2 = bitcast<f32>(bitcast<u32>(t132 * estimate_5) ^ hidden_zero);
            let y_high_2 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
            let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_5 - y_high_2) ^ hidden_zero) + y_error_2) ^ hidden_zero); // logistic.rs:40
            let t134 = bitcast<f32>(bitcast<u32>(y_high_2 * low_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t133 * estimate_5) ^ hidden_zero);
            let product_4 = bitcast<f32>(bitcast<u32>(y_high_2 * high_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t134) ^ hidden_zero);
            let field_2 = i32(bitcast<u32>(product_4) >> 23u) + exponent_3; // bits.rs:38
            let bits_14 = bitcast<u32>(product_4) + (u32(exponent_3) << 23u); // bits.rs:39
            let result_2 = select(bitcast<f32>(bitcast<u32>(high_6 + low_2) ^ hidden_zero), bitcast<f32>(select(select(bits_14, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t53) > 2147483647u)); // logistic.rs:41
            let t135 = t53 * select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t53) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t135) ^ hidden_zero)); // bits.rs:31
            let bits_16 = bitcast<u32>(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * normed_2);
            results_2 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t48.y >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let t136 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * decode_bf16(t49.y >> 16u); // rms_norm.rs:391
            let bits_18 = bitcast<u32>(t136); // bits.rs:31
            let t137 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_3 = decode_bf16(t137);
            let t138 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t54)), 1120927744u))); // logistic.rs:19
            let t139 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t138 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_4 = bitcast<f32>(t139);
            let k_3 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_3 = bitcast<f32>(bitcast<u32>(t138 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
            let t140 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
            let r_error_3 = bitcast<f32>(t140);
            var q_3 = 0.00019891017f; // exponential.rs:26
            let t141 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_3 = t141;
            let t142 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_3 = t142;
            let t143 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_3 = t143;
            let t144 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_3 = t144;
            let t145 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_3 = t145;
            let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
            let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t146) ^ hidden_zero);
            let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
            let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
            let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_6) ^ hidden_zero) + p_3) ^ hidden_zero); // exponential.rs:34
            let t148 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 - p_3) ^ hidden_zero) + rest_3) ^ hidden_zero);
            let y_error_3 = bitcast<f32>(bitcast<u32>(t147 + t148) ^ hidden_zero);
            let unit_3 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
            let power_3 = bitcast<f32>(bitcast<u32>(y_6 * unit_3) ^ hidden_zero); // logistic.rs:28
            let d_3 = bitcast<f32>(bitcast<u32>(1.0f + power_3) ^ hidden_zero); // logistic.rs:29
            let t149 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_3) ^ hidden_zero) + power_3) ^ hidden_zero); // logistic.rs:30
            let t150 = bitcast<f32>(bitcast<u32>(t149 + bitcast<f32>(bitcast<u32>(y_error_3 * unit_3) ^ hidden_zero)) ^ hidden_zero);
            let t151 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t152 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * bitcast<f32>(t151)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_6 = bitcast<f32>(t152);
            let t153 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t154 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t153) ^ hidden_zero)) ^ hidden_zero;
            estimate_6 = bitcast<f32>(t154);
            let t155 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
            let t156 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t155) ^ hidden_zero)) ^ hidden_zero;
            estimate_6 = bitcast<f32>(t156);
            let high_7 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
            let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
            let t157 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t158 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 - d_high_3) ^ hidden_zero) * high_7) ^ hidden_zero);
            let residual_4 = bitcast<f32>(bitcast<u32>(t157 - t158) ^ hidden_zero);
            let estimate_7 = estimate_6;
            let t159 = bitcast<f32>(bitcast<u32>(residual_4 - bitcast<f32>(bitcast<u32>(t150 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_3 = bitcast<f32>(bitcast<u32>(t159 * estimate_7) ^ hidden_zero);
            let y_high_3 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
            let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_6 - y_high_3) ^ hidden_zero) + y_error_3) ^ hidden_zero); // logistic.rs:40
            let t161 = bitcast<f32>(bitcast<u32>(y_high_3 * low_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t160 * estimate_7) ^ hidden_zero);
            let product_5 = bitcast<f32>(bitcast<u32>(y_high_3 * high_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t161) ^ hidden_zero);
            let field_3 = i32(bitcast<u32>(product_5) >> 23u) + exponent_4; // bits.rs:38
            let bits_19 = bitcast<u32>(product_5) + (u32(exponent_4) << 23u); // bits.rs:39
            let result_3 = select(bitcast<f32>(bitcast<u32>(high_7 + low_3) ^ hidden_zero), bitcast<f32>(select(select(bits_19, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t54) > 2147483647u)); // logistic.rs:41
            let t162 = t54 * select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t54) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_20 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t162) ^ hidden_zero)); // bits.rs:31
            let bits_21 = bitcast<u32>(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))) * normed_3);
            results_3 = bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_22 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t48.z) * scale) ^ hidden_zero)); // bits.rs:31
            let t163 = bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u))) * decode_bf16(t49.z); // rms_norm.rs:391
            let bits_23 = bitcast<u32>(t163); // bits.rs:31
            let t164 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_4 = decode_bf16(t164);
            let t165 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t55)), 1120927744u))); // logistic.rs:19
            let t166 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t165 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_5 = bitcast<f32>(t166);
            let k_4 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
            let reduced_4 = bitcast<f32>(bitcast<u32>(t165 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
            let t167 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
            let r_error_4 = bitcast<f32>(t167);
            var q_4 = 0.00019891017f; // exponential.rs:26
            let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_4 = t168;
            let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_4 = t169;
            let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_4 = t170;
            let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_4 = t171;
            let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_4 = t172;
            let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
            let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t173) ^ hidden_zero);
            let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
            let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
            let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_7) ^ hidden_zero) + p_4) ^ hidden_zero); // exponential.rs:34
            let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 - p_4) ^ hidden_zero) + rest_4) ^ hidden_zero);
            let y_error_4 = bitcast<f32>(bitcast<u32>(t174 + t175) ^ hidden_zero);
            let unit_4 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
            let power_4 = bitcast<f32>(bitcast<u32>(y_7 * unit_4) ^ hidden_zero); // logistic.rs:28
            let d_4 = bitcast<f32>(bitcast<u32>(1.0f + power_4) ^ hidden_zero); // logistic.rs:29
            let t176 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_4) ^ hidden_zero) + power_4) ^ hidden_zero); // logistic.rs:30
            let t177 = bitcast<f32>(bitcast<u32>(t176 + bitcast<f32>(bitcast<u32>(y_error_4 * unit_4) ^ hidden_zero)) ^ hidden_zero);
            let t178 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t179 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * bitcast<f32>(t178)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_8 = bitcast<f32>(t179);
            let t180 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t181 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t180) ^ hidden_zero)) ^ hidden_zero;
            estimate_8 = bitcast<f32>(t181);
            let t182 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
            let t183 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t182) ^ hidden_zero)) ^ hidden_zero;
            estimate_8 = bitcast<f32>(t183);
            let high_8 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
            let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
            let t184 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t185 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 - d_high_4) ^ hidden_zero) * high_8) ^ hidden_zero);
            let residual_5 = bitcast<f32>(bitcast<u32>(t184 - t185) ^ hidden_zero);
            let estimate_9 = estimate_8;
            let t186 = bitcast<f32>(bitcast<u32>(residual_5 - bitcast<f32>(bitcast<u32>(t177 * high_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_4 = bitcast<f32>(bitcast<u32>(t186 * estimate_9) ^ hidden_zero);
            let y_high_4 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
            let t187 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_7 - y_high_4) ^ hidden_zero) + y_error_4) ^ hidden_zero); // logistic.rs:40
            let t188 = bitcast<f32>(bitcast<u32>(y_high_4 * low_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t187 * estimate_9) ^ hidden_zero);
            let product_6 = bitcast<f32>(bitcast<u32>(y_high_4 * high_8) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero);
            let field_4 = i32(bitcast<u32>(product_6) >> 23u) + exponent_5; // bits.rs:38
            let bits_24 = bitcast<u32>(product_6) + (u32(exponent_5) << 23u); // bits.rs:39
            let result_4 = select(bitcast<f32>(bitcast<u32>(high_8 + low_4) ^ hidden_zero), bitcast<f32>(select(select(bits_24, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t55) > 2147483647u)); // logistic.rs:41
            let t189 = t55 * select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t55) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_25 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero)); // bits.rs:31
            let bits_26 = bitcast<u32>(bitcast<f32>(select(bits_25, bits_25 & 2147483648u, ((bits_25 & 2139095040u) == 0u))) * normed_4);
            results_4 = bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_27 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t48.z >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let t190 = bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))) * decode_bf16(t49.z >> 16u); // rms_norm.rs:391
            let bits_28 = bitcast<u32>(t190); // bits.rs:31
            let t191 = encode_bf16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_5 = decode_bf16(t191);
            let t192 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t56)), 1120927744u))); // logistic.rs:19
            let t193 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t192 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_6 = bitcast<f32>(t193);
            let k_5 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
            let reduced_5 = bitcast<f32>(bitcast<u32>(t192 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
            let t194 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
            let r_error_5 = bitcast<f32>(t194);
            var q_5 = 0.00019891017f; // exponential.rs:26
            let t195 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_5 = t195;
            let t196 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_5 = t196;
            let t197 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_5 = t197;
            let t198 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_5 = t198;
            let t199 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_5 = t199;
            let t200 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
            let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t200) ^ hidden_zero);
            let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
            let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
            let t201 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_8) ^ hidden_zero) + p_5) ^ hidden_zero); // exponential.rs:34
            let t202 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 - p_5) ^ hidden_zero) + rest_5) ^ hidden_zero);
            let y_error_5 = bitcast<f32>(bitcast<u32>(t201 + t202) ^ hidden_zero);
            let unit_5 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
            let power_5 = bitcast<f32>(bitcast<u32>(y_8 * unit_5) ^ hidden_zero); // logistic.rs:28
            let d_5 = bitcast<f32>(bitcast<u32>(1.0f + power_5) ^ hidden_zero); // logistic.rs:29
            let t203 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_5) ^ hidden_zero) + power_5) ^ hidden_zero); // logistic.rs:30
            let t204 = bitcast<f32>(bitcast<u32>(t203 + bitcast<f32>(bitcast<u32>(y_error_5 * unit_5) ^ hidden_zero)) ^ hidden_zero);
            let t205 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t206 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * bitcast<f32>(t205)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_10 = bitcast<f32>(t206);
            let t207 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t208 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t207) ^ hidden_zero)) ^ hidden_zero;
            estimate_10 = bitcast<f32>(t208);
            let t209 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
            let t210 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t209) ^ hidden_zero)) ^ hidden_zero;
            estimate_10 = bitcast<f32>(t210);
            let high_9 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
            let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
            let t211 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_9) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t212 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 - d_high_5) ^ hidden_zero) * high_9) ^ hidden_zero);
            let residual_6 = bitcast<f32>(bitcast<u32>(t211 - t212) ^ hidden_zero);
            let estimate_11 = estimate_10;
            let t213 = bitcast<f32>(bitcast<u32>(residual_6 - bitcast<f32>(bitcast<u32>(t204 * high_9) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
            let low_5 = bitcast<f32>(bitcast<u32>(t213 * estimate_11) ^ hidden_zero);
            let y_high_5 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
            let t214 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_8 - y_high_5) ^ hidden_zero) + y_error_5) ^ hidden_zero); // logistic.rs:40
            let t215 = bitcast<f32>(bitcast<u32>(y_high_5 * low_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t214 * estimate_11) ^ hidden_zero);
            let product_7 = bitcast<f32>(bitcast<u32>(y_high_5 * high_9) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t215) ^ hidden_zero);
            let field_5 = i32(bitcast<u32>(product_7) >> 23u) + exponent_6; // bits.rs:38
            let bits_29 = bitcast<u32>(product_7) + (u32(exponent_6) << 23u); // bits.rs:39
            let result_5 = select(bitcast<f32>(bitcast<u32>(high_9 + low_5) ^ hidden_zero), bitcast<f32>(select(select(bits_29, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t56) > 2147483647u)); // logistic.rs:41
            let t216 = t56 * select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t56) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_30 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t216) ^ hidden_zero)); // bits.rs:31
            let bits_31 = bitcast<u32>(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u))) * normed_5);
            results_5 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_32 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t48.w) * scale) ^ hidden_zero)); // bits.rs:31
            let t217 = bitcast<f32>(select(bits_32, bits_32 & 2147483648u, ((bits_32 & 2139095040u) == 0u))) * decode_bf16(t49.w); // rms_norm.rs:391
            let bits_33 = bitcast<u32>(t217); // bits.rs:31
            let t218 = encode_bf16(bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_6 = decode_bf16(t218);
            let t219 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t57)), 1120927744u))); // logistic.rs:19
            let t220 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t219 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_7 = bitcast<f32>(t220);
            let k_6 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
            let reduced_6 = bitcast<f32>(bitcast<u32>(t219 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
            let t221 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
            let r_error_6 = bitcast<f32>(t221);
            var q_6 = 0.00019891017f; // exponential.rs:26
            let t222 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_6 = t222;
            let t223 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_6 = t223;
            let t224 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_6 = t224;
            let t225 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_6 = t225;
            let t226 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_6 = t226;
            let t227 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
            let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t227) ^ hidden_zero);
            let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
            let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
            let t228 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_9) ^ hidden_zero) + p_6) ^ hidden_zero); // exponential.rs:34
            let t229 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 - p_6) ^ hidden_zero) + rest_6) ^ hidden_zero);
            let y_error_6 = bitcast<f32>(bitcast<u32>(t228 + t229) ^ hidden_zero);
            let unit_6 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
            let power_6 = bitcast<f32>(bitcast<u32>(y_9 * unit_6) ^ hidden_zero); // logistic.rs:28
            let d_6 = bitcast<f32>(bitcast<u32>(1.0f + power_6) ^ hidden_zero); // logistic.rs:29
            let t230 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_6) ^ hidden_zero) + power_6) ^ hidden_zero); // logistic.rs:30
            let t231 = bitcast<f32>(bitcast<u32>(t230 + bitcast<f32>(bitcast<u32>(y_error_6 * unit_6) ^ hidden_zero)) ^ hidden_zero);
            let t232 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t233 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * bitcast<f32>(t232)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_12 = bitcast<f32>(t233);
            let t234 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t235 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t234) ^ hidden_zero)) ^ hidden_zero;
            estimate_12 = bitcast<f32>(t235);
            let t236 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
            let t237 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t236) ^ hidden_zero)) ^ hidden_zero;
            estimate_12 = bitcast<f32>(t237);
            let high_10 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
            let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
            let t238 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t239 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 - d_high_6) ^ hidden_zero) * high_10) ^ hidden_zero);
            let residual_7 = bitcast<f32>(bitcast<u32>(t238 - t239) ^ hidden_zero);
            let estimate_13 = estimate_12;
            let t240 = bitcast<u32>(residual_7 - bitcast<f32>(bitcast<u32>(t231 * high_10) ^ hidden_zero)) ^ hidden_zero; // division.rs:29
            let low_6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t240) * estimate_13) ^ hidden_zero);
            let y_high_6 = bitcast<f32>(bitcast<u32>(y_9) & 4294963200u); // bits.rs:72
            let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_9 - y_high_6) ^ hidden_zero) + y_error_6) ^ hidden_zero); // logistic.rs:40
            let t242 = bitcast<f32>(bitcast<u32>(y_high_6 * low_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t241 * estimate_13) ^ hidden_zero);
            let product_8 = bitcast<f32>(bitcast<u32>(y_high_6 * high_10) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t242) ^ hidden_zero);
            let field_6 = i32(bitcast<u32>(product_8) >> 23u) + exponent_7; // bits.rs:38
            let bits_34 = bitcast<u32>(product_8) + (u32(exponent_7) << 23u); // bits.rs:39
            let result_6 = select(bitcast<f32>(bitcast<u32>(high_10 + low_6) ^ hidden_zero), bitcast<f32>(select(select(bits_34, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t57) > 2147483647u)); // logistic.rs:41
            let t243 = t57 * select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t57) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_35 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t243) ^ hidden_zero)); // bits.rs:31
            let bits_36 = bitcast<u32>(bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u))) * normed_6);
            results_6 = bitcast<f32>(select(bits_36, bits_36 & 2147483648u, ((bits_36 & 2139095040u) == 0u))); // rms_norm.rs:392
            let bits_37 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t48.w >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let t244 = bitcast<f32>(select(bits_37, bits_37 & 2147483648u, ((bits_37 & 2139095040u) == 0u))) * decode_bf16(t49.w >> 16u); // rms_norm.rs:391
            let bits_38 = bitcast<u32>(t244); // bits.rs:31
            let t245 = encode_bf16(bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u)))); // rms_norm.rs:391
            let normed_7 = decode_bf16(t245);
            let t246 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t58)), 1120927744u))); // logistic.rs:19
            let t247 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t246 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_8 = bitcast<f32>(t247);
            let k_7 = bitcast<f32>(bitcast<u32>(sum_8 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_8 = i32(bitcast<u32>(sum_8)) - 1262485504i;
            let reduced_7 = bitcast<f32>(bitcast<u32>(t246 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
            let t248 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
            let r_error_7 = bitcast<f32>(t248);
            var q_7 = 0.00019891017f; // exponential.rs:26
            let t249 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_7 = t249;
            let t250 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_7 = t250;
            let t251 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_7 = t251;
            let t252 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_7 = t252;
            let t253 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_7 = t253;
            let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
            let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t254) ^ hidden_zero);
            let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
            let y_10 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
            let t255 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_10) ^ hidden_zero) + p_7) ^ hidden_zero); // exponential.rs:34
            let t256 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 - p_7) ^ hidden_zero) + rest_7) ^ hidden_zero);
            let y_error_7 = bitcast<f32>(bitcast<u32>(t255 + t256) ^ hidden_zero);
            let unit_7 = bitcast<f32>(u32(max_i32(exponent_8, -60i) + 127i) << 23u); // bits.rs:66
            let power_7 = bitcast<f32>(bitcast<u32>(y_10 * unit_7) ^ hidden_zero); // logistic.rs:28
            let d_7 = bitcast<f32>(bitcast<u32>(1.0f + power_7) ^ hidden_zero); // logistic.rs:29
            let t257 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_7) ^ hidden_zero) + power_7) ^ hidden_zero); // logistic.rs:30
            let t258 = bitcast<f32>(bitcast<u32>(t257 + bitcast<f32>(bitcast<u32>(y_error_7 * unit_7) ^ hidden_zero)) ^ hidden_zero);
            let t259 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
            let t260 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * bitcast<f32>(t259)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
            var estimate_14 = bitcast<f32>(t260);
            let t261 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
            let t262 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t261) ^ hidden_zero)) ^ hidden_zero;
            estimate_14 = bitcast<f32>(t262);
            let t263 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
            let t264 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t263) ^ hidden_zero)) ^ hidden_zero;
            estimate_14 = bitcast<f32>(t264);
            let high_11 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
            let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
            let t265 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_11) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
            let t266 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 - d_high_7) ^ hidden_zero) * high_11) ^ hidden_zero);
            let residual_8 = bitcast<f32>(bitcast<u32>(t265 - t266) ^ hidden_zero);
            let estimate_15 = estimate_14;
            let t267 = bitcast<u32>(residual_8 - bitcast<f32>(bitcast<u32>(t258 * high_11) ^ hidden_zero)) ^ hidden_zero; // division.rs:29
            let low_7 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t267) * estimate_15) ^ hidden_zero);
            let y_high_7 = bitcast<f32>(bitcast<u32>(y_10) & 4294963200u); // bits.rs:72
            let t268 = bitcast<u32>(bitcast<f32>(bitcast<u32>(y_10 - y_high_7) ^ hidden_zero) + y_error_7) ^ hidden_zero; // logistic.rs:40
            let t269 = bitcast<f32>(bitcast<u32>(y_high_7 * low_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(bitcast<f32>(t268) * estimate_15) ^ hidden_zero);
            let product_9 = bitcast<f32>(bitcast<u32>(y_high_7 * high_11) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t269) ^ hidden_zero);
            let field_7 = i32(bitcast<u32>(product_9) >> 23u) + exponent_8; // bits.rs:38
            let bits_39 = bitcast<u32>(product_9) + (u32(exponent_8) << 23u); // bits.rs:39
            let result_7 = select(bitcast<f32>(bitcast<u32>(high_11 + low_7) ^ hidden_zero), bitcast<f32>(select(select(bits_39, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t58) > 2147483647u)); // logistic.rs:41
            let t270 = t58 * select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t58) & 2147483647u) > 2139095040u)); // activation.rs:30
            let bits_40 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t270) ^ hidden_zero)); // bits.rs:31
            let bits_41 = bitcast<u32>(bitcast<f32>(select(bits_40, bits_40 & 2147483648u, ((bits_40 & 2139095040u) == 0u))) * normed_7);
            results_7 = bitcast<f32>(select(bits_41, bits_41 & 2147483648u, ((bits_41 & 2139095040u) == 0u))); // rms_norm.rs:392
            let t271 = vec4<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
            y[((row * imm.n_cols + col) >> 1u) >> 2u] = t271;
        }
    }
}
