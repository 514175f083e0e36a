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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void trellis_scatter__bf16_t3_bf16__direct_x8x8_residual_interleaved(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device const ushort* residual [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float staged[1024];
    const uint k = imm.k; // body.rs:117
    const uint id_y = workgroup_id.y; // body.rs:118
    const uint split = 0u; // body.rs:121
    const uint first_m = id_y * 8u; // body.rs:124
    const uint column = global_invocation_id.x * 8u; // body.rs:125
    const uint block = column / 256u; // body.rs:72
    const uint bit = (248u - column % 256u) * 3u; // body.rs:73
    const uint word = bit / 32u; // body.rs:74
    const uint next = ((word == 23u) ? 0u : word + 1u); // body.rs:75
    const uint start = (block / 2u * k * 2u + block % 2u) * 24u; // body.rs:83
    const uint word_1 = start + word; // body.rs:84
    const uint next_1 = start + next;
    const uint row_words = 48u;
    const uint shift = bit % 32u;
    float totals_0_0 = 0.0f; // body.rs:129
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
    float totals_2_0 = 0.0f;
    float totals_2_1 = 0.0f;
    float totals_2_2 = 0.0f;
    float totals_2_3 = 0.0f;
    float totals_2_4 = 0.0f;
    float totals_2_5 = 0.0f;
    float totals_2_6 = 0.0f;
    float totals_2_7 = 0.0f;
    float totals_3_0 = 0.0f;
    float totals_3_1 = 0.0f;
    float totals_3_2 = 0.0f;
    float totals_3_3 = 0.0f;
    float totals_3_4 = 0.0f;
    float totals_3_5 = 0.0f;
    float totals_3_6 = 0.0f;
    float totals_3_7 = 0.0f;
    float totals_4_0 = 0.0f;
    float totals_4_1 = 0.0f;
    float totals_4_2 = 0.0f;
    float totals_4_3 = 0.0f;
    float totals_4_4 = 0.0f;
    float totals_4_5 = 0.0f;
    float totals_4_6 = 0.0f;
    float totals_4_7 = 0.0f;
    float totals_5_0 = 0.0f;
    float totals_5_1 = 0.0f;
    float totals_5_2 = 0.0f;
    float totals_5_3 = 0.0f;
    float totals_5_4 = 0.0f;
    float totals_5_5 = 0.0f;
    float totals_5_6 = 0.0f;
    float totals_5_7 = 0.0f;
    float totals_6_0 = 0.0f;
    float totals_6_1 = 0.0f;
    float totals_6_2 = 0.0f;
    float totals_6_3 = 0.0f;
    float totals_6_4 = 0.0f;
    float totals_6_5 = 0.0f;
    float totals_6_6 = 0.0f;
    float totals_6_7 = 0.0f;
    float totals_7_0 = 0.0f;
    float totals_7_1 = 0.0f;
    float totals_7_2 = 0.0f;
    float totals_7_3 = 0.0f;
    float totals_7_4 = 0.0f;
    float totals_7_5 = 0.0f;
    float totals_7_6 = 0.0f;
    float totals_7_7 = 0.0f;
    const uint t0 = (k + 127u) / 128u; // body.rs:135
    for (uint split_1 = split; split_1 < t0; split_1 += 1u) {
        const uint first_k = split_1 * 128u; // body.rs:136
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:54
        const uint place_k = first_k + local_invocation_index; // body.rs:55
        if (place_k < imm.k) { // body.rs:56
            const float factor = decode_f16(scales[place_k]) * 0.0067658755f; // trellis.rs:77
            const float value = decode_bf16(x[min_u32(first_m, imm.m - 1u) * imm.k + place_k]); // body.rs:60
            const float t1 = value * factor; // body.rs:61
            const uint bits = as_type<uint>(t1); // bits.rs:31
            staged[local_invocation_index] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:61
            const float value_1 = decode_bf16(x[min_u32(first_m + 1u, imm.m - 1u) * imm.k + place_k]); // body.rs:60
            const float t2 = value_1 * factor; // body.rs:61
            const uint bits_1 = as_type<uint>(t2); // bits.rs:31
            staged[local_invocation_index + 128u] = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:61
            const float value_2 = decode_bf16(x[min_u32(first_m + 2u, imm.m - 1u) * imm.k + place_k]); // body.rs:60
            const float t3 = value_2 * factor; // body.rs:61
            const uint bits_2 = as_type<uint>(t3); // bits.rs:31
            staged[local_invocation_index + 256u] = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:61
            const float value_3 = decode_bf16(x[min_u32(first_m + 3u, imm.m - 1u) * imm.k + place_k]); // body.rs:60
            const float t4 = value_3 * factor; // body.rs:61
            const uint bits_3 = as_type<uint>(t4); // bits.rs:31
            staged[local_invocation_index + 384u] = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:61
            const float value_4 = decode_bf16(x[min_u32(first_m + 4u, imm.m - 1u) * imm.k + place_k]); // body.rs:60
            const float t5 = value_4 * factor; // body.rs:61
            const uint bits_4 = as_type<uint>(t5); // bits.rs:31
            staged[local_invocation_index + 512u] = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:61
            const float value_5 = decode_bf16(x[min_u32(first_m + 5u, imm.m - 1u) * imm.k + place_k]); // body.rs:60
            const float t6 = value_5 * factor; // body.rs:61
            const uint bits_5 = as_type<uint>(t6); // bits.rs:31
            staged[local_invocation_index + 640u] = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:61
            const float value_6 = decode_bf16(x[min_u32(first_m + 6u, imm.m - 1u) * imm.k + place_k]); // body.rs:60
            const float t7 = value_6 * factor; // body.rs:61
            const uint bits_6 = as_type<uint>(t7); // bits.rs:31
            staged[local_invocation_index + 768u] = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:61
            const float value_7 = decode_bf16(x[min_u32(first_m + 7u, imm.m - 1u) * imm.k + place_k]); // body.rs:60
            const float t8 = value_7 * factor; // body.rs:61
            const uint bits_7 = as_type<uint>(t8); // bits.rs:31
            staged[local_invocation_index + 896u] = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:61
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:64
        float sums_0_0 = 0.0f; // body.rs:138
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
        float sums_2_0 = 0.0f;
        float sums_2_1 = 0.0f;
        float sums_2_2 = 0.0f;
        float sums_2_3 = 0.0f;
        float sums_2_4 = 0.0f;
        float sums_2_5 = 0.0f;
        float sums_2_6 = 0.0f;
        float sums_2_7 = 0.0f;
        float sums_3_0 = 0.0f;
        float sums_3_1 = 0.0f;
        float sums_3_2 = 0.0f;
        float sums_3_3 = 0.0f;
        float sums_3_4 = 0.0f;
        float sums_3_5 = 0.0f;
        float sums_3_6 = 0.0f;
        float sums_3_7 = 0.0f;
        float sums_4_0 = 0.0f;
        float sums_4_1 = 0.0f;
        float sums_4_2 = 0.0f;
        float sums_4_3 = 0.0f;
        float sums_4_4 = 0.0f;
        float sums_4_5 = 0.0f;
        float sums_4_6 = 0.0f;
        float sums_4_7 = 0.0f;
        float sums_5_0 = 0.0f;
        float sums_5_1 = 0.0f;
        float sums_5_2 = 0.0f;
        float sums_5_3 = 0.0f;
        float sums_5_4 = 0.0f;
        float sums_5_5 = 0.0f;
        float sums_5_6 = 0.0f;
        float sums_5_7 = 0.0f;
        float sums_6_0 = 0.0f;
        float sums_6_1 = 0.0f;
        float sums_6_2 = 0.0f;
        float sums_6_3 = 0.0f;
        float sums_6_4 = 0.0f;
        float sums_6_5 = 0.0f;
        float sums_6_6 = 0.0f;
        float sums_6_7 = 0.0f;
        float sums_7_0 = 0.0f;
        float sums_7_1 = 0.0f;
        float sums_7_2 = 0.0f;
        float sums_7_3 = 0.0f;
        float sums_7_4 = 0.0f;
        float sums_7_5 = 0.0f;
        float sums_7_6 = 0.0f;
        float sums_7_7 = 0.0f;
        if (column < imm.n) { // body.rs:139
            const uint n_here = min_u32(k - first_k, 128u); // body.rs:140
            const uint in_runs = n_here & 4294967292u; // body.rs:141
            for (uint row_of_split = 0u; row_of_split < in_runs; row_of_split += 4u) { // body.rs:146
                const uint base = (first_k + row_of_split) * row_words; // body.rs:147
                const uint t9 = weight[base + next_1]; // body.rs:152
                const uint t10 = base + 48u; // body.rs:151
                const uint t11 = weight[t10 + next_1]; // body.rs:152
                const uint t12 = base + 96u; // body.rs:151
                const uint t13 = weight[t12 + next_1]; // body.rs:152
                const uint t14 = base + 144u; // body.rs:151
                const uint t15 = weight[t14 + next_1]; // body.rs:152
                const uint t16 = funnel_shr_u32(t9, weight[base + word_1], shift); // body.rs:98
                const uint t17 = dot4_u8_u32((funnel_shr_u32(shr_u32(t9, shift), t16, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t18 = float(t17) - 510.0f;
                const float t19 = float(dot4_u8_u32(((t16 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t20 = float(dot4_u8_u32(((t16 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t21 = float(dot4_u8_u32(((t16 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t22 = float(dot4_u8_u32(((t16 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t23 = float(dot4_u8_u32(((t16 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t24 = float(dot4_u8_u32(((t16 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t25 = float(dot4_u8_u32((t16 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:161
                const float t26 = t18 * value; // body.rs:164
                sums_0_0 = sums_0_0 + t26;
                const float t27 = t19 * value;
                sums_0_1 = sums_0_1 + t27;
                const float t28 = t20 * value;
                sums_0_2 = sums_0_2 + t28;
                const float t29 = t21 * value;
                sums_0_3 = sums_0_3 + t29;
                const float t30 = t22 * value;
                sums_0_4 = sums_0_4 + t30;
                const float t31 = t23 * value;
                sums_0_5 = sums_0_5 + t31;
                const float t32 = t24 * value;
                sums_0_6 = sums_0_6 + t32;
                const float t33 = t25 * value;
                sums_0_7 = sums_0_7 + t33;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:161
                const float t34 = t18 * value_1; // body.rs:164
                sums_1_0 = sums_1_0 + t34;
                const float t35 = t19 * value_1;
                sums_1_1 = sums_1_1 + t35;
                const float t36 = t20 * value_1;
                sums_1_2 = sums_1_2 + t36;
                const float t37 = t21 * value_1;
                sums_1_3 = sums_1_3 + t37;
                const float t38 = t22 * value_1;
                sums_1_4 = sums_1_4 + t38;
                const float t39 = t23 * value_1;
                sums_1_5 = sums_1_5 + t39;
                const float t40 = t24 * value_1;
                sums_1_6 = sums_1_6 + t40;
                const float t41 = t25 * value_1;
                sums_1_7 = sums_1_7 + t41;
                const float value_2 = staged[row_of_split + 256u]; // body.rs:161
                const float t42 = t18 * value_2; // body.rs:164
                sums_2_0 = sums_2_0 + t42;
                const float t43 = t19 * value_2;
                sums_2_1 = sums_2_1 + t43;
                const float t44 = t20 * value_2;
                sums_2_2 = sums_2_2 + t44;
                const float t45 = t21 * value_2;
                sums_2_3 = sums_2_3 + t45;
                const float t46 = t22 * value_2;
                sums_2_4 = sums_2_4 + t46;
                const float t47 = t23 * value_2;
                sums_2_5 = sums_2_5 + t47;
                const float t48 = t24 * value_2;
                sums_2_6 = sums_2_6 + t48;
                const float t49 = t25 * value_2;
                sums_2_7 = sums_2_7 + t49;
                const float value_3 = staged[row_of_split + 384u]; // body.rs:161
                const float t50 = t18 * value_3; // body.rs:164
                sums_3_0 = sums_3_0 + t50;
                const float t51 = t19 * value_3;
                sums_3_1 = sums_3_1 + t51;
                const float t52 = t20 * value_3;
                sums_3_2 = sums_3_2 + t52;
                const float t53 = t21 * value_3;
                sums_3_3 = sums_3_3 + t53;
                const float t54 = t22 * value_3;
                sums_3_4 = sums_3_4 + t54;
                const float t55 = t23 * value_3;
                sums_3_5 = sums_3_5 + t55;
                const float t56 = t24 * value_3;
                sums_3_6 = sums_3_6 + t56;
                const float t57 = t25 * value_3;
                sums_3_7 = sums_3_7 + t57;
                const float value_4 = staged[row_of_split + 512u]; // body.rs:161
                const float t58 = t18 * value_4; // body.rs:164
                sums_4_0 = sums_4_0 + t58;
                const float t59 = t19 * value_4;
                sums_4_1 = sums_4_1 + t59;
                const float t60 = t20 * value_4;
                sums_4_2 = sums_4_2 + t60;
                const float t61 = t21 * value_4;
                sums_4_3 = sums_4_3 + t61;
                const float t62 = t22 * value_4;
                sums_4_4 = sums_4_4 + t62;
                const float t63 = t23 * value_4;
                sums_4_5 = sums_4_5 + t63;
                const float t64 = t24 * value_4;
                sums_4_6 = sums_4_6 + t64;
                const float t65 = t25 * value_4;
                sums_4_7 = sums_4_7 + t65;
                const float value_5 = staged[row_of_split + 640u]; // body.rs:161
                const float t66 = t18 * value_5; // body.rs:164
                sums_5_0 = sums_5_0 + t66;
                const float t67 = t19 * value_5;
                sums_5_1 = sums_5_1 + t67;
                const float t68 = t20 * value_5;
                sums_5_2 = sums_5_2 + t68;
                const float t69 = t21 * value_5;
                sums_5_3 = sums_5_3 + t69;
                const float t70 = t22 * value_5;
                sums_5_4 = sums_5_4 + t70;
                const float t71 = t23 * value_5;
                sums_5_5 = sums_5_5 + t71;
                const float t72 = t24 * value_5;
                sums_5_6 = sums_5_6 + t72;
                const float t73 = t25 * value_5;
                sums_5_7 = sums_5_7 + t73;
                const float value_6 = staged[row_of_split + 768u]; // body.rs:161
                const float t74 = t18 * value_6; // body.rs:164
                sums_6_0 = sums_6_0 + t74;
                const float t75 = t19 * value_6;
                sums_6_1 = sums_6_1 + t75;
                const float t76 = t20 * value_6;
                sums_6_2 = sums_6_2 + t76;
                const float t77 = t21 * value_6;
                sums_6_3 = sums_6_3 + t77;
                const float t78 = t22 * value_6;
                sums_6_4 = sums_6_4 + t78;
                const float t79 = t23 * value_6;
                sums_6_5 = sums_6_5 + t79;
                const float t80 = t24 * value_6;
                sums_6_6 = sums_6_6 + t80;
                const float t81 = t25 * value_6;
                sums_6_7 = sums_6_7 + t81;
                const float value_7 = staged[row_of_split + 896u]; // body.rs:161
                const float t82 = t18 * value_7; // body.rs:164
                sums_7_0 = sums_7_0 + t82;
                const float t83 = t19 * value_7;
                sums_7_1 = sums_7_1 + t83;
                const float t84 = t20 * value_7;
                sums_7_2 = sums_7_2 + t84;
                const float t85 = t21 * value_7;
                sums_7_3 = sums_7_3 + t85;
                const float t86 = t22 * value_7;
                sums_7_4 = sums_7_4 + t86;
                const float t87 = t23 * value_7;
                sums_7_5 = sums_7_5 + t87;
                const float t88 = t24 * value_7;
                sums_7_6 = sums_7_6 + t88;
                const float t89 = t25 * value_7;
                sums_7_7 = sums_7_7 + t89;
                const uint t90 = funnel_shr_u32(t11, weight[t10 + word_1], shift); // body.rs:98
                const uint t91 = dot4_u8_u32((funnel_shr_u32(shr_u32(t11, shift), t90, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t92 = float(t91) - 510.0f;
                const float t93 = float(dot4_u8_u32(((t90 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t94 = float(dot4_u8_u32(((t90 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t95 = float(dot4_u8_u32(((t90 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t96 = float(dot4_u8_u32(((t90 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t97 = float(dot4_u8_u32(((t90 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t98 = float(dot4_u8_u32(((t90 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t99 = float(dot4_u8_u32((t90 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_8 = staged[row_of_split + 1u]; // body.rs:161
                const float t100 = t92 * value_8; // body.rs:164
                sums_0_0 = sums_0_0 + t100;
                const float t101 = t93 * value_8;
                sums_0_1 = sums_0_1 + t101;
                const float t102 = t94 * value_8;
                sums_0_2 = sums_0_2 + t102;
                const float t103 = t95 * value_8;
                sums_0_3 = sums_0_3 + t103;
                const float t104 = t96 * value_8;
                sums_0_4 = sums_0_4 + t104;
                const float t105 = t97 * value_8;
                sums_0_5 = sums_0_5 + t105;
                const float t106 = t98 * value_8;
                sums_0_6 = sums_0_6 + t106;
                const float t107 = t99 * value_8;
                sums_0_7 = sums_0_7 + t107;
                const float value_9 = staged[row_of_split + 129u]; // body.rs:161
                const float t108 = t92 * value_9; // body.rs:164
                sums_1_0 = sums_1_0 + t108;
                const float t109 = t93 * value_9;
                sums_1_1 = sums_1_1 + t109;
                const float t110 = t94 * value_9;
                sums_1_2 = sums_1_2 + t110;
                const float t111 = t95 * value_9;
                sums_1_3 = sums_1_3 + t111;
                const float t112 = t96 * value_9;
                sums_1_4 = sums_1_4 + t112;
                const float t113 = t97 * value_9;
                sums_1_5 = sums_1_5 + t113;
                const float t114 = t98 * value_9;
                sums_1_6 = sums_1_6 + t114;
                const float t115 = t99 * value_9;
                sums_1_7 = sums_1_7 + t115;
                const float value_10 = staged[row_of_split + 257u]; // body.rs:161
                const float t116 = t92 * value_10; // body.rs:164
                sums_2_0 = sums_2_0 + t116;
                const float t117 = t93 * value_10;
                sums_2_1 = sums_2_1 + t117;
                const float t118 = t94 * value_10;
                sums_2_2 = sums_2_2 + t118;
                const float t119 = t95 * value_10;
                sums_2_3 = sums_2_3 + t119;
                const float t120 = t96 * value_10;
                sums_2_4 = sums_2_4 + t120;
                const float t121 = t97 * value_10;
                sums_2_5 = sums_2_5 + t121;
                const float t122 = t98 * value_10;
                sums_2_6 = sums_2_6 + t122;
                const float t123 = t99 * value_10;
                sums_2_7 = sums_2_7 + t123;
                const float value_11 = staged[row_of_split + 385u]; // body.rs:161
                const float t124 = t92 * value_11; // body.rs:164
                sums_3_0 = sums_3_0 + t124;
                const float t125 = t93 * value_11;
                sums_3_1 = sums_3_1 + t125;
                const float t126 = t94 * value_11;
                sums_3_2 = sums_3_2 + t126;
                const float t127 = t95 * value_11;
                sums_3_3 = sums_3_3 + t127;
                const float t128 = t96 * value_11;
                sums_3_4 = sums_3_4 + t128;
                const float t129 = t97 * value_11;
                sums_3_5 = sums_3_5 + t129;
                const float t130 = t98 * value_11;
                sums_3_6 = sums_3_6 + t130;
                const float t131 = t99 * value_11;
                sums_3_7 = sums_3_7 + t131;
                const float value_12 = staged[row_of_split + 513u]; // body.rs:161
                const float t132 = t92 * value_12; // body.rs:164
                sums_4_0 = sums_4_0 + t132;
                const float t133 = t93 * value_12;
                sums_4_1 = sums_4_1 + t133;
                const float t134 = t94 * value_12;
                sums_4_2 = sums_4_2 + t134;
                const float t135 = t95 * value_12;
                sums_4_3 = sums_4_3 + t135;
                const float t136 = t96 * value_12;
                sums_4_4 = sums_4_4 + t136;
                const float t137 = t97 * value_12;
                sums_4_5 = sums_4_5 + t137;
                const float t138 = t98 * value_12;
                sums_4_6 = sums_4_6 + t138;
                const float t139 = t99 * value_12;
                sums_4_7 = sums_4_7 + t139;
                const float value_13 = staged[row_of_split + 641u]; // body.rs:161
                const float t140 = t92 * value_13; // body.rs:164
                sums_5_0 = sums_5_0 + t140;
                const float t141 = t93 * value_13;
                sums_5_1 = sums_5_1 + t141;
                const float t142 = t94 * value_13;
                sums_5_2 = sums_5_2 + t142;
                const float t143 = t95 * value_13;
                sums_5_3 = sums_5_3 + t143;
                const float t144 = t96 * value_13;
                sums_5_4 = sums_5_4 + t144;
                const float t145 = t97 * value_13;
                sums_5_5 = sums_5_5 + t145;
                const float t146 = t98 * value_13;
                sums_5_6 = sums_5_6 + t146;
                const float t147 = t99 * value_13;
                sums_5_7 = sums_5_7 + t147;
                const float value_14 = staged[row_of_split + 769u]; // body.rs:161
                const float t148 = t92 * value_14; // body.rs:164
                sums_6_0 = sums_6_0 + t148;
                const float t149 = t93 * value_14;
                sums_6_1 = sums_6_1 + t149;
                const float t150 = t94 * value_14;
                sums_6_2 = sums_6_2 + t150;
                const float t151 = t95 * value_14;
                sums_6_3 = sums_6_3 + t151;
                const float t152 = t96 * value_14;
                sums_6_4 = sums_6_4 + t152;
                const float t153 = t97 * value_14;
                sums_6_5 = sums_6_5 + t153;
                const float t154 = t98 * value_14;
                sums_6_6 = sums_6_6 + t154;
                const float t155 = t99 * value_14;
                sums_6_7 = sums_6_7 + t155;
                const float value_15 = staged[row_of_split + 897u]; // body.rs:161
                const float t156 = t92 * value_15; // body.rs:164
                sums_7_0 = sums_7_0 + t156;
                const float t157 = t93 * value_15;
                sums_7_1 = sums_7_1 + t157;
                const float t158 = t94 * value_15;
                sums_7_2 = sums_7_2 + t158;
                const float t159 = t95 * value_15;
                sums_7_3 = sums_7_3 + t159;
                const float t160 = t96 * value_15;
                sums_7_4 = sums_7_4 + t160;
                const float t161 = t97 * value_15;
                sums_7_5 = sums_7_5 + t161;
                const float t162 = t98 * value_15;
                sums_7_6 = sums_7_6 + t162;
                const float t163 = t99 * value_15;
                sums_7_7 = sums_7_7 + t163;
                const uint t164 = funnel_shr_u32(t13, weight[t12 + word_1], shift); // body.rs:98
                const uint t165 = dot4_u8_u32((funnel_shr_u32(shr_u32(t13, shift), t164, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t166 = float(t165) - 510.0f;
                const float t167 = float(dot4_u8_u32(((t164 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t168 = float(dot4_u8_u32(((t164 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t169 = float(dot4_u8_u32(((t164 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t170 = float(dot4_u8_u32(((t164 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t171 = float(dot4_u8_u32(((t164 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t172 = float(dot4_u8_u32(((t164 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t173 = float(dot4_u8_u32((t164 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_16 = staged[row_of_split + 2u]; // body.rs:161
                const float t174 = t166 * value_16; // body.rs:164
                sums_0_0 = sums_0_0 + t174;
                const float t175 = t167 * value_16;
                sums_0_1 = sums_0_1 + t175;
                const float t176 = t168 * value_16;
                sums_0_2 = sums_0_2 + t176;
                const float t177 = t169 * value_16;
                sums_0_3 = sums_0_3 + t177;
                const float t178 = t170 * value_16;
                sums_0_4 = sums_0_4 + t178;
                const float t179 = t171 * value_16;
                sums_0_5 = sums_0_5 + t179;
                const float t180 = t172 * value_16;
                sums_0_6 = sums_0_6 + t180;
                const float t181 = t173 * value_16;
                sums_0_7 = sums_0_7 + t181;
                const float value_17 = staged[row_of_split + 130u]; // body.rs:161
                const float t182 = t166 * value_17; // body.rs:164
                sums_1_0 = sums_1_0 + t182;
                const float t183 = t167 * value_17;
                sums_1_1 = sums_1_1 + t183;
                const float t184 = t168 * value_17;
                sums_1_2 = sums_1_2 + t184;
                const float t185 = t169 * value_17;
                sums_1_3 = sums_1_3 + t185;
                const float t186 = t170 * value_17;
                sums_1_4 = sums_1_4 + t186;
                const float t187 = t171 * value_17;
                sums_1_5 = sums_1_5 + t187;
                const float t188 = t172 * value_17;
                sums_1_6 = sums_1_6 + t188;
                const float t189 = t173 * value_17;
                sums_1_7 = sums_1_7 + t189;
                const float value_18 = staged[row_of_split + 258u]; // body.rs:161
                const float t190 = t166 * value_18; // body.rs:164
                sums_2_0 = sums_2_0 + t190;
                const float t191 = t167 * value_18;
                sums_2_1 = sums_2_1 + t191;
                const float t192 = t168 * value_18;
                sums_2_2 = sums_2_2 + t192;
                const float t193 = t169 * value_18;
                sums_2_3 = sums_2_3 + t193;
                const float t194 = t170 * value_18;
                sums_2_4 = sums_2_4 + t194;
                const float t195 = t171 * value_18;
                sums_2_5 = sums_2_5 + t195;
                const float t196 = t172 * value_18;
                sums_2_6 = sums_2_6 + t196;
                const float t197 = t173 * value_18;
                sums_2_7 = sums_2_7 + t197;
                const float value_19 = staged[row_of_split + 386u]; // body.rs:161
                const float t198 = t166 * value_19; // body.rs:164
                sums_3_0 = sums_3_0 + t198;
                const float t199 = t167 * value_19;
                sums_3_1 = sums_3_1 + t199;
                const float t200 = t168 * value_19;
                sums_3_2 = sums_3_2 + t200;
                const float t201 = t169 * value_19;
                sums_3_3 = sums_3_3 + t201;
                const float t202 = t170 * value_19;
                sums_3_4 = sums_3_4 + t202;
                const float t203 = t171 * value_19;
                sums_3_5 = sums_3_5 + t203;
                const float t204 = t172 * value_19;
                sums_3_6 = sums_3_6 + t204;
                const float t205 = t173 * value_19;
                sums_3_7 = sums_3_7 + t205;
                const float value_20 = staged[row_of_split + 514u]; // body.rs:161
                const float t206 = t166 * value_20; // body.rs:164
                sums_4_0 = sums_4_0 + t206;
                const float t207 = t167 * value_20;
                sums_4_1 = sums_4_1 + t207;
                const float t208 = t168 * value_20;
                sums_4_2 = sums_4_2 + t208;
                const float t209 = t169 * value_20;
                sums_4_3 = sums_4_3 + t209;
                const float t210 = t170 * value_20;
                sums_4_4 = sums_4_4 + t210;
                const float t211 = t171 * value_20;
                sums_4_5 = sums_4_5 + t211;
                const float t212 = t172 * value_20;
                sums_4_6 = sums_4_6 + t212;
                const float t213 = t173 * value_20;
                sums_4_7 = sums_4_7 + t213;
                const float value_21 = staged[row_of_split + 642u]; // body.rs:161
                const float t214 = t166 * value_21; // body.rs:164
                sums_5_0 = sums_5_0 + t214;
                const float t215 = t167 * value_21;
                sums_5_1 = sums_5_1 + t215;
                const float t216 = t168 * value_21;
                sums_5_2 = sums_5_2 + t216;
                const float t217 = t169 * value_21;
                sums_5_3 = sums_5_3 + t217;
                const float t218 = t170 * value_21;
                sums_5_4 = sums_5_4 + t218;
                const float t219 = t171 * value_21;
                sums_5_5 = sums_5_5 + t219;
                const float t220 = t172 * value_21;
                sums_5_6 = sums_5_6 + t220;
                const float t221 = t173 * value_21;
                sums_5_7 = sums_5_7 + t221;
                const float value_22 = staged[row_of_split + 770u]; // body.rs:161
                const float t222 = t166 * value_22; // body.rs:164
                sums_6_0 = sums_6_0 + t222;
                const float t223 = t167 * value_22;
                sums_6_1 = sums_6_1 + t223;
                const float t224 = t168 * value_22;
                sums_6_2 = sums_6_2 + t224;
                const float t225 = t169 * value_22;
                sums_6_3 = sums_6_3 + t225;
                const float t226 = t170 * value_22;
                sums_6_4 = sums_6_4 + t226;
                const float t227 = t171 * value_22;
                sums_6_5 = sums_6_5 + t227;
                const float t228 = t172 * value_22;
                sums_6_6 = sums_6_6 + t228;
                const float t229 = t173 * value_22;
                sums_6_7 = sums_6_7 + t229;
                const float value_23 = staged[row_of_split + 898u]; // body.rs:161
                const float t230 = t166 * value_23; // body.rs:164
                sums_7_0 = sums_7_0 + t230;
                const float t231 = t167 * value_23;
                sums_7_1 = sums_7_1 + t231;
                const float t232 = t168 * value_23;
                sums_7_2 = sums_7_2 + t232;
                const float t233 = t169 * value_23;
                sums_7_3 = sums_7_3 + t233;
                const float t234 = t170 * value_23;
                sums_7_4 = sums_7_4 + t234;
                const float t235 = t171 * value_23;
                sums_7_5 = sums_7_5 + t235;
                const float t236 = t172 * value_23;
                sums_7_6 = sums_7_6 + t236;
                const float t237 = t173 * value_23;
                sums_7_7 = sums_7_7 + t237;
                const uint t238 = funnel_shr_u32(t15, weight[t14 + word_1], shift); // body.rs:98
                const uint t239 = dot4_u8_u32((funnel_shr_u32(shr_u32(t15, shift), t238, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t240 = float(t239) - 510.0f;
                const float t241 = float(dot4_u8_u32(((t238 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t242 = float(dot4_u8_u32(((t238 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t243 = float(dot4_u8_u32(((t238 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t244 = float(dot4_u8_u32(((t238 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t245 = float(dot4_u8_u32(((t238 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t246 = float(dot4_u8_u32(((t238 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t247 = float(dot4_u8_u32((t238 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_24 = staged[row_of_split + 3u]; // body.rs:161
                const float t248 = t240 * value_24; // body.rs:164
                sums_0_0 = sums_0_0 + t248;
                const float t249 = t241 * value_24;
                sums_0_1 = sums_0_1 + t249;
                const float t250 = t242 * value_24;
                sums_0_2 = sums_0_2 + t250;
                const float t251 = t243 * value_24;
                sums_0_3 = sums_0_3 + t251;
                const float t252 = t244 * value_24;
                sums_0_4 = sums_0_4 + t252;
                const float t253 = t245 * value_24;
                sums_0_5 = sums_0_5 + t253;
                const float t254 = t246 * value_24;
                sums_0_6 = sums_0_6 + t254;
                const float t255 = t247 * value_24;
                sums_0_7 = sums_0_7 + t255;
                const float value_25 = staged[row_of_split + 131u]; // body.rs:161
                const float t256 = t240 * value_25; // body.rs:164
                sums_1_0 = sums_1_0 + t256;
                const float t257 = t241 * value_25;
                sums_1_1 = sums_1_1 + t257;
                const float t258 = t242 * value_25;
                sums_1_2 = sums_1_2 + t258;
                const float t259 = t243 * value_25;
                sums_1_3 = sums_1_3 + t259;
                const float t260 = t244 * value_25;
                sums_1_4 = sums_1_4 + t260;
                const float t261 = t245 * value_25;
                sums_1_5 = sums_1_5 + t261;
                const float t262 = t246 * value_25;
                sums_1_6 = sums_1_6 + t262;
                const float t263 = t247 * value_25;
                sums_1_7 = sums_1_7 + t263;
                const float value_26 = staged[row_of_split + 259u]; // body.rs:161
                const float t264 = t240 * value_26; // body.rs:164
                sums_2_0 = sums_2_0 + t264;
                const float t265 = t241 * value_26;
                sums_2_1 = sums_2_1 + t265;
                const float t266 = t242 * value_26;
                sums_2_2 = sums_2_2 + t266;
                const float t267 = t243 * value_26;
                sums_2_3 = sums_2_3 + t267;
                const float t268 = t244 * value_26;
                sums_2_4 = sums_2_4 + t268;
                const float t269 = t245 * value_26;
                sums_2_5 = sums_2_5 + t269;
                const float t270 = t246 * value_26;
                sums_2_6 = sums_2_6 + t270;
                const float t271 = t247 * value_26;
                sums_2_7 = sums_2_7 + t271;
                const float value_27 = staged[row_of_split + 387u]; // body.rs:161
                const float t272 = t240 * value_27; // body.rs:164
                sums_3_0 = sums_3_0 + t272;
                const float t273 = t241 * value_27;
                sums_3_1 = sums_3_1 + t273;
                const float t274 = t242 * value_27;
                sums_3_2 = sums_3_2 + t274;
                const float t275 = t243 * value_27;
                sums_3_3 = sums_3_3 + t275;
                const float t276 = t244 * value_27;
                sums_3_4 = sums_3_4 + t276;
                const float t277 = t245 * value_27;
                sums_3_5 = sums_3_5 + t277;
                const float t278 = t246 * value_27;
                sums_3_6 = sums_3_6 + t278;
                const float t279 = t247 * value_27;
                sums_3_7 = sums_3_7 + t279;
                const float value_28 = staged[row_of_split + 515u]; // body.rs:161
                const float t280 = t240 * value_28; // body.rs:164
                sums_4_0 = sums_4_0 + t280;
                const float t281 = t241 * value_28;
                sums_4_1 = sums_4_1 + t281;
                const float t282 = t242 * value_28;
                sums_4_2 = sums_4_2 + t282;
                const float t283 = t243 * value_28;
                sums_4_3 = sums_4_3 + t283;
                const float t284 = t244 * value_28;
                sums_4_4 = sums_4_4 + t284;
                const float t285 = t245 * value_28;
                sums_4_5 = sums_4_5 + t285;
                const float t286 = t246 * value_28;
                sums_4_6 = sums_4_6 + t286;
                const float t287 = t247 * value_28;
                sums_4_7 = sums_4_7 + t287;
                const float value_29 = staged[row_of_split + 643u]; // body.rs:161
                const float t288 = t240 * value_29; // body.rs:164
                sums_5_0 = sums_5_0 + t288;
                const float t289 = t241 * value_29;
                sums_5_1 = sums_5_1 + t289;
                const float t290 = t242 * value_29;
                sums_5_2 = sums_5_2 + t290;
                const float t291 = t243 * value_29;
                sums_5_3 = sums_5_3 + t291;
                const float t292 = t244 * value_29;
                sums_5_4 = sums_5_4 + t292;
                const float t293 = t245 * value_29;
                sums_5_5 = sums_5_5 + t293;
                const float t294 = t246 * value_29;
                sums_5_6 = sums_5_6 + t294;
                const float t295 = t247 * value_29;
                sums_5_7 = sums_5_7 + t295;
                const float value_30 = staged[row_of_split + 771u]; // body.rs:161
                const float t296 = t240 * value_30; // body.rs:164
                sums_6_0 = sums_6_0 + t296;
                const float t297 = t241 * value_30;
                sums_6_1 = sums_6_1 + t297;
                const float t298 = t242 * value_30;
                sums_6_2 = sums_6_2 + t298;
                const float t299 = t243 * value_30;
                sums_6_3 = sums_6_3 + t299;
                const float t300 = t244 * value_30;
                sums_6_4 = sums_6_4 + t300;
                const float t301 = t245 * value_30;
                sums_6_5 = sums_6_5 + t301;
                const float t302 = t246 * value_30;
                sums_6_6 = sums_6_6 + t302;
                const float t303 = t247 * value_30;
                sums_6_7 = sums_6_7 + t303;
                const float value_31 = staged[row_of_split + 899u]; // body.rs:161
                const float t304 = t240 * value_31; // body.rs:164
                sums_7_0 = sums_7_0 + t304;
                const float t305 = t241 * value_31;
                sums_7_1 = sums_7_1 + t305;
                const float t306 = t242 * value_31;
                sums_7_2 = sums_7_2 + t306;
                const float t307 = t243 * value_31;
                sums_7_3 = sums_7_3 + t307;
                const float t308 = t244 * value_31;
                sums_7_4 = sums_7_4 + t308;
                const float t309 = t245 * value_31;
                sums_7_5 = sums_7_5 + t309;
                const float t310 = t246 * value_31;
                sums_7_6 = sums_7_6 + t310;
                const float t311 = t247 * value_31;
                sums_7_7 = sums_7_7 + t311;
            }
            for (uint row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:146
                const uint base = (first_k + row_of_split) * row_words; // body.rs:147
                const uint t312 = weight[base + next_1]; // body.rs:152
                const uint t313 = funnel_shr_u32(t312, weight[base + word_1], shift); // body.rs:98
                const uint t314 = dot4_u8_u32((funnel_shr_u32(shr_u32(t312, shift), t313, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t315 = float(t314) - 510.0f;
                const float t316 = float(dot4_u8_u32(((t313 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t317 = float(dot4_u8_u32(((t313 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t318 = float(dot4_u8_u32(((t313 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t319 = float(dot4_u8_u32(((t313 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t320 = float(dot4_u8_u32(((t313 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t321 = float(dot4_u8_u32(((t313 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t322 = float(dot4_u8_u32((t313 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:161
                const float t323 = t315 * value; // body.rs:164
                sums_0_0 = sums_0_0 + t323;
                const float t324 = t316 * value;
                sums_0_1 = sums_0_1 + t324;
                const float t325 = t317 * value;
                sums_0_2 = sums_0_2 + t325;
                const float t326 = t318 * value;
                sums_0_3 = sums_0_3 + t326;
                const float t327 = t319 * value;
                sums_0_4 = sums_0_4 + t327;
                const float t328 = t320 * value;
                sums_0_5 = sums_0_5 + t328;
                const float t329 = t321 * value;
                sums_0_6 = sums_0_6 + t329;
                const float t330 = t322 * value;
                sums_0_7 = sums_0_7 + t330;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:161
                const float t331 = t315 * value_1; // body.rs:164
                sums_1_0 = sums_1_0 + t331;
                const float t332 = t316 * value_1;
                sums_1_1 = sums_1_1 + t332;
                const float t333 = t317 * value_1;
                sums_1_2 = sums_1_2 + t333;
                const float t334 = t318 * value_1;
                sums_1_3 = sums_1_3 + t334;
                const float t335 = t319 * value_1;
                sums_1_4 = sums_1_4 + t335;
                const float t336 = t320 * value_1;
                sums_1_5 = sums_1_5 + t336;
                const float t337 = t321 * value_1;
                sums_1_6 = sums_1_6 + t337;
                const float t338 = t322 * value_1;
                sums_1_7 = sums_1_7 + t338;
                const float value_2 = staged[row_of_split + 256u]; // body.rs:161
                const float t339 = t315 * value_2; // body.rs:164
                sums_2_0 = sums_2_0 + t339;
                const float t340 = t316 * value_2;
                sums_2_1 = sums_2_1 + t340;
                const float t341 = t317 * value_2;
                sums_2_2 = sums_2_2 + t341;
                const float t342 = t318 * value_2;
                sums_2_3 = sums_2_3 + t342;
                const float t343 = t319 * value_2;
                sums_2_4 = sums_2_4 + t343;
                const float t344 = t320 * value_2;
                sums_2_5 = sums_2_5 + t344;
                const float t345 = t321 * value_2;
                sums_2_6 = sums_2_6 + t345;
                const float t346 = t322 * value_2;
                sums_2_7 = sums_2_7 + t346;
                const float value_3 = staged[row_of_split + 384u]; // body.rs:161
                const float t347 = t315 * value_3; // body.rs:164
                sums_3_0 = sums_3_0 + t347;
                const float t348 = t316 * value_3;
                sums_3_1 = sums_3_1 + t348;
                const float t349 = t317 * value_3;
                sums_3_2 = sums_3_2 + t349;
                const float t350 = t318 * value_3;
                sums_3_3 = sums_3_3 + t350;
                const float t351 = t319 * value_3;
                sums_3_4 = sums_3_4 + t351;
                const float t352 = t320 * value_3;
                sums_3_5 = sums_3_5 + t352;
                const float t353 = t321 * value_3;
                sums_3_6 = sums_3_6 + t353;
                const float t354 = t322 * value_3;
                sums_3_7 = sums_3_7 + t354;
                const float value_4 = staged[row_of_split + 512u]; // body.rs:161
                const float t355 = t315 * value_4; // body.rs:164
                sums_4_0 = sums_4_0 + t355;
                const float t356 = t316 * value_4;
                sums_4_1 = sums_4_1 + t356;
                const float t357 = t317 * value_4;
                sums_4_2 = sums_4_2 + t357;
                const float t358 = t318 * value_4;
                sums_4_3 = sums_4_3 + t358;
                const float t359 = t319 * value_4;
                sums_4_4 = sums_4_4 + t359;
                const float t360 = t320 * value_4;
                sums_4_5 = sums_4_5 + t360;
                const float t361 = t321 * value_4;
                sums_4_6 = sums_4_6 + t361;
                const float t362 = t322 * value_4;
                sums_4_7 = sums_4_7 + t362;
                const float value_5 = staged[row_of_split + 640u]; // body.rs:161
                const float t363 = t315 * value_5; // body.rs:164
                sums_5_0 = sums_5_0 + t363;
                const float t364 = t316 * value_5;
                sums_5_1 = sums_5_1 + t364;
                const float t365 = t317 * value_5;
                sums_5_2 = sums_5_2 + t365;
                const float t366 = t318 * value_5;
                sums_5_3 = sums_5_3 + t366;
                const float t367 = t319 * value_5;
                sums_5_4 = sums_5_4 + t367;
                const float t368 = t320 * value_5;
                sums_5_5 = sums_5_5 + t368;
                const float t369 = t321 * value_5;
                sums_5_6 = sums_5_6 + t369;
                const float t370 = t322 * value_5;
                sums_5_7 = sums_5_7 + t370;
                const float value_6 = staged[row_of_split + 768u]; // body.rs:161
                const float t371 = t315 * value_6; // body.rs:164
                sums_6_0 = sums_6_0 + t371;
                const float t372 = t316 * value_6;
                sums_6_1 = sums_6_1 + t372;
                const float t373 = t317 * value_6;
                sums_6_2 = sums_6_2 + t373;
                const float t374 = t318 * value_6;
                sums_6_3 = sums_6_3 + t374;
                const float t375 = t319 * value_6;
                sums_6_4 = sums_6_4 + t375;
                const float t376 = t320 * value_6;
                sums_6_5 = sums_6_5 + t376;
                const float t377 = t321 * value_6;
                sums_6_6 = sums_6_6 + t377;
                const float t378 = t322 * value_6;
                sums_6_7 = sums_6_7 + t378;
                const float value_7 = staged[row_of_split + 896u]; // body.rs:161
                const float t379 = t315 * value_7; // body.rs:164
                sums_7_0 = sums_7_0 + t379;
                const float t380 = t316 * value_7;
                sums_7_1 = sums_7_1 + t380;
                const float t381 = t317 * value_7;
                sums_7_2 = sums_7_2 + t381;
                const float t382 = t318 * value_7;
                sums_7_3 = sums_7_3 + t382;
                const float t383 = t319 * value_7;
                sums_7_4 = sums_7_4 + t383;
                const float t384 = t320 * value_7;
                sums_7_5 = sums_7_5 + t384;
                const float t385 = t321 * value_7;
                sums_7_6 = sums_7_6 + t385;
                const float t386 = t322 * value_7;
                sums_7_7 = sums_7_7 + t386;
            }
        }
        totals_0_0 = totals_0_0 + sums_0_0; // body.rs:175
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
        totals_2_0 = totals_2_0 + sums_2_0;
        totals_2_1 = totals_2_1 + sums_2_1;
        totals_2_2 = totals_2_2 + sums_2_2;
        totals_2_3 = totals_2_3 + sums_2_3;
        totals_2_4 = totals_2_4 + sums_2_4;
        totals_2_5 = totals_2_5 + sums_2_5;
        totals_2_6 = totals_2_6 + sums_2_6;
        totals_2_7 = totals_2_7 + sums_2_7;
        totals_3_0 = totals_3_0 + sums_3_0;
        totals_3_1 = totals_3_1 + sums_3_1;
        totals_3_2 = totals_3_2 + sums_3_2;
        totals_3_3 = totals_3_3 + sums_3_3;
        totals_3_4 = totals_3_4 + sums_3_4;
        totals_3_5 = totals_3_5 + sums_3_5;
        totals_3_6 = totals_3_6 + sums_3_6;
        totals_3_7 = totals_3_7 + sums_3_7;
        totals_4_0 = totals_4_0 + sums_4_0;
        totals_4_1 = totals_4_1 + sums_4_1;
        totals_4_2 = totals_4_2 + sums_4_2;
        totals_4_3 = totals_4_3 + sums_4_3;
        totals_4_4 = totals_4_4 + sums_4_4;
        totals_4_5 = totals_4_5 + sums_4_5;
        totals_4_6 = totals_4_6 + sums_4_6;
        totals_4_7 = totals_4_7 + sums_4_7;
        totals_5_0 = totals_5_0 + sums_5_0;
        totals_5_1 = totals_5_1 + sums_5_1;
        totals_5_2 = totals_5_2 + sums_5_2;
        totals_5_3 = totals_5_3 + sums_5_3;
        totals_5_4 = totals_5_4 + sums_5_4;
        totals_5_5 = totals_5_5 + sums_5_5;
        totals_5_6 = totals_5_6 + sums_5_6;
        totals_5_7 = totals_5_7 + sums_5_7;
        totals_6_0 = totals_6_0 + sums_6_0;
        totals_6_1 = totals_6_1 + sums_6_1;
        totals_6_2 = totals_6_2 + sums_6_2;
        totals_6_3 = totals_6_3 + sums_6_3;
        totals_6_4 = totals_6_4 + sums_6_4;
        totals_6_5 = totals_6_5 + sums_6_5;
        totals_6_6 = totals_6_6 + sums_6_6;
        totals_6_7 = totals_6_7 + sums_6_7;
        totals_7_0 = totals_7_0 + sums_7_0;
        totals_7_1 = totals_7_1 + sums_7_1;
        totals_7_2 = totals_7_2 + sums_7_2;
        totals_7_3 = totals_7_3 + sums_7_3;
        totals_7_4 = totals_7_4 + sums_7_4;
        totals_7_5 = totals_7_5 + sums_7_5;
        totals_7_6 = totals_7_6 + sums_7_6;
        totals_7_7 = totals_7_7 + sums_7_7;
    }
    if (column < imm.n) { // body.rs:179
        if (first_m < imm.m) { // body.rs:182
            const uint2 t387 = ((device const uint2*)residual)[((first_m * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            float values_0 = 0.0f; // body.rs:218
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            const float t388 = decode_bf16(t387.x) + decode_bf16(encode_bf16(totals_0_0)); // body.rs:221
            const uint bits = as_type<uint>(t388); // bits.rs:31
            values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:221
            const float t389 = decode_bf16(t387.x >> 16u) + decode_bf16(encode_bf16(totals_0_1));
            const uint bits_1 = as_type<uint>(t389); // bits.rs:31
            values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:221
            const float t390 = decode_bf16(t387.y) + decode_bf16(encode_bf16(totals_0_2));
            const uint bits_2 = as_type<uint>(t390); // bits.rs:31
            values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:221
            const float t391 = decode_bf16(t387.y >> 16u) + decode_bf16(encode_bf16(totals_0_3));
            const uint bits_3 = as_type<uint>(t391); // bits.rs:31
            values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:221
            const uint2 t392 = uint2(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            ((device uint2*)y)[((first_m * imm.n + column) >> 1u) >> 1u] = t392;
            const uint column_1 = column + 4u; // body.rs:185
            const uint2 t393 = ((device const uint2*)residual)[((first_m * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            float values_0_1 = 0.0f; // body.rs:218
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            const float t394 = decode_bf16(t393.x) + decode_bf16(encode_bf16(totals_0_4)); // body.rs:221
            const uint bits_4 = as_type<uint>(t394); // bits.rs:31
            values_0_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:221
            const float t395 = decode_bf16(t393.x >> 16u) + decode_bf16(encode_bf16(totals_0_5));
            const uint bits_5 = as_type<uint>(t395); // bits.rs:31
            values_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:221
            const float t396 = decode_bf16(t393.y) + decode_bf16(encode_bf16(totals_0_6));
            const uint bits_6 = as_type<uint>(t396); // bits.rs:31
            values_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:221
            const float t397 = decode_bf16(t393.y >> 16u) + decode_bf16(encode_bf16(totals_0_7));
            const uint bits_7 = as_type<uint>(t397); // bits.rs:31
            values_3_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:221
            const uint2 t398 = uint2(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            ((device uint2*)y)[((first_m * imm.n + column_1) >> 1u) >> 1u] = t398;
        }
        if (first_m + 1u < imm.m) { // body.rs:182
            const uint row = first_m + 1u; // body.rs:185
            const uint2 t399 = ((device const uint2*)residual)[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            float values_0 = 0.0f; // body.rs:218
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            const float t400 = decode_bf16(t399.x) + decode_bf16(encode_bf16(totals_1_0)); // body.rs:221
            const uint bits = as_type<uint>(t400); // bits.rs:31
            values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:221
            const float t401 = decode_bf16(t399.x >> 16u) + decode_bf16(encode_bf16(totals_1_1));
            const uint bits_1 = as_type<uint>(t401); // bits.rs:31
            values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:221
            const float t402 = decode_bf16(t399.y) + decode_bf16(encode_bf16(totals_1_2));
            const uint bits_2 = as_type<uint>(t402); // bits.rs:31
            values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:221
            const float t403 = decode_bf16(t399.y >> 16u) + decode_bf16(encode_bf16(totals_1_3));
            const uint bits_3 = as_type<uint>(t403); // bits.rs:31
            values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:221
            const uint2 t404 = uint2(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t404;
            const uint row_1 = first_m + 1u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t405 = ((device const uint2*)residual)[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            float values_0_1 = 0.0f; // body.rs:218
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            const float t406 = decode_bf16(t405.x) + decode_bf16(encode_bf16(totals_1_4)); // body.rs:221
            const uint bits_4 = as_type<uint>(t406); // bits.rs:31
            values_0_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:221
            const float t407 = decode_bf16(t405.x >> 16u) + decode_bf16(encode_bf16(totals_1_5));
            const uint bits_5 = as_type<uint>(t407); // bits.rs:31
            values_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:221
            const float t408 = decode_bf16(t405.y) + decode_bf16(encode_bf16(totals_1_6));
            const uint bits_6 = as_type<uint>(t408); // bits.rs:31
            values_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:221
            const float t409 = decode_bf16(t405.y >> 16u) + decode_bf16(encode_bf16(totals_1_7));
            const uint bits_7 = as_type<uint>(t409); // bits.rs:31
            values_3_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:221
            const uint2 t410 = uint2(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t410;
        }
        if (first_m + 2u < imm.m) { // body.rs:182
            const uint row = first_m + 2u; // body.rs:185
            const uint2 t411 = ((device const uint2*)residual)[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            float values_0 = 0.0f; // body.rs:218
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            const float t412 = decode_bf16(t411.x) + decode_bf16(encode_bf16(totals_2_0)); // body.rs:221
            const uint bits = as_type<uint>(t412); // bits.rs:31
            values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:221
            const float t413 = decode_bf16(t411.x >> 16u) + decode_bf16(encode_bf16(totals_2_1));
            const uint bits_1 = as_type<uint>(t413); // bits.rs:31
            values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:221
            const float t414 = decode_bf16(t411.y) + decode_bf16(encode_bf16(totals_2_2));
            const uint bits_2 = as_type<uint>(t414); // bits.rs:31
            values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:221
            const float t415 = decode_bf16(t411.y >> 16u) + decode_bf16(encode_bf16(totals_2_3));
            const uint bits_3 = as_type<uint>(t415); // bits.rs:31
            values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:221
            const uint2 t416 = uint2(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t416;
            const uint row_1 = first_m + 2u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t417 = ((device const uint2*)residual)[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            float values_0_1 = 0.0f; // body.rs:218
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            const float t418 = decode_bf16(t417.x) + decode_bf16(encode_bf16(totals_2_4)); // body.rs:221
            const uint bits_4 = as_type<uint>(t418); // bits.rs:31
            values_0_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:221
            const float t419 = decode_bf16(t417.x >> 16u) + decode_bf16(encode_bf16(totals_2_5));
            const uint bits_5 = as_type<uint>(t419); // bits.rs:31
            values_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:221
            const float t420 = decode_bf16(t417.y) + decode_bf16(encode_bf16(totals_2_6));
            const uint bits_6 = as_type<uint>(t420); // bits.rs:31
            values_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:221
            const float t421 = decode_bf16(t417.y >> 16u) + decode_bf16(encode_bf16(totals_2_7));
            const uint bits_7 = as_type<uint>(t421); // bits.rs:31
            values_3_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:221
            const uint2 t422 = uint2(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t422;
        }
        if (first_m + 3u < imm.m) { // body.rs:182
            const uint row = first_m + 3u; // body.rs:185
            const uint2 t423 = ((device const uint2*)residual)[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            float values_0 = 0.0f; // body.rs:218
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            const float t424 = decode_bf16(t423.x) + decode_bf16(encode_bf16(totals_3_0)); // body.rs:221
            const uint bits = as_type<uint>(t424); // bits.rs:31
            values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:221
            const float t425 = decode_bf16(t423.x >> 16u) + decode_bf16(encode_bf16(totals_3_1));
            const uint bits_1 = as_type<uint>(t425); // bits.rs:31
            values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:221
            const float t426 = decode_bf16(t423.y) + decode_bf16(encode_bf16(totals_3_2));
            const uint bits_2 = as_type<uint>(t426); // bits.rs:31
            values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:221
            const float t427 = decode_bf16(t423.y >> 16u) + decode_bf16(encode_bf16(totals_3_3));
            const uint bits_3 = as_type<uint>(t427); // bits.rs:31
            values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:221
            const uint2 t428 = uint2(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t428;
            const uint row_1 = first_m + 3u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t429 = ((device const uint2*)residual)[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            float values_0_1 = 0.0f; // body.rs:218
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            const float t430 = decode_bf16(t429.x) + decode_bf16(encode_bf16(totals_3_4)); // body.rs:221
            const uint bits_4 = as_type<uint>(t430); // bits.rs:31
            values_0_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:221
            const float t431 = decode_bf16(t429.x >> 16u) + decode_bf16(encode_bf16(totals_3_5));
            const uint bits_5 = as_type<uint>(t431); // bits.rs:31
            values_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:221
            const float t432 = decode_bf16(t429.y) + decode_bf16(encode_bf16(totals_3_6));
            const uint bits_6 = as_type<uint>(t432); // bits.rs:31
            values_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:221
            const float t433 = decode_bf16(t429.y >> 16u) + decode_bf16(encode_bf16(totals_3_7));
            const uint bits_7 = as_type<uint>(t433); // bits.rs:31
            values_3_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:221
            const uint2 t434 = uint2(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t434;
        }
        if (first_m + 4u < imm.m) { // body.rs:182
            const uint row = first_m + 4u; // body.rs:185
            const uint2 t435 = ((device const uint2*)residual)[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            float values_0 = 0.0f; // body.rs:218
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            const float t436 = decode_bf16(t435.x) + decode_bf16(encode_bf16(totals_4_0)); // body.rs:221
            const uint bits = as_type<uint>(t436); // bits.rs:31
            values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:221
            const float t437 = decode_bf16(t435.x >> 16u) + decode_bf16(encode_bf16(totals_4_1));
            const uint bits_1 = as_type<uint>(t437); // bits.rs:31
            values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:221
            const float t438 = decode_bf16(t435.y) + decode_bf16(encode_bf16(totals_4_2));
            const uint bits_2 = as_type<uint>(t438); // bits.rs:31
            values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:221
            const float t439 = decode_bf16(t435.y >> 16u) + decode_bf16(encode_bf16(totals_4_3));
            const uint bits_3 = as_type<uint>(t439); // bits.rs:31
            values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:221
            const uint2 t440 = uint2(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t440;
            const uint row_1 = first_m + 4u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t441 = ((device const uint2*)residual)[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            float values_0_1 = 0.0f; // body.rs:218
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            const float t442 = decode_bf16(t441.x) + decode_bf16(encode_bf16(totals_4_4)); // body.rs:221
            const uint bits_4 = as_type<uint>(t442); // bits.rs:31
            values_0_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:221
            const float t443 = decode_bf16(t441.x >> 16u) + decode_bf16(encode_bf16(totals_4_5));
            const uint bits_5 = as_type<uint>(t443); // bits.rs:31
            values_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:221
            const float t444 = decode_bf16(t441.y) + decode_bf16(encode_bf16(totals_4_6));
            const uint bits_6 = as_type<uint>(t444); // bits.rs:31
            values_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:221
            const float t445 = decode_bf16(t441.y >> 16u) + decode_bf16(encode_bf16(totals_4_7));
            const uint bits_7 = as_type<uint>(t445); // bits.rs:31
            values_3_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:221
            const uint2 t446 = uint2(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t446;
        }
        if (first_m + 5u < imm.m) { // body.rs:182
            const uint row = first_m + 5u; // body.rs:185
            const uint2 t447 = ((device const uint2*)residual)[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            float values_0 = 0.0f; // body.rs:218
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            const float t448 = decode_bf16(t447.x) + decode_bf16(encode_bf16(totals_5_0)); // body.rs:221
            const uint bits = as_type<uint>(t448); // bits.rs:31
            values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:221
            const float t449 = decode_bf16(t447.x >> 16u) + decode_bf16(encode_bf16(totals_5_1));
            const uint bits_1 = as_type<uint>(t449); // bits.rs:31
            values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:221
            const float t450 = decode_bf16(t447.y) + decode_bf16(encode_bf16(totals_5_2));
            const uint bits_2 = as_type<uint>(t450); // bits.rs:31
            values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:221
            const float t451 = decode_bf16(t447.y >> 16u) + decode_bf16(encode_bf16(totals_5_3));
            const uint bits_3 = as_type<uint>(t451); // bits.rs:31
            values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:221
            const uint2 t452 = uint2(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t452;
            const uint row_1 = first_m + 5u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t453 = ((device const uint2*)residual)[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            float values_0_1 = 0.0f; // body.rs:218
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            const float t454 = decode_bf16(t453.x) + decode_bf16(encode_bf16(totals_5_4)); // body.rs:221
            const uint bits_4 = as_type<uint>(t454); // bits.rs:31
            values_0_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:221
            const float t455 = decode_bf16(t453.x >> 16u) + decode_bf16(encode_bf16(totals_5_5));
            const uint bits_5 = as_type<uint>(t455); // bits.rs:31
            values_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:221
            const float t456 = decode_bf16(t453.y) + decode_bf16(encode_bf16(totals_5_6));
            const uint bits_6 = as_type<uint>(t456); // bits.rs:31
            values_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:221
            const float t457 = decode_bf16(t453.y >> 16u) + decode_bf16(encode_bf16(totals_5_7));
            const uint bits_7 = as_type<uint>(t457); // bits.rs:31
            values_3_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:221
            const uint2 t458 = uint2(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t458;
        }
        if (first_m + 6u < imm.m) { // body.rs:182
            const uint row = first_m + 6u; // body.rs:185
            const uint2 t459 = ((device const uint2*)residual)[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            float values_0 = 0.0f; // body.rs:218
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            const float t460 = decode_bf16(t459.x) + decode_bf16(encode_bf16(totals_6_0)); // body.rs:221
            const uint bits = as_type<uint>(t460); // bits.rs:31
            values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:221
            const float t461 = decode_bf16(t459.x >> 16u) + decode_bf16(encode_bf16(totals_6_1));
            const uint bits_1 = as_type<uint>(t461); // bits.rs:31
            values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:221
            const float t462 = decode_bf16(t459.y) + decode_bf16(encode_bf16(totals_6_2));
            const uint bits_2 = as_type<uint>(t462); // bits.rs:31
            values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:221
            const float t463 = decode_bf16(t459.y >> 16u) + decode_bf16(encode_bf16(totals_6_3));
            const uint bits_3 = as_type<uint>(t463); // bits.rs:31
            values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:221
            const uint2 t464 = uint2(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t464;
            const uint row_1 = first_m + 6u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t465 = ((device const uint2*)residual)[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            float values_0_1 = 0.0f; // body.rs:218
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            const float t466 = decode_bf16(t465.x) + decode_bf16(encode_bf16(totals_6_4)); // body.rs:221
            const uint bits_4 = as_type<uint>(t466); // bits.rs:31
            values_0_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:221
            const float t467 = decode_bf16(t465.x >> 16u) + decode_bf16(encode_bf16(totals_6_5));
            const uint bits_5 = as_type<uint>(t467); // bits.rs:31
            values_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:221
            const float t468 = decode_bf16(t465.y) + decode_bf16(encode_bf16(totals_6_6));
            const uint bits_6 = as_type<uint>(t468); // bits.rs:31
            values_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:221
            const float t469 = decode_bf16(t465.y >> 16u) + decode_bf16(encode_bf16(totals_6_7));
            const uint bits_7 = as_type<uint>(t469); // bits.rs:31
            values_3_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:221
            const uint2 t470 = uint2(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t470;
        }
        if (first_m + 7u < imm.m) { // body.rs:182
            const uint row = first_m + 7u; // body.rs:185
            const uint2 t471 = ((device const uint2*)residual)[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            float values_0 = 0.0f; // body.rs:218
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            const float t472 = decode_bf16(t471.x) + decode_bf16(encode_bf16(totals_7_0)); // body.rs:221
            const uint bits = as_type<uint>(t472); // bits.rs:31
            values_0 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:221
            const float t473 = decode_bf16(t471.x >> 16u) + decode_bf16(encode_bf16(totals_7_1));
            const uint bits_1 = as_type<uint>(t473); // bits.rs:31
            values_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // body.rs:221
            const float t474 = decode_bf16(t471.y) + decode_bf16(encode_bf16(totals_7_2));
            const uint bits_2 = as_type<uint>(t474); // bits.rs:31
            values_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:221
            const float t475 = decode_bf16(t471.y >> 16u) + decode_bf16(encode_bf16(totals_7_3));
            const uint bits_3 = as_type<uint>(t475); // bits.rs:31
            values_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:221
            const uint2 t476 = uint2(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t476;
            const uint row_1 = first_m + 7u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t477 = ((device const uint2*)residual)[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            float values_0_1 = 0.0f; // body.rs:218
            float values_1_1 = 0.0f;
            float values_2_1 = 0.0f;
            float values_3_1 = 0.0f;
            const float t478 = decode_bf16(t477.x) + decode_bf16(encode_bf16(totals_7_4)); // body.rs:221
            const uint bits_4 = as_type<uint>(t478); // bits.rs:31
            values_0_1 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:221
            const float t479 = decode_bf16(t477.x >> 16u) + decode_bf16(encode_bf16(totals_7_5));
            const uint bits_5 = as_type<uint>(t479); // bits.rs:31
            values_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:221
            const float t480 = decode_bf16(t477.y) + decode_bf16(encode_bf16(totals_7_6));
            const uint bits_6 = as_type<uint>(t480); // bits.rs:31
            values_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:221
            const float t481 = decode_bf16(t477.y >> 16u) + decode_bf16(encode_bf16(totals_7_7));
            const uint bits_7 = as_type<uint>(t481); // bits.rs:31
            values_3_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:221
            const uint2 t482 = uint2(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t482;
        }
    }
}
