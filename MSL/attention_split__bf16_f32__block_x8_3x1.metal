#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float scale;
    uint seq_len;
    uint n_heads;
    uint n_kv_heads;
    uint max_blocks;
    uint head_dim;
    uint n_blocks;
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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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

kernel void attention_split__bf16_f32__block_x8_3x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* q [[buffer(1)]],
    device const ushort* keys [[buffer(2)]],
    device const ushort* values [[buffer(3)]],
    device const uint* block_table [[buffer(4)]],
    device const uint* positions [[buffer(5)]],
    device float* partial_outputs [[buffer(6)]],
    device float* partial_sums [[buffer(7)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float maxima[24];
    threadgroup float sums[24];
    threadgroup float weights[768];
    threadgroup float runs[2048];
    const uint index = workgroup_id.x; // attention_split.rs:191
    const uint head_tile = workgroup_id.y;
    const uint token = workgroup_id.z;
    const uint row = div_u32(token, imm.seq_len); // attention_split.rs:192
    const uint first_token = rem_u32(token, imm.seq_len); // attention_split.rs:193
    const uint group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    const uint tiles = (group + 2u) / 3u; // block.rs:87
    const uint kv_head = div_u32(head_tile, tiles); // block.rs:88
    const uint first_head = kv_head * group + rem_u32(head_tile, tiles) * 3u; // block.rs:89
    const uint end_head = kv_head * group + group; // block.rs:90
    const uint last_head = end_head - 1u; // block.rs:91
    const uint last_token = imm.seq_len - 1u; // block.rs:92
    const uint last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    const uint t0 = min_u32(first_token, last_token); // block.rs:95
    const uint t1 = min_u32(first_head, last_head); // block.rs:97
    const uint t2 = min_u32(first_head + 1u, last_head);
    const uint t3 = min_u32(first_head + 2u, last_head);
    const uint t4 = ((row * imm.seq_len + t0) * imm.n_heads + t1) * imm.head_dim; // block.rs:104
    const uint t5 = ((row * imm.seq_len + t0) * imm.n_heads + t2) * imm.head_dim;
    const uint t6 = ((row * imm.seq_len + t0) * imm.n_heads + t3) * imm.head_dim;
    const uint first = positions[row]; // kv_blocks.rs:20
    const uint position = first + t0; // kv_blocks.rs:21
    const uint t7 = ((position < first) ? 4294967295u : position); // kv_blocks.rs:22
    const uint t8 = min_u32(t7, last_position); // block.rs:108
    const uint own_dim = local_invocation_index; // attention_split.rs:202
    const uint first_key = index * 256u; // attention_split.rs:203
    if ((t7 == t8) & (first_key <= t7)) { // attention_split.rs:204
        uint block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        const uint block_1 = block; // kv_blocks.rs:32
        if (block_1 < imm.n_blocks) { // attention_split.rs:206
            const uint t9 = min_u32(max_u32(t8 + 1u, first_key) - first_key, 256u); // block.rs:142
            const uint own_key = local_invocation_index; // block.rs:271
            float dots_0 = 0.0f; // block.rs:157
            float dots_1 = 0.0f;
            float dots_2 = 0.0f;
            if (local_invocation_index < t9) { // block.rs:158
                const uint key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (uint dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    const uint4 t10 = ((device const uint4*)keys)[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    const float t11 = decode_bf16(t10.x);
                    const float t12 = decode_bf16(t10.x >> 16u);
                    const float t13 = decode_bf16(t10.y);
                    const float t14 = decode_bf16(t10.y >> 16u);
                    const float t15 = decode_bf16(t10.z);
                    const float t16 = decode_bf16(t10.z >> 16u);
                    const float t17 = decode_bf16(t10.w);
                    const float t18 = decode_bf16(t10.w >> 16u);
                    const uint4 t19 = ((device const uint4*)q)[((t4 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_bf16(t19.x), t11, dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t19.x >> 16u), t12, dots_0);
                    dots_0 = fma(decode_bf16(t19.y), t13, dots_0);
                    dots_0 = fma(decode_bf16(t19.y >> 16u), t14, dots_0);
                    dots_0 = fma(decode_bf16(t19.z), t15, dots_0);
                    dots_0 = fma(decode_bf16(t19.z >> 16u), t16, dots_0);
                    dots_0 = fma(decode_bf16(t19.w), t17, dots_0);
                    dots_0 = fma(decode_bf16(t19.w >> 16u), t18, dots_0);
                    const uint4 t20 = ((device const uint4*)q)[((t5 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_1 = fma(decode_bf16(t20.x), t11, dots_1); // block.rs:167
                    dots_1 = fma(decode_bf16(t20.x >> 16u), t12, dots_1);
                    dots_1 = fma(decode_bf16(t20.y), t13, dots_1);
                    dots_1 = fma(decode_bf16(t20.y >> 16u), t14, dots_1);
                    dots_1 = fma(decode_bf16(t20.z), t15, dots_1);
                    dots_1 = fma(decode_bf16(t20.z >> 16u), t16, dots_1);
                    dots_1 = fma(decode_bf16(t20.w), t17, dots_1);
                    dots_1 = fma(decode_bf16(t20.w >> 16u), t18, dots_1);
                    const uint4 t21 = ((device const uint4*)q)[((t6 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_2 = fma(decode_bf16(t21.x), t11, dots_2); // block.rs:167
                    dots_2 = fma(decode_bf16(t21.x >> 16u), t12, dots_2);
                    dots_2 = fma(decode_bf16(t21.y), t13, dots_2);
                    dots_2 = fma(decode_bf16(t21.y >> 16u), t14, dots_2);
                    dots_2 = fma(decode_bf16(t21.z), t15, dots_2);
                    dots_2 = fma(decode_bf16(t21.z >> 16u), t16, dots_2);
                    dots_2 = fma(decode_bf16(t21.w), t17, dots_2);
                    dots_2 = fma(decode_bf16(t21.w >> 16u), t18, dots_2);
                }
            }
            float scores_0 = dots_0; // block.rs:272
            float scores_1 = dots_1;
            float scores_2 = dots_2;
            const float t22 = scores_0 * imm.scale; // block.rs:275
            const uint bits = as_type<uint>(t22); // bits.rs:31
            const float scaled = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:32
            const float score = ((scaled == 0.0f) ? 0.0f : scaled); // block.rs:277
            scores_0 = ((own_key < t9) ? score : as_type<float>(0xff800000u)); // block.rs:278
            const float max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            const float t23 = scores_1 * imm.scale; // block.rs:275
            const uint bits_1 = as_type<uint>(t23); // bits.rs:31
            const float scaled_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // bits.rs:32
            const float score_1 = ((scaled_1 == 0.0f) ? 0.0f : scaled_1); // block.rs:277
            scores_1 = ((own_key < t9) ? score_1 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            const float t24 = scores_2 * imm.scale; // block.rs:275
            const uint bits_2 = as_type<uint>(t24); // bits.rs:31
            const float scaled_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:32
            const float score_2 = ((scaled_2 == 0.0f) ? 0.0f : scaled_2); // block.rs:277
            scores_2 = ((own_key < t9) ? score_2 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_3 = reduce_max_f32(scores_2); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 2u] = max_3; // block.rs:281
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:284
            float highest_0 = 0.0f; // block.rs:285
            float highest_1 = 0.0f;
            float highest_2 = 0.0f;
            highest_0 = maxima[0u]; // block.rs:288
            highest_0 = max_f32(highest_0, maxima[3u]); // block.rs:291
            highest_0 = max_f32(highest_0, maxima[6u]);
            highest_0 = max_f32(highest_0, maxima[9u]);
            highest_0 = max_f32(highest_0, maxima[12u]);
            highest_0 = max_f32(highest_0, maxima[15u]);
            highest_0 = max_f32(highest_0, maxima[18u]);
            highest_0 = max_f32(highest_0, maxima[21u]);
            const float t25 = scores_0 - highest_0; // block.rs:293
            const float t26 = t25 * 1.442695f; // exponential.rs:14
            const float sum = t26 + 12582912.0f; // bits.rs:52
            const float k = sum - 12582912.0f; // bits.rs:53
            const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
            const float t27 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t25 - t27;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t28 = reduced - r; // exponential.rs:18
            const float r_error = t28 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t29 = q_1 * r; // exponential.rs:29
            q_1 = t29 + 0.0013933674f;
            const float t30 = q_1 * r;
            q_1 = t30 + 0.008333311f;
            const float t31 = q_1 * r;
            q_1 = t31 + 0.041666467f;
            const float t32 = q_1 * r;
            q_1 = t32 + 0.16666667f;
            const float t33 = q_1 * r;
            q_1 = t33 + 0.5f;
            const float t34 = r * r; // exponential.rs:31
            const float t35 = t34 * q_1;
            const float rest = r_error + t35;
            const float p = r + rest; // exponential.rs:32
            const float y = 1.0f + p; // exponential.rs:33
            const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), exponent); // bits.rs:38
            const uint bits_3 = as_type<uint>(y) + (as_type<uint>(exponent) << 23u); // bits.rs:39
            const uint bits_4 = as_type<uint>(t25); // exponential.rs:48
            const uint beyond = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
            const float power = (((as_type<uint>(t25) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // exponential.rs:51
            const float weight = ((own_key < t9) ? power : 0.0f); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            const float sum_1 = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u] = sum_1; // block.rs:298
            }
            highest_1 = maxima[1u]; // block.rs:288
            highest_1 = max_f32(highest_1, maxima[4u]); // block.rs:291
            highest_1 = max_f32(highest_1, maxima[7u]);
            highest_1 = max_f32(highest_1, maxima[10u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[16u]);
            highest_1 = max_f32(highest_1, maxima[19u]);
            highest_1 = max_f32(highest_1, maxima[22u]);
            const float t36 = scores_1 - highest_1; // block.rs:293
            const float t37 = t36 * 1.442695f; // exponential.rs:14
            const float sum_2 = t37 + 12582912.0f; // bits.rs:52
            const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
            const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
            const float t38 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t36 - t38;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t39 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t39 - correction_1;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t40 = q_2 * r_1; // exponential.rs:29
            q_2 = t40 + 0.0013933674f;
            const float t41 = q_2 * r_1;
            q_2 = t41 + 0.008333311f;
            const float t42 = q_2 * r_1;
            q_2 = t42 + 0.041666467f;
            const float t43 = q_2 * r_1;
            q_2 = t43 + 0.16666667f;
            const float t44 = q_2 * r_1;
            q_2 = t44 + 0.5f;
            const float t45 = r_1 * r_1; // exponential.rs:31
            const float t46 = t45 * q_2;
            const float rest_1 = r_error_1 + t46;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_1 = 1.0f + p_1; // exponential.rs:33
            const int field_1 = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent_1); // bits.rs:38
            const uint bits_5 = as_type<uint>(y_1) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
            const uint bits_6 = as_type<uint>(t36); // exponential.rs:48
            const uint beyond_1 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_1 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
            const float power_1 = (((as_type<uint>(t36) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // exponential.rs:51
            const float weight_1 = ((own_key < t9) ? power_1 : 0.0f); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            const float sum_3 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 1u] = sum_3; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[5u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[8u]);
            highest_2 = max_f32(highest_2, maxima[11u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[17u]);
            highest_2 = max_f32(highest_2, maxima[20u]);
            highest_2 = max_f32(highest_2, maxima[23u]);
            const float t47 = scores_2 - highest_2; // block.rs:293
            const float t48 = t47 * 1.442695f; // exponential.rs:14
            const float sum_4 = t48 + 12582912.0f; // bits.rs:52
            const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
            const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
            const float t49 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t47 - t49;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t50 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t50 - correction_2;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t51 = q_3 * r_2; // exponential.rs:29
            q_3 = t51 + 0.0013933674f;
            const float t52 = q_3 * r_2;
            q_3 = t52 + 0.008333311f;
            const float t53 = q_3 * r_2;
            q_3 = t53 + 0.041666467f;
            const float t54 = q_3 * r_2;
            q_3 = t54 + 0.16666667f;
            const float t55 = q_3 * r_2;
            q_3 = t55 + 0.5f;
            const float t56 = r_2 * r_2; // exponential.rs:31
            const float t57 = t56 * q_3;
            const float rest_2 = r_error_2 + t57;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_2 = 1.0f + p_2; // exponential.rs:33
            const int field_2 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_2); // bits.rs:38
            const uint bits_7 = as_type<uint>(y_2) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
            const uint bits_8 = as_type<uint>(t47); // exponential.rs:48
            const uint beyond_2 = ((bits_8 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_2 = (((bits_8 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:50
            const float power_2 = (((as_type<uint>(t47) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // exponential.rs:51
            const float weight_2 = ((own_key < t9) ? power_2 : 0.0f); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            const float sum_5 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 2u] = sum_5; // block.rs:298
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:301
            float totals_0 = 0.0f; // block.rs:302
            float totals_1 = 0.0f;
            float totals_2 = 0.0f;
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = totals_0 + sums[3u]; // block.rs:308
            totals_0 = totals_0 + sums[6u];
            totals_0 = totals_0 + sums[9u];
            totals_0 = totals_0 + sums[12u];
            totals_0 = totals_0 + sums[15u];
            totals_0 = totals_0 + sums[18u];
            totals_0 = totals_0 + sums[21u];
            totals_1 = sums[1u]; // block.rs:305
            totals_1 = totals_1 + sums[4u]; // block.rs:308
            totals_1 = totals_1 + sums[7u];
            totals_1 = totals_1 + sums[10u];
            totals_1 = totals_1 + sums[13u];
            totals_1 = totals_1 + sums[16u];
            totals_1 = totals_1 + sums[19u];
            totals_1 = totals_1 + sums[22u];
            totals_2 = sums[2u]; // block.rs:305
            totals_2 = totals_2 + sums[5u]; // block.rs:308
            totals_2 = totals_2 + sums[8u];
            totals_2 = totals_2 + sums[11u];
            totals_2 = totals_2 + sums[14u];
            totals_2 = totals_2 + sums[17u];
            totals_2 = totals_2 + sums[20u];
            totals_2 = totals_2 + sums[23u];
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
            if (first_dim < head_dim) { // block.rs:194
                const uint first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                const uint common_end = min_u32(max_u32(t9, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint4 t58 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    const float t59 = decode_bf16(t58.x);
                    const float t60 = decode_bf16(t58.x >> 16u);
                    const float t61 = decode_bf16(t58.y);
                    const float t62 = decode_bf16(t58.y >> 16u);
                    const float t63 = decode_bf16(t58.z);
                    const float t64 = decode_bf16(t58.z >> 16u);
                    const float t65 = decode_bf16(t58.w);
                    const float t66 = decode_bf16(t58.w >> 16u);
                    const float weight_3 = weights[key]; // block.rs:202
                    const float t67 = weight_3 * t59; // block.rs:205
                    sums_0_0 = sums_0_0 + t67;
                    const float t68 = weight_3 * t60;
                    sums_0_1 = sums_0_1 + t68;
                    const float t69 = weight_3 * t61;
                    sums_0_2 = sums_0_2 + t69;
                    const float t70 = weight_3 * t62;
                    sums_0_3 = sums_0_3 + t70;
                    const float t71 = weight_3 * t63;
                    sums_0_4 = sums_0_4 + t71;
                    const float t72 = weight_3 * t64;
                    sums_0_5 = sums_0_5 + t72;
                    const float t73 = weight_3 * t65;
                    sums_0_6 = sums_0_6 + t73;
                    const float t74 = weight_3 * t66;
                    sums_0_7 = sums_0_7 + t74;
                    const float weight_4 = weights[key + 256u]; // block.rs:202
                    const float t75 = weight_4 * t59; // block.rs:205
                    sums_1_0 = sums_1_0 + t75;
                    const float t76 = weight_4 * t60;
                    sums_1_1 = sums_1_1 + t76;
                    const float t77 = weight_4 * t61;
                    sums_1_2 = sums_1_2 + t77;
                    const float t78 = weight_4 * t62;
                    sums_1_3 = sums_1_3 + t78;
                    const float t79 = weight_4 * t63;
                    sums_1_4 = sums_1_4 + t79;
                    const float t80 = weight_4 * t64;
                    sums_1_5 = sums_1_5 + t80;
                    const float t81 = weight_4 * t65;
                    sums_1_6 = sums_1_6 + t81;
                    const float t82 = weight_4 * t66;
                    sums_1_7 = sums_1_7 + t82;
                    const float weight_5 = weights[key + 512u]; // block.rs:202
                    const float t83 = weight_5 * t59; // block.rs:205
                    sums_2_0 = sums_2_0 + t83;
                    const float t84 = weight_5 * t60;
                    sums_2_1 = sums_2_1 + t84;
                    const float t85 = weight_5 * t61;
                    sums_2_2 = sums_2_2 + t85;
                    const float t86 = weight_5 * t62;
                    sums_2_3 = sums_2_3 + t86;
                    const float t87 = weight_5 * t63;
                    sums_2_4 = sums_2_4 + t87;
                    const float t88 = weight_5 * t64;
                    sums_2_5 = sums_2_5 + t88;
                    const float t89 = weight_5 * t65;
                    sums_2_6 = sums_2_6 + t89;
                    const float t90 = weight_5 * t66;
                    sums_2_7 = sums_2_7 + t90;
                }
            }
            float outputs_0 = 0.0f; // block.rs:226
            float outputs_1 = 0.0f;
            float outputs_2 = 0.0f;
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
                float sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                const uint bits_9 = as_type<uint>(sum_6); // bits.rs:31
                outputs_0 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // block.rs:246
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
                float sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                const uint bits_9 = as_type<uint>(sum_6); // bits.rs:31
                outputs_1 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // block.rs:246
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
                float sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                const uint bits_9 = as_type<uint>(sum_6); // bits.rs:31
                outputs_2 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // block.rs:246
            }
            const float t91 = outputs_0; // block.rs:249
            const float t92 = outputs_1;
            const float t93 = outputs_2;
            const float t94 = highest_0; // block.rs:312
            const float t95 = highest_1;
            const float t96 = highest_2;
            const float t97 = totals_0;
            const float t98 = totals_1;
            const float t99 = totals_2;
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = t91; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                ((device float2*)partial_sums)[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = float2(t94, t97); // attention_split.rs:214
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t2) * imm.max_blocks + index) * imm.head_dim + own_dim] = t92; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                ((device float2*)partial_sums)[(((token * imm.n_heads + t2) * imm.max_blocks + index) * 2u) >> 1u] = float2(t95, t98); // attention_split.rs:214
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t3) * imm.max_blocks + index) * imm.head_dim + own_dim] = t93; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                ((device float2*)partial_sums)[(((token * imm.n_heads + t3) * imm.max_blocks + index) * 2u) >> 1u] = float2(t96, t99); // attention_split.rs:214
            }
        } else {
            const float max_1 = 0.0f; // attention_split.rs:218
            const float sum = as_type<float>(0x7fc00000u); // attention_split.rs:219
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                ((device float2*)partial_sums)[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = float2(max_1, sum); // attention_split.rs:226
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t2) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                ((device float2*)partial_sums)[(((token * imm.n_heads + t2) * imm.max_blocks + index) * 2u) >> 1u] = float2(max_1, sum); // attention_split.rs:226
            }
            if (own_dim < imm.head_dim) { // attention_split.rs:222
                partial_outputs[((token * imm.n_heads + t3) * imm.max_blocks + index) * imm.head_dim + own_dim] = 0.0f; // attention_split.rs:223
            }
            if (own_dim == 0u) { // attention_split.rs:225
                ((device float2*)partial_sums)[(((token * imm.n_heads + t3) * imm.max_blocks + index) * 2u) >> 1u] = float2(max_1, sum); // attention_split.rs:226
            }
        }
    }
}
