enable subgroups;

struct Immediates {
    eps: f32,
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> norm_weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
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

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_bf16_bf16__matvec_16x1_run2_norm(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:52
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:291
    let last_m = imm.m - 1u; // body.rs:292
    let t0 = min_u32(workgroup_id.y, last_m); // body.rs:295
    let t1 = local_invocation_index * 8u; // body.rs:120
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
    let n = imm.n; // body.rs:203
    let n_pieces = imm.k / 8u; // body.rs:204
    var sums_0_0 = 0.0f; // body.rs:210
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 256u) { // body.rs:211
        let row = local_invocation_index / 256u; // body.rs:94
        let vector = local_invocation_index % 256u; // body.rs:95
        let column = first_piece * 8u + vector * 8u; // body.rs:96
        if ((column < imm.k) & (row < 1u)) { // body.rs:97
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
            array_1[vector + row * 256u] = words; // body.rs:100
        }
        workgroupBarrier(); // body.rs:215
        let n_here = min_u32(256u, n_pieces - first_piece); // body.rs:217
        let in_runs = n_here & 4294967232u; // body.rs:219
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t68 = w[((min_u32(first_n, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t69 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u];
            let t70 = first + 32u; // body.rs:234
            let t71 = w[((min_u32(first_n, n - 1u) * imm.k + t70 * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t72 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + t70 * 8u) >> 1u) >> 2u];
            let words = array_1[(counter & 4294967264u) + (counter & 31u)]; // body.rs:165
            let t73 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t74 = decode_bf16(words.x >> 16u);
            let t75 = decode_bf16(words.y & 65535u);
            let t76 = decode_bf16(words.y >> 16u);
            let t77 = decode_bf16(words.z & 65535u);
            let t78 = decode_bf16(words.z >> 16u);
            let t79 = decode_bf16(words.w & 65535u);
            let t80 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t81 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t73 * decode_bf16(t68.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t81);
            let t82 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t74 * decode_bf16(t68.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t82);
            let t83 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t75 * decode_bf16(t68.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t83);
            let t84 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t76 * decode_bf16(t68.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t84);
            let t85 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t77 * decode_bf16(t68.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t85);
            let t86 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t78 * decode_bf16(t68.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t86);
            let t87 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t79 * decode_bf16(t68.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t87);
            let t88 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t80 * decode_bf16(t68.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t88);
            sums_0_0 = sum_2; // body.rs:249
            var sum_3 = sums_0_1; // dot.rs:20
            let t89 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t73 * decode_bf16(t69.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t89);
            let t90 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t74 * decode_bf16(t69.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t90);
            let t91 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t75 * decode_bf16(t69.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t91);
            let t92 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t76 * decode_bf16(t69.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t92);
            let t93 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t77 * decode_bf16(t69.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t93);
            let t94 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t78 * decode_bf16(t69.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t94);
            let t95 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t79 * decode_bf16(t69.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t95);
            let t96 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t80 * decode_bf16(t69.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t96);
            sums_0_1 = sum_3; // body.rs:249
            let t97 = counter + 32u; // body.rs:244
            let words_1 = array_1[(t97 & 4294967264u) + (t97 & 31u)]; // body.rs:165
            let t98 = decode_bf16(words_1.x & 65535u); // piece.rs:133
            let t99 = decode_bf16(words_1.x >> 16u);
            let t100 = decode_bf16(words_1.y & 65535u);
            let t101 = decode_bf16(words_1.y >> 16u);
            let t102 = decode_bf16(words_1.z & 65535u);
            let t103 = decode_bf16(words_1.z >> 16u);
            let t104 = decode_bf16(words_1.w & 65535u);
            let t105 = decode_bf16(words_1.w >> 16u);
            var sum_4 = sums_0_0; // dot.rs:20
            let t106 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t98 * decode_bf16(t71.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_4 = bitcast<f32>(t106);
            let t107 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t99 * decode_bf16(t71.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_4 = bitcast<f32>(t107);
            let t108 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t100 * decode_bf16(t71.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_4 = bitcast<f32>(t108);
            let t109 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t101 * decode_bf16(t71.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_4 = bitcast<f32>(t109);
            let t110 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t102 * decode_bf16(t71.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_4 = bitcast<f32>(t110);
            let t111 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t103 * decode_bf16(t71.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_4 = bitcast<f32>(t111);
            let t112 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t104 * decode_bf16(t71.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_4 = bitcast<f32>(t112);
            let t113 = bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t105 * decode_bf16(t71.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_4 = bitcast<f32>(t113);
            sums_0_0 = sum_4; // body.rs:249
            var sum_5 = sums_0_1; // dot.rs:20
            let t114 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t98 * decode_bf16(t72.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_5 = bitcast<f32>(t114);
            let t115 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t99 * decode_bf16(t72.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_5 = bitcast<f32>(t115);
            let t116 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t100 * decode_bf16(t72.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_5 = bitcast<f32>(t116);
            let t117 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t101 * decode_bf16(t72.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_5 = bitcast<f32>(t117);
            let t118 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t102 * decode_bf16(t72.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_5 = bitcast<f32>(t118);
            let t119 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t103 * decode_bf16(t72.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_5 = bitcast<f32>(t119);
            let t120 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t104 * decode_bf16(t72.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_5 = bitcast<f32>(t120);
            let t121 = bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t105 * decode_bf16(t72.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_5 = bitcast<f32>(t121);
            sums_0_1 = sum_5; // body.rs:249
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t122 = w[((min_u32(first_n, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t123 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u];
            let words = array_1[(counter & 4294967264u) + (counter & 31u)]; // body.rs:165
            let t124 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t125 = decode_bf16(words.x >> 16u);
            let t126 = decode_bf16(words.y & 65535u);
            let t127 = decode_bf16(words.y >> 16u);
            let t128 = decode_bf16(words.z & 65535u);
            let t129 = decode_bf16(words.z >> 16u);
            let t130 = decode_bf16(words.w & 65535u);
            let t131 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t132 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t124 * decode_bf16(t122.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t132);
            let t133 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t125 * decode_bf16(t122.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t133 ^ hidden_zero);
            let t134 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t126 * decode_bf16(t122.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t134);
            let t135 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t127 * decode_bf16(t122.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t135 ^ hidden_zero);
            let t136 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t128 * decode_bf16(t122.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t136);
            let t137 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t129 * decode_bf16(t122.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t137 ^ hidden_zero);
            let t138 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t130 * decode_bf16(t122.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t138);
            let t139 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t131 * decode_bf16(t122.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t139 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:249
            var sum_3 = sums_0_1; // dot.rs:20
            let t140 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t124 * decode_bf16(t123.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t140);
            let t141 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t125 * decode_bf16(t123.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t141 ^ hidden_zero);
            let t142 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t126 * decode_bf16(t123.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t142);
            let t143 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t127 * decode_bf16(t123.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t143 ^ hidden_zero);
            let t144 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t128 * decode_bf16(t123.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t144);
            let t145 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t129 * decode_bf16(t123.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t145 ^ hidden_zero);
            let t146 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t130 * decode_bf16(t123.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t146);
            let t147 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t131 * decode_bf16(t123.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t147 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:249
        }
        workgroupBarrier(); // body.rs:258
    }
    let t148 = sums_0_0; // body.rs:265
    let t149 = subgroupShuffleXor(t148, 1u);
    let t150 = bitcast<f32>(bitcast<u32>(t148 + t149) ^ hidden_zero);
    let t151 = subgroupShuffleXor(t150, 2u);
    let t152 = bitcast<f32>(bitcast<u32>(t150 + t151) ^ hidden_zero);
    let t153 = subgroupShuffleXor(t152, 4u);
    let t154 = bitcast<f32>(bitcast<u32>(t152 + t153) ^ hidden_zero);
    let t155 = subgroupShuffleXor(t154, 8u);
    let t156 = bitcast<f32>(bitcast<u32>(t154 + t155) ^ hidden_zero);
    let t157 = subgroupShuffleXor(t156, 16u);
    let sum_2 = t156 + t157;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:271
    }
    let t158 = sums_0_1; // body.rs:265
    let t159 = subgroupShuffleXor(t158, 1u);
    let t160 = bitcast<f32>(bitcast<u32>(t158 + t159) ^ hidden_zero);
    let t161 = subgroupShuffleXor(t160, 2u);
    let t162 = bitcast<f32>(bitcast<u32>(t160 + t161) ^ hidden_zero);
    let t163 = subgroupShuffleXor(t162, 4u);
    let t164 = bitcast<f32>(bitcast<u32>(t162 + t163) ^ hidden_zero);
    let t165 = subgroupShuffleXor(t164, 8u);
    let t166 = bitcast<f32>(bitcast<u32>(t164 + t165) ^ hidden_zero);
    let t167 = subgroupShuffleXor(t166, 16u);
    let sum_3 = t166 + t167;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_3; // body.rs:271
    }
    workgroupBarrier(); // body.rs:309
    let part = local_invocation_index; // body.rs:325
    let row = part / 4u; // body.rs:326
    let first = part % 4u * 4u; // body.rs:327
    let column = workgroup_id.x * 16u + first; // body.rs:328
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:329
        let place = row * 16u + first; // body.rs:330
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:331
        var four_0 = 0.0f; // body.rs:332
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:335
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let t168 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t168;
    }
}
