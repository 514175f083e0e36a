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
    const uint k = imm.k; // body.rs:117
    const uint id_y = workgroup_id.y; // body.rs:118
    const uint id_z = workgroup_id.z;
    const uint first_m = id_z * 2u; // body.rs:124
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
    const uint t0 = id_y + 1u; // body.rs:135
    for (uint split = id_y; split < t0; split += 1u) {
        const uint first_k = split * 128u; // body.rs:136
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
        if (column < imm.n) { // body.rs:139
            const uint n_here = min_u32(k - first_k, 128u); // body.rs:140
            const uint in_runs = n_here & 4294967292u; // body.rs:141
            for (uint row_of_split = 0u; row_of_split < in_runs; row_of_split += 4u) { // body.rs:146
                const uint base = (first_k + row_of_split) * row_words; // body.rs:147
                const uint t3 = weight[base + next_1]; // body.rs:152
                const uint t4 = base + row_words; // body.rs:151
                const uint t5 = weight[t4 + next_1]; // body.rs:152
                const uint t6 = base + row_words * 2u; // body.rs:151
                const uint t7 = weight[t6 + next_1]; // body.rs:152
                const uint t8 = base + row_words * 3u; // body.rs:151
                const uint t9 = weight[t8 + next_1]; // body.rs:152
                const uint t10 = funnel_shr_u32(t3, weight[base + word_1], shift); // body.rs:98
                const uint t11 = dot4_u8_u32((funnel_shr_u32(shr_u32(t3, shift), t10, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t12 = float(t11) - 510.0f;
                const float t13 = float(dot4_u8_u32(((t10 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t14 = float(dot4_u8_u32(((t10 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t15 = float(dot4_u8_u32(((t10 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t16 = float(dot4_u8_u32(((t10 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t17 = float(dot4_u8_u32(((t10 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t18 = float(dot4_u8_u32(((t10 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t19 = float(dot4_u8_u32((t10 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:161
                const float t20 = t12 * value; // body.rs:164
                sums_0_0 = sums_0_0 + t20;
                const float t21 = t13 * value;
                sums_0_1 = sums_0_1 + t21;
                const float t22 = t14 * value;
                sums_0_2 = sums_0_2 + t22;
                const float t23 = t15 * value;
                sums_0_3 = sums_0_3 + t23;
                const float t24 = t16 * value;
                sums_0_4 = sums_0_4 + t24;
                const float t25 = t17 * value;
                sums_0_5 = sums_0_5 + t25;
                const float t26 = t18 * value;
                sums_0_6 = sums_0_6 + t26;
                const float t27 = t19 * value;
                sums_0_7 = sums_0_7 + t27;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:161
                const float t28 = t12 * value_1; // body.rs:164
                sums_1_0 = sums_1_0 + t28;
                const float t29 = t13 * value_1;
                sums_1_1 = sums_1_1 + t29;
                const float t30 = t14 * value_1;
                sums_1_2 = sums_1_2 + t30;
                const float t31 = t15 * value_1;
                sums_1_3 = sums_1_3 + t31;
                const float t32 = t16 * value_1;
                sums_1_4 = sums_1_4 + t32;
                const float t33 = t17 * value_1;
                sums_1_5 = sums_1_5 + t33;
                const float t34 = t18 * value_1;
                sums_1_6 = sums_1_6 + t34;
                const float t35 = t19 * value_1;
                sums_1_7 = sums_1_7 + t35;
                const uint t36 = funnel_shr_u32(t5, weight[t4 + word_1], shift); // body.rs:98
                const uint t37 = dot4_u8_u32((funnel_shr_u32(shr_u32(t5, shift), t36, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t38 = float(t37) - 510.0f;
                const float t39 = float(dot4_u8_u32(((t36 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t40 = float(dot4_u8_u32(((t36 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t41 = float(dot4_u8_u32(((t36 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t42 = float(dot4_u8_u32(((t36 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t43 = float(dot4_u8_u32(((t36 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t44 = float(dot4_u8_u32(((t36 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t45 = float(dot4_u8_u32((t36 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_2 = staged[row_of_split + 1u]; // body.rs:161
                const float t46 = t38 * value_2; // body.rs:164
                sums_0_0 = sums_0_0 + t46;
                const float t47 = t39 * value_2;
                sums_0_1 = sums_0_1 + t47;
                const float t48 = t40 * value_2;
                sums_0_2 = sums_0_2 + t48;
                const float t49 = t41 * value_2;
                sums_0_3 = sums_0_3 + t49;
                const float t50 = t42 * value_2;
                sums_0_4 = sums_0_4 + t50;
                const float t51 = t43 * value_2;
                sums_0_5 = sums_0_5 + t51;
                const float t52 = t44 * value_2;
                sums_0_6 = sums_0_6 + t52;
                const float t53 = t45 * value_2;
                sums_0_7 = sums_0_7 + t53;
                const float value_3 = staged[row_of_split + 129u]; // body.rs:161
                const float t54 = t38 * value_3; // body.rs:164
                sums_1_0 = sums_1_0 + t54;
                const float t55 = t39 * value_3;
                sums_1_1 = sums_1_1 + t55;
                const float t56 = t40 * value_3;
                sums_1_2 = sums_1_2 + t56;
                const float t57 = t41 * value_3;
                sums_1_3 = sums_1_3 + t57;
                const float t58 = t42 * value_3;
                sums_1_4 = sums_1_4 + t58;
                const float t59 = t43 * value_3;
                sums_1_5 = sums_1_5 + t59;
                const float t60 = t44 * value_3;
                sums_1_6 = sums_1_6 + t60;
                const float t61 = t45 * value_3;
                sums_1_7 = sums_1_7 + t61;
                const uint t62 = funnel_shr_u32(t7, weight[t6 + word_1], shift); // body.rs:98
                const uint t63 = dot4_u8_u32((funnel_shr_u32(shr_u32(t7, shift), t62, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t64 = float(t63) - 510.0f;
                const float t65 = float(dot4_u8_u32(((t62 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t66 = float(dot4_u8_u32(((t62 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t67 = float(dot4_u8_u32(((t62 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t68 = float(dot4_u8_u32(((t62 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t69 = float(dot4_u8_u32(((t62 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t70 = float(dot4_u8_u32(((t62 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t71 = float(dot4_u8_u32((t62 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_4 = staged[row_of_split + 2u]; // body.rs:161
                const float t72 = t64 * value_4; // body.rs:164
                sums_0_0 = sums_0_0 + t72;
                const float t73 = t65 * value_4;
                sums_0_1 = sums_0_1 + t73;
                const float t74 = t66 * value_4;
                sums_0_2 = sums_0_2 + t74;
                const float t75 = t67 * value_4;
                sums_0_3 = sums_0_3 + t75;
                const float t76 = t68 * value_4;
                sums_0_4 = sums_0_4 + t76;
                const float t77 = t69 * value_4;
                sums_0_5 = sums_0_5 + t77;
                const float t78 = t70 * value_4;
                sums_0_6 = sums_0_6 + t78;
                const float t79 = t71 * value_4;
                sums_0_7 = sums_0_7 + t79;
                const float value_5 = staged[row_of_split + 130u]; // body.rs:161
                const float t80 = t64 * value_5; // body.rs:164
                sums_1_0 = sums_1_0 + t80;
                const float t81 = t65 * value_5;
                sums_1_1 = sums_1_1 + t81;
                const float t82 = t66 * value_5;
                sums_1_2 = sums_1_2 + t82;
                const float t83 = t67 * value_5;
                sums_1_3 = sums_1_3 + t83;
                const float t84 = t68 * value_5;
                sums_1_4 = sums_1_4 + t84;
                const float t85 = t69 * value_5;
                sums_1_5 = sums_1_5 + t85;
                const float t86 = t70 * value_5;
                sums_1_6 = sums_1_6 + t86;
                const float t87 = t71 * value_5;
                sums_1_7 = sums_1_7 + t87;
                const uint t88 = funnel_shr_u32(t9, weight[t8 + word_1], shift); // body.rs:98
                const uint t89 = dot4_u8_u32((funnel_shr_u32(shr_u32(t9, shift), t88, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t90 = float(t89) - 510.0f;
                const float t91 = float(dot4_u8_u32(((t88 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t92 = float(dot4_u8_u32(((t88 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t93 = float(dot4_u8_u32(((t88 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t94 = float(dot4_u8_u32(((t88 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t95 = float(dot4_u8_u32(((t88 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t96 = float(dot4_u8_u32(((t88 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t97 = float(dot4_u8_u32((t88 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_6 = staged[row_of_split + 3u]; // body.rs:161
                const float t98 = t90 * value_6; // body.rs:164
                sums_0_0 = sums_0_0 + t98;
                const float t99 = t91 * value_6;
                sums_0_1 = sums_0_1 + t99;
                const float t100 = t92 * value_6;
                sums_0_2 = sums_0_2 + t100;
                const float t101 = t93 * value_6;
                sums_0_3 = sums_0_3 + t101;
                const float t102 = t94 * value_6;
                sums_0_4 = sums_0_4 + t102;
                const float t103 = t95 * value_6;
                sums_0_5 = sums_0_5 + t103;
                const float t104 = t96 * value_6;
                sums_0_6 = sums_0_6 + t104;
                const float t105 = t97 * value_6;
                sums_0_7 = sums_0_7 + t105;
                const float value_7 = staged[row_of_split + 131u]; // body.rs:161
                const float t106 = t90 * value_7; // body.rs:164
                sums_1_0 = sums_1_0 + t106;
                const float t107 = t91 * value_7;
                sums_1_1 = sums_1_1 + t107;
                const float t108 = t92 * value_7;
                sums_1_2 = sums_1_2 + t108;
                const float t109 = t93 * value_7;
                sums_1_3 = sums_1_3 + t109;
                const float t110 = t94 * value_7;
                sums_1_4 = sums_1_4 + t110;
                const float t111 = t95 * value_7;
                sums_1_5 = sums_1_5 + t111;
                const float t112 = t96 * value_7;
                sums_1_6 = sums_1_6 + t112;
                const float t113 = t97 * value_7;
                sums_1_7 = sums_1_7 + t113;
            }
            for (uint row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:146
                const uint base = (first_k + row_of_split) * row_words; // body.rs:147
                const uint t114 = weight[base + next_1]; // body.rs:152
                const uint t115 = funnel_shr_u32(t114, weight[base + word_1], shift); // body.rs:98
                const uint t116 = dot4_u8_u32((funnel_shr_u32(shr_u32(t114, shift), t115, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                const float t117 = float(t116) - 510.0f;
                const float t118 = float(dot4_u8_u32(((t115 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t119 = float(dot4_u8_u32(((t115 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t120 = float(dot4_u8_u32(((t115 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t121 = float(dot4_u8_u32(((t115 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t122 = float(dot4_u8_u32(((t115 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t123 = float(dot4_u8_u32(((t115 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t124 = float(dot4_u8_u32((t115 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:161
                const float t125 = t117 * value; // body.rs:164
                sums_0_0 = sums_0_0 + t125;
                const float t126 = t118 * value;
                sums_0_1 = sums_0_1 + t126;
                const float t127 = t119 * value;
                sums_0_2 = sums_0_2 + t127;
                const float t128 = t120 * value;
                sums_0_3 = sums_0_3 + t128;
                const float t129 = t121 * value;
                sums_0_4 = sums_0_4 + t129;
                const float t130 = t122 * value;
                sums_0_5 = sums_0_5 + t130;
                const float t131 = t123 * value;
                sums_0_6 = sums_0_6 + t131;
                const float t132 = t124 * value;
                sums_0_7 = sums_0_7 + t132;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:161
                const float t133 = t117 * value_1; // body.rs:164
                sums_1_0 = sums_1_0 + t133;
                const float t134 = t118 * value_1;
                sums_1_1 = sums_1_1 + t134;
                const float t135 = t119 * value_1;
                sums_1_2 = sums_1_2 + t135;
                const float t136 = t120 * value_1;
                sums_1_3 = sums_1_3 + t136;
                const float t137 = t121 * value_1;
                sums_1_4 = sums_1_4 + t137;
                const float t138 = t122 * value_1;
                sums_1_5 = sums_1_5 + t138;
                const float t139 = t123 * value_1;
                sums_1_6 = sums_1_6 + t139;
                const float t140 = t124 * value_1;
                sums_1_7 = sums_1_7 + t140;
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
    }
    if (column < imm.n) { // body.rs:179
        if (first_m < imm.m) { // body.rs:182
            ((device float4*)partials)[((first_m * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column) >> 2u] = float4(totals_0_0, totals_0_1, totals_0_2, totals_0_3); // body.rs:214
            const uint column_1 = column + 4u; // body.rs:185
            ((device float4*)partials)[((first_m * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column_1) >> 2u] = float4(totals_0_4, totals_0_5, totals_0_6, totals_0_7); // body.rs:214
        }
        if (first_m + 1u < imm.m) { // body.rs:182
            const uint row = first_m + 1u; // body.rs:185
            ((device float4*)partials)[((row * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column) >> 2u] = float4(totals_1_0, totals_1_1, totals_1_2, totals_1_3); // body.rs:214
            const uint row_1 = first_m + 1u; // body.rs:185
            const uint column_1 = column + 4u;
            ((device float4*)partials)[((row_1 * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column_1) >> 2u] = float4(totals_1_4, totals_1_5, totals_1_6, totals_1_7); // body.rs:214
        }
    }
}
