#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint m;
    uint k;
    uint n;
};

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

kernel void matmul__f32_bf16_f32__matvec_4x8(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[32];
    const uint first_m = workgroup_id.y * 8u; // matmul.rs:283
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:284
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:285
    const uint last_m = imm.m - 1u; // matmul.rs:286
    float partial_sums_0_0 = 0.0f; // matmul.rs:288
    float partial_sums_1_0 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_4_0 = 0.0f;
    float partial_sums_5_0 = 0.0f;
    float partial_sums_6_0 = 0.0f;
    float partial_sums_7_0 = 0.0f;
    const uint t0 = imm.k / 8u; // matmul.rs:289
    for (uint piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        const uint first_k = piece * 8u; // matmul.rs:290
        const uint t1 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:293
        const float4 t2 = ((device const float4*)x)[t1 >> 2u];
        const float4 t3 = ((device const float4*)x)[(t1 + 4u) >> 2u];
        const uint t4 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t5 = ((device const float4*)x)[t4 >> 2u];
        const float4 t6 = ((device const float4*)x)[(t4 + 4u) >> 2u];
        const uint t7 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        const float4 t8 = ((device const float4*)x)[t7 >> 2u];
        const float4 t9 = ((device const float4*)x)[(t7 + 4u) >> 2u];
        const uint t10 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        const float4 t11 = ((device const float4*)x)[t10 >> 2u];
        const float4 t12 = ((device const float4*)x)[(t10 + 4u) >> 2u];
        const uint t13 = min_u32(first_m + 4u, last_m) * imm.k + first_k;
        const float4 t14 = ((device const float4*)x)[t13 >> 2u];
        const float4 t15 = ((device const float4*)x)[(t13 + 4u) >> 2u];
        const uint t16 = min_u32(first_m + 5u, last_m) * imm.k + first_k;
        const float4 t17 = ((device const float4*)x)[t16 >> 2u];
        const float4 t18 = ((device const float4*)x)[(t16 + 4u) >> 2u];
        const uint t19 = min_u32(first_m + 6u, last_m) * imm.k + first_k;
        const float4 t20 = ((device const float4*)x)[t19 >> 2u];
        const float4 t21 = ((device const float4*)x)[(t19 + 4u) >> 2u];
        const uint t22 = min_u32(first_m + 7u, last_m) * imm.k + first_k;
        const float4 t23 = ((device const float4*)x)[t22 >> 2u];
        const float4 t24 = ((device const float4*)x)[(t22 + 4u) >> 2u];
        const uint4 t25 = ((device const uint4*)w)[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        const float t26 = decode_bf16(t25.x);
        const float t27 = decode_bf16(t25.x >> 16u);
        const float t28 = decode_bf16(t25.y);
        const float t29 = decode_bf16(t25.y >> 16u);
        const float t30 = decode_bf16(t25.z);
        const float t31 = decode_bf16(t25.z >> 16u);
        const float t32 = decode_bf16(t25.w);
        const float t33 = decode_bf16(t25.w >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t34 = t2.x * t26; // dot.rs:23
        sum = sum + t34;
        const float t35 = t2.y * t27;
        sum = sum + t35;
        const float t36 = t2.z * t28;
        sum = sum + t36;
        const float t37 = t2.w * t29;
        sum = sum + t37;
        const float t38 = t3.x * t30;
        sum = sum + t38;
        const float t39 = t3.y * t31;
        sum = sum + t39;
        const float t40 = t3.z * t32;
        sum = sum + t40;
        const float t41 = t3.w * t33;
        sum = sum + t41;
        partial_sums_0_0 = sum; // matmul.rs:299
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t42 = t5.x * t26; // dot.rs:23
        sum_1 = sum_1 + t42;
        const float t43 = t5.y * t27;
        sum_1 = sum_1 + t43;
        const float t44 = t5.z * t28;
        sum_1 = sum_1 + t44;
        const float t45 = t5.w * t29;
        sum_1 = sum_1 + t45;
        const float t46 = t6.x * t30;
        sum_1 = sum_1 + t46;
        const float t47 = t6.y * t31;
        sum_1 = sum_1 + t47;
        const float t48 = t6.z * t32;
        sum_1 = sum_1 + t48;
        const float t49 = t6.w * t33;
        sum_1 = sum_1 + t49;
        partial_sums_1_0 = sum_1; // matmul.rs:299
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t50 = t8.x * t26; // dot.rs:23
        sum_2 = sum_2 + t50;
        const float t51 = t8.y * t27;
        sum_2 = sum_2 + t51;
        const float t52 = t8.z * t28;
        sum_2 = sum_2 + t52;
        const float t53 = t8.w * t29;
        sum_2 = sum_2 + t53;
        const float t54 = t9.x * t30;
        sum_2 = sum_2 + t54;
        const float t55 = t9.y * t31;
        sum_2 = sum_2 + t55;
        const float t56 = t9.z * t32;
        sum_2 = sum_2 + t56;
        const float t57 = t9.w * t33;
        sum_2 = sum_2 + t57;
        partial_sums_2_0 = sum_2; // matmul.rs:299
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t58 = t11.x * t26; // dot.rs:23
        sum_3 = sum_3 + t58;
        const float t59 = t11.y * t27;
        sum_3 = sum_3 + t59;
        const float t60 = t11.z * t28;
        sum_3 = sum_3 + t60;
        const float t61 = t11.w * t29;
        sum_3 = sum_3 + t61;
        const float t62 = t12.x * t30;
        sum_3 = sum_3 + t62;
        const float t63 = t12.y * t31;
        sum_3 = sum_3 + t63;
        const float t64 = t12.z * t32;
        sum_3 = sum_3 + t64;
        const float t65 = t12.w * t33;
        sum_3 = sum_3 + t65;
        partial_sums_3_0 = sum_3; // matmul.rs:299
        float sum_4 = partial_sums_4_0; // dot.rs:20
        const float t66 = t14.x * t26; // dot.rs:23
        sum_4 = sum_4 + t66;
        const float t67 = t14.y * t27;
        sum_4 = sum_4 + t67;
        const float t68 = t14.z * t28;
        sum_4 = sum_4 + t68;
        const float t69 = t14.w * t29;
        sum_4 = sum_4 + t69;
        const float t70 = t15.x * t30;
        sum_4 = sum_4 + t70;
        const float t71 = t15.y * t31;
        sum_4 = sum_4 + t71;
        const float t72 = t15.z * t32;
        sum_4 = sum_4 + t72;
        const float t73 = t15.w * t33;
        sum_4 = sum_4 + t73;
        partial_sums_4_0 = sum_4; // matmul.rs:299
        float sum_5 = partial_sums_5_0; // dot.rs:20
        const float t74 = t17.x * t26; // dot.rs:23
        sum_5 = sum_5 + t74;
        const float t75 = t17.y * t27;
        sum_5 = sum_5 + t75;
        const float t76 = t17.z * t28;
        sum_5 = sum_5 + t76;
        const float t77 = t17.w * t29;
        sum_5 = sum_5 + t77;
        const float t78 = t18.x * t30;
        sum_5 = sum_5 + t78;
        const float t79 = t18.y * t31;
        sum_5 = sum_5 + t79;
        const float t80 = t18.z * t32;
        sum_5 = sum_5 + t80;
        const float t81 = t18.w * t33;
        sum_5 = sum_5 + t81;
        partial_sums_5_0 = sum_5; // matmul.rs:299
        float sum_6 = partial_sums_6_0; // dot.rs:20
        const float t82 = t20.x * t26; // dot.rs:23
        sum_6 = sum_6 + t82;
        const float t83 = t20.y * t27;
        sum_6 = sum_6 + t83;
        const float t84 = t20.z * t28;
        sum_6 = sum_6 + t84;
        const float t85 = t20.w * t29;
        sum_6 = sum_6 + t85;
        const float t86 = t21.x * t30;
        sum_6 = sum_6 + t86;
        const float t87 = t21.y * t31;
        sum_6 = sum_6 + t87;
        const float t88 = t21.z * t32;
        sum_6 = sum_6 + t88;
        const float t89 = t21.w * t33;
        sum_6 = sum_6 + t89;
        partial_sums_6_0 = sum_6; // matmul.rs:299
        float sum_7 = partial_sums_7_0; // dot.rs:20
        const float t90 = t23.x * t26; // dot.rs:23
        sum_7 = sum_7 + t90;
        const float t91 = t23.y * t27;
        sum_7 = sum_7 + t91;
        const float t92 = t23.z * t28;
        sum_7 = sum_7 + t92;
        const float t93 = t23.w * t29;
        sum_7 = sum_7 + t93;
        const float t94 = t24.x * t30;
        sum_7 = sum_7 + t94;
        const float t95 = t24.y * t31;
        sum_7 = sum_7 + t95;
        const float t96 = t24.z * t32;
        sum_7 = sum_7 + t96;
        const float t97 = t24.w * t33;
        sum_7 = sum_7 + t97;
        partial_sums_7_0 = sum_7; // matmul.rs:299
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:311
    }
    const float sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:311
    }
    const float sum_2 = reduce_add_f32(partial_sums_2_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:311
    }
    const float sum_3 = reduce_add_f32(partial_sums_3_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:311
    }
    const float sum_4 = reduce_add_f32(partial_sums_4_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 16u] = sum_4; // matmul.rs:311
    }
    const float sum_5 = reduce_add_f32(partial_sums_5_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 20u] = sum_5; // matmul.rs:311
    }
    const float sum_6 = reduce_add_f32(partial_sums_6_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 24u] = sum_6; // matmul.rs:311
    }
    const float sum_7 = reduce_add_f32(partial_sums_7_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 28u] = sum_7; // matmul.rs:311
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:315
    const uint group = local_invocation_index; // matmul.rs:317
    const uint row = first_m + group; // matmul.rs:318
    if (((group < 8u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:320
        ((device float4*)y)[(row * imm.n + workgroup_n) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:322
    }
}
