#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
    uint n_rows;
    uint n_cols;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float min_f32(float a, float b) {
    return b < a ? b : a;
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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

int max_i32(int a, int b) {
    return a < b ? b : a;
}

kernel void rms_norm__bf16_bf16__row_x1_gated(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* weight [[buffer(2)]],
    device const ushort* z [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float partial_sums[8];
    const uint row = workgroup_id.x; // rms_norm.rs:258
    const uint first = local_invocation_index * 8u;
    const uint n_rows = imm.n_rows; // rms_norm.rs:272
    const uint n_cols = imm.n_cols; // rms_norm.rs:273
    float own_sum = 0.0f; // rms_norm.rs:274
    if (row < n_rows) { // rms_norm.rs:275
        for (uint col = first; col < n_cols; col += 2048u) { // rms_norm.rs:276
            float values_0 = 0.0f; // piece.rs:87
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (col < imm.n_cols) { // piece.rs:90
                values_0 = decode_bf16(x[row * imm.n_cols + col]); // piece.rs:91
            }
            if (col + 1u < imm.n_cols) { // piece.rs:90
                values_1 = decode_bf16(x[row * imm.n_cols + (col + 1u)]); // piece.rs:91
            }
            if (col + 2u < imm.n_cols) { // piece.rs:90
                values_2 = decode_bf16(x[row * imm.n_cols + (col + 2u)]); // piece.rs:91
            }
            if (col + 3u < imm.n_cols) { // piece.rs:90
                values_3 = decode_bf16(x[row * imm.n_cols + (col + 3u)]); // piece.rs:91
            }
            if (col + 4u < imm.n_cols) { // piece.rs:90
                values_4 = decode_bf16(x[row * imm.n_cols + (col + 4u)]); // piece.rs:91
            }
            if (col + 5u < imm.n_cols) { // piece.rs:90
                values_5 = decode_bf16(x[row * imm.n_cols + (col + 5u)]); // piece.rs:91
            }
            if (col + 6u < imm.n_cols) { // piece.rs:90
                values_6 = decode_bf16(x[row * imm.n_cols + (col + 6u)]); // piece.rs:91
            }
            if (col + 7u < imm.n_cols) { // piece.rs:90
                values_7 = decode_bf16(x[row * imm.n_cols + (col + 7u)]); // piece.rs:91
            }
            const float t0 = values_0; // piece.rs:94
            const float t1 = values_1;
            const float t2 = values_2;
            const float t3 = values_3;
            const float t4 = values_4;
            const float t5 = values_5;
            const float t6 = values_6;
            const float t7 = values_7;
            const float t8 = t0 * t0; // rms_norm.rs:280
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
    const float t16 = float(n_cols); // rms_norm.rs:285
    const uint a_bits = as_type<uint>(sum_1); // division.rs:13
    const uint b_bits = as_type<uint>(t16); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t17 = a_bits & 8388607u; // division.rs:18
    const uint t18 = b_bits & 8388607u;
    const uint below = ((t17 < t18) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t17 | 8388608u, below); // division.rs:34
    const uint denominator = t18 | 8388608u; // division.rs:35
    const float d = as_type<float>(t18 | 1065353216u); // division.rs:37
    const float t19 = 0.47058824f * d; // division.rs:38
    float reciprocal = 1.4117647f - t19;
    const float t20 = d * reciprocal; // division.rs:41
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
    const float n = as_type<float>((t17 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t29 = n * reciprocal; // division.rs:45
    const float t30 = t29 * 8388608.0f;
    uint quotient = u32_from_f32(t30);
    const int divisor = as_type<int>(denominator); // division.rs:46
    int residual = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
    const bool over = residual < 0; // division.rs:50
    quotient = (over ? quotient - 1u : quotient); // division.rs:51
    residual = (over ? add_i32(residual, divisor) : residual); // division.rs:52
    const bool over_1 = residual < 0; // division.rs:50
    quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
    residual = (over_1 ? add_i32(residual, divisor) : residual); // division.rs:52
    const bool under = residual >= divisor; // division.rs:54
    quotient = (under ? quotient + 1u : quotient); // division.rs:55
    residual = (under ? sub_i32(residual, divisor) : residual); // division.rs:56
    quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
    const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
    const uint t31 = quotient; // division.rs:60
    const int field = add_i32(exponent, as_type<int>(t31 >> 24u)); // bits.rs:36
    const uint bits = (as_type<uint>(field) << 23u) | (t31 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t32 = ((as_type<uint>(sum_1) & 2147483647u) > 2139095040u) | ((as_type<uint>(t16) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t32 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t33 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // rms_norm.rs:285
    const uint bits_1 = as_type<uint>(t33); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t34 = 0.5f * m; // roots.rs:22
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
    const float y_2 = y_1; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_2; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t49 = scaled - m; // roots.rs:73
    const float high = scaled - t49;
    const float a_low = m - high; // roots.rs:74
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:72
    const float t50 = scaled_1 - y_2; // roots.rs:73
    const float high_1 = scaled_1 - t50;
    const float b_low = y_2 - high_1; // roots.rs:74
    const float t51 = high * high_1; // roots.rs:66
    const float t52 = t51 - product;
    const float t53 = high * b_low;
    const float t54 = t52 + t53;
    const float t55 = a_low * high_1;
    const float t56 = t54 + t55;
    const float t57 = a_low * b_low;
    const float my_error = t56 + t57;
    const float product_1 = product * y_2; // roots.rs:63
    const float scaled_2 = product * 4097.0f; // roots.rs:72
    const float t58 = scaled_2 - product; // roots.rs:73
    const float high_2 = scaled_2 - t58;
    const float a_low_1 = product - high_2; // roots.rs:74
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:72
    const float t59 = scaled_3 - y_2; // roots.rs:73
    const float high_3 = scaled_3 - t59;
    const float b_low_1 = y_2 - high_3; // roots.rs:74
    const float t60 = high_2 * high_3; // roots.rs:66
    const float t61 = t60 - product_1;
    const float t62 = high_2 * b_low_1;
    const float t63 = t61 + t62;
    const float t64 = a_low_1 * high_3;
    const float t65 = t63 + t64;
    const float t66 = a_low_1 * b_low_1;
    const float square_error = t65 + t66;
    const float t67 = 1.0f - product_1; // roots.rs:84
    const float t68 = t67 - square_error;
    const float t69 = my_error * y_2;
    const float residual_1 = t68 - t69;
    const float t70 = 0.5f * residual_1; // roots.rs:85
    const float t71 = y_2 * t70;
    const float root = y_2 + t71;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_2 = as_type<uint>(t33); // roots.rs:30
    const uint sign_2 = bits_2 & 2147483648u; // roots.rs:31
    const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float scale = (((as_type<uint>(t33) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    if (row < imm.n_rows) { // rms_norm.rs:383
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:384
            float values_0 = 0.0f; // piece.rs:87
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (col < imm.n_cols) { // piece.rs:90
                values_0 = decode_bf16(x[row * imm.n_cols + col]); // piece.rs:91
            }
            if (col + 1u < imm.n_cols) { // piece.rs:90
                values_1 = decode_bf16(x[row * imm.n_cols + (col + 1u)]); // piece.rs:91
            }
            if (col + 2u < imm.n_cols) { // piece.rs:90
                values_2 = decode_bf16(x[row * imm.n_cols + (col + 2u)]); // piece.rs:91
            }
            if (col + 3u < imm.n_cols) { // piece.rs:90
                values_3 = decode_bf16(x[row * imm.n_cols + (col + 3u)]); // piece.rs:91
            }
            if (col + 4u < imm.n_cols) { // piece.rs:90
                values_4 = decode_bf16(x[row * imm.n_cols + (col + 4u)]); // piece.rs:91
            }
            if (col + 5u < imm.n_cols) { // piece.rs:90
                values_5 = decode_bf16(x[row * imm.n_cols + (col + 5u)]); // piece.rs:91
            }
            if (col + 6u < imm.n_cols) { // piece.rs:90
                values_6 = decode_bf16(x[row * imm.n_cols + (col + 6u)]); // piece.rs:91
            }
            if (col + 7u < imm.n_cols) { // piece.rs:90
                values_7 = decode_bf16(x[row * imm.n_cols + (col + 7u)]); // piece.rs:91
            }
            float weights_0 = 0.0f; // rms_norm.rs:324
            float weights_1 = 0.0f;
            float weights_2 = 0.0f;
            float weights_3 = 0.0f;
            float weights_4 = 0.0f;
            float weights_5 = 0.0f;
            float weights_6 = 0.0f;
            float weights_7 = 0.0f;
            const float t72 = values_0; // piece.rs:94
            const float t73 = values_1;
            const float t74 = values_2;
            const float t75 = values_3;
            const float t76 = values_4;
            const float t77 = values_5;
            const float t78 = values_6;
            const float t79 = values_7;
            if (col < imm.n_cols) { // rms_norm.rs:327
                weights_0 = decode_bf16(weight[col]); // rms_norm.rs:328
            }
            if (col + 1u < imm.n_cols) { // rms_norm.rs:327
                weights_1 = decode_bf16(weight[col + 1u]); // rms_norm.rs:328
            }
            if (col + 2u < imm.n_cols) { // rms_norm.rs:327
                weights_2 = decode_bf16(weight[col + 2u]); // rms_norm.rs:328
            }
            if (col + 3u < imm.n_cols) { // rms_norm.rs:327
                weights_3 = decode_bf16(weight[col + 3u]); // rms_norm.rs:328
            }
            if (col + 4u < imm.n_cols) { // rms_norm.rs:327
                weights_4 = decode_bf16(weight[col + 4u]); // rms_norm.rs:328
            }
            if (col + 5u < imm.n_cols) { // rms_norm.rs:327
                weights_5 = decode_bf16(weight[col + 5u]); // rms_norm.rs:328
            }
            if (col + 6u < imm.n_cols) { // rms_norm.rs:327
                weights_6 = decode_bf16(weight[col + 6u]); // rms_norm.rs:328
            }
            if (col + 7u < imm.n_cols) { // rms_norm.rs:327
                weights_7 = decode_bf16(weight[col + 7u]); // rms_norm.rs:328
            }
            float values_0_1 = 0.0f; // piece.rs:87
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            float values_4_1 = 0.0f;
            float values_5_1 = 0.0f;
            float values_6_1 = 0.0f;
            float values_7_1 = 0.0f;
            const float t80 = weights_0; // rms_norm.rs:331
            const float t81 = weights_1;
            const float t82 = weights_2;
            const float t83 = weights_3;
            const float t84 = weights_4;
            const float t85 = weights_5;
            const float t86 = weights_6;
            const float t87 = weights_7;
            if (col < imm.n_cols) { // piece.rs:90
                values_0_1 = decode_bf16(z[row * imm.n_cols + col]); // piece.rs:91
            }
            if (col + 1u < imm.n_cols) { // piece.rs:90
                values_1_1 = decode_bf16(z[row * imm.n_cols + (col + 1u)]); // piece.rs:91
            }
            if (col + 2u < imm.n_cols) { // piece.rs:90
                values_2_1 = decode_bf16(z[row * imm.n_cols + (col + 2u)]); // piece.rs:91
            }
            if (col + 3u < imm.n_cols) { // piece.rs:90
                values_3_1 = decode_bf16(z[row * imm.n_cols + (col + 3u)]); // piece.rs:91
            }
            if (col + 4u < imm.n_cols) { // piece.rs:90
                values_4_1 = decode_bf16(z[row * imm.n_cols + (col + 4u)]); // piece.rs:91
            }
            if (col + 5u < imm.n_cols) { // piece.rs:90
                values_5_1 = decode_bf16(z[row * imm.n_cols + (col + 5u)]); // piece.rs:91
            }
            if (col + 6u < imm.n_cols) { // piece.rs:90
                values_6_1 = decode_bf16(z[row * imm.n_cols + (col + 6u)]); // piece.rs:91
            }
            if (col + 7u < imm.n_cols) { // piece.rs:90
                values_7_1 = decode_bf16(z[row * imm.n_cols + (col + 7u)]); // piece.rs:91
            }
            const float t88 = values_0_1; // piece.rs:94
            const float t89 = values_1_1;
            const float t90 = values_2_1;
            const float t91 = values_3_1;
            const float t92 = values_4_1;
            const float t93 = values_5_1;
            const float t94 = values_6_1;
            const float t95 = values_7_1;
            float results_0 = 0.0f; // rms_norm.rs:388
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t96 = t72 * scale; // rms_norm.rs:391
            const uint bits_3 = as_type<uint>(t96); // bits.rs:29
            const float t97 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * t80; // rms_norm.rs:391
            const uint bits_4 = as_type<uint>(t97); // bits.rs:29
            const float normed = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // rms_norm.rs:391
            const float t98 = neg_f32(min_f32(abs_f32(t88), 104.0f)); // logistic.rs:19
            const float t99 = t98 * 1.442695f; // exponential.rs:14
            const float k = rint(t99);
            const float t100 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t98 - t100;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t101 = reduced - r; // exponential.rs:18
            const float r_error = t101 - correction;
            float q = 0.00019891017f; // exponential.rs:26
            const float t102 = q * r; // exponential.rs:29
            q = t102 + 0.0013933674f;
            const float t103 = q * r;
            q = t103 + 0.008333311f;
            const float t104 = q * r;
            q = t104 + 0.041666467f;
            const float t105 = q * r;
            q = t105 + 0.16666667f;
            const float t106 = q * r;
            q = t106 + 0.5f;
            const float t107 = r * r; // exponential.rs:31
            const float t108 = t107 * q;
            const float rest = r_error + t108;
            const float p = r + rest; // exponential.rs:32
            const float y_3 = 1.0f + p; // exponential.rs:33
            const float t109 = 1.0f - y_3; // exponential.rs:34
            const float t110 = t109 + p;
            const float t111 = r - p;
            const float t112 = t111 + rest;
            const float y_error = t110 + t112;
            const int k_1 = i32_from_f32(k); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:52
            const float power = y_3 * unit; // logistic.rs:28
            const float d_1 = 1.0f + power; // logistic.rs:29
            const float t113 = 1.0f - d_1; // logistic.rs:30
            const float t114 = t113 + power;
            const float t115 = y_error * unit;
            const float t116 = t114 + t115;
            const float t117 = d_1 * 0.32323232f; // division.rs:102
            const float t118 = t117 - 1.4545455f;
            const float t119 = d_1 * t118;
            float estimate = t119 + 2.121212f;
            const float t120 = d_1 * estimate; // division.rs:105
            const float t121 = 1.0f - t120;
            const float t122 = estimate * t121;
            estimate = estimate + t122;
            const float t123 = d_1 * estimate;
            const float t124 = 1.0f - t123;
            const float t125 = estimate * t124;
            estimate = estimate + t125;
            const float high_4 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
            const float d_high = as_type<float>(as_type<uint>(d_1) & 4294963200u);
            const float t126 = d_high * high_4; // division.rs:110
            const float t127 = 1.0f - t126;
            const float t128 = d_1 - d_high;
            const float t129 = t128 * high_4;
            const float residual_2 = t127 - t129;
            const float estimate_1 = estimate;
            const float t130 = t116 * high_4; // division.rs:118
            const float t131 = residual_2 - t130;
            const float low = t131 * estimate_1;
            const float y_high = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:58
            const float t132 = y_high * high_4; // logistic.rs:40
            const float t133 = y_high * low;
            const float t134 = y_3 - y_high;
            const float t135 = t134 + y_error;
            const float t136 = t135 * estimate_1;
            const float t137 = t133 + t136;
            const float product_2 = t132 + t137;
            const int field_1 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_1); // bits.rs:44
            const uint bits_5 = as_type<uint>(product_2) + (as_type<uint>(k_1) << 23u); // bits.rs:45
            const float t138 = high_4 + low; // logistic.rs:41
            const float result = ((as_type<uint>(t88) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5))) : t138);
            const float t139 = t88 * (((as_type<uint>(t88) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
            const uint bits_6 = as_type<uint>(t139); // bits.rs:29
            const float t140 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * normed; // rms_norm.rs:392
            const uint bits_7 = as_type<uint>(t140); // bits.rs:29
            results_0 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // rms_norm.rs:392
            const float t141 = t73 * scale; // rms_norm.rs:391
            const uint bits_8 = as_type<uint>(t141); // bits.rs:29
            const float t142 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * t81; // rms_norm.rs:391
            const uint bits_9 = as_type<uint>(t142); // bits.rs:29
            const float normed_1 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // rms_norm.rs:391
            const float t143 = neg_f32(min_f32(abs_f32(t89), 104.0f)); // logistic.rs:19
            const float t144 = t143 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t144);
            const float t145 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t143 - t145;
            const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t146 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t146 - correction_1;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t147 = q_1 * r_1; // exponential.rs:29
            q_1 = t147 + 0.0013933674f;
            const float t148 = q_1 * r_1;
            q_1 = t148 + 0.008333311f;
            const float t149 = q_1 * r_1;
            q_1 = t149 + 0.041666467f;
            const float t150 = q_1 * r_1;
            q_1 = t150 + 0.16666667f;
            const float t151 = q_1 * r_1;
            q_1 = t151 + 0.5f;
            const float t152 = r_1 * r_1; // exponential.rs:31
            const float t153 = t152 * q_1;
            const float rest_1 = r_error_1 + t153;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_4 = 1.0f + p_1; // exponential.rs:33
            const float t154 = 1.0f - y_4; // exponential.rs:34
            const float t155 = t154 + p_1;
            const float t156 = r_1 - p_1;
            const float t157 = t156 + rest_1;
            const float y_error_1 = t155 + t157;
            const int k_3 = i32_from_f32(k_2); // logistic.rs:21
            const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
            const float power_1 = y_4 * unit_1; // logistic.rs:28
            const float d_2 = 1.0f + power_1; // logistic.rs:29
            const float t158 = 1.0f - d_2; // logistic.rs:30
            const float t159 = t158 + power_1;
            const float t160 = y_error_1 * unit_1;
            const float t161 = t159 + t160;
            const float t162 = d_2 * 0.32323232f; // division.rs:102
            const float t163 = t162 - 1.4545455f;
            const float t164 = d_2 * t163;
            float estimate_2 = t164 + 2.121212f;
            const float t165 = d_2 * estimate_2; // division.rs:105
            const float t166 = 1.0f - t165;
            const float t167 = estimate_2 * t166;
            estimate_2 = estimate_2 + t167;
            const float t168 = d_2 * estimate_2;
            const float t169 = 1.0f - t168;
            const float t170 = estimate_2 * t169;
            estimate_2 = estimate_2 + t170;
            const float high_5 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
            const float d_high_1 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
            const float t171 = d_high_1 * high_5; // division.rs:110
            const float t172 = 1.0f - t171;
            const float t173 = d_2 - d_high_1;
            const float t174 = t173 * high_5;
            const float residual_3 = t172 - t174;
            const float estimate_3 = estimate_2;
            const float t175 = t161 * high_5; // division.rs:118
            const float t176 = residual_3 - t175;
            const float low_1 = t176 * estimate_3;
            const float y_high_1 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:58
            const float t177 = y_high_1 * high_5; // logistic.rs:40
            const float t178 = y_high_1 * low_1;
            const float t179 = y_4 - y_high_1;
            const float t180 = t179 + y_error_1;
            const float t181 = t180 * estimate_3;
            const float t182 = t178 + t181;
            const float product_3 = t177 + t182;
            const int field_2 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_3); // bits.rs:44
            const uint bits_10 = as_type<uint>(product_3) + (as_type<uint>(k_3) << 23u); // bits.rs:45
            const float t183 = high_5 + low_1; // logistic.rs:41
            const float result_1 = ((as_type<uint>(t89) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_10))) : t183);
            const float t184 = t89 * (((as_type<uint>(t89) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
            const uint bits_11 = as_type<uint>(t184); // bits.rs:29
            const float t185 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * normed_1; // rms_norm.rs:392
            const uint bits_12 = as_type<uint>(t185); // bits.rs:29
            results_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // rms_norm.rs:392
            const float t186 = t74 * scale; // rms_norm.rs:391
            const uint bits_13 = as_type<uint>(t186); // bits.rs:29
            const float t187 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * t82; // rms_norm.rs:391
            const uint bits_14 = as_type<uint>(t187); // bits.rs:29
            const float normed_2 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // rms_norm.rs:391
            const float t188 = neg_f32(min_f32(abs_f32(t90), 104.0f)); // logistic.rs:19
            const float t189 = t188 * 1.442695f; // exponential.rs:14
            const float k_4 = rint(t189);
            const float t190 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t188 - t190;
            const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t191 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t191 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t192 = q_2 * r_2; // exponential.rs:29
            q_2 = t192 + 0.0013933674f;
            const float t193 = q_2 * r_2;
            q_2 = t193 + 0.008333311f;
            const float t194 = q_2 * r_2;
            q_2 = t194 + 0.041666467f;
            const float t195 = q_2 * r_2;
            q_2 = t195 + 0.16666667f;
            const float t196 = q_2 * r_2;
            q_2 = t196 + 0.5f;
            const float t197 = r_2 * r_2; // exponential.rs:31
            const float t198 = t197 * q_2;
            const float rest_2 = r_error_2 + t198;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_5 = 1.0f + p_2; // exponential.rs:33
            const float t199 = 1.0f - y_5; // exponential.rs:34
            const float t200 = t199 + p_2;
            const float t201 = r_2 - p_2;
            const float t202 = t201 + rest_2;
            const float y_error_2 = t200 + t202;
            const int k_5 = i32_from_f32(k_4); // logistic.rs:21
            const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
            const float power_2 = y_5 * unit_2; // logistic.rs:28
            const float d_3 = 1.0f + power_2; // logistic.rs:29
            const float t203 = 1.0f - d_3; // logistic.rs:30
            const float t204 = t203 + power_2;
            const float t205 = y_error_2 * unit_2;
            const float t206 = t204 + t205;
            const float t207 = d_3 * 0.32323232f; // division.rs:102
            const float t208 = t207 - 1.4545455f;
            const float t209 = d_3 * t208;
            float estimate_4 = t209 + 2.121212f;
            const float t210 = d_3 * estimate_4; // division.rs:105
            const float t211 = 1.0f - t210;
            const float t212 = estimate_4 * t211;
            estimate_4 = estimate_4 + t212;
            const float t213 = d_3 * estimate_4;
            const float t214 = 1.0f - t213;
            const float t215 = estimate_4 * t214;
            estimate_4 = estimate_4 + t215;
            const float high_6 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
            const float d_high_2 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
            const float t216 = d_high_2 * high_6; // division.rs:110
            const float t217 = 1.0f - t216;
            const float t218 = d_3 - d_high_2;
            const float t219 = t218 * high_6;
            const float residual_4 = t217 - t219;
            const float estimate_5 = estimate_4;
            const float t220 = t206 * high_6; // division.rs:118
            const float t221 = residual_4 - t220;
            const float low_2 = t221 * estimate_5;
            const float y_high_2 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:58
            const float t222 = y_high_2 * high_6; // logistic.rs:40
            const float t223 = y_high_2 * low_2;
            const float t224 = y_5 - y_high_2;
            const float t225 = t224 + y_error_2;
            const float t226 = t225 * estimate_5;
            const float t227 = t223 + t226;
            const float product_4 = t222 + t227;
            const int field_3 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), k_5); // bits.rs:44
            const uint bits_15 = as_type<uint>(product_4) + (as_type<uint>(k_5) << 23u); // bits.rs:45
            const float t228 = high_6 + low_2; // logistic.rs:41
            const float result_2 = ((as_type<uint>(t90) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_15))) : t228);
            const float t229 = t90 * (((as_type<uint>(t90) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
            const uint bits_16 = as_type<uint>(t229); // bits.rs:29
            const float t230 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * normed_2; // rms_norm.rs:392
            const uint bits_17 = as_type<uint>(t230); // bits.rs:29
            results_2 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // rms_norm.rs:392
            const float t231 = t75 * scale; // rms_norm.rs:391
            const uint bits_18 = as_type<uint>(t231); // bits.rs:29
            const float t232 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)) * t83; // rms_norm.rs:391
            const uint bits_19 = as_type<uint>(t232); // bits.rs:29
            const float normed_3 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // rms_norm.rs:391
            const float t233 = neg_f32(min_f32(abs_f32(t91), 104.0f)); // logistic.rs:19
            const float t234 = t233 * 1.442695f; // exponential.rs:14
            const float k_6 = rint(t234);
            const float t235 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t233 - t235;
            const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t236 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t236 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t237 = q_3 * r_3; // exponential.rs:29
            q_3 = t237 + 0.0013933674f;
            const float t238 = q_3 * r_3;
            q_3 = t238 + 0.008333311f;
            const float t239 = q_3 * r_3;
            q_3 = t239 + 0.041666467f;
            const float t240 = q_3 * r_3;
            q_3 = t240 + 0.16666667f;
            const float t241 = q_3 * r_3;
            q_3 = t241 + 0.5f;
            const float t242 = r_3 * r_3; // exponential.rs:31
            const float t243 = t242 * q_3;
            const float rest_3 = r_error_3 + t243;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_6 = 1.0f + p_3; // exponential.rs:33
            const float t244 = 1.0f - y_6; // exponential.rs:34
            const float t245 = t244 + p_3;
            const float t246 = r_3 - p_3;
            const float t247 = t246 + rest_3;
            const float y_error_3 = t245 + t247;
            const int k_7 = i32_from_f32(k_6); // logistic.rs:21
            const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:52
            const float power_3 = y_6 * unit_3; // logistic.rs:28
            const float d_4 = 1.0f + power_3; // logistic.rs:29
            const float t248 = 1.0f - d_4; // logistic.rs:30
            const float t249 = t248 + power_3;
            const float t250 = y_error_3 * unit_3;
            const float t251 = t249 + t250;
            const float t252 = d_4 * 0.32323232f; // division.rs:102
            const float t253 = t252 - 1.4545455f;
            const float t254 = d_4 * t253;
            float estimate_6 = t254 + 2.121212f;
            const float t255 = d_4 * estimate_6; // division.rs:105
            const float t256 = 1.0f - t255;
            const float t257 = estimate_6 * t256;
            estimate_6 = estimate_6 + t257;
            const float t258 = d_4 * estimate_6;
            const float t259 = 1.0f - t258;
            const float t260 = estimate_6 * t259;
            estimate_6 = estimate_6 + t260;
            const float high_7 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
            const float d_high_3 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
            const float t261 = d_high_3 * high_7; // division.rs:110
            const float t262 = 1.0f - t261;
            const float t263 = d_4 - d_high_3;
            const float t264 = t263 * high_7;
            const float residual_5 = t262 - t264;
            const float estimate_7 = estimate_6;
            const float t265 = t251 * high_7; // division.rs:118
            const float t266 = residual_5 - t265;
            const float low_3 = t266 * estimate_7;
            const float y_high_3 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:58
            const float t267 = y_high_3 * high_7; // logistic.rs:40
            const float t268 = y_high_3 * low_3;
            const float t269 = y_6 - y_high_3;
            const float t270 = t269 + y_error_3;
            const float t271 = t270 * estimate_7;
            const float t272 = t268 + t271;
            const float product_5 = t267 + t272;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), k_7); // bits.rs:44
            const uint bits_20 = as_type<uint>(product_5) + (as_type<uint>(k_7) << 23u); // bits.rs:45
            const float t273 = high_7 + low_3; // logistic.rs:41
            const float result_3 = ((as_type<uint>(t91) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_20))) : t273);
            const float t274 = t91 * (((as_type<uint>(t91) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
            const uint bits_21 = as_type<uint>(t274); // bits.rs:29
            const float t275 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)) * normed_3; // rms_norm.rs:392
            const uint bits_22 = as_type<uint>(t275); // bits.rs:29
            results_3 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)); // rms_norm.rs:392
            const float t276 = t76 * scale; // rms_norm.rs:391
            const uint bits_23 = as_type<uint>(t276); // bits.rs:29
            const float t277 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)) * t84; // rms_norm.rs:391
            const uint bits_24 = as_type<uint>(t277); // bits.rs:29
            const float normed_4 = decode_bf16(encode_bf16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // rms_norm.rs:391
            const float t278 = neg_f32(min_f32(abs_f32(t92), 104.0f)); // logistic.rs:19
            const float t279 = t278 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t279);
            const float t280 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t278 - t280;
            const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t281 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t281 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t282 = q_4 * r_4; // exponential.rs:29
            q_4 = t282 + 0.0013933674f;
            const float t283 = q_4 * r_4;
            q_4 = t283 + 0.008333311f;
            const float t284 = q_4 * r_4;
            q_4 = t284 + 0.041666467f;
            const float t285 = q_4 * r_4;
            q_4 = t285 + 0.16666667f;
            const float t286 = q_4 * r_4;
            q_4 = t286 + 0.5f;
            const float t287 = r_4 * r_4; // exponential.rs:31
            const float t288 = t287 * q_4;
            const float rest_4 = r_error_4 + t288;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_7 = 1.0f + p_4; // exponential.rs:33
            const float t289 = 1.0f - y_7; // exponential.rs:34
            const float t290 = t289 + p_4;
            const float t291 = r_4 - p_4;
            const float t292 = t291 + rest_4;
            const float y_error_4 = t290 + t292;
            const int k_9 = i32_from_f32(k_8); // logistic.rs:21
            const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
            const float power_4 = y_7 * unit_4; // logistic.rs:28
            const float d_5 = 1.0f + power_4; // logistic.rs:29
            const float t293 = 1.0f - d_5; // logistic.rs:30
            const float t294 = t293 + power_4;
            const float t295 = y_error_4 * unit_4;
            const float t296 = t294 + t295;
            const float t297 = d_5 * 0.32323232f; // division.rs:102
            const float t298 = t297 - 1.4545455f;
            const float t299 = d_5 * t298;
            float estimate_8 = t299 + 2.121212f;
            const float t300 = d_5 * estimate_8; // division.rs:105
            const float t301 = 1.0f - t300;
            const float t302 = estimate_8 * t301;
            estimate_8 = estimate_8 + t302;
            const float t303 = d_5 * estimate_8;
            const float t304 = 1.0f - t303;
            const float t305 = estimate_8 * t304;
            estimate_8 = estimate_8 + t305;
            const float high_8 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
            const float d_high_4 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
            const float t306 = d_high_4 * high_8; // division.rs:110
            const float t307 = 1.0f - t306;
            const float t308 = d_5 - d_high_4;
            const float t309 = t308 * high_8;
            const float residual_6 = t307 - t309;
            const float estimate_9 = estimate_8;
            const float t310 = t296 * high_8; // division.rs:118
            const float t311 = residual_6 - t310;
            const float low_4 = t311 * estimate_9;
            const float y_high_4 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:58
            const float t312 = y_high_4 * high_8; // logistic.rs:40
            const float t313 = y_high_4 * low_4;
            const float t314 = y_7 - y_high_4;
            const float t315 = t314 + y_error_4;
            const float t316 = t315 * estimate_9;
            const float t317 = t313 + t316;
            const float product_6 = t312 + t317;
            const int field_5 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), k_9); // bits.rs:44
            const uint bits_25 = as_type<uint>(product_6) + (as_type<uint>(k_9) << 23u); // bits.rs:45
            const float t318 = high_8 + low_4; // logistic.rs:41
            const float result_4 = ((as_type<uint>(t92) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_25))) : t318);
            const float t319 = t92 * (((as_type<uint>(t92) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // activation.rs:30
            const uint bits_26 = as_type<uint>(t319); // bits.rs:29
            const float t320 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)) * normed_4; // rms_norm.rs:392
            const uint bits_27 = as_type<uint>(t320); // bits.rs:29
            results_4 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // rms_norm.rs:392
            const float t321 = t77 * scale; // rms_norm.rs:391
            const uint bits_28 = as_type<uint>(t321); // bits.rs:29
            const float t322 = as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)) * t85; // rms_norm.rs:391
            const uint bits_29 = as_type<uint>(t322); // bits.rs:29
            const float normed_5 = decode_bf16(encode_bf16(as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)))); // rms_norm.rs:391
            const float t323 = neg_f32(min_f32(abs_f32(t93), 104.0f)); // logistic.rs:19
            const float t324 = t323 * 1.442695f; // exponential.rs:14
            const float k_10 = rint(t324);
            const float t325 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t323 - t325;
            const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t326 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t326 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t327 = q_5 * r_5; // exponential.rs:29
            q_5 = t327 + 0.0013933674f;
            const float t328 = q_5 * r_5;
            q_5 = t328 + 0.008333311f;
            const float t329 = q_5 * r_5;
            q_5 = t329 + 0.041666467f;
            const float t330 = q_5 * r_5;
            q_5 = t330 + 0.16666667f;
            const float t331 = q_5 * r_5;
            q_5 = t331 + 0.5f;
            const float t332 = r_5 * r_5; // exponential.rs:31
            const float t333 = t332 * q_5;
            const float rest_5 = r_error_5 + t333;
            const float p_5 = r_5 + rest_5; // exponential.rs:32
            const float y_8 = 1.0f + p_5; // exponential.rs:33
            const float t334 = 1.0f - y_8; // exponential.rs:34
            const float t335 = t334 + p_5;
            const float t336 = r_5 - p_5;
            const float t337 = t336 + rest_5;
            const float y_error_5 = t335 + t337;
            const int k_11 = i32_from_f32(k_10); // logistic.rs:21
            const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_11, -60), 127)) << 23u); // bits.rs:52
            const float power_5 = y_8 * unit_5; // logistic.rs:28
            const float d_6 = 1.0f + power_5; // logistic.rs:29
            const float t338 = 1.0f - d_6; // logistic.rs:30
            const float t339 = t338 + power_5;
            const float t340 = y_error_5 * unit_5;
            const float t341 = t339 + t340;
            const float t342 = d_6 * 0.32323232f; // division.rs:102
            const float t343 = t342 - 1.4545455f;
            const float t344 = d_6 * t343;
            float estimate_10 = t344 + 2.121212f;
            const float t345 = d_6 * estimate_10; // division.rs:105
            const float t346 = 1.0f - t345;
            const float t347 = estimate_10 * t346;
            estimate_10 = estimate_10 + t347;
            const float t348 = d_6 * estimate_10;
            const float t349 = 1.0f - t348;
            const float t350 = estimate_10 * t349;
            estimate_10 = estimate_10 + t350;
            const float high_9 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
            const float d_high_5 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
            const float t351 = d_high_5 * high_9; // division.rs:110
            const float t352 = 1.0f - t351;
            const float t353 = d_6 - d_high_5;
            const float t354 = t353 * high_9;
            const float residual_7 = t352 - t354;
            const float estimate_11 = estimate_10;
            const float t355 = t341 * high_9; // division.rs:118
            const float t356 = residual_7 - t355;
            const float low_5 = t356 * estimate_11;
            const float y_high_5 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:58
            const float t357 = y_high_5 * high_9; // logistic.rs:40
            const float t358 = y_high_5 * low_5;
            const float t359 = y_8 - y_high_5;
            const float t360 = t359 + y_error_5;
            const float t361 = t360 * estimate_11;
            const float t362 = t358 + t361;
            const float product_7 = t357 + t362;
            const int field_6 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_11); // bits.rs:44
            const uint bits_30 = as_type<uint>(product_7) + (as_type<uint>(k_11) << 23u); // bits.rs:45
            const float t363 = high_9 + low_5; // logistic.rs:41
            const float result_5 = ((as_type<uint>(t93) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_30))) : t363);
            const float t364 = t93 * (((as_type<uint>(t93) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // activation.rs:30
            const uint bits_31 = as_type<uint>(t364); // bits.rs:29
            const float t365 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)) * normed_5; // rms_norm.rs:392
            const uint bits_32 = as_type<uint>(t365); // bits.rs:29
            results_5 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)); // rms_norm.rs:392
            const float t366 = t78 * scale; // rms_norm.rs:391
            const uint bits_33 = as_type<uint>(t366); // bits.rs:29
            const float t367 = as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)) * t86; // rms_norm.rs:391
            const uint bits_34 = as_type<uint>(t367); // bits.rs:29
            const float normed_6 = decode_bf16(encode_bf16(as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)))); // rms_norm.rs:391
            const float t368 = neg_f32(min_f32(abs_f32(t94), 104.0f)); // logistic.rs:19
            const float t369 = t368 * 1.442695f; // exponential.rs:14
            const float k_12 = rint(t369);
            const float t370 = k_12 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t368 - t370;
            const float correction_6 = k_12 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t371 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t371 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t372 = q_6 * r_6; // exponential.rs:29
            q_6 = t372 + 0.0013933674f;
            const float t373 = q_6 * r_6;
            q_6 = t373 + 0.008333311f;
            const float t374 = q_6 * r_6;
            q_6 = t374 + 0.041666467f;
            const float t375 = q_6 * r_6;
            q_6 = t375 + 0.16666667f;
            const float t376 = q_6 * r_6;
            q_6 = t376 + 0.5f;
            const float t377 = r_6 * r_6; // exponential.rs:31
            const float t378 = t377 * q_6;
            const float rest_6 = r_error_6 + t378;
            const float p_6 = r_6 + rest_6; // exponential.rs:32
            const float y_9 = 1.0f + p_6; // exponential.rs:33
            const float t379 = 1.0f - y_9; // exponential.rs:34
            const float t380 = t379 + p_6;
            const float t381 = r_6 - p_6;
            const float t382 = t381 + rest_6;
            const float y_error_6 = t380 + t382;
            const int k_13 = i32_from_f32(k_12); // logistic.rs:21
            const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:52
            const float power_6 = y_9 * unit_6; // logistic.rs:28
            const float d_7 = 1.0f + power_6; // logistic.rs:29
            const float t383 = 1.0f - d_7; // logistic.rs:30
            const float t384 = t383 + power_6;
            const float t385 = y_error_6 * unit_6;
            const float t386 = t384 + t385;
            const float t387 = d_7 * 0.32323232f; // division.rs:102
            const float t388 = t387 - 1.4545455f;
            const float t389 = d_7 * t388;
            float estimate_12 = t389 + 2.121212f;
            const float t390 = d_7 * estimate_12; // division.rs:105
            const float t391 = 1.0f - t390;
            const float t392 = estimate_12 * t391;
            estimate_12 = estimate_12 + t392;
            const float t393 = d_7 * estimate_12;
            const float t394 = 1.0f - t393;
            const float t395 = estimate_12 * t394;
            estimate_12 = estimate_12 + t395;
            const float high_10 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
            const float d_high_6 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
            const float t396 = d_high_6 * high_10; // division.rs:110
            const float t397 = 1.0f - t396;
            const float t398 = d_7 - d_high_6;
            const float t399 = t398 * high_10;
            const float residual_8 = t397 - t399;
            const float estimate_13 = estimate_12;
            const float t400 = t386 * high_10; // division.rs:118
            const float t401 = residual_8 - t400;
            const float low_6 = t401 * estimate_13;
            const float y_high_6 = as_type<float>(as_type<uint>(y_9) & 4294963200u); // bits.rs:58
            const float t402 = y_high_6 * high_10; // logistic.rs:40
            const float t403 = y_high_6 * low_6;
            const float t404 = y_9 - y_high_6;
            const float t405 = t404 + y_error_6;
            const float t406 = t405 * estimate_13;
            const float t407 = t403 + t406;
            const float product_8 = t402 + t407;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(product_8) >> 23u), k_13); // bits.rs:44
            const uint bits_35 = as_type<uint>(product_8) + (as_type<uint>(k_13) << 23u); // bits.rs:45
            const float t408 = high_10 + low_6; // logistic.rs:41
            const float result_6 = ((as_type<uint>(t94) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_35))) : t408);
            const float t409 = t94 * (((as_type<uint>(t94) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // activation.rs:30
            const uint bits_36 = as_type<uint>(t409); // bits.rs:29
            const float t410 = as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)) * normed_6; // rms_norm.rs:392
            const uint bits_37 = as_type<uint>(t410); // bits.rs:29
            results_6 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)); // rms_norm.rs:392
            const float t411 = t79 * scale; // rms_norm.rs:391
            const uint bits_38 = as_type<uint>(t411); // bits.rs:29
            const float t412 = as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)) * t87; // rms_norm.rs:391
            const uint bits_39 = as_type<uint>(t412); // bits.rs:29
            const float normed_7 = decode_bf16(encode_bf16(as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)))); // rms_norm.rs:391
            const float t413 = neg_f32(min_f32(abs_f32(t95), 104.0f)); // logistic.rs:19
            const float t414 = t413 * 1.442695f; // exponential.rs:14
            const float k_14 = rint(t414);
            const float t415 = k_14 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t413 - t415;
            const float correction_7 = k_14 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t416 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t416 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t417 = q_7 * r_7; // exponential.rs:29
            q_7 = t417 + 0.0013933674f;
            const float t418 = q_7 * r_7;
            q_7 = t418 + 0.008333311f;
            const float t419 = q_7 * r_7;
            q_7 = t419 + 0.041666467f;
            const float t420 = q_7 * r_7;
            q_7 = t420 + 0.16666667f;
            const float t421 = q_7 * r_7;
            q_7 = t421 + 0.5f;
            const float t422 = r_7 * r_7; // exponential.rs:31
            const float t423 = t422 * q_7;
            const float rest_7 = r_error_7 + t423;
            const float p_7 = r_7 + rest_7; // exponential.rs:32
            const float y_10 = 1.0f + p_7; // exponential.rs:33
            const float t424 = 1.0f - y_10; // exponential.rs:34
            const float t425 = t424 + p_7;
            const float t426 = r_7 - p_7;
            const float t427 = t426 + rest_7;
            const float y_error_7 = t425 + t427;
            const int k_15 = i32_from_f32(k_14); // logistic.rs:21
            const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(k_15, -60), 127)) << 23u); // bits.rs:52
            const float power_7 = y_10 * unit_7; // logistic.rs:28
            const float d_8 = 1.0f + power_7; // logistic.rs:29
            const float t428 = 1.0f - d_8; // logistic.rs:30
            const float t429 = t428 + power_7;
            const float t430 = y_error_7 * unit_7;
            const float t431 = t429 + t430;
            const float t432 = d_8 * 0.32323232f; // division.rs:102
            const float t433 = t432 - 1.4545455f;
            const float t434 = d_8 * t433;
            float estimate_14 = t434 + 2.121212f;
            const float t435 = d_8 * estimate_14; // division.rs:105
            const float t436 = 1.0f - t435;
            const float t437 = estimate_14 * t436;
            estimate_14 = estimate_14 + t437;
            const float t438 = d_8 * estimate_14;
            const float t439 = 1.0f - t438;
            const float t440 = estimate_14 * t439;
            estimate_14 = estimate_14 + t440;
            const float high_11 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
            const float d_high_7 = as_type<float>(as_type<uint>(d_8) & 4294963200u);
            const float t441 = d_high_7 * high_11; // division.rs:110
            const float t442 = 1.0f - t441;
            const float t443 = d_8 - d_high_7;
            const float t444 = t443 * high_11;
            const float residual_9 = t442 - t444;
            const float estimate_15 = estimate_14;
            const float t445 = t431 * high_11; // division.rs:118
            const float t446 = residual_9 - t445;
            const float low_7 = t446 * estimate_15;
            const float y_high_7 = as_type<float>(as_type<uint>(y_10) & 4294963200u); // bits.rs:58
            const float t447 = y_high_7 * high_11; // logistic.rs:40
            const float t448 = y_high_7 * low_7;
            const float t449 = y_10 - y_high_7;
            const float t450 = t449 + y_error_7;
            const float t451 = t450 * estimate_15;
            const float t452 = t448 + t451;
            const float product_9 = t447 + t452;
            const int field_8 = add_i32(as_type<int>(as_type<uint>(product_9) >> 23u), k_15); // bits.rs:44
            const uint bits_40 = as_type<uint>(product_9) + (as_type<uint>(k_15) << 23u); // bits.rs:45
            const float t453 = high_11 + low_7; // logistic.rs:41
            const float result_7 = ((as_type<uint>(t95) > 2147483647u) ? as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_40))) : t453);
            const float t454 = t95 * (((as_type<uint>(t95) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // activation.rs:30
            const uint bits_41 = as_type<uint>(t454); // bits.rs:29
            const float t455 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)) * normed_7; // rms_norm.rs:392
            const uint bits_42 = as_type<uint>(t455); // bits.rs:29
            results_7 = as_type<float>((((bits_42 & 2139095040u) == 0u) ? bits_42 & 2147483648u : bits_42)); // rms_norm.rs:392
            const float t456 = results_0; // rms_norm.rs:394
            const float t457 = results_1;
            const float t458 = results_2;
            const float t459 = results_3;
            const float t460 = results_4;
            const float t461 = results_5;
            const float t462 = results_6;
            const float t463 = results_7;
            if (col < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + col] = ushort(encode_bf16(t456)); // piece.rs:115
            }
            if (col + 1u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 1u)] = ushort(encode_bf16(t457)); // piece.rs:115
            }
            if (col + 2u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 2u)] = ushort(encode_bf16(t458)); // piece.rs:115
            }
            if (col + 3u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 3u)] = ushort(encode_bf16(t459)); // piece.rs:115
            }
            if (col + 4u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 4u)] = ushort(encode_bf16(t460)); // piece.rs:115
            }
            if (col + 5u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 5u)] = ushort(encode_bf16(t461)); // piece.rs:115
            }
            if (col + 6u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 6u)] = ushort(encode_bf16(t462)); // piece.rs:115
            }
            if (col + 7u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 7u)] = ushort(encode_bf16(t463)); // piece.rs:115
            }
        }
    }
}
