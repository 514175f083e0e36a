#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

uint encode_u16(uint x) {
    return x & 0xffffu;
}

kernel void cast__bf16_u16__flat_x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        const uint2 t0 = ((device const uint2*)x)[(first >> 1u) >> 1u]; // cast.rs:286
        const uint t1 = encode_u16(min_u32(u32_from_f32(decode_bf16(t0.x)), 65535u)) | (encode_u16(min_u32(u32_from_f32(decode_bf16(t0.x >> 16u)), 65535u)) << 16u); // cast.rs:289
        const uint t2 = encode_u16(min_u32(u32_from_f32(decode_bf16(t0.y)), 65535u)) | (encode_u16(min_u32(u32_from_f32(decode_bf16(t0.y >> 16u)), 65535u)) << 16u);
        ((device uint2*)y)[(first >> 1u) >> 1u] = uint2(t1, t2);
    }
}
