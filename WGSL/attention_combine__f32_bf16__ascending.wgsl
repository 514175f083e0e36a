struct Immediates {
    seq_len: u32,
    max_blocks: u32,
    head_dim: u32,
    n_heads: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> partial_outputs: array<f32>;
@group(0) @binding(1) var<storage, read> partial_sums: array<vec2<f32>>;
@group(0) @binding(2) var<storage, read> positions: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<vec4<u32>>;
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

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn quotient_rn(a: f32, b: f32) -> f32 {
    let a_bits = bitcast<u32>(a);
    let b_bits = bitcast<u32>(b);
    let t0 = ((a_bits & 2147483647u) - 553648128u < 1031798784u) & ((b_bits & 2147483647u) - 553648128u < 1031798784u);
    var chosen: f32; // by_fma.rs:63
    if (t0) {
        let bits = bitcast<u32>(b);
        let minus_b = neg_f32(b);
        var y = bitcast<f32>(2129859015u - bits);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let y_1 = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits & 8388607u) == 8388607u)));
        let q = a * y_1;
        let residual = fma(neg_f32(b), q, a);
        chosen = fma(residual, y_1, q);
    } else {
        let t1 = bitcast<f32>((a_bits & 8388607u) | 1065353216u);
        let t2 = bitcast<f32>((b_bits & 8388607u) | 1065353216u);
        let bits = bitcast<u32>(t2);
        let minus_b = neg_f32(t2);
        var y = bitcast<f32>(2129859015u - bits);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let y_1 = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits & 8388607u) == 8388607u)));
        let q = t1 * y_1;
        let residual = fma(neg_f32(t2), q, t1);
        let quotient = bitcast<u32>(fma(residual, y_1, q));
        let exponent = i32(quotient >> 23u) + i32((a_bits >> 23u) & 255u) - i32((b_bits >> 23u) & 255u);
        let sign_1 = (a_bits ^ b_bits) & 2147483648u;
        let t3 = (quotient & 8388607u) | 8388608u;
        let field = exponent + i32(t3 >> 24u);
        let bits_1 = (u32(field) << 23u) | (t3 & 8388607u);
        let scaled = bitcast<f32>(sign_1 | select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
        let sign_2 = (a_bits ^ b_bits) & 2147483648u;
        let a_magnitude = a_bits & 2147483647u;
        let b_magnitude = b_bits & 2147483647u;
        let a_zero = a_magnitude < 8388608u;
        let b_zero = b_magnitude < 8388608u;
        let a_infinite = a_magnitude == 2139095040u;
        let b_infinite = b_magnitude == 2139095040u;
        let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(scaled, bitcast<f32>(sign_2), a_zero | b_infinite);
        let extended = select(bounded, bitcast<f32>(sign_2 | 2139095040u), a_infinite | b_zero);
        let t4 = 2143289344u;
        chosen = select(extended, bitcast<f32>(t4), undefined);
    }
    var result = chosen;
    return result;
}

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn rem_u32(a: u32, b: u32) -> u32 {
    return a % b;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn attention_combine__f32_bf16__ascending(
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
                let sum = t4 * 1.442695f + 12582912.0f; // bits.rs:52
                let k = sum - 12582912.0f; // bits.rs:53
                let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
                let reduced = t4 - k * 0.6933594f; // exponential.rs:15
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
                let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
                let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
                let bits_1 = bitcast<u32>(t4); // exponential.rs:48
                let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
                let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
                let factor = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t4) & 2147483647u) > 2139095040u)); // exponential.rs:51
                let t5 = t1.x - max_1; // join.rs:18
                let sum_1 = t5 * 1.442695f + 12582912.0f; // bits.rs:52
                let k_1 = sum_1 - 12582912.0f; // bits.rs:53
                let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
                let reduced_1 = t5 - k_1 * 0.6933594f; // exponential.rs:15
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
                let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
                let bits_2 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
                let bits_3 = bitcast<u32>(t5); // exponential.rs:48
                let beyond_1 = select(2139095040u, 0u, (bits_3 > 2147483647u)); // exponential.rs:49
                let bounded_1 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_3 & 2147483647u) > 1120927744u)); // exponential.rs:50
                let next_factor = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t5) & 2147483647u) > 2139095040u)); // exponential.rs:51
                let sum_2 = parts_1 * factor + t1.y * next_factor; // join.rs:19
                let bits_4 = bitcast<u32>(parts_2 * factor); // bits.rs:31
                let bits_5 = bitcast<u32>(output * next_factor);
                let t6 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:20
                parts_0 = max_1; // attention_combine.rs:233
                parts_1 = sum_2;
                parts_2 = t6;
            }
        }
    }
    let t7 = parts_1; // attention_combine.rs:240
    let t8 = parts_2;
    if (local_invocation_index < head_dim) { // join.rs:48
        memory[local_invocation_index] = quotient_rn(t8, t7); // join.rs:49
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
        let t9 = vec4<u32>(encode_bf16(outputs_0) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        y[(((row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t9;
    }
}
