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
var<workgroup> maxima: array<f32, 32>;
var<workgroup> sums: array<f32, 32>;
var<workgroup> weights: array<f32, 1024>;
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
fn attention__bf16_bf16__sequential_x4_1x4_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.z; // sequential.rs:18
    let first_token = workgroup_id.y * 4u;
    let head_tile = workgroup_id.x;
    let group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    let kv_head = div_u32(head_tile, group); // block.rs:88
    let first_head = kv_head * group + rem_u32(head_tile, group); // block.rs:89
    let end_head = kv_head * group + group; // block.rs:90
    let last_head = end_head - 1u; // block.rs:91
    let last_token = imm.seq_len - 1u; // block.rs:92
    let last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    let t0 = min_u32(first_token, last_token); // block.rs:95
    let t1 = min_u32(first_token + 1u, last_token);
    let t2 = min_u32(first_token + 2u, last_token);
    let t3 = min_u32(first_token + 3u, last_token);
    let t4 = min_u32(first_head, last_head); // block.rs:97
    let t5 = ((row * imm.seq_len + t0) * imm.n_heads + t4) * imm.head_dim; // block.rs:104
    let t6 = ((row * imm.seq_len + t1) * imm.n_heads + t4) * imm.head_dim;
    let t7 = ((row * imm.seq_len + t2) * imm.n_heads + t4) * imm.head_dim;
    let t8 = ((row * imm.seq_len + t3) * imm.n_heads + t4) * imm.head_dim;
    let first = positions[row]; // kv_blocks.rs:20
    let position = first + t0; // kv_blocks.rs:21
    let t9 = select(position, 4294967295u, (position < first)); // kv_blocks.rs:22
    let first_1 = positions[row]; // kv_blocks.rs:20
    let position_1 = first_1 + t1; // kv_blocks.rs:21
    let t10 = select(position_1, 4294967295u, (position_1 < first_1)); // kv_blocks.rs:22
    let first_2 = positions[row]; // kv_blocks.rs:20
    let position_2 = first_2 + t2; // kv_blocks.rs:21
    let t11 = select(position_2, 4294967295u, (position_2 < first_2)); // kv_blocks.rs:22
    let first_3 = positions[row]; // kv_blocks.rs:20
    let position_3 = first_3 + t3; // kv_blocks.rs:21
    let t12 = select(position_3, 4294967295u, (position_3 < first_3)); // kv_blocks.rs:22
    let t13 = min_u32(t9, last_position); // block.rs:108
    let t14 = min_u32(t10, last_position);
    let t15 = min_u32(t11, last_position);
    let t16 = min_u32(t12, last_position);
    var maxima_0 = 0.0f; // sequential.rs:26
    var maxima_1 = 0.0f;
    var maxima_2 = 0.0f;
    var maxima_3 = 0.0f;
    var sums_0 = f32_from_bits(0x7fc00000u); // sequential.rs:27
    var sums_1 = f32_from_bits(0x7fc00000u);
    var sums_2 = f32_from_bits(0x7fc00000u);
    var sums_3 = f32_from_bits(0x7fc00000u);
    var outputs_0 = 0.0f; // sequential.rs:28
    var outputs_1 = 0.0f;
    var outputs_2 = 0.0f;
    var outputs_3 = 0.0f;
    let t17 = t16 / 256u + 1u; // sequential.rs:29
    for (var index = 0u; index < t17; index += 1u) {
        var block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        let block_1 = block; // kv_blocks.rs:32
        let first_key = index * 256u; // sequential.rs:31
        if (block_1 < imm.n_blocks) { // sequential.rs:32
            let t18 = min_u32(max_u32(t13 + 1u, first_key) - first_key, 256u); // block.rs:142
            let t19 = min_u32(max_u32(t14 + 1u, first_key) - first_key, 256u);
            let t20 = min_u32(max_u32(t15 + 1u, first_key) - first_key, 256u);
            let t21 = min_u32(max_u32(t16 + 1u, first_key) - first_key, 256u);
            let own_key = local_invocation_index; // block.rs:271
            var dots_0 = 0.0f; // block.rs:157
            var dots_1 = 0.0f;
            var dots_2 = 0.0f;
            var dots_3 = 0.0f;
            if (local_invocation_index < t21) { // block.rs:158
                let key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (var dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    let t22 = keys[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t23 = decode_bf16(t22.x);
                    let t24 = decode_bf16(t22.x >> 16u);
                    let t25 = decode_bf16(t22.y);
                    let t26 = decode_bf16(t22.y >> 16u);
                    let t27 = decode_bf16(t22.z);
                    let t28 = decode_bf16(t22.z >> 16u);
                    let t29 = decode_bf16(t22.w);
                    let t30 = decode_bf16(t22.w >> 16u);
                    let t31 = q[((t5 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_bf16(t31.x), t23, dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t31.x >> 16u), t24, dots_0);
                    dots_0 = fma(decode_bf16(t31.y), t25, dots_0);
                    dots_0 = fma(decode_bf16(t31.y >> 16u), t26, dots_0);
                    dots_0 = fma(decode_bf16(t31.z), t27, dots_0);
                    dots_0 = fma(decode_bf16(t31.z >> 16u), t28, dots_0);
                    dots_0 = fma(decode_bf16(t31.w), t29, dots_0);
                    dots_0 = fma(decode_bf16(t31.w >> 16u), t30, dots_0);
                    let t32 = q[((t6 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_1 = fma(decode_bf16(t32.x), t23, dots_1); // block.rs:167
                    dots_1 = fma(decode_bf16(t32.x >> 16u), t24, dots_1);
                    dots_1 = fma(decode_bf16(t32.y), t25, dots_1);
                    dots_1 = fma(decode_bf16(t32.y >> 16u), t26, dots_1);
                    dots_1 = fma(decode_bf16(t32.z), t27, dots_1);
                    dots_1 = fma(decode_bf16(t32.z >> 16u), t28, dots_1);
                    dots_1 = fma(decode_bf16(t32.w), t29, dots_1);
                    dots_1 = fma(decode_bf16(t32.w >> 16u), t30, dots_1);
                    let t33 = q[((t7 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_2 = fma(decode_bf16(t33.x), t23, dots_2); // block.rs:167
                    dots_2 = fma(decode_bf16(t33.x >> 16u), t24, dots_2);
                    dots_2 = fma(decode_bf16(t33.y), t25, dots_2);
                    dots_2 = fma(decode_bf16(t33.y >> 16u), t26, dots_2);
                    dots_2 = fma(decode_bf16(t33.z), t27, dots_2);
                    dots_2 = fma(decode_bf16(t33.z >> 16u), t28, dots_2);
                    dots_2 = fma(decode_bf16(t33.w), t29, dots_2);
                    dots_2 = fma(decode_bf16(t33.w >> 16u), t30, dots_2);
                    let t34 = q[((t8 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_3 = fma(decode_bf16(t34.x), t23, dots_3); // block.rs:167
                    dots_3 = fma(decode_bf16(t34.x >> 16u), t24, dots_3);
                    dots_3 = fma(decode_bf16(t34.y), t25, dots_3);
                    dots_3 = fma(decode_bf16(t34.y >> 16u), t26, dots_3);
                    dots_3 = fma(decode_bf16(t34.z), t27, dots_3);
                    dots_3 = fma(decode_bf16(t34.z >> 16u), t28, dots_3);
                    dots_3 = fma(decode_bf16(t34.w), t29, dots_3);
                    dots_3 = fma(decode_bf16(t34.w >> 16u), t30, dots_3);
                }
            }
            var scores_0 = dots_0; // block.rs:272
            var scores_1 = dots_1;
            var scores_2 = dots_2;
            var scores_3 = dots_3;
            let bits = bitcast<u32>(scores_0 * imm.scale); // bits.rs:31
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t18)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u] = max_1; // block.rs:281
            }
            let bits_1 = bitcast<u32>(scores_1 * imm.scale); // bits.rs:31
            let scaled_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:32
            let score_1 = select(scaled_1, 0.0f, (scaled_1 == 0.0f)); // block.rs:277
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t19)); // block.rs:278
            let max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 1u] = max_2; // block.rs:281
            }
            let bits_2 = bitcast<u32>(scores_2 * imm.scale); // bits.rs:31
            let scaled_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // bits.rs:32
            let score_2 = select(scaled_2, 0.0f, (scaled_2 == 0.0f)); // block.rs:277
            scores_2 = select(f32_from_bits(0xff800000u), score_2, (own_key < t20)); // block.rs:278
            let max_3 = reduce_max_f32(scores_2); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 2u] = max_3; // block.rs:281
            }
            let bits_3 = bitcast<u32>(scores_3 * imm.scale); // bits.rs:31
            let scaled_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // bits.rs:32
            let score_3 = select(scaled_3, 0.0f, (scaled_3 == 0.0f)); // block.rs:277
            scores_3 = select(f32_from_bits(0xff800000u), score_3, (own_key < t21)); // block.rs:278
            let max_4 = reduce_max_f32(scores_3); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 3u] = max_4; // block.rs:281
            }
            workgroupBarrier(); // block.rs:284
            var highest_0 = 0.0f; // block.rs:285
            var highest_1 = 0.0f;
            var highest_2 = 0.0f;
            var highest_3 = 0.0f;
            highest_0 = maxima[0u]; // block.rs:288
            highest_0 = max_f32(highest_0, maxima[4u]); // block.rs:291
            highest_0 = max_f32(highest_0, maxima[8u]);
            highest_0 = max_f32(highest_0, maxima[12u]);
            highest_0 = max_f32(highest_0, maxima[16u]);
            highest_0 = max_f32(highest_0, maxima[20u]);
            highest_0 = max_f32(highest_0, maxima[24u]);
            highest_0 = max_f32(highest_0, maxima[28u]);
            let t35 = scores_0 - highest_0; // block.rs:293
            let sum = t35 * 1.442695f + 12582912.0f; // bits.rs:52
            let k = sum - 12582912.0f; // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = t35 - k * 0.6933594f; // exponential.rs:15
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
            let bits_4 = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
            let bits_5 = bitcast<u32>(t35); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t35) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t18)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let sum_1 = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u] = sum_1; // block.rs:298
            }
            highest_1 = maxima[1u]; // block.rs:288
            highest_1 = max_f32(highest_1, maxima[5u]); // block.rs:291
            highest_1 = max_f32(highest_1, maxima[9u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[17u]);
            highest_1 = max_f32(highest_1, maxima[21u]);
            highest_1 = max_f32(highest_1, maxima[25u]);
            highest_1 = max_f32(highest_1, maxima[29u]);
            let t36 = scores_1 - highest_1; // block.rs:293
            let sum_2 = t36 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_1 = sum_2 - 12582912.0f; // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced_1 = t36 - k_1 * 0.6933594f; // exponential.rs:15
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
            let bits_6 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
            let bits_7 = bitcast<u32>(t36); // exponential.rs:48
            let beyond_1 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
            let bounded_1 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_1 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t36) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_1 = select(0.0f, power_1, (own_key < t19)); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            let sum_3 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_3; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[6u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[10u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[18u]);
            highest_2 = max_f32(highest_2, maxima[22u]);
            highest_2 = max_f32(highest_2, maxima[26u]);
            highest_2 = max_f32(highest_2, maxima[30u]);
            let t37 = scores_2 - highest_2; // block.rs:293
            let sum_4 = t37 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_2 = sum_4 - 12582912.0f; // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_2 = t37 - k_2 * 0.6933594f; // exponential.rs:15
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
            let bits_8 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
            let bits_9 = bitcast<u32>(t37); // exponential.rs:48
            let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
            let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_2 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t37) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_2 = select(0.0f, power_2, (own_key < t20)); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            let sum_5 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_5; // block.rs:298
            }
            highest_3 = maxima[3u]; // block.rs:288
            highest_3 = max_f32(highest_3, maxima[7u]); // block.rs:291
            highest_3 = max_f32(highest_3, maxima[11u]);
            highest_3 = max_f32(highest_3, maxima[15u]);
            highest_3 = max_f32(highest_3, maxima[19u]);
            highest_3 = max_f32(highest_3, maxima[23u]);
            highest_3 = max_f32(highest_3, maxima[27u]);
            highest_3 = max_f32(highest_3, maxima[31u]);
            let t38 = scores_3 - highest_3; // block.rs:293
            let sum_6 = t38 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_3 = sum_6 - 12582912.0f; // bits.rs:53
            let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
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
            let y_4 = 1.0f + p_3; // exponential.rs:33
            let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
            let bits_10 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
            let bits_11 = bitcast<u32>(t38); // exponential.rs:48
            let beyond_3 = select(2139095040u, 0u, (bits_11 > 2147483647u)); // exponential.rs:49
            let bounded_3 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_11 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_3 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t38) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_3 = select(0.0f, power_3, (own_key < t21)); // block.rs:294
            weights[own_key + 768u] = weight_3; // block.rs:295
            let sum_7 = reduce_add_f32(weight_3); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_7; // block.rs:298
            }
            workgroupBarrier(); // block.rs:301
            var totals_0 = 0.0f; // block.rs:302
            var totals_1 = 0.0f;
            var totals_2 = 0.0f;
            var totals_3 = 0.0f;
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = totals_0 + sums[4u]; // block.rs:308
            totals_0 = totals_0 + sums[8u];
            totals_0 = totals_0 + sums[12u];
            totals_0 = totals_0 + sums[16u];
            totals_0 = totals_0 + sums[20u];
            totals_0 = totals_0 + sums[24u];
            totals_0 = totals_0 + sums[28u];
            totals_1 = sums[1u]; // block.rs:305
            totals_1 = totals_1 + sums[5u]; // block.rs:308
            totals_1 = totals_1 + sums[9u];
            totals_1 = totals_1 + sums[13u];
            totals_1 = totals_1 + sums[17u];
            totals_1 = totals_1 + sums[21u];
            totals_1 = totals_1 + sums[25u];
            totals_1 = totals_1 + sums[29u];
            totals_2 = sums[2u]; // block.rs:305
            totals_2 = totals_2 + sums[6u]; // block.rs:308
            totals_2 = totals_2 + sums[10u];
            totals_2 = totals_2 + sums[14u];
            totals_2 = totals_2 + sums[18u];
            totals_2 = totals_2 + sums[22u];
            totals_2 = totals_2 + sums[26u];
            totals_2 = totals_2 + sums[30u];
            totals_3 = sums[3u]; // block.rs:305
            totals_3 = totals_3 + sums[7u]; // block.rs:308
            totals_3 = totals_3 + sums[11u];
            totals_3 = totals_3 + sums[15u];
            totals_3 = totals_3 + sums[19u];
            totals_3 = totals_3 + sums[23u];
            totals_3 = totals_3 + sums[27u];
            totals_3 = totals_3 + sums[31u];
            let head_dim = imm.head_dim; // block.rs:190
            let first_dim = (local_invocation_index & 31u) * 4u; // block.rs:191
            let run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            var sums_0_0 = 0.0f; // block.rs:193
            var sums_0_1 = 0.0f;
            var sums_0_2 = 0.0f;
            var sums_0_3 = 0.0f;
            var sums_1_0 = 0.0f;
            var sums_1_1 = 0.0f;
            var sums_1_2 = 0.0f;
            var sums_1_3 = 0.0f;
            var sums_2_0 = 0.0f;
            var sums_2_1 = 0.0f;
            var sums_2_2 = 0.0f;
            var sums_2_3 = 0.0f;
            var sums_3_0 = 0.0f;
            var sums_3_1 = 0.0f;
            var sums_3_2 = 0.0f;
            var sums_3_3 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                let first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                let common_end = min_u32(max_u32(t18, run_start), run_start + 32u); // block.rs:197
                for (var key = run_start; key < common_end; key += 1u) { // block.rs:198
                    let t39 = values[((first_value + key * head_dim) >> 1u) >> 1u]; // block.rs:199
                    let t40 = decode_bf16(t39.x);
                    let t41 = decode_bf16(t39.x >> 16u);
                    let t42 = decode_bf16(t39.y);
                    let t43 = decode_bf16(t39.y >> 16u);
                    let weight_4 = weights[key]; // block.rs:202
                    sums_0_0 = sums_0_0 + weight_4 * t40; // block.rs:205
                    sums_0_1 = sums_0_1 + weight_4 * t41;
                    sums_0_2 = sums_0_2 + weight_4 * t42;
                    sums_0_3 = sums_0_3 + weight_4 * t43;
                    let weight_5 = weights[key + 256u]; // block.rs:202
                    sums_1_0 = sums_1_0 + weight_5 * t40; // block.rs:205
                    sums_1_1 = sums_1_1 + weight_5 * t41;
                    sums_1_2 = sums_1_2 + weight_5 * t42;
                    sums_1_3 = sums_1_3 + weight_5 * t43;
                    let weight_6 = weights[key + 512u]; // block.rs:202
                    sums_2_0 = sums_2_0 + weight_6 * t40; // block.rs:205
                    sums_2_1 = sums_2_1 + weight_6 * t41;
                    sums_2_2 = sums_2_2 + weight_6 * t42;
                    sums_2_3 = sums_2_3 + weight_6 * t43;
                    let weight_7 = weights[key + 768u]; // block.rs:202
                    sums_3_0 = sums_3_0 + weight_7 * t40; // block.rs:205
                    sums_3_1 = sums_3_1 + weight_7 * t41;
                    sums_3_2 = sums_3_2 + weight_7 * t42;
                    sums_3_3 = sums_3_3 + weight_7 * t43;
                }
                let t44 = min_u32(max_u32(t21, run_start), run_start + 32u); // block.rs:211
                for (var key = common_end; key < t44; key += 1u) {
                    let t45 = values[((first_value + key * head_dim) >> 1u) >> 1u]; // block.rs:212
                    let t46 = decode_bf16(t45.x);
                    let t47 = decode_bf16(t45.x >> 16u);
                    let t48 = decode_bf16(t45.y);
                    let t49 = decode_bf16(t45.y >> 16u);
                    if (key < t18) { // block.rs:215
                        let weight_4 = weights[key]; // block.rs:216
                        sums_0_0 = sums_0_0 + weight_4 * t46; // block.rs:219
                        sums_0_1 = sums_0_1 + weight_4 * t47;
                        sums_0_2 = sums_0_2 + weight_4 * t48;
                        sums_0_3 = sums_0_3 + weight_4 * t49;
                    }
                    if (key < t19) { // block.rs:215
                        let weight_4 = weights[key + 256u]; // block.rs:216
                        sums_1_0 = sums_1_0 + weight_4 * t46; // block.rs:219
                        sums_1_1 = sums_1_1 + weight_4 * t47;
                        sums_1_2 = sums_1_2 + weight_4 * t48;
                        sums_1_3 = sums_1_3 + weight_4 * t49;
                    }
                    if (key < t20) { // block.rs:215
                        let weight_4 = weights[key + 512u]; // block.rs:216
                        sums_2_0 = sums_2_0 + weight_4 * t46; // block.rs:219
                        sums_2_1 = sums_2_1 + weight_4 * t47;
                        sums_2_2 = sums_2_2 + weight_4 * t48;
                        sums_2_3 = sums_2_3 + weight_4 * t49;
                    }
                    if (key < t21) { // block.rs:215
                        let weight_4 = weights[key + 768u]; // block.rs:216
                        sums_3_0 = sums_3_0 + weight_4 * t46; // block.rs:219
                        sums_3_1 = sums_3_1 + weight_4 * t47;
                        sums_3_2 = sums_3_2 + weight_4 * t48;
                        sums_3_3 = sums_3_3 + weight_4 * t49;
                    }
                }
            }
            var outputs_0_1 = 0.0f; // block.rs:226
            var outputs_1_1 = 0.0f;
            var outputs_2_1 = 0.0f;
            var outputs_3_1 = 0.0f;
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_0_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_0_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_0_3;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 256u];
                sum_8 = sum_8 + runs[local_invocation_index + 384u];
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 640u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 896u];
                let bits_12 = bitcast<u32>(sum_8); // bits.rs:31
                outputs_0_1 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // block.rs:246
            }
            workgroupBarrier(); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_1_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_1_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_1_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_1_3;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 256u];
                sum_8 = sum_8 + runs[local_invocation_index + 384u];
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 640u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 896u];
                let bits_12 = bitcast<u32>(sum_8); // bits.rs:31
                outputs_1_1 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // block.rs:246
            }
            workgroupBarrier(); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_2_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_2_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_2_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_2_3;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 256u];
                sum_8 = sum_8 + runs[local_invocation_index + 384u];
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 640u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 896u];
                let bits_12 = bitcast<u32>(sum_8); // bits.rs:31
                outputs_2_1 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // block.rs:246
            }
            workgroupBarrier(); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_3_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_3_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_3_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_3_3;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 256u];
                sum_8 = sum_8 + runs[local_invocation_index + 384u];
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 640u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 896u];
                let bits_12 = bitcast<u32>(sum_8); // bits.rs:31
                outputs_3_1 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // block.rs:246
            }
            let t50 = outputs_0_1; // block.rs:249
            let t51 = outputs_1_1;
            let t52 = outputs_2_1;
            let t53 = outputs_3_1;
            let t54 = highest_0; // block.rs:312
            let t55 = highest_1;
            let t56 = highest_2;
            let t57 = highest_3;
            let t58 = totals_0;
            let t59 = totals_1;
            let t60 = totals_2;
            let t61 = totals_3;
            if (first_key <= t13) { // sequential.rs:36
                var parts_0 = t54; // sequential.rs:37
                var parts_1 = t58;
                var parts_2 = t50;
                if (index > 0u) { // sequential.rs:38
                    let t62 = maxima_0; // sequential.rs:40
                    let max_5 = max_f32(t62, t54); // join.rs:16
                    let t63 = t62 - max_5; // join.rs:17
                    let sum_8 = t63 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_8)) - 1262485504i;
                    let reduced_4 = t63 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_13 = bitcast<u32>(t63); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t63) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t64 = t54 - max_5; // join.rs:18
                    let sum_9 = t64 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    let exponent_5 = i32(bitcast<u32>(sum_9)) - 1262485504i;
                    let reduced_5 = t64 - k_5 * 0.6933594f; // exponential.rs:15
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
                    let y_6 = 1.0f + p_5; // exponential.rs:33
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
                    let bits_14 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
                    let bits_15 = bitcast<u32>(t64); // exponential.rs:48
                    let beyond_5 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
                    let bounded_5 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t64) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let sum_10 = sums_0 * factor + t58 * next_factor; // join.rs:19
                    let bits_16 = bitcast<u32>(outputs_0 * factor); // bits.rs:31
                    let bits_17 = bitcast<u32>(t50 * next_factor);
                    let t65 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t65;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t14) { // sequential.rs:36
                var parts_0 = t55; // sequential.rs:37
                var parts_1 = t59;
                var parts_2 = t51;
                if (index > 0u) { // sequential.rs:38
                    let t66 = maxima_1; // sequential.rs:40
                    let max_5 = max_f32(t66, t55); // join.rs:16
                    let t67 = t66 - max_5; // join.rs:17
                    let sum_8 = t67 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_8)) - 1262485504i;
                    let reduced_4 = t67 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_13 = bitcast<u32>(t67); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t67) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t68 = t55 - max_5; // join.rs:18
                    let sum_9 = t68 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    let exponent_5 = i32(bitcast<u32>(sum_9)) - 1262485504i;
                    let reduced_5 = t68 - k_5 * 0.6933594f; // exponential.rs:15
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
                    let y_6 = 1.0f + p_5; // exponential.rs:33
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
                    let bits_14 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
                    let bits_15 = bitcast<u32>(t68); // exponential.rs:48
                    let beyond_5 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
                    let bounded_5 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t68) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let sum_10 = sums_1 * factor + t59 * next_factor; // join.rs:19
                    let bits_16 = bitcast<u32>(outputs_1 * factor); // bits.rs:31
                    let bits_17 = bitcast<u32>(t51 * next_factor);
                    let t69 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t69;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t15) { // sequential.rs:36
                var parts_0 = t56; // sequential.rs:37
                var parts_1 = t60;
                var parts_2 = t52;
                if (index > 0u) { // sequential.rs:38
                    let t70 = maxima_2; // sequential.rs:40
                    let max_5 = max_f32(t70, t56); // join.rs:16
                    let t71 = t70 - max_5; // join.rs:17
                    let sum_8 = t71 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_8)) - 1262485504i;
                    let reduced_4 = t71 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_13 = bitcast<u32>(t71); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t71) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t72 = t56 - max_5; // join.rs:18
                    let sum_9 = t72 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    let exponent_5 = i32(bitcast<u32>(sum_9)) - 1262485504i;
                    let reduced_5 = t72 - k_5 * 0.6933594f; // exponential.rs:15
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
                    let y_6 = 1.0f + p_5; // exponential.rs:33
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
                    let bits_14 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
                    let bits_15 = bitcast<u32>(t72); // exponential.rs:48
                    let beyond_5 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
                    let bounded_5 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t72) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let sum_10 = sums_2 * factor + t60 * next_factor; // join.rs:19
                    let bits_16 = bitcast<u32>(outputs_2 * factor); // bits.rs:31
                    let bits_17 = bitcast<u32>(t52 * next_factor);
                    let t73 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t73;
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
            if (first_key <= t16) { // sequential.rs:36
                var parts_0 = t57; // sequential.rs:37
                var parts_1 = t61;
                var parts_2 = t53;
                if (index > 0u) { // sequential.rs:38
                    let t74 = maxima_3; // sequential.rs:40
                    let max_5 = max_f32(t74, t57); // join.rs:16
                    let t75 = t74 - max_5; // join.rs:17
                    let sum_8 = t75 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_8)) - 1262485504i;
                    let reduced_4 = t75 - k_4 * 0.6933594f; // exponential.rs:15
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
                    let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_13 = bitcast<u32>(t75); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t75) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t76 = t57 - max_5; // join.rs:18
                    let sum_9 = t76 * 1.442695f + 12582912.0f; // bits.rs:52
                    let k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    let exponent_5 = i32(bitcast<u32>(sum_9)) - 1262485504i;
                    let reduced_5 = t76 - k_5 * 0.6933594f; // exponential.rs:15
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
                    let y_6 = 1.0f + p_5; // exponential.rs:33
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
                    let bits_14 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
                    let bits_15 = bitcast<u32>(t76); // exponential.rs:48
                    let beyond_5 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
                    let bounded_5 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t76) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let sum_10 = sums_3 * factor + t61 * next_factor; // join.rs:19
                    let bits_16 = bitcast<u32>(outputs_3 * factor); // bits.rs:31
                    let bits_17 = bitcast<u32>(t53 * next_factor);
                    let t77 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t77;
                }
                maxima_3 = parts_0; // sequential.rs:44
                sums_3 = parts_1; // sequential.rs:45
                outputs_3 = parts_2; // sequential.rs:46
            }
        } else {
            if (first_key <= t13) { // sequential.rs:52
                sums_0 = f32_from_bits(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t14) { // sequential.rs:52
                sums_1 = f32_from_bits(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t15) { // sequential.rs:52
                sums_2 = f32_from_bits(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t16) { // sequential.rs:52
                sums_3 = f32_from_bits(0x7fc00000u); // sequential.rs:53
            }
        }
    }
    workgroupBarrier(); // sequential.rs:63
    let is_in_table = t9 == t13; // sequential.rs:66
    let t78 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t79 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t79, t78); // join.rs:49
    }
    let is_in_table_1 = t10 == t14; // sequential.rs:66
    let t80 = select(f32_from_bits(0x7fc00000u), sums_1, is_in_table_1); // sequential.rs:67
    let t81 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 128u] = quotient_rn(t81, t80); // join.rs:49
    }
    let is_in_table_2 = t11 == t15; // sequential.rs:66
    let t82 = select(f32_from_bits(0x7fc00000u), sums_2, is_in_table_2); // sequential.rs:67
    let t83 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t83, t82); // join.rs:49
    }
    let is_in_table_3 = t12 == t16; // sequential.rs:66
    let t84 = select(f32_from_bits(0x7fc00000u), sums_3, is_in_table_3); // sequential.rs:67
    let t85 = outputs_3;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 384u] = quotient_rn(t85, t84); // join.rs:49
    }
    let head_dim = imm.head_dim; // sequential.rs:71
    workgroupBarrier(); // join.rs:67
    let pieces = head_dim / 8u; // join.rs:68
    let query = div_u32(local_invocation_index, pieces); // join.rs:69
    let dim = rem_u32(local_invocation_index, pieces) * 8u; // join.rs:70
    let token = first_token + query; // join.rs:71
    if (((query < 4u) & (token < imm.seq_len)) & (first_head < end_head)) { // join.rs:73
        var outputs_0_1 = 0.0f; // join.rs:74
        var outputs_1_1 = 0.0f;
        var outputs_2_1 = 0.0f;
        var outputs_3_1 = 0.0f;
        var outputs_4 = 0.0f;
        var outputs_5 = 0.0f;
        var outputs_6 = 0.0f;
        var outputs_7 = 0.0f;
        outputs_0_1 = runs[query * 128u + dim]; // join.rs:77
        outputs_1_1 = runs[query * 128u + dim + 1u];
        outputs_2_1 = runs[query * 128u + dim + 2u];
        outputs_3_1 = runs[query * 128u + dim + 3u];
        outputs_4 = runs[query * 128u + dim + 4u];
        outputs_5 = runs[query * 128u + dim + 5u];
        outputs_6 = runs[query * 128u + dim + 6u];
        outputs_7 = runs[query * 128u + dim + 7u];
        let t86 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t87 = q_gate[(t86 >> 1u) >> 2u]; // piece.rs:40
        let t88 = decode_bf16(t87.x);
        let t89 = decode_bf16(t87.x >> 16u);
        let t90 = decode_bf16(t87.y);
        let t91 = decode_bf16(t87.y >> 16u);
        let t92 = decode_bf16(t87.z);
        let t93 = decode_bf16(t87.z >> 16u);
        let t94 = decode_bf16(t87.w);
        let t95 = decode_bf16(t87.w >> 16u);
        let t96 = abs_f32(t88); // activation.rs:20
        let sum = t96 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = t96 - k * 0.6933594f; // exponential.rs:15
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
        let bits_1 = bitcast<u32>(t96); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t97 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t96) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t97);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let t98 = decode_bf16(encode_bf16(outputs_0_1)) * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t88 < 0.0f)); // join.rs:84
        let bits_2 = bitcast<u32>(t98); // bits.rs:31
        outputs_0_1 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // join.rs:84
        let t99 = abs_f32(t89); // activation.rs:20
        let sum_1 = t99 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_1 = sum_1 - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_1)) - 1262485504i;
        let reduced_1 = t99 - k_1 * 0.6933594f; // exponential.rs:15
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
        let bits_4 = bitcast<u32>(t99); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t100 = encode_bf16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t99) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e_1 = decode_bf16(t100);
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let t101 = decode_bf16(encode_bf16(outputs_1_1)) * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t89 < 0.0f)); // join.rs:84
        let bits_5 = bitcast<u32>(t101); // bits.rs:31
        outputs_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t102 = abs_f32(t90); // activation.rs:20
        let sum_2 = t102 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_2 = sum_2 - 12582912.0f; // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced_2 = t102 - k_2 * 0.6933594f; // exponential.rs:15
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
        let bits_7 = bitcast<u32>(t102); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t103 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t102) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t103)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let t104 = decode_bf16(encode_bf16(outputs_2_1)) * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t90 < 0.0f)); // join.rs:84
        let bits_8 = bitcast<u32>(t104); // bits.rs:31
        outputs_2_1 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // join.rs:84
        let t105 = abs_f32(t91); // activation.rs:20
        let sum_3 = t105 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_3 = sum_3 - 12582912.0f; // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_3 = t105 - k_3 * 0.6933594f; // exponential.rs:15
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
        let bits_10 = bitcast<u32>(t105); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t106 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t105) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t106)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let t107 = decode_bf16(encode_bf16(outputs_3_1)) * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t91 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t107); // bits.rs:31
        outputs_3_1 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t108 = abs_f32(t92); // activation.rs:20
        let sum_4 = t108 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_4 = sum_4 - 12582912.0f; // bits.rs:53
        let exponent_4 = i32(bitcast<u32>(sum_4)) - 1262485504i;
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
        let field_4 = i32(bitcast<u32>(y_9) >> 23u) + exponent_4; // bits.rs:38
        let bits_12 = bitcast<u32>(y_9) + (u32(exponent_4) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t108); // exponential.rs:48
        let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t109 = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t108) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_4 = decode_bf16(encode_bf16(t109)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
        let t110 = decode_bf16(encode_bf16(outputs_4)) * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t92 < 0.0f)); // join.rs:84
        let bits_14 = bitcast<u32>(t110); // bits.rs:31
        outputs_4 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // join.rs:84
        let t111 = abs_f32(t93); // activation.rs:20
        let sum_5 = t111 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_5 = sum_5 - 12582912.0f; // bits.rs:53
        let exponent_5 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_5 = t111 - k_5 * 0.6933594f; // exponential.rs:15
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
        let bits_16 = bitcast<u32>(t111); // exponential.rs:48
        let beyond_5 = select(2139095040u, 0u, (bits_16 > 2147483647u)); // exponential.rs:49
        let bounded_5 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_16 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t112 = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t111) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_5 = decode_bf16(encode_bf16(t112)); // activation.rs:20
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let y_12 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
        let t113 = decode_bf16(encode_bf16(outputs_5)) * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t93 < 0.0f)); // join.rs:84
        let bits_17 = bitcast<u32>(t113); // bits.rs:31
        outputs_5 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:84
        let t114 = abs_f32(t94); // activation.rs:20
        let sum_6 = t114 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_6 = sum_6 - 12582912.0f; // bits.rs:53
        let exponent_6 = i32(bitcast<u32>(sum_6)) - 1262485504i;
        let reduced_6 = t114 - k_6 * 0.6933594f; // exponential.rs:15
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
        let bits_19 = bitcast<u32>(t114); // exponential.rs:48
        let beyond_6 = select(2139095040u, 0u, (bits_19 > 2147483647u)); // exponential.rs:49
        let bounded_6 = select(bitcast<f32>(select(select(bits_18, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_19 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t115 = select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t114) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_6 = decode_bf16(encode_bf16(t115)); // activation.rs:20
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let y_14 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
        let t116 = decode_bf16(encode_bf16(outputs_6)) * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t94 < 0.0f)); // join.rs:84
        let bits_20 = bitcast<u32>(t116); // bits.rs:31
        outputs_6 = bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u))); // join.rs:84
        let t117 = abs_f32(t95); // activation.rs:20
        let sum_7 = t117 * 1.442695f + 12582912.0f; // bits.rs:52
        let k_7 = sum_7 - 12582912.0f; // bits.rs:53
        let exponent_7 = i32(bitcast<u32>(sum_7)) - 1262485504i;
        let reduced_7 = t117 - k_7 * 0.6933594f; // exponential.rs:15
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
        let bits_22 = bitcast<u32>(t117); // exponential.rs:48
        let beyond_7 = select(2139095040u, 0u, (bits_22 > 2147483647u)); // exponential.rs:49
        let bounded_7 = select(bitcast<f32>(select(select(bits_21, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_22 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t118 = select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t117) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_7 = decode_bf16(encode_bf16(t118)); // activation.rs:20
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let y_16 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
        let t119 = decode_bf16(encode_bf16(outputs_7)) * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t95 < 0.0f)); // join.rs:84
        let bits_23 = bitcast<u32>(t119); // bits.rs:31
        outputs_7 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // join.rs:84
        let t120 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        let t121 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3_1) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        y[t120 >> 2u] = t121;
    }
}
