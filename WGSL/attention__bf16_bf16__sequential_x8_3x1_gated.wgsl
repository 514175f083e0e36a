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
fn attention__bf16_bf16__sequential_x8_3x1_gated(
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
            let bits = bitcast<u32>(scores_0 * imm.scale); // bits.rs:29
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:30
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t7)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            let bits_1 = bitcast<u32>(scores_1 * imm.scale); // bits.rs:29
            let scaled_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:30
            let score_1 = select(scaled_1, 0.0f, (scaled_1 == 0.0f)); // block.rs:277
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t7)); // block.rs:278
            let max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            let bits_2 = bitcast<u32>(scores_2 * imm.scale); // bits.rs:29
            let scaled_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // bits.rs:30
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
            let t21 = min_f32(max_f32(t20, -104.0f), 89.0f); // exponential.rs:40
            let k = round(t21 * 1.442695f); // exponential.rs:14
            let reduced = t21 - k * 0.6933594f; // exponential.rs:15
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
            let t22 = i32_from_f32(k); // exponential.rs:42
            let field = i32(bitcast<u32>(y_1) >> 23u) + t22; // bits.rs:36
            let bits_3 = bitcast<u32>(y_1) + (u32(t22) << 23u); // bits.rs:37
            let power = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight = select(0.0f, power, (own_key < t7)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let sum = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u] = sum; // block.rs:298
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
            let t24 = min_f32(max_f32(t23, -104.0f), 89.0f); // exponential.rs:40
            let k_1 = round(t24 * 1.442695f); // exponential.rs:14
            let reduced_1 = t24 - k_1 * 0.6933594f; // exponential.rs:15
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
            let t25 = i32_from_f32(k_1); // exponential.rs:42
            let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t25; // bits.rs:36
            let bits_4 = bitcast<u32>(y_2) + (u32(t25) << 23u); // bits.rs:37
            let power_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t23) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight_1 = select(0.0f, power_1, (own_key < t7)); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            let sum_1 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 1u] = sum_1; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[5u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[8u]);
            highest_2 = max_f32(highest_2, maxima[11u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[17u]);
            highest_2 = max_f32(highest_2, maxima[20u]);
            highest_2 = max_f32(highest_2, maxima[23u]);
            let t26 = scores_2 - highest_2; // block.rs:293
            let t27 = min_f32(max_f32(t26, -104.0f), 89.0f); // exponential.rs:40
            let k_2 = round(t27 * 1.442695f); // exponential.rs:14
            let reduced_2 = t27 - k_2 * 0.6933594f; // exponential.rs:15
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
            let t28 = i32_from_f32(k_2); // exponential.rs:42
            let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t28; // bits.rs:36
            let bits_5 = bitcast<u32>(y_3) + (u32(t28) << 23u); // bits.rs:37
            let power_2 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t26) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight_2 = select(0.0f, power_2, (own_key < t7)); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            let sum_2 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 2u] = sum_2; // block.rs:298
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
                    let t29 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let t30 = decode_bf16(t29.x);
                    let t31 = decode_bf16(t29.x >> 16u);
                    let t32 = decode_bf16(t29.y);
                    let t33 = decode_bf16(t29.y >> 16u);
                    let t34 = decode_bf16(t29.z);
                    let t35 = decode_bf16(t29.z >> 16u);
                    let t36 = decode_bf16(t29.w);
                    let t37 = decode_bf16(t29.w >> 16u);
                    let weight_3 = weights[key]; // block.rs:202
                    sums_0_0 = sums_0_0 + weight_3 * t30; // block.rs:205
                    sums_0_1 = sums_0_1 + weight_3 * t31;
                    sums_0_2 = sums_0_2 + weight_3 * t32;
                    sums_0_3 = sums_0_3 + weight_3 * t33;
                    sums_0_4 = sums_0_4 + weight_3 * t34;
                    sums_0_5 = sums_0_5 + weight_3 * t35;
                    sums_0_6 = sums_0_6 + weight_3 * t36;
                    sums_0_7 = sums_0_7 + weight_3 * t37;
                    let weight_4 = weights[key + 256u]; // block.rs:202
                    sums_1_0 = sums_1_0 + weight_4 * t30; // block.rs:205
                    sums_1_1 = sums_1_1 + weight_4 * t31;
                    sums_1_2 = sums_1_2 + weight_4 * t32;
                    sums_1_3 = sums_1_3 + weight_4 * t33;
                    sums_1_4 = sums_1_4 + weight_4 * t34;
                    sums_1_5 = sums_1_5 + weight_4 * t35;
                    sums_1_6 = sums_1_6 + weight_4 * t36;
                    sums_1_7 = sums_1_7 + weight_4 * t37;
                    let weight_5 = weights[key + 512u]; // block.rs:202
                    sums_2_0 = sums_2_0 + weight_5 * t30; // block.rs:205
                    sums_2_1 = sums_2_1 + weight_5 * t31;
                    sums_2_2 = sums_2_2 + weight_5 * t32;
                    sums_2_3 = sums_2_3 + weight_5 * t33;
                    sums_2_4 = sums_2_4 + weight_5 * t34;
                    sums_2_5 = sums_2_5 + weight_5 * t35;
                    sums_2_6 = sums_2_6 + weight_5 * t36;
                    sums_2_7 = sums_2_7 + weight_5 * t37;
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
                var sum_3 = runs[local_invocation_index]; // block.rs:241
                sum_3 = sum_3 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_3 = sum_3 + runs[local_invocation_index + 512u];
                sum_3 = sum_3 + runs[local_invocation_index + 768u];
                sum_3 = sum_3 + runs[local_invocation_index + 1024u];
                sum_3 = sum_3 + runs[local_invocation_index + 1280u];
                sum_3 = sum_3 + runs[local_invocation_index + 1536u];
                sum_3 = sum_3 + runs[local_invocation_index + 1792u];
                let bits_6 = bitcast<u32>(sum_3); // bits.rs:29
                outputs_0_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // block.rs:246
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
                var sum_3 = runs[local_invocation_index]; // block.rs:241
                sum_3 = sum_3 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_3 = sum_3 + runs[local_invocation_index + 512u];
                sum_3 = sum_3 + runs[local_invocation_index + 768u];
                sum_3 = sum_3 + runs[local_invocation_index + 1024u];
                sum_3 = sum_3 + runs[local_invocation_index + 1280u];
                sum_3 = sum_3 + runs[local_invocation_index + 1536u];
                sum_3 = sum_3 + runs[local_invocation_index + 1792u];
                let bits_6 = bitcast<u32>(sum_3); // bits.rs:29
                outputs_1_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // block.rs:246
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
                var sum_3 = runs[local_invocation_index]; // block.rs:241
                sum_3 = sum_3 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_3 = sum_3 + runs[local_invocation_index + 512u];
                sum_3 = sum_3 + runs[local_invocation_index + 768u];
                sum_3 = sum_3 + runs[local_invocation_index + 1024u];
                sum_3 = sum_3 + runs[local_invocation_index + 1280u];
                sum_3 = sum_3 + runs[local_invocation_index + 1536u];
                sum_3 = sum_3 + runs[local_invocation_index + 1792u];
                let bits_6 = bitcast<u32>(sum_3); // bits.rs:29
                outputs_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // block.rs:246
            }
            let t38 = outputs_0_1; // block.rs:249
            let t39 = outputs_1_1;
            let t40 = outputs_2_1;
            let t41 = highest_0; // block.rs:312
            let t42 = highest_1;
            let t43 = highest_2;
            let t44 = totals_0;
            let t45 = totals_1;
            let t46 = totals_2;
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t41; // sequential.rs:37
                var parts_1 = t44;
                var parts_2 = t38;
                if (index > 0u) { // sequential.rs:38
                    let t47 = maxima_0; // sequential.rs:40
                    let max_4 = max_f32(t47, t41); // join.rs:16
                    let t48 = t47 - max_4; // join.rs:17
                    let t49 = min_f32(max_f32(t48, -104.0f), 89.0f); // exponential.rs:40
                    let k_3 = round(t49 * 1.442695f); // exponential.rs:14
                    let reduced_3 = t49 - k_3 * 0.6933594f; // exponential.rs:15
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
                    let t50 = i32_from_f32(k_3); // exponential.rs:42
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t50; // bits.rs:36
                    let bits_6 = bitcast<u32>(y_4) + (u32(t50) << 23u); // bits.rs:37
                    let factor = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t48) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t51 = t41 - max_4; // join.rs:18
                    let t52 = min_f32(max_f32(t51, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t52 * 1.442695f); // exponential.rs:14
                    let reduced_4 = t52 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let t53 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t53; // bits.rs:36
                    let bits_7 = bitcast<u32>(y_5) + (u32(t53) << 23u); // bits.rs:37
                    let next_factor = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t51) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let sum_3 = sums_0 * factor + t44 * next_factor; // join.rs:19
                    let bits_8 = bitcast<u32>(outputs_0 * factor); // bits.rs:29
                    let bits_9 = bitcast<u32>(t38 * next_factor);
                    let t54 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = t54;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t42; // sequential.rs:37
                var parts_1 = t45;
                var parts_2 = t39;
                if (index > 0u) { // sequential.rs:38
                    let t55 = maxima_1; // sequential.rs:40
                    let max_4 = max_f32(t55, t42); // join.rs:16
                    let t56 = t55 - max_4; // join.rs:17
                    let t57 = min_f32(max_f32(t56, -104.0f), 89.0f); // exponential.rs:40
                    let k_3 = round(t57 * 1.442695f); // exponential.rs:14
                    let reduced_3 = t57 - k_3 * 0.6933594f; // exponential.rs:15
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
                    let t58 = i32_from_f32(k_3); // exponential.rs:42
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t58; // bits.rs:36
                    let bits_6 = bitcast<u32>(y_4) + (u32(t58) << 23u); // bits.rs:37
                    let factor = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t56) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t59 = t42 - max_4; // join.rs:18
                    let t60 = min_f32(max_f32(t59, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t60 * 1.442695f); // exponential.rs:14
                    let reduced_4 = t60 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let t61 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t61; // bits.rs:36
                    let bits_7 = bitcast<u32>(y_5) + (u32(t61) << 23u); // bits.rs:37
                    let next_factor = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t59) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let sum_3 = sums_1 * factor + t45 * next_factor; // join.rs:19
                    let bits_8 = bitcast<u32>(outputs_1 * factor); // bits.rs:29
                    let bits_9 = bitcast<u32>(t39 * next_factor);
                    let t62 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = t62;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t43; // sequential.rs:37
                var parts_1 = t46;
                var parts_2 = t40;
                if (index > 0u) { // sequential.rs:38
                    let t63 = maxima_2; // sequential.rs:40
                    let max_4 = max_f32(t63, t43); // join.rs:16
                    let t64 = t63 - max_4; // join.rs:17
                    let t65 = min_f32(max_f32(t64, -104.0f), 89.0f); // exponential.rs:40
                    let k_3 = round(t65 * 1.442695f); // exponential.rs:14
                    let reduced_3 = t65 - k_3 * 0.6933594f; // exponential.rs:15
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
                    let t66 = i32_from_f32(k_3); // exponential.rs:42
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t66; // bits.rs:36
                    let bits_6 = bitcast<u32>(y_4) + (u32(t66) << 23u); // bits.rs:37
                    let factor = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t64) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t67 = t43 - max_4; // join.rs:18
                    let t68 = min_f32(max_f32(t67, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t68 * 1.442695f); // exponential.rs:14
                    let reduced_4 = t68 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let t69 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t69; // bits.rs:36
                    let bits_7 = bitcast<u32>(y_5) + (u32(t69) << 23u); // bits.rs:37
                    let next_factor = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t67) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let sum_3 = sums_2 * factor + t46 * next_factor; // join.rs:19
                    let bits_8 = bitcast<u32>(outputs_2 * factor); // bits.rs:29
                    let bits_9 = bitcast<u32>(t40 * next_factor);
                    let t70 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = t70;
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
    let t71 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t72 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t72, t71); // join.rs:49
    }
    let is_in_table_1 = t4 == t5; // sequential.rs:66
    let t73 = select(f32_from_bits(0x7fc00000u), sums_1, is_in_table_1); // sequential.rs:67
    let t74 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t74, t73); // join.rs:49
    }
    let is_in_table_2 = t4 == t5; // sequential.rs:66
    let t75 = select(f32_from_bits(0x7fc00000u), sums_2, is_in_table_2); // sequential.rs:67
    let t76 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 512u] = quotient_rn(t76, t75); // join.rs:49
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
        let t77 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t78 = q_gate[(t77 >> 1u) >> 2u]; // piece.rs:40
        let t79 = decode_bf16(t78.x);
        let t80 = decode_bf16(t78.x >> 16u);
        let t81 = decode_bf16(t78.y);
        let t82 = decode_bf16(t78.y >> 16u);
        let t83 = decode_bf16(t78.z);
        let t84 = decode_bf16(t78.z >> 16u);
        let t85 = decode_bf16(t78.w);
        let t86 = decode_bf16(t78.w >> 16u);
        let t87 = abs_f32(t79); // activation.rs:20
        let t88 = min_f32(max_f32(t87, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t88 * 1.442695f); // exponential.rs:14
        let reduced = t88 - k * 0.6933594f; // exponential.rs:15
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
        let t89 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t89; // bits.rs:36
        let bits = bitcast<u32>(y_1) + (u32(t89) << 23u); // bits.rs:37
        let t90 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t87) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t90)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let t91 = decode_bf16(encode_bf16(outputs_0_1)) * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t79 < 0.0f)); // join.rs:84
        let bits_1 = bitcast<u32>(t91); // bits.rs:29
        outputs_0_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // join.rs:84
        let t92 = abs_f32(t80); // activation.rs:20
        let t93 = min_f32(max_f32(t92, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t93 * 1.442695f); // exponential.rs:14
        let reduced_1 = t93 - k_1 * 0.6933594f; // exponential.rs:15
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
        let t94 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + t94; // bits.rs:36
        let bits_2 = bitcast<u32>(y_3) + (u32(t94) << 23u); // bits.rs:37
        let t95 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t92) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t95)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let t96 = decode_bf16(encode_bf16(outputs_1_1)) * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t80 < 0.0f)); // join.rs:84
        let bits_3 = bitcast<u32>(t96); // bits.rs:29
        outputs_1_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t97 = abs_f32(t81); // activation.rs:20
        let t98 = min_f32(max_f32(t97, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t98 * 1.442695f); // exponential.rs:14
        let reduced_2 = t98 - k_2 * 0.6933594f; // exponential.rs:15
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
        let t99 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + t99; // bits.rs:36
        let bits_4 = bitcast<u32>(y_5) + (u32(t99) << 23u); // bits.rs:37
        let t100 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t97) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t100)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let t101 = decode_bf16(encode_bf16(outputs_2_1)) * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t81 < 0.0f)); // join.rs:84
        let bits_5 = bitcast<u32>(t101); // bits.rs:29
        outputs_2_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t102 = abs_f32(t82); // activation.rs:20
        let t103 = min_f32(max_f32(t102, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t103 * 1.442695f); // exponential.rs:14
        let reduced_3 = t103 - k_3 * 0.6933594f; // exponential.rs:15
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
        let t104 = i32_from_f32(k_3); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + t104; // bits.rs:36
        let bits_6 = bitcast<u32>(y_7) + (u32(t104) << 23u); // bits.rs:37
        let t105 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t102) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t105)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let t106 = decode_bf16(encode_bf16(outputs_3)) * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t82 < 0.0f)); // join.rs:84
        let bits_7 = bitcast<u32>(t106); // bits.rs:29
        outputs_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t107 = abs_f32(t83); // activation.rs:20
        let t108 = min_f32(max_f32(t107, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t108 * 1.442695f); // exponential.rs:14
        let reduced_4 = t108 - k_4 * 0.6933594f; // exponential.rs:15
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
        let t109 = i32_from_f32(k_4); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_9) >> 23u) + t109; // bits.rs:36
        let bits_8 = bitcast<u32>(y_9) + (u32(t109) << 23u); // bits.rs:37
        let t110 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t107) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_bf16(encode_bf16(t110)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
        let t111 = decode_bf16(encode_bf16(outputs_4)) * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t83 < 0.0f)); // join.rs:84
        let bits_9 = bitcast<u32>(t111); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:84
        let t112 = abs_f32(t84); // activation.rs:20
        let t113 = min_f32(max_f32(t112, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t113 * 1.442695f); // exponential.rs:14
        let reduced_5 = t113 - k_5 * 0.6933594f; // exponential.rs:15
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
        let t114 = i32_from_f32(k_5); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_11) >> 23u) + t114; // bits.rs:36
        let bits_10 = bitcast<u32>(y_11) + (u32(t114) << 23u); // bits.rs:37
        let t115 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t112) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_bf16(encode_bf16(t115)); // activation.rs:20
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let y_12 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
        let t116 = decode_bf16(encode_bf16(outputs_5)) * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t84 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t116); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t117 = abs_f32(t85); // activation.rs:20
        let t118 = min_f32(max_f32(t117, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t118 * 1.442695f); // exponential.rs:14
        let reduced_6 = t118 - k_6 * 0.6933594f; // exponential.rs:15
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
        let t119 = i32_from_f32(k_6); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_13) >> 23u) + t119; // bits.rs:36
        let bits_12 = bitcast<u32>(y_13) + (u32(t119) << 23u); // bits.rs:37
        let t120 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t117) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_bf16(encode_bf16(t120)); // activation.rs:20
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let y_14 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
        let t121 = decode_bf16(encode_bf16(outputs_6)) * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t85 < 0.0f)); // join.rs:84
        let bits_13 = bitcast<u32>(t121); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // join.rs:84
        let t122 = abs_f32(t86); // activation.rs:20
        let t123 = min_f32(max_f32(t122, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t123 * 1.442695f); // exponential.rs:14
        let reduced_7 = t123 - k_7 * 0.6933594f; // exponential.rs:15
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
        let t124 = i32_from_f32(k_7); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_15) >> 23u) + t124; // bits.rs:36
        let bits_14 = bitcast<u32>(y_15) + (u32(t124) << 23u); // bits.rs:37
        let t125 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t122) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_bf16(encode_bf16(t125)); // activation.rs:20
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let y_16 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
        let t126 = decode_bf16(encode_bf16(outputs_7)) * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t86 < 0.0f)); // join.rs:84
        let bits_15 = bitcast<u32>(t126); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t127 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        y[(((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t127;
    }
}
