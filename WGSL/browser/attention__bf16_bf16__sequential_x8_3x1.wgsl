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
fn attention__bf16_bf16__sequential_x8_3x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // sequential.rs:79
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
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_0 * imm.scale) ^ hidden_zero)); // bits.rs:31
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t7)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_1 * imm.scale) ^ hidden_zero)); // bits.rs:31
            let scaled_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:32
            let score_1 = select(scaled_1, 0.0f, (scaled_1 == 0.0f)); // block.rs:277
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t7)); // block.rs:278
            let max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_2 * imm.scale) ^ hidden_zero)); // bits.rs:31
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
            let t44 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:293
            let t45 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t44 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum = bitcast<f32>(t45);
            let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = bitcast<f32>(bitcast<u32>(t44 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
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
            let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
            let bits_3 = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
            let bits_4 = bitcast<u32>(t44); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t44) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t7)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let t52 = subgroupShuffleXor(weight, 1u); // block.rs:296
            let t53 = bitcast<f32>(bitcast<u32>(weight + t52) ^ hidden_zero);
            let t54 = subgroupShuffleXor(t53, 2u);
            let t55 = bitcast<f32>(bitcast<u32>(t53 + t54) ^ hidden_zero);
            let t56 = subgroupShuffleXor(t55, 4u);
            let t57 = bitcast<f32>(bitcast<u32>(t55 + t56) ^ hidden_zero);
            let t58 = subgroupShuffleXor(t57, 8u);
            let t59 = bitcast<f32>(bitcast<u32>(t57 + t58) ^ hidden_zero);
            let t60 = subgroupShuffleXor(t59, 16u);
            let sum_1 = bitcast<f32>(bitcast<u32>(t59 + t60) ^ hidden_zero);
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
            let t61 = bitcast<f32>(bitcast<u32>(scores_1 - highest_1) ^ hidden_zero); // block.rs:293
            let t62 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t61 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_2 = bitcast<f32>(t62);
            let k_1 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced_1 = bitcast<f32>(bitcast<u32>(t61 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
            let t63 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
            let r_error_1 = bitcast<f32>(t63);
            var q_2 = 0.00019891017f; // exponential.rs:26
            let t64 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_2 = t64;
            let t65 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_2 = t65;
            let t66 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_2 = t66;
            let t67 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_2 = t67;
            let t68 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_2 = t68;
            let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
            let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t69) ^ hidden_zero);
            let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
            let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
            let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
            let bits_5 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
            let bits_6 = bitcast<u32>(t61); // exponential.rs:48
            let beyond_1 = select(2139095040u, 0u, (bits_6 > 2147483647u)); // exponential.rs:49
            let bounded_1 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_6 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_1 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t61) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_1 = select(0.0f, power_1, (own_key < t7)); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            let t70 = subgroupShuffleXor(weight_1, 1u); // block.rs:296
            let t71 = bitcast<f32>(bitcast<u32>(weight_1 + t70) ^ hidden_zero);
            let t72 = subgroupShuffleXor(t71, 2u);
            let t73 = bitcast<f32>(bitcast<u32>(t71 + t72) ^ hidden_zero);
            let t74 = subgroupShuffleXor(t73, 4u);
            let t75 = bitcast<f32>(bitcast<u32>(t73 + t74) ^ hidden_zero);
            let t76 = subgroupShuffleXor(t75, 8u);
            let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
            let t78 = subgroupShuffleXor(t77, 16u);
            let sum_3 = bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero);
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
            let t79 = bitcast<f32>(bitcast<u32>(scores_2 - highest_2) ^ hidden_zero); // block.rs:293
            let t80 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t79 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_4 = bitcast<f32>(t80);
            let k_2 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_2 = bitcast<f32>(bitcast<u32>(t79 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
            let t81 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
            let r_error_2 = bitcast<f32>(t81);
            var q_3 = 0.00019891017f; // exponential.rs:26
            let t82 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_3 = t82;
            let t83 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_3 = t83;
            let t84 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_3 = t84;
            let t85 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_3 = t85;
            let t86 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_3 = t86;
            let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
            let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t87) ^ hidden_zero);
            let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
            let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
            let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
            let bits_7 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
            let bits_8 = bitcast<u32>(t79); // exponential.rs:48
            let beyond_2 = select(2139095040u, 0u, (bits_8 > 2147483647u)); // exponential.rs:49
            let bounded_2 = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_8 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_2 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t79) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_2 = select(0.0f, power_2, (own_key < t7)); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            let t88 = subgroupShuffleXor(weight_2, 1u); // block.rs:296
            let t89 = bitcast<f32>(bitcast<u32>(weight_2 + t88) ^ hidden_zero);
            let t90 = subgroupShuffleXor(t89, 2u);
            let t91 = bitcast<f32>(bitcast<u32>(t89 + t90) ^ hidden_zero);
            let t92 = subgroupShuffleXor(t91, 4u);
            let t93 = bitcast<f32>(bitcast<u32>(t91 + t92) ^ hidden_zero);
            let t94 = subgroupShuffleXor(t93, 8u);
            let t95 = bitcast<f32>(bitcast<u32>(t93 + t94) ^ hidden_zero);
            let t96 = subgroupShuffleXor(t95, 16u);
            let sum_5 = bitcast<f32>(bitcast<u32>(t95 + t96) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 2u] = sum_5; // block.rs:298
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
                    let t97 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let t98 = decode_bf16(t97.x);
                    let t99 = decode_bf16(t97.x >> 16u);
                    let t100 = decode_bf16(t97.y);
                    let t101 = decode_bf16(t97.y >> 16u);
                    let t102 = decode_bf16(t97.z);
                    let t103 = decode_bf16(t97.z >> 16u);
                    let t104 = decode_bf16(t97.w);
                    let t105 = decode_bf16(t97.w >> 16u);
                    let weight_3 = weights[key]; // block.rs:202
                    let t106 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_3 * t98) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_0_0 = t106;
                    let t107 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_3 * t99) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_1 = t107;
                    let t108 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_3 * t100) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_2 = t108;
                    let t109 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_3 * t101) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_3 = t109;
                    let t110 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_3 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_4 = t110;
                    let t111 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_3 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_5 = t111;
                    let t112 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_3 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_6 = t112;
                    let t113 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_3 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_7 = t113;
                    let weight_4 = weights[key + 256u]; // block.rs:202
                    let t114 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(weight_4 * t98) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_1_0 = t114;
                    let t115 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(weight_4 * t99) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_1 = t115;
                    let t116 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(weight_4 * t100) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_2 = t116;
                    let t117 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(weight_4 * t101) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_3 = t117;
                    let t118 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(weight_4 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_4 = t118;
                    let t119 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(weight_4 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_5 = t119;
                    let t120 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(weight_4 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_6 = t120;
                    let t121 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(weight_4 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_7 = t121;
                    let weight_5 = weights[key + 512u]; // block.rs:202
                    let t122 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(weight_5 * t98) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_2_0 = t122;
                    let t123 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(weight_5 * t99) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_1 = t123;
                    let t124 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(weight_5 * t100) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_2 = t124;
                    let t125 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(weight_5 * t101) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_3 = t125;
                    let t126 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(weight_5 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_4 = t126;
                    let t127 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(weight_5 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_5 = t127;
                    let t128 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(weight_5 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_6 = t128;
                    let t129 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(weight_5 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_7 = t129;
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
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
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
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
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
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_9 = bitcast<u32>(sum_6); // bits.rs:31
                outputs_2_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // block.rs:246
            }
            let t130 = outputs_0_1; // block.rs:249
            let t131 = outputs_1_1;
            let t132 = outputs_2_1;
            let t133 = highest_0; // block.rs:312
            let t134 = highest_1;
            let t135 = highest_2;
            let t136 = totals_0;
            let t137 = totals_1;
            let t138 = totals_2;
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t133; // sequential.rs:37
                var parts_1 = t136;
                var parts_2 = t130;
                if (index > 0u) { // sequential.rs:38
                    let t139 = maxima_0; // sequential.rs:40
                    let max_4 = max_f32(t139, t133); // join.rs:16
                    let t140 = bitcast<f32>(bitcast<u32>(t139 - max_4) ^ hidden_zero); // join.rs:17
                    let t141 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t140 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_6 = bitcast<f32>(t141);
                    let k_3 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
                    let reduced_3 = bitcast<f32>(bitcast<u32>(t140 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
                    let t142 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
                    let r_error_3 = bitcast<f32>(t142);
                    var q_4 = 0.00019891017f; // exponential.rs:26
                    let t143 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_4 = t143;
                    let t144 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_4 = t144;
                    let t145 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_4 = t145;
                    let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_4 = t146;
                    let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_4 = t147;
                    let t148 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
                    let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t148) ^ hidden_zero);
                    let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
                    let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
                    let bits_9 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
                    let bits_10 = bitcast<u32>(t140); // exponential.rs:48
                    let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
                    let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t140) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t149 = bitcast<f32>(bitcast<u32>(t133 - max_4) ^ hidden_zero); // join.rs:18
                    let t150 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t149 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_7 = bitcast<f32>(t150);
                    let k_4 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t149 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t151 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t151);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t152 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t152;
                    let t153 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t153;
                    let t154 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t154;
                    let t155 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t155;
                    let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t156;
                    let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t157) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_11 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_12 = bitcast<u32>(t149); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_12 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_11, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_12 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t149) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t158 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t136 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_8 = bitcast<f32>(bitcast<u32>(t158) ^ hidden_zero);
                    let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_14 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t130 * next_factor) ^ hidden_zero));
                    let t159 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = bitcast<f32>(bitcast<u32>(t159) ^ hidden_zero);
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t134; // sequential.rs:37
                var parts_1 = t137;
                var parts_2 = t131;
                if (index > 0u) { // sequential.rs:38
                    let t160 = maxima_1; // sequential.rs:40
                    let max_4 = max_f32(t160, t134); // join.rs:16
                    let t161 = bitcast<f32>(bitcast<u32>(t160 - max_4) ^ hidden_zero); // join.rs:17
                    let t162 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t161 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_6 = bitcast<f32>(t162);
                    let k_3 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
                    let reduced_3 = bitcast<f32>(bitcast<u32>(t161 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
                    let t163 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
                    let r_error_3 = bitcast<f32>(t163);
                    var q_4 = 0.00019891017f; // exponential.rs:26
                    let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_4 = t164;
                    let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_4 = t165;
                    let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_4 = t166;
                    let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_4 = t167;
                    let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_4 = t168;
                    let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
                    let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t169) ^ hidden_zero);
                    let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
                    let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
                    let bits_9 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
                    let bits_10 = bitcast<u32>(t161); // exponential.rs:48
                    let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
                    let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t161) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t170 = bitcast<f32>(bitcast<u32>(t134 - max_4) ^ hidden_zero); // join.rs:18
                    let t171 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t170 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_7 = bitcast<f32>(t171);
                    let k_4 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t170 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t172 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t172);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t173;
                    let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t174;
                    let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t175;
                    let t176 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t176;
                    let t177 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t177;
                    let t178 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t178) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_11 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_12 = bitcast<u32>(t170); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_12 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_11, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_12 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t170) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t179 = bitcast<f32>(bitcast<u32>(sums_1 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t137 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_8 = bitcast<f32>(bitcast<u32>(t179) ^ hidden_zero);
                    let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_1 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_14 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t131 * next_factor) ^ hidden_zero));
                    let t180 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero);
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                var parts_0 = t135; // sequential.rs:37
                var parts_1 = t138;
                var parts_2 = t132;
                if (index > 0u) { // sequential.rs:38
                    let t181 = maxima_2; // sequential.rs:40
                    let max_4 = max_f32(t181, t135); // join.rs:16
                    let t182 = bitcast<f32>(bitcast<u32>(t181 - max_4) ^ hidden_zero); // join.rs:17
                    let t183 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t182 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_6 = bitcast<f32>(t183);
                    let k_3 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
                    let reduced_3 = bitcast<f32>(bitcast<u32>(t182 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
                    let t184 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
                    let r_error_3 = bitcast<f32>(t184);
                    var q_4 = 0.00019891017f; // exponential.rs:26
                    let t185 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_4 = t185;
                    let t186 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_4 = t186;
                    let t187 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_4 = t187;
                    let t188 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_4 = t188;
                    let t189 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_4 = t189;
                    let t190 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
                    let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t190) ^ hidden_zero);
                    let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
                    let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
                    let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
                    let bits_9 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
                    let bits_10 = bitcast<u32>(t182); // exponential.rs:48
                    let beyond_3 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
                    let bounded_3 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t182) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t191 = bitcast<f32>(bitcast<u32>(t135 - max_4) ^ hidden_zero); // join.rs:18
                    let t192 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t191 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_7 = bitcast<f32>(t192);
                    let k_4 = bitcast<f32>(bitcast<u32>(sum_7 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_7)) - 1262485504i;
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t191 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t193 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t193);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t194 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t194;
                    let t195 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t195;
                    let t196 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t196;
                    let t197 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t197;
                    let t198 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t198;
                    let t199 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t199) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_11 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_12 = bitcast<u32>(t191); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_12 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_11, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_12 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t191) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t200 = bitcast<f32>(bitcast<u32>(sums_2 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t138 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_8 = bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero);
                    let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_2 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_14 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t132 * next_factor) ^ hidden_zero));
                    let t201 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = bitcast<f32>(bitcast<u32>(t201) ^ hidden_zero);
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
    let t202 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t203 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t203, t202); // join.rs:49
    }
    let is_in_table_1 = t4 == t5; // sequential.rs:66
    let t204 = select(f32_from_bits(0x7fc00000u), sums_1, is_in_table_1); // sequential.rs:67
    let t205 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t205, t204); // join.rs:49
    }
    let is_in_table_2 = t4 == t5; // sequential.rs:66
    let t206 = select(f32_from_bits(0x7fc00000u), sums_2, is_in_table_2); // sequential.rs:67
    let t207 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 512u] = quotient_rn(t207, t206); // join.rs:49
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
        let t208 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        y[(((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t208;
    }
}
