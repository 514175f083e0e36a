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

kernel void softmax__f32_f32__row_x1(
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
        float values_0 = as_type<float>(0xff800000u); // piece.rs:67
        float values_1 = as_type<float>(0xff800000u);
        float values_2 = as_type<float>(0xff800000u);
        float values_3 = as_type<float>(0xff800000u);
        float values_4 = as_type<float>(0xff800000u);
        float values_5 = as_type<float>(0xff800000u);
        float values_6 = as_type<float>(0xff800000u);
        float values_7 = as_type<float>(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:70
            values_0 = x[row * imm.n_cols + first]; // piece.rs:71
        }
        if (first + 1u < imm.n_cols) { // piece.rs:70
            values_1 = x[row * imm.n_cols + (first + 1u)]; // piece.rs:71
        }
        if (first + 2u < imm.n_cols) { // piece.rs:70
            values_2 = x[row * imm.n_cols + (first + 2u)]; // piece.rs:71
        }
        if (first + 3u < imm.n_cols) { // piece.rs:70
            values_3 = x[row * imm.n_cols + (first + 3u)]; // piece.rs:71
        }
        if (first + 4u < imm.n_cols) { // piece.rs:70
            values_4 = x[row * imm.n_cols + (first + 4u)]; // piece.rs:71
        }
        if (first + 5u < imm.n_cols) { // piece.rs:70
            values_5 = x[row * imm.n_cols + (first + 5u)]; // piece.rs:71
        }
        if (first + 6u < imm.n_cols) { // piece.rs:70
            values_6 = x[row * imm.n_cols + (first + 6u)]; // piece.rs:71
        }
        if (first + 7u < imm.n_cols) { // piece.rs:70
            values_7 = x[row * imm.n_cols + (first + 7u)]; // piece.rs:71
        }
        own_max = max_f32(own_max, values_0); // softmax.rs:160
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
    float own_sum = 0.0f; // softmax.rs:165
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        float values_0 = as_type<float>(0xff800000u); // piece.rs:67
        float values_1 = as_type<float>(0xff800000u);
        float values_2 = as_type<float>(0xff800000u);
        float values_3 = as_type<float>(0xff800000u);
        float values_4 = as_type<float>(0xff800000u);
        float values_5 = as_type<float>(0xff800000u);
        float values_6 = as_type<float>(0xff800000u);
        float values_7 = as_type<float>(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:70
            values_0 = x[row * imm.n_cols + first]; // piece.rs:71
        }
        if (first + 1u < imm.n_cols) { // piece.rs:70
            values_1 = x[row * imm.n_cols + (first + 1u)]; // piece.rs:71
        }
        if (first + 2u < imm.n_cols) { // piece.rs:70
            values_2 = x[row * imm.n_cols + (first + 2u)]; // piece.rs:71
        }
        if (first + 3u < imm.n_cols) { // piece.rs:70
            values_3 = x[row * imm.n_cols + (first + 3u)]; // piece.rs:71
        }
        if (first + 4u < imm.n_cols) { // piece.rs:70
            values_4 = x[row * imm.n_cols + (first + 4u)]; // piece.rs:71
        }
        if (first + 5u < imm.n_cols) { // piece.rs:70
            values_5 = x[row * imm.n_cols + (first + 5u)]; // piece.rs:71
        }
        if (first + 6u < imm.n_cols) { // piece.rs:70
            values_6 = x[row * imm.n_cols + (first + 6u)]; // piece.rs:71
        }
        if (first + 7u < imm.n_cols) { // piece.rs:70
            values_7 = x[row * imm.n_cols + (first + 7u)]; // piece.rs:71
        }
        const float t0 = values_0 - max_2; // softmax.rs:170
        const float bounded = min_f32(max_f32(t0, -104.0f), 89.0f); // math.rs:189
        const float t1 = bounded * 1.442695f; // math.rs:190
        const float k = rint(t1);
        const float t2 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded - t2;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t3 = reduced - r; // math.rs:194
        const float r_error = t3 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t4 = q * r; // math.rs:199
        q = t4 + 0.0013933674f;
        const float t5 = q * r;
        q = t5 + 0.008333311f;
        const float t6 = q * r;
        q = t6 + 0.041666467f;
        const float t7 = q * r;
        q = t7 + 0.16666667f;
        const float t8 = q * r;
        q = t8 + 0.5f;
        const float t9 = r * r; // math.rs:201
        const float t10 = t9 * q;
        const float t11 = r_error + t10;
        const float t12 = r + t11;
        const float y_1 = 1.0f + t12;
        const uint t13 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t13 >> 24u)); // math.rs:41
        const uint bits = (as_type<uint>(field) << 23u) | (t13 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
        const float t14 = own_sum + (((as_type<uint>(t0) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power); // softmax.rs:170
        own_sum = t14;
        const float t15 = values_1 - max_2;
        const float bounded_1 = min_f32(max_f32(t15, -104.0f), 89.0f); // math.rs:189
        const float t16 = bounded_1 * 1.442695f; // math.rs:190
        const float k_1 = rint(t16);
        const float t17 = k_1 * 0.6933594f; // math.rs:191
        const float reduced_1 = bounded_1 - t17;
        const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
        const float r_1 = reduced_1 - correction_1; // math.rs:193
        const float t18 = reduced_1 - r_1; // math.rs:194
        const float r_error_1 = t18 - correction_1;
        float q_1 = 0.00019891017f; // math.rs:196
        const float t19 = q_1 * r_1; // math.rs:199
        q_1 = t19 + 0.0013933674f;
        const float t20 = q_1 * r_1;
        q_1 = t20 + 0.008333311f;
        const float t21 = q_1 * r_1;
        q_1 = t21 + 0.041666467f;
        const float t22 = q_1 * r_1;
        q_1 = t22 + 0.16666667f;
        const float t23 = q_1 * r_1;
        q_1 = t23 + 0.5f;
        const float t24 = r_1 * r_1; // math.rs:201
        const float t25 = t24 * q_1;
        const float t26 = r_error_1 + t25;
        const float t27 = r_1 + t26;
        const float y_2 = 1.0f + t27;
        const uint t28 = (as_type<uint>(y_2) & 8388607u) | 8388608u; // math.rs:202
        const int field_1 = add_i32(add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), i32_from_f32(k_1)), as_type<int>(t28 >> 24u)); // math.rs:41
        const uint bits_1 = (as_type<uint>(field_1) << 23u) | (t28 & 8388607u); // math.rs:42
        const float power_1 = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1))); // math.rs:43
        const float t29 = own_sum + (((as_type<uint>(t15) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1); // softmax.rs:170
        own_sum = t29;
        const float t30 = values_2 - max_2;
        const float bounded_2 = min_f32(max_f32(t30, -104.0f), 89.0f); // math.rs:189
        const float t31 = bounded_2 * 1.442695f; // math.rs:190
        const float k_2 = rint(t31);
        const float t32 = k_2 * 0.6933594f; // math.rs:191
        const float reduced_2 = bounded_2 - t32;
        const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
        const float r_2 = reduced_2 - correction_2; // math.rs:193
        const float t33 = reduced_2 - r_2; // math.rs:194
        const float r_error_2 = t33 - correction_2;
        float q_2 = 0.00019891017f; // math.rs:196
        const float t34 = q_2 * r_2; // math.rs:199
        q_2 = t34 + 0.0013933674f;
        const float t35 = q_2 * r_2;
        q_2 = t35 + 0.008333311f;
        const float t36 = q_2 * r_2;
        q_2 = t36 + 0.041666467f;
        const float t37 = q_2 * r_2;
        q_2 = t37 + 0.16666667f;
        const float t38 = q_2 * r_2;
        q_2 = t38 + 0.5f;
        const float t39 = r_2 * r_2; // math.rs:201
        const float t40 = t39 * q_2;
        const float t41 = r_error_2 + t40;
        const float t42 = r_2 + t41;
        const float y_3 = 1.0f + t42;
        const uint t43 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
        const int field_2 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k_2)), as_type<int>(t43 >> 24u)); // math.rs:41
        const uint bits_2 = (as_type<uint>(field_2) << 23u) | (t43 & 8388607u); // math.rs:42
        const float power_2 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2))); // math.rs:43
        const float t44 = own_sum + (((as_type<uint>(t30) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2); // softmax.rs:170
        own_sum = t44;
        const float t45 = values_3 - max_2;
        const float bounded_3 = min_f32(max_f32(t45, -104.0f), 89.0f); // math.rs:189
        const float t46 = bounded_3 * 1.442695f; // math.rs:190
        const float k_3 = rint(t46);
        const float t47 = k_3 * 0.6933594f; // math.rs:191
        const float reduced_3 = bounded_3 - t47;
        const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
        const float r_3 = reduced_3 - correction_3; // math.rs:193
        const float t48 = reduced_3 - r_3; // math.rs:194
        const float r_error_3 = t48 - correction_3;
        float q_3 = 0.00019891017f; // math.rs:196
        const float t49 = q_3 * r_3; // math.rs:199
        q_3 = t49 + 0.0013933674f;
        const float t50 = q_3 * r_3;
        q_3 = t50 + 0.008333311f;
        const float t51 = q_3 * r_3;
        q_3 = t51 + 0.041666467f;
        const float t52 = q_3 * r_3;
        q_3 = t52 + 0.16666667f;
        const float t53 = q_3 * r_3;
        q_3 = t53 + 0.5f;
        const float t54 = r_3 * r_3; // math.rs:201
        const float t55 = t54 * q_3;
        const float t56 = r_error_3 + t55;
        const float t57 = r_3 + t56;
        const float y_4 = 1.0f + t57;
        const uint t58 = (as_type<uint>(y_4) & 8388607u) | 8388608u; // math.rs:202
        const int field_3 = add_i32(add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), i32_from_f32(k_3)), as_type<int>(t58 >> 24u)); // math.rs:41
        const uint bits_3 = (as_type<uint>(field_3) << 23u) | (t58 & 8388607u); // math.rs:42
        const float power_3 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3))); // math.rs:43
        const float t59 = own_sum + (((as_type<uint>(t45) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3); // softmax.rs:170
        own_sum = t59;
        const float t60 = values_4 - max_2;
        const float bounded_4 = min_f32(max_f32(t60, -104.0f), 89.0f); // math.rs:189
        const float t61 = bounded_4 * 1.442695f; // math.rs:190
        const float k_4 = rint(t61);
        const float t62 = k_4 * 0.6933594f; // math.rs:191
        const float reduced_4 = bounded_4 - t62;
        const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
        const float r_4 = reduced_4 - correction_4; // math.rs:193
        const float t63 = reduced_4 - r_4; // math.rs:194
        const float r_error_4 = t63 - correction_4;
        float q_4 = 0.00019891017f; // math.rs:196
        const float t64 = q_4 * r_4; // math.rs:199
        q_4 = t64 + 0.0013933674f;
        const float t65 = q_4 * r_4;
        q_4 = t65 + 0.008333311f;
        const float t66 = q_4 * r_4;
        q_4 = t66 + 0.041666467f;
        const float t67 = q_4 * r_4;
        q_4 = t67 + 0.16666667f;
        const float t68 = q_4 * r_4;
        q_4 = t68 + 0.5f;
        const float t69 = r_4 * r_4; // math.rs:201
        const float t70 = t69 * q_4;
        const float t71 = r_error_4 + t70;
        const float t72 = r_4 + t71;
        const float y_5 = 1.0f + t72;
        const uint t73 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
        const int field_4 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_4)), as_type<int>(t73 >> 24u)); // math.rs:41
        const uint bits_4 = (as_type<uint>(field_4) << 23u) | (t73 & 8388607u); // math.rs:42
        const float power_4 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_4))); // math.rs:43
        const float t74 = own_sum + (((as_type<uint>(t60) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4); // softmax.rs:170
        own_sum = t74;
        const float t75 = values_5 - max_2;
        const float bounded_5 = min_f32(max_f32(t75, -104.0f), 89.0f); // math.rs:189
        const float t76 = bounded_5 * 1.442695f; // math.rs:190
        const float k_5 = rint(t76);
        const float t77 = k_5 * 0.6933594f; // math.rs:191
        const float reduced_5 = bounded_5 - t77;
        const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
        const float r_5 = reduced_5 - correction_5; // math.rs:193
        const float t78 = reduced_5 - r_5; // math.rs:194
        const float r_error_5 = t78 - correction_5;
        float q_5 = 0.00019891017f; // math.rs:196
        const float t79 = q_5 * r_5; // math.rs:199
        q_5 = t79 + 0.0013933674f;
        const float t80 = q_5 * r_5;
        q_5 = t80 + 0.008333311f;
        const float t81 = q_5 * r_5;
        q_5 = t81 + 0.041666467f;
        const float t82 = q_5 * r_5;
        q_5 = t82 + 0.16666667f;
        const float t83 = q_5 * r_5;
        q_5 = t83 + 0.5f;
        const float t84 = r_5 * r_5; // math.rs:201
        const float t85 = t84 * q_5;
        const float t86 = r_error_5 + t85;
        const float t87 = r_5 + t86;
        const float y_6 = 1.0f + t87;
        const uint t88 = (as_type<uint>(y_6) & 8388607u) | 8388608u; // math.rs:202
        const int field_5 = add_i32(add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), i32_from_f32(k_5)), as_type<int>(t88 >> 24u)); // math.rs:41
        const uint bits_5 = (as_type<uint>(field_5) << 23u) | (t88 & 8388607u); // math.rs:42
        const float power_5 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_5))); // math.rs:43
        const float t89 = own_sum + (((as_type<uint>(t75) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5); // softmax.rs:170
        own_sum = t89;
        const float t90 = values_6 - max_2;
        const float bounded_6 = min_f32(max_f32(t90, -104.0f), 89.0f); // math.rs:189
        const float t91 = bounded_6 * 1.442695f; // math.rs:190
        const float k_6 = rint(t91);
        const float t92 = k_6 * 0.6933594f; // math.rs:191
        const float reduced_6 = bounded_6 - t92;
        const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
        const float r_6 = reduced_6 - correction_6; // math.rs:193
        const float t93 = reduced_6 - r_6; // math.rs:194
        const float r_error_6 = t93 - correction_6;
        float q_6 = 0.00019891017f; // math.rs:196
        const float t94 = q_6 * r_6; // math.rs:199
        q_6 = t94 + 0.0013933674f;
        const float t95 = q_6 * r_6;
        q_6 = t95 + 0.008333311f;
        const float t96 = q_6 * r_6;
        q_6 = t96 + 0.041666467f;
        const float t97 = q_6 * r_6;
        q_6 = t97 + 0.16666667f;
        const float t98 = q_6 * r_6;
        q_6 = t98 + 0.5f;
        const float t99 = r_6 * r_6; // math.rs:201
        const float t100 = t99 * q_6;
        const float t101 = r_error_6 + t100;
        const float t102 = r_6 + t101;
        const float y_7 = 1.0f + t102;
        const uint t103 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
        const int field_6 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_6)), as_type<int>(t103 >> 24u)); // math.rs:41
        const uint bits_6 = (as_type<uint>(field_6) << 23u) | (t103 & 8388607u); // math.rs:42
        const float power_6 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_6))); // math.rs:43
        const float t104 = own_sum + (((as_type<uint>(t90) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6); // softmax.rs:170
        own_sum = t104;
        const float t105 = values_7 - max_2;
        const float bounded_7 = min_f32(max_f32(t105, -104.0f), 89.0f); // math.rs:189
        const float t106 = bounded_7 * 1.442695f; // math.rs:190
        const float k_7 = rint(t106);
        const float t107 = k_7 * 0.6933594f; // math.rs:191
        const float reduced_7 = bounded_7 - t107;
        const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
        const float r_7 = reduced_7 - correction_7; // math.rs:193
        const float t108 = reduced_7 - r_7; // math.rs:194
        const float r_error_7 = t108 - correction_7;
        float q_7 = 0.00019891017f; // math.rs:196
        const float t109 = q_7 * r_7; // math.rs:199
        q_7 = t109 + 0.0013933674f;
        const float t110 = q_7 * r_7;
        q_7 = t110 + 0.008333311f;
        const float t111 = q_7 * r_7;
        q_7 = t111 + 0.041666467f;
        const float t112 = q_7 * r_7;
        q_7 = t112 + 0.16666667f;
        const float t113 = q_7 * r_7;
        q_7 = t113 + 0.5f;
        const float t114 = r_7 * r_7; // math.rs:201
        const float t115 = t114 * q_7;
        const float t116 = r_error_7 + t115;
        const float t117 = r_7 + t116;
        const float y_8 = 1.0f + t117;
        const uint t118 = (as_type<uint>(y_8) & 8388607u) | 8388608u; // math.rs:202
        const int field_7 = add_i32(add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), i32_from_f32(k_7)), as_type<int>(t118 >> 24u)); // math.rs:41
        const uint bits_7 = (as_type<uint>(field_7) << 23u) | (t118 & 8388607u); // math.rs:42
        const float power_7 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_7))); // math.rs:43
        const float t119 = own_sum + (((as_type<uint>(t105) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7); // softmax.rs:170
        own_sum = t119;
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
    const float t120 = total_1; // reduce.rs:23
    const uint a_bits = 1065353216u; // math.rs:49
    const uint b_bits = as_type<uint>(t120); // math.rs:50
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
    const uint b_field = (b_bits >> 23u) & 255u; // math.rs:53
    const uint t121 = b_bits & 8388607u; // math.rs:54
    const uint below = ((0u < t121) ? 1u : 0u); // math.rs:69
    const uint numerator = shl_u32(8388608u, below); // math.rs:70
    const uint denominator = t121 | 8388608u; // math.rs:71
    const float d = as_type<float>(t121 | 1065353216u); // math.rs:73
    const float t122 = 0.47058824f * d; // math.rs:74
    float reciprocal = 1.4117647f - t122;
    const float t123 = d * reciprocal; // math.rs:77
    const float t124 = 1.0f - t123;
    const float t125 = reciprocal * t124;
    reciprocal = reciprocal + t125;
    const float t126 = d * reciprocal;
    const float t127 = 1.0f - t126;
    const float t128 = reciprocal * t127;
    reciprocal = reciprocal + t128;
    const float t129 = d * reciprocal;
    const float t130 = 1.0f - t129;
    const float t131 = reciprocal * t130;
    reciprocal = reciprocal + t131;
    const float n = as_type<float>(1065353216u + (below << 23u)); // math.rs:80
    const float t132 = n * reciprocal; // math.rs:81
    const float t133 = t132 * 8388608.0f;
    uint quotient = u32_from_f32(t133);
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
    const uint t134 = quotient; // math.rs:96
    const int field = add_i32(exponent, as_type<int>(t134 >> 24u)); // math.rs:41
    const uint bits = (as_type<uint>(field) << 23u) | (t134 & 8388607u); // math.rs:42
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
    const bool b_zero = b_field == 0u; // math.rs:59
    const float bounded = (b_infinite ? as_type<float>(sign_1) : quotient_1); // math.rs:61
    const float extended = (b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // math.rs:62
    const float scale = (((as_type<uint>(t120) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended); // math.rs:63
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:174
        float values_0 = as_type<float>(0xff800000u); // piece.rs:67
        float values_1 = as_type<float>(0xff800000u);
        float values_2 = as_type<float>(0xff800000u);
        float values_3 = as_type<float>(0xff800000u);
        float values_4 = as_type<float>(0xff800000u);
        float values_5 = as_type<float>(0xff800000u);
        float values_6 = as_type<float>(0xff800000u);
        float values_7 = as_type<float>(0xff800000u);
        if (first < imm.n_cols) { // piece.rs:70
            values_0 = x[row * imm.n_cols + first]; // piece.rs:71
        }
        if (first + 1u < imm.n_cols) { // piece.rs:70
            values_1 = x[row * imm.n_cols + (first + 1u)]; // piece.rs:71
        }
        if (first + 2u < imm.n_cols) { // piece.rs:70
            values_2 = x[row * imm.n_cols + (first + 2u)]; // piece.rs:71
        }
        if (first + 3u < imm.n_cols) { // piece.rs:70
            values_3 = x[row * imm.n_cols + (first + 3u)]; // piece.rs:71
        }
        if (first + 4u < imm.n_cols) { // piece.rs:70
            values_4 = x[row * imm.n_cols + (first + 4u)]; // piece.rs:71
        }
        if (first + 5u < imm.n_cols) { // piece.rs:70
            values_5 = x[row * imm.n_cols + (first + 5u)]; // piece.rs:71
        }
        if (first + 6u < imm.n_cols) { // piece.rs:70
            values_6 = x[row * imm.n_cols + (first + 6u)]; // piece.rs:71
        }
        if (first + 7u < imm.n_cols) { // piece.rs:70
            values_7 = x[row * imm.n_cols + (first + 7u)]; // piece.rs:71
        }
        float results_0 = 0.0f; // softmax.rs:176
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t135 = values_0 - max_2; // softmax.rs:179
        const float bounded_1 = min_f32(max_f32(t135, -104.0f), 89.0f); // math.rs:189
        const float t136 = bounded_1 * 1.442695f; // math.rs:190
        const float k = rint(t136);
        const float t137 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded_1 - t137;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t138 = reduced - r; // math.rs:194
        const float r_error = t138 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t139 = q * r; // math.rs:199
        q = t139 + 0.0013933674f;
        const float t140 = q * r;
        q = t140 + 0.008333311f;
        const float t141 = q * r;
        q = t141 + 0.041666467f;
        const float t142 = q * r;
        q = t142 + 0.16666667f;
        const float t143 = q * r;
        q = t143 + 0.5f;
        const float t144 = r * r; // math.rs:201
        const float t145 = t144 * q;
        const float t146 = r_error + t145;
        const float t147 = r + t146;
        const float y_1 = 1.0f + t147;
        const uint t148 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field_1 = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t148 >> 24u)); // math.rs:41
        const uint bits_1 = (as_type<uint>(field_1) << 23u) | (t148 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1))); // math.rs:43
        const float t149 = (((as_type<uint>(t135) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power) * scale; // softmax.rs:179
        const uint bits_2 = as_type<uint>(t149); // math.rs:34
        results_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // softmax.rs:179
        const float t150 = values_1 - max_2;
        const float bounded_2 = min_f32(max_f32(t150, -104.0f), 89.0f); // math.rs:189
        const float t151 = bounded_2 * 1.442695f; // math.rs:190
        const float k_1 = rint(t151);
        const float t152 = k_1 * 0.6933594f; // math.rs:191
        const float reduced_1 = bounded_2 - t152;
        const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
        const float r_1 = reduced_1 - correction_1; // math.rs:193
        const float t153 = reduced_1 - r_1; // math.rs:194
        const float r_error_1 = t153 - correction_1;
        float q_1 = 0.00019891017f; // math.rs:196
        const float t154 = q_1 * r_1; // math.rs:199
        q_1 = t154 + 0.0013933674f;
        const float t155 = q_1 * r_1;
        q_1 = t155 + 0.008333311f;
        const float t156 = q_1 * r_1;
        q_1 = t156 + 0.041666467f;
        const float t157 = q_1 * r_1;
        q_1 = t157 + 0.16666667f;
        const float t158 = q_1 * r_1;
        q_1 = t158 + 0.5f;
        const float t159 = r_1 * r_1; // math.rs:201
        const float t160 = t159 * q_1;
        const float t161 = r_error_1 + t160;
        const float t162 = r_1 + t161;
        const float y_2 = 1.0f + t162;
        const uint t163 = (as_type<uint>(y_2) & 8388607u) | 8388608u; // math.rs:202
        const int field_2 = add_i32(add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), i32_from_f32(k_1)), as_type<int>(t163 >> 24u)); // math.rs:41
        const uint bits_3 = (as_type<uint>(field_2) << 23u) | (t163 & 8388607u); // math.rs:42
        const float power_1 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_3))); // math.rs:43
        const float t164 = (((as_type<uint>(t150) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1) * scale; // softmax.rs:179
        const uint bits_4 = as_type<uint>(t164); // math.rs:34
        results_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // softmax.rs:179
        const float t165 = values_2 - max_2;
        const float bounded_3 = min_f32(max_f32(t165, -104.0f), 89.0f); // math.rs:189
        const float t166 = bounded_3 * 1.442695f; // math.rs:190
        const float k_2 = rint(t166);
        const float t167 = k_2 * 0.6933594f; // math.rs:191
        const float reduced_2 = bounded_3 - t167;
        const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
        const float r_2 = reduced_2 - correction_2; // math.rs:193
        const float t168 = reduced_2 - r_2; // math.rs:194
        const float r_error_2 = t168 - correction_2;
        float q_2 = 0.00019891017f; // math.rs:196
        const float t169 = q_2 * r_2; // math.rs:199
        q_2 = t169 + 0.0013933674f;
        const float t170 = q_2 * r_2;
        q_2 = t170 + 0.008333311f;
        const float t171 = q_2 * r_2;
        q_2 = t171 + 0.041666467f;
        const float t172 = q_2 * r_2;
        q_2 = t172 + 0.16666667f;
        const float t173 = q_2 * r_2;
        q_2 = t173 + 0.5f;
        const float t174 = r_2 * r_2; // math.rs:201
        const float t175 = t174 * q_2;
        const float t176 = r_error_2 + t175;
        const float t177 = r_2 + t176;
        const float y_3 = 1.0f + t177;
        const uint t178 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
        const int field_3 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k_2)), as_type<int>(t178 >> 24u)); // math.rs:41
        const uint bits_5 = (as_type<uint>(field_3) << 23u) | (t178 & 8388607u); // math.rs:42
        const float power_2 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_5))); // math.rs:43
        const float t179 = (((as_type<uint>(t165) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2) * scale; // softmax.rs:179
        const uint bits_6 = as_type<uint>(t179); // math.rs:34
        results_2 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // softmax.rs:179
        const float t180 = values_3 - max_2;
        const float bounded_4 = min_f32(max_f32(t180, -104.0f), 89.0f); // math.rs:189
        const float t181 = bounded_4 * 1.442695f; // math.rs:190
        const float k_3 = rint(t181);
        const float t182 = k_3 * 0.6933594f; // math.rs:191
        const float reduced_3 = bounded_4 - t182;
        const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
        const float r_3 = reduced_3 - correction_3; // math.rs:193
        const float t183 = reduced_3 - r_3; // math.rs:194
        const float r_error_3 = t183 - correction_3;
        float q_3 = 0.00019891017f; // math.rs:196
        const float t184 = q_3 * r_3; // math.rs:199
        q_3 = t184 + 0.0013933674f;
        const float t185 = q_3 * r_3;
        q_3 = t185 + 0.008333311f;
        const float t186 = q_3 * r_3;
        q_3 = t186 + 0.041666467f;
        const float t187 = q_3 * r_3;
        q_3 = t187 + 0.16666667f;
        const float t188 = q_3 * r_3;
        q_3 = t188 + 0.5f;
        const float t189 = r_3 * r_3; // math.rs:201
        const float t190 = t189 * q_3;
        const float t191 = r_error_3 + t190;
        const float t192 = r_3 + t191;
        const float y_4 = 1.0f + t192;
        const uint t193 = (as_type<uint>(y_4) & 8388607u) | 8388608u; // math.rs:202
        const int field_4 = add_i32(add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), i32_from_f32(k_3)), as_type<int>(t193 >> 24u)); // math.rs:41
        const uint bits_7 = (as_type<uint>(field_4) << 23u) | (t193 & 8388607u); // math.rs:42
        const float power_3 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_7))); // math.rs:43
        const float t194 = (((as_type<uint>(t180) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3) * scale; // softmax.rs:179
        const uint bits_8 = as_type<uint>(t194); // math.rs:34
        results_3 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // softmax.rs:179
        const float t195 = values_4 - max_2;
        const float bounded_5 = min_f32(max_f32(t195, -104.0f), 89.0f); // math.rs:189
        const float t196 = bounded_5 * 1.442695f; // math.rs:190
        const float k_4 = rint(t196);
        const float t197 = k_4 * 0.6933594f; // math.rs:191
        const float reduced_4 = bounded_5 - t197;
        const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
        const float r_4 = reduced_4 - correction_4; // math.rs:193
        const float t198 = reduced_4 - r_4; // math.rs:194
        const float r_error_4 = t198 - correction_4;
        float q_4 = 0.00019891017f; // math.rs:196
        const float t199 = q_4 * r_4; // math.rs:199
        q_4 = t199 + 0.0013933674f;
        const float t200 = q_4 * r_4;
        q_4 = t200 + 0.008333311f;
        const float t201 = q_4 * r_4;
        q_4 = t201 + 0.041666467f;
        const float t202 = q_4 * r_4;
        q_4 = t202 + 0.16666667f;
        const float t203 = q_4 * r_4;
        q_4 = t203 + 0.5f;
        const float t204 = r_4 * r_4; // math.rs:201
        const float t205 = t204 * q_4;
        const float t206 = r_error_4 + t205;
        const float t207 = r_4 + t206;
        const float y_5 = 1.0f + t207;
        const uint t208 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
        const int field_5 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_4)), as_type<int>(t208 >> 24u)); // math.rs:41
        const uint bits_9 = (as_type<uint>(field_5) << 23u) | (t208 & 8388607u); // math.rs:42
        const float power_4 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9))); // math.rs:43
        const float t209 = (((as_type<uint>(t195) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4) * scale; // softmax.rs:179
        const uint bits_10 = as_type<uint>(t209); // math.rs:34
        results_4 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)); // softmax.rs:179
        const float t210 = values_5 - max_2;
        const float bounded_6 = min_f32(max_f32(t210, -104.0f), 89.0f); // math.rs:189
        const float t211 = bounded_6 * 1.442695f; // math.rs:190
        const float k_5 = rint(t211);
        const float t212 = k_5 * 0.6933594f; // math.rs:191
        const float reduced_5 = bounded_6 - t212;
        const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
        const float r_5 = reduced_5 - correction_5; // math.rs:193
        const float t213 = reduced_5 - r_5; // math.rs:194
        const float r_error_5 = t213 - correction_5;
        float q_5 = 0.00019891017f; // math.rs:196
        const float t214 = q_5 * r_5; // math.rs:199
        q_5 = t214 + 0.0013933674f;
        const float t215 = q_5 * r_5;
        q_5 = t215 + 0.008333311f;
        const float t216 = q_5 * r_5;
        q_5 = t216 + 0.041666467f;
        const float t217 = q_5 * r_5;
        q_5 = t217 + 0.16666667f;
        const float t218 = q_5 * r_5;
        q_5 = t218 + 0.5f;
        const float t219 = r_5 * r_5; // math.rs:201
        const float t220 = t219 * q_5;
        const float t221 = r_error_5 + t220;
        const float t222 = r_5 + t221;
        const float y_6 = 1.0f + t222;
        const uint t223 = (as_type<uint>(y_6) & 8388607u) | 8388608u; // math.rs:202
        const int field_6 = add_i32(add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), i32_from_f32(k_5)), as_type<int>(t223 >> 24u)); // math.rs:41
        const uint bits_11 = (as_type<uint>(field_6) << 23u) | (t223 & 8388607u); // math.rs:42
        const float power_5 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_11))); // math.rs:43
        const float t224 = (((as_type<uint>(t210) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5) * scale; // softmax.rs:179
        const uint bits_12 = as_type<uint>(t224); // math.rs:34
        results_5 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // softmax.rs:179
        const float t225 = values_6 - max_2;
        const float bounded_7 = min_f32(max_f32(t225, -104.0f), 89.0f); // math.rs:189
        const float t226 = bounded_7 * 1.442695f; // math.rs:190
        const float k_6 = rint(t226);
        const float t227 = k_6 * 0.6933594f; // math.rs:191
        const float reduced_6 = bounded_7 - t227;
        const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
        const float r_6 = reduced_6 - correction_6; // math.rs:193
        const float t228 = reduced_6 - r_6; // math.rs:194
        const float r_error_6 = t228 - correction_6;
        float q_6 = 0.00019891017f; // math.rs:196
        const float t229 = q_6 * r_6; // math.rs:199
        q_6 = t229 + 0.0013933674f;
        const float t230 = q_6 * r_6;
        q_6 = t230 + 0.008333311f;
        const float t231 = q_6 * r_6;
        q_6 = t231 + 0.041666467f;
        const float t232 = q_6 * r_6;
        q_6 = t232 + 0.16666667f;
        const float t233 = q_6 * r_6;
        q_6 = t233 + 0.5f;
        const float t234 = r_6 * r_6; // math.rs:201
        const float t235 = t234 * q_6;
        const float t236 = r_error_6 + t235;
        const float t237 = r_6 + t236;
        const float y_7 = 1.0f + t237;
        const uint t238 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
        const int field_7 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_6)), as_type<int>(t238 >> 24u)); // math.rs:41
        const uint bits_13 = (as_type<uint>(field_7) << 23u) | (t238 & 8388607u); // math.rs:42
        const float power_6 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_13))); // math.rs:43
        const float t239 = (((as_type<uint>(t225) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6) * scale; // softmax.rs:179
        const uint bits_14 = as_type<uint>(t239); // math.rs:34
        results_6 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // softmax.rs:179
        const float t240 = values_7 - max_2;
        const float bounded_8 = min_f32(max_f32(t240, -104.0f), 89.0f); // math.rs:189
        const float t241 = bounded_8 * 1.442695f; // math.rs:190
        const float k_7 = rint(t241);
        const float t242 = k_7 * 0.6933594f; // math.rs:191
        const float reduced_7 = bounded_8 - t242;
        const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
        const float r_7 = reduced_7 - correction_7; // math.rs:193
        const float t243 = reduced_7 - r_7; // math.rs:194
        const float r_error_7 = t243 - correction_7;
        float q_7 = 0.00019891017f; // math.rs:196
        const float t244 = q_7 * r_7; // math.rs:199
        q_7 = t244 + 0.0013933674f;
        const float t245 = q_7 * r_7;
        q_7 = t245 + 0.008333311f;
        const float t246 = q_7 * r_7;
        q_7 = t246 + 0.041666467f;
        const float t247 = q_7 * r_7;
        q_7 = t247 + 0.16666667f;
        const float t248 = q_7 * r_7;
        q_7 = t248 + 0.5f;
        const float t249 = r_7 * r_7; // math.rs:201
        const float t250 = t249 * q_7;
        const float t251 = r_error_7 + t250;
        const float t252 = r_7 + t251;
        const float y_8 = 1.0f + t252;
        const uint t253 = (as_type<uint>(y_8) & 8388607u) | 8388608u; // math.rs:202
        const int field_8 = add_i32(add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), i32_from_f32(k_7)), as_type<int>(t253 >> 24u)); // math.rs:41
        const uint bits_15 = (as_type<uint>(field_8) << 23u) | (t253 & 8388607u); // math.rs:42
        const float power_7 = as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_15))); // math.rs:43
        const float t254 = (((as_type<uint>(t240) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7) * scale; // softmax.rs:179
        const uint bits_16 = as_type<uint>(t254); // math.rs:34
        results_7 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // softmax.rs:179
        const float t255 = results_0; // softmax.rs:181
        const float t256 = results_1;
        const float t257 = results_2;
        const float t258 = results_3;
        const float t259 = results_4;
        const float t260 = results_5;
        const float t261 = results_6;
        const float t262 = results_7;
        if (first < imm.n_cols) { // piece.rs:94
            y[row * imm.n_cols + first] = t255; // piece.rs:95
        }
        if (first + 1u < imm.n_cols) { // piece.rs:94
            y[row * imm.n_cols + (first + 1u)] = t256; // piece.rs:95
        }
        if (first + 2u < imm.n_cols) { // piece.rs:94
            y[row * imm.n_cols + (first + 2u)] = t257; // piece.rs:95
        }
        if (first + 3u < imm.n_cols) { // piece.rs:94
            y[row * imm.n_cols + (first + 3u)] = t258; // piece.rs:95
        }
        if (first + 4u < imm.n_cols) { // piece.rs:94
            y[row * imm.n_cols + (first + 4u)] = t259; // piece.rs:95
        }
        if (first + 5u < imm.n_cols) { // piece.rs:94
            y[row * imm.n_cols + (first + 5u)] = t260; // piece.rs:95
        }
        if (first + 6u < imm.n_cols) { // piece.rs:94
            y[row * imm.n_cols + (first + 6u)] = t261; // piece.rs:95
        }
        if (first + 7u < imm.n_cols) { // piece.rs:94
            y[row * imm.n_cols + (first + 7u)] = t262; // piece.rs:95
        }
    }
}
