struct Immediates {
    eps: f32,
    n: u32,
    m: u32,
    k: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> norm_weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> partial_sums: array<f32, 8>;
var<workgroup> staged: array<vec4<u32>, 256>;
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

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_bf16_bf16__matvec_16x1_norm(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let n = imm.n; // body.rs:157
    let last_m = imm.m - 1u; // body.rs:158
    let k = imm.k; // body.rs:159
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:161
    let n_pieces = k / 8u; // body.rs:162
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
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t36 = w[((min_u32(first_n, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t37 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u];
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let t38 = decode_bf16(words.x & 65535u); // body.rs:79
            let t39 = decode_bf16(words.x >> 16u);
            let t40 = decode_bf16(words.y & 65535u);
            let t41 = decode_bf16(words.y >> 16u);
            let t42 = decode_bf16(words.z & 65535u);
            let t43 = decode_bf16(words.z >> 16u);
            let t44 = decode_bf16(words.w & 65535u);
            let t45 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t38, decode_bf16(t36.x), sum_2); // dot.rs:23
            sum_2 = fma(t39, decode_bf16(t36.x >> 16u), sum_2);
            sum_2 = fma(t40, decode_bf16(t36.y), sum_2);
            sum_2 = fma(t41, decode_bf16(t36.y >> 16u), sum_2);
            sum_2 = fma(t42, decode_bf16(t36.z), sum_2);
            sum_2 = fma(t43, decode_bf16(t36.z >> 16u), sum_2);
            sum_2 = fma(t44, decode_bf16(t36.w), sum_2);
            sum_2 = fma(t45, decode_bf16(t36.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t38, decode_bf16(t37.x), sum_3); // dot.rs:23
            sum_3 = fma(t39, decode_bf16(t37.x >> 16u), sum_3);
            sum_3 = fma(t40, decode_bf16(t37.y), sum_3);
            sum_3 = fma(t41, decode_bf16(t37.y >> 16u), sum_3);
            sum_3 = fma(t42, decode_bf16(t37.z), sum_3);
            sum_3 = fma(t43, decode_bf16(t37.z >> 16u), sum_3);
            sum_3 = fma(t44, decode_bf16(t37.w), sum_3);
            sum_3 = fma(t45, decode_bf16(t37.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t46 = w[((min_u32(first_n, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t47 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            let t48 = decode_bf16(words.x & 65535u); // body.rs:79
            let t49 = decode_bf16(words.x >> 16u);
            let t50 = decode_bf16(words.y & 65535u);
            let t51 = decode_bf16(words.y >> 16u);
            let t52 = decode_bf16(words.z & 65535u);
            let t53 = decode_bf16(words.z >> 16u);
            let t54 = decode_bf16(words.w & 65535u);
            let t55 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t48, decode_bf16(t46.x), sum_2); // dot.rs:23
            sum_2 = fma(t49, decode_bf16(t46.x >> 16u), sum_2);
            sum_2 = fma(t50, decode_bf16(t46.y), sum_2);
            sum_2 = fma(t51, decode_bf16(t46.y >> 16u), sum_2);
            sum_2 = fma(t52, decode_bf16(t46.z), sum_2);
            sum_2 = fma(t53, decode_bf16(t46.z >> 16u), sum_2);
            sum_2 = fma(t54, decode_bf16(t46.w), sum_2);
            sum_2 = fma(t55, decode_bf16(t46.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t48, decode_bf16(t47.x), sum_3); // dot.rs:23
            sum_3 = fma(t49, decode_bf16(t47.x >> 16u), sum_3);
            sum_3 = fma(t50, decode_bf16(t47.y), sum_3);
            sum_3 = fma(t51, decode_bf16(t47.y >> 16u), sum_3);
            sum_3 = fma(t52, decode_bf16(t47.z), sum_3);
            sum_3 = fma(t53, decode_bf16(t47.z >> 16u), sum_3);
            sum_3 = fma(t54, decode_bf16(t47.w), sum_3);
            sum_3 = fma(t55, decode_bf16(t47.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            let t56 = w[((min_u32(first_n, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t57 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            let t58 = decode_bf16(words.x & 65535u); // body.rs:79
            let t59 = decode_bf16(words.x >> 16u);
            let t60 = decode_bf16(words.y & 65535u);
            let t61 = decode_bf16(words.y >> 16u);
            let t62 = decode_bf16(words.z & 65535u);
            let t63 = decode_bf16(words.z >> 16u);
            let t64 = decode_bf16(words.w & 65535u);
            let t65 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t58, decode_bf16(t56.x), sum_2); // dot.rs:23
            sum_2 = fma(t59, decode_bf16(t56.x >> 16u), sum_2);
            sum_2 = fma(t60, decode_bf16(t56.y), sum_2);
            sum_2 = fma(t61, decode_bf16(t56.y >> 16u), sum_2);
            sum_2 = fma(t62, decode_bf16(t56.z), sum_2);
            sum_2 = fma(t63, decode_bf16(t56.z >> 16u), sum_2);
            sum_2 = fma(t64, decode_bf16(t56.w), sum_2);
            sum_2 = fma(t65, decode_bf16(t56.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t58, decode_bf16(t57.x), sum_3); // dot.rs:23
            sum_3 = fma(t59, decode_bf16(t57.x >> 16u), sum_3);
            sum_3 = fma(t60, decode_bf16(t57.y), sum_3);
            sum_3 = fma(t61, decode_bf16(t57.y >> 16u), sum_3);
            sum_3 = fma(t62, decode_bf16(t57.z), sum_3);
            sum_3 = fma(t63, decode_bf16(t57.z >> 16u), sum_3);
            sum_3 = fma(t64, decode_bf16(t57.w), sum_3);
            sum_3 = fma(t65, decode_bf16(t57.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            let t66 = w[((min_u32(first_n, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t67 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            let t68 = decode_bf16(words.x & 65535u); // body.rs:79
            let t69 = decode_bf16(words.x >> 16u);
            let t70 = decode_bf16(words.y & 65535u);
            let t71 = decode_bf16(words.y >> 16u);
            let t72 = decode_bf16(words.z & 65535u);
            let t73 = decode_bf16(words.z >> 16u);
            let t74 = decode_bf16(words.w & 65535u);
            let t75 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t68, decode_bf16(t66.x), sum_2); // dot.rs:23
            sum_2 = fma(t69, decode_bf16(t66.x >> 16u), sum_2);
            sum_2 = fma(t70, decode_bf16(t66.y), sum_2);
            sum_2 = fma(t71, decode_bf16(t66.y >> 16u), sum_2);
            sum_2 = fma(t72, decode_bf16(t66.z), sum_2);
            sum_2 = fma(t73, decode_bf16(t66.z >> 16u), sum_2);
            sum_2 = fma(t74, decode_bf16(t66.w), sum_2);
            sum_2 = fma(t75, decode_bf16(t66.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t68, decode_bf16(t67.x), sum_3); // dot.rs:23
            sum_3 = fma(t69, decode_bf16(t67.x >> 16u), sum_3);
            sum_3 = fma(t70, decode_bf16(t67.y), sum_3);
            sum_3 = fma(t71, decode_bf16(t67.y >> 16u), sum_3);
            sum_3 = fma(t72, decode_bf16(t67.z), sum_3);
            sum_3 = fma(t73, decode_bf16(t67.z >> 16u), sum_3);
            sum_3 = fma(t74, decode_bf16(t67.w), sum_3);
            sum_3 = fma(t75, decode_bf16(t67.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            let t76 = w[((min_u32(first_n, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t77 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let t78 = decode_bf16(words.x & 65535u); // body.rs:79
            let t79 = decode_bf16(words.x >> 16u);
            let t80 = decode_bf16(words.y & 65535u);
            let t81 = decode_bf16(words.y >> 16u);
            let t82 = decode_bf16(words.z & 65535u);
            let t83 = decode_bf16(words.z >> 16u);
            let t84 = decode_bf16(words.w & 65535u);
            let t85 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t78, decode_bf16(t76.x), sum_2); // dot.rs:23
            sum_2 = fma(t79, decode_bf16(t76.x >> 16u), sum_2);
            sum_2 = fma(t80, decode_bf16(t76.y), sum_2);
            sum_2 = fma(t81, decode_bf16(t76.y >> 16u), sum_2);
            sum_2 = fma(t82, decode_bf16(t76.z), sum_2);
            sum_2 = fma(t83, decode_bf16(t76.z >> 16u), sum_2);
            sum_2 = fma(t84, decode_bf16(t76.w), sum_2);
            sum_2 = fma(t85, decode_bf16(t76.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t78, decode_bf16(t77.x), sum_3); // dot.rs:23
            sum_3 = fma(t79, decode_bf16(t77.x >> 16u), sum_3);
            sum_3 = fma(t80, decode_bf16(t77.y), sum_3);
            sum_3 = fma(t81, decode_bf16(t77.y >> 16u), sum_3);
            sum_3 = fma(t82, decode_bf16(t77.z), sum_3);
            sum_3 = fma(t83, decode_bf16(t77.z >> 16u), sum_3);
            sum_3 = fma(t84, decode_bf16(t77.w), sum_3);
            sum_3 = fma(t85, decode_bf16(t77.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            let t86 = w[((min_u32(first_n, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t87 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            let t88 = decode_bf16(words.x & 65535u); // body.rs:79
            let t89 = decode_bf16(words.x >> 16u);
            let t90 = decode_bf16(words.y & 65535u);
            let t91 = decode_bf16(words.y >> 16u);
            let t92 = decode_bf16(words.z & 65535u);
            let t93 = decode_bf16(words.z >> 16u);
            let t94 = decode_bf16(words.w & 65535u);
            let t95 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t88, decode_bf16(t86.x), sum_2); // dot.rs:23
            sum_2 = fma(t89, decode_bf16(t86.x >> 16u), sum_2);
            sum_2 = fma(t90, decode_bf16(t86.y), sum_2);
            sum_2 = fma(t91, decode_bf16(t86.y >> 16u), sum_2);
            sum_2 = fma(t92, decode_bf16(t86.z), sum_2);
            sum_2 = fma(t93, decode_bf16(t86.z >> 16u), sum_2);
            sum_2 = fma(t94, decode_bf16(t86.w), sum_2);
            sum_2 = fma(t95, decode_bf16(t86.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t88, decode_bf16(t87.x), sum_3); // dot.rs:23
            sum_3 = fma(t89, decode_bf16(t87.x >> 16u), sum_3);
            sum_3 = fma(t90, decode_bf16(t87.y), sum_3);
            sum_3 = fma(t91, decode_bf16(t87.y >> 16u), sum_3);
            sum_3 = fma(t92, decode_bf16(t87.z), sum_3);
            sum_3 = fma(t93, decode_bf16(t87.z >> 16u), sum_3);
            sum_3 = fma(t94, decode_bf16(t87.w), sum_3);
            sum_3 = fma(t95, decode_bf16(t87.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            let t96 = w[((min_u32(first_n, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t97 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            let t98 = decode_bf16(words.x & 65535u); // body.rs:79
            let t99 = decode_bf16(words.x >> 16u);
            let t100 = decode_bf16(words.y & 65535u);
            let t101 = decode_bf16(words.y >> 16u);
            let t102 = decode_bf16(words.z & 65535u);
            let t103 = decode_bf16(words.z >> 16u);
            let t104 = decode_bf16(words.w & 65535u);
            let t105 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t98, decode_bf16(t96.x), sum_2); // dot.rs:23
            sum_2 = fma(t99, decode_bf16(t96.x >> 16u), sum_2);
            sum_2 = fma(t100, decode_bf16(t96.y), sum_2);
            sum_2 = fma(t101, decode_bf16(t96.y >> 16u), sum_2);
            sum_2 = fma(t102, decode_bf16(t96.z), sum_2);
            sum_2 = fma(t103, decode_bf16(t96.z >> 16u), sum_2);
            sum_2 = fma(t104, decode_bf16(t96.w), sum_2);
            sum_2 = fma(t105, decode_bf16(t96.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t98, decode_bf16(t97.x), sum_3); // dot.rs:23
            sum_3 = fma(t99, decode_bf16(t97.x >> 16u), sum_3);
            sum_3 = fma(t100, decode_bf16(t97.y), sum_3);
            sum_3 = fma(t101, decode_bf16(t97.y >> 16u), sum_3);
            sum_3 = fma(t102, decode_bf16(t97.z), sum_3);
            sum_3 = fma(t103, decode_bf16(t97.z >> 16u), sum_3);
            sum_3 = fma(t104, decode_bf16(t97.w), sum_3);
            sum_3 = fma(t105, decode_bf16(t97.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            let t106 = w[((min_u32(first_n, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t107 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            let t108 = decode_bf16(words.x & 65535u); // body.rs:79
            let t109 = decode_bf16(words.x >> 16u);
            let t110 = decode_bf16(words.y & 65535u);
            let t111 = decode_bf16(words.y >> 16u);
            let t112 = decode_bf16(words.z & 65535u);
            let t113 = decode_bf16(words.z >> 16u);
            let t114 = decode_bf16(words.w & 65535u);
            let t115 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t108, decode_bf16(t106.x), sum_2); // dot.rs:23
            sum_2 = fma(t109, decode_bf16(t106.x >> 16u), sum_2);
            sum_2 = fma(t110, decode_bf16(t106.y), sum_2);
            sum_2 = fma(t111, decode_bf16(t106.y >> 16u), sum_2);
            sum_2 = fma(t112, decode_bf16(t106.z), sum_2);
            sum_2 = fma(t113, decode_bf16(t106.z >> 16u), sum_2);
            sum_2 = fma(t114, decode_bf16(t106.w), sum_2);
            sum_2 = fma(t115, decode_bf16(t106.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t108, decode_bf16(t107.x), sum_3); // dot.rs:23
            sum_3 = fma(t109, decode_bf16(t107.x >> 16u), sum_3);
            sum_3 = fma(t110, decode_bf16(t107.y), sum_3);
            sum_3 = fma(t111, decode_bf16(t107.y >> 16u), sum_3);
            sum_3 = fma(t112, decode_bf16(t107.z), sum_3);
            sum_3 = fma(t113, decode_bf16(t107.z >> 16u), sum_3);
            sum_3 = fma(t114, decode_bf16(t107.w), sum_3);
            sum_3 = fma(t115, decode_bf16(t107.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
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
        let t116 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t116;
    }
}
