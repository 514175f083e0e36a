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

kernel void trellis_scatter__bf16_t3_bf16__direct_x8x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float staged[128];
    const uint k = imm.k; // body.rs:119
    const uint id_y = workgroup_id.y; // body.rs:120
    const uint split = 0u; // body.rs:123
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
    const uint t0 = (k + 127u) / 128u; // body.rs:137
    for (uint split_1 = split; split_1 < t0; split_1 += 1u) {
        const uint first_k = split_1 * 128u; // body.rs:138
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:56
        const uint place_k = first_k + local_invocation_index; // body.rs:57
        if (place_k < imm.k) { // body.rs:58
            const float factor = decode_f16(scales[place_k]) * 0.0067658755f; // trellis.rs:64
            const float value = decode_bf16(x[min_u32(id_y, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t1 = value * factor; // body.rs:63
            const uint bits = as_type<uint>(t1); // bits.rs:31
            staged[local_invocation_index] = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // body.rs:63
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
        if (column < imm.n) { // body.rs:141
            const uint n_here = min_u32(k - first_k, 128u); // body.rs:142
            const uint in_runs = n_here & 4294967292u; // body.rs:143
            for (uint row_of_split = 0u; row_of_split < in_runs; row_of_split += 4u) { // body.rs:148
                const uint base = (first_k + row_of_split) * row_words; // body.rs:149
                const uint t2 = weight[base + next_1]; // body.rs:154
                const uint t3 = base + row_words; // body.rs:153
                const uint t4 = weight[t3 + next_1]; // body.rs:154
                const uint t5 = base + row_words * 2u; // body.rs:153
                const uint t6 = weight[t5 + next_1]; // body.rs:154
                const uint t7 = base + row_words * 3u; // body.rs:153
                const uint t8 = weight[t7 + next_1]; // body.rs:154
                const uint t9 = funnel_shr_u32(t2, weight[base + word_1], shift); // body.rs:100
                const uint t10 = dot4_u8_u32((funnel_shr_u32(shr_u32(t2, shift), t9, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t11 = float(t10) - 510.0f;
                const float t12 = float(dot4_u8_u32(((t9 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t13 = float(dot4_u8_u32(((t9 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t14 = float(dot4_u8_u32(((t9 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t15 = float(dot4_u8_u32(((t9 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t16 = float(dot4_u8_u32(((t9 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t17 = float(dot4_u8_u32(((t9 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t18 = float(dot4_u8_u32((t9 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:163
                const float t19 = t11 * value; // body.rs:166
                sums_0_0 = sums_0_0 + t19;
                const float t20 = t12 * value;
                sums_0_1 = sums_0_1 + t20;
                const float t21 = t13 * value;
                sums_0_2 = sums_0_2 + t21;
                const float t22 = t14 * value;
                sums_0_3 = sums_0_3 + t22;
                const float t23 = t15 * value;
                sums_0_4 = sums_0_4 + t23;
                const float t24 = t16 * value;
                sums_0_5 = sums_0_5 + t24;
                const float t25 = t17 * value;
                sums_0_6 = sums_0_6 + t25;
                const float t26 = t18 * value;
                sums_0_7 = sums_0_7 + t26;
                const uint t27 = funnel_shr_u32(t4, weight[t3 + word_1], shift); // body.rs:100
                const uint t28 = dot4_u8_u32((funnel_shr_u32(shr_u32(t4, shift), t27, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t29 = float(t28) - 510.0f;
                const float t30 = float(dot4_u8_u32(((t27 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t31 = float(dot4_u8_u32(((t27 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t32 = float(dot4_u8_u32(((t27 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t33 = float(dot4_u8_u32(((t27 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t34 = float(dot4_u8_u32(((t27 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t35 = float(dot4_u8_u32(((t27 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t36 = float(dot4_u8_u32((t27 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_1 = staged[row_of_split + 1u]; // body.rs:163
                const float t37 = t29 * value_1; // body.rs:166
                sums_0_0 = sums_0_0 + t37;
                const float t38 = t30 * value_1;
                sums_0_1 = sums_0_1 + t38;
                const float t39 = t31 * value_1;
                sums_0_2 = sums_0_2 + t39;
                const float t40 = t32 * value_1;
                sums_0_3 = sums_0_3 + t40;
                const float t41 = t33 * value_1;
                sums_0_4 = sums_0_4 + t41;
                const float t42 = t34 * value_1;
                sums_0_5 = sums_0_5 + t42;
                const float t43 = t35 * value_1;
                sums_0_6 = sums_0_6 + t43;
                const float t44 = t36 * value_1;
                sums_0_7 = sums_0_7 + t44;
                const uint t45 = funnel_shr_u32(t6, weight[t5 + word_1], shift); // body.rs:100
                const uint t46 = dot4_u8_u32((funnel_shr_u32(shr_u32(t6, shift), t45, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t47 = float(t46) - 510.0f;
                const float t48 = float(dot4_u8_u32(((t45 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t49 = float(dot4_u8_u32(((t45 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t50 = float(dot4_u8_u32(((t45 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t51 = float(dot4_u8_u32(((t45 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t52 = float(dot4_u8_u32(((t45 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t53 = float(dot4_u8_u32(((t45 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t54 = float(dot4_u8_u32((t45 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_2 = staged[row_of_split + 2u]; // body.rs:163
                const float t55 = t47 * value_2; // body.rs:166
                sums_0_0 = sums_0_0 + t55;
                const float t56 = t48 * value_2;
                sums_0_1 = sums_0_1 + t56;
                const float t57 = t49 * value_2;
                sums_0_2 = sums_0_2 + t57;
                const float t58 = t50 * value_2;
                sums_0_3 = sums_0_3 + t58;
                const float t59 = t51 * value_2;
                sums_0_4 = sums_0_4 + t59;
                const float t60 = t52 * value_2;
                sums_0_5 = sums_0_5 + t60;
                const float t61 = t53 * value_2;
                sums_0_6 = sums_0_6 + t61;
                const float t62 = t54 * value_2;
                sums_0_7 = sums_0_7 + t62;
                const uint t63 = funnel_shr_u32(t8, weight[t7 + word_1], shift); // body.rs:100
                const uint t64 = dot4_u8_u32((funnel_shr_u32(shr_u32(t8, shift), t63, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t65 = float(t64) - 510.0f;
                const float t66 = float(dot4_u8_u32(((t63 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t67 = float(dot4_u8_u32(((t63 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t68 = float(dot4_u8_u32(((t63 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t69 = float(dot4_u8_u32(((t63 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t70 = float(dot4_u8_u32(((t63 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t71 = float(dot4_u8_u32(((t63 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t72 = float(dot4_u8_u32((t63 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value_3 = staged[row_of_split + 3u]; // body.rs:163
                const float t73 = t65 * value_3; // body.rs:166
                sums_0_0 = sums_0_0 + t73;
                const float t74 = t66 * value_3;
                sums_0_1 = sums_0_1 + t74;
                const float t75 = t67 * value_3;
                sums_0_2 = sums_0_2 + t75;
                const float t76 = t68 * value_3;
                sums_0_3 = sums_0_3 + t76;
                const float t77 = t69 * value_3;
                sums_0_4 = sums_0_4 + t77;
                const float t78 = t70 * value_3;
                sums_0_5 = sums_0_5 + t78;
                const float t79 = t71 * value_3;
                sums_0_6 = sums_0_6 + t79;
                const float t80 = t72 * value_3;
                sums_0_7 = sums_0_7 + t80;
            }
            for (uint row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:148
                const uint base = (first_k + row_of_split) * row_words; // body.rs:149
                const uint t81 = weight[base + next_1]; // body.rs:154
                const uint t82 = funnel_shr_u32(t81, weight[base + word_1], shift); // body.rs:100
                const uint t83 = dot4_u8_u32((funnel_shr_u32(shr_u32(t81, shift), t82, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t84 = float(t83) - 510.0f;
                const float t85 = float(dot4_u8_u32(((t82 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t86 = float(dot4_u8_u32(((t82 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t87 = float(dot4_u8_u32(((t82 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t88 = float(dot4_u8_u32(((t82 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t89 = float(dot4_u8_u32(((t82 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t90 = float(dot4_u8_u32(((t82 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t91 = float(dot4_u8_u32((t82 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:163
                const float t92 = t84 * value; // body.rs:166
                sums_0_0 = sums_0_0 + t92;
                const float t93 = t85 * value;
                sums_0_1 = sums_0_1 + t93;
                const float t94 = t86 * value;
                sums_0_2 = sums_0_2 + t94;
                const float t95 = t87 * value;
                sums_0_3 = sums_0_3 + t95;
                const float t96 = t88 * value;
                sums_0_4 = sums_0_4 + t96;
                const float t97 = t89 * value;
                sums_0_5 = sums_0_5 + t97;
                const float t98 = t90 * value;
                sums_0_6 = sums_0_6 + t98;
                const float t99 = t91 * value;
                sums_0_7 = sums_0_7 + t99;
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
    }
    if (column < imm.n) { // body.rs:181
        if (id_y < imm.m) { // body.rs:184
            const uint2 t100 = uint2(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((id_y * imm.n + column) >> 1u) >> 1u] = t100;
            const uint column_1 = column + 4u; // body.rs:187
            const uint2 t101 = uint2(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((id_y * imm.n + column_1) >> 1u) >> 1u] = t101;
        }
    }
}
