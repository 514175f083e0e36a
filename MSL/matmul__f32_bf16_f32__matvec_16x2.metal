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

kernel void matmul__f32_bf16_f32__matvec_16x2(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[32];
    const uint first_m = workgroup_id.y * 2u; // matmul.rs:305
    const uint workgroup_n = workgroup_id.x * 16u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
    float partial_sums_0_1 = 0.0f;
    float partial_sums_0_2 = 0.0f;
    float partial_sums_0_3 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_1_2 = 0.0f;
    float partial_sums_1_3 = 0.0f;
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
        const uint4 t18 = ((device const uint4*)w)[((min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t19 = decode_bf16(t18.x);
        const float t20 = decode_bf16(t18.x >> 16u);
        const float t21 = decode_bf16(t18.y);
        const float t22 = decode_bf16(t18.y >> 16u);
        const float t23 = decode_bf16(t18.z);
        const float t24 = decode_bf16(t18.z >> 16u);
        const float t25 = decode_bf16(t18.w);
        const float t26 = decode_bf16(t18.w >> 16u);
        const uint4 t27 = ((device const uint4*)w)[((min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        const float t28 = decode_bf16(t27.x);
        const float t29 = decode_bf16(t27.x >> 16u);
        const float t30 = decode_bf16(t27.y);
        const float t31 = decode_bf16(t27.y >> 16u);
        const float t32 = decode_bf16(t27.z);
        const float t33 = decode_bf16(t27.z >> 16u);
        const float t34 = decode_bf16(t27.w);
        const float t35 = decode_bf16(t27.w >> 16u);
        const uint t36 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        const float4 t37 = ((device const float4*)x)[t36 >> 2u];
        const float4 t38 = ((device const float4*)x)[(t36 + 4u) >> 2u];
        const uint t39 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t40 = ((device const float4*)x)[t39 >> 2u];
        const float4 t41 = ((device const float4*)x)[(t39 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t42 = t37.x * t1; // dot.rs:23
        sum = sum + t42;
        const float t43 = t37.y * t2;
        sum = sum + t43;
        const float t44 = t37.z * t3;
        sum = sum + t44;
        const float t45 = t37.w * t4;
        sum = sum + t45;
        const float t46 = t38.x * t5;
        sum = sum + t46;
        const float t47 = t38.y * t6;
        sum = sum + t47;
        const float t48 = t38.z * t7;
        sum = sum + t48;
        const float t49 = t38.w * t8;
        sum = sum + t49;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t50 = t40.x * t1; // dot.rs:23
        sum_1 = sum_1 + t50;
        const float t51 = t40.y * t2;
        sum_1 = sum_1 + t51;
        const float t52 = t40.z * t3;
        sum_1 = sum_1 + t52;
        const float t53 = t40.w * t4;
        sum_1 = sum_1 + t53;
        const float t54 = t41.x * t5;
        sum_1 = sum_1 + t54;
        const float t55 = t41.y * t6;
        sum_1 = sum_1 + t55;
        const float t56 = t41.z * t7;
        sum_1 = sum_1 + t56;
        const float t57 = t41.w * t8;
        sum_1 = sum_1 + t57;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_0_1; // dot.rs:20
        const float t58 = t37.x * t10; // dot.rs:23
        sum_2 = sum_2 + t58;
        const float t59 = t37.y * t11;
        sum_2 = sum_2 + t59;
        const float t60 = t37.z * t12;
        sum_2 = sum_2 + t60;
        const float t61 = t37.w * t13;
        sum_2 = sum_2 + t61;
        const float t62 = t38.x * t14;
        sum_2 = sum_2 + t62;
        const float t63 = t38.y * t15;
        sum_2 = sum_2 + t63;
        const float t64 = t38.z * t16;
        sum_2 = sum_2 + t64;
        const float t65 = t38.w * t17;
        sum_2 = sum_2 + t65;
        partial_sums_0_1 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_1_1; // dot.rs:20
        const float t66 = t40.x * t10; // dot.rs:23
        sum_3 = sum_3 + t66;
        const float t67 = t40.y * t11;
        sum_3 = sum_3 + t67;
        const float t68 = t40.z * t12;
        sum_3 = sum_3 + t68;
        const float t69 = t40.w * t13;
        sum_3 = sum_3 + t69;
        const float t70 = t41.x * t14;
        sum_3 = sum_3 + t70;
        const float t71 = t41.y * t15;
        sum_3 = sum_3 + t71;
        const float t72 = t41.z * t16;
        sum_3 = sum_3 + t72;
        const float t73 = t41.w * t17;
        sum_3 = sum_3 + t73;
        partial_sums_1_1 = sum_3; // matmul.rs:344
        float sum_4 = partial_sums_0_2; // dot.rs:20
        const float t74 = t37.x * t19; // dot.rs:23
        sum_4 = sum_4 + t74;
        const float t75 = t37.y * t20;
        sum_4 = sum_4 + t75;
        const float t76 = t37.z * t21;
        sum_4 = sum_4 + t76;
        const float t77 = t37.w * t22;
        sum_4 = sum_4 + t77;
        const float t78 = t38.x * t23;
        sum_4 = sum_4 + t78;
        const float t79 = t38.y * t24;
        sum_4 = sum_4 + t79;
        const float t80 = t38.z * t25;
        sum_4 = sum_4 + t80;
        const float t81 = t38.w * t26;
        sum_4 = sum_4 + t81;
        partial_sums_0_2 = sum_4; // matmul.rs:344
        float sum_5 = partial_sums_1_2; // dot.rs:20
        const float t82 = t40.x * t19; // dot.rs:23
        sum_5 = sum_5 + t82;
        const float t83 = t40.y * t20;
        sum_5 = sum_5 + t83;
        const float t84 = t40.z * t21;
        sum_5 = sum_5 + t84;
        const float t85 = t40.w * t22;
        sum_5 = sum_5 + t85;
        const float t86 = t41.x * t23;
        sum_5 = sum_5 + t86;
        const float t87 = t41.y * t24;
        sum_5 = sum_5 + t87;
        const float t88 = t41.z * t25;
        sum_5 = sum_5 + t88;
        const float t89 = t41.w * t26;
        sum_5 = sum_5 + t89;
        partial_sums_1_2 = sum_5; // matmul.rs:344
        float sum_6 = partial_sums_0_3; // dot.rs:20
        const float t90 = t37.x * t28; // dot.rs:23
        sum_6 = sum_6 + t90;
        const float t91 = t37.y * t29;
        sum_6 = sum_6 + t91;
        const float t92 = t37.z * t30;
        sum_6 = sum_6 + t92;
        const float t93 = t37.w * t31;
        sum_6 = sum_6 + t93;
        const float t94 = t38.x * t32;
        sum_6 = sum_6 + t94;
        const float t95 = t38.y * t33;
        sum_6 = sum_6 + t95;
        const float t96 = t38.z * t34;
        sum_6 = sum_6 + t96;
        const float t97 = t38.w * t35;
        sum_6 = sum_6 + t97;
        partial_sums_0_3 = sum_6; // matmul.rs:344
        float sum_7 = partial_sums_1_3; // dot.rs:20
        const float t98 = t40.x * t28; // dot.rs:23
        sum_7 = sum_7 + t98;
        const float t99 = t40.y * t29;
        sum_7 = sum_7 + t99;
        const float t100 = t40.z * t30;
        sum_7 = sum_7 + t100;
        const float t101 = t40.w * t31;
        sum_7 = sum_7 + t101;
        const float t102 = t41.x * t32;
        sum_7 = sum_7 + t102;
        const float t103 = t41.y * t33;
        sum_7 = sum_7 + t103;
        const float t104 = t41.z * t34;
        sum_7 = sum_7 + t104;
        const float t105 = t41.w * t35;
        sum_7 = sum_7 + t105;
        partial_sums_1_3 = sum_7; // matmul.rs:344
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:358
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:358
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:358
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:358
    }
    const float sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:358
    }
    const float sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:358
    }
    const float sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:358
    }
    const float sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = first_m + group / 4u; // matmul.rs:365
    const uint column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + column) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
