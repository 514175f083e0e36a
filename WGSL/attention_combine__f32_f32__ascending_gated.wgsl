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
@group(0) @binding(3) var<storage, read> q_gate: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read_write> y: array<vec4<f32>>;
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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

@compute @workgroup_size(256, 1, 1)
fn attention_combine__f32_f32__ascending_gated(
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
        let t9 = row * (imm.gate_stride * imm.seq_len) + (token_1 * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t10 = q_gate[t9 >> 2u]; // piece.rs:36
        let t11 = q_gate[(t9 + 4u) >> 2u]; // piece.rs:37
        let t12 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t10.x)), 1120927744u))); // logistic.rs:19
        let sum = t12 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = t12 - k * 0.6933594f; // exponential.rs:15
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
        let y_error = 1.0f - y_1 + p + (r - p + rest); // exponential.rs:34
        let unit = bitcast<f32>(u32(max_i32(exponent, -60i) + 127i) << 23u); // bits.rs:66
        let power = y_1 * unit; // logistic.rs:28
        let d = 1.0f + power; // logistic.rs:29
        var estimate = d * (d * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate = estimate + estimate * (1.0f - d * estimate); // division.rs:16
        estimate = estimate + estimate * (1.0f - d * estimate);
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let residual = 1.0f - d_high * high - (d - d_high) * high; // division.rs:21
        let estimate_1 = estimate;
        let low = (residual - (1.0f - d + power + y_error * unit) * high) * estimate_1; // division.rs:29
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:72
        let product = y_high * high + (y_high * low + (y_1 - y_high + y_error) * estimate_1); // logistic.rs:40
        let field = i32(bitcast<u32>(product) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(product) + (u32(exponent) << 23u); // bits.rs:39
        let result = select(high + low, bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t10.x) > 2147483647u)); // logistic.rs:41
        let t13 = outputs_0 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10.x) & 2147483647u) > 2139095040u)); // join.rs:84
        let bits_1 = bitcast<u32>(t13); // bits.rs:31
        outputs_0 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // join.rs:84
        let t14 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t10.y)), 1120927744u))); // logistic.rs:19
        let sum_1 = t14 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_1 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = t14 - k_1 * 0.6933594f; // exponential.rs:15
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
        let y_error_1 = 1.0f - y_2 + p_1 + (r_1 - p_1 + rest_1); // exponential.rs:34
        let unit_1 = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
        let power_1 = y_2 * unit_1; // logistic.rs:28
        let d_1 = 1.0f + power_1; // logistic.rs:29
        var estimate_2 = d_1 * (d_1 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_2 = estimate_2 + estimate_2 * (1.0f - d_1 * estimate_2); // division.rs:16
        estimate_2 = estimate_2 + estimate_2 * (1.0f - d_1 * estimate_2);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
        let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
        let residual_1 = 1.0f - d_high_1 * high_1 - (d_1 - d_high_1) * high_1; // division.rs:21
        let estimate_3 = estimate_2;
        let low_1 = (residual_1 - (1.0f - d_1 + power_1 + y_error_1 * unit_1) * high_1) * estimate_3; // division.rs:29
        let y_high_1 = bitcast<f32>(bitcast<u32>(y_2) & 4294963200u); // bits.rs:72
        let product_1 = y_high_1 * high_1 + (y_high_1 * low_1 + (y_2 - y_high_1 + y_error_1) * estimate_3); // logistic.rs:40
        let field_1 = i32(bitcast<u32>(product_1) >> 23u) + exponent_1; // bits.rs:38
        let bits_2 = bitcast<u32>(product_1) + (u32(exponent_1) << 23u); // bits.rs:39
        let result_1 = select(high_1 + low_1, bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t10.y) > 2147483647u)); // logistic.rs:41
        let t15 = select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_3 = bitcast<u32>(outputs_1 * t15); // bits.rs:31
        outputs_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t16 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t10.z)), 1120927744u))); // logistic.rs:19
        let sum_2 = t16 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_2 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = t16 - k_2 * 0.6933594f; // exponential.rs:15
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
        let y_3 = 1.0f + p_2; // exponential.rs:33
        let y_error_2 = 1.0f - y_3 + p_2 + (r_2 - p_2 + rest_2); // exponential.rs:34
        let unit_2 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
        let power_2 = y_3 * unit_2; // logistic.rs:28
        let d_2 = 1.0f + power_2; // logistic.rs:29
        var estimate_4 = d_2 * (d_2 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_4 = estimate_4 + estimate_4 * (1.0f - d_2 * estimate_4); // division.rs:16
        estimate_4 = estimate_4 + estimate_4 * (1.0f - d_2 * estimate_4);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
        let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
        let residual_2 = 1.0f - d_high_2 * high_2 - (d_2 - d_high_2) * high_2; // division.rs:21
        let estimate_5 = estimate_4;
        let low_2 = (residual_2 - (1.0f - d_2 + power_2 + y_error_2 * unit_2) * high_2) * estimate_5; // division.rs:29
        let y_high_2 = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
        let product_2 = y_high_2 * high_2 + (y_high_2 * low_2 + (y_3 - y_high_2 + y_error_2) * estimate_5); // logistic.rs:40
        let field_2 = i32(bitcast<u32>(product_2) >> 23u) + exponent_2; // bits.rs:38
        let bits_4 = bitcast<u32>(product_2) + (u32(exponent_2) << 23u); // bits.rs:39
        let result_2 = select(high_2 + low_2, bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t10.z) > 2147483647u)); // logistic.rs:41
        let t17 = select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_5 = bitcast<u32>(outputs_2 * t17); // bits.rs:31
        outputs_2 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t18 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t10.w)), 1120927744u))); // logistic.rs:19
        let sum_3 = t18 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = t18 - k_3 * 0.6933594f; // exponential.rs:15
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
        let y_4 = 1.0f + p_3; // exponential.rs:33
        let y_error_3 = 1.0f - y_4 + p_3 + (r_3 - p_3 + rest_3); // exponential.rs:34
        let unit_3 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
        let power_3 = y_4 * unit_3; // logistic.rs:28
        let d_3 = 1.0f + power_3; // logistic.rs:29
        var estimate_6 = d_3 * (d_3 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_6 = estimate_6 + estimate_6 * (1.0f - d_3 * estimate_6); // division.rs:16
        estimate_6 = estimate_6 + estimate_6 * (1.0f - d_3 * estimate_6);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
        let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
        let residual_3 = 1.0f - d_high_3 * high_3 - (d_3 - d_high_3) * high_3; // division.rs:21
        let estimate_7 = estimate_6;
        let low_3 = (residual_3 - (1.0f - d_3 + power_3 + y_error_3 * unit_3) * high_3) * estimate_7; // division.rs:29
        let y_high_3 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
        let product_3 = y_high_3 * high_3 + (y_high_3 * low_3 + (y_4 - y_high_3 + y_error_3) * estimate_7); // logistic.rs:40
        let field_3 = i32(bitcast<u32>(product_3) >> 23u) + exponent_3; // bits.rs:38
        let bits_6 = bitcast<u32>(product_3) + (u32(exponent_3) << 23u); // bits.rs:39
        let result_3 = select(high_3 + low_3, bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t10.w) > 2147483647u)); // logistic.rs:41
        let t19 = select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t10.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_7 = bitcast<u32>(outputs_3 * t19); // bits.rs:31
        outputs_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t20 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t11.x)), 1120927744u))); // logistic.rs:19
        let sum_4 = t20 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_4 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = t20 - k_4 * 0.6933594f; // exponential.rs:15
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
        let y_5 = 1.0f + p_4; // exponential.rs:33
        let y_error_4 = 1.0f - y_5 + p_4 + (r_4 - p_4 + rest_4); // exponential.rs:34
        let unit_4 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
        let power_4 = y_5 * unit_4; // logistic.rs:28
        let d_4 = 1.0f + power_4; // logistic.rs:29
        var estimate_8 = d_4 * (d_4 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_8 = estimate_8 + estimate_8 * (1.0f - d_4 * estimate_8); // division.rs:16
        estimate_8 = estimate_8 + estimate_8 * (1.0f - d_4 * estimate_8);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
        let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
        let residual_4 = 1.0f - d_high_4 * high_4 - (d_4 - d_high_4) * high_4; // division.rs:21
        let estimate_9 = estimate_8;
        let low_4 = (residual_4 - (1.0f - d_4 + power_4 + y_error_4 * unit_4) * high_4) * estimate_9; // division.rs:29
        let y_high_4 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
        let product_4 = y_high_4 * high_4 + (y_high_4 * low_4 + (y_5 - y_high_4 + y_error_4) * estimate_9); // logistic.rs:40
        let field_4 = i32(bitcast<u32>(product_4) >> 23u) + exponent_4; // bits.rs:38
        let bits_8 = bitcast<u32>(product_4) + (u32(exponent_4) << 23u); // bits.rs:39
        let result_4 = select(high_4 + low_4, bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t11.x) > 2147483647u)); // logistic.rs:41
        let t21 = select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t11.x) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_9 = bitcast<u32>(outputs_4 * t21); // bits.rs:31
        outputs_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:84
        let t22 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t11.y)), 1120927744u))); // logistic.rs:19
        let sum_5 = t22 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_5 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = t22 - k_5 * 0.6933594f; // exponential.rs:15
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
        let y_6 = 1.0f + p_5; // exponential.rs:33
        let y_error_5 = 1.0f - y_6 + p_5 + (r_5 - p_5 + rest_5); // exponential.rs:34
        let unit_5 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
        let power_5 = y_6 * unit_5; // logistic.rs:28
        let d_5 = 1.0f + power_5; // logistic.rs:29
        var estimate_10 = d_5 * (d_5 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_10 = estimate_10 + estimate_10 * (1.0f - d_5 * estimate_10); // division.rs:16
        estimate_10 = estimate_10 + estimate_10 * (1.0f - d_5 * estimate_10);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
        let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
        let residual_5 = 1.0f - d_high_5 * high_5 - (d_5 - d_high_5) * high_5; // division.rs:21
        let estimate_11 = estimate_10;
        let low_5 = (residual_5 - (1.0f - d_5 + power_5 + y_error_5 * unit_5) * high_5) * estimate_11; // division.rs:29
        let y_high_5 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
        let product_5 = y_high_5 * high_5 + (y_high_5 * low_5 + (y_6 - y_high_5 + y_error_5) * estimate_11); // logistic.rs:40
        let field_5 = i32(bitcast<u32>(product_5) >> 23u) + exponent_5; // bits.rs:38
        let bits_10 = bitcast<u32>(product_5) + (u32(exponent_5) << 23u); // bits.rs:39
        let result_5 = select(high_5 + low_5, bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t11.y) > 2147483647u)); // logistic.rs:41
        let t23 = select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t11.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_11 = bitcast<u32>(outputs_5 * t23); // bits.rs:31
        outputs_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t24 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t11.z)), 1120927744u))); // logistic.rs:19
        let sum_6 = t24 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_6 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = t24 - k_6 * 0.6933594f; // exponential.rs:15
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
        let y_7 = 1.0f + p_6; // exponential.rs:33
        let y_error_6 = 1.0f - y_7 + p_6 + (r_6 - p_6 + rest_6); // exponential.rs:34
        let unit_6 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
        let power_6 = y_7 * unit_6; // logistic.rs:28
        let d_6 = 1.0f + power_6; // logistic.rs:29
        var estimate_12 = d_6 * (d_6 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_12 = estimate_12 + estimate_12 * (1.0f - d_6 * estimate_12); // division.rs:16
        estimate_12 = estimate_12 + estimate_12 * (1.0f - d_6 * estimate_12);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
        let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
        let residual_6 = 1.0f - d_high_6 * high_6 - (d_6 - d_high_6) * high_6; // division.rs:21
        let estimate_13 = estimate_12;
        let low_6 = (residual_6 - (1.0f - d_6 + power_6 + y_error_6 * unit_6) * high_6) * estimate_13; // division.rs:29
        let y_high_6 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
        let product_6 = y_high_6 * high_6 + (y_high_6 * low_6 + (y_7 - y_high_6 + y_error_6) * estimate_13); // logistic.rs:40
        let field_6 = i32(bitcast<u32>(product_6) >> 23u) + exponent_6; // bits.rs:38
        let bits_12 = bitcast<u32>(product_6) + (u32(exponent_6) << 23u); // bits.rs:39
        let result_6 = select(high_6 + low_6, bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t11.z) > 2147483647u)); // logistic.rs:41
        let t25 = select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t11.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_13 = bitcast<u32>(outputs_6 * t25); // bits.rs:31
        outputs_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // join.rs:84
        let t26 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t11.w)), 1120927744u))); // logistic.rs:19
        let sum_7 = t26 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_7 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = t26 - k_7 * 0.6933594f; // exponential.rs:15
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
        let y_8 = 1.0f + p_7; // exponential.rs:33
        let y_error_7 = 1.0f - y_8 + p_7 + (r_7 - p_7 + rest_7); // exponential.rs:34
        let unit_7 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
        let power_7 = y_8 * unit_7; // logistic.rs:28
        let d_7 = 1.0f + power_7; // logistic.rs:29
        var estimate_14 = d_7 * (d_7 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate_14 = estimate_14 + estimate_14 * (1.0f - d_7 * estimate_14); // division.rs:16
        estimate_14 = estimate_14 + estimate_14 * (1.0f - d_7 * estimate_14);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
        let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
        let residual_7 = 1.0f - d_high_7 * high_7 - (d_7 - d_high_7) * high_7; // division.rs:21
        let estimate_15 = estimate_14;
        let low_7 = (residual_7 - (1.0f - d_7 + power_7 + y_error_7 * unit_7) * high_7) * estimate_15; // division.rs:29
        let y_high_7 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
        let product_7 = y_high_7 * high_7 + (y_high_7 * low_7 + (y_8 - y_high_7 + y_error_7) * estimate_15); // logistic.rs:40
        let field_7 = i32(bitcast<u32>(product_7) >> 23u) + exponent_7; // bits.rs:38
        let bits_14 = bitcast<u32>(product_7) + (u32(exponent_7) << 23u); // bits.rs:39
        let result_7 = select(high_7 + low_7, bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t11.w) > 2147483647u)); // logistic.rs:41
        let t27 = select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t11.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_15 = bitcast<u32>(outputs_7 * t27); // bits.rs:31
        outputs_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t28 = (row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim); // join.rs:87
        let t29 = vec4<f32>(outputs_0, outputs_1, outputs_2, outputs_3); // piece.rs:68
        y[t28 >> 2u] = t29;
        let t30 = vec4<f32>(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
        y[(t28 + 4u) >> 2u] = t30;
    }
}
