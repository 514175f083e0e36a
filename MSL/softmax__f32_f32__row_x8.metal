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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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
        const float t7 = t6 * 1.442695f; // exponential.rs:14
        const float sum = t7 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t8 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t6 - t8;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t9 = reduced - r; // exponential.rs:18
        const float r_error = t9 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t10 = q * r; // exponential.rs:29
        q = t10 + 0.0013933674f;
        const float t11 = q * r;
        q = t11 + 0.008333311f;
        const float t12 = q * r;
        q = t12 + 0.041666467f;
        const float t13 = q * r;
        q = t13 + 0.16666667f;
        const float t14 = q * r;
        q = t14 + 0.5f;
        const float t15 = r * r; // exponential.rs:31
        const float t16 = t15 * q;
        const float rest = r_error + t16;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t6); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const float t17 = own_sum + (((as_type<uint>(t6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // softmax.rs:180
        own_sum = t17;
        const float t18 = t4.y - max_2;
        const float t19 = t18 * 1.442695f; // exponential.rs:14
        const float sum_1 = t19 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t20 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t18 - t20;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t21 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t21 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t22 = q_1 * r_1; // exponential.rs:29
        q_1 = t22 + 0.0013933674f;
        const float t23 = q_1 * r_1;
        q_1 = t23 + 0.008333311f;
        const float t24 = q_1 * r_1;
        q_1 = t24 + 0.041666467f;
        const float t25 = q_1 * r_1;
        q_1 = t25 + 0.16666667f;
        const float t26 = q_1 * r_1;
        q_1 = t26 + 0.5f;
        const float t27 = r_1 * r_1; // exponential.rs:31
        const float t28 = t27 * q_1;
        const float rest_1 = r_error_1 + t28;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
        const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_3 = as_type<uint>(t18); // exponential.rs:48
        const uint beyond_1 = ((bits_3 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_3 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:50
        const float t29 = own_sum + (((as_type<uint>(t18) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // softmax.rs:180
        own_sum = t29;
        const float t30 = t4.z - max_2;
        const float t31 = t30 * 1.442695f; // exponential.rs:14
        const float sum_2 = t31 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t32 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t30 - t32;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t33 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t33 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t34 = q_2 * r_2; // exponential.rs:29
        q_2 = t34 + 0.0013933674f;
        const float t35 = q_2 * r_2;
        q_2 = t35 + 0.008333311f;
        const float t36 = q_2 * r_2;
        q_2 = t36 + 0.041666467f;
        const float t37 = q_2 * r_2;
        q_2 = t37 + 0.16666667f;
        const float t38 = q_2 * r_2;
        q_2 = t38 + 0.5f;
        const float t39 = r_2 * r_2; // exponential.rs:31
        const float t40 = t39 * q_2;
        const float rest_2 = r_error_2 + t40;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_5 = as_type<uint>(t30); // exponential.rs:48
        const uint beyond_2 = ((bits_5 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_5 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:50
        const float t41 = own_sum + (((as_type<uint>(t30) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // softmax.rs:180
        own_sum = t41;
        const float t42 = t4.w - max_2;
        const float t43 = t42 * 1.442695f; // exponential.rs:14
        const float sum_3 = t43 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t44 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t42 - t44;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t45 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t45 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t46 = q_3 * r_3; // exponential.rs:29
        q_3 = t46 + 0.0013933674f;
        const float t47 = q_3 * r_3;
        q_3 = t47 + 0.008333311f;
        const float t48 = q_3 * r_3;
        q_3 = t48 + 0.041666467f;
        const float t49 = q_3 * r_3;
        q_3 = t49 + 0.16666667f;
        const float t50 = q_3 * r_3;
        q_3 = t50 + 0.5f;
        const float t51 = r_3 * r_3; // exponential.rs:31
        const float t52 = t51 * q_3;
        const float rest_3 = r_error_3 + t52;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t42); // exponential.rs:48
        const uint beyond_3 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const float t53 = own_sum + (((as_type<uint>(t42) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3); // softmax.rs:180
        own_sum = t53;
        const float t54 = t5.x - max_2;
        const float t55 = t54 * 1.442695f; // exponential.rs:14
        const float sum_4 = t55 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t56 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t54 - t56;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t57 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t57 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t58 = q_4 * r_4; // exponential.rs:29
        q_4 = t58 + 0.0013933674f;
        const float t59 = q_4 * r_4;
        q_4 = t59 + 0.008333311f;
        const float t60 = q_4 * r_4;
        q_4 = t60 + 0.041666467f;
        const float t61 = q_4 * r_4;
        q_4 = t61 + 0.16666667f;
        const float t62 = q_4 * r_4;
        q_4 = t62 + 0.5f;
        const float t63 = r_4 * r_4; // exponential.rs:31
        const float t64 = t63 * q_4;
        const float rest_4 = r_error_4 + t64;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_9 = as_type<uint>(t54); // exponential.rs:48
        const uint beyond_4 = ((bits_9 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_9 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:50
        const float t65 = own_sum + (((as_type<uint>(t54) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // softmax.rs:180
        own_sum = t65;
        const float t66 = t5.y - max_2;
        const float t67 = t66 * 1.442695f; // exponential.rs:14
        const float sum_5 = t67 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t68 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t66 - t68;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t69 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t69 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t70 = q_5 * r_5; // exponential.rs:29
        q_5 = t70 + 0.0013933674f;
        const float t71 = q_5 * r_5;
        q_5 = t71 + 0.008333311f;
        const float t72 = q_5 * r_5;
        q_5 = t72 + 0.041666467f;
        const float t73 = q_5 * r_5;
        q_5 = t73 + 0.16666667f;
        const float t74 = q_5 * r_5;
        q_5 = t74 + 0.5f;
        const float t75 = r_5 * r_5; // exponential.rs:31
        const float t76 = t75 * q_5;
        const float rest_5 = r_error_5 + t76;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
        const uint bits_10 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_11 = as_type<uint>(t66); // exponential.rs:48
        const uint beyond_5 = ((bits_11 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_11 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:50
        const float t77 = own_sum + (((as_type<uint>(t66) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // softmax.rs:180
        own_sum = t77;
        const float t78 = t5.z - max_2;
        const float t79 = t78 * 1.442695f; // exponential.rs:14
        const float sum_6 = t79 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t80 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t78 - t80;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t81 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t81 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t82 = q_6 * r_6; // exponential.rs:29
        q_6 = t82 + 0.0013933674f;
        const float t83 = q_6 * r_6;
        q_6 = t83 + 0.008333311f;
        const float t84 = q_6 * r_6;
        q_6 = t84 + 0.041666467f;
        const float t85 = q_6 * r_6;
        q_6 = t85 + 0.16666667f;
        const float t86 = q_6 * r_6;
        q_6 = t86 + 0.5f;
        const float t87 = r_6 * r_6; // exponential.rs:31
        const float t88 = t87 * q_6;
        const float rest_6 = r_error_6 + t88;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_6); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t78); // exponential.rs:48
        const uint beyond_6 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_6 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const float t89 = own_sum + (((as_type<uint>(t78) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6); // softmax.rs:180
        own_sum = t89;
        const float t90 = t5.w - max_2;
        const float t91 = t90 * 1.442695f; // exponential.rs:14
        const float sum_7 = t91 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t92 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t90 - t92;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t93 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t93 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t94 = q_7 * r_7; // exponential.rs:29
        q_7 = t94 + 0.0013933674f;
        const float t95 = q_7 * r_7;
        q_7 = t95 + 0.008333311f;
        const float t96 = q_7 * r_7;
        q_7 = t96 + 0.041666467f;
        const float t97 = q_7 * r_7;
        q_7 = t97 + 0.16666667f;
        const float t98 = q_7 * r_7;
        q_7 = t98 + 0.5f;
        const float t99 = r_7 * r_7; // exponential.rs:31
        const float t100 = t99 * q_7;
        const float rest_7 = r_error_7 + t100;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), exponent_7); // bits.rs:38
        const uint bits_14 = as_type<uint>(y_8) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_15 = as_type<uint>(t90); // exponential.rs:48
        const uint beyond_7 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_7 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
        const float t101 = own_sum + (((as_type<uint>(t90) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7); // softmax.rs:180
        own_sum = t101;
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
        const uint t102 = row * imm.n_cols + first; // piece.rs:85
        const float4 t103 = ((device const float4*)x)[t102 >> 2u]; // piece.rs:36
        const float4 t104 = ((device const float4*)x)[(t102 + 4u) >> 2u]; // piece.rs:37
        float results_0 = 0.0f; // softmax.rs:186
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t105 = t103.x - max_2; // softmax.rs:189
        const float t106 = t105 * 1.442695f; // exponential.rs:14
        const float sum_1 = t106 + 12582912.0f; // bits.rs:52
        const float k = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t107 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t105 - t107;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t108 = reduced - r; // exponential.rs:18
        const float r_error = t108 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t109 = q * r; // exponential.rs:29
        q = t109 + 0.0013933674f;
        const float t110 = q * r;
        q = t110 + 0.008333311f;
        const float t111 = q * r;
        q = t111 + 0.041666467f;
        const float t112 = q * r;
        q = t112 + 0.16666667f;
        const float t113 = q * r;
        q = t113 + 0.5f;
        const float t114 = r * r; // exponential.rs:31
        const float t115 = t114 * q;
        const float rest = r_error + t115;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t105); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const float t116 = (((as_type<uint>(t105) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded) * scale; // softmax.rs:189
        const uint bits_2 = as_type<uint>(t116); // bits.rs:31
        results_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // softmax.rs:189
        const float t117 = t103.y - max_2;
        const float t118 = t117 * 1.442695f; // exponential.rs:14
        const float sum_2 = t118 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t119 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t117 - t119;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t120 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t120 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t121 = q_1 * r_1; // exponential.rs:29
        q_1 = t121 + 0.0013933674f;
        const float t122 = q_1 * r_1;
        q_1 = t122 + 0.008333311f;
        const float t123 = q_1 * r_1;
        q_1 = t123 + 0.041666467f;
        const float t124 = q_1 * r_1;
        q_1 = t124 + 0.16666667f;
        const float t125 = q_1 * r_1;
        q_1 = t125 + 0.5f;
        const float t126 = r_1 * r_1; // exponential.rs:31
        const float t127 = t126 * q_1;
        const float rest_1 = r_error_1 + t127;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
        const uint bits_3 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_4 = as_type<uint>(t117); // exponential.rs:48
        const uint beyond_1 = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
        const float t128 = (((as_type<uint>(t117) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1) * scale; // softmax.rs:189
        const uint bits_5 = as_type<uint>(t128); // bits.rs:31
        results_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // softmax.rs:189
        const float t129 = t103.z - max_2;
        const float t130 = t129 * 1.442695f; // exponential.rs:14
        const float sum_3 = t130 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t131 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t129 - t131;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t132 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t132 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t133 = q_2 * r_2; // exponential.rs:29
        q_2 = t133 + 0.0013933674f;
        const float t134 = q_2 * r_2;
        q_2 = t134 + 0.008333311f;
        const float t135 = q_2 * r_2;
        q_2 = t135 + 0.041666467f;
        const float t136 = q_2 * r_2;
        q_2 = t136 + 0.16666667f;
        const float t137 = q_2 * r_2;
        q_2 = t137 + 0.5f;
        const float t138 = r_2 * r_2; // exponential.rs:31
        const float t139 = t138 * q_2;
        const float rest_2 = r_error_2 + t139;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t129); // exponential.rs:48
        const uint beyond_2 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const float t140 = (((as_type<uint>(t129) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2) * scale; // softmax.rs:189
        const uint bits_8 = as_type<uint>(t140); // bits.rs:31
        results_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // softmax.rs:189
        const float t141 = t103.w - max_2;
        const float t142 = t141 * 1.442695f; // exponential.rs:14
        const float sum_4 = t142 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t143 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t141 - t143;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t144 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t144 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t145 = q_3 * r_3; // exponential.rs:29
        q_3 = t145 + 0.0013933674f;
        const float t146 = q_3 * r_3;
        q_3 = t146 + 0.008333311f;
        const float t147 = q_3 * r_3;
        q_3 = t147 + 0.041666467f;
        const float t148 = q_3 * r_3;
        q_3 = t148 + 0.16666667f;
        const float t149 = q_3 * r_3;
        q_3 = t149 + 0.5f;
        const float t150 = r_3 * r_3; // exponential.rs:31
        const float t151 = t150 * q_3;
        const float rest_3 = r_error_3 + t151;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
        const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_10 = as_type<uint>(t141); // exponential.rs:48
        const uint beyond_3 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
        const float t152 = (((as_type<uint>(t141) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3) * scale; // softmax.rs:189
        const uint bits_11 = as_type<uint>(t152); // bits.rs:31
        results_3 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // softmax.rs:189
        const float t153 = t104.x - max_2;
        const float t154 = t153 * 1.442695f; // exponential.rs:14
        const float sum_5 = t154 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t155 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t153 - t155;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t156 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t156 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t157 = q_4 * r_4; // exponential.rs:29
        q_4 = t157 + 0.0013933674f;
        const float t158 = q_4 * r_4;
        q_4 = t158 + 0.008333311f;
        const float t159 = q_4 * r_4;
        q_4 = t159 + 0.041666467f;
        const float t160 = q_4 * r_4;
        q_4 = t160 + 0.16666667f;
        const float t161 = q_4 * r_4;
        q_4 = t161 + 0.5f;
        const float t162 = r_4 * r_4; // exponential.rs:31
        const float t163 = t162 * q_4;
        const float rest_4 = r_error_4 + t163;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t153); // exponential.rs:48
        const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const float t164 = (((as_type<uint>(t153) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4) * scale; // softmax.rs:189
        const uint bits_14 = as_type<uint>(t164); // bits.rs:31
        results_4 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // softmax.rs:189
        const float t165 = t104.y - max_2;
        const float t166 = t165 * 1.442695f; // exponential.rs:14
        const float sum_6 = t166 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t167 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t165 - t167;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t168 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t168 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t169 = q_5 * r_5; // exponential.rs:29
        q_5 = t169 + 0.0013933674f;
        const float t170 = q_5 * r_5;
        q_5 = t170 + 0.008333311f;
        const float t171 = q_5 * r_5;
        q_5 = t171 + 0.041666467f;
        const float t172 = q_5 * r_5;
        q_5 = t172 + 0.16666667f;
        const float t173 = q_5 * r_5;
        q_5 = t173 + 0.5f;
        const float t174 = r_5 * r_5; // exponential.rs:31
        const float t175 = t174 * q_5;
        const float rest_5 = r_error_5 + t175;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
        const uint bits_15 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_16 = as_type<uint>(t165); // exponential.rs:48
        const uint beyond_5 = ((bits_16 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_16 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:50
        const float t176 = (((as_type<uint>(t165) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5) * scale; // softmax.rs:189
        const uint bits_17 = as_type<uint>(t176); // bits.rs:31
        results_5 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // softmax.rs:189
        const float t177 = t104.z - max_2;
        const float t178 = t177 * 1.442695f; // exponential.rs:14
        const float sum_7 = t178 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t179 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t177 - t179;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t180 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t180 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t181 = q_6 * r_6; // exponential.rs:29
        q_6 = t181 + 0.0013933674f;
        const float t182 = q_6 * r_6;
        q_6 = t182 + 0.008333311f;
        const float t183 = q_6 * r_6;
        q_6 = t183 + 0.041666467f;
        const float t184 = q_6 * r_6;
        q_6 = t184 + 0.16666667f;
        const float t185 = q_6 * r_6;
        q_6 = t185 + 0.5f;
        const float t186 = r_6 * r_6; // exponential.rs:31
        const float t187 = t186 * q_6;
        const float rest_6 = r_error_6 + t187;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_6); // bits.rs:38
        const uint bits_18 = as_type<uint>(y_7) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_19 = as_type<uint>(t177); // exponential.rs:48
        const uint beyond_6 = ((bits_19 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_6 = (((bits_19 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:50
        const float t188 = (((as_type<uint>(t177) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6) * scale; // softmax.rs:189
        const uint bits_20 = as_type<uint>(t188); // bits.rs:31
        results_6 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // softmax.rs:189
        const float t189 = t104.w - max_2;
        const float t190 = t189 * 1.442695f; // exponential.rs:14
        const float sum_8 = t190 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_8 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
        const float t191 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t189 - t191;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t192 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t192 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t193 = q_7 * r_7; // exponential.rs:29
        q_7 = t193 + 0.0013933674f;
        const float t194 = q_7 * r_7;
        q_7 = t194 + 0.008333311f;
        const float t195 = q_7 * r_7;
        q_7 = t195 + 0.041666467f;
        const float t196 = q_7 * r_7;
        q_7 = t196 + 0.16666667f;
        const float t197 = q_7 * r_7;
        q_7 = t197 + 0.5f;
        const float t198 = r_7 * r_7; // exponential.rs:31
        const float t199 = t198 * q_7;
        const float rest_7 = r_error_7 + t199;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), exponent_7); // bits.rs:38
        const uint bits_21 = as_type<uint>(y_8) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_22 = as_type<uint>(t189); // exponential.rs:48
        const uint beyond_7 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_7 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
        const float t200 = (((as_type<uint>(t189) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7) * scale; // softmax.rs:189
        const uint bits_23 = as_type<uint>(t200); // bits.rs:31
        results_7 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // softmax.rs:189
        const uint t201 = row * imm.n_cols + first; // piece.rs:109
        ((device float4*)y)[t201 >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:68
        ((device float4*)y)[(t201 + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:69
    }
}
