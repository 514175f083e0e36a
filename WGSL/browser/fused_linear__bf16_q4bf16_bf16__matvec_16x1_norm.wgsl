enable subgroups;

struct Immediates {
    eps: f32,
    k: u32,
    n_groups: u32,
    n: u32,
    m: u32,
}

@group(0) @binding(6) var<uniform> imm: Immediates;
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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:97
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
    let t29 = f32(n_cols); // rms_norm.rs:285
    let a_bits = bitcast<u32>(sum_1); // division.rs:13
    let b_bits = bitcast<u32>(t29); // division.rs:14
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    let a_field = (a_bits >> 23u) & 255u; // division.rs:16
    let b_field = (b_bits >> 23u) & 255u; // division.rs:17
    let t30 = a_bits & 8388607u; // division.rs:18
    let t31 = b_bits & 8388607u;
    let below = select(0u, 1u, (t30 < t31)); // division.rs:33
    let numerator = shl_u32(t30 | 8388608u, below); // division.rs:34
    let denominator = t31 | 8388608u; // division.rs:35
    let d = bitcast<f32>(t31 | 1065353216u); // division.rs:37
    let t32 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
    var reciprocal = bitcast<f32>(t32);
    let t33 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
    let t34 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t33) ^ hidden_zero)) ^ hidden_zero;
    reciprocal = bitcast<f32>(t34);
    let t35 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
    let t36 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t35) ^ hidden_zero)) ^ hidden_zero;
    reciprocal = bitcast<f32>(t36);
    let t37 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
    let t38 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t37) ^ hidden_zero)) ^ hidden_zero;
    reciprocal = bitcast<f32>(t38);
    let n_1 = bitcast<f32>((t30 | 1065353216u) + (below << 23u)); // division.rs:44
    var quotient = u32_from_f32(bitcast<f32>(bitcast<u32>(n_1 * reciprocal) ^ hidden_zero) * 8388608.0f); // division.rs:45
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
    let t39 = quotient; // division.rs:60
    let field = exponent + i32(t39 >> 24u); // bits.rs:36
    let bits = (u32(field) << 23u) | (t39 & 8388607u); // bits.rs:37
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    let a_zero = a_field == 0u; // division.rs:22
    let b_zero = b_field == 0u; // division.rs:23
    let t40 = ((bitcast<u32>(sum_1) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t29) & 2147483647u) > 2139095040u); // division.rs:24
    let undefined = (t40 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
    let t41 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // rms_norm.rs:285
    let bits_1 = bitcast<u32>(t41); // roots.rs:14
    let exponent_1 = i32(bits_1 >> 23u) - 127i; // roots.rs:15
    let odd = exponent_1 & 1i; // roots.rs:16
    let m = bitcast<f32>((bits_1 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:17
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:19
    let t42 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero); // roots.rs:22
    let t43 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t42 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t44 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t43) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t44;
    let t45 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t46 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t45 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t47 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t46) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t47;
    let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t49 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t48 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t50 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t49) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t50;
    let y_2 = y_1; // roots.rs:24
    let half_exponent = (exponent_1 - odd) >> 1u;
    let product = bitcast<f32>(bitcast<u32>(m * y_2) ^ hidden_zero); // roots.rs:63
    let scaled = bitcast<f32>(bitcast<u32>(m * 4097.0f) ^ hidden_zero); // roots.rs:72
    let high = bitcast<f32>(bitcast<u32>(scaled - bitcast<f32>(bitcast<u32>(scaled - m) ^ hidden_zero)) ^ hidden_zero); // roots.rs:73
    let a_low = bitcast<f32>(bitcast<u32>(m - high) ^ hidden_zero); // roots.rs:74
    let scaled_1 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:72
    let high_1 = bitcast<f32>(bitcast<u32>(scaled_1 - bitcast<f32>(bitcast<u32>(scaled_1 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:73
    let b_low = bitcast<f32>(bitcast<u32>(y_2 - high_1) ^ hidden_zero); // roots.rs:74
    let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(high * high_1) ^ hidden_zero) - product) ^ hidden_zero); // roots.rs:66
    let t52 = bitcast<f32>(bitcast<u32>(t51 + bitcast<f32>(bitcast<u32>(high * b_low) ^ hidden_zero)) ^ hidden_zero);
    let t53 = bitcast<f32>(bitcast<u32>(t52 + bitcast<f32>(bitcast<u32>(a_low * high_1) ^ hidden_zero)) ^ hidden_zero);
    let my_error = bitcast<f32>(bitcast<u32>(t53 + bitcast<f32>(bitcast<u32>(a_low * b_low) ^ hidden_zero)) ^ hidden_zero);
    let product_1 = bitcast<f32>(bitcast<u32>(product * y_2) ^ hidden_zero); // roots.rs:63
    let scaled_2 = bitcast<f32>(bitcast<u32>(product * 4097.0f) ^ hidden_zero); // roots.rs:72
    let t54 = bitcast<u32>(scaled_2 - bitcast<f32>(bitcast<u32>(scaled_2 - product) ^ hidden_zero)) ^ hidden_zero; // roots.rs:73
    let high_2 = bitcast<f32>(t54);
    let a_low_1 = bitcast<f32>(bitcast<u32>(product - high_2) ^ hidden_zero); // roots.rs:74
    let scaled_3 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:72
    let high_3 = bitcast<f32>(bitcast<u32>(scaled_3 - bitcast<f32>(bitcast<u32>(scaled_3 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:73
    let b_low_1 = bitcast<f32>(bitcast<u32>(y_2 - high_3) ^ hidden_zero); // roots.rs:74
    let t55 = bitcast<u32>(bitcast<f32>(bitcast<u32>(high_2 * high_3) ^ hidden_zero) - product_1) ^ hidden_zero; // roots.rs:66
    let t56 = bitcast<u32>(bitcast<f32>(t55) + bitcast<f32>(bitcast<u32>(high_2 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let t57 = bitcast<u32>(bitcast<f32>(t56) + bitcast<f32>(bitcast<u32>(a_low_1 * high_3) ^ hidden_zero)) ^ hidden_zero;
    let t58 = bitcast<u32>(bitcast<f32>(t57) + bitcast<f32>(bitcast<u32>(a_low_1 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let square_error = bitcast<f32>(t58);
    let t59 = bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - product_1) ^ hidden_zero) - square_error) ^ hidden_zero; // roots.rs:84
    let t60 = bitcast<u32>(bitcast<f32>(t59) - bitcast<f32>(bitcast<u32>(my_error * y_2) ^ hidden_zero)) ^ hidden_zero;
    let residual_1 = bitcast<f32>(t60);
    let t61 = bitcast<f32>(bitcast<u32>(y_2 * bitcast<f32>(bitcast<u32>(0.5f * residual_1) ^ hidden_zero)) ^ hidden_zero); // roots.rs:85
    let root = y_2 + t61;
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:86
    let bits_2 = bitcast<u32>(t41); // roots.rs:30
    let sign_2 = bits_2 & 2147483648u; // roots.rs:31
    let zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    let at_edge = select(select(scaled_4, 0.0f, (bits_2 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // roots.rs:33
    let t62 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t41) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // roots.rs:34
    var sums_0_0 = 0.0f; // body.rs:169
    var sums_0_1 = 0.0f;
    for (var first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        let own_row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            let t63 = x[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            let t64 = norm_weight[(column >> 1u) >> 2u];
            let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t63.x) * t62) ^ hidden_zero)); // bits.rs:29
            let t65 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * decode_bf16(t64.x); // body.rs:66
            let bits_4 = bitcast<u32>(t65); // bits.rs:29
            let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t63.x >> 16u) * t62) ^ hidden_zero));
            let t66 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * decode_bf16(t64.x >> 16u); // body.rs:66
            let bits_6 = bitcast<u32>(t66); // bits.rs:29
            let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t63.y) * t62) ^ hidden_zero));
            let t67 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * decode_bf16(t64.y); // body.rs:66
            let bits_8 = bitcast<u32>(t67); // bits.rs:29
            let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t63.y >> 16u) * t62) ^ hidden_zero));
            let t68 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))) * decode_bf16(t64.y >> 16u); // body.rs:66
            let bits_10 = bitcast<u32>(t68); // bits.rs:29
            let t69 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // body.rs:66
            let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t63.z) * t62) ^ hidden_zero)); // bits.rs:29
            let t70 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))) * decode_bf16(t64.z); // body.rs:66
            let bits_12 = bitcast<u32>(t70); // bits.rs:29
            let t71 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // body.rs:66
            let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t63.z >> 16u) * t62) ^ hidden_zero)); // bits.rs:29
            let t72 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) * decode_bf16(t64.z >> 16u); // body.rs:66
            let bits_14 = bitcast<u32>(t72); // bits.rs:29
            let t73 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // body.rs:66
            let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t63.w) * t62) ^ hidden_zero)); // bits.rs:29
            let t74 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * decode_bf16(t64.w); // body.rs:66
            let bits_16 = bitcast<u32>(t74); // bits.rs:29
            let t75 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // body.rs:66
            let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t63.w >> 16u) * t62) ^ hidden_zero)); // bits.rs:29
            let t76 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * decode_bf16(t64.w >> 16u); // body.rs:66
            let bits_18 = bitcast<u32>(t76); // bits.rs:29
            let t77 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // body.rs:66
            let t78 = encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u)))) << 16u; // body.rs:54
            let t79 = encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u)))) | t78;
            let t80 = encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u)))) | (t69 << 16u); // body.rs:55
            let words = vec4<u32>(t79, t80, t71 | (t73 << 16u), t75 | (t77 << 16u)); // body.rs:53
            let piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t81 = min_u32(first_n, n - 1u); // body.rs:180
            let t82 = shr_u32(piece, group_shift); // rows.rs:86
            let t83 = weight[(t81 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let t84 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            let t85 = shr_u32(piece, group_shift); // rows.rs:86
            let t86 = weight[(t84 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 32u];
            let words_2 = staged[(local_invocation_index & 31u) + 64u];
            let words_3 = staged[(local_invocation_index & 31u) + 96u];
            let t87 = decode_bf16(words.x & 65535u); // body.rs:79
            let t88 = decode_bf16(words.x >> 16u);
            let t89 = decode_bf16(words.y & 65535u);
            let t90 = decode_bf16(words.y >> 16u);
            let t91 = decode_bf16(words.z & 65535u);
            let t92 = decode_bf16(words.z >> 16u);
            let t93 = decode_bf16(words.w & 65535u);
            let t94 = decode_bf16(words.w >> 16u);
            let t95 = decode_bf16(words_1.x & 65535u);
            let t96 = decode_bf16(words_1.x >> 16u);
            let t97 = decode_bf16(words_1.y & 65535u);
            let t98 = decode_bf16(words_1.y >> 16u);
            let t99 = decode_bf16(words_1.z & 65535u);
            let t100 = decode_bf16(words_1.z >> 16u);
            let t101 = decode_bf16(words_1.w & 65535u);
            let t102 = decode_bf16(words_1.w >> 16u);
            let t103 = decode_bf16(words_2.x & 65535u);
            let t104 = decode_bf16(words_2.x >> 16u);
            let t105 = decode_bf16(words_2.y & 65535u);
            let t106 = decode_bf16(words_2.y >> 16u);
            let t107 = decode_bf16(words_2.z & 65535u);
            let t108 = decode_bf16(words_2.z >> 16u);
            let t109 = decode_bf16(words_2.w & 65535u);
            let t110 = decode_bf16(words_2.w >> 16u);
            let t111 = decode_bf16(words_3.x & 65535u);
            let t112 = decode_bf16(words_3.x >> 16u);
            let t113 = decode_bf16(words_3.y & 65535u);
            let t114 = decode_bf16(words_3.y >> 16u);
            let t115 = decode_bf16(words_3.z & 65535u);
            let t116 = decode_bf16(words_3.z >> 16u);
            let t117 = decode_bf16(words_3.w & 65535u);
            let t118 = decode_bf16(words_3.w >> 16u);
            let t119 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t87) ^ hidden_zero) + t88) ^ hidden_zero); // rows.rs:118
            let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t119 + t89) ^ hidden_zero) + t90) ^ hidden_zero);
            let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t120 + t91) ^ hidden_zero) + t92) ^ hidden_zero);
            let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t121 + t93) ^ hidden_zero) + t94) ^ hidden_zero);
            let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t122 + t95) ^ hidden_zero) + t96) ^ hidden_zero);
            let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t123 + t97) ^ hidden_zero) + t98) ^ hidden_zero);
            let t125 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t124 + t99) ^ hidden_zero) + t100) ^ hidden_zero);
            let t126 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t125 + t101) ^ hidden_zero) + t102) ^ hidden_zero);
            let t127 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t126 + t103) ^ hidden_zero) + t104) ^ hidden_zero);
            let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t127 + t105) ^ hidden_zero) + t106) ^ hidden_zero);
            let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t128 + t107) ^ hidden_zero) + t108) ^ hidden_zero);
            let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t129 + t109) ^ hidden_zero) + t110) ^ hidden_zero);
            let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t130 + t111) ^ hidden_zero) + t112) ^ hidden_zero);
            let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t131 + t113) ^ hidden_zero) + t114) ^ hidden_zero);
            let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t132 + t115) ^ hidden_zero) + t116) ^ hidden_zero);
            let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t133 + t117) ^ hidden_zero) + t118) ^ hidden_zero);
            let t135 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t83.x & 15u) * t87) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t136 = bitcast<u32>(bitcast<f32>(t135) + bitcast<f32>(bitcast<u32>(f32((t83.x >> 4u) & 15u) * t88) ^ hidden_zero));
            let t137 = bitcast<f32>(t136 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.x >> 8u) & 15u) * t89) ^ hidden_zero);
            let t138 = bitcast<f32>(bitcast<u32>(t137) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.x >> 12u) & 15u) * t90) ^ hidden_zero);
            let t139 = bitcast<f32>(bitcast<u32>(t138) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.x >> 16u) & 15u) * t91) ^ hidden_zero);
            let t140 = bitcast<f32>(bitcast<u32>(t139) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.x >> 20u) & 15u) * t92) ^ hidden_zero);
            let t141 = bitcast<f32>(bitcast<u32>(t140) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.x >> 24u) & 15u) * t93) ^ hidden_zero);
            let t142 = bitcast<f32>(bitcast<u32>(t141) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.x >> 28u) & 15u) * t94) ^ hidden_zero);
            let t143 = bitcast<f32>(bitcast<u32>(t142) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t83.y & 15u) * t95) ^ hidden_zero);
            let t144 = bitcast<f32>(bitcast<u32>(t143) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.y >> 4u) & 15u) * t96) ^ hidden_zero);
            let t145 = bitcast<f32>(bitcast<u32>(t144) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.y >> 8u) & 15u) * t97) ^ hidden_zero);
            let t146 = bitcast<f32>(bitcast<u32>(t145) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.y >> 12u) & 15u) * t98) ^ hidden_zero);
            let t147 = bitcast<f32>(bitcast<u32>(t146) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.y >> 16u) & 15u) * t99) ^ hidden_zero);
            let t148 = bitcast<f32>(bitcast<u32>(t147) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.y >> 20u) & 15u) * t100) ^ hidden_zero);
            let t149 = bitcast<f32>(bitcast<u32>(t148) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.y >> 24u) & 15u) * t101) ^ hidden_zero);
            let t150 = bitcast<f32>(bitcast<u32>(t149) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.y >> 28u) & 15u) * t102) ^ hidden_zero);
            let t151 = bitcast<f32>(bitcast<u32>(t150) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t83.z & 15u) * t103) ^ hidden_zero);
            let t152 = bitcast<f32>(bitcast<u32>(t151) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.z >> 4u) & 15u) * t104) ^ hidden_zero);
            let t153 = bitcast<f32>(bitcast<u32>(t152) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.z >> 8u) & 15u) * t105) ^ hidden_zero);
            let t154 = bitcast<f32>(bitcast<u32>(t153) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.z >> 12u) & 15u) * t106) ^ hidden_zero);
            let t155 = bitcast<f32>(bitcast<u32>(t154) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.z >> 16u) & 15u) * t107) ^ hidden_zero);
            let t156 = bitcast<f32>(bitcast<u32>(t155) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.z >> 20u) & 15u) * t108) ^ hidden_zero);
            let t157 = bitcast<f32>(bitcast<u32>(t156) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.z >> 24u) & 15u) * t109) ^ hidden_zero);
            let t158 = bitcast<f32>(bitcast<u32>(t157) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.z >> 28u) & 15u) * t110) ^ hidden_zero);
            let t159 = bitcast<f32>(bitcast<u32>(t158) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t83.w & 15u) * t111) ^ hidden_zero);
            let t160 = bitcast<f32>(bitcast<u32>(t159) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.w >> 4u) & 15u) * t112) ^ hidden_zero);
            let t161 = bitcast<f32>(bitcast<u32>(t160) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.w >> 8u) & 15u) * t113) ^ hidden_zero);
            let t162 = bitcast<f32>(bitcast<u32>(t161) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.w >> 12u) & 15u) * t114) ^ hidden_zero);
            let t163 = bitcast<f32>(bitcast<u32>(t162) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.w >> 16u) & 15u) * t115) ^ hidden_zero);
            let t164 = bitcast<f32>(bitcast<u32>(t163) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.w >> 20u) & 15u) * t116) ^ hidden_zero);
            let t165 = bitcast<f32>(bitcast<u32>(t164) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.w >> 24u) & 15u) * t117) ^ hidden_zero);
            let t166 = bitcast<f32>(bitcast<u32>(t165) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t83.w >> 28u) & 15u) * t118) ^ hidden_zero);
            let t167 = bitcast<u32>(load_scales(t81 * imm.n_groups + t82) * bitcast<f32>(bitcast<u32>(t166) ^ hidden_zero));
            let t168 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t167 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t81 * imm.n_groups + t82) * t134) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t168) ^ hidden_zero); // body.rs:197
            let t169 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t86.x & 15u) * t87) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t170 = bitcast<u32>(bitcast<f32>(t169) + bitcast<f32>(bitcast<u32>(f32((t86.x >> 4u) & 15u) * t88) ^ hidden_zero));
            let t171 = bitcast<f32>(t170 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.x >> 8u) & 15u) * t89) ^ hidden_zero);
            let t172 = bitcast<f32>(bitcast<u32>(t171) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.x >> 12u) & 15u) * t90) ^ hidden_zero);
            let t173 = bitcast<f32>(bitcast<u32>(t172) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.x >> 16u) & 15u) * t91) ^ hidden_zero);
            let t174 = bitcast<f32>(bitcast<u32>(t173) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.x >> 20u) & 15u) * t92) ^ hidden_zero);
            let t175 = bitcast<f32>(bitcast<u32>(t174) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.x >> 24u) & 15u) * t93) ^ hidden_zero);
            let t176 = bitcast<f32>(bitcast<u32>(t175) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.x >> 28u) & 15u) * t94) ^ hidden_zero);
            let t177 = bitcast<f32>(bitcast<u32>(t176) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t86.y & 15u) * t95) ^ hidden_zero);
            let t178 = bitcast<f32>(bitcast<u32>(t177) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.y >> 4u) & 15u) * t96) ^ hidden_zero);
            let t179 = bitcast<f32>(bitcast<u32>(t178) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.y >> 8u) & 15u) * t97) ^ hidden_zero);
            let t180 = bitcast<f32>(bitcast<u32>(t179) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.y >> 12u) & 15u) * t98) ^ hidden_zero);
            let t181 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.y >> 16u) & 15u) * t99) ^ hidden_zero);
            let t182 = bitcast<f32>(bitcast<u32>(t181) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.y >> 20u) & 15u) * t100) ^ hidden_zero);
            let t183 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.y >> 24u) & 15u) * t101) ^ hidden_zero);
            let t184 = bitcast<f32>(bitcast<u32>(t183) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.y >> 28u) & 15u) * t102) ^ hidden_zero);
            let t185 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t86.z & 15u) * t103) ^ hidden_zero);
            let t186 = bitcast<f32>(bitcast<u32>(t185) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.z >> 4u) & 15u) * t104) ^ hidden_zero);
            let t187 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.z >> 8u) & 15u) * t105) ^ hidden_zero);
            let t188 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.z >> 12u) & 15u) * t106) ^ hidden_zero);
            let t189 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.z >> 16u) & 15u) * t107) ^ hidden_zero);
            let t190 = bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.z >> 20u) & 15u) * t108) ^ hidden_zero);
            let t191 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.z >> 24u) & 15u) * t109) ^ hidden_zero);
            let t192 = bitcast<f32>(bitcast<u32>(t191) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.z >> 28u) & 15u) * t110) ^ hidden_zero);
            let t193 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t86.w & 15u) * t111) ^ hidden_zero);
            let t194 = bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.w >> 4u) & 15u) * t112) ^ hidden_zero);
            let t195 = bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.w >> 8u) & 15u) * t113) ^ hidden_zero);
            let t196 = bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.w >> 12u) & 15u) * t114) ^ hidden_zero);
            let t197 = bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.w >> 16u) & 15u) * t115) ^ hidden_zero);
            let t198 = bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.w >> 20u) & 15u) * t116) ^ hidden_zero);
            let t199 = bitcast<f32>(bitcast<u32>(t198) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.w >> 24u) & 15u) * t117) ^ hidden_zero);
            let t200 = bitcast<f32>(bitcast<u32>(t199) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t86.w >> 28u) & 15u) * t118) ^ hidden_zero);
            let t201 = bitcast<u32>(load_scales(t84 * imm.n_groups + t85) * bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero));
            let t202 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t201 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t84 * imm.n_groups + t85) * t134) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t202) ^ hidden_zero); // body.rs:197
        }
        let piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t203 = min_u32(first_n, n - 1u); // body.rs:180
            let t204 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t205 = weight[(t203 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let t206 = min_u32(first_n + 1u, n - 1u); // body.rs:180
            let t207 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t208 = weight[(t206 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 160u];
            let words_2 = staged[(local_invocation_index & 31u) + 192u];
            let words_3 = staged[(local_invocation_index & 31u) + 224u];
            let t209 = decode_bf16(words.x & 65535u); // body.rs:79
            let t210 = decode_bf16(words.x >> 16u);
            let t211 = decode_bf16(words.y & 65535u);
            let t212 = decode_bf16(words.y >> 16u);
            let t213 = decode_bf16(words.z & 65535u);
            let t214 = decode_bf16(words.z >> 16u);
            let t215 = decode_bf16(words.w & 65535u);
            let t216 = decode_bf16(words.w >> 16u);
            let t217 = decode_bf16(words_1.x & 65535u);
            let t218 = decode_bf16(words_1.x >> 16u);
            let t219 = decode_bf16(words_1.y & 65535u);
            let t220 = decode_bf16(words_1.y >> 16u);
            let t221 = decode_bf16(words_1.z & 65535u);
            let t222 = decode_bf16(words_1.z >> 16u);
            let t223 = decode_bf16(words_1.w & 65535u);
            let t224 = decode_bf16(words_1.w >> 16u);
            let t225 = decode_bf16(words_2.x & 65535u);
            let t226 = decode_bf16(words_2.x >> 16u);
            let t227 = decode_bf16(words_2.y & 65535u);
            let t228 = decode_bf16(words_2.y >> 16u);
            let t229 = decode_bf16(words_2.z & 65535u);
            let t230 = decode_bf16(words_2.z >> 16u);
            let t231 = decode_bf16(words_2.w & 65535u);
            let t232 = decode_bf16(words_2.w >> 16u);
            let t233 = decode_bf16(words_3.x & 65535u);
            let t234 = decode_bf16(words_3.x >> 16u);
            let t235 = decode_bf16(words_3.y & 65535u);
            let t236 = decode_bf16(words_3.y >> 16u);
            let t237 = decode_bf16(words_3.z & 65535u);
            let t238 = decode_bf16(words_3.z >> 16u);
            let t239 = decode_bf16(words_3.w & 65535u);
            let t240 = decode_bf16(words_3.w >> 16u);
            let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t209) ^ hidden_zero) + t210) ^ hidden_zero); // rows.rs:118
            let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t241 + t211) ^ hidden_zero) + t212) ^ hidden_zero);
            let t243 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t242 + t213) ^ hidden_zero) + t214) ^ hidden_zero);
            let t244 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t243 + t215) ^ hidden_zero) + t216) ^ hidden_zero);
            let t245 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t244 + t217) ^ hidden_zero) + t218) ^ hidden_zero);
            let t246 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t245 + t219) ^ hidden_zero) + t220) ^ hidden_zero);
            let t247 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t246 + t221) ^ hidden_zero) + t222) ^ hidden_zero);
            let t248 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t247 + t223) ^ hidden_zero) + t224) ^ hidden_zero);
            let t249 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t248 + t225) ^ hidden_zero) + t226) ^ hidden_zero);
            let t250 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t249 + t227) ^ hidden_zero) + t228) ^ hidden_zero);
            let t251 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t250 + t229) ^ hidden_zero) + t230) ^ hidden_zero);
            let t252 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t251 + t231) ^ hidden_zero) + t232) ^ hidden_zero);
            let t253 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t252 + t233) ^ hidden_zero) + t234) ^ hidden_zero);
            let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t253 + t235) ^ hidden_zero) + t236) ^ hidden_zero);
            let t255 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t254 + t237) ^ hidden_zero) + t238) ^ hidden_zero);
            let t256 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t255 + t239) ^ hidden_zero) + t240) ^ hidden_zero);
            let t257 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t205.x & 15u) * t209) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t258 = bitcast<u32>(bitcast<f32>(t257) + bitcast<f32>(bitcast<u32>(f32((t205.x >> 4u) & 15u) * t210) ^ hidden_zero));
            let t259 = bitcast<f32>(t258 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.x >> 8u) & 15u) * t211) ^ hidden_zero);
            let t260 = bitcast<f32>(bitcast<u32>(t259) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.x >> 12u) & 15u) * t212) ^ hidden_zero);
            let t261 = bitcast<f32>(bitcast<u32>(t260) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.x >> 16u) & 15u) * t213) ^ hidden_zero);
            let t262 = bitcast<f32>(bitcast<u32>(t261) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.x >> 20u) & 15u) * t214) ^ hidden_zero);
            let t263 = bitcast<f32>(bitcast<u32>(t262) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.x >> 24u) & 15u) * t215) ^ hidden_zero);
            let t264 = bitcast<f32>(bitcast<u32>(t263) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.x >> 28u) & 15u) * t216) ^ hidden_zero);
            let t265 = bitcast<f32>(bitcast<u32>(t264) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t205.y & 15u) * t217) ^ hidden_zero);
            let t266 = bitcast<f32>(bitcast<u32>(t265) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.y >> 4u) & 15u) * t218) ^ hidden_zero);
            let t267 = bitcast<f32>(bitcast<u32>(t266) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.y >> 8u) & 15u) * t219) ^ hidden_zero);
            let t268 = bitcast<f32>(bitcast<u32>(t267) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.y >> 12u) & 15u) * t220) ^ hidden_zero);
            let t269 = bitcast<f32>(bitcast<u32>(t268) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.y >> 16u) & 15u) * t221) ^ hidden_zero);
            let t270 = bitcast<f32>(bitcast<u32>(t269) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.y >> 20u) & 15u) * t222) ^ hidden_zero);
            let t271 = bitcast<f32>(bitcast<u32>(t270) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.y >> 24u) & 15u) * t223) ^ hidden_zero);
            let t272 = bitcast<f32>(bitcast<u32>(t271) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.y >> 28u) & 15u) * t224) ^ hidden_zero);
            let t273 = bitcast<f32>(bitcast<u32>(t272) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t205.z & 15u) * t225) ^ hidden_zero);
            let t274 = bitcast<f32>(bitcast<u32>(t273) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.z >> 4u) & 15u) * t226) ^ hidden_zero);
            let t275 = bitcast<f32>(bitcast<u32>(t274) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.z >> 8u) & 15u) * t227) ^ hidden_zero);
            let t276 = bitcast<f32>(bitcast<u32>(t275) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.z >> 12u) & 15u) * t228) ^ hidden_zero);
            let t277 = bitcast<f32>(bitcast<u32>(t276) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.z >> 16u) & 15u) * t229) ^ hidden_zero);
            let t278 = bitcast<f32>(bitcast<u32>(t277) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.z >> 20u) & 15u) * t230) ^ hidden_zero);
            let t279 = bitcast<f32>(bitcast<u32>(t278) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.z >> 24u) & 15u) * t231) ^ hidden_zero);
            let t280 = bitcast<f32>(bitcast<u32>(t279) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.z >> 28u) & 15u) * t232) ^ hidden_zero);
            let t281 = bitcast<f32>(bitcast<u32>(t280) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t205.w & 15u) * t233) ^ hidden_zero);
            let t282 = bitcast<f32>(bitcast<u32>(t281) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.w >> 4u) & 15u) * t234) ^ hidden_zero);
            let t283 = bitcast<f32>(bitcast<u32>(t282) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.w >> 8u) & 15u) * t235) ^ hidden_zero);
            let t284 = bitcast<f32>(bitcast<u32>(t283) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.w >> 12u) & 15u) * t236) ^ hidden_zero);
            let t285 = bitcast<f32>(bitcast<u32>(t284) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.w >> 16u) & 15u) * t237) ^ hidden_zero);
            let t286 = bitcast<f32>(bitcast<u32>(t285) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.w >> 20u) & 15u) * t238) ^ hidden_zero);
            let t287 = bitcast<f32>(bitcast<u32>(t286) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.w >> 24u) & 15u) * t239) ^ hidden_zero);
            let t288 = bitcast<f32>(bitcast<u32>(t287) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t205.w >> 28u) & 15u) * t240) ^ hidden_zero);
            let t289 = bitcast<u32>(load_scales(t203 * imm.n_groups + t204) * bitcast<f32>(bitcast<u32>(t288) ^ hidden_zero));
            let t290 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t289 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t203 * imm.n_groups + t204) * t256) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t290) ^ hidden_zero); // body.rs:197
            let t291 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t208.x & 15u) * t209) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t292 = bitcast<u32>(bitcast<f32>(t291) + bitcast<f32>(bitcast<u32>(f32((t208.x >> 4u) & 15u) * t210) ^ hidden_zero));
            let t293 = bitcast<f32>(t292 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.x >> 8u) & 15u) * t211) ^ hidden_zero);
            let t294 = bitcast<f32>(bitcast<u32>(t293) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.x >> 12u) & 15u) * t212) ^ hidden_zero);
            let t295 = bitcast<f32>(bitcast<u32>(t294) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.x >> 16u) & 15u) * t213) ^ hidden_zero);
            let t296 = bitcast<f32>(bitcast<u32>(t295) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.x >> 20u) & 15u) * t214) ^ hidden_zero);
            let t297 = bitcast<f32>(bitcast<u32>(t296) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.x >> 24u) & 15u) * t215) ^ hidden_zero);
            let t298 = bitcast<f32>(bitcast<u32>(t297) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.x >> 28u) & 15u) * t216) ^ hidden_zero);
            let t299 = bitcast<f32>(bitcast<u32>(t298) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t208.y & 15u) * t217) ^ hidden_zero);
            let t300 = bitcast<f32>(bitcast<u32>(t299) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.y >> 4u) & 15u) * t218) ^ hidden_zero);
            let t301 = bitcast<f32>(bitcast<u32>(t300) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.y >> 8u) & 15u) * t219) ^ hidden_zero);
            let t302 = bitcast<f32>(bitcast<u32>(t301) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.y >> 12u) & 15u) * t220) ^ hidden_zero);
            let t303 = bitcast<f32>(bitcast<u32>(t302) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.y >> 16u) & 15u) * t221) ^ hidden_zero);
            let t304 = bitcast<f32>(bitcast<u32>(t303) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.y >> 20u) & 15u) * t222) ^ hidden_zero);
            let t305 = bitcast<f32>(bitcast<u32>(t304) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.y >> 24u) & 15u) * t223) ^ hidden_zero);
            let t306 = bitcast<f32>(bitcast<u32>(t305) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.y >> 28u) & 15u) * t224) ^ hidden_zero);
            let t307 = bitcast<f32>(bitcast<u32>(t306) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t208.z & 15u) * t225) ^ hidden_zero);
            let t308 = bitcast<f32>(bitcast<u32>(t307) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.z >> 4u) & 15u) * t226) ^ hidden_zero);
            let t309 = bitcast<f32>(bitcast<u32>(t308) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.z >> 8u) & 15u) * t227) ^ hidden_zero);
            let t310 = bitcast<f32>(bitcast<u32>(t309) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.z >> 12u) & 15u) * t228) ^ hidden_zero);
            let t311 = bitcast<f32>(bitcast<u32>(t310) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.z >> 16u) & 15u) * t229) ^ hidden_zero);
            let t312 = bitcast<f32>(bitcast<u32>(t311) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.z >> 20u) & 15u) * t230) ^ hidden_zero);
            let t313 = bitcast<f32>(bitcast<u32>(t312) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.z >> 24u) & 15u) * t231) ^ hidden_zero);
            let t314 = bitcast<f32>(bitcast<u32>(t313) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.z >> 28u) & 15u) * t232) ^ hidden_zero);
            let t315 = bitcast<f32>(bitcast<u32>(t314) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t208.w & 15u) * t233) ^ hidden_zero);
            let t316 = bitcast<f32>(bitcast<u32>(t315) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.w >> 4u) & 15u) * t234) ^ hidden_zero);
            let t317 = bitcast<f32>(bitcast<u32>(t316) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.w >> 8u) & 15u) * t235) ^ hidden_zero);
            let t318 = bitcast<f32>(bitcast<u32>(t317) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.w >> 12u) & 15u) * t236) ^ hidden_zero);
            let t319 = bitcast<f32>(bitcast<u32>(t318) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.w >> 16u) & 15u) * t237) ^ hidden_zero);
            let t320 = bitcast<f32>(bitcast<u32>(t319) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.w >> 20u) & 15u) * t238) ^ hidden_zero);
            let t321 = bitcast<f32>(bitcast<u32>(t320) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.w >> 24u) & 15u) * t239) ^ hidden_zero);
            let t322 = bitcast<f32>(bitcast<u32>(t321) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t208.w >> 28u) & 15u) * t240) ^ hidden_zero);
            let t323 = bitcast<u32>(load_scales(t206 * imm.n_groups + t207) * bitcast<f32>(bitcast<u32>(t322) ^ hidden_zero));
            let t324 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t323 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t206 * imm.n_groups + t207) * t256) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t324) ^ hidden_zero); // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let t325 = sums_0_0; // body.rs:210
    let t326 = subgroupShuffleXor(t325, 1u);
    let t327 = bitcast<f32>(bitcast<u32>(t325 + t326) ^ hidden_zero);
    let t328 = subgroupShuffleXor(t327, 2u);
    let t329 = bitcast<f32>(bitcast<u32>(t327 + t328) ^ hidden_zero);
    let t330 = subgroupShuffleXor(t329, 4u);
    let t331 = bitcast<f32>(bitcast<u32>(t329 + t330) ^ hidden_zero);
    let t332 = subgroupShuffleXor(t331, 8u);
    let t333 = bitcast<f32>(bitcast<u32>(t331 + t332) ^ hidden_zero);
    let t334 = subgroupShuffleXor(t333, 16u);
    let sum_2 = t333 + t334;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:214
    }
    let t335 = sums_0_1; // body.rs:210
    let t336 = subgroupShuffleXor(t335, 1u);
    let t337 = bitcast<f32>(bitcast<u32>(t335 + t336) ^ hidden_zero);
    let t338 = subgroupShuffleXor(t337, 2u);
    let t339 = bitcast<f32>(bitcast<u32>(t337 + t338) ^ hidden_zero);
    let t340 = subgroupShuffleXor(t339, 4u);
    let t341 = bitcast<f32>(bitcast<u32>(t339 + t340) ^ hidden_zero);
    let t342 = subgroupShuffleXor(t341, 8u);
    let t343 = bitcast<f32>(bitcast<u32>(t341 + t342) ^ hidden_zero);
    let t344 = subgroupShuffleXor(t343, 16u);
    let sum_3 = t343 + t344;
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
        let t345 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t345;
    }
}
