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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

int max_i32(int a, int b) {
    return a < b ? b : a;
}

kernel void rms_norm__f32_f32__subgroup_x8_gated(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const float* weight [[buffer(2)]],
    device const float* z [[buffer(3)]],
    device float* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    const uint row = workgroup_id.x * 8u + (local_invocation_index >> 5u); // rms_norm.rs:259
    const uint first = (local_invocation_index & 31u) * 8u;
    const uint n_rows = imm.n_rows; // rms_norm.rs:272
    const uint n_cols = imm.n_cols; // rms_norm.rs:273
    float own_sum = 0.0f; // rms_norm.rs:274
    if (row < n_rows) { // rms_norm.rs:275
        for (uint col = first; col < n_cols; col += 2048u) { // rms_norm.rs:276
            const uint t0 = row * imm.n_cols + col; // piece.rs:85
            const float4 t1 = ((device const float4*)x)[t0 >> 2u]; // piece.rs:36
            const float4 t2 = ((device const float4*)x)[(t0 + 4u) >> 2u]; // piece.rs:37
            const float t3 = t1.x * t1.x; // rms_norm.rs:280
            own_sum = own_sum + t3;
            const float t4 = t1.y * t1.y;
            own_sum = own_sum + t4;
            const float t5 = t1.z * t1.z;
            own_sum = own_sum + t5;
            const float t6 = t1.w * t1.w;
            own_sum = own_sum + t6;
            const float t7 = t2.x * t2.x;
            own_sum = own_sum + t7;
            const float t8 = t2.y * t2.y;
            own_sum = own_sum + t8;
            const float t9 = t2.z * t2.z;
            own_sum = own_sum + t9;
            const float t10 = t2.w * t2.w;
            own_sum = own_sum + t10;
        }
    }
    const float sum = reduce_add_f32(own_sum); // rms_norm.rs:293
    const float t11 = quotient_rn(sum, float(n_cols)); // by_mode.rs:44
    const float t12 = t11 + imm.eps; // rms_norm.rs:285
    const uint bits = as_type<uint>(t12); // roots.rs:12
    const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:13
    const int odd = exponent & 1; // roots.rs:14
    const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t13 = 0.5f * m; // roots.rs:20
    const float t14 = t13 * y_1;
    const float t15 = t14 * y_1;
    const float t16 = 0.5f - t15;
    const float t17 = y_1 * t16;
    y_1 = y_1 + t17;
    const float t18 = 0.5f * m;
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
    const float y_2 = y_1; // roots.rs:22
    const int half_exponent = sub_i32(exponent, odd) >> 1u;
    const float product = m * y_2; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t28 = scaled - m; // roots.rs:38
    const float high = scaled - t28;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:37
    const float t29 = scaled_1 - y_2; // roots.rs:38
    const float high_1 = scaled_1 - t29;
    const float b_low = y_2 - high_1; // roots.rs:39
    const float t30 = high * high_1; // roots.rs:31
    const float t31 = t30 - product;
    const float t32 = high * b_low;
    const float t33 = t31 + t32;
    const float t34 = a_low * high_1;
    const float t35 = t33 + t34;
    const float t36 = a_low * b_low;
    const float my_error = t35 + t36;
    const float product_1 = product * y_2; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t37 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t37;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:37
    const float t38 = scaled_3 - y_2; // roots.rs:38
    const float high_3 = scaled_3 - t38;
    const float b_low_1 = y_2 - high_3; // roots.rs:39
    const float t39 = high_2 * high_3; // roots.rs:31
    const float t40 = t39 - product_1;
    const float t41 = high_2 * b_low_1;
    const float t42 = t40 + t41;
    const float t43 = a_low_1 * high_3;
    const float t44 = t42 + t43;
    const float t45 = a_low_1 * b_low_1;
    const float square_error = t44 + t45;
    const float t46 = 1.0f - product_1; // roots.rs:49
    const float t47 = t46 - square_error;
    const float t48 = my_error * y_2;
    const float residual = t47 - t48;
    const float t49 = 0.5f * residual; // roots.rs:50
    const float t50 = y_2 * t49;
    const float root = y_2 + t50;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_1 = as_type<uint>(t12); // roots.rs:52
    const uint sign_1 = bits_1 & 2147483648u; // roots.rs:53
    const bool zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_1 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t12) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    if (row < imm.n_rows) { // rms_norm.rs:383
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:384
            const uint t51 = row * imm.n_cols + col; // piece.rs:85
            const float4 t52 = ((device const float4*)x)[t51 >> 2u]; // piece.rs:36
            const float4 t53 = ((device const float4*)x)[(t51 + 4u) >> 2u]; // piece.rs:37
            const float4 t54 = ((device const float4*)weight)[col >> 2u]; // piece.rs:36
            const float4 t55 = ((device const float4*)weight)[(col + 4u) >> 2u]; // piece.rs:37
            const uint t56 = row * imm.n_cols + col; // piece.rs:85
            const float4 t57 = ((device const float4*)z)[t56 >> 2u]; // piece.rs:36
            const float4 t58 = ((device const float4*)z)[(t56 + 4u) >> 2u]; // piece.rs:37
            float results_0 = 0.0f; // rms_norm.rs:388
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t59 = t52.x * scale; // rms_norm.rs:391
            const uint bits_2 = as_type<uint>(t59); // bits.rs:31
            const float t60 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * t54.x; // rms_norm.rs:391
            const uint bits_3 = as_type<uint>(t60); // bits.rs:31
            const float normed = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // bits.rs:32
            const float t61 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t57.x)), 1120927744u))); // logistic.rs:19
            const float t62 = t61 * 1.442695f; // exponential.rs:14
            const float sum_1 = t62 + 12582912.0f; // bits.rs:52
            const float k = sum_1 - 12582912.0f; // bits.rs:53
            const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
            const float t63 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t61 - t63;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t64 = reduced - r; // exponential.rs:18
            const float r_error = t64 - correction;
            float q = 0.00019891017f; // exponential.rs:26
            const float t65 = q * r; // exponential.rs:29
            q = t65 + 0.0013933674f;
            const float t66 = q * r;
            q = t66 + 0.008333311f;
            const float t67 = q * r;
            q = t67 + 0.041666467f;
            const float t68 = q * r;
            q = t68 + 0.16666667f;
            const float t69 = q * r;
            q = t69 + 0.5f;
            const float t70 = r * r; // exponential.rs:31
            const float t71 = t70 * q;
            const float rest = r_error + t71;
            const float p = r + rest; // exponential.rs:32
            const float y_3 = 1.0f + p; // exponential.rs:33
            const float t72 = 1.0f - y_3; // exponential.rs:34
            const float t73 = t72 + p;
            const float t74 = r - p;
            const float t75 = t74 + rest;
            const float y_error = t73 + t75;
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_1, -60), 127)) << 23u); // bits.rs:66
            const float power = y_3 * unit; // logistic.rs:28
            const float d = 1.0f + power; // logistic.rs:29
            const float t76 = 1.0f - d; // logistic.rs:30
            const float t77 = t76 + power;
            const float t78 = y_error * unit;
            const float t79 = t77 + t78;
            const float t80 = d * 0.32323232f; // division.rs:13
            const float t81 = t80 - 1.4545455f;
            const float t82 = d * t81;
            float estimate = t82 + 2.121212f;
            const float t83 = d * estimate; // division.rs:16
            const float t84 = 1.0f - t83;
            const float t85 = estimate * t84;
            estimate = estimate + t85;
            const float t86 = d * estimate;
            const float t87 = 1.0f - t86;
            const float t88 = estimate * t87;
            estimate = estimate + t88;
            const float high_4 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
            const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
            const float t89 = d_high * high_4; // division.rs:21
            const float t90 = 1.0f - t89;
            const float t91 = d - d_high;
            const float t92 = t91 * high_4;
            const float residual_1 = t90 - t92;
            const float estimate_1 = estimate;
            const float t93 = t79 * high_4; // division.rs:29
            const float t94 = residual_1 - t93;
            const float low = t94 * estimate_1;
            const float y_high = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:72
            const float t95 = y_high * high_4; // logistic.rs:40
            const float t96 = y_high * low;
            const float t97 = y_3 - y_high;
            const float t98 = t97 + y_error;
            const float t99 = t98 * estimate_1;
            const float t100 = t96 + t99;
            const float product_2 = t95 + t100;
            const int field = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), exponent_1); // bits.rs:38
            const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
            const float t101 = high_4 + low; // logistic.rs:41
            const float result = ((as_type<uint>(t57.x) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_4))) : t101);
            const float t102 = t57.x * (((as_type<uint>(t57.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
            const uint bits_5 = as_type<uint>(t102); // bits.rs:31
            const float t103 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * normed; // rms_norm.rs:392
            const uint bits_6 = as_type<uint>(t103); // bits.rs:31
            results_0 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // rms_norm.rs:392
            const float t104 = t52.y * scale; // rms_norm.rs:391
            const uint bits_7 = as_type<uint>(t104); // bits.rs:31
            const float t105 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * t54.y; // rms_norm.rs:391
            const uint bits_8 = as_type<uint>(t105); // bits.rs:31
            const float normed_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // bits.rs:32
            const float t106 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t57.y)), 1120927744u))); // logistic.rs:19
            const float t107 = t106 * 1.442695f; // exponential.rs:14
            const float sum_2 = t107 + 12582912.0f; // bits.rs:52
            const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
            const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
            const float t108 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t106 - t108;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t109 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t109 - correction_1;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t110 = q_1 * r_1; // exponential.rs:29
            q_1 = t110 + 0.0013933674f;
            const float t111 = q_1 * r_1;
            q_1 = t111 + 0.008333311f;
            const float t112 = q_1 * r_1;
            q_1 = t112 + 0.041666467f;
            const float t113 = q_1 * r_1;
            q_1 = t113 + 0.16666667f;
            const float t114 = q_1 * r_1;
            q_1 = t114 + 0.5f;
            const float t115 = r_1 * r_1; // exponential.rs:31
            const float t116 = t115 * q_1;
            const float rest_1 = r_error_1 + t116;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_4 = 1.0f + p_1; // exponential.rs:33
            const float t117 = 1.0f - y_4; // exponential.rs:34
            const float t118 = t117 + p_1;
            const float t119 = r_1 - p_1;
            const float t120 = t119 + rest_1;
            const float y_error_1 = t118 + t120;
            const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_2, -60), 127)) << 23u); // bits.rs:66
            const float power_1 = y_4 * unit_1; // logistic.rs:28
            const float d_1 = 1.0f + power_1; // logistic.rs:29
            const float t121 = 1.0f - d_1; // logistic.rs:30
            const float t122 = t121 + power_1;
            const float t123 = y_error_1 * unit_1;
            const float t124 = t122 + t123;
            const float t125 = d_1 * 0.32323232f; // division.rs:13
            const float t126 = t125 - 1.4545455f;
            const float t127 = d_1 * t126;
            float estimate_2 = t127 + 2.121212f;
            const float t128 = d_1 * estimate_2; // division.rs:16
            const float t129 = 1.0f - t128;
            const float t130 = estimate_2 * t129;
            estimate_2 = estimate_2 + t130;
            const float t131 = d_1 * estimate_2;
            const float t132 = 1.0f - t131;
            const float t133 = estimate_2 * t132;
            estimate_2 = estimate_2 + t133;
            const float high_5 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:72
            const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
            const float t134 = d_high_1 * high_5; // division.rs:21
            const float t135 = 1.0f - t134;
            const float t136 = d_1 - d_high_1;
            const float t137 = t136 * high_5;
            const float residual_2 = t135 - t137;
            const float estimate_3 = estimate_2;
            const float t138 = t124 * high_5; // division.rs:29
            const float t139 = residual_2 - t138;
            const float low_1 = t139 * estimate_3;
            const float y_high_1 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:72
            const float t140 = y_high_1 * high_5; // logistic.rs:40
            const float t141 = y_high_1 * low_1;
            const float t142 = y_4 - y_high_1;
            const float t143 = t142 + y_error_1;
            const float t144 = t143 * estimate_3;
            const float t145 = t141 + t144;
            const float product_3 = t140 + t145;
            const int field_1 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), exponent_2); // bits.rs:38
            const uint bits_9 = as_type<uint>(product_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
            const float t146 = high_5 + low_1; // logistic.rs:41
            const float result_1 = ((as_type<uint>(t57.y) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_9))) : t146);
            const float t147 = t57.y * (((as_type<uint>(t57.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
            const uint bits_10 = as_type<uint>(t147); // bits.rs:31
            const float t148 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * normed_1; // rms_norm.rs:392
            const uint bits_11 = as_type<uint>(t148); // bits.rs:31
            results_1 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // rms_norm.rs:392
            const float t149 = t52.z * scale; // rms_norm.rs:391
            const uint bits_12 = as_type<uint>(t149); // bits.rs:31
            const float t150 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * t54.z; // rms_norm.rs:391
            const uint bits_13 = as_type<uint>(t150); // bits.rs:31
            const float normed_2 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // bits.rs:32
            const float t151 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t57.z)), 1120927744u))); // logistic.rs:19
            const float t152 = t151 * 1.442695f; // exponential.rs:14
            const float sum_3 = t152 + 12582912.0f; // bits.rs:52
            const float k_2 = sum_3 - 12582912.0f; // bits.rs:53
            const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
            const float t153 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t151 - t153;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t154 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t154 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t155 = q_2 * r_2; // exponential.rs:29
            q_2 = t155 + 0.0013933674f;
            const float t156 = q_2 * r_2;
            q_2 = t156 + 0.008333311f;
            const float t157 = q_2 * r_2;
            q_2 = t157 + 0.041666467f;
            const float t158 = q_2 * r_2;
            q_2 = t158 + 0.16666667f;
            const float t159 = q_2 * r_2;
            q_2 = t159 + 0.5f;
            const float t160 = r_2 * r_2; // exponential.rs:31
            const float t161 = t160 * q_2;
            const float rest_2 = r_error_2 + t161;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_5 = 1.0f + p_2; // exponential.rs:33
            const float t162 = 1.0f - y_5; // exponential.rs:34
            const float t163 = t162 + p_2;
            const float t164 = r_2 - p_2;
            const float t165 = t164 + rest_2;
            const float y_error_2 = t163 + t165;
            const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_3, -60), 127)) << 23u); // bits.rs:66
            const float power_2 = y_5 * unit_2; // logistic.rs:28
            const float d_2 = 1.0f + power_2; // logistic.rs:29
            const float t166 = 1.0f - d_2; // logistic.rs:30
            const float t167 = t166 + power_2;
            const float t168 = y_error_2 * unit_2;
            const float t169 = t167 + t168;
            const float t170 = d_2 * 0.32323232f; // division.rs:13
            const float t171 = t170 - 1.4545455f;
            const float t172 = d_2 * t171;
            float estimate_4 = t172 + 2.121212f;
            const float t173 = d_2 * estimate_4; // division.rs:16
            const float t174 = 1.0f - t173;
            const float t175 = estimate_4 * t174;
            estimate_4 = estimate_4 + t175;
            const float t176 = d_2 * estimate_4;
            const float t177 = 1.0f - t176;
            const float t178 = estimate_4 * t177;
            estimate_4 = estimate_4 + t178;
            const float high_6 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:72
            const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
            const float t179 = d_high_2 * high_6; // division.rs:21
            const float t180 = 1.0f - t179;
            const float t181 = d_2 - d_high_2;
            const float t182 = t181 * high_6;
            const float residual_3 = t180 - t182;
            const float estimate_5 = estimate_4;
            const float t183 = t169 * high_6; // division.rs:29
            const float t184 = residual_3 - t183;
            const float low_2 = t184 * estimate_5;
            const float y_high_2 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:72
            const float t185 = y_high_2 * high_6; // logistic.rs:40
            const float t186 = y_high_2 * low_2;
            const float t187 = y_5 - y_high_2;
            const float t188 = t187 + y_error_2;
            const float t189 = t188 * estimate_5;
            const float t190 = t186 + t189;
            const float product_4 = t185 + t190;
            const int field_2 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), exponent_3); // bits.rs:38
            const uint bits_14 = as_type<uint>(product_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
            const float t191 = high_6 + low_2; // logistic.rs:41
            const float result_2 = ((as_type<uint>(t57.z) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_14))) : t191);
            const float t192 = t57.z * (((as_type<uint>(t57.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
            const uint bits_15 = as_type<uint>(t192); // bits.rs:31
            const float t193 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * normed_2; // rms_norm.rs:392
            const uint bits_16 = as_type<uint>(t193); // bits.rs:31
            results_2 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // rms_norm.rs:392
            const float t194 = t52.w * scale; // rms_norm.rs:391
            const uint bits_17 = as_type<uint>(t194); // bits.rs:31
            const float t195 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * t54.w; // rms_norm.rs:391
            const uint bits_18 = as_type<uint>(t195); // bits.rs:31
            const float normed_3 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)); // bits.rs:32
            const float t196 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t57.w)), 1120927744u))); // logistic.rs:19
            const float t197 = t196 * 1.442695f; // exponential.rs:14
            const float sum_4 = t197 + 12582912.0f; // bits.rs:52
            const float k_3 = sum_4 - 12582912.0f; // bits.rs:53
            const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
            const float t198 = k_3 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t196 - t198;
            const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t199 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t199 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t200 = q_3 * r_3; // exponential.rs:29
            q_3 = t200 + 0.0013933674f;
            const float t201 = q_3 * r_3;
            q_3 = t201 + 0.008333311f;
            const float t202 = q_3 * r_3;
            q_3 = t202 + 0.041666467f;
            const float t203 = q_3 * r_3;
            q_3 = t203 + 0.16666667f;
            const float t204 = q_3 * r_3;
            q_3 = t204 + 0.5f;
            const float t205 = r_3 * r_3; // exponential.rs:31
            const float t206 = t205 * q_3;
            const float rest_3 = r_error_3 + t206;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_6 = 1.0f + p_3; // exponential.rs:33
            const float t207 = 1.0f - y_6; // exponential.rs:34
            const float t208 = t207 + p_3;
            const float t209 = r_3 - p_3;
            const float t210 = t209 + rest_3;
            const float y_error_3 = t208 + t210;
            const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_4, -60), 127)) << 23u); // bits.rs:66
            const float power_3 = y_6 * unit_3; // logistic.rs:28
            const float d_3 = 1.0f + power_3; // logistic.rs:29
            const float t211 = 1.0f - d_3; // logistic.rs:30
            const float t212 = t211 + power_3;
            const float t213 = y_error_3 * unit_3;
            const float t214 = t212 + t213;
            const float t215 = d_3 * 0.32323232f; // division.rs:13
            const float t216 = t215 - 1.4545455f;
            const float t217 = d_3 * t216;
            float estimate_6 = t217 + 2.121212f;
            const float t218 = d_3 * estimate_6; // division.rs:16
            const float t219 = 1.0f - t218;
            const float t220 = estimate_6 * t219;
            estimate_6 = estimate_6 + t220;
            const float t221 = d_3 * estimate_6;
            const float t222 = 1.0f - t221;
            const float t223 = estimate_6 * t222;
            estimate_6 = estimate_6 + t223;
            const float high_7 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:72
            const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
            const float t224 = d_high_3 * high_7; // division.rs:21
            const float t225 = 1.0f - t224;
            const float t226 = d_3 - d_high_3;
            const float t227 = t226 * high_7;
            const float residual_4 = t225 - t227;
            const float estimate_7 = estimate_6;
            const float t228 = t214 * high_7; // division.rs:29
            const float t229 = residual_4 - t228;
            const float low_3 = t229 * estimate_7;
            const float y_high_3 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:72
            const float t230 = y_high_3 * high_7; // logistic.rs:40
            const float t231 = y_high_3 * low_3;
            const float t232 = y_6 - y_high_3;
            const float t233 = t232 + y_error_3;
            const float t234 = t233 * estimate_7;
            const float t235 = t231 + t234;
            const float product_5 = t230 + t235;
            const int field_3 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), exponent_4); // bits.rs:38
            const uint bits_19 = as_type<uint>(product_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
            const float t236 = high_7 + low_3; // logistic.rs:41
            const float result_3 = ((as_type<uint>(t57.w) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_19))) : t236);
            const float t237 = t57.w * (((as_type<uint>(t57.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
            const uint bits_20 = as_type<uint>(t237); // bits.rs:31
            const float t238 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)) * normed_3; // rms_norm.rs:392
            const uint bits_21 = as_type<uint>(t238); // bits.rs:31
            results_3 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)); // rms_norm.rs:392
            const float t239 = t53.x * scale; // rms_norm.rs:391
            const uint bits_22 = as_type<uint>(t239); // bits.rs:31
            const float t240 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)) * t55.x; // rms_norm.rs:391
            const uint bits_23 = as_type<uint>(t240); // bits.rs:31
            const float normed_4 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // bits.rs:32
            const float t241 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t58.x)), 1120927744u))); // logistic.rs:19
            const float t242 = t241 * 1.442695f; // exponential.rs:14
            const float sum_5 = t242 + 12582912.0f; // bits.rs:52
            const float k_4 = sum_5 - 12582912.0f; // bits.rs:53
            const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
            const float t243 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t241 - t243;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t244 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t244 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t245 = q_4 * r_4; // exponential.rs:29
            q_4 = t245 + 0.0013933674f;
            const float t246 = q_4 * r_4;
            q_4 = t246 + 0.008333311f;
            const float t247 = q_4 * r_4;
            q_4 = t247 + 0.041666467f;
            const float t248 = q_4 * r_4;
            q_4 = t248 + 0.16666667f;
            const float t249 = q_4 * r_4;
            q_4 = t249 + 0.5f;
            const float t250 = r_4 * r_4; // exponential.rs:31
            const float t251 = t250 * q_4;
            const float rest_4 = r_error_4 + t251;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_7 = 1.0f + p_4; // exponential.rs:33
            const float t252 = 1.0f - y_7; // exponential.rs:34
            const float t253 = t252 + p_4;
            const float t254 = r_4 - p_4;
            const float t255 = t254 + rest_4;
            const float y_error_4 = t253 + t255;
            const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_5, -60), 127)) << 23u); // bits.rs:66
            const float power_4 = y_7 * unit_4; // logistic.rs:28
            const float d_4 = 1.0f + power_4; // logistic.rs:29
            const float t256 = 1.0f - d_4; // logistic.rs:30
            const float t257 = t256 + power_4;
            const float t258 = y_error_4 * unit_4;
            const float t259 = t257 + t258;
            const float t260 = d_4 * 0.32323232f; // division.rs:13
            const float t261 = t260 - 1.4545455f;
            const float t262 = d_4 * t261;
            float estimate_8 = t262 + 2.121212f;
            const float t263 = d_4 * estimate_8; // division.rs:16
            const float t264 = 1.0f - t263;
            const float t265 = estimate_8 * t264;
            estimate_8 = estimate_8 + t265;
            const float t266 = d_4 * estimate_8;
            const float t267 = 1.0f - t266;
            const float t268 = estimate_8 * t267;
            estimate_8 = estimate_8 + t268;
            const float high_8 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:72
            const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
            const float t269 = d_high_4 * high_8; // division.rs:21
            const float t270 = 1.0f - t269;
            const float t271 = d_4 - d_high_4;
            const float t272 = t271 * high_8;
            const float residual_5 = t270 - t272;
            const float estimate_9 = estimate_8;
            const float t273 = t259 * high_8; // division.rs:29
            const float t274 = residual_5 - t273;
            const float low_4 = t274 * estimate_9;
            const float y_high_4 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:72
            const float t275 = y_high_4 * high_8; // logistic.rs:40
            const float t276 = y_high_4 * low_4;
            const float t277 = y_7 - y_high_4;
            const float t278 = t277 + y_error_4;
            const float t279 = t278 * estimate_9;
            const float t280 = t276 + t279;
            const float product_6 = t275 + t280;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), exponent_5); // bits.rs:38
            const uint bits_24 = as_type<uint>(product_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
            const float t281 = high_8 + low_4; // logistic.rs:41
            const float result_4 = ((as_type<uint>(t58.x) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_24))) : t281);
            const float t282 = t58.x * (((as_type<uint>(t58.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // activation.rs:30
            const uint bits_25 = as_type<uint>(t282); // bits.rs:31
            const float t283 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)) * normed_4; // rms_norm.rs:392
            const uint bits_26 = as_type<uint>(t283); // bits.rs:31
            results_4 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)); // rms_norm.rs:392
            const float t284 = t53.y * scale; // rms_norm.rs:391
            const uint bits_27 = as_type<uint>(t284); // bits.rs:31
            const float t285 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)) * t55.y; // rms_norm.rs:391
            const uint bits_28 = as_type<uint>(t285); // bits.rs:31
            const float normed_5 = as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)); // bits.rs:32
            const float t286 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t58.y)), 1120927744u))); // logistic.rs:19
            const float t287 = t286 * 1.442695f; // exponential.rs:14
            const float sum_6 = t287 + 12582912.0f; // bits.rs:52
            const float k_5 = sum_6 - 12582912.0f; // bits.rs:53
            const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
            const float t288 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t286 - t288;
            const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t289 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t289 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t290 = q_5 * r_5; // exponential.rs:29
            q_5 = t290 + 0.0013933674f;
            const float t291 = q_5 * r_5;
            q_5 = t291 + 0.008333311f;
            const float t292 = q_5 * r_5;
            q_5 = t292 + 0.041666467f;
            const float t293 = q_5 * r_5;
            q_5 = t293 + 0.16666667f;
            const float t294 = q_5 * r_5;
            q_5 = t294 + 0.5f;
            const float t295 = r_5 * r_5; // exponential.rs:31
            const float t296 = t295 * q_5;
            const float rest_5 = r_error_5 + t296;
            const float p_5 = r_5 + rest_5; // exponential.rs:32
            const float y_8 = 1.0f + p_5; // exponential.rs:33
            const float t297 = 1.0f - y_8; // exponential.rs:34
            const float t298 = t297 + p_5;
            const float t299 = r_5 - p_5;
            const float t300 = t299 + rest_5;
            const float y_error_5 = t298 + t300;
            const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
            const float power_5 = y_8 * unit_5; // logistic.rs:28
            const float d_5 = 1.0f + power_5; // logistic.rs:29
            const float t301 = 1.0f - d_5; // logistic.rs:30
            const float t302 = t301 + power_5;
            const float t303 = y_error_5 * unit_5;
            const float t304 = t302 + t303;
            const float t305 = d_5 * 0.32323232f; // division.rs:13
            const float t306 = t305 - 1.4545455f;
            const float t307 = d_5 * t306;
            float estimate_10 = t307 + 2.121212f;
            const float t308 = d_5 * estimate_10; // division.rs:16
            const float t309 = 1.0f - t308;
            const float t310 = estimate_10 * t309;
            estimate_10 = estimate_10 + t310;
            const float t311 = d_5 * estimate_10;
            const float t312 = 1.0f - t311;
            const float t313 = estimate_10 * t312;
            estimate_10 = estimate_10 + t313;
            const float high_9 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:72
            const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
            const float t314 = d_high_5 * high_9; // division.rs:21
            const float t315 = 1.0f - t314;
            const float t316 = d_5 - d_high_5;
            const float t317 = t316 * high_9;
            const float residual_6 = t315 - t317;
            const float estimate_11 = estimate_10;
            const float t318 = t304 * high_9; // division.rs:29
            const float t319 = residual_6 - t318;
            const float low_5 = t319 * estimate_11;
            const float y_high_5 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:72
            const float t320 = y_high_5 * high_9; // logistic.rs:40
            const float t321 = y_high_5 * low_5;
            const float t322 = y_8 - y_high_5;
            const float t323 = t322 + y_error_5;
            const float t324 = t323 * estimate_11;
            const float t325 = t321 + t324;
            const float product_7 = t320 + t325;
            const int field_5 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), exponent_6); // bits.rs:38
            const uint bits_29 = as_type<uint>(product_7) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
            const float t326 = high_9 + low_5; // logistic.rs:41
            const float result_5 = ((as_type<uint>(t58.y) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_29))) : t326);
            const float t327 = t58.y * (((as_type<uint>(t58.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // activation.rs:30
            const uint bits_30 = as_type<uint>(t327); // bits.rs:31
            const float t328 = as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)) * normed_5; // rms_norm.rs:392
            const uint bits_31 = as_type<uint>(t328); // bits.rs:31
            results_5 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // rms_norm.rs:392
            const float t329 = t53.z * scale; // rms_norm.rs:391
            const uint bits_32 = as_type<uint>(t329); // bits.rs:31
            const float t330 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)) * t55.z; // rms_norm.rs:391
            const uint bits_33 = as_type<uint>(t330); // bits.rs:31
            const float normed_6 = as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)); // bits.rs:32
            const float t331 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t58.z)), 1120927744u))); // logistic.rs:19
            const float t332 = t331 * 1.442695f; // exponential.rs:14
            const float sum_7 = t332 + 12582912.0f; // bits.rs:52
            const float k_6 = sum_7 - 12582912.0f; // bits.rs:53
            const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
            const float t333 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t331 - t333;
            const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t334 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t334 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t335 = q_6 * r_6; // exponential.rs:29
            q_6 = t335 + 0.0013933674f;
            const float t336 = q_6 * r_6;
            q_6 = t336 + 0.008333311f;
            const float t337 = q_6 * r_6;
            q_6 = t337 + 0.041666467f;
            const float t338 = q_6 * r_6;
            q_6 = t338 + 0.16666667f;
            const float t339 = q_6 * r_6;
            q_6 = t339 + 0.5f;
            const float t340 = r_6 * r_6; // exponential.rs:31
            const float t341 = t340 * q_6;
            const float rest_6 = r_error_6 + t341;
            const float p_6 = r_6 + rest_6; // exponential.rs:32
            const float y_9 = 1.0f + p_6; // exponential.rs:33
            const float t342 = 1.0f - y_9; // exponential.rs:34
            const float t343 = t342 + p_6;
            const float t344 = r_6 - p_6;
            const float t345 = t344 + rest_6;
            const float y_error_6 = t343 + t345;
            const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_7, -60), 127)) << 23u); // bits.rs:66
            const float power_6 = y_9 * unit_6; // logistic.rs:28
            const float d_6 = 1.0f + power_6; // logistic.rs:29
            const float t346 = 1.0f - d_6; // logistic.rs:30
            const float t347 = t346 + power_6;
            const float t348 = y_error_6 * unit_6;
            const float t349 = t347 + t348;
            const float t350 = d_6 * 0.32323232f; // division.rs:13
            const float t351 = t350 - 1.4545455f;
            const float t352 = d_6 * t351;
            float estimate_12 = t352 + 2.121212f;
            const float t353 = d_6 * estimate_12; // division.rs:16
            const float t354 = 1.0f - t353;
            const float t355 = estimate_12 * t354;
            estimate_12 = estimate_12 + t355;
            const float t356 = d_6 * estimate_12;
            const float t357 = 1.0f - t356;
            const float t358 = estimate_12 * t357;
            estimate_12 = estimate_12 + t358;
            const float high_10 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:72
            const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
            const float t359 = d_high_6 * high_10; // division.rs:21
            const float t360 = 1.0f - t359;
            const float t361 = d_6 - d_high_6;
            const float t362 = t361 * high_10;
            const float residual_7 = t360 - t362;
            const float estimate_13 = estimate_12;
            const float t363 = t349 * high_10; // division.rs:29
            const float t364 = residual_7 - t363;
            const float low_6 = t364 * estimate_13;
            const float y_high_6 = as_type<float>(as_type<uint>(y_9) & 4294963200u); // bits.rs:72
            const float t365 = y_high_6 * high_10; // logistic.rs:40
            const float t366 = y_high_6 * low_6;
            const float t367 = y_9 - y_high_6;
            const float t368 = t367 + y_error_6;
            const float t369 = t368 * estimate_13;
            const float t370 = t366 + t369;
            const float product_8 = t365 + t370;
            const int field_6 = add_i32(as_type<int>(as_type<uint>(product_8) >> 23u), exponent_7); // bits.rs:38
            const uint bits_34 = as_type<uint>(product_8) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
            const float t371 = high_10 + low_6; // logistic.rs:41
            const float result_6 = ((as_type<uint>(t58.z) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_34))) : t371);
            const float t372 = t58.z * (((as_type<uint>(t58.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // activation.rs:30
            const uint bits_35 = as_type<uint>(t372); // bits.rs:31
            const float t373 = as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)) * normed_6; // rms_norm.rs:392
            const uint bits_36 = as_type<uint>(t373); // bits.rs:31
            results_6 = as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)); // rms_norm.rs:392
            const float t374 = t53.w * scale; // rms_norm.rs:391
            const uint bits_37 = as_type<uint>(t374); // bits.rs:31
            const float t375 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)) * t55.w; // rms_norm.rs:391
            const uint bits_38 = as_type<uint>(t375); // bits.rs:31
            const float normed_7 = as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)); // bits.rs:32
            const float t376 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t58.w)), 1120927744u))); // logistic.rs:19
            const float t377 = t376 * 1.442695f; // exponential.rs:14
            const float sum_8 = t377 + 12582912.0f; // bits.rs:52
            const float k_7 = sum_8 - 12582912.0f; // bits.rs:53
            const int exponent_8 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
            const float t378 = k_7 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t376 - t378;
            const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t379 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t379 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t380 = q_7 * r_7; // exponential.rs:29
            q_7 = t380 + 0.0013933674f;
            const float t381 = q_7 * r_7;
            q_7 = t381 + 0.008333311f;
            const float t382 = q_7 * r_7;
            q_7 = t382 + 0.041666467f;
            const float t383 = q_7 * r_7;
            q_7 = t383 + 0.16666667f;
            const float t384 = q_7 * r_7;
            q_7 = t384 + 0.5f;
            const float t385 = r_7 * r_7; // exponential.rs:31
            const float t386 = t385 * q_7;
            const float rest_7 = r_error_7 + t386;
            const float p_7 = r_7 + rest_7; // exponential.rs:32
            const float y_10 = 1.0f + p_7; // exponential.rs:33
            const float t387 = 1.0f - y_10; // exponential.rs:34
            const float t388 = t387 + p_7;
            const float t389 = r_7 - p_7;
            const float t390 = t389 + rest_7;
            const float y_error_7 = t388 + t390;
            const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_8, -60), 127)) << 23u); // bits.rs:66
            const float power_7 = y_10 * unit_7; // logistic.rs:28
            const float d_7 = 1.0f + power_7; // logistic.rs:29
            const float t391 = 1.0f - d_7; // logistic.rs:30
            const float t392 = t391 + power_7;
            const float t393 = y_error_7 * unit_7;
            const float t394 = t392 + t393;
            const float t395 = d_7 * 0.32323232f; // division.rs:13
            const float t396 = t395 - 1.4545455f;
            const float t397 = d_7 * t396;
            float estimate_14 = t397 + 2.121212f;
            const float t398 = d_7 * estimate_14; // division.rs:16
            const float t399 = 1.0f - t398;
            const float t400 = estimate_14 * t399;
            estimate_14 = estimate_14 + t400;
            const float t401 = d_7 * estimate_14;
            const float t402 = 1.0f - t401;
            const float t403 = estimate_14 * t402;
            estimate_14 = estimate_14 + t403;
            const float high_11 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:72
            const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
            const float t404 = d_high_7 * high_11; // division.rs:21
            const float t405 = 1.0f - t404;
            const float t406 = d_7 - d_high_7;
            const float t407 = t406 * high_11;
            const float residual_8 = t405 - t407;
            const float estimate_15 = estimate_14;
            const float t408 = t394 * high_11; // division.rs:29
            const float t409 = residual_8 - t408;
            const float low_7 = t409 * estimate_15;
            const float y_high_7 = as_type<float>(as_type<uint>(y_10) & 4294963200u); // bits.rs:72
            const float t410 = y_high_7 * high_11; // logistic.rs:40
            const float t411 = y_high_7 * low_7;
            const float t412 = y_10 - y_high_7;
            const float t413 = t412 + y_error_7;
            const float t414 = t413 * estimate_15;
            const float t415 = t411 + t414;
            const float product_9 = t410 + t415;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(product_9) >> 23u), exponent_8); // bits.rs:38
            const uint bits_39 = as_type<uint>(product_9) + (as_type<uint>(exponent_8) << 23u); // bits.rs:39
            const float t416 = high_11 + low_7; // logistic.rs:41
            const float result_7 = ((as_type<uint>(t58.w) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_39))) : t416);
            const float t417 = t58.w * (((as_type<uint>(t58.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // activation.rs:30
            const uint bits_40 = as_type<uint>(t417); // bits.rs:31
            const float t418 = as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)) * normed_7; // rms_norm.rs:392
            const uint bits_41 = as_type<uint>(t418); // bits.rs:31
            results_7 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)); // rms_norm.rs:392
            const uint t419 = row * imm.n_cols + col; // piece.rs:109
            ((device float4*)y)[t419 >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:68
            ((device float4*)y)[(t419 + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:69
        }
    }
}
