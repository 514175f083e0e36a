enable subgroups;

struct Immediates {
    scale: f32,
    seq_len: u32,
    n_heads: u32,
    n_kv_heads: u32,
    max_blocks: u32,
    head_dim: u32,
    n_blocks: u32,
}

@group(0) @binding(7) var<uniform> imm: Immediates;
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

@compute @workgroup_size(256, 1, 1)
fn attention_split__bf16_f32__block_x8_3x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // attention_split.rs:180
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
                    let t20 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t19.x) * t11) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_0 = bitcast<f32>(t20);
                    let t21 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t19.x >> 16u) * t12) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t21);
                    let t22 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t19.y) * t13) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t22);
                    let t23 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t19.y >> 16u) * t14) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t23);
                    let t24 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t19.z) * t15) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t24);
                    let t25 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t19.z >> 16u) * t16) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t25);
                    let t26 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t19.w) * t17) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t26);
                    let t27 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t19.w >> 16u) * t18) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t27);
                    let t28 = q[((t5 + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t29 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t28.x) * t11) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_1 = bitcast<f32>(t29);
                    let t30 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t28.x >> 16u) * t12) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t30);
                    let t31 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t28.y) * t13) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t31);
                    let t32 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t28.y >> 16u) * t14) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t32);
                    let t33 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t28.z) * t15) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t33);
                    let t34 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t28.z >> 16u) * t16) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t34);
                    let t35 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t28.w) * t17) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t35);
                    let t36 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t28.w >> 16u) * t18) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t36);
                    let t37 = q[((t6 + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t38 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t37.x) * t11) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_2 = bitcast<f32>(t38);
                    let t39 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t37.x >> 16u) * t12) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t39);
                    let t40 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t37.y) * t13) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t40);
                    let t41 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t37.y >> 16u) * t14) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t41);
                    let t42 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t37.z) * t15) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t42);
                    let t43 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t37.z >> 16u) * t16) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t43);
                    let t44 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t37.w) * t17) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t44);
                    let t45 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t37.w >> 16u) * t18) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t45);
                }
            }
            var scores_0 = dots_0; // block.rs:272
            var scores_1 = dots_1;
            var scores_2 = dots_2;
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_0 * imm.scale) ^ hidden_zero)); // bits.rs:31
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t9)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_1 * imm.scale) ^ hidden_zero)); // bits.rs:31
            let scaled_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:32
            let score_1 = select(scaled_1, 0.0f, (scaled_1 == 0.0f)); // block.rs:277
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t9)); // block.rs:278
            let max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_2 * imm.scale) ^ hidden_zero)); // bits.rs:31
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
            let t46 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:293
            let t47 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t46 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum = bitcast<f32>(t47);
            let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = bitcast<f32>(bitcast<u32>(t46 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t48;
            let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t49;
            let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t50;
            let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t51;
            let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t52;
            let t53 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t53) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let field = i32(bitcast<u32>(y) >> 23u) + exponent; // bits.rs:38
            let bits_3 = bitcast<u32>(y) + (u32(exponent) << 23u); // bits.rs:39
            let bits_4 = bitcast<u32>(t46); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_4 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_4 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t46) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t9)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let t54 = subgroupShuffleXor(weight, 1u); // block.rs:296
            let t55 = bitcast<f32>(bitcast<u32>(weight + t54) ^ hidden_zero);
            let t56 = subgroupShuffleXor(t55, 2u);
            let t57 = bitcast<f32>(bitcast<u32>(t55 + t56) ^ hidden_zero);
            let t58 = subgroupShuffleXor(t57, 4u);
            let t59 = bitcast<f32>(bitcast<u32>(t57 + t58) ^ hidden_zero);
            let t60 = subgroupShuffleXor(t59, 8u);
            let t61 = bitcast<f32>(bitcast<u32>(t59 + t60) ^ hidden_zero);
            let t62 = subgroupShuffleXor(t61, 16u);
            let sum_1 = bitcast<f32>(bitcast<u32>(t61 + t62) ^ hidden_zero);
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
            let t63 = bitcast<f32>(bitcast<u32>(scores_1 - highest_1) ^ hidden_zero); // block.rs:293
            let t64 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t63 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_2 = bitcast<f32>(t64);
            let k_1 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced_1 = bitcast<f32>(bitcast<u32>(t63 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
            let t65 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
            let r_error_1 = bitcast<f32>(t65);
            var q_2 = 0.00019891017f; // exponential.rs:26
            let t66 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_2 = t66;
            let t67 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_2 = t67;
            let t68 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_2 = t68;
            let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_2 = t69;
            let t70 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_2 = t70;
            let t71 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
            let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t71) ^ hidden_zero);
            let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
            let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
            let field_1 = i32(bitcast<u32>(y_1) >> 23u) + exponent_1; // bits.rs:38
            let bits_5 = bitcast<u32>(y_1) + (u32(exponent_1) << 23u); // bits.rs:39
            let bits_6 = bitcast<u32>(t63); // exponential.rs:48
            let beyond_1 = select(2139095040u, 0u, (bits_6 > 2147483647u)); // exponential.rs:49
            let bounded_1 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_6 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_1 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t63) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_1 = select(0.0f, power_1, (own_key < t9)); // block.rs:294
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
            let sum_3 = bitcast<f32>(bitcast<u32>(t79 + t80) ^ hidden_zero);
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
            let t81 = bitcast<f32>(bitcast<u32>(scores_2 - highest_2) ^ hidden_zero); // block.rs:293
            let t82 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t81 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_4 = bitcast<f32>(t82);
            let k_2 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_2 = bitcast<f32>(bitcast<u32>(t81 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
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
            let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
            let field_2 = i32(bitcast<u32>(y_2) >> 23u) + exponent_2; // bits.rs:38
            let bits_7 = bitcast<u32>(y_2) + (u32(exponent_2) << 23u); // bits.rs:39
            let bits_8 = bitcast<u32>(t81); // exponential.rs:48
            let beyond_2 = select(2139095040u, 0u, (bits_8 > 2147483647u)); // exponential.rs:49
            let bounded_2 = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_8 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_2 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t81) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_2 = select(0.0f, power_2, (own_key < t9)); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            let t90 = subgroupShuffleXor(weight_2, 1u); // block.rs:296
            let t91 = bitcast<f32>(bitcast<u32>(weight_2 + t90) ^ hidden_zero);
            let t92 = subgroupShuffleXor(t91, 2u);
            let t93 = bitcast<f32>(bitcast<u32>(t91 + t92) ^ hidden_zero);
            let t94 = subgroupShuffleXor(t93, 4u);
            let t95 = bitcast<f32>(bitcast<u32>(t93 + t94) ^ hidden_zero);
            let t96 = subgroupShuffleXor(t95, 8u);
            let t97 = bitcast<f32>(bitcast<u32>(t95 + t96) ^ hidden_zero);
            let t98 = subgroupShuffleXor(t97, 16u);
            let sum_5 = bitcast<f32>(bitcast<u32>(t97 + t98) ^ hidden_zero);
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
                let common_end = min_u32(max_u32(t9, run_start), run_start + 32u); // block.rs:197
                for (var key = run_start; key < common_end; key += 1u) { // block.rs:198
                    let t99 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let t100 = decode_bf16(t99.x);
                    let t101 = decode_bf16(t99.x >> 16u);
                    let t102 = decode_bf16(t99.y);
                    let t103 = decode_bf16(t99.y >> 16u);
                    let t104 = decode_bf16(t99.z);
                    let t105 = decode_bf16(t99.z >> 16u);
                    let t106 = decode_bf16(t99.w);
                    let t107 = decode_bf16(t99.w >> 16u);
                    let weight_3 = weights[key]; // block.rs:202
                    let t108 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_3 * t100) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_0_0 = t108;
                    let t109 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_3 * t101) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_1 = t109;
                    let t110 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_3 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_2 = t110;
                    let t111 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_3 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_3 = t111;
                    let t112 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_3 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_4 = t112;
                    let t113 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_3 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_5 = t113;
                    let t114 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_3 * t106) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_6 = t114;
                    let t115 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_3 * t107) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_7 = t115;
                    let weight_4 = weights[key + 256u]; // block.rs:202
                    let t116 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(weight_4 * t100) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_1_0 = t116;
                    let t117 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(weight_4 * t101) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_1 = t117;
                    let t118 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(weight_4 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_2 = t118;
                    let t119 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(weight_4 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_3 = t119;
                    let t120 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(weight_4 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_4 = t120;
                    let t121 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(weight_4 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_5 = t121;
                    let t122 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(weight_4 * t106) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_6 = t122;
                    let t123 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(weight_4 * t107) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_7 = t123;
                    let weight_5 = weights[key + 512u]; // block.rs:202
                    let t124 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(weight_5 * t100) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_2_0 = t124;
                    let t125 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(weight_5 * t101) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_1 = t125;
                    let t126 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(weight_5 * t102) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_2 = t126;
                    let t127 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(weight_5 * t103) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_3 = t127;
                    let t128 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(weight_5 * t104) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_4 = t128;
                    let t129 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(weight_5 * t105) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_5 = t129;
                    let t130 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(weight_5 * t106) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_6 = t130;
                    let t131 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(weight_5 * t107) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_7 = t131;
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
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
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
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
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
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_6 = bitcast<f32>(bitcast<u32>(sum_6 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_9 = bitcast<u32>(sum_6); // bits.rs:31
                outputs_2 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // block.rs:246
            }
            let t132 = outputs_0; // block.rs:249
            let t133 = outputs_1;
            let t134 = outputs_2;
            let t135 = highest_0; // block.rs:312
            let t136 = highest_1;
            let t137 = highest_2;
            let t138 = totals_0;
            let t139 = totals_1;
            let t140 = totals_2;
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = t132; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                let t141 = vec2<f32>(t135, t138); // attention_split.rs:214
                partial_sums[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = t141;
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t2) * imm.max_blocks + index) * imm.head_dim + own_dim] = t133; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                let t142 = vec2<f32>(t136, t139); // attention_split.rs:214
                partial_sums[(((token * imm.n_heads + t2) * imm.max_blocks + index) * 2u) >> 1u] = t142;
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t3) * imm.max_blocks + index) * imm.head_dim + own_dim] = t134; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                let t143 = vec2<f32>(t137, t140); // attention_split.rs:214
                partial_sums[(((token * imm.n_heads + t3) * imm.max_blocks + index) * 2u) >> 1u] = t143;
            }
        } else {
            let max_1 = 0.0f; // attention_split.rs:218
            let sum = f32_from_bits(0x7fc00000u); // attention_split.rs:219
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                let t144 = vec2<f32>(max_1, sum); // attention_split.rs:226
                partial_sums[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = t144;
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t2) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                let t145 = vec2<f32>(max_1, sum); // attention_split.rs:226
                partial_sums[(((token * imm.n_heads + t2) * imm.max_blocks + index) * 2u) >> 1u] = t145;
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t3) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                let t146 = vec2<f32>(max_1, sum); // attention_split.rs:226
                partial_sums[(((token * imm.n_heads + t3) * imm.max_blocks + index) * 2u) >> 1u] = t146;
            }
        }
    }
}
