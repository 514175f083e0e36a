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

@compute @workgroup_size(256, 1, 1)
fn attention__bf16_bf16__sequential_x4_1x1_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // sequential.rs:99
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
                    let t8 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.x) * decode_bf16(t6.x)) ^ hidden_zero)); // block.rs:167
                    dots_0 = bitcast<f32>(t8 ^ hidden_zero);
                    let t9 = dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.x >> 16u) * decode_bf16(t6.x >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t9) ^ hidden_zero);
                    let t10 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.y) * decode_bf16(t6.y)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t10 ^ hidden_zero);
                    let t11 = dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.y >> 16u) * decode_bf16(t6.y >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t11) ^ hidden_zero);
                    let t12 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.z) * decode_bf16(t6.z)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t12 ^ hidden_zero);
                    let t13 = dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.z >> 16u) * decode_bf16(t6.z >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t13) ^ hidden_zero);
                    let t14 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.w) * decode_bf16(t6.w)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t14 ^ hidden_zero);
                    let t15 = dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t7.w >> 16u) * decode_bf16(t6.w >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t15) ^ hidden_zero);
                }
            }
            var scores_0 = dots_0; // block.rs:272
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_0 * imm.scale) ^ hidden_zero)); // bits.rs:29
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
            let t16 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:293
            let t17 = min_f32(max_f32(t16, -104.0f), 89.0f); // exponential.rs:40
            let k = round(t17 * 1.442695f); // exponential.rs:14
            let reduced = bitcast<f32>(bitcast<u32>(t17 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t18 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t18;
            let t19 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t19;
            let t20 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t20;
            let t21 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t21;
            let t22 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t22;
            let t23 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t23) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let t24 = i32_from_f32(k); // exponential.rs:42
            let field = i32(bitcast<u32>(y_1) >> 23u) + t24; // bits.rs:44
            let bits_1 = bitcast<u32>(y_1) + (u32(t24) << 23u); // bits.rs:45
            let power = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t16) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight = select(0.0f, power, (own_key < t5)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let t25 = subgroupShuffleXor(weight, 1u); // block.rs:296
            let t26 = bitcast<f32>(bitcast<u32>(weight + t25) ^ hidden_zero);
            let t27 = subgroupShuffleXor(t26, 2u);
            let t28 = bitcast<f32>(bitcast<u32>(t26 + t27) ^ hidden_zero);
            let t29 = subgroupShuffleXor(t28, 4u);
            let t30 = bitcast<f32>(bitcast<u32>(t28 + t29) ^ hidden_zero);
            let t31 = subgroupShuffleXor(t30, 8u);
            let t32 = bitcast<f32>(bitcast<u32>(t30 + t31) ^ hidden_zero);
            let t33 = subgroupShuffleXor(t32, 16u);
            let sum = bitcast<f32>(bitcast<u32>(t32 + t33) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[local_invocation_index >> 5u] = sum; // block.rs:298
            }
            workgroupBarrier(); // block.rs:301
            var totals_0 = 0.0f; // block.rs:302
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[1u]) ^ hidden_zero); // block.rs:308
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[2u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[3u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[4u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[5u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[6u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[7u]) ^ hidden_zero);
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
                    let t34 = values[((first_value + key * head_dim) >> 1u) >> 1u]; // block.rs:199
                    let weight_1 = weights[key]; // block.rs:202
                    let t35 = bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t34.x)) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_0_0 = bitcast<f32>(t35);
                    let t36 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t34.x >> 16u)) ^ hidden_zero));
                    sums_0_1 = bitcast<f32>(t36 ^ hidden_zero);
                    let t37 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t34.y)) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_2 = bitcast<f32>(t37);
                    let t38 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_1 * decode_bf16(t34.y >> 16u)) ^ hidden_zero));
                    sums_0_3 = bitcast<f32>(t38 ^ hidden_zero);
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
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 128u]) ^ hidden_zero); // block.rs:244
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 256u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 384u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 640u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 896u]) ^ hidden_zero);
                let bits_2 = bitcast<u32>(sum_1); // bits.rs:29
                outputs_0_1 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // block.rs:246
            }
            let t39 = outputs_0_1; // block.rs:249
            let t40 = highest_0; // block.rs:312
            let t41 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                var parts_0 = t40; // sequential.rs:37
                var parts_1 = t41;
                var parts_2 = t39;
                if (index > 0u) { // sequential.rs:38
                    let t42 = maxima_0; // sequential.rs:40
                    let max_2 = max_f32(t42, t40); // join.rs:16
                    let t43 = bitcast<f32>(bitcast<u32>(t42 - max_2) ^ hidden_zero); // join.rs:17
                    let t44 = min_f32(max_f32(t43, -104.0f), 89.0f); // exponential.rs:40
                    let k_1 = round(t44 * 1.442695f); // exponential.rs:14
                    let reduced_1 = bitcast<f32>(bitcast<u32>(t44 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
                    let t45 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
                    let r_error_1 = bitcast<f32>(t45);
                    var q_2 = 0.00019891017f; // exponential.rs:26
                    let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_2 = t46;
                    let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_2 = t47;
                    let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_2 = t48;
                    let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_2 = t49;
                    let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_2 = t50;
                    let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
                    let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t51) ^ hidden_zero);
                    let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
                    let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
                    let t52 = i32_from_f32(k_1); // exponential.rs:42
                    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t52; // bits.rs:44
                    let bits_2 = bitcast<u32>(y_2) + (u32(t52) << 23u); // bits.rs:45
                    let factor = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t43) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t53 = bitcast<f32>(bitcast<u32>(t40 - max_2) ^ hidden_zero); // join.rs:18
                    let t54 = min_f32(max_f32(t53, -104.0f), 89.0f); // exponential.rs:40
                    let k_2 = round(t54 * 1.442695f); // exponential.rs:14
                    let reduced_2 = bitcast<f32>(bitcast<u32>(t54 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
                    let t55 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
                    let r_error_2 = bitcast<f32>(t55);
                    var q_3 = 0.00019891017f; // exponential.rs:26
                    let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_3 = t56;
                    let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_3 = t57;
                    let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_3 = t58;
                    let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_3 = t59;
                    let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_3 = t60;
                    let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
                    let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t61) ^ hidden_zero);
                    let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
                    let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
                    let t62 = i32_from_f32(k_2); // exponential.rs:42
                    let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t62; // bits.rs:44
                    let bits_3 = bitcast<u32>(y_3) + (u32(t62) << 23u); // bits.rs:45
                    let next_factor = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t53) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t63 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t41 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_1 = bitcast<f32>(bitcast<u32>(t63) ^ hidden_zero);
                    let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t39 * next_factor) ^ hidden_zero));
                    let t64 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_1;
                    parts_2 = bitcast<f32>(bitcast<u32>(t64) ^ hidden_zero);
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
    let t65 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t66 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        let a_bits = bitcast<u32>(t66); // division.rs:13
        let b_bits = bitcast<u32>(t65); // division.rs:14
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        let a_field = (a_bits >> 23u) & 255u; // division.rs:16
        let b_field = (b_bits >> 23u) & 255u; // division.rs:17
        let t67 = a_bits & 8388607u; // division.rs:18
        let t68 = b_bits & 8388607u;
        let below = select(0u, 1u, (t67 < t68)); // division.rs:33
        let numerator = shl_u32(t67 | 8388608u, below); // division.rs:34
        let denominator = t68 | 8388608u; // division.rs:35
        let d = bitcast<f32>(t68 | 1065353216u); // division.rs:37
        let t69 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
        var reciprocal = bitcast<f32>(t69);
        let t70 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
        let t71 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t70) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t71);
        let t72 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t73 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t72) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t73);
        let t74 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t75 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t74) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t75);
        let n = bitcast<f32>((t67 | 1065353216u) + (below << 23u)); // division.rs:44
        var quotient = u32_from_f32(bitcast<f32>(bitcast<u32>(n * reciprocal) ^ hidden_zero) * 8388608.0f); // division.rs:45
        let divisor = i32(denominator); // division.rs:46
        var residual = i32((numerator << 23u) - quotient * denominator); // division.rs:47
        let over = residual < 0i; // division.rs:50
        quotient = select(quotient, quotient - 1u, over); // division.rs:51
        residual = select(residual, residual + divisor, over); // division.rs:52
        let over_1 = residual < 0i; // division.rs:50
        quotient = select(quotient, quotient - 1u, over_1); // division.rs:51
        residual = select(residual, residual + divisor, over_1); // division.rs:52
        let under = residual >= divisor; // division.rs:54
        quotient = select(quotient, quotient + 1u, under); // division.rs:55
        residual = select(residual, residual - divisor, under); // division.rs:56
        quotient = select(quotient, quotient + 1u, (residual * 2i > divisor)); // division.rs:58
        let exponent = i32(a_field) - i32(b_field) + 127i - i32(below); // division.rs:59
        let t76 = quotient; // division.rs:60
        let field = exponent + i32(t76 >> 24u); // bits.rs:36
        let bits = (u32(field) << 23u) | (t76 & 8388607u); // bits.rs:37
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
        let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        let a_zero = a_field == 0u; // division.rs:22
        let b_zero = b_field == 0u; // division.rs:23
        let t77 = ((bitcast<u32>(t66) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t65) & 2147483647u) > 2139095040u); // division.rs:24
        let undefined = (t77 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
        runs[local_invocation_index] = select(extended, f32_from_bits(0x7fc00000u), undefined); // join.rs:49
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
        let t78 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t79 = q_gate[(t78 >> 1u) >> 2u]; // piece.rs:40
        let t80 = decode_bf16(t79.x);
        let t81 = decode_bf16(t79.x >> 16u);
        let t82 = decode_bf16(t79.y);
        let t83 = decode_bf16(t79.y >> 16u);
        let t84 = decode_bf16(t79.z);
        let t85 = decode_bf16(t79.z >> 16u);
        let t86 = decode_bf16(t79.w);
        let t87 = decode_bf16(t79.w >> 16u);
        let t88 = abs_f32(t80); // activation.rs:20
        let t89 = min_f32(max_f32(t88, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t89 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t89 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t90 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t91;
        let t92 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t93;
        let t94 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t94;
        let t95 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t95) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t96 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t96; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t96) << 23u); // bits.rs:45
        let t97 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t88) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t97)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t98 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        let t99 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t98 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t100 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t98 * bitcast<f32>(t99)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t100);
        let t101 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t98 * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t102 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t101) ^ hidden_zero)) ^ hidden_zero);
        estimate = t102;
        let t103 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t98 * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t104 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t103) ^ hidden_zero)) ^ hidden_zero);
        estimate = t104;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t98) & 4294963200u);
        let t105 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t98 - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t105 - t106) ^ hidden_zero);
        let estimate_1 = estimate;
        let t107 = high + bitcast<f32>(bitcast<u32>(residual * estimate_1) ^ hidden_zero); // division.rs:87
        let t108 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t107) >> 23u) + t108; // bits.rs:44
        let bits_2 = bitcast<u32>(t107) + (u32(t108) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t109 = encode_bf16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_bf16(t109);
        let t110 = decode_bf16(encode_bf16(outputs_0_1)) * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t80 < 0.0f)); // join.rs:84
        let bits_3 = bitcast<u32>(t110); // bits.rs:29
        outputs_0_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t111 = abs_f32(t81); // activation.rs:20
        let t112 = min_f32(max_f32(t111, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t112 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t112 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t113 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t113);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t114 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t114;
        let t115 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t115;
        let t116 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t116;
        let t117 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t117;
        let t118 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t118;
        let t119 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t119) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t120 = i32_from_f32(k_1); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t120; // bits.rs:44
        let bits_4 = bitcast<u32>(y_3) + (u32(t120) << 23u); // bits.rs:45
        let t121 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t111) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t121)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_5 = bitcast<u32>(d_1); // division.rs:85
        let t122 = bitcast<f32>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        let t123 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t122 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t124 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t122 * bitcast<f32>(t123)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t124);
        let t125 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t122 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t126 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t125) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t126);
        let t127 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t122 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t128 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t127) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t128);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t122) & 4294963200u);
        let t129 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t122 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t129 - t130) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t131 = high_1 + bitcast<f32>(bitcast<u32>(residual_1 * estimate_3) ^ hidden_zero); // division.rs:87
        let t132 = 127i - i32(bits_5 >> 23u);
        let field_3 = i32(bitcast<u32>(t131) >> 23u) + t132; // bits.rs:44
        let bits_6 = bitcast<u32>(t131) + (u32(t132) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t133 = encode_bf16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t133);
        let t134 = decode_bf16(encode_bf16(outputs_1)) * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t81 < 0.0f)); // join.rs:84
        let bits_7 = bitcast<u32>(t134); // bits.rs:29
        outputs_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t135 = abs_f32(t82); // activation.rs:20
        let t136 = min_f32(max_f32(t135, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t136 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t136 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t137 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t137);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t138 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t138;
        let t139 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t139;
        let t140 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t140;
        let t141 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t141;
        let t142 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t142;
        let t143 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t143) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t144 = i32_from_f32(k_2); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t144; // bits.rs:44
        let bits_8 = bitcast<u32>(y_5) + (u32(t144) << 23u); // bits.rs:45
        let t145 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t135) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t145)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_9 = bitcast<u32>(d_2); // division.rs:85
        let t146 = bitcast<f32>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        let t147 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t146 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t148 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t146 * bitcast<f32>(t147)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t148);
        let t149 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t146 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t150 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t149) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t150);
        let t151 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t146 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t152 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t151) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t152);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t146) & 4294963200u);
        let t153 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t154 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t146 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t153 - t154) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t155 = high_2 + bitcast<f32>(bitcast<u32>(residual_2 * estimate_5) ^ hidden_zero); // division.rs:87
        let t156 = 127i - i32(bits_9 >> 23u);
        let field_5 = i32(bitcast<u32>(t155) >> 23u) + t156; // bits.rs:44
        let bits_10 = bitcast<u32>(t155) + (u32(t156) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t157 = encode_bf16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t157);
        let t158 = decode_bf16(encode_bf16(outputs_2)) * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t82 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t158); // bits.rs:29
        outputs_2 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t159 = abs_f32(t83); // activation.rs:20
        let t160 = min_f32(max_f32(t159, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t160 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t160 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t161 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t161);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t162;
        let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t163;
        let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t164;
        let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t165;
        let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t166;
        let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t167) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t168 = i32_from_f32(k_3); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t168; // bits.rs:44
        let bits_12 = bitcast<u32>(y_7) + (u32(t168) << 23u); // bits.rs:45
        let t169 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t159) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t169)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_13 = bitcast<u32>(d_3); // division.rs:85
        let t170 = bitcast<f32>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        let t171 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t170 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t172 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t170 * bitcast<f32>(t171)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t172);
        let t173 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t170 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t174 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t173) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t174);
        let t175 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t170 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t176 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t175) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t176);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t170) & 4294963200u);
        let t177 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t178 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t170 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t177 - t178) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t179 = high_3 + bitcast<f32>(bitcast<u32>(residual_3 * estimate_7) ^ hidden_zero); // division.rs:87
        let t180 = 127i - i32(bits_13 >> 23u);
        let field_7 = i32(bitcast<u32>(t179) >> 23u) + t180; // bits.rs:44
        let bits_14 = bitcast<u32>(t179) + (u32(t180) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t181 = encode_bf16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t181);
        let t182 = decode_bf16(encode_bf16(outputs_3)) * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t83 < 0.0f)); // join.rs:84
        let bits_15 = bitcast<u32>(t182); // bits.rs:29
        outputs_3 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t183 = abs_f32(t84); // activation.rs:20
        let t184 = min_f32(max_f32(t183, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t184 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t184 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t185 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t185);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t186 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t186;
        let t187 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t187;
        let t188 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t188;
        let t189 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t189;
        let t190 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t190;
        let t191 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t191) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t192 = i32_from_f32(k_4); // exponential.rs:42
        let field_8 = i32(bitcast<u32>(y_9) >> 23u) + t192; // bits.rs:44
        let bits_16 = bitcast<u32>(y_9) + (u32(t192) << 23u); // bits.rs:45
        let t193 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t183) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_bf16(encode_bf16(t193)); // activation.rs:20
        let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
        let bits_17 = bitcast<u32>(d_4); // division.rs:85
        let t194 = bitcast<f32>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        let t195 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t194 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t196 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t194 * bitcast<f32>(t195)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t196);
        let t197 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t194 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t198 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t197) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t198);
        let t199 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t194 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t200 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t199) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t200);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
        let d_high_4 = bitcast<f32>(bitcast<u32>(t194) & 4294963200u);
        let t201 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t202 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t194 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t201 - t202) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t203 = high_4 + bitcast<f32>(bitcast<u32>(residual_4 * estimate_9) ^ hidden_zero); // division.rs:87
        let t204 = 127i - i32(bits_17 >> 23u);
        let field_9 = i32(bitcast<u32>(t203) >> 23u) + t204; // bits.rs:44
        let bits_18 = bitcast<u32>(t203) + (u32(t204) << 23u); // bits.rs:45
        let scaled_4 = bitcast<f32>(select(select(bits_18, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // bits.rs:46
        let t205 = encode_bf16(select(scaled_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_bf16(t205);
        let t206 = decode_bf16(encode_bf16(outputs_4)) * select(decode_bf16(encode_bf16(1.0f - y_10)), y_10, (t84 < 0.0f)); // join.rs:84
        let bits_19 = bitcast<u32>(t206); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // join.rs:84
        let t207 = abs_f32(t85); // activation.rs:20
        let t208 = min_f32(max_f32(t207, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t208 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t208 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t209 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t209);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t210 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t210;
        let t211 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t211;
        let t212 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t212;
        let t213 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t213;
        let t214 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t214;
        let t215 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t215) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_11 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t216 = i32_from_f32(k_5); // exponential.rs:42
        let field_10 = i32(bitcast<u32>(y_11) >> 23u) + t216; // bits.rs:44
        let bits_20 = bitcast<u32>(y_11) + (u32(t216) << 23u); // bits.rs:45
        let t217 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t207) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_bf16(encode_bf16(t217)); // activation.rs:20
        let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
        let bits_21 = bitcast<u32>(d_5); // division.rs:85
        let t218 = bitcast<f32>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        let t219 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t218 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t220 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t218 * bitcast<f32>(t219)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t220);
        let t221 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t218 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t222 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t221) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t222);
        let t223 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t218 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t224 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t223) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t224);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
        let d_high_5 = bitcast<f32>(bitcast<u32>(t218) & 4294963200u);
        let t225 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t226 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t218 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t225 - t226) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t227 = high_5 + bitcast<f32>(bitcast<u32>(residual_5 * estimate_11) ^ hidden_zero); // division.rs:87
        let t228 = 127i - i32(bits_21 >> 23u);
        let field_11 = i32(bitcast<u32>(t227) >> 23u) + t228; // bits.rs:44
        let bits_22 = bitcast<u32>(t227) + (u32(t228) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_22, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // bits.rs:46
        let t229 = encode_bf16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_12 = decode_bf16(t229);
        let t230 = decode_bf16(encode_bf16(outputs_5)) * select(decode_bf16(encode_bf16(1.0f - y_12)), y_12, (t85 < 0.0f)); // join.rs:84
        let bits_23 = bitcast<u32>(t230); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // join.rs:84
        let t231 = abs_f32(t86); // activation.rs:20
        let t232 = min_f32(max_f32(t231, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t232 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t232 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t233 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t233);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t234;
        let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t235;
        let t236 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t236;
        let t237 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t237;
        let t238 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t238;
        let t239 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t239) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_13 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t240 = i32_from_f32(k_6); // exponential.rs:42
        let field_12 = i32(bitcast<u32>(y_13) >> 23u) + t240; // bits.rs:44
        let bits_24 = bitcast<u32>(y_13) + (u32(t240) << 23u); // bits.rs:45
        let t241 = select(bitcast<f32>(select(select(bits_24, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t231) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_bf16(encode_bf16(t241)); // activation.rs:20
        let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
        let bits_25 = bitcast<u32>(d_6); // division.rs:85
        let t242 = bitcast<f32>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        let t243 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t242 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t244 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t242 * bitcast<f32>(t243)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t244);
        let t245 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t242 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t246 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t245) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t246);
        let t247 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t242 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t248 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t247) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t248);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:58
        let d_high_6 = bitcast<f32>(bitcast<u32>(t242) & 4294963200u);
        let t249 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t250 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t242 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t249 - t250) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t251 = high_6 + bitcast<f32>(bitcast<u32>(residual_6 * estimate_13) ^ hidden_zero); // division.rs:87
        let t252 = 127i - i32(bits_25 >> 23u);
        let field_13 = i32(bitcast<u32>(t251) >> 23u) + t252; // bits.rs:44
        let bits_26 = bitcast<u32>(t251) + (u32(t252) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_26, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // bits.rs:46
        let t253 = encode_bf16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_6) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_14 = decode_bf16(t253);
        let t254 = decode_bf16(encode_bf16(outputs_6)) * select(decode_bf16(encode_bf16(1.0f - y_14)), y_14, (t86 < 0.0f)); // join.rs:84
        let bits_27 = bitcast<u32>(t254); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))); // join.rs:84
        let t255 = abs_f32(t87); // activation.rs:20
        let t256 = min_f32(max_f32(t255, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t256 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t256 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t257 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t257);
        var q_8 = 0.00019891017f; // exponential.rs:26
        let t258 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_8 = t258;
        let t259 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_8 = t259;
        let t260 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_8 = t260;
        let t261 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_8 = t261;
        let t262 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_8 = t262;
        let t263 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_8) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t263) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_15 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t264 = i32_from_f32(k_7); // exponential.rs:42
        let field_14 = i32(bitcast<u32>(y_15) >> 23u) + t264; // bits.rs:44
        let bits_28 = bitcast<u32>(y_15) + (u32(t264) << 23u); // bits.rs:45
        let t265 = select(bitcast<f32>(select(select(bits_28, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t255) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_bf16(encode_bf16(t265)); // activation.rs:20
        let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
        let bits_29 = bitcast<u32>(d_7); // division.rs:85
        let t266 = bitcast<f32>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        let t267 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t266 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t268 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t266 * bitcast<f32>(t267)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t268);
        let t269 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t266 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t270 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t269) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t270);
        let t271 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t266 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t272 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t271) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t272);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:58
        let d_high_7 = bitcast<f32>(bitcast<u32>(t266) & 4294963200u);
        let t273 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t274 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t266 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t273 - t274) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t275 = high_7 + bitcast<f32>(bitcast<u32>(residual_7 * estimate_15) ^ hidden_zero); // division.rs:87
        let t276 = 127i - i32(bits_29 >> 23u);
        let field_15 = i32(bitcast<u32>(t275) >> 23u) + t276; // bits.rs:44
        let bits_30 = bitcast<u32>(t275) + (u32(t276) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_30, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // bits.rs:46
        let t277 = encode_bf16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_16 = decode_bf16(t277);
        let t278 = decode_bf16(encode_bf16(outputs_7)) * select(decode_bf16(encode_bf16(1.0f - y_16)), y_16, (t87 < 0.0f)); // join.rs:84
        let bits_31 = bitcast<u32>(t278); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // join.rs:84
        let t279 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        let t280 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        y[t279 >> 2u] = t280;
    }
}
