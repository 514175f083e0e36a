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
@group(0) @binding(2) var<storage, read> v: array<u32>;
@group(0) @binding(3) var<storage, read> gates: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> slots: array<u32>;
@group(0) @binding(5) var<storage, read_write> state: array<vec4<f32>>;
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
fn gdn_recurrence__bf16_f32_bf16__rows2_x4(
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
    var memory_1_0 = f32_from_bits(0x7fc00000u);
    var memory_1_1 = f32_from_bits(0x7fc00000u);
    var memory_1_2 = f32_from_bits(0x7fc00000u);
    var memory_1_3 = f32_from_bits(0x7fc00000u);
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
    }
    let t2 = (row + 1u) * seq_len; // mod.rs:297
    for (var token = row * seq_len; token < t2; token += 1u) {
        let t3 = gates[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:298
        let t4 = qk[(((token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k) >> 1u) >> 1u]; // gdn.rs:200
        let t5 = decode_bf16(t4.x);
        let t6 = decode_bf16(t4.x >> 16u);
        let t7 = decode_bf16(t4.y);
        let t8 = decode_bf16(t4.y >> 16u);
        let t9 = qk[(((token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k) >> 1u) >> 1u];
        let t10 = decode_bf16(t9.x);
        let t11 = decode_bf16(t9.x >> 16u);
        let t12 = decode_bf16(t9.y);
        let t13 = decode_bf16(t9.y >> 16u);
        let t14 = v[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u]; // mod.rs:301
        var results_0 = 0.0f; // mod.rs:302
        var results_1 = 0.0f;
        var recalled = 0.0f; // mod.rs:305
        memory_0_0 = bitcast<f32>(bitcast<u32>(memory_0_0 * t3.x) ^ hidden_zero); // mod.rs:308
        let t15 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_0 * t10) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t15); // mod.rs:309
        memory_0_1 = bitcast<f32>(bitcast<u32>(memory_0_1 * t3.x) ^ hidden_zero); // mod.rs:308
        let t16 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_1 * t11) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t16); // mod.rs:309
        memory_0_2 = bitcast<f32>(bitcast<u32>(memory_0_2 * t3.x) ^ hidden_zero); // mod.rs:308
        let t17 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_2 * t12) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t17); // mod.rs:309
        memory_0_3 = bitcast<f32>(bitcast<u32>(memory_0_3 * t3.x) ^ hidden_zero); // mod.rs:308
        let t18 = bitcast<u32>(recalled + bitcast<f32>(bitcast<u32>(memory_0_3 * t13) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled = bitcast<f32>(t18); // mod.rs:309
        let t19 = recalled; // mod.rs:311
        let t20 = subgroupShuffleXor(t19, 1u);
        let t21 = bitcast<f32>(bitcast<u32>(t19 + t20) ^ hidden_zero);
        let t22 = subgroupShuffleXor(t21, 2u);
        let t23 = bitcast<f32>(bitcast<u32>(t21 + t22) ^ hidden_zero);
        let t24 = subgroupShuffleXor(t23, 4u);
        let t25 = bitcast<f32>(bitcast<u32>(t23 + t24) ^ hidden_zero);
        let t26 = subgroupShuffleXor(t25, 8u);
        let t27 = bitcast<f32>(bitcast<u32>(t25 + t26) ^ hidden_zero);
        let t28 = subgroupShuffleXor(t27, 16u);
        let t29 = bitcast<u32>(decode_bf16(t14) - bitcast<f32>(bitcast<u32>(t27 + t28) ^ hidden_zero)) ^ hidden_zero;
        let delta = bitcast<f32>(bitcast<u32>(bitcast<f32>(t29) * t3.y) ^ hidden_zero);
        var sum = 0.0f; // mod.rs:312
        let t30 = bitcast<f32>(bitcast<u32>(memory_0_0 + bitcast<f32>(bitcast<u32>(t10 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits = bitcast<u32>(t30); // mod.rs:210
        memory_0_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:315
        let t31 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_0 * t5) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t31; // mod.rs:316
        let t32 = bitcast<f32>(bitcast<u32>(memory_0_1 + bitcast<f32>(bitcast<u32>(t11 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_1 = bitcast<u32>(t32); // mod.rs:210
        memory_0_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:315
        let t33 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_1 * t6) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t33; // mod.rs:316
        let t34 = bitcast<f32>(bitcast<u32>(memory_0_2 + bitcast<f32>(bitcast<u32>(t12 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_2 = bitcast<u32>(t34); // mod.rs:210
        memory_0_2 = bitcast<f32>(select(bits_2, 0u, ((bits_2 & 2147483647u) < 226492416u))); // mod.rs:315
        let t35 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_2 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t35; // mod.rs:316
        let t36 = bitcast<f32>(bitcast<u32>(memory_0_3 + bitcast<f32>(bitcast<u32>(t13 * delta) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_3 = bitcast<u32>(t36); // mod.rs:210
        memory_0_3 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:315
        let t37 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(memory_0_3 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum = t37; // mod.rs:316
        let t38 = sum; // mod.rs:318
        let t39 = subgroupShuffleXor(t38, 1u);
        let t40 = bitcast<f32>(bitcast<u32>(t38 + t39) ^ hidden_zero);
        let t41 = subgroupShuffleXor(t40, 2u);
        let t42 = bitcast<f32>(bitcast<u32>(t40 + t41) ^ hidden_zero);
        let t43 = subgroupShuffleXor(t42, 4u);
        let t44 = bitcast<f32>(bitcast<u32>(t42 + t43) ^ hidden_zero);
        let t45 = subgroupShuffleXor(t44, 8u);
        let t46 = bitcast<f32>(bitcast<u32>(t44 + t45) ^ hidden_zero);
        let t47 = subgroupShuffleXor(t46, 16u);
        let bits_4 = bitcast<u32>(t46 + t47); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_1 = 0.0f; // mod.rs:305
        memory_1_0 = bitcast<f32>(bitcast<u32>(memory_1_0 * t3.x) ^ hidden_zero); // mod.rs:308
        let t48 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_0 * t10) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t48); // mod.rs:309
        memory_1_1 = bitcast<f32>(bitcast<u32>(memory_1_1 * t3.x) ^ hidden_zero); // mod.rs:308
        let t49 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_1 * t11) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t49); // mod.rs:309
        memory_1_2 = bitcast<f32>(bitcast<u32>(memory_1_2 * t3.x) ^ hidden_zero); // mod.rs:308
        let t50 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_2 * t12) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t50); // mod.rs:309
        memory_1_3 = bitcast<f32>(bitcast<u32>(memory_1_3 * t3.x) ^ hidden_zero); // mod.rs:308
        let t51 = bitcast<u32>(recalled_1 + bitcast<f32>(bitcast<u32>(memory_1_3 * t13) ^ hidden_zero)) ^ hidden_zero; // mod.rs:219
        recalled_1 = bitcast<f32>(t51); // mod.rs:309
        let t52 = recalled_1; // mod.rs:311
        let t53 = subgroupShuffleXor(t52, 1u);
        let t54 = bitcast<f32>(bitcast<u32>(t52 + t53) ^ hidden_zero);
        let t55 = subgroupShuffleXor(t54, 2u);
        let t56 = bitcast<f32>(bitcast<u32>(t54 + t55) ^ hidden_zero);
        let t57 = subgroupShuffleXor(t56, 4u);
        let t58 = bitcast<f32>(bitcast<u32>(t56 + t57) ^ hidden_zero);
        let t59 = subgroupShuffleXor(t58, 8u);
        let t60 = bitcast<f32>(bitcast<u32>(t58 + t59) ^ hidden_zero);
        let t61 = subgroupShuffleXor(t60, 16u);
        let t62 = bitcast<u32>(decode_bf16(t14 >> 16u) - bitcast<f32>(bitcast<u32>(t60 + t61) ^ hidden_zero)) ^ hidden_zero;
        let delta_1 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t62) * t3.y) ^ hidden_zero);
        var sum_1 = 0.0f; // mod.rs:312
        let t63 = bitcast<f32>(bitcast<u32>(memory_1_0 + bitcast<f32>(bitcast<u32>(t10 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_5 = bitcast<u32>(t63); // mod.rs:210
        memory_1_0 = bitcast<f32>(select(bits_5, 0u, ((bits_5 & 2147483647u) < 226492416u))); // mod.rs:315
        let t64 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_0 * t5) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t64; // mod.rs:316
        let t65 = bitcast<f32>(bitcast<u32>(memory_1_1 + bitcast<f32>(bitcast<u32>(t11 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_6 = bitcast<u32>(t65); // mod.rs:210
        memory_1_1 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:315
        let t66 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_1 * t6) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t66; // mod.rs:316
        let t67 = bitcast<f32>(bitcast<u32>(memory_1_2 + bitcast<f32>(bitcast<u32>(t12 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_7 = bitcast<u32>(t67); // mod.rs:210
        memory_1_2 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:315
        let t68 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_2 * t7) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t68; // mod.rs:316
        let t69 = bitcast<f32>(bitcast<u32>(memory_1_3 + bitcast<f32>(bitcast<u32>(t13 * delta_1) ^ hidden_zero)) ^ hidden_zero); // mod.rs:315
        let bits_8 = bitcast<u32>(t69); // mod.rs:210
        memory_1_3 = bitcast<f32>(select(bits_8, 0u, ((bits_8 & 2147483647u) < 226492416u))); // mod.rs:315
        let t70 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(memory_1_3 * t8) ^ hidden_zero)) ^ hidden_zero); // mod.rs:219
        sum_1 = t70; // mod.rs:316
        let t71 = sum_1; // mod.rs:318
        let t72 = subgroupShuffleXor(t71, 1u);
        let t73 = bitcast<f32>(bitcast<u32>(t71 + t72) ^ hidden_zero);
        let t74 = subgroupShuffleXor(t73, 2u);
        let t75 = bitcast<f32>(bitcast<u32>(t73 + t74) ^ hidden_zero);
        let t76 = subgroupShuffleXor(t75, 4u);
        let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
        let t78 = subgroupShuffleXor(t77, 8u);
        let t79 = bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero);
        let t80 = subgroupShuffleXor(t79, 16u);
        let bits_9 = bitcast<u32>(t79 + t80); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // mod.rs:318
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
            values_0 = memory_0_0; // mod.rs:332
            values_1 = memory_0_1;
            values_2 = memory_0_2;
            values_3 = memory_0_3;
            let t81 = vec4<f32>(values_0, values_1, values_2, values_3); // gdn.rs:222
            state[place >> 2u] = t81;
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_1 = 0.0f; // mod.rs:329
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:332
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            let t82 = vec4<f32>(values_0_1, values_1_1, values_2_1, values_3_1); // gdn.rs:222
            state[place_1 >> 2u] = t82;
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t83 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t84 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t83; pair += t84) {
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
                let t85 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t86 = conv_state[t85 >> 1u];
                kept_0_0 = decode_bf16(t86); // mod.rs:247
                kept_0_1 = decode_bf16(t86 >> 16u); // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_1_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t87 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t88 = conv_state[t87 >> 1u];
                kept_1_0 = decode_bf16(t88); // mod.rs:247
                kept_1_1 = decode_bf16(t88 >> 16u); // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_2_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t89 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t90 = conv_state[t89 >> 1u];
                kept_2_0 = decode_bf16(t90); // mod.rs:247
                kept_2_1 = decode_bf16(t90 >> 16u); // mod.rs:248
            }
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = encode_bf16(kept_0_0) | (encode_bf16(kept_0_1) << 16u); // mod.rs:253
            let t91 = ((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t91] = encode_bf16(kept_1_0) | (encode_bf16(kept_1_1) << 16u);
            let t92 = ((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t92] = encode_bf16(kept_2_0) | (encode_bf16(kept_2_1) << 16u);
        }
    }
}
