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

kernel void trellis_scatter__bf16_t3_bf16__direct_x8x4(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float staged[512];
    const uint k = imm.k; // body.rs:117
    const uint id_y = workgroup_id.y; // body.rs:118
    const uint split = 0u; // body.rs:121
    const uint first_m = id_y * 4u; // body.rs:124
    const uint column = global_invocation_id.x * 8u; // body.rs:125
    const uint block = column / 256u; // body.rs:72
    const uint bit = (248u - column % 256u) * 3u; // body.rs:73
    const uint word = bit / 32u; // body.rs:74
    const uint next = ((word == 23u) ? 0u : word + 1u); // body.rs:75
    const uint start = block * 24u; // body.rs:79
    const uint word_1 = start + word; // body.rs:80
    const uint next_1 = start + next;
    const uint row_words = imm.n / 256u * 24u;
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
        if (column < imm.n) { // body.rs:139
            const uint n_here = min_u32(k - first_k, 128u); // body.rs:140
            const uint in_runs = n_here & 4294967292u; // body.rs:141
            for (uint row_of_split = 0u; row_of_split < in_runs; row_of_split += 4u) { // body.rs:146
                const uint base = (first_k + row_of_split) * row_words; // body.rs:147
                const uint t5 = weight[base + next_1]; // body.rs:152
                const uint t6 = base + row_words; // body.rs:151
                const uint t7 = weight[t6 + next_1]; // body.rs:152
                const uint t8 = base + row_words * 2u; // body.rs:151
                const uint t9 = weight[t8 + next_1]; // body.rs:152
                const uint t10 = base + row_words * 3u; // body.rs:151
                const uint t11 = weight[t10 + next_1]; // body.rs:152
                const uint t12 = funnel_shr_u32(t5, weight[base + word_1], shift); // body.rs:98
                const uint t13 = dot4_u8_u32((funnel_shr_u32(shr_u32(t5, shift), t12, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t14 = float(t13) - 510.0f;
                const float t15 = float(dot4_u8_u32(((t12 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t16 = float(dot4_u8_u32(((t12 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t17 = float(dot4_u8_u32(((t12 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t18 = float(dot4_u8_u32(((t12 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t19 = float(dot4_u8_u32(((t12 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t20 = float(dot4_u8_u32(((t12 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t21 = float(dot4_u8_u32((t12 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:161
                const float t22 = t14 * value; // body.rs:164
                sums_0_0 = sums_0_0 + t22;
                const float t23 = t15 * value;
                sums_0_1 = sums_0_1 + t23;
                const float t24 = t16 * value;
                sums_0_2 = sums_0_2 + t24;
                const float t25 = t17 * value;
                sums_0_3 = sums_0_3 + t25;
                const float t26 = t18 * value;
                sums_0_4 = sums_0_4 + t26;
                const float t27 = t19 * value;
                sums_0_5 = sums_0_5 + t27;
                const float t28 = t20 * value;
                sums_0_6 = sums_0_6 + t28;
                const float t29 = t21 * value;
                sums_0_7 = sums_0_7 + t29;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:161
                const float t30 = t14 * value_1; // body.rs:164
                sums_1_0 = sums_1_0 + t30;
                const float t31 = t15 * value_1;
                sums_1_1 = sums_1_1 + t31;
                const float t32 = t16 * value_1;
                sums_1_2 = sums_1_2 + t32;
                const float t33 = t17 * value_1;
                sums_1_3 = sums_1_3 + t33;
                const float t34 = t18 * value_1;
                sums_1_4 = sums_1_4 + t34;
                const float t35 = t19 * value_1;
                sums_1_5 = sums_1_5 + t35;
                const float t36 = t20 * value_1;
                sums_1_6 = sums_1_6 + t36;
                const float t37 = t21 * value_1;
                sums_1_7 = sums_1_7 + t37;
                const float value_2 = staged[row_of_split + 256u]; // body.rs:161
                const float t38 = t14 * value_2; // body.rs:164
                sums_2_0 = sums_2_0 + t38;
                const float t39 = t15 * value_2;
                sums_2_1 = sums_2_1 + t39;
                const float t40 = t16 * value_2;
                sums_2_2 = sums_2_2 + t40;
                const float t41 = t17 * value_2;
                sums_2_3 = sums_2_3 + t41;
                const float t42 = t18 * value_2;
                sums_2_4 = sums_2_4 + t42;
                const float t43 = t19 * value_2;
                sums_2_5 = sums_2_5 + t43;
                const float t44 = t20 * value_2;
                sums_2_6 = sums_2_6 + t44;
                const float t45 = t21 * value_2;
                sums_2_7 = sums_2_7 + t45;
                const float value_3 = staged[row_of_split + 384u]; // body.rs:161
                const float t46 = t14 * value_3; // body.rs:164
                sums_3_0 = sums_3_0 + t46;
                const float t47 = t15 * value_3;
                sums_3_1 = sums_3_1 + t47;
                const float t48 = t16 * value_3;
                sums_3_2 = sums_3_2 + t48;
                const float t49 = t17 * value_3;
                sums_3_3 = sums_3_3 + t49;
                const float t50 = t18 * value_3;
                sums_3_4 = sums_3_4 + t50;
                const float t51 = t19 * value_3;
                sums_3_5 = sums_3_5 + t51;
                const float t52 = t20 * value_3;
                sums_3_6 = sums_3_6 + t52;
                const float t53 = t21 * value_3;
                sums_3_7 = sums_3_7 + t53;
                const uint t54 = funnel_shr_u32(t7, weight[t6 + word_1], shift); // body.rs:98
                const uint t55 = dot4_u8_u32((funnel_shr_u32(shr_u32(t7, shift), t54, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t56 = float(t55) - 510.0f;
                const float t57 = float(dot4_u8_u32(((t54 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t58 = float(dot4_u8_u32(((t54 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t59 = float(dot4_u8_u32(((t54 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t60 = float(dot4_u8_u32(((t54 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t61 = float(dot4_u8_u32(((t54 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t62 = float(dot4_u8_u32(((t54 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t63 = float(dot4_u8_u32((t54 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_4 = staged[row_of_split + 1u]; // body.rs:161
                const float t64 = t56 * value_4; // body.rs:164
                sums_0_0 = sums_0_0 + t64;
                const float t65 = t57 * value_4;
                sums_0_1 = sums_0_1 + t65;
                const float t66 = t58 * value_4;
                sums_0_2 = sums_0_2 + t66;
                const float t67 = t59 * value_4;
                sums_0_3 = sums_0_3 + t67;
                const float t68 = t60 * value_4;
                sums_0_4 = sums_0_4 + t68;
                const float t69 = t61 * value_4;
                sums_0_5 = sums_0_5 + t69;
                const float t70 = t62 * value_4;
                sums_0_6 = sums_0_6 + t70;
                const float t71 = t63 * value_4;
                sums_0_7 = sums_0_7 + t71;
                const float value_5 = staged[row_of_split + 129u]; // body.rs:161
                const float t72 = t56 * value_5; // body.rs:164
                sums_1_0 = sums_1_0 + t72;
                const float t73 = t57 * value_5;
                sums_1_1 = sums_1_1 + t73;
                const float t74 = t58 * value_5;
                sums_1_2 = sums_1_2 + t74;
                const float t75 = t59 * value_5;
                sums_1_3 = sums_1_3 + t75;
                const float t76 = t60 * value_5;
                sums_1_4 = sums_1_4 + t76;
                const float t77 = t61 * value_5;
                sums_1_5 = sums_1_5 + t77;
                const float t78 = t62 * value_5;
                sums_1_6 = sums_1_6 + t78;
                const float t79 = t63 * value_5;
                sums_1_7 = sums_1_7 + t79;
                const float value_6 = staged[row_of_split + 257u]; // body.rs:161
                const float t80 = t56 * value_6; // body.rs:164
                sums_2_0 = sums_2_0 + t80;
                const float t81 = t57 * value_6;
                sums_2_1 = sums_2_1 + t81;
                const float t82 = t58 * value_6;
                sums_2_2 = sums_2_2 + t82;
                const float t83 = t59 * value_6;
                sums_2_3 = sums_2_3 + t83;
                const float t84 = t60 * value_6;
                sums_2_4 = sums_2_4 + t84;
                const float t85 = t61 * value_6;
                sums_2_5 = sums_2_5 + t85;
                const float t86 = t62 * value_6;
                sums_2_6 = sums_2_6 + t86;
                const float t87 = t63 * value_6;
                sums_2_7 = sums_2_7 + t87;
                const float value_7 = staged[row_of_split + 385u]; // body.rs:161
                const float t88 = t56 * value_7; // body.rs:164
                sums_3_0 = sums_3_0 + t88;
                const float t89 = t57 * value_7;
                sums_3_1 = sums_3_1 + t89;
                const float t90 = t58 * value_7;
                sums_3_2 = sums_3_2 + t90;
                const float t91 = t59 * value_7;
                sums_3_3 = sums_3_3 + t91;
                const float t92 = t60 * value_7;
                sums_3_4 = sums_3_4 + t92;
                const float t93 = t61 * value_7;
                sums_3_5 = sums_3_5 + t93;
                const float t94 = t62 * value_7;
                sums_3_6 = sums_3_6 + t94;
                const float t95 = t63 * value_7;
                sums_3_7 = sums_3_7 + t95;
                const uint t96 = funnel_shr_u32(t9, weight[t8 + word_1], shift); // body.rs:98
                const uint t97 = dot4_u8_u32((funnel_shr_u32(shr_u32(t9, shift), t96, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t98 = float(t97) - 510.0f;
                const float t99 = float(dot4_u8_u32(((t96 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t100 = float(dot4_u8_u32(((t96 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t101 = float(dot4_u8_u32(((t96 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t102 = float(dot4_u8_u32(((t96 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t103 = float(dot4_u8_u32(((t96 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t104 = float(dot4_u8_u32(((t96 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t105 = float(dot4_u8_u32((t96 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_8 = staged[row_of_split + 2u]; // body.rs:161
                const float t106 = t98 * value_8; // body.rs:164
                sums_0_0 = sums_0_0 + t106;
                const float t107 = t99 * value_8;
                sums_0_1 = sums_0_1 + t107;
                const float t108 = t100 * value_8;
                sums_0_2 = sums_0_2 + t108;
                const float t109 = t101 * value_8;
                sums_0_3 = sums_0_3 + t109;
                const float t110 = t102 * value_8;
                sums_0_4 = sums_0_4 + t110;
                const float t111 = t103 * value_8;
                sums_0_5 = sums_0_5 + t111;
                const float t112 = t104 * value_8;
                sums_0_6 = sums_0_6 + t112;
                const float t113 = t105 * value_8;
                sums_0_7 = sums_0_7 + t113;
                const float value_9 = staged[row_of_split + 130u]; // body.rs:161
                const float t114 = t98 * value_9; // body.rs:164
                sums_1_0 = sums_1_0 + t114;
                const float t115 = t99 * value_9;
                sums_1_1 = sums_1_1 + t115;
                const float t116 = t100 * value_9;
                sums_1_2 = sums_1_2 + t116;
                const float t117 = t101 * value_9;
                sums_1_3 = sums_1_3 + t117;
                const float t118 = t102 * value_9;
                sums_1_4 = sums_1_4 + t118;
                const float t119 = t103 * value_9;
                sums_1_5 = sums_1_5 + t119;
                const float t120 = t104 * value_9;
                sums_1_6 = sums_1_6 + t120;
                const float t121 = t105 * value_9;
                sums_1_7 = sums_1_7 + t121;
                const float value_10 = staged[row_of_split + 258u]; // body.rs:161
                const float t122 = t98 * value_10; // body.rs:164
                sums_2_0 = sums_2_0 + t122;
                const float t123 = t99 * value_10;
                sums_2_1 = sums_2_1 + t123;
                const float t124 = t100 * value_10;
                sums_2_2 = sums_2_2 + t124;
                const float t125 = t101 * value_10;
                sums_2_3 = sums_2_3 + t125;
                const float t126 = t102 * value_10;
                sums_2_4 = sums_2_4 + t126;
                const float t127 = t103 * value_10;
                sums_2_5 = sums_2_5 + t127;
                const float t128 = t104 * value_10;
                sums_2_6 = sums_2_6 + t128;
                const float t129 = t105 * value_10;
                sums_2_7 = sums_2_7 + t129;
                const float value_11 = staged[row_of_split + 386u]; // body.rs:161
                const float t130 = t98 * value_11; // body.rs:164
                sums_3_0 = sums_3_0 + t130;
                const float t131 = t99 * value_11;
                sums_3_1 = sums_3_1 + t131;
                const float t132 = t100 * value_11;
                sums_3_2 = sums_3_2 + t132;
                const float t133 = t101 * value_11;
                sums_3_3 = sums_3_3 + t133;
                const float t134 = t102 * value_11;
                sums_3_4 = sums_3_4 + t134;
                const float t135 = t103 * value_11;
                sums_3_5 = sums_3_5 + t135;
                const float t136 = t104 * value_11;
                sums_3_6 = sums_3_6 + t136;
                const float t137 = t105 * value_11;
                sums_3_7 = sums_3_7 + t137;
                const uint t138 = funnel_shr_u32(t11, weight[t10 + word_1], shift); // body.rs:98
                const uint t139 = dot4_u8_u32((funnel_shr_u32(shr_u32(t11, shift), t138, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t140 = float(t139) - 510.0f;
                const float t141 = float(dot4_u8_u32(((t138 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t142 = float(dot4_u8_u32(((t138 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t143 = float(dot4_u8_u32(((t138 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t144 = float(dot4_u8_u32(((t138 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t145 = float(dot4_u8_u32(((t138 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t146 = float(dot4_u8_u32(((t138 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t147 = float(dot4_u8_u32((t138 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_12 = staged[row_of_split + 3u]; // body.rs:161
                const float t148 = t140 * value_12; // body.rs:164
                sums_0_0 = sums_0_0 + t148;
                const float t149 = t141 * value_12;
                sums_0_1 = sums_0_1 + t149;
                const float t150 = t142 * value_12;
                sums_0_2 = sums_0_2 + t150;
                const float t151 = t143 * value_12;
                sums_0_3 = sums_0_3 + t151;
                const float t152 = t144 * value_12;
                sums_0_4 = sums_0_4 + t152;
                const float t153 = t145 * value_12;
                sums_0_5 = sums_0_5 + t153;
                const float t154 = t146 * value_12;
                sums_0_6 = sums_0_6 + t154;
                const float t155 = t147 * value_12;
                sums_0_7 = sums_0_7 + t155;
                const float value_13 = staged[row_of_split + 131u]; // body.rs:161
                const float t156 = t140 * value_13; // body.rs:164
                sums_1_0 = sums_1_0 + t156;
                const float t157 = t141 * value_13;
                sums_1_1 = sums_1_1 + t157;
                const float t158 = t142 * value_13;
                sums_1_2 = sums_1_2 + t158;
                const float t159 = t143 * value_13;
                sums_1_3 = sums_1_3 + t159;
                const float t160 = t144 * value_13;
                sums_1_4 = sums_1_4 + t160;
                const float t161 = t145 * value_13;
                sums_1_5 = sums_1_5 + t161;
                const float t162 = t146 * value_13;
                sums_1_6 = sums_1_6 + t162;
                const float t163 = t147 * value_13;
                sums_1_7 = sums_1_7 + t163;
                const float value_14 = staged[row_of_split + 259u]; // body.rs:161
                const float t164 = t140 * value_14; // body.rs:164
                sums_2_0 = sums_2_0 + t164;
                const float t165 = t141 * value_14;
                sums_2_1 = sums_2_1 + t165;
                const float t166 = t142 * value_14;
                sums_2_2 = sums_2_2 + t166;
                const float t167 = t143 * value_14;
                sums_2_3 = sums_2_3 + t167;
                const float t168 = t144 * value_14;
                sums_2_4 = sums_2_4 + t168;
                const float t169 = t145 * value_14;
                sums_2_5 = sums_2_5 + t169;
                const float t170 = t146 * value_14;
                sums_2_6 = sums_2_6 + t170;
                const float t171 = t147 * value_14;
                sums_2_7 = sums_2_7 + t171;
                const float value_15 = staged[row_of_split + 387u]; // body.rs:161
                const float t172 = t140 * value_15; // body.rs:164
                sums_3_0 = sums_3_0 + t172;
                const float t173 = t141 * value_15;
                sums_3_1 = sums_3_1 + t173;
                const float t174 = t142 * value_15;
                sums_3_2 = sums_3_2 + t174;
                const float t175 = t143 * value_15;
                sums_3_3 = sums_3_3 + t175;
                const float t176 = t144 * value_15;
                sums_3_4 = sums_3_4 + t176;
                const float t177 = t145 * value_15;
                sums_3_5 = sums_3_5 + t177;
                const float t178 = t146 * value_15;
                sums_3_6 = sums_3_6 + t178;
                const float t179 = t147 * value_15;
                sums_3_7 = sums_3_7 + t179;
            }
            for (uint row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:146
                const uint base = (first_k + row_of_split) * row_words; // body.rs:147
                const uint t180 = weight[base + next_1]; // body.rs:152
                const uint t181 = funnel_shr_u32(t180, weight[base + word_1], shift); // body.rs:98
                const uint t182 = dot4_u8_u32((funnel_shr_u32(shr_u32(t180, shift), t181, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t183 = float(t182) - 510.0f;
                const float t184 = float(dot4_u8_u32(((t181 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t185 = float(dot4_u8_u32(((t181 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t186 = float(dot4_u8_u32(((t181 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t187 = float(dot4_u8_u32(((t181 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t188 = float(dot4_u8_u32(((t181 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t189 = float(dot4_u8_u32(((t181 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t190 = float(dot4_u8_u32((t181 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:161
                const float t191 = t183 * value; // body.rs:164
                sums_0_0 = sums_0_0 + t191;
                const float t192 = t184 * value;
                sums_0_1 = sums_0_1 + t192;
                const float t193 = t185 * value;
                sums_0_2 = sums_0_2 + t193;
                const float t194 = t186 * value;
                sums_0_3 = sums_0_3 + t194;
                const float t195 = t187 * value;
                sums_0_4 = sums_0_4 + t195;
                const float t196 = t188 * value;
                sums_0_5 = sums_0_5 + t196;
                const float t197 = t189 * value;
                sums_0_6 = sums_0_6 + t197;
                const float t198 = t190 * value;
                sums_0_7 = sums_0_7 + t198;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:161
                const float t199 = t183 * value_1; // body.rs:164
                sums_1_0 = sums_1_0 + t199;
                const float t200 = t184 * value_1;
                sums_1_1 = sums_1_1 + t200;
                const float t201 = t185 * value_1;
                sums_1_2 = sums_1_2 + t201;
                const float t202 = t186 * value_1;
                sums_1_3 = sums_1_3 + t202;
                const float t203 = t187 * value_1;
                sums_1_4 = sums_1_4 + t203;
                const float t204 = t188 * value_1;
                sums_1_5 = sums_1_5 + t204;
                const float t205 = t189 * value_1;
                sums_1_6 = sums_1_6 + t205;
                const float t206 = t190 * value_1;
                sums_1_7 = sums_1_7 + t206;
                const float value_2 = staged[row_of_split + 256u]; // body.rs:161
                const float t207 = t183 * value_2; // body.rs:164
                sums_2_0 = sums_2_0 + t207;
                const float t208 = t184 * value_2;
                sums_2_1 = sums_2_1 + t208;
                const float t209 = t185 * value_2;
                sums_2_2 = sums_2_2 + t209;
                const float t210 = t186 * value_2;
                sums_2_3 = sums_2_3 + t210;
                const float t211 = t187 * value_2;
                sums_2_4 = sums_2_4 + t211;
                const float t212 = t188 * value_2;
                sums_2_5 = sums_2_5 + t212;
                const float t213 = t189 * value_2;
                sums_2_6 = sums_2_6 + t213;
                const float t214 = t190 * value_2;
                sums_2_7 = sums_2_7 + t214;
                const float value_3 = staged[row_of_split + 384u]; // body.rs:161
                const float t215 = t183 * value_3; // body.rs:164
                sums_3_0 = sums_3_0 + t215;
                const float t216 = t184 * value_3;
                sums_3_1 = sums_3_1 + t216;
                const float t217 = t185 * value_3;
                sums_3_2 = sums_3_2 + t217;
                const float t218 = t186 * value_3;
                sums_3_3 = sums_3_3 + t218;
                const float t219 = t187 * value_3;
                sums_3_4 = sums_3_4 + t219;
                const float t220 = t188 * value_3;
                sums_3_5 = sums_3_5 + t220;
                const float t221 = t189 * value_3;
                sums_3_6 = sums_3_6 + t221;
                const float t222 = t190 * value_3;
                sums_3_7 = sums_3_7 + t222;
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
    }
    if (column < imm.n) { // body.rs:179
        if (first_m < imm.m) { // body.rs:182
            const uint2 t223 = uint2(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:215
            ((device uint2*)y)[((first_m * imm.n + column) >> 1u) >> 1u] = t223;
            const uint column_1 = column + 4u; // body.rs:185
            const uint2 t224 = uint2(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:215
            ((device uint2*)y)[((first_m * imm.n + column_1) >> 1u) >> 1u] = t224;
        }
        if (first_m + 1u < imm.m) { // body.rs:182
            const uint row = first_m + 1u; // body.rs:185
            const uint2 t225 = uint2(encode_bf16(totals_1_0) | (encode_bf16(totals_1_1) << 16u), encode_bf16(totals_1_2) | (encode_bf16(totals_1_3) << 16u)); // body.rs:215
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t225;
            const uint row_1 = first_m + 1u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t226 = uint2(encode_bf16(totals_1_4) | (encode_bf16(totals_1_5) << 16u), encode_bf16(totals_1_6) | (encode_bf16(totals_1_7) << 16u)); // body.rs:215
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t226;
        }
        if (first_m + 2u < imm.m) { // body.rs:182
            const uint row = first_m + 2u; // body.rs:185
            const uint2 t227 = uint2(encode_bf16(totals_2_0) | (encode_bf16(totals_2_1) << 16u), encode_bf16(totals_2_2) | (encode_bf16(totals_2_3) << 16u)); // body.rs:215
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t227;
            const uint row_1 = first_m + 2u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t228 = uint2(encode_bf16(totals_2_4) | (encode_bf16(totals_2_5) << 16u), encode_bf16(totals_2_6) | (encode_bf16(totals_2_7) << 16u)); // body.rs:215
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t228;
        }
        if (first_m + 3u < imm.m) { // body.rs:182
            const uint row = first_m + 3u; // body.rs:185
            const uint2 t229 = uint2(encode_bf16(totals_3_0) | (encode_bf16(totals_3_1) << 16u), encode_bf16(totals_3_2) | (encode_bf16(totals_3_3) << 16u)); // body.rs:215
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t229;
            const uint row_1 = first_m + 3u; // body.rs:185
            const uint column_1 = column + 4u;
            const uint2 t230 = uint2(encode_bf16(totals_3_4) | (encode_bf16(totals_3_5) << 16u), encode_bf16(totals_3_6) | (encode_bf16(totals_3_7) << 16u)); // body.rs:215
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t230;
        }
    }
}
