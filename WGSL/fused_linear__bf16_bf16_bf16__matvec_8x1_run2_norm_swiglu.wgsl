struct Immediates {
    eps: f32,
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
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

fn reciprocal_rn(x: f32) -> f32 {
    let bits = bitcast<u32>(x);
    var chosen: f32; // by_fma.rs:71
    if ((bits & 2147483647u) - 553648128u < 1031798784u) {
        let bits_1 = bitcast<u32>(x);
        let minus_b = neg_f32(x);
        var y = bitcast<f32>(2129859015u - bits_1);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        chosen = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits_1 & 8388607u) == 8388607u)));
    } else {
        let t0 = bitcast<f32>((bits & 8388607u) | 1065353216u);
        let bits_1 = bitcast<u32>(t0);
        let minus_b = neg_f32(t0);
        var y = bitcast<f32>(2129859015u - bits_1);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let nearest = bitcast<u32>(bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits_1 & 8388607u) == 8388607u))));
        let exponent = i32(nearest >> 23u) + 127i - i32((bits >> 23u) & 255u);
        let t1 = (nearest & 8388607u) | 8388608u;
        let field = exponent + i32(t1 >> 24u);
        let bits_2 = (u32(field) << 23u) | (t1 & 8388607u);
        let scaled = bitcast<f32>((bits & 2147483648u) | select(select(bits_2, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
        let sign_1 = (1065353216u ^ bits) & 2147483648u;
        let t2 = 1065353216u;
        let a_magnitude = t2 & 2147483647u;
        let b_magnitude = bits & 2147483647u;
        let a_zero = a_magnitude < 8388608u;
        let b_zero = b_magnitude < 8388608u;
        let a_infinite = a_magnitude == 2139095040u;
        let b_infinite = b_magnitude == 2139095040u;
        let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(scaled, bitcast<f32>(sign_1), a_zero | b_infinite);
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero);
        let t3 = 2143289344u;
        chosen = select(extended, bitcast<f32>(t3), undefined);
    }
    var result = chosen;
    return result;
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_bf16_bf16__matvec_8x1_run2_norm_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:291
    let last_m = imm.m - 1u; // body.rs:292
    let t1 = min_u32(workgroup_id.y, last_m); // body.rs:295
    let t2 = local_invocation_index * 8u; // body.rs:120
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
            own_sum = fma(t4, t4, own_sum); // rms_norm.rs:280
            own_sum = fma(t5, t5, own_sum);
            own_sum = fma(t6, t6, own_sum);
            own_sum = fma(t7, t7, own_sum);
            own_sum = fma(t8, t8, own_sum);
            own_sum = fma(t9, t9, own_sum);
            own_sum = fma(t10, t10, own_sum);
            own_sum = fma(t11, t11, own_sum);
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
    let t12 = quotient_rn(sum_1, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t12); // roots.rs:12
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
    let bits_1 = bitcast<u32>(t12); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t12) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    let n = imm.n; // body.rs:203
    let n_pieces = imm.k / 8u; // body.rs:204
    var sums_0_0 = 0.0f; // body.rs:210
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 256u) { // body.rs:211
        let row = local_invocation_index / 256u; // body.rs:94
        let vector = local_invocation_index % 256u; // body.rs:95
        let column = first_piece * 8u + vector * 8u; // body.rs:96
        if ((column < imm.k) & (row < 1u)) { // body.rs:97
            let t13 = x[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            let t14 = norm_weight[(column >> 1u) >> 2u];
            let bits_2 = bitcast<u32>(decode_bf16(t13.x) * scale); // bits.rs:31
            let t15 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * decode_bf16(t14.x); // body.rs:72
            let bits_3 = bitcast<u32>(t15); // bits.rs:31
            let bits_4 = bitcast<u32>(decode_bf16(t13.x >> 16u) * scale);
            let t16 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * decode_bf16(t14.x >> 16u); // body.rs:72
            let bits_5 = bitcast<u32>(t16); // bits.rs:31
            let bits_6 = bitcast<u32>(decode_bf16(t13.y) * scale);
            let t17 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))) * decode_bf16(t14.y); // body.rs:72
            let bits_7 = bitcast<u32>(t17); // bits.rs:31
            let bits_8 = bitcast<u32>(decode_bf16(t13.y >> 16u) * scale);
            let t18 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) * decode_bf16(t14.y >> 16u); // body.rs:72
            let bits_9 = bitcast<u32>(t18); // bits.rs:31
            let bits_10 = bitcast<u32>(decode_bf16(t13.z) * scale);
            let t19 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * decode_bf16(t14.z); // body.rs:72
            let bits_11 = bitcast<u32>(t19); // bits.rs:31
            let t20 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // body.rs:72
            let bits_12 = bitcast<u32>(decode_bf16(t13.z >> 16u) * scale); // bits.rs:31
            let t21 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * decode_bf16(t14.z >> 16u); // body.rs:72
            let bits_13 = bitcast<u32>(t21); // bits.rs:31
            let t22 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // body.rs:72
            let bits_14 = bitcast<u32>(decode_bf16(t13.w) * scale); // bits.rs:31
            let t23 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))) * decode_bf16(t14.w); // body.rs:72
            let bits_15 = bitcast<u32>(t23); // bits.rs:31
            let t24 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // body.rs:72
            let bits_16 = bitcast<u32>(decode_bf16(t13.w >> 16u) * scale); // bits.rs:31
            let t25 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * decode_bf16(t14.w >> 16u); // body.rs:72
            let bits_17 = bitcast<u32>(t25); // bits.rs:31
            let t26 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // body.rs:72
            let t27 = encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u)))) << 16u; // body.rs:60
            let t28 = encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u)))) | t27;
            let t29 = encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u)))) << 16u; // body.rs:61
            let t30 = encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u)))) | t29;
            let words = vec4<u32>(t28, t30, t20 | (t22 << 16u), t24 | (t26 << 16u)); // body.rs:59
            array_1[vector + row * 256u] = words; // body.rs:100
        }
        workgroupBarrier(); // body.rs:215
        let n_here = min_u32(256u, n_pieces - first_piece); // body.rs:217
        let in_runs = n_here & 4294967232u; // body.rs:219
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t31 = w[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t32 = w[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            let t33 = first + 32u; // body.rs:234
            let t34 = w[((min_u32(t0, n - 1u) * imm.k + t33 * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t35 = w[(((min_u32(t0, n - 1u) + n) * imm.k + t33 * 8u) >> 1u) >> 2u];
            let words = array_1[(counter & 4294967264u) + (counter & 31u)]; // body.rs:165
            let t36 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t37 = decode_bf16(words.x >> 16u);
            let t38 = decode_bf16(words.y & 65535u);
            let t39 = decode_bf16(words.y >> 16u);
            let t40 = decode_bf16(words.z & 65535u);
            let t41 = decode_bf16(words.z >> 16u);
            let t42 = decode_bf16(words.w & 65535u);
            let t43 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t36, decode_bf16(t31.x), sum_2); // dot.rs:23
            sum_2 = fma(t37, decode_bf16(t31.x >> 16u), sum_2);
            sum_2 = fma(t38, decode_bf16(t31.y), sum_2);
            sum_2 = fma(t39, decode_bf16(t31.y >> 16u), sum_2);
            sum_2 = fma(t40, decode_bf16(t31.z), sum_2);
            sum_2 = fma(t41, decode_bf16(t31.z >> 16u), sum_2);
            sum_2 = fma(t42, decode_bf16(t31.w), sum_2);
            sum_2 = fma(t43, decode_bf16(t31.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:249
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t36, decode_bf16(t32.x), sum_3); // dot.rs:23
            sum_3 = fma(t37, decode_bf16(t32.x >> 16u), sum_3);
            sum_3 = fma(t38, decode_bf16(t32.y), sum_3);
            sum_3 = fma(t39, decode_bf16(t32.y >> 16u), sum_3);
            sum_3 = fma(t40, decode_bf16(t32.z), sum_3);
            sum_3 = fma(t41, decode_bf16(t32.z >> 16u), sum_3);
            sum_3 = fma(t42, decode_bf16(t32.w), sum_3);
            sum_3 = fma(t43, decode_bf16(t32.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:249
            let t44 = counter + 32u; // body.rs:244
            let words_1 = array_1[(t44 & 4294967264u) + (t44 & 31u)]; // body.rs:165
            let t45 = decode_bf16(words_1.x & 65535u); // piece.rs:133
            let t46 = decode_bf16(words_1.x >> 16u);
            let t47 = decode_bf16(words_1.y & 65535u);
            let t48 = decode_bf16(words_1.y >> 16u);
            let t49 = decode_bf16(words_1.z & 65535u);
            let t50 = decode_bf16(words_1.z >> 16u);
            let t51 = decode_bf16(words_1.w & 65535u);
            let t52 = decode_bf16(words_1.w >> 16u);
            var sum_4 = sums_0_0; // dot.rs:20
            sum_4 = fma(t45, decode_bf16(t34.x), sum_4); // dot.rs:23
            sum_4 = fma(t46, decode_bf16(t34.x >> 16u), sum_4);
            sum_4 = fma(t47, decode_bf16(t34.y), sum_4);
            sum_4 = fma(t48, decode_bf16(t34.y >> 16u), sum_4);
            sum_4 = fma(t49, decode_bf16(t34.z), sum_4);
            sum_4 = fma(t50, decode_bf16(t34.z >> 16u), sum_4);
            sum_4 = fma(t51, decode_bf16(t34.w), sum_4);
            sum_4 = fma(t52, decode_bf16(t34.w >> 16u), sum_4);
            sums_0_0 = sum_4; // body.rs:249
            var sum_5 = sums_0_1; // dot.rs:20
            sum_5 = fma(t45, decode_bf16(t35.x), sum_5); // dot.rs:23
            sum_5 = fma(t46, decode_bf16(t35.x >> 16u), sum_5);
            sum_5 = fma(t47, decode_bf16(t35.y), sum_5);
            sum_5 = fma(t48, decode_bf16(t35.y >> 16u), sum_5);
            sum_5 = fma(t49, decode_bf16(t35.z), sum_5);
            sum_5 = fma(t50, decode_bf16(t35.z >> 16u), sum_5);
            sum_5 = fma(t51, decode_bf16(t35.w), sum_5);
            sum_5 = fma(t52, decode_bf16(t35.w >> 16u), sum_5);
            sums_0_1 = sum_5; // body.rs:249
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t53 = w[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t54 = w[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            let words = array_1[(counter & 4294967264u) + (counter & 31u)]; // body.rs:165
            let t55 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t56 = decode_bf16(words.x >> 16u);
            let t57 = decode_bf16(words.y & 65535u);
            let t58 = decode_bf16(words.y >> 16u);
            let t59 = decode_bf16(words.z & 65535u);
            let t60 = decode_bf16(words.z >> 16u);
            let t61 = decode_bf16(words.w & 65535u);
            let t62 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t55, decode_bf16(t53.x), sum_2); // dot.rs:23
            sum_2 = fma(t56, decode_bf16(t53.x >> 16u), sum_2);
            sum_2 = fma(t57, decode_bf16(t53.y), sum_2);
            sum_2 = fma(t58, decode_bf16(t53.y >> 16u), sum_2);
            sum_2 = fma(t59, decode_bf16(t53.z), sum_2);
            sum_2 = fma(t60, decode_bf16(t53.z >> 16u), sum_2);
            sum_2 = fma(t61, decode_bf16(t53.w), sum_2);
            sum_2 = fma(t62, decode_bf16(t53.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:249
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t55, decode_bf16(t54.x), sum_3); // dot.rs:23
            sum_3 = fma(t56, decode_bf16(t54.x >> 16u), sum_3);
            sum_3 = fma(t57, decode_bf16(t54.y), sum_3);
            sum_3 = fma(t58, decode_bf16(t54.y >> 16u), sum_3);
            sum_3 = fma(t59, decode_bf16(t54.z), sum_3);
            sum_3 = fma(t60, decode_bf16(t54.z >> 16u), sum_3);
            sum_3 = fma(t61, decode_bf16(t54.w), sum_3);
            sum_3 = fma(t62, decode_bf16(t54.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:249
        }
        workgroupBarrier(); // body.rs:258
    }
    let sum_2 = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[local_invocation_index >> 5u] = sum_2; // body.rs:271
    }
    let sum_3 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) + 8u] = sum_3; // body.rs:271
    }
    workgroupBarrier(); // body.rs:309
    let part = local_invocation_index; // body.rs:325
    let row = part / 2u; // body.rs:326
    let first = part % 2u * 4u; // body.rs:327
    let column = workgroup_id.x * 8u + first; // body.rs:328
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
        let up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:355
        let t63 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        let t64 = abs_f32(t63); // activation.rs:20
        let sum_4 = t64 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced = t64 - k * 0.6933594f; // exponential.rs:15
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
        let field = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_2 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_3 = bitcast<u32>(t64); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_3 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_3 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t65 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t64) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t65);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_4 = bitcast<u32>(t63 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t63 < 0.0f))); // bits.rs:31
        let t66 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_5 = bitcast<u32>(t66 * up); // bits.rs:31
        let t67 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t67; // body.rs:356
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        let t68 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        let t69 = abs_f32(t68); // activation.rs:20
        let sum_5 = t69 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_1 = t69 - k_1 * 0.6933594f; // exponential.rs:15
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
        let y_5 = 1.0f + p_1; // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_6 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_7 = bitcast<u32>(t69); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t70 = encode_bf16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t69) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_1 = decode_bf16(t70);
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_8 = bitcast<u32>(t68 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t68 < 0.0f))); // bits.rs:31
        let t71 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t71 * up_1); // bits.rs:31
        let t72 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t72; // body.rs:356
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        let t73 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        let t74 = abs_f32(t73); // activation.rs:20
        let sum_6 = t74 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_2 = t74 - k_2 * 0.6933594f; // exponential.rs:15
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
        let y_7 = 1.0f + p_2; // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_10 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_11 = bitcast<u32>(t74); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_11 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_11 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t75 = encode_bf16(select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t74) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_2 = decode_bf16(t75);
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_12 = bitcast<u32>(t73 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t73 < 0.0f))); // bits.rs:31
        let t76 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_13 = bitcast<u32>(decode_bf16(t76) * up_2); // bits.rs:31
        let t77 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t77); // body.rs:356
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        let t78 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        let t79 = abs_f32(t78); // activation.rs:20
        let sum_7 = t79 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_3 = t79 - k_3 * 0.6933594f; // exponential.rs:15
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
        let y_9 = 1.0f + p_3; // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_9) >> 23u) + exponent_4; // bits.rs:38
        let bits_14 = bitcast<u32>(y_9) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_15 = bitcast<u32>(t79); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t80 = encode_bf16(select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t79) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_3 = decode_bf16(t80);
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_16 = bitcast<u32>(t78 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t78 < 0.0f))); // bits.rs:31
        let t81 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_17 = bitcast<u32>(decode_bf16(t81) * up_3); // bits.rs:31
        let t82 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t82); // body.rs:356
        let t83 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t83;
    }
}
