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

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_q4bf16_bf16__matvec_16x1_run2_norm(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:99
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:297
    let last_m = imm.m - 1u; // body.rs:298
    let t0 = min_u32(workgroup_id.y, last_m); // body.rs:301
    let t1 = local_invocation_index * 8u; // body.rs:126
    let n_rows = imm.m; // rms_norm.rs:272
    let n_cols = imm.k; // rms_norm.rs:273
    var own_sum = 0.0f; // rms_norm.rs:274
    if (t0 < n_rows) { // rms_norm.rs:275
        for (var col = t1; col < n_cols; col += 2048u) { // rms_norm.rs:276
            let t2 = x[((t0 * imm.k + col) >> 1u) >> 2u]; // piece.rs:40
            let t3 = decode_bf16(t2.x);
            let t4 = decode_bf16(t2.x >> 16u);
            let t5 = decode_bf16(t2.y);
            let t6 = decode_bf16(t2.y >> 16u);
            let t7 = decode_bf16(t2.z);
            let t8 = decode_bf16(t2.z >> 16u);
            let t9 = decode_bf16(t2.w);
            let t10 = decode_bf16(t2.w >> 16u);
            let t11 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t3 * t3) ^ hidden_zero)) ^ hidden_zero); // rms_norm.rs:280
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
            let t17 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t9 * t9) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t17;
            let t18 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t10 * t10) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t18;
        }
    }
    let t19 = own_sum; // rms_norm.rs:284
    let t20 = subgroupShuffleXor(t19, 1u); // reduce.rs:12
    let t21 = bitcast<f32>(bitcast<u32>(t19 + t20) ^ hidden_zero);
    let t22 = subgroupShuffleXor(t21, 2u);
    let t23 = bitcast<f32>(bitcast<u32>(t21 + t22) ^ hidden_zero);
    let t24 = subgroupShuffleXor(t23, 4u);
    let t25 = bitcast<f32>(bitcast<u32>(t23 + t24) ^ hidden_zero);
    let t26 = subgroupShuffleXor(t25, 8u);
    let t27 = bitcast<f32>(bitcast<u32>(t25 + t26) ^ hidden_zero);
    let t28 = subgroupShuffleXor(t27, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t27 + t28) ^ hidden_zero);
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
    let t29 = quotient_rn(sum_1, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t29); // roots.rs:12
    let exponent = i32(bits >> 23u) - 127i; // roots.rs:13
    let odd = exponent & 1i; // roots.rs:14
    let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    let t30 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero); // roots.rs:20
    let t31 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t30 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t32 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t31) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t32;
    let t33 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t34 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t33 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t35 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t34) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t35;
    let t36 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t37 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t36 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t38 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t37) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t38;
    let y_2 = y_1; // roots.rs:22
    let half_exponent = (exponent - odd) >> 1u;
    let product = bitcast<f32>(bitcast<u32>(m * y_2) ^ hidden_zero); // roots.rs:28
    let scaled = bitcast<f32>(bitcast<u32>(m * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high = bitcast<f32>(bitcast<u32>(scaled - bitcast<f32>(bitcast<u32>(scaled - m) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let a_low = bitcast<f32>(bitcast<u32>(m - high) ^ hidden_zero); // roots.rs:39
    let scaled_1 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_1 = bitcast<f32>(bitcast<u32>(scaled_1 - bitcast<f32>(bitcast<u32>(scaled_1 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low = bitcast<f32>(bitcast<u32>(y_2 - high_1) ^ hidden_zero); // roots.rs:39
    let t39 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(high * high_1) ^ hidden_zero) - product) ^ hidden_zero); // roots.rs:31
    let t40 = bitcast<f32>(bitcast<u32>(t39 + bitcast<f32>(bitcast<u32>(high * b_low) ^ hidden_zero)) ^ hidden_zero);
    let t41 = bitcast<f32>(bitcast<u32>(t40 + bitcast<f32>(bitcast<u32>(a_low * high_1) ^ hidden_zero)) ^ hidden_zero);
    let my_error = bitcast<f32>(bitcast<u32>(t41 + bitcast<f32>(bitcast<u32>(a_low * b_low) ^ hidden_zero)) ^ hidden_zero);
    let product_1 = bitcast<f32>(bitcast<u32>(product * y_2) ^ hidden_zero); // roots.rs:28
    let scaled_2 = bitcast<f32>(bitcast<u32>(product * 4097.0f) ^ hidden_zero); // roots.rs:37
    let t42 = bitcast<u32>(scaled_2 - bitcast<f32>(bitcast<u32>(scaled_2 - product) ^ hidden_zero)) ^ hidden_zero; // roots.rs:38
    let high_2 = bitcast<f32>(t42);
    let a_low_1 = bitcast<f32>(bitcast<u32>(product - high_2) ^ hidden_zero); // roots.rs:39
    let scaled_3 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:37
    let high_3 = bitcast<f32>(bitcast<u32>(scaled_3 - bitcast<f32>(bitcast<u32>(scaled_3 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:38
    let b_low_1 = bitcast<f32>(bitcast<u32>(y_2 - high_3) ^ hidden_zero); // roots.rs:39
    let t43 = bitcast<u32>(bitcast<f32>(bitcast<u32>(high_2 * high_3) ^ hidden_zero) - product_1) ^ hidden_zero; // roots.rs:31
    let t44 = bitcast<u32>(bitcast<f32>(t43) + bitcast<f32>(bitcast<u32>(high_2 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let t45 = bitcast<u32>(bitcast<f32>(t44) + bitcast<f32>(bitcast<u32>(a_low_1 * high_3) ^ hidden_zero)) ^ hidden_zero;
    let t46 = bitcast<u32>(bitcast<f32>(t45) + bitcast<f32>(bitcast<u32>(a_low_1 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let square_error = bitcast<f32>(t46);
    let t47 = bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - product_1) ^ hidden_zero) - square_error) ^ hidden_zero; // roots.rs:49
    let t48 = bitcast<u32>(bitcast<f32>(t47) - bitcast<f32>(bitcast<u32>(my_error * y_2) ^ hidden_zero)) ^ hidden_zero;
    let residual = bitcast<f32>(t48);
    let t49 = bitcast<f32>(bitcast<u32>(y_2 * bitcast<f32>(bitcast<u32>(0.5f * residual) ^ hidden_zero)) ^ hidden_zero); // roots.rs:50
    let root = y_2 + t49;
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_1 = bitcast<u32>(t29); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t29) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    let n = imm.n; // body.rs:209
    let n_pieces = imm.k / 32u; // body.rs:210
    var sums_0_0 = 0.0f; // body.rs:216
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:217
        let row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_piece * 32u + vector * 8u; // body.rs:102
        if ((column < imm.k) & (row < 1u)) { // body.rs:103
            let t50 = x[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            let t51 = norm_weight[(column >> 1u) >> 2u];
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t50.x) * scale) ^ hidden_zero)); // bits.rs:31
            let t52 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * decode_bf16(t51.x); // body.rs:72
            let bits_3 = bitcast<u32>(t52); // bits.rs:31
            let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t50.x >> 16u) * scale) ^ hidden_zero));
            let t53 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * decode_bf16(t51.x >> 16u); // body.rs:72
            let bits_5 = bitcast<u32>(t53); // bits.rs:31
            let bits_6 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t50.y) * scale) ^ hidden_zero));
            let t54 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))) * decode_bf16(t51.y); // body.rs:72
            let bits_7 = bitcast<u32>(t54); // bits.rs:31
            let bits_8 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t50.y >> 16u) * scale) ^ hidden_zero));
            let t55 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) * decode_bf16(t51.y >> 16u); // body.rs:72
            let bits_9 = bitcast<u32>(t55); // bits.rs:31
            let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t50.z) * scale) ^ hidden_zero));
            let t56 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * decode_bf16(t51.z); // body.rs:72
            let bits_11 = bitcast<u32>(t56); // bits.rs:31
            let t57 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // body.rs:72
            let bits_12 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t50.z >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let t58 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * decode_bf16(t51.z >> 16u); // body.rs:72
            let bits_13 = bitcast<u32>(t58); // bits.rs:31
            let t59 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // body.rs:72
            let bits_14 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t50.w) * scale) ^ hidden_zero)); // bits.rs:31
            let t60 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))) * decode_bf16(t51.w); // body.rs:72
            let bits_15 = bitcast<u32>(t60); // bits.rs:31
            let t61 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // body.rs:72
            let bits_16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t50.w >> 16u) * scale) ^ hidden_zero)); // bits.rs:31
            let t62 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * decode_bf16(t51.w >> 16u); // body.rs:72
            let bits_17 = bitcast<u32>(t62); // bits.rs:31
            let t63 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // body.rs:72
            let t64 = encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u)))) << 16u; // body.rs:60
            let t65 = encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u)))) | t64;
            let t66 = encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u)))) << 16u; // body.rs:61
            let t67 = encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u)))) | t66;
            let words = vec4<u32>(t65, t67, t57 | (t59 << 16u), t61 | (t63 << 16u)); // body.rs:59
            let piece = vector / 4u; // body.rs:42
            array_1[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:106
        }
        workgroupBarrier(); // body.rs:221
        let n_here = min_u32(64u, n_pieces - first_piece); // body.rs:223
        let in_runs = n_here & 4294967232u; // body.rs:225
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t68 = min_u32(first_n, n - 1u); // body.rs:241
            let t69 = shr_u32(first, group_shift); // rows.rs:94
            let t70 = weight[(t68 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t71 = min_u32(first_n + 1u, n - 1u); // body.rs:241
            let t72 = shr_u32(first, group_shift); // rows.rs:94
            let t73 = weight[(t71 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t74 = first + 32u; // body.rs:240
            let t75 = min_u32(first_n, n - 1u); // body.rs:241
            let t76 = shr_u32(t74, group_shift); // rows.rs:94
            let t77 = weight[(t75 * (imm.k * 4u / 32u) + t74 * 4u) >> 2u]; // rows.rs:96
            let t78 = min_u32(first_n + 1u, n - 1u); // body.rs:241
            let t79 = shr_u32(t74, group_shift); // rows.rs:94
            let t80 = weight[(t78 * (imm.k * 4u / 32u) + t74 * 4u) >> 2u]; // rows.rs:96
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_1[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_1[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_1[place_2]; // body.rs:171
            let t81 = decode_bf16(words.x & 65535u); // body.rs:78
            let t82 = decode_bf16(words.x >> 16u);
            let t83 = decode_bf16(words.y & 65535u);
            let t84 = decode_bf16(words.y >> 16u);
            let t85 = decode_bf16(words.z & 65535u);
            let t86 = decode_bf16(words.z >> 16u);
            let t87 = decode_bf16(words.w & 65535u);
            let t88 = decode_bf16(words.w >> 16u);
            let t89 = decode_bf16(words_1.x & 65535u);
            let t90 = decode_bf16(words_1.x >> 16u);
            let t91 = decode_bf16(words_1.y & 65535u);
            let t92 = decode_bf16(words_1.y >> 16u);
            let t93 = decode_bf16(words_1.z & 65535u);
            let t94 = decode_bf16(words_1.z >> 16u);
            let t95 = decode_bf16(words_1.w & 65535u);
            let t96 = decode_bf16(words_1.w >> 16u);
            let t97 = decode_bf16(words_2.x & 65535u);
            let t98 = decode_bf16(words_2.x >> 16u);
            let t99 = decode_bf16(words_2.y & 65535u);
            let t100 = decode_bf16(words_2.y >> 16u);
            let t101 = decode_bf16(words_2.z & 65535u);
            let t102 = decode_bf16(words_2.z >> 16u);
            let t103 = decode_bf16(words_2.w & 65535u);
            let t104 = decode_bf16(words_2.w >> 16u);
            let t105 = decode_bf16(words_3.x & 65535u);
            let t106 = decode_bf16(words_3.x >> 16u);
            let t107 = decode_bf16(words_3.y & 65535u);
            let t108 = decode_bf16(words_3.y >> 16u);
            let t109 = decode_bf16(words_3.z & 65535u);
            let t110 = decode_bf16(words_3.z >> 16u);
            let t111 = decode_bf16(words_3.w & 65535u);
            let t112 = decode_bf16(words_3.w >> 16u);
            let t113 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t81) ^ hidden_zero) + t82) ^ hidden_zero); // rows.rs:164
            let t114 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t113 + t83) ^ hidden_zero) + t84) ^ hidden_zero);
            let t115 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t114 + t85) ^ hidden_zero) + t86) ^ hidden_zero);
            let t116 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t115 + t87) ^ hidden_zero) + t88) ^ hidden_zero);
            let t117 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t116 + t89) ^ hidden_zero) + t90) ^ hidden_zero);
            let t118 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t117 + t91) ^ hidden_zero) + t92) ^ hidden_zero);
            let t119 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t118 + t93) ^ hidden_zero) + t94) ^ hidden_zero);
            let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t119 + t95) ^ hidden_zero) + t96) ^ hidden_zero);
            let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t120 + t97) ^ hidden_zero) + t98) ^ hidden_zero);
            let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t121 + t99) ^ hidden_zero) + t100) ^ hidden_zero);
            let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t122 + t101) ^ hidden_zero) + t102) ^ hidden_zero);
            let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t123 + t103) ^ hidden_zero) + t104) ^ hidden_zero);
            let t125 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t124 + t105) ^ hidden_zero) + t106) ^ hidden_zero);
            let t126 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t125 + t107) ^ hidden_zero) + t108) ^ hidden_zero);
            let t127 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t126 + t109) ^ hidden_zero) + t110) ^ hidden_zero);
            let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t127 + t111) ^ hidden_zero) + t112) ^ hidden_zero);
            let t129 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t70.x & 15u) * t81) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t130 = bitcast<u32>(bitcast<f32>(t129) + bitcast<f32>(bitcast<u32>(f32((t70.x >> 4u) & 15u) * t82) ^ hidden_zero));
            let t131 = bitcast<f32>(t130 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.x >> 8u) & 15u) * t83) ^ hidden_zero);
            let t132 = bitcast<f32>(bitcast<u32>(t131) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.x >> 12u) & 15u) * t84) ^ hidden_zero);
            let t133 = bitcast<f32>(bitcast<u32>(t132) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.x >> 16u) & 15u) * t85) ^ hidden_zero);
            let t134 = bitcast<f32>(bitcast<u32>(t133) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.x >> 20u) & 15u) * t86) ^ hidden_zero);
            let t135 = bitcast<f32>(bitcast<u32>(t134) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.x >> 24u) & 15u) * t87) ^ hidden_zero);
            let t136 = bitcast<f32>(bitcast<u32>(t135) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.x >> 28u) & 15u) * t88) ^ hidden_zero);
            let t137 = bitcast<f32>(bitcast<u32>(t136) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t70.y & 15u) * t89) ^ hidden_zero);
            let t138 = bitcast<f32>(bitcast<u32>(t137) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.y >> 4u) & 15u) * t90) ^ hidden_zero);
            let t139 = bitcast<f32>(bitcast<u32>(t138) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.y >> 8u) & 15u) * t91) ^ hidden_zero);
            let t140 = bitcast<f32>(bitcast<u32>(t139) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.y >> 12u) & 15u) * t92) ^ hidden_zero);
            let t141 = bitcast<f32>(bitcast<u32>(t140) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.y >> 16u) & 15u) * t93) ^ hidden_zero);
            let t142 = bitcast<f32>(bitcast<u32>(t141) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.y >> 20u) & 15u) * t94) ^ hidden_zero);
            let t143 = bitcast<f32>(bitcast<u32>(t142) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.y >> 24u) & 15u) * t95) ^ hidden_zero);
            let t144 = bitcast<f32>(bitcast<u32>(t143) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.y >> 28u) & 15u) * t96) ^ hidden_zero);
            let t145 = bitcast<f32>(bitcast<u32>(t144) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t70.z & 15u) * t97) ^ hidden_zero);
            let t146 = bitcast<f32>(bitcast<u32>(t145) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.z >> 4u) & 15u) * t98) ^ hidden_zero);
            let t147 = bitcast<f32>(bitcast<u32>(t146) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.z >> 8u) & 15u) * t99) ^ hidden_zero);
            let t148 = bitcast<f32>(bitcast<u32>(t147) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.z >> 12u) & 15u) * t100) ^ hidden_zero);
            let t149 = bitcast<f32>(bitcast<u32>(t148) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.z >> 16u) & 15u) * t101) ^ hidden_zero);
            let t150 = bitcast<f32>(bitcast<u32>(t149) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.z >> 20u) & 15u) * t102) ^ hidden_zero);
            let t151 = bitcast<f32>(bitcast<u32>(t150) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.z >> 24u) & 15u) * t103) ^ hidden_zero);
            let t152 = bitcast<f32>(bitcast<u32>(t151) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.z >> 28u) & 15u) * t104) ^ hidden_zero);
            let t153 = bitcast<f32>(bitcast<u32>(t152) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t70.w & 15u) * t105) ^ hidden_zero);
            let t154 = bitcast<f32>(bitcast<u32>(t153) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.w >> 4u) & 15u) * t106) ^ hidden_zero);
            let t155 = bitcast<f32>(bitcast<u32>(t154) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.w >> 8u) & 15u) * t107) ^ hidden_zero);
            let t156 = bitcast<f32>(bitcast<u32>(t155) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.w >> 12u) & 15u) * t108) ^ hidden_zero);
            let t157 = bitcast<f32>(bitcast<u32>(t156) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.w >> 16u) & 15u) * t109) ^ hidden_zero);
            let t158 = bitcast<f32>(bitcast<u32>(t157) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.w >> 20u) & 15u) * t110) ^ hidden_zero);
            let t159 = bitcast<f32>(bitcast<u32>(t158) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.w >> 24u) & 15u) * t111) ^ hidden_zero);
            let t160 = bitcast<f32>(bitcast<u32>(t159) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t70.w >> 28u) & 15u) * t112) ^ hidden_zero);
            let t161 = bitcast<u32>(load_scales(t68 * imm.n_groups + t69) * bitcast<f32>(bitcast<u32>(t160) ^ hidden_zero));
            let t162 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t161 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t68 * imm.n_groups + t69) * t128) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t162) ^ hidden_zero); // body.rs:255
            let t163 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t73.x & 15u) * t81) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t164 = bitcast<u32>(bitcast<f32>(t163) + bitcast<f32>(bitcast<u32>(f32((t73.x >> 4u) & 15u) * t82) ^ hidden_zero));
            let t165 = bitcast<f32>(t164 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.x >> 8u) & 15u) * t83) ^ hidden_zero);
            let t166 = bitcast<f32>(bitcast<u32>(t165) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.x >> 12u) & 15u) * t84) ^ hidden_zero);
            let t167 = bitcast<f32>(bitcast<u32>(t166) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.x >> 16u) & 15u) * t85) ^ hidden_zero);
            let t168 = bitcast<f32>(bitcast<u32>(t167) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.x >> 20u) & 15u) * t86) ^ hidden_zero);
            let t169 = bitcast<f32>(bitcast<u32>(t168) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.x >> 24u) & 15u) * t87) ^ hidden_zero);
            let t170 = bitcast<f32>(bitcast<u32>(t169) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.x >> 28u) & 15u) * t88) ^ hidden_zero);
            let t171 = bitcast<f32>(bitcast<u32>(t170) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t73.y & 15u) * t89) ^ hidden_zero);
            let t172 = bitcast<f32>(bitcast<u32>(t171) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.y >> 4u) & 15u) * t90) ^ hidden_zero);
            let t173 = bitcast<f32>(bitcast<u32>(t172) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.y >> 8u) & 15u) * t91) ^ hidden_zero);
            let t174 = bitcast<f32>(bitcast<u32>(t173) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.y >> 12u) & 15u) * t92) ^ hidden_zero);
            let t175 = bitcast<f32>(bitcast<u32>(t174) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.y >> 16u) & 15u) * t93) ^ hidden_zero);
            let t176 = bitcast<f32>(bitcast<u32>(t175) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.y >> 20u) & 15u) * t94) ^ hidden_zero);
            let t177 = bitcast<f32>(bitcast<u32>(t176) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.y >> 24u) & 15u) * t95) ^ hidden_zero);
            let t178 = bitcast<f32>(bitcast<u32>(t177) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.y >> 28u) & 15u) * t96) ^ hidden_zero);
            let t179 = bitcast<f32>(bitcast<u32>(t178) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t73.z & 15u) * t97) ^ hidden_zero);
            let t180 = bitcast<f32>(bitcast<u32>(t179) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.z >> 4u) & 15u) * t98) ^ hidden_zero);
            let t181 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.z >> 8u) & 15u) * t99) ^ hidden_zero);
            let t182 = bitcast<f32>(bitcast<u32>(t181) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.z >> 12u) & 15u) * t100) ^ hidden_zero);
            let t183 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.z >> 16u) & 15u) * t101) ^ hidden_zero);
            let t184 = bitcast<f32>(bitcast<u32>(t183) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.z >> 20u) & 15u) * t102) ^ hidden_zero);
            let t185 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.z >> 24u) & 15u) * t103) ^ hidden_zero);
            let t186 = bitcast<f32>(bitcast<u32>(t185) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.z >> 28u) & 15u) * t104) ^ hidden_zero);
            let t187 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t73.w & 15u) * t105) ^ hidden_zero);
            let t188 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.w >> 4u) & 15u) * t106) ^ hidden_zero);
            let t189 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.w >> 8u) & 15u) * t107) ^ hidden_zero);
            let t190 = bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.w >> 12u) & 15u) * t108) ^ hidden_zero);
            let t191 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.w >> 16u) & 15u) * t109) ^ hidden_zero);
            let t192 = bitcast<f32>(bitcast<u32>(t191) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.w >> 20u) & 15u) * t110) ^ hidden_zero);
            let t193 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.w >> 24u) & 15u) * t111) ^ hidden_zero);
            let t194 = bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t73.w >> 28u) & 15u) * t112) ^ hidden_zero);
            let t195 = bitcast<u32>(load_scales(t71 * imm.n_groups + t72) * bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero));
            let t196 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t195 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t71 * imm.n_groups + t72) * t128) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero); // body.rs:255
            let t197 = counter + 32u; // body.rs:250
            let words_4 = array_1[(t197 & 4294967264u) * 4u + (t197 & 31u)]; // body.rs:171
            let place_3 = (t197 & 4294967264u) * 4u + (t197 & 31u) + 32u; // body.rs:170
            let words_5 = array_1[place_3]; // body.rs:171
            let place_4 = (t197 & 4294967264u) * 4u + (t197 & 31u) + 64u; // body.rs:170
            let words_6 = array_1[place_4]; // body.rs:171
            let place_5 = (t197 & 4294967264u) * 4u + (t197 & 31u) + 96u; // body.rs:170
            let words_7 = array_1[place_5]; // body.rs:171
            let t198 = decode_bf16(words_4.x & 65535u); // body.rs:78
            let t199 = decode_bf16(words_4.x >> 16u);
            let t200 = decode_bf16(words_4.y & 65535u);
            let t201 = decode_bf16(words_4.y >> 16u);
            let t202 = decode_bf16(words_4.z & 65535u);
            let t203 = decode_bf16(words_4.z >> 16u);
            let t204 = decode_bf16(words_4.w & 65535u);
            let t205 = decode_bf16(words_4.w >> 16u);
            let t206 = decode_bf16(words_5.x & 65535u);
            let t207 = decode_bf16(words_5.x >> 16u);
            let t208 = decode_bf16(words_5.y & 65535u);
            let t209 = decode_bf16(words_5.y >> 16u);
            let t210 = decode_bf16(words_5.z & 65535u);
            let t211 = decode_bf16(words_5.z >> 16u);
            let t212 = decode_bf16(words_5.w & 65535u);
            let t213 = decode_bf16(words_5.w >> 16u);
            let t214 = decode_bf16(words_6.x & 65535u);
            let t215 = decode_bf16(words_6.x >> 16u);
            let t216 = decode_bf16(words_6.y & 65535u);
            let t217 = decode_bf16(words_6.y >> 16u);
            let t218 = decode_bf16(words_6.z & 65535u);
            let t219 = decode_bf16(words_6.z >> 16u);
            let t220 = decode_bf16(words_6.w & 65535u);
            let t221 = decode_bf16(words_6.w >> 16u);
            let t222 = decode_bf16(words_7.x & 65535u);
            let t223 = decode_bf16(words_7.x >> 16u);
            let t224 = decode_bf16(words_7.y & 65535u);
            let t225 = decode_bf16(words_7.y >> 16u);
            let t226 = decode_bf16(words_7.z & 65535u);
            let t227 = decode_bf16(words_7.z >> 16u);
            let t228 = decode_bf16(words_7.w & 65535u);
            let t229 = decode_bf16(words_7.w >> 16u);
            let t230 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t198) ^ hidden_zero) + t199) ^ hidden_zero); // rows.rs:164
            let t231 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t230 + t200) ^ hidden_zero) + t201) ^ hidden_zero);
            let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t231 + t202) ^ hidden_zero) + t203) ^ hidden_zero);
            let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t232 + t204) ^ hidden_zero) + t205) ^ hidden_zero);
            let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t233 + t206) ^ hidden_zero) + t207) ^ hidden_zero);
            let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t234 + t208) ^ hidden_zero) + t209) ^ hidden_zero);
            let t236 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t235 + t210) ^ hidden_zero) + t211) ^ hidden_zero);
            let t237 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t236 + t212) ^ hidden_zero) + t213) ^ hidden_zero);
            let t238 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t237 + t214) ^ hidden_zero) + t215) ^ hidden_zero);
            let t239 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t238 + t216) ^ hidden_zero) + t217) ^ hidden_zero);
            let t240 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t239 + t218) ^ hidden_zero) + t219) ^ hidden_zero);
            let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t240 + t220) ^ hidden_zero) + t221) ^ hidden_zero);
            let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t241 + t222) ^ hidden_zero) + t223) ^ hidden_zero);
            let t243 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t242 + t224) ^ hidden_zero) + t225) ^ hidden_zero);
            let t244 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t243 + t226) ^ hidden_zero) + t227) ^ hidden_zero);
            let t245 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t244 + t228) ^ hidden_zero) + t229) ^ hidden_zero);
            let t246 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t77.x & 15u) * t198) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t247 = bitcast<u32>(bitcast<f32>(t246) + bitcast<f32>(bitcast<u32>(f32((t77.x >> 4u) & 15u) * t199) ^ hidden_zero));
            let t248 = bitcast<f32>(t247 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.x >> 8u) & 15u) * t200) ^ hidden_zero);
            let t249 = bitcast<f32>(bitcast<u32>(t248) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.x >> 12u) & 15u) * t201) ^ hidden_zero);
            let t250 = bitcast<f32>(bitcast<u32>(t249) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.x >> 16u) & 15u) * t202) ^ hidden_zero);
            let t251 = bitcast<f32>(bitcast<u32>(t250) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.x >> 20u) & 15u) * t203) ^ hidden_zero);
            let t252 = bitcast<f32>(bitcast<u32>(t251) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.x >> 24u) & 15u) * t204) ^ hidden_zero);
            let t253 = bitcast<f32>(bitcast<u32>(t252) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.x >> 28u) & 15u) * t205) ^ hidden_zero);
            let t254 = bitcast<f32>(bitcast<u32>(t253) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t77.y & 15u) * t206) ^ hidden_zero);
            let t255 = bitcast<f32>(bitcast<u32>(t254) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.y >> 4u) & 15u) * t207) ^ hidden_zero);
            let t256 = bitcast<f32>(bitcast<u32>(t255) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.y >> 8u) & 15u) * t208) ^ hidden_zero);
            let t257 = bitcast<f32>(bitcast<u32>(t256) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.y >> 12u) & 15u) * t209) ^ hidden_zero);
            let t258 = bitcast<f32>(bitcast<u32>(t257) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.y >> 16u) & 15u) * t210) ^ hidden_zero);
            let t259 = bitcast<f32>(bitcast<u32>(t258) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.y >> 20u) & 15u) * t211) ^ hidden_zero);
            let t260 = bitcast<f32>(bitcast<u32>(t259) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.y >> 24u) & 15u) * t212) ^ hidden_zero);
            let t261 = bitcast<f32>(bitcast<u32>(t260) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.y >> 28u) & 15u) * t213) ^ hidden_zero);
            let t262 = bitcast<f32>(bitcast<u32>(t261) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t77.z & 15u) * t214) ^ hidden_zero);
            let t263 = bitcast<f32>(bitcast<u32>(t262) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.z >> 4u) & 15u) * t215) ^ hidden_zero);
            let t264 = bitcast<f32>(bitcast<u32>(t263) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.z >> 8u) & 15u) * t216) ^ hidden_zero);
            let t265 = bitcast<f32>(bitcast<u32>(t264) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.z >> 12u) & 15u) * t217) ^ hidden_zero);
            let t266 = bitcast<f32>(bitcast<u32>(t265) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.z >> 16u) & 15u) * t218) ^ hidden_zero);
            let t267 = bitcast<f32>(bitcast<u32>(t266) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.z >> 20u) & 15u) * t219) ^ hidden_zero);
            let t268 = bitcast<f32>(bitcast<u32>(t267) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.z >> 24u) & 15u) * t220) ^ hidden_zero);
            let t269 = bitcast<f32>(bitcast<u32>(t268) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.z >> 28u) & 15u) * t221) ^ hidden_zero);
            let t270 = bitcast<f32>(bitcast<u32>(t269) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t77.w & 15u) * t222) ^ hidden_zero);
            let t271 = bitcast<f32>(bitcast<u32>(t270) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.w >> 4u) & 15u) * t223) ^ hidden_zero);
            let t272 = bitcast<f32>(bitcast<u32>(t271) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.w >> 8u) & 15u) * t224) ^ hidden_zero);
            let t273 = bitcast<f32>(bitcast<u32>(t272) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.w >> 12u) & 15u) * t225) ^ hidden_zero);
            let t274 = bitcast<f32>(bitcast<u32>(t273) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.w >> 16u) & 15u) * t226) ^ hidden_zero);
            let t275 = bitcast<f32>(bitcast<u32>(t274) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.w >> 20u) & 15u) * t227) ^ hidden_zero);
            let t276 = bitcast<f32>(bitcast<u32>(t275) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.w >> 24u) & 15u) * t228) ^ hidden_zero);
            let t277 = bitcast<f32>(bitcast<u32>(t276) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t77.w >> 28u) & 15u) * t229) ^ hidden_zero);
            let t278 = bitcast<u32>(load_scales(t75 * imm.n_groups + t76) * bitcast<f32>(bitcast<u32>(t277) ^ hidden_zero));
            let t279 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t278 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t75 * imm.n_groups + t76) * t245) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t279) ^ hidden_zero); // body.rs:255
            let t280 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t80.x & 15u) * t198) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t281 = bitcast<u32>(bitcast<f32>(t280) + bitcast<f32>(bitcast<u32>(f32((t80.x >> 4u) & 15u) * t199) ^ hidden_zero));
            let t282 = bitcast<f32>(t281 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.x >> 8u) & 15u) * t200) ^ hidden_zero);
            let t283 = bitcast<f32>(bitcast<u32>(t282) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.x >> 12u) & 15u) * t201) ^ hidden_zero);
            let t284 = bitcast<f32>(bitcast<u32>(t283) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.x >> 16u) & 15u) * t202) ^ hidden_zero);
            let t285 = bitcast<f32>(bitcast<u32>(t284) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.x >> 20u) & 15u) * t203) ^ hidden_zero);
            let t286 = bitcast<f32>(bitcast<u32>(t285) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.x >> 24u) & 15u) * t204) ^ hidden_zero);
            let t287 = bitcast<f32>(bitcast<u32>(t286) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.x >> 28u) & 15u) * t205) ^ hidden_zero);
            let t288 = bitcast<f32>(bitcast<u32>(t287) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t80.y & 15u) * t206) ^ hidden_zero);
            let t289 = bitcast<f32>(bitcast<u32>(t288) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.y >> 4u) & 15u) * t207) ^ hidden_zero);
            let t290 = bitcast<f32>(bitcast<u32>(t289) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.y >> 8u) & 15u) * t208) ^ hidden_zero);
            let t291 = bitcast<f32>(bitcast<u32>(t290) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.y >> 12u) & 15u) * t209) ^ hidden_zero);
            let t292 = bitcast<f32>(bitcast<u32>(t291) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.y >> 16u) & 15u) * t210) ^ hidden_zero);
            let t293 = bitcast<f32>(bitcast<u32>(t292) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.y >> 20u) & 15u) * t211) ^ hidden_zero);
            let t294 = bitcast<f32>(bitcast<u32>(t293) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.y >> 24u) & 15u) * t212) ^ hidden_zero);
            let t295 = bitcast<f32>(bitcast<u32>(t294) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.y >> 28u) & 15u) * t213) ^ hidden_zero);
            let t296 = bitcast<f32>(bitcast<u32>(t295) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t80.z & 15u) * t214) ^ hidden_zero);
            let t297 = bitcast<f32>(bitcast<u32>(t296) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.z >> 4u) & 15u) * t215) ^ hidden_zero);
            let t298 = bitcast<f32>(bitcast<u32>(t297) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.z >> 8u) & 15u) * t216) ^ hidden_zero);
            let t299 = bitcast<f32>(bitcast<u32>(t298) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.z >> 12u) & 15u) * t217) ^ hidden_zero);
            let t300 = bitcast<f32>(bitcast<u32>(t299) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.z >> 16u) & 15u) * t218) ^ hidden_zero);
            let t301 = bitcast<f32>(bitcast<u32>(t300) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.z >> 20u) & 15u) * t219) ^ hidden_zero);
            let t302 = bitcast<f32>(bitcast<u32>(t301) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.z >> 24u) & 15u) * t220) ^ hidden_zero);
            let t303 = bitcast<f32>(bitcast<u32>(t302) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.z >> 28u) & 15u) * t221) ^ hidden_zero);
            let t304 = bitcast<f32>(bitcast<u32>(t303) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t80.w & 15u) * t222) ^ hidden_zero);
            let t305 = bitcast<f32>(bitcast<u32>(t304) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.w >> 4u) & 15u) * t223) ^ hidden_zero);
            let t306 = bitcast<f32>(bitcast<u32>(t305) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.w >> 8u) & 15u) * t224) ^ hidden_zero);
            let t307 = bitcast<f32>(bitcast<u32>(t306) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.w >> 12u) & 15u) * t225) ^ hidden_zero);
            let t308 = bitcast<f32>(bitcast<u32>(t307) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.w >> 16u) & 15u) * t226) ^ hidden_zero);
            let t309 = bitcast<f32>(bitcast<u32>(t308) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.w >> 20u) & 15u) * t227) ^ hidden_zero);
            let t310 = bitcast<f32>(bitcast<u32>(t309) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.w >> 24u) & 15u) * t228) ^ hidden_zero);
            let t311 = bitcast<f32>(bitcast<u32>(t310) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t80.w >> 28u) & 15u) * t229) ^ hidden_zero);
            let t312 = bitcast<u32>(load_scales(t78 * imm.n_groups + t79) * bitcast<f32>(bitcast<u32>(t311) ^ hidden_zero));
            let t313 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t312 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t78 * imm.n_groups + t79) * t245) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t313) ^ hidden_zero); // body.rs:255
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t314 = min_u32(first_n, n - 1u); // body.rs:241
            let t315 = shr_u32(first, group_shift); // rows.rs:94
            let t316 = weight[(t314 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t317 = min_u32(first_n + 1u, n - 1u); // body.rs:241
            let t318 = shr_u32(first, group_shift); // rows.rs:94
            let t319 = weight[(t317 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_1[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_1[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_1[place_2]; // body.rs:171
            let t320 = decode_bf16(words.x & 65535u); // body.rs:78
            let t321 = decode_bf16(words.x >> 16u);
            let t322 = decode_bf16(words.y & 65535u);
            let t323 = decode_bf16(words.y >> 16u);
            let t324 = decode_bf16(words.z & 65535u);
            let t325 = decode_bf16(words.z >> 16u);
            let t326 = decode_bf16(words.w & 65535u);
            let t327 = decode_bf16(words.w >> 16u);
            let t328 = decode_bf16(words_1.x & 65535u);
            let t329 = decode_bf16(words_1.x >> 16u);
            let t330 = decode_bf16(words_1.y & 65535u);
            let t331 = decode_bf16(words_1.y >> 16u);
            let t332 = decode_bf16(words_1.z & 65535u);
            let t333 = decode_bf16(words_1.z >> 16u);
            let t334 = decode_bf16(words_1.w & 65535u);
            let t335 = decode_bf16(words_1.w >> 16u);
            let t336 = decode_bf16(words_2.x & 65535u);
            let t337 = decode_bf16(words_2.x >> 16u);
            let t338 = decode_bf16(words_2.y & 65535u);
            let t339 = decode_bf16(words_2.y >> 16u);
            let t340 = decode_bf16(words_2.z & 65535u);
            let t341 = decode_bf16(words_2.z >> 16u);
            let t342 = decode_bf16(words_2.w & 65535u);
            let t343 = decode_bf16(words_2.w >> 16u);
            let t344 = decode_bf16(words_3.x & 65535u);
            let t345 = decode_bf16(words_3.x >> 16u);
            let t346 = decode_bf16(words_3.y & 65535u);
            let t347 = decode_bf16(words_3.y >> 16u);
            let t348 = decode_bf16(words_3.z & 65535u);
            let t349 = decode_bf16(words_3.z >> 16u);
            let t350 = decode_bf16(words_3.w & 65535u);
            let t351 = decode_bf16(words_3.w >> 16u);
            let t352 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t320) ^ hidden_zero) + t321) ^ hidden_zero); // rows.rs:164
            let t353 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t352 + t322) ^ hidden_zero) + t323) ^ hidden_zero);
            let t354 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t353 + t324) ^ hidden_zero) + t325) ^ hidden_zero);
            let t355 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t354 + t326) ^ hidden_zero) + t327) ^ hidden_zero);
            let t356 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t355 + t328) ^ hidden_zero) + t329) ^ hidden_zero);
            let t357 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t356 + t330) ^ hidden_zero) + t331) ^ hidden_zero);
            let t358 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t357 + t332) ^ hidden_zero) + t333) ^ hidden_zero);
            let t359 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t358 + t334) ^ hidden_zero) + t335) ^ hidden_zero);
            let t360 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t359 + t336) ^ hidden_zero) + t337) ^ hidden_zero);
            let t361 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t360 + t338) ^ hidden_zero) + t339) ^ hidden_zero);
            let t362 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t361 + t340) ^ hidden_zero) + t341) ^ hidden_zero);
            let t363 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t362 + t342) ^ hidden_zero) + t343) ^ hidden_zero);
            let t364 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t363 + t344) ^ hidden_zero) + t345) ^ hidden_zero);
            let t365 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t364 + t346) ^ hidden_zero) + t347) ^ hidden_zero);
            let t366 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t365 + t348) ^ hidden_zero) + t349) ^ hidden_zero);
            let t367 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t366 + t350) ^ hidden_zero) + t351) ^ hidden_zero);
            let t368 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t316.x & 15u) * t320) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t369 = bitcast<u32>(bitcast<f32>(t368) + bitcast<f32>(bitcast<u32>(f32((t316.x >> 4u) & 15u) * t321) ^ hidden_zero));
            let t370 = bitcast<f32>(t369 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.x >> 8u) & 15u) * t322) ^ hidden_zero);
            let t371 = bitcast<f32>(bitcast<u32>(t370) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.x >> 12u) & 15u) * t323) ^ hidden_zero);
            let t372 = bitcast<f32>(bitcast<u32>(t371) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.x >> 16u) & 15u) * t324) ^ hidden_zero);
            let t373 = bitcast<f32>(bitcast<u32>(t372) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.x >> 20u) & 15u) * t325) ^ hidden_zero);
            let t374 = bitcast<f32>(bitcast<u32>(t373) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.x >> 24u) & 15u) * t326) ^ hidden_zero);
            let t375 = bitcast<f32>(bitcast<u32>(t374) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.x >> 28u) & 15u) * t327) ^ hidden_zero);
            let t376 = bitcast<f32>(bitcast<u32>(t375) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t316.y & 15u) * t328) ^ hidden_zero);
            let t377 = bitcast<f32>(bitcast<u32>(t376) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.y >> 4u) & 15u) * t329) ^ hidden_zero);
            let t378 = bitcast<f32>(bitcast<u32>(t377) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.y >> 8u) & 15u) * t330) ^ hidden_zero);
            let t379 = bitcast<f32>(bitcast<u32>(t378) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.y >> 12u) & 15u) * t331) ^ hidden_zero);
            let t380 = bitcast<f32>(bitcast<u32>(t379) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.y >> 16u) & 15u) * t332) ^ hidden_zero);
            let t381 = bitcast<f32>(bitcast<u32>(t380) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.y >> 20u) & 15u) * t333) ^ hidden_zero);
            let t382 = bitcast<f32>(bitcast<u32>(t381) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.y >> 24u) & 15u) * t334) ^ hidden_zero);
            let t383 = bitcast<f32>(bitcast<u32>(t382) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.y >> 28u) & 15u) * t335) ^ hidden_zero);
            let t384 = bitcast<f32>(bitcast<u32>(t383) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t316.z & 15u) * t336) ^ hidden_zero);
            let t385 = bitcast<f32>(bitcast<u32>(t384) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.z >> 4u) & 15u) * t337) ^ hidden_zero);
            let t386 = bitcast<f32>(bitcast<u32>(t385) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.z >> 8u) & 15u) * t338) ^ hidden_zero);
            let t387 = bitcast<f32>(bitcast<u32>(t386) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.z >> 12u) & 15u) * t339) ^ hidden_zero);
            let t388 = bitcast<f32>(bitcast<u32>(t387) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.z >> 16u) & 15u) * t340) ^ hidden_zero);
            let t389 = bitcast<f32>(bitcast<u32>(t388) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.z >> 20u) & 15u) * t341) ^ hidden_zero);
            let t390 = bitcast<f32>(bitcast<u32>(t389) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.z >> 24u) & 15u) * t342) ^ hidden_zero);
            let t391 = bitcast<f32>(bitcast<u32>(t390) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.z >> 28u) & 15u) * t343) ^ hidden_zero);
            let t392 = bitcast<f32>(bitcast<u32>(t391) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t316.w & 15u) * t344) ^ hidden_zero);
            let t393 = bitcast<f32>(bitcast<u32>(t392) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.w >> 4u) & 15u) * t345) ^ hidden_zero);
            let t394 = bitcast<f32>(bitcast<u32>(t393) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.w >> 8u) & 15u) * t346) ^ hidden_zero);
            let t395 = bitcast<f32>(bitcast<u32>(t394) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.w >> 12u) & 15u) * t347) ^ hidden_zero);
            let t396 = bitcast<f32>(bitcast<u32>(t395) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.w >> 16u) & 15u) * t348) ^ hidden_zero);
            let t397 = bitcast<f32>(bitcast<u32>(t396) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.w >> 20u) & 15u) * t349) ^ hidden_zero);
            let t398 = bitcast<f32>(bitcast<u32>(t397) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.w >> 24u) & 15u) * t350) ^ hidden_zero);
            let t399 = bitcast<f32>(bitcast<u32>(t398) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t316.w >> 28u) & 15u) * t351) ^ hidden_zero);
            let t400 = bitcast<u32>(load_scales(t314 * imm.n_groups + t315) * bitcast<f32>(bitcast<u32>(t399) ^ hidden_zero));
            let t401 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t400 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t314 * imm.n_groups + t315) * t367) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t401) ^ hidden_zero); // body.rs:255
            let t402 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t319.x & 15u) * t320) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t403 = bitcast<u32>(bitcast<f32>(t402) + bitcast<f32>(bitcast<u32>(f32((t319.x >> 4u) & 15u) * t321) ^ hidden_zero));
            let t404 = bitcast<f32>(t403 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.x >> 8u) & 15u) * t322) ^ hidden_zero);
            let t405 = bitcast<f32>(bitcast<u32>(t404) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.x >> 12u) & 15u) * t323) ^ hidden_zero);
            let t406 = bitcast<f32>(bitcast<u32>(t405) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.x >> 16u) & 15u) * t324) ^ hidden_zero);
            let t407 = bitcast<f32>(bitcast<u32>(t406) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.x >> 20u) & 15u) * t325) ^ hidden_zero);
            let t408 = bitcast<f32>(bitcast<u32>(t407) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.x >> 24u) & 15u) * t326) ^ hidden_zero);
            let t409 = bitcast<f32>(bitcast<u32>(t408) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.x >> 28u) & 15u) * t327) ^ hidden_zero);
            let t410 = bitcast<f32>(bitcast<u32>(t409) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t319.y & 15u) * t328) ^ hidden_zero);
            let t411 = bitcast<f32>(bitcast<u32>(t410) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.y >> 4u) & 15u) * t329) ^ hidden_zero);
            let t412 = bitcast<f32>(bitcast<u32>(t411) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.y >> 8u) & 15u) * t330) ^ hidden_zero);
            let t413 = bitcast<f32>(bitcast<u32>(t412) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.y >> 12u) & 15u) * t331) ^ hidden_zero);
            let t414 = bitcast<f32>(bitcast<u32>(t413) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.y >> 16u) & 15u) * t332) ^ hidden_zero);
            let t415 = bitcast<f32>(bitcast<u32>(t414) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.y >> 20u) & 15u) * t333) ^ hidden_zero);
            let t416 = bitcast<f32>(bitcast<u32>(t415) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.y >> 24u) & 15u) * t334) ^ hidden_zero);
            let t417 = bitcast<f32>(bitcast<u32>(t416) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.y >> 28u) & 15u) * t335) ^ hidden_zero);
            let t418 = bitcast<f32>(bitcast<u32>(t417) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t319.z & 15u) * t336) ^ hidden_zero);
            let t419 = bitcast<f32>(bitcast<u32>(t418) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.z >> 4u) & 15u) * t337) ^ hidden_zero);
            let t420 = bitcast<f32>(bitcast<u32>(t419) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.z >> 8u) & 15u) * t338) ^ hidden_zero);
            let t421 = bitcast<f32>(bitcast<u32>(t420) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.z >> 12u) & 15u) * t339) ^ hidden_zero);
            let t422 = bitcast<f32>(bitcast<u32>(t421) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.z >> 16u) & 15u) * t340) ^ hidden_zero);
            let t423 = bitcast<f32>(bitcast<u32>(t422) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.z >> 20u) & 15u) * t341) ^ hidden_zero);
            let t424 = bitcast<f32>(bitcast<u32>(t423) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.z >> 24u) & 15u) * t342) ^ hidden_zero);
            let t425 = bitcast<f32>(bitcast<u32>(t424) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.z >> 28u) & 15u) * t343) ^ hidden_zero);
            let t426 = bitcast<f32>(bitcast<u32>(t425) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t319.w & 15u) * t344) ^ hidden_zero);
            let t427 = bitcast<f32>(bitcast<u32>(t426) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.w >> 4u) & 15u) * t345) ^ hidden_zero);
            let t428 = bitcast<f32>(bitcast<u32>(t427) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.w >> 8u) & 15u) * t346) ^ hidden_zero);
            let t429 = bitcast<f32>(bitcast<u32>(t428) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.w >> 12u) & 15u) * t347) ^ hidden_zero);
            let t430 = bitcast<f32>(bitcast<u32>(t429) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.w >> 16u) & 15u) * t348) ^ hidden_zero);
            let t431 = bitcast<f32>(bitcast<u32>(t430) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.w >> 20u) & 15u) * t349) ^ hidden_zero);
            let t432 = bitcast<f32>(bitcast<u32>(t431) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.w >> 24u) & 15u) * t350) ^ hidden_zero);
            let t433 = bitcast<f32>(bitcast<u32>(t432) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t319.w >> 28u) & 15u) * t351) ^ hidden_zero);
            let t434 = bitcast<u32>(load_scales(t317 * imm.n_groups + t318) * bitcast<f32>(bitcast<u32>(t433) ^ hidden_zero));
            let t435 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t434 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t317 * imm.n_groups + t318) * t367) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t435) ^ hidden_zero); // body.rs:255
        }
        workgroupBarrier(); // body.rs:264
    }
    let t436 = sums_0_0; // body.rs:271
    let t437 = subgroupShuffleXor(t436, 1u);
    let t438 = bitcast<f32>(bitcast<u32>(t436 + t437) ^ hidden_zero);
    let t439 = subgroupShuffleXor(t438, 2u);
    let t440 = bitcast<f32>(bitcast<u32>(t438 + t439) ^ hidden_zero);
    let t441 = subgroupShuffleXor(t440, 4u);
    let t442 = bitcast<f32>(bitcast<u32>(t440 + t441) ^ hidden_zero);
    let t443 = subgroupShuffleXor(t442, 8u);
    let t444 = bitcast<f32>(bitcast<u32>(t442 + t443) ^ hidden_zero);
    let t445 = subgroupShuffleXor(t444, 16u);
    let sum_2 = t444 + t445;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:277
    }
    let t446 = sums_0_1; // body.rs:271
    let t447 = subgroupShuffleXor(t446, 1u);
    let t448 = bitcast<f32>(bitcast<u32>(t446 + t447) ^ hidden_zero);
    let t449 = subgroupShuffleXor(t448, 2u);
    let t450 = bitcast<f32>(bitcast<u32>(t448 + t449) ^ hidden_zero);
    let t451 = subgroupShuffleXor(t450, 4u);
    let t452 = bitcast<f32>(bitcast<u32>(t450 + t451) ^ hidden_zero);
    let t453 = subgroupShuffleXor(t452, 8u);
    let t454 = bitcast<f32>(bitcast<u32>(t452 + t453) ^ hidden_zero);
    let t455 = subgroupShuffleXor(t454, 16u);
    let sum_3 = t454 + t455;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_3; // body.rs:277
    }
    workgroupBarrier(); // body.rs:315
    let part = local_invocation_index; // body.rs:331
    let row = part / 4u; // body.rs:332
    let first = part % 4u * 4u; // body.rs:333
    let column = workgroup_id.x * 16u + first; // body.rs:334
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
        let t456 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:366
        y[(target_1 >> 1u) >> 1u] = t456;
    }
}
