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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int max_i32(int a, int b) {
    return a < b ? b : a;
}

kernel void attention__f32_f32__sequential_x8_1x1_gated(
    constant Immediates& imm [[buffer(0)]],
    device const float* q [[buffer(1)]],
    device const float* keys [[buffer(2)]],
    device const float* values [[buffer(3)]],
    device const uint* block_table [[buffer(4)]],
    device const uint* positions [[buffer(5)]],
    device const float* q_gate [[buffer(6)]],
    device float* y [[buffer(7)]],
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
                    const uint t6 = key + dim; // block.rs:161
                    const float4 t7 = ((device const float4*)keys)[t6 >> 2u]; // piece.rs:36
                    const float4 t8 = ((device const float4*)keys)[(t6 + 4u) >> 2u]; // piece.rs:37
                    const uint t9 = t1 + dim; // block.rs:164
                    const float4 t10 = ((device const float4*)q)[t9 >> 2u]; // piece.rs:36
                    const float4 t11 = ((device const float4*)q)[(t9 + 4u) >> 2u]; // piece.rs:37
                    const float t12 = t10.x * t7.x; // block.rs:167
                    dots_0 = dots_0 + t12;
                    const float t13 = t10.y * t7.y;
                    dots_0 = dots_0 + t13;
                    const float t14 = t10.z * t7.z;
                    dots_0 = dots_0 + t14;
                    const float t15 = t10.w * t7.w;
                    dots_0 = dots_0 + t15;
                    const float t16 = t11.x * t8.x;
                    dots_0 = dots_0 + t16;
                    const float t17 = t11.y * t8.y;
                    dots_0 = dots_0 + t17;
                    const float t18 = t11.z * t8.z;
                    dots_0 = dots_0 + t18;
                    const float t19 = t11.w * t8.w;
                    dots_0 = dots_0 + t19;
                }
            }
            float scores_0 = dots_0; // block.rs:272
            const float t20 = scores_0 * imm.scale; // block.rs:275
            const uint bits = as_type<uint>(t20); // bits.rs:29
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
            const float t21 = scores_0 - highest_0; // block.rs:293
            const float t22 = min_f32(max_f32(t21, -104.0f), 89.0f); // exponential.rs:40
            const float t23 = t22 * 1.442695f; // exponential.rs:14
            const float k = rint(t23);
            const float t24 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t22 - t24;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t25 = reduced - r; // exponential.rs:18
            const float r_error = t25 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t26 = q_1 * r; // exponential.rs:29
            q_1 = t26 + 0.0013933674f;
            const float t27 = q_1 * r;
            q_1 = t27 + 0.008333311f;
            const float t28 = q_1 * r;
            q_1 = t28 + 0.041666467f;
            const float t29 = q_1 * r;
            q_1 = t29 + 0.16666667f;
            const float t30 = q_1 * r;
            q_1 = t30 + 0.5f;
            const float t31 = r * r; // exponential.rs:31
            const float t32 = t31 * q_1;
            const float rest = r_error + t32;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int t33 = i32_from_f32(k); // exponential.rs:42
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t33); // bits.rs:44
            const uint bits_1 = as_type<uint>(y_1) + (as_type<uint>(t33) << 23u); // bits.rs:45
            const float power = (((as_type<uint>(t21) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
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
                    const uint t34 = first_value + key * head_dim; // block.rs:199
                    const float4 t35 = ((device const float4*)values)[t34 >> 2u];
                    const float4 t36 = ((device const float4*)values)[(t34 + 4u) >> 2u];
                    const float weight_1 = weights[key]; // block.rs:202
                    const float t37 = weight_1 * t35.x; // block.rs:205
                    sums_0_0 = sums_0_0 + t37;
                    const float t38 = weight_1 * t35.y;
                    sums_0_1 = sums_0_1 + t38;
                    const float t39 = weight_1 * t35.z;
                    sums_0_2 = sums_0_2 + t39;
                    const float t40 = weight_1 * t35.w;
                    sums_0_3 = sums_0_3 + t40;
                    const float t41 = weight_1 * t36.x;
                    sums_0_4 = sums_0_4 + t41;
                    const float t42 = weight_1 * t36.y;
                    sums_0_5 = sums_0_5 + t42;
                    const float t43 = weight_1 * t36.z;
                    sums_0_6 = sums_0_6 + t43;
                    const float t44 = weight_1 * t36.w;
                    sums_0_7 = sums_0_7 + t44;
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
            const float t45 = outputs_0_1; // block.rs:249
            const float t46 = highest_0; // block.rs:312
            const float t47 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                float parts_0 = t46; // sequential.rs:37
                float parts_1 = t47;
                float parts_2 = t45;
                if (index > 0u) { // sequential.rs:38
                    const float t48 = maxima_0; // sequential.rs:40
                    const float max_2 = max_f32(t48, t46); // join.rs:16
                    const float t49 = t48 - max_2; // join.rs:17
                    const float t50 = min_f32(max_f32(t49, -104.0f), 89.0f); // exponential.rs:40
                    const float t51 = t50 * 1.442695f; // exponential.rs:14
                    const float k_1 = rint(t51);
                    const float t52 = k_1 * 0.6933594f; // exponential.rs:15
                    const float reduced_1 = t50 - t52;
                    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
                    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
                    const float t53 = reduced_1 - r_1; // exponential.rs:18
                    const float r_error_1 = t53 - correction_1;
                    float q_2 = 0.00019891017f; // exponential.rs:26
                    const float t54 = q_2 * r_1; // exponential.rs:29
                    q_2 = t54 + 0.0013933674f;
                    const float t55 = q_2 * r_1;
                    q_2 = t55 + 0.008333311f;
                    const float t56 = q_2 * r_1;
                    q_2 = t56 + 0.041666467f;
                    const float t57 = q_2 * r_1;
                    q_2 = t57 + 0.16666667f;
                    const float t58 = q_2 * r_1;
                    q_2 = t58 + 0.5f;
                    const float t59 = r_1 * r_1; // exponential.rs:31
                    const float t60 = t59 * q_2;
                    const float rest_1 = r_error_1 + t60;
                    const float p_1 = r_1 + rest_1; // exponential.rs:32
                    const float y_2 = 1.0f + p_1; // exponential.rs:33
                    const int t61 = i32_from_f32(k_1); // exponential.rs:42
                    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t61); // bits.rs:44
                    const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(t61) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t49) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
                    const float t62 = t46 - max_2; // join.rs:18
                    const float t63 = min_f32(max_f32(t62, -104.0f), 89.0f); // exponential.rs:40
                    const float t64 = t63 * 1.442695f; // exponential.rs:14
                    const float k_2 = rint(t64);
                    const float t65 = k_2 * 0.6933594f; // exponential.rs:15
                    const float reduced_2 = t63 - t65;
                    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
                    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
                    const float t66 = reduced_2 - r_2; // exponential.rs:18
                    const float r_error_2 = t66 - correction_2;
                    float q_3 = 0.00019891017f; // exponential.rs:26
                    const float t67 = q_3 * r_2; // exponential.rs:29
                    q_3 = t67 + 0.0013933674f;
                    const float t68 = q_3 * r_2;
                    q_3 = t68 + 0.008333311f;
                    const float t69 = q_3 * r_2;
                    q_3 = t69 + 0.041666467f;
                    const float t70 = q_3 * r_2;
                    q_3 = t70 + 0.16666667f;
                    const float t71 = q_3 * r_2;
                    q_3 = t71 + 0.5f;
                    const float t72 = r_2 * r_2; // exponential.rs:31
                    const float t73 = t72 * q_3;
                    const float rest_2 = r_error_2 + t73;
                    const float p_2 = r_2 + rest_2; // exponential.rs:32
                    const float y_3 = 1.0f + p_2; // exponential.rs:33
                    const int t74 = i32_from_f32(k_2); // exponential.rs:42
                    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t74); // bits.rs:44
                    const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(t74) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t62) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
                    const float t75 = sums_0 * factor; // join.rs:19
                    const float t76 = t47 * next_factor;
                    const float sum_1 = t75 + t76;
                    const float t77 = outputs_0 * factor; // join.rs:20
                    const uint bits_4 = as_type<uint>(t77); // bits.rs:29
                    const float t78 = t45 * next_factor; // join.rs:20
                    const uint bits_5 = as_type<uint>(t78); // bits.rs:29
                    const float t79 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) + as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_1;
                    parts_2 = t79;
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
    const float t80 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t81 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t81); // division.rs:13
        const uint b_bits = as_type<uint>(t80); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t82 = a_bits & 8388607u; // division.rs:18
        const uint t83 = b_bits & 8388607u;
        const uint below = ((t82 < t83) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t82 | 8388608u, below); // division.rs:34
        const uint denominator = t83 | 8388608u; // division.rs:35
        const float d = as_type<float>(t83 | 1065353216u); // division.rs:37
        const float t84 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t84;
        const float t85 = d * reciprocal; // division.rs:41
        const float t86 = 1.0f - t85;
        const float t87 = reciprocal * t86;
        reciprocal = reciprocal + t87;
        const float t88 = d * reciprocal;
        const float t89 = 1.0f - t88;
        const float t90 = reciprocal * t89;
        reciprocal = reciprocal + t90;
        const float t91 = d * reciprocal;
        const float t92 = 1.0f - t91;
        const float t93 = reciprocal * t92;
        reciprocal = reciprocal + t93;
        const float n = as_type<float>((t82 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t94 = n * reciprocal; // division.rs:45
        const float t95 = t94 * 8388608.0f;
        uint quotient = u32_from_f32(t95);
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
        const uint t96 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t96 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t96 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t97 = ((as_type<uint>(t81) & 2147483647u) > 2139095040u) | ((as_type<uint>(t80) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t97 | (a_zero & b_zero)) | (a_infinite & b_infinite);
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
        const uint t98 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const float4 t99 = ((device const float4*)q_gate)[t98 >> 2u]; // piece.rs:36
        const float4 t100 = ((device const float4*)q_gate)[(t98 + 4u) >> 2u]; // piece.rs:37
        const float t101 = neg_f32(min_f32(abs_f32(t99.x), 104.0f)); // logistic.rs:19
        const float t102 = t101 * 1.442695f; // exponential.rs:14
        const float k = rint(t102);
        const float t103 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t101 - t103;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t104 = reduced - r; // exponential.rs:18
        const float r_error = t104 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t105 = q_1 * r; // exponential.rs:29
        q_1 = t105 + 0.0013933674f;
        const float t106 = q_1 * r;
        q_1 = t106 + 0.008333311f;
        const float t107 = q_1 * r;
        q_1 = t107 + 0.041666467f;
        const float t108 = q_1 * r;
        q_1 = t108 + 0.16666667f;
        const float t109 = q_1 * r;
        q_1 = t109 + 0.5f;
        const float t110 = r * r; // exponential.rs:31
        const float t111 = t110 * q_1;
        const float rest = r_error + t111;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const float t112 = 1.0f - y_1; // exponential.rs:34
        const float t113 = t112 + p;
        const float t114 = r - p;
        const float t115 = t114 + rest;
        const float y_error = t113 + t115;
        const int k_1 = i32_from_f32(k); // logistic.rs:21
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:52
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t116 = 1.0f - d; // logistic.rs:30
        const float t117 = t116 + power;
        const float t118 = y_error * unit;
        const float t119 = t117 + t118;
        const float t120 = d * 0.32323232f; // division.rs:102
        const float t121 = t120 - 1.4545455f;
        const float t122 = d * t121;
        float estimate = t122 + 2.121212f;
        const float t123 = d * estimate; // division.rs:105
        const float t124 = 1.0f - t123;
        const float t125 = estimate * t124;
        estimate = estimate + t125;
        const float t126 = d * estimate;
        const float t127 = 1.0f - t126;
        const float t128 = estimate * t127;
        estimate = estimate + t128;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t129 = d_high * high; // division.rs:110
        const float t130 = 1.0f - t129;
        const float t131 = d - d_high;
        const float t132 = t131 * high;
        const float residual = t130 - t132;
        const float estimate_1 = estimate;
        const float t133 = t119 * high; // division.rs:118
        const float t134 = residual - t133;
        const float low = t134 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:58
        const float t135 = y_high * high; // logistic.rs:40
        const float t136 = y_high * low;
        const float t137 = y_1 - y_high;
        const float t138 = t137 + y_error;
        const float t139 = t138 * estimate_1;
        const float t140 = t136 + t139;
        const float product = t135 + t140;
        const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), k_1); // bits.rs:44
        const uint bits = as_type<uint>(product) + (as_type<uint>(k_1) << 23u); // bits.rs:45
        const float t141 = high + low; // logistic.rs:41
        const float result = ((as_type<uint>(t99.x) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : t141);
        const float t142 = outputs_0_1 * (((as_type<uint>(t99.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // join.rs:84
        const uint bits_1 = as_type<uint>(t142); // bits.rs:29
        outputs_0_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // join.rs:84
        const float t143 = neg_f32(min_f32(abs_f32(t99.y), 104.0f)); // logistic.rs:19
        const float t144 = t143 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t144);
        const float t145 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t143 - t145;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t146 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t146 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t147 = q_2 * r_1; // exponential.rs:29
        q_2 = t147 + 0.0013933674f;
        const float t148 = q_2 * r_1;
        q_2 = t148 + 0.008333311f;
        const float t149 = q_2 * r_1;
        q_2 = t149 + 0.041666467f;
        const float t150 = q_2 * r_1;
        q_2 = t150 + 0.16666667f;
        const float t151 = q_2 * r_1;
        q_2 = t151 + 0.5f;
        const float t152 = r_1 * r_1; // exponential.rs:31
        const float t153 = t152 * q_2;
        const float rest_1 = r_error_1 + t153;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const float t154 = 1.0f - y_2; // exponential.rs:34
        const float t155 = t154 + p_1;
        const float t156 = r_1 - p_1;
        const float t157 = t156 + rest_1;
        const float y_error_1 = t155 + t157;
        const int k_3 = i32_from_f32(k_2); // logistic.rs:21
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
        const float power_1 = y_2 * unit_1; // logistic.rs:28
        const float d_1 = 1.0f + power_1; // logistic.rs:29
        const float t158 = 1.0f - d_1; // logistic.rs:30
        const float t159 = t158 + power_1;
        const float t160 = y_error_1 * unit_1;
        const float t161 = t159 + t160;
        const float t162 = d_1 * 0.32323232f; // division.rs:102
        const float t163 = t162 - 1.4545455f;
        const float t164 = d_1 * t163;
        float estimate_2 = t164 + 2.121212f;
        const float t165 = d_1 * estimate_2; // division.rs:105
        const float t166 = 1.0f - t165;
        const float t167 = estimate_2 * t166;
        estimate_2 = estimate_2 + t167;
        const float t168 = d_1 * estimate_2;
        const float t169 = 1.0f - t168;
        const float t170 = estimate_2 * t169;
        estimate_2 = estimate_2 + t170;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
        const float t171 = d_high_1 * high_1; // division.rs:110
        const float t172 = 1.0f - t171;
        const float t173 = d_1 - d_high_1;
        const float t174 = t173 * high_1;
        const float residual_1 = t172 - t174;
        const float estimate_3 = estimate_2;
        const float t175 = t161 * high_1; // division.rs:118
        const float t176 = residual_1 - t175;
        const float low_1 = t176 * estimate_3;
        const float y_high_1 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:58
        const float t177 = y_high_1 * high_1; // logistic.rs:40
        const float t178 = y_high_1 * low_1;
        const float t179 = y_2 - y_high_1;
        const float t180 = t179 + y_error_1;
        const float t181 = t180 * estimate_3;
        const float t182 = t178 + t181;
        const float product_1 = t177 + t182;
        const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), k_3); // bits.rs:44
        const uint bits_2 = as_type<uint>(product_1) + (as_type<uint>(k_3) << 23u); // bits.rs:45
        const float t183 = high_1 + low_1; // logistic.rs:41
        const float result_1 = ((as_type<uint>(t99.y) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))) : t183);
        const float t184 = outputs_1 * (((as_type<uint>(t99.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // join.rs:84
        const uint bits_3 = as_type<uint>(t184); // bits.rs:29
        outputs_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t185 = neg_f32(min_f32(abs_f32(t99.z), 104.0f)); // logistic.rs:19
        const float t186 = t185 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t186);
        const float t187 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t185 - t187;
        const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t188 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t188 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t189 = q_3 * r_2; // exponential.rs:29
        q_3 = t189 + 0.0013933674f;
        const float t190 = q_3 * r_2;
        q_3 = t190 + 0.008333311f;
        const float t191 = q_3 * r_2;
        q_3 = t191 + 0.041666467f;
        const float t192 = q_3 * r_2;
        q_3 = t192 + 0.16666667f;
        const float t193 = q_3 * r_2;
        q_3 = t193 + 0.5f;
        const float t194 = r_2 * r_2; // exponential.rs:31
        const float t195 = t194 * q_3;
        const float rest_2 = r_error_2 + t195;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const float t196 = 1.0f - y_3; // exponential.rs:34
        const float t197 = t196 + p_2;
        const float t198 = r_2 - p_2;
        const float t199 = t198 + rest_2;
        const float y_error_2 = t197 + t199;
        const int k_5 = i32_from_f32(k_4); // logistic.rs:21
        const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
        const float power_2 = y_3 * unit_2; // logistic.rs:28
        const float d_2 = 1.0f + power_2; // logistic.rs:29
        const float t200 = 1.0f - d_2; // logistic.rs:30
        const float t201 = t200 + power_2;
        const float t202 = y_error_2 * unit_2;
        const float t203 = t201 + t202;
        const float t204 = d_2 * 0.32323232f; // division.rs:102
        const float t205 = t204 - 1.4545455f;
        const float t206 = d_2 * t205;
        float estimate_4 = t206 + 2.121212f;
        const float t207 = d_2 * estimate_4; // division.rs:105
        const float t208 = 1.0f - t207;
        const float t209 = estimate_4 * t208;
        estimate_4 = estimate_4 + t209;
        const float t210 = d_2 * estimate_4;
        const float t211 = 1.0f - t210;
        const float t212 = estimate_4 * t211;
        estimate_4 = estimate_4 + t212;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
        const float t213 = d_high_2 * high_2; // division.rs:110
        const float t214 = 1.0f - t213;
        const float t215 = d_2 - d_high_2;
        const float t216 = t215 * high_2;
        const float residual_2 = t214 - t216;
        const float estimate_5 = estimate_4;
        const float t217 = t203 * high_2; // division.rs:118
        const float t218 = residual_2 - t217;
        const float low_2 = t218 * estimate_5;
        const float y_high_2 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:58
        const float t219 = y_high_2 * high_2; // logistic.rs:40
        const float t220 = y_high_2 * low_2;
        const float t221 = y_3 - y_high_2;
        const float t222 = t221 + y_error_2;
        const float t223 = t222 * estimate_5;
        const float t224 = t220 + t223;
        const float product_2 = t219 + t224;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_5); // bits.rs:44
        const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(k_5) << 23u); // bits.rs:45
        const float t225 = high_2 + low_2; // logistic.rs:41
        const float result_2 = ((as_type<uint>(t99.z) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4))) : t225);
        const float t226 = outputs_2 * (((as_type<uint>(t99.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // join.rs:84
        const uint bits_5 = as_type<uint>(t226); // bits.rs:29
        outputs_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t227 = neg_f32(min_f32(abs_f32(t99.w), 104.0f)); // logistic.rs:19
        const float t228 = t227 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t228);
        const float t229 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t227 - t229;
        const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t230 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t230 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t231 = q_4 * r_3; // exponential.rs:29
        q_4 = t231 + 0.0013933674f;
        const float t232 = q_4 * r_3;
        q_4 = t232 + 0.008333311f;
        const float t233 = q_4 * r_3;
        q_4 = t233 + 0.041666467f;
        const float t234 = q_4 * r_3;
        q_4 = t234 + 0.16666667f;
        const float t235 = q_4 * r_3;
        q_4 = t235 + 0.5f;
        const float t236 = r_3 * r_3; // exponential.rs:31
        const float t237 = t236 * q_4;
        const float rest_3 = r_error_3 + t237;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const float t238 = 1.0f - y_4; // exponential.rs:34
        const float t239 = t238 + p_3;
        const float t240 = r_3 - p_3;
        const float t241 = t240 + rest_3;
        const float y_error_3 = t239 + t241;
        const int k_7 = i32_from_f32(k_6); // logistic.rs:21
        const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:52
        const float power_3 = y_4 * unit_3; // logistic.rs:28
        const float d_3 = 1.0f + power_3; // logistic.rs:29
        const float t242 = 1.0f - d_3; // logistic.rs:30
        const float t243 = t242 + power_3;
        const float t244 = y_error_3 * unit_3;
        const float t245 = t243 + t244;
        const float t246 = d_3 * 0.32323232f; // division.rs:102
        const float t247 = t246 - 1.4545455f;
        const float t248 = d_3 * t247;
        float estimate_6 = t248 + 2.121212f;
        const float t249 = d_3 * estimate_6; // division.rs:105
        const float t250 = 1.0f - t249;
        const float t251 = estimate_6 * t250;
        estimate_6 = estimate_6 + t251;
        const float t252 = d_3 * estimate_6;
        const float t253 = 1.0f - t252;
        const float t254 = estimate_6 * t253;
        estimate_6 = estimate_6 + t254;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
        const float t255 = d_high_3 * high_3; // division.rs:110
        const float t256 = 1.0f - t255;
        const float t257 = d_3 - d_high_3;
        const float t258 = t257 * high_3;
        const float residual_3 = t256 - t258;
        const float estimate_7 = estimate_6;
        const float t259 = t245 * high_3; // division.rs:118
        const float t260 = residual_3 - t259;
        const float low_3 = t260 * estimate_7;
        const float y_high_3 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:58
        const float t261 = y_high_3 * high_3; // logistic.rs:40
        const float t262 = y_high_3 * low_3;
        const float t263 = y_4 - y_high_3;
        const float t264 = t263 + y_error_3;
        const float t265 = t264 * estimate_7;
        const float t266 = t262 + t265;
        const float product_3 = t261 + t266;
        const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_7); // bits.rs:44
        const uint bits_6 = as_type<uint>(product_3) + (as_type<uint>(k_7) << 23u); // bits.rs:45
        const float t267 = high_3 + low_3; // logistic.rs:41
        const float result_3 = ((as_type<uint>(t99.w) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))) : t267);
        const float t268 = outputs_3 * (((as_type<uint>(t99.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // join.rs:84
        const uint bits_7 = as_type<uint>(t268); // bits.rs:29
        outputs_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t269 = neg_f32(min_f32(abs_f32(t100.x), 104.0f)); // logistic.rs:19
        const float t270 = t269 * 1.442695f; // exponential.rs:14
        const float k_8 = rint(t270);
        const float t271 = k_8 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t269 - t271;
        const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t272 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t272 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t273 = q_5 * r_4; // exponential.rs:29
        q_5 = t273 + 0.0013933674f;
        const float t274 = q_5 * r_4;
        q_5 = t274 + 0.008333311f;
        const float t275 = q_5 * r_4;
        q_5 = t275 + 0.041666467f;
        const float t276 = q_5 * r_4;
        q_5 = t276 + 0.16666667f;
        const float t277 = q_5 * r_4;
        q_5 = t277 + 0.5f;
        const float t278 = r_4 * r_4; // exponential.rs:31
        const float t279 = t278 * q_5;
        const float rest_4 = r_error_4 + t279;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const float t280 = 1.0f - y_5; // exponential.rs:34
        const float t281 = t280 + p_4;
        const float t282 = r_4 - p_4;
        const float t283 = t282 + rest_4;
        const float y_error_4 = t281 + t283;
        const int k_9 = i32_from_f32(k_8); // logistic.rs:21
        const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
        const float power_4 = y_5 * unit_4; // logistic.rs:28
        const float d_4 = 1.0f + power_4; // logistic.rs:29
        const float t284 = 1.0f - d_4; // logistic.rs:30
        const float t285 = t284 + power_4;
        const float t286 = y_error_4 * unit_4;
        const float t287 = t285 + t286;
        const float t288 = d_4 * 0.32323232f; // division.rs:102
        const float t289 = t288 - 1.4545455f;
        const float t290 = d_4 * t289;
        float estimate_8 = t290 + 2.121212f;
        const float t291 = d_4 * estimate_8; // division.rs:105
        const float t292 = 1.0f - t291;
        const float t293 = estimate_8 * t292;
        estimate_8 = estimate_8 + t293;
        const float t294 = d_4 * estimate_8;
        const float t295 = 1.0f - t294;
        const float t296 = estimate_8 * t295;
        estimate_8 = estimate_8 + t296;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
        const float t297 = d_high_4 * high_4; // division.rs:110
        const float t298 = 1.0f - t297;
        const float t299 = d_4 - d_high_4;
        const float t300 = t299 * high_4;
        const float residual_4 = t298 - t300;
        const float estimate_9 = estimate_8;
        const float t301 = t287 * high_4; // division.rs:118
        const float t302 = residual_4 - t301;
        const float low_4 = t302 * estimate_9;
        const float y_high_4 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:58
        const float t303 = y_high_4 * high_4; // logistic.rs:40
        const float t304 = y_high_4 * low_4;
        const float t305 = y_5 - y_high_4;
        const float t306 = t305 + y_error_4;
        const float t307 = t306 * estimate_9;
        const float t308 = t304 + t307;
        const float product_4 = t303 + t308;
        const int field_4 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), k_9); // bits.rs:44
        const uint bits_8 = as_type<uint>(product_4) + (as_type<uint>(k_9) << 23u); // bits.rs:45
        const float t309 = high_4 + low_4; // logistic.rs:41
        const float result_4 = ((as_type<uint>(t100.x) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8))) : t309);
        const float t310 = outputs_4 * (((as_type<uint>(t100.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // join.rs:84
        const uint bits_9 = as_type<uint>(t310); // bits.rs:29
        outputs_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:84
        const float t311 = neg_f32(min_f32(abs_f32(t100.y), 104.0f)); // logistic.rs:19
        const float t312 = t311 * 1.442695f; // exponential.rs:14
        const float k_10 = rint(t312);
        const float t313 = k_10 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t311 - t313;
        const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t314 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t314 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t315 = q_6 * r_5; // exponential.rs:29
        q_6 = t315 + 0.0013933674f;
        const float t316 = q_6 * r_5;
        q_6 = t316 + 0.008333311f;
        const float t317 = q_6 * r_5;
        q_6 = t317 + 0.041666467f;
        const float t318 = q_6 * r_5;
        q_6 = t318 + 0.16666667f;
        const float t319 = q_6 * r_5;
        q_6 = t319 + 0.5f;
        const float t320 = r_5 * r_5; // exponential.rs:31
        const float t321 = t320 * q_6;
        const float rest_5 = r_error_5 + t321;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const float t322 = 1.0f - y_6; // exponential.rs:34
        const float t323 = t322 + p_5;
        const float t324 = r_5 - p_5;
        const float t325 = t324 + rest_5;
        const float y_error_5 = t323 + t325;
        const int k_11 = i32_from_f32(k_10); // logistic.rs:21
        const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_11, -60), 127)) << 23u); // bits.rs:52
        const float power_5 = y_6 * unit_5; // logistic.rs:28
        const float d_5 = 1.0f + power_5; // logistic.rs:29
        const float t326 = 1.0f - d_5; // logistic.rs:30
        const float t327 = t326 + power_5;
        const float t328 = y_error_5 * unit_5;
        const float t329 = t327 + t328;
        const float t330 = d_5 * 0.32323232f; // division.rs:102
        const float t331 = t330 - 1.4545455f;
        const float t332 = d_5 * t331;
        float estimate_10 = t332 + 2.121212f;
        const float t333 = d_5 * estimate_10; // division.rs:105
        const float t334 = 1.0f - t333;
        const float t335 = estimate_10 * t334;
        estimate_10 = estimate_10 + t335;
        const float t336 = d_5 * estimate_10;
        const float t337 = 1.0f - t336;
        const float t338 = estimate_10 * t337;
        estimate_10 = estimate_10 + t338;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
        const float t339 = d_high_5 * high_5; // division.rs:110
        const float t340 = 1.0f - t339;
        const float t341 = d_5 - d_high_5;
        const float t342 = t341 * high_5;
        const float residual_5 = t340 - t342;
        const float estimate_11 = estimate_10;
        const float t343 = t329 * high_5; // division.rs:118
        const float t344 = residual_5 - t343;
        const float low_5 = t344 * estimate_11;
        const float y_high_5 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:58
        const float t345 = y_high_5 * high_5; // logistic.rs:40
        const float t346 = y_high_5 * low_5;
        const float t347 = y_6 - y_high_5;
        const float t348 = t347 + y_error_5;
        const float t349 = t348 * estimate_11;
        const float t350 = t346 + t349;
        const float product_5 = t345 + t350;
        const int field_5 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), k_11); // bits.rs:44
        const uint bits_10 = as_type<uint>(product_5) + (as_type<uint>(k_11) << 23u); // bits.rs:45
        const float t351 = high_5 + low_5; // logistic.rs:41
        const float result_5 = ((as_type<uint>(t100.y) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))) : t351);
        const float t352 = outputs_5 * (((as_type<uint>(t100.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // join.rs:84
        const uint bits_11 = as_type<uint>(t352); // bits.rs:29
        outputs_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t353 = neg_f32(min_f32(abs_f32(t100.z), 104.0f)); // logistic.rs:19
        const float t354 = t353 * 1.442695f; // exponential.rs:14
        const float k_12 = rint(t354);
        const float t355 = k_12 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t353 - t355;
        const float correction_6 = k_12 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t356 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t356 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t357 = q_7 * r_6; // exponential.rs:29
        q_7 = t357 + 0.0013933674f;
        const float t358 = q_7 * r_6;
        q_7 = t358 + 0.008333311f;
        const float t359 = q_7 * r_6;
        q_7 = t359 + 0.041666467f;
        const float t360 = q_7 * r_6;
        q_7 = t360 + 0.16666667f;
        const float t361 = q_7 * r_6;
        q_7 = t361 + 0.5f;
        const float t362 = r_6 * r_6; // exponential.rs:31
        const float t363 = t362 * q_7;
        const float rest_6 = r_error_6 + t363;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const float t364 = 1.0f - y_7; // exponential.rs:34
        const float t365 = t364 + p_6;
        const float t366 = r_6 - p_6;
        const float t367 = t366 + rest_6;
        const float y_error_6 = t365 + t367;
        const int k_13 = i32_from_f32(k_12); // logistic.rs:21
        const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:52
        const float power_6 = y_7 * unit_6; // logistic.rs:28
        const float d_6 = 1.0f + power_6; // logistic.rs:29
        const float t368 = 1.0f - d_6; // logistic.rs:30
        const float t369 = t368 + power_6;
        const float t370 = y_error_6 * unit_6;
        const float t371 = t369 + t370;
        const float t372 = d_6 * 0.32323232f; // division.rs:102
        const float t373 = t372 - 1.4545455f;
        const float t374 = d_6 * t373;
        float estimate_12 = t374 + 2.121212f;
        const float t375 = d_6 * estimate_12; // division.rs:105
        const float t376 = 1.0f - t375;
        const float t377 = estimate_12 * t376;
        estimate_12 = estimate_12 + t377;
        const float t378 = d_6 * estimate_12;
        const float t379 = 1.0f - t378;
        const float t380 = estimate_12 * t379;
        estimate_12 = estimate_12 + t380;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
        const float t381 = d_high_6 * high_6; // division.rs:110
        const float t382 = 1.0f - t381;
        const float t383 = d_6 - d_high_6;
        const float t384 = t383 * high_6;
        const float residual_6 = t382 - t384;
        const float estimate_13 = estimate_12;
        const float t385 = t371 * high_6; // division.rs:118
        const float t386 = residual_6 - t385;
        const float low_6 = t386 * estimate_13;
        const float y_high_6 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:58
        const float t387 = y_high_6 * high_6; // logistic.rs:40
        const float t388 = y_high_6 * low_6;
        const float t389 = y_7 - y_high_6;
        const float t390 = t389 + y_error_6;
        const float t391 = t390 * estimate_13;
        const float t392 = t388 + t391;
        const float product_6 = t387 + t392;
        const int field_6 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), k_13); // bits.rs:44
        const uint bits_12 = as_type<uint>(product_6) + (as_type<uint>(k_13) << 23u); // bits.rs:45
        const float t393 = high_6 + low_6; // logistic.rs:41
        const float result_6 = ((as_type<uint>(t100.z) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12))) : t393);
        const float t394 = outputs_6 * (((as_type<uint>(t100.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // join.rs:84
        const uint bits_13 = as_type<uint>(t394); // bits.rs:29
        outputs_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // join.rs:84
        const float t395 = neg_f32(min_f32(abs_f32(t100.w), 104.0f)); // logistic.rs:19
        const float t396 = t395 * 1.442695f; // exponential.rs:14
        const float k_14 = rint(t396);
        const float t397 = k_14 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t395 - t397;
        const float correction_7 = k_14 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t398 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t398 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t399 = q_8 * r_7; // exponential.rs:29
        q_8 = t399 + 0.0013933674f;
        const float t400 = q_8 * r_7;
        q_8 = t400 + 0.008333311f;
        const float t401 = q_8 * r_7;
        q_8 = t401 + 0.041666467f;
        const float t402 = q_8 * r_7;
        q_8 = t402 + 0.16666667f;
        const float t403 = q_8 * r_7;
        q_8 = t403 + 0.5f;
        const float t404 = r_7 * r_7; // exponential.rs:31
        const float t405 = t404 * q_8;
        const float rest_7 = r_error_7 + t405;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const float t406 = 1.0f - y_8; // exponential.rs:34
        const float t407 = t406 + p_7;
        const float t408 = r_7 - p_7;
        const float t409 = t408 + rest_7;
        const float y_error_7 = t407 + t409;
        const int k_15 = i32_from_f32(k_14); // logistic.rs:21
        const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(k_15, -60), 127)) << 23u); // bits.rs:52
        const float power_7 = y_8 * unit_7; // logistic.rs:28
        const float d_7 = 1.0f + power_7; // logistic.rs:29
        const float t410 = 1.0f - d_7; // logistic.rs:30
        const float t411 = t410 + power_7;
        const float t412 = y_error_7 * unit_7;
        const float t413 = t411 + t412;
        const float t414 = d_7 * 0.32323232f; // division.rs:102
        const float t415 = t414 - 1.4545455f;
        const float t416 = d_7 * t415;
        float estimate_14 = t416 + 2.121212f;
        const float t417 = d_7 * estimate_14; // division.rs:105
        const float t418 = 1.0f - t417;
        const float t419 = estimate_14 * t418;
        estimate_14 = estimate_14 + t419;
        const float t420 = d_7 * estimate_14;
        const float t421 = 1.0f - t420;
        const float t422 = estimate_14 * t421;
        estimate_14 = estimate_14 + t422;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
        const float t423 = d_high_7 * high_7; // division.rs:110
        const float t424 = 1.0f - t423;
        const float t425 = d_7 - d_high_7;
        const float t426 = t425 * high_7;
        const float residual_7 = t424 - t426;
        const float estimate_15 = estimate_14;
        const float t427 = t413 * high_7; // division.rs:118
        const float t428 = residual_7 - t427;
        const float low_7 = t428 * estimate_15;
        const float y_high_7 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:58
        const float t429 = y_high_7 * high_7; // logistic.rs:40
        const float t430 = y_high_7 * low_7;
        const float t431 = y_8 - y_high_7;
        const float t432 = t431 + y_error_7;
        const float t433 = t432 * estimate_15;
        const float t434 = t430 + t433;
        const float product_7 = t429 + t434;
        const int field_7 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_15); // bits.rs:44
        const uint bits_14 = as_type<uint>(product_7) + (as_type<uint>(k_15) << 23u); // bits.rs:45
        const float t435 = high_7 + low_7; // logistic.rs:41
        const float result_7 = ((as_type<uint>(t100.w) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))) : t435);
        const float t436 = outputs_7 * (((as_type<uint>(t100.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // join.rs:84
        const uint bits_15 = as_type<uint>(t436); // bits.rs:29
        outputs_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const uint t437 = (row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim); // join.rs:87
        ((device float4*)y)[t437 >> 2u] = float4(outputs_0_1, outputs_1, outputs_2, outputs_3); // piece.rs:68
        ((device float4*)y)[(t437 + 4u) >> 2u] = float4(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
    }
}
