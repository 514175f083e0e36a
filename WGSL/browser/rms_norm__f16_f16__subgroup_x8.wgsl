enable subgroups;

struct Immediates {
    eps: f32,
    n_rows: u32,
    n_cols: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<u32>>;

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

@compute @workgroup_size(256, 1, 1)
fn rms_norm__f16_f16__subgroup_x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // rms_norm.rs:347
    let row = workgroup_id.x * 8u + (local_invocation_index >> 5u); // rms_norm.rs:259
    let first = (local_invocation_index & 31u) * 8u;
    let n_rows = imm.n_rows; // rms_norm.rs:272
    let n_cols = imm.n_cols; // rms_norm.rs:273
    var own_sum = 0.0f; // rms_norm.rs:274
    if (row < n_rows) { // rms_norm.rs:275
        for (var col = first; col < n_cols; col += 2048u) { // rms_norm.rs:276
            let t0 = x[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            let t1 = decode_f16(t0.x);
            let t2 = decode_f16(t0.x >> 16u);
            let t3 = decode_f16(t0.y);
            let t4 = decode_f16(t0.y >> 16u);
            let t5 = decode_f16(t0.z);
            let t6 = decode_f16(t0.z >> 16u);
            let t7 = decode_f16(t0.w);
            let t8 = decode_f16(t0.w >> 16u);
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
    if (row < imm.n_rows) { // rms_norm.rs:357
        for (var col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:358
            let t48 = x[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            let t49 = weight[(col >> 1u) >> 2u];
            let factor = decode_f16(t49.x);
            let factor_1 = decode_f16(t49.x >> 16u);
            let factor_2 = decode_f16(t49.y);
            let factor_3 = decode_f16(t49.y >> 16u);
            let factor_4 = decode_f16(t49.z);
            let factor_5 = decode_f16(t49.z >> 16u);
            let factor_6 = decode_f16(t49.w);
            let factor_7 = decode_f16(t49.w >> 16u);
            var results_0 = 0.0f; // rms_norm.rs:361
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            var results_4 = 0.0f;
            var results_5 = 0.0f;
            var results_6 = 0.0f;
            var results_7 = 0.0f;
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_f16(t48.x) * scale) ^ hidden_zero)); // bits.rs:31
            let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * factor);
            results_0 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // rms_norm.rs:365
            let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_f16(t48.x >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * factor_1);
            results_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // rms_norm.rs:365
            let bits_6 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_f16(t48.y) * scale) ^ hidden_zero)); // bits.rs:31
            let bits_7 = bitcast<u32>(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))) * factor_2);
            results_2 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // rms_norm.rs:365
            let bits_8 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_f16(t48.y >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let bits_9 = bitcast<u32>(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) * factor_3);
            results_3 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // rms_norm.rs:365
            let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_f16(t48.z) * scale) ^ hidden_zero)); // bits.rs:31
            let bits_11 = bitcast<u32>(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * factor_4);
            results_4 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // rms_norm.rs:365
            let bits_12 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_f16(t48.z >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let bits_13 = bitcast<u32>(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * factor_5);
            results_5 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // rms_norm.rs:365
            let bits_14 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_f16(t48.w) * scale) ^ hidden_zero)); // bits.rs:31
            let bits_15 = bitcast<u32>(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))) * factor_6);
            results_6 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // rms_norm.rs:365
            let bits_16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_f16(t48.w >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let bits_17 = bitcast<u32>(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * factor_7);
            results_7 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // rms_norm.rs:365
            let t50 = vec4<u32>(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
            y[((row * imm.n_cols + col) >> 1u) >> 2u] = t50;
        }
    }
}
