#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_elems;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

kernel void unary__f32_f32__exp_x1(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device float* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = x[index]; // unary.rs:288
        const float t2 = t1 * 1.442695f; // exponential.rs:14
        const float sum = t2 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
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
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t1); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        y[index] = (((as_type<uint>(t1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // unary.rs:288
    }
}
