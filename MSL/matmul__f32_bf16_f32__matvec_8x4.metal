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

kernel void matmul__f32_bf16_f32__matvec_8x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[32];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:305
    const uint workgroup_n = workgroup_id.x * 8u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 2u; // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
    float partial_sums_0_1 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_2_1 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_3_1 = 0.0f;
    const uint n_pieces = imm.k / 8u; // matmul.rs:311
    const uint last_n = imm.n - 1u; // matmul.rs:314
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        const uint first_k = piece * 8u; // matmul.rs:324
        const uint4 t0 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:330
        const float t1 = decode_bf16(t0.x);
        const float t2 = decode_bf16(t0.x >> 16u);
        const float t3 = decode_bf16(t0.y);
        const float t4 = decode_bf16(t0.y >> 16u);
        const float t5 = decode_bf16(t0.z);
        const float t6 = decode_bf16(t0.z >> 16u);
        const float t7 = decode_bf16(t0.w);
        const float t8 = decode_bf16(t0.w >> 16u);
        const uint4 t9 = ((device const uint4*)w)[((min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t10 = decode_bf16(t9.x);
        const float t11 = decode_bf16(t9.x >> 16u);
        const float t12 = decode_bf16(t9.y);
        const float t13 = decode_bf16(t9.y >> 16u);
        const float t14 = decode_bf16(t9.z);
        const float t15 = decode_bf16(t9.z >> 16u);
        const float t16 = decode_bf16(t9.w);
        const float t17 = decode_bf16(t9.w >> 16u);
        const uint t18 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        const float4 t19 = ((device const float4*)x)[t18 >> 2u];
        const float4 t20 = ((device const float4*)x)[(t18 + 4u) >> 2u];
        const uint t21 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t22 = ((device const float4*)x)[t21 >> 2u];
        const float4 t23 = ((device const float4*)x)[(t21 + 4u) >> 2u];
        const uint t24 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        const float4 t25 = ((device const float4*)x)[t24 >> 2u];
        const float4 t26 = ((device const float4*)x)[(t24 + 4u) >> 2u];
        const uint t27 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        const float4 t28 = ((device const float4*)x)[t27 >> 2u];
        const float4 t29 = ((device const float4*)x)[(t27 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t30 = t19.x * t1; // dot.rs:23
        sum = sum + t30;
        const float t31 = t19.y * t2;
        sum = sum + t31;
        const float t32 = t19.z * t3;
        sum = sum + t32;
        const float t33 = t19.w * t4;
        sum = sum + t33;
        const float t34 = t20.x * t5;
        sum = sum + t34;
        const float t35 = t20.y * t6;
        sum = sum + t35;
        const float t36 = t20.z * t7;
        sum = sum + t36;
        const float t37 = t20.w * t8;
        sum = sum + t37;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t38 = t22.x * t1; // dot.rs:23
        sum_1 = sum_1 + t38;
        const float t39 = t22.y * t2;
        sum_1 = sum_1 + t39;
        const float t40 = t22.z * t3;
        sum_1 = sum_1 + t40;
        const float t41 = t22.w * t4;
        sum_1 = sum_1 + t41;
        const float t42 = t23.x * t5;
        sum_1 = sum_1 + t42;
        const float t43 = t23.y * t6;
        sum_1 = sum_1 + t43;
        const float t44 = t23.z * t7;
        sum_1 = sum_1 + t44;
        const float t45 = t23.w * t8;
        sum_1 = sum_1 + t45;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t46 = t25.x * t1; // dot.rs:23
        sum_2 = sum_2 + t46;
        const float t47 = t25.y * t2;
        sum_2 = sum_2 + t47;
        const float t48 = t25.z * t3;
        sum_2 = sum_2 + t48;
        const float t49 = t25.w * t4;
        sum_2 = sum_2 + t49;
        const float t50 = t26.x * t5;
        sum_2 = sum_2 + t50;
        const float t51 = t26.y * t6;
        sum_2 = sum_2 + t51;
        const float t52 = t26.z * t7;
        sum_2 = sum_2 + t52;
        const float t53 = t26.w * t8;
        sum_2 = sum_2 + t53;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t54 = t28.x * t1; // dot.rs:23
        sum_3 = sum_3 + t54;
        const float t55 = t28.y * t2;
        sum_3 = sum_3 + t55;
        const float t56 = t28.z * t3;
        sum_3 = sum_3 + t56;
        const float t57 = t28.w * t4;
        sum_3 = sum_3 + t57;
        const float t58 = t29.x * t5;
        sum_3 = sum_3 + t58;
        const float t59 = t29.y * t6;
        sum_3 = sum_3 + t59;
        const float t60 = t29.z * t7;
        sum_3 = sum_3 + t60;
        const float t61 = t29.w * t8;
        sum_3 = sum_3 + t61;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t62 = t19.x * t10; // dot.rs:23
        sum_4 = sum_4 + t62;
        const float t63 = t19.y * t11;
        sum_4 = sum_4 + t63;
        const float t64 = t19.z * t12;
        sum_4 = sum_4 + t64;
        const float t65 = t19.w * t13;
        sum_4 = sum_4 + t65;
        const float t66 = t20.x * t14;
        sum_4 = sum_4 + t66;
        const float t67 = t20.y * t15;
        sum_4 = sum_4 + t67;
        const float t68 = t20.z * t16;
        sum_4 = sum_4 + t68;
        const float t69 = t20.w * t17;
        sum_4 = sum_4 + t69;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t70 = t22.x * t10; // dot.rs:23
        sum_5 = sum_5 + t70;
        const float t71 = t22.y * t11;
        sum_5 = sum_5 + t71;
        const float t72 = t22.z * t12;
        sum_5 = sum_5 + t72;
        const float t73 = t22.w * t13;
        sum_5 = sum_5 + t73;
        const float t74 = t23.x * t14;
        sum_5 = sum_5 + t74;
        const float t75 = t23.y * t15;
        sum_5 = sum_5 + t75;
        const float t76 = t23.z * t16;
        sum_5 = sum_5 + t76;
        const float t77 = t23.w * t17;
        sum_5 = sum_5 + t77;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t78 = t25.x * t10; // dot.rs:23
        sum_6 = sum_6 + t78;
        const float t79 = t25.y * t11;
        sum_6 = sum_6 + t79;
        const float t80 = t25.z * t12;
        sum_6 = sum_6 + t80;
        const float t81 = t25.w * t13;
        sum_6 = sum_6 + t81;
        const float t82 = t26.x * t14;
        sum_6 = sum_6 + t82;
        const float t83 = t26.y * t15;
        sum_6 = sum_6 + t83;
        const float t84 = t26.z * t16;
        sum_6 = sum_6 + t84;
        const float t85 = t26.w * t17;
        sum_6 = sum_6 + t85;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t86 = t28.x * t10; // dot.rs:23
        sum_7 = sum_7 + t86;
        const float t87 = t28.y * t11;
        sum_7 = sum_7 + t87;
        const float t88 = t28.z * t12;
        sum_7 = sum_7 + t88;
        const float t89 = t28.w * t13;
        sum_7 = sum_7 + t89;
        const float t90 = t29.x * t14;
        sum_7 = sum_7 + t90;
        const float t91 = t29.y * t15;
        sum_7 = sum_7 + t91;
        const float t92 = t29.z * t16;
        sum_7 = sum_7 + t92;
        const float t93 = t29.w * t17;
        sum_7 = sum_7 + t93;
        partial_sums_3_1 = sum_7; // matmul.rs:344
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u] = sum; // matmul.rs:358
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // matmul.rs:358
    }
    const float sum_2 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 8u] = sum_2; // matmul.rs:358
    }
    const float sum_3 = reduce_add_f32(partial_sums_1_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 9u] = sum_3; // matmul.rs:358
    }
    const float sum_4 = reduce_add_f32(partial_sums_2_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 16u] = sum_4; // matmul.rs:358
    }
    const float sum_5 = reduce_add_f32(partial_sums_2_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 17u] = sum_5; // matmul.rs:358
    }
    const float sum_6 = reduce_add_f32(partial_sums_3_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 24u] = sum_6; // matmul.rs:358
    }
    const float sum_7 = reduce_add_f32(partial_sums_3_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 2u + 25u] = sum_7; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = first_m + group / 2u; // matmul.rs:365
    const uint column = workgroup_n + group % 2u * 4u; // matmul.rs:366
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
