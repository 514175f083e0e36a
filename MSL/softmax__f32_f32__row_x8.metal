#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_cols;
};

float max_f32(float a, float b) {
    return a < b ? b : a;
}

float reduce_max_f32(float x) {
    const float y1 = simd_shuffle_xor(x, ushort(1));
    const float x1 = max_f32(x, y1);
    const float y2 = simd_shuffle_xor(x1, ushort(2));
    const float x2 = max_f32(x1, y2);
    const float y3 = simd_shuffle_xor(x2, ushort(4));
    const float x3 = max_f32(x2, y3);
    const float y4 = simd_shuffle_xor(x3, ushort(8));
    const float x4 = max_f32(x3, y4);
    const float y5 = simd_shuffle_xor(x4, ushort(16));
    const float x5 = max_f32(x4, y5);
    return x5;
}

float min_f32(float a, float b) {
    return b < a ? b : a;
}

int i32_from_f32(float a) {
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0;
    }
    if (a <= -2147483648.0f) {
        return -2147483647 - 1;
    }
    if (a >= 2147483648.0f) {
        return 2147483647;
    }
    return int(a);
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
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

uint shl_u32(uint a, uint b) {
    return a << (b & 31u);
}

uint u32_from_f32(float a) {
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (a <= 0.0f) {
        return 0u;
    }
    if (a >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return uint(a);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

kernel void softmax__f32_f32__row_x8(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device float* y [[buffer(2)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float partial_maxima[8];
    threadgroup float partial_sums[8];
    const uint row = workgroup_id.x; // softmax.rs:152
    const uint start = local_invocation_index * 8u; // softmax.rs:153
    float own_max = as_type<float>(0xff800000u); // softmax.rs:155
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:156
        const uint t0 = row * imm.n_cols + first; // piece.rs:65
        const float4 t1 = ((device const float4*)x)[t0 >> 2u]; // piece.rs:35
        const float4 t2 = ((device const float4*)x)[(t0 + 4u) >> 2u]; // piece.rs:36
        own_max = max_f32(own_max, t1.x); // softmax.rs:160
        own_max = max_f32(own_max, t1.y);
        own_max = max_f32(own_max, t1.z);
        own_max = max_f32(own_max, t1.w);
        own_max = max_f32(own_max, t2.x);
        own_max = max_f32(own_max, t2.y);
        own_max = max_f32(own_max, t2.z);
        own_max = max_f32(own_max, t2.w);
    }
    const float max_1 = reduce_max_f32(own_max); // reduce.rs:29
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:31
        partial_maxima[local_invocation_index >> 5u] = max_1; // reduce.rs:32
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // reduce.rs:34
    float total = partial_maxima[0u]; // reduce.rs:35
    total = max_f32(total, partial_maxima[1u]); // reduce.rs:38
    total = max_f32(total, partial_maxima[2u]);
    total = max_f32(total, partial_maxima[3u]);
    total = max_f32(total, partial_maxima[4u]);
    total = max_f32(total, partial_maxima[5u]);
    total = max_f32(total, partial_maxima[6u]);
    total = max_f32(total, partial_maxima[7u]);
    const float max_2 = total; // reduce.rs:40
    float own_sum = 0.0f; // softmax.rs:165
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        const uint t3 = row * imm.n_cols + first; // piece.rs:65
        const float4 t4 = ((device const float4*)x)[t3 >> 2u]; // piece.rs:35
        const float4 t5 = ((device const float4*)x)[(t3 + 4u) >> 2u]; // piece.rs:36
        const float t6 = t4.x - max_2; // softmax.rs:170
        const float bounded = min_f32(max_f32(t6, -104.0f), 89.0f); // math.rs:189
        const float t7 = bounded * 1.442695f; // math.rs:190
        const float k = rint(t7);
        const float t8 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded - t8;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t9 = reduced - r; // math.rs:194
        const float r_error = t9 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t10 = q * r; // math.rs:199
        q = t10 + 0.0013933674f;
        const float t11 = q * r;
        q = t11 + 0.008333311f;
        const float t12 = q * r;
        q = t12 + 0.041666467f;
        const float t13 = q * r;
        q = t13 + 0.16666667f;
        const float t14 = q * r;
        q = t14 + 0.5f;
        const float t15 = r * r; // math.rs:201
        const float t16 = t15 * q;
        const float t17 = r_error + t16;
        const float t18 = r + t17;
        const float y_1 = 1.0f + t18;
        const uint t19 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t19 >> 24u)); // math.rs:41
        const uint bits = (as_type<uint>(field) << 23u) | (t19 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
        const float t20 = own_sum + (((as_type<uint>(t6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power); // softmax.rs:170
        own_sum = t20;
        const float t21 = t4.y - max_2;
        const float bounded_1 = min_f32(max_f32(t21, -104.0f), 89.0f); // math.rs:189
        const float t22 = bounded_1 * 1.442695f; // math.rs:190
        const float k_1 = rint(t22);
        const float t23 = k_1 * 0.6933594f; // math.rs:191
        const float reduced_1 = bounded_1 - t23;
        const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
        const float r_1 = reduced_1 - correction_1; // math.rs:193
        const float t24 = reduced_1 - r_1; // math.rs:194
        const float r_error_1 = t24 - correction_1;
        float q_1 = 0.00019891017f; // math.rs:196
        const float t25 = q_1 * r_1; // math.rs:199
        q_1 = t25 + 0.0013933674f;
        const float t26 = q_1 * r_1;
        q_1 = t26 + 0.008333311f;
        const float t27 = q_1 * r_1;
        q_1 = t27 + 0.041666467f;
        const float t28 = q_1 * r_1;
        q_1 = t28 + 0.16666667f;
        const float t29 = q_1 * r_1;
        q_1 = t29 + 0.5f;
        const float t30 = r_1 * r_1; // math.rs:201
        const float t31 = t30 * q_1;
        const float t32 = r_error_1 + t31;
        const float t33 = r_1 + t32;
        const float y_2 = 1.0f + t33;
        const uint t34 = (as_type<uint>(y_2) & 8388607u) | 8388608u; // math.rs:202
        const int field_1 = add_i32(add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), i32_from_f32(k_1)), as_type<int>(t34 >> 24u)); // math.rs:41
        const uint bits_1 = (as_type<uint>(field_1) << 23u) | (t34 & 8388607u); // math.rs:42
        const float power_1 = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1))); // math.rs:43
        const float t35 = own_sum + (((as_type<uint>(t21) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1); // softmax.rs:170
        own_sum = t35;
        const float t36 = t4.z - max_2;
        const float bounded_2 = min_f32(max_f32(t36, -104.0f), 89.0f); // math.rs:189
        const float t37 = bounded_2 * 1.442695f; // math.rs:190
        const float k_2 = rint(t37);
        const float t38 = k_2 * 0.6933594f; // math.rs:191
        const float reduced_2 = bounded_2 - t38;
        const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
        const float r_2 = reduced_2 - correction_2; // math.rs:193
        const float t39 = reduced_2 - r_2; // math.rs:194
        const float r_error_2 = t39 - correction_2;
        float q_2 = 0.00019891017f; // math.rs:196
        const float t40 = q_2 * r_2; // math.rs:199
        q_2 = t40 + 0.0013933674f;
        const float t41 = q_2 * r_2;
        q_2 = t41 + 0.008333311f;
        const float t42 = q_2 * r_2;
        q_2 = t42 + 0.041666467f;
        const float t43 = q_2 * r_2;
        q_2 = t43 + 0.16666667f;
        const float t44 = q_2 * r_2;
        q_2 = t44 + 0.5f;
        const float t45 = r_2 * r_2; // math.rs:201
        const float t46 = t45 * q_2;
        const float t47 = r_error_2 + t46;
        const float t48 = r_2 + t47;
        const float y_3 = 1.0f + t48;
        const uint t49 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
        const int field_2 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k_2)), as_type<int>(t49 >> 24u)); // math.rs:41
        const uint bits_2 = (as_type<uint>(field_2) << 23u) | (t49 & 8388607u); // math.rs:42
        const float power_2 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2))); // math.rs:43
        const float t50 = own_sum + (((as_type<uint>(t36) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2); // softmax.rs:170
        own_sum = t50;
        const float t51 = t4.w - max_2;
        const float bounded_3 = min_f32(max_f32(t51, -104.0f), 89.0f); // math.rs:189
        const float t52 = bounded_3 * 1.442695f; // math.rs:190
        const float k_3 = rint(t52);
        const float t53 = k_3 * 0.6933594f; // math.rs:191
        const float reduced_3 = bounded_3 - t53;
        const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
        const float r_3 = reduced_3 - correction_3; // math.rs:193
        const float t54 = reduced_3 - r_3; // math.rs:194
        const float r_error_3 = t54 - correction_3;
        float q_3 = 0.00019891017f; // math.rs:196
        const float t55 = q_3 * r_3; // math.rs:199
        q_3 = t55 + 0.0013933674f;
        const float t56 = q_3 * r_3;
        q_3 = t56 + 0.008333311f;
        const float t57 = q_3 * r_3;
        q_3 = t57 + 0.041666467f;
        const float t58 = q_3 * r_3;
        q_3 = t58 + 0.16666667f;
        const float t59 = q_3 * r_3;
        q_3 = t59 + 0.5f;
        const float t60 = r_3 * r_3; // math.rs:201
        const float t61 = t60 * q_3;
        const float t62 = r_error_3 + t61;
        const float t63 = r_3 + t62;
        const float y_4 = 1.0f + t63;
        const uint t64 = (as_type<uint>(y_4) & 8388607u) | 8388608u; // math.rs:202
        const int field_3 = add_i32(add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), i32_from_f32(k_3)), as_type<int>(t64 >> 24u)); // math.rs:41
        const uint bits_3 = (as_type<uint>(field_3) << 23u) | (t64 & 8388607u); // math.rs:42
        const float power_3 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3))); // math.rs:43
        const float t65 = own_sum + (((as_type<uint>(t51) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3); // softmax.rs:170
        own_sum = t65;
        const float t66 = t5.x - max_2;
        const float bounded_4 = min_f32(max_f32(t66, -104.0f), 89.0f); // math.rs:189
        const float t67 = bounded_4 * 1.442695f; // math.rs:190
        const float k_4 = rint(t67);
        const float t68 = k_4 * 0.6933594f; // math.rs:191
        const float reduced_4 = bounded_4 - t68;
        const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
        const float r_4 = reduced_4 - correction_4; // math.rs:193
        const float t69 = reduced_4 - r_4; // math.rs:194
        const float r_error_4 = t69 - correction_4;
        float q_4 = 0.00019891017f; // math.rs:196
        const float t70 = q_4 * r_4; // math.rs:199
        q_4 = t70 + 0.0013933674f;
        const float t71 = q_4 * r_4;
        q_4 = t71 + 0.008333311f;
        const float t72 = q_4 * r_4;
        q_4 = t72 + 0.041666467f;
        const float t73 = q_4 * r_4;
        q_4 = t73 + 0.16666667f;
        const float t74 = q_4 * r_4;
        q_4 = t74 + 0.5f;
        const float t75 = r_4 * r_4; // math.rs:201
        const float t76 = t75 * q_4;
        const float t77 = r_error_4 + t76;
        const float t78 = r_4 + t77;
        const float y_5 = 1.0f + t78;
        const uint t79 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
        const int field_4 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_4)), as_type<int>(t79 >> 24u)); // math.rs:41
        const uint bits_4 = (as_type<uint>(field_4) << 23u) | (t79 & 8388607u); // math.rs:42
        const float power_4 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_4))); // math.rs:43
        const float t80 = own_sum + (((as_type<uint>(t66) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4); // softmax.rs:170
        own_sum = t80;
        const float t81 = t5.y - max_2;
        const float bounded_5 = min_f32(max_f32(t81, -104.0f), 89.0f); // math.rs:189
        const float t82 = bounded_5 * 1.442695f; // math.rs:190
        const float k_5 = rint(t82);
        const float t83 = k_5 * 0.6933594f; // math.rs:191
        const float reduced_5 = bounded_5 - t83;
        const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
        const float r_5 = reduced_5 - correction_5; // math.rs:193
        const float t84 = reduced_5 - r_5; // math.rs:194
        const float r_error_5 = t84 - correction_5;
        float q_5 = 0.00019891017f; // math.rs:196
        const float t85 = q_5 * r_5; // math.rs:199
        q_5 = t85 + 0.0013933674f;
        const float t86 = q_5 * r_5;
        q_5 = t86 + 0.008333311f;
        const float t87 = q_5 * r_5;
        q_5 = t87 + 0.041666467f;
        const float t88 = q_5 * r_5;
        q_5 = t88 + 0.16666667f;
        const float t89 = q_5 * r_5;
        q_5 = t89 + 0.5f;
        const float t90 = r_5 * r_5; // math.rs:201
        const float t91 = t90 * q_5;
        const float t92 = r_error_5 + t91;
        const float t93 = r_5 + t92;
        const float y_6 = 1.0f + t93;
        const uint t94 = (as_type<uint>(y_6) & 8388607u) | 8388608u; // math.rs:202
        const int field_5 = add_i32(add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), i32_from_f32(k_5)), as_type<int>(t94 >> 24u)); // math.rs:41
        const uint bits_5 = (as_type<uint>(field_5) << 23u) | (t94 & 8388607u); // math.rs:42
        const float power_5 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_5))); // math.rs:43
        const float t95 = own_sum + (((as_type<uint>(t81) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5); // softmax.rs:170
        own_sum = t95;
        const float t96 = t5.z - max_2;
        const float bounded_6 = min_f32(max_f32(t96, -104.0f), 89.0f); // math.rs:189
        const float t97 = bounded_6 * 1.442695f; // math.rs:190
        const float k_6 = rint(t97);
        const float t98 = k_6 * 0.6933594f; // math.rs:191
        const float reduced_6 = bounded_6 - t98;
        const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
        const float r_6 = reduced_6 - correction_6; // math.rs:193
        const float t99 = reduced_6 - r_6; // math.rs:194
        const float r_error_6 = t99 - correction_6;
        float q_6 = 0.00019891017f; // math.rs:196
        const float t100 = q_6 * r_6; // math.rs:199
        q_6 = t100 + 0.0013933674f;
        const float t101 = q_6 * r_6;
        q_6 = t101 + 0.008333311f;
        const float t102 = q_6 * r_6;
        q_6 = t102 + 0.041666467f;
        const float t103 = q_6 * r_6;
        q_6 = t103 + 0.16666667f;
        const float t104 = q_6 * r_6;
        q_6 = t104 + 0.5f;
        const float t105 = r_6 * r_6; // math.rs:201
        const float t106 = t105 * q_6;
        const float t107 = r_error_6 + t106;
        const float t108 = r_6 + t107;
        const float y_7 = 1.0f + t108;
        const uint t109 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
        const int field_6 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_6)), as_type<int>(t109 >> 24u)); // math.rs:41
        const uint bits_6 = (as_type<uint>(field_6) << 23u) | (t109 & 8388607u); // math.rs:42
        const float power_6 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_6))); // math.rs:43
        const float t110 = own_sum + (((as_type<uint>(t96) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6); // softmax.rs:170
        own_sum = t110;
        const float t111 = t5.w - max_2;
        const float bounded_7 = min_f32(max_f32(t111, -104.0f), 89.0f); // math.rs:189
        const float t112 = bounded_7 * 1.442695f; // math.rs:190
        const float k_7 = rint(t112);
        const float t113 = k_7 * 0.6933594f; // math.rs:191
        const float reduced_7 = bounded_7 - t113;
        const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
        const float r_7 = reduced_7 - correction_7; // math.rs:193
        const float t114 = reduced_7 - r_7; // math.rs:194
        const float r_error_7 = t114 - correction_7;
        float q_7 = 0.00019891017f; // math.rs:196
        const float t115 = q_7 * r_7; // math.rs:199
        q_7 = t115 + 0.0013933674f;
        const float t116 = q_7 * r_7;
        q_7 = t116 + 0.008333311f;
        const float t117 = q_7 * r_7;
        q_7 = t117 + 0.041666467f;
        const float t118 = q_7 * r_7;
        q_7 = t118 + 0.16666667f;
        const float t119 = q_7 * r_7;
        q_7 = t119 + 0.5f;
        const float t120 = r_7 * r_7; // math.rs:201
        const float t121 = t120 * q_7;
        const float t122 = r_error_7 + t121;
        const float t123 = r_7 + t122;
        const float y_8 = 1.0f + t123;
        const uint t124 = (as_type<uint>(y_8) & 8388607u) | 8388608u; // math.rs:202
        const int field_7 = add_i32(add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), i32_from_f32(k_7)), as_type<int>(t124 >> 24u)); // math.rs:41
        const uint bits_7 = (as_type<uint>(field_7) << 23u) | (t124 & 8388607u); // math.rs:42
        const float power_7 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_7))); // math.rs:43
        const float t125 = own_sum + (((as_type<uint>(t111) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7); // softmax.rs:170
        own_sum = t125;
    }
    const float sum = reduce_add_f32(own_sum); // reduce.rs:12
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // reduce.rs:17
    float total_1 = partial_sums[0u]; // reduce.rs:18
    total_1 = total_1 + partial_sums[1u]; // reduce.rs:21
    total_1 = total_1 + partial_sums[2u];
    total_1 = total_1 + partial_sums[3u];
    total_1 = total_1 + partial_sums[4u];
    total_1 = total_1 + partial_sums[5u];
    total_1 = total_1 + partial_sums[6u];
    total_1 = total_1 + partial_sums[7u];
    const float t126 = total_1; // reduce.rs:23
    const uint a_bits = 1065353216u; // math.rs:49
    const uint b_bits = as_type<uint>(t126); // math.rs:50
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
    const uint b_field = (b_bits >> 23u) & 255u; // math.rs:53
    const uint t127 = b_bits & 8388607u; // math.rs:54
    const uint below = ((0u < t127) ? 1u : 0u); // math.rs:69
    const uint numerator = shl_u32(8388608u, below); // math.rs:70
    const uint denominator = t127 | 8388608u; // math.rs:71
    const float d = as_type<float>(t127 | 1065353216u); // math.rs:73
    const float t128 = 0.47058824f * d; // math.rs:74
    float reciprocal = 1.4117647f - t128;
    const float t129 = d * reciprocal; // math.rs:77
    const float t130 = 1.0f - t129;
    const float t131 = reciprocal * t130;
    reciprocal = reciprocal + t131;
    const float t132 = d * reciprocal;
    const float t133 = 1.0f - t132;
    const float t134 = reciprocal * t133;
    reciprocal = reciprocal + t134;
    const float t135 = d * reciprocal;
    const float t136 = 1.0f - t135;
    const float t137 = reciprocal * t136;
    reciprocal = reciprocal + t137;
    const float n = as_type<float>(1065353216u + (below << 23u)); // math.rs:80
    const float t138 = n * reciprocal; // math.rs:81
    const float t139 = t138 * 8388608.0f;
    uint quotient = u32_from_f32(t139);
    const int divisor = as_type<int>(denominator); // math.rs:82
    int residual = as_type<int>((numerator << 23u) - quotient * denominator); // math.rs:83
    const bool over = residual < 0; // math.rs:86
    quotient = (over ? quotient - 1u : quotient); // math.rs:87
    residual = (over ? add_i32(residual, divisor) : residual); // math.rs:88
    const bool over_1 = residual < 0; // math.rs:86
    quotient = (over_1 ? quotient - 1u : quotient); // math.rs:87
    residual = (over_1 ? add_i32(residual, divisor) : residual); // math.rs:88
    const bool under = residual >= divisor; // math.rs:90
    quotient = (under ? quotient + 1u : quotient); // math.rs:91
    residual = (under ? sub_i32(residual, divisor) : residual); // math.rs:92
    quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // math.rs:94
    const int exponent = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field)), 127), as_type<int>(below)); // math.rs:95
    const uint t140 = quotient; // math.rs:96
    const int field = add_i32(exponent, as_type<int>(t140 >> 24u)); // math.rs:41
    const uint bits = (as_type<uint>(field) << 23u) | (t140 & 8388607u); // math.rs:42
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
    const bool b_zero = b_field == 0u; // math.rs:59
    const float bounded = (b_infinite ? as_type<float>(sign_1) : quotient_1); // math.rs:61
    const float extended = (b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // math.rs:62
    const float scale = (((as_type<uint>(t126) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended); // math.rs:63
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:174
        const uint t141 = row * imm.n_cols + first; // piece.rs:65
        const float4 t142 = ((device const float4*)x)[t141 >> 2u]; // piece.rs:35
        const float4 t143 = ((device const float4*)x)[(t141 + 4u) >> 2u]; // piece.rs:36
        float results_0 = 0.0f; // softmax.rs:176
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t144 = t142.x - max_2; // softmax.rs:179
        const float bounded_1 = min_f32(max_f32(t144, -104.0f), 89.0f); // math.rs:189
        const float t145 = bounded_1 * 1.442695f; // math.rs:190
        const float k = rint(t145);
        const float t146 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded_1 - t146;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t147 = reduced - r; // math.rs:194
        const float r_error = t147 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t148 = q * r; // math.rs:199
        q = t148 + 0.0013933674f;
        const float t149 = q * r;
        q = t149 + 0.008333311f;
        const float t150 = q * r;
        q = t150 + 0.041666467f;
        const float t151 = q * r;
        q = t151 + 0.16666667f;
        const float t152 = q * r;
        q = t152 + 0.5f;
        const float t153 = r * r; // math.rs:201
        const float t154 = t153 * q;
        const float t155 = r_error + t154;
        const float t156 = r + t155;
        const float y_1 = 1.0f + t156;
        const uint t157 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field_1 = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t157 >> 24u)); // math.rs:41
        const uint bits_1 = (as_type<uint>(field_1) << 23u) | (t157 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1))); // math.rs:43
        const float t158 = (((as_type<uint>(t144) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power) * scale; // softmax.rs:179
        const uint bits_2 = as_type<uint>(t158); // math.rs:34
        results_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // softmax.rs:179
        const float t159 = t142.y - max_2;
        const float bounded_2 = min_f32(max_f32(t159, -104.0f), 89.0f); // math.rs:189
        const float t160 = bounded_2 * 1.442695f; // math.rs:190
        const float k_1 = rint(t160);
        const float t161 = k_1 * 0.6933594f; // math.rs:191
        const float reduced_1 = bounded_2 - t161;
        const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
        const float r_1 = reduced_1 - correction_1; // math.rs:193
        const float t162 = reduced_1 - r_1; // math.rs:194
        const float r_error_1 = t162 - correction_1;
        float q_1 = 0.00019891017f; // math.rs:196
        const float t163 = q_1 * r_1; // math.rs:199
        q_1 = t163 + 0.0013933674f;
        const float t164 = q_1 * r_1;
        q_1 = t164 + 0.008333311f;
        const float t165 = q_1 * r_1;
        q_1 = t165 + 0.041666467f;
        const float t166 = q_1 * r_1;
        q_1 = t166 + 0.16666667f;
        const float t167 = q_1 * r_1;
        q_1 = t167 + 0.5f;
        const float t168 = r_1 * r_1; // math.rs:201
        const float t169 = t168 * q_1;
        const float t170 = r_error_1 + t169;
        const float t171 = r_1 + t170;
        const float y_2 = 1.0f + t171;
        const uint t172 = (as_type<uint>(y_2) & 8388607u) | 8388608u; // math.rs:202
        const int field_2 = add_i32(add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), i32_from_f32(k_1)), as_type<int>(t172 >> 24u)); // math.rs:41
        const uint bits_3 = (as_type<uint>(field_2) << 23u) | (t172 & 8388607u); // math.rs:42
        const float power_1 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_3))); // math.rs:43
        const float t173 = (((as_type<uint>(t159) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1) * scale; // softmax.rs:179
        const uint bits_4 = as_type<uint>(t173); // math.rs:34
        results_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // softmax.rs:179
        const float t174 = t142.z - max_2;
        const float bounded_3 = min_f32(max_f32(t174, -104.0f), 89.0f); // math.rs:189
        const float t175 = bounded_3 * 1.442695f; // math.rs:190
        const float k_2 = rint(t175);
        const float t176 = k_2 * 0.6933594f; // math.rs:191
        const float reduced_2 = bounded_3 - t176;
        const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
        const float r_2 = reduced_2 - correction_2; // math.rs:193
        const float t177 = reduced_2 - r_2; // math.rs:194
        const float r_error_2 = t177 - correction_2;
        float q_2 = 0.00019891017f; // math.rs:196
        const float t178 = q_2 * r_2; // math.rs:199
        q_2 = t178 + 0.0013933674f;
        const float t179 = q_2 * r_2;
        q_2 = t179 + 0.008333311f;
        const float t180 = q_2 * r_2;
        q_2 = t180 + 0.041666467f;
        const float t181 = q_2 * r_2;
        q_2 = t181 + 0.16666667f;
        const float t182 = q_2 * r_2;
        q_2 = t182 + 0.5f;
        const float t183 = r_2 * r_2; // math.rs:201
        const float t184 = t183 * q_2;
        const float t185 = r_error_2 + t184;
        const float t186 = r_2 + t185;
        const float y_3 = 1.0f + t186;
        const uint t187 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
        const int field_3 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k_2)), as_type<int>(t187 >> 24u)); // math.rs:41
        const uint bits_5 = (as_type<uint>(field_3) << 23u) | (t187 & 8388607u); // math.rs:42
        const float power_2 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_5))); // math.rs:43
        const float t188 = (((as_type<uint>(t174) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2) * scale; // softmax.rs:179
        const uint bits_6 = as_type<uint>(t188); // math.rs:34
        results_2 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // softmax.rs:179
        const float t189 = t142.w - max_2;
        const float bounded_4 = min_f32(max_f32(t189, -104.0f), 89.0f); // math.rs:189
        const float t190 = bounded_4 * 1.442695f; // math.rs:190
        const float k_3 = rint(t190);
        const float t191 = k_3 * 0.6933594f; // math.rs:191
        const float reduced_3 = bounded_4 - t191;
        const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
        const float r_3 = reduced_3 - correction_3; // math.rs:193
        const float t192 = reduced_3 - r_3; // math.rs:194
        const float r_error_3 = t192 - correction_3;
        float q_3 = 0.00019891017f; // math.rs:196
        const float t193 = q_3 * r_3; // math.rs:199
        q_3 = t193 + 0.0013933674f;
        const float t194 = q_3 * r_3;
        q_3 = t194 + 0.008333311f;
        const float t195 = q_3 * r_3;
        q_3 = t195 + 0.041666467f;
        const float t196 = q_3 * r_3;
        q_3 = t196 + 0.16666667f;
        const float t197 = q_3 * r_3;
        q_3 = t197 + 0.5f;
        const float t198 = r_3 * r_3; // math.rs:201
        const float t199 = t198 * q_3;
        const float t200 = r_error_3 + t199;
        const float t201 = r_3 + t200;
        const float y_4 = 1.0f + t201;
        const uint t202 = (as_type<uint>(y_4) & 8388607u) | 8388608u; // math.rs:202
        const int field_4 = add_i32(add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), i32_from_f32(k_3)), as_type<int>(t202 >> 24u)); // math.rs:41
        const uint bits_7 = (as_type<uint>(field_4) << 23u) | (t202 & 8388607u); // math.rs:42
        const float power_3 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_7))); // math.rs:43
        const float t203 = (((as_type<uint>(t189) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3) * scale; // softmax.rs:179
        const uint bits_8 = as_type<uint>(t203); // math.rs:34
        results_3 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // softmax.rs:179
        const float t204 = t143.x - max_2;
        const float bounded_5 = min_f32(max_f32(t204, -104.0f), 89.0f); // math.rs:189
        const float t205 = bounded_5 * 1.442695f; // math.rs:190
        const float k_4 = rint(t205);
        const float t206 = k_4 * 0.6933594f; // math.rs:191
        const float reduced_4 = bounded_5 - t206;
        const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
        const float r_4 = reduced_4 - correction_4; // math.rs:193
        const float t207 = reduced_4 - r_4; // math.rs:194
        const float r_error_4 = t207 - correction_4;
        float q_4 = 0.00019891017f; // math.rs:196
        const float t208 = q_4 * r_4; // math.rs:199
        q_4 = t208 + 0.0013933674f;
        const float t209 = q_4 * r_4;
        q_4 = t209 + 0.008333311f;
        const float t210 = q_4 * r_4;
        q_4 = t210 + 0.041666467f;
        const float t211 = q_4 * r_4;
        q_4 = t211 + 0.16666667f;
        const float t212 = q_4 * r_4;
        q_4 = t212 + 0.5f;
        const float t213 = r_4 * r_4; // math.rs:201
        const float t214 = t213 * q_4;
        const float t215 = r_error_4 + t214;
        const float t216 = r_4 + t215;
        const float y_5 = 1.0f + t216;
        const uint t217 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
        const int field_5 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_4)), as_type<int>(t217 >> 24u)); // math.rs:41
        const uint bits_9 = (as_type<uint>(field_5) << 23u) | (t217 & 8388607u); // math.rs:42
        const float power_4 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9))); // math.rs:43
        const float t218 = (((as_type<uint>(t204) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4) * scale; // softmax.rs:179
        const uint bits_10 = as_type<uint>(t218); // math.rs:34
        results_4 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)); // softmax.rs:179
        const float t219 = t143.y - max_2;
        const float bounded_6 = min_f32(max_f32(t219, -104.0f), 89.0f); // math.rs:189
        const float t220 = bounded_6 * 1.442695f; // math.rs:190
        const float k_5 = rint(t220);
        const float t221 = k_5 * 0.6933594f; // math.rs:191
        const float reduced_5 = bounded_6 - t221;
        const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
        const float r_5 = reduced_5 - correction_5; // math.rs:193
        const float t222 = reduced_5 - r_5; // math.rs:194
        const float r_error_5 = t222 - correction_5;
        float q_5 = 0.00019891017f; // math.rs:196
        const float t223 = q_5 * r_5; // math.rs:199
        q_5 = t223 + 0.0013933674f;
        const float t224 = q_5 * r_5;
        q_5 = t224 + 0.008333311f;
        const float t225 = q_5 * r_5;
        q_5 = t225 + 0.041666467f;
        const float t226 = q_5 * r_5;
        q_5 = t226 + 0.16666667f;
        const float t227 = q_5 * r_5;
        q_5 = t227 + 0.5f;
        const float t228 = r_5 * r_5; // math.rs:201
        const float t229 = t228 * q_5;
        const float t230 = r_error_5 + t229;
        const float t231 = r_5 + t230;
        const float y_6 = 1.0f + t231;
        const uint t232 = (as_type<uint>(y_6) & 8388607u) | 8388608u; // math.rs:202
        const int field_6 = add_i32(add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), i32_from_f32(k_5)), as_type<int>(t232 >> 24u)); // math.rs:41
        const uint bits_11 = (as_type<uint>(field_6) << 23u) | (t232 & 8388607u); // math.rs:42
        const float power_5 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_11))); // math.rs:43
        const float t233 = (((as_type<uint>(t219) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5) * scale; // softmax.rs:179
        const uint bits_12 = as_type<uint>(t233); // math.rs:34
        results_5 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // softmax.rs:179
        const float t234 = t143.z - max_2;
        const float bounded_7 = min_f32(max_f32(t234, -104.0f), 89.0f); // math.rs:189
        const float t235 = bounded_7 * 1.442695f; // math.rs:190
        const float k_6 = rint(t235);
        const float t236 = k_6 * 0.6933594f; // math.rs:191
        const float reduced_6 = bounded_7 - t236;
        const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
        const float r_6 = reduced_6 - correction_6; // math.rs:193
        const float t237 = reduced_6 - r_6; // math.rs:194
        const float r_error_6 = t237 - correction_6;
        float q_6 = 0.00019891017f; // math.rs:196
        const float t238 = q_6 * r_6; // math.rs:199
        q_6 = t238 + 0.0013933674f;
        const float t239 = q_6 * r_6;
        q_6 = t239 + 0.008333311f;
        const float t240 = q_6 * r_6;
        q_6 = t240 + 0.041666467f;
        const float t241 = q_6 * r_6;
        q_6 = t241 + 0.16666667f;
        const float t242 = q_6 * r_6;
        q_6 = t242 + 0.5f;
        const float t243 = r_6 * r_6; // math.rs:201
        const float t244 = t243 * q_6;
        const float t245 = r_error_6 + t244;
        const float t246 = r_6 + t245;
        const float y_7 = 1.0f + t246;
        const uint t247 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
        const int field_7 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_6)), as_type<int>(t247 >> 24u)); // math.rs:41
        const uint bits_13 = (as_type<uint>(field_7) << 23u) | (t247 & 8388607u); // math.rs:42
        const float power_6 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_13))); // math.rs:43
        const float t248 = (((as_type<uint>(t234) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6) * scale; // softmax.rs:179
        const uint bits_14 = as_type<uint>(t248); // math.rs:34
        results_6 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // softmax.rs:179
        const float t249 = t143.w - max_2;
        const float bounded_8 = min_f32(max_f32(t249, -104.0f), 89.0f); // math.rs:189
        const float t250 = bounded_8 * 1.442695f; // math.rs:190
        const float k_7 = rint(t250);
        const float t251 = k_7 * 0.6933594f; // math.rs:191
        const float reduced_7 = bounded_8 - t251;
        const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
        const float r_7 = reduced_7 - correction_7; // math.rs:193
        const float t252 = reduced_7 - r_7; // math.rs:194
        const float r_error_7 = t252 - correction_7;
        float q_7 = 0.00019891017f; // math.rs:196
        const float t253 = q_7 * r_7; // math.rs:199
        q_7 = t253 + 0.0013933674f;
        const float t254 = q_7 * r_7;
        q_7 = t254 + 0.008333311f;
        const float t255 = q_7 * r_7;
        q_7 = t255 + 0.041666467f;
        const float t256 = q_7 * r_7;
        q_7 = t256 + 0.16666667f;
        const float t257 = q_7 * r_7;
        q_7 = t257 + 0.5f;
        const float t258 = r_7 * r_7; // math.rs:201
        const float t259 = t258 * q_7;
        const float t260 = r_error_7 + t259;
        const float t261 = r_7 + t260;
        const float y_8 = 1.0f + t261;
        const uint t262 = (as_type<uint>(y_8) & 8388607u) | 8388608u; // math.rs:202
        const int field_8 = add_i32(add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), i32_from_f32(k_7)), as_type<int>(t262 >> 24u)); // math.rs:41
        const uint bits_15 = (as_type<uint>(field_8) << 23u) | (t262 & 8388607u); // math.rs:42
        const float power_7 = as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_15))); // math.rs:43
        const float t263 = (((as_type<uint>(t249) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7) * scale; // softmax.rs:179
        const uint bits_16 = as_type<uint>(t263); // math.rs:34
        results_7 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // softmax.rs:179
        const uint t264 = row * imm.n_cols + first; // piece.rs:89
        ((device float4*)y)[t264 >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:48
        ((device float4*)y)[(t264 + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:49
    }
}
