struct Immediates {
    scale: f32,
    n_heads: u32,
    n_kv_heads: u32,
    seq_len: u32,
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
@group(0) @binding(5) var<storage, read_write> y: array<vec4<u32>>;
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

@compute @workgroup_size(256, 1, 1)
fn attention__bf16_bf16__sequential_x8_3x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.z; // sequential.rs:18
    let head_tile = workgroup_id.x;
    let group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    let tiles = (group + 2u) / 3u; // block.rs:87
    let kv_head = div_u32(head_tile, tiles); // block.rs:88
    let first_head = kv_head * group + rem_u32(head_tile, tiles) * 3u; // block.rs:89
    let end_head = kv_head * group + group; // block.rs:90
    let last_head = end_head - 1u; // block.rs:91
    let last_token = imm.seq_len - 1u; // block.rs:92
    let last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    let t0 = min_u32(workgroup_id.y, last_token); // block.rs:95
    let t1 = ((row * imm.seq_len + t0) * imm.n_heads + min_u32(first_head, last_head)) * imm.head_dim; // block.rs:104
    let t2 = ((row * imm.seq_len + t0) * imm.n_heads + min_u32(first_head + 1u, last_head)) * imm.head_dim;
    let t3 = ((row * imm.seq_len + t0) * imm.n_heads + min_u32(first_head + 2u, last_head)) * imm.head_dim;
    let first = positions[row]; // kv_blocks.rs:20
    let position = first + t0; // kv_blocks.rs:21
    let t4 = select(position, 4294967295u, (position < first)); // kv_blocks.rs:22
    let t5 = min_u32(t4, last_position); // block.rs:108
    var maxima_0 = 0.0f; // sequential.rs:26
    var maxima_1 = 0.0f;
    var maxima_2 = 0.0f;
    var sums_0 = f32_from_bits(0x7fc00000u); // sequential.rs:27
    var sums_1 = f32_from_bits(0x7fc00000u);
    var sums_2 = f32_from_bits(0x7fc00000u);
    var outputs_0 = 0.0f; // sequential.rs:28
    var outputs_1 = 0.0f;
    var outputs_2 = 0.0f;
    let t6 = t5 / 256u + 1u; // sequential.rs:29
    for (var index = 0u; index < t6; index += 1u) {
        var block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        let block_1 = block; // kv_blocks.rs:32
        let first_key = index * 256u; // sequential.rs:31
        if (block_1 < imm.n_blocks) { // sequential.rs:32
            let t7 = min_u32(max_u32(t5 + 1u, first_key) - first_key, 256u); // block.rs:142
            let own_key = local_invocation_index; // block.rs:271
            var dots_0 = 0.0f; // block.rs:157
            var dots_1 = 0.0f;
            var dots_2 = 0.0f;
            if (local_invocation_index < t7) { // block.rs:158
                let key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (var dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    let t8 = keys[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t9 = decode_bf16(t8.x);
                    let t10 = decode_bf16(t8.x >> 16u);
                    let t11 = decode_bf16(t8.y);
                    let t12 = decode_bf16(t8.y >> 16u);
                    let t13 = decode_bf16(t8.z);
                    let t14 = decode_bf16(t8.z >> 16u);
                    let t15 = decode_bf16(t8.w);
                    let t16 = decode_bf16(t8.w >> 16u);
                    let t17 = q[((t1 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_bf16(t17.x), t9, dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t17.x >> 16u), t10, dots_0);
                    dots_0 = fma(decode_bf16(t17.y), t11, dots_0);
                    dots_0 = fma(decode_bf16(t17.y >> 16u), t12, dots_0);
                    dots_0 = fma(decode_bf16(t17.z), t13, dots_0);
                    dots_0 = fma(decode_bf16(t17.z >> 16u), t14, dots_0);
                    dots_0 = fma(decode_bf16(t17.w), t15, dots_0);
                    dots_0 = fma(decode_bf16(t17.w >> 16u), t16, dots_0);
                    let t18 = q[((t2 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_1 = fma(decode_bf16(t18.x), t9, dots_1); // block.rs:167
                    dots_1 = fma(decode_bf16(t18.x >> 16u), t10, dots_1);
                    dots_1 = fma(decode_bf16(t18.y), t11, dots_1);
                    dots_1 = fma(decode_bf16(t18.y >> 16u), t12, dots_1);
                    dots_1 = fma(decode_bf16(t18.z), t13, dots_1);
                    dots_1 = fma(decode_bf16(t18.z >> 16u), t14, dots_1);
                    dots_1 = fma(decode_bf16(t18.w), t15, dots_1);
                    dots_1 = fma(decode_bf16(t18.w >> 16u), t16, dots_1);
                    let t19 = q[((t3 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_2 = fma(decode_bf16(t19.x), t9, dots_2); // block.rs:167
                    dots_2 = fma(decode_bf16(t19.x >> 16u), t10, dots_2);
                    dots_2 = fma(decode_bf16(t19.y), t11, dots_2);
                    dots_2 = fma(decode_bf16(t19.y >> 16u), t12, dots_2);
                    dots_2 = fma(decode_bf16(t19.z), t13, dots_2);
                    dots_2 = fma(decode_bf16(t19.z >> 16u), t14, dots_2);
                    dots_2 = fma(decode_bf16(t19.w), t15, dots_2);
                    dots_2 = fma(decode_bf16(t19.w >> 16u), t16, dots_2);
                }
            }
            var scores_0 = dots_0; // block.rs:272
            var scores_1 = dots_1;
            var scores_2 = dots_2;
            let bits = bitcast<u32>(scores_0 * imm.scale); // bits.rs:31
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t7)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            let bits_1 = bitcast<u32>(scores_1 * imm.scale); // bits.rs:31
            let scaled_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:32
            let score_1 = select(scaled_1, 0.0f, (scaled_1 == 0.0f)); // block.rs:277
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t7)); // block.rs:278
            let max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            let bits_2 = bitcast<u32>(scores_2 * imm.scale); // bits.rs:31
            let scaled_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // bits.rs:32
            let score_2 = select(scaled_2, 0.0f, (scaled_2 == 0.0f)); // block.rs:277
            scores_2 = select(f32_from_bits(0xff800000u), score_2, (own_key < t7)); // block.rs:278
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
            let t20 = scores_0 - highest_0; // block.rs:293
            let sum = t20 * 1.442695f + 12582912.0f; // bits.rs:52
            let k = sum - 12582912.0f; // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = t20 - k * 0.6933594f; // exponential.rs:15
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
            let bits_3 = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
            let bits_4 = bitcast<u32>(t20); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t7)); // block.rs:294
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
            let t21 = scores_1 - highest_1; // block.rs:293
            let sum_2 = t21 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_1 = sum_2 - 12582912.0f; // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced_1 = t21 - k_1 * 0.6933594f; // exponential.rs:15
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
            let bits_5 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
            let bits_6 = bitcast<u32>(t21); // exponential.rs:48
            let beyond_1 = select(2139095040u, 0u, (bits_6 > 2147483647u)); // exponential.rs:49
            let bounded_1 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_6 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_1 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t21) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_1 = select(0.0f, power_1, (own_key < t7)); // block.rs:294
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
            let t22 = scores_2 - highest_2; // block.rs:293
            let sum_4 = t22 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_2 = sum_4 - 12582912.0f; // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_2 = t22 - k_2 * 0.6933594f; // exponential.rs:15
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
            let bits_7 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
            let bits_8 = bitcast<u32>(t22); // exponential.rs:48
            let beyond_2 = select(2139095040u, 0u, (bits_8 > 2147483647u)); // exponential.rs:49
            let bounded_2 = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_8 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_2 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t22) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_2 = select(0.0f, power_2, (own_key < t7)); // block.rs:294
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
                let common_end = min_u32(max_u32(t7, run_start), run_start + 32u); // block.rs:197
                for (var key = run_start; key < common_end; key += 1u) { // block.rs:198
                    let t23 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let t24 = decode_bf16(t23.x);
                    let t25 = decode_bf16(t23.x >> 16u);
                    let t26 = decode_bf16(t23.y);
                    let t27 = decode_bf16(t23.y >> 16u);
                    let t28 = decode_bf16(t23.z);
                    let t29 = decode_bf16(t23.z >> 16u);
                    let t30 = decode_bf16(t23.w);
                    let t31 = decode_bf16(t23.w >> 16u);
                    let weight_3 = weights[key]; // block.rs:202
                    sums_0_0 = sums_0_0 + weight_3 * t24; // block.rs:205
                    sums_0_1 = sums_0_1 + weight_3 * t25;
                    sums_0_2 = sums_0_2 + weight_3 * t26;
                    sums_0_3 = sums_0_3 + weight_3 * t27;
                    sums_0_4 = sums_0_4 + weight_3 * t28;
                    sums_0_5 = sums_0_5 + weight_3 * t29;
                    sums_0_6 = sums_0_6 + weight_3 * t30;
                    sums_0_7 = sums_0_7 + weight_3 * t31;
                    let weight_4 = weights[key + 256u]; // block.rs:202
                    sums_1_0 = sums_1_0 + weight_4 * t24; // block.rs:205
                    sums_1_1 = sums_1_1 + weight_4 * t25;
                    sums_1_2 = sums_1_2 + weight_4 * t26;
                    sums_1_3 = sums_1_3 + weight_4 * t27;
                    sums_1_4 = sums_1_4 + weight_4 * t28;
                    sums_1_5 = sums_1_5 + weight_4 * t29;
                    sums_1_6 = sums_1_6 + weight_4 * t30;
                    sums_1_7 = sums_1_7 + weight_4 * t31;
                    let weight_5 = weights[key + 512u]; // block.rs:202
                    sums_2_0 = sums_2_0 + weight_5 * t24; // block.rs:205
                    sums_2_1 = sums_2_1 + weight_5 * t25;
                    sums_2_2 = sums_2_2 + weight_5 * t26;
                    sums_2_3 = sums_2_3 + weight_5 * t27;
                    sums_2_4 = sums_2_4 + weight_5 * t28;
                    sums_2_5 = sums_2_5 + weight_5 * t29;
                    sums_2_6 = sums_2_6 + weight_5 * t30;
                    sums_2_7 = sums_2_7 + weight_5 * t31;
                }
            }
            var outputs_0_1 = 0.0f; // block.rs:226
            var outputs_1_1 = 0.0f;
            var outputs_2_1 = 0.0f;
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
                outputs_0_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // block.rs:246
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
                outputs_1_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // block.rs:246
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
                outputs_2_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // block.rs:246
            }
            let t32 = outputs_0_1; // block.rs:249
            let t33 = outputs_1_1;
            let t34 = outputs_2_1;
            let t35 = highest_0; // block.rs:312
            let t36 = highest_1;
            let t37 = highest_2;
            let t38 = totals_0;
            let t39 = totals_1;
            let t40 = totals_2;
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t35; // sequential.rs:37
                var parts_1 = t38;
                var parts_2 = t32;
                if (index > 0u) { // sequential.rs:38
                    let t41 = maxima_0; // sequential.rs:40
                    let max_4 = max_f32(t41, t35); // join.rs:16
                    let t42 = t41 - max_4; // join.rs:17
                    let sum_6 = t42 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_3 = sum_6 - 12582912.0f; // bits.rs:53
                    let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
                    let reduced_3 = t42 - k_3 * 0.6933594f; // exponential.rs:15
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
                    let y_4 = 1.0f + p_3; // exponential.rs:33
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
                    let bits_9 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
                    let bits_10 = bitcast<u32>(t42); // exponential.rs:48
                    let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
                    let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t42) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t43 = t35 - max_4; // join.rs:18
                    let sum_7 = t43 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_4 = sum_7 - 12582912.0f; // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
                    let reduced_4 = t43 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let y_5 = 1.0f + p_4; // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_11 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_12 = bitcast<u32>(t43); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_12 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_11, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_12 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t43) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let sum_8 = sums_0 * factor + t38 * next_factor; // join.rs:19
                    let bits_13 = bitcast<u32>(outputs_0 * factor); // bits.rs:31
                    let bits_14 = bitcast<u32>(t32 * next_factor);
                    let t44 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = t44;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t36; // sequential.rs:37
                var parts_1 = t39;
                var parts_2 = t33;
                if (index > 0u) { // sequential.rs:38
                    let t45 = maxima_1; // sequential.rs:40
                    let max_4 = max_f32(t45, t36); // join.rs:16
                    let t46 = t45 - max_4; // join.rs:17
                    let sum_6 = t46 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_3 = sum_6 - 12582912.0f; // bits.rs:53
                    let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
                    let reduced_3 = t46 - k_3 * 0.6933594f; // exponential.rs:15
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
                    let y_4 = 1.0f + p_3; // exponential.rs:33
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
                    let bits_9 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
                    let bits_10 = bitcast<u32>(t46); // exponential.rs:48
                    let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
                    let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t46) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t47 = t36 - max_4; // join.rs:18
                    let sum_7 = t47 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_4 = sum_7 - 12582912.0f; // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
                    let reduced_4 = t47 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let y_5 = 1.0f + p_4; // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_11 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_12 = bitcast<u32>(t47); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_12 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_11, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_12 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t47) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let sum_8 = sums_1 * factor + t39 * next_factor; // join.rs:19
                    let bits_13 = bitcast<u32>(outputs_1 * factor); // bits.rs:31
                    let bits_14 = bitcast<u32>(t33 * next_factor);
                    let t48 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = t48;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t37; // sequential.rs:37
                var parts_1 = t40;
                var parts_2 = t34;
                if (index > 0u) { // sequential.rs:38
                    let t49 = maxima_2; // sequential.rs:40
                    let max_4 = max_f32(t49, t37); // join.rs:16
                    let t50 = t49 - max_4; // join.rs:17
                    let sum_6 = t50 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_3 = sum_6 - 12582912.0f; // bits.rs:53
                    let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
                    let reduced_3 = t50 - k_3 * 0.6933594f; // exponential.rs:15
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
                    let y_4 = 1.0f + p_3; // exponential.rs:33
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
                    let bits_9 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
                    let bits_10 = bitcast<u32>(t50); // exponential.rs:48
                    let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
                    let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t50) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t51 = t37 - max_4; // join.rs:18
                    let sum_7 = t51 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_4 = sum_7 - 12582912.0f; // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
                    let reduced_4 = t51 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let y_5 = 1.0f + p_4; // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_11 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_12 = bitcast<u32>(t51); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_12 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_11, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_12 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t51) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let sum_8 = sums_2 * factor + t40 * next_factor; // join.rs:19
                    let bits_13 = bitcast<u32>(outputs_2 * factor); // bits.rs:31
                    let bits_14 = bitcast<u32>(t34 * next_factor);
                    let t52 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = t52;
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
        } else {
            if (first_key <= t5) { // sequential.rs:52
                sums_0 = f32_from_bits(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t5) { // sequential.rs:52
                sums_1 = f32_from_bits(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t5) { // sequential.rs:52
                sums_2 = f32_from_bits(0x7fc00000u); // sequential.rs:53
            }
        }
    }
    workgroupBarrier(); // sequential.rs:63
    let is_in_table = t4 == t5; // sequential.rs:66
    let t53 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t54 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t54, t53); // join.rs:49
    }
    let is_in_table_1 = t4 == t5; // sequential.rs:66
    let t55 = select(f32_from_bits(0x7fc00000u), sums_1, is_in_table_1); // sequential.rs:67
    let t56 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t56, t55); // join.rs:49
    }
    let is_in_table_2 = t4 == t5; // sequential.rs:66
    let t57 = select(f32_from_bits(0x7fc00000u), sums_2, is_in_table_2); // sequential.rs:67
    let t58 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 512u] = quotient_rn(t58, t57); // join.rs:49
    }
    let head_dim = imm.head_dim; // sequential.rs:71
    workgroupBarrier(); // join.rs:67
    let pieces = head_dim / 8u; // join.rs:68
    let query = div_u32(local_invocation_index, pieces); // join.rs:69
    let dim = rem_u32(local_invocation_index, pieces) * 8u; // join.rs:70
    let token = workgroup_id.y + query / 3u; // join.rs:71
    let head = first_head + query % 3u; // join.rs:72
    if (((query < 3u) & (token < imm.seq_len)) & (head < end_head)) { // join.rs:73
        var outputs_0_1 = 0.0f; // join.rs:74
        var outputs_1_1 = 0.0f;
        var outputs_2_1 = 0.0f;
        var outputs_3 = 0.0f;
        var outputs_4 = 0.0f;
        var outputs_5 = 0.0f;
        var outputs_6 = 0.0f;
        var outputs_7 = 0.0f;
        outputs_0_1 = runs[query * 256u + dim]; // join.rs:77
        outputs_1_1 = runs[query * 256u + dim + 1u];
        outputs_2_1 = runs[query * 256u + dim + 2u];
        outputs_3 = runs[query * 256u + dim + 3u];
        outputs_4 = runs[query * 256u + dim + 4u];
        outputs_5 = runs[query * 256u + dim + 5u];
        outputs_6 = runs[query * 256u + dim + 6u];
        outputs_7 = runs[query * 256u + dim + 7u];
        let t59 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        y[(((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t59;
    }
}
