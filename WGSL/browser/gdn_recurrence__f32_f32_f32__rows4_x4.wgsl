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
@group(0) @binding(0) var<storage, read> qkv: array<f32>;
@group(0) @binding(1) var<storage, read> qk: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> v: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> gates: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> slots: array<u32>;
@group(0) @binding(5) var<storage, read_write> state: array<vec4<f32>>;
@group(0) @binding(6) var<storage, read_write> conv_state: array<vec2<f32>>;
@group(0) @binding(7) var<storage, read_write> y: array<vec4<f32>>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

@compute @workgroup_size(256, 1, 1)
fn gdn_recurrence__f32_f32_f32__rows4_x4(
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
    var memory_1_0 = f32_from_bits(0x7fc00000u);
    var memory_1_1 = f32_from_bits(0x7fc00000u);
    var memory_1_2 = f32_from_bits(0x7fc00000u);
    var memory_1_3 = f32_from_bits(0x7fc00000u);
    var memory_2_0 = f32_from_bits(0x7fc00000u);
    var memory_2_1 = f32_from_bits(0x7fc00000u);
    var memory_2_2 = f32_from_bits(0x7fc00000u);
    var memory_2_3 = f32_from_bits(0x7fc00000u);
    var memory_3_0 = f32_from_bits(0x7fc00000u);
    var memory_3_1 = f32_from_bits(0x7fc00000u);
    var memory_3_2 = f32_from_bits(0x7fc00000u);
    var memory_3_3 = f32_from_bits(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:286
        let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:289
        let t0 = state[place >> 2u]; // gdn.rs:200
        memory_0_0 = t0.x; // mod.rs:293
        memory_0_1 = t0.y;
        memory_0_2 = t0.z;
        memory_0_3 = t0.w;
        let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:289
        let t1 = state[place_1 >> 2u]; // gdn.rs:200
        memory_1_0 = t1.x; // mod.rs:293
        memory_1_1 = t1.y;
        memory_1_2 = t1.z;
        memory_1_3 = t1.w;
        let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:289
        let t2 = state[place_2 >> 2u]; // gdn.rs:200
        memory_2_0 = t2.x; // mod.rs:293
        memory_2_1 = t2.y;
        memory_2_2 = t2.z;
        memory_2_3 = t2.w;
        let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:289
        let t3 = state[place_3 >> 2u]; // gdn.rs:200
        memory_3_0 = t3.x; // mod.rs:293
        memory_3_1 = t3.y;
        memory_3_2 = t3.z;
        memory_3_3 = t3.w;
    }
    let t4 = (row + 1u) * seq_len; // mod.rs:297
    for (var token = row * seq_len; token < t4; token += 1u) {
        let t5 = gates[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:298
        let t6 = qk[((token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k) >> 2u]; // gdn.rs:200
        let t7 = qk[((token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k) >> 2u];
        let t8 = v[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 2u]; // mod.rs:301
        var results_0 = 0.0f; // mod.rs:302
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var recalled = 0.0f; // mod.rs:305
        memory_0_0 = bitcast<f32>(bitcast<u32>(memory_0_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t9 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_0 * t7.x) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t9); // mod.rs:309
        memory_0_1 = bitcast<f32>(bitcast<u32>(memory_0_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t10 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_1 * t7.y) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t10); // mod.rs:309
        memory_0_2 = bitcast<f32>(bitcast<u32>(memory_0_2 * t5.x) ^ hidden_zero); // mod.rs:308
        let t11 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_2 * t7.z) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t11); // mod.rs:309
        memory_0_3 = bitcast<f32>(bitcast<u32>(memory_0_3 * t5.x) ^ hidden_zero); // mod.rs:308
        let t12 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_3 * t7.w) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t12); // mod.rs:309
        let t13 = recalled; // mod.rs:311
        let t14 = subgroupShuffleXor(t13, 1u);
        let t15 = bitcast<f32>(bitcast<u32>(t13 + t14) ^ hidden_zero);
        let t16 = subgroupShuffleXor(t15, 2u);
        let t17 = bitcast<f32>(bitcast<u32>(t15 + t16) ^ hidden_zero);
        let t18 = subgroupShuffleXor(t17, 4u);
        let t19 = bitcast<f32>(bitcast<u32>(t17 + t18) ^ hidden_zero);
        let t20 = subgroupShuffleXor(t19, 8u);
        let t21 = bitcast<f32>(bitcast<u32>(t19 + t20) ^ hidden_zero);
        let t22 = subgroupShuffleXor(t21, 16u);
        let t23 = bitcast<f32>(bitcast<u32>(t8.x - bitcast<f32>(bitcast<u32>(t21 + t22) ^ hidden_zero)) ^ hidden_zero);
        let delta = bitcast<f32>(bitcast<u32>(t23 * t5.y) ^ hidden_zero);
        var sum = 0.0f; // mod.rs:312
        let t24 = bitcast<f32>(bitcast<u32>(memory_0_0 + bitcast<f32>(bitcast<u32>(t7.x * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits = bitcast<u32>(t24); // mod.rs:210
        memory_0_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:315
        let t25 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_0 * t6.x) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t25; // mod.rs:316
        let t26 = bitcast<f32>(bitcast<u32>(memory_0_1 + bitcast<f32>(bitcast<u32>(t7.y * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_1 = bitcast<u32>(t26); // mod.rs:210
        memory_0_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:315
        let t27 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_1 * t6.y) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t27; // mod.rs:316
        let t28 = bitcast<f32>(bitcast<u32>(memory_0_2 + bitcast<f32>(bitcast<u32>(t7.z * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_2 = bitcast<u32>(t28); // mod.rs:210
        memory_0_2 = bitcast<f32>(select(bits_2, 0u, ((bits_2 & 2147483647u) < 226492416u))); // mod.rs:315
        let t29 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_2 * t6.z) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t29; // mod.rs:316
        let t30 = bitcast<f32>(bitcast<u32>(memory_0_3 + bitcast<f32>(bitcast<u32>(t7.w * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_3 = bitcast<u32>(t30); // mod.rs:210
        memory_0_3 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:315
        let t31 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_3 * t6.w) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t31; // mod.rs:316
        let t32 = sum; // mod.rs:318
        let t33 = subgroupShuffleXor(t32, 1u);
        let t34 = bitcast<f32>(bitcast<u32>(t32 + t33) ^ hidden_zero);
        let t35 = subgroupShuffleXor(t34, 2u);
        let t36 = bitcast<f32>(bitcast<u32>(t34 + t35) ^ hidden_zero);
        let t37 = subgroupShuffleXor(t36, 4u);
        let t38 = bitcast<f32>(bitcast<u32>(t36 + t37) ^ hidden_zero);
        let t39 = subgroupShuffleXor(t38, 8u);
        let t40 = bitcast<f32>(bitcast<u32>(t38 + t39) ^ hidden_zero);
        let t41 = subgroupShuffleXor(t40, 16u);
        let bits_4 = bitcast<u32>(t40 + t41); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_1 = 0.0f; // mod.rs:305
        memory_1_0 = bitcast<f32>(bitcast<u32>(memory_1_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t42 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_0 * t7.x) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t42); // mod.rs:309
        memory_1_1 = bitcast<f32>(bitcast<u32>(memory_1_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t43 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_1 * t7.y) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t43); // mod.rs:309
        memory_1_2 = bitcast<f32>(bitcast<u32>(memory_1_2 * t5.x) ^ hidden_zero); // mod.rs:308
        let t44 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_2 * t7.z) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t44); // mod.rs:309
        memory_1_3 = bitcast<f32>(bitcast<u32>(memory_1_3 * t5.x) ^ hidden_zero); // mod.rs:308
        let t45 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_3 * t7.w) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t45); // mod.rs:309
        let t46 = recalled_1; // mod.rs:311
        let t47 = subgroupShuffleXor(t46, 1u);
        let t48 = bitcast<f32>(bitcast<u32>(t46 + t47) ^ hidden_zero);
        let t49 = subgroupShuffleXor(t48, 2u);
        let t50 = bitcast<f32>(bitcast<u32>(t48 + t49) ^ hidden_zero);
        let t51 = subgroupShuffleXor(t50, 4u);
        let t52 = bitcast<f32>(bitcast<u32>(t50 + t51) ^ hidden_zero);
        let t53 = subgroupShuffleXor(t52, 8u);
        let t54 = bitcast<f32>(bitcast<u32>(t52 + t53) ^ hidden_zero);
        let t55 = subgroupShuffleXor(t54, 16u);
        let t56 = bitcast<f32>(bitcast<u32>(t8.y - bitcast<f32>(bitcast<u32>(t54 + t55) ^ hidden_zero)) ^ hidden_zero);
        let delta_1 = bitcast<f32>(bitcast<u32>(t56 * t5.y) ^ hidden_zero);
        var sum_1 = 0.0f; // mod.rs:312
        let t57 = bitcast<u32>(memory_1_0 + bitcast<f32>(bitcast<u32>(t7.x * delta_1) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_5 = bitcast<u32>(bitcast<f32>(t57)); // mod.rs:210
        memory_1_0 = bitcast<f32>(select(bits_5, 0u, ((bits_5 & 2147483647u) < 226492416u))); // mod.rs:315
        let t58 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_0 * t6.x) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t58; // mod.rs:316
        let t59 = bitcast<u32>(memory_1_1 + bitcast<f32>(bitcast<u32>(t7.y * delta_1) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_6 = bitcast<u32>(bitcast<f32>(t59)); // mod.rs:210
        memory_1_1 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:315
        let t60 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_1 * t6.y) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t60; // mod.rs:316
        let t61 = bitcast<u32>(memory_1_2 + bitcast<f32>(bitcast<u32>(t7.z * delta_1) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_7 = bitcast<u32>(bitcast<f32>(t61)); // mod.rs:210
        memory_1_2 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:315
        let t62 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_2 * t6.z) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t62; // mod.rs:316
        let t63 = bitcast<u32>(memory_1_3 + bitcast<f32>(bitcast<u32>(t7.w * delta_1) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_8 = bitcast<u32>(bitcast<f32>(t63)); // mod.rs:210
        memory_1_3 = bitcast<f32>(select(bits_8, 0u, ((bits_8 & 2147483647u) < 226492416u))); // mod.rs:315
        let t64 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_3 * t6.w) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t64; // mod.rs:316
        let t65 = sum_1; // mod.rs:318
        let t66 = subgroupShuffleXor(t65, 1u);
        let t67 = bitcast<f32>(bitcast<u32>(t65 + t66) ^ hidden_zero);
        let t68 = subgroupShuffleXor(t67, 2u);
        let t69 = bitcast<f32>(bitcast<u32>(t67 + t68) ^ hidden_zero);
        let t70 = subgroupShuffleXor(t69, 4u);
        let t71 = bitcast<f32>(bitcast<u32>(t69 + t70) ^ hidden_zero);
        let t72 = subgroupShuffleXor(t71, 8u);
        let t73 = bitcast<f32>(bitcast<u32>(t71 + t72) ^ hidden_zero);
        let t74 = subgroupShuffleXor(t73, 16u);
        let bits_9 = bitcast<u32>(t73 + t74); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_2 = 0.0f; // mod.rs:305
        memory_2_0 = bitcast<f32>(bitcast<u32>(memory_2_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t75 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_0 * t7.x) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t75); // mod.rs:309
        memory_2_1 = bitcast<f32>(bitcast<u32>(memory_2_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t76 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_1 * t7.y) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t76); // mod.rs:309
        memory_2_2 = bitcast<f32>(bitcast<u32>(memory_2_2 * t5.x) ^ hidden_zero); // mod.rs:308
        let t77 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_2 * t7.z) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t77); // mod.rs:309
        memory_2_3 = bitcast<f32>(bitcast<u32>(memory_2_3 * t5.x) ^ hidden_zero); // mod.rs:308
        let t78 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_3 * t7.w) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t78); // mod.rs:309
        let t79 = recalled_2; // mod.rs:311
        let t80 = subgroupShuffleXor(t79, 1u);
        let t81 = bitcast<f32>(bitcast<u32>(t79 + t80) ^ hidden_zero);
        let t82 = subgroupShuffleXor(t81, 2u);
        let t83 = bitcast<f32>(bitcast<u32>(t81 + t82) ^ hidden_zero);
        let t84 = subgroupShuffleXor(t83, 4u);
        let t85 = bitcast<f32>(bitcast<u32>(t83 + t84) ^ hidden_zero);
        let t86 = subgroupShuffleXor(t85, 8u);
        let t87 = bitcast<f32>(bitcast<u32>(t85 + t86) ^ hidden_zero);
        let t88 = subgroupShuffleXor(t87, 16u);
        let t89 = bitcast<f32>(bitcast<u32>(t8.z - bitcast<f32>(bitcast<u32>(t87 + t88) ^ hidden_zero)) ^ hidden_zero);
        let delta_2 = bitcast<f32>(bitcast<u32>(t89 * t5.y) ^ hidden_zero);
        var sum_2 = 0.0f; // mod.rs:312
        let t90 = bitcast<u32>(memory_2_0 + bitcast<f32>(bitcast<u32>(t7.x * delta_2) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_10 = bitcast<u32>(bitcast<f32>(t90)); // mod.rs:210
        memory_2_0 = bitcast<f32>(select(bits_10, 0u, ((bits_10 & 2147483647u) < 226492416u))); // mod.rs:315
        let t91 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_0 * t6.x) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t91; // mod.rs:316
        let t92 = bitcast<u32>(memory_2_1 + bitcast<f32>(bitcast<u32>(t7.y * delta_2) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_11 = bitcast<u32>(bitcast<f32>(t92)); // mod.rs:210
        memory_2_1 = bitcast<f32>(select(bits_11, 0u, ((bits_11 & 2147483647u) < 226492416u))); // mod.rs:315
        let t93 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_1 * t6.y) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t93; // mod.rs:316
        let t94 = bitcast<u32>(memory_2_2 + bitcast<f32>(bitcast<u32>(t7.z * delta_2) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_12 = bitcast<u32>(bitcast<f32>(t94)); // mod.rs:210
        memory_2_2 = bitcast<f32>(select(bits_12, 0u, ((bits_12 & 2147483647u) < 226492416u))); // mod.rs:315
        let t95 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_2 * t6.z) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t95; // mod.rs:316
        let t96 = bitcast<u32>(memory_2_3 + bitcast<f32>(bitcast<u32>(t7.w * delta_2) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_13 = bitcast<u32>(bitcast<f32>(t96)); // mod.rs:210
        memory_2_3 = bitcast<f32>(select(bits_13, 0u, ((bits_13 & 2147483647u) < 226492416u))); // mod.rs:315
        let t97 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_3 * t6.w) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t97; // mod.rs:316
        let t98 = sum_2; // mod.rs:318
        let t99 = subgroupShuffleXor(t98, 1u);
        let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
        let t101 = subgroupShuffleXor(t100, 2u);
        let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
        let t103 = subgroupShuffleXor(t102, 4u);
        let t104 = bitcast<f32>(bitcast<u32>(t102 + t103) ^ hidden_zero);
        let t105 = subgroupShuffleXor(t104, 8u);
        let t106 = bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero);
        let t107 = subgroupShuffleXor(t106, 16u);
        let bits_14 = bitcast<u32>(t106 + t107); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_3 = 0.0f; // mod.rs:305
        memory_3_0 = bitcast<f32>(bitcast<u32>(memory_3_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t108 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_0 * t7.x) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t108); // mod.rs:309
        memory_3_1 = bitcast<f32>(bitcast<u32>(memory_3_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t109 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_1 * t7.y) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t109); // mod.rs:309
        memory_3_2 = bitcast<f32>(bitcast<u32>(memory_3_2 * t5.x) ^ hidden_zero); // mod.rs:308
        let t110 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_2 * t7.z) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t110); // mod.rs:309
        memory_3_3 = bitcast<f32>(bitcast<u32>(memory_3_3 * t5.x) ^ hidden_zero); // mod.rs:308
        let t111 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_3 * t7.w) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t111); // mod.rs:309
        let t112 = recalled_3; // mod.rs:311
        let t113 = subgroupShuffleXor(t112, 1u);
        let t114 = bitcast<f32>(bitcast<u32>(t112 + t113) ^ hidden_zero);
        let t115 = subgroupShuffleXor(t114, 2u);
        let t116 = bitcast<f32>(bitcast<u32>(t114 + t115) ^ hidden_zero);
        let t117 = subgroupShuffleXor(t116, 4u);
        let t118 = bitcast<f32>(bitcast<u32>(t116 + t117) ^ hidden_zero);
        let t119 = subgroupShuffleXor(t118, 8u);
        let t120 = bitcast<f32>(bitcast<u32>(t118 + t119) ^ hidden_zero);
        let t121 = subgroupShuffleXor(t120, 16u);
        let t122 = bitcast<f32>(bitcast<u32>(t8.w - bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero)) ^ hidden_zero);
        let delta_3 = bitcast<f32>(bitcast<u32>(t122 * t5.y) ^ hidden_zero);
        var sum_3 = 0.0f; // mod.rs:312
        let t123 = bitcast<u32>(memory_3_0 + bitcast<f32>(bitcast<u32>(t7.x * delta_3) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_15 = bitcast<u32>(bitcast<f32>(t123)); // mod.rs:210
        memory_3_0 = bitcast<f32>(select(bits_15, 0u, ((bits_15 & 2147483647u) < 226492416u))); // mod.rs:315
        let t124 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_0 * t6.x) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t124; // mod.rs:316
        let t125 = bitcast<u32>(memory_3_1 + bitcast<f32>(bitcast<u32>(t7.y * delta_3) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_16 = bitcast<u32>(bitcast<f32>(t125)); // mod.rs:210
        memory_3_1 = bitcast<f32>(select(bits_16, 0u, ((bits_16 & 2147483647u) < 226492416u))); // mod.rs:315
        let t126 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_1 * t6.y) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t126; // mod.rs:316
        let t127 = bitcast<u32>(memory_3_2 + bitcast<f32>(bitcast<u32>(t7.z * delta_3) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_17 = bitcast<u32>(bitcast<f32>(t127)); // mod.rs:210
        memory_3_2 = bitcast<f32>(select(bits_17, 0u, ((bits_17 & 2147483647u) < 226492416u))); // mod.rs:315
        let t128 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_2 * t6.z) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t128; // mod.rs:316
        let t129 = bitcast<u32>(memory_3_3 + bitcast<f32>(bitcast<u32>(t7.w * delta_3) ^ hidden_zero)) ^ hidden_zero; // mod.rs:315
        let bits_18 = bitcast<u32>(bitcast<f32>(t129)); // mod.rs:210
        memory_3_3 = bitcast<f32>(select(bits_18, 0u, ((bits_18 & 2147483647u) < 226492416u))); // mod.rs:315
        let t130 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_3 * t6.w) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t130; // mod.rs:316
        let t131 = sum_3; // mod.rs:318
        let t132 = subgroupShuffleXor(t131, 1u);
        let t133 = bitcast<f32>(bitcast<u32>(t131 + t132) ^ hidden_zero);
        let t134 = subgroupShuffleXor(t133, 2u);
        let t135 = bitcast<f32>(bitcast<u32>(t133 + t134) ^ hidden_zero);
        let t136 = subgroupShuffleXor(t135, 4u);
        let t137 = bitcast<f32>(bitcast<u32>(t135 + t136) ^ hidden_zero);
        let t138 = subgroupShuffleXor(t137, 8u);
        let t139 = bitcast<f32>(bitcast<u32>(t137 + t138) ^ hidden_zero);
        let t140 = subgroupShuffleXor(t139, 16u);
        let bits_19 = bitcast<u32>(t139 + t140); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // mod.rs:318
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:320
            let t141 = vec4<f32>(results_0, results_1, results_2, results_3); // mod.rs:321
            y[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 2u] = t141;
        }
    }
    if (slot < imm.n_slots) { // mod.rs:324
        if (is_inside) { // mod.rs:325
            let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0 = 0.0f; // mod.rs:329
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            values_0 = memory_0_0; // mod.rs:332
            values_1 = memory_0_1;
            values_2 = memory_0_2;
            values_3 = memory_0_3;
            let t142 = vec4<f32>(values_0, values_1, values_2, values_3); // gdn.rs:222
            state[place >> 2u] = t142;
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_1 = 0.0f; // mod.rs:329
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:332
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            let t143 = vec4<f32>(values_0_1, values_1_1, values_2_1, values_3_1); // gdn.rs:222
            state[place_1 >> 2u] = t143;
            let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_2 = 0.0f; // mod.rs:329
            var values_1_2 = 0.0f;
            var values_2_2 = 0.0f;
            var values_3_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:332
            values_1_2 = memory_2_1;
            values_2_2 = memory_2_2;
            values_3_2 = memory_2_3;
            let t144 = vec4<f32>(values_0_2, values_1_2, values_2_2, values_3_2); // gdn.rs:222
            state[place_2 >> 2u] = t144;
            let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_3 = 0.0f; // mod.rs:329
            var values_1_3 = 0.0f;
            var values_2_3 = 0.0f;
            var values_3_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:332
            values_1_3 = memory_3_1;
            values_2_3 = memory_3_2;
            values_3_3 = memory_3_3;
            let t145 = vec4<f32>(values_0_3, values_1_3, values_2_3, values_3_3); // gdn.rs:222
            state[place_3 >> 2u] = t145;
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t146 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t147 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t146; pair += t147) {
            let channel = pair * 2u; // mod.rs:235
            var kept_0_0 = 0.0f; // mod.rs:236
            var kept_0_1 = 0.0f;
            var kept_1_0 = 0.0f;
            var kept_1_1 = 0.0f;
            var kept_2_0 = 0.0f;
            var kept_2_1 = 0.0f;
            if (seq_len >= 3u) { // mod.rs:241
                let token = row * seq_len + (seq_len - 3u); // mod.rs:242
                kept_0_0 = qkv[token * imm.qkv_stride + channel]; // mod.rs:243
                kept_0_1 = qkv[token * imm.qkv_stride + (channel + 1u)]; // mod.rs:244
            } else {
                let t148 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t149 = conv_state[t148 >> 1u];
                kept_0_0 = t149.x; // mod.rs:247
                kept_0_1 = t149.y; // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = qkv[token * imm.qkv_stride + channel]; // mod.rs:243
                kept_1_1 = qkv[token * imm.qkv_stride + (channel + 1u)]; // mod.rs:244
            } else {
                let t150 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t151 = conv_state[t150 >> 1u];
                kept_1_0 = t151.x; // mod.rs:247
                kept_1_1 = t151.y; // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = qkv[token * imm.qkv_stride + channel]; // mod.rs:243
                kept_2_1 = qkv[token * imm.qkv_stride + (channel + 1u)]; // mod.rs:244
            } else {
                let t152 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t153 = conv_state[t152 >> 1u];
                kept_2_0 = t153.x; // mod.rs:247
                kept_2_1 = t153.y; // mod.rs:248
            }
            let t154 = vec2<f32>(kept_0_0, kept_0_1); // mod.rs:253
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = t154;
            let t155 = vec2<f32>(kept_1_0, kept_1_1);
            conv_state[((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = t155;
            let t156 = vec2<f32>(kept_2_0, kept_2_1);
            conv_state[((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = t156;
        }
    }
}
