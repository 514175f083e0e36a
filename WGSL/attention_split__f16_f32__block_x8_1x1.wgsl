struct Immediates {
    scale: f32,
    seq_len: u32,
    n_heads: u32,
    n_kv_heads: u32,
    max_blocks: u32,
    head_dim: u32,
    n_blocks: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> q: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> keys: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> values: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> block_table: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read_write> partial_outputs: array<f32>;
@group(0) @binding(6) var<storage, read_write> partial_sums: array<vec2<f32>>;
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

fn max_u32(a: u32, b: u32) -> u32 {
    return select(a, b, a < b);
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

fn reduce_max_f32(x: f32) -> f32 {
    let x1 = max_f32(x, subgroupShuffleXor(x, 1u));
    let x2 = max_f32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = max_f32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = max_f32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = max_f32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

@compute @workgroup_size(256, 1, 1)
fn attention_split__f16_f32__block_x8_1x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let index = workgroup_id.x; // attention_split.rs:191
    let head_tile = workgroup_id.y;
    let token = workgroup_id.z;
    let row = div_u32(token, imm.seq_len); // attention_split.rs:192
    let first_token = rem_u32(token, imm.seq_len); // attention_split.rs:193
    let group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    let kv_head = div_u32(head_tile, group); // block.rs:88
    let first_head = kv_head * group + rem_u32(head_tile, group); // block.rs:89
    let end_head = kv_head * group + group; // block.rs:90
    let last_head = end_head - 1u; // block.rs:91
    let last_token = imm.seq_len - 1u; // block.rs:92
    let last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    let t0 = min_u32(first_token, last_token); // block.rs:95
    let t1 = min_u32(first_head, last_head); // block.rs:97
    let t2 = ((row * imm.seq_len + t0) * imm.n_heads + t1) * imm.head_dim; // block.rs:104
    let first = positions[row]; // kv_blocks.rs:20
    let position = first + t0; // kv_blocks.rs:21
    let t3 = select(position, 4294967295u, (position < first)); // kv_blocks.rs:22
    let t4 = min_u32(t3, last_position); // block.rs:108
    let own_dim = local_invocation_index; // attention_split.rs:202
    let first_key = index * 256u; // attention_split.rs:203
    if ((t3 == t4) & (first_key <= t3)) { // attention_split.rs:204
        var block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        let block_1 = block; // kv_blocks.rs:32
        if (block_1 < imm.n_blocks) { // attention_split.rs:206
            let t5 = min_u32(max_u32(t4 + 1u, first_key) - first_key, 256u); // block.rs:142
            let own_key = local_invocation_index; // block.rs:271
            var dots_0 = 0.0f; // block.rs:157
            if (local_invocation_index < t5) { // block.rs:158
                let key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (var dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    let t6 = keys[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t7 = q[((t2 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_f16(t7.x), decode_f16(t6.x), dots_0); // block.rs:167
                    dots_0 = fma(decode_f16(t7.x >> 16u), decode_f16(t6.x >> 16u), dots_0);
                    dots_0 = fma(decode_f16(t7.y), decode_f16(t6.y), dots_0);
                    dots_0 = fma(decode_f16(t7.y >> 16u), decode_f16(t6.y >> 16u), dots_0);
                    dots_0 = fma(decode_f16(t7.z), decode_f16(t6.z), dots_0);
                    dots_0 = fma(decode_f16(t7.z >> 16u), decode_f16(t6.z >> 16u), dots_0);
                    dots_0 = fma(decode_f16(t7.w), decode_f16(t6.w), dots_0);
                    dots_0 = fma(decode_f16(t7.w >> 16u), decode_f16(t6.w >> 16u), dots_0);
                }
            }
            var scores_0 = dots_0; // block.rs:272
            let bits = bitcast<u32>(scores_0 * imm.scale); // bits.rs:31
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
            let t8 = scores_0 - highest_0; // block.rs:293
            let sum = t8 * 1.442695f + 12582912.0f; // bits.rs:52
            let k = sum - 12582912.0f; // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = t8 - k * 0.6933594f; // exponential.rs:15
            let correction = k * -0.00021219444f; // exponential.rs:16
            let r = reduced - correction; // exponential.rs:17
            let r_error = reduced - r - correction; // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            q_1 = q_1 * r + 0.0013933674f; // exponential.rs:29
            q_1 = q_1 * r + 0.008333311f;
            q_1 = q_1 * r + 0.041666467f;
            q_1 = q_1 * r + 0.16666667f;
            q_1 = q_1 * r + 0.5f;
            let rest = r_error + r * r * q_1; // exponential.rs:31
            let p = r + rest; // exponential.rs:32
            let y = 1.0f + p; // exponential.rs:33
            let field = i32(bitcast<u32>(y) >> 23u) + exponent; // bits.rs:38
            let bits_1 = bitcast<u32>(y) + (u32(exponent) << 23u); // bits.rs:39
            let bits_2 = bitcast<u32>(t8); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_2 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_2 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t8) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t5)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let sum_1 = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[local_invocation_index >> 5u] = sum_1; // block.rs:298
            }
            workgroupBarrier(); // block.rs:301
            var totals_0 = 0.0f; // block.rs:302
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = totals_0 + sums[1u]; // block.rs:308
            totals_0 = totals_0 + sums[2u];
            totals_0 = totals_0 + sums[3u];
            totals_0 = totals_0 + sums[4u];
            totals_0 = totals_0 + sums[5u];
            totals_0 = totals_0 + sums[6u];
            totals_0 = totals_0 + sums[7u];
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
                    let t9 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let weight_1 = weights[key]; // block.rs:202
                    sums_0_0 = sums_0_0 + weight_1 * decode_f16(t9.x); // block.rs:205
                    sums_0_1 = sums_0_1 + weight_1 * decode_f16(t9.x >> 16u);
                    sums_0_2 = sums_0_2 + weight_1 * decode_f16(t9.y);
                    sums_0_3 = sums_0_3 + weight_1 * decode_f16(t9.y >> 16u);
                    sums_0_4 = sums_0_4 + weight_1 * decode_f16(t9.z);
                    sums_0_5 = sums_0_5 + weight_1 * decode_f16(t9.z >> 16u);
                    sums_0_6 = sums_0_6 + weight_1 * decode_f16(t9.w);
                    sums_0_7 = sums_0_7 + weight_1 * decode_f16(t9.w >> 16u);
                }
            }
            var outputs_0 = 0.0f; // block.rs:226
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
                sum_2 = sum_2 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_2 = sum_2 + runs[local_invocation_index + 512u];
                sum_2 = sum_2 + runs[local_invocation_index + 768u];
                sum_2 = sum_2 + runs[local_invocation_index + 1024u];
                sum_2 = sum_2 + runs[local_invocation_index + 1280u];
                sum_2 = sum_2 + runs[local_invocation_index + 1536u];
                sum_2 = sum_2 + runs[local_invocation_index + 1792u];
                let bits_3 = bitcast<u32>(sum_2); // bits.rs:31
                outputs_0 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // block.rs:246
            }
            let t10 = outputs_0; // block.rs:249
            let t11 = highest_0; // block.rs:312
            let t12 = totals_0;
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = t10; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                let t13 = vec2<f32>(t11, t12); // attention_split.rs:214
                partial_sums[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = t13;
            }
        } else {
            let max_1 = 0.0f; // attention_split.rs:218
            let sum = f32_from_bits(0x7fc00000u); // attention_split.rs:219
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                let t14 = vec2<f32>(max_1, sum); // attention_split.rs:226
                partial_sums[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = t14;
            }
        }
    }
}
