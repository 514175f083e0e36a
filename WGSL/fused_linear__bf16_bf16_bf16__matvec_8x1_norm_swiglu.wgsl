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
fn fused_linear__bf16_bf16_bf16__matvec_8x1_norm_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let n = imm.n; // body.rs:157
    let last_m = imm.m - 1u; // body.rs:158
    let k = imm.k; // body.rs:159
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:161
    let n_pieces = k / 8u; // body.rs:162
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
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t37 = w[((min_u32(t0, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t38 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece * 8u) >> 1u) >> 2u];
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let t39 = decode_bf16(words.x & 65535u); // body.rs:79
            let t40 = decode_bf16(words.x >> 16u);
            let t41 = decode_bf16(words.y & 65535u);
            let t42 = decode_bf16(words.y >> 16u);
            let t43 = decode_bf16(words.z & 65535u);
            let t44 = decode_bf16(words.z >> 16u);
            let t45 = decode_bf16(words.w & 65535u);
            let t46 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t39, decode_bf16(t37.x), sum_2); // dot.rs:23
            sum_2 = fma(t40, decode_bf16(t37.x >> 16u), sum_2);
            sum_2 = fma(t41, decode_bf16(t37.y), sum_2);
            sum_2 = fma(t42, decode_bf16(t37.y >> 16u), sum_2);
            sum_2 = fma(t43, decode_bf16(t37.z), sum_2);
            sum_2 = fma(t44, decode_bf16(t37.z >> 16u), sum_2);
            sum_2 = fma(t45, decode_bf16(t37.w), sum_2);
            sum_2 = fma(t46, decode_bf16(t37.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t39, decode_bf16(t38.x), sum_3); // dot.rs:23
            sum_3 = fma(t40, decode_bf16(t38.x >> 16u), sum_3);
            sum_3 = fma(t41, decode_bf16(t38.y), sum_3);
            sum_3 = fma(t42, decode_bf16(t38.y >> 16u), sum_3);
            sum_3 = fma(t43, decode_bf16(t38.z), sum_3);
            sum_3 = fma(t44, decode_bf16(t38.z >> 16u), sum_3);
            sum_3 = fma(t45, decode_bf16(t38.w), sum_3);
            sum_3 = fma(t46, decode_bf16(t38.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t47 = w[((min_u32(t0, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t48 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            let t49 = decode_bf16(words.x & 65535u); // body.rs:79
            let t50 = decode_bf16(words.x >> 16u);
            let t51 = decode_bf16(words.y & 65535u);
            let t52 = decode_bf16(words.y >> 16u);
            let t53 = decode_bf16(words.z & 65535u);
            let t54 = decode_bf16(words.z >> 16u);
            let t55 = decode_bf16(words.w & 65535u);
            let t56 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t49, decode_bf16(t47.x), sum_2); // dot.rs:23
            sum_2 = fma(t50, decode_bf16(t47.x >> 16u), sum_2);
            sum_2 = fma(t51, decode_bf16(t47.y), sum_2);
            sum_2 = fma(t52, decode_bf16(t47.y >> 16u), sum_2);
            sum_2 = fma(t53, decode_bf16(t47.z), sum_2);
            sum_2 = fma(t54, decode_bf16(t47.z >> 16u), sum_2);
            sum_2 = fma(t55, decode_bf16(t47.w), sum_2);
            sum_2 = fma(t56, decode_bf16(t47.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t49, decode_bf16(t48.x), sum_3); // dot.rs:23
            sum_3 = fma(t50, decode_bf16(t48.x >> 16u), sum_3);
            sum_3 = fma(t51, decode_bf16(t48.y), sum_3);
            sum_3 = fma(t52, decode_bf16(t48.y >> 16u), sum_3);
            sum_3 = fma(t53, decode_bf16(t48.z), sum_3);
            sum_3 = fma(t54, decode_bf16(t48.z >> 16u), sum_3);
            sum_3 = fma(t55, decode_bf16(t48.w), sum_3);
            sum_3 = fma(t56, decode_bf16(t48.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            let t57 = w[((min_u32(t0, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t58 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            let t59 = decode_bf16(words.x & 65535u); // body.rs:79
            let t60 = decode_bf16(words.x >> 16u);
            let t61 = decode_bf16(words.y & 65535u);
            let t62 = decode_bf16(words.y >> 16u);
            let t63 = decode_bf16(words.z & 65535u);
            let t64 = decode_bf16(words.z >> 16u);
            let t65 = decode_bf16(words.w & 65535u);
            let t66 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t59, decode_bf16(t57.x), sum_2); // dot.rs:23
            sum_2 = fma(t60, decode_bf16(t57.x >> 16u), sum_2);
            sum_2 = fma(t61, decode_bf16(t57.y), sum_2);
            sum_2 = fma(t62, decode_bf16(t57.y >> 16u), sum_2);
            sum_2 = fma(t63, decode_bf16(t57.z), sum_2);
            sum_2 = fma(t64, decode_bf16(t57.z >> 16u), sum_2);
            sum_2 = fma(t65, decode_bf16(t57.w), sum_2);
            sum_2 = fma(t66, decode_bf16(t57.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t59, decode_bf16(t58.x), sum_3); // dot.rs:23
            sum_3 = fma(t60, decode_bf16(t58.x >> 16u), sum_3);
            sum_3 = fma(t61, decode_bf16(t58.y), sum_3);
            sum_3 = fma(t62, decode_bf16(t58.y >> 16u), sum_3);
            sum_3 = fma(t63, decode_bf16(t58.z), sum_3);
            sum_3 = fma(t64, decode_bf16(t58.z >> 16u), sum_3);
            sum_3 = fma(t65, decode_bf16(t58.w), sum_3);
            sum_3 = fma(t66, decode_bf16(t58.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            let t67 = w[((min_u32(t0, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t68 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            let t69 = decode_bf16(words.x & 65535u); // body.rs:79
            let t70 = decode_bf16(words.x >> 16u);
            let t71 = decode_bf16(words.y & 65535u);
            let t72 = decode_bf16(words.y >> 16u);
            let t73 = decode_bf16(words.z & 65535u);
            let t74 = decode_bf16(words.z >> 16u);
            let t75 = decode_bf16(words.w & 65535u);
            let t76 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t69, decode_bf16(t67.x), sum_2); // dot.rs:23
            sum_2 = fma(t70, decode_bf16(t67.x >> 16u), sum_2);
            sum_2 = fma(t71, decode_bf16(t67.y), sum_2);
            sum_2 = fma(t72, decode_bf16(t67.y >> 16u), sum_2);
            sum_2 = fma(t73, decode_bf16(t67.z), sum_2);
            sum_2 = fma(t74, decode_bf16(t67.z >> 16u), sum_2);
            sum_2 = fma(t75, decode_bf16(t67.w), sum_2);
            sum_2 = fma(t76, decode_bf16(t67.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t69, decode_bf16(t68.x), sum_3); // dot.rs:23
            sum_3 = fma(t70, decode_bf16(t68.x >> 16u), sum_3);
            sum_3 = fma(t71, decode_bf16(t68.y), sum_3);
            sum_3 = fma(t72, decode_bf16(t68.y >> 16u), sum_3);
            sum_3 = fma(t73, decode_bf16(t68.z), sum_3);
            sum_3 = fma(t74, decode_bf16(t68.z >> 16u), sum_3);
            sum_3 = fma(t75, decode_bf16(t68.w), sum_3);
            sum_3 = fma(t76, decode_bf16(t68.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            let t77 = w[((min_u32(t0, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t78 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let t79 = decode_bf16(words.x & 65535u); // body.rs:79
            let t80 = decode_bf16(words.x >> 16u);
            let t81 = decode_bf16(words.y & 65535u);
            let t82 = decode_bf16(words.y >> 16u);
            let t83 = decode_bf16(words.z & 65535u);
            let t84 = decode_bf16(words.z >> 16u);
            let t85 = decode_bf16(words.w & 65535u);
            let t86 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t79, decode_bf16(t77.x), sum_2); // dot.rs:23
            sum_2 = fma(t80, decode_bf16(t77.x >> 16u), sum_2);
            sum_2 = fma(t81, decode_bf16(t77.y), sum_2);
            sum_2 = fma(t82, decode_bf16(t77.y >> 16u), sum_2);
            sum_2 = fma(t83, decode_bf16(t77.z), sum_2);
            sum_2 = fma(t84, decode_bf16(t77.z >> 16u), sum_2);
            sum_2 = fma(t85, decode_bf16(t77.w), sum_2);
            sum_2 = fma(t86, decode_bf16(t77.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t79, decode_bf16(t78.x), sum_3); // dot.rs:23
            sum_3 = fma(t80, decode_bf16(t78.x >> 16u), sum_3);
            sum_3 = fma(t81, decode_bf16(t78.y), sum_3);
            sum_3 = fma(t82, decode_bf16(t78.y >> 16u), sum_3);
            sum_3 = fma(t83, decode_bf16(t78.z), sum_3);
            sum_3 = fma(t84, decode_bf16(t78.z >> 16u), sum_3);
            sum_3 = fma(t85, decode_bf16(t78.w), sum_3);
            sum_3 = fma(t86, decode_bf16(t78.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            let t87 = w[((min_u32(t0, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t88 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            let t89 = decode_bf16(words.x & 65535u); // body.rs:79
            let t90 = decode_bf16(words.x >> 16u);
            let t91 = decode_bf16(words.y & 65535u);
            let t92 = decode_bf16(words.y >> 16u);
            let t93 = decode_bf16(words.z & 65535u);
            let t94 = decode_bf16(words.z >> 16u);
            let t95 = decode_bf16(words.w & 65535u);
            let t96 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t89, decode_bf16(t87.x), sum_2); // dot.rs:23
            sum_2 = fma(t90, decode_bf16(t87.x >> 16u), sum_2);
            sum_2 = fma(t91, decode_bf16(t87.y), sum_2);
            sum_2 = fma(t92, decode_bf16(t87.y >> 16u), sum_2);
            sum_2 = fma(t93, decode_bf16(t87.z), sum_2);
            sum_2 = fma(t94, decode_bf16(t87.z >> 16u), sum_2);
            sum_2 = fma(t95, decode_bf16(t87.w), sum_2);
            sum_2 = fma(t96, decode_bf16(t87.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t89, decode_bf16(t88.x), sum_3); // dot.rs:23
            sum_3 = fma(t90, decode_bf16(t88.x >> 16u), sum_3);
            sum_3 = fma(t91, decode_bf16(t88.y), sum_3);
            sum_3 = fma(t92, decode_bf16(t88.y >> 16u), sum_3);
            sum_3 = fma(t93, decode_bf16(t88.z), sum_3);
            sum_3 = fma(t94, decode_bf16(t88.z >> 16u), sum_3);
            sum_3 = fma(t95, decode_bf16(t88.w), sum_3);
            sum_3 = fma(t96, decode_bf16(t88.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            let t97 = w[((min_u32(t0, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t98 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            let t99 = decode_bf16(words.x & 65535u); // body.rs:79
            let t100 = decode_bf16(words.x >> 16u);
            let t101 = decode_bf16(words.y & 65535u);
            let t102 = decode_bf16(words.y >> 16u);
            let t103 = decode_bf16(words.z & 65535u);
            let t104 = decode_bf16(words.z >> 16u);
            let t105 = decode_bf16(words.w & 65535u);
            let t106 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t99, decode_bf16(t97.x), sum_2); // dot.rs:23
            sum_2 = fma(t100, decode_bf16(t97.x >> 16u), sum_2);
            sum_2 = fma(t101, decode_bf16(t97.y), sum_2);
            sum_2 = fma(t102, decode_bf16(t97.y >> 16u), sum_2);
            sum_2 = fma(t103, decode_bf16(t97.z), sum_2);
            sum_2 = fma(t104, decode_bf16(t97.z >> 16u), sum_2);
            sum_2 = fma(t105, decode_bf16(t97.w), sum_2);
            sum_2 = fma(t106, decode_bf16(t97.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t99, decode_bf16(t98.x), sum_3); // dot.rs:23
            sum_3 = fma(t100, decode_bf16(t98.x >> 16u), sum_3);
            sum_3 = fma(t101, decode_bf16(t98.y), sum_3);
            sum_3 = fma(t102, decode_bf16(t98.y >> 16u), sum_3);
            sum_3 = fma(t103, decode_bf16(t98.z), sum_3);
            sum_3 = fma(t104, decode_bf16(t98.z >> 16u), sum_3);
            sum_3 = fma(t105, decode_bf16(t98.w), sum_3);
            sum_3 = fma(t106, decode_bf16(t98.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            let t107 = w[((min_u32(t0, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t108 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            let t109 = decode_bf16(words.x & 65535u); // body.rs:79
            let t110 = decode_bf16(words.x >> 16u);
            let t111 = decode_bf16(words.y & 65535u);
            let t112 = decode_bf16(words.y >> 16u);
            let t113 = decode_bf16(words.z & 65535u);
            let t114 = decode_bf16(words.z >> 16u);
            let t115 = decode_bf16(words.w & 65535u);
            let t116 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t109, decode_bf16(t107.x), sum_2); // dot.rs:23
            sum_2 = fma(t110, decode_bf16(t107.x >> 16u), sum_2);
            sum_2 = fma(t111, decode_bf16(t107.y), sum_2);
            sum_2 = fma(t112, decode_bf16(t107.y >> 16u), sum_2);
            sum_2 = fma(t113, decode_bf16(t107.z), sum_2);
            sum_2 = fma(t114, decode_bf16(t107.z >> 16u), sum_2);
            sum_2 = fma(t115, decode_bf16(t107.w), sum_2);
            sum_2 = fma(t116, decode_bf16(t107.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t109, decode_bf16(t108.x), sum_3); // dot.rs:23
            sum_3 = fma(t110, decode_bf16(t108.x >> 16u), sum_3);
            sum_3 = fma(t111, decode_bf16(t108.y), sum_3);
            sum_3 = fma(t112, decode_bf16(t108.y >> 16u), sum_3);
            sum_3 = fma(t113, decode_bf16(t108.z), sum_3);
            sum_3 = fma(t114, decode_bf16(t108.z >> 16u), sum_3);
            sum_3 = fma(t115, decode_bf16(t108.w), sum_3);
            sum_3 = fma(t116, decode_bf16(t108.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
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
        let t117 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        let t118 = abs_f32(t117); // activation.rs:20
        let t119 = min_f32(max_f32(t118, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t119 * 1.442695f); // exponential.rs:14
        let reduced = t119 - k_1 * 0.6933594f; // exponential.rs:15
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
        let t120 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + t120; // bits.rs:44
        let bits_3 = bitcast<u32>(y_3) + (u32(t120) << 23u); // bits.rs:45
        let t121 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t118) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t121)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_4 = bitcast<u32>(d_1); // division.rs:85
        let t122 = bitcast<f32>((bits_4 & 8388607u) | 1065353216u); // division.rs:94
        var estimate = t122 * (t122 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate = estimate + estimate * (1.0f - t122 * estimate); // division.rs:105
        estimate = estimate + estimate * (1.0f - t122 * estimate);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t122) & 4294963200u);
        let residual_2 = 1.0f - d_high * high_4 - (t122 - d_high) * high_4; // division.rs:110
        let estimate_1 = estimate;
        let t123 = high_4 + residual_2 * estimate_1; // division.rs:87
        let t124 = 127i - i32(bits_4 >> 23u);
        let field_2 = i32(bitcast<u32>(t123) >> 23u) + t124; // bits.rs:44
        let bits_5 = bitcast<u32>(t123) + (u32(t124) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))); // bits.rs:46
        let t125 = encode_bf16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t125);
        let bits_6 = bitcast<u32>(t117 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t117 < 0.0f))); // bits.rs:29
        let t126 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t126 * up); // bits.rs:29
        let t127 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t127; // body.rs:265
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        let t128 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        let t129 = abs_f32(t128); // activation.rs:20
        let t130 = min_f32(max_f32(t129, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t130 * 1.442695f); // exponential.rs:14
        let reduced_1 = t130 - k_2 * 0.6933594f; // exponential.rs:15
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
        let t131 = i32_from_f32(k_2); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_5) >> 23u) + t131; // bits.rs:44
        let bits_8 = bitcast<u32>(y_5) + (u32(t131) << 23u); // bits.rs:45
        let t132 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t129) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t132)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_9 = bitcast<u32>(d_2); // division.rs:85
        let t133 = bitcast<f32>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_2 = t133 * (t133 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t133 * estimate_2); // division.rs:105
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t133 * estimate_2);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t133) & 4294963200u);
        let residual_3 = 1.0f - d_high_1 * high_5 - (t133 - d_high_1) * high_5; // division.rs:110
        let estimate_3 = estimate_2;
        let t134 = high_5 + residual_3 * estimate_3; // division.rs:87
        let t135 = 127i - i32(bits_9 >> 23u);
        let field_4 = i32(bitcast<u32>(t134) >> 23u) + t135; // bits.rs:44
        let bits_10 = bitcast<u32>(t134) + (u32(t135) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // bits.rs:46
        let t136 = encode_bf16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t136);
        let bits_11 = bitcast<u32>(t128 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t128 < 0.0f))); // bits.rs:29
        let t137 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_12 = bitcast<u32>(decode_bf16(t137) * up_1); // bits.rs:29
        let t138 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // activation.rs:36
        four_1 = decode_bf16(t138); // body.rs:265
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        let t139 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        let t140 = abs_f32(t139); // activation.rs:20
        let t141 = min_f32(max_f32(t140, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t141 * 1.442695f); // exponential.rs:14
        let reduced_2 = t141 - k_3 * 0.6933594f; // exponential.rs:15
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
        let t142 = i32_from_f32(k_3); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_7) >> 23u) + t142; // bits.rs:44
        let bits_13 = bitcast<u32>(y_7) + (u32(t142) << 23u); // bits.rs:45
        let t143 = select(bitcast<f32>(select(select(bits_13, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t140) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t143)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_14 = bitcast<u32>(d_3); // division.rs:85
        let t144 = bitcast<f32>((bits_14 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_4 = t144 * (t144 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t144 * estimate_4); // division.rs:105
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t144 * estimate_4);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t144) & 4294963200u);
        let residual_4 = 1.0f - d_high_2 * high_6 - (t144 - d_high_2) * high_6; // division.rs:110
        let estimate_5 = estimate_4;
        let t145 = high_6 + residual_4 * estimate_5; // division.rs:87
        let t146 = 127i - i32(bits_14 >> 23u);
        let field_6 = i32(bitcast<u32>(t145) >> 23u) + t146; // bits.rs:44
        let bits_15 = bitcast<u32>(t145) + (u32(t146) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))); // bits.rs:46
        let t147 = encode_bf16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t147);
        let bits_16 = bitcast<u32>(t139 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t139 < 0.0f))); // bits.rs:29
        let t148 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_17 = bitcast<u32>(decode_bf16(t148) * up_2); // bits.rs:29
        let t149 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t149); // body.rs:265
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        let t150 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        let t151 = abs_f32(t150); // activation.rs:20
        let t152 = min_f32(max_f32(t151, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t152 * 1.442695f); // exponential.rs:14
        let reduced_3 = t152 - k_4 * 0.6933594f; // exponential.rs:15
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
        let t153 = i32_from_f32(k_4); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_9) >> 23u) + t153; // bits.rs:44
        let bits_18 = bitcast<u32>(y_9) + (u32(t153) << 23u); // bits.rs:45
        let t154 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t151) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t154)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_19 = bitcast<u32>(d_4); // division.rs:85
        let t155 = bitcast<f32>((bits_19 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_6 = t155 * (t155 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t155 * estimate_6); // division.rs:105
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t155 * estimate_6);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t155) & 4294963200u);
        let residual_5 = 1.0f - d_high_3 * high_7 - (t155 - d_high_3) * high_7; // division.rs:110
        let estimate_7 = estimate_6;
        let t156 = high_7 + residual_5 * estimate_7; // division.rs:87
        let t157 = 127i - i32(bits_19 >> 23u);
        let field_8 = i32(bitcast<u32>(t156) >> 23u) + t157; // bits.rs:44
        let bits_20 = bitcast<u32>(t156) + (u32(t157) << 23u); // bits.rs:45
        let scaled_8 = bitcast<f32>(select(select(bits_20, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))); // bits.rs:46
        let t158 = encode_bf16(select(scaled_8, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_bf16(t158);
        let bits_21 = bitcast<u32>(t150 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t150 < 0.0f))); // bits.rs:29
        let t159 = encode_bf16(bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_22 = bitcast<u32>(decode_bf16(t159) * up_3); // bits.rs:29
        let t160 = encode_bf16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t160); // body.rs:265
        let t161 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t161;
    }
}
