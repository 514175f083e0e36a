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

kernel void matmul__f32_bf16_f32__matvec_4x2_run2(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[8];
    const uint first_m = workgroup_id.y * 2u; // matmul.rs:305
    const uint workgroup_n = workgroup_id.x * 4u; // matmul.rs:306
    const uint first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:307
    const uint last_m = imm.m - 1u; // matmul.rs:308
    float partial_sums_0_0 = 0.0f; // matmul.rs:310
    float partial_sums_1_0 = 0.0f;
    const uint n_pieces = imm.k / 8u; // matmul.rs:311
    const uint in_runs = n_pieces & 4294967232u; // matmul.rs:313
    const uint last_n = imm.n - 1u; // matmul.rs:314
    for (uint piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:323
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
        const uint t9 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        const float4 t10 = ((device const float4*)x)[t9 >> 2u];
        const float4 t11 = ((device const float4*)x)[(t9 + 4u) >> 2u];
        const uint t12 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t13 = ((device const float4*)x)[t12 >> 2u];
        const float4 t14 = ((device const float4*)x)[(t12 + 4u) >> 2u];
        const uint t15 = first_k + 256u; // matmul.rs:328
        const uint4 t16 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + t15) >> 1u) >> 2u]; // matmul.rs:330
        const float t17 = decode_bf16(t16.x);
        const float t18 = decode_bf16(t16.x >> 16u);
        const float t19 = decode_bf16(t16.y);
        const float t20 = decode_bf16(t16.y >> 16u);
        const float t21 = decode_bf16(t16.z);
        const float t22 = decode_bf16(t16.z >> 16u);
        const float t23 = decode_bf16(t16.w);
        const float t24 = decode_bf16(t16.w >> 16u);
        const uint t25 = min_u32(first_m, last_m) * imm.k + t15; // matmul.rs:333
        const float4 t26 = ((device const float4*)x)[t25 >> 2u];
        const float4 t27 = ((device const float4*)x)[(t25 + 4u) >> 2u];
        const uint t28 = min_u32(first_m + 1u, last_m) * imm.k + t15;
        const float4 t29 = ((device const float4*)x)[t28 >> 2u];
        const float4 t30 = ((device const float4*)x)[(t28 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t31 = t10.x * t1; // dot.rs:23
        sum = sum + t31;
        const float t32 = t10.y * t2;
        sum = sum + t32;
        const float t33 = t10.z * t3;
        sum = sum + t33;
        const float t34 = t10.w * t4;
        sum = sum + t34;
        const float t35 = t11.x * t5;
        sum = sum + t35;
        const float t36 = t11.y * t6;
        sum = sum + t36;
        const float t37 = t11.z * t7;
        sum = sum + t37;
        const float t38 = t11.w * t8;
        sum = sum + t38;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t39 = t13.x * t1; // dot.rs:23
        sum_1 = sum_1 + t39;
        const float t40 = t13.y * t2;
        sum_1 = sum_1 + t40;
        const float t41 = t13.z * t3;
        sum_1 = sum_1 + t41;
        const float t42 = t13.w * t4;
        sum_1 = sum_1 + t42;
        const float t43 = t14.x * t5;
        sum_1 = sum_1 + t43;
        const float t44 = t14.y * t6;
        sum_1 = sum_1 + t44;
        const float t45 = t14.z * t7;
        sum_1 = sum_1 + t45;
        const float t46 = t14.w * t8;
        sum_1 = sum_1 + t46;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        float sum_2 = partial_sums_0_0; // dot.rs:20
        const float t47 = t26.x * t17; // dot.rs:23
        sum_2 = sum_2 + t47;
        const float t48 = t26.y * t18;
        sum_2 = sum_2 + t48;
        const float t49 = t26.z * t19;
        sum_2 = sum_2 + t49;
        const float t50 = t26.w * t20;
        sum_2 = sum_2 + t50;
        const float t51 = t27.x * t21;
        sum_2 = sum_2 + t51;
        const float t52 = t27.y * t22;
        sum_2 = sum_2 + t52;
        const float t53 = t27.z * t23;
        sum_2 = sum_2 + t53;
        const float t54 = t27.w * t24;
        sum_2 = sum_2 + t54;
        partial_sums_0_0 = sum_2; // matmul.rs:344
        float sum_3 = partial_sums_1_0; // dot.rs:20
        const float t55 = t29.x * t17; // dot.rs:23
        sum_3 = sum_3 + t55;
        const float t56 = t29.y * t18;
        sum_3 = sum_3 + t56;
        const float t57 = t29.z * t19;
        sum_3 = sum_3 + t57;
        const float t58 = t29.w * t20;
        sum_3 = sum_3 + t58;
        const float t59 = t30.x * t21;
        sum_3 = sum_3 + t59;
        const float t60 = t30.y * t22;
        sum_3 = sum_3 + t60;
        const float t61 = t30.z * t23;
        sum_3 = sum_3 + t61;
        const float t62 = t30.w * t24;
        sum_3 = sum_3 + t62;
        partial_sums_1_0 = sum_3; // matmul.rs:344
    }
    for (uint piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:323
        const uint first_k = piece * 8u; // matmul.rs:324
        const uint4 t63 = ((device const uint4*)w)[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:330
        const float t64 = decode_bf16(t63.x);
        const float t65 = decode_bf16(t63.x >> 16u);
        const float t66 = decode_bf16(t63.y);
        const float t67 = decode_bf16(t63.y >> 16u);
        const float t68 = decode_bf16(t63.z);
        const float t69 = decode_bf16(t63.z >> 16u);
        const float t70 = decode_bf16(t63.w);
        const float t71 = decode_bf16(t63.w >> 16u);
        const uint t72 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        const float4 t73 = ((device const float4*)x)[t72 >> 2u];
        const float4 t74 = ((device const float4*)x)[(t72 + 4u) >> 2u];
        const uint t75 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        const float4 t76 = ((device const float4*)x)[t75 >> 2u];
        const float4 t77 = ((device const float4*)x)[(t75 + 4u) >> 2u];
        float sum = partial_sums_0_0; // dot.rs:20
        const float t78 = t73.x * t64; // dot.rs:23
        sum = sum + t78;
        const float t79 = t73.y * t65;
        sum = sum + t79;
        const float t80 = t73.z * t66;
        sum = sum + t80;
        const float t81 = t73.w * t67;
        sum = sum + t81;
        const float t82 = t74.x * t68;
        sum = sum + t82;
        const float t83 = t74.y * t69;
        sum = sum + t83;
        const float t84 = t74.z * t70;
        sum = sum + t84;
        const float t85 = t74.w * t71;
        sum = sum + t85;
        partial_sums_0_0 = sum; // matmul.rs:344
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t86 = t76.x * t64; // dot.rs:23
        sum_1 = sum_1 + t86;
        const float t87 = t76.y * t65;
        sum_1 = sum_1 + t87;
        const float t88 = t76.z * t66;
        sum_1 = sum_1 + t88;
        const float t89 = t76.w * t67;
        sum_1 = sum_1 + t89;
        const float t90 = t77.x * t68;
        sum_1 = sum_1 + t90;
        const float t91 = t77.y * t69;
        sum_1 = sum_1 + t91;
        const float t92 = t77.z * t70;
        sum_1 = sum_1 + t92;
        const float t93 = t77.w * t71;
        sum_1 = sum_1 + t93;
        partial_sums_1_0 = sum_1; // matmul.rs:344
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:358
    }
    const float sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:358
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:362
    const uint group = local_invocation_index; // matmul.rs:364
    const uint row = first_m + group; // matmul.rs:365
    if (((group < 2u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:367
        ((device float4*)y)[(row * imm.n + workgroup_n) >> 2u] = float4(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
    }
}
