#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_elems;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

int i32_from_f32(float a) {
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0;
    }
    if (a <= -2147483648.0f) {
        return -2147483647 - 1;
    }
    if (a >= 2147483648.0f) {
        return 2147483647;
    }
    return int(a);
}

int max_i32(int a, int b) {
    return a < b ? b : a;
}

int min_i32(int a, int b) {
    return b < a ? b : a;
}

kernel void cast__bf16_i32__flat_x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device int* y [[buffer(2)]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        const uint2 t0 = ((device const uint2*)x)[(first >> 1u) >> 1u]; // cast.rs:286
        const int4 t1 = int4(min_i32(max_i32(i32_from_f32(decode_bf16(t0.x)), -2147483647 - 1), 2147483647), min_i32(max_i32(i32_from_f32(decode_bf16(t0.x >> 16u)), -2147483647 - 1), 2147483647), min_i32(max_i32(i32_from_f32(decode_bf16(t0.y)), -2147483647 - 1), 2147483647), min_i32(max_i32(i32_from_f32(decode_bf16(t0.y >> 16u)), -2147483647 - 1), 2147483647)); // cast.rs:289
        ((device int4*)y)[first >> 2u] = t1;
    }
}
