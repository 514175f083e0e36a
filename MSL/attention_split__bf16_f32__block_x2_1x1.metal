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

kernel void attention_split__bf16_f32__block_x2_1x1(
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
    threadgroup float maxima[8];
    threadgroup float sums[8];
    threadgroup float weights[256];
    threadgroup float runs[512];
    const uint index = workgroup_id.x; // attention_split.rs:191
    const uint head_tile = workgroup_id.y;
    const uint token = workgroup_id.z;
    const uint row = div_u32(token, imm.seq_len); // attention_split.rs:192
    const uint first_token = rem_u32(token, imm.seq_len); // attention_split.rs:193
    const uint group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    const uint kv_head = div_u32(head_tile, group); // block.rs:88
    const uint first_head = kv_head * group + rem_u32(head_tile, group); // block.rs:89
    const uint end_head = kv_head * group + group; // block.rs:90
    const uint last_head = end_head - 1u; // block.rs:91
    const uint last_token = imm.seq_len - 1u; // block.rs:92
    const uint last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    const uint t0 = min_u32(first_token, last_token); // block.rs:95
    const uint t1 = min_u32(first_head, last_head); // block.rs:97
    const uint t2 = ((row * imm.seq_len + t0) * imm.n_heads + t1) * imm.head_dim; // block.rs:104
    const uint first = positions[row]; // kv_blocks.rs:20
    const uint position = first + t0; // kv_blocks.rs:21
    const uint t3 = ((position < first) ? 4294967295u : position); // kv_blocks.rs:22
    const uint t4 = min_u32(t3, last_position); // block.rs:108
    const uint own_dim = local_invocation_index; // attention_split.rs:202
    const uint first_key = index * 256u; // attention_split.rs:203
    if ((t3 == t4) & (first_key <= t3)) { // attention_split.rs:204
        uint block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        const uint block_1 = block; // kv_blocks.rs:32
        if (block_1 < imm.n_blocks) { // attention_split.rs:206
            const uint t5 = min_u32(max_u32(t4 + 1u, first_key) - first_key, 256u); // block.rs:142
            const uint own_key = local_invocation_index; // block.rs:271
            float dots_0 = 0.0f; // block.rs:157
            if (local_invocation_index < t5) { // block.rs:158
                const uint key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (uint dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    const uint4 t6 = ((device const uint4*)keys)[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    const uint4 t7 = ((device const uint4*)q)[((t2 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_bf16(t7.x), decode_bf16(t6.x), dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t7.x >> 16u), decode_bf16(t6.x >> 16u), dots_0);
                    dots_0 = fma(decode_bf16(t7.y), decode_bf16(t6.y), dots_0);
                    dots_0 = fma(decode_bf16(t7.y >> 16u), decode_bf16(t6.y >> 16u), dots_0);
                    dots_0 = fma(decode_bf16(t7.z), decode_bf16(t6.z), dots_0);
                    dots_0 = fma(decode_bf16(t7.z >> 16u), decode_bf16(t6.z >> 16u), dots_0);
                    dots_0 = fma(decode_bf16(t7.w), decode_bf16(t6.w), dots_0);
                    dots_0 = fma(decode_bf16(t7.w >> 16u), decode_bf16(t6.w >> 16u), dots_0);
                }
            }
            float scores_0 = dots_0; // block.rs:272
            const float t8 = scores_0 * imm.scale; // block.rs:275
            const uint bits = as_type<uint>(t8); // bits.rs:31
            const float scaled = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:32
            const float score = ((scaled == 0.0f) ? 0.0f : scaled); // block.rs:277
            scores_0 = ((own_key < t5) ? score : as_type<float>(0xff800000u)); // block.rs:278
            const float max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[local_invocation_index >> 5u] = max_1; // block.rs:281
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:284
            float highest_0 = 0.0f; // block.rs:285
            highest_0 = maxima[0u]; // block.rs:288
            highest_0 = max_f32(highest_0, maxima[1u]); // block.rs:291
            highest_0 = max_f32(highest_0, maxima[2u]);
            highest_0 = max_f32(highest_0, maxima[3u]);
            highest_0 = max_f32(highest_0, maxima[4u]);
            highest_0 = max_f32(highest_0, maxima[5u]);
            highest_0 = max_f32(highest_0, maxima[6u]);
            highest_0 = max_f32(highest_0, maxima[7u]);
            const float t9 = scores_0 - highest_0; // block.rs:293
            const float t10 = t9 * 1.442695f; // exponential.rs:14
            const float sum = t10 + 12582912.0f; // bits.rs:52
            const float k = sum - 12582912.0f; // bits.rs:53
            const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
            const float t11 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t9 - t11;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t12 = reduced - r; // exponential.rs:18
            const float r_error = t12 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t13 = q_1 * r; // exponential.rs:29
            q_1 = t13 + 0.0013933674f;
            const float t14 = q_1 * r;
            q_1 = t14 + 0.008333311f;
            const float t15 = q_1 * r;
            q_1 = t15 + 0.041666467f;
            const float t16 = q_1 * r;
            q_1 = t16 + 0.16666667f;
            const float t17 = q_1 * r;
            q_1 = t17 + 0.5f;
            const float t18 = r * r; // exponential.rs:31
            const float t19 = t18 * q_1;
            const float rest = r_error + t19;
            const float p = r + rest; // exponential.rs:32
            const float y = 1.0f + p; // exponential.rs:33
            const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), exponent); // bits.rs:38
            const uint bits_1 = as_type<uint>(y) + (as_type<uint>(exponent) << 23u); // bits.rs:39
            const uint bits_2 = as_type<uint>(t9); // exponential.rs:48
            const uint beyond = ((bits_2 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded = (((bits_2 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:50
            const float power = (((as_type<uint>(t9) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // exponential.rs:51
            const float weight = ((own_key < t5) ? power : 0.0f); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            const float sum_1 = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[local_invocation_index >> 5u] = sum_1; // block.rs:298
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:301
            float totals_0 = 0.0f; // block.rs:302
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = totals_0 + sums[1u]; // block.rs:308
            totals_0 = totals_0 + sums[2u];
            totals_0 = totals_0 + sums[3u];
            totals_0 = totals_0 + sums[4u];
            totals_0 = totals_0 + sums[5u];
            totals_0 = totals_0 + sums[6u];
            totals_0 = totals_0 + sums[7u];
            const uint head_dim = imm.head_dim; // block.rs:190
            const uint first_dim = (local_invocation_index & 31u) * 2u; // block.rs:191
            const uint run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            float sums_0_0 = 0.0f; // block.rs:193
            float sums_0_1 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                const uint first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                const uint common_end = min_u32(max_u32(t5, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint t20 = ((device const uint*)values)[(first_value + key * head_dim) >> 1u]; // block.rs:199
                    const float weight_1 = weights[key]; // block.rs:202
                    const float t21 = weight_1 * decode_bf16(t20); // block.rs:205
                    sums_0_0 = sums_0_0 + t21;
                    const float t22 = weight_1 * decode_bf16(t20 >> 16u);
                    sums_0_1 = sums_0_1 + t22;
                }
            }
            float outputs_0 = 0.0f; // block.rs:226
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 64u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 64u + first_dim + 1u] = sums_0_1;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_2 = runs[local_invocation_index]; // block.rs:241
                sum_2 = sum_2 + runs[local_invocation_index + 64u]; // block.rs:244
                sum_2 = sum_2 + runs[local_invocation_index + 128u];
                sum_2 = sum_2 + runs[local_invocation_index + 192u];
                sum_2 = sum_2 + runs[local_invocation_index + 256u];
                sum_2 = sum_2 + runs[local_invocation_index + 320u];
                sum_2 = sum_2 + runs[local_invocation_index + 384u];
                sum_2 = sum_2 + runs[local_invocation_index + 448u];
                const uint bits_3 = as_type<uint>(sum_2); // bits.rs:31
                outputs_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // block.rs:246
            }
            const float t23 = outputs_0; // block.rs:249
            const float t24 = highest_0; // block.rs:312
            const float t25 = totals_0;
            if (own_dim < imm.head_dim) { // attention_split.rs:210
                partial_outputs[((token * imm.n_heads + t1) * imm.max_blocks + index) * imm.head_dim + own_dim] = t23; // attention_split.rs:211
            }
            if (own_dim == 0u) { // attention_split.rs:213
                ((device float2*)partial_sums)[(((token * imm.n_heads + t1) * imm.max_blocks + index) * 2u) >> 1u] = float2(t24, t25); // attention_split.rs:214
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
        }
    }
}
