#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
    uint n_rows;
    uint n_cols;
};

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

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

int shl_i32(int a, uint b) {
    return as_type<int>(as_type<uint>(a) << (b & 31u));
}

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float max_f32(float a, float b) {
    return a < b ? b : a;
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

kernel void rms_norm__f32_f32__row_x1_gated(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const float* weight [[buffer(2)]],
    device const float* z [[buffer(3)]],
    device float* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float partial_sums[8];
    const uint row = workgroup_id.x; // rms_norm.rs:247
    const uint first = local_invocation_index * 8u;
    const uint n_rows = imm.n_rows; // rms_norm.rs:261
    const uint n_cols = imm.n_cols; // rms_norm.rs:262
    float own_sum = 0.0f; // rms_norm.rs:263
    if (row < n_rows) { // rms_norm.rs:264
        for (uint col = first; col < n_cols; col += 2048u) { // rms_norm.rs:265
            float values_0 = 0.0f; // piece.rs:67
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (col < imm.n_cols) { // piece.rs:70
                values_0 = x[row * imm.n_cols + col]; // piece.rs:71
            }
            if (col + 1u < imm.n_cols) { // piece.rs:70
                values_1 = x[row * imm.n_cols + (col + 1u)]; // piece.rs:71
            }
            if (col + 2u < imm.n_cols) { // piece.rs:70
                values_2 = x[row * imm.n_cols + (col + 2u)]; // piece.rs:71
            }
            if (col + 3u < imm.n_cols) { // piece.rs:70
                values_3 = x[row * imm.n_cols + (col + 3u)]; // piece.rs:71
            }
            if (col + 4u < imm.n_cols) { // piece.rs:70
                values_4 = x[row * imm.n_cols + (col + 4u)]; // piece.rs:71
            }
            if (col + 5u < imm.n_cols) { // piece.rs:70
                values_5 = x[row * imm.n_cols + (col + 5u)]; // piece.rs:71
            }
            if (col + 6u < imm.n_cols) { // piece.rs:70
                values_6 = x[row * imm.n_cols + (col + 6u)]; // piece.rs:71
            }
            if (col + 7u < imm.n_cols) { // piece.rs:70
                values_7 = x[row * imm.n_cols + (col + 7u)]; // piece.rs:71
            }
            const float t0 = values_0; // piece.rs:74
            const float t1 = values_1;
            const float t2 = values_2;
            const float t3 = values_3;
            const float t4 = values_4;
            const float t5 = values_5;
            const float t6 = values_6;
            const float t7 = values_7;
            const float t8 = t0 * t0; // rms_norm.rs:269
            own_sum = own_sum + t8;
            const float t9 = t1 * t1;
            own_sum = own_sum + t9;
            const float t10 = t2 * t2;
            own_sum = own_sum + t10;
            const float t11 = t3 * t3;
            own_sum = own_sum + t11;
            const float t12 = t4 * t4;
            own_sum = own_sum + t12;
            const float t13 = t5 * t5;
            own_sum = own_sum + t13;
            const float t14 = t6 * t6;
            own_sum = own_sum + t14;
            const float t15 = t7 * t7;
            own_sum = own_sum + t15;
        }
    }
    const float sum = reduce_add_f32(own_sum); // reduce.rs:12
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // reduce.rs:17
    float total = partial_sums[0u]; // reduce.rs:18
    total = total + partial_sums[1u]; // reduce.rs:21
    total = total + partial_sums[2u];
    total = total + partial_sums[3u];
    total = total + partial_sums[4u];
    total = total + partial_sums[5u];
    total = total + partial_sums[6u];
    total = total + partial_sums[7u];
    const float sum_1 = total; // reduce.rs:23
    const float t16 = float(n_cols); // rms_norm.rs:274
    const uint a_bits = as_type<uint>(sum_1); // math.rs:49
    const uint b_bits = as_type<uint>(t16); // math.rs:50
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
    const uint a_field = (a_bits >> 23u) & 255u; // math.rs:52
    const uint b_field = (b_bits >> 23u) & 255u; // math.rs:53
    const uint t17 = a_bits & 8388607u; // math.rs:54
    const uint t18 = b_bits & 8388607u;
    const uint below = ((t17 < t18) ? 1u : 0u); // math.rs:69
    const uint numerator = shl_u32(t17 | 8388608u, below); // math.rs:70
    const uint denominator = t18 | 8388608u; // math.rs:71
    const float d = as_type<float>(t18 | 1065353216u); // math.rs:73
    const float t19 = 0.47058824f * d; // math.rs:74
    float reciprocal = 1.4117647f - t19;
    const float t20 = d * reciprocal; // math.rs:77
    const float t21 = 1.0f - t20;
    const float t22 = reciprocal * t21;
    reciprocal = reciprocal + t22;
    const float t23 = d * reciprocal;
    const float t24 = 1.0f - t23;
    const float t25 = reciprocal * t24;
    reciprocal = reciprocal + t25;
    const float t26 = d * reciprocal;
    const float t27 = 1.0f - t26;
    const float t28 = reciprocal * t27;
    reciprocal = reciprocal + t28;
    const float n = as_type<float>((t17 | 1065353216u) + (below << 23u)); // math.rs:80
    const float t29 = n * reciprocal; // math.rs:81
    const float t30 = t29 * 8388608.0f;
    uint quotient = u32_from_f32(t30);
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
    const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // math.rs:95
    const uint t31 = quotient; // math.rs:96
    const int field = add_i32(exponent, as_type<int>(t31 >> 24u)); // math.rs:41
    const uint bits = (as_type<uint>(field) << 23u) | (t31 & 8388607u); // math.rs:42
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // math.rs:43
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // math.rs:56
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
    const bool a_zero = a_field == 0u; // math.rs:58
    const bool b_zero = b_field == 0u; // math.rs:59
    const bool t32 = ((as_type<uint>(sum_1) & 2147483647u) > 2139095040u) | ((as_type<uint>(t16) & 2147483647u) > 2139095040u); // math.rs:60
    const bool undefined = (t32 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // math.rs:61
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // math.rs:62
    const float t33 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // rms_norm.rs:274
    const uint bits_1 = as_type<uint>(t33); // math.rs:109
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // math.rs:110
    const int odd = exponent_1 & 1; // math.rs:111
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // math.rs:112
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // math.rs:114
    const float t34 = 0.5f * m; // math.rs:117
    const float t35 = t34 * y_1;
    const float t36 = t35 * y_1;
    const float t37 = 0.5f - t36;
    const float t38 = y_1 * t37;
    y_1 = y_1 + t38;
    const float t39 = 0.5f * m;
    const float t40 = t39 * y_1;
    const float t41 = t40 * y_1;
    const float t42 = 0.5f - t41;
    const float t43 = y_1 * t42;
    y_1 = y_1 + t43;
    const float t44 = 0.5f * m;
    const float t45 = t44 * y_1;
    const float t46 = t45 * y_1;
    const float t47 = 0.5f - t46;
    const float t48 = y_1 * t47;
    y_1 = y_1 + t48;
    const float y_2 = y_1; // math.rs:119
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_2; // math.rs:158
    const float scaled = m * 4097.0f; // math.rs:167
    const float t49 = scaled - m; // math.rs:168
    const float high = scaled - t49;
    const float a_low = m - high; // math.rs:169
    const float scaled_1 = y_2 * 4097.0f; // math.rs:167
    const float t50 = scaled_1 - y_2; // math.rs:168
    const float high_1 = scaled_1 - t50;
    const float b_low = y_2 - high_1; // math.rs:169
    const float t51 = high * high_1; // math.rs:161
    const float t52 = t51 - product;
    const float t53 = high * b_low;
    const float t54 = t52 + t53;
    const float t55 = a_low * high_1;
    const float t56 = t54 + t55;
    const float t57 = a_low * b_low;
    const float my_error = t56 + t57;
    const float product_1 = product * y_2; // math.rs:158
    const float scaled_2 = product * 4097.0f; // math.rs:167
    const float t58 = scaled_2 - product; // math.rs:168
    const float high_2 = scaled_2 - t58;
    const float a_low_1 = product - high_2; // math.rs:169
    const float scaled_3 = y_2 * 4097.0f; // math.rs:167
    const float t59 = scaled_3 - y_2; // math.rs:168
    const float high_3 = scaled_3 - t59;
    const float b_low_1 = y_2 - high_3; // math.rs:169
    const float t60 = high_2 * high_3; // math.rs:161
    const float t61 = t60 - product_1;
    const float t62 = high_2 * b_low_1;
    const float t63 = t61 + t62;
    const float t64 = a_low_1 * high_3;
    const float t65 = t63 + t64;
    const float t66 = a_low_1 * b_low_1;
    const float square_error = t65 + t66;
    const float t67 = 1.0f - product_1; // math.rs:179
    const float t68 = t67 - square_error;
    const float t69 = my_error * y_2;
    const float residual_1 = t68 - t69;
    const float t70 = 0.5f * residual_1; // math.rs:180
    const float t71 = y_2 * t70;
    const float root = y_2 + t71;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // math.rs:181
    const uint bits_2 = as_type<uint>(t33); // math.rs:125
    const uint sign_2 = bits_2 & 2147483648u; // math.rs:126
    const bool zero = (bits_2 & 2139095040u) == 0u; // math.rs:127
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // math.rs:128
    const float scale = (((as_type<uint>(t33) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // math.rs:129
    if (row < imm.n_rows) { // rms_norm.rs:372
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:373
            float values_0 = 0.0f; // piece.rs:67
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (col < imm.n_cols) { // piece.rs:70
                values_0 = x[row * imm.n_cols + col]; // piece.rs:71
            }
            if (col + 1u < imm.n_cols) { // piece.rs:70
                values_1 = x[row * imm.n_cols + (col + 1u)]; // piece.rs:71
            }
            if (col + 2u < imm.n_cols) { // piece.rs:70
                values_2 = x[row * imm.n_cols + (col + 2u)]; // piece.rs:71
            }
            if (col + 3u < imm.n_cols) { // piece.rs:70
                values_3 = x[row * imm.n_cols + (col + 3u)]; // piece.rs:71
            }
            if (col + 4u < imm.n_cols) { // piece.rs:70
                values_4 = x[row * imm.n_cols + (col + 4u)]; // piece.rs:71
            }
            if (col + 5u < imm.n_cols) { // piece.rs:70
                values_5 = x[row * imm.n_cols + (col + 5u)]; // piece.rs:71
            }
            if (col + 6u < imm.n_cols) { // piece.rs:70
                values_6 = x[row * imm.n_cols + (col + 6u)]; // piece.rs:71
            }
            if (col + 7u < imm.n_cols) { // piece.rs:70
                values_7 = x[row * imm.n_cols + (col + 7u)]; // piece.rs:71
            }
            float weights_0 = 0.0f; // rms_norm.rs:313
            float weights_1 = 0.0f;
            float weights_2 = 0.0f;
            float weights_3 = 0.0f;
            float weights_4 = 0.0f;
            float weights_5 = 0.0f;
            float weights_6 = 0.0f;
            float weights_7 = 0.0f;
            const float t72 = values_0; // piece.rs:74
            const float t73 = values_1;
            const float t74 = values_2;
            const float t75 = values_3;
            const float t76 = values_4;
            const float t77 = values_5;
            const float t78 = values_6;
            const float t79 = values_7;
            if (col < imm.n_cols) { // rms_norm.rs:316
                weights_0 = weight[col]; // rms_norm.rs:317
            }
            if (col + 1u < imm.n_cols) { // rms_norm.rs:316
                weights_1 = weight[col + 1u]; // rms_norm.rs:317
            }
            if (col + 2u < imm.n_cols) { // rms_norm.rs:316
                weights_2 = weight[col + 2u]; // rms_norm.rs:317
            }
            if (col + 3u < imm.n_cols) { // rms_norm.rs:316
                weights_3 = weight[col + 3u]; // rms_norm.rs:317
            }
            if (col + 4u < imm.n_cols) { // rms_norm.rs:316
                weights_4 = weight[col + 4u]; // rms_norm.rs:317
            }
            if (col + 5u < imm.n_cols) { // rms_norm.rs:316
                weights_5 = weight[col + 5u]; // rms_norm.rs:317
            }
            if (col + 6u < imm.n_cols) { // rms_norm.rs:316
                weights_6 = weight[col + 6u]; // rms_norm.rs:317
            }
            if (col + 7u < imm.n_cols) { // rms_norm.rs:316
                weights_7 = weight[col + 7u]; // rms_norm.rs:317
            }
            float values_0_1 = 0.0f; // piece.rs:67
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            float values_4_1 = 0.0f;
            float values_5_1 = 0.0f;
            float values_6_1 = 0.0f;
            float values_7_1 = 0.0f;
            const float t80 = weights_0; // rms_norm.rs:320
            const float t81 = weights_1;
            const float t82 = weights_2;
            const float t83 = weights_3;
            const float t84 = weights_4;
            const float t85 = weights_5;
            const float t86 = weights_6;
            const float t87 = weights_7;
            if (col < imm.n_cols) { // piece.rs:70
                values_0_1 = z[row * imm.n_cols + col]; // piece.rs:71
            }
            if (col + 1u < imm.n_cols) { // piece.rs:70
                values_1_1 = z[row * imm.n_cols + (col + 1u)]; // piece.rs:71
            }
            if (col + 2u < imm.n_cols) { // piece.rs:70
                values_2_1 = z[row * imm.n_cols + (col + 2u)]; // piece.rs:71
            }
            if (col + 3u < imm.n_cols) { // piece.rs:70
                values_3_1 = z[row * imm.n_cols + (col + 3u)]; // piece.rs:71
            }
            if (col + 4u < imm.n_cols) { // piece.rs:70
                values_4_1 = z[row * imm.n_cols + (col + 4u)]; // piece.rs:71
            }
            if (col + 5u < imm.n_cols) { // piece.rs:70
                values_5_1 = z[row * imm.n_cols + (col + 5u)]; // piece.rs:71
            }
            if (col + 6u < imm.n_cols) { // piece.rs:70
                values_6_1 = z[row * imm.n_cols + (col + 6u)]; // piece.rs:71
            }
            if (col + 7u < imm.n_cols) { // piece.rs:70
                values_7_1 = z[row * imm.n_cols + (col + 7u)]; // piece.rs:71
            }
            const float t88 = values_0_1; // piece.rs:74
            const float t89 = values_1_1;
            const float t90 = values_2_1;
            const float t91 = values_3_1;
            const float t92 = values_4_1;
            const float t93 = values_5_1;
            const float t94 = values_6_1;
            const float t95 = values_7_1;
            float results_0 = 0.0f; // rms_norm.rs:377
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t96 = t72 * scale; // rms_norm.rs:380
            const uint bits_3 = as_type<uint>(t96); // math.rs:34
            const float t97 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * t80; // rms_norm.rs:380
            const uint bits_4 = as_type<uint>(t97); // math.rs:34
            const float normed = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // math.rs:35
            const float t98 = abs_f32(t88); // activation.rs:13
            const float bounded_1 = min_f32(max_f32(t98, -104.0f), 89.0f); // math.rs:189
            const float t99 = bounded_1 * 1.442695f; // math.rs:190
            const float k = rint(t99);
            const float t100 = k * 0.6933594f; // math.rs:191
            const float reduced = bounded_1 - t100;
            const float correction = k * -0.00021219444f; // math.rs:192
            const float r = reduced - correction; // math.rs:193
            const float t101 = reduced - r; // math.rs:194
            const float r_error = t101 - correction;
            float q = 0.00019891017f; // math.rs:196
            const float t102 = q * r; // math.rs:199
            q = t102 + 0.0013933674f;
            const float t103 = q * r;
            q = t103 + 0.008333311f;
            const float t104 = q * r;
            q = t104 + 0.041666467f;
            const float t105 = q * r;
            q = t105 + 0.16666667f;
            const float t106 = q * r;
            q = t106 + 0.5f;
            const float t107 = r * r; // math.rs:201
            const float t108 = t107 * q;
            const float t109 = r_error + t108;
            const float t110 = r + t109;
            const float y_3 = 1.0f + t110;
            const uint t111 = (as_type<uint>(y_3) & 8388607u) | 8388608u; // math.rs:202
            const int field_1 = add_i32(add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), i32_from_f32(k)), as_type<int>(t111 >> 24u)); // math.rs:41
            const uint bits_5 = (as_type<uint>(field_1) << 23u) | (t111 & 8388607u); // math.rs:42
            const float power = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5))); // math.rs:43
            const float e = (((as_type<uint>(t98) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power); // math.rs:203
            const float d_1 = 1.0f + e; // activation.rs:14
            const uint a_bits_1 = 1065353216u; // math.rs:49
            const uint b_bits_1 = as_type<uint>(d_1); // math.rs:50
            const uint sign_3 = (a_bits_1 ^ b_bits_1) & 2147483648u; // math.rs:51
            const uint b_field_1 = (b_bits_1 >> 23u) & 255u; // math.rs:53
            const uint t112 = b_bits_1 & 8388607u; // math.rs:54
            const uint below_1 = ((0u < t112) ? 1u : 0u); // math.rs:69
            const uint numerator_1 = shl_u32(8388608u, below_1); // math.rs:70
            const uint denominator_1 = t112 | 8388608u; // math.rs:71
            const float d_2 = as_type<float>(t112 | 1065353216u); // math.rs:73
            const float t113 = 0.47058824f * d_2; // math.rs:74
            float reciprocal_1 = 1.4117647f - t113;
            const float t114 = d_2 * reciprocal_1; // math.rs:77
            const float t115 = 1.0f - t114;
            const float t116 = reciprocal_1 * t115;
            reciprocal_1 = reciprocal_1 + t116;
            const float t117 = d_2 * reciprocal_1;
            const float t118 = 1.0f - t117;
            const float t119 = reciprocal_1 * t118;
            reciprocal_1 = reciprocal_1 + t119;
            const float t120 = d_2 * reciprocal_1;
            const float t121 = 1.0f - t120;
            const float t122 = reciprocal_1 * t121;
            reciprocal_1 = reciprocal_1 + t122;
            const float n_1 = as_type<float>(1065353216u + (below_1 << 23u)); // math.rs:80
            const float t123 = n_1 * reciprocal_1; // math.rs:81
            const float t124 = t123 * 8388608.0f;
            uint quotient_2 = u32_from_f32(t124);
            const int divisor_1 = as_type<int>(denominator_1); // math.rs:82
            int residual_2 = as_type<int>((numerator_1 << 23u) - quotient_2 * denominator_1); // math.rs:83
            const bool over_2 = residual_2 < 0; // math.rs:86
            quotient_2 = (over_2 ? quotient_2 - 1u : quotient_2); // math.rs:87
            residual_2 = (over_2 ? add_i32(residual_2, divisor_1) : residual_2); // math.rs:88
            const bool over_3 = residual_2 < 0; // math.rs:86
            quotient_2 = (over_3 ? quotient_2 - 1u : quotient_2); // math.rs:87
            residual_2 = (over_3 ? add_i32(residual_2, divisor_1) : residual_2); // math.rs:88
            const bool under_1 = residual_2 >= divisor_1; // math.rs:90
            quotient_2 = (under_1 ? quotient_2 + 1u : quotient_2); // math.rs:91
            residual_2 = (under_1 ? sub_i32(residual_2, divisor_1) : residual_2); // math.rs:92
            quotient_2 = ((mul_i32(residual_2, 2) > divisor_1) ? quotient_2 + 1u : quotient_2); // math.rs:94
            const int exponent_2 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_1)), 127), as_type<int>(below_1)); // math.rs:95
            const uint t125 = quotient_2; // math.rs:96
            const int field_2 = add_i32(exponent_2, as_type<int>(t125 >> 24u)); // math.rs:41
            const uint bits_6 = (as_type<uint>(field_2) << 23u) | (t125 & 8388607u); // math.rs:42
            const float quotient_3 = as_type<float>(sign_3 | ((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6))); // math.rs:43
            const bool b_infinite_1 = (b_bits_1 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_1 = b_field_1 == 0u; // math.rs:59
            const float bounded_2 = (b_infinite_1 ? as_type<float>(sign_3) : quotient_3); // math.rs:61
            const float extended_1 = (b_zero_1 ? as_type<float>(sign_3 | 2139095040u) : bounded_2); // math.rs:62
            const float y_4 = (((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_1); // math.rs:63
            const float t126 = 1.0f - y_4; // activation.rs:16
            const float t127 = t88 * ((t88 < 0.0f) ? y_4 : t126); // activation.rs:22
            const uint bits_7 = as_type<uint>(t127); // math.rs:34
            const float t128 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * normed; // rms_norm.rs:381
            const uint bits_8 = as_type<uint>(t128); // math.rs:34
            results_0 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // rms_norm.rs:381
            const float t129 = t73 * scale; // rms_norm.rs:380
            const uint bits_9 = as_type<uint>(t129); // math.rs:34
            const float t130 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * t81; // rms_norm.rs:380
            const uint bits_10 = as_type<uint>(t130); // math.rs:34
            const float normed_1 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)); // math.rs:35
            const float t131 = abs_f32(t89); // activation.rs:13
            const float bounded_3 = min_f32(max_f32(t131, -104.0f), 89.0f); // math.rs:189
            const float t132 = bounded_3 * 1.442695f; // math.rs:190
            const float k_1 = rint(t132);
            const float t133 = k_1 * 0.6933594f; // math.rs:191
            const float reduced_1 = bounded_3 - t133;
            const float correction_1 = k_1 * -0.00021219444f; // math.rs:192
            const float r_1 = reduced_1 - correction_1; // math.rs:193
            const float t134 = reduced_1 - r_1; // math.rs:194
            const float r_error_1 = t134 - correction_1;
            float q_1 = 0.00019891017f; // math.rs:196
            const float t135 = q_1 * r_1; // math.rs:199
            q_1 = t135 + 0.0013933674f;
            const float t136 = q_1 * r_1;
            q_1 = t136 + 0.008333311f;
            const float t137 = q_1 * r_1;
            q_1 = t137 + 0.041666467f;
            const float t138 = q_1 * r_1;
            q_1 = t138 + 0.16666667f;
            const float t139 = q_1 * r_1;
            q_1 = t139 + 0.5f;
            const float t140 = r_1 * r_1; // math.rs:201
            const float t141 = t140 * q_1;
            const float t142 = r_error_1 + t141;
            const float t143 = r_1 + t142;
            const float y_5 = 1.0f + t143;
            const uint t144 = (as_type<uint>(y_5) & 8388607u) | 8388608u; // math.rs:202
            const int field_3 = add_i32(add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), i32_from_f32(k_1)), as_type<int>(t144 >> 24u)); // math.rs:41
            const uint bits_11 = (as_type<uint>(field_3) << 23u) | (t144 & 8388607u); // math.rs:42
            const float power_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_11))); // math.rs:43
            const float e_1 = (((as_type<uint>(t131) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_1); // math.rs:203
            const float d_3 = 1.0f + e_1; // activation.rs:14
            const uint a_bits_2 = 1065353216u; // math.rs:49
            const uint b_bits_2 = as_type<uint>(d_3); // math.rs:50
            const uint sign_4 = (a_bits_2 ^ b_bits_2) & 2147483648u; // math.rs:51
            const uint b_field_2 = (b_bits_2 >> 23u) & 255u; // math.rs:53
            const uint t145 = b_bits_2 & 8388607u; // math.rs:54
            const uint below_2 = ((0u < t145) ? 1u : 0u); // math.rs:69
            const uint numerator_2 = shl_u32(8388608u, below_2); // math.rs:70
            const uint denominator_2 = t145 | 8388608u; // math.rs:71
            const float d_4 = as_type<float>(t145 | 1065353216u); // math.rs:73
            const float t146 = 0.47058824f * d_4; // math.rs:74
            float reciprocal_2 = 1.4117647f - t146;
            const float t147 = d_4 * reciprocal_2; // math.rs:77
            const float t148 = 1.0f - t147;
            const float t149 = reciprocal_2 * t148;
            reciprocal_2 = reciprocal_2 + t149;
            const float t150 = d_4 * reciprocal_2;
            const float t151 = 1.0f - t150;
            const float t152 = reciprocal_2 * t151;
            reciprocal_2 = reciprocal_2 + t152;
            const float t153 = d_4 * reciprocal_2;
            const float t154 = 1.0f - t153;
            const float t155 = reciprocal_2 * t154;
            reciprocal_2 = reciprocal_2 + t155;
            const float n_2 = as_type<float>(1065353216u + (below_2 << 23u)); // math.rs:80
            const float t156 = n_2 * reciprocal_2; // math.rs:81
            const float t157 = t156 * 8388608.0f;
            uint quotient_4 = u32_from_f32(t157);
            const int divisor_2 = as_type<int>(denominator_2); // math.rs:82
            int residual_3 = as_type<int>((numerator_2 << 23u) - quotient_4 * denominator_2); // math.rs:83
            const bool over_4 = residual_3 < 0; // math.rs:86
            quotient_4 = (over_4 ? quotient_4 - 1u : quotient_4); // math.rs:87
            residual_3 = (over_4 ? add_i32(residual_3, divisor_2) : residual_3); // math.rs:88
            const bool over_5 = residual_3 < 0; // math.rs:86
            quotient_4 = (over_5 ? quotient_4 - 1u : quotient_4); // math.rs:87
            residual_3 = (over_5 ? add_i32(residual_3, divisor_2) : residual_3); // math.rs:88
            const bool under_2 = residual_3 >= divisor_2; // math.rs:90
            quotient_4 = (under_2 ? quotient_4 + 1u : quotient_4); // math.rs:91
            residual_3 = (under_2 ? sub_i32(residual_3, divisor_2) : residual_3); // math.rs:92
            quotient_4 = ((mul_i32(residual_3, 2) > divisor_2) ? quotient_4 + 1u : quotient_4); // math.rs:94
            const int exponent_3 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_2)), 127), as_type<int>(below_2)); // math.rs:95
            const uint t158 = quotient_4; // math.rs:96
            const int field_4 = add_i32(exponent_3, as_type<int>(t158 >> 24u)); // math.rs:41
            const uint bits_12 = (as_type<uint>(field_4) << 23u) | (t158 & 8388607u); // math.rs:42
            const float quotient_5 = as_type<float>(sign_4 | ((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12))); // math.rs:43
            const bool b_infinite_2 = (b_bits_2 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_2 = b_field_2 == 0u; // math.rs:59
            const float bounded_4 = (b_infinite_2 ? as_type<float>(sign_4) : quotient_5); // math.rs:61
            const float extended_2 = (b_zero_2 ? as_type<float>(sign_4 | 2139095040u) : bounded_4); // math.rs:62
            const float y_6 = (((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_2); // math.rs:63
            const float t159 = 1.0f - y_6; // activation.rs:16
            const float t160 = t89 * ((t89 < 0.0f) ? y_6 : t159); // activation.rs:22
            const uint bits_13 = as_type<uint>(t160); // math.rs:34
            const float t161 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * normed_1; // rms_norm.rs:381
            const uint bits_14 = as_type<uint>(t161); // math.rs:34
            results_1 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // rms_norm.rs:381
            const float t162 = t74 * scale; // rms_norm.rs:380
            const uint bits_15 = as_type<uint>(t162); // math.rs:34
            const float t163 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * t82; // rms_norm.rs:380
            const uint bits_16 = as_type<uint>(t163); // math.rs:34
            const float normed_2 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // math.rs:35
            const float t164 = abs_f32(t90); // activation.rs:13
            const float bounded_5 = min_f32(max_f32(t164, -104.0f), 89.0f); // math.rs:189
            const float t165 = bounded_5 * 1.442695f; // math.rs:190
            const float k_2 = rint(t165);
            const float t166 = k_2 * 0.6933594f; // math.rs:191
            const float reduced_2 = bounded_5 - t166;
            const float correction_2 = k_2 * -0.00021219444f; // math.rs:192
            const float r_2 = reduced_2 - correction_2; // math.rs:193
            const float t167 = reduced_2 - r_2; // math.rs:194
            const float r_error_2 = t167 - correction_2;
            float q_2 = 0.00019891017f; // math.rs:196
            const float t168 = q_2 * r_2; // math.rs:199
            q_2 = t168 + 0.0013933674f;
            const float t169 = q_2 * r_2;
            q_2 = t169 + 0.008333311f;
            const float t170 = q_2 * r_2;
            q_2 = t170 + 0.041666467f;
            const float t171 = q_2 * r_2;
            q_2 = t171 + 0.16666667f;
            const float t172 = q_2 * r_2;
            q_2 = t172 + 0.5f;
            const float t173 = r_2 * r_2; // math.rs:201
            const float t174 = t173 * q_2;
            const float t175 = r_error_2 + t174;
            const float t176 = r_2 + t175;
            const float y_7 = 1.0f + t176;
            const uint t177 = (as_type<uint>(y_7) & 8388607u) | 8388608u; // math.rs:202
            const int field_5 = add_i32(add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), i32_from_f32(k_2)), as_type<int>(t177 >> 24u)); // math.rs:41
            const uint bits_17 = (as_type<uint>(field_5) << 23u) | (t177 & 8388607u); // math.rs:42
            const float power_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_17))); // math.rs:43
            const float e_2 = (((as_type<uint>(t164) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_2); // math.rs:203
            const float d_5 = 1.0f + e_2; // activation.rs:14
            const uint a_bits_3 = 1065353216u; // math.rs:49
            const uint b_bits_3 = as_type<uint>(d_5); // math.rs:50
            const uint sign_5 = (a_bits_3 ^ b_bits_3) & 2147483648u; // math.rs:51
            const uint b_field_3 = (b_bits_3 >> 23u) & 255u; // math.rs:53
            const uint t178 = b_bits_3 & 8388607u; // math.rs:54
            const uint below_3 = ((0u < t178) ? 1u : 0u); // math.rs:69
            const uint numerator_3 = shl_u32(8388608u, below_3); // math.rs:70
            const uint denominator_3 = t178 | 8388608u; // math.rs:71
            const float d_6 = as_type<float>(t178 | 1065353216u); // math.rs:73
            const float t179 = 0.47058824f * d_6; // math.rs:74
            float reciprocal_3 = 1.4117647f - t179;
            const float t180 = d_6 * reciprocal_3; // math.rs:77
            const float t181 = 1.0f - t180;
            const float t182 = reciprocal_3 * t181;
            reciprocal_3 = reciprocal_3 + t182;
            const float t183 = d_6 * reciprocal_3;
            const float t184 = 1.0f - t183;
            const float t185 = reciprocal_3 * t184;
            reciprocal_3 = reciprocal_3 + t185;
            const float t186 = d_6 * reciprocal_3;
            const float t187 = 1.0f - t186;
            const float t188 = reciprocal_3 * t187;
            reciprocal_3 = reciprocal_3 + t188;
            const float n_3 = as_type<float>(1065353216u + (below_3 << 23u)); // math.rs:80
            const float t189 = n_3 * reciprocal_3; // math.rs:81
            const float t190 = t189 * 8388608.0f;
            uint quotient_6 = u32_from_f32(t190);
            const int divisor_3 = as_type<int>(denominator_3); // math.rs:82
            int residual_4 = as_type<int>((numerator_3 << 23u) - quotient_6 * denominator_3); // math.rs:83
            const bool over_6 = residual_4 < 0; // math.rs:86
            quotient_6 = (over_6 ? quotient_6 - 1u : quotient_6); // math.rs:87
            residual_4 = (over_6 ? add_i32(residual_4, divisor_3) : residual_4); // math.rs:88
            const bool over_7 = residual_4 < 0; // math.rs:86
            quotient_6 = (over_7 ? quotient_6 - 1u : quotient_6); // math.rs:87
            residual_4 = (over_7 ? add_i32(residual_4, divisor_3) : residual_4); // math.rs:88
            const bool under_3 = residual_4 >= divisor_3; // math.rs:90
            quotient_6 = (under_3 ? quotient_6 + 1u : quotient_6); // math.rs:91
            residual_4 = (under_3 ? sub_i32(residual_4, divisor_3) : residual_4); // math.rs:92
            quotient_6 = ((mul_i32(residual_4, 2) > divisor_3) ? quotient_6 + 1u : quotient_6); // math.rs:94
            const int exponent_4 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_3)), 127), as_type<int>(below_3)); // math.rs:95
            const uint t191 = quotient_6; // math.rs:96
            const int field_6 = add_i32(exponent_4, as_type<int>(t191 >> 24u)); // math.rs:41
            const uint bits_18 = (as_type<uint>(field_6) << 23u) | (t191 & 8388607u); // math.rs:42
            const float quotient_7 = as_type<float>(sign_5 | ((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18))); // math.rs:43
            const bool b_infinite_3 = (b_bits_3 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_3 = b_field_3 == 0u; // math.rs:59
            const float bounded_6 = (b_infinite_3 ? as_type<float>(sign_5) : quotient_7); // math.rs:61
            const float extended_3 = (b_zero_3 ? as_type<float>(sign_5 | 2139095040u) : bounded_6); // math.rs:62
            const float y_8 = (((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_3); // math.rs:63
            const float t192 = 1.0f - y_8; // activation.rs:16
            const float t193 = t90 * ((t90 < 0.0f) ? y_8 : t192); // activation.rs:22
            const uint bits_19 = as_type<uint>(t193); // math.rs:34
            const float t194 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)) * normed_2; // rms_norm.rs:381
            const uint bits_20 = as_type<uint>(t194); // math.rs:34
            results_2 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // rms_norm.rs:381
            const float t195 = t75 * scale; // rms_norm.rs:380
            const uint bits_21 = as_type<uint>(t195); // math.rs:34
            const float t196 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)) * t83; // rms_norm.rs:380
            const uint bits_22 = as_type<uint>(t196); // math.rs:34
            const float normed_3 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)); // math.rs:35
            const float t197 = abs_f32(t91); // activation.rs:13
            const float bounded_7 = min_f32(max_f32(t197, -104.0f), 89.0f); // math.rs:189
            const float t198 = bounded_7 * 1.442695f; // math.rs:190
            const float k_3 = rint(t198);
            const float t199 = k_3 * 0.6933594f; // math.rs:191
            const float reduced_3 = bounded_7 - t199;
            const float correction_3 = k_3 * -0.00021219444f; // math.rs:192
            const float r_3 = reduced_3 - correction_3; // math.rs:193
            const float t200 = reduced_3 - r_3; // math.rs:194
            const float r_error_3 = t200 - correction_3;
            float q_3 = 0.00019891017f; // math.rs:196
            const float t201 = q_3 * r_3; // math.rs:199
            q_3 = t201 + 0.0013933674f;
            const float t202 = q_3 * r_3;
            q_3 = t202 + 0.008333311f;
            const float t203 = q_3 * r_3;
            q_3 = t203 + 0.041666467f;
            const float t204 = q_3 * r_3;
            q_3 = t204 + 0.16666667f;
            const float t205 = q_3 * r_3;
            q_3 = t205 + 0.5f;
            const float t206 = r_3 * r_3; // math.rs:201
            const float t207 = t206 * q_3;
            const float t208 = r_error_3 + t207;
            const float t209 = r_3 + t208;
            const float y_9 = 1.0f + t209;
            const uint t210 = (as_type<uint>(y_9) & 8388607u) | 8388608u; // math.rs:202
            const int field_7 = add_i32(add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), i32_from_f32(k_3)), as_type<int>(t210 >> 24u)); // math.rs:41
            const uint bits_23 = (as_type<uint>(field_7) << 23u) | (t210 & 8388607u); // math.rs:42
            const float power_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_23))); // math.rs:43
            const float e_3 = (((as_type<uint>(t197) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_3); // math.rs:203
            const float d_7 = 1.0f + e_3; // activation.rs:14
            const uint a_bits_4 = 1065353216u; // math.rs:49
            const uint b_bits_4 = as_type<uint>(d_7); // math.rs:50
            const uint sign_6 = (a_bits_4 ^ b_bits_4) & 2147483648u; // math.rs:51
            const uint b_field_4 = (b_bits_4 >> 23u) & 255u; // math.rs:53
            const uint t211 = b_bits_4 & 8388607u; // math.rs:54
            const uint below_4 = ((0u < t211) ? 1u : 0u); // math.rs:69
            const uint numerator_4 = shl_u32(8388608u, below_4); // math.rs:70
            const uint denominator_4 = t211 | 8388608u; // math.rs:71
            const float d_8 = as_type<float>(t211 | 1065353216u); // math.rs:73
            const float t212 = 0.47058824f * d_8; // math.rs:74
            float reciprocal_4 = 1.4117647f - t212;
            const float t213 = d_8 * reciprocal_4; // math.rs:77
            const float t214 = 1.0f - t213;
            const float t215 = reciprocal_4 * t214;
            reciprocal_4 = reciprocal_4 + t215;
            const float t216 = d_8 * reciprocal_4;
            const float t217 = 1.0f - t216;
            const float t218 = reciprocal_4 * t217;
            reciprocal_4 = reciprocal_4 + t218;
            const float t219 = d_8 * reciprocal_4;
            const float t220 = 1.0f - t219;
            const float t221 = reciprocal_4 * t220;
            reciprocal_4 = reciprocal_4 + t221;
            const float n_4 = as_type<float>(1065353216u + (below_4 << 23u)); // math.rs:80
            const float t222 = n_4 * reciprocal_4; // math.rs:81
            const float t223 = t222 * 8388608.0f;
            uint quotient_8 = u32_from_f32(t223);
            const int divisor_4 = as_type<int>(denominator_4); // math.rs:82
            int residual_5 = as_type<int>((numerator_4 << 23u) - quotient_8 * denominator_4); // math.rs:83
            const bool over_8 = residual_5 < 0; // math.rs:86
            quotient_8 = (over_8 ? quotient_8 - 1u : quotient_8); // math.rs:87
            residual_5 = (over_8 ? add_i32(residual_5, divisor_4) : residual_5); // math.rs:88
            const bool over_9 = residual_5 < 0; // math.rs:86
            quotient_8 = (over_9 ? quotient_8 - 1u : quotient_8); // math.rs:87
            residual_5 = (over_9 ? add_i32(residual_5, divisor_4) : residual_5); // math.rs:88
            const bool under_4 = residual_5 >= divisor_4; // math.rs:90
            quotient_8 = (under_4 ? quotient_8 + 1u : quotient_8); // math.rs:91
            residual_5 = (under_4 ? sub_i32(residual_5, divisor_4) : residual_5); // math.rs:92
            quotient_8 = ((mul_i32(residual_5, 2) > divisor_4) ? quotient_8 + 1u : quotient_8); // math.rs:94
            const int exponent_5 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_4)), 127), as_type<int>(below_4)); // math.rs:95
            const uint t224 = quotient_8; // math.rs:96
            const int field_8 = add_i32(exponent_5, as_type<int>(t224 >> 24u)); // math.rs:41
            const uint bits_24 = (as_type<uint>(field_8) << 23u) | (t224 & 8388607u); // math.rs:42
            const float quotient_9 = as_type<float>(sign_6 | ((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_24))); // math.rs:43
            const bool b_infinite_4 = (b_bits_4 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_4 = b_field_4 == 0u; // math.rs:59
            const float bounded_8 = (b_infinite_4 ? as_type<float>(sign_6) : quotient_9); // math.rs:61
            const float extended_4 = (b_zero_4 ? as_type<float>(sign_6 | 2139095040u) : bounded_8); // math.rs:62
            const float y_10 = (((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_4); // math.rs:63
            const float t225 = 1.0f - y_10; // activation.rs:16
            const float t226 = t91 * ((t91 < 0.0f) ? y_10 : t225); // activation.rs:22
            const uint bits_25 = as_type<uint>(t226); // math.rs:34
            const float t227 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)) * normed_3; // rms_norm.rs:381
            const uint bits_26 = as_type<uint>(t227); // math.rs:34
            results_3 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)); // rms_norm.rs:381
            const float t228 = t76 * scale; // rms_norm.rs:380
            const uint bits_27 = as_type<uint>(t228); // math.rs:34
            const float t229 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)) * t84; // rms_norm.rs:380
            const uint bits_28 = as_type<uint>(t229); // math.rs:34
            const float normed_4 = as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)); // math.rs:35
            const float t230 = abs_f32(t92); // activation.rs:13
            const float bounded_9 = min_f32(max_f32(t230, -104.0f), 89.0f); // math.rs:189
            const float t231 = bounded_9 * 1.442695f; // math.rs:190
            const float k_4 = rint(t231);
            const float t232 = k_4 * 0.6933594f; // math.rs:191
            const float reduced_4 = bounded_9 - t232;
            const float correction_4 = k_4 * -0.00021219444f; // math.rs:192
            const float r_4 = reduced_4 - correction_4; // math.rs:193
            const float t233 = reduced_4 - r_4; // math.rs:194
            const float r_error_4 = t233 - correction_4;
            float q_4 = 0.00019891017f; // math.rs:196
            const float t234 = q_4 * r_4; // math.rs:199
            q_4 = t234 + 0.0013933674f;
            const float t235 = q_4 * r_4;
            q_4 = t235 + 0.008333311f;
            const float t236 = q_4 * r_4;
            q_4 = t236 + 0.041666467f;
            const float t237 = q_4 * r_4;
            q_4 = t237 + 0.16666667f;
            const float t238 = q_4 * r_4;
            q_4 = t238 + 0.5f;
            const float t239 = r_4 * r_4; // math.rs:201
            const float t240 = t239 * q_4;
            const float t241 = r_error_4 + t240;
            const float t242 = r_4 + t241;
            const float y_11 = 1.0f + t242;
            const uint t243 = (as_type<uint>(y_11) & 8388607u) | 8388608u; // math.rs:202
            const int field_9 = add_i32(add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), i32_from_f32(k_4)), as_type<int>(t243 >> 24u)); // math.rs:41
            const uint bits_29 = (as_type<uint>(field_9) << 23u) | (t243 & 8388607u); // math.rs:42
            const float power_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_29))); // math.rs:43
            const float e_4 = (((as_type<uint>(t230) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_4); // math.rs:203
            const float d_9 = 1.0f + e_4; // activation.rs:14
            const uint a_bits_5 = 1065353216u; // math.rs:49
            const uint b_bits_5 = as_type<uint>(d_9); // math.rs:50
            const uint sign_7 = (a_bits_5 ^ b_bits_5) & 2147483648u; // math.rs:51
            const uint b_field_5 = (b_bits_5 >> 23u) & 255u; // math.rs:53
            const uint t244 = b_bits_5 & 8388607u; // math.rs:54
            const uint below_5 = ((0u < t244) ? 1u : 0u); // math.rs:69
            const uint numerator_5 = shl_u32(8388608u, below_5); // math.rs:70
            const uint denominator_5 = t244 | 8388608u; // math.rs:71
            const float d_10 = as_type<float>(t244 | 1065353216u); // math.rs:73
            const float t245 = 0.47058824f * d_10; // math.rs:74
            float reciprocal_5 = 1.4117647f - t245;
            const float t246 = d_10 * reciprocal_5; // math.rs:77
            const float t247 = 1.0f - t246;
            const float t248 = reciprocal_5 * t247;
            reciprocal_5 = reciprocal_5 + t248;
            const float t249 = d_10 * reciprocal_5;
            const float t250 = 1.0f - t249;
            const float t251 = reciprocal_5 * t250;
            reciprocal_5 = reciprocal_5 + t251;
            const float t252 = d_10 * reciprocal_5;
            const float t253 = 1.0f - t252;
            const float t254 = reciprocal_5 * t253;
            reciprocal_5 = reciprocal_5 + t254;
            const float n_5 = as_type<float>(1065353216u + (below_5 << 23u)); // math.rs:80
            const float t255 = n_5 * reciprocal_5; // math.rs:81
            const float t256 = t255 * 8388608.0f;
            uint quotient_10 = u32_from_f32(t256);
            const int divisor_5 = as_type<int>(denominator_5); // math.rs:82
            int residual_6 = as_type<int>((numerator_5 << 23u) - quotient_10 * denominator_5); // math.rs:83
            const bool over_10 = residual_6 < 0; // math.rs:86
            quotient_10 = (over_10 ? quotient_10 - 1u : quotient_10); // math.rs:87
            residual_6 = (over_10 ? add_i32(residual_6, divisor_5) : residual_6); // math.rs:88
            const bool over_11 = residual_6 < 0; // math.rs:86
            quotient_10 = (over_11 ? quotient_10 - 1u : quotient_10); // math.rs:87
            residual_6 = (over_11 ? add_i32(residual_6, divisor_5) : residual_6); // math.rs:88
            const bool under_5 = residual_6 >= divisor_5; // math.rs:90
            quotient_10 = (under_5 ? quotient_10 + 1u : quotient_10); // math.rs:91
            residual_6 = (under_5 ? sub_i32(residual_6, divisor_5) : residual_6); // math.rs:92
            quotient_10 = ((mul_i32(residual_6, 2) > divisor_5) ? quotient_10 + 1u : quotient_10); // math.rs:94
            const int exponent_6 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_5)), 127), as_type<int>(below_5)); // math.rs:95
            const uint t257 = quotient_10; // math.rs:96
            const int field_10 = add_i32(exponent_6, as_type<int>(t257 >> 24u)); // math.rs:41
            const uint bits_30 = (as_type<uint>(field_10) << 23u) | (t257 & 8388607u); // math.rs:42
            const float quotient_11 = as_type<float>(sign_7 | ((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_30))); // math.rs:43
            const bool b_infinite_5 = (b_bits_5 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_5 = b_field_5 == 0u; // math.rs:59
            const float bounded_10 = (b_infinite_5 ? as_type<float>(sign_7) : quotient_11); // math.rs:61
            const float extended_5 = (b_zero_5 ? as_type<float>(sign_7 | 2139095040u) : bounded_10); // math.rs:62
            const float y_12 = (((as_type<uint>(d_9) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_5); // math.rs:63
            const float t258 = 1.0f - y_12; // activation.rs:16
            const float t259 = t92 * ((t92 < 0.0f) ? y_12 : t258); // activation.rs:22
            const uint bits_31 = as_type<uint>(t259); // math.rs:34
            const float t260 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)) * normed_4; // rms_norm.rs:381
            const uint bits_32 = as_type<uint>(t260); // math.rs:34
            results_4 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)); // rms_norm.rs:381
            const float t261 = t77 * scale; // rms_norm.rs:380
            const uint bits_33 = as_type<uint>(t261); // math.rs:34
            const float t262 = as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)) * t85; // rms_norm.rs:380
            const uint bits_34 = as_type<uint>(t262); // math.rs:34
            const float normed_5 = as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)); // math.rs:35
            const float t263 = abs_f32(t93); // activation.rs:13
            const float bounded_11 = min_f32(max_f32(t263, -104.0f), 89.0f); // math.rs:189
            const float t264 = bounded_11 * 1.442695f; // math.rs:190
            const float k_5 = rint(t264);
            const float t265 = k_5 * 0.6933594f; // math.rs:191
            const float reduced_5 = bounded_11 - t265;
            const float correction_5 = k_5 * -0.00021219444f; // math.rs:192
            const float r_5 = reduced_5 - correction_5; // math.rs:193
            const float t266 = reduced_5 - r_5; // math.rs:194
            const float r_error_5 = t266 - correction_5;
            float q_5 = 0.00019891017f; // math.rs:196
            const float t267 = q_5 * r_5; // math.rs:199
            q_5 = t267 + 0.0013933674f;
            const float t268 = q_5 * r_5;
            q_5 = t268 + 0.008333311f;
            const float t269 = q_5 * r_5;
            q_5 = t269 + 0.041666467f;
            const float t270 = q_5 * r_5;
            q_5 = t270 + 0.16666667f;
            const float t271 = q_5 * r_5;
            q_5 = t271 + 0.5f;
            const float t272 = r_5 * r_5; // math.rs:201
            const float t273 = t272 * q_5;
            const float t274 = r_error_5 + t273;
            const float t275 = r_5 + t274;
            const float y_13 = 1.0f + t275;
            const uint t276 = (as_type<uint>(y_13) & 8388607u) | 8388608u; // math.rs:202
            const int field_11 = add_i32(add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), i32_from_f32(k_5)), as_type<int>(t276 >> 24u)); // math.rs:41
            const uint bits_35 = (as_type<uint>(field_11) << 23u) | (t276 & 8388607u); // math.rs:42
            const float power_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_35))); // math.rs:43
            const float e_5 = (((as_type<uint>(t263) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_5); // math.rs:203
            const float d_11 = 1.0f + e_5; // activation.rs:14
            const uint a_bits_6 = 1065353216u; // math.rs:49
            const uint b_bits_6 = as_type<uint>(d_11); // math.rs:50
            const uint sign_8 = (a_bits_6 ^ b_bits_6) & 2147483648u; // math.rs:51
            const uint b_field_6 = (b_bits_6 >> 23u) & 255u; // math.rs:53
            const uint t277 = b_bits_6 & 8388607u; // math.rs:54
            const uint below_6 = ((0u < t277) ? 1u : 0u); // math.rs:69
            const uint numerator_6 = shl_u32(8388608u, below_6); // math.rs:70
            const uint denominator_6 = t277 | 8388608u; // math.rs:71
            const float d_12 = as_type<float>(t277 | 1065353216u); // math.rs:73
            const float t278 = 0.47058824f * d_12; // math.rs:74
            float reciprocal_6 = 1.4117647f - t278;
            const float t279 = d_12 * reciprocal_6; // math.rs:77
            const float t280 = 1.0f - t279;
            const float t281 = reciprocal_6 * t280;
            reciprocal_6 = reciprocal_6 + t281;
            const float t282 = d_12 * reciprocal_6;
            const float t283 = 1.0f - t282;
            const float t284 = reciprocal_6 * t283;
            reciprocal_6 = reciprocal_6 + t284;
            const float t285 = d_12 * reciprocal_6;
            const float t286 = 1.0f - t285;
            const float t287 = reciprocal_6 * t286;
            reciprocal_6 = reciprocal_6 + t287;
            const float n_6 = as_type<float>(1065353216u + (below_6 << 23u)); // math.rs:80
            const float t288 = n_6 * reciprocal_6; // math.rs:81
            const float t289 = t288 * 8388608.0f;
            uint quotient_12 = u32_from_f32(t289);
            const int divisor_6 = as_type<int>(denominator_6); // math.rs:82
            int residual_7 = as_type<int>((numerator_6 << 23u) - quotient_12 * denominator_6); // math.rs:83
            const bool over_12 = residual_7 < 0; // math.rs:86
            quotient_12 = (over_12 ? quotient_12 - 1u : quotient_12); // math.rs:87
            residual_7 = (over_12 ? add_i32(residual_7, divisor_6) : residual_7); // math.rs:88
            const bool over_13 = residual_7 < 0; // math.rs:86
            quotient_12 = (over_13 ? quotient_12 - 1u : quotient_12); // math.rs:87
            residual_7 = (over_13 ? add_i32(residual_7, divisor_6) : residual_7); // math.rs:88
            const bool under_6 = residual_7 >= divisor_6; // math.rs:90
            quotient_12 = (under_6 ? quotient_12 + 1u : quotient_12); // math.rs:91
            residual_7 = (under_6 ? sub_i32(residual_7, divisor_6) : residual_7); // math.rs:92
            quotient_12 = ((mul_i32(residual_7, 2) > divisor_6) ? quotient_12 + 1u : quotient_12); // math.rs:94
            const int exponent_7 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_6)), 127), as_type<int>(below_6)); // math.rs:95
            const uint t290 = quotient_12; // math.rs:96
            const int field_12 = add_i32(exponent_7, as_type<int>(t290 >> 24u)); // math.rs:41
            const uint bits_36 = (as_type<uint>(field_12) << 23u) | (t290 & 8388607u); // math.rs:42
            const float quotient_13 = as_type<float>(sign_8 | ((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_36))); // math.rs:43
            const bool b_infinite_6 = (b_bits_6 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_6 = b_field_6 == 0u; // math.rs:59
            const float bounded_12 = (b_infinite_6 ? as_type<float>(sign_8) : quotient_13); // math.rs:61
            const float extended_6 = (b_zero_6 ? as_type<float>(sign_8 | 2139095040u) : bounded_12); // math.rs:62
            const float y_14 = (((as_type<uint>(d_11) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_6); // math.rs:63
            const float t291 = 1.0f - y_14; // activation.rs:16
            const float t292 = t93 * ((t93 < 0.0f) ? y_14 : t291); // activation.rs:22
            const uint bits_37 = as_type<uint>(t292); // math.rs:34
            const float t293 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)) * normed_5; // rms_norm.rs:381
            const uint bits_38 = as_type<uint>(t293); // math.rs:34
            results_5 = as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)); // rms_norm.rs:381
            const float t294 = t78 * scale; // rms_norm.rs:380
            const uint bits_39 = as_type<uint>(t294); // math.rs:34
            const float t295 = as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)) * t86; // rms_norm.rs:380
            const uint bits_40 = as_type<uint>(t295); // math.rs:34
            const float normed_6 = as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)); // math.rs:35
            const float t296 = abs_f32(t94); // activation.rs:13
            const float bounded_13 = min_f32(max_f32(t296, -104.0f), 89.0f); // math.rs:189
            const float t297 = bounded_13 * 1.442695f; // math.rs:190
            const float k_6 = rint(t297);
            const float t298 = k_6 * 0.6933594f; // math.rs:191
            const float reduced_6 = bounded_13 - t298;
            const float correction_6 = k_6 * -0.00021219444f; // math.rs:192
            const float r_6 = reduced_6 - correction_6; // math.rs:193
            const float t299 = reduced_6 - r_6; // math.rs:194
            const float r_error_6 = t299 - correction_6;
            float q_6 = 0.00019891017f; // math.rs:196
            const float t300 = q_6 * r_6; // math.rs:199
            q_6 = t300 + 0.0013933674f;
            const float t301 = q_6 * r_6;
            q_6 = t301 + 0.008333311f;
            const float t302 = q_6 * r_6;
            q_6 = t302 + 0.041666467f;
            const float t303 = q_6 * r_6;
            q_6 = t303 + 0.16666667f;
            const float t304 = q_6 * r_6;
            q_6 = t304 + 0.5f;
            const float t305 = r_6 * r_6; // math.rs:201
            const float t306 = t305 * q_6;
            const float t307 = r_error_6 + t306;
            const float t308 = r_6 + t307;
            const float y_15 = 1.0f + t308;
            const uint t309 = (as_type<uint>(y_15) & 8388607u) | 8388608u; // math.rs:202
            const int field_13 = add_i32(add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), i32_from_f32(k_6)), as_type<int>(t309 >> 24u)); // math.rs:41
            const uint bits_41 = (as_type<uint>(field_13) << 23u) | (t309 & 8388607u); // math.rs:42
            const float power_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_41))); // math.rs:43
            const float e_6 = (((as_type<uint>(t296) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_6); // math.rs:203
            const float d_13 = 1.0f + e_6; // activation.rs:14
            const uint a_bits_7 = 1065353216u; // math.rs:49
            const uint b_bits_7 = as_type<uint>(d_13); // math.rs:50
            const uint sign_9 = (a_bits_7 ^ b_bits_7) & 2147483648u; // math.rs:51
            const uint b_field_7 = (b_bits_7 >> 23u) & 255u; // math.rs:53
            const uint t310 = b_bits_7 & 8388607u; // math.rs:54
            const uint below_7 = ((0u < t310) ? 1u : 0u); // math.rs:69
            const uint numerator_7 = shl_u32(8388608u, below_7); // math.rs:70
            const uint denominator_7 = t310 | 8388608u; // math.rs:71
            const float d_14 = as_type<float>(t310 | 1065353216u); // math.rs:73
            const float t311 = 0.47058824f * d_14; // math.rs:74
            float reciprocal_7 = 1.4117647f - t311;
            const float t312 = d_14 * reciprocal_7; // math.rs:77
            const float t313 = 1.0f - t312;
            const float t314 = reciprocal_7 * t313;
            reciprocal_7 = reciprocal_7 + t314;
            const float t315 = d_14 * reciprocal_7;
            const float t316 = 1.0f - t315;
            const float t317 = reciprocal_7 * t316;
            reciprocal_7 = reciprocal_7 + t317;
            const float t318 = d_14 * reciprocal_7;
            const float t319 = 1.0f - t318;
            const float t320 = reciprocal_7 * t319;
            reciprocal_7 = reciprocal_7 + t320;
            const float n_7 = as_type<float>(1065353216u + (below_7 << 23u)); // math.rs:80
            const float t321 = n_7 * reciprocal_7; // math.rs:81
            const float t322 = t321 * 8388608.0f;
            uint quotient_14 = u32_from_f32(t322);
            const int divisor_7 = as_type<int>(denominator_7); // math.rs:82
            int residual_8 = as_type<int>((numerator_7 << 23u) - quotient_14 * denominator_7); // math.rs:83
            const bool over_14 = residual_8 < 0; // math.rs:86
            quotient_14 = (over_14 ? quotient_14 - 1u : quotient_14); // math.rs:87
            residual_8 = (over_14 ? add_i32(residual_8, divisor_7) : residual_8); // math.rs:88
            const bool over_15 = residual_8 < 0; // math.rs:86
            quotient_14 = (over_15 ? quotient_14 - 1u : quotient_14); // math.rs:87
            residual_8 = (over_15 ? add_i32(residual_8, divisor_7) : residual_8); // math.rs:88
            const bool under_7 = residual_8 >= divisor_7; // math.rs:90
            quotient_14 = (under_7 ? quotient_14 + 1u : quotient_14); // math.rs:91
            residual_8 = (under_7 ? sub_i32(residual_8, divisor_7) : residual_8); // math.rs:92
            quotient_14 = ((mul_i32(residual_8, 2) > divisor_7) ? quotient_14 + 1u : quotient_14); // math.rs:94
            const int exponent_8 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_7)), 127), as_type<int>(below_7)); // math.rs:95
            const uint t323 = quotient_14; // math.rs:96
            const int field_14 = add_i32(exponent_8, as_type<int>(t323 >> 24u)); // math.rs:41
            const uint bits_42 = (as_type<uint>(field_14) << 23u) | (t323 & 8388607u); // math.rs:42
            const float quotient_15 = as_type<float>(sign_9 | ((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_42))); // math.rs:43
            const bool b_infinite_7 = (b_bits_7 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_7 = b_field_7 == 0u; // math.rs:59
            const float bounded_14 = (b_infinite_7 ? as_type<float>(sign_9) : quotient_15); // math.rs:61
            const float extended_7 = (b_zero_7 ? as_type<float>(sign_9 | 2139095040u) : bounded_14); // math.rs:62
            const float y_16 = (((as_type<uint>(d_13) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_7); // math.rs:63
            const float t324 = 1.0f - y_16; // activation.rs:16
            const float t325 = t94 * ((t94 < 0.0f) ? y_16 : t324); // activation.rs:22
            const uint bits_43 = as_type<uint>(t325); // math.rs:34
            const float t326 = as_type<float>((((bits_43 & 2139095040u) == 0u) ? bits_43 & 2147483648u : bits_43)) * normed_6; // rms_norm.rs:381
            const uint bits_44 = as_type<uint>(t326); // math.rs:34
            results_6 = as_type<float>((((bits_44 & 2139095040u) == 0u) ? bits_44 & 2147483648u : bits_44)); // rms_norm.rs:381
            const float t327 = t79 * scale; // rms_norm.rs:380
            const uint bits_45 = as_type<uint>(t327); // math.rs:34
            const float t328 = as_type<float>((((bits_45 & 2139095040u) == 0u) ? bits_45 & 2147483648u : bits_45)) * t87; // rms_norm.rs:380
            const uint bits_46 = as_type<uint>(t328); // math.rs:34
            const float normed_7 = as_type<float>((((bits_46 & 2139095040u) == 0u) ? bits_46 & 2147483648u : bits_46)); // math.rs:35
            const float t329 = abs_f32(t95); // activation.rs:13
            const float bounded_15 = min_f32(max_f32(t329, -104.0f), 89.0f); // math.rs:189
            const float t330 = bounded_15 * 1.442695f; // math.rs:190
            const float k_7 = rint(t330);
            const float t331 = k_7 * 0.6933594f; // math.rs:191
            const float reduced_7 = bounded_15 - t331;
            const float correction_7 = k_7 * -0.00021219444f; // math.rs:192
            const float r_7 = reduced_7 - correction_7; // math.rs:193
            const float t332 = reduced_7 - r_7; // math.rs:194
            const float r_error_7 = t332 - correction_7;
            float q_7 = 0.00019891017f; // math.rs:196
            const float t333 = q_7 * r_7; // math.rs:199
            q_7 = t333 + 0.0013933674f;
            const float t334 = q_7 * r_7;
            q_7 = t334 + 0.008333311f;
            const float t335 = q_7 * r_7;
            q_7 = t335 + 0.041666467f;
            const float t336 = q_7 * r_7;
            q_7 = t336 + 0.16666667f;
            const float t337 = q_7 * r_7;
            q_7 = t337 + 0.5f;
            const float t338 = r_7 * r_7; // math.rs:201
            const float t339 = t338 * q_7;
            const float t340 = r_error_7 + t339;
            const float t341 = r_7 + t340;
            const float y_17 = 1.0f + t341;
            const uint t342 = (as_type<uint>(y_17) & 8388607u) | 8388608u; // math.rs:202
            const int field_15 = add_i32(add_i32(as_type<int>(as_type<uint>(y_17) >> 23u), i32_from_f32(k_7)), as_type<int>(t342 >> 24u)); // math.rs:41
            const uint bits_47 = (as_type<uint>(field_15) << 23u) | (t342 & 8388607u); // math.rs:42
            const float power_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_47))); // math.rs:43
            const float e_7 = (((as_type<uint>(t329) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : power_7); // math.rs:203
            const float d_15 = 1.0f + e_7; // activation.rs:14
            const uint a_bits_8 = 1065353216u; // math.rs:49
            const uint b_bits_8 = as_type<uint>(d_15); // math.rs:50
            const uint sign_10 = (a_bits_8 ^ b_bits_8) & 2147483648u; // math.rs:51
            const uint b_field_8 = (b_bits_8 >> 23u) & 255u; // math.rs:53
            const uint t343 = b_bits_8 & 8388607u; // math.rs:54
            const uint below_8 = ((0u < t343) ? 1u : 0u); // math.rs:69
            const uint numerator_8 = shl_u32(8388608u, below_8); // math.rs:70
            const uint denominator_8 = t343 | 8388608u; // math.rs:71
            const float d_16 = as_type<float>(t343 | 1065353216u); // math.rs:73
            const float t344 = 0.47058824f * d_16; // math.rs:74
            float reciprocal_8 = 1.4117647f - t344;
            const float t345 = d_16 * reciprocal_8; // math.rs:77
            const float t346 = 1.0f - t345;
            const float t347 = reciprocal_8 * t346;
            reciprocal_8 = reciprocal_8 + t347;
            const float t348 = d_16 * reciprocal_8;
            const float t349 = 1.0f - t348;
            const float t350 = reciprocal_8 * t349;
            reciprocal_8 = reciprocal_8 + t350;
            const float t351 = d_16 * reciprocal_8;
            const float t352 = 1.0f - t351;
            const float t353 = reciprocal_8 * t352;
            reciprocal_8 = reciprocal_8 + t353;
            const float n_8 = as_type<float>(1065353216u + (below_8 << 23u)); // math.rs:80
            const float t354 = n_8 * reciprocal_8; // math.rs:81
            const float t355 = t354 * 8388608.0f;
            uint quotient_16 = u32_from_f32(t355);
            const int divisor_8 = as_type<int>(denominator_8); // math.rs:82
            int residual_9 = as_type<int>((numerator_8 << 23u) - quotient_16 * denominator_8); // math.rs:83
            const bool over_16 = residual_9 < 0; // math.rs:86
            quotient_16 = (over_16 ? quotient_16 - 1u : quotient_16); // math.rs:87
            residual_9 = (over_16 ? add_i32(residual_9, divisor_8) : residual_9); // math.rs:88
            const bool over_17 = residual_9 < 0; // math.rs:86
            quotient_16 = (over_17 ? quotient_16 - 1u : quotient_16); // math.rs:87
            residual_9 = (over_17 ? add_i32(residual_9, divisor_8) : residual_9); // math.rs:88
            const bool under_8 = residual_9 >= divisor_8; // math.rs:90
            quotient_16 = (under_8 ? quotient_16 + 1u : quotient_16); // math.rs:91
            residual_9 = (under_8 ? sub_i32(residual_9, divisor_8) : residual_9); // math.rs:92
            quotient_16 = ((mul_i32(residual_9, 2) > divisor_8) ? quotient_16 + 1u : quotient_16); // math.rs:94
            const int exponent_9 = sub_i32(add_i32(sub_i32(127, as_type<int>(b_field_8)), 127), as_type<int>(below_8)); // math.rs:95
            const uint t356 = quotient_16; // math.rs:96
            const int field_16 = add_i32(exponent_9, as_type<int>(t356 >> 24u)); // math.rs:41
            const uint bits_48 = (as_type<uint>(field_16) << 23u) | (t356 & 8388607u); // math.rs:42
            const float quotient_17 = as_type<float>(sign_10 | ((field_16 <= 0) ? 0u : ((field_16 >= 255) ? 2139095040u : bits_48))); // math.rs:43
            const bool b_infinite_8 = (b_bits_8 & 2147483647u) == 2139095040u; // math.rs:57
            const bool b_zero_8 = b_field_8 == 0u; // math.rs:59
            const float bounded_16 = (b_infinite_8 ? as_type<float>(sign_10) : quotient_17); // math.rs:61
            const float extended_8 = (b_zero_8 ? as_type<float>(sign_10 | 2139095040u) : bounded_16); // math.rs:62
            const float y_18 = (((as_type<uint>(d_15) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : extended_8); // math.rs:63
            const float t357 = 1.0f - y_18; // activation.rs:16
            const float t358 = t95 * ((t95 < 0.0f) ? y_18 : t357); // activation.rs:22
            const uint bits_49 = as_type<uint>(t358); // math.rs:34
            const float t359 = as_type<float>((((bits_49 & 2139095040u) == 0u) ? bits_49 & 2147483648u : bits_49)) * normed_7; // rms_norm.rs:381
            const uint bits_50 = as_type<uint>(t359); // math.rs:34
            results_7 = as_type<float>((((bits_50 & 2139095040u) == 0u) ? bits_50 & 2147483648u : bits_50)); // rms_norm.rs:381
            const float t360 = results_0; // rms_norm.rs:383
            const float t361 = results_1;
            const float t362 = results_2;
            const float t363 = results_3;
            const float t364 = results_4;
            const float t365 = results_5;
            const float t366 = results_6;
            const float t367 = results_7;
            if (col < imm.n_cols) { // piece.rs:94
                y[row * imm.n_cols + col] = t360; // piece.rs:95
            }
            if (col + 1u < imm.n_cols) { // piece.rs:94
                y[row * imm.n_cols + (col + 1u)] = t361; // piece.rs:95
            }
            if (col + 2u < imm.n_cols) { // piece.rs:94
                y[row * imm.n_cols + (col + 2u)] = t362; // piece.rs:95
            }
            if (col + 3u < imm.n_cols) { // piece.rs:94
                y[row * imm.n_cols + (col + 3u)] = t363; // piece.rs:95
            }
            if (col + 4u < imm.n_cols) { // piece.rs:94
                y[row * imm.n_cols + (col + 4u)] = t364; // piece.rs:95
            }
            if (col + 5u < imm.n_cols) { // piece.rs:94
                y[row * imm.n_cols + (col + 5u)] = t365; // piece.rs:95
            }
            if (col + 6u < imm.n_cols) { // piece.rs:94
                y[row * imm.n_cols + (col + 6u)] = t366; // piece.rs:95
            }
            if (col + 7u < imm.n_cols) { // piece.rs:94
                y[row * imm.n_cols + (col + 7u)] = t367; // piece.rs:95
            }
        }
    }
}
