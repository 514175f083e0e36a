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
    const uint k = imm.k; // body.rs:119
    const uint id_y = workgroup_id.y; // body.rs:120
    const uint split = 0u; // body.rs:123
    const uint first_m = id_y * 4u; // body.rs:126
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
    const uint t0 = (k + 127u) / 128u; // body.rs:137
    for (uint split_1 = split; split_1 < t0; split_1 += 1u) {
        const uint first_k = split_1 * 128u; // body.rs:138
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
            const float value_2 = decode_bf16(x[min_u32(first_m + 2u, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t3 = value_2 * factor; // body.rs:63
            const uint bits_2 = as_type<uint>(t3); // bits.rs:31
            staged[local_invocation_index + 256u] = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // body.rs:63
            const float value_3 = decode_bf16(x[min_u32(first_m + 3u, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t4 = value_3 * factor; // body.rs:63
            const uint bits_3 = as_type<uint>(t4); // bits.rs:31
            staged[local_invocation_index + 384u] = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // body.rs:63
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
        if (column < imm.n) { // body.rs:141
            const uint n_here = min_u32(k - first_k, 128u); // body.rs:142
            const uint in_runs = n_here & 4294967295u; // body.rs:143
            for (uint row_of_split = 0u; row_of_split < in_runs; row_of_split += 1u) { // body.rs:148
                const uint base = (first_k + row_of_split) * row_words; // body.rs:149
                const uint t5 = weight[base + next_1]; // body.rs:154
                const uint t6 = funnel_shr_u32(t5, weight[base + word_1], shift); // body.rs:100
                const uint t7 = dot4_u8_u32((funnel_shr_u32(shr_u32(t5, shift), t6, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t8 = float(t7) - 510.0f;
                const float t9 = float(dot4_u8_u32(((t6 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t10 = float(dot4_u8_u32(((t6 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t11 = float(dot4_u8_u32(((t6 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t12 = float(dot4_u8_u32(((t6 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t13 = float(dot4_u8_u32(((t6 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t14 = float(dot4_u8_u32(((t6 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t15 = float(dot4_u8_u32((t6 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:163
                const float t16 = t8 * value; // body.rs:166
                sums_0_0 = sums_0_0 + t16;
                const float t17 = t9 * value;
                sums_0_1 = sums_0_1 + t17;
                const float t18 = t10 * value;
                sums_0_2 = sums_0_2 + t18;
                const float t19 = t11 * value;
                sums_0_3 = sums_0_3 + t19;
                const float t20 = t12 * value;
                sums_0_4 = sums_0_4 + t20;
                const float t21 = t13 * value;
                sums_0_5 = sums_0_5 + t21;
                const float t22 = t14 * value;
                sums_0_6 = sums_0_6 + t22;
                const float t23 = t15 * value;
                sums_0_7 = sums_0_7 + t23;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:163
                const float t24 = t8 * value_1; // body.rs:166
                sums_1_0 = sums_1_0 + t24;
                const float t25 = t9 * value_1;
                sums_1_1 = sums_1_1 + t25;
                const float t26 = t10 * value_1;
                sums_1_2 = sums_1_2 + t26;
                const float t27 = t11 * value_1;
                sums_1_3 = sums_1_3 + t27;
                const float t28 = t12 * value_1;
                sums_1_4 = sums_1_4 + t28;
                const float t29 = t13 * value_1;
                sums_1_5 = sums_1_5 + t29;
                const float t30 = t14 * value_1;
                sums_1_6 = sums_1_6 + t30;
                const float t31 = t15 * value_1;
                sums_1_7 = sums_1_7 + t31;
                const float value_2 = staged[row_of_split + 256u]; // body.rs:163
                const float t32 = t8 * value_2; // body.rs:166
                sums_2_0 = sums_2_0 + t32;
                const float t33 = t9 * value_2;
                sums_2_1 = sums_2_1 + t33;
                const float t34 = t10 * value_2;
                sums_2_2 = sums_2_2 + t34;
                const float t35 = t11 * value_2;
                sums_2_3 = sums_2_3 + t35;
                const float t36 = t12 * value_2;
                sums_2_4 = sums_2_4 + t36;
                const float t37 = t13 * value_2;
                sums_2_5 = sums_2_5 + t37;
                const float t38 = t14 * value_2;
                sums_2_6 = sums_2_6 + t38;
                const float t39 = t15 * value_2;
                sums_2_7 = sums_2_7 + t39;
                const float value_3 = staged[row_of_split + 384u]; // body.rs:163
                const float t40 = t8 * value_3; // body.rs:166
                sums_3_0 = sums_3_0 + t40;
                const float t41 = t9 * value_3;
                sums_3_1 = sums_3_1 + t41;
                const float t42 = t10 * value_3;
                sums_3_2 = sums_3_2 + t42;
                const float t43 = t11 * value_3;
                sums_3_3 = sums_3_3 + t43;
                const float t44 = t12 * value_3;
                sums_3_4 = sums_3_4 + t44;
                const float t45 = t13 * value_3;
                sums_3_5 = sums_3_5 + t45;
                const float t46 = t14 * value_3;
                sums_3_6 = sums_3_6 + t46;
                const float t47 = t15 * value_3;
                sums_3_7 = sums_3_7 + t47;
            }
            for (uint row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:148
                const uint base = (first_k + row_of_split) * row_words; // body.rs:149
                const uint t48 = weight[base + next_1]; // body.rs:154
                const uint t49 = funnel_shr_u32(t48, weight[base + word_1], shift); // body.rs:100
                const uint t50 = dot4_u8_u32((funnel_shr_u32(shr_u32(t48, shift), t49, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t51 = float(t50) - 510.0f;
                const float t52 = float(dot4_u8_u32(((t49 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t53 = float(dot4_u8_u32(((t49 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t54 = float(dot4_u8_u32(((t49 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t55 = float(dot4_u8_u32(((t49 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t56 = float(dot4_u8_u32(((t49 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t57 = float(dot4_u8_u32(((t49 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t58 = float(dot4_u8_u32((t49 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:163
                const float t59 = t51 * value; // body.rs:166
                sums_0_0 = sums_0_0 + t59;
                const float t60 = t52 * value;
                sums_0_1 = sums_0_1 + t60;
                const float t61 = t53 * value;
                sums_0_2 = sums_0_2 + t61;
                const float t62 = t54 * value;
                sums_0_3 = sums_0_3 + t62;
                const float t63 = t55 * value;
                sums_0_4 = sums_0_4 + t63;
                const float t64 = t56 * value;
                sums_0_5 = sums_0_5 + t64;
                const float t65 = t57 * value;
                sums_0_6 = sums_0_6 + t65;
                const float t66 = t58 * value;
                sums_0_7 = sums_0_7 + t66;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:163
                const float t67 = t51 * value_1; // body.rs:166
                sums_1_0 = sums_1_0 + t67;
                const float t68 = t52 * value_1;
                sums_1_1 = sums_1_1 + t68;
                const float t69 = t53 * value_1;
                sums_1_2 = sums_1_2 + t69;
                const float t70 = t54 * value_1;
                sums_1_3 = sums_1_3 + t70;
                const float t71 = t55 * value_1;
                sums_1_4 = sums_1_4 + t71;
                const float t72 = t56 * value_1;
                sums_1_5 = sums_1_5 + t72;
                const float t73 = t57 * value_1;
                sums_1_6 = sums_1_6 + t73;
                const float t74 = t58 * value_1;
                sums_1_7 = sums_1_7 + t74;
                const float value_2 = staged[row_of_split + 256u]; // body.rs:163
                const float t75 = t51 * value_2; // body.rs:166
                sums_2_0 = sums_2_0 + t75;
                const float t76 = t52 * value_2;
                sums_2_1 = sums_2_1 + t76;
                const float t77 = t53 * value_2;
                sums_2_2 = sums_2_2 + t77;
                const float t78 = t54 * value_2;
                sums_2_3 = sums_2_3 + t78;
                const float t79 = t55 * value_2;
                sums_2_4 = sums_2_4 + t79;
                const float t80 = t56 * value_2;
                sums_2_5 = sums_2_5 + t80;
                const float t81 = t57 * value_2;
                sums_2_6 = sums_2_6 + t81;
                const float t82 = t58 * value_2;
                sums_2_7 = sums_2_7 + t82;
                const float value_3 = staged[row_of_split + 384u]; // body.rs:163
                const float t83 = t51 * value_3; // body.rs:166
                sums_3_0 = sums_3_0 + t83;
                const float t84 = t52 * value_3;
                sums_3_1 = sums_3_1 + t84;
                const float t85 = t53 * value_3;
                sums_3_2 = sums_3_2 + t85;
                const float t86 = t54 * value_3;
                sums_3_3 = sums_3_3 + t86;
                const float t87 = t55 * value_3;
                sums_3_4 = sums_3_4 + t87;
                const float t88 = t56 * value_3;
                sums_3_5 = sums_3_5 + t88;
                const float t89 = t57 * value_3;
                sums_3_6 = sums_3_6 + t89;
                const float t90 = t58 * value_3;
                sums_3_7 = sums_3_7 + t90;
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
    if (column < imm.n) { // body.rs:181
        if (first_m < imm.m) { // body.rs:184
            const uint2 t91 = uint2(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((first_m * imm.n + column) >> 1u) >> 1u] = t91;
            const uint column_1 = column + 4u; // body.rs:187
            const uint2 t92 = uint2(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((first_m * imm.n + column_1) >> 1u) >> 1u] = t92;
        }
        if (first_m + 1u < imm.m) { // body.rs:184
            const uint row = first_m + 1u; // body.rs:187
            const uint2 t93 = uint2(encode_bf16(totals_1_0) | (encode_bf16(totals_1_1) << 16u), encode_bf16(totals_1_2) | (encode_bf16(totals_1_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t93;
            const uint row_1 = first_m + 1u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t94 = uint2(encode_bf16(totals_1_4) | (encode_bf16(totals_1_5) << 16u), encode_bf16(totals_1_6) | (encode_bf16(totals_1_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t94;
        }
        if (first_m + 2u < imm.m) { // body.rs:184
            const uint row = first_m + 2u; // body.rs:187
            const uint2 t95 = uint2(encode_bf16(totals_2_0) | (encode_bf16(totals_2_1) << 16u), encode_bf16(totals_2_2) | (encode_bf16(totals_2_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t95;
            const uint row_1 = first_m + 2u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t96 = uint2(encode_bf16(totals_2_4) | (encode_bf16(totals_2_5) << 16u), encode_bf16(totals_2_6) | (encode_bf16(totals_2_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t96;
        }
        if (first_m + 3u < imm.m) { // body.rs:184
            const uint row = first_m + 3u; // body.rs:187
            const uint2 t97 = uint2(encode_bf16(totals_3_0) | (encode_bf16(totals_3_1) << 16u), encode_bf16(totals_3_2) | (encode_bf16(totals_3_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t97;
            const uint row_1 = first_m + 3u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t98 = uint2(encode_bf16(totals_3_4) | (encode_bf16(totals_3_5) << 16u), encode_bf16(totals_3_6) | (encode_bf16(totals_3_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t98;
        }
    }
}
