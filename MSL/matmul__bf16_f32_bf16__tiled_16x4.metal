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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void matmul__bf16_f32_bf16__tiled_16x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const float* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float sums[64];
    const uint first_m = workgroup_id.y * 4u; // matmul.rs:342
    const uint workgroup_n = workgroup_id.x * 16u; // matmul.rs:343
    const uint first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:344
    const uint last_m = imm.m - 1u; // matmul.rs:345
    float partial_sums_0_0 = 0.0f; // matmul.rs:347
    float partial_sums_0_1 = 0.0f;
    float partial_sums_0_2 = 0.0f;
    float partial_sums_0_3 = 0.0f;
    float partial_sums_1_0 = 0.0f;
    float partial_sums_1_1 = 0.0f;
    float partial_sums_1_2 = 0.0f;
    float partial_sums_1_3 = 0.0f;
    float partial_sums_2_0 = 0.0f;
    float partial_sums_2_1 = 0.0f;
    float partial_sums_2_2 = 0.0f;
    float partial_sums_2_3 = 0.0f;
    float partial_sums_3_0 = 0.0f;
    float partial_sums_3_1 = 0.0f;
    float partial_sums_3_2 = 0.0f;
    float partial_sums_3_3 = 0.0f;
    const uint n_pieces = imm.k / 4u; // matmul.rs:348
    const uint last_n = imm.n - 1u; // matmul.rs:351
    for (uint piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        const uint first_k = piece * 4u; // matmul.rs:361
        const float4 t0 = ((device const float4*)w)[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        const float4 t1 = ((device const float4*)w)[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        const float4 t2 = ((device const float4*)w)[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        const float4 t3 = ((device const float4*)w)[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        const uint2 t4 = ((device const uint2*)x)[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        const float t5 = decode_bf16(t4.x);
        const float t6 = decode_bf16(t4.x >> 16u);
        const float t7 = decode_bf16(t4.y);
        const float t8 = decode_bf16(t4.y >> 16u);
        const uint2 t9 = ((device const uint2*)x)[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t10 = decode_bf16(t9.x);
        const float t11 = decode_bf16(t9.x >> 16u);
        const float t12 = decode_bf16(t9.y);
        const float t13 = decode_bf16(t9.y >> 16u);
        const uint2 t14 = ((device const uint2*)x)[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t15 = decode_bf16(t14.x);
        const float t16 = decode_bf16(t14.x >> 16u);
        const float t17 = decode_bf16(t14.y);
        const float t18 = decode_bf16(t14.y >> 16u);
        const uint2 t19 = ((device const uint2*)x)[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        const float t20 = decode_bf16(t19.x);
        const float t21 = decode_bf16(t19.x >> 16u);
        const float t22 = decode_bf16(t19.y);
        const float t23 = decode_bf16(t19.y >> 16u);
        float sum = partial_sums_0_0; // dot.rs:20
        const float t24 = t5 * t0.x; // dot.rs:23
        sum = sum + t24;
        const float t25 = t6 * t0.y;
        sum = sum + t25;
        const float t26 = t7 * t0.z;
        sum = sum + t26;
        const float t27 = t8 * t0.w;
        sum = sum + t27;
        partial_sums_0_0 = sum; // matmul.rs:381
        float sum_1 = partial_sums_1_0; // dot.rs:20
        const float t28 = t10 * t0.x; // dot.rs:23
        sum_1 = sum_1 + t28;
        const float t29 = t11 * t0.y;
        sum_1 = sum_1 + t29;
        const float t30 = t12 * t0.z;
        sum_1 = sum_1 + t30;
        const float t31 = t13 * t0.w;
        sum_1 = sum_1 + t31;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        float sum_2 = partial_sums_2_0; // dot.rs:20
        const float t32 = t15 * t0.x; // dot.rs:23
        sum_2 = sum_2 + t32;
        const float t33 = t16 * t0.y;
        sum_2 = sum_2 + t33;
        const float t34 = t17 * t0.z;
        sum_2 = sum_2 + t34;
        const float t35 = t18 * t0.w;
        sum_2 = sum_2 + t35;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        float sum_3 = partial_sums_3_0; // dot.rs:20
        const float t36 = t20 * t0.x; // dot.rs:23
        sum_3 = sum_3 + t36;
        const float t37 = t21 * t0.y;
        sum_3 = sum_3 + t37;
        const float t38 = t22 * t0.z;
        sum_3 = sum_3 + t38;
        const float t39 = t23 * t0.w;
        sum_3 = sum_3 + t39;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        float sum_4 = partial_sums_0_1; // dot.rs:20
        const float t40 = t5 * t1.x; // dot.rs:23
        sum_4 = sum_4 + t40;
        const float t41 = t6 * t1.y;
        sum_4 = sum_4 + t41;
        const float t42 = t7 * t1.z;
        sum_4 = sum_4 + t42;
        const float t43 = t8 * t1.w;
        sum_4 = sum_4 + t43;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        float sum_5 = partial_sums_1_1; // dot.rs:20
        const float t44 = t10 * t1.x; // dot.rs:23
        sum_5 = sum_5 + t44;
        const float t45 = t11 * t1.y;
        sum_5 = sum_5 + t45;
        const float t46 = t12 * t1.z;
        sum_5 = sum_5 + t46;
        const float t47 = t13 * t1.w;
        sum_5 = sum_5 + t47;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        float sum_6 = partial_sums_2_1; // dot.rs:20
        const float t48 = t15 * t1.x; // dot.rs:23
        sum_6 = sum_6 + t48;
        const float t49 = t16 * t1.y;
        sum_6 = sum_6 + t49;
        const float t50 = t17 * t1.z;
        sum_6 = sum_6 + t50;
        const float t51 = t18 * t1.w;
        sum_6 = sum_6 + t51;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        float sum_7 = partial_sums_3_1; // dot.rs:20
        const float t52 = t20 * t1.x; // dot.rs:23
        sum_7 = sum_7 + t52;
        const float t53 = t21 * t1.y;
        sum_7 = sum_7 + t53;
        const float t54 = t22 * t1.z;
        sum_7 = sum_7 + t54;
        const float t55 = t23 * t1.w;
        sum_7 = sum_7 + t55;
        partial_sums_3_1 = sum_7; // matmul.rs:381
        float sum_8 = partial_sums_0_2; // dot.rs:20
        const float t56 = t5 * t2.x; // dot.rs:23
        sum_8 = sum_8 + t56;
        const float t57 = t6 * t2.y;
        sum_8 = sum_8 + t57;
        const float t58 = t7 * t2.z;
        sum_8 = sum_8 + t58;
        const float t59 = t8 * t2.w;
        sum_8 = sum_8 + t59;
        partial_sums_0_2 = sum_8; // matmul.rs:381
        float sum_9 = partial_sums_1_2; // dot.rs:20
        const float t60 = t10 * t2.x; // dot.rs:23
        sum_9 = sum_9 + t60;
        const float t61 = t11 * t2.y;
        sum_9 = sum_9 + t61;
        const float t62 = t12 * t2.z;
        sum_9 = sum_9 + t62;
        const float t63 = t13 * t2.w;
        sum_9 = sum_9 + t63;
        partial_sums_1_2 = sum_9; // matmul.rs:381
        float sum_10 = partial_sums_2_2; // dot.rs:20
        const float t64 = t15 * t2.x; // dot.rs:23
        sum_10 = sum_10 + t64;
        const float t65 = t16 * t2.y;
        sum_10 = sum_10 + t65;
        const float t66 = t17 * t2.z;
        sum_10 = sum_10 + t66;
        const float t67 = t18 * t2.w;
        sum_10 = sum_10 + t67;
        partial_sums_2_2 = sum_10; // matmul.rs:381
        float sum_11 = partial_sums_3_2; // dot.rs:20
        const float t68 = t20 * t2.x; // dot.rs:23
        sum_11 = sum_11 + t68;
        const float t69 = t21 * t2.y;
        sum_11 = sum_11 + t69;
        const float t70 = t22 * t2.z;
        sum_11 = sum_11 + t70;
        const float t71 = t23 * t2.w;
        sum_11 = sum_11 + t71;
        partial_sums_3_2 = sum_11; // matmul.rs:381
        float sum_12 = partial_sums_0_3; // dot.rs:20
        const float t72 = t5 * t3.x; // dot.rs:23
        sum_12 = sum_12 + t72;
        const float t73 = t6 * t3.y;
        sum_12 = sum_12 + t73;
        const float t74 = t7 * t3.z;
        sum_12 = sum_12 + t74;
        const float t75 = t8 * t3.w;
        sum_12 = sum_12 + t75;
        partial_sums_0_3 = sum_12; // matmul.rs:381
        float sum_13 = partial_sums_1_3; // dot.rs:20
        const float t76 = t10 * t3.x; // dot.rs:23
        sum_13 = sum_13 + t76;
        const float t77 = t11 * t3.y;
        sum_13 = sum_13 + t77;
        const float t78 = t12 * t3.z;
        sum_13 = sum_13 + t78;
        const float t79 = t13 * t3.w;
        sum_13 = sum_13 + t79;
        partial_sums_1_3 = sum_13; // matmul.rs:381
        float sum_14 = partial_sums_2_3; // dot.rs:20
        const float t80 = t15 * t3.x; // dot.rs:23
        sum_14 = sum_14 + t80;
        const float t81 = t16 * t3.y;
        sum_14 = sum_14 + t81;
        const float t82 = t17 * t3.z;
        sum_14 = sum_14 + t82;
        const float t83 = t18 * t3.w;
        sum_14 = sum_14 + t83;
        partial_sums_2_3 = sum_14; // matmul.rs:381
        float sum_15 = partial_sums_3_3; // dot.rs:20
        const float t84 = t20 * t3.x; // dot.rs:23
        sum_15 = sum_15 + t84;
        const float t85 = t21 * t3.y;
        sum_15 = sum_15 + t85;
        const float t86 = t22 * t3.z;
        sum_15 = sum_15 + t86;
        const float t87 = t23 * t3.w;
        sum_15 = sum_15 + t87;
        partial_sums_3_3 = sum_15; // matmul.rs:381
    }
    const float sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:395
    }
    const float sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:395
    }
    const float sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:395
    }
    const float sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:395
    }
    const float sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:395
    }
    const float sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:395
    }
    const float sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:395
    }
    const float sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:395
    }
    const float sum_8 = reduce_add_f32(partial_sums_2_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:395
    }
    const float sum_9 = reduce_add_f32(partial_sums_2_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:395
    }
    const float sum_10 = reduce_add_f32(partial_sums_2_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:395
    }
    const float sum_11 = reduce_add_f32(partial_sums_2_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:395
    }
    const float sum_12 = reduce_add_f32(partial_sums_3_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:395
    }
    const float sum_13 = reduce_add_f32(partial_sums_3_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:395
    }
    const float sum_14 = reduce_add_f32(partial_sums_3_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:395
    }
    const float sum_15 = reduce_add_f32(partial_sums_3_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:395
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // matmul.rs:399
    const uint group = local_invocation_index; // matmul.rs:401
    const uint row = first_m + group / 4u; // matmul.rs:402
    const uint column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        const uint2 t88 = uint2(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t88;
    }
}
