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

kernel void attention__bf16_bf16__sequential_x2_1x1_gated(
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
    threadgroup float runs[512];
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
            const uint first_dim = (local_invocation_index & 31u) * 2u; // block.rs:191
            const uint run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            float sums_0_0 = 0.0f; // block.rs:193
            float sums_0_1 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                const uint first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                const uint common_end = min_u32(max_u32(t5, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint t22 = ((device const uint*)values)[(first_value + key * head_dim) >> 1u]; // block.rs:199
                    const float weight_1 = weights[key]; // block.rs:202
                    const float t23 = weight_1 * decode_bf16(t22); // block.rs:205
                    sums_0_0 = sums_0_0 + t23;
                    const float t24 = weight_1 * decode_bf16(t22 >> 16u);
                    sums_0_1 = sums_0_1 + t24;
                }
            }
            float outputs_0_1 = 0.0f; // block.rs:226
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 64u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 64u + first_dim + 1u] = sums_0_1;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_1 = runs[local_invocation_index]; // block.rs:241
                sum_1 = sum_1 + runs[local_invocation_index + 64u]; // block.rs:244
                sum_1 = sum_1 + runs[local_invocation_index + 128u];
                sum_1 = sum_1 + runs[local_invocation_index + 192u];
                sum_1 = sum_1 + runs[local_invocation_index + 256u];
                sum_1 = sum_1 + runs[local_invocation_index + 320u];
                sum_1 = sum_1 + runs[local_invocation_index + 384u];
                sum_1 = sum_1 + runs[local_invocation_index + 448u];
                const uint bits_2 = as_type<uint>(sum_1); // bits.rs:29
                outputs_0_1 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // block.rs:246
            }
            const float t25 = outputs_0_1; // block.rs:249
            const float t26 = highest_0; // block.rs:312
            const float t27 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                float parts_0 = t26; // sequential.rs:37
                float parts_1 = t27;
                float parts_2 = t25;
                if (index > 0u) { // sequential.rs:38
                    const float t28 = maxima_0; // sequential.rs:40
                    const float max_2 = max_f32(t28, t26); // join.rs:16
                    const float t29 = t28 - max_2; // join.rs:17
                    const float t30 = min_f32(max_f32(t29, -104.0f), 89.0f); // exponential.rs:40
                    const float t31 = t30 * 1.442695f; // exponential.rs:14
                    const float k_1 = rint(t31);
                    const float t32 = k_1 * 0.6933594f; // exponential.rs:15
                    const float reduced_1 = t30 - t32;
                    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
                    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
                    const float t33 = reduced_1 - r_1; // exponential.rs:18
                    const float r_error_1 = t33 - correction_1;
                    float q_2 = 0.00019891017f; // exponential.rs:26
                    const float t34 = q_2 * r_1; // exponential.rs:29
                    q_2 = t34 + 0.0013933674f;
                    const float t35 = q_2 * r_1;
                    q_2 = t35 + 0.008333311f;
                    const float t36 = q_2 * r_1;
                    q_2 = t36 + 0.041666467f;
                    const float t37 = q_2 * r_1;
                    q_2 = t37 + 0.16666667f;
                    const float t38 = q_2 * r_1;
                    q_2 = t38 + 0.5f;
                    const float t39 = r_1 * r_1; // exponential.rs:31
                    const float t40 = t39 * q_2;
                    const float rest_1 = r_error_1 + t40;
                    const float p_1 = r_1 + rest_1; // exponential.rs:32
                    const float y_2 = 1.0f + p_1; // exponential.rs:33
                    const int t41 = i32_from_f32(k_1); // exponential.rs:42
                    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t41); // bits.rs:44
                    const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(t41) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t29) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
                    const float t42 = t26 - max_2; // join.rs:18
                    const float t43 = min_f32(max_f32(t42, -104.0f), 89.0f); // exponential.rs:40
                    const float t44 = t43 * 1.442695f; // exponential.rs:14
                    const float k_2 = rint(t44);
                    const float t45 = k_2 * 0.6933594f; // exponential.rs:15
                    const float reduced_2 = t43 - t45;
                    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
                    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
                    const float t46 = reduced_2 - r_2; // exponential.rs:18
                    const float r_error_2 = t46 - correction_2;
                    float q_3 = 0.00019891017f; // exponential.rs:26
                    const float t47 = q_3 * r_2; // exponential.rs:29
                    q_3 = t47 + 0.0013933674f;
                    const float t48 = q_3 * r_2;
                    q_3 = t48 + 0.008333311f;
                    const float t49 = q_3 * r_2;
                    q_3 = t49 + 0.041666467f;
                    const float t50 = q_3 * r_2;
                    q_3 = t50 + 0.16666667f;
                    const float t51 = q_3 * r_2;
                    q_3 = t51 + 0.5f;
                    const float t52 = r_2 * r_2; // exponential.rs:31
                    const float t53 = t52 * q_3;
                    const float rest_2 = r_error_2 + t53;
                    const float p_2 = r_2 + rest_2; // exponential.rs:32
                    const float y_3 = 1.0f + p_2; // exponential.rs:33
                    const int t54 = i32_from_f32(k_2); // exponential.rs:42
                    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t54); // bits.rs:44
                    const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(t54) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t42) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
                    const float t55 = sums_0 * factor; // join.rs:19
                    const float t56 = t27 * next_factor;
                    const float sum_1 = t55 + t56;
                    const float t57 = outputs_0 * factor; // join.rs:20
                    const uint bits_4 = as_type<uint>(t57); // bits.rs:29
                    const float t58 = t25 * next_factor; // join.rs:20
                    const uint bits_5 = as_type<uint>(t58); // bits.rs:29
                    const float t59 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) + as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_1;
                    parts_2 = t59;
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
    const float t60 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t61 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t61); // division.rs:13
        const uint b_bits = as_type<uint>(t60); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t62 = a_bits & 8388607u; // division.rs:18
        const uint t63 = b_bits & 8388607u;
        const uint below = ((t62 < t63) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t62 | 8388608u, below); // division.rs:34
        const uint denominator = t63 | 8388608u; // division.rs:35
        const float d = as_type<float>(t63 | 1065353216u); // division.rs:37
        const float t64 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t64;
        const float t65 = d * reciprocal; // division.rs:41
        const float t66 = 1.0f - t65;
        const float t67 = reciprocal * t66;
        reciprocal = reciprocal + t67;
        const float t68 = d * reciprocal;
        const float t69 = 1.0f - t68;
        const float t70 = reciprocal * t69;
        reciprocal = reciprocal + t70;
        const float t71 = d * reciprocal;
        const float t72 = 1.0f - t71;
        const float t73 = reciprocal * t72;
        reciprocal = reciprocal + t73;
        const float n = as_type<float>((t62 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t74 = n * reciprocal; // division.rs:45
        const float t75 = t74 * 8388608.0f;
        uint quotient = u32_from_f32(t75);
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
        const uint t76 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t76 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t76 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t77 = ((as_type<uint>(t61) & 2147483647u) > 2139095040u) | ((as_type<uint>(t60) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t77 | (a_zero & b_zero)) | (a_infinite & b_infinite);
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
        outputs_0_1 = runs[query * 64u + dim]; // join.rs:77
        outputs_1 = runs[query * 64u + dim + 1u];
        outputs_2 = runs[query * 64u + dim + 2u];
        outputs_3 = runs[query * 64u + dim + 3u];
        outputs_4 = runs[query * 64u + dim + 4u];
        outputs_5 = runs[query * 64u + dim + 5u];
        outputs_6 = runs[query * 64u + dim + 6u];
        outputs_7 = runs[query * 64u + dim + 7u];
        const uint t78 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t79 = ((device const uint4*)q_gate)[(t78 >> 1u) >> 2u]; // piece.rs:40
        const float t80 = decode_bf16(t79.x);
        const float t81 = decode_bf16(t79.x >> 16u);
        const float t82 = decode_bf16(t79.y);
        const float t83 = decode_bf16(t79.y >> 16u);
        const float t84 = decode_bf16(t79.z);
        const float t85 = decode_bf16(t79.z >> 16u);
        const float t86 = decode_bf16(t79.w);
        const float t87 = decode_bf16(t79.w >> 16u);
        const float t88 = abs_f32(t80); // activation.rs:20
        const float t89 = min_f32(max_f32(t88, -104.0f), 89.0f); // exponential.rs:40
        const float t90 = t89 * 1.442695f; // exponential.rs:14
        const float k = rint(t90);
        const float t91 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t89 - t91;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t92 = reduced - r; // exponential.rs:18
        const float r_error = t92 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t93 = q_1 * r; // exponential.rs:29
        q_1 = t93 + 0.0013933674f;
        const float t94 = q_1 * r;
        q_1 = t94 + 0.008333311f;
        const float t95 = q_1 * r;
        q_1 = t95 + 0.041666467f;
        const float t96 = q_1 * r;
        q_1 = t96 + 0.16666667f;
        const float t97 = q_1 * r;
        q_1 = t97 + 0.5f;
        const float t98 = r * r; // exponential.rs:31
        const float t99 = t98 * q_1;
        const float rest = r_error + t99;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t100 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t100); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t100) << 23u); // bits.rs:45
        const float t101 = (((as_type<uint>(t88) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t101)); // activation.rs:20
        const float t102 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t102));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t103 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t104 = t103 * 0.32323232f; // division.rs:102
        const float t105 = t104 - 1.4545455f;
        const float t106 = t103 * t105;
        float estimate = t106 + 2.121212f;
        const float t107 = t103 * estimate; // division.rs:105
        const float t108 = 1.0f - t107;
        const float t109 = estimate * t108;
        estimate = estimate + t109;
        const float t110 = t103 * estimate;
        const float t111 = 1.0f - t110;
        const float t112 = estimate * t111;
        estimate = estimate + t112;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t103) & 4294963200u);
        const float t113 = d_high * high; // division.rs:110
        const float t114 = 1.0f - t113;
        const float t115 = t103 - d_high;
        const float t116 = t115 * high;
        const float residual = t114 - t116;
        const float estimate_1 = estimate;
        const float t117 = residual * estimate_1; // division.rs:87
        const float t118 = high + t117;
        const int t119 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t118) >> 23u), t119); // bits.rs:44
        const uint bits_2 = as_type<uint>(t118) + (as_type<uint>(t119) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t120 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_bf16(t120);
        const float t121 = 1.0f - y_2; // activation.rs:23
        const float t122 = decode_bf16(encode_bf16(outputs_0_1)) * ((t80 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t121))); // join.rs:84
        const uint bits_3 = as_type<uint>(t122); // bits.rs:29
        outputs_0_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t123 = abs_f32(t81); // activation.rs:20
        const float t124 = min_f32(max_f32(t123, -104.0f), 89.0f); // exponential.rs:40
        const float t125 = t124 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t125);
        const float t126 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t124 - t126;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t127 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t127 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t128 = q_2 * r_1; // exponential.rs:29
        q_2 = t128 + 0.0013933674f;
        const float t129 = q_2 * r_1;
        q_2 = t129 + 0.008333311f;
        const float t130 = q_2 * r_1;
        q_2 = t130 + 0.041666467f;
        const float t131 = q_2 * r_1;
        q_2 = t131 + 0.16666667f;
        const float t132 = q_2 * r_1;
        q_2 = t132 + 0.5f;
        const float t133 = r_1 * r_1; // exponential.rs:31
        const float t134 = t133 * q_2;
        const float rest_1 = r_error_1 + t134;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t135 = i32_from_f32(k_1); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t135); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t135) << 23u); // bits.rs:45
        const float t136 = (((as_type<uint>(t123) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t136)); // activation.rs:20
        const float t137 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t137));
        const uint bits_5 = as_type<uint>(d_1); // division.rs:85
        const float t138 = as_type<float>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        const float t139 = t138 * 0.32323232f; // division.rs:102
        const float t140 = t139 - 1.4545455f;
        const float t141 = t138 * t140;
        float estimate_2 = t141 + 2.121212f;
        const float t142 = t138 * estimate_2; // division.rs:105
        const float t143 = 1.0f - t142;
        const float t144 = estimate_2 * t143;
        estimate_2 = estimate_2 + t144;
        const float t145 = t138 * estimate_2;
        const float t146 = 1.0f - t145;
        const float t147 = estimate_2 * t146;
        estimate_2 = estimate_2 + t147;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t138) & 4294963200u);
        const float t148 = d_high_1 * high_1; // division.rs:110
        const float t149 = 1.0f - t148;
        const float t150 = t138 - d_high_1;
        const float t151 = t150 * high_1;
        const float residual_1 = t149 - t151;
        const float estimate_3 = estimate_2;
        const float t152 = residual_1 * estimate_3; // division.rs:87
        const float t153 = high_1 + t152;
        const int t154 = sub_i32(127, as_type<int>(bits_5 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t153) >> 23u), t154); // bits.rs:44
        const uint bits_6 = as_type<uint>(t153) + (as_type<uint>(t154) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))); // bits.rs:46
        const uint t155 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_bf16(t155);
        const float t156 = 1.0f - y_4; // activation.rs:23
        const float t157 = decode_bf16(encode_bf16(outputs_1)) * ((t81 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t156))); // join.rs:84
        const uint bits_7 = as_type<uint>(t157); // bits.rs:29
        outputs_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t158 = abs_f32(t82); // activation.rs:20
        const float t159 = min_f32(max_f32(t158, -104.0f), 89.0f); // exponential.rs:40
        const float t160 = t159 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t160);
        const float t161 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t159 - t161;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t162 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t162 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t163 = q_3 * r_2; // exponential.rs:29
        q_3 = t163 + 0.0013933674f;
        const float t164 = q_3 * r_2;
        q_3 = t164 + 0.008333311f;
        const float t165 = q_3 * r_2;
        q_3 = t165 + 0.041666467f;
        const float t166 = q_3 * r_2;
        q_3 = t166 + 0.16666667f;
        const float t167 = q_3 * r_2;
        q_3 = t167 + 0.5f;
        const float t168 = r_2 * r_2; // exponential.rs:31
        const float t169 = t168 * q_3;
        const float rest_2 = r_error_2 + t169;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t170 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t170); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t170) << 23u); // bits.rs:45
        const float t171 = (((as_type<uint>(t158) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t171)); // activation.rs:20
        const float t172 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t172));
        const uint bits_9 = as_type<uint>(d_2); // division.rs:85
        const float t173 = as_type<float>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        const float t174 = t173 * 0.32323232f; // division.rs:102
        const float t175 = t174 - 1.4545455f;
        const float t176 = t173 * t175;
        float estimate_4 = t176 + 2.121212f;
        const float t177 = t173 * estimate_4; // division.rs:105
        const float t178 = 1.0f - t177;
        const float t179 = estimate_4 * t178;
        estimate_4 = estimate_4 + t179;
        const float t180 = t173 * estimate_4;
        const float t181 = 1.0f - t180;
        const float t182 = estimate_4 * t181;
        estimate_4 = estimate_4 + t182;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t173) & 4294963200u);
        const float t183 = d_high_2 * high_2; // division.rs:110
        const float t184 = 1.0f - t183;
        const float t185 = t173 - d_high_2;
        const float t186 = t185 * high_2;
        const float residual_2 = t184 - t186;
        const float estimate_5 = estimate_4;
        const float t187 = residual_2 * estimate_5; // division.rs:87
        const float t188 = high_2 + t187;
        const int t189 = sub_i32(127, as_type<int>(bits_9 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t188) >> 23u), t189); // bits.rs:44
        const uint bits_10 = as_type<uint>(t188) + (as_type<uint>(t189) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))); // bits.rs:46
        const uint t190 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_bf16(t190);
        const float t191 = 1.0f - y_6; // activation.rs:23
        const float t192 = decode_bf16(encode_bf16(outputs_2)) * ((t82 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t191))); // join.rs:84
        const uint bits_11 = as_type<uint>(t192); // bits.rs:29
        outputs_2 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t193 = abs_f32(t83); // activation.rs:20
        const float t194 = min_f32(max_f32(t193, -104.0f), 89.0f); // exponential.rs:40
        const float t195 = t194 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t195);
        const float t196 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t194 - t196;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t197 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t197 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t198 = q_4 * r_3; // exponential.rs:29
        q_4 = t198 + 0.0013933674f;
        const float t199 = q_4 * r_3;
        q_4 = t199 + 0.008333311f;
        const float t200 = q_4 * r_3;
        q_4 = t200 + 0.041666467f;
        const float t201 = q_4 * r_3;
        q_4 = t201 + 0.16666667f;
        const float t202 = q_4 * r_3;
        q_4 = t202 + 0.5f;
        const float t203 = r_3 * r_3; // exponential.rs:31
        const float t204 = t203 * q_4;
        const float rest_3 = r_error_3 + t204;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t205 = i32_from_f32(k_3); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t205); // bits.rs:44
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t205) << 23u); // bits.rs:45
        const float t206 = (((as_type<uint>(t193) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t206)); // activation.rs:20
        const float t207 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t207));
        const uint bits_13 = as_type<uint>(d_3); // division.rs:85
        const float t208 = as_type<float>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        const float t209 = t208 * 0.32323232f; // division.rs:102
        const float t210 = t209 - 1.4545455f;
        const float t211 = t208 * t210;
        float estimate_6 = t211 + 2.121212f;
        const float t212 = t208 * estimate_6; // division.rs:105
        const float t213 = 1.0f - t212;
        const float t214 = estimate_6 * t213;
        estimate_6 = estimate_6 + t214;
        const float t215 = t208 * estimate_6;
        const float t216 = 1.0f - t215;
        const float t217 = estimate_6 * t216;
        estimate_6 = estimate_6 + t217;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t208) & 4294963200u);
        const float t218 = d_high_3 * high_3; // division.rs:110
        const float t219 = 1.0f - t218;
        const float t220 = t208 - d_high_3;
        const float t221 = t220 * high_3;
        const float residual_3 = t219 - t221;
        const float estimate_7 = estimate_6;
        const float t222 = residual_3 * estimate_7; // division.rs:87
        const float t223 = high_3 + t222;
        const int t224 = sub_i32(127, as_type<int>(bits_13 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t223) >> 23u), t224); // bits.rs:44
        const uint bits_14 = as_type<uint>(t223) + (as_type<uint>(t224) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))); // bits.rs:46
        const uint t225 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_bf16(t225);
        const float t226 = 1.0f - y_8; // activation.rs:23
        const float t227 = decode_bf16(encode_bf16(outputs_3)) * ((t83 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t226))); // join.rs:84
        const uint bits_15 = as_type<uint>(t227); // bits.rs:29
        outputs_3 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const float t228 = abs_f32(t84); // activation.rs:20
        const float t229 = min_f32(max_f32(t228, -104.0f), 89.0f); // exponential.rs:40
        const float t230 = t229 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t230);
        const float t231 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t229 - t231;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t232 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t232 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t233 = q_5 * r_4; // exponential.rs:29
        q_5 = t233 + 0.0013933674f;
        const float t234 = q_5 * r_4;
        q_5 = t234 + 0.008333311f;
        const float t235 = q_5 * r_4;
        q_5 = t235 + 0.041666467f;
        const float t236 = q_5 * r_4;
        q_5 = t236 + 0.16666667f;
        const float t237 = q_5 * r_4;
        q_5 = t237 + 0.5f;
        const float t238 = r_4 * r_4; // exponential.rs:31
        const float t239 = t238 * q_5;
        const float rest_4 = r_error_4 + t239;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t240 = i32_from_f32(k_4); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t240); // bits.rs:44
        const uint bits_16 = as_type<uint>(y_9) + (as_type<uint>(t240) << 23u); // bits.rs:45
        const float t241 = (((as_type<uint>(t228) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
        const float e_4 = decode_bf16(encode_bf16(t241)); // activation.rs:20
        const float t242 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t242));
        const uint bits_17 = as_type<uint>(d_4); // division.rs:85
        const float t243 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        const float t244 = t243 * 0.32323232f; // division.rs:102
        const float t245 = t244 - 1.4545455f;
        const float t246 = t243 * t245;
        float estimate_8 = t246 + 2.121212f;
        const float t247 = t243 * estimate_8; // division.rs:105
        const float t248 = 1.0f - t247;
        const float t249 = estimate_8 * t248;
        estimate_8 = estimate_8 + t249;
        const float t250 = t243 * estimate_8;
        const float t251 = 1.0f - t250;
        const float t252 = estimate_8 * t251;
        estimate_8 = estimate_8 + t252;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(t243) & 4294963200u);
        const float t253 = d_high_4 * high_4; // division.rs:110
        const float t254 = 1.0f - t253;
        const float t255 = t243 - d_high_4;
        const float t256 = t255 * high_4;
        const float residual_4 = t254 - t256;
        const float estimate_9 = estimate_8;
        const float t257 = residual_4 * estimate_9; // division.rs:87
        const float t258 = high_4 + t257;
        const int t259 = sub_i32(127, as_type<int>(bits_17 >> 23u));
        const int field_9 = add_i32(as_type<int>(as_type<uint>(t258) >> 23u), t259); // bits.rs:44
        const uint bits_18 = as_type<uint>(t258) + (as_type<uint>(t259) << 23u); // bits.rs:45
        const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
        const uint t260 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
        const float y_10 = decode_bf16(t260);
        const float t261 = 1.0f - y_10; // activation.rs:23
        const float t262 = decode_bf16(encode_bf16(outputs_4)) * ((t84 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t261))); // join.rs:84
        const uint bits_19 = as_type<uint>(t262); // bits.rs:29
        outputs_4 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // join.rs:84
        const float t263 = abs_f32(t85); // activation.rs:20
        const float t264 = min_f32(max_f32(t263, -104.0f), 89.0f); // exponential.rs:40
        const float t265 = t264 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t265);
        const float t266 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t264 - t266;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t267 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t267 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t268 = q_6 * r_5; // exponential.rs:29
        q_6 = t268 + 0.0013933674f;
        const float t269 = q_6 * r_5;
        q_6 = t269 + 0.008333311f;
        const float t270 = q_6 * r_5;
        q_6 = t270 + 0.041666467f;
        const float t271 = q_6 * r_5;
        q_6 = t271 + 0.16666667f;
        const float t272 = q_6 * r_5;
        q_6 = t272 + 0.5f;
        const float t273 = r_5 * r_5; // exponential.rs:31
        const float t274 = t273 * q_6;
        const float rest_5 = r_error_5 + t274;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t275 = i32_from_f32(k_5); // exponential.rs:42
        const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t275); // bits.rs:44
        const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(t275) << 23u); // bits.rs:45
        const float t276 = (((as_type<uint>(t263) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
        const float e_5 = decode_bf16(encode_bf16(t276)); // activation.rs:20
        const float t277 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t277));
        const uint bits_21 = as_type<uint>(d_5); // division.rs:85
        const float t278 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        const float t279 = t278 * 0.32323232f; // division.rs:102
        const float t280 = t279 - 1.4545455f;
        const float t281 = t278 * t280;
        float estimate_10 = t281 + 2.121212f;
        const float t282 = t278 * estimate_10; // division.rs:105
        const float t283 = 1.0f - t282;
        const float t284 = estimate_10 * t283;
        estimate_10 = estimate_10 + t284;
        const float t285 = t278 * estimate_10;
        const float t286 = 1.0f - t285;
        const float t287 = estimate_10 * t286;
        estimate_10 = estimate_10 + t287;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(t278) & 4294963200u);
        const float t288 = d_high_5 * high_5; // division.rs:110
        const float t289 = 1.0f - t288;
        const float t290 = t278 - d_high_5;
        const float t291 = t290 * high_5;
        const float residual_5 = t289 - t291;
        const float estimate_11 = estimate_10;
        const float t292 = residual_5 * estimate_11; // division.rs:87
        const float t293 = high_5 + t292;
        const int t294 = sub_i32(127, as_type<int>(bits_21 >> 23u));
        const int field_11 = add_i32(as_type<int>(as_type<uint>(t293) >> 23u), t294); // bits.rs:44
        const uint bits_22 = as_type<uint>(t293) + (as_type<uint>(t294) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
        const uint t295 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_12 = decode_bf16(t295);
        const float t296 = 1.0f - y_12; // activation.rs:23
        const float t297 = decode_bf16(encode_bf16(outputs_5)) * ((t85 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t296))); // join.rs:84
        const uint bits_23 = as_type<uint>(t297); // bits.rs:29
        outputs_5 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const float t298 = abs_f32(t86); // activation.rs:20
        const float t299 = min_f32(max_f32(t298, -104.0f), 89.0f); // exponential.rs:40
        const float t300 = t299 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t300);
        const float t301 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t299 - t301;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t302 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t302 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t303 = q_7 * r_6; // exponential.rs:29
        q_7 = t303 + 0.0013933674f;
        const float t304 = q_7 * r_6;
        q_7 = t304 + 0.008333311f;
        const float t305 = q_7 * r_6;
        q_7 = t305 + 0.041666467f;
        const float t306 = q_7 * r_6;
        q_7 = t306 + 0.16666667f;
        const float t307 = q_7 * r_6;
        q_7 = t307 + 0.5f;
        const float t308 = r_6 * r_6; // exponential.rs:31
        const float t309 = t308 * q_7;
        const float rest_6 = r_error_6 + t309;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t310 = i32_from_f32(k_6); // exponential.rs:42
        const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t310); // bits.rs:44
        const uint bits_24 = as_type<uint>(y_13) + (as_type<uint>(t310) << 23u); // bits.rs:45
        const float t311 = (((as_type<uint>(t298) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_24)))); // exponential.rs:42
        const float e_6 = decode_bf16(encode_bf16(t311)); // activation.rs:20
        const float t312 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t312));
        const uint bits_25 = as_type<uint>(d_6); // division.rs:85
        const float t313 = as_type<float>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        const float t314 = t313 * 0.32323232f; // division.rs:102
        const float t315 = t314 - 1.4545455f;
        const float t316 = t313 * t315;
        float estimate_12 = t316 + 2.121212f;
        const float t317 = t313 * estimate_12; // division.rs:105
        const float t318 = 1.0f - t317;
        const float t319 = estimate_12 * t318;
        estimate_12 = estimate_12 + t319;
        const float t320 = t313 * estimate_12;
        const float t321 = 1.0f - t320;
        const float t322 = estimate_12 * t321;
        estimate_12 = estimate_12 + t322;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(t313) & 4294963200u);
        const float t323 = d_high_6 * high_6; // division.rs:110
        const float t324 = 1.0f - t323;
        const float t325 = t313 - d_high_6;
        const float t326 = t325 * high_6;
        const float residual_6 = t324 - t326;
        const float estimate_13 = estimate_12;
        const float t327 = residual_6 * estimate_13; // division.rs:87
        const float t328 = high_6 + t327;
        const int t329 = sub_i32(127, as_type<int>(bits_25 >> 23u));
        const int field_13 = add_i32(as_type<int>(as_type<uint>(t328) >> 23u), t329); // bits.rs:44
        const uint bits_26 = as_type<uint>(t328) + (as_type<uint>(t329) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_26))); // bits.rs:46
        const uint t330 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_14 = decode_bf16(t330);
        const float t331 = 1.0f - y_14; // activation.rs:23
        const float t332 = decode_bf16(encode_bf16(outputs_6)) * ((t86 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t331))); // join.rs:84
        const uint bits_27 = as_type<uint>(t332); // bits.rs:29
        outputs_6 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // join.rs:84
        const float t333 = abs_f32(t87); // activation.rs:20
        const float t334 = min_f32(max_f32(t333, -104.0f), 89.0f); // exponential.rs:40
        const float t335 = t334 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t335);
        const float t336 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t334 - t336;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t337 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t337 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t338 = q_8 * r_7; // exponential.rs:29
        q_8 = t338 + 0.0013933674f;
        const float t339 = q_8 * r_7;
        q_8 = t339 + 0.008333311f;
        const float t340 = q_8 * r_7;
        q_8 = t340 + 0.041666467f;
        const float t341 = q_8 * r_7;
        q_8 = t341 + 0.16666667f;
        const float t342 = q_8 * r_7;
        q_8 = t342 + 0.5f;
        const float t343 = r_7 * r_7; // exponential.rs:31
        const float t344 = t343 * q_8;
        const float rest_7 = r_error_7 + t344;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t345 = i32_from_f32(k_7); // exponential.rs:42
        const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t345); // bits.rs:44
        const uint bits_28 = as_type<uint>(y_15) + (as_type<uint>(t345) << 23u); // bits.rs:45
        const float t346 = (((as_type<uint>(t333) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:42
        const float e_7 = decode_bf16(encode_bf16(t346)); // activation.rs:20
        const float t347 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t347));
        const uint bits_29 = as_type<uint>(d_7); // division.rs:85
        const float t348 = as_type<float>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        const float t349 = t348 * 0.32323232f; // division.rs:102
        const float t350 = t349 - 1.4545455f;
        const float t351 = t348 * t350;
        float estimate_14 = t351 + 2.121212f;
        const float t352 = t348 * estimate_14; // division.rs:105
        const float t353 = 1.0f - t352;
        const float t354 = estimate_14 * t353;
        estimate_14 = estimate_14 + t354;
        const float t355 = t348 * estimate_14;
        const float t356 = 1.0f - t355;
        const float t357 = estimate_14 * t356;
        estimate_14 = estimate_14 + t357;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(t348) & 4294963200u);
        const float t358 = d_high_7 * high_7; // division.rs:110
        const float t359 = 1.0f - t358;
        const float t360 = t348 - d_high_7;
        const float t361 = t360 * high_7;
        const float residual_7 = t359 - t361;
        const float estimate_15 = estimate_14;
        const float t362 = residual_7 * estimate_15; // division.rs:87
        const float t363 = high_7 + t362;
        const int t364 = sub_i32(127, as_type<int>(bits_29 >> 23u));
        const int field_15 = add_i32(as_type<int>(as_type<uint>(t363) >> 23u), t364); // bits.rs:44
        const uint bits_30 = as_type<uint>(t363) + (as_type<uint>(t364) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_30))); // bits.rs:46
        const uint t365 = encode_bf16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_16 = decode_bf16(t365);
        const float t366 = 1.0f - y_16; // activation.rs:23
        const float t367 = decode_bf16(encode_bf16(outputs_7)) * ((t87 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t366))); // join.rs:84
        const uint bits_31 = as_type<uint>(t367); // bits.rs:29
        outputs_7 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // join.rs:84
        const uint t368 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t369 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        ((device uint4*)y)[t368 >> 2u] = t369;
    }
}
