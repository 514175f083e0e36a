#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void cast__bf16_bf16__flat_x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        const uint2 t0 = ((device const uint2*)x)[(first >> 1u) >> 1u]; // cast.rs:286
        const uint2 t1 = uint2(encode_bf16(decode_bf16(t0.x)) | (encode_bf16(decode_bf16(t0.x >> 16u)) << 16u), encode_bf16(decode_bf16(t0.y)) | (encode_bf16(decode_bf16(t0.y >> 16u)) << 16u)); // cast.rs:289
        ((device uint2*)y)[(first >> 1u) >> 1u] = t1;
    }
}
