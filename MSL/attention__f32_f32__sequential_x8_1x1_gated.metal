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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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
            const uint bits = as_type<uint>(t20); // bits.rs:31
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
            const float t21 = scores_0 - highest_0; // block.rs:293
            const float t22 = t21 * 1.442695f; // exponential.rs:14
            const float sum = t22 + 12582912.0f; // bits.rs:52
            const float k = sum - 12582912.0f; // bits.rs:53
            const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
            const float t23 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t21 - t23;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t24 = reduced - r; // exponential.rs:18
            const float r_error = t24 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t25 = q_1 * r; // exponential.rs:29
            q_1 = t25 + 0.0013933674f;
            const float t26 = q_1 * r;
            q_1 = t26 + 0.008333311f;
            const float t27 = q_1 * r;
            q_1 = t27 + 0.041666467f;
            const float t28 = q_1 * r;
            q_1 = t28 + 0.16666667f;
            const float t29 = q_1 * r;
            q_1 = t29 + 0.5f;
            const float t30 = r * r; // exponential.rs:31
            const float t31 = t30 * q_1;
            const float rest = r_error + t31;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
            const uint bits_1 = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
            const uint bits_2 = as_type<uint>(t21); // exponential.rs:48
            const uint beyond = ((bits_2 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded = (((bits_2 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:50
            const float power = (((as_type<uint>(t21) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // exponential.rs:51
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
                    const uint t32 = first_value + key * head_dim; // block.rs:199
                    const float4 t33 = ((device const float4*)values)[t32 >> 2u];
                    const float4 t34 = ((device const float4*)values)[(t32 + 4u) >> 2u];
                    const float weight_1 = weights[key]; // block.rs:202
                    const float t35 = weight_1 * t33.x; // block.rs:205
                    sums_0_0 = sums_0_0 + t35;
                    const float t36 = weight_1 * t33.y;
                    sums_0_1 = sums_0_1 + t36;
                    const float t37 = weight_1 * t33.z;
                    sums_0_2 = sums_0_2 + t37;
                    const float t38 = weight_1 * t33.w;
                    sums_0_3 = sums_0_3 + t38;
                    const float t39 = weight_1 * t34.x;
                    sums_0_4 = sums_0_4 + t39;
                    const float t40 = weight_1 * t34.y;
                    sums_0_5 = sums_0_5 + t40;
                    const float t41 = weight_1 * t34.z;
                    sums_0_6 = sums_0_6 + t41;
                    const float t42 = weight_1 * t34.w;
                    sums_0_7 = sums_0_7 + t42;
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
                float sum_2 = runs[local_invocation_index]; // block.rs:241
                sum_2 = sum_2 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_2 = sum_2 + runs[local_invocation_index + 512u];
                sum_2 = sum_2 + runs[local_invocation_index + 768u];
                sum_2 = sum_2 + runs[local_invocation_index + 1024u];
                sum_2 = sum_2 + runs[local_invocation_index + 1280u];
                sum_2 = sum_2 + runs[local_invocation_index + 1536u];
                sum_2 = sum_2 + runs[local_invocation_index + 1792u];
                const uint bits_3 = as_type<uint>(sum_2); // bits.rs:31
                outputs_0_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // block.rs:246
            }
            const float t43 = outputs_0_1; // block.rs:249
            const float t44 = highest_0; // block.rs:312
            const float t45 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                float parts_0 = t44; // sequential.rs:37
                float parts_1 = t45;
                float parts_2 = t43;
                if (index > 0u) { // sequential.rs:38
                    const float t46 = maxima_0; // sequential.rs:40
                    const float max_2 = max_f32(t46, t44); // join.rs:16
                    const float t47 = t46 - max_2; // join.rs:17
                    const float t48 = t47 * 1.442695f; // exponential.rs:14
                    const float sum_2 = t48 + 12582912.0f; // bits.rs:52
                    const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
                    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
                    const float t49 = k_1 * 0.6933594f; // exponential.rs:15
                    const float reduced_1 = t47 - t49;
                    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
                    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
                    const float t50 = reduced_1 - r_1; // exponential.rs:18
                    const float r_error_1 = t50 - correction_1;
                    float q_2 = 0.00019891017f; // exponential.rs:26
                    const float t51 = q_2 * r_1; // exponential.rs:29
                    q_2 = t51 + 0.0013933674f;
                    const float t52 = q_2 * r_1;
                    q_2 = t52 + 0.008333311f;
                    const float t53 = q_2 * r_1;
                    q_2 = t53 + 0.041666467f;
                    const float t54 = q_2 * r_1;
                    q_2 = t54 + 0.16666667f;
                    const float t55 = q_2 * r_1;
                    q_2 = t55 + 0.5f;
                    const float t56 = r_1 * r_1; // exponential.rs:31
                    const float t57 = t56 * q_2;
                    const float rest_1 = r_error_1 + t57;
                    const float p_1 = r_1 + rest_1; // exponential.rs:32
                    const float y_2 = 1.0f + p_1; // exponential.rs:33
                    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
                    const uint bits_3 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
                    const uint bits_4 = as_type<uint>(t47); // exponential.rs:48
                    const uint beyond_1 = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_1 = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t47) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // exponential.rs:51
                    const float t58 = t44 - max_2; // join.rs:18
                    const float t59 = t58 * 1.442695f; // exponential.rs:14
                    const float sum_3 = t59 + 12582912.0f; // bits.rs:52
                    const float k_2 = sum_3 - 12582912.0f; // bits.rs:53
                    const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
                    const float t60 = k_2 * 0.6933594f; // exponential.rs:15
                    const float reduced_2 = t58 - t60;
                    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
                    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
                    const float t61 = reduced_2 - r_2; // exponential.rs:18
                    const float r_error_2 = t61 - correction_2;
                    float q_3 = 0.00019891017f; // exponential.rs:26
                    const float t62 = q_3 * r_2; // exponential.rs:29
                    q_3 = t62 + 0.0013933674f;
                    const float t63 = q_3 * r_2;
                    q_3 = t63 + 0.008333311f;
                    const float t64 = q_3 * r_2;
                    q_3 = t64 + 0.041666467f;
                    const float t65 = q_3 * r_2;
                    q_3 = t65 + 0.16666667f;
                    const float t66 = q_3 * r_2;
                    q_3 = t66 + 0.5f;
                    const float t67 = r_2 * r_2; // exponential.rs:31
                    const float t68 = t67 * q_3;
                    const float rest_2 = r_error_2 + t68;
                    const float p_2 = r_2 + rest_2; // exponential.rs:32
                    const float y_3 = 1.0f + p_2; // exponential.rs:33
                    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
                    const uint bits_5 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
                    const uint bits_6 = as_type<uint>(t58); // exponential.rs:48
                    const uint beyond_2 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_2 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t58) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // exponential.rs:51
                    const float t69 = sums_0 * factor; // join.rs:19
                    const float t70 = t45 * next_factor;
                    const float sum_4 = t69 + t70;
                    const float t71 = outputs_0 * factor; // join.rs:20
                    const uint bits_7 = as_type<uint>(t71); // bits.rs:31
                    const float t72 = t43 * next_factor; // join.rs:20
                    const uint bits_8 = as_type<uint>(t72); // bits.rs:31
                    const float t73 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) + as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t73;
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
    const float t74 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t75 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t75, t74); // join.rs:49
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
        const uint t76 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const float4 t77 = ((device const float4*)q_gate)[t76 >> 2u]; // piece.rs:36
        const float4 t78 = ((device const float4*)q_gate)[(t76 + 4u) >> 2u]; // piece.rs:37
        const float t79 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t77.x)), 1120927744u))); // logistic.rs:19
        const float t80 = t79 * 1.442695f; // exponential.rs:14
        const float sum = t80 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t81 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t79 - t81;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t82 = reduced - r; // exponential.rs:18
        const float r_error = t82 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t83 = q_1 * r; // exponential.rs:29
        q_1 = t83 + 0.0013933674f;
        const float t84 = q_1 * r;
        q_1 = t84 + 0.008333311f;
        const float t85 = q_1 * r;
        q_1 = t85 + 0.041666467f;
        const float t86 = q_1 * r;
        q_1 = t86 + 0.16666667f;
        const float t87 = q_1 * r;
        q_1 = t87 + 0.5f;
        const float t88 = r * r; // exponential.rs:31
        const float t89 = t88 * q_1;
        const float rest = r_error + t89;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const float t90 = 1.0f - y_1; // exponential.rs:34
        const float t91 = t90 + p;
        const float t92 = r - p;
        const float t93 = t92 + rest;
        const float y_error = t91 + t93;
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent, -60), 127)) << 23u); // bits.rs:66
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t94 = 1.0f - d; // logistic.rs:30
        const float t95 = t94 + power;
        const float t96 = y_error * unit;
        const float t97 = t95 + t96;
        const float t98 = d * 0.32323232f; // division.rs:13
        const float t99 = t98 - 1.4545455f;
        const float t100 = d * t99;
        float estimate = t100 + 2.121212f;
        const float t101 = d * estimate; // division.rs:16
        const float t102 = 1.0f - t101;
        const float t103 = estimate * t102;
        estimate = estimate + t103;
        const float t104 = d * estimate;
        const float t105 = 1.0f - t104;
        const float t106 = estimate * t105;
        estimate = estimate + t106;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t107 = d_high * high; // division.rs:21
        const float t108 = 1.0f - t107;
        const float t109 = d - d_high;
        const float t110 = t109 * high;
        const float residual = t108 - t110;
        const float estimate_1 = estimate;
        const float t111 = t97 * high; // division.rs:29
        const float t112 = residual - t111;
        const float low = t112 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:72
        const float t113 = y_high * high; // logistic.rs:40
        const float t114 = y_high * low;
        const float t115 = y_1 - y_high;
        const float t116 = t115 + y_error;
        const float t117 = t116 * estimate_1;
        const float t118 = t114 + t117;
        const float product = t113 + t118;
        const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(product) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const float t119 = high + low; // logistic.rs:41
        const float result = ((as_type<uint>(t77.x) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : t119);
        const float t120 = outputs_0_1 * (((as_type<uint>(t77.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // join.rs:84
        const uint bits_1 = as_type<uint>(t120); // bits.rs:31
        outputs_0_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // join.rs:84
        const float t121 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t77.y)), 1120927744u))); // logistic.rs:19
        const float t122 = t121 * 1.442695f; // exponential.rs:14
        const float sum_1 = t122 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t123 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t121 - t123;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t124 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t124 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t125 = q_2 * r_1; // exponential.rs:29
        q_2 = t125 + 0.0013933674f;
        const float t126 = q_2 * r_1;
        q_2 = t126 + 0.008333311f;
        const float t127 = q_2 * r_1;
        q_2 = t127 + 0.041666467f;
        const float t128 = q_2 * r_1;
        q_2 = t128 + 0.16666667f;
        const float t129 = q_2 * r_1;
        q_2 = t129 + 0.5f;
        const float t130 = r_1 * r_1; // exponential.rs:31
        const float t131 = t130 * q_2;
        const float rest_1 = r_error_1 + t131;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const float t132 = 1.0f - y_2; // exponential.rs:34
        const float t133 = t132 + p_1;
        const float t134 = r_1 - p_1;
        const float t135 = t134 + rest_1;
        const float y_error_1 = t133 + t135;
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_1, -60), 127)) << 23u); // bits.rs:66
        const float power_1 = y_2 * unit_1; // logistic.rs:28
        const float d_1 = 1.0f + power_1; // logistic.rs:29
        const float t136 = 1.0f - d_1; // logistic.rs:30
        const float t137 = t136 + power_1;
        const float t138 = y_error_1 * unit_1;
        const float t139 = t137 + t138;
        const float t140 = d_1 * 0.32323232f; // division.rs:13
        const float t141 = t140 - 1.4545455f;
        const float t142 = d_1 * t141;
        float estimate_2 = t142 + 2.121212f;
        const float t143 = d_1 * estimate_2; // division.rs:16
        const float t144 = 1.0f - t143;
        const float t145 = estimate_2 * t144;
        estimate_2 = estimate_2 + t145;
        const float t146 = d_1 * estimate_2;
        const float t147 = 1.0f - t146;
        const float t148 = estimate_2 * t147;
        estimate_2 = estimate_2 + t148;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:72
        const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
        const float t149 = d_high_1 * high_1; // division.rs:21
        const float t150 = 1.0f - t149;
        const float t151 = d_1 - d_high_1;
        const float t152 = t151 * high_1;
        const float residual_1 = t150 - t152;
        const float estimate_3 = estimate_2;
        const float t153 = t139 * high_1; // division.rs:29
        const float t154 = residual_1 - t153;
        const float low_1 = t154 * estimate_3;
        const float y_high_1 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:72
        const float t155 = y_high_1 * high_1; // logistic.rs:40
        const float t156 = y_high_1 * low_1;
        const float t157 = y_2 - y_high_1;
        const float t158 = t157 + y_error_1;
        const float t159 = t158 * estimate_3;
        const float t160 = t156 + t159;
        const float product_1 = t155 + t160;
        const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), exponent_1); // bits.rs:38
        const uint bits_2 = as_type<uint>(product_1) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const float t161 = high_1 + low_1; // logistic.rs:41
        const float result_1 = ((as_type<uint>(t77.y) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))) : t161);
        const float t162 = outputs_1 * (((as_type<uint>(t77.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // join.rs:84
        const uint bits_3 = as_type<uint>(t162); // bits.rs:31
        outputs_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t163 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t77.z)), 1120927744u))); // logistic.rs:19
        const float t164 = t163 * 1.442695f; // exponential.rs:14
        const float sum_2 = t164 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t165 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t163 - t165;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t166 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t166 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t167 = q_3 * r_2; // exponential.rs:29
        q_3 = t167 + 0.0013933674f;
        const float t168 = q_3 * r_2;
        q_3 = t168 + 0.008333311f;
        const float t169 = q_3 * r_2;
        q_3 = t169 + 0.041666467f;
        const float t170 = q_3 * r_2;
        q_3 = t170 + 0.16666667f;
        const float t171 = q_3 * r_2;
        q_3 = t171 + 0.5f;
        const float t172 = r_2 * r_2; // exponential.rs:31
        const float t173 = t172 * q_3;
        const float rest_2 = r_error_2 + t173;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const float t174 = 1.0f - y_3; // exponential.rs:34
        const float t175 = t174 + p_2;
        const float t176 = r_2 - p_2;
        const float t177 = t176 + rest_2;
        const float y_error_2 = t175 + t177;
        const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_2, -60), 127)) << 23u); // bits.rs:66
        const float power_2 = y_3 * unit_2; // logistic.rs:28
        const float d_2 = 1.0f + power_2; // logistic.rs:29
        const float t178 = 1.0f - d_2; // logistic.rs:30
        const float t179 = t178 + power_2;
        const float t180 = y_error_2 * unit_2;
        const float t181 = t179 + t180;
        const float t182 = d_2 * 0.32323232f; // division.rs:13
        const float t183 = t182 - 1.4545455f;
        const float t184 = d_2 * t183;
        float estimate_4 = t184 + 2.121212f;
        const float t185 = d_2 * estimate_4; // division.rs:16
        const float t186 = 1.0f - t185;
        const float t187 = estimate_4 * t186;
        estimate_4 = estimate_4 + t187;
        const float t188 = d_2 * estimate_4;
        const float t189 = 1.0f - t188;
        const float t190 = estimate_4 * t189;
        estimate_4 = estimate_4 + t190;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:72
        const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
        const float t191 = d_high_2 * high_2; // division.rs:21
        const float t192 = 1.0f - t191;
        const float t193 = d_2 - d_high_2;
        const float t194 = t193 * high_2;
        const float residual_2 = t192 - t194;
        const float estimate_5 = estimate_4;
        const float t195 = t181 * high_2; // division.rs:29
        const float t196 = residual_2 - t195;
        const float low_2 = t196 * estimate_5;
        const float y_high_2 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:72
        const float t197 = y_high_2 * high_2; // logistic.rs:40
        const float t198 = y_high_2 * low_2;
        const float t199 = y_3 - y_high_2;
        const float t200 = t199 + y_error_2;
        const float t201 = t200 * estimate_5;
        const float t202 = t198 + t201;
        const float product_2 = t197 + t202;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), exponent_2); // bits.rs:38
        const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const float t203 = high_2 + low_2; // logistic.rs:41
        const float result_2 = ((as_type<uint>(t77.z) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4))) : t203);
        const float t204 = outputs_2 * (((as_type<uint>(t77.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // join.rs:84
        const uint bits_5 = as_type<uint>(t204); // bits.rs:31
        outputs_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t205 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t77.w)), 1120927744u))); // logistic.rs:19
        const float t206 = t205 * 1.442695f; // exponential.rs:14
        const float sum_3 = t206 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t207 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t205 - t207;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t208 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t208 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t209 = q_4 * r_3; // exponential.rs:29
        q_4 = t209 + 0.0013933674f;
        const float t210 = q_4 * r_3;
        q_4 = t210 + 0.008333311f;
        const float t211 = q_4 * r_3;
        q_4 = t211 + 0.041666467f;
        const float t212 = q_4 * r_3;
        q_4 = t212 + 0.16666667f;
        const float t213 = q_4 * r_3;
        q_4 = t213 + 0.5f;
        const float t214 = r_3 * r_3; // exponential.rs:31
        const float t215 = t214 * q_4;
        const float rest_3 = r_error_3 + t215;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const float t216 = 1.0f - y_4; // exponential.rs:34
        const float t217 = t216 + p_3;
        const float t218 = r_3 - p_3;
        const float t219 = t218 + rest_3;
        const float y_error_3 = t217 + t219;
        const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_3, -60), 127)) << 23u); // bits.rs:66
        const float power_3 = y_4 * unit_3; // logistic.rs:28
        const float d_3 = 1.0f + power_3; // logistic.rs:29
        const float t220 = 1.0f - d_3; // logistic.rs:30
        const float t221 = t220 + power_3;
        const float t222 = y_error_3 * unit_3;
        const float t223 = t221 + t222;
        const float t224 = d_3 * 0.32323232f; // division.rs:13
        const float t225 = t224 - 1.4545455f;
        const float t226 = d_3 * t225;
        float estimate_6 = t226 + 2.121212f;
        const float t227 = d_3 * estimate_6; // division.rs:16
        const float t228 = 1.0f - t227;
        const float t229 = estimate_6 * t228;
        estimate_6 = estimate_6 + t229;
        const float t230 = d_3 * estimate_6;
        const float t231 = 1.0f - t230;
        const float t232 = estimate_6 * t231;
        estimate_6 = estimate_6 + t232;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:72
        const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
        const float t233 = d_high_3 * high_3; // division.rs:21
        const float t234 = 1.0f - t233;
        const float t235 = d_3 - d_high_3;
        const float t236 = t235 * high_3;
        const float residual_3 = t234 - t236;
        const float estimate_7 = estimate_6;
        const float t237 = t223 * high_3; // division.rs:29
        const float t238 = residual_3 - t237;
        const float low_3 = t238 * estimate_7;
        const float y_high_3 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:72
        const float t239 = y_high_3 * high_3; // logistic.rs:40
        const float t240 = y_high_3 * low_3;
        const float t241 = y_4 - y_high_3;
        const float t242 = t241 + y_error_3;
        const float t243 = t242 * estimate_7;
        const float t244 = t240 + t243;
        const float product_3 = t239 + t244;
        const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), exponent_3); // bits.rs:38
        const uint bits_6 = as_type<uint>(product_3) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const float t245 = high_3 + low_3; // logistic.rs:41
        const float result_3 = ((as_type<uint>(t77.w) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))) : t245);
        const float t246 = outputs_3 * (((as_type<uint>(t77.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // join.rs:84
        const uint bits_7 = as_type<uint>(t246); // bits.rs:31
        outputs_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t247 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t78.x)), 1120927744u))); // logistic.rs:19
        const float t248 = t247 * 1.442695f; // exponential.rs:14
        const float sum_4 = t248 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t249 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t247 - t249;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t250 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t250 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t251 = q_5 * r_4; // exponential.rs:29
        q_5 = t251 + 0.0013933674f;
        const float t252 = q_5 * r_4;
        q_5 = t252 + 0.008333311f;
        const float t253 = q_5 * r_4;
        q_5 = t253 + 0.041666467f;
        const float t254 = q_5 * r_4;
        q_5 = t254 + 0.16666667f;
        const float t255 = q_5 * r_4;
        q_5 = t255 + 0.5f;
        const float t256 = r_4 * r_4; // exponential.rs:31
        const float t257 = t256 * q_5;
        const float rest_4 = r_error_4 + t257;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const float t258 = 1.0f - y_5; // exponential.rs:34
        const float t259 = t258 + p_4;
        const float t260 = r_4 - p_4;
        const float t261 = t260 + rest_4;
        const float y_error_4 = t259 + t261;
        const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_4, -60), 127)) << 23u); // bits.rs:66
        const float power_4 = y_5 * unit_4; // logistic.rs:28
        const float d_4 = 1.0f + power_4; // logistic.rs:29
        const float t262 = 1.0f - d_4; // logistic.rs:30
        const float t263 = t262 + power_4;
        const float t264 = y_error_4 * unit_4;
        const float t265 = t263 + t264;
        const float t266 = d_4 * 0.32323232f; // division.rs:13
        const float t267 = t266 - 1.4545455f;
        const float t268 = d_4 * t267;
        float estimate_8 = t268 + 2.121212f;
        const float t269 = d_4 * estimate_8; // division.rs:16
        const float t270 = 1.0f - t269;
        const float t271 = estimate_8 * t270;
        estimate_8 = estimate_8 + t271;
        const float t272 = d_4 * estimate_8;
        const float t273 = 1.0f - t272;
        const float t274 = estimate_8 * t273;
        estimate_8 = estimate_8 + t274;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:72
        const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
        const float t275 = d_high_4 * high_4; // division.rs:21
        const float t276 = 1.0f - t275;
        const float t277 = d_4 - d_high_4;
        const float t278 = t277 * high_4;
        const float residual_4 = t276 - t278;
        const float estimate_9 = estimate_8;
        const float t279 = t265 * high_4; // division.rs:29
        const float t280 = residual_4 - t279;
        const float low_4 = t280 * estimate_9;
        const float y_high_4 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:72
        const float t281 = y_high_4 * high_4; // logistic.rs:40
        const float t282 = y_high_4 * low_4;
        const float t283 = y_5 - y_high_4;
        const float t284 = t283 + y_error_4;
        const float t285 = t284 * estimate_9;
        const float t286 = t282 + t285;
        const float product_4 = t281 + t286;
        const int field_4 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), exponent_4); // bits.rs:38
        const uint bits_8 = as_type<uint>(product_4) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const float t287 = high_4 + low_4; // logistic.rs:41
        const float result_4 = ((as_type<uint>(t78.x) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8))) : t287);
        const float t288 = outputs_4 * (((as_type<uint>(t78.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // join.rs:84
        const uint bits_9 = as_type<uint>(t288); // bits.rs:31
        outputs_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:84
        const float t289 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t78.y)), 1120927744u))); // logistic.rs:19
        const float t290 = t289 * 1.442695f; // exponential.rs:14
        const float sum_5 = t290 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t291 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t289 - t291;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t292 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t292 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t293 = q_6 * r_5; // exponential.rs:29
        q_6 = t293 + 0.0013933674f;
        const float t294 = q_6 * r_5;
        q_6 = t294 + 0.008333311f;
        const float t295 = q_6 * r_5;
        q_6 = t295 + 0.041666467f;
        const float t296 = q_6 * r_5;
        q_6 = t296 + 0.16666667f;
        const float t297 = q_6 * r_5;
        q_6 = t297 + 0.5f;
        const float t298 = r_5 * r_5; // exponential.rs:31
        const float t299 = t298 * q_6;
        const float rest_5 = r_error_5 + t299;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const float t300 = 1.0f - y_6; // exponential.rs:34
        const float t301 = t300 + p_5;
        const float t302 = r_5 - p_5;
        const float t303 = t302 + rest_5;
        const float y_error_5 = t301 + t303;
        const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_5, -60), 127)) << 23u); // bits.rs:66
        const float power_5 = y_6 * unit_5; // logistic.rs:28
        const float d_5 = 1.0f + power_5; // logistic.rs:29
        const float t304 = 1.0f - d_5; // logistic.rs:30
        const float t305 = t304 + power_5;
        const float t306 = y_error_5 * unit_5;
        const float t307 = t305 + t306;
        const float t308 = d_5 * 0.32323232f; // division.rs:13
        const float t309 = t308 - 1.4545455f;
        const float t310 = d_5 * t309;
        float estimate_10 = t310 + 2.121212f;
        const float t311 = d_5 * estimate_10; // division.rs:16
        const float t312 = 1.0f - t311;
        const float t313 = estimate_10 * t312;
        estimate_10 = estimate_10 + t313;
        const float t314 = d_5 * estimate_10;
        const float t315 = 1.0f - t314;
        const float t316 = estimate_10 * t315;
        estimate_10 = estimate_10 + t316;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:72
        const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
        const float t317 = d_high_5 * high_5; // division.rs:21
        const float t318 = 1.0f - t317;
        const float t319 = d_5 - d_high_5;
        const float t320 = t319 * high_5;
        const float residual_5 = t318 - t320;
        const float estimate_11 = estimate_10;
        const float t321 = t307 * high_5; // division.rs:29
        const float t322 = residual_5 - t321;
        const float low_5 = t322 * estimate_11;
        const float y_high_5 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:72
        const float t323 = y_high_5 * high_5; // logistic.rs:40
        const float t324 = y_high_5 * low_5;
        const float t325 = y_6 - y_high_5;
        const float t326 = t325 + y_error_5;
        const float t327 = t326 * estimate_11;
        const float t328 = t324 + t327;
        const float product_5 = t323 + t328;
        const int field_5 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), exponent_5); // bits.rs:38
        const uint bits_10 = as_type<uint>(product_5) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const float t329 = high_5 + low_5; // logistic.rs:41
        const float result_5 = ((as_type<uint>(t78.y) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))) : t329);
        const float t330 = outputs_5 * (((as_type<uint>(t78.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // join.rs:84
        const uint bits_11 = as_type<uint>(t330); // bits.rs:31
        outputs_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t331 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t78.z)), 1120927744u))); // logistic.rs:19
        const float t332 = t331 * 1.442695f; // exponential.rs:14
        const float sum_6 = t332 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t333 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t331 - t333;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t334 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t334 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t335 = q_7 * r_6; // exponential.rs:29
        q_7 = t335 + 0.0013933674f;
        const float t336 = q_7 * r_6;
        q_7 = t336 + 0.008333311f;
        const float t337 = q_7 * r_6;
        q_7 = t337 + 0.041666467f;
        const float t338 = q_7 * r_6;
        q_7 = t338 + 0.16666667f;
        const float t339 = q_7 * r_6;
        q_7 = t339 + 0.5f;
        const float t340 = r_6 * r_6; // exponential.rs:31
        const float t341 = t340 * q_7;
        const float rest_6 = r_error_6 + t341;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const float t342 = 1.0f - y_7; // exponential.rs:34
        const float t343 = t342 + p_6;
        const float t344 = r_6 - p_6;
        const float t345 = t344 + rest_6;
        const float y_error_6 = t343 + t345;
        const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
        const float power_6 = y_7 * unit_6; // logistic.rs:28
        const float d_6 = 1.0f + power_6; // logistic.rs:29
        const float t346 = 1.0f - d_6; // logistic.rs:30
        const float t347 = t346 + power_6;
        const float t348 = y_error_6 * unit_6;
        const float t349 = t347 + t348;
        const float t350 = d_6 * 0.32323232f; // division.rs:13
        const float t351 = t350 - 1.4545455f;
        const float t352 = d_6 * t351;
        float estimate_12 = t352 + 2.121212f;
        const float t353 = d_6 * estimate_12; // division.rs:16
        const float t354 = 1.0f - t353;
        const float t355 = estimate_12 * t354;
        estimate_12 = estimate_12 + t355;
        const float t356 = d_6 * estimate_12;
        const float t357 = 1.0f - t356;
        const float t358 = estimate_12 * t357;
        estimate_12 = estimate_12 + t358;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:72
        const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
        const float t359 = d_high_6 * high_6; // division.rs:21
        const float t360 = 1.0f - t359;
        const float t361 = d_6 - d_high_6;
        const float t362 = t361 * high_6;
        const float residual_6 = t360 - t362;
        const float estimate_13 = estimate_12;
        const float t363 = t349 * high_6; // division.rs:29
        const float t364 = residual_6 - t363;
        const float low_6 = t364 * estimate_13;
        const float y_high_6 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:72
        const float t365 = y_high_6 * high_6; // logistic.rs:40
        const float t366 = y_high_6 * low_6;
        const float t367 = y_7 - y_high_6;
        const float t368 = t367 + y_error_6;
        const float t369 = t368 * estimate_13;
        const float t370 = t366 + t369;
        const float product_6 = t365 + t370;
        const int field_6 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), exponent_6); // bits.rs:38
        const uint bits_12 = as_type<uint>(product_6) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const float t371 = high_6 + low_6; // logistic.rs:41
        const float result_6 = ((as_type<uint>(t78.z) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12))) : t371);
        const float t372 = outputs_6 * (((as_type<uint>(t78.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // join.rs:84
        const uint bits_13 = as_type<uint>(t372); // bits.rs:31
        outputs_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // join.rs:84
        const float t373 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t78.w)), 1120927744u))); // logistic.rs:19
        const float t374 = t373 * 1.442695f; // exponential.rs:14
        const float sum_7 = t374 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t375 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t373 - t375;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t376 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t376 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t377 = q_8 * r_7; // exponential.rs:29
        q_8 = t377 + 0.0013933674f;
        const float t378 = q_8 * r_7;
        q_8 = t378 + 0.008333311f;
        const float t379 = q_8 * r_7;
        q_8 = t379 + 0.041666467f;
        const float t380 = q_8 * r_7;
        q_8 = t380 + 0.16666667f;
        const float t381 = q_8 * r_7;
        q_8 = t381 + 0.5f;
        const float t382 = r_7 * r_7; // exponential.rs:31
        const float t383 = t382 * q_8;
        const float rest_7 = r_error_7 + t383;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const float t384 = 1.0f - y_8; // exponential.rs:34
        const float t385 = t384 + p_7;
        const float t386 = r_7 - p_7;
        const float t387 = t386 + rest_7;
        const float y_error_7 = t385 + t387;
        const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_7, -60), 127)) << 23u); // bits.rs:66
        const float power_7 = y_8 * unit_7; // logistic.rs:28
        const float d_7 = 1.0f + power_7; // logistic.rs:29
        const float t388 = 1.0f - d_7; // logistic.rs:30
        const float t389 = t388 + power_7;
        const float t390 = y_error_7 * unit_7;
        const float t391 = t389 + t390;
        const float t392 = d_7 * 0.32323232f; // division.rs:13
        const float t393 = t392 - 1.4545455f;
        const float t394 = d_7 * t393;
        float estimate_14 = t394 + 2.121212f;
        const float t395 = d_7 * estimate_14; // division.rs:16
        const float t396 = 1.0f - t395;
        const float t397 = estimate_14 * t396;
        estimate_14 = estimate_14 + t397;
        const float t398 = d_7 * estimate_14;
        const float t399 = 1.0f - t398;
        const float t400 = estimate_14 * t399;
        estimate_14 = estimate_14 + t400;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:72
        const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
        const float t401 = d_high_7 * high_7; // division.rs:21
        const float t402 = 1.0f - t401;
        const float t403 = d_7 - d_high_7;
        const float t404 = t403 * high_7;
        const float residual_7 = t402 - t404;
        const float estimate_15 = estimate_14;
        const float t405 = t391 * high_7; // division.rs:29
        const float t406 = residual_7 - t405;
        const float low_7 = t406 * estimate_15;
        const float y_high_7 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:72
        const float t407 = y_high_7 * high_7; // logistic.rs:40
        const float t408 = y_high_7 * low_7;
        const float t409 = y_8 - y_high_7;
        const float t410 = t409 + y_error_7;
        const float t411 = t410 * estimate_15;
        const float t412 = t408 + t411;
        const float product_7 = t407 + t412;
        const int field_7 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), exponent_7); // bits.rs:38
        const uint bits_14 = as_type<uint>(product_7) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const float t413 = high_7 + low_7; // logistic.rs:41
        const float result_7 = ((as_type<uint>(t78.w) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))) : t413);
        const float t414 = outputs_7 * (((as_type<uint>(t78.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // join.rs:84
        const uint bits_15 = as_type<uint>(t414); // bits.rs:31
        outputs_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const uint t415 = (row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim); // join.rs:87
        ((device float4*)y)[t415 >> 2u] = float4(outputs_0_1, outputs_1, outputs_2, outputs_3); // piece.rs:68
        ((device float4*)y)[(t415 + 4u) >> 2u] = float4(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
    }
}
