enable subgroups;

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

@group(0) @binding(8) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> qkv: array<u32>;
@group(0) @binding(1) var<storage, read> qk: array<u32>;
@group(0) @binding(2) var<storage, read> v: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> gates: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> slots: array<u32>;
@group(0) @binding(5) var<storage, read_write> state: array<f32>;
@group(0) @binding(6) var<storage, read_write> conv_state: array<u32>;
@group(0) @binding(7) var<storage, read_write> y: array<vec2<u32>>;

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
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // mod.rs:259
    let row = workgroup_id.z; // mod.rs:272
    let head = workgroup_id.y; // mod.rs:273
    let slot = slots[row]; // mod.rs:274
    let seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:275
    let n_k_heads = imm.n_qk_heads / 2u; // mod.rs:276
    let k_head = div_u32(head, div_u32(imm.n_v_heads, n_k_heads)); // mod.rs:277
    let own_len = imm.head_k_dim / 32u; // mod.rs:278
    let first_k = (local_invocation_index & 31u) * own_len; // mod.rs:279
    let wanted = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 4u; // mod.rs:281
    let is_inside = wanted < imm.head_v_dim; // mod.rs:282
    let first_row = min_u32(wanted, imm.head_v_dim - 4u); // mod.rs:283
    var memory_0_0 = f32_from_bits(0x7fc00000u); // mod.rs:285
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
    if (slot < imm.n_slots) { // mod.rs:286
        let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:289
        var values_0 = 0.0f; // gdn.rs:191
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = state[place]; // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = state[place + 1u]; // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = state[place + 2u]; // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = state[place + 3u]; // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = state[place + 4u]; // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = state[place + 5u]; // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = state[place + 6u]; // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = state[place + 7u]; // gdn.rs:195
        }
        memory_0_0 = values_0; // mod.rs:293
        memory_0_1 = values_1;
        memory_0_2 = values_2;
        memory_0_3 = values_3;
        memory_0_4 = values_4;
        memory_0_5 = values_5;
        memory_0_6 = values_6;
        memory_0_7 = values_7;
        let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:289
        var values_0_1 = 0.0f; // gdn.rs:191
        var values_1_1 = 0.0f;
        var values_2_1 = 0.0f;
        var values_3_1 = 0.0f;
        var values_4_1 = 0.0f;
        var values_5_1 = 0.0f;
        var values_6_1 = 0.0f;
        var values_7_1 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0_1 = state[place_1]; // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1_1 = state[place_1 + 1u]; // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2_1 = state[place_1 + 2u]; // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3_1 = state[place_1 + 3u]; // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4_1 = state[place_1 + 4u]; // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5_1 = state[place_1 + 5u]; // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6_1 = state[place_1 + 6u]; // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7_1 = state[place_1 + 7u]; // gdn.rs:195
        }
        memory_1_0 = values_0_1; // mod.rs:293
        memory_1_1 = values_1_1;
        memory_1_2 = values_2_1;
        memory_1_3 = values_3_1;
        memory_1_4 = values_4_1;
        memory_1_5 = values_5_1;
        memory_1_6 = values_6_1;
        memory_1_7 = values_7_1;
        let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:289
        var values_0_2 = 0.0f; // gdn.rs:191
        var values_1_2 = 0.0f;
        var values_2_2 = 0.0f;
        var values_3_2 = 0.0f;
        var values_4_2 = 0.0f;
        var values_5_2 = 0.0f;
        var values_6_2 = 0.0f;
        var values_7_2 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0_2 = state[place_2]; // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1_2 = state[place_2 + 1u]; // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2_2 = state[place_2 + 2u]; // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3_2 = state[place_2 + 3u]; // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4_2 = state[place_2 + 4u]; // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5_2 = state[place_2 + 5u]; // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6_2 = state[place_2 + 6u]; // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7_2 = state[place_2 + 7u]; // gdn.rs:195
        }
        memory_2_0 = values_0_2; // mod.rs:293
        memory_2_1 = values_1_2;
        memory_2_2 = values_2_2;
        memory_2_3 = values_3_2;
        memory_2_4 = values_4_2;
        memory_2_5 = values_5_2;
        memory_2_6 = values_6_2;
        memory_2_7 = values_7_2;
        let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:289
        var values_0_3 = 0.0f; // gdn.rs:191
        var values_1_3 = 0.0f;
        var values_2_3 = 0.0f;
        var values_3_3 = 0.0f;
        var values_4_3 = 0.0f;
        var values_5_3 = 0.0f;
        var values_6_3 = 0.0f;
        var values_7_3 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0_3 = state[place_3]; // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1_3 = state[place_3 + 1u]; // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2_3 = state[place_3 + 2u]; // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3_3 = state[place_3 + 3u]; // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4_3 = state[place_3 + 4u]; // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5_3 = state[place_3 + 5u]; // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6_3 = state[place_3 + 6u]; // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7_3 = state[place_3 + 7u]; // gdn.rs:195
        }
        memory_3_0 = values_0_3; // mod.rs:293
        memory_3_1 = values_1_3;
        memory_3_2 = values_2_3;
        memory_3_3 = values_3_3;
        memory_3_4 = values_4_3;
        memory_3_5 = values_5_3;
        memory_3_6 = values_6_3;
        memory_3_7 = values_7_3;
    }
    let t0 = (row + 1u) * seq_len; // mod.rs:297
    for (var token = row * seq_len; token < t0; token += 1u) {
        let t1 = gates[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:298
        let t2 = (token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k; // mod.rs:299
        var values_0 = 0.0f; // gdn.rs:191
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = load_qk(t2); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = load_qk(t2 + 1u); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = load_qk(t2 + 2u); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = load_qk(t2 + 3u); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = load_qk(t2 + 4u); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = load_qk(t2 + 5u); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = load_qk(t2 + 6u); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = load_qk(t2 + 7u); // gdn.rs:195
        }
        let t3 = values_0; // gdn.rs:198
        let t4 = values_1;
        let t5 = values_2;
        let t6 = values_3;
        let t7 = values_4;
        let t8 = values_5;
        let t9 = values_6;
        let t10 = values_7;
        let t11 = (token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k; // mod.rs:300
        var values_0_1 = 0.0f; // gdn.rs:191
        var values_1_1 = 0.0f;
        var values_2_1 = 0.0f;
        var values_3_1 = 0.0f;
        var values_4_1 = 0.0f;
        var values_5_1 = 0.0f;
        var values_6_1 = 0.0f;
        var values_7_1 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0_1 = load_qk(t11); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1_1 = load_qk(t11 + 1u); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2_1 = load_qk(t11 + 2u); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3_1 = load_qk(t11 + 3u); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4_1 = load_qk(t11 + 4u); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5_1 = load_qk(t11 + 5u); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6_1 = load_qk(t11 + 6u); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7_1 = load_qk(t11 + 7u); // gdn.rs:195
        }
        let t12 = values_0_1; // gdn.rs:198
        let t13 = values_1_1;
        let t14 = values_2_1;
        let t15 = values_3_1;
        let t16 = values_4_1;
        let t17 = values_5_1;
        let t18 = values_6_1;
        let t19 = values_7_1;
        let t20 = v[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u]; // mod.rs:301
        var results_0 = 0.0f; // mod.rs:302
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var recalled = 0.0f; // mod.rs:305
        memory_0_0 = bitcast<f32>(bitcast<u32>(memory_0_0 * t1.x) ^ hidden_zero); // mod.rs:308
        let t21 = recalled; // mod.rs:309
        let t22 = bitcast<f32>(bitcast<u32>(t21 + bitcast<f32>(bitcast<u32>(memory_0_0 * t12) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled = select(t21, t22, (0u < own_len)); // mod.rs:309
        memory_0_1 = bitcast<f32>(bitcast<u32>(memory_0_1 * t1.x) ^ hidden_zero); // mod.rs:308
        let t23 = recalled; // mod.rs:309
        let t24 = bitcast<f32>(bitcast<u32>(t23 + bitcast<f32>(bitcast<u32>(memory_0_1 * t13) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled = select(t23, t24, (1u < own_len)); // mod.rs:309
        memory_0_2 = bitcast<f32>(bitcast<u32>(memory_0_2 * t1.x) ^ hidden_zero); // mod.rs:308
        let t25 = recalled; // mod.rs:309
        let t26 = bitcast<f32>(bitcast<u32>(t25 + bitcast<f32>(bitcast<u32>(memory_0_2 * t14) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled = select(t25, t26, (2u < own_len)); // mod.rs:309
        memory_0_3 = bitcast<f32>(bitcast<u32>(memory_0_3 * t1.x) ^ hidden_zero); // mod.rs:308
        let t27 = recalled; // mod.rs:309
        let t28 = bitcast<f32>(bitcast<u32>(t27 + bitcast<f32>(bitcast<u32>(memory_0_3 * t15) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled = select(t27, t28, (3u < own_len)); // mod.rs:309
        memory_0_4 = bitcast<f32>(bitcast<u32>(memory_0_4 * t1.x) ^ hidden_zero); // mod.rs:308
        let t29 = recalled; // mod.rs:309
        let t30 = bitcast<f32>(bitcast<u32>(t29 + bitcast<f32>(bitcast<u32>(memory_0_4 * t16) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled = select(t29, t30, (4u < own_len)); // mod.rs:309
        memory_0_5 = bitcast<f32>(bitcast<u32>(memory_0_5 * t1.x) ^ hidden_zero); // mod.rs:308
        let t31 = recalled; // mod.rs:309
        let t32 = bitcast<f32>(bitcast<u32>(t31 + bitcast<f32>(bitcast<u32>(memory_0_5 * t17) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled = select(t31, t32, (5u < own_len)); // mod.rs:309
        memory_0_6 = bitcast<f32>(bitcast<u32>(memory_0_6 * t1.x) ^ hidden_zero); // mod.rs:308
        let t33 = recalled; // mod.rs:309
        let t34 = bitcast<f32>(bitcast<u32>(t33 + bitcast<f32>(bitcast<u32>(memory_0_6 * t18) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled = select(t33, t34, (6u < own_len)); // mod.rs:309
        memory_0_7 = bitcast<f32>(bitcast<u32>(memory_0_7 * t1.x) ^ hidden_zero); // mod.rs:308
        let t35 = recalled; // mod.rs:309
        let t36 = bitcast<f32>(bitcast<u32>(t35 + bitcast<f32>(bitcast<u32>(memory_0_7 * t19) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled = select(t35, t36, (7u < own_len)); // mod.rs:309
        let t37 = recalled; // mod.rs:311
        let t38 = subgroupShuffleXor(t37, 1u);
        let t39 = bitcast<f32>(bitcast<u32>(t37 + t38) ^ hidden_zero);
        let t40 = subgroupShuffleXor(t39, 2u);
        let t41 = bitcast<f32>(bitcast<u32>(t39 + t40) ^ hidden_zero);
        let t42 = subgroupShuffleXor(t41, 4u);
        let t43 = bitcast<f32>(bitcast<u32>(t41 + t42) ^ hidden_zero);
        let t44 = subgroupShuffleXor(t43, 8u);
        let t45 = bitcast<f32>(bitcast<u32>(t43 + t44) ^ hidden_zero);
        let t46 = subgroupShuffleXor(t45, 16u);
        let t47 = bitcast<u32>(decode_bf16(t20.x) - bitcast<f32>(bitcast<u32>(t45 + t46) ^ hidden_zero)) ^ hidden_zero;
        let delta = bitcast<f32>(bitcast<u32>(bitcast<f32>(t47) * t1.y) ^ hidden_zero);
        var sum = 0.0f; // mod.rs:312
        let t48 = bitcast<f32>(bitcast<u32>(memory_0_0 + bitcast<f32>(bitcast<u32>(t12 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits = bitcast<u32>(t48); // mod.rs:210
        memory_0_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:315
        let t49 = sum; // mod.rs:316
        let t50 = bitcast<f32>(bitcast<u32>(t49 + bitcast<f32>(bitcast<u32>(memory_0_0 * t3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = select(t49, t50, (0u < own_len)); // mod.rs:316
        let t51 = bitcast<f32>(bitcast<u32>(memory_0_1 + bitcast<f32>(bitcast<u32>(t13 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_1 = bitcast<u32>(t51); // mod.rs:210
        memory_0_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:315
        let t52 = sum; // mod.rs:316
        let t53 = bitcast<f32>(bitcast<u32>(t52 + bitcast<f32>(bitcast<u32>(memory_0_1 * t4) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = select(t52, t53, (1u < own_len)); // mod.rs:316
        let t54 = bitcast<f32>(bitcast<u32>(memory_0_2 + bitcast<f32>(bitcast<u32>(t14 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_2 = bitcast<u32>(t54); // mod.rs:210
        memory_0_2 = bitcast<f32>(select(bits_2, 0u, ((bits_2 & 2147483647u) < 226492416u))); // mod.rs:315
        let t55 = sum; // mod.rs:316
        let t56 = bitcast<f32>(bitcast<u32>(t55 + bitcast<f32>(bitcast<u32>(memory_0_2 * t5) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = select(t55, t56, (2u < own_len)); // mod.rs:316
        let t57 = bitcast<f32>(bitcast<u32>(memory_0_3 + bitcast<f32>(bitcast<u32>(t15 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_3 = bitcast<u32>(t57); // mod.rs:210
        memory_0_3 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:315
        let t58 = sum; // mod.rs:316
        let t59 = bitcast<f32>(bitcast<u32>(t58 + bitcast<f32>(bitcast<u32>(memory_0_3 * t6) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = select(t58, t59, (3u < own_len)); // mod.rs:316
        let t60 = bitcast<f32>(bitcast<u32>(memory_0_4 + bitcast<f32>(bitcast<u32>(t16 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_4 = bitcast<u32>(t60); // mod.rs:210
        memory_0_4 = bitcast<f32>(select(bits_4, 0u, ((bits_4 & 2147483647u) < 226492416u))); // mod.rs:315
        let t61 = sum; // mod.rs:316
        let t62 = bitcast<f32>(bitcast<u32>(t61 + bitcast<f32>(bitcast<u32>(memory_0_4 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = select(t61, t62, (4u < own_len)); // mod.rs:316
        let t63 = bitcast<f32>(bitcast<u32>(memory_0_5 + bitcast<f32>(bitcast<u32>(t17 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_5 = bitcast<u32>(t63); // mod.rs:210
        memory_0_5 = bitcast<f32>(select(bits_5, 0u, ((bits_5 & 2147483647u) < 226492416u))); // mod.rs:315
        let t64 = sum; // mod.rs:316
        let t65 = bitcast<f32>(bitcast<u32>(t64 + bitcast<f32>(bitcast<u32>(memory_0_5 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = select(t64, t65, (5u < own_len)); // mod.rs:316
        let t66 = bitcast<f32>(bitcast<u32>(memory_0_6 + bitcast<f32>(bitcast<u32>(t18 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_6 = bitcast<u32>(t66); // mod.rs:210
        memory_0_6 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:315
        let t67 = sum; // mod.rs:316
        let t68 = bitcast<f32>(bitcast<u32>(t67 + bitcast<f32>(bitcast<u32>(memory_0_6 * t9) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = select(t67, t68, (6u < own_len)); // mod.rs:316
        let t69 = bitcast<f32>(bitcast<u32>(memory_0_7 + bitcast<f32>(bitcast<u32>(t19 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_7 = bitcast<u32>(t69); // mod.rs:210
        memory_0_7 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:315
        let t70 = sum; // mod.rs:316
        let t71 = bitcast<f32>(bitcast<u32>(t70 + bitcast<f32>(bitcast<u32>(memory_0_7 * t10) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = select(t70, t71, (7u < own_len)); // mod.rs:316
        let t72 = sum; // mod.rs:318
        let t73 = subgroupShuffleXor(t72, 1u);
        let t74 = bitcast<f32>(bitcast<u32>(t72 + t73) ^ hidden_zero);
        let t75 = subgroupShuffleXor(t74, 2u);
        let t76 = bitcast<f32>(bitcast<u32>(t74 + t75) ^ hidden_zero);
        let t77 = subgroupShuffleXor(t76, 4u);
        let t78 = bitcast<f32>(bitcast<u32>(t76 + t77) ^ hidden_zero);
        let t79 = subgroupShuffleXor(t78, 8u);
        let t80 = bitcast<f32>(bitcast<u32>(t78 + t79) ^ hidden_zero);
        let t81 = subgroupShuffleXor(t80, 16u);
        let bits_8 = bitcast<u32>(t80 + t81); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_1 = 0.0f; // mod.rs:305
        memory_1_0 = bitcast<f32>(bitcast<u32>(memory_1_0 * t1.x) ^ hidden_zero); // mod.rs:308
        let t82 = recalled_1; // mod.rs:309
        let t83 = bitcast<f32>(bitcast<u32>(t82 + bitcast<f32>(bitcast<u32>(memory_1_0 * t12) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_1 = select(t82, t83, (0u < own_len)); // mod.rs:309
        memory_1_1 = bitcast<f32>(bitcast<u32>(memory_1_1 * t1.x) ^ hidden_zero); // mod.rs:308
        let t84 = recalled_1; // mod.rs:309
        let t85 = bitcast<f32>(bitcast<u32>(t84 + bitcast<f32>(bitcast<u32>(memory_1_1 * t13) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_1 = select(t84, t85, (1u < own_len)); // mod.rs:309
        memory_1_2 = bitcast<f32>(bitcast<u32>(memory_1_2 * t1.x) ^ hidden_zero); // mod.rs:308
        let t86 = recalled_1; // mod.rs:309
        let t87 = bitcast<f32>(bitcast<u32>(t86 + bitcast<f32>(bitcast<u32>(memory_1_2 * t14) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_1 = select(t86, t87, (2u < own_len)); // mod.rs:309
        memory_1_3 = bitcast<f32>(bitcast<u32>(memory_1_3 * t1.x) ^ hidden_zero); // mod.rs:308
        let t88 = recalled_1; // mod.rs:309
        let t89 = bitcast<f32>(bitcast<u32>(t88 + bitcast<f32>(bitcast<u32>(memory_1_3 * t15) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_1 = select(t88, t89, (3u < own_len)); // mod.rs:309
        memory_1_4 = bitcast<f32>(bitcast<u32>(memory_1_4 * t1.x) ^ hidden_zero); // mod.rs:308
        let t90 = recalled_1; // mod.rs:309
        let t91 = bitcast<f32>(bitcast<u32>(t90 + bitcast<f32>(bitcast<u32>(memory_1_4 * t16) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_1 = select(t90, t91, (4u < own_len)); // mod.rs:309
        memory_1_5 = bitcast<f32>(bitcast<u32>(memory_1_5 * t1.x) ^ hidden_zero); // mod.rs:308
        let t92 = recalled_1; // mod.rs:309
        let t93 = bitcast<f32>(bitcast<u32>(t92 + bitcast<f32>(bitcast<u32>(memory_1_5 * t17) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_1 = select(t92, t93, (5u < own_len)); // mod.rs:309
        memory_1_6 = bitcast<f32>(bitcast<u32>(memory_1_6 * t1.x) ^ hidden_zero); // mod.rs:308
        let t94 = recalled_1; // mod.rs:309
        let t95 = bitcast<f32>(bitcast<u32>(t94 + bitcast<f32>(bitcast<u32>(memory_1_6 * t18) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_1 = select(t94, t95, (6u < own_len)); // mod.rs:309
        memory_1_7 = bitcast<f32>(bitcast<u32>(memory_1_7 * t1.x) ^ hidden_zero); // mod.rs:308
        let t96 = recalled_1; // mod.rs:309
        let t97 = bitcast<f32>(bitcast<u32>(t96 + bitcast<f32>(bitcast<u32>(memory_1_7 * t19) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_1 = select(t96, t97, (7u < own_len)); // mod.rs:309
        let t98 = recalled_1; // mod.rs:311
        let t99 = subgroupShuffleXor(t98, 1u);
        let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
        let t101 = subgroupShuffleXor(t100, 2u);
        let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
        let t103 = subgroupShuffleXor(t102, 4u);
        let t104 = bitcast<f32>(bitcast<u32>(t102 + t103) ^ hidden_zero);
        let t105 = subgroupShuffleXor(t104, 8u);
        let t106 = bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero);
        let t107 = subgroupShuffleXor(t106, 16u);
        let t108 = bitcast<u32>(decode_bf16(t20.x >> 16u) - bitcast<f32>(bitcast<u32>(t106 + t107) ^ hidden_zero)) ^ hidden_zero;
        let delta_1 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t108) * t1.y) ^ hidden_zero);
        var sum_1 = 0.0f; // mod.rs:312
        let t109 = bitcast<f32>(bitcast<u32>(memory_1_0 + bitcast<f32>(bitcast<u32>(t12 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_9 = bitcast<u32>(t109); // mod.rs:210
        memory_1_0 = bitcast<f32>(select(bits_9, 0u, ((bits_9 & 2147483647u) < 226492416u))); // mod.rs:315
        let t110 = sum_1; // mod.rs:316
        let t111 = bitcast<f32>(bitcast<u32>(t110 + bitcast<f32>(bitcast<u32>(memory_1_0 * t3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = select(t110, t111, (0u < own_len)); // mod.rs:316
        let t112 = bitcast<f32>(bitcast<u32>(memory_1_1 + bitcast<f32>(bitcast<u32>(t13 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_10 = bitcast<u32>(t112); // mod.rs:210
        memory_1_1 = bitcast<f32>(select(bits_10, 0u, ((bits_10 & 2147483647u) < 226492416u))); // mod.rs:315
        let t113 = sum_1; // mod.rs:316
        let t114 = bitcast<f32>(bitcast<u32>(t113 + bitcast<f32>(bitcast<u32>(memory_1_1 * t4) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = select(t113, t114, (1u < own_len)); // mod.rs:316
        let t115 = bitcast<f32>(bitcast<u32>(memory_1_2 + bitcast<f32>(bitcast<u32>(t14 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_11 = bitcast<u32>(t115); // mod.rs:210
        memory_1_2 = bitcast<f32>(select(bits_11, 0u, ((bits_11 & 2147483647u) < 226492416u))); // mod.rs:315
        let t116 = sum_1; // mod.rs:316
        let t117 = bitcast<f32>(bitcast<u32>(t116 + bitcast<f32>(bitcast<u32>(memory_1_2 * t5) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = select(t116, t117, (2u < own_len)); // mod.rs:316
        let t118 = bitcast<f32>(bitcast<u32>(memory_1_3 + bitcast<f32>(bitcast<u32>(t15 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_12 = bitcast<u32>(t118); // mod.rs:210
        memory_1_3 = bitcast<f32>(select(bits_12, 0u, ((bits_12 & 2147483647u) < 226492416u))); // mod.rs:315
        let t119 = sum_1; // mod.rs:316
        let t120 = bitcast<f32>(bitcast<u32>(t119 + bitcast<f32>(bitcast<u32>(memory_1_3 * t6) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = select(t119, t120, (3u < own_len)); // mod.rs:316
        let t121 = bitcast<f32>(bitcast<u32>(memory_1_4 + bitcast<f32>(bitcast<u32>(t16 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_13 = bitcast<u32>(t121); // mod.rs:210
        memory_1_4 = bitcast<f32>(select(bits_13, 0u, ((bits_13 & 2147483647u) < 226492416u))); // mod.rs:315
        let t122 = sum_1; // mod.rs:316
        let t123 = bitcast<f32>(bitcast<u32>(t122 + bitcast<f32>(bitcast<u32>(memory_1_4 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = select(t122, t123, (4u < own_len)); // mod.rs:316
        let t124 = bitcast<f32>(bitcast<u32>(memory_1_5 + bitcast<f32>(bitcast<u32>(t17 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_14 = bitcast<u32>(t124); // mod.rs:210
        memory_1_5 = bitcast<f32>(select(bits_14, 0u, ((bits_14 & 2147483647u) < 226492416u))); // mod.rs:315
        let t125 = sum_1; // mod.rs:316
        let t126 = bitcast<f32>(bitcast<u32>(t125 + bitcast<f32>(bitcast<u32>(memory_1_5 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = select(t125, t126, (5u < own_len)); // mod.rs:316
        let t127 = bitcast<f32>(bitcast<u32>(memory_1_6 + bitcast<f32>(bitcast<u32>(t18 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_15 = bitcast<u32>(t127); // mod.rs:210
        memory_1_6 = bitcast<f32>(select(bits_15, 0u, ((bits_15 & 2147483647u) < 226492416u))); // mod.rs:315
        let t128 = sum_1; // mod.rs:316
        let t129 = bitcast<f32>(bitcast<u32>(t128 + bitcast<f32>(bitcast<u32>(memory_1_6 * t9) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = select(t128, t129, (6u < own_len)); // mod.rs:316
        let t130 = bitcast<f32>(bitcast<u32>(memory_1_7 + bitcast<f32>(bitcast<u32>(t19 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_16 = bitcast<u32>(t130); // mod.rs:210
        memory_1_7 = bitcast<f32>(select(bits_16, 0u, ((bits_16 & 2147483647u) < 226492416u))); // mod.rs:315
        let t131 = sum_1; // mod.rs:316
        let t132 = bitcast<f32>(bitcast<u32>(t131 + bitcast<f32>(bitcast<u32>(memory_1_7 * t10) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = select(t131, t132, (7u < own_len)); // mod.rs:316
        let t133 = sum_1; // mod.rs:318
        let t134 = subgroupShuffleXor(t133, 1u);
        let t135 = bitcast<f32>(bitcast<u32>(t133 + t134) ^ hidden_zero);
        let t136 = subgroupShuffleXor(t135, 2u);
        let t137 = bitcast<f32>(bitcast<u32>(t135 + t136) ^ hidden_zero);
        let t138 = subgroupShuffleXor(t137, 4u);
        let t139 = bitcast<f32>(bitcast<u32>(t137 + t138) ^ hidden_zero);
        let t140 = subgroupShuffleXor(t139, 8u);
        let t141 = bitcast<f32>(bitcast<u32>(t139 + t140) ^ hidden_zero);
        let t142 = subgroupShuffleXor(t141, 16u);
        let bits_17 = bitcast<u32>(t141 + t142); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_2 = 0.0f; // mod.rs:305
        memory_2_0 = bitcast<f32>(bitcast<u32>(memory_2_0 * t1.x) ^ hidden_zero); // mod.rs:308
        let t143 = recalled_2; // mod.rs:309
        let t144 = bitcast<f32>(bitcast<u32>(t143 + bitcast<f32>(bitcast<u32>(memory_2_0 * t12) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_2 = select(t143, t144, (0u < own_len)); // mod.rs:309
        memory_2_1 = bitcast<f32>(bitcast<u32>(memory_2_1 * t1.x) ^ hidden_zero); // mod.rs:308
        let t145 = recalled_2; // mod.rs:309
        let t146 = bitcast<f32>(bitcast<u32>(t145 + bitcast<f32>(bitcast<u32>(memory_2_1 * t13) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_2 = select(t145, t146, (1u < own_len)); // mod.rs:309
        memory_2_2 = bitcast<f32>(bitcast<u32>(memory_2_2 * t1.x) ^ hidden_zero); // mod.rs:308
        let t147 = recalled_2; // mod.rs:309
        let t148 = bitcast<f32>(bitcast<u32>(t147 + bitcast<f32>(bitcast<u32>(memory_2_2 * t14) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_2 = select(t147, t148, (2u < own_len)); // mod.rs:309
        memory_2_3 = bitcast<f32>(bitcast<u32>(memory_2_3 * t1.x) ^ hidden_zero); // mod.rs:308
        let t149 = recalled_2; // mod.rs:309
        let t150 = bitcast<f32>(bitcast<u32>(t149 + bitcast<f32>(bitcast<u32>(memory_2_3 * t15) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_2 = select(t149, t150, (3u < own_len)); // mod.rs:309
        memory_2_4 = bitcast<f32>(bitcast<u32>(memory_2_4 * t1.x) ^ hidden_zero); // mod.rs:308
        let t151 = recalled_2; // mod.rs:309
        let t152 = bitcast<f32>(bitcast<u32>(t151 + bitcast<f32>(bitcast<u32>(memory_2_4 * t16) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_2 = select(t151, t152, (4u < own_len)); // mod.rs:309
        memory_2_5 = bitcast<f32>(bitcast<u32>(memory_2_5 * t1.x) ^ hidden_zero); // mod.rs:308
        let t153 = recalled_2; // mod.rs:309
        let t154 = bitcast<f32>(bitcast<u32>(t153 + bitcast<f32>(bitcast<u32>(memory_2_5 * t17) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_2 = select(t153, t154, (5u < own_len)); // mod.rs:309
        memory_2_6 = bitcast<f32>(bitcast<u32>(memory_2_6 * t1.x) ^ hidden_zero); // mod.rs:308
        let t155 = recalled_2; // mod.rs:309
        let t156 = bitcast<f32>(bitcast<u32>(t155 + bitcast<f32>(bitcast<u32>(memory_2_6 * t18) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_2 = select(t155, t156, (6u < own_len)); // mod.rs:309
        memory_2_7 = bitcast<f32>(bitcast<u32>(memory_2_7 * t1.x) ^ hidden_zero); // mod.rs:308
        let t157 = recalled_2; // mod.rs:309
        let t158 = bitcast<f32>(bitcast<u32>(t157 + bitcast<f32>(bitcast<u32>(memory_2_7 * t19) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_2 = select(t157, t158, (7u < own_len)); // mod.rs:309
        let t159 = recalled_2; // mod.rs:311
        let t160 = subgroupShuffleXor(t159, 1u);
        let t161 = bitcast<f32>(bitcast<u32>(t159 + t160) ^ hidden_zero);
        let t162 = subgroupShuffleXor(t161, 2u);
        let t163 = bitcast<f32>(bitcast<u32>(t161 + t162) ^ hidden_zero);
        let t164 = subgroupShuffleXor(t163, 4u);
        let t165 = bitcast<f32>(bitcast<u32>(t163 + t164) ^ hidden_zero);
        let t166 = subgroupShuffleXor(t165, 8u);
        let t167 = bitcast<f32>(bitcast<u32>(t165 + t166) ^ hidden_zero);
        let t168 = subgroupShuffleXor(t167, 16u);
        let t169 = bitcast<u32>(decode_bf16(t20.y) - bitcast<f32>(bitcast<u32>(t167 + t168) ^ hidden_zero)) ^ hidden_zero;
        let delta_2 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t169) * t1.y) ^ hidden_zero);
        var sum_2 = 0.0f; // mod.rs:312
        let t170 = bitcast<f32>(bitcast<u32>(memory_2_0 + bitcast<f32>(bitcast<u32>(t12 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_18 = bitcast<u32>(t170); // mod.rs:210
        memory_2_0 = bitcast<f32>(select(bits_18, 0u, ((bits_18 & 2147483647u) < 226492416u))); // mod.rs:315
        let t171 = sum_2; // mod.rs:316
        let t172 = bitcast<f32>(bitcast<u32>(t171 + bitcast<f32>(bitcast<u32>(memory_2_0 * t3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = select(t171, t172, (0u < own_len)); // mod.rs:316
        let t173 = bitcast<f32>(bitcast<u32>(memory_2_1 + bitcast<f32>(bitcast<u32>(t13 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_19 = bitcast<u32>(t173); // mod.rs:210
        memory_2_1 = bitcast<f32>(select(bits_19, 0u, ((bits_19 & 2147483647u) < 226492416u))); // mod.rs:315
        let t174 = sum_2; // mod.rs:316
        let t175 = bitcast<f32>(bitcast<u32>(t174 + bitcast<f32>(bitcast<u32>(memory_2_1 * t4) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = select(t174, t175, (1u < own_len)); // mod.rs:316
        let t176 = bitcast<f32>(bitcast<u32>(memory_2_2 + bitcast<f32>(bitcast<u32>(t14 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_20 = bitcast<u32>(t176); // mod.rs:210
        memory_2_2 = bitcast<f32>(select(bits_20, 0u, ((bits_20 & 2147483647u) < 226492416u))); // mod.rs:315
        let t177 = sum_2; // mod.rs:316
        let t178 = bitcast<f32>(bitcast<u32>(t177 + bitcast<f32>(bitcast<u32>(memory_2_2 * t5) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = select(t177, t178, (2u < own_len)); // mod.rs:316
        let t179 = bitcast<f32>(bitcast<u32>(memory_2_3 + bitcast<f32>(bitcast<u32>(t15 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_21 = bitcast<u32>(t179); // mod.rs:210
        memory_2_3 = bitcast<f32>(select(bits_21, 0u, ((bits_21 & 2147483647u) < 226492416u))); // mod.rs:315
        let t180 = sum_2; // mod.rs:316
        let t181 = bitcast<f32>(bitcast<u32>(t180 + bitcast<f32>(bitcast<u32>(memory_2_3 * t6) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = select(t180, t181, (3u < own_len)); // mod.rs:316
        let t182 = bitcast<f32>(bitcast<u32>(memory_2_4 + bitcast<f32>(bitcast<u32>(t16 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_22 = bitcast<u32>(t182); // mod.rs:210
        memory_2_4 = bitcast<f32>(select(bits_22, 0u, ((bits_22 & 2147483647u) < 226492416u))); // mod.rs:315
        let t183 = sum_2; // mod.rs:316
        let t184 = bitcast<f32>(bitcast<u32>(t183 + bitcast<f32>(bitcast<u32>(memory_2_4 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = select(t183, t184, (4u < own_len)); // mod.rs:316
        let t185 = bitcast<f32>(bitcast<u32>(memory_2_5 + bitcast<f32>(bitcast<u32>(t17 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_23 = bitcast<u32>(t185); // mod.rs:210
        memory_2_5 = bitcast<f32>(select(bits_23, 0u, ((bits_23 & 2147483647u) < 226492416u))); // mod.rs:315
        let t186 = sum_2; // mod.rs:316
        let t187 = bitcast<f32>(bitcast<u32>(t186 + bitcast<f32>(bitcast<u32>(memory_2_5 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = select(t186, t187, (5u < own_len)); // mod.rs:316
        let t188 = bitcast<f32>(bitcast<u32>(memory_2_6 + bitcast<f32>(bitcast<u32>(t18 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_24 = bitcast<u32>(t188); // mod.rs:210
        memory_2_6 = bitcast<f32>(select(bits_24, 0u, ((bits_24 & 2147483647u) < 226492416u))); // mod.rs:315
        let t189 = sum_2; // mod.rs:316
        let t190 = bitcast<f32>(bitcast<u32>(t189 + bitcast<f32>(bitcast<u32>(memory_2_6 * t9) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = select(t189, t190, (6u < own_len)); // mod.rs:316
        let t191 = bitcast<f32>(bitcast<u32>(memory_2_7 + bitcast<f32>(bitcast<u32>(t19 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_25 = bitcast<u32>(t191); // mod.rs:210
        memory_2_7 = bitcast<f32>(select(bits_25, 0u, ((bits_25 & 2147483647u) < 226492416u))); // mod.rs:315
        let t192 = sum_2; // mod.rs:316
        let t193 = bitcast<f32>(bitcast<u32>(t192 + bitcast<f32>(bitcast<u32>(memory_2_7 * t10) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = select(t192, t193, (7u < own_len)); // mod.rs:316
        let t194 = sum_2; // mod.rs:318
        let t195 = subgroupShuffleXor(t194, 1u);
        let t196 = bitcast<f32>(bitcast<u32>(t194 + t195) ^ hidden_zero);
        let t197 = subgroupShuffleXor(t196, 2u);
        let t198 = bitcast<f32>(bitcast<u32>(t196 + t197) ^ hidden_zero);
        let t199 = subgroupShuffleXor(t198, 4u);
        let t200 = bitcast<f32>(bitcast<u32>(t198 + t199) ^ hidden_zero);
        let t201 = subgroupShuffleXor(t200, 8u);
        let t202 = bitcast<f32>(bitcast<u32>(t200 + t201) ^ hidden_zero);
        let t203 = subgroupShuffleXor(t202, 16u);
        let bits_26 = bitcast<u32>(t202 + t203); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_3 = 0.0f; // mod.rs:305
        memory_3_0 = bitcast<f32>(bitcast<u32>(memory_3_0 * t1.x) ^ hidden_zero); // mod.rs:308
        let t204 = recalled_3; // mod.rs:309
        let t205 = bitcast<f32>(bitcast<u32>(t204 + bitcast<f32>(bitcast<u32>(memory_3_0 * t12) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_3 = select(t204, t205, (0u < own_len)); // mod.rs:309
        memory_3_1 = bitcast<f32>(bitcast<u32>(memory_3_1 * t1.x) ^ hidden_zero); // mod.rs:308
        let t206 = recalled_3; // mod.rs:309
        let t207 = bitcast<f32>(bitcast<u32>(t206 + bitcast<f32>(bitcast<u32>(memory_3_1 * t13) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_3 = select(t206, t207, (1u < own_len)); // mod.rs:309
        memory_3_2 = bitcast<f32>(bitcast<u32>(memory_3_2 * t1.x) ^ hidden_zero); // mod.rs:308
        let t208 = recalled_3; // mod.rs:309
        let t209 = bitcast<f32>(bitcast<u32>(t208 + bitcast<f32>(bitcast<u32>(memory_3_2 * t14) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_3 = select(t208, t209, (2u < own_len)); // mod.rs:309
        memory_3_3 = bitcast<f32>(bitcast<u32>(memory_3_3 * t1.x) ^ hidden_zero); // mod.rs:308
        let t210 = recalled_3; // mod.rs:309
        let t211 = bitcast<f32>(bitcast<u32>(t210 + bitcast<f32>(bitcast<u32>(memory_3_3 * t15) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_3 = select(t210, t211, (3u < own_len)); // mod.rs:309
        memory_3_4 = bitcast<f32>(bitcast<u32>(memory_3_4 * t1.x) ^ hidden_zero); // mod.rs:308
        let t212 = recalled_3; // mod.rs:309
        let t213 = bitcast<f32>(bitcast<u32>(t212 + bitcast<f32>(bitcast<u32>(memory_3_4 * t16) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_3 = select(t212, t213, (4u < own_len)); // mod.rs:309
        memory_3_5 = bitcast<f32>(bitcast<u32>(memory_3_5 * t1.x) ^ hidden_zero); // mod.rs:308
        let t214 = recalled_3; // mod.rs:309
        let t215 = bitcast<f32>(bitcast<u32>(t214 + bitcast<f32>(bitcast<u32>(memory_3_5 * t17) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_3 = select(t214, t215, (5u < own_len)); // mod.rs:309
        memory_3_6 = bitcast<f32>(bitcast<u32>(memory_3_6 * t1.x) ^ hidden_zero); // mod.rs:308
        let t216 = recalled_3; // mod.rs:309
        let t217 = bitcast<f32>(bitcast<u32>(t216 + bitcast<f32>(bitcast<u32>(memory_3_6 * t18) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_3 = select(t216, t217, (6u < own_len)); // mod.rs:309
        memory_3_7 = bitcast<f32>(bitcast<u32>(memory_3_7 * t1.x) ^ hidden_zero); // mod.rs:308
        let t218 = recalled_3; // mod.rs:309
        let t219 = bitcast<f32>(bitcast<u32>(t218 + bitcast<f32>(bitcast<u32>(memory_3_7 * t19) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        recalled_3 = select(t218, t219, (7u < own_len)); // mod.rs:309
        let t220 = recalled_3; // mod.rs:311
        let t221 = subgroupShuffleXor(t220, 1u);
        let t222 = bitcast<f32>(bitcast<u32>(t220 + t221) ^ hidden_zero);
        let t223 = subgroupShuffleXor(t222, 2u);
        let t224 = bitcast<f32>(bitcast<u32>(t222 + t223) ^ hidden_zero);
        let t225 = subgroupShuffleXor(t224, 4u);
        let t226 = bitcast<f32>(bitcast<u32>(t224 + t225) ^ hidden_zero);
        let t227 = subgroupShuffleXor(t226, 8u);
        let t228 = bitcast<f32>(bitcast<u32>(t226 + t227) ^ hidden_zero);
        let t229 = subgroupShuffleXor(t228, 16u);
        let t230 = bitcast<u32>(decode_bf16(t20.y >> 16u) - bitcast<f32>(bitcast<u32>(t228 + t229) ^ hidden_zero)) ^ hidden_zero;
        let delta_3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t230) * t1.y) ^ hidden_zero);
        var sum_3 = 0.0f; // mod.rs:312
        let t231 = bitcast<f32>(bitcast<u32>(memory_3_0 + bitcast<f32>(bitcast<u32>(t12 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_27 = bitcast<u32>(t231); // mod.rs:210
        memory_3_0 = bitcast<f32>(select(bits_27, 0u, ((bits_27 & 2147483647u) < 226492416u))); // mod.rs:315
        let t232 = sum_3; // mod.rs:316
        let t233 = bitcast<f32>(bitcast<u32>(t232 + bitcast<f32>(bitcast<u32>(memory_3_0 * t3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = select(t232, t233, (0u < own_len)); // mod.rs:316
        let t234 = bitcast<f32>(bitcast<u32>(memory_3_1 + bitcast<f32>(bitcast<u32>(t13 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_28 = bitcast<u32>(t234); // mod.rs:210
        memory_3_1 = bitcast<f32>(select(bits_28, 0u, ((bits_28 & 2147483647u) < 226492416u))); // mod.rs:315
        let t235 = sum_3; // mod.rs:316
        let t236 = bitcast<f32>(bitcast<u32>(t235 + bitcast<f32>(bitcast<u32>(memory_3_1 * t4) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = select(t235, t236, (1u < own_len)); // mod.rs:316
        let t237 = bitcast<f32>(bitcast<u32>(memory_3_2 + bitcast<f32>(bitcast<u32>(t14 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_29 = bitcast<u32>(t237); // mod.rs:210
        memory_3_2 = bitcast<f32>(select(bits_29, 0u, ((bits_29 & 2147483647u) < 226492416u))); // mod.rs:315
        let t238 = sum_3; // mod.rs:316
        let t239 = bitcast<f32>(bitcast<u32>(t238 + bitcast<f32>(bitcast<u32>(memory_3_2 * t5) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = select(t238, t239, (2u < own_len)); // mod.rs:316
        let t240 = bitcast<f32>(bitcast<u32>(memory_3_3 + bitcast<f32>(bitcast<u32>(t15 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_30 = bitcast<u32>(t240); // mod.rs:210
        memory_3_3 = bitcast<f32>(select(bits_30, 0u, ((bits_30 & 2147483647u) < 226492416u))); // mod.rs:315
        let t241 = sum_3; // mod.rs:316
        let t242 = bitcast<f32>(bitcast<u32>(t241 + bitcast<f32>(bitcast<u32>(memory_3_3 * t6) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = select(t241, t242, (3u < own_len)); // mod.rs:316
        let t243 = bitcast<f32>(bitcast<u32>(memory_3_4 + bitcast<f32>(bitcast<u32>(t16 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_31 = bitcast<u32>(t243); // mod.rs:210
        memory_3_4 = bitcast<f32>(select(bits_31, 0u, ((bits_31 & 2147483647u) < 226492416u))); // mod.rs:315
        let t244 = sum_3; // mod.rs:316
        let t245 = bitcast<f32>(bitcast<u32>(t244 + bitcast<f32>(bitcast<u32>(memory_3_4 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = select(t244, t245, (4u < own_len)); // mod.rs:316
        let t246 = bitcast<f32>(bitcast<u32>(memory_3_5 + bitcast<f32>(bitcast<u32>(t17 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_32 = bitcast<u32>(t246); // mod.rs:210
        memory_3_5 = bitcast<f32>(select(bits_32, 0u, ((bits_32 & 2147483647u) < 226492416u))); // mod.rs:315
        let t247 = sum_3; // mod.rs:316
        let t248 = bitcast<f32>(bitcast<u32>(t247 + bitcast<f32>(bitcast<u32>(memory_3_5 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = select(t247, t248, (5u < own_len)); // mod.rs:316
        let t249 = bitcast<f32>(bitcast<u32>(memory_3_6 + bitcast<f32>(bitcast<u32>(t18 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_33 = bitcast<u32>(t249); // mod.rs:210
        memory_3_6 = bitcast<f32>(select(bits_33, 0u, ((bits_33 & 2147483647u) < 226492416u))); // mod.rs:315
        let t250 = sum_3; // mod.rs:316
        let t251 = bitcast<f32>(bitcast<u32>(t250 + bitcast<f32>(bitcast<u32>(memory_3_6 * t9) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = select(t250, t251, (6u < own_len)); // mod.rs:316
        let t252 = bitcast<f32>(bitcast<u32>(memory_3_7 + bitcast<f32>(bitcast<u32>(t19 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_34 = bitcast<u32>(t252); // mod.rs:210
        memory_3_7 = bitcast<f32>(select(bits_34, 0u, ((bits_34 & 2147483647u) < 226492416u))); // mod.rs:315
        let t253 = sum_3; // mod.rs:316
        let t254 = bitcast<f32>(bitcast<u32>(t253 + bitcast<f32>(bitcast<u32>(memory_3_7 * t10) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = select(t253, t254, (7u < own_len)); // mod.rs:316
        let t255 = sum_3; // mod.rs:318
        let t256 = subgroupShuffleXor(t255, 1u);
        let t257 = bitcast<f32>(bitcast<u32>(t255 + t256) ^ hidden_zero);
        let t258 = subgroupShuffleXor(t257, 2u);
        let t259 = bitcast<f32>(bitcast<u32>(t257 + t258) ^ hidden_zero);
        let t260 = subgroupShuffleXor(t259, 4u);
        let t261 = bitcast<f32>(bitcast<u32>(t259 + t260) ^ hidden_zero);
        let t262 = subgroupShuffleXor(t261, 8u);
        let t263 = bitcast<f32>(bitcast<u32>(t261 + t262) ^ hidden_zero);
        let t264 = subgroupShuffleXor(t263, 16u);
        let bits_35 = bitcast<u32>(t263 + t264); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u))); // mod.rs:318
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:320
            let t265 = vec2<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // mod.rs:321
            y[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u] = t265;
        }
    }
    if (slot < imm.n_slots) { // mod.rs:324
        if (is_inside) { // mod.rs:325
            let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0 = 0.0f; // mod.rs:329
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            values_0 = memory_0_0; // mod.rs:332
            values_1 = memory_0_1;
            values_2 = memory_0_2;
            values_3 = memory_0_3;
            values_4 = memory_0_4;
            values_5 = memory_0_5;
            values_6 = memory_0_6;
            values_7 = memory_0_7;
            let t266 = values_0; // mod.rs:334
            let t267 = values_1;
            let t268 = values_2;
            let t269 = values_3;
            let t270 = values_4;
            let t271 = values_5;
            let t272 = values_6;
            let t273 = values_7;
            if (0u < own_len) { // gdn.rs:217
                state[place] = t266; // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                state[place + 1u] = t267; // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                state[place + 2u] = t268; // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                state[place + 3u] = t269; // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                state[place + 4u] = t270; // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                state[place + 5u] = t271; // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                state[place + 6u] = t272; // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                state[place + 7u] = t273; // gdn.rs:218
            }
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_1 = 0.0f; // mod.rs:329
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            var values_4_1 = 0.0f;
            var values_5_1 = 0.0f;
            var values_6_1 = 0.0f;
            var values_7_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:332
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            values_4_1 = memory_1_4;
            values_5_1 = memory_1_5;
            values_6_1 = memory_1_6;
            values_7_1 = memory_1_7;
            let t274 = values_0_1; // mod.rs:334
            let t275 = values_1_1;
            let t276 = values_2_1;
            let t277 = values_3_1;
            let t278 = values_4_1;
            let t279 = values_5_1;
            let t280 = values_6_1;
            let t281 = values_7_1;
            if (0u < own_len) { // gdn.rs:217
                state[place_1] = t274; // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                state[place_1 + 1u] = t275; // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                state[place_1 + 2u] = t276; // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                state[place_1 + 3u] = t277; // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                state[place_1 + 4u] = t278; // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                state[place_1 + 5u] = t279; // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                state[place_1 + 6u] = t280; // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                state[place_1 + 7u] = t281; // gdn.rs:218
            }
            let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_2 = 0.0f; // mod.rs:329
            var values_1_2 = 0.0f;
            var values_2_2 = 0.0f;
            var values_3_2 = 0.0f;
            var values_4_2 = 0.0f;
            var values_5_2 = 0.0f;
            var values_6_2 = 0.0f;
            var values_7_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:332
            values_1_2 = memory_2_1;
            values_2_2 = memory_2_2;
            values_3_2 = memory_2_3;
            values_4_2 = memory_2_4;
            values_5_2 = memory_2_5;
            values_6_2 = memory_2_6;
            values_7_2 = memory_2_7;
            let t282 = values_0_2; // mod.rs:334
            let t283 = values_1_2;
            let t284 = values_2_2;
            let t285 = values_3_2;
            let t286 = values_4_2;
            let t287 = values_5_2;
            let t288 = values_6_2;
            let t289 = values_7_2;
            if (0u < own_len) { // gdn.rs:217
                state[place_2] = t282; // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                state[place_2 + 1u] = t283; // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                state[place_2 + 2u] = t284; // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                state[place_2 + 3u] = t285; // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                state[place_2 + 4u] = t286; // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                state[place_2 + 5u] = t287; // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                state[place_2 + 6u] = t288; // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                state[place_2 + 7u] = t289; // gdn.rs:218
            }
            let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_3 = 0.0f; // mod.rs:329
            var values_1_3 = 0.0f;
            var values_2_3 = 0.0f;
            var values_3_3 = 0.0f;
            var values_4_3 = 0.0f;
            var values_5_3 = 0.0f;
            var values_6_3 = 0.0f;
            var values_7_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:332
            values_1_3 = memory_3_1;
            values_2_3 = memory_3_2;
            values_3_3 = memory_3_3;
            values_4_3 = memory_3_4;
            values_5_3 = memory_3_5;
            values_6_3 = memory_3_6;
            values_7_3 = memory_3_7;
            let t290 = values_0_3; // mod.rs:334
            let t291 = values_1_3;
            let t292 = values_2_3;
            let t293 = values_3_3;
            let t294 = values_4_3;
            let t295 = values_5_3;
            let t296 = values_6_3;
            let t297 = values_7_3;
            if (0u < own_len) { // gdn.rs:217
                state[place_3] = t290; // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                state[place_3 + 1u] = t291; // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                state[place_3 + 2u] = t292; // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                state[place_3 + 3u] = t293; // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                state[place_3 + 4u] = t294; // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                state[place_3 + 5u] = t295; // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                state[place_3 + 6u] = t296; // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                state[place_3 + 7u] = t297; // gdn.rs:218
            }
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t298 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t299 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t298; pair += t299) {
            let channel = pair * 2u; // mod.rs:235
            var kept_0_0 = 0.0f; // mod.rs:236
            var kept_0_1 = 0.0f;
            var kept_1_0 = 0.0f;
            var kept_1_1 = 0.0f;
            var kept_2_0 = 0.0f;
            var kept_2_1 = 0.0f;
            if (seq_len >= 3u) { // mod.rs:241
                let token = row * seq_len + (seq_len - 3u); // mod.rs:242
                kept_0_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_0_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t300 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t301 = conv_state[t300 >> 1u];
                kept_0_0 = decode_bf16(t301); // mod.rs:247
                kept_0_1 = decode_bf16(t301 >> 16u); // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_1_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t302 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t303 = conv_state[t302 >> 1u];
                kept_1_0 = decode_bf16(t303); // mod.rs:247
                kept_1_1 = decode_bf16(t303 >> 16u); // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_2_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t304 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t305 = conv_state[t304 >> 1u];
                kept_2_0 = decode_bf16(t305); // mod.rs:247
                kept_2_1 = decode_bf16(t305 >> 16u); // mod.rs:248
            }
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = encode_bf16(kept_0_0) | (encode_bf16(kept_0_1) << 16u); // mod.rs:253
            let t306 = ((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t306] = encode_bf16(kept_1_0) | (encode_bf16(kept_1_1) << 16u);
            let t307 = ((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t307] = encode_bf16(kept_2_0) | (encode_bf16(kept_2_1) << 16u);
        }
    }
}
