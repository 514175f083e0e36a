enable subgroups;

struct Immediates {
    eps: f32,
    k: u32,
    n_groups: u32,
    m: u32,
    n: u32,
}

@group(0) @binding(6) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> norm_weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> scales: array<u32>;
@group(0) @binding(4) var<storage, read> biases: array<u32>;
@group(0) @binding(5) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> partial_sums: array<f32, 8>;
var<workgroup> array_1: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 16>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

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

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_biases(index: u32) -> f32 {
    let bits = biases[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
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
fn fused_linear__bf16_q4bf16_bf16__matvec_8x1_run2_norm_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:99
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
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
        let in_runs = n_here & 4294967232u; // body.rs:225
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t69 = min_u32(t0, n - 1u); // body.rs:241
            let t70 = shr_u32(first, group_shift); // rows.rs:94
            let t71 = weight[(t69 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t72 = min_u32(t0, n - 1u) + n; // body.rs:241
            let t73 = shr_u32(first, group_shift); // rows.rs:94
            let t74 = weight[(t72 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t75 = first + 32u; // body.rs:240
            let t76 = min_u32(t0, n - 1u); // body.rs:241
            let t77 = shr_u32(t75, group_shift); // rows.rs:94
            let t78 = weight[(t76 * (imm.k * 4u / 32u) + t75 * 4u) >> 2u]; // rows.rs:96
            let t79 = min_u32(t0, n - 1u) + n; // body.rs:241
            let t80 = shr_u32(t75, group_shift); // rows.rs:94
            let t81 = weight[(t79 * (imm.k * 4u / 32u) + t75 * 4u) >> 2u]; // rows.rs:96
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_1[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_1[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_1[place_2]; // body.rs:171
            let t82 = decode_bf16(words.x & 65535u); // body.rs:78
            let t83 = decode_bf16(words.x >> 16u);
            let t84 = decode_bf16(words.y & 65535u);
            let t85 = decode_bf16(words.y >> 16u);
            let t86 = decode_bf16(words.z & 65535u);
            let t87 = decode_bf16(words.z >> 16u);
            let t88 = decode_bf16(words.w & 65535u);
            let t89 = decode_bf16(words.w >> 16u);
            let t90 = decode_bf16(words_1.x & 65535u);
            let t91 = decode_bf16(words_1.x >> 16u);
            let t92 = decode_bf16(words_1.y & 65535u);
            let t93 = decode_bf16(words_1.y >> 16u);
            let t94 = decode_bf16(words_1.z & 65535u);
            let t95 = decode_bf16(words_1.z >> 16u);
            let t96 = decode_bf16(words_1.w & 65535u);
            let t97 = decode_bf16(words_1.w >> 16u);
            let t98 = decode_bf16(words_2.x & 65535u);
            let t99 = decode_bf16(words_2.x >> 16u);
            let t100 = decode_bf16(words_2.y & 65535u);
            let t101 = decode_bf16(words_2.y >> 16u);
            let t102 = decode_bf16(words_2.z & 65535u);
            let t103 = decode_bf16(words_2.z >> 16u);
            let t104 = decode_bf16(words_2.w & 65535u);
            let t105 = decode_bf16(words_2.w >> 16u);
            let t106 = decode_bf16(words_3.x & 65535u);
            let t107 = decode_bf16(words_3.x >> 16u);
            let t108 = decode_bf16(words_3.y & 65535u);
            let t109 = decode_bf16(words_3.y >> 16u);
            let t110 = decode_bf16(words_3.z & 65535u);
            let t111 = decode_bf16(words_3.z >> 16u);
            let t112 = decode_bf16(words_3.w & 65535u);
            let t113 = decode_bf16(words_3.w >> 16u);
            let t114 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t82) ^ hidden_zero) + t83) ^ hidden_zero); // rows.rs:164
            let t115 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t114 + t84) ^ hidden_zero) + t85) ^ hidden_zero);
            let t116 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t115 + t86) ^ hidden_zero) + t87) ^ hidden_zero);
            let t117 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t116 + t88) ^ hidden_zero) + t89) ^ hidden_zero);
            let t118 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t117 + t90) ^ hidden_zero) + t91) ^ hidden_zero);
            let t119 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t118 + t92) ^ hidden_zero) + t93) ^ hidden_zero);
            let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t119 + t94) ^ hidden_zero) + t95) ^ hidden_zero);
            let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t120 + t96) ^ hidden_zero) + t97) ^ hidden_zero);
            let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t121 + t98) ^ hidden_zero) + t99) ^ hidden_zero);
            let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t122 + t100) ^ hidden_zero) + t101) ^ hidden_zero);
            let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t123 + t102) ^ hidden_zero) + t103) ^ hidden_zero);
            let t125 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t124 + t104) ^ hidden_zero) + t105) ^ hidden_zero);
            let t126 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t125 + t106) ^ hidden_zero) + t107) ^ hidden_zero);
            let t127 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t126 + t108) ^ hidden_zero) + t109) ^ hidden_zero);
            let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t127 + t110) ^ hidden_zero) + t111) ^ hidden_zero);
            let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t128 + t112) ^ hidden_zero) + t113) ^ hidden_zero);
            let t130 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t71.x & 15u) * t82) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t131 = bitcast<u32>(bitcast<f32>(t130) + bitcast<f32>(bitcast<u32>(f32((t71.x >> 4u) & 15u) * t83) ^ hidden_zero));
            let t132 = bitcast<f32>(t131 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.x >> 8u) & 15u) * t84) ^ hidden_zero);
            let t133 = bitcast<f32>(bitcast<u32>(t132) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.x >> 12u) & 15u) * t85) ^ hidden_zero);
            let t134 = bitcast<f32>(bitcast<u32>(t133) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.x >> 16u) & 15u) * t86) ^ hidden_zero);
            let t135 = bitcast<f32>(bitcast<u32>(t134) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.x >> 20u) & 15u) * t87) ^ hidden_zero);
            let t136 = bitcast<f32>(bitcast<u32>(t135) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.x >> 24u) & 15u) * t88) ^ hidden_zero);
            let t137 = bitcast<f32>(bitcast<u32>(t136) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.x >> 28u) & 15u) * t89) ^ hidden_zero);
            let t138 = bitcast<f32>(bitcast<u32>(t137) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t71.y & 15u) * t90) ^ hidden_zero);
            let t139 = bitcast<f32>(bitcast<u32>(t138) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.y >> 4u) & 15u) * t91) ^ hidden_zero);
            let t140 = bitcast<f32>(bitcast<u32>(t139) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.y >> 8u) & 15u) * t92) ^ hidden_zero);
            let t141 = bitcast<f32>(bitcast<u32>(t140) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.y >> 12u) & 15u) * t93) ^ hidden_zero);
            let t142 = bitcast<f32>(bitcast<u32>(t141) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.y >> 16u) & 15u) * t94) ^ hidden_zero);
            let t143 = bitcast<f32>(bitcast<u32>(t142) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.y >> 20u) & 15u) * t95) ^ hidden_zero);
            let t144 = bitcast<f32>(bitcast<u32>(t143) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.y >> 24u) & 15u) * t96) ^ hidden_zero);
            let t145 = bitcast<f32>(bitcast<u32>(t144) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.y >> 28u) & 15u) * t97) ^ hidden_zero);
            let t146 = bitcast<f32>(bitcast<u32>(t145) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t71.z & 15u) * t98) ^ hidden_zero);
            let t147 = bitcast<f32>(bitcast<u32>(t146) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.z >> 4u) & 15u) * t99) ^ hidden_zero);
            let t148 = bitcast<f32>(bitcast<u32>(t147) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.z >> 8u) & 15u) * t100) ^ hidden_zero);
            let t149 = bitcast<f32>(bitcast<u32>(t148) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.z >> 12u) & 15u) * t101) ^ hidden_zero);
            let t150 = bitcast<f32>(bitcast<u32>(t149) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.z >> 16u) & 15u) * t102) ^ hidden_zero);
            let t151 = bitcast<f32>(bitcast<u32>(t150) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.z >> 20u) & 15u) * t103) ^ hidden_zero);
            let t152 = bitcast<f32>(bitcast<u32>(t151) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.z >> 24u) & 15u) * t104) ^ hidden_zero);
            let t153 = bitcast<f32>(bitcast<u32>(t152) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.z >> 28u) & 15u) * t105) ^ hidden_zero);
            let t154 = bitcast<f32>(bitcast<u32>(t153) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t71.w & 15u) * t106) ^ hidden_zero);
            let t155 = bitcast<f32>(bitcast<u32>(t154) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.w >> 4u) & 15u) * t107) ^ hidden_zero);
            let t156 = bitcast<f32>(bitcast<u32>(t155) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.w >> 8u) & 15u) * t108) ^ hidden_zero);
            let t157 = bitcast<f32>(bitcast<u32>(t156) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.w >> 12u) & 15u) * t109) ^ hidden_zero);
            let t158 = bitcast<f32>(bitcast<u32>(t157) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.w >> 16u) & 15u) * t110) ^ hidden_zero);
            let t159 = bitcast<f32>(bitcast<u32>(t158) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.w >> 20u) & 15u) * t111) ^ hidden_zero);
            let t160 = bitcast<f32>(bitcast<u32>(t159) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.w >> 24u) & 15u) * t112) ^ hidden_zero);
            let t161 = bitcast<f32>(bitcast<u32>(t160) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t71.w >> 28u) & 15u) * t113) ^ hidden_zero);
            let t162 = bitcast<u32>(load_scales(t69 * imm.n_groups + t70) * bitcast<f32>(bitcast<u32>(t161) ^ hidden_zero));
            let t163 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t162 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t69 * imm.n_groups + t70) * t129) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t163) ^ hidden_zero); // body.rs:255
            let t164 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t74.x & 15u) * t82) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t165 = bitcast<u32>(bitcast<f32>(t164) + bitcast<f32>(bitcast<u32>(f32((t74.x >> 4u) & 15u) * t83) ^ hidden_zero));
            let t166 = bitcast<f32>(t165 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.x >> 8u) & 15u) * t84) ^ hidden_zero);
            let t167 = bitcast<f32>(bitcast<u32>(t166) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.x >> 12u) & 15u) * t85) ^ hidden_zero);
            let t168 = bitcast<f32>(bitcast<u32>(t167) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.x >> 16u) & 15u) * t86) ^ hidden_zero);
            let t169 = bitcast<f32>(bitcast<u32>(t168) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.x >> 20u) & 15u) * t87) ^ hidden_zero);
            let t170 = bitcast<f32>(bitcast<u32>(t169) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.x >> 24u) & 15u) * t88) ^ hidden_zero);
            let t171 = bitcast<f32>(bitcast<u32>(t170) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.x >> 28u) & 15u) * t89) ^ hidden_zero);
            let t172 = bitcast<f32>(bitcast<u32>(t171) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t74.y & 15u) * t90) ^ hidden_zero);
            let t173 = bitcast<f32>(bitcast<u32>(t172) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.y >> 4u) & 15u) * t91) ^ hidden_zero);
            let t174 = bitcast<f32>(bitcast<u32>(t173) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.y >> 8u) & 15u) * t92) ^ hidden_zero);
            let t175 = bitcast<f32>(bitcast<u32>(t174) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.y >> 12u) & 15u) * t93) ^ hidden_zero);
            let t176 = bitcast<f32>(bitcast<u32>(t175) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.y >> 16u) & 15u) * t94) ^ hidden_zero);
            let t177 = bitcast<f32>(bitcast<u32>(t176) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.y >> 20u) & 15u) * t95) ^ hidden_zero);
            let t178 = bitcast<f32>(bitcast<u32>(t177) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.y >> 24u) & 15u) * t96) ^ hidden_zero);
            let t179 = bitcast<f32>(bitcast<u32>(t178) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.y >> 28u) & 15u) * t97) ^ hidden_zero);
            let t180 = bitcast<f32>(bitcast<u32>(t179) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t74.z & 15u) * t98) ^ hidden_zero);
            let t181 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.z >> 4u) & 15u) * t99) ^ hidden_zero);
            let t182 = bitcast<f32>(bitcast<u32>(t181) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.z >> 8u) & 15u) * t100) ^ hidden_zero);
            let t183 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.z >> 12u) & 15u) * t101) ^ hidden_zero);
            let t184 = bitcast<f32>(bitcast<u32>(t183) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.z >> 16u) & 15u) * t102) ^ hidden_zero);
            let t185 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.z >> 20u) & 15u) * t103) ^ hidden_zero);
            let t186 = bitcast<f32>(bitcast<u32>(t185) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.z >> 24u) & 15u) * t104) ^ hidden_zero);
            let t187 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.z >> 28u) & 15u) * t105) ^ hidden_zero);
            let t188 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t74.w & 15u) * t106) ^ hidden_zero);
            let t189 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.w >> 4u) & 15u) * t107) ^ hidden_zero);
            let t190 = bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.w >> 8u) & 15u) * t108) ^ hidden_zero);
            let t191 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.w >> 12u) & 15u) * t109) ^ hidden_zero);
            let t192 = bitcast<f32>(bitcast<u32>(t191) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.w >> 16u) & 15u) * t110) ^ hidden_zero);
            let t193 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.w >> 20u) & 15u) * t111) ^ hidden_zero);
            let t194 = bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.w >> 24u) & 15u) * t112) ^ hidden_zero);
            let t195 = bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t74.w >> 28u) & 15u) * t113) ^ hidden_zero);
            let t196 = bitcast<u32>(load_scales(t72 * imm.n_groups + t73) * bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero));
            let t197 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t196 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t72 * imm.n_groups + t73) * t129) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero); // body.rs:255
            let t198 = counter + 32u; // body.rs:250
            let words_4 = array_1[(t198 & 4294967264u) * 4u + (t198 & 31u)]; // body.rs:171
            let place_3 = (t198 & 4294967264u) * 4u + (t198 & 31u) + 32u; // body.rs:170
            let words_5 = array_1[place_3]; // body.rs:171
            let place_4 = (t198 & 4294967264u) * 4u + (t198 & 31u) + 64u; // body.rs:170
            let words_6 = array_1[place_4]; // body.rs:171
            let place_5 = (t198 & 4294967264u) * 4u + (t198 & 31u) + 96u; // body.rs:170
            let words_7 = array_1[place_5]; // body.rs:171
            let t199 = decode_bf16(words_4.x & 65535u); // body.rs:78
            let t200 = decode_bf16(words_4.x >> 16u);
            let t201 = decode_bf16(words_4.y & 65535u);
            let t202 = decode_bf16(words_4.y >> 16u);
            let t203 = decode_bf16(words_4.z & 65535u);
            let t204 = decode_bf16(words_4.z >> 16u);
            let t205 = decode_bf16(words_4.w & 65535u);
            let t206 = decode_bf16(words_4.w >> 16u);
            let t207 = decode_bf16(words_5.x & 65535u);
            let t208 = decode_bf16(words_5.x >> 16u);
            let t209 = decode_bf16(words_5.y & 65535u);
            let t210 = decode_bf16(words_5.y >> 16u);
            let t211 = decode_bf16(words_5.z & 65535u);
            let t212 = decode_bf16(words_5.z >> 16u);
            let t213 = decode_bf16(words_5.w & 65535u);
            let t214 = decode_bf16(words_5.w >> 16u);
            let t215 = decode_bf16(words_6.x & 65535u);
            let t216 = decode_bf16(words_6.x >> 16u);
            let t217 = decode_bf16(words_6.y & 65535u);
            let t218 = decode_bf16(words_6.y >> 16u);
            let t219 = decode_bf16(words_6.z & 65535u);
            let t220 = decode_bf16(words_6.z >> 16u);
            let t221 = decode_bf16(words_6.w & 65535u);
            let t222 = decode_bf16(words_6.w >> 16u);
            let t223 = decode_bf16(words_7.x & 65535u);
            let t224 = decode_bf16(words_7.x >> 16u);
            let t225 = decode_bf16(words_7.y & 65535u);
            let t226 = decode_bf16(words_7.y >> 16u);
            let t227 = decode_bf16(words_7.z & 65535u);
            let t228 = decode_bf16(words_7.z >> 16u);
            let t229 = decode_bf16(words_7.w & 65535u);
            let t230 = decode_bf16(words_7.w >> 16u);
            let t231 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t199) ^ hidden_zero) + t200) ^ hidden_zero); // rows.rs:164
            let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t231 + t201) ^ hidden_zero) + t202) ^ hidden_zero);
            let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t232 + t203) ^ hidden_zero) + t204) ^ hidden_zero);
            let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t233 + t205) ^ hidden_zero) + t206) ^ hidden_zero);
            let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t234 + t207) ^ hidden_zero) + t208) ^ hidden_zero);
            let t236 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t235 + t209) ^ hidden_zero) + t210) ^ hidden_zero);
            let t237 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t236 + t211) ^ hidden_zero) + t212) ^ hidden_zero);
            let t238 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t237 + t213) ^ hidden_zero) + t214) ^ hidden_zero);
            let t239 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t238 + t215) ^ hidden_zero) + t216) ^ hidden_zero);
            let t240 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t239 + t217) ^ hidden_zero) + t218) ^ hidden_zero);
            let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t240 + t219) ^ hidden_zero) + t220) ^ hidden_zero);
            let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t241 + t221) ^ hidden_zero) + t222) ^ hidden_zero);
            let t243 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t242 + t223) ^ hidden_zero) + t224) ^ hidden_zero);
            let t244 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t243 + t225) ^ hidden_zero) + t226) ^ hidden_zero);
            let t245 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t244 + t227) ^ hidden_zero) + t228) ^ hidden_zero);
            let t246 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t245 + t229) ^ hidden_zero) + t230) ^ hidden_zero);
            let t247 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t78.x & 15u) * t199) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t248 = bitcast<u32>(bitcast<f32>(t247) + bitcast<f32>(bitcast<u32>(f32((t78.x >> 4u) & 15u) * t200) ^ hidden_zero));
            let t249 = bitcast<f32>(t248 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.x >> 8u) & 15u) * t201) ^ hidden_zero);
            let t250 = bitcast<f32>(bitcast<u32>(t249) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.x >> 12u) & 15u) * t202) ^ hidden_zero);
            let t251 = bitcast<f32>(bitcast<u32>(t250) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.x >> 16u) & 15u) * t203) ^ hidden_zero);
            let t252 = bitcast<f32>(bitcast<u32>(t251) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.x >> 20u) & 15u) * t204) ^ hidden_zero);
            let t253 = bitcast<f32>(bitcast<u32>(t252) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.x >> 24u) & 15u) * t205) ^ hidden_zero);
            let t254 = bitcast<f32>(bitcast<u32>(t253) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.x >> 28u) & 15u) * t206) ^ hidden_zero);
            let t255 = bitcast<f32>(bitcast<u32>(t254) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t78.y & 15u) * t207) ^ hidden_zero);
            let t256 = bitcast<f32>(bitcast<u32>(t255) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.y >> 4u) & 15u) * t208) ^ hidden_zero);
            let t257 = bitcast<f32>(bitcast<u32>(t256) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.y >> 8u) & 15u) * t209) ^ hidden_zero);
            let t258 = bitcast<f32>(bitcast<u32>(t257) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.y >> 12u) & 15u) * t210) ^ hidden_zero);
            let t259 = bitcast<f32>(bitcast<u32>(t258) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.y >> 16u) & 15u) * t211) ^ hidden_zero);
            let t260 = bitcast<f32>(bitcast<u32>(t259) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.y >> 20u) & 15u) * t212) ^ hidden_zero);
            let t261 = bitcast<f32>(bitcast<u32>(t260) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.y >> 24u) & 15u) * t213) ^ hidden_zero);
            let t262 = bitcast<f32>(bitcast<u32>(t261) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.y >> 28u) & 15u) * t214) ^ hidden_zero);
            let t263 = bitcast<f32>(bitcast<u32>(t262) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t78.z & 15u) * t215) ^ hidden_zero);
            let t264 = bitcast<f32>(bitcast<u32>(t263) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.z >> 4u) & 15u) * t216) ^ hidden_zero);
            let t265 = bitcast<f32>(bitcast<u32>(t264) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.z >> 8u) & 15u) * t217) ^ hidden_zero);
            let t266 = bitcast<f32>(bitcast<u32>(t265) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.z >> 12u) & 15u) * t218) ^ hidden_zero);
            let t267 = bitcast<f32>(bitcast<u32>(t266) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.z >> 16u) & 15u) * t219) ^ hidden_zero);
            let t268 = bitcast<f32>(bitcast<u32>(t267) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.z >> 20u) & 15u) * t220) ^ hidden_zero);
            let t269 = bitcast<f32>(bitcast<u32>(t268) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.z >> 24u) & 15u) * t221) ^ hidden_zero);
            let t270 = bitcast<f32>(bitcast<u32>(t269) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.z >> 28u) & 15u) * t222) ^ hidden_zero);
            let t271 = bitcast<f32>(bitcast<u32>(t270) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t78.w & 15u) * t223) ^ hidden_zero);
            let t272 = bitcast<f32>(bitcast<u32>(t271) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.w >> 4u) & 15u) * t224) ^ hidden_zero);
            let t273 = bitcast<f32>(bitcast<u32>(t272) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.w >> 8u) & 15u) * t225) ^ hidden_zero);
            let t274 = bitcast<f32>(bitcast<u32>(t273) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.w >> 12u) & 15u) * t226) ^ hidden_zero);
            let t275 = bitcast<f32>(bitcast<u32>(t274) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.w >> 16u) & 15u) * t227) ^ hidden_zero);
            let t276 = bitcast<f32>(bitcast<u32>(t275) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.w >> 20u) & 15u) * t228) ^ hidden_zero);
            let t277 = bitcast<f32>(bitcast<u32>(t276) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.w >> 24u) & 15u) * t229) ^ hidden_zero);
            let t278 = bitcast<f32>(bitcast<u32>(t277) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t78.w >> 28u) & 15u) * t230) ^ hidden_zero);
            let t279 = bitcast<u32>(load_scales(t76 * imm.n_groups + t77) * bitcast<f32>(bitcast<u32>(t278) ^ hidden_zero));
            let t280 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t279 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t76 * imm.n_groups + t77) * t246) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t280) ^ hidden_zero); // body.rs:255
            let t281 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t81.x & 15u) * t199) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t282 = bitcast<u32>(bitcast<f32>(t281) + bitcast<f32>(bitcast<u32>(f32((t81.x >> 4u) & 15u) * t200) ^ hidden_zero));
            let t283 = bitcast<f32>(t282 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.x >> 8u) & 15u) * t201) ^ hidden_zero);
            let t284 = bitcast<f32>(bitcast<u32>(t283) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.x >> 12u) & 15u) * t202) ^ hidden_zero);
            let t285 = bitcast<f32>(bitcast<u32>(t284) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.x >> 16u) & 15u) * t203) ^ hidden_zero);
            let t286 = bitcast<f32>(bitcast<u32>(t285) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.x >> 20u) & 15u) * t204) ^ hidden_zero);
            let t287 = bitcast<f32>(bitcast<u32>(t286) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.x >> 24u) & 15u) * t205) ^ hidden_zero);
            let t288 = bitcast<f32>(bitcast<u32>(t287) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.x >> 28u) & 15u) * t206) ^ hidden_zero);
            let t289 = bitcast<f32>(bitcast<u32>(t288) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t81.y & 15u) * t207) ^ hidden_zero);
            let t290 = bitcast<f32>(bitcast<u32>(t289) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.y >> 4u) & 15u) * t208) ^ hidden_zero);
            let t291 = bitcast<f32>(bitcast<u32>(t290) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.y >> 8u) & 15u) * t209) ^ hidden_zero);
            let t292 = bitcast<f32>(bitcast<u32>(t291) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.y >> 12u) & 15u) * t210) ^ hidden_zero);
            let t293 = bitcast<f32>(bitcast<u32>(t292) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.y >> 16u) & 15u) * t211) ^ hidden_zero);
            let t294 = bitcast<f32>(bitcast<u32>(t293) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.y >> 20u) & 15u) * t212) ^ hidden_zero);
            let t295 = bitcast<f32>(bitcast<u32>(t294) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.y >> 24u) & 15u) * t213) ^ hidden_zero);
            let t296 = bitcast<f32>(bitcast<u32>(t295) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.y >> 28u) & 15u) * t214) ^ hidden_zero);
            let t297 = bitcast<f32>(bitcast<u32>(t296) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t81.z & 15u) * t215) ^ hidden_zero);
            let t298 = bitcast<f32>(bitcast<u32>(t297) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.z >> 4u) & 15u) * t216) ^ hidden_zero);
            let t299 = bitcast<f32>(bitcast<u32>(t298) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.z >> 8u) & 15u) * t217) ^ hidden_zero);
            let t300 = bitcast<f32>(bitcast<u32>(t299) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.z >> 12u) & 15u) * t218) ^ hidden_zero);
            let t301 = bitcast<f32>(bitcast<u32>(t300) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.z >> 16u) & 15u) * t219) ^ hidden_zero);
            let t302 = bitcast<f32>(bitcast<u32>(t301) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.z >> 20u) & 15u) * t220) ^ hidden_zero);
            let t303 = bitcast<f32>(bitcast<u32>(t302) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.z >> 24u) & 15u) * t221) ^ hidden_zero);
            let t304 = bitcast<f32>(bitcast<u32>(t303) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.z >> 28u) & 15u) * t222) ^ hidden_zero);
            let t305 = bitcast<f32>(bitcast<u32>(t304) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t81.w & 15u) * t223) ^ hidden_zero);
            let t306 = bitcast<f32>(bitcast<u32>(t305) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.w >> 4u) & 15u) * t224) ^ hidden_zero);
            let t307 = bitcast<f32>(bitcast<u32>(t306) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.w >> 8u) & 15u) * t225) ^ hidden_zero);
            let t308 = bitcast<f32>(bitcast<u32>(t307) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.w >> 12u) & 15u) * t226) ^ hidden_zero);
            let t309 = bitcast<f32>(bitcast<u32>(t308) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.w >> 16u) & 15u) * t227) ^ hidden_zero);
            let t310 = bitcast<f32>(bitcast<u32>(t309) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.w >> 20u) & 15u) * t228) ^ hidden_zero);
            let t311 = bitcast<f32>(bitcast<u32>(t310) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.w >> 24u) & 15u) * t229) ^ hidden_zero);
            let t312 = bitcast<f32>(bitcast<u32>(t311) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t81.w >> 28u) & 15u) * t230) ^ hidden_zero);
            let t313 = bitcast<u32>(load_scales(t79 * imm.n_groups + t80) * bitcast<f32>(bitcast<u32>(t312) ^ hidden_zero));
            let t314 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t313 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t79 * imm.n_groups + t80) * t246) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t314) ^ hidden_zero); // body.rs:255
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t315 = min_u32(t0, n - 1u); // body.rs:241
            let t316 = shr_u32(first, group_shift); // rows.rs:94
            let t317 = weight[(t315 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t318 = min_u32(t0, n - 1u) + n; // body.rs:241
            let t319 = shr_u32(first, group_shift); // rows.rs:94
            let t320 = weight[(t318 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_1[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_1[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_1[place_2]; // body.rs:171
            let t321 = decode_bf16(words.x & 65535u); // body.rs:78
            let t322 = decode_bf16(words.x >> 16u);
            let t323 = decode_bf16(words.y & 65535u);
            let t324 = decode_bf16(words.y >> 16u);
            let t325 = decode_bf16(words.z & 65535u);
            let t326 = decode_bf16(words.z >> 16u);
            let t327 = decode_bf16(words.w & 65535u);
            let t328 = decode_bf16(words.w >> 16u);
            let t329 = decode_bf16(words_1.x & 65535u);
            let t330 = decode_bf16(words_1.x >> 16u);
            let t331 = decode_bf16(words_1.y & 65535u);
            let t332 = decode_bf16(words_1.y >> 16u);
            let t333 = decode_bf16(words_1.z & 65535u);
            let t334 = decode_bf16(words_1.z >> 16u);
            let t335 = decode_bf16(words_1.w & 65535u);
            let t336 = decode_bf16(words_1.w >> 16u);
            let t337 = decode_bf16(words_2.x & 65535u);
            let t338 = decode_bf16(words_2.x >> 16u);
            let t339 = decode_bf16(words_2.y & 65535u);
            let t340 = decode_bf16(words_2.y >> 16u);
            let t341 = decode_bf16(words_2.z & 65535u);
            let t342 = decode_bf16(words_2.z >> 16u);
            let t343 = decode_bf16(words_2.w & 65535u);
            let t344 = decode_bf16(words_2.w >> 16u);
            let t345 = decode_bf16(words_3.x & 65535u);
            let t346 = decode_bf16(words_3.x >> 16u);
            let t347 = decode_bf16(words_3.y & 65535u);
            let t348 = decode_bf16(words_3.y >> 16u);
            let t349 = decode_bf16(words_3.z & 65535u);
            let t350 = decode_bf16(words_3.z >> 16u);
            let t351 = decode_bf16(words_3.w & 65535u);
            let t352 = decode_bf16(words_3.w >> 16u);
            let t353 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t321) ^ hidden_zero) + t322) ^ hidden_zero); // rows.rs:164
            let t354 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t353 + t323) ^ hidden_zero) + t324) ^ hidden_zero);
            let t355 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t354 + t325) ^ hidden_zero) + t326) ^ hidden_zero);
            let t356 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t355 + t327) ^ hidden_zero) + t328) ^ hidden_zero);
            let t357 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t356 + t329) ^ hidden_zero) + t330) ^ hidden_zero);
            let t358 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t357 + t331) ^ hidden_zero) + t332) ^ hidden_zero);
            let t359 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t358 + t333) ^ hidden_zero) + t334) ^ hidden_zero);
            let t360 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t359 + t335) ^ hidden_zero) + t336) ^ hidden_zero);
            let t361 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t360 + t337) ^ hidden_zero) + t338) ^ hidden_zero);
            let t362 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t361 + t339) ^ hidden_zero) + t340) ^ hidden_zero);
            let t363 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t362 + t341) ^ hidden_zero) + t342) ^ hidden_zero);
            let t364 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t363 + t343) ^ hidden_zero) + t344) ^ hidden_zero);
            let t365 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t364 + t345) ^ hidden_zero) + t346) ^ hidden_zero);
            let t366 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t365 + t347) ^ hidden_zero) + t348) ^ hidden_zero);
            let t367 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t366 + t349) ^ hidden_zero) + t350) ^ hidden_zero);
            let t368 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t367 + t351) ^ hidden_zero) + t352) ^ hidden_zero);
            let t369 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t317.x & 15u) * t321) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t370 = bitcast<u32>(bitcast<f32>(t369) + bitcast<f32>(bitcast<u32>(f32((t317.x >> 4u) & 15u) * t322) ^ hidden_zero));
            let t371 = bitcast<f32>(t370 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.x >> 8u) & 15u) * t323) ^ hidden_zero);
            let t372 = bitcast<f32>(bitcast<u32>(t371) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.x >> 12u) & 15u) * t324) ^ hidden_zero);
            let t373 = bitcast<f32>(bitcast<u32>(t372) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.x >> 16u) & 15u) * t325) ^ hidden_zero);
            let t374 = bitcast<f32>(bitcast<u32>(t373) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.x >> 20u) & 15u) * t326) ^ hidden_zero);
            let t375 = bitcast<f32>(bitcast<u32>(t374) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.x >> 24u) & 15u) * t327) ^ hidden_zero);
            let t376 = bitcast<f32>(bitcast<u32>(t375) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.x >> 28u) & 15u) * t328) ^ hidden_zero);
            let t377 = bitcast<f32>(bitcast<u32>(t376) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t317.y & 15u) * t329) ^ hidden_zero);
            let t378 = bitcast<f32>(bitcast<u32>(t377) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.y >> 4u) & 15u) * t330) ^ hidden_zero);
            let t379 = bitcast<f32>(bitcast<u32>(t378) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.y >> 8u) & 15u) * t331) ^ hidden_zero);
            let t380 = bitcast<f32>(bitcast<u32>(t379) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.y >> 12u) & 15u) * t332) ^ hidden_zero);
            let t381 = bitcast<f32>(bitcast<u32>(t380) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.y >> 16u) & 15u) * t333) ^ hidden_zero);
            let t382 = bitcast<f32>(bitcast<u32>(t381) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.y >> 20u) & 15u) * t334) ^ hidden_zero);
            let t383 = bitcast<f32>(bitcast<u32>(t382) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.y >> 24u) & 15u) * t335) ^ hidden_zero);
            let t384 = bitcast<f32>(bitcast<u32>(t383) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.y >> 28u) & 15u) * t336) ^ hidden_zero);
            let t385 = bitcast<f32>(bitcast<u32>(t384) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t317.z & 15u) * t337) ^ hidden_zero);
            let t386 = bitcast<f32>(bitcast<u32>(t385) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.z >> 4u) & 15u) * t338) ^ hidden_zero);
            let t387 = bitcast<f32>(bitcast<u32>(t386) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.z >> 8u) & 15u) * t339) ^ hidden_zero);
            let t388 = bitcast<f32>(bitcast<u32>(t387) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.z >> 12u) & 15u) * t340) ^ hidden_zero);
            let t389 = bitcast<f32>(bitcast<u32>(t388) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.z >> 16u) & 15u) * t341) ^ hidden_zero);
            let t390 = bitcast<f32>(bitcast<u32>(t389) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.z >> 20u) & 15u) * t342) ^ hidden_zero);
            let t391 = bitcast<f32>(bitcast<u32>(t390) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.z >> 24u) & 15u) * t343) ^ hidden_zero);
            let t392 = bitcast<f32>(bitcast<u32>(t391) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.z >> 28u) & 15u) * t344) ^ hidden_zero);
            let t393 = bitcast<f32>(bitcast<u32>(t392) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t317.w & 15u) * t345) ^ hidden_zero);
            let t394 = bitcast<f32>(bitcast<u32>(t393) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.w >> 4u) & 15u) * t346) ^ hidden_zero);
            let t395 = bitcast<f32>(bitcast<u32>(t394) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.w >> 8u) & 15u) * t347) ^ hidden_zero);
            let t396 = bitcast<f32>(bitcast<u32>(t395) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.w >> 12u) & 15u) * t348) ^ hidden_zero);
            let t397 = bitcast<f32>(bitcast<u32>(t396) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.w >> 16u) & 15u) * t349) ^ hidden_zero);
            let t398 = bitcast<f32>(bitcast<u32>(t397) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.w >> 20u) & 15u) * t350) ^ hidden_zero);
            let t399 = bitcast<f32>(bitcast<u32>(t398) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.w >> 24u) & 15u) * t351) ^ hidden_zero);
            let t400 = bitcast<f32>(bitcast<u32>(t399) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t317.w >> 28u) & 15u) * t352) ^ hidden_zero);
            let t401 = bitcast<u32>(load_scales(t315 * imm.n_groups + t316) * bitcast<f32>(bitcast<u32>(t400) ^ hidden_zero));
            let t402 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t401 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t315 * imm.n_groups + t316) * t368) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t402) ^ hidden_zero); // body.rs:255
            let t403 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t320.x & 15u) * t321) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t404 = bitcast<u32>(bitcast<f32>(t403) + bitcast<f32>(bitcast<u32>(f32((t320.x >> 4u) & 15u) * t322) ^ hidden_zero));
            let t405 = bitcast<f32>(t404 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.x >> 8u) & 15u) * t323) ^ hidden_zero);
            let t406 = bitcast<f32>(bitcast<u32>(t405) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.x >> 12u) & 15u) * t324) ^ hidden_zero);
            let t407 = bitcast<f32>(bitcast<u32>(t406) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.x >> 16u) & 15u) * t325) ^ hidden_zero);
            let t408 = bitcast<f32>(bitcast<u32>(t407) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.x >> 20u) & 15u) * t326) ^ hidden_zero);
            let t409 = bitcast<f32>(bitcast<u32>(t408) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.x >> 24u) & 15u) * t327) ^ hidden_zero);
            let t410 = bitcast<f32>(bitcast<u32>(t409) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.x >> 28u) & 15u) * t328) ^ hidden_zero);
            let t411 = bitcast<f32>(bitcast<u32>(t410) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t320.y & 15u) * t329) ^ hidden_zero);
            let t412 = bitcast<f32>(bitcast<u32>(t411) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.y >> 4u) & 15u) * t330) ^ hidden_zero);
            let t413 = bitcast<f32>(bitcast<u32>(t412) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.y >> 8u) & 15u) * t331) ^ hidden_zero);
            let t414 = bitcast<f32>(bitcast<u32>(t413) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.y >> 12u) & 15u) * t332) ^ hidden_zero);
            let t415 = bitcast<f32>(bitcast<u32>(t414) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.y >> 16u) & 15u) * t333) ^ hidden_zero);
            let t416 = bitcast<f32>(bitcast<u32>(t415) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.y >> 20u) & 15u) * t334) ^ hidden_zero);
            let t417 = bitcast<f32>(bitcast<u32>(t416) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.y >> 24u) & 15u) * t335) ^ hidden_zero);
            let t418 = bitcast<f32>(bitcast<u32>(t417) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.y >> 28u) & 15u) * t336) ^ hidden_zero);
            let t419 = bitcast<f32>(bitcast<u32>(t418) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t320.z & 15u) * t337) ^ hidden_zero);
            let t420 = bitcast<f32>(bitcast<u32>(t419) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.z >> 4u) & 15u) * t338) ^ hidden_zero);
            let t421 = bitcast<f32>(bitcast<u32>(t420) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.z >> 8u) & 15u) * t339) ^ hidden_zero);
            let t422 = bitcast<f32>(bitcast<u32>(t421) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.z >> 12u) & 15u) * t340) ^ hidden_zero);
            let t423 = bitcast<f32>(bitcast<u32>(t422) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.z >> 16u) & 15u) * t341) ^ hidden_zero);
            let t424 = bitcast<f32>(bitcast<u32>(t423) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.z >> 20u) & 15u) * t342) ^ hidden_zero);
            let t425 = bitcast<f32>(bitcast<u32>(t424) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.z >> 24u) & 15u) * t343) ^ hidden_zero);
            let t426 = bitcast<f32>(bitcast<u32>(t425) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.z >> 28u) & 15u) * t344) ^ hidden_zero);
            let t427 = bitcast<f32>(bitcast<u32>(t426) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t320.w & 15u) * t345) ^ hidden_zero);
            let t428 = bitcast<f32>(bitcast<u32>(t427) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.w >> 4u) & 15u) * t346) ^ hidden_zero);
            let t429 = bitcast<f32>(bitcast<u32>(t428) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.w >> 8u) & 15u) * t347) ^ hidden_zero);
            let t430 = bitcast<f32>(bitcast<u32>(t429) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.w >> 12u) & 15u) * t348) ^ hidden_zero);
            let t431 = bitcast<f32>(bitcast<u32>(t430) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.w >> 16u) & 15u) * t349) ^ hidden_zero);
            let t432 = bitcast<f32>(bitcast<u32>(t431) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.w >> 20u) & 15u) * t350) ^ hidden_zero);
            let t433 = bitcast<f32>(bitcast<u32>(t432) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.w >> 24u) & 15u) * t351) ^ hidden_zero);
            let t434 = bitcast<f32>(bitcast<u32>(t433) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t320.w >> 28u) & 15u) * t352) ^ hidden_zero);
            let t435 = bitcast<u32>(load_scales(t318 * imm.n_groups + t319) * bitcast<f32>(bitcast<u32>(t434) ^ hidden_zero));
            let t436 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t435 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t318 * imm.n_groups + t319) * t368) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t436) ^ hidden_zero); // body.rs:255
        }
        workgroupBarrier(); // body.rs:264
    }
    let t437 = sums_0_0; // body.rs:271
    let t438 = subgroupShuffleXor(t437, 1u);
    let t439 = bitcast<f32>(bitcast<u32>(t437 + t438) ^ hidden_zero);
    let t440 = subgroupShuffleXor(t439, 2u);
    let t441 = bitcast<f32>(bitcast<u32>(t439 + t440) ^ hidden_zero);
    let t442 = subgroupShuffleXor(t441, 4u);
    let t443 = bitcast<f32>(bitcast<u32>(t441 + t442) ^ hidden_zero);
    let t444 = subgroupShuffleXor(t443, 8u);
    let t445 = bitcast<f32>(bitcast<u32>(t443 + t444) ^ hidden_zero);
    let t446 = subgroupShuffleXor(t445, 16u);
    let sum_2 = t445 + t446;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[local_invocation_index >> 5u] = sum_2; // body.rs:277
    }
    let t447 = sums_0_1; // body.rs:271
    let t448 = subgroupShuffleXor(t447, 1u);
    let t449 = bitcast<f32>(bitcast<u32>(t447 + t448) ^ hidden_zero);
    let t450 = subgroupShuffleXor(t449, 2u);
    let t451 = bitcast<f32>(bitcast<u32>(t449 + t450) ^ hidden_zero);
    let t452 = subgroupShuffleXor(t451, 4u);
    let t453 = bitcast<f32>(bitcast<u32>(t451 + t452) ^ hidden_zero);
    let t454 = subgroupShuffleXor(t453, 8u);
    let t455 = bitcast<f32>(bitcast<u32>(t453 + t454) ^ hidden_zero);
    let t456 = subgroupShuffleXor(t455, 16u);
    let sum_3 = t455 + t456;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[(local_invocation_index >> 5u) + 8u] = sum_3; // body.rs:277
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
        let t457 = decode_bf16(encode_bf16(four_0)); // body.rs:362
        let t458 = abs_f32(t457); // activation.rs:20
        let t459 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t458 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t459);
        let k = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t458 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t460 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t460;
        let t461 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t461;
        let t462 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t462;
        let t463 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t463;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t464 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t464) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_2 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_3 = bitcast<u32>(t458); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_3 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_3 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t465 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t458) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t465);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_4 = bitcast<u32>(t457 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t457 < 0.0f))); // bits.rs:31
        let t466 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_5 = bitcast<u32>(t466 * up); // bits.rs:31
        let t467 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t467; // body.rs:362
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:361
        let t468 = decode_bf16(encode_bf16(four_1)); // body.rs:362
        let t469 = abs_f32(t468); // activation.rs:20
        let t470 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t469 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t470);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t469 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t471 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t471);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t472 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t472;
        let t473 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t473;
        let t474 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t474;
        let t475 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t475;
        let t476 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t476;
        let t477 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t477) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_6 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_7 = bitcast<u32>(t469); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t478 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t469) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_1 = decode_bf16(encode_bf16(t478)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_8 = bitcast<u32>(t468 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t468 < 0.0f))); // bits.rs:31
        let t479 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t479 * up_1); // bits.rs:31
        let t480 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t480; // body.rs:362
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:361
        let t481 = decode_bf16(encode_bf16(four_2)); // body.rs:362
        let t482 = abs_f32(t481); // activation.rs:20
        let t483 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t482 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_6 = bitcast<f32>(t483);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t482 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t484 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t484);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t485 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t485;
        let t486 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t486;
        let t487 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t487;
        let t488 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t488;
        let t489 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t489;
        let t490 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t490) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_10 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_11 = bitcast<u32>(t482); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_11 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_11 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t491 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t482) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t491)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_12 = bitcast<u32>(t481 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t481 < 0.0f))); // bits.rs:31
        let t492 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_13 = bitcast<u32>(decode_bf16(t492) * up_2); // bits.rs:31
        let t493 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t493); // body.rs:362
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:361
        let t494 = decode_bf16(encode_bf16(four_3)); // body.rs:362
        let t495 = abs_f32(t494); // activation.rs:20
        let t496 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t495 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_7 = bitcast<f32>(t496);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t495 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t497 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t497);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t498 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t498;
        let t499 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t499;
        let t500 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t500;
        let t501 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t501;
        let t502 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t502;
        let t503 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t503) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_9) >> 23u) + exponent_4; // bits.rs:38
        let bits_14 = bitcast<u32>(y_9) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_15 = bitcast<u32>(t495); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t504 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t495) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t504)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_16 = bitcast<u32>(t494 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t494 < 0.0f))); // bits.rs:31
        let t505 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_17 = bitcast<u32>(decode_bf16(t505) * up_3); // bits.rs:31
        let t506 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t506); // body.rs:362
        let t507 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:366
        y[(target_1 >> 1u) >> 1u] = t507;
    }
}
