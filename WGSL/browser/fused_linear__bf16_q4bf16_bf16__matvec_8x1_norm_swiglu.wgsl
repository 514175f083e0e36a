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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:97
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
            let t12 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t4 * t4) ^ hidden_zero)) ^ hidden_zero); // rms_norm.rs:280
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
            let t19 = bitcast<f32>(bitcast<u32>(own_sum + bitcast<f32>(bitcast<u32>(t11 * t11) ^ hidden_zero)) ^ hidden_zero);
            own_sum = t19;
        }
    }
    let t20 = own_sum; // rms_norm.rs:284
    let t21 = subgroupShuffleXor(t20, 1u); // reduce.rs:12
    let t22 = bitcast<f32>(bitcast<u32>(t20 + t21) ^ hidden_zero);
    let t23 = subgroupShuffleXor(t22, 2u);
    let t24 = bitcast<f32>(bitcast<u32>(t22 + t23) ^ hidden_zero);
    let t25 = subgroupShuffleXor(t24, 4u);
    let t26 = bitcast<f32>(bitcast<u32>(t24 + t25) ^ hidden_zero);
    let t27 = subgroupShuffleXor(t26, 8u);
    let t28 = bitcast<f32>(bitcast<u32>(t26 + t27) ^ hidden_zero);
    let t29 = subgroupShuffleXor(t28, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t28 + t29) ^ hidden_zero);
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
    let t30 = f32(n_cols); // rms_norm.rs:285
    let a_bits = bitcast<u32>(sum_1); // division.rs:13
    let b_bits = bitcast<u32>(t30); // division.rs:14
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    let a_field = (a_bits >> 23u) & 255u; // division.rs:16
    let b_field = (b_bits >> 23u) & 255u; // division.rs:17
    let t31 = a_bits & 8388607u; // division.rs:18
    let t32 = b_bits & 8388607u;
    let below = select(0u, 1u, (t31 < t32)); // division.rs:33
    let numerator = shl_u32(t31 | 8388608u, below); // division.rs:34
    let denominator = t32 | 8388608u; // division.rs:35
    let d = bitcast<f32>(t32 | 1065353216u); // division.rs:37
    let t33 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
    var reciprocal = bitcast<f32>(t33);
    let t34 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
    let t35 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t34) ^ hidden_zero)) ^ hidden_zero;
    reciprocal = bitcast<f32>(t35);
    let t36 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
    let t37 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t36) ^ hidden_zero)) ^ hidden_zero;
    reciprocal = bitcast<f32>(t37);
    let t38 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
    let t39 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t38) ^ hidden_zero)) ^ hidden_zero;
    reciprocal = bitcast<f32>(t39);
    let n_1 = bitcast<f32>((t31 | 1065353216u) + (below << 23u)); // division.rs:44
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
    let t40 = quotient; // division.rs:60
    let field = exponent + i32(t40 >> 24u); // bits.rs:36
    let bits = (u32(field) << 23u) | (t40 & 8388607u); // bits.rs:37
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    let a_zero = a_field == 0u; // division.rs:22
    let b_zero = b_field == 0u; // division.rs:23
    let t41 = ((bitcast<u32>(sum_1) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t30) & 2147483647u) > 2139095040u); // division.rs:24
    let undefined = (t41 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
    let t42 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // rms_norm.rs:285
    let bits_1 = bitcast<u32>(t42); // roots.rs:14
    let exponent_1 = i32(bits_1 >> 23u) - 127i; // roots.rs:15
    let odd = exponent_1 & 1i; // roots.rs:16
    let m = bitcast<f32>((bits_1 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:17
    var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:19
    let t43 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero); // roots.rs:22
    let t44 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t43 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t45 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t44) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t45;
    let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t47 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t46 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t48 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t47) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t48;
    let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * m) ^ hidden_zero) * y_1) ^ hidden_zero);
    let t50 = bitcast<f32>(bitcast<u32>(0.5f - bitcast<f32>(bitcast<u32>(t49 * y_1) ^ hidden_zero)) ^ hidden_zero);
    let t51 = bitcast<f32>(bitcast<u32>(y_1 + bitcast<f32>(bitcast<u32>(y_1 * t50) ^ hidden_zero)) ^ hidden_zero);
    y_1 = t51;
    let y_2 = y_1; // roots.rs:24
    let half_exponent = (exponent_1 - odd) >> 1u;
    let product = bitcast<f32>(bitcast<u32>(m * y_2) ^ hidden_zero); // roots.rs:63
    let scaled = bitcast<f32>(bitcast<u32>(m * 4097.0f) ^ hidden_zero); // roots.rs:72
    let high = bitcast<f32>(bitcast<u32>(scaled - bitcast<f32>(bitcast<u32>(scaled - m) ^ hidden_zero)) ^ hidden_zero); // roots.rs:73
    let a_low = bitcast<f32>(bitcast<u32>(m - high) ^ hidden_zero); // roots.rs:74
    let scaled_1 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:72
    let high_1 = bitcast<f32>(bitcast<u32>(scaled_1 - bitcast<f32>(bitcast<u32>(scaled_1 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:73
    let b_low = bitcast<f32>(bitcast<u32>(y_2 - high_1) ^ hidden_zero); // roots.rs:74
    let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(high * high_1) ^ hidden_zero) - product) ^ hidden_zero); // roots.rs:66
    let t53 = bitcast<f32>(bitcast<u32>(t52 + bitcast<f32>(bitcast<u32>(high * b_low) ^ hidden_zero)) ^ hidden_zero);
    let t54 = bitcast<f32>(bitcast<u32>(t53 + bitcast<f32>(bitcast<u32>(a_low * high_1) ^ hidden_zero)) ^ hidden_zero);
    let my_error = bitcast<f32>(bitcast<u32>(t54 + bitcast<f32>(bitcast<u32>(a_low * b_low) ^ hidden_zero)) ^ hidden_zero);
    let product_1 = bitcast<f32>(bitcast<u32>(product * y_2) ^ hidden_zero); // roots.rs:63
    let scaled_2 = bitcast<f32>(bitcast<u32>(product * 4097.0f) ^ hidden_zero); // roots.rs:72
    let t55 = bitcast<u32>(scaled_2 - bitcast<f32>(bitcast<u32>(scaled_2 - product) ^ hidden_zero)) ^ hidden_zero; // roots.rs:73
    let high_2 = bitcast<f32>(t55);
    let a_low_1 = bitcast<f32>(bitcast<u32>(product - high_2) ^ hidden_zero); // roots.rs:74
    let scaled_3 = bitcast<f32>(bitcast<u32>(y_2 * 4097.0f) ^ hidden_zero); // roots.rs:72
    let high_3 = bitcast<f32>(bitcast<u32>(scaled_3 - bitcast<f32>(bitcast<u32>(scaled_3 - y_2) ^ hidden_zero)) ^ hidden_zero); // roots.rs:73
    let b_low_1 = bitcast<f32>(bitcast<u32>(y_2 - high_3) ^ hidden_zero); // roots.rs:74
    let t56 = bitcast<u32>(bitcast<f32>(bitcast<u32>(high_2 * high_3) ^ hidden_zero) - product_1) ^ hidden_zero; // roots.rs:66
    let t57 = bitcast<u32>(bitcast<f32>(t56) + bitcast<f32>(bitcast<u32>(high_2 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let t58 = bitcast<u32>(bitcast<f32>(t57) + bitcast<f32>(bitcast<u32>(a_low_1 * high_3) ^ hidden_zero)) ^ hidden_zero;
    let t59 = bitcast<u32>(bitcast<f32>(t58) + bitcast<f32>(bitcast<u32>(a_low_1 * b_low_1) ^ hidden_zero)) ^ hidden_zero;
    let square_error = bitcast<f32>(t59);
    let t60 = bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - product_1) ^ hidden_zero) - square_error) ^ hidden_zero; // roots.rs:84
    let t61 = bitcast<u32>(bitcast<f32>(t60) - bitcast<f32>(bitcast<u32>(my_error * y_2) ^ hidden_zero)) ^ hidden_zero;
    let residual_1 = bitcast<f32>(t61);
    let t62 = bitcast<f32>(bitcast<u32>(y_2 * bitcast<f32>(bitcast<u32>(0.5f * residual_1) ^ hidden_zero)) ^ hidden_zero); // roots.rs:85
    let root = y_2 + t62;
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:86
    let bits_2 = bitcast<u32>(t42); // roots.rs:30
    let sign_2 = bits_2 & 2147483648u; // roots.rs:31
    let zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    let at_edge = select(select(scaled_4, 0.0f, (bits_2 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // roots.rs:33
    let t63 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t42) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // roots.rs:34
    var sums_0_0 = 0.0f; // body.rs:169
    var sums_0_1 = 0.0f;
    for (var first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        let own_row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            let t64 = x[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            let t65 = norm_weight[(column >> 1u) >> 2u];
            let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t64.x) * t63) ^ hidden_zero)); // bits.rs:29
            let t66 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * decode_bf16(t65.x); // body.rs:66
            let bits_4 = bitcast<u32>(t66); // bits.rs:29
            let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t64.x >> 16u) * t63) ^ hidden_zero));
            let t67 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * decode_bf16(t65.x >> 16u); // body.rs:66
            let bits_6 = bitcast<u32>(t67); // bits.rs:29
            let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t64.y) * t63) ^ hidden_zero));
            let t68 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * decode_bf16(t65.y); // body.rs:66
            let bits_8 = bitcast<u32>(t68); // bits.rs:29
            let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t64.y >> 16u) * t63) ^ hidden_zero));
            let t69 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))) * decode_bf16(t65.y >> 16u); // body.rs:66
            let bits_10 = bitcast<u32>(t69); // bits.rs:29
            let t70 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // body.rs:66
            let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t64.z) * t63) ^ hidden_zero)); // bits.rs:29
            let t71 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))) * decode_bf16(t65.z); // body.rs:66
            let bits_12 = bitcast<u32>(t71); // bits.rs:29
            let t72 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // body.rs:66
            let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t64.z >> 16u) * t63) ^ hidden_zero)); // bits.rs:29
            let t73 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) * decode_bf16(t65.z >> 16u); // body.rs:66
            let bits_14 = bitcast<u32>(t73); // bits.rs:29
            let t74 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // body.rs:66
            let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t64.w) * t63) ^ hidden_zero)); // bits.rs:29
            let t75 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * decode_bf16(t65.w); // body.rs:66
            let bits_16 = bitcast<u32>(t75); // bits.rs:29
            let t76 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // body.rs:66
            let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(decode_bf16(t64.w >> 16u) * t63) ^ hidden_zero)); // bits.rs:29
            let t77 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * decode_bf16(t65.w >> 16u); // body.rs:66
            let bits_18 = bitcast<u32>(t77); // bits.rs:29
            let t78 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // body.rs:66
            let t79 = encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u)))) << 16u; // body.rs:54
            let t80 = encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u)))) | t79;
            let t81 = encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u)))) | (t70 << 16u); // body.rs:55
            let words = vec4<u32>(t80, t81, t72 | (t74 << 16u), t76 | (t78 << 16u)); // body.rs:53
            let piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t82 = min_u32(t0, n - 1u); // body.rs:180
            let t83 = shr_u32(piece, group_shift); // rows.rs:86
            let t84 = weight[(t82 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let t85 = min_u32(t0, n - 1u) + n; // body.rs:181
            let t86 = shr_u32(piece, group_shift); // rows.rs:86
            let t87 = weight[(t85 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 32u];
            let words_2 = staged[(local_invocation_index & 31u) + 64u];
            let words_3 = staged[(local_invocation_index & 31u) + 96u];
            let t88 = decode_bf16(words.x & 65535u); // body.rs:79
            let t89 = decode_bf16(words.x >> 16u);
            let t90 = decode_bf16(words.y & 65535u);
            let t91 = decode_bf16(words.y >> 16u);
            let t92 = decode_bf16(words.z & 65535u);
            let t93 = decode_bf16(words.z >> 16u);
            let t94 = decode_bf16(words.w & 65535u);
            let t95 = decode_bf16(words.w >> 16u);
            let t96 = decode_bf16(words_1.x & 65535u);
            let t97 = decode_bf16(words_1.x >> 16u);
            let t98 = decode_bf16(words_1.y & 65535u);
            let t99 = decode_bf16(words_1.y >> 16u);
            let t100 = decode_bf16(words_1.z & 65535u);
            let t101 = decode_bf16(words_1.z >> 16u);
            let t102 = decode_bf16(words_1.w & 65535u);
            let t103 = decode_bf16(words_1.w >> 16u);
            let t104 = decode_bf16(words_2.x & 65535u);
            let t105 = decode_bf16(words_2.x >> 16u);
            let t106 = decode_bf16(words_2.y & 65535u);
            let t107 = decode_bf16(words_2.y >> 16u);
            let t108 = decode_bf16(words_2.z & 65535u);
            let t109 = decode_bf16(words_2.z >> 16u);
            let t110 = decode_bf16(words_2.w & 65535u);
            let t111 = decode_bf16(words_2.w >> 16u);
            let t112 = decode_bf16(words_3.x & 65535u);
            let t113 = decode_bf16(words_3.x >> 16u);
            let t114 = decode_bf16(words_3.y & 65535u);
            let t115 = decode_bf16(words_3.y >> 16u);
            let t116 = decode_bf16(words_3.z & 65535u);
            let t117 = decode_bf16(words_3.z >> 16u);
            let t118 = decode_bf16(words_3.w & 65535u);
            let t119 = decode_bf16(words_3.w >> 16u);
            let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t88) ^ hidden_zero) + t89) ^ hidden_zero); // rows.rs:118
            let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t120 + t90) ^ hidden_zero) + t91) ^ hidden_zero);
            let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t121 + t92) ^ hidden_zero) + t93) ^ hidden_zero);
            let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t122 + t94) ^ hidden_zero) + t95) ^ hidden_zero);
            let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t123 + t96) ^ hidden_zero) + t97) ^ hidden_zero);
            let t125 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t124 + t98) ^ hidden_zero) + t99) ^ hidden_zero);
            let t126 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t125 + t100) ^ hidden_zero) + t101) ^ hidden_zero);
            let t127 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t126 + t102) ^ hidden_zero) + t103) ^ hidden_zero);
            let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t127 + t104) ^ hidden_zero) + t105) ^ hidden_zero);
            let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t128 + t106) ^ hidden_zero) + t107) ^ hidden_zero);
            let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t129 + t108) ^ hidden_zero) + t109) ^ hidden_zero);
            let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t130 + t110) ^ hidden_zero) + t111) ^ hidden_zero);
            let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t131 + t112) ^ hidden_zero) + t113) ^ hidden_zero);
            let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t132 + t114) ^ hidden_zero) + t115) ^ hidden_zero);
            let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t133 + t116) ^ hidden_zero) + t117) ^ hidden_zero);
            let t135 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t134 + t118) ^ hidden_zero) + t119) ^ hidden_zero);
            let t136 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t84.x & 15u) * t88) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t137 = bitcast<u32>(bitcast<f32>(t136) + bitcast<f32>(bitcast<u32>(f32((t84.x >> 4u) & 15u) * t89) ^ hidden_zero));
            let t138 = bitcast<f32>(t137 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.x >> 8u) & 15u) * t90) ^ hidden_zero);
            let t139 = bitcast<f32>(bitcast<u32>(t138) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.x >> 12u) & 15u) * t91) ^ hidden_zero);
            let t140 = bitcast<f32>(bitcast<u32>(t139) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.x >> 16u) & 15u) * t92) ^ hidden_zero);
            let t141 = bitcast<f32>(bitcast<u32>(t140) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.x >> 20u) & 15u) * t93) ^ hidden_zero);
            let t142 = bitcast<f32>(bitcast<u32>(t141) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.x >> 24u) & 15u) * t94) ^ hidden_zero);
            let t143 = bitcast<f32>(bitcast<u32>(t142) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.x >> 28u) & 15u) * t95) ^ hidden_zero);
            let t144 = bitcast<f32>(bitcast<u32>(t143) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t84.y & 15u) * t96) ^ hidden_zero);
            let t145 = bitcast<f32>(bitcast<u32>(t144) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.y >> 4u) & 15u) * t97) ^ hidden_zero);
            let t146 = bitcast<f32>(bitcast<u32>(t145) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.y >> 8u) & 15u) * t98) ^ hidden_zero);
            let t147 = bitcast<f32>(bitcast<u32>(t146) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.y >> 12u) & 15u) * t99) ^ hidden_zero);
            let t148 = bitcast<f32>(bitcast<u32>(t147) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.y >> 16u) & 15u) * t100) ^ hidden_zero);
            let t149 = bitcast<f32>(bitcast<u32>(t148) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.y >> 20u) & 15u) * t101) ^ hidden_zero);
            let t150 = bitcast<f32>(bitcast<u32>(t149) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.y >> 24u) & 15u) * t102) ^ hidden_zero);
            let t151 = bitcast<f32>(bitcast<u32>(t150) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.y >> 28u) & 15u) * t103) ^ hidden_zero);
            let t152 = bitcast<f32>(bitcast<u32>(t151) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t84.z & 15u) * t104) ^ hidden_zero);
            let t153 = bitcast<f32>(bitcast<u32>(t152) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.z >> 4u) & 15u) * t105) ^ hidden_zero);
            let t154 = bitcast<f32>(bitcast<u32>(t153) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.z >> 8u) & 15u) * t106) ^ hidden_zero);
            let t155 = bitcast<f32>(bitcast<u32>(t154) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.z >> 12u) & 15u) * t107) ^ hidden_zero);
            let t156 = bitcast<f32>(bitcast<u32>(t155) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.z >> 16u) & 15u) * t108) ^ hidden_zero);
            let t157 = bitcast<f32>(bitcast<u32>(t156) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.z >> 20u) & 15u) * t109) ^ hidden_zero);
            let t158 = bitcast<f32>(bitcast<u32>(t157) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.z >> 24u) & 15u) * t110) ^ hidden_zero);
            let t159 = bitcast<f32>(bitcast<u32>(t158) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.z >> 28u) & 15u) * t111) ^ hidden_zero);
            let t160 = bitcast<f32>(bitcast<u32>(t159) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t84.w & 15u) * t112) ^ hidden_zero);
            let t161 = bitcast<f32>(bitcast<u32>(t160) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.w >> 4u) & 15u) * t113) ^ hidden_zero);
            let t162 = bitcast<f32>(bitcast<u32>(t161) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.w >> 8u) & 15u) * t114) ^ hidden_zero);
            let t163 = bitcast<f32>(bitcast<u32>(t162) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.w >> 12u) & 15u) * t115) ^ hidden_zero);
            let t164 = bitcast<f32>(bitcast<u32>(t163) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.w >> 16u) & 15u) * t116) ^ hidden_zero);
            let t165 = bitcast<f32>(bitcast<u32>(t164) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.w >> 20u) & 15u) * t117) ^ hidden_zero);
            let t166 = bitcast<f32>(bitcast<u32>(t165) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.w >> 24u) & 15u) * t118) ^ hidden_zero);
            let t167 = bitcast<f32>(bitcast<u32>(t166) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t84.w >> 28u) & 15u) * t119) ^ hidden_zero);
            let t168 = bitcast<u32>(load_scales(t82 * imm.n_groups + t83) * bitcast<f32>(bitcast<u32>(t167) ^ hidden_zero));
            let t169 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t168 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t82 * imm.n_groups + t83) * t135) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t169) ^ hidden_zero); // body.rs:197
            let t170 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t87.x & 15u) * t88) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t171 = bitcast<u32>(bitcast<f32>(t170) + bitcast<f32>(bitcast<u32>(f32((t87.x >> 4u) & 15u) * t89) ^ hidden_zero));
            let t172 = bitcast<f32>(t171 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.x >> 8u) & 15u) * t90) ^ hidden_zero);
            let t173 = bitcast<f32>(bitcast<u32>(t172) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.x >> 12u) & 15u) * t91) ^ hidden_zero);
            let t174 = bitcast<f32>(bitcast<u32>(t173) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.x >> 16u) & 15u) * t92) ^ hidden_zero);
            let t175 = bitcast<f32>(bitcast<u32>(t174) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.x >> 20u) & 15u) * t93) ^ hidden_zero);
            let t176 = bitcast<f32>(bitcast<u32>(t175) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.x >> 24u) & 15u) * t94) ^ hidden_zero);
            let t177 = bitcast<f32>(bitcast<u32>(t176) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.x >> 28u) & 15u) * t95) ^ hidden_zero);
            let t178 = bitcast<f32>(bitcast<u32>(t177) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t87.y & 15u) * t96) ^ hidden_zero);
            let t179 = bitcast<f32>(bitcast<u32>(t178) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.y >> 4u) & 15u) * t97) ^ hidden_zero);
            let t180 = bitcast<f32>(bitcast<u32>(t179) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.y >> 8u) & 15u) * t98) ^ hidden_zero);
            let t181 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.y >> 12u) & 15u) * t99) ^ hidden_zero);
            let t182 = bitcast<f32>(bitcast<u32>(t181) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.y >> 16u) & 15u) * t100) ^ hidden_zero);
            let t183 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.y >> 20u) & 15u) * t101) ^ hidden_zero);
            let t184 = bitcast<f32>(bitcast<u32>(t183) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.y >> 24u) & 15u) * t102) ^ hidden_zero);
            let t185 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.y >> 28u) & 15u) * t103) ^ hidden_zero);
            let t186 = bitcast<f32>(bitcast<u32>(t185) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t87.z & 15u) * t104) ^ hidden_zero);
            let t187 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.z >> 4u) & 15u) * t105) ^ hidden_zero);
            let t188 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.z >> 8u) & 15u) * t106) ^ hidden_zero);
            let t189 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.z >> 12u) & 15u) * t107) ^ hidden_zero);
            let t190 = bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.z >> 16u) & 15u) * t108) ^ hidden_zero);
            let t191 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.z >> 20u) & 15u) * t109) ^ hidden_zero);
            let t192 = bitcast<f32>(bitcast<u32>(t191) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.z >> 24u) & 15u) * t110) ^ hidden_zero);
            let t193 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.z >> 28u) & 15u) * t111) ^ hidden_zero);
            let t194 = bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t87.w & 15u) * t112) ^ hidden_zero);
            let t195 = bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.w >> 4u) & 15u) * t113) ^ hidden_zero);
            let t196 = bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.w >> 8u) & 15u) * t114) ^ hidden_zero);
            let t197 = bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.w >> 12u) & 15u) * t115) ^ hidden_zero);
            let t198 = bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.w >> 16u) & 15u) * t116) ^ hidden_zero);
            let t199 = bitcast<f32>(bitcast<u32>(t198) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.w >> 20u) & 15u) * t117) ^ hidden_zero);
            let t200 = bitcast<f32>(bitcast<u32>(t199) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.w >> 24u) & 15u) * t118) ^ hidden_zero);
            let t201 = bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t87.w >> 28u) & 15u) * t119) ^ hidden_zero);
            let t202 = bitcast<u32>(load_scales(t85 * imm.n_groups + t86) * bitcast<f32>(bitcast<u32>(t201) ^ hidden_zero));
            let t203 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t202 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t85 * imm.n_groups + t86) * t135) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t203) ^ hidden_zero); // body.rs:197
        }
        let piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t204 = min_u32(t0, n - 1u); // body.rs:180
            let t205 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t206 = weight[(t204 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let t207 = min_u32(t0, n - 1u) + n; // body.rs:181
            let t208 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t209 = weight[(t207 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 160u];
            let words_2 = staged[(local_invocation_index & 31u) + 192u];
            let words_3 = staged[(local_invocation_index & 31u) + 224u];
            let t210 = decode_bf16(words.x & 65535u); // body.rs:79
            let t211 = decode_bf16(words.x >> 16u);
            let t212 = decode_bf16(words.y & 65535u);
            let t213 = decode_bf16(words.y >> 16u);
            let t214 = decode_bf16(words.z & 65535u);
            let t215 = decode_bf16(words.z >> 16u);
            let t216 = decode_bf16(words.w & 65535u);
            let t217 = decode_bf16(words.w >> 16u);
            let t218 = decode_bf16(words_1.x & 65535u);
            let t219 = decode_bf16(words_1.x >> 16u);
            let t220 = decode_bf16(words_1.y & 65535u);
            let t221 = decode_bf16(words_1.y >> 16u);
            let t222 = decode_bf16(words_1.z & 65535u);
            let t223 = decode_bf16(words_1.z >> 16u);
            let t224 = decode_bf16(words_1.w & 65535u);
            let t225 = decode_bf16(words_1.w >> 16u);
            let t226 = decode_bf16(words_2.x & 65535u);
            let t227 = decode_bf16(words_2.x >> 16u);
            let t228 = decode_bf16(words_2.y & 65535u);
            let t229 = decode_bf16(words_2.y >> 16u);
            let t230 = decode_bf16(words_2.z & 65535u);
            let t231 = decode_bf16(words_2.z >> 16u);
            let t232 = decode_bf16(words_2.w & 65535u);
            let t233 = decode_bf16(words_2.w >> 16u);
            let t234 = decode_bf16(words_3.x & 65535u);
            let t235 = decode_bf16(words_3.x >> 16u);
            let t236 = decode_bf16(words_3.y & 65535u);
            let t237 = decode_bf16(words_3.y >> 16u);
            let t238 = decode_bf16(words_3.z & 65535u);
            let t239 = decode_bf16(words_3.z >> 16u);
            let t240 = decode_bf16(words_3.w & 65535u);
            let t241 = decode_bf16(words_3.w >> 16u);
            let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t210) ^ hidden_zero) + t211) ^ hidden_zero); // rows.rs:118
            let t243 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t242 + t212) ^ hidden_zero) + t213) ^ hidden_zero);
            let t244 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t243 + t214) ^ hidden_zero) + t215) ^ hidden_zero);
            let t245 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t244 + t216) ^ hidden_zero) + t217) ^ hidden_zero);
            let t246 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t245 + t218) ^ hidden_zero) + t219) ^ hidden_zero);
            let t247 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t246 + t220) ^ hidden_zero) + t221) ^ hidden_zero);
            let t248 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t247 + t222) ^ hidden_zero) + t223) ^ hidden_zero);
            let t249 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t248 + t224) ^ hidden_zero) + t225) ^ hidden_zero);
            let t250 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t249 + t226) ^ hidden_zero) + t227) ^ hidden_zero);
            let t251 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t250 + t228) ^ hidden_zero) + t229) ^ hidden_zero);
            let t252 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t251 + t230) ^ hidden_zero) + t231) ^ hidden_zero);
            let t253 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t252 + t232) ^ hidden_zero) + t233) ^ hidden_zero);
            let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t253 + t234) ^ hidden_zero) + t235) ^ hidden_zero);
            let t255 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t254 + t236) ^ hidden_zero) + t237) ^ hidden_zero);
            let t256 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t255 + t238) ^ hidden_zero) + t239) ^ hidden_zero);
            let t257 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t256 + t240) ^ hidden_zero) + t241) ^ hidden_zero);
            let t258 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t206.x & 15u) * t210) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t259 = bitcast<u32>(bitcast<f32>(t258) + bitcast<f32>(bitcast<u32>(f32((t206.x >> 4u) & 15u) * t211) ^ hidden_zero));
            let t260 = bitcast<f32>(t259 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.x >> 8u) & 15u) * t212) ^ hidden_zero);
            let t261 = bitcast<f32>(bitcast<u32>(t260) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.x >> 12u) & 15u) * t213) ^ hidden_zero);
            let t262 = bitcast<f32>(bitcast<u32>(t261) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.x >> 16u) & 15u) * t214) ^ hidden_zero);
            let t263 = bitcast<f32>(bitcast<u32>(t262) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.x >> 20u) & 15u) * t215) ^ hidden_zero);
            let t264 = bitcast<f32>(bitcast<u32>(t263) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.x >> 24u) & 15u) * t216) ^ hidden_zero);
            let t265 = bitcast<f32>(bitcast<u32>(t264) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.x >> 28u) & 15u) * t217) ^ hidden_zero);
            let t266 = bitcast<f32>(bitcast<u32>(t265) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t206.y & 15u) * t218) ^ hidden_zero);
            let t267 = bitcast<f32>(bitcast<u32>(t266) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.y >> 4u) & 15u) * t219) ^ hidden_zero);
            let t268 = bitcast<f32>(bitcast<u32>(t267) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.y >> 8u) & 15u) * t220) ^ hidden_zero);
            let t269 = bitcast<f32>(bitcast<u32>(t268) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.y >> 12u) & 15u) * t221) ^ hidden_zero);
            let t270 = bitcast<f32>(bitcast<u32>(t269) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.y >> 16u) & 15u) * t222) ^ hidden_zero);
            let t271 = bitcast<f32>(bitcast<u32>(t270) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.y >> 20u) & 15u) * t223) ^ hidden_zero);
            let t272 = bitcast<f32>(bitcast<u32>(t271) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.y >> 24u) & 15u) * t224) ^ hidden_zero);
            let t273 = bitcast<f32>(bitcast<u32>(t272) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.y >> 28u) & 15u) * t225) ^ hidden_zero);
            let t274 = bitcast<f32>(bitcast<u32>(t273) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t206.z & 15u) * t226) ^ hidden_zero);
            let t275 = bitcast<f32>(bitcast<u32>(t274) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.z >> 4u) & 15u) * t227) ^ hidden_zero);
            let t276 = bitcast<f32>(bitcast<u32>(t275) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.z >> 8u) & 15u) * t228) ^ hidden_zero);
            let t277 = bitcast<f32>(bitcast<u32>(t276) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.z >> 12u) & 15u) * t229) ^ hidden_zero);
            let t278 = bitcast<f32>(bitcast<u32>(t277) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.z >> 16u) & 15u) * t230) ^ hidden_zero);
            let t279 = bitcast<f32>(bitcast<u32>(t278) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.z >> 20u) & 15u) * t231) ^ hidden_zero);
            let t280 = bitcast<f32>(bitcast<u32>(t279) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.z >> 24u) & 15u) * t232) ^ hidden_zero);
            let t281 = bitcast<f32>(bitcast<u32>(t280) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.z >> 28u) & 15u) * t233) ^ hidden_zero);
            let t282 = bitcast<f32>(bitcast<u32>(t281) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t206.w & 15u) * t234) ^ hidden_zero);
            let t283 = bitcast<f32>(bitcast<u32>(t282) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.w >> 4u) & 15u) * t235) ^ hidden_zero);
            let t284 = bitcast<f32>(bitcast<u32>(t283) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.w >> 8u) & 15u) * t236) ^ hidden_zero);
            let t285 = bitcast<f32>(bitcast<u32>(t284) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.w >> 12u) & 15u) * t237) ^ hidden_zero);
            let t286 = bitcast<f32>(bitcast<u32>(t285) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.w >> 16u) & 15u) * t238) ^ hidden_zero);
            let t287 = bitcast<f32>(bitcast<u32>(t286) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.w >> 20u) & 15u) * t239) ^ hidden_zero);
            let t288 = bitcast<f32>(bitcast<u32>(t287) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.w >> 24u) & 15u) * t240) ^ hidden_zero);
            let t289 = bitcast<f32>(bitcast<u32>(t288) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t206.w >> 28u) & 15u) * t241) ^ hidden_zero);
            let t290 = bitcast<u32>(load_scales(t204 * imm.n_groups + t205) * bitcast<f32>(bitcast<u32>(t289) ^ hidden_zero));
            let t291 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t290 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t204 * imm.n_groups + t205) * t257) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t291) ^ hidden_zero); // body.rs:197
            let t292 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t209.x & 15u) * t210) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t293 = bitcast<u32>(bitcast<f32>(t292) + bitcast<f32>(bitcast<u32>(f32((t209.x >> 4u) & 15u) * t211) ^ hidden_zero));
            let t294 = bitcast<f32>(t293 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.x >> 8u) & 15u) * t212) ^ hidden_zero);
            let t295 = bitcast<f32>(bitcast<u32>(t294) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.x >> 12u) & 15u) * t213) ^ hidden_zero);
            let t296 = bitcast<f32>(bitcast<u32>(t295) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.x >> 16u) & 15u) * t214) ^ hidden_zero);
            let t297 = bitcast<f32>(bitcast<u32>(t296) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.x >> 20u) & 15u) * t215) ^ hidden_zero);
            let t298 = bitcast<f32>(bitcast<u32>(t297) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.x >> 24u) & 15u) * t216) ^ hidden_zero);
            let t299 = bitcast<f32>(bitcast<u32>(t298) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.x >> 28u) & 15u) * t217) ^ hidden_zero);
            let t300 = bitcast<f32>(bitcast<u32>(t299) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t209.y & 15u) * t218) ^ hidden_zero);
            let t301 = bitcast<f32>(bitcast<u32>(t300) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.y >> 4u) & 15u) * t219) ^ hidden_zero);
            let t302 = bitcast<f32>(bitcast<u32>(t301) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.y >> 8u) & 15u) * t220) ^ hidden_zero);
            let t303 = bitcast<f32>(bitcast<u32>(t302) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.y >> 12u) & 15u) * t221) ^ hidden_zero);
            let t304 = bitcast<f32>(bitcast<u32>(t303) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.y >> 16u) & 15u) * t222) ^ hidden_zero);
            let t305 = bitcast<f32>(bitcast<u32>(t304) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.y >> 20u) & 15u) * t223) ^ hidden_zero);
            let t306 = bitcast<f32>(bitcast<u32>(t305) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.y >> 24u) & 15u) * t224) ^ hidden_zero);
            let t307 = bitcast<f32>(bitcast<u32>(t306) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.y >> 28u) & 15u) * t225) ^ hidden_zero);
            let t308 = bitcast<f32>(bitcast<u32>(t307) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t209.z & 15u) * t226) ^ hidden_zero);
            let t309 = bitcast<f32>(bitcast<u32>(t308) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.z >> 4u) & 15u) * t227) ^ hidden_zero);
            let t310 = bitcast<f32>(bitcast<u32>(t309) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.z >> 8u) & 15u) * t228) ^ hidden_zero);
            let t311 = bitcast<f32>(bitcast<u32>(t310) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.z >> 12u) & 15u) * t229) ^ hidden_zero);
            let t312 = bitcast<f32>(bitcast<u32>(t311) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.z >> 16u) & 15u) * t230) ^ hidden_zero);
            let t313 = bitcast<f32>(bitcast<u32>(t312) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.z >> 20u) & 15u) * t231) ^ hidden_zero);
            let t314 = bitcast<f32>(bitcast<u32>(t313) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.z >> 24u) & 15u) * t232) ^ hidden_zero);
            let t315 = bitcast<f32>(bitcast<u32>(t314) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.z >> 28u) & 15u) * t233) ^ hidden_zero);
            let t316 = bitcast<f32>(bitcast<u32>(t315) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t209.w & 15u) * t234) ^ hidden_zero);
            let t317 = bitcast<f32>(bitcast<u32>(t316) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.w >> 4u) & 15u) * t235) ^ hidden_zero);
            let t318 = bitcast<f32>(bitcast<u32>(t317) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.w >> 8u) & 15u) * t236) ^ hidden_zero);
            let t319 = bitcast<f32>(bitcast<u32>(t318) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.w >> 12u) & 15u) * t237) ^ hidden_zero);
            let t320 = bitcast<f32>(bitcast<u32>(t319) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.w >> 16u) & 15u) * t238) ^ hidden_zero);
            let t321 = bitcast<f32>(bitcast<u32>(t320) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.w >> 20u) & 15u) * t239) ^ hidden_zero);
            let t322 = bitcast<f32>(bitcast<u32>(t321) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.w >> 24u) & 15u) * t240) ^ hidden_zero);
            let t323 = bitcast<f32>(bitcast<u32>(t322) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t209.w >> 28u) & 15u) * t241) ^ hidden_zero);
            let t324 = bitcast<u32>(load_scales(t207 * imm.n_groups + t208) * bitcast<f32>(bitcast<u32>(t323) ^ hidden_zero));
            let t325 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t324 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t207 * imm.n_groups + t208) * t257) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t325) ^ hidden_zero); // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let t326 = sums_0_0; // body.rs:210
    let t327 = subgroupShuffleXor(t326, 1u);
    let t328 = bitcast<f32>(bitcast<u32>(t326 + t327) ^ hidden_zero);
    let t329 = subgroupShuffleXor(t328, 2u);
    let t330 = bitcast<f32>(bitcast<u32>(t328 + t329) ^ hidden_zero);
    let t331 = subgroupShuffleXor(t330, 4u);
    let t332 = bitcast<f32>(bitcast<u32>(t330 + t331) ^ hidden_zero);
    let t333 = subgroupShuffleXor(t332, 8u);
    let t334 = bitcast<f32>(bitcast<u32>(t332 + t333) ^ hidden_zero);
    let t335 = subgroupShuffleXor(t334, 16u);
    let sum_2 = t334 + t335;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[local_invocation_index >> 5u] = sum_2; // body.rs:214
    }
    let t336 = sums_0_1; // body.rs:210
    let t337 = subgroupShuffleXor(t336, 1u);
    let t338 = bitcast<f32>(bitcast<u32>(t336 + t337) ^ hidden_zero);
    let t339 = subgroupShuffleXor(t338, 2u);
    let t340 = bitcast<f32>(bitcast<u32>(t338 + t339) ^ hidden_zero);
    let t341 = subgroupShuffleXor(t340, 4u);
    let t342 = bitcast<f32>(bitcast<u32>(t340 + t341) ^ hidden_zero);
    let t343 = subgroupShuffleXor(t342, 8u);
    let t344 = bitcast<f32>(bitcast<u32>(t342 + t343) ^ hidden_zero);
    let t345 = subgroupShuffleXor(t344, 16u);
    let sum_3 = t344 + t345;
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
        let t346 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        let t347 = abs_f32(t346); // activation.rs:20
        let t348 = min_f32(max_f32(t347, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t348 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t348 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t349 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t349;
        let t350 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t350;
        let t351 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t351;
        let t352 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t352;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t353 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t353) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t354 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + t354; // bits.rs:44
        let bits_3 = bitcast<u32>(y_3) + (u32(t354) << 23u); // bits.rs:45
        let t355 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t347) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t355)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_4 = bitcast<u32>(d_1); // division.rs:85
        let t356 = bitcast<f32>((bits_4 & 8388607u) | 1065353216u); // division.rs:94
        let t357 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t356 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t358 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t356 * bitcast<f32>(t357)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t358);
        let t359 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t356 * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t360 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t359) ^ hidden_zero)) ^ hidden_zero);
        estimate = t360;
        let t361 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t356 * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t362 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t361) ^ hidden_zero)) ^ hidden_zero);
        estimate = t362;
        let high_4 = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t356) & 4294963200u);
        let t363 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t364 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t356 - d_high) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t363 - t364) ^ hidden_zero);
        let estimate_1 = estimate;
        let t365 = high_4 + bitcast<f32>(bitcast<u32>(residual_2 * estimate_1) ^ hidden_zero); // division.rs:87
        let t366 = 127i - i32(bits_4 >> 23u);
        let field_2 = i32(bitcast<u32>(t365) >> 23u) + t366; // bits.rs:44
        let bits_5 = bitcast<u32>(t365) + (u32(t366) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))); // bits.rs:46
        let t367 = encode_bf16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t367);
        let bits_6 = bitcast<u32>(t346 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t346 < 0.0f))); // bits.rs:29
        let t368 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t368 * up); // bits.rs:29
        let t369 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t369; // body.rs:265
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        let t370 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        let t371 = abs_f32(t370); // activation.rs:20
        let t372 = min_f32(max_f32(t371, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t372 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t372 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t373 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t373);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t374 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t374;
        let t375 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t375;
        let t376 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t376;
        let t377 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t377;
        let t378 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t378;
        let t379 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t379) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t380 = i32_from_f32(k_2); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_5) >> 23u) + t380; // bits.rs:44
        let bits_8 = bitcast<u32>(y_5) + (u32(t380) << 23u); // bits.rs:45
        let t381 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t371) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t381)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_9 = bitcast<u32>(d_2); // division.rs:85
        let t382 = bitcast<f32>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        let t383 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t382 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t384 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t382 * bitcast<f32>(t383)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t384);
        let t385 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t382 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t386 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t385) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t386);
        let t387 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t382 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t388 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t387) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t388);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t382) & 4294963200u);
        let t389 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t390 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t382 - d_high_1) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t389 - t390) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t391 = high_5 + bitcast<f32>(bitcast<u32>(residual_3 * estimate_3) ^ hidden_zero); // division.rs:87
        let t392 = 127i - i32(bits_9 >> 23u);
        let field_4 = i32(bitcast<u32>(t391) >> 23u) + t392; // bits.rs:44
        let bits_10 = bitcast<u32>(t391) + (u32(t392) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // bits.rs:46
        let t393 = encode_bf16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t393);
        let bits_11 = bitcast<u32>(t370 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t370 < 0.0f))); // bits.rs:29
        let t394 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_12 = bitcast<u32>(decode_bf16(t394) * up_1); // bits.rs:29
        let t395 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // activation.rs:36
        four_1 = decode_bf16(t395); // body.rs:265
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        let t396 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        let t397 = abs_f32(t396); // activation.rs:20
        let t398 = min_f32(max_f32(t397, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t398 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t398 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t399 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t399);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t400 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t400;
        let t401 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t401;
        let t402 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t402;
        let t403 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t403;
        let t404 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t404;
        let t405 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t405) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t406 = i32_from_f32(k_3); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_7) >> 23u) + t406; // bits.rs:44
        let bits_13 = bitcast<u32>(y_7) + (u32(t406) << 23u); // bits.rs:45
        let t407 = select(bitcast<f32>(select(select(bits_13, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t397) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t407)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_14 = bitcast<u32>(d_3); // division.rs:85
        let t408 = bitcast<f32>((bits_14 & 8388607u) | 1065353216u); // division.rs:94
        let t409 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t408 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t410 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t408 * bitcast<f32>(t409)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t410);
        let t411 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t408 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t412 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t411) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t412);
        let t413 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t408 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t414 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t413) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t414);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t408) & 4294963200u);
        let t415 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t416 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t408 - d_high_2) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t415 - t416) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t417 = high_6 + bitcast<f32>(bitcast<u32>(residual_4 * estimate_5) ^ hidden_zero); // division.rs:87
        let t418 = 127i - i32(bits_14 >> 23u);
        let field_6 = i32(bitcast<u32>(t417) >> 23u) + t418; // bits.rs:44
        let bits_15 = bitcast<u32>(t417) + (u32(t418) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))); // bits.rs:46
        let t419 = encode_bf16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t419);
        let bits_16 = bitcast<u32>(t396 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t396 < 0.0f))); // bits.rs:29
        let t420 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_17 = bitcast<u32>(decode_bf16(t420) * up_2); // bits.rs:29
        let t421 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t421); // body.rs:265
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        let t422 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        let t423 = abs_f32(t422); // activation.rs:20
        let t424 = min_f32(max_f32(t423, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t424 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t424 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t425 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t425);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t426 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t426;
        let t427 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t427;
        let t428 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t428;
        let t429 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t429;
        let t430 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t430;
        let t431 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t431) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t432 = i32_from_f32(k_4); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_9) >> 23u) + t432; // bits.rs:44
        let bits_18 = bitcast<u32>(y_9) + (u32(t432) << 23u); // bits.rs:45
        let t433 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t423) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t433)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_19 = bitcast<u32>(d_4); // division.rs:85
        let t434 = bitcast<f32>((bits_19 & 8388607u) | 1065353216u); // division.rs:94
        let t435 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t434 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t436 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t434 * bitcast<f32>(t435)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t436);
        let t437 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t434 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t438 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t437) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t438);
        let t439 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t434 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t440 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t439) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t440);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t434) & 4294963200u);
        let t441 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t442 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t434 - d_high_3) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t441 - t442) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t443 = high_7 + bitcast<f32>(bitcast<u32>(residual_5 * estimate_7) ^ hidden_zero); // division.rs:87
        let t444 = 127i - i32(bits_19 >> 23u);
        let field_8 = i32(bitcast<u32>(t443) >> 23u) + t444; // bits.rs:44
        let bits_20 = bitcast<u32>(t443) + (u32(t444) << 23u); // bits.rs:45
        let scaled_8 = bitcast<f32>(select(select(bits_20, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))); // bits.rs:46
        let t445 = encode_bf16(select(scaled_8, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_bf16(t445);
        let bits_21 = bitcast<u32>(t422 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t422 < 0.0f))); // bits.rs:29
        let t446 = encode_bf16(bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_22 = bitcast<u32>(decode_bf16(t446) * up_3); // bits.rs:29
        let t447 = encode_bf16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t447); // body.rs:265
        let t448 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t448;
    }
}
