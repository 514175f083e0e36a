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

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_bf16_bf16__matvec_16x1_norm(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:50
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
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t81 = w[((min_u32(first_n, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t82 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u];
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let t83 = decode_bf16(words.x & 65535u); // body.rs:79
            let t84 = decode_bf16(words.x >> 16u);
            let t85 = decode_bf16(words.y & 65535u);
            let t86 = decode_bf16(words.y >> 16u);
            let t87 = decode_bf16(words.z & 65535u);
            let t88 = decode_bf16(words.z >> 16u);
            let t89 = decode_bf16(words.w & 65535u);
            let t90 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t91 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t83 * decode_bf16(t81.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t91);
            let t92 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t84 * decode_bf16(t81.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t92);
            let t93 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t85 * decode_bf16(t81.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t93);
            let t94 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t86 * decode_bf16(t81.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t94);
            let t95 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t87 * decode_bf16(t81.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t95);
            let t96 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t88 * decode_bf16(t81.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t96);
            let t97 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t89 * decode_bf16(t81.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t97);
            let t98 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t90 * decode_bf16(t81.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t98);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t99 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t83 * decode_bf16(t82.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t99);
            let t100 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t84 * decode_bf16(t82.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t100);
            let t101 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t85 * decode_bf16(t82.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t101);
            let t102 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t86 * decode_bf16(t82.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t102);
            let t103 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t87 * decode_bf16(t82.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t103);
            let t104 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t88 * decode_bf16(t82.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t104);
            let t105 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t89 * decode_bf16(t82.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t105);
            let t106 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t90 * decode_bf16(t82.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t106);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t107 = w[((min_u32(first_n, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t108 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            let t109 = decode_bf16(words.x & 65535u); // body.rs:79
            let t110 = decode_bf16(words.x >> 16u);
            let t111 = decode_bf16(words.y & 65535u);
            let t112 = decode_bf16(words.y >> 16u);
            let t113 = decode_bf16(words.z & 65535u);
            let t114 = decode_bf16(words.z >> 16u);
            let t115 = decode_bf16(words.w & 65535u);
            let t116 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t117 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t109 * decode_bf16(t107.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t117);
            let t118 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t110 * decode_bf16(t107.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t118 ^ hidden_zero);
            let t119 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t111 * decode_bf16(t107.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t119);
            let t120 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t112 * decode_bf16(t107.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t120 ^ hidden_zero);
            let t121 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t113 * decode_bf16(t107.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t121);
            let t122 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t114 * decode_bf16(t107.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t122 ^ hidden_zero);
            let t123 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t115 * decode_bf16(t107.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t123);
            let t124 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t116 * decode_bf16(t107.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t124 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t125 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t109 * decode_bf16(t108.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t125);
            let t126 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t110 * decode_bf16(t108.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t126 ^ hidden_zero);
            let t127 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t111 * decode_bf16(t108.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t127);
            let t128 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t112 * decode_bf16(t108.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t128 ^ hidden_zero);
            let t129 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t113 * decode_bf16(t108.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t129);
            let t130 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t114 * decode_bf16(t108.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t130 ^ hidden_zero);
            let t131 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t115 * decode_bf16(t108.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t131);
            let t132 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t116 * decode_bf16(t108.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t132 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            let t133 = w[((min_u32(first_n, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t134 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            let t135 = decode_bf16(words.x & 65535u); // body.rs:79
            let t136 = decode_bf16(words.x >> 16u);
            let t137 = decode_bf16(words.y & 65535u);
            let t138 = decode_bf16(words.y >> 16u);
            let t139 = decode_bf16(words.z & 65535u);
            let t140 = decode_bf16(words.z >> 16u);
            let t141 = decode_bf16(words.w & 65535u);
            let t142 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t143 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t135 * decode_bf16(t133.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t143);
            let t144 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t136 * decode_bf16(t133.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t144 ^ hidden_zero);
            let t145 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t137 * decode_bf16(t133.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t145);
            let t146 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t138 * decode_bf16(t133.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t146 ^ hidden_zero);
            let t147 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t139 * decode_bf16(t133.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t147);
            let t148 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t140 * decode_bf16(t133.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t148 ^ hidden_zero);
            let t149 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t141 * decode_bf16(t133.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t149);
            let t150 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t142 * decode_bf16(t133.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t150 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t151 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t135 * decode_bf16(t134.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t151);
            let t152 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t136 * decode_bf16(t134.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t152 ^ hidden_zero);
            let t153 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t137 * decode_bf16(t134.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t153);
            let t154 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t138 * decode_bf16(t134.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t154 ^ hidden_zero);
            let t155 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t139 * decode_bf16(t134.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t155);
            let t156 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t140 * decode_bf16(t134.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t156 ^ hidden_zero);
            let t157 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t141 * decode_bf16(t134.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t157);
            let t158 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t142 * decode_bf16(t134.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t158 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            let t159 = w[((min_u32(first_n, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t160 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            let t161 = decode_bf16(words.x & 65535u); // body.rs:79
            let t162 = decode_bf16(words.x >> 16u);
            let t163 = decode_bf16(words.y & 65535u);
            let t164 = decode_bf16(words.y >> 16u);
            let t165 = decode_bf16(words.z & 65535u);
            let t166 = decode_bf16(words.z >> 16u);
            let t167 = decode_bf16(words.w & 65535u);
            let t168 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t169 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t161 * decode_bf16(t159.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t169);
            let t170 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t162 * decode_bf16(t159.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t170 ^ hidden_zero);
            let t171 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t163 * decode_bf16(t159.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t171);
            let t172 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t164 * decode_bf16(t159.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t172 ^ hidden_zero);
            let t173 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t165 * decode_bf16(t159.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t173);
            let t174 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t166 * decode_bf16(t159.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t174 ^ hidden_zero);
            let t175 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t167 * decode_bf16(t159.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t175);
            let t176 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t168 * decode_bf16(t159.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t176 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t177 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t161 * decode_bf16(t160.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t177);
            let t178 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t162 * decode_bf16(t160.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t178 ^ hidden_zero);
            let t179 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t163 * decode_bf16(t160.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t179);
            let t180 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t164 * decode_bf16(t160.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t180 ^ hidden_zero);
            let t181 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t165 * decode_bf16(t160.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t181);
            let t182 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t166 * decode_bf16(t160.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t182 ^ hidden_zero);
            let t183 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t167 * decode_bf16(t160.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t183);
            let t184 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t168 * decode_bf16(t160.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t184 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            let t185 = w[((min_u32(first_n, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t186 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let t187 = decode_bf16(words.x & 65535u); // body.rs:79
            let t188 = decode_bf16(words.x >> 16u);
            let t189 = decode_bf16(words.y & 65535u);
            let t190 = decode_bf16(words.y >> 16u);
            let t191 = decode_bf16(words.z & 65535u);
            let t192 = decode_bf16(words.z >> 16u);
            let t193 = decode_bf16(words.w & 65535u);
            let t194 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t195 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t187 * decode_bf16(t185.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t195);
            let t196 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t188 * decode_bf16(t185.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t196 ^ hidden_zero);
            let t197 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t189 * decode_bf16(t185.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t197);
            let t198 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t190 * decode_bf16(t185.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t198 ^ hidden_zero);
            let t199 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t191 * decode_bf16(t185.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t199);
            let t200 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t192 * decode_bf16(t185.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t200 ^ hidden_zero);
            let t201 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t193 * decode_bf16(t185.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t201);
            let t202 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t194 * decode_bf16(t185.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t202 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t203 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t187 * decode_bf16(t186.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t203);
            let t204 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t188 * decode_bf16(t186.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t204 ^ hidden_zero);
            let t205 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t189 * decode_bf16(t186.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t205);
            let t206 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t190 * decode_bf16(t186.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t206 ^ hidden_zero);
            let t207 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t191 * decode_bf16(t186.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t207);
            let t208 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t192 * decode_bf16(t186.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t208 ^ hidden_zero);
            let t209 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t193 * decode_bf16(t186.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t209);
            let t210 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t194 * decode_bf16(t186.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t210 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            let t211 = w[((min_u32(first_n, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t212 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            let t213 = decode_bf16(words.x & 65535u); // body.rs:79
            let t214 = decode_bf16(words.x >> 16u);
            let t215 = decode_bf16(words.y & 65535u);
            let t216 = decode_bf16(words.y >> 16u);
            let t217 = decode_bf16(words.z & 65535u);
            let t218 = decode_bf16(words.z >> 16u);
            let t219 = decode_bf16(words.w & 65535u);
            let t220 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t221 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t213 * decode_bf16(t211.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t221);
            let t222 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t214 * decode_bf16(t211.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t222 ^ hidden_zero);
            let t223 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t215 * decode_bf16(t211.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t223);
            let t224 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t216 * decode_bf16(t211.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t224 ^ hidden_zero);
            let t225 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t217 * decode_bf16(t211.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t225);
            let t226 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t218 * decode_bf16(t211.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t226 ^ hidden_zero);
            let t227 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t219 * decode_bf16(t211.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t227);
            let t228 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t220 * decode_bf16(t211.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t228 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t229 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t213 * decode_bf16(t212.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t229);
            let t230 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t214 * decode_bf16(t212.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t230 ^ hidden_zero);
            let t231 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t215 * decode_bf16(t212.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t231);
            let t232 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t216 * decode_bf16(t212.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t232 ^ hidden_zero);
            let t233 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t217 * decode_bf16(t212.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t233);
            let t234 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t218 * decode_bf16(t212.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t234 ^ hidden_zero);
            let t235 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t219 * decode_bf16(t212.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t235);
            let t236 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t220 * decode_bf16(t212.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t236 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            let t237 = w[((min_u32(first_n, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t238 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            let t239 = decode_bf16(words.x & 65535u); // body.rs:79
            let t240 = decode_bf16(words.x >> 16u);
            let t241 = decode_bf16(words.y & 65535u);
            let t242 = decode_bf16(words.y >> 16u);
            let t243 = decode_bf16(words.z & 65535u);
            let t244 = decode_bf16(words.z >> 16u);
            let t245 = decode_bf16(words.w & 65535u);
            let t246 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t247 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t239 * decode_bf16(t237.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t247);
            let t248 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t240 * decode_bf16(t237.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t248 ^ hidden_zero);
            let t249 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t241 * decode_bf16(t237.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t249);
            let t250 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t242 * decode_bf16(t237.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t250 ^ hidden_zero);
            let t251 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t243 * decode_bf16(t237.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t251);
            let t252 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t244 * decode_bf16(t237.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t252 ^ hidden_zero);
            let t253 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t245 * decode_bf16(t237.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t253);
            let t254 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t246 * decode_bf16(t237.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t254 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t255 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t239 * decode_bf16(t238.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t255);
            let t256 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t240 * decode_bf16(t238.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t256 ^ hidden_zero);
            let t257 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t241 * decode_bf16(t238.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t257);
            let t258 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t242 * decode_bf16(t238.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t258 ^ hidden_zero);
            let t259 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t243 * decode_bf16(t238.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t259);
            let t260 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t244 * decode_bf16(t238.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t260 ^ hidden_zero);
            let t261 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t245 * decode_bf16(t238.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t261);
            let t262 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t246 * decode_bf16(t238.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t262 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        let piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            let t263 = w[((min_u32(first_n, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t264 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            let t265 = decode_bf16(words.x & 65535u); // body.rs:79
            let t266 = decode_bf16(words.x >> 16u);
            let t267 = decode_bf16(words.y & 65535u);
            let t268 = decode_bf16(words.y >> 16u);
            let t269 = decode_bf16(words.z & 65535u);
            let t270 = decode_bf16(words.z >> 16u);
            let t271 = decode_bf16(words.w & 65535u);
            let t272 = decode_bf16(words.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t273 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t265 * decode_bf16(t263.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t273);
            let t274 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t266 * decode_bf16(t263.x >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t274 ^ hidden_zero);
            let t275 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t267 * decode_bf16(t263.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t275);
            let t276 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t268 * decode_bf16(t263.y >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t276 ^ hidden_zero);
            let t277 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t269 * decode_bf16(t263.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t277);
            let t278 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t270 * decode_bf16(t263.z >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t278 ^ hidden_zero);
            let t279 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t271 * decode_bf16(t263.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t279);
            let t280 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t272 * decode_bf16(t263.w >> 16u)) ^ hidden_zero));
            sum_2 = bitcast<f32>(t280 ^ hidden_zero);
            sums_0_0 = sum_2; // body.rs:197
            var sum_3 = sums_0_1; // dot.rs:20
            let t281 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t265 * decode_bf16(t264.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t281);
            let t282 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t266 * decode_bf16(t264.x >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t282 ^ hidden_zero);
            let t283 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t267 * decode_bf16(t264.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t283);
            let t284 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t268 * decode_bf16(t264.y >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t284 ^ hidden_zero);
            let t285 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t269 * decode_bf16(t264.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t285);
            let t286 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t270 * decode_bf16(t264.z >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t286 ^ hidden_zero);
            let t287 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t271 * decode_bf16(t264.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t287);
            let t288 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t272 * decode_bf16(t264.w >> 16u)) ^ hidden_zero));
            sum_3 = bitcast<f32>(t288 ^ hidden_zero);
            sums_0_1 = sum_3; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let t289 = sums_0_0; // body.rs:210
    let t290 = subgroupShuffleXor(t289, 1u);
    let t291 = bitcast<f32>(bitcast<u32>(t289 + t290) ^ hidden_zero);
    let t292 = subgroupShuffleXor(t291, 2u);
    let t293 = bitcast<f32>(bitcast<u32>(t291 + t292) ^ hidden_zero);
    let t294 = subgroupShuffleXor(t293, 4u);
    let t295 = bitcast<f32>(bitcast<u32>(t293 + t294) ^ hidden_zero);
    let t296 = subgroupShuffleXor(t295, 8u);
    let t297 = bitcast<f32>(bitcast<u32>(t295 + t296) ^ hidden_zero);
    let t298 = subgroupShuffleXor(t297, 16u);
    let sum_2 = t297 + t298;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:214
    }
    let t299 = sums_0_1; // body.rs:210
    let t300 = subgroupShuffleXor(t299, 1u);
    let t301 = bitcast<f32>(bitcast<u32>(t299 + t300) ^ hidden_zero);
    let t302 = subgroupShuffleXor(t301, 2u);
    let t303 = bitcast<f32>(bitcast<u32>(t301 + t302) ^ hidden_zero);
    let t304 = subgroupShuffleXor(t303, 4u);
    let t305 = bitcast<f32>(bitcast<u32>(t303 + t304) ^ hidden_zero);
    let t306 = subgroupShuffleXor(t305, 8u);
    let t307 = bitcast<f32>(bitcast<u32>(t305 + t306) ^ hidden_zero);
    let t308 = subgroupShuffleXor(t307, 16u);
    let sum_3 = t307 + t308;
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
        let t309 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t309;
    }
}
