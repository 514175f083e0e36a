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

fn quotient_rn(a: f32, b: f32) -> f32 {
    let a_bits = bitcast<u32>(a);
    let b_bits = bitcast<u32>(b);
    let sign_1 = (a_bits ^ b_bits) & 2147483648u;
    let t0 = a_bits & 8388607u;
    let t1 = b_bits & 8388607u;
    let below = select(0u, 1u, (t0 < t1));
    let numerator = shl_u32(t0 | 8388608u, below);
    let denominator = t1 | 8388608u;
    let d = bitcast<f32>((t1 & 8388607u) | 1065353216u);
    var reciprocal = 1.4117647f - 0.47058824f * d;
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>(bitcast<u32>(bitcast<f32>((t0 & 8388607u) | 1065353216u)) + (below << 23u));
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f);
    let divisor = i32(denominator);
    var residual = i32((numerator << 23u) - quotient * denominator);
    let over = residual < 0i;
    quotient = select(quotient, quotient - 1u, over);
    residual = select(residual, residual + divisor, over);
    let over_1 = residual < 0i;
    quotient = select(quotient, quotient - 1u, over_1);
    residual = select(residual, residual + divisor, over_1);
    let under = residual >= divisor;
    quotient = select(quotient, quotient + 1u, under);
    residual = select(residual, residual - divisor, under);
    quotient = select(quotient, quotient + 1u, (residual * 2i > divisor));
    let exponent = i32((a_bits >> 23u) & 255u) - i32((b_bits >> 23u) & 255u) + 127i - i32(below);
    let t2 = quotient;
    let field = exponent + i32(t2 >> 24u);
    let bits = (u32(field) << 23u) | (t2 & 8388607u);
    let ordinary = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
    let sign_2 = (a_bits ^ b_bits) & 2147483648u;
    let a_magnitude = a_bits & 2147483647u;
    let b_magnitude = b_bits & 2147483647u;
    let a_zero = a_magnitude < 8388608u;
    let b_zero = b_magnitude < 8388608u;
    let a_infinite = a_magnitude == 2139095040u;
    let b_infinite = b_magnitude == 2139095040u;
    let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
    let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(ordinary, bitcast<f32>(sign_2), a_zero | b_infinite);
    let extended = select(bounded, bitcast<f32>(sign_2 | 2139095040u), a_infinite | b_zero);
    let t3 = 2143289344u;
    var result = select(extended, bitcast<f32>(t3), undefined);
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

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

@compute @workgroup_size(256, 1, 1)
fn attention_combine__f32_f32__ascending_gated(
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
                let t5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t4 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                let sum = bitcast<f32>(t5);
                let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
                let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
                let reduced = bitcast<f32>(bitcast<u32>(t4 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
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
                let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
                let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
                let bits_1 = bitcast<u32>(t4); // exponential.rs:48
                let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
                let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
                let factor = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t4) & 2147483647u) > 2139095040u)); // exponential.rs:51
                let t11 = bitcast<f32>(bitcast<u32>(t1.x - max_1) ^ hidden_zero); // join.rs:18
                let t12 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t11 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                let sum_1 = bitcast<f32>(t12);
                let k_1 = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
                let reduced_1 = bitcast<f32>(bitcast<u32>(t11 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
                let t13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
                let r_error_1 = bitcast<f32>(t13);
                var q_1 = 0.00019891017f; // exponential.rs:26
                let t14 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                q_1 = t14;
                let t15 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                q_1 = t15;
                let t16 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                q_1 = t16;
                let t17 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                q_1 = t17;
                let t18 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                q_1 = t18;
                let t19 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
                let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t19) ^ hidden_zero);
                let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
                let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
                let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
                let bits_2 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
                let bits_3 = bitcast<u32>(t11); // exponential.rs:48
                let beyond_1 = select(2139095040u, 0u, (bits_3 > 2147483647u)); // exponential.rs:49
                let bounded_1 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_3 & 2147483647u) > 1120927744u)); // exponential.rs:50
                let next_factor = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t11) & 2147483647u) > 2139095040u)); // exponential.rs:51
                let t20 = bitcast<f32>(bitcast<u32>(parts_1 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t1.y * next_factor) ^ hidden_zero); // join.rs:19
                let sum_2 = bitcast<f32>(bitcast<u32>(t20) ^ hidden_zero);
                let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(parts_2 * factor) ^ hidden_zero)); // bits.rs:31
                let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(output * next_factor) ^ hidden_zero));
                let t21 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:20
                parts_0 = max_1; // attention_combine.rs:233
                parts_1 = sum_2;
                parts_2 = bitcast<f32>(bitcast<u32>(t21) ^ hidden_zero);
            }
        }
    }
    let t22 = parts_1; // attention_combine.rs:240
    let t23 = parts_2;
    if (local_invocation_index < head_dim) { // join.rs:48
        memory[local_invocation_index] = quotient_rn(t23, t22); // join.rs:49
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
        let t24 = row * (imm.gate_stride * imm.seq_len) + (token_1 * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t25 = q_gate[t24 >> 2u]; // piece.rs:36
        let t26 = q_gate[(t24 + 4u) >> 2u]; // piece.rs:37
        let t27 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t25.x)), 1120927744u))); // logistic.rs:19
        let t28 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t27 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum = bitcast<f32>(t28);
        let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t27 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t29 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t29;
        let t30 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t30;
        let t31 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t31;
        let t32 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t32;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t33 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t33) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t34 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_1) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
        let t35 = t34 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
        let y_error = bitcast<f32>(bitcast<u32>(t35) ^ hidden_zero);
        let unit = bitcast<f32>(u32(max_i32(exponent, -60i) + 127i) << 23u); // bits.rs:66
        let power = bitcast<f32>(bitcast<u32>(y_1 * unit) ^ hidden_zero); // logistic.rs:28
        let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:29
        let t36 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:30
        let t37 = bitcast<f32>(bitcast<u32>(t36 + bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
        let t38 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t39 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t38)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t39);
        let t40 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t41 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t40) ^ hidden_zero)) ^ hidden_zero);
        estimate = t41;
        let t42 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t43 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t42) ^ hidden_zero)) ^ hidden_zero);
        estimate = t43;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let t44 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t45 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t44 - t45) ^ hidden_zero);
        let estimate_1 = estimate;
        let t46 = bitcast<f32>(bitcast<u32>(residual - bitcast<f32>(bitcast<u32>(t37 * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low = bitcast<f32>(bitcast<u32>(t46 * estimate_1) ^ hidden_zero);
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:72
        let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_1 - y_high) ^ hidden_zero) + y_error) ^ hidden_zero); // logistic.rs:40
        let t48 = bitcast<f32>(bitcast<u32>(y_high * low) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t47 * estimate_1) ^ hidden_zero);
        let product = bitcast<f32>(bitcast<u32>(y_high * high) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t48) ^ hidden_zero);
        let field = i32(bitcast<u32>(product) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(product) + (u32(exponent) << 23u); // bits.rs:39
        let result = select(bitcast<f32>(bitcast<u32>(high + low) ^ hidden_zero), bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t25.x) > 2147483647u)); // logistic.rs:41
        let t49 = outputs_0 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t25.x) & 2147483647u) > 2139095040u)); // join.rs:84
        let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t49) ^ hidden_zero)); // bits.rs:31
        outputs_0 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // join.rs:84
        let t50 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t25.y)), 1120927744u))); // logistic.rs:19
        let t51 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t50 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_1 = bitcast<f32>(t51);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t50 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t52 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t52);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t55;
        let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t58) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_2) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
        let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 - p_1) ^ hidden_zero) + rest_1) ^ hidden_zero);
        let y_error_1 = bitcast<f32>(bitcast<u32>(t59 + t60) ^ hidden_zero);
        let unit_1 = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
        let power_1 = bitcast<f32>(bitcast<u32>(y_2 * unit_1) ^ hidden_zero); // logistic.rs:28
        let d_1 = bitcast<f32>(bitcast<u32>(1.0f + power_1) ^ hidden_zero); // logistic.rs:29
        let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_1) ^ hidden_zero) + power_1) ^ hidden_zero); // logistic.rs:30
        let t62 = bitcast<f32>(bitcast<u32>(t61 + bitcast<f32>(bitcast<u32>(y_error_1 * unit_1) ^ hidden_zero)) ^ hidden_zero);
        let t63 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t64 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * bitcast<f32>(t63)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t64);
        let t65 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t66 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t65) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t66);
        let t67 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t68 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t67) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t68);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
        let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
        let t69 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t70 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t69 - t70) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t71 = bitcast<f32>(bitcast<u32>(residual_1 - bitcast<f32>(bitcast<u32>(t62 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_1 = bitcast<f32>(bitcast<u32>(t71 * estimate_3) ^ hidden_zero);
        let y_high_1 = bitcast<f32>(bitcast<u32>(y_2) & 4294963200u); // bits.rs:72
        let t72 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_2 - y_high_1) ^ hidden_zero) + y_error_1) ^ hidden_zero); // logistic.rs:40
        let t73 = bitcast<f32>(bitcast<u32>(y_high_1 * low_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t72 * estimate_3) ^ hidden_zero);
        let product_1 = bitcast<f32>(bitcast<u32>(y_high_1 * high_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t73) ^ hidden_zero);
        let field_1 = i32(bitcast<u32>(product_1) >> 23u) + exponent_1; // bits.rs:38
        let bits_2 = bitcast<u32>(product_1) + (u32(exponent_1) << 23u); // bits.rs:39
        let result_1 = select(bitcast<f32>(bitcast<u32>(high_1 + low_1) ^ hidden_zero), bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t25.y) > 2147483647u)); // logistic.rs:41
        let t74 = select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t25.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_1 * t74) ^ hidden_zero)); // bits.rs:31
        outputs_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t75 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t25.z)), 1120927744u))); // logistic.rs:19
        let t76 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t75 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t76);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t75 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t77 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t77);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t78 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t79;
        let t80 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t83) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t84 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_3) ^ hidden_zero) + p_2) ^ hidden_zero); // exponential.rs:34
        let t85 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 - p_2) ^ hidden_zero) + rest_2) ^ hidden_zero);
        let y_error_2 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
        let unit_2 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
        let power_2 = bitcast<f32>(bitcast<u32>(y_3 * unit_2) ^ hidden_zero); // logistic.rs:28
        let d_2 = bitcast<f32>(bitcast<u32>(1.0f + power_2) ^ hidden_zero); // logistic.rs:29
        let t86 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_2) ^ hidden_zero) + power_2) ^ hidden_zero); // logistic.rs:30
        let t87 = bitcast<f32>(bitcast<u32>(t86 + bitcast<f32>(bitcast<u32>(y_error_2 * unit_2) ^ hidden_zero)) ^ hidden_zero);
        let t88 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t89 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * bitcast<f32>(t88)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t89);
        let t90 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t91 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t90) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t91);
        let t92 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t93 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t92) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t93);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
        let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
        let t94 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t95 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t94 - t95) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t96 = bitcast<f32>(bitcast<u32>(residual_2 - bitcast<f32>(bitcast<u32>(t87 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_2 = bitcast<f32>(bitcast<u32>(t96 * estimate_5) ^ hidden_zero);
        let y_high_2 = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
        let t97 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_3 - y_high_2) ^ hidden_zero) + y_error_2) ^ hidden_zero); // logistic.rs:40
        let t98 = bitcast<f32>(bitcast<u32>(y_high_2 * low_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t97 * estimate_5) ^ hidden_zero);
        let product_2 = bitcast<f32>(bitcast<u32>(y_high_2 * high_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t98) ^ hidden_zero);
        let field_2 = i32(bitcast<u32>(product_2) >> 23u) + exponent_2; // bits.rs:38
        let bits_4 = bitcast<u32>(product_2) + (u32(exponent_2) << 23u); // bits.rs:39
        let result_2 = select(bitcast<f32>(bitcast<u32>(high_2 + low_2) ^ hidden_zero), bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t25.z) > 2147483647u)); // logistic.rs:41
        let t99 = select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t25.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_2 * t99) ^ hidden_zero)); // bits.rs:31
        outputs_2 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t100 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t25.w)), 1120927744u))); // logistic.rs:19
        let t101 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t100 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t101);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t100 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t102 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t102);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t103 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t103;
        let t104 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t107;
        let t108 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t108) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t109 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_4) ^ hidden_zero) + p_3) ^ hidden_zero); // exponential.rs:34
        let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 - p_3) ^ hidden_zero) + rest_3) ^ hidden_zero);
        let y_error_3 = bitcast<f32>(bitcast<u32>(t109 + t110) ^ hidden_zero);
        let unit_3 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
        let power_3 = bitcast<f32>(bitcast<u32>(y_4 * unit_3) ^ hidden_zero); // logistic.rs:28
        let d_3 = bitcast<f32>(bitcast<u32>(1.0f + power_3) ^ hidden_zero); // logistic.rs:29
        let t111 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_3) ^ hidden_zero) + power_3) ^ hidden_zero); // logistic.rs:30
        let t112 = bitcast<f32>(bitcast<u32>(t111 + bitcast<f32>(bitcast<u32>(y_error_3 * unit_3) ^ hidden_zero)) ^ hidden_zero);
        let t113 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t114 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * bitcast<f32>(t113)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t114);
        let t115 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t116 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t115) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t116);
        let t117 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t118 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t117) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t118);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
        let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
        let t119 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t119 - t120) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t121 = bitcast<f32>(bitcast<u32>(residual_3 - bitcast<f32>(bitcast<u32>(t112 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_3 = bitcast<f32>(bitcast<u32>(t121 * estimate_7) ^ hidden_zero);
        let y_high_3 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
        let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_4 - y_high_3) ^ hidden_zero) + y_error_3) ^ hidden_zero); // logistic.rs:40
        let t123 = bitcast<f32>(bitcast<u32>(y_high_3 * low_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t122 * estimate_7) ^ hidden_zero);
        let product_3 = bitcast<f32>(bitcast<u32>(y_high_3 * high_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t123) ^ hidden_zero);
        let field_3 = i32(bitcast<u32>(product_3) >> 23u) + exponent_3; // bits.rs:38
        let bits_6 = bitcast<u32>(product_3) + (u32(exponent_3) << 23u); // bits.rs:39
        let result_3 = select(bitcast<f32>(bitcast<u32>(high_3 + low_3) ^ hidden_zero), bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t25.w) > 2147483647u)); // logistic.rs:41
        let t124 = select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t25.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_3 * t124) ^ hidden_zero)); // bits.rs:31
        outputs_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t125 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t26.x)), 1120927744u))); // logistic.rs:19
        let t126 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t125 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t126);
        let k_4 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = bitcast<f32>(bitcast<u32>(t125 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t127 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t127);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t128;
        let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t129;
        let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t131;
        let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t133) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_5) ^ hidden_zero) + p_4) ^ hidden_zero); // exponential.rs:34
        let t135 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 - p_4) ^ hidden_zero) + rest_4) ^ hidden_zero);
        let y_error_4 = bitcast<f32>(bitcast<u32>(t134 + t135) ^ hidden_zero);
        let unit_4 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
        let power_4 = bitcast<f32>(bitcast<u32>(y_5 * unit_4) ^ hidden_zero); // logistic.rs:28
        let d_4 = bitcast<f32>(bitcast<u32>(1.0f + power_4) ^ hidden_zero); // logistic.rs:29
        let t136 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_4) ^ hidden_zero) + power_4) ^ hidden_zero); // logistic.rs:30
        let t137 = bitcast<f32>(bitcast<u32>(t136 + bitcast<f32>(bitcast<u32>(y_error_4 * unit_4) ^ hidden_zero)) ^ hidden_zero);
        let t138 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t139 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * bitcast<f32>(t138)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t139);
        let t140 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t141 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t140) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t141);
        let t142 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t143 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t142) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t143);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
        let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
        let t144 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t145 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t144 - t145) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t146 = bitcast<f32>(bitcast<u32>(residual_4 - bitcast<f32>(bitcast<u32>(t137 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_4 = bitcast<f32>(bitcast<u32>(t146 * estimate_9) ^ hidden_zero);
        let y_high_4 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
        let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_5 - y_high_4) ^ hidden_zero) + y_error_4) ^ hidden_zero); // logistic.rs:40
        let t148 = bitcast<f32>(bitcast<u32>(y_high_4 * low_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t147 * estimate_9) ^ hidden_zero);
        let product_4 = bitcast<f32>(bitcast<u32>(y_high_4 * high_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t148) ^ hidden_zero);
        let field_4 = i32(bitcast<u32>(product_4) >> 23u) + exponent_4; // bits.rs:38
        let bits_8 = bitcast<u32>(product_4) + (u32(exponent_4) << 23u); // bits.rs:39
        let result_4 = select(bitcast<f32>(bitcast<u32>(high_4 + low_4) ^ hidden_zero), bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t26.x) > 2147483647u)); // logistic.rs:41
        let t149 = select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26.x) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_4 * t149) ^ hidden_zero)); // bits.rs:31
        outputs_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:84
        let t150 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t26.y)), 1120927744u))); // logistic.rs:19
        let t151 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t150 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t151);
        let k_5 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = bitcast<f32>(bitcast<u32>(t150 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t152 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t152);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t153 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t153;
        let t154 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t154;
        let t155 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t155;
        let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t156;
        let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t157;
        let t158 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t158) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t159 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_6) ^ hidden_zero) + p_5) ^ hidden_zero); // exponential.rs:34
        let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 - p_5) ^ hidden_zero) + rest_5) ^ hidden_zero);
        let y_error_5 = bitcast<f32>(bitcast<u32>(t159 + t160) ^ hidden_zero);
        let unit_5 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
        let power_5 = bitcast<f32>(bitcast<u32>(y_6 * unit_5) ^ hidden_zero); // logistic.rs:28
        let d_5 = bitcast<f32>(bitcast<u32>(1.0f + power_5) ^ hidden_zero); // logistic.rs:29
        let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_5) ^ hidden_zero) + power_5) ^ hidden_zero); // logistic.rs:30
        let t162 = bitcast<f32>(bitcast<u32>(t161 + bitcast<f32>(bitcast<u32>(y_error_5 * unit_5) ^ hidden_zero)) ^ hidden_zero);
        let t163 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t164 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * bitcast<f32>(t163)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t164);
        let t165 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t166 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t165) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t166);
        let t167 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t168 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t167) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t168);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
        let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
        let t169 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t169 - t170) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t171 = bitcast<f32>(bitcast<u32>(residual_5 - bitcast<f32>(bitcast<u32>(t162 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_5 = bitcast<f32>(bitcast<u32>(t171 * estimate_11) ^ hidden_zero);
        let y_high_5 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
        let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_6 - y_high_5) ^ hidden_zero) + y_error_5) ^ hidden_zero); // logistic.rs:40
        let t173 = bitcast<f32>(bitcast<u32>(y_high_5 * low_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t172 * estimate_11) ^ hidden_zero);
        let product_5 = bitcast<f32>(bitcast<u32>(y_high_5 * high_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t173) ^ hidden_zero);
        let field_5 = i32(bitcast<u32>(product_5) >> 23u) + exponent_5; // bits.rs:38
        let bits_10 = bitcast<u32>(product_5) + (u32(exponent_5) << 23u); // bits.rs:39
        let result_5 = select(bitcast<f32>(bitcast<u32>(high_5 + low_5) ^ hidden_zero), bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t26.y) > 2147483647u)); // logistic.rs:41
        let t174 = select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_5 * t174) ^ hidden_zero)); // bits.rs:31
        outputs_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t175 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t26.z)), 1120927744u))); // logistic.rs:19
        let t176 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t175 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_6 = bitcast<f32>(t176);
        let k_6 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = bitcast<f32>(bitcast<u32>(t175 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t177 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t177);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t178 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t178;
        let t179 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t179;
        let t180 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t180;
        let t181 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t181;
        let t182 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t182;
        let t183 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t183) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t184 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_7) ^ hidden_zero) + p_6) ^ hidden_zero); // exponential.rs:34
        let t185 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 - p_6) ^ hidden_zero) + rest_6) ^ hidden_zero);
        let y_error_6 = bitcast<f32>(bitcast<u32>(t184 + t185) ^ hidden_zero);
        let unit_6 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
        let power_6 = bitcast<f32>(bitcast<u32>(y_7 * unit_6) ^ hidden_zero); // logistic.rs:28
        let d_6 = bitcast<f32>(bitcast<u32>(1.0f + power_6) ^ hidden_zero); // logistic.rs:29
        let t186 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_6) ^ hidden_zero) + power_6) ^ hidden_zero); // logistic.rs:30
        let t187 = bitcast<f32>(bitcast<u32>(t186 + bitcast<f32>(bitcast<u32>(y_error_6 * unit_6) ^ hidden_zero)) ^ hidden_zero);
        let t188 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t189 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * bitcast<f32>(t188)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t189);
        let t190 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t191 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t190) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t191);
        let t192 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t193 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t192) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t193);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
        let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
        let t194 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t195 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t194 - t195) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t196 = bitcast<f32>(bitcast<u32>(residual_6 - bitcast<f32>(bitcast<u32>(t187 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_6 = bitcast<f32>(bitcast<u32>(t196 * estimate_13) ^ hidden_zero);
        let y_high_6 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
        let t197 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_7 - y_high_6) ^ hidden_zero) + y_error_6) ^ hidden_zero); // logistic.rs:40
        let t198 = bitcast<f32>(bitcast<u32>(y_high_6 * low_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t197 * estimate_13) ^ hidden_zero);
        let product_6 = bitcast<f32>(bitcast<u32>(y_high_6 * high_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t198) ^ hidden_zero);
        let field_6 = i32(bitcast<u32>(product_6) >> 23u) + exponent_6; // bits.rs:38
        let bits_12 = bitcast<u32>(product_6) + (u32(exponent_6) << 23u); // bits.rs:39
        let result_6 = select(bitcast<f32>(bitcast<u32>(high_6 + low_6) ^ hidden_zero), bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t26.z) > 2147483647u)); // logistic.rs:41
        let t199 = select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_6 * t199) ^ hidden_zero)); // bits.rs:31
        outputs_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // join.rs:84
        let t200 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t26.w)), 1120927744u))); // logistic.rs:19
        let t201 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t200 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_7 = bitcast<f32>(t201);
        let k_7 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = bitcast<f32>(bitcast<u32>(t200 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t202 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t202);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t203 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t203;
        let t204 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t204;
        let t205 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t205;
        let t206 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t206;
        let t207 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t207;
        let t208 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t208) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t209 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_8) ^ hidden_zero) + p_7) ^ hidden_zero); // exponential.rs:34
        let t210 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 - p_7) ^ hidden_zero) + rest_7) ^ hidden_zero);
        let y_error_7 = bitcast<f32>(bitcast<u32>(t209 + t210) ^ hidden_zero);
        let unit_7 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
        let power_7 = bitcast<f32>(bitcast<u32>(y_8 * unit_7) ^ hidden_zero); // logistic.rs:28
        let d_7 = bitcast<f32>(bitcast<u32>(1.0f + power_7) ^ hidden_zero); // logistic.rs:29
        let t211 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_7) ^ hidden_zero) + power_7) ^ hidden_zero); // logistic.rs:30
        let t212 = bitcast<f32>(bitcast<u32>(t211 + bitcast<f32>(bitcast<u32>(y_error_7 * unit_7) ^ hidden_zero)) ^ hidden_zero);
        let t213 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t214 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * bitcast<f32>(t213)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t214);
        let t215 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t216 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t215) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t216);
        let t217 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t218 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t217) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t218);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
        let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
        let t219 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t220 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t219 - t220) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t221 = bitcast<f32>(bitcast<u32>(residual_7 - bitcast<f32>(bitcast<u32>(t212 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_7 = bitcast<f32>(bitcast<u32>(t221 * estimate_15) ^ hidden_zero);
        let y_high_7 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
        let t222 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_8 - y_high_7) ^ hidden_zero) + y_error_7) ^ hidden_zero); // logistic.rs:40
        let t223 = bitcast<f32>(bitcast<u32>(y_high_7 * low_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t222 * estimate_15) ^ hidden_zero);
        let product_7 = bitcast<f32>(bitcast<u32>(y_high_7 * high_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t223) ^ hidden_zero);
        let field_7 = i32(bitcast<u32>(product_7) >> 23u) + exponent_7; // bits.rs:38
        let bits_14 = bitcast<u32>(product_7) + (u32(exponent_7) << 23u); // bits.rs:39
        let result_7 = select(bitcast<f32>(bitcast<u32>(high_7 + low_7) ^ hidden_zero), bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t26.w) > 2147483647u)); // logistic.rs:41
        let t224 = select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_7 * t224) ^ hidden_zero)); // bits.rs:31
        outputs_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t225 = (row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim); // join.rs:87
        let t226 = vec4<f32>(outputs_0, outputs_1, outputs_2, outputs_3); // piece.rs:68
        y[t225 >> 2u] = t226;
        let t227 = vec4<f32>(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
        y[(t225 + 4u) >> 2u] = t227;
    }
}
