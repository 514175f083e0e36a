#include <metal_stdlib>
using namespace metal;

struct Immediates {
    uint n_rows;
    uint n_cols;
};

float decode_f16(uint bits) {
    const uint sign = (bits & 0x8000u) << 16u;
    const uint magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return as_type<float>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return as_type<float>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return as_type<float>(sign);
    }
    const uint shift = clz(magnitude) - 21u;
    return as_type<float>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

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

kernel void transpose__f16_f16__tile_32x32_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device ushort* y [[buffer(2)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float tile[1056];
    const uint index = local_invocation_index; // transpose.rs:133
    const uint first_col = workgroup_id.x * 32u; // transpose.rs:134
    const uint first_row = workgroup_id.y * 32u; // transpose.rs:135
    for (uint tile_row = index / 32u; tile_row < 32u; tile_row += 8u) { // transpose.rs:138
        const uint row = first_row + tile_row; // transpose.rs:139
        const uint col = first_col + index % 32u; // transpose.rs:140
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:141
            tile[tile_row * 33u + index % 32u] = decode_f16(x[row * imm.n_cols + col]); // transpose.rs:142
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // transpose.rs:145
    for (uint tile_col = index / 32u; tile_col < 32u; tile_col += 8u) { // transpose.rs:149
        const uint t0 = index % 32u; // transpose.rs:150
        const uint row = first_row + t0; // transpose.rs:151
        const uint col = first_col + tile_col; // transpose.rs:152
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:153
            const float value = tile[t0 * 33u + tile_col]; // transpose.rs:154
            y[col * imm.n_rows + row] = ushort(encode_f16(value)); // transpose.rs:160
        }
    }
}
