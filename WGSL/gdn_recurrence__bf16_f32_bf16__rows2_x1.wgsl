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
@group(0) @binding(2) var<storage, read> v: array<u32>;
@group(0) @binding(3) var<storage, read> gates: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> slots: array<u32>;
@group(0) @binding(5) var<storage, read_write> state: array<f32>;
@group(0) @binding(6) var<storage, read_write> conv_state: array<u32>;
@group(0) @binding(7) var<storage, read_write> y: array<u32>;

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
fn gdn_recurrence__bf16_f32_bf16__rows2_x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.z; // mod.rs:272
    let head = workgroup_id.y; // mod.rs:273
    let slot = slots[row]; // mod.rs:274
    let seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:275
    let n_k_heads = imm.n_qk_heads / 2u; // mod.rs:276
    let k_head = div_u32(head, div_u32(imm.n_v_heads, n_k_heads)); // mod.rs:277
    let own_len = imm.head_k_dim / 32u; // mod.rs:278
    let first_k = (local_invocation_index & 31u) * own_len; // mod.rs:279
    let wanted = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // mod.rs:281
    let is_inside = wanted < imm.head_v_dim; // mod.rs:282
    let first_row = min_u32(wanted, imm.head_v_dim - 2u); // mod.rs:283
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
        let t20 = v[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u]; // mod.rs:301
        var results_0 = 0.0f; // mod.rs:302
        var results_1 = 0.0f;
        var recalled = 0.0f; // mod.rs:305
        memory_0_0 = memory_0_0 * t1.x; // mod.rs:308
        let t21 = recalled; // mod.rs:309
        recalled = select(t21, t21 + memory_0_0 * t12, (0u < own_len));
        memory_0_1 = memory_0_1 * t1.x; // mod.rs:308
        let t22 = recalled; // mod.rs:309
        recalled = select(t22, t22 + memory_0_1 * t13, (1u < own_len));
        memory_0_2 = memory_0_2 * t1.x; // mod.rs:308
        let t23 = recalled; // mod.rs:309
        recalled = select(t23, t23 + memory_0_2 * t14, (2u < own_len));
        memory_0_3 = memory_0_3 * t1.x; // mod.rs:308
        let t24 = recalled; // mod.rs:309
        recalled = select(t24, t24 + memory_0_3 * t15, (3u < own_len));
        memory_0_4 = memory_0_4 * t1.x; // mod.rs:308
        let t25 = recalled; // mod.rs:309
        recalled = select(t25, t25 + memory_0_4 * t16, (4u < own_len));
        memory_0_5 = memory_0_5 * t1.x; // mod.rs:308
        let t26 = recalled; // mod.rs:309
        recalled = select(t26, t26 + memory_0_5 * t17, (5u < own_len));
        memory_0_6 = memory_0_6 * t1.x; // mod.rs:308
        let t27 = recalled; // mod.rs:309
        recalled = select(t27, t27 + memory_0_6 * t18, (6u < own_len));
        memory_0_7 = memory_0_7 * t1.x; // mod.rs:308
        let t28 = recalled; // mod.rs:309
        recalled = select(t28, t28 + memory_0_7 * t19, (7u < own_len));
        let t29 = reduce_add_f32(recalled); // mod.rs:311
        let delta = (decode_bf16(t20) - t29) * t1.y;
        var sum = 0.0f; // mod.rs:312
        let bits = bitcast<u32>(memory_0_0 + t12 * delta); // mod.rs:210
        memory_0_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:315
        let t30 = sum; // mod.rs:316
        sum = select(t30, t30 + memory_0_0 * t3, (0u < own_len));
        let bits_1 = bitcast<u32>(memory_0_1 + t13 * delta); // mod.rs:210
        memory_0_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:315
        let t31 = sum; // mod.rs:316
        sum = select(t31, t31 + memory_0_1 * t4, (1u < own_len));
        let bits_2 = bitcast<u32>(memory_0_2 + t14 * delta); // mod.rs:210
        memory_0_2 = bitcast<f32>(select(bits_2, 0u, ((bits_2 & 2147483647u) < 226492416u))); // mod.rs:315
        let t32 = sum; // mod.rs:316
        sum = select(t32, t32 + memory_0_2 * t5, (2u < own_len));
        let bits_3 = bitcast<u32>(memory_0_3 + t15 * delta); // mod.rs:210
        memory_0_3 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:315
        let t33 = sum; // mod.rs:316
        sum = select(t33, t33 + memory_0_3 * t6, (3u < own_len));
        let bits_4 = bitcast<u32>(memory_0_4 + t16 * delta); // mod.rs:210
        memory_0_4 = bitcast<f32>(select(bits_4, 0u, ((bits_4 & 2147483647u) < 226492416u))); // mod.rs:315
        let t34 = sum; // mod.rs:316
        sum = select(t34, t34 + memory_0_4 * t7, (4u < own_len));
        let bits_5 = bitcast<u32>(memory_0_5 + t17 * delta); // mod.rs:210
        memory_0_5 = bitcast<f32>(select(bits_5, 0u, ((bits_5 & 2147483647u) < 226492416u))); // mod.rs:315
        let t35 = sum; // mod.rs:316
        sum = select(t35, t35 + memory_0_5 * t8, (5u < own_len));
        let bits_6 = bitcast<u32>(memory_0_6 + t18 * delta); // mod.rs:210
        memory_0_6 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:315
        let t36 = sum; // mod.rs:316
        sum = select(t36, t36 + memory_0_6 * t9, (6u < own_len));
        let bits_7 = bitcast<u32>(memory_0_7 + t19 * delta); // mod.rs:210
        memory_0_7 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:315
        let t37 = sum; // mod.rs:316
        sum = select(t37, t37 + memory_0_7 * t10, (7u < own_len));
        let t38 = reduce_add_f32(sum); // mod.rs:318
        let bits_8 = bitcast<u32>(t38); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_1 = 0.0f; // mod.rs:305
        memory_1_0 = memory_1_0 * t1.x; // mod.rs:308
        let t39 = recalled_1; // mod.rs:309
        recalled_1 = select(t39, t39 + memory_1_0 * t12, (0u < own_len));
        memory_1_1 = memory_1_1 * t1.x; // mod.rs:308
        let t40 = recalled_1; // mod.rs:309
        recalled_1 = select(t40, t40 + memory_1_1 * t13, (1u < own_len));
        memory_1_2 = memory_1_2 * t1.x; // mod.rs:308
        let t41 = recalled_1; // mod.rs:309
        recalled_1 = select(t41, t41 + memory_1_2 * t14, (2u < own_len));
        memory_1_3 = memory_1_3 * t1.x; // mod.rs:308
        let t42 = recalled_1; // mod.rs:309
        recalled_1 = select(t42, t42 + memory_1_3 * t15, (3u < own_len));
        memory_1_4 = memory_1_4 * t1.x; // mod.rs:308
        let t43 = recalled_1; // mod.rs:309
        recalled_1 = select(t43, t43 + memory_1_4 * t16, (4u < own_len));
        memory_1_5 = memory_1_5 * t1.x; // mod.rs:308
        let t44 = recalled_1; // mod.rs:309
        recalled_1 = select(t44, t44 + memory_1_5 * t17, (5u < own_len));
        memory_1_6 = memory_1_6 * t1.x; // mod.rs:308
        let t45 = recalled_1; // mod.rs:309
        recalled_1 = select(t45, t45 + memory_1_6 * t18, (6u < own_len));
        memory_1_7 = memory_1_7 * t1.x; // mod.rs:308
        let t46 = recalled_1; // mod.rs:309
        recalled_1 = select(t46, t46 + memory_1_7 * t19, (7u < own_len));
        let t47 = reduce_add_f32(recalled_1); // mod.rs:311
        let delta_1 = (decode_bf16(t20 >> 16u) - t47) * t1.y;
        var sum_1 = 0.0f; // mod.rs:312
        let bits_9 = bitcast<u32>(memory_1_0 + t12 * delta_1); // mod.rs:210
        memory_1_0 = bitcast<f32>(select(bits_9, 0u, ((bits_9 & 2147483647u) < 226492416u))); // mod.rs:315
        let t48 = sum_1; // mod.rs:316
        sum_1 = select(t48, t48 + memory_1_0 * t3, (0u < own_len));
        let bits_10 = bitcast<u32>(memory_1_1 + t13 * delta_1); // mod.rs:210
        memory_1_1 = bitcast<f32>(select(bits_10, 0u, ((bits_10 & 2147483647u) < 226492416u))); // mod.rs:315
        let t49 = sum_1; // mod.rs:316
        sum_1 = select(t49, t49 + memory_1_1 * t4, (1u < own_len));
        let bits_11 = bitcast<u32>(memory_1_2 + t14 * delta_1); // mod.rs:210
        memory_1_2 = bitcast<f32>(select(bits_11, 0u, ((bits_11 & 2147483647u) < 226492416u))); // mod.rs:315
        let t50 = sum_1; // mod.rs:316
        sum_1 = select(t50, t50 + memory_1_2 * t5, (2u < own_len));
        let bits_12 = bitcast<u32>(memory_1_3 + t15 * delta_1); // mod.rs:210
        memory_1_3 = bitcast<f32>(select(bits_12, 0u, ((bits_12 & 2147483647u) < 226492416u))); // mod.rs:315
        let t51 = sum_1; // mod.rs:316
        sum_1 = select(t51, t51 + memory_1_3 * t6, (3u < own_len));
        let bits_13 = bitcast<u32>(memory_1_4 + t16 * delta_1); // mod.rs:210
        memory_1_4 = bitcast<f32>(select(bits_13, 0u, ((bits_13 & 2147483647u) < 226492416u))); // mod.rs:315
        let t52 = sum_1; // mod.rs:316
        sum_1 = select(t52, t52 + memory_1_4 * t7, (4u < own_len));
        let bits_14 = bitcast<u32>(memory_1_5 + t17 * delta_1); // mod.rs:210
        memory_1_5 = bitcast<f32>(select(bits_14, 0u, ((bits_14 & 2147483647u) < 226492416u))); // mod.rs:315
        let t53 = sum_1; // mod.rs:316
        sum_1 = select(t53, t53 + memory_1_5 * t8, (5u < own_len));
        let bits_15 = bitcast<u32>(memory_1_6 + t18 * delta_1); // mod.rs:210
        memory_1_6 = bitcast<f32>(select(bits_15, 0u, ((bits_15 & 2147483647u) < 226492416u))); // mod.rs:315
        let t54 = sum_1; // mod.rs:316
        sum_1 = select(t54, t54 + memory_1_6 * t9, (6u < own_len));
        let bits_16 = bitcast<u32>(memory_1_7 + t19 * delta_1); // mod.rs:210
        memory_1_7 = bitcast<f32>(select(bits_16, 0u, ((bits_16 & 2147483647u) < 226492416u))); // mod.rs:315
        let t55 = sum_1; // mod.rs:316
        sum_1 = select(t55, t55 + memory_1_7 * t10, (7u < own_len));
        let t56 = reduce_add_f32(sum_1); // mod.rs:318
        let bits_17 = bitcast<u32>(t56); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // mod.rs:318
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:320
            y[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u] = encode_bf16(results_0) | (encode_bf16(results_1) << 16u); // mod.rs:321
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
            let t57 = values_0; // mod.rs:334
            let t58 = values_1;
            let t59 = values_2;
            let t60 = values_3;
            let t61 = values_4;
            let t62 = values_5;
            let t63 = values_6;
            let t64 = values_7;
            if (0u < own_len) { // gdn.rs:217
                state[place] = t57; // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                state[place + 1u] = t58; // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                state[place + 2u] = t59; // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                state[place + 3u] = t60; // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                state[place + 4u] = t61; // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                state[place + 5u] = t62; // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                state[place + 6u] = t63; // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                state[place + 7u] = t64; // gdn.rs:218
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
            let t65 = values_0_1; // mod.rs:334
            let t66 = values_1_1;
            let t67 = values_2_1;
            let t68 = values_3_1;
            let t69 = values_4_1;
            let t70 = values_5_1;
            let t71 = values_6_1;
            let t72 = values_7_1;
            if (0u < own_len) { // gdn.rs:217
                state[place_1] = t65; // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                state[place_1 + 1u] = t66; // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                state[place_1 + 2u] = t67; // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                state[place_1 + 3u] = t68; // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                state[place_1 + 4u] = t69; // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                state[place_1 + 5u] = t70; // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                state[place_1 + 6u] = t71; // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                state[place_1 + 7u] = t72; // gdn.rs:218
            }
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t73 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t74 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t73; pair += t74) {
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
                let t75 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t76 = conv_state[t75 >> 1u];
                kept_0_0 = decode_bf16(t76); // mod.rs:247
                kept_0_1 = decode_bf16(t76 >> 16u); // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_1_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t77 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t78 = conv_state[t77 >> 1u];
                kept_1_0 = decode_bf16(t78); // mod.rs:247
                kept_1_1 = decode_bf16(t78 >> 16u); // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_2_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t79 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t80 = conv_state[t79 >> 1u];
                kept_2_0 = decode_bf16(t80); // mod.rs:247
                kept_2_1 = decode_bf16(t80 >> 16u); // mod.rs:248
            }
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = encode_bf16(kept_0_0) | (encode_bf16(kept_0_1) << 16u); // mod.rs:253
            let t81 = ((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t81] = encode_bf16(kept_1_0) | (encode_bf16(kept_1_1) << 16u);
            let t82 = ((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t82] = encode_bf16(kept_2_0) | (encode_bf16(kept_2_1) << 16u);
        }
    }
}
