#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n;
    uint n_splits;
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

kernel void split_sum__f32_f16__ascending_x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* partials [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint row = workgroup_id.y; // split_sum.rs:193
    const uint column = global_invocation_id.x * 4u;
    if (column < imm.n) { // split_sum.rs:194
        float sums_0 = 0.0f; // split_sum.rs:179
        float sums_1 = 0.0f;
        float sums_2 = 0.0f;
        float sums_3 = 0.0f;
        for (uint split = 0u; split < imm.n_splits; split += 1u) { // split_sum.rs:180
            const float4 t0 = ((device const float4*)partials)[((row * imm.n_splits + split) * imm.n + column) >> 2u]; // split_sum.rs:181
            sums_0 = sums_0 + t0.x; // split_sum.rs:184
            sums_1 = sums_1 + t0.y;
            sums_2 = sums_2 + t0.z;
            sums_3 = sums_3 + t0.w;
        }
        const uint2 t1 = uint2(encode_f16(sums_0) | (encode_f16(sums_1) << 16u), encode_f16(sums_2) | (encode_f16(sums_3) << 16u)); // split_sum.rs:195
        ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t1;
    }
}
