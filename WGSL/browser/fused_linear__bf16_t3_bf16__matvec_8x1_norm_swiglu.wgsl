enable subgroups;

struct Immediates {
    eps: f32,
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(5) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> norm_weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> weight: array<u32>;
@group(0) @binding(3) var<storage, read> scales: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> partial_sums: array<f32, 8>;
var<workgroup> array_1: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

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

fn funnel_shr_u32(high: u32, low: u32, amount: u32) -> u32 {
    let shift = amount & 31u;
    return (low >> shift) | ((high << 1u) << (31u - shift));
}

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

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
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

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_t3_bf16__matvec_8x1_norm_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:154
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:297
    let last_m = imm.m - 1u; // body.rs:298
    let t1 = min_u32(workgroup_id.y, last_m); // body.rs:301
    let t2 = local_invocation_index * 8u; // body.rs:126
    let n_rows = imm.m; // rms_norm.rs:272
    let n_cols = imm.k; // rms_norm.rs:273
    var own_sum = 0.0f; // rms_norm.rs:274
    if (t1 < n_rows) { // rms_norm.rs:275
        for (var col = t2; col < n_cols; col += 2048u) { // rms_norm.rs:276
            let t3 = x[((t1 * imm.k + col) >> 1u) >> 2u]; // piece.rs:40
            let t4 = decode_bf16(t3.x);
            let t5 = decode_bf16(t3.x >> 16u);
            let t6 = decode_bf16(t3.y);
            let t7 = decode_bf16(t3.y >> 16u);
            let t8 = decode_bf16(t3.z);
            let t9 = decode_bf16(t3.z >> 16u);
            let t10 = decode_bf16(t3.w);
            let t11 = decode_bf16(t3.w >> 16u);
            let t12 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t4 * t4) ^ hidden_zero)) ^ hidden_zero); // rms_norm.rs:280
            own_sum = t12;
            let t13 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t5 * t5) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t13;
            let t14 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t6 * t6) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t14;
            let t15 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t7 * t7) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t15;
            let t16 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t8 * t8) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t16;
            let t17 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t9 * t9) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t17;
            let t18 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t10 * t10) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t18;
            let t19 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t11 * t11) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t19;
        }
    }
    let t20 = own_sum; // rms_norm.rs:284
    let t21 = subgroupShuffleXor(t20, 1u); // reduce.rs:12
    let t22 = bitcast<f32>(bitcast<u32>(t20 + t21) ^ hidden_zero);
    let t23 = subgroupShuffleXor(t22, 2u);
    let t24 = bitcast<f32>(bitcast<u32>(t22 + t23) ^ hidden_zero);
    let t25 = subgroupShuffleXor(t24, 4u);
    let t26 = bitcast<f32>(bitcast<u32>(t24 + t25) ^ hidden_zero);
    let t27 = subgroupShuffleXor(t26, 8u);
    let t28 = bitcast<f32>(bitcast<u32>(t26 + t27) ^ hidden_zero);
    let t29 = subgroupShuffleXor(t28, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t28 + t29) ^ hidden_zero);
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
    let t30 = quotient_rn(sum_1, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t30); // roots.rs:12
    let exponent = i32(bits >> 23u) - 127i; // roots.rs:13
    let odd = exponent & 1i; // roots.rs:14
    let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    let t31 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero); // roots.rs:20
    let t32 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t31 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t33 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t32) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t33;
    let t34 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t35 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t34 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t36 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t35) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t36;
    let t37 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t38 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t37 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t39 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t38) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t39;
    let y_2 = y_1; // roots.rs:22
    let half_exponent = (exponent - odd) >> 1u;
    let product = bitcast<f32>(bitcast<u32>(m * y_2) ^ hidden_zero); // roots.rs:28
    let scaled = bitcast<f32>(bitcast<u32>(m * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high = bitcast<f32>(bitcast<u32>(scaled - bitcast<f32>(bitcast<u32>(scaled - m) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let a_low = bitcast<f32>(bitcast<u32>(m - high) ^ hidden_zero); // roots.rs:39
    let scaled_1 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_1 = bitcast<f32>(bitcast<u32>(scaled_1 - bitcast<f32>(bitcast<u32>(scaled_1 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low = bitcast<f32>(bitcast<u32>(y_2 - high_1) ^ hidden_zero); // roots.rs:39
    let t40 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(high * high_1) ^ hidden_zero) - product) ^ hidden_zero); // roots.rs:31
    let t41 = bitcast<f32>(bitcast<u32>(t40 + bitcast<f32>(bitcast<u32>(high * b_low) ^ hidden_zero)) ^ hidden_zero);
    let t42 = bitcast<f32>(bitcast<u32>(t41 + bitcast<f32>(bitcast<u32>(a_low * high_1) ^ hidden_zero)) ^ hidden_zero);
    let my_error = bitcast<f32>(bitcast<u32>(t42 + bitcast<f32>(bitcast<u32>(a_low * b_low) ^ hidden_zero)) ^ hidden_zero);
    let product_1 = bitcast<f32>(bitcast<u32>(product * y_2) ^ hidden_zero); // roots.rs:28
    let scaled_2 = bitcast<f32>(bitcast<u32>(product * 4097.0f) ^ hidden_zero); // roots.rs:37
    let t43 = bitcast<u32>(scaled_2 - bitcast<f32>(bitcast<u32>(scaled_2 - product) ^ hidden_zero)) ^ hidden_zero; // roots.rs:38
    let high_2 = bitcast<f32>(t43);
    let a_low_1 = bitcast<f32>(bitcast<u32>(product - high_2) ^ hidden_zero); // roots.rs:39
    let scaled_3 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_3 = bitcast<f32>(bitcast<u32>(scaled_3 - bitcast<f32>(bitcast<u32>(scaled_3 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low_1 = bitcast<f32>(bitcast<u32>(y_2 - high_3) ^ hidden_zero); // roots.rs:39
    let t44 = bitcast<u32>(bitcast<f32>(bitcast<u32>(high_2 * high_3) ^ hidden_zero) - product_1) ^ hidden_zero; // roots.rs:31
    let t45 = bitcast<u32>(bitcast<f32>(t44) + bitcast<f32>(bitcast<u32>(high_2 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let t46 = bitcast<u32>(bitcast<f32>(t45) + bitcast<f32>(bitcast<u32>(a_low_1 * high_3) ^ hidden_zero)) ^ hidden_zero;
    let t47 = bitcast<u32>(bitcast<f32>(t46) + bitcast<f32>(bitcast<u32>(a_low_1 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let square_error = bitcast<f32>(t47);
    let t48 = bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - product_1) ^ hidden_zero) - square_error) ^ hidden_zero; // roots.rs:49
    let t49 = bitcast<u32>(bitcast<f32>(t48) - bitcast<f32>(bitcast<u32>(my_error * y_2) ^ hidden_zero)) ^ hidden_zero;
    let residual = bitcast<f32>(t49);
    let t50 = bitcast<f32>(bitcast<u32>(y_2 * bitcast<f32>(bitcast<u32>(0.5f * residual) ^ hidden_zero)) ^ hidden_zero); // roots.rs:50
    let root = y_2 + t50;
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_1 = bitcast<u32>(t30); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t30) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    let n = imm.n; // body.rs:209
    let n_pieces = imm.k / 32u; // body.rs:210
    var sums_0_0 = 0.0f; // body.rs:216
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:217
        let row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_piece * 32u + vector * 8u; // body.rs:102
        if ((column < imm.k) & (row < 1u)) { // body.rs:103
            let t51 = x[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            let t52 = norm_weight[(column >> 1u) >> 2u];
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t51.x) * scale) ^ hidden_zero)); // bits.rs:31
            let t53 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * decode_bf16(t52.x); // body.rs:72
            let bits_3 = bitcast<u32>(t53); // bits.rs:31
            let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t51.x >> 16u) * scale) ^ hidden_zero));
            let t54 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * decode_bf16(t52.x >> 16u); // body.rs:72
            let bits_5 = bitcast<u32>(t54); // bits.rs:31
            let bits_6 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t51.y) * scale) ^ hidden_zero));
            let t55 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))) * decode_bf16(t52.y); // body.rs:72
            let bits_7 = bitcast<u32>(t55); // bits.rs:31
            let bits_8 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t51.y >> 16u) * scale) ^ hidden_zero));
            let t56 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) * decode_bf16(t52.y >> 16u); // body.rs:72
            let bits_9 = bitcast<u32>(t56); // bits.rs:31
            let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t51.z) * scale) ^ hidden_zero));
            let t57 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * decode_bf16(t52.z); // body.rs:72
            let bits_11 = bitcast<u32>(t57); // bits.rs:31
            let t58 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // body.rs:72
            let bits_12 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t51.z >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let t59 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * decode_bf16(t52.z >> 16u); // body.rs:72
            let bits_13 = bitcast<u32>(t59); // bits.rs:31
            let t60 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // body.rs:72
            let bits_14 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t51.w) * scale) ^ hidden_zero)); // bits.rs:31
            let t61 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))) * decode_bf16(t52.w); // body.rs:72
            let bits_15 = bitcast<u32>(t61); // bits.rs:31
            let t62 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // body.rs:72
            let bits_16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t51.w >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let t63 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * decode_bf16(t52.w >> 16u); // body.rs:72
            let bits_17 = bitcast<u32>(t63); // bits.rs:31
            let t64 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // body.rs:72
            let t65 = encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u)))) << 16u; // body.rs:60
            let t66 = encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u)))) | t65;
            let t67 = encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u)))) << 16u; // body.rs:61
            let t68 = encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u)))) | t67;
            let words = vec4<u32>(t66, t68, t58 | (t60 << 16u), t62 | (t64 << 16u)); // body.rs:59
            let piece = vector / 4u; // body.rs:42
            array_1[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:106
        }
        workgroupBarrier(); // body.rs:221
        let n_here = min_u32(64u, n_pieces - first_piece); // body.rs:223
        for (var counter = local_invocation_index & 31u; counter < n_here; counter += 32u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let block = min_u32(t0, n - 1u) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:50
            let from_end = 7u - first % 8u; // trellis.rs:51
            let start = block + from_end * 3u; // trellis.rs:52
            let t69 = weight[start]; // trellis.rs:39
            let t70 = weight[start + 1u];
            let t71 = weight[start + 2u];
            let t72 = weight[select(start + 3u, block, (first % 8u == 0u))]; // rows.rs:129
            let block_1 = (min_u32(t0, n - 1u) + n) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:50
            let from_end_1 = 7u - first % 8u; // trellis.rs:51
            let start_1 = block_1 + from_end_1 * 3u; // trellis.rs:52
            let t73 = weight[start_1]; // trellis.rs:39
            let t74 = weight[start_1 + 1u];
            let t75 = weight[start_1 + 2u];
            let t76 = weight[select(start_1 + 3u, block_1, (first % 8u == 0u))]; // rows.rs:129
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_1[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_1[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_1[place_2]; // body.rs:171
            let t77 = decode_bf16(words.x & 65535u); // body.rs:78
            let t78 = decode_bf16(words.x >> 16u);
            let t79 = decode_bf16(words.y & 65535u);
            let t80 = decode_bf16(words.y >> 16u);
            let t81 = decode_bf16(words.z & 65535u);
            let t82 = decode_bf16(words.z >> 16u);
            let t83 = decode_bf16(words.w & 65535u);
            let t84 = decode_bf16(words.w >> 16u);
            let t85 = decode_bf16(words_1.x & 65535u);
            let t86 = decode_bf16(words_1.x >> 16u);
            let t87 = decode_bf16(words_1.y & 65535u);
            let t88 = decode_bf16(words_1.y >> 16u);
            let t89 = decode_bf16(words_1.z & 65535u);
            let t90 = decode_bf16(words_1.z >> 16u);
            let t91 = decode_bf16(words_1.w & 65535u);
            let t92 = decode_bf16(words_1.w >> 16u);
            let t93 = decode_bf16(words_2.x & 65535u);
            let t94 = decode_bf16(words_2.x >> 16u);
            let t95 = decode_bf16(words_2.y & 65535u);
            let t96 = decode_bf16(words_2.y >> 16u);
            let t97 = decode_bf16(words_2.z & 65535u);
            let t98 = decode_bf16(words_2.z >> 16u);
            let t99 = decode_bf16(words_2.w & 65535u);
            let t100 = decode_bf16(words_2.w >> 16u);
            let t101 = decode_bf16(words_3.x & 65535u);
            let t102 = decode_bf16(words_3.x >> 16u);
            let t103 = decode_bf16(words_3.y & 65535u);
            let t104 = decode_bf16(words_3.y >> 16u);
            let t105 = decode_bf16(words_3.z & 65535u);
            let t106 = decode_bf16(words_3.z >> 16u);
            let t107 = decode_bf16(words_3.w & 65535u);
            let t108 = decode_bf16(words_3.w >> 16u);
            let t109 = f32(dot4U8Packed((funnel_shr_u32(t72, t71, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t110 = sums_0_0 + bitcast<f32>(bitcast<u32>(t77 * bitcast<f32>(bitcast<u32>(t109) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t111 = f32(dot4U8Packed((funnel_shr_u32(t72, t71, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t112 = bitcast<f32>(bitcast<u32>(t110) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t78 * bitcast<f32>(bitcast<u32>(t111) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t113 = f32(dot4U8Packed((funnel_shr_u32(t72, t71, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t114 = bitcast<f32>(bitcast<u32>(t112) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t79 * bitcast<f32>(bitcast<u32>(t113) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t115 = bitcast<u32>(f32(dot4U8Packed(((t71 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t116 = bitcast<f32>(bitcast<u32>(t114) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t80 * bitcast<f32>(t115 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t117 = bitcast<u32>(f32(dot4U8Packed(((t71 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t118 = bitcast<f32>(bitcast<u32>(t116) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t81 * bitcast<f32>(t117 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t119 = bitcast<u32>(f32(dot4U8Packed(((t71 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t120 = bitcast<f32>(bitcast<u32>(t118) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t82 * bitcast<f32>(t119 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t121 = bitcast<u32>(f32(dot4U8Packed(((t71 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t122 = bitcast<f32>(bitcast<u32>(t120) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t83 * bitcast<f32>(t121 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t123 = bitcast<u32>(f32(dot4U8Packed(((t71 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t124 = bitcast<f32>(bitcast<u32>(t122) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t84 * bitcast<f32>(t123 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t125 = bitcast<u32>(f32(dot4U8Packed(((t71 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t126 = bitcast<f32>(bitcast<u32>(t124) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t85 * bitcast<f32>(t125 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t127 = bitcast<u32>(f32(dot4U8Packed(((t71 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t128 = bitcast<f32>(bitcast<u32>(t126) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t86 * bitcast<f32>(t127 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t129 = f32(dot4U8Packed((funnel_shr_u32(t71, t70, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t130 = bitcast<f32>(bitcast<u32>(t128) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t87 * bitcast<f32>(bitcast<u32>(t129) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t131 = f32(dot4U8Packed((funnel_shr_u32(t71, t70, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t132 = bitcast<f32>(bitcast<u32>(t130) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t88 * bitcast<f32>(bitcast<u32>(t131) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t133 = f32(dot4U8Packed((funnel_shr_u32(t71, t70, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t134 = bitcast<f32>(bitcast<u32>(t132) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t89 * bitcast<f32>(bitcast<u32>(t133) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t135 = f32(dot4U8Packed((funnel_shr_u32(t71, t70, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t136 = bitcast<f32>(bitcast<u32>(t134) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t90 * bitcast<f32>(bitcast<u32>(t135) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t137 = bitcast<u32>(f32(dot4U8Packed(((t70 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t138 = bitcast<f32>(bitcast<u32>(t136) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t91 * bitcast<f32>(t137 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t139 = bitcast<u32>(f32(dot4U8Packed(((t70 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t140 = bitcast<f32>(bitcast<u32>(t138) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t92 * bitcast<f32>(t139 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t141 = bitcast<u32>(f32(dot4U8Packed(((t70 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t142 = bitcast<f32>(bitcast<u32>(t140) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t93 * bitcast<f32>(t141 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t143 = bitcast<u32>(f32(dot4U8Packed(((t70 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t144 = bitcast<f32>(bitcast<u32>(t142) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t94 * bitcast<f32>(t143 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t145 = bitcast<u32>(f32(dot4U8Packed(((t70 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t146 = bitcast<f32>(bitcast<u32>(t144) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t95 * bitcast<f32>(t145 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t147 = bitcast<u32>(f32(dot4U8Packed(((t70 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t148 = bitcast<f32>(bitcast<u32>(t146) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t96 * bitcast<f32>(t147 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t149 = bitcast<u32>(f32(dot4U8Packed(((t70 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t150 = bitcast<f32>(bitcast<u32>(t148) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t97 * bitcast<f32>(t149 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t151 = f32(dot4U8Packed((funnel_shr_u32(t70, t69, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t152 = bitcast<f32>(bitcast<u32>(t150) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t98 * bitcast<f32>(bitcast<u32>(t151) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t153 = f32(dot4U8Packed((funnel_shr_u32(t70, t69, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t154 = bitcast<f32>(bitcast<u32>(t152) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t99 * bitcast<f32>(bitcast<u32>(t153) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t155 = f32(dot4U8Packed((funnel_shr_u32(t70, t69, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t156 = bitcast<f32>(bitcast<u32>(t154) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t100 * bitcast<f32>(bitcast<u32>(t155) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t157 = f32(dot4U8Packed((funnel_shr_u32(t70, t69, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t158 = bitcast<f32>(bitcast<u32>(t156) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t101 * bitcast<f32>(bitcast<u32>(t157) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t159 = bitcast<u32>(f32(dot4U8Packed(((t69 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t160 = bitcast<f32>(bitcast<u32>(t158) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t102 * bitcast<f32>(t159 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t161 = bitcast<u32>(f32(dot4U8Packed(((t69 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t162 = bitcast<f32>(bitcast<u32>(t160) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t103 * bitcast<f32>(t161 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t163 = bitcast<u32>(f32(dot4U8Packed(((t69 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t164 = bitcast<f32>(bitcast<u32>(t162) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t104 * bitcast<f32>(t163 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t165 = bitcast<u32>(f32(dot4U8Packed(((t69 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t166 = bitcast<f32>(bitcast<u32>(t164) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t105 * bitcast<f32>(t165 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t167 = bitcast<u32>(f32(dot4U8Packed(((t69 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t168 = bitcast<f32>(bitcast<u32>(t166) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t106 * bitcast<f32>(t167 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t169 = bitcast<u32>(f32(dot4U8Packed(((t69 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t170 = bitcast<f32>(bitcast<u32>(t168) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t107 * bitcast<f32>(t169 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t171 = bitcast<u32>(f32(dot4U8Packed((t69 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero; // trellis.rs:71
            let t172 = bitcast<f32>(bitcast<u32>(t170) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t108 * bitcast<f32>(t171)) ^ hidden_zero); // rows.rs:169
            sums_0_0 = bitcast<f32>(bitcast<u32>(t172) ^ hidden_zero); // body.rs:255
            let t173 = f32(dot4U8Packed((funnel_shr_u32(t76, t75, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t174 = sums_0_1 + bitcast<f32>(bitcast<u32>(t77 * bitcast<f32>(bitcast<u32>(t173) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t175 = f32(dot4U8Packed((funnel_shr_u32(t76, t75, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t176 = bitcast<f32>(bitcast<u32>(t174) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t78 * bitcast<f32>(bitcast<u32>(t175) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t177 = f32(dot4U8Packed((funnel_shr_u32(t76, t75, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t178 = bitcast<f32>(bitcast<u32>(t176) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t79 * bitcast<f32>(bitcast<u32>(t177) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t179 = bitcast<u32>(f32(dot4U8Packed(((t75 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t180 = bitcast<f32>(bitcast<u32>(t178) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t80 * bitcast<f32>(t179 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t181 = bitcast<u32>(f32(dot4U8Packed(((t75 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t182 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t81 * bitcast<f32>(t181 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t183 = bitcast<u32>(f32(dot4U8Packed(((t75 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t184 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t82 * bitcast<f32>(t183 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t185 = bitcast<u32>(f32(dot4U8Packed(((t75 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t186 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t83 * bitcast<f32>(t185 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t187 = bitcast<u32>(f32(dot4U8Packed(((t75 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t188 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t84 * bitcast<f32>(t187 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t189 = bitcast<u32>(f32(dot4U8Packed(((t75 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t190 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t85 * bitcast<f32>(t189 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t191 = bitcast<u32>(f32(dot4U8Packed(((t75 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t192 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t86 * bitcast<f32>(t191 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t193 = f32(dot4U8Packed((funnel_shr_u32(t75, t74, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t194 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t87 * bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t195 = f32(dot4U8Packed((funnel_shr_u32(t75, t74, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t196 = bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t88 * bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t197 = f32(dot4U8Packed((funnel_shr_u32(t75, t74, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t198 = bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t89 * bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t199 = f32(dot4U8Packed((funnel_shr_u32(t75, t74, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t200 = bitcast<f32>(bitcast<u32>(t198) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t90 * bitcast<f32>(bitcast<u32>(t199) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t201 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t202 = bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t91 * bitcast<f32>(t201 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t203 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t204 = bitcast<f32>(bitcast<u32>(t202) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t92 * bitcast<f32>(t203 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t205 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t206 = bitcast<f32>(bitcast<u32>(t204) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t93 * bitcast<f32>(t205 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t207 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t208 = bitcast<f32>(bitcast<u32>(t206) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t94 * bitcast<f32>(t207 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t209 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t210 = bitcast<f32>(bitcast<u32>(t208) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t95 * bitcast<f32>(t209 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t211 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t212 = bitcast<f32>(bitcast<u32>(t210) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t96 * bitcast<f32>(t211 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t213 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t214 = bitcast<f32>(bitcast<u32>(t212) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t97 * bitcast<f32>(t213 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t215 = f32(dot4U8Packed((funnel_shr_u32(t74, t73, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t216 = bitcast<f32>(bitcast<u32>(t214) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t98 * bitcast<f32>(bitcast<u32>(t215) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t217 = f32(dot4U8Packed((funnel_shr_u32(t74, t73, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t218 = bitcast<f32>(bitcast<u32>(t216) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t99 * bitcast<f32>(bitcast<u32>(t217) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t219 = f32(dot4U8Packed((funnel_shr_u32(t74, t73, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t220 = bitcast<f32>(bitcast<u32>(t218) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t100 * bitcast<f32>(bitcast<u32>(t219) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t221 = f32(dot4U8Packed((funnel_shr_u32(t74, t73, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
            let t222 = bitcast<f32>(bitcast<u32>(t220) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t101 * bitcast<f32>(bitcast<u32>(t221) ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t223 = bitcast<u32>(f32(dot4U8Packed(((t73 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t224 = bitcast<f32>(bitcast<u32>(t222) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t102 * bitcast<f32>(t223 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t225 = bitcast<u32>(f32(dot4U8Packed(((t73 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t226 = bitcast<f32>(bitcast<u32>(t224) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t103 * bitcast<f32>(t225 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t227 = bitcast<u32>(f32(dot4U8Packed(((t73 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t228 = bitcast<f32>(bitcast<u32>(t226) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t104 * bitcast<f32>(t227 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t229 = bitcast<u32>(f32(dot4U8Packed(((t73 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t230 = bitcast<f32>(bitcast<u32>(t228) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t105 * bitcast<f32>(t229 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t231 = bitcast<u32>(f32(dot4U8Packed(((t73 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t232 = bitcast<f32>(bitcast<u32>(t230) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t106 * bitcast<f32>(t231 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t233 = bitcast<u32>(f32(dot4U8Packed(((t73 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
            let t234 = bitcast<f32>(bitcast<u32>(t232) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t107 * bitcast<f32>(t233 ^ hidden_zero)) ^ hidden_zero); // rows.rs:169
            let t235 = bitcast<u32>(f32(dot4U8Packed((t73 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero; // trellis.rs:71
            let t236 = bitcast<f32>(bitcast<u32>(t234) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t108 * bitcast<f32>(t235)) ^ hidden_zero); // rows.rs:169
            sums_0_1 = bitcast<f32>(bitcast<u32>(t236) ^ hidden_zero); // body.rs:255
        }
        workgroupBarrier(); // body.rs:264
    }
    let t237 = sums_0_0; // body.rs:271
    let t238 = subgroupShuffleXor(t237, 1u);
    let t239 = bitcast<f32>(bitcast<u32>(t237 + t238) ^ hidden_zero);
    let t240 = subgroupShuffleXor(t239, 2u);
    let t241 = bitcast<f32>(bitcast<u32>(t239 + t240) ^ hidden_zero);
    let t242 = subgroupShuffleXor(t241, 4u);
    let t243 = bitcast<f32>(bitcast<u32>(t241 + t242) ^ hidden_zero);
    let t244 = subgroupShuffleXor(t243, 8u);
    let t245 = bitcast<f32>(bitcast<u32>(t243 + t244) ^ hidden_zero);
    let t246 = subgroupShuffleXor(t245, 16u);
    let sum_2 = bitcast<f32>(bitcast<u32>(t245 + t246) ^ hidden_zero);
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        let t247 = sum_2 * bitcast<f32>(bitcast<u32>(load_scales(min_u32(t0, n - 1u)) * 0.0067658755f) ^ hidden_zero); // rows.rs:154
        let bits_2 = bitcast<u32>(t247); // bits.rs:31
        let finished = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // bits.rs:32
        results[local_invocation_index >> 5u] = finished; // body.rs:277
    }
    let t248 = sums_0_1; // body.rs:271
    let t249 = subgroupShuffleXor(t248, 1u);
    let t250 = bitcast<f32>(bitcast<u32>(t248 + t249) ^ hidden_zero);
    let t251 = subgroupShuffleXor(t250, 2u);
    let t252 = bitcast<f32>(bitcast<u32>(t250 + t251) ^ hidden_zero);
    let t253 = subgroupShuffleXor(t252, 4u);
    let t254 = bitcast<f32>(bitcast<u32>(t252 + t253) ^ hidden_zero);
    let t255 = subgroupShuffleXor(t254, 8u);
    let t256 = bitcast<f32>(bitcast<u32>(t254 + t255) ^ hidden_zero);
    let t257 = subgroupShuffleXor(t256, 16u);
    let sum_3 = bitcast<f32>(bitcast<u32>(t256 + t257) ^ hidden_zero);
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        let t258 = sum_3 * bitcast<f32>(bitcast<u32>(load_scales(min_u32(t0, n - 1u) + n) * 0.0067658755f) ^ hidden_zero); // rows.rs:154
        let bits_2 = bitcast<u32>(t258); // bits.rs:31
        let finished = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // bits.rs:32
        results[(local_invocation_index >> 5u) + 8u] = finished; // body.rs:277
    }
    workgroupBarrier(); // body.rs:315
    let part = local_invocation_index; // body.rs:331
    let row = part / 2u; // body.rs:332
    let first = part % 2u * 4u; // body.rs:333
    let column = workgroup_id.x * 8u + first; // body.rs:334
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:335
        let place = row * 16u + first; // body.rs:336
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:337
        var four_0 = 0.0f; // body.rs:338
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:341
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:361
        let t259 = decode_bf16(encode_bf16(four_0)); // body.rs:362
        let t260 = abs_f32(t259); // activation.rs:20
        let t261 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t260 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t261);
        let k = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t260 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t262 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t262;
        let t263 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t263;
        let t264 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t264;
        let t265 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t265;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t266 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t266) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_2 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_3 = bitcast<u32>(t260); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_3 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_3 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t267 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t260) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t267);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_4 = bitcast<u32>(t259 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t259 < 0.0f))); // bits.rs:31
        let t268 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_5 = bitcast<u32>(t268 * up); // bits.rs:31
        let t269 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t269; // body.rs:362
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:361
        let t270 = decode_bf16(encode_bf16(four_1)); // body.rs:362
        let t271 = abs_f32(t270); // activation.rs:20
        let t272 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t271 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t272);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t271 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t273 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t273);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t274 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t274;
        let t275 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t275;
        let t276 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t276;
        let t277 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t277;
        let t278 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t278;
        let t279 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t279) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_6 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_7 = bitcast<u32>(t271); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t280 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t271) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_1 = decode_bf16(encode_bf16(t280)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_8 = bitcast<u32>(t270 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t270 < 0.0f))); // bits.rs:31
        let t281 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t281 * up_1); // bits.rs:31
        let t282 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t282; // body.rs:362
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:361
        let t283 = decode_bf16(encode_bf16(four_2)); // body.rs:362
        let t284 = abs_f32(t283); // activation.rs:20
        let t285 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t284 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_6 = bitcast<f32>(t285);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t284 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t286 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t286);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t287 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t287;
        let t288 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t288;
        let t289 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t289;
        let t290 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t290;
        let t291 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t291;
        let t292 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t292) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_10 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_11 = bitcast<u32>(t284); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_11 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_11 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t293 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t284) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t293)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_12 = bitcast<u32>(t283 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t283 < 0.0f))); // bits.rs:31
        let t294 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_13 = bitcast<u32>(decode_bf16(t294) * up_2); // bits.rs:31
        let t295 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t295); // body.rs:362
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:361
        let t296 = decode_bf16(encode_bf16(four_3)); // body.rs:362
        let t297 = abs_f32(t296); // activation.rs:20
        let t298 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t297 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_7 = bitcast<f32>(t298);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t297 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t299 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t299);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t300 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t300;
        let t301 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t301;
        let t302 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t302;
        let t303 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t303;
        let t304 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t304;
        let t305 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t305) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_9) >> 23u) + exponent_4; // bits.rs:38
        let bits_14 = bitcast<u32>(y_9) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_15 = bitcast<u32>(t297); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t306 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t297) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t306)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_16 = bitcast<u32>(t296 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t296 < 0.0f))); // bits.rs:31
        let t307 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_17 = bitcast<u32>(decode_bf16(t307) * up_3); // bits.rs:31
        let t308 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t308); // body.rs:362
        let t309 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:366
        y[(target_1 >> 1u) >> 1u] = t309;
    }
}
