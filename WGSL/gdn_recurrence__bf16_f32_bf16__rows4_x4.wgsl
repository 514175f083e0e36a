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
fn gdn_recurrence__bf16_f32_bf16__rows4_x4(
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
        memory_0_0 = memory_0_0 * t5.x; // mod.rs:308
        recalled = recalled + memory_0_0 * t12; // mod.rs:309
        memory_0_1 = memory_0_1 * t5.x; // mod.rs:308
        recalled = recalled + memory_0_1 * t13; // mod.rs:309
        memory_0_2 = memory_0_2 * t5.x; // mod.rs:308
        recalled = recalled + memory_0_2 * t14; // mod.rs:309
        memory_0_3 = memory_0_3 * t5.x; // mod.rs:308
        recalled = recalled + memory_0_3 * t15; // mod.rs:309
        let t17 = reduce_add_f32(recalled); // mod.rs:311
        let delta = (decode_bf16(t16.x) - t17) * t5.y;
        var sum = 0.0f; // mod.rs:312
        let bits = bitcast<u32>(memory_0_0 + t12 * delta); // mod.rs:210
        memory_0_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:315
        sum = sum + memory_0_0 * t7; // mod.rs:316
        let bits_1 = bitcast<u32>(memory_0_1 + t13 * delta); // mod.rs:210
        memory_0_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:315
        sum = sum + memory_0_1 * t8; // mod.rs:316
        let bits_2 = bitcast<u32>(memory_0_2 + t14 * delta); // mod.rs:210
        memory_0_2 = bitcast<f32>(select(bits_2, 0u, ((bits_2 & 2147483647u) < 226492416u))); // mod.rs:315
        sum = sum + memory_0_2 * t9; // mod.rs:316
        let bits_3 = bitcast<u32>(memory_0_3 + t15 * delta); // mod.rs:210
        memory_0_3 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:315
        sum = sum + memory_0_3 * t10; // mod.rs:316
        let t18 = reduce_add_f32(sum); // mod.rs:318
        let bits_4 = bitcast<u32>(t18); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_1 = 0.0f; // mod.rs:305
        memory_1_0 = memory_1_0 * t5.x; // mod.rs:308
        recalled_1 = recalled_1 + memory_1_0 * t12; // mod.rs:309
        memory_1_1 = memory_1_1 * t5.x; // mod.rs:308
        recalled_1 = recalled_1 + memory_1_1 * t13; // mod.rs:309
        memory_1_2 = memory_1_2 * t5.x; // mod.rs:308
        recalled_1 = recalled_1 + memory_1_2 * t14; // mod.rs:309
        memory_1_3 = memory_1_3 * t5.x; // mod.rs:308
        recalled_1 = recalled_1 + memory_1_3 * t15; // mod.rs:309
        let t19 = reduce_add_f32(recalled_1); // mod.rs:311
        let delta_1 = (decode_bf16(t16.x >> 16u) - t19) * t5.y;
        var sum_1 = 0.0f; // mod.rs:312
        let bits_5 = bitcast<u32>(memory_1_0 + t12 * delta_1); // mod.rs:210
        memory_1_0 = bitcast<f32>(select(bits_5, 0u, ((bits_5 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_1 = sum_1 + memory_1_0 * t7; // mod.rs:316
        let bits_6 = bitcast<u32>(memory_1_1 + t13 * delta_1); // mod.rs:210
        memory_1_1 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_1 = sum_1 + memory_1_1 * t8; // mod.rs:316
        let bits_7 = bitcast<u32>(memory_1_2 + t14 * delta_1); // mod.rs:210
        memory_1_2 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_1 = sum_1 + memory_1_2 * t9; // mod.rs:316
        let bits_8 = bitcast<u32>(memory_1_3 + t15 * delta_1); // mod.rs:210
        memory_1_3 = bitcast<f32>(select(bits_8, 0u, ((bits_8 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_1 = sum_1 + memory_1_3 * t10; // mod.rs:316
        let t20 = reduce_add_f32(sum_1); // mod.rs:318
        let bits_9 = bitcast<u32>(t20); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_2 = 0.0f; // mod.rs:305
        memory_2_0 = memory_2_0 * t5.x; // mod.rs:308
        recalled_2 = recalled_2 + memory_2_0 * t12; // mod.rs:309
        memory_2_1 = memory_2_1 * t5.x; // mod.rs:308
        recalled_2 = recalled_2 + memory_2_1 * t13; // mod.rs:309
        memory_2_2 = memory_2_2 * t5.x; // mod.rs:308
        recalled_2 = recalled_2 + memory_2_2 * t14; // mod.rs:309
        memory_2_3 = memory_2_3 * t5.x; // mod.rs:308
        recalled_2 = recalled_2 + memory_2_3 * t15; // mod.rs:309
        let t21 = reduce_add_f32(recalled_2); // mod.rs:311
        let delta_2 = (decode_bf16(t16.y) - t21) * t5.y;
        var sum_2 = 0.0f; // mod.rs:312
        let bits_10 = bitcast<u32>(memory_2_0 + t12 * delta_2); // mod.rs:210
        memory_2_0 = bitcast<f32>(select(bits_10, 0u, ((bits_10 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_2 = sum_2 + memory_2_0 * t7; // mod.rs:316
        let bits_11 = bitcast<u32>(memory_2_1 + t13 * delta_2); // mod.rs:210
        memory_2_1 = bitcast<f32>(select(bits_11, 0u, ((bits_11 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_2 = sum_2 + memory_2_1 * t8; // mod.rs:316
        let bits_12 = bitcast<u32>(memory_2_2 + t14 * delta_2); // mod.rs:210
        memory_2_2 = bitcast<f32>(select(bits_12, 0u, ((bits_12 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_2 = sum_2 + memory_2_2 * t9; // mod.rs:316
        let bits_13 = bitcast<u32>(memory_2_3 + t15 * delta_2); // mod.rs:210
        memory_2_3 = bitcast<f32>(select(bits_13, 0u, ((bits_13 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_2 = sum_2 + memory_2_3 * t10; // mod.rs:316
        let t22 = reduce_add_f32(sum_2); // mod.rs:318
        let bits_14 = bitcast<u32>(t22); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_3 = 0.0f; // mod.rs:305
        memory_3_0 = memory_3_0 * t5.x; // mod.rs:308
        recalled_3 = recalled_3 + memory_3_0 * t12; // mod.rs:309
        memory_3_1 = memory_3_1 * t5.x; // mod.rs:308
        recalled_3 = recalled_3 + memory_3_1 * t13; // mod.rs:309
        memory_3_2 = memory_3_2 * t5.x; // mod.rs:308
        recalled_3 = recalled_3 + memory_3_2 * t14; // mod.rs:309
        memory_3_3 = memory_3_3 * t5.x; // mod.rs:308
        recalled_3 = recalled_3 + memory_3_3 * t15; // mod.rs:309
        let t23 = reduce_add_f32(recalled_3); // mod.rs:311
        let delta_3 = (decode_bf16(t16.y >> 16u) - t23) * t5.y;
        var sum_3 = 0.0f; // mod.rs:312
        let bits_15 = bitcast<u32>(memory_3_0 + t12 * delta_3); // mod.rs:210
        memory_3_0 = bitcast<f32>(select(bits_15, 0u, ((bits_15 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_3 = sum_3 + memory_3_0 * t7; // mod.rs:316
        let bits_16 = bitcast<u32>(memory_3_1 + t13 * delta_3); // mod.rs:210
        memory_3_1 = bitcast<f32>(select(bits_16, 0u, ((bits_16 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_3 = sum_3 + memory_3_1 * t8; // mod.rs:316
        let bits_17 = bitcast<u32>(memory_3_2 + t14 * delta_3); // mod.rs:210
        memory_3_2 = bitcast<f32>(select(bits_17, 0u, ((bits_17 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_3 = sum_3 + memory_3_2 * t9; // mod.rs:316
        let bits_18 = bitcast<u32>(memory_3_3 + t15 * delta_3); // mod.rs:210
        memory_3_3 = bitcast<f32>(select(bits_18, 0u, ((bits_18 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_3 = sum_3 + memory_3_3 * t10; // mod.rs:316
        let t24 = reduce_add_f32(sum_3); // mod.rs:318
        let bits_19 = bitcast<u32>(t24); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // mod.rs:318
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:320
            let t25 = vec2<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // mod.rs:321
            y[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u] = t25;
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
            let t26 = vec4<f32>(values_0, values_1, values_2, values_3); // gdn.rs:222
            state[place >> 2u] = t26;
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_1 = 0.0f; // mod.rs:329
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:332
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            let t27 = vec4<f32>(values_0_1, values_1_1, values_2_1, values_3_1); // gdn.rs:222
            state[place_1 >> 2u] = t27;
            let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_2 = 0.0f; // mod.rs:329
            var values_1_2 = 0.0f;
            var values_2_2 = 0.0f;
            var values_3_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:332
            values_1_2 = memory_2_1;
            values_2_2 = memory_2_2;
            values_3_2 = memory_2_3;
            let t28 = vec4<f32>(values_0_2, values_1_2, values_2_2, values_3_2); // gdn.rs:222
            state[place_2 >> 2u] = t28;
            let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_3 = 0.0f; // mod.rs:329
            var values_1_3 = 0.0f;
            var values_2_3 = 0.0f;
            var values_3_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:332
            values_1_3 = memory_3_1;
            values_2_3 = memory_3_2;
            values_3_3 = memory_3_3;
            let t29 = vec4<f32>(values_0_3, values_1_3, values_2_3, values_3_3); // gdn.rs:222
            state[place_3 >> 2u] = t29;
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t30 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t31 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t30; pair += t31) {
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
                let t32 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t33 = conv_state[t32 >> 1u];
                kept_0_0 = decode_bf16(t33); // mod.rs:247
                kept_0_1 = decode_bf16(t33 >> 16u); // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_1_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t34 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t35 = conv_state[t34 >> 1u];
                kept_1_0 = decode_bf16(t35); // mod.rs:247
                kept_1_1 = decode_bf16(t35 >> 16u); // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_2_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t36 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t37 = conv_state[t36 >> 1u];
                kept_2_0 = decode_bf16(t37); // mod.rs:247
                kept_2_1 = decode_bf16(t37 >> 16u); // mod.rs:248
            }
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = encode_bf16(kept_0_0) | (encode_bf16(kept_0_1) << 16u); // mod.rs:253
            let t38 = ((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t38] = encode_bf16(kept_1_0) | (encode_bf16(kept_1_1) << 16u);
            let t39 = ((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t39] = encode_bf16(kept_2_0) | (encode_bf16(kept_2_1) << 16u);
        }
    }
}
