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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

float quotient_rn(float a, float b) {
    const uint a_bits = as_type<uint>(a);
    const uint b_bits = as_type<uint>(b);
    const bool t0 = ((a_bits & 2147483647u) - 553648128u < 1031798784u) & ((b_bits & 2147483647u) - 553648128u < 1031798784u);
    float chosen = float(0); // by_fma.rs:63
    if (t0) {
        const uint bits = as_type<uint>(b);
        const float minus_b = neg_f32(b);
        float y = as_type<float>(2129859015u - bits);
        const float t1 = fma(minus_b, y, 1.0f);
        y = fma(t1, y, y);
        const float t2 = fma(minus_b, y, 1.0f);
        y = fma(t2, y, y);
        const float t3 = fma(minus_b, y, 1.0f);
        y = fma(t3, y, y);
        const float t4 = fma(minus_b, y, 1.0f);
        y = fma(t4, y, y);
        const float y_1 = as_type<float>(as_type<uint>(y) + (((bits & 8388607u) == 8388607u) ? 1u : 0u));
        const float q = a * y_1;
        const float residual = fma(neg_f32(b), q, a);
        chosen = fma(residual, y_1, q);
    } else {
        const float t5 = as_type<float>((a_bits & 8388607u) | 1065353216u);
        const float t6 = as_type<float>((b_bits & 8388607u) | 1065353216u);
        const uint bits = as_type<uint>(t6);
        const float minus_b = neg_f32(t6);
        float y = as_type<float>(2129859015u - bits);
        const float t7 = fma(minus_b, y, 1.0f);
        y = fma(t7, y, y);
        const float t8 = fma(minus_b, y, 1.0f);
        y = fma(t8, y, y);
        const float t9 = fma(minus_b, y, 1.0f);
        y = fma(t9, y, y);
        const float t10 = fma(minus_b, y, 1.0f);
        y = fma(t10, y, y);
        const float y_1 = as_type<float>(as_type<uint>(y) + (((bits & 8388607u) == 8388607u) ? 1u : 0u));
        const float q = t5 * y_1;
        const float residual = fma(neg_f32(t6), q, t5);
        const float t11 = fma(residual, y_1, q);
        const uint quotient = as_type<uint>(t11);
        const int exponent = sub_i32(add_i32(as_type<int>(quotient >> 23u), as_type<int>((a_bits >> 23u) & 255u)), as_type<int>((b_bits >> 23u) & 255u));
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u;
        const uint t12 = (quotient & 8388607u) | 8388608u;
        const int field = add_i32(exponent, as_type<int>(t12 >> 24u));
        const uint bits_1 = (as_type<uint>(field) << 23u) | (t12 & 8388607u);
        const float scaled = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)));
        const uint sign_2 = (a_bits ^ b_bits) & 2147483648u;
        const uint a_magnitude = a_bits & 2147483647u;
        const uint b_magnitude = b_bits & 2147483647u;
        const bool a_zero = a_magnitude < 8388608u;
        const bool b_zero = b_magnitude < 8388608u;
        const bool a_infinite = a_magnitude == 2139095040u;
        const bool b_infinite = b_magnitude == 2139095040u;
        const bool any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        const bool undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_2) : scaled);
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_2 | 2139095040u) : bounded);
        chosen = (undefined ? as_type<float>(2143289344u) : extended);
    }
    float result = chosen;
    return result;
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
    const float t16 = quotient_rn(sum_1, float(n_cols)); // by_mode.rs:44
    const float t17 = t16 + imm.eps; // rms_norm.rs:285
    const uint bits = as_type<uint>(t17); // roots.rs:12
    const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:13
    const int odd = exponent & 1; // roots.rs:14
    const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t18 = 0.5f * m; // roots.rs:20
    const float t19 = t18 * y_1;
    const float t20 = t19 * y_1;
    const float t21 = 0.5f - t20;
    const float t22 = y_1 * t21;
    y_1 = y_1 + t22;
    const float t23 = 0.5f * m;
    const float t24 = t23 * y_1;
    const float t25 = t24 * y_1;
    const float t26 = 0.5f - t25;
    const float t27 = y_1 * t26;
    y_1 = y_1 + t27;
    const float t28 = 0.5f * m;
    const float t29 = t28 * y_1;
    const float t30 = t29 * y_1;
    const float t31 = 0.5f - t30;
    const float t32 = y_1 * t31;
    y_1 = y_1 + t32;
    const float y_2 = y_1; // roots.rs:22
    const int half_exponent = sub_i32(exponent, odd) >> 1u;
    const float product = m * y_2; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t33 = scaled - m; // roots.rs:38
    const float high = scaled - t33;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:37
    const float t34 = scaled_1 - y_2; // roots.rs:38
    const float high_1 = scaled_1 - t34;
    const float b_low = y_2 - high_1; // roots.rs:39
    const float t35 = high * high_1; // roots.rs:31
    const float t36 = t35 - product;
    const float t37 = high * b_low;
    const float t38 = t36 + t37;
    const float t39 = a_low * high_1;
    const float t40 = t38 + t39;
    const float t41 = a_low * b_low;
    const float my_error = t40 + t41;
    const float product_1 = product * y_2; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t42 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t42;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:37
    const float t43 = scaled_3 - y_2; // roots.rs:38
    const float high_3 = scaled_3 - t43;
    const float b_low_1 = y_2 - high_3; // roots.rs:39
    const float t44 = high_2 * high_3; // roots.rs:31
    const float t45 = t44 - product_1;
    const float t46 = high_2 * b_low_1;
    const float t47 = t45 + t46;
    const float t48 = a_low_1 * high_3;
    const float t49 = t47 + t48;
    const float t50 = a_low_1 * b_low_1;
    const float square_error = t49 + t50;
    const float t51 = 1.0f - product_1; // roots.rs:49
    const float t52 = t51 - square_error;
    const float t53 = my_error * y_2;
    const float residual = t52 - t53;
    const float t54 = 0.5f * residual; // roots.rs:50
    const float t55 = y_2 * t54;
    const float root = y_2 + t55;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_1 = as_type<uint>(t17); // roots.rs:52
    const uint sign_1 = bits_1 & 2147483648u; // roots.rs:53
    const bool zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_1 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t17) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
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
            const float t56 = values_0; // piece.rs:94
            const float t57 = values_1;
            const float t58 = values_2;
            const float t59 = values_3;
            const float t60 = values_4;
            const float t61 = values_5;
            const float t62 = values_6;
            const float t63 = values_7;
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
            const float t64 = t56 * scale; // rms_norm.rs:365
            const uint bits_2 = as_type<uint>(t64); // bits.rs:31
            const float t65 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * factor; // rms_norm.rs:365
            const uint bits_3 = as_type<uint>(t65); // bits.rs:31
            results_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // rms_norm.rs:365
            const float factor_1 = 1.0f + weights_1; // rms_norm.rs:341
            const float t66 = t57 * scale; // rms_norm.rs:365
            const uint bits_4 = as_type<uint>(t66); // bits.rs:31
            const float t67 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * factor_1; // rms_norm.rs:365
            const uint bits_5 = as_type<uint>(t67); // bits.rs:31
            results_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // rms_norm.rs:365
            const float factor_2 = 1.0f + weights_2; // rms_norm.rs:341
            const float t68 = t58 * scale; // rms_norm.rs:365
            const uint bits_6 = as_type<uint>(t68); // bits.rs:31
            const float t69 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * factor_2; // rms_norm.rs:365
            const uint bits_7 = as_type<uint>(t69); // bits.rs:31
            results_2 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // rms_norm.rs:365
            const float factor_3 = 1.0f + weights_3; // rms_norm.rs:341
            const float t70 = t59 * scale; // rms_norm.rs:365
            const uint bits_8 = as_type<uint>(t70); // bits.rs:31
            const float t71 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * factor_3; // rms_norm.rs:365
            const uint bits_9 = as_type<uint>(t71); // bits.rs:31
            results_3 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // rms_norm.rs:365
            const float factor_4 = 1.0f + weights_4; // rms_norm.rs:341
            const float t72 = t60 * scale; // rms_norm.rs:365
            const uint bits_10 = as_type<uint>(t72); // bits.rs:31
            const float t73 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * factor_4; // rms_norm.rs:365
            const uint bits_11 = as_type<uint>(t73); // bits.rs:31
            results_4 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // rms_norm.rs:365
            const float factor_5 = 1.0f + weights_5; // rms_norm.rs:341
            const float t74 = t61 * scale; // rms_norm.rs:365
            const uint bits_12 = as_type<uint>(t74); // bits.rs:31
            const float t75 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * factor_5; // rms_norm.rs:365
            const uint bits_13 = as_type<uint>(t75); // bits.rs:31
            results_5 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // rms_norm.rs:365
            const float factor_6 = 1.0f + weights_6; // rms_norm.rs:341
            const float t76 = t62 * scale; // rms_norm.rs:365
            const uint bits_14 = as_type<uint>(t76); // bits.rs:31
            const float t77 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)) * factor_6; // rms_norm.rs:365
            const uint bits_15 = as_type<uint>(t77); // bits.rs:31
            results_6 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // rms_norm.rs:365
            const float factor_7 = 1.0f + weights_7; // rms_norm.rs:341
            const float t78 = t63 * scale; // rms_norm.rs:365
            const uint bits_16 = as_type<uint>(t78); // bits.rs:31
            const float t79 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * factor_7; // rms_norm.rs:365
            const uint bits_17 = as_type<uint>(t79); // bits.rs:31
            results_7 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // rms_norm.rs:365
            const float t80 = results_0; // rms_norm.rs:367
            const float t81 = results_1;
            const float t82 = results_2;
            const float t83 = results_3;
            const float t84 = results_4;
            const float t85 = results_5;
            const float t86 = results_6;
            const float t87 = results_7;
            if (col < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + col] = ushort(encode_bf16(t80)); // piece.rs:115
            }
            if (col + 1u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 1u)] = ushort(encode_bf16(t81)); // piece.rs:115
            }
            if (col + 2u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 2u)] = ushort(encode_bf16(t82)); // piece.rs:115
            }
            if (col + 3u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 3u)] = ushort(encode_bf16(t83)); // piece.rs:115
            }
            if (col + 4u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 4u)] = ushort(encode_bf16(t84)); // piece.rs:115
            }
            if (col + 5u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 5u)] = ushort(encode_bf16(t85)); // piece.rs:115
            }
            if (col + 6u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 6u)] = ushort(encode_bf16(t86)); // piece.rs:115
            }
            if (col + 7u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 7u)] = ushort(encode_bf16(t87)); // piece.rs:115
            }
        }
    }
}
