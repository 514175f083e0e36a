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
@group(0) @binding(0) var<storage, read> q: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> keys: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> values: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> block_table: array<u32>;
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read> q_gate: array<vec4<f32>>;
@group(0) @binding(6) var<storage, read_write> y: array<vec4<f32>>;
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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

@compute @workgroup_size(256, 1, 1)
fn attention__f32_f32__sequential_x8_1x1_gated(
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
                    let t6 = key + dim; // block.rs:161
                    let t7 = keys[t6 >> 2u]; // piece.rs:36
                    let t8 = keys[(t6 + 4u) >> 2u]; // piece.rs:37
                    let t9 = t1 + dim; // block.rs:164
                    let t10 = q[t9 >> 2u]; // piece.rs:36
                    let t11 = q[(t9 + 4u) >> 2u]; // piece.rs:37
                    let t12 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t10.x * t7.x) ^ hidden_zero)) ^ hidden_zero); // block.rs:167
                    dots_0 = t12;
                    let t13 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t10.y * t7.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t13;
                    let t14 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t10.z * t7.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t14;
                    let t15 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t10.w * t7.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t15;
                    let t16 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t11.x * t8.x) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t16;
                    let t17 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t11.y * t8.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t17;
                    let t18 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t11.z * t8.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t18;
                    let t19 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t11.w * t8.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t19;
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
            let t20 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:293
            let t21 = min_f32(max_f32(t20, -104.0f), 89.0f); // exponential.rs:40
            let k = round(t21 * 1.442695f); // exponential.rs:14
            let reduced = bitcast<f32>(bitcast<u32>(t21 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t22 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t22;
            let t23 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t23;
            let t24 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t24;
            let t25 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t25;
            let t26 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t26;
            let t27 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t27) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let t28 = i32_from_f32(k); // exponential.rs:42
            let field = i32(bitcast<u32>(y_1) >> 23u) + t28; // bits.rs:36
            let bits_1 = bitcast<u32>(y_1) + (u32(t28) << 23u); // bits.rs:37
            let power = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t20) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight = select(0.0f, power, (own_key < t5)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let t29 = subgroupShuffleXor(weight, 1u); // block.rs:296
            let t30 = bitcast<f32>(bitcast<u32>(weight + t29) ^ hidden_zero);
            let t31 = subgroupShuffleXor(t30, 2u);
            let t32 = bitcast<f32>(bitcast<u32>(t30 + t31) ^ hidden_zero);
            let t33 = subgroupShuffleXor(t32, 4u);
            let t34 = bitcast<f32>(bitcast<u32>(t32 + t33) ^ hidden_zero);
            let t35 = subgroupShuffleXor(t34, 8u);
            let t36 = bitcast<f32>(bitcast<u32>(t34 + t35) ^ hidden_zero);
            let t37 = subgroupShuffleXor(t36, 16u);
            let sum = bitcast<f32>(bitcast<u32>(t36 + t37) ^ hidden_zero);
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
                    let t38 = first_value + key * head_dim; // block.rs:199
                    let t39 = values[t38 >> 2u];
                    let t40 = values[(t38 + 4u) >> 2u];
                    let weight_1 = weights[key]; // block.rs:202
                    let t41 = bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_1 * t39.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_0_0 = bitcast<f32>(t41);
                    let t42 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_1 * t39.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_1 = bitcast<f32>(t42);
                    let t43 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_1 * t39.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_2 = bitcast<f32>(t43);
                    let t44 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_1 * t39.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_3 = bitcast<f32>(t44);
                    let t45 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_1 * t40.x) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_4 = bitcast<f32>(t45);
                    let t46 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_1 * t40.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_5 = bitcast<f32>(t46);
                    let t47 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_1 * t40.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_6 = bitcast<f32>(t47);
                    let t48 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_1 * t40.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_7 = bitcast<f32>(t48);
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
            let t49 = outputs_0_1; // block.rs:249
            let t50 = highest_0; // block.rs:312
            let t51 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                var parts_0 = t50; // sequential.rs:37
                var parts_1 = t51;
                var parts_2 = t49;
                if (index > 0u) { // sequential.rs:38
                    let t52 = maxima_0; // sequential.rs:40
                    let max_2 = max_f32(t52, t50); // join.rs:16
                    let t53 = bitcast<f32>(bitcast<u32>(t52 - max_2) ^ hidden_zero); // join.rs:17
                    let t54 = min_f32(max_f32(t53, -104.0f), 89.0f); // exponential.rs:40
                    let k_1 = round(t54 * 1.442695f); // exponential.rs:14
                    let reduced_1 = bitcast<f32>(bitcast<u32>(t54 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
                    let t55 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
                    let r_error_1 = bitcast<f32>(t55);
                    var q_2 = 0.00019891017f; // exponential.rs:26
                    let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_2 = t56;
                    let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_2 = t57;
                    let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_2 = t58;
                    let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_2 = t59;
                    let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_2 = t60;
                    let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
                    let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t61) ^ hidden_zero);
                    let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
                    let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
                    let t62 = i32_from_f32(k_1); // exponential.rs:42
                    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t62; // bits.rs:36
                    let bits_2 = bitcast<u32>(y_2) + (u32(t62) << 23u); // bits.rs:37
                    let factor = select(bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t53) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t63 = bitcast<f32>(bitcast<u32>(t50 - max_2) ^ hidden_zero); // join.rs:18
                    let t64 = min_f32(max_f32(t63, -104.0f), 89.0f); // exponential.rs:40
                    let k_2 = round(t64 * 1.442695f); // exponential.rs:14
                    let reduced_2 = bitcast<f32>(bitcast<u32>(t64 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
                    let t65 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
                    let r_error_2 = bitcast<f32>(t65);
                    var q_3 = 0.00019891017f; // exponential.rs:26
                    let t66 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_3 = t66;
                    let t67 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_3 = t67;
                    let t68 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_3 = t68;
                    let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_3 = t69;
                    let t70 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_3 = t70;
                    let t71 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
                    let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t71) ^ hidden_zero);
                    let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
                    let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
                    let t72 = i32_from_f32(k_2); // exponential.rs:42
                    let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t72; // bits.rs:36
                    let bits_3 = bitcast<u32>(y_3) + (u32(t72) << 23u); // bits.rs:37
                    let next_factor = select(bitcast<f32>(select(select(bits_3, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t63) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t73 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t51 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_1 = bitcast<f32>(bitcast<u32>(t73) ^ hidden_zero);
                    let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t49 * next_factor) ^ hidden_zero));
                    let t74 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_1;
                    parts_2 = bitcast<f32>(bitcast<u32>(t74) ^ hidden_zero);
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
    let t75 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t76 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t76, t75); // join.rs:49
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
        let t77 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t78 = q_gate[t77 >> 2u]; // piece.rs:36
        let t79 = q_gate[(t77 + 4u) >> 2u]; // piece.rs:37
        let t80 = neg_f32(min_f32(abs_f32(t78.x), 104.0f)); // logistic.rs:19
        let k = round(t80 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t80 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t81 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t83;
        let t84 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t85;
        let t86 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t86) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_1) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
        let t88 = t87 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
        let y_error = bitcast<f32>(bitcast<u32>(t88) ^ hidden_zero);
        let k_1 = i32_from_f32(k); // logistic.rs:21
        let unit = bitcast<f32>(u32(max_i32(k_1, -60i) + 127i) << 23u); // bits.rs:44
        let power = bitcast<f32>(bitcast<u32>(y_1 * unit) ^ hidden_zero); // logistic.rs:28
        let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:29
        let t89 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:30
        let t90 = bitcast<f32>(bitcast<u32>(t89 + bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
        let t91 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t92 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t91)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t92);
        let t93 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t94 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t93) ^ hidden_zero)) ^ hidden_zero);
        estimate = t94;
        let t95 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t96 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t95) ^ hidden_zero)) ^ hidden_zero);
        estimate = t96;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:50
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let t97 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t98 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t97 - t98) ^ hidden_zero);
        let estimate_1 = estimate;
        let t99 = bitcast<f32>(bitcast<u32>(residual - bitcast<f32>(bitcast<u32>(t90 * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low = bitcast<f32>(bitcast<u32>(t99 * estimate_1) ^ hidden_zero);
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:50
        let t100 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_1 - y_high) ^ hidden_zero) + y_error) ^ hidden_zero); // logistic.rs:40
        let t101 = bitcast<f32>(bitcast<u32>(y_high * low) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t100 * estimate_1) ^ hidden_zero);
        let product = bitcast<f32>(bitcast<u32>(y_high * high) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t101) ^ hidden_zero);
        let field = i32(bitcast<u32>(product) >> 23u) + k_1; // bits.rs:36
        let bits = bitcast<u32>(product) + (u32(k_1) << 23u); // bits.rs:37
        let result = select(bitcast<f32>(bitcast<u32>(high + low) ^ hidden_zero), bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t78.x) > 2147483647u)); // logistic.rs:41
        let t102 = outputs_0_1 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t78.x) & 2147483647u) > 2139095040u)); // join.rs:84
        let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t102) ^ hidden_zero)); // bits.rs:29
        outputs_0_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // join.rs:84
        let t103 = neg_f32(min_f32(abs_f32(t78.y), 104.0f)); // logistic.rs:19
        let k_2 = round(t103 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t103 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t104 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t104);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t107;
        let t108 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t109;
        let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t110) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t111 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_2) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
        let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 - p_1) ^ hidden_zero) + rest_1) ^ hidden_zero);
        let y_error_1 = bitcast<f32>(bitcast<u32>(t111 + t112) ^ hidden_zero);
        let k_3 = i32_from_f32(k_2); // logistic.rs:21
        let unit_1 = bitcast<f32>(u32(max_i32(k_3, -60i) + 127i) << 23u); // bits.rs:44
        let power_1 = bitcast<f32>(bitcast<u32>(y_2 * unit_1) ^ hidden_zero); // logistic.rs:28
        let d_1 = bitcast<f32>(bitcast<u32>(1.0f + power_1) ^ hidden_zero); // logistic.rs:29
        let t113 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_1) ^ hidden_zero) + power_1) ^ hidden_zero); // logistic.rs:30
        let t114 = bitcast<f32>(bitcast<u32>(t113 + bitcast<f32>(bitcast<u32>(y_error_1 * unit_1) ^ hidden_zero)) ^ hidden_zero);
        let t115 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t116 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * bitcast<f32>(t115)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t116);
        let t117 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t118 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t117) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t118);
        let t119 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t120 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t119) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t120);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:50
        let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
        let t121 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t122 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t121 - t122) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t123 = bitcast<f32>(bitcast<u32>(residual_1 - bitcast<f32>(bitcast<u32>(t114 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_1 = bitcast<f32>(bitcast<u32>(t123 * estimate_3) ^ hidden_zero);
        let y_high_1 = bitcast<f32>(bitcast<u32>(y_2) & 4294963200u); // bits.rs:50
        let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_2 - y_high_1) ^ hidden_zero) + y_error_1) ^ hidden_zero); // logistic.rs:40
        let t125 = bitcast<f32>(bitcast<u32>(y_high_1 * low_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t124 * estimate_3) ^ hidden_zero);
        let product_1 = bitcast<f32>(bitcast<u32>(y_high_1 * high_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t125) ^ hidden_zero);
        let field_1 = i32(bitcast<u32>(product_1) >> 23u) + k_3; // bits.rs:36
        let bits_2 = bitcast<u32>(product_1) + (u32(k_3) << 23u); // bits.rs:37
        let result_1 = select(bitcast<f32>(bitcast<u32>(high_1 + low_1) ^ hidden_zero), bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t78.y) > 2147483647u)); // logistic.rs:41
        let t126 = select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t78.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_1 * t126) ^ hidden_zero)); // bits.rs:29
        outputs_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t127 = neg_f32(min_f32(abs_f32(t78.z), 104.0f)); // logistic.rs:19
        let k_4 = round(t127 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t127 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t128 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t128);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t129;
        let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t131;
        let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t134) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t135 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_3) ^ hidden_zero) + p_2) ^ hidden_zero); // exponential.rs:34
        let t136 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 - p_2) ^ hidden_zero) + rest_2) ^ hidden_zero);
        let y_error_2 = bitcast<f32>(bitcast<u32>(t135 + t136) ^ hidden_zero);
        let k_5 = i32_from_f32(k_4); // logistic.rs:21
        let unit_2 = bitcast<f32>(u32(max_i32(k_5, -60i) + 127i) << 23u); // bits.rs:44
        let power_2 = bitcast<f32>(bitcast<u32>(y_3 * unit_2) ^ hidden_zero); // logistic.rs:28
        let d_2 = bitcast<f32>(bitcast<u32>(1.0f + power_2) ^ hidden_zero); // logistic.rs:29
        let t137 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_2) ^ hidden_zero) + power_2) ^ hidden_zero); // logistic.rs:30
        let t138 = bitcast<f32>(bitcast<u32>(t137 + bitcast<f32>(bitcast<u32>(y_error_2 * unit_2) ^ hidden_zero)) ^ hidden_zero);
        let t139 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t140 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * bitcast<f32>(t139)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t140);
        let t141 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t142 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t141) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t142);
        let t143 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t144 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t143) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t144);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:50
        let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
        let t145 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t145 - t146) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t147 = bitcast<f32>(bitcast<u32>(residual_2 - bitcast<f32>(bitcast<u32>(t138 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_2 = bitcast<f32>(bitcast<u32>(t147 * estimate_5) ^ hidden_zero);
        let y_high_2 = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:50
        let t148 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_3 - y_high_2) ^ hidden_zero) + y_error_2) ^ hidden_zero); // logistic.rs:40
        let t149 = bitcast<f32>(bitcast<u32>(y_high_2 * low_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t148 * estimate_5) ^ hidden_zero);
        let product_2 = bitcast<f32>(bitcast<u32>(y_high_2 * high_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t149) ^ hidden_zero);
        let field_2 = i32(bitcast<u32>(product_2) >> 23u) + k_5; // bits.rs:36
        let bits_4 = bitcast<u32>(product_2) + (u32(k_5) << 23u); // bits.rs:37
        let result_2 = select(bitcast<f32>(bitcast<u32>(high_2 + low_2) ^ hidden_zero), bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t78.z) > 2147483647u)); // logistic.rs:41
        let t150 = select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t78.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_2 * t150) ^ hidden_zero)); // bits.rs:29
        outputs_2 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t151 = neg_f32(min_f32(abs_f32(t78.w), 104.0f)); // logistic.rs:19
        let k_6 = round(t151 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t151 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t152 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t152);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t153 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t153;
        let t154 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t154;
        let t155 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t155;
        let t156 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t156;
        let t157 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t157;
        let t158 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t158) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t159 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_4) ^ hidden_zero) + p_3) ^ hidden_zero); // exponential.rs:34
        let t160 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 - p_3) ^ hidden_zero) + rest_3) ^ hidden_zero);
        let y_error_3 = bitcast<f32>(bitcast<u32>(t159 + t160) ^ hidden_zero);
        let k_7 = i32_from_f32(k_6); // logistic.rs:21
        let unit_3 = bitcast<f32>(u32(max_i32(k_7, -60i) + 127i) << 23u); // bits.rs:44
        let power_3 = bitcast<f32>(bitcast<u32>(y_4 * unit_3) ^ hidden_zero); // logistic.rs:28
        let d_3 = bitcast<f32>(bitcast<u32>(1.0f + power_3) ^ hidden_zero); // logistic.rs:29
        let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_3) ^ hidden_zero) + power_3) ^ hidden_zero); // logistic.rs:30
        let t162 = bitcast<f32>(bitcast<u32>(t161 + bitcast<f32>(bitcast<u32>(y_error_3 * unit_3) ^ hidden_zero)) ^ hidden_zero);
        let t163 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t164 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * bitcast<f32>(t163)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t164);
        let t165 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t166 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t165) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t166);
        let t167 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t168 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t167) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t168);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:50
        let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
        let t169 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t169 - t170) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t171 = bitcast<f32>(bitcast<u32>(residual_3 - bitcast<f32>(bitcast<u32>(t162 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_3 = bitcast<f32>(bitcast<u32>(t171 * estimate_7) ^ hidden_zero);
        let y_high_3 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:50
        let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_4 - y_high_3) ^ hidden_zero) + y_error_3) ^ hidden_zero); // logistic.rs:40
        let t173 = bitcast<f32>(bitcast<u32>(y_high_3 * low_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t172 * estimate_7) ^ hidden_zero);
        let product_3 = bitcast<f32>(bitcast<u32>(y_high_3 * high_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t173) ^ hidden_zero);
        let field_3 = i32(bitcast<u32>(product_3) >> 23u) + k_7; // bits.rs:36
        let bits_6 = bitcast<u32>(product_3) + (u32(k_7) << 23u); // bits.rs:37
        let result_3 = select(bitcast<f32>(bitcast<u32>(high_3 + low_3) ^ hidden_zero), bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t78.w) > 2147483647u)); // logistic.rs:41
        let t174 = select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t78.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_3 * t174) ^ hidden_zero)); // bits.rs:29
        outputs_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t175 = neg_f32(min_f32(abs_f32(t79.x), 104.0f)); // logistic.rs:19
        let k_8 = round(t175 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t175 - bitcast<f32>(bitcast<u32>(k_8 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_8 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t176 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t176);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t177 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t177;
        let t178 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t178;
        let t179 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t179;
        let t180 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t180;
        let t181 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t181;
        let t182 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t182) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t183 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_5) ^ hidden_zero) + p_4) ^ hidden_zero); // exponential.rs:34
        let t184 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 - p_4) ^ hidden_zero) + rest_4) ^ hidden_zero);
        let y_error_4 = bitcast<f32>(bitcast<u32>(t183 + t184) ^ hidden_zero);
        let k_9 = i32_from_f32(k_8); // logistic.rs:21
        let unit_4 = bitcast<f32>(u32(max_i32(k_9, -60i) + 127i) << 23u); // bits.rs:44
        let power_4 = bitcast<f32>(bitcast<u32>(y_5 * unit_4) ^ hidden_zero); // logistic.rs:28
        let d_4 = bitcast<f32>(bitcast<u32>(1.0f + power_4) ^ hidden_zero); // logistic.rs:29
        let t185 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_4) ^ hidden_zero) + power_4) ^ hidden_zero); // logistic.rs:30
        let t186 = bitcast<f32>(bitcast<u32>(t185 + bitcast<f32>(bitcast<u32>(y_error_4 * unit_4) ^ hidden_zero)) ^ hidden_zero);
        let t187 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t188 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * bitcast<f32>(t187)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t188);
        let t189 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t190 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t189) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t190);
        let t191 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t192 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t191) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t192);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:50
        let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
        let t193 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t194 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t193 - t194) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t195 = bitcast<f32>(bitcast<u32>(residual_4 - bitcast<f32>(bitcast<u32>(t186 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_4 = bitcast<f32>(bitcast<u32>(t195 * estimate_9) ^ hidden_zero);
        let y_high_4 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:50
        let t196 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_5 - y_high_4) ^ hidden_zero) + y_error_4) ^ hidden_zero); // logistic.rs:40
        let t197 = bitcast<f32>(bitcast<u32>(y_high_4 * low_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t196 * estimate_9) ^ hidden_zero);
        let product_4 = bitcast<f32>(bitcast<u32>(y_high_4 * high_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero);
        let field_4 = i32(bitcast<u32>(product_4) >> 23u) + k_9; // bits.rs:36
        let bits_8 = bitcast<u32>(product_4) + (u32(k_9) << 23u); // bits.rs:37
        let result_4 = select(bitcast<f32>(bitcast<u32>(high_4 + low_4) ^ hidden_zero), bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t79.x) > 2147483647u)); // logistic.rs:41
        let t198 = select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t79.x) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_4 * t198) ^ hidden_zero)); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:84
        let t199 = neg_f32(min_f32(abs_f32(t79.y), 104.0f)); // logistic.rs:19
        let k_10 = round(t199 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t199 - bitcast<f32>(bitcast<u32>(k_10 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_10 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t200 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t200);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t201 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t201;
        let t202 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t202;
        let t203 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t203;
        let t204 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t204;
        let t205 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t205;
        let t206 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t206) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t207 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_6) ^ hidden_zero) + p_5) ^ hidden_zero); // exponential.rs:34
        let t208 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 - p_5) ^ hidden_zero) + rest_5) ^ hidden_zero);
        let y_error_5 = bitcast<f32>(bitcast<u32>(t207 + t208) ^ hidden_zero);
        let k_11 = i32_from_f32(k_10); // logistic.rs:21
        let unit_5 = bitcast<f32>(u32(max_i32(k_11, -60i) + 127i) << 23u); // bits.rs:44
        let power_5 = bitcast<f32>(bitcast<u32>(y_6 * unit_5) ^ hidden_zero); // logistic.rs:28
        let d_5 = bitcast<f32>(bitcast<u32>(1.0f + power_5) ^ hidden_zero); // logistic.rs:29
        let t209 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_5) ^ hidden_zero) + power_5) ^ hidden_zero); // logistic.rs:30
        let t210 = bitcast<f32>(bitcast<u32>(t209 + bitcast<f32>(bitcast<u32>(y_error_5 * unit_5) ^ hidden_zero)) ^ hidden_zero);
        let t211 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t212 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * bitcast<f32>(t211)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t212);
        let t213 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t214 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t213) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t214);
        let t215 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t216 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t215) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t216);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:50
        let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
        let t217 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t218 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t217 - t218) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t219 = bitcast<f32>(bitcast<u32>(residual_5 - bitcast<f32>(bitcast<u32>(t210 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_5 = bitcast<f32>(bitcast<u32>(t219 * estimate_11) ^ hidden_zero);
        let y_high_5 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:50
        let t220 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_6 - y_high_5) ^ hidden_zero) + y_error_5) ^ hidden_zero); // logistic.rs:40
        let t221 = bitcast<f32>(bitcast<u32>(y_high_5 * low_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t220 * estimate_11) ^ hidden_zero);
        let product_5 = bitcast<f32>(bitcast<u32>(y_high_5 * high_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t221) ^ hidden_zero);
        let field_5 = i32(bitcast<u32>(product_5) >> 23u) + k_11; // bits.rs:36
        let bits_10 = bitcast<u32>(product_5) + (u32(k_11) << 23u); // bits.rs:37
        let result_5 = select(bitcast<f32>(bitcast<u32>(high_5 + low_5) ^ hidden_zero), bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t79.y) > 2147483647u)); // logistic.rs:41
        let t222 = select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t79.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_5 * t222) ^ hidden_zero)); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t223 = neg_f32(min_f32(abs_f32(t79.z), 104.0f)); // logistic.rs:19
        let k_12 = round(t223 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t223 - bitcast<f32>(bitcast<u32>(k_12 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_12 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t224 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t224);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t225 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t225;
        let t226 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t226;
        let t227 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t227;
        let t228 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t228;
        let t229 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t229;
        let t230 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t230) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t231 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_7) ^ hidden_zero) + p_6) ^ hidden_zero); // exponential.rs:34
        let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 - p_6) ^ hidden_zero) + rest_6) ^ hidden_zero);
        let y_error_6 = bitcast<f32>(bitcast<u32>(t231 + t232) ^ hidden_zero);
        let k_13 = i32_from_f32(k_12); // logistic.rs:21
        let unit_6 = bitcast<f32>(u32(max_i32(k_13, -60i) + 127i) << 23u); // bits.rs:44
        let power_6 = bitcast<f32>(bitcast<u32>(y_7 * unit_6) ^ hidden_zero); // logistic.rs:28
        let d_6 = bitcast<f32>(bitcast<u32>(1.0f + power_6) ^ hidden_zero); // logistic.rs:29
        let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_6) ^ hidden_zero) + power_6) ^ hidden_zero); // logistic.rs:30
        let t234 = bitcast<f32>(bitcast<u32>(t233 + bitcast<f32>(bitcast<u32>(y_error_6 * unit_6) ^ hidden_zero)) ^ hidden_zero);
        let t235 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t236 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * bitcast<f32>(t235)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t236);
        let t237 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t238 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t237) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t238);
        let t239 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t240 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t239) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t240);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:50
        let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
        let t241 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t241 - t242) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t243 = bitcast<f32>(bitcast<u32>(residual_6 - bitcast<f32>(bitcast<u32>(t234 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_6 = bitcast<f32>(bitcast<u32>(t243 * estimate_13) ^ hidden_zero);
        let y_high_6 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:50
        let t244 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_7 - y_high_6) ^ hidden_zero) + y_error_6) ^ hidden_zero); // logistic.rs:40
        let t245 = bitcast<f32>(bitcast<u32>(y_high_6 * low_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t244 * estimate_13) ^ hidden_zero);
        let product_6 = bitcast<f32>(bitcast<u32>(y_high_6 * high_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t245) ^ hidden_zero);
        let field_6 = i32(bitcast<u32>(product_6) >> 23u) + k_13; // bits.rs:36
        let bits_12 = bitcast<u32>(product_6) + (u32(k_13) << 23u); // bits.rs:37
        let result_6 = select(bitcast<f32>(bitcast<u32>(high_6 + low_6) ^ hidden_zero), bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t79.z) > 2147483647u)); // logistic.rs:41
        let t246 = select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t79.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_6 * t246) ^ hidden_zero)); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // join.rs:84
        let t247 = neg_f32(min_f32(abs_f32(t79.w), 104.0f)); // logistic.rs:19
        let k_14 = round(t247 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t247 - bitcast<f32>(bitcast<u32>(k_14 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_14 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t248 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t248);
        var q_8 = 0.00019891017f; // exponential.rs:26
        let t249 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_8 = t249;
        let t250 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_8 = t250;
        let t251 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_8 = t251;
        let t252 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_8 = t252;
        let t253 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_8 = t253;
        let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_8) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t254) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t255 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_8) ^ hidden_zero) + p_7) ^ hidden_zero); // exponential.rs:34
        let t256 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 - p_7) ^ hidden_zero) + rest_7) ^ hidden_zero);
        let y_error_7 = bitcast<f32>(bitcast<u32>(t255 + t256) ^ hidden_zero);
        let k_15 = i32_from_f32(k_14); // logistic.rs:21
        let unit_7 = bitcast<f32>(u32(max_i32(k_15, -60i) + 127i) << 23u); // bits.rs:44
        let power_7 = bitcast<f32>(bitcast<u32>(y_8 * unit_7) ^ hidden_zero); // logistic.rs:28
        let d_7 = bitcast<f32>(bitcast<u32>(1.0f + power_7) ^ hidden_zero); // logistic.rs:29
        let t257 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_7) ^ hidden_zero) + power_7) ^ hidden_zero); // logistic.rs:30
        let t258 = bitcast<f32>(bitcast<u32>(t257 + bitcast<f32>(bitcast<u32>(y_error_7 * unit_7) ^ hidden_zero)) ^ hidden_zero);
        let t259 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:13
        let t260 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * bitcast<f32>(t259)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t260);
        let t261 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:16
        let t262 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t261) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t262);
        let t263 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t264 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t263) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t264);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:50
        let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
        let t265 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:21
        let t266 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t265 - t266) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t267 = bitcast<f32>(bitcast<u32>(residual_7 - bitcast<f32>(bitcast<u32>(t258 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:29
        let low_7 = bitcast<f32>(bitcast<u32>(t267 * estimate_15) ^ hidden_zero);
        let y_high_7 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:50
        let t268 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_8 - y_high_7) ^ hidden_zero) + y_error_7) ^ hidden_zero); // logistic.rs:40
        let t269 = bitcast<f32>(bitcast<u32>(y_high_7 * low_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t268 * estimate_15) ^ hidden_zero);
        let product_7 = bitcast<f32>(bitcast<u32>(y_high_7 * high_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t269) ^ hidden_zero);
        let field_7 = i32(bitcast<u32>(product_7) >> 23u) + k_15; // bits.rs:36
        let bits_14 = bitcast<u32>(product_7) + (u32(k_15) << 23u); // bits.rs:37
        let result_7 = select(bitcast<f32>(bitcast<u32>(high_7 + low_7) ^ hidden_zero), bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t79.w) > 2147483647u)); // logistic.rs:41
        let t270 = select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t79.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_7 * t270) ^ hidden_zero)); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t271 = (row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim); // join.rs:87
        let t272 = vec4<f32>(outputs_0_1, outputs_1, outputs_2, outputs_3); // piece.rs:68
        y[t271 >> 2u] = t272;
        let t273 = vec4<f32>(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
        y[(t271 + 4u) >> 2u] = t273;
    }
}
