#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n;
    uint k;
    uint m;
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

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

uint funnel_shr_u32(uint a, uint b, uint c) {
    return (b >> (c & 31u)) | ((a << 1u) << (31u - (c & 31u)));
}

uint shr_u32(uint a, uint b) {
    return a >> (b & 31u);
}

uint dot4_u8_u32(uint a, uint b) {
    const uint low = (a & 0xffu) * (b & 0xffu) + ((a >> 8u) & 0xffu) * ((b >> 8u) & 0xffu);
    const uint high = ((a >> 16u) & 0xffu) * ((b >> 16u) & 0xffu) + (a >> 24u) * (b >> 24u);
    return low + high;
}

kernel void trellis_scatter_split__bf16_t3_f32__split_x8x2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device float* partials [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float staged[256];
    const uint k = imm.k; // body.rs:119
    const uint id_y = workgroup_id.y; // body.rs:120
    const uint id_z = workgroup_id.z;
    const uint first_m = id_z * 2u; // body.rs:126
    const uint column = global_invocation_id.x * 8u; // body.rs:127
    const uint block = column / 256u; // body.rs:74
    const uint bit = (248u - column % 256u) * 3u; // body.rs:75
    const uint word = bit / 32u; // body.rs:76
    const uint next = ((word == 23u) ? 0u : word + 1u); // body.rs:77
    const uint start = block * 24u; // body.rs:81
    const uint word_1 = start + word; // body.rs:82
    const uint next_1 = start + next;
    const uint row_words = imm.n / 256u * 24u;
    const uint shift = bit % 32u;
    float totals_0_0 = 0.0f; // body.rs:131
    float totals_0_1 = 0.0f;
    float totals_0_2 = 0.0f;
    float totals_0_3 = 0.0f;
    float totals_0_4 = 0.0f;
    float totals_0_5 = 0.0f;
    float totals_0_6 = 0.0f;
    float totals_0_7 = 0.0f;
    float totals_1_0 = 0.0f;
    float totals_1_1 = 0.0f;
    float totals_1_2 = 0.0f;
    float totals_1_3 = 0.0f;
    float totals_1_4 = 0.0f;
    float totals_1_5 = 0.0f;
    float totals_1_6 = 0.0f;
    float totals_1_7 = 0.0f;
    const uint t0 = id_y + 1u; // body.rs:137
    for (uint split = id_y; split < t0; split += 1u) {
        const uint first_k = split * 128u; // body.rs:138
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:56
        const uint place_k = first_k + local_invocation_index; // body.rs:57
        if (place_k < imm.k) { // body.rs:58
            const float factor = decode_f16(scales[place_k]) * 0.0067658755f; // trellis.rs:64
            const float value = decode_bf16(x[min_u32(first_m, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t1 = value * factor; // body.rs:63
            const uint bits = as_type<uint>(t1); // bits.rs:31
            staged[local_invocation_index] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:63
            const float value_1 = decode_bf16(x[min_u32(first_m + 1u, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t2 = value_1 * factor; // body.rs:63
            const uint bits_1 = as_type<uint>(t2); // bits.rs:31
            staged[local_invocation_index + 128u] = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:63
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:66
        float sums_0_0 = 0.0f; // body.rs:140
        float sums_0_1 = 0.0f;
        float sums_0_2 = 0.0f;
        float sums_0_3 = 0.0f;
        float sums_0_4 = 0.0f;
        float sums_0_5 = 0.0f;
        float sums_0_6 = 0.0f;
        float sums_0_7 = 0.0f;
        float sums_1_0 = 0.0f;
        float sums_1_1 = 0.0f;
        float sums_1_2 = 0.0f;
        float sums_1_3 = 0.0f;
        float sums_1_4 = 0.0f;
        float sums_1_5 = 0.0f;
        float sums_1_6 = 0.0f;
        float sums_1_7 = 0.0f;
        if (column < imm.n) { // body.rs:141
            const uint n_here = min_u32(k - first_k, 128u); // body.rs:142
            const uint in_runs = n_here & 4294967295u; // body.rs:143
            for (uint row_of_split = 0u; row_of_split < in_runs; row_of_split += 1u) { // body.rs:148
                const uint base = (first_k + row_of_split) * row_words; // body.rs:149
                const uint t3 = weight[base + next_1]; // body.rs:154
                const uint t4 = funnel_shr_u32(t3, weight[base + word_1], shift); // body.rs:100
                const uint t5 = dot4_u8_u32((funnel_shr_u32(shr_u32(t3, shift), t4, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t6 = float(t5) - 510.0f;
                const float t7 = float(dot4_u8_u32(((t4 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t8 = float(dot4_u8_u32(((t4 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t9 = float(dot4_u8_u32(((t4 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t10 = float(dot4_u8_u32(((t4 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t11 = float(dot4_u8_u32(((t4 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t12 = float(dot4_u8_u32(((t4 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t13 = float(dot4_u8_u32((t4 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:163
                const float t14 = t6 * value; // body.rs:166
                sums_0_0 = sums_0_0 + t14;
                const float t15 = t7 * value;
                sums_0_1 = sums_0_1 + t15;
                const float t16 = t8 * value;
                sums_0_2 = sums_0_2 + t16;
                const float t17 = t9 * value;
                sums_0_3 = sums_0_3 + t17;
                const float t18 = t10 * value;
                sums_0_4 = sums_0_4 + t18;
                const float t19 = t11 * value;
                sums_0_5 = sums_0_5 + t19;
                const float t20 = t12 * value;
                sums_0_6 = sums_0_6 + t20;
                const float t21 = t13 * value;
                sums_0_7 = sums_0_7 + t21;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:163
                const float t22 = t6 * value_1; // body.rs:166
                sums_1_0 = sums_1_0 + t22;
                const float t23 = t7 * value_1;
                sums_1_1 = sums_1_1 + t23;
                const float t24 = t8 * value_1;
                sums_1_2 = sums_1_2 + t24;
                const float t25 = t9 * value_1;
                sums_1_3 = sums_1_3 + t25;
                const float t26 = t10 * value_1;
                sums_1_4 = sums_1_4 + t26;
                const float t27 = t11 * value_1;
                sums_1_5 = sums_1_5 + t27;
                const float t28 = t12 * value_1;
                sums_1_6 = sums_1_6 + t28;
                const float t29 = t13 * value_1;
                sums_1_7 = sums_1_7 + t29;
            }
            for (uint row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:148
                const uint base = (first_k + row_of_split) * row_words; // body.rs:149
                const uint t30 = weight[base + next_1]; // body.rs:154
                const uint t31 = funnel_shr_u32(t30, weight[base + word_1], shift); // body.rs:100
                const uint t32 = dot4_u8_u32((funnel_shr_u32(shr_u32(t30, shift), t31, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t33 = float(t32) - 510.0f;
                const float t34 = float(dot4_u8_u32(((t31 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t35 = float(dot4_u8_u32(((t31 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t36 = float(dot4_u8_u32(((t31 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t37 = float(dot4_u8_u32(((t31 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t38 = float(dot4_u8_u32(((t31 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t39 = float(dot4_u8_u32(((t31 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t40 = float(dot4_u8_u32((t31 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:163
                const float t41 = t33 * value; // body.rs:166
                sums_0_0 = sums_0_0 + t41;
                const float t42 = t34 * value;
                sums_0_1 = sums_0_1 + t42;
                const float t43 = t35 * value;
                sums_0_2 = sums_0_2 + t43;
                const float t44 = t36 * value;
                sums_0_3 = sums_0_3 + t44;
                const float t45 = t37 * value;
                sums_0_4 = sums_0_4 + t45;
                const float t46 = t38 * value;
                sums_0_5 = sums_0_5 + t46;
                const float t47 = t39 * value;
                sums_0_6 = sums_0_6 + t47;
                const float t48 = t40 * value;
                sums_0_7 = sums_0_7 + t48;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:163
                const float t49 = t33 * value_1; // body.rs:166
                sums_1_0 = sums_1_0 + t49;
                const float t50 = t34 * value_1;
                sums_1_1 = sums_1_1 + t50;
                const float t51 = t35 * value_1;
                sums_1_2 = sums_1_2 + t51;
                const float t52 = t36 * value_1;
                sums_1_3 = sums_1_3 + t52;
                const float t53 = t37 * value_1;
                sums_1_4 = sums_1_4 + t53;
                const float t54 = t38 * value_1;
                sums_1_5 = sums_1_5 + t54;
                const float t55 = t39 * value_1;
                sums_1_6 = sums_1_6 + t55;
                const float t56 = t40 * value_1;
                sums_1_7 = sums_1_7 + t56;
            }
        }
        totals_0_0 = totals_0_0 + sums_0_0; // body.rs:177
        totals_0_1 = totals_0_1 + sums_0_1;
        totals_0_2 = totals_0_2 + sums_0_2;
        totals_0_3 = totals_0_3 + sums_0_3;
        totals_0_4 = totals_0_4 + sums_0_4;
        totals_0_5 = totals_0_5 + sums_0_5;
        totals_0_6 = totals_0_6 + sums_0_6;
        totals_0_7 = totals_0_7 + sums_0_7;
        totals_1_0 = totals_1_0 + sums_1_0;
        totals_1_1 = totals_1_1 + sums_1_1;
        totals_1_2 = totals_1_2 + sums_1_2;
        totals_1_3 = totals_1_3 + sums_1_3;
        totals_1_4 = totals_1_4 + sums_1_4;
        totals_1_5 = totals_1_5 + sums_1_5;
        totals_1_6 = totals_1_6 + sums_1_6;
        totals_1_7 = totals_1_7 + sums_1_7;
    }
    if (column < imm.n) { // body.rs:181
        if (first_m < imm.m) { // body.rs:184
            ((device float4*)partials)[((first_m * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column) >> 2u] = float4(totals_0_0, totals_0_1, totals_0_2, totals_0_3); // body.rs:216
            const uint column_1 = column + 4u; // body.rs:187
            ((device float4*)partials)[((first_m * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column_1) >> 2u] = float4(totals_0_4, totals_0_5, totals_0_6, totals_0_7); // body.rs:216
        }
        if (first_m + 1u < imm.m) { // body.rs:184
            const uint row = first_m + 1u; // body.rs:187
            ((device float4*)partials)[((row * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column) >> 2u] = float4(totals_1_0, totals_1_1, totals_1_2, totals_1_3); // body.rs:216
            const uint row_1 = first_m + 1u; // body.rs:187
            const uint column_1 = column + 4u;
            ((device float4*)partials)[((row_1 * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column_1) >> 2u] = float4(totals_1_4, totals_1_5, totals_1_6, totals_1_7); // body.rs:216
        }
    }
}
