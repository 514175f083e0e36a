#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float scale;
    uint n_heads;
    uint n_kv_heads;
    uint seq_len;
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

kernel void attention__f32_f32__sequential_x8_1x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* q [[buffer(1)]],
    device const float* keys [[buffer(2)]],
    device const float* values [[buffer(3)]],
    device const uint* block_table [[buffer(4)]],
    device const uint* positions [[buffer(5)]],
    device float* y [[buffer(6)]],
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
                    const uint t22 = key + dim; // block.rs:161
                    const float4 t23 = ((device const float4*)keys)[t22 >> 2u]; // piece.rs:36
                    const float4 t24 = ((device const float4*)keys)[(t22 + 4u) >> 2u]; // piece.rs:37
                    const uint t25 = t5 + dim; // block.rs:164
                    const float4 t26 = ((device const float4*)q)[t25 >> 2u]; // piece.rs:36
                    const float4 t27 = ((device const float4*)q)[(t25 + 4u) >> 2u]; // piece.rs:37
                    const float t28 = t26.x * t23.x; // block.rs:167
                    dots_0 = dots_0 + t28;
                    const float t29 = t26.y * t23.y;
                    dots_0 = dots_0 + t29;
                    const float t30 = t26.z * t23.z;
                    dots_0 = dots_0 + t30;
                    const float t31 = t26.w * t23.w;
                    dots_0 = dots_0 + t31;
                    const float t32 = t27.x * t24.x;
                    dots_0 = dots_0 + t32;
                    const float t33 = t27.y * t24.y;
                    dots_0 = dots_0 + t33;
                    const float t34 = t27.z * t24.z;
                    dots_0 = dots_0 + t34;
                    const float t35 = t27.w * t24.w;
                    dots_0 = dots_0 + t35;
                    const uint t36 = t6 + dim; // block.rs:164
                    const float4 t37 = ((device const float4*)q)[t36 >> 2u]; // piece.rs:36
                    const float4 t38 = ((device const float4*)q)[(t36 + 4u) >> 2u]; // piece.rs:37
                    const float t39 = t37.x * t23.x; // block.rs:167
                    dots_1 = dots_1 + t39;
                    const float t40 = t37.y * t23.y;
                    dots_1 = dots_1 + t40;
                    const float t41 = t37.z * t23.z;
                    dots_1 = dots_1 + t41;
                    const float t42 = t37.w * t23.w;
                    dots_1 = dots_1 + t42;
                    const float t43 = t38.x * t24.x;
                    dots_1 = dots_1 + t43;
                    const float t44 = t38.y * t24.y;
                    dots_1 = dots_1 + t44;
                    const float t45 = t38.z * t24.z;
                    dots_1 = dots_1 + t45;
                    const float t46 = t38.w * t24.w;
                    dots_1 = dots_1 + t46;
                    const uint t47 = t7 + dim; // block.rs:164
                    const float4 t48 = ((device const float4*)q)[t47 >> 2u]; // piece.rs:36
                    const float4 t49 = ((device const float4*)q)[(t47 + 4u) >> 2u]; // piece.rs:37
                    const float t50 = t48.x * t23.x; // block.rs:167
                    dots_2 = dots_2 + t50;
                    const float t51 = t48.y * t23.y;
                    dots_2 = dots_2 + t51;
                    const float t52 = t48.z * t23.z;
                    dots_2 = dots_2 + t52;
                    const float t53 = t48.w * t23.w;
                    dots_2 = dots_2 + t53;
                    const float t54 = t49.x * t24.x;
                    dots_2 = dots_2 + t54;
                    const float t55 = t49.y * t24.y;
                    dots_2 = dots_2 + t55;
                    const float t56 = t49.z * t24.z;
                    dots_2 = dots_2 + t56;
                    const float t57 = t49.w * t24.w;
                    dots_2 = dots_2 + t57;
                    const uint t58 = t8 + dim; // block.rs:164
                    const float4 t59 = ((device const float4*)q)[t58 >> 2u]; // piece.rs:36
                    const float4 t60 = ((device const float4*)q)[(t58 + 4u) >> 2u]; // piece.rs:37
                    const float t61 = t59.x * t23.x; // block.rs:167
                    dots_3 = dots_3 + t61;
                    const float t62 = t59.y * t23.y;
                    dots_3 = dots_3 + t62;
                    const float t63 = t59.z * t23.z;
                    dots_3 = dots_3 + t63;
                    const float t64 = t59.w * t23.w;
                    dots_3 = dots_3 + t64;
                    const float t65 = t60.x * t24.x;
                    dots_3 = dots_3 + t65;
                    const float t66 = t60.y * t24.y;
                    dots_3 = dots_3 + t66;
                    const float t67 = t60.z * t24.z;
                    dots_3 = dots_3 + t67;
                    const float t68 = t60.w * t24.w;
                    dots_3 = dots_3 + t68;
                }
            }
            float scores_0 = dots_0; // block.rs:272
            float scores_1 = dots_1;
            float scores_2 = dots_2;
            float scores_3 = dots_3;
            const float t69 = scores_0 * imm.scale; // block.rs:275
            const uint bits = as_type<uint>(t69); // bits.rs:29
            const float score = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:30
            scores_0 = ((own_key < t18) ? score : as_type<float>(0xff800000u)); // block.rs:276
            const float max_1 = reduce_max_f32(scores_0); // block.rs:277
            if ((local_invocation_index & 31u) == 0u) { // block.rs:278
                maxima[(local_invocation_index >> 5u) * 4u] = max_1; // block.rs:279
            }
            const float t70 = scores_1 * imm.scale; // block.rs:275
            const uint bits_1 = as_type<uint>(t70); // bits.rs:29
            const float score_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // bits.rs:30
            scores_1 = ((own_key < t19) ? score_1 : as_type<float>(0xff800000u)); // block.rs:276
            const float max_2 = reduce_max_f32(scores_1); // block.rs:277
            if ((local_invocation_index & 31u) == 0u) { // block.rs:278
                maxima[(local_invocation_index >> 5u) * 4u + 1u] = max_2; // block.rs:279
            }
            const float t71 = scores_2 * imm.scale; // block.rs:275
            const uint bits_2 = as_type<uint>(t71); // bits.rs:29
            const float score_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:30
            scores_2 = ((own_key < t20) ? score_2 : as_type<float>(0xff800000u)); // block.rs:276
            const float max_3 = reduce_max_f32(scores_2); // block.rs:277
            if ((local_invocation_index & 31u) == 0u) { // block.rs:278
                maxima[(local_invocation_index >> 5u) * 4u + 2u] = max_3; // block.rs:279
            }
            const float t72 = scores_3 * imm.scale; // block.rs:275
            const uint bits_3 = as_type<uint>(t72); // bits.rs:29
            const float score_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // bits.rs:30
            scores_3 = ((own_key < t21) ? score_3 : as_type<float>(0xff800000u)); // block.rs:276
            const float max_4 = reduce_max_f32(scores_3); // block.rs:277
            if ((local_invocation_index & 31u) == 0u) { // block.rs:278
                maxima[(local_invocation_index >> 5u) * 4u + 3u] = max_4; // block.rs:279
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:282
            float highest_0 = 0.0f; // block.rs:283
            float highest_1 = 0.0f;
            float highest_2 = 0.0f;
            float highest_3 = 0.0f;
            highest_0 = maxima[0u]; // block.rs:286
            highest_0 = max_f32(highest_0, maxima[4u]); // block.rs:289
            highest_0 = max_f32(highest_0, maxima[8u]);
            highest_0 = max_f32(highest_0, maxima[12u]);
            highest_0 = max_f32(highest_0, maxima[16u]);
            highest_0 = max_f32(highest_0, maxima[20u]);
            highest_0 = max_f32(highest_0, maxima[24u]);
            highest_0 = max_f32(highest_0, maxima[28u]);
            const float t73 = scores_0 - highest_0; // block.rs:291
            const float t74 = min_f32(max_f32(t73, -104.0f), 89.0f); // exponential.rs:40
            const float t75 = t74 * 1.442695f; // exponential.rs:14
            const float k = rint(t75);
            const float t76 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t74 - t76;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t77 = reduced - r; // exponential.rs:18
            const float r_error = t77 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t78 = q_1 * r; // exponential.rs:29
            q_1 = t78 + 0.0013933674f;
            const float t79 = q_1 * r;
            q_1 = t79 + 0.008333311f;
            const float t80 = q_1 * r;
            q_1 = t80 + 0.041666467f;
            const float t81 = q_1 * r;
            q_1 = t81 + 0.16666667f;
            const float t82 = q_1 * r;
            q_1 = t82 + 0.5f;
            const float t83 = r * r; // exponential.rs:31
            const float t84 = t83 * q_1;
            const float rest = r_error + t84;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int t85 = i32_from_f32(k); // exponential.rs:42
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t85); // bits.rs:44
            const uint bits_4 = as_type<uint>(y_1) + (as_type<uint>(t85) << 23u); // bits.rs:45
            const float power = (((as_type<uint>(t73) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
            const float weight = ((own_key < t18) ? power : 0.0f); // block.rs:292
            weights[own_key] = weight; // block.rs:293
            const float sum = reduce_add_f32(weight); // block.rs:294
            if ((local_invocation_index & 31u) == 0u) { // block.rs:295
                sums[(local_invocation_index >> 5u) * 4u] = sum; // block.rs:296
            }
            highest_1 = maxima[1u]; // block.rs:286
            highest_1 = max_f32(highest_1, maxima[5u]); // block.rs:289
            highest_1 = max_f32(highest_1, maxima[9u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[17u]);
            highest_1 = max_f32(highest_1, maxima[21u]);
            highest_1 = max_f32(highest_1, maxima[25u]);
            highest_1 = max_f32(highest_1, maxima[29u]);
            const float t86 = scores_1 - highest_1; // block.rs:291
            const float t87 = min_f32(max_f32(t86, -104.0f), 89.0f); // exponential.rs:40
            const float t88 = t87 * 1.442695f; // exponential.rs:14
            const float k_1 = rint(t88);
            const float t89 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t87 - t89;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t90 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t90 - correction_1;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t91 = q_2 * r_1; // exponential.rs:29
            q_2 = t91 + 0.0013933674f;
            const float t92 = q_2 * r_1;
            q_2 = t92 + 0.008333311f;
            const float t93 = q_2 * r_1;
            q_2 = t93 + 0.041666467f;
            const float t94 = q_2 * r_1;
            q_2 = t94 + 0.16666667f;
            const float t95 = q_2 * r_1;
            q_2 = t95 + 0.5f;
            const float t96 = r_1 * r_1; // exponential.rs:31
            const float t97 = t96 * q_2;
            const float rest_1 = r_error_1 + t97;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_2 = 1.0f + p_1; // exponential.rs:33
            const int t98 = i32_from_f32(k_1); // exponential.rs:42
            const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t98); // bits.rs:44
            const uint bits_5 = as_type<uint>(y_2) + (as_type<uint>(t98) << 23u); // bits.rs:45
            const float power_1 = (((as_type<uint>(t86) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
            const float weight_1 = ((own_key < t19) ? power_1 : 0.0f); // block.rs:292
            weights[own_key + 256u] = weight_1; // block.rs:293
            const float sum_1 = reduce_add_f32(weight_1); // block.rs:294
            if ((local_invocation_index & 31u) == 0u) { // block.rs:295
                sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // block.rs:296
            }
            highest_2 = maxima[2u]; // block.rs:286
            highest_2 = max_f32(highest_2, maxima[6u]); // block.rs:289
            highest_2 = max_f32(highest_2, maxima[10u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[18u]);
            highest_2 = max_f32(highest_2, maxima[22u]);
            highest_2 = max_f32(highest_2, maxima[26u]);
            highest_2 = max_f32(highest_2, maxima[30u]);
            const float t99 = scores_2 - highest_2; // block.rs:291
            const float t100 = min_f32(max_f32(t99, -104.0f), 89.0f); // exponential.rs:40
            const float t101 = t100 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t101);
            const float t102 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t100 - t102;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t103 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t103 - correction_2;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t104 = q_3 * r_2; // exponential.rs:29
            q_3 = t104 + 0.0013933674f;
            const float t105 = q_3 * r_2;
            q_3 = t105 + 0.008333311f;
            const float t106 = q_3 * r_2;
            q_3 = t106 + 0.041666467f;
            const float t107 = q_3 * r_2;
            q_3 = t107 + 0.16666667f;
            const float t108 = q_3 * r_2;
            q_3 = t108 + 0.5f;
            const float t109 = r_2 * r_2; // exponential.rs:31
            const float t110 = t109 * q_3;
            const float rest_2 = r_error_2 + t110;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_3 = 1.0f + p_2; // exponential.rs:33
            const int t111 = i32_from_f32(k_2); // exponential.rs:42
            const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t111); // bits.rs:44
            const uint bits_6 = as_type<uint>(y_3) + (as_type<uint>(t111) << 23u); // bits.rs:45
            const float power_2 = (((as_type<uint>(t99) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
            const float weight_2 = ((own_key < t20) ? power_2 : 0.0f); // block.rs:292
            weights[own_key + 512u] = weight_2; // block.rs:293
            const float sum_2 = reduce_add_f32(weight_2); // block.rs:294
            if ((local_invocation_index & 31u) == 0u) { // block.rs:295
                sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // block.rs:296
            }
            highest_3 = maxima[3u]; // block.rs:286
            highest_3 = max_f32(highest_3, maxima[7u]); // block.rs:289
            highest_3 = max_f32(highest_3, maxima[11u]);
            highest_3 = max_f32(highest_3, maxima[15u]);
            highest_3 = max_f32(highest_3, maxima[19u]);
            highest_3 = max_f32(highest_3, maxima[23u]);
            highest_3 = max_f32(highest_3, maxima[27u]);
            highest_3 = max_f32(highest_3, maxima[31u]);
            const float t112 = scores_3 - highest_3; // block.rs:291
            const float t113 = min_f32(max_f32(t112, -104.0f), 89.0f); // exponential.rs:40
            const float t114 = t113 * 1.442695f; // exponential.rs:14
            const float k_3 = rint(t114);
            const float t115 = k_3 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t113 - t115;
            const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t116 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t116 - correction_3;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t117 = q_4 * r_3; // exponential.rs:29
            q_4 = t117 + 0.0013933674f;
            const float t118 = q_4 * r_3;
            q_4 = t118 + 0.008333311f;
            const float t119 = q_4 * r_3;
            q_4 = t119 + 0.041666467f;
            const float t120 = q_4 * r_3;
            q_4 = t120 + 0.16666667f;
            const float t121 = q_4 * r_3;
            q_4 = t121 + 0.5f;
            const float t122 = r_3 * r_3; // exponential.rs:31
            const float t123 = t122 * q_4;
            const float rest_3 = r_error_3 + t123;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_4 = 1.0f + p_3; // exponential.rs:33
            const int t124 = i32_from_f32(k_3); // exponential.rs:42
            const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t124); // bits.rs:44
            const uint bits_7 = as_type<uint>(y_4) + (as_type<uint>(t124) << 23u); // bits.rs:45
            const float power_3 = (((as_type<uint>(t112) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
            const float weight_3 = ((own_key < t21) ? power_3 : 0.0f); // block.rs:292
            weights[own_key + 768u] = weight_3; // block.rs:293
            const float sum_3 = reduce_add_f32(weight_3); // block.rs:294
            if ((local_invocation_index & 31u) == 0u) { // block.rs:295
                sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // block.rs:296
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:299
            float totals_0 = 0.0f; // block.rs:300
            float totals_1 = 0.0f;
            float totals_2 = 0.0f;
            float totals_3 = 0.0f;
            totals_0 = sums[0u]; // block.rs:303
            totals_0 = totals_0 + sums[4u]; // block.rs:306
            totals_0 = totals_0 + sums[8u];
            totals_0 = totals_0 + sums[12u];
            totals_0 = totals_0 + sums[16u];
            totals_0 = totals_0 + sums[20u];
            totals_0 = totals_0 + sums[24u];
            totals_0 = totals_0 + sums[28u];
            totals_1 = sums[1u]; // block.rs:303
            totals_1 = totals_1 + sums[5u]; // block.rs:306
            totals_1 = totals_1 + sums[9u];
            totals_1 = totals_1 + sums[13u];
            totals_1 = totals_1 + sums[17u];
            totals_1 = totals_1 + sums[21u];
            totals_1 = totals_1 + sums[25u];
            totals_1 = totals_1 + sums[29u];
            totals_2 = sums[2u]; // block.rs:303
            totals_2 = totals_2 + sums[6u]; // block.rs:306
            totals_2 = totals_2 + sums[10u];
            totals_2 = totals_2 + sums[14u];
            totals_2 = totals_2 + sums[18u];
            totals_2 = totals_2 + sums[22u];
            totals_2 = totals_2 + sums[26u];
            totals_2 = totals_2 + sums[30u];
            totals_3 = sums[3u]; // block.rs:303
            totals_3 = totals_3 + sums[7u]; // block.rs:306
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
                    const uint t125 = first_value + key * head_dim; // block.rs:199
                    const float4 t126 = ((device const float4*)values)[t125 >> 2u];
                    const float4 t127 = ((device const float4*)values)[(t125 + 4u) >> 2u];
                    const float weight_4 = weights[key]; // block.rs:202
                    const float t128 = weight_4 * t126.x; // block.rs:205
                    sums_0_0 = sums_0_0 + t128;
                    const float t129 = weight_4 * t126.y;
                    sums_0_1 = sums_0_1 + t129;
                    const float t130 = weight_4 * t126.z;
                    sums_0_2 = sums_0_2 + t130;
                    const float t131 = weight_4 * t126.w;
                    sums_0_3 = sums_0_3 + t131;
                    const float t132 = weight_4 * t127.x;
                    sums_0_4 = sums_0_4 + t132;
                    const float t133 = weight_4 * t127.y;
                    sums_0_5 = sums_0_5 + t133;
                    const float t134 = weight_4 * t127.z;
                    sums_0_6 = sums_0_6 + t134;
                    const float t135 = weight_4 * t127.w;
                    sums_0_7 = sums_0_7 + t135;
                    const float weight_5 = weights[key + 256u]; // block.rs:202
                    const float t136 = weight_5 * t126.x; // block.rs:205
                    sums_1_0 = sums_1_0 + t136;
                    const float t137 = weight_5 * t126.y;
                    sums_1_1 = sums_1_1 + t137;
                    const float t138 = weight_5 * t126.z;
                    sums_1_2 = sums_1_2 + t138;
                    const float t139 = weight_5 * t126.w;
                    sums_1_3 = sums_1_3 + t139;
                    const float t140 = weight_5 * t127.x;
                    sums_1_4 = sums_1_4 + t140;
                    const float t141 = weight_5 * t127.y;
                    sums_1_5 = sums_1_5 + t141;
                    const float t142 = weight_5 * t127.z;
                    sums_1_6 = sums_1_6 + t142;
                    const float t143 = weight_5 * t127.w;
                    sums_1_7 = sums_1_7 + t143;
                    const float weight_6 = weights[key + 512u]; // block.rs:202
                    const float t144 = weight_6 * t126.x; // block.rs:205
                    sums_2_0 = sums_2_0 + t144;
                    const float t145 = weight_6 * t126.y;
                    sums_2_1 = sums_2_1 + t145;
                    const float t146 = weight_6 * t126.z;
                    sums_2_2 = sums_2_2 + t146;
                    const float t147 = weight_6 * t126.w;
                    sums_2_3 = sums_2_3 + t147;
                    const float t148 = weight_6 * t127.x;
                    sums_2_4 = sums_2_4 + t148;
                    const float t149 = weight_6 * t127.y;
                    sums_2_5 = sums_2_5 + t149;
                    const float t150 = weight_6 * t127.z;
                    sums_2_6 = sums_2_6 + t150;
                    const float t151 = weight_6 * t127.w;
                    sums_2_7 = sums_2_7 + t151;
                    const float weight_7 = weights[key + 768u]; // block.rs:202
                    const float t152 = weight_7 * t126.x; // block.rs:205
                    sums_3_0 = sums_3_0 + t152;
                    const float t153 = weight_7 * t126.y;
                    sums_3_1 = sums_3_1 + t153;
                    const float t154 = weight_7 * t126.z;
                    sums_3_2 = sums_3_2 + t154;
                    const float t155 = weight_7 * t126.w;
                    sums_3_3 = sums_3_3 + t155;
                    const float t156 = weight_7 * t127.x;
                    sums_3_4 = sums_3_4 + t156;
                    const float t157 = weight_7 * t127.y;
                    sums_3_5 = sums_3_5 + t157;
                    const float t158 = weight_7 * t127.z;
                    sums_3_6 = sums_3_6 + t158;
                    const float t159 = weight_7 * t127.w;
                    sums_3_7 = sums_3_7 + t159;
                }
                const uint t160 = min_u32(max_u32(t21, run_start), run_start + 32u); // block.rs:211
                for (uint key = common_end; key < t160; key += 1u) {
                    const uint t161 = first_value + key * head_dim; // block.rs:212
                    const float4 t162 = ((device const float4*)values)[t161 >> 2u];
                    const float4 t163 = ((device const float4*)values)[(t161 + 4u) >> 2u];
                    if (key < t18) { // block.rs:215
                        const float weight_4 = weights[key]; // block.rs:216
                        const float t164 = weight_4 * t162.x; // block.rs:219
                        sums_0_0 = sums_0_0 + t164;
                        const float t165 = weight_4 * t162.y;
                        sums_0_1 = sums_0_1 + t165;
                        const float t166 = weight_4 * t162.z;
                        sums_0_2 = sums_0_2 + t166;
                        const float t167 = weight_4 * t162.w;
                        sums_0_3 = sums_0_3 + t167;
                        const float t168 = weight_4 * t163.x;
                        sums_0_4 = sums_0_4 + t168;
                        const float t169 = weight_4 * t163.y;
                        sums_0_5 = sums_0_5 + t169;
                        const float t170 = weight_4 * t163.z;
                        sums_0_6 = sums_0_6 + t170;
                        const float t171 = weight_4 * t163.w;
                        sums_0_7 = sums_0_7 + t171;
                    }
                    if (key < t19) { // block.rs:215
                        const float weight_4 = weights[key + 256u]; // block.rs:216
                        const float t172 = weight_4 * t162.x; // block.rs:219
                        sums_1_0 = sums_1_0 + t172;
                        const float t173 = weight_4 * t162.y;
                        sums_1_1 = sums_1_1 + t173;
                        const float t174 = weight_4 * t162.z;
                        sums_1_2 = sums_1_2 + t174;
                        const float t175 = weight_4 * t162.w;
                        sums_1_3 = sums_1_3 + t175;
                        const float t176 = weight_4 * t163.x;
                        sums_1_4 = sums_1_4 + t176;
                        const float t177 = weight_4 * t163.y;
                        sums_1_5 = sums_1_5 + t177;
                        const float t178 = weight_4 * t163.z;
                        sums_1_6 = sums_1_6 + t178;
                        const float t179 = weight_4 * t163.w;
                        sums_1_7 = sums_1_7 + t179;
                    }
                    if (key < t20) { // block.rs:215
                        const float weight_4 = weights[key + 512u]; // block.rs:216
                        const float t180 = weight_4 * t162.x; // block.rs:219
                        sums_2_0 = sums_2_0 + t180;
                        const float t181 = weight_4 * t162.y;
                        sums_2_1 = sums_2_1 + t181;
                        const float t182 = weight_4 * t162.z;
                        sums_2_2 = sums_2_2 + t182;
                        const float t183 = weight_4 * t162.w;
                        sums_2_3 = sums_2_3 + t183;
                        const float t184 = weight_4 * t163.x;
                        sums_2_4 = sums_2_4 + t184;
                        const float t185 = weight_4 * t163.y;
                        sums_2_5 = sums_2_5 + t185;
                        const float t186 = weight_4 * t163.z;
                        sums_2_6 = sums_2_6 + t186;
                        const float t187 = weight_4 * t163.w;
                        sums_2_7 = sums_2_7 + t187;
                    }
                    if (key < t21) { // block.rs:215
                        const float weight_4 = weights[key + 768u]; // block.rs:216
                        const float t188 = weight_4 * t162.x; // block.rs:219
                        sums_3_0 = sums_3_0 + t188;
                        const float t189 = weight_4 * t162.y;
                        sums_3_1 = sums_3_1 + t189;
                        const float t190 = weight_4 * t162.z;
                        sums_3_2 = sums_3_2 + t190;
                        const float t191 = weight_4 * t162.w;
                        sums_3_3 = sums_3_3 + t191;
                        const float t192 = weight_4 * t163.x;
                        sums_3_4 = sums_3_4 + t192;
                        const float t193 = weight_4 * t163.y;
                        sums_3_5 = sums_3_5 + t193;
                        const float t194 = weight_4 * t163.z;
                        sums_3_6 = sums_3_6 + t194;
                        const float t195 = weight_4 * t163.w;
                        sums_3_7 = sums_3_7 + t195;
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
            const float t196 = outputs_0_1; // block.rs:249
            const float t197 = outputs_1_1;
            const float t198 = outputs_2_1;
            const float t199 = outputs_3_1;
            const float t200 = highest_0; // block.rs:310
            const float t201 = highest_1;
            const float t202 = highest_2;
            const float t203 = highest_3;
            const float t204 = totals_0;
            const float t205 = totals_1;
            const float t206 = totals_2;
            const float t207 = totals_3;
            if (first_key <= t13) { // sequential.rs:36
                float parts_0 = t200; // sequential.rs:37
                float parts_1 = t204;
                float parts_2 = t196;
                if (index > 0u) { // sequential.rs:38
                    const float t208 = maxima_0; // sequential.rs:40
                    const float max_5 = max_f32(t208, t200); // join.rs:16
                    const float t209 = t208 - max_5; // join.rs:17
                    const float t210 = min_f32(max_f32(t209, -104.0f), 89.0f); // exponential.rs:40
                    const float t211 = t210 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t211);
                    const float t212 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t210 - t212;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t213 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t213 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t214 = q_5 * r_4; // exponential.rs:29
                    q_5 = t214 + 0.0013933674f;
                    const float t215 = q_5 * r_4;
                    q_5 = t215 + 0.008333311f;
                    const float t216 = q_5 * r_4;
                    q_5 = t216 + 0.041666467f;
                    const float t217 = q_5 * r_4;
                    q_5 = t217 + 0.16666667f;
                    const float t218 = q_5 * r_4;
                    q_5 = t218 + 0.5f;
                    const float t219 = r_4 * r_4; // exponential.rs:31
                    const float t220 = t219 * q_5;
                    const float rest_4 = r_error_4 + t220;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t221 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t221); // bits.rs:44
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t221) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t209) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t222 = t200 - max_5; // join.rs:18
                    const float t223 = min_f32(max_f32(t222, -104.0f), 89.0f); // exponential.rs:40
                    const float t224 = t223 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t224);
                    const float t225 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t223 - t225;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t226 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t226 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t227 = q_6 * r_5; // exponential.rs:29
                    q_6 = t227 + 0.0013933674f;
                    const float t228 = q_6 * r_5;
                    q_6 = t228 + 0.008333311f;
                    const float t229 = q_6 * r_5;
                    q_6 = t229 + 0.041666467f;
                    const float t230 = q_6 * r_5;
                    q_6 = t230 + 0.16666667f;
                    const float t231 = q_6 * r_5;
                    q_6 = t231 + 0.5f;
                    const float t232 = r_5 * r_5; // exponential.rs:31
                    const float t233 = t232 * q_6;
                    const float rest_5 = r_error_5 + t233;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t234 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t234); // bits.rs:44
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t234) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t222) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t235 = sums_0 * factor; // join.rs:19
                    const float t236 = t204 * next_factor;
                    const float sum_4 = t235 + t236;
                    const float t237 = outputs_0 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t237); // bits.rs:29
                    const float t238 = t196 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t238); // bits.rs:29
                    const float t239 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t239;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t14) { // sequential.rs:36
                float parts_0 = t201; // sequential.rs:37
                float parts_1 = t205;
                float parts_2 = t197;
                if (index > 0u) { // sequential.rs:38
                    const float t240 = maxima_1; // sequential.rs:40
                    const float max_5 = max_f32(t240, t201); // join.rs:16
                    const float t241 = t240 - max_5; // join.rs:17
                    const float t242 = min_f32(max_f32(t241, -104.0f), 89.0f); // exponential.rs:40
                    const float t243 = t242 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t243);
                    const float t244 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t242 - t244;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t245 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t245 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t246 = q_5 * r_4; // exponential.rs:29
                    q_5 = t246 + 0.0013933674f;
                    const float t247 = q_5 * r_4;
                    q_5 = t247 + 0.008333311f;
                    const float t248 = q_5 * r_4;
                    q_5 = t248 + 0.041666467f;
                    const float t249 = q_5 * r_4;
                    q_5 = t249 + 0.16666667f;
                    const float t250 = q_5 * r_4;
                    q_5 = t250 + 0.5f;
                    const float t251 = r_4 * r_4; // exponential.rs:31
                    const float t252 = t251 * q_5;
                    const float rest_4 = r_error_4 + t252;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t253 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t253); // bits.rs:44
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t253) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t241) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t254 = t201 - max_5; // join.rs:18
                    const float t255 = min_f32(max_f32(t254, -104.0f), 89.0f); // exponential.rs:40
                    const float t256 = t255 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t256);
                    const float t257 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t255 - t257;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t258 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t258 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t259 = q_6 * r_5; // exponential.rs:29
                    q_6 = t259 + 0.0013933674f;
                    const float t260 = q_6 * r_5;
                    q_6 = t260 + 0.008333311f;
                    const float t261 = q_6 * r_5;
                    q_6 = t261 + 0.041666467f;
                    const float t262 = q_6 * r_5;
                    q_6 = t262 + 0.16666667f;
                    const float t263 = q_6 * r_5;
                    q_6 = t263 + 0.5f;
                    const float t264 = r_5 * r_5; // exponential.rs:31
                    const float t265 = t264 * q_6;
                    const float rest_5 = r_error_5 + t265;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t266 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t266); // bits.rs:44
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t266) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t254) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t267 = sums_1 * factor; // join.rs:19
                    const float t268 = t205 * next_factor;
                    const float sum_4 = t267 + t268;
                    const float t269 = outputs_1 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t269); // bits.rs:29
                    const float t270 = t197 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t270); // bits.rs:29
                    const float t271 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t271;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t15) { // sequential.rs:36
                float parts_0 = t202; // sequential.rs:37
                float parts_1 = t206;
                float parts_2 = t198;
                if (index > 0u) { // sequential.rs:38
                    const float t272 = maxima_2; // sequential.rs:40
                    const float max_5 = max_f32(t272, t202); // join.rs:16
                    const float t273 = t272 - max_5; // join.rs:17
                    const float t274 = min_f32(max_f32(t273, -104.0f), 89.0f); // exponential.rs:40
                    const float t275 = t274 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t275);
                    const float t276 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t274 - t276;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t277 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t277 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t278 = q_5 * r_4; // exponential.rs:29
                    q_5 = t278 + 0.0013933674f;
                    const float t279 = q_5 * r_4;
                    q_5 = t279 + 0.008333311f;
                    const float t280 = q_5 * r_4;
                    q_5 = t280 + 0.041666467f;
                    const float t281 = q_5 * r_4;
                    q_5 = t281 + 0.16666667f;
                    const float t282 = q_5 * r_4;
                    q_5 = t282 + 0.5f;
                    const float t283 = r_4 * r_4; // exponential.rs:31
                    const float t284 = t283 * q_5;
                    const float rest_4 = r_error_4 + t284;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t285 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t285); // bits.rs:44
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t285) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t273) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t286 = t202 - max_5; // join.rs:18
                    const float t287 = min_f32(max_f32(t286, -104.0f), 89.0f); // exponential.rs:40
                    const float t288 = t287 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t288);
                    const float t289 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t287 - t289;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t290 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t290 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t291 = q_6 * r_5; // exponential.rs:29
                    q_6 = t291 + 0.0013933674f;
                    const float t292 = q_6 * r_5;
                    q_6 = t292 + 0.008333311f;
                    const float t293 = q_6 * r_5;
                    q_6 = t293 + 0.041666467f;
                    const float t294 = q_6 * r_5;
                    q_6 = t294 + 0.16666667f;
                    const float t295 = q_6 * r_5;
                    q_6 = t295 + 0.5f;
                    const float t296 = r_5 * r_5; // exponential.rs:31
                    const float t297 = t296 * q_6;
                    const float rest_5 = r_error_5 + t297;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t298 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t298); // bits.rs:44
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t298) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t286) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t299 = sums_2 * factor; // join.rs:19
                    const float t300 = t206 * next_factor;
                    const float sum_4 = t299 + t300;
                    const float t301 = outputs_2 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t301); // bits.rs:29
                    const float t302 = t198 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t302); // bits.rs:29
                    const float t303 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t303;
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
            if (first_key <= t16) { // sequential.rs:36
                float parts_0 = t203; // sequential.rs:37
                float parts_1 = t207;
                float parts_2 = t199;
                if (index > 0u) { // sequential.rs:38
                    const float t304 = maxima_3; // sequential.rs:40
                    const float max_5 = max_f32(t304, t203); // join.rs:16
                    const float t305 = t304 - max_5; // join.rs:17
                    const float t306 = min_f32(max_f32(t305, -104.0f), 89.0f); // exponential.rs:40
                    const float t307 = t306 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t307);
                    const float t308 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t306 - t308;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t309 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t309 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t310 = q_5 * r_4; // exponential.rs:29
                    q_5 = t310 + 0.0013933674f;
                    const float t311 = q_5 * r_4;
                    q_5 = t311 + 0.008333311f;
                    const float t312 = q_5 * r_4;
                    q_5 = t312 + 0.041666467f;
                    const float t313 = q_5 * r_4;
                    q_5 = t313 + 0.16666667f;
                    const float t314 = q_5 * r_4;
                    q_5 = t314 + 0.5f;
                    const float t315 = r_4 * r_4; // exponential.rs:31
                    const float t316 = t315 * q_5;
                    const float rest_4 = r_error_4 + t316;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t317 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t317); // bits.rs:44
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t317) << 23u); // bits.rs:45
                    const float factor = (((as_type<uint>(t305) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t318 = t203 - max_5; // join.rs:18
                    const float t319 = min_f32(max_f32(t318, -104.0f), 89.0f); // exponential.rs:40
                    const float t320 = t319 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t320);
                    const float t321 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t319 - t321;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t322 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t322 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t323 = q_6 * r_5; // exponential.rs:29
                    q_6 = t323 + 0.0013933674f;
                    const float t324 = q_6 * r_5;
                    q_6 = t324 + 0.008333311f;
                    const float t325 = q_6 * r_5;
                    q_6 = t325 + 0.041666467f;
                    const float t326 = q_6 * r_5;
                    q_6 = t326 + 0.16666667f;
                    const float t327 = q_6 * r_5;
                    q_6 = t327 + 0.5f;
                    const float t328 = r_5 * r_5; // exponential.rs:31
                    const float t329 = t328 * q_6;
                    const float rest_5 = r_error_5 + t329;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t330 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t330); // bits.rs:44
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t330) << 23u); // bits.rs:45
                    const float next_factor = (((as_type<uint>(t318) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t331 = sums_3 * factor; // join.rs:19
                    const float t332 = t207 * next_factor;
                    const float sum_4 = t331 + t332;
                    const float t333 = outputs_3 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t333); // bits.rs:29
                    const float t334 = t199 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t334); // bits.rs:29
                    const float t335 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t335;
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
    const float t336 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t337 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t337); // division.rs:13
        const uint b_bits = as_type<uint>(t336); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t338 = a_bits & 8388607u; // division.rs:18
        const uint t339 = b_bits & 8388607u;
        const uint below = ((t338 < t339) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t338 | 8388608u, below); // division.rs:34
        const uint denominator = t339 | 8388608u; // division.rs:35
        const float d = as_type<float>(t339 | 1065353216u); // division.rs:37
        const float t340 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t340;
        const float t341 = d * reciprocal; // division.rs:41
        const float t342 = 1.0f - t341;
        const float t343 = reciprocal * t342;
        reciprocal = reciprocal + t343;
        const float t344 = d * reciprocal;
        const float t345 = 1.0f - t344;
        const float t346 = reciprocal * t345;
        reciprocal = reciprocal + t346;
        const float t347 = d * reciprocal;
        const float t348 = 1.0f - t347;
        const float t349 = reciprocal * t348;
        reciprocal = reciprocal + t349;
        const float n = as_type<float>((t338 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t350 = n * reciprocal; // division.rs:45
        const float t351 = t350 * 8388608.0f;
        uint quotient = u32_from_f32(t351);
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
        const uint t352 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t352 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t352 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t353 = ((as_type<uint>(t337) & 2147483647u) > 2139095040u) | ((as_type<uint>(t336) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t353 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const bool is_in_table_1 = t10 == t14; // sequential.rs:66
    const float t354 = (is_in_table_1 ? sums_1 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t355 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t355); // division.rs:13
        const uint b_bits = as_type<uint>(t354); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t356 = a_bits & 8388607u; // division.rs:18
        const uint t357 = b_bits & 8388607u;
        const uint below = ((t356 < t357) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t356 | 8388608u, below); // division.rs:34
        const uint denominator = t357 | 8388608u; // division.rs:35
        const float d = as_type<float>(t357 | 1065353216u); // division.rs:37
        const float t358 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t358;
        const float t359 = d * reciprocal; // division.rs:41
        const float t360 = 1.0f - t359;
        const float t361 = reciprocal * t360;
        reciprocal = reciprocal + t361;
        const float t362 = d * reciprocal;
        const float t363 = 1.0f - t362;
        const float t364 = reciprocal * t363;
        reciprocal = reciprocal + t364;
        const float t365 = d * reciprocal;
        const float t366 = 1.0f - t365;
        const float t367 = reciprocal * t366;
        reciprocal = reciprocal + t367;
        const float n = as_type<float>((t356 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t368 = n * reciprocal; // division.rs:45
        const float t369 = t368 * 8388608.0f;
        uint quotient = u32_from_f32(t369);
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
        const uint t370 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t370 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t370 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t371 = ((as_type<uint>(t355) & 2147483647u) > 2139095040u) | ((as_type<uint>(t354) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t371 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index + 256u] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const bool is_in_table_2 = t11 == t15; // sequential.rs:66
    const float t372 = (is_in_table_2 ? sums_2 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t373 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t373); // division.rs:13
        const uint b_bits = as_type<uint>(t372); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t374 = a_bits & 8388607u; // division.rs:18
        const uint t375 = b_bits & 8388607u;
        const uint below = ((t374 < t375) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t374 | 8388608u, below); // division.rs:34
        const uint denominator = t375 | 8388608u; // division.rs:35
        const float d = as_type<float>(t375 | 1065353216u); // division.rs:37
        const float t376 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t376;
        const float t377 = d * reciprocal; // division.rs:41
        const float t378 = 1.0f - t377;
        const float t379 = reciprocal * t378;
        reciprocal = reciprocal + t379;
        const float t380 = d * reciprocal;
        const float t381 = 1.0f - t380;
        const float t382 = reciprocal * t381;
        reciprocal = reciprocal + t382;
        const float t383 = d * reciprocal;
        const float t384 = 1.0f - t383;
        const float t385 = reciprocal * t384;
        reciprocal = reciprocal + t385;
        const float n = as_type<float>((t374 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t386 = n * reciprocal; // division.rs:45
        const float t387 = t386 * 8388608.0f;
        uint quotient = u32_from_f32(t387);
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
        const uint t388 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t388 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t388 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t389 = ((as_type<uint>(t373) & 2147483647u) > 2139095040u) | ((as_type<uint>(t372) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t389 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        runs[local_invocation_index + 512u] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
    }
    const bool is_in_table_3 = t12 == t16; // sequential.rs:66
    const float t390 = (is_in_table_3 ? sums_3 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t391 = outputs_3;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        const uint a_bits = as_type<uint>(t391); // division.rs:13
        const uint b_bits = as_type<uint>(t390); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t392 = a_bits & 8388607u; // division.rs:18
        const uint t393 = b_bits & 8388607u;
        const uint below = ((t392 < t393) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t392 | 8388608u, below); // division.rs:34
        const uint denominator = t393 | 8388608u; // division.rs:35
        const float d = as_type<float>(t393 | 1065353216u); // division.rs:37
        const float t394 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t394;
        const float t395 = d * reciprocal; // division.rs:41
        const float t396 = 1.0f - t395;
        const float t397 = reciprocal * t396;
        reciprocal = reciprocal + t397;
        const float t398 = d * reciprocal;
        const float t399 = 1.0f - t398;
        const float t400 = reciprocal * t399;
        reciprocal = reciprocal + t400;
        const float t401 = d * reciprocal;
        const float t402 = 1.0f - t401;
        const float t403 = reciprocal * t402;
        reciprocal = reciprocal + t403;
        const float n = as_type<float>((t392 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t404 = n * reciprocal; // division.rs:45
        const float t405 = t404 * 8388608.0f;
        uint quotient = u32_from_f32(t405);
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
        const uint t406 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t406 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t406 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t407 = ((as_type<uint>(t391) & 2147483647u) > 2139095040u) | ((as_type<uint>(t390) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t407 | (a_zero & b_zero)) | (a_infinite & b_infinite);
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
        const uint t408 = (row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim); // join.rs:87
        ((device float4*)y)[t408 >> 2u] = float4(outputs_0_1, outputs_1_1, outputs_2_1, outputs_3_1); // piece.rs:68
        ((device float4*)y)[(t408 + 4u) >> 2u] = float4(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
    }
}
