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
fn attention__bf16_bf16__sequential_x8_1x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // sequential.rs:79
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
                    let t32 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t31.x) * t23) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_0 = bitcast<f32>(t32);
                    let t33 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t31.x >> 16u) * t24) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t33);
                    let t34 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t31.y) * t25) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t34);
                    let t35 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t31.y >> 16u) * t26) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t35);
                    let t36 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t31.z) * t27) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t36);
                    let t37 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t31.z >> 16u) * t28) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t37);
                    let t38 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t31.w) * t29) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t38);
                    let t39 = bitcast<u32>(dots_0 + bitcast<f32>(bitcast<u32>(decode_bf16(t31.w >> 16u) * t30) ^ hidden_zero)) ^ hidden_zero;
                    dots_0 = bitcast<f32>(t39);
                    let t40 = q[((t6 + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t41 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t40.x) * t23) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_1 = bitcast<f32>(t41);
                    let t42 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t40.x >> 16u) * t24) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t42);
                    let t43 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t40.y) * t25) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t43);
                    let t44 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t40.y >> 16u) * t26) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t44);
                    let t45 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t40.z) * t27) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t45);
                    let t46 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t40.z >> 16u) * t28) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t46);
                    let t47 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t40.w) * t29) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t47);
                    let t48 = bitcast<u32>(dots_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t40.w >> 16u) * t30) ^ hidden_zero)) ^ hidden_zero;
                    dots_1 = bitcast<f32>(t48);
                    let t49 = q[((t7 + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t50 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t49.x) * t23) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_2 = bitcast<f32>(t50);
                    let t51 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t49.x >> 16u) * t24) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t51);
                    let t52 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t49.y) * t25) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t52);
                    let t53 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t49.y >> 16u) * t26) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t53);
                    let t54 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t49.z) * t27) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t54);
                    let t55 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t49.z >> 16u) * t28) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t55);
                    let t56 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t49.w) * t29) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t56);
                    let t57 = bitcast<u32>(dots_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t49.w >> 16u) * t30) ^ hidden_zero)) ^ hidden_zero;
                    dots_2 = bitcast<f32>(t57);
                    let t58 = q[((t8 + dim) >> 1u) >> 2u]; // piece.rs:40
                    let t59 = bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t58.x) * t23) ^ hidden_zero)) ^ hidden_zero; // block.rs:167
                    dots_3 = bitcast<f32>(t59);
                    let t60 = bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t58.x >> 16u) * t24) ^ hidden_zero)) ^ hidden_zero;
                    dots_3 = bitcast<f32>(t60);
                    let t61 = bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t58.y) * t25) ^ hidden_zero)) ^ hidden_zero;
                    dots_3 = bitcast<f32>(t61);
                    let t62 = bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t58.y >> 16u) * t26) ^ hidden_zero)) ^ hidden_zero;
                    dots_3 = bitcast<f32>(t62);
                    let t63 = bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t58.z) * t27) ^ hidden_zero)) ^ hidden_zero;
                    dots_3 = bitcast<f32>(t63);
                    let t64 = bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t58.z >> 16u) * t28) ^ hidden_zero)) ^ hidden_zero;
                    dots_3 = bitcast<f32>(t64);
                    let t65 = bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t58.w) * t29) ^ hidden_zero)) ^ hidden_zero;
                    dots_3 = bitcast<f32>(t65);
                    let t66 = bitcast<u32>(dots_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t58.w >> 16u) * t30) ^ hidden_zero)) ^ hidden_zero;
                    dots_3 = bitcast<f32>(t66);
                }
            }
            var scores_0 = dots_0; // block.rs:272
            var scores_1 = dots_1;
            var scores_2 = dots_2;
            var scores_3 = dots_3;
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_0 * imm.scale) ^ hidden_zero)); // bits.rs:31
            let scaled = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // bits.rs:32
            let score = select(scaled, 0.0f, (scaled == 0.0f)); // block.rs:277
            scores_0 = select(f32_from_bits(0xff800000u), score, (own_key < t18)); // block.rs:278
            let max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u] = max_1; // block.rs:281
            }
            let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_1 * imm.scale) ^ hidden_zero)); // bits.rs:31
            let scaled_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // bits.rs:32
            let score_1 = select(scaled_1, 0.0f, (scaled_1 == 0.0f)); // block.rs:277
            scores_1 = select(f32_from_bits(0xff800000u), score_1, (own_key < t19)); // block.rs:278
            let max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 1u] = max_2; // block.rs:281
            }
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_2 * imm.scale) ^ hidden_zero)); // bits.rs:31
            let scaled_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // bits.rs:32
            let score_2 = select(scaled_2, 0.0f, (scaled_2 == 0.0f)); // block.rs:277
            scores_2 = select(f32_from_bits(0xff800000u), score_2, (own_key < t20)); // block.rs:278
            let max_3 = reduce_max_f32(scores_2); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 2u] = max_3; // block.rs:281
            }
            let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(scores_3 * imm.scale) ^ hidden_zero)); // bits.rs:31
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
            let t67 = bitcast<f32>(bitcast<u32>(scores_0 - highest_0) ^ hidden_zero); // block.rs:293
            let t68 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t67 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum = bitcast<f32>(t68);
            let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
            let reduced = bitcast<f32>(bitcast<u32>(t67 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
            let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
            var q_1 = 0.00019891017f; // exponential.rs:26
            let t69 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_1 = t69;
            let t70 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_1 = t70;
            let t71 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_1 = t71;
            let t72 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_1 = t72;
            let t73 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_1 = t73;
            let t74 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
            let rest = bitcast<f32>(bitcast<u32>(t74) ^ hidden_zero);
            let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
            let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
            let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
            let bits_4 = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
            let bits_5 = bitcast<u32>(t67); // exponential.rs:48
            let beyond = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
            let bounded = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t67) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight = select(0.0f, power, (own_key < t18)); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            let t75 = subgroupShuffleXor(weight, 1u); // block.rs:296
            let t76 = bitcast<f32>(bitcast<u32>(weight + t75) ^ hidden_zero);
            let t77 = subgroupShuffleXor(t76, 2u);
            let t78 = bitcast<f32>(bitcast<u32>(t76 + t77) ^ hidden_zero);
            let t79 = subgroupShuffleXor(t78, 4u);
            let t80 = bitcast<f32>(bitcast<u32>(t78 + t79) ^ hidden_zero);
            let t81 = subgroupShuffleXor(t80, 8u);
            let t82 = bitcast<f32>(bitcast<u32>(t80 + t81) ^ hidden_zero);
            let t83 = subgroupShuffleXor(t82, 16u);
            let sum_1 = bitcast<f32>(bitcast<u32>(t82 + t83) ^ hidden_zero);
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
            let t84 = bitcast<f32>(bitcast<u32>(scores_1 - highest_1) ^ hidden_zero); // block.rs:293
            let t85 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t84 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_2 = bitcast<f32>(t85);
            let k_1 = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_1 = i32(bitcast<u32>(sum_2)) - 1262485504i;
            let reduced_1 = bitcast<f32>(bitcast<u32>(t84 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
            let t86 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
            let r_error_1 = bitcast<f32>(t86);
            var q_2 = 0.00019891017f; // exponential.rs:26
            let t87 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_2 = t87;
            let t88 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_2 = t88;
            let t89 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_2 = t89;
            let t90 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_2 = t90;
            let t91 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_2 = t91;
            let t92 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
            let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t92) ^ hidden_zero);
            let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
            let y_2 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
            let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
            let bits_6 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
            let bits_7 = bitcast<u32>(t84); // exponential.rs:48
            let beyond_1 = select(2139095040u, 0u, (bits_7 > 2147483647u)); // exponential.rs:49
            let bounded_1 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_7 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_1 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t84) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_1 = select(0.0f, power_1, (own_key < t19)); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            let t93 = subgroupShuffleXor(weight_1, 1u); // block.rs:296
            let t94 = bitcast<f32>(bitcast<u32>(weight_1 + t93) ^ hidden_zero);
            let t95 = subgroupShuffleXor(t94, 2u);
            let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
            let t97 = subgroupShuffleXor(t96, 4u);
            let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
            let t99 = subgroupShuffleXor(t98, 8u);
            let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
            let t101 = subgroupShuffleXor(t100, 16u);
            let sum_3 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
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
            let t102 = bitcast<f32>(bitcast<u32>(scores_2 - highest_2) ^ hidden_zero); // block.rs:293
            let t103 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t102 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_4 = bitcast<f32>(t103);
            let k_2 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
            let reduced_2 = bitcast<f32>(bitcast<u32>(t102 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
            let t104 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
            let r_error_2 = bitcast<f32>(t104);
            var q_3 = 0.00019891017f; // exponential.rs:26
            let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_3 = t105;
            let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_3 = t106;
            let t107 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_3 = t107;
            let t108 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_3 = t108;
            let t109 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_3 = t109;
            let t110 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
            let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t110) ^ hidden_zero);
            let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
            let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
            let field_2 = i32(bitcast<u32>(y_3) >> 23u) + exponent_2; // bits.rs:38
            let bits_8 = bitcast<u32>(y_3) + (u32(exponent_2) << 23u); // bits.rs:39
            let bits_9 = bitcast<u32>(t102); // exponential.rs:48
            let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
            let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_2 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t102) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_2 = select(0.0f, power_2, (own_key < t20)); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            let t111 = subgroupShuffleXor(weight_2, 1u); // block.rs:296
            let t112 = bitcast<f32>(bitcast<u32>(weight_2 + t111) ^ hidden_zero);
            let t113 = subgroupShuffleXor(t112, 2u);
            let t114 = bitcast<f32>(bitcast<u32>(t112 + t113) ^ hidden_zero);
            let t115 = subgroupShuffleXor(t114, 4u);
            let t116 = bitcast<f32>(bitcast<u32>(t114 + t115) ^ hidden_zero);
            let t117 = subgroupShuffleXor(t116, 8u);
            let t118 = bitcast<f32>(bitcast<u32>(t116 + t117) ^ hidden_zero);
            let t119 = subgroupShuffleXor(t118, 16u);
            let sum_5 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
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
            let t120 = bitcast<f32>(bitcast<u32>(scores_3 - highest_3) ^ hidden_zero); // block.rs:293
            let t121 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t120 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
            let sum_6 = bitcast<f32>(t121);
            let k_3 = bitcast<f32>(bitcast<u32>(sum_6 - 12582912.0f) ^ hidden_zero); // bits.rs:53
            let exponent_3 = i32(bitcast<u32>(sum_6)) - 1262485504i;
            let reduced_3 = bitcast<f32>(bitcast<u32>(t120 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
            let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
            let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
            let t122 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
            let r_error_3 = bitcast<f32>(t122);
            var q_4 = 0.00019891017f; // exponential.rs:26
            let t123 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
            q_4 = t123;
            let t124 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
            q_4 = t124;
            let t125 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
            q_4 = t125;
            let t126 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
            q_4 = t126;
            let t127 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_4 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
            q_4 = t127;
            let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_4) ^ hidden_zero); // exponential.rs:31
            let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t128) ^ hidden_zero);
            let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
            let y_4 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
            let field_3 = i32(bitcast<u32>(y_4) >> 23u) + exponent_3; // bits.rs:38
            let bits_10 = bitcast<u32>(y_4) + (u32(exponent_3) << 23u); // bits.rs:39
            let bits_11 = bitcast<u32>(t120); // exponential.rs:48
            let beyond_3 = select(2139095040u, 0u, (bits_11 > 2147483647u)); // exponential.rs:49
            let bounded_3 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_11 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let power_3 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t120) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let weight_3 = select(0.0f, power_3, (own_key < t21)); // block.rs:294
            weights[own_key + 768u] = weight_3; // block.rs:295
            let t129 = subgroupShuffleXor(weight_3, 1u); // block.rs:296
            let t130 = bitcast<f32>(bitcast<u32>(weight_3 + t129) ^ hidden_zero);
            let t131 = subgroupShuffleXor(t130, 2u);
            let t132 = bitcast<f32>(bitcast<u32>(t130 + t131) ^ hidden_zero);
            let t133 = subgroupShuffleXor(t132, 4u);
            let t134 = bitcast<f32>(bitcast<u32>(t132 + t133) ^ hidden_zero);
            let t135 = subgroupShuffleXor(t134, 8u);
            let t136 = bitcast<f32>(bitcast<u32>(t134 + t135) ^ hidden_zero);
            let t137 = subgroupShuffleXor(t136, 16u);
            let sum_7 = bitcast<f32>(bitcast<u32>(t136 + t137) ^ hidden_zero);
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_7; // block.rs:298
            }
            workgroupBarrier(); // block.rs:301
            var totals_0 = 0.0f; // block.rs:302
            var totals_1 = 0.0f;
            var totals_2 = 0.0f;
            var totals_3 = 0.0f;
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[4u]) ^ hidden_zero); // block.rs:308
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[8u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[12u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[16u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[20u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[24u]) ^ hidden_zero);
            totals_0 = bitcast<f32>(bitcast<u32>(totals_0 + sums[28u]) ^ hidden_zero);
            totals_1 = sums[1u]; // block.rs:305
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[5u]) ^ hidden_zero); // block.rs:308
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[9u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[13u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[17u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[21u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[25u]) ^ hidden_zero);
            totals_1 = bitcast<f32>(bitcast<u32>(totals_1 + sums[29u]) ^ hidden_zero);
            totals_2 = sums[2u]; // block.rs:305
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[6u]) ^ hidden_zero); // block.rs:308
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[10u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[14u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[18u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[22u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[26u]) ^ hidden_zero);
            totals_2 = bitcast<f32>(bitcast<u32>(totals_2 + sums[30u]) ^ hidden_zero);
            totals_3 = sums[3u]; // block.rs:305
            totals_3 = bitcast<f32>(bitcast<u32>(totals_3 + sums[7u]) ^ hidden_zero); // block.rs:308
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
                    let t138 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    let t139 = decode_bf16(t138.x);
                    let t140 = decode_bf16(t138.x >> 16u);
                    let t141 = decode_bf16(t138.y);
                    let t142 = decode_bf16(t138.y >> 16u);
                    let t143 = decode_bf16(t138.z);
                    let t144 = decode_bf16(t138.z >> 16u);
                    let t145 = decode_bf16(t138.w);
                    let t146 = decode_bf16(t138.w >> 16u);
                    let weight_4 = weights[key]; // block.rs:202
                    let t147 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_4 * t139) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_0_0 = t147;
                    let t148 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_4 * t140) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_1 = t148;
                    let t149 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_4 * t141) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_2 = t149;
                    let t150 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_4 * t142) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_3 = t150;
                    let t151 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_4 * t143) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_4 = t151;
                    let t152 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_4 * t144) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_5 = t152;
                    let t153 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_4 * t145) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_6 = t153;
                    let t154 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_4 * t146) ^ hidden_zero)) ^ hidden_zero);
                    sums_0_7 = t154;
                    let weight_5 = weights[key + 256u]; // block.rs:202
                    let t155 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(weight_5 * t139) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_1_0 = t155;
                    let t156 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(weight_5 * t140) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_1 = t156;
                    let t157 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(weight_5 * t141) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_2 = t157;
                    let t158 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(weight_5 * t142) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_3 = t158;
                    let t159 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(weight_5 * t143) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_4 = t159;
                    let t160 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(weight_5 * t144) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_5 = t160;
                    let t161 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(weight_5 * t145) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_6 = t161;
                    let t162 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(weight_5 * t146) ^ hidden_zero)) ^ hidden_zero);
                    sums_1_7 = t162;
                    let weight_6 = weights[key + 512u]; // block.rs:202
                    let t163 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(weight_6 * t139) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_2_0 = t163;
                    let t164 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(weight_6 * t140) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_1 = t164;
                    let t165 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(weight_6 * t141) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_2 = t165;
                    let t166 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(weight_6 * t142) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_3 = t166;
                    let t167 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(weight_6 * t143) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_4 = t167;
                    let t168 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(weight_6 * t144) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_5 = t168;
                    let t169 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(weight_6 * t145) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_6 = t169;
                    let t170 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(weight_6 * t146) ^ hidden_zero)) ^ hidden_zero);
                    sums_2_7 = t170;
                    let weight_7 = weights[key + 768u]; // block.rs:202
                    let t171 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(weight_7 * t139) ^ hidden_zero)) ^ hidden_zero); // block.rs:205
                    sums_3_0 = t171;
                    let t172 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(weight_7 * t140) ^ hidden_zero)) ^ hidden_zero);
                    sums_3_1 = t172;
                    let t173 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(weight_7 * t141) ^ hidden_zero)) ^ hidden_zero);
                    sums_3_2 = t173;
                    let t174 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(weight_7 * t142) ^ hidden_zero)) ^ hidden_zero);
                    sums_3_3 = t174;
                    let t175 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(weight_7 * t143) ^ hidden_zero)) ^ hidden_zero);
                    sums_3_4 = t175;
                    let t176 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(weight_7 * t144) ^ hidden_zero)) ^ hidden_zero);
                    sums_3_5 = t176;
                    let t177 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(weight_7 * t145) ^ hidden_zero)) ^ hidden_zero);
                    sums_3_6 = t177;
                    let t178 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(weight_7 * t146) ^ hidden_zero)) ^ hidden_zero);
                    sums_3_7 = t178;
                }
                let t179 = min_u32(max_u32(t21, run_start), run_start + 32u); // block.rs:211
                for (var key = common_end; key < t179; key += 1u) {
                    let t180 = values[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:212
                    let t181 = decode_bf16(t180.x);
                    let t182 = decode_bf16(t180.x >> 16u);
                    let t183 = decode_bf16(t180.y);
                    let t184 = decode_bf16(t180.y >> 16u);
                    let t185 = decode_bf16(t180.z);
                    let t186 = decode_bf16(t180.z >> 16u);
                    let t187 = decode_bf16(t180.w);
                    let t188 = decode_bf16(t180.w >> 16u);
                    if (key < t18) { // block.rs:215
                        let weight_4 = weights[key]; // block.rs:216
                        let t189 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(weight_4 * t181) ^ hidden_zero)) ^ hidden_zero); // block.rs:219
                        sums_0_0 = t189;
                        let t190 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(weight_4 * t182) ^ hidden_zero)) ^ hidden_zero);
                        sums_0_1 = t190;
                        let t191 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(weight_4 * t183) ^ hidden_zero)) ^ hidden_zero);
                        sums_0_2 = t191;
                        let t192 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(weight_4 * t184) ^ hidden_zero)) ^ hidden_zero);
                        sums_0_3 = t192;
                        let t193 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(weight_4 * t185) ^ hidden_zero)) ^ hidden_zero);
                        sums_0_4 = t193;
                        let t194 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(weight_4 * t186) ^ hidden_zero)) ^ hidden_zero);
                        sums_0_5 = t194;
                        let t195 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(weight_4 * t187) ^ hidden_zero)) ^ hidden_zero);
                        sums_0_6 = t195;
                        let t196 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(weight_4 * t188) ^ hidden_zero)) ^ hidden_zero);
                        sums_0_7 = t196;
                    }
                    if (key < t19) { // block.rs:215
                        let weight_4 = weights[key + 256u]; // block.rs:216
                        let t197 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(weight_4 * t181) ^ hidden_zero)) ^ hidden_zero); // block.rs:219
                        sums_1_0 = t197;
                        let t198 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(weight_4 * t182) ^ hidden_zero)) ^ hidden_zero);
                        sums_1_1 = t198;
                        let t199 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(weight_4 * t183) ^ hidden_zero)) ^ hidden_zero);
                        sums_1_2 = t199;
                        let t200 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(weight_4 * t184) ^ hidden_zero)) ^ hidden_zero);
                        sums_1_3 = t200;
                        let t201 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(weight_4 * t185) ^ hidden_zero)) ^ hidden_zero);
                        sums_1_4 = t201;
                        let t202 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(weight_4 * t186) ^ hidden_zero)) ^ hidden_zero);
                        sums_1_5 = t202;
                        let t203 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(weight_4 * t187) ^ hidden_zero)) ^ hidden_zero);
                        sums_1_6 = t203;
                        let t204 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(weight_4 * t188) ^ hidden_zero)) ^ hidden_zero);
                        sums_1_7 = t204;
                    }
                    if (key < t20) { // block.rs:215
                        let weight_4 = weights[key + 512u]; // block.rs:216
                        let t205 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(weight_4 * t181) ^ hidden_zero)) ^ hidden_zero); // block.rs:219
                        sums_2_0 = t205;
                        let t206 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(weight_4 * t182) ^ hidden_zero)) ^ hidden_zero);
                        sums_2_1 = t206;
                        let t207 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(weight_4 * t183) ^ hidden_zero)) ^ hidden_zero);
                        sums_2_2 = t207;
                        let t208 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(weight_4 * t184) ^ hidden_zero)) ^ hidden_zero);
                        sums_2_3 = t208;
                        let t209 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(weight_4 * t185) ^ hidden_zero)) ^ hidden_zero);
                        sums_2_4 = t209;
                        let t210 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(weight_4 * t186) ^ hidden_zero)) ^ hidden_zero);
                        sums_2_5 = t210;
                        let t211 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(weight_4 * t187) ^ hidden_zero)) ^ hidden_zero);
                        sums_2_6 = t211;
                        let t212 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(weight_4 * t188) ^ hidden_zero)) ^ hidden_zero);
                        sums_2_7 = t212;
                    }
                    if (key < t21) { // block.rs:215
                        let weight_4 = weights[key + 768u]; // block.rs:216
                        let t213 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(weight_4 * t181) ^ hidden_zero)) ^ hidden_zero); // block.rs:219
                        sums_3_0 = t213;
                        let t214 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(weight_4 * t182) ^ hidden_zero)) ^ hidden_zero);
                        sums_3_1 = t214;
                        let t215 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(weight_4 * t183) ^ hidden_zero)) ^ hidden_zero);
                        sums_3_2 = t215;
                        let t216 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(weight_4 * t184) ^ hidden_zero)) ^ hidden_zero);
                        sums_3_3 = t216;
                        let t217 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(weight_4 * t185) ^ hidden_zero)) ^ hidden_zero);
                        sums_3_4 = t217;
                        let t218 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(weight_4 * t186) ^ hidden_zero)) ^ hidden_zero);
                        sums_3_5 = t218;
                        let t219 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(weight_4 * t187) ^ hidden_zero)) ^ hidden_zero);
                        sums_3_6 = t219;
                        let t220 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(weight_4 * t188) ^ hidden_zero)) ^ hidden_zero);
                        sums_3_7 = t220;
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
                var sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_12 = bitcast<u32>(sum_8); // bits.rs:31
                outputs_0_1 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // block.rs:246
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
                var sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_12 = bitcast<u32>(sum_8); // bits.rs:31
                outputs_1_1 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // block.rs:246
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
                var sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_12 = bitcast<u32>(sum_8); // bits.rs:31
                outputs_2_1 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // block.rs:246
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
                var sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 256u]) ^ hidden_zero); // block.rs:244
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 512u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 768u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1024u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1280u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1536u]) ^ hidden_zero);
                sum_8 = bitcast<f32>(bitcast<u32>(sum_8 + runs[local_invocation_index + 1792u]) ^ hidden_zero);
                let bits_12 = bitcast<u32>(sum_8); // bits.rs:31
                outputs_3_1 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // block.rs:246
            }
            let t221 = outputs_0_1; // block.rs:249
            let t222 = outputs_1_1;
            let t223 = outputs_2_1;
            let t224 = outputs_3_1;
            let t225 = highest_0; // block.rs:312
            let t226 = highest_1;
            let t227 = highest_2;
            let t228 = highest_3;
            let t229 = totals_0;
            let t230 = totals_1;
            let t231 = totals_2;
            let t232 = totals_3;
            if (first_key <= t13) { // sequential.rs:36
                var parts_0 = t225; // sequential.rs:37
                var parts_1 = t229;
                var parts_2 = t221;
                if (index > 0u) { // sequential.rs:38
                    let t233 = maxima_0; // sequential.rs:40
                    let max_5 = max_f32(t233, t225); // join.rs:16
                    let t234 = bitcast<f32>(bitcast<u32>(t233 - max_5) ^ hidden_zero); // join.rs:17
                    let t235 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t234 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_8 = bitcast<f32>(t235);
                    let k_4 = bitcast<f32>(bitcast<u32>(sum_8 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_8)) - 1262485504i;
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t234 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t236 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t236);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t237 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t237;
                    let t238 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t238;
                    let t239 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t239;
                    let t240 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t240;
                    let t241 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t241;
                    let t242 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t242) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_13 = bitcast<u32>(t234); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t234) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t243 = bitcast<f32>(bitcast<u32>(t225 - max_5) ^ hidden_zero); // join.rs:18
                    let t244 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t243 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_9 = bitcast<f32>(t244);
                    let k_5 = bitcast<f32>(bitcast<u32>(sum_9 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_5 = i32(bitcast<u32>(sum_9)) - 1262485504i;
                    let reduced_5 = bitcast<f32>(bitcast<u32>(t243 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
                    let t245 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
                    let r_error_5 = bitcast<f32>(t245);
                    var q_6 = 0.00019891017f; // exponential.rs:26
                    let t246 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_6 = t246;
                    let t247 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_6 = t247;
                    let t248 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_6 = t248;
                    let t249 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_6 = t249;
                    let t250 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_6 = t250;
                    let t251 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
                    let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t251) ^ hidden_zero);
                    let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
                    let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
                    let bits_14 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
                    let bits_15 = bitcast<u32>(t243); // exponential.rs:48
                    let beyond_5 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
                    let bounded_5 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t243) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t252 = bitcast<f32>(bitcast<u32>(sums_0 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t229 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_10 = bitcast<f32>(bitcast<u32>(t252) ^ hidden_zero);
                    let bits_16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_0 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t221 * next_factor) ^ hidden_zero));
                    let t253 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = bitcast<f32>(bitcast<u32>(t253) ^ hidden_zero);
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t14) { // sequential.rs:36
                var parts_0 = t226; // sequential.rs:37
                var parts_1 = t230;
                var parts_2 = t222;
                if (index > 0u) { // sequential.rs:38
                    let t254 = maxima_1; // sequential.rs:40
                    let max_5 = max_f32(t254, t226); // join.rs:16
                    let t255 = bitcast<f32>(bitcast<u32>(t254 - max_5) ^ hidden_zero); // join.rs:17
                    let t256 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t255 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_8 = bitcast<f32>(t256);
                    let k_4 = bitcast<f32>(bitcast<u32>(sum_8 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_8)) - 1262485504i;
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t255 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t257 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t257);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t258 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t258;
                    let t259 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t259;
                    let t260 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t260;
                    let t261 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t261;
                    let t262 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t262;
                    let t263 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t263) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_13 = bitcast<u32>(t255); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t255) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t264 = bitcast<f32>(bitcast<u32>(t226 - max_5) ^ hidden_zero); // join.rs:18
                    let t265 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t264 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_9 = bitcast<f32>(t265);
                    let k_5 = bitcast<f32>(bitcast<u32>(sum_9 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_5 = i32(bitcast<u32>(sum_9)) - 1262485504i;
                    let reduced_5 = bitcast<f32>(bitcast<u32>(t264 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
                    let t266 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
                    let r_error_5 = bitcast<f32>(t266);
                    var q_6 = 0.00019891017f; // exponential.rs:26
                    let t267 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_6 = t267;
                    let t268 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_6 = t268;
                    let t269 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_6 = t269;
                    let t270 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_6 = t270;
                    let t271 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_6 = t271;
                    let t272 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
                    let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t272) ^ hidden_zero);
                    let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
                    let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
                    let bits_14 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
                    let bits_15 = bitcast<u32>(t264); // exponential.rs:48
                    let beyond_5 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
                    let bounded_5 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t264) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t273 = bitcast<f32>(bitcast<u32>(sums_1 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t230 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_10 = bitcast<f32>(bitcast<u32>(t273) ^ hidden_zero);
                    let bits_16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_1 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t222 * next_factor) ^ hidden_zero));
                    let t274 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = bitcast<f32>(bitcast<u32>(t274) ^ hidden_zero);
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t15) { // sequential.rs:36
                var parts_0 = t227; // sequential.rs:37
                var parts_1 = t231;
                var parts_2 = t223;
                if (index > 0u) { // sequential.rs:38
                    let t275 = maxima_2; // sequential.rs:40
                    let max_5 = max_f32(t275, t227); // join.rs:16
                    let t276 = bitcast<f32>(bitcast<u32>(t275 - max_5) ^ hidden_zero); // join.rs:17
                    let t277 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t276 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_8 = bitcast<f32>(t277);
                    let k_4 = bitcast<f32>(bitcast<u32>(sum_8 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_8)) - 1262485504i;
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t276 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_4 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_4 = bitcast<f32>(bitcast<u32>(reduced_4 - correction_4) ^ hidden_zero); // exponential.rs:17
                    let t278 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_4 - r_4) ^ hidden_zero) - correction_4) ^ hidden_zero; // exponential.rs:18
                    let r_error_4 = bitcast<f32>(t278);
                    var q_5 = 0.00019891017f; // exponential.rs:26
                    let t279 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_5 = t279;
                    let t280 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_5 = t280;
                    let t281 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_5 = t281;
                    let t282 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_5 = t282;
                    let t283 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_5 * r_4) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_5 = t283;
                    let t284 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_4 * r_4) ^ hidden_zero) * q_5) ^ hidden_zero); // exponential.rs:31
                    let rest_4 = bitcast<f32>(bitcast<u32>(r_error_4 + t284) ^ hidden_zero);
                    let p_4 = bitcast<f32>(bitcast<u32>(r_4 + rest_4) ^ hidden_zero); // exponential.rs:32
                    let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_4) ^ hidden_zero); // exponential.rs:33
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_13 = bitcast<u32>(t276); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t276) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t285 = bitcast<f32>(bitcast<u32>(t227 - max_5) ^ hidden_zero); // join.rs:18
                    let t286 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t285 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_9 = bitcast<f32>(t286);
                    let k_5 = bitcast<f32>(bitcast<u32>(sum_9 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_5 = i32(bitcast<u32>(sum_9)) - 1262485504i;
                    let reduced_5 = bitcast<f32>(bitcast<u32>(t285 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
                    let t287 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
                    let r_error_5 = bitcast<f32>(t287);
                    var q_6 = 0.00019891017f; // exponential.rs:26
                    let t288 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_6 = t288;
                    let t289 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_6 = t289;
                    let t290 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_6 = t290;
                    let t291 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_6 = t291;
                    let t292 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_6 = t292;
                    let t293 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
                    let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t293) ^ hidden_zero);
                    let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
                    let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
                    let bits_14 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
                    let bits_15 = bitcast<u32>(t285); // exponential.rs:48
                    let beyond_5 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
                    let bounded_5 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t285) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t294 = bitcast<f32>(bitcast<u32>(sums_2 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t231 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_10 = bitcast<f32>(bitcast<u32>(t294) ^ hidden_zero);
                    let bits_16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_2 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t223 * next_factor) ^ hidden_zero));
                    let t295 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = bitcast<f32>(bitcast<u32>(t295) ^ hidden_zero);
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
            if (first_key <= t16) { // sequential.rs:36
                var parts_0 = t228; // sequential.rs:37
                var parts_1 = t232;
                var parts_2 = t224;
                if (index > 0u) { // sequential.rs:38
                    let t296 = maxima_3; // sequential.rs:40
                    let max_5 = max_f32(t296, t228); // join.rs:16
                    let t297 = bitcast<f32>(bitcast<u32>(t296 - max_5) ^ hidden_zero); // join.rs:17
                    let t298 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t297 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_8 = bitcast<f32>(t298);
                    let k_4 = bitcast<f32>(bitcast<u32>(sum_8 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_4 = i32(bitcast<u32>(sum_8)) - 1262485504i;
                    let reduced_4 = bitcast<f32>(bitcast<u32>(t297 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
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
                    let field_4 = i32(bitcast<u32>(y_5) >> 23u) + exponent_4; // bits.rs:38
                    let bits_12 = bitcast<u32>(y_5) + (u32(exponent_4) << 23u); // bits.rs:39
                    let bits_13 = bitcast<u32>(t297); // exponential.rs:48
                    let beyond_4 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
                    let bounded_4 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let factor = select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t297) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t306 = bitcast<f32>(bitcast<u32>(t228 - max_5) ^ hidden_zero); // join.rs:18
                    let t307 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t306 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
                    let sum_9 = bitcast<f32>(t307);
                    let k_5 = bitcast<f32>(bitcast<u32>(sum_9 - 12582912.0f) ^ hidden_zero); // bits.rs:53
                    let exponent_5 = i32(bitcast<u32>(sum_9)) - 1262485504i;
                    let reduced_5 = bitcast<f32>(bitcast<u32>(t306 - bitcast<f32>(bitcast<u32>(k_5 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
                    let correction_5 = bitcast<f32>(bitcast<u32>(k_5 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
                    let r_5 = bitcast<f32>(bitcast<u32>(reduced_5 - correction_5) ^ hidden_zero); // exponential.rs:17
                    let t308 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_5 - r_5) ^ hidden_zero) - correction_5) ^ hidden_zero; // exponential.rs:18
                    let r_error_5 = bitcast<f32>(t308);
                    var q_6 = 0.00019891017f; // exponential.rs:26
                    let t309 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
                    q_6 = t309;
                    let t310 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
                    q_6 = t310;
                    let t311 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
                    q_6 = t311;
                    let t312 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
                    q_6 = t312;
                    let t313 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_6 * r_5) ^ hidden_zero) + 0.5f) ^ hidden_zero);
                    q_6 = t313;
                    let t314 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_5 * r_5) ^ hidden_zero) * q_6) ^ hidden_zero); // exponential.rs:31
                    let rest_5 = bitcast<f32>(bitcast<u32>(r_error_5 + t314) ^ hidden_zero);
                    let p_5 = bitcast<f32>(bitcast<u32>(r_5 + rest_5) ^ hidden_zero); // exponential.rs:32
                    let y_6 = bitcast<f32>(bitcast<u32>(1.0f + p_5) ^ hidden_zero); // exponential.rs:33
                    let field_5 = i32(bitcast<u32>(y_6) >> 23u) + exponent_5; // bits.rs:38
                    let bits_14 = bitcast<u32>(y_6) + (u32(exponent_5) << 23u); // bits.rs:39
                    let bits_15 = bitcast<u32>(t306); // exponential.rs:48
                    let beyond_5 = select(2139095040u, 0u, (bits_15 > 2147483647u)); // exponential.rs:49
                    let bounded_5 = select(bitcast<f32>(select(select(bits_14, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_15 & 2147483647u) > 1120927744u)); // exponential.rs:50
                    let next_factor = select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t306) & 2147483647u) > 2139095040u)); // exponential.rs:51
                    let t315 = bitcast<f32>(bitcast<u32>(sums_3 * factor) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(t232 * next_factor) ^ hidden_zero); // join.rs:19
                    let sum_10 = bitcast<f32>(bitcast<u32>(t315) ^ hidden_zero);
                    let bits_16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(outputs_3 * factor) ^ hidden_zero)); // bits.rs:31
                    let bits_17 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t224 * next_factor) ^ hidden_zero));
                    let t316 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) + bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = bitcast<f32>(bitcast<u32>(t316) ^ hidden_zero);
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
    let t317 = select(f32_from_bits(0x7fc00000u), sums_0, is_in_table); // sequential.rs:67
    let t318 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t318, t317); // join.rs:49
    }
    let is_in_table_1 = t10 == t14; // sequential.rs:66
    let t319 = select(f32_from_bits(0x7fc00000u), sums_1, is_in_table_1); // sequential.rs:67
    let t320 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t320, t319); // join.rs:49
    }
    let is_in_table_2 = t11 == t15; // sequential.rs:66
    let t321 = select(f32_from_bits(0x7fc00000u), sums_2, is_in_table_2); // sequential.rs:67
    let t322 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 512u] = quotient_rn(t322, t321); // join.rs:49
    }
    let is_in_table_3 = t12 == t16; // sequential.rs:66
    let t323 = select(f32_from_bits(0x7fc00000u), sums_3, is_in_table_3); // sequential.rs:67
    let t324 = outputs_3;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 768u] = quotient_rn(t324, t323); // join.rs:49
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
        let t325 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        let t326 = vec4<u32>(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3_1) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        y[t325 >> 2u] = t326;
    }
}
