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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void attention__bf16_bf16__sequential_x8_1x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* q [[buffer(1)]],
    device const ushort* keys [[buffer(2)]],
    device const ushort* values [[buffer(3)]],
    device const uint* block_table [[buffer(4)]],
    device const uint* positions [[buffer(5)]],
    device ushort* y [[buffer(6)]],
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
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
            const uint bits_1 = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
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
                    const uint4 t20 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    const float weight_1 = weights[key]; // block.rs:202
                    const float t21 = weight_1 * decode_bf16(t20.x); // block.rs:205
                    sums_0_0 = sums_0_0 + t21;
                    const float t22 = weight_1 * decode_bf16(t20.x >> 16u);
                    sums_0_1 = sums_0_1 + t22;
                    const float t23 = weight_1 * decode_bf16(t20.y);
                    sums_0_2 = sums_0_2 + t23;
                    const float t24 = weight_1 * decode_bf16(t20.y >> 16u);
                    sums_0_3 = sums_0_3 + t24;
                    const float t25 = weight_1 * decode_bf16(t20.z);
                    sums_0_4 = sums_0_4 + t25;
                    const float t26 = weight_1 * decode_bf16(t20.z >> 16u);
                    sums_0_5 = sums_0_5 + t26;
                    const float t27 = weight_1 * decode_bf16(t20.w);
                    sums_0_6 = sums_0_6 + t27;
                    const float t28 = weight_1 * decode_bf16(t20.w >> 16u);
                    sums_0_7 = sums_0_7 + t28;
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
            const float t29 = outputs_0_1; // block.rs:249
            const float t30 = highest_0; // block.rs:312
            const float t31 = totals_0;
            if (first_key <= t3) { // sequential.rs:36
                float parts_0 = t30; // sequential.rs:37
                float parts_1 = t31;
                float parts_2 = t29;
                if (index > 0u) { // sequential.rs:38
                    const float t32 = maxima_0; // sequential.rs:40
                    const float max_2 = max_f32(t32, t30); // join.rs:16
                    const float t33 = t32 - max_2; // join.rs:17
                    const float t34 = t33 * 1.442695f; // exponential.rs:14
                    const float sum_2 = t34 + 12582912.0f; // bits.rs:52
                    const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
                    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
                    const float t35 = k_1 * 0.6933594f; // exponential.rs:15
                    const float reduced_1 = t33 - t35;
                    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
                    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
                    const float t36 = reduced_1 - r_1; // exponential.rs:18
                    const float r_error_1 = t36 - correction_1;
                    float q_2 = 0.00019891017f; // exponential.rs:26
                    const float t37 = q_2 * r_1; // exponential.rs:29
                    q_2 = t37 + 0.0013933674f;
                    const float t38 = q_2 * r_1;
                    q_2 = t38 + 0.008333311f;
                    const float t39 = q_2 * r_1;
                    q_2 = t39 + 0.041666467f;
                    const float t40 = q_2 * r_1;
                    q_2 = t40 + 0.16666667f;
                    const float t41 = q_2 * r_1;
                    q_2 = t41 + 0.5f;
                    const float t42 = r_1 * r_1; // exponential.rs:31
                    const float t43 = t42 * q_2;
                    const float rest_1 = r_error_1 + t43;
                    const float p_1 = r_1 + rest_1; // exponential.rs:32
                    const float y_2 = 1.0f + p_1; // exponential.rs:33
                    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
                    const uint bits_3 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
                    const uint bits_4 = as_type<uint>(t33); // exponential.rs:48
                    const uint beyond_1 = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_1 = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t33) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // exponential.rs:51
                    const float t44 = t30 - max_2; // join.rs:18
                    const float t45 = t44 * 1.442695f; // exponential.rs:14
                    const float sum_3 = t45 + 12582912.0f; // bits.rs:52
                    const float k_2 = sum_3 - 12582912.0f; // bits.rs:53
                    const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
                    const float t46 = k_2 * 0.6933594f; // exponential.rs:15
                    const float reduced_2 = t44 - t46;
                    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
                    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
                    const float t47 = reduced_2 - r_2; // exponential.rs:18
                    const float r_error_2 = t47 - correction_2;
                    float q_3 = 0.00019891017f; // exponential.rs:26
                    const float t48 = q_3 * r_2; // exponential.rs:29
                    q_3 = t48 + 0.0013933674f;
                    const float t49 = q_3 * r_2;
                    q_3 = t49 + 0.008333311f;
                    const float t50 = q_3 * r_2;
                    q_3 = t50 + 0.041666467f;
                    const float t51 = q_3 * r_2;
                    q_3 = t51 + 0.16666667f;
                    const float t52 = q_3 * r_2;
                    q_3 = t52 + 0.5f;
                    const float t53 = r_2 * r_2; // exponential.rs:31
                    const float t54 = t53 * q_3;
                    const float rest_2 = r_error_2 + t54;
                    const float p_2 = r_2 + rest_2; // exponential.rs:32
                    const float y_3 = 1.0f + p_2; // exponential.rs:33
                    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
                    const uint bits_5 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
                    const uint bits_6 = as_type<uint>(t44); // exponential.rs:48
                    const uint beyond_2 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_2 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t44) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // exponential.rs:51
                    const float t55 = sums_0 * factor; // join.rs:19
                    const float t56 = t31 * next_factor;
                    const float sum_4 = t55 + t56;
                    const float t57 = outputs_0 * factor; // join.rs:20
                    const uint bits_7 = as_type<uint>(t57); // bits.rs:31
                    const float t58 = t29 * next_factor; // join.rs:20
                    const uint bits_8 = as_type<uint>(t58); // bits.rs:31
                    const float t59 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) + as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_4;
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
        runs[local_invocation_index] = quotient_rn(t61, t60); // join.rs:49
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
        const uint t62 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t63 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        ((device uint4*)y)[t62 >> 2u] = t63;
    }
}
