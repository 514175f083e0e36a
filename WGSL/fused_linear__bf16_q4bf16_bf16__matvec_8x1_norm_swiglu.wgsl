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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn max_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (x_place < y_place) & numbers));
}

fn min_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (y_place < x_place) & numbers));
}

fn i32_from_f32(x: f32) -> i32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0i;
    }
    if (x <= -2147483648.0f) {
        return i32(-2147483648);
    }
    if (x >= 2147483648.0f) {
        return 2147483647i;
    }
    return i32(x);
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_q4bf16_bf16__matvec_8x1_norm_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:30
    let n = imm.n; // body.rs:157
    let last_m = imm.m - 1u; // body.rs:158
    let k = imm.k; // body.rs:159
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:161
    let n_pieces = k / 32u; // body.rs:162
    let t1 = min_u32(workgroup_id.y, last_m); // body.rs:165
    let t2 = local_invocation_index * 8u; // body.rs:137
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
    let t12 = f32(n_cols); // rms_norm.rs:285
    let a_bits = bitcast<u32>(sum_1); // division.rs:13
    let b_bits = bitcast<u32>(t12); // division.rs:14
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    let a_field = (a_bits >> 23u) & 255u; // division.rs:16
    let b_field = (b_bits >> 23u) & 255u; // division.rs:17
    let t13 = a_bits & 8388607u; // division.rs:18
    let t14 = b_bits & 8388607u;
    let below = select(0u, 1u, (t13 < t14)); // division.rs:33
    let numerator = shl_u32(t13 | 8388608u, below); // division.rs:34
    let denominator = t14 | 8388608u; // division.rs:35
    let d = bitcast<f32>(t14 | 1065353216u); // division.rs:37
    var reciprocal = 1.4117647f - 0.47058824f * d; // division.rs:38
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal); // division.rs:41
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n_1 = bitcast<f32>((t13 | 1065353216u) + (below << 23u)); // division.rs:44
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
    let t15 = quotient; // division.rs:60
    let field = exponent + i32(t15 >> 24u); // bits.rs:36
    let bits = (u32(field) << 23u) | (t15 & 8388607u); // bits.rs:37
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    let a_zero = a_field == 0u; // division.rs:22
    let b_zero = b_field == 0u; // division.rs:23
    let t16 = ((bitcast<u32>(sum_1) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t12) & 2147483647u) > 2139095040u); // division.rs:24
    let undefined = (t16 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
    let t17 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // rms_norm.rs:285
    let bits_1 = bitcast<u32>(t17); // roots.rs:14
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
    let bits_2 = bitcast<u32>(t17); // roots.rs:30
    let sign_2 = bits_2 & 2147483648u; // roots.rs:31
    let zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    let at_edge = select(select(scaled_4, 0.0f, (bits_2 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // roots.rs:33
    let t18 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t17) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // roots.rs:34
    var sums_0_0 = 0.0f; // body.rs:169
    var sums_0_1 = 0.0f;
    for (var first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        let own_row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            let t19 = x[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            let t20 = norm_weight[(column >> 1u) >> 2u];
            let bits_3 = bitcast<u32>(decode_bf16(t19.x) * t18); // bits.rs:29
            let t21 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * decode_bf16(t20.x); // body.rs:66
            let bits_4 = bitcast<u32>(t21); // bits.rs:29
            let bits_5 = bitcast<u32>(decode_bf16(t19.x >> 16u) * t18);
            let t22 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * decode_bf16(t20.x >> 16u); // body.rs:66
            let bits_6 = bitcast<u32>(t22); // bits.rs:29
            let bits_7 = bitcast<u32>(decode_bf16(t19.y) * t18);
            let t23 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * decode_bf16(t20.y); // body.rs:66
            let bits_8 = bitcast<u32>(t23); // bits.rs:29
            let bits_9 = bitcast<u32>(decode_bf16(t19.y >> 16u) * t18);
            let t24 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))) * decode_bf16(t20.y >> 16u); // body.rs:66
            let bits_10 = bitcast<u32>(t24); // bits.rs:29
            let t25 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // body.rs:66
            let bits_11 = bitcast<u32>(decode_bf16(t19.z) * t18); // bits.rs:29
            let t26 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))) * decode_bf16(t20.z); // body.rs:66
            let bits_12 = bitcast<u32>(t26); // bits.rs:29
            let t27 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // body.rs:66
            let bits_13 = bitcast<u32>(decode_bf16(t19.z >> 16u) * t18); // bits.rs:29
            let t28 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) * decode_bf16(t20.z >> 16u); // body.rs:66
            let bits_14 = bitcast<u32>(t28); // bits.rs:29
            let t29 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // body.rs:66
            let bits_15 = bitcast<u32>(decode_bf16(t19.w) * t18); // bits.rs:29
            let t30 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * decode_bf16(t20.w); // body.rs:66
            let bits_16 = bitcast<u32>(t30); // bits.rs:29
            let t31 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // body.rs:66
            let bits_17 = bitcast<u32>(decode_bf16(t19.w >> 16u) * t18); // bits.rs:29
            let t32 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * decode_bf16(t20.w >> 16u); // body.rs:66
            let bits_18 = bitcast<u32>(t32); // bits.rs:29
            let t33 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // body.rs:66
            let t34 = encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u)))) << 16u; // body.rs:54
            let t35 = encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u)))) | t34;
            let t36 = encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u)))) | (t25 << 16u); // body.rs:55
            let words = vec4<u32>(t35, t36, t27 | (t29 << 16u), t31 | (t33 << 16u)); // body.rs:53
            let piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t37 = min_u32(t0, n - 1u); // body.rs:180
            let t38 = shr_u32(piece, group_shift); // rows.rs:86
            let t39 = weight[(t37 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let t40 = min_u32(t0, n - 1u) + n; // body.rs:181
            let t41 = shr_u32(piece, group_shift); // rows.rs:86
            let t42 = weight[(t40 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 32u];
            let words_2 = staged[(local_invocation_index & 31u) + 64u];
            let words_3 = staged[(local_invocation_index & 31u) + 96u];
            let t43 = decode_bf16(words.x & 65535u); // body.rs:79
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
            let t75 = 0.0f + t43 + t44 + t45 + t46 + t47 + t48 + t49 + t50 + t51 + t52 + t53 + t54 + t55 + t56 + t57 + t58; // rows.rs:118
            let t76 = t75 + t59 + t60 + t61 + t62 + t63 + t64 + t65 + t66 + t67 + t68 + t69 + t70 + t71 + t72 + t73 + t74;
            let t77 = fma(f32((t39.x >> 8u) & 15u), t45, fma(f32((t39.x >> 4u) & 15u), t44, fma(f32(t39.x & 15u), t43, 0.0f))); // rows.rs:123
            let t78 = fma(f32((t39.x >> 20u) & 15u), t48, fma(f32((t39.x >> 16u) & 15u), t47, fma(f32((t39.x >> 12u) & 15u), t46, t77)));
            let t79 = fma(f32(t39.y & 15u), t51, fma(f32((t39.x >> 28u) & 15u), t50, fma(f32((t39.x >> 24u) & 15u), t49, t78)));
            let t80 = fma(f32((t39.y >> 12u) & 15u), t54, fma(f32((t39.y >> 8u) & 15u), t53, fma(f32((t39.y >> 4u) & 15u), t52, t79)));
            let t81 = fma(f32((t39.y >> 24u) & 15u), t57, fma(f32((t39.y >> 20u) & 15u), t56, fma(f32((t39.y >> 16u) & 15u), t55, t80)));
            let t82 = fma(f32((t39.z >> 4u) & 15u), t60, fma(f32(t39.z & 15u), t59, fma(f32((t39.y >> 28u) & 15u), t58, t81)));
            let t83 = fma(f32((t39.z >> 16u) & 15u), t63, fma(f32((t39.z >> 12u) & 15u), t62, fma(f32((t39.z >> 8u) & 15u), t61, t82)));
            let t84 = fma(f32((t39.z >> 28u) & 15u), t66, fma(f32((t39.z >> 24u) & 15u), t65, fma(f32((t39.z >> 20u) & 15u), t64, t83)));
            let t85 = fma(f32((t39.w >> 8u) & 15u), t69, fma(f32((t39.w >> 4u) & 15u), t68, fma(f32(t39.w & 15u), t67, t84)));
            let t86 = fma(f32((t39.w >> 20u) & 15u), t72, fma(f32((t39.w >> 16u) & 15u), t71, fma(f32((t39.w >> 12u) & 15u), t70, t85)));
            let t87 = load_scales(t37 * imm.n_groups + t38) * fma(f32((t39.w >> 28u) & 15u), t74, fma(f32((t39.w >> 24u) & 15u), t73, t86));
            sums_0_0 = sums_0_0 + t87 + load_biases(t37 * imm.n_groups + t38) * t76; // body.rs:197
            let t88 = fma(f32((t42.x >> 8u) & 15u), t45, fma(f32((t42.x >> 4u) & 15u), t44, fma(f32(t42.x & 15u), t43, 0.0f))); // rows.rs:123
            let t89 = fma(f32((t42.x >> 20u) & 15u), t48, fma(f32((t42.x >> 16u) & 15u), t47, fma(f32((t42.x >> 12u) & 15u), t46, t88)));
            let t90 = fma(f32(t42.y & 15u), t51, fma(f32((t42.x >> 28u) & 15u), t50, fma(f32((t42.x >> 24u) & 15u), t49, t89)));
            let t91 = fma(f32((t42.y >> 12u) & 15u), t54, fma(f32((t42.y >> 8u) & 15u), t53, fma(f32((t42.y >> 4u) & 15u), t52, t90)));
            let t92 = fma(f32((t42.y >> 24u) & 15u), t57, fma(f32((t42.y >> 20u) & 15u), t56, fma(f32((t42.y >> 16u) & 15u), t55, t91)));
            let t93 = fma(f32((t42.z >> 4u) & 15u), t60, fma(f32(t42.z & 15u), t59, fma(f32((t42.y >> 28u) & 15u), t58, t92)));
            let t94 = fma(f32((t42.z >> 16u) & 15u), t63, fma(f32((t42.z >> 12u) & 15u), t62, fma(f32((t42.z >> 8u) & 15u), t61, t93)));
            let t95 = fma(f32((t42.z >> 28u) & 15u), t66, fma(f32((t42.z >> 24u) & 15u), t65, fma(f32((t42.z >> 20u) & 15u), t64, t94)));
            let t96 = fma(f32((t42.w >> 8u) & 15u), t69, fma(f32((t42.w >> 4u) & 15u), t68, fma(f32(t42.w & 15u), t67, t95)));
            let t97 = fma(f32((t42.w >> 20u) & 15u), t72, fma(f32((t42.w >> 16u) & 15u), t71, fma(f32((t42.w >> 12u) & 15u), t70, t96)));
            let t98 = load_scales(t40 * imm.n_groups + t41) * fma(f32((t42.w >> 28u) & 15u), t74, fma(f32((t42.w >> 24u) & 15u), t73, t97));
            sums_0_1 = sums_0_1 + t98 + load_biases(t40 * imm.n_groups + t41) * t76; // body.rs:197
        }
        let piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t99 = min_u32(t0, n - 1u); // body.rs:180
            let t100 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t101 = weight[(t99 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let t102 = min_u32(t0, n - 1u) + n; // body.rs:181
            let t103 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t104 = weight[(t102 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 160u];
            let words_2 = staged[(local_invocation_index & 31u) + 192u];
            let words_3 = staged[(local_invocation_index & 31u) + 224u];
            let t105 = decode_bf16(words.x & 65535u); // body.rs:79
            let t106 = decode_bf16(words.x >> 16u);
            let t107 = decode_bf16(words.y & 65535u);
            let t108 = decode_bf16(words.y >> 16u);
            let t109 = decode_bf16(words.z & 65535u);
            let t110 = decode_bf16(words.z >> 16u);
            let t111 = decode_bf16(words.w & 65535u);
            let t112 = decode_bf16(words.w >> 16u);
            let t113 = decode_bf16(words_1.x & 65535u);
            let t114 = decode_bf16(words_1.x >> 16u);
            let t115 = decode_bf16(words_1.y & 65535u);
            let t116 = decode_bf16(words_1.y >> 16u);
            let t117 = decode_bf16(words_1.z & 65535u);
            let t118 = decode_bf16(words_1.z >> 16u);
            let t119 = decode_bf16(words_1.w & 65535u);
            let t120 = decode_bf16(words_1.w >> 16u);
            let t121 = decode_bf16(words_2.x & 65535u);
            let t122 = decode_bf16(words_2.x >> 16u);
            let t123 = decode_bf16(words_2.y & 65535u);
            let t124 = decode_bf16(words_2.y >> 16u);
            let t125 = decode_bf16(words_2.z & 65535u);
            let t126 = decode_bf16(words_2.z >> 16u);
            let t127 = decode_bf16(words_2.w & 65535u);
            let t128 = decode_bf16(words_2.w >> 16u);
            let t129 = decode_bf16(words_3.x & 65535u);
            let t130 = decode_bf16(words_3.x >> 16u);
            let t131 = decode_bf16(words_3.y & 65535u);
            let t132 = decode_bf16(words_3.y >> 16u);
            let t133 = decode_bf16(words_3.z & 65535u);
            let t134 = decode_bf16(words_3.z >> 16u);
            let t135 = decode_bf16(words_3.w & 65535u);
            let t136 = decode_bf16(words_3.w >> 16u);
            let t137 = 0.0f + t105 + t106 + t107 + t108 + t109 + t110 + t111 + t112 + t113 + t114 + t115 + t116 + t117 + t118; // rows.rs:118
            let t138 = t137 + t119 + t120 + t121 + t122 + t123 + t124 + t125 + t126 + t127 + t128 + t129 + t130 + t131 + t132;
            let t139 = t138 + t133 + t134 + t135 + t136;
            let t140 = fma(f32((t101.x >> 8u) & 15u), t107, fma(f32((t101.x >> 4u) & 15u), t106, fma(f32(t101.x & 15u), t105, 0.0f))); // rows.rs:123
            let t141 = fma(f32((t101.x >> 20u) & 15u), t110, fma(f32((t101.x >> 16u) & 15u), t109, fma(f32((t101.x >> 12u) & 15u), t108, t140)));
            let t142 = fma(f32(t101.y & 15u), t113, fma(f32((t101.x >> 28u) & 15u), t112, fma(f32((t101.x >> 24u) & 15u), t111, t141)));
            let t143 = fma(f32((t101.y >> 12u) & 15u), t116, fma(f32((t101.y >> 8u) & 15u), t115, fma(f32((t101.y >> 4u) & 15u), t114, t142)));
            let t144 = fma(f32((t101.y >> 24u) & 15u), t119, fma(f32((t101.y >> 20u) & 15u), t118, fma(f32((t101.y >> 16u) & 15u), t117, t143)));
            let t145 = fma(f32((t101.z >> 4u) & 15u), t122, fma(f32(t101.z & 15u), t121, fma(f32((t101.y >> 28u) & 15u), t120, t144)));
            let t146 = fma(f32((t101.z >> 16u) & 15u), t125, fma(f32((t101.z >> 12u) & 15u), t124, fma(f32((t101.z >> 8u) & 15u), t123, t145)));
            let t147 = fma(f32((t101.z >> 28u) & 15u), t128, fma(f32((t101.z >> 24u) & 15u), t127, fma(f32((t101.z >> 20u) & 15u), t126, t146)));
            let t148 = fma(f32((t101.w >> 8u) & 15u), t131, fma(f32((t101.w >> 4u) & 15u), t130, fma(f32(t101.w & 15u), t129, t147)));
            let t149 = fma(f32((t101.w >> 20u) & 15u), t134, fma(f32((t101.w >> 16u) & 15u), t133, fma(f32((t101.w >> 12u) & 15u), t132, t148)));
            let t150 = load_scales(t99 * imm.n_groups + t100) * fma(f32((t101.w >> 28u) & 15u), t136, fma(f32((t101.w >> 24u) & 15u), t135, t149));
            sums_0_0 = sums_0_0 + t150 + load_biases(t99 * imm.n_groups + t100) * t139; // body.rs:197
            let t151 = fma(f32((t104.x >> 8u) & 15u), t107, fma(f32((t104.x >> 4u) & 15u), t106, fma(f32(t104.x & 15u), t105, 0.0f))); // rows.rs:123
            let t152 = fma(f32((t104.x >> 20u) & 15u), t110, fma(f32((t104.x >> 16u) & 15u), t109, fma(f32((t104.x >> 12u) & 15u), t108, t151)));
            let t153 = fma(f32(t104.y & 15u), t113, fma(f32((t104.x >> 28u) & 15u), t112, fma(f32((t104.x >> 24u) & 15u), t111, t152)));
            let t154 = fma(f32((t104.y >> 12u) & 15u), t116, fma(f32((t104.y >> 8u) & 15u), t115, fma(f32((t104.y >> 4u) & 15u), t114, t153)));
            let t155 = fma(f32((t104.y >> 24u) & 15u), t119, fma(f32((t104.y >> 20u) & 15u), t118, fma(f32((t104.y >> 16u) & 15u), t117, t154)));
            let t156 = fma(f32((t104.z >> 4u) & 15u), t122, fma(f32(t104.z & 15u), t121, fma(f32((t104.y >> 28u) & 15u), t120, t155)));
            let t157 = fma(f32((t104.z >> 16u) & 15u), t125, fma(f32((t104.z >> 12u) & 15u), t124, fma(f32((t104.z >> 8u) & 15u), t123, t156)));
            let t158 = fma(f32((t104.z >> 28u) & 15u), t128, fma(f32((t104.z >> 24u) & 15u), t127, fma(f32((t104.z >> 20u) & 15u), t126, t157)));
            let t159 = fma(f32((t104.w >> 8u) & 15u), t131, fma(f32((t104.w >> 4u) & 15u), t130, fma(f32(t104.w & 15u), t129, t158)));
            let t160 = fma(f32((t104.w >> 20u) & 15u), t134, fma(f32((t104.w >> 16u) & 15u), t133, fma(f32((t104.w >> 12u) & 15u), t132, t159)));
            let t161 = load_scales(t102 * imm.n_groups + t103) * fma(f32((t104.w >> 28u) & 15u), t136, fma(f32((t104.w >> 24u) & 15u), t135, t160));
            sums_0_1 = sums_0_1 + t161 + load_biases(t102 * imm.n_groups + t103) * t139; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let sum_2 = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[local_invocation_index >> 5u] = sum_2; // body.rs:214
    }
    let sum_3 = reduce_add_f32(sums_0_1); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) + 8u] = sum_3; // body.rs:214
    }
    workgroupBarrier(); // body.rs:218
    let part = local_invocation_index; // body.rs:234
    let row = part / 2u; // body.rs:235
    let first = part % 2u * 4u; // body.rs:236
    let column = workgroup_id.x * 8u + first; // body.rs:237
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
        let up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:264
        let t162 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        let t163 = abs_f32(t162); // activation.rs:20
        let t164 = min_f32(max_f32(t163, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t164 * 1.442695f); // exponential.rs:14
        let reduced = t164 - k_1 * 0.6933594f; // exponential.rs:15
        let correction = k_1 * -0.00021219444f; // exponential.rs:16
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
        let t165 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + t165; // bits.rs:44
        let bits_3 = bitcast<u32>(y_3) + (u32(t165) << 23u); // bits.rs:45
        let t166 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t163) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t166)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_4 = bitcast<u32>(d_1); // division.rs:85
        let t167 = bitcast<f32>((bits_4 & 8388607u) | 1065353216u); // division.rs:94
        var estimate = t167 * (t167 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate = estimate + estimate * (1.0f - t167 * estimate); // division.rs:105
        estimate = estimate + estimate * (1.0f - t167 * estimate);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t167) & 4294963200u);
        let residual_2 = 1.0f - d_high * high_4 - (t167 - d_high) * high_4; // division.rs:110
        let estimate_1 = estimate;
        let t168 = high_4 + residual_2 * estimate_1; // division.rs:87
        let t169 = 127i - i32(bits_4 >> 23u);
        let field_2 = i32(bitcast<u32>(t168) >> 23u) + t169; // bits.rs:44
        let bits_5 = bitcast<u32>(t168) + (u32(t169) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))); // bits.rs:46
        let t170 = encode_bf16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t170);
        let bits_6 = bitcast<u32>(t162 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t162 < 0.0f))); // bits.rs:29
        let t171 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t171 * up); // bits.rs:29
        let t172 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t172; // body.rs:265
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        let t173 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        let t174 = abs_f32(t173); // activation.rs:20
        let t175 = min_f32(max_f32(t174, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t175 * 1.442695f); // exponential.rs:14
        let reduced_1 = t175 - k_2 * 0.6933594f; // exponential.rs:15
        let correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
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
        let t176 = i32_from_f32(k_2); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_5) >> 23u) + t176; // bits.rs:44
        let bits_8 = bitcast<u32>(y_5) + (u32(t176) << 23u); // bits.rs:45
        let t177 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t174) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t177)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_9 = bitcast<u32>(d_2); // division.rs:85
        let t178 = bitcast<f32>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_2 = t178 * (t178 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t178 * estimate_2); // division.rs:105
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t178 * estimate_2);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t178) & 4294963200u);
        let residual_3 = 1.0f - d_high_1 * high_5 - (t178 - d_high_1) * high_5; // division.rs:110
        let estimate_3 = estimate_2;
        let t179 = high_5 + residual_3 * estimate_3; // division.rs:87
        let t180 = 127i - i32(bits_9 >> 23u);
        let field_4 = i32(bitcast<u32>(t179) >> 23u) + t180; // bits.rs:44
        let bits_10 = bitcast<u32>(t179) + (u32(t180) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // bits.rs:46
        let t181 = encode_bf16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t181);
        let bits_11 = bitcast<u32>(t173 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t173 < 0.0f))); // bits.rs:29
        let t182 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_12 = bitcast<u32>(decode_bf16(t182) * up_1); // bits.rs:29
        let t183 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // activation.rs:36
        four_1 = decode_bf16(t183); // body.rs:265
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        let t184 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        let t185 = abs_f32(t184); // activation.rs:20
        let t186 = min_f32(max_f32(t185, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t186 * 1.442695f); // exponential.rs:14
        let reduced_2 = t186 - k_3 * 0.6933594f; // exponential.rs:15
        let correction_2 = k_3 * -0.00021219444f; // exponential.rs:16
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
        let t187 = i32_from_f32(k_3); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_7) >> 23u) + t187; // bits.rs:44
        let bits_13 = bitcast<u32>(y_7) + (u32(t187) << 23u); // bits.rs:45
        let t188 = select(bitcast<f32>(select(select(bits_13, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t185) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t188)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_14 = bitcast<u32>(d_3); // division.rs:85
        let t189 = bitcast<f32>((bits_14 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_4 = t189 * (t189 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t189 * estimate_4); // division.rs:105
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t189 * estimate_4);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t189) & 4294963200u);
        let residual_4 = 1.0f - d_high_2 * high_6 - (t189 - d_high_2) * high_6; // division.rs:110
        let estimate_5 = estimate_4;
        let t190 = high_6 + residual_4 * estimate_5; // division.rs:87
        let t191 = 127i - i32(bits_14 >> 23u);
        let field_6 = i32(bitcast<u32>(t190) >> 23u) + t191; // bits.rs:44
        let bits_15 = bitcast<u32>(t190) + (u32(t191) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))); // bits.rs:46
        let t192 = encode_bf16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t192);
        let bits_16 = bitcast<u32>(t184 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t184 < 0.0f))); // bits.rs:29
        let t193 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_17 = bitcast<u32>(decode_bf16(t193) * up_2); // bits.rs:29
        let t194 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t194); // body.rs:265
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        let t195 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        let t196 = abs_f32(t195); // activation.rs:20
        let t197 = min_f32(max_f32(t196, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t197 * 1.442695f); // exponential.rs:14
        let reduced_3 = t197 - k_4 * 0.6933594f; // exponential.rs:15
        let correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
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
        let t198 = i32_from_f32(k_4); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_9) >> 23u) + t198; // bits.rs:44
        let bits_18 = bitcast<u32>(y_9) + (u32(t198) << 23u); // bits.rs:45
        let t199 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t196) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t199)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_19 = bitcast<u32>(d_4); // division.rs:85
        let t200 = bitcast<f32>((bits_19 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_6 = t200 * (t200 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t200 * estimate_6); // division.rs:105
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t200 * estimate_6);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t200) & 4294963200u);
        let residual_5 = 1.0f - d_high_3 * high_7 - (t200 - d_high_3) * high_7; // division.rs:110
        let estimate_7 = estimate_6;
        let t201 = high_7 + residual_5 * estimate_7; // division.rs:87
        let t202 = 127i - i32(bits_19 >> 23u);
        let field_8 = i32(bitcast<u32>(t201) >> 23u) + t202; // bits.rs:44
        let bits_20 = bitcast<u32>(t201) + (u32(t202) << 23u); // bits.rs:45
        let scaled_8 = bitcast<f32>(select(select(bits_20, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))); // bits.rs:46
        let t203 = encode_bf16(select(scaled_8, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_bf16(t203);
        let bits_21 = bitcast<u32>(t195 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t195 < 0.0f))); // bits.rs:29
        let t204 = encode_bf16(bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_22 = bitcast<u32>(decode_bf16(t204) * up_3); // bits.rs:29
        let t205 = encode_bf16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t205); // body.rs:265
        let t206 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t206;
    }
}
