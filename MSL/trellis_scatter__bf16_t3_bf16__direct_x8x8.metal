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

kernel void trellis_scatter__bf16_t3_bf16__direct_x8x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float staged[1024];
    const uint k = imm.k; // body.rs:119
    const uint id_y = workgroup_id.y; // body.rs:120
    const uint split = 0u; // body.rs:123
    const uint first_m = id_y * 8u; // body.rs:126
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
            const float value_4 = decode_bf16(x[min_u32(first_m + 4u, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t5 = value_4 * factor; // body.rs:63
            const uint bits_4 = as_type<uint>(t5); // bits.rs:31
            staged[local_invocation_index + 512u] = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // body.rs:63
            const float value_5 = decode_bf16(x[min_u32(first_m + 5u, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t6 = value_5 * factor; // body.rs:63
            const uint bits_5 = as_type<uint>(t6); // bits.rs:31
            staged[local_invocation_index + 640u] = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // body.rs:63
            const float value_6 = decode_bf16(x[min_u32(first_m + 6u, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t7 = value_6 * factor; // body.rs:63
            const uint bits_6 = as_type<uint>(t7); // bits.rs:31
            staged[local_invocation_index + 768u] = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // body.rs:63
            const float value_7 = decode_bf16(x[min_u32(first_m + 7u, imm.m - 1u) * imm.k + place_k]); // body.rs:62
            const float t8 = value_7 * factor; // body.rs:63
            const uint bits_7 = as_type<uint>(t8); // bits.rs:31
            staged[local_invocation_index + 896u] = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // body.rs:63
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
        if (column < imm.n) { // body.rs:141
            const uint n_here = min_u32(k - first_k, 128u); // body.rs:142
            const uint in_runs = n_here & 4294967295u; // body.rs:143
            for (uint row_of_split = 0u; row_of_split < in_runs; row_of_split += 1u) { // body.rs:148
                const uint base = (first_k + row_of_split) * row_words; // body.rs:149
                const uint t9 = weight[base + next_1]; // body.rs:154
                const uint t10 = funnel_shr_u32(t9, weight[base + word_1], shift); // body.rs:100
                const uint t11 = dot4_u8_u32((funnel_shr_u32(shr_u32(t9, shift), t10, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t12 = float(t11) - 510.0f;
                const float t13 = float(dot4_u8_u32(((t10 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t14 = float(dot4_u8_u32(((t10 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t15 = float(dot4_u8_u32(((t10 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t16 = float(dot4_u8_u32(((t10 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t17 = float(dot4_u8_u32(((t10 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t18 = float(dot4_u8_u32(((t10 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t19 = float(dot4_u8_u32((t10 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:163
                const float t20 = t12 * value; // body.rs:166
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
                const float value_1 = staged[row_of_split + 128u]; // body.rs:163
                const float t28 = t12 * value_1; // body.rs:166
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
                const float value_2 = staged[row_of_split + 256u]; // body.rs:163
                const float t36 = t12 * value_2; // body.rs:166
                sums_2_0 = sums_2_0 + t36;
                const float t37 = t13 * value_2;
                sums_2_1 = sums_2_1 + t37;
                const float t38 = t14 * value_2;
                sums_2_2 = sums_2_2 + t38;
                const float t39 = t15 * value_2;
                sums_2_3 = sums_2_3 + t39;
                const float t40 = t16 * value_2;
                sums_2_4 = sums_2_4 + t40;
                const float t41 = t17 * value_2;
                sums_2_5 = sums_2_5 + t41;
                const float t42 = t18 * value_2;
                sums_2_6 = sums_2_6 + t42;
                const float t43 = t19 * value_2;
                sums_2_7 = sums_2_7 + t43;
                const float value_3 = staged[row_of_split + 384u]; // body.rs:163
                const float t44 = t12 * value_3; // body.rs:166
                sums_3_0 = sums_3_0 + t44;
                const float t45 = t13 * value_3;
                sums_3_1 = sums_3_1 + t45;
                const float t46 = t14 * value_3;
                sums_3_2 = sums_3_2 + t46;
                const float t47 = t15 * value_3;
                sums_3_3 = sums_3_3 + t47;
                const float t48 = t16 * value_3;
                sums_3_4 = sums_3_4 + t48;
                const float t49 = t17 * value_3;
                sums_3_5 = sums_3_5 + t49;
                const float t50 = t18 * value_3;
                sums_3_6 = sums_3_6 + t50;
                const float t51 = t19 * value_3;
                sums_3_7 = sums_3_7 + t51;
                const float value_4 = staged[row_of_split + 512u]; // body.rs:163
                const float t52 = t12 * value_4; // body.rs:166
                sums_4_0 = sums_4_0 + t52;
                const float t53 = t13 * value_4;
                sums_4_1 = sums_4_1 + t53;
                const float t54 = t14 * value_4;
                sums_4_2 = sums_4_2 + t54;
                const float t55 = t15 * value_4;
                sums_4_3 = sums_4_3 + t55;
                const float t56 = t16 * value_4;
                sums_4_4 = sums_4_4 + t56;
                const float t57 = t17 * value_4;
                sums_4_5 = sums_4_5 + t57;
                const float t58 = t18 * value_4;
                sums_4_6 = sums_4_6 + t58;
                const float t59 = t19 * value_4;
                sums_4_7 = sums_4_7 + t59;
                const float value_5 = staged[row_of_split + 640u]; // body.rs:163
                const float t60 = t12 * value_5; // body.rs:166
                sums_5_0 = sums_5_0 + t60;
                const float t61 = t13 * value_5;
                sums_5_1 = sums_5_1 + t61;
                const float t62 = t14 * value_5;
                sums_5_2 = sums_5_2 + t62;
                const float t63 = t15 * value_5;
                sums_5_3 = sums_5_3 + t63;
                const float t64 = t16 * value_5;
                sums_5_4 = sums_5_4 + t64;
                const float t65 = t17 * value_5;
                sums_5_5 = sums_5_5 + t65;
                const float t66 = t18 * value_5;
                sums_5_6 = sums_5_6 + t66;
                const float t67 = t19 * value_5;
                sums_5_7 = sums_5_7 + t67;
                const float value_6 = staged[row_of_split + 768u]; // body.rs:163
                const float t68 = t12 * value_6; // body.rs:166
                sums_6_0 = sums_6_0 + t68;
                const float t69 = t13 * value_6;
                sums_6_1 = sums_6_1 + t69;
                const float t70 = t14 * value_6;
                sums_6_2 = sums_6_2 + t70;
                const float t71 = t15 * value_6;
                sums_6_3 = sums_6_3 + t71;
                const float t72 = t16 * value_6;
                sums_6_4 = sums_6_4 + t72;
                const float t73 = t17 * value_6;
                sums_6_5 = sums_6_5 + t73;
                const float t74 = t18 * value_6;
                sums_6_6 = sums_6_6 + t74;
                const float t75 = t19 * value_6;
                sums_6_7 = sums_6_7 + t75;
                const float value_7 = staged[row_of_split + 896u]; // body.rs:163
                const float t76 = t12 * value_7; // body.rs:166
                sums_7_0 = sums_7_0 + t76;
                const float t77 = t13 * value_7;
                sums_7_1 = sums_7_1 + t77;
                const float t78 = t14 * value_7;
                sums_7_2 = sums_7_2 + t78;
                const float t79 = t15 * value_7;
                sums_7_3 = sums_7_3 + t79;
                const float t80 = t16 * value_7;
                sums_7_4 = sums_7_4 + t80;
                const float t81 = t17 * value_7;
                sums_7_5 = sums_7_5 + t81;
                const float t82 = t18 * value_7;
                sums_7_6 = sums_7_6 + t82;
                const float t83 = t19 * value_7;
                sums_7_7 = sums_7_7 + t83;
            }
            for (uint row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:148
                const uint base = (first_k + row_of_split) * row_words; // body.rs:149
                const uint t84 = weight[base + next_1]; // body.rs:154
                const uint t85 = funnel_shr_u32(t84, weight[base + word_1], shift); // body.rs:100
                const uint t86 = dot4_u8_u32((funnel_shr_u32(shr_u32(t84, shift), t85, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                const float t87 = float(t86) - 510.0f;
                const float t88 = float(dot4_u8_u32(((t85 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t89 = float(dot4_u8_u32(((t85 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t90 = float(dot4_u8_u32(((t85 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t91 = float(dot4_u8_u32(((t85 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t92 = float(dot4_u8_u32(((t85 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t93 = float(dot4_u8_u32(((t85 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float t94 = float(dot4_u8_u32((t85 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                const float value = staged[row_of_split]; // body.rs:163
                const float t95 = t87 * value; // body.rs:166
                sums_0_0 = sums_0_0 + t95;
                const float t96 = t88 * value;
                sums_0_1 = sums_0_1 + t96;
                const float t97 = t89 * value;
                sums_0_2 = sums_0_2 + t97;
                const float t98 = t90 * value;
                sums_0_3 = sums_0_3 + t98;
                const float t99 = t91 * value;
                sums_0_4 = sums_0_4 + t99;
                const float t100 = t92 * value;
                sums_0_5 = sums_0_5 + t100;
                const float t101 = t93 * value;
                sums_0_6 = sums_0_6 + t101;
                const float t102 = t94 * value;
                sums_0_7 = sums_0_7 + t102;
                const float value_1 = staged[row_of_split + 128u]; // body.rs:163
                const float t103 = t87 * value_1; // body.rs:166
                sums_1_0 = sums_1_0 + t103;
                const float t104 = t88 * value_1;
                sums_1_1 = sums_1_1 + t104;
                const float t105 = t89 * value_1;
                sums_1_2 = sums_1_2 + t105;
                const float t106 = t90 * value_1;
                sums_1_3 = sums_1_3 + t106;
                const float t107 = t91 * value_1;
                sums_1_4 = sums_1_4 + t107;
                const float t108 = t92 * value_1;
                sums_1_5 = sums_1_5 + t108;
                const float t109 = t93 * value_1;
                sums_1_6 = sums_1_6 + t109;
                const float t110 = t94 * value_1;
                sums_1_7 = sums_1_7 + t110;
                const float value_2 = staged[row_of_split + 256u]; // body.rs:163
                const float t111 = t87 * value_2; // body.rs:166
                sums_2_0 = sums_2_0 + t111;
                const float t112 = t88 * value_2;
                sums_2_1 = sums_2_1 + t112;
                const float t113 = t89 * value_2;
                sums_2_2 = sums_2_2 + t113;
                const float t114 = t90 * value_2;
                sums_2_3 = sums_2_3 + t114;
                const float t115 = t91 * value_2;
                sums_2_4 = sums_2_4 + t115;
                const float t116 = t92 * value_2;
                sums_2_5 = sums_2_5 + t116;
                const float t117 = t93 * value_2;
                sums_2_6 = sums_2_6 + t117;
                const float t118 = t94 * value_2;
                sums_2_7 = sums_2_7 + t118;
                const float value_3 = staged[row_of_split + 384u]; // body.rs:163
                const float t119 = t87 * value_3; // body.rs:166
                sums_3_0 = sums_3_0 + t119;
                const float t120 = t88 * value_3;
                sums_3_1 = sums_3_1 + t120;
                const float t121 = t89 * value_3;
                sums_3_2 = sums_3_2 + t121;
                const float t122 = t90 * value_3;
                sums_3_3 = sums_3_3 + t122;
                const float t123 = t91 * value_3;
                sums_3_4 = sums_3_4 + t123;
                const float t124 = t92 * value_3;
                sums_3_5 = sums_3_5 + t124;
                const float t125 = t93 * value_3;
                sums_3_6 = sums_3_6 + t125;
                const float t126 = t94 * value_3;
                sums_3_7 = sums_3_7 + t126;
                const float value_4 = staged[row_of_split + 512u]; // body.rs:163
                const float t127 = t87 * value_4; // body.rs:166
                sums_4_0 = sums_4_0 + t127;
                const float t128 = t88 * value_4;
                sums_4_1 = sums_4_1 + t128;
                const float t129 = t89 * value_4;
                sums_4_2 = sums_4_2 + t129;
                const float t130 = t90 * value_4;
                sums_4_3 = sums_4_3 + t130;
                const float t131 = t91 * value_4;
                sums_4_4 = sums_4_4 + t131;
                const float t132 = t92 * value_4;
                sums_4_5 = sums_4_5 + t132;
                const float t133 = t93 * value_4;
                sums_4_6 = sums_4_6 + t133;
                const float t134 = t94 * value_4;
                sums_4_7 = sums_4_7 + t134;
                const float value_5 = staged[row_of_split + 640u]; // body.rs:163
                const float t135 = t87 * value_5; // body.rs:166
                sums_5_0 = sums_5_0 + t135;
                const float t136 = t88 * value_5;
                sums_5_1 = sums_5_1 + t136;
                const float t137 = t89 * value_5;
                sums_5_2 = sums_5_2 + t137;
                const float t138 = t90 * value_5;
                sums_5_3 = sums_5_3 + t138;
                const float t139 = t91 * value_5;
                sums_5_4 = sums_5_4 + t139;
                const float t140 = t92 * value_5;
                sums_5_5 = sums_5_5 + t140;
                const float t141 = t93 * value_5;
                sums_5_6 = sums_5_6 + t141;
                const float t142 = t94 * value_5;
                sums_5_7 = sums_5_7 + t142;
                const float value_6 = staged[row_of_split + 768u]; // body.rs:163
                const float t143 = t87 * value_6; // body.rs:166
                sums_6_0 = sums_6_0 + t143;
                const float t144 = t88 * value_6;
                sums_6_1 = sums_6_1 + t144;
                const float t145 = t89 * value_6;
                sums_6_2 = sums_6_2 + t145;
                const float t146 = t90 * value_6;
                sums_6_3 = sums_6_3 + t146;
                const float t147 = t91 * value_6;
                sums_6_4 = sums_6_4 + t147;
                const float t148 = t92 * value_6;
                sums_6_5 = sums_6_5 + t148;
                const float t149 = t93 * value_6;
                sums_6_6 = sums_6_6 + t149;
                const float t150 = t94 * value_6;
                sums_6_7 = sums_6_7 + t150;
                const float value_7 = staged[row_of_split + 896u]; // body.rs:163
                const float t151 = t87 * value_7; // body.rs:166
                sums_7_0 = sums_7_0 + t151;
                const float t152 = t88 * value_7;
                sums_7_1 = sums_7_1 + t152;
                const float t153 = t89 * value_7;
                sums_7_2 = sums_7_2 + t153;
                const float t154 = t90 * value_7;
                sums_7_3 = sums_7_3 + t154;
                const float t155 = t91 * value_7;
                sums_7_4 = sums_7_4 + t155;
                const float t156 = t92 * value_7;
                sums_7_5 = sums_7_5 + t156;
                const float t157 = t93 * value_7;
                sums_7_6 = sums_7_6 + t157;
                const float t158 = t94 * value_7;
                sums_7_7 = sums_7_7 + t158;
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
    if (column < imm.n) { // body.rs:181
        if (first_m < imm.m) { // body.rs:184
            const uint2 t159 = uint2(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((first_m * imm.n + column) >> 1u) >> 1u] = t159;
            const uint column_1 = column + 4u; // body.rs:187
            const uint2 t160 = uint2(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((first_m * imm.n + column_1) >> 1u) >> 1u] = t160;
        }
        if (first_m + 1u < imm.m) { // body.rs:184
            const uint row = first_m + 1u; // body.rs:187
            const uint2 t161 = uint2(encode_bf16(totals_1_0) | (encode_bf16(totals_1_1) << 16u), encode_bf16(totals_1_2) | (encode_bf16(totals_1_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t161;
            const uint row_1 = first_m + 1u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t162 = uint2(encode_bf16(totals_1_4) | (encode_bf16(totals_1_5) << 16u), encode_bf16(totals_1_6) | (encode_bf16(totals_1_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t162;
        }
        if (first_m + 2u < imm.m) { // body.rs:184
            const uint row = first_m + 2u; // body.rs:187
            const uint2 t163 = uint2(encode_bf16(totals_2_0) | (encode_bf16(totals_2_1) << 16u), encode_bf16(totals_2_2) | (encode_bf16(totals_2_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t163;
            const uint row_1 = first_m + 2u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t164 = uint2(encode_bf16(totals_2_4) | (encode_bf16(totals_2_5) << 16u), encode_bf16(totals_2_6) | (encode_bf16(totals_2_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t164;
        }
        if (first_m + 3u < imm.m) { // body.rs:184
            const uint row = first_m + 3u; // body.rs:187
            const uint2 t165 = uint2(encode_bf16(totals_3_0) | (encode_bf16(totals_3_1) << 16u), encode_bf16(totals_3_2) | (encode_bf16(totals_3_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t165;
            const uint row_1 = first_m + 3u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t166 = uint2(encode_bf16(totals_3_4) | (encode_bf16(totals_3_5) << 16u), encode_bf16(totals_3_6) | (encode_bf16(totals_3_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t166;
        }
        if (first_m + 4u < imm.m) { // body.rs:184
            const uint row = first_m + 4u; // body.rs:187
            const uint2 t167 = uint2(encode_bf16(totals_4_0) | (encode_bf16(totals_4_1) << 16u), encode_bf16(totals_4_2) | (encode_bf16(totals_4_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t167;
            const uint row_1 = first_m + 4u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t168 = uint2(encode_bf16(totals_4_4) | (encode_bf16(totals_4_5) << 16u), encode_bf16(totals_4_6) | (encode_bf16(totals_4_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t168;
        }
        if (first_m + 5u < imm.m) { // body.rs:184
            const uint row = first_m + 5u; // body.rs:187
            const uint2 t169 = uint2(encode_bf16(totals_5_0) | (encode_bf16(totals_5_1) << 16u), encode_bf16(totals_5_2) | (encode_bf16(totals_5_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t169;
            const uint row_1 = first_m + 5u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t170 = uint2(encode_bf16(totals_5_4) | (encode_bf16(totals_5_5) << 16u), encode_bf16(totals_5_6) | (encode_bf16(totals_5_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t170;
        }
        if (first_m + 6u < imm.m) { // body.rs:184
            const uint row = first_m + 6u; // body.rs:187
            const uint2 t171 = uint2(encode_bf16(totals_6_0) | (encode_bf16(totals_6_1) << 16u), encode_bf16(totals_6_2) | (encode_bf16(totals_6_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t171;
            const uint row_1 = first_m + 6u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t172 = uint2(encode_bf16(totals_6_4) | (encode_bf16(totals_6_5) << 16u), encode_bf16(totals_6_6) | (encode_bf16(totals_6_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t172;
        }
        if (first_m + 7u < imm.m) { // body.rs:184
            const uint row = first_m + 7u; // body.rs:187
            const uint2 t173 = uint2(encode_bf16(totals_7_0) | (encode_bf16(totals_7_1) << 16u), encode_bf16(totals_7_2) | (encode_bf16(totals_7_3) << 16u)); // body.rs:217
            ((device uint2*)y)[((row * imm.n + column) >> 1u) >> 1u] = t173;
            const uint row_1 = first_m + 7u; // body.rs:187
            const uint column_1 = column + 4u;
            const uint2 t174 = uint2(encode_bf16(totals_7_4) | (encode_bf16(totals_7_5) << 16u), encode_bf16(totals_7_6) | (encode_bf16(totals_7_7) << 16u)); // body.rs:217
            ((device uint2*)y)[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t174;
        }
    }
}
