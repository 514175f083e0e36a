#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint k;
    uint m;
    uint n;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

float reduce_add_f32(float x) {
    const float y1 = simd_shuffle_xor(x, ushort(1));
    const float x1 = x + y1;
    const float y2 = simd_shuffle_xor(x1, ushort(2));
    const float x2 = x1 + y2;
    const float y3 = simd_shuffle_xor(x2, ushort(4));
    const float x3 = x2 + y3;
    const float y4 = simd_shuffle_xor(x3, ushort(8));
    const float x4 = x3 + y4;
    const float y5 = simd_shuffle_xor(x4, ushort(16));
    const float x5 = x4 + y5;
    return x5;
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void affine_matmul__bf16_q4g128_bf16__matvec_8x2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device const ushort* biases [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float staged[2112];
    threadgroup float results[16];
    const uint first_m = workgroup_id.y * 2u; // affine_matmul.rs:250
    const uint column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // affine_matmul.rs:251
    const uint n_pieces = imm.k / 32u; // affine_matmul.rs:252
    float partial_sums_0 = 0.0f; // affine_matmul.rs:256
    float partial_sums_1 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += 32u) { // affine_matmul.rs:257
        const uint row = min_u32(first_m + local_invocation_index / 128u, imm.m - 1u); // affine_matmul.rs:227
        const uint first = first_piece * 32u + local_invocation_index % 128u * 8u; // affine_matmul.rs:228
        if (first < imm.k) { // affine_matmul.rs:229
            const uint4 t0 = ((device const uint4*)x)[((row * imm.k + first) >> 1u) >> 2u]; // piece.rs:40
            const uint place = local_invocation_index / 4u * 33u + local_invocation_index % 4u * 8u; // affine_matmul.rs:231
            staged[place] = decode_bf16(t0.x); // affine_matmul.rs:234
            staged[place + 1u] = decode_bf16(t0.x >> 16u);
            staged[place + 2u] = decode_bf16(t0.y);
            staged[place + 3u] = decode_bf16(t0.y >> 16u);
            staged[place + 4u] = decode_bf16(t0.z);
            staged[place + 5u] = decode_bf16(t0.z >> 16u);
            staged[place + 6u] = decode_bf16(t0.w);
            staged[place + 7u] = decode_bf16(t0.w >> 16u);
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // affine_matmul.rs:259
        for (uint staged_piece = local_invocation_index & 31u; staged_piece < 32u; staged_piece += 32u) { // affine_matmul.rs:261
            const uint piece = first_piece + staged_piece; // affine_matmul.rs:262
            if ((piece < n_pieces) & (column < imm.n)) { // affine_matmul.rs:263
                const uint4 t1 = ((device const uint4*)weight)[(column * (imm.k / 8u) + piece * 4u) >> 2u]; // affine_matmul.rs:264
                const uint group = piece / 4u; // affine_matmul.rs:265
                const float scale = decode_bf16(scales[column * (imm.k / 128u) + group]); // affine_matmul.rs:266
                const float bias = decode_bf16(biases[column * (imm.k / 128u) + group]); // affine_matmul.rs:267
                float code_sums_0 = 0.0f; // affine_matmul.rs:268
                float code_sums_1 = 0.0f;
                float sums_0 = 0.0f; // affine_matmul.rs:269
                float sums_1 = 0.0f;
                const float code = float(t1.x & 15u); // quant_unpack.rs:14
                const float value = staged[staged_piece * 33u]; // affine_matmul.rs:276
                const float t2 = code * value; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t2;
                sums_0 = sums_0 + value; // affine_matmul.rs:278
                const uint place = staged_piece * 33u + 1056u; // affine_matmul.rs:275
                const float value_1 = staged[place]; // affine_matmul.rs:276
                const float t3 = code * value_1; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t3;
                sums_1 = sums_1 + value_1; // affine_matmul.rs:278
                const float code_1 = float((t1.x >> 4u) & 15u); // quant_unpack.rs:14
                const uint place_1 = staged_piece * 33u + 1u; // affine_matmul.rs:275
                const float value_2 = staged[place_1]; // affine_matmul.rs:276
                const float t4 = code_1 * value_2; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t4;
                sums_0 = sums_0 + value_2; // affine_matmul.rs:278
                const uint place_2 = staged_piece * 33u + 1057u; // affine_matmul.rs:275
                const float value_3 = staged[place_2]; // affine_matmul.rs:276
                const float t5 = code_1 * value_3; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t5;
                sums_1 = sums_1 + value_3; // affine_matmul.rs:278
                const float code_2 = float((t1.x >> 8u) & 15u); // quant_unpack.rs:14
                const uint place_3 = staged_piece * 33u + 2u; // affine_matmul.rs:275
                const float value_4 = staged[place_3]; // affine_matmul.rs:276
                const float t6 = code_2 * value_4; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t6;
                sums_0 = sums_0 + value_4; // affine_matmul.rs:278
                const uint place_4 = staged_piece * 33u + 1058u; // affine_matmul.rs:275
                const float value_5 = staged[place_4]; // affine_matmul.rs:276
                const float t7 = code_2 * value_5; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t7;
                sums_1 = sums_1 + value_5; // affine_matmul.rs:278
                const float code_3 = float((t1.x >> 12u) & 15u); // quant_unpack.rs:14
                const uint place_5 = staged_piece * 33u + 3u; // affine_matmul.rs:275
                const float value_6 = staged[place_5]; // affine_matmul.rs:276
                const float t8 = code_3 * value_6; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t8;
                sums_0 = sums_0 + value_6; // affine_matmul.rs:278
                const uint place_6 = staged_piece * 33u + 1059u; // affine_matmul.rs:275
                const float value_7 = staged[place_6]; // affine_matmul.rs:276
                const float t9 = code_3 * value_7; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t9;
                sums_1 = sums_1 + value_7; // affine_matmul.rs:278
                const float code_4 = float((t1.x >> 16u) & 15u); // quant_unpack.rs:14
                const uint place_7 = staged_piece * 33u + 4u; // affine_matmul.rs:275
                const float value_8 = staged[place_7]; // affine_matmul.rs:276
                const float t10 = code_4 * value_8; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t10;
                sums_0 = sums_0 + value_8; // affine_matmul.rs:278
                const uint place_8 = staged_piece * 33u + 1060u; // affine_matmul.rs:275
                const float value_9 = staged[place_8]; // affine_matmul.rs:276
                const float t11 = code_4 * value_9; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t11;
                sums_1 = sums_1 + value_9; // affine_matmul.rs:278
                const float code_5 = float((t1.x >> 20u) & 15u); // quant_unpack.rs:14
                const uint place_9 = staged_piece * 33u + 5u; // affine_matmul.rs:275
                const float value_10 = staged[place_9]; // affine_matmul.rs:276
                const float t12 = code_5 * value_10; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t12;
                sums_0 = sums_0 + value_10; // affine_matmul.rs:278
                const uint place_10 = staged_piece * 33u + 1061u; // affine_matmul.rs:275
                const float value_11 = staged[place_10]; // affine_matmul.rs:276
                const float t13 = code_5 * value_11; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t13;
                sums_1 = sums_1 + value_11; // affine_matmul.rs:278
                const float code_6 = float((t1.x >> 24u) & 15u); // quant_unpack.rs:14
                const uint place_11 = staged_piece * 33u + 6u; // affine_matmul.rs:275
                const float value_12 = staged[place_11]; // affine_matmul.rs:276
                const float t14 = code_6 * value_12; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t14;
                sums_0 = sums_0 + value_12; // affine_matmul.rs:278
                const uint place_12 = staged_piece * 33u + 1062u; // affine_matmul.rs:275
                const float value_13 = staged[place_12]; // affine_matmul.rs:276
                const float t15 = code_6 * value_13; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t15;
                sums_1 = sums_1 + value_13; // affine_matmul.rs:278
                const float code_7 = float((t1.x >> 28u) & 15u); // quant_unpack.rs:14
                const uint place_13 = staged_piece * 33u + 7u; // affine_matmul.rs:275
                const float value_14 = staged[place_13]; // affine_matmul.rs:276
                const float t16 = code_7 * value_14; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t16;
                sums_0 = sums_0 + value_14; // affine_matmul.rs:278
                const uint place_14 = staged_piece * 33u + 1063u; // affine_matmul.rs:275
                const float value_15 = staged[place_14]; // affine_matmul.rs:276
                const float t17 = code_7 * value_15; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t17;
                sums_1 = sums_1 + value_15; // affine_matmul.rs:278
                const float code_8 = float(t1.y & 15u); // quant_unpack.rs:14
                const uint place_15 = staged_piece * 33u + 8u; // affine_matmul.rs:275
                const float value_16 = staged[place_15]; // affine_matmul.rs:276
                const float t18 = code_8 * value_16; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t18;
                sums_0 = sums_0 + value_16; // affine_matmul.rs:278
                const uint place_16 = staged_piece * 33u + 1064u; // affine_matmul.rs:275
                const float value_17 = staged[place_16]; // affine_matmul.rs:276
                const float t19 = code_8 * value_17; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t19;
                sums_1 = sums_1 + value_17; // affine_matmul.rs:278
                const float code_9 = float((t1.y >> 4u) & 15u); // quant_unpack.rs:14
                const uint place_17 = staged_piece * 33u + 9u; // affine_matmul.rs:275
                const float value_18 = staged[place_17]; // affine_matmul.rs:276
                const float t20 = code_9 * value_18; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t20;
                sums_0 = sums_0 + value_18; // affine_matmul.rs:278
                const uint place_18 = staged_piece * 33u + 1065u; // affine_matmul.rs:275
                const float value_19 = staged[place_18]; // affine_matmul.rs:276
                const float t21 = code_9 * value_19; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t21;
                sums_1 = sums_1 + value_19; // affine_matmul.rs:278
                const float code_10 = float((t1.y >> 8u) & 15u); // quant_unpack.rs:14
                const uint place_19 = staged_piece * 33u + 10u; // affine_matmul.rs:275
                const float value_20 = staged[place_19]; // affine_matmul.rs:276
                const float t22 = code_10 * value_20; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t22;
                sums_0 = sums_0 + value_20; // affine_matmul.rs:278
                const uint place_20 = staged_piece * 33u + 1066u; // affine_matmul.rs:275
                const float value_21 = staged[place_20]; // affine_matmul.rs:276
                const float t23 = code_10 * value_21; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t23;
                sums_1 = sums_1 + value_21; // affine_matmul.rs:278
                const float code_11 = float((t1.y >> 12u) & 15u); // quant_unpack.rs:14
                const uint place_21 = staged_piece * 33u + 11u; // affine_matmul.rs:275
                const float value_22 = staged[place_21]; // affine_matmul.rs:276
                const float t24 = code_11 * value_22; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t24;
                sums_0 = sums_0 + value_22; // affine_matmul.rs:278
                const uint place_22 = staged_piece * 33u + 1067u; // affine_matmul.rs:275
                const float value_23 = staged[place_22]; // affine_matmul.rs:276
                const float t25 = code_11 * value_23; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t25;
                sums_1 = sums_1 + value_23; // affine_matmul.rs:278
                const float code_12 = float((t1.y >> 16u) & 15u); // quant_unpack.rs:14
                const uint place_23 = staged_piece * 33u + 12u; // affine_matmul.rs:275
                const float value_24 = staged[place_23]; // affine_matmul.rs:276
                const float t26 = code_12 * value_24; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t26;
                sums_0 = sums_0 + value_24; // affine_matmul.rs:278
                const uint place_24 = staged_piece * 33u + 1068u; // affine_matmul.rs:275
                const float value_25 = staged[place_24]; // affine_matmul.rs:276
                const float t27 = code_12 * value_25; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t27;
                sums_1 = sums_1 + value_25; // affine_matmul.rs:278
                const float code_13 = float((t1.y >> 20u) & 15u); // quant_unpack.rs:14
                const uint place_25 = staged_piece * 33u + 13u; // affine_matmul.rs:275
                const float value_26 = staged[place_25]; // affine_matmul.rs:276
                const float t28 = code_13 * value_26; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t28;
                sums_0 = sums_0 + value_26; // affine_matmul.rs:278
                const uint place_26 = staged_piece * 33u + 1069u; // affine_matmul.rs:275
                const float value_27 = staged[place_26]; // affine_matmul.rs:276
                const float t29 = code_13 * value_27; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t29;
                sums_1 = sums_1 + value_27; // affine_matmul.rs:278
                const float code_14 = float((t1.y >> 24u) & 15u); // quant_unpack.rs:14
                const uint place_27 = staged_piece * 33u + 14u; // affine_matmul.rs:275
                const float value_28 = staged[place_27]; // affine_matmul.rs:276
                const float t30 = code_14 * value_28; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t30;
                sums_0 = sums_0 + value_28; // affine_matmul.rs:278
                const uint place_28 = staged_piece * 33u + 1070u; // affine_matmul.rs:275
                const float value_29 = staged[place_28]; // affine_matmul.rs:276
                const float t31 = code_14 * value_29; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t31;
                sums_1 = sums_1 + value_29; // affine_matmul.rs:278
                const float code_15 = float((t1.y >> 28u) & 15u); // quant_unpack.rs:14
                const uint place_29 = staged_piece * 33u + 15u; // affine_matmul.rs:275
                const float value_30 = staged[place_29]; // affine_matmul.rs:276
                const float t32 = code_15 * value_30; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t32;
                sums_0 = sums_0 + value_30; // affine_matmul.rs:278
                const uint place_30 = staged_piece * 33u + 1071u; // affine_matmul.rs:275
                const float value_31 = staged[place_30]; // affine_matmul.rs:276
                const float t33 = code_15 * value_31; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t33;
                sums_1 = sums_1 + value_31; // affine_matmul.rs:278
                const float code_16 = float(t1.z & 15u); // quant_unpack.rs:14
                const uint place_31 = staged_piece * 33u + 16u; // affine_matmul.rs:275
                const float value_32 = staged[place_31]; // affine_matmul.rs:276
                const float t34 = code_16 * value_32; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t34;
                sums_0 = sums_0 + value_32; // affine_matmul.rs:278
                const uint place_32 = staged_piece * 33u + 1072u; // affine_matmul.rs:275
                const float value_33 = staged[place_32]; // affine_matmul.rs:276
                const float t35 = code_16 * value_33; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t35;
                sums_1 = sums_1 + value_33; // affine_matmul.rs:278
                const float code_17 = float((t1.z >> 4u) & 15u); // quant_unpack.rs:14
                const uint place_33 = staged_piece * 33u + 17u; // affine_matmul.rs:275
                const float value_34 = staged[place_33]; // affine_matmul.rs:276
                const float t36 = code_17 * value_34; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t36;
                sums_0 = sums_0 + value_34; // affine_matmul.rs:278
                const uint place_34 = staged_piece * 33u + 1073u; // affine_matmul.rs:275
                const float value_35 = staged[place_34]; // affine_matmul.rs:276
                const float t37 = code_17 * value_35; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t37;
                sums_1 = sums_1 + value_35; // affine_matmul.rs:278
                const float code_18 = float((t1.z >> 8u) & 15u); // quant_unpack.rs:14
                const uint place_35 = staged_piece * 33u + 18u; // affine_matmul.rs:275
                const float value_36 = staged[place_35]; // affine_matmul.rs:276
                const float t38 = code_18 * value_36; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t38;
                sums_0 = sums_0 + value_36; // affine_matmul.rs:278
                const uint place_36 = staged_piece * 33u + 1074u; // affine_matmul.rs:275
                const float value_37 = staged[place_36]; // affine_matmul.rs:276
                const float t39 = code_18 * value_37; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t39;
                sums_1 = sums_1 + value_37; // affine_matmul.rs:278
                const float code_19 = float((t1.z >> 12u) & 15u); // quant_unpack.rs:14
                const uint place_37 = staged_piece * 33u + 19u; // affine_matmul.rs:275
                const float value_38 = staged[place_37]; // affine_matmul.rs:276
                const float t40 = code_19 * value_38; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t40;
                sums_0 = sums_0 + value_38; // affine_matmul.rs:278
                const uint place_38 = staged_piece * 33u + 1075u; // affine_matmul.rs:275
                const float value_39 = staged[place_38]; // affine_matmul.rs:276
                const float t41 = code_19 * value_39; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t41;
                sums_1 = sums_1 + value_39; // affine_matmul.rs:278
                const float code_20 = float((t1.z >> 16u) & 15u); // quant_unpack.rs:14
                const uint place_39 = staged_piece * 33u + 20u; // affine_matmul.rs:275
                const float value_40 = staged[place_39]; // affine_matmul.rs:276
                const float t42 = code_20 * value_40; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t42;
                sums_0 = sums_0 + value_40; // affine_matmul.rs:278
                const uint place_40 = staged_piece * 33u + 1076u; // affine_matmul.rs:275
                const float value_41 = staged[place_40]; // affine_matmul.rs:276
                const float t43 = code_20 * value_41; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t43;
                sums_1 = sums_1 + value_41; // affine_matmul.rs:278
                const float code_21 = float((t1.z >> 20u) & 15u); // quant_unpack.rs:14
                const uint place_41 = staged_piece * 33u + 21u; // affine_matmul.rs:275
                const float value_42 = staged[place_41]; // affine_matmul.rs:276
                const float t44 = code_21 * value_42; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t44;
                sums_0 = sums_0 + value_42; // affine_matmul.rs:278
                const uint place_42 = staged_piece * 33u + 1077u; // affine_matmul.rs:275
                const float value_43 = staged[place_42]; // affine_matmul.rs:276
                const float t45 = code_21 * value_43; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t45;
                sums_1 = sums_1 + value_43; // affine_matmul.rs:278
                const float code_22 = float((t1.z >> 24u) & 15u); // quant_unpack.rs:14
                const uint place_43 = staged_piece * 33u + 22u; // affine_matmul.rs:275
                const float value_44 = staged[place_43]; // affine_matmul.rs:276
                const float t46 = code_22 * value_44; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t46;
                sums_0 = sums_0 + value_44; // affine_matmul.rs:278
                const uint place_44 = staged_piece * 33u + 1078u; // affine_matmul.rs:275
                const float value_45 = staged[place_44]; // affine_matmul.rs:276
                const float t47 = code_22 * value_45; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t47;
                sums_1 = sums_1 + value_45; // affine_matmul.rs:278
                const float code_23 = float((t1.z >> 28u) & 15u); // quant_unpack.rs:14
                const uint place_45 = staged_piece * 33u + 23u; // affine_matmul.rs:275
                const float value_46 = staged[place_45]; // affine_matmul.rs:276
                const float t48 = code_23 * value_46; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t48;
                sums_0 = sums_0 + value_46; // affine_matmul.rs:278
                const uint place_46 = staged_piece * 33u + 1079u; // affine_matmul.rs:275
                const float value_47 = staged[place_46]; // affine_matmul.rs:276
                const float t49 = code_23 * value_47; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t49;
                sums_1 = sums_1 + value_47; // affine_matmul.rs:278
                const float code_24 = float(t1.w & 15u); // quant_unpack.rs:14
                const uint place_47 = staged_piece * 33u + 24u; // affine_matmul.rs:275
                const float value_48 = staged[place_47]; // affine_matmul.rs:276
                const float t50 = code_24 * value_48; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t50;
                sums_0 = sums_0 + value_48; // affine_matmul.rs:278
                const uint place_48 = staged_piece * 33u + 1080u; // affine_matmul.rs:275
                const float value_49 = staged[place_48]; // affine_matmul.rs:276
                const float t51 = code_24 * value_49; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t51;
                sums_1 = sums_1 + value_49; // affine_matmul.rs:278
                const float code_25 = float((t1.w >> 4u) & 15u); // quant_unpack.rs:14
                const uint place_49 = staged_piece * 33u + 25u; // affine_matmul.rs:275
                const float value_50 = staged[place_49]; // affine_matmul.rs:276
                const float t52 = code_25 * value_50; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t52;
                sums_0 = sums_0 + value_50; // affine_matmul.rs:278
                const uint place_50 = staged_piece * 33u + 1081u; // affine_matmul.rs:275
                const float value_51 = staged[place_50]; // affine_matmul.rs:276
                const float t53 = code_25 * value_51; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t53;
                sums_1 = sums_1 + value_51; // affine_matmul.rs:278
                const float code_26 = float((t1.w >> 8u) & 15u); // quant_unpack.rs:14
                const uint place_51 = staged_piece * 33u + 26u; // affine_matmul.rs:275
                const float value_52 = staged[place_51]; // affine_matmul.rs:276
                const float t54 = code_26 * value_52; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t54;
                sums_0 = sums_0 + value_52; // affine_matmul.rs:278
                const uint place_52 = staged_piece * 33u + 1082u; // affine_matmul.rs:275
                const float value_53 = staged[place_52]; // affine_matmul.rs:276
                const float t55 = code_26 * value_53; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t55;
                sums_1 = sums_1 + value_53; // affine_matmul.rs:278
                const float code_27 = float((t1.w >> 12u) & 15u); // quant_unpack.rs:14
                const uint place_53 = staged_piece * 33u + 27u; // affine_matmul.rs:275
                const float value_54 = staged[place_53]; // affine_matmul.rs:276
                const float t56 = code_27 * value_54; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t56;
                sums_0 = sums_0 + value_54; // affine_matmul.rs:278
                const uint place_54 = staged_piece * 33u + 1083u; // affine_matmul.rs:275
                const float value_55 = staged[place_54]; // affine_matmul.rs:276
                const float t57 = code_27 * value_55; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t57;
                sums_1 = sums_1 + value_55; // affine_matmul.rs:278
                const float code_28 = float((t1.w >> 16u) & 15u); // quant_unpack.rs:14
                const uint place_55 = staged_piece * 33u + 28u; // affine_matmul.rs:275
                const float value_56 = staged[place_55]; // affine_matmul.rs:276
                const float t58 = code_28 * value_56; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t58;
                sums_0 = sums_0 + value_56; // affine_matmul.rs:278
                const uint place_56 = staged_piece * 33u + 1084u; // affine_matmul.rs:275
                const float value_57 = staged[place_56]; // affine_matmul.rs:276
                const float t59 = code_28 * value_57; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t59;
                sums_1 = sums_1 + value_57; // affine_matmul.rs:278
                const float code_29 = float((t1.w >> 20u) & 15u); // quant_unpack.rs:14
                const uint place_57 = staged_piece * 33u + 29u; // affine_matmul.rs:275
                const float value_58 = staged[place_57]; // affine_matmul.rs:276
                const float t60 = code_29 * value_58; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t60;
                sums_0 = sums_0 + value_58; // affine_matmul.rs:278
                const uint place_58 = staged_piece * 33u + 1085u; // affine_matmul.rs:275
                const float value_59 = staged[place_58]; // affine_matmul.rs:276
                const float t61 = code_29 * value_59; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t61;
                sums_1 = sums_1 + value_59; // affine_matmul.rs:278
                const float code_30 = float((t1.w >> 24u) & 15u); // quant_unpack.rs:14
                const uint place_59 = staged_piece * 33u + 30u; // affine_matmul.rs:275
                const float value_60 = staged[place_59]; // affine_matmul.rs:276
                const float t62 = code_30 * value_60; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t62;
                sums_0 = sums_0 + value_60; // affine_matmul.rs:278
                const uint place_60 = staged_piece * 33u + 1086u; // affine_matmul.rs:275
                const float value_61 = staged[place_60]; // affine_matmul.rs:276
                const float t63 = code_30 * value_61; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t63;
                sums_1 = sums_1 + value_61; // affine_matmul.rs:278
                const float code_31 = float((t1.w >> 28u) & 15u); // quant_unpack.rs:14
                const uint place_61 = staged_piece * 33u + 31u; // affine_matmul.rs:275
                const float value_62 = staged[place_61]; // affine_matmul.rs:276
                const float t64 = code_31 * value_62; // affine_matmul.rs:277
                code_sums_0 = code_sums_0 + t64;
                sums_0 = sums_0 + value_62; // affine_matmul.rs:278
                const uint place_62 = staged_piece * 33u + 1087u; // affine_matmul.rs:275
                const float value_63 = staged[place_62]; // affine_matmul.rs:276
                const float t65 = code_31 * value_63; // affine_matmul.rs:277
                code_sums_1 = code_sums_1 + t65;
                sums_1 = sums_1 + value_63; // affine_matmul.rs:278
                const float t66 = scale * code_sums_0; // affine_matmul.rs:283
                partial_sums_0 = partial_sums_0 + t66;
                const float t67 = bias * sums_0; // affine_matmul.rs:284
                partial_sums_0 = partial_sums_0 + t67;
                const float t68 = scale * code_sums_1; // affine_matmul.rs:283
                partial_sums_1 = partial_sums_1 + t68;
                const float t69 = bias * sums_1; // affine_matmul.rs:284
                partial_sums_1 = partial_sums_1 + t69;
            }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // affine_matmul.rs:289
    }
    const float sum = reduce_add_f32(partial_sums_0); // affine_matmul.rs:294
    if ((local_invocation_index & 31u) == 0u) { // affine_matmul.rs:295
        results[local_invocation_index >> 5u] = sum; // affine_matmul.rs:296
    }
    const float sum_1 = reduce_add_f32(partial_sums_1); // affine_matmul.rs:294
    if ((local_invocation_index & 31u) == 0u) { // affine_matmul.rs:295
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // affine_matmul.rs:296
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // affine_matmul.rs:299
    const uint four = local_invocation_index; // affine_matmul.rs:301
    const uint row = first_m + four / 2u; // affine_matmul.rs:302
    const uint first_column = workgroup_id.x * 8u + four % 2u * 4u; // affine_matmul.rs:303
    if (((four < 4u) & (row < imm.m)) & (first_column < imm.n)) { // affine_matmul.rs:304
        const uint2 t70 = uint2(encode_bf16(results[four * 4u]) | (encode_bf16(results[four * 4u + 1u]) << 16u), encode_bf16(results[four * 4u + 2u]) | (encode_bf16(results[four * 4u + 3u]) << 16u)); // affine_matmul.rs:306
        ((device uint2*)y)[((row * imm.n + first_column) >> 1u) >> 1u] = t70;
    }
}
