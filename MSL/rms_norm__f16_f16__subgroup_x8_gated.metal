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

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
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
    const float t9 = quotient_rn(sum, float(n_cols)); // by_mode.rs:44
    const float t10 = t9 + imm.eps; // rms_norm.rs:285
    const uint bits = as_type<uint>(t10); // roots.rs:12
    const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:13
    const int odd = exponent & 1; // roots.rs:14
    const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t11 = 0.5f * m; // roots.rs:20
    const float t12 = t11 * y_1;
    const float t13 = t12 * y_1;
    const float t14 = 0.5f - t13;
    const float t15 = y_1 * t14;
    y_1 = y_1 + t15;
    const float t16 = 0.5f * m;
    const float t17 = t16 * y_1;
    const float t18 = t17 * y_1;
    const float t19 = 0.5f - t18;
    const float t20 = y_1 * t19;
    y_1 = y_1 + t20;
    const float t21 = 0.5f * m;
    const float t22 = t21 * y_1;
    const float t23 = t22 * y_1;
    const float t24 = 0.5f - t23;
    const float t25 = y_1 * t24;
    y_1 = y_1 + t25;
    const float y_2 = y_1; // roots.rs:22
    const int half_exponent = sub_i32(exponent, odd) >> 1u;
    const float product = m * y_2; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t26 = scaled - m; // roots.rs:38
    const float high = scaled - t26;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:37
    const float t27 = scaled_1 - y_2; // roots.rs:38
    const float high_1 = scaled_1 - t27;
    const float b_low = y_2 - high_1; // roots.rs:39
    const float t28 = high * high_1; // roots.rs:31
    const float t29 = t28 - product;
    const float t30 = high * b_low;
    const float t31 = t29 + t30;
    const float t32 = a_low * high_1;
    const float t33 = t31 + t32;
    const float t34 = a_low * b_low;
    const float my_error = t33 + t34;
    const float product_1 = product * y_2; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t35 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t35;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:37
    const float t36 = scaled_3 - y_2; // roots.rs:38
    const float high_3 = scaled_3 - t36;
    const float b_low_1 = y_2 - high_3; // roots.rs:39
    const float t37 = high_2 * high_3; // roots.rs:31
    const float t38 = t37 - product_1;
    const float t39 = high_2 * b_low_1;
    const float t40 = t38 + t39;
    const float t41 = a_low_1 * high_3;
    const float t42 = t40 + t41;
    const float t43 = a_low_1 * b_low_1;
    const float square_error = t42 + t43;
    const float t44 = 1.0f - product_1; // roots.rs:49
    const float t45 = t44 - square_error;
    const float t46 = my_error * y_2;
    const float residual = t45 - t46;
    const float t47 = 0.5f * residual; // roots.rs:50
    const float t48 = y_2 * t47;
    const float root = y_2 + t48;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_1 = as_type<uint>(t10); // roots.rs:52
    const uint sign_1 = bits_1 & 2147483648u; // roots.rs:53
    const bool zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_1 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t10) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    if (row < imm.n_rows) { // rms_norm.rs:383
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:384
            const uint4 t49 = ((device const uint4*)x)[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t50 = ((device const uint4*)weight)[(col >> 1u) >> 2u];
            const uint4 t51 = ((device const uint4*)z)[((row * imm.n_cols + col) >> 1u) >> 2u];
            const float t52 = decode_f16(t51.x);
            const float t53 = decode_f16(t51.x >> 16u);
            const float t54 = decode_f16(t51.y);
            const float t55 = decode_f16(t51.y >> 16u);
            const float t56 = decode_f16(t51.z);
            const float t57 = decode_f16(t51.z >> 16u);
            const float t58 = decode_f16(t51.w);
            const float t59 = decode_f16(t51.w >> 16u);
            float results_0 = 0.0f; // rms_norm.rs:388
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t60 = decode_f16(t49.x) * scale; // rms_norm.rs:391
            const uint bits_2 = as_type<uint>(t60); // bits.rs:31
            const float t61 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * decode_f16(t50.x); // rms_norm.rs:391
            const uint bits_3 = as_type<uint>(t61); // bits.rs:31
            const float normed = decode_f16(encode_f16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // rms_norm.rs:391
            const float t62 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t52)), 1120927744u))); // logistic.rs:19
            const float t63 = t62 * 1.442695f; // exponential.rs:14
            const float sum_1 = t63 + 12582912.0f; // bits.rs:52
            const float k = sum_1 - 12582912.0f; // bits.rs:53
            const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
            const float t64 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t62 - t64;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t65 = reduced - r; // exponential.rs:18
            const float r_error = t65 - correction;
            float q = 0.00019891017f; // exponential.rs:26
            const float t66 = q * r; // exponential.rs:29
            q = t66 + 0.0013933674f;
            const float t67 = q * r;
            q = t67 + 0.008333311f;
            const float t68 = q * r;
            q = t68 + 0.041666467f;
            const float t69 = q * r;
            q = t69 + 0.16666667f;
            const float t70 = q * r;
            q = t70 + 0.5f;
            const float t71 = r * r; // exponential.rs:31
            const float t72 = t71 * q;
            const float rest = r_error + t72;
            const float p = r + rest; // exponential.rs:32
            const float y_3 = 1.0f + p; // exponential.rs:33
            const float t73 = 1.0f - y_3; // exponential.rs:34
            const float t74 = t73 + p;
            const float t75 = r - p;
            const float t76 = t75 + rest;
            const float y_error = t74 + t76;
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_1, -60), 127)) << 23u); // bits.rs:66
            const float power = y_3 * unit; // logistic.rs:28
            const float d = 1.0f + power; // logistic.rs:29
            const float t77 = 1.0f - d; // logistic.rs:30
            const float t78 = t77 + power;
            const float t79 = y_error * unit;
            const float t80 = t78 + t79;
            const float t81 = d * 0.32323232f; // division.rs:13
            const float t82 = t81 - 1.4545455f;
            const float t83 = d * t82;
            float estimate = t83 + 2.121212f;
            const float t84 = d * estimate; // division.rs:16
            const float t85 = 1.0f - t84;
            const float t86 = estimate * t85;
            estimate = estimate + t86;
            const float t87 = d * estimate;
            const float t88 = 1.0f - t87;
            const float t89 = estimate * t88;
            estimate = estimate + t89;
            const float high_4 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
            const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
            const float t90 = d_high * high_4; // division.rs:21
            const float t91 = 1.0f - t90;
            const float t92 = d - d_high;
            const float t93 = t92 * high_4;
            const float residual_1 = t91 - t93;
            const float estimate_1 = estimate;
            const float t94 = t80 * high_4; // division.rs:29
            const float t95 = residual_1 - t94;
            const float low = t95 * estimate_1;
            const float y_high = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:72
            const float t96 = y_high * high_4; // logistic.rs:40
            const float t97 = y_high * low;
            const float t98 = y_3 - y_high;
            const float t99 = t98 + y_error;
            const float t100 = t99 * estimate_1;
            const float t101 = t97 + t100;
            const float product_2 = t96 + t101;
            const int field = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), exponent_1); // bits.rs:38
            const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
            const float t102 = high_4 + low; // logistic.rs:41
            const float result = ((as_type<uint>(t52) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_4))) : t102);
            const float t103 = t52 * (((as_type<uint>(t52) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
            const uint bits_5 = as_type<uint>(t103); // bits.rs:31
            const float t104 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * normed; // rms_norm.rs:392
            const uint bits_6 = as_type<uint>(t104); // bits.rs:31
            results_0 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // rms_norm.rs:392
            const float t105 = decode_f16(t49.x >> 16u) * scale; // rms_norm.rs:391
            const uint bits_7 = as_type<uint>(t105); // bits.rs:31
            const float t106 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * decode_f16(t50.x >> 16u); // rms_norm.rs:391
            const uint bits_8 = as_type<uint>(t106); // bits.rs:31
            const float normed_1 = decode_f16(encode_f16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // rms_norm.rs:391
            const float t107 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t53)), 1120927744u))); // logistic.rs:19
            const float t108 = t107 * 1.442695f; // exponential.rs:14
            const float sum_2 = t108 + 12582912.0f; // bits.rs:52
            const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
            const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
            const float t109 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t107 - t109;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t110 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t110 - correction_1;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t111 = q_1 * r_1; // exponential.rs:29
            q_1 = t111 + 0.0013933674f;
            const float t112 = q_1 * r_1;
            q_1 = t112 + 0.008333311f;
            const float t113 = q_1 * r_1;
            q_1 = t113 + 0.041666467f;
            const float t114 = q_1 * r_1;
            q_1 = t114 + 0.16666667f;
            const float t115 = q_1 * r_1;
            q_1 = t115 + 0.5f;
            const float t116 = r_1 * r_1; // exponential.rs:31
            const float t117 = t116 * q_1;
            const float rest_1 = r_error_1 + t117;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_4 = 1.0f + p_1; // exponential.rs:33
            const float t118 = 1.0f - y_4; // exponential.rs:34
            const float t119 = t118 + p_1;
            const float t120 = r_1 - p_1;
            const float t121 = t120 + rest_1;
            const float y_error_1 = t119 + t121;
            const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_2, -60), 127)) << 23u); // bits.rs:66
            const float power_1 = y_4 * unit_1; // logistic.rs:28
            const float d_1 = 1.0f + power_1; // logistic.rs:29
            const float t122 = 1.0f - d_1; // logistic.rs:30
            const float t123 = t122 + power_1;
            const float t124 = y_error_1 * unit_1;
            const float t125 = t123 + t124;
            const float t126 = d_1 * 0.32323232f; // division.rs:13
            const float t127 = t126 - 1.4545455f;
            const float t128 = d_1 * t127;
            float estimate_2 = t128 + 2.121212f;
            const float t129 = d_1 * estimate_2; // division.rs:16
            const float t130 = 1.0f - t129;
            const float t131 = estimate_2 * t130;
            estimate_2 = estimate_2 + t131;
            const float t132 = d_1 * estimate_2;
            const float t133 = 1.0f - t132;
            const float t134 = estimate_2 * t133;
            estimate_2 = estimate_2 + t134;
            const float high_5 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:72
            const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
            const float t135 = d_high_1 * high_5; // division.rs:21
            const float t136 = 1.0f - t135;
            const float t137 = d_1 - d_high_1;
            const float t138 = t137 * high_5;
            const float residual_2 = t136 - t138;
            const float estimate_3 = estimate_2;
            const float t139 = t125 * high_5; // division.rs:29
            const float t140 = residual_2 - t139;
            const float low_1 = t140 * estimate_3;
            const float y_high_1 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:72
            const float t141 = y_high_1 * high_5; // logistic.rs:40
            const float t142 = y_high_1 * low_1;
            const float t143 = y_4 - y_high_1;
            const float t144 = t143 + y_error_1;
            const float t145 = t144 * estimate_3;
            const float t146 = t142 + t145;
            const float product_3 = t141 + t146;
            const int field_1 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), exponent_2); // bits.rs:38
            const uint bits_9 = as_type<uint>(product_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
            const float t147 = high_5 + low_1; // logistic.rs:41
            const float result_1 = ((as_type<uint>(t53) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_9))) : t147);
            const float t148 = t53 * (((as_type<uint>(t53) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
            const uint bits_10 = as_type<uint>(t148); // bits.rs:31
            const float t149 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * normed_1; // rms_norm.rs:392
            const uint bits_11 = as_type<uint>(t149); // bits.rs:31
            results_1 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // rms_norm.rs:392
            const float t150 = decode_f16(t49.y) * scale; // rms_norm.rs:391
            const uint bits_12 = as_type<uint>(t150); // bits.rs:31
            const float t151 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * decode_f16(t50.y); // rms_norm.rs:391
            const uint bits_13 = as_type<uint>(t151); // bits.rs:31
            const float normed_2 = decode_f16(encode_f16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // rms_norm.rs:391
            const float t152 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t54)), 1120927744u))); // logistic.rs:19
            const float t153 = t152 * 1.442695f; // exponential.rs:14
            const float sum_3 = t153 + 12582912.0f; // bits.rs:52
            const float k_2 = sum_3 - 12582912.0f; // bits.rs:53
            const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
            const float t154 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t152 - t154;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t155 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t155 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t156 = q_2 * r_2; // exponential.rs:29
            q_2 = t156 + 0.0013933674f;
            const float t157 = q_2 * r_2;
            q_2 = t157 + 0.008333311f;
            const float t158 = q_2 * r_2;
            q_2 = t158 + 0.041666467f;
            const float t159 = q_2 * r_2;
            q_2 = t159 + 0.16666667f;
            const float t160 = q_2 * r_2;
            q_2 = t160 + 0.5f;
            const float t161 = r_2 * r_2; // exponential.rs:31
            const float t162 = t161 * q_2;
            const float rest_2 = r_error_2 + t162;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_5 = 1.0f + p_2; // exponential.rs:33
            const float t163 = 1.0f - y_5; // exponential.rs:34
            const float t164 = t163 + p_2;
            const float t165 = r_2 - p_2;
            const float t166 = t165 + rest_2;
            const float y_error_2 = t164 + t166;
            const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_3, -60), 127)) << 23u); // bits.rs:66
            const float power_2 = y_5 * unit_2; // logistic.rs:28
            const float d_2 = 1.0f + power_2; // logistic.rs:29
            const float t167 = 1.0f - d_2; // logistic.rs:30
            const float t168 = t167 + power_2;
            const float t169 = y_error_2 * unit_2;
            const float t170 = t168 + t169;
            const float t171 = d_2 * 0.32323232f; // division.rs:13
            const float t172 = t171 - 1.4545455f;
            const float t173 = d_2 * t172;
            float estimate_4 = t173 + 2.121212f;
            const float t174 = d_2 * estimate_4; // division.rs:16
            const float t175 = 1.0f - t174;
            const float t176 = estimate_4 * t175;
            estimate_4 = estimate_4 + t176;
            const float t177 = d_2 * estimate_4;
            const float t178 = 1.0f - t177;
            const float t179 = estimate_4 * t178;
            estimate_4 = estimate_4 + t179;
            const float high_6 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:72
            const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
            const float t180 = d_high_2 * high_6; // division.rs:21
            const float t181 = 1.0f - t180;
            const float t182 = d_2 - d_high_2;
            const float t183 = t182 * high_6;
            const float residual_3 = t181 - t183;
            const float estimate_5 = estimate_4;
            const float t184 = t170 * high_6; // division.rs:29
            const float t185 = residual_3 - t184;
            const float low_2 = t185 * estimate_5;
            const float y_high_2 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:72
            const float t186 = y_high_2 * high_6; // logistic.rs:40
            const float t187 = y_high_2 * low_2;
            const float t188 = y_5 - y_high_2;
            const float t189 = t188 + y_error_2;
            const float t190 = t189 * estimate_5;
            const float t191 = t187 + t190;
            const float product_4 = t186 + t191;
            const int field_2 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), exponent_3); // bits.rs:38
            const uint bits_14 = as_type<uint>(product_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
            const float t192 = high_6 + low_2; // logistic.rs:41
            const float result_2 = ((as_type<uint>(t54) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_14))) : t192);
            const float t193 = t54 * (((as_type<uint>(t54) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
            const uint bits_15 = as_type<uint>(t193); // bits.rs:31
            const float t194 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * normed_2; // rms_norm.rs:392
            const uint bits_16 = as_type<uint>(t194); // bits.rs:31
            results_2 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // rms_norm.rs:392
            const float t195 = decode_f16(t49.y >> 16u) * scale; // rms_norm.rs:391
            const uint bits_17 = as_type<uint>(t195); // bits.rs:31
            const float t196 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * decode_f16(t50.y >> 16u); // rms_norm.rs:391
            const uint bits_18 = as_type<uint>(t196); // bits.rs:31
            const float normed_3 = decode_f16(encode_f16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // rms_norm.rs:391
            const float t197 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t55)), 1120927744u))); // logistic.rs:19
            const float t198 = t197 * 1.442695f; // exponential.rs:14
            const float sum_4 = t198 + 12582912.0f; // bits.rs:52
            const float k_3 = sum_4 - 12582912.0f; // bits.rs:53
            const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
            const float t199 = k_3 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t197 - t199;
            const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t200 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t200 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t201 = q_3 * r_3; // exponential.rs:29
            q_3 = t201 + 0.0013933674f;
            const float t202 = q_3 * r_3;
            q_3 = t202 + 0.008333311f;
            const float t203 = q_3 * r_3;
            q_3 = t203 + 0.041666467f;
            const float t204 = q_3 * r_3;
            q_3 = t204 + 0.16666667f;
            const float t205 = q_3 * r_3;
            q_3 = t205 + 0.5f;
            const float t206 = r_3 * r_3; // exponential.rs:31
            const float t207 = t206 * q_3;
            const float rest_3 = r_error_3 + t207;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_6 = 1.0f + p_3; // exponential.rs:33
            const float t208 = 1.0f - y_6; // exponential.rs:34
            const float t209 = t208 + p_3;
            const float t210 = r_3 - p_3;
            const float t211 = t210 + rest_3;
            const float y_error_3 = t209 + t211;
            const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_4, -60), 127)) << 23u); // bits.rs:66
            const float power_3 = y_6 * unit_3; // logistic.rs:28
            const float d_3 = 1.0f + power_3; // logistic.rs:29
            const float t212 = 1.0f - d_3; // logistic.rs:30
            const float t213 = t212 + power_3;
            const float t214 = y_error_3 * unit_3;
            const float t215 = t213 + t214;
            const float t216 = d_3 * 0.32323232f; // division.rs:13
            const float t217 = t216 - 1.4545455f;
            const float t218 = d_3 * t217;
            float estimate_6 = t218 + 2.121212f;
            const float t219 = d_3 * estimate_6; // division.rs:16
            const float t220 = 1.0f - t219;
            const float t221 = estimate_6 * t220;
            estimate_6 = estimate_6 + t221;
            const float t222 = d_3 * estimate_6;
            const float t223 = 1.0f - t222;
            const float t224 = estimate_6 * t223;
            estimate_6 = estimate_6 + t224;
            const float high_7 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:72
            const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
            const float t225 = d_high_3 * high_7; // division.rs:21
            const float t226 = 1.0f - t225;
            const float t227 = d_3 - d_high_3;
            const float t228 = t227 * high_7;
            const float residual_4 = t226 - t228;
            const float estimate_7 = estimate_6;
            const float t229 = t215 * high_7; // division.rs:29
            const float t230 = residual_4 - t229;
            const float low_3 = t230 * estimate_7;
            const float y_high_3 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:72
            const float t231 = y_high_3 * high_7; // logistic.rs:40
            const float t232 = y_high_3 * low_3;
            const float t233 = y_6 - y_high_3;
            const float t234 = t233 + y_error_3;
            const float t235 = t234 * estimate_7;
            const float t236 = t232 + t235;
            const float product_5 = t231 + t236;
            const int field_3 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), exponent_4); // bits.rs:38
            const uint bits_19 = as_type<uint>(product_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
            const float t237 = high_7 + low_3; // logistic.rs:41
            const float result_3 = ((as_type<uint>(t55) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_19))) : t237);
            const float t238 = t55 * (((as_type<uint>(t55) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
            const uint bits_20 = as_type<uint>(t238); // bits.rs:31
            const float t239 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)) * normed_3; // rms_norm.rs:392
            const uint bits_21 = as_type<uint>(t239); // bits.rs:31
            results_3 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)); // rms_norm.rs:392
            const float t240 = decode_f16(t49.z) * scale; // rms_norm.rs:391
            const uint bits_22 = as_type<uint>(t240); // bits.rs:31
            const float t241 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)) * decode_f16(t50.z); // rms_norm.rs:391
            const uint bits_23 = as_type<uint>(t241); // bits.rs:31
            const float normed_4 = decode_f16(encode_f16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // rms_norm.rs:391
            const float t242 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t56)), 1120927744u))); // logistic.rs:19
            const float t243 = t242 * 1.442695f; // exponential.rs:14
            const float sum_5 = t243 + 12582912.0f; // bits.rs:52
            const float k_4 = sum_5 - 12582912.0f; // bits.rs:53
            const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
            const float t244 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t242 - t244;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t245 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t245 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t246 = q_4 * r_4; // exponential.rs:29
            q_4 = t246 + 0.0013933674f;
            const float t247 = q_4 * r_4;
            q_4 = t247 + 0.008333311f;
            const float t248 = q_4 * r_4;
            q_4 = t248 + 0.041666467f;
            const float t249 = q_4 * r_4;
            q_4 = t249 + 0.16666667f;
            const float t250 = q_4 * r_4;
            q_4 = t250 + 0.5f;
            const float t251 = r_4 * r_4; // exponential.rs:31
            const float t252 = t251 * q_4;
            const float rest_4 = r_error_4 + t252;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_7 = 1.0f + p_4; // exponential.rs:33
            const float t253 = 1.0f - y_7; // exponential.rs:34
            const float t254 = t253 + p_4;
            const float t255 = r_4 - p_4;
            const float t256 = t255 + rest_4;
            const float y_error_4 = t254 + t256;
            const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_5, -60), 127)) << 23u); // bits.rs:66
            const float power_4 = y_7 * unit_4; // logistic.rs:28
            const float d_4 = 1.0f + power_4; // logistic.rs:29
            const float t257 = 1.0f - d_4; // logistic.rs:30
            const float t258 = t257 + power_4;
            const float t259 = y_error_4 * unit_4;
            const float t260 = t258 + t259;
            const float t261 = d_4 * 0.32323232f; // division.rs:13
            const float t262 = t261 - 1.4545455f;
            const float t263 = d_4 * t262;
            float estimate_8 = t263 + 2.121212f;
            const float t264 = d_4 * estimate_8; // division.rs:16
            const float t265 = 1.0f - t264;
            const float t266 = estimate_8 * t265;
            estimate_8 = estimate_8 + t266;
            const float t267 = d_4 * estimate_8;
            const float t268 = 1.0f - t267;
            const float t269 = estimate_8 * t268;
            estimate_8 = estimate_8 + t269;
            const float high_8 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:72
            const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
            const float t270 = d_high_4 * high_8; // division.rs:21
            const float t271 = 1.0f - t270;
            const float t272 = d_4 - d_high_4;
            const float t273 = t272 * high_8;
            const float residual_5 = t271 - t273;
            const float estimate_9 = estimate_8;
            const float t274 = t260 * high_8; // division.rs:29
            const float t275 = residual_5 - t274;
            const float low_4 = t275 * estimate_9;
            const float y_high_4 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:72
            const float t276 = y_high_4 * high_8; // logistic.rs:40
            const float t277 = y_high_4 * low_4;
            const float t278 = y_7 - y_high_4;
            const float t279 = t278 + y_error_4;
            const float t280 = t279 * estimate_9;
            const float t281 = t277 + t280;
            const float product_6 = t276 + t281;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), exponent_5); // bits.rs:38
            const uint bits_24 = as_type<uint>(product_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
            const float t282 = high_8 + low_4; // logistic.rs:41
            const float result_4 = ((as_type<uint>(t56) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_24))) : t282);
            const float t283 = t56 * (((as_type<uint>(t56) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // activation.rs:30
            const uint bits_25 = as_type<uint>(t283); // bits.rs:31
            const float t284 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)) * normed_4; // rms_norm.rs:392
            const uint bits_26 = as_type<uint>(t284); // bits.rs:31
            results_4 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)); // rms_norm.rs:392
            const float t285 = decode_f16(t49.z >> 16u) * scale; // rms_norm.rs:391
            const uint bits_27 = as_type<uint>(t285); // bits.rs:31
            const float t286 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)) * decode_f16(t50.z >> 16u); // rms_norm.rs:391
            const uint bits_28 = as_type<uint>(t286); // bits.rs:31
            const float normed_5 = decode_f16(encode_f16(as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)))); // rms_norm.rs:391
            const float t287 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t57)), 1120927744u))); // logistic.rs:19
            const float t288 = t287 * 1.442695f; // exponential.rs:14
            const float sum_6 = t288 + 12582912.0f; // bits.rs:52
            const float k_5 = sum_6 - 12582912.0f; // bits.rs:53
            const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
            const float t289 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t287 - t289;
            const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t290 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t290 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t291 = q_5 * r_5; // exponential.rs:29
            q_5 = t291 + 0.0013933674f;
            const float t292 = q_5 * r_5;
            q_5 = t292 + 0.008333311f;
            const float t293 = q_5 * r_5;
            q_5 = t293 + 0.041666467f;
            const float t294 = q_5 * r_5;
            q_5 = t294 + 0.16666667f;
            const float t295 = q_5 * r_5;
            q_5 = t295 + 0.5f;
            const float t296 = r_5 * r_5; // exponential.rs:31
            const float t297 = t296 * q_5;
            const float rest_5 = r_error_5 + t297;
            const float p_5 = r_5 + rest_5; // exponential.rs:32
            const float y_8 = 1.0f + p_5; // exponential.rs:33
            const float t298 = 1.0f - y_8; // exponential.rs:34
            const float t299 = t298 + p_5;
            const float t300 = r_5 - p_5;
            const float t301 = t300 + rest_5;
            const float y_error_5 = t299 + t301;
            const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
            const float power_5 = y_8 * unit_5; // logistic.rs:28
            const float d_5 = 1.0f + power_5; // logistic.rs:29
            const float t302 = 1.0f - d_5; // logistic.rs:30
            const float t303 = t302 + power_5;
            const float t304 = y_error_5 * unit_5;
            const float t305 = t303 + t304;
            const float t306 = d_5 * 0.32323232f; // division.rs:13
            const float t307 = t306 - 1.4545455f;
            const float t308 = d_5 * t307;
            float estimate_10 = t308 + 2.121212f;
            const float t309 = d_5 * estimate_10; // division.rs:16
            const float t310 = 1.0f - t309;
            const float t311 = estimate_10 * t310;
            estimate_10 = estimate_10 + t311;
            const float t312 = d_5 * estimate_10;
            const float t313 = 1.0f - t312;
            const float t314 = estimate_10 * t313;
            estimate_10 = estimate_10 + t314;
            const float high_9 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:72
            const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
            const float t315 = d_high_5 * high_9; // division.rs:21
            const float t316 = 1.0f - t315;
            const float t317 = d_5 - d_high_5;
            const float t318 = t317 * high_9;
            const float residual_6 = t316 - t318;
            const float estimate_11 = estimate_10;
            const float t319 = t305 * high_9; // division.rs:29
            const float t320 = residual_6 - t319;
            const float low_5 = t320 * estimate_11;
            const float y_high_5 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:72
            const float t321 = y_high_5 * high_9; // logistic.rs:40
            const float t322 = y_high_5 * low_5;
            const float t323 = y_8 - y_high_5;
            const float t324 = t323 + y_error_5;
            const float t325 = t324 * estimate_11;
            const float t326 = t322 + t325;
            const float product_7 = t321 + t326;
            const int field_5 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), exponent_6); // bits.rs:38
            const uint bits_29 = as_type<uint>(product_7) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
            const float t327 = high_9 + low_5; // logistic.rs:41
            const float result_5 = ((as_type<uint>(t57) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_29))) : t327);
            const float t328 = t57 * (((as_type<uint>(t57) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // activation.rs:30
            const uint bits_30 = as_type<uint>(t328); // bits.rs:31
            const float t329 = as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)) * normed_5; // rms_norm.rs:392
            const uint bits_31 = as_type<uint>(t329); // bits.rs:31
            results_5 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // rms_norm.rs:392
            const float t330 = decode_f16(t49.w) * scale; // rms_norm.rs:391
            const uint bits_32 = as_type<uint>(t330); // bits.rs:31
            const float t331 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)) * decode_f16(t50.w); // rms_norm.rs:391
            const uint bits_33 = as_type<uint>(t331); // bits.rs:31
            const float normed_6 = decode_f16(encode_f16(as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)))); // rms_norm.rs:391
            const float t332 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t58)), 1120927744u))); // logistic.rs:19
            const float t333 = t332 * 1.442695f; // exponential.rs:14
            const float sum_7 = t333 + 12582912.0f; // bits.rs:52
            const float k_6 = sum_7 - 12582912.0f; // bits.rs:53
            const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
            const float t334 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t332 - t334;
            const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t335 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t335 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t336 = q_6 * r_6; // exponential.rs:29
            q_6 = t336 + 0.0013933674f;
            const float t337 = q_6 * r_6;
            q_6 = t337 + 0.008333311f;
            const float t338 = q_6 * r_6;
            q_6 = t338 + 0.041666467f;
            const float t339 = q_6 * r_6;
            q_6 = t339 + 0.16666667f;
            const float t340 = q_6 * r_6;
            q_6 = t340 + 0.5f;
            const float t341 = r_6 * r_6; // exponential.rs:31
            const float t342 = t341 * q_6;
            const float rest_6 = r_error_6 + t342;
            const float p_6 = r_6 + rest_6; // exponential.rs:32
            const float y_9 = 1.0f + p_6; // exponential.rs:33
            const float t343 = 1.0f - y_9; // exponential.rs:34
            const float t344 = t343 + p_6;
            const float t345 = r_6 - p_6;
            const float t346 = t345 + rest_6;
            const float y_error_6 = t344 + t346;
            const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_7, -60), 127)) << 23u); // bits.rs:66
            const float power_6 = y_9 * unit_6; // logistic.rs:28
            const float d_6 = 1.0f + power_6; // logistic.rs:29
            const float t347 = 1.0f - d_6; // logistic.rs:30
            const float t348 = t347 + power_6;
            const float t349 = y_error_6 * unit_6;
            const float t350 = t348 + t349;
            const float t351 = d_6 * 0.32323232f; // division.rs:13
            const float t352 = t351 - 1.4545455f;
            const float t353 = d_6 * t352;
            float estimate_12 = t353 + 2.121212f;
            const float t354 = d_6 * estimate_12; // division.rs:16
            const float t355 = 1.0f - t354;
            const float t356 = estimate_12 * t355;
            estimate_12 = estimate_12 + t356;
            const float t357 = d_6 * estimate_12;
            const float t358 = 1.0f - t357;
            const float t359 = estimate_12 * t358;
            estimate_12 = estimate_12 + t359;
            const float high_10 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:72
            const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
            const float t360 = d_high_6 * high_10; // division.rs:21
            const float t361 = 1.0f - t360;
            const float t362 = d_6 - d_high_6;
            const float t363 = t362 * high_10;
            const float residual_7 = t361 - t363;
            const float estimate_13 = estimate_12;
            const float t364 = t350 * high_10; // division.rs:29
            const float t365 = residual_7 - t364;
            const float low_6 = t365 * estimate_13;
            const float y_high_6 = as_type<float>(as_type<uint>(y_9) & 4294963200u); // bits.rs:72
            const float t366 = y_high_6 * high_10; // logistic.rs:40
            const float t367 = y_high_6 * low_6;
            const float t368 = y_9 - y_high_6;
            const float t369 = t368 + y_error_6;
            const float t370 = t369 * estimate_13;
            const float t371 = t367 + t370;
            const float product_8 = t366 + t371;
            const int field_6 = add_i32(as_type<int>(as_type<uint>(product_8) >> 23u), exponent_7); // bits.rs:38
            const uint bits_34 = as_type<uint>(product_8) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
            const float t372 = high_10 + low_6; // logistic.rs:41
            const float result_6 = ((as_type<uint>(t58) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_34))) : t372);
            const float t373 = t58 * (((as_type<uint>(t58) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // activation.rs:30
            const uint bits_35 = as_type<uint>(t373); // bits.rs:31
            const float t374 = as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)) * normed_6; // rms_norm.rs:392
            const uint bits_36 = as_type<uint>(t374); // bits.rs:31
            results_6 = as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)); // rms_norm.rs:392
            const float t375 = decode_f16(t49.w >> 16u) * scale; // rms_norm.rs:391
            const uint bits_37 = as_type<uint>(t375); // bits.rs:31
            const float t376 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)) * decode_f16(t50.w >> 16u); // rms_norm.rs:391
            const uint bits_38 = as_type<uint>(t376); // bits.rs:31
            const float normed_7 = decode_f16(encode_f16(as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)))); // rms_norm.rs:391
            const float t377 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t59)), 1120927744u))); // logistic.rs:19
            const float t378 = t377 * 1.442695f; // exponential.rs:14
            const float sum_8 = t378 + 12582912.0f; // bits.rs:52
            const float k_7 = sum_8 - 12582912.0f; // bits.rs:53
            const int exponent_8 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
            const float t379 = k_7 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t377 - t379;
            const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t380 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t380 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t381 = q_7 * r_7; // exponential.rs:29
            q_7 = t381 + 0.0013933674f;
            const float t382 = q_7 * r_7;
            q_7 = t382 + 0.008333311f;
            const float t383 = q_7 * r_7;
            q_7 = t383 + 0.041666467f;
            const float t384 = q_7 * r_7;
            q_7 = t384 + 0.16666667f;
            const float t385 = q_7 * r_7;
            q_7 = t385 + 0.5f;
            const float t386 = r_7 * r_7; // exponential.rs:31
            const float t387 = t386 * q_7;
            const float rest_7 = r_error_7 + t387;
            const float p_7 = r_7 + rest_7; // exponential.rs:32
            const float y_10 = 1.0f + p_7; // exponential.rs:33
            const float t388 = 1.0f - y_10; // exponential.rs:34
            const float t389 = t388 + p_7;
            const float t390 = r_7 - p_7;
            const float t391 = t390 + rest_7;
            const float y_error_7 = t389 + t391;
            const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_8, -60), 127)) << 23u); // bits.rs:66
            const float power_7 = y_10 * unit_7; // logistic.rs:28
            const float d_7 = 1.0f + power_7; // logistic.rs:29
            const float t392 = 1.0f - d_7; // logistic.rs:30
            const float t393 = t392 + power_7;
            const float t394 = y_error_7 * unit_7;
            const float t395 = t393 + t394;
            const float t396 = d_7 * 0.32323232f; // division.rs:13
            const float t397 = t396 - 1.4545455f;
            const float t398 = d_7 * t397;
            float estimate_14 = t398 + 2.121212f;
            const float t399 = d_7 * estimate_14; // division.rs:16
            const float t400 = 1.0f - t399;
            const float t401 = estimate_14 * t400;
            estimate_14 = estimate_14 + t401;
            const float t402 = d_7 * estimate_14;
            const float t403 = 1.0f - t402;
            const float t404 = estimate_14 * t403;
            estimate_14 = estimate_14 + t404;
            const float high_11 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:72
            const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
            const float t405 = d_high_7 * high_11; // division.rs:21
            const float t406 = 1.0f - t405;
            const float t407 = d_7 - d_high_7;
            const float t408 = t407 * high_11;
            const float residual_8 = t406 - t408;
            const float estimate_15 = estimate_14;
            const float t409 = t395 * high_11; // division.rs:29
            const float t410 = residual_8 - t409;
            const float low_7 = t410 * estimate_15;
            const float y_high_7 = as_type<float>(as_type<uint>(y_10) & 4294963200u); // bits.rs:72
            const float t411 = y_high_7 * high_11; // logistic.rs:40
            const float t412 = y_high_7 * low_7;
            const float t413 = y_10 - y_high_7;
            const float t414 = t413 + y_error_7;
            const float t415 = t414 * estimate_15;
            const float t416 = t412 + t415;
            const float product_9 = t411 + t416;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(product_9) >> 23u), exponent_8); // bits.rs:38
            const uint bits_39 = as_type<uint>(product_9) + (as_type<uint>(exponent_8) << 23u); // bits.rs:39
            const float t417 = high_11 + low_7; // logistic.rs:41
            const float result_7 = ((as_type<uint>(t59) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_39))) : t417);
            const float t418 = t59 * (((as_type<uint>(t59) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // activation.rs:30
            const uint bits_40 = as_type<uint>(t418); // bits.rs:31
            const float t419 = as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)) * normed_7; // rms_norm.rs:392
            const uint bits_41 = as_type<uint>(t419); // bits.rs:31
            results_7 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)); // rms_norm.rs:392
            const uint4 t420 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
            ((device uint4*)y)[((row * imm.n_cols + col) >> 1u) >> 2u] = t420;
        }
    }
}
