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

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> q: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> keys: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> values: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> block_table: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read> q_gate: array<vec4<u32>>;
@group(0) @binding(6) var<storage, read_write> y: array<vec4<u32>>;
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

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
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

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn reciprocal_rn(x: f32) -> f32 {
    let bits = bitcast<u32>(x);
    var chosen: f32; // by_fma.rs:71
    if ((bits & 2147483647u) - 553648128u < 1031798784u) {
        let bits_1 = bitcast<u32>(x);
        let minus_b = neg_f32(x);
        var y = bitcast<f32>(2129859015u - bits_1);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        chosen = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits_1 & 8388607u) == 8388607u)));
    } else {
        let t0 = bitcast<f32>((bits & 8388607u) | 1065353216u);
        let bits_1 = bitcast<u32>(t0);
        let minus_b = neg_f32(t0);
        var y = bitcast<f32>(2129859015u - bits_1);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let nearest = bitcast<u32>(bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits_1 & 8388607u) == 8388607u))));
        let exponent = i32(nearest >> 23u) + 127i - i32((bits >> 23u) & 255u);
        let t1 = (nearest & 8388607u) | 8388608u;
        let field = exponent + i32(t1 >> 24u);
        let bits_2 = (u32(field) << 23u) | (t1 & 8388607u);
        let scaled = bitcast<f32>((bits & 2147483648u) | select(select(bits_2, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
        let sign_1 = (1065353216u ^ bits) & 2147483648u;
        let t2 = 1065353216u;
        let a_magnitude = t2 & 2147483647u;
        let b_magnitude = bits & 2147483647u;
        let a_zero = a_magnitude < 8388608u;
        let b_zero = b_magnitude < 8388608u;
        let a_infinite = a_magnitude == 2139095040u;
        let b_infinite = b_magnitude == 2139095040u;
        let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(scaled, bitcast<f32>(sign_1), a_zero | b_infinite);
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero);
        let t3 = 2143289344u;
        chosen = select(extended, bitcast<f32>(t3), undefined);
    }
    var result = chosen;
    return result;
}

@compute @workgroup_size(256, 1, 1)
fn attention__bf16_bf16__sequential_x8_1x1_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
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
                    dots_0 = fma(decode_bf16(t7.x), decode_bf16(t6.x), dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t7.x >> 16u), decode_bf16(t6.x >> 16u), dots_0);
                    dots_0 = fma(decode_bf16(t7.y), decode_bf16(t6.y), dots_0);
                    dots_0 = fma(decode_bf16(t7.y >> 16u), decode_bf16(t6.y >> 16u), dots_0);
                    dots_0 = fma(decode_bf16(t7.z), decode_bf16(t6.z), dots_0);
                    dots_0 = fma(decode_bf16(t7.z >> 16u), decode_bf16(t6.z >> 16u), dots_0);
                    dots_0 = fma(decode_bf16(t7.w), decode_bf16(t6.w), dots_0);
                    dots_0 = fma(decode_bf16(t7.w >> 16u), decode_bf16(t6.w >> 16u), dots_0);
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
            let y_1 = 1.0f + p; // exponential.rs:33
            let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
            let bits_1 = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
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
                    sums_0_0 = sums_0_0 + weight_1 * decode_bf16(t9.x); // block.rs:205
                    sums_0_1 = sums_0_1 + weight_1 * decode_bf16(t9.x >> 16u);
                    sums_0_2 = sums_0_2 + weight_1 * decode_bf16(t9.y);
                    sums_0_3 = sums_0_3 + weight_1 * decode_bf16(t9.y >> 16u);
                    sums_0_4 = sums_0_4 + weight_1 * decode_bf16(t9.z);
                    sums_0_5 = sums_0_5 + weight_1 * decode_bf16(t9.z >> 16u);
                    sums_0_6 = sums_0_6 + weight_1 * decode_bf16(t9.w);
                    sums_0_7 = sums_0_7 + weight_1 * decode_bf16(t9.w >> 16u);
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
                sum_2 = sum_2 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_2 = sum_2 + runs[local_invocation_index + 512u];
                sum_2 = sum_2 + runs[local_invocation_index + 768u];
                sum_2 = sum_2 + runs[local_invocation_index + 1024u];
                sum_2 = sum_2 + runs[local_invocation_index + 1280u];
                sum_2 = sum_2 + runs[local_invocation_index + 1536u];
                sum_2 = sum_2 + runs[local_invocation_index + 1792u];
                let bits_3 = bitcast<u32>(sum_2); // bits.rs:31
                outputs_0_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // block.rs:246
            }
            let t10 = outputs_0_1; // block.rs:249
            let t11 = highest_0; // block.rs:312
            let t12 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                var parts_0 = t11; // sequential.rs:37
                var parts_1 = t12;
                var parts_2 = t10;
                if (index > 0u) { // sequential.rs:38
                    let t13 = maxima_0; // sequential.rs:40
                    let max_2 = max_f32(t13, t11); // join.rs:16
                    let t14 = t13 - max_2; // join.rs:17
                    let sum_2 = t14 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_1 = sum_2 - 12582912.0f; // bits.rs:53
                    let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
                    let reduced_1 = t14 - k_1 * 0.6933594f; // exponential.rs:15
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
                    let y_2 = 1.0f + p_1; // exponential.rs:33
                    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
                    let bits_3 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
                    let bits_4 = bitcast<u32>(t14); // exponential.rs:48
                    let beyond_1 = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
                    let bounded_1 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t14) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t15 = t11 - max_2; // join.rs:18
                    let sum_3 = t15 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_2 = sum_3 - 12582912.0f; // bits.rs:53
                    let exponent_2 = i32(bitcast<u32>(sum_3)) - 1262485504i;
                    let reduced_2 = t15 - k_2 * 0.6933594f; // exponential.rs:15
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
                    let y_3 = 1.0f + p_2; // exponential.rs:33
                    let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
                    let bits_5 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
                    let bits_6 = bitcast<u32>(t15); // exponential.rs:48
                    let beyond_2 = select(2139095040u, 0u, (bits_6 > 2147483647u)); // exponential.rs:49
                    let bounded_2 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_6 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t15) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let sum_4 = sums_0 * factor + t12 * next_factor; // join.rs:19
                    let bits_7 = bitcast<u32>(outputs_0 * factor); // bits.rs:31
                    let bits_8 = bitcast<u32>(t10 * next_factor);
                    let t16 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t16;
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
    let t17 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t18 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t18, t17); // join.rs:49
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
        let t19 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t20 = q_gate[(t19 >> 1u) >> 2u]; // piece.rs:40
        let t21 = decode_bf16(t20.x);
        let t22 = decode_bf16(t20.x >> 16u);
        let t23 = decode_bf16(t20.y);
        let t24 = decode_bf16(t20.y >> 16u);
        let t25 = decode_bf16(t20.z);
        let t26 = decode_bf16(t20.z >> 16u);
        let t27 = decode_bf16(t20.w);
        let t28 = decode_bf16(t20.w >> 16u);
        let t29 = abs_f32(t21); // activation.rs:20
        let sum = t29 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = t29 - k * 0.6933594f; // exponential.rs:15
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
        let y_1 = 1.0f + p; // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t29); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t30 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t29) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t30);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let t31 = decode_bf16(encode_bf16(outputs_0_1)) * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t21 < 0.0f)); // join.rs:84
        let bits_2 = bitcast<u32>(t31); // bits.rs:31
        outputs_0_1 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // join.rs:84
        let t32 = abs_f32(t22); // activation.rs:20
        let sum_1 = t32 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_1 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = t32 - k_1 * 0.6933594f; // exponential.rs:15
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
        let y_3 = 1.0f + p_1; // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_3 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_4 = bitcast<u32>(t32); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t33 = encode_bf16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t32) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_1 = decode_bf16(t33);
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let t34 = decode_bf16(encode_bf16(outputs_1)) * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t22 < 0.0f)); // join.rs:84
        let bits_5 = bitcast<u32>(t34); // bits.rs:31
        outputs_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t35 = abs_f32(t23); // activation.rs:20
        let sum_2 = t35 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_2 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = t35 - k_2 * 0.6933594f; // exponential.rs:15
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
        let y_5 = 1.0f + p_2; // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_6 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_7 = bitcast<u32>(t35); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t36 = encode_bf16(select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t35) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_2 = decode_bf16(t36);
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let t37 = decode_bf16(encode_bf16(outputs_2)) * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t23 < 0.0f)); // join.rs:84
        let bits_8 = bitcast<u32>(t37); // bits.rs:31
        outputs_2 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // join.rs:84
        let t38 = abs_f32(t24); // activation.rs:20
        let sum_3 = t38 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = t38 - k_3 * 0.6933594f; // exponential.rs:15
        let correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        let r_3 = reduced_3 - correction_3; // exponential.rs:17
        let r_error_3 = reduced_3 - r_3 - correction_3; // exponential.rs:18
        var q_4 = 0.00019891017f; // exponential.rs:26
        q_4 = q_4 * r_3 + 0.0013933674f; // exponential.rs:29
        q_4 = q_4 * r_3 + 0.008333311f;
        q_4 = q_4 * r_3 + 0.041666467f;
        q_4 = q_4 * r_3 + 0.16666667f;
        q_4 = q_4 * r_3 + 0.5f;
        let rest_3 = r_error_3 + r_3 * r_3 * q_4; // exponential.rs:31
        let p_3 = r_3 + rest_3; // exponential.rs:32
        let y_7 = 1.0f + p_3; // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_9 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_10 = bitcast<u32>(t38); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t39 = encode_bf16(select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t38) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_3 = decode_bf16(t39);
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let t40 = decode_bf16(encode_bf16(outputs_3)) * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t24 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t40); // bits.rs:31
        outputs_3 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t41 = abs_f32(t25); // activation.rs:20
        let sum_4 = t41 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_4 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_4 = t41 - k_4 * 0.6933594f; // exponential.rs:15
        let correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        let r_4 = reduced_4 - correction_4; // exponential.rs:17
        let r_error_4 = reduced_4 - r_4 - correction_4; // exponential.rs:18
        var q_5 = 0.00019891017f; // exponential.rs:26
        q_5 = q_5 * r_4 + 0.0013933674f; // exponential.rs:29
        q_5 = q_5 * r_4 + 0.008333311f;
        q_5 = q_5 * r_4 + 0.041666467f;
        q_5 = q_5 * r_4 + 0.16666667f;
        q_5 = q_5 * r_4 + 0.5f;
        let rest_4 = r_error_4 + r_4 * r_4 * q_5; // exponential.rs:31
        let p_4 = r_4 + rest_4; // exponential.rs:32
        let y_9 = 1.0f + p_4; // exponential.rs:33
        let field_4 = i32(bitcast<u32>(y_9) >> 23u) + exponent_4; // bits.rs:38
        let bits_12 = bitcast<u32>(y_9) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t41); // exponential.rs:48
        let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t42 = encode_bf16(select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t41) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_4 = decode_bf16(t42);
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
        let t43 = decode_bf16(encode_bf16(outputs_4)) * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t25 < 0.0f)); // join.rs:84
        let bits_14 = bitcast<u32>(t43); // bits.rs:31
        outputs_4 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // join.rs:84
        let t44 = abs_f32(t26); // activation.rs:20
        let sum_5 = t44 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_5 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = t44 - k_5 * 0.6933594f; // exponential.rs:15
        let correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        let r_5 = reduced_5 - correction_5; // exponential.rs:17
        let r_error_5 = reduced_5 - r_5 - correction_5; // exponential.rs:18
        var q_6 = 0.00019891017f; // exponential.rs:26
        q_6 = q_6 * r_5 + 0.0013933674f; // exponential.rs:29
        q_6 = q_6 * r_5 + 0.008333311f;
        q_6 = q_6 * r_5 + 0.041666467f;
        q_6 = q_6 * r_5 + 0.16666667f;
        q_6 = q_6 * r_5 + 0.5f;
        let rest_5 = r_error_5 + r_5 * r_5 * q_6; // exponential.rs:31
        let p_5 = r_5 + rest_5; // exponential.rs:32
        let y_11 = 1.0f + p_5; // exponential.rs:33
        let field_5 = i32(bitcast<u32>(y_11) >> 23u) + exponent_5; // bits.rs:38
        let bits_15 = bitcast<u32>(y_11) + (u32(exponent_5) << 23u); // bits.rs:39
        let bits_16 = bitcast<u32>(t44); // exponential.rs:48
        let beyond_5 = select(2139095040u, 0u, (bits_16 > 2147483647u)); // exponential.rs:49
        let bounded_5 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_16 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t45 = encode_bf16(select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t44) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_5 = decode_bf16(t45);
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let y_12 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
        let t46 = decode_bf16(encode_bf16(outputs_5)) * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t26 < 0.0f)); // join.rs:84
        let bits_17 = bitcast<u32>(t46); // bits.rs:31
        outputs_5 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:84
        let t47 = abs_f32(t27); // activation.rs:20
        let sum_6 = t47 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_6 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = t47 - k_6 * 0.6933594f; // exponential.rs:15
        let correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        let r_6 = reduced_6 - correction_6; // exponential.rs:17
        let r_error_6 = reduced_6 - r_6 - correction_6; // exponential.rs:18
        var q_7 = 0.00019891017f; // exponential.rs:26
        q_7 = q_7 * r_6 + 0.0013933674f; // exponential.rs:29
        q_7 = q_7 * r_6 + 0.008333311f;
        q_7 = q_7 * r_6 + 0.041666467f;
        q_7 = q_7 * r_6 + 0.16666667f;
        q_7 = q_7 * r_6 + 0.5f;
        let rest_6 = r_error_6 + r_6 * r_6 * q_7; // exponential.rs:31
        let p_6 = r_6 + rest_6; // exponential.rs:32
        let y_13 = 1.0f + p_6; // exponential.rs:33
        let field_6 = i32(bitcast<u32>(y_13) >> 23u) + exponent_6; // bits.rs:38
        let bits_18 = bitcast<u32>(y_13) + (u32(exponent_6) << 23u); // bits.rs:39
        let bits_19 = bitcast<u32>(t47); // exponential.rs:48
        let beyond_6 = select(2139095040u, 0u, (bits_19 > 2147483647u)); // exponential.rs:49
        let bounded_6 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_19 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t48 = encode_bf16(select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t47) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_6 = decode_bf16(t48);
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let y_14 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
        let t49 = decode_bf16(encode_bf16(outputs_6)) * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t27 < 0.0f)); // join.rs:84
        let bits_20 = bitcast<u32>(t49); // bits.rs:31
        outputs_6 = bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))); // join.rs:84
        let t50 = abs_f32(t28); // activation.rs:20
        let sum_7 = t50 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_7 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = t50 - k_7 * 0.6933594f; // exponential.rs:15
        let correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        let r_7 = reduced_7 - correction_7; // exponential.rs:17
        let r_error_7 = reduced_7 - r_7 - correction_7; // exponential.rs:18
        var q_8 = 0.00019891017f; // exponential.rs:26
        q_8 = q_8 * r_7 + 0.0013933674f; // exponential.rs:29
        q_8 = q_8 * r_7 + 0.008333311f;
        q_8 = q_8 * r_7 + 0.041666467f;
        q_8 = q_8 * r_7 + 0.16666667f;
        q_8 = q_8 * r_7 + 0.5f;
        let rest_7 = r_error_7 + r_7 * r_7 * q_8; // exponential.rs:31
        let p_7 = r_7 + rest_7; // exponential.rs:32
        let y_15 = 1.0f + p_7; // exponential.rs:33
        let field_7 = i32(bitcast<u32>(y_15) >> 23u) + exponent_7; // bits.rs:38
        let bits_21 = bitcast<u32>(y_15) + (u32(exponent_7) << 23u); // bits.rs:39
        let bits_22 = bitcast<u32>(t50); // exponential.rs:48
        let beyond_7 = select(2139095040u, 0u, (bits_22 > 2147483647u)); // exponential.rs:49
        let bounded_7 = select(bitcast<f32>(select(select(bits_21, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_22 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t51 = encode_bf16(select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t50) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_7 = decode_bf16(t51);
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let y_16 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
        let t52 = decode_bf16(encode_bf16(outputs_7)) * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t28 < 0.0f)); // join.rs:84
        let bits_23 = bitcast<u32>(t52); // bits.rs:31
        outputs_7 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // join.rs:84
        let t53 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        let t54 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        y[t53 >> 2u] = t54;
    }
}
