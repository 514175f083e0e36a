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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
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

uint funnel_shr_u32(uint a, uint b, uint c) {
    return (b >> (c & 31u)) | ((a << 1u) << (31u - (c & 31u)));
}

uint shl_u32(uint a, uint b) {
    return a << (b & 31u);
}

uint shr_u32(uint a, uint b) {
    return a >> (b & 31u);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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

kernel void unary__bf16_bf16__sin_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // unary.rs:274
    const uint t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (uint index = first; index < t0; index += 1u) {
        const float t1 = decode_bf16(x[index]); // unary.rs:288
        const uint bits = as_type<uint>(t1); // bits.rs:31
        const float a = abs_f32(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits))); // trigonometric.rs:39
        float parts_0 = float(0); // reduction.rs:20
        float parts_1 = float(0);
        uint parts_2 = uint(0);
        if (a < 6400.0f) {
            const float t2 = a * 0.63661975f; // reduction.rs:27
            const float n = rint(t2);
            const float t3 = n * 1.5703125f; // reduction.rs:28
            const float t4 = a - t3;
            const float t5 = n * 0.0004837513f;
            const float rest = t4 - t5;
            const float third = n * 7.5495336e-8f; // reduction.rs:29
            const float difference = rest - third; // reduction.rs:30
            const float t6 = rest - difference; // reduction.rs:31
            const float t7 = t6 - third;
            const float t8 = n * 2.563283e-12f;
            const float error = t7 - t8;
            const float r = difference + error; // reduction.rs:32
            const float t9 = difference - r; // reduction.rs:33
            const float t10 = t9 + error;
            const float t11 = n * 6.123234e-17f;
            parts_0 = r; // reduction.rs:20
            parts_1 = t10 - t11;
            parts_2 = u32_from_f32(n);
        } else {
            const uint bits_1 = as_type<uint>(a); // reduction.rs:78
            const uint integer = (bits_1 & 8388607u) | 8388608u; // reduction.rs:79
            const uint t12 = (bits_1 >> 23u) - 121u; // reduction.rs:80
            const uint index_1 = t12 >> 5u; // reduction.rs:49
            const bool by_one = (index_1 & 1u) != 0u; // reduction.rs:50
            const bool by_two = (index_1 & 2u) != 0u;
            const bool by_four = (index_1 & 4u) != 0u;
            uint pairs_0 = 0u; // reduction.rs:51
            uint pairs_1 = 0u;
            uint pairs_2 = 0u;
            uint pairs_3 = 0u;
            uint pairs_4 = 0u;
            uint pairs_5 = 0u;
            pairs_0 = (by_one ? 2734261102u : 0u); // reduction.rs:54
            pairs_1 = (by_one ? 1313084713u : 2734261102u);
            pairs_2 = (by_one ? 4230436817u : 1313084713u);
            pairs_3 = (by_one ? 4113882560u : 4230436817u);
            pairs_4 = (by_one ? 3680671129u : 4113882560u);
            pairs_5 = (by_one ? 1011060801u : 3680671129u);
            uint words_0 = 0u; // reduction.rs:56
            uint words_1 = 0u;
            uint words_2 = 0u;
            uint words_3 = 0u;
            words_0 = (by_four ? 4113882560u : (by_two ? pairs_2 : pairs_0)); // reduction.rs:59
            words_1 = (by_four ? 3680671129u : (by_two ? pairs_3 : pairs_1));
            words_2 = (by_four ? 1011060801u : (by_two ? pairs_4 : pairs_2));
            words_3 = (by_four ? 4266746795u : (by_two ? pairs_5 : pairs_3));
            const uint shift = 31u - (t12 & 31u); // reduction.rs:61
            const uint t13 = funnel_shr_u32(words_1, words_2, shift); // reduction.rs:64
            const uint t14 = funnel_shr_u32(words_2, words_3, shift); // reduction.rs:65
            const uint low_product = integer * t13; // reduction.rs:81
            const uint a_low = integer & 65535u; // reduction.rs:39
            const uint a_high = integer >> 16u;
            const uint b_low = t14 & 65535u; // reduction.rs:40
            const uint b_high = t14 >> 16u;
            const uint cross_1 = a_low * b_high; // reduction.rs:41
            const uint middle = a_high * b_low + ((a_low * b_low) >> 16u) + (cross_1 & 65535u); // reduction.rs:42
            const uint low = a_high * b_high + (cross_1 >> 16u) + (middle >> 16u) + low_product; // reduction.rs:82
            const uint carry = ((low < low_product) ? 1u : 0u); // reduction.rs:83
            const uint a_low_1 = integer & 65535u; // reduction.rs:39
            const uint a_high_1 = integer >> 16u;
            const uint b_low_1 = t13 & 65535u; // reduction.rs:40
            const uint b_high_1 = t13 >> 16u;
            const uint cross_2 = a_low_1 * b_high_1; // reduction.rs:41
            const uint middle_1 = a_high_1 * b_low_1 + ((a_low_1 * b_low_1) >> 16u) + (cross_2 & 65535u); // reduction.rs:42
            const uint t15 = a_high_1 * b_high_1 + (cross_2 >> 16u) + (middle_1 >> 16u) + integer * funnel_shr_u32(words_0, words_1, shift); // reduction.rs:84
            const uint high = t15 + carry;
            const uint n = (high + 536870912u) >> 30u; // reduction.rs:86
            const uint signed_1 = (high << 2u) | (low >> 30u); // reduction.rs:87
            const uint mask = as_type<uint>(as_type<int>(signed_1) >> 31u); // reduction.rs:88
            const uint fraction = signed_1 ^ mask; // reduction.rs:89
            const uint fraction_low = (low << 2u) ^ mask;
            const uint zeros = clz(fraction); // reduction.rs:91
            const uint top = shl_u32(fraction, zeros) | shr_u32(fraction_low >> 1u, 31u - zeros); // reduction.rs:92
            const uint next = shl_u32(fraction_low, zeros); // reduction.rs:93
            const float unit = as_type<float>(as_type<uint>(add_i32(sub_i32(-12, as_type<int>(zeros)), 127)) << 23u); // bits.rs:66
            const float t16 = as_type<float>((top >> 20u) | 1258291200u) - 8388608.0f; // reduction.rs:72
            const float first_1 = t16 * unit; // reduction.rs:96
            const float t17 = as_type<float>(((top >> 8u) & 4095u) | 1258291200u) - 8388608.0f; // reduction.rs:72
            const float t18 = unit * 0.00024414063f; // reduction.rs:97
            const float second = t17 * t18;
            const float t19 = as_type<float>((((top & 255u) << 15u) | (next >> 17u)) | 1258291200u) - 8388608.0f; // reduction.rs:72
            const float t20 = unit * 2.910383e-11f; // reduction.rs:98
            const float third = t19 * t20;
            const float leading = first_1 * 1.5703125f; // reduction.rs:99
            const float t21 = first_1 * 0.0004837513f; // reduction.rs:100
            const float t22 = second * 1.5703125f;
            const float middle_2 = t21 + t22;
            const float t23 = first_1 * 7.54979e-8f; // reduction.rs:101
            const float t24 = second * 0.0004837513f;
            const float t25 = t23 + t24;
            const float t26 = third * 1.5707964f;
            const float t27 = t25 + t26;
            const float rest = middle_2 + t27;
            const float r = leading + rest; // reduction.rs:102
            const uint sign_1 = mask & 2147483648u; // reduction.rs:103
            const float t28 = leading - r; // reduction.rs:104
            const float t29 = t28 + rest;
            parts_0 = as_type<float>(as_type<uint>(r) ^ sign_1); // reduction.rs:20
            parts_1 = as_type<float>(as_type<uint>(t29) ^ sign_1);
            parts_2 = n;
        }
        const float r = parts_0;
        const float r_error = parts_1;
        const uint quarters = parts_2;
        const float square = r * r; // trigonometric.rs:15
        const float half_1 = 0.5f * square; // trigonometric.rs:16
        const float rest = 1.0f - half_1; // trigonometric.rs:17
        float s = 2.8373952e-6f; // trigonometric.rs:20
        const float t30 = s * square; // trigonometric.rs:23
        s = t30 + -0.00019853505f;
        const float t31 = s * square;
        s = t31 + 0.00833338f;
        const float t32 = s * square;
        s = t32 + -0.16666667f;
        const float t33 = r * square; // trigonometric.rs:25
        const float t34 = t33 * s;
        const float t35 = r_error * rest;
        const float t36 = t34 + t35;
        const float sine = r + t36;
        float c = 2.443067e-5f; // trigonometric.rs:26
        const float t37 = c * square; // trigonometric.rs:29
        c = t37 + -0.0013887301f;
        const float t38 = c * square;
        c = t38 + 0.041666646f;
        const float t39 = 1.0f - rest; // trigonometric.rs:31
        const float t40 = t39 - half_1;
        const float t41 = square * square;
        const float t42 = t41 * c;
        const float t43 = r * r_error;
        const float t44 = t42 - t43;
        const float t45 = t40 + t44;
        const float cosine = rest + t45;
        const float value = (((quarters & 1u) != 0u) ? cosine : sine); // trigonometric.rs:32
        const uint t46 = as_type<uint>(as_type<float>(as_type<uint>(value) ^ ((quarters & 2u) << 30u))) ^ (as_type<uint>(t1) & 2147483648u); // trigonometric.rs:40
        const float sine_1 = as_type<float>(t46);
        y[index] = ushort(encode_bf16(((as_type<uint>(a) >= 2139095040u) ? as_type<float>(0x7fc00000u) : sine_1))); // unary.rs:288
    }
}
