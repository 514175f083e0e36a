#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_cols;
    uint n_vocab;
};

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

kernel void embedding__u32_f16_f16__gather_x8(
    constant Immediates& imm [[buffer(0)]],
    device const uint* ids [[buffer(1)]],
    device const ushort* table [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint token = workgroup_id.y; // embedding.rs:146
    const uint col = global_invocation_id.x * 8u; // embedding.rs:147
    if (col < imm.n_cols) { // embedding.rs:148
        const uint id = ids[token]; // embedding.rs:149
        float values_0 = as_type<float>(0x7fc00000u); // embedding.rs:150
        float values_1 = as_type<float>(0x7fc00000u);
        float values_2 = as_type<float>(0x7fc00000u);
        float values_3 = as_type<float>(0x7fc00000u);
        float values_4 = as_type<float>(0x7fc00000u);
        float values_5 = as_type<float>(0x7fc00000u);
        float values_6 = as_type<float>(0x7fc00000u);
        float values_7 = as_type<float>(0x7fc00000u);
        if (id < imm.n_vocab) { // embedding.rs:151
            const uint4 t0 = ((device const uint4*)table)[((id * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            values_0 = decode_f16(t0.x); // embedding.rs:152
            values_1 = decode_f16(t0.x >> 16u);
            values_2 = decode_f16(t0.y);
            values_3 = decode_f16(t0.y >> 16u);
            values_4 = decode_f16(t0.z);
            values_5 = decode_f16(t0.z >> 16u);
            values_6 = decode_f16(t0.w);
            values_7 = decode_f16(t0.w >> 16u);
        }
        const uint4 t1 = uint4(encode_f16(values_0) | (encode_f16(values_1) << 16u), encode_f16(values_2) | (encode_f16(values_3) << 16u), encode_f16(values_4) | (encode_f16(values_5) << 16u), encode_f16(values_6) | (encode_f16(values_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[((token * imm.n_cols + col) >> 1u) >> 2u] = t1;
    }
}
