struct Immediates {
    qkv_stride: u32,
    n_tokens: u32,
    n_rows: u32,
    n_qk_heads: u32,
    n_v_heads: u32,
    head_k_dim: u32,
    head_v_dim: u32,
    n_slots: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> qkv: array<u32>;
@group(0) @binding(1) var<storage, read> qk: array<u32>;
@group(0) @binding(2) var<storage, read> v: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> gates: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> slots: array<u32>;
@group(0) @binding(5) var<storage, read> positions: array<u32>;
@group(0) @binding(6) var<storage, read_write> state: array<f32>;
@group(0) @binding(7) var<storage, read_write> conv_state: array<u32>;
@group(0) @binding(8) var<storage, read_write> y: array<vec2<u32>>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_qk(index: u32) -> f32 {
    let bits = qk[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn load_qkv(index: u32) -> f32 {
    let bits = qkv[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

@compute @workgroup_size(256, 1, 1)
fn gdn_recurrence__bf16_f32_bf16__rows4_x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.z; // mod.rs:295
    let head = workgroup_id.y; // mod.rs:296
    let slot = slots[row]; // mod.rs:297
    let seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:298
    let n_k_heads = imm.n_qk_heads / 2u; // mod.rs:299
    let k_head = div_u32(head, div_u32(imm.n_v_heads, n_k_heads)); // mod.rs:300
    let own_len = imm.head_k_dim / 32u; // mod.rs:301
    let first_k = (local_invocation_index & 31u) * own_len; // mod.rs:302
    let wanted = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 4u; // mod.rs:304
    let is_inside = wanted < imm.head_v_dim; // mod.rs:305
    let first_row = min_u32(wanted, imm.head_v_dim - 4u); // mod.rs:306
    var memory_0_0 = f32_from_bits(0x7fc00000u); // mod.rs:308
    var memory_0_1 = f32_from_bits(0x7fc00000u);
    var memory_0_2 = f32_from_bits(0x7fc00000u);
    var memory_0_3 = f32_from_bits(0x7fc00000u);
    var memory_0_4 = f32_from_bits(0x7fc00000u);
    var memory_0_5 = f32_from_bits(0x7fc00000u);
    var memory_0_6 = f32_from_bits(0x7fc00000u);
    var memory_0_7 = f32_from_bits(0x7fc00000u);
    var memory_1_0 = f32_from_bits(0x7fc00000u);
    var memory_1_1 = f32_from_bits(0x7fc00000u);
    var memory_1_2 = f32_from_bits(0x7fc00000u);
    var memory_1_3 = f32_from_bits(0x7fc00000u);
    var memory_1_4 = f32_from_bits(0x7fc00000u);
    var memory_1_5 = f32_from_bits(0x7fc00000u);
    var memory_1_6 = f32_from_bits(0x7fc00000u);
    var memory_1_7 = f32_from_bits(0x7fc00000u);
    var memory_2_0 = f32_from_bits(0x7fc00000u);
    var memory_2_1 = f32_from_bits(0x7fc00000u);
    var memory_2_2 = f32_from_bits(0x7fc00000u);
    var memory_2_3 = f32_from_bits(0x7fc00000u);
    var memory_2_4 = f32_from_bits(0x7fc00000u);
    var memory_2_5 = f32_from_bits(0x7fc00000u);
    var memory_2_6 = f32_from_bits(0x7fc00000u);
    var memory_2_7 = f32_from_bits(0x7fc00000u);
    var memory_3_0 = f32_from_bits(0x7fc00000u);
    var memory_3_1 = f32_from_bits(0x7fc00000u);
    var memory_3_2 = f32_from_bits(0x7fc00000u);
    var memory_3_3 = f32_from_bits(0x7fc00000u);
    var memory_3_4 = f32_from_bits(0x7fc00000u);
    var memory_3_5 = f32_from_bits(0x7fc00000u);
    var memory_3_6 = f32_from_bits(0x7fc00000u);
    var memory_3_7 = f32_from_bits(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:309
        let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:312
        var values_0 = 0.0f; // gdn.rs:200
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = state[place]; // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = state[place + 1u]; // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = state[place + 2u]; // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = state[place + 3u]; // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = state[place + 4u]; // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = state[place + 5u]; // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = state[place + 6u]; // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = state[place + 7u]; // gdn.rs:204
        }
        memory_0_0 = values_0; // mod.rs:316
        memory_0_1 = values_1;
        memory_0_2 = values_2;
        memory_0_3 = values_3;
        memory_0_4 = values_4;
        memory_0_5 = values_5;
        memory_0_6 = values_6;
        memory_0_7 = values_7;
        let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:312
        var values_0_1 = 0.0f; // gdn.rs:200
        var values_1_1 = 0.0f;
        var values_2_1 = 0.0f;
        var values_3_1 = 0.0f;
        var values_4_1 = 0.0f;
        var values_5_1 = 0.0f;
        var values_6_1 = 0.0f;
        var values_7_1 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0_1 = state[place_1]; // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1_1 = state[place_1 + 1u]; // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2_1 = state[place_1 + 2u]; // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3_1 = state[place_1 + 3u]; // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4_1 = state[place_1 + 4u]; // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5_1 = state[place_1 + 5u]; // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6_1 = state[place_1 + 6u]; // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7_1 = state[place_1 + 7u]; // gdn.rs:204
        }
        memory_1_0 = values_0_1; // mod.rs:316
        memory_1_1 = values_1_1;
        memory_1_2 = values_2_1;
        memory_1_3 = values_3_1;
        memory_1_4 = values_4_1;
        memory_1_5 = values_5_1;
        memory_1_6 = values_6_1;
        memory_1_7 = values_7_1;
        let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:312
        var values_0_2 = 0.0f; // gdn.rs:200
        var values_1_2 = 0.0f;
        var values_2_2 = 0.0f;
        var values_3_2 = 0.0f;
        var values_4_2 = 0.0f;
        var values_5_2 = 0.0f;
        var values_6_2 = 0.0f;
        var values_7_2 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0_2 = state[place_2]; // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1_2 = state[place_2 + 1u]; // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2_2 = state[place_2 + 2u]; // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3_2 = state[place_2 + 3u]; // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4_2 = state[place_2 + 4u]; // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5_2 = state[place_2 + 5u]; // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6_2 = state[place_2 + 6u]; // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7_2 = state[place_2 + 7u]; // gdn.rs:204
        }
        memory_2_0 = values_0_2; // mod.rs:316
        memory_2_1 = values_1_2;
        memory_2_2 = values_2_2;
        memory_2_3 = values_3_2;
        memory_2_4 = values_4_2;
        memory_2_5 = values_5_2;
        memory_2_6 = values_6_2;
        memory_2_7 = values_7_2;
        let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:312
        var values_0_3 = 0.0f; // gdn.rs:200
        var values_1_3 = 0.0f;
        var values_2_3 = 0.0f;
        var values_3_3 = 0.0f;
        var values_4_3 = 0.0f;
        var values_5_3 = 0.0f;
        var values_6_3 = 0.0f;
        var values_7_3 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0_3 = state[place_3]; // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1_3 = state[place_3 + 1u]; // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2_3 = state[place_3 + 2u]; // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3_3 = state[place_3 + 3u]; // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4_3 = state[place_3 + 4u]; // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5_3 = state[place_3 + 5u]; // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6_3 = state[place_3 + 6u]; // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7_3 = state[place_3 + 7u]; // gdn.rs:204
        }
        memory_3_0 = values_0_3; // mod.rs:316
        memory_3_1 = values_1_3;
        memory_3_2 = values_2_3;
        memory_3_3 = values_3_3;
        memory_3_4 = values_4_3;
        memory_3_5 = values_5_3;
        memory_3_6 = values_6_3;
        memory_3_7 = values_7_3;
    }
    let t0 = (row + 1u) * seq_len; // mod.rs:320
    for (var token = row * seq_len; token < t0; token += 1u) {
        let t1 = gates[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:321
        let t2 = (token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k; // mod.rs:322
        var values_0 = 0.0f; // gdn.rs:200
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = load_qk(t2); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = load_qk(t2 + 1u); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = load_qk(t2 + 2u); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = load_qk(t2 + 3u); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = load_qk(t2 + 4u); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = load_qk(t2 + 5u); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = load_qk(t2 + 6u); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = load_qk(t2 + 7u); // gdn.rs:204
        }
        let t3 = values_0; // gdn.rs:207
        let t4 = values_1;
        let t5 = values_2;
        let t6 = values_3;
        let t7 = values_4;
        let t8 = values_5;
        let t9 = values_6;
        let t10 = values_7;
        let t11 = (token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k; // mod.rs:323
        var values_0_1 = 0.0f; // gdn.rs:200
        var values_1_1 = 0.0f;
        var values_2_1 = 0.0f;
        var values_3_1 = 0.0f;
        var values_4_1 = 0.0f;
        var values_5_1 = 0.0f;
        var values_6_1 = 0.0f;
        var values_7_1 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0_1 = load_qk(t11); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1_1 = load_qk(t11 + 1u); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2_1 = load_qk(t11 + 2u); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3_1 = load_qk(t11 + 3u); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4_1 = load_qk(t11 + 4u); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5_1 = load_qk(t11 + 5u); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6_1 = load_qk(t11 + 6u); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7_1 = load_qk(t11 + 7u); // gdn.rs:204
        }
        let t12 = values_0_1; // gdn.rs:207
        let t13 = values_1_1;
        let t14 = values_2_1;
        let t15 = values_3_1;
        let t16 = values_4_1;
        let t17 = values_5_1;
        let t18 = values_6_1;
        let t19 = values_7_1;
        let t20 = v[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u]; // mod.rs:324
        var results_0 = 0.0f; // mod.rs:325
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var kept_0 = 0.0f; // mod.rs:328
        var kept_1 = 0.0f;
        var kept_2 = 0.0f;
        var kept_3 = 0.0f;
        var kept_4 = 0.0f;
        var kept_5 = 0.0f;
        var kept_6 = 0.0f;
        var kept_7 = 0.0f;
        kept_0 = memory_0_0; // mod.rs:331
        kept_1 = memory_0_1;
        kept_2 = memory_0_2;
        kept_3 = memory_0_3;
        kept_4 = memory_0_4;
        kept_5 = memory_0_5;
        kept_6 = memory_0_6;
        kept_7 = memory_0_7;
        var after_0 = 0.0f; // mod.rs:262
        var after_1 = 0.0f;
        var after_2 = 0.0f;
        var after_3 = 0.0f;
        var after_4 = 0.0f;
        var after_5 = 0.0f;
        var after_6 = 0.0f;
        var after_7 = 0.0f;
        var recalled = 0.0f; // mod.rs:263
        after_0 = kept_0 * t1.x; // mod.rs:266
        let t21 = recalled; // mod.rs:267
        recalled = select(t21, t21 + after_0 * t12, (0u < own_len));
        after_1 = kept_1 * t1.x; // mod.rs:266
        let t22 = recalled; // mod.rs:267
        recalled = select(t22, t22 + after_1 * t13, (1u < own_len));
        after_2 = kept_2 * t1.x; // mod.rs:266
        let t23 = recalled; // mod.rs:267
        recalled = select(t23, t23 + after_2 * t14, (2u < own_len));
        after_3 = kept_3 * t1.x; // mod.rs:266
        let t24 = recalled; // mod.rs:267
        recalled = select(t24, t24 + after_3 * t15, (3u < own_len));
        after_4 = kept_4 * t1.x; // mod.rs:266
        let t25 = recalled; // mod.rs:267
        recalled = select(t25, t25 + after_4 * t16, (4u < own_len));
        after_5 = kept_5 * t1.x; // mod.rs:266
        let t26 = recalled; // mod.rs:267
        recalled = select(t26, t26 + after_5 * t17, (5u < own_len));
        after_6 = kept_6 * t1.x; // mod.rs:266
        let t27 = recalled; // mod.rs:267
        recalled = select(t27, t27 + after_6 * t18, (6u < own_len));
        after_7 = kept_7 * t1.x; // mod.rs:266
        let t28 = recalled; // mod.rs:267
        recalled = select(t28, t28 + after_7 * t19, (7u < own_len));
        let t29 = reduce_add_f32(recalled); // mod.rs:269
        let delta = (decode_bf16(t20.x) - t29) * t1.y;
        var sum = 0.0f; // mod.rs:270
        let bits = bitcast<u32>(after_0 + t12 * delta); // mod.rs:215
        after_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:273
        let t30 = sum; // mod.rs:274
        sum = select(t30, t30 + after_0 * t3, (0u < own_len));
        let bits_1 = bitcast<u32>(after_1 + t13 * delta); // mod.rs:215
        after_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:273
        let t31 = sum; // mod.rs:274
        sum = select(t31, t31 + after_1 * t4, (1u < own_len));
        let bits_2 = bitcast<u32>(after_2 + t14 * delta); // mod.rs:215
        after_2 = bitcast<f32>(select(bits_2, 0u, ((bits_2 & 2147483647u) < 226492416u))); // mod.rs:273
        let t32 = sum; // mod.rs:274
        sum = select(t32, t32 + after_2 * t5, (2u < own_len));
        let bits_3 = bitcast<u32>(after_3 + t15 * delta); // mod.rs:215
        after_3 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:273
        let t33 = sum; // mod.rs:274
        sum = select(t33, t33 + after_3 * t6, (3u < own_len));
        let bits_4 = bitcast<u32>(after_4 + t16 * delta); // mod.rs:215
        after_4 = bitcast<f32>(select(bits_4, 0u, ((bits_4 & 2147483647u) < 226492416u))); // mod.rs:273
        let t34 = sum; // mod.rs:274
        sum = select(t34, t34 + after_4 * t7, (4u < own_len));
        let bits_5 = bitcast<u32>(after_5 + t17 * delta); // mod.rs:215
        after_5 = bitcast<f32>(select(bits_5, 0u, ((bits_5 & 2147483647u) < 226492416u))); // mod.rs:273
        let t35 = sum; // mod.rs:274
        sum = select(t35, t35 + after_5 * t8, (5u < own_len));
        let bits_6 = bitcast<u32>(after_6 + t18 * delta); // mod.rs:215
        after_6 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:273
        let t36 = sum; // mod.rs:274
        sum = select(t36, t36 + after_6 * t9, (6u < own_len));
        let bits_7 = bitcast<u32>(after_7 + t19 * delta); // mod.rs:215
        after_7 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:273
        let t37 = sum; // mod.rs:274
        sum = select(t37, t37 + after_7 * t10, (7u < own_len));
        let t38 = reduce_add_f32(sum); // mod.rs:276
        let bits_8 = bitcast<u32>(t38); // bits.rs:31
        let result = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // bits.rs:32
        memory_0_0 = after_0; // mod.rs:336
        memory_0_1 = after_1;
        memory_0_2 = after_2;
        memory_0_3 = after_3;
        memory_0_4 = after_4;
        memory_0_5 = after_5;
        memory_0_6 = after_6;
        memory_0_7 = after_7;
        results_0 = result; // mod.rs:338
        var kept_0_1 = 0.0f; // mod.rs:328
        var kept_1_1 = 0.0f;
        var kept_2_1 = 0.0f;
        var kept_3_1 = 0.0f;
        var kept_4_1 = 0.0f;
        var kept_5_1 = 0.0f;
        var kept_6_1 = 0.0f;
        var kept_7_1 = 0.0f;
        kept_0_1 = memory_1_0; // mod.rs:331
        kept_1_1 = memory_1_1;
        kept_2_1 = memory_1_2;
        kept_3_1 = memory_1_3;
        kept_4_1 = memory_1_4;
        kept_5_1 = memory_1_5;
        kept_6_1 = memory_1_6;
        kept_7_1 = memory_1_7;
        var after_0_1 = 0.0f; // mod.rs:262
        var after_1_1 = 0.0f;
        var after_2_1 = 0.0f;
        var after_3_1 = 0.0f;
        var after_4_1 = 0.0f;
        var after_5_1 = 0.0f;
        var after_6_1 = 0.0f;
        var after_7_1 = 0.0f;
        var recalled_1 = 0.0f; // mod.rs:263
        after_0_1 = kept_0_1 * t1.x; // mod.rs:266
        let t39 = recalled_1; // mod.rs:267
        recalled_1 = select(t39, t39 + after_0_1 * t12, (0u < own_len));
        after_1_1 = kept_1_1 * t1.x; // mod.rs:266
        let t40 = recalled_1; // mod.rs:267
        recalled_1 = select(t40, t40 + after_1_1 * t13, (1u < own_len));
        after_2_1 = kept_2_1 * t1.x; // mod.rs:266
        let t41 = recalled_1; // mod.rs:267
        recalled_1 = select(t41, t41 + after_2_1 * t14, (2u < own_len));
        after_3_1 = kept_3_1 * t1.x; // mod.rs:266
        let t42 = recalled_1; // mod.rs:267
        recalled_1 = select(t42, t42 + after_3_1 * t15, (3u < own_len));
        after_4_1 = kept_4_1 * t1.x; // mod.rs:266
        let t43 = recalled_1; // mod.rs:267
        recalled_1 = select(t43, t43 + after_4_1 * t16, (4u < own_len));
        after_5_1 = kept_5_1 * t1.x; // mod.rs:266
        let t44 = recalled_1; // mod.rs:267
        recalled_1 = select(t44, t44 + after_5_1 * t17, (5u < own_len));
        after_6_1 = kept_6_1 * t1.x; // mod.rs:266
        let t45 = recalled_1; // mod.rs:267
        recalled_1 = select(t45, t45 + after_6_1 * t18, (6u < own_len));
        after_7_1 = kept_7_1 * t1.x; // mod.rs:266
        let t46 = recalled_1; // mod.rs:267
        recalled_1 = select(t46, t46 + after_7_1 * t19, (7u < own_len));
        let t47 = reduce_add_f32(recalled_1); // mod.rs:269
        let delta_1 = (decode_bf16(t20.x >> 16u) - t47) * t1.y;
        var sum_1 = 0.0f; // mod.rs:270
        let bits_9 = bitcast<u32>(after_0_1 + t12 * delta_1); // mod.rs:215
        after_0_1 = bitcast<f32>(select(bits_9, 0u, ((bits_9 & 2147483647u) < 226492416u))); // mod.rs:273
        let t48 = sum_1; // mod.rs:274
        sum_1 = select(t48, t48 + after_0_1 * t3, (0u < own_len));
        let bits_10 = bitcast<u32>(after_1_1 + t13 * delta_1); // mod.rs:215
        after_1_1 = bitcast<f32>(select(bits_10, 0u, ((bits_10 & 2147483647u) < 226492416u))); // mod.rs:273
        let t49 = sum_1; // mod.rs:274
        sum_1 = select(t49, t49 + after_1_1 * t4, (1u < own_len));
        let bits_11 = bitcast<u32>(after_2_1 + t14 * delta_1); // mod.rs:215
        after_2_1 = bitcast<f32>(select(bits_11, 0u, ((bits_11 & 2147483647u) < 226492416u))); // mod.rs:273
        let t50 = sum_1; // mod.rs:274
        sum_1 = select(t50, t50 + after_2_1 * t5, (2u < own_len));
        let bits_12 = bitcast<u32>(after_3_1 + t15 * delta_1); // mod.rs:215
        after_3_1 = bitcast<f32>(select(bits_12, 0u, ((bits_12 & 2147483647u) < 226492416u))); // mod.rs:273
        let t51 = sum_1; // mod.rs:274
        sum_1 = select(t51, t51 + after_3_1 * t6, (3u < own_len));
        let bits_13 = bitcast<u32>(after_4_1 + t16 * delta_1); // mod.rs:215
        after_4_1 = bitcast<f32>(select(bits_13, 0u, ((bits_13 & 2147483647u) < 226492416u))); // mod.rs:273
        let t52 = sum_1; // mod.rs:274
        sum_1 = select(t52, t52 + after_4_1 * t7, (4u < own_len));
        let bits_14 = bitcast<u32>(after_5_1 + t17 * delta_1); // mod.rs:215
        after_5_1 = bitcast<f32>(select(bits_14, 0u, ((bits_14 & 2147483647u) < 226492416u))); // mod.rs:273
        let t53 = sum_1; // mod.rs:274
        sum_1 = select(t53, t53 + after_5_1 * t8, (5u < own_len));
        let bits_15 = bitcast<u32>(after_6_1 + t18 * delta_1); // mod.rs:215
        after_6_1 = bitcast<f32>(select(bits_15, 0u, ((bits_15 & 2147483647u) < 226492416u))); // mod.rs:273
        let t54 = sum_1; // mod.rs:274
        sum_1 = select(t54, t54 + after_6_1 * t9, (6u < own_len));
        let bits_16 = bitcast<u32>(after_7_1 + t19 * delta_1); // mod.rs:215
        after_7_1 = bitcast<f32>(select(bits_16, 0u, ((bits_16 & 2147483647u) < 226492416u))); // mod.rs:273
        let t55 = sum_1; // mod.rs:274
        sum_1 = select(t55, t55 + after_7_1 * t10, (7u < own_len));
        let t56 = reduce_add_f32(sum_1); // mod.rs:276
        let bits_17 = bitcast<u32>(t56); // bits.rs:31
        let result_1 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // bits.rs:32
        memory_1_0 = after_0_1; // mod.rs:336
        memory_1_1 = after_1_1;
        memory_1_2 = after_2_1;
        memory_1_3 = after_3_1;
        memory_1_4 = after_4_1;
        memory_1_5 = after_5_1;
        memory_1_6 = after_6_1;
        memory_1_7 = after_7_1;
        results_1 = result_1; // mod.rs:338
        var kept_0_2 = 0.0f; // mod.rs:328
        var kept_1_2 = 0.0f;
        var kept_2_2 = 0.0f;
        var kept_3_2 = 0.0f;
        var kept_4_2 = 0.0f;
        var kept_5_2 = 0.0f;
        var kept_6_2 = 0.0f;
        var kept_7_2 = 0.0f;
        kept_0_2 = memory_2_0; // mod.rs:331
        kept_1_2 = memory_2_1;
        kept_2_2 = memory_2_2;
        kept_3_2 = memory_2_3;
        kept_4_2 = memory_2_4;
        kept_5_2 = memory_2_5;
        kept_6_2 = memory_2_6;
        kept_7_2 = memory_2_7;
        var after_0_2 = 0.0f; // mod.rs:262
        var after_1_2 = 0.0f;
        var after_2_2 = 0.0f;
        var after_3_2 = 0.0f;
        var after_4_2 = 0.0f;
        var after_5_2 = 0.0f;
        var after_6_2 = 0.0f;
        var after_7_2 = 0.0f;
        var recalled_2 = 0.0f; // mod.rs:263
        after_0_2 = kept_0_2 * t1.x; // mod.rs:266
        let t57 = recalled_2; // mod.rs:267
        recalled_2 = select(t57, t57 + after_0_2 * t12, (0u < own_len));
        after_1_2 = kept_1_2 * t1.x; // mod.rs:266
        let t58 = recalled_2; // mod.rs:267
        recalled_2 = select(t58, t58 + after_1_2 * t13, (1u < own_len));
        after_2_2 = kept_2_2 * t1.x; // mod.rs:266
        let t59 = recalled_2; // mod.rs:267
        recalled_2 = select(t59, t59 + after_2_2 * t14, (2u < own_len));
        after_3_2 = kept_3_2 * t1.x; // mod.rs:266
        let t60 = recalled_2; // mod.rs:267
        recalled_2 = select(t60, t60 + after_3_2 * t15, (3u < own_len));
        after_4_2 = kept_4_2 * t1.x; // mod.rs:266
        let t61 = recalled_2; // mod.rs:267
        recalled_2 = select(t61, t61 + after_4_2 * t16, (4u < own_len));
        after_5_2 = kept_5_2 * t1.x; // mod.rs:266
        let t62 = recalled_2; // mod.rs:267
        recalled_2 = select(t62, t62 + after_5_2 * t17, (5u < own_len));
        after_6_2 = kept_6_2 * t1.x; // mod.rs:266
        let t63 = recalled_2; // mod.rs:267
        recalled_2 = select(t63, t63 + after_6_2 * t18, (6u < own_len));
        after_7_2 = kept_7_2 * t1.x; // mod.rs:266
        let t64 = recalled_2; // mod.rs:267
        recalled_2 = select(t64, t64 + after_7_2 * t19, (7u < own_len));
        let t65 = reduce_add_f32(recalled_2); // mod.rs:269
        let delta_2 = (decode_bf16(t20.y) - t65) * t1.y;
        var sum_2 = 0.0f; // mod.rs:270
        let bits_18 = bitcast<u32>(after_0_2 + t12 * delta_2); // mod.rs:215
        after_0_2 = bitcast<f32>(select(bits_18, 0u, ((bits_18 & 2147483647u) < 226492416u))); // mod.rs:273
        let t66 = sum_2; // mod.rs:274
        sum_2 = select(t66, t66 + after_0_2 * t3, (0u < own_len));
        let bits_19 = bitcast<u32>(after_1_2 + t13 * delta_2); // mod.rs:215
        after_1_2 = bitcast<f32>(select(bits_19, 0u, ((bits_19 & 2147483647u) < 226492416u))); // mod.rs:273
        let t67 = sum_2; // mod.rs:274
        sum_2 = select(t67, t67 + after_1_2 * t4, (1u < own_len));
        let bits_20 = bitcast<u32>(after_2_2 + t14 * delta_2); // mod.rs:215
        after_2_2 = bitcast<f32>(select(bits_20, 0u, ((bits_20 & 2147483647u) < 226492416u))); // mod.rs:273
        let t68 = sum_2; // mod.rs:274
        sum_2 = select(t68, t68 + after_2_2 * t5, (2u < own_len));
        let bits_21 = bitcast<u32>(after_3_2 + t15 * delta_2); // mod.rs:215
        after_3_2 = bitcast<f32>(select(bits_21, 0u, ((bits_21 & 2147483647u) < 226492416u))); // mod.rs:273
        let t69 = sum_2; // mod.rs:274
        sum_2 = select(t69, t69 + after_3_2 * t6, (3u < own_len));
        let bits_22 = bitcast<u32>(after_4_2 + t16 * delta_2); // mod.rs:215
        after_4_2 = bitcast<f32>(select(bits_22, 0u, ((bits_22 & 2147483647u) < 226492416u))); // mod.rs:273
        let t70 = sum_2; // mod.rs:274
        sum_2 = select(t70, t70 + after_4_2 * t7, (4u < own_len));
        let bits_23 = bitcast<u32>(after_5_2 + t17 * delta_2); // mod.rs:215
        after_5_2 = bitcast<f32>(select(bits_23, 0u, ((bits_23 & 2147483647u) < 226492416u))); // mod.rs:273
        let t71 = sum_2; // mod.rs:274
        sum_2 = select(t71, t71 + after_5_2 * t8, (5u < own_len));
        let bits_24 = bitcast<u32>(after_6_2 + t18 * delta_2); // mod.rs:215
        after_6_2 = bitcast<f32>(select(bits_24, 0u, ((bits_24 & 2147483647u) < 226492416u))); // mod.rs:273
        let t72 = sum_2; // mod.rs:274
        sum_2 = select(t72, t72 + after_6_2 * t9, (6u < own_len));
        let bits_25 = bitcast<u32>(after_7_2 + t19 * delta_2); // mod.rs:215
        after_7_2 = bitcast<f32>(select(bits_25, 0u, ((bits_25 & 2147483647u) < 226492416u))); // mod.rs:273
        let t73 = sum_2; // mod.rs:274
        sum_2 = select(t73, t73 + after_7_2 * t10, (7u < own_len));
        let t74 = reduce_add_f32(sum_2); // mod.rs:276
        let bits_26 = bitcast<u32>(t74); // bits.rs:31
        let result_2 = bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u))); // bits.rs:32
        memory_2_0 = after_0_2; // mod.rs:336
        memory_2_1 = after_1_2;
        memory_2_2 = after_2_2;
        memory_2_3 = after_3_2;
        memory_2_4 = after_4_2;
        memory_2_5 = after_5_2;
        memory_2_6 = after_6_2;
        memory_2_7 = after_7_2;
        results_2 = result_2; // mod.rs:338
        var kept_0_3 = 0.0f; // mod.rs:328
        var kept_1_3 = 0.0f;
        var kept_2_3 = 0.0f;
        var kept_3_3 = 0.0f;
        var kept_4_3 = 0.0f;
        var kept_5_3 = 0.0f;
        var kept_6_3 = 0.0f;
        var kept_7_3 = 0.0f;
        kept_0_3 = memory_3_0; // mod.rs:331
        kept_1_3 = memory_3_1;
        kept_2_3 = memory_3_2;
        kept_3_3 = memory_3_3;
        kept_4_3 = memory_3_4;
        kept_5_3 = memory_3_5;
        kept_6_3 = memory_3_6;
        kept_7_3 = memory_3_7;
        var after_0_3 = 0.0f; // mod.rs:262
        var after_1_3 = 0.0f;
        var after_2_3 = 0.0f;
        var after_3_3 = 0.0f;
        var after_4_3 = 0.0f;
        var after_5_3 = 0.0f;
        var after_6_3 = 0.0f;
        var after_7_3 = 0.0f;
        var recalled_3 = 0.0f; // mod.rs:263
        after_0_3 = kept_0_3 * t1.x; // mod.rs:266
        let t75 = recalled_3; // mod.rs:267
        recalled_3 = select(t75, t75 + after_0_3 * t12, (0u < own_len));
        after_1_3 = kept_1_3 * t1.x; // mod.rs:266
        let t76 = recalled_3; // mod.rs:267
        recalled_3 = select(t76, t76 + after_1_3 * t13, (1u < own_len));
        after_2_3 = kept_2_3 * t1.x; // mod.rs:266
        let t77 = recalled_3; // mod.rs:267
        recalled_3 = select(t77, t77 + after_2_3 * t14, (2u < own_len));
        after_3_3 = kept_3_3 * t1.x; // mod.rs:266
        let t78 = recalled_3; // mod.rs:267
        recalled_3 = select(t78, t78 + after_3_3 * t15, (3u < own_len));
        after_4_3 = kept_4_3 * t1.x; // mod.rs:266
        let t79 = recalled_3; // mod.rs:267
        recalled_3 = select(t79, t79 + after_4_3 * t16, (4u < own_len));
        after_5_3 = kept_5_3 * t1.x; // mod.rs:266
        let t80 = recalled_3; // mod.rs:267
        recalled_3 = select(t80, t80 + after_5_3 * t17, (5u < own_len));
        after_6_3 = kept_6_3 * t1.x; // mod.rs:266
        let t81 = recalled_3; // mod.rs:267
        recalled_3 = select(t81, t81 + after_6_3 * t18, (6u < own_len));
        after_7_3 = kept_7_3 * t1.x; // mod.rs:266
        let t82 = recalled_3; // mod.rs:267
        recalled_3 = select(t82, t82 + after_7_3 * t19, (7u < own_len));
        let t83 = reduce_add_f32(recalled_3); // mod.rs:269
        let delta_3 = (decode_bf16(t20.y >> 16u) - t83) * t1.y;
        var sum_3 = 0.0f; // mod.rs:270
        let bits_27 = bitcast<u32>(after_0_3 + t12 * delta_3); // mod.rs:215
        after_0_3 = bitcast<f32>(select(bits_27, 0u, ((bits_27 & 2147483647u) < 226492416u))); // mod.rs:273
        let t84 = sum_3; // mod.rs:274
        sum_3 = select(t84, t84 + after_0_3 * t3, (0u < own_len));
        let bits_28 = bitcast<u32>(after_1_3 + t13 * delta_3); // mod.rs:215
        after_1_3 = bitcast<f32>(select(bits_28, 0u, ((bits_28 & 2147483647u) < 226492416u))); // mod.rs:273
        let t85 = sum_3; // mod.rs:274
        sum_3 = select(t85, t85 + after_1_3 * t4, (1u < own_len));
        let bits_29 = bitcast<u32>(after_2_3 + t14 * delta_3); // mod.rs:215
        after_2_3 = bitcast<f32>(select(bits_29, 0u, ((bits_29 & 2147483647u) < 226492416u))); // mod.rs:273
        let t86 = sum_3; // mod.rs:274
        sum_3 = select(t86, t86 + after_2_3 * t5, (2u < own_len));
        let bits_30 = bitcast<u32>(after_3_3 + t15 * delta_3); // mod.rs:215
        after_3_3 = bitcast<f32>(select(bits_30, 0u, ((bits_30 & 2147483647u) < 226492416u))); // mod.rs:273
        let t87 = sum_3; // mod.rs:274
        sum_3 = select(t87, t87 + after_3_3 * t6, (3u < own_len));
        let bits_31 = bitcast<u32>(after_4_3 + t16 * delta_3); // mod.rs:215
        after_4_3 = bitcast<f32>(select(bits_31, 0u, ((bits_31 & 2147483647u) < 226492416u))); // mod.rs:273
        let t88 = sum_3; // mod.rs:274
        sum_3 = select(t88, t88 + after_4_3 * t7, (4u < own_len));
        let bits_32 = bitcast<u32>(after_5_3 + t17 * delta_3); // mod.rs:215
        after_5_3 = bitcast<f32>(select(bits_32, 0u, ((bits_32 & 2147483647u) < 226492416u))); // mod.rs:273
        let t89 = sum_3; // mod.rs:274
        sum_3 = select(t89, t89 + after_5_3 * t8, (5u < own_len));
        let bits_33 = bitcast<u32>(after_6_3 + t18 * delta_3); // mod.rs:215
        after_6_3 = bitcast<f32>(select(bits_33, 0u, ((bits_33 & 2147483647u) < 226492416u))); // mod.rs:273
        let t90 = sum_3; // mod.rs:274
        sum_3 = select(t90, t90 + after_6_3 * t9, (6u < own_len));
        let bits_34 = bitcast<u32>(after_7_3 + t19 * delta_3); // mod.rs:215
        after_7_3 = bitcast<f32>(select(bits_34, 0u, ((bits_34 & 2147483647u) < 226492416u))); // mod.rs:273
        let t91 = sum_3; // mod.rs:274
        sum_3 = select(t91, t91 + after_7_3 * t10, (7u < own_len));
        let t92 = reduce_add_f32(sum_3); // mod.rs:276
        let bits_35 = bitcast<u32>(t92); // bits.rs:31
        let result_3 = bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u))); // bits.rs:32
        memory_3_0 = after_0_3; // mod.rs:336
        memory_3_1 = after_1_3;
        memory_3_2 = after_2_3;
        memory_3_3 = after_3_3;
        memory_3_4 = after_4_3;
        memory_3_5 = after_5_3;
        memory_3_6 = after_6_3;
        memory_3_7 = after_7_3;
        results_3 = result_3; // mod.rs:338
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:340
            let t93 = vec2<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // mod.rs:341
            y[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u] = t93;
        }
    }
    if (slot < imm.n_slots) { // mod.rs:344
        if (is_inside) { // mod.rs:345
            let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:348
            var values_0 = 0.0f; // mod.rs:349
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            values_0 = memory_0_0; // mod.rs:352
            values_1 = memory_0_1;
            values_2 = memory_0_2;
            values_3 = memory_0_3;
            values_4 = memory_0_4;
            values_5 = memory_0_5;
            values_6 = memory_0_6;
            values_7 = memory_0_7;
            let t94 = values_0; // mod.rs:354
            let t95 = values_1;
            let t96 = values_2;
            let t97 = values_3;
            let t98 = values_4;
            let t99 = values_5;
            let t100 = values_6;
            let t101 = values_7;
            if (0u < own_len) { // gdn.rs:226
                state[place] = t94; // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                state[place + 1u] = t95; // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                state[place + 2u] = t96; // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                state[place + 3u] = t97; // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                state[place + 4u] = t98; // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                state[place + 5u] = t99; // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                state[place + 6u] = t100; // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                state[place + 7u] = t101; // gdn.rs:227
            }
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:348
            var values_0_1 = 0.0f; // mod.rs:349
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            var values_4_1 = 0.0f;
            var values_5_1 = 0.0f;
            var values_6_1 = 0.0f;
            var values_7_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:352
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            values_4_1 = memory_1_4;
            values_5_1 = memory_1_5;
            values_6_1 = memory_1_6;
            values_7_1 = memory_1_7;
            let t102 = values_0_1; // mod.rs:354
            let t103 = values_1_1;
            let t104 = values_2_1;
            let t105 = values_3_1;
            let t106 = values_4_1;
            let t107 = values_5_1;
            let t108 = values_6_1;
            let t109 = values_7_1;
            if (0u < own_len) { // gdn.rs:226
                state[place_1] = t102; // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                state[place_1 + 1u] = t103; // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                state[place_1 + 2u] = t104; // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                state[place_1 + 3u] = t105; // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                state[place_1 + 4u] = t106; // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                state[place_1 + 5u] = t107; // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                state[place_1 + 6u] = t108; // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                state[place_1 + 7u] = t109; // gdn.rs:227
            }
            let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:348
            var values_0_2 = 0.0f; // mod.rs:349
            var values_1_2 = 0.0f;
            var values_2_2 = 0.0f;
            var values_3_2 = 0.0f;
            var values_4_2 = 0.0f;
            var values_5_2 = 0.0f;
            var values_6_2 = 0.0f;
            var values_7_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:352
            values_1_2 = memory_2_1;
            values_2_2 = memory_2_2;
            values_3_2 = memory_2_3;
            values_4_2 = memory_2_4;
            values_5_2 = memory_2_5;
            values_6_2 = memory_2_6;
            values_7_2 = memory_2_7;
            let t110 = values_0_2; // mod.rs:354
            let t111 = values_1_2;
            let t112 = values_2_2;
            let t113 = values_3_2;
            let t114 = values_4_2;
            let t115 = values_5_2;
            let t116 = values_6_2;
            let t117 = values_7_2;
            if (0u < own_len) { // gdn.rs:226
                state[place_2] = t110; // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                state[place_2 + 1u] = t111; // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                state[place_2 + 2u] = t112; // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                state[place_2 + 3u] = t113; // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                state[place_2 + 4u] = t114; // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                state[place_2 + 5u] = t115; // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                state[place_2 + 6u] = t116; // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                state[place_2 + 7u] = t117; // gdn.rs:227
            }
            let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:348
            var values_0_3 = 0.0f; // mod.rs:349
            var values_1_3 = 0.0f;
            var values_2_3 = 0.0f;
            var values_3_3 = 0.0f;
            var values_4_3 = 0.0f;
            var values_5_3 = 0.0f;
            var values_6_3 = 0.0f;
            var values_7_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:352
            values_1_3 = memory_3_1;
            values_2_3 = memory_3_2;
            values_3_3 = memory_3_3;
            values_4_3 = memory_3_4;
            values_5_3 = memory_3_5;
            values_6_3 = memory_3_6;
            values_7_3 = memory_3_7;
            let t118 = values_0_3; // mod.rs:354
            let t119 = values_1_3;
            let t120 = values_2_3;
            let t121 = values_3_3;
            let t122 = values_4_3;
            let t123 = values_5_3;
            let t124 = values_6_3;
            let t125 = values_7_3;
            if (0u < own_len) { // gdn.rs:226
                state[place_3] = t118; // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                state[place_3 + 1u] = t119; // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                state[place_3 + 2u] = t120; // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                state[place_3 + 3u] = t121; // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                state[place_3 + 4u] = t122; // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                state[place_3 + 5u] = t123; // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                state[place_3 + 6u] = t124; // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                state[place_3 + 7u] = t125; // gdn.rs:227
            }
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:239
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:240
        let kept = min_u32(seq_len, 4u); // mod.rs:241
        let t126 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:242
        let t127 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t126; pair += t127) {
            let channel = pair * 2u; // mod.rs:243
            for (var step_1 = seq_len - kept; step_1 < seq_len; step_1 += 1u) { // mod.rs:244
                let token = row * seq_len + step_1; // mod.rs:245
                let t128 = (slot * 4u + ((positions[row] + step_1) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:247
                let t129 = encode_bf16(load_qkv(token * imm.qkv_stride + channel)) | (encode_bf16(load_qkv(token * imm.qkv_stride + (channel + 1u))) << 16u);
                conv_state[(t128 + channel) >> 1u] = t129;
            }
        }
    }
}
