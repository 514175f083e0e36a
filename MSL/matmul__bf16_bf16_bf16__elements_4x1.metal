#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n;
    uint k;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

float reduce_add_f32(float x) {
    const float y1 = simd_shuffle_xor(x, ushort(1));
    const float x1 = x + y1;
    const float y2 = simd_shuffle_xor(x1, ushort(2));
    const float x2 = x1 + y2;
    const float y3 = simd_shuffle_xor(x2, ushort(4));
    const float x3 = x2 + y3;
    const float y4 = simd_shuffle_xor(x3, ushort(8));
    const float x4 = x3 + y4;
    const float y5 = simd_shuffle_xor(x4, ushort(16));
    const float x5 = x4 + y5;
    return x5;
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void matmul__bf16_bf16_bf16__elements_4x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    const uint row = workgroup_id.y; // matmul.rs:462
    const uint column = workgroup_id.x * 4u + (local_invocation_index >> 5u); // matmul.rs:463
    float partial_sum = 0.0f; // matmul.rs:464
    if (column < imm.n) { // matmul.rs:465
        for (uint first_k = (local_invocation_index & 31u) * 8u; first_k < imm.k; first_k += 256u) { // matmul.rs:466
            const uint t0 = min_u32(imm.k, first_k + 8u); // matmul.rs:467
            for (uint index = first_k; index < t0; index += 1u) {
                partial_sum = fma(decode_bf16(x[row * imm.k + index]), decode_bf16(w[column * imm.k + index]), partial_sum); // matmul.rs:468
            }
        }
    }
    const float sum = reduce_add_f32(partial_sum); // matmul.rs:472
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // matmul.rs:473
        y[row * imm.n + column] = ushort(encode_bf16(sum)); // matmul.rs:474
    }
}
