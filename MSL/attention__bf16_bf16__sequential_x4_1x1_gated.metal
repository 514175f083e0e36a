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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float reciprocal_rn(float x) {
    const uint bits = as_type<uint>(x);
    float chosen = float(0); // by_fma.rs:71
    if ((bits & 2147483647u) - 553648128u < 1031798784u) {
        const uint bits_1 = as_type<uint>(x);
        const float minus_b = neg_f32(x);
        float y = as_type<float>(2129859015u - bits_1);
        const float t0 = fma(minus_b, y, 1.0f);
        y = fma(t0, y, y);
        const float t1 = fma(minus_b, y, 1.0f);
        y = fma(t1, y, y);
        const float t2 = fma(minus_b, y, 1.0f);
        y = fma(t2, y, y);
        const float t3 = fma(minus_b, y, 1.0f);
        y = fma(t3, y, y);
        chosen = as_type<float>(as_type<uint>(y) + (((bits_1 & 8388607u) == 8388607u) ? 1u : 0u));
    } else {
        const float t4 = as_type<float>((bits & 8388607u) | 1065353216u);
        const uint bits_1 = as_type<uint>(t4);
        const float minus_b = neg_f32(t4);
        float y = as_type<float>(2129859015u - bits_1);
        const float t5 = fma(minus_b, y, 1.0f);
        y = fma(t5, y, y);
        const float t6 = fma(minus_b, y, 1.0f);
        y = fma(t6, y, y);
        const float t7 = fma(minus_b, y, 1.0f);
        y = fma(t7, y, y);
        const float t8 = fma(minus_b, y, 1.0f);
        y = fma(t8, y, y);
        const uint nearest = as_type<uint>(as_type<float>(as_type<uint>(y) + (((bits_1 & 8388607u) == 8388607u) ? 1u : 0u)));
        const int exponent = sub_i32(add_i32(as_type<int>(nearest >> 23u), 127), as_type<int>((bits >> 23u) & 255u));
        const uint t9 = (nearest & 8388607u) | 8388608u;
        const int field = add_i32(exponent, as_type<int>(t9 >> 24u));
        const uint bits_2 = (as_type<uint>(field) << 23u) | (t9 & 8388607u);
        const float scaled = as_type<float>((bits & 2147483648u) | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_2)));
        const uint sign_1 = (1065353216u ^ bits) & 2147483648u;
        const uint a_magnitude = 1065353216u & 2147483647u;
        const uint b_magnitude = bits & 2147483647u;
        const bool a_zero = a_magnitude < 8388608u;
        const bool b_zero = b_magnitude < 8388608u;
        const bool a_infinite = a_magnitude == 2139095040u;
        const bool b_infinite = b_magnitude == 2139095040u;
        const bool any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        const bool undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : scaled);
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded);
        chosen = (undefined ? as_type<float>(2143289344u) : extended);
    }
    float result = chosen;
    return result;
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
                    const uint2 t20 = ((device const uint2*)values)[((first_value + key * head_dim) >> 1u) >> 1u]; // block.rs:199
                    const float weight_1 = weights[key]; // block.rs:202
                    const float t21 = weight_1 * decode_bf16(t20.x); // block.rs:205
                    sums_0_0 = sums_0_0 + t21;
                    const float t22 = weight_1 * decode_bf16(t20.x >> 16u);
                    sums_0_1 = sums_0_1 + t22;
                    const float t23 = weight_1 * decode_bf16(t20.y);
                    sums_0_2 = sums_0_2 + t23;
                    const float t24 = weight_1 * decode_bf16(t20.y >> 16u);
                    sums_0_3 = sums_0_3 + t24;
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
                float sum_2 = runs[local_invocation_index]; // block.rs:241
                sum_2 = sum_2 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_2 = sum_2 + runs[local_invocation_index + 256u];
                sum_2 = sum_2 + runs[local_invocation_index + 384u];
                sum_2 = sum_2 + runs[local_invocation_index + 512u];
                sum_2 = sum_2 + runs[local_invocation_index + 640u];
                sum_2 = sum_2 + runs[local_invocation_index + 768u];
                sum_2 = sum_2 + runs[local_invocation_index + 896u];
                const uint bits_3 = as_type<uint>(sum_2); // bits.rs:31
                outputs_0_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // block.rs:246
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
                    const float t30 = t29 * 1.442695f; // exponential.rs:14
                    const float sum_2 = t30 + 12582912.0f; // bits.rs:52
                    const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
                    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
                    const float t31 = k_1 * 0.6933594f; // exponential.rs:15
                    const float reduced_1 = t29 - t31;
                    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
                    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
                    const float t32 = reduced_1 - r_1; // exponential.rs:18
                    const float r_error_1 = t32 - correction_1;
                    float q_2 = 0.00019891017f; // exponential.rs:26
                    const float t33 = q_2 * r_1; // exponential.rs:29
                    q_2 = t33 + 0.0013933674f;
                    const float t34 = q_2 * r_1;
                    q_2 = t34 + 0.008333311f;
                    const float t35 = q_2 * r_1;
                    q_2 = t35 + 0.041666467f;
                    const float t36 = q_2 * r_1;
                    q_2 = t36 + 0.16666667f;
                    const float t37 = q_2 * r_1;
                    q_2 = t37 + 0.5f;
                    const float t38 = r_1 * r_1; // exponential.rs:31
                    const float t39 = t38 * q_2;
                    const float rest_1 = r_error_1 + t39;
                    const float p_1 = r_1 + rest_1; // exponential.rs:32
                    const float y_2 = 1.0f + p_1; // exponential.rs:33
                    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
                    const uint bits_3 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
                    const uint bits_4 = as_type<uint>(t29); // exponential.rs:48
                    const uint beyond_1 = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_1 = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t29) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // exponential.rs:51
                    const float t40 = t26 - max_2; // join.rs:18
                    const float t41 = t40 * 1.442695f; // exponential.rs:14
                    const float sum_3 = t41 + 12582912.0f; // bits.rs:52
                    const float k_2 = sum_3 - 12582912.0f; // bits.rs:53
                    const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
                    const float t42 = k_2 * 0.6933594f; // exponential.rs:15
                    const float reduced_2 = t40 - t42;
                    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
                    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
                    const float t43 = reduced_2 - r_2; // exponential.rs:18
                    const float r_error_2 = t43 - correction_2;
                    float q_3 = 0.00019891017f; // exponential.rs:26
                    const float t44 = q_3 * r_2; // exponential.rs:29
                    q_3 = t44 + 0.0013933674f;
                    const float t45 = q_3 * r_2;
                    q_3 = t45 + 0.008333311f;
                    const float t46 = q_3 * r_2;
                    q_3 = t46 + 0.041666467f;
                    const float t47 = q_3 * r_2;
                    q_3 = t47 + 0.16666667f;
                    const float t48 = q_3 * r_2;
                    q_3 = t48 + 0.5f;
                    const float t49 = r_2 * r_2; // exponential.rs:31
                    const float t50 = t49 * q_3;
                    const float rest_2 = r_error_2 + t50;
                    const float p_2 = r_2 + rest_2; // exponential.rs:32
                    const float y_3 = 1.0f + p_2; // exponential.rs:33
                    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
                    const uint bits_5 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
                    const uint bits_6 = as_type<uint>(t40); // exponential.rs:48
                    const uint beyond_2 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_2 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t40) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // exponential.rs:51
                    const float t51 = sums_0 * factor; // join.rs:19
                    const float t52 = t27 * next_factor;
                    const float sum_4 = t51 + t52;
                    const float t53 = outputs_0 * factor; // join.rs:20
                    const uint bits_7 = as_type<uint>(t53); // bits.rs:31
                    const float t54 = t25 * next_factor; // join.rs:20
                    const uint bits_8 = as_type<uint>(t54); // bits.rs:31
                    const float t55 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) + as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // join.rs:20
                    parts_0 = max_2; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t55;
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
    const float t56 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t57 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t57, t56); // join.rs:49
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
        const uint t58 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t59 = ((device const uint4*)q_gate)[(t58 >> 1u) >> 2u]; // piece.rs:40
        const float t60 = decode_bf16(t59.x);
        const float t61 = decode_bf16(t59.x >> 16u);
        const float t62 = decode_bf16(t59.y);
        const float t63 = decode_bf16(t59.y >> 16u);
        const float t64 = decode_bf16(t59.z);
        const float t65 = decode_bf16(t59.z >> 16u);
        const float t66 = decode_bf16(t59.w);
        const float t67 = decode_bf16(t59.w >> 16u);
        const float t68 = abs_f32(t60); // activation.rs:20
        const float t69 = t68 * 1.442695f; // exponential.rs:14
        const float sum = t69 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t70 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t68 - t70;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t71 = reduced - r; // exponential.rs:18
        const float r_error = t71 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t72 = q_1 * r; // exponential.rs:29
        q_1 = t72 + 0.0013933674f;
        const float t73 = q_1 * r;
        q_1 = t73 + 0.008333311f;
        const float t74 = q_1 * r;
        q_1 = t74 + 0.041666467f;
        const float t75 = q_1 * r;
        q_1 = t75 + 0.16666667f;
        const float t76 = q_1 * r;
        q_1 = t76 + 0.5f;
        const float t77 = r * r; // exponential.rs:31
        const float t78 = t77 * q_1;
        const float rest = r_error + t78;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t68); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const uint t79 = encode_bf16((((as_type<uint>(t68) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_bf16(t79);
        const float t80 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t80));
        const float t81 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_bf16(encode_bf16(t81)); // activation.rs:22
        const float t82 = 1.0f - y_2; // activation.rs:23
        const float t83 = decode_bf16(encode_bf16(outputs_0_1)) * ((t60 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t82))); // join.rs:84
        const uint bits_2 = as_type<uint>(t83); // bits.rs:31
        outputs_0_1 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // join.rs:84
        const float t84 = abs_f32(t61); // activation.rs:20
        const float t85 = t84 * 1.442695f; // exponential.rs:14
        const float sum_1 = t85 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t86 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t84 - t86;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t87 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t87 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t88 = q_2 * r_1; // exponential.rs:29
        q_2 = t88 + 0.0013933674f;
        const float t89 = q_2 * r_1;
        q_2 = t89 + 0.008333311f;
        const float t90 = q_2 * r_1;
        q_2 = t90 + 0.041666467f;
        const float t91 = q_2 * r_1;
        q_2 = t91 + 0.16666667f;
        const float t92 = q_2 * r_1;
        q_2 = t92 + 0.5f;
        const float t93 = r_1 * r_1; // exponential.rs:31
        const float t94 = t93 * q_2;
        const float rest_1 = r_error_1 + t94;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_4 = as_type<uint>(t84); // exponential.rs:48
        const uint beyond_1 = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
        const uint t95 = encode_bf16((((as_type<uint>(t84) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_bf16(t95);
        const float t96 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t96));
        const float t97 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t97)); // activation.rs:22
        const float t98 = 1.0f - y_4; // activation.rs:23
        const float t99 = decode_bf16(encode_bf16(outputs_1)) * ((t61 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t98))); // join.rs:84
        const uint bits_5 = as_type<uint>(t99); // bits.rs:31
        outputs_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t100 = abs_f32(t62); // activation.rs:20
        const float t101 = t100 * 1.442695f; // exponential.rs:14
        const float sum_2 = t101 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
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
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t100); // exponential.rs:48
        const uint beyond_2 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const uint t111 = encode_bf16((((as_type<uint>(t100) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_bf16(t111);
        const float t112 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t112));
        const float t113 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t113)); // activation.rs:22
        const float t114 = 1.0f - y_6; // activation.rs:23
        const float t115 = decode_bf16(encode_bf16(outputs_2)) * ((t62 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t114))); // join.rs:84
        const uint bits_8 = as_type<uint>(t115); // bits.rs:31
        outputs_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // join.rs:84
        const float t116 = abs_f32(t63); // activation.rs:20
        const float t117 = t116 * 1.442695f; // exponential.rs:14
        const float sum_3 = t117 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t118 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t116 - t118;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t119 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t119 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t120 = q_4 * r_3; // exponential.rs:29
        q_4 = t120 + 0.0013933674f;
        const float t121 = q_4 * r_3;
        q_4 = t121 + 0.008333311f;
        const float t122 = q_4 * r_3;
        q_4 = t122 + 0.041666467f;
        const float t123 = q_4 * r_3;
        q_4 = t123 + 0.16666667f;
        const float t124 = q_4 * r_3;
        q_4 = t124 + 0.5f;
        const float t125 = r_3 * r_3; // exponential.rs:31
        const float t126 = t125 * q_4;
        const float rest_3 = r_error_3 + t126;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_9 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_10 = as_type<uint>(t116); // exponential.rs:48
        const uint beyond_3 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
        const uint t127 = encode_bf16((((as_type<uint>(t116) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_bf16(t127);
        const float t128 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t128));
        const float t129 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t129)); // activation.rs:22
        const float t130 = 1.0f - y_8; // activation.rs:23
        const float t131 = decode_bf16(encode_bf16(outputs_3)) * ((t63 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t130))); // join.rs:84
        const uint bits_11 = as_type<uint>(t131); // bits.rs:31
        outputs_3 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t132 = abs_f32(t64); // activation.rs:20
        const float t133 = t132 * 1.442695f; // exponential.rs:14
        const float sum_4 = t133 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t134 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t132 - t134;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t135 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t135 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t136 = q_5 * r_4; // exponential.rs:29
        q_5 = t136 + 0.0013933674f;
        const float t137 = q_5 * r_4;
        q_5 = t137 + 0.008333311f;
        const float t138 = q_5 * r_4;
        q_5 = t138 + 0.041666467f;
        const float t139 = q_5 * r_4;
        q_5 = t139 + 0.16666667f;
        const float t140 = q_5 * r_4;
        q_5 = t140 + 0.5f;
        const float t141 = r_4 * r_4; // exponential.rs:31
        const float t142 = t141 * q_5;
        const float rest_4 = r_error_4 + t142;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_4); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_9) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t132); // exponential.rs:48
        const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const uint t143 = encode_bf16((((as_type<uint>(t132) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4)); // activation.rs:20
        const float e_4 = decode_bf16(t143);
        const float t144 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t144));
        const float t145 = reciprocal_rn(d_4); // by_mode.rs:51
        const float y_10 = decode_bf16(encode_bf16(t145)); // activation.rs:22
        const float t146 = 1.0f - y_10; // activation.rs:23
        const float t147 = decode_bf16(encode_bf16(outputs_4)) * ((t64 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t146))); // join.rs:84
        const uint bits_14 = as_type<uint>(t147); // bits.rs:31
        outputs_4 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // join.rs:84
        const float t148 = abs_f32(t65); // activation.rs:20
        const float t149 = t148 * 1.442695f; // exponential.rs:14
        const float sum_5 = t149 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t150 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t148 - t150;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t151 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t151 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t152 = q_6 * r_5; // exponential.rs:29
        q_6 = t152 + 0.0013933674f;
        const float t153 = q_6 * r_5;
        q_6 = t153 + 0.008333311f;
        const float t154 = q_6 * r_5;
        q_6 = t154 + 0.041666467f;
        const float t155 = q_6 * r_5;
        q_6 = t155 + 0.16666667f;
        const float t156 = q_6 * r_5;
        q_6 = t156 + 0.5f;
        const float t157 = r_5 * r_5; // exponential.rs:31
        const float t158 = t157 * q_6;
        const float rest_5 = r_error_5 + t158;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), exponent_5); // bits.rs:38
        const uint bits_15 = as_type<uint>(y_11) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_16 = as_type<uint>(t148); // exponential.rs:48
        const uint beyond_5 = ((bits_16 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_16 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:50
        const uint t159 = encode_bf16((((as_type<uint>(t148) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5)); // activation.rs:20
        const float e_5 = decode_bf16(t159);
        const float t160 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t160));
        const float t161 = reciprocal_rn(d_5); // by_mode.rs:51
        const float y_12 = decode_bf16(encode_bf16(t161)); // activation.rs:22
        const float t162 = 1.0f - y_12; // activation.rs:23
        const float t163 = decode_bf16(encode_bf16(outputs_5)) * ((t65 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t162))); // join.rs:84
        const uint bits_17 = as_type<uint>(t163); // bits.rs:31
        outputs_5 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:84
        const float t164 = abs_f32(t66); // activation.rs:20
        const float t165 = t164 * 1.442695f; // exponential.rs:14
        const float sum_6 = t165 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t166 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t164 - t166;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t167 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t167 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t168 = q_7 * r_6; // exponential.rs:29
        q_7 = t168 + 0.0013933674f;
        const float t169 = q_7 * r_6;
        q_7 = t169 + 0.008333311f;
        const float t170 = q_7 * r_6;
        q_7 = t170 + 0.041666467f;
        const float t171 = q_7 * r_6;
        q_7 = t171 + 0.16666667f;
        const float t172 = q_7 * r_6;
        q_7 = t172 + 0.5f;
        const float t173 = r_6 * r_6; // exponential.rs:31
        const float t174 = t173 * q_7;
        const float rest_6 = r_error_6 + t174;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), exponent_6); // bits.rs:38
        const uint bits_18 = as_type<uint>(y_13) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_19 = as_type<uint>(t164); // exponential.rs:48
        const uint beyond_6 = ((bits_19 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_6 = (((bits_19 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:50
        const uint t175 = encode_bf16((((as_type<uint>(t164) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6)); // activation.rs:20
        const float e_6 = decode_bf16(t175);
        const float t176 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t176));
        const float t177 = reciprocal_rn(d_6); // by_mode.rs:51
        const float y_14 = decode_bf16(encode_bf16(t177)); // activation.rs:22
        const float t178 = 1.0f - y_14; // activation.rs:23
        const float t179 = decode_bf16(encode_bf16(outputs_6)) * ((t66 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t178))); // join.rs:84
        const uint bits_20 = as_type<uint>(t179); // bits.rs:31
        outputs_6 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // join.rs:84
        const float t180 = abs_f32(t67); // activation.rs:20
        const float t181 = t180 * 1.442695f; // exponential.rs:14
        const float sum_7 = t181 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t182 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t180 - t182;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t183 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t183 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t184 = q_8 * r_7; // exponential.rs:29
        q_8 = t184 + 0.0013933674f;
        const float t185 = q_8 * r_7;
        q_8 = t185 + 0.008333311f;
        const float t186 = q_8 * r_7;
        q_8 = t186 + 0.041666467f;
        const float t187 = q_8 * r_7;
        q_8 = t187 + 0.16666667f;
        const float t188 = q_8 * r_7;
        q_8 = t188 + 0.5f;
        const float t189 = r_7 * r_7; // exponential.rs:31
        const float t190 = t189 * q_8;
        const float rest_7 = r_error_7 + t190;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), exponent_7); // bits.rs:38
        const uint bits_21 = as_type<uint>(y_15) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_22 = as_type<uint>(t180); // exponential.rs:48
        const uint beyond_7 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_7 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
        const uint t191 = encode_bf16((((as_type<uint>(t180) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7)); // activation.rs:20
        const float e_7 = decode_bf16(t191);
        const float t192 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t192));
        const float t193 = reciprocal_rn(d_7); // by_mode.rs:51
        const float y_16 = decode_bf16(encode_bf16(t193)); // activation.rs:22
        const float t194 = 1.0f - y_16; // activation.rs:23
        const float t195 = decode_bf16(encode_bf16(outputs_7)) * ((t67 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t194))); // join.rs:84
        const uint bits_23 = as_type<uint>(t195); // bits.rs:31
        outputs_7 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const uint t196 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t197 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        ((device uint4*)y)[t196 >> 2u] = t197;
    }
}
