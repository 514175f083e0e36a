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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn reciprocal_rn(x: f32) -> f32 {
    let t0 = 1.0f;
    let a_bits = bitcast<u32>(t0);
    let b_bits = bitcast<u32>(x);
    let sign_1 = (a_bits ^ b_bits) & 2147483648u;
    let t1 = a_bits & 8388607u;
    let t2 = b_bits & 8388607u;
    let below = select(0u, 1u, (t1 < t2));
    let numerator = shl_u32(t1 | 8388608u, below);
    let denominator = t2 | 8388608u;
    let d = bitcast<f32>((t2 & 8388607u) | 1065353216u);
    var reciprocal = 1.4117647f - 0.47058824f * d;
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>(bitcast<u32>(bitcast<f32>((t1 & 8388607u) | 1065353216u)) + (below << 23u));
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
    let t3 = quotient;
    let field = exponent + i32(t3 >> 24u);
    let bits = (u32(field) << 23u) | (t3 & 8388607u);
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
    let t4 = 2143289344u;
    var result = select(extended, bitcast<f32>(t4), undefined);
    return result;
}

@compute @workgroup_size(256, 1, 1)
fn attention__bf16_bf16__sequential_x8_3x1_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // sequential.rs:99
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
                    let t18 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t17.x) * t9) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_0 = bitcast<f32>(t18);
                    let t19 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t17.x >> 16u) * t10) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t19);
                    let t20 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t17.y) * t11) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t20);
                    let t21 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t17.y >> 16u) * t12) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t21);
                    let t22 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t17.z) * t13) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t22);
                    let t23 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t17.z >> 16u) * t14) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t23);
                    let t24 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t17.w) * t15) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t24);
                    let t25 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t17.w >> 16u) * t16) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t25);
                    let t26 = q[((t2 + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t27 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t26.x) * t9) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_1 = bitcast<f32>(t27);
                    let t28 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t26.x >> 16u) * t10) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t28);
                    let t29 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t26.y) * t11) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t29);
                    let t30 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t26.y >> 16u) * t12) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t30);
                    let t31 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t26.z) * t13) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t31);
                    let t32 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t26.z >> 16u) * t14) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t32);
                    let t33 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t26.w) * t15) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t33);
                    let t34 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t26.w >> 16u) * t16) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t34);
                    let t35 = q[((t3 + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t36 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t35.x) * t9) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_2 = bitcast<f32>(t36);
                    let t37 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t35.x >> 16u) * t10) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t37);
                    let t38 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t35.y) * t11) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t38);
                    let t39 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t35.y >> 16u) * t12) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t39);
                    let t40 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t35.z) * t13) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t40);
                    let t41 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t35.z >> 16u) * t14) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t41);
                    let t42 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t35.w) * t15) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t42);
                    let t43 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t35.w >> 16u) * t16) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t43);
                }
            }
            var scores_0 = dots_0; // block.rs:272
            var scores_1 = dots_1;
            var scores_2 = dots_2;
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_0 * imm.scale) ^ hidden_zero)); // bits.rs:29
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:30
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t7)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_1 * imm.scale) ^ hidden_zero)); // bits.rs:29
            let scaled_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:30
            let score_1 = select(scaled_1, 0.0f, (scaled_1 == 0.0f)); // block.rs:277
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t7)); // block.rs:278
            let max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_2 * imm.scale) ^ hidden_zero)); // bits.rs:29
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
            let t44 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:293
            let t45 = min_f32(max_f32(t44, -104.0f), 89.0f); // exponential.rs:40
            let k = round(t45 * 1.442695f); // exponential.rs:14
            let reduced = bitcast<f32>(bitcast<u32>(t45 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t46;
            let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t47;
            let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t48;
            let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t49;
            let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t50;
            let t51 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t51) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let t52 = i32_from_f32(k); // exponential.rs:42
            let field = i32(bitcast<u32>(y_1) >> 23u) + t52; // bits.rs:36
            let bits_3 = bitcast<u32>(y_1) + (u32(t52) << 23u); // bits.rs:37
            let power = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t44) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight = select(0.0f, power, (own_key < t7)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let t53 = subgroupShuffleXor(weight, 1u); // block.rs:296
            let t54 = bitcast<f32>(bitcast<u32>(weight + t53) ^ hidden_zero);
            let t55 = subgroupShuffleXor(t54, 2u);
            let t56 = bitcast<f32>(bitcast<u32>(t54 + t55) ^ hidden_zero);
            let t57 = subgroupShuffleXor(t56, 4u);
            let t58 = bitcast<f32>(bitcast<u32>(t56 + t57) ^ hidden_zero);
            let t59 = subgroupShuffleXor(t58, 8u);
            let t60 = bitcast<f32>(bitcast<u32>(t58 + t59) ^ hidden_zero);
            let t61 = subgroupShuffleXor(t60, 16u);
            let sum = bitcast<f32>(bitcast<u32>(t60 + t61) ^ hidden_zero);
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
            let t62 = bitcast<f32>(bitcast<u32>(scores_1 - highest_1) ^ hidden_zero); // block.rs:293
            let t63 = min_f32(max_f32(t62, -104.0f), 89.0f); // exponential.rs:40
            let k_1 = round(t63 * 1.442695f); // exponential.rs:14
            let reduced_1 = bitcast<f32>(bitcast<u32>(t63 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
            let t64 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
            let r_error_1 = bitcast<f32>(t64);
            var q_2 = 0.00019891017f; // exponential.rs:26
            let t65 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_2 = t65;
            let t66 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_2 = t66;
            let t67 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_2 = t67;
            let t68 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_2 = t68;
            let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_2 = t69;
            let t70 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
            let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t70) ^ hidden_zero);
            let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
            let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
            let t71 = i32_from_f32(k_1); // exponential.rs:42
            let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t71; // bits.rs:36
            let bits_4 = bitcast<u32>(y_2) + (u32(t71) << 23u); // bits.rs:37
            let power_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t62) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight_1 = select(0.0f, power_1, (own_key < t7)); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            let t72 = subgroupShuffleXor(weight_1, 1u); // block.rs:296
            let t73 = bitcast<f32>(bitcast<u32>(weight_1 + t72) ^ hidden_zero);
            let t74 = subgroupShuffleXor(t73, 2u);
            let t75 = bitcast<f32>(bitcast<u32>(t73 + t74) ^ hidden_zero);
            let t76 = subgroupShuffleXor(t75, 4u);
            let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
            let t78 = subgroupShuffleXor(t77, 8u);
            let t79 = bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero);
            let t80 = subgroupShuffleXor(t79, 16u);
            let sum_1 = bitcast<f32>(bitcast<u32>(t79 + t80) ^ hidden_zero);
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
            let t81 = bitcast<f32>(bitcast<u32>(scores_2 - highest_2) ^ hidden_zero); // block.rs:293
            let t82 = min_f32(max_f32(t81, -104.0f), 89.0f); // exponential.rs:40
            let k_2 = round(t82 * 1.442695f); // exponential.rs:14
            let reduced_2 = bitcast<f32>(bitcast<u32>(t82 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
            let t83 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
            let r_error_2 = bitcast<f32>(t83);
            var q_3 = 0.00019891017f; // exponential.rs:26
            let t84 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_3 = t84;
            let t85 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_3 = t85;
            let t86 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_3 = t86;
            let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_3 = t87;
            let t88 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_3 = t88;
            let t89 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
            let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t89) ^ hidden_zero);
            let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
            let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
            let t90 = i32_from_f32(k_2); // exponential.rs:42
            let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t90; // bits.rs:36
            let bits_5 = bitcast<u32>(y_3) + (u32(t90) << 23u); // bits.rs:37
            let power_2 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t81) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight_2 = select(0.0f, power_2, (own_key < t7)); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            let t91 = subgroupShuffleXor(weight_2, 1u); // block.rs:296
            let t92 = bitcast<f32>(bitcast<u32>(weight_2 + t91) ^ hidden_zero);
            let t93 = subgroupShuffleXor(t92, 2u);
            let t94 = bitcast<f32>(bitcast<u32>(t92 + t93) ^ hidden_zero);
            let t95 = subgroupShuffleXor(t94, 4u);
            let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
            let t97 = subgroupShuffleXor(t96, 8u);
            let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
            let t99 = subgroupShuffleXor(t98, 16u);
            let sum_2 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 2u] = sum_2; // block.rs:298
            }
            workgroupBarrier(); // block.rs:301
            var totals_0 = 0.0f; // block.rs:302
            var totals_1 = 0.0f;
            var totals_2 = 0.0f;
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[3u]) ^ hidden_zero); // block.rs:308
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[6u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[9u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[12u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[15u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[18u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[21u]) ^ hidden_zero);
            totals_1 = sums[1u]; // block.rs:305
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[4u]) ^ hidden_zero); // block.rs:308
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[7u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[10u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[13u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[16u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[19u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[22u]) ^ hidden_zero);
            totals_2 = sums[2u]; // block.rs:305
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[5u]) ^ hidden_zero); // block.rs:308
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[8u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[11u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[14u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[17u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[20u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[23u]) ^ hidden_zero);
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
                    let t100 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let t101 = decode_bf16(t100.x);
                    let t102 = decode_bf16(t100.x >> 16u);
                    let t103 = decode_bf16(t100.y);
                    let t104 = decode_bf16(t100.y >> 16u);
                    let t105 = decode_bf16(t100.z);
                    let t106 = decode_bf16(t100.z >> 16u);
                    let t107 = decode_bf16(t100.w);
                    let t108 = decode_bf16(t100.w >> 16u);
                    let weight_3 = weights[key]; // block.rs:202
                    let t109 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_3 * t101) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_0_0 = t109;
                    let t110 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_3 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_1 = t110;
                    let t111 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_3 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_2 = t111;
                    let t112 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_3 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_3 = t112;
                    let t113 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_3 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_4 = t113;
                    let t114 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_3 * t106) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_5 = t114;
                    let t115 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_3 * t107) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_6 = t115;
                    let t116 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_3 * t108) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_7 = t116;
                    let weight_4 = weights[key + 256u]; // block.rs:202
                    let t117 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(weight_4 * t101) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_1_0 = t117;
                    let t118 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(weight_4 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_1 = t118;
                    let t119 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(weight_4 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_2 = t119;
                    let t120 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(weight_4 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_3 = t120;
                    let t121 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(weight_4 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_4 = t121;
                    let t122 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(weight_4 * t106) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_5 = t122;
                    let t123 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(weight_4 * t107) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_6 = t123;
                    let t124 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(weight_4 * t108) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_7 = t124;
                    let weight_5 = weights[key + 512u]; // block.rs:202
                    let t125 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(weight_5 * t101) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_2_0 = t125;
                    let t126 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(weight_5 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_1 = t126;
                    let t127 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(weight_5 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_2 = t127;
                    let t128 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(weight_5 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_3 = t128;
                    let t129 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(weight_5 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_4 = t129;
                    let t130 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(weight_5 * t106) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_5 = t130;
                    let t131 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(weight_5 * t107) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_6 = t131;
                    let t132 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(weight_5 * t108) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_7 = t132;
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
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
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
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
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
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_3 = bitcast<f32>(bitcast<u32>(sum_3 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_6 = bitcast<u32>(sum_3); // bits.rs:29
                outputs_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // block.rs:246
            }
            let t133 = outputs_0_1; // block.rs:249
            let t134 = outputs_1_1;
            let t135 = outputs_2_1;
            let t136 = highest_0; // block.rs:312
            let t137 = highest_1;
            let t138 = highest_2;
            let t139 = totals_0;
            let t140 = totals_1;
            let t141 = totals_2;
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t136; // sequential.rs:37
                var parts_1 = t139;
                var parts_2 = t133;
                if (index > 0u) { // sequential.rs:38
                    let t142 = maxima_0; // sequential.rs:40
                    let max_4 = max_f32(t142, t136); // join.rs:16
                    let t143 = bitcast<f32>(bitcast<u32>(t142 - max_4) ^ hidden_zero); // join.rs:17
                    let t144 = min_f32(max_f32(t143, -104.0f), 89.0f); // exponential.rs:40
                    let k_3 = round(t144 * 1.442695f); // exponential.rs:14
                    let reduced_3 = bitcast<f32>(bitcast<u32>(t144 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
                    let t145 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
                    let r_error_3 = bitcast<f32>(t145);
                    var q_4 = 0.00019891017f; // exponential.rs:26
                    let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_4 = t146;
                    let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_4 = t147;
                    let t148 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_4 = t148;
                    let t149 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_4 = t149;
                    let t150 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_4 = t150;
                    let t151 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
                    let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t151) ^ hidden_zero);
                    let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
                    let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
                    let t152 = i32_from_f32(k_3); // exponential.rs:42
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t152; // bits.rs:36
                    let bits_6 = bitcast<u32>(y_4) + (u32(t152) << 23u); // bits.rs:37
                    let factor = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t143) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t153 = bitcast<f32>(bitcast<u32>(t136 - max_4) ^ hidden_zero); // join.rs:18
                    let t154 = min_f32(max_f32(t153, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t154 * 1.442695f); // exponential.rs:14
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t154 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t155 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t155);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t156;
                    let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t157;
                    let t158 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t158;
                    let t159 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t159;
                    let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t160;
                    let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t161) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let t162 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t162; // bits.rs:36
                    let bits_7 = bitcast<u32>(y_5) + (u32(t162) << 23u); // bits.rs:37
                    let next_factor = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t153) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t163 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t139 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_3 = bitcast<f32>(bitcast<u32>(t163) ^ hidden_zero);
                    let bits_8 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t133 * next_factor) ^ hidden_zero));
                    let t164 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = bitcast<f32>(bitcast<u32>(t164) ^ hidden_zero);
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t137; // sequential.rs:37
                var parts_1 = t140;
                var parts_2 = t134;
                if (index > 0u) { // sequential.rs:38
                    let t165 = maxima_1; // sequential.rs:40
                    let max_4 = max_f32(t165, t137); // join.rs:16
                    let t166 = bitcast<f32>(bitcast<u32>(t165 - max_4) ^ hidden_zero); // join.rs:17
                    let t167 = min_f32(max_f32(t166, -104.0f), 89.0f); // exponential.rs:40
                    let k_3 = round(t167 * 1.442695f); // exponential.rs:14
                    let reduced_3 = bitcast<f32>(bitcast<u32>(t167 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
                    let t168 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
                    let r_error_3 = bitcast<f32>(t168);
                    var q_4 = 0.00019891017f; // exponential.rs:26
                    let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_4 = t169;
                    let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_4 = t170;
                    let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_4 = t171;
                    let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_4 = t172;
                    let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_4 = t173;
                    let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
                    let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t174) ^ hidden_zero);
                    let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
                    let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
                    let t175 = i32_from_f32(k_3); // exponential.rs:42
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t175; // bits.rs:36
                    let bits_6 = bitcast<u32>(y_4) + (u32(t175) << 23u); // bits.rs:37
                    let factor = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t166) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t176 = bitcast<f32>(bitcast<u32>(t137 - max_4) ^ hidden_zero); // join.rs:18
                    let t177 = min_f32(max_f32(t176, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t177 * 1.442695f); // exponential.rs:14
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t177 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
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
                    let t185 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t185; // bits.rs:36
                    let bits_7 = bitcast<u32>(y_5) + (u32(t185) << 23u); // bits.rs:37
                    let next_factor = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t176) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t186 = bitcast<f32>(bitcast<u32>(sums_1 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t140 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_3 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero);
                    let bits_8 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_1 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t134 * next_factor) ^ hidden_zero));
                    let t187 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero);
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t138; // sequential.rs:37
                var parts_1 = t141;
                var parts_2 = t135;
                if (index > 0u) { // sequential.rs:38
                    let t188 = maxima_2; // sequential.rs:40
                    let max_4 = max_f32(t188, t138); // join.rs:16
                    let t189 = bitcast<f32>(bitcast<u32>(t188 - max_4) ^ hidden_zero); // join.rs:17
                    let t190 = min_f32(max_f32(t189, -104.0f), 89.0f); // exponential.rs:40
                    let k_3 = round(t190 * 1.442695f); // exponential.rs:14
                    let reduced_3 = bitcast<f32>(bitcast<u32>(t190 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
                    let t191 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
                    let r_error_3 = bitcast<f32>(t191);
                    var q_4 = 0.00019891017f; // exponential.rs:26
                    let t192 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_4 = t192;
                    let t193 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_4 = t193;
                    let t194 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_4 = t194;
                    let t195 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_4 = t195;
                    let t196 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_4 = t196;
                    let t197 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
                    let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t197) ^ hidden_zero);
                    let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
                    let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
                    let t198 = i32_from_f32(k_3); // exponential.rs:42
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t198; // bits.rs:36
                    let bits_6 = bitcast<u32>(y_4) + (u32(t198) << 23u); // bits.rs:37
                    let factor = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t189) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t199 = bitcast<f32>(bitcast<u32>(t138 - max_4) ^ hidden_zero); // join.rs:18
                    let t200 = min_f32(max_f32(t199, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t200 * 1.442695f); // exponential.rs:14
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t200 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t201 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t201);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t202 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t202;
                    let t203 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t203;
                    let t204 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t204;
                    let t205 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t205;
                    let t206 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t206;
                    let t207 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t207) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let t208 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t208; // bits.rs:36
                    let bits_7 = bitcast<u32>(y_5) + (u32(t208) << 23u); // bits.rs:37
                    let next_factor = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t199) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t209 = bitcast<f32>(bitcast<u32>(sums_2 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t141 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_3 = bitcast<f32>(bitcast<u32>(t209) ^ hidden_zero);
                    let bits_8 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_2 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t135 * next_factor) ^ hidden_zero));
                    let t210 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = bitcast<f32>(bitcast<u32>(t210) ^ hidden_zero);
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
    let t211 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t212 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t212, t211); // join.rs:49
    }
    let is_in_table_1 = t4 == t5; // sequential.rs:66
    let t213 = select(f32_from_bits(0x7fc00000u), sums_1, is_in_table_1); // sequential.rs:67
    let t214 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t214, t213); // join.rs:49
    }
    let is_in_table_2 = t4 == t5; // sequential.rs:66
    let t215 = select(f32_from_bits(0x7fc00000u), sums_2, is_in_table_2); // sequential.rs:67
    let t216 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 512u] = quotient_rn(t216, t215); // join.rs:49
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
        let t217 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t218 = q_gate[(t217 >> 1u) >> 2u]; // piece.rs:40
        let t219 = decode_bf16(t218.x);
        let t220 = decode_bf16(t218.x >> 16u);
        let t221 = decode_bf16(t218.y);
        let t222 = decode_bf16(t218.y >> 16u);
        let t223 = decode_bf16(t218.z);
        let t224 = decode_bf16(t218.z >> 16u);
        let t225 = decode_bf16(t218.w);
        let t226 = decode_bf16(t218.w >> 16u);
        let t227 = abs_f32(t219); // activation.rs:20
        let t228 = min_f32(max_f32(t227, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t228 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t228 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t229 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t229;
        let t230 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t230;
        let t231 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t231;
        let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t232;
        let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t233;
        let t234 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t234) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t235 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t235; // bits.rs:36
        let bits = bitcast<u32>(y_1) + (u32(t235) << 23u); // bits.rs:37
        let t236 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t227) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t236)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let t237 = decode_bf16(encode_bf16(outputs_0_1)) * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t219 < 0.0f)); // join.rs:84
        let bits_1 = bitcast<u32>(t237); // bits.rs:29
        outputs_0_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // join.rs:84
        let t238 = abs_f32(t220); // activation.rs:20
        let t239 = min_f32(max_f32(t238, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t239 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t239 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t240 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t240);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t241;
        let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t242;
        let t243 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t243;
        let t244 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t244;
        let t245 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t245;
        let t246 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t246) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t247 = i32_from_f32(k_1); // exponential.rs:42
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + t247; // bits.rs:36
        let bits_2 = bitcast<u32>(y_3) + (u32(t247) << 23u); // bits.rs:37
        let t248 = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t238) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t248)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let t249 = decode_bf16(encode_bf16(outputs_1_1)) * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t220 < 0.0f)); // join.rs:84
        let bits_3 = bitcast<u32>(t249); // bits.rs:29
        outputs_1_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t250 = abs_f32(t221); // activation.rs:20
        let t251 = min_f32(max_f32(t250, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t251 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t251 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t252 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t252);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t253 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t253;
        let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t254;
        let t255 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t255;
        let t256 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t256;
        let t257 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t257;
        let t258 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t258) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t259 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + t259; // bits.rs:36
        let bits_4 = bitcast<u32>(y_5) + (u32(t259) << 23u); // bits.rs:37
        let t260 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t250) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t260)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let t261 = decode_bf16(encode_bf16(outputs_2_1)) * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t221 < 0.0f)); // join.rs:84
        let bits_5 = bitcast<u32>(t261); // bits.rs:29
        outputs_2_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t262 = abs_f32(t222); // activation.rs:20
        let t263 = min_f32(max_f32(t262, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t263 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t263 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t264 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t264);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t265 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t265;
        let t266 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t266;
        let t267 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t267;
        let t268 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t268;
        let t269 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t269;
        let t270 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t270) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t271 = i32_from_f32(k_3); // exponential.rs:42
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + t271; // bits.rs:36
        let bits_6 = bitcast<u32>(y_7) + (u32(t271) << 23u); // bits.rs:37
        let t272 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t262) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t272)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let t273 = decode_bf16(encode_bf16(outputs_3)) * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t222 < 0.0f)); // join.rs:84
        let bits_7 = bitcast<u32>(t273); // bits.rs:29
        outputs_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t274 = abs_f32(t223); // activation.rs:20
        let t275 = min_f32(max_f32(t274, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t275 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t275 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t276 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t276);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t277 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t277;
        let t278 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t278;
        let t279 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t279;
        let t280 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t280;
        let t281 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t281;
        let t282 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t282) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t283 = i32_from_f32(k_4); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_9) >> 23u) + t283; // bits.rs:36
        let bits_8 = bitcast<u32>(y_9) + (u32(t283) << 23u); // bits.rs:37
        let t284 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t274) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_bf16(encode_bf16(t284)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let y_10 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
        let t285 = decode_bf16(encode_bf16(outputs_4)) * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t223 < 0.0f)); // join.rs:84
        let bits_9 = bitcast<u32>(t285); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:84
        let t286 = abs_f32(t224); // activation.rs:20
        let t287 = min_f32(max_f32(t286, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t287 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t287 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t288 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t288);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t289 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t289;
        let t290 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t290;
        let t291 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t291;
        let t292 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t292;
        let t293 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t293;
        let t294 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t294) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_11 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t295 = i32_from_f32(k_5); // exponential.rs:42
        let field_5 = i32(bitcast<u32>(y_11) >> 23u) + t295; // bits.rs:36
        let bits_10 = bitcast<u32>(y_11) + (u32(t295) << 23u); // bits.rs:37
        let t296 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t286) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_bf16(encode_bf16(t296)); // activation.rs:20
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let y_12 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
        let t297 = decode_bf16(encode_bf16(outputs_5)) * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t224 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t297); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t298 = abs_f32(t225); // activation.rs:20
        let t299 = min_f32(max_f32(t298, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t299 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t299 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t300 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t300);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t301 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t301;
        let t302 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t302;
        let t303 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t303;
        let t304 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t304;
        let t305 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t305;
        let t306 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t306) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_13 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t307 = i32_from_f32(k_6); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_13) >> 23u) + t307; // bits.rs:36
        let bits_12 = bitcast<u32>(y_13) + (u32(t307) << 23u); // bits.rs:37
        let t308 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t298) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_bf16(encode_bf16(t308)); // activation.rs:20
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let y_14 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
        let t309 = decode_bf16(encode_bf16(outputs_6)) * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t225 < 0.0f)); // join.rs:84
        let bits_13 = bitcast<u32>(t309); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // join.rs:84
        let t310 = abs_f32(t226); // activation.rs:20
        let t311 = min_f32(max_f32(t310, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t311 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t311 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t312 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t312);
        var q_8 = 0.00019891017f; // exponential.rs:26
        let t313 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_8 = t313;
        let t314 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_8 = t314;
        let t315 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_8 = t315;
        let t316 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_8 = t316;
        let t317 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_8 = t317;
        let t318 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_8) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t318) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_15 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t319 = i32_from_f32(k_7); // exponential.rs:42
        let field_7 = i32(bitcast<u32>(y_15) >> 23u) + t319; // bits.rs:36
        let bits_14 = bitcast<u32>(y_15) + (u32(t319) << 23u); // bits.rs:37
        let t320 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t310) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_bf16(encode_bf16(t320)); // activation.rs:20
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let y_16 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
        let t321 = decode_bf16(encode_bf16(outputs_7)) * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t226 < 0.0f)); // join.rs:84
        let bits_15 = bitcast<u32>(t321); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t322 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        y[(((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t322;
    }
}
