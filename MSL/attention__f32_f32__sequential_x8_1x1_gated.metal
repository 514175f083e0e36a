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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

float quotient_rn(float a, float b) {
    const uint a_bits = as_type<uint>(a);
    const uint b_bits = as_type<uint>(b);
    const bool t0 = ((a_bits & 2147483647u) - 553648128u < 1031798784u) & ((b_bits & 2147483647u) - 553648128u < 1031798784u);
    float chosen = float(0); // by_fma.rs:63
    if (t0) {
        const uint bits = as_type<uint>(b);
        const float minus_b = neg_f32(b);
        float y = as_type<float>(2129859015u - bits);
        const float t1 = fma(minus_b, y, 1.0f);
        y = fma(t1, y, y);
        const float t2 = fma(minus_b, y, 1.0f);
        y = fma(t2, y, y);
        const float t3 = fma(minus_b, y, 1.0f);
        y = fma(t3, y, y);
        const float t4 = fma(minus_b, y, 1.0f);
        y = fma(t4, y, y);
        const float y_1 = as_type<float>(as_type<uint>(y) + (((bits & 8388607u) == 8388607u) ? 1u : 0u));
        const float q = a * y_1;
        const float residual = fma(neg_f32(b), q, a);
        chosen = fma(residual, y_1, q);
    } else {
        const float t5 = as_type<float>((a_bits & 8388607u) | 1065353216u);
        const float t6 = as_type<float>((b_bits & 8388607u) | 1065353216u);
        const uint bits = as_type<uint>(t6);
        const float minus_b = neg_f32(t6);
        float y = as_type<float>(2129859015u - bits);
        const float t7 = fma(minus_b, y, 1.0f);
        y = fma(t7, y, y);
        const float t8 = fma(minus_b, y, 1.0f);
        y = fma(t8, y, y);
        const float t9 = fma(minus_b, y, 1.0f);
        y = fma(t9, y, y);
        const float t10 = fma(minus_b, y, 1.0f);
        y = fma(t10, y, y);
        const float y_1 = as_type<float>(as_type<uint>(y) + (((bits & 8388607u) == 8388607u) ? 1u : 0u));
        const float q = t5 * y_1;
        const float residual = fma(neg_f32(t6), q, t5);
        const float t11 = fma(residual, y_1, q);
        const uint quotient = as_type<uint>(t11);
        const int exponent = sub_i32(add_i32(as_type<int>(quotient >> 23u), as_type<int>((a_bits >> 23u) & 255u)), as_type<int>((b_bits >> 23u) & 255u));
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u;
        const uint t12 = (quotient & 8388607u) | 8388608u;
        const int field = add_i32(exponent, as_type<int>(t12 >> 24u));
        const uint bits_1 = (as_type<uint>(field) << 23u) | (t12 & 8388607u);
        const float scaled = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)));
        const uint sign_2 = (a_bits ^ b_bits) & 2147483648u;
        const uint a_magnitude = a_bits & 2147483647u;
        const uint b_magnitude = b_bits & 2147483647u;
        const bool a_zero = a_magnitude < 8388608u;
        const bool b_zero = b_magnitude < 8388608u;
        const bool a_infinite = a_magnitude == 2139095040u;
        const bool b_infinite = b_magnitude == 2139095040u;
        const bool any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        const bool undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_2) : scaled);
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_2 | 2139095040u) : bounded);
        chosen = (undefined ? as_type<float>(2143289344u) : extended);
    }
    float result = chosen;
    return result;
}

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
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
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t33); // bits.rs:36
            const uint bits_1 = as_type<uint>(y_1) + (as_type<uint>(t33) << 23u); // bits.rs:37
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
                    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t61); // bits.rs:36
                    const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(t61) << 23u); // bits.rs:37
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
                    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t74); // bits.rs:36
                    const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(t74) << 23u); // bits.rs:37
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
        runs[local_invocation_index] = quotient_rn(t81, t80); // join.rs:49
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
        const uint t82 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const float4 t83 = ((device const float4*)q_gate)[t82 >> 2u]; // piece.rs:36
        const float4 t84 = ((device const float4*)q_gate)[(t82 + 4u) >> 2u]; // piece.rs:37
        const float t85 = neg_f32(min_f32(abs_f32(t83.x), 104.0f)); // logistic.rs:19
        const float t86 = t85 * 1.442695f; // exponential.rs:14
        const float k = rint(t86);
        const float t87 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t85 - t87;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t88 = reduced - r; // exponential.rs:18
        const float r_error = t88 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t89 = q_1 * r; // exponential.rs:29
        q_1 = t89 + 0.0013933674f;
        const float t90 = q_1 * r;
        q_1 = t90 + 0.008333311f;
        const float t91 = q_1 * r;
        q_1 = t91 + 0.041666467f;
        const float t92 = q_1 * r;
        q_1 = t92 + 0.16666667f;
        const float t93 = q_1 * r;
        q_1 = t93 + 0.5f;
        const float t94 = r * r; // exponential.rs:31
        const float t95 = t94 * q_1;
        const float rest = r_error + t95;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const float t96 = 1.0f - y_1; // exponential.rs:34
        const float t97 = t96 + p;
        const float t98 = r - p;
        const float t99 = t98 + rest;
        const float y_error = t97 + t99;
        const int k_1 = i32_from_f32(k); // logistic.rs:21
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:44
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t100 = 1.0f - d; // logistic.rs:30
        const float t101 = t100 + power;
        const float t102 = y_error * unit;
        const float t103 = t101 + t102;
        const float t104 = d * 0.32323232f; // division.rs:13
        const float t105 = t104 - 1.4545455f;
        const float t106 = d * t105;
        float estimate = t106 + 2.121212f;
        const float t107 = d * estimate; // division.rs:16
        const float t108 = 1.0f - t107;
        const float t109 = estimate * t108;
        estimate = estimate + t109;
        const float t110 = d * estimate;
        const float t111 = 1.0f - t110;
        const float t112 = estimate * t111;
        estimate = estimate + t112;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:50
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t113 = d_high * high; // division.rs:21
        const float t114 = 1.0f - t113;
        const float t115 = d - d_high;
        const float t116 = t115 * high;
        const float residual = t114 - t116;
        const float estimate_1 = estimate;
        const float t117 = t103 * high; // division.rs:29
        const float t118 = residual - t117;
        const float low = t118 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:50
        const float t119 = y_high * high; // logistic.rs:40
        const float t120 = y_high * low;
        const float t121 = y_1 - y_high;
        const float t122 = t121 + y_error;
        const float t123 = t122 * estimate_1;
        const float t124 = t120 + t123;
        const float product = t119 + t124;
        const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), k_1); // bits.rs:36
        const uint bits = as_type<uint>(product) + (as_type<uint>(k_1) << 23u); // bits.rs:37
        const float t125 = high + low; // logistic.rs:41
        const float result = ((as_type<uint>(t83.x) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : t125);
        const float t126 = outputs_0_1 * (((as_type<uint>(t83.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // join.rs:84
        const uint bits_1 = as_type<uint>(t126); // bits.rs:29
        outputs_0_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // join.rs:84
        const float t127 = neg_f32(min_f32(abs_f32(t83.y), 104.0f)); // logistic.rs:19
        const float t128 = t127 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t128);
        const float t129 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t127 - t129;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t130 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t130 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t131 = q_2 * r_1; // exponential.rs:29
        q_2 = t131 + 0.0013933674f;
        const float t132 = q_2 * r_1;
        q_2 = t132 + 0.008333311f;
        const float t133 = q_2 * r_1;
        q_2 = t133 + 0.041666467f;
        const float t134 = q_2 * r_1;
        q_2 = t134 + 0.16666667f;
        const float t135 = q_2 * r_1;
        q_2 = t135 + 0.5f;
        const float t136 = r_1 * r_1; // exponential.rs:31
        const float t137 = t136 * q_2;
        const float rest_1 = r_error_1 + t137;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const float t138 = 1.0f - y_2; // exponential.rs:34
        const float t139 = t138 + p_1;
        const float t140 = r_1 - p_1;
        const float t141 = t140 + rest_1;
        const float y_error_1 = t139 + t141;
        const int k_3 = i32_from_f32(k_2); // logistic.rs:21
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:44
        const float power_1 = y_2 * unit_1; // logistic.rs:28
        const float d_1 = 1.0f + power_1; // logistic.rs:29
        const float t142 = 1.0f - d_1; // logistic.rs:30
        const float t143 = t142 + power_1;
        const float t144 = y_error_1 * unit_1;
        const float t145 = t143 + t144;
        const float t146 = d_1 * 0.32323232f; // division.rs:13
        const float t147 = t146 - 1.4545455f;
        const float t148 = d_1 * t147;
        float estimate_2 = t148 + 2.121212f;
        const float t149 = d_1 * estimate_2; // division.rs:16
        const float t150 = 1.0f - t149;
        const float t151 = estimate_2 * t150;
        estimate_2 = estimate_2 + t151;
        const float t152 = d_1 * estimate_2;
        const float t153 = 1.0f - t152;
        const float t154 = estimate_2 * t153;
        estimate_2 = estimate_2 + t154;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:50
        const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
        const float t155 = d_high_1 * high_1; // division.rs:21
        const float t156 = 1.0f - t155;
        const float t157 = d_1 - d_high_1;
        const float t158 = t157 * high_1;
        const float residual_1 = t156 - t158;
        const float estimate_3 = estimate_2;
        const float t159 = t145 * high_1; // division.rs:29
        const float t160 = residual_1 - t159;
        const float low_1 = t160 * estimate_3;
        const float y_high_1 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:50
        const float t161 = y_high_1 * high_1; // logistic.rs:40
        const float t162 = y_high_1 * low_1;
        const float t163 = y_2 - y_high_1;
        const float t164 = t163 + y_error_1;
        const float t165 = t164 * estimate_3;
        const float t166 = t162 + t165;
        const float product_1 = t161 + t166;
        const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), k_3); // bits.rs:36
        const uint bits_2 = as_type<uint>(product_1) + (as_type<uint>(k_3) << 23u); // bits.rs:37
        const float t167 = high_1 + low_1; // logistic.rs:41
        const float result_1 = ((as_type<uint>(t83.y) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))) : t167);
        const float t168 = outputs_1 * (((as_type<uint>(t83.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // join.rs:84
        const uint bits_3 = as_type<uint>(t168); // bits.rs:29
        outputs_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t169 = neg_f32(min_f32(abs_f32(t83.z), 104.0f)); // logistic.rs:19
        const float t170 = t169 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t170);
        const float t171 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t169 - t171;
        const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t172 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t172 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t173 = q_3 * r_2; // exponential.rs:29
        q_3 = t173 + 0.0013933674f;
        const float t174 = q_3 * r_2;
        q_3 = t174 + 0.008333311f;
        const float t175 = q_3 * r_2;
        q_3 = t175 + 0.041666467f;
        const float t176 = q_3 * r_2;
        q_3 = t176 + 0.16666667f;
        const float t177 = q_3 * r_2;
        q_3 = t177 + 0.5f;
        const float t178 = r_2 * r_2; // exponential.rs:31
        const float t179 = t178 * q_3;
        const float rest_2 = r_error_2 + t179;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const float t180 = 1.0f - y_3; // exponential.rs:34
        const float t181 = t180 + p_2;
        const float t182 = r_2 - p_2;
        const float t183 = t182 + rest_2;
        const float y_error_2 = t181 + t183;
        const int k_5 = i32_from_f32(k_4); // logistic.rs:21
        const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:44
        const float power_2 = y_3 * unit_2; // logistic.rs:28
        const float d_2 = 1.0f + power_2; // logistic.rs:29
        const float t184 = 1.0f - d_2; // logistic.rs:30
        const float t185 = t184 + power_2;
        const float t186 = y_error_2 * unit_2;
        const float t187 = t185 + t186;
        const float t188 = d_2 * 0.32323232f; // division.rs:13
        const float t189 = t188 - 1.4545455f;
        const float t190 = d_2 * t189;
        float estimate_4 = t190 + 2.121212f;
        const float t191 = d_2 * estimate_4; // division.rs:16
        const float t192 = 1.0f - t191;
        const float t193 = estimate_4 * t192;
        estimate_4 = estimate_4 + t193;
        const float t194 = d_2 * estimate_4;
        const float t195 = 1.0f - t194;
        const float t196 = estimate_4 * t195;
        estimate_4 = estimate_4 + t196;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:50
        const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
        const float t197 = d_high_2 * high_2; // division.rs:21
        const float t198 = 1.0f - t197;
        const float t199 = d_2 - d_high_2;
        const float t200 = t199 * high_2;
        const float residual_2 = t198 - t200;
        const float estimate_5 = estimate_4;
        const float t201 = t187 * high_2; // division.rs:29
        const float t202 = residual_2 - t201;
        const float low_2 = t202 * estimate_5;
        const float y_high_2 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:50
        const float t203 = y_high_2 * high_2; // logistic.rs:40
        const float t204 = y_high_2 * low_2;
        const float t205 = y_3 - y_high_2;
        const float t206 = t205 + y_error_2;
        const float t207 = t206 * estimate_5;
        const float t208 = t204 + t207;
        const float product_2 = t203 + t208;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_5); // bits.rs:36
        const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(k_5) << 23u); // bits.rs:37
        const float t209 = high_2 + low_2; // logistic.rs:41
        const float result_2 = ((as_type<uint>(t83.z) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4))) : t209);
        const float t210 = outputs_2 * (((as_type<uint>(t83.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // join.rs:84
        const uint bits_5 = as_type<uint>(t210); // bits.rs:29
        outputs_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t211 = neg_f32(min_f32(abs_f32(t83.w), 104.0f)); // logistic.rs:19
        const float t212 = t211 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t212);
        const float t213 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t211 - t213;
        const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t214 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t214 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t215 = q_4 * r_3; // exponential.rs:29
        q_4 = t215 + 0.0013933674f;
        const float t216 = q_4 * r_3;
        q_4 = t216 + 0.008333311f;
        const float t217 = q_4 * r_3;
        q_4 = t217 + 0.041666467f;
        const float t218 = q_4 * r_3;
        q_4 = t218 + 0.16666667f;
        const float t219 = q_4 * r_3;
        q_4 = t219 + 0.5f;
        const float t220 = r_3 * r_3; // exponential.rs:31
        const float t221 = t220 * q_4;
        const float rest_3 = r_error_3 + t221;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const float t222 = 1.0f - y_4; // exponential.rs:34
        const float t223 = t222 + p_3;
        const float t224 = r_3 - p_3;
        const float t225 = t224 + rest_3;
        const float y_error_3 = t223 + t225;
        const int k_7 = i32_from_f32(k_6); // logistic.rs:21
        const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:44
        const float power_3 = y_4 * unit_3; // logistic.rs:28
        const float d_3 = 1.0f + power_3; // logistic.rs:29
        const float t226 = 1.0f - d_3; // logistic.rs:30
        const float t227 = t226 + power_3;
        const float t228 = y_error_3 * unit_3;
        const float t229 = t227 + t228;
        const float t230 = d_3 * 0.32323232f; // division.rs:13
        const float t231 = t230 - 1.4545455f;
        const float t232 = d_3 * t231;
        float estimate_6 = t232 + 2.121212f;
        const float t233 = d_3 * estimate_6; // division.rs:16
        const float t234 = 1.0f - t233;
        const float t235 = estimate_6 * t234;
        estimate_6 = estimate_6 + t235;
        const float t236 = d_3 * estimate_6;
        const float t237 = 1.0f - t236;
        const float t238 = estimate_6 * t237;
        estimate_6 = estimate_6 + t238;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:50
        const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
        const float t239 = d_high_3 * high_3; // division.rs:21
        const float t240 = 1.0f - t239;
        const float t241 = d_3 - d_high_3;
        const float t242 = t241 * high_3;
        const float residual_3 = t240 - t242;
        const float estimate_7 = estimate_6;
        const float t243 = t229 * high_3; // division.rs:29
        const float t244 = residual_3 - t243;
        const float low_3 = t244 * estimate_7;
        const float y_high_3 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:50
        const float t245 = y_high_3 * high_3; // logistic.rs:40
        const float t246 = y_high_3 * low_3;
        const float t247 = y_4 - y_high_3;
        const float t248 = t247 + y_error_3;
        const float t249 = t248 * estimate_7;
        const float t250 = t246 + t249;
        const float product_3 = t245 + t250;
        const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_7); // bits.rs:36
        const uint bits_6 = as_type<uint>(product_3) + (as_type<uint>(k_7) << 23u); // bits.rs:37
        const float t251 = high_3 + low_3; // logistic.rs:41
        const float result_3 = ((as_type<uint>(t83.w) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))) : t251);
        const float t252 = outputs_3 * (((as_type<uint>(t83.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // join.rs:84
        const uint bits_7 = as_type<uint>(t252); // bits.rs:29
        outputs_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t253 = neg_f32(min_f32(abs_f32(t84.x), 104.0f)); // logistic.rs:19
        const float t254 = t253 * 1.442695f; // exponential.rs:14
        const float k_8 = rint(t254);
        const float t255 = k_8 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t253 - t255;
        const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t256 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t256 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t257 = q_5 * r_4; // exponential.rs:29
        q_5 = t257 + 0.0013933674f;
        const float t258 = q_5 * r_4;
        q_5 = t258 + 0.008333311f;
        const float t259 = q_5 * r_4;
        q_5 = t259 + 0.041666467f;
        const float t260 = q_5 * r_4;
        q_5 = t260 + 0.16666667f;
        const float t261 = q_5 * r_4;
        q_5 = t261 + 0.5f;
        const float t262 = r_4 * r_4; // exponential.rs:31
        const float t263 = t262 * q_5;
        const float rest_4 = r_error_4 + t263;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const float t264 = 1.0f - y_5; // exponential.rs:34
        const float t265 = t264 + p_4;
        const float t266 = r_4 - p_4;
        const float t267 = t266 + rest_4;
        const float y_error_4 = t265 + t267;
        const int k_9 = i32_from_f32(k_8); // logistic.rs:21
        const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:44
        const float power_4 = y_5 * unit_4; // logistic.rs:28
        const float d_4 = 1.0f + power_4; // logistic.rs:29
        const float t268 = 1.0f - d_4; // logistic.rs:30
        const float t269 = t268 + power_4;
        const float t270 = y_error_4 * unit_4;
        const float t271 = t269 + t270;
        const float t272 = d_4 * 0.32323232f; // division.rs:13
        const float t273 = t272 - 1.4545455f;
        const float t274 = d_4 * t273;
        float estimate_8 = t274 + 2.121212f;
        const float t275 = d_4 * estimate_8; // division.rs:16
        const float t276 = 1.0f - t275;
        const float t277 = estimate_8 * t276;
        estimate_8 = estimate_8 + t277;
        const float t278 = d_4 * estimate_8;
        const float t279 = 1.0f - t278;
        const float t280 = estimate_8 * t279;
        estimate_8 = estimate_8 + t280;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:50
        const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
        const float t281 = d_high_4 * high_4; // division.rs:21
        const float t282 = 1.0f - t281;
        const float t283 = d_4 - d_high_4;
        const float t284 = t283 * high_4;
        const float residual_4 = t282 - t284;
        const float estimate_9 = estimate_8;
        const float t285 = t271 * high_4; // division.rs:29
        const float t286 = residual_4 - t285;
        const float low_4 = t286 * estimate_9;
        const float y_high_4 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:50
        const float t287 = y_high_4 * high_4; // logistic.rs:40
        const float t288 = y_high_4 * low_4;
        const float t289 = y_5 - y_high_4;
        const float t290 = t289 + y_error_4;
        const float t291 = t290 * estimate_9;
        const float t292 = t288 + t291;
        const float product_4 = t287 + t292;
        const int field_4 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), k_9); // bits.rs:36
        const uint bits_8 = as_type<uint>(product_4) + (as_type<uint>(k_9) << 23u); // bits.rs:37
        const float t293 = high_4 + low_4; // logistic.rs:41
        const float result_4 = ((as_type<uint>(t84.x) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8))) : t293);
        const float t294 = outputs_4 * (((as_type<uint>(t84.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // join.rs:84
        const uint bits_9 = as_type<uint>(t294); // bits.rs:29
        outputs_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:84
        const float t295 = neg_f32(min_f32(abs_f32(t84.y), 104.0f)); // logistic.rs:19
        const float t296 = t295 * 1.442695f; // exponential.rs:14
        const float k_10 = rint(t296);
        const float t297 = k_10 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t295 - t297;
        const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t298 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t298 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t299 = q_6 * r_5; // exponential.rs:29
        q_6 = t299 + 0.0013933674f;
        const float t300 = q_6 * r_5;
        q_6 = t300 + 0.008333311f;
        const float t301 = q_6 * r_5;
        q_6 = t301 + 0.041666467f;
        const float t302 = q_6 * r_5;
        q_6 = t302 + 0.16666667f;
        const float t303 = q_6 * r_5;
        q_6 = t303 + 0.5f;
        const float t304 = r_5 * r_5; // exponential.rs:31
        const float t305 = t304 * q_6;
        const float rest_5 = r_error_5 + t305;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const float t306 = 1.0f - y_6; // exponential.rs:34
        const float t307 = t306 + p_5;
        const float t308 = r_5 - p_5;
        const float t309 = t308 + rest_5;
        const float y_error_5 = t307 + t309;
        const int k_11 = i32_from_f32(k_10); // logistic.rs:21
        const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_11, -60), 127)) << 23u); // bits.rs:44
        const float power_5 = y_6 * unit_5; // logistic.rs:28
        const float d_5 = 1.0f + power_5; // logistic.rs:29
        const float t310 = 1.0f - d_5; // logistic.rs:30
        const float t311 = t310 + power_5;
        const float t312 = y_error_5 * unit_5;
        const float t313 = t311 + t312;
        const float t314 = d_5 * 0.32323232f; // division.rs:13
        const float t315 = t314 - 1.4545455f;
        const float t316 = d_5 * t315;
        float estimate_10 = t316 + 2.121212f;
        const float t317 = d_5 * estimate_10; // division.rs:16
        const float t318 = 1.0f - t317;
        const float t319 = estimate_10 * t318;
        estimate_10 = estimate_10 + t319;
        const float t320 = d_5 * estimate_10;
        const float t321 = 1.0f - t320;
        const float t322 = estimate_10 * t321;
        estimate_10 = estimate_10 + t322;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:50
        const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
        const float t323 = d_high_5 * high_5; // division.rs:21
        const float t324 = 1.0f - t323;
        const float t325 = d_5 - d_high_5;
        const float t326 = t325 * high_5;
        const float residual_5 = t324 - t326;
        const float estimate_11 = estimate_10;
        const float t327 = t313 * high_5; // division.rs:29
        const float t328 = residual_5 - t327;
        const float low_5 = t328 * estimate_11;
        const float y_high_5 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:50
        const float t329 = y_high_5 * high_5; // logistic.rs:40
        const float t330 = y_high_5 * low_5;
        const float t331 = y_6 - y_high_5;
        const float t332 = t331 + y_error_5;
        const float t333 = t332 * estimate_11;
        const float t334 = t330 + t333;
        const float product_5 = t329 + t334;
        const int field_5 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), k_11); // bits.rs:36
        const uint bits_10 = as_type<uint>(product_5) + (as_type<uint>(k_11) << 23u); // bits.rs:37
        const float t335 = high_5 + low_5; // logistic.rs:41
        const float result_5 = ((as_type<uint>(t84.y) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))) : t335);
        const float t336 = outputs_5 * (((as_type<uint>(t84.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // join.rs:84
        const uint bits_11 = as_type<uint>(t336); // bits.rs:29
        outputs_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t337 = neg_f32(min_f32(abs_f32(t84.z), 104.0f)); // logistic.rs:19
        const float t338 = t337 * 1.442695f; // exponential.rs:14
        const float k_12 = rint(t338);
        const float t339 = k_12 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t337 - t339;
        const float correction_6 = k_12 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t340 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t340 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t341 = q_7 * r_6; // exponential.rs:29
        q_7 = t341 + 0.0013933674f;
        const float t342 = q_7 * r_6;
        q_7 = t342 + 0.008333311f;
        const float t343 = q_7 * r_6;
        q_7 = t343 + 0.041666467f;
        const float t344 = q_7 * r_6;
        q_7 = t344 + 0.16666667f;
        const float t345 = q_7 * r_6;
        q_7 = t345 + 0.5f;
        const float t346 = r_6 * r_6; // exponential.rs:31
        const float t347 = t346 * q_7;
        const float rest_6 = r_error_6 + t347;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const float t348 = 1.0f - y_7; // exponential.rs:34
        const float t349 = t348 + p_6;
        const float t350 = r_6 - p_6;
        const float t351 = t350 + rest_6;
        const float y_error_6 = t349 + t351;
        const int k_13 = i32_from_f32(k_12); // logistic.rs:21
        const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:44
        const float power_6 = y_7 * unit_6; // logistic.rs:28
        const float d_6 = 1.0f + power_6; // logistic.rs:29
        const float t352 = 1.0f - d_6; // logistic.rs:30
        const float t353 = t352 + power_6;
        const float t354 = y_error_6 * unit_6;
        const float t355 = t353 + t354;
        const float t356 = d_6 * 0.32323232f; // division.rs:13
        const float t357 = t356 - 1.4545455f;
        const float t358 = d_6 * t357;
        float estimate_12 = t358 + 2.121212f;
        const float t359 = d_6 * estimate_12; // division.rs:16
        const float t360 = 1.0f - t359;
        const float t361 = estimate_12 * t360;
        estimate_12 = estimate_12 + t361;
        const float t362 = d_6 * estimate_12;
        const float t363 = 1.0f - t362;
        const float t364 = estimate_12 * t363;
        estimate_12 = estimate_12 + t364;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:50
        const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
        const float t365 = d_high_6 * high_6; // division.rs:21
        const float t366 = 1.0f - t365;
        const float t367 = d_6 - d_high_6;
        const float t368 = t367 * high_6;
        const float residual_6 = t366 - t368;
        const float estimate_13 = estimate_12;
        const float t369 = t355 * high_6; // division.rs:29
        const float t370 = residual_6 - t369;
        const float low_6 = t370 * estimate_13;
        const float y_high_6 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:50
        const float t371 = y_high_6 * high_6; // logistic.rs:40
        const float t372 = y_high_6 * low_6;
        const float t373 = y_7 - y_high_6;
        const float t374 = t373 + y_error_6;
        const float t375 = t374 * estimate_13;
        const float t376 = t372 + t375;
        const float product_6 = t371 + t376;
        const int field_6 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), k_13); // bits.rs:36
        const uint bits_12 = as_type<uint>(product_6) + (as_type<uint>(k_13) << 23u); // bits.rs:37
        const float t377 = high_6 + low_6; // logistic.rs:41
        const float result_6 = ((as_type<uint>(t84.z) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12))) : t377);
        const float t378 = outputs_6 * (((as_type<uint>(t84.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // join.rs:84
        const uint bits_13 = as_type<uint>(t378); // bits.rs:29
        outputs_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // join.rs:84
        const float t379 = neg_f32(min_f32(abs_f32(t84.w), 104.0f)); // logistic.rs:19
        const float t380 = t379 * 1.442695f; // exponential.rs:14
        const float k_14 = rint(t380);
        const float t381 = k_14 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t379 - t381;
        const float correction_7 = k_14 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t382 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t382 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t383 = q_8 * r_7; // exponential.rs:29
        q_8 = t383 + 0.0013933674f;
        const float t384 = q_8 * r_7;
        q_8 = t384 + 0.008333311f;
        const float t385 = q_8 * r_7;
        q_8 = t385 + 0.041666467f;
        const float t386 = q_8 * r_7;
        q_8 = t386 + 0.16666667f;
        const float t387 = q_8 * r_7;
        q_8 = t387 + 0.5f;
        const float t388 = r_7 * r_7; // exponential.rs:31
        const float t389 = t388 * q_8;
        const float rest_7 = r_error_7 + t389;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const float t390 = 1.0f - y_8; // exponential.rs:34
        const float t391 = t390 + p_7;
        const float t392 = r_7 - p_7;
        const float t393 = t392 + rest_7;
        const float y_error_7 = t391 + t393;
        const int k_15 = i32_from_f32(k_14); // logistic.rs:21
        const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(k_15, -60), 127)) << 23u); // bits.rs:44
        const float power_7 = y_8 * unit_7; // logistic.rs:28
        const float d_7 = 1.0f + power_7; // logistic.rs:29
        const float t394 = 1.0f - d_7; // logistic.rs:30
        const float t395 = t394 + power_7;
        const float t396 = y_error_7 * unit_7;
        const float t397 = t395 + t396;
        const float t398 = d_7 * 0.32323232f; // division.rs:13
        const float t399 = t398 - 1.4545455f;
        const float t400 = d_7 * t399;
        float estimate_14 = t400 + 2.121212f;
        const float t401 = d_7 * estimate_14; // division.rs:16
        const float t402 = 1.0f - t401;
        const float t403 = estimate_14 * t402;
        estimate_14 = estimate_14 + t403;
        const float t404 = d_7 * estimate_14;
        const float t405 = 1.0f - t404;
        const float t406 = estimate_14 * t405;
        estimate_14 = estimate_14 + t406;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:50
        const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
        const float t407 = d_high_7 * high_7; // division.rs:21
        const float t408 = 1.0f - t407;
        const float t409 = d_7 - d_high_7;
        const float t410 = t409 * high_7;
        const float residual_7 = t408 - t410;
        const float estimate_15 = estimate_14;
        const float t411 = t397 * high_7; // division.rs:29
        const float t412 = residual_7 - t411;
        const float low_7 = t412 * estimate_15;
        const float y_high_7 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:50
        const float t413 = y_high_7 * high_7; // logistic.rs:40
        const float t414 = y_high_7 * low_7;
        const float t415 = y_8 - y_high_7;
        const float t416 = t415 + y_error_7;
        const float t417 = t416 * estimate_15;
        const float t418 = t414 + t417;
        const float product_7 = t413 + t418;
        const int field_7 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_15); // bits.rs:36
        const uint bits_14 = as_type<uint>(product_7) + (as_type<uint>(k_15) << 23u); // bits.rs:37
        const float t419 = high_7 + low_7; // logistic.rs:41
        const float result_7 = ((as_type<uint>(t84.w) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))) : t419);
        const float t420 = outputs_7 * (((as_type<uint>(t84.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // join.rs:84
        const uint bits_15 = as_type<uint>(t420); // bits.rs:29
        outputs_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const uint t421 = (row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim); // join.rs:87
        ((device float4*)y)[t421 >> 2u] = float4(outputs_0_1, outputs_1, outputs_2, outputs_3); // piece.rs:68
        ((device float4*)y)[(t421 + 4u) >> 2u] = float4(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
    }
}
