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

uint encode_f16(float x) {
    const uint bits = as_type<uint>(x);
    const uint sign = (bits >> 16u) & 0x8000u;
    const uint magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    const uint shift = 126u - (magnitude >> 23u);
    const uint significand = (magnitude & 0x7fffffu) | 0x800000u;
    const uint quotient = significand >> shift;
    const uint rest = significand & ((1u << shift) - 1u);
    const uint tie = 1u << (shift - 1u);
    const bool up = rest > tie || (rest == tie && (quotient & 1u) == 1u);
    return sign | (quotient + (up ? 1u : 0u));
}

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

kernel void attention__f16_f16__sequential_x8_1x1_gated(
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
    threadgroup float runs[2048];
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
                    dots_0 = fma(decode_f16(t7.x), decode_f16(t6.x), dots_0); // block.rs:167
                    dots_0 = fma(decode_f16(t7.x >> 16u), decode_f16(t6.x >> 16u), dots_0);
                    dots_0 = fma(decode_f16(t7.y), decode_f16(t6.y), dots_0);
                    dots_0 = fma(decode_f16(t7.y >> 16u), decode_f16(t6.y >> 16u), dots_0);
                    dots_0 = fma(decode_f16(t7.z), decode_f16(t6.z), dots_0);
                    dots_0 = fma(decode_f16(t7.z >> 16u), decode_f16(t6.z >> 16u), dots_0);
                    dots_0 = fma(decode_f16(t7.w), decode_f16(t6.w), dots_0);
                    dots_0 = fma(decode_f16(t7.w >> 16u), decode_f16(t6.w >> 16u), dots_0);
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
            if (first_dim < head_dim) { // block.rs:194
                const uint first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                const uint common_end = min_u32(max_u32(t5, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint4 t22 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    const float weight_1 = weights[key]; // block.rs:202
                    const float t23 = weight_1 * decode_f16(t22.x); // block.rs:205
                    sums_0_0 = sums_0_0 + t23;
                    const float t24 = weight_1 * decode_f16(t22.x >> 16u);
                    sums_0_1 = sums_0_1 + t24;
                    const float t25 = weight_1 * decode_f16(t22.y);
                    sums_0_2 = sums_0_2 + t25;
                    const float t26 = weight_1 * decode_f16(t22.y >> 16u);
                    sums_0_3 = sums_0_3 + t26;
                    const float t27 = weight_1 * decode_f16(t22.z);
                    sums_0_4 = sums_0_4 + t27;
                    const float t28 = weight_1 * decode_f16(t22.z >> 16u);
                    sums_0_5 = sums_0_5 + t28;
                    const float t29 = weight_1 * decode_f16(t22.w);
                    sums_0_6 = sums_0_6 + t29;
                    const float t30 = weight_1 * decode_f16(t22.w >> 16u);
                    sums_0_7 = sums_0_7 + t30;
                }
            }
            float outputs_0_1 = 0.0f; // block.rs:226
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
                float sum_1 = runs[local_invocation_index]; // block.rs:241
                sum_1 = sum_1 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_1 = sum_1 + runs[local_invocation_index + 512u];
                sum_1 = sum_1 + runs[local_invocation_index + 768u];
                sum_1 = sum_1 + runs[local_invocation_index + 1024u];
                sum_1 = sum_1 + runs[local_invocation_index + 1280u];
                sum_1 = sum_1 + runs[local_invocation_index + 1536u];
                sum_1 = sum_1 + runs[local_invocation_index + 1792u];
                const uint bits_2 = as_type<uint>(sum_1); // bits.rs:29
                outputs_0_1 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // block.rs:246
            }
            const float t31 = outputs_0_1; // block.rs:249
            const float t32 = highest_0; // block.rs:312
            const float t33 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                float parts_0 = t32; // sequential.rs:37
                float parts_1 = t33;
                float parts_2 = t31;
                if (index > 0u) { // sequential.rs:38
                    const float t34 = maxima_0; // sequential.rs:40
                    const float max_2 = max_f32(t34, t32); // join.rs:16
                    const float t35 = t34 - max_2; // join.rs:17
                    const float t36 = min_f32(max_f32(t35, -104.0f), 89.0f); // exponential.rs:40
                    const float t37 = t36 * 1.442695f; // exponential.rs:14
                    const float k_1 = rint(t37);
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
                    const float y_2 = 1.0f + p_1; // exponential.rs:33
                    const int t47 = i32_from_f32(k_1); // exponential.rs:42
                    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t47); // bits.rs:44
                    const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(t47) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t35) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
                    const float t48 = t32 - max_2; // join.rs:18
                    const float t49 = min_f32(max_f32(t48, -104.0f), 89.0f); // exponential.rs:40
                    const float t50 = t49 * 1.442695f; // exponential.rs:14
                    const float k_2 = rint(t50);
                    const float t51 = k_2 * 0.6933594f; // exponential.rs:15
                    const float reduced_2 = t49 - t51;
                    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
                    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
                    const float t52 = reduced_2 - r_2; // exponential.rs:18
                    const float r_error_2 = t52 - correction_2;
                    float q_3 = 0.00019891017f; // exponential.rs:26
                    const float t53 = q_3 * r_2; // exponential.rs:29
                    q_3 = t53 + 0.0013933674f;
                    const float t54 = q_3 * r_2;
                    q_3 = t54 + 0.008333311f;
                    const float t55 = q_3 * r_2;
                    q_3 = t55 + 0.041666467f;
                    const float t56 = q_3 * r_2;
                    q_3 = t56 + 0.16666667f;
                    const float t57 = q_3 * r_2;
                    q_3 = t57 + 0.5f;
                    const float t58 = r_2 * r_2; // exponential.rs:31
                    const float t59 = t58 * q_3;
                    const float rest_2 = r_error_2 + t59;
                    const float p_2 = r_2 + rest_2; // exponential.rs:32
                    const float y_3 = 1.0f + p_2; // exponential.rs:33
                    const int t60 = i32_from_f32(k_2); // exponential.rs:42
                    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t60); // bits.rs:44
                    const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(t60) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t48) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
                    const float t61 = sums_0 * factor; // join.rs:19
                    const float t62 = t33 * next_factor;
                    const float sum_1 = t61 + t62;
                    const float t63 = outputs_0 * factor; // join.rs:20
                    const uint bits_4 = as_type<uint>(t63); // bits.rs:29
                    const float t64 = t31 * next_factor; // join.rs:20
                    const uint bits_5 = as_type<uint>(t64); // bits.rs:29
                    const float t65 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) + as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_1;
                    parts_2 = t65;
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
    const float t66 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t67 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t67); // division.rs:13
        const uint b_bits = as_type<uint>(t66); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t68 = a_bits & 8388607u; // division.rs:18
        const uint t69 = b_bits & 8388607u;
        const uint below = ((t68 < t69) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t68 | 8388608u, below); // division.rs:34
        const uint denominator = t69 | 8388608u; // division.rs:35
        const float d = as_type<float>(t69 | 1065353216u); // division.rs:37
        const float t70 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t70;
        const float t71 = d * reciprocal; // division.rs:41
        const float t72 = 1.0f - t71;
        const float t73 = reciprocal * t72;
        reciprocal = reciprocal + t73;
        const float t74 = d * reciprocal;
        const float t75 = 1.0f - t74;
        const float t76 = reciprocal * t75;
        reciprocal = reciprocal + t76;
        const float t77 = d * reciprocal;
        const float t78 = 1.0f - t77;
        const float t79 = reciprocal * t78;
        reciprocal = reciprocal + t79;
        const float n = as_type<float>((t68 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t80 = n * reciprocal; // division.rs:45
        const float t81 = t80 * 8388608.0f;
        uint quotient = u32_from_f32(t81);
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
        const uint t82 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t82 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t82 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t83 = ((as_type<uint>(t67) & 2147483647u) > 2139095040u) | ((as_type<uint>(t66) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t83 | (a_zero & b_zero)) | (a_infinite & b_infinite);
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
        outputs_0_1 = runs[query * 256u + dim]; // join.rs:77
        outputs_1 = runs[query * 256u + dim + 1u];
        outputs_2 = runs[query * 256u + dim + 2u];
        outputs_3 = runs[query * 256u + dim + 3u];
        outputs_4 = runs[query * 256u + dim + 4u];
        outputs_5 = runs[query * 256u + dim + 5u];
        outputs_6 = runs[query * 256u + dim + 6u];
        outputs_7 = runs[query * 256u + dim + 7u];
        const uint t84 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t85 = ((device const uint4*)q_gate)[(t84 >> 1u) >> 2u]; // piece.rs:40
        const float t86 = decode_f16(t85.x);
        const float t87 = decode_f16(t85.x >> 16u);
        const float t88 = decode_f16(t85.y);
        const float t89 = decode_f16(t85.y >> 16u);
        const float t90 = decode_f16(t85.z);
        const float t91 = decode_f16(t85.z >> 16u);
        const float t92 = decode_f16(t85.w);
        const float t93 = decode_f16(t85.w >> 16u);
        const float t94 = abs_f32(t86); // activation.rs:20
        const float t95 = min_f32(max_f32(t94, -104.0f), 89.0f); // exponential.rs:40
        const float t96 = t95 * 1.442695f; // exponential.rs:14
        const float k = rint(t96);
        const float t97 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t95 - t97;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t98 = reduced - r; // exponential.rs:18
        const float r_error = t98 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t99 = q_1 * r; // exponential.rs:29
        q_1 = t99 + 0.0013933674f;
        const float t100 = q_1 * r;
        q_1 = t100 + 0.008333311f;
        const float t101 = q_1 * r;
        q_1 = t101 + 0.041666467f;
        const float t102 = q_1 * r;
        q_1 = t102 + 0.16666667f;
        const float t103 = q_1 * r;
        q_1 = t103 + 0.5f;
        const float t104 = r * r; // exponential.rs:31
        const float t105 = t104 * q_1;
        const float rest = r_error + t105;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t106 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t106); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t106) << 23u); // bits.rs:45
        const float t107 = (((as_type<uint>(t94) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_f16(encode_f16(t107)); // activation.rs:20
        const float t108 = 1.0f + e; // activation.rs:21
        const float d = decode_f16(encode_f16(t108));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t109 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t110 = t109 * 0.32323232f; // division.rs:102
        const float t111 = t110 - 1.4545455f;
        const float t112 = t109 * t111;
        float estimate = t112 + 2.121212f;
        const float t113 = t109 * estimate; // division.rs:105
        const float t114 = 1.0f - t113;
        const float t115 = estimate * t114;
        estimate = estimate + t115;
        const float t116 = t109 * estimate;
        const float t117 = 1.0f - t116;
        const float t118 = estimate * t117;
        estimate = estimate + t118;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t109) & 4294963200u);
        const float t119 = d_high * high; // division.rs:110
        const float t120 = 1.0f - t119;
        const float t121 = t109 - d_high;
        const float t122 = t121 * high;
        const float residual = t120 - t122;
        const float estimate_1 = estimate;
        const float t123 = residual * estimate_1; // division.rs:87
        const float t124 = high + t123;
        const int t125 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t124) >> 23u), t125); // bits.rs:44
        const uint bits_2 = as_type<uint>(t124) + (as_type<uint>(t125) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t126 = encode_f16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_f16(t126);
        const float t127 = 1.0f - y_2; // activation.rs:23
        const float t128 = decode_f16(encode_f16(outputs_0_1)) * ((t86 < 0.0f) ? y_2 : decode_f16(encode_f16(t127))); // join.rs:84
        const uint bits_3 = as_type<uint>(t128); // bits.rs:29
        outputs_0_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t129 = abs_f32(t87); // activation.rs:20
        const float t130 = min_f32(max_f32(t129, -104.0f), 89.0f); // exponential.rs:40
        const float t131 = t130 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t131);
        const float t132 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t130 - t132;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t133 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t133 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t134 = q_2 * r_1; // exponential.rs:29
        q_2 = t134 + 0.0013933674f;
        const float t135 = q_2 * r_1;
        q_2 = t135 + 0.008333311f;
        const float t136 = q_2 * r_1;
        q_2 = t136 + 0.041666467f;
        const float t137 = q_2 * r_1;
        q_2 = t137 + 0.16666667f;
        const float t138 = q_2 * r_1;
        q_2 = t138 + 0.5f;
        const float t139 = r_1 * r_1; // exponential.rs:31
        const float t140 = t139 * q_2;
        const float rest_1 = r_error_1 + t140;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t141 = i32_from_f32(k_1); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t141); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t141) << 23u); // bits.rs:45
        const float t142 = (((as_type<uint>(t129) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float e_1 = decode_f16(encode_f16(t142)); // activation.rs:20
        const float t143 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_f16(encode_f16(t143));
        const uint bits_5 = as_type<uint>(d_1); // division.rs:85
        const float t144 = as_type<float>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        const float t145 = t144 * 0.32323232f; // division.rs:102
        const float t146 = t145 - 1.4545455f;
        const float t147 = t144 * t146;
        float estimate_2 = t147 + 2.121212f;
        const float t148 = t144 * estimate_2; // division.rs:105
        const float t149 = 1.0f - t148;
        const float t150 = estimate_2 * t149;
        estimate_2 = estimate_2 + t150;
        const float t151 = t144 * estimate_2;
        const float t152 = 1.0f - t151;
        const float t153 = estimate_2 * t152;
        estimate_2 = estimate_2 + t153;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t144) & 4294963200u);
        const float t154 = d_high_1 * high_1; // division.rs:110
        const float t155 = 1.0f - t154;
        const float t156 = t144 - d_high_1;
        const float t157 = t156 * high_1;
        const float residual_1 = t155 - t157;
        const float estimate_3 = estimate_2;
        const float t158 = residual_1 * estimate_3; // division.rs:87
        const float t159 = high_1 + t158;
        const int t160 = sub_i32(127, as_type<int>(bits_5 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t159) >> 23u), t160); // bits.rs:44
        const uint bits_6 = as_type<uint>(t159) + (as_type<uint>(t160) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))); // bits.rs:46
        const uint t161 = encode_f16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_f16(t161);
        const float t162 = 1.0f - y_4; // activation.rs:23
        const float t163 = decode_f16(encode_f16(outputs_1)) * ((t87 < 0.0f) ? y_4 : decode_f16(encode_f16(t162))); // join.rs:84
        const uint bits_7 = as_type<uint>(t163); // bits.rs:29
        outputs_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t164 = abs_f32(t88); // activation.rs:20
        const float t165 = min_f32(max_f32(t164, -104.0f), 89.0f); // exponential.rs:40
        const float t166 = t165 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t166);
        const float t167 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t165 - t167;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t168 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t168 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t169 = q_3 * r_2; // exponential.rs:29
        q_3 = t169 + 0.0013933674f;
        const float t170 = q_3 * r_2;
        q_3 = t170 + 0.008333311f;
        const float t171 = q_3 * r_2;
        q_3 = t171 + 0.041666467f;
        const float t172 = q_3 * r_2;
        q_3 = t172 + 0.16666667f;
        const float t173 = q_3 * r_2;
        q_3 = t173 + 0.5f;
        const float t174 = r_2 * r_2; // exponential.rs:31
        const float t175 = t174 * q_3;
        const float rest_2 = r_error_2 + t175;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t176 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t176); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t176) << 23u); // bits.rs:45
        const float t177 = (((as_type<uint>(t164) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_2 = decode_f16(encode_f16(t177)); // activation.rs:20
        const float t178 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_f16(encode_f16(t178));
        const uint bits_9 = as_type<uint>(d_2); // division.rs:85
        const float t179 = as_type<float>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        const float t180 = t179 * 0.32323232f; // division.rs:102
        const float t181 = t180 - 1.4545455f;
        const float t182 = t179 * t181;
        float estimate_4 = t182 + 2.121212f;
        const float t183 = t179 * estimate_4; // division.rs:105
        const float t184 = 1.0f - t183;
        const float t185 = estimate_4 * t184;
        estimate_4 = estimate_4 + t185;
        const float t186 = t179 * estimate_4;
        const float t187 = 1.0f - t186;
        const float t188 = estimate_4 * t187;
        estimate_4 = estimate_4 + t188;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t179) & 4294963200u);
        const float t189 = d_high_2 * high_2; // division.rs:110
        const float t190 = 1.0f - t189;
        const float t191 = t179 - d_high_2;
        const float t192 = t191 * high_2;
        const float residual_2 = t190 - t192;
        const float estimate_5 = estimate_4;
        const float t193 = residual_2 * estimate_5; // division.rs:87
        const float t194 = high_2 + t193;
        const int t195 = sub_i32(127, as_type<int>(bits_9 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t194) >> 23u), t195); // bits.rs:44
        const uint bits_10 = as_type<uint>(t194) + (as_type<uint>(t195) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))); // bits.rs:46
        const uint t196 = encode_f16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_f16(t196);
        const float t197 = 1.0f - y_6; // activation.rs:23
        const float t198 = decode_f16(encode_f16(outputs_2)) * ((t88 < 0.0f) ? y_6 : decode_f16(encode_f16(t197))); // join.rs:84
        const uint bits_11 = as_type<uint>(t198); // bits.rs:29
        outputs_2 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t199 = abs_f32(t89); // activation.rs:20
        const float t200 = min_f32(max_f32(t199, -104.0f), 89.0f); // exponential.rs:40
        const float t201 = t200 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t201);
        const float t202 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t200 - t202;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t203 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t203 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t204 = q_4 * r_3; // exponential.rs:29
        q_4 = t204 + 0.0013933674f;
        const float t205 = q_4 * r_3;
        q_4 = t205 + 0.008333311f;
        const float t206 = q_4 * r_3;
        q_4 = t206 + 0.041666467f;
        const float t207 = q_4 * r_3;
        q_4 = t207 + 0.16666667f;
        const float t208 = q_4 * r_3;
        q_4 = t208 + 0.5f;
        const float t209 = r_3 * r_3; // exponential.rs:31
        const float t210 = t209 * q_4;
        const float rest_3 = r_error_3 + t210;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t211 = i32_from_f32(k_3); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t211); // bits.rs:44
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t211) << 23u); // bits.rs:45
        const float t212 = (((as_type<uint>(t199) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float e_3 = decode_f16(encode_f16(t212)); // activation.rs:20
        const float t213 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_f16(encode_f16(t213));
        const uint bits_13 = as_type<uint>(d_3); // division.rs:85
        const float t214 = as_type<float>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        const float t215 = t214 * 0.32323232f; // division.rs:102
        const float t216 = t215 - 1.4545455f;
        const float t217 = t214 * t216;
        float estimate_6 = t217 + 2.121212f;
        const float t218 = t214 * estimate_6; // division.rs:105
        const float t219 = 1.0f - t218;
        const float t220 = estimate_6 * t219;
        estimate_6 = estimate_6 + t220;
        const float t221 = t214 * estimate_6;
        const float t222 = 1.0f - t221;
        const float t223 = estimate_6 * t222;
        estimate_6 = estimate_6 + t223;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t214) & 4294963200u);
        const float t224 = d_high_3 * high_3; // division.rs:110
        const float t225 = 1.0f - t224;
        const float t226 = t214 - d_high_3;
        const float t227 = t226 * high_3;
        const float residual_3 = t225 - t227;
        const float estimate_7 = estimate_6;
        const float t228 = residual_3 * estimate_7; // division.rs:87
        const float t229 = high_3 + t228;
        const int t230 = sub_i32(127, as_type<int>(bits_13 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t229) >> 23u), t230); // bits.rs:44
        const uint bits_14 = as_type<uint>(t229) + (as_type<uint>(t230) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))); // bits.rs:46
        const uint t231 = encode_f16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_f16(t231);
        const float t232 = 1.0f - y_8; // activation.rs:23
        const float t233 = decode_f16(encode_f16(outputs_3)) * ((t89 < 0.0f) ? y_8 : decode_f16(encode_f16(t232))); // join.rs:84
        const uint bits_15 = as_type<uint>(t233); // bits.rs:29
        outputs_3 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const float t234 = abs_f32(t90); // activation.rs:20
        const float t235 = min_f32(max_f32(t234, -104.0f), 89.0f); // exponential.rs:40
        const float t236 = t235 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t236);
        const float t237 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t235 - t237;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t238 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t238 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t239 = q_5 * r_4; // exponential.rs:29
        q_5 = t239 + 0.0013933674f;
        const float t240 = q_5 * r_4;
        q_5 = t240 + 0.008333311f;
        const float t241 = q_5 * r_4;
        q_5 = t241 + 0.041666467f;
        const float t242 = q_5 * r_4;
        q_5 = t242 + 0.16666667f;
        const float t243 = q_5 * r_4;
        q_5 = t243 + 0.5f;
        const float t244 = r_4 * r_4; // exponential.rs:31
        const float t245 = t244 * q_5;
        const float rest_4 = r_error_4 + t245;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t246 = i32_from_f32(k_4); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t246); // bits.rs:44
        const uint bits_16 = as_type<uint>(y_9) + (as_type<uint>(t246) << 23u); // bits.rs:45
        const float t247 = (((as_type<uint>(t234) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
        const float e_4 = decode_f16(encode_f16(t247)); // activation.rs:20
        const float t248 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_f16(encode_f16(t248));
        const uint bits_17 = as_type<uint>(d_4); // division.rs:85
        const float t249 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        const float t250 = t249 * 0.32323232f; // division.rs:102
        const float t251 = t250 - 1.4545455f;
        const float t252 = t249 * t251;
        float estimate_8 = t252 + 2.121212f;
        const float t253 = t249 * estimate_8; // division.rs:105
        const float t254 = 1.0f - t253;
        const float t255 = estimate_8 * t254;
        estimate_8 = estimate_8 + t255;
        const float t256 = t249 * estimate_8;
        const float t257 = 1.0f - t256;
        const float t258 = estimate_8 * t257;
        estimate_8 = estimate_8 + t258;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(t249) & 4294963200u);
        const float t259 = d_high_4 * high_4; // division.rs:110
        const float t260 = 1.0f - t259;
        const float t261 = t249 - d_high_4;
        const float t262 = t261 * high_4;
        const float residual_4 = t260 - t262;
        const float estimate_9 = estimate_8;
        const float t263 = residual_4 * estimate_9; // division.rs:87
        const float t264 = high_4 + t263;
        const int t265 = sub_i32(127, as_type<int>(bits_17 >> 23u));
        const int field_9 = add_i32(as_type<int>(as_type<uint>(t264) >> 23u), t265); // bits.rs:44
        const uint bits_18 = as_type<uint>(t264) + (as_type<uint>(t265) << 23u); // bits.rs:45
        const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
        const uint t266 = encode_f16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
        const float y_10 = decode_f16(t266);
        const float t267 = 1.0f - y_10; // activation.rs:23
        const float t268 = decode_f16(encode_f16(outputs_4)) * ((t90 < 0.0f) ? y_10 : decode_f16(encode_f16(t267))); // join.rs:84
        const uint bits_19 = as_type<uint>(t268); // bits.rs:29
        outputs_4 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // join.rs:84
        const float t269 = abs_f32(t91); // activation.rs:20
        const float t270 = min_f32(max_f32(t269, -104.0f), 89.0f); // exponential.rs:40
        const float t271 = t270 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t271);
        const float t272 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t270 - t272;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t273 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t273 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t274 = q_6 * r_5; // exponential.rs:29
        q_6 = t274 + 0.0013933674f;
        const float t275 = q_6 * r_5;
        q_6 = t275 + 0.008333311f;
        const float t276 = q_6 * r_5;
        q_6 = t276 + 0.041666467f;
        const float t277 = q_6 * r_5;
        q_6 = t277 + 0.16666667f;
        const float t278 = q_6 * r_5;
        q_6 = t278 + 0.5f;
        const float t279 = r_5 * r_5; // exponential.rs:31
        const float t280 = t279 * q_6;
        const float rest_5 = r_error_5 + t280;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t281 = i32_from_f32(k_5); // exponential.rs:42
        const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t281); // bits.rs:44
        const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(t281) << 23u); // bits.rs:45
        const float t282 = (((as_type<uint>(t269) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
        const float e_5 = decode_f16(encode_f16(t282)); // activation.rs:20
        const float t283 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_f16(encode_f16(t283));
        const uint bits_21 = as_type<uint>(d_5); // division.rs:85
        const float t284 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        const float t285 = t284 * 0.32323232f; // division.rs:102
        const float t286 = t285 - 1.4545455f;
        const float t287 = t284 * t286;
        float estimate_10 = t287 + 2.121212f;
        const float t288 = t284 * estimate_10; // division.rs:105
        const float t289 = 1.0f - t288;
        const float t290 = estimate_10 * t289;
        estimate_10 = estimate_10 + t290;
        const float t291 = t284 * estimate_10;
        const float t292 = 1.0f - t291;
        const float t293 = estimate_10 * t292;
        estimate_10 = estimate_10 + t293;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(t284) & 4294963200u);
        const float t294 = d_high_5 * high_5; // division.rs:110
        const float t295 = 1.0f - t294;
        const float t296 = t284 - d_high_5;
        const float t297 = t296 * high_5;
        const float residual_5 = t295 - t297;
        const float estimate_11 = estimate_10;
        const float t298 = residual_5 * estimate_11; // division.rs:87
        const float t299 = high_5 + t298;
        const int t300 = sub_i32(127, as_type<int>(bits_21 >> 23u));
        const int field_11 = add_i32(as_type<int>(as_type<uint>(t299) >> 23u), t300); // bits.rs:44
        const uint bits_22 = as_type<uint>(t299) + (as_type<uint>(t300) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
        const uint t301 = encode_f16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_12 = decode_f16(t301);
        const float t302 = 1.0f - y_12; // activation.rs:23
        const float t303 = decode_f16(encode_f16(outputs_5)) * ((t91 < 0.0f) ? y_12 : decode_f16(encode_f16(t302))); // join.rs:84
        const uint bits_23 = as_type<uint>(t303); // bits.rs:29
        outputs_5 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const float t304 = abs_f32(t92); // activation.rs:20
        const float t305 = min_f32(max_f32(t304, -104.0f), 89.0f); // exponential.rs:40
        const float t306 = t305 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t306);
        const float t307 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t305 - t307;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t308 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t308 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t309 = q_7 * r_6; // exponential.rs:29
        q_7 = t309 + 0.0013933674f;
        const float t310 = q_7 * r_6;
        q_7 = t310 + 0.008333311f;
        const float t311 = q_7 * r_6;
        q_7 = t311 + 0.041666467f;
        const float t312 = q_7 * r_6;
        q_7 = t312 + 0.16666667f;
        const float t313 = q_7 * r_6;
        q_7 = t313 + 0.5f;
        const float t314 = r_6 * r_6; // exponential.rs:31
        const float t315 = t314 * q_7;
        const float rest_6 = r_error_6 + t315;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t316 = i32_from_f32(k_6); // exponential.rs:42
        const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t316); // bits.rs:44
        const uint bits_24 = as_type<uint>(y_13) + (as_type<uint>(t316) << 23u); // bits.rs:45
        const float t317 = (((as_type<uint>(t304) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_24)))); // exponential.rs:42
        const float e_6 = decode_f16(encode_f16(t317)); // activation.rs:20
        const float t318 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_f16(encode_f16(t318));
        const uint bits_25 = as_type<uint>(d_6); // division.rs:85
        const float t319 = as_type<float>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        const float t320 = t319 * 0.32323232f; // division.rs:102
        const float t321 = t320 - 1.4545455f;
        const float t322 = t319 * t321;
        float estimate_12 = t322 + 2.121212f;
        const float t323 = t319 * estimate_12; // division.rs:105
        const float t324 = 1.0f - t323;
        const float t325 = estimate_12 * t324;
        estimate_12 = estimate_12 + t325;
        const float t326 = t319 * estimate_12;
        const float t327 = 1.0f - t326;
        const float t328 = estimate_12 * t327;
        estimate_12 = estimate_12 + t328;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(t319) & 4294963200u);
        const float t329 = d_high_6 * high_6; // division.rs:110
        const float t330 = 1.0f - t329;
        const float t331 = t319 - d_high_6;
        const float t332 = t331 * high_6;
        const float residual_6 = t330 - t332;
        const float estimate_13 = estimate_12;
        const float t333 = residual_6 * estimate_13; // division.rs:87
        const float t334 = high_6 + t333;
        const int t335 = sub_i32(127, as_type<int>(bits_25 >> 23u));
        const int field_13 = add_i32(as_type<int>(as_type<uint>(t334) >> 23u), t335); // bits.rs:44
        const uint bits_26 = as_type<uint>(t334) + (as_type<uint>(t335) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_26))); // bits.rs:46
        const uint t336 = encode_f16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_14 = decode_f16(t336);
        const float t337 = 1.0f - y_14; // activation.rs:23
        const float t338 = decode_f16(encode_f16(outputs_6)) * ((t92 < 0.0f) ? y_14 : decode_f16(encode_f16(t337))); // join.rs:84
        const uint bits_27 = as_type<uint>(t338); // bits.rs:29
        outputs_6 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // join.rs:84
        const float t339 = abs_f32(t93); // activation.rs:20
        const float t340 = min_f32(max_f32(t339, -104.0f), 89.0f); // exponential.rs:40
        const float t341 = t340 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t341);
        const float t342 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t340 - t342;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t343 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t343 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t344 = q_8 * r_7; // exponential.rs:29
        q_8 = t344 + 0.0013933674f;
        const float t345 = q_8 * r_7;
        q_8 = t345 + 0.008333311f;
        const float t346 = q_8 * r_7;
        q_8 = t346 + 0.041666467f;
        const float t347 = q_8 * r_7;
        q_8 = t347 + 0.16666667f;
        const float t348 = q_8 * r_7;
        q_8 = t348 + 0.5f;
        const float t349 = r_7 * r_7; // exponential.rs:31
        const float t350 = t349 * q_8;
        const float rest_7 = r_error_7 + t350;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t351 = i32_from_f32(k_7); // exponential.rs:42
        const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t351); // bits.rs:44
        const uint bits_28 = as_type<uint>(y_15) + (as_type<uint>(t351) << 23u); // bits.rs:45
        const float t352 = (((as_type<uint>(t339) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:42
        const float e_7 = decode_f16(encode_f16(t352)); // activation.rs:20
        const float t353 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_f16(encode_f16(t353));
        const uint bits_29 = as_type<uint>(d_7); // division.rs:85
        const float t354 = as_type<float>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        const float t355 = t354 * 0.32323232f; // division.rs:102
        const float t356 = t355 - 1.4545455f;
        const float t357 = t354 * t356;
        float estimate_14 = t357 + 2.121212f;
        const float t358 = t354 * estimate_14; // division.rs:105
        const float t359 = 1.0f - t358;
        const float t360 = estimate_14 * t359;
        estimate_14 = estimate_14 + t360;
        const float t361 = t354 * estimate_14;
        const float t362 = 1.0f - t361;
        const float t363 = estimate_14 * t362;
        estimate_14 = estimate_14 + t363;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(t354) & 4294963200u);
        const float t364 = d_high_7 * high_7; // division.rs:110
        const float t365 = 1.0f - t364;
        const float t366 = t354 - d_high_7;
        const float t367 = t366 * high_7;
        const float residual_7 = t365 - t367;
        const float estimate_15 = estimate_14;
        const float t368 = residual_7 * estimate_15; // division.rs:87
        const float t369 = high_7 + t368;
        const int t370 = sub_i32(127, as_type<int>(bits_29 >> 23u));
        const int field_15 = add_i32(as_type<int>(as_type<uint>(t369) >> 23u), t370); // bits.rs:44
        const uint bits_30 = as_type<uint>(t369) + (as_type<uint>(t370) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_30))); // bits.rs:46
        const uint t371 = encode_f16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_16 = decode_f16(t371);
        const float t372 = 1.0f - y_16; // activation.rs:23
        const float t373 = decode_f16(encode_f16(outputs_7)) * ((t93 < 0.0f) ? y_16 : decode_f16(encode_f16(t372))); // join.rs:84
        const uint bits_31 = as_type<uint>(t373); // bits.rs:29
        outputs_7 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // join.rs:84
        const uint t374 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t375 = uint4(encode_f16(outputs_0_1) | (encode_f16(outputs_1) << 16u), encode_f16(outputs_2) | (encode_f16(outputs_3) << 16u), encode_f16(outputs_4) | (encode_f16(outputs_5) << 16u), encode_f16(outputs_6) | (encode_f16(outputs_7) << 16u));
        ((device uint4*)y)[t374 >> 2u] = t375;
    }
}
