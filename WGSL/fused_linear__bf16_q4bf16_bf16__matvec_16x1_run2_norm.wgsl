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

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_q4bf16_bf16__matvec_16x1_run2_norm(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
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
            own_sum = fma(t3, t3, own_sum); // rms_norm.rs:280
            own_sum = fma(t4, t4, own_sum);
            own_sum = fma(t5, t5, own_sum);
            own_sum = fma(t6, t6, own_sum);
            own_sum = fma(t7, t7, own_sum);
            own_sum = fma(t8, t8, own_sum);
            own_sum = fma(t9, t9, own_sum);
            own_sum = fma(t10, t10, own_sum);
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
    let t11 = quotient_rn(sum_1, f32(n_cols)) + imm.eps; // rms_norm.rs:285
    let bits = bitcast<u32>(t11); // roots.rs:12
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
    let bits_1 = bitcast<u32>(t11); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t11) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    let n = imm.n; // body.rs:203
    let n_pieces = imm.k / 32u; // body.rs:204
    var sums_0_0 = 0.0f; // body.rs:210
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:211
        let row = local_invocation_index / 256u; // body.rs:94
        let vector = local_invocation_index % 256u; // body.rs:95
        let column = first_piece * 32u + vector * 8u; // body.rs:96
        if ((column < imm.k) & (row < 1u)) { // body.rs:97
            let t12 = x[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            let t13 = norm_weight[(column >> 1u) >> 2u];
            let bits_2 = bitcast<u32>(decode_bf16(t12.x) * scale); // bits.rs:31
            let t14 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * decode_bf16(t13.x); // body.rs:72
            let bits_3 = bitcast<u32>(t14); // bits.rs:31
            let bits_4 = bitcast<u32>(decode_bf16(t12.x >> 16u) * scale);
            let t15 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * decode_bf16(t13.x >> 16u); // body.rs:72
            let bits_5 = bitcast<u32>(t15); // bits.rs:31
            let bits_6 = bitcast<u32>(decode_bf16(t12.y) * scale);
            let t16 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))) * decode_bf16(t13.y); // body.rs:72
            let bits_7 = bitcast<u32>(t16); // bits.rs:31
            let bits_8 = bitcast<u32>(decode_bf16(t12.y >> 16u) * scale);
            let t17 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) * decode_bf16(t13.y >> 16u); // body.rs:72
            let bits_9 = bitcast<u32>(t17); // bits.rs:31
            let bits_10 = bitcast<u32>(decode_bf16(t12.z) * scale);
            let t18 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * decode_bf16(t13.z); // body.rs:72
            let bits_11 = bitcast<u32>(t18); // bits.rs:31
            let t19 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // body.rs:72
            let bits_12 = bitcast<u32>(decode_bf16(t12.z >> 16u) * scale); // bits.rs:31
            let t20 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * decode_bf16(t13.z >> 16u); // body.rs:72
            let bits_13 = bitcast<u32>(t20); // bits.rs:31
            let t21 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // body.rs:72
            let bits_14 = bitcast<u32>(decode_bf16(t12.w) * scale); // bits.rs:31
            let t22 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))) * decode_bf16(t13.w); // body.rs:72
            let bits_15 = bitcast<u32>(t22); // bits.rs:31
            let t23 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // body.rs:72
            let bits_16 = bitcast<u32>(decode_bf16(t12.w >> 16u) * scale); // bits.rs:31
            let t24 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * decode_bf16(t13.w >> 16u); // body.rs:72
            let bits_17 = bitcast<u32>(t24); // bits.rs:31
            let t25 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // body.rs:72
            let t26 = encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u)))) << 16u; // body.rs:60
            let t27 = encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u)))) | t26;
            let t28 = encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u)))) << 16u; // body.rs:61
            let t29 = encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u)))) | t28;
            let words = vec4<u32>(t27, t29, t19 | (t21 << 16u), t23 | (t25 << 16u)); // body.rs:59
            let piece = vector / 4u; // body.rs:42
            array_1[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:100
        }
        workgroupBarrier(); // body.rs:215
        let n_here = min_u32(64u, n_pieces - first_piece); // body.rs:217
        let in_runs = n_here & 4294967232u; // body.rs:219
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t30 = min_u32(first_n, n - 1u); // body.rs:235
            let t31 = shr_u32(first, group_shift); // rows.rs:94
            let t32 = weight[(t30 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t33 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            let t34 = shr_u32(first, group_shift); // rows.rs:94
            let t35 = weight[(t33 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t36 = first + 32u; // body.rs:234
            let t37 = min_u32(first_n, n - 1u); // body.rs:235
            let t38 = shr_u32(t36, group_shift); // rows.rs:94
            let t39 = weight[(t37 * (imm.k * 4u / 32u) + t36 * 4u) >> 2u]; // rows.rs:96
            let t40 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            let t41 = shr_u32(t36, group_shift); // rows.rs:94
            let t42 = weight[(t40 * (imm.k * 4u / 32u) + t36 * 4u) >> 2u]; // rows.rs:96
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_1[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_1[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_1[place_2]; // body.rs:165
            let t43 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t44 = decode_bf16(words.x >> 16u);
            let t45 = decode_bf16(words.y & 65535u);
            let t46 = decode_bf16(words.y >> 16u);
            let t47 = decode_bf16(words.z & 65535u);
            let t48 = decode_bf16(words.z >> 16u);
            let t49 = decode_bf16(words.w & 65535u);
            let t50 = decode_bf16(words.w >> 16u);
            let t51 = decode_bf16(words_1.x & 65535u);
            let t52 = decode_bf16(words_1.x >> 16u);
            let t53 = decode_bf16(words_1.y & 65535u);
            let t54 = decode_bf16(words_1.y >> 16u);
            let t55 = decode_bf16(words_1.z & 65535u);
            let t56 = decode_bf16(words_1.z >> 16u);
            let t57 = decode_bf16(words_1.w & 65535u);
            let t58 = decode_bf16(words_1.w >> 16u);
            let t59 = decode_bf16(words_2.x & 65535u);
            let t60 = decode_bf16(words_2.x >> 16u);
            let t61 = decode_bf16(words_2.y & 65535u);
            let t62 = decode_bf16(words_2.y >> 16u);
            let t63 = decode_bf16(words_2.z & 65535u);
            let t64 = decode_bf16(words_2.z >> 16u);
            let t65 = decode_bf16(words_2.w & 65535u);
            let t66 = decode_bf16(words_2.w >> 16u);
            let t67 = decode_bf16(words_3.x & 65535u);
            let t68 = decode_bf16(words_3.x >> 16u);
            let t69 = decode_bf16(words_3.y & 65535u);
            let t70 = decode_bf16(words_3.y >> 16u);
            let t71 = decode_bf16(words_3.z & 65535u);
            let t72 = decode_bf16(words_3.z >> 16u);
            let t73 = decode_bf16(words_3.w & 65535u);
            let t74 = decode_bf16(words_3.w >> 16u);
            let t75 = 0.0f + t43 + t44 + t45 + t46 + t47 + t48 + t49 + t50 + t51 + t52 + t53 + t54 + t55 + t56 + t57 + t58; // rows.rs:164
            let t76 = t75 + t59 + t60 + t61 + t62 + t63 + t64 + t65 + t66 + t67 + t68 + t69 + t70 + t71 + t72 + t73 + t74;
            let t77 = fma(f32((t32.x >> 8u) & 15u), t45, fma(f32((t32.x >> 4u) & 15u), t44, fma(f32(t32.x & 15u), t43, 0.0f))); // rows.rs:169
            let t78 = fma(f32((t32.x >> 20u) & 15u), t48, fma(f32((t32.x >> 16u) & 15u), t47, fma(f32((t32.x >> 12u) & 15u), t46, t77)));
            let t79 = fma(f32(t32.y & 15u), t51, fma(f32((t32.x >> 28u) & 15u), t50, fma(f32((t32.x >> 24u) & 15u), t49, t78)));
            let t80 = fma(f32((t32.y >> 12u) & 15u), t54, fma(f32((t32.y >> 8u) & 15u), t53, fma(f32((t32.y >> 4u) & 15u), t52, t79)));
            let t81 = fma(f32((t32.y >> 24u) & 15u), t57, fma(f32((t32.y >> 20u) & 15u), t56, fma(f32((t32.y >> 16u) & 15u), t55, t80)));
            let t82 = fma(f32((t32.z >> 4u) & 15u), t60, fma(f32(t32.z & 15u), t59, fma(f32((t32.y >> 28u) & 15u), t58, t81)));
            let t83 = fma(f32((t32.z >> 16u) & 15u), t63, fma(f32((t32.z >> 12u) & 15u), t62, fma(f32((t32.z >> 8u) & 15u), t61, t82)));
            let t84 = fma(f32((t32.z >> 28u) & 15u), t66, fma(f32((t32.z >> 24u) & 15u), t65, fma(f32((t32.z >> 20u) & 15u), t64, t83)));
            let t85 = fma(f32((t32.w >> 8u) & 15u), t69, fma(f32((t32.w >> 4u) & 15u), t68, fma(f32(t32.w & 15u), t67, t84)));
            let t86 = fma(f32((t32.w >> 20u) & 15u), t72, fma(f32((t32.w >> 16u) & 15u), t71, fma(f32((t32.w >> 12u) & 15u), t70, t85)));
            let t87 = load_scales(t30 * imm.n_groups + t31) * fma(f32((t32.w >> 28u) & 15u), t74, fma(f32((t32.w >> 24u) & 15u), t73, t86));
            sums_0_0 = sums_0_0 + t87 + load_biases(t30 * imm.n_groups + t31) * t76; // body.rs:249
            let t88 = fma(f32((t35.x >> 8u) & 15u), t45, fma(f32((t35.x >> 4u) & 15u), t44, fma(f32(t35.x & 15u), t43, 0.0f))); // rows.rs:169
            let t89 = fma(f32((t35.x >> 20u) & 15u), t48, fma(f32((t35.x >> 16u) & 15u), t47, fma(f32((t35.x >> 12u) & 15u), t46, t88)));
            let t90 = fma(f32(t35.y & 15u), t51, fma(f32((t35.x >> 28u) & 15u), t50, fma(f32((t35.x >> 24u) & 15u), t49, t89)));
            let t91 = fma(f32((t35.y >> 12u) & 15u), t54, fma(f32((t35.y >> 8u) & 15u), t53, fma(f32((t35.y >> 4u) & 15u), t52, t90)));
            let t92 = fma(f32((t35.y >> 24u) & 15u), t57, fma(f32((t35.y >> 20u) & 15u), t56, fma(f32((t35.y >> 16u) & 15u), t55, t91)));
            let t93 = fma(f32((t35.z >> 4u) & 15u), t60, fma(f32(t35.z & 15u), t59, fma(f32((t35.y >> 28u) & 15u), t58, t92)));
            let t94 = fma(f32((t35.z >> 16u) & 15u), t63, fma(f32((t35.z >> 12u) & 15u), t62, fma(f32((t35.z >> 8u) & 15u), t61, t93)));
            let t95 = fma(f32((t35.z >> 28u) & 15u), t66, fma(f32((t35.z >> 24u) & 15u), t65, fma(f32((t35.z >> 20u) & 15u), t64, t94)));
            let t96 = fma(f32((t35.w >> 8u) & 15u), t69, fma(f32((t35.w >> 4u) & 15u), t68, fma(f32(t35.w & 15u), t67, t95)));
            let t97 = fma(f32((t35.w >> 20u) & 15u), t72, fma(f32((t35.w >> 16u) & 15u), t71, fma(f32((t35.w >> 12u) & 15u), t70, t96)));
            let t98 = load_scales(t33 * imm.n_groups + t34) * fma(f32((t35.w >> 28u) & 15u), t74, fma(f32((t35.w >> 24u) & 15u), t73, t97));
            sums_0_1 = sums_0_1 + t98 + load_biases(t33 * imm.n_groups + t34) * t76; // body.rs:249
            let t99 = counter + 32u; // body.rs:244
            let words_4 = array_1[(t99 & 4294967264u) * 4u + (t99 & 31u)]; // body.rs:165
            let place_3 = (t99 & 4294967264u) * 4u + (t99 & 31u) + 32u; // body.rs:164
            let words_5 = array_1[place_3]; // body.rs:165
            let place_4 = (t99 & 4294967264u) * 4u + (t99 & 31u) + 64u; // body.rs:164
            let words_6 = array_1[place_4]; // body.rs:165
            let place_5 = (t99 & 4294967264u) * 4u + (t99 & 31u) + 96u; // body.rs:164
            let words_7 = array_1[place_5]; // body.rs:165
            let t100 = decode_bf16(words_4.x & 65535u); // piece.rs:133
            let t101 = decode_bf16(words_4.x >> 16u);
            let t102 = decode_bf16(words_4.y & 65535u);
            let t103 = decode_bf16(words_4.y >> 16u);
            let t104 = decode_bf16(words_4.z & 65535u);
            let t105 = decode_bf16(words_4.z >> 16u);
            let t106 = decode_bf16(words_4.w & 65535u);
            let t107 = decode_bf16(words_4.w >> 16u);
            let t108 = decode_bf16(words_5.x & 65535u);
            let t109 = decode_bf16(words_5.x >> 16u);
            let t110 = decode_bf16(words_5.y & 65535u);
            let t111 = decode_bf16(words_5.y >> 16u);
            let t112 = decode_bf16(words_5.z & 65535u);
            let t113 = decode_bf16(words_5.z >> 16u);
            let t114 = decode_bf16(words_5.w & 65535u);
            let t115 = decode_bf16(words_5.w >> 16u);
            let t116 = decode_bf16(words_6.x & 65535u);
            let t117 = decode_bf16(words_6.x >> 16u);
            let t118 = decode_bf16(words_6.y & 65535u);
            let t119 = decode_bf16(words_6.y >> 16u);
            let t120 = decode_bf16(words_6.z & 65535u);
            let t121 = decode_bf16(words_6.z >> 16u);
            let t122 = decode_bf16(words_6.w & 65535u);
            let t123 = decode_bf16(words_6.w >> 16u);
            let t124 = decode_bf16(words_7.x & 65535u);
            let t125 = decode_bf16(words_7.x >> 16u);
            let t126 = decode_bf16(words_7.y & 65535u);
            let t127 = decode_bf16(words_7.y >> 16u);
            let t128 = decode_bf16(words_7.z & 65535u);
            let t129 = decode_bf16(words_7.z >> 16u);
            let t130 = decode_bf16(words_7.w & 65535u);
            let t131 = decode_bf16(words_7.w >> 16u);
            let t132 = 0.0f + t100 + t101 + t102 + t103 + t104 + t105 + t106 + t107 + t108 + t109 + t110 + t111 + t112 + t113; // rows.rs:164
            let t133 = t132 + t114 + t115 + t116 + t117 + t118 + t119 + t120 + t121 + t122 + t123 + t124 + t125 + t126 + t127;
            let t134 = t133 + t128 + t129 + t130 + t131;
            let t135 = fma(f32((t39.x >> 8u) & 15u), t102, fma(f32((t39.x >> 4u) & 15u), t101, fma(f32(t39.x & 15u), t100, 0.0f))); // rows.rs:169
            let t136 = fma(f32((t39.x >> 20u) & 15u), t105, fma(f32((t39.x >> 16u) & 15u), t104, fma(f32((t39.x >> 12u) & 15u), t103, t135)));
            let t137 = fma(f32(t39.y & 15u), t108, fma(f32((t39.x >> 28u) & 15u), t107, fma(f32((t39.x >> 24u) & 15u), t106, t136)));
            let t138 = fma(f32((t39.y >> 12u) & 15u), t111, fma(f32((t39.y >> 8u) & 15u), t110, fma(f32((t39.y >> 4u) & 15u), t109, t137)));
            let t139 = fma(f32((t39.y >> 24u) & 15u), t114, fma(f32((t39.y >> 20u) & 15u), t113, fma(f32((t39.y >> 16u) & 15u), t112, t138)));
            let t140 = fma(f32((t39.z >> 4u) & 15u), t117, fma(f32(t39.z & 15u), t116, fma(f32((t39.y >> 28u) & 15u), t115, t139)));
            let t141 = fma(f32((t39.z >> 16u) & 15u), t120, fma(f32((t39.z >> 12u) & 15u), t119, fma(f32((t39.z >> 8u) & 15u), t118, t140)));
            let t142 = fma(f32((t39.z >> 28u) & 15u), t123, fma(f32((t39.z >> 24u) & 15u), t122, fma(f32((t39.z >> 20u) & 15u), t121, t141)));
            let t143 = fma(f32((t39.w >> 8u) & 15u), t126, fma(f32((t39.w >> 4u) & 15u), t125, fma(f32(t39.w & 15u), t124, t142)));
            let t144 = fma(f32((t39.w >> 20u) & 15u), t129, fma(f32((t39.w >> 16u) & 15u), t128, fma(f32((t39.w >> 12u) & 15u), t127, t143)));
            let t145 = load_scales(t37 * imm.n_groups + t38) * fma(f32((t39.w >> 28u) & 15u), t131, fma(f32((t39.w >> 24u) & 15u), t130, t144));
            sums_0_0 = sums_0_0 + t145 + load_biases(t37 * imm.n_groups + t38) * t134; // body.rs:249
            let t146 = fma(f32((t42.x >> 8u) & 15u), t102, fma(f32((t42.x >> 4u) & 15u), t101, fma(f32(t42.x & 15u), t100, 0.0f))); // rows.rs:169
            let t147 = fma(f32((t42.x >> 20u) & 15u), t105, fma(f32((t42.x >> 16u) & 15u), t104, fma(f32((t42.x >> 12u) & 15u), t103, t146)));
            let t148 = fma(f32(t42.y & 15u), t108, fma(f32((t42.x >> 28u) & 15u), t107, fma(f32((t42.x >> 24u) & 15u), t106, t147)));
            let t149 = fma(f32((t42.y >> 12u) & 15u), t111, fma(f32((t42.y >> 8u) & 15u), t110, fma(f32((t42.y >> 4u) & 15u), t109, t148)));
            let t150 = fma(f32((t42.y >> 24u) & 15u), t114, fma(f32((t42.y >> 20u) & 15u), t113, fma(f32((t42.y >> 16u) & 15u), t112, t149)));
            let t151 = fma(f32((t42.z >> 4u) & 15u), t117, fma(f32(t42.z & 15u), t116, fma(f32((t42.y >> 28u) & 15u), t115, t150)));
            let t152 = fma(f32((t42.z >> 16u) & 15u), t120, fma(f32((t42.z >> 12u) & 15u), t119, fma(f32((t42.z >> 8u) & 15u), t118, t151)));
            let t153 = fma(f32((t42.z >> 28u) & 15u), t123, fma(f32((t42.z >> 24u) & 15u), t122, fma(f32((t42.z >> 20u) & 15u), t121, t152)));
            let t154 = fma(f32((t42.w >> 8u) & 15u), t126, fma(f32((t42.w >> 4u) & 15u), t125, fma(f32(t42.w & 15u), t124, t153)));
            let t155 = fma(f32((t42.w >> 20u) & 15u), t129, fma(f32((t42.w >> 16u) & 15u), t128, fma(f32((t42.w >> 12u) & 15u), t127, t154)));
            let t156 = load_scales(t40 * imm.n_groups + t41) * fma(f32((t42.w >> 28u) & 15u), t131, fma(f32((t42.w >> 24u) & 15u), t130, t155));
            sums_0_1 = sums_0_1 + t156 + load_biases(t40 * imm.n_groups + t41) * t134; // body.rs:249
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t157 = min_u32(first_n, n - 1u); // body.rs:235
            let t158 = shr_u32(first, group_shift); // rows.rs:94
            let t159 = weight[(t157 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t160 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            let t161 = shr_u32(first, group_shift); // rows.rs:94
            let t162 = weight[(t160 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            let words_1 = array_1[place]; // body.rs:165
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            let words_2 = array_1[place_1]; // body.rs:165
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            let words_3 = array_1[place_2]; // body.rs:165
            let t163 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t164 = decode_bf16(words.x >> 16u);
            let t165 = decode_bf16(words.y & 65535u);
            let t166 = decode_bf16(words.y >> 16u);
            let t167 = decode_bf16(words.z & 65535u);
            let t168 = decode_bf16(words.z >> 16u);
            let t169 = decode_bf16(words.w & 65535u);
            let t170 = decode_bf16(words.w >> 16u);
            let t171 = decode_bf16(words_1.x & 65535u);
            let t172 = decode_bf16(words_1.x >> 16u);
            let t173 = decode_bf16(words_1.y & 65535u);
            let t174 = decode_bf16(words_1.y >> 16u);
            let t175 = decode_bf16(words_1.z & 65535u);
            let t176 = decode_bf16(words_1.z >> 16u);
            let t177 = decode_bf16(words_1.w & 65535u);
            let t178 = decode_bf16(words_1.w >> 16u);
            let t179 = decode_bf16(words_2.x & 65535u);
            let t180 = decode_bf16(words_2.x >> 16u);
            let t181 = decode_bf16(words_2.y & 65535u);
            let t182 = decode_bf16(words_2.y >> 16u);
            let t183 = decode_bf16(words_2.z & 65535u);
            let t184 = decode_bf16(words_2.z >> 16u);
            let t185 = decode_bf16(words_2.w & 65535u);
            let t186 = decode_bf16(words_2.w >> 16u);
            let t187 = decode_bf16(words_3.x & 65535u);
            let t188 = decode_bf16(words_3.x >> 16u);
            let t189 = decode_bf16(words_3.y & 65535u);
            let t190 = decode_bf16(words_3.y >> 16u);
            let t191 = decode_bf16(words_3.z & 65535u);
            let t192 = decode_bf16(words_3.z >> 16u);
            let t193 = decode_bf16(words_3.w & 65535u);
            let t194 = decode_bf16(words_3.w >> 16u);
            let t195 = 0.0f + t163 + t164 + t165 + t166 + t167 + t168 + t169 + t170 + t171 + t172 + t173 + t174 + t175 + t176; // rows.rs:164
            let t196 = t195 + t177 + t178 + t179 + t180 + t181 + t182 + t183 + t184 + t185 + t186 + t187 + t188 + t189 + t190;
            let t197 = t196 + t191 + t192 + t193 + t194;
            let t198 = fma(f32((t159.x >> 8u) & 15u), t165, fma(f32((t159.x >> 4u) & 15u), t164, fma(f32(t159.x & 15u), t163, 0.0f))); // rows.rs:169
            let t199 = fma(f32((t159.x >> 20u) & 15u), t168, fma(f32((t159.x >> 16u) & 15u), t167, fma(f32((t159.x >> 12u) & 15u), t166, t198)));
            let t200 = fma(f32(t159.y & 15u), t171, fma(f32((t159.x >> 28u) & 15u), t170, fma(f32((t159.x >> 24u) & 15u), t169, t199)));
            let t201 = fma(f32((t159.y >> 12u) & 15u), t174, fma(f32((t159.y >> 8u) & 15u), t173, fma(f32((t159.y >> 4u) & 15u), t172, t200)));
            let t202 = fma(f32((t159.y >> 24u) & 15u), t177, fma(f32((t159.y >> 20u) & 15u), t176, fma(f32((t159.y >> 16u) & 15u), t175, t201)));
            let t203 = fma(f32((t159.z >> 4u) & 15u), t180, fma(f32(t159.z & 15u), t179, fma(f32((t159.y >> 28u) & 15u), t178, t202)));
            let t204 = fma(f32((t159.z >> 16u) & 15u), t183, fma(f32((t159.z >> 12u) & 15u), t182, fma(f32((t159.z >> 8u) & 15u), t181, t203)));
            let t205 = fma(f32((t159.z >> 28u) & 15u), t186, fma(f32((t159.z >> 24u) & 15u), t185, fma(f32((t159.z >> 20u) & 15u), t184, t204)));
            let t206 = fma(f32((t159.w >> 8u) & 15u), t189, fma(f32((t159.w >> 4u) & 15u), t188, fma(f32(t159.w & 15u), t187, t205)));
            let t207 = fma(f32((t159.w >> 20u) & 15u), t192, fma(f32((t159.w >> 16u) & 15u), t191, fma(f32((t159.w >> 12u) & 15u), t190, t206)));
            let t208 = load_scales(t157 * imm.n_groups + t158) * fma(f32((t159.w >> 28u) & 15u), t194, fma(f32((t159.w >> 24u) & 15u), t193, t207));
            sums_0_0 = sums_0_0 + t208 + load_biases(t157 * imm.n_groups + t158) * t197; // body.rs:249
            let t209 = fma(f32((t162.x >> 8u) & 15u), t165, fma(f32((t162.x >> 4u) & 15u), t164, fma(f32(t162.x & 15u), t163, 0.0f))); // rows.rs:169
            let t210 = fma(f32((t162.x >> 20u) & 15u), t168, fma(f32((t162.x >> 16u) & 15u), t167, fma(f32((t162.x >> 12u) & 15u), t166, t209)));
            let t211 = fma(f32(t162.y & 15u), t171, fma(f32((t162.x >> 28u) & 15u), t170, fma(f32((t162.x >> 24u) & 15u), t169, t210)));
            let t212 = fma(f32((t162.y >> 12u) & 15u), t174, fma(f32((t162.y >> 8u) & 15u), t173, fma(f32((t162.y >> 4u) & 15u), t172, t211)));
            let t213 = fma(f32((t162.y >> 24u) & 15u), t177, fma(f32((t162.y >> 20u) & 15u), t176, fma(f32((t162.y >> 16u) & 15u), t175, t212)));
            let t214 = fma(f32((t162.z >> 4u) & 15u), t180, fma(f32(t162.z & 15u), t179, fma(f32((t162.y >> 28u) & 15u), t178, t213)));
            let t215 = fma(f32((t162.z >> 16u) & 15u), t183, fma(f32((t162.z >> 12u) & 15u), t182, fma(f32((t162.z >> 8u) & 15u), t181, t214)));
            let t216 = fma(f32((t162.z >> 28u) & 15u), t186, fma(f32((t162.z >> 24u) & 15u), t185, fma(f32((t162.z >> 20u) & 15u), t184, t215)));
            let t217 = fma(f32((t162.w >> 8u) & 15u), t189, fma(f32((t162.w >> 4u) & 15u), t188, fma(f32(t162.w & 15u), t187, t216)));
            let t218 = fma(f32((t162.w >> 20u) & 15u), t192, fma(f32((t162.w >> 16u) & 15u), t191, fma(f32((t162.w >> 12u) & 15u), t190, t217)));
            let t219 = load_scales(t160 * imm.n_groups + t161) * fma(f32((t162.w >> 28u) & 15u), t194, fma(f32((t162.w >> 24u) & 15u), t193, t218));
            sums_0_1 = sums_0_1 + t219 + load_biases(t160 * imm.n_groups + t161) * t197; // body.rs:249
        }
        workgroupBarrier(); // body.rs:258
    }
    let sum_2 = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:271
    }
    let sum_3 = reduce_add_f32(sums_0_1); // body.rs:265
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
        let t220 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t220;
    }
}
