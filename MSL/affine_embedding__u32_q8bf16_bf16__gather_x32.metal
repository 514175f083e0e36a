#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_cols;
    uint n_vocab;
    uint n_groups;
};

uint div_u32(uint a, uint b) {
    return b == 0u ? a : a / b;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void affine_embedding__u32_q8bf16_bf16__gather_x32(
    constant Immediates& imm [[buffer(0)]],
    device const uint* ids [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device const ushort* biases [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint3 global_invocation_id [[thread_position_in_grid]]
) {
    const uint token = workgroup_id.y; // affine_embedding.rs:198
    const uint run = global_invocation_id.x; // affine_embedding.rs:199
    if (run < imm.n_cols / 32u) { // affine_embedding.rs:200
        const uint id = ids[token]; // affine_embedding.rs:201
        float values_0 = as_type<float>(0x7fc00000u); // affine_embedding.rs:202
        float values_1 = as_type<float>(0x7fc00000u);
        float values_2 = as_type<float>(0x7fc00000u);
        float values_3 = as_type<float>(0x7fc00000u);
        float values_4 = as_type<float>(0x7fc00000u);
        float values_5 = as_type<float>(0x7fc00000u);
        float values_6 = as_type<float>(0x7fc00000u);
        float values_7 = as_type<float>(0x7fc00000u);
        float values_8 = as_type<float>(0x7fc00000u);
        float values_9 = as_type<float>(0x7fc00000u);
        float values_10 = as_type<float>(0x7fc00000u);
        float values_11 = as_type<float>(0x7fc00000u);
        float values_12 = as_type<float>(0x7fc00000u);
        float values_13 = as_type<float>(0x7fc00000u);
        float values_14 = as_type<float>(0x7fc00000u);
        float values_15 = as_type<float>(0x7fc00000u);
        float values_16 = as_type<float>(0x7fc00000u);
        float values_17 = as_type<float>(0x7fc00000u);
        float values_18 = as_type<float>(0x7fc00000u);
        float values_19 = as_type<float>(0x7fc00000u);
        float values_20 = as_type<float>(0x7fc00000u);
        float values_21 = as_type<float>(0x7fc00000u);
        float values_22 = as_type<float>(0x7fc00000u);
        float values_23 = as_type<float>(0x7fc00000u);
        float values_24 = as_type<float>(0x7fc00000u);
        float values_25 = as_type<float>(0x7fc00000u);
        float values_26 = as_type<float>(0x7fc00000u);
        float values_27 = as_type<float>(0x7fc00000u);
        float values_28 = as_type<float>(0x7fc00000u);
        float values_29 = as_type<float>(0x7fc00000u);
        float values_30 = as_type<float>(0x7fc00000u);
        float values_31 = as_type<float>(0x7fc00000u);
        if (id < imm.n_vocab) { // affine_embedding.rs:203
            const uint group = div_u32(run, div_u32(imm.n_cols / 32u, imm.n_groups)); // affine_embedding.rs:204
            const float scale = decode_bf16(scales[id * imm.n_groups + group]); // affine_embedding.rs:205
            const float bias = decode_bf16(biases[id * imm.n_groups + group]); // affine_embedding.rs:206
            const uint t0 = id * (imm.n_cols * 8u / 32u) + run * 8u; // affine_embedding.rs:207
            const uint4 t1 = ((device const uint4*)weight)[t0 >> 2u];
            const uint4 t2 = ((device const uint4*)weight)[(t0 + 4u) >> 2u];
            const float t3 = float(t1.x & 255u) * scale; // affine_embedding.rs:210
            const uint bits = as_type<uint>(t3); // bits.rs:31
            const float product = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // affine_embedding.rs:210
            const float t4 = product + bias; // affine_embedding.rs:211
            const uint bits_1 = as_type<uint>(t4); // bits.rs:31
            values_0 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // affine_embedding.rs:211
            const float t5 = float((t1.x >> 8u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_2 = as_type<uint>(t5); // bits.rs:31
            const float product_1 = decode_bf16(encode_bf16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // affine_embedding.rs:210
            const float t6 = product_1 + bias; // affine_embedding.rs:211
            const uint bits_3 = as_type<uint>(t6); // bits.rs:31
            values_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // affine_embedding.rs:211
            const float t7 = float((t1.x >> 16u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_4 = as_type<uint>(t7); // bits.rs:31
            const float product_2 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // affine_embedding.rs:210
            const float t8 = product_2 + bias; // affine_embedding.rs:211
            const uint bits_5 = as_type<uint>(t8); // bits.rs:31
            values_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // affine_embedding.rs:211
            const float t9 = float((t1.x >> 24u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_6 = as_type<uint>(t9); // bits.rs:31
            const float product_3 = decode_bf16(encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // affine_embedding.rs:210
            const float t10 = product_3 + bias; // affine_embedding.rs:211
            const uint bits_7 = as_type<uint>(t10); // bits.rs:31
            values_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // affine_embedding.rs:211
            const float t11 = float(t1.y & 255u) * scale; // affine_embedding.rs:210
            const uint bits_8 = as_type<uint>(t11); // bits.rs:31
            const float product_4 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // affine_embedding.rs:210
            const float t12 = product_4 + bias; // affine_embedding.rs:211
            const uint bits_9 = as_type<uint>(t12); // bits.rs:31
            values_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // affine_embedding.rs:211
            const float t13 = float((t1.y >> 8u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_10 = as_type<uint>(t13); // bits.rs:31
            const float product_5 = decode_bf16(encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // affine_embedding.rs:210
            const float t14 = product_5 + bias; // affine_embedding.rs:211
            const uint bits_11 = as_type<uint>(t14); // bits.rs:31
            values_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // affine_embedding.rs:211
            const float t15 = float((t1.y >> 16u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_12 = as_type<uint>(t15); // bits.rs:31
            const float product_6 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // affine_embedding.rs:210
            const float t16 = product_6 + bias; // affine_embedding.rs:211
            const uint bits_13 = as_type<uint>(t16); // bits.rs:31
            values_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // affine_embedding.rs:211
            const float t17 = float((t1.y >> 24u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_14 = as_type<uint>(t17); // bits.rs:31
            const float product_7 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // affine_embedding.rs:210
            const float t18 = product_7 + bias; // affine_embedding.rs:211
            const uint bits_15 = as_type<uint>(t18); // bits.rs:31
            values_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // affine_embedding.rs:211
            const float t19 = float(t1.z & 255u) * scale; // affine_embedding.rs:210
            const uint bits_16 = as_type<uint>(t19); // bits.rs:31
            const float product_8 = decode_bf16(encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // affine_embedding.rs:210
            const float t20 = product_8 + bias; // affine_embedding.rs:211
            const uint bits_17 = as_type<uint>(t20); // bits.rs:31
            values_8 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // affine_embedding.rs:211
            const float t21 = float((t1.z >> 8u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_18 = as_type<uint>(t21); // bits.rs:31
            const float product_9 = decode_bf16(encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // affine_embedding.rs:210
            const float t22 = product_9 + bias; // affine_embedding.rs:211
            const uint bits_19 = as_type<uint>(t22); // bits.rs:31
            values_9 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // affine_embedding.rs:211
            const float t23 = float((t1.z >> 16u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_20 = as_type<uint>(t23); // bits.rs:31
            const float product_10 = decode_bf16(encode_bf16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // affine_embedding.rs:210
            const float t24 = product_10 + bias; // affine_embedding.rs:211
            const uint bits_21 = as_type<uint>(t24); // bits.rs:31
            values_10 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)); // affine_embedding.rs:211
            const float t25 = float((t1.z >> 24u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_22 = as_type<uint>(t25); // bits.rs:31
            const float product_11 = decode_bf16(encode_bf16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // affine_embedding.rs:210
            const float t26 = product_11 + bias; // affine_embedding.rs:211
            const uint bits_23 = as_type<uint>(t26); // bits.rs:31
            values_11 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // affine_embedding.rs:211
            const float t27 = float(t1.w & 255u) * scale; // affine_embedding.rs:210
            const uint bits_24 = as_type<uint>(t27); // bits.rs:31
            const float product_12 = decode_bf16(encode_bf16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // affine_embedding.rs:210
            const float t28 = product_12 + bias; // affine_embedding.rs:211
            const uint bits_25 = as_type<uint>(t28); // bits.rs:31
            values_12 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)); // affine_embedding.rs:211
            const float t29 = float((t1.w >> 8u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_26 = as_type<uint>(t29); // bits.rs:31
            const float product_13 = decode_bf16(encode_bf16(as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)))); // affine_embedding.rs:210
            const float t30 = product_13 + bias; // affine_embedding.rs:211
            const uint bits_27 = as_type<uint>(t30); // bits.rs:31
            values_13 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // affine_embedding.rs:211
            const float t31 = float((t1.w >> 16u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_28 = as_type<uint>(t31); // bits.rs:31
            const float product_14 = decode_bf16(encode_bf16(as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)))); // affine_embedding.rs:210
            const float t32 = product_14 + bias; // affine_embedding.rs:211
            const uint bits_29 = as_type<uint>(t32); // bits.rs:31
            values_14 = as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)); // affine_embedding.rs:211
            const float t33 = float((t1.w >> 24u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_30 = as_type<uint>(t33); // bits.rs:31
            const float product_15 = decode_bf16(encode_bf16(as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)))); // affine_embedding.rs:210
            const float t34 = product_15 + bias; // affine_embedding.rs:211
            const uint bits_31 = as_type<uint>(t34); // bits.rs:31
            values_15 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // affine_embedding.rs:211
            const float t35 = float(t2.x & 255u) * scale; // affine_embedding.rs:210
            const uint bits_32 = as_type<uint>(t35); // bits.rs:31
            const float product_16 = decode_bf16(encode_bf16(as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)))); // affine_embedding.rs:210
            const float t36 = product_16 + bias; // affine_embedding.rs:211
            const uint bits_33 = as_type<uint>(t36); // bits.rs:31
            values_16 = as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)); // affine_embedding.rs:211
            const float t37 = float((t2.x >> 8u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_34 = as_type<uint>(t37); // bits.rs:31
            const float product_17 = decode_bf16(encode_bf16(as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)))); // affine_embedding.rs:210
            const float t38 = product_17 + bias; // affine_embedding.rs:211
            const uint bits_35 = as_type<uint>(t38); // bits.rs:31
            values_17 = as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)); // affine_embedding.rs:211
            const float t39 = float((t2.x >> 16u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_36 = as_type<uint>(t39); // bits.rs:31
            const float product_18 = decode_bf16(encode_bf16(as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)))); // affine_embedding.rs:210
            const float t40 = product_18 + bias; // affine_embedding.rs:211
            const uint bits_37 = as_type<uint>(t40); // bits.rs:31
            values_18 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)); // affine_embedding.rs:211
            const float t41 = float((t2.x >> 24u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_38 = as_type<uint>(t41); // bits.rs:31
            const float product_19 = decode_bf16(encode_bf16(as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)))); // affine_embedding.rs:210
            const float t42 = product_19 + bias; // affine_embedding.rs:211
            const uint bits_39 = as_type<uint>(t42); // bits.rs:31
            values_19 = as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)); // affine_embedding.rs:211
            const float t43 = float(t2.y & 255u) * scale; // affine_embedding.rs:210
            const uint bits_40 = as_type<uint>(t43); // bits.rs:31
            const float product_20 = decode_bf16(encode_bf16(as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)))); // affine_embedding.rs:210
            const float t44 = product_20 + bias; // affine_embedding.rs:211
            const uint bits_41 = as_type<uint>(t44); // bits.rs:31
            values_20 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)); // affine_embedding.rs:211
            const float t45 = float((t2.y >> 8u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_42 = as_type<uint>(t45); // bits.rs:31
            const float product_21 = decode_bf16(encode_bf16(as_type<float>((((bits_42 & 2139095040u) == 0u) ? bits_42 & 2147483648u : bits_42)))); // affine_embedding.rs:210
            const float t46 = product_21 + bias; // affine_embedding.rs:211
            const uint bits_43 = as_type<uint>(t46); // bits.rs:31
            values_21 = as_type<float>((((bits_43 & 2139095040u) == 0u) ? bits_43 & 2147483648u : bits_43)); // affine_embedding.rs:211
            const float t47 = float((t2.y >> 16u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_44 = as_type<uint>(t47); // bits.rs:31
            const float product_22 = decode_bf16(encode_bf16(as_type<float>((((bits_44 & 2139095040u) == 0u) ? bits_44 & 2147483648u : bits_44)))); // affine_embedding.rs:210
            const float t48 = product_22 + bias; // affine_embedding.rs:211
            const uint bits_45 = as_type<uint>(t48); // bits.rs:31
            values_22 = as_type<float>((((bits_45 & 2139095040u) == 0u) ? bits_45 & 2147483648u : bits_45)); // affine_embedding.rs:211
            const float t49 = float((t2.y >> 24u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_46 = as_type<uint>(t49); // bits.rs:31
            const float product_23 = decode_bf16(encode_bf16(as_type<float>((((bits_46 & 2139095040u) == 0u) ? bits_46 & 2147483648u : bits_46)))); // affine_embedding.rs:210
            const float t50 = product_23 + bias; // affine_embedding.rs:211
            const uint bits_47 = as_type<uint>(t50); // bits.rs:31
            values_23 = as_type<float>((((bits_47 & 2139095040u) == 0u) ? bits_47 & 2147483648u : bits_47)); // affine_embedding.rs:211
            const float t51 = float(t2.z & 255u) * scale; // affine_embedding.rs:210
            const uint bits_48 = as_type<uint>(t51); // bits.rs:31
            const float product_24 = decode_bf16(encode_bf16(as_type<float>((((bits_48 & 2139095040u) == 0u) ? bits_48 & 2147483648u : bits_48)))); // affine_embedding.rs:210
            const float t52 = product_24 + bias; // affine_embedding.rs:211
            const uint bits_49 = as_type<uint>(t52); // bits.rs:31
            values_24 = as_type<float>((((bits_49 & 2139095040u) == 0u) ? bits_49 & 2147483648u : bits_49)); // affine_embedding.rs:211
            const float t53 = float((t2.z >> 8u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_50 = as_type<uint>(t53); // bits.rs:31
            const float product_25 = decode_bf16(encode_bf16(as_type<float>((((bits_50 & 2139095040u) == 0u) ? bits_50 & 2147483648u : bits_50)))); // affine_embedding.rs:210
            const float t54 = product_25 + bias; // affine_embedding.rs:211
            const uint bits_51 = as_type<uint>(t54); // bits.rs:31
            values_25 = as_type<float>((((bits_51 & 2139095040u) == 0u) ? bits_51 & 2147483648u : bits_51)); // affine_embedding.rs:211
            const float t55 = float((t2.z >> 16u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_52 = as_type<uint>(t55); // bits.rs:31
            const float product_26 = decode_bf16(encode_bf16(as_type<float>((((bits_52 & 2139095040u) == 0u) ? bits_52 & 2147483648u : bits_52)))); // affine_embedding.rs:210
            const float t56 = product_26 + bias; // affine_embedding.rs:211
            const uint bits_53 = as_type<uint>(t56); // bits.rs:31
            values_26 = as_type<float>((((bits_53 & 2139095040u) == 0u) ? bits_53 & 2147483648u : bits_53)); // affine_embedding.rs:211
            const float t57 = float((t2.z >> 24u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_54 = as_type<uint>(t57); // bits.rs:31
            const float product_27 = decode_bf16(encode_bf16(as_type<float>((((bits_54 & 2139095040u) == 0u) ? bits_54 & 2147483648u : bits_54)))); // affine_embedding.rs:210
            const float t58 = product_27 + bias; // affine_embedding.rs:211
            const uint bits_55 = as_type<uint>(t58); // bits.rs:31
            values_27 = as_type<float>((((bits_55 & 2139095040u) == 0u) ? bits_55 & 2147483648u : bits_55)); // affine_embedding.rs:211
            const float t59 = float(t2.w & 255u) * scale; // affine_embedding.rs:210
            const uint bits_56 = as_type<uint>(t59); // bits.rs:31
            const float product_28 = decode_bf16(encode_bf16(as_type<float>((((bits_56 & 2139095040u) == 0u) ? bits_56 & 2147483648u : bits_56)))); // affine_embedding.rs:210
            const float t60 = product_28 + bias; // affine_embedding.rs:211
            const uint bits_57 = as_type<uint>(t60); // bits.rs:31
            values_28 = as_type<float>((((bits_57 & 2139095040u) == 0u) ? bits_57 & 2147483648u : bits_57)); // affine_embedding.rs:211
            const float t61 = float((t2.w >> 8u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_58 = as_type<uint>(t61); // bits.rs:31
            const float product_29 = decode_bf16(encode_bf16(as_type<float>((((bits_58 & 2139095040u) == 0u) ? bits_58 & 2147483648u : bits_58)))); // affine_embedding.rs:210
            const float t62 = product_29 + bias; // affine_embedding.rs:211
            const uint bits_59 = as_type<uint>(t62); // bits.rs:31
            values_29 = as_type<float>((((bits_59 & 2139095040u) == 0u) ? bits_59 & 2147483648u : bits_59)); // affine_embedding.rs:211
            const float t63 = float((t2.w >> 16u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_60 = as_type<uint>(t63); // bits.rs:31
            const float product_30 = decode_bf16(encode_bf16(as_type<float>((((bits_60 & 2139095040u) == 0u) ? bits_60 & 2147483648u : bits_60)))); // affine_embedding.rs:210
            const float t64 = product_30 + bias; // affine_embedding.rs:211
            const uint bits_61 = as_type<uint>(t64); // bits.rs:31
            values_30 = as_type<float>((((bits_61 & 2139095040u) == 0u) ? bits_61 & 2147483648u : bits_61)); // affine_embedding.rs:211
            const float t65 = float((t2.w >> 24u) & 255u) * scale; // affine_embedding.rs:210
            const uint bits_62 = as_type<uint>(t65); // bits.rs:31
            const float product_31 = decode_bf16(encode_bf16(as_type<float>((((bits_62 & 2139095040u) == 0u) ? bits_62 & 2147483648u : bits_62)))); // affine_embedding.rs:210
            const float t66 = product_31 + bias; // affine_embedding.rs:211
            const uint bits_63 = as_type<uint>(t66); // bits.rs:31
            values_31 = as_type<float>((((bits_63 & 2139095040u) == 0u) ? bits_63 & 2147483648u : bits_63)); // affine_embedding.rs:211
        }
        float eight_0 = 0.0f; // affine_embedding.rs:216
        float eight_1 = 0.0f;
        float eight_2 = 0.0f;
        float eight_3 = 0.0f;
        float eight_4 = 0.0f;
        float eight_5 = 0.0f;
        float eight_6 = 0.0f;
        float eight_7 = 0.0f;
        eight_0 = values_0; // affine_embedding.rs:219
        eight_1 = values_1;
        eight_2 = values_2;
        eight_3 = values_3;
        eight_4 = values_4;
        eight_5 = values_5;
        eight_6 = values_6;
        eight_7 = values_7;
        const uint4 t67 = uint4(encode_bf16(eight_0) | (encode_bf16(eight_1) << 16u), encode_bf16(eight_2) | (encode_bf16(eight_3) << 16u), encode_bf16(eight_4) | (encode_bf16(eight_5) << 16u), encode_bf16(eight_6) | (encode_bf16(eight_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[((token * imm.n_cols + run * 32u) >> 1u) >> 2u] = t67;
        float eight_0_1 = 0.0f; // affine_embedding.rs:216
        float eight_1_1 = 0.0f;
        float eight_2_1 = 0.0f;
        float eight_3_1 = 0.0f;
        float eight_4_1 = 0.0f;
        float eight_5_1 = 0.0f;
        float eight_6_1 = 0.0f;
        float eight_7_1 = 0.0f;
        eight_0_1 = values_8; // affine_embedding.rs:219
        eight_1_1 = values_9;
        eight_2_1 = values_10;
        eight_3_1 = values_11;
        eight_4_1 = values_12;
        eight_5_1 = values_13;
        eight_6_1 = values_14;
        eight_7_1 = values_15;
        const uint4 t68 = uint4(encode_bf16(eight_0_1) | (encode_bf16(eight_1_1) << 16u), encode_bf16(eight_2_1) | (encode_bf16(eight_3_1) << 16u), encode_bf16(eight_4_1) | (encode_bf16(eight_5_1) << 16u), encode_bf16(eight_6_1) | (encode_bf16(eight_7_1) << 16u)); // piece.rs:71
        ((device uint4*)y)[((token * imm.n_cols + (run * 32u + 8u)) >> 1u) >> 2u] = t68;
        float eight_0_2 = 0.0f; // affine_embedding.rs:216
        float eight_1_2 = 0.0f;
        float eight_2_2 = 0.0f;
        float eight_3_2 = 0.0f;
        float eight_4_2 = 0.0f;
        float eight_5_2 = 0.0f;
        float eight_6_2 = 0.0f;
        float eight_7_2 = 0.0f;
        eight_0_2 = values_16; // affine_embedding.rs:219
        eight_1_2 = values_17;
        eight_2_2 = values_18;
        eight_3_2 = values_19;
        eight_4_2 = values_20;
        eight_5_2 = values_21;
        eight_6_2 = values_22;
        eight_7_2 = values_23;
        const uint4 t69 = uint4(encode_bf16(eight_0_2) | (encode_bf16(eight_1_2) << 16u), encode_bf16(eight_2_2) | (encode_bf16(eight_3_2) << 16u), encode_bf16(eight_4_2) | (encode_bf16(eight_5_2) << 16u), encode_bf16(eight_6_2) | (encode_bf16(eight_7_2) << 16u)); // piece.rs:71
        ((device uint4*)y)[((token * imm.n_cols + (run * 32u + 16u)) >> 1u) >> 2u] = t69;
        float eight_0_3 = 0.0f; // affine_embedding.rs:216
        float eight_1_3 = 0.0f;
        float eight_2_3 = 0.0f;
        float eight_3_3 = 0.0f;
        float eight_4_3 = 0.0f;
        float eight_5_3 = 0.0f;
        float eight_6_3 = 0.0f;
        float eight_7_3 = 0.0f;
        eight_0_3 = values_24; // affine_embedding.rs:219
        eight_1_3 = values_25;
        eight_2_3 = values_26;
        eight_3_3 = values_27;
        eight_4_3 = values_28;
        eight_5_3 = values_29;
        eight_6_3 = values_30;
        eight_7_3 = values_31;
        const uint4 t70 = uint4(encode_bf16(eight_0_3) | (encode_bf16(eight_1_3) << 16u), encode_bf16(eight_2_3) | (encode_bf16(eight_3_3) << 16u), encode_bf16(eight_4_3) | (encode_bf16(eight_5_3) << 16u), encode_bf16(eight_6_3) | (encode_bf16(eight_7_3) << 16u)); // piece.rs:71
        ((device uint4*)y)[((token * imm.n_cols + (run * 32u + 24u)) >> 1u) >> 2u] = t70;
    }
}
