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

fn decode_f16(bits: u32) -> f32 {
    let sign = (bits & 0x8000u) << 16u;
    let magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return bitcast<f32>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return bitcast<f32>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return bitcast<f32>(sign);
    }
    let shift = countLeadingZeros(magnitude) - 21u;
    return bitcast<f32>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
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

fn encode_f16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

@compute @workgroup_size(256, 1, 1)
fn attention__f16_f16__sequential_x8_1x1_gated(
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
                    let t8 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_f16(t7.x) * decode_f16(t6.x)) ^ hidden_zero)); // block.rs:167
                    dots_0 = bitcast<f32>(t8 ^ hidden_zero);
                    let t9 = dots_0 + bitcast<f32>(bitcast<u32>(decode_f16(t7.x >> 16u) * decode_f16(t6.x >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t9) ^ hidden_zero);
                    let t10 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_f16(t7.y) * decode_f16(t6.y)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t10 ^ hidden_zero);
                    let t11 = dots_0 + bitcast<f32>(bitcast<u32>(decode_f16(t7.y >> 16u) * decode_f16(t6.y >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t11) ^ hidden_zero);
                    let t12 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_f16(t7.z) * decode_f16(t6.z)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t12 ^ hidden_zero);
                    let t13 = dots_0 + bitcast<f32>(bitcast<u32>(decode_f16(t7.z >> 16u) * decode_f16(t6.z >> 16u)) ^ hidden_zero);
                    dots_0 = bitcast<f32>(bitcast<u32>(t13) ^ hidden_zero);
                    let t14 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_f16(t7.w) * decode_f16(t6.w)) ^ hidden_zero));
                    dots_0 = bitcast<f32>(t14 ^ hidden_zero);
                    let t15 = dots_0 + bitcast<f32>(bitcast<u32>(decode_f16(t7.w >> 16u) * decode_f16(t6.w >> 16u)) ^ hidden_zero);
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
                    let t34 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let weight_1 = weights[key]; // block.rs:202
                    let t35 = bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_1 * decode_f16(t34.x)) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_0_0 = bitcast<f32>(t35);
                    let t36 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_1 * decode_f16(t34.x >> 16u)) ^ hidden_zero));
                    sums_0_1 = bitcast<f32>(t36 ^ hidden_zero);
                    let t37 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_1 * decode_f16(t34.y)) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_2 = bitcast<f32>(t37);
                    let t38 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_1 * decode_f16(t34.y >> 16u)) ^ hidden_zero));
                    sums_0_3 = bitcast<f32>(t38 ^ hidden_zero);
                    let t39 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_1 * decode_f16(t34.z)) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_4 = bitcast<f32>(t39);
                    let t40 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_1 * decode_f16(t34.z >> 16u)) ^ hidden_zero));
                    sums_0_5 = bitcast<f32>(t40 ^ hidden_zero);
                    let t41 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_1 * decode_f16(t34.w)) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_6 = bitcast<f32>(t41);
                    let t42 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_1 * decode_f16(t34.w >> 16u)) ^ hidden_zero));
                    sums_0_7 = bitcast<f32>(t42 ^ hidden_zero);
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
                var sum_1 = runs[local_invocation_index]; // block.rs:241
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_1 = bitcast<f32>(bitcast<u32>(sum_1 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_2 = bitcast<u32>(sum_1); // bits.rs:29
                outputs_0_1 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // block.rs:246
            }
            let t43 = outputs_0_1; // block.rs:249
            let t44 = highest_0; // block.rs:312
            let t45 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                var parts_0 = t44; // sequential.rs:37
                var parts_1 = t45;
                var parts_2 = t43;
                if (index > 0u) { // sequential.rs:38
                    let t46 = maxima_0; // sequential.rs:40
                    let max_2 = max_f32(t46, t44); // join.rs:16
                    let t47 = bitcast<f32>(bitcast<u32>(t46 - max_2) ^ hidden_zero); // join.rs:17
                    let t48 = min_f32(max_f32(t47, -104.0f), 89.0f); // exponential.rs:40
                    let k_1 = round(t48 * 1.442695f); // exponential.rs:14
                    let reduced_1 = bitcast<f32>(bitcast<u32>(t48 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
                    let t49 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
                    let r_error_1 = bitcast<f32>(t49);
                    var q_2 = 0.00019891017f; // exponential.rs:26
                    let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_2 = t50;
                    let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_2 = t51;
                    let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_2 = t52;
                    let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_2 = t53;
                    let t54 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_2 = t54;
                    let t55 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
                    let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t55) ^ hidden_zero);
                    let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
                    let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
                    let t56 = i32_from_f32(k_1); // exponential.rs:42
                    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t56; // bits.rs:44
                    let bits_2 = bitcast<u32>(y_2) + (u32(t56) << 23u); // bits.rs:45
                    let factor = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t47) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t57 = bitcast<f32>(bitcast<u32>(t44 - max_2) ^ hidden_zero); // join.rs:18
                    let t58 = min_f32(max_f32(t57, -104.0f), 89.0f); // exponential.rs:40
                    let k_2 = round(t58 * 1.442695f); // exponential.rs:14
                    let reduced_2 = bitcast<f32>(bitcast<u32>(t58 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
                    let t59 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
                    let r_error_2 = bitcast<f32>(t59);
                    var q_3 = 0.00019891017f; // exponential.rs:26
                    let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_3 = t60;
                    let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_3 = t61;
                    let t62 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_3 = t62;
                    let t63 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_3 = t63;
                    let t64 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_3 = t64;
                    let t65 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
                    let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t65) ^ hidden_zero);
                    let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
                    let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
                    let t66 = i32_from_f32(k_2); // exponential.rs:42
                    let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t66; // bits.rs:44
                    let bits_3 = bitcast<u32>(y_3) + (u32(t66) << 23u); // bits.rs:45
                    let next_factor = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t57) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t67 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t45 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_1 = bitcast<f32>(bitcast<u32>(t67) ^ hidden_zero);
                    let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t43 * next_factor) ^ hidden_zero));
                    let t68 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_1;
                    parts_2 = bitcast<f32>(bitcast<u32>(t68) ^ hidden_zero);
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
    let t69 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t70 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        let a_bits = bitcast<u32>(t70); // division.rs:13
        let b_bits = bitcast<u32>(t69); // division.rs:14
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        let a_field = (a_bits >> 23u) & 255u; // division.rs:16
        let b_field = (b_bits >> 23u) & 255u; // division.rs:17
        let t71 = a_bits & 8388607u; // division.rs:18
        let t72 = b_bits & 8388607u;
        let below = select(0u, 1u, (t71 < t72)); // division.rs:33
        let numerator = shl_u32(t71 | 8388608u, below); // division.rs:34
        let denominator = t72 | 8388608u; // division.rs:35
        let d = bitcast<f32>(t72 | 1065353216u); // division.rs:37
        let t73 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
        var reciprocal = bitcast<f32>(t73);
        let t74 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
        let t75 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t74) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t75);
        let t76 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t77 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t76) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t77);
        let t78 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t79 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t78) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t79);
        let n = bitcast<f32>((t71 | 1065353216u) + (below << 23u)); // division.rs:44
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
        let t80 = quotient; // division.rs:60
        let field = exponent + i32(t80 >> 24u); // bits.rs:36
        let bits = (u32(field) << 23u) | (t80 & 8388607u); // bits.rs:37
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
        let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        let a_zero = a_field == 0u; // division.rs:22
        let b_zero = b_field == 0u; // division.rs:23
        let t81 = ((bitcast<u32>(t70) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t69) & 2147483647u) > 2139095040u); // division.rs:24
        let undefined = (t81 | (a_zero & b_zero)) | (a_infinite & b_infinite);
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
        outputs_0_1 = runs[query * 256u + dim]; // join.rs:77
        outputs_1 = runs[query * 256u + dim + 1u];
        outputs_2 = runs[query * 256u + dim + 2u];
        outputs_3 = runs[query * 256u + dim + 3u];
        outputs_4 = runs[query * 256u + dim + 4u];
        outputs_5 = runs[query * 256u + dim + 5u];
        outputs_6 = runs[query * 256u + dim + 6u];
        outputs_7 = runs[query * 256u + dim + 7u];
        let t82 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t83 = q_gate[(t82 >> 1u) >> 2u]; // piece.rs:40
        let t84 = decode_f16(t83.x);
        let t85 = decode_f16(t83.x >> 16u);
        let t86 = decode_f16(t83.y);
        let t87 = decode_f16(t83.y >> 16u);
        let t88 = decode_f16(t83.z);
        let t89 = decode_f16(t83.z >> 16u);
        let t90 = decode_f16(t83.w);
        let t91 = decode_f16(t83.w >> 16u);
        let t92 = abs_f32(t84); // activation.rs:20
        let t93 = min_f32(max_f32(t92, -104.0f), 89.0f); // exponential.rs:40
        let k = round(t93 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t93 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t94 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t94;
        let t95 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t95;
        let t96 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t97;
        let t98 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t98;
        let t99 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t99) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t100 = i32_from_f32(k); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t100; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t100) << 23u); // bits.rs:45
        let t101 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t92) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_f16(encode_f16(t101)); // activation.rs:20
        let d = decode_f16(encode_f16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t102 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        let t103 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t102 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t104 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t102 * bitcast<f32>(t103)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t104);
        let t105 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t102 * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t106 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t105) ^ hidden_zero)) ^ hidden_zero);
        estimate = t106;
        let t107 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t102 * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t108 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t107) ^ hidden_zero)) ^ hidden_zero);
        estimate = t108;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t102) & 4294963200u);
        let t109 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t102 - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t109 - t110) ^ hidden_zero);
        let estimate_1 = estimate;
        let t111 = high + bitcast<f32>(bitcast<u32>(residual * estimate_1) ^ hidden_zero); // division.rs:87
        let t112 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t111) >> 23u) + t112; // bits.rs:44
        let bits_2 = bitcast<u32>(t111) + (u32(t112) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t113 = encode_f16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_f16(t113);
        let t114 = decode_f16(encode_f16(outputs_0_1)) * select(decode_f16(encode_f16(1.0f - y_2)), y_2, (t84 < 0.0f)); // join.rs:84
        let bits_3 = bitcast<u32>(t114); // bits.rs:29
        outputs_0_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t115 = abs_f32(t85); // activation.rs:20
        let t116 = min_f32(max_f32(t115, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t116 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t116 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t117 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t117);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t118 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t118;
        let t119 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t119;
        let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t120;
        let t121 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t121;
        let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t122;
        let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t123) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t124 = i32_from_f32(k_1); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t124; // bits.rs:44
        let bits_4 = bitcast<u32>(y_3) + (u32(t124) << 23u); // bits.rs:45
        let t125 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t115) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_f16(encode_f16(t125)); // activation.rs:20
        let d_1 = decode_f16(encode_f16(1.0f + e_1)); // activation.rs:21
        let bits_5 = bitcast<u32>(d_1); // division.rs:85
        let t126 = bitcast<f32>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        let t127 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t126 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t128 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t126 * bitcast<f32>(t127)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t128);
        let t129 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t126 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t130 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t129) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t130);
        let t131 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t126 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t132 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t131) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t132);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t126) & 4294963200u);
        let t133 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t126 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t133 - t134) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t135 = high_1 + bitcast<f32>(bitcast<u32>(residual_1 * estimate_3) ^ hidden_zero); // division.rs:87
        let t136 = 127i - i32(bits_5 >> 23u);
        let field_3 = i32(bitcast<u32>(t135) >> 23u) + t136; // bits.rs:44
        let bits_6 = bitcast<u32>(t135) + (u32(t136) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t137 = encode_f16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_f16(t137);
        let t138 = decode_f16(encode_f16(outputs_1)) * select(decode_f16(encode_f16(1.0f - y_4)), y_4, (t85 < 0.0f)); // join.rs:84
        let bits_7 = bitcast<u32>(t138); // bits.rs:29
        outputs_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t139 = abs_f32(t86); // activation.rs:20
        let t140 = min_f32(max_f32(t139, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t140 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t140 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t141 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t141);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t142 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t142;
        let t143 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t143;
        let t144 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t144;
        let t145 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t145;
        let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t146;
        let t147 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t147) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t148 = i32_from_f32(k_2); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t148; // bits.rs:44
        let bits_8 = bitcast<u32>(y_5) + (u32(t148) << 23u); // bits.rs:45
        let t149 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t139) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_f16(encode_f16(t149)); // activation.rs:20
        let d_2 = decode_f16(encode_f16(1.0f + e_2)); // activation.rs:21
        let bits_9 = bitcast<u32>(d_2); // division.rs:85
        let t150 = bitcast<f32>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        let t151 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t150 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t152 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t150 * bitcast<f32>(t151)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t152);
        let t153 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t150 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t154 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t153) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t154);
        let t155 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t150 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t156 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t155) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t156);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t150) & 4294963200u);
        let t157 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t158 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t150 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t157 - t158) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t159 = high_2 + bitcast<f32>(bitcast<u32>(residual_2 * estimate_5) ^ hidden_zero); // division.rs:87
        let t160 = 127i - i32(bits_9 >> 23u);
        let field_5 = i32(bitcast<u32>(t159) >> 23u) + t160; // bits.rs:44
        let bits_10 = bitcast<u32>(t159) + (u32(t160) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t161 = encode_f16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_f16(t161);
        let t162 = decode_f16(encode_f16(outputs_2)) * select(decode_f16(encode_f16(1.0f - y_6)), y_6, (t86 < 0.0f)); // join.rs:84
        let bits_11 = bitcast<u32>(t162); // bits.rs:29
        outputs_2 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t163 = abs_f32(t87); // activation.rs:20
        let t164 = min_f32(max_f32(t163, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t164 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t164 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t165 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t165);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t166;
        let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t167;
        let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t168;
        let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t169;
        let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t170;
        let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t171) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t172 = i32_from_f32(k_3); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t172; // bits.rs:44
        let bits_12 = bitcast<u32>(y_7) + (u32(t172) << 23u); // bits.rs:45
        let t173 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t163) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_f16(encode_f16(t173)); // activation.rs:20
        let d_3 = decode_f16(encode_f16(1.0f + e_3)); // activation.rs:21
        let bits_13 = bitcast<u32>(d_3); // division.rs:85
        let t174 = bitcast<f32>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        let t175 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t174 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t176 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t174 * bitcast<f32>(t175)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t176);
        let t177 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t174 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t178 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t177) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t178);
        let t179 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t174 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t180 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t179) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t180);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t174) & 4294963200u);
        let t181 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t182 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t174 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t181 - t182) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t183 = high_3 + bitcast<f32>(bitcast<u32>(residual_3 * estimate_7) ^ hidden_zero); // division.rs:87
        let t184 = 127i - i32(bits_13 >> 23u);
        let field_7 = i32(bitcast<u32>(t183) >> 23u) + t184; // bits.rs:44
        let bits_14 = bitcast<u32>(t183) + (u32(t184) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t185 = encode_f16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_f16(t185);
        let t186 = decode_f16(encode_f16(outputs_3)) * select(decode_f16(encode_f16(1.0f - y_8)), y_8, (t87 < 0.0f)); // join.rs:84
        let bits_15 = bitcast<u32>(t186); // bits.rs:29
        outputs_3 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t187 = abs_f32(t88); // activation.rs:20
        let t188 = min_f32(max_f32(t187, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t188 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t188 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t189 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t189);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t190 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t190;
        let t191 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t191;
        let t192 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t192;
        let t193 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t193;
        let t194 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t194;
        let t195 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t195) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_9 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t196 = i32_from_f32(k_4); // exponential.rs:42
        let field_8 = i32(bitcast<u32>(y_9) >> 23u) + t196; // bits.rs:44
        let bits_16 = bitcast<u32>(y_9) + (u32(t196) << 23u); // bits.rs:45
        let t197 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t187) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_4 = decode_f16(encode_f16(t197)); // activation.rs:20
        let d_4 = decode_f16(encode_f16(1.0f + e_4)); // activation.rs:21
        let bits_17 = bitcast<u32>(d_4); // division.rs:85
        let t198 = bitcast<f32>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        let t199 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t198 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t200 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t198 * bitcast<f32>(t199)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t200);
        let t201 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t198 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t202 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t201) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t202);
        let t203 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t198 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t204 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t203) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t204);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
        let d_high_4 = bitcast<f32>(bitcast<u32>(t198) & 4294963200u);
        let t205 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t206 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t198 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t205 - t206) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t207 = high_4 + bitcast<f32>(bitcast<u32>(residual_4 * estimate_9) ^ hidden_zero); // division.rs:87
        let t208 = 127i - i32(bits_17 >> 23u);
        let field_9 = i32(bitcast<u32>(t207) >> 23u) + t208; // bits.rs:44
        let bits_18 = bitcast<u32>(t207) + (u32(t208) << 23u); // bits.rs:45
        let scaled_4 = bitcast<f32>(select(select(bits_18, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // bits.rs:46
        let t209 = encode_f16(select(scaled_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_10 = decode_f16(t209);
        let t210 = decode_f16(encode_f16(outputs_4)) * select(decode_f16(encode_f16(1.0f - y_10)), y_10, (t88 < 0.0f)); // join.rs:84
        let bits_19 = bitcast<u32>(t210); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // join.rs:84
        let t211 = abs_f32(t89); // activation.rs:20
        let t212 = min_f32(max_f32(t211, -104.0f), 89.0f); // exponential.rs:40
        let k_5 = round(t212 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t212 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t213 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t213);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t214 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t214;
        let t215 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t215;
        let t216 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t216;
        let t217 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t217;
        let t218 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t218;
        let t219 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t219) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_11 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t220 = i32_from_f32(k_5); // exponential.rs:42
        let field_10 = i32(bitcast<u32>(y_11) >> 23u) + t220; // bits.rs:44
        let bits_20 = bitcast<u32>(y_11) + (u32(t220) << 23u); // bits.rs:45
        let t221 = select(bitcast<f32>(select(select(bits_20, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t211) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_5 = decode_f16(encode_f16(t221)); // activation.rs:20
        let d_5 = decode_f16(encode_f16(1.0f + e_5)); // activation.rs:21
        let bits_21 = bitcast<u32>(d_5); // division.rs:85
        let t222 = bitcast<f32>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        let t223 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t222 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t224 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t222 * bitcast<f32>(t223)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t224);
        let t225 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t222 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t226 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t225) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t226);
        let t227 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t222 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t228 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t227) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t228);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
        let d_high_5 = bitcast<f32>(bitcast<u32>(t222) & 4294963200u);
        let t229 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t230 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t222 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t229 - t230) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t231 = high_5 + bitcast<f32>(bitcast<u32>(residual_5 * estimate_11) ^ hidden_zero); // division.rs:87
        let t232 = 127i - i32(bits_21 >> 23u);
        let field_11 = i32(bitcast<u32>(t231) >> 23u) + t232; // bits.rs:44
        let bits_22 = bitcast<u32>(t231) + (u32(t232) << 23u); // bits.rs:45
        let scaled_5 = bitcast<f32>(select(select(bits_22, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // bits.rs:46
        let t233 = encode_f16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_12 = decode_f16(t233);
        let t234 = decode_f16(encode_f16(outputs_5)) * select(decode_f16(encode_f16(1.0f - y_12)), y_12, (t89 < 0.0f)); // join.rs:84
        let bits_23 = bitcast<u32>(t234); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // join.rs:84
        let t235 = abs_f32(t90); // activation.rs:20
        let t236 = min_f32(max_f32(t235, -104.0f), 89.0f); // exponential.rs:40
        let k_6 = round(t236 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t236 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t237 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t237);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t238 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t238;
        let t239 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t239;
        let t240 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t240;
        let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t241;
        let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t242;
        let t243 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t243) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_13 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t244 = i32_from_f32(k_6); // exponential.rs:42
        let field_12 = i32(bitcast<u32>(y_13) >> 23u) + t244; // bits.rs:44
        let bits_24 = bitcast<u32>(y_13) + (u32(t244) << 23u); // bits.rs:45
        let t245 = select(bitcast<f32>(select(select(bits_24, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t235) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_6 = decode_f16(encode_f16(t245)); // activation.rs:20
        let d_6 = decode_f16(encode_f16(1.0f + e_6)); // activation.rs:21
        let bits_25 = bitcast<u32>(d_6); // division.rs:85
        let t246 = bitcast<f32>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        let t247 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t246 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t248 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t246 * bitcast<f32>(t247)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t248);
        let t249 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t246 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t250 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t249) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t250);
        let t251 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t246 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t252 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t251) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t252);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:58
        let d_high_6 = bitcast<f32>(bitcast<u32>(t246) & 4294963200u);
        let t253 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t246 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t253 - t254) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t255 = high_6 + bitcast<f32>(bitcast<u32>(residual_6 * estimate_13) ^ hidden_zero); // division.rs:87
        let t256 = 127i - i32(bits_25 >> 23u);
        let field_13 = i32(bitcast<u32>(t255) >> 23u) + t256; // bits.rs:44
        let bits_26 = bitcast<u32>(t255) + (u32(t256) << 23u); // bits.rs:45
        let scaled_6 = bitcast<f32>(select(select(bits_26, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // bits.rs:46
        let t257 = encode_f16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_6) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_14 = decode_f16(t257);
        let t258 = decode_f16(encode_f16(outputs_6)) * select(decode_f16(encode_f16(1.0f - y_14)), y_14, (t90 < 0.0f)); // join.rs:84
        let bits_27 = bitcast<u32>(t258); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))); // join.rs:84
        let t259 = abs_f32(t91); // activation.rs:20
        let t260 = min_f32(max_f32(t259, -104.0f), 89.0f); // exponential.rs:40
        let k_7 = round(t260 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t260 - bitcast<f32>(bitcast<u32>(k_7 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_7 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t261 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t261);
        var q_8 = 0.00019891017f; // exponential.rs:26
        let t262 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_8 = t262;
        let t263 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_8 = t263;
        let t264 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_8 = t264;
        let t265 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_8 = t265;
        let t266 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_8 = t266;
        let t267 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_8) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t267) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_15 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t268 = i32_from_f32(k_7); // exponential.rs:42
        let field_14 = i32(bitcast<u32>(y_15) >> 23u) + t268; // bits.rs:44
        let bits_28 = bitcast<u32>(y_15) + (u32(t268) << 23u); // bits.rs:45
        let t269 = select(bitcast<f32>(select(select(bits_28, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t259) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_7 = decode_f16(encode_f16(t269)); // activation.rs:20
        let d_7 = decode_f16(encode_f16(1.0f + e_7)); // activation.rs:21
        let bits_29 = bitcast<u32>(d_7); // division.rs:85
        let t270 = bitcast<f32>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        let t271 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t270 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t272 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t270 * bitcast<f32>(t271)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t272);
        let t273 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t270 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t274 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t273) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t274);
        let t275 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t270 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t276 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t275) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t276);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:58
        let d_high_7 = bitcast<f32>(bitcast<u32>(t270) & 4294963200u);
        let t277 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t278 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t270 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t277 - t278) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t279 = high_7 + bitcast<f32>(bitcast<u32>(residual_7 * estimate_15) ^ hidden_zero); // division.rs:87
        let t280 = 127i - i32(bits_29 >> 23u);
        let field_15 = i32(bitcast<u32>(t279) >> 23u) + t280; // bits.rs:44
        let bits_30 = bitcast<u32>(t279) + (u32(t280) << 23u); // bits.rs:45
        let scaled_7 = bitcast<f32>(select(select(bits_30, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // bits.rs:46
        let t281 = encode_f16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_16 = decode_f16(t281);
        let t282 = decode_f16(encode_f16(outputs_7)) * select(decode_f16(encode_f16(1.0f - y_16)), y_16, (t91 < 0.0f)); // join.rs:84
        let bits_31 = bitcast<u32>(t282); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // join.rs:84
        let t283 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        let t284 = vec4<u32>(encode_f16(outputs_0_1) | (encode_f16(outputs_1) << 16u), encode_f16(outputs_2) | (encode_f16(outputs_3) << 16u), encode_f16(outputs_4) | (encode_f16(outputs_5) << 16u), encode_f16(outputs_6) | (encode_f16(outputs_7) << 16u));
        y[t283 >> 2u] = t284;
    }
}
