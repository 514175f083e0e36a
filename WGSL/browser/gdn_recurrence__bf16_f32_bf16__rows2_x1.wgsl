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
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // mod.rs:259
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
        let t47 = bitcast<u32>(decode_bf16(t20) - bitcast<f32>(bitcast<u32>(t45 + t46) ^ hidden_zero)) ^ hidden_zero;
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
        let t108 = bitcast<u32>(decode_bf16(t20 >> 16u) - bitcast<f32>(bitcast<u32>(t106 + t107) ^ hidden_zero)) ^ hidden_zero;
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
            let t143 = values_0; // mod.rs:334
            let t144 = values_1;
            let t145 = values_2;
            let t146 = values_3;
            let t147 = values_4;
            let t148 = values_5;
            let t149 = values_6;
            let t150 = values_7;
            if (0u < own_len) { // gdn.rs:217
                state[place] = t143; // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                state[place + 1u] = t144; // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                state[place + 2u] = t145; // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                state[place + 3u] = t146; // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                state[place + 4u] = t147; // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                state[place + 5u] = t148; // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                state[place + 6u] = t149; // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                state[place + 7u] = t150; // gdn.rs:218
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
            let t151 = values_0_1; // mod.rs:334
            let t152 = values_1_1;
            let t153 = values_2_1;
            let t154 = values_3_1;
            let t155 = values_4_1;
            let t156 = values_5_1;
            let t157 = values_6_1;
            let t158 = values_7_1;
            if (0u < own_len) { // gdn.rs:217
                state[place_1] = t151; // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                state[place_1 + 1u] = t152; // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                state[place_1 + 2u] = t153; // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                state[place_1 + 3u] = t154; // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                state[place_1 + 4u] = t155; // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                state[place_1 + 5u] = t156; // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                state[place_1 + 6u] = t157; // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                state[place_1 + 7u] = t158; // gdn.rs:218
            }
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t159 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t160 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t159; pair += t160) {
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
                let t161 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t162 = conv_state[t161 >> 1u];
                kept_0_0 = decode_bf16(t162); // mod.rs:247
                kept_0_1 = decode_bf16(t162 >> 16u); // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_1_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t163 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t164 = conv_state[t163 >> 1u];
                kept_1_0 = decode_bf16(t164); // mod.rs:247
                kept_1_1 = decode_bf16(t164 >> 16u); // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_2_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t165 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t166 = conv_state[t165 >> 1u];
                kept_2_0 = decode_bf16(t166); // mod.rs:247
                kept_2_1 = decode_bf16(t166 >> 16u); // mod.rs:248
            }
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = encode_bf16(kept_0_0) | (encode_bf16(kept_0_1) << 16u); // mod.rs:253
            let t167 = ((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t167] = encode_bf16(kept_1_0) | (encode_bf16(kept_1_1) << 16u);
            let t168 = ((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t168] = encode_bf16(kept_2_0) | (encode_bf16(kept_2_1) << 16u);
        }
    }
}
