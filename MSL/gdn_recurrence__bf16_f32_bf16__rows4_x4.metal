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

kernel void gdn_recurrence__bf16_f32_bf16__rows4_x4(
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
    float memory_1_0 = as_type<float>(0x7fc00000u);
    float memory_1_1 = as_type<float>(0x7fc00000u);
    float memory_1_2 = as_type<float>(0x7fc00000u);
    float memory_1_3 = as_type<float>(0x7fc00000u);
    float memory_2_0 = as_type<float>(0x7fc00000u);
    float memory_2_1 = as_type<float>(0x7fc00000u);
    float memory_2_2 = as_type<float>(0x7fc00000u);
    float memory_2_3 = as_type<float>(0x7fc00000u);
    float memory_3_0 = as_type<float>(0x7fc00000u);
    float memory_3_1 = as_type<float>(0x7fc00000u);
    float memory_3_2 = as_type<float>(0x7fc00000u);
    float memory_3_3 = as_type<float>(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:309
        const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:312
        const float4 t0 = ((device float4*)state)[place >> 2u]; // gdn.rs:209
        memory_0_0 = t0.x; // mod.rs:316
        memory_0_1 = t0.y;
        memory_0_2 = t0.z;
        memory_0_3 = t0.w;
        const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:312
        const float4 t1 = ((device float4*)state)[place_1 >> 2u]; // gdn.rs:209
        memory_1_0 = t1.x; // mod.rs:316
        memory_1_1 = t1.y;
        memory_1_2 = t1.z;
        memory_1_3 = t1.w;
        const uint place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:312
        const float4 t2 = ((device float4*)state)[place_2 >> 2u]; // gdn.rs:209
        memory_2_0 = t2.x; // mod.rs:316
        memory_2_1 = t2.y;
        memory_2_2 = t2.z;
        memory_2_3 = t2.w;
        const uint place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:312
        const float4 t3 = ((device float4*)state)[place_3 >> 2u]; // gdn.rs:209
        memory_3_0 = t3.x; // mod.rs:316
        memory_3_1 = t3.y;
        memory_3_2 = t3.z;
        memory_3_3 = t3.w;
    }
    const uint t4 = (row + 1u) * seq_len; // mod.rs:320
    for (uint token = row * seq_len; token < t4; token += 1u) {
        const float2 t5 = ((device const float2*)gates)[((token * imm.n_v_heads + head) * 2u) >> 1u]; // mod.rs:321
        const uint2 t6 = ((device const uint2*)qk)[(((token * imm.n_qk_heads + k_head) * imm.head_k_dim + first_k) >> 1u) >> 1u]; // gdn.rs:209
        const float t7 = decode_bf16(t6.x);
        const float t8 = decode_bf16(t6.x >> 16u);
        const float t9 = decode_bf16(t6.y);
        const float t10 = decode_bf16(t6.y >> 16u);
        const uint2 t11 = ((device const uint2*)qk)[(((token * imm.n_qk_heads + (n_k_heads + k_head)) * imm.head_k_dim + first_k) >> 1u) >> 1u];
        const float t12 = decode_bf16(t11.x);
        const float t13 = decode_bf16(t11.x >> 16u);
        const float t14 = decode_bf16(t11.y);
        const float t15 = decode_bf16(t11.y >> 16u);
        const uint2 t16 = ((device const uint2*)v)[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u]; // mod.rs:324
        float results_0 = 0.0f; // mod.rs:325
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float kept_0 = 0.0f; // mod.rs:328
        float kept_1 = 0.0f;
        float kept_2 = 0.0f;
        float kept_3 = 0.0f;
        kept_0 = memory_0_0; // mod.rs:331
        kept_1 = memory_0_1;
        kept_2 = memory_0_2;
        kept_3 = memory_0_3;
        float after_0 = 0.0f; // mod.rs:262
        float after_1 = 0.0f;
        float after_2 = 0.0f;
        float after_3 = 0.0f;
        float recalled = 0.0f; // mod.rs:263
        after_0 = kept_0 * t5.x; // mod.rs:266
        const float t17 = after_0 * t12; // mod.rs:267
        recalled = recalled + t17;
        after_1 = kept_1 * t5.x; // mod.rs:266
        const float t18 = after_1 * t13; // mod.rs:267
        recalled = recalled + t18;
        after_2 = kept_2 * t5.x; // mod.rs:266
        const float t19 = after_2 * t14; // mod.rs:267
        recalled = recalled + t19;
        after_3 = kept_3 * t5.x; // mod.rs:266
        const float t20 = after_3 * t15; // mod.rs:267
        recalled = recalled + t20;
        const float t21 = reduce_add_f32(recalled); // mod.rs:269
        const float t22 = decode_bf16(t16.x) - t21;
        const float delta = t22 * t5.y;
        float sum = 0.0f; // mod.rs:270
        const float t23 = t12 * delta; // mod.rs:273
        const float t24 = after_0 + t23;
        const uint bits = as_type<uint>(t24); // mod.rs:215
        after_0 = as_type<float>((((bits & 2147483647u) < 226492416u) ? 0u : bits)); // mod.rs:273
        const float t25 = after_0 * t7; // mod.rs:274
        sum = sum + t25;
        const float t26 = t13 * delta; // mod.rs:273
        const float t27 = after_1 + t26;
        const uint bits_1 = as_type<uint>(t27); // mod.rs:215
        after_1 = as_type<float>((((bits_1 & 2147483647u) < 226492416u) ? 0u : bits_1)); // mod.rs:273
        const float t28 = after_1 * t8; // mod.rs:274
        sum = sum + t28;
        const float t29 = t14 * delta; // mod.rs:273
        const float t30 = after_2 + t29;
        const uint bits_2 = as_type<uint>(t30); // mod.rs:215
        after_2 = as_type<float>((((bits_2 & 2147483647u) < 226492416u) ? 0u : bits_2)); // mod.rs:273
        const float t31 = after_2 * t9; // mod.rs:274
        sum = sum + t31;
        const float t32 = t15 * delta; // mod.rs:273
        const float t33 = after_3 + t32;
        const uint bits_3 = as_type<uint>(t33); // mod.rs:215
        after_3 = as_type<float>((((bits_3 & 2147483647u) < 226492416u) ? 0u : bits_3)); // mod.rs:273
        const float t34 = after_3 * t10; // mod.rs:274
        sum = sum + t34;
        const float t35 = reduce_add_f32(sum); // mod.rs:276
        const uint bits_4 = as_type<uint>(t35); // bits.rs:31
        const float result = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // bits.rs:32
        memory_0_0 = after_0; // mod.rs:336
        memory_0_1 = after_1;
        memory_0_2 = after_2;
        memory_0_3 = after_3;
        results_0 = result; // mod.rs:338
        float kept_0_1 = 0.0f; // mod.rs:328
        float kept_1_1 = 0.0f;
        float kept_2_1 = 0.0f;
        float kept_3_1 = 0.0f;
        kept_0_1 = memory_1_0; // mod.rs:331
        kept_1_1 = memory_1_1;
        kept_2_1 = memory_1_2;
        kept_3_1 = memory_1_3;
        float after_0_1 = 0.0f; // mod.rs:262
        float after_1_1 = 0.0f;
        float after_2_1 = 0.0f;
        float after_3_1 = 0.0f;
        float recalled_1 = 0.0f; // mod.rs:263
        after_0_1 = kept_0_1 * t5.x; // mod.rs:266
        const float t36 = after_0_1 * t12; // mod.rs:267
        recalled_1 = recalled_1 + t36;
        after_1_1 = kept_1_1 * t5.x; // mod.rs:266
        const float t37 = after_1_1 * t13; // mod.rs:267
        recalled_1 = recalled_1 + t37;
        after_2_1 = kept_2_1 * t5.x; // mod.rs:266
        const float t38 = after_2_1 * t14; // mod.rs:267
        recalled_1 = recalled_1 + t38;
        after_3_1 = kept_3_1 * t5.x; // mod.rs:266
        const float t39 = after_3_1 * t15; // mod.rs:267
        recalled_1 = recalled_1 + t39;
        const float t40 = reduce_add_f32(recalled_1); // mod.rs:269
        const float t41 = decode_bf16(t16.x >> 16u) - t40;
        const float delta_1 = t41 * t5.y;
        float sum_1 = 0.0f; // mod.rs:270
        const float t42 = t12 * delta_1; // mod.rs:273
        const float t43 = after_0_1 + t42;
        const uint bits_5 = as_type<uint>(t43); // mod.rs:215
        after_0_1 = as_type<float>((((bits_5 & 2147483647u) < 226492416u) ? 0u : bits_5)); // mod.rs:273
        const float t44 = after_0_1 * t7; // mod.rs:274
        sum_1 = sum_1 + t44;
        const float t45 = t13 * delta_1; // mod.rs:273
        const float t46 = after_1_1 + t45;
        const uint bits_6 = as_type<uint>(t46); // mod.rs:215
        after_1_1 = as_type<float>((((bits_6 & 2147483647u) < 226492416u) ? 0u : bits_6)); // mod.rs:273
        const float t47 = after_1_1 * t8; // mod.rs:274
        sum_1 = sum_1 + t47;
        const float t48 = t14 * delta_1; // mod.rs:273
        const float t49 = after_2_1 + t48;
        const uint bits_7 = as_type<uint>(t49); // mod.rs:215
        after_2_1 = as_type<float>((((bits_7 & 2147483647u) < 226492416u) ? 0u : bits_7)); // mod.rs:273
        const float t50 = after_2_1 * t9; // mod.rs:274
        sum_1 = sum_1 + t50;
        const float t51 = t15 * delta_1; // mod.rs:273
        const float t52 = after_3_1 + t51;
        const uint bits_8 = as_type<uint>(t52); // mod.rs:215
        after_3_1 = as_type<float>((((bits_8 & 2147483647u) < 226492416u) ? 0u : bits_8)); // mod.rs:273
        const float t53 = after_3_1 * t10; // mod.rs:274
        sum_1 = sum_1 + t53;
        const float t54 = reduce_add_f32(sum_1); // mod.rs:276
        const uint bits_9 = as_type<uint>(t54); // bits.rs:31
        const float result_1 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // bits.rs:32
        memory_1_0 = after_0_1; // mod.rs:336
        memory_1_1 = after_1_1;
        memory_1_2 = after_2_1;
        memory_1_3 = after_3_1;
        results_1 = result_1; // mod.rs:338
        float kept_0_2 = 0.0f; // mod.rs:328
        float kept_1_2 = 0.0f;
        float kept_2_2 = 0.0f;
        float kept_3_2 = 0.0f;
        kept_0_2 = memory_2_0; // mod.rs:331
        kept_1_2 = memory_2_1;
        kept_2_2 = memory_2_2;
        kept_3_2 = memory_2_3;
        float after_0_2 = 0.0f; // mod.rs:262
        float after_1_2 = 0.0f;
        float after_2_2 = 0.0f;
        float after_3_2 = 0.0f;
        float recalled_2 = 0.0f; // mod.rs:263
        after_0_2 = kept_0_2 * t5.x; // mod.rs:266
        const float t55 = after_0_2 * t12; // mod.rs:267
        recalled_2 = recalled_2 + t55;
        after_1_2 = kept_1_2 * t5.x; // mod.rs:266
        const float t56 = after_1_2 * t13; // mod.rs:267
        recalled_2 = recalled_2 + t56;
        after_2_2 = kept_2_2 * t5.x; // mod.rs:266
        const float t57 = after_2_2 * t14; // mod.rs:267
        recalled_2 = recalled_2 + t57;
        after_3_2 = kept_3_2 * t5.x; // mod.rs:266
        const float t58 = after_3_2 * t15; // mod.rs:267
        recalled_2 = recalled_2 + t58;
        const float t59 = reduce_add_f32(recalled_2); // mod.rs:269
        const float t60 = decode_bf16(t16.y) - t59;
        const float delta_2 = t60 * t5.y;
        float sum_2 = 0.0f; // mod.rs:270
        const float t61 = t12 * delta_2; // mod.rs:273
        const float t62 = after_0_2 + t61;
        const uint bits_10 = as_type<uint>(t62); // mod.rs:215
        after_0_2 = as_type<float>((((bits_10 & 2147483647u) < 226492416u) ? 0u : bits_10)); // mod.rs:273
        const float t63 = after_0_2 * t7; // mod.rs:274
        sum_2 = sum_2 + t63;
        const float t64 = t13 * delta_2; // mod.rs:273
        const float t65 = after_1_2 + t64;
        const uint bits_11 = as_type<uint>(t65); // mod.rs:215
        after_1_2 = as_type<float>((((bits_11 & 2147483647u) < 226492416u) ? 0u : bits_11)); // mod.rs:273
        const float t66 = after_1_2 * t8; // mod.rs:274
        sum_2 = sum_2 + t66;
        const float t67 = t14 * delta_2; // mod.rs:273
        const float t68 = after_2_2 + t67;
        const uint bits_12 = as_type<uint>(t68); // mod.rs:215
        after_2_2 = as_type<float>((((bits_12 & 2147483647u) < 226492416u) ? 0u : bits_12)); // mod.rs:273
        const float t69 = after_2_2 * t9; // mod.rs:274
        sum_2 = sum_2 + t69;
        const float t70 = t15 * delta_2; // mod.rs:273
        const float t71 = after_3_2 + t70;
        const uint bits_13 = as_type<uint>(t71); // mod.rs:215
        after_3_2 = as_type<float>((((bits_13 & 2147483647u) < 226492416u) ? 0u : bits_13)); // mod.rs:273
        const float t72 = after_3_2 * t10; // mod.rs:274
        sum_2 = sum_2 + t72;
        const float t73 = reduce_add_f32(sum_2); // mod.rs:276
        const uint bits_14 = as_type<uint>(t73); // bits.rs:31
        const float result_2 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // bits.rs:32
        memory_2_0 = after_0_2; // mod.rs:336
        memory_2_1 = after_1_2;
        memory_2_2 = after_2_2;
        memory_2_3 = after_3_2;
        results_2 = result_2; // mod.rs:338
        float kept_0_3 = 0.0f; // mod.rs:328
        float kept_1_3 = 0.0f;
        float kept_2_3 = 0.0f;
        float kept_3_3 = 0.0f;
        kept_0_3 = memory_3_0; // mod.rs:331
        kept_1_3 = memory_3_1;
        kept_2_3 = memory_3_2;
        kept_3_3 = memory_3_3;
        float after_0_3 = 0.0f; // mod.rs:262
        float after_1_3 = 0.0f;
        float after_2_3 = 0.0f;
        float after_3_3 = 0.0f;
        float recalled_3 = 0.0f; // mod.rs:263
        after_0_3 = kept_0_3 * t5.x; // mod.rs:266
        const float t74 = after_0_3 * t12; // mod.rs:267
        recalled_3 = recalled_3 + t74;
        after_1_3 = kept_1_3 * t5.x; // mod.rs:266
        const float t75 = after_1_3 * t13; // mod.rs:267
        recalled_3 = recalled_3 + t75;
        after_2_3 = kept_2_3 * t5.x; // mod.rs:266
        const float t76 = after_2_3 * t14; // mod.rs:267
        recalled_3 = recalled_3 + t76;
        after_3_3 = kept_3_3 * t5.x; // mod.rs:266
        const float t77 = after_3_3 * t15; // mod.rs:267
        recalled_3 = recalled_3 + t77;
        const float t78 = reduce_add_f32(recalled_3); // mod.rs:269
        const float t79 = decode_bf16(t16.y >> 16u) - t78;
        const float delta_3 = t79 * t5.y;
        float sum_3 = 0.0f; // mod.rs:270
        const float t80 = t12 * delta_3; // mod.rs:273
        const float t81 = after_0_3 + t80;
        const uint bits_15 = as_type<uint>(t81); // mod.rs:215
        after_0_3 = as_type<float>((((bits_15 & 2147483647u) < 226492416u) ? 0u : bits_15)); // mod.rs:273
        const float t82 = after_0_3 * t7; // mod.rs:274
        sum_3 = sum_3 + t82;
        const float t83 = t13 * delta_3; // mod.rs:273
        const float t84 = after_1_3 + t83;
        const uint bits_16 = as_type<uint>(t84); // mod.rs:215
        after_1_3 = as_type<float>((((bits_16 & 2147483647u) < 226492416u) ? 0u : bits_16)); // mod.rs:273
        const float t85 = after_1_3 * t8; // mod.rs:274
        sum_3 = sum_3 + t85;
        const float t86 = t14 * delta_3; // mod.rs:273
        const float t87 = after_2_3 + t86;
        const uint bits_17 = as_type<uint>(t87); // mod.rs:215
        after_2_3 = as_type<float>((((bits_17 & 2147483647u) < 226492416u) ? 0u : bits_17)); // mod.rs:273
        const float t88 = after_2_3 * t9; // mod.rs:274
        sum_3 = sum_3 + t88;
        const float t89 = t15 * delta_3; // mod.rs:273
        const float t90 = after_3_3 + t89;
        const uint bits_18 = as_type<uint>(t90); // mod.rs:215
        after_3_3 = as_type<float>((((bits_18 & 2147483647u) < 226492416u) ? 0u : bits_18)); // mod.rs:273
        const float t91 = after_3_3 * t10; // mod.rs:274
        sum_3 = sum_3 + t91;
        const float t92 = reduce_add_f32(sum_3); // mod.rs:276
        const uint bits_19 = as_type<uint>(t92); // bits.rs:31
        const float result_3 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // bits.rs:32
        memory_3_0 = after_0_3; // mod.rs:336
        memory_3_1 = after_1_3;
        memory_3_2 = after_2_3;
        memory_3_3 = after_3_3;
        results_3 = result_3; // mod.rs:338
        if (((local_invocation_index & 31u) == 0u) & is_inside) { // mod.rs:340
            const uint2 t93 = uint2(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // mod.rs:341
            ((device uint2*)y)[(((token * imm.n_v_heads + head) * imm.head_v_dim + first_row) >> 1u) >> 1u] = t93;
        }
    }
    if (slot < imm.n_slots) { // mod.rs:344
        if (is_inside) { // mod.rs:345
            const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0 = 0.0f; // mod.rs:349
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            values_0 = memory_0_0; // mod.rs:352
            values_1 = memory_0_1;
            values_2 = memory_0_2;
            values_3 = memory_0_3;
            ((device float4*)state)[place >> 2u] = float4(values_0, values_1, values_2, values_3); // gdn.rs:231
            const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0_1 = 0.0f; // mod.rs:349
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            values_0_1 = memory_1_0; // mod.rs:352
            values_1_1 = memory_1_1;
            values_2_1 = memory_1_2;
            values_3_1 = memory_1_3;
            ((device float4*)state)[place_1 >> 2u] = float4(values_0_1, values_1_1, values_2_1, values_3_1); // gdn.rs:231
            const uint place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0_2 = 0.0f; // mod.rs:349
            float values_1_2 = 0.0f;
            float values_2_2 = 0.0f;
            float values_3_2 = 0.0f;
            values_0_2 = memory_2_0; // mod.rs:352
            values_1_2 = memory_2_1;
            values_2_2 = memory_2_2;
            values_3_2 = memory_2_3;
            ((device float4*)state)[place_2 >> 2u] = float4(values_0_2, values_1_2, values_2_2, values_3_2); // gdn.rs:231
            const uint place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + first_k; // mod.rs:348
            float values_0_3 = 0.0f; // mod.rs:349
            float values_1_3 = 0.0f;
            float values_2_3 = 0.0f;
            float values_3_3 = 0.0f;
            values_0_3 = memory_3_0; // mod.rs:352
            values_1_3 = memory_3_1;
            values_2_3 = memory_3_2;
            values_3_3 = memory_3_3;
            ((device float4*)state)[place_3 >> 2u] = float4(values_0_3, values_1_3, values_2_3, values_3_3); // gdn.rs:231
        }
        const uint workgroups = num_workgroups.x * num_workgroups.y; // mod.rs:239
        const uint part = workgroup_id.y * num_workgroups.x + workgroup_id.x; // mod.rs:240
        const uint kept = min_u32(seq_len, 4u); // mod.rs:241
        const uint t94 = (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) / 2u; // mod.rs:242
        const uint t95 = workgroups * 256u;
        for (uint pair = part * 256u + local_invocation_index; pair < t94; pair += t95) {
            const uint channel = pair * 2u; // mod.rs:243
            for (uint step_1 = seq_len - kept; step_1 < seq_len; step_1 += 1u) { // mod.rs:244
                const uint token = row * seq_len + step_1; // mod.rs:245
                const uint t96 = (slot * 4u + ((positions[row] + step_1) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:247
                const uint t97 = encode_bf16(decode_bf16(qkv[token * imm.qkv_stride + channel])) | (encode_bf16(decode_bf16(qkv[token * imm.qkv_stride + (channel + 1u)])) << 16u);
                ((device uint*)conv_state)[(t96 + channel) >> 1u] = t97;
            }
        }
    }
}
