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

kernel void attention__bf16_bf16__sequential_x4_1x1_gated(
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
    threadgroup float maxima[8];
    threadgroup float sums[8];
    threadgroup float weights[256];
    threadgroup float runs[1024];
    const uint row = workgroup_id.z; // sequential.rs:18
    const uint head_tile = workgroup_id.x;
    const uint group = div_u32(imm.n_heads, imm.n_kv_heads); // block.rs:86
    const uint kv_head = div_u32(head_tile, group); // block.rs:88
    const uint first_head = kv_head * group + rem_u32(head_tile, group); // block.rs:89
    const uint end_head = kv_head * group + group; // block.rs:90
    const uint last_head = end_head - 1u; // block.rs:91
    const uint last_token = imm.seq_len - 1u; // block.rs:92
    const uint last_position = imm.max_blocks * 256u - 1u; // block.rs:93
    const uint t0 = min_u32(workgroup_id.y, last_token); // block.rs:95
    const uint t1 = ((row * imm.seq_len + t0) * imm.n_heads + min_u32(first_head, last_head)) * imm.head_dim; // block.rs:104
    const uint first = positions[row]; // kv_blocks.rs:20
    const uint position = first + t0; // kv_blocks.rs:21
    const uint t2 = ((position < first) ? 4294967295u : position); // kv_blocks.rs:22
    const uint t3 = min_u32(t2, last_position); // block.rs:108
    float maxima_0 = 0.0f; // sequential.rs:26
    float sums_0 = as_type<float>(0x7fc00000u); // sequential.rs:27
    float outputs_0 = 0.0f; // sequential.rs:28
    const uint t4 = t3 / 256u + 1u; // sequential.rs:29
    for (uint index = 0u; index < t4; index += 1u) {
        uint block = 4294967295u; // kv_blocks.rs:28
        if (index < imm.max_blocks) { // kv_blocks.rs:29
            block = block_table[row * imm.max_blocks + index]; // kv_blocks.rs:30
        }
        const uint block_1 = block; // kv_blocks.rs:32
        const uint first_key = index * 256u; // sequential.rs:31
        if (block_1 < imm.n_blocks) { // sequential.rs:32
            const uint t5 = min_u32(max_u32(t3 + 1u, first_key) - first_key, 256u); // block.rs:142
            const uint own_key = local_invocation_index; // block.rs:271
            float dots_0 = 0.0f; // block.rs:157
            if (local_invocation_index < t5) { // block.rs:158
                const uint key = ((block_1 * imm.n_kv_heads + kv_head) * 256u + local_invocation_index) * imm.head_dim; // block.rs:159
                for (uint dim = 0u; dim < imm.head_dim; dim += 8u) { // block.rs:160
                    const uint4 t6 = ((device const uint4*)keys)[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    const uint4 t7 = ((device const uint4*)q)[((t1 + dim) >> 1u) >> 2u];
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
            const uint bits = as_type<uint>(t8); // bits.rs:29
            const float scaled = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:30
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
            const float t10 = min_f32(max_f32(t9, -104.0f), 89.0f); // exponential.rs:40
            const float t11 = t10 * 1.442695f; // exponential.rs:14
            const float k = rint(t11);
            const float t12 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t10 - t12;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t13 = reduced - r; // exponential.rs:18
            const float r_error = t13 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t14 = q_1 * r; // exponential.rs:29
            q_1 = t14 + 0.0013933674f;
            const float t15 = q_1 * r;
            q_1 = t15 + 0.008333311f;
            const float t16 = q_1 * r;
            q_1 = t16 + 0.041666467f;
            const float t17 = q_1 * r;
            q_1 = t17 + 0.16666667f;
            const float t18 = q_1 * r;
            q_1 = t18 + 0.5f;
            const float t19 = r * r; // exponential.rs:31
            const float t20 = t19 * q_1;
            const float rest = r_error + t20;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int t21 = i32_from_f32(k); // exponential.rs:42
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t21); // bits.rs:44
            const uint bits_1 = as_type<uint>(y_1) + (as_type<uint>(t21) << 23u); // bits.rs:45
            const float power = (((as_type<uint>(t9) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
            const float weight = ((own_key < t5) ? power : 0.0f); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            const float sum = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[local_invocation_index >> 5u] = sum; // block.rs:298
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
            const uint first_dim = (local_invocation_index & 31u) * 4u; // block.rs:191
            const uint run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            float sums_0_0 = 0.0f; // block.rs:193
            float sums_0_1 = 0.0f;
            float sums_0_2 = 0.0f;
            float sums_0_3 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                const uint first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                const uint common_end = min_u32(max_u32(t5, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint2 t22 = ((device const uint2*)values)[((first_value + key * head_dim) >> 1u) >> 1u]; // block.rs:199
                    const float weight_1 = weights[key]; // block.rs:202
                    const float t23 = weight_1 * decode_bf16(t22.x); // block.rs:205
                    sums_0_0 = sums_0_0 + t23;
                    const float t24 = weight_1 * decode_bf16(t22.x >> 16u);
                    sums_0_1 = sums_0_1 + t24;
                    const float t25 = weight_1 * decode_bf16(t22.y);
                    sums_0_2 = sums_0_2 + t25;
                    const float t26 = weight_1 * decode_bf16(t22.y >> 16u);
                    sums_0_3 = sums_0_3 + t26;
                }
            }
            float outputs_0_1 = 0.0f; // block.rs:226
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_0_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_0_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_0_3;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_1 = runs[local_invocation_index]; // block.rs:241
                sum_1 = sum_1 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_1 = sum_1 + runs[local_invocation_index + 256u];
                sum_1 = sum_1 + runs[local_invocation_index + 384u];
                sum_1 = sum_1 + runs[local_invocation_index + 512u];
                sum_1 = sum_1 + runs[local_invocation_index + 640u];
                sum_1 = sum_1 + runs[local_invocation_index + 768u];
                sum_1 = sum_1 + runs[local_invocation_index + 896u];
                const uint bits_2 = as_type<uint>(sum_1); // bits.rs:29
                outputs_0_1 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // block.rs:246
            }
            const float t27 = outputs_0_1; // block.rs:249
            const float t28 = highest_0; // block.rs:312
            const float t29 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                float parts_0 = t28; // sequential.rs:37
                float parts_1 = t29;
                float parts_2 = t27;
                if (index > 0u) { // sequential.rs:38
                    const float t30 = maxima_0; // sequential.rs:40
                    const float max_2 = max_f32(t30, t28); // join.rs:16
                    const float t31 = t30 - max_2; // join.rs:17
                    const float t32 = min_f32(max_f32(t31, -104.0f), 89.0f); // exponential.rs:40
                    const float t33 = t32 * 1.442695f; // exponential.rs:14
                    const float k_1 = rint(t33);
                    const float t34 = k_1 * 0.6933594f; // exponential.rs:15
                    const float reduced_1 = t32 - t34;
                    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
                    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
                    const float t35 = reduced_1 - r_1; // exponential.rs:18
                    const float r_error_1 = t35 - correction_1;
                    float q_2 = 0.00019891017f; // exponential.rs:26
                    const float t36 = q_2 * r_1; // exponential.rs:29
                    q_2 = t36 + 0.0013933674f;
                    const float t37 = q_2 * r_1;
                    q_2 = t37 + 0.008333311f;
                    const float t38 = q_2 * r_1;
                    q_2 = t38 + 0.041666467f;
                    const float t39 = q_2 * r_1;
                    q_2 = t39 + 0.16666667f;
                    const float t40 = q_2 * r_1;
                    q_2 = t40 + 0.5f;
                    const float t41 = r_1 * r_1; // exponential.rs:31
                    const float t42 = t41 * q_2;
                    const float rest_1 = r_error_1 + t42;
                    const float p_1 = r_1 + rest_1; // exponential.rs:32
                    const float y_2 = 1.0f + p_1; // exponential.rs:33
                    const int t43 = i32_from_f32(k_1); // exponential.rs:42
                    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t43); // bits.rs:44
                    const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(t43) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t31) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
                    const float t44 = t28 - max_2; // join.rs:18
                    const float t45 = min_f32(max_f32(t44, -104.0f), 89.0f); // exponential.rs:40
                    const float t46 = t45 * 1.442695f; // exponential.rs:14
                    const float k_2 = rint(t46);
                    const float t47 = k_2 * 0.6933594f; // exponential.rs:15
                    const float reduced_2 = t45 - t47;
                    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
                    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
                    const float t48 = reduced_2 - r_2; // exponential.rs:18
                    const float r_error_2 = t48 - correction_2;
                    float q_3 = 0.00019891017f; // exponential.rs:26
                    const float t49 = q_3 * r_2; // exponential.rs:29
                    q_3 = t49 + 0.0013933674f;
                    const float t50 = q_3 * r_2;
                    q_3 = t50 + 0.008333311f;
                    const float t51 = q_3 * r_2;
                    q_3 = t51 + 0.041666467f;
                    const float t52 = q_3 * r_2;
                    q_3 = t52 + 0.16666667f;
                    const float t53 = q_3 * r_2;
                    q_3 = t53 + 0.5f;
                    const float t54 = r_2 * r_2; // exponential.rs:31
                    const float t55 = t54 * q_3;
                    const float rest_2 = r_error_2 + t55;
                    const float p_2 = r_2 + rest_2; // exponential.rs:32
                    const float y_3 = 1.0f + p_2; // exponential.rs:33
                    const int t56 = i32_from_f32(k_2); // exponential.rs:42
                    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t56); // bits.rs:44
                    const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(t56) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t44) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
                    const float t57 = sums_0 * factor; // join.rs:19
                    const float t58 = t29 * next_factor;
                    const float sum_1 = t57 + t58;
                    const float t59 = outputs_0 * factor; // join.rs:20
                    const uint bits_4 = as_type<uint>(t59); // bits.rs:29
                    const float t60 = t27 * next_factor; // join.rs:20
                    const uint bits_5 = as_type<uint>(t60); // bits.rs:29
                    const float t61 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) + as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_1;
                    parts_2 = t61;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
        } else {
            if (first_key <= t3) { // sequential.rs:52
                sums_0 = as_type<float>(0x7fc00000u); // sequential.rs:53
            }
        }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // sequential.rs:63
    const bool is_in_table = t2 == t3; // sequential.rs:66
    const float t62 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t63 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t63); // division.rs:13
        const uint b_bits = as_type<uint>(t62); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t64 = a_bits & 8388607u; // division.rs:18
        const uint t65 = b_bits & 8388607u;
        const uint below = ((t64 < t65) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t64 | 8388608u, below); // division.rs:34
        const uint denominator = t65 | 8388608u; // division.rs:35
        const float d = as_type<float>(t65 | 1065353216u); // division.rs:37
        const float t66 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t66;
        const float t67 = d * reciprocal; // division.rs:41
        const float t68 = 1.0f - t67;
        const float t69 = reciprocal * t68;
        reciprocal = reciprocal + t69;
        const float t70 = d * reciprocal;
        const float t71 = 1.0f - t70;
        const float t72 = reciprocal * t71;
        reciprocal = reciprocal + t72;
        const float t73 = d * reciprocal;
        const float t74 = 1.0f - t73;
        const float t75 = reciprocal * t74;
        reciprocal = reciprocal + t75;
        const float n = as_type<float>((t64 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t76 = n * reciprocal; // division.rs:45
        const float t77 = t76 * 8388608.0f;
        uint quotient = u32_from_f32(t77);
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
        const uint t78 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t78 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t78 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t79 = ((as_type<uint>(t63) & 2147483647u) > 2139095040u) | ((as_type<uint>(t62) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t79 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const uint head_dim = imm.head_dim; // sequential.rs:71
    threadgroup_barrier(mem_flags::mem_threadgroup); // join.rs:67
    const uint pieces = head_dim / 8u; // join.rs:68
    const uint query = div_u32(local_invocation_index, pieces); // join.rs:69
    const uint dim = rem_u32(local_invocation_index, pieces) * 8u; // join.rs:70
    const uint token = workgroup_id.y + query; // join.rs:71
    if (((query < 1u) & (token < imm.seq_len)) & (first_head < end_head)) { // join.rs:73
        float outputs_0_1 = 0.0f; // join.rs:74
        float outputs_1 = 0.0f;
        float outputs_2 = 0.0f;
        float outputs_3 = 0.0f;
        float outputs_4 = 0.0f;
        float outputs_5 = 0.0f;
        float outputs_6 = 0.0f;
        float outputs_7 = 0.0f;
        outputs_0_1 = runs[query * 128u + dim]; // join.rs:77
        outputs_1 = runs[query * 128u + dim + 1u];
        outputs_2 = runs[query * 128u + dim + 2u];
        outputs_3 = runs[query * 128u + dim + 3u];
        outputs_4 = runs[query * 128u + dim + 4u];
        outputs_5 = runs[query * 128u + dim + 5u];
        outputs_6 = runs[query * 128u + dim + 6u];
        outputs_7 = runs[query * 128u + dim + 7u];
        const uint t80 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t81 = ((device const uint4*)q_gate)[(t80 >> 1u) >> 2u]; // piece.rs:40
        const float t82 = decode_bf16(t81.x);
        const float t83 = decode_bf16(t81.x >> 16u);
        const float t84 = decode_bf16(t81.y);
        const float t85 = decode_bf16(t81.y >> 16u);
        const float t86 = decode_bf16(t81.z);
        const float t87 = decode_bf16(t81.z >> 16u);
        const float t88 = decode_bf16(t81.w);
        const float t89 = decode_bf16(t81.w >> 16u);
        const float t90 = abs_f32(t82); // activation.rs:20
        const float t91 = min_f32(max_f32(t90, -104.0f), 89.0f); // exponential.rs:40
        const float t92 = t91 * 1.442695f; // exponential.rs:14
        const float k = rint(t92);
        const float t93 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t91 - t93;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t94 = reduced - r; // exponential.rs:18
        const float r_error = t94 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t95 = q_1 * r; // exponential.rs:29
        q_1 = t95 + 0.0013933674f;
        const float t96 = q_1 * r;
        q_1 = t96 + 0.008333311f;
        const float t97 = q_1 * r;
        q_1 = t97 + 0.041666467f;
        const float t98 = q_1 * r;
        q_1 = t98 + 0.16666667f;
        const float t99 = q_1 * r;
        q_1 = t99 + 0.5f;
        const float t100 = r * r; // exponential.rs:31
        const float t101 = t100 * q_1;
        const float rest = r_error + t101;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t102 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t102); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t102) << 23u); // bits.rs:45
        const float t103 = (((as_type<uint>(t90) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t103)); // activation.rs:20
        const float t104 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t104));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t105 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t106 = t105 * 0.32323232f; // division.rs:102
        const float t107 = t106 - 1.4545455f;
        const float t108 = t105 * t107;
        float estimate = t108 + 2.121212f;
        const float t109 = t105 * estimate; // division.rs:105
        const float t110 = 1.0f - t109;
        const float t111 = estimate * t110;
        estimate = estimate + t111;
        const float t112 = t105 * estimate;
        const float t113 = 1.0f - t112;
        const float t114 = estimate * t113;
        estimate = estimate + t114;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t105) & 4294963200u);
        const float t115 = d_high * high; // division.rs:110
        const float t116 = 1.0f - t115;
        const float t117 = t105 - d_high;
        const float t118 = t117 * high;
        const float residual = t116 - t118;
        const float estimate_1 = estimate;
        const float t119 = residual * estimate_1; // division.rs:87
        const float t120 = high + t119;
        const int t121 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t120) >> 23u), t121); // bits.rs:44
        const uint bits_2 = as_type<uint>(t120) + (as_type<uint>(t121) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t122 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_bf16(t122);
        const float t123 = 1.0f - y_2; // activation.rs:23
        const float t124 = decode_bf16(encode_bf16(outputs_0_1)) * ((t82 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t123))); // join.rs:84
        const uint bits_3 = as_type<uint>(t124); // bits.rs:29
        outputs_0_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t125 = abs_f32(t83); // activation.rs:20
        const float t126 = min_f32(max_f32(t125, -104.0f), 89.0f); // exponential.rs:40
        const float t127 = t126 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t127);
        const float t128 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t126 - t128;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t129 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t129 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t130 = q_2 * r_1; // exponential.rs:29
        q_2 = t130 + 0.0013933674f;
        const float t131 = q_2 * r_1;
        q_2 = t131 + 0.008333311f;
        const float t132 = q_2 * r_1;
        q_2 = t132 + 0.041666467f;
        const float t133 = q_2 * r_1;
        q_2 = t133 + 0.16666667f;
        const float t134 = q_2 * r_1;
        q_2 = t134 + 0.5f;
        const float t135 = r_1 * r_1; // exponential.rs:31
        const float t136 = t135 * q_2;
        const float rest_1 = r_error_1 + t136;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t137 = i32_from_f32(k_1); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t137); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t137) << 23u); // bits.rs:45
        const float t138 = (((as_type<uint>(t125) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t138)); // activation.rs:20
        const float t139 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t139));
        const uint bits_5 = as_type<uint>(d_1); // division.rs:85
        const float t140 = as_type<float>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        const float t141 = t140 * 0.32323232f; // division.rs:102
        const float t142 = t141 - 1.4545455f;
        const float t143 = t140 * t142;
        float estimate_2 = t143 + 2.121212f;
        const float t144 = t140 * estimate_2; // division.rs:105
        const float t145 = 1.0f - t144;
        const float t146 = estimate_2 * t145;
        estimate_2 = estimate_2 + t146;
        const float t147 = t140 * estimate_2;
        const float t148 = 1.0f - t147;
        const float t149 = estimate_2 * t148;
        estimate_2 = estimate_2 + t149;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t140) & 4294963200u);
        const float t150 = d_high_1 * high_1; // division.rs:110
        const float t151 = 1.0f - t150;
        const float t152 = t140 - d_high_1;
        const float t153 = t152 * high_1;
        const float residual_1 = t151 - t153;
        const float estimate_3 = estimate_2;
        const float t154 = residual_1 * estimate_3; // division.rs:87
        const float t155 = high_1 + t154;
        const int t156 = sub_i32(127, as_type<int>(bits_5 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t155) >> 23u), t156); // bits.rs:44
        const uint bits_6 = as_type<uint>(t155) + (as_type<uint>(t156) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))); // bits.rs:46
        const uint t157 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_bf16(t157);
        const float t158 = 1.0f - y_4; // activation.rs:23
        const float t159 = decode_bf16(encode_bf16(outputs_1)) * ((t83 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t158))); // join.rs:84
        const uint bits_7 = as_type<uint>(t159); // bits.rs:29
        outputs_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t160 = abs_f32(t84); // activation.rs:20
        const float t161 = min_f32(max_f32(t160, -104.0f), 89.0f); // exponential.rs:40
        const float t162 = t161 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t162);
        const float t163 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t161 - t163;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t164 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t164 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t165 = q_3 * r_2; // exponential.rs:29
        q_3 = t165 + 0.0013933674f;
        const float t166 = q_3 * r_2;
        q_3 = t166 + 0.008333311f;
        const float t167 = q_3 * r_2;
        q_3 = t167 + 0.041666467f;
        const float t168 = q_3 * r_2;
        q_3 = t168 + 0.16666667f;
        const float t169 = q_3 * r_2;
        q_3 = t169 + 0.5f;
        const float t170 = r_2 * r_2; // exponential.rs:31
        const float t171 = t170 * q_3;
        const float rest_2 = r_error_2 + t171;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t172 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t172); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t172) << 23u); // bits.rs:45
        const float t173 = (((as_type<uint>(t160) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t173)); // activation.rs:20
        const float t174 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t174));
        const uint bits_9 = as_type<uint>(d_2); // division.rs:85
        const float t175 = as_type<float>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        const float t176 = t175 * 0.32323232f; // division.rs:102
        const float t177 = t176 - 1.4545455f;
        const float t178 = t175 * t177;
        float estimate_4 = t178 + 2.121212f;
        const float t179 = t175 * estimate_4; // division.rs:105
        const float t180 = 1.0f - t179;
        const float t181 = estimate_4 * t180;
        estimate_4 = estimate_4 + t181;
        const float t182 = t175 * estimate_4;
        const float t183 = 1.0f - t182;
        const float t184 = estimate_4 * t183;
        estimate_4 = estimate_4 + t184;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t175) & 4294963200u);
        const float t185 = d_high_2 * high_2; // division.rs:110
        const float t186 = 1.0f - t185;
        const float t187 = t175 - d_high_2;
        const float t188 = t187 * high_2;
        const float residual_2 = t186 - t188;
        const float estimate_5 = estimate_4;
        const float t189 = residual_2 * estimate_5; // division.rs:87
        const float t190 = high_2 + t189;
        const int t191 = sub_i32(127, as_type<int>(bits_9 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t190) >> 23u), t191); // bits.rs:44
        const uint bits_10 = as_type<uint>(t190) + (as_type<uint>(t191) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))); // bits.rs:46
        const uint t192 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_bf16(t192);
        const float t193 = 1.0f - y_6; // activation.rs:23
        const float t194 = decode_bf16(encode_bf16(outputs_2)) * ((t84 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t193))); // join.rs:84
        const uint bits_11 = as_type<uint>(t194); // bits.rs:29
        outputs_2 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t195 = abs_f32(t85); // activation.rs:20
        const float t196 = min_f32(max_f32(t195, -104.0f), 89.0f); // exponential.rs:40
        const float t197 = t196 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t197);
        const float t198 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t196 - t198;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t199 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t199 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t200 = q_4 * r_3; // exponential.rs:29
        q_4 = t200 + 0.0013933674f;
        const float t201 = q_4 * r_3;
        q_4 = t201 + 0.008333311f;
        const float t202 = q_4 * r_3;
        q_4 = t202 + 0.041666467f;
        const float t203 = q_4 * r_3;
        q_4 = t203 + 0.16666667f;
        const float t204 = q_4 * r_3;
        q_4 = t204 + 0.5f;
        const float t205 = r_3 * r_3; // exponential.rs:31
        const float t206 = t205 * q_4;
        const float rest_3 = r_error_3 + t206;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t207 = i32_from_f32(k_3); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t207); // bits.rs:44
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t207) << 23u); // bits.rs:45
        const float t208 = (((as_type<uint>(t195) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t208)); // activation.rs:20
        const float t209 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t209));
        const uint bits_13 = as_type<uint>(d_3); // division.rs:85
        const float t210 = as_type<float>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        const float t211 = t210 * 0.32323232f; // division.rs:102
        const float t212 = t211 - 1.4545455f;
        const float t213 = t210 * t212;
        float estimate_6 = t213 + 2.121212f;
        const float t214 = t210 * estimate_6; // division.rs:105
        const float t215 = 1.0f - t214;
        const float t216 = estimate_6 * t215;
        estimate_6 = estimate_6 + t216;
        const float t217 = t210 * estimate_6;
        const float t218 = 1.0f - t217;
        const float t219 = estimate_6 * t218;
        estimate_6 = estimate_6 + t219;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t210) & 4294963200u);
        const float t220 = d_high_3 * high_3; // division.rs:110
        const float t221 = 1.0f - t220;
        const float t222 = t210 - d_high_3;
        const float t223 = t222 * high_3;
        const float residual_3 = t221 - t223;
        const float estimate_7 = estimate_6;
        const float t224 = residual_3 * estimate_7; // division.rs:87
        const float t225 = high_3 + t224;
        const int t226 = sub_i32(127, as_type<int>(bits_13 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t225) >> 23u), t226); // bits.rs:44
        const uint bits_14 = as_type<uint>(t225) + (as_type<uint>(t226) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))); // bits.rs:46
        const uint t227 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_bf16(t227);
        const float t228 = 1.0f - y_8; // activation.rs:23
        const float t229 = decode_bf16(encode_bf16(outputs_3)) * ((t85 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t228))); // join.rs:84
        const uint bits_15 = as_type<uint>(t229); // bits.rs:29
        outputs_3 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const float t230 = abs_f32(t86); // activation.rs:20
        const float t231 = min_f32(max_f32(t230, -104.0f), 89.0f); // exponential.rs:40
        const float t232 = t231 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t232);
        const float t233 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t231 - t233;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t234 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t234 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t235 = q_5 * r_4; // exponential.rs:29
        q_5 = t235 + 0.0013933674f;
        const float t236 = q_5 * r_4;
        q_5 = t236 + 0.008333311f;
        const float t237 = q_5 * r_4;
        q_5 = t237 + 0.041666467f;
        const float t238 = q_5 * r_4;
        q_5 = t238 + 0.16666667f;
        const float t239 = q_5 * r_4;
        q_5 = t239 + 0.5f;
        const float t240 = r_4 * r_4; // exponential.rs:31
        const float t241 = t240 * q_5;
        const float rest_4 = r_error_4 + t241;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t242 = i32_from_f32(k_4); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t242); // bits.rs:44
        const uint bits_16 = as_type<uint>(y_9) + (as_type<uint>(t242) << 23u); // bits.rs:45
        const float t243 = (((as_type<uint>(t230) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
        const float e_4 = decode_bf16(encode_bf16(t243)); // activation.rs:20
        const float t244 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t244));
        const uint bits_17 = as_type<uint>(d_4); // division.rs:85
        const float t245 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        const float t246 = t245 * 0.32323232f; // division.rs:102
        const float t247 = t246 - 1.4545455f;
        const float t248 = t245 * t247;
        float estimate_8 = t248 + 2.121212f;
        const float t249 = t245 * estimate_8; // division.rs:105
        const float t250 = 1.0f - t249;
        const float t251 = estimate_8 * t250;
        estimate_8 = estimate_8 + t251;
        const float t252 = t245 * estimate_8;
        const float t253 = 1.0f - t252;
        const float t254 = estimate_8 * t253;
        estimate_8 = estimate_8 + t254;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(t245) & 4294963200u);
        const float t255 = d_high_4 * high_4; // division.rs:110
        const float t256 = 1.0f - t255;
        const float t257 = t245 - d_high_4;
        const float t258 = t257 * high_4;
        const float residual_4 = t256 - t258;
        const float estimate_9 = estimate_8;
        const float t259 = residual_4 * estimate_9; // division.rs:87
        const float t260 = high_4 + t259;
        const int t261 = sub_i32(127, as_type<int>(bits_17 >> 23u));
        const int field_9 = add_i32(as_type<int>(as_type<uint>(t260) >> 23u), t261); // bits.rs:44
        const uint bits_18 = as_type<uint>(t260) + (as_type<uint>(t261) << 23u); // bits.rs:45
        const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
        const uint t262 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
        const float y_10 = decode_bf16(t262);
        const float t263 = 1.0f - y_10; // activation.rs:23
        const float t264 = decode_bf16(encode_bf16(outputs_4)) * ((t86 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t263))); // join.rs:84
        const uint bits_19 = as_type<uint>(t264); // bits.rs:29
        outputs_4 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // join.rs:84
        const float t265 = abs_f32(t87); // activation.rs:20
        const float t266 = min_f32(max_f32(t265, -104.0f), 89.0f); // exponential.rs:40
        const float t267 = t266 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t267);
        const float t268 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t266 - t268;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t269 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t269 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t270 = q_6 * r_5; // exponential.rs:29
        q_6 = t270 + 0.0013933674f;
        const float t271 = q_6 * r_5;
        q_6 = t271 + 0.008333311f;
        const float t272 = q_6 * r_5;
        q_6 = t272 + 0.041666467f;
        const float t273 = q_6 * r_5;
        q_6 = t273 + 0.16666667f;
        const float t274 = q_6 * r_5;
        q_6 = t274 + 0.5f;
        const float t275 = r_5 * r_5; // exponential.rs:31
        const float t276 = t275 * q_6;
        const float rest_5 = r_error_5 + t276;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t277 = i32_from_f32(k_5); // exponential.rs:42
        const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t277); // bits.rs:44
        const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(t277) << 23u); // bits.rs:45
        const float t278 = (((as_type<uint>(t265) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
        const float e_5 = decode_bf16(encode_bf16(t278)); // activation.rs:20
        const float t279 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t279));
        const uint bits_21 = as_type<uint>(d_5); // division.rs:85
        const float t280 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        const float t281 = t280 * 0.32323232f; // division.rs:102
        const float t282 = t281 - 1.4545455f;
        const float t283 = t280 * t282;
        float estimate_10 = t283 + 2.121212f;
        const float t284 = t280 * estimate_10; // division.rs:105
        const float t285 = 1.0f - t284;
        const float t286 = estimate_10 * t285;
        estimate_10 = estimate_10 + t286;
        const float t287 = t280 * estimate_10;
        const float t288 = 1.0f - t287;
        const float t289 = estimate_10 * t288;
        estimate_10 = estimate_10 + t289;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(t280) & 4294963200u);
        const float t290 = d_high_5 * high_5; // division.rs:110
        const float t291 = 1.0f - t290;
        const float t292 = t280 - d_high_5;
        const float t293 = t292 * high_5;
        const float residual_5 = t291 - t293;
        const float estimate_11 = estimate_10;
        const float t294 = residual_5 * estimate_11; // division.rs:87
        const float t295 = high_5 + t294;
        const int t296 = sub_i32(127, as_type<int>(bits_21 >> 23u));
        const int field_11 = add_i32(as_type<int>(as_type<uint>(t295) >> 23u), t296); // bits.rs:44
        const uint bits_22 = as_type<uint>(t295) + (as_type<uint>(t296) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
        const uint t297 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_12 = decode_bf16(t297);
        const float t298 = 1.0f - y_12; // activation.rs:23
        const float t299 = decode_bf16(encode_bf16(outputs_5)) * ((t87 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t298))); // join.rs:84
        const uint bits_23 = as_type<uint>(t299); // bits.rs:29
        outputs_5 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const float t300 = abs_f32(t88); // activation.rs:20
        const float t301 = min_f32(max_f32(t300, -104.0f), 89.0f); // exponential.rs:40
        const float t302 = t301 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t302);
        const float t303 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t301 - t303;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t304 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t304 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t305 = q_7 * r_6; // exponential.rs:29
        q_7 = t305 + 0.0013933674f;
        const float t306 = q_7 * r_6;
        q_7 = t306 + 0.008333311f;
        const float t307 = q_7 * r_6;
        q_7 = t307 + 0.041666467f;
        const float t308 = q_7 * r_6;
        q_7 = t308 + 0.16666667f;
        const float t309 = q_7 * r_6;
        q_7 = t309 + 0.5f;
        const float t310 = r_6 * r_6; // exponential.rs:31
        const float t311 = t310 * q_7;
        const float rest_6 = r_error_6 + t311;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t312 = i32_from_f32(k_6); // exponential.rs:42
        const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t312); // bits.rs:44
        const uint bits_24 = as_type<uint>(y_13) + (as_type<uint>(t312) << 23u); // bits.rs:45
        const float t313 = (((as_type<uint>(t300) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_24)))); // exponential.rs:42
        const float e_6 = decode_bf16(encode_bf16(t313)); // activation.rs:20
        const float t314 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t314));
        const uint bits_25 = as_type<uint>(d_6); // division.rs:85
        const float t315 = as_type<float>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        const float t316 = t315 * 0.32323232f; // division.rs:102
        const float t317 = t316 - 1.4545455f;
        const float t318 = t315 * t317;
        float estimate_12 = t318 + 2.121212f;
        const float t319 = t315 * estimate_12; // division.rs:105
        const float t320 = 1.0f - t319;
        const float t321 = estimate_12 * t320;
        estimate_12 = estimate_12 + t321;
        const float t322 = t315 * estimate_12;
        const float t323 = 1.0f - t322;
        const float t324 = estimate_12 * t323;
        estimate_12 = estimate_12 + t324;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(t315) & 4294963200u);
        const float t325 = d_high_6 * high_6; // division.rs:110
        const float t326 = 1.0f - t325;
        const float t327 = t315 - d_high_6;
        const float t328 = t327 * high_6;
        const float residual_6 = t326 - t328;
        const float estimate_13 = estimate_12;
        const float t329 = residual_6 * estimate_13; // division.rs:87
        const float t330 = high_6 + t329;
        const int t331 = sub_i32(127, as_type<int>(bits_25 >> 23u));
        const int field_13 = add_i32(as_type<int>(as_type<uint>(t330) >> 23u), t331); // bits.rs:44
        const uint bits_26 = as_type<uint>(t330) + (as_type<uint>(t331) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_26))); // bits.rs:46
        const uint t332 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_14 = decode_bf16(t332);
        const float t333 = 1.0f - y_14; // activation.rs:23
        const float t334 = decode_bf16(encode_bf16(outputs_6)) * ((t88 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t333))); // join.rs:84
        const uint bits_27 = as_type<uint>(t334); // bits.rs:29
        outputs_6 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // join.rs:84
        const float t335 = abs_f32(t89); // activation.rs:20
        const float t336 = min_f32(max_f32(t335, -104.0f), 89.0f); // exponential.rs:40
        const float t337 = t336 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t337);
        const float t338 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t336 - t338;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t339 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t339 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t340 = q_8 * r_7; // exponential.rs:29
        q_8 = t340 + 0.0013933674f;
        const float t341 = q_8 * r_7;
        q_8 = t341 + 0.008333311f;
        const float t342 = q_8 * r_7;
        q_8 = t342 + 0.041666467f;
        const float t343 = q_8 * r_7;
        q_8 = t343 + 0.16666667f;
        const float t344 = q_8 * r_7;
        q_8 = t344 + 0.5f;
        const float t345 = r_7 * r_7; // exponential.rs:31
        const float t346 = t345 * q_8;
        const float rest_7 = r_error_7 + t346;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t347 = i32_from_f32(k_7); // exponential.rs:42
        const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t347); // bits.rs:44
        const uint bits_28 = as_type<uint>(y_15) + (as_type<uint>(t347) << 23u); // bits.rs:45
        const float t348 = (((as_type<uint>(t335) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:42
        const float e_7 = decode_bf16(encode_bf16(t348)); // activation.rs:20
        const float t349 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t349));
        const uint bits_29 = as_type<uint>(d_7); // division.rs:85
        const float t350 = as_type<float>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        const float t351 = t350 * 0.32323232f; // division.rs:102
        const float t352 = t351 - 1.4545455f;
        const float t353 = t350 * t352;
        float estimate_14 = t353 + 2.121212f;
        const float t354 = t350 * estimate_14; // division.rs:105
        const float t355 = 1.0f - t354;
        const float t356 = estimate_14 * t355;
        estimate_14 = estimate_14 + t356;
        const float t357 = t350 * estimate_14;
        const float t358 = 1.0f - t357;
        const float t359 = estimate_14 * t358;
        estimate_14 = estimate_14 + t359;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(t350) & 4294963200u);
        const float t360 = d_high_7 * high_7; // division.rs:110
        const float t361 = 1.0f - t360;
        const float t362 = t350 - d_high_7;
        const float t363 = t362 * high_7;
        const float residual_7 = t361 - t363;
        const float estimate_15 = estimate_14;
        const float t364 = residual_7 * estimate_15; // division.rs:87
        const float t365 = high_7 + t364;
        const int t366 = sub_i32(127, as_type<int>(bits_29 >> 23u));
        const int field_15 = add_i32(as_type<int>(as_type<uint>(t365) >> 23u), t366); // bits.rs:44
        const uint bits_30 = as_type<uint>(t365) + (as_type<uint>(t366) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_30))); // bits.rs:46
        const uint t367 = encode_bf16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_16 = decode_bf16(t367);
        const float t368 = 1.0f - y_16; // activation.rs:23
        const float t369 = decode_bf16(encode_bf16(outputs_7)) * ((t89 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t368))); // join.rs:84
        const uint bits_31 = as_type<uint>(t369); // bits.rs:29
        outputs_7 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // join.rs:84
        const uint t370 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t371 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        ((device uint4*)y)[t370 >> 2u] = t371;
    }
}
