struct Immediates {
    gate_stride: u32,
    seq_len: u32,
    max_blocks: u32,
    head_dim: u32,
    n_heads: u32,
    q_width: u32,
}

@group(0) @binding(5) var<uniform> imm: Immediates;
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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // attention_combine.rs:257
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
                let t4 = bitcast<f32>(bitcast<u32>(t3 - max_1) ^ hidden_zero); // join.rs:17
                let t5 = min_f32(max_f32(t4, -104.0f), 89.0f); // exponential.rs:40
                let k = round(t5 * 1.442695f); // exponential.rs:14
                let reduced = bitcast<f32>(bitcast<u32>(t5 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
                let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
                var q = 0.00019891017f; // exponential.rs:26
                let t6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                q = t6;
                let t7 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                q = t7;
                let t8 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                q = t8;
                let t9 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                q = t9;
                q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                let t10 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
                let rest = bitcast<f32>(bitcast<u32>(t10) ^ hidden_zero);
                let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
                let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
                let t11 = i32_from_f32(k); // exponential.rs:42
                let field = i32(bitcast<u32>(y_1) >> 23u) + t11; // bits.rs:44
                let bits = bitcast<u32>(y_1) + (u32(t11) << 23u); // bits.rs:45
                let factor = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t4) & 2147483647u) > 2139095040u)); // exponential.rs:42
                let t12 = bitcast<f32>(bitcast<u32>(t1.x - max_1) ^ hidden_zero); // join.rs:18
                let t13 = min_f32(max_f32(t12, -104.0f), 89.0f); // exponential.rs:40
                let k_1 = round(t13 * 1.442695f); // exponential.rs:14
                let reduced_1 = bitcast<f32>(bitcast<u32>(t13 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
                let t14 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
                let r_error_1 = bitcast<f32>(t14);
                var q_1 = 0.00019891017f; // exponential.rs:26
                let t15 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                q_1 = t15;
                let t16 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                q_1 = t16;
                let t17 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                q_1 = t17;
                let t18 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                q_1 = t18;
                let t19 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                q_1 = t19;
                let t20 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
                let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t20) ^ hidden_zero);
                let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
                let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
                let t21 = i32_from_f32(k_1); // exponential.rs:42
                let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t21; // bits.rs:44
                let bits_1 = bitcast<u32>(y_2) + (u32(t21) << 23u); // bits.rs:45
                let next_factor = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t12) & 2147483647u) > 2139095040u)); // exponential.rs:42
                let t22 = bitcast<f32>(bitcast<u32>(parts_1 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t1.y * next_factor) ^ hidden_zero); // join.rs:19
                let sum = bitcast<f32>(bitcast<u32>(t22) ^ hidden_zero);
                let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(parts_2 * factor) ^ hidden_zero)); // bits.rs:29
                let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(output * next_factor) ^ hidden_zero));
                let t23 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:20
                parts_0 = max_1; // attention_combine.rs:233
                parts_1 = sum;
                parts_2 = bitcast<f32>(bitcast<u32>(t23) ^ hidden_zero);
            }
        }
    }
    let t24 = parts_1; // attention_combine.rs:240
    let t25 = parts_2;
    if (local_invocation_index < head_dim) { // join.rs:48
        let a_bits = bitcast<u32>(t25); // division.rs:13
        let b_bits = bitcast<u32>(t24); // division.rs:14
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        let a_field = (a_bits >> 23u) & 255u; // division.rs:16
        let b_field = (b_bits >> 23u) & 255u; // division.rs:17
        let t26 = a_bits & 8388607u; // division.rs:18
        let t27 = b_bits & 8388607u;
        let below = select(0u, 1u, (t26 < t27)); // division.rs:33
        let numerator = shl_u32(t26 | 8388608u, below); // division.rs:34
        let denominator = t27 | 8388608u; // division.rs:35
        let d = bitcast<f32>(t27 | 1065353216u); // division.rs:37
        let t28 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
        var reciprocal = bitcast<f32>(t28);
        let t29 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
        let t30 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t29) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t30);
        let t31 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t32 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t31) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t32);
        let t33 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t34 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t33) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t34);
        let n = bitcast<f32>((t26 | 1065353216u) + (below << 23u)); // division.rs:44
        var quotient = u32_from_f32(bitcast<f32>(bitcast<u32>(n * reciprocal) ^ hidden_zero) * 8388608.0f); // division.rs:45
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
        let t35 = quotient; // division.rs:60
        let field = exponent + i32(t35 >> 24u); // bits.rs:36
        let bits = (u32(field) << 23u) | (t35 & 8388607u); // bits.rs:37
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
        let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        let a_zero = a_field == 0u; // division.rs:22
        let b_zero = b_field == 0u; // division.rs:23
        let t36 = ((bitcast<u32>(t25) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t24) & 2147483647u) > 2139095040u); // division.rs:24
        let undefined = (t36 | (a_zero & b_zero)) | (a_infinite & b_infinite);
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
        let t37 = row * (imm.gate_stride * imm.seq_len) + (token_1 * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t38 = q_gate[(t37 >> 1u) >> 2u]; // piece.rs:40
        let t39 = decode_f16(t38.x);
        let t40 = decode_f16(t38.x >> 16u);
        let t41 = decode_f16(t38.y);
        let t42 = decode_f16(t38.y >> 16u);
        let t43 = decode_f16(t38.z);
        let t44 = decode_f16(t38.z >> 16u);
        let t45 = decode_f16(t38.w);
        let t46 = decode_f16(t38.w >> 16u);
        let t47 = abs_f32(t39); // activation.rs:20
        let t48 = min_f32(max_f32(t47, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t48 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t48 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t49;
        let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t50;
        let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t51;
        let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t52;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t53 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t53) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t54 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t54; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t54) << 23u); // bits.rs:45
        let t55 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t47) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_f16(encode_f16(t55)); // activation.rs:20
        let d = decode_f16(encode_f16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t56 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        let t57 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t56 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t58 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t56 * bitcast<f32>(t57)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t58);
        let t59 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t56 * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t60 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t59) ^ hidden_zero)) ^ hidden_zero);
        estimate = t60;
        let t61 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t56 * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t62 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t61) ^ hidden_zero)) ^ hidden_zero);
        estimate = t62;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t56) & 4294963200u);
        let t63 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t64 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t56 - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t63 - t64) ^ hidden_zero);
        let estimate_1 = estimate;
        let t65 = high + bitcast<f32>(bitcast<u32>(residual * estimate_1) ^ hidden_zero); // division.rs:87
        let t66 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t65) >> 23u) + t66; // bits.rs:44
        let bits_2 = bitcast<u32>(t65) + (u32(t66) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t67 = encode_f16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_f16(t67);
        let t68 = decode_f16(encode_f16(outputs_0)) * select(decode_f16(encode_f16(1.0f - y_2)), y_2, (t39 < 0.0f)); // join.rs:84
        let bits_3 = bitcast<u32>(t68); // bits.rs:29
        outputs_0 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t69 = abs_f32(t40); // activation.rs:20
        let t70 = min_f32(max_f32(t69, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t70 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t70 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t71 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t71);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t72 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t75;
        let t76 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t77) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t78 = i32_from_f32(k_1); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t78; // bits.rs:44
        let bits_4 = bitcast<u32>(y_3) + (u32(t78) << 23u); // bits.rs:45
        let t79 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t69) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_f16(encode_f16(t79)); // activation.rs:20
        let d_1 = decode_f16(encode_f16(1.0f + e_1)); // activation.rs:21
        let bits_5 = bitcast<u32>(d_1); // division.rs:85
        let t80 = bitcast<f32>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        let t81 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t80 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t82 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t80 * bitcast<f32>(t81)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t82);
        let t83 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t80 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t84 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t83) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t84);
        let t85 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t80 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t86 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t85) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t86);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t80) & 4294963200u);
        let t87 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t88 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t80 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t87 - t88) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t89 = high_1 + bitcast<f32>(bitcast<u32>(residual_1 * estimate_3) ^ hidden_zero); // division.rs:87
        let t90 = 127i - i32(bits_5 >> 23u);
        let field_3 = i32(bitcast<u32>(t89) >> 23u) + t90; // bits.rs:44
        let bits_6 = bitcast<u32>(t89) + (u32(t90) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t91 = encode_f16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_f16(t91);
        let t92 = decode_f16(encode_f16(outputs_1)) * select(decode_f16(encode_f16(1.0f - y_4)), y_4, (t40 < 0.0f)); // join.rs:84
        let bits_7 = bitcast<u32>(t92); // bits.rs:29
        outputs_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t93 = abs_f32(t41); // activation.rs:20
        let t94 = min_f32(max_f32(t93, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t94 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t94 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t95 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t95);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t96 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t97;
        let t98 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t98;
        let t99 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t99;
        let t100 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t100;
        let t101 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t101) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t102 = i32_from_f32(k_2); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t102; // bits.rs:44
        let bits_8 = bitcast<u32>(y_5) + (u32(t102) << 23u); // bits.rs:45
        let t103 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t93) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_f16(encode_f16(t103)); // activation.rs:20
        let d_2 = decode_f16(encode_f16(1.0f + e_2)); // activation.rs:21
        let bits_9 = bitcast<u32>(d_2); // division.rs:85
        let t104 = bitcast<f32>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        let t105 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t104 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t106 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t104 * bitcast<f32>(t105)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t106);
        let t107 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t104 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t108 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t107) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t108);
        let t109 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t104 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t110 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t109) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t110);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t104) & 4294963200u);
        let t111 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t104 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t111 - t112) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t113 = high_2 + bitcast<f32>(bitcast<u32>(residual_2 * estimate_5) ^ hidden_zero); // division.rs:87
        let t114 = 127i - i32(bits_9 >> 23u);
        let field_5 = i32(bitcast<u32>(t113) >> 23u) + t114; // bits.rs:44
        let bits_10 = bitcast<u32>(t113) + (u32(t114) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t115 = encode_f16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_f16(t115);
        let t116 = decode_f16(encode_f16(outputs_2)) * select(decode_f16(encode_f16(1.0f - y_6)), y_6, (t41 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t116); // bits.rs:29
        outputs_2 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t117 = abs_f32(t42); // activation.rs:20
        let t118 = min_f32(max_f32(t117, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t118 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t118 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t119 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t119);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t120;
        let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t121;
        let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t122;
        let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t123;
        let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t124;
        let t125 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t125) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t126 = i32_from_f32(k_3); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t126; // bits.rs:44
        let bits_12 = bitcast<u32>(y_7) + (u32(t126) << 23u); // bits.rs:45
        let t127 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t117) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_f16(encode_f16(t127)); // activation.rs:20
        let d_3 = decode_f16(encode_f16(1.0f + e_3)); // activation.rs:21
        let bits_13 = bitcast<u32>(d_3); // division.rs:85
        let t128 = bitcast<f32>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        let t129 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t128 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t130 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t128 * bitcast<f32>(t129)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t130);
        let t131 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t128 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t132 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t131) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t132);
        let t133 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t128 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t134 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t133) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t134);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t128) & 4294963200u);
        let t135 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t136 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t128 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t135 - t136) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t137 = high_3 + bitcast<f32>(bitcast<u32>(residual_3 * estimate_7) ^ hidden_zero); // division.rs:87
        let t138 = 127i - i32(bits_13 >> 23u);
        let field_7 = i32(bitcast<u32>(t137) >> 23u) + t138; // bits.rs:44
        let bits_14 = bitcast<u32>(t137) + (u32(t138) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t139 = encode_f16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_f16(t139);
        let t140 = decode_f16(encode_f16(outputs_3)) * select(decode_f16(encode_f16(1.0f - y_8)), y_8, (t42 < 0.0f)); // join.rs:84
        let bits_15 = bitcast<u32>(t140); // bits.rs:29
        outputs_3 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t141 = abs_f32(t43); // activation.rs:20
        let t142 = min_f32(max_f32(t141, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t142 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t142 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t143 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t143);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t144 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t144;
        let t145 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t145;
        let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t146;
        let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t147;
        let t148 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t148;
        let t149 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t149) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t150 = i32_from_f32(k_4); // exponential.rs:42
        let field_8 = i32(bitcast<u32>(y_9) >> 23u) + t150; // bits.rs:44
        let bits_16 = bitcast<u32>(y_9) + (u32(t150) << 23u); // bits.rs:45
        let t151 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t141) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_f16(encode_f16(t151)); // activation.rs:20
        let d_4 = decode_f16(encode_f16(1.0f + e_4)); // activation.rs:21
        let bits_17 = bitcast<u32>(d_4); // division.rs:85
        let t152 = bitcast<f32>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        let t153 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t152 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t154 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t152 * bitcast<f32>(t153)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t154);
        let t155 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t152 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t156 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t155) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t156);
        let t157 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t152 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t158 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t157) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t158);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
        let d_high_4 = bitcast<f32>(bitcast<u32>(t152) & 4294963200u);
        let t159 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t152 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t159 - t160) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t161 = high_4 + bitcast<f32>(bitcast<u32>(residual_4 * estimate_9) ^ hidden_zero); // division.rs:87
        let t162 = 127i - i32(bits_17 >> 23u);
        let field_9 = i32(bitcast<u32>(t161) >> 23u) + t162; // bits.rs:44
        let bits_18 = bitcast<u32>(t161) + (u32(t162) << 23u); // bits.rs:45
        let scaled_4 = bitcast<f32>(select(select(bits_18, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // bits.rs:46
        let t163 = encode_f16(select(scaled_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_f16(t163);
        let t164 = decode_f16(encode_f16(outputs_4)) * select(decode_f16(encode_f16(1.0f - y_10)), y_10, (t43 < 0.0f)); // join.rs:84
        let bits_19 = bitcast<u32>(t164); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // join.rs:84
        let t165 = abs_f32(t44); // activation.rs:20
        let t166 = min_f32(max_f32(t165, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t166 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t166 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t167 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t167);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t168;
        let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t169;
        let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t170;
        let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t171;
        let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t172;
        let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t173) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_11 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t174 = i32_from_f32(k_5); // exponential.rs:42
        let field_10 = i32(bitcast<u32>(y_11) >> 23u) + t174; // bits.rs:44
        let bits_20 = bitcast<u32>(y_11) + (u32(t174) << 23u); // bits.rs:45
        let t175 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t165) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_f16(encode_f16(t175)); // activation.rs:20
        let d_5 = decode_f16(encode_f16(1.0f + e_5)); // activation.rs:21
        let bits_21 = bitcast<u32>(d_5); // division.rs:85
        let t176 = bitcast<f32>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        let t177 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t176 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t178 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t176 * bitcast<f32>(t177)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t178);
        let t179 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t176 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t180 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t179) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t180);
        let t181 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t176 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t182 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t181) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t182);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
        let d_high_5 = bitcast<f32>(bitcast<u32>(t176) & 4294963200u);
        let t183 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t184 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t176 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t183 - t184) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t185 = high_5 + bitcast<f32>(bitcast<u32>(residual_5 * estimate_11) ^ hidden_zero); // division.rs:87
        let t186 = 127i - i32(bits_21 >> 23u);
        let field_11 = i32(bitcast<u32>(t185) >> 23u) + t186; // bits.rs:44
        let bits_22 = bitcast<u32>(t185) + (u32(t186) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_22, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // bits.rs:46
        let t187 = encode_f16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_12 = decode_f16(t187);
        let t188 = decode_f16(encode_f16(outputs_5)) * select(decode_f16(encode_f16(1.0f - y_12)), y_12, (t44 < 0.0f)); // join.rs:84
        let bits_23 = bitcast<u32>(t188); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // join.rs:84
        let t189 = abs_f32(t45); // activation.rs:20
        let t190 = min_f32(max_f32(t189, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t190 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t190 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t191 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t191);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t192 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t192;
        let t193 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t193;
        let t194 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t194;
        let t195 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t195;
        let t196 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t196;
        let t197 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t197) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_13 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t198 = i32_from_f32(k_6); // exponential.rs:42
        let field_12 = i32(bitcast<u32>(y_13) >> 23u) + t198; // bits.rs:44
        let bits_24 = bitcast<u32>(y_13) + (u32(t198) << 23u); // bits.rs:45
        let t199 = select(bitcast<f32>(select(select(bits_24, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t189) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_f16(encode_f16(t199)); // activation.rs:20
        let d_6 = decode_f16(encode_f16(1.0f + e_6)); // activation.rs:21
        let bits_25 = bitcast<u32>(d_6); // division.rs:85
        let t200 = bitcast<f32>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        let t201 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t200 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t202 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t200 * bitcast<f32>(t201)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t202);
        let t203 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t200 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t204 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t203) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t204);
        let t205 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t200 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t206 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t205) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t206);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:58
        let d_high_6 = bitcast<f32>(bitcast<u32>(t200) & 4294963200u);
        let t207 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t208 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t200 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t207 - t208) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t209 = high_6 + bitcast<f32>(bitcast<u32>(residual_6 * estimate_13) ^ hidden_zero); // division.rs:87
        let t210 = 127i - i32(bits_25 >> 23u);
        let field_13 = i32(bitcast<u32>(t209) >> 23u) + t210; // bits.rs:44
        let bits_26 = bitcast<u32>(t209) + (u32(t210) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_26, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // bits.rs:46
        let t211 = encode_f16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_6) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_14 = decode_f16(t211);
        let t212 = decode_f16(encode_f16(outputs_6)) * select(decode_f16(encode_f16(1.0f - y_14)), y_14, (t45 < 0.0f)); // join.rs:84
        let bits_27 = bitcast<u32>(t212); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))); // join.rs:84
        let t213 = abs_f32(t46); // activation.rs:20
        let t214 = min_f32(max_f32(t213, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t214 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t214 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t215 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t215);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t216 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t216;
        let t217 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t217;
        let t218 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t218;
        let t219 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t219;
        let t220 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t220;
        let t221 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t221) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_15 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t222 = i32_from_f32(k_7); // exponential.rs:42
        let field_14 = i32(bitcast<u32>(y_15) >> 23u) + t222; // bits.rs:44
        let bits_28 = bitcast<u32>(y_15) + (u32(t222) << 23u); // bits.rs:45
        let t223 = select(bitcast<f32>(select(select(bits_28, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t213) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_f16(encode_f16(t223)); // activation.rs:20
        let d_7 = decode_f16(encode_f16(1.0f + e_7)); // activation.rs:21
        let bits_29 = bitcast<u32>(d_7); // division.rs:85
        let t224 = bitcast<f32>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        let t225 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t224 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t226 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t224 * bitcast<f32>(t225)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t226);
        let t227 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t224 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t228 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t227) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t228);
        let t229 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t224 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t230 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t229) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t230);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:58
        let d_high_7 = bitcast<f32>(bitcast<u32>(t224) & 4294963200u);
        let t231 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t224 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t231 - t232) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t233 = high_7 + bitcast<f32>(bitcast<u32>(residual_7 * estimate_15) ^ hidden_zero); // division.rs:87
        let t234 = 127i - i32(bits_29 >> 23u);
        let field_15 = i32(bitcast<u32>(t233) >> 23u) + t234; // bits.rs:44
        let bits_30 = bitcast<u32>(t233) + (u32(t234) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_30, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // bits.rs:46
        let t235 = encode_f16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_16 = decode_f16(t235);
        let t236 = decode_f16(encode_f16(outputs_7)) * select(decode_f16(encode_f16(1.0f - y_16)), y_16, (t46 < 0.0f)); // join.rs:84
        let bits_31 = bitcast<u32>(t236); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // join.rs:84
        let t237 = vec4<u32>(encode_f16(outputs_0) | (encode_f16(outputs_1) << 16u), encode_f16(outputs_2) | (encode_f16(outputs_3) << 16u), encode_f16(outputs_4) | (encode_f16(outputs_5) << 16u), encode_f16(outputs_6) | (encode_f16(outputs_7) << 16u)); // piece.rs:71
        y[(((row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t237;
    }
}
