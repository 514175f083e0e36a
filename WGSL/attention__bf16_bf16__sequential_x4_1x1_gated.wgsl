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
@group(0) @binding(2) var<storage, read> values: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> block_table: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read> q_gate: array<vec4<u32>>;
@group(0) @binding(6) var<storage, read_write> y: array<vec4<u32>>;
var<workgroup> maxima: array<f32, 8>;
var<workgroup> sums: array<f32, 8>;
var<workgroup> weights: array<f32, 256>;
var<workgroup> runs: array<f32, 1024>;

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
fn attention__bf16_bf16__sequential_x4_1x1_gated(
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
            let bits = bitcast<u32>(scores_0 * imm.scale); // bits.rs:29
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:30
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
            let t9 = min_f32(max_f32(t8, -104.0f), 89.0f); // exponential.rs:40
            let k = round(t9 * 1.442695f); // exponential.rs:14
            let reduced = t9 - k * 0.6933594f; // exponential.rs:15
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
            let t10 = i32_from_f32(k); // exponential.rs:42
            let field = i32(bitcast<u32>(y_1) >> 23u) + t10; // bits.rs:36
            let bits_1 = bitcast<u32>(y_1) + (u32(t10) << 23u); // bits.rs:37
            let power = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t8) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight = select(0.0f, power, (own_key < t5)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let sum = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[local_invocation_index >> 5u] = sum; // block.rs:298
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
            let first_dim = (local_invocation_index & 31u) * 4u; // block.rs:191
            let run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            var sums_0_0 = 0.0f; // block.rs:193
            var sums_0_1 = 0.0f;
            var sums_0_2 = 0.0f;
            var sums_0_3 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                let first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                let common_end = min_u32(max_u32(t5, run_start), run_start + 32u); // block.rs:197
                for (var key = run_start; key < common_end; key += 1u) { // block.rs:198
                    let t11 = values[((first_value + key * head_dim) >> 1u) >> 1u]; // block.rs:199
                    let weight_1 = weights[key]; // block.rs:202
                    sums_0_0 = sums_0_0 + weight_1 * decode_bf16(t11.x); // block.rs:205
                    sums_0_1 = sums_0_1 + weight_1 * decode_bf16(t11.x >> 16u);
                    sums_0_2 = sums_0_2 + weight_1 * decode_bf16(t11.y);
                    sums_0_3 = sums_0_3 + weight_1 * decode_bf16(t11.y >> 16u);
                }
            }
            var outputs_0_1 = 0.0f; // block.rs:226
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_0_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_0_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_0_3;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_1 = runs[local_invocation_index]; // block.rs:241
                sum_1 = sum_1 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_1 = sum_1 + runs[local_invocation_index + 256u];
                sum_1 = sum_1 + runs[local_invocation_index + 384u];
                sum_1 = sum_1 + runs[local_invocation_index + 512u];
                sum_1 = sum_1 + runs[local_invocation_index + 640u];
                sum_1 = sum_1 + runs[local_invocation_index + 768u];
                sum_1 = sum_1 + runs[local_invocation_index + 896u];
                let bits_2 = bitcast<u32>(sum_1); // bits.rs:29
                outputs_0_1 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // block.rs:246
            }
            let t12 = outputs_0_1; // block.rs:249
            let t13 = highest_0; // block.rs:312
            let t14 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                var parts_0 = t13; // sequential.rs:37
                var parts_1 = t14;
                var parts_2 = t12;
                if (index > 0u) { // sequential.rs:38
                    let t15 = maxima_0; // sequential.rs:40
                    let max_2 = max_f32(t15, t13); // join.rs:16
                    let t16 = t15 - max_2; // join.rs:17
                    let t17 = min_f32(max_f32(t16, -104.0f), 89.0f); // exponential.rs:40
                    let k_1 = round(t17 * 1.442695f); // exponential.rs:14
                    let reduced_1 = t17 - k_1 * 0.6933594f; // exponential.rs:15
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
                    let t18 = i32_from_f32(k_1); // exponential.rs:42
                    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t18; // bits.rs:36
                    let bits_2 = bitcast<u32>(y_2) + (u32(t18) << 23u); // bits.rs:37
                    let factor = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t16) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t19 = t13 - max_2; // join.rs:18
                    let t20 = min_f32(max_f32(t19, -104.0f), 89.0f); // exponential.rs:40
                    let k_2 = round(t20 * 1.442695f); // exponential.rs:14
                    let reduced_2 = t20 - k_2 * 0.6933594f; // exponential.rs:15
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
                    let t21 = i32_from_f32(k_2); // exponential.rs:42
                    let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t21; // bits.rs:36
                    let bits_3 = bitcast<u32>(y_3) + (u32(t21) << 23u); // bits.rs:37
                    let next_factor = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t19) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let sum_1 = sums_0 * factor + t14 * next_factor; // join.rs:19
                    let bits_4 = bitcast<u32>(outputs_0 * factor); // bits.rs:29
                    let bits_5 = bitcast<u32>(t12 * next_factor);
                    let t22 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_1;
                    parts_2 = t22;
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
    let t23 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t24 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t24, t23); // join.rs:49
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
        outputs_0_1 = runs[query * 128u + dim]; // join.rs:77
        outputs_1 = runs[query * 128u + dim + 1u];
        outputs_2 = runs[query * 128u + dim + 2u];
        outputs_3 = runs[query * 128u + dim + 3u];
        outputs_4 = runs[query * 128u + dim + 4u];
        outputs_5 = runs[query * 128u + dim + 5u];
        outputs_6 = runs[query * 128u + dim + 6u];
        outputs_7 = runs[query * 128u + dim + 7u];
        let t25 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t26 = q_gate[(t25 >> 1u) >> 2u]; // piece.rs:40
        let t27 = decode_bf16(t26.x);
        let t28 = decode_bf16(t26.x >> 16u);
        let t29 = decode_bf16(t26.y);
        let t30 = decode_bf16(t26.y >> 16u);
        let t31 = decode_bf16(t26.z);
        let t32 = decode_bf16(t26.z >> 16u);
        let t33 = decode_bf16(t26.w);
        let t34 = decode_bf16(t26.w >> 16u);
        let t35 = abs_f32(t27); // activation.rs:20
        let t36 = min_f32(max_f32(t35, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t36 * 1.442695f); // exponential.rs:14
        let reduced = t36 - k * 0.6933594f; // exponential.rs:15
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
        let t37 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t37; // bits.rs:36
        let bits = bitcast<u32>(y_1) + (u32(t37) << 23u); // bits.rs:37
        let t38 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t35) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t38)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let t39 = decode_bf16(encode_bf16(outputs_0_1)) * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t27 < 0.0f)); // join.rs:84
        let bits_1 = bitcast<u32>(t39); // bits.rs:29
        outputs_0_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // join.rs:84
        let t40 = abs_f32(t28); // activation.rs:20
        let t41 = min_f32(max_f32(t40, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t41 * 1.442695f); // exponential.rs:14
        let reduced_1 = t41 - k_1 * 0.6933594f; // exponential.rs:15
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
        let t42 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + t42; // bits.rs:36
        let bits_2 = bitcast<u32>(y_3) + (u32(t42) << 23u); // bits.rs:37
        let t43 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t40) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t43)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let t44 = decode_bf16(encode_bf16(outputs_1)) * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t28 < 0.0f)); // join.rs:84
        let bits_3 = bitcast<u32>(t44); // bits.rs:29
        outputs_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t45 = abs_f32(t29); // activation.rs:20
        let t46 = min_f32(max_f32(t45, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t46 * 1.442695f); // exponential.rs:14
        let reduced_2 = t46 - k_2 * 0.6933594f; // exponential.rs:15
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
        let t47 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + t47; // bits.rs:36
        let bits_4 = bitcast<u32>(y_5) + (u32(t47) << 23u); // bits.rs:37
        let t48 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t45) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t48)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let t49 = decode_bf16(encode_bf16(outputs_2)) * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t29 < 0.0f)); // join.rs:84
        let bits_5 = bitcast<u32>(t49); // bits.rs:29
        outputs_2 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t50 = abs_f32(t30); // activation.rs:20
        let t51 = min_f32(max_f32(t50, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t51 * 1.442695f); // exponential.rs:14
        let reduced_3 = t51 - k_3 * 0.6933594f; // exponential.rs:15
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
        let t52 = i32_from_f32(k_3); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + t52; // bits.rs:36
        let bits_6 = bitcast<u32>(y_7) + (u32(t52) << 23u); // bits.rs:37
        let t53 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t50) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t53)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let t54 = decode_bf16(encode_bf16(outputs_3)) * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t30 < 0.0f)); // join.rs:84
        let bits_7 = bitcast<u32>(t54); // bits.rs:29
        outputs_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t55 = abs_f32(t31); // activation.rs:20
        let t56 = min_f32(max_f32(t55, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t56 * 1.442695f); // exponential.rs:14
        let reduced_4 = t56 - k_4 * 0.6933594f; // exponential.rs:15
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
        let t57 = i32_from_f32(k_4); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_9) >> 23u) + t57; // bits.rs:36
        let bits_8 = bitcast<u32>(y_9) + (u32(t57) << 23u); // bits.rs:37
        let t58 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t55) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_bf16(encode_bf16(t58)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
        let t59 = decode_bf16(encode_bf16(outputs_4)) * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t31 < 0.0f)); // join.rs:84
        let bits_9 = bitcast<u32>(t59); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:84
        let t60 = abs_f32(t32); // activation.rs:20
        let t61 = min_f32(max_f32(t60, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t61 * 1.442695f); // exponential.rs:14
        let reduced_5 = t61 - k_5 * 0.6933594f; // exponential.rs:15
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
        let t62 = i32_from_f32(k_5); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_11) >> 23u) + t62; // bits.rs:36
        let bits_10 = bitcast<u32>(y_11) + (u32(t62) << 23u); // bits.rs:37
        let t63 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t60) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_bf16(encode_bf16(t63)); // activation.rs:20
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let y_12 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
        let t64 = decode_bf16(encode_bf16(outputs_5)) * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t32 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t64); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t65 = abs_f32(t33); // activation.rs:20
        let t66 = min_f32(max_f32(t65, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t66 * 1.442695f); // exponential.rs:14
        let reduced_6 = t66 - k_6 * 0.6933594f; // exponential.rs:15
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
        let t67 = i32_from_f32(k_6); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_13) >> 23u) + t67; // bits.rs:36
        let bits_12 = bitcast<u32>(y_13) + (u32(t67) << 23u); // bits.rs:37
        let t68 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t65) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_bf16(encode_bf16(t68)); // activation.rs:20
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let y_14 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
        let t69 = decode_bf16(encode_bf16(outputs_6)) * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t33 < 0.0f)); // join.rs:84
        let bits_13 = bitcast<u32>(t69); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // join.rs:84
        let t70 = abs_f32(t34); // activation.rs:20
        let t71 = min_f32(max_f32(t70, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t71 * 1.442695f); // exponential.rs:14
        let reduced_7 = t71 - k_7 * 0.6933594f; // exponential.rs:15
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
        let t72 = i32_from_f32(k_7); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_15) >> 23u) + t72; // bits.rs:36
        let bits_14 = bitcast<u32>(y_15) + (u32(t72) << 23u); // bits.rs:37
        let t73 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t70) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_bf16(encode_bf16(t73)); // activation.rs:20
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let y_16 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
        let t74 = decode_bf16(encode_bf16(outputs_7)) * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t34 < 0.0f)); // join.rs:84
        let bits_15 = bitcast<u32>(t74); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t75 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        let t76 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        y[t75 >> 2u] = t76;
    }
}
