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
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t18); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t18) << 23u); // bits.rs:37
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
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t32); // bits.rs:36
        const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t32) << 23u); // bits.rs:37
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
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t46); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(t46) << 23u); // bits.rs:37
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
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t60); // bits.rs:36
        const uint bits_3 = as_type<uint>(y_4) + (as_type<uint>(t60) << 23u); // bits.rs:37
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
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t74); // bits.rs:36
        const uint bits_4 = as_type<uint>(y_5) + (as_type<uint>(t74) << 23u); // bits.rs:37
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
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t88); // bits.rs:36
        const uint bits_5 = as_type<uint>(y_6) + (as_type<uint>(t88) << 23u); // bits.rs:37
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
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t102); // bits.rs:36
        const uint bits_6 = as_type<uint>(y_7) + (as_type<uint>(t102) << 23u); // bits.rs:37
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
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t116); // bits.rs:36
        const uint bits_7 = as_type<uint>(y_8) + (as_type<uint>(t116) << 23u); // bits.rs:37
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
    const float scale = reciprocal_rn(total_1); // by_mode.rs:51
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:184
        const uint t118 = row * imm.n_cols + first; // piece.rs:85
        const float4 t119 = ((device const float4*)x)[t118 >> 2u]; // piece.rs:36
        const float4 t120 = ((device const float4*)x)[(t118 + 4u) >> 2u]; // piece.rs:37
        float results_0 = 0.0f; // softmax.rs:186
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t121 = t119.x - max_2; // softmax.rs:189
        const float t122 = min_f32(max_f32(t121, -104.0f), 89.0f); // exponential.rs:40
        const float t123 = t122 * 1.442695f; // exponential.rs:14
        const float k = rint(t123);
        const float t124 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t122 - t124;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t125 = reduced - r; // exponential.rs:18
        const float r_error = t125 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t126 = q * r; // exponential.rs:29
        q = t126 + 0.0013933674f;
        const float t127 = q * r;
        q = t127 + 0.008333311f;
        const float t128 = q * r;
        q = t128 + 0.041666467f;
        const float t129 = q * r;
        q = t129 + 0.16666667f;
        const float t130 = q * r;
        q = t130 + 0.5f;
        const float t131 = r * r; // exponential.rs:31
        const float t132 = t131 * q;
        const float rest = r_error + t132;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t133 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t133); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t133) << 23u); // bits.rs:37
        const float t134 = (((as_type<uint>(t121) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float t135 = t134 * scale; // softmax.rs:189
        const uint bits_1 = as_type<uint>(t135); // bits.rs:29
        results_0 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // softmax.rs:189
        const float t136 = t119.y - max_2;
        const float t137 = min_f32(max_f32(t136, -104.0f), 89.0f); // exponential.rs:40
        const float t138 = t137 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t138);
        const float t139 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t137 - t139;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t140 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t140 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t141 = q_1 * r_1; // exponential.rs:29
        q_1 = t141 + 0.0013933674f;
        const float t142 = q_1 * r_1;
        q_1 = t142 + 0.008333311f;
        const float t143 = q_1 * r_1;
        q_1 = t143 + 0.041666467f;
        const float t144 = q_1 * r_1;
        q_1 = t144 + 0.16666667f;
        const float t145 = q_1 * r_1;
        q_1 = t145 + 0.5f;
        const float t146 = r_1 * r_1; // exponential.rs:31
        const float t147 = t146 * q_1;
        const float rest_1 = r_error_1 + t147;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t148 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t148); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(t148) << 23u); // bits.rs:37
        const float t149 = (((as_type<uint>(t136) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        const float t150 = t149 * scale; // softmax.rs:189
        const uint bits_3 = as_type<uint>(t150); // bits.rs:29
        results_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // softmax.rs:189
        const float t151 = t119.z - max_2;
        const float t152 = min_f32(max_f32(t151, -104.0f), 89.0f); // exponential.rs:40
        const float t153 = t152 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t153);
        const float t154 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t152 - t154;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t155 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t155 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t156 = q_2 * r_2; // exponential.rs:29
        q_2 = t156 + 0.0013933674f;
        const float t157 = q_2 * r_2;
        q_2 = t157 + 0.008333311f;
        const float t158 = q_2 * r_2;
        q_2 = t158 + 0.041666467f;
        const float t159 = q_2 * r_2;
        q_2 = t159 + 0.16666667f;
        const float t160 = q_2 * r_2;
        q_2 = t160 + 0.5f;
        const float t161 = r_2 * r_2; // exponential.rs:31
        const float t162 = t161 * q_2;
        const float rest_2 = r_error_2 + t162;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t163 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t163); // bits.rs:36
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t163) << 23u); // bits.rs:37
        const float t164 = (((as_type<uint>(t151) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float t165 = t164 * scale; // softmax.rs:189
        const uint bits_5 = as_type<uint>(t165); // bits.rs:29
        results_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // softmax.rs:189
        const float t166 = t119.w - max_2;
        const float t167 = min_f32(max_f32(t166, -104.0f), 89.0f); // exponential.rs:40
        const float t168 = t167 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t168);
        const float t169 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t167 - t169;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t170 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t170 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t171 = q_3 * r_3; // exponential.rs:29
        q_3 = t171 + 0.0013933674f;
        const float t172 = q_3 * r_3;
        q_3 = t172 + 0.008333311f;
        const float t173 = q_3 * r_3;
        q_3 = t173 + 0.041666467f;
        const float t174 = q_3 * r_3;
        q_3 = t174 + 0.16666667f;
        const float t175 = q_3 * r_3;
        q_3 = t175 + 0.5f;
        const float t176 = r_3 * r_3; // exponential.rs:31
        const float t177 = t176 * q_3;
        const float rest_3 = r_error_3 + t177;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t178 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t178); // bits.rs:36
        const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(t178) << 23u); // bits.rs:37
        const float t179 = (((as_type<uint>(t166) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        const float t180 = t179 * scale; // softmax.rs:189
        const uint bits_7 = as_type<uint>(t180); // bits.rs:29
        results_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // softmax.rs:189
        const float t181 = t120.x - max_2;
        const float t182 = min_f32(max_f32(t181, -104.0f), 89.0f); // exponential.rs:40
        const float t183 = t182 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t183);
        const float t184 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t182 - t184;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t185 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t185 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t186 = q_4 * r_4; // exponential.rs:29
        q_4 = t186 + 0.0013933674f;
        const float t187 = q_4 * r_4;
        q_4 = t187 + 0.008333311f;
        const float t188 = q_4 * r_4;
        q_4 = t188 + 0.041666467f;
        const float t189 = q_4 * r_4;
        q_4 = t189 + 0.16666667f;
        const float t190 = q_4 * r_4;
        q_4 = t190 + 0.5f;
        const float t191 = r_4 * r_4; // exponential.rs:31
        const float t192 = t191 * q_4;
        const float rest_4 = r_error_4 + t192;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const int t193 = i32_from_f32(k_4); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t193); // bits.rs:36
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t193) << 23u); // bits.rs:37
        const float t194 = (((as_type<uint>(t181) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float t195 = t194 * scale; // softmax.rs:189
        const uint bits_9 = as_type<uint>(t195); // bits.rs:29
        results_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // softmax.rs:189
        const float t196 = t120.y - max_2;
        const float t197 = min_f32(max_f32(t196, -104.0f), 89.0f); // exponential.rs:40
        const float t198 = t197 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t198);
        const float t199 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t197 - t199;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t200 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t200 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t201 = q_5 * r_5; // exponential.rs:29
        q_5 = t201 + 0.0013933674f;
        const float t202 = q_5 * r_5;
        q_5 = t202 + 0.008333311f;
        const float t203 = q_5 * r_5;
        q_5 = t203 + 0.041666467f;
        const float t204 = q_5 * r_5;
        q_5 = t204 + 0.16666667f;
        const float t205 = q_5 * r_5;
        q_5 = t205 + 0.5f;
        const float t206 = r_5 * r_5; // exponential.rs:31
        const float t207 = t206 * q_5;
        const float rest_5 = r_error_5 + t207;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const int t208 = i32_from_f32(k_5); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t208); // bits.rs:36
        const uint bits_10 = as_type<uint>(y_6) + (as_type<uint>(t208) << 23u); // bits.rs:37
        const float t209 = (((as_type<uint>(t196) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float t210 = t209 * scale; // softmax.rs:189
        const uint bits_11 = as_type<uint>(t210); // bits.rs:29
        results_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // softmax.rs:189
        const float t211 = t120.z - max_2;
        const float t212 = min_f32(max_f32(t211, -104.0f), 89.0f); // exponential.rs:40
        const float t213 = t212 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t213);
        const float t214 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t212 - t214;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t215 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t215 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t216 = q_6 * r_6; // exponential.rs:29
        q_6 = t216 + 0.0013933674f;
        const float t217 = q_6 * r_6;
        q_6 = t217 + 0.008333311f;
        const float t218 = q_6 * r_6;
        q_6 = t218 + 0.041666467f;
        const float t219 = q_6 * r_6;
        q_6 = t219 + 0.16666667f;
        const float t220 = q_6 * r_6;
        q_6 = t220 + 0.5f;
        const float t221 = r_6 * r_6; // exponential.rs:31
        const float t222 = t221 * q_6;
        const float rest_6 = r_error_6 + t222;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const int t223 = i32_from_f32(k_6); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t223); // bits.rs:36
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t223) << 23u); // bits.rs:37
        const float t224 = (((as_type<uint>(t211) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float t225 = t224 * scale; // softmax.rs:189
        const uint bits_13 = as_type<uint>(t225); // bits.rs:29
        results_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // softmax.rs:189
        const float t226 = t120.w - max_2;
        const float t227 = min_f32(max_f32(t226, -104.0f), 89.0f); // exponential.rs:40
        const float t228 = t227 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t228);
        const float t229 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t227 - t229;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t230 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t230 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t231 = q_7 * r_7; // exponential.rs:29
        q_7 = t231 + 0.0013933674f;
        const float t232 = q_7 * r_7;
        q_7 = t232 + 0.008333311f;
        const float t233 = q_7 * r_7;
        q_7 = t233 + 0.041666467f;
        const float t234 = q_7 * r_7;
        q_7 = t234 + 0.16666667f;
        const float t235 = q_7 * r_7;
        q_7 = t235 + 0.5f;
        const float t236 = r_7 * r_7; // exponential.rs:31
        const float t237 = t236 * q_7;
        const float rest_7 = r_error_7 + t237;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const int t238 = i32_from_f32(k_7); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t238); // bits.rs:36
        const uint bits_14 = as_type<uint>(y_8) + (as_type<uint>(t238) << 23u); // bits.rs:37
        const float t239 = (((as_type<uint>(t226) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:42
        const float t240 = t239 * scale; // softmax.rs:189
        const uint bits_15 = as_type<uint>(t240); // bits.rs:29
        results_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // softmax.rs:189
        const uint t241 = row * imm.n_cols + first; // piece.rs:109
        ((device float4*)y)[t241 >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:68
        ((device float4*)y)[(t241 + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:69
    }
}
