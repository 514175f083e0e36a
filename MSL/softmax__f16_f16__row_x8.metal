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
        const float t3 = t2 * 1.442695f; // exponential.rs:14
        const float sum = t3 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t4 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t2 - t4;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t5 = reduced - r; // exponential.rs:18
        const float r_error = t5 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t6 = q * r; // exponential.rs:29
        q = t6 + 0.0013933674f;
        const float t7 = q * r;
        q = t7 + 0.008333311f;
        const float t8 = q * r;
        q = t8 + 0.041666467f;
        const float t9 = q * r;
        q = t9 + 0.16666667f;
        const float t10 = q * r;
        q = t10 + 0.5f;
        const float t11 = r * r; // exponential.rs:31
        const float t12 = t11 * q;
        const float rest = r_error + t12;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t2); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const float t13 = own_sum + (((as_type<uint>(t2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // softmax.rs:180
        own_sum = t13;
        const float t14 = decode_f16(t1.x >> 16u) - max_2;
        const float t15 = t14 * 1.442695f; // exponential.rs:14
        const float sum_1 = t15 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t16 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t14 - t16;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t17 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t17 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t18 = q_1 * r_1; // exponential.rs:29
        q_1 = t18 + 0.0013933674f;
        const float t19 = q_1 * r_1;
        q_1 = t19 + 0.008333311f;
        const float t20 = q_1 * r_1;
        q_1 = t20 + 0.041666467f;
        const float t21 = q_1 * r_1;
        q_1 = t21 + 0.16666667f;
        const float t22 = q_1 * r_1;
        q_1 = t22 + 0.5f;
        const float t23 = r_1 * r_1; // exponential.rs:31
        const float t24 = t23 * q_1;
        const float rest_1 = r_error_1 + t24;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
        const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_3 = as_type<uint>(t14); // exponential.rs:48
        const uint beyond_1 = ((bits_3 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_3 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:50
        const float t25 = own_sum + (((as_type<uint>(t14) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // softmax.rs:180
        own_sum = t25;
        const float t26 = decode_f16(t1.y) - max_2;
        const float t27 = t26 * 1.442695f; // exponential.rs:14
        const float sum_2 = t27 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t28 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t26 - t28;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t29 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t29 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t30 = q_2 * r_2; // exponential.rs:29
        q_2 = t30 + 0.0013933674f;
        const float t31 = q_2 * r_2;
        q_2 = t31 + 0.008333311f;
        const float t32 = q_2 * r_2;
        q_2 = t32 + 0.041666467f;
        const float t33 = q_2 * r_2;
        q_2 = t33 + 0.16666667f;
        const float t34 = q_2 * r_2;
        q_2 = t34 + 0.5f;
        const float t35 = r_2 * r_2; // exponential.rs:31
        const float t36 = t35 * q_2;
        const float rest_2 = r_error_2 + t36;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_5 = as_type<uint>(t26); // exponential.rs:48
        const uint beyond_2 = ((bits_5 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_5 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:50
        const float t37 = own_sum + (((as_type<uint>(t26) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // softmax.rs:180
        own_sum = t37;
        const float t38 = decode_f16(t1.y >> 16u) - max_2;
        const float t39 = t38 * 1.442695f; // exponential.rs:14
        const float sum_3 = t39 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t40 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t38 - t40;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t41 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t41 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t42 = q_3 * r_3; // exponential.rs:29
        q_3 = t42 + 0.0013933674f;
        const float t43 = q_3 * r_3;
        q_3 = t43 + 0.008333311f;
        const float t44 = q_3 * r_3;
        q_3 = t44 + 0.041666467f;
        const float t45 = q_3 * r_3;
        q_3 = t45 + 0.16666667f;
        const float t46 = q_3 * r_3;
        q_3 = t46 + 0.5f;
        const float t47 = r_3 * r_3; // exponential.rs:31
        const float t48 = t47 * q_3;
        const float rest_3 = r_error_3 + t48;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t38); // exponential.rs:48
        const uint beyond_3 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const float t49 = own_sum + (((as_type<uint>(t38) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3); // softmax.rs:180
        own_sum = t49;
        const float t50 = decode_f16(t1.z) - max_2;
        const float t51 = t50 * 1.442695f; // exponential.rs:14
        const float sum_4 = t51 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t52 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t50 - t52;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t53 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t53 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t54 = q_4 * r_4; // exponential.rs:29
        q_4 = t54 + 0.0013933674f;
        const float t55 = q_4 * r_4;
        q_4 = t55 + 0.008333311f;
        const float t56 = q_4 * r_4;
        q_4 = t56 + 0.041666467f;
        const float t57 = q_4 * r_4;
        q_4 = t57 + 0.16666667f;
        const float t58 = q_4 * r_4;
        q_4 = t58 + 0.5f;
        const float t59 = r_4 * r_4; // exponential.rs:31
        const float t60 = t59 * q_4;
        const float rest_4 = r_error_4 + t60;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_9 = as_type<uint>(t50); // exponential.rs:48
        const uint beyond_4 = ((bits_9 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_9 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:50
        const float t61 = own_sum + (((as_type<uint>(t50) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // softmax.rs:180
        own_sum = t61;
        const float t62 = decode_f16(t1.z >> 16u) - max_2;
        const float t63 = t62 * 1.442695f; // exponential.rs:14
        const float sum_5 = t63 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t64 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t62 - t64;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t65 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t65 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t66 = q_5 * r_5; // exponential.rs:29
        q_5 = t66 + 0.0013933674f;
        const float t67 = q_5 * r_5;
        q_5 = t67 + 0.008333311f;
        const float t68 = q_5 * r_5;
        q_5 = t68 + 0.041666467f;
        const float t69 = q_5 * r_5;
        q_5 = t69 + 0.16666667f;
        const float t70 = q_5 * r_5;
        q_5 = t70 + 0.5f;
        const float t71 = r_5 * r_5; // exponential.rs:31
        const float t72 = t71 * q_5;
        const float rest_5 = r_error_5 + t72;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
        const uint bits_10 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_11 = as_type<uint>(t62); // exponential.rs:48
        const uint beyond_5 = ((bits_11 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_11 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:50
        const float t73 = own_sum + (((as_type<uint>(t62) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // softmax.rs:180
        own_sum = t73;
        const float t74 = decode_f16(t1.w) - max_2;
        const float t75 = t74 * 1.442695f; // exponential.rs:14
        const float sum_6 = t75 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t76 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t74 - t76;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t77 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t77 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t78 = q_6 * r_6; // exponential.rs:29
        q_6 = t78 + 0.0013933674f;
        const float t79 = q_6 * r_6;
        q_6 = t79 + 0.008333311f;
        const float t80 = q_6 * r_6;
        q_6 = t80 + 0.041666467f;
        const float t81 = q_6 * r_6;
        q_6 = t81 + 0.16666667f;
        const float t82 = q_6 * r_6;
        q_6 = t82 + 0.5f;
        const float t83 = r_6 * r_6; // exponential.rs:31
        const float t84 = t83 * q_6;
        const float rest_6 = r_error_6 + t84;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_6); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t74); // exponential.rs:48
        const uint beyond_6 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_6 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const float t85 = own_sum + (((as_type<uint>(t74) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6); // softmax.rs:180
        own_sum = t85;
        const float t86 = decode_f16(t1.w >> 16u) - max_2;
        const float t87 = t86 * 1.442695f; // exponential.rs:14
        const float sum_7 = t87 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t88 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t86 - t88;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t89 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t89 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t90 = q_7 * r_7; // exponential.rs:29
        q_7 = t90 + 0.0013933674f;
        const float t91 = q_7 * r_7;
        q_7 = t91 + 0.008333311f;
        const float t92 = q_7 * r_7;
        q_7 = t92 + 0.041666467f;
        const float t93 = q_7 * r_7;
        q_7 = t93 + 0.16666667f;
        const float t94 = q_7 * r_7;
        q_7 = t94 + 0.5f;
        const float t95 = r_7 * r_7; // exponential.rs:31
        const float t96 = t95 * q_7;
        const float rest_7 = r_error_7 + t96;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), exponent_7); // bits.rs:38
        const uint bits_14 = as_type<uint>(y_8) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_15 = as_type<uint>(t86); // exponential.rs:48
        const uint beyond_7 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_7 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
        const float t97 = own_sum + (((as_type<uint>(t86) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7); // softmax.rs:180
        own_sum = t97;
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
        const uint4 t98 = ((device const uint4*)x)[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:40
        float results_0 = 0.0f; // softmax.rs:186
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t99 = decode_f16(t98.x) - max_2; // softmax.rs:189
        const float t100 = t99 * 1.442695f; // exponential.rs:14
        const float sum_1 = t100 + 12582912.0f; // bits.rs:52
        const float k = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t101 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t99 - t101;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t102 = reduced - r; // exponential.rs:18
        const float r_error = t102 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t103 = q * r; // exponential.rs:29
        q = t103 + 0.0013933674f;
        const float t104 = q * r;
        q = t104 + 0.008333311f;
        const float t105 = q * r;
        q = t105 + 0.041666467f;
        const float t106 = q * r;
        q = t106 + 0.16666667f;
        const float t107 = q * r;
        q = t107 + 0.5f;
        const float t108 = r * r; // exponential.rs:31
        const float t109 = t108 * q;
        const float rest = r_error + t109;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t99); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const float t110 = (((as_type<uint>(t99) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded) * scale; // softmax.rs:189
        const uint bits_2 = as_type<uint>(t110); // bits.rs:31
        results_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // softmax.rs:189
        const float t111 = decode_f16(t98.x >> 16u) - max_2;
        const float t112 = t111 * 1.442695f; // exponential.rs:14
        const float sum_2 = t112 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t113 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t111 - t113;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t114 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t114 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t115 = q_1 * r_1; // exponential.rs:29
        q_1 = t115 + 0.0013933674f;
        const float t116 = q_1 * r_1;
        q_1 = t116 + 0.008333311f;
        const float t117 = q_1 * r_1;
        q_1 = t117 + 0.041666467f;
        const float t118 = q_1 * r_1;
        q_1 = t118 + 0.16666667f;
        const float t119 = q_1 * r_1;
        q_1 = t119 + 0.5f;
        const float t120 = r_1 * r_1; // exponential.rs:31
        const float t121 = t120 * q_1;
        const float rest_1 = r_error_1 + t121;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
        const uint bits_3 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_4 = as_type<uint>(t111); // exponential.rs:48
        const uint beyond_1 = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
        const float t122 = (((as_type<uint>(t111) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1) * scale; // softmax.rs:189
        const uint bits_5 = as_type<uint>(t122); // bits.rs:31
        results_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // softmax.rs:189
        const float t123 = decode_f16(t98.y) - max_2;
        const float t124 = t123 * 1.442695f; // exponential.rs:14
        const float sum_3 = t124 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t125 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t123 - t125;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t126 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t126 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t127 = q_2 * r_2; // exponential.rs:29
        q_2 = t127 + 0.0013933674f;
        const float t128 = q_2 * r_2;
        q_2 = t128 + 0.008333311f;
        const float t129 = q_2 * r_2;
        q_2 = t129 + 0.041666467f;
        const float t130 = q_2 * r_2;
        q_2 = t130 + 0.16666667f;
        const float t131 = q_2 * r_2;
        q_2 = t131 + 0.5f;
        const float t132 = r_2 * r_2; // exponential.rs:31
        const float t133 = t132 * q_2;
        const float rest_2 = r_error_2 + t133;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t123); // exponential.rs:48
        const uint beyond_2 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const float t134 = (((as_type<uint>(t123) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2) * scale; // softmax.rs:189
        const uint bits_8 = as_type<uint>(t134); // bits.rs:31
        results_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // softmax.rs:189
        const float t135 = decode_f16(t98.y >> 16u) - max_2;
        const float t136 = t135 * 1.442695f; // exponential.rs:14
        const float sum_4 = t136 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t137 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t135 - t137;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t138 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t138 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t139 = q_3 * r_3; // exponential.rs:29
        q_3 = t139 + 0.0013933674f;
        const float t140 = q_3 * r_3;
        q_3 = t140 + 0.008333311f;
        const float t141 = q_3 * r_3;
        q_3 = t141 + 0.041666467f;
        const float t142 = q_3 * r_3;
        q_3 = t142 + 0.16666667f;
        const float t143 = q_3 * r_3;
        q_3 = t143 + 0.5f;
        const float t144 = r_3 * r_3; // exponential.rs:31
        const float t145 = t144 * q_3;
        const float rest_3 = r_error_3 + t145;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
        const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_10 = as_type<uint>(t135); // exponential.rs:48
        const uint beyond_3 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
        const float t146 = (((as_type<uint>(t135) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3) * scale; // softmax.rs:189
        const uint bits_11 = as_type<uint>(t146); // bits.rs:31
        results_3 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // softmax.rs:189
        const float t147 = decode_f16(t98.z) - max_2;
        const float t148 = t147 * 1.442695f; // exponential.rs:14
        const float sum_5 = t148 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t149 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t147 - t149;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t150 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t150 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t151 = q_4 * r_4; // exponential.rs:29
        q_4 = t151 + 0.0013933674f;
        const float t152 = q_4 * r_4;
        q_4 = t152 + 0.008333311f;
        const float t153 = q_4 * r_4;
        q_4 = t153 + 0.041666467f;
        const float t154 = q_4 * r_4;
        q_4 = t154 + 0.16666667f;
        const float t155 = q_4 * r_4;
        q_4 = t155 + 0.5f;
        const float t156 = r_4 * r_4; // exponential.rs:31
        const float t157 = t156 * q_4;
        const float rest_4 = r_error_4 + t157;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t147); // exponential.rs:48
        const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const float t158 = (((as_type<uint>(t147) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4) * scale; // softmax.rs:189
        const uint bits_14 = as_type<uint>(t158); // bits.rs:31
        results_4 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // softmax.rs:189
        const float t159 = decode_f16(t98.z >> 16u) - max_2;
        const float t160 = t159 * 1.442695f; // exponential.rs:14
        const float sum_6 = t160 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t161 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t159 - t161;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t162 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t162 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t163 = q_5 * r_5; // exponential.rs:29
        q_5 = t163 + 0.0013933674f;
        const float t164 = q_5 * r_5;
        q_5 = t164 + 0.008333311f;
        const float t165 = q_5 * r_5;
        q_5 = t165 + 0.041666467f;
        const float t166 = q_5 * r_5;
        q_5 = t166 + 0.16666667f;
        const float t167 = q_5 * r_5;
        q_5 = t167 + 0.5f;
        const float t168 = r_5 * r_5; // exponential.rs:31
        const float t169 = t168 * q_5;
        const float rest_5 = r_error_5 + t169;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
        const uint bits_15 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_16 = as_type<uint>(t159); // exponential.rs:48
        const uint beyond_5 = ((bits_16 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_16 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:50
        const float t170 = (((as_type<uint>(t159) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5) * scale; // softmax.rs:189
        const uint bits_17 = as_type<uint>(t170); // bits.rs:31
        results_5 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // softmax.rs:189
        const float t171 = decode_f16(t98.w) - max_2;
        const float t172 = t171 * 1.442695f; // exponential.rs:14
        const float sum_7 = t172 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t173 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t171 - t173;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t174 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t174 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t175 = q_6 * r_6; // exponential.rs:29
        q_6 = t175 + 0.0013933674f;
        const float t176 = q_6 * r_6;
        q_6 = t176 + 0.008333311f;
        const float t177 = q_6 * r_6;
        q_6 = t177 + 0.041666467f;
        const float t178 = q_6 * r_6;
        q_6 = t178 + 0.16666667f;
        const float t179 = q_6 * r_6;
        q_6 = t179 + 0.5f;
        const float t180 = r_6 * r_6; // exponential.rs:31
        const float t181 = t180 * q_6;
        const float rest_6 = r_error_6 + t181;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_6); // bits.rs:38
        const uint bits_18 = as_type<uint>(y_7) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_19 = as_type<uint>(t171); // exponential.rs:48
        const uint beyond_6 = ((bits_19 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_6 = (((bits_19 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:50
        const float t182 = (((as_type<uint>(t171) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6) * scale; // softmax.rs:189
        const uint bits_20 = as_type<uint>(t182); // bits.rs:31
        results_6 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // softmax.rs:189
        const float t183 = decode_f16(t98.w >> 16u) - max_2;
        const float t184 = t183 * 1.442695f; // exponential.rs:14
        const float sum_8 = t184 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_8 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
        const float t185 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t183 - t185;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t186 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t186 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t187 = q_7 * r_7; // exponential.rs:29
        q_7 = t187 + 0.0013933674f;
        const float t188 = q_7 * r_7;
        q_7 = t188 + 0.008333311f;
        const float t189 = q_7 * r_7;
        q_7 = t189 + 0.041666467f;
        const float t190 = q_7 * r_7;
        q_7 = t190 + 0.16666667f;
        const float t191 = q_7 * r_7;
        q_7 = t191 + 0.5f;
        const float t192 = r_7 * r_7; // exponential.rs:31
        const float t193 = t192 * q_7;
        const float rest_7 = r_error_7 + t193;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), exponent_7); // bits.rs:38
        const uint bits_21 = as_type<uint>(y_8) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_22 = as_type<uint>(t183); // exponential.rs:48
        const uint beyond_7 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_7 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
        const float t194 = (((as_type<uint>(t183) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7) * scale; // softmax.rs:189
        const uint bits_23 = as_type<uint>(t194); // bits.rs:31
        results_7 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // softmax.rs:189
        const uint4 t195 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[((row * imm.n_cols + first) >> 1u) >> 2u] = t195;
    }
}
