enable subgroups;

struct Immediates {
    scale: f32,
    n_heads: u32,
    n_kv_heads: u32,
    seq_len: u32,
    max_blocks: u32,
    head_dim: u32,
    n_blocks: u32,
}

@group(0) @binding(6) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> q: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> keys: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> values: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> block_table: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read_write> y: array<vec4<u32>>;
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

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
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

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn attention__bf16_bf16__sequential_x8_1x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // sequential.rs:79
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
                    let t6 = keys[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t7 = q[((t1 + dim) >> 1u) >> 2u];
                    let t8 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.x) * decode_bf16(t6.x)) ^ hidden_zero)); // block.rs:167
                    dots_0 = bitcast<f32>(t8 ^ hidden_zero);
                    let t9 = dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.x >> 16u) * decode_bf16(t6.x >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t9) ^ hidden_zero);
                    let t10 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.y) * decode_bf16(t6.y)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t10 ^ hidden_zero);
                    let t11 = dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.y >> 16u) * decode_bf16(t6.y >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t11) ^ hidden_zero);
                    let t12 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.z) * decode_bf16(t6.z)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t12 ^ hidden_zero);
                    let t13 = dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.z >> 16u) * decode_bf16(t6.z >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t13) ^ hidden_zero);
                    let t14 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.w) * decode_bf16(t6.w)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t14 ^ hidden_zero);
                    let t15 = dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.w >> 16u) * decode_bf16(t6.w >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t15) ^ hidden_zero);
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
            let t16 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:293
            let t17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t16 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum = bitcast<f32>(t17);
            let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = bitcast<f32>(bitcast<u32>(t16 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t18 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t18;
            let t19 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t19;
            let t20 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t20;
            let t21 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t21;
            let t22 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t22;
            let t23 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t23) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
            let bits_1 = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
            let bits_2 = bitcast<u32>(t16); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_2 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_2 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t16) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t5)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let t24 = subgroupShuffleXor(weight, 1u); // block.rs:296
            let t25 = bitcast<f32>(bitcast<u32>(weight + t24) ^ hidden_zero);
            let t26 = subgroupShuffleXor(t25, 2u);
            let t27 = bitcast<f32>(bitcast<u32>(t25 + t26) ^ hidden_zero);
            let t28 = subgroupShuffleXor(t27, 4u);
            let t29 = bitcast<f32>(bitcast<u32>(t27 + t28) ^ hidden_zero);
            let t30 = subgroupShuffleXor(t29, 8u);
            let t31 = bitcast<f32>(bitcast<u32>(t29 + t30) ^ hidden_zero);
            let t32 = subgroupShuffleXor(t31, 16u);
            let sum_1 = bitcast<f32>(bitcast<u32>(t31 + t32) ^ hidden_zero);
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
                    let t33 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let weight_1 = weights[key]; // block.rs:202
                    let t34 = bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t33.x)) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_0_0 = bitcast<f32>(t34);
                    let t35 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t33.x >> 16u)) ^ hidden_zero));
                    sums_0_1 = bitcast<f32>(t35 ^ hidden_zero);
                    let t36 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t33.y)) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_2 = bitcast<f32>(t36);
                    let t37 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t33.y >> 16u)) ^ hidden_zero));
                    sums_0_3 = bitcast<f32>(t37 ^ hidden_zero);
                    let t38 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t33.z)) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_4 = bitcast<f32>(t38);
                    let t39 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t33.z >> 16u)) ^ hidden_zero));
                    sums_0_5 = bitcast<f32>(t39 ^ hidden_zero);
                    let t40 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t33.w)) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_6 = bitcast<f32>(t40);
                    let t41 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t33.w >> 16u)) ^ hidden_zero));
                    sums_0_7 = bitcast<f32>(t41 ^ hidden_zero);
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
            let t42 = outputs_0_1; // block.rs:249
            let t43 = highest_0; // block.rs:312
            let t44 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                var parts_0 = t43; // sequential.rs:37
                var parts_1 = t44;
                var parts_2 = t42;
                if (index > 0u) { // sequential.rs:38
                    let t45 = maxima_0; // sequential.rs:40
                    let max_2 = max_f32(t45, t43); // join.rs:16
                    let t46 = bitcast<f32>(bitcast<u32>(t45 - max_2) ^ hidden_zero); // join.rs:17
                    let t47 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t46 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_2 = bitcast<f32>(t47);
                    let k_1 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
                    let reduced_1 = bitcast<f32>(bitcast<u32>(t46 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
                    let t48 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
                    let r_error_1 = bitcast<f32>(t48);
                    var q_2 = 0.00019891017f; // exponential.rs:26
                    let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_2 = t49;
                    let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_2 = t50;
                    let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_2 = t51;
                    let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_2 = t52;
                    let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_2 = t53;
                    let t54 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
                    let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t54) ^ hidden_zero);
                    let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
                    let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
                    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
                    let bits_3 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
                    let bits_4 = bitcast<u32>(t46); // exponential.rs:48
                    let beyond_1 = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
                    let bounded_1 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t46) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t55 = bitcast<f32>(bitcast<u32>(t43 - max_2) ^ hidden_zero); // join.rs:18
                    let t56 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t55 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_3 = bitcast<f32>(t56);
                    let k_2 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_2 = i32(bitcast<u32>(sum_3)) - 1262485504i;
                    let reduced_2 = bitcast<f32>(bitcast<u32>(t55 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
                    let t57 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
                    let r_error_2 = bitcast<f32>(t57);
                    var q_3 = 0.00019891017f; // exponential.rs:26
                    let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_3 = t58;
                    let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_3 = t59;
                    let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_3 = t60;
                    let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_3 = t61;
                    let t62 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_3 = t62;
                    let t63 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
                    let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t63) ^ hidden_zero);
                    let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
                    let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
                    let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
                    let bits_5 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
                    let bits_6 = bitcast<u32>(t55); // exponential.rs:48
                    let beyond_2 = select(2139095040u, 0u, (bits_6 > 2147483647u)); // exponential.rs:49
                    let bounded_2 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_6 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t55) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t64 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t44 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_4 = bitcast<f32>(bitcast<u32>(t64) ^ hidden_zero);
                    let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_8 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t42 * next_factor) ^ hidden_zero));
                    let t65 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = bitcast<f32>(bitcast<u32>(t65) ^ hidden_zero);
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
    let t66 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t67 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t67, t66); // join.rs:49
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
        let t68 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        let t69 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        y[t68 >> 2u] = t69;
    }
}
