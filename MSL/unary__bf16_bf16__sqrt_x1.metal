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

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void unary__bf16_bf16__sqrt_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(x[index]); // unary.rs:288
        const uint bits = as_type<uint>(t1); // roots.rs:14
        const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:15
        const int odd = exponent & 1; // roots.rs:16
        const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
        float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
        const float t2 = 0.5f * m; // roots.rs:22
        const float t3 = t2 * y_1;
        const float t4 = t3 * y_1;
        const float t5 = 0.5f - t4;
        const float t6 = y_1 * t5;
        y_1 = y_1 + t6;
        const float t7 = 0.5f * m;
        const float t8 = t7 * y_1;
        const float t9 = t8 * y_1;
        const float t10 = 0.5f - t9;
        const float t11 = y_1 * t10;
        y_1 = y_1 + t11;
        const float t12 = 0.5f * m;
        const float t13 = t12 * y_1;
        const float t14 = t13 * y_1;
        const float t15 = 0.5f - t14;
        const float t16 = y_1 * t15;
        y_1 = y_1 + t16;
        const float y_2 = y_1; // roots.rs:24
        const int half_exponent = sub_i32(exponent, odd) >> 1u;
        const uint radicand = shl_u32((as_type<uint>(m) & 8388607u) | 8388608u, (as_type<uint>(m) >> 23u) - 127u); // roots.rs:42
        const float t17 = m * y_2; // roots.rs:43
        const float t18 = t17 * 8388608.0f;
        uint root = u32_from_f32(t18);
        int residual = as_type<int>((radicand << 23u) - root * root); // roots.rs:44
        const bool over = residual < 0; // roots.rs:47
        root = (over ? root - 1u : root); // roots.rs:48
        residual = (over ? add_i32(residual, as_type<int>(root * 2u + 1u)) : residual); // roots.rs:49
        const bool over_1 = residual < 0; // roots.rs:47
        root = (over_1 ? root - 1u : root); // roots.rs:48
        residual = (over_1 ? add_i32(residual, as_type<int>(root * 2u + 1u)) : residual); // roots.rs:49
        const int next = as_type<int>(root * 2u + 1u); // roots.rs:51
        const bool under = residual >= next; // roots.rs:52
        root = (under ? root + 1u : root); // roots.rs:53
        residual = (under ? sub_i32(residual, next) : residual); // roots.rs:54
        root = ((residual > as_type<int>(root)) ? root + 1u : root); // roots.rs:56
        const uint t19 = root; // roots.rs:57
        const int field = add_i32(add_i32(half_exponent, 127), as_type<int>(t19 >> 24u)); // bits.rs:36
        const uint bits_1 = (as_type<uint>(field) << 23u) | (t19 & 8388607u); // bits.rs:37
        const uint bits_2 = as_type<uint>(t1); // roots.rs:30
        const uint sign_1 = bits_2 & 2147483648u; // roots.rs:31
        const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
        const float t20 = ((bits_2 == 2139095040u) ? as_type<float>(0x7f800000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // roots.rs:33
        const float at_edge = (zero ? as_type<float>(sign_1) : t20);
        const float t21 = (((as_type<uint>(t1) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
        y[index] = ushort(encode_bf16(t21)); // unary.rs:288
    }
}
