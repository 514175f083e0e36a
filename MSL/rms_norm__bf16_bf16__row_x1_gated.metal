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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
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
            float values_0_1 = 0.0f; // piece.rs:87
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            float values_4_1 = 0.0f;
            float values_5_1 = 0.0f;
            float values_6_1 = 0.0f;
            float values_7_1 = 0.0f;
            const float t64 = weights_0; // rms_norm.rs:331
            const float t65 = weights_1;
            const float t66 = weights_2;
            const float t67 = weights_3;
            const float t68 = weights_4;
            const float t69 = weights_5;
            const float t70 = weights_6;
            const float t71 = weights_7;
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
            const float t72 = values_0_1; // piece.rs:94
            const float t73 = values_1_1;
            const float t74 = values_2_1;
            const float t75 = values_3_1;
            const float t76 = values_4_1;
            const float t77 = values_5_1;
            const float t78 = values_6_1;
            const float t79 = values_7_1;
            float results_0 = 0.0f; // rms_norm.rs:388
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t80 = t56 * scale; // rms_norm.rs:391
            const uint bits_2 = as_type<uint>(t80); // bits.rs:31
            const float t81 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * t64; // rms_norm.rs:391
            const uint bits_3 = as_type<uint>(t81); // bits.rs:31
            const float normed = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // rms_norm.rs:391
            const float t82 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t72)), 1120927744u))); // logistic.rs:19
            const float t83 = t82 * 1.442695f; // exponential.rs:14
            const float sum_2 = t83 + 12582912.0f; // bits.rs:52
            const float k = sum_2 - 12582912.0f; // bits.rs:53
            const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
            const float t84 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t82 - t84;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t85 = reduced - r; // exponential.rs:18
            const float r_error = t85 - correction;
            float q = 0.00019891017f; // exponential.rs:26
            const float t86 = q * r; // exponential.rs:29
            q = t86 + 0.0013933674f;
            const float t87 = q * r;
            q = t87 + 0.008333311f;
            const float t88 = q * r;
            q = t88 + 0.041666467f;
            const float t89 = q * r;
            q = t89 + 0.16666667f;
            const float t90 = q * r;
            q = t90 + 0.5f;
            const float t91 = r * r; // exponential.rs:31
            const float t92 = t91 * q;
            const float rest = r_error + t92;
            const float p = r + rest; // exponential.rs:32
            const float y_3 = 1.0f + p; // exponential.rs:33
            const float t93 = 1.0f - y_3; // exponential.rs:34
            const float t94 = t93 + p;
            const float t95 = r - p;
            const float t96 = t95 + rest;
            const float y_error = t94 + t96;
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_1, -60), 127)) << 23u); // bits.rs:66
            const float power = y_3 * unit; // logistic.rs:28
            const float d = 1.0f + power; // logistic.rs:29
            const float t97 = 1.0f - d; // logistic.rs:30
            const float t98 = t97 + power;
            const float t99 = y_error * unit;
            const float t100 = t98 + t99;
            const float t101 = d * 0.32323232f; // division.rs:13
            const float t102 = t101 - 1.4545455f;
            const float t103 = d * t102;
            float estimate = t103 + 2.121212f;
            const float t104 = d * estimate; // division.rs:16
            const float t105 = 1.0f - t104;
            const float t106 = estimate * t105;
            estimate = estimate + t106;
            const float t107 = d * estimate;
            const float t108 = 1.0f - t107;
            const float t109 = estimate * t108;
            estimate = estimate + t109;
            const float high_4 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
            const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
            const float t110 = d_high * high_4; // division.rs:21
            const float t111 = 1.0f - t110;
            const float t112 = d - d_high;
            const float t113 = t112 * high_4;
            const float residual_1 = t111 - t113;
            const float estimate_1 = estimate;
            const float t114 = t100 * high_4; // division.rs:29
            const float t115 = residual_1 - t114;
            const float low = t115 * estimate_1;
            const float y_high = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:72
            const float t116 = y_high * high_4; // logistic.rs:40
            const float t117 = y_high * low;
            const float t118 = y_3 - y_high;
            const float t119 = t118 + y_error;
            const float t120 = t119 * estimate_1;
            const float t121 = t117 + t120;
            const float product_2 = t116 + t121;
            const int field = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), exponent_1); // bits.rs:38
            const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
            const float t122 = high_4 + low; // logistic.rs:41
            const float result = ((as_type<uint>(t72) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_4))) : t122);
            const float t123 = t72 * (((as_type<uint>(t72) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
            const uint bits_5 = as_type<uint>(t123); // bits.rs:31
            const float t124 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * normed; // rms_norm.rs:392
            const uint bits_6 = as_type<uint>(t124); // bits.rs:31
            results_0 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // rms_norm.rs:392
            const float t125 = t57 * scale; // rms_norm.rs:391
            const uint bits_7 = as_type<uint>(t125); // bits.rs:31
            const float t126 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * t65; // rms_norm.rs:391
            const uint bits_8 = as_type<uint>(t126); // bits.rs:31
            const float normed_1 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // rms_norm.rs:391
            const float t127 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t73)), 1120927744u))); // logistic.rs:19
            const float t128 = t127 * 1.442695f; // exponential.rs:14
            const float sum_3 = t128 + 12582912.0f; // bits.rs:52
            const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
            const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
            const float t129 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t127 - t129;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t130 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t130 - correction_1;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t131 = q_1 * r_1; // exponential.rs:29
            q_1 = t131 + 0.0013933674f;
            const float t132 = q_1 * r_1;
            q_1 = t132 + 0.008333311f;
            const float t133 = q_1 * r_1;
            q_1 = t133 + 0.041666467f;
            const float t134 = q_1 * r_1;
            q_1 = t134 + 0.16666667f;
            const float t135 = q_1 * r_1;
            q_1 = t135 + 0.5f;
            const float t136 = r_1 * r_1; // exponential.rs:31
            const float t137 = t136 * q_1;
            const float rest_1 = r_error_1 + t137;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_4 = 1.0f + p_1; // exponential.rs:33
            const float t138 = 1.0f - y_4; // exponential.rs:34
            const float t139 = t138 + p_1;
            const float t140 = r_1 - p_1;
            const float t141 = t140 + rest_1;
            const float y_error_1 = t139 + t141;
            const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_2, -60), 127)) << 23u); // bits.rs:66
            const float power_1 = y_4 * unit_1; // logistic.rs:28
            const float d_1 = 1.0f + power_1; // logistic.rs:29
            const float t142 = 1.0f - d_1; // logistic.rs:30
            const float t143 = t142 + power_1;
            const float t144 = y_error_1 * unit_1;
            const float t145 = t143 + t144;
            const float t146 = d_1 * 0.32323232f; // division.rs:13
            const float t147 = t146 - 1.4545455f;
            const float t148 = d_1 * t147;
            float estimate_2 = t148 + 2.121212f;
            const float t149 = d_1 * estimate_2; // division.rs:16
            const float t150 = 1.0f - t149;
            const float t151 = estimate_2 * t150;
            estimate_2 = estimate_2 + t151;
            const float t152 = d_1 * estimate_2;
            const float t153 = 1.0f - t152;
            const float t154 = estimate_2 * t153;
            estimate_2 = estimate_2 + t154;
            const float high_5 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:72
            const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
            const float t155 = d_high_1 * high_5; // division.rs:21
            const float t156 = 1.0f - t155;
            const float t157 = d_1 - d_high_1;
            const float t158 = t157 * high_5;
            const float residual_2 = t156 - t158;
            const float estimate_3 = estimate_2;
            const float t159 = t145 * high_5; // division.rs:29
            const float t160 = residual_2 - t159;
            const float low_1 = t160 * estimate_3;
            const float y_high_1 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:72
            const float t161 = y_high_1 * high_5; // logistic.rs:40
            const float t162 = y_high_1 * low_1;
            const float t163 = y_4 - y_high_1;
            const float t164 = t163 + y_error_1;
            const float t165 = t164 * estimate_3;
            const float t166 = t162 + t165;
            const float product_3 = t161 + t166;
            const int field_1 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), exponent_2); // bits.rs:38
            const uint bits_9 = as_type<uint>(product_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
            const float t167 = high_5 + low_1; // logistic.rs:41
            const float result_1 = ((as_type<uint>(t73) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_9))) : t167);
            const float t168 = t73 * (((as_type<uint>(t73) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
            const uint bits_10 = as_type<uint>(t168); // bits.rs:31
            const float t169 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * normed_1; // rms_norm.rs:392
            const uint bits_11 = as_type<uint>(t169); // bits.rs:31
            results_1 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // rms_norm.rs:392
            const float t170 = t58 * scale; // rms_norm.rs:391
            const uint bits_12 = as_type<uint>(t170); // bits.rs:31
            const float t171 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * t66; // rms_norm.rs:391
            const uint bits_13 = as_type<uint>(t171); // bits.rs:31
            const float normed_2 = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // rms_norm.rs:391
            const float t172 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t74)), 1120927744u))); // logistic.rs:19
            const float t173 = t172 * 1.442695f; // exponential.rs:14
            const float sum_4 = t173 + 12582912.0f; // bits.rs:52
            const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
            const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
            const float t174 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t172 - t174;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t175 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t175 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t176 = q_2 * r_2; // exponential.rs:29
            q_2 = t176 + 0.0013933674f;
            const float t177 = q_2 * r_2;
            q_2 = t177 + 0.008333311f;
            const float t178 = q_2 * r_2;
            q_2 = t178 + 0.041666467f;
            const float t179 = q_2 * r_2;
            q_2 = t179 + 0.16666667f;
            const float t180 = q_2 * r_2;
            q_2 = t180 + 0.5f;
            const float t181 = r_2 * r_2; // exponential.rs:31
            const float t182 = t181 * q_2;
            const float rest_2 = r_error_2 + t182;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_5 = 1.0f + p_2; // exponential.rs:33
            const float t183 = 1.0f - y_5; // exponential.rs:34
            const float t184 = t183 + p_2;
            const float t185 = r_2 - p_2;
            const float t186 = t185 + rest_2;
            const float y_error_2 = t184 + t186;
            const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_3, -60), 127)) << 23u); // bits.rs:66
            const float power_2 = y_5 * unit_2; // logistic.rs:28
            const float d_2 = 1.0f + power_2; // logistic.rs:29
            const float t187 = 1.0f - d_2; // logistic.rs:30
            const float t188 = t187 + power_2;
            const float t189 = y_error_2 * unit_2;
            const float t190 = t188 + t189;
            const float t191 = d_2 * 0.32323232f; // division.rs:13
            const float t192 = t191 - 1.4545455f;
            const float t193 = d_2 * t192;
            float estimate_4 = t193 + 2.121212f;
            const float t194 = d_2 * estimate_4; // division.rs:16
            const float t195 = 1.0f - t194;
            const float t196 = estimate_4 * t195;
            estimate_4 = estimate_4 + t196;
            const float t197 = d_2 * estimate_4;
            const float t198 = 1.0f - t197;
            const float t199 = estimate_4 * t198;
            estimate_4 = estimate_4 + t199;
            const float high_6 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:72
            const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
            const float t200 = d_high_2 * high_6; // division.rs:21
            const float t201 = 1.0f - t200;
            const float t202 = d_2 - d_high_2;
            const float t203 = t202 * high_6;
            const float residual_3 = t201 - t203;
            const float estimate_5 = estimate_4;
            const float t204 = t190 * high_6; // division.rs:29
            const float t205 = residual_3 - t204;
            const float low_2 = t205 * estimate_5;
            const float y_high_2 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:72
            const float t206 = y_high_2 * high_6; // logistic.rs:40
            const float t207 = y_high_2 * low_2;
            const float t208 = y_5 - y_high_2;
            const float t209 = t208 + y_error_2;
            const float t210 = t209 * estimate_5;
            const float t211 = t207 + t210;
            const float product_4 = t206 + t211;
            const int field_2 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), exponent_3); // bits.rs:38
            const uint bits_14 = as_type<uint>(product_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
            const float t212 = high_6 + low_2; // logistic.rs:41
            const float result_2 = ((as_type<uint>(t74) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_14))) : t212);
            const float t213 = t74 * (((as_type<uint>(t74) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
            const uint bits_15 = as_type<uint>(t213); // bits.rs:31
            const float t214 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * normed_2; // rms_norm.rs:392
            const uint bits_16 = as_type<uint>(t214); // bits.rs:31
            results_2 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // rms_norm.rs:392
            const float t215 = t59 * scale; // rms_norm.rs:391
            const uint bits_17 = as_type<uint>(t215); // bits.rs:31
            const float t216 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * t67; // rms_norm.rs:391
            const uint bits_18 = as_type<uint>(t216); // bits.rs:31
            const float normed_3 = decode_bf16(encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // rms_norm.rs:391
            const float t217 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t75)), 1120927744u))); // logistic.rs:19
            const float t218 = t217 * 1.442695f; // exponential.rs:14
            const float sum_5 = t218 + 12582912.0f; // bits.rs:52
            const float k_3 = sum_5 - 12582912.0f; // bits.rs:53
            const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
            const float t219 = k_3 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t217 - t219;
            const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t220 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t220 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t221 = q_3 * r_3; // exponential.rs:29
            q_3 = t221 + 0.0013933674f;
            const float t222 = q_3 * r_3;
            q_3 = t222 + 0.008333311f;
            const float t223 = q_3 * r_3;
            q_3 = t223 + 0.041666467f;
            const float t224 = q_3 * r_3;
            q_3 = t224 + 0.16666667f;
            const float t225 = q_3 * r_3;
            q_3 = t225 + 0.5f;
            const float t226 = r_3 * r_3; // exponential.rs:31
            const float t227 = t226 * q_3;
            const float rest_3 = r_error_3 + t227;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_6 = 1.0f + p_3; // exponential.rs:33
            const float t228 = 1.0f - y_6; // exponential.rs:34
            const float t229 = t228 + p_3;
            const float t230 = r_3 - p_3;
            const float t231 = t230 + rest_3;
            const float y_error_3 = t229 + t231;
            const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_4, -60), 127)) << 23u); // bits.rs:66
            const float power_3 = y_6 * unit_3; // logistic.rs:28
            const float d_3 = 1.0f + power_3; // logistic.rs:29
            const float t232 = 1.0f - d_3; // logistic.rs:30
            const float t233 = t232 + power_3;
            const float t234 = y_error_3 * unit_3;
            const float t235 = t233 + t234;
            const float t236 = d_3 * 0.32323232f; // division.rs:13
            const float t237 = t236 - 1.4545455f;
            const float t238 = d_3 * t237;
            float estimate_6 = t238 + 2.121212f;
            const float t239 = d_3 * estimate_6; // division.rs:16
            const float t240 = 1.0f - t239;
            const float t241 = estimate_6 * t240;
            estimate_6 = estimate_6 + t241;
            const float t242 = d_3 * estimate_6;
            const float t243 = 1.0f - t242;
            const float t244 = estimate_6 * t243;
            estimate_6 = estimate_6 + t244;
            const float high_7 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:72
            const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
            const float t245 = d_high_3 * high_7; // division.rs:21
            const float t246 = 1.0f - t245;
            const float t247 = d_3 - d_high_3;
            const float t248 = t247 * high_7;
            const float residual_4 = t246 - t248;
            const float estimate_7 = estimate_6;
            const float t249 = t235 * high_7; // division.rs:29
            const float t250 = residual_4 - t249;
            const float low_3 = t250 * estimate_7;
            const float y_high_3 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:72
            const float t251 = y_high_3 * high_7; // logistic.rs:40
            const float t252 = y_high_3 * low_3;
            const float t253 = y_6 - y_high_3;
            const float t254 = t253 + y_error_3;
            const float t255 = t254 * estimate_7;
            const float t256 = t252 + t255;
            const float product_5 = t251 + t256;
            const int field_3 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), exponent_4); // bits.rs:38
            const uint bits_19 = as_type<uint>(product_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
            const float t257 = high_7 + low_3; // logistic.rs:41
            const float result_3 = ((as_type<uint>(t75) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_19))) : t257);
            const float t258 = t75 * (((as_type<uint>(t75) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
            const uint bits_20 = as_type<uint>(t258); // bits.rs:31
            const float t259 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)) * normed_3; // rms_norm.rs:392
            const uint bits_21 = as_type<uint>(t259); // bits.rs:31
            results_3 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)); // rms_norm.rs:392
            const float t260 = t60 * scale; // rms_norm.rs:391
            const uint bits_22 = as_type<uint>(t260); // bits.rs:31
            const float t261 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)) * t68; // rms_norm.rs:391
            const uint bits_23 = as_type<uint>(t261); // bits.rs:31
            const float normed_4 = decode_bf16(encode_bf16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // rms_norm.rs:391
            const float t262 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t76)), 1120927744u))); // logistic.rs:19
            const float t263 = t262 * 1.442695f; // exponential.rs:14
            const float sum_6 = t263 + 12582912.0f; // bits.rs:52
            const float k_4 = sum_6 - 12582912.0f; // bits.rs:53
            const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
            const float t264 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t262 - t264;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t265 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t265 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t266 = q_4 * r_4; // exponential.rs:29
            q_4 = t266 + 0.0013933674f;
            const float t267 = q_4 * r_4;
            q_4 = t267 + 0.008333311f;
            const float t268 = q_4 * r_4;
            q_4 = t268 + 0.041666467f;
            const float t269 = q_4 * r_4;
            q_4 = t269 + 0.16666667f;
            const float t270 = q_4 * r_4;
            q_4 = t270 + 0.5f;
            const float t271 = r_4 * r_4; // exponential.rs:31
            const float t272 = t271 * q_4;
            const float rest_4 = r_error_4 + t272;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_7 = 1.0f + p_4; // exponential.rs:33
            const float t273 = 1.0f - y_7; // exponential.rs:34
            const float t274 = t273 + p_4;
            const float t275 = r_4 - p_4;
            const float t276 = t275 + rest_4;
            const float y_error_4 = t274 + t276;
            const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_5, -60), 127)) << 23u); // bits.rs:66
            const float power_4 = y_7 * unit_4; // logistic.rs:28
            const float d_4 = 1.0f + power_4; // logistic.rs:29
            const float t277 = 1.0f - d_4; // logistic.rs:30
            const float t278 = t277 + power_4;
            const float t279 = y_error_4 * unit_4;
            const float t280 = t278 + t279;
            const float t281 = d_4 * 0.32323232f; // division.rs:13
            const float t282 = t281 - 1.4545455f;
            const float t283 = d_4 * t282;
            float estimate_8 = t283 + 2.121212f;
            const float t284 = d_4 * estimate_8; // division.rs:16
            const float t285 = 1.0f - t284;
            const float t286 = estimate_8 * t285;
            estimate_8 = estimate_8 + t286;
            const float t287 = d_4 * estimate_8;
            const float t288 = 1.0f - t287;
            const float t289 = estimate_8 * t288;
            estimate_8 = estimate_8 + t289;
            const float high_8 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:72
            const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
            const float t290 = d_high_4 * high_8; // division.rs:21
            const float t291 = 1.0f - t290;
            const float t292 = d_4 - d_high_4;
            const float t293 = t292 * high_8;
            const float residual_5 = t291 - t293;
            const float estimate_9 = estimate_8;
            const float t294 = t280 * high_8; // division.rs:29
            const float t295 = residual_5 - t294;
            const float low_4 = t295 * estimate_9;
            const float y_high_4 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:72
            const float t296 = y_high_4 * high_8; // logistic.rs:40
            const float t297 = y_high_4 * low_4;
            const float t298 = y_7 - y_high_4;
            const float t299 = t298 + y_error_4;
            const float t300 = t299 * estimate_9;
            const float t301 = t297 + t300;
            const float product_6 = t296 + t301;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), exponent_5); // bits.rs:38
            const uint bits_24 = as_type<uint>(product_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
            const float t302 = high_8 + low_4; // logistic.rs:41
            const float result_4 = ((as_type<uint>(t76) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_24))) : t302);
            const float t303 = t76 * (((as_type<uint>(t76) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // activation.rs:30
            const uint bits_25 = as_type<uint>(t303); // bits.rs:31
            const float t304 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)) * normed_4; // rms_norm.rs:392
            const uint bits_26 = as_type<uint>(t304); // bits.rs:31
            results_4 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)); // rms_norm.rs:392
            const float t305 = t61 * scale; // rms_norm.rs:391
            const uint bits_27 = as_type<uint>(t305); // bits.rs:31
            const float t306 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)) * t69; // rms_norm.rs:391
            const uint bits_28 = as_type<uint>(t306); // bits.rs:31
            const float normed_5 = decode_bf16(encode_bf16(as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)))); // rms_norm.rs:391
            const float t307 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t77)), 1120927744u))); // logistic.rs:19
            const float t308 = t307 * 1.442695f; // exponential.rs:14
            const float sum_7 = t308 + 12582912.0f; // bits.rs:52
            const float k_5 = sum_7 - 12582912.0f; // bits.rs:53
            const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
            const float t309 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t307 - t309;
            const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t310 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t310 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t311 = q_5 * r_5; // exponential.rs:29
            q_5 = t311 + 0.0013933674f;
            const float t312 = q_5 * r_5;
            q_5 = t312 + 0.008333311f;
            const float t313 = q_5 * r_5;
            q_5 = t313 + 0.041666467f;
            const float t314 = q_5 * r_5;
            q_5 = t314 + 0.16666667f;
            const float t315 = q_5 * r_5;
            q_5 = t315 + 0.5f;
            const float t316 = r_5 * r_5; // exponential.rs:31
            const float t317 = t316 * q_5;
            const float rest_5 = r_error_5 + t317;
            const float p_5 = r_5 + rest_5; // exponential.rs:32
            const float y_8 = 1.0f + p_5; // exponential.rs:33
            const float t318 = 1.0f - y_8; // exponential.rs:34
            const float t319 = t318 + p_5;
            const float t320 = r_5 - p_5;
            const float t321 = t320 + rest_5;
            const float y_error_5 = t319 + t321;
            const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
            const float power_5 = y_8 * unit_5; // logistic.rs:28
            const float d_5 = 1.0f + power_5; // logistic.rs:29
            const float t322 = 1.0f - d_5; // logistic.rs:30
            const float t323 = t322 + power_5;
            const float t324 = y_error_5 * unit_5;
            const float t325 = t323 + t324;
            const float t326 = d_5 * 0.32323232f; // division.rs:13
            const float t327 = t326 - 1.4545455f;
            const float t328 = d_5 * t327;
            float estimate_10 = t328 + 2.121212f;
            const float t329 = d_5 * estimate_10; // division.rs:16
            const float t330 = 1.0f - t329;
            const float t331 = estimate_10 * t330;
            estimate_10 = estimate_10 + t331;
            const float t332 = d_5 * estimate_10;
            const float t333 = 1.0f - t332;
            const float t334 = estimate_10 * t333;
            estimate_10 = estimate_10 + t334;
            const float high_9 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:72
            const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
            const float t335 = d_high_5 * high_9; // division.rs:21
            const float t336 = 1.0f - t335;
            const float t337 = d_5 - d_high_5;
            const float t338 = t337 * high_9;
            const float residual_6 = t336 - t338;
            const float estimate_11 = estimate_10;
            const float t339 = t325 * high_9; // division.rs:29
            const float t340 = residual_6 - t339;
            const float low_5 = t340 * estimate_11;
            const float y_high_5 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:72
            const float t341 = y_high_5 * high_9; // logistic.rs:40
            const float t342 = y_high_5 * low_5;
            const float t343 = y_8 - y_high_5;
            const float t344 = t343 + y_error_5;
            const float t345 = t344 * estimate_11;
            const float t346 = t342 + t345;
            const float product_7 = t341 + t346;
            const int field_5 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), exponent_6); // bits.rs:38
            const uint bits_29 = as_type<uint>(product_7) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
            const float t347 = high_9 + low_5; // logistic.rs:41
            const float result_5 = ((as_type<uint>(t77) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_29))) : t347);
            const float t348 = t77 * (((as_type<uint>(t77) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // activation.rs:30
            const uint bits_30 = as_type<uint>(t348); // bits.rs:31
            const float t349 = as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)) * normed_5; // rms_norm.rs:392
            const uint bits_31 = as_type<uint>(t349); // bits.rs:31
            results_5 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // rms_norm.rs:392
            const float t350 = t62 * scale; // rms_norm.rs:391
            const uint bits_32 = as_type<uint>(t350); // bits.rs:31
            const float t351 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)) * t70; // rms_norm.rs:391
            const uint bits_33 = as_type<uint>(t351); // bits.rs:31
            const float normed_6 = decode_bf16(encode_bf16(as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)))); // rms_norm.rs:391
            const float t352 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t78)), 1120927744u))); // logistic.rs:19
            const float t353 = t352 * 1.442695f; // exponential.rs:14
            const float sum_8 = t353 + 12582912.0f; // bits.rs:52
            const float k_6 = sum_8 - 12582912.0f; // bits.rs:53
            const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
            const float t354 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t352 - t354;
            const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t355 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t355 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t356 = q_6 * r_6; // exponential.rs:29
            q_6 = t356 + 0.0013933674f;
            const float t357 = q_6 * r_6;
            q_6 = t357 + 0.008333311f;
            const float t358 = q_6 * r_6;
            q_6 = t358 + 0.041666467f;
            const float t359 = q_6 * r_6;
            q_6 = t359 + 0.16666667f;
            const float t360 = q_6 * r_6;
            q_6 = t360 + 0.5f;
            const float t361 = r_6 * r_6; // exponential.rs:31
            const float t362 = t361 * q_6;
            const float rest_6 = r_error_6 + t362;
            const float p_6 = r_6 + rest_6; // exponential.rs:32
            const float y_9 = 1.0f + p_6; // exponential.rs:33
            const float t363 = 1.0f - y_9; // exponential.rs:34
            const float t364 = t363 + p_6;
            const float t365 = r_6 - p_6;
            const float t366 = t365 + rest_6;
            const float y_error_6 = t364 + t366;
            const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_7, -60), 127)) << 23u); // bits.rs:66
            const float power_6 = y_9 * unit_6; // logistic.rs:28
            const float d_6 = 1.0f + power_6; // logistic.rs:29
            const float t367 = 1.0f - d_6; // logistic.rs:30
            const float t368 = t367 + power_6;
            const float t369 = y_error_6 * unit_6;
            const float t370 = t368 + t369;
            const float t371 = d_6 * 0.32323232f; // division.rs:13
            const float t372 = t371 - 1.4545455f;
            const float t373 = d_6 * t372;
            float estimate_12 = t373 + 2.121212f;
            const float t374 = d_6 * estimate_12; // division.rs:16
            const float t375 = 1.0f - t374;
            const float t376 = estimate_12 * t375;
            estimate_12 = estimate_12 + t376;
            const float t377 = d_6 * estimate_12;
            const float t378 = 1.0f - t377;
            const float t379 = estimate_12 * t378;
            estimate_12 = estimate_12 + t379;
            const float high_10 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:72
            const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
            const float t380 = d_high_6 * high_10; // division.rs:21
            const float t381 = 1.0f - t380;
            const float t382 = d_6 - d_high_6;
            const float t383 = t382 * high_10;
            const float residual_7 = t381 - t383;
            const float estimate_13 = estimate_12;
            const float t384 = t370 * high_10; // division.rs:29
            const float t385 = residual_7 - t384;
            const float low_6 = t385 * estimate_13;
            const float y_high_6 = as_type<float>(as_type<uint>(y_9) & 4294963200u); // bits.rs:72
            const float t386 = y_high_6 * high_10; // logistic.rs:40
            const float t387 = y_high_6 * low_6;
            const float t388 = y_9 - y_high_6;
            const float t389 = t388 + y_error_6;
            const float t390 = t389 * estimate_13;
            const float t391 = t387 + t390;
            const float product_8 = t386 + t391;
            const int field_6 = add_i32(as_type<int>(as_type<uint>(product_8) >> 23u), exponent_7); // bits.rs:38
            const uint bits_34 = as_type<uint>(product_8) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
            const float t392 = high_10 + low_6; // logistic.rs:41
            const float result_6 = ((as_type<uint>(t78) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_34))) : t392);
            const float t393 = t78 * (((as_type<uint>(t78) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // activation.rs:30
            const uint bits_35 = as_type<uint>(t393); // bits.rs:31
            const float t394 = as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)) * normed_6; // rms_norm.rs:392
            const uint bits_36 = as_type<uint>(t394); // bits.rs:31
            results_6 = as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)); // rms_norm.rs:392
            const float t395 = t63 * scale; // rms_norm.rs:391
            const uint bits_37 = as_type<uint>(t395); // bits.rs:31
            const float t396 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)) * t71; // rms_norm.rs:391
            const uint bits_38 = as_type<uint>(t396); // bits.rs:31
            const float normed_7 = decode_bf16(encode_bf16(as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)))); // rms_norm.rs:391
            const float t397 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t79)), 1120927744u))); // logistic.rs:19
            const float t398 = t397 * 1.442695f; // exponential.rs:14
            const float sum_9 = t398 + 12582912.0f; // bits.rs:52
            const float k_7 = sum_9 - 12582912.0f; // bits.rs:53
            const int exponent_8 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
            const float t399 = k_7 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t397 - t399;
            const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t400 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t400 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t401 = q_7 * r_7; // exponential.rs:29
            q_7 = t401 + 0.0013933674f;
            const float t402 = q_7 * r_7;
            q_7 = t402 + 0.008333311f;
            const float t403 = q_7 * r_7;
            q_7 = t403 + 0.041666467f;
            const float t404 = q_7 * r_7;
            q_7 = t404 + 0.16666667f;
            const float t405 = q_7 * r_7;
            q_7 = t405 + 0.5f;
            const float t406 = r_7 * r_7; // exponential.rs:31
            const float t407 = t406 * q_7;
            const float rest_7 = r_error_7 + t407;
            const float p_7 = r_7 + rest_7; // exponential.rs:32
            const float y_10 = 1.0f + p_7; // exponential.rs:33
            const float t408 = 1.0f - y_10; // exponential.rs:34
            const float t409 = t408 + p_7;
            const float t410 = r_7 - p_7;
            const float t411 = t410 + rest_7;
            const float y_error_7 = t409 + t411;
            const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_8, -60), 127)) << 23u); // bits.rs:66
            const float power_7 = y_10 * unit_7; // logistic.rs:28
            const float d_7 = 1.0f + power_7; // logistic.rs:29
            const float t412 = 1.0f - d_7; // logistic.rs:30
            const float t413 = t412 + power_7;
            const float t414 = y_error_7 * unit_7;
            const float t415 = t413 + t414;
            const float t416 = d_7 * 0.32323232f; // division.rs:13
            const float t417 = t416 - 1.4545455f;
            const float t418 = d_7 * t417;
            float estimate_14 = t418 + 2.121212f;
            const float t419 = d_7 * estimate_14; // division.rs:16
            const float t420 = 1.0f - t419;
            const float t421 = estimate_14 * t420;
            estimate_14 = estimate_14 + t421;
            const float t422 = d_7 * estimate_14;
            const float t423 = 1.0f - t422;
            const float t424 = estimate_14 * t423;
            estimate_14 = estimate_14 + t424;
            const float high_11 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:72
            const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
            const float t425 = d_high_7 * high_11; // division.rs:21
            const float t426 = 1.0f - t425;
            const float t427 = d_7 - d_high_7;
            const float t428 = t427 * high_11;
            const float residual_8 = t426 - t428;
            const float estimate_15 = estimate_14;
            const float t429 = t415 * high_11; // division.rs:29
            const float t430 = residual_8 - t429;
            const float low_7 = t430 * estimate_15;
            const float y_high_7 = as_type<float>(as_type<uint>(y_10) & 4294963200u); // bits.rs:72
            const float t431 = y_high_7 * high_11; // logistic.rs:40
            const float t432 = y_high_7 * low_7;
            const float t433 = y_10 - y_high_7;
            const float t434 = t433 + y_error_7;
            const float t435 = t434 * estimate_15;
            const float t436 = t432 + t435;
            const float product_9 = t431 + t436;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(product_9) >> 23u), exponent_8); // bits.rs:38
            const uint bits_39 = as_type<uint>(product_9) + (as_type<uint>(exponent_8) << 23u); // bits.rs:39
            const float t437 = high_11 + low_7; // logistic.rs:41
            const float result_7 = ((as_type<uint>(t79) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_39))) : t437);
            const float t438 = t79 * (((as_type<uint>(t79) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // activation.rs:30
            const uint bits_40 = as_type<uint>(t438); // bits.rs:31
            const float t439 = as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)) * normed_7; // rms_norm.rs:392
            const uint bits_41 = as_type<uint>(t439); // bits.rs:31
            results_7 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)); // rms_norm.rs:392
            const float t440 = results_0; // rms_norm.rs:394
            const float t441 = results_1;
            const float t442 = results_2;
            const float t443 = results_3;
            const float t444 = results_4;
            const float t445 = results_5;
            const float t446 = results_6;
            const float t447 = results_7;
            if (col < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + col] = ushort(encode_bf16(t440)); // piece.rs:115
            }
            if (col + 1u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 1u)] = ushort(encode_bf16(t441)); // piece.rs:115
            }
            if (col + 2u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 2u)] = ushort(encode_bf16(t442)); // piece.rs:115
            }
            if (col + 3u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 3u)] = ushort(encode_bf16(t443)); // piece.rs:115
            }
            if (col + 4u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 4u)] = ushort(encode_bf16(t444)); // piece.rs:115
            }
            if (col + 5u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 5u)] = ushort(encode_bf16(t445)); // piece.rs:115
            }
            if (col + 6u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 6u)] = ushort(encode_bf16(t446)); // piece.rs:115
            }
            if (col + 7u < imm.n_cols) { // piece.rs:114
                y[row * imm.n_cols + (col + 7u)] = ushort(encode_bf16(t447)); // piece.rs:115
            }
        }
    }
}
