struct Immediates {
    eps: f32,
    k: u32,
    n_groups: u32,
    n: u32,
    m: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> norm_weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> scales: array<u32>;
@group(0) @binding(4) var<storage, read> biases: array<u32>;
@group(0) @binding(5) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> partial_sums: array<f32, 8>;
var<workgroup> staged: array<vec4<u32>, 256>;
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
fn fused_linear__bf16_q4bf16_bf16__matvec_16x1_norm(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:30
    let n = imm.n; // body.rs:157
    let last_m = imm.m - 1u; // body.rs:158
    let k = imm.k; // body.rs:159
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:161
    let n_pieces = k / 32u; // body.rs:162
    let t0 = min_u32(workgroup_id.y, last_m); // body.rs:165
    let t1 = local_invocation_index * 8u; // body.rs:137
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
    let t11 = f32(n_cols); // rms_norm.rs:285
    let a_bits = bitcast<u32>(sum_1); // division.rs:13
    let b_bits = bitcast<u32>(t11); // division.rs:14
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    let a_field = (a_bits >> 23u) & 255u; // division.rs:16
    let b_field = (b_bits >> 23u) & 255u; // division.rs:17
    let t12 = a_bits & 8388607u; // division.rs:18
    let t13 = b_bits & 8388607u;
    let below = select(0u, 1u, (t12 < t13)); // division.rs:33
    let numerator = shl_u32(t12 | 8388608u, below); // division.rs:34
    let denominator = t13 | 8388608u; // division.rs:35
    let d = bitcast<f32>(t13 | 1065353216u); // division.rs:37
    var reciprocal = 1.4117647f - 0.47058824f * d; // division.rs:38
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal); // division.rs:41
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n_1 = bitcast<f32>((t12 | 1065353216u) + (below << 23u)); // division.rs:44
    var quotient = u32_from_f32(n_1 * reciprocal * 8388608.0f); // division.rs:45
    let divisor = i32(denominator); // division.rs:46
    var residual = i32((numerator << 23u) - quotient * denominator); // division.rs:47
    let over = residual < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over); // division.rs:51
    residual = select(residual, residual + divisor, over); // division.rs:52
    let over_1 = residual < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over_1); // division.rs:51
    residual = select(residual, residual + divisor, over_1); // division.rs:52
    let under = residual >= divisor; // division.rs:54
    quotient = select(quotient, quotient + 1u, under); // division.rs:55
    residual = select(residual, residual - divisor, under); // division.rs:56
    quotient = select(quotient, quotient + 1u, (residual * 2i > divisor)); // division.rs:58
    let exponent = i32(a_field) - i32(b_field) + 127i - i32(below); // division.rs:59
    let t14 = quotient; // division.rs:60
    let field = exponent + i32(t14 >> 24u); // bits.rs:36
    let bits = (u32(field) << 23u) | (t14 & 8388607u); // bits.rs:37
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    let a_zero = a_field == 0u; // division.rs:22
    let b_zero = b_field == 0u; // division.rs:23
    let t15 = ((bitcast<u32>(sum_1) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t11) & 2147483647u) > 2139095040u); // division.rs:24
    let undefined = (t15 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
    let t16 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // rms_norm.rs:285
    let bits_1 = bitcast<u32>(t16); // roots.rs:14
    let exponent_1 = i32(bits_1 >> 23u) - 127i; // roots.rs:15
    let odd = exponent_1 & 1i; // roots.rs:16
    let m = bitcast<f32>((bits_1 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:17
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:19
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1); // roots.rs:22
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1);
    y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1);
    let y_2 = y_1; // roots.rs:24
    let half_exponent = (exponent_1 - odd) >> 1u;
    let product = m * y_2; // roots.rs:63
    let scaled = m * 4097.0f; // roots.rs:72
    let high = scaled - (scaled - m); // roots.rs:73
    let a_low = m - high; // roots.rs:74
    let scaled_1 = y_2 * 4097.0f; // roots.rs:72
    let high_1 = scaled_1 - (scaled_1 - y_2); // roots.rs:73
    let b_low = y_2 - high_1; // roots.rs:74
    let my_error = high * high_1 - product + high * b_low + a_low * high_1 + a_low * b_low; // roots.rs:66
    let product_1 = product * y_2; // roots.rs:63
    let scaled_2 = product * 4097.0f; // roots.rs:72
    let high_2 = scaled_2 - (scaled_2 - product); // roots.rs:73
    let a_low_1 = product - high_2; // roots.rs:74
    let scaled_3 = y_2 * 4097.0f; // roots.rs:72
    let high_3 = scaled_3 - (scaled_3 - y_2); // roots.rs:73
    let b_low_1 = y_2 - high_3; // roots.rs:74
    let square_error = high_2 * high_3 - product_1 + high_2 * b_low_1 + a_low_1 * high_3 + a_low_1 * b_low_1; // roots.rs:66
    let residual_1 = 1.0f - product_1 - square_error - my_error * y_2; // roots.rs:84
    let root = y_2 + y_2 * (0.5f * residual_1); // roots.rs:85
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:86
    let bits_2 = bitcast<u32>(t16); // roots.rs:30
    let sign_2 = bits_2 & 2147483648u; // roots.rs:31
    let zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    let at_edge = select(select(scaled_4, 0.0f, (bits_2 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // roots.rs:33
    let t17 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t16) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // roots.rs:34
    var sums_0_0 = 0.0f; // body.rs:169
    var sums_0_1 = 0.0f;
    for (var first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        let own_row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            let t18 = x[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            let t19 = norm_weight[(column >> 1u) >> 2u];
            let bits_3 = bitcast<u32>(decode_bf16(t18.x) * t17); // bits.rs:29
            let t20 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * decode_bf16(t19.x); // body.rs:66
            let bits_4 = bitcast<u32>(t20); // bits.rs:29
            let bits_5 = bitcast<u32>(decode_bf16(t18.x >> 16u) * t17);
            let t21 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * decode_bf16(t19.x >> 16u); // body.rs:66
            let bits_6 = bitcast<u32>(t21); // bits.rs:29
            let bits_7 = bitcast<u32>(decode_bf16(t18.y) * t17);
            let t22 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * decode_bf16(t19.y); // body.rs:66
            let bits_8 = bitcast<u32>(t22); // bits.rs:29
            let bits_9 = bitcast<u32>(decode_bf16(t18.y >> 16u) * t17);
            let t23 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))) * decode_bf16(t19.y >> 16u); // body.rs:66
            let bits_10 = bitcast<u32>(t23); // bits.rs:29
            let t24 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // body.rs:66
            let bits_11 = bitcast<u32>(decode_bf16(t18.z) * t17); // bits.rs:29
            let t25 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))) * decode_bf16(t19.z); // body.rs:66
            let bits_12 = bitcast<u32>(t25); // bits.rs:29
            let t26 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // body.rs:66
            let bits_13 = bitcast<u32>(decode_bf16(t18.z >> 16u) * t17); // bits.rs:29
            let t27 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) * decode_bf16(t19.z >> 16u); // body.rs:66
            let bits_14 = bitcast<u32>(t27); // bits.rs:29
            let t28 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // body.rs:66
            let bits_15 = bitcast<u32>(decode_bf16(t18.w) * t17); // bits.rs:29
            let t29 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * decode_bf16(t19.w); // body.rs:66
            let bits_16 = bitcast<u32>(t29); // bits.rs:29
            let t30 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // body.rs:66
            let bits_17 = bitcast<u32>(decode_bf16(t18.w >> 16u) * t17); // bits.rs:29
            let t31 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * decode_bf16(t19.w >> 16u); // body.rs:66
            let bits_18 = bitcast<u32>(t31); // bits.rs:29
            let t32 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // body.rs:66
            let t33 = encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u)))) << 16u; // body.rs:54
            let t34 = encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u)))) | t33;
            let t35 = encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u)))) | (t24 << 16u); // body.rs:55
            let words = vec4<u32>(t34, t35, t26 | (t28 << 16u), t30 | (t32 << 16u)); // body.rs:53
            let piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t36 = min_u32(first_n, n - 1u); // body.rs:180
            let t37 = shr_u32(piece, group_shift); // rows.rs:86
            let t38 = weight[(t36 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let t39 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            let t40 = shr_u32(piece, group_shift); // rows.rs:86
            let t41 = weight[(t39 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 32u];
            let words_2 = staged[(local_invocation_index & 31u) + 64u];
            let words_3 = staged[(local_invocation_index & 31u) + 96u];
            let t42 = decode_bf16(words.x & 65535u); // body.rs:79
            let t43 = decode_bf16(words.x >> 16u);
            let t44 = decode_bf16(words.y & 65535u);
            let t45 = decode_bf16(words.y >> 16u);
            let t46 = decode_bf16(words.z & 65535u);
            let t47 = decode_bf16(words.z >> 16u);
            let t48 = decode_bf16(words.w & 65535u);
            let t49 = decode_bf16(words.w >> 16u);
            let t50 = decode_bf16(words_1.x & 65535u);
            let t51 = decode_bf16(words_1.x >> 16u);
            let t52 = decode_bf16(words_1.y & 65535u);
            let t53 = decode_bf16(words_1.y >> 16u);
            let t54 = decode_bf16(words_1.z & 65535u);
            let t55 = decode_bf16(words_1.z >> 16u);
            let t56 = decode_bf16(words_1.w & 65535u);
            let t57 = decode_bf16(words_1.w >> 16u);
            let t58 = decode_bf16(words_2.x & 65535u);
            let t59 = decode_bf16(words_2.x >> 16u);
            let t60 = decode_bf16(words_2.y & 65535u);
            let t61 = decode_bf16(words_2.y >> 16u);
            let t62 = decode_bf16(words_2.z & 65535u);
            let t63 = decode_bf16(words_2.z >> 16u);
            let t64 = decode_bf16(words_2.w & 65535u);
            let t65 = decode_bf16(words_2.w >> 16u);
            let t66 = decode_bf16(words_3.x & 65535u);
            let t67 = decode_bf16(words_3.x >> 16u);
            let t68 = decode_bf16(words_3.y & 65535u);
            let t69 = decode_bf16(words_3.y >> 16u);
            let t70 = decode_bf16(words_3.z & 65535u);
            let t71 = decode_bf16(words_3.z >> 16u);
            let t72 = decode_bf16(words_3.w & 65535u);
            let t73 = decode_bf16(words_3.w >> 16u);
            let t74 = 0.0f + t42 + t43 + t44 + t45 + t46 + t47 + t48 + t49 + t50 + t51 + t52 + t53 + t54 + t55 + t56 + t57; // rows.rs:118
            let t75 = t74 + t58 + t59 + t60 + t61 + t62 + t63 + t64 + t65 + t66 + t67 + t68 + t69 + t70 + t71 + t72 + t73;
            let t76 = fma(f32((t38.x >> 8u) & 15u), t44, fma(f32((t38.x >> 4u) & 15u), t43, fma(f32(t38.x & 15u), t42, 0.0f))); // rows.rs:123
            let t77 = fma(f32((t38.x >> 20u) & 15u), t47, fma(f32((t38.x >> 16u) & 15u), t46, fma(f32((t38.x >> 12u) & 15u), t45, t76)));
            let t78 = fma(f32(t38.y & 15u), t50, fma(f32((t38.x >> 28u) & 15u), t49, fma(f32((t38.x >> 24u) & 15u), t48, t77)));
            let t79 = fma(f32((t38.y >> 12u) & 15u), t53, fma(f32((t38.y >> 8u) & 15u), t52, fma(f32((t38.y >> 4u) & 15u), t51, t78)));
            let t80 = fma(f32((t38.y >> 24u) & 15u), t56, fma(f32((t38.y >> 20u) & 15u), t55, fma(f32((t38.y >> 16u) & 15u), t54, t79)));
            let t81 = fma(f32((t38.z >> 4u) & 15u), t59, fma(f32(t38.z & 15u), t58, fma(f32((t38.y >> 28u) & 15u), t57, t80)));
            let t82 = fma(f32((t38.z >> 16u) & 15u), t62, fma(f32((t38.z >> 12u) & 15u), t61, fma(f32((t38.z >> 8u) & 15u), t60, t81)));
            let t83 = fma(f32((t38.z >> 28u) & 15u), t65, fma(f32((t38.z >> 24u) & 15u), t64, fma(f32((t38.z >> 20u) & 15u), t63, t82)));
            let t84 = fma(f32((t38.w >> 8u) & 15u), t68, fma(f32((t38.w >> 4u) & 15u), t67, fma(f32(t38.w & 15u), t66, t83)));
            let t85 = fma(f32((t38.w >> 20u) & 15u), t71, fma(f32((t38.w >> 16u) & 15u), t70, fma(f32((t38.w >> 12u) & 15u), t69, t84)));
            let t86 = load_scales(t36 * imm.n_groups + t37) * fma(f32((t38.w >> 28u) & 15u), t73, fma(f32((t38.w >> 24u) & 15u), t72, t85));
            sums_0_0 = sums_0_0 + t86 + load_biases(t36 * imm.n_groups + t37) * t75; // body.rs:197
            let t87 = fma(f32((t41.x >> 8u) & 15u), t44, fma(f32((t41.x >> 4u) & 15u), t43, fma(f32(t41.x & 15u), t42, 0.0f))); // rows.rs:123
            let t88 = fma(f32((t41.x >> 20u) & 15u), t47, fma(f32((t41.x >> 16u) & 15u), t46, fma(f32((t41.x >> 12u) & 15u), t45, t87)));
            let t89 = fma(f32(t41.y & 15u), t50, fma(f32((t41.x >> 28u) & 15u), t49, fma(f32((t41.x >> 24u) & 15u), t48, t88)));
            let t90 = fma(f32((t41.y >> 12u) & 15u), t53, fma(f32((t41.y >> 8u) & 15u), t52, fma(f32((t41.y >> 4u) & 15u), t51, t89)));
            let t91 = fma(f32((t41.y >> 24u) & 15u), t56, fma(f32((t41.y >> 20u) & 15u), t55, fma(f32((t41.y >> 16u) & 15u), t54, t90)));
            let t92 = fma(f32((t41.z >> 4u) & 15u), t59, fma(f32(t41.z & 15u), t58, fma(f32((t41.y >> 28u) & 15u), t57, t91)));
            let t93 = fma(f32((t41.z >> 16u) & 15u), t62, fma(f32((t41.z >> 12u) & 15u), t61, fma(f32((t41.z >> 8u) & 15u), t60, t92)));
            let t94 = fma(f32((t41.z >> 28u) & 15u), t65, fma(f32((t41.z >> 24u) & 15u), t64, fma(f32((t41.z >> 20u) & 15u), t63, t93)));
            let t95 = fma(f32((t41.w >> 8u) & 15u), t68, fma(f32((t41.w >> 4u) & 15u), t67, fma(f32(t41.w & 15u), t66, t94)));
            let t96 = fma(f32((t41.w >> 20u) & 15u), t71, fma(f32((t41.w >> 16u) & 15u), t70, fma(f32((t41.w >> 12u) & 15u), t69, t95)));
            let t97 = load_scales(t39 * imm.n_groups + t40) * fma(f32((t41.w >> 28u) & 15u), t73, fma(f32((t41.w >> 24u) & 15u), t72, t96));
            sums_0_1 = sums_0_1 + t97 + load_biases(t39 * imm.n_groups + t40) * t75; // body.rs:197
        }
        let piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t98 = min_u32(first_n, n - 1u); // body.rs:180
            let t99 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t100 = weight[(t98 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let t101 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            let t102 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t103 = weight[(t101 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 160u];
            let words_2 = staged[(local_invocation_index & 31u) + 192u];
            let words_3 = staged[(local_invocation_index & 31u) + 224u];
            let t104 = decode_bf16(words.x & 65535u); // body.rs:79
            let t105 = decode_bf16(words.x >> 16u);
            let t106 = decode_bf16(words.y & 65535u);
            let t107 = decode_bf16(words.y >> 16u);
            let t108 = decode_bf16(words.z & 65535u);
            let t109 = decode_bf16(words.z >> 16u);
            let t110 = decode_bf16(words.w & 65535u);
            let t111 = decode_bf16(words.w >> 16u);
            let t112 = decode_bf16(words_1.x & 65535u);
            let t113 = decode_bf16(words_1.x >> 16u);
            let t114 = decode_bf16(words_1.y & 65535u);
            let t115 = decode_bf16(words_1.y >> 16u);
            let t116 = decode_bf16(words_1.z & 65535u);
            let t117 = decode_bf16(words_1.z >> 16u);
            let t118 = decode_bf16(words_1.w & 65535u);
            let t119 = decode_bf16(words_1.w >> 16u);
            let t120 = decode_bf16(words_2.x & 65535u);
            let t121 = decode_bf16(words_2.x >> 16u);
            let t122 = decode_bf16(words_2.y & 65535u);
            let t123 = decode_bf16(words_2.y >> 16u);
            let t124 = decode_bf16(words_2.z & 65535u);
            let t125 = decode_bf16(words_2.z >> 16u);
            let t126 = decode_bf16(words_2.w & 65535u);
            let t127 = decode_bf16(words_2.w >> 16u);
            let t128 = decode_bf16(words_3.x & 65535u);
            let t129 = decode_bf16(words_3.x >> 16u);
            let t130 = decode_bf16(words_3.y & 65535u);
            let t131 = decode_bf16(words_3.y >> 16u);
            let t132 = decode_bf16(words_3.z & 65535u);
            let t133 = decode_bf16(words_3.z >> 16u);
            let t134 = decode_bf16(words_3.w & 65535u);
            let t135 = decode_bf16(words_3.w >> 16u);
            let t136 = 0.0f + t104 + t105 + t106 + t107 + t108 + t109 + t110 + t111 + t112 + t113 + t114 + t115 + t116 + t117; // rows.rs:118
            let t137 = t136 + t118 + t119 + t120 + t121 + t122 + t123 + t124 + t125 + t126 + t127 + t128 + t129 + t130 + t131;
            let t138 = t137 + t132 + t133 + t134 + t135;
            let t139 = fma(f32((t100.x >> 8u) & 15u), t106, fma(f32((t100.x >> 4u) & 15u), t105, fma(f32(t100.x & 15u), t104, 0.0f))); // rows.rs:123
            let t140 = fma(f32((t100.x >> 20u) & 15u), t109, fma(f32((t100.x >> 16u) & 15u), t108, fma(f32((t100.x >> 12u) & 15u), t107, t139)));
            let t141 = fma(f32(t100.y & 15u), t112, fma(f32((t100.x >> 28u) & 15u), t111, fma(f32((t100.x >> 24u) & 15u), t110, t140)));
            let t142 = fma(f32((t100.y >> 12u) & 15u), t115, fma(f32((t100.y >> 8u) & 15u), t114, fma(f32((t100.y >> 4u) & 15u), t113, t141)));
            let t143 = fma(f32((t100.y >> 24u) & 15u), t118, fma(f32((t100.y >> 20u) & 15u), t117, fma(f32((t100.y >> 16u) & 15u), t116, t142)));
            let t144 = fma(f32((t100.z >> 4u) & 15u), t121, fma(f32(t100.z & 15u), t120, fma(f32((t100.y >> 28u) & 15u), t119, t143)));
            let t145 = fma(f32((t100.z >> 16u) & 15u), t124, fma(f32((t100.z >> 12u) & 15u), t123, fma(f32((t100.z >> 8u) & 15u), t122, t144)));
            let t146 = fma(f32((t100.z >> 28u) & 15u), t127, fma(f32((t100.z >> 24u) & 15u), t126, fma(f32((t100.z >> 20u) & 15u), t125, t145)));
            let t147 = fma(f32((t100.w >> 8u) & 15u), t130, fma(f32((t100.w >> 4u) & 15u), t129, fma(f32(t100.w & 15u), t128, t146)));
            let t148 = fma(f32((t100.w >> 20u) & 15u), t133, fma(f32((t100.w >> 16u) & 15u), t132, fma(f32((t100.w >> 12u) & 15u), t131, t147)));
            let t149 = load_scales(t98 * imm.n_groups + t99) * fma(f32((t100.w >> 28u) & 15u), t135, fma(f32((t100.w >> 24u) & 15u), t134, t148));
            sums_0_0 = sums_0_0 + t149 + load_biases(t98 * imm.n_groups + t99) * t138; // body.rs:197
            let t150 = fma(f32((t103.x >> 8u) & 15u), t106, fma(f32((t103.x >> 4u) & 15u), t105, fma(f32(t103.x & 15u), t104, 0.0f))); // rows.rs:123
            let t151 = fma(f32((t103.x >> 20u) & 15u), t109, fma(f32((t103.x >> 16u) & 15u), t108, fma(f32((t103.x >> 12u) & 15u), t107, t150)));
            let t152 = fma(f32(t103.y & 15u), t112, fma(f32((t103.x >> 28u) & 15u), t111, fma(f32((t103.x >> 24u) & 15u), t110, t151)));
            let t153 = fma(f32((t103.y >> 12u) & 15u), t115, fma(f32((t103.y >> 8u) & 15u), t114, fma(f32((t103.y >> 4u) & 15u), t113, t152)));
            let t154 = fma(f32((t103.y >> 24u) & 15u), t118, fma(f32((t103.y >> 20u) & 15u), t117, fma(f32((t103.y >> 16u) & 15u), t116, t153)));
            let t155 = fma(f32((t103.z >> 4u) & 15u), t121, fma(f32(t103.z & 15u), t120, fma(f32((t103.y >> 28u) & 15u), t119, t154)));
            let t156 = fma(f32((t103.z >> 16u) & 15u), t124, fma(f32((t103.z >> 12u) & 15u), t123, fma(f32((t103.z >> 8u) & 15u), t122, t155)));
            let t157 = fma(f32((t103.z >> 28u) & 15u), t127, fma(f32((t103.z >> 24u) & 15u), t126, fma(f32((t103.z >> 20u) & 15u), t125, t156)));
            let t158 = fma(f32((t103.w >> 8u) & 15u), t130, fma(f32((t103.w >> 4u) & 15u), t129, fma(f32(t103.w & 15u), t128, t157)));
            let t159 = fma(f32((t103.w >> 20u) & 15u), t133, fma(f32((t103.w >> 16u) & 15u), t132, fma(f32((t103.w >> 12u) & 15u), t131, t158)));
            let t160 = load_scales(t101 * imm.n_groups + t102) * fma(f32((t103.w >> 28u) & 15u), t135, fma(f32((t103.w >> 24u) & 15u), t134, t159));
            sums_0_1 = sums_0_1 + t160 + load_biases(t101 * imm.n_groups + t102) * t138; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let sum_2 = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:214
    }
    let sum_3 = reduce_add_f32(sums_0_1); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_3; // body.rs:214
    }
    workgroupBarrier(); // body.rs:218
    let part = local_invocation_index; // body.rs:234
    let row = part / 4u; // body.rs:235
    let first = part % 4u * 4u; // body.rs:236
    let column = workgroup_id.x * 16u + first; // body.rs:237
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:238
        let place = row * 16u + first; // body.rs:239
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:240
        var four_0 = 0.0f; // body.rs:241
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:244
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let t161 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t161;
    }
}
