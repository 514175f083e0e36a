#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_cols;
};

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

uint max_u32(uint a, uint b) {
    return a < b ? b : a;
}

uint reduce_max_u32(uint x) {
    const uint y1 = simd_shuffle_xor(x, ushort(1));
    const uint x1 = max_u32(x, y1);
    const uint y2 = simd_shuffle_xor(x1, ushort(2));
    const uint x2 = max_u32(x1, y2);
    const uint y3 = simd_shuffle_xor(x2, ushort(4));
    const uint x3 = max_u32(x2, y3);
    const uint y4 = simd_shuffle_xor(x3, ushort(8));
    const uint x4 = max_u32(x3, y4);
    const uint y5 = simd_shuffle_xor(x4, ushort(16));
    const uint x5 = max_u32(x4, y5);
    return x5;
}

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

uint reduce_min_u32(uint x) {
    const uint y1 = simd_shuffle_xor(x, ushort(1));
    const uint x1 = min_u32(x, y1);
    const uint y2 = simd_shuffle_xor(x1, ushort(2));
    const uint x2 = min_u32(x1, y2);
    const uint y3 = simd_shuffle_xor(x2, ushort(4));
    const uint x3 = min_u32(x2, y3);
    const uint y4 = simd_shuffle_xor(x3, ushort(8));
    const uint x4 = min_u32(x3, y4);
    const uint y5 = simd_shuffle_xor(x4, ushort(16));
    const uint x5 = min_u32(x4, y5);
    return x5;
}

kernel void argmax__bf16_u32__row_256(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device uint* y [[buffer(2)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint keys[8];
    threadgroup uint cols[8];
    const uint row = workgroup_id.x; // argmax.rs:150
    uint best_key = 0u; // argmax.rs:152
    uint best_col = 0u; // argmax.rs:153
    for (uint col = local_invocation_index; col < imm.n_cols; col += 256u) { // argmax.rs:154
        const float t0 = decode_bf16(x[row * imm.n_cols + col]); // argmax.rs:155
        const uint bits = ((as_type<uint>(t0) == 2147483648u) ? 0u : as_type<uint>(t0)); // argmax.rs:139
        const uint key = ((bits >= 2147483648u) ? ~bits : bits | 2147483648u); // argmax.rs:140
        const uint key_1 = (((bits & 2147483647u) > 2139095040u) ? 0u : key); // argmax.rs:141
        if (key_1 > best_key) { // argmax.rs:156
            best_key = key_1; // argmax.rs:157
            best_col = col; // argmax.rs:158
        }
    }
    const uint key = reduce_max_u32(best_key); // argmax.rs:162
    const uint col = reduce_min_u32(((best_key == key) ? best_col : 4294967295u)); // argmax.rs:163
    if ((local_invocation_index & 31u) == 0u) { // argmax.rs:168
        keys[local_invocation_index >> 5u] = key; // argmax.rs:169
        cols[local_invocation_index >> 5u] = col; // argmax.rs:170
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // argmax.rs:172
    if (local_invocation_index == 0u) { // argmax.rs:174
        uint row_key = keys[0u]; // argmax.rs:175
        uint row_col = cols[0u]; // argmax.rs:176
        for (uint subgroup = 1u; subgroup < 8u; subgroup += 1u) { // argmax.rs:177
            const bool better = keys[subgroup] > row_key; // argmax.rs:178
            const bool earlier = (keys[subgroup] == row_key) & (cols[subgroup] < row_col); // argmax.rs:179
            if (better | earlier) { // argmax.rs:180
                row_key = keys[subgroup]; // argmax.rs:181
                row_col = cols[subgroup]; // argmax.rs:182
            }
        }
        y[row] = row_col; // argmax.rs:185
    }
}
