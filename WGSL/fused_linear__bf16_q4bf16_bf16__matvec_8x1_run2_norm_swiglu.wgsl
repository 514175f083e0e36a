struct Immediates {
    eps: f32,
    k: u32,
    n_groups: u32,
    m: u32,
    n: u32,
}

var<immediate> imm: Immediates;
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
fn fused_linear__bf16_q4bf16_bf16__matvec_8x1_run2_norm_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
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
    let n_pieces = imm.k / 32u; // body.rs:204
    var sums_0_0 = 0.0f; // body.rs:210
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:211
        let row = local_invocation_index / 256u; // body.rs:94
        let vector = local_invocation_index % 256u; // body.rs:95
        let column = first_piece * 32u + vector * 8u; // body.rs:96
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
            let piece = vector / 4u; // body.rs:42
            array_1[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:100
        }
        workgroupBarrier(); // body.rs:215
        let n_here = min_u32(64u, n_pieces - first_piece); // body.rs:217
        let in_runs = n_here & 4294967232u; // body.rs:219
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t31 = min_u32(t0, n - 1u); // body.rs:235
            let t32 = shr_u32(first, group_shift); // rows.rs:94
            let t33 = weight[(t31 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t34 = min_u32(t0, n - 1u) + n; // body.rs:235
            let t35 = shr_u32(first, group_shift); // rows.rs:94
            let t36 = weight[(t34 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t37 = first + 32u; // body.rs:234
            let t38 = min_u32(t0, n - 1u); // body.rs:235
            let t39 = shr_u32(t37, group_shift); // rows.rs:94
            let t40 = weight[(t38 * (imm.k * 4u / 32u) + t37 * 4u) >> 2u]; // rows.rs:96
            let t41 = min_u32(t0, n - 1u) + n; // body.rs:235
            let t42 = shr_u32(t37, group_shift); // rows.rs:94
            let t43 = weight[(t41 * (imm.k * 4u / 32u) + t37 * 4u) >> 2u]; // rows.rs:96
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_1[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_1[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_1[place_2]; // body.rs:165
            let t44 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t45 = decode_bf16(words.x >> 16u);
            let t46 = decode_bf16(words.y & 65535u);
            let t47 = decode_bf16(words.y >> 16u);
            let t48 = decode_bf16(words.z & 65535u);
            let t49 = decode_bf16(words.z >> 16u);
            let t50 = decode_bf16(words.w & 65535u);
            let t51 = decode_bf16(words.w >> 16u);
            let t52 = decode_bf16(words_1.x & 65535u);
            let t53 = decode_bf16(words_1.x >> 16u);
            let t54 = decode_bf16(words_1.y & 65535u);
            let t55 = decode_bf16(words_1.y >> 16u);
            let t56 = decode_bf16(words_1.z & 65535u);
            let t57 = decode_bf16(words_1.z >> 16u);
            let t58 = decode_bf16(words_1.w & 65535u);
            let t59 = decode_bf16(words_1.w >> 16u);
            let t60 = decode_bf16(words_2.x & 65535u);
            let t61 = decode_bf16(words_2.x >> 16u);
            let t62 = decode_bf16(words_2.y & 65535u);
            let t63 = decode_bf16(words_2.y >> 16u);
            let t64 = decode_bf16(words_2.z & 65535u);
            let t65 = decode_bf16(words_2.z >> 16u);
            let t66 = decode_bf16(words_2.w & 65535u);
            let t67 = decode_bf16(words_2.w >> 16u);
            let t68 = decode_bf16(words_3.x & 65535u);
            let t69 = decode_bf16(words_3.x >> 16u);
            let t70 = decode_bf16(words_3.y & 65535u);
            let t71 = decode_bf16(words_3.y >> 16u);
            let t72 = decode_bf16(words_3.z & 65535u);
            let t73 = decode_bf16(words_3.z >> 16u);
            let t74 = decode_bf16(words_3.w & 65535u);
            let t75 = decode_bf16(words_3.w >> 16u);
            let t76 = 0.0f + t44 + t45 + t46 + t47 + t48 + t49 + t50 + t51 + t52 + t53 + t54 + t55 + t56 + t57 + t58 + t59; // rows.rs:164
            let t77 = t76 + t60 + t61 + t62 + t63 + t64 + t65 + t66 + t67 + t68 + t69 + t70 + t71 + t72 + t73 + t74 + t75;
            let t78 = fma(f32((t33.x >> 8u) & 15u), t46, fma(f32((t33.x >> 4u) & 15u), t45, fma(f32(t33.x & 15u), t44, 0.0f))); // rows.rs:169
            let t79 = fma(f32((t33.x >> 20u) & 15u), t49, fma(f32((t33.x >> 16u) & 15u), t48, fma(f32((t33.x >> 12u) & 15u), t47, t78)));
            let t80 = fma(f32(t33.y & 15u), t52, fma(f32((t33.x >> 28u) & 15u), t51, fma(f32((t33.x >> 24u) & 15u), t50, t79)));
            let t81 = fma(f32((t33.y >> 12u) & 15u), t55, fma(f32((t33.y >> 8u) & 15u), t54, fma(f32((t33.y >> 4u) & 15u), t53, t80)));
            let t82 = fma(f32((t33.y >> 24u) & 15u), t58, fma(f32((t33.y >> 20u) & 15u), t57, fma(f32((t33.y >> 16u) & 15u), t56, t81)));
            let t83 = fma(f32((t33.z >> 4u) & 15u), t61, fma(f32(t33.z & 15u), t60, fma(f32((t33.y >> 28u) & 15u), t59, t82)));
            let t84 = fma(f32((t33.z >> 16u) & 15u), t64, fma(f32((t33.z >> 12u) & 15u), t63, fma(f32((t33.z >> 8u) & 15u), t62, t83)));
            let t85 = fma(f32((t33.z >> 28u) & 15u), t67, fma(f32((t33.z >> 24u) & 15u), t66, fma(f32((t33.z >> 20u) & 15u), t65, t84)));
            let t86 = fma(f32((t33.w >> 8u) & 15u), t70, fma(f32((t33.w >> 4u) & 15u), t69, fma(f32(t33.w & 15u), t68, t85)));
            let t87 = fma(f32((t33.w >> 20u) & 15u), t73, fma(f32((t33.w >> 16u) & 15u), t72, fma(f32((t33.w >> 12u) & 15u), t71, t86)));
            let t88 = load_scales(t31 * imm.n_groups + t32) * fma(f32((t33.w >> 28u) & 15u), t75, fma(f32((t33.w >> 24u) & 15u), t74, t87));
            sums_0_0 = sums_0_0 + t88 + load_biases(t31 * imm.n_groups + t32) * t77; // body.rs:249
            let t89 = fma(f32((t36.x >> 8u) & 15u), t46, fma(f32((t36.x >> 4u) & 15u), t45, fma(f32(t36.x & 15u), t44, 0.0f))); // rows.rs:169
            let t90 = fma(f32((t36.x >> 20u) & 15u), t49, fma(f32((t36.x >> 16u) & 15u), t48, fma(f32((t36.x >> 12u) & 15u), t47, t89)));
            let t91 = fma(f32(t36.y & 15u), t52, fma(f32((t36.x >> 28u) & 15u), t51, fma(f32((t36.x >> 24u) & 15u), t50, t90)));
            let t92 = fma(f32((t36.y >> 12u) & 15u), t55, fma(f32((t36.y >> 8u) & 15u), t54, fma(f32((t36.y >> 4u) & 15u), t53, t91)));
            let t93 = fma(f32((t36.y >> 24u) & 15u), t58, fma(f32((t36.y >> 20u) & 15u), t57, fma(f32((t36.y >> 16u) & 15u), t56, t92)));
            let t94 = fma(f32((t36.z >> 4u) & 15u), t61, fma(f32(t36.z & 15u), t60, fma(f32((t36.y >> 28u) & 15u), t59, t93)));
            let t95 = fma(f32((t36.z >> 16u) & 15u), t64, fma(f32((t36.z >> 12u) & 15u), t63, fma(f32((t36.z >> 8u) & 15u), t62, t94)));
            let t96 = fma(f32((t36.z >> 28u) & 15u), t67, fma(f32((t36.z >> 24u) & 15u), t66, fma(f32((t36.z >> 20u) & 15u), t65, t95)));
            let t97 = fma(f32((t36.w >> 8u) & 15u), t70, fma(f32((t36.w >> 4u) & 15u), t69, fma(f32(t36.w & 15u), t68, t96)));
            let t98 = fma(f32((t36.w >> 20u) & 15u), t73, fma(f32((t36.w >> 16u) & 15u), t72, fma(f32((t36.w >> 12u) & 15u), t71, t97)));
            let t99 = load_scales(t34 * imm.n_groups + t35) * fma(f32((t36.w >> 28u) & 15u), t75, fma(f32((t36.w >> 24u) & 15u), t74, t98));
            sums_0_1 = sums_0_1 + t99 + load_biases(t34 * imm.n_groups + t35) * t77; // body.rs:249
            let t100 = counter + 32u; // body.rs:244
            let words_4 = array_1[(t100 & 4294967264u) * 4u + (t100 & 31u)]; // body.rs:165
            let place_3 = (t100 & 4294967264u) * 4u + (t100 & 31u) + 32u; // body.rs:164
            let words_5 = array_1[place_3]; // body.rs:165
            let place_4 = (t100 & 4294967264u) * 4u + (t100 & 31u) + 64u; // body.rs:164
            let words_6 = array_1[place_4]; // body.rs:165
            let place_5 = (t100 & 4294967264u) * 4u + (t100 & 31u) + 96u; // body.rs:164
            let words_7 = array_1[place_5]; // body.rs:165
            let t101 = decode_bf16(words_4.x & 65535u); // piece.rs:133
            let t102 = decode_bf16(words_4.x >> 16u);
            let t103 = decode_bf16(words_4.y & 65535u);
            let t104 = decode_bf16(words_4.y >> 16u);
            let t105 = decode_bf16(words_4.z & 65535u);
            let t106 = decode_bf16(words_4.z >> 16u);
            let t107 = decode_bf16(words_4.w & 65535u);
            let t108 = decode_bf16(words_4.w >> 16u);
            let t109 = decode_bf16(words_5.x & 65535u);
            let t110 = decode_bf16(words_5.x >> 16u);
            let t111 = decode_bf16(words_5.y & 65535u);
            let t112 = decode_bf16(words_5.y >> 16u);
            let t113 = decode_bf16(words_5.z & 65535u);
            let t114 = decode_bf16(words_5.z >> 16u);
            let t115 = decode_bf16(words_5.w & 65535u);
            let t116 = decode_bf16(words_5.w >> 16u);
            let t117 = decode_bf16(words_6.x & 65535u);
            let t118 = decode_bf16(words_6.x >> 16u);
            let t119 = decode_bf16(words_6.y & 65535u);
            let t120 = decode_bf16(words_6.y >> 16u);
            let t121 = decode_bf16(words_6.z & 65535u);
            let t122 = decode_bf16(words_6.z >> 16u);
            let t123 = decode_bf16(words_6.w & 65535u);
            let t124 = decode_bf16(words_6.w >> 16u);
            let t125 = decode_bf16(words_7.x & 65535u);
            let t126 = decode_bf16(words_7.x >> 16u);
            let t127 = decode_bf16(words_7.y & 65535u);
            let t128 = decode_bf16(words_7.y >> 16u);
            let t129 = decode_bf16(words_7.z & 65535u);
            let t130 = decode_bf16(words_7.z >> 16u);
            let t131 = decode_bf16(words_7.w & 65535u);
            let t132 = decode_bf16(words_7.w >> 16u);
            let t133 = 0.0f + t101 + t102 + t103 + t104 + t105 + t106 + t107 + t108 + t109 + t110 + t111 + t112 + t113 + t114; // rows.rs:164
            let t134 = t133 + t115 + t116 + t117 + t118 + t119 + t120 + t121 + t122 + t123 + t124 + t125 + t126 + t127 + t128;
            let t135 = t134 + t129 + t130 + t131 + t132;
            let t136 = fma(f32((t40.x >> 8u) & 15u), t103, fma(f32((t40.x >> 4u) & 15u), t102, fma(f32(t40.x & 15u), t101, 0.0f))); // rows.rs:169
            let t137 = fma(f32((t40.x >> 20u) & 15u), t106, fma(f32((t40.x >> 16u) & 15u), t105, fma(f32((t40.x >> 12u) & 15u), t104, t136)));
            let t138 = fma(f32(t40.y & 15u), t109, fma(f32((t40.x >> 28u) & 15u), t108, fma(f32((t40.x >> 24u) & 15u), t107, t137)));
            let t139 = fma(f32((t40.y >> 12u) & 15u), t112, fma(f32((t40.y >> 8u) & 15u), t111, fma(f32((t40.y >> 4u) & 15u), t110, t138)));
            let t140 = fma(f32((t40.y >> 24u) & 15u), t115, fma(f32((t40.y >> 20u) & 15u), t114, fma(f32((t40.y >> 16u) & 15u), t113, t139)));
            let t141 = fma(f32((t40.z >> 4u) & 15u), t118, fma(f32(t40.z & 15u), t117, fma(f32((t40.y >> 28u) & 15u), t116, t140)));
            let t142 = fma(f32((t40.z >> 16u) & 15u), t121, fma(f32((t40.z >> 12u) & 15u), t120, fma(f32((t40.z >> 8u) & 15u), t119, t141)));
            let t143 = fma(f32((t40.z >> 28u) & 15u), t124, fma(f32((t40.z >> 24u) & 15u), t123, fma(f32((t40.z >> 20u) & 15u), t122, t142)));
            let t144 = fma(f32((t40.w >> 8u) & 15u), t127, fma(f32((t40.w >> 4u) & 15u), t126, fma(f32(t40.w & 15u), t125, t143)));
            let t145 = fma(f32((t40.w >> 20u) & 15u), t130, fma(f32((t40.w >> 16u) & 15u), t129, fma(f32((t40.w >> 12u) & 15u), t128, t144)));
            let t146 = load_scales(t38 * imm.n_groups + t39) * fma(f32((t40.w >> 28u) & 15u), t132, fma(f32((t40.w >> 24u) & 15u), t131, t145));
            sums_0_0 = sums_0_0 + t146 + load_biases(t38 * imm.n_groups + t39) * t135; // body.rs:249
            let t147 = fma(f32((t43.x >> 8u) & 15u), t103, fma(f32((t43.x >> 4u) & 15u), t102, fma(f32(t43.x & 15u), t101, 0.0f))); // rows.rs:169
            let t148 = fma(f32((t43.x >> 20u) & 15u), t106, fma(f32((t43.x >> 16u) & 15u), t105, fma(f32((t43.x >> 12u) & 15u), t104, t147)));
            let t149 = fma(f32(t43.y & 15u), t109, fma(f32((t43.x >> 28u) & 15u), t108, fma(f32((t43.x >> 24u) & 15u), t107, t148)));
            let t150 = fma(f32((t43.y >> 12u) & 15u), t112, fma(f32((t43.y >> 8u) & 15u), t111, fma(f32((t43.y >> 4u) & 15u), t110, t149)));
            let t151 = fma(f32((t43.y >> 24u) & 15u), t115, fma(f32((t43.y >> 20u) & 15u), t114, fma(f32((t43.y >> 16u) & 15u), t113, t150)));
            let t152 = fma(f32((t43.z >> 4u) & 15u), t118, fma(f32(t43.z & 15u), t117, fma(f32((t43.y >> 28u) & 15u), t116, t151)));
            let t153 = fma(f32((t43.z >> 16u) & 15u), t121, fma(f32((t43.z >> 12u) & 15u), t120, fma(f32((t43.z >> 8u) & 15u), t119, t152)));
            let t154 = fma(f32((t43.z >> 28u) & 15u), t124, fma(f32((t43.z >> 24u) & 15u), t123, fma(f32((t43.z >> 20u) & 15u), t122, t153)));
            let t155 = fma(f32((t43.w >> 8u) & 15u), t127, fma(f32((t43.w >> 4u) & 15u), t126, fma(f32(t43.w & 15u), t125, t154)));
            let t156 = fma(f32((t43.w >> 20u) & 15u), t130, fma(f32((t43.w >> 16u) & 15u), t129, fma(f32((t43.w >> 12u) & 15u), t128, t155)));
            let t157 = load_scales(t41 * imm.n_groups + t42) * fma(f32((t43.w >> 28u) & 15u), t132, fma(f32((t43.w >> 24u) & 15u), t131, t156));
            sums_0_1 = sums_0_1 + t157 + load_biases(t41 * imm.n_groups + t42) * t135; // body.rs:249
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t158 = min_u32(t0, n - 1u); // body.rs:235
            let t159 = shr_u32(first, group_shift); // rows.rs:94
            let t160 = weight[(t158 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t161 = min_u32(t0, n - 1u) + n; // body.rs:235
            let t162 = shr_u32(first, group_shift); // rows.rs:94
            let t163 = weight[(t161 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_1[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_1[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_1[place_2]; // body.rs:165
            let t164 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t165 = decode_bf16(words.x >> 16u);
            let t166 = decode_bf16(words.y & 65535u);
            let t167 = decode_bf16(words.y >> 16u);
            let t168 = decode_bf16(words.z & 65535u);
            let t169 = decode_bf16(words.z >> 16u);
            let t170 = decode_bf16(words.w & 65535u);
            let t171 = decode_bf16(words.w >> 16u);
            let t172 = decode_bf16(words_1.x & 65535u);
            let t173 = decode_bf16(words_1.x >> 16u);
            let t174 = decode_bf16(words_1.y & 65535u);
            let t175 = decode_bf16(words_1.y >> 16u);
            let t176 = decode_bf16(words_1.z & 65535u);
            let t177 = decode_bf16(words_1.z >> 16u);
            let t178 = decode_bf16(words_1.w & 65535u);
            let t179 = decode_bf16(words_1.w >> 16u);
            let t180 = decode_bf16(words_2.x & 65535u);
            let t181 = decode_bf16(words_2.x >> 16u);
            let t182 = decode_bf16(words_2.y & 65535u);
            let t183 = decode_bf16(words_2.y >> 16u);
            let t184 = decode_bf16(words_2.z & 65535u);
            let t185 = decode_bf16(words_2.z >> 16u);
            let t186 = decode_bf16(words_2.w & 65535u);
            let t187 = decode_bf16(words_2.w >> 16u);
            let t188 = decode_bf16(words_3.x & 65535u);
            let t189 = decode_bf16(words_3.x >> 16u);
            let t190 = decode_bf16(words_3.y & 65535u);
            let t191 = decode_bf16(words_3.y >> 16u);
            let t192 = decode_bf16(words_3.z & 65535u);
            let t193 = decode_bf16(words_3.z >> 16u);
            let t194 = decode_bf16(words_3.w & 65535u);
            let t195 = decode_bf16(words_3.w >> 16u);
            let t196 = 0.0f + t164 + t165 + t166 + t167 + t168 + t169 + t170 + t171 + t172 + t173 + t174 + t175 + t176 + t177; // rows.rs:164
            let t197 = t196 + t178 + t179 + t180 + t181 + t182 + t183 + t184 + t185 + t186 + t187 + t188 + t189 + t190 + t191;
            let t198 = t197 + t192 + t193 + t194 + t195;
            let t199 = fma(f32((t160.x >> 8u) & 15u), t166, fma(f32((t160.x >> 4u) & 15u), t165, fma(f32(t160.x & 15u), t164, 0.0f))); // rows.rs:169
            let t200 = fma(f32((t160.x >> 20u) & 15u), t169, fma(f32((t160.x >> 16u) & 15u), t168, fma(f32((t160.x >> 12u) & 15u), t167, t199)));
            let t201 = fma(f32(t160.y & 15u), t172, fma(f32((t160.x >> 28u) & 15u), t171, fma(f32((t160.x >> 24u) & 15u), t170, t200)));
            let t202 = fma(f32((t160.y >> 12u) & 15u), t175, fma(f32((t160.y >> 8u) & 15u), t174, fma(f32((t160.y >> 4u) & 15u), t173, t201)));
            let t203 = fma(f32((t160.y >> 24u) & 15u), t178, fma(f32((t160.y >> 20u) & 15u), t177, fma(f32((t160.y >> 16u) & 15u), t176, t202)));
            let t204 = fma(f32((t160.z >> 4u) & 15u), t181, fma(f32(t160.z & 15u), t180, fma(f32((t160.y >> 28u) & 15u), t179, t203)));
            let t205 = fma(f32((t160.z >> 16u) & 15u), t184, fma(f32((t160.z >> 12u) & 15u), t183, fma(f32((t160.z >> 8u) & 15u), t182, t204)));
            let t206 = fma(f32((t160.z >> 28u) & 15u), t187, fma(f32((t160.z >> 24u) & 15u), t186, fma(f32((t160.z >> 20u) & 15u), t185, t205)));
            let t207 = fma(f32((t160.w >> 8u) & 15u), t190, fma(f32((t160.w >> 4u) & 15u), t189, fma(f32(t160.w & 15u), t188, t206)));
            let t208 = fma(f32((t160.w >> 20u) & 15u), t193, fma(f32((t160.w >> 16u) & 15u), t192, fma(f32((t160.w >> 12u) & 15u), t191, t207)));
            let t209 = load_scales(t158 * imm.n_groups + t159) * fma(f32((t160.w >> 28u) & 15u), t195, fma(f32((t160.w >> 24u) & 15u), t194, t208));
            sums_0_0 = sums_0_0 + t209 + load_biases(t158 * imm.n_groups + t159) * t198; // body.rs:249
            let t210 = fma(f32((t163.x >> 8u) & 15u), t166, fma(f32((t163.x >> 4u) & 15u), t165, fma(f32(t163.x & 15u), t164, 0.0f))); // rows.rs:169
            let t211 = fma(f32((t163.x >> 20u) & 15u), t169, fma(f32((t163.x >> 16u) & 15u), t168, fma(f32((t163.x >> 12u) & 15u), t167, t210)));
            let t212 = fma(f32(t163.y & 15u), t172, fma(f32((t163.x >> 28u) & 15u), t171, fma(f32((t163.x >> 24u) & 15u), t170, t211)));
            let t213 = fma(f32((t163.y >> 12u) & 15u), t175, fma(f32((t163.y >> 8u) & 15u), t174, fma(f32((t163.y >> 4u) & 15u), t173, t212)));
            let t214 = fma(f32((t163.y >> 24u) & 15u), t178, fma(f32((t163.y >> 20u) & 15u), t177, fma(f32((t163.y >> 16u) & 15u), t176, t213)));
            let t215 = fma(f32((t163.z >> 4u) & 15u), t181, fma(f32(t163.z & 15u), t180, fma(f32((t163.y >> 28u) & 15u), t179, t214)));
            let t216 = fma(f32((t163.z >> 16u) & 15u), t184, fma(f32((t163.z >> 12u) & 15u), t183, fma(f32((t163.z >> 8u) & 15u), t182, t215)));
            let t217 = fma(f32((t163.z >> 28u) & 15u), t187, fma(f32((t163.z >> 24u) & 15u), t186, fma(f32((t163.z >> 20u) & 15u), t185, t216)));
            let t218 = fma(f32((t163.w >> 8u) & 15u), t190, fma(f32((t163.w >> 4u) & 15u), t189, fma(f32(t163.w & 15u), t188, t217)));
            let t219 = fma(f32((t163.w >> 20u) & 15u), t193, fma(f32((t163.w >> 16u) & 15u), t192, fma(f32((t163.w >> 12u) & 15u), t191, t218)));
            let t220 = load_scales(t161 * imm.n_groups + t162) * fma(f32((t163.w >> 28u) & 15u), t195, fma(f32((t163.w >> 24u) & 15u), t194, t219));
            sums_0_1 = sums_0_1 + t220 + load_biases(t161 * imm.n_groups + t162) * t198; // body.rs:249
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
        let t221 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        let t222 = abs_f32(t221); // activation.rs:20
        let sum_4 = t222 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced = t222 - k * 0.6933594f; // exponential.rs:15
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
        let bits_3 = bitcast<u32>(t222); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_3 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_3 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t223 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t222) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t223);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_4 = bitcast<u32>(t221 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t221 < 0.0f))); // bits.rs:31
        let t224 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_5 = bitcast<u32>(t224 * up); // bits.rs:31
        let t225 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t225; // body.rs:356
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        let t226 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        let t227 = abs_f32(t226); // activation.rs:20
        let sum_5 = t227 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_1 = t227 - k_1 * 0.6933594f; // exponential.rs:15
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
        let bits_7 = bitcast<u32>(t227); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t228 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t227) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_1 = decode_bf16(encode_bf16(t228)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_8 = bitcast<u32>(t226 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t226 < 0.0f))); // bits.rs:31
        let t229 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t229 * up_1); // bits.rs:31
        let t230 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t230; // body.rs:356
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        let t231 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        let t232 = abs_f32(t231); // activation.rs:20
        let sum_6 = t232 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_2 = t232 - k_2 * 0.6933594f; // exponential.rs:15
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
        let bits_11 = bitcast<u32>(t232); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_11 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_11 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t233 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t232) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t233)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_12 = bitcast<u32>(t231 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t231 < 0.0f))); // bits.rs:31
        let t234 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_13 = bitcast<u32>(decode_bf16(t234) * up_2); // bits.rs:31
        let t235 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t235); // body.rs:356
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        let t236 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        let t237 = abs_f32(t236); // activation.rs:20
        let sum_7 = t237 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_3 = t237 - k_3 * 0.6933594f; // exponential.rs:15
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
        let bits_15 = bitcast<u32>(t237); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t238 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t237) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t238)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_16 = bitcast<u32>(t236 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t236 < 0.0f))); // bits.rs:31
        let t239 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_17 = bitcast<u32>(decode_bf16(t239) * up_3); // bits.rs:31
        let t240 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t240); // body.rs:356
        let t241 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t241;
    }
}
