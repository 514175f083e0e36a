#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

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

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

kernel void swiglu__f32_f32__flat_x8(
    constant Immediates& imm [[buffer(0)]],
    device const float* gate [[buffer(1)]],
    device const float* up [[buffer(2)]],
    device float* y [[buffer(3)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 8u; // swiglu.rs:161
    if (first < imm.n_elems) { // swiglu.rs:165
        const float4 t0 = ((device const float4*)gate)[first >> 2u]; // piece.rs:36
        const float4 t1 = ((device const float4*)gate)[(first + 4u) >> 2u]; // piece.rs:37
        const float4 t2 = ((device const float4*)up)[first >> 2u]; // piece.rs:36
        const float4 t3 = ((device const float4*)up)[(first + 4u) >> 2u]; // piece.rs:37
        float results_0 = 0.0f; // swiglu.rs:168
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        float results_4 = 0.0f;
        float results_5 = 0.0f;
        float results_6 = 0.0f;
        float results_7 = 0.0f;
        const float t4 = neg_f32(min_f32(abs_f32(t0.x), 104.0f)); // logistic.rs:19
        const float t5 = t4 * 1.442695f; // exponential.rs:14
        const float k = rint(t5);
        const float t6 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t4 - t6;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t7 = reduced - r; // exponential.rs:18
        const float r_error = t7 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t8 = q * r; // exponential.rs:29
        q = t8 + 0.0013933674f;
        const float t9 = q * r;
        q = t9 + 0.008333311f;
        const float t10 = q * r;
        q = t10 + 0.041666467f;
        const float t11 = q * r;
        q = t11 + 0.16666667f;
        const float t12 = q * r;
        q = t12 + 0.5f;
        const float t13 = r * r; // exponential.rs:31
        const float t14 = t13 * q;
        const float rest = r_error + t14;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const float t15 = 1.0f - y_1; // exponential.rs:34
        const float t16 = t15 + p;
        const float t17 = r - p;
        const float t18 = t17 + rest;
        const float y_error = t16 + t18;
        const int k_1 = i32_from_f32(k); // logistic.rs:21
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:52
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t19 = 1.0f - d; // logistic.rs:30
        const float t20 = t19 + power;
        const float t21 = y_error * unit;
        const float t22 = t20 + t21;
        const float t23 = d * 0.32323232f; // division.rs:102
        const float t24 = t23 - 1.4545455f;
        const float t25 = d * t24;
        float estimate = t25 + 2.121212f;
        const float t26 = d * estimate; // division.rs:105
        const float t27 = 1.0f - t26;
        const float t28 = estimate * t27;
        estimate = estimate + t28;
        const float t29 = d * estimate;
        const float t30 = 1.0f - t29;
        const float t31 = estimate * t30;
        estimate = estimate + t31;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t32 = d_high * high; // division.rs:110
        const float t33 = 1.0f - t32;
        const float t34 = d - d_high;
        const float t35 = t34 * high;
        const float residual = t33 - t35;
        const float estimate_1 = estimate;
        const float t36 = t22 * high; // division.rs:118
        const float t37 = residual - t36;
        const float low = t37 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:58
        const float t38 = y_high * high; // logistic.rs:40
        const float t39 = y_high * low;
        const float t40 = y_1 - y_high;
        const float t41 = t40 + y_error;
        const float t42 = t41 * estimate_1;
        const float t43 = t39 + t42;
        const float product = t38 + t43;
        const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), k_1); // bits.rs:44
        const uint bits = as_type<uint>(product) + (as_type<uint>(k_1) << 23u); // bits.rs:45
        const float t44 = high + low; // logistic.rs:41
        const float result = ((as_type<uint>(t0.x) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : t44);
        const float t45 = t0.x * (((as_type<uint>(t0.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
        const uint bits_1 = as_type<uint>(t45); // bits.rs:29
        const float t46 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)) * t2.x; // activation.rs:36
        const uint bits_2 = as_type<uint>(t46); // bits.rs:29
        results_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // swiglu.rs:171
        const float t47 = neg_f32(min_f32(abs_f32(t0.y), 104.0f)); // logistic.rs:19
        const float t48 = t47 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t48);
        const float t49 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t47 - t49;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t50 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t50 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t51 = q_1 * r_1; // exponential.rs:29
        q_1 = t51 + 0.0013933674f;
        const float t52 = q_1 * r_1;
        q_1 = t52 + 0.008333311f;
        const float t53 = q_1 * r_1;
        q_1 = t53 + 0.041666467f;
        const float t54 = q_1 * r_1;
        q_1 = t54 + 0.16666667f;
        const float t55 = q_1 * r_1;
        q_1 = t55 + 0.5f;
        const float t56 = r_1 * r_1; // exponential.rs:31
        const float t57 = t56 * q_1;
        const float rest_1 = r_error_1 + t57;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const float t58 = 1.0f - y_2; // exponential.rs:34
        const float t59 = t58 + p_1;
        const float t60 = r_1 - p_1;
        const float t61 = t60 + rest_1;
        const float y_error_1 = t59 + t61;
        const int k_3 = i32_from_f32(k_2); // logistic.rs:21
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
        const float power_1 = y_2 * unit_1; // logistic.rs:28
        const float d_1 = 1.0f + power_1; // logistic.rs:29
        const float t62 = 1.0f - d_1; // logistic.rs:30
        const float t63 = t62 + power_1;
        const float t64 = y_error_1 * unit_1;
        const float t65 = t63 + t64;
        const float t66 = d_1 * 0.32323232f; // division.rs:102
        const float t67 = t66 - 1.4545455f;
        const float t68 = d_1 * t67;
        float estimate_2 = t68 + 2.121212f;
        const float t69 = d_1 * estimate_2; // division.rs:105
        const float t70 = 1.0f - t69;
        const float t71 = estimate_2 * t70;
        estimate_2 = estimate_2 + t71;
        const float t72 = d_1 * estimate_2;
        const float t73 = 1.0f - t72;
        const float t74 = estimate_2 * t73;
        estimate_2 = estimate_2 + t74;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
        const float t75 = d_high_1 * high_1; // division.rs:110
        const float t76 = 1.0f - t75;
        const float t77 = d_1 - d_high_1;
        const float t78 = t77 * high_1;
        const float residual_1 = t76 - t78;
        const float estimate_3 = estimate_2;
        const float t79 = t65 * high_1; // division.rs:118
        const float t80 = residual_1 - t79;
        const float low_1 = t80 * estimate_3;
        const float y_high_1 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:58
        const float t81 = y_high_1 * high_1; // logistic.rs:40
        const float t82 = y_high_1 * low_1;
        const float t83 = y_2 - y_high_1;
        const float t84 = t83 + y_error_1;
        const float t85 = t84 * estimate_3;
        const float t86 = t82 + t85;
        const float product_1 = t81 + t86;
        const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), k_3); // bits.rs:44
        const uint bits_3 = as_type<uint>(product_1) + (as_type<uint>(k_3) << 23u); // bits.rs:45
        const float t87 = high_1 + low_1; // logistic.rs:41
        const float result_1 = ((as_type<uint>(t0.y) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3))) : t87);
        const float t88 = t0.y * (((as_type<uint>(t0.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
        const uint bits_4 = as_type<uint>(t88); // bits.rs:29
        const float t89 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * t2.y; // activation.rs:36
        const uint bits_5 = as_type<uint>(t89); // bits.rs:29
        results_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // swiglu.rs:171
        const float t90 = neg_f32(min_f32(abs_f32(t0.z), 104.0f)); // logistic.rs:19
        const float t91 = t90 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t91);
        const float t92 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t90 - t92;
        const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t93 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t93 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t94 = q_2 * r_2; // exponential.rs:29
        q_2 = t94 + 0.0013933674f;
        const float t95 = q_2 * r_2;
        q_2 = t95 + 0.008333311f;
        const float t96 = q_2 * r_2;
        q_2 = t96 + 0.041666467f;
        const float t97 = q_2 * r_2;
        q_2 = t97 + 0.16666667f;
        const float t98 = q_2 * r_2;
        q_2 = t98 + 0.5f;
        const float t99 = r_2 * r_2; // exponential.rs:31
        const float t100 = t99 * q_2;
        const float rest_2 = r_error_2 + t100;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const float t101 = 1.0f - y_3; // exponential.rs:34
        const float t102 = t101 + p_2;
        const float t103 = r_2 - p_2;
        const float t104 = t103 + rest_2;
        const float y_error_2 = t102 + t104;
        const int k_5 = i32_from_f32(k_4); // logistic.rs:21
        const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
        const float power_2 = y_3 * unit_2; // logistic.rs:28
        const float d_2 = 1.0f + power_2; // logistic.rs:29
        const float t105 = 1.0f - d_2; // logistic.rs:30
        const float t106 = t105 + power_2;
        const float t107 = y_error_2 * unit_2;
        const float t108 = t106 + t107;
        const float t109 = d_2 * 0.32323232f; // division.rs:102
        const float t110 = t109 - 1.4545455f;
        const float t111 = d_2 * t110;
        float estimate_4 = t111 + 2.121212f;
        const float t112 = d_2 * estimate_4; // division.rs:105
        const float t113 = 1.0f - t112;
        const float t114 = estimate_4 * t113;
        estimate_4 = estimate_4 + t114;
        const float t115 = d_2 * estimate_4;
        const float t116 = 1.0f - t115;
        const float t117 = estimate_4 * t116;
        estimate_4 = estimate_4 + t117;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
        const float t118 = d_high_2 * high_2; // division.rs:110
        const float t119 = 1.0f - t118;
        const float t120 = d_2 - d_high_2;
        const float t121 = t120 * high_2;
        const float residual_2 = t119 - t121;
        const float estimate_5 = estimate_4;
        const float t122 = t108 * high_2; // division.rs:118
        const float t123 = residual_2 - t122;
        const float low_2 = t123 * estimate_5;
        const float y_high_2 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:58
        const float t124 = y_high_2 * high_2; // logistic.rs:40
        const float t125 = y_high_2 * low_2;
        const float t126 = y_3 - y_high_2;
        const float t127 = t126 + y_error_2;
        const float t128 = t127 * estimate_5;
        const float t129 = t125 + t128;
        const float product_2 = t124 + t129;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_5); // bits.rs:44
        const uint bits_6 = as_type<uint>(product_2) + (as_type<uint>(k_5) << 23u); // bits.rs:45
        const float t130 = high_2 + low_2; // logistic.rs:41
        const float result_2 = ((as_type<uint>(t0.z) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6))) : t130);
        const float t131 = t0.z * (((as_type<uint>(t0.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
        const uint bits_7 = as_type<uint>(t131); // bits.rs:29
        const float t132 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * t2.z; // activation.rs:36
        const uint bits_8 = as_type<uint>(t132); // bits.rs:29
        results_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // swiglu.rs:171
        const float t133 = neg_f32(min_f32(abs_f32(t0.w), 104.0f)); // logistic.rs:19
        const float t134 = t133 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t134);
        const float t135 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t133 - t135;
        const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t136 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t136 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t137 = q_3 * r_3; // exponential.rs:29
        q_3 = t137 + 0.0013933674f;
        const float t138 = q_3 * r_3;
        q_3 = t138 + 0.008333311f;
        const float t139 = q_3 * r_3;
        q_3 = t139 + 0.041666467f;
        const float t140 = q_3 * r_3;
        q_3 = t140 + 0.16666667f;
        const float t141 = q_3 * r_3;
        q_3 = t141 + 0.5f;
        const float t142 = r_3 * r_3; // exponential.rs:31
        const float t143 = t142 * q_3;
        const float rest_3 = r_error_3 + t143;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const float t144 = 1.0f - y_4; // exponential.rs:34
        const float t145 = t144 + p_3;
        const float t146 = r_3 - p_3;
        const float t147 = t146 + rest_3;
        const float y_error_3 = t145 + t147;
        const int k_7 = i32_from_f32(k_6); // logistic.rs:21
        const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:52
        const float power_3 = y_4 * unit_3; // logistic.rs:28
        const float d_3 = 1.0f + power_3; // logistic.rs:29
        const float t148 = 1.0f - d_3; // logistic.rs:30
        const float t149 = t148 + power_3;
        const float t150 = y_error_3 * unit_3;
        const float t151 = t149 + t150;
        const float t152 = d_3 * 0.32323232f; // division.rs:102
        const float t153 = t152 - 1.4545455f;
        const float t154 = d_3 * t153;
        float estimate_6 = t154 + 2.121212f;
        const float t155 = d_3 * estimate_6; // division.rs:105
        const float t156 = 1.0f - t155;
        const float t157 = estimate_6 * t156;
        estimate_6 = estimate_6 + t157;
        const float t158 = d_3 * estimate_6;
        const float t159 = 1.0f - t158;
        const float t160 = estimate_6 * t159;
        estimate_6 = estimate_6 + t160;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
        const float t161 = d_high_3 * high_3; // division.rs:110
        const float t162 = 1.0f - t161;
        const float t163 = d_3 - d_high_3;
        const float t164 = t163 * high_3;
        const float residual_3 = t162 - t164;
        const float estimate_7 = estimate_6;
        const float t165 = t151 * high_3; // division.rs:118
        const float t166 = residual_3 - t165;
        const float low_3 = t166 * estimate_7;
        const float y_high_3 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:58
        const float t167 = y_high_3 * high_3; // logistic.rs:40
        const float t168 = y_high_3 * low_3;
        const float t169 = y_4 - y_high_3;
        const float t170 = t169 + y_error_3;
        const float t171 = t170 * estimate_7;
        const float t172 = t168 + t171;
        const float product_3 = t167 + t172;
        const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_7); // bits.rs:44
        const uint bits_9 = as_type<uint>(product_3) + (as_type<uint>(k_7) << 23u); // bits.rs:45
        const float t173 = high_3 + low_3; // logistic.rs:41
        const float result_3 = ((as_type<uint>(t0.w) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9))) : t173);
        const float t174 = t0.w * (((as_type<uint>(t0.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
        const uint bits_10 = as_type<uint>(t174); // bits.rs:29
        const float t175 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * t2.w; // activation.rs:36
        const uint bits_11 = as_type<uint>(t175); // bits.rs:29
        results_3 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // swiglu.rs:171
        const float t176 = neg_f32(min_f32(abs_f32(t1.x), 104.0f)); // logistic.rs:19
        const float t177 = t176 * 1.442695f; // exponential.rs:14
        const float k_8 = rint(t177);
        const float t178 = k_8 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t176 - t178;
        const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t179 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t179 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t180 = q_4 * r_4; // exponential.rs:29
        q_4 = t180 + 0.0013933674f;
        const float t181 = q_4 * r_4;
        q_4 = t181 + 0.008333311f;
        const float t182 = q_4 * r_4;
        q_4 = t182 + 0.041666467f;
        const float t183 = q_4 * r_4;
        q_4 = t183 + 0.16666667f;
        const float t184 = q_4 * r_4;
        q_4 = t184 + 0.5f;
        const float t185 = r_4 * r_4; // exponential.rs:31
        const float t186 = t185 * q_4;
        const float rest_4 = r_error_4 + t186;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const float t187 = 1.0f - y_5; // exponential.rs:34
        const float t188 = t187 + p_4;
        const float t189 = r_4 - p_4;
        const float t190 = t189 + rest_4;
        const float y_error_4 = t188 + t190;
        const int k_9 = i32_from_f32(k_8); // logistic.rs:21
        const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
        const float power_4 = y_5 * unit_4; // logistic.rs:28
        const float d_4 = 1.0f + power_4; // logistic.rs:29
        const float t191 = 1.0f - d_4; // logistic.rs:30
        const float t192 = t191 + power_4;
        const float t193 = y_error_4 * unit_4;
        const float t194 = t192 + t193;
        const float t195 = d_4 * 0.32323232f; // division.rs:102
        const float t196 = t195 - 1.4545455f;
        const float t197 = d_4 * t196;
        float estimate_8 = t197 + 2.121212f;
        const float t198 = d_4 * estimate_8; // division.rs:105
        const float t199 = 1.0f - t198;
        const float t200 = estimate_8 * t199;
        estimate_8 = estimate_8 + t200;
        const float t201 = d_4 * estimate_8;
        const float t202 = 1.0f - t201;
        const float t203 = estimate_8 * t202;
        estimate_8 = estimate_8 + t203;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
        const float t204 = d_high_4 * high_4; // division.rs:110
        const float t205 = 1.0f - t204;
        const float t206 = d_4 - d_high_4;
        const float t207 = t206 * high_4;
        const float residual_4 = t205 - t207;
        const float estimate_9 = estimate_8;
        const float t208 = t194 * high_4; // division.rs:118
        const float t209 = residual_4 - t208;
        const float low_4 = t209 * estimate_9;
        const float y_high_4 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:58
        const float t210 = y_high_4 * high_4; // logistic.rs:40
        const float t211 = y_high_4 * low_4;
        const float t212 = y_5 - y_high_4;
        const float t213 = t212 + y_error_4;
        const float t214 = t213 * estimate_9;
        const float t215 = t211 + t214;
        const float product_4 = t210 + t215;
        const int field_4 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), k_9); // bits.rs:44
        const uint bits_12 = as_type<uint>(product_4) + (as_type<uint>(k_9) << 23u); // bits.rs:45
        const float t216 = high_4 + low_4; // logistic.rs:41
        const float result_4 = ((as_type<uint>(t1.x) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12))) : t216);
        const float t217 = t1.x * (((as_type<uint>(t1.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // activation.rs:30
        const uint bits_13 = as_type<uint>(t217); // bits.rs:29
        const float t218 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * t3.x; // activation.rs:36
        const uint bits_14 = as_type<uint>(t218); // bits.rs:29
        results_4 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // swiglu.rs:171
        const float t219 = neg_f32(min_f32(abs_f32(t1.y), 104.0f)); // logistic.rs:19
        const float t220 = t219 * 1.442695f; // exponential.rs:14
        const float k_10 = rint(t220);
        const float t221 = k_10 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t219 - t221;
        const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t222 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t222 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t223 = q_5 * r_5; // exponential.rs:29
        q_5 = t223 + 0.0013933674f;
        const float t224 = q_5 * r_5;
        q_5 = t224 + 0.008333311f;
        const float t225 = q_5 * r_5;
        q_5 = t225 + 0.041666467f;
        const float t226 = q_5 * r_5;
        q_5 = t226 + 0.16666667f;
        const float t227 = q_5 * r_5;
        q_5 = t227 + 0.5f;
        const float t228 = r_5 * r_5; // exponential.rs:31
        const float t229 = t228 * q_5;
        const float rest_5 = r_error_5 + t229;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const float t230 = 1.0f - y_6; // exponential.rs:34
        const float t231 = t230 + p_5;
        const float t232 = r_5 - p_5;
        const float t233 = t232 + rest_5;
        const float y_error_5 = t231 + t233;
        const int k_11 = i32_from_f32(k_10); // logistic.rs:21
        const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_11, -60), 127)) << 23u); // bits.rs:52
        const float power_5 = y_6 * unit_5; // logistic.rs:28
        const float d_5 = 1.0f + power_5; // logistic.rs:29
        const float t234 = 1.0f - d_5; // logistic.rs:30
        const float t235 = t234 + power_5;
        const float t236 = y_error_5 * unit_5;
        const float t237 = t235 + t236;
        const float t238 = d_5 * 0.32323232f; // division.rs:102
        const float t239 = t238 - 1.4545455f;
        const float t240 = d_5 * t239;
        float estimate_10 = t240 + 2.121212f;
        const float t241 = d_5 * estimate_10; // division.rs:105
        const float t242 = 1.0f - t241;
        const float t243 = estimate_10 * t242;
        estimate_10 = estimate_10 + t243;
        const float t244 = d_5 * estimate_10;
        const float t245 = 1.0f - t244;
        const float t246 = estimate_10 * t245;
        estimate_10 = estimate_10 + t246;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
        const float t247 = d_high_5 * high_5; // division.rs:110
        const float t248 = 1.0f - t247;
        const float t249 = d_5 - d_high_5;
        const float t250 = t249 * high_5;
        const float residual_5 = t248 - t250;
        const float estimate_11 = estimate_10;
        const float t251 = t237 * high_5; // division.rs:118
        const float t252 = residual_5 - t251;
        const float low_5 = t252 * estimate_11;
        const float y_high_5 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:58
        const float t253 = y_high_5 * high_5; // logistic.rs:40
        const float t254 = y_high_5 * low_5;
        const float t255 = y_6 - y_high_5;
        const float t256 = t255 + y_error_5;
        const float t257 = t256 * estimate_11;
        const float t258 = t254 + t257;
        const float product_5 = t253 + t258;
        const int field_5 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), k_11); // bits.rs:44
        const uint bits_15 = as_type<uint>(product_5) + (as_type<uint>(k_11) << 23u); // bits.rs:45
        const float t259 = high_5 + low_5; // logistic.rs:41
        const float result_5 = ((as_type<uint>(t1.y) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_15))) : t259);
        const float t260 = t1.y * (((as_type<uint>(t1.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // activation.rs:30
        const uint bits_16 = as_type<uint>(t260); // bits.rs:29
        const float t261 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * t3.y; // activation.rs:36
        const uint bits_17 = as_type<uint>(t261); // bits.rs:29
        results_5 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // swiglu.rs:171
        const float t262 = neg_f32(min_f32(abs_f32(t1.z), 104.0f)); // logistic.rs:19
        const float t263 = t262 * 1.442695f; // exponential.rs:14
        const float k_12 = rint(t263);
        const float t264 = k_12 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t262 - t264;
        const float correction_6 = k_12 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t265 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t265 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t266 = q_6 * r_6; // exponential.rs:29
        q_6 = t266 + 0.0013933674f;
        const float t267 = q_6 * r_6;
        q_6 = t267 + 0.008333311f;
        const float t268 = q_6 * r_6;
        q_6 = t268 + 0.041666467f;
        const float t269 = q_6 * r_6;
        q_6 = t269 + 0.16666667f;
        const float t270 = q_6 * r_6;
        q_6 = t270 + 0.5f;
        const float t271 = r_6 * r_6; // exponential.rs:31
        const float t272 = t271 * q_6;
        const float rest_6 = r_error_6 + t272;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const float t273 = 1.0f - y_7; // exponential.rs:34
        const float t274 = t273 + p_6;
        const float t275 = r_6 - p_6;
        const float t276 = t275 + rest_6;
        const float y_error_6 = t274 + t276;
        const int k_13 = i32_from_f32(k_12); // logistic.rs:21
        const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:52
        const float power_6 = y_7 * unit_6; // logistic.rs:28
        const float d_6 = 1.0f + power_6; // logistic.rs:29
        const float t277 = 1.0f - d_6; // logistic.rs:30
        const float t278 = t277 + power_6;
        const float t279 = y_error_6 * unit_6;
        const float t280 = t278 + t279;
        const float t281 = d_6 * 0.32323232f; // division.rs:102
        const float t282 = t281 - 1.4545455f;
        const float t283 = d_6 * t282;
        float estimate_12 = t283 + 2.121212f;
        const float t284 = d_6 * estimate_12; // division.rs:105
        const float t285 = 1.0f - t284;
        const float t286 = estimate_12 * t285;
        estimate_12 = estimate_12 + t286;
        const float t287 = d_6 * estimate_12;
        const float t288 = 1.0f - t287;
        const float t289 = estimate_12 * t288;
        estimate_12 = estimate_12 + t289;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
        const float t290 = d_high_6 * high_6; // division.rs:110
        const float t291 = 1.0f - t290;
        const float t292 = d_6 - d_high_6;
        const float t293 = t292 * high_6;
        const float residual_6 = t291 - t293;
        const float estimate_13 = estimate_12;
        const float t294 = t280 * high_6; // division.rs:118
        const float t295 = residual_6 - t294;
        const float low_6 = t295 * estimate_13;
        const float y_high_6 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:58
        const float t296 = y_high_6 * high_6; // logistic.rs:40
        const float t297 = y_high_6 * low_6;
        const float t298 = y_7 - y_high_6;
        const float t299 = t298 + y_error_6;
        const float t300 = t299 * estimate_13;
        const float t301 = t297 + t300;
        const float product_6 = t296 + t301;
        const int field_6 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), k_13); // bits.rs:44
        const uint bits_18 = as_type<uint>(product_6) + (as_type<uint>(k_13) << 23u); // bits.rs:45
        const float t302 = high_6 + low_6; // logistic.rs:41
        const float result_6 = ((as_type<uint>(t1.z) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18))) : t302);
        const float t303 = t1.z * (((as_type<uint>(t1.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // activation.rs:30
        const uint bits_19 = as_type<uint>(t303); // bits.rs:29
        const float t304 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)) * t3.z; // activation.rs:36
        const uint bits_20 = as_type<uint>(t304); // bits.rs:29
        results_6 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // swiglu.rs:171
        const float t305 = neg_f32(min_f32(abs_f32(t1.w), 104.0f)); // logistic.rs:19
        const float t306 = t305 * 1.442695f; // exponential.rs:14
        const float k_14 = rint(t306);
        const float t307 = k_14 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t305 - t307;
        const float correction_7 = k_14 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t308 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t308 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t309 = q_7 * r_7; // exponential.rs:29
        q_7 = t309 + 0.0013933674f;
        const float t310 = q_7 * r_7;
        q_7 = t310 + 0.008333311f;
        const float t311 = q_7 * r_7;
        q_7 = t311 + 0.041666467f;
        const float t312 = q_7 * r_7;
        q_7 = t312 + 0.16666667f;
        const float t313 = q_7 * r_7;
        q_7 = t313 + 0.5f;
        const float t314 = r_7 * r_7; // exponential.rs:31
        const float t315 = t314 * q_7;
        const float rest_7 = r_error_7 + t315;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const float t316 = 1.0f - y_8; // exponential.rs:34
        const float t317 = t316 + p_7;
        const float t318 = r_7 - p_7;
        const float t319 = t318 + rest_7;
        const float y_error_7 = t317 + t319;
        const int k_15 = i32_from_f32(k_14); // logistic.rs:21
        const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(k_15, -60), 127)) << 23u); // bits.rs:52
        const float power_7 = y_8 * unit_7; // logistic.rs:28
        const float d_7 = 1.0f + power_7; // logistic.rs:29
        const float t320 = 1.0f - d_7; // logistic.rs:30
        const float t321 = t320 + power_7;
        const float t322 = y_error_7 * unit_7;
        const float t323 = t321 + t322;
        const float t324 = d_7 * 0.32323232f; // division.rs:102
        const float t325 = t324 - 1.4545455f;
        const float t326 = d_7 * t325;
        float estimate_14 = t326 + 2.121212f;
        const float t327 = d_7 * estimate_14; // division.rs:105
        const float t328 = 1.0f - t327;
        const float t329 = estimate_14 * t328;
        estimate_14 = estimate_14 + t329;
        const float t330 = d_7 * estimate_14;
        const float t331 = 1.0f - t330;
        const float t332 = estimate_14 * t331;
        estimate_14 = estimate_14 + t332;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
        const float t333 = d_high_7 * high_7; // division.rs:110
        const float t334 = 1.0f - t333;
        const float t335 = d_7 - d_high_7;
        const float t336 = t335 * high_7;
        const float residual_7 = t334 - t336;
        const float estimate_15 = estimate_14;
        const float t337 = t323 * high_7; // division.rs:118
        const float t338 = residual_7 - t337;
        const float low_7 = t338 * estimate_15;
        const float y_high_7 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:58
        const float t339 = y_high_7 * high_7; // logistic.rs:40
        const float t340 = y_high_7 * low_7;
        const float t341 = y_8 - y_high_7;
        const float t342 = t341 + y_error_7;
        const float t343 = t342 * estimate_15;
        const float t344 = t340 + t343;
        const float product_7 = t339 + t344;
        const int field_7 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_15); // bits.rs:44
        const uint bits_21 = as_type<uint>(product_7) + (as_type<uint>(k_15) << 23u); // bits.rs:45
        const float t345 = high_7 + low_7; // logistic.rs:41
        const float result_7 = ((as_type<uint>(t1.w) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_21))) : t345);
        const float t346 = t1.w * (((as_type<uint>(t1.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // activation.rs:30
        const uint bits_22 = as_type<uint>(t346); // bits.rs:29
        const float t347 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)) * t3.w; // activation.rs:36
        const uint bits_23 = as_type<uint>(t347); // bits.rs:29
        results_7 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // swiglu.rs:171
        ((device float4*)y)[first >> 2u] = float4(results_0, results_1, results_2, results_3); // piece.rs:68
        ((device float4*)y)[(first + 4u) >> 2u] = float4(results_4, results_5, results_6, results_7); // piece.rs:69
    }
}
