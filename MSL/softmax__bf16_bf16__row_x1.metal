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

kernel void softmax__bf16_bf16__row_x1(
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
        float values_0 = as_type<float>(0xff800000u); // piece.rs:87
        float values_1 = as_type<float>(0xff800000u);
        float values_2 = as_type<float>(0xff800000u);
        float values_3 = as_type<float>(0xff800000u);
        float values_4 = as_type<float>(0xff800000u);
        float values_5 = as_type<float>(0xff800000u);
        float values_6 = as_type<float>(0xff800000u);
        float values_7 = as_type<float>(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:90
            values_0 = decode_bf16(x[row * imm.n_cols + first]); // piece.rs:91
        }
        if (first + 1u < imm.n_cols) { // piece.rs:90
            values_1 = decode_bf16(x[row * imm.n_cols + (first + 1u)]); // piece.rs:91
        }
        if (first + 2u < imm.n_cols) { // piece.rs:90
            values_2 = decode_bf16(x[row * imm.n_cols + (first + 2u)]); // piece.rs:91
        }
        if (first + 3u < imm.n_cols) { // piece.rs:90
            values_3 = decode_bf16(x[row * imm.n_cols + (first + 3u)]); // piece.rs:91
        }
        if (first + 4u < imm.n_cols) { // piece.rs:90
            values_4 = decode_bf16(x[row * imm.n_cols + (first + 4u)]); // piece.rs:91
        }
        if (first + 5u < imm.n_cols) { // piece.rs:90
            values_5 = decode_bf16(x[row * imm.n_cols + (first + 5u)]); // piece.rs:91
        }
        if (first + 6u < imm.n_cols) { // piece.rs:90
            values_6 = decode_bf16(x[row * imm.n_cols + (first + 6u)]); // piece.rs:91
        }
        if (first + 7u < imm.n_cols) { // piece.rs:90
            values_7 = decode_bf16(x[row * imm.n_cols + (first + 7u)]); // piece.rs:91
        }
        own_max = max_f32(own_max, values_0); // softmax.rs:170
        own_max = max_f32(own_max, values_1);
        own_max = max_f32(own_max, values_2);
        own_max = max_f32(own_max, values_3);
        own_max = max_f32(own_max, values_4);
        own_max = max_f32(own_max, values_5);
        own_max = max_f32(own_max, values_6);
        own_max = max_f32(own_max, values_7);
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
        float values_0 = as_type<float>(0xff800000u); // piece.rs:87
        float values_1 = as_type<float>(0xff800000u);
        float values_2 = as_type<float>(0xff800000u);
        float values_3 = as_type<float>(0xff800000u);
        float values_4 = as_type<float>(0xff800000u);
        float values_5 = as_type<float>(0xff800000u);
        float values_6 = as_type<float>(0xff800000u);
        float values_7 = as_type<float>(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:90
            values_0 = decode_bf16(x[row * imm.n_cols + first]); // piece.rs:91
        }
        if (first + 1u < imm.n_cols) { // piece.rs:90
            values_1 = decode_bf16(x[row * imm.n_cols + (first + 1u)]); // piece.rs:91
        }
        if (first + 2u < imm.n_cols) { // piece.rs:90
            values_2 = decode_bf16(x[row * imm.n_cols + (first + 2u)]); // piece.rs:91
        }
        if (first + 3u < imm.n_cols) { // piece.rs:90
            values_3 = decode_bf16(x[row * imm.n_cols + (first + 3u)]); // piece.rs:91
        }
        if (first + 4u < imm.n_cols) { // piece.rs:90
            values_4 = decode_bf16(x[row * imm.n_cols + (first + 4u)]); // piece.rs:91
        }
        if (first + 5u < imm.n_cols) { // piece.rs:90
            values_5 = decode_bf16(x[row * imm.n_cols + (first + 5u)]); // piece.rs:91
        }
        if (first + 6u < imm.n_cols) { // piece.rs:90
            values_6 = decode_bf16(x[row * imm.n_cols + (first + 6u)]); // piece.rs:91
        }
        if (first + 7u < imm.n_cols) { // piece.rs:90
            values_7 = decode_bf16(x[row * imm.n_cols + (first + 7u)]); // piece.rs:91
        }
        const float t0 = values_0 - max_2; // softmax.rs:180
        const float t1 = min_f32(max_f32(t0, -104.0f), 89.0f); // exponential.rs:40
        const float t2 = t1 * 1.442695f; // exponential.rs:14
        const float k = rint(t2);
        const float t3 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t1 - t3;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t4 = reduced - r; // exponential.rs:18
        const float r_error = t4 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t5 = q * r; // exponential.rs:29
        q = t5 + 0.0013933674f;
        const float t6 = q * r;
        q = t6 + 0.008333311f;
        const float t7 = q * r;
        q = t7 + 0.041666467f;
        const float t8 = q * r;
        q = t8 + 0.16666667f;
        const float t9 = q * r;
        q = t9 + 0.5f;
        const float t10 = r * r; // exponential.rs:31
        const float t11 = t10 * q;
        const float rest = r_error + t11;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t12 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t12); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t12) << 23u); // bits.rs:37
        const float t13 = (((as_type<uint>(t0) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        own_sum = own_sum + t13; // softmax.rs:180
        const float t14 = values_1 - max_2;
        const float t15 = min_f32(max_f32(t14, -104.0f), 89.0f); // exponential.rs:40
        const float t16 = t15 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t16);
        const float t17 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t15 - t17;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t18 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t18 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t19 = q_1 * r_1; // exponential.rs:29
        q_1 = t19 + 0.0013933674f;
        const float t20 = q_1 * r_1;
        q_1 = t20 + 0.008333311f;
        const float t21 = q_1 * r_1;
        q_1 = t21 + 0.041666467f;
        const float t22 = q_1 * r_1;
        q_1 = t22 + 0.16666667f;
        const float t23 = q_1 * r_1;
        q_1 = t23 + 0.5f;
        const float t24 = r_1 * r_1; // exponential.rs:31
        const float t25 = t24 * q_1;
        const float rest_1 = r_error_1 + t25;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t26 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t26); // bits.rs:36
        const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t26) << 23u); // bits.rs:37
        const float t27 = (((as_type<uint>(t14) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
        own_sum = own_sum + t27; // softmax.rs:180
        const float t28 = values_2 - max_2;
        const float t29 = min_f32(max_f32(t28, -104.0f), 89.0f); // exponential.rs:40
        const float t30 = t29 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t30);
        const float t31 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t29 - t31;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t32 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t32 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t33 = q_2 * r_2; // exponential.rs:29
        q_2 = t33 + 0.0013933674f;
        const float t34 = q_2 * r_2;
        q_2 = t34 + 0.008333311f;
        const float t35 = q_2 * r_2;
        q_2 = t35 + 0.041666467f;
        const float t36 = q_2 * r_2;
        q_2 = t36 + 0.16666667f;
        const float t37 = q_2 * r_2;
        q_2 = t37 + 0.5f;
        const float t38 = r_2 * r_2; // exponential.rs:31
        const float t39 = t38 * q_2;
        const float rest_2 = r_error_2 + t39;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t40 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t40); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(t40) << 23u); // bits.rs:37
        const float t41 = (((as_type<uint>(t28) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        own_sum = own_sum + t41; // softmax.rs:180
        const float t42 = values_3 - max_2;
        const float t43 = min_f32(max_f32(t42, -104.0f), 89.0f); // exponential.rs:40
        const float t44 = t43 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t44);
        const float t45 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t43 - t45;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t46 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t46 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t47 = q_3 * r_3; // exponential.rs:29
        q_3 = t47 + 0.0013933674f;
        const float t48 = q_3 * r_3;
        q_3 = t48 + 0.008333311f;
        const float t49 = q_3 * r_3;
        q_3 = t49 + 0.041666467f;
        const float t50 = q_3 * r_3;
        q_3 = t50 + 0.16666667f;
        const float t51 = q_3 * r_3;
        q_3 = t51 + 0.5f;
        const float t52 = r_3 * r_3; // exponential.rs:31
        const float t53 = t52 * q_3;
        const float rest_3 = r_error_3 + t53;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t54 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t54); // bits.rs:36
        const uint bits_3 = as_type<uint>(y_4) + (as_type<uint>(t54) << 23u); // bits.rs:37
        const float t55 = (((as_type<uint>(t42) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        own_sum = own_sum + t55; // softmax.rs:180
        const float t56 = values_4 - max_2;
        const float t57 = min_f32(max_f32(t56, -104.0f), 89.0f); // exponential.rs:40
        const float t58 = t57 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t58);
        const float t59 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t57 - t59;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t60 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t60 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t61 = q_4 * r_4; // exponential.rs:29
        q_4 = t61 + 0.0013933674f;
        const float t62 = q_4 * r_4;
        q_4 = t62 + 0.008333311f;
        const float t63 = q_4 * r_4;
        q_4 = t63 + 0.041666467f;
        const float t64 = q_4 * r_4;
        q_4 = t64 + 0.16666667f;
        const float t65 = q_4 * r_4;
        q_4 = t65 + 0.5f;
        const float t66 = r_4 * r_4; // exponential.rs:31
        const float t67 = t66 * q_4;
        const float rest_4 = r_error_4 + t67;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int t68 = i32_from_f32(k_4); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t68); // bits.rs:36
        const uint bits_4 = as_type<uint>(y_5) + (as_type<uint>(t68) << 23u); // bits.rs:37
        const float t69 = (((as_type<uint>(t56) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        own_sum = own_sum + t69; // softmax.rs:180
        const float t70 = values_5 - max_2;
        const float t71 = min_f32(max_f32(t70, -104.0f), 89.0f); // exponential.rs:40
        const float t72 = t71 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t72);
        const float t73 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t71 - t73;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t74 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t74 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t75 = q_5 * r_5; // exponential.rs:29
        q_5 = t75 + 0.0013933674f;
        const float t76 = q_5 * r_5;
        q_5 = t76 + 0.008333311f;
        const float t77 = q_5 * r_5;
        q_5 = t77 + 0.041666467f;
        const float t78 = q_5 * r_5;
        q_5 = t78 + 0.16666667f;
        const float t79 = q_5 * r_5;
        q_5 = t79 + 0.5f;
        const float t80 = r_5 * r_5; // exponential.rs:31
        const float t81 = t80 * q_5;
        const float rest_5 = r_error_5 + t81;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int t82 = i32_from_f32(k_5); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t82); // bits.rs:36
        const uint bits_5 = as_type<uint>(y_6) + (as_type<uint>(t82) << 23u); // bits.rs:37
        const float t83 = (((as_type<uint>(t70) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
        own_sum = own_sum + t83; // softmax.rs:180
        const float t84 = values_6 - max_2;
        const float t85 = min_f32(max_f32(t84, -104.0f), 89.0f); // exponential.rs:40
        const float t86 = t85 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t86);
        const float t87 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t85 - t87;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t88 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t88 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t89 = q_6 * r_6; // exponential.rs:29
        q_6 = t89 + 0.0013933674f;
        const float t90 = q_6 * r_6;
        q_6 = t90 + 0.008333311f;
        const float t91 = q_6 * r_6;
        q_6 = t91 + 0.041666467f;
        const float t92 = q_6 * r_6;
        q_6 = t92 + 0.16666667f;
        const float t93 = q_6 * r_6;
        q_6 = t93 + 0.5f;
        const float t94 = r_6 * r_6; // exponential.rs:31
        const float t95 = t94 * q_6;
        const float rest_6 = r_error_6 + t95;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int t96 = i32_from_f32(k_6); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t96); // bits.rs:36
        const uint bits_6 = as_type<uint>(y_7) + (as_type<uint>(t96) << 23u); // bits.rs:37
        const float t97 = (((as_type<uint>(t84) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        own_sum = own_sum + t97; // softmax.rs:180
        const float t98 = values_7 - max_2;
        const float t99 = min_f32(max_f32(t98, -104.0f), 89.0f); // exponential.rs:40
        const float t100 = t99 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t100);
        const float t101 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t99 - t101;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t102 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t102 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t103 = q_7 * r_7; // exponential.rs:29
        q_7 = t103 + 0.0013933674f;
        const float t104 = q_7 * r_7;
        q_7 = t104 + 0.008333311f;
        const float t105 = q_7 * r_7;
        q_7 = t105 + 0.041666467f;
        const float t106 = q_7 * r_7;
        q_7 = t106 + 0.16666667f;
        const float t107 = q_7 * r_7;
        q_7 = t107 + 0.5f;
        const float t108 = r_7 * r_7; // exponential.rs:31
        const float t109 = t108 * q_7;
        const float rest_7 = r_error_7 + t109;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int t110 = i32_from_f32(k_7); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t110); // bits.rs:36
        const uint bits_7 = as_type<uint>(y_8) + (as_type<uint>(t110) << 23u); // bits.rs:37
        const float t111 = (((as_type<uint>(t98) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
        own_sum = own_sum + t111; // softmax.rs:180
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
        float values_0 = as_type<float>(0xff800000u); // piece.rs:87
        float values_1 = as_type<float>(0xff800000u);
        float values_2 = as_type<float>(0xff800000u);
        float values_3 = as_type<float>(0xff800000u);
        float values_4 = as_type<float>(0xff800000u);
        float values_5 = as_type<float>(0xff800000u);
        float values_6 = as_type<float>(0xff800000u);
        float values_7 = as_type<float>(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:90
            values_0 = decode_bf16(x[row * imm.n_cols + first]); // piece.rs:91
        }
        if (first + 1u < imm.n_cols) { // piece.rs:90
            values_1 = decode_bf16(x[row * imm.n_cols + (first + 1u)]); // piece.rs:91
        }
        if (first + 2u < imm.n_cols) { // piece.rs:90
            values_2 = decode_bf16(x[row * imm.n_cols + (first + 2u)]); // piece.rs:91
        }
        if (first + 3u < imm.n_cols) { // piece.rs:90
            values_3 = decode_bf16(x[row * imm.n_cols + (first + 3u)]); // piece.rs:91
        }
        if (first + 4u < imm.n_cols) { // piece.rs:90
            values_4 = decode_bf16(x[row * imm.n_cols + (first + 4u)]); // piece.rs:91
        }
        if (first + 5u < imm.n_cols) { // piece.rs:90
            values_5 = decode_bf16(x[row * imm.n_cols + (first + 5u)]); // piece.rs:91
        }
        if (first + 6u < imm.n_cols) { // piece.rs:90
            values_6 = decode_bf16(x[row * imm.n_cols + (first + 6u)]); // piece.rs:91
        }
        if (first + 7u < imm.n_cols) { // piece.rs:90
            values_7 = decode_bf16(x[row * imm.n_cols + (first + 7u)]); // piece.rs:91
        }
        float results_0 = 0.0f; // softmax.rs:186
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t112 = values_0 - max_2; // softmax.rs:189
        const float t113 = min_f32(max_f32(t112, -104.0f), 89.0f); // exponential.rs:40
        const float t114 = t113 * 1.442695f; // exponential.rs:14
        const float k = rint(t114);
        const float t115 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t113 - t115;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t116 = reduced - r; // exponential.rs:18
        const float r_error = t116 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t117 = q * r; // exponential.rs:29
        q = t117 + 0.0013933674f;
        const float t118 = q * r;
        q = t118 + 0.008333311f;
        const float t119 = q * r;
        q = t119 + 0.041666467f;
        const float t120 = q * r;
        q = t120 + 0.16666667f;
        const float t121 = q * r;
        q = t121 + 0.5f;
        const float t122 = r * r; // exponential.rs:31
        const float t123 = t122 * q;
        const float rest = r_error + t123;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t124 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t124); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t124) << 23u); // bits.rs:37
        const float t125 = (((as_type<uint>(t112) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float t126 = t125 * scale; // softmax.rs:189
        const uint bits_1 = as_type<uint>(t126); // bits.rs:29
        results_0 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // softmax.rs:189
        const float t127 = values_1 - max_2;
        const float t128 = min_f32(max_f32(t127, -104.0f), 89.0f); // exponential.rs:40
        const float t129 = t128 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t129);
        const float t130 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t128 - t130;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t131 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t131 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t132 = q_1 * r_1; // exponential.rs:29
        q_1 = t132 + 0.0013933674f;
        const float t133 = q_1 * r_1;
        q_1 = t133 + 0.008333311f;
        const float t134 = q_1 * r_1;
        q_1 = t134 + 0.041666467f;
        const float t135 = q_1 * r_1;
        q_1 = t135 + 0.16666667f;
        const float t136 = q_1 * r_1;
        q_1 = t136 + 0.5f;
        const float t137 = r_1 * r_1; // exponential.rs:31
        const float t138 = t137 * q_1;
        const float rest_1 = r_error_1 + t138;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t139 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t139); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(t139) << 23u); // bits.rs:37
        const float t140 = (((as_type<uint>(t127) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        const float t141 = t140 * scale; // softmax.rs:189
        const uint bits_3 = as_type<uint>(t141); // bits.rs:29
        results_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // softmax.rs:189
        const float t142 = values_2 - max_2;
        const float t143 = min_f32(max_f32(t142, -104.0f), 89.0f); // exponential.rs:40
        const float t144 = t143 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t144);
        const float t145 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t143 - t145;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t146 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t146 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t147 = q_2 * r_2; // exponential.rs:29
        q_2 = t147 + 0.0013933674f;
        const float t148 = q_2 * r_2;
        q_2 = t148 + 0.008333311f;
        const float t149 = q_2 * r_2;
        q_2 = t149 + 0.041666467f;
        const float t150 = q_2 * r_2;
        q_2 = t150 + 0.16666667f;
        const float t151 = q_2 * r_2;
        q_2 = t151 + 0.5f;
        const float t152 = r_2 * r_2; // exponential.rs:31
        const float t153 = t152 * q_2;
        const float rest_2 = r_error_2 + t153;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t154 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t154); // bits.rs:36
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t154) << 23u); // bits.rs:37
        const float t155 = (((as_type<uint>(t142) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float t156 = t155 * scale; // softmax.rs:189
        const uint bits_5 = as_type<uint>(t156); // bits.rs:29
        results_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // softmax.rs:189
        const float t157 = values_3 - max_2;
        const float t158 = min_f32(max_f32(t157, -104.0f), 89.0f); // exponential.rs:40
        const float t159 = t158 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t159);
        const float t160 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t158 - t160;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t161 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t161 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t162 = q_3 * r_3; // exponential.rs:29
        q_3 = t162 + 0.0013933674f;
        const float t163 = q_3 * r_3;
        q_3 = t163 + 0.008333311f;
        const float t164 = q_3 * r_3;
        q_3 = t164 + 0.041666467f;
        const float t165 = q_3 * r_3;
        q_3 = t165 + 0.16666667f;
        const float t166 = q_3 * r_3;
        q_3 = t166 + 0.5f;
        const float t167 = r_3 * r_3; // exponential.rs:31
        const float t168 = t167 * q_3;
        const float rest_3 = r_error_3 + t168;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t169 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t169); // bits.rs:36
        const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(t169) << 23u); // bits.rs:37
        const float t170 = (((as_type<uint>(t157) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        const float t171 = t170 * scale; // softmax.rs:189
        const uint bits_7 = as_type<uint>(t171); // bits.rs:29
        results_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // softmax.rs:189
        const float t172 = values_4 - max_2;
        const float t173 = min_f32(max_f32(t172, -104.0f), 89.0f); // exponential.rs:40
        const float t174 = t173 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t174);
        const float t175 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t173 - t175;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t176 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t176 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t177 = q_4 * r_4; // exponential.rs:29
        q_4 = t177 + 0.0013933674f;
        const float t178 = q_4 * r_4;
        q_4 = t178 + 0.008333311f;
        const float t179 = q_4 * r_4;
        q_4 = t179 + 0.041666467f;
        const float t180 = q_4 * r_4;
        q_4 = t180 + 0.16666667f;
        const float t181 = q_4 * r_4;
        q_4 = t181 + 0.5f;
        const float t182 = r_4 * r_4; // exponential.rs:31
        const float t183 = t182 * q_4;
        const float rest_4 = r_error_4 + t183;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int t184 = i32_from_f32(k_4); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t184); // bits.rs:36
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t184) << 23u); // bits.rs:37
        const float t185 = (((as_type<uint>(t172) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float t186 = t185 * scale; // softmax.rs:189
        const uint bits_9 = as_type<uint>(t186); // bits.rs:29
        results_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // softmax.rs:189
        const float t187 = values_5 - max_2;
        const float t188 = min_f32(max_f32(t187, -104.0f), 89.0f); // exponential.rs:40
        const float t189 = t188 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t189);
        const float t190 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t188 - t190;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t191 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t191 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t192 = q_5 * r_5; // exponential.rs:29
        q_5 = t192 + 0.0013933674f;
        const float t193 = q_5 * r_5;
        q_5 = t193 + 0.008333311f;
        const float t194 = q_5 * r_5;
        q_5 = t194 + 0.041666467f;
        const float t195 = q_5 * r_5;
        q_5 = t195 + 0.16666667f;
        const float t196 = q_5 * r_5;
        q_5 = t196 + 0.5f;
        const float t197 = r_5 * r_5; // exponential.rs:31
        const float t198 = t197 * q_5;
        const float rest_5 = r_error_5 + t198;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int t199 = i32_from_f32(k_5); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t199); // bits.rs:36
        const uint bits_10 = as_type<uint>(y_6) + (as_type<uint>(t199) << 23u); // bits.rs:37
        const float t200 = (((as_type<uint>(t187) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float t201 = t200 * scale; // softmax.rs:189
        const uint bits_11 = as_type<uint>(t201); // bits.rs:29
        results_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // softmax.rs:189
        const float t202 = values_6 - max_2;
        const float t203 = min_f32(max_f32(t202, -104.0f), 89.0f); // exponential.rs:40
        const float t204 = t203 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t204);
        const float t205 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t203 - t205;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t206 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t206 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t207 = q_6 * r_6; // exponential.rs:29
        q_6 = t207 + 0.0013933674f;
        const float t208 = q_6 * r_6;
        q_6 = t208 + 0.008333311f;
        const float t209 = q_6 * r_6;
        q_6 = t209 + 0.041666467f;
        const float t210 = q_6 * r_6;
        q_6 = t210 + 0.16666667f;
        const float t211 = q_6 * r_6;
        q_6 = t211 + 0.5f;
        const float t212 = r_6 * r_6; // exponential.rs:31
        const float t213 = t212 * q_6;
        const float rest_6 = r_error_6 + t213;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int t214 = i32_from_f32(k_6); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t214); // bits.rs:36
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t214) << 23u); // bits.rs:37
        const float t215 = (((as_type<uint>(t202) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float t216 = t215 * scale; // softmax.rs:189
        const uint bits_13 = as_type<uint>(t216); // bits.rs:29
        results_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // softmax.rs:189
        const float t217 = values_7 - max_2;
        const float t218 = min_f32(max_f32(t217, -104.0f), 89.0f); // exponential.rs:40
        const float t219 = t218 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t219);
        const float t220 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t218 - t220;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t221 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t221 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t222 = q_7 * r_7; // exponential.rs:29
        q_7 = t222 + 0.0013933674f;
        const float t223 = q_7 * r_7;
        q_7 = t223 + 0.008333311f;
        const float t224 = q_7 * r_7;
        q_7 = t224 + 0.041666467f;
        const float t225 = q_7 * r_7;
        q_7 = t225 + 0.16666667f;
        const float t226 = q_7 * r_7;
        q_7 = t226 + 0.5f;
        const float t227 = r_7 * r_7; // exponential.rs:31
        const float t228 = t227 * q_7;
        const float rest_7 = r_error_7 + t228;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int t229 = i32_from_f32(k_7); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t229); // bits.rs:36
        const uint bits_14 = as_type<uint>(y_8) + (as_type<uint>(t229) << 23u); // bits.rs:37
        const float t230 = (((as_type<uint>(t217) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:42
        const float t231 = t230 * scale; // softmax.rs:189
        const uint bits_15 = as_type<uint>(t231); // bits.rs:29
        results_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // softmax.rs:189
        const float t232 = results_0; // softmax.rs:191
        const float t233 = results_1;
        const float t234 = results_2;
        const float t235 = results_3;
        const float t236 = results_4;
        const float t237 = results_5;
        const float t238 = results_6;
        const float t239 = results_7;
        if (first < imm.n_cols) { // piece.rs:114
            y[row * imm.n_cols + first] = ushort(encode_bf16(t232)); // piece.rs:115
        }
        if (first + 1u < imm.n_cols) { // piece.rs:114
            y[row * imm.n_cols + (first + 1u)] = ushort(encode_bf16(t233)); // piece.rs:115
        }
        if (first + 2u < imm.n_cols) { // piece.rs:114
            y[row * imm.n_cols + (first + 2u)] = ushort(encode_bf16(t234)); // piece.rs:115
        }
        if (first + 3u < imm.n_cols) { // piece.rs:114
            y[row * imm.n_cols + (first + 3u)] = ushort(encode_bf16(t235)); // piece.rs:115
        }
        if (first + 4u < imm.n_cols) { // piece.rs:114
            y[row * imm.n_cols + (first + 4u)] = ushort(encode_bf16(t236)); // piece.rs:115
        }
        if (first + 5u < imm.n_cols) { // piece.rs:114
            y[row * imm.n_cols + (first + 5u)] = ushort(encode_bf16(t237)); // piece.rs:115
        }
        if (first + 6u < imm.n_cols) { // piece.rs:114
            y[row * imm.n_cols + (first + 6u)] = ushort(encode_bf16(t238)); // piece.rs:115
        }
        if (first + 7u < imm.n_cols) { // piece.rs:114
            y[row * imm.n_cols + (first + 7u)] = ushort(encode_bf16(t239)); // piece.rs:115
        }
    }
}
