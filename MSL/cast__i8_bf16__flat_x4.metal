#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

int decode_i8(uint bits) {
    return as_type<int>(bits << 24u) >> 24u;
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void cast__i8_bf16__flat_x4(
    constant Immediates& imm [[buffer(0)]],
    device const uchar* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        const uint t0 = ((device const uint*)x)[first >> 2u]; // cast.rs:286
        const uint2 t1 = uint2(encode_bf16(float(decode_i8(t0))) | (encode_bf16(float(decode_i8(t0 >> 8u))) << 16u), encode_bf16(float(decode_i8(t0 >> 16u))) | (encode_bf16(float(decode_i8(t0 >> 24u))) << 16u)); // cast.rs:289
        ((device uint2*)y)[(first >> 1u) >> 1u] = t1;
    }
}
