#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_cols;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

float reciprocal_rn(float x) {
    const uint bits = as_type<uint>(x);
    float chosen = float(0); // by_fma.rs:71
    if ((bits & 2147483647u) - 553648128u < 1031798784u) {
        const uint bits_1 = as_type<uint>(x);
        const float minus_b = neg_f32(x);
        float y = as_type<float>(2129859015u - bits_1);
        const float t0 = fma(minus_b, y, 1.0f);
        y = fma(t0, y, y);
        const float t1 = fma(minus_b, y, 1.0f);
        y = fma(t1, y, y);
        const float t2 = fma(minus_b, y, 1.0f);
        y = fma(t2, y, y);
        const float t3 = fma(minus_b, y, 1.0f);
        y = fma(t3, y, y);
        chosen = as_type<float>(as_type<uint>(y) + (((bits_1 & 8388607u) == 8388607u) ? 1u : 0u));
    } else {
        const float t4 = as_type<float>((bits & 8388607u) | 1065353216u);
        const uint bits_1 = as_type<uint>(t4);
        const float minus_b = neg_f32(t4);
        float y = as_type<float>(2129859015u - bits_1);
        const float t5 = fma(minus_b, y, 1.0f);
        y = fma(t5, y, y);
        const float t6 = fma(minus_b, y, 1.0f);
        y = fma(t6, y, y);
        const float t7 = fma(minus_b, y, 1.0f);
        y = fma(t7, y, y);
        const float t8 = fma(minus_b, y, 1.0f);
        y = fma(t8, y, y);
        const uint nearest = as_type<uint>(as_type<float>(as_type<uint>(y) + (((bits_1 & 8388607u) == 8388607u) ? 1u : 0u)));
        const int exponent = sub_i32(add_i32(as_type<int>(nearest >> 23u), 127), as_type<int>((bits >> 23u) & 255u));
        const uint t9 = (nearest & 8388607u) | 8388608u;
        const int field = add_i32(exponent, as_type<int>(t9 >> 24u));
        const uint bits_2 = (as_type<uint>(field) << 23u) | (t9 & 8388607u);
        const float scaled = as_type<float>((bits & 2147483648u) | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_2)));
        const uint sign_1 = (1065353216u ^ bits) & 2147483648u;
        const uint a_magnitude = 1065353216u & 2147483647u;
        const uint b_magnitude = bits & 2147483647u;
        const bool a_zero = a_magnitude < 8388608u;
        const bool b_zero = b_magnitude < 8388608u;
        const bool a_infinite = a_magnitude == 2139095040u;
        const bool b_infinite = b_magnitude == 2139095040u;
        const bool any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        const bool undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : scaled);
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded);
        chosen = (undefined ? as_type<float>(2143289344u) : extended);
    }
    float result = chosen;
    return result;
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void softmax__bf16_bf16__row_x8(
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
        own_max = max_f32(own_max, decode_bf16(t0.x)); // softmax.rs:170
        own_max = max_f32(own_max, decode_bf16(t0.x >> 16u));
        own_max = max_f32(own_max, decode_bf16(t0.y));
        own_max = max_f32(own_max, decode_bf16(t0.y >> 16u));
        own_max = max_f32(own_max, decode_bf16(t0.z));
        own_max = max_f32(own_max, decode_bf16(t0.z >> 16u));
        own_max = max_f32(own_max, decode_bf16(t0.w));
        own_max = max_f32(own_max, decode_bf16(t0.w >> 16u));
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
        const float t2 = decode_bf16(t1.x) - max_2; // softmax.rs:180
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
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t14); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t14) << 23u); // bits.rs:37
        const float t15 = (((as_type<uint>(t2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        own_sum = own_sum + t15; // softmax.rs:180
        const float t16 = decode_bf16(t1.x >> 16u) - max_2;
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
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t28); // bits.rs:36
        const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t28) << 23u); // bits.rs:37
        const float t29 = (((as_type<uint>(t16) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
        own_sum = own_sum + t29; // softmax.rs:180
        const float t30 = decode_bf16(t1.y) - max_2;
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
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t42); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(t42) << 23u); // bits.rs:37
        const float t43 = (((as_type<uint>(t30) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        own_sum = own_sum + t43; // softmax.rs:180
        const float t44 = decode_bf16(t1.y >> 16u) - max_2;
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
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t56); // bits.rs:36
        const uint bits_3 = as_type<uint>(y_4) + (as_type<uint>(t56) << 23u); // bits.rs:37
        const float t57 = (((as_type<uint>(t44) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        own_sum = own_sum + t57; // softmax.rs:180
        const float t58 = decode_bf16(t1.z) - max_2;
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
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t70); // bits.rs:36
        const uint bits_4 = as_type<uint>(y_5) + (as_type<uint>(t70) << 23u); // bits.rs:37
        const float t71 = (((as_type<uint>(t58) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        own_sum = own_sum + t71; // softmax.rs:180
        const float t72 = decode_bf16(t1.z >> 16u) - max_2;
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
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t84); // bits.rs:36
        const uint bits_5 = as_type<uint>(y_6) + (as_type<uint>(t84) << 23u); // bits.rs:37
        const float t85 = (((as_type<uint>(t72) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
        own_sum = own_sum + t85; // softmax.rs:180
        const float t86 = decode_bf16(t1.w) - max_2;
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
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t98); // bits.rs:36
        const uint bits_6 = as_type<uint>(y_7) + (as_type<uint>(t98) << 23u); // bits.rs:37
        const float t99 = (((as_type<uint>(t86) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        own_sum = own_sum + t99; // softmax.rs:180
        const float t100 = decode_bf16(t1.w >> 16u) - max_2;
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
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t112); // bits.rs:36
        const uint bits_7 = as_type<uint>(y_8) + (as_type<uint>(t112) << 23u); // bits.rs:37
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
    const float scale = reciprocal_rn(total_1); // by_mode.rs:51
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:184
        const uint4 t114 = ((device const uint4*)x)[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:40
        float results_0 = 0.0f; // softmax.rs:186
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t115 = decode_bf16(t114.x) - max_2; // softmax.rs:189
        const float t116 = min_f32(max_f32(t115, -104.0f), 89.0f); // exponential.rs:40
        const float t117 = t116 * 1.442695f; // exponential.rs:14
        const float k = rint(t117);
        const float t118 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t116 - t118;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t119 = reduced - r; // exponential.rs:18
        const float r_error = t119 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t120 = q * r; // exponential.rs:29
        q = t120 + 0.0013933674f;
        const float t121 = q * r;
        q = t121 + 0.008333311f;
        const float t122 = q * r;
        q = t122 + 0.041666467f;
        const float t123 = q * r;
        q = t123 + 0.16666667f;
        const float t124 = q * r;
        q = t124 + 0.5f;
        const float t125 = r * r; // exponential.rs:31
        const float t126 = t125 * q;
        const float rest = r_error + t126;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t127 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t127); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t127) << 23u); // bits.rs:37
        const float t128 = (((as_type<uint>(t115) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float t129 = t128 * scale; // softmax.rs:189
        const uint bits_1 = as_type<uint>(t129); // bits.rs:29
        results_0 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // softmax.rs:189
        const float t130 = decode_bf16(t114.x >> 16u) - max_2;
        const float t131 = min_f32(max_f32(t130, -104.0f), 89.0f); // exponential.rs:40
        const float t132 = t131 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t132);
        const float t133 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t131 - t133;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t134 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t134 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t135 = q_1 * r_1; // exponential.rs:29
        q_1 = t135 + 0.0013933674f;
        const float t136 = q_1 * r_1;
        q_1 = t136 + 0.008333311f;
        const float t137 = q_1 * r_1;
        q_1 = t137 + 0.041666467f;
        const float t138 = q_1 * r_1;
        q_1 = t138 + 0.16666667f;
        const float t139 = q_1 * r_1;
        q_1 = t139 + 0.5f;
        const float t140 = r_1 * r_1; // exponential.rs:31
        const float t141 = t140 * q_1;
        const float rest_1 = r_error_1 + t141;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t142 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t142); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(t142) << 23u); // bits.rs:37
        const float t143 = (((as_type<uint>(t130) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        const float t144 = t143 * scale; // softmax.rs:189
        const uint bits_3 = as_type<uint>(t144); // bits.rs:29
        results_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // softmax.rs:189
        const float t145 = decode_bf16(t114.y) - max_2;
        const float t146 = min_f32(max_f32(t145, -104.0f), 89.0f); // exponential.rs:40
        const float t147 = t146 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t147);
        const float t148 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t146 - t148;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t149 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t149 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t150 = q_2 * r_2; // exponential.rs:29
        q_2 = t150 + 0.0013933674f;
        const float t151 = q_2 * r_2;
        q_2 = t151 + 0.008333311f;
        const float t152 = q_2 * r_2;
        q_2 = t152 + 0.041666467f;
        const float t153 = q_2 * r_2;
        q_2 = t153 + 0.16666667f;
        const float t154 = q_2 * r_2;
        q_2 = t154 + 0.5f;
        const float t155 = r_2 * r_2; // exponential.rs:31
        const float t156 = t155 * q_2;
        const float rest_2 = r_error_2 + t156;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t157 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t157); // bits.rs:36
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t157) << 23u); // bits.rs:37
        const float t158 = (((as_type<uint>(t145) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float t159 = t158 * scale; // softmax.rs:189
        const uint bits_5 = as_type<uint>(t159); // bits.rs:29
        results_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // softmax.rs:189
        const float t160 = decode_bf16(t114.y >> 16u) - max_2;
        const float t161 = min_f32(max_f32(t160, -104.0f), 89.0f); // exponential.rs:40
        const float t162 = t161 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t162);
        const float t163 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t161 - t163;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t164 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t164 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t165 = q_3 * r_3; // exponential.rs:29
        q_3 = t165 + 0.0013933674f;
        const float t166 = q_3 * r_3;
        q_3 = t166 + 0.008333311f;
        const float t167 = q_3 * r_3;
        q_3 = t167 + 0.041666467f;
        const float t168 = q_3 * r_3;
        q_3 = t168 + 0.16666667f;
        const float t169 = q_3 * r_3;
        q_3 = t169 + 0.5f;
        const float t170 = r_3 * r_3; // exponential.rs:31
        const float t171 = t170 * q_3;
        const float rest_3 = r_error_3 + t171;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t172 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t172); // bits.rs:36
        const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(t172) << 23u); // bits.rs:37
        const float t173 = (((as_type<uint>(t160) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        const float t174 = t173 * scale; // softmax.rs:189
        const uint bits_7 = as_type<uint>(t174); // bits.rs:29
        results_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // softmax.rs:189
        const float t175 = decode_bf16(t114.z) - max_2;
        const float t176 = min_f32(max_f32(t175, -104.0f), 89.0f); // exponential.rs:40
        const float t177 = t176 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t177);
        const float t178 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t176 - t178;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t179 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t179 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t180 = q_4 * r_4; // exponential.rs:29
        q_4 = t180 + 0.0013933674f;
        const float t181 = q_4 * r_4;
        q_4 = t181 + 0.008333311f;
        const float t182 = q_4 * r_4;
        q_4 = t182 + 0.041666467f;
        const float t183 = q_4 * r_4;
        q_4 = t183 + 0.16666667f;
        const float t184 = q_4 * r_4;
        q_4 = t184 + 0.5f;
        const float t185 = r_4 * r_4; // exponential.rs:31
        const float t186 = t185 * q_4;
        const float rest_4 = r_error_4 + t186;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int t187 = i32_from_f32(k_4); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t187); // bits.rs:36
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t187) << 23u); // bits.rs:37
        const float t188 = (((as_type<uint>(t175) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float t189 = t188 * scale; // softmax.rs:189
        const uint bits_9 = as_type<uint>(t189); // bits.rs:29
        results_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // softmax.rs:189
        const float t190 = decode_bf16(t114.z >> 16u) - max_2;
        const float t191 = min_f32(max_f32(t190, -104.0f), 89.0f); // exponential.rs:40
        const float t192 = t191 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t192);
        const float t193 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t191 - t193;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t194 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t194 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t195 = q_5 * r_5; // exponential.rs:29
        q_5 = t195 + 0.0013933674f;
        const float t196 = q_5 * r_5;
        q_5 = t196 + 0.008333311f;
        const float t197 = q_5 * r_5;
        q_5 = t197 + 0.041666467f;
        const float t198 = q_5 * r_5;
        q_5 = t198 + 0.16666667f;
        const float t199 = q_5 * r_5;
        q_5 = t199 + 0.5f;
        const float t200 = r_5 * r_5; // exponential.rs:31
        const float t201 = t200 * q_5;
        const float rest_5 = r_error_5 + t201;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int t202 = i32_from_f32(k_5); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t202); // bits.rs:36
        const uint bits_10 = as_type<uint>(y_6) + (as_type<uint>(t202) << 23u); // bits.rs:37
        const float t203 = (((as_type<uint>(t190) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float t204 = t203 * scale; // softmax.rs:189
        const uint bits_11 = as_type<uint>(t204); // bits.rs:29
        results_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // softmax.rs:189
        const float t205 = decode_bf16(t114.w) - max_2;
        const float t206 = min_f32(max_f32(t205, -104.0f), 89.0f); // exponential.rs:40
        const float t207 = t206 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t207);
        const float t208 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t206 - t208;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t209 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t209 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t210 = q_6 * r_6; // exponential.rs:29
        q_6 = t210 + 0.0013933674f;
        const float t211 = q_6 * r_6;
        q_6 = t211 + 0.008333311f;
        const float t212 = q_6 * r_6;
        q_6 = t212 + 0.041666467f;
        const float t213 = q_6 * r_6;
        q_6 = t213 + 0.16666667f;
        const float t214 = q_6 * r_6;
        q_6 = t214 + 0.5f;
        const float t215 = r_6 * r_6; // exponential.rs:31
        const float t216 = t215 * q_6;
        const float rest_6 = r_error_6 + t216;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int t217 = i32_from_f32(k_6); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t217); // bits.rs:36
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t217) << 23u); // bits.rs:37
        const float t218 = (((as_type<uint>(t205) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float t219 = t218 * scale; // softmax.rs:189
        const uint bits_13 = as_type<uint>(t219); // bits.rs:29
        results_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // softmax.rs:189
        const float t220 = decode_bf16(t114.w >> 16u) - max_2;
        const float t221 = min_f32(max_f32(t220, -104.0f), 89.0f); // exponential.rs:40
        const float t222 = t221 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t222);
        const float t223 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t221 - t223;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t224 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t224 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t225 = q_7 * r_7; // exponential.rs:29
        q_7 = t225 + 0.0013933674f;
        const float t226 = q_7 * r_7;
        q_7 = t226 + 0.008333311f;
        const float t227 = q_7 * r_7;
        q_7 = t227 + 0.041666467f;
        const float t228 = q_7 * r_7;
        q_7 = t228 + 0.16666667f;
        const float t229 = q_7 * r_7;
        q_7 = t229 + 0.5f;
        const float t230 = r_7 * r_7; // exponential.rs:31
        const float t231 = t230 * q_7;
        const float rest_7 = r_error_7 + t231;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int t232 = i32_from_f32(k_7); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t232); // bits.rs:36
        const uint bits_14 = as_type<uint>(y_8) + (as_type<uint>(t232) << 23u); // bits.rs:37
        const float t233 = (((as_type<uint>(t220) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:42
        const float t234 = t233 * scale; // softmax.rs:189
        const uint bits_15 = as_type<uint>(t234); // bits.rs:29
        results_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // softmax.rs:189
        const uint4 t235 = uint4(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[((row * imm.n_cols + first) >> 1u) >> 2u] = t235;
    }
}
