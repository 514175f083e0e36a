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

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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
    const uint row = workgroup_id.x; // softmax.rs:162
    const uint start = local_invocation_index * 8u; // softmax.rs:163
    float own_max = as_type<float>(0xff800000u); // softmax.rs:165
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        const uint t0 = row * imm.n_cols + first; // piece.rs:85
        const float4 t1 = ((device const float4*)x)[t0 >> 2u]; // piece.rs:36
        const float4 t2 = ((device const float4*)x)[(t0 + 4u) >> 2u]; // piece.rs:37
        own_max = max_f32(own_max, t1.x); // softmax.rs:170
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
    float own_sum = 0.0f; // softmax.rs:175
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:176
        const uint t3 = row * imm.n_cols + first; // piece.rs:85
        const float4 t4 = ((device const float4*)x)[t3 >> 2u]; // piece.rs:36
        const float4 t5 = ((device const float4*)x)[(t3 + 4u) >> 2u]; // piece.rs:37
        const float t6 = t4.x - max_2; // softmax.rs:180
        const float t7 = min_f32(max_f32(t6, -104.0f), 89.0f); // exponential.rs:40
        const float t8 = t7 * 1.442695f; // exponential.rs:14
        const float k = rint(t8);
        const float t9 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t7 - t9;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t10 = reduced - r; // exponential.rs:18
        const float r_error = t10 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t11 = q * r; // exponential.rs:29
        q = t11 + 0.0013933674f;
        const float t12 = q * r;
        q = t12 + 0.008333311f;
        const float t13 = q * r;
        q = t13 + 0.041666467f;
        const float t14 = q * r;
        q = t14 + 0.16666667f;
        const float t15 = q * r;
        q = t15 + 0.5f;
        const float t16 = r * r; // exponential.rs:31
        const float t17 = t16 * q;
        const float rest = r_error + t17;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t18 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t18); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t18) << 23u); // bits.rs:45
        const float t19 = (((as_type<uint>(t6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        own_sum = own_sum + t19; // softmax.rs:180
        const float t20 = t4.y - max_2;
        const float t21 = min_f32(max_f32(t20, -104.0f), 89.0f); // exponential.rs:40
        const float t22 = t21 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t22);
        const float t23 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t21 - t23;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t24 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t24 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t25 = q_1 * r_1; // exponential.rs:29
        q_1 = t25 + 0.0013933674f;
        const float t26 = q_1 * r_1;
        q_1 = t26 + 0.008333311f;
        const float t27 = q_1 * r_1;
        q_1 = t27 + 0.041666467f;
        const float t28 = q_1 * r_1;
        q_1 = t28 + 0.16666667f;
        const float t29 = q_1 * r_1;
        q_1 = t29 + 0.5f;
        const float t30 = r_1 * r_1; // exponential.rs:31
        const float t31 = t30 * q_1;
        const float rest_1 = r_error_1 + t31;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t32 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t32); // bits.rs:44
        const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t32) << 23u); // bits.rs:45
        const float t33 = (((as_type<uint>(t20) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
        own_sum = own_sum + t33; // softmax.rs:180
        const float t34 = t4.z - max_2;
        const float t35 = min_f32(max_f32(t34, -104.0f), 89.0f); // exponential.rs:40
        const float t36 = t35 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t36);
        const float t37 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t35 - t37;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t38 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t38 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t39 = q_2 * r_2; // exponential.rs:29
        q_2 = t39 + 0.0013933674f;
        const float t40 = q_2 * r_2;
        q_2 = t40 + 0.008333311f;
        const float t41 = q_2 * r_2;
        q_2 = t41 + 0.041666467f;
        const float t42 = q_2 * r_2;
        q_2 = t42 + 0.16666667f;
        const float t43 = q_2 * r_2;
        q_2 = t43 + 0.5f;
        const float t44 = r_2 * r_2; // exponential.rs:31
        const float t45 = t44 * q_2;
        const float rest_2 = r_error_2 + t45;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t46 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t46); // bits.rs:44
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(t46) << 23u); // bits.rs:45
        const float t47 = (((as_type<uint>(t34) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        own_sum = own_sum + t47; // softmax.rs:180
        const float t48 = t4.w - max_2;
        const float t49 = min_f32(max_f32(t48, -104.0f), 89.0f); // exponential.rs:40
        const float t50 = t49 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t50);
        const float t51 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t49 - t51;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t52 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t52 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t53 = q_3 * r_3; // exponential.rs:29
        q_3 = t53 + 0.0013933674f;
        const float t54 = q_3 * r_3;
        q_3 = t54 + 0.008333311f;
        const float t55 = q_3 * r_3;
        q_3 = t55 + 0.041666467f;
        const float t56 = q_3 * r_3;
        q_3 = t56 + 0.16666667f;
        const float t57 = q_3 * r_3;
        q_3 = t57 + 0.5f;
        const float t58 = r_3 * r_3; // exponential.rs:31
        const float t59 = t58 * q_3;
        const float rest_3 = r_error_3 + t59;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t60 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t60); // bits.rs:44
        const uint bits_3 = as_type<uint>(y_4) + (as_type<uint>(t60) << 23u); // bits.rs:45
        const float t61 = (((as_type<uint>(t48) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        own_sum = own_sum + t61; // softmax.rs:180
        const float t62 = t5.x - max_2;
        const float t63 = min_f32(max_f32(t62, -104.0f), 89.0f); // exponential.rs:40
        const float t64 = t63 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t64);
        const float t65 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t63 - t65;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t66 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t66 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t67 = q_4 * r_4; // exponential.rs:29
        q_4 = t67 + 0.0013933674f;
        const float t68 = q_4 * r_4;
        q_4 = t68 + 0.008333311f;
        const float t69 = q_4 * r_4;
        q_4 = t69 + 0.041666467f;
        const float t70 = q_4 * r_4;
        q_4 = t70 + 0.16666667f;
        const float t71 = q_4 * r_4;
        q_4 = t71 + 0.5f;
        const float t72 = r_4 * r_4; // exponential.rs:31
        const float t73 = t72 * q_4;
        const float rest_4 = r_error_4 + t73;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int t74 = i32_from_f32(k_4); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t74); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_5) + (as_type<uint>(t74) << 23u); // bits.rs:45
        const float t75 = (((as_type<uint>(t62) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        own_sum = own_sum + t75; // softmax.rs:180
        const float t76 = t5.y - max_2;
        const float t77 = min_f32(max_f32(t76, -104.0f), 89.0f); // exponential.rs:40
        const float t78 = t77 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t78);
        const float t79 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t77 - t79;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t80 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t80 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t81 = q_5 * r_5; // exponential.rs:29
        q_5 = t81 + 0.0013933674f;
        const float t82 = q_5 * r_5;
        q_5 = t82 + 0.008333311f;
        const float t83 = q_5 * r_5;
        q_5 = t83 + 0.041666467f;
        const float t84 = q_5 * r_5;
        q_5 = t84 + 0.16666667f;
        const float t85 = q_5 * r_5;
        q_5 = t85 + 0.5f;
        const float t86 = r_5 * r_5; // exponential.rs:31
        const float t87 = t86 * q_5;
        const float rest_5 = r_error_5 + t87;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int t88 = i32_from_f32(k_5); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t88); // bits.rs:44
        const uint bits_5 = as_type<uint>(y_6) + (as_type<uint>(t88) << 23u); // bits.rs:45
        const float t89 = (((as_type<uint>(t76) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
        own_sum = own_sum + t89; // softmax.rs:180
        const float t90 = t5.z - max_2;
        const float t91 = min_f32(max_f32(t90, -104.0f), 89.0f); // exponential.rs:40
        const float t92 = t91 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t92);
        const float t93 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t91 - t93;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t94 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t94 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t95 = q_6 * r_6; // exponential.rs:29
        q_6 = t95 + 0.0013933674f;
        const float t96 = q_6 * r_6;
        q_6 = t96 + 0.008333311f;
        const float t97 = q_6 * r_6;
        q_6 = t97 + 0.041666467f;
        const float t98 = q_6 * r_6;
        q_6 = t98 + 0.16666667f;
        const float t99 = q_6 * r_6;
        q_6 = t99 + 0.5f;
        const float t100 = r_6 * r_6; // exponential.rs:31
        const float t101 = t100 * q_6;
        const float rest_6 = r_error_6 + t101;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int t102 = i32_from_f32(k_6); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t102); // bits.rs:44
        const uint bits_6 = as_type<uint>(y_7) + (as_type<uint>(t102) << 23u); // bits.rs:45
        const float t103 = (((as_type<uint>(t90) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        own_sum = own_sum + t103; // softmax.rs:180
        const float t104 = t5.w - max_2;
        const float t105 = min_f32(max_f32(t104, -104.0f), 89.0f); // exponential.rs:40
        const float t106 = t105 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t106);
        const float t107 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t105 - t107;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t108 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t108 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t109 = q_7 * r_7; // exponential.rs:29
        q_7 = t109 + 0.0013933674f;
        const float t110 = q_7 * r_7;
        q_7 = t110 + 0.008333311f;
        const float t111 = q_7 * r_7;
        q_7 = t111 + 0.041666467f;
        const float t112 = q_7 * r_7;
        q_7 = t112 + 0.16666667f;
        const float t113 = q_7 * r_7;
        q_7 = t113 + 0.5f;
        const float t114 = r_7 * r_7; // exponential.rs:31
        const float t115 = t114 * q_7;
        const float rest_7 = r_error_7 + t115;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int t116 = i32_from_f32(k_7); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t116); // bits.rs:44
        const uint bits_7 = as_type<uint>(y_8) + (as_type<uint>(t116) << 23u); // bits.rs:45
        const float t117 = (((as_type<uint>(t104) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
        own_sum = own_sum + t117; // softmax.rs:180
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
    const float t118 = total_1; // reduce.rs:23
    const uint bits = as_type<uint>(t118); // division.rs:66
    const float d = as_type<float>((bits & 8388607u) | 1065353216u); // division.rs:94
    const float t119 = d * 0.32323232f; // division.rs:102
    const float t120 = t119 - 1.4545455f;
    const float t121 = d * t120;
    float estimate = t121 + 2.121212f;
    const float t122 = d * estimate; // division.rs:105
    const float t123 = 1.0f - t122;
    const float t124 = estimate * t123;
    estimate = estimate + t124;
    const float t125 = d * estimate;
    const float t126 = 1.0f - t125;
    const float t127 = estimate * t126;
    estimate = estimate + t127;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
    const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
    const float t128 = d_high * high; // division.rs:110
    const float t129 = 1.0f - t128;
    const float t130 = d - d_high;
    const float t131 = t130 * high;
    const float residual = t129 - t131;
    const float estimate_1 = estimate;
    const float t132 = residual * estimate_1; // division.rs:69
    const float t133 = high + t132;
    const uint quotient = as_type<uint>(t133);
    const uint divisor = (as_type<uint>(d) & 8388607u) | 8388608u; // division.rs:71
    const uint product = ((quotient & 8388607u) | 8388608u) * divisor; // division.rs:72
    const int twice = mul_i32(as_type<int>(product), -2); // division.rs:73
    const uint below = ((twice > as_type<int>(divisor)) ? quotient + 1u : quotient); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor)) < 0) ? quotient - 1u : below); // division.rs:75
    const uint field = (bits >> 23u) & 255u; // division.rs:76
    const float t134 = as_type<float>(nearest); // division.rs:77
    const int t135 = sub_i32(127, as_type<int>(field));
    const int field_1 = add_i32(as_type<int>(as_type<uint>(t134) >> 23u), t135); // bits.rs:44
    const uint bits_1 = as_type<uint>(t134) + (as_type<uint>(t135) << 23u); // bits.rs:45
    const uint scaled = as_type<uint>(as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // division.rs:77
    const uint signed_1 = ((field == 0u) ? 2139095040u : scaled) | (bits & 2147483648u); // division.rs:78
    const float scale = as_type<float>((((as_type<uint>(t118) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1)); // division.rs:79
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:184
        const uint t136 = row * imm.n_cols + first; // piece.rs:85
        const float4 t137 = ((device const float4*)x)[t136 >> 2u]; // piece.rs:36
        const float4 t138 = ((device const float4*)x)[(t136 + 4u) >> 2u]; // piece.rs:37
        float results_0 = 0.0f; // softmax.rs:186
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t139 = t137.x - max_2; // softmax.rs:189
        const float t140 = min_f32(max_f32(t139, -104.0f), 89.0f); // exponential.rs:40
        const float t141 = t140 * 1.442695f; // exponential.rs:14
        const float k = rint(t141);
        const float t142 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t140 - t142;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t143 = reduced - r; // exponential.rs:18
        const float r_error = t143 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t144 = q * r; // exponential.rs:29
        q = t144 + 0.0013933674f;
        const float t145 = q * r;
        q = t145 + 0.008333311f;
        const float t146 = q * r;
        q = t146 + 0.041666467f;
        const float t147 = q * r;
        q = t147 + 0.16666667f;
        const float t148 = q * r;
        q = t148 + 0.5f;
        const float t149 = r * r; // exponential.rs:31
        const float t150 = t149 * q;
        const float rest = r_error + t150;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t151 = i32_from_f32(k); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t151); // bits.rs:44
        const uint bits_2 = as_type<uint>(y_1) + (as_type<uint>(t151) << 23u); // bits.rs:45
        const float t152 = (((as_type<uint>(t139) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        const float t153 = t152 * scale; // softmax.rs:189
        const uint bits_3 = as_type<uint>(t153); // bits.rs:29
        results_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // softmax.rs:189
        const float t154 = t137.y - max_2;
        const float t155 = min_f32(max_f32(t154, -104.0f), 89.0f); // exponential.rs:40
        const float t156 = t155 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t156);
        const float t157 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t155 - t157;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t158 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t158 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t159 = q_1 * r_1; // exponential.rs:29
        q_1 = t159 + 0.0013933674f;
        const float t160 = q_1 * r_1;
        q_1 = t160 + 0.008333311f;
        const float t161 = q_1 * r_1;
        q_1 = t161 + 0.041666467f;
        const float t162 = q_1 * r_1;
        q_1 = t162 + 0.16666667f;
        const float t163 = q_1 * r_1;
        q_1 = t163 + 0.5f;
        const float t164 = r_1 * r_1; // exponential.rs:31
        const float t165 = t164 * q_1;
        const float rest_1 = r_error_1 + t165;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t166 = i32_from_f32(k_1); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t166); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_2) + (as_type<uint>(t166) << 23u); // bits.rs:45
        const float t167 = (((as_type<uint>(t154) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float t168 = t167 * scale; // softmax.rs:189
        const uint bits_5 = as_type<uint>(t168); // bits.rs:29
        results_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // softmax.rs:189
        const float t169 = t137.z - max_2;
        const float t170 = min_f32(max_f32(t169, -104.0f), 89.0f); // exponential.rs:40
        const float t171 = t170 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t171);
        const float t172 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t170 - t172;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t173 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t173 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t174 = q_2 * r_2; // exponential.rs:29
        q_2 = t174 + 0.0013933674f;
        const float t175 = q_2 * r_2;
        q_2 = t175 + 0.008333311f;
        const float t176 = q_2 * r_2;
        q_2 = t176 + 0.041666467f;
        const float t177 = q_2 * r_2;
        q_2 = t177 + 0.16666667f;
        const float t178 = q_2 * r_2;
        q_2 = t178 + 0.5f;
        const float t179 = r_2 * r_2; // exponential.rs:31
        const float t180 = t179 * q_2;
        const float rest_2 = r_error_2 + t180;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t181 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t181); // bits.rs:44
        const uint bits_6 = as_type<uint>(y_3) + (as_type<uint>(t181) << 23u); // bits.rs:45
        const float t182 = (((as_type<uint>(t169) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        const float t183 = t182 * scale; // softmax.rs:189
        const uint bits_7 = as_type<uint>(t183); // bits.rs:29
        results_2 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // softmax.rs:189
        const float t184 = t137.w - max_2;
        const float t185 = min_f32(max_f32(t184, -104.0f), 89.0f); // exponential.rs:40
        const float t186 = t185 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t186);
        const float t187 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t185 - t187;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t188 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t188 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t189 = q_3 * r_3; // exponential.rs:29
        q_3 = t189 + 0.0013933674f;
        const float t190 = q_3 * r_3;
        q_3 = t190 + 0.008333311f;
        const float t191 = q_3 * r_3;
        q_3 = t191 + 0.041666467f;
        const float t192 = q_3 * r_3;
        q_3 = t192 + 0.16666667f;
        const float t193 = q_3 * r_3;
        q_3 = t193 + 0.5f;
        const float t194 = r_3 * r_3; // exponential.rs:31
        const float t195 = t194 * q_3;
        const float rest_3 = r_error_3 + t195;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t196 = i32_from_f32(k_3); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t196); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_4) + (as_type<uint>(t196) << 23u); // bits.rs:45
        const float t197 = (((as_type<uint>(t184) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float t198 = t197 * scale; // softmax.rs:189
        const uint bits_9 = as_type<uint>(t198); // bits.rs:29
        results_3 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // softmax.rs:189
        const float t199 = t138.x - max_2;
        const float t200 = min_f32(max_f32(t199, -104.0f), 89.0f); // exponential.rs:40
        const float t201 = t200 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t201);
        const float t202 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t200 - t202;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t203 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t203 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t204 = q_4 * r_4; // exponential.rs:29
        q_4 = t204 + 0.0013933674f;
        const float t205 = q_4 * r_4;
        q_4 = t205 + 0.008333311f;
        const float t206 = q_4 * r_4;
        q_4 = t206 + 0.041666467f;
        const float t207 = q_4 * r_4;
        q_4 = t207 + 0.16666667f;
        const float t208 = q_4 * r_4;
        q_4 = t208 + 0.5f;
        const float t209 = r_4 * r_4; // exponential.rs:31
        const float t210 = t209 * q_4;
        const float rest_4 = r_error_4 + t210;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int t211 = i32_from_f32(k_4); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t211); // bits.rs:44
        const uint bits_10 = as_type<uint>(y_5) + (as_type<uint>(t211) << 23u); // bits.rs:45
        const float t212 = (((as_type<uint>(t199) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float t213 = t212 * scale; // softmax.rs:189
        const uint bits_11 = as_type<uint>(t213); // bits.rs:29
        results_4 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // softmax.rs:189
        const float t214 = t138.y - max_2;
        const float t215 = min_f32(max_f32(t214, -104.0f), 89.0f); // exponential.rs:40
        const float t216 = t215 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t216);
        const float t217 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t215 - t217;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t218 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t218 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t219 = q_5 * r_5; // exponential.rs:29
        q_5 = t219 + 0.0013933674f;
        const float t220 = q_5 * r_5;
        q_5 = t220 + 0.008333311f;
        const float t221 = q_5 * r_5;
        q_5 = t221 + 0.041666467f;
        const float t222 = q_5 * r_5;
        q_5 = t222 + 0.16666667f;
        const float t223 = q_5 * r_5;
        q_5 = t223 + 0.5f;
        const float t224 = r_5 * r_5; // exponential.rs:31
        const float t225 = t224 * q_5;
        const float rest_5 = r_error_5 + t225;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int t226 = i32_from_f32(k_5); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t226); // bits.rs:44
        const uint bits_12 = as_type<uint>(y_6) + (as_type<uint>(t226) << 23u); // bits.rs:45
        const float t227 = (((as_type<uint>(t214) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float t228 = t227 * scale; // softmax.rs:189
        const uint bits_13 = as_type<uint>(t228); // bits.rs:29
        results_5 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // softmax.rs:189
        const float t229 = t138.z - max_2;
        const float t230 = min_f32(max_f32(t229, -104.0f), 89.0f); // exponential.rs:40
        const float t231 = t230 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t231);
        const float t232 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t230 - t232;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t233 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t233 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t234 = q_6 * r_6; // exponential.rs:29
        q_6 = t234 + 0.0013933674f;
        const float t235 = q_6 * r_6;
        q_6 = t235 + 0.008333311f;
        const float t236 = q_6 * r_6;
        q_6 = t236 + 0.041666467f;
        const float t237 = q_6 * r_6;
        q_6 = t237 + 0.16666667f;
        const float t238 = q_6 * r_6;
        q_6 = t238 + 0.5f;
        const float t239 = r_6 * r_6; // exponential.rs:31
        const float t240 = t239 * q_6;
        const float rest_6 = r_error_6 + t240;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int t241 = i32_from_f32(k_6); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t241); // bits.rs:44
        const uint bits_14 = as_type<uint>(y_7) + (as_type<uint>(t241) << 23u); // bits.rs:45
        const float t242 = (((as_type<uint>(t229) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:42
        const float t243 = t242 * scale; // softmax.rs:189
        const uint bits_15 = as_type<uint>(t243); // bits.rs:29
        results_6 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // softmax.rs:189
        const float t244 = t138.w - max_2;
        const float t245 = min_f32(max_f32(t244, -104.0f), 89.0f); // exponential.rs:40
        const float t246 = t245 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t246);
        const float t247 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t245 - t247;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t248 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t248 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t249 = q_7 * r_7; // exponential.rs:29
        q_7 = t249 + 0.0013933674f;
        const float t250 = q_7 * r_7;
        q_7 = t250 + 0.008333311f;
        const float t251 = q_7 * r_7;
        q_7 = t251 + 0.041666467f;
        const float t252 = q_7 * r_7;
        q_7 = t252 + 0.16666667f;
        const float t253 = q_7 * r_7;
        q_7 = t253 + 0.5f;
        const float t254 = r_7 * r_7; // exponential.rs:31
        const float t255 = t254 * q_7;
        const float rest_7 = r_error_7 + t255;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int t256 = i32_from_f32(k_7); // exponential.rs:42
        const int field_9 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t256); // bits.rs:44
        const uint bits_16 = as_type<uint>(y_8) + (as_type<uint>(t256) << 23u); // bits.rs:45
        const float t257 = (((as_type<uint>(t244) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
        const float t258 = t257 * scale; // softmax.rs:189
        const uint bits_17 = as_type<uint>(t258); // bits.rs:29
        results_7 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // softmax.rs:189
        const uint t259 = row * imm.n_cols + first; // piece.rs:109
        ((device float4*)y)[t259 >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:68
        ((device float4*)y)[(t259 + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:69
    }
}
