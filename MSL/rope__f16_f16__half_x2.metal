#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_heads;
    uint head_dim;
    uint n_pairs;
    uint n_positions;
};

uint rem_u32(uint a, uint b) {
    return b == 0u ? 0u : a % b;
}

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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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

kernel void rope__f16_f16__half_x2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* positions [[buffer(2)]],
    device const float* cos_1 [[buffer(3)]],
    device const float* sin_1 [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint token = workgroup_id.y; // rope.rs:181
    const uint within_token = global_invocation_id.x * 2u; // rope.rs:183
    if (within_token < imm.n_heads * imm.head_dim) { // rope.rs:184
        const uint place = token * imm.n_heads * imm.head_dim + within_token; // rope.rs:185
        const uint dim = rem_u32(within_token, imm.head_dim); // rope.rs:186
        const uint t0 = ((device const uint*)x)[place >> 1u]; // rope.rs:187
        const float t1 = decode_f16(t0);
        const float t2 = decode_f16(t0 >> 16u);
        float result_0 = t1; // rope.rs:188
        float result_1 = t2;
        if (dim < imm.n_pairs * 2u) { // rope.rs:189
            const uint position = positions[token]; // rope.rs:190
            result_0 = as_type<float>(0x7fc00000u); // rope.rs:191
            result_1 = as_type<float>(0x7fc00000u);
            if (position < imm.n_positions) { // rope.rs:192
                const bool first = dim < imm.n_pairs; // rope.rs:193
                const uint pair = (first ? dim : dim - imm.n_pairs); // rope.rs:194
                const uint t3 = ((device const uint*)x)[(first ? place + imm.n_pairs : place - imm.n_pairs) >> 1u]; // rope.rs:195
                const float t4 = decode_f16(t3);
                const float t5 = decode_f16(t3 >> 16u);
                const float2 t6 = ((device const float2*)cos_1)[(position * imm.n_pairs + pair) >> 1u]; // rope.rs:196
                const float2 t7 = ((device const float2*)sin_1)[(position * imm.n_pairs + pair) >> 1u]; // rope.rs:197
                const float t8 = t1 * t6.x; // rope.rs:199
                const float t9 = (first ? neg_f32(t4) : t4) * t7.x;
                const float t10 = t2 * t6.y;
                const float t11 = (first ? neg_f32(t5) : t5) * t7.y;
                result_0 = t8 + t9;
                result_1 = t10 + t11;
            }
        }
        ((device uint*)y)[place >> 1u] = encode_f16(result_0) | (encode_f16(result_1) << 16u); // rope.rs:202
    }
}
