#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_cols;
};

float decode_f16(uint bits) {
    const uint sign = (bits & 0x8000u) << 16u;
    const uint magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return as_type<float>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return as_type<float>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return as_type<float>(sign);
    }
    const uint shift = clz(magnitude) - 21u;
    return as_type<float>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

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

uint encode_f16(float x) {
    const uint bits = as_type<uint>(x);
    const uint sign = (bits >> 16u) & 0x8000u;
    const uint magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    const uint shift = 126u - (magnitude >> 23u);
    const uint significand = (magnitude & 0x7fffffu) | 0x800000u;
    const uint quotient = significand >> shift;
    const uint rest = significand & ((1u << shift) - 1u);
    const uint tie = 1u << (shift - 1u);
    const bool up = rest > tie || (rest == tie && (quotient & 1u) == 1u);
    return sign | (quotient + (up ? 1u : 0u));
}

kernel void softmax__f16_f16__row_x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float partial_maxima[8];
    threadgroup float partial_sums[8];
    const uint row = workgroup_id.x; // softmax.rs:162
    const uint start = local_invocation_index * 8u; // softmax.rs:163
    float own_max = as_type<float>(0xff800000u); // softmax.rs:165
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        const uint4 t0 = ((device const uint4*)x)[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:40
        own_max = max_f32(own_max, decode_f16(t0.x)); // softmax.rs:170
        own_max = max_f32(own_max, decode_f16(t0.x >> 16u));
        own_max = max_f32(own_max, decode_f16(t0.y));
        own_max = max_f32(own_max, decode_f16(t0.y >> 16u));
        own_max = max_f32(own_max, decode_f16(t0.z));
        own_max = max_f32(own_max, decode_f16(t0.z >> 16u));
        own_max = max_f32(own_max, decode_f16(t0.w));
        own_max = max_f32(own_max, decode_f16(t0.w >> 16u));
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
        const uint4 t1 = ((device const uint4*)x)[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:40
        const float t2 = decode_f16(t1.x) - max_2; // softmax.rs:180
        const float t3 = min_f32(max_f32(t2, -104.0f), 89.0f); // exponential.rs:40
        const float t4 = t3 * 1.442695f; // exponential.rs:14
        const float k = rint(t4);
        const float t5 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t3 - t5;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t6 = reduced - r; // exponential.rs:18
        const float r_error = t6 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t7 = q * r; // exponential.rs:29
        q = t7 + 0.0013933674f;
        const float t8 = q * r;
        q = t8 + 0.008333311f;
        const float t9 = q * r;
        q = t9 + 0.041666467f;
        const float t10 = q * r;
        q = t10 + 0.16666667f;
        const float t11 = q * r;
        q = t11 + 0.5f;
        const float t12 = r * r; // exponential.rs:31
        const float t13 = t12 * q;
        const float rest = r_error + t13;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t14 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t14); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t14) << 23u); // bits.rs:45
        const float t15 = (((as_type<uint>(t2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        own_sum = own_sum + t15; // softmax.rs:180
        const float t16 = decode_f16(t1.x >> 16u) - max_2;
        const float t17 = min_f32(max_f32(t16, -104.0f), 89.0f); // exponential.rs:40
        const float t18 = t17 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t18);
        const float t19 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t17 - t19;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t20 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t20 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t21 = q_1 * r_1; // exponential.rs:29
        q_1 = t21 + 0.0013933674f;
        const float t22 = q_1 * r_1;
        q_1 = t22 + 0.008333311f;
        const float t23 = q_1 * r_1;
        q_1 = t23 + 0.041666467f;
        const float t24 = q_1 * r_1;
        q_1 = t24 + 0.16666667f;
        const float t25 = q_1 * r_1;
        q_1 = t25 + 0.5f;
        const float t26 = r_1 * r_1; // exponential.rs:31
        const float t27 = t26 * q_1;
        const float rest_1 = r_error_1 + t27;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t28 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t28); // bits.rs:44
        const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t28) << 23u); // bits.rs:45
        const float t29 = (((as_type<uint>(t16) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
        own_sum = own_sum + t29; // softmax.rs:180
        const float t30 = decode_f16(t1.y) - max_2;
        const float t31 = min_f32(max_f32(t30, -104.0f), 89.0f); // exponential.rs:40
        const float t32 = t31 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t32);
        const float t33 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t31 - t33;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t34 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t34 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t35 = q_2 * r_2; // exponential.rs:29
        q_2 = t35 + 0.0013933674f;
        const float t36 = q_2 * r_2;
        q_2 = t36 + 0.008333311f;
        const float t37 = q_2 * r_2;
        q_2 = t37 + 0.041666467f;
        const float t38 = q_2 * r_2;
        q_2 = t38 + 0.16666667f;
        const float t39 = q_2 * r_2;
        q_2 = t39 + 0.5f;
        const float t40 = r_2 * r_2; // exponential.rs:31
        const float t41 = t40 * q_2;
        const float rest_2 = r_error_2 + t41;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t42 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t42); // bits.rs:44
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(t42) << 23u); // bits.rs:45
        const float t43 = (((as_type<uint>(t30) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        own_sum = own_sum + t43; // softmax.rs:180
        const float t44 = decode_f16(t1.y >> 16u) - max_2;
        const float t45 = min_f32(max_f32(t44, -104.0f), 89.0f); // exponential.rs:40
        const float t46 = t45 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t46);
        const float t47 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t45 - t47;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t48 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t48 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t49 = q_3 * r_3; // exponential.rs:29
        q_3 = t49 + 0.0013933674f;
        const float t50 = q_3 * r_3;
        q_3 = t50 + 0.008333311f;
        const float t51 = q_3 * r_3;
        q_3 = t51 + 0.041666467f;
        const float t52 = q_3 * r_3;
        q_3 = t52 + 0.16666667f;
        const float t53 = q_3 * r_3;
        q_3 = t53 + 0.5f;
        const float t54 = r_3 * r_3; // exponential.rs:31
        const float t55 = t54 * q_3;
        const float rest_3 = r_error_3 + t55;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t56 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t56); // bits.rs:44
        const uint bits_3 = as_type<uint>(y_4) + (as_type<uint>(t56) << 23u); // bits.rs:45
        const float t57 = (((as_type<uint>(t44) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        own_sum = own_sum + t57; // softmax.rs:180
        const float t58 = decode_f16(t1.z) - max_2;
        const float t59 = min_f32(max_f32(t58, -104.0f), 89.0f); // exponential.rs:40
        const float t60 = t59 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t60);
        const float t61 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t59 - t61;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t62 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t62 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t63 = q_4 * r_4; // exponential.rs:29
        q_4 = t63 + 0.0013933674f;
        const float t64 = q_4 * r_4;
        q_4 = t64 + 0.008333311f;
        const float t65 = q_4 * r_4;
        q_4 = t65 + 0.041666467f;
        const float t66 = q_4 * r_4;
        q_4 = t66 + 0.16666667f;
        const float t67 = q_4 * r_4;
        q_4 = t67 + 0.5f;
        const float t68 = r_4 * r_4; // exponential.rs:31
        const float t69 = t68 * q_4;
        const float rest_4 = r_error_4 + t69;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int t70 = i32_from_f32(k_4); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t70); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_5) + (as_type<uint>(t70) << 23u); // bits.rs:45
        const float t71 = (((as_type<uint>(t58) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        own_sum = own_sum + t71; // softmax.rs:180
        const float t72 = decode_f16(t1.z >> 16u) - max_2;
        const float t73 = min_f32(max_f32(t72, -104.0f), 89.0f); // exponential.rs:40
        const float t74 = t73 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t74);
        const float t75 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t73 - t75;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t76 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t76 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t77 = q_5 * r_5; // exponential.rs:29
        q_5 = t77 + 0.0013933674f;
        const float t78 = q_5 * r_5;
        q_5 = t78 + 0.008333311f;
        const float t79 = q_5 * r_5;
        q_5 = t79 + 0.041666467f;
        const float t80 = q_5 * r_5;
        q_5 = t80 + 0.16666667f;
        const float t81 = q_5 * r_5;
        q_5 = t81 + 0.5f;
        const float t82 = r_5 * r_5; // exponential.rs:31
        const float t83 = t82 * q_5;
        const float rest_5 = r_error_5 + t83;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int t84 = i32_from_f32(k_5); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t84); // bits.rs:44
        const uint bits_5 = as_type<uint>(y_6) + (as_type<uint>(t84) << 23u); // bits.rs:45
        const float t85 = (((as_type<uint>(t72) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
        own_sum = own_sum + t85; // softmax.rs:180
        const float t86 = decode_f16(t1.w) - max_2;
        const float t87 = min_f32(max_f32(t86, -104.0f), 89.0f); // exponential.rs:40
        const float t88 = t87 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t88);
        const float t89 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t87 - t89;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t90 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t90 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t91 = q_6 * r_6; // exponential.rs:29
        q_6 = t91 + 0.0013933674f;
        const float t92 = q_6 * r_6;
        q_6 = t92 + 0.008333311f;
        const float t93 = q_6 * r_6;
        q_6 = t93 + 0.041666467f;
        const float t94 = q_6 * r_6;
        q_6 = t94 + 0.16666667f;
        const float t95 = q_6 * r_6;
        q_6 = t95 + 0.5f;
        const float t96 = r_6 * r_6; // exponential.rs:31
        const float t97 = t96 * q_6;
        const float rest_6 = r_error_6 + t97;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int t98 = i32_from_f32(k_6); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t98); // bits.rs:44
        const uint bits_6 = as_type<uint>(y_7) + (as_type<uint>(t98) << 23u); // bits.rs:45
        const float t99 = (((as_type<uint>(t86) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        own_sum = own_sum + t99; // softmax.rs:180
        const float t100 = decode_f16(t1.w >> 16u) - max_2;
        const float t101 = min_f32(max_f32(t100, -104.0f), 89.0f); // exponential.rs:40
        const float t102 = t101 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t102);
        const float t103 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t101 - t103;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t104 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t104 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t105 = q_7 * r_7; // exponential.rs:29
        q_7 = t105 + 0.0013933674f;
        const float t106 = q_7 * r_7;
        q_7 = t106 + 0.008333311f;
        const float t107 = q_7 * r_7;
        q_7 = t107 + 0.041666467f;
        const float t108 = q_7 * r_7;
        q_7 = t108 + 0.16666667f;
        const float t109 = q_7 * r_7;
        q_7 = t109 + 0.5f;
        const float t110 = r_7 * r_7; // exponential.rs:31
        const float t111 = t110 * q_7;
        const float rest_7 = r_error_7 + t111;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int t112 = i32_from_f32(k_7); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t112); // bits.rs:44
        const uint bits_7 = as_type<uint>(y_8) + (as_type<uint>(t112) << 23u); // bits.rs:45
        const float t113 = (((as_type<uint>(t100) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
        own_sum = own_sum + t113; // softmax.rs:180
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
    const float t114 = total_1; // reduce.rs:23
    const uint bits = as_type<uint>(t114); // division.rs:66
    const float d = as_type<float>((bits & 8388607u) | 1065353216u); // division.rs:94
    const float t115 = d * 0.32323232f; // division.rs:102
    const float t116 = t115 - 1.4545455f;
    const float t117 = d * t116;
    float estimate = t117 + 2.121212f;
    const float t118 = d * estimate; // division.rs:105
    const float t119 = 1.0f - t118;
    const float t120 = estimate * t119;
    estimate = estimate + t120;
    const float t121 = d * estimate;
    const float t122 = 1.0f - t121;
    const float t123 = estimate * t122;
    estimate = estimate + t123;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
    const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
    const float t124 = d_high * high; // division.rs:110
    const float t125 = 1.0f - t124;
    const float t126 = d - d_high;
    const float t127 = t126 * high;
    const float residual = t125 - t127;
    const float estimate_1 = estimate;
    const float t128 = residual * estimate_1; // division.rs:69
    const float t129 = high + t128;
    const uint quotient = as_type<uint>(t129);
    const uint divisor = (as_type<uint>(d) & 8388607u) | 8388608u; // division.rs:71
    const uint product = ((quotient & 8388607u) | 8388608u) * divisor; // division.rs:72
    const int twice = mul_i32(as_type<int>(product), -2); // division.rs:73
    const uint below = ((twice > as_type<int>(divisor)) ? quotient + 1u : quotient); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor)) < 0) ? quotient - 1u : below); // division.rs:75
    const uint field = (bits >> 23u) & 255u; // division.rs:76
    const float t130 = as_type<float>(nearest); // division.rs:77
    const int t131 = sub_i32(127, as_type<int>(field));
    const int field_1 = add_i32(as_type<int>(as_type<uint>(t130) >> 23u), t131); // bits.rs:44
    const uint bits_1 = as_type<uint>(t130) + (as_type<uint>(t131) << 23u); // bits.rs:45
    const uint scaled = as_type<uint>(as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // division.rs:77
    const uint signed_1 = ((field == 0u) ? 2139095040u : scaled) | (bits & 2147483648u); // division.rs:78
    const float scale = as_type<float>((((as_type<uint>(t114) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1)); // division.rs:79
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:184
        const uint4 t132 = ((device const uint4*)x)[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:40
        float results_0 = 0.0f; // softmax.rs:186
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t133 = decode_f16(t132.x) - max_2; // softmax.rs:189
        const float t134 = min_f32(max_f32(t133, -104.0f), 89.0f); // exponential.rs:40
        const float t135 = t134 * 1.442695f; // exponential.rs:14
        const float k = rint(t135);
        const float t136 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t134 - t136;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t137 = reduced - r; // exponential.rs:18
        const float r_error = t137 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t138 = q * r; // exponential.rs:29
        q = t138 + 0.0013933674f;
        const float t139 = q * r;
        q = t139 + 0.008333311f;
        const float t140 = q * r;
        q = t140 + 0.041666467f;
        const float t141 = q * r;
        q = t141 + 0.16666667f;
        const float t142 = q * r;
        q = t142 + 0.5f;
        const float t143 = r * r; // exponential.rs:31
        const float t144 = t143 * q;
        const float rest = r_error + t144;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t145 = i32_from_f32(k); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t145); // bits.rs:44
        const uint bits_2 = as_type<uint>(y_1) + (as_type<uint>(t145) << 23u); // bits.rs:45
        const float t146 = (((as_type<uint>(t133) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        const float t147 = t146 * scale; // softmax.rs:189
        const uint bits_3 = as_type<uint>(t147); // bits.rs:29
        results_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // softmax.rs:189
        const float t148 = decode_f16(t132.x >> 16u) - max_2;
        const float t149 = min_f32(max_f32(t148, -104.0f), 89.0f); // exponential.rs:40
        const float t150 = t149 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t150);
        const float t151 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t149 - t151;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t152 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t152 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t153 = q_1 * r_1; // exponential.rs:29
        q_1 = t153 + 0.0013933674f;
        const float t154 = q_1 * r_1;
        q_1 = t154 + 0.008333311f;
        const float t155 = q_1 * r_1;
        q_1 = t155 + 0.041666467f;
        const float t156 = q_1 * r_1;
        q_1 = t156 + 0.16666667f;
        const float t157 = q_1 * r_1;
        q_1 = t157 + 0.5f;
        const float t158 = r_1 * r_1; // exponential.rs:31
        const float t159 = t158 * q_1;
        const float rest_1 = r_error_1 + t159;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t160 = i32_from_f32(k_1); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t160); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_2) + (as_type<uint>(t160) << 23u); // bits.rs:45
        const float t161 = (((as_type<uint>(t148) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float t162 = t161 * scale; // softmax.rs:189
        const uint bits_5 = as_type<uint>(t162); // bits.rs:29
        results_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // softmax.rs:189
        const float t163 = decode_f16(t132.y) - max_2;
        const float t164 = min_f32(max_f32(t163, -104.0f), 89.0f); // exponential.rs:40
        const float t165 = t164 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t165);
        const float t166 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t164 - t166;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t167 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t167 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t168 = q_2 * r_2; // exponential.rs:29
        q_2 = t168 + 0.0013933674f;
        const float t169 = q_2 * r_2;
        q_2 = t169 + 0.008333311f;
        const float t170 = q_2 * r_2;
        q_2 = t170 + 0.041666467f;
        const float t171 = q_2 * r_2;
        q_2 = t171 + 0.16666667f;
        const float t172 = q_2 * r_2;
        q_2 = t172 + 0.5f;
        const float t173 = r_2 * r_2; // exponential.rs:31
        const float t174 = t173 * q_2;
        const float rest_2 = r_error_2 + t174;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t175 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t175); // bits.rs:44
        const uint bits_6 = as_type<uint>(y_3) + (as_type<uint>(t175) << 23u); // bits.rs:45
        const float t176 = (((as_type<uint>(t163) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        const float t177 = t176 * scale; // softmax.rs:189
        const uint bits_7 = as_type<uint>(t177); // bits.rs:29
        results_2 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // softmax.rs:189
        const float t178 = decode_f16(t132.y >> 16u) - max_2;
        const float t179 = min_f32(max_f32(t178, -104.0f), 89.0f); // exponential.rs:40
        const float t180 = t179 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t180);
        const float t181 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t179 - t181;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t182 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t182 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t183 = q_3 * r_3; // exponential.rs:29
        q_3 = t183 + 0.0013933674f;
        const float t184 = q_3 * r_3;
        q_3 = t184 + 0.008333311f;
        const float t185 = q_3 * r_3;
        q_3 = t185 + 0.041666467f;
        const float t186 = q_3 * r_3;
        q_3 = t186 + 0.16666667f;
        const float t187 = q_3 * r_3;
        q_3 = t187 + 0.5f;
        const float t188 = r_3 * r_3; // exponential.rs:31
        const float t189 = t188 * q_3;
        const float rest_3 = r_error_3 + t189;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t190 = i32_from_f32(k_3); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t190); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_4) + (as_type<uint>(t190) << 23u); // bits.rs:45
        const float t191 = (((as_type<uint>(t178) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float t192 = t191 * scale; // softmax.rs:189
        const uint bits_9 = as_type<uint>(t192); // bits.rs:29
        results_3 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // softmax.rs:189
        const float t193 = decode_f16(t132.z) - max_2;
        const float t194 = min_f32(max_f32(t193, -104.0f), 89.0f); // exponential.rs:40
        const float t195 = t194 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t195);
        const float t196 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t194 - t196;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t197 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t197 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t198 = q_4 * r_4; // exponential.rs:29
        q_4 = t198 + 0.0013933674f;
        const float t199 = q_4 * r_4;
        q_4 = t199 + 0.008333311f;
        const float t200 = q_4 * r_4;
        q_4 = t200 + 0.041666467f;
        const float t201 = q_4 * r_4;
        q_4 = t201 + 0.16666667f;
        const float t202 = q_4 * r_4;
        q_4 = t202 + 0.5f;
        const float t203 = r_4 * r_4; // exponential.rs:31
        const float t204 = t203 * q_4;
        const float rest_4 = r_error_4 + t204;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int t205 = i32_from_f32(k_4); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t205); // bits.rs:44
        const uint bits_10 = as_type<uint>(y_5) + (as_type<uint>(t205) << 23u); // bits.rs:45
        const float t206 = (((as_type<uint>(t193) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float t207 = t206 * scale; // softmax.rs:189
        const uint bits_11 = as_type<uint>(t207); // bits.rs:29
        results_4 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // softmax.rs:189
        const float t208 = decode_f16(t132.z >> 16u) - max_2;
        const float t209 = min_f32(max_f32(t208, -104.0f), 89.0f); // exponential.rs:40
        const float t210 = t209 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t210);
        const float t211 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t209 - t211;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t212 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t212 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t213 = q_5 * r_5; // exponential.rs:29
        q_5 = t213 + 0.0013933674f;
        const float t214 = q_5 * r_5;
        q_5 = t214 + 0.008333311f;
        const float t215 = q_5 * r_5;
        q_5 = t215 + 0.041666467f;
        const float t216 = q_5 * r_5;
        q_5 = t216 + 0.16666667f;
        const float t217 = q_5 * r_5;
        q_5 = t217 + 0.5f;
        const float t218 = r_5 * r_5; // exponential.rs:31
        const float t219 = t218 * q_5;
        const float rest_5 = r_error_5 + t219;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int t220 = i32_from_f32(k_5); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t220); // bits.rs:44
        const uint bits_12 = as_type<uint>(y_6) + (as_type<uint>(t220) << 23u); // bits.rs:45
        const float t221 = (((as_type<uint>(t208) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float t222 = t221 * scale; // softmax.rs:189
        const uint bits_13 = as_type<uint>(t222); // bits.rs:29
        results_5 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // softmax.rs:189
        const float t223 = decode_f16(t132.w) - max_2;
        const float t224 = min_f32(max_f32(t223, -104.0f), 89.0f); // exponential.rs:40
        const float t225 = t224 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t225);
        const float t226 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t224 - t226;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t227 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t227 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t228 = q_6 * r_6; // exponential.rs:29
        q_6 = t228 + 0.0013933674f;
        const float t229 = q_6 * r_6;
        q_6 = t229 + 0.008333311f;
        const float t230 = q_6 * r_6;
        q_6 = t230 + 0.041666467f;
        const float t231 = q_6 * r_6;
        q_6 = t231 + 0.16666667f;
        const float t232 = q_6 * r_6;
        q_6 = t232 + 0.5f;
        const float t233 = r_6 * r_6; // exponential.rs:31
        const float t234 = t233 * q_6;
        const float rest_6 = r_error_6 + t234;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int t235 = i32_from_f32(k_6); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t235); // bits.rs:44
        const uint bits_14 = as_type<uint>(y_7) + (as_type<uint>(t235) << 23u); // bits.rs:45
        const float t236 = (((as_type<uint>(t223) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:42
        const float t237 = t236 * scale; // softmax.rs:189
        const uint bits_15 = as_type<uint>(t237); // bits.rs:29
        results_6 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // softmax.rs:189
        const float t238 = decode_f16(t132.w >> 16u) - max_2;
        const float t239 = min_f32(max_f32(t238, -104.0f), 89.0f); // exponential.rs:40
        const float t240 = t239 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t240);
        const float t241 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t239 - t241;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t242 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t242 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t243 = q_7 * r_7; // exponential.rs:29
        q_7 = t243 + 0.0013933674f;
        const float t244 = q_7 * r_7;
        q_7 = t244 + 0.008333311f;
        const float t245 = q_7 * r_7;
        q_7 = t245 + 0.041666467f;
        const float t246 = q_7 * r_7;
        q_7 = t246 + 0.16666667f;
        const float t247 = q_7 * r_7;
        q_7 = t247 + 0.5f;
        const float t248 = r_7 * r_7; // exponential.rs:31
        const float t249 = t248 * q_7;
        const float rest_7 = r_error_7 + t249;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int t250 = i32_from_f32(k_7); // exponential.rs:42
        const int field_9 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t250); // bits.rs:44
        const uint bits_16 = as_type<uint>(y_8) + (as_type<uint>(t250) << 23u); // bits.rs:45
        const float t251 = (((as_type<uint>(t238) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
        const float t252 = t251 * scale; // softmax.rs:189
        const uint bits_17 = as_type<uint>(t252); // bits.rs:29
        results_7 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // softmax.rs:189
        const uint4 t253 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[((row * imm.n_cols + first) >> 1u) >> 2u] = t253;
    }
}
