#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint gate_stride;
    float scale;
    uint n_heads;
    uint n_kv_heads;
    uint seq_len;
    uint max_blocks;
    uint head_dim;
    uint n_blocks;
    uint q_width;
};

uint div_u32(uint a, uint b) {
    return b == 0u ? a : a / b;
}

uint rem_u32(uint a, uint b) {
    return b == 0u ? 0u : a % b;
}

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

uint max_u32(uint a, uint b) {
    return a < b ? b : a;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
}

float max_f32(float a, float b) {
    return a < b ? b : a;
}

float reduce_max_f32(float x) {
    const float y1 = simd_shuffle_xor(x, ushort(1));
    const float x1 = max_f32(x, y1);
    const float y2 = simd_shuffle_xor(x1, ushort(2));
    const float x2 = max_f32(x1, y2);
    const float y3 = simd_shuffle_xor(x2, ushort(4));
    const float x3 = max_f32(x2, y3);
    const float y4 = simd_shuffle_xor(x3, ushort(8));
    const float x4 = max_f32(x3, y4);
    const float y5 = simd_shuffle_xor(x4, ushort(16));
    const float x5 = max_f32(x4, y5);
    return x5;
}

float min_f32(float a, float b) {
    return b < a ? b : a;
}

int i32_from_f32(float a) {
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0;
    }
    if (a <= -2147483648.0f) {
        return -2147483647 - 1;
    }
    if (a >= 2147483648.0f) {
        return 2147483647;
    }
    return int(a);
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
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

uint shl_u32(uint a, uint b) {
    return a << (b & 31u);
}

uint u32_from_f32(float a) {
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (a <= 0.0f) {
        return 0u;
    }
    if (a >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return uint(a);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

kernel void attention__bf16_bf16__sequential_x8_1x4_gated(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* q [[buffer(1)]],
    device const ushort* keys [[buffer(2)]],
    device const ushort* values [[buffer(3)]],
    device const uint* block_table [[buffer(4)]],
    device const uint* positions [[buffer(5)]],
    device const ushort* q_gate [[buffer(6)]],
    device ushort* y [[buffer(7)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float maxima[32];
    threadgroup float sums[32];
    threadgroup float weights[1024];
    threadgroup float runs[2048];
    const uint row = workgroup_id.z; // sequential.rs:18
    const uint first_token = workgroup_id.y * 4u;
    const uint head_tile = workgroup_id.x;
    const uint group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    const uint kv_head = div_u32(head_tile, group); // block.rs:88
    const uint first_head = kv_head * group + rem_u32(head_tile, group); // block.rs:89
    const uint end_head = kv_head * group + group; // block.rs:90
    const uint last_head = end_head - 1u; // block.rs:91
    const uint last_token = imm.seq_len - 1u; // block.rs:92
    const uint last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    const uint t0 = min_u32(first_token, last_token); // block.rs:95
    const uint t1 = min_u32(first_token + 1u, last_token);
    const uint t2 = min_u32(first_token + 2u, last_token);
    const uint t3 = min_u32(first_token + 3u, last_token);
    const uint t4 = min_u32(first_head, last_head); // block.rs:97
    const uint t5 = ((row * imm.seq_len + t0) * imm.n_heads + t4) * imm.head_dim; // block.rs:104
    const uint t6 = ((row * imm.seq_len + t1) * imm.n_heads + t4) * imm.head_dim;
    const uint t7 = ((row * imm.seq_len + t2) * imm.n_heads + t4) * imm.head_dim;
    const uint t8 = ((row * imm.seq_len + t3) * imm.n_heads + t4) * imm.head_dim;
    const uint first = positions[row]; // kv_blocks.rs:20
    const uint position = first + t0; // kv_blocks.rs:21
    const uint t9 = ((position < first) ? 4294967295u : position); // kv_blocks.rs:22
    const uint first_1 = positions[row]; // kv_blocks.rs:20
    const uint position_1 = first_1 + t1; // kv_blocks.rs:21
    const uint t10 = ((position_1 < first_1) ? 4294967295u : position_1); // kv_blocks.rs:22
    const uint first_2 = positions[row]; // kv_blocks.rs:20
    const uint position_2 = first_2 + t2; // kv_blocks.rs:21
    const uint t11 = ((position_2 < first_2) ? 4294967295u : position_2); // kv_blocks.rs:22
    const uint first_3 = positions[row]; // kv_blocks.rs:20
    const uint position_3 = first_3 + t3; // kv_blocks.rs:21
    const uint t12 = ((position_3 < first_3) ? 4294967295u : position_3); // kv_blocks.rs:22
    const uint t13 = min_u32(t9, last_position); // block.rs:108
    const uint t14 = min_u32(t10, last_position);
    const uint t15 = min_u32(t11, last_position);
    const uint t16 = min_u32(t12, last_position);
    float maxima_0 = 0.0f; // sequential.rs:26
    float maxima_1 = 0.0f;
    float maxima_2 = 0.0f;
    float maxima_3 = 0.0f;
    float sums_0 = as_type<float>(0x7fc00000u); // sequential.rs:27
    float sums_1 = as_type<float>(0x7fc00000u);
    float sums_2 = as_type<float>(0x7fc00000u);
    float sums_3 = as_type<float>(0x7fc00000u);
    float outputs_0 = 0.0f; // sequential.rs:28
    float outputs_1 = 0.0f;
    float outputs_2 = 0.0f;
    float outputs_3 = 0.0f;
    const uint t17 = t16 / 256u + 1u; // sequential.rs:29
    for (uint index = 0u; index < t17; index += 1u) {
        uint block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        const uint block_1 = block; // kv_blocks.rs:32
        const uint first_key = index * 256u; // sequential.rs:31
        if (block_1 < imm.n_blocks) { // sequential.rs:32
            const uint t18 = min_u32(max_u32(t13 + 1u, first_key) - first_key, 256u); // block.rs:142
            const uint t19 = min_u32(max_u32(t14 + 1u, first_key) - first_key, 256u);
            const uint t20 = min_u32(max_u32(t15 + 1u, first_key) - first_key, 256u);
            const uint t21 = min_u32(max_u32(t16 + 1u, first_key) - first_key, 256u);
            const uint own_key = local_invocation_index; // block.rs:271
            float dots_0 = 0.0f; // block.rs:157
            float dots_1 = 0.0f;
            float dots_2 = 0.0f;
            float dots_3 = 0.0f;
            if (local_invocation_index < t21) { // block.rs:158
                const uint key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (uint dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    const uint4 t22 = ((device const uint4*)keys)[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    const float t23 = decode_bf16(t22.x);
                    const float t24 = decode_bf16(t22.x >> 16u);
                    const float t25 = decode_bf16(t22.y);
                    const float t26 = decode_bf16(t22.y >> 16u);
                    const float t27 = decode_bf16(t22.z);
                    const float t28 = decode_bf16(t22.z >> 16u);
                    const float t29 = decode_bf16(t22.w);
                    const float t30 = decode_bf16(t22.w >> 16u);
                    const uint4 t31 = ((device const uint4*)q)[((t5 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_bf16(t31.x), t23, dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t31.x >> 16u), t24, dots_0);
                    dots_0 = fma(decode_bf16(t31.y), t25, dots_0);
                    dots_0 = fma(decode_bf16(t31.y >> 16u), t26, dots_0);
                    dots_0 = fma(decode_bf16(t31.z), t27, dots_0);
                    dots_0 = fma(decode_bf16(t31.z >> 16u), t28, dots_0);
                    dots_0 = fma(decode_bf16(t31.w), t29, dots_0);
                    dots_0 = fma(decode_bf16(t31.w >> 16u), t30, dots_0);
                    const uint4 t32 = ((device const uint4*)q)[((t6 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_1 = fma(decode_bf16(t32.x), t23, dots_1); // block.rs:167
                    dots_1 = fma(decode_bf16(t32.x >> 16u), t24, dots_1);
                    dots_1 = fma(decode_bf16(t32.y), t25, dots_1);
                    dots_1 = fma(decode_bf16(t32.y >> 16u), t26, dots_1);
                    dots_1 = fma(decode_bf16(t32.z), t27, dots_1);
                    dots_1 = fma(decode_bf16(t32.z >> 16u), t28, dots_1);
                    dots_1 = fma(decode_bf16(t32.w), t29, dots_1);
                    dots_1 = fma(decode_bf16(t32.w >> 16u), t30, dots_1);
                    const uint4 t33 = ((device const uint4*)q)[((t7 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_2 = fma(decode_bf16(t33.x), t23, dots_2); // block.rs:167
                    dots_2 = fma(decode_bf16(t33.x >> 16u), t24, dots_2);
                    dots_2 = fma(decode_bf16(t33.y), t25, dots_2);
                    dots_2 = fma(decode_bf16(t33.y >> 16u), t26, dots_2);
                    dots_2 = fma(decode_bf16(t33.z), t27, dots_2);
                    dots_2 = fma(decode_bf16(t33.z >> 16u), t28, dots_2);
                    dots_2 = fma(decode_bf16(t33.w), t29, dots_2);
                    dots_2 = fma(decode_bf16(t33.w >> 16u), t30, dots_2);
                    const uint4 t34 = ((device const uint4*)q)[((t8 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_3 = fma(decode_bf16(t34.x), t23, dots_3); // block.rs:167
                    dots_3 = fma(decode_bf16(t34.x >> 16u), t24, dots_3);
                    dots_3 = fma(decode_bf16(t34.y), t25, dots_3);
                    dots_3 = fma(decode_bf16(t34.y >> 16u), t26, dots_3);
                    dots_3 = fma(decode_bf16(t34.z), t27, dots_3);
                    dots_3 = fma(decode_bf16(t34.z >> 16u), t28, dots_3);
                    dots_3 = fma(decode_bf16(t34.w), t29, dots_3);
                    dots_3 = fma(decode_bf16(t34.w >> 16u), t30, dots_3);
                }
            }
            float scores_0 = dots_0; // block.rs:272
            float scores_1 = dots_1;
            float scores_2 = dots_2;
            float scores_3 = dots_3;
            const float t35 = scores_0 * imm.scale; // block.rs:275
            const uint bits = as_type<uint>(t35); // bits.rs:29
            const float scaled = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:30
            const float score = ((scaled == 0.0f) ? 0.0f : scaled); // block.rs:277
            scores_0 = ((own_key < t18) ? score : as_type<float>(0xff800000u)); // block.rs:278
            const float max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u] = max_1; // block.rs:281
            }
            const float t36 = scores_1 * imm.scale; // block.rs:275
            const uint bits_1 = as_type<uint>(t36); // bits.rs:29
            const float scaled_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // bits.rs:30
            const float score_1 = ((scaled_1 == 0.0f) ? 0.0f : scaled_1); // block.rs:277
            scores_1 = ((own_key < t19) ? score_1 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 1u] = max_2; // block.rs:281
            }
            const float t37 = scores_2 * imm.scale; // block.rs:275
            const uint bits_2 = as_type<uint>(t37); // bits.rs:29
            const float scaled_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:30
            const float score_2 = ((scaled_2 == 0.0f) ? 0.0f : scaled_2); // block.rs:277
            scores_2 = ((own_key < t20) ? score_2 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_3 = reduce_max_f32(scores_2); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 2u] = max_3; // block.rs:281
            }
            const float t38 = scores_3 * imm.scale; // block.rs:275
            const uint bits_3 = as_type<uint>(t38); // bits.rs:29
            const float scaled_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // bits.rs:30
            const float score_3 = ((scaled_3 == 0.0f) ? 0.0f : scaled_3); // block.rs:277
            scores_3 = ((own_key < t21) ? score_3 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_4 = reduce_max_f32(scores_3); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 3u] = max_4; // block.rs:281
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:284
            float highest_0 = 0.0f; // block.rs:285
            float highest_1 = 0.0f;
            float highest_2 = 0.0f;
            float highest_3 = 0.0f;
            highest_0 = maxima[0u]; // block.rs:288
            highest_0 = max_f32(highest_0, maxima[4u]); // block.rs:291
            highest_0 = max_f32(highest_0, maxima[8u]);
            highest_0 = max_f32(highest_0, maxima[12u]);
            highest_0 = max_f32(highest_0, maxima[16u]);
            highest_0 = max_f32(highest_0, maxima[20u]);
            highest_0 = max_f32(highest_0, maxima[24u]);
            highest_0 = max_f32(highest_0, maxima[28u]);
            const float t39 = scores_0 - highest_0; // block.rs:293
            const float t40 = min_f32(max_f32(t39, -104.0f), 89.0f); // exponential.rs:40
            const float t41 = t40 * 1.442695f; // exponential.rs:14
            const float k = rint(t41);
            const float t42 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t40 - t42;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t43 = reduced - r; // exponential.rs:18
            const float r_error = t43 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t44 = q_1 * r; // exponential.rs:29
            q_1 = t44 + 0.0013933674f;
            const float t45 = q_1 * r;
            q_1 = t45 + 0.008333311f;
            const float t46 = q_1 * r;
            q_1 = t46 + 0.041666467f;
            const float t47 = q_1 * r;
            q_1 = t47 + 0.16666667f;
            const float t48 = q_1 * r;
            q_1 = t48 + 0.5f;
            const float t49 = r * r; // exponential.rs:31
            const float t50 = t49 * q_1;
            const float rest = r_error + t50;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int t51 = i32_from_f32(k); // exponential.rs:42
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t51); // bits.rs:44
            const uint bits_4 = as_type<uint>(y_1) + (as_type<uint>(t51) << 23u); // bits.rs:45
            const float power = (((as_type<uint>(t39) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
            const float weight = ((own_key < t18) ? power : 0.0f); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            const float sum = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u] = sum; // block.rs:298
            }
            highest_1 = maxima[1u]; // block.rs:288
            highest_1 = max_f32(highest_1, maxima[5u]); // block.rs:291
            highest_1 = max_f32(highest_1, maxima[9u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[17u]);
            highest_1 = max_f32(highest_1, maxima[21u]);
            highest_1 = max_f32(highest_1, maxima[25u]);
            highest_1 = max_f32(highest_1, maxima[29u]);
            const float t52 = scores_1 - highest_1; // block.rs:293
            const float t53 = min_f32(max_f32(t52, -104.0f), 89.0f); // exponential.rs:40
            const float t54 = t53 * 1.442695f; // exponential.rs:14
            const float k_1 = rint(t54);
            const float t55 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t53 - t55;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t56 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t56 - correction_1;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t57 = q_2 * r_1; // exponential.rs:29
            q_2 = t57 + 0.0013933674f;
            const float t58 = q_2 * r_1;
            q_2 = t58 + 0.008333311f;
            const float t59 = q_2 * r_1;
            q_2 = t59 + 0.041666467f;
            const float t60 = q_2 * r_1;
            q_2 = t60 + 0.16666667f;
            const float t61 = q_2 * r_1;
            q_2 = t61 + 0.5f;
            const float t62 = r_1 * r_1; // exponential.rs:31
            const float t63 = t62 * q_2;
            const float rest_1 = r_error_1 + t63;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_2 = 1.0f + p_1; // exponential.rs:33
            const int t64 = i32_from_f32(k_1); // exponential.rs:42
            const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t64); // bits.rs:44
            const uint bits_5 = as_type<uint>(y_2) + (as_type<uint>(t64) << 23u); // bits.rs:45
            const float power_1 = (((as_type<uint>(t52) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
            const float weight_1 = ((own_key < t19) ? power_1 : 0.0f); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            const float sum_1 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[6u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[10u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[18u]);
            highest_2 = max_f32(highest_2, maxima[22u]);
            highest_2 = max_f32(highest_2, maxima[26u]);
            highest_2 = max_f32(highest_2, maxima[30u]);
            const float t65 = scores_2 - highest_2; // block.rs:293
            const float t66 = min_f32(max_f32(t65, -104.0f), 89.0f); // exponential.rs:40
            const float t67 = t66 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t67);
            const float t68 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t66 - t68;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t69 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t69 - correction_2;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t70 = q_3 * r_2; // exponential.rs:29
            q_3 = t70 + 0.0013933674f;
            const float t71 = q_3 * r_2;
            q_3 = t71 + 0.008333311f;
            const float t72 = q_3 * r_2;
            q_3 = t72 + 0.041666467f;
            const float t73 = q_3 * r_2;
            q_3 = t73 + 0.16666667f;
            const float t74 = q_3 * r_2;
            q_3 = t74 + 0.5f;
            const float t75 = r_2 * r_2; // exponential.rs:31
            const float t76 = t75 * q_3;
            const float rest_2 = r_error_2 + t76;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_3 = 1.0f + p_2; // exponential.rs:33
            const int t77 = i32_from_f32(k_2); // exponential.rs:42
            const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t77); // bits.rs:44
            const uint bits_6 = as_type<uint>(y_3) + (as_type<uint>(t77) << 23u); // bits.rs:45
            const float power_2 = (((as_type<uint>(t65) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
            const float weight_2 = ((own_key < t20) ? power_2 : 0.0f); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            const float sum_2 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // block.rs:298
            }
            highest_3 = maxima[3u]; // block.rs:288
            highest_3 = max_f32(highest_3, maxima[7u]); // block.rs:291
            highest_3 = max_f32(highest_3, maxima[11u]);
            highest_3 = max_f32(highest_3, maxima[15u]);
            highest_3 = max_f32(highest_3, maxima[19u]);
            highest_3 = max_f32(highest_3, maxima[23u]);
            highest_3 = max_f32(highest_3, maxima[27u]);
            highest_3 = max_f32(highest_3, maxima[31u]);
            const float t78 = scores_3 - highest_3; // block.rs:293
            const float t79 = min_f32(max_f32(t78, -104.0f), 89.0f); // exponential.rs:40
            const float t80 = t79 * 1.442695f; // exponential.rs:14
            const float k_3 = rint(t80);
            const float t81 = k_3 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t79 - t81;
            const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t82 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t82 - correction_3;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t83 = q_4 * r_3; // exponential.rs:29
            q_4 = t83 + 0.0013933674f;
            const float t84 = q_4 * r_3;
            q_4 = t84 + 0.008333311f;
            const float t85 = q_4 * r_3;
            q_4 = t85 + 0.041666467f;
            const float t86 = q_4 * r_3;
            q_4 = t86 + 0.16666667f;
            const float t87 = q_4 * r_3;
            q_4 = t87 + 0.5f;
            const float t88 = r_3 * r_3; // exponential.rs:31
            const float t89 = t88 * q_4;
            const float rest_3 = r_error_3 + t89;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_4 = 1.0f + p_3; // exponential.rs:33
            const int t90 = i32_from_f32(k_3); // exponential.rs:42
            const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t90); // bits.rs:44
            const uint bits_7 = as_type<uint>(y_4) + (as_type<uint>(t90) << 23u); // bits.rs:45
            const float power_3 = (((as_type<uint>(t78) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
            const float weight_3 = ((own_key < t21) ? power_3 : 0.0f); // block.rs:294
            weights[own_key + 768u] = weight_3; // block.rs:295
            const float sum_3 = reduce_add_f32(weight_3); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // block.rs:298
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:301
            float totals_0 = 0.0f; // block.rs:302
            float totals_1 = 0.0f;
            float totals_2 = 0.0f;
            float totals_3 = 0.0f;
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = totals_0 + sums[4u]; // block.rs:308
            totals_0 = totals_0 + sums[8u];
            totals_0 = totals_0 + sums[12u];
            totals_0 = totals_0 + sums[16u];
            totals_0 = totals_0 + sums[20u];
            totals_0 = totals_0 + sums[24u];
            totals_0 = totals_0 + sums[28u];
            totals_1 = sums[1u]; // block.rs:305
            totals_1 = totals_1 + sums[5u]; // block.rs:308
            totals_1 = totals_1 + sums[9u];
            totals_1 = totals_1 + sums[13u];
            totals_1 = totals_1 + sums[17u];
            totals_1 = totals_1 + sums[21u];
            totals_1 = totals_1 + sums[25u];
            totals_1 = totals_1 + sums[29u];
            totals_2 = sums[2u]; // block.rs:305
            totals_2 = totals_2 + sums[6u]; // block.rs:308
            totals_2 = totals_2 + sums[10u];
            totals_2 = totals_2 + sums[14u];
            totals_2 = totals_2 + sums[18u];
            totals_2 = totals_2 + sums[22u];
            totals_2 = totals_2 + sums[26u];
            totals_2 = totals_2 + sums[30u];
            totals_3 = sums[3u]; // block.rs:305
            totals_3 = totals_3 + sums[7u]; // block.rs:308
            totals_3 = totals_3 + sums[11u];
            totals_3 = totals_3 + sums[15u];
            totals_3 = totals_3 + sums[19u];
            totals_3 = totals_3 + sums[23u];
            totals_3 = totals_3 + sums[27u];
            totals_3 = totals_3 + sums[31u];
            const uint head_dim = imm.head_dim; // block.rs:190
            const uint first_dim = (local_invocation_index & 31u) * 8u; // block.rs:191
            const uint run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            float sums_0_0 = 0.0f; // block.rs:193
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
            if (first_dim < head_dim) { // block.rs:194
                const uint first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                const uint common_end = min_u32(max_u32(t18, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint4 t91 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    const float t92 = decode_bf16(t91.x);
                    const float t93 = decode_bf16(t91.x >> 16u);
                    const float t94 = decode_bf16(t91.y);
                    const float t95 = decode_bf16(t91.y >> 16u);
                    const float t96 = decode_bf16(t91.z);
                    const float t97 = decode_bf16(t91.z >> 16u);
                    const float t98 = decode_bf16(t91.w);
                    const float t99 = decode_bf16(t91.w >> 16u);
                    const float weight_4 = weights[key]; // block.rs:202
                    const float t100 = weight_4 * t92; // block.rs:205
                    sums_0_0 = sums_0_0 + t100;
                    const float t101 = weight_4 * t93;
                    sums_0_1 = sums_0_1 + t101;
                    const float t102 = weight_4 * t94;
                    sums_0_2 = sums_0_2 + t102;
                    const float t103 = weight_4 * t95;
                    sums_0_3 = sums_0_3 + t103;
                    const float t104 = weight_4 * t96;
                    sums_0_4 = sums_0_4 + t104;
                    const float t105 = weight_4 * t97;
                    sums_0_5 = sums_0_5 + t105;
                    const float t106 = weight_4 * t98;
                    sums_0_6 = sums_0_6 + t106;
                    const float t107 = weight_4 * t99;
                    sums_0_7 = sums_0_7 + t107;
                    const float weight_5 = weights[key + 256u]; // block.rs:202
                    const float t108 = weight_5 * t92; // block.rs:205
                    sums_1_0 = sums_1_0 + t108;
                    const float t109 = weight_5 * t93;
                    sums_1_1 = sums_1_1 + t109;
                    const float t110 = weight_5 * t94;
                    sums_1_2 = sums_1_2 + t110;
                    const float t111 = weight_5 * t95;
                    sums_1_3 = sums_1_3 + t111;
                    const float t112 = weight_5 * t96;
                    sums_1_4 = sums_1_4 + t112;
                    const float t113 = weight_5 * t97;
                    sums_1_5 = sums_1_5 + t113;
                    const float t114 = weight_5 * t98;
                    sums_1_6 = sums_1_6 + t114;
                    const float t115 = weight_5 * t99;
                    sums_1_7 = sums_1_7 + t115;
                    const float weight_6 = weights[key + 512u]; // block.rs:202
                    const float t116 = weight_6 * t92; // block.rs:205
                    sums_2_0 = sums_2_0 + t116;
                    const float t117 = weight_6 * t93;
                    sums_2_1 = sums_2_1 + t117;
                    const float t118 = weight_6 * t94;
                    sums_2_2 = sums_2_2 + t118;
                    const float t119 = weight_6 * t95;
                    sums_2_3 = sums_2_3 + t119;
                    const float t120 = weight_6 * t96;
                    sums_2_4 = sums_2_4 + t120;
                    const float t121 = weight_6 * t97;
                    sums_2_5 = sums_2_5 + t121;
                    const float t122 = weight_6 * t98;
                    sums_2_6 = sums_2_6 + t122;
                    const float t123 = weight_6 * t99;
                    sums_2_7 = sums_2_7 + t123;
                    const float weight_7 = weights[key + 768u]; // block.rs:202
                    const float t124 = weight_7 * t92; // block.rs:205
                    sums_3_0 = sums_3_0 + t124;
                    const float t125 = weight_7 * t93;
                    sums_3_1 = sums_3_1 + t125;
                    const float t126 = weight_7 * t94;
                    sums_3_2 = sums_3_2 + t126;
                    const float t127 = weight_7 * t95;
                    sums_3_3 = sums_3_3 + t127;
                    const float t128 = weight_7 * t96;
                    sums_3_4 = sums_3_4 + t128;
                    const float t129 = weight_7 * t97;
                    sums_3_5 = sums_3_5 + t129;
                    const float t130 = weight_7 * t98;
                    sums_3_6 = sums_3_6 + t130;
                    const float t131 = weight_7 * t99;
                    sums_3_7 = sums_3_7 + t131;
                }
                const uint t132 = min_u32(max_u32(t21, run_start), run_start + 32u); // block.rs:211
                for (uint key = common_end; key < t132; key += 1u) {
                    const uint4 t133 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:212
                    const float t134 = decode_bf16(t133.x);
                    const float t135 = decode_bf16(t133.x >> 16u);
                    const float t136 = decode_bf16(t133.y);
                    const float t137 = decode_bf16(t133.y >> 16u);
                    const float t138 = decode_bf16(t133.z);
                    const float t139 = decode_bf16(t133.z >> 16u);
                    const float t140 = decode_bf16(t133.w);
                    const float t141 = decode_bf16(t133.w >> 16u);
                    if (key < t18) { // block.rs:215
                        const float weight_4 = weights[key]; // block.rs:216
                        const float t142 = weight_4 * t134; // block.rs:219
                        sums_0_0 = sums_0_0 + t142;
                        const float t143 = weight_4 * t135;
                        sums_0_1 = sums_0_1 + t143;
                        const float t144 = weight_4 * t136;
                        sums_0_2 = sums_0_2 + t144;
                        const float t145 = weight_4 * t137;
                        sums_0_3 = sums_0_3 + t145;
                        const float t146 = weight_4 * t138;
                        sums_0_4 = sums_0_4 + t146;
                        const float t147 = weight_4 * t139;
                        sums_0_5 = sums_0_5 + t147;
                        const float t148 = weight_4 * t140;
                        sums_0_6 = sums_0_6 + t148;
                        const float t149 = weight_4 * t141;
                        sums_0_7 = sums_0_7 + t149;
                    }
                    if (key < t19) { // block.rs:215
                        const float weight_4 = weights[key + 256u]; // block.rs:216
                        const float t150 = weight_4 * t134; // block.rs:219
                        sums_1_0 = sums_1_0 + t150;
                        const float t151 = weight_4 * t135;
                        sums_1_1 = sums_1_1 + t151;
                        const float t152 = weight_4 * t136;
                        sums_1_2 = sums_1_2 + t152;
                        const float t153 = weight_4 * t137;
                        sums_1_3 = sums_1_3 + t153;
                        const float t154 = weight_4 * t138;
                        sums_1_4 = sums_1_4 + t154;
                        const float t155 = weight_4 * t139;
                        sums_1_5 = sums_1_5 + t155;
                        const float t156 = weight_4 * t140;
                        sums_1_6 = sums_1_6 + t156;
                        const float t157 = weight_4 * t141;
                        sums_1_7 = sums_1_7 + t157;
                    }
                    if (key < t20) { // block.rs:215
                        const float weight_4 = weights[key + 512u]; // block.rs:216
                        const float t158 = weight_4 * t134; // block.rs:219
                        sums_2_0 = sums_2_0 + t158;
                        const float t159 = weight_4 * t135;
                        sums_2_1 = sums_2_1 + t159;
                        const float t160 = weight_4 * t136;
                        sums_2_2 = sums_2_2 + t160;
                        const float t161 = weight_4 * t137;
                        sums_2_3 = sums_2_3 + t161;
                        const float t162 = weight_4 * t138;
                        sums_2_4 = sums_2_4 + t162;
                        const float t163 = weight_4 * t139;
                        sums_2_5 = sums_2_5 + t163;
                        const float t164 = weight_4 * t140;
                        sums_2_6 = sums_2_6 + t164;
                        const float t165 = weight_4 * t141;
                        sums_2_7 = sums_2_7 + t165;
                    }
                    if (key < t21) { // block.rs:215
                        const float weight_4 = weights[key + 768u]; // block.rs:216
                        const float t166 = weight_4 * t134; // block.rs:219
                        sums_3_0 = sums_3_0 + t166;
                        const float t167 = weight_4 * t135;
                        sums_3_1 = sums_3_1 + t167;
                        const float t168 = weight_4 * t136;
                        sums_3_2 = sums_3_2 + t168;
                        const float t169 = weight_4 * t137;
                        sums_3_3 = sums_3_3 + t169;
                        const float t170 = weight_4 * t138;
                        sums_3_4 = sums_3_4 + t170;
                        const float t171 = weight_4 * t139;
                        sums_3_5 = sums_3_5 + t171;
                        const float t172 = weight_4 * t140;
                        sums_3_6 = sums_3_6 + t172;
                        const float t173 = weight_4 * t141;
                        sums_3_7 = sums_3_7 + t173;
                    }
                }
            }
            float outputs_0_1 = 0.0f; // block.rs:226
            float outputs_1_1 = 0.0f;
            float outputs_2_1 = 0.0f;
            float outputs_3_1 = 0.0f;
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 256u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 1u] = sums_0_1;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 2u] = sums_0_2;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 3u] = sums_0_3;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 4u] = sums_0_4;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 5u] = sums_0_5;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 6u] = sums_0_6;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 7u] = sums_0_7;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = sum_4 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_4 = sum_4 + runs[local_invocation_index + 512u];
                sum_4 = sum_4 + runs[local_invocation_index + 768u];
                sum_4 = sum_4 + runs[local_invocation_index + 1024u];
                sum_4 = sum_4 + runs[local_invocation_index + 1280u];
                sum_4 = sum_4 + runs[local_invocation_index + 1536u];
                sum_4 = sum_4 + runs[local_invocation_index + 1792u];
                const uint bits_8 = as_type<uint>(sum_4); // bits.rs:29
                outputs_0_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 256u + first_dim] = sums_1_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 1u] = sums_1_1;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 2u] = sums_1_2;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 3u] = sums_1_3;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 4u] = sums_1_4;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 5u] = sums_1_5;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 6u] = sums_1_6;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 7u] = sums_1_7;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = sum_4 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_4 = sum_4 + runs[local_invocation_index + 512u];
                sum_4 = sum_4 + runs[local_invocation_index + 768u];
                sum_4 = sum_4 + runs[local_invocation_index + 1024u];
                sum_4 = sum_4 + runs[local_invocation_index + 1280u];
                sum_4 = sum_4 + runs[local_invocation_index + 1536u];
                sum_4 = sum_4 + runs[local_invocation_index + 1792u];
                const uint bits_8 = as_type<uint>(sum_4); // bits.rs:29
                outputs_1_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 256u + first_dim] = sums_2_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 1u] = sums_2_1;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 2u] = sums_2_2;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 3u] = sums_2_3;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 4u] = sums_2_4;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 5u] = sums_2_5;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 6u] = sums_2_6;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 7u] = sums_2_7;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = sum_4 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_4 = sum_4 + runs[local_invocation_index + 512u];
                sum_4 = sum_4 + runs[local_invocation_index + 768u];
                sum_4 = sum_4 + runs[local_invocation_index + 1024u];
                sum_4 = sum_4 + runs[local_invocation_index + 1280u];
                sum_4 = sum_4 + runs[local_invocation_index + 1536u];
                sum_4 = sum_4 + runs[local_invocation_index + 1792u];
                const uint bits_8 = as_type<uint>(sum_4); // bits.rs:29
                outputs_2_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 256u + first_dim] = sums_3_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 1u] = sums_3_1;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 2u] = sums_3_2;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 3u] = sums_3_3;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 4u] = sums_3_4;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 5u] = sums_3_5;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 6u] = sums_3_6;
                runs[(local_invocation_index >> 5u) * 256u + first_dim + 7u] = sums_3_7;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = sum_4 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_4 = sum_4 + runs[local_invocation_index + 512u];
                sum_4 = sum_4 + runs[local_invocation_index + 768u];
                sum_4 = sum_4 + runs[local_invocation_index + 1024u];
                sum_4 = sum_4 + runs[local_invocation_index + 1280u];
                sum_4 = sum_4 + runs[local_invocation_index + 1536u];
                sum_4 = sum_4 + runs[local_invocation_index + 1792u];
                const uint bits_8 = as_type<uint>(sum_4); // bits.rs:29
                outputs_3_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // block.rs:246
            }
            const float t174 = outputs_0_1; // block.rs:249
            const float t175 = outputs_1_1;
            const float t176 = outputs_2_1;
            const float t177 = outputs_3_1;
            const float t178 = highest_0; // block.rs:312
            const float t179 = highest_1;
            const float t180 = highest_2;
            const float t181 = highest_3;
            const float t182 = totals_0;
            const float t183 = totals_1;
            const float t184 = totals_2;
            const float t185 = totals_3;
            if (first_key <= t13) { // sequential.rs:36
                float parts_0 = t178; // sequential.rs:37
                float parts_1 = t182;
                float parts_2 = t174;
                if (index > 0u) { // sequential.rs:38
                    const float t186 = maxima_0; // sequential.rs:40
                    const float max_5 = max_f32(t186, t178); // join.rs:16
                    const float t187 = t186 - max_5; // join.rs:17
                    const float t188 = min_f32(max_f32(t187, -104.0f), 89.0f); // exponential.rs:40
                    const float t189 = t188 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t189);
                    const float t190 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t188 - t190;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t191 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t191 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t192 = q_5 * r_4; // exponential.rs:29
                    q_5 = t192 + 0.0013933674f;
                    const float t193 = q_5 * r_4;
                    q_5 = t193 + 0.008333311f;
                    const float t194 = q_5 * r_4;
                    q_5 = t194 + 0.041666467f;
                    const float t195 = q_5 * r_4;
                    q_5 = t195 + 0.16666667f;
                    const float t196 = q_5 * r_4;
                    q_5 = t196 + 0.5f;
                    const float t197 = r_4 * r_4; // exponential.rs:31
                    const float t198 = t197 * q_5;
                    const float rest_4 = r_error_4 + t198;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t199 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t199); // bits.rs:44
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t199) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t187) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t200 = t178 - max_5; // join.rs:18
                    const float t201 = min_f32(max_f32(t200, -104.0f), 89.0f); // exponential.rs:40
                    const float t202 = t201 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t202);
                    const float t203 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t201 - t203;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t204 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t204 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t205 = q_6 * r_5; // exponential.rs:29
                    q_6 = t205 + 0.0013933674f;
                    const float t206 = q_6 * r_5;
                    q_6 = t206 + 0.008333311f;
                    const float t207 = q_6 * r_5;
                    q_6 = t207 + 0.041666467f;
                    const float t208 = q_6 * r_5;
                    q_6 = t208 + 0.16666667f;
                    const float t209 = q_6 * r_5;
                    q_6 = t209 + 0.5f;
                    const float t210 = r_5 * r_5; // exponential.rs:31
                    const float t211 = t210 * q_6;
                    const float rest_5 = r_error_5 + t211;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t212 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t212); // bits.rs:44
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t212) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t200) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t213 = sums_0 * factor; // join.rs:19
                    const float t214 = t182 * next_factor;
                    const float sum_4 = t213 + t214;
                    const float t215 = outputs_0 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t215); // bits.rs:29
                    const float t216 = t174 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t216); // bits.rs:29
                    const float t217 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t217;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t14) { // sequential.rs:36
                float parts_0 = t179; // sequential.rs:37
                float parts_1 = t183;
                float parts_2 = t175;
                if (index > 0u) { // sequential.rs:38
                    const float t218 = maxima_1; // sequential.rs:40
                    const float max_5 = max_f32(t218, t179); // join.rs:16
                    const float t219 = t218 - max_5; // join.rs:17
                    const float t220 = min_f32(max_f32(t219, -104.0f), 89.0f); // exponential.rs:40
                    const float t221 = t220 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t221);
                    const float t222 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t220 - t222;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t223 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t223 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t224 = q_5 * r_4; // exponential.rs:29
                    q_5 = t224 + 0.0013933674f;
                    const float t225 = q_5 * r_4;
                    q_5 = t225 + 0.008333311f;
                    const float t226 = q_5 * r_4;
                    q_5 = t226 + 0.041666467f;
                    const float t227 = q_5 * r_4;
                    q_5 = t227 + 0.16666667f;
                    const float t228 = q_5 * r_4;
                    q_5 = t228 + 0.5f;
                    const float t229 = r_4 * r_4; // exponential.rs:31
                    const float t230 = t229 * q_5;
                    const float rest_4 = r_error_4 + t230;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t231 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t231); // bits.rs:44
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t231) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t219) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t232 = t179 - max_5; // join.rs:18
                    const float t233 = min_f32(max_f32(t232, -104.0f), 89.0f); // exponential.rs:40
                    const float t234 = t233 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t234);
                    const float t235 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t233 - t235;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t236 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t236 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t237 = q_6 * r_5; // exponential.rs:29
                    q_6 = t237 + 0.0013933674f;
                    const float t238 = q_6 * r_5;
                    q_6 = t238 + 0.008333311f;
                    const float t239 = q_6 * r_5;
                    q_6 = t239 + 0.041666467f;
                    const float t240 = q_6 * r_5;
                    q_6 = t240 + 0.16666667f;
                    const float t241 = q_6 * r_5;
                    q_6 = t241 + 0.5f;
                    const float t242 = r_5 * r_5; // exponential.rs:31
                    const float t243 = t242 * q_6;
                    const float rest_5 = r_error_5 + t243;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t244 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t244); // bits.rs:44
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t244) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t232) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t245 = sums_1 * factor; // join.rs:19
                    const float t246 = t183 * next_factor;
                    const float sum_4 = t245 + t246;
                    const float t247 = outputs_1 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t247); // bits.rs:29
                    const float t248 = t175 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t248); // bits.rs:29
                    const float t249 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t249;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t15) { // sequential.rs:36
                float parts_0 = t180; // sequential.rs:37
                float parts_1 = t184;
                float parts_2 = t176;
                if (index > 0u) { // sequential.rs:38
                    const float t250 = maxima_2; // sequential.rs:40
                    const float max_5 = max_f32(t250, t180); // join.rs:16
                    const float t251 = t250 - max_5; // join.rs:17
                    const float t252 = min_f32(max_f32(t251, -104.0f), 89.0f); // exponential.rs:40
                    const float t253 = t252 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t253);
                    const float t254 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t252 - t254;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t255 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t255 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t256 = q_5 * r_4; // exponential.rs:29
                    q_5 = t256 + 0.0013933674f;
                    const float t257 = q_5 * r_4;
                    q_5 = t257 + 0.008333311f;
                    const float t258 = q_5 * r_4;
                    q_5 = t258 + 0.041666467f;
                    const float t259 = q_5 * r_4;
                    q_5 = t259 + 0.16666667f;
                    const float t260 = q_5 * r_4;
                    q_5 = t260 + 0.5f;
                    const float t261 = r_4 * r_4; // exponential.rs:31
                    const float t262 = t261 * q_5;
                    const float rest_4 = r_error_4 + t262;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t263 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t263); // bits.rs:44
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t263) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t251) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t264 = t180 - max_5; // join.rs:18
                    const float t265 = min_f32(max_f32(t264, -104.0f), 89.0f); // exponential.rs:40
                    const float t266 = t265 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t266);
                    const float t267 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t265 - t267;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t268 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t268 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t269 = q_6 * r_5; // exponential.rs:29
                    q_6 = t269 + 0.0013933674f;
                    const float t270 = q_6 * r_5;
                    q_6 = t270 + 0.008333311f;
                    const float t271 = q_6 * r_5;
                    q_6 = t271 + 0.041666467f;
                    const float t272 = q_6 * r_5;
                    q_6 = t272 + 0.16666667f;
                    const float t273 = q_6 * r_5;
                    q_6 = t273 + 0.5f;
                    const float t274 = r_5 * r_5; // exponential.rs:31
                    const float t275 = t274 * q_6;
                    const float rest_5 = r_error_5 + t275;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t276 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t276); // bits.rs:44
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t276) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t264) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t277 = sums_2 * factor; // join.rs:19
                    const float t278 = t184 * next_factor;
                    const float sum_4 = t277 + t278;
                    const float t279 = outputs_2 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t279); // bits.rs:29
                    const float t280 = t176 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t280); // bits.rs:29
                    const float t281 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t281;
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
            if (first_key <= t16) { // sequential.rs:36
                float parts_0 = t181; // sequential.rs:37
                float parts_1 = t185;
                float parts_2 = t177;
                if (index > 0u) { // sequential.rs:38
                    const float t282 = maxima_3; // sequential.rs:40
                    const float max_5 = max_f32(t282, t181); // join.rs:16
                    const float t283 = t282 - max_5; // join.rs:17
                    const float t284 = min_f32(max_f32(t283, -104.0f), 89.0f); // exponential.rs:40
                    const float t285 = t284 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t285);
                    const float t286 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t284 - t286;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t287 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t287 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t288 = q_5 * r_4; // exponential.rs:29
                    q_5 = t288 + 0.0013933674f;
                    const float t289 = q_5 * r_4;
                    q_5 = t289 + 0.008333311f;
                    const float t290 = q_5 * r_4;
                    q_5 = t290 + 0.041666467f;
                    const float t291 = q_5 * r_4;
                    q_5 = t291 + 0.16666667f;
                    const float t292 = q_5 * r_4;
                    q_5 = t292 + 0.5f;
                    const float t293 = r_4 * r_4; // exponential.rs:31
                    const float t294 = t293 * q_5;
                    const float rest_4 = r_error_4 + t294;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t295 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t295); // bits.rs:44
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t295) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t283) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t296 = t181 - max_5; // join.rs:18
                    const float t297 = min_f32(max_f32(t296, -104.0f), 89.0f); // exponential.rs:40
                    const float t298 = t297 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t298);
                    const float t299 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t297 - t299;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t300 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t300 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t301 = q_6 * r_5; // exponential.rs:29
                    q_6 = t301 + 0.0013933674f;
                    const float t302 = q_6 * r_5;
                    q_6 = t302 + 0.008333311f;
                    const float t303 = q_6 * r_5;
                    q_6 = t303 + 0.041666467f;
                    const float t304 = q_6 * r_5;
                    q_6 = t304 + 0.16666667f;
                    const float t305 = q_6 * r_5;
                    q_6 = t305 + 0.5f;
                    const float t306 = r_5 * r_5; // exponential.rs:31
                    const float t307 = t306 * q_6;
                    const float rest_5 = r_error_5 + t307;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t308 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t308); // bits.rs:44
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t308) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t296) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t309 = sums_3 * factor; // join.rs:19
                    const float t310 = t185 * next_factor;
                    const float sum_4 = t309 + t310;
                    const float t311 = outputs_3 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t311); // bits.rs:29
                    const float t312 = t177 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t312); // bits.rs:29
                    const float t313 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t313;
                }
                maxima_3 = parts_0; // sequential.rs:44
                sums_3 = parts_1; // sequential.rs:45
                outputs_3 = parts_2; // sequential.rs:46
            }
        } else {
            if (first_key <= t13) { // sequential.rs:52
                sums_0 = as_type<float>(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t14) { // sequential.rs:52
                sums_1 = as_type<float>(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t15) { // sequential.rs:52
                sums_2 = as_type<float>(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t16) { // sequential.rs:52
                sums_3 = as_type<float>(0x7fc00000u); // sequential.rs:53
            }
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // sequential.rs:63
    const bool is_in_table = t9 == t13; // sequential.rs:66
    const float t314 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t315 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t315); // division.rs:13
        const uint b_bits = as_type<uint>(t314); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t316 = a_bits & 8388607u; // division.rs:18
        const uint t317 = b_bits & 8388607u;
        const uint below = ((t316 < t317) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t316 | 8388608u, below); // division.rs:34
        const uint denominator = t317 | 8388608u; // division.rs:35
        const float d = as_type<float>(t317 | 1065353216u); // division.rs:37
        const float t318 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t318;
        const float t319 = d * reciprocal; // division.rs:41
        const float t320 = 1.0f - t319;
        const float t321 = reciprocal * t320;
        reciprocal = reciprocal + t321;
        const float t322 = d * reciprocal;
        const float t323 = 1.0f - t322;
        const float t324 = reciprocal * t323;
        reciprocal = reciprocal + t324;
        const float t325 = d * reciprocal;
        const float t326 = 1.0f - t325;
        const float t327 = reciprocal * t326;
        reciprocal = reciprocal + t327;
        const float n = as_type<float>((t316 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t328 = n * reciprocal; // division.rs:45
        const float t329 = t328 * 8388608.0f;
        uint quotient = u32_from_f32(t329);
        const int divisor = as_type<int>(denominator); // division.rs:46
        int residual = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
        const bool over = residual < 0; // division.rs:50
        quotient = (over ? quotient - 1u : quotient); // division.rs:51
        residual = (over ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool over_1 = residual < 0; // division.rs:50
        quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
        residual = (over_1 ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool under = residual >= divisor; // division.rs:54
        quotient = (under ? quotient + 1u : quotient); // division.rs:55
        residual = (under ? sub_i32(residual, divisor) : residual); // division.rs:56
        quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
        const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
        const uint t330 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t330 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t330 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t331 = ((as_type<uint>(t315) & 2147483647u) > 2139095040u) | ((as_type<uint>(t314) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t331 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const bool is_in_table_1 = t10 == t14; // sequential.rs:66
    const float t332 = (is_in_table_1 ? sums_1 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t333 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t333); // division.rs:13
        const uint b_bits = as_type<uint>(t332); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t334 = a_bits & 8388607u; // division.rs:18
        const uint t335 = b_bits & 8388607u;
        const uint below = ((t334 < t335) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t334 | 8388608u, below); // division.rs:34
        const uint denominator = t335 | 8388608u; // division.rs:35
        const float d = as_type<float>(t335 | 1065353216u); // division.rs:37
        const float t336 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t336;
        const float t337 = d * reciprocal; // division.rs:41
        const float t338 = 1.0f - t337;
        const float t339 = reciprocal * t338;
        reciprocal = reciprocal + t339;
        const float t340 = d * reciprocal;
        const float t341 = 1.0f - t340;
        const float t342 = reciprocal * t341;
        reciprocal = reciprocal + t342;
        const float t343 = d * reciprocal;
        const float t344 = 1.0f - t343;
        const float t345 = reciprocal * t344;
        reciprocal = reciprocal + t345;
        const float n = as_type<float>((t334 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t346 = n * reciprocal; // division.rs:45
        const float t347 = t346 * 8388608.0f;
        uint quotient = u32_from_f32(t347);
        const int divisor = as_type<int>(denominator); // division.rs:46
        int residual = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
        const bool over = residual < 0; // division.rs:50
        quotient = (over ? quotient - 1u : quotient); // division.rs:51
        residual = (over ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool over_1 = residual < 0; // division.rs:50
        quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
        residual = (over_1 ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool under = residual >= divisor; // division.rs:54
        quotient = (under ? quotient + 1u : quotient); // division.rs:55
        residual = (under ? sub_i32(residual, divisor) : residual); // division.rs:56
        quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
        const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
        const uint t348 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t348 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t348 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t349 = ((as_type<uint>(t333) & 2147483647u) > 2139095040u) | ((as_type<uint>(t332) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t349 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index + 256u] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const bool is_in_table_2 = t11 == t15; // sequential.rs:66
    const float t350 = (is_in_table_2 ? sums_2 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t351 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t351); // division.rs:13
        const uint b_bits = as_type<uint>(t350); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t352 = a_bits & 8388607u; // division.rs:18
        const uint t353 = b_bits & 8388607u;
        const uint below = ((t352 < t353) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t352 | 8388608u, below); // division.rs:34
        const uint denominator = t353 | 8388608u; // division.rs:35
        const float d = as_type<float>(t353 | 1065353216u); // division.rs:37
        const float t354 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t354;
        const float t355 = d * reciprocal; // division.rs:41
        const float t356 = 1.0f - t355;
        const float t357 = reciprocal * t356;
        reciprocal = reciprocal + t357;
        const float t358 = d * reciprocal;
        const float t359 = 1.0f - t358;
        const float t360 = reciprocal * t359;
        reciprocal = reciprocal + t360;
        const float t361 = d * reciprocal;
        const float t362 = 1.0f - t361;
        const float t363 = reciprocal * t362;
        reciprocal = reciprocal + t363;
        const float n = as_type<float>((t352 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t364 = n * reciprocal; // division.rs:45
        const float t365 = t364 * 8388608.0f;
        uint quotient = u32_from_f32(t365);
        const int divisor = as_type<int>(denominator); // division.rs:46
        int residual = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
        const bool over = residual < 0; // division.rs:50
        quotient = (over ? quotient - 1u : quotient); // division.rs:51
        residual = (over ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool over_1 = residual < 0; // division.rs:50
        quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
        residual = (over_1 ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool under = residual >= divisor; // division.rs:54
        quotient = (under ? quotient + 1u : quotient); // division.rs:55
        residual = (under ? sub_i32(residual, divisor) : residual); // division.rs:56
        quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
        const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
        const uint t366 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t366 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t366 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t367 = ((as_type<uint>(t351) & 2147483647u) > 2139095040u) | ((as_type<uint>(t350) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t367 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index + 512u] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const bool is_in_table_3 = t12 == t16; // sequential.rs:66
    const float t368 = (is_in_table_3 ? sums_3 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t369 = outputs_3;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t369); // division.rs:13
        const uint b_bits = as_type<uint>(t368); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t370 = a_bits & 8388607u; // division.rs:18
        const uint t371 = b_bits & 8388607u;
        const uint below = ((t370 < t371) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t370 | 8388608u, below); // division.rs:34
        const uint denominator = t371 | 8388608u; // division.rs:35
        const float d = as_type<float>(t371 | 1065353216u); // division.rs:37
        const float t372 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t372;
        const float t373 = d * reciprocal; // division.rs:41
        const float t374 = 1.0f - t373;
        const float t375 = reciprocal * t374;
        reciprocal = reciprocal + t375;
        const float t376 = d * reciprocal;
        const float t377 = 1.0f - t376;
        const float t378 = reciprocal * t377;
        reciprocal = reciprocal + t378;
        const float t379 = d * reciprocal;
        const float t380 = 1.0f - t379;
        const float t381 = reciprocal * t380;
        reciprocal = reciprocal + t381;
        const float n = as_type<float>((t370 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t382 = n * reciprocal; // division.rs:45
        const float t383 = t382 * 8388608.0f;
        uint quotient = u32_from_f32(t383);
        const int divisor = as_type<int>(denominator); // division.rs:46
        int residual = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
        const bool over = residual < 0; // division.rs:50
        quotient = (over ? quotient - 1u : quotient); // division.rs:51
        residual = (over ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool over_1 = residual < 0; // division.rs:50
        quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
        residual = (over_1 ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool under = residual >= divisor; // division.rs:54
        quotient = (under ? quotient + 1u : quotient); // division.rs:55
        residual = (under ? sub_i32(residual, divisor) : residual); // division.rs:56
        quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
        const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
        const uint t384 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t384 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t384 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t385 = ((as_type<uint>(t369) & 2147483647u) > 2139095040u) | ((as_type<uint>(t368) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t385 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index + 768u] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const uint head_dim = imm.head_dim; // sequential.rs:71
    threadgroup_barrier(mem_flags::mem_threadgroup); // join.rs:67
    const uint pieces = head_dim / 8u; // join.rs:68
    const uint query = div_u32(local_invocation_index, pieces); // join.rs:69
    const uint dim = rem_u32(local_invocation_index, pieces) * 8u; // join.rs:70
    const uint token = first_token + query; // join.rs:71
    if (((query < 4u) & (token < imm.seq_len)) & (first_head < end_head)) { // join.rs:73
        float outputs_0_1 = 0.0f; // join.rs:74
        float outputs_1_1 = 0.0f;
        float outputs_2_1 = 0.0f;
        float outputs_3_1 = 0.0f;
        float outputs_4 = 0.0f;
        float outputs_5 = 0.0f;
        float outputs_6 = 0.0f;
        float outputs_7 = 0.0f;
        outputs_0_1 = runs[query * 256u + dim]; // join.rs:77
        outputs_1_1 = runs[query * 256u + dim + 1u];
        outputs_2_1 = runs[query * 256u + dim + 2u];
        outputs_3_1 = runs[query * 256u + dim + 3u];
        outputs_4 = runs[query * 256u + dim + 4u];
        outputs_5 = runs[query * 256u + dim + 5u];
        outputs_6 = runs[query * 256u + dim + 6u];
        outputs_7 = runs[query * 256u + dim + 7u];
        const uint t386 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t387 = ((device const uint4*)q_gate)[(t386 >> 1u) >> 2u]; // piece.rs:40
        const float t388 = decode_bf16(t387.x);
        const float t389 = decode_bf16(t387.x >> 16u);
        const float t390 = decode_bf16(t387.y);
        const float t391 = decode_bf16(t387.y >> 16u);
        const float t392 = decode_bf16(t387.z);
        const float t393 = decode_bf16(t387.z >> 16u);
        const float t394 = decode_bf16(t387.w);
        const float t395 = decode_bf16(t387.w >> 16u);
        const float t396 = abs_f32(t388); // activation.rs:20
        const float t397 = min_f32(max_f32(t396, -104.0f), 89.0f); // exponential.rs:40
        const float t398 = t397 * 1.442695f; // exponential.rs:14
        const float k = rint(t398);
        const float t399 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t397 - t399;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t400 = reduced - r; // exponential.rs:18
        const float r_error = t400 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t401 = q_1 * r; // exponential.rs:29
        q_1 = t401 + 0.0013933674f;
        const float t402 = q_1 * r;
        q_1 = t402 + 0.008333311f;
        const float t403 = q_1 * r;
        q_1 = t403 + 0.041666467f;
        const float t404 = q_1 * r;
        q_1 = t404 + 0.16666667f;
        const float t405 = q_1 * r;
        q_1 = t405 + 0.5f;
        const float t406 = r * r; // exponential.rs:31
        const float t407 = t406 * q_1;
        const float rest = r_error + t407;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t408 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t408); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t408) << 23u); // bits.rs:45
        const float t409 = (((as_type<uint>(t396) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t409)); // activation.rs:20
        const float t410 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t410));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t411 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t412 = t411 * 0.32323232f; // division.rs:102
        const float t413 = t412 - 1.4545455f;
        const float t414 = t411 * t413;
        float estimate = t414 + 2.121212f;
        const float t415 = t411 * estimate; // division.rs:105
        const float t416 = 1.0f - t415;
        const float t417 = estimate * t416;
        estimate = estimate + t417;
        const float t418 = t411 * estimate;
        const float t419 = 1.0f - t418;
        const float t420 = estimate * t419;
        estimate = estimate + t420;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t411) & 4294963200u);
        const float t421 = d_high * high; // division.rs:110
        const float t422 = 1.0f - t421;
        const float t423 = t411 - d_high;
        const float t424 = t423 * high;
        const float residual = t422 - t424;
        const float estimate_1 = estimate;
        const float t425 = residual * estimate_1; // division.rs:87
        const float t426 = high + t425;
        const int t427 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t426) >> 23u), t427); // bits.rs:44
        const uint bits_2 = as_type<uint>(t426) + (as_type<uint>(t427) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t428 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_bf16(t428);
        const float t429 = 1.0f - y_2; // activation.rs:23
        const float t430 = decode_bf16(encode_bf16(outputs_0_1)) * ((t388 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t429))); // join.rs:84
        const uint bits_3 = as_type<uint>(t430); // bits.rs:29
        outputs_0_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t431 = abs_f32(t389); // activation.rs:20
        const float t432 = min_f32(max_f32(t431, -104.0f), 89.0f); // exponential.rs:40
        const float t433 = t432 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t433);
        const float t434 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t432 - t434;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t435 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t435 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t436 = q_2 * r_1; // exponential.rs:29
        q_2 = t436 + 0.0013933674f;
        const float t437 = q_2 * r_1;
        q_2 = t437 + 0.008333311f;
        const float t438 = q_2 * r_1;
        q_2 = t438 + 0.041666467f;
        const float t439 = q_2 * r_1;
        q_2 = t439 + 0.16666667f;
        const float t440 = q_2 * r_1;
        q_2 = t440 + 0.5f;
        const float t441 = r_1 * r_1; // exponential.rs:31
        const float t442 = t441 * q_2;
        const float rest_1 = r_error_1 + t442;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t443 = i32_from_f32(k_1); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t443); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t443) << 23u); // bits.rs:45
        const float t444 = (((as_type<uint>(t431) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t444)); // activation.rs:20
        const float t445 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t445));
        const uint bits_5 = as_type<uint>(d_1); // division.rs:85
        const float t446 = as_type<float>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        const float t447 = t446 * 0.32323232f; // division.rs:102
        const float t448 = t447 - 1.4545455f;
        const float t449 = t446 * t448;
        float estimate_2 = t449 + 2.121212f;
        const float t450 = t446 * estimate_2; // division.rs:105
        const float t451 = 1.0f - t450;
        const float t452 = estimate_2 * t451;
        estimate_2 = estimate_2 + t452;
        const float t453 = t446 * estimate_2;
        const float t454 = 1.0f - t453;
        const float t455 = estimate_2 * t454;
        estimate_2 = estimate_2 + t455;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t446) & 4294963200u);
        const float t456 = d_high_1 * high_1; // division.rs:110
        const float t457 = 1.0f - t456;
        const float t458 = t446 - d_high_1;
        const float t459 = t458 * high_1;
        const float residual_1 = t457 - t459;
        const float estimate_3 = estimate_2;
        const float t460 = residual_1 * estimate_3; // division.rs:87
        const float t461 = high_1 + t460;
        const int t462 = sub_i32(127, as_type<int>(bits_5 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t461) >> 23u), t462); // bits.rs:44
        const uint bits_6 = as_type<uint>(t461) + (as_type<uint>(t462) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))); // bits.rs:46
        const uint t463 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_bf16(t463);
        const float t464 = 1.0f - y_4; // activation.rs:23
        const float t465 = decode_bf16(encode_bf16(outputs_1_1)) * ((t389 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t464))); // join.rs:84
        const uint bits_7 = as_type<uint>(t465); // bits.rs:29
        outputs_1_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t466 = abs_f32(t390); // activation.rs:20
        const float t467 = min_f32(max_f32(t466, -104.0f), 89.0f); // exponential.rs:40
        const float t468 = t467 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t468);
        const float t469 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t467 - t469;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t470 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t470 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t471 = q_3 * r_2; // exponential.rs:29
        q_3 = t471 + 0.0013933674f;
        const float t472 = q_3 * r_2;
        q_3 = t472 + 0.008333311f;
        const float t473 = q_3 * r_2;
        q_3 = t473 + 0.041666467f;
        const float t474 = q_3 * r_2;
        q_3 = t474 + 0.16666667f;
        const float t475 = q_3 * r_2;
        q_3 = t475 + 0.5f;
        const float t476 = r_2 * r_2; // exponential.rs:31
        const float t477 = t476 * q_3;
        const float rest_2 = r_error_2 + t477;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t478 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t478); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t478) << 23u); // bits.rs:45
        const float t479 = (((as_type<uint>(t466) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t479)); // activation.rs:20
        const float t480 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t480));
        const uint bits_9 = as_type<uint>(d_2); // division.rs:85
        const float t481 = as_type<float>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        const float t482 = t481 * 0.32323232f; // division.rs:102
        const float t483 = t482 - 1.4545455f;
        const float t484 = t481 * t483;
        float estimate_4 = t484 + 2.121212f;
        const float t485 = t481 * estimate_4; // division.rs:105
        const float t486 = 1.0f - t485;
        const float t487 = estimate_4 * t486;
        estimate_4 = estimate_4 + t487;
        const float t488 = t481 * estimate_4;
        const float t489 = 1.0f - t488;
        const float t490 = estimate_4 * t489;
        estimate_4 = estimate_4 + t490;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t481) & 4294963200u);
        const float t491 = d_high_2 * high_2; // division.rs:110
        const float t492 = 1.0f - t491;
        const float t493 = t481 - d_high_2;
        const float t494 = t493 * high_2;
        const float residual_2 = t492 - t494;
        const float estimate_5 = estimate_4;
        const float t495 = residual_2 * estimate_5; // division.rs:87
        const float t496 = high_2 + t495;
        const int t497 = sub_i32(127, as_type<int>(bits_9 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t496) >> 23u), t497); // bits.rs:44
        const uint bits_10 = as_type<uint>(t496) + (as_type<uint>(t497) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))); // bits.rs:46
        const uint t498 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_bf16(t498);
        const float t499 = 1.0f - y_6; // activation.rs:23
        const float t500 = decode_bf16(encode_bf16(outputs_2_1)) * ((t390 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t499))); // join.rs:84
        const uint bits_11 = as_type<uint>(t500); // bits.rs:29
        outputs_2_1 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t501 = abs_f32(t391); // activation.rs:20
        const float t502 = min_f32(max_f32(t501, -104.0f), 89.0f); // exponential.rs:40
        const float t503 = t502 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t503);
        const float t504 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t502 - t504;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t505 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t505 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t506 = q_4 * r_3; // exponential.rs:29
        q_4 = t506 + 0.0013933674f;
        const float t507 = q_4 * r_3;
        q_4 = t507 + 0.008333311f;
        const float t508 = q_4 * r_3;
        q_4 = t508 + 0.041666467f;
        const float t509 = q_4 * r_3;
        q_4 = t509 + 0.16666667f;
        const float t510 = q_4 * r_3;
        q_4 = t510 + 0.5f;
        const float t511 = r_3 * r_3; // exponential.rs:31
        const float t512 = t511 * q_4;
        const float rest_3 = r_error_3 + t512;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t513 = i32_from_f32(k_3); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t513); // bits.rs:44
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t513) << 23u); // bits.rs:45
        const float t514 = (((as_type<uint>(t501) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t514)); // activation.rs:20
        const float t515 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t515));
        const uint bits_13 = as_type<uint>(d_3); // division.rs:85
        const float t516 = as_type<float>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        const float t517 = t516 * 0.32323232f; // division.rs:102
        const float t518 = t517 - 1.4545455f;
        const float t519 = t516 * t518;
        float estimate_6 = t519 + 2.121212f;
        const float t520 = t516 * estimate_6; // division.rs:105
        const float t521 = 1.0f - t520;
        const float t522 = estimate_6 * t521;
        estimate_6 = estimate_6 + t522;
        const float t523 = t516 * estimate_6;
        const float t524 = 1.0f - t523;
        const float t525 = estimate_6 * t524;
        estimate_6 = estimate_6 + t525;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t516) & 4294963200u);
        const float t526 = d_high_3 * high_3; // division.rs:110
        const float t527 = 1.0f - t526;
        const float t528 = t516 - d_high_3;
        const float t529 = t528 * high_3;
        const float residual_3 = t527 - t529;
        const float estimate_7 = estimate_6;
        const float t530 = residual_3 * estimate_7; // division.rs:87
        const float t531 = high_3 + t530;
        const int t532 = sub_i32(127, as_type<int>(bits_13 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t531) >> 23u), t532); // bits.rs:44
        const uint bits_14 = as_type<uint>(t531) + (as_type<uint>(t532) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))); // bits.rs:46
        const uint t533 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_bf16(t533);
        const float t534 = 1.0f - y_8; // activation.rs:23
        const float t535 = decode_bf16(encode_bf16(outputs_3_1)) * ((t391 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t534))); // join.rs:84
        const uint bits_15 = as_type<uint>(t535); // bits.rs:29
        outputs_3_1 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const float t536 = abs_f32(t392); // activation.rs:20
        const float t537 = min_f32(max_f32(t536, -104.0f), 89.0f); // exponential.rs:40
        const float t538 = t537 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t538);
        const float t539 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t537 - t539;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t540 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t540 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t541 = q_5 * r_4; // exponential.rs:29
        q_5 = t541 + 0.0013933674f;
        const float t542 = q_5 * r_4;
        q_5 = t542 + 0.008333311f;
        const float t543 = q_5 * r_4;
        q_5 = t543 + 0.041666467f;
        const float t544 = q_5 * r_4;
        q_5 = t544 + 0.16666667f;
        const float t545 = q_5 * r_4;
        q_5 = t545 + 0.5f;
        const float t546 = r_4 * r_4; // exponential.rs:31
        const float t547 = t546 * q_5;
        const float rest_4 = r_error_4 + t547;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t548 = i32_from_f32(k_4); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t548); // bits.rs:44
        const uint bits_16 = as_type<uint>(y_9) + (as_type<uint>(t548) << 23u); // bits.rs:45
        const float t549 = (((as_type<uint>(t536) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
        const float e_4 = decode_bf16(encode_bf16(t549)); // activation.rs:20
        const float t550 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t550));
        const uint bits_17 = as_type<uint>(d_4); // division.rs:85
        const float t551 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        const float t552 = t551 * 0.32323232f; // division.rs:102
        const float t553 = t552 - 1.4545455f;
        const float t554 = t551 * t553;
        float estimate_8 = t554 + 2.121212f;
        const float t555 = t551 * estimate_8; // division.rs:105
        const float t556 = 1.0f - t555;
        const float t557 = estimate_8 * t556;
        estimate_8 = estimate_8 + t557;
        const float t558 = t551 * estimate_8;
        const float t559 = 1.0f - t558;
        const float t560 = estimate_8 * t559;
        estimate_8 = estimate_8 + t560;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(t551) & 4294963200u);
        const float t561 = d_high_4 * high_4; // division.rs:110
        const float t562 = 1.0f - t561;
        const float t563 = t551 - d_high_4;
        const float t564 = t563 * high_4;
        const float residual_4 = t562 - t564;
        const float estimate_9 = estimate_8;
        const float t565 = residual_4 * estimate_9; // division.rs:87
        const float t566 = high_4 + t565;
        const int t567 = sub_i32(127, as_type<int>(bits_17 >> 23u));
        const int field_9 = add_i32(as_type<int>(as_type<uint>(t566) >> 23u), t567); // bits.rs:44
        const uint bits_18 = as_type<uint>(t566) + (as_type<uint>(t567) << 23u); // bits.rs:45
        const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
        const uint t568 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
        const float y_10 = decode_bf16(t568);
        const float t569 = 1.0f - y_10; // activation.rs:23
        const float t570 = decode_bf16(encode_bf16(outputs_4)) * ((t392 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t569))); // join.rs:84
        const uint bits_19 = as_type<uint>(t570); // bits.rs:29
        outputs_4 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // join.rs:84
        const float t571 = abs_f32(t393); // activation.rs:20
        const float t572 = min_f32(max_f32(t571, -104.0f), 89.0f); // exponential.rs:40
        const float t573 = t572 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t573);
        const float t574 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t572 - t574;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t575 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t575 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t576 = q_6 * r_5; // exponential.rs:29
        q_6 = t576 + 0.0013933674f;
        const float t577 = q_6 * r_5;
        q_6 = t577 + 0.008333311f;
        const float t578 = q_6 * r_5;
        q_6 = t578 + 0.041666467f;
        const float t579 = q_6 * r_5;
        q_6 = t579 + 0.16666667f;
        const float t580 = q_6 * r_5;
        q_6 = t580 + 0.5f;
        const float t581 = r_5 * r_5; // exponential.rs:31
        const float t582 = t581 * q_6;
        const float rest_5 = r_error_5 + t582;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t583 = i32_from_f32(k_5); // exponential.rs:42
        const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t583); // bits.rs:44
        const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(t583) << 23u); // bits.rs:45
        const float t584 = (((as_type<uint>(t571) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
        const float e_5 = decode_bf16(encode_bf16(t584)); // activation.rs:20
        const float t585 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t585));
        const uint bits_21 = as_type<uint>(d_5); // division.rs:85
        const float t586 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        const float t587 = t586 * 0.32323232f; // division.rs:102
        const float t588 = t587 - 1.4545455f;
        const float t589 = t586 * t588;
        float estimate_10 = t589 + 2.121212f;
        const float t590 = t586 * estimate_10; // division.rs:105
        const float t591 = 1.0f - t590;
        const float t592 = estimate_10 * t591;
        estimate_10 = estimate_10 + t592;
        const float t593 = t586 * estimate_10;
        const float t594 = 1.0f - t593;
        const float t595 = estimate_10 * t594;
        estimate_10 = estimate_10 + t595;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(t586) & 4294963200u);
        const float t596 = d_high_5 * high_5; // division.rs:110
        const float t597 = 1.0f - t596;
        const float t598 = t586 - d_high_5;
        const float t599 = t598 * high_5;
        const float residual_5 = t597 - t599;
        const float estimate_11 = estimate_10;
        const float t600 = residual_5 * estimate_11; // division.rs:87
        const float t601 = high_5 + t600;
        const int t602 = sub_i32(127, as_type<int>(bits_21 >> 23u));
        const int field_11 = add_i32(as_type<int>(as_type<uint>(t601) >> 23u), t602); // bits.rs:44
        const uint bits_22 = as_type<uint>(t601) + (as_type<uint>(t602) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
        const uint t603 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_12 = decode_bf16(t603);
        const float t604 = 1.0f - y_12; // activation.rs:23
        const float t605 = decode_bf16(encode_bf16(outputs_5)) * ((t393 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t604))); // join.rs:84
        const uint bits_23 = as_type<uint>(t605); // bits.rs:29
        outputs_5 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const float t606 = abs_f32(t394); // activation.rs:20
        const float t607 = min_f32(max_f32(t606, -104.0f), 89.0f); // exponential.rs:40
        const float t608 = t607 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t608);
        const float t609 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t607 - t609;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t610 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t610 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t611 = q_7 * r_6; // exponential.rs:29
        q_7 = t611 + 0.0013933674f;
        const float t612 = q_7 * r_6;
        q_7 = t612 + 0.008333311f;
        const float t613 = q_7 * r_6;
        q_7 = t613 + 0.041666467f;
        const float t614 = q_7 * r_6;
        q_7 = t614 + 0.16666667f;
        const float t615 = q_7 * r_6;
        q_7 = t615 + 0.5f;
        const float t616 = r_6 * r_6; // exponential.rs:31
        const float t617 = t616 * q_7;
        const float rest_6 = r_error_6 + t617;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t618 = i32_from_f32(k_6); // exponential.rs:42
        const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t618); // bits.rs:44
        const uint bits_24 = as_type<uint>(y_13) + (as_type<uint>(t618) << 23u); // bits.rs:45
        const float t619 = (((as_type<uint>(t606) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_24)))); // exponential.rs:42
        const float e_6 = decode_bf16(encode_bf16(t619)); // activation.rs:20
        const float t620 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t620));
        const uint bits_25 = as_type<uint>(d_6); // division.rs:85
        const float t621 = as_type<float>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        const float t622 = t621 * 0.32323232f; // division.rs:102
        const float t623 = t622 - 1.4545455f;
        const float t624 = t621 * t623;
        float estimate_12 = t624 + 2.121212f;
        const float t625 = t621 * estimate_12; // division.rs:105
        const float t626 = 1.0f - t625;
        const float t627 = estimate_12 * t626;
        estimate_12 = estimate_12 + t627;
        const float t628 = t621 * estimate_12;
        const float t629 = 1.0f - t628;
        const float t630 = estimate_12 * t629;
        estimate_12 = estimate_12 + t630;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(t621) & 4294963200u);
        const float t631 = d_high_6 * high_6; // division.rs:110
        const float t632 = 1.0f - t631;
        const float t633 = t621 - d_high_6;
        const float t634 = t633 * high_6;
        const float residual_6 = t632 - t634;
        const float estimate_13 = estimate_12;
        const float t635 = residual_6 * estimate_13; // division.rs:87
        const float t636 = high_6 + t635;
        const int t637 = sub_i32(127, as_type<int>(bits_25 >> 23u));
        const int field_13 = add_i32(as_type<int>(as_type<uint>(t636) >> 23u), t637); // bits.rs:44
        const uint bits_26 = as_type<uint>(t636) + (as_type<uint>(t637) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_26))); // bits.rs:46
        const uint t638 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_14 = decode_bf16(t638);
        const float t639 = 1.0f - y_14; // activation.rs:23
        const float t640 = decode_bf16(encode_bf16(outputs_6)) * ((t394 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t639))); // join.rs:84
        const uint bits_27 = as_type<uint>(t640); // bits.rs:29
        outputs_6 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // join.rs:84
        const float t641 = abs_f32(t395); // activation.rs:20
        const float t642 = min_f32(max_f32(t641, -104.0f), 89.0f); // exponential.rs:40
        const float t643 = t642 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t643);
        const float t644 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t642 - t644;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t645 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t645 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t646 = q_8 * r_7; // exponential.rs:29
        q_8 = t646 + 0.0013933674f;
        const float t647 = q_8 * r_7;
        q_8 = t647 + 0.008333311f;
        const float t648 = q_8 * r_7;
        q_8 = t648 + 0.041666467f;
        const float t649 = q_8 * r_7;
        q_8 = t649 + 0.16666667f;
        const float t650 = q_8 * r_7;
        q_8 = t650 + 0.5f;
        const float t651 = r_7 * r_7; // exponential.rs:31
        const float t652 = t651 * q_8;
        const float rest_7 = r_error_7 + t652;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t653 = i32_from_f32(k_7); // exponential.rs:42
        const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t653); // bits.rs:44
        const uint bits_28 = as_type<uint>(y_15) + (as_type<uint>(t653) << 23u); // bits.rs:45
        const float t654 = (((as_type<uint>(t641) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:42
        const float e_7 = decode_bf16(encode_bf16(t654)); // activation.rs:20
        const float t655 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t655));
        const uint bits_29 = as_type<uint>(d_7); // division.rs:85
        const float t656 = as_type<float>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        const float t657 = t656 * 0.32323232f; // division.rs:102
        const float t658 = t657 - 1.4545455f;
        const float t659 = t656 * t658;
        float estimate_14 = t659 + 2.121212f;
        const float t660 = t656 * estimate_14; // division.rs:105
        const float t661 = 1.0f - t660;
        const float t662 = estimate_14 * t661;
        estimate_14 = estimate_14 + t662;
        const float t663 = t656 * estimate_14;
        const float t664 = 1.0f - t663;
        const float t665 = estimate_14 * t664;
        estimate_14 = estimate_14 + t665;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(t656) & 4294963200u);
        const float t666 = d_high_7 * high_7; // division.rs:110
        const float t667 = 1.0f - t666;
        const float t668 = t656 - d_high_7;
        const float t669 = t668 * high_7;
        const float residual_7 = t667 - t669;
        const float estimate_15 = estimate_14;
        const float t670 = residual_7 * estimate_15; // division.rs:87
        const float t671 = high_7 + t670;
        const int t672 = sub_i32(127, as_type<int>(bits_29 >> 23u));
        const int field_15 = add_i32(as_type<int>(as_type<uint>(t671) >> 23u), t672); // bits.rs:44
        const uint bits_30 = as_type<uint>(t671) + (as_type<uint>(t672) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_30))); // bits.rs:46
        const uint t673 = encode_bf16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_16 = decode_bf16(t673);
        const float t674 = 1.0f - y_16; // activation.rs:23
        const float t675 = decode_bf16(encode_bf16(outputs_7)) * ((t395 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t674))); // join.rs:84
        const uint bits_31 = as_type<uint>(t675); // bits.rs:29
        outputs_7 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // join.rs:84
        const uint t676 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t677 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3_1) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        ((device uint4*)y)[t676 >> 2u] = t677;
    }
}
