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

kernel void rms_norm__f32_f32__subgroup_x8(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const float* weight [[buffer(2)]],
    device float* y [[buffer(3)]],
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
    if (row < imm.n_rows) { // rms_norm.rs:357
        for (uint col = first; col < imm.n_cols; col += 2048u) { // rms_norm.rs:358
            const uint t67 = row * imm.n_cols + col; // piece.rs:85
            const float4 t68 = ((device const float4*)x)[t67 >> 2u]; // piece.rs:36
            const float4 t69 = ((device const float4*)x)[(t67 + 4u) >> 2u]; // piece.rs:37
            const float4 t70 = ((device const float4*)weight)[col >> 2u]; // piece.rs:36
            const float factor = t70.x;
            const float factor_1 = t70.y;
            const float factor_2 = t70.z;
            const float factor_3 = t70.w;
            const float4 t71 = ((device const float4*)weight)[(col + 4u) >> 2u]; // piece.rs:37
            const float factor_4 = t71.x;
            const float factor_5 = t71.y;
            const float factor_6 = t71.z;
            const float factor_7 = t71.w;
            float results_0 = 0.0f; // rms_norm.rs:361
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t72 = t68.x * scale; // rms_norm.rs:365
            const uint bits_3 = as_type<uint>(t72); // bits.rs:29
            const float t73 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * factor; // rms_norm.rs:365
            const uint bits_4 = as_type<uint>(t73); // bits.rs:29
            results_0 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // rms_norm.rs:365
            const float t74 = t68.y * scale;
            const uint bits_5 = as_type<uint>(t74); // bits.rs:29
            const float t75 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * factor_1; // rms_norm.rs:365
            const uint bits_6 = as_type<uint>(t75); // bits.rs:29
            results_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // rms_norm.rs:365
            const float t76 = t68.z * scale;
            const uint bits_7 = as_type<uint>(t76); // bits.rs:29
            const float t77 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * factor_2; // rms_norm.rs:365
            const uint bits_8 = as_type<uint>(t77); // bits.rs:29
            results_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // rms_norm.rs:365
            const float t78 = t68.w * scale;
            const uint bits_9 = as_type<uint>(t78); // bits.rs:29
            const float t79 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * factor_3; // rms_norm.rs:365
            const uint bits_10 = as_type<uint>(t79); // bits.rs:29
            results_3 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)); // rms_norm.rs:365
            const float t80 = t69.x * scale;
            const uint bits_11 = as_type<uint>(t80); // bits.rs:29
            const float t81 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * factor_4; // rms_norm.rs:365
            const uint bits_12 = as_type<uint>(t81); // bits.rs:29
            results_4 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // rms_norm.rs:365
            const float t82 = t69.y * scale;
            const uint bits_13 = as_type<uint>(t82); // bits.rs:29
            const float t83 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * factor_5; // rms_norm.rs:365
            const uint bits_14 = as_type<uint>(t83); // bits.rs:29
            results_5 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // rms_norm.rs:365
            const float t84 = t69.z * scale;
            const uint bits_15 = as_type<uint>(t84); // bits.rs:29
            const float t85 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * factor_6; // rms_norm.rs:365
            const uint bits_16 = as_type<uint>(t85); // bits.rs:29
            results_6 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // rms_norm.rs:365
            const float t86 = t69.w * scale;
            const uint bits_17 = as_type<uint>(t86); // bits.rs:29
            const float t87 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * factor_7; // rms_norm.rs:365
            const uint bits_18 = as_type<uint>(t87); // bits.rs:29
            results_7 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)); // rms_norm.rs:365
            const uint t88 = row * imm.n_cols + col; // piece.rs:109
            ((device float4*)y)[t88 >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:68
            ((device float4*)y)[(t88 + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:69
        }
    }
}
