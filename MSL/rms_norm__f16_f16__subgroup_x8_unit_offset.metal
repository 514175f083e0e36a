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

kernel void rms_norm__f16_f16__subgroup_x8_unit_offset(
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
    if (row < imm.n_rows) { // rms_norm.rs:357
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:358
            const uint4 t65 = ((device const uint4*)x)[((row * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t66 = ((device const uint4*)weight)[(col >> 1u) >> 2u];
            float results_0 = 0.0f; // rms_norm.rs:361
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float factor = 1.0f + decode_f16(t66.x); // rms_norm.rs:341
            const float t67 = decode_f16(t65.x) * scale; // rms_norm.rs:365
            const uint bits_3 = as_type<uint>(t67); // bits.rs:29
            const float t68 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * factor; // rms_norm.rs:365
            const uint bits_4 = as_type<uint>(t68); // bits.rs:29
            results_0 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // rms_norm.rs:365
            const float factor_1 = 1.0f + decode_f16(t66.x >> 16u); // rms_norm.rs:341
            const float t69 = decode_f16(t65.x >> 16u) * scale; // rms_norm.rs:365
            const uint bits_5 = as_type<uint>(t69); // bits.rs:29
            const float t70 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * factor_1; // rms_norm.rs:365
            const uint bits_6 = as_type<uint>(t70); // bits.rs:29
            results_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // rms_norm.rs:365
            const float factor_2 = 1.0f + decode_f16(t66.y); // rms_norm.rs:341
            const float t71 = decode_f16(t65.y) * scale; // rms_norm.rs:365
            const uint bits_7 = as_type<uint>(t71); // bits.rs:29
            const float t72 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * factor_2; // rms_norm.rs:365
            const uint bits_8 = as_type<uint>(t72); // bits.rs:29
            results_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // rms_norm.rs:365
            const float factor_3 = 1.0f + decode_f16(t66.y >> 16u); // rms_norm.rs:341
            const float t73 = decode_f16(t65.y >> 16u) * scale; // rms_norm.rs:365
            const uint bits_9 = as_type<uint>(t73); // bits.rs:29
            const float t74 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * factor_3; // rms_norm.rs:365
            const uint bits_10 = as_type<uint>(t74); // bits.rs:29
            results_3 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)); // rms_norm.rs:365
            const float factor_4 = 1.0f + decode_f16(t66.z); // rms_norm.rs:341
            const float t75 = decode_f16(t65.z) * scale; // rms_norm.rs:365
            const uint bits_11 = as_type<uint>(t75); // bits.rs:29
            const float t76 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * factor_4; // rms_norm.rs:365
            const uint bits_12 = as_type<uint>(t76); // bits.rs:29
            results_4 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // rms_norm.rs:365
            const float factor_5 = 1.0f + decode_f16(t66.z >> 16u); // rms_norm.rs:341
            const float t77 = decode_f16(t65.z >> 16u) * scale; // rms_norm.rs:365
            const uint bits_13 = as_type<uint>(t77); // bits.rs:29
            const float t78 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * factor_5; // rms_norm.rs:365
            const uint bits_14 = as_type<uint>(t78); // bits.rs:29
            results_5 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // rms_norm.rs:365
            const float factor_6 = 1.0f + decode_f16(t66.w); // rms_norm.rs:341
            const float t79 = decode_f16(t65.w) * scale; // rms_norm.rs:365
            const uint bits_15 = as_type<uint>(t79); // bits.rs:29
            const float t80 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * factor_6; // rms_norm.rs:365
            const uint bits_16 = as_type<uint>(t80); // bits.rs:29
            results_6 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // rms_norm.rs:365
            const float factor_7 = 1.0f + decode_f16(t66.w >> 16u); // rms_norm.rs:341
            const float t81 = decode_f16(t65.w >> 16u) * scale; // rms_norm.rs:365
            const uint bits_17 = as_type<uint>(t81); // bits.rs:29
            const float t82 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * factor_7; // rms_norm.rs:365
            const uint bits_18 = as_type<uint>(t82); // bits.rs:29
            results_7 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)); // rms_norm.rs:365
            const uint4 t83 = uint4(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
            ((device uint4*)y)[((row * imm.n_cols + col) >> 1u) >> 2u] = t83;
        }
    }
}
