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

kernel void rms_norm__bf16_bf16__row_x1_unit_offset(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* weight [[buffer(2)]],
    device ushort* y [[buffer(3)]],
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
    if (row < imm.n_rows) { // rms_norm.rs:357
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:358
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
            float results_0 = 0.0f; // rms_norm.rs:361
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float factor = 1.0f + weights_0; // rms_norm.rs:341
            const float t80 = t72 * scale; // rms_norm.rs:365
            const uint bits_3 = as_type<uint>(t80); // bits.rs:29
            const float t81 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * factor; // rms_norm.rs:365
            const uint bits_4 = as_type<uint>(t81); // bits.rs:29
            results_0 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // rms_norm.rs:365
            const float factor_1 = 1.0f + weights_1; // rms_norm.rs:341
            const float t82 = t73 * scale; // rms_norm.rs:365
            const uint bits_5 = as_type<uint>(t82); // bits.rs:29
            const float t83 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * factor_1; // rms_norm.rs:365
            const uint bits_6 = as_type<uint>(t83); // bits.rs:29
            results_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // rms_norm.rs:365
            const float factor_2 = 1.0f + weights_2; // rms_norm.rs:341
            const float t84 = t74 * scale; // rms_norm.rs:365
            const uint bits_7 = as_type<uint>(t84); // bits.rs:29
            const float t85 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * factor_2; // rms_norm.rs:365
            const uint bits_8 = as_type<uint>(t85); // bits.rs:29
            results_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // rms_norm.rs:365
            const float factor_3 = 1.0f + weights_3; // rms_norm.rs:341
            const float t86 = t75 * scale; // rms_norm.rs:365
            const uint bits_9 = as_type<uint>(t86); // bits.rs:29
            const float t87 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * factor_3; // rms_norm.rs:365
            const uint bits_10 = as_type<uint>(t87); // bits.rs:29
            results_3 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)); // rms_norm.rs:365
            const float factor_4 = 1.0f + weights_4; // rms_norm.rs:341
            const float t88 = t76 * scale; // rms_norm.rs:365
            const uint bits_11 = as_type<uint>(t88); // bits.rs:29
            const float t89 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * factor_4; // rms_norm.rs:365
            const uint bits_12 = as_type<uint>(t89); // bits.rs:29
            results_4 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // rms_norm.rs:365
            const float factor_5 = 1.0f + weights_5; // rms_norm.rs:341
            const float t90 = t77 * scale; // rms_norm.rs:365
            const uint bits_13 = as_type<uint>(t90); // bits.rs:29
            const float t91 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * factor_5; // rms_norm.rs:365
            const uint bits_14 = as_type<uint>(t91); // bits.rs:29
            results_5 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // rms_norm.rs:365
            const float factor_6 = 1.0f + weights_6; // rms_norm.rs:341
            const float t92 = t78 * scale; // rms_norm.rs:365
            const uint bits_15 = as_type<uint>(t92); // bits.rs:29
            const float t93 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * factor_6; // rms_norm.rs:365
            const uint bits_16 = as_type<uint>(t93); // bits.rs:29
            results_6 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // rms_norm.rs:365
            const float factor_7 = 1.0f + weights_7; // rms_norm.rs:341
            const float t94 = t79 * scale; // rms_norm.rs:365
            const uint bits_17 = as_type<uint>(t94); // bits.rs:29
            const float t95 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * factor_7; // rms_norm.rs:365
            const uint bits_18 = as_type<uint>(t95); // bits.rs:29
            results_7 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)); // rms_norm.rs:365
            const float t96 = results_0; // rms_norm.rs:367
            const float t97 = results_1;
            const float t98 = results_2;
            const float t99 = results_3;
            const float t100 = results_4;
            const float t101 = results_5;
            const float t102 = results_6;
            const float t103 = results_7;
            if (col < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + col] = ushort(encode_bf16(t96)); // piece.rs:115
            }
            if (col + 1u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 1u)] = ushort(encode_bf16(t97)); // piece.rs:115
            }
            if (col + 2u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 2u)] = ushort(encode_bf16(t98)); // piece.rs:115
            }
            if (col + 3u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 3u)] = ushort(encode_bf16(t99)); // piece.rs:115
            }
            if (col + 4u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 4u)] = ushort(encode_bf16(t100)); // piece.rs:115
            }
            if (col + 5u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 5u)] = ushort(encode_bf16(t101)); // piece.rs:115
            }
            if (col + 6u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 6u)] = ushort(encode_bf16(t102)); // piece.rs:115
            }
            if (col + 7u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 7u)] = ushort(encode_bf16(t103)); // piece.rs:115
            }
        }
    }
}
