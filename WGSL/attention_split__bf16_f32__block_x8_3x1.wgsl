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
var<workgroup> maxima: array<f32, 24>;
var<workgroup> sums: array<f32, 24>;
var<workgroup> weights: array<f32, 768>;
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

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
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
fn attention_split__bf16_f32__block_x8_3x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let index = workgroup_id.x; // attention_split.rs:191
    let head_tile = workgroup_id.y;
    let token = workgroup_id.z;
    let row = div_u32(token, imm.seq_len); // attention_split.rs:192
    let first_token = rem_u32(token, imm.seq_len); // attention_split.rs:193
    let group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    let tiles = (group + 2u) / 3u; // block.rs:87
    let kv_head = div_u32(head_tile, tiles); // block.rs:88
    let first_head = kv_head * group + rem_u32(head_tile, tiles) * 3u; // block.rs:89
    let end_head = kv_head * group + group; // block.rs:90
    let last_head = end_head - 1u; // block.rs:91
    let last_token = imm.seq_len - 1u; // block.rs:92
    let last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    let t0 = min_u32(first_token, last_token); // block.rs:95
    let t1 = min_u32(first_head, last_head); // block.rs:97
    let t2 = min_u32(first_head + 1u, last_head);
    let t3 = min_u32(first_head + 2u, last_head);
    let t4 = ((row * imm.seq_len + t0) * imm.n_heads + t1) * imm.head_dim; // block.rs:104
    let t5 = ((row * imm.seq_len + t0) * imm.n_heads + t2) * imm.head_dim;
    let t6 = ((row * imm.seq_len + t0) * imm.n_heads + t3) * imm.head_dim;
    let first = positions[row]; // kv_blocks.rs:20
    let position = first + t0; // kv_blocks.rs:21
    let t7 = select(position, 4294967295u, (position < first)); // kv_blocks.rs:22
    let t8 = min_u32(t7, last_position); // block.rs:108
    let own_dim = local_invocation_index; // attention_split.rs:202
    let first_key = index * 256u; // attention_split.rs:203
    if ((t7 == t8) & (first_key <= t7)) { // attention_split.rs:204
        var block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        let block_1 = block; // kv_blocks.rs:32
        if (block_1 < imm.n_blocks) { // attention_split.rs:206
            let t9 = min_u32(max_u32(t8 + 1u, first_key) - first_key, 256u); // block.rs:142
            let own_key = local_invocation_index; // block.rs:271
            var dots_0 = 0.0f; // block.rs:157
            var dots_1 = 0.0f;
            var dots_2 = 0.0f;
            if (local_invocation_index < t9) { // block.rs:158
                let key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (var dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    let t10 = keys[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t11 = decode_bf16(t10.x);
                    let t12 = decode_bf16(t10.x >> 16u);
                    let t13 = decode_bf16(t10.y);
                    let t14 = decode_bf16(t10.y >> 16u);
                    let t15 = decode_bf16(t10.z);
                    let t16 = decode_bf16(t10.z >> 16u);
                    let t17 = decode_bf16(t10.w);
                    let t18 = decode_bf16(t10.w >> 16u);
                    let t19 = q[((t4 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_bf16(t19.x), t11, dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t19.x >> 16u), t12, dots_0);
                    dots_0 = fma(decode_bf16(t19.y), t13, dots_0);
                    dots_0 = fma(decode_bf16(t19.y >> 16u), t14, dots_0);
                    dots_0 = fma(decode_bf16(t19.z), t15, dots_0);
                    dots_0 = fma(decode_bf16(t19.z >> 16u), t16, dots_0);
                    dots_0 = fma(decode_bf16(t19.w), t17, dots_0);
                    dots_0 = fma(decode_bf16(t19.w >> 16u), t18, dots_0);
                    let t20 = q[((t5 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_1 = fma(decode_bf16(t20.x), t11, dots_1); // block.rs:167
                    dots_1 = fma(decode_bf16(t20.x >> 16u), t12, dots_1);
                    dots_1 = fma(decode_bf16(t20.y), t13, dots_1);
                    dots_1 = fma(decode_bf16(t20.y >> 16u), t14, dots_1);
                    dots_1 = fma(decode_bf16(t20.z), t15, dots_1);
                    dots_1 = fma(decode_bf16(t20.z >> 16u), t16, dots_1);
                    dots_1 = fma(decode_bf16(t20.w), t17, dots_1);
                    dots_1 = fma(decode_bf16(t20.w >> 16u), t18, dots_1);
                    let t21 = q[((t6 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_2 = fma(decode_bf16(t21.x), t11, dots_2); // block.rs:167
                    dots_2 = fma(decode_bf16(t21.x >> 16u), t12, dots_2);
                    dots_2 = fma(decode_bf16(t21.y), t13, dots_2);
                    dots_2 = fma(decode_bf16(t21.y >> 16u), t14, dots_2);
                    dots_2 = fma(decode_bf16(t21.z), t15, dots_2);
                    dots_2 = fma(decode_bf16(t21.z >> 16u), t16, dots_2);
                    dots_2 = fma(decode_bf16(t21.w), t17, dots_2);
                    dots_2 = fma(decode_bf16(t21.w >> 16u), t18, dots_2);
                }
            }
            var scores_0 = dots_0; // block.rs:272
            var scores_1 = dots_1;
            var scores_2 = dots_2;
            let bits = bitcast<u32>(scores_0 * imm.scale); // bits.rs:31
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t9)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            let bits_1 = bitcast<u32>(scores_1 * imm.scale); // bits.rs:31
            let scaled_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:32
            let score_1 = select(scaled_1, 0.0f, (scaled_1 == 0.0f)); // block.rs:277
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t9)); // block.rs:278
            let max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            let bits_2 = bitcast<u32>(scores_2 * imm.scale); // bits.rs:31
            let scaled_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // bits.rs:32
            let score_2 = select(scaled_2, 0.0f, (scaled_2 == 0.0f)); // block.rs:277
            scores_2 = select(f32_from_bits(0xff800000u), score_2, (own_key < t9)); // block.rs:278
            let max_3 = reduce_max_f32(scores_2); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 2u] = max_3; // block.rs:281
            }
            workgroupBarrier(); // block.rs:284
            var highest_0 = 0.0f; // block.rs:285
            var highest_1 = 0.0f;
            var highest_2 = 0.0f;
            highest_0 = maxima[0u]; // block.rs:288
            highest_0 = max_f32(highest_0, maxima[3u]); // block.rs:291
            highest_0 = max_f32(highest_0, maxima[6u]);
            highest_0 = max_f32(highest_0, maxima[9u]);
            highest_0 = max_f32(highest_0, maxima[12u]);
            highest_0 = max_f32(highest_0, maxima[15u]);
            highest_0 = max_f32(highest_0, maxima[18u]);
            highest_0 = max_f32(highest_0, maxima[21u]);
            let t22 = scores_0 - highest_0; // block.rs:293
            let sum = t22 * 1.442695f + 12582912.0f; // bits.rs:52
            let k = sum - 12582912.0f; // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = t22 - k * 0.6933594f; // exponential.rs:15
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
            let bits_3 = bitcast<u32>(y) + (u32(exponent) << 23u); // bits.rs:39
            let bits_4 = bitcast<u32>(t22); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t22) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t9)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let sum_1 = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u] = sum_1; // block.rs:298
            }
            highest_1 = maxima[1u]; // block.rs:288
            highest_1 = max_f32(highest_1, maxima[4u]); // block.rs:291
            highest_1 = max_f32(highest_1, maxima[7u]);
            highest_1 = max_f32(highest_1, maxima[10u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[16u]);
            highest_1 = max_f32(highest_1, maxima[19u]);
            highest_1 = max_f32(highest_1, maxima[22u]);
            let t23 = scores_1 - highest_1; // block.rs:293
            let sum_2 = t23 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_1 = sum_2 - 12582912.0f; // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced_1 = t23 - k_1 * 0.6933594f; // exponential.rs:15
            let correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            let r_1 = reduced_1 - correction_1; // exponential.rs:17
            let r_error_1 = reduced_1 - r_1 - correction_1; // exponential.rs:18
            var q_2 = 0.00019891017f; // exponential.rs:26
            q_2 = q_2 * r_1 + 0.0013933674f; // exponential.rs:29
            q_2 = q_2 * r_1 + 0.008333311f;
            q_2 = q_2 * r_1 + 0.041666467f;
            q_2 = q_2 * r_1 + 0.16666667f;
            q_2 = q_2 * r_1 + 0.5f;
            let rest_1 = r_error_1 + r_1 * r_1 * q_2; // exponential.rs:31
            let p_1 = r_1 + rest_1; // exponential.rs:32
            let y_1 = 1.0f + p_1; // exponential.rs:33
            let field_1 = i32(bitcast<u32>(y_1) >> 23u) + exponent_1; // bits.rs:38
            let bits_5 = bitcast<u32>(y_1) + (u32(exponent_1) << 23u); // bits.rs:39
            let bits_6 = bitcast<u32>(t23); // exponential.rs:48
            let beyond_1 = select(2139095040u, 0u, (bits_6 > 2147483647u)); // exponential.rs:49
            let bounded_1 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_6 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_1 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t23) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_1 = select(0.0f, power_1, (own_key < t9)); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            let sum_3 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 1u] = sum_3; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[5u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[8u]);
            highest_2 = max_f32(highest_2, maxima[11u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[17u]);
            highest_2 = max_f32(highest_2, maxima[20u]);
            highest_2 = max_f32(highest_2, maxima[23u]);
            let t24 = scores_2 - highest_2; // block.rs:293
            let sum_4 = t24 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_2 = sum_4 - 12582912.0f; // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_2 = t24 - k_2 * 0.6933594f; // exponential.rs:15
            let correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            let r_2 = reduced_2 - correction_2; // exponential.rs:17
            let r_error_2 = reduced_2 - r_2 - correction_2; // exponential.rs:18
            var q_3 = 0.00019891017f; // exponential.rs:26
            q_3 = q_3 * r_2 + 0.0013933674f; // exponential.rs:29
            q_3 = q_3 * r_2 + 0.008333311f;
            q_3 = q_3 * r_2 + 0.041666467f;
            q_3 = q_3 * r_2 + 0.16666667f;
            q_3 = q_3 * r_2 + 0.5f;
            let rest_2 = r_error_2 + r_2 * r_2 * q_3; // exponential.rs:31
            let p_2 = r_2 + rest_2; // exponential.rs:32
            let y_2 = 1.0f + p_2; // exponential.rs:33
            let field_2 = i32(bitcast<u32>(y_2) >> 23u) + exponent_2; // bits.rs:38
            let bits_7 = bitcast<u32>(y_2) + (u32(exponent_2) << 23u); // bits.rs:39
            let bits_8 = bitcast<u32>(t24); // exponential.rs:48
            let beyond_2 = select(2139095040u, 0u, (bits_8 > 2147483647u)); // exponential.rs:49
            let bounded_2 = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_8 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_2 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t24) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_2 = select(0.0f, power_2, (own_key < t9)); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            let sum_5 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 2u] = sum_5; // block.rs:298
            }
            workgroupBarrier(); // block.rs:301
            var totals_0 = 0.0f; // block.rs:302
            var totals_1 = 0.0f;
            var totals_2 = 0.0f;
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = totals_0 + sums[3u]; // block.rs:308
            totals_0 = totals_0 + sums[6u];
            totals_0 = totals_0 + sums[9u];
            totals_0 = totals_0 + sums[12u];
            totals_0 = totals_0 + sums[15u];
            totals_0 = totals_0 + sums[18u];
            totals_0 = totals_0 + sums[21u];
            totals_1 = sums[1u]; // block.rs:305
            totals_1 = totals_1 + sums[4u]; // block.rs:308
            totals_1 = totals_1 + sums[7u];
            totals_1 = totals_1 + sums[10u];
            totals_1 = totals_1 + sums[13u];
            totals_1 = totals_1 + sums[16u];
            totals_1 = totals_1 + sums[19u];
            totals_1 = totals_1 + sums[22u];
            totals_2 = sums[2u]; // block.rs:305
            totals_2 = totals_2 + sums[5u]; // block.rs:308
            totals_2 = totals_2 + sums[8u];
            totals_2 = totals_2 + sums[11u];
            totals_2 = totals_2 + sums[14u];
            totals_2 = totals_2 + sums[17u];
            totals_2 = totals_2 + sums[20u];
            totals_2 = totals_2 + sums[23u];
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
            var sums_1_0 = 0.0f;
            var sums_1_1 = 0.0f;
            var sums_1_2 = 0.0f;
            var sums_1_3 = 0.0f;
            var sums_1_4 = 0.0f;
            var sums_1_5 = 0.0f;
            var sums_1_6 = 0.0f;
            var sums_1_7 = 0.0f;
            var sums_2_0 = 0.0f;
            var sums_2_1 = 0.0f;
            var sums_2_2 = 0.0f;
            var sums_2_3 = 0.0f;
            var sums_2_4 = 0.0f;
            var sums_2_5 = 0.0f;
            var sums_2_6 = 0.0f;
            var sums_2_7 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                let first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                let common_end = min_u32(max_u32(t9, run_start), run_start + 32u); // block.rs:197
                for (var key = run_start; key < common_end; key += 1u) { // block.rs:198
                    let t25 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let t26 = decode_bf16(t25.x);
                    let t27 = decode_bf16(t25.x >> 16u);
                    let t28 = decode_bf16(t25.y);
                    let t29 = decode_bf16(t25.y >> 16u);
                    let t30 = decode_bf16(t25.z);
                    let t31 = decode_bf16(t25.z >> 16u);
                    let t32 = decode_bf16(t25.w);
                    let t33 = decode_bf16(t25.w >> 16u);
                    let weight_3 = weights[key]; // block.rs:202
                    sums_0_0 = sums_0_0 + weight_3 * t26; // block.rs:205
                    sums_0_1 = sums_0_1 + weight_3 * t27;
                    sums_0_2 = sums_0_2 + weight_3 * t28;
                    sums_0_3 = sums_0_3 + weight_3 * t29;
                    sums_0_4 = sums_0_4 + weight_3 * t30;
                    sums_0_5 = sums_0_5 + weight_3 * t31;
                    sums_0_6 = sums_0_6 + weight_3 * t32;
                    sums_0_7 = sums_0_7 + weight_3 * t33;
                    let weight_4 = weights[key + 256u]; // block.rs:202
                    sums_1_0 = sums_1_0 + weight_4 * t26; // block.rs:205
                    sums_1_1 = sums_1_1 + weight_4 * t27;
                    sums_1_2 = sums_1_2 + weight_4 * t28;
                    sums_1_3 = sums_1_3 + weight_4 * t29;
                    sums_1_4 = sums_1_4 + weight_4 * t30;
                    sums_1_5 = sums_1_5 + weight_4 * t31;
                    sums_1_6 = sums_1_6 + weight_4 * t32;
                    sums_1_7 = sums_1_7 + weight_4 * t33;
                    let weight_5 = weights[key + 512u]; // block.rs:202
                    sums_2_0 = sums_2_0 + weight_5 * t26; // block.rs:205
                    sums_2_1 = sums_2_1 + weight_5 * t27;
                    sums_2_2 = sums_2_2 + weight_5 * t28;
                    sums_2_3 = sums_2_3 + weight_5 * t29;
                    sums_2_4 = sums_2_4 + weight_5 * t30;
                    sums_2_5 = sums_2_5 + weight_5 * t31;
                    sums_2_6 = sums_2_6 + weight_5 * t32;
                    sums_2_7 = sums_2_7 + weight_5 * t33;
                }
            }
            var outputs_0 = 0.0f; // block.rs:226
            var outputs_1 = 0.0f;
            var outputs_2 = 0.0f;
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
                var sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                let bits_9 = bitcast<u32>(sum_6); // bits.rs:31
                outputs_0 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // block.rs:246
            }
            workgroupBarrier(); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 256u + first_dim] = sums_1_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 1u] = sums_1_1;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 2u] = sums_1_2;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 3u] = sums_1_3;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 4u] = sums_1_4;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 5u] = sums_1_5;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 6u] = sums_1_6;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 7u] = sums_1_7;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                let bits_9 = bitcast<u32>(sum_6); // bits.rs:31
                outputs_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // block.rs:246
            }
            workgroupBarrier(); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 256u + first_dim] = sums_2_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 1u] = sums_2_1;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 2u] = sums_2_2;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 3u] = sums_2_3;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 4u] = sums_2_4;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 5u] = sums_2_5;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 6u] = sums_2_6;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 7u] = sums_2_7;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                let bits_9 = bitcast<u32>(sum_6); // bits.rs:31
                outputs_2 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // block.rs:246
            }
            let t34 = outputs_0; // block.rs:249
            let t35 = outputs_1;
            let t36 = outputs_2;
            let t37 = highest_0; // block.rs:312
            let t38 = highest_1;
            let t39 = highest_2;
            let t40 = totals_0;
            let t41 = totals_1;
            let t42 = totals_2;
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = t34; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                let t43 = vec2<f32>(t37, t40); // attention_split.rs:214
                partial_sums[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = t43;
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t2) * imm.max_blocks + index) * imm.head_dim + own_dim] = t35; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                let t44 = vec2<f32>(t38, t41); // attention_split.rs:214
                partial_sums[(((token * imm.n_heads + t2) * imm.max_blocks + index) * 2u) >> 1u] = t44;
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t3) * imm.max_blocks + index) * imm.head_dim + own_dim] = t36; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                let t45 = vec2<f32>(t39, t42); // attention_split.rs:214
                partial_sums[(((token * imm.n_heads + t3) * imm.max_blocks + index) * 2u) >> 1u] = t45;
            }
        } else {
            let max_1 = 0.0f; // attention_split.rs:218
            let sum = f32_from_bits(0x7fc00000u); // attention_split.rs:219
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                let t46 = vec2<f32>(max_1, sum); // attention_split.rs:226
                partial_sums[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = t46;
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t2) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                let t47 = vec2<f32>(max_1, sum); // attention_split.rs:226
                partial_sums[(((token * imm.n_heads + t2) * imm.max_blocks + index) * 2u) >> 1u] = t47;
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t3) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                let t48 = vec2<f32>(max_1, sum); // attention_split.rs:226
                partial_sums[(((token * imm.n_heads + t3) * imm.max_blocks + index) * 2u) >> 1u] = t48;
            }
        }
    }
}
