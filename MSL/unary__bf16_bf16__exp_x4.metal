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

kernel void unary__bf16_bf16__exp_x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    if (first < imm.n_elems) { // unary.rs:277
        const uint2 t0 = ((device const uint2*)x)[(first >> 1u) >> 1u]; // unary.rs:278
        const float t1 = decode_bf16(t0.x);
        const float t2 = decode_bf16(t0.x >> 16u);
        const float t3 = decode_bf16(t0.y);
        const float t4 = decode_bf16(t0.y >> 16u);
        float results_0 = 0.0f; // unary.rs:279
        float results_1 = 0.0f;
        float results_2 = 0.0f;
        float results_3 = 0.0f;
        const float t5 = min_f32(max_f32(t1, -104.0f), 89.0f); // exponential.rs:40
        const float t6 = t5 * 1.442695f; // exponential.rs:14
        const float k = rint(t6);
        const float t7 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t5 - t7;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t8 = reduced - r; // exponential.rs:18
        const float r_error = t8 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t9 = q * r; // exponential.rs:29
        q = t9 + 0.0013933674f;
        const float t10 = q * r;
        q = t10 + 0.008333311f;
        const float t11 = q * r;
        q = t11 + 0.041666467f;
        const float t12 = q * r;
        q = t12 + 0.16666667f;
        const float t13 = q * r;
        q = t13 + 0.5f;
        const float t14 = r * r; // exponential.rs:31
        const float t15 = t14 * q;
        const float rest = r_error + t15;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t16 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t16); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t16) << 23u); // bits.rs:37
        const float t17 = (((as_type<uint>(t1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        results_0 = t17; // unary.rs:282
        const float t18 = min_f32(max_f32(t2, -104.0f), 89.0f); // exponential.rs:40
        const float t19 = t18 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t19);
        const float t20 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t18 - t20;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t21 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t21 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t22 = q_1 * r_1; // exponential.rs:29
        q_1 = t22 + 0.0013933674f;
        const float t23 = q_1 * r_1;
        q_1 = t23 + 0.008333311f;
        const float t24 = q_1 * r_1;
        q_1 = t24 + 0.041666467f;
        const float t25 = q_1 * r_1;
        q_1 = t25 + 0.16666667f;
        const float t26 = q_1 * r_1;
        q_1 = t26 + 0.5f;
        const float t27 = r_1 * r_1; // exponential.rs:31
        const float t28 = t27 * q_1;
        const float rest_1 = r_error_1 + t28;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const int t29 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t29); // bits.rs:36
        const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t29) << 23u); // bits.rs:37
        const float t30 = (((as_type<uint>(t2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
        results_1 = t30; // unary.rs:282
        const float t31 = min_f32(max_f32(t3, -104.0f), 89.0f); // exponential.rs:40
        const float t32 = t31 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t32);
        const float t33 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t31 - t33;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t34 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t34 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t35 = q_2 * r_2; // exponential.rs:29
        q_2 = t35 + 0.0013933674f;
        const float t36 = q_2 * r_2;
        q_2 = t36 + 0.008333311f;
        const float t37 = q_2 * r_2;
        q_2 = t37 + 0.041666467f;
        const float t38 = q_2 * r_2;
        q_2 = t38 + 0.16666667f;
        const float t39 = q_2 * r_2;
        q_2 = t39 + 0.5f;
        const float t40 = r_2 * r_2; // exponential.rs:31
        const float t41 = t40 * q_2;
        const float rest_2 = r_error_2 + t41;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const int t42 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t42); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(t42) << 23u); // bits.rs:37
        const float t43 = (((as_type<uint>(t3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        results_2 = t43; // unary.rs:282
        const float t44 = min_f32(max_f32(t4, -104.0f), 89.0f); // exponential.rs:40
        const float t45 = t44 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t45);
        const float t46 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t44 - t46;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t47 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t47 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t48 = q_3 * r_3; // exponential.rs:29
        q_3 = t48 + 0.0013933674f;
        const float t49 = q_3 * r_3;
        q_3 = t49 + 0.008333311f;
        const float t50 = q_3 * r_3;
        q_3 = t50 + 0.041666467f;
        const float t51 = q_3 * r_3;
        q_3 = t51 + 0.16666667f;
        const float t52 = q_3 * r_3;
        q_3 = t52 + 0.5f;
        const float t53 = r_3 * r_3; // exponential.rs:31
        const float t54 = t53 * q_3;
        const float rest_3 = r_error_3 + t54;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const int t55 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t55); // bits.rs:36
        const uint bits_3 = as_type<uint>(y_4) + (as_type<uint>(t55) << 23u); // bits.rs:37
        const float t56 = (((as_type<uint>(t4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        results_3 = t56; // unary.rs:282
        const uint2 t57 = uint2(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u)); // unary.rs:284
        ((device uint2*)y)[(first >> 1u) >> 1u] = t57;
    }
}
