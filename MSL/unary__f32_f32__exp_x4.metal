#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

kernel void unary__f32_f32__exp_x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device float* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    if (first < imm.n_elems) { // unary.rs:277
        const float4 t0 = ((device const float4*)x)[first >> 2u]; // unary.rs:278
        float results_0 = 0.0f; // unary.rs:279
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        const float t1 = t0.x * 1.442695f; // exponential.rs:14
        const float sum = t1 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t2 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t0.x - t2;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t3 = reduced - r; // exponential.rs:18
        const float r_error = t3 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t4 = q * r; // exponential.rs:29
        q = t4 + 0.0013933674f;
        const float t5 = q * r;
        q = t5 + 0.008333311f;
        const float t6 = q * r;
        q = t6 + 0.041666467f;
        const float t7 = q * r;
        q = t7 + 0.16666667f;
        const float t8 = q * r;
        q = t8 + 0.5f;
        const float t9 = r * r; // exponential.rs:31
        const float t10 = t9 * q;
        const float rest = r_error + t10;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t0.x); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        results_0 = (((as_type<uint>(t0.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // unary.rs:282
        const float t11 = t0.y * 1.442695f; // exponential.rs:14
        const float sum_1 = t11 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t12 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t0.y - t12;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t13 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t13 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t14 = q_1 * r_1; // exponential.rs:29
        q_1 = t14 + 0.0013933674f;
        const float t15 = q_1 * r_1;
        q_1 = t15 + 0.008333311f;
        const float t16 = q_1 * r_1;
        q_1 = t16 + 0.041666467f;
        const float t17 = q_1 * r_1;
        q_1 = t17 + 0.16666667f;
        const float t18 = q_1 * r_1;
        q_1 = t18 + 0.5f;
        const float t19 = r_1 * r_1; // exponential.rs:31
        const float t20 = t19 * q_1;
        const float rest_1 = r_error_1 + t20;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
        const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_3 = as_type<uint>(t0.y); // exponential.rs:48
        const uint beyond_1 = ((bits_3 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_3 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:50
        results_1 = (((as_type<uint>(t0.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // unary.rs:282
        const float t21 = t0.z * 1.442695f; // exponential.rs:14
        const float sum_2 = t21 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t22 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t0.z - t22;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t23 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t23 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t24 = q_2 * r_2; // exponential.rs:29
        q_2 = t24 + 0.0013933674f;
        const float t25 = q_2 * r_2;
        q_2 = t25 + 0.008333311f;
        const float t26 = q_2 * r_2;
        q_2 = t26 + 0.041666467f;
        const float t27 = q_2 * r_2;
        q_2 = t27 + 0.16666667f;
        const float t28 = q_2 * r_2;
        q_2 = t28 + 0.5f;
        const float t29 = r_2 * r_2; // exponential.rs:31
        const float t30 = t29 * q_2;
        const float rest_2 = r_error_2 + t30;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_5 = as_type<uint>(t0.z); // exponential.rs:48
        const uint beyond_2 = ((bits_5 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_5 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:50
        results_2 = (((as_type<uint>(t0.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // unary.rs:282
        const float t31 = t0.w * 1.442695f; // exponential.rs:14
        const float sum_3 = t31 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t32 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t0.w - t32;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t33 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t33 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t34 = q_3 * r_3; // exponential.rs:29
        q_3 = t34 + 0.0013933674f;
        const float t35 = q_3 * r_3;
        q_3 = t35 + 0.008333311f;
        const float t36 = q_3 * r_3;
        q_3 = t36 + 0.041666467f;
        const float t37 = q_3 * r_3;
        q_3 = t37 + 0.16666667f;
        const float t38 = q_3 * r_3;
        q_3 = t38 + 0.5f;
        const float t39 = r_3 * r_3; // exponential.rs:31
        const float t40 = t39 * q_3;
        const float rest_3 = r_error_3 + t40;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t0.w); // exponential.rs:48
        const uint beyond_3 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        results_3 = (((as_type<uint>(t0.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3); // unary.rs:282
        ((device float4*)y)[first >> 2u] = float4(results_0, results_1, results_2, results_3); // unary.rs:284
    }
}
