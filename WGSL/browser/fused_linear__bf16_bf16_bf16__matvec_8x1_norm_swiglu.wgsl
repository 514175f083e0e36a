enable subgroups;

struct Immediates {
    eps: f32,
    n: u32,
    m: u32,
    k: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:50
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
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t82 = w[((min_u32(t0, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t83 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece * 8u) >> 1u) >> 2u];
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let t84 = decode_bf16(words.x & 65535u); // body.rs:79
            let t85 = decode_bf16(words.x >> 16u);
            let t86 = decode_bf16(words.y & 65535u);
            let t87 = decode_bf16(words.y >> 16u);
            let t88 = decode_bf16(words.z & 65535u);
            let t89 = decode_bf16(words.z >> 16u);
            let t90 = decode_bf16(words.w & 65535u);
            let t91 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t92 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t84 * decode_bf16(t82.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t92);
            let t93 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t85 * decode_bf16(t82.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t93);
            let t94 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t86 * decode_bf16(t82.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t94);
            let t95 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t87 * decode_bf16(t82.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t95);
            let t96 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t88 * decode_bf16(t82.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t96);
            let t97 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t89 * decode_bf16(t82.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t97);
            let t98 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t90 * decode_bf16(t82.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t98);
            let t99 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t91 * decode_bf16(t82.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t99);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t100 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t84 * decode_bf16(t83.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t100);
            let t101 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t85 * decode_bf16(t83.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t101);
            let t102 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t86 * decode_bf16(t83.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t102);
            let t103 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t87 * decode_bf16(t83.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t103);
            let t104 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t88 * decode_bf16(t83.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t104);
            let t105 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t89 * decode_bf16(t83.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t105);
            let t106 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t90 * decode_bf16(t83.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t106);
            let t107 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t91 * decode_bf16(t83.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t107);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t108 = w[((min_u32(t0, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t109 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            let t110 = decode_bf16(words.x & 65535u); // body.rs:79
            let t111 = decode_bf16(words.x >> 16u);
            let t112 = decode_bf16(words.y & 65535u);
            let t113 = decode_bf16(words.y >> 16u);
            let t114 = decode_bf16(words.z & 65535u);
            let t115 = decode_bf16(words.z >> 16u);
            let t116 = decode_bf16(words.w & 65535u);
            let t117 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t118 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t110 * decode_bf16(t108.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t118);
            let t119 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t111 * decode_bf16(t108.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t119 ^ hidden_zero);
            let t120 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t112 * decode_bf16(t108.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t120);
            let t121 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t113 * decode_bf16(t108.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t121 ^ hidden_zero);
            let t122 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t114 * decode_bf16(t108.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t122);
            let t123 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t115 * decode_bf16(t108.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t123 ^ hidden_zero);
            let t124 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t116 * decode_bf16(t108.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t124);
            let t125 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t117 * decode_bf16(t108.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t125 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t126 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t110 * decode_bf16(t109.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t126);
            let t127 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t111 * decode_bf16(t109.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t127 ^ hidden_zero);
            let t128 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t112 * decode_bf16(t109.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t128);
            let t129 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t113 * decode_bf16(t109.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t129 ^ hidden_zero);
            let t130 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t114 * decode_bf16(t109.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t130);
            let t131 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t115 * decode_bf16(t109.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t131 ^ hidden_zero);
            let t132 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t116 * decode_bf16(t109.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t132);
            let t133 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t117 * decode_bf16(t109.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t133 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            let t134 = w[((min_u32(t0, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t135 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            let t136 = decode_bf16(words.x & 65535u); // body.rs:79
            let t137 = decode_bf16(words.x >> 16u);
            let t138 = decode_bf16(words.y & 65535u);
            let t139 = decode_bf16(words.y >> 16u);
            let t140 = decode_bf16(words.z & 65535u);
            let t141 = decode_bf16(words.z >> 16u);
            let t142 = decode_bf16(words.w & 65535u);
            let t143 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t144 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t136 * decode_bf16(t134.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t144);
            let t145 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t137 * decode_bf16(t134.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t145 ^ hidden_zero);
            let t146 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t138 * decode_bf16(t134.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t146);
            let t147 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t139 * decode_bf16(t134.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t147 ^ hidden_zero);
            let t148 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t140 * decode_bf16(t134.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t148);
            let t149 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t141 * decode_bf16(t134.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t149 ^ hidden_zero);
            let t150 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t142 * decode_bf16(t134.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t150);
            let t151 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t143 * decode_bf16(t134.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t151 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t152 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t136 * decode_bf16(t135.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t152);
            let t153 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t137 * decode_bf16(t135.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t153 ^ hidden_zero);
            let t154 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t138 * decode_bf16(t135.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t154);
            let t155 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t139 * decode_bf16(t135.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t155 ^ hidden_zero);
            let t156 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t140 * decode_bf16(t135.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t156);
            let t157 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t141 * decode_bf16(t135.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t157 ^ hidden_zero);
            let t158 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t142 * decode_bf16(t135.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t158);
            let t159 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t143 * decode_bf16(t135.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t159 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            let t160 = w[((min_u32(t0, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t161 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            let t162 = decode_bf16(words.x & 65535u); // body.rs:79
            let t163 = decode_bf16(words.x >> 16u);
            let t164 = decode_bf16(words.y & 65535u);
            let t165 = decode_bf16(words.y >> 16u);
            let t166 = decode_bf16(words.z & 65535u);
            let t167 = decode_bf16(words.z >> 16u);
            let t168 = decode_bf16(words.w & 65535u);
            let t169 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t170 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t162 * decode_bf16(t160.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t170);
            let t171 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t163 * decode_bf16(t160.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t171 ^ hidden_zero);
            let t172 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t164 * decode_bf16(t160.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t172);
            let t173 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t165 * decode_bf16(t160.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t173 ^ hidden_zero);
            let t174 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t166 * decode_bf16(t160.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t174);
            let t175 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t167 * decode_bf16(t160.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t175 ^ hidden_zero);
            let t176 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t168 * decode_bf16(t160.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t176);
            let t177 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t169 * decode_bf16(t160.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t177 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t178 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t162 * decode_bf16(t161.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t178);
            let t179 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t163 * decode_bf16(t161.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t179 ^ hidden_zero);
            let t180 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t164 * decode_bf16(t161.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t180);
            let t181 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t165 * decode_bf16(t161.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t181 ^ hidden_zero);
            let t182 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t166 * decode_bf16(t161.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t182);
            let t183 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t167 * decode_bf16(t161.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t183 ^ hidden_zero);
            let t184 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t168 * decode_bf16(t161.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t184);
            let t185 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t169 * decode_bf16(t161.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t185 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            let t186 = w[((min_u32(t0, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t187 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let t188 = decode_bf16(words.x & 65535u); // body.rs:79
            let t189 = decode_bf16(words.x >> 16u);
            let t190 = decode_bf16(words.y & 65535u);
            let t191 = decode_bf16(words.y >> 16u);
            let t192 = decode_bf16(words.z & 65535u);
            let t193 = decode_bf16(words.z >> 16u);
            let t194 = decode_bf16(words.w & 65535u);
            let t195 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t196 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t188 * decode_bf16(t186.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t196);
            let t197 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t189 * decode_bf16(t186.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t197 ^ hidden_zero);
            let t198 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t190 * decode_bf16(t186.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t198);
            let t199 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t191 * decode_bf16(t186.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t199 ^ hidden_zero);
            let t200 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t192 * decode_bf16(t186.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t200);
            let t201 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t193 * decode_bf16(t186.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t201 ^ hidden_zero);
            let t202 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t194 * decode_bf16(t186.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t202);
            let t203 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t195 * decode_bf16(t186.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t203 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t204 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t188 * decode_bf16(t187.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t204);
            let t205 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t189 * decode_bf16(t187.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t205 ^ hidden_zero);
            let t206 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t190 * decode_bf16(t187.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t206);
            let t207 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t191 * decode_bf16(t187.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t207 ^ hidden_zero);
            let t208 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t192 * decode_bf16(t187.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t208);
            let t209 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t193 * decode_bf16(t187.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t209 ^ hidden_zero);
            let t210 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t194 * decode_bf16(t187.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t210);
            let t211 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t195 * decode_bf16(t187.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t211 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            let t212 = w[((min_u32(t0, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t213 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            let t214 = decode_bf16(words.x & 65535u); // body.rs:79
            let t215 = decode_bf16(words.x >> 16u);
            let t216 = decode_bf16(words.y & 65535u);
            let t217 = decode_bf16(words.y >> 16u);
            let t218 = decode_bf16(words.z & 65535u);
            let t219 = decode_bf16(words.z >> 16u);
            let t220 = decode_bf16(words.w & 65535u);
            let t221 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t222 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t214 * decode_bf16(t212.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t222);
            let t223 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t215 * decode_bf16(t212.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t223 ^ hidden_zero);
            let t224 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t216 * decode_bf16(t212.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t224);
            let t225 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t217 * decode_bf16(t212.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t225 ^ hidden_zero);
            let t226 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t218 * decode_bf16(t212.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t226);
            let t227 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t219 * decode_bf16(t212.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t227 ^ hidden_zero);
            let t228 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t220 * decode_bf16(t212.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t228);
            let t229 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t221 * decode_bf16(t212.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t229 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t230 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t214 * decode_bf16(t213.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t230);
            let t231 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t215 * decode_bf16(t213.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t231 ^ hidden_zero);
            let t232 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t216 * decode_bf16(t213.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t232);
            let t233 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t217 * decode_bf16(t213.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t233 ^ hidden_zero);
            let t234 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t218 * decode_bf16(t213.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t234);
            let t235 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t219 * decode_bf16(t213.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t235 ^ hidden_zero);
            let t236 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t220 * decode_bf16(t213.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t236);
            let t237 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t221 * decode_bf16(t213.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t237 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            let t238 = w[((min_u32(t0, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t239 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            let t240 = decode_bf16(words.x & 65535u); // body.rs:79
            let t241 = decode_bf16(words.x >> 16u);
            let t242 = decode_bf16(words.y & 65535u);
            let t243 = decode_bf16(words.y >> 16u);
            let t244 = decode_bf16(words.z & 65535u);
            let t245 = decode_bf16(words.z >> 16u);
            let t246 = decode_bf16(words.w & 65535u);
            let t247 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t248 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t240 * decode_bf16(t238.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t248);
            let t249 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t241 * decode_bf16(t238.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t249 ^ hidden_zero);
            let t250 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t242 * decode_bf16(t238.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t250);
            let t251 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t243 * decode_bf16(t238.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t251 ^ hidden_zero);
            let t252 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t244 * decode_bf16(t238.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t252);
            let t253 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t245 * decode_bf16(t238.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t253 ^ hidden_zero);
            let t254 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t246 * decode_bf16(t238.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t254);
            let t255 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t247 * decode_bf16(t238.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t255 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t256 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t240 * decode_bf16(t239.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t256);
            let t257 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t241 * decode_bf16(t239.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t257 ^ hidden_zero);
            let t258 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t242 * decode_bf16(t239.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t258);
            let t259 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t243 * decode_bf16(t239.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t259 ^ hidden_zero);
            let t260 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t244 * decode_bf16(t239.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t260);
            let t261 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t245 * decode_bf16(t239.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t261 ^ hidden_zero);
            let t262 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t246 * decode_bf16(t239.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t262);
            let t263 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t247 * decode_bf16(t239.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t263 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            let t264 = w[((min_u32(t0, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t265 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            let t266 = decode_bf16(words.x & 65535u); // body.rs:79
            let t267 = decode_bf16(words.x >> 16u);
            let t268 = decode_bf16(words.y & 65535u);
            let t269 = decode_bf16(words.y >> 16u);
            let t270 = decode_bf16(words.z & 65535u);
            let t271 = decode_bf16(words.z >> 16u);
            let t272 = decode_bf16(words.w & 65535u);
            let t273 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t274 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t266 * decode_bf16(t264.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t274);
            let t275 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t267 * decode_bf16(t264.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t275 ^ hidden_zero);
            let t276 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t268 * decode_bf16(t264.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t276);
            let t277 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t269 * decode_bf16(t264.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t277 ^ hidden_zero);
            let t278 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t270 * decode_bf16(t264.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t278);
            let t279 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t271 * decode_bf16(t264.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t279 ^ hidden_zero);
            let t280 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t272 * decode_bf16(t264.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t280);
            let t281 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t273 * decode_bf16(t264.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t281 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t282 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t266 * decode_bf16(t265.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t282);
            let t283 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t267 * decode_bf16(t265.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t283 ^ hidden_zero);
            let t284 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t268 * decode_bf16(t265.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t284);
            let t285 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t269 * decode_bf16(t265.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t285 ^ hidden_zero);
            let t286 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t270 * decode_bf16(t265.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t286);
            let t287 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t271 * decode_bf16(t265.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t287 ^ hidden_zero);
            let t288 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t272 * decode_bf16(t265.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t288);
            let t289 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t273 * decode_bf16(t265.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t289 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let t290 = sums_0_0; // body.rs:210
    let t291 = subgroupShuffleXor(t290, 1u);
    let t292 = bitcast<f32>(bitcast<u32>(t290 + t291) ^ hidden_zero);
    let t293 = subgroupShuffleXor(t292, 2u);
    let t294 = bitcast<f32>(bitcast<u32>(t292 + t293) ^ hidden_zero);
    let t295 = subgroupShuffleXor(t294, 4u);
    let t296 = bitcast<f32>(bitcast<u32>(t294 + t295) ^ hidden_zero);
    let t297 = subgroupShuffleXor(t296, 8u);
    let t298 = bitcast<f32>(bitcast<u32>(t296 + t297) ^ hidden_zero);
    let t299 = subgroupShuffleXor(t298, 16u);
    let sum_2 = t298 + t299;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[local_invocation_index >> 5u] = sum_2; // body.rs:214
    }
    let t300 = sums_0_1; // body.rs:210
    let t301 = subgroupShuffleXor(t300, 1u);
    let t302 = bitcast<f32>(bitcast<u32>(t300 + t301) ^ hidden_zero);
    let t303 = subgroupShuffleXor(t302, 2u);
    let t304 = bitcast<f32>(bitcast<u32>(t302 + t303) ^ hidden_zero);
    let t305 = subgroupShuffleXor(t304, 4u);
    let t306 = bitcast<f32>(bitcast<u32>(t304 + t305) ^ hidden_zero);
    let t307 = subgroupShuffleXor(t306, 8u);
    let t308 = bitcast<f32>(bitcast<u32>(t306 + t307) ^ hidden_zero);
    let t309 = subgroupShuffleXor(t308, 16u);
    let sum_3 = t308 + t309;
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
        let t310 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        let t311 = abs_f32(t310); // activation.rs:20
        let t312 = min_f32(max_f32(t311, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t312 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t312 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t313 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t313;
        let t314 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t314;
        let t315 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t315;
        let t316 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t316;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t317 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t317) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t318 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + t318; // bits.rs:44
        let bits_3 = bitcast<u32>(y_3) + (u32(t318) << 23u); // bits.rs:45
        let t319 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t311) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t319)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_4 = bitcast<u32>(d_1); // division.rs:85
        let t320 = bitcast<f32>((bits_4 & 8388607u) | 1065353216u); // division.rs:94
        let t321 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t320 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t322 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t320 * bitcast<f32>(t321)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t322);
        let t323 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t320 * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t324 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t323) ^ hidden_zero)) ^ hidden_zero);
        estimate = t324;
        let t325 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t320 * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t326 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t325) ^ hidden_zero)) ^ hidden_zero);
        estimate = t326;
        let high_4 = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t320) & 4294963200u);
        let t327 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t328 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t320 - d_high) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t327 - t328) ^ hidden_zero);
        let estimate_1 = estimate;
        let t329 = high_4 + bitcast<f32>(bitcast<u32>(residual_2 * estimate_1) ^ hidden_zero); // division.rs:87
        let t330 = 127i - i32(bits_4 >> 23u);
        let field_2 = i32(bitcast<u32>(t329) >> 23u) + t330; // bits.rs:44
        let bits_5 = bitcast<u32>(t329) + (u32(t330) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))); // bits.rs:46
        let t331 = encode_bf16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t331);
        let bits_6 = bitcast<u32>(t310 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t310 < 0.0f))); // bits.rs:29
        let t332 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t332 * up); // bits.rs:29
        let t333 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t333; // body.rs:265
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        let t334 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        let t335 = abs_f32(t334); // activation.rs:20
        let t336 = min_f32(max_f32(t335, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t336 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t336 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t337 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t337);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t338 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t338;
        let t339 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t339;
        let t340 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t340;
        let t341 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t341;
        let t342 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t342;
        let t343 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t343) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t344 = i32_from_f32(k_2); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_5) >> 23u) + t344; // bits.rs:44
        let bits_8 = bitcast<u32>(y_5) + (u32(t344) << 23u); // bits.rs:45
        let t345 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t335) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t345)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_9 = bitcast<u32>(d_2); // division.rs:85
        let t346 = bitcast<f32>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        let t347 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t346 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t348 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t346 * bitcast<f32>(t347)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t348);
        let t349 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t346 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t350 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t349) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t350);
        let t351 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t346 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t352 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t351) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t352);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t346) & 4294963200u);
        let t353 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t354 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t346 - d_high_1) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t353 - t354) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t355 = high_5 + bitcast<f32>(bitcast<u32>(residual_3 * estimate_3) ^ hidden_zero); // division.rs:87
        let t356 = 127i - i32(bits_9 >> 23u);
        let field_4 = i32(bitcast<u32>(t355) >> 23u) + t356; // bits.rs:44
        let bits_10 = bitcast<u32>(t355) + (u32(t356) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))); // bits.rs:46
        let t357 = encode_bf16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t357);
        let bits_11 = bitcast<u32>(t334 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t334 < 0.0f))); // bits.rs:29
        let t358 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_12 = bitcast<u32>(decode_bf16(t358) * up_1); // bits.rs:29
        let t359 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // activation.rs:36
        four_1 = decode_bf16(t359); // body.rs:265
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        let t360 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        let t361 = abs_f32(t360); // activation.rs:20
        let t362 = min_f32(max_f32(t361, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t362 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t362 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t363 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t363);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t364 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t364;
        let t365 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t365;
        let t366 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t366;
        let t367 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t367;
        let t368 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t368;
        let t369 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t369) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t370 = i32_from_f32(k_3); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_7) >> 23u) + t370; // bits.rs:44
        let bits_13 = bitcast<u32>(y_7) + (u32(t370) << 23u); // bits.rs:45
        let t371 = select(bitcast<f32>(select(select(bits_13, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t361) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t371)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_14 = bitcast<u32>(d_3); // division.rs:85
        let t372 = bitcast<f32>((bits_14 & 8388607u) | 1065353216u); // division.rs:94
        let t373 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t372 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t374 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t372 * bitcast<f32>(t373)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t374);
        let t375 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t372 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t376 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t375) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t376);
        let t377 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t372 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t378 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t377) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t378);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t372) & 4294963200u);
        let t379 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t380 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t372 - d_high_2) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t379 - t380) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t381 = high_6 + bitcast<f32>(bitcast<u32>(residual_4 * estimate_5) ^ hidden_zero); // division.rs:87
        let t382 = 127i - i32(bits_14 >> 23u);
        let field_6 = i32(bitcast<u32>(t381) >> 23u) + t382; // bits.rs:44
        let bits_15 = bitcast<u32>(t381) + (u32(t382) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))); // bits.rs:46
        let t383 = encode_bf16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t383);
        let bits_16 = bitcast<u32>(t360 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t360 < 0.0f))); // bits.rs:29
        let t384 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_17 = bitcast<u32>(decode_bf16(t384) * up_2); // bits.rs:29
        let t385 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t385); // body.rs:265
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        let t386 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        let t387 = abs_f32(t386); // activation.rs:20
        let t388 = min_f32(max_f32(t387, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t388 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t388 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t389 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t389);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t390 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t390;
        let t391 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t391;
        let t392 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t392;
        let t393 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t393;
        let t394 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t394;
        let t395 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t395) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t396 = i32_from_f32(k_4); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_9) >> 23u) + t396; // bits.rs:44
        let bits_18 = bitcast<u32>(y_9) + (u32(t396) << 23u); // bits.rs:45
        let t397 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t387) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t397)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_19 = bitcast<u32>(d_4); // division.rs:85
        let t398 = bitcast<f32>((bits_19 & 8388607u) | 1065353216u); // division.rs:94
        let t399 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t398 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t400 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t398 * bitcast<f32>(t399)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t400);
        let t401 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t398 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t402 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t401) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t402);
        let t403 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t398 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t404 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t403) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t404);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t398) & 4294963200u);
        let t405 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t406 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t398 - d_high_3) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t405 - t406) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t407 = high_7 + bitcast<f32>(bitcast<u32>(residual_5 * estimate_7) ^ hidden_zero); // division.rs:87
        let t408 = 127i - i32(bits_19 >> 23u);
        let field_8 = i32(bitcast<u32>(t407) >> 23u) + t408; // bits.rs:44
        let bits_20 = bitcast<u32>(t407) + (u32(t408) << 23u); // bits.rs:45
        let scaled_8 = bitcast<f32>(select(select(bits_20, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))); // bits.rs:46
        let t409 = encode_bf16(select(scaled_8, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_bf16(t409);
        let bits_21 = bitcast<u32>(t386 * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t386 < 0.0f))); // bits.rs:29
        let t410 = encode_bf16(bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_22 = bitcast<u32>(decode_bf16(t410) * up_3); // bits.rs:29
        let t411 = encode_bf16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t411); // body.rs:265
        let t412 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t412;
    }
}
