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
    const uint row = workgroup_id.x; // softmax.rs:152
    const uint start = local_invocation_index * 8u; // softmax.rs:153
    float own_max = as_type<float>(0xff800000u); // softmax.rs:155
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:156
        const uint4 t0 = ((device const uint4*)x)[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:39
        own_max = max_f32(own_max, decode_bf16(t0.x)); // softmax.rs:160
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
    float own_sum = 0.0f; // softmax.rs:165
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:166
        const uint4 t1 = ((device const uint4*)x)[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:39
        const float t2 = decode_bf16(t1.x) - max_2; // softmax.rs:170
        const float bounded = min_f32(max_f32(t2, -104.0f), 89.0f); // math.rs:189
        const float t3 = bounded * 1.442695f; // math.rs:190
        const float k = rint(t3);
        const float t4 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded - t4;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t5 = reduced - r; // math.rs:194
        const float r_error = t5 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t6 = q * r; // math.rs:199
        q = t6 + 0.0013933674f;
        const float t7 = q * r;
        q = t7 + 0.008333311f;
        const float t8 = q * r;
        q = t8 + 0.041666467f;
        const float t9 = q * r;
        q = t9 + 0.16666667f;
        const float t10 = q * r;
        q = t10 + 0.5f;
        const float t11 = r * r; // math.rs:201
        const float t12 = t11 * q;
        const float t13 = r_error + t12;
        const float t14 = r + t13;
        const float y_1 = 1.0f + t14;
        const uint t15 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t15 >> 24u)); // math.rs:41
        const uint bits = (as_type<uint>(field) << 23u) | (t15 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
        const float t16 = own_sum + (((as_type<uint>(t2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power); // softmax.rs:170
        own_sum = t16;
        const float t17 = decode_bf16(t1.x >> 16u) - max_2;
        const float bounded_1 = min_f32(max_f32(t17, -104.0f), 89.0f); // math.rs:189
        const float t18 = bounded_1 * 1.442695f; // math.rs:190
        const float k_1 = rint(t18);
        const float t19 = k_1 * 0.6933594f; // math.rs:191
        const float reduced_1 = bounded_1 - t19;
        const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
        const float r_1 = reduced_1 - correction_1; // math.rs:193
        const float t20 = reduced_1 - r_1; // math.rs:194
        const float r_error_1 = t20 - correction_1;
        float q_1 = 0.00019891017f; // math.rs:196
        const float t21 = q_1 * r_1; // math.rs:199
        q_1 = t21 + 0.0013933674f;
        const float t22 = q_1 * r_1;
        q_1 = t22 + 0.008333311f;
        const float t23 = q_1 * r_1;
        q_1 = t23 + 0.041666467f;
        const float t24 = q_1 * r_1;
        q_1 = t24 + 0.16666667f;
        const float t25 = q_1 * r_1;
        q_1 = t25 + 0.5f;
        const float t26 = r_1 * r_1; // math.rs:201
        const float t27 = t26 * q_1;
        const float t28 = r_error_1 + t27;
        const float t29 = r_1 + t28;
        const float y_2 = 1.0f + t29;
        const uint t30 = (as_type<uint>(y_2) & 8388607u) | 8388608u; // math.rs:202
        const int field_1 = add_i32(add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), i32_from_f32(k_1)), as_type<int>(t30 >> 24u)); // math.rs:41
        const uint bits_1 = (as_type<uint>(field_1) << 23u) | (t30 & 8388607u); // math.rs:42
        const float power_1 = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1))); // math.rs:43
        const float t31 = own_sum + (((as_type<uint>(t17) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1); // softmax.rs:170
        own_sum = t31;
        const float t32 = decode_bf16(t1.y) - max_2;
        const float bounded_2 = min_f32(max_f32(t32, -104.0f), 89.0f); // math.rs:189
        const float t33 = bounded_2 * 1.442695f; // math.rs:190
        const float k_2 = rint(t33);
        const float t34 = k_2 * 0.6933594f; // math.rs:191
        const float reduced_2 = bounded_2 - t34;
        const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
        const float r_2 = reduced_2 - correction_2; // math.rs:193
        const float t35 = reduced_2 - r_2; // math.rs:194
        const float r_error_2 = t35 - correction_2;
        float q_2 = 0.00019891017f; // math.rs:196
        const float t36 = q_2 * r_2; // math.rs:199
        q_2 = t36 + 0.0013933674f;
        const float t37 = q_2 * r_2;
        q_2 = t37 + 0.008333311f;
        const float t38 = q_2 * r_2;
        q_2 = t38 + 0.041666467f;
        const float t39 = q_2 * r_2;
        q_2 = t39 + 0.16666667f;
        const float t40 = q_2 * r_2;
        q_2 = t40 + 0.5f;
        const float t41 = r_2 * r_2; // math.rs:201
        const float t42 = t41 * q_2;
        const float t43 = r_error_2 + t42;
        const float t44 = r_2 + t43;
        const float y_3 = 1.0f + t44;
        const uint t45 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
        const int field_2 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k_2)), as_type<int>(t45 >> 24u)); // math.rs:41
        const uint bits_2 = (as_type<uint>(field_2) << 23u) | (t45 & 8388607u); // math.rs:42
        const float power_2 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2))); // math.rs:43
        const float t46 = own_sum + (((as_type<uint>(t32) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2); // softmax.rs:170
        own_sum = t46;
        const float t47 = decode_bf16(t1.y >> 16u) - max_2;
        const float bounded_3 = min_f32(max_f32(t47, -104.0f), 89.0f); // math.rs:189
        const float t48 = bounded_3 * 1.442695f; // math.rs:190
        const float k_3 = rint(t48);
        const float t49 = k_3 * 0.6933594f; // math.rs:191
        const float reduced_3 = bounded_3 - t49;
        const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
        const float r_3 = reduced_3 - correction_3; // math.rs:193
        const float t50 = reduced_3 - r_3; // math.rs:194
        const float r_error_3 = t50 - correction_3;
        float q_3 = 0.00019891017f; // math.rs:196
        const float t51 = q_3 * r_3; // math.rs:199
        q_3 = t51 + 0.0013933674f;
        const float t52 = q_3 * r_3;
        q_3 = t52 + 0.008333311f;
        const float t53 = q_3 * r_3;
        q_3 = t53 + 0.041666467f;
        const float t54 = q_3 * r_3;
        q_3 = t54 + 0.16666667f;
        const float t55 = q_3 * r_3;
        q_3 = t55 + 0.5f;
        const float t56 = r_3 * r_3; // math.rs:201
        const float t57 = t56 * q_3;
        const float t58 = r_error_3 + t57;
        const float t59 = r_3 + t58;
        const float y_4 = 1.0f + t59;
        const uint t60 = (as_type<uint>(y_4) & 8388607u) | 8388608u; // math.rs:202
        const int field_3 = add_i32(add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), i32_from_f32(k_3)), as_type<int>(t60 >> 24u)); // math.rs:41
        const uint bits_3 = (as_type<uint>(field_3) << 23u) | (t60 & 8388607u); // math.rs:42
        const float power_3 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3))); // math.rs:43
        const float t61 = own_sum + (((as_type<uint>(t47) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3); // softmax.rs:170
        own_sum = t61;
        const float t62 = decode_bf16(t1.z) - max_2;
        const float bounded_4 = min_f32(max_f32(t62, -104.0f), 89.0f); // math.rs:189
        const float t63 = bounded_4 * 1.442695f; // math.rs:190
        const float k_4 = rint(t63);
        const float t64 = k_4 * 0.6933594f; // math.rs:191
        const float reduced_4 = bounded_4 - t64;
        const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
        const float r_4 = reduced_4 - correction_4; // math.rs:193
        const float t65 = reduced_4 - r_4; // math.rs:194
        const float r_error_4 = t65 - correction_4;
        float q_4 = 0.00019891017f; // math.rs:196
        const float t66 = q_4 * r_4; // math.rs:199
        q_4 = t66 + 0.0013933674f;
        const float t67 = q_4 * r_4;
        q_4 = t67 + 0.008333311f;
        const float t68 = q_4 * r_4;
        q_4 = t68 + 0.041666467f;
        const float t69 = q_4 * r_4;
        q_4 = t69 + 0.16666667f;
        const float t70 = q_4 * r_4;
        q_4 = t70 + 0.5f;
        const float t71 = r_4 * r_4; // math.rs:201
        const float t72 = t71 * q_4;
        const float t73 = r_error_4 + t72;
        const float t74 = r_4 + t73;
        const float y_5 = 1.0f + t74;
        const uint t75 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
        const int field_4 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_4)), as_type<int>(t75 >> 24u)); // math.rs:41
        const uint bits_4 = (as_type<uint>(field_4) << 23u) | (t75 & 8388607u); // math.rs:42
        const float power_4 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_4))); // math.rs:43
        const float t76 = own_sum + (((as_type<uint>(t62) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4); // softmax.rs:170
        own_sum = t76;
        const float t77 = decode_bf16(t1.z >> 16u) - max_2;
        const float bounded_5 = min_f32(max_f32(t77, -104.0f), 89.0f); // math.rs:189
        const float t78 = bounded_5 * 1.442695f; // math.rs:190
        const float k_5 = rint(t78);
        const float t79 = k_5 * 0.6933594f; // math.rs:191
        const float reduced_5 = bounded_5 - t79;
        const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
        const float r_5 = reduced_5 - correction_5; // math.rs:193
        const float t80 = reduced_5 - r_5; // math.rs:194
        const float r_error_5 = t80 - correction_5;
        float q_5 = 0.00019891017f; // math.rs:196
        const float t81 = q_5 * r_5; // math.rs:199
        q_5 = t81 + 0.0013933674f;
        const float t82 = q_5 * r_5;
        q_5 = t82 + 0.008333311f;
        const float t83 = q_5 * r_5;
        q_5 = t83 + 0.041666467f;
        const float t84 = q_5 * r_5;
        q_5 = t84 + 0.16666667f;
        const float t85 = q_5 * r_5;
        q_5 = t85 + 0.5f;
        const float t86 = r_5 * r_5; // math.rs:201
        const float t87 = t86 * q_5;
        const float t88 = r_error_5 + t87;
        const float t89 = r_5 + t88;
        const float y_6 = 1.0f + t89;
        const uint t90 = (as_type<uint>(y_6) & 8388607u) | 8388608u; // math.rs:202
        const int field_5 = add_i32(add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), i32_from_f32(k_5)), as_type<int>(t90 >> 24u)); // math.rs:41
        const uint bits_5 = (as_type<uint>(field_5) << 23u) | (t90 & 8388607u); // math.rs:42
        const float power_5 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_5))); // math.rs:43
        const float t91 = own_sum + (((as_type<uint>(t77) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5); // softmax.rs:170
        own_sum = t91;
        const float t92 = decode_bf16(t1.w) - max_2;
        const float bounded_6 = min_f32(max_f32(t92, -104.0f), 89.0f); // math.rs:189
        const float t93 = bounded_6 * 1.442695f; // math.rs:190
        const float k_6 = rint(t93);
        const float t94 = k_6 * 0.6933594f; // math.rs:191
        const float reduced_6 = bounded_6 - t94;
        const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
        const float r_6 = reduced_6 - correction_6; // math.rs:193
        const float t95 = reduced_6 - r_6; // math.rs:194
        const float r_error_6 = t95 - correction_6;
        float q_6 = 0.00019891017f; // math.rs:196
        const float t96 = q_6 * r_6; // math.rs:199
        q_6 = t96 + 0.0013933674f;
        const float t97 = q_6 * r_6;
        q_6 = t97 + 0.008333311f;
        const float t98 = q_6 * r_6;
        q_6 = t98 + 0.041666467f;
        const float t99 = q_6 * r_6;
        q_6 = t99 + 0.16666667f;
        const float t100 = q_6 * r_6;
        q_6 = t100 + 0.5f;
        const float t101 = r_6 * r_6; // math.rs:201
        const float t102 = t101 * q_6;
        const float t103 = r_error_6 + t102;
        const float t104 = r_6 + t103;
        const float y_7 = 1.0f + t104;
        const uint t105 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
        const int field_6 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_6)), as_type<int>(t105 >> 24u)); // math.rs:41
        const uint bits_6 = (as_type<uint>(field_6) << 23u) | (t105 & 8388607u); // math.rs:42
        const float power_6 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_6))); // math.rs:43
        const float t106 = own_sum + (((as_type<uint>(t92) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6); // softmax.rs:170
        own_sum = t106;
        const float t107 = decode_bf16(t1.w >> 16u) - max_2;
        const float bounded_7 = min_f32(max_f32(t107, -104.0f), 89.0f); // math.rs:189
        const float t108 = bounded_7 * 1.442695f; // math.rs:190
        const float k_7 = rint(t108);
        const float t109 = k_7 * 0.6933594f; // math.rs:191
        const float reduced_7 = bounded_7 - t109;
        const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
        const float r_7 = reduced_7 - correction_7; // math.rs:193
        const float t110 = reduced_7 - r_7; // math.rs:194
        const float r_error_7 = t110 - correction_7;
        float q_7 = 0.00019891017f; // math.rs:196
        const float t111 = q_7 * r_7; // math.rs:199
        q_7 = t111 + 0.0013933674f;
        const float t112 = q_7 * r_7;
        q_7 = t112 + 0.008333311f;
        const float t113 = q_7 * r_7;
        q_7 = t113 + 0.041666467f;
        const float t114 = q_7 * r_7;
        q_7 = t114 + 0.16666667f;
        const float t115 = q_7 * r_7;
        q_7 = t115 + 0.5f;
        const float t116 = r_7 * r_7; // math.rs:201
        const float t117 = t116 * q_7;
        const float t118 = r_error_7 + t117;
        const float t119 = r_7 + t118;
        const float y_8 = 1.0f + t119;
        const uint t120 = (as_type<uint>(y_8) & 8388607u) | 8388608u; // math.rs:202
        const int field_7 = add_i32(add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), i32_from_f32(k_7)), as_type<int>(t120 >> 24u)); // math.rs:41
        const uint bits_7 = (as_type<uint>(field_7) << 23u) | (t120 & 8388607u); // math.rs:42
        const float power_7 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_7))); // math.rs:43
        const float t121 = own_sum + (((as_type<uint>(t107) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7); // softmax.rs:170
        own_sum = t121;
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
    const float t122 = total_1; // reduce.rs:23
    const uint a_bits = 1065353216u; // math.rs:49
    const uint b_bits = as_type<uint>(t122); // math.rs:50
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
    const uint b_field = (b_bits >> 23u) & 255u; // math.rs:53
    const uint t123 = b_bits & 8388607u; // math.rs:54
    const uint below = ((0u < t123) ? 1u : 0u); // math.rs:69
    const uint numerator = shl_u32(8388608u, below); // math.rs:70
    const uint denominator = t123 | 8388608u; // math.rs:71
    const float d = as_type<float>(t123 | 1065353216u); // math.rs:73
    const float t124 = 0.47058824f * d; // math.rs:74
    float reciprocal = 1.4117647f - t124;
    const float t125 = d * reciprocal; // math.rs:77
    const float t126 = 1.0f - t125;
    const float t127 = reciprocal * t126;
    reciprocal = reciprocal + t127;
    const float t128 = d * reciprocal;
    const float t129 = 1.0f - t128;
    const float t130 = reciprocal * t129;
    reciprocal = reciprocal + t130;
    const float t131 = d * reciprocal;
    const float t132 = 1.0f - t131;
    const float t133 = reciprocal * t132;
    reciprocal = reciprocal + t133;
    const float n = as_type<float>(1065353216u + (below << 23u)); // math.rs:80
    const float t134 = n * reciprocal; // math.rs:81
    const float t135 = t134 * 8388608.0f;
    uint quotient = u32_from_f32(t135);
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
    const uint t136 = quotient; // math.rs:96
    const int field = add_i32(exponent, as_type<int>(t136 >> 24u)); // math.rs:41
    const uint bits = (as_type<uint>(field) << 23u) | (t136 & 8388607u); // math.rs:42
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
    const bool b_zero = b_field == 0u; // math.rs:59
    const float bounded = (b_infinite ? as_type<float>(sign_1) : quotient_1); // math.rs:61
    const float extended = (b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // math.rs:62
    const float scale = (((as_type<uint>(t122) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended); // math.rs:63
    for (uint first = start; first < imm.n_cols; first += 2048u) { // softmax.rs:174
        const uint4 t137 = ((device const uint4*)x)[((row * imm.n_cols + first) >> 1u) >> 2u]; // piece.rs:39
        float results_0 = 0.0f; // softmax.rs:176
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t138 = decode_bf16(t137.x) - max_2; // softmax.rs:179
        const float bounded_1 = min_f32(max_f32(t138, -104.0f), 89.0f); // math.rs:189
        const float t139 = bounded_1 * 1.442695f; // math.rs:190
        const float k = rint(t139);
        const float t140 = k * 0.6933594f; // math.rs:191
        const float reduced = bounded_1 - t140;
        const float correction = k * -0.00021219444f; // math.rs:192
        const float r = reduced - correction; // math.rs:193
        const float t141 = reduced - r; // math.rs:194
        const float r_error = t141 - correction;
        float q = 0.00019891017f; // math.rs:196
        const float t142 = q * r; // math.rs:199
        q = t142 + 0.0013933674f;
        const float t143 = q * r;
        q = t143 + 0.008333311f;
        const float t144 = q * r;
        q = t144 + 0.041666467f;
        const float t145 = q * r;
        q = t145 + 0.16666667f;
        const float t146 = q * r;
        q = t146 + 0.5f;
        const float t147 = r * r; // math.rs:201
        const float t148 = t147 * q;
        const float t149 = r_error + t148;
        const float t150 = r + t149;
        const float y_1 = 1.0f + t150;
        const uint t151 = (as_type<uint>(y_1) & 8388607u) | 8388608u; // math.rs:202
        const int field_1 = add_i32(add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), i32_from_f32(k)), as_type<int>(t151 >> 24u)); // math.rs:41
        const uint bits_1 = (as_type<uint>(field_1) << 23u) | (t151 & 8388607u); // math.rs:42
        const float power = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1))); // math.rs:43
        const float t152 = (((as_type<uint>(t138) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power) * scale; // softmax.rs:179
        const uint bits_2 = as_type<uint>(t152); // math.rs:34
        results_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // softmax.rs:179
        const float t153 = decode_bf16(t137.x >> 16u) - max_2;
        const float bounded_2 = min_f32(max_f32(t153, -104.0f), 89.0f); // math.rs:189
        const float t154 = bounded_2 * 1.442695f; // math.rs:190
        const float k_1 = rint(t154);
        const float t155 = k_1 * 0.6933594f; // math.rs:191
        const float reduced_1 = bounded_2 - t155;
        const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
        const float r_1 = reduced_1 - correction_1; // math.rs:193
        const float t156 = reduced_1 - r_1; // math.rs:194
        const float r_error_1 = t156 - correction_1;
        float q_1 = 0.00019891017f; // math.rs:196
        const float t157 = q_1 * r_1; // math.rs:199
        q_1 = t157 + 0.0013933674f;
        const float t158 = q_1 * r_1;
        q_1 = t158 + 0.008333311f;
        const float t159 = q_1 * r_1;
        q_1 = t159 + 0.041666467f;
        const float t160 = q_1 * r_1;
        q_1 = t160 + 0.16666667f;
        const float t161 = q_1 * r_1;
        q_1 = t161 + 0.5f;
        const float t162 = r_1 * r_1; // math.rs:201
        const float t163 = t162 * q_1;
        const float t164 = r_error_1 + t163;
        const float t165 = r_1 + t164;
        const float y_2 = 1.0f + t165;
        const uint t166 = (as_type<uint>(y_2) & 8388607u) | 8388608u; // math.rs:202
        const int field_2 = add_i32(add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), i32_from_f32(k_1)), as_type<int>(t166 >> 24u)); // math.rs:41
        const uint bits_3 = (as_type<uint>(field_2) << 23u) | (t166 & 8388607u); // math.rs:42
        const float power_1 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_3))); // math.rs:43
        const float t167 = (((as_type<uint>(t153) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1) * scale; // softmax.rs:179
        const uint bits_4 = as_type<uint>(t167); // math.rs:34
        results_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // softmax.rs:179
        const float t168 = decode_bf16(t137.y) - max_2;
        const float bounded_3 = min_f32(max_f32(t168, -104.0f), 89.0f); // math.rs:189
        const float t169 = bounded_3 * 1.442695f; // math.rs:190
        const float k_2 = rint(t169);
        const float t170 = k_2 * 0.6933594f; // math.rs:191
        const float reduced_2 = bounded_3 - t170;
        const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
        const float r_2 = reduced_2 - correction_2; // math.rs:193
        const float t171 = reduced_2 - r_2; // math.rs:194
        const float r_error_2 = t171 - correction_2;
        float q_2 = 0.00019891017f; // math.rs:196
        const float t172 = q_2 * r_2; // math.rs:199
        q_2 = t172 + 0.0013933674f;
        const float t173 = q_2 * r_2;
        q_2 = t173 + 0.008333311f;
        const float t174 = q_2 * r_2;
        q_2 = t174 + 0.041666467f;
        const float t175 = q_2 * r_2;
        q_2 = t175 + 0.16666667f;
        const float t176 = q_2 * r_2;
        q_2 = t176 + 0.5f;
        const float t177 = r_2 * r_2; // math.rs:201
        const float t178 = t177 * q_2;
        const float t179 = r_error_2 + t178;
        const float t180 = r_2 + t179;
        const float y_3 = 1.0f + t180;
        const uint t181 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
        const int field_3 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k_2)), as_type<int>(t181 >> 24u)); // math.rs:41
        const uint bits_5 = (as_type<uint>(field_3) << 23u) | (t181 & 8388607u); // math.rs:42
        const float power_2 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_5))); // math.rs:43
        const float t182 = (((as_type<uint>(t168) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2) * scale; // softmax.rs:179
        const uint bits_6 = as_type<uint>(t182); // math.rs:34
        results_2 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // softmax.rs:179
        const float t183 = decode_bf16(t137.y >> 16u) - max_2;
        const float bounded_4 = min_f32(max_f32(t183, -104.0f), 89.0f); // math.rs:189
        const float t184 = bounded_4 * 1.442695f; // math.rs:190
        const float k_3 = rint(t184);
        const float t185 = k_3 * 0.6933594f; // math.rs:191
        const float reduced_3 = bounded_4 - t185;
        const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
        const float r_3 = reduced_3 - correction_3; // math.rs:193
        const float t186 = reduced_3 - r_3; // math.rs:194
        const float r_error_3 = t186 - correction_3;
        float q_3 = 0.00019891017f; // math.rs:196
        const float t187 = q_3 * r_3; // math.rs:199
        q_3 = t187 + 0.0013933674f;
        const float t188 = q_3 * r_3;
        q_3 = t188 + 0.008333311f;
        const float t189 = q_3 * r_3;
        q_3 = t189 + 0.041666467f;
        const float t190 = q_3 * r_3;
        q_3 = t190 + 0.16666667f;
        const float t191 = q_3 * r_3;
        q_3 = t191 + 0.5f;
        const float t192 = r_3 * r_3; // math.rs:201
        const float t193 = t192 * q_3;
        const float t194 = r_error_3 + t193;
        const float t195 = r_3 + t194;
        const float y_4 = 1.0f + t195;
        const uint t196 = (as_type<uint>(y_4) & 8388607u) | 8388608u; // math.rs:202
        const int field_4 = add_i32(add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), i32_from_f32(k_3)), as_type<int>(t196 >> 24u)); // math.rs:41
        const uint bits_7 = (as_type<uint>(field_4) << 23u) | (t196 & 8388607u); // math.rs:42
        const float power_3 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_7))); // math.rs:43
        const float t197 = (((as_type<uint>(t183) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3) * scale; // softmax.rs:179
        const uint bits_8 = as_type<uint>(t197); // math.rs:34
        results_3 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // softmax.rs:179
        const float t198 = decode_bf16(t137.z) - max_2;
        const float bounded_5 = min_f32(max_f32(t198, -104.0f), 89.0f); // math.rs:189
        const float t199 = bounded_5 * 1.442695f; // math.rs:190
        const float k_4 = rint(t199);
        const float t200 = k_4 * 0.6933594f; // math.rs:191
        const float reduced_4 = bounded_5 - t200;
        const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
        const float r_4 = reduced_4 - correction_4; // math.rs:193
        const float t201 = reduced_4 - r_4; // math.rs:194
        const float r_error_4 = t201 - correction_4;
        float q_4 = 0.00019891017f; // math.rs:196
        const float t202 = q_4 * r_4; // math.rs:199
        q_4 = t202 + 0.0013933674f;
        const float t203 = q_4 * r_4;
        q_4 = t203 + 0.008333311f;
        const float t204 = q_4 * r_4;
        q_4 = t204 + 0.041666467f;
        const float t205 = q_4 * r_4;
        q_4 = t205 + 0.16666667f;
        const float t206 = q_4 * r_4;
        q_4 = t206 + 0.5f;
        const float t207 = r_4 * r_4; // math.rs:201
        const float t208 = t207 * q_4;
        const float t209 = r_error_4 + t208;
        const float t210 = r_4 + t209;
        const float y_5 = 1.0f + t210;
        const uint t211 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
        const int field_5 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_4)), as_type<int>(t211 >> 24u)); // math.rs:41
        const uint bits_9 = (as_type<uint>(field_5) << 23u) | (t211 & 8388607u); // math.rs:42
        const float power_4 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9))); // math.rs:43
        const float t212 = (((as_type<uint>(t198) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4) * scale; // softmax.rs:179
        const uint bits_10 = as_type<uint>(t212); // math.rs:34
        results_4 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)); // softmax.rs:179
        const float t213 = decode_bf16(t137.z >> 16u) - max_2;
        const float bounded_6 = min_f32(max_f32(t213, -104.0f), 89.0f); // math.rs:189
        const float t214 = bounded_6 * 1.442695f; // math.rs:190
        const float k_5 = rint(t214);
        const float t215 = k_5 * 0.6933594f; // math.rs:191
        const float reduced_5 = bounded_6 - t215;
        const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
        const float r_5 = reduced_5 - correction_5; // math.rs:193
        const float t216 = reduced_5 - r_5; // math.rs:194
        const float r_error_5 = t216 - correction_5;
        float q_5 = 0.00019891017f; // math.rs:196
        const float t217 = q_5 * r_5; // math.rs:199
        q_5 = t217 + 0.0013933674f;
        const float t218 = q_5 * r_5;
        q_5 = t218 + 0.008333311f;
        const float t219 = q_5 * r_5;
        q_5 = t219 + 0.041666467f;
        const float t220 = q_5 * r_5;
        q_5 = t220 + 0.16666667f;
        const float t221 = q_5 * r_5;
        q_5 = t221 + 0.5f;
        const float t222 = r_5 * r_5; // math.rs:201
        const float t223 = t222 * q_5;
        const float t224 = r_error_5 + t223;
        const float t225 = r_5 + t224;
        const float y_6 = 1.0f + t225;
        const uint t226 = (as_type<uint>(y_6) & 8388607u) | 8388608u; // math.rs:202
        const int field_6 = add_i32(add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), i32_from_f32(k_5)), as_type<int>(t226 >> 24u)); // math.rs:41
        const uint bits_11 = (as_type<uint>(field_6) << 23u) | (t226 & 8388607u); // math.rs:42
        const float power_5 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_11))); // math.rs:43
        const float t227 = (((as_type<uint>(t213) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5) * scale; // softmax.rs:179
        const uint bits_12 = as_type<uint>(t227); // math.rs:34
        results_5 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // softmax.rs:179
        const float t228 = decode_bf16(t137.w) - max_2;
        const float bounded_7 = min_f32(max_f32(t228, -104.0f), 89.0f); // math.rs:189
        const float t229 = bounded_7 * 1.442695f; // math.rs:190
        const float k_6 = rint(t229);
        const float t230 = k_6 * 0.6933594f; // math.rs:191
        const float reduced_6 = bounded_7 - t230;
        const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
        const float r_6 = reduced_6 - correction_6; // math.rs:193
        const float t231 = reduced_6 - r_6; // math.rs:194
        const float r_error_6 = t231 - correction_6;
        float q_6 = 0.00019891017f; // math.rs:196
        const float t232 = q_6 * r_6; // math.rs:199
        q_6 = t232 + 0.0013933674f;
        const float t233 = q_6 * r_6;
        q_6 = t233 + 0.008333311f;
        const float t234 = q_6 * r_6;
        q_6 = t234 + 0.041666467f;
        const float t235 = q_6 * r_6;
        q_6 = t235 + 0.16666667f;
        const float t236 = q_6 * r_6;
        q_6 = t236 + 0.5f;
        const float t237 = r_6 * r_6; // math.rs:201
        const float t238 = t237 * q_6;
        const float t239 = r_error_6 + t238;
        const float t240 = r_6 + t239;
        const float y_7 = 1.0f + t240;
        const uint t241 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
        const int field_7 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_6)), as_type<int>(t241 >> 24u)); // math.rs:41
        const uint bits_13 = (as_type<uint>(field_7) << 23u) | (t241 & 8388607u); // math.rs:42
        const float power_6 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_13))); // math.rs:43
        const float t242 = (((as_type<uint>(t228) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6) * scale; // softmax.rs:179
        const uint bits_14 = as_type<uint>(t242); // math.rs:34
        results_6 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // softmax.rs:179
        const float t243 = decode_bf16(t137.w >> 16u) - max_2;
        const float bounded_8 = min_f32(max_f32(t243, -104.0f), 89.0f); // math.rs:189
        const float t244 = bounded_8 * 1.442695f; // math.rs:190
        const float k_7 = rint(t244);
        const float t245 = k_7 * 0.6933594f; // math.rs:191
        const float reduced_7 = bounded_8 - t245;
        const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
        const float r_7 = reduced_7 - correction_7; // math.rs:193
        const float t246 = reduced_7 - r_7; // math.rs:194
        const float r_error_7 = t246 - correction_7;
        float q_7 = 0.00019891017f; // math.rs:196
        const float t247 = q_7 * r_7; // math.rs:199
        q_7 = t247 + 0.0013933674f;
        const float t248 = q_7 * r_7;
        q_7 = t248 + 0.008333311f;
        const float t249 = q_7 * r_7;
        q_7 = t249 + 0.041666467f;
        const float t250 = q_7 * r_7;
        q_7 = t250 + 0.16666667f;
        const float t251 = q_7 * r_7;
        q_7 = t251 + 0.5f;
        const float t252 = r_7 * r_7; // math.rs:201
        const float t253 = t252 * q_7;
        const float t254 = r_error_7 + t253;
        const float t255 = r_7 + t254;
        const float y_8 = 1.0f + t255;
        const uint t256 = (as_type<uint>(y_8) & 8388607u) | 8388608u; // math.rs:202
        const int field_8 = add_i32(add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), i32_from_f32(k_7)), as_type<int>(t256 >> 24u)); // math.rs:41
        const uint bits_15 = (as_type<uint>(field_8) << 23u) | (t256 & 8388607u); // math.rs:42
        const float power_7 = as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_15))); // math.rs:43
        const float t257 = (((as_type<uint>(t243) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7) * scale; // softmax.rs:179
        const uint bits_16 = as_type<uint>(t257); // math.rs:34
        results_7 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // softmax.rs:179
        const uint4 t258 = uint4(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:51
        ((device uint4*)y)[((row * imm.n_cols + first) >> 1u) >> 2u] = t258;
    }
}
