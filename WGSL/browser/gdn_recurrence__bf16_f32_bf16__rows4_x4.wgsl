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
@group(0) @binding(1) var<storage, read> qk: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> v: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read> gates: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> slots: array<u32>;
@group(0) @binding(5) var<storage, read_write> state: array<vec4<f32>>;
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
fn gdn_recurrence__bf16_f32_bf16__rows4_x4(
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
        let t6 = qk[(((token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k) >> 1u) >> 1u]; // gdn.rs:200
        let t7 = decode_bf16(t6.x);
        let t8 = decode_bf16(t6.x >> 16u);
        let t9 = decode_bf16(t6.y);
        let t10 = decode_bf16(t6.y >> 16u);
        let t11 = qk[(((token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k) >> 1u) >> 1u];
        let t12 = decode_bf16(t11.x);
        let t13 = decode_bf16(t11.x >> 16u);
        let t14 = decode_bf16(t11.y);
        let t15 = decode_bf16(t11.y >> 16u);
        let t16 = v[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u]; // mod.rs:301
        var results_0 = 0.0f; // mod.rs:302
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var recalled = 0.0f; // mod.rs:305
        memory_0_0 = bitcast<f32>(bitcast<u32>(memory_0_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t17 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_0 * t12) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t17); // mod.rs:309
        memory_0_1 = bitcast<f32>(bitcast<u32>(memory_0_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t18 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_1 * t13) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t18); // mod.rs:309
        memory_0_2 = bitcast<f32>(bitcast<u32>(memory_0_2 * t5.x) ^ hidden_zero); // mod.rs:308
        let t19 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_2 * t14) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t19); // mod.rs:309
        memory_0_3 = bitcast<f32>(bitcast<u32>(memory_0_3 * t5.x) ^ hidden_zero); // mod.rs:308
        let t20 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_3 * t15) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t20); // mod.rs:309
        let t21 = recalled; // mod.rs:311
        let t22 = subgroupShuffleXor(t21, 1u);
        let t23 = bitcast<f32>(bitcast<u32>(t21 + t22) ^ hidden_zero);
        let t24 = subgroupShuffleXor(t23, 2u);
        let t25 = bitcast<f32>(bitcast<u32>(t23 + t24) ^ hidden_zero);
        let t26 = subgroupShuffleXor(t25, 4u);
        let t27 = bitcast<f32>(bitcast<u32>(t25 + t26) ^ hidden_zero);
        let t28 = subgroupShuffleXor(t27, 8u);
        let t29 = bitcast<f32>(bitcast<u32>(t27 + t28) ^ hidden_zero);
        let t30 = subgroupShuffleXor(t29, 16u);
        let t31 = bitcast<u32>(decode_bf16(t16.x) - bitcast<f32>(bitcast<u32>(t29 + t30) ^ hidden_zero)) ^ hidden_zero;
        let delta = bitcast<f32>(bitcast<u32>(bitcast<f32>(t31) * t5.y) ^ hidden_zero);
        var sum = 0.0f; // mod.rs:312
        let t32 = bitcast<f32>(bitcast<u32>(memory_0_0 + bitcast<f32>(bitcast<u32>(t12 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits = bitcast<u32>(t32); // mod.rs:210
        memory_0_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:315
        let t33 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_0 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t33; // mod.rs:316
        let t34 = bitcast<f32>(bitcast<u32>(memory_0_1 + bitcast<f32>(bitcast<u32>(t13 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_1 = bitcast<u32>(t34); // mod.rs:210
        memory_0_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:315
        let t35 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_1 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t35; // mod.rs:316
        let t36 = bitcast<f32>(bitcast<u32>(memory_0_2 + bitcast<f32>(bitcast<u32>(t14 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_2 = bitcast<u32>(t36); // mod.rs:210
        memory_0_2 = bitcast<f32>(select(bits_2, 0u, ((bits_2 & 2147483647u) < 226492416u))); // mod.rs:315
        let t37 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_2 * t9) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t37; // mod.rs:316
        let t38 = bitcast<f32>(bitcast<u32>(memory_0_3 + bitcast<f32>(bitcast<u32>(t15 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_3 = bitcast<u32>(t38); // mod.rs:210
        memory_0_3 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:315
        let t39 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_3 * t10) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t39; // mod.rs:316
        let t40 = sum; // mod.rs:318
        let t41 = subgroupShuffleXor(t40, 1u);
        let t42 = bitcast<f32>(bitcast<u32>(t40 + t41) ^ hidden_zero);
        let t43 = subgroupShuffleXor(t42, 2u);
        let t44 = bitcast<f32>(bitcast<u32>(t42 + t43) ^ hidden_zero);
        let t45 = subgroupShuffleXor(t44, 4u);
        let t46 = bitcast<f32>(bitcast<u32>(t44 + t45) ^ hidden_zero);
        let t47 = subgroupShuffleXor(t46, 8u);
        let t48 = bitcast<f32>(bitcast<u32>(t46 + t47) ^ hidden_zero);
        let t49 = subgroupShuffleXor(t48, 16u);
        let bits_4 = bitcast<u32>(t48 + t49); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_1 = 0.0f; // mod.rs:305
        memory_1_0 = bitcast<f32>(bitcast<u32>(memory_1_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t50 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_0 * t12) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t50); // mod.rs:309
        memory_1_1 = bitcast<f32>(bitcast<u32>(memory_1_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t51 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_1 * t13) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t51); // mod.rs:309
        memory_1_2 = bitcast<f32>(bitcast<u32>(memory_1_2 * t5.x) ^ hidden_zero); // mod.rs:308
        let t52 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_2 * t14) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t52); // mod.rs:309
        memory_1_3 = bitcast<f32>(bitcast<u32>(memory_1_3 * t5.x) ^ hidden_zero); // mod.rs:308
        let t53 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_3 * t15) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t53); // mod.rs:309
        let t54 = recalled_1; // mod.rs:311
        let t55 = subgroupShuffleXor(t54, 1u);
        let t56 = bitcast<f32>(bitcast<u32>(t54 + t55) ^ hidden_zero);
        let t57 = subgroupShuffleXor(t56, 2u);
        let t58 = bitcast<f32>(bitcast<u32>(t56 + t57) ^ hidden_zero);
        let t59 = subgroupShuffleXor(t58, 4u);
        let t60 = bitcast<f32>(bitcast<u32>(t58 + t59) ^ hidden_zero);
        let t61 = subgroupShuffleXor(t60, 8u);
        let t62 = bitcast<f32>(bitcast<u32>(t60 + t61) ^ hidden_zero);
        let t63 = subgroupShuffleXor(t62, 16u);
        let t64 = bitcast<u32>(decode_bf16(t16.x >> 16u) - bitcast<f32>(bitcast<u32>(t62 + t63) ^ hidden_zero)) ^ hidden_zero;
        let delta_1 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t64) * t5.y) ^ hidden_zero);
        var sum_1 = 0.0f; // mod.rs:312
        let t65 = bitcast<f32>(bitcast<u32>(memory_1_0 + bitcast<f32>(bitcast<u32>(t12 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_5 = bitcast<u32>(t65); // mod.rs:210
        memory_1_0 = bitcast<f32>(select(bits_5, 0u, ((bits_5 & 2147483647u) < 226492416u))); // mod.rs:315
        let t66 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_0 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t66; // mod.rs:316
        let t67 = bitcast<f32>(bitcast<u32>(memory_1_1 + bitcast<f32>(bitcast<u32>(t13 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_6 = bitcast<u32>(t67); // mod.rs:210
        memory_1_1 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:315
        let t68 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_1 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t68; // mod.rs:316
        let t69 = bitcast<f32>(bitcast<u32>(memory_1_2 + bitcast<f32>(bitcast<u32>(t14 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_7 = bitcast<u32>(t69); // mod.rs:210
        memory_1_2 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:315
        let t70 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_2 * t9) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t70; // mod.rs:316
        let t71 = bitcast<f32>(bitcast<u32>(memory_1_3 + bitcast<f32>(bitcast<u32>(t15 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_8 = bitcast<u32>(t71); // mod.rs:210
        memory_1_3 = bitcast<f32>(select(bits_8, 0u, ((bits_8 & 2147483647u) < 226492416u))); // mod.rs:315
        let t72 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_3 * t10) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t72; // mod.rs:316
        let t73 = sum_1; // mod.rs:318
        let t74 = subgroupShuffleXor(t73, 1u);
        let t75 = bitcast<f32>(bitcast<u32>(t73 + t74) ^ hidden_zero);
        let t76 = subgroupShuffleXor(t75, 2u);
        let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
        let t78 = subgroupShuffleXor(t77, 4u);
        let t79 = bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero);
        let t80 = subgroupShuffleXor(t79, 8u);
        let t81 = bitcast<f32>(bitcast<u32>(t79 + t80) ^ hidden_zero);
        let t82 = subgroupShuffleXor(t81, 16u);
        let bits_9 = bitcast<u32>(t81 + t82); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_2 = 0.0f; // mod.rs:305
        memory_2_0 = bitcast<f32>(bitcast<u32>(memory_2_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t83 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_0 * t12) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t83); // mod.rs:309
        memory_2_1 = bitcast<f32>(bitcast<u32>(memory_2_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t84 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_1 * t13) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t84); // mod.rs:309
        memory_2_2 = bitcast<f32>(bitcast<u32>(memory_2_2 * t5.x) ^ hidden_zero); // mod.rs:308
        let t85 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_2 * t14) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t85); // mod.rs:309
        memory_2_3 = bitcast<f32>(bitcast<u32>(memory_2_3 * t5.x) ^ hidden_zero); // mod.rs:308
        let t86 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_3 * t15) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t86); // mod.rs:309
        let t87 = recalled_2; // mod.rs:311
        let t88 = subgroupShuffleXor(t87, 1u);
        let t89 = bitcast<f32>(bitcast<u32>(t87 + t88) ^ hidden_zero);
        let t90 = subgroupShuffleXor(t89, 2u);
        let t91 = bitcast<f32>(bitcast<u32>(t89 + t90) ^ hidden_zero);
        let t92 = subgroupShuffleXor(t91, 4u);
        let t93 = bitcast<f32>(bitcast<u32>(t91 + t92) ^ hidden_zero);
        let t94 = subgroupShuffleXor(t93, 8u);
        let t95 = bitcast<f32>(bitcast<u32>(t93 + t94) ^ hidden_zero);
        let t96 = subgroupShuffleXor(t95, 16u);
        let t97 = bitcast<u32>(decode_bf16(t16.y) - bitcast<f32>(bitcast<u32>(t95 + t96) ^ hidden_zero)) ^ hidden_zero;
        let delta_2 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t97) * t5.y) ^ hidden_zero);
        var sum_2 = 0.0f; // mod.rs:312
        let t98 = bitcast<f32>(bitcast<u32>(memory_2_0 + bitcast<f32>(bitcast<u32>(t12 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_10 = bitcast<u32>(t98); // mod.rs:210
        memory_2_0 = bitcast<f32>(select(bits_10, 0u, ((bits_10 & 2147483647u) < 226492416u))); // mod.rs:315
        let t99 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_0 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t99; // mod.rs:316
        let t100 = bitcast<f32>(bitcast<u32>(memory_2_1 + bitcast<f32>(bitcast<u32>(t13 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_11 = bitcast<u32>(t100); // mod.rs:210
        memory_2_1 = bitcast<f32>(select(bits_11, 0u, ((bits_11 & 2147483647u) < 226492416u))); // mod.rs:315
        let t101 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_1 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t101; // mod.rs:316
        let t102 = bitcast<f32>(bitcast<u32>(memory_2_2 + bitcast<f32>(bitcast<u32>(t14 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_12 = bitcast<u32>(t102); // mod.rs:210
        memory_2_2 = bitcast<f32>(select(bits_12, 0u, ((bits_12 & 2147483647u) < 226492416u))); // mod.rs:315
        let t103 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_2 * t9) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t103; // mod.rs:316
        let t104 = bitcast<f32>(bitcast<u32>(memory_2_3 + bitcast<f32>(bitcast<u32>(t15 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_13 = bitcast<u32>(t104); // mod.rs:210
        memory_2_3 = bitcast<f32>(select(bits_13, 0u, ((bits_13 & 2147483647u) < 226492416u))); // mod.rs:315
        let t105 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_3 * t10) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t105; // mod.rs:316
        let t106 = sum_2; // mod.rs:318
        let t107 = subgroupShuffleXor(t106, 1u);
        let t108 = bitcast<f32>(bitcast<u32>(t106 + t107) ^ hidden_zero);
        let t109 = subgroupShuffleXor(t108, 2u);
        let t110 = bitcast<f32>(bitcast<u32>(t108 + t109) ^ hidden_zero);
        let t111 = subgroupShuffleXor(t110, 4u);
        let t112 = bitcast<f32>(bitcast<u32>(t110 + t111) ^ hidden_zero);
        let t113 = subgroupShuffleXor(t112, 8u);
        let t114 = bitcast<f32>(bitcast<u32>(t112 + t113) ^ hidden_zero);
        let t115 = subgroupShuffleXor(t114, 16u);
        let bits_14 = bitcast<u32>(t114 + t115); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_3 = 0.0f; // mod.rs:305
        memory_3_0 = bitcast<f32>(bitcast<u32>(memory_3_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t116 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_0 * t12) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t116); // mod.rs:309
        memory_3_1 = bitcast<f32>(bitcast<u32>(memory_3_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t117 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_1 * t13) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t117); // mod.rs:309
        memory_3_2 = bitcast<f32>(bitcast<u32>(memory_3_2 * t5.x) ^ hidden_zero); // mod.rs:308
        let t118 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_2 * t14) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t118); // mod.rs:309
        memory_3_3 = bitcast<f32>(bitcast<u32>(memory_3_3 * t5.x) ^ hidden_zero); // mod.rs:308
        let t119 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_3 * t15) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t119); // mod.rs:309
        let t120 = recalled_3; // mod.rs:311
        let t121 = subgroupShuffleXor(t120, 1u);
        let t122 = bitcast<f32>(bitcast<u32>(t120 + t121) ^ hidden_zero);
        let t123 = subgroupShuffleXor(t122, 2u);
        let t124 = bitcast<f32>(bitcast<u32>(t122 + t123) ^ hidden_zero);
        let t125 = subgroupShuffleXor(t124, 4u);
        let t126 = bitcast<f32>(bitcast<u32>(t124 + t125) ^ hidden_zero);
        let t127 = subgroupShuffleXor(t126, 8u);
        let t128 = bitcast<f32>(bitcast<u32>(t126 + t127) ^ hidden_zero);
        let t129 = subgroupShuffleXor(t128, 16u);
        let t130 = bitcast<u32>(decode_bf16(t16.y >> 16u) - bitcast<f32>(bitcast<u32>(t128 + t129) ^ hidden_zero)) ^ hidden_zero;
        let delta_3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t130) * t5.y) ^ hidden_zero);
        var sum_3 = 0.0f; // mod.rs:312
        let t131 = bitcast<f32>(bitcast<u32>(memory_3_0 + bitcast<f32>(bitcast<u32>(t12 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_15 = bitcast<u32>(t131); // mod.rs:210
        memory_3_0 = bitcast<f32>(select(bits_15, 0u, ((bits_15 & 2147483647u) < 226492416u))); // mod.rs:315
        let t132 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_0 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t132; // mod.rs:316
        let t133 = bitcast<f32>(bitcast<u32>(memory_3_1 + bitcast<f32>(bitcast<u32>(t13 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_16 = bitcast<u32>(t133); // mod.rs:210
        memory_3_1 = bitcast<f32>(select(bits_16, 0u, ((bits_16 & 2147483647u) < 226492416u))); // mod.rs:315
        let t134 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_1 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t134; // mod.rs:316
        let t135 = bitcast<f32>(bitcast<u32>(memory_3_2 + bitcast<f32>(bitcast<u32>(t14 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_17 = bitcast<u32>(t135); // mod.rs:210
        memory_3_2 = bitcast<f32>(select(bits_17, 0u, ((bits_17 & 2147483647u) < 226492416u))); // mod.rs:315
        let t136 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_2 * t9) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t136; // mod.rs:316
        let t137 = bitcast<f32>(bitcast<u32>(memory_3_3 + bitcast<f32>(bitcast<u32>(t15 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_18 = bitcast<u32>(t137); // mod.rs:210
        memory_3_3 = bitcast<f32>(select(bits_18, 0u, ((bits_18 & 2147483647u) < 226492416u))); // mod.rs:315
        let t138 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_3 * t10) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t138; // mod.rs:316
        let t139 = sum_3; // mod.rs:318
        let t140 = subgroupShuffleXor(t139, 1u);
        let t141 = bitcast<f32>(bitcast<u32>(t139 + t140) ^ hidden_zero);
        let t142 = subgroupShuffleXor(t141, 2u);
        let t143 = bitcast<f32>(bitcast<u32>(t141 + t142) ^ hidden_zero);
        let t144 = subgroupShuffleXor(t143, 4u);
        let t145 = bitcast<f32>(bitcast<u32>(t143 + t144) ^ hidden_zero);
        let t146 = subgroupShuffleXor(t145, 8u);
        let t147 = bitcast<f32>(bitcast<u32>(t145 + t146) ^ hidden_zero);
        let t148 = subgroupShuffleXor(t147, 16u);
        let bits_19 = bitcast<u32>(t147 + t148); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // mod.rs:318
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:320
            let t149 = vec2<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // mod.rs:321
            y[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u] = t149;
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
            let t150 = vec4<f32>(values_0, values_1, values_2, values_3); // gdn.rs:222
            state[place >> 2u] = t150;
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_1 = 0.0f; // mod.rs:329
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:332
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            let t151 = vec4<f32>(values_0_1, values_1_1, values_2_1, values_3_1); // gdn.rs:222
            state[place_1 >> 2u] = t151;
            let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_2 = 0.0f; // mod.rs:329
            var values_1_2 = 0.0f;
            var values_2_2 = 0.0f;
            var values_3_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:332
            values_1_2 = memory_2_1;
            values_2_2 = memory_2_2;
            values_3_2 = memory_2_3;
            let t152 = vec4<f32>(values_0_2, values_1_2, values_2_2, values_3_2); // gdn.rs:222
            state[place_2 >> 2u] = t152;
            let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_3 = 0.0f; // mod.rs:329
            var values_1_3 = 0.0f;
            var values_2_3 = 0.0f;
            var values_3_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:332
            values_1_3 = memory_3_1;
            values_2_3 = memory_3_2;
            values_3_3 = memory_3_3;
            let t153 = vec4<f32>(values_0_3, values_1_3, values_2_3, values_3_3); // gdn.rs:222
            state[place_3 >> 2u] = t153;
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t154 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t155 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t154; pair += t155) {
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
                let t156 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t157 = conv_state[t156 >> 1u];
                kept_0_0 = decode_bf16(t157); // mod.rs:247
                kept_0_1 = decode_bf16(t157 >> 16u); // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_1_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t158 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t159 = conv_state[t158 >> 1u];
                kept_1_0 = decode_bf16(t159); // mod.rs:247
                kept_1_1 = decode_bf16(t159 >> 16u); // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_2_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t160 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t161 = conv_state[t160 >> 1u];
                kept_2_0 = decode_bf16(t161); // mod.rs:247
                kept_2_1 = decode_bf16(t161 >> 16u); // mod.rs:248
            }
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = encode_bf16(kept_0_0) | (encode_bf16(kept_0_1) << 16u); // mod.rs:253
            let t162 = ((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t162] = encode_bf16(kept_1_0) | (encode_bf16(kept_1_1) << 16u);
            let t163 = ((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t163] = encode_bf16(kept_2_0) | (encode_bf16(kept_2_1) << 16u);
        }
    }
}
