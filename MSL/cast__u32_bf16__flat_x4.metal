#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void cast__u32_bf16__flat_x4(
    constant Immediates& imm [[buffer(0)]],
    device const uint* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        const uint4 t0 = ((device const uint4*)x)[first >> 2u]; // cast.rs:286
        const uint2 t1 = uint2(encode_bf16(float(t0.x)) | (encode_bf16(float(t0.y)) << 16u), encode_bf16(float(t0.z)) | (encode_bf16(float(t0.w)) << 16u)); // cast.rs:289
        ((device uint2*)y)[(first >> 1u) >> 1u] = t1;
    }
}
