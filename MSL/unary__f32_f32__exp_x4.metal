#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

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
        const float t1 = min_f32(max_f32(t0.x, -104.0f), 89.0f); // exponential.rs:40
        const float t2 = t1 * 1.442695f; // exponential.rs:14
        const float k = rint(t2);
        const float t3 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t1 - t3;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t4 = reduced - r; // exponential.rs:18
        const float r_error = t4 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t5 = q * r; // exponential.rs:29
        q = t5 + 0.0013933674f;
        const float t6 = q * r;
        q = t6 + 0.008333311f;
        const float t7 = q * r;
        q = t7 + 0.041666467f;
        const float t8 = q * r;
        q = t8 + 0.16666667f;
        const float t9 = q * r;
        q = t9 + 0.5f;
        const float t10 = r * r; // exponential.rs:31
        const float t11 = t10 * q;
        const float rest = r_error + t11;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t12 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t12); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t12) << 23u); // bits.rs:37
        const float t13 = (((as_type<uint>(t0.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        results_0 = t13; // unary.rs:282
        const float t14 = min_f32(max_f32(t0.y, -104.0f), 89.0f); // exponential.rs:40
        const float t15 = t14 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t15);
        const float t16 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t14 - t16;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t17 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t17 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t18 = q_1 * r_1; // exponential.rs:29
        q_1 = t18 + 0.0013933674f;
        const float t19 = q_1 * r_1;
        q_1 = t19 + 0.008333311f;
        const float t20 = q_1 * r_1;
        q_1 = t20 + 0.041666467f;
        const float t21 = q_1 * r_1;
        q_1 = t21 + 0.16666667f;
        const float t22 = q_1 * r_1;
        q_1 = t22 + 0.5f;
        const float t23 = r_1 * r_1; // exponential.rs:31
        const float t24 = t23 * q_1;
        const float rest_1 = r_error_1 + t24;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t25 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t25); // bits.rs:36
        const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t25) << 23u); // bits.rs:37
        const float t26 = (((as_type<uint>(t0.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
        results_1 = t26; // unary.rs:282
        const float t27 = min_f32(max_f32(t0.z, -104.0f), 89.0f); // exponential.rs:40
        const float t28 = t27 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t28);
        const float t29 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t27 - t29;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t30 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t30 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t31 = q_2 * r_2; // exponential.rs:29
        q_2 = t31 + 0.0013933674f;
        const float t32 = q_2 * r_2;
        q_2 = t32 + 0.008333311f;
        const float t33 = q_2 * r_2;
        q_2 = t33 + 0.041666467f;
        const float t34 = q_2 * r_2;
        q_2 = t34 + 0.16666667f;
        const float t35 = q_2 * r_2;
        q_2 = t35 + 0.5f;
        const float t36 = r_2 * r_2; // exponential.rs:31
        const float t37 = t36 * q_2;
        const float rest_2 = r_error_2 + t37;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t38 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t38); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(t38) << 23u); // bits.rs:37
        const float t39 = (((as_type<uint>(t0.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        results_2 = t39; // unary.rs:282
        const float t40 = min_f32(max_f32(t0.w, -104.0f), 89.0f); // exponential.rs:40
        const float t41 = t40 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t41);
        const float t42 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t40 - t42;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t43 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t43 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t44 = q_3 * r_3; // exponential.rs:29
        q_3 = t44 + 0.0013933674f;
        const float t45 = q_3 * r_3;
        q_3 = t45 + 0.008333311f;
        const float t46 = q_3 * r_3;
        q_3 = t46 + 0.041666467f;
        const float t47 = q_3 * r_3;
        q_3 = t47 + 0.16666667f;
        const float t48 = q_3 * r_3;
        q_3 = t48 + 0.5f;
        const float t49 = r_3 * r_3; // exponential.rs:31
        const float t50 = t49 * q_3;
        const float rest_3 = r_error_3 + t50;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t51 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t51); // bits.rs:36
        const uint bits_3 = as_type<uint>(y_4) + (as_type<uint>(t51) << 23u); // bits.rs:37
        const float t52 = (((as_type<uint>(t0.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        results_3 = t52; // unary.rs:282
        ((device float4*)y)[first >> 2u] = float4(results_0, results_1, results_2, results_3); // unary.rs:284
    }
}
