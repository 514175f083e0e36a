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

kernel void attention__bf16_bf16__sequential_x8_3x1_gated(
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
    threadgroup float maxima[24];
    threadgroup float sums[24];
    threadgroup float weights[768];
    threadgroup float runs[2048];
    const uint row = workgroup_id.z; // sequential.rs:18
    const uint head_tile = workgroup_id.x;
    const uint group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    const uint tiles = (group + 2u) / 3u; // block.rs:87
    const uint kv_head = div_u32(head_tile, tiles); // block.rs:88
    const uint first_head = kv_head * group + rem_u32(head_tile, tiles) * 3u; // block.rs:89
    const uint end_head = kv_head * group + group; // block.rs:90
    const uint last_head = end_head - 1u; // block.rs:91
    const uint last_token = imm.seq_len - 1u; // block.rs:92
    const uint last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    const uint t0 = min_u32(workgroup_id.y, last_token); // block.rs:95
    const uint t1 = ((row * imm.seq_len + t0) * imm.n_heads + min_u32(first_head, last_head)) * imm.head_dim; // block.rs:104
    const uint t2 = ((row * imm.seq_len + t0) * imm.n_heads + min_u32(first_head + 1u, last_head)) * imm.head_dim;
    const uint t3 = ((row * imm.seq_len + t0) * imm.n_heads + min_u32(first_head + 2u, last_head)) * imm.head_dim;
    const uint first = positions[row]; // kv_blocks.rs:20
    const uint position = first + t0; // kv_blocks.rs:21
    const uint t4 = ((position < first) ? 4294967295u : position); // kv_blocks.rs:22
    const uint t5 = min_u32(t4, last_position); // block.rs:108
    float maxima_0 = 0.0f; // sequential.rs:26
    float maxima_1 = 0.0f;
    float maxima_2 = 0.0f;
    float sums_0 = as_type<float>(0x7fc00000u); // sequential.rs:27
    float sums_1 = as_type<float>(0x7fc00000u);
    float sums_2 = as_type<float>(0x7fc00000u);
    float outputs_0 = 0.0f; // sequential.rs:28
    float outputs_1 = 0.0f;
    float outputs_2 = 0.0f;
    const uint t6 = t5 / 256u + 1u; // sequential.rs:29
    for (uint index = 0u; index < t6; index += 1u) {
        uint block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        const uint block_1 = block; // kv_blocks.rs:32
        const uint first_key = index * 256u; // sequential.rs:31
        if (block_1 < imm.n_blocks) { // sequential.rs:32
            const uint t7 = min_u32(max_u32(t5 + 1u, first_key) - first_key, 256u); // block.rs:142
            const uint own_key = local_invocation_index; // block.rs:271
            float dots_0 = 0.0f; // block.rs:157
            float dots_1 = 0.0f;
            float dots_2 = 0.0f;
            if (local_invocation_index < t7) { // block.rs:158
                const uint key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (uint dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    const uint4 t8 = ((device const uint4*)keys)[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    const float t9 = decode_bf16(t8.x);
                    const float t10 = decode_bf16(t8.x >> 16u);
                    const float t11 = decode_bf16(t8.y);
                    const float t12 = decode_bf16(t8.y >> 16u);
                    const float t13 = decode_bf16(t8.z);
                    const float t14 = decode_bf16(t8.z >> 16u);
                    const float t15 = decode_bf16(t8.w);
                    const float t16 = decode_bf16(t8.w >> 16u);
                    const uint4 t17 = ((device const uint4*)q)[((t1 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_bf16(t17.x), t9, dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t17.x >> 16u), t10, dots_0);
                    dots_0 = fma(decode_bf16(t17.y), t11, dots_0);
                    dots_0 = fma(decode_bf16(t17.y >> 16u), t12, dots_0);
                    dots_0 = fma(decode_bf16(t17.z), t13, dots_0);
                    dots_0 = fma(decode_bf16(t17.z >> 16u), t14, dots_0);
                    dots_0 = fma(decode_bf16(t17.w), t15, dots_0);
                    dots_0 = fma(decode_bf16(t17.w >> 16u), t16, dots_0);
                    const uint4 t18 = ((device const uint4*)q)[((t2 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_1 = fma(decode_bf16(t18.x), t9, dots_1); // block.rs:167
                    dots_1 = fma(decode_bf16(t18.x >> 16u), t10, dots_1);
                    dots_1 = fma(decode_bf16(t18.y), t11, dots_1);
                    dots_1 = fma(decode_bf16(t18.y >> 16u), t12, dots_1);
                    dots_1 = fma(decode_bf16(t18.z), t13, dots_1);
                    dots_1 = fma(decode_bf16(t18.z >> 16u), t14, dots_1);
                    dots_1 = fma(decode_bf16(t18.w), t15, dots_1);
                    dots_1 = fma(decode_bf16(t18.w >> 16u), t16, dots_1);
                    const uint4 t19 = ((device const uint4*)q)[((t3 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_2 = fma(decode_bf16(t19.x), t9, dots_2); // block.rs:167
                    dots_2 = fma(decode_bf16(t19.x >> 16u), t10, dots_2);
                    dots_2 = fma(decode_bf16(t19.y), t11, dots_2);
                    dots_2 = fma(decode_bf16(t19.y >> 16u), t12, dots_2);
                    dots_2 = fma(decode_bf16(t19.z), t13, dots_2);
                    dots_2 = fma(decode_bf16(t19.z >> 16u), t14, dots_2);
                    dots_2 = fma(decode_bf16(t19.w), t15, dots_2);
                    dots_2 = fma(decode_bf16(t19.w >> 16u), t16, dots_2);
                }
            }
            float scores_0 = dots_0; // block.rs:272
            float scores_1 = dots_1;
            float scores_2 = dots_2;
            const float t20 = scores_0 * imm.scale; // block.rs:275
            const uint bits = as_type<uint>(t20); // bits.rs:29
            const float scaled = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:30
            const float score = ((scaled == 0.0f) ? 0.0f : scaled); // block.rs:277
            scores_0 = ((own_key < t7) ? score : as_type<float>(0xff800000u)); // block.rs:278
            const float max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            const float t21 = scores_1 * imm.scale; // block.rs:275
            const uint bits_1 = as_type<uint>(t21); // bits.rs:29
            const float scaled_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // bits.rs:30
            const float score_1 = ((scaled_1 == 0.0f) ? 0.0f : scaled_1); // block.rs:277
            scores_1 = ((own_key < t7) ? score_1 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            const float t22 = scores_2 * imm.scale; // block.rs:275
            const uint bits_2 = as_type<uint>(t22); // bits.rs:29
            const float scaled_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:30
            const float score_2 = ((scaled_2 == 0.0f) ? 0.0f : scaled_2); // block.rs:277
            scores_2 = ((own_key < t7) ? score_2 : as_type<float>(0xff800000u)); // block.rs:278
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
            const float t23 = scores_0 - highest_0; // block.rs:293
            const float t24 = min_f32(max_f32(t23, -104.0f), 89.0f); // exponential.rs:40
            const float t25 = t24 * 1.442695f; // exponential.rs:14
            const float k = rint(t25);
            const float t26 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t24 - t26;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t27 = reduced - r; // exponential.rs:18
            const float r_error = t27 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t28 = q_1 * r; // exponential.rs:29
            q_1 = t28 + 0.0013933674f;
            const float t29 = q_1 * r;
            q_1 = t29 + 0.008333311f;
            const float t30 = q_1 * r;
            q_1 = t30 + 0.041666467f;
            const float t31 = q_1 * r;
            q_1 = t31 + 0.16666667f;
            const float t32 = q_1 * r;
            q_1 = t32 + 0.5f;
            const float t33 = r * r; // exponential.rs:31
            const float t34 = t33 * q_1;
            const float rest = r_error + t34;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int t35 = i32_from_f32(k); // exponential.rs:42
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t35); // bits.rs:44
            const uint bits_3 = as_type<uint>(y_1) + (as_type<uint>(t35) << 23u); // bits.rs:45
            const float power = (((as_type<uint>(t23) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
            const float weight = ((own_key < t7) ? power : 0.0f); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            const float sum = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u] = sum; // block.rs:298
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
            const float t37 = min_f32(max_f32(t36, -104.0f), 89.0f); // exponential.rs:40
            const float t38 = t37 * 1.442695f; // exponential.rs:14
            const float k_1 = rint(t38);
            const float t39 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t37 - t39;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t40 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t40 - correction_1;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t41 = q_2 * r_1; // exponential.rs:29
            q_2 = t41 + 0.0013933674f;
            const float t42 = q_2 * r_1;
            q_2 = t42 + 0.008333311f;
            const float t43 = q_2 * r_1;
            q_2 = t43 + 0.041666467f;
            const float t44 = q_2 * r_1;
            q_2 = t44 + 0.16666667f;
            const float t45 = q_2 * r_1;
            q_2 = t45 + 0.5f;
            const float t46 = r_1 * r_1; // exponential.rs:31
            const float t47 = t46 * q_2;
            const float rest_1 = r_error_1 + t47;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_2 = 1.0f + p_1; // exponential.rs:33
            const int t48 = i32_from_f32(k_1); // exponential.rs:42
            const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t48); // bits.rs:44
            const uint bits_4 = as_type<uint>(y_2) + (as_type<uint>(t48) << 23u); // bits.rs:45
            const float power_1 = (((as_type<uint>(t36) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
            const float weight_1 = ((own_key < t7) ? power_1 : 0.0f); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            const float sum_1 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 1u] = sum_1; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[5u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[8u]);
            highest_2 = max_f32(highest_2, maxima[11u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[17u]);
            highest_2 = max_f32(highest_2, maxima[20u]);
            highest_2 = max_f32(highest_2, maxima[23u]);
            const float t49 = scores_2 - highest_2; // block.rs:293
            const float t50 = min_f32(max_f32(t49, -104.0f), 89.0f); // exponential.rs:40
            const float t51 = t50 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t51);
            const float t52 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t50 - t52;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t53 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t53 - correction_2;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t54 = q_3 * r_2; // exponential.rs:29
            q_3 = t54 + 0.0013933674f;
            const float t55 = q_3 * r_2;
            q_3 = t55 + 0.008333311f;
            const float t56 = q_3 * r_2;
            q_3 = t56 + 0.041666467f;
            const float t57 = q_3 * r_2;
            q_3 = t57 + 0.16666667f;
            const float t58 = q_3 * r_2;
            q_3 = t58 + 0.5f;
            const float t59 = r_2 * r_2; // exponential.rs:31
            const float t60 = t59 * q_3;
            const float rest_2 = r_error_2 + t60;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_3 = 1.0f + p_2; // exponential.rs:33
            const int t61 = i32_from_f32(k_2); // exponential.rs:42
            const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t61); // bits.rs:44
            const uint bits_5 = as_type<uint>(y_3) + (as_type<uint>(t61) << 23u); // bits.rs:45
            const float power_2 = (((as_type<uint>(t49) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
            const float weight_2 = ((own_key < t7) ? power_2 : 0.0f); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            const float sum_2 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 2u] = sum_2; // block.rs:298
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
                const uint common_end = min_u32(max_u32(t7, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint4 t62 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    const float t63 = decode_bf16(t62.x);
                    const float t64 = decode_bf16(t62.x >> 16u);
                    const float t65 = decode_bf16(t62.y);
                    const float t66 = decode_bf16(t62.y >> 16u);
                    const float t67 = decode_bf16(t62.z);
                    const float t68 = decode_bf16(t62.z >> 16u);
                    const float t69 = decode_bf16(t62.w);
                    const float t70 = decode_bf16(t62.w >> 16u);
                    const float weight_3 = weights[key]; // block.rs:202
                    const float t71 = weight_3 * t63; // block.rs:205
                    sums_0_0 = sums_0_0 + t71;
                    const float t72 = weight_3 * t64;
                    sums_0_1 = sums_0_1 + t72;
                    const float t73 = weight_3 * t65;
                    sums_0_2 = sums_0_2 + t73;
                    const float t74 = weight_3 * t66;
                    sums_0_3 = sums_0_3 + t74;
                    const float t75 = weight_3 * t67;
                    sums_0_4 = sums_0_4 + t75;
                    const float t76 = weight_3 * t68;
                    sums_0_5 = sums_0_5 + t76;
                    const float t77 = weight_3 * t69;
                    sums_0_6 = sums_0_6 + t77;
                    const float t78 = weight_3 * t70;
                    sums_0_7 = sums_0_7 + t78;
                    const float weight_4 = weights[key + 256u]; // block.rs:202
                    const float t79 = weight_4 * t63; // block.rs:205
                    sums_1_0 = sums_1_0 + t79;
                    const float t80 = weight_4 * t64;
                    sums_1_1 = sums_1_1 + t80;
                    const float t81 = weight_4 * t65;
                    sums_1_2 = sums_1_2 + t81;
                    const float t82 = weight_4 * t66;
                    sums_1_3 = sums_1_3 + t82;
                    const float t83 = weight_4 * t67;
                    sums_1_4 = sums_1_4 + t83;
                    const float t84 = weight_4 * t68;
                    sums_1_5 = sums_1_5 + t84;
                    const float t85 = weight_4 * t69;
                    sums_1_6 = sums_1_6 + t85;
                    const float t86 = weight_4 * t70;
                    sums_1_7 = sums_1_7 + t86;
                    const float weight_5 = weights[key + 512u]; // block.rs:202
                    const float t87 = weight_5 * t63; // block.rs:205
                    sums_2_0 = sums_2_0 + t87;
                    const float t88 = weight_5 * t64;
                    sums_2_1 = sums_2_1 + t88;
                    const float t89 = weight_5 * t65;
                    sums_2_2 = sums_2_2 + t89;
                    const float t90 = weight_5 * t66;
                    sums_2_3 = sums_2_3 + t90;
                    const float t91 = weight_5 * t67;
                    sums_2_4 = sums_2_4 + t91;
                    const float t92 = weight_5 * t68;
                    sums_2_5 = sums_2_5 + t92;
                    const float t93 = weight_5 * t69;
                    sums_2_6 = sums_2_6 + t93;
                    const float t94 = weight_5 * t70;
                    sums_2_7 = sums_2_7 + t94;
                }
            }
            float outputs_0_1 = 0.0f; // block.rs:226
            float outputs_1_1 = 0.0f;
            float outputs_2_1 = 0.0f;
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
                float sum_3 = runs[local_invocation_index]; // block.rs:241
                sum_3 = sum_3 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_3 = sum_3 + runs[local_invocation_index + 512u];
                sum_3 = sum_3 + runs[local_invocation_index + 768u];
                sum_3 = sum_3 + runs[local_invocation_index + 1024u];
                sum_3 = sum_3 + runs[local_invocation_index + 1280u];
                sum_3 = sum_3 + runs[local_invocation_index + 1536u];
                sum_3 = sum_3 + runs[local_invocation_index + 1792u];
                const uint bits_6 = as_type<uint>(sum_3); // bits.rs:29
                outputs_0_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // block.rs:246
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
                float sum_3 = runs[local_invocation_index]; // block.rs:241
                sum_3 = sum_3 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_3 = sum_3 + runs[local_invocation_index + 512u];
                sum_3 = sum_3 + runs[local_invocation_index + 768u];
                sum_3 = sum_3 + runs[local_invocation_index + 1024u];
                sum_3 = sum_3 + runs[local_invocation_index + 1280u];
                sum_3 = sum_3 + runs[local_invocation_index + 1536u];
                sum_3 = sum_3 + runs[local_invocation_index + 1792u];
                const uint bits_6 = as_type<uint>(sum_3); // bits.rs:29
                outputs_1_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // block.rs:246
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
                float sum_3 = runs[local_invocation_index]; // block.rs:241
                sum_3 = sum_3 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_3 = sum_3 + runs[local_invocation_index + 512u];
                sum_3 = sum_3 + runs[local_invocation_index + 768u];
                sum_3 = sum_3 + runs[local_invocation_index + 1024u];
                sum_3 = sum_3 + runs[local_invocation_index + 1280u];
                sum_3 = sum_3 + runs[local_invocation_index + 1536u];
                sum_3 = sum_3 + runs[local_invocation_index + 1792u];
                const uint bits_6 = as_type<uint>(sum_3); // bits.rs:29
                outputs_2_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // block.rs:246
            }
            const float t95 = outputs_0_1; // block.rs:249
            const float t96 = outputs_1_1;
            const float t97 = outputs_2_1;
            const float t98 = highest_0; // block.rs:312
            const float t99 = highest_1;
            const float t100 = highest_2;
            const float t101 = totals_0;
            const float t102 = totals_1;
            const float t103 = totals_2;
            if (first_key <= t5) { // sequential.rs:36
                float parts_0 = t98; // sequential.rs:37
                float parts_1 = t101;
                float parts_2 = t95;
                if (index > 0u) { // sequential.rs:38
                    const float t104 = maxima_0; // sequential.rs:40
                    const float max_4 = max_f32(t104, t98); // join.rs:16
                    const float t105 = t104 - max_4; // join.rs:17
                    const float t106 = min_f32(max_f32(t105, -104.0f), 89.0f); // exponential.rs:40
                    const float t107 = t106 * 1.442695f; // exponential.rs:14
                    const float k_3 = rint(t107);
                    const float t108 = k_3 * 0.6933594f; // exponential.rs:15
                    const float reduced_3 = t106 - t108;
                    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
                    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
                    const float t109 = reduced_3 - r_3; // exponential.rs:18
                    const float r_error_3 = t109 - correction_3;
                    float q_4 = 0.00019891017f; // exponential.rs:26
                    const float t110 = q_4 * r_3; // exponential.rs:29
                    q_4 = t110 + 0.0013933674f;
                    const float t111 = q_4 * r_3;
                    q_4 = t111 + 0.008333311f;
                    const float t112 = q_4 * r_3;
                    q_4 = t112 + 0.041666467f;
                    const float t113 = q_4 * r_3;
                    q_4 = t113 + 0.16666667f;
                    const float t114 = q_4 * r_3;
                    q_4 = t114 + 0.5f;
                    const float t115 = r_3 * r_3; // exponential.rs:31
                    const float t116 = t115 * q_4;
                    const float rest_3 = r_error_3 + t116;
                    const float p_3 = r_3 + rest_3; // exponential.rs:32
                    const float y_4 = 1.0f + p_3; // exponential.rs:33
                    const int t117 = i32_from_f32(k_3); // exponential.rs:42
                    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t117); // bits.rs:44
                    const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(t117) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t105) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
                    const float t118 = t98 - max_4; // join.rs:18
                    const float t119 = min_f32(max_f32(t118, -104.0f), 89.0f); // exponential.rs:40
                    const float t120 = t119 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t120);
                    const float t121 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t119 - t121;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t122 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t122 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t123 = q_5 * r_4; // exponential.rs:29
                    q_5 = t123 + 0.0013933674f;
                    const float t124 = q_5 * r_4;
                    q_5 = t124 + 0.008333311f;
                    const float t125 = q_5 * r_4;
                    q_5 = t125 + 0.041666467f;
                    const float t126 = q_5 * r_4;
                    q_5 = t126 + 0.16666667f;
                    const float t127 = q_5 * r_4;
                    q_5 = t127 + 0.5f;
                    const float t128 = r_4 * r_4; // exponential.rs:31
                    const float t129 = t128 * q_5;
                    const float rest_4 = r_error_4 + t129;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t130 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t130); // bits.rs:44
                    const uint bits_7 = as_type<uint>(y_5) + (as_type<uint>(t130) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t118) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
                    const float t131 = sums_0 * factor; // join.rs:19
                    const float t132 = t101 * next_factor;
                    const float sum_3 = t131 + t132;
                    const float t133 = outputs_0 * factor; // join.rs:20
                    const uint bits_8 = as_type<uint>(t133); // bits.rs:29
                    const float t134 = t95 * next_factor; // join.rs:20
                    const uint bits_9 = as_type<uint>(t134); // bits.rs:29
                    const float t135 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) + as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = t135;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                float parts_0 = t99; // sequential.rs:37
                float parts_1 = t102;
                float parts_2 = t96;
                if (index > 0u) { // sequential.rs:38
                    const float t136 = maxima_1; // sequential.rs:40
                    const float max_4 = max_f32(t136, t99); // join.rs:16
                    const float t137 = t136 - max_4; // join.rs:17
                    const float t138 = min_f32(max_f32(t137, -104.0f), 89.0f); // exponential.rs:40
                    const float t139 = t138 * 1.442695f; // exponential.rs:14
                    const float k_3 = rint(t139);
                    const float t140 = k_3 * 0.6933594f; // exponential.rs:15
                    const float reduced_3 = t138 - t140;
                    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
                    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
                    const float t141 = reduced_3 - r_3; // exponential.rs:18
                    const float r_error_3 = t141 - correction_3;
                    float q_4 = 0.00019891017f; // exponential.rs:26
                    const float t142 = q_4 * r_3; // exponential.rs:29
                    q_4 = t142 + 0.0013933674f;
                    const float t143 = q_4 * r_3;
                    q_4 = t143 + 0.008333311f;
                    const float t144 = q_4 * r_3;
                    q_4 = t144 + 0.041666467f;
                    const float t145 = q_4 * r_3;
                    q_4 = t145 + 0.16666667f;
                    const float t146 = q_4 * r_3;
                    q_4 = t146 + 0.5f;
                    const float t147 = r_3 * r_3; // exponential.rs:31
                    const float t148 = t147 * q_4;
                    const float rest_3 = r_error_3 + t148;
                    const float p_3 = r_3 + rest_3; // exponential.rs:32
                    const float y_4 = 1.0f + p_3; // exponential.rs:33
                    const int t149 = i32_from_f32(k_3); // exponential.rs:42
                    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t149); // bits.rs:44
                    const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(t149) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t137) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
                    const float t150 = t99 - max_4; // join.rs:18
                    const float t151 = min_f32(max_f32(t150, -104.0f), 89.0f); // exponential.rs:40
                    const float t152 = t151 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t152);
                    const float t153 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t151 - t153;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t154 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t154 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t155 = q_5 * r_4; // exponential.rs:29
                    q_5 = t155 + 0.0013933674f;
                    const float t156 = q_5 * r_4;
                    q_5 = t156 + 0.008333311f;
                    const float t157 = q_5 * r_4;
                    q_5 = t157 + 0.041666467f;
                    const float t158 = q_5 * r_4;
                    q_5 = t158 + 0.16666667f;
                    const float t159 = q_5 * r_4;
                    q_5 = t159 + 0.5f;
                    const float t160 = r_4 * r_4; // exponential.rs:31
                    const float t161 = t160 * q_5;
                    const float rest_4 = r_error_4 + t161;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t162 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t162); // bits.rs:44
                    const uint bits_7 = as_type<uint>(y_5) + (as_type<uint>(t162) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t150) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
                    const float t163 = sums_1 * factor; // join.rs:19
                    const float t164 = t102 * next_factor;
                    const float sum_3 = t163 + t164;
                    const float t165 = outputs_1 * factor; // join.rs:20
                    const uint bits_8 = as_type<uint>(t165); // bits.rs:29
                    const float t166 = t96 * next_factor; // join.rs:20
                    const uint bits_9 = as_type<uint>(t166); // bits.rs:29
                    const float t167 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) + as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = t167;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                float parts_0 = t100; // sequential.rs:37
                float parts_1 = t103;
                float parts_2 = t97;
                if (index > 0u) { // sequential.rs:38
                    const float t168 = maxima_2; // sequential.rs:40
                    const float max_4 = max_f32(t168, t100); // join.rs:16
                    const float t169 = t168 - max_4; // join.rs:17
                    const float t170 = min_f32(max_f32(t169, -104.0f), 89.0f); // exponential.rs:40
                    const float t171 = t170 * 1.442695f; // exponential.rs:14
                    const float k_3 = rint(t171);
                    const float t172 = k_3 * 0.6933594f; // exponential.rs:15
                    const float reduced_3 = t170 - t172;
                    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
                    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
                    const float t173 = reduced_3 - r_3; // exponential.rs:18
                    const float r_error_3 = t173 - correction_3;
                    float q_4 = 0.00019891017f; // exponential.rs:26
                    const float t174 = q_4 * r_3; // exponential.rs:29
                    q_4 = t174 + 0.0013933674f;
                    const float t175 = q_4 * r_3;
                    q_4 = t175 + 0.008333311f;
                    const float t176 = q_4 * r_3;
                    q_4 = t176 + 0.041666467f;
                    const float t177 = q_4 * r_3;
                    q_4 = t177 + 0.16666667f;
                    const float t178 = q_4 * r_3;
                    q_4 = t178 + 0.5f;
                    const float t179 = r_3 * r_3; // exponential.rs:31
                    const float t180 = t179 * q_4;
                    const float rest_3 = r_error_3 + t180;
                    const float p_3 = r_3 + rest_3; // exponential.rs:32
                    const float y_4 = 1.0f + p_3; // exponential.rs:33
                    const int t181 = i32_from_f32(k_3); // exponential.rs:42
                    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t181); // bits.rs:44
                    const uint bits_6 = as_type<uint>(y_4) + (as_type<uint>(t181) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t169) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
                    const float t182 = t100 - max_4; // join.rs:18
                    const float t183 = min_f32(max_f32(t182, -104.0f), 89.0f); // exponential.rs:40
                    const float t184 = t183 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t184);
                    const float t185 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t183 - t185;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t186 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t186 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t187 = q_5 * r_4; // exponential.rs:29
                    q_5 = t187 + 0.0013933674f;
                    const float t188 = q_5 * r_4;
                    q_5 = t188 + 0.008333311f;
                    const float t189 = q_5 * r_4;
                    q_5 = t189 + 0.041666467f;
                    const float t190 = q_5 * r_4;
                    q_5 = t190 + 0.16666667f;
                    const float t191 = q_5 * r_4;
                    q_5 = t191 + 0.5f;
                    const float t192 = r_4 * r_4; // exponential.rs:31
                    const float t193 = t192 * q_5;
                    const float rest_4 = r_error_4 + t193;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t194 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t194); // bits.rs:44
                    const uint bits_7 = as_type<uint>(y_5) + (as_type<uint>(t194) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t182) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
                    const float t195 = sums_2 * factor; // join.rs:19
                    const float t196 = t103 * next_factor;
                    const float sum_3 = t195 + t196;
                    const float t197 = outputs_2 * factor; // join.rs:20
                    const uint bits_8 = as_type<uint>(t197); // bits.rs:29
                    const float t198 = t97 * next_factor; // join.rs:20
                    const uint bits_9 = as_type<uint>(t198); // bits.rs:29
                    const float t199 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) + as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_3;
                    parts_2 = t199;
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
        } else {
            if (first_key <= t5) { // sequential.rs:52
                sums_0 = as_type<float>(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t5) { // sequential.rs:52
                sums_1 = as_type<float>(0x7fc00000u); // sequential.rs:53
            }
            if (first_key <= t5) { // sequential.rs:52
                sums_2 = as_type<float>(0x7fc00000u); // sequential.rs:53
            }
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // sequential.rs:63
    const bool is_in_table = t4 == t5; // sequential.rs:66
    const float t200 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t201 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t201); // division.rs:13
        const uint b_bits = as_type<uint>(t200); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t202 = a_bits & 8388607u; // division.rs:18
        const uint t203 = b_bits & 8388607u;
        const uint below = ((t202 < t203) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t202 | 8388608u, below); // division.rs:34
        const uint denominator = t203 | 8388608u; // division.rs:35
        const float d = as_type<float>(t203 | 1065353216u); // division.rs:37
        const float t204 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t204;
        const float t205 = d * reciprocal; // division.rs:41
        const float t206 = 1.0f - t205;
        const float t207 = reciprocal * t206;
        reciprocal = reciprocal + t207;
        const float t208 = d * reciprocal;
        const float t209 = 1.0f - t208;
        const float t210 = reciprocal * t209;
        reciprocal = reciprocal + t210;
        const float t211 = d * reciprocal;
        const float t212 = 1.0f - t211;
        const float t213 = reciprocal * t212;
        reciprocal = reciprocal + t213;
        const float n = as_type<float>((t202 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t214 = n * reciprocal; // division.rs:45
        const float t215 = t214 * 8388608.0f;
        uint quotient = u32_from_f32(t215);
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
        const uint t216 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t216 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t216 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t217 = ((as_type<uint>(t201) & 2147483647u) > 2139095040u) | ((as_type<uint>(t200) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t217 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const bool is_in_table_1 = t4 == t5; // sequential.rs:66
    const float t218 = (is_in_table_1 ? sums_1 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t219 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t219); // division.rs:13
        const uint b_bits = as_type<uint>(t218); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t220 = a_bits & 8388607u; // division.rs:18
        const uint t221 = b_bits & 8388607u;
        const uint below = ((t220 < t221) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t220 | 8388608u, below); // division.rs:34
        const uint denominator = t221 | 8388608u; // division.rs:35
        const float d = as_type<float>(t221 | 1065353216u); // division.rs:37
        const float t222 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t222;
        const float t223 = d * reciprocal; // division.rs:41
        const float t224 = 1.0f - t223;
        const float t225 = reciprocal * t224;
        reciprocal = reciprocal + t225;
        const float t226 = d * reciprocal;
        const float t227 = 1.0f - t226;
        const float t228 = reciprocal * t227;
        reciprocal = reciprocal + t228;
        const float t229 = d * reciprocal;
        const float t230 = 1.0f - t229;
        const float t231 = reciprocal * t230;
        reciprocal = reciprocal + t231;
        const float n = as_type<float>((t220 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t232 = n * reciprocal; // division.rs:45
        const float t233 = t232 * 8388608.0f;
        uint quotient = u32_from_f32(t233);
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
        const uint t234 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t234 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t234 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t235 = ((as_type<uint>(t219) & 2147483647u) > 2139095040u) | ((as_type<uint>(t218) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t235 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index + 256u] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const bool is_in_table_2 = t4 == t5; // sequential.rs:66
    const float t236 = (is_in_table_2 ? sums_2 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t237 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t237); // division.rs:13
        const uint b_bits = as_type<uint>(t236); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t238 = a_bits & 8388607u; // division.rs:18
        const uint t239 = b_bits & 8388607u;
        const uint below = ((t238 < t239) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t238 | 8388608u, below); // division.rs:34
        const uint denominator = t239 | 8388608u; // division.rs:35
        const float d = as_type<float>(t239 | 1065353216u); // division.rs:37
        const float t240 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t240;
        const float t241 = d * reciprocal; // division.rs:41
        const float t242 = 1.0f - t241;
        const float t243 = reciprocal * t242;
        reciprocal = reciprocal + t243;
        const float t244 = d * reciprocal;
        const float t245 = 1.0f - t244;
        const float t246 = reciprocal * t245;
        reciprocal = reciprocal + t246;
        const float t247 = d * reciprocal;
        const float t248 = 1.0f - t247;
        const float t249 = reciprocal * t248;
        reciprocal = reciprocal + t249;
        const float n = as_type<float>((t238 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t250 = n * reciprocal; // division.rs:45
        const float t251 = t250 * 8388608.0f;
        uint quotient = u32_from_f32(t251);
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
        const uint t252 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t252 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t252 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t253 = ((as_type<uint>(t237) & 2147483647u) > 2139095040u) | ((as_type<uint>(t236) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t253 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index + 512u] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const uint head_dim = imm.head_dim; // sequential.rs:71
    threadgroup_barrier(mem_flags::mem_threadgroup); // join.rs:67
    const uint pieces = head_dim / 8u; // join.rs:68
    const uint query = div_u32(local_invocation_index, pieces); // join.rs:69
    const uint dim = rem_u32(local_invocation_index, pieces) * 8u; // join.rs:70
    const uint token = workgroup_id.y + query / 3u; // join.rs:71
    const uint head = first_head + query % 3u; // join.rs:72
    if (((query < 3u) & (token < imm.seq_len)) & (head < end_head)) { // join.rs:73
        float outputs_0_1 = 0.0f; // join.rs:74
        float outputs_1_1 = 0.0f;
        float outputs_2_1 = 0.0f;
        float outputs_3 = 0.0f;
        float outputs_4 = 0.0f;
        float outputs_5 = 0.0f;
        float outputs_6 = 0.0f;
        float outputs_7 = 0.0f;
        outputs_0_1 = runs[query * 256u + dim]; // join.rs:77
        outputs_1_1 = runs[query * 256u + dim + 1u];
        outputs_2_1 = runs[query * 256u + dim + 2u];
        outputs_3 = runs[query * 256u + dim + 3u];
        outputs_4 = runs[query * 256u + dim + 4u];
        outputs_5 = runs[query * 256u + dim + 5u];
        outputs_6 = runs[query * 256u + dim + 6u];
        outputs_7 = runs[query * 256u + dim + 7u];
        const uint t254 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t255 = ((device const uint4*)q_gate)[(t254 >> 1u) >> 2u]; // piece.rs:40
        const float t256 = decode_bf16(t255.x);
        const float t257 = decode_bf16(t255.x >> 16u);
        const float t258 = decode_bf16(t255.y);
        const float t259 = decode_bf16(t255.y >> 16u);
        const float t260 = decode_bf16(t255.z);
        const float t261 = decode_bf16(t255.z >> 16u);
        const float t262 = decode_bf16(t255.w);
        const float t263 = decode_bf16(t255.w >> 16u);
        const float t264 = abs_f32(t256); // activation.rs:20
        const float t265 = min_f32(max_f32(t264, -104.0f), 89.0f); // exponential.rs:40
        const float t266 = t265 * 1.442695f; // exponential.rs:14
        const float k = rint(t266);
        const float t267 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t265 - t267;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t268 = reduced - r; // exponential.rs:18
        const float r_error = t268 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t269 = q_1 * r; // exponential.rs:29
        q_1 = t269 + 0.0013933674f;
        const float t270 = q_1 * r;
        q_1 = t270 + 0.008333311f;
        const float t271 = q_1 * r;
        q_1 = t271 + 0.041666467f;
        const float t272 = q_1 * r;
        q_1 = t272 + 0.16666667f;
        const float t273 = q_1 * r;
        q_1 = t273 + 0.5f;
        const float t274 = r * r; // exponential.rs:31
        const float t275 = t274 * q_1;
        const float rest = r_error + t275;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t276 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t276); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t276) << 23u); // bits.rs:45
        const float t277 = (((as_type<uint>(t264) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t277)); // activation.rs:20
        const float t278 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t278));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t279 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t280 = t279 * 0.32323232f; // division.rs:102
        const float t281 = t280 - 1.4545455f;
        const float t282 = t279 * t281;
        float estimate = t282 + 2.121212f;
        const float t283 = t279 * estimate; // division.rs:105
        const float t284 = 1.0f - t283;
        const float t285 = estimate * t284;
        estimate = estimate + t285;
        const float t286 = t279 * estimate;
        const float t287 = 1.0f - t286;
        const float t288 = estimate * t287;
        estimate = estimate + t288;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t279) & 4294963200u);
        const float t289 = d_high * high; // division.rs:110
        const float t290 = 1.0f - t289;
        const float t291 = t279 - d_high;
        const float t292 = t291 * high;
        const float residual = t290 - t292;
        const float estimate_1 = estimate;
        const float t293 = residual * estimate_1; // division.rs:87
        const float t294 = high + t293;
        const int t295 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t294) >> 23u), t295); // bits.rs:44
        const uint bits_2 = as_type<uint>(t294) + (as_type<uint>(t295) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t296 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_bf16(t296);
        const float t297 = 1.0f - y_2; // activation.rs:23
        const float t298 = decode_bf16(encode_bf16(outputs_0_1)) * ((t256 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t297))); // join.rs:84
        const uint bits_3 = as_type<uint>(t298); // bits.rs:29
        outputs_0_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t299 = abs_f32(t257); // activation.rs:20
        const float t300 = min_f32(max_f32(t299, -104.0f), 89.0f); // exponential.rs:40
        const float t301 = t300 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t301);
        const float t302 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t300 - t302;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t303 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t303 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t304 = q_2 * r_1; // exponential.rs:29
        q_2 = t304 + 0.0013933674f;
        const float t305 = q_2 * r_1;
        q_2 = t305 + 0.008333311f;
        const float t306 = q_2 * r_1;
        q_2 = t306 + 0.041666467f;
        const float t307 = q_2 * r_1;
        q_2 = t307 + 0.16666667f;
        const float t308 = q_2 * r_1;
        q_2 = t308 + 0.5f;
        const float t309 = r_1 * r_1; // exponential.rs:31
        const float t310 = t309 * q_2;
        const float rest_1 = r_error_1 + t310;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t311 = i32_from_f32(k_1); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t311); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t311) << 23u); // bits.rs:45
        const float t312 = (((as_type<uint>(t299) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t312)); // activation.rs:20
        const float t313 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t313));
        const uint bits_5 = as_type<uint>(d_1); // division.rs:85
        const float t314 = as_type<float>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        const float t315 = t314 * 0.32323232f; // division.rs:102
        const float t316 = t315 - 1.4545455f;
        const float t317 = t314 * t316;
        float estimate_2 = t317 + 2.121212f;
        const float t318 = t314 * estimate_2; // division.rs:105
        const float t319 = 1.0f - t318;
        const float t320 = estimate_2 * t319;
        estimate_2 = estimate_2 + t320;
        const float t321 = t314 * estimate_2;
        const float t322 = 1.0f - t321;
        const float t323 = estimate_2 * t322;
        estimate_2 = estimate_2 + t323;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t314) & 4294963200u);
        const float t324 = d_high_1 * high_1; // division.rs:110
        const float t325 = 1.0f - t324;
        const float t326 = t314 - d_high_1;
        const float t327 = t326 * high_1;
        const float residual_1 = t325 - t327;
        const float estimate_3 = estimate_2;
        const float t328 = residual_1 * estimate_3; // division.rs:87
        const float t329 = high_1 + t328;
        const int t330 = sub_i32(127, as_type<int>(bits_5 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t329) >> 23u), t330); // bits.rs:44
        const uint bits_6 = as_type<uint>(t329) + (as_type<uint>(t330) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))); // bits.rs:46
        const uint t331 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_bf16(t331);
        const float t332 = 1.0f - y_4; // activation.rs:23
        const float t333 = decode_bf16(encode_bf16(outputs_1_1)) * ((t257 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t332))); // join.rs:84
        const uint bits_7 = as_type<uint>(t333); // bits.rs:29
        outputs_1_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t334 = abs_f32(t258); // activation.rs:20
        const float t335 = min_f32(max_f32(t334, -104.0f), 89.0f); // exponential.rs:40
        const float t336 = t335 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t336);
        const float t337 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t335 - t337;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t338 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t338 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t339 = q_3 * r_2; // exponential.rs:29
        q_3 = t339 + 0.0013933674f;
        const float t340 = q_3 * r_2;
        q_3 = t340 + 0.008333311f;
        const float t341 = q_3 * r_2;
        q_3 = t341 + 0.041666467f;
        const float t342 = q_3 * r_2;
        q_3 = t342 + 0.16666667f;
        const float t343 = q_3 * r_2;
        q_3 = t343 + 0.5f;
        const float t344 = r_2 * r_2; // exponential.rs:31
        const float t345 = t344 * q_3;
        const float rest_2 = r_error_2 + t345;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t346 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t346); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t346) << 23u); // bits.rs:45
        const float t347 = (((as_type<uint>(t334) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t347)); // activation.rs:20
        const float t348 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t348));
        const uint bits_9 = as_type<uint>(d_2); // division.rs:85
        const float t349 = as_type<float>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        const float t350 = t349 * 0.32323232f; // division.rs:102
        const float t351 = t350 - 1.4545455f;
        const float t352 = t349 * t351;
        float estimate_4 = t352 + 2.121212f;
        const float t353 = t349 * estimate_4; // division.rs:105
        const float t354 = 1.0f - t353;
        const float t355 = estimate_4 * t354;
        estimate_4 = estimate_4 + t355;
        const float t356 = t349 * estimate_4;
        const float t357 = 1.0f - t356;
        const float t358 = estimate_4 * t357;
        estimate_4 = estimate_4 + t358;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t349) & 4294963200u);
        const float t359 = d_high_2 * high_2; // division.rs:110
        const float t360 = 1.0f - t359;
        const float t361 = t349 - d_high_2;
        const float t362 = t361 * high_2;
        const float residual_2 = t360 - t362;
        const float estimate_5 = estimate_4;
        const float t363 = residual_2 * estimate_5; // division.rs:87
        const float t364 = high_2 + t363;
        const int t365 = sub_i32(127, as_type<int>(bits_9 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t364) >> 23u), t365); // bits.rs:44
        const uint bits_10 = as_type<uint>(t364) + (as_type<uint>(t365) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))); // bits.rs:46
        const uint t366 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_bf16(t366);
        const float t367 = 1.0f - y_6; // activation.rs:23
        const float t368 = decode_bf16(encode_bf16(outputs_2_1)) * ((t258 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t367))); // join.rs:84
        const uint bits_11 = as_type<uint>(t368); // bits.rs:29
        outputs_2_1 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t369 = abs_f32(t259); // activation.rs:20
        const float t370 = min_f32(max_f32(t369, -104.0f), 89.0f); // exponential.rs:40
        const float t371 = t370 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t371);
        const float t372 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t370 - t372;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t373 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t373 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t374 = q_4 * r_3; // exponential.rs:29
        q_4 = t374 + 0.0013933674f;
        const float t375 = q_4 * r_3;
        q_4 = t375 + 0.008333311f;
        const float t376 = q_4 * r_3;
        q_4 = t376 + 0.041666467f;
        const float t377 = q_4 * r_3;
        q_4 = t377 + 0.16666667f;
        const float t378 = q_4 * r_3;
        q_4 = t378 + 0.5f;
        const float t379 = r_3 * r_3; // exponential.rs:31
        const float t380 = t379 * q_4;
        const float rest_3 = r_error_3 + t380;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t381 = i32_from_f32(k_3); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t381); // bits.rs:44
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t381) << 23u); // bits.rs:45
        const float t382 = (((as_type<uint>(t369) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t382)); // activation.rs:20
        const float t383 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t383));
        const uint bits_13 = as_type<uint>(d_3); // division.rs:85
        const float t384 = as_type<float>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        const float t385 = t384 * 0.32323232f; // division.rs:102
        const float t386 = t385 - 1.4545455f;
        const float t387 = t384 * t386;
        float estimate_6 = t387 + 2.121212f;
        const float t388 = t384 * estimate_6; // division.rs:105
        const float t389 = 1.0f - t388;
        const float t390 = estimate_6 * t389;
        estimate_6 = estimate_6 + t390;
        const float t391 = t384 * estimate_6;
        const float t392 = 1.0f - t391;
        const float t393 = estimate_6 * t392;
        estimate_6 = estimate_6 + t393;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t384) & 4294963200u);
        const float t394 = d_high_3 * high_3; // division.rs:110
        const float t395 = 1.0f - t394;
        const float t396 = t384 - d_high_3;
        const float t397 = t396 * high_3;
        const float residual_3 = t395 - t397;
        const float estimate_7 = estimate_6;
        const float t398 = residual_3 * estimate_7; // division.rs:87
        const float t399 = high_3 + t398;
        const int t400 = sub_i32(127, as_type<int>(bits_13 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t399) >> 23u), t400); // bits.rs:44
        const uint bits_14 = as_type<uint>(t399) + (as_type<uint>(t400) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))); // bits.rs:46
        const uint t401 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_bf16(t401);
        const float t402 = 1.0f - y_8; // activation.rs:23
        const float t403 = decode_bf16(encode_bf16(outputs_3)) * ((t259 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t402))); // join.rs:84
        const uint bits_15 = as_type<uint>(t403); // bits.rs:29
        outputs_3 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const float t404 = abs_f32(t260); // activation.rs:20
        const float t405 = min_f32(max_f32(t404, -104.0f), 89.0f); // exponential.rs:40
        const float t406 = t405 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t406);
        const float t407 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t405 - t407;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t408 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t408 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t409 = q_5 * r_4; // exponential.rs:29
        q_5 = t409 + 0.0013933674f;
        const float t410 = q_5 * r_4;
        q_5 = t410 + 0.008333311f;
        const float t411 = q_5 * r_4;
        q_5 = t411 + 0.041666467f;
        const float t412 = q_5 * r_4;
        q_5 = t412 + 0.16666667f;
        const float t413 = q_5 * r_4;
        q_5 = t413 + 0.5f;
        const float t414 = r_4 * r_4; // exponential.rs:31
        const float t415 = t414 * q_5;
        const float rest_4 = r_error_4 + t415;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t416 = i32_from_f32(k_4); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t416); // bits.rs:44
        const uint bits_16 = as_type<uint>(y_9) + (as_type<uint>(t416) << 23u); // bits.rs:45
        const float t417 = (((as_type<uint>(t404) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
        const float e_4 = decode_bf16(encode_bf16(t417)); // activation.rs:20
        const float t418 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t418));
        const uint bits_17 = as_type<uint>(d_4); // division.rs:85
        const float t419 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        const float t420 = t419 * 0.32323232f; // division.rs:102
        const float t421 = t420 - 1.4545455f;
        const float t422 = t419 * t421;
        float estimate_8 = t422 + 2.121212f;
        const float t423 = t419 * estimate_8; // division.rs:105
        const float t424 = 1.0f - t423;
        const float t425 = estimate_8 * t424;
        estimate_8 = estimate_8 + t425;
        const float t426 = t419 * estimate_8;
        const float t427 = 1.0f - t426;
        const float t428 = estimate_8 * t427;
        estimate_8 = estimate_8 + t428;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(t419) & 4294963200u);
        const float t429 = d_high_4 * high_4; // division.rs:110
        const float t430 = 1.0f - t429;
        const float t431 = t419 - d_high_4;
        const float t432 = t431 * high_4;
        const float residual_4 = t430 - t432;
        const float estimate_9 = estimate_8;
        const float t433 = residual_4 * estimate_9; // division.rs:87
        const float t434 = high_4 + t433;
        const int t435 = sub_i32(127, as_type<int>(bits_17 >> 23u));
        const int field_9 = add_i32(as_type<int>(as_type<uint>(t434) >> 23u), t435); // bits.rs:44
        const uint bits_18 = as_type<uint>(t434) + (as_type<uint>(t435) << 23u); // bits.rs:45
        const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
        const uint t436 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
        const float y_10 = decode_bf16(t436);
        const float t437 = 1.0f - y_10; // activation.rs:23
        const float t438 = decode_bf16(encode_bf16(outputs_4)) * ((t260 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t437))); // join.rs:84
        const uint bits_19 = as_type<uint>(t438); // bits.rs:29
        outputs_4 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // join.rs:84
        const float t439 = abs_f32(t261); // activation.rs:20
        const float t440 = min_f32(max_f32(t439, -104.0f), 89.0f); // exponential.rs:40
        const float t441 = t440 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t441);
        const float t442 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t440 - t442;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t443 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t443 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t444 = q_6 * r_5; // exponential.rs:29
        q_6 = t444 + 0.0013933674f;
        const float t445 = q_6 * r_5;
        q_6 = t445 + 0.008333311f;
        const float t446 = q_6 * r_5;
        q_6 = t446 + 0.041666467f;
        const float t447 = q_6 * r_5;
        q_6 = t447 + 0.16666667f;
        const float t448 = q_6 * r_5;
        q_6 = t448 + 0.5f;
        const float t449 = r_5 * r_5; // exponential.rs:31
        const float t450 = t449 * q_6;
        const float rest_5 = r_error_5 + t450;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t451 = i32_from_f32(k_5); // exponential.rs:42
        const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t451); // bits.rs:44
        const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(t451) << 23u); // bits.rs:45
        const float t452 = (((as_type<uint>(t439) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
        const float e_5 = decode_bf16(encode_bf16(t452)); // activation.rs:20
        const float t453 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t453));
        const uint bits_21 = as_type<uint>(d_5); // division.rs:85
        const float t454 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        const float t455 = t454 * 0.32323232f; // division.rs:102
        const float t456 = t455 - 1.4545455f;
        const float t457 = t454 * t456;
        float estimate_10 = t457 + 2.121212f;
        const float t458 = t454 * estimate_10; // division.rs:105
        const float t459 = 1.0f - t458;
        const float t460 = estimate_10 * t459;
        estimate_10 = estimate_10 + t460;
        const float t461 = t454 * estimate_10;
        const float t462 = 1.0f - t461;
        const float t463 = estimate_10 * t462;
        estimate_10 = estimate_10 + t463;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(t454) & 4294963200u);
        const float t464 = d_high_5 * high_5; // division.rs:110
        const float t465 = 1.0f - t464;
        const float t466 = t454 - d_high_5;
        const float t467 = t466 * high_5;
        const float residual_5 = t465 - t467;
        const float estimate_11 = estimate_10;
        const float t468 = residual_5 * estimate_11; // division.rs:87
        const float t469 = high_5 + t468;
        const int t470 = sub_i32(127, as_type<int>(bits_21 >> 23u));
        const int field_11 = add_i32(as_type<int>(as_type<uint>(t469) >> 23u), t470); // bits.rs:44
        const uint bits_22 = as_type<uint>(t469) + (as_type<uint>(t470) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
        const uint t471 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_12 = decode_bf16(t471);
        const float t472 = 1.0f - y_12; // activation.rs:23
        const float t473 = decode_bf16(encode_bf16(outputs_5)) * ((t261 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t472))); // join.rs:84
        const uint bits_23 = as_type<uint>(t473); // bits.rs:29
        outputs_5 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const float t474 = abs_f32(t262); // activation.rs:20
        const float t475 = min_f32(max_f32(t474, -104.0f), 89.0f); // exponential.rs:40
        const float t476 = t475 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t476);
        const float t477 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t475 - t477;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t478 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t478 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t479 = q_7 * r_6; // exponential.rs:29
        q_7 = t479 + 0.0013933674f;
        const float t480 = q_7 * r_6;
        q_7 = t480 + 0.008333311f;
        const float t481 = q_7 * r_6;
        q_7 = t481 + 0.041666467f;
        const float t482 = q_7 * r_6;
        q_7 = t482 + 0.16666667f;
        const float t483 = q_7 * r_6;
        q_7 = t483 + 0.5f;
        const float t484 = r_6 * r_6; // exponential.rs:31
        const float t485 = t484 * q_7;
        const float rest_6 = r_error_6 + t485;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t486 = i32_from_f32(k_6); // exponential.rs:42
        const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t486); // bits.rs:44
        const uint bits_24 = as_type<uint>(y_13) + (as_type<uint>(t486) << 23u); // bits.rs:45
        const float t487 = (((as_type<uint>(t474) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_24)))); // exponential.rs:42
        const float e_6 = decode_bf16(encode_bf16(t487)); // activation.rs:20
        const float t488 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t488));
        const uint bits_25 = as_type<uint>(d_6); // division.rs:85
        const float t489 = as_type<float>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        const float t490 = t489 * 0.32323232f; // division.rs:102
        const float t491 = t490 - 1.4545455f;
        const float t492 = t489 * t491;
        float estimate_12 = t492 + 2.121212f;
        const float t493 = t489 * estimate_12; // division.rs:105
        const float t494 = 1.0f - t493;
        const float t495 = estimate_12 * t494;
        estimate_12 = estimate_12 + t495;
        const float t496 = t489 * estimate_12;
        const float t497 = 1.0f - t496;
        const float t498 = estimate_12 * t497;
        estimate_12 = estimate_12 + t498;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(t489) & 4294963200u);
        const float t499 = d_high_6 * high_6; // division.rs:110
        const float t500 = 1.0f - t499;
        const float t501 = t489 - d_high_6;
        const float t502 = t501 * high_6;
        const float residual_6 = t500 - t502;
        const float estimate_13 = estimate_12;
        const float t503 = residual_6 * estimate_13; // division.rs:87
        const float t504 = high_6 + t503;
        const int t505 = sub_i32(127, as_type<int>(bits_25 >> 23u));
        const int field_13 = add_i32(as_type<int>(as_type<uint>(t504) >> 23u), t505); // bits.rs:44
        const uint bits_26 = as_type<uint>(t504) + (as_type<uint>(t505) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_26))); // bits.rs:46
        const uint t506 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_14 = decode_bf16(t506);
        const float t507 = 1.0f - y_14; // activation.rs:23
        const float t508 = decode_bf16(encode_bf16(outputs_6)) * ((t262 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t507))); // join.rs:84
        const uint bits_27 = as_type<uint>(t508); // bits.rs:29
        outputs_6 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // join.rs:84
        const float t509 = abs_f32(t263); // activation.rs:20
        const float t510 = min_f32(max_f32(t509, -104.0f), 89.0f); // exponential.rs:40
        const float t511 = t510 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t511);
        const float t512 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t510 - t512;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t513 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t513 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t514 = q_8 * r_7; // exponential.rs:29
        q_8 = t514 + 0.0013933674f;
        const float t515 = q_8 * r_7;
        q_8 = t515 + 0.008333311f;
        const float t516 = q_8 * r_7;
        q_8 = t516 + 0.041666467f;
        const float t517 = q_8 * r_7;
        q_8 = t517 + 0.16666667f;
        const float t518 = q_8 * r_7;
        q_8 = t518 + 0.5f;
        const float t519 = r_7 * r_7; // exponential.rs:31
        const float t520 = t519 * q_8;
        const float rest_7 = r_error_7 + t520;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t521 = i32_from_f32(k_7); // exponential.rs:42
        const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t521); // bits.rs:44
        const uint bits_28 = as_type<uint>(y_15) + (as_type<uint>(t521) << 23u); // bits.rs:45
        const float t522 = (((as_type<uint>(t509) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:42
        const float e_7 = decode_bf16(encode_bf16(t522)); // activation.rs:20
        const float t523 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t523));
        const uint bits_29 = as_type<uint>(d_7); // division.rs:85
        const float t524 = as_type<float>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        const float t525 = t524 * 0.32323232f; // division.rs:102
        const float t526 = t525 - 1.4545455f;
        const float t527 = t524 * t526;
        float estimate_14 = t527 + 2.121212f;
        const float t528 = t524 * estimate_14; // division.rs:105
        const float t529 = 1.0f - t528;
        const float t530 = estimate_14 * t529;
        estimate_14 = estimate_14 + t530;
        const float t531 = t524 * estimate_14;
        const float t532 = 1.0f - t531;
        const float t533 = estimate_14 * t532;
        estimate_14 = estimate_14 + t533;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(t524) & 4294963200u);
        const float t534 = d_high_7 * high_7; // division.rs:110
        const float t535 = 1.0f - t534;
        const float t536 = t524 - d_high_7;
        const float t537 = t536 * high_7;
        const float residual_7 = t535 - t537;
        const float estimate_15 = estimate_14;
        const float t538 = residual_7 * estimate_15; // division.rs:87
        const float t539 = high_7 + t538;
        const int t540 = sub_i32(127, as_type<int>(bits_29 >> 23u));
        const int field_15 = add_i32(as_type<int>(as_type<uint>(t539) >> 23u), t540); // bits.rs:44
        const uint bits_30 = as_type<uint>(t539) + (as_type<uint>(t540) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_30))); // bits.rs:46
        const uint t541 = encode_bf16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_16 = decode_bf16(t541);
        const float t542 = 1.0f - y_16; // activation.rs:23
        const float t543 = decode_bf16(encode_bf16(outputs_7)) * ((t263 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t542))); // join.rs:84
        const uint bits_31 = as_type<uint>(t543); // bits.rs:29
        outputs_7 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // join.rs:84
        const uint4 t544 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t544;
    }
}
