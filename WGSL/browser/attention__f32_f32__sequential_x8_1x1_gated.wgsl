enable subgroups;

struct Immediates {
    gate_stride: u32,
    scale: f32,
    n_heads: u32,
    n_kv_heads: u32,
    seq_len: u32,
    max_blocks: u32,
    head_dim: u32,
    n_blocks: u32,
    q_width: u32,
}

@group(0) @binding(7) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> q: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> keys: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> values: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> block_table: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read> q_gate: array<vec4<f32>>;
@group(0) @binding(6) var<storage, read_write> y: array<vec4<f32>>;
var<workgroup> maxima: array<f32, 8>;
var<workgroup> sums: array<f32, 8>;
var<workgroup> weights: array<f32, 256>;
var<workgroup> runs: array<f32, 2048>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn rem_u32(a: u32, b: u32) -> u32 {
    return a % b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn max_u32(a: u32, b: u32) -> u32 {
    return select(a, b, a < b);
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

fn reduce_max_f32(x: f32) -> f32 {
    let x1 = max_f32(x, subgroupShuffleXor(x, 1u));
    let x2 = max_f32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = max_f32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = max_f32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = max_f32(x4, subgroupShuffleXor(x4, 16u));
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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

@compute @workgroup_size(256, 1, 1)
fn attention__f32_f32__sequential_x8_1x1_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // sequential.rs:99
    let row = workgroup_id.z; // sequential.rs:18
    let head_tile = workgroup_id.x;
    let group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    let kv_head = div_u32(head_tile, group); // block.rs:88
    let first_head = kv_head * group + rem_u32(head_tile, group); // block.rs:89
    let end_head = kv_head * group + group; // block.rs:90
    let last_head = end_head - 1u; // block.rs:91
    let last_token = imm.seq_len - 1u; // block.rs:92
    let last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    let t0 = min_u32(workgroup_id.y, last_token); // block.rs:95
    let t1 = ((row * imm.seq_len + t0) * imm.n_heads + min_u32(first_head, last_head)) * imm.head_dim; // block.rs:104
    let first = positions[row]; // kv_blocks.rs:20
    let position = first + t0; // kv_blocks.rs:21
    let t2 = select(position, 4294967295u, (position < first)); // kv_blocks.rs:22
    let t3 = min_u32(t2, last_position); // block.rs:108
    var maxima_0 = 0.0f; // sequential.rs:26
    var sums_0 = f32_from_bits(0x7fc00000u); // sequential.rs:27
    var outputs_0 = 0.0f; // sequential.rs:28
    let t4 = t3 / 256u + 1u; // sequential.rs:29
    for (var index = 0u; index < t4; index += 1u) {
        var block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        let block_1 = block; // kv_blocks.rs:32
        let first_key = index * 256u; // sequential.rs:31
        if (block_1 < imm.n_blocks) { // sequential.rs:32
            let t5 = min_u32(max_u32(t3 + 1u, first_key) - first_key, 256u); // block.rs:142
            let own_key = local_invocation_index; // block.rs:271
            var dots_0 = 0.0f; // block.rs:157
            if (local_invocation_index < t5) { // block.rs:158
                let key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (var dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    let t6 = key + dim; // block.rs:161
                    let t7 = keys[t6 >> 2u]; // piece.rs:36
                    let t8 = keys[(t6 + 4u) >> 2u]; // piece.rs:37
                    let t9 = t1 + dim; // block.rs:164
                    let t10 = q[t9 >> 2u]; // piece.rs:36
                    let t11 = q[(t9 + 4u) >> 2u]; // piece.rs:37
                    let t12 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t10.x * t7.x) ^ hidden_zero)) ^ hidden_zero); // block.rs:167
                    dots_0 = t12;
                    let t13 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t10.y * t7.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t13;
                    let t14 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t10.z * t7.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t14;
                    let t15 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t10.w * t7.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t15;
                    let t16 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t11.x * t8.x) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t16;
                    let t17 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t11.y * t8.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t17;
                    let t18 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t11.z * t8.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t18;
                    let t19 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t11.w * t8.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t19;
                }
            }
            var scores_0 = dots_0; // block.rs:272
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_0 * imm.scale) ^ hidden_zero)); // bits.rs:31
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t5)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[local_invocation_index >> 5u] = max_1; // block.rs:281
            }
            workgroupBarrier(); // block.rs:284
            var highest_0 = 0.0f; // block.rs:285
            highest_0 = maxima[0u]; // block.rs:288
            highest_0 = max_f32(highest_0, maxima[1u]); // block.rs:291
            highest_0 = max_f32(highest_0, maxima[2u]);
            highest_0 = max_f32(highest_0, maxima[3u]);
            highest_0 = max_f32(highest_0, maxima[4u]);
            highest_0 = max_f32(highest_0, maxima[5u]);
            highest_0 = max_f32(highest_0, maxima[6u]);
            highest_0 = max_f32(highest_0, maxima[7u]);
            let t20 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:293
            let t21 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t20 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum = bitcast<f32>(t21);
            let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = bitcast<f32>(bitcast<u32>(t20 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t22 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t22;
            let t23 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t23;
            let t24 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t24;
            let t25 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t25;
            let t26 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t26;
            let t27 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t27) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
            let bits_1 = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
            let bits_2 = bitcast<u32>(t20); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_2 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_2 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t5)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let t28 = subgroupShuffleXor(weight, 1u); // block.rs:296
            let t29 = bitcast<f32>(bitcast<u32>(weight + t28) ^ hidden_zero);
            let t30 = subgroupShuffleXor(t29, 2u);
            let t31 = bitcast<f32>(bitcast<u32>(t29 + t30) ^ hidden_zero);
            let t32 = subgroupShuffleXor(t31, 4u);
            let t33 = bitcast<f32>(bitcast<u32>(t31 + t32) ^ hidden_zero);
            let t34 = subgroupShuffleXor(t33, 8u);
            let t35 = bitcast<f32>(bitcast<u32>(t33 + t34) ^ hidden_zero);
            let t36 = subgroupShuffleXor(t35, 16u);
            let sum_1 = bitcast<f32>(bitcast<u32>(t35 + t36) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[local_invocation_index >> 5u] = sum_1; // block.rs:298
            }
            workgroupBarrier(); // block.rs:301
            var totals_0 = 0.0f; // block.rs:302
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[1u]) ^ hidden_zero); // block.rs:308
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[2u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[3u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[4u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[5u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[6u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[7u]) ^ hidden_zero);
            let head_dim = imm.head_dim; // block.rs:190
            let first_dim = (local_invocation_index & 31u) * 8u; // block.rs:191
            let run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            var sums_0_0 = 0.0f; // block.rs:193
            var sums_0_1 = 0.0f;
            var sums_0_2 = 0.0f;
            var sums_0_3 = 0.0f;
            var sums_0_4 = 0.0f;
            var sums_0_5 = 0.0f;
            var sums_0_6 = 0.0f;
            var sums_0_7 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                let first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                let common_end = min_u32(max_u32(t5, run_start), run_start + 32u); // block.rs:197
                for (var key = run_start; key < common_end; key += 1u) { // block.rs:198
                    let t37 = first_value + key * head_dim; // block.rs:199
                    let t38 = values[t37 >> 2u];
                    let t39 = values[(t37 + 4u) >> 2u];
                    let weight_1 = weights[key]; // block.rs:202
                    let t40 = bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_1 * t38.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_0_0 = bitcast<f32>(t40);
                    let t41 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_1 * t38.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_1 = bitcast<f32>(t41);
                    let t42 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_1 * t38.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_2 = bitcast<f32>(t42);
                    let t43 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_1 * t38.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_3 = bitcast<f32>(t43);
                    let t44 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_1 * t39.x) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_4 = bitcast<f32>(t44);
                    let t45 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_1 * t39.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_5 = bitcast<f32>(t45);
                    let t46 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_1 * t39.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_6 = bitcast<f32>(t46);
                    let t47 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_1 * t39.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_7 = bitcast<f32>(t47);
                }
            }
            var outputs_0_1 = 0.0f; // block.rs:226
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 256u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 1u] = sums_0_1;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 2u] = sums_0_2;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 3u] = sums_0_3;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 4u] = sums_0_4;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 5u] = sums_0_5;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 6u] = sums_0_6;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 7u] = sums_0_7;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_2 = runs[local_invocation_index]; // block.rs:241
                sum_2 = bitcast<f32>(bitcast<u32>(sum_2 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_2 = bitcast<f32>(bitcast<u32>(sum_2 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_2 = bitcast<f32>(bitcast<u32>(sum_2 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_2 = bitcast<f32>(bitcast<u32>(sum_2 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_2 = bitcast<f32>(bitcast<u32>(sum_2 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_2 = bitcast<f32>(bitcast<u32>(sum_2 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_2 = bitcast<f32>(bitcast<u32>(sum_2 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_3 = bitcast<u32>(sum_2); // bits.rs:31
                outputs_0_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // block.rs:246
            }
            let t48 = outputs_0_1; // block.rs:249
            let t49 = highest_0; // block.rs:312
            let t50 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                var parts_0 = t49; // sequential.rs:37
                var parts_1 = t50;
                var parts_2 = t48;
                if (index > 0u) { // sequential.rs:38
                    let t51 = maxima_0; // sequential.rs:40
                    let max_2 = max_f32(t51, t49); // join.rs:16
                    let t52 = bitcast<f32>(bitcast<u32>(t51 - max_2) ^ hidden_zero); // join.rs:17
                    let t53 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t52 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_2 = bitcast<f32>(t53);
                    let k_1 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
                    let reduced_1 = bitcast<f32>(bitcast<u32>(t52 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
                    let t54 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
                    let r_error_1 = bitcast<f32>(t54);
                    var q_2 = 0.00019891017f; // exponential.rs:26
                    let t55 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_2 = t55;
                    let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_2 = t56;
                    let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_2 = t57;
                    let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_2 = t58;
                    let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_2 = t59;
                    let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
                    let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t60) ^ hidden_zero);
                    let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
                    let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
                    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
                    let bits_3 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
                    let bits_4 = bitcast<u32>(t52); // exponential.rs:48
                    let beyond_1 = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
                    let bounded_1 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t52) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t61 = bitcast<f32>(bitcast<u32>(t49 - max_2) ^ hidden_zero); // join.rs:18
                    let t62 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t61 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_3 = bitcast<f32>(t62);
                    let k_2 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_2 = i32(bitcast<u32>(sum_3)) - 1262485504i;
                    let reduced_2 = bitcast<f32>(bitcast<u32>(t61 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
                    let t63 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
                    let r_error_2 = bitcast<f32>(t63);
                    var q_3 = 0.00019891017f; // exponential.rs:26
                    let t64 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_3 = t64;
                    let t65 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_3 = t65;
                    let t66 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_3 = t66;
                    let t67 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_3 = t67;
                    let t68 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_3 = t68;
                    let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
                    let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t69) ^ hidden_zero);
                    let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
                    let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
                    let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
                    let bits_5 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
                    let bits_6 = bitcast<u32>(t61); // exponential.rs:48
                    let beyond_2 = select(2139095040u, 0u, (bits_6 > 2147483647u)); // exponential.rs:49
                    let bounded_2 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_6 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t61) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t70 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t50 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_4 = bitcast<f32>(bitcast<u32>(t70) ^ hidden_zero);
                    let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_8 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t48 * next_factor) ^ hidden_zero));
                    let t71 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = bitcast<f32>(bitcast<u32>(t71) ^ hidden_zero);
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
        } else {
            if (first_key <= t3) { // sequential.rs:52
                sums_0 = f32_from_bits(0x7fc00000u); // sequential.rs:53
            }
        }
    }
    workgroupBarrier(); // sequential.rs:63
    let is_in_table = t2 == t3; // sequential.rs:66
    let t72 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t73 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t73, t72); // join.rs:49
    }
    let head_dim = imm.head_dim; // sequential.rs:71
    workgroupBarrier(); // join.rs:67
    let pieces = head_dim / 8u; // join.rs:68
    let query = div_u32(local_invocation_index, pieces); // join.rs:69
    let dim = rem_u32(local_invocation_index, pieces) * 8u; // join.rs:70
    let token = workgroup_id.y + query; // join.rs:71
    if (((query < 1u) & (token < imm.seq_len)) & (first_head < end_head)) { // join.rs:73
        var outputs_0_1 = 0.0f; // join.rs:74
        var outputs_1 = 0.0f;
        var outputs_2 = 0.0f;
        var outputs_3 = 0.0f;
        var outputs_4 = 0.0f;
        var outputs_5 = 0.0f;
        var outputs_6 = 0.0f;
        var outputs_7 = 0.0f;
        outputs_0_1 = runs[query * 256u + dim]; // join.rs:77
        outputs_1 = runs[query * 256u + dim + 1u];
        outputs_2 = runs[query * 256u + dim + 2u];
        outputs_3 = runs[query * 256u + dim + 3u];
        outputs_4 = runs[query * 256u + dim + 4u];
        outputs_5 = runs[query * 256u + dim + 5u];
        outputs_6 = runs[query * 256u + dim + 6u];
        outputs_7 = runs[query * 256u + dim + 7u];
        let t74 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t75 = q_gate[t74 >> 2u]; // piece.rs:36
        let t76 = q_gate[(t74 + 4u) >> 2u]; // piece.rs:37
        let t77 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t75.x)), 1120927744u))); // logistic.rs:19
        let t78 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t77 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum = bitcast<f32>(t78);
        let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t77 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t79 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t79;
        let t80 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t83;
        let t84 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t84) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t85 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_1) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
        let t86 = t85 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
        let y_error = bitcast<f32>(bitcast<u32>(t86) ^ hidden_zero);
        let unit = bitcast<f32>(u32(max_i32(exponent, -60i) + 127i) << 23u); // bits.rs:66
        let power = bitcast<f32>(bitcast<u32>(y_1 * unit) ^ hidden_zero); // logistic.rs:28
        let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:29
        let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:30
        let t88 = bitcast<f32>(bitcast<u32>(t87 + bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
        let t89 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t90 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t89)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t90);
        let t91 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t92 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t91) ^ hidden_zero)) ^ hidden_zero);
        estimate = t92;
        let t93 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t94 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t93) ^ hidden_zero)) ^ hidden_zero);
        estimate = t94;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let t95 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t96 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t95 - t96) ^ hidden_zero);
        let estimate_1 = estimate;
        let t97 = bitcast<f32>(bitcast<u32>(residual - bitcast<f32>(bitcast<u32>(t88 * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low = bitcast<f32>(bitcast<u32>(t97 * estimate_1) ^ hidden_zero);
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:72
        let t98 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_1 - y_high) ^ hidden_zero) + y_error) ^ hidden_zero); // logistic.rs:40
        let t99 = bitcast<f32>(bitcast<u32>(y_high * low) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t98 * estimate_1) ^ hidden_zero);
        let product = bitcast<f32>(bitcast<u32>(y_high * high) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t99) ^ hidden_zero);
        let field = i32(bitcast<u32>(product) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(product) + (u32(exponent) << 23u); // bits.rs:39
        let result = select(bitcast<f32>(bitcast<u32>(high + low) ^ hidden_zero), bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t75.x) > 2147483647u)); // logistic.rs:41
        let t100 = outputs_0_1 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t75.x) & 2147483647u) > 2139095040u)); // join.rs:84
        let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t100) ^ hidden_zero)); // bits.rs:31
        outputs_0_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // join.rs:84
        let t101 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t75.y)), 1120927744u))); // logistic.rs:19
        let t102 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t101 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_1 = bitcast<f32>(t102);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_1 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t101 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t103 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t103);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t104 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t107;
        let t108 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t109) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_2) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
        let t111 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 - p_1) ^ hidden_zero) + rest_1) ^ hidden_zero);
        let y_error_1 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
        let unit_1 = bitcast<f32>(u32(max_i32(exponent_1, -60i) + 127i) << 23u); // bits.rs:66
        let power_1 = bitcast<f32>(bitcast<u32>(y_2 * unit_1) ^ hidden_zero); // logistic.rs:28
        let d_1 = bitcast<f32>(bitcast<u32>(1.0f + power_1) ^ hidden_zero); // logistic.rs:29
        let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_1) ^ hidden_zero) + power_1) ^ hidden_zero); // logistic.rs:30
        let t113 = bitcast<f32>(bitcast<u32>(t112 + bitcast<f32>(bitcast<u32>(y_error_1 * unit_1) ^ hidden_zero)) ^ hidden_zero);
        let t114 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t115 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * bitcast<f32>(t114)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t115);
        let t116 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t117 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t116) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t117);
        let t118 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t119 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t118) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t119);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:72
        let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
        let t120 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t120 - t121) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t122 = bitcast<f32>(bitcast<u32>(residual_1 - bitcast<f32>(bitcast<u32>(t113 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_1 = bitcast<f32>(bitcast<u32>(t122 * estimate_3) ^ hidden_zero);
        let y_high_1 = bitcast<f32>(bitcast<u32>(y_2) & 4294963200u); // bits.rs:72
        let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_2 - y_high_1) ^ hidden_zero) + y_error_1) ^ hidden_zero); // logistic.rs:40
        let t124 = bitcast<f32>(bitcast<u32>(y_high_1 * low_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t123 * estimate_3) ^ hidden_zero);
        let product_1 = bitcast<f32>(bitcast<u32>(y_high_1 * high_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t124) ^ hidden_zero);
        let field_1 = i32(bitcast<u32>(product_1) >> 23u) + exponent_1; // bits.rs:38
        let bits_2 = bitcast<u32>(product_1) + (u32(exponent_1) << 23u); // bits.rs:39
        let result_1 = select(bitcast<f32>(bitcast<u32>(high_1 + low_1) ^ hidden_zero), bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t75.y) > 2147483647u)); // logistic.rs:41
        let t125 = select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t75.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_1 * t125) ^ hidden_zero)); // bits.rs:31
        outputs_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t126 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t75.z)), 1120927744u))); // logistic.rs:19
        let t127 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t126 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t127);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t126 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t128 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t128);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t129;
        let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t131;
        let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t134) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t135 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_3) ^ hidden_zero) + p_2) ^ hidden_zero); // exponential.rs:34
        let t136 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 - p_2) ^ hidden_zero) + rest_2) ^ hidden_zero);
        let y_error_2 = bitcast<f32>(bitcast<u32>(t135 + t136) ^ hidden_zero);
        let unit_2 = bitcast<f32>(u32(max_i32(exponent_2, -60i) + 127i) << 23u); // bits.rs:66
        let power_2 = bitcast<f32>(bitcast<u32>(y_3 * unit_2) ^ hidden_zero); // logistic.rs:28
        let d_2 = bitcast<f32>(bitcast<u32>(1.0f + power_2) ^ hidden_zero); // logistic.rs:29
        let t137 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_2) ^ hidden_zero) + power_2) ^ hidden_zero); // logistic.rs:30
        let t138 = bitcast<f32>(bitcast<u32>(t137 + bitcast<f32>(bitcast<u32>(y_error_2 * unit_2) ^ hidden_zero)) ^ hidden_zero);
        let t139 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t140 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * bitcast<f32>(t139)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t140);
        let t141 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t142 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t141) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t142);
        let t143 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t144 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t143) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t144);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:72
        let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
        let t145 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t145 - t146) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t147 = bitcast<f32>(bitcast<u32>(residual_2 - bitcast<f32>(bitcast<u32>(t138 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_2 = bitcast<f32>(bitcast<u32>(t147 * estimate_5) ^ hidden_zero);
        let y_high_2 = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:72
        let t148 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_3 - y_high_2) ^ hidden_zero) + y_error_2) ^ hidden_zero); // logistic.rs:40
        let t149 = bitcast<f32>(bitcast<u32>(y_high_2 * low_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t148 * estimate_5) ^ hidden_zero);
        let product_2 = bitcast<f32>(bitcast<u32>(y_high_2 * high_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t149) ^ hidden_zero);
        let field_2 = i32(bitcast<u32>(product_2) >> 23u) + exponent_2; // bits.rs:38
        let bits_4 = bitcast<u32>(product_2) + (u32(exponent_2) << 23u); // bits.rs:39
        let result_2 = select(bitcast<f32>(bitcast<u32>(high_2 + low_2) ^ hidden_zero), bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t75.z) > 2147483647u)); // logistic.rs:41
        let t150 = select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t75.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_2 * t150) ^ hidden_zero)); // bits.rs:31
        outputs_2 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t151 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t75.w)), 1120927744u))); // logistic.rs:19
        let t152 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t151 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t152);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t151 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t153 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t153);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t154 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t154;
        let t155 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t155;
        let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t156;
        let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t157;
        let t158 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t158;
        let t159 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t159) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_4) ^ hidden_zero) + p_3) ^ hidden_zero); // exponential.rs:34
        let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 - p_3) ^ hidden_zero) + rest_3) ^ hidden_zero);
        let y_error_3 = bitcast<f32>(bitcast<u32>(t160 + t161) ^ hidden_zero);
        let unit_3 = bitcast<f32>(u32(max_i32(exponent_3, -60i) + 127i) << 23u); // bits.rs:66
        let power_3 = bitcast<f32>(bitcast<u32>(y_4 * unit_3) ^ hidden_zero); // logistic.rs:28
        let d_3 = bitcast<f32>(bitcast<u32>(1.0f + power_3) ^ hidden_zero); // logistic.rs:29
        let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_3) ^ hidden_zero) + power_3) ^ hidden_zero); // logistic.rs:30
        let t163 = bitcast<f32>(bitcast<u32>(t162 + bitcast<f32>(bitcast<u32>(y_error_3 * unit_3) ^ hidden_zero)) ^ hidden_zero);
        let t164 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t165 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * bitcast<f32>(t164)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t165);
        let t166 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t167 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t166) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t167);
        let t168 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t169 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t168) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t169);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:72
        let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
        let t170 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t170 - t171) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t172 = bitcast<f32>(bitcast<u32>(residual_3 - bitcast<f32>(bitcast<u32>(t163 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_3 = bitcast<f32>(bitcast<u32>(t172 * estimate_7) ^ hidden_zero);
        let y_high_3 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:72
        let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_4 - y_high_3) ^ hidden_zero) + y_error_3) ^ hidden_zero); // logistic.rs:40
        let t174 = bitcast<f32>(bitcast<u32>(y_high_3 * low_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t173 * estimate_7) ^ hidden_zero);
        let product_3 = bitcast<f32>(bitcast<u32>(y_high_3 * high_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t174) ^ hidden_zero);
        let field_3 = i32(bitcast<u32>(product_3) >> 23u) + exponent_3; // bits.rs:38
        let bits_6 = bitcast<u32>(product_3) + (u32(exponent_3) << 23u); // bits.rs:39
        let result_3 = select(bitcast<f32>(bitcast<u32>(high_3 + low_3) ^ hidden_zero), bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t75.w) > 2147483647u)); // logistic.rs:41
        let t175 = select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t75.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_3 * t175) ^ hidden_zero)); // bits.rs:31
        outputs_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t176 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t76.x)), 1120927744u))); // logistic.rs:19
        let t177 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t176 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t177);
        let k_4 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = bitcast<f32>(bitcast<u32>(t176 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t178 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t178);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t179 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t179;
        let t180 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t180;
        let t181 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t181;
        let t182 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t182;
        let t183 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t183;
        let t184 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t184) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t185 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_5) ^ hidden_zero) + p_4) ^ hidden_zero); // exponential.rs:34
        let t186 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 - p_4) ^ hidden_zero) + rest_4) ^ hidden_zero);
        let y_error_4 = bitcast<f32>(bitcast<u32>(t185 + t186) ^ hidden_zero);
        let unit_4 = bitcast<f32>(u32(max_i32(exponent_4, -60i) + 127i) << 23u); // bits.rs:66
        let power_4 = bitcast<f32>(bitcast<u32>(y_5 * unit_4) ^ hidden_zero); // logistic.rs:28
        let d_4 = bitcast<f32>(bitcast<u32>(1.0f + power_4) ^ hidden_zero); // logistic.rs:29
        let t187 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_4) ^ hidden_zero) + power_4) ^ hidden_zero); // logistic.rs:30
        let t188 = bitcast<f32>(bitcast<u32>(t187 + bitcast<f32>(bitcast<u32>(y_error_4 * unit_4) ^ hidden_zero)) ^ hidden_zero);
        let t189 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t190 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * bitcast<f32>(t189)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t190);
        let t191 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t192 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t191) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t192);
        let t193 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t194 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t193) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t194);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:72
        let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
        let t195 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t196 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t195 - t196) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t197 = bitcast<f32>(bitcast<u32>(residual_4 - bitcast<f32>(bitcast<u32>(t188 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_4 = bitcast<f32>(bitcast<u32>(t197 * estimate_9) ^ hidden_zero);
        let y_high_4 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:72
        let t198 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_5 - y_high_4) ^ hidden_zero) + y_error_4) ^ hidden_zero); // logistic.rs:40
        let t199 = bitcast<f32>(bitcast<u32>(y_high_4 * low_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t198 * estimate_9) ^ hidden_zero);
        let product_4 = bitcast<f32>(bitcast<u32>(y_high_4 * high_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t199) ^ hidden_zero);
        let field_4 = i32(bitcast<u32>(product_4) >> 23u) + exponent_4; // bits.rs:38
        let bits_8 = bitcast<u32>(product_4) + (u32(exponent_4) << 23u); // bits.rs:39
        let result_4 = select(bitcast<f32>(bitcast<u32>(high_4 + low_4) ^ hidden_zero), bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t76.x) > 2147483647u)); // logistic.rs:41
        let t200 = select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t76.x) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_4 * t200) ^ hidden_zero)); // bits.rs:31
        outputs_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:84
        let t201 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t76.y)), 1120927744u))); // logistic.rs:19
        let t202 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t201 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t202);
        let k_5 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = bitcast<f32>(bitcast<u32>(t201 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t203 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t203);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t204 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t204;
        let t205 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t205;
        let t206 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t206;
        let t207 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t207;
        let t208 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t208;
        let t209 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t209) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t210 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_6) ^ hidden_zero) + p_5) ^ hidden_zero); // exponential.rs:34
        let t211 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 - p_5) ^ hidden_zero) + rest_5) ^ hidden_zero);
        let y_error_5 = bitcast<f32>(bitcast<u32>(t210 + t211) ^ hidden_zero);
        let unit_5 = bitcast<f32>(u32(max_i32(exponent_5, -60i) + 127i) << 23u); // bits.rs:66
        let power_5 = bitcast<f32>(bitcast<u32>(y_6 * unit_5) ^ hidden_zero); // logistic.rs:28
        let d_5 = bitcast<f32>(bitcast<u32>(1.0f + power_5) ^ hidden_zero); // logistic.rs:29
        let t212 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_5) ^ hidden_zero) + power_5) ^ hidden_zero); // logistic.rs:30
        let t213 = bitcast<f32>(bitcast<u32>(t212 + bitcast<f32>(bitcast<u32>(y_error_5 * unit_5) ^ hidden_zero)) ^ hidden_zero);
        let t214 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t215 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * bitcast<f32>(t214)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t215);
        let t216 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t217 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t216) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t217);
        let t218 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t219 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t218) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t219);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:72
        let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
        let t220 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t221 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t220 - t221) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t222 = bitcast<f32>(bitcast<u32>(residual_5 - bitcast<f32>(bitcast<u32>(t213 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_5 = bitcast<f32>(bitcast<u32>(t222 * estimate_11) ^ hidden_zero);
        let y_high_5 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:72
        let t223 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_6 - y_high_5) ^ hidden_zero) + y_error_5) ^ hidden_zero); // logistic.rs:40
        let t224 = bitcast<f32>(bitcast<u32>(y_high_5 * low_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t223 * estimate_11) ^ hidden_zero);
        let product_5 = bitcast<f32>(bitcast<u32>(y_high_5 * high_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t224) ^ hidden_zero);
        let field_5 = i32(bitcast<u32>(product_5) >> 23u) + exponent_5; // bits.rs:38
        let bits_10 = bitcast<u32>(product_5) + (u32(exponent_5) << 23u); // bits.rs:39
        let result_5 = select(bitcast<f32>(bitcast<u32>(high_5 + low_5) ^ hidden_zero), bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t76.y) > 2147483647u)); // logistic.rs:41
        let t225 = select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t76.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_5 * t225) ^ hidden_zero)); // bits.rs:31
        outputs_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t226 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t76.z)), 1120927744u))); // logistic.rs:19
        let t227 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t226 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_6 = bitcast<f32>(t227);
        let k_6 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = bitcast<f32>(bitcast<u32>(t226 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t228 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t228);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t229 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t229;
        let t230 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t230;
        let t231 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t231;
        let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t232;
        let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t233;
        let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t234) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_7) ^ hidden_zero) + p_6) ^ hidden_zero); // exponential.rs:34
        let t236 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 - p_6) ^ hidden_zero) + rest_6) ^ hidden_zero);
        let y_error_6 = bitcast<f32>(bitcast<u32>(t235 + t236) ^ hidden_zero);
        let unit_6 = bitcast<f32>(u32(max_i32(exponent_6, -60i) + 127i) << 23u); // bits.rs:66
        let power_6 = bitcast<f32>(bitcast<u32>(y_7 * unit_6) ^ hidden_zero); // logistic.rs:28
        let d_6 = bitcast<f32>(bitcast<u32>(1.0f + power_6) ^ hidden_zero); // logistic.rs:29
        let t237 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_6) ^ hidden_zero) + power_6) ^ hidden_zero); // logistic.rs:30
        let t238 = bitcast<f32>(bitcast<u32>(t237 + bitcast<f32>(bitcast<u32>(y_error_6 * unit_6) ^ hidden_zero)) ^ hidden_zero);
        let t239 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t240 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * bitcast<f32>(t239)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t240);
        let t241 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t242 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t241) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t242);
        let t243 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t244 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t243) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t244);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:72
        let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
        let t245 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t246 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t245 - t246) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t247 = bitcast<f32>(bitcast<u32>(residual_6 - bitcast<f32>(bitcast<u32>(t238 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_6 = bitcast<f32>(bitcast<u32>(t247 * estimate_13) ^ hidden_zero);
        let y_high_6 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:72
        let t248 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_7 - y_high_6) ^ hidden_zero) + y_error_6) ^ hidden_zero); // logistic.rs:40
        let t249 = bitcast<f32>(bitcast<u32>(y_high_6 * low_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t248 * estimate_13) ^ hidden_zero);
        let product_6 = bitcast<f32>(bitcast<u32>(y_high_6 * high_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t249) ^ hidden_zero);
        let field_6 = i32(bitcast<u32>(product_6) >> 23u) + exponent_6; // bits.rs:38
        let bits_12 = bitcast<u32>(product_6) + (u32(exponent_6) << 23u); // bits.rs:39
        let result_6 = select(bitcast<f32>(bitcast<u32>(high_6 + low_6) ^ hidden_zero), bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t76.z) > 2147483647u)); // logistic.rs:41
        let t250 = select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t76.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_6 * t250) ^ hidden_zero)); // bits.rs:31
        outputs_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // join.rs:84
        let t251 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t76.w)), 1120927744u))); // logistic.rs:19
        let t252 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t251 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_7 = bitcast<f32>(t252);
        let k_7 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = bitcast<f32>(bitcast<u32>(t251 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t253 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t253);
        var q_8 = 0.00019891017f; // exponential.rs:26
        let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_8 = t254;
        let t255 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_8 = t255;
        let t256 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_8 = t256;
        let t257 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_8 = t257;
        let t258 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_8 = t258;
        let t259 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_8) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t259) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t260 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_8) ^ hidden_zero) + p_7) ^ hidden_zero); // exponential.rs:34
        let t261 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 - p_7) ^ hidden_zero) + rest_7) ^ hidden_zero);
        let y_error_7 = bitcast<f32>(bitcast<u32>(t260 + t261) ^ hidden_zero);
        let unit_7 = bitcast<f32>(u32(max_i32(exponent_7, -60i) + 127i) << 23u); // bits.rs:66
        let power_7 = bitcast<f32>(bitcast<u32>(y_8 * unit_7) ^ hidden_zero); // logistic.rs:28
        let d_7 = bitcast<f32>(bitcast<u32>(1.0f + power_7) ^ hidden_zero); // logistic.rs:29
        let t262 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_7) ^ hidden_zero) + power_7) ^ hidden_zero); // logistic.rs:30
        let t263 = bitcast<f32>(bitcast<u32>(t262 + bitcast<f32>(bitcast<u32>(y_error_7 * unit_7) ^ hidden_zero)) ^ hidden_zero);
        let t264 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t265 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * bitcast<f32>(t264)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t265);
        let t266 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t267 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t266) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t267);
        let t268 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t269 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t268) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t269);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:72
        let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
        let t270 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t271 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t270 - t271) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t272 = bitcast<f32>(bitcast<u32>(residual_7 - bitcast<f32>(bitcast<u32>(t263 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_7 = bitcast<f32>(bitcast<u32>(t272 * estimate_15) ^ hidden_zero);
        let y_high_7 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:72
        let t273 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_8 - y_high_7) ^ hidden_zero) + y_error_7) ^ hidden_zero); // logistic.rs:40
        let t274 = bitcast<f32>(bitcast<u32>(y_high_7 * low_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t273 * estimate_15) ^ hidden_zero);
        let product_7 = bitcast<f32>(bitcast<u32>(y_high_7 * high_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t274) ^ hidden_zero);
        let field_7 = i32(bitcast<u32>(product_7) >> 23u) + exponent_7; // bits.rs:38
        let bits_14 = bitcast<u32>(product_7) + (u32(exponent_7) << 23u); // bits.rs:39
        let result_7 = select(bitcast<f32>(bitcast<u32>(high_7 + low_7) ^ hidden_zero), bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t76.w) > 2147483647u)); // logistic.rs:41
        let t275 = select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t76.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_7 * t275) ^ hidden_zero)); // bits.rs:31
        outputs_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t276 = (row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim); // join.rs:87
        let t277 = vec4<f32>(outputs_0_1, outputs_1, outputs_2, outputs_3); // piece.rs:68
        y[t276 >> 2u] = t277;
        let t278 = vec4<f32>(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
        y[(t276 + 4u) >> 2u] = t278;
    }
}
