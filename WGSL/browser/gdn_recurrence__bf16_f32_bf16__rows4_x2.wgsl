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
@group(0) @binding(5) var<storage, read_write> state: array<vec2<f32>>;
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
fn gdn_recurrence__bf16_f32_bf16__rows4_x2(
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
    var memory_1_0 = f32_from_bits(0x7fc00000u);
    var memory_1_1 = f32_from_bits(0x7fc00000u);
    var memory_2_0 = f32_from_bits(0x7fc00000u);
    var memory_2_1 = f32_from_bits(0x7fc00000u);
    var memory_3_0 = f32_from_bits(0x7fc00000u);
    var memory_3_1 = f32_from_bits(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:286
        let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:289
        let t0 = state[place >> 1u]; // gdn.rs:200
        memory_0_0 = t0.x; // mod.rs:293
        memory_0_1 = t0.y;
        let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:289
        let t1 = state[place_1 >> 1u]; // gdn.rs:200
        memory_1_0 = t1.x; // mod.rs:293
        memory_1_1 = t1.y;
        let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:289
        let t2 = state[place_2 >> 1u]; // gdn.rs:200
        memory_2_0 = t2.x; // mod.rs:293
        memory_2_1 = t2.y;
        let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:289
        let t3 = state[place_3 >> 1u]; // gdn.rs:200
        memory_3_0 = t3.x; // mod.rs:293
        memory_3_1 = t3.y;
    }
    let t4 = (row + 1u) * seq_len; // mod.rs:297
    for (var token = row * seq_len; token < t4; token += 1u) {
        let t5 = gates[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:298
        let t6 = qk[((token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k) >> 1u]; // gdn.rs:200
        let t7 = decode_bf16(t6);
        let t8 = decode_bf16(t6 >> 16u);
        let t9 = qk[((token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k) >> 1u];
        let t10 = decode_bf16(t9);
        let t11 = decode_bf16(t9 >> 16u);
        let t12 = v[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u]; // mod.rs:301
        var results_0 = 0.0f; // mod.rs:302
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var recalled = 0.0f; // mod.rs:305
        memory_0_0 = bitcast<f32>(bitcast<u32>(memory_0_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t13 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_0 * t10) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t13); // mod.rs:309
        memory_0_1 = bitcast<f32>(bitcast<u32>(memory_0_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t14 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_1 * t11) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t14); // mod.rs:309
        let t15 = recalled; // mod.rs:311
        let t16 = subgroupShuffleXor(t15, 1u);
        let t17 = bitcast<f32>(bitcast<u32>(t15 + t16) ^ hidden_zero);
        let t18 = subgroupShuffleXor(t17, 2u);
        let t19 = bitcast<f32>(bitcast<u32>(t17 + t18) ^ hidden_zero);
        let t20 = subgroupShuffleXor(t19, 4u);
        let t21 = bitcast<f32>(bitcast<u32>(t19 + t20) ^ hidden_zero);
        let t22 = subgroupShuffleXor(t21, 8u);
        let t23 = bitcast<f32>(bitcast<u32>(t21 + t22) ^ hidden_zero);
        let t24 = subgroupShuffleXor(t23, 16u);
        let t25 = bitcast<u32>(decode_bf16(t12.x) - bitcast<f32>(bitcast<u32>(t23 + t24) ^ hidden_zero)) ^ hidden_zero;
        let delta = bitcast<f32>(bitcast<u32>(bitcast<f32>(t25) * t5.y) ^ hidden_zero);
        var sum = 0.0f; // mod.rs:312
        let t26 = bitcast<f32>(bitcast<u32>(memory_0_0 + bitcast<f32>(bitcast<u32>(t10 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits = bitcast<u32>(t26); // mod.rs:210
        memory_0_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:315
        let t27 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_0 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t27; // mod.rs:316
        let t28 = bitcast<f32>(bitcast<u32>(memory_0_1 + bitcast<f32>(bitcast<u32>(t11 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_1 = bitcast<u32>(t28); // mod.rs:210
        memory_0_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:315
        let t29 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_1 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t29; // mod.rs:316
        let t30 = sum; // mod.rs:318
        let t31 = subgroupShuffleXor(t30, 1u);
        let t32 = bitcast<f32>(bitcast<u32>(t30 + t31) ^ hidden_zero);
        let t33 = subgroupShuffleXor(t32, 2u);
        let t34 = bitcast<f32>(bitcast<u32>(t32 + t33) ^ hidden_zero);
        let t35 = subgroupShuffleXor(t34, 4u);
        let t36 = bitcast<f32>(bitcast<u32>(t34 + t35) ^ hidden_zero);
        let t37 = subgroupShuffleXor(t36, 8u);
        let t38 = bitcast<f32>(bitcast<u32>(t36 + t37) ^ hidden_zero);
        let t39 = subgroupShuffleXor(t38, 16u);
        let bits_2 = bitcast<u32>(t38 + t39); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_1 = 0.0f; // mod.rs:305
        memory_1_0 = bitcast<f32>(bitcast<u32>(memory_1_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t40 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_0 * t10) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t40); // mod.rs:309
        memory_1_1 = bitcast<f32>(bitcast<u32>(memory_1_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t41 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_1 * t11) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t41); // mod.rs:309
        let t42 = recalled_1; // mod.rs:311
        let t43 = subgroupShuffleXor(t42, 1u);
        let t44 = bitcast<f32>(bitcast<u32>(t42 + t43) ^ hidden_zero);
        let t45 = subgroupShuffleXor(t44, 2u);
        let t46 = bitcast<f32>(bitcast<u32>(t44 + t45) ^ hidden_zero);
        let t47 = subgroupShuffleXor(t46, 4u);
        let t48 = bitcast<f32>(bitcast<u32>(t46 + t47) ^ hidden_zero);
        let t49 = subgroupShuffleXor(t48, 8u);
        let t50 = bitcast<f32>(bitcast<u32>(t48 + t49) ^ hidden_zero);
        let t51 = subgroupShuffleXor(t50, 16u);
        let t52 = bitcast<u32>(decode_bf16(t12.x >> 16u) - bitcast<f32>(bitcast<u32>(t50 + t51) ^ hidden_zero)) ^ hidden_zero;
        let delta_1 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t52) * t5.y) ^ hidden_zero);
        var sum_1 = 0.0f; // mod.rs:312
        let t53 = bitcast<f32>(bitcast<u32>(memory_1_0 + bitcast<f32>(bitcast<u32>(t10 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_3 = bitcast<u32>(t53); // mod.rs:210
        memory_1_0 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:315
        let t54 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_0 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t54; // mod.rs:316
        let t55 = bitcast<f32>(bitcast<u32>(memory_1_1 + bitcast<f32>(bitcast<u32>(t11 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_4 = bitcast<u32>(t55); // mod.rs:210
        memory_1_1 = bitcast<f32>(select(bits_4, 0u, ((bits_4 & 2147483647u) < 226492416u))); // mod.rs:315
        let t56 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_1 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t56; // mod.rs:316
        let t57 = sum_1; // mod.rs:318
        let t58 = subgroupShuffleXor(t57, 1u);
        let t59 = bitcast<f32>(bitcast<u32>(t57 + t58) ^ hidden_zero);
        let t60 = subgroupShuffleXor(t59, 2u);
        let t61 = bitcast<f32>(bitcast<u32>(t59 + t60) ^ hidden_zero);
        let t62 = subgroupShuffleXor(t61, 4u);
        let t63 = bitcast<f32>(bitcast<u32>(t61 + t62) ^ hidden_zero);
        let t64 = subgroupShuffleXor(t63, 8u);
        let t65 = bitcast<f32>(bitcast<u32>(t63 + t64) ^ hidden_zero);
        let t66 = subgroupShuffleXor(t65, 16u);
        let bits_5 = bitcast<u32>(t65 + t66); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_2 = 0.0f; // mod.rs:305
        memory_2_0 = bitcast<f32>(bitcast<u32>(memory_2_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t67 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_0 * t10) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t67); // mod.rs:309
        memory_2_1 = bitcast<f32>(bitcast<u32>(memory_2_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t68 = bitcast<u32>(recalled_2 + bitcast<f32>(bitcast<u32>(memory_2_1 * t11) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_2 = bitcast<f32>(t68); // mod.rs:309
        let t69 = recalled_2; // mod.rs:311
        let t70 = subgroupShuffleXor(t69, 1u);
        let t71 = bitcast<f32>(bitcast<u32>(t69 + t70) ^ hidden_zero);
        let t72 = subgroupShuffleXor(t71, 2u);
        let t73 = bitcast<f32>(bitcast<u32>(t71 + t72) ^ hidden_zero);
        let t74 = subgroupShuffleXor(t73, 4u);
        let t75 = bitcast<f32>(bitcast<u32>(t73 + t74) ^ hidden_zero);
        let t76 = subgroupShuffleXor(t75, 8u);
        let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
        let t78 = subgroupShuffleXor(t77, 16u);
        let t79 = bitcast<u32>(decode_bf16(t12.y) - bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero)) ^ hidden_zero;
        let delta_2 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t79) * t5.y) ^ hidden_zero);
        var sum_2 = 0.0f; // mod.rs:312
        let t80 = bitcast<f32>(bitcast<u32>(memory_2_0 + bitcast<f32>(bitcast<u32>(t10 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_6 = bitcast<u32>(t80); // mod.rs:210
        memory_2_0 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:315
        let t81 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_0 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t81; // mod.rs:316
        let t82 = bitcast<f32>(bitcast<u32>(memory_2_1 + bitcast<f32>(bitcast<u32>(t11 * delta_2) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_7 = bitcast<u32>(t82); // mod.rs:210
        memory_2_1 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:315
        let t83 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(memory_2_1 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_2 = t83; // mod.rs:316
        let t84 = sum_2; // mod.rs:318
        let t85 = subgroupShuffleXor(t84, 1u);
        let t86 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
        let t87 = subgroupShuffleXor(t86, 2u);
        let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
        let t89 = subgroupShuffleXor(t88, 4u);
        let t90 = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
        let t91 = subgroupShuffleXor(t90, 8u);
        let t92 = bitcast<f32>(bitcast<u32>(t90 + t91) ^ hidden_zero);
        let t93 = subgroupShuffleXor(t92, 16u);
        let bits_8 = bitcast<u32>(t92 + t93); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_3 = 0.0f; // mod.rs:305
        memory_3_0 = bitcast<f32>(bitcast<u32>(memory_3_0 * t5.x) ^ hidden_zero); // mod.rs:308
        let t94 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_0 * t10) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t94); // mod.rs:309
        memory_3_1 = bitcast<f32>(bitcast<u32>(memory_3_1 * t5.x) ^ hidden_zero); // mod.rs:308
        let t95 = bitcast<u32>(recalled_3 + bitcast<f32>(bitcast<u32>(memory_3_1 * t11) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_3 = bitcast<f32>(t95); // mod.rs:309
        let t96 = recalled_3; // mod.rs:311
        let t97 = subgroupShuffleXor(t96, 1u);
        let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
        let t99 = subgroupShuffleXor(t98, 2u);
        let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
        let t101 = subgroupShuffleXor(t100, 4u);
        let t102 = bitcast<f32>(bitcast<u32>(t100 + t101) ^ hidden_zero);
        let t103 = subgroupShuffleXor(t102, 8u);
        let t104 = bitcast<f32>(bitcast<u32>(t102 + t103) ^ hidden_zero);
        let t105 = subgroupShuffleXor(t104, 16u);
        let t106 = bitcast<u32>(decode_bf16(t12.y >> 16u) - bitcast<f32>(bitcast<u32>(t104 + t105) ^ hidden_zero)) ^ hidden_zero;
        let delta_3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t106) * t5.y) ^ hidden_zero);
        var sum_3 = 0.0f; // mod.rs:312
        let t107 = bitcast<f32>(bitcast<u32>(memory_3_0 + bitcast<f32>(bitcast<u32>(t10 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_9 = bitcast<u32>(t107); // mod.rs:210
        memory_3_0 = bitcast<f32>(select(bits_9, 0u, ((bits_9 & 2147483647u) < 226492416u))); // mod.rs:315
        let t108 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_0 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t108; // mod.rs:316
        let t109 = bitcast<f32>(bitcast<u32>(memory_3_1 + bitcast<f32>(bitcast<u32>(t11 * delta_3) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_10 = bitcast<u32>(t109); // mod.rs:210
        memory_3_1 = bitcast<f32>(select(bits_10, 0u, ((bits_10 & 2147483647u) < 226492416u))); // mod.rs:315
        let t110 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(memory_3_1 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_3 = t110; // mod.rs:316
        let t111 = sum_3; // mod.rs:318
        let t112 = subgroupShuffleXor(t111, 1u);
        let t113 = bitcast<f32>(bitcast<u32>(t111 + t112) ^ hidden_zero);
        let t114 = subgroupShuffleXor(t113, 2u);
        let t115 = bitcast<f32>(bitcast<u32>(t113 + t114) ^ hidden_zero);
        let t116 = subgroupShuffleXor(t115, 4u);
        let t117 = bitcast<f32>(bitcast<u32>(t115 + t116) ^ hidden_zero);
        let t118 = subgroupShuffleXor(t117, 8u);
        let t119 = bitcast<f32>(bitcast<u32>(t117 + t118) ^ hidden_zero);
        let t120 = subgroupShuffleXor(t119, 16u);
        let bits_11 = bitcast<u32>(t119 + t120); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // mod.rs:318
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:320
            let t121 = vec2<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // mod.rs:321
            y[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u] = t121;
        }
    }
    if (slot < imm.n_slots) { // mod.rs:324
        if (is_inside) { // mod.rs:325
            let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0 = 0.0f; // mod.rs:329
            var values_1 = 0.0f;
            values_0 = memory_0_0; // mod.rs:332
            values_1 = memory_0_1;
            let t122 = vec2<f32>(values_0, values_1); // gdn.rs:222
            state[place >> 1u] = t122;
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_1 = 0.0f; // mod.rs:329
            var values_1_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:332
            values_1_1 = memory_1_1;
            let t123 = vec2<f32>(values_0_1, values_1_1); // gdn.rs:222
            state[place_1 >> 1u] = t123;
            let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_2 = 0.0f; // mod.rs:329
            var values_1_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:332
            values_1_2 = memory_2_1;
            let t124 = vec2<f32>(values_0_2, values_1_2); // gdn.rs:222
            state[place_2 >> 1u] = t124;
            let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_3 = 0.0f; // mod.rs:329
            var values_1_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:332
            values_1_3 = memory_3_1;
            let t125 = vec2<f32>(values_0_3, values_1_3); // gdn.rs:222
            state[place_3 >> 1u] = t125;
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t126 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t127 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t126; pair += t127) {
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
                let t128 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t129 = conv_state[t128 >> 1u];
                kept_0_0 = decode_bf16(t129); // mod.rs:247
                kept_0_1 = decode_bf16(t129 >> 16u); // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_1_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t130 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t131 = conv_state[t130 >> 1u];
                kept_1_0 = decode_bf16(t131); // mod.rs:247
                kept_1_1 = decode_bf16(t131 >> 16u); // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_2_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t132 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t133 = conv_state[t132 >> 1u];
                kept_2_0 = decode_bf16(t133); // mod.rs:247
                kept_2_1 = decode_bf16(t133 >> 16u); // mod.rs:248
            }
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = encode_bf16(kept_0_0) | (encode_bf16(kept_0_1) << 16u); // mod.rs:253
            let t134 = ((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t134] = encode_bf16(kept_1_0) | (encode_bf16(kept_1_1) << 16u);
            let t135 = ((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t135] = encode_bf16(kept_2_0) | (encode_bf16(kept_2_1) << 16u);
        }
    }
}
