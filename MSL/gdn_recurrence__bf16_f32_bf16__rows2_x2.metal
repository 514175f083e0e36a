#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint qkv_stride;
    uint n_tokens;
    uint n_rows;
    uint n_qk_heads;
    uint n_v_heads;
    uint head_k_dim;
    uint head_v_dim;
    uint n_slots;
};

uint div_u32(uint a, uint b) {
    return b == 0u ? a : a / b;
}

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

float reduce_add_f32(float x) {
    const float y1 = simd_shuffle_xor(x, ushort(1));
    const float x1 = x + y1;
    const float y2 = simd_shuffle_xor(x1, ushort(2));
    const float x2 = x1 + y2;
    const float y3 = simd_shuffle_xor(x2, ushort(4));
    const float x3 = x2 + y3;
    const float y4 = simd_shuffle_xor(x3, ushort(8));
    const float x4 = x3 + y4;
    const float y5 = simd_shuffle_xor(x4, ushort(16));
    const float x5 = x4 + y5;
    return x5;
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void gdn_recurrence__bf16_f32_bf16__rows2_x2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* qkv [[buffer(1)]],
    device const ushort* qk [[buffer(2)]],
    device const ushort* v [[buffer(3)]],
    device const float* gates [[buffer(4)]],
    device const uint* slots [[buffer(5)]],
    device const uint* positions [[buffer(6)]],
    device float* state [[buffer(7)]],
    device ushort* conv_state [[buffer(8)]],
    device ushort* y [[buffer(9)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 num_workgroups [[threadgroups_per_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    const uint row = workgroup_id.z; // mod.rs:295
    const uint head = workgroup_id.y; // mod.rs:296
    const uint slot = slots[row]; // mod.rs:297
    const uint seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:298
    const uint n_k_heads = imm.n_qk_heads / 2u; // mod.rs:299
    const uint k_head = div_u32(head, div_u32(imm.n_v_heads, n_k_heads)); // mod.rs:300
    const uint own_len = imm.head_k_dim / 32u; // mod.rs:301
    const uint first_k = (local_invocation_index & 31u) * own_len; // mod.rs:302
    const uint wanted = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // mod.rs:304
    const bool is_inside = wanted < imm.head_v_dim; // mod.rs:305
    const uint first_row = min_u32(wanted, imm.head_v_dim - 2u); // mod.rs:306
    float memory_0_0 = as_type<float>(0x7fc00000u); // mod.rs:308
    float memory_0_1 = as_type<float>(0x7fc00000u);
    float memory_1_0 = as_type<float>(0x7fc00000u);
    float memory_1_1 = as_type<float>(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:309
        const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:312
        const float2 t0 = ((device float2*)state)[place >> 1u]; // gdn.rs:209
        memory_0_0 = t0.x; // mod.rs:316
        memory_0_1 = t0.y;
        const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:312
        const float2 t1 = ((device float2*)state)[place_1 >> 1u]; // gdn.rs:209
        memory_1_0 = t1.x; // mod.rs:316
        memory_1_1 = t1.y;
    }
    const uint t2 = (row + 1u) * seq_len; // mod.rs:320
    for (uint token = row * seq_len; token < t2; token += 1u) {
        const float2 t3 = ((device const float2*)gates)[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:321
        const uint t4 = ((device const uint*)qk)[((token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k) >> 1u]; // gdn.rs:209
        const float t5 = decode_bf16(t4);
        const float t6 = decode_bf16(t4 >> 16u);
        const uint t7 = ((device const uint*)qk)[((token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k) >> 1u];
        const float t8 = decode_bf16(t7);
        const float t9 = decode_bf16(t7 >> 16u);
        const uint t10 = ((device const uint*)v)[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u]; // mod.rs:324
        float results_0 = 0.0f; // mod.rs:325
        float results_1 = 0.0f;
        float kept_0 = 0.0f; // mod.rs:328
        float kept_1 = 0.0f;
        kept_0 = memory_0_0; // mod.rs:331
        kept_1 = memory_0_1;
        float after_0 = 0.0f; // mod.rs:262
        float after_1 = 0.0f;
        float recalled = 0.0f; // mod.rs:263
        after_0 = kept_0 * t3.x; // mod.rs:266
        const float t11 = after_0 * t8; // mod.rs:267
        recalled = recalled + t11;
        after_1 = kept_1 * t3.x; // mod.rs:266
        const float t12 = after_1 * t9; // mod.rs:267
        recalled = recalled + t12;
        const float t13 = reduce_add_f32(recalled); // mod.rs:269
        const float t14 = decode_bf16(t10) - t13;
        const float delta = t14 * t3.y;
        float sum = 0.0f; // mod.rs:270
        const float t15 = t8 * delta; // mod.rs:273
        const float t16 = after_0 + t15;
        const uint bits = as_type<uint>(t16); // mod.rs:215
        after_0 = as_type<float>((((bits & 2147483647u) < 226492416u) ? 0u : bits)); // mod.rs:273
        const float t17 = after_0 * t5; // mod.rs:274
        sum = sum + t17;
        const float t18 = t9 * delta; // mod.rs:273
        const float t19 = after_1 + t18;
        const uint bits_1 = as_type<uint>(t19); // mod.rs:215
        after_1 = as_type<float>((((bits_1 & 2147483647u) < 226492416u) ? 0u : bits_1)); // mod.rs:273
        const float t20 = after_1 * t6; // mod.rs:274
        sum = sum + t20;
        const float t21 = reduce_add_f32(sum); // mod.rs:276
        const uint bits_2 = as_type<uint>(t21); // bits.rs:31
        const float result = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:32
        memory_0_0 = after_0; // mod.rs:336
        memory_0_1 = after_1;
        results_0 = result; // mod.rs:338
        float kept_0_1 = 0.0f; // mod.rs:328
        float kept_1_1 = 0.0f;
        kept_0_1 = memory_1_0; // mod.rs:331
        kept_1_1 = memory_1_1;
        float after_0_1 = 0.0f; // mod.rs:262
        float after_1_1 = 0.0f;
        float recalled_1 = 0.0f; // mod.rs:263
        after_0_1 = kept_0_1 * t3.x; // mod.rs:266
        const float t22 = after_0_1 * t8; // mod.rs:267
        recalled_1 = recalled_1 + t22;
        after_1_1 = kept_1_1 * t3.x; // mod.rs:266
        const float t23 = after_1_1 * t9; // mod.rs:267
        recalled_1 = recalled_1 + t23;
        const float t24 = reduce_add_f32(recalled_1); // mod.rs:269
        const float t25 = decode_bf16(t10 >> 16u) - t24;
        const float delta_1 = t25 * t3.y;
        float sum_1 = 0.0f; // mod.rs:270
        const float t26 = t8 * delta_1; // mod.rs:273
        const float t27 = after_0_1 + t26;
        const uint bits_3 = as_type<uint>(t27); // mod.rs:215
        after_0_1 = as_type<float>((((bits_3 & 2147483647u) < 226492416u) ? 0u : bits_3)); // mod.rs:273
        const float t28 = after_0_1 * t5; // mod.rs:274
        sum_1 = sum_1 + t28;
        const float t29 = t9 * delta_1; // mod.rs:273
        const float t30 = after_1_1 + t29;
        const uint bits_4 = as_type<uint>(t30); // mod.rs:215
        after_1_1 = as_type<float>((((bits_4 & 2147483647u) < 226492416u) ? 0u : bits_4)); // mod.rs:273
        const float t31 = after_1_1 * t6; // mod.rs:274
        sum_1 = sum_1 + t31;
        const float t32 = reduce_add_f32(sum_1); // mod.rs:276
        const uint bits_5 = as_type<uint>(t32); // bits.rs:31
        const float result_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // bits.rs:32
        memory_1_0 = after_0_1; // mod.rs:336
        memory_1_1 = after_1_1;
        results_1 = result_1; // mod.rs:338
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:340
            ((device uint*)y)[((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u] = encode_bf16(results_0) | (encode_bf16(results_1) << 16u); // mod.rs:341
        }
    }
    if (slot < imm.n_slots) { // mod.rs:344
        if (is_inside) { // mod.rs:345
            const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0 = 0.0f; // mod.rs:349
            float values_1 = 0.0f;
            values_0 = memory_0_0; // mod.rs:352
            values_1 = memory_0_1;
            ((device float2*)state)[place >> 1u] = float2(values_0, values_1); // gdn.rs:231
            const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0_1 = 0.0f; // mod.rs:349
            float values_1_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:352
            values_1_1 = memory_1_1;
            ((device float2*)state)[place_1 >> 1u] = float2(values_0_1, values_1_1); // gdn.rs:231
        }
        const uint workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:239
        const uint part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:240
        const uint kept = min_u32(seq_len, 4u); // mod.rs:241
        const uint t33 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:242
        const uint t34 = workgroups * 256u;
        for (uint pair = part * 256u + local_invocation_index; pair < t33; pair += t34) {
            const uint channel = pair * 2u; // mod.rs:243
            for (uint step_1 = seq_len - kept; step_1 < seq_len; step_1 += 1u) { // mod.rs:244
                const uint token = row * seq_len + step_1; // mod.rs:245
                const uint t35 = (slot * 4u + ((positions[row] + step_1) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:247
                const uint t36 = encode_bf16(decode_bf16(qkv[token * imm.qkv_stride + channel])) | (encode_bf16(decode_bf16(qkv[token * imm.qkv_stride + (channel + 1u)])) << 16u);
                ((device uint*)conv_state)[(t35 + channel) >> 1u] = t36;
            }
        }
    }
}
