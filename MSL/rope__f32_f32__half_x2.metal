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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

kernel void rope__f32_f32__half_x2(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device const uint* positions [[buffer(2)]],
    device const float* cos_1 [[buffer(3)]],
    device const float* sin_1 [[buffer(4)]],
    device float* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint token = workgroup_id.y; // rope.rs:181
    const uint within_token = global_invocation_id.x * 2u; // rope.rs:183
    if (within_token < imm.n_heads * imm.head_dim) { // rope.rs:184
        const uint place = token * imm.n_heads * imm.head_dim + within_token; // rope.rs:185
        const uint dim = rem_u32(within_token, imm.head_dim); // rope.rs:186
        const float2 t0 = ((device const float2*)x)[place >> 1u]; // rope.rs:187
        float result_0 = t0.x; // rope.rs:188
        float result_1 = t0.y;
        if (dim < imm.n_pairs * 2u) { // rope.rs:189
            const uint position = positions[token]; // rope.rs:190
            result_0 = as_type<float>(0x7fc00000u); // rope.rs:191
            result_1 = as_type<float>(0x7fc00000u);
            if (position < imm.n_positions) { // rope.rs:192
                const bool first = dim < imm.n_pairs; // rope.rs:193
                const uint pair = (first ? dim : dim - imm.n_pairs); // rope.rs:194
                const float2 t1 = ((device const float2*)x)[(first ? place + imm.n_pairs : place - imm.n_pairs) >> 1u]; // rope.rs:195
                const float2 t2 = ((device const float2*)cos_1)[(position * imm.n_pairs + pair) >> 1u]; // rope.rs:196
                const float2 t3 = ((device const float2*)sin_1)[(position * imm.n_pairs + pair) >> 1u]; // rope.rs:197
                const float t4 = t0.x * t2.x; // rope.rs:199
                const float t5 = (first ? neg_f32(t1.x) : t1.x) * t3.x;
                const float t6 = t0.y * t2.y;
                const float t7 = (first ? neg_f32(t1.y) : t1.y) * t3.y;
                result_0 = t4 + t5;
                result_1 = t6 + t7;
            }
        }
        ((device float2*)y)[place >> 1u] = float2(result_0, result_1); // rope.rs:202
    }
}
