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

kernel void rms_norm__f16_f16__subgroup_x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* weight [[buffer(2)]],
    device ushort* y [[buffer(3)]],
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
    if (row < imm.n_rows) { // rms_norm.rs:357
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:358
            const uint4 t49 = ((device const uint4*)x)[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t50 = ((device const uint4*)weight)[(col >> 1u) >> 2u];
            const float factor = decode_f16(t50.x);
            const float factor_1 = decode_f16(t50.x >> 16u);
            const float factor_2 = decode_f16(t50.y);
            const float factor_3 = decode_f16(t50.y >> 16u);
            const float factor_4 = decode_f16(t50.z);
            const float factor_5 = decode_f16(t50.z >> 16u);
            const float factor_6 = decode_f16(t50.w);
            const float factor_7 = decode_f16(t50.w >> 16u);
            float results_0 = 0.0f; // rms_norm.rs:361
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t51 = decode_f16(t49.x) * scale; // rms_norm.rs:365
            const uint bits_2 = as_type<uint>(t51); // bits.rs:31
            const float t52 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * factor; // rms_norm.rs:365
            const uint bits_3 = as_type<uint>(t52); // bits.rs:31
            results_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // rms_norm.rs:365
            const float t53 = decode_f16(t49.x >> 16u) * scale;
            const uint bits_4 = as_type<uint>(t53); // bits.rs:31
            const float t54 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * factor_1; // rms_norm.rs:365
            const uint bits_5 = as_type<uint>(t54); // bits.rs:31
            results_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // rms_norm.rs:365
            const float t55 = decode_f16(t49.y) * scale;
            const uint bits_6 = as_type<uint>(t55); // bits.rs:31
            const float t56 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * factor_2; // rms_norm.rs:365
            const uint bits_7 = as_type<uint>(t56); // bits.rs:31
            results_2 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // rms_norm.rs:365
            const float t57 = decode_f16(t49.y >> 16u) * scale;
            const uint bits_8 = as_type<uint>(t57); // bits.rs:31
            const float t58 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * factor_3; // rms_norm.rs:365
            const uint bits_9 = as_type<uint>(t58); // bits.rs:31
            results_3 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // rms_norm.rs:365
            const float t59 = decode_f16(t49.z) * scale;
            const uint bits_10 = as_type<uint>(t59); // bits.rs:31
            const float t60 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * factor_4; // rms_norm.rs:365
            const uint bits_11 = as_type<uint>(t60); // bits.rs:31
            results_4 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // rms_norm.rs:365
            const float t61 = decode_f16(t49.z >> 16u) * scale;
            const uint bits_12 = as_type<uint>(t61); // bits.rs:31
            const float t62 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * factor_5; // rms_norm.rs:365
            const uint bits_13 = as_type<uint>(t62); // bits.rs:31
            results_5 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // rms_norm.rs:365
            const float t63 = decode_f16(t49.w) * scale;
            const uint bits_14 = as_type<uint>(t63); // bits.rs:31
            const float t64 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)) * factor_6; // rms_norm.rs:365
            const uint bits_15 = as_type<uint>(t64); // bits.rs:31
            results_6 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // rms_norm.rs:365
            const float t65 = decode_f16(t49.w >> 16u) * scale;
            const uint bits_16 = as_type<uint>(t65); // bits.rs:31
            const float t66 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * factor_7; // rms_norm.rs:365
            const uint bits_17 = as_type<uint>(t66); // bits.rs:31
            results_7 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // rms_norm.rs:365
            const uint4 t67 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
            ((device uint4*)y)[((row * imm.n_cols + col) >> 1u) >> 2u] = t67;
        }
    }
}
