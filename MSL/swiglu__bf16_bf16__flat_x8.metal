#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float max_f32(float a, float b) {
    return a < b ? b : a;
}

float min_f32(float a, float b) {
    return b < a ? b : a;
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

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

kernel void swiglu__bf16_bf16__flat_x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* gate [[buffer(1)]],
    device const ushort* up [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:161
    if (first < imm.n_elems) { // swiglu.rs:165
        const uint4 t0 = ((device const uint4*)gate)[(first >> 1u) >> 2u]; // piece.rs:40
        const float t1 = decode_bf16(t0.x);
        const float t2 = decode_bf16(t0.x >> 16u);
        const float t3 = decode_bf16(t0.y);
        const float t4 = decode_bf16(t0.y >> 16u);
        const float t5 = decode_bf16(t0.z);
        const float t6 = decode_bf16(t0.z >> 16u);
        const float t7 = decode_bf16(t0.w);
        const float t8 = decode_bf16(t0.w >> 16u);
        const uint4 t9 = ((device const uint4*)up)[(first >> 1u) >> 2u];
        float results_0 = 0.0f; // swiglu.rs:168
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t10 = abs_f32(t1); // activation.rs:20
        const float t11 = min_f32(max_f32(t10, -104.0f), 89.0f); // exponential.rs:40
        const float t12 = t11 * 1.442695f; // exponential.rs:14
        const float k = rint(t12);
        const float t13 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t11 - t13;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t14 = reduced - r; // exponential.rs:18
        const float r_error = t14 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t15 = q * r; // exponential.rs:29
        q = t15 + 0.0013933674f;
        const float t16 = q * r;
        q = t16 + 0.008333311f;
        const float t17 = q * r;
        q = t17 + 0.041666467f;
        const float t18 = q * r;
        q = t18 + 0.16666667f;
        const float t19 = q * r;
        q = t19 + 0.5f;
        const float t20 = r * r; // exponential.rs:31
        const float t21 = t20 * q;
        const float rest = r_error + t21;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t22 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t22); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t22) << 23u); // bits.rs:45
        const float t23 = (((as_type<uint>(t10) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t23)); // activation.rs:20
        const float t24 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t24));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t25 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t26 = t25 * 0.32323232f; // division.rs:102
        const float t27 = t26 - 1.4545455f;
        const float t28 = t25 * t27;
        float estimate = t28 + 2.121212f;
        const float t29 = t25 * estimate; // division.rs:105
        const float t30 = 1.0f - t29;
        const float t31 = estimate * t30;
        estimate = estimate + t31;
        const float t32 = t25 * estimate;
        const float t33 = 1.0f - t32;
        const float t34 = estimate * t33;
        estimate = estimate + t34;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t25) & 4294963200u);
        const float t35 = d_high * high; // division.rs:110
        const float t36 = 1.0f - t35;
        const float t37 = t25 - d_high;
        const float t38 = t37 * high;
        const float residual = t36 - t38;
        const float estimate_1 = estimate;
        const float t39 = residual * estimate_1; // division.rs:87
        const float t40 = high + t39;
        const int t41 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t40) >> 23u), t41); // bits.rs:44
        const uint bits_2 = as_type<uint>(t40) + (as_type<uint>(t41) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t42 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_bf16(t42);
        const float t43 = 1.0f - y_2; // activation.rs:23
        const float t44 = t1 * ((t1 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t43))); // activation.rs:30
        const uint bits_3 = as_type<uint>(t44); // bits.rs:29
        const float t45 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
        const float t46 = t45 * decode_bf16(t9.x); // activation.rs:36
        const uint bits_4 = as_type<uint>(t46); // bits.rs:29
        const float t47 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:36
        results_0 = t47; // swiglu.rs:171
        const float t48 = abs_f32(t2); // activation.rs:20
        const float t49 = min_f32(max_f32(t48, -104.0f), 89.0f); // exponential.rs:40
        const float t50 = t49 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t50);
        const float t51 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t49 - t51;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t52 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t52 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t53 = q_1 * r_1; // exponential.rs:29
        q_1 = t53 + 0.0013933674f;
        const float t54 = q_1 * r_1;
        q_1 = t54 + 0.008333311f;
        const float t55 = q_1 * r_1;
        q_1 = t55 + 0.041666467f;
        const float t56 = q_1 * r_1;
        q_1 = t56 + 0.16666667f;
        const float t57 = q_1 * r_1;
        q_1 = t57 + 0.5f;
        const float t58 = r_1 * r_1; // exponential.rs:31
        const float t59 = t58 * q_1;
        const float rest_1 = r_error_1 + t59;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t60 = i32_from_f32(k_1); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t60); // bits.rs:44
        const uint bits_5 = as_type<uint>(y_3) + (as_type<uint>(t60) << 23u); // bits.rs:45
        const float t61 = (((as_type<uint>(t48) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t61)); // activation.rs:20
        const float t62 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t62));
        const uint bits_6 = as_type<uint>(d_1); // division.rs:85
        const float t63 = as_type<float>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        const float t64 = t63 * 0.32323232f; // division.rs:102
        const float t65 = t64 - 1.4545455f;
        const float t66 = t63 * t65;
        float estimate_2 = t66 + 2.121212f;
        const float t67 = t63 * estimate_2; // division.rs:105
        const float t68 = 1.0f - t67;
        const float t69 = estimate_2 * t68;
        estimate_2 = estimate_2 + t69;
        const float t70 = t63 * estimate_2;
        const float t71 = 1.0f - t70;
        const float t72 = estimate_2 * t71;
        estimate_2 = estimate_2 + t72;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t63) & 4294963200u);
        const float t73 = d_high_1 * high_1; // division.rs:110
        const float t74 = 1.0f - t73;
        const float t75 = t63 - d_high_1;
        const float t76 = t75 * high_1;
        const float residual_1 = t74 - t76;
        const float estimate_3 = estimate_2;
        const float t77 = residual_1 * estimate_3; // division.rs:87
        const float t78 = high_1 + t77;
        const int t79 = sub_i32(127, as_type<int>(bits_6 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t78) >> 23u), t79); // bits.rs:44
        const uint bits_7 = as_type<uint>(t78) + (as_type<uint>(t79) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_7))); // bits.rs:46
        const uint t80 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_bf16(t80);
        const float t81 = 1.0f - y_4; // activation.rs:23
        const float t82 = t2 * ((t2 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t81))); // activation.rs:30
        const uint bits_8 = as_type<uint>(t82); // bits.rs:29
        const float t83 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // activation.rs:30
        const float t84 = t83 * decode_bf16(t9.x >> 16u); // activation.rs:36
        const uint bits_9 = as_type<uint>(t84); // bits.rs:29
        const float t85 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:36
        results_1 = t85; // swiglu.rs:171
        const float t86 = abs_f32(t3); // activation.rs:20
        const float t87 = min_f32(max_f32(t86, -104.0f), 89.0f); // exponential.rs:40
        const float t88 = t87 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t88);
        const float t89 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t87 - t89;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t90 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t90 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t91 = q_2 * r_2; // exponential.rs:29
        q_2 = t91 + 0.0013933674f;
        const float t92 = q_2 * r_2;
        q_2 = t92 + 0.008333311f;
        const float t93 = q_2 * r_2;
        q_2 = t93 + 0.041666467f;
        const float t94 = q_2 * r_2;
        q_2 = t94 + 0.16666667f;
        const float t95 = q_2 * r_2;
        q_2 = t95 + 0.5f;
        const float t96 = r_2 * r_2; // exponential.rs:31
        const float t97 = t96 * q_2;
        const float rest_2 = r_error_2 + t97;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t98 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t98); // bits.rs:44
        const uint bits_10 = as_type<uint>(y_5) + (as_type<uint>(t98) << 23u); // bits.rs:45
        const float t99 = (((as_type<uint>(t86) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t99)); // activation.rs:20
        const float t100 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t100));
        const uint bits_11 = as_type<uint>(d_2); // division.rs:85
        const float t101 = as_type<float>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        const float t102 = t101 * 0.32323232f; // division.rs:102
        const float t103 = t102 - 1.4545455f;
        const float t104 = t101 * t103;
        float estimate_4 = t104 + 2.121212f;
        const float t105 = t101 * estimate_4; // division.rs:105
        const float t106 = 1.0f - t105;
        const float t107 = estimate_4 * t106;
        estimate_4 = estimate_4 + t107;
        const float t108 = t101 * estimate_4;
        const float t109 = 1.0f - t108;
        const float t110 = estimate_4 * t109;
        estimate_4 = estimate_4 + t110;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t101) & 4294963200u);
        const float t111 = d_high_2 * high_2; // division.rs:110
        const float t112 = 1.0f - t111;
        const float t113 = t101 - d_high_2;
        const float t114 = t113 * high_2;
        const float residual_2 = t112 - t114;
        const float estimate_5 = estimate_4;
        const float t115 = residual_2 * estimate_5; // division.rs:87
        const float t116 = high_2 + t115;
        const int t117 = sub_i32(127, as_type<int>(bits_11 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t116) >> 23u), t117); // bits.rs:44
        const uint bits_12 = as_type<uint>(t116) + (as_type<uint>(t117) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_12))); // bits.rs:46
        const uint t118 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_bf16(t118);
        const float t119 = 1.0f - y_6; // activation.rs:23
        const float t120 = t3 * ((t3 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t119))); // activation.rs:30
        const uint bits_13 = as_type<uint>(t120); // bits.rs:29
        const float t121 = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // activation.rs:30
        const float t122 = t121 * decode_bf16(t9.y); // activation.rs:36
        const uint bits_14 = as_type<uint>(t122); // bits.rs:29
        const float t123 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:36
        results_2 = t123; // swiglu.rs:171
        const float t124 = abs_f32(t4); // activation.rs:20
        const float t125 = min_f32(max_f32(t124, -104.0f), 89.0f); // exponential.rs:40
        const float t126 = t125 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t126);
        const float t127 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t125 - t127;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t128 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t128 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t129 = q_3 * r_3; // exponential.rs:29
        q_3 = t129 + 0.0013933674f;
        const float t130 = q_3 * r_3;
        q_3 = t130 + 0.008333311f;
        const float t131 = q_3 * r_3;
        q_3 = t131 + 0.041666467f;
        const float t132 = q_3 * r_3;
        q_3 = t132 + 0.16666667f;
        const float t133 = q_3 * r_3;
        q_3 = t133 + 0.5f;
        const float t134 = r_3 * r_3; // exponential.rs:31
        const float t135 = t134 * q_3;
        const float rest_3 = r_error_3 + t135;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t136 = i32_from_f32(k_3); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t136); // bits.rs:44
        const uint bits_15 = as_type<uint>(y_7) + (as_type<uint>(t136) << 23u); // bits.rs:45
        const float t137 = (((as_type<uint>(t124) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t137)); // activation.rs:20
        const float t138 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t138));
        const uint bits_16 = as_type<uint>(d_3); // division.rs:85
        const float t139 = as_type<float>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        const float t140 = t139 * 0.32323232f; // division.rs:102
        const float t141 = t140 - 1.4545455f;
        const float t142 = t139 * t141;
        float estimate_6 = t142 + 2.121212f;
        const float t143 = t139 * estimate_6; // division.rs:105
        const float t144 = 1.0f - t143;
        const float t145 = estimate_6 * t144;
        estimate_6 = estimate_6 + t145;
        const float t146 = t139 * estimate_6;
        const float t147 = 1.0f - t146;
        const float t148 = estimate_6 * t147;
        estimate_6 = estimate_6 + t148;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t139) & 4294963200u);
        const float t149 = d_high_3 * high_3; // division.rs:110
        const float t150 = 1.0f - t149;
        const float t151 = t139 - d_high_3;
        const float t152 = t151 * high_3;
        const float residual_3 = t150 - t152;
        const float estimate_7 = estimate_6;
        const float t153 = residual_3 * estimate_7; // division.rs:87
        const float t154 = high_3 + t153;
        const int t155 = sub_i32(127, as_type<int>(bits_16 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t154) >> 23u), t155); // bits.rs:44
        const uint bits_17 = as_type<uint>(t154) + (as_type<uint>(t155) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_17))); // bits.rs:46
        const uint t156 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_bf16(t156);
        const float t157 = 1.0f - y_8; // activation.rs:23
        const float t158 = t4 * ((t4 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t157))); // activation.rs:30
        const uint bits_18 = as_type<uint>(t158); // bits.rs:29
        const float t159 = decode_bf16(encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // activation.rs:30
        const float t160 = t159 * decode_bf16(t9.y >> 16u); // activation.rs:36
        const uint bits_19 = as_type<uint>(t160); // bits.rs:29
        const float t161 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:36
        results_3 = t161; // swiglu.rs:171
        const float t162 = abs_f32(t5); // activation.rs:20
        const float t163 = min_f32(max_f32(t162, -104.0f), 89.0f); // exponential.rs:40
        const float t164 = t163 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t164);
        const float t165 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t163 - t165;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t166 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t166 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t167 = q_4 * r_4; // exponential.rs:29
        q_4 = t167 + 0.0013933674f;
        const float t168 = q_4 * r_4;
        q_4 = t168 + 0.008333311f;
        const float t169 = q_4 * r_4;
        q_4 = t169 + 0.041666467f;
        const float t170 = q_4 * r_4;
        q_4 = t170 + 0.16666667f;
        const float t171 = q_4 * r_4;
        q_4 = t171 + 0.5f;
        const float t172 = r_4 * r_4; // exponential.rs:31
        const float t173 = t172 * q_4;
        const float rest_4 = r_error_4 + t173;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t174 = i32_from_f32(k_4); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t174); // bits.rs:44
        const uint bits_20 = as_type<uint>(y_9) + (as_type<uint>(t174) << 23u); // bits.rs:45
        const float t175 = (((as_type<uint>(t162) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
        const float e_4 = decode_bf16(encode_bf16(t175)); // activation.rs:20
        const float t176 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t176));
        const uint bits_21 = as_type<uint>(d_4); // division.rs:85
        const float t177 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        const float t178 = t177 * 0.32323232f; // division.rs:102
        const float t179 = t178 - 1.4545455f;
        const float t180 = t177 * t179;
        float estimate_8 = t180 + 2.121212f;
        const float t181 = t177 * estimate_8; // division.rs:105
        const float t182 = 1.0f - t181;
        const float t183 = estimate_8 * t182;
        estimate_8 = estimate_8 + t183;
        const float t184 = t177 * estimate_8;
        const float t185 = 1.0f - t184;
        const float t186 = estimate_8 * t185;
        estimate_8 = estimate_8 + t186;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(t177) & 4294963200u);
        const float t187 = d_high_4 * high_4; // division.rs:110
        const float t188 = 1.0f - t187;
        const float t189 = t177 - d_high_4;
        const float t190 = t189 * high_4;
        const float residual_4 = t188 - t190;
        const float estimate_9 = estimate_8;
        const float t191 = residual_4 * estimate_9; // division.rs:87
        const float t192 = high_4 + t191;
        const int t193 = sub_i32(127, as_type<int>(bits_21 >> 23u));
        const int field_9 = add_i32(as_type<int>(as_type<uint>(t192) >> 23u), t193); // bits.rs:44
        const uint bits_22 = as_type<uint>(t192) + (as_type<uint>(t193) << 23u); // bits.rs:45
        const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
        const uint t194 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
        const float y_10 = decode_bf16(t194);
        const float t195 = 1.0f - y_10; // activation.rs:23
        const float t196 = t5 * ((t5 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t195))); // activation.rs:30
        const uint bits_23 = as_type<uint>(t196); // bits.rs:29
        const float t197 = decode_bf16(encode_bf16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // activation.rs:30
        const float t198 = t197 * decode_bf16(t9.z); // activation.rs:36
        const uint bits_24 = as_type<uint>(t198); // bits.rs:29
        const float t199 = decode_bf16(encode_bf16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // activation.rs:36
        results_4 = t199; // swiglu.rs:171
        const float t200 = abs_f32(t6); // activation.rs:20
        const float t201 = min_f32(max_f32(t200, -104.0f), 89.0f); // exponential.rs:40
        const float t202 = t201 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t202);
        const float t203 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t201 - t203;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t204 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t204 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t205 = q_5 * r_5; // exponential.rs:29
        q_5 = t205 + 0.0013933674f;
        const float t206 = q_5 * r_5;
        q_5 = t206 + 0.008333311f;
        const float t207 = q_5 * r_5;
        q_5 = t207 + 0.041666467f;
        const float t208 = q_5 * r_5;
        q_5 = t208 + 0.16666667f;
        const float t209 = q_5 * r_5;
        q_5 = t209 + 0.5f;
        const float t210 = r_5 * r_5; // exponential.rs:31
        const float t211 = t210 * q_5;
        const float rest_5 = r_error_5 + t211;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t212 = i32_from_f32(k_5); // exponential.rs:42
        const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t212); // bits.rs:44
        const uint bits_25 = as_type<uint>(y_11) + (as_type<uint>(t212) << 23u); // bits.rs:45
        const float t213 = (((as_type<uint>(t200) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_25)))); // exponential.rs:42
        const float e_5 = decode_bf16(encode_bf16(t213)); // activation.rs:20
        const float t214 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t214));
        const uint bits_26 = as_type<uint>(d_5); // division.rs:85
        const float t215 = as_type<float>((bits_26 & 8388607u) | 1065353216u); // division.rs:94
        const float t216 = t215 * 0.32323232f; // division.rs:102
        const float t217 = t216 - 1.4545455f;
        const float t218 = t215 * t217;
        float estimate_10 = t218 + 2.121212f;
        const float t219 = t215 * estimate_10; // division.rs:105
        const float t220 = 1.0f - t219;
        const float t221 = estimate_10 * t220;
        estimate_10 = estimate_10 + t221;
        const float t222 = t215 * estimate_10;
        const float t223 = 1.0f - t222;
        const float t224 = estimate_10 * t223;
        estimate_10 = estimate_10 + t224;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(t215) & 4294963200u);
        const float t225 = d_high_5 * high_5; // division.rs:110
        const float t226 = 1.0f - t225;
        const float t227 = t215 - d_high_5;
        const float t228 = t227 * high_5;
        const float residual_5 = t226 - t228;
        const float estimate_11 = estimate_10;
        const float t229 = residual_5 * estimate_11; // division.rs:87
        const float t230 = high_5 + t229;
        const int t231 = sub_i32(127, as_type<int>(bits_26 >> 23u));
        const int field_11 = add_i32(as_type<int>(as_type<uint>(t230) >> 23u), t231); // bits.rs:44
        const uint bits_27 = as_type<uint>(t230) + (as_type<uint>(t231) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_27))); // bits.rs:46
        const uint t232 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_12 = decode_bf16(t232);
        const float t233 = 1.0f - y_12; // activation.rs:23
        const float t234 = t6 * ((t6 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t233))); // activation.rs:30
        const uint bits_28 = as_type<uint>(t234); // bits.rs:29
        const float t235 = decode_bf16(encode_bf16(as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)))); // activation.rs:30
        const float t236 = t235 * decode_bf16(t9.z >> 16u); // activation.rs:36
        const uint bits_29 = as_type<uint>(t236); // bits.rs:29
        const float t237 = decode_bf16(encode_bf16(as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)))); // activation.rs:36
        results_5 = t237; // swiglu.rs:171
        const float t238 = abs_f32(t7); // activation.rs:20
        const float t239 = min_f32(max_f32(t238, -104.0f), 89.0f); // exponential.rs:40
        const float t240 = t239 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t240);
        const float t241 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t239 - t241;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t242 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t242 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t243 = q_6 * r_6; // exponential.rs:29
        q_6 = t243 + 0.0013933674f;
        const float t244 = q_6 * r_6;
        q_6 = t244 + 0.008333311f;
        const float t245 = q_6 * r_6;
        q_6 = t245 + 0.041666467f;
        const float t246 = q_6 * r_6;
        q_6 = t246 + 0.16666667f;
        const float t247 = q_6 * r_6;
        q_6 = t247 + 0.5f;
        const float t248 = r_6 * r_6; // exponential.rs:31
        const float t249 = t248 * q_6;
        const float rest_6 = r_error_6 + t249;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t250 = i32_from_f32(k_6); // exponential.rs:42
        const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t250); // bits.rs:44
        const uint bits_30 = as_type<uint>(y_13) + (as_type<uint>(t250) << 23u); // bits.rs:45
        const float t251 = (((as_type<uint>(t238) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_30)))); // exponential.rs:42
        const float e_6 = decode_bf16(encode_bf16(t251)); // activation.rs:20
        const float t252 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t252));
        const uint bits_31 = as_type<uint>(d_6); // division.rs:85
        const float t253 = as_type<float>((bits_31 & 8388607u) | 1065353216u); // division.rs:94
        const float t254 = t253 * 0.32323232f; // division.rs:102
        const float t255 = t254 - 1.4545455f;
        const float t256 = t253 * t255;
        float estimate_12 = t256 + 2.121212f;
        const float t257 = t253 * estimate_12; // division.rs:105
        const float t258 = 1.0f - t257;
        const float t259 = estimate_12 * t258;
        estimate_12 = estimate_12 + t259;
        const float t260 = t253 * estimate_12;
        const float t261 = 1.0f - t260;
        const float t262 = estimate_12 * t261;
        estimate_12 = estimate_12 + t262;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(t253) & 4294963200u);
        const float t263 = d_high_6 * high_6; // division.rs:110
        const float t264 = 1.0f - t263;
        const float t265 = t253 - d_high_6;
        const float t266 = t265 * high_6;
        const float residual_6 = t264 - t266;
        const float estimate_13 = estimate_12;
        const float t267 = residual_6 * estimate_13; // division.rs:87
        const float t268 = high_6 + t267;
        const int t269 = sub_i32(127, as_type<int>(bits_31 >> 23u));
        const int field_13 = add_i32(as_type<int>(as_type<uint>(t268) >> 23u), t269); // bits.rs:44
        const uint bits_32 = as_type<uint>(t268) + (as_type<uint>(t269) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_32))); // bits.rs:46
        const uint t270 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_14 = decode_bf16(t270);
        const float t271 = 1.0f - y_14; // activation.rs:23
        const float t272 = t7 * ((t7 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t271))); // activation.rs:30
        const uint bits_33 = as_type<uint>(t272); // bits.rs:29
        const float t273 = decode_bf16(encode_bf16(as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)))); // activation.rs:30
        const float t274 = t273 * decode_bf16(t9.w); // activation.rs:36
        const uint bits_34 = as_type<uint>(t274); // bits.rs:29
        const float t275 = decode_bf16(encode_bf16(as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)))); // activation.rs:36
        results_6 = t275; // swiglu.rs:171
        const float t276 = abs_f32(t8); // activation.rs:20
        const float t277 = min_f32(max_f32(t276, -104.0f), 89.0f); // exponential.rs:40
        const float t278 = t277 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t278);
        const float t279 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t277 - t279;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t280 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t280 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t281 = q_7 * r_7; // exponential.rs:29
        q_7 = t281 + 0.0013933674f;
        const float t282 = q_7 * r_7;
        q_7 = t282 + 0.008333311f;
        const float t283 = q_7 * r_7;
        q_7 = t283 + 0.041666467f;
        const float t284 = q_7 * r_7;
        q_7 = t284 + 0.16666667f;
        const float t285 = q_7 * r_7;
        q_7 = t285 + 0.5f;
        const float t286 = r_7 * r_7; // exponential.rs:31
        const float t287 = t286 * q_7;
        const float rest_7 = r_error_7 + t287;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t288 = i32_from_f32(k_7); // exponential.rs:42
        const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t288); // bits.rs:44
        const uint bits_35 = as_type<uint>(y_15) + (as_type<uint>(t288) << 23u); // bits.rs:45
        const float t289 = (((as_type<uint>(t276) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_35)))); // exponential.rs:42
        const float e_7 = decode_bf16(encode_bf16(t289)); // activation.rs:20
        const float t290 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t290));
        const uint bits_36 = as_type<uint>(d_7); // division.rs:85
        const float t291 = as_type<float>((bits_36 & 8388607u) | 1065353216u); // division.rs:94
        const float t292 = t291 * 0.32323232f; // division.rs:102
        const float t293 = t292 - 1.4545455f;
        const float t294 = t291 * t293;
        float estimate_14 = t294 + 2.121212f;
        const float t295 = t291 * estimate_14; // division.rs:105
        const float t296 = 1.0f - t295;
        const float t297 = estimate_14 * t296;
        estimate_14 = estimate_14 + t297;
        const float t298 = t291 * estimate_14;
        const float t299 = 1.0f - t298;
        const float t300 = estimate_14 * t299;
        estimate_14 = estimate_14 + t300;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(t291) & 4294963200u);
        const float t301 = d_high_7 * high_7; // division.rs:110
        const float t302 = 1.0f - t301;
        const float t303 = t291 - d_high_7;
        const float t304 = t303 * high_7;
        const float residual_7 = t302 - t304;
        const float estimate_15 = estimate_14;
        const float t305 = residual_7 * estimate_15; // division.rs:87
        const float t306 = high_7 + t305;
        const int t307 = sub_i32(127, as_type<int>(bits_36 >> 23u));
        const int field_15 = add_i32(as_type<int>(as_type<uint>(t306) >> 23u), t307); // bits.rs:44
        const uint bits_37 = as_type<uint>(t306) + (as_type<uint>(t307) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_37))); // bits.rs:46
        const uint t308 = encode_bf16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_16 = decode_bf16(t308);
        const float t309 = 1.0f - y_16; // activation.rs:23
        const float t310 = t8 * ((t8 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t309))); // activation.rs:30
        const uint bits_38 = as_type<uint>(t310); // bits.rs:29
        const float t311 = decode_bf16(encode_bf16(as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)))); // activation.rs:30
        const float t312 = t311 * decode_bf16(t9.w >> 16u); // activation.rs:36
        const uint bits_39 = as_type<uint>(t312); // bits.rs:29
        const float t313 = decode_bf16(encode_bf16(as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)))); // activation.rs:36
        results_7 = t313; // swiglu.rs:171
        const uint4 t314 = uint4(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(first >> 1u) >> 2u] = t314;
    }
}
