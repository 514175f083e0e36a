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
@group(0) @binding(5) var<storage, read> positions: array<u32>;
@group(0) @binding(6) var<storage, read_write> state: array<vec4<f32>>;
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
    if (slot < imm.n_slots) { // mod.rs:309
        let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:312
        let t0 = state[place >> 2u]; // gdn.rs:209
        memory_0_0 = t0.x; // mod.rs:316
        memory_0_1 = t0.y;
        memory_0_2 = t0.z;
        memory_0_3 = t0.w;
        let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:312
        let t1 = state[place_1 >> 2u]; // gdn.rs:209
        memory_1_0 = t1.x; // mod.rs:316
        memory_1_1 = t1.y;
        memory_1_2 = t1.z;
        memory_1_3 = t1.w;
        let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:312
        let t2 = state[place_2 >> 2u]; // gdn.rs:209
        memory_2_0 = t2.x; // mod.rs:316
        memory_2_1 = t2.y;
        memory_2_2 = t2.z;
        memory_2_3 = t2.w;
        let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:312
        let t3 = state[place_3 >> 2u]; // gdn.rs:209
        memory_3_0 = t3.x; // mod.rs:316
        memory_3_1 = t3.y;
        memory_3_2 = t3.z;
        memory_3_3 = t3.w;
    }
    let t4 = (row + 1u) * seq_len; // mod.rs:320
    for (var token = row * seq_len; token < t4; token += 1u) {
        let t5 = gates[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:321
        let t6 = qk[(((token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k) >> 1u) >> 1u]; // gdn.rs:209
        let t7 = decode_bf16(t6.x);
        let t8 = decode_bf16(t6.x >> 16u);
        let t9 = decode_bf16(t6.y);
        let t10 = decode_bf16(t6.y >> 16u);
        let t11 = qk[(((token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k) >> 1u) >> 1u];
        let t12 = decode_bf16(t11.x);
        let t13 = decode_bf16(t11.x >> 16u);
        let t14 = decode_bf16(t11.y);
        let t15 = decode_bf16(t11.y >> 16u);
        let t16 = v[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u]; // mod.rs:324
        var results_0 = 0.0f; // mod.rs:325
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var kept_0 = 0.0f; // mod.rs:328
        var kept_1 = 0.0f;
        var kept_2 = 0.0f;
        var kept_3 = 0.0f;
        kept_0 = memory_0_0; // mod.rs:331
        kept_1 = memory_0_1;
        kept_2 = memory_0_2;
        kept_3 = memory_0_3;
        var after_0 = 0.0f; // mod.rs:262
        var after_1 = 0.0f;
        var after_2 = 0.0f;
        var after_3 = 0.0f;
        var recalled = 0.0f; // mod.rs:263
        after_0 = kept_0 * t5.x; // mod.rs:266
        recalled = recalled + after_0 * t12; // mod.rs:267
        after_1 = kept_1 * t5.x; // mod.rs:266
        recalled = recalled + after_1 * t13; // mod.rs:267
        after_2 = kept_2 * t5.x; // mod.rs:266
        recalled = recalled + after_2 * t14; // mod.rs:267
        after_3 = kept_3 * t5.x; // mod.rs:266
        recalled = recalled + after_3 * t15; // mod.rs:267
        let t17 = reduce_add_f32(recalled); // mod.rs:269
        let delta = (decode_bf16(t16.x) - t17) * t5.y;
        var sum = 0.0f; // mod.rs:270
        let bits = bitcast<u32>(after_0 + t12 * delta); // mod.rs:215
        after_0 = bitcast<f32>(select(bits, 0u, ((bits & 2147483647u) < 226492416u))); // mod.rs:273
        sum = sum + after_0 * t7; // mod.rs:274
        let bits_1 = bitcast<u32>(after_1 + t13 * delta); // mod.rs:215
        after_1 = bitcast<f32>(select(bits_1, 0u, ((bits_1 & 2147483647u) < 226492416u))); // mod.rs:273
        sum = sum + after_1 * t8; // mod.rs:274
        let bits_2 = bitcast<u32>(after_2 + t14 * delta); // mod.rs:215
        after_2 = bitcast<f32>(select(bits_2, 0u, ((bits_2 & 2147483647u) < 226492416u))); // mod.rs:273
        sum = sum + after_2 * t9; // mod.rs:274
        let bits_3 = bitcast<u32>(after_3 + t15 * delta); // mod.rs:215
        after_3 = bitcast<f32>(select(bits_3, 0u, ((bits_3 & 2147483647u) < 226492416u))); // mod.rs:273
        sum = sum + after_3 * t10; // mod.rs:274
        let t18 = reduce_add_f32(sum); // mod.rs:276
        let bits_4 = bitcast<u32>(t18); // bits.rs:31
        let result = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // bits.rs:32
        memory_0_0 = after_0; // mod.rs:336
        memory_0_1 = after_1;
        memory_0_2 = after_2;
        memory_0_3 = after_3;
        results_0 = result; // mod.rs:338
        var kept_0_1 = 0.0f; // mod.rs:328
        var kept_1_1 = 0.0f;
        var kept_2_1 = 0.0f;
        var kept_3_1 = 0.0f;
        kept_0_1 = memory_1_0; // mod.rs:331
        kept_1_1 = memory_1_1;
        kept_2_1 = memory_1_2;
        kept_3_1 = memory_1_3;
        var after_0_1 = 0.0f; // mod.rs:262
        var after_1_1 = 0.0f;
        var after_2_1 = 0.0f;
        var after_3_1 = 0.0f;
        var recalled_1 = 0.0f; // mod.rs:263
        after_0_1 = kept_0_1 * t5.x; // mod.rs:266
        recalled_1 = recalled_1 + after_0_1 * t12; // mod.rs:267
        after_1_1 = kept_1_1 * t5.x; // mod.rs:266
        recalled_1 = recalled_1 + after_1_1 * t13; // mod.rs:267
        after_2_1 = kept_2_1 * t5.x; // mod.rs:266
        recalled_1 = recalled_1 + after_2_1 * t14; // mod.rs:267
        after_3_1 = kept_3_1 * t5.x; // mod.rs:266
        recalled_1 = recalled_1 + after_3_1 * t15; // mod.rs:267
        let t19 = reduce_add_f32(recalled_1); // mod.rs:269
        let delta_1 = (decode_bf16(t16.x >> 16u) - t19) * t5.y;
        var sum_1 = 0.0f; // mod.rs:270
        let bits_5 = bitcast<u32>(after_0_1 + t12 * delta_1); // mod.rs:215
        after_0_1 = bitcast<f32>(select(bits_5, 0u, ((bits_5 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_1 = sum_1 + after_0_1 * t7; // mod.rs:274
        let bits_6 = bitcast<u32>(after_1_1 + t13 * delta_1); // mod.rs:215
        after_1_1 = bitcast<f32>(select(bits_6, 0u, ((bits_6 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_1 = sum_1 + after_1_1 * t8; // mod.rs:274
        let bits_7 = bitcast<u32>(after_2_1 + t14 * delta_1); // mod.rs:215
        after_2_1 = bitcast<f32>(select(bits_7, 0u, ((bits_7 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_1 = sum_1 + after_2_1 * t9; // mod.rs:274
        let bits_8 = bitcast<u32>(after_3_1 + t15 * delta_1); // mod.rs:215
        after_3_1 = bitcast<f32>(select(bits_8, 0u, ((bits_8 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_1 = sum_1 + after_3_1 * t10; // mod.rs:274
        let t20 = reduce_add_f32(sum_1); // mod.rs:276
        let bits_9 = bitcast<u32>(t20); // bits.rs:31
        let result_1 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // bits.rs:32
        memory_1_0 = after_0_1; // mod.rs:336
        memory_1_1 = after_1_1;
        memory_1_2 = after_2_1;
        memory_1_3 = after_3_1;
        results_1 = result_1; // mod.rs:338
        var kept_0_2 = 0.0f; // mod.rs:328
        var kept_1_2 = 0.0f;
        var kept_2_2 = 0.0f;
        var kept_3_2 = 0.0f;
        kept_0_2 = memory_2_0; // mod.rs:331
        kept_1_2 = memory_2_1;
        kept_2_2 = memory_2_2;
        kept_3_2 = memory_2_3;
        var after_0_2 = 0.0f; // mod.rs:262
        var after_1_2 = 0.0f;
        var after_2_2 = 0.0f;
        var after_3_2 = 0.0f;
        var recalled_2 = 0.0f; // mod.rs:263
        after_0_2 = kept_0_2 * t5.x; // mod.rs:266
        recalled_2 = recalled_2 + after_0_2 * t12; // mod.rs:267
        after_1_2 = kept_1_2 * t5.x; // mod.rs:266
        recalled_2 = recalled_2 + after_1_2 * t13; // mod.rs:267
        after_2_2 = kept_2_2 * t5.x; // mod.rs:266
        recalled_2 = recalled_2 + after_2_2 * t14; // mod.rs:267
        after_3_2 = kept_3_2 * t5.x; // mod.rs:266
        recalled_2 = recalled_2 + after_3_2 * t15; // mod.rs:267
        let t21 = reduce_add_f32(recalled_2); // mod.rs:269
        let delta_2 = (decode_bf16(t16.y) - t21) * t5.y;
        var sum_2 = 0.0f; // mod.rs:270
        let bits_10 = bitcast<u32>(after_0_2 + t12 * delta_2); // mod.rs:215
        after_0_2 = bitcast<f32>(select(bits_10, 0u, ((bits_10 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_2 = sum_2 + after_0_2 * t7; // mod.rs:274
        let bits_11 = bitcast<u32>(after_1_2 + t13 * delta_2); // mod.rs:215
        after_1_2 = bitcast<f32>(select(bits_11, 0u, ((bits_11 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_2 = sum_2 + after_1_2 * t8; // mod.rs:274
        let bits_12 = bitcast<u32>(after_2_2 + t14 * delta_2); // mod.rs:215
        after_2_2 = bitcast<f32>(select(bits_12, 0u, ((bits_12 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_2 = sum_2 + after_2_2 * t9; // mod.rs:274
        let bits_13 = bitcast<u32>(after_3_2 + t15 * delta_2); // mod.rs:215
        after_3_2 = bitcast<f32>(select(bits_13, 0u, ((bits_13 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_2 = sum_2 + after_3_2 * t10; // mod.rs:274
        let t22 = reduce_add_f32(sum_2); // mod.rs:276
        let bits_14 = bitcast<u32>(t22); // bits.rs:31
        let result_2 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // bits.rs:32
        memory_2_0 = after_0_2; // mod.rs:336
        memory_2_1 = after_1_2;
        memory_2_2 = after_2_2;
        memory_2_3 = after_3_2;
        results_2 = result_2; // mod.rs:338
        var kept_0_3 = 0.0f; // mod.rs:328
        var kept_1_3 = 0.0f;
        var kept_2_3 = 0.0f;
        var kept_3_3 = 0.0f;
        kept_0_3 = memory_3_0; // mod.rs:331
        kept_1_3 = memory_3_1;
        kept_2_3 = memory_3_2;
        kept_3_3 = memory_3_3;
        var after_0_3 = 0.0f; // mod.rs:262
        var after_1_3 = 0.0f;
        var after_2_3 = 0.0f;
        var after_3_3 = 0.0f;
        var recalled_3 = 0.0f; // mod.rs:263
        after_0_3 = kept_0_3 * t5.x; // mod.rs:266
        recalled_3 = recalled_3 + after_0_3 * t12; // mod.rs:267
        after_1_3 = kept_1_3 * t5.x; // mod.rs:266
        recalled_3 = recalled_3 + after_1_3 * t13; // mod.rs:267
        after_2_3 = kept_2_3 * t5.x; // mod.rs:266
        recalled_3 = recalled_3 + after_2_3 * t14; // mod.rs:267
        after_3_3 = kept_3_3 * t5.x; // mod.rs:266
        recalled_3 = recalled_3 + after_3_3 * t15; // mod.rs:267
        let t23 = reduce_add_f32(recalled_3); // mod.rs:269
        let delta_3 = (decode_bf16(t16.y >> 16u) - t23) * t5.y;
        var sum_3 = 0.0f; // mod.rs:270
        let bits_15 = bitcast<u32>(after_0_3 + t12 * delta_3); // mod.rs:215
        after_0_3 = bitcast<f32>(select(bits_15, 0u, ((bits_15 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_3 = sum_3 + after_0_3 * t7; // mod.rs:274
        let bits_16 = bitcast<u32>(after_1_3 + t13 * delta_3); // mod.rs:215
        after_1_3 = bitcast<f32>(select(bits_16, 0u, ((bits_16 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_3 = sum_3 + after_1_3 * t8; // mod.rs:274
        let bits_17 = bitcast<u32>(after_2_3 + t14 * delta_3); // mod.rs:215
        after_2_3 = bitcast<f32>(select(bits_17, 0u, ((bits_17 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_3 = sum_3 + after_2_3 * t9; // mod.rs:274
        let bits_18 = bitcast<u32>(after_3_3 + t15 * delta_3); // mod.rs:215
        after_3_3 = bitcast<f32>(select(bits_18, 0u, ((bits_18 & 2147483647u) < 226492416u))); // mod.rs:273
        sum_3 = sum_3 + after_3_3 * t10; // mod.rs:274
        let t24 = reduce_add_f32(sum_3); // mod.rs:276
        let bits_19 = bitcast<u32>(t24); // bits.rs:31
        let result_3 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // bits.rs:32
        memory_3_0 = after_0_3; // mod.rs:336
        memory_3_1 = after_1_3;
        memory_3_2 = after_2_3;
        memory_3_3 = after_3_3;
        results_3 = result_3; // mod.rs:338
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:340
            let t25 = vec2<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // mod.rs:341
            y[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u] = t25;
        }
    }
    if (slot < imm.n_slots) { // mod.rs:344
        if (is_inside) { // mod.rs:345
            let place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:348
            var values_0 = 0.0f; // mod.rs:349
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            values_0 = memory_0_0; // mod.rs:352
            values_1 = memory_0_1;
            values_2 = memory_0_2;
            values_3 = memory_0_3;
            let t26 = vec4<f32>(values_0, values_1, values_2, values_3); // gdn.rs:231
            state[place >> 2u] = t26;
            let place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:348
            var values_0_1 = 0.0f; // mod.rs:349
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:352
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            let t27 = vec4<f32>(values_0_1, values_1_1, values_2_1, values_3_1); // gdn.rs:231
            state[place_1 >> 2u] = t27;
            let place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:348
            var values_0_2 = 0.0f; // mod.rs:349
            var values_1_2 = 0.0f;
            var values_2_2 = 0.0f;
            var values_3_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:352
            values_1_2 = memory_2_1;
            values_2_2 = memory_2_2;
            values_3_2 = memory_2_3;
            let t28 = vec4<f32>(values_0_2, values_1_2, values_2_2, values_3_2); // gdn.rs:231
            state[place_2 >> 2u] = t28;
            let place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:348
            var values_0_3 = 0.0f; // mod.rs:349
            var values_1_3 = 0.0f;
            var values_2_3 = 0.0f;
            var values_3_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:352
            values_1_3 = memory_3_1;
            values_2_3 = memory_3_2;
            values_3_3 = memory_3_3;
            let t29 = vec4<f32>(values_0_3, values_1_3, values_2_3, values_3_3); // gdn.rs:231
            state[place_3 >> 2u] = t29;
        }
        let workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:239
        let part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:240
        let kept = min_u32(seq_len, 4u); // mod.rs:241
        let t30 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:242
        let t31 = workgroups * 256u;
        for (var pair = part * 256u + local_invocation_index; pair < t30; pair += t31) {
            let channel = pair * 2u; // mod.rs:243
            for (var step_1 = seq_len - kept; step_1 < seq_len; step_1 += 1u) { // mod.rs:244
                let token = row * seq_len + step_1; // mod.rs:245
                let t32 = (slot * 4u + ((positions[row] + step_1) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:247
                let t33 = encode_bf16(load_qkv(token * imm.qkv_stride + channel)) | (encode_bf16(load_qkv(token * imm.qkv_stride + (channel + 1u))) << 16u);
                conv_state[(t32 + channel) >> 1u] = t33;
            }
        }
    }
}
