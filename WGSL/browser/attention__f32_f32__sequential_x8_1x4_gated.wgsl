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
var<workgroup> maxima: array<f32, 32>;
var<workgroup> sums: array<f32, 32>;
var<workgroup> weights: array<f32, 1024>;
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
fn attention__f32_f32__sequential_x8_1x4_gated(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // sequential.rs:99
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
                    let t22 = key + dim; // block.rs:161
                    let t23 = keys[t22 >> 2u]; // piece.rs:36
                    let t24 = keys[(t22 + 4u) >> 2u]; // piece.rs:37
                    let t25 = t5 + dim; // block.rs:164
                    let t26 = q[t25 >> 2u]; // piece.rs:36
                    let t27 = q[(t25 + 4u) >> 2u]; // piece.rs:37
                    let t28 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t26.x * t23.x) ^ hidden_zero)) ^ hidden_zero); // block.rs:167
                    dots_0 = t28;
                    let t29 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t26.y * t23.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t29;
                    let t30 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t26.z * t23.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t30;
                    let t31 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t26.w * t23.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t31;
                    let t32 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t27.x * t24.x) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t32;
                    let t33 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t27.y * t24.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t33;
                    let t34 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t27.z * t24.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t34;
                    let t35 = bitcast<f32>(bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(t27.w * t24.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_0 = t35;
                    let t36 = t6 + dim; // block.rs:164
                    let t37 = q[t36 >> 2u]; // piece.rs:36
                    let t38 = q[(t36 + 4u) >> 2u]; // piece.rs:37
                    let t39 = bitcast<f32>(bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(t37.x * t23.x) ^ hidden_zero)) ^ hidden_zero); // block.rs:167
                    dots_1 = t39;
                    let t40 = bitcast<f32>(bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(t37.y * t23.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_1 = t40;
                    let t41 = bitcast<f32>(bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(t37.z * t23.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_1 = t41;
                    let t42 = bitcast<f32>(bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(t37.w * t23.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_1 = t42;
                    let t43 = bitcast<f32>(bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(t38.x * t24.x) ^ hidden_zero)) ^ hidden_zero);
                    dots_1 = t43;
                    let t44 = bitcast<f32>(bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(t38.y * t24.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_1 = t44;
                    let t45 = bitcast<f32>(bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(t38.z * t24.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_1 = t45;
                    let t46 = bitcast<f32>(bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(t38.w * t24.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_1 = t46;
                    let t47 = t7 + dim; // block.rs:164
                    let t48 = q[t47 >> 2u]; // piece.rs:36
                    let t49 = q[(t47 + 4u) >> 2u]; // piece.rs:37
                    let t50 = bitcast<f32>(bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(t48.x * t23.x) ^ hidden_zero)) ^ hidden_zero); // block.rs:167
                    dots_2 = t50;
                    let t51 = bitcast<f32>(bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(t48.y * t23.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_2 = t51;
                    let t52 = bitcast<f32>(bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(t48.z * t23.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_2 = t52;
                    let t53 = bitcast<f32>(bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(t48.w * t23.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_2 = t53;
                    let t54 = bitcast<f32>(bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(t49.x * t24.x) ^ hidden_zero)) ^ hidden_zero);
                    dots_2 = t54;
                    let t55 = bitcast<f32>(bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(t49.y * t24.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_2 = t55;
                    let t56 = bitcast<f32>(bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(t49.z * t24.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_2 = t56;
                    let t57 = bitcast<f32>(bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(t49.w * t24.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_2 = t57;
                    let t58 = t8 + dim; // block.rs:164
                    let t59 = q[t58 >> 2u]; // piece.rs:36
                    let t60 = q[(t58 + 4u) >> 2u]; // piece.rs:37
                    let t61 = bitcast<f32>(bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(t59.x * t23.x) ^ hidden_zero)) ^ hidden_zero); // block.rs:167
                    dots_3 = t61;
                    let t62 = bitcast<f32>(bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(t59.y * t23.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_3 = t62;
                    let t63 = bitcast<f32>(bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(t59.z * t23.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_3 = t63;
                    let t64 = bitcast<f32>(bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(t59.w * t23.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_3 = t64;
                    let t65 = bitcast<f32>(bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(t60.x * t24.x) ^ hidden_zero)) ^ hidden_zero);
                    dots_3 = t65;
                    let t66 = bitcast<f32>(bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(t60.y * t24.y) ^ hidden_zero)) ^ hidden_zero);
                    dots_3 = t66;
                    let t67 = bitcast<f32>(bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(t60.z * t24.z) ^ hidden_zero)) ^ hidden_zero);
                    dots_3 = t67;
                    let t68 = bitcast<f32>(bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(t60.w * t24.w) ^ hidden_zero)) ^ hidden_zero);
                    dots_3 = t68;
                }
            }
            var scores_0 = dots_0; // block.rs:272
            var scores_1 = dots_1;
            var scores_2 = dots_2;
            var scores_3 = dots_3;
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_0 * imm.scale) ^ hidden_zero)); // bits.rs:29
            let score = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:30
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t18)); // block.rs:276
            let max_1 = reduce_max_f32(scores_0); // block.rs:277
            if ((local_invocation_index & 31u) == 0u) { // block.rs:278
                maxima[(local_invocation_index >> 5u) * 4u] = max_1; // block.rs:279
            }
            let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_1 * imm.scale) ^ hidden_zero)); // bits.rs:29
            let score_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:30
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t19)); // block.rs:276
            let max_2 = reduce_max_f32(scores_1); // block.rs:277
            if ((local_invocation_index & 31u) == 0u) { // block.rs:278
                maxima[(local_invocation_index >> 5u) * 4u + 1u] = max_2; // block.rs:279
            }
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_2 * imm.scale) ^ hidden_zero)); // bits.rs:29
            let score_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // bits.rs:30
            scores_2 = select(f32_from_bits(0xff800000u), score_2, (own_key < t20)); // block.rs:276
            let max_3 = reduce_max_f32(scores_2); // block.rs:277
            if ((local_invocation_index & 31u) == 0u) { // block.rs:278
                maxima[(local_invocation_index >> 5u) * 4u + 2u] = max_3; // block.rs:279
            }
            let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_3 * imm.scale) ^ hidden_zero)); // bits.rs:29
            let score_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // bits.rs:30
            scores_3 = select(f32_from_bits(0xff800000u), score_3, (own_key < t21)); // block.rs:276
            let max_4 = reduce_max_f32(scores_3); // block.rs:277
            if ((local_invocation_index & 31u) == 0u) { // block.rs:278
                maxima[(local_invocation_index >> 5u) * 4u + 3u] = max_4; // block.rs:279
            }
            workgroupBarrier(); // block.rs:282
            var highest_0 = 0.0f; // block.rs:283
            var highest_1 = 0.0f;
            var highest_2 = 0.0f;
            var highest_3 = 0.0f;
            highest_0 = maxima[0u]; // block.rs:286
            highest_0 = max_f32(highest_0, maxima[4u]); // block.rs:289
            highest_0 = max_f32(highest_0, maxima[8u]);
            highest_0 = max_f32(highest_0, maxima[12u]);
            highest_0 = max_f32(highest_0, maxima[16u]);
            highest_0 = max_f32(highest_0, maxima[20u]);
            highest_0 = max_f32(highest_0, maxima[24u]);
            highest_0 = max_f32(highest_0, maxima[28u]);
            let t69 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:291
            let t70 = min_f32(max_f32(t69, -104.0f), 89.0f); // exponential.rs:40
            let k = round(t70 * 1.442695f); // exponential.rs:14
            let reduced = bitcast<f32>(bitcast<u32>(t70 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t71 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t71;
            let t72 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t72;
            let t73 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t73;
            let t74 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t74;
            let t75 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t75;
            let t76 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t76) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let t77 = i32_from_f32(k); // exponential.rs:42
            let field = i32(bitcast<u32>(y_1) >> 23u) + t77; // bits.rs:44
            let bits_4 = bitcast<u32>(y_1) + (u32(t77) << 23u); // bits.rs:45
            let power = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t69) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight = select(0.0f, power, (own_key < t18)); // block.rs:292
            weights[own_key] = weight; // block.rs:293
            let t78 = subgroupShuffleXor(weight, 1u); // block.rs:294
            let t79 = bitcast<f32>(bitcast<u32>(weight + t78) ^ hidden_zero);
            let t80 = subgroupShuffleXor(t79, 2u);
            let t81 = bitcast<f32>(bitcast<u32>(t79 + t80) ^ hidden_zero);
            let t82 = subgroupShuffleXor(t81, 4u);
            let t83 = bitcast<f32>(bitcast<u32>(t81 + t82) ^ hidden_zero);
            let t84 = subgroupShuffleXor(t83, 8u);
            let t85 = bitcast<f32>(bitcast<u32>(t83 + t84) ^ hidden_zero);
            let t86 = subgroupShuffleXor(t85, 16u);
            let sum = bitcast<f32>(bitcast<u32>(t85 + t86) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:295
                sums[(local_invocation_index >> 5u) * 4u] = sum; // block.rs:296
            }
            highest_1 = maxima[1u]; // block.rs:286
            highest_1 = max_f32(highest_1, maxima[5u]); // block.rs:289
            highest_1 = max_f32(highest_1, maxima[9u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[17u]);
            highest_1 = max_f32(highest_1, maxima[21u]);
            highest_1 = max_f32(highest_1, maxima[25u]);
            highest_1 = max_f32(highest_1, maxima[29u]);
            let t87 = bitcast<f32>(bitcast<u32>(scores_1 - highest_1) ^ hidden_zero); // block.rs:291
            let t88 = min_f32(max_f32(t87, -104.0f), 89.0f); // exponential.rs:40
            let k_1 = round(t88 * 1.442695f); // exponential.rs:14
            let reduced_1 = bitcast<f32>(bitcast<u32>(t88 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
            let t89 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
            let r_error_1 = bitcast<f32>(t89);
            var q_2 = 0.00019891017f; // exponential.rs:26
            let t90 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_2 = t90;
            let t91 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_2 = t91;
            let t92 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_2 = t92;
            let t93 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_2 = t93;
            let t94 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_2 = t94;
            let t95 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
            let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t95) ^ hidden_zero);
            let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
            let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
            let t96 = i32_from_f32(k_1); // exponential.rs:42
            let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t96; // bits.rs:44
            let bits_5 = bitcast<u32>(y_2) + (u32(t96) << 23u); // bits.rs:45
            let power_1 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t87) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight_1 = select(0.0f, power_1, (own_key < t19)); // block.rs:292
            weights[own_key + 256u] = weight_1; // block.rs:293
            let t97 = subgroupShuffleXor(weight_1, 1u); // block.rs:294
            let t98 = bitcast<f32>(bitcast<u32>(weight_1 + t97) ^ hidden_zero);
            let t99 = subgroupShuffleXor(t98, 2u);
            let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
            let t101 = subgroupShuffleXor(t100, 4u);
            let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
            let t103 = subgroupShuffleXor(t102, 8u);
            let t104 = bitcast<f32>(bitcast<u32>(t102 + t103) ^ hidden_zero);
            let t105 = subgroupShuffleXor(t104, 16u);
            let sum_1 = bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:295
                sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // block.rs:296
            }
            highest_2 = maxima[2u]; // block.rs:286
            highest_2 = max_f32(highest_2, maxima[6u]); // block.rs:289
            highest_2 = max_f32(highest_2, maxima[10u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[18u]);
            highest_2 = max_f32(highest_2, maxima[22u]);
            highest_2 = max_f32(highest_2, maxima[26u]);
            highest_2 = max_f32(highest_2, maxima[30u]);
            let t106 = bitcast<f32>(bitcast<u32>(scores_2 - highest_2) ^ hidden_zero); // block.rs:291
            let t107 = min_f32(max_f32(t106, -104.0f), 89.0f); // exponential.rs:40
            let k_2 = round(t107 * 1.442695f); // exponential.rs:14
            let reduced_2 = bitcast<f32>(bitcast<u32>(t107 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
            let t108 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
            let r_error_2 = bitcast<f32>(t108);
            var q_3 = 0.00019891017f; // exponential.rs:26
            let t109 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_3 = t109;
            let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_3 = t110;
            let t111 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_3 = t111;
            let t112 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_3 = t112;
            let t113 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_3 = t113;
            let t114 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
            let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t114) ^ hidden_zero);
            let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
            let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
            let t115 = i32_from_f32(k_2); // exponential.rs:42
            let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t115; // bits.rs:44
            let bits_6 = bitcast<u32>(y_3) + (u32(t115) << 23u); // bits.rs:45
            let power_2 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t106) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight_2 = select(0.0f, power_2, (own_key < t20)); // block.rs:292
            weights[own_key + 512u] = weight_2; // block.rs:293
            let t116 = subgroupShuffleXor(weight_2, 1u); // block.rs:294
            let t117 = bitcast<f32>(bitcast<u32>(weight_2 + t116) ^ hidden_zero);
            let t118 = subgroupShuffleXor(t117, 2u);
            let t119 = bitcast<f32>(bitcast<u32>(t117 + t118) ^ hidden_zero);
            let t120 = subgroupShuffleXor(t119, 4u);
            let t121 = bitcast<f32>(bitcast<u32>(t119 + t120) ^ hidden_zero);
            let t122 = subgroupShuffleXor(t121, 8u);
            let t123 = bitcast<f32>(bitcast<u32>(t121 + t122) ^ hidden_zero);
            let t124 = subgroupShuffleXor(t123, 16u);
            let sum_2 = bitcast<f32>(bitcast<u32>(t123 + t124) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:295
                sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // block.rs:296
            }
            highest_3 = maxima[3u]; // block.rs:286
            highest_3 = max_f32(highest_3, maxima[7u]); // block.rs:289
            highest_3 = max_f32(highest_3, maxima[11u]);
            highest_3 = max_f32(highest_3, maxima[15u]);
            highest_3 = max_f32(highest_3, maxima[19u]);
            highest_3 = max_f32(highest_3, maxima[23u]);
            highest_3 = max_f32(highest_3, maxima[27u]);
            highest_3 = max_f32(highest_3, maxima[31u]);
            let t125 = bitcast<f32>(bitcast<u32>(scores_3 - highest_3) ^ hidden_zero); // block.rs:291
            let t126 = min_f32(max_f32(t125, -104.0f), 89.0f); // exponential.rs:40
            let k_3 = round(t126 * 1.442695f); // exponential.rs:14
            let reduced_3 = bitcast<f32>(bitcast<u32>(t126 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
            let t127 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
            let r_error_3 = bitcast<f32>(t127);
            var q_4 = 0.00019891017f; // exponential.rs:26
            let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_4 = t128;
            let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_4 = t129;
            let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_4 = t130;
            let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_4 = t131;
            let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_4 = t132;
            let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
            let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t133) ^ hidden_zero);
            let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
            let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
            let t134 = i32_from_f32(k_3); // exponential.rs:42
            let field_3 = i32(bitcast<u32>(y_4) >> 23u) + t134; // bits.rs:44
            let bits_7 = bitcast<u32>(y_4) + (u32(t134) << 23u); // bits.rs:45
            let power_3 = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t125) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let weight_3 = select(0.0f, power_3, (own_key < t21)); // block.rs:292
            weights[own_key + 768u] = weight_3; // block.rs:293
            let t135 = subgroupShuffleXor(weight_3, 1u); // block.rs:294
            let t136 = bitcast<f32>(bitcast<u32>(weight_3 + t135) ^ hidden_zero);
            let t137 = subgroupShuffleXor(t136, 2u);
            let t138 = bitcast<f32>(bitcast<u32>(t136 + t137) ^ hidden_zero);
            let t139 = subgroupShuffleXor(t138, 4u);
            let t140 = bitcast<f32>(bitcast<u32>(t138 + t139) ^ hidden_zero);
            let t141 = subgroupShuffleXor(t140, 8u);
            let t142 = bitcast<f32>(bitcast<u32>(t140 + t141) ^ hidden_zero);
            let t143 = subgroupShuffleXor(t142, 16u);
            let sum_3 = bitcast<f32>(bitcast<u32>(t142 + t143) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:295
                sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // block.rs:296
            }
            workgroupBarrier(); // block.rs:299
            var totals_0 = 0.0f; // block.rs:300
            var totals_1 = 0.0f;
            var totals_2 = 0.0f;
            var totals_3 = 0.0f;
            totals_0 = sums[0u]; // block.rs:303
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[4u]) ^ hidden_zero); // block.rs:306
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[8u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[12u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[16u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[20u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[24u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[28u]) ^ hidden_zero);
            totals_1 = sums[1u]; // block.rs:303
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[5u]) ^ hidden_zero); // block.rs:306
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[9u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[13u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[17u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[21u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[25u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[29u]) ^ hidden_zero);
            totals_2 = sums[2u]; // block.rs:303
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[6u]) ^ hidden_zero); // block.rs:306
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[10u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[14u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[18u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[22u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[26u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[30u]) ^ hidden_zero);
            totals_3 = sums[3u]; // block.rs:303
            totals_3 = bitcast<f32>(bitcast<u32>(totals_3 + sums[7u]) ^ hidden_zero); // block.rs:306
            totals_3 = bitcast<f32>(bitcast<u32>(totals_3 + sums[11u]) ^ hidden_zero);
            totals_3 = bitcast<f32>(bitcast<u32>(totals_3 + sums[15u]) ^ hidden_zero);
            totals_3 = bitcast<f32>(bitcast<u32>(totals_3 + sums[19u]) ^ hidden_zero);
            totals_3 = bitcast<f32>(bitcast<u32>(totals_3 + sums[23u]) ^ hidden_zero);
            totals_3 = bitcast<f32>(bitcast<u32>(totals_3 + sums[27u]) ^ hidden_zero);
            totals_3 = bitcast<f32>(bitcast<u32>(totals_3 + sums[31u]) ^ hidden_zero);
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
            var sums_3_0 = 0.0f;
            var sums_3_1 = 0.0f;
            var sums_3_2 = 0.0f;
            var sums_3_3 = 0.0f;
            var sums_3_4 = 0.0f;
            var sums_3_5 = 0.0f;
            var sums_3_6 = 0.0f;
            var sums_3_7 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                let first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                let common_end = min_u32(max_u32(t18, run_start), run_start + 32u); // block.rs:197
                for (var key = run_start; key < common_end; key += 1u) { // block.rs:198
                    let t144 = first_value + key * head_dim; // block.rs:199
                    let t145 = values[t144 >> 2u];
                    let t146 = values[(t144 + 4u) >> 2u];
                    let weight_4 = weights[key]; // block.rs:202
                    let t147 = bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_4 * t145.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_0_0 = bitcast<f32>(t147);
                    let t148 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_4 * t145.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_1 = bitcast<f32>(t148);
                    let t149 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_4 * t145.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_2 = bitcast<f32>(t149);
                    let t150 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_4 * t145.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_3 = bitcast<f32>(t150);
                    let t151 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_4 * t146.x) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_4 = bitcast<f32>(t151);
                    let t152 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_4 * t146.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_5 = bitcast<f32>(t152);
                    let t153 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_4 * t146.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_6 = bitcast<f32>(t153);
                    let t154 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_4 * t146.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_0_7 = bitcast<f32>(t154);
                    let weight_5 = weights[key + 256u]; // block.rs:202
                    let t155 = bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(weight_5 * t145.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_1_0 = bitcast<f32>(t155);
                    let t156 = bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(weight_5 * t145.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_1_1 = bitcast<f32>(t156);
                    let t157 = bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(weight_5 * t145.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_1_2 = bitcast<f32>(t157);
                    let t158 = bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(weight_5 * t145.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_1_3 = bitcast<f32>(t158);
                    let t159 = bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(weight_5 * t146.x) ^ hidden_zero)) ^ hidden_zero;
                    sums_1_4 = bitcast<f32>(t159);
                    let t160 = bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(weight_5 * t146.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_1_5 = bitcast<f32>(t160);
                    let t161 = bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(weight_5 * t146.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_1_6 = bitcast<f32>(t161);
                    let t162 = bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(weight_5 * t146.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_1_7 = bitcast<f32>(t162);
                    let weight_6 = weights[key + 512u]; // block.rs:202
                    let t163 = bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(weight_6 * t145.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_2_0 = bitcast<f32>(t163);
                    let t164 = bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(weight_6 * t145.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_2_1 = bitcast<f32>(t164);
                    let t165 = bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(weight_6 * t145.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_2_2 = bitcast<f32>(t165);
                    let t166 = bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(weight_6 * t145.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_2_3 = bitcast<f32>(t166);
                    let t167 = bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(weight_6 * t146.x) ^ hidden_zero)) ^ hidden_zero;
                    sums_2_4 = bitcast<f32>(t167);
                    let t168 = bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(weight_6 * t146.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_2_5 = bitcast<f32>(t168);
                    let t169 = bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(weight_6 * t146.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_2_6 = bitcast<f32>(t169);
                    let t170 = bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(weight_6 * t146.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_2_7 = bitcast<f32>(t170);
                    let weight_7 = weights[key + 768u]; // block.rs:202
                    let t171 = bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(weight_7 * t145.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:205
                    sums_3_0 = bitcast<f32>(t171);
                    let t172 = bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(weight_7 * t145.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_3_1 = bitcast<f32>(t172);
                    let t173 = bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(weight_7 * t145.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_3_2 = bitcast<f32>(t173);
                    let t174 = bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(weight_7 * t145.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_3_3 = bitcast<f32>(t174);
                    let t175 = bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(weight_7 * t146.x) ^ hidden_zero)) ^ hidden_zero;
                    sums_3_4 = bitcast<f32>(t175);
                    let t176 = bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(weight_7 * t146.y) ^ hidden_zero)) ^ hidden_zero;
                    sums_3_5 = bitcast<f32>(t176);
                    let t177 = bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(weight_7 * t146.z) ^ hidden_zero)) ^ hidden_zero;
                    sums_3_6 = bitcast<f32>(t177);
                    let t178 = bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(weight_7 * t146.w) ^ hidden_zero)) ^ hidden_zero;
                    sums_3_7 = bitcast<f32>(t178);
                }
                let t179 = min_u32(max_u32(t21, run_start), run_start + 32u); // block.rs:211
                for (var key = common_end; key < t179; key += 1u) {
                    let t180 = first_value + key * head_dim; // block.rs:212
                    let t181 = values[t180 >> 2u];
                    let t182 = values[(t180 + 4u) >> 2u];
                    if (key < t18) { // block.rs:215
                        let weight_4 = weights[key]; // block.rs:216
                        let t183 = bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_4 * t181.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:219
                        sums_0_0 = bitcast<f32>(t183);
                        let t184 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_4 * t181.y) ^ hidden_zero)) ^ hidden_zero;
                        sums_0_1 = bitcast<f32>(t184);
                        let t185 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_4 * t181.z) ^ hidden_zero)) ^ hidden_zero;
                        sums_0_2 = bitcast<f32>(t185);
                        let t186 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_4 * t181.w) ^ hidden_zero)) ^ hidden_zero;
                        sums_0_3 = bitcast<f32>(t186);
                        let t187 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_4 * t182.x) ^ hidden_zero)) ^ hidden_zero;
                        sums_0_4 = bitcast<f32>(t187);
                        let t188 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_4 * t182.y) ^ hidden_zero)) ^ hidden_zero;
                        sums_0_5 = bitcast<f32>(t188);
                        let t189 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_4 * t182.z) ^ hidden_zero)) ^ hidden_zero;
                        sums_0_6 = bitcast<f32>(t189);
                        let t190 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_4 * t182.w) ^ hidden_zero)) ^ hidden_zero;
                        sums_0_7 = bitcast<f32>(t190);
                    }
                    if (key < t19) { // block.rs:215
                        let weight_4 = weights[key + 256u]; // block.rs:216
                        let t191 = bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(weight_4 * t181.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:219
                        sums_1_0 = bitcast<f32>(t191);
                        let t192 = bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(weight_4 * t181.y) ^ hidden_zero)) ^ hidden_zero;
                        sums_1_1 = bitcast<f32>(t192);
                        let t193 = bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(weight_4 * t181.z) ^ hidden_zero)) ^ hidden_zero;
                        sums_1_2 = bitcast<f32>(t193);
                        let t194 = bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(weight_4 * t181.w) ^ hidden_zero)) ^ hidden_zero;
                        sums_1_3 = bitcast<f32>(t194);
                        let t195 = bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(weight_4 * t182.x) ^ hidden_zero)) ^ hidden_zero;
                        sums_1_4 = bitcast<f32>(t195);
                        let t196 = bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(weight_4 * t182.y) ^ hidden_zero)) ^ hidden_zero;
                        sums_1_5 = bitcast<f32>(t196);
                        let t197 = bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(weight_4 * t182.z) ^ hidden_zero)) ^ hidden_zero;
                        sums_1_6 = bitcast<f32>(t197);
                        let t198 = bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(weight_4 * t182.w) ^ hidden_zero)) ^ hidden_zero;
                        sums_1_7 = bitcast<f32>(t198);
                    }
                    if (key < t20) { // block.rs:215
                        let weight_4 = weights[key + 512u]; // block.rs:216
                        let t199 = bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(weight_4 * t181.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:219
                        sums_2_0 = bitcast<f32>(t199);
                        let t200 = bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(weight_4 * t181.y) ^ hidden_zero)) ^ hidden_zero;
                        sums_2_1 = bitcast<f32>(t200);
                        let t201 = bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(weight_4 * t181.z) ^ hidden_zero)) ^ hidden_zero;
                        sums_2_2 = bitcast<f32>(t201);
                        let t202 = bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(weight_4 * t181.w) ^ hidden_zero)) ^ hidden_zero;
                        sums_2_3 = bitcast<f32>(t202);
                        let t203 = bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(weight_4 * t182.x) ^ hidden_zero)) ^ hidden_zero;
                        sums_2_4 = bitcast<f32>(t203);
                        let t204 = bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(weight_4 * t182.y) ^ hidden_zero)) ^ hidden_zero;
                        sums_2_5 = bitcast<f32>(t204);
                        let t205 = bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(weight_4 * t182.z) ^ hidden_zero)) ^ hidden_zero;
                        sums_2_6 = bitcast<f32>(t205);
                        let t206 = bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(weight_4 * t182.w) ^ hidden_zero)) ^ hidden_zero;
                        sums_2_7 = bitcast<f32>(t206);
                    }
                    if (key < t21) { // block.rs:215
                        let weight_4 = weights[key + 768u]; // block.rs:216
                        let t207 = bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(weight_4 * t181.x) ^ hidden_zero)) ^ hidden_zero; // block.rs:219
                        sums_3_0 = bitcast<f32>(t207);
                        let t208 = bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(weight_4 * t181.y) ^ hidden_zero)) ^ hidden_zero;
                        sums_3_1 = bitcast<f32>(t208);
                        let t209 = bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(weight_4 * t181.z) ^ hidden_zero)) ^ hidden_zero;
                        sums_3_2 = bitcast<f32>(t209);
                        let t210 = bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(weight_4 * t181.w) ^ hidden_zero)) ^ hidden_zero;
                        sums_3_3 = bitcast<f32>(t210);
                        let t211 = bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(weight_4 * t182.x) ^ hidden_zero)) ^ hidden_zero;
                        sums_3_4 = bitcast<f32>(t211);
                        let t212 = bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(weight_4 * t182.y) ^ hidden_zero)) ^ hidden_zero;
                        sums_3_5 = bitcast<f32>(t212);
                        let t213 = bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(weight_4 * t182.z) ^ hidden_zero)) ^ hidden_zero;
                        sums_3_6 = bitcast<f32>(t213);
                        let t214 = bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(weight_4 * t182.w) ^ hidden_zero)) ^ hidden_zero;
                        sums_3_7 = bitcast<f32>(t214);
                    }
                }
            }
            var outputs_0_1 = 0.0f; // block.rs:226
            var outputs_1_1 = 0.0f;
            var outputs_2_1 = 0.0f;
            var outputs_3_1 = 0.0f;
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
                var sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_8 = bitcast<u32>(sum_4); // bits.rs:29
                outputs_0_1 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // block.rs:246
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
                var sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_8 = bitcast<u32>(sum_4); // bits.rs:29
                outputs_1_1 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // block.rs:246
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
                var sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_8 = bitcast<u32>(sum_4); // bits.rs:29
                outputs_2_1 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // block.rs:246
            }
            workgroupBarrier(); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 256u + first_dim] = sums_3_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 1u] = sums_3_1;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 2u] = sums_3_2;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 3u] = sums_3_3;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 4u] = sums_3_4;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 5u] = sums_3_5;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 6u] = sums_3_6;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 7u] = sums_3_7;
            }
            workgroupBarrier(); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                var sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_4 = bitcast<f32>(bitcast<u32>(sum_4 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_8 = bitcast<u32>(sum_4); // bits.rs:29
                outputs_3_1 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // block.rs:246
            }
            let t215 = outputs_0_1; // block.rs:249
            let t216 = outputs_1_1;
            let t217 = outputs_2_1;
            let t218 = outputs_3_1;
            let t219 = highest_0; // block.rs:310
            let t220 = highest_1;
            let t221 = highest_2;
            let t222 = highest_3;
            let t223 = totals_0;
            let t224 = totals_1;
            let t225 = totals_2;
            let t226 = totals_3;
            if (first_key <= t13) { // sequential.rs:36
                var parts_0 = t219; // sequential.rs:37
                var parts_1 = t223;
                var parts_2 = t215;
                if (index > 0u) { // sequential.rs:38
                    let t227 = maxima_0; // sequential.rs:40
                    let max_5 = max_f32(t227, t219); // join.rs:16
                    let t228 = bitcast<f32>(bitcast<u32>(t227 - max_5) ^ hidden_zero); // join.rs:17
                    let t229 = min_f32(max_f32(t228, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t229 * 1.442695f); // exponential.rs:14
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t229 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t230 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t230);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t231 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t231;
                    let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t232;
                    let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t233;
                    let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t234;
                    let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t235;
                    let t236 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t236) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let t237 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t237; // bits.rs:44
                    let bits_8 = bitcast<u32>(y_5) + (u32(t237) << 23u); // bits.rs:45
                    let factor = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t228) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t238 = bitcast<f32>(bitcast<u32>(t219 - max_5) ^ hidden_zero); // join.rs:18
                    let t239 = min_f32(max_f32(t238, -104.0f), 89.0f); // exponential.rs:40
                    let k_5 = round(t239 * 1.442695f); // exponential.rs:14
                    let reduced_5 = bitcast<f32>(bitcast<u32>(t239 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
                    let t240 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
                    let r_error_5 = bitcast<f32>(t240);
                    var q_6 = 0.00019891017f; // exponential.rs:26
                    let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_6 = t241;
                    let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_6 = t242;
                    let t243 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_6 = t243;
                    let t244 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_6 = t244;
                    let t245 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_6 = t245;
                    let t246 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
                    let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t246) ^ hidden_zero);
                    let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
                    let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
                    let t247 = i32_from_f32(k_5); // exponential.rs:42
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + t247; // bits.rs:44
                    let bits_9 = bitcast<u32>(y_6) + (u32(t247) << 23u); // bits.rs:45
                    let next_factor = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t238) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t248 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t223 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_4 = bitcast<f32>(bitcast<u32>(t248) ^ hidden_zero);
                    let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t215 * next_factor) ^ hidden_zero));
                    let t249 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = bitcast<f32>(bitcast<u32>(t249) ^ hidden_zero);
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t14) { // sequential.rs:36
                var parts_0 = t220; // sequential.rs:37
                var parts_1 = t224;
                var parts_2 = t216;
                if (index > 0u) { // sequential.rs:38
                    let t250 = maxima_1; // sequential.rs:40
                    let max_5 = max_f32(t250, t220); // join.rs:16
                    let t251 = bitcast<f32>(bitcast<u32>(t250 - max_5) ^ hidden_zero); // join.rs:17
                    let t252 = min_f32(max_f32(t251, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t252 * 1.442695f); // exponential.rs:14
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t252 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t253 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t253);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t254 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t254;
                    let t255 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t255;
                    let t256 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t256;
                    let t257 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t257;
                    let t258 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t258;
                    let t259 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t259) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let t260 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t260; // bits.rs:44
                    let bits_8 = bitcast<u32>(y_5) + (u32(t260) << 23u); // bits.rs:45
                    let factor = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t251) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t261 = bitcast<f32>(bitcast<u32>(t220 - max_5) ^ hidden_zero); // join.rs:18
                    let t262 = min_f32(max_f32(t261, -104.0f), 89.0f); // exponential.rs:40
                    let k_5 = round(t262 * 1.442695f); // exponential.rs:14
                    let reduced_5 = bitcast<f32>(bitcast<u32>(t262 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
                    let t263 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
                    let r_error_5 = bitcast<f32>(t263);
                    var q_6 = 0.00019891017f; // exponential.rs:26
                    let t264 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_6 = t264;
                    let t265 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_6 = t265;
                    let t266 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_6 = t266;
                    let t267 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_6 = t267;
                    let t268 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_6 = t268;
                    let t269 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
                    let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t269) ^ hidden_zero);
                    let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
                    let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
                    let t270 = i32_from_f32(k_5); // exponential.rs:42
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + t270; // bits.rs:44
                    let bits_9 = bitcast<u32>(y_6) + (u32(t270) << 23u); // bits.rs:45
                    let next_factor = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t261) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t271 = bitcast<f32>(bitcast<u32>(sums_1 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t224 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_4 = bitcast<f32>(bitcast<u32>(t271) ^ hidden_zero);
                    let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_1 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t216 * next_factor) ^ hidden_zero));
                    let t272 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = bitcast<f32>(bitcast<u32>(t272) ^ hidden_zero);
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t15) { // sequential.rs:36
                var parts_0 = t221; // sequential.rs:37
                var parts_1 = t225;
                var parts_2 = t217;
                if (index > 0u) { // sequential.rs:38
                    let t273 = maxima_2; // sequential.rs:40
                    let max_5 = max_f32(t273, t221); // join.rs:16
                    let t274 = bitcast<f32>(bitcast<u32>(t273 - max_5) ^ hidden_zero); // join.rs:17
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
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let t283 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t283; // bits.rs:44
                    let bits_8 = bitcast<u32>(y_5) + (u32(t283) << 23u); // bits.rs:45
                    let factor = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t274) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t284 = bitcast<f32>(bitcast<u32>(t221 - max_5) ^ hidden_zero); // join.rs:18
                    let t285 = min_f32(max_f32(t284, -104.0f), 89.0f); // exponential.rs:40
                    let k_5 = round(t285 * 1.442695f); // exponential.rs:14
                    let reduced_5 = bitcast<f32>(bitcast<u32>(t285 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
                    let t286 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
                    let r_error_5 = bitcast<f32>(t286);
                    var q_6 = 0.00019891017f; // exponential.rs:26
                    let t287 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_6 = t287;
                    let t288 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_6 = t288;
                    let t289 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_6 = t289;
                    let t290 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_6 = t290;
                    let t291 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_6 = t291;
                    let t292 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
                    let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t292) ^ hidden_zero);
                    let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
                    let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
                    let t293 = i32_from_f32(k_5); // exponential.rs:42
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + t293; // bits.rs:44
                    let bits_9 = bitcast<u32>(y_6) + (u32(t293) << 23u); // bits.rs:45
                    let next_factor = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t284) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t294 = bitcast<f32>(bitcast<u32>(sums_2 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t225 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_4 = bitcast<f32>(bitcast<u32>(t294) ^ hidden_zero);
                    let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_2 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t217 * next_factor) ^ hidden_zero));
                    let t295 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = bitcast<f32>(bitcast<u32>(t295) ^ hidden_zero);
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
            if (first_key <= t16) { // sequential.rs:36
                var parts_0 = t222; // sequential.rs:37
                var parts_1 = t226;
                var parts_2 = t218;
                if (index > 0u) { // sequential.rs:38
                    let t296 = maxima_3; // sequential.rs:40
                    let max_5 = max_f32(t296, t222); // join.rs:16
                    let t297 = bitcast<f32>(bitcast<u32>(t296 - max_5) ^ hidden_zero); // join.rs:17
                    let t298 = min_f32(max_f32(t297, -104.0f), 89.0f); // exponential.rs:40
                    let k_4 = round(t298 * 1.442695f); // exponential.rs:14
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t298 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t299 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t299);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t300 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t300;
                    let t301 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t301;
                    let t302 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t302;
                    let t303 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t303;
                    let t304 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t304;
                    let t305 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t305) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let t306 = i32_from_f32(k_4); // exponential.rs:42
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t306; // bits.rs:44
                    let bits_8 = bitcast<u32>(y_5) + (u32(t306) << 23u); // bits.rs:45
                    let factor = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t297) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t307 = bitcast<f32>(bitcast<u32>(t222 - max_5) ^ hidden_zero); // join.rs:18
                    let t308 = min_f32(max_f32(t307, -104.0f), 89.0f); // exponential.rs:40
                    let k_5 = round(t308 * 1.442695f); // exponential.rs:14
                    let reduced_5 = bitcast<f32>(bitcast<u32>(t308 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
                    let t309 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
                    let r_error_5 = bitcast<f32>(t309);
                    var q_6 = 0.00019891017f; // exponential.rs:26
                    let t310 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_6 = t310;
                    let t311 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_6 = t311;
                    let t312 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_6 = t312;
                    let t313 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_6 = t313;
                    let t314 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_6 = t314;
                    let t315 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
                    let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t315) ^ hidden_zero);
                    let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
                    let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
                    let t316 = i32_from_f32(k_5); // exponential.rs:42
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + t316; // bits.rs:44
                    let bits_9 = bitcast<u32>(y_6) + (u32(t316) << 23u); // bits.rs:45
                    let next_factor = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t307) & 2147483647u) > 2139095040u)); // exponential.rs:42
                    let t317 = bitcast<f32>(bitcast<u32>(sums_3 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t226 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_4 = bitcast<f32>(bitcast<u32>(t317) ^ hidden_zero);
                    let bits_10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_3 * factor) ^ hidden_zero)); // bits.rs:29
                    let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t218 * next_factor) ^ hidden_zero));
                    let t318 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = bitcast<f32>(bitcast<u32>(t318) ^ hidden_zero);
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
    let t319 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t320 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        let a_bits = bitcast<u32>(t320); // division.rs:13
        let b_bits = bitcast<u32>(t319); // division.rs:14
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        let a_field = (a_bits >> 23u) & 255u; // division.rs:16
        let b_field = (b_bits >> 23u) & 255u; // division.rs:17
        let t321 = a_bits & 8388607u; // division.rs:18
        let t322 = b_bits & 8388607u;
        let below = select(0u, 1u, (t321 < t322)); // division.rs:33
        let numerator = shl_u32(t321 | 8388608u, below); // division.rs:34
        let denominator = t322 | 8388608u; // division.rs:35
        let d = bitcast<f32>(t322 | 1065353216u); // division.rs:37
        let t323 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
        var reciprocal = bitcast<f32>(t323);
        let t324 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
        let t325 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t324) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t325);
        let t326 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t327 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t326) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t327);
        let t328 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t329 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t328) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t329);
        let n = bitcast<f32>((t321 | 1065353216u) + (below << 23u)); // division.rs:44
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
        let t330 = quotient; // division.rs:60
        let field = exponent + i32(t330 >> 24u); // bits.rs:36
        let bits = (u32(field) << 23u) | (t330 & 8388607u); // bits.rs:37
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
        let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        let a_zero = a_field == 0u; // division.rs:22
        let b_zero = b_field == 0u; // division.rs:23
        let t331 = ((bitcast<u32>(t320) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t319) & 2147483647u) > 2139095040u); // division.rs:24
        let undefined = (t331 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
        runs[local_invocation_index] = select(extended, f32_from_bits(0x7fc00000u), undefined); // join.rs:49
    }
    let is_in_table_1 = t10 == t14; // sequential.rs:66
    let t332 = select(f32_from_bits(0x7fc00000u), sums_1, is_in_table_1); // sequential.rs:67
    let t333 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        let a_bits = bitcast<u32>(t333); // division.rs:13
        let b_bits = bitcast<u32>(t332); // division.rs:14
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        let a_field = (a_bits >> 23u) & 255u; // division.rs:16
        let b_field = (b_bits >> 23u) & 255u; // division.rs:17
        let t334 = a_bits & 8388607u; // division.rs:18
        let t335 = b_bits & 8388607u;
        let below = select(0u, 1u, (t334 < t335)); // division.rs:33
        let numerator = shl_u32(t334 | 8388608u, below); // division.rs:34
        let denominator = t335 | 8388608u; // division.rs:35
        let d = bitcast<f32>(t335 | 1065353216u); // division.rs:37
        let t336 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
        var reciprocal = bitcast<f32>(t336);
        let t337 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
        let t338 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t337) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t338);
        let t339 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t340 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t339) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t340);
        let t341 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t342 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t341) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t342);
        let n = bitcast<f32>((t334 | 1065353216u) + (below << 23u)); // division.rs:44
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
        let t343 = quotient; // division.rs:60
        let field = exponent + i32(t343 >> 24u); // bits.rs:36
        let bits = (u32(field) << 23u) | (t343 & 8388607u); // bits.rs:37
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
        let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        let a_zero = a_field == 0u; // division.rs:22
        let b_zero = b_field == 0u; // division.rs:23
        let t344 = ((bitcast<u32>(t333) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t332) & 2147483647u) > 2139095040u); // division.rs:24
        let undefined = (t344 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
        runs[local_invocation_index + 256u] = select(extended, f32_from_bits(0x7fc00000u), undefined); // join.rs:49
    }
    let is_in_table_2 = t11 == t15; // sequential.rs:66
    let t345 = select(f32_from_bits(0x7fc00000u), sums_2, is_in_table_2); // sequential.rs:67
    let t346 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        let a_bits = bitcast<u32>(t346); // division.rs:13
        let b_bits = bitcast<u32>(t345); // division.rs:14
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        let a_field = (a_bits >> 23u) & 255u; // division.rs:16
        let b_field = (b_bits >> 23u) & 255u; // division.rs:17
        let t347 = a_bits & 8388607u; // division.rs:18
        let t348 = b_bits & 8388607u;
        let below = select(0u, 1u, (t347 < t348)); // division.rs:33
        let numerator = shl_u32(t347 | 8388608u, below); // division.rs:34
        let denominator = t348 | 8388608u; // division.rs:35
        let d = bitcast<f32>(t348 | 1065353216u); // division.rs:37
        let t349 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
        var reciprocal = bitcast<f32>(t349);
        let t350 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
        let t351 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t350) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t351);
        let t352 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t353 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t352) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t353);
        let t354 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t355 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t354) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t355);
        let n = bitcast<f32>((t347 | 1065353216u) + (below << 23u)); // division.rs:44
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
        let t356 = quotient; // division.rs:60
        let field = exponent + i32(t356 >> 24u); // bits.rs:36
        let bits = (u32(field) << 23u) | (t356 & 8388607u); // bits.rs:37
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
        let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        let a_zero = a_field == 0u; // division.rs:22
        let b_zero = b_field == 0u; // division.rs:23
        let t357 = ((bitcast<u32>(t346) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t345) & 2147483647u) > 2139095040u); // division.rs:24
        let undefined = (t357 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
        runs[local_invocation_index + 512u] = select(extended, f32_from_bits(0x7fc00000u), undefined); // join.rs:49
    }
    let is_in_table_3 = t12 == t16; // sequential.rs:66
    let t358 = select(f32_from_bits(0x7fc00000u), sums_3, is_in_table_3); // sequential.rs:67
    let t359 = outputs_3;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        let a_bits = bitcast<u32>(t359); // division.rs:13
        let b_bits = bitcast<u32>(t358); // division.rs:14
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        let a_field = (a_bits >> 23u) & 255u; // division.rs:16
        let b_field = (b_bits >> 23u) & 255u; // division.rs:17
        let t360 = a_bits & 8388607u; // division.rs:18
        let t361 = b_bits & 8388607u;
        let below = select(0u, 1u, (t360 < t361)); // division.rs:33
        let numerator = shl_u32(t360 | 8388608u, below); // division.rs:34
        let denominator = t361 | 8388608u; // division.rs:35
        let d = bitcast<f32>(t361 | 1065353216u); // division.rs:37
        let t362 = bitcast<u32>(1.4117647f - bitcast<f32>(bitcast<u32>(0.47058824f * d) ^ hidden_zero)) ^ hidden_zero; // division.rs:38
        var reciprocal = bitcast<f32>(t362);
        let t363 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero); // division.rs:41
        let t364 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t363) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t364);
        let t365 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t366 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t365) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t366);
        let t367 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * reciprocal) ^ hidden_zero)) ^ hidden_zero);
        let t368 = bitcast<u32>(reciprocal + bitcast<f32>(bitcast<u32>(reciprocal * t367) ^ hidden_zero)) ^ hidden_zero;
        reciprocal = bitcast<f32>(t368);
        let n = bitcast<f32>((t360 | 1065353216u) + (below << 23u)); // division.rs:44
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
        let t369 = quotient; // division.rs:60
        let field = exponent + i32(t369 >> 24u); // bits.rs:36
        let bits = (u32(field) << 23u) | (t369 & 8388607u); // bits.rs:37
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
        let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        let a_zero = a_field == 0u; // division.rs:22
        let b_zero = b_field == 0u; // division.rs:23
        let t370 = ((bitcast<u32>(t359) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t358) & 2147483647u) > 2139095040u); // division.rs:24
        let undefined = (t370 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
        runs[local_invocation_index + 768u] = select(extended, f32_from_bits(0x7fc00000u), undefined); // join.rs:49
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
        outputs_0_1 = runs[query * 256u + dim]; // join.rs:77
        outputs_1_1 = runs[query * 256u + dim + 1u];
        outputs_2_1 = runs[query * 256u + dim + 2u];
        outputs_3_1 = runs[query * 256u + dim + 3u];
        outputs_4 = runs[query * 256u + dim + 4u];
        outputs_5 = runs[query * 256u + dim + 5u];
        outputs_6 = runs[query * 256u + dim + 6u];
        outputs_7 = runs[query * 256u + dim + 7u];
        let t371 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        let t372 = q_gate[t371 >> 2u]; // piece.rs:36
        let t373 = q_gate[(t371 + 4u) >> 2u]; // piece.rs:37
        let t374 = neg_f32(min_f32(abs_f32(t372.x), 104.0f)); // logistic.rs:19
        let k = round(t374 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t374 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t375 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t375;
        let t376 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t376;
        let t377 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t377;
        let t378 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t378;
        let t379 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t379;
        let t380 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t380) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t381 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_1) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
        let t382 = t381 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
        let y_error = bitcast<f32>(bitcast<u32>(t382) ^ hidden_zero);
        let k_1 = i32_from_f32(k); // logistic.rs:21
        let unit = bitcast<f32>(u32(max_i32(k_1, -60i) + 127i) << 23u); // bits.rs:52
        let power = bitcast<f32>(bitcast<u32>(y_1 * unit) ^ hidden_zero); // logistic.rs:28
        let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:29
        let t383 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:30
        let t384 = bitcast<f32>(bitcast<u32>(t383 + bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
        let t385 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t386 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t385)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t386);
        let t387 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t388 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t387) ^ hidden_zero)) ^ hidden_zero);
        estimate = t388;
        let t389 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t390 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t389) ^ hidden_zero)) ^ hidden_zero);
        estimate = t390;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let t391 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t392 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t391 - t392) ^ hidden_zero);
        let estimate_1 = estimate;
        let t393 = bitcast<f32>(bitcast<u32>(residual - bitcast<f32>(bitcast<u32>(t384 * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:118
        let low = bitcast<f32>(bitcast<u32>(t393 * estimate_1) ^ hidden_zero);
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:58
        let t394 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_1 - y_high) ^ hidden_zero) + y_error) ^ hidden_zero); // logistic.rs:40
        let t395 = bitcast<f32>(bitcast<u32>(y_high * low) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t394 * estimate_1) ^ hidden_zero);
        let product = bitcast<f32>(bitcast<u32>(y_high * high) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t395) ^ hidden_zero);
        let field = i32(bitcast<u32>(product) >> 23u) + k_1; // bits.rs:44
        let bits = bitcast<u32>(product) + (u32(k_1) << 23u); // bits.rs:45
        let result = select(bitcast<f32>(bitcast<u32>(high + low) ^ hidden_zero), bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t372.x) > 2147483647u)); // logistic.rs:41
        let t396 = outputs_0_1 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t372.x) & 2147483647u) > 2139095040u)); // join.rs:84
        let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t396) ^ hidden_zero)); // bits.rs:29
        outputs_0_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // join.rs:84
        let t397 = neg_f32(min_f32(abs_f32(t372.y), 104.0f)); // logistic.rs:19
        let k_2 = round(t397 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t397 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t398 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t398);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t399 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t399;
        let t400 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t400;
        let t401 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t401;
        let t402 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t402;
        let t403 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t403;
        let t404 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t404) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t405 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_2) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
        let t406 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 - p_1) ^ hidden_zero) + rest_1) ^ hidden_zero);
        let y_error_1 = bitcast<f32>(bitcast<u32>(t405 + t406) ^ hidden_zero);
        let k_3 = i32_from_f32(k_2); // logistic.rs:21
        let unit_1 = bitcast<f32>(u32(max_i32(k_3, -60i) + 127i) << 23u); // bits.rs:52
        let power_1 = bitcast<f32>(bitcast<u32>(y_2 * unit_1) ^ hidden_zero); // logistic.rs:28
        let d_1 = bitcast<f32>(bitcast<u32>(1.0f + power_1) ^ hidden_zero); // logistic.rs:29
        let t407 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_1) ^ hidden_zero) + power_1) ^ hidden_zero); // logistic.rs:30
        let t408 = bitcast<f32>(bitcast<u32>(t407 + bitcast<f32>(bitcast<u32>(y_error_1 * unit_1) ^ hidden_zero)) ^ hidden_zero);
        let t409 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t410 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 * bitcast<f32>(t409)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t410);
        let t411 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t412 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t411) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t412);
        let t413 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_1 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t414 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t413) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t414);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(d_1) & 4294963200u);
        let t415 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t416 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_1 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t415 - t416) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t417 = bitcast<f32>(bitcast<u32>(residual_1 - bitcast<f32>(bitcast<u32>(t408 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:118
        let low_1 = bitcast<f32>(bitcast<u32>(t417 * estimate_3) ^ hidden_zero);
        let y_high_1 = bitcast<f32>(bitcast<u32>(y_2) & 4294963200u); // bits.rs:58
        let t418 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_2 - y_high_1) ^ hidden_zero) + y_error_1) ^ hidden_zero); // logistic.rs:40
        let t419 = bitcast<f32>(bitcast<u32>(y_high_1 * low_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t418 * estimate_3) ^ hidden_zero);
        let product_1 = bitcast<f32>(bitcast<u32>(y_high_1 * high_1) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t419) ^ hidden_zero);
        let field_1 = i32(bitcast<u32>(product_1) >> 23u) + k_3; // bits.rs:44
        let bits_2 = bitcast<u32>(product_1) + (u32(k_3) << 23u); // bits.rs:45
        let result_1 = select(bitcast<f32>(bitcast<u32>(high_1 + low_1) ^ hidden_zero), bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), (bitcast<u32>(t372.y) > 2147483647u)); // logistic.rs:41
        let t420 = select(result_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t372.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_1_1 * t420) ^ hidden_zero)); // bits.rs:29
        outputs_1_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // join.rs:84
        let t421 = neg_f32(min_f32(abs_f32(t372.z), 104.0f)); // logistic.rs:19
        let k_4 = round(t421 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t421 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t422 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t422);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t423 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t423;
        let t424 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t424;
        let t425 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t425;
        let t426 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t426;
        let t427 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t427;
        let t428 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t428) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t429 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_3) ^ hidden_zero) + p_2) ^ hidden_zero); // exponential.rs:34
        let t430 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 - p_2) ^ hidden_zero) + rest_2) ^ hidden_zero);
        let y_error_2 = bitcast<f32>(bitcast<u32>(t429 + t430) ^ hidden_zero);
        let k_5 = i32_from_f32(k_4); // logistic.rs:21
        let unit_2 = bitcast<f32>(u32(max_i32(k_5, -60i) + 127i) << 23u); // bits.rs:52
        let power_2 = bitcast<f32>(bitcast<u32>(y_3 * unit_2) ^ hidden_zero); // logistic.rs:28
        let d_2 = bitcast<f32>(bitcast<u32>(1.0f + power_2) ^ hidden_zero); // logistic.rs:29
        let t431 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_2) ^ hidden_zero) + power_2) ^ hidden_zero); // logistic.rs:30
        let t432 = bitcast<f32>(bitcast<u32>(t431 + bitcast<f32>(bitcast<u32>(y_error_2 * unit_2) ^ hidden_zero)) ^ hidden_zero);
        let t433 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t434 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 * bitcast<f32>(t433)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t434);
        let t435 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t436 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t435) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t436);
        let t437 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_2 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t438 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t437) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t438);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(d_2) & 4294963200u);
        let t439 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t440 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_2 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t439 - t440) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t441 = bitcast<f32>(bitcast<u32>(residual_2 - bitcast<f32>(bitcast<u32>(t432 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:118
        let low_2 = bitcast<f32>(bitcast<u32>(t441 * estimate_5) ^ hidden_zero);
        let y_high_2 = bitcast<f32>(bitcast<u32>(y_3) & 4294963200u); // bits.rs:58
        let t442 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_3 - y_high_2) ^ hidden_zero) + y_error_2) ^ hidden_zero); // logistic.rs:40
        let t443 = bitcast<f32>(bitcast<u32>(y_high_2 * low_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t442 * estimate_5) ^ hidden_zero);
        let product_2 = bitcast<f32>(bitcast<u32>(y_high_2 * high_2) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t443) ^ hidden_zero);
        let field_2 = i32(bitcast<u32>(product_2) >> 23u) + k_5; // bits.rs:44
        let bits_4 = bitcast<u32>(product_2) + (u32(k_5) << 23u); // bits.rs:45
        let result_2 = select(bitcast<f32>(bitcast<u32>(high_2 + low_2) ^ hidden_zero), bitcast<f32>(select(select(bits_4, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), (bitcast<u32>(t372.z) > 2147483647u)); // logistic.rs:41
        let t444 = select(result_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t372.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_2_1 * t444) ^ hidden_zero)); // bits.rs:29
        outputs_2_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // join.rs:84
        let t445 = neg_f32(min_f32(abs_f32(t372.w), 104.0f)); // logistic.rs:19
        let k_6 = round(t445 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t445 - bitcast<f32>(bitcast<u32>(k_6 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_6 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t446 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t446);
        var q_4 = 0.00019891017f; // exponential.rs:26
        let t447 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_4 = t447;
        let t448 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_4 = t448;
        let t449 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_4 = t449;
        let t450 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_4 = t450;
        let t451 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_4 = t451;
        let t452 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t452) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t453 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_4) ^ hidden_zero) + p_3) ^ hidden_zero); // exponential.rs:34
        let t454 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 - p_3) ^ hidden_zero) + rest_3) ^ hidden_zero);
        let y_error_3 = bitcast<f32>(bitcast<u32>(t453 + t454) ^ hidden_zero);
        let k_7 = i32_from_f32(k_6); // logistic.rs:21
        let unit_3 = bitcast<f32>(u32(max_i32(k_7, -60i) + 127i) << 23u); // bits.rs:52
        let power_3 = bitcast<f32>(bitcast<u32>(y_4 * unit_3) ^ hidden_zero); // logistic.rs:28
        let d_3 = bitcast<f32>(bitcast<u32>(1.0f + power_3) ^ hidden_zero); // logistic.rs:29
        let t455 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_3) ^ hidden_zero) + power_3) ^ hidden_zero); // logistic.rs:30
        let t456 = bitcast<f32>(bitcast<u32>(t455 + bitcast<f32>(bitcast<u32>(y_error_3 * unit_3) ^ hidden_zero)) ^ hidden_zero);
        let t457 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t458 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 * bitcast<f32>(t457)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t458);
        let t459 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t460 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t459) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t460);
        let t461 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_3 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t462 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t461) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t462);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(d_3) & 4294963200u);
        let t463 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t464 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_3 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t463 - t464) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t465 = bitcast<f32>(bitcast<u32>(residual_3 - bitcast<f32>(bitcast<u32>(t456 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:118
        let low_3 = bitcast<f32>(bitcast<u32>(t465 * estimate_7) ^ hidden_zero);
        let y_high_3 = bitcast<f32>(bitcast<u32>(y_4) & 4294963200u); // bits.rs:58
        let t466 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_4 - y_high_3) ^ hidden_zero) + y_error_3) ^ hidden_zero); // logistic.rs:40
        let t467 = bitcast<f32>(bitcast<u32>(y_high_3 * low_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t466 * estimate_7) ^ hidden_zero);
        let product_3 = bitcast<f32>(bitcast<u32>(y_high_3 * high_3) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t467) ^ hidden_zero);
        let field_3 = i32(bitcast<u32>(product_3) >> 23u) + k_7; // bits.rs:44
        let bits_6 = bitcast<u32>(product_3) + (u32(k_7) << 23u); // bits.rs:45
        let result_3 = select(bitcast<f32>(bitcast<u32>(high_3 + low_3) ^ hidden_zero), bitcast<f32>(select(select(bits_6, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), (bitcast<u32>(t372.w) > 2147483647u)); // logistic.rs:41
        let t468 = select(result_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t372.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_3_1 * t468) ^ hidden_zero)); // bits.rs:29
        outputs_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // join.rs:84
        let t469 = neg_f32(min_f32(abs_f32(t373.x), 104.0f)); // logistic.rs:19
        let k_8 = round(t469 * 1.442695f); // exponential.rs:14
        let reduced_4 = bitcast<f32>(bitcast<u32>(t469 - bitcast<f32>(bitcast<u32>(k_8 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_4 = bitcast<f32>(bitcast<u32>(k_8 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
        let t470 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
        let r_error_4 = bitcast<f32>(t470);
        var q_5 = 0.00019891017f; // exponential.rs:26
        let t471 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_5 = t471;
        let t472 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_5 = t472;
        let t473 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_5 = t473;
        let t474 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_5 = t474;
        let t475 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_5 = t475;
        let t476 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
        let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t476) ^ hidden_zero);
        let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
        let t477 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_5) ^ hidden_zero) + p_4) ^ hidden_zero); // exponential.rs:34
        let t478 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 - p_4) ^ hidden_zero) + rest_4) ^ hidden_zero);
        let y_error_4 = bitcast<f32>(bitcast<u32>(t477 + t478) ^ hidden_zero);
        let k_9 = i32_from_f32(k_8); // logistic.rs:21
        let unit_4 = bitcast<f32>(u32(max_i32(k_9, -60i) + 127i) << 23u); // bits.rs:52
        let power_4 = bitcast<f32>(bitcast<u32>(y_5 * unit_4) ^ hidden_zero); // logistic.rs:28
        let d_4 = bitcast<f32>(bitcast<u32>(1.0f + power_4) ^ hidden_zero); // logistic.rs:29
        let t479 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_4) ^ hidden_zero) + power_4) ^ hidden_zero); // logistic.rs:30
        let t480 = bitcast<f32>(bitcast<u32>(t479 + bitcast<f32>(bitcast<u32>(y_error_4 * unit_4) ^ hidden_zero)) ^ hidden_zero);
        let t481 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t482 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 * bitcast<f32>(t481)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_8 = bitcast<f32>(t482);
        let t483 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t484 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t483) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t484);
        let t485 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_4 * estimate_8) ^ hidden_zero)) ^ hidden_zero);
        let t486 = bitcast<u32>(estimate_8 + bitcast<f32>(bitcast<u32>(estimate_8 * t485) ^ hidden_zero)) ^ hidden_zero;
        estimate_8 = bitcast<f32>(t486);
        let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
        let d_high_4 = bitcast<f32>(bitcast<u32>(d_4) & 4294963200u);
        let t487 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_4 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t488 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_4 - d_high_4) ^ hidden_zero) * high_4) ^ hidden_zero);
        let residual_4 = bitcast<f32>(bitcast<u32>(t487 - t488) ^ hidden_zero);
        let estimate_9 = estimate_8;
        let t489 = bitcast<f32>(bitcast<u32>(residual_4 - bitcast<f32>(bitcast<u32>(t480 * high_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:118
        let low_4 = bitcast<f32>(bitcast<u32>(t489 * estimate_9) ^ hidden_zero);
        let y_high_4 = bitcast<f32>(bitcast<u32>(y_5) & 4294963200u); // bits.rs:58
        let t490 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_5 - y_high_4) ^ hidden_zero) + y_error_4) ^ hidden_zero); // logistic.rs:40
        let t491 = bitcast<f32>(bitcast<u32>(y_high_4 * low_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t490 * estimate_9) ^ hidden_zero);
        let product_4 = bitcast<f32>(bitcast<u32>(y_high_4 * high_4) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t491) ^ hidden_zero);
        let field_4 = i32(bitcast<u32>(product_4) >> 23u) + k_9; // bits.rs:44
        let bits_8 = bitcast<u32>(product_4) + (u32(k_9) << 23u); // bits.rs:45
        let result_4 = select(bitcast<f32>(bitcast<u32>(high_4 + low_4) ^ hidden_zero), bitcast<f32>(select(select(bits_8, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), (bitcast<u32>(t373.x) > 2147483647u)); // logistic.rs:41
        let t492 = select(result_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t373.x) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_4 * t492) ^ hidden_zero)); // bits.rs:29
        outputs_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // join.rs:84
        let t493 = neg_f32(min_f32(abs_f32(t373.y), 104.0f)); // logistic.rs:19
        let k_10 = round(t493 * 1.442695f); // exponential.rs:14
        let reduced_5 = bitcast<f32>(bitcast<u32>(t493 - bitcast<f32>(bitcast<u32>(k_10 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_5 = bitcast<f32>(bitcast<u32>(k_10 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
        let t494 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
        let r_error_5 = bitcast<f32>(t494);
        var q_6 = 0.00019891017f; // exponential.rs:26
        let t495 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_6 = t495;
        let t496 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_6 = t496;
        let t497 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_6 = t497;
        let t498 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_6 = t498;
        let t499 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_6 = t499;
        let t500 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
        let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t500) ^ hidden_zero);
        let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
        let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
        let t501 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_6) ^ hidden_zero) + p_5) ^ hidden_zero); // exponential.rs:34
        let t502 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 - p_5) ^ hidden_zero) + rest_5) ^ hidden_zero);
        let y_error_5 = bitcast<f32>(bitcast<u32>(t501 + t502) ^ hidden_zero);
        let k_11 = i32_from_f32(k_10); // logistic.rs:21
        let unit_5 = bitcast<f32>(u32(max_i32(k_11, -60i) + 127i) << 23u); // bits.rs:52
        let power_5 = bitcast<f32>(bitcast<u32>(y_6 * unit_5) ^ hidden_zero); // logistic.rs:28
        let d_5 = bitcast<f32>(bitcast<u32>(1.0f + power_5) ^ hidden_zero); // logistic.rs:29
        let t503 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_5) ^ hidden_zero) + power_5) ^ hidden_zero); // logistic.rs:30
        let t504 = bitcast<f32>(bitcast<u32>(t503 + bitcast<f32>(bitcast<u32>(y_error_5 * unit_5) ^ hidden_zero)) ^ hidden_zero);
        let t505 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t506 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 * bitcast<f32>(t505)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_10 = bitcast<f32>(t506);
        let t507 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t508 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t507) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t508);
        let t509 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_5 * estimate_10) ^ hidden_zero)) ^ hidden_zero);
        let t510 = bitcast<u32>(estimate_10 + bitcast<f32>(bitcast<u32>(estimate_10 * t509) ^ hidden_zero)) ^ hidden_zero;
        estimate_10 = bitcast<f32>(t510);
        let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
        let d_high_5 = bitcast<f32>(bitcast<u32>(d_5) & 4294963200u);
        let t511 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_5 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t512 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_5 - d_high_5) ^ hidden_zero) * high_5) ^ hidden_zero);
        let residual_5 = bitcast<f32>(bitcast<u32>(t511 - t512) ^ hidden_zero);
        let estimate_11 = estimate_10;
        let t513 = bitcast<f32>(bitcast<u32>(residual_5 - bitcast<f32>(bitcast<u32>(t504 * high_5) ^ hidden_zero)) ^ hidden_zero); // division.rs:118
        let low_5 = bitcast<f32>(bitcast<u32>(t513 * estimate_11) ^ hidden_zero);
        let y_high_5 = bitcast<f32>(bitcast<u32>(y_6) & 4294963200u); // bits.rs:58
        let t514 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_6 - y_high_5) ^ hidden_zero) + y_error_5) ^ hidden_zero); // logistic.rs:40
        let t515 = bitcast<f32>(bitcast<u32>(y_high_5 * low_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t514 * estimate_11) ^ hidden_zero);
        let product_5 = bitcast<f32>(bitcast<u32>(y_high_5 * high_5) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t515) ^ hidden_zero);
        let field_5 = i32(bitcast<u32>(product_5) >> 23u) + k_11; // bits.rs:44
        let bits_10 = bitcast<u32>(product_5) + (u32(k_11) << 23u); // bits.rs:45
        let result_5 = select(bitcast<f32>(bitcast<u32>(high_5 + low_5) ^ hidden_zero), bitcast<f32>(select(select(bits_10, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), (bitcast<u32>(t373.y) > 2147483647u)); // logistic.rs:41
        let t516 = select(result_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t373.y) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_5 * t516) ^ hidden_zero)); // bits.rs:29
        outputs_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // join.rs:84
        let t517 = neg_f32(min_f32(abs_f32(t373.z), 104.0f)); // logistic.rs:19
        let k_12 = round(t517 * 1.442695f); // exponential.rs:14
        let reduced_6 = bitcast<f32>(bitcast<u32>(t517 - bitcast<f32>(bitcast<u32>(k_12 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_6 = bitcast<f32>(bitcast<u32>(k_12 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_6 = bitcast<f32>(bitcast<u32>(reduced_6 - correction_6) ^ hidden_zero); // exponential.rs:17
        let t518 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_6 - r_6) ^ hidden_zero) - correction_6) ^ hidden_zero; // exponential.rs:18
        let r_error_6 = bitcast<f32>(t518);
        var q_7 = 0.00019891017f; // exponential.rs:26
        let t519 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_7 = t519;
        let t520 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_7 = t520;
        let t521 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_7 = t521;
        let t522 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_7 = t522;
        let t523 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_7 * r_6) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_7 = t523;
        let t524 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 * r_6) ^ hidden_zero) * q_7) ^ hidden_zero); // exponential.rs:31
        let rest_6 = bitcast<f32>(bitcast<u32>(r_error_6 + t524) ^ hidden_zero);
        let p_6 = bitcast<f32>(bitcast<u32>(r_6 + rest_6) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_6) ^ hidden_zero); // exponential.rs:33
        let t525 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_7) ^ hidden_zero) + p_6) ^ hidden_zero); // exponential.rs:34
        let t526 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_6 - p_6) ^ hidden_zero) + rest_6) ^ hidden_zero);
        let y_error_6 = bitcast<f32>(bitcast<u32>(t525 + t526) ^ hidden_zero);
        let k_13 = i32_from_f32(k_12); // logistic.rs:21
        let unit_6 = bitcast<f32>(u32(max_i32(k_13, -60i) + 127i) << 23u); // bits.rs:52
        let power_6 = bitcast<f32>(bitcast<u32>(y_7 * unit_6) ^ hidden_zero); // logistic.rs:28
        let d_6 = bitcast<f32>(bitcast<u32>(1.0f + power_6) ^ hidden_zero); // logistic.rs:29
        let t527 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_6) ^ hidden_zero) + power_6) ^ hidden_zero); // logistic.rs:30
        let t528 = bitcast<f32>(bitcast<u32>(t527 + bitcast<f32>(bitcast<u32>(y_error_6 * unit_6) ^ hidden_zero)) ^ hidden_zero);
        let t529 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t530 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 * bitcast<f32>(t529)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_12 = bitcast<f32>(t530);
        let t531 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t532 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t531) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t532);
        let t533 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_6 * estimate_12) ^ hidden_zero)) ^ hidden_zero);
        let t534 = bitcast<u32>(estimate_12 + bitcast<f32>(bitcast<u32>(estimate_12 * t533) ^ hidden_zero)) ^ hidden_zero;
        estimate_12 = bitcast<f32>(t534);
        let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:58
        let d_high_6 = bitcast<f32>(bitcast<u32>(d_6) & 4294963200u);
        let t535 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_6 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t536 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_6 - d_high_6) ^ hidden_zero) * high_6) ^ hidden_zero);
        let residual_6 = bitcast<f32>(bitcast<u32>(t535 - t536) ^ hidden_zero);
        let estimate_13 = estimate_12;
        let t537 = bitcast<f32>(bitcast<u32>(residual_6 - bitcast<f32>(bitcast<u32>(t528 * high_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:118
        let low_6 = bitcast<f32>(bitcast<u32>(t537 * estimate_13) ^ hidden_zero);
        let y_high_6 = bitcast<f32>(bitcast<u32>(y_7) & 4294963200u); // bits.rs:58
        let t538 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_7 - y_high_6) ^ hidden_zero) + y_error_6) ^ hidden_zero); // logistic.rs:40
        let t539 = bitcast<f32>(bitcast<u32>(y_high_6 * low_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t538 * estimate_13) ^ hidden_zero);
        let product_6 = bitcast<f32>(bitcast<u32>(y_high_6 * high_6) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t539) ^ hidden_zero);
        let field_6 = i32(bitcast<u32>(product_6) >> 23u) + k_13; // bits.rs:44
        let bits_12 = bitcast<u32>(product_6) + (u32(k_13) << 23u); // bits.rs:45
        let result_6 = select(bitcast<f32>(bitcast<u32>(high_6 + low_6) ^ hidden_zero), bitcast<f32>(select(select(bits_12, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), (bitcast<u32>(t373.z) > 2147483647u)); // logistic.rs:41
        let t540 = select(result_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t373.z) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_13 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_6 * t540) ^ hidden_zero)); // bits.rs:29
        outputs_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // join.rs:84
        let t541 = neg_f32(min_f32(abs_f32(t373.w), 104.0f)); // logistic.rs:19
        let k_14 = round(t541 * 1.442695f); // exponential.rs:14
        let reduced_7 = bitcast<f32>(bitcast<u32>(t541 - bitcast<f32>(bitcast<u32>(k_14 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_7 = bitcast<f32>(bitcast<u32>(k_14 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_7 = bitcast<f32>(bitcast<u32>(reduced_7 - correction_7) ^ hidden_zero); // exponential.rs:17
        let t542 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_7 - r_7) ^ hidden_zero) - correction_7) ^ hidden_zero; // exponential.rs:18
        let r_error_7 = bitcast<f32>(t542);
        var q_8 = 0.00019891017f; // exponential.rs:26
        let t543 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_8 = t543;
        let t544 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_8 = t544;
        let t545 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_8 = t545;
        let t546 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_8 = t546;
        let t547 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_8 * r_7) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_8 = t547;
        let t548 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 * r_7) ^ hidden_zero) * q_8) ^ hidden_zero); // exponential.rs:31
        let rest_7 = bitcast<f32>(bitcast<u32>(r_error_7 + t548) ^ hidden_zero);
        let p_7 = bitcast<f32>(bitcast<u32>(r_7 + rest_7) ^ hidden_zero); // exponential.rs:32
        let y_8 = bitcast<f32>(bitcast<u32>(1.0f + p_7) ^ hidden_zero); // exponential.rs:33
        let t549 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_8) ^ hidden_zero) + p_7) ^ hidden_zero); // exponential.rs:34
        let t550 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_7 - p_7) ^ hidden_zero) + rest_7) ^ hidden_zero);
        let y_error_7 = bitcast<f32>(bitcast<u32>(t549 + t550) ^ hidden_zero);
        let k_15 = i32_from_f32(k_14); // logistic.rs:21
        let unit_7 = bitcast<f32>(u32(max_i32(k_15, -60i) + 127i) << 23u); // bits.rs:52
        let power_7 = bitcast<f32>(bitcast<u32>(y_8 * unit_7) ^ hidden_zero); // logistic.rs:28
        let d_7 = bitcast<f32>(bitcast<u32>(1.0f + power_7) ^ hidden_zero); // logistic.rs:29
        let t551 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d_7) ^ hidden_zero) + power_7) ^ hidden_zero); // logistic.rs:30
        let t552 = bitcast<f32>(bitcast<u32>(t551 + bitcast<f32>(bitcast<u32>(y_error_7 * unit_7) ^ hidden_zero)) ^ hidden_zero);
        let t553 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t554 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 * bitcast<f32>(t553)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_14 = bitcast<f32>(t554);
        let t555 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t556 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t555) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t556);
        let t557 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_7 * estimate_14) ^ hidden_zero)) ^ hidden_zero);
        let t558 = bitcast<u32>(estimate_14 + bitcast<f32>(bitcast<u32>(estimate_14 * t557) ^ hidden_zero)) ^ hidden_zero;
        estimate_14 = bitcast<f32>(t558);
        let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:58
        let d_high_7 = bitcast<f32>(bitcast<u32>(d_7) & 4294963200u);
        let t559 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_7 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t560 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d_7 - d_high_7) ^ hidden_zero) * high_7) ^ hidden_zero);
        let residual_7 = bitcast<f32>(bitcast<u32>(t559 - t560) ^ hidden_zero);
        let estimate_15 = estimate_14;
        let t561 = bitcast<f32>(bitcast<u32>(residual_7 - bitcast<f32>(bitcast<u32>(t552 * high_7) ^ hidden_zero)) ^ hidden_zero); // division.rs:118
        let low_7 = bitcast<f32>(bitcast<u32>(t561 * estimate_15) ^ hidden_zero);
        let y_high_7 = bitcast<f32>(bitcast<u32>(y_8) & 4294963200u); // bits.rs:58
        let t562 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(y_8 - y_high_7) ^ hidden_zero) + y_error_7) ^ hidden_zero); // logistic.rs:40
        let t563 = bitcast<f32>(bitcast<u32>(y_high_7 * low_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t562 * estimate_15) ^ hidden_zero);
        let product_7 = bitcast<f32>(bitcast<u32>(y_high_7 * high_7) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t563) ^ hidden_zero);
        let field_7 = i32(bitcast<u32>(product_7) >> 23u) + k_15; // bits.rs:44
        let bits_14 = bitcast<u32>(product_7) + (u32(k_15) << 23u); // bits.rs:45
        let result_7 = select(bitcast<f32>(bitcast<u32>(high_7 + low_7) ^ hidden_zero), bitcast<f32>(select(select(bits_14, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), (bitcast<u32>(t373.w) > 2147483647u)); // logistic.rs:41
        let t564 = select(result_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t373.w) & 2147483647u) > 2139095040u)); // logistic.rs:42
        let bits_15 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_7 * t564) ^ hidden_zero)); // bits.rs:29
        outputs_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // join.rs:84
        let t565 = (row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim); // join.rs:87
        let t566 = vec4<f32>(outputs_0_1, outputs_1_1, outputs_2_1, outputs_3_1); // piece.rs:68
        y[t565 >> 2u] = t566;
        let t567 = vec4<f32>(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
        y[(t565 + 4u) >> 2u] = t567;
    }
}
