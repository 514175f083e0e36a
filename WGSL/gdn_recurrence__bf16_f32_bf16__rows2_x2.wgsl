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
@group(0) @binding(5) var<storage, read_write> state: array<vec2<f32>>;
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
fn gdn_recurrence__bf16_f32_bf16__rows2_x2(
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
    var memory_1_0 = f32_from_bits(0x7fc00000u);
    var memory_1_1 = f32_from_bits(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:286
        let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:289
        let t0 = state[place >> 1u]; // gdn.rs:200
        memory_0_0 = t0.x; // mod.rs:293
        memory_0_1 = t0.y;
        let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:289
        let t1 = state[place_1 >> 1u]; // gdn.rs:200
        memory_1_0 = t1.x; // mod.rs:293
        memory_1_1 = t1.y;
    }
    let t2 = (row + 1u) * seq_len; // mod.rs:297
    for (var token = row * seq_len; token < t2; token += 1u) {
        let t3 = gates[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:298
        let t4 = qk[((token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k) >> 1u]; // gdn.rs:200
        let t5 = decode_bf16(t4);
        let t6 = decode_bf16(t4 >> 16u);
        let t7 = qk[((token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k) >> 1u];
        let t8 = decode_bf16(t7);
        let t9 = decode_bf16(t7 >> 16u);
        let t10 = v[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u]; // mod.rs:301
        var results_0 = 0.0f; // mod.rs:302
        var results_1 = 0.0f;
        var recalled = 0.0f; // mod.rs:305
        memory_0_0 = memory_0_0 * t3.x; // mod.rs:308
        recalled = recalled + memory_0_0 * t8; // mod.rs:309
        memory_0_1 = memory_0_1 * t3.x; // mod.rs:308
        recalled = recalled + memory_0_1 * t9; // mod.rs:309
        let t11 = reduce_add_f32(recalled); // mod.rs:311
        let delta = (decode_bf16(t10) - t11) * t3.y;
        var sum = 0.0f; // mod.rs:312
        let bits = bitcast<u32>(memory_0_0 + t8 * delta); // mod.rs:210
        memory_0_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:315
        sum = sum + memory_0_0 * t5; // mod.rs:316
        let bits_1 = bitcast<u32>(memory_0_1 + t9 * delta); // mod.rs:210
        memory_0_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:315
        sum = sum + memory_0_1 * t6; // mod.rs:316
        let t12 = reduce_add_f32(sum); // mod.rs:318
        let bits_2 = bitcast<u32>(t12); // bits.rs:31
        results_0 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // mod.rs:318
        var recalled_1 = 0.0f; // mod.rs:305
        memory_1_0 = memory_1_0 * t3.x; // mod.rs:308
        recalled_1 = recalled_1 + memory_1_0 * t8; // mod.rs:309
        memory_1_1 = memory_1_1 * t3.x; // mod.rs:308
        recalled_1 = recalled_1 + memory_1_1 * t9; // mod.rs:309
        let t13 = reduce_add_f32(recalled_1); // mod.rs:311
        let delta_1 = (decode_bf16(t10 >> 16u) - t13) * t3.y;
        var sum_1 = 0.0f; // mod.rs:312
        let bits_3 = bitcast<u32>(memory_1_0 + t8 * delta_1); // mod.rs:210
        memory_1_0 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_1 = sum_1 + memory_1_0 * t5; // mod.rs:316
        let bits_4 = bitcast<u32>(memory_1_1 + t9 * delta_1); // mod.rs:210
        memory_1_1 = bitcast<f32>(select(bits_4, 0u, ((bits_4 & 2147483647u) < 226492416u))); // mod.rs:315
        sum_1 = sum_1 + memory_1_1 * t6; // mod.rs:316
        let t14 = reduce_add_f32(sum_1); // mod.rs:318
        let bits_5 = bitcast<u32>(t14); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // mod.rs:318
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:320
            y[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u] = encode_bf16(results_0) | (encode_bf16(results_1) << 16u); // mod.rs:321
        }
    }
    if (slot < imm.n_slots) { // mod.rs:324
        if (is_inside) { // mod.rs:325
            let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0 = 0.0f; // mod.rs:329
            var values_1 = 0.0f;
            values_0 = memory_0_0; // mod.rs:332
            values_1 = memory_0_1;
            let t15 = vec2<f32>(values_0, values_1); // gdn.rs:222
            state[place >> 1u] = t15;
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:328
            var values_0_1 = 0.0f; // mod.rs:329
            var values_1_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:332
            values_1_1 = memory_1_1;
            let t16 = vec2<f32>(values_0_1, values_1_1); // gdn.rs:222
            state[place_1 >> 1u] = t16;
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:232
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:233
        let t17 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:234
        let t18 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t17; pair += t18) {
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
                let t19 = (slot * 3u + seq_len) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t20 = conv_state[t19 >> 1u];
                kept_0_0 = decode_bf16(t20); // mod.rs:247
                kept_0_1 = decode_bf16(t20 >> 16u); // mod.rs:248
            }
            let later = seq_len + 1u; // mod.rs:240
            if (later >= 3u) { // mod.rs:241
                let token = row * seq_len + (later - 3u); // mod.rs:242
                kept_1_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_1_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t21 = (slot * 3u + later) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t22 = conv_state[t21 >> 1u];
                kept_1_0 = decode_bf16(t22); // mod.rs:247
                kept_1_1 = decode_bf16(t22 >> 16u); // mod.rs:248
            }
            let later_1 = seq_len + 2u; // mod.rs:240
            if (later_1 >= 3u) { // mod.rs:241
                let token = row * seq_len + (later_1 - 3u); // mod.rs:242
                kept_2_0 = load_qkv(token * imm.qkv_stride + channel); // mod.rs:243
                kept_2_1 = load_qkv(token * imm.qkv_stride + (channel + 1u)); // mod.rs:244
            } else {
                let t23 = (slot * 3u + later_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel; // mod.rs:246
                let t24 = conv_state[t23 >> 1u];
                kept_2_0 = decode_bf16(t24); // mod.rs:247
                kept_2_1 = decode_bf16(t24 >> 16u); // mod.rs:248
            }
            conv_state[(slot * 3u * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u] = encode_bf16(kept_0_0) | (encode_bf16(kept_0_1) << 16u); // mod.rs:253
            let t25 = ((slot * 3u + 1u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t25] = encode_bf16(kept_1_0) | (encode_bf16(kept_1_1) << 16u);
            let t26 = ((slot * 3u + 2u) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + channel) >> 1u;
            conv_state[t26] = encode_bf16(kept_2_0) | (encode_bf16(kept_2_1) << 16u);
        }
    }
}
