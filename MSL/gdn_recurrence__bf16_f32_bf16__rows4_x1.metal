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

kernel void gdn_recurrence__bf16_f32_bf16__rows4_x1(
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
    const uint wanted = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 4u; // mod.rs:304
    const bool is_inside = wanted < imm.head_v_dim; // mod.rs:305
    const uint first_row = min_u32(wanted, imm.head_v_dim - 4u); // mod.rs:306
    float memory_0_0 = as_type<float>(0x7fc00000u); // mod.rs:308
    float memory_0_1 = as_type<float>(0x7fc00000u);
    float memory_0_2 = as_type<float>(0x7fc00000u);
    float memory_0_3 = as_type<float>(0x7fc00000u);
    float memory_0_4 = as_type<float>(0x7fc00000u);
    float memory_0_5 = as_type<float>(0x7fc00000u);
    float memory_0_6 = as_type<float>(0x7fc00000u);
    float memory_0_7 = as_type<float>(0x7fc00000u);
    float memory_1_0 = as_type<float>(0x7fc00000u);
    float memory_1_1 = as_type<float>(0x7fc00000u);
    float memory_1_2 = as_type<float>(0x7fc00000u);
    float memory_1_3 = as_type<float>(0x7fc00000u);
    float memory_1_4 = as_type<float>(0x7fc00000u);
    float memory_1_5 = as_type<float>(0x7fc00000u);
    float memory_1_6 = as_type<float>(0x7fc00000u);
    float memory_1_7 = as_type<float>(0x7fc00000u);
    float memory_2_0 = as_type<float>(0x7fc00000u);
    float memory_2_1 = as_type<float>(0x7fc00000u);
    float memory_2_2 = as_type<float>(0x7fc00000u);
    float memory_2_3 = as_type<float>(0x7fc00000u);
    float memory_2_4 = as_type<float>(0x7fc00000u);
    float memory_2_5 = as_type<float>(0x7fc00000u);
    float memory_2_6 = as_type<float>(0x7fc00000u);
    float memory_2_7 = as_type<float>(0x7fc00000u);
    float memory_3_0 = as_type<float>(0x7fc00000u);
    float memory_3_1 = as_type<float>(0x7fc00000u);
    float memory_3_2 = as_type<float>(0x7fc00000u);
    float memory_3_3 = as_type<float>(0x7fc00000u);
    float memory_3_4 = as_type<float>(0x7fc00000u);
    float memory_3_5 = as_type<float>(0x7fc00000u);
    float memory_3_6 = as_type<float>(0x7fc00000u);
    float memory_3_7 = as_type<float>(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:309
        const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:312
        float values_0 = 0.0f; // gdn.rs:200
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = state[place]; // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = state[place + 1u]; // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = state[place + 2u]; // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = state[place + 3u]; // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = state[place + 4u]; // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = state[place + 5u]; // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = state[place + 6u]; // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = state[place + 7u]; // gdn.rs:204
        }
        memory_0_0 = values_0; // mod.rs:316
        memory_0_1 = values_1;
        memory_0_2 = values_2;
        memory_0_3 = values_3;
        memory_0_4 = values_4;
        memory_0_5 = values_5;
        memory_0_6 = values_6;
        memory_0_7 = values_7;
        const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:312
        float values_0_1 = 0.0f; // gdn.rs:200
        float values_1_1 = 0.0f;
        float values_2_1 = 0.0f;
        float values_3_1 = 0.0f;
        float values_4_1 = 0.0f;
        float values_5_1 = 0.0f;
        float values_6_1 = 0.0f;
        float values_7_1 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0_1 = state[place_1]; // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1_1 = state[place_1 + 1u]; // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2_1 = state[place_1 + 2u]; // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3_1 = state[place_1 + 3u]; // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4_1 = state[place_1 + 4u]; // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5_1 = state[place_1 + 5u]; // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6_1 = state[place_1 + 6u]; // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7_1 = state[place_1 + 7u]; // gdn.rs:204
        }
        memory_1_0 = values_0_1; // mod.rs:316
        memory_1_1 = values_1_1;
        memory_1_2 = values_2_1;
        memory_1_3 = values_3_1;
        memory_1_4 = values_4_1;
        memory_1_5 = values_5_1;
        memory_1_6 = values_6_1;
        memory_1_7 = values_7_1;
        const uint place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:312
        float values_0_2 = 0.0f; // gdn.rs:200
        float values_1_2 = 0.0f;
        float values_2_2 = 0.0f;
        float values_3_2 = 0.0f;
        float values_4_2 = 0.0f;
        float values_5_2 = 0.0f;
        float values_6_2 = 0.0f;
        float values_7_2 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0_2 = state[place_2]; // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1_2 = state[place_2 + 1u]; // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2_2 = state[place_2 + 2u]; // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3_2 = state[place_2 + 3u]; // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4_2 = state[place_2 + 4u]; // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5_2 = state[place_2 + 5u]; // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6_2 = state[place_2 + 6u]; // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7_2 = state[place_2 + 7u]; // gdn.rs:204
        }
        memory_2_0 = values_0_2; // mod.rs:316
        memory_2_1 = values_1_2;
        memory_2_2 = values_2_2;
        memory_2_3 = values_3_2;
        memory_2_4 = values_4_2;
        memory_2_5 = values_5_2;
        memory_2_6 = values_6_2;
        memory_2_7 = values_7_2;
        const uint place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:312
        float values_0_3 = 0.0f; // gdn.rs:200
        float values_1_3 = 0.0f;
        float values_2_3 = 0.0f;
        float values_3_3 = 0.0f;
        float values_4_3 = 0.0f;
        float values_5_3 = 0.0f;
        float values_6_3 = 0.0f;
        float values_7_3 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0_3 = state[place_3]; // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1_3 = state[place_3 + 1u]; // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2_3 = state[place_3 + 2u]; // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3_3 = state[place_3 + 3u]; // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4_3 = state[place_3 + 4u]; // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5_3 = state[place_3 + 5u]; // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6_3 = state[place_3 + 6u]; // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7_3 = state[place_3 + 7u]; // gdn.rs:204
        }
        memory_3_0 = values_0_3; // mod.rs:316
        memory_3_1 = values_1_3;
        memory_3_2 = values_2_3;
        memory_3_3 = values_3_3;
        memory_3_4 = values_4_3;
        memory_3_5 = values_5_3;
        memory_3_6 = values_6_3;
        memory_3_7 = values_7_3;
    }
    const uint t0 = (row + 1u) * seq_len; // mod.rs:320
    for (uint token = row * seq_len; token < t0; token += 1u) {
        const float2 t1 = ((device const float2*)gates)[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:321
        const uint t2 = (token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k; // mod.rs:322
        float values_0 = 0.0f; // gdn.rs:200
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = decode_bf16(qk[t2]); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = decode_bf16(qk[t2 + 1u]); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = decode_bf16(qk[t2 + 2u]); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = decode_bf16(qk[t2 + 3u]); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = decode_bf16(qk[t2 + 4u]); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = decode_bf16(qk[t2 + 5u]); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = decode_bf16(qk[t2 + 6u]); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = decode_bf16(qk[t2 + 7u]); // gdn.rs:204
        }
        const float t3 = values_0; // gdn.rs:207
        const float t4 = values_1;
        const float t5 = values_2;
        const float t6 = values_3;
        const float t7 = values_4;
        const float t8 = values_5;
        const float t9 = values_6;
        const float t10 = values_7;
        const uint t11 = (token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k; // mod.rs:323
        float values_0_1 = 0.0f; // gdn.rs:200
        float values_1_1 = 0.0f;
        float values_2_1 = 0.0f;
        float values_3_1 = 0.0f;
        float values_4_1 = 0.0f;
        float values_5_1 = 0.0f;
        float values_6_1 = 0.0f;
        float values_7_1 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0_1 = decode_bf16(qk[t11]); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1_1 = decode_bf16(qk[t11 + 1u]); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2_1 = decode_bf16(qk[t11 + 2u]); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3_1 = decode_bf16(qk[t11 + 3u]); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4_1 = decode_bf16(qk[t11 + 4u]); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5_1 = decode_bf16(qk[t11 + 5u]); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6_1 = decode_bf16(qk[t11 + 6u]); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7_1 = decode_bf16(qk[t11 + 7u]); // gdn.rs:204
        }
        const float t12 = values_0_1; // gdn.rs:207
        const float t13 = values_1_1;
        const float t14 = values_2_1;
        const float t15 = values_3_1;
        const float t16 = values_4_1;
        const float t17 = values_5_1;
        const float t18 = values_6_1;
        const float t19 = values_7_1;
        const uint2 t20 = ((device const uint2*)v)[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u]; // mod.rs:324
        float results_0 = 0.0f; // mod.rs:325
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float kept_0 = 0.0f; // mod.rs:328
        float kept_1 = 0.0f;
        float kept_2 = 0.0f;
        float kept_3 = 0.0f;
        float kept_4 = 0.0f;
        float kept_5 = 0.0f;
        float kept_6 = 0.0f;
        float kept_7 = 0.0f;
        kept_0 = memory_0_0; // mod.rs:331
        kept_1 = memory_0_1;
        kept_2 = memory_0_2;
        kept_3 = memory_0_3;
        kept_4 = memory_0_4;
        kept_5 = memory_0_5;
        kept_6 = memory_0_6;
        kept_7 = memory_0_7;
        float after_0 = 0.0f; // mod.rs:262
        float after_1 = 0.0f;
        float after_2 = 0.0f;
        float after_3 = 0.0f;
        float after_4 = 0.0f;
        float after_5 = 0.0f;
        float after_6 = 0.0f;
        float after_7 = 0.0f;
        float recalled = 0.0f; // mod.rs:263
        after_0 = kept_0 * t1.x; // mod.rs:266
        const float t21 = recalled; // mod.rs:267
        const float t22 = after_0 * t12;
        const float t23 = t21 + t22; // mod.rs:224
        recalled = ((0u < own_len) ? t23 : t21); // mod.rs:267
        after_1 = kept_1 * t1.x; // mod.rs:266
        const float t24 = recalled; // mod.rs:267
        const float t25 = after_1 * t13;
        const float t26 = t24 + t25; // mod.rs:224
        recalled = ((1u < own_len) ? t26 : t24); // mod.rs:267
        after_2 = kept_2 * t1.x; // mod.rs:266
        const float t27 = recalled; // mod.rs:267
        const float t28 = after_2 * t14;
        const float t29 = t27 + t28; // mod.rs:224
        recalled = ((2u < own_len) ? t29 : t27); // mod.rs:267
        after_3 = kept_3 * t1.x; // mod.rs:266
        const float t30 = recalled; // mod.rs:267
        const float t31 = after_3 * t15;
        const float t32 = t30 + t31; // mod.rs:224
        recalled = ((3u < own_len) ? t32 : t30); // mod.rs:267
        after_4 = kept_4 * t1.x; // mod.rs:266
        const float t33 = recalled; // mod.rs:267
        const float t34 = after_4 * t16;
        const float t35 = t33 + t34; // mod.rs:224
        recalled = ((4u < own_len) ? t35 : t33); // mod.rs:267
        after_5 = kept_5 * t1.x; // mod.rs:266
        const float t36 = recalled; // mod.rs:267
        const float t37 = after_5 * t17;
        const float t38 = t36 + t37; // mod.rs:224
        recalled = ((5u < own_len) ? t38 : t36); // mod.rs:267
        after_6 = kept_6 * t1.x; // mod.rs:266
        const float t39 = recalled; // mod.rs:267
        const float t40 = after_6 * t18;
        const float t41 = t39 + t40; // mod.rs:224
        recalled = ((6u < own_len) ? t41 : t39); // mod.rs:267
        after_7 = kept_7 * t1.x; // mod.rs:266
        const float t42 = recalled; // mod.rs:267
        const float t43 = after_7 * t19;
        const float t44 = t42 + t43; // mod.rs:224
        recalled = ((7u < own_len) ? t44 : t42); // mod.rs:267
        const float t45 = reduce_add_f32(recalled); // mod.rs:269
        const float t46 = decode_bf16(t20.x) - t45;
        const float delta = t46 * t1.y;
        float sum = 0.0f; // mod.rs:270
        const float t47 = t12 * delta; // mod.rs:273
        const float t48 = after_0 + t47;
        const uint bits = as_type<uint>(t48); // mod.rs:215
        after_0 = as_type<float>((((bits & 2147483647u) < 226492416u) ? 0u : bits)); // mod.rs:273
        const float t49 = sum; // mod.rs:274
        const float t50 = after_0 * t3;
        const float t51 = t49 + t50; // mod.rs:224
        sum = ((0u < own_len) ? t51 : t49); // mod.rs:274
        const float t52 = t13 * delta; // mod.rs:273
        const float t53 = after_1 + t52;
        const uint bits_1 = as_type<uint>(t53); // mod.rs:215
        after_1 = as_type<float>((((bits_1 & 2147483647u) < 226492416u) ? 0u : bits_1)); // mod.rs:273
        const float t54 = sum; // mod.rs:274
        const float t55 = after_1 * t4;
        const float t56 = t54 + t55; // mod.rs:224
        sum = ((1u < own_len) ? t56 : t54); // mod.rs:274
        const float t57 = t14 * delta; // mod.rs:273
        const float t58 = after_2 + t57;
        const uint bits_2 = as_type<uint>(t58); // mod.rs:215
        after_2 = as_type<float>((((bits_2 & 2147483647u) < 226492416u) ? 0u : bits_2)); // mod.rs:273
        const float t59 = sum; // mod.rs:274
        const float t60 = after_2 * t5;
        const float t61 = t59 + t60; // mod.rs:224
        sum = ((2u < own_len) ? t61 : t59); // mod.rs:274
        const float t62 = t15 * delta; // mod.rs:273
        const float t63 = after_3 + t62;
        const uint bits_3 = as_type<uint>(t63); // mod.rs:215
        after_3 = as_type<float>((((bits_3 & 2147483647u) < 226492416u) ? 0u : bits_3)); // mod.rs:273
        const float t64 = sum; // mod.rs:274
        const float t65 = after_3 * t6;
        const float t66 = t64 + t65; // mod.rs:224
        sum = ((3u < own_len) ? t66 : t64); // mod.rs:274
        const float t67 = t16 * delta; // mod.rs:273
        const float t68 = after_4 + t67;
        const uint bits_4 = as_type<uint>(t68); // mod.rs:215
        after_4 = as_type<float>((((bits_4 & 2147483647u) < 226492416u) ? 0u : bits_4)); // mod.rs:273
        const float t69 = sum; // mod.rs:274
        const float t70 = after_4 * t7;
        const float t71 = t69 + t70; // mod.rs:224
        sum = ((4u < own_len) ? t71 : t69); // mod.rs:274
        const float t72 = t17 * delta; // mod.rs:273
        const float t73 = after_5 + t72;
        const uint bits_5 = as_type<uint>(t73); // mod.rs:215
        after_5 = as_type<float>((((bits_5 & 2147483647u) < 226492416u) ? 0u : bits_5)); // mod.rs:273
        const float t74 = sum; // mod.rs:274
        const float t75 = after_5 * t8;
        const float t76 = t74 + t75; // mod.rs:224
        sum = ((5u < own_len) ? t76 : t74); // mod.rs:274
        const float t77 = t18 * delta; // mod.rs:273
        const float t78 = after_6 + t77;
        const uint bits_6 = as_type<uint>(t78); // mod.rs:215
        after_6 = as_type<float>((((bits_6 & 2147483647u) < 226492416u) ? 0u : bits_6)); // mod.rs:273
        const float t79 = sum; // mod.rs:274
        const float t80 = after_6 * t9;
        const float t81 = t79 + t80; // mod.rs:224
        sum = ((6u < own_len) ? t81 : t79); // mod.rs:274
        const float t82 = t19 * delta; // mod.rs:273
        const float t83 = after_7 + t82;
        const uint bits_7 = as_type<uint>(t83); // mod.rs:215
        after_7 = as_type<float>((((bits_7 & 2147483647u) < 226492416u) ? 0u : bits_7)); // mod.rs:273
        const float t84 = sum; // mod.rs:274
        const float t85 = after_7 * t10;
        const float t86 = t84 + t85; // mod.rs:224
        sum = ((7u < own_len) ? t86 : t84); // mod.rs:274
        const float t87 = reduce_add_f32(sum); // mod.rs:276
        const uint bits_8 = as_type<uint>(t87); // bits.rs:31
        const float result = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // bits.rs:32
        memory_0_0 = after_0; // mod.rs:336
        memory_0_1 = after_1;
        memory_0_2 = after_2;
        memory_0_3 = after_3;
        memory_0_4 = after_4;
        memory_0_5 = after_5;
        memory_0_6 = after_6;
        memory_0_7 = after_7;
        results_0 = result; // mod.rs:338
        float kept_0_1 = 0.0f; // mod.rs:328
        float kept_1_1 = 0.0f;
        float kept_2_1 = 0.0f;
        float kept_3_1 = 0.0f;
        float kept_4_1 = 0.0f;
        float kept_5_1 = 0.0f;
        float kept_6_1 = 0.0f;
        float kept_7_1 = 0.0f;
        kept_0_1 = memory_1_0; // mod.rs:331
        kept_1_1 = memory_1_1;
        kept_2_1 = memory_1_2;
        kept_3_1 = memory_1_3;
        kept_4_1 = memory_1_4;
        kept_5_1 = memory_1_5;
        kept_6_1 = memory_1_6;
        kept_7_1 = memory_1_7;
        float after_0_1 = 0.0f; // mod.rs:262
        float after_1_1 = 0.0f;
        float after_2_1 = 0.0f;
        float after_3_1 = 0.0f;
        float after_4_1 = 0.0f;
        float after_5_1 = 0.0f;
        float after_6_1 = 0.0f;
        float after_7_1 = 0.0f;
        float recalled_1 = 0.0f; // mod.rs:263
        after_0_1 = kept_0_1 * t1.x; // mod.rs:266
        const float t88 = recalled_1; // mod.rs:267
        const float t89 = after_0_1 * t12;
        const float t90 = t88 + t89; // mod.rs:224
        recalled_1 = ((0u < own_len) ? t90 : t88); // mod.rs:267
        after_1_1 = kept_1_1 * t1.x; // mod.rs:266
        const float t91 = recalled_1; // mod.rs:267
        const float t92 = after_1_1 * t13;
        const float t93 = t91 + t92; // mod.rs:224
        recalled_1 = ((1u < own_len) ? t93 : t91); // mod.rs:267
        after_2_1 = kept_2_1 * t1.x; // mod.rs:266
        const float t94 = recalled_1; // mod.rs:267
        const float t95 = after_2_1 * t14;
        const float t96 = t94 + t95; // mod.rs:224
        recalled_1 = ((2u < own_len) ? t96 : t94); // mod.rs:267
        after_3_1 = kept_3_1 * t1.x; // mod.rs:266
        const float t97 = recalled_1; // mod.rs:267
        const float t98 = after_3_1 * t15;
        const float t99 = t97 + t98; // mod.rs:224
        recalled_1 = ((3u < own_len) ? t99 : t97); // mod.rs:267
        after_4_1 = kept_4_1 * t1.x; // mod.rs:266
        const float t100 = recalled_1; // mod.rs:267
        const float t101 = after_4_1 * t16;
        const float t102 = t100 + t101; // mod.rs:224
        recalled_1 = ((4u < own_len) ? t102 : t100); // mod.rs:267
        after_5_1 = kept_5_1 * t1.x; // mod.rs:266
        const float t103 = recalled_1; // mod.rs:267
        const float t104 = after_5_1 * t17;
        const float t105 = t103 + t104; // mod.rs:224
        recalled_1 = ((5u < own_len) ? t105 : t103); // mod.rs:267
        after_6_1 = kept_6_1 * t1.x; // mod.rs:266
        const float t106 = recalled_1; // mod.rs:267
        const float t107 = after_6_1 * t18;
        const float t108 = t106 + t107; // mod.rs:224
        recalled_1 = ((6u < own_len) ? t108 : t106); // mod.rs:267
        after_7_1 = kept_7_1 * t1.x; // mod.rs:266
        const float t109 = recalled_1; // mod.rs:267
        const float t110 = after_7_1 * t19;
        const float t111 = t109 + t110; // mod.rs:224
        recalled_1 = ((7u < own_len) ? t111 : t109); // mod.rs:267
        const float t112 = reduce_add_f32(recalled_1); // mod.rs:269
        const float t113 = decode_bf16(t20.x >> 16u) - t112;
        const float delta_1 = t113 * t1.y;
        float sum_1 = 0.0f; // mod.rs:270
        const float t114 = t12 * delta_1; // mod.rs:273
        const float t115 = after_0_1 + t114;
        const uint bits_9 = as_type<uint>(t115); // mod.rs:215
        after_0_1 = as_type<float>((((bits_9 & 2147483647u) < 226492416u) ? 0u : bits_9)); // mod.rs:273
        const float t116 = sum_1; // mod.rs:274
        const float t117 = after_0_1 * t3;
        const float t118 = t116 + t117; // mod.rs:224
        sum_1 = ((0u < own_len) ? t118 : t116); // mod.rs:274
        const float t119 = t13 * delta_1; // mod.rs:273
        const float t120 = after_1_1 + t119;
        const uint bits_10 = as_type<uint>(t120); // mod.rs:215
        after_1_1 = as_type<float>((((bits_10 & 2147483647u) < 226492416u) ? 0u : bits_10)); // mod.rs:273
        const float t121 = sum_1; // mod.rs:274
        const float t122 = after_1_1 * t4;
        const float t123 = t121 + t122; // mod.rs:224
        sum_1 = ((1u < own_len) ? t123 : t121); // mod.rs:274
        const float t124 = t14 * delta_1; // mod.rs:273
        const float t125 = after_2_1 + t124;
        const uint bits_11 = as_type<uint>(t125); // mod.rs:215
        after_2_1 = as_type<float>((((bits_11 & 2147483647u) < 226492416u) ? 0u : bits_11)); // mod.rs:273
        const float t126 = sum_1; // mod.rs:274
        const float t127 = after_2_1 * t5;
        const float t128 = t126 + t127; // mod.rs:224
        sum_1 = ((2u < own_len) ? t128 : t126); // mod.rs:274
        const float t129 = t15 * delta_1; // mod.rs:273
        const float t130 = after_3_1 + t129;
        const uint bits_12 = as_type<uint>(t130); // mod.rs:215
        after_3_1 = as_type<float>((((bits_12 & 2147483647u) < 226492416u) ? 0u : bits_12)); // mod.rs:273
        const float t131 = sum_1; // mod.rs:274
        const float t132 = after_3_1 * t6;
        const float t133 = t131 + t132; // mod.rs:224
        sum_1 = ((3u < own_len) ? t133 : t131); // mod.rs:274
        const float t134 = t16 * delta_1; // mod.rs:273
        const float t135 = after_4_1 + t134;
        const uint bits_13 = as_type<uint>(t135); // mod.rs:215
        after_4_1 = as_type<float>((((bits_13 & 2147483647u) < 226492416u) ? 0u : bits_13)); // mod.rs:273
        const float t136 = sum_1; // mod.rs:274
        const float t137 = after_4_1 * t7;
        const float t138 = t136 + t137; // mod.rs:224
        sum_1 = ((4u < own_len) ? t138 : t136); // mod.rs:274
        const float t139 = t17 * delta_1; // mod.rs:273
        const float t140 = after_5_1 + t139;
        const uint bits_14 = as_type<uint>(t140); // mod.rs:215
        after_5_1 = as_type<float>((((bits_14 & 2147483647u) < 226492416u) ? 0u : bits_14)); // mod.rs:273
        const float t141 = sum_1; // mod.rs:274
        const float t142 = after_5_1 * t8;
        const float t143 = t141 + t142; // mod.rs:224
        sum_1 = ((5u < own_len) ? t143 : t141); // mod.rs:274
        const float t144 = t18 * delta_1; // mod.rs:273
        const float t145 = after_6_1 + t144;
        const uint bits_15 = as_type<uint>(t145); // mod.rs:215
        after_6_1 = as_type<float>((((bits_15 & 2147483647u) < 226492416u) ? 0u : bits_15)); // mod.rs:273
        const float t146 = sum_1; // mod.rs:274
        const float t147 = after_6_1 * t9;
        const float t148 = t146 + t147; // mod.rs:224
        sum_1 = ((6u < own_len) ? t148 : t146); // mod.rs:274
        const float t149 = t19 * delta_1; // mod.rs:273
        const float t150 = after_7_1 + t149;
        const uint bits_16 = as_type<uint>(t150); // mod.rs:215
        after_7_1 = as_type<float>((((bits_16 & 2147483647u) < 226492416u) ? 0u : bits_16)); // mod.rs:273
        const float t151 = sum_1; // mod.rs:274
        const float t152 = after_7_1 * t10;
        const float t153 = t151 + t152; // mod.rs:224
        sum_1 = ((7u < own_len) ? t153 : t151); // mod.rs:274
        const float t154 = reduce_add_f32(sum_1); // mod.rs:276
        const uint bits_17 = as_type<uint>(t154); // bits.rs:31
        const float result_1 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // bits.rs:32
        memory_1_0 = after_0_1; // mod.rs:336
        memory_1_1 = after_1_1;
        memory_1_2 = after_2_1;
        memory_1_3 = after_3_1;
        memory_1_4 = after_4_1;
        memory_1_5 = after_5_1;
        memory_1_6 = after_6_1;
        memory_1_7 = after_7_1;
        results_1 = result_1; // mod.rs:338
        float kept_0_2 = 0.0f; // mod.rs:328
        float kept_1_2 = 0.0f;
        float kept_2_2 = 0.0f;
        float kept_3_2 = 0.0f;
        float kept_4_2 = 0.0f;
        float kept_5_2 = 0.0f;
        float kept_6_2 = 0.0f;
        float kept_7_2 = 0.0f;
        kept_0_2 = memory_2_0; // mod.rs:331
        kept_1_2 = memory_2_1;
        kept_2_2 = memory_2_2;
        kept_3_2 = memory_2_3;
        kept_4_2 = memory_2_4;
        kept_5_2 = memory_2_5;
        kept_6_2 = memory_2_6;
        kept_7_2 = memory_2_7;
        float after_0_2 = 0.0f; // mod.rs:262
        float after_1_2 = 0.0f;
        float after_2_2 = 0.0f;
        float after_3_2 = 0.0f;
        float after_4_2 = 0.0f;
        float after_5_2 = 0.0f;
        float after_6_2 = 0.0f;
        float after_7_2 = 0.0f;
        float recalled_2 = 0.0f; // mod.rs:263
        after_0_2 = kept_0_2 * t1.x; // mod.rs:266
        const float t155 = recalled_2; // mod.rs:267
        const float t156 = after_0_2 * t12;
        const float t157 = t155 + t156; // mod.rs:224
        recalled_2 = ((0u < own_len) ? t157 : t155); // mod.rs:267
        after_1_2 = kept_1_2 * t1.x; // mod.rs:266
        const float t158 = recalled_2; // mod.rs:267
        const float t159 = after_1_2 * t13;
        const float t160 = t158 + t159; // mod.rs:224
        recalled_2 = ((1u < own_len) ? t160 : t158); // mod.rs:267
        after_2_2 = kept_2_2 * t1.x; // mod.rs:266
        const float t161 = recalled_2; // mod.rs:267
        const float t162 = after_2_2 * t14;
        const float t163 = t161 + t162; // mod.rs:224
        recalled_2 = ((2u < own_len) ? t163 : t161); // mod.rs:267
        after_3_2 = kept_3_2 * t1.x; // mod.rs:266
        const float t164 = recalled_2; // mod.rs:267
        const float t165 = after_3_2 * t15;
        const float t166 = t164 + t165; // mod.rs:224
        recalled_2 = ((3u < own_len) ? t166 : t164); // mod.rs:267
        after_4_2 = kept_4_2 * t1.x; // mod.rs:266
        const float t167 = recalled_2; // mod.rs:267
        const float t168 = after_4_2 * t16;
        const float t169 = t167 + t168; // mod.rs:224
        recalled_2 = ((4u < own_len) ? t169 : t167); // mod.rs:267
        after_5_2 = kept_5_2 * t1.x; // mod.rs:266
        const float t170 = recalled_2; // mod.rs:267
        const float t171 = after_5_2 * t17;
        const float t172 = t170 + t171; // mod.rs:224
        recalled_2 = ((5u < own_len) ? t172 : t170); // mod.rs:267
        after_6_2 = kept_6_2 * t1.x; // mod.rs:266
        const float t173 = recalled_2; // mod.rs:267
        const float t174 = after_6_2 * t18;
        const float t175 = t173 + t174; // mod.rs:224
        recalled_2 = ((6u < own_len) ? t175 : t173); // mod.rs:267
        after_7_2 = kept_7_2 * t1.x; // mod.rs:266
        const float t176 = recalled_2; // mod.rs:267
        const float t177 = after_7_2 * t19;
        const float t178 = t176 + t177; // mod.rs:224
        recalled_2 = ((7u < own_len) ? t178 : t176); // mod.rs:267
        const float t179 = reduce_add_f32(recalled_2); // mod.rs:269
        const float t180 = decode_bf16(t20.y) - t179;
        const float delta_2 = t180 * t1.y;
        float sum_2 = 0.0f; // mod.rs:270
        const float t181 = t12 * delta_2; // mod.rs:273
        const float t182 = after_0_2 + t181;
        const uint bits_18 = as_type<uint>(t182); // mod.rs:215
        after_0_2 = as_type<float>((((bits_18 & 2147483647u) < 226492416u) ? 0u : bits_18)); // mod.rs:273
        const float t183 = sum_2; // mod.rs:274
        const float t184 = after_0_2 * t3;
        const float t185 = t183 + t184; // mod.rs:224
        sum_2 = ((0u < own_len) ? t185 : t183); // mod.rs:274
        const float t186 = t13 * delta_2; // mod.rs:273
        const float t187 = after_1_2 + t186;
        const uint bits_19 = as_type<uint>(t187); // mod.rs:215
        after_1_2 = as_type<float>((((bits_19 & 2147483647u) < 226492416u) ? 0u : bits_19)); // mod.rs:273
        const float t188 = sum_2; // mod.rs:274
        const float t189 = after_1_2 * t4;
        const float t190 = t188 + t189; // mod.rs:224
        sum_2 = ((1u < own_len) ? t190 : t188); // mod.rs:274
        const float t191 = t14 * delta_2; // mod.rs:273
        const float t192 = after_2_2 + t191;
        const uint bits_20 = as_type<uint>(t192); // mod.rs:215
        after_2_2 = as_type<float>((((bits_20 & 2147483647u) < 226492416u) ? 0u : bits_20)); // mod.rs:273
        const float t193 = sum_2; // mod.rs:274
        const float t194 = after_2_2 * t5;
        const float t195 = t193 + t194; // mod.rs:224
        sum_2 = ((2u < own_len) ? t195 : t193); // mod.rs:274
        const float t196 = t15 * delta_2; // mod.rs:273
        const float t197 = after_3_2 + t196;
        const uint bits_21 = as_type<uint>(t197); // mod.rs:215
        after_3_2 = as_type<float>((((bits_21 & 2147483647u) < 226492416u) ? 0u : bits_21)); // mod.rs:273
        const float t198 = sum_2; // mod.rs:274
        const float t199 = after_3_2 * t6;
        const float t200 = t198 + t199; // mod.rs:224
        sum_2 = ((3u < own_len) ? t200 : t198); // mod.rs:274
        const float t201 = t16 * delta_2; // mod.rs:273
        const float t202 = after_4_2 + t201;
        const uint bits_22 = as_type<uint>(t202); // mod.rs:215
        after_4_2 = as_type<float>((((bits_22 & 2147483647u) < 226492416u) ? 0u : bits_22)); // mod.rs:273
        const float t203 = sum_2; // mod.rs:274
        const float t204 = after_4_2 * t7;
        const float t205 = t203 + t204; // mod.rs:224
        sum_2 = ((4u < own_len) ? t205 : t203); // mod.rs:274
        const float t206 = t17 * delta_2; // mod.rs:273
        const float t207 = after_5_2 + t206;
        const uint bits_23 = as_type<uint>(t207); // mod.rs:215
        after_5_2 = as_type<float>((((bits_23 & 2147483647u) < 226492416u) ? 0u : bits_23)); // mod.rs:273
        const float t208 = sum_2; // mod.rs:274
        const float t209 = after_5_2 * t8;
        const float t210 = t208 + t209; // mod.rs:224
        sum_2 = ((5u < own_len) ? t210 : t208); // mod.rs:274
        const float t211 = t18 * delta_2; // mod.rs:273
        const float t212 = after_6_2 + t211;
        const uint bits_24 = as_type<uint>(t212); // mod.rs:215
        after_6_2 = as_type<float>((((bits_24 & 2147483647u) < 226492416u) ? 0u : bits_24)); // mod.rs:273
        const float t213 = sum_2; // mod.rs:274
        const float t214 = after_6_2 * t9;
        const float t215 = t213 + t214; // mod.rs:224
        sum_2 = ((6u < own_len) ? t215 : t213); // mod.rs:274
        const float t216 = t19 * delta_2; // mod.rs:273
        const float t217 = after_7_2 + t216;
        const uint bits_25 = as_type<uint>(t217); // mod.rs:215
        after_7_2 = as_type<float>((((bits_25 & 2147483647u) < 226492416u) ? 0u : bits_25)); // mod.rs:273
        const float t218 = sum_2; // mod.rs:274
        const float t219 = after_7_2 * t10;
        const float t220 = t218 + t219; // mod.rs:224
        sum_2 = ((7u < own_len) ? t220 : t218); // mod.rs:274
        const float t221 = reduce_add_f32(sum_2); // mod.rs:276
        const uint bits_26 = as_type<uint>(t221); // bits.rs:31
        const float result_2 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)); // bits.rs:32
        memory_2_0 = after_0_2; // mod.rs:336
        memory_2_1 = after_1_2;
        memory_2_2 = after_2_2;
        memory_2_3 = after_3_2;
        memory_2_4 = after_4_2;
        memory_2_5 = after_5_2;
        memory_2_6 = after_6_2;
        memory_2_7 = after_7_2;
        results_2 = result_2; // mod.rs:338
        float kept_0_3 = 0.0f; // mod.rs:328
        float kept_1_3 = 0.0f;
        float kept_2_3 = 0.0f;
        float kept_3_3 = 0.0f;
        float kept_4_3 = 0.0f;
        float kept_5_3 = 0.0f;
        float kept_6_3 = 0.0f;
        float kept_7_3 = 0.0f;
        kept_0_3 = memory_3_0; // mod.rs:331
        kept_1_3 = memory_3_1;
        kept_2_3 = memory_3_2;
        kept_3_3 = memory_3_3;
        kept_4_3 = memory_3_4;
        kept_5_3 = memory_3_5;
        kept_6_3 = memory_3_6;
        kept_7_3 = memory_3_7;
        float after_0_3 = 0.0f; // mod.rs:262
        float after_1_3 = 0.0f;
        float after_2_3 = 0.0f;
        float after_3_3 = 0.0f;
        float after_4_3 = 0.0f;
        float after_5_3 = 0.0f;
        float after_6_3 = 0.0f;
        float after_7_3 = 0.0f;
        float recalled_3 = 0.0f; // mod.rs:263
        after_0_3 = kept_0_3 * t1.x; // mod.rs:266
        const float t222 = recalled_3; // mod.rs:267
        const float t223 = after_0_3 * t12;
        const float t224 = t222 + t223; // mod.rs:224
        recalled_3 = ((0u < own_len) ? t224 : t222); // mod.rs:267
        after_1_3 = kept_1_3 * t1.x; // mod.rs:266
        const float t225 = recalled_3; // mod.rs:267
        const float t226 = after_1_3 * t13;
        const float t227 = t225 + t226; // mod.rs:224
        recalled_3 = ((1u < own_len) ? t227 : t225); // mod.rs:267
        after_2_3 = kept_2_3 * t1.x; // mod.rs:266
        const float t228 = recalled_3; // mod.rs:267
        const float t229 = after_2_3 * t14;
        const float t230 = t228 + t229; // mod.rs:224
        recalled_3 = ((2u < own_len) ? t230 : t228); // mod.rs:267
        after_3_3 = kept_3_3 * t1.x; // mod.rs:266
        const float t231 = recalled_3; // mod.rs:267
        const float t232 = after_3_3 * t15;
        const float t233 = t231 + t232; // mod.rs:224
        recalled_3 = ((3u < own_len) ? t233 : t231); // mod.rs:267
        after_4_3 = kept_4_3 * t1.x; // mod.rs:266
        const float t234 = recalled_3; // mod.rs:267
        const float t235 = after_4_3 * t16;
        const float t236 = t234 + t235; // mod.rs:224
        recalled_3 = ((4u < own_len) ? t236 : t234); // mod.rs:267
        after_5_3 = kept_5_3 * t1.x; // mod.rs:266
        const float t237 = recalled_3; // mod.rs:267
        const float t238 = after_5_3 * t17;
        const float t239 = t237 + t238; // mod.rs:224
        recalled_3 = ((5u < own_len) ? t239 : t237); // mod.rs:267
        after_6_3 = kept_6_3 * t1.x; // mod.rs:266
        const float t240 = recalled_3; // mod.rs:267
        const float t241 = after_6_3 * t18;
        const float t242 = t240 + t241; // mod.rs:224
        recalled_3 = ((6u < own_len) ? t242 : t240); // mod.rs:267
        after_7_3 = kept_7_3 * t1.x; // mod.rs:266
        const float t243 = recalled_3; // mod.rs:267
        const float t244 = after_7_3 * t19;
        const float t245 = t243 + t244; // mod.rs:224
        recalled_3 = ((7u < own_len) ? t245 : t243); // mod.rs:267
        const float t246 = reduce_add_f32(recalled_3); // mod.rs:269
        const float t247 = decode_bf16(t20.y >> 16u) - t246;
        const float delta_3 = t247 * t1.y;
        float sum_3 = 0.0f; // mod.rs:270
        const float t248 = t12 * delta_3; // mod.rs:273
        const float t249 = after_0_3 + t248;
        const uint bits_27 = as_type<uint>(t249); // mod.rs:215
        after_0_3 = as_type<float>((((bits_27 & 2147483647u) < 226492416u) ? 0u : bits_27)); // mod.rs:273
        const float t250 = sum_3; // mod.rs:274
        const float t251 = after_0_3 * t3;
        const float t252 = t250 + t251; // mod.rs:224
        sum_3 = ((0u < own_len) ? t252 : t250); // mod.rs:274
        const float t253 = t13 * delta_3; // mod.rs:273
        const float t254 = after_1_3 + t253;
        const uint bits_28 = as_type<uint>(t254); // mod.rs:215
        after_1_3 = as_type<float>((((bits_28 & 2147483647u) < 226492416u) ? 0u : bits_28)); // mod.rs:273
        const float t255 = sum_3; // mod.rs:274
        const float t256 = after_1_3 * t4;
        const float t257 = t255 + t256; // mod.rs:224
        sum_3 = ((1u < own_len) ? t257 : t255); // mod.rs:274
        const float t258 = t14 * delta_3; // mod.rs:273
        const float t259 = after_2_3 + t258;
        const uint bits_29 = as_type<uint>(t259); // mod.rs:215
        after_2_3 = as_type<float>((((bits_29 & 2147483647u) < 226492416u) ? 0u : bits_29)); // mod.rs:273
        const float t260 = sum_3; // mod.rs:274
        const float t261 = after_2_3 * t5;
        const float t262 = t260 + t261; // mod.rs:224
        sum_3 = ((2u < own_len) ? t262 : t260); // mod.rs:274
        const float t263 = t15 * delta_3; // mod.rs:273
        const float t264 = after_3_3 + t263;
        const uint bits_30 = as_type<uint>(t264); // mod.rs:215
        after_3_3 = as_type<float>((((bits_30 & 2147483647u) < 226492416u) ? 0u : bits_30)); // mod.rs:273
        const float t265 = sum_3; // mod.rs:274
        const float t266 = after_3_3 * t6;
        const float t267 = t265 + t266; // mod.rs:224
        sum_3 = ((3u < own_len) ? t267 : t265); // mod.rs:274
        const float t268 = t16 * delta_3; // mod.rs:273
        const float t269 = after_4_3 + t268;
        const uint bits_31 = as_type<uint>(t269); // mod.rs:215
        after_4_3 = as_type<float>((((bits_31 & 2147483647u) < 226492416u) ? 0u : bits_31)); // mod.rs:273
        const float t270 = sum_3; // mod.rs:274
        const float t271 = after_4_3 * t7;
        const float t272 = t270 + t271; // mod.rs:224
        sum_3 = ((4u < own_len) ? t272 : t270); // mod.rs:274
        const float t273 = t17 * delta_3; // mod.rs:273
        const float t274 = after_5_3 + t273;
        const uint bits_32 = as_type<uint>(t274); // mod.rs:215
        after_5_3 = as_type<float>((((bits_32 & 2147483647u) < 226492416u) ? 0u : bits_32)); // mod.rs:273
        const float t275 = sum_3; // mod.rs:274
        const float t276 = after_5_3 * t8;
        const float t277 = t275 + t276; // mod.rs:224
        sum_3 = ((5u < own_len) ? t277 : t275); // mod.rs:274
        const float t278 = t18 * delta_3; // mod.rs:273
        const float t279 = after_6_3 + t278;
        const uint bits_33 = as_type<uint>(t279); // mod.rs:215
        after_6_3 = as_type<float>((((bits_33 & 2147483647u) < 226492416u) ? 0u : bits_33)); // mod.rs:273
        const float t280 = sum_3; // mod.rs:274
        const float t281 = after_6_3 * t9;
        const float t282 = t280 + t281; // mod.rs:224
        sum_3 = ((6u < own_len) ? t282 : t280); // mod.rs:274
        const float t283 = t19 * delta_3; // mod.rs:273
        const float t284 = after_7_3 + t283;
        const uint bits_34 = as_type<uint>(t284); // mod.rs:215
        after_7_3 = as_type<float>((((bits_34 & 2147483647u) < 226492416u) ? 0u : bits_34)); // mod.rs:273
        const float t285 = sum_3; // mod.rs:274
        const float t286 = after_7_3 * t10;
        const float t287 = t285 + t286; // mod.rs:224
        sum_3 = ((7u < own_len) ? t287 : t285); // mod.rs:274
        const float t288 = reduce_add_f32(sum_3); // mod.rs:276
        const uint bits_35 = as_type<uint>(t288); // bits.rs:31
        const float result_3 = as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)); // bits.rs:32
        memory_3_0 = after_0_3; // mod.rs:336
        memory_3_1 = after_1_3;
        memory_3_2 = after_2_3;
        memory_3_3 = after_3_3;
        memory_3_4 = after_4_3;
        memory_3_5 = after_5_3;
        memory_3_6 = after_6_3;
        memory_3_7 = after_7_3;
        results_3 = result_3; // mod.rs:338
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:340
            const uint2 t289 = uint2(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // mod.rs:341
            ((device uint2*)y)[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u] = t289;
        }
    }
    if (slot < imm.n_slots) { // mod.rs:344
        if (is_inside) { // mod.rs:345
            const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0 = 0.0f; // mod.rs:349
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            values_0 = memory_0_0; // mod.rs:352
            values_1 = memory_0_1;
            values_2 = memory_0_2;
            values_3 = memory_0_3;
            values_4 = memory_0_4;
            values_5 = memory_0_5;
            values_6 = memory_0_6;
            values_7 = memory_0_7;
            const float t290 = values_0; // mod.rs:354
            const float t291 = values_1;
            const float t292 = values_2;
            const float t293 = values_3;
            const float t294 = values_4;
            const float t295 = values_5;
            const float t296 = values_6;
            const float t297 = values_7;
            if (0u < own_len) { // gdn.rs:226
                state[place] = t290; // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                state[place + 1u] = t291; // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                state[place + 2u] = t292; // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                state[place + 3u] = t293; // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                state[place + 4u] = t294; // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                state[place + 5u] = t295; // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                state[place + 6u] = t296; // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                state[place + 7u] = t297; // gdn.rs:227
            }
            const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0_1 = 0.0f; // mod.rs:349
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            float values_4_1 = 0.0f;
            float values_5_1 = 0.0f;
            float values_6_1 = 0.0f;
            float values_7_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:352
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            values_4_1 = memory_1_4;
            values_5_1 = memory_1_5;
            values_6_1 = memory_1_6;
            values_7_1 = memory_1_7;
            const float t298 = values_0_1; // mod.rs:354
            const float t299 = values_1_1;
            const float t300 = values_2_1;
            const float t301 = values_3_1;
            const float t302 = values_4_1;
            const float t303 = values_5_1;
            const float t304 = values_6_1;
            const float t305 = values_7_1;
            if (0u < own_len) { // gdn.rs:226
                state[place_1] = t298; // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                state[place_1 + 1u] = t299; // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                state[place_1 + 2u] = t300; // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                state[place_1 + 3u] = t301; // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                state[place_1 + 4u] = t302; // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                state[place_1 + 5u] = t303; // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                state[place_1 + 6u] = t304; // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                state[place_1 + 7u] = t305; // gdn.rs:227
            }
            const uint place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0_2 = 0.0f; // mod.rs:349
            float values_1_2 = 0.0f;
            float values_2_2 = 0.0f;
            float values_3_2 = 0.0f;
            float values_4_2 = 0.0f;
            float values_5_2 = 0.0f;
            float values_6_2 = 0.0f;
            float values_7_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:352
            values_1_2 = memory_2_1;
            values_2_2 = memory_2_2;
            values_3_2 = memory_2_3;
            values_4_2 = memory_2_4;
            values_5_2 = memory_2_5;
            values_6_2 = memory_2_6;
            values_7_2 = memory_2_7;
            const float t306 = values_0_2; // mod.rs:354
            const float t307 = values_1_2;
            const float t308 = values_2_2;
            const float t309 = values_3_2;
            const float t310 = values_4_2;
            const float t311 = values_5_2;
            const float t312 = values_6_2;
            const float t313 = values_7_2;
            if (0u < own_len) { // gdn.rs:226
                state[place_2] = t306; // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                state[place_2 + 1u] = t307; // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                state[place_2 + 2u] = t308; // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                state[place_2 + 3u] = t309; // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                state[place_2 + 4u] = t310; // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                state[place_2 + 5u] = t311; // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                state[place_2 + 6u] = t312; // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                state[place_2 + 7u] = t313; // gdn.rs:227
            }
            const uint place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0_3 = 0.0f; // mod.rs:349
            float values_1_3 = 0.0f;
            float values_2_3 = 0.0f;
            float values_3_3 = 0.0f;
            float values_4_3 = 0.0f;
            float values_5_3 = 0.0f;
            float values_6_3 = 0.0f;
            float values_7_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:352
            values_1_3 = memory_3_1;
            values_2_3 = memory_3_2;
            values_3_3 = memory_3_3;
            values_4_3 = memory_3_4;
            values_5_3 = memory_3_5;
            values_6_3 = memory_3_6;
            values_7_3 = memory_3_7;
            const float t314 = values_0_3; // mod.rs:354
            const float t315 = values_1_3;
            const float t316 = values_2_3;
            const float t317 = values_3_3;
            const float t318 = values_4_3;
            const float t319 = values_5_3;
            const float t320 = values_6_3;
            const float t321 = values_7_3;
            if (0u < own_len) { // gdn.rs:226
                state[place_3] = t314; // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                state[place_3 + 1u] = t315; // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                state[place_3 + 2u] = t316; // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                state[place_3 + 3u] = t317; // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                state[place_3 + 4u] = t318; // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                state[place_3 + 5u] = t319; // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                state[place_3 + 6u] = t320; // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                state[place_3 + 7u] = t321; // gdn.rs:227
            }
        }
        const uint workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:239
        const uint part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:240
        const uint kept = min_u32(seq_len, 4u); // mod.rs:241
        const uint t322 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:242
        const uint t323 = workgroups * 256u;
        for (uint pair = part * 256u + local_invocation_index; pair < t322; pair += t323) {
            const uint channel = pair * 2u; // mod.rs:243
            for (uint step_1 = seq_len - kept; step_1 < seq_len; step_1 += 1u) { // mod.rs:244
                const uint token = row * seq_len + step_1; // mod.rs:245
                const uint t324 = (slot * 4u + ((positions[row] + step_1) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:247
                const uint t325 = encode_bf16(decode_bf16(qkv[token * imm.qkv_stride + channel])) | (encode_bf16(decode_bf16(qkv[token * imm.qkv_stride + (channel + 1u)])) << 16u);
                ((device uint*)conv_state)[(t324 + channel) >> 1u] = t325;
            }
        }
    }
}
