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
    const float t11 = float(n_cols); // rms_norm.rs:285
    const uint a_bits = as_type<uint>(sum); // division.rs:13
    const uint b_bits = as_type<uint>(t11); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t12 = a_bits & 8388607u; // division.rs:18
    const uint t13 = b_bits & 8388607u;
    const uint below = ((t12 < t13) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t12 | 8388608u, below); // division.rs:34
    const uint denominator = t13 | 8388608u; // division.rs:35
    const float d = as_type<float>(t13 | 1065353216u); // division.rs:37
    const float t14 = 0.47058824f * d; // division.rs:38
    float reciprocal = 1.4117647f - t14;
    const float t15 = d * reciprocal; // division.rs:41
    const float t16 = 1.0f - t15;
    const float t17 = reciprocal * t16;
    reciprocal = reciprocal + t17;
    const float t18 = d * reciprocal;
    const float t19 = 1.0f - t18;
    const float t20 = reciprocal * t19;
    reciprocal = reciprocal + t20;
    const float t21 = d * reciprocal;
    const float t22 = 1.0f - t21;
    const float t23 = reciprocal * t22;
    reciprocal = reciprocal + t23;
    const float n = as_type<float>((t12 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t24 = n * reciprocal; // division.rs:45
    const float t25 = t24 * 8388608.0f;
    uint quotient = u32_from_f32(t25);
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
    const uint t26 = quotient; // division.rs:60
    const int field = add_i32(exponent, as_type<int>(t26 >> 24u)); // bits.rs:36
    const uint bits = (as_type<uint>(field) << 23u) | (t26 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t27 = ((as_type<uint>(sum) & 2147483647u) > 2139095040u) | ((as_type<uint>(t11) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t27 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t28 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // rms_norm.rs:285
    const uint bits_1 = as_type<uint>(t28); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t29 = 0.5f * m; // roots.rs:22
    const float t30 = t29 * y_1;
    const float t31 = t30 * y_1;
    const float t32 = 0.5f - t31;
    const float t33 = y_1 * t32;
    y_1 = y_1 + t33;
    const float t34 = 0.5f * m;
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
    const float y_2 = y_1; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_2; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t44 = scaled - m; // roots.rs:73
    const float high = scaled - t44;
    const float a_low = m - high; // roots.rs:74
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:72
    const float t45 = scaled_1 - y_2; // roots.rs:73
    const float high_1 = scaled_1 - t45;
    const float b_low = y_2 - high_1; // roots.rs:74
    const float t46 = high * high_1; // roots.rs:66
    const float t47 = t46 - product;
    const float t48 = high * b_low;
    const float t49 = t47 + t48;
    const float t50 = a_low * high_1;
    const float t51 = t49 + t50;
    const float t52 = a_low * b_low;
    const float my_error = t51 + t52;
    const float product_1 = product * y_2; // roots.rs:63
    const float scaled_2 = product * 4097.0f; // roots.rs:72
    const float t53 = scaled_2 - product; // roots.rs:73
    const float high_2 = scaled_2 - t53;
    const float a_low_1 = product - high_2; // roots.rs:74
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:72
    const float t54 = scaled_3 - y_2; // roots.rs:73
    const float high_3 = scaled_3 - t54;
    const float b_low_1 = y_2 - high_3; // roots.rs:74
    const float t55 = high_2 * high_3; // roots.rs:66
    const float t56 = t55 - product_1;
    const float t57 = high_2 * b_low_1;
    const float t58 = t56 + t57;
    const float t59 = a_low_1 * high_3;
    const float t60 = t58 + t59;
    const float t61 = a_low_1 * b_low_1;
    const float square_error = t60 + t61;
    const float t62 = 1.0f - product_1; // roots.rs:84
    const float t63 = t62 - square_error;
    const float t64 = my_error * y_2;
    const float residual_1 = t63 - t64;
    const float t65 = 0.5f * residual_1; // roots.rs:85
    const float t66 = y_2 * t65;
    const float root = y_2 + t66;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_2 = as_type<uint>(t28); // roots.rs:30
    const uint sign_2 = bits_2 & 2147483648u; // roots.rs:31
    const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float scale = (((as_type<uint>(t28) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    if (row < imm.n_rows) { // rms_norm.rs:383
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:384
            const uint t67 = row * imm.n_cols + col; // piece.rs:85
            const float4 t68 = ((device const float4*)x)[t67 >> 2u]; // piece.rs:36
            const float4 t69 = ((device const float4*)x)[(t67 + 4u) >> 2u]; // piece.rs:37
            const float4 t70 = ((device const float4*)weight)[col >> 2u]; // piece.rs:36
            const float4 t71 = ((device const float4*)weight)[(col + 4u) >> 2u]; // piece.rs:37
            const uint t72 = row * imm.n_cols + col; // piece.rs:85
            const float4 t73 = ((device const float4*)z)[t72 >> 2u]; // piece.rs:36
            const float4 t74 = ((device const float4*)z)[(t72 + 4u) >> 2u]; // piece.rs:37
            float results_0 = 0.0f; // rms_norm.rs:388
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t75 = t68.x * scale; // rms_norm.rs:391
            const uint bits_3 = as_type<uint>(t75); // bits.rs:29
            const float t76 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * t70.x; // rms_norm.rs:391
            const uint bits_4 = as_type<uint>(t76); // bits.rs:29
            const float normed = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // bits.rs:30
            const float t77 = neg_f32(min_f32(abs_f32(t73.x), 104.0f)); // logistic.rs:19
            const float t78 = t77 * 1.442695f; // exponential.rs:14
            const float k = rint(t78);
            const float t79 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t77 - t79;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t80 = reduced - r; // exponential.rs:18
            const float r_error = t80 - correction;
            float q = 0.00019891017f; // exponential.rs:26
            const float t81 = q * r; // exponential.rs:29
            q = t81 + 0.0013933674f;
            const float t82 = q * r;
            q = t82 + 0.008333311f;
            const float t83 = q * r;
            q = t83 + 0.041666467f;
            const float t84 = q * r;
            q = t84 + 0.16666667f;
            const float t85 = q * r;
            q = t85 + 0.5f;
            const float t86 = r * r; // exponential.rs:31
            const float t87 = t86 * q;
            const float rest = r_error + t87;
            const float p = r + rest; // exponential.rs:32
            const float y_3 = 1.0f + p; // exponential.rs:33
            const float t88 = 1.0f - y_3; // exponential.rs:34
            const float t89 = t88 + p;
            const float t90 = r - p;
            const float t91 = t90 + rest;
            const float y_error = t89 + t91;
            const int k_1 = i32_from_f32(k); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:52
            const float power = y_3 * unit; // logistic.rs:28
            const float d_1 = 1.0f + power; // logistic.rs:29
            const float t92 = 1.0f - d_1; // logistic.rs:30
            const float t93 = t92 + power;
            const float t94 = y_error * unit;
            const float t95 = t93 + t94;
            const float t96 = d_1 * 0.32323232f; // division.rs:102
            const float t97 = t96 - 1.4545455f;
            const float t98 = d_1 * t97;
            float estimate = t98 + 2.121212f;
            const float t99 = d_1 * estimate; // division.rs:105
            const float t100 = 1.0f - t99;
            const float t101 = estimate * t100;
            estimate = estimate + t101;
            const float t102 = d_1 * estimate;
            const float t103 = 1.0f - t102;
            const float t104 = estimate * t103;
            estimate = estimate + t104;
            const float high_4 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
            const float d_high = as_type<float>(as_type<uint>(d_1) & 4294963200u);
            const float t105 = d_high * high_4; // division.rs:110
            const float t106 = 1.0f - t105;
            const float t107 = d_1 - d_high;
            const float t108 = t107 * high_4;
            const float residual_2 = t106 - t108;
            const float estimate_1 = estimate;
            const float t109 = t95 * high_4; // division.rs:118
            const float t110 = residual_2 - t109;
            const float low = t110 * estimate_1;
            const float y_high = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:58
            const float t111 = y_high * high_4; // logistic.rs:40
            const float t112 = y_high * low;
            const float t113 = y_3 - y_high;
            const float t114 = t113 + y_error;
            const float t115 = t114 * estimate_1;
            const float t116 = t112 + t115;
            const float product_2 = t111 + t116;
            const int field_1 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_1); // bits.rs:44
            const uint bits_5 = as_type<uint>(product_2) + (as_type<uint>(k_1) << 23u); // bits.rs:45
            const float t117 = high_4 + low; // logistic.rs:41
            const float result = ((as_type<uint>(t73.x) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5))) : t117);
            const float t118 = t73.x * (((as_type<uint>(t73.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
            const uint bits_6 = as_type<uint>(t118); // bits.rs:29
            const float t119 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * normed; // rms_norm.rs:392
            const uint bits_7 = as_type<uint>(t119); // bits.rs:29
            results_0 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // rms_norm.rs:392
            const float t120 = t68.y * scale; // rms_norm.rs:391
            const uint bits_8 = as_type<uint>(t120); // bits.rs:29
            const float t121 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * t70.y; // rms_norm.rs:391
            const uint bits_9 = as_type<uint>(t121); // bits.rs:29
            const float normed_1 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // bits.rs:30
            const float t122 = neg_f32(min_f32(abs_f32(t73.y), 104.0f)); // logistic.rs:19
            const float t123 = t122 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t123);
            const float t124 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t122 - t124;
            const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t125 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t125 - correction_1;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t126 = q_1 * r_1; // exponential.rs:29
            q_1 = t126 + 0.0013933674f;
            const float t127 = q_1 * r_1;
            q_1 = t127 + 0.008333311f;
            const float t128 = q_1 * r_1;
            q_1 = t128 + 0.041666467f;
            const float t129 = q_1 * r_1;
            q_1 = t129 + 0.16666667f;
            const float t130 = q_1 * r_1;
            q_1 = t130 + 0.5f;
            const float t131 = r_1 * r_1; // exponential.rs:31
            const float t132 = t131 * q_1;
            const float rest_1 = r_error_1 + t132;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_4 = 1.0f + p_1; // exponential.rs:33
            const float t133 = 1.0f - y_4; // exponential.rs:34
            const float t134 = t133 + p_1;
            const float t135 = r_1 - p_1;
            const float t136 = t135 + rest_1;
            const float y_error_1 = t134 + t136;
            const int k_3 = i32_from_f32(k_2); // logistic.rs:21
            const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
            const float power_1 = y_4 * unit_1; // logistic.rs:28
            const float d_2 = 1.0f + power_1; // logistic.rs:29
            const float t137 = 1.0f - d_2; // logistic.rs:30
            const float t138 = t137 + power_1;
            const float t139 = y_error_1 * unit_1;
            const float t140 = t138 + t139;
            const float t141 = d_2 * 0.32323232f; // division.rs:102
            const float t142 = t141 - 1.4545455f;
            const float t143 = d_2 * t142;
            float estimate_2 = t143 + 2.121212f;
            const float t144 = d_2 * estimate_2; // division.rs:105
            const float t145 = 1.0f - t144;
            const float t146 = estimate_2 * t145;
            estimate_2 = estimate_2 + t146;
            const float t147 = d_2 * estimate_2;
            const float t148 = 1.0f - t147;
            const float t149 = estimate_2 * t148;
            estimate_2 = estimate_2 + t149;
            const float high_5 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
            const float d_high_1 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
            const float t150 = d_high_1 * high_5; // division.rs:110
            const float t151 = 1.0f - t150;
            const float t152 = d_2 - d_high_1;
            const float t153 = t152 * high_5;
            const float residual_3 = t151 - t153;
            const float estimate_3 = estimate_2;
            const float t154 = t140 * high_5; // division.rs:118
            const float t155 = residual_3 - t154;
            const float low_1 = t155 * estimate_3;
            const float y_high_1 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:58
            const float t156 = y_high_1 * high_5; // logistic.rs:40
            const float t157 = y_high_1 * low_1;
            const float t158 = y_4 - y_high_1;
            const float t159 = t158 + y_error_1;
            const float t160 = t159 * estimate_3;
            const float t161 = t157 + t160;
            const float product_3 = t156 + t161;
            const int field_2 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_3); // bits.rs:44
            const uint bits_10 = as_type<uint>(product_3) + (as_type<uint>(k_3) << 23u); // bits.rs:45
            const float t162 = high_5 + low_1; // logistic.rs:41
            const float result_1 = ((as_type<uint>(t73.y) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_10))) : t162);
            const float t163 = t73.y * (((as_type<uint>(t73.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
            const uint bits_11 = as_type<uint>(t163); // bits.rs:29
            const float t164 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * normed_1; // rms_norm.rs:392
            const uint bits_12 = as_type<uint>(t164); // bits.rs:29
            results_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // rms_norm.rs:392
            const float t165 = t68.z * scale; // rms_norm.rs:391
            const uint bits_13 = as_type<uint>(t165); // bits.rs:29
            const float t166 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * t70.z; // rms_norm.rs:391
            const uint bits_14 = as_type<uint>(t166); // bits.rs:29
            const float normed_2 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // bits.rs:30
            const float t167 = neg_f32(min_f32(abs_f32(t73.z), 104.0f)); // logistic.rs:19
            const float t168 = t167 * 1.442695f; // exponential.rs:14
            const float k_4 = rint(t168);
            const float t169 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t167 - t169;
            const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t170 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t170 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t171 = q_2 * r_2; // exponential.rs:29
            q_2 = t171 + 0.0013933674f;
            const float t172 = q_2 * r_2;
            q_2 = t172 + 0.008333311f;
            const float t173 = q_2 * r_2;
            q_2 = t173 + 0.041666467f;
            const float t174 = q_2 * r_2;
            q_2 = t174 + 0.16666667f;
            const float t175 = q_2 * r_2;
            q_2 = t175 + 0.5f;
            const float t176 = r_2 * r_2; // exponential.rs:31
            const float t177 = t176 * q_2;
            const float rest_2 = r_error_2 + t177;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_5 = 1.0f + p_2; // exponential.rs:33
            const float t178 = 1.0f - y_5; // exponential.rs:34
            const float t179 = t178 + p_2;
            const float t180 = r_2 - p_2;
            const float t181 = t180 + rest_2;
            const float y_error_2 = t179 + t181;
            const int k_5 = i32_from_f32(k_4); // logistic.rs:21
            const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
            const float power_2 = y_5 * unit_2; // logistic.rs:28
            const float d_3 = 1.0f + power_2; // logistic.rs:29
            const float t182 = 1.0f - d_3; // logistic.rs:30
            const float t183 = t182 + power_2;
            const float t184 = y_error_2 * unit_2;
            const float t185 = t183 + t184;
            const float t186 = d_3 * 0.32323232f; // division.rs:102
            const float t187 = t186 - 1.4545455f;
            const float t188 = d_3 * t187;
            float estimate_4 = t188 + 2.121212f;
            const float t189 = d_3 * estimate_4; // division.rs:105
            const float t190 = 1.0f - t189;
            const float t191 = estimate_4 * t190;
            estimate_4 = estimate_4 + t191;
            const float t192 = d_3 * estimate_4;
            const float t193 = 1.0f - t192;
            const float t194 = estimate_4 * t193;
            estimate_4 = estimate_4 + t194;
            const float high_6 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
            const float d_high_2 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
            const float t195 = d_high_2 * high_6; // division.rs:110
            const float t196 = 1.0f - t195;
            const float t197 = d_3 - d_high_2;
            const float t198 = t197 * high_6;
            const float residual_4 = t196 - t198;
            const float estimate_5 = estimate_4;
            const float t199 = t185 * high_6; // division.rs:118
            const float t200 = residual_4 - t199;
            const float low_2 = t200 * estimate_5;
            const float y_high_2 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:58
            const float t201 = y_high_2 * high_6; // logistic.rs:40
            const float t202 = y_high_2 * low_2;
            const float t203 = y_5 - y_high_2;
            const float t204 = t203 + y_error_2;
            const float t205 = t204 * estimate_5;
            const float t206 = t202 + t205;
            const float product_4 = t201 + t206;
            const int field_3 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), k_5); // bits.rs:44
            const uint bits_15 = as_type<uint>(product_4) + (as_type<uint>(k_5) << 23u); // bits.rs:45
            const float t207 = high_6 + low_2; // logistic.rs:41
            const float result_2 = ((as_type<uint>(t73.z) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_15))) : t207);
            const float t208 = t73.z * (((as_type<uint>(t73.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
            const uint bits_16 = as_type<uint>(t208); // bits.rs:29
            const float t209 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * normed_2; // rms_norm.rs:392
            const uint bits_17 = as_type<uint>(t209); // bits.rs:29
            results_2 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // rms_norm.rs:392
            const float t210 = t68.w * scale; // rms_norm.rs:391
            const uint bits_18 = as_type<uint>(t210); // bits.rs:29
            const float t211 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)) * t70.w; // rms_norm.rs:391
            const uint bits_19 = as_type<uint>(t211); // bits.rs:29
            const float normed_3 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // bits.rs:30
            const float t212 = neg_f32(min_f32(abs_f32(t73.w), 104.0f)); // logistic.rs:19
            const float t213 = t212 * 1.442695f; // exponential.rs:14
            const float k_6 = rint(t213);
            const float t214 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t212 - t214;
            const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t215 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t215 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t216 = q_3 * r_3; // exponential.rs:29
            q_3 = t216 + 0.0013933674f;
            const float t217 = q_3 * r_3;
            q_3 = t217 + 0.008333311f;
            const float t218 = q_3 * r_3;
            q_3 = t218 + 0.041666467f;
            const float t219 = q_3 * r_3;
            q_3 = t219 + 0.16666667f;
            const float t220 = q_3 * r_3;
            q_3 = t220 + 0.5f;
            const float t221 = r_3 * r_3; // exponential.rs:31
            const float t222 = t221 * q_3;
            const float rest_3 = r_error_3 + t222;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_6 = 1.0f + p_3; // exponential.rs:33
            const float t223 = 1.0f - y_6; // exponential.rs:34
            const float t224 = t223 + p_3;
            const float t225 = r_3 - p_3;
            const float t226 = t225 + rest_3;
            const float y_error_3 = t224 + t226;
            const int k_7 = i32_from_f32(k_6); // logistic.rs:21
            const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:52
            const float power_3 = y_6 * unit_3; // logistic.rs:28
            const float d_4 = 1.0f + power_3; // logistic.rs:29
            const float t227 = 1.0f - d_4; // logistic.rs:30
            const float t228 = t227 + power_3;
            const float t229 = y_error_3 * unit_3;
            const float t230 = t228 + t229;
            const float t231 = d_4 * 0.32323232f; // division.rs:102
            const float t232 = t231 - 1.4545455f;
            const float t233 = d_4 * t232;
            float estimate_6 = t233 + 2.121212f;
            const float t234 = d_4 * estimate_6; // division.rs:105
            const float t235 = 1.0f - t234;
            const float t236 = estimate_6 * t235;
            estimate_6 = estimate_6 + t236;
            const float t237 = d_4 * estimate_6;
            const float t238 = 1.0f - t237;
            const float t239 = estimate_6 * t238;
            estimate_6 = estimate_6 + t239;
            const float high_7 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
            const float d_high_3 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
            const float t240 = d_high_3 * high_7; // division.rs:110
            const float t241 = 1.0f - t240;
            const float t242 = d_4 - d_high_3;
            const float t243 = t242 * high_7;
            const float residual_5 = t241 - t243;
            const float estimate_7 = estimate_6;
            const float t244 = t230 * high_7; // division.rs:118
            const float t245 = residual_5 - t244;
            const float low_3 = t245 * estimate_7;
            const float y_high_3 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:58
            const float t246 = y_high_3 * high_7; // logistic.rs:40
            const float t247 = y_high_3 * low_3;
            const float t248 = y_6 - y_high_3;
            const float t249 = t248 + y_error_3;
            const float t250 = t249 * estimate_7;
            const float t251 = t247 + t250;
            const float product_5 = t246 + t251;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), k_7); // bits.rs:44
            const uint bits_20 = as_type<uint>(product_5) + (as_type<uint>(k_7) << 23u); // bits.rs:45
            const float t252 = high_7 + low_3; // logistic.rs:41
            const float result_3 = ((as_type<uint>(t73.w) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_20))) : t252);
            const float t253 = t73.w * (((as_type<uint>(t73.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
            const uint bits_21 = as_type<uint>(t253); // bits.rs:29
            const float t254 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)) * normed_3; // rms_norm.rs:392
            const uint bits_22 = as_type<uint>(t254); // bits.rs:29
            results_3 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)); // rms_norm.rs:392
            const float t255 = t69.x * scale; // rms_norm.rs:391
            const uint bits_23 = as_type<uint>(t255); // bits.rs:29
            const float t256 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)) * t71.x; // rms_norm.rs:391
            const uint bits_24 = as_type<uint>(t256); // bits.rs:29
            const float normed_4 = as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)); // bits.rs:30
            const float t257 = neg_f32(min_f32(abs_f32(t74.x), 104.0f)); // logistic.rs:19
            const float t258 = t257 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t258);
            const float t259 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t257 - t259;
            const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t260 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t260 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t261 = q_4 * r_4; // exponential.rs:29
            q_4 = t261 + 0.0013933674f;
            const float t262 = q_4 * r_4;
            q_4 = t262 + 0.008333311f;
            const float t263 = q_4 * r_4;
            q_4 = t263 + 0.041666467f;
            const float t264 = q_4 * r_4;
            q_4 = t264 + 0.16666667f;
            const float t265 = q_4 * r_4;
            q_4 = t265 + 0.5f;
            const float t266 = r_4 * r_4; // exponential.rs:31
            const float t267 = t266 * q_4;
            const float rest_4 = r_error_4 + t267;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_7 = 1.0f + p_4; // exponential.rs:33
            const float t268 = 1.0f - y_7; // exponential.rs:34
            const float t269 = t268 + p_4;
            const float t270 = r_4 - p_4;
            const float t271 = t270 + rest_4;
            const float y_error_4 = t269 + t271;
            const int k_9 = i32_from_f32(k_8); // logistic.rs:21
            const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
            const float power_4 = y_7 * unit_4; // logistic.rs:28
            const float d_5 = 1.0f + power_4; // logistic.rs:29
            const float t272 = 1.0f - d_5; // logistic.rs:30
            const float t273 = t272 + power_4;
            const float t274 = y_error_4 * unit_4;
            const float t275 = t273 + t274;
            const float t276 = d_5 * 0.32323232f; // division.rs:102
            const float t277 = t276 - 1.4545455f;
            const float t278 = d_5 * t277;
            float estimate_8 = t278 + 2.121212f;
            const float t279 = d_5 * estimate_8; // division.rs:105
            const float t280 = 1.0f - t279;
            const float t281 = estimate_8 * t280;
            estimate_8 = estimate_8 + t281;
            const float t282 = d_5 * estimate_8;
            const float t283 = 1.0f - t282;
            const float t284 = estimate_8 * t283;
            estimate_8 = estimate_8 + t284;
            const float high_8 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
            const float d_high_4 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
            const float t285 = d_high_4 * high_8; // division.rs:110
            const float t286 = 1.0f - t285;
            const float t287 = d_5 - d_high_4;
            const float t288 = t287 * high_8;
            const float residual_6 = t286 - t288;
            const float estimate_9 = estimate_8;
            const float t289 = t275 * high_8; // division.rs:118
            const float t290 = residual_6 - t289;
            const float low_4 = t290 * estimate_9;
            const float y_high_4 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:58
            const float t291 = y_high_4 * high_8; // logistic.rs:40
            const float t292 = y_high_4 * low_4;
            const float t293 = y_7 - y_high_4;
            const float t294 = t293 + y_error_4;
            const float t295 = t294 * estimate_9;
            const float t296 = t292 + t295;
            const float product_6 = t291 + t296;
            const int field_5 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), k_9); // bits.rs:44
            const uint bits_25 = as_type<uint>(product_6) + (as_type<uint>(k_9) << 23u); // bits.rs:45
            const float t297 = high_8 + low_4; // logistic.rs:41
            const float result_4 = ((as_type<uint>(t74.x) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_25))) : t297);
            const float t298 = t74.x * (((as_type<uint>(t74.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // activation.rs:30
            const uint bits_26 = as_type<uint>(t298); // bits.rs:29
            const float t299 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)) * normed_4; // rms_norm.rs:392
            const uint bits_27 = as_type<uint>(t299); // bits.rs:29
            results_4 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // rms_norm.rs:392
            const float t300 = t69.y * scale; // rms_norm.rs:391
            const uint bits_28 = as_type<uint>(t300); // bits.rs:29
            const float t301 = as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)) * t71.y; // rms_norm.rs:391
            const uint bits_29 = as_type<uint>(t301); // bits.rs:29
            const float normed_5 = as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)); // bits.rs:30
            const float t302 = neg_f32(min_f32(abs_f32(t74.y), 104.0f)); // logistic.rs:19
            const float t303 = t302 * 1.442695f; // exponential.rs:14
            const float k_10 = rint(t303);
            const float t304 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t302 - t304;
            const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t305 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t305 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t306 = q_5 * r_5; // exponential.rs:29
            q_5 = t306 + 0.0013933674f;
            const float t307 = q_5 * r_5;
            q_5 = t307 + 0.008333311f;
            const float t308 = q_5 * r_5;
            q_5 = t308 + 0.041666467f;
            const float t309 = q_5 * r_5;
            q_5 = t309 + 0.16666667f;
            const float t310 = q_5 * r_5;
            q_5 = t310 + 0.5f;
            const float t311 = r_5 * r_5; // exponential.rs:31
            const float t312 = t311 * q_5;
            const float rest_5 = r_error_5 + t312;
            const float p_5 = r_5 + rest_5; // exponential.rs:32
            const float y_8 = 1.0f + p_5; // exponential.rs:33
            const float t313 = 1.0f - y_8; // exponential.rs:34
            const float t314 = t313 + p_5;
            const float t315 = r_5 - p_5;
            const float t316 = t315 + rest_5;
            const float y_error_5 = t314 + t316;
            const int k_11 = i32_from_f32(k_10); // logistic.rs:21
            const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_11, -60), 127)) << 23u); // bits.rs:52
            const float power_5 = y_8 * unit_5; // logistic.rs:28
            const float d_6 = 1.0f + power_5; // logistic.rs:29
            const float t317 = 1.0f - d_6; // logistic.rs:30
            const float t318 = t317 + power_5;
            const float t319 = y_error_5 * unit_5;
            const float t320 = t318 + t319;
            const float t321 = d_6 * 0.32323232f; // division.rs:102
            const float t322 = t321 - 1.4545455f;
            const float t323 = d_6 * t322;
            float estimate_10 = t323 + 2.121212f;
            const float t324 = d_6 * estimate_10; // division.rs:105
            const float t325 = 1.0f - t324;
            const float t326 = estimate_10 * t325;
            estimate_10 = estimate_10 + t326;
            const float t327 = d_6 * estimate_10;
            const float t328 = 1.0f - t327;
            const float t329 = estimate_10 * t328;
            estimate_10 = estimate_10 + t329;
            const float high_9 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
            const float d_high_5 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
            const float t330 = d_high_5 * high_9; // division.rs:110
            const float t331 = 1.0f - t330;
            const float t332 = d_6 - d_high_5;
            const float t333 = t332 * high_9;
            const float residual_7 = t331 - t333;
            const float estimate_11 = estimate_10;
            const float t334 = t320 * high_9; // division.rs:118
            const float t335 = residual_7 - t334;
            const float low_5 = t335 * estimate_11;
            const float y_high_5 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:58
            const float t336 = y_high_5 * high_9; // logistic.rs:40
            const float t337 = y_high_5 * low_5;
            const float t338 = y_8 - y_high_5;
            const float t339 = t338 + y_error_5;
            const float t340 = t339 * estimate_11;
            const float t341 = t337 + t340;
            const float product_7 = t336 + t341;
            const int field_6 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_11); // bits.rs:44
            const uint bits_30 = as_type<uint>(product_7) + (as_type<uint>(k_11) << 23u); // bits.rs:45
            const float t342 = high_9 + low_5; // logistic.rs:41
            const float result_5 = ((as_type<uint>(t74.y) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_30))) : t342);
            const float t343 = t74.y * (((as_type<uint>(t74.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // activation.rs:30
            const uint bits_31 = as_type<uint>(t343); // bits.rs:29
            const float t344 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)) * normed_5; // rms_norm.rs:392
            const uint bits_32 = as_type<uint>(t344); // bits.rs:29
            results_5 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)); // rms_norm.rs:392
            const float t345 = t69.z * scale; // rms_norm.rs:391
            const uint bits_33 = as_type<uint>(t345); // bits.rs:29
            const float t346 = as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)) * t71.z; // rms_norm.rs:391
            const uint bits_34 = as_type<uint>(t346); // bits.rs:29
            const float normed_6 = as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)); // bits.rs:30
            const float t347 = neg_f32(min_f32(abs_f32(t74.z), 104.0f)); // logistic.rs:19
            const float t348 = t347 * 1.442695f; // exponential.rs:14
            const float k_12 = rint(t348);
            const float t349 = k_12 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t347 - t349;
            const float correction_6 = k_12 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t350 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t350 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t351 = q_6 * r_6; // exponential.rs:29
            q_6 = t351 + 0.0013933674f;
            const float t352 = q_6 * r_6;
            q_6 = t352 + 0.008333311f;
            const float t353 = q_6 * r_6;
            q_6 = t353 + 0.041666467f;
            const float t354 = q_6 * r_6;
            q_6 = t354 + 0.16666667f;
            const float t355 = q_6 * r_6;
            q_6 = t355 + 0.5f;
            const float t356 = r_6 * r_6; // exponential.rs:31
            const float t357 = t356 * q_6;
            const float rest_6 = r_error_6 + t357;
            const float p_6 = r_6 + rest_6; // exponential.rs:32
            const float y_9 = 1.0f + p_6; // exponential.rs:33
            const float t358 = 1.0f - y_9; // exponential.rs:34
            const float t359 = t358 + p_6;
            const float t360 = r_6 - p_6;
            const float t361 = t360 + rest_6;
            const float y_error_6 = t359 + t361;
            const int k_13 = i32_from_f32(k_12); // logistic.rs:21
            const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:52
            const float power_6 = y_9 * unit_6; // logistic.rs:28
            const float d_7 = 1.0f + power_6; // logistic.rs:29
            const float t362 = 1.0f - d_7; // logistic.rs:30
            const float t363 = t362 + power_6;
            const float t364 = y_error_6 * unit_6;
            const float t365 = t363 + t364;
            const float t366 = d_7 * 0.32323232f; // division.rs:102
            const float t367 = t366 - 1.4545455f;
            const float t368 = d_7 * t367;
            float estimate_12 = t368 + 2.121212f;
            const float t369 = d_7 * estimate_12; // division.rs:105
            const float t370 = 1.0f - t369;
            const float t371 = estimate_12 * t370;
            estimate_12 = estimate_12 + t371;
            const float t372 = d_7 * estimate_12;
            const float t373 = 1.0f - t372;
            const float t374 = estimate_12 * t373;
            estimate_12 = estimate_12 + t374;
            const float high_10 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
            const float d_high_6 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
            const float t375 = d_high_6 * high_10; // division.rs:110
            const float t376 = 1.0f - t375;
            const float t377 = d_7 - d_high_6;
            const float t378 = t377 * high_10;
            const float residual_8 = t376 - t378;
            const float estimate_13 = estimate_12;
            const float t379 = t365 * high_10; // division.rs:118
            const float t380 = residual_8 - t379;
            const float low_6 = t380 * estimate_13;
            const float y_high_6 = as_type<float>(as_type<uint>(y_9) & 4294963200u); // bits.rs:58
            const float t381 = y_high_6 * high_10; // logistic.rs:40
            const float t382 = y_high_6 * low_6;
            const float t383 = y_9 - y_high_6;
            const float t384 = t383 + y_error_6;
            const float t385 = t384 * estimate_13;
            const float t386 = t382 + t385;
            const float product_8 = t381 + t386;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(product_8) >> 23u), k_13); // bits.rs:44
            const uint bits_35 = as_type<uint>(product_8) + (as_type<uint>(k_13) << 23u); // bits.rs:45
            const float t387 = high_10 + low_6; // logistic.rs:41
            const float result_6 = ((as_type<uint>(t74.z) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_35))) : t387);
            const float t388 = t74.z * (((as_type<uint>(t74.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // activation.rs:30
            const uint bits_36 = as_type<uint>(t388); // bits.rs:29
            const float t389 = as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)) * normed_6; // rms_norm.rs:392
            const uint bits_37 = as_type<uint>(t389); // bits.rs:29
            results_6 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)); // rms_norm.rs:392
            const float t390 = t69.w * scale; // rms_norm.rs:391
            const uint bits_38 = as_type<uint>(t390); // bits.rs:29
            const float t391 = as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)) * t71.w; // rms_norm.rs:391
            const uint bits_39 = as_type<uint>(t391); // bits.rs:29
            const float normed_7 = as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)); // bits.rs:30
            const float t392 = neg_f32(min_f32(abs_f32(t74.w), 104.0f)); // logistic.rs:19
            const float t393 = t392 * 1.442695f; // exponential.rs:14
            const float k_14 = rint(t393);
            const float t394 = k_14 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t392 - t394;
            const float correction_7 = k_14 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t395 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t395 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t396 = q_7 * r_7; // exponential.rs:29
            q_7 = t396 + 0.0013933674f;
            const float t397 = q_7 * r_7;
            q_7 = t397 + 0.008333311f;
            const float t398 = q_7 * r_7;
            q_7 = t398 + 0.041666467f;
            const float t399 = q_7 * r_7;
            q_7 = t399 + 0.16666667f;
            const float t400 = q_7 * r_7;
            q_7 = t400 + 0.5f;
            const float t401 = r_7 * r_7; // exponential.rs:31
            const float t402 = t401 * q_7;
            const float rest_7 = r_error_7 + t402;
            const float p_7 = r_7 + rest_7; // exponential.rs:32
            const float y_10 = 1.0f + p_7; // exponential.rs:33
            const float t403 = 1.0f - y_10; // exponential.rs:34
            const float t404 = t403 + p_7;
            const float t405 = r_7 - p_7;
            const float t406 = t405 + rest_7;
            const float y_error_7 = t404 + t406;
            const int k_15 = i32_from_f32(k_14); // logistic.rs:21
            const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(k_15, -60), 127)) << 23u); // bits.rs:52
            const float power_7 = y_10 * unit_7; // logistic.rs:28
            const float d_8 = 1.0f + power_7; // logistic.rs:29
            const float t407 = 1.0f - d_8; // logistic.rs:30
            const float t408 = t407 + power_7;
            const float t409 = y_error_7 * unit_7;
            const float t410 = t408 + t409;
            const float t411 = d_8 * 0.32323232f; // division.rs:102
            const float t412 = t411 - 1.4545455f;
            const float t413 = d_8 * t412;
            float estimate_14 = t413 + 2.121212f;
            const float t414 = d_8 * estimate_14; // division.rs:105
            const float t415 = 1.0f - t414;
            const float t416 = estimate_14 * t415;
            estimate_14 = estimate_14 + t416;
            const float t417 = d_8 * estimate_14;
            const float t418 = 1.0f - t417;
            const float t419 = estimate_14 * t418;
            estimate_14 = estimate_14 + t419;
            const float high_11 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
            const float d_high_7 = as_type<float>(as_type<uint>(d_8) & 4294963200u);
            const float t420 = d_high_7 * high_11; // division.rs:110
            const float t421 = 1.0f - t420;
            const float t422 = d_8 - d_high_7;
            const float t423 = t422 * high_11;
            const float residual_9 = t421 - t423;
            const float estimate_15 = estimate_14;
            const float t424 = t410 * high_11; // division.rs:118
            const float t425 = residual_9 - t424;
            const float low_7 = t425 * estimate_15;
            const float y_high_7 = as_type<float>(as_type<uint>(y_10) & 4294963200u); // bits.rs:58
            const float t426 = y_high_7 * high_11; // logistic.rs:40
            const float t427 = y_high_7 * low_7;
            const float t428 = y_10 - y_high_7;
            const float t429 = t428 + y_error_7;
            const float t430 = t429 * estimate_15;
            const float t431 = t427 + t430;
            const float product_9 = t426 + t431;
            const int field_8 = add_i32(as_type<int>(as_type<uint>(product_9) >> 23u), k_15); // bits.rs:44
            const uint bits_40 = as_type<uint>(product_9) + (as_type<uint>(k_15) << 23u); // bits.rs:45
            const float t432 = high_11 + low_7; // logistic.rs:41
            const float result_7 = ((as_type<uint>(t74.w) > 2147483647u) ? as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_40))) : t432);
            const float t433 = t74.w * (((as_type<uint>(t74.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // activation.rs:30
            const uint bits_41 = as_type<uint>(t433); // bits.rs:29
            const float t434 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)) * normed_7; // rms_norm.rs:392
            const uint bits_42 = as_type<uint>(t434); // bits.rs:29
            results_7 = as_type<float>((((bits_42 & 2139095040u) == 0u) ? bits_42 & 2147483648u : bits_42)); // rms_norm.rs:392
            const uint t435 = row * imm.n_cols + col; // piece.rs:109
            ((device float4*)y)[t435 >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:68
            ((device float4*)y)[(t435 + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:69
        }
    }
}
