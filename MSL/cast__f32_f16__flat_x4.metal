#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

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

kernel void cast__f32_f16__flat_x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        const float4 t0 = ((device const float4*)x)[first >> 2u]; // cast.rs:286
        const uint2 t1 = uint2(encode_f16(t0.x) | (encode_f16(t0.y) << 16u), encode_f16(t0.z) | (encode_f16(t0.w) << 16u)); // cast.rs:289
        ((device uint2*)y)[(first >> 1u) >> 1u] = t1;
    }
}
