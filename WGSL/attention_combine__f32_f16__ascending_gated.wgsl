struct Immediates {
    gate_stride: u32,
    seq_len: u32,
    max_blocks: u32,
    head_dim: u32,
    n_heads: u32,
    q_width: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> partial_outputs: array<f32>;
@group(0) @binding(1) var<storage, read> partial_sums: array<vec2<f32>>;
@group(0) @binding(2) var<storage, read> positions: array<u32>;
@group(0) @binding(3) var<storage, read> q_gate: array<vec4<u32>>;
@group(0) @binding(4) var<storage, read_write> y: array<vec4<u32>>;
var<workgroup> memory: array<f32, 256>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
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

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn rem_u32(a: u32, b: u32) -> u32 {
    return a % b;
}

fn decode_f16(bits: u32) -> f32 {
    let sign = (bits & 0x8000u) << 16u;
    let magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return bitcast<f32>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return bitcast<f32>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return bitcast<f32>(sign);
    }
    let shift = countLeadingZeros(magnitude) - 21u;
    return bitcast<f32>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

fn encode_f16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

@compute @workgroup_size(256, 1, 1)
fn attention_combine__f32_f16__ascending_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let head = workgroup_id.x; // attention_combine.rs:217
    let token = workgroup_id.y;
    let row = workgroup_id.z;
    let max_blocks = imm.max_blocks; // attention_combine.rs:218
    let head_dim = imm.head_dim;
    let query = row * imm.seq_len + token; // attention_combine.rs:219
    let own_dim = local_invocation_index; // attention_combine.rs:220
    let first = positions[row]; // kv_blocks.rs:20
    let position = first + token; // kv_blocks.rs:21
    let last_block = select(position, 4294967295u, (position < first)) / 256u; // attention_combine.rs:221
    var parts_0 = 0.0f; // attention_combine.rs:222
    var parts_1 = f32_from_bits(0x7fc00000u);
    var parts_2 = 0.0f;
    if (last_block < max_blocks) { // attention_combine.rs:223
        let t0 = last_block + 1u; // attention_combine.rs:224
        for (var index = 0u; index < t0; index += 1u) {
            let t1 = partial_sums[(((query * imm.n_heads + head) * imm.max_blocks + index) * 2u) >> 1u]; // attention_combine.rs:225
            var output = 0.0f; // attention_combine.rs:226
            if (own_dim < head_dim) { // attention_combine.rs:227
                let t2 = partial_outputs[((query * imm.n_heads + head) * imm.max_blocks + index) * imm.head_dim + own_dim]; // attention_combine.rs:228
                output = t2;
            }
            if (index == 0u) { // attention_combine.rs:230
                parts_0 = t1.x; // attention_combine.rs:231
                parts_1 = t1.y;
                parts_2 = output;
            } else {
                let t3 = parts_0; // attention_combine.rs:233
                let max_1 = max_f32(t3, t1.x); // join.rs:16
                let t4 = t3 - max_1; // join.rs:17
                let t5 = min_f32(max_f32(t4, -104.0f), 89.0f); // exponential.rs:40
                let k = round(t5 * 1.442695f); // exponential.rs:14
                let reduced = t5 - k * 0.6933594f; // exponential.rs:15
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
                let y_1 = 1.0f + p; // exponential.rs:33
                let t6 = i32_from_f32(k); // exponential.rs:42
                let field = i32(bitcast<u32>(y_1) >> 23u) + t6; // bits.rs:44
                let bits = bitcast<u32>(y_1) + (u32(t6) << 23u); // bits.rs:45
                let factor = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t4) & 2147483647u) > 2139095040u)); // exponential.rs:42
                let t7 = t1.x - max_1; // join.rs:18
                let t8 = min_f32(max_f32(t7, -104.0f), 89.0f); // exponential.rs:40
                let k_1 = round(t8 * 1.442695f); // exponential.rs:14
                let reduced_1 = t8 - k_1 * 0.6933594f; // exponential.rs:15
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
                let y_2 = 1.0f + p_1; // exponential.rs:33
                let t9 = i32_from_f32(k_1); // exponential.rs:42
                let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t9; // bits.rs:44
                let bits_1 = bitcast<u32>(y_2) + (u32(t9) << 23u); // bits.rs:45
                let next_factor = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t7) & 2147483647u) > 2139095040u)); // exponential.rs:42
                let sum = parts_1 * factor + t1.y * next_factor; // join.rs:19
                let bits_2 = bitcast<u32>(parts_2 * factor); // bits.rs:29
                let bits_3 = bitcast<u32>(output * next_factor);
                let t10 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:20
                parts_0 = max_1; // attention_combine.rs:233
                parts_1 = sum;
                parts_2 = t10;
            }
        }
    }
    let t11 = parts_1; // attention_combine.rs:240
    let t12 = parts_2;
    if (local_invocation_index < head_dim) { // join.rs:48
        let a_bits = bitcast<u32>(t12); // division.rs:13
        let b_bits = bitcast<u32>(t11); // division.rs:14
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
        let n = bitcast<f32>((t13 | 1065353216u) + (below << 23u)); // division.rs:44
        var quotient = u32_from_f32(n * reciprocal * 8388608.0f); // division.rs:45
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
        let t16 = ((bitcast<u32>(t12) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t11) & 2147483647u) > 2139095040u); // division.rs:24
        let undefined = (t16 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
        memory[local_invocation_index] = select(extended, f32_from_bits(0x7fc00000u), undefined); // join.rs:49
    }
    workgroupBarrier(); // join.rs:67
    let pieces = head_dim / 8u; // join.rs:68
    let query_1 = div_u32(local_invocation_index, pieces); // join.rs:69
    let dim = rem_u32(local_invocation_index, pieces) * 8u; // join.rs:70
    let token_1 = token + query_1; // join.rs:71
    if (((query_1 < 1u) & (token_1 < token + 1u)) & (head < head + 1u)) { // join.rs:73
        var outputs_0 = 0.0f; // join.rs:74
        var outputs_1 = 0.0f;
        var outputs_2 = 0.0f;
        var outputs_3 = 0.0f;
        var outputs_4 = 0.0f;
        var outputs_5 = 0.0f;
        var outputs_6 = 0.0f;
        var outputs_7 = 0.0f;
        outputs_0 = memory[query_1 * 256u + dim]; // join.rs:77
        outputs_1 = memory[query_1 * 256u + dim + 1u];
        outputs_2 = memory[query_1 * 256u + dim + 2u];
        outputs_3 = memory[query_1 * 256u + dim + 3u];
        outputs_4 = memory[query_1 * 256u + dim + 4u];
        outputs_5 = memory[query_1 * 256u + dim + 5u];
        outputs_6 = memory[query_1 * 256u + dim + 6u];
        outputs_7 = memory[query_1 * 256u + dim + 7u];
        let t17 = row * (imm.gate_stride * imm.seq_len) + (token_1 * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t18 = q_gate[(t17 >> 1u) >> 2u]; // piece.rs:40
        let t19 = decode_f16(t18.x);
        let t20 = decode_f16(t18.x >> 16u);
        let t21 = decode_f16(t18.y);
        let t22 = decode_f16(t18.y >> 16u);
        let t23 = decode_f16(t18.z);
        let t24 = decode_f16(t18.z >> 16u);
        let t25 = decode_f16(t18.w);
        let t26 = decode_f16(t18.w >> 16u);
        let t27 = abs_f32(t19); // activation.rs:20
        let t28 = min_f32(max_f32(t27, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t28 * 1.442695f); // exponential.rs:14
        let reduced = t28 - k * 0.6933594f; // exponential.rs:15
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
        let y_1 = 1.0f + p; // exponential.rs:33
        let t29 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t29; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t29) << 23u); // bits.rs:45
        let t30 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t27) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_f16(encode_f16(t30)); // activation.rs:20
        let d = decode_f16(encode_f16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t31 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        var estimate = t31 * (t31 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate = estimate + estimate * (1.0f - t31 * estimate); // division.rs:105
        estimate = estimate + estimate * (1.0f - t31 * estimate);
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t31) & 4294963200u);
        let residual = 1.0f - d_high * high - (t31 - d_high) * high; // division.rs:110
        let estimate_1 = estimate;
        let t32 = high + residual * estimate_1; // division.rs:87
        let t33 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t32) >> 23u) + t33; // bits.rs:44
        let bits_2 = bitcast<u32>(t32) + (u32(t33) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t34 = encode_f16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_f16(t34);
        let t35 = decode_f16(encode_f16(outputs_0)) * select(decode_f16(encode_f16(1.0f - y_2)), y_2, (t19 < 0.0f)); // join.rs:84
        let bits_3 = bitcast<u32>(t35); // bits.rs:29
        outputs_0 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t36 = abs_f32(t20); // activation.rs:20
        let t37 = min_f32(max_f32(t36, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t37 * 1.442695f); // exponential.rs:14
        let reduced_1 = t37 - k_1 * 0.6933594f; // exponential.rs:15
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
        let y_3 = 1.0f + p_1; // exponential.rs:33
        let t38 = i32_from_f32(k_1); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t38; // bits.rs:44
        let bits_4 = bitcast<u32>(y_3) + (u32(t38) << 23u); // bits.rs:45
        let t39 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t36) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_f16(encode_f16(t39)); // activation.rs:20
        let d_1 = decode_f16(encode_f16(1.0f + e_1)); // activation.rs:21
        let bits_5 = bitcast<u32>(d_1); // division.rs:85
        let t40 = bitcast<f32>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_2 = t40 * (t40 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t40 * estimate_2); // division.rs:105
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t40 * estimate_2);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t40) & 4294963200u);
        let residual_1 = 1.0f - d_high_1 * high_1 - (t40 - d_high_1) * high_1; // division.rs:110
        let estimate_3 = estimate_2;
        let t41 = high_1 + residual_1 * estimate_3; // division.rs:87
        let t42 = 127i - i32(bits_5 >> 23u);
        let field_3 = i32(bitcast<u32>(t41) >> 23u) + t42; // bits.rs:44
        let bits_6 = bitcast<u32>(t41) + (u32(t42) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t43 = encode_f16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_f16(t43);
        let t44 = decode_f16(encode_f16(outputs_1)) * select(decode_f16(encode_f16(1.0f - y_4)), y_4, (t20 < 0.0f)); // join.rs:84
        let bits_7 = bitcast<u32>(t44); // bits.rs:29
        outputs_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t45 = abs_f32(t21); // activation.rs:20
        let t46 = min_f32(max_f32(t45, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t46 * 1.442695f); // exponential.rs:14
        let reduced_2 = t46 - k_2 * 0.6933594f; // exponential.rs:15
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
        let y_5 = 1.0f + p_2; // exponential.rs:33
        let t47 = i32_from_f32(k_2); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t47; // bits.rs:44
        let bits_8 = bitcast<u32>(y_5) + (u32(t47) << 23u); // bits.rs:45
        let t48 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t45) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_f16(encode_f16(t48)); // activation.rs:20
        let d_2 = decode_f16(encode_f16(1.0f + e_2)); // activation.rs:21
        let bits_9 = bitcast<u32>(d_2); // division.rs:85
        let t49 = bitcast<f32>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_4 = t49 * (t49 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t49 * estimate_4); // division.rs:105
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t49 * estimate_4);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t49) & 4294963200u);
        let residual_2 = 1.0f - d_high_2 * high_2 - (t49 - d_high_2) * high_2; // division.rs:110
        let estimate_5 = estimate_4;
        let t50 = high_2 + residual_2 * estimate_5; // division.rs:87
        let t51 = 127i - i32(bits_9 >> 23u);
        let field_5 = i32(bitcast<u32>(t50) >> 23u) + t51; // bits.rs:44
        let bits_10 = bitcast<u32>(t50) + (u32(t51) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t52 = encode_f16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_f16(t52);
        let t53 = decode_f16(encode_f16(outputs_2)) * select(decode_f16(encode_f16(1.0f - y_6)), y_6, (t21 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t53); // bits.rs:29
        outputs_2 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t54 = abs_f32(t22); // activation.rs:20
        let t55 = min_f32(max_f32(t54, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t55 * 1.442695f); // exponential.rs:14
        let reduced_3 = t55 - k_3 * 0.6933594f; // exponential.rs:15
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
        let y_7 = 1.0f + p_3; // exponential.rs:33
        let t56 = i32_from_f32(k_3); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t56; // bits.rs:44
        let bits_12 = bitcast<u32>(y_7) + (u32(t56) << 23u); // bits.rs:45
        let t57 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t54) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_f16(encode_f16(t57)); // activation.rs:20
        let d_3 = decode_f16(encode_f16(1.0f + e_3)); // activation.rs:21
        let bits_13 = bitcast<u32>(d_3); // division.rs:85
        let t58 = bitcast<f32>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_6 = t58 * (t58 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t58 * estimate_6); // division.rs:105
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t58 * estimate_6);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t58) & 4294963200u);
        let residual_3 = 1.0f - d_high_3 * high_3 - (t58 - d_high_3) * high_3; // division.rs:110
        let estimate_7 = estimate_6;
        let t59 = high_3 + residual_3 * estimate_7; // division.rs:87
        let t60 = 127i - i32(bits_13 >> 23u);
        let field_7 = i32(bitcast<u32>(t59) >> 23u) + t60; // bits.rs:44
        let bits_14 = bitcast<u32>(t59) + (u32(t60) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t61 = encode_f16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_f16(t61);
        let t62 = decode_f16(encode_f16(outputs_3)) * select(decode_f16(encode_f16(1.0f - y_8)), y_8, (t22 < 0.0f)); // join.rs:84
        let bits_15 = bitcast<u32>(t62); // bits.rs:29
        outputs_3 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t63 = abs_f32(t23); // activation.rs:20
        let t64 = min_f32(max_f32(t63, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t64 * 1.442695f); // exponential.rs:14
        let reduced_4 = t64 - k_4 * 0.6933594f; // exponential.rs:15
        let correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        let r_4 = reduced_4 - correction_4; // exponential.rs:17
        let r_error_4 = reduced_4 - r_4 - correction_4; // exponential.rs:18
        var q_4 = 0.00019891017f; // exponential.rs:26
        q_4 = q_4 * r_4 + 0.0013933674f; // exponential.rs:29
        q_4 = q_4 * r_4 + 0.008333311f;
        q_4 = q_4 * r_4 + 0.041666467f;
        q_4 = q_4 * r_4 + 0.16666667f;
        q_4 = q_4 * r_4 + 0.5f;
        let rest_4 = r_error_4 + r_4 * r_4 * q_4; // exponential.rs:31
        let p_4 = r_4 + rest_4; // exponential.rs:32
        let y_9 = 1.0f + p_4; // exponential.rs:33
        let t65 = i32_from_f32(k_4); // exponential.rs:42
        let field_8 = i32(bitcast<u32>(y_9) >> 23u) + t65; // bits.rs:44
        let bits_16 = bitcast<u32>(y_9) + (u32(t65) << 23u); // bits.rs:45
        let t66 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t63) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_f16(encode_f16(t66)); // activation.rs:20
        let d_4 = decode_f16(encode_f16(1.0f + e_4)); // activation.rs:21
        let bits_17 = bitcast<u32>(d_4); // division.rs:85
        let t67 = bitcast<f32>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_8 = t67 * (t67 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_8 = estimate_8 + estimate_8 * (1.0f - t67 * estimate_8); // division.rs:105
        estimate_8 = estimate_8 + estimate_8 * (1.0f - t67 * estimate_8);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
        let d_high_4 = bitcast<f32>(bitcast<u32>(t67) & 4294963200u);
        let residual_4 = 1.0f - d_high_4 * high_4 - (t67 - d_high_4) * high_4; // division.rs:110
        let estimate_9 = estimate_8;
        let t68 = high_4 + residual_4 * estimate_9; // division.rs:87
        let t69 = 127i - i32(bits_17 >> 23u);
        let field_9 = i32(bitcast<u32>(t68) >> 23u) + t69; // bits.rs:44
        let bits_18 = bitcast<u32>(t68) + (u32(t69) << 23u); // bits.rs:45
        let scaled_4 = bitcast<f32>(select(select(bits_18, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // bits.rs:46
        let t70 = encode_f16(select(scaled_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_f16(t70);
        let t71 = decode_f16(encode_f16(outputs_4)) * select(decode_f16(encode_f16(1.0f - y_10)), y_10, (t23 < 0.0f)); // join.rs:84
        let bits_19 = bitcast<u32>(t71); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // join.rs:84
        let t72 = abs_f32(t24); // activation.rs:20
        let t73 = min_f32(max_f32(t72, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t73 * 1.442695f); // exponential.rs:14
        let reduced_5 = t73 - k_5 * 0.6933594f; // exponential.rs:15
        let correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        let r_5 = reduced_5 - correction_5; // exponential.rs:17
        let r_error_5 = reduced_5 - r_5 - correction_5; // exponential.rs:18
        var q_5 = 0.00019891017f; // exponential.rs:26
        q_5 = q_5 * r_5 + 0.0013933674f; // exponential.rs:29
        q_5 = q_5 * r_5 + 0.008333311f;
        q_5 = q_5 * r_5 + 0.041666467f;
        q_5 = q_5 * r_5 + 0.16666667f;
        q_5 = q_5 * r_5 + 0.5f;
        let rest_5 = r_error_5 + r_5 * r_5 * q_5; // exponential.rs:31
        let p_5 = r_5 + rest_5; // exponential.rs:32
        let y_11 = 1.0f + p_5; // exponential.rs:33
        let t74 = i32_from_f32(k_5); // exponential.rs:42
        let field_10 = i32(bitcast<u32>(y_11) >> 23u) + t74; // bits.rs:44
        let bits_20 = bitcast<u32>(y_11) + (u32(t74) << 23u); // bits.rs:45
        let t75 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t72) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_f16(encode_f16(t75)); // activation.rs:20
        let d_5 = decode_f16(encode_f16(1.0f + e_5)); // activation.rs:21
        let bits_21 = bitcast<u32>(d_5); // division.rs:85
        let t76 = bitcast<f32>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_10 = t76 * (t76 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_10 = estimate_10 + estimate_10 * (1.0f - t76 * estimate_10); // division.rs:105
        estimate_10 = estimate_10 + estimate_10 * (1.0f - t76 * estimate_10);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
        let d_high_5 = bitcast<f32>(bitcast<u32>(t76) & 4294963200u);
        let residual_5 = 1.0f - d_high_5 * high_5 - (t76 - d_high_5) * high_5; // division.rs:110
        let estimate_11 = estimate_10;
        let t77 = high_5 + residual_5 * estimate_11; // division.rs:87
        let t78 = 127i - i32(bits_21 >> 23u);
        let field_11 = i32(bitcast<u32>(t77) >> 23u) + t78; // bits.rs:44
        let bits_22 = bitcast<u32>(t77) + (u32(t78) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_22, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // bits.rs:46
        let t79 = encode_f16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_12 = decode_f16(t79);
        let t80 = decode_f16(encode_f16(outputs_5)) * select(decode_f16(encode_f16(1.0f - y_12)), y_12, (t24 < 0.0f)); // join.rs:84
        let bits_23 = bitcast<u32>(t80); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // join.rs:84
        let t81 = abs_f32(t25); // activation.rs:20
        let t82 = min_f32(max_f32(t81, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t82 * 1.442695f); // exponential.rs:14
        let reduced_6 = t82 - k_6 * 0.6933594f; // exponential.rs:15
        let correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        let r_6 = reduced_6 - correction_6; // exponential.rs:17
        let r_error_6 = reduced_6 - r_6 - correction_6; // exponential.rs:18
        var q_6 = 0.00019891017f; // exponential.rs:26
        q_6 = q_6 * r_6 + 0.0013933674f; // exponential.rs:29
        q_6 = q_6 * r_6 + 0.008333311f;
        q_6 = q_6 * r_6 + 0.041666467f;
        q_6 = q_6 * r_6 + 0.16666667f;
        q_6 = q_6 * r_6 + 0.5f;
        let rest_6 = r_error_6 + r_6 * r_6 * q_6; // exponential.rs:31
        let p_6 = r_6 + rest_6; // exponential.rs:32
        let y_13 = 1.0f + p_6; // exponential.rs:33
        let t83 = i32_from_f32(k_6); // exponential.rs:42
        let field_12 = i32(bitcast<u32>(y_13) >> 23u) + t83; // bits.rs:44
        let bits_24 = bitcast<u32>(y_13) + (u32(t83) << 23u); // bits.rs:45
        let t84 = select(bitcast<f32>(select(select(bits_24, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t81) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_f16(encode_f16(t84)); // activation.rs:20
        let d_6 = decode_f16(encode_f16(1.0f + e_6)); // activation.rs:21
        let bits_25 = bitcast<u32>(d_6); // division.rs:85
        let t85 = bitcast<f32>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_12 = t85 * (t85 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_12 = estimate_12 + estimate_12 * (1.0f - t85 * estimate_12); // division.rs:105
        estimate_12 = estimate_12 + estimate_12 * (1.0f - t85 * estimate_12);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:58
        let d_high_6 = bitcast<f32>(bitcast<u32>(t85) & 4294963200u);
        let residual_6 = 1.0f - d_high_6 * high_6 - (t85 - d_high_6) * high_6; // division.rs:110
        let estimate_13 = estimate_12;
        let t86 = high_6 + residual_6 * estimate_13; // division.rs:87
        let t87 = 127i - i32(bits_25 >> 23u);
        let field_13 = i32(bitcast<u32>(t86) >> 23u) + t87; // bits.rs:44
        let bits_26 = bitcast<u32>(t86) + (u32(t87) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_26, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // bits.rs:46
        let t88 = encode_f16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_6) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_14 = decode_f16(t88);
        let t89 = decode_f16(encode_f16(outputs_6)) * select(decode_f16(encode_f16(1.0f - y_14)), y_14, (t25 < 0.0f)); // join.rs:84
        let bits_27 = bitcast<u32>(t89); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))); // join.rs:84
        let t90 = abs_f32(t26); // activation.rs:20
        let t91 = min_f32(max_f32(t90, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t91 * 1.442695f); // exponential.rs:14
        let reduced_7 = t91 - k_7 * 0.6933594f; // exponential.rs:15
        let correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        let r_7 = reduced_7 - correction_7; // exponential.rs:17
        let r_error_7 = reduced_7 - r_7 - correction_7; // exponential.rs:18
        var q_7 = 0.00019891017f; // exponential.rs:26
        q_7 = q_7 * r_7 + 0.0013933674f; // exponential.rs:29
        q_7 = q_7 * r_7 + 0.008333311f;
        q_7 = q_7 * r_7 + 0.041666467f;
        q_7 = q_7 * r_7 + 0.16666667f;
        q_7 = q_7 * r_7 + 0.5f;
        let rest_7 = r_error_7 + r_7 * r_7 * q_7; // exponential.rs:31
        let p_7 = r_7 + rest_7; // exponential.rs:32
        let y_15 = 1.0f + p_7; // exponential.rs:33
        let t92 = i32_from_f32(k_7); // exponential.rs:42
        let field_14 = i32(bitcast<u32>(y_15) >> 23u) + t92; // bits.rs:44
        let bits_28 = bitcast<u32>(y_15) + (u32(t92) << 23u); // bits.rs:45
        let t93 = select(bitcast<f32>(select(select(bits_28, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t90) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_f16(encode_f16(t93)); // activation.rs:20
        let d_7 = decode_f16(encode_f16(1.0f + e_7)); // activation.rs:21
        let bits_29 = bitcast<u32>(d_7); // division.rs:85
        let t94 = bitcast<f32>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_14 = t94 * (t94 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_14 = estimate_14 + estimate_14 * (1.0f - t94 * estimate_14); // division.rs:105
        estimate_14 = estimate_14 + estimate_14 * (1.0f - t94 * estimate_14);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:58
        let d_high_7 = bitcast<f32>(bitcast<u32>(t94) & 4294963200u);
        let residual_7 = 1.0f - d_high_7 * high_7 - (t94 - d_high_7) * high_7; // division.rs:110
        let estimate_15 = estimate_14;
        let t95 = high_7 + residual_7 * estimate_15; // division.rs:87
        let t96 = 127i - i32(bits_29 >> 23u);
        let field_15 = i32(bitcast<u32>(t95) >> 23u) + t96; // bits.rs:44
        let bits_30 = bitcast<u32>(t95) + (u32(t96) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_30, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // bits.rs:46
        let t97 = encode_f16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_16 = decode_f16(t97);
        let t98 = decode_f16(encode_f16(outputs_7)) * select(decode_f16(encode_f16(1.0f - y_16)), y_16, (t26 < 0.0f)); // join.rs:84
        let bits_31 = bitcast<u32>(t98); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // join.rs:84
        let t99 = vec4<u32>(encode_f16(outputs_0) | (encode_f16(outputs_1) << 16u), encode_f16(outputs_2) | (encode_f16(outputs_3) << 16u), encode_f16(outputs_4) | (encode_f16(outputs_5) << 16u), encode_f16(outputs_6) | (encode_f16(outputs_7) << 16u)); // piece.rs:71
        y[(((row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t99;
    }
}
