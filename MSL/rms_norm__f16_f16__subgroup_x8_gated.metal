#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
    uint n_rows;
    uint n_cols;
};

float decode_f16(uint bits) {
    const uint sign = (bits & 0x8000u) << 16u;
    const uint magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return as_type<float>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return as_type<float>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return as_type<float>(sign);
    }
    const uint shift = clz(magnitude) - 21u;
    return as_type<float>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
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

uint encode_f16(float x) {
    const uint bits = as_type<uint>(x);
    const uint sign = (bits >> 16u) & 0x8000u;
    const uint magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    const uint shift = 126u - (magnitude >> 23u);
    const uint significand = (magnitude & 0x7fffffu) | 0x800000u;
    const uint quotient = significand >> shift;
    const uint rest = significand & ((1u << shift) - 1u);
    const uint tie = 1u << (shift - 1u);
    const bool up = rest > tie || (rest == tie && (quotient & 1u) == 1u);
    return sign | (quotient + (up ? 1u : 0u));
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

kernel void rms_norm__f16_f16__subgroup_x8_gated(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* weight [[buffer(2)]],
    device const ushort* z [[buffer(3)]],
    device ushort* y [[buffer(4)]],
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
            const uint4 t0 = ((device const uint4*)x)[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            const float t1 = decode_f16(t0.x);
            const float t2 = decode_f16(t0.x >> 16u);
            const float t3 = decode_f16(t0.y);
            const float t4 = decode_f16(t0.y >> 16u);
            const float t5 = decode_f16(t0.z);
            const float t6 = decode_f16(t0.z >> 16u);
            const float t7 = decode_f16(t0.w);
            const float t8 = decode_f16(t0.w >> 16u);
            own_sum = fma(t1, t1, own_sum); // rms_norm.rs:280
            own_sum = fma(t2, t2, own_sum);
            own_sum = fma(t3, t3, own_sum);
            own_sum = fma(t4, t4, own_sum);
            own_sum = fma(t5, t5, own_sum);
            own_sum = fma(t6, t6, own_sum);
            own_sum = fma(t7, t7, own_sum);
            own_sum = fma(t8, t8, own_sum);
        }
    }
    const float sum = reduce_add_f32(own_sum); // rms_norm.rs:293
    const float t9 = float(n_cols); // rms_norm.rs:285
    const uint a_bits = as_type<uint>(sum); // division.rs:13
    const uint b_bits = as_type<uint>(t9); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t10 = a_bits & 8388607u; // division.rs:18
    const uint t11 = b_bits & 8388607u;
    const uint below = ((t10 < t11) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t10 | 8388608u, below); // division.rs:34
    const uint denominator = t11 | 8388608u; // division.rs:35
    const float d = as_type<float>(t11 | 1065353216u); // division.rs:37
    const float t12 = 0.47058824f * d; // division.rs:38
    float reciprocal = 1.4117647f - t12;
    const float t13 = d * reciprocal; // division.rs:41
    const float t14 = 1.0f - t13;
    const float t15 = reciprocal * t14;
    reciprocal = reciprocal + t15;
    const float t16 = d * reciprocal;
    const float t17 = 1.0f - t16;
    const float t18 = reciprocal * t17;
    reciprocal = reciprocal + t18;
    const float t19 = d * reciprocal;
    const float t20 = 1.0f - t19;
    const float t21 = reciprocal * t20;
    reciprocal = reciprocal + t21;
    const float n = as_type<float>((t10 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t22 = n * reciprocal; // division.rs:45
    const float t23 = t22 * 8388608.0f;
    uint quotient = u32_from_f32(t23);
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
    const uint t24 = quotient; // division.rs:60
    const int field = add_i32(exponent, as_type<int>(t24 >> 24u)); // bits.rs:36
    const uint bits = (as_type<uint>(field) << 23u) | (t24 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t25 = ((as_type<uint>(sum) & 2147483647u) > 2139095040u) | ((as_type<uint>(t9) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t25 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t26 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // rms_norm.rs:285
    const uint bits_1 = as_type<uint>(t26); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t27 = 0.5f * m; // roots.rs:22
    const float t28 = t27 * y_1;
    const float t29 = t28 * y_1;
    const float t30 = 0.5f - t29;
    const float t31 = y_1 * t30;
    y_1 = y_1 + t31;
    const float t32 = 0.5f * m;
    const float t33 = t32 * y_1;
    const float t34 = t33 * y_1;
    const float t35 = 0.5f - t34;
    const float t36 = y_1 * t35;
    y_1 = y_1 + t36;
    const float t37 = 0.5f * m;
    const float t38 = t37 * y_1;
    const float t39 = t38 * y_1;
    const float t40 = 0.5f - t39;
    const float t41 = y_1 * t40;
    y_1 = y_1 + t41;
    const float y_2 = y_1; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_2; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t42 = scaled - m; // roots.rs:73
    const float high = scaled - t42;
    const float a_low = m - high; // roots.rs:74
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:72
    const float t43 = scaled_1 - y_2; // roots.rs:73
    const float high_1 = scaled_1 - t43;
    const float b_low = y_2 - high_1; // roots.rs:74
    const float t44 = high * high_1; // roots.rs:66
    const float t45 = t44 - product;
    const float t46 = high * b_low;
    const float t47 = t45 + t46;
    const float t48 = a_low * high_1;
    const float t49 = t47 + t48;
    const float t50 = a_low * b_low;
    const float my_error = t49 + t50;
    const float product_1 = product * y_2; // roots.rs:63
    const float scaled_2 = product * 4097.0f; // roots.rs:72
    const float t51 = scaled_2 - product; // roots.rs:73
    const float high_2 = scaled_2 - t51;
    const float a_low_1 = product - high_2; // roots.rs:74
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:72
    const float t52 = scaled_3 - y_2; // roots.rs:73
    const float high_3 = scaled_3 - t52;
    const float b_low_1 = y_2 - high_3; // roots.rs:74
    const float t53 = high_2 * high_3; // roots.rs:66
    const float t54 = t53 - product_1;
    const float t55 = high_2 * b_low_1;
    const float t56 = t54 + t55;
    const float t57 = a_low_1 * high_3;
    const float t58 = t56 + t57;
    const float t59 = a_low_1 * b_low_1;
    const float square_error = t58 + t59;
    const float t60 = 1.0f - product_1; // roots.rs:84
    const float t61 = t60 - square_error;
    const float t62 = my_error * y_2;
    const float residual_1 = t61 - t62;
    const float t63 = 0.5f * residual_1; // roots.rs:85
    const float t64 = y_2 * t63;
    const float root = y_2 + t64;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_2 = as_type<uint>(t26); // roots.rs:30
    const uint sign_2 = bits_2 & 2147483648u; // roots.rs:31
    const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float scale = (((as_type<uint>(t26) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    if (row < imm.n_rows) { // rms_norm.rs:383
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:384
            const uint4 t65 = ((device const uint4*)x)[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t66 = ((device const uint4*)weight)[(col >> 1u) >> 2u];
            const uint4 t67 = ((device const uint4*)z)[((row * imm.n_cols + col) >> 1u) >> 2u];
            const float t68 = decode_f16(t67.x);
            const float t69 = decode_f16(t67.x >> 16u);
            const float t70 = decode_f16(t67.y);
            const float t71 = decode_f16(t67.y >> 16u);
            const float t72 = decode_f16(t67.z);
            const float t73 = decode_f16(t67.z >> 16u);
            const float t74 = decode_f16(t67.w);
            const float t75 = decode_f16(t67.w >> 16u);
            float results_0 = 0.0f; // rms_norm.rs:388
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t76 = decode_f16(t65.x) * scale; // rms_norm.rs:391
            const uint bits_3 = as_type<uint>(t76); // bits.rs:29
            const float t77 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * decode_f16(t66.x); // rms_norm.rs:391
            const uint bits_4 = as_type<uint>(t77); // bits.rs:29
            const float normed = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // rms_norm.rs:391
            const float t78 = neg_f32(min_f32(abs_f32(t68), 104.0f)); // logistic.rs:19
            const float t79 = t78 * 1.442695f; // exponential.rs:14
            const float k = rint(t79);
            const float t80 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t78 - t80;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t81 = reduced - r; // exponential.rs:18
            const float r_error = t81 - correction;
            float q = 0.00019891017f; // exponential.rs:26
            const float t82 = q * r; // exponential.rs:29
            q = t82 + 0.0013933674f;
            const float t83 = q * r;
            q = t83 + 0.008333311f;
            const float t84 = q * r;
            q = t84 + 0.041666467f;
            const float t85 = q * r;
            q = t85 + 0.16666667f;
            const float t86 = q * r;
            q = t86 + 0.5f;
            const float t87 = r * r; // exponential.rs:31
            const float t88 = t87 * q;
            const float rest = r_error + t88;
            const float p = r + rest; // exponential.rs:32
            const float y_3 = 1.0f + p; // exponential.rs:33
            const float t89 = 1.0f - y_3; // exponential.rs:34
            const float t90 = t89 + p;
            const float t91 = r - p;
            const float t92 = t91 + rest;
            const float y_error = t90 + t92;
            const int k_1 = i32_from_f32(k); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:52
            const float power = y_3 * unit; // logistic.rs:28
            const float d_1 = 1.0f + power; // logistic.rs:29
            const float t93 = 1.0f - d_1; // logistic.rs:30
            const float t94 = t93 + power;
            const float t95 = y_error * unit;
            const float t96 = t94 + t95;
            const float t97 = d_1 * 0.32323232f; // division.rs:102
            const float t98 = t97 - 1.4545455f;
            const float t99 = d_1 * t98;
            float estimate = t99 + 2.121212f;
            const float t100 = d_1 * estimate; // division.rs:105
            const float t101 = 1.0f - t100;
            const float t102 = estimate * t101;
            estimate = estimate + t102;
            const float t103 = d_1 * estimate;
            const float t104 = 1.0f - t103;
            const float t105 = estimate * t104;
            estimate = estimate + t105;
            const float high_4 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
            const float d_high = as_type<float>(as_type<uint>(d_1) & 4294963200u);
            const float t106 = d_high * high_4; // division.rs:110
            const float t107 = 1.0f - t106;
            const float t108 = d_1 - d_high;
            const float t109 = t108 * high_4;
            const float residual_2 = t107 - t109;
            const float estimate_1 = estimate;
            const float t110 = t96 * high_4; // division.rs:118
            const float t111 = residual_2 - t110;
            const float low = t111 * estimate_1;
            const float y_high = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:58
            const float t112 = y_high * high_4; // logistic.rs:40
            const float t113 = y_high * low;
            const float t114 = y_3 - y_high;
            const float t115 = t114 + y_error;
            const float t116 = t115 * estimate_1;
            const float t117 = t113 + t116;
            const float product_2 = t112 + t117;
            const int field_1 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_1); // bits.rs:44
            const uint bits_5 = as_type<uint>(product_2) + (as_type<uint>(k_1) << 23u); // bits.rs:45
            const float t118 = high_4 + low; // logistic.rs:41
            const float result = ((as_type<uint>(t68) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5))) : t118);
            const float t119 = t68 * (((as_type<uint>(t68) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
            const uint bits_6 = as_type<uint>(t119); // bits.rs:29
            const float t120 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * normed; // rms_norm.rs:392
            const uint bits_7 = as_type<uint>(t120); // bits.rs:29
            results_0 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // rms_norm.rs:392
            const float t121 = decode_f16(t65.x >> 16u) * scale; // rms_norm.rs:391
            const uint bits_8 = as_type<uint>(t121); // bits.rs:29
            const float t122 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * decode_f16(t66.x >> 16u); // rms_norm.rs:391
            const uint bits_9 = as_type<uint>(t122); // bits.rs:29
            const float normed_1 = decode_f16(encode_f16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // rms_norm.rs:391
            const float t123 = neg_f32(min_f32(abs_f32(t69), 104.0f)); // logistic.rs:19
            const float t124 = t123 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t124);
            const float t125 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t123 - t125;
            const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t126 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t126 - correction_1;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t127 = q_1 * r_1; // exponential.rs:29
            q_1 = t127 + 0.0013933674f;
            const float t128 = q_1 * r_1;
            q_1 = t128 + 0.008333311f;
            const float t129 = q_1 * r_1;
            q_1 = t129 + 0.041666467f;
            const float t130 = q_1 * r_1;
            q_1 = t130 + 0.16666667f;
            const float t131 = q_1 * r_1;
            q_1 = t131 + 0.5f;
            const float t132 = r_1 * r_1; // exponential.rs:31
            const float t133 = t132 * q_1;
            const float rest_1 = r_error_1 + t133;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_4 = 1.0f + p_1; // exponential.rs:33
            const float t134 = 1.0f - y_4; // exponential.rs:34
            const float t135 = t134 + p_1;
            const float t136 = r_1 - p_1;
            const float t137 = t136 + rest_1;
            const float y_error_1 = t135 + t137;
            const int k_3 = i32_from_f32(k_2); // logistic.rs:21
            const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
            const float power_1 = y_4 * unit_1; // logistic.rs:28
            const float d_2 = 1.0f + power_1; // logistic.rs:29
            const float t138 = 1.0f - d_2; // logistic.rs:30
            const float t139 = t138 + power_1;
            const float t140 = y_error_1 * unit_1;
            const float t141 = t139 + t140;
            const float t142 = d_2 * 0.32323232f; // division.rs:102
            const float t143 = t142 - 1.4545455f;
            const float t144 = d_2 * t143;
            float estimate_2 = t144 + 2.121212f;
            const float t145 = d_2 * estimate_2; // division.rs:105
            const float t146 = 1.0f - t145;
            const float t147 = estimate_2 * t146;
            estimate_2 = estimate_2 + t147;
            const float t148 = d_2 * estimate_2;
            const float t149 = 1.0f - t148;
            const float t150 = estimate_2 * t149;
            estimate_2 = estimate_2 + t150;
            const float high_5 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
            const float d_high_1 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
            const float t151 = d_high_1 * high_5; // division.rs:110
            const float t152 = 1.0f - t151;
            const float t153 = d_2 - d_high_1;
            const float t154 = t153 * high_5;
            const float residual_3 = t152 - t154;
            const float estimate_3 = estimate_2;
            const float t155 = t141 * high_5; // division.rs:118
            const float t156 = residual_3 - t155;
            const float low_1 = t156 * estimate_3;
            const float y_high_1 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:58
            const float t157 = y_high_1 * high_5; // logistic.rs:40
            const float t158 = y_high_1 * low_1;
            const float t159 = y_4 - y_high_1;
            const float t160 = t159 + y_error_1;
            const float t161 = t160 * estimate_3;
            const float t162 = t158 + t161;
            const float product_3 = t157 + t162;
            const int field_2 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_3); // bits.rs:44
            const uint bits_10 = as_type<uint>(product_3) + (as_type<uint>(k_3) << 23u); // bits.rs:45
            const float t163 = high_5 + low_1; // logistic.rs:41
            const float result_1 = ((as_type<uint>(t69) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_10))) : t163);
            const float t164 = t69 * (((as_type<uint>(t69) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
            const uint bits_11 = as_type<uint>(t164); // bits.rs:29
            const float t165 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * normed_1; // rms_norm.rs:392
            const uint bits_12 = as_type<uint>(t165); // bits.rs:29
            results_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // rms_norm.rs:392
            const float t166 = decode_f16(t65.y) * scale; // rms_norm.rs:391
            const uint bits_13 = as_type<uint>(t166); // bits.rs:29
            const float t167 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * decode_f16(t66.y); // rms_norm.rs:391
            const uint bits_14 = as_type<uint>(t167); // bits.rs:29
            const float normed_2 = decode_f16(encode_f16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // rms_norm.rs:391
            const float t168 = neg_f32(min_f32(abs_f32(t70), 104.0f)); // logistic.rs:19
            const float t169 = t168 * 1.442695f; // exponential.rs:14
            const float k_4 = rint(t169);
            const float t170 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t168 - t170;
            const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t171 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t171 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t172 = q_2 * r_2; // exponential.rs:29
            q_2 = t172 + 0.0013933674f;
            const float t173 = q_2 * r_2;
            q_2 = t173 + 0.008333311f;
            const float t174 = q_2 * r_2;
            q_2 = t174 + 0.041666467f;
            const float t175 = q_2 * r_2;
            q_2 = t175 + 0.16666667f;
            const float t176 = q_2 * r_2;
            q_2 = t176 + 0.5f;
            const float t177 = r_2 * r_2; // exponential.rs:31
            const float t178 = t177 * q_2;
            const float rest_2 = r_error_2 + t178;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_5 = 1.0f + p_2; // exponential.rs:33
            const float t179 = 1.0f - y_5; // exponential.rs:34
            const float t180 = t179 + p_2;
            const float t181 = r_2 - p_2;
            const float t182 = t181 + rest_2;
            const float y_error_2 = t180 + t182;
            const int k_5 = i32_from_f32(k_4); // logistic.rs:21
            const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
            const float power_2 = y_5 * unit_2; // logistic.rs:28
            const float d_3 = 1.0f + power_2; // logistic.rs:29
            const float t183 = 1.0f - d_3; // logistic.rs:30
            const float t184 = t183 + power_2;
            const float t185 = y_error_2 * unit_2;
            const float t186 = t184 + t185;
            const float t187 = d_3 * 0.32323232f; // division.rs:102
            const float t188 = t187 - 1.4545455f;
            const float t189 = d_3 * t188;
            float estimate_4 = t189 + 2.121212f;
            const float t190 = d_3 * estimate_4; // division.rs:105
            const float t191 = 1.0f - t190;
            const float t192 = estimate_4 * t191;
            estimate_4 = estimate_4 + t192;
            const float t193 = d_3 * estimate_4;
            const float t194 = 1.0f - t193;
            const float t195 = estimate_4 * t194;
            estimate_4 = estimate_4 + t195;
            const float high_6 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
            const float d_high_2 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
            const float t196 = d_high_2 * high_6; // division.rs:110
            const float t197 = 1.0f - t196;
            const float t198 = d_3 - d_high_2;
            const float t199 = t198 * high_6;
            const float residual_4 = t197 - t199;
            const float estimate_5 = estimate_4;
            const float t200 = t186 * high_6; // division.rs:118
            const float t201 = residual_4 - t200;
            const float low_2 = t201 * estimate_5;
            const float y_high_2 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:58
            const float t202 = y_high_2 * high_6; // logistic.rs:40
            const float t203 = y_high_2 * low_2;
            const float t204 = y_5 - y_high_2;
            const float t205 = t204 + y_error_2;
            const float t206 = t205 * estimate_5;
            const float t207 = t203 + t206;
            const float product_4 = t202 + t207;
            const int field_3 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), k_5); // bits.rs:44
            const uint bits_15 = as_type<uint>(product_4) + (as_type<uint>(k_5) << 23u); // bits.rs:45
            const float t208 = high_6 + low_2; // logistic.rs:41
            const float result_2 = ((as_type<uint>(t70) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_15))) : t208);
            const float t209 = t70 * (((as_type<uint>(t70) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
            const uint bits_16 = as_type<uint>(t209); // bits.rs:29
            const float t210 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * normed_2; // rms_norm.rs:392
            const uint bits_17 = as_type<uint>(t210); // bits.rs:29
            results_2 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // rms_norm.rs:392
            const float t211 = decode_f16(t65.y >> 16u) * scale; // rms_norm.rs:391
            const uint bits_18 = as_type<uint>(t211); // bits.rs:29
            const float t212 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)) * decode_f16(t66.y >> 16u); // rms_norm.rs:391
            const uint bits_19 = as_type<uint>(t212); // bits.rs:29
            const float normed_3 = decode_f16(encode_f16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // rms_norm.rs:391
            const float t213 = neg_f32(min_f32(abs_f32(t71), 104.0f)); // logistic.rs:19
            const float t214 = t213 * 1.442695f; // exponential.rs:14
            const float k_6 = rint(t214);
            const float t215 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t213 - t215;
            const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t216 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t216 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t217 = q_3 * r_3; // exponential.rs:29
            q_3 = t217 + 0.0013933674f;
            const float t218 = q_3 * r_3;
            q_3 = t218 + 0.008333311f;
            const float t219 = q_3 * r_3;
            q_3 = t219 + 0.041666467f;
            const float t220 = q_3 * r_3;
            q_3 = t220 + 0.16666667f;
            const float t221 = q_3 * r_3;
            q_3 = t221 + 0.5f;
            const float t222 = r_3 * r_3; // exponential.rs:31
            const float t223 = t222 * q_3;
            const float rest_3 = r_error_3 + t223;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_6 = 1.0f + p_3; // exponential.rs:33
            const float t224 = 1.0f - y_6; // exponential.rs:34
            const float t225 = t224 + p_3;
            const float t226 = r_3 - p_3;
            const float t227 = t226 + rest_3;
            const float y_error_3 = t225 + t227;
            const int k_7 = i32_from_f32(k_6); // logistic.rs:21
            const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:52
            const float power_3 = y_6 * unit_3; // logistic.rs:28
            const float d_4 = 1.0f + power_3; // logistic.rs:29
            const float t228 = 1.0f - d_4; // logistic.rs:30
            const float t229 = t228 + power_3;
            const float t230 = y_error_3 * unit_3;
            const float t231 = t229 + t230;
            const float t232 = d_4 * 0.32323232f; // division.rs:102
            const float t233 = t232 - 1.4545455f;
            const float t234 = d_4 * t233;
            float estimate_6 = t234 + 2.121212f;
            const float t235 = d_4 * estimate_6; // division.rs:105
            const float t236 = 1.0f - t235;
            const float t237 = estimate_6 * t236;
            estimate_6 = estimate_6 + t237;
            const float t238 = d_4 * estimate_6;
            const float t239 = 1.0f - t238;
            const float t240 = estimate_6 * t239;
            estimate_6 = estimate_6 + t240;
            const float high_7 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
            const float d_high_3 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
            const float t241 = d_high_3 * high_7; // division.rs:110
            const float t242 = 1.0f - t241;
            const float t243 = d_4 - d_high_3;
            const float t244 = t243 * high_7;
            const float residual_5 = t242 - t244;
            const float estimate_7 = estimate_6;
            const float t245 = t231 * high_7; // division.rs:118
            const float t246 = residual_5 - t245;
            const float low_3 = t246 * estimate_7;
            const float y_high_3 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:58
            const float t247 = y_high_3 * high_7; // logistic.rs:40
            const float t248 = y_high_3 * low_3;
            const float t249 = y_6 - y_high_3;
            const float t250 = t249 + y_error_3;
            const float t251 = t250 * estimate_7;
            const float t252 = t248 + t251;
            const float product_5 = t247 + t252;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), k_7); // bits.rs:44
            const uint bits_20 = as_type<uint>(product_5) + (as_type<uint>(k_7) << 23u); // bits.rs:45
            const float t253 = high_7 + low_3; // logistic.rs:41
            const float result_3 = ((as_type<uint>(t71) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_20))) : t253);
            const float t254 = t71 * (((as_type<uint>(t71) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
            const uint bits_21 = as_type<uint>(t254); // bits.rs:29
            const float t255 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)) * normed_3; // rms_norm.rs:392
            const uint bits_22 = as_type<uint>(t255); // bits.rs:29
            results_3 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)); // rms_norm.rs:392
            const float t256 = decode_f16(t65.z) * scale; // rms_norm.rs:391
            const uint bits_23 = as_type<uint>(t256); // bits.rs:29
            const float t257 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)) * decode_f16(t66.z); // rms_norm.rs:391
            const uint bits_24 = as_type<uint>(t257); // bits.rs:29
            const float normed_4 = decode_f16(encode_f16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // rms_norm.rs:391
            const float t258 = neg_f32(min_f32(abs_f32(t72), 104.0f)); // logistic.rs:19
            const float t259 = t258 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t259);
            const float t260 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t258 - t260;
            const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t261 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t261 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t262 = q_4 * r_4; // exponential.rs:29
            q_4 = t262 + 0.0013933674f;
            const float t263 = q_4 * r_4;
            q_4 = t263 + 0.008333311f;
            const float t264 = q_4 * r_4;
            q_4 = t264 + 0.041666467f;
            const float t265 = q_4 * r_4;
            q_4 = t265 + 0.16666667f;
            const float t266 = q_4 * r_4;
            q_4 = t266 + 0.5f;
            const float t267 = r_4 * r_4; // exponential.rs:31
            const float t268 = t267 * q_4;
            const float rest_4 = r_error_4 + t268;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_7 = 1.0f + p_4; // exponential.rs:33
            const float t269 = 1.0f - y_7; // exponential.rs:34
            const float t270 = t269 + p_4;
            const float t271 = r_4 - p_4;
            const float t272 = t271 + rest_4;
            const float y_error_4 = t270 + t272;
            const int k_9 = i32_from_f32(k_8); // logistic.rs:21
            const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
            const float power_4 = y_7 * unit_4; // logistic.rs:28
            const float d_5 = 1.0f + power_4; // logistic.rs:29
            const float t273 = 1.0f - d_5; // logistic.rs:30
            const float t274 = t273 + power_4;
            const float t275 = y_error_4 * unit_4;
            const float t276 = t274 + t275;
            const float t277 = d_5 * 0.32323232f; // division.rs:102
            const float t278 = t277 - 1.4545455f;
            const float t279 = d_5 * t278;
            float estimate_8 = t279 + 2.121212f;
            const float t280 = d_5 * estimate_8; // division.rs:105
            const float t281 = 1.0f - t280;
            const float t282 = estimate_8 * t281;
            estimate_8 = estimate_8 + t282;
            const float t283 = d_5 * estimate_8;
            const float t284 = 1.0f - t283;
            const float t285 = estimate_8 * t284;
            estimate_8 = estimate_8 + t285;
            const float high_8 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
            const float d_high_4 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
            const float t286 = d_high_4 * high_8; // division.rs:110
            const float t287 = 1.0f - t286;
            const float t288 = d_5 - d_high_4;
            const float t289 = t288 * high_8;
            const float residual_6 = t287 - t289;
            const float estimate_9 = estimate_8;
            const float t290 = t276 * high_8; // division.rs:118
            const float t291 = residual_6 - t290;
            const float low_4 = t291 * estimate_9;
            const float y_high_4 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:58
            const float t292 = y_high_4 * high_8; // logistic.rs:40
            const float t293 = y_high_4 * low_4;
            const float t294 = y_7 - y_high_4;
            const float t295 = t294 + y_error_4;
            const float t296 = t295 * estimate_9;
            const float t297 = t293 + t296;
            const float product_6 = t292 + t297;
            const int field_5 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), k_9); // bits.rs:44
            const uint bits_25 = as_type<uint>(product_6) + (as_type<uint>(k_9) << 23u); // bits.rs:45
            const float t298 = high_8 + low_4; // logistic.rs:41
            const float result_4 = ((as_type<uint>(t72) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_25))) : t298);
            const float t299 = t72 * (((as_type<uint>(t72) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // activation.rs:30
            const uint bits_26 = as_type<uint>(t299); // bits.rs:29
            const float t300 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)) * normed_4; // rms_norm.rs:392
            const uint bits_27 = as_type<uint>(t300); // bits.rs:29
            results_4 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // rms_norm.rs:392
            const float t301 = decode_f16(t65.z >> 16u) * scale; // rms_norm.rs:391
            const uint bits_28 = as_type<uint>(t301); // bits.rs:29
            const float t302 = as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)) * decode_f16(t66.z >> 16u); // rms_norm.rs:391
            const uint bits_29 = as_type<uint>(t302); // bits.rs:29
            const float normed_5 = decode_f16(encode_f16(as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)))); // rms_norm.rs:391
            const float t303 = neg_f32(min_f32(abs_f32(t73), 104.0f)); // logistic.rs:19
            const float t304 = t303 * 1.442695f; // exponential.rs:14
            const float k_10 = rint(t304);
            const float t305 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t303 - t305;
            const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t306 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t306 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t307 = q_5 * r_5; // exponential.rs:29
            q_5 = t307 + 0.0013933674f;
            const float t308 = q_5 * r_5;
            q_5 = t308 + 0.008333311f;
            const float t309 = q_5 * r_5;
            q_5 = t309 + 0.041666467f;
            const float t310 = q_5 * r_5;
            q_5 = t310 + 0.16666667f;
            const float t311 = q_5 * r_5;
            q_5 = t311 + 0.5f;
            const float t312 = r_5 * r_5; // exponential.rs:31
            const float t313 = t312 * q_5;
            const float rest_5 = r_error_5 + t313;
            const float p_5 = r_5 + rest_5; // exponential.rs:32
            const float y_8 = 1.0f + p_5; // exponential.rs:33
            const float t314 = 1.0f - y_8; // exponential.rs:34
            const float t315 = t314 + p_5;
            const float t316 = r_5 - p_5;
            const float t317 = t316 + rest_5;
            const float y_error_5 = t315 + t317;
            const int k_11 = i32_from_f32(k_10); // logistic.rs:21
            const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_11, -60), 127)) << 23u); // bits.rs:52
            const float power_5 = y_8 * unit_5; // logistic.rs:28
            const float d_6 = 1.0f + power_5; // logistic.rs:29
            const float t318 = 1.0f - d_6; // logistic.rs:30
            const float t319 = t318 + power_5;
            const float t320 = y_error_5 * unit_5;
            const float t321 = t319 + t320;
            const float t322 = d_6 * 0.32323232f; // division.rs:102
            const float t323 = t322 - 1.4545455f;
            const float t324 = d_6 * t323;
            float estimate_10 = t324 + 2.121212f;
            const float t325 = d_6 * estimate_10; // division.rs:105
            const float t326 = 1.0f - t325;
            const float t327 = estimate_10 * t326;
            estimate_10 = estimate_10 + t327;
            const float t328 = d_6 * estimate_10;
            const float t329 = 1.0f - t328;
            const float t330 = estimate_10 * t329;
            estimate_10 = estimate_10 + t330;
            const float high_9 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
            const float d_high_5 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
            const float t331 = d_high_5 * high_9; // division.rs:110
            const float t332 = 1.0f - t331;
            const float t333 = d_6 - d_high_5;
            const float t334 = t333 * high_9;
            const float residual_7 = t332 - t334;
            const float estimate_11 = estimate_10;
            const float t335 = t321 * high_9; // division.rs:118
            const float t336 = residual_7 - t335;
            const float low_5 = t336 * estimate_11;
            const float y_high_5 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:58
            const float t337 = y_high_5 * high_9; // logistic.rs:40
            const float t338 = y_high_5 * low_5;
            const float t339 = y_8 - y_high_5;
            const float t340 = t339 + y_error_5;
            const float t341 = t340 * estimate_11;
            const float t342 = t338 + t341;
            const float product_7 = t337 + t342;
            const int field_6 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_11); // bits.rs:44
            const uint bits_30 = as_type<uint>(product_7) + (as_type<uint>(k_11) << 23u); // bits.rs:45
            const float t343 = high_9 + low_5; // logistic.rs:41
            const float result_5 = ((as_type<uint>(t73) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_30))) : t343);
            const float t344 = t73 * (((as_type<uint>(t73) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // activation.rs:30
            const uint bits_31 = as_type<uint>(t344); // bits.rs:29
            const float t345 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)) * normed_5; // rms_norm.rs:392
            const uint bits_32 = as_type<uint>(t345); // bits.rs:29
            results_5 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)); // rms_norm.rs:392
            const float t346 = decode_f16(t65.w) * scale; // rms_norm.rs:391
            const uint bits_33 = as_type<uint>(t346); // bits.rs:29
            const float t347 = as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)) * decode_f16(t66.w); // rms_norm.rs:391
            const uint bits_34 = as_type<uint>(t347); // bits.rs:29
            const float normed_6 = decode_f16(encode_f16(as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)))); // rms_norm.rs:391
            const float t348 = neg_f32(min_f32(abs_f32(t74), 104.0f)); // logistic.rs:19
            const float t349 = t348 * 1.442695f; // exponential.rs:14
            const float k_12 = rint(t349);
            const float t350 = k_12 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t348 - t350;
            const float correction_6 = k_12 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t351 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t351 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t352 = q_6 * r_6; // exponential.rs:29
            q_6 = t352 + 0.0013933674f;
            const float t353 = q_6 * r_6;
            q_6 = t353 + 0.008333311f;
            const float t354 = q_6 * r_6;
            q_6 = t354 + 0.041666467f;
            const float t355 = q_6 * r_6;
            q_6 = t355 + 0.16666667f;
            const float t356 = q_6 * r_6;
            q_6 = t356 + 0.5f;
            const float t357 = r_6 * r_6; // exponential.rs:31
            const float t358 = t357 * q_6;
            const float rest_6 = r_error_6 + t358;
            const float p_6 = r_6 + rest_6; // exponential.rs:32
            const float y_9 = 1.0f + p_6; // exponential.rs:33
            const float t359 = 1.0f - y_9; // exponential.rs:34
            const float t360 = t359 + p_6;
            const float t361 = r_6 - p_6;
            const float t362 = t361 + rest_6;
            const float y_error_6 = t360 + t362;
            const int k_13 = i32_from_f32(k_12); // logistic.rs:21
            const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:52
            const float power_6 = y_9 * unit_6; // logistic.rs:28
            const float d_7 = 1.0f + power_6; // logistic.rs:29
            const float t363 = 1.0f - d_7; // logistic.rs:30
            const float t364 = t363 + power_6;
            const float t365 = y_error_6 * unit_6;
            const float t366 = t364 + t365;
            const float t367 = d_7 * 0.32323232f; // division.rs:102
            const float t368 = t367 - 1.4545455f;
            const float t369 = d_7 * t368;
            float estimate_12 = t369 + 2.121212f;
            const float t370 = d_7 * estimate_12; // division.rs:105
            const float t371 = 1.0f - t370;
            const float t372 = estimate_12 * t371;
            estimate_12 = estimate_12 + t372;
            const float t373 = d_7 * estimate_12;
            const float t374 = 1.0f - t373;
            const float t375 = estimate_12 * t374;
            estimate_12 = estimate_12 + t375;
            const float high_10 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
            const float d_high_6 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
            const float t376 = d_high_6 * high_10; // division.rs:110
            const float t377 = 1.0f - t376;
            const float t378 = d_7 - d_high_6;
            const float t379 = t378 * high_10;
            const float residual_8 = t377 - t379;
            const float estimate_13 = estimate_12;
            const float t380 = t366 * high_10; // division.rs:118
            const float t381 = residual_8 - t380;
            const float low_6 = t381 * estimate_13;
            const float y_high_6 = as_type<float>(as_type<uint>(y_9) & 4294963200u); // bits.rs:58
            const float t382 = y_high_6 * high_10; // logistic.rs:40
            const float t383 = y_high_6 * low_6;
            const float t384 = y_9 - y_high_6;
            const float t385 = t384 + y_error_6;
            const float t386 = t385 * estimate_13;
            const float t387 = t383 + t386;
            const float product_8 = t382 + t387;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(product_8) >> 23u), k_13); // bits.rs:44
            const uint bits_35 = as_type<uint>(product_8) + (as_type<uint>(k_13) << 23u); // bits.rs:45
            const float t388 = high_10 + low_6; // logistic.rs:41
            const float result_6 = ((as_type<uint>(t74) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_35))) : t388);
            const float t389 = t74 * (((as_type<uint>(t74) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // activation.rs:30
            const uint bits_36 = as_type<uint>(t389); // bits.rs:29
            const float t390 = as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)) * normed_6; // rms_norm.rs:392
            const uint bits_37 = as_type<uint>(t390); // bits.rs:29
            results_6 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)); // rms_norm.rs:392
            const float t391 = decode_f16(t65.w >> 16u) * scale; // rms_norm.rs:391
            const uint bits_38 = as_type<uint>(t391); // bits.rs:29
            const float t392 = as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)) * decode_f16(t66.w >> 16u); // rms_norm.rs:391
            const uint bits_39 = as_type<uint>(t392); // bits.rs:29
            const float normed_7 = decode_f16(encode_f16(as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)))); // rms_norm.rs:391
            const float t393 = neg_f32(min_f32(abs_f32(t75), 104.0f)); // logistic.rs:19
            const float t394 = t393 * 1.442695f; // exponential.rs:14
            const float k_14 = rint(t394);
            const float t395 = k_14 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t393 - t395;
            const float correction_7 = k_14 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t396 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t396 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t397 = q_7 * r_7; // exponential.rs:29
            q_7 = t397 + 0.0013933674f;
            const float t398 = q_7 * r_7;
            q_7 = t398 + 0.008333311f;
            const float t399 = q_7 * r_7;
            q_7 = t399 + 0.041666467f;
            const float t400 = q_7 * r_7;
            q_7 = t400 + 0.16666667f;
            const float t401 = q_7 * r_7;
            q_7 = t401 + 0.5f;
            const float t402 = r_7 * r_7; // exponential.rs:31
            const float t403 = t402 * q_7;
            const float rest_7 = r_error_7 + t403;
            const float p_7 = r_7 + rest_7; // exponential.rs:32
            const float y_10 = 1.0f + p_7; // exponential.rs:33
            const float t404 = 1.0f - y_10; // exponential.rs:34
            const float t405 = t404 + p_7;
            const float t406 = r_7 - p_7;
            const float t407 = t406 + rest_7;
            const float y_error_7 = t405 + t407;
            const int k_15 = i32_from_f32(k_14); // logistic.rs:21
            const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(k_15, -60), 127)) << 23u); // bits.rs:52
            const float power_7 = y_10 * unit_7; // logistic.rs:28
            const float d_8 = 1.0f + power_7; // logistic.rs:29
            const float t408 = 1.0f - d_8; // logistic.rs:30
            const float t409 = t408 + power_7;
            const float t410 = y_error_7 * unit_7;
            const float t411 = t409 + t410;
            const float t412 = d_8 * 0.32323232f; // division.rs:102
            const float t413 = t412 - 1.4545455f;
            const float t414 = d_8 * t413;
            float estimate_14 = t414 + 2.121212f;
            const float t415 = d_8 * estimate_14; // division.rs:105
            const float t416 = 1.0f - t415;
            const float t417 = estimate_14 * t416;
            estimate_14 = estimate_14 + t417;
            const float t418 = d_8 * estimate_14;
            const float t419 = 1.0f - t418;
            const float t420 = estimate_14 * t419;
            estimate_14 = estimate_14 + t420;
            const float high_11 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
            const float d_high_7 = as_type<float>(as_type<uint>(d_8) & 4294963200u);
            const float t421 = d_high_7 * high_11; // division.rs:110
            const float t422 = 1.0f - t421;
            const float t423 = d_8 - d_high_7;
            const float t424 = t423 * high_11;
            const float residual_9 = t422 - t424;
            const float estimate_15 = estimate_14;
            const float t425 = t411 * high_11; // division.rs:118
            const float t426 = residual_9 - t425;
            const float low_7 = t426 * estimate_15;
            const float y_high_7 = as_type<float>(as_type<uint>(y_10) & 4294963200u); // bits.rs:58
            const float t427 = y_high_7 * high_11; // logistic.rs:40
            const float t428 = y_high_7 * low_7;
            const float t429 = y_10 - y_high_7;
            const float t430 = t429 + y_error_7;
            const float t431 = t430 * estimate_15;
            const float t432 = t428 + t431;
            const float product_9 = t427 + t432;
            const int field_8 = add_i32(as_type<int>(as_type<uint>(product_9) >> 23u), k_15); // bits.rs:44
            const uint bits_40 = as_type<uint>(product_9) + (as_type<uint>(k_15) << 23u); // bits.rs:45
            const float t433 = high_11 + low_7; // logistic.rs:41
            const float result_7 = ((as_type<uint>(t75) > 2147483647u) ? as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_40))) : t433);
            const float t434 = t75 * (((as_type<uint>(t75) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // activation.rs:30
            const uint bits_41 = as_type<uint>(t434); // bits.rs:29
            const float t435 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)) * normed_7; // rms_norm.rs:392
            const uint bits_42 = as_type<uint>(t435); // bits.rs:29
            results_7 = as_type<float>((((bits_42 & 2139095040u) == 0u) ? bits_42 & 2147483648u : bits_42)); // rms_norm.rs:392
            const uint4 t436 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
            ((device uint4*)y)[((row * imm.n_cols + col) >> 1u) >> 2u] = t436;
        }
    }
}
