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

kernel void attention__bf16_bf16__sequential_x8_3x1(
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
            const uint bits = as_type<uint>(t20); // bits.rs:31
            const float scaled = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:32
            const float score = ((scaled == 0.0f) ? 0.0f : scaled); // block.rs:277
            scores_0 = ((own_key < t7) ? score : as_type<float>(0xff800000u)); // block.rs:278
            const float max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u] = max_1; // block.rs:281
            }
            const float t21 = scores_1 * imm.scale; // block.rs:275
            const uint bits_1 = as_type<uint>(t21); // bits.rs:31
            const float scaled_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // bits.rs:32
            const float score_1 = ((scaled_1 == 0.0f) ? 0.0f : scaled_1); // block.rs:277
            scores_1 = ((own_key < t7) ? score_1 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 3u + 1u] = max_2; // block.rs:281
            }
            const float t22 = scores_2 * imm.scale; // block.rs:275
            const uint bits_2 = as_type<uint>(t22); // bits.rs:31
            const float scaled_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:32
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
            const float t24 = t23 * 1.442695f; // exponential.rs:14
            const float sum = t24 + 12582912.0f; // bits.rs:52
            const float k = sum - 12582912.0f; // bits.rs:53
            const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
            const float t25 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t23 - t25;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t26 = reduced - r; // exponential.rs:18
            const float r_error = t26 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t27 = q_1 * r; // exponential.rs:29
            q_1 = t27 + 0.0013933674f;
            const float t28 = q_1 * r;
            q_1 = t28 + 0.008333311f;
            const float t29 = q_1 * r;
            q_1 = t29 + 0.041666467f;
            const float t30 = q_1 * r;
            q_1 = t30 + 0.16666667f;
            const float t31 = q_1 * r;
            q_1 = t31 + 0.5f;
            const float t32 = r * r; // exponential.rs:31
            const float t33 = t32 * q_1;
            const float rest = r_error + t33;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
            const uint bits_3 = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
            const uint bits_4 = as_type<uint>(t23); // exponential.rs:48
            const uint beyond = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
            const float power = (((as_type<uint>(t23) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // exponential.rs:51
            const float weight = ((own_key < t7) ? power : 0.0f); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            const float sum_1 = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u] = sum_1; // block.rs:298
            }
            highest_1 = maxima[1u]; // block.rs:288
            highest_1 = max_f32(highest_1, maxima[4u]); // block.rs:291
            highest_1 = max_f32(highest_1, maxima[7u]);
            highest_1 = max_f32(highest_1, maxima[10u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[16u]);
            highest_1 = max_f32(highest_1, maxima[19u]);
            highest_1 = max_f32(highest_1, maxima[22u]);
            const float t34 = scores_1 - highest_1; // block.rs:293
            const float t35 = t34 * 1.442695f; // exponential.rs:14
            const float sum_2 = t35 + 12582912.0f; // bits.rs:52
            const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
            const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
            const float t36 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t34 - t36;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t37 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t37 - correction_1;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t38 = q_2 * r_1; // exponential.rs:29
            q_2 = t38 + 0.0013933674f;
            const float t39 = q_2 * r_1;
            q_2 = t39 + 0.008333311f;
            const float t40 = q_2 * r_1;
            q_2 = t40 + 0.041666467f;
            const float t41 = q_2 * r_1;
            q_2 = t41 + 0.16666667f;
            const float t42 = q_2 * r_1;
            q_2 = t42 + 0.5f;
            const float t43 = r_1 * r_1; // exponential.rs:31
            const float t44 = t43 * q_2;
            const float rest_1 = r_error_1 + t44;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_2 = 1.0f + p_1; // exponential.rs:33
            const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
            const uint bits_5 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
            const uint bits_6 = as_type<uint>(t34); // exponential.rs:48
            const uint beyond_1 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_1 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
            const float power_1 = (((as_type<uint>(t34) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // exponential.rs:51
            const float weight_1 = ((own_key < t7) ? power_1 : 0.0f); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            const float sum_3 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 1u] = sum_3; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[5u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[8u]);
            highest_2 = max_f32(highest_2, maxima[11u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[17u]);
            highest_2 = max_f32(highest_2, maxima[20u]);
            highest_2 = max_f32(highest_2, maxima[23u]);
            const float t45 = scores_2 - highest_2; // block.rs:293
            const float t46 = t45 * 1.442695f; // exponential.rs:14
            const float sum_4 = t46 + 12582912.0f; // bits.rs:52
            const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
            const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
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
            const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
            const uint bits_7 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
            const uint bits_8 = as_type<uint>(t45); // exponential.rs:48
            const uint beyond_2 = ((bits_8 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_2 = (((bits_8 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:50
            const float power_2 = (((as_type<uint>(t45) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // exponential.rs:51
            const float weight_2 = ((own_key < t7) ? power_2 : 0.0f); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            const float sum_5 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 3u + 2u] = sum_5; // block.rs:298
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
                    const uint4 t56 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    const float t57 = decode_bf16(t56.x);
                    const float t58 = decode_bf16(t56.x >> 16u);
                    const float t59 = decode_bf16(t56.y);
                    const float t60 = decode_bf16(t56.y >> 16u);
                    const float t61 = decode_bf16(t56.z);
                    const float t62 = decode_bf16(t56.z >> 16u);
                    const float t63 = decode_bf16(t56.w);
                    const float t64 = decode_bf16(t56.w >> 16u);
                    const float weight_3 = weights[key]; // block.rs:202
                    const float t65 = weight_3 * t57; // block.rs:205
                    sums_0_0 = sums_0_0 + t65;
                    const float t66 = weight_3 * t58;
                    sums_0_1 = sums_0_1 + t66;
                    const float t67 = weight_3 * t59;
                    sums_0_2 = sums_0_2 + t67;
                    const float t68 = weight_3 * t60;
                    sums_0_3 = sums_0_3 + t68;
                    const float t69 = weight_3 * t61;
                    sums_0_4 = sums_0_4 + t69;
                    const float t70 = weight_3 * t62;
                    sums_0_5 = sums_0_5 + t70;
                    const float t71 = weight_3 * t63;
                    sums_0_6 = sums_0_6 + t71;
                    const float t72 = weight_3 * t64;
                    sums_0_7 = sums_0_7 + t72;
                    const float weight_4 = weights[key + 256u]; // block.rs:202
                    const float t73 = weight_4 * t57; // block.rs:205
                    sums_1_0 = sums_1_0 + t73;
                    const float t74 = weight_4 * t58;
                    sums_1_1 = sums_1_1 + t74;
                    const float t75 = weight_4 * t59;
                    sums_1_2 = sums_1_2 + t75;
                    const float t76 = weight_4 * t60;
                    sums_1_3 = sums_1_3 + t76;
                    const float t77 = weight_4 * t61;
                    sums_1_4 = sums_1_4 + t77;
                    const float t78 = weight_4 * t62;
                    sums_1_5 = sums_1_5 + t78;
                    const float t79 = weight_4 * t63;
                    sums_1_6 = sums_1_6 + t79;
                    const float t80 = weight_4 * t64;
                    sums_1_7 = sums_1_7 + t80;
                    const float weight_5 = weights[key + 512u]; // block.rs:202
                    const float t81 = weight_5 * t57; // block.rs:205
                    sums_2_0 = sums_2_0 + t81;
                    const float t82 = weight_5 * t58;
                    sums_2_1 = sums_2_1 + t82;
                    const float t83 = weight_5 * t59;
                    sums_2_2 = sums_2_2 + t83;
                    const float t84 = weight_5 * t60;
                    sums_2_3 = sums_2_3 + t84;
                    const float t85 = weight_5 * t61;
                    sums_2_4 = sums_2_4 + t85;
                    const float t86 = weight_5 * t62;
                    sums_2_5 = sums_2_5 + t86;
                    const float t87 = weight_5 * t63;
                    sums_2_6 = sums_2_6 + t87;
                    const float t88 = weight_5 * t64;
                    sums_2_7 = sums_2_7 + t88;
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
                float sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                const uint bits_9 = as_type<uint>(sum_6); // bits.rs:31
                outputs_0_1 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // block.rs:246
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
                float sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                const uint bits_9 = as_type<uint>(sum_6); // bits.rs:31
                outputs_1_1 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // block.rs:246
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
                float sum_6 = runs[local_invocation_index]; // block.rs:241
                sum_6 = sum_6 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_6 = sum_6 + runs[local_invocation_index + 512u];
                sum_6 = sum_6 + runs[local_invocation_index + 768u];
                sum_6 = sum_6 + runs[local_invocation_index + 1024u];
                sum_6 = sum_6 + runs[local_invocation_index + 1280u];
                sum_6 = sum_6 + runs[local_invocation_index + 1536u];
                sum_6 = sum_6 + runs[local_invocation_index + 1792u];
                const uint bits_9 = as_type<uint>(sum_6); // bits.rs:31
                outputs_2_1 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // block.rs:246
            }
            const float t89 = outputs_0_1; // block.rs:249
            const float t90 = outputs_1_1;
            const float t91 = outputs_2_1;
            const float t92 = highest_0; // block.rs:312
            const float t93 = highest_1;
            const float t94 = highest_2;
            const float t95 = totals_0;
            const float t96 = totals_1;
            const float t97 = totals_2;
            if (first_key <= t5) { // sequential.rs:36
                float parts_0 = t92; // sequential.rs:37
                float parts_1 = t95;
                float parts_2 = t89;
                if (index > 0u) { // sequential.rs:38
                    const float t98 = maxima_0; // sequential.rs:40
                    const float max_4 = max_f32(t98, t92); // join.rs:16
                    const float t99 = t98 - max_4; // join.rs:17
                    const float t100 = t99 * 1.442695f; // exponential.rs:14
                    const float sum_6 = t100 + 12582912.0f; // bits.rs:52
                    const float k_3 = sum_6 - 12582912.0f; // bits.rs:53
                    const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
                    const float t101 = k_3 * 0.6933594f; // exponential.rs:15
                    const float reduced_3 = t99 - t101;
                    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
                    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
                    const float t102 = reduced_3 - r_3; // exponential.rs:18
                    const float r_error_3 = t102 - correction_3;
                    float q_4 = 0.00019891017f; // exponential.rs:26
                    const float t103 = q_4 * r_3; // exponential.rs:29
                    q_4 = t103 + 0.0013933674f;
                    const float t104 = q_4 * r_3;
                    q_4 = t104 + 0.008333311f;
                    const float t105 = q_4 * r_3;
                    q_4 = t105 + 0.041666467f;
                    const float t106 = q_4 * r_3;
                    q_4 = t106 + 0.16666667f;
                    const float t107 = q_4 * r_3;
                    q_4 = t107 + 0.5f;
                    const float t108 = r_3 * r_3; // exponential.rs:31
                    const float t109 = t108 * q_4;
                    const float rest_3 = r_error_3 + t109;
                    const float p_3 = r_3 + rest_3; // exponential.rs:32
                    const float y_4 = 1.0f + p_3; // exponential.rs:33
                    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
                    const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
                    const uint bits_10 = as_type<uint>(t99); // exponential.rs:48
                    const uint beyond_3 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_3 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t99) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3); // exponential.rs:51
                    const float t110 = t92 - max_4; // join.rs:18
                    const float t111 = t110 * 1.442695f; // exponential.rs:14
                    const float sum_7 = t111 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_7 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
                    const float t112 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t110 - t112;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t113 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t113 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t114 = q_5 * r_4; // exponential.rs:29
                    q_5 = t114 + 0.0013933674f;
                    const float t115 = q_5 * r_4;
                    q_5 = t115 + 0.008333311f;
                    const float t116 = q_5 * r_4;
                    q_5 = t116 + 0.041666467f;
                    const float t117 = q_5 * r_4;
                    q_5 = t117 + 0.16666667f;
                    const float t118 = q_5 * r_4;
                    q_5 = t118 + 0.5f;
                    const float t119 = r_4 * r_4; // exponential.rs:31
                    const float t120 = t119 * q_5;
                    const float rest_4 = r_error_4 + t120;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_11 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_12 = as_type<uint>(t110); // exponential.rs:48
                    const uint beyond_4 = ((bits_12 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_12 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_11)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t110) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t121 = sums_0 * factor; // join.rs:19
                    const float t122 = t95 * next_factor;
                    const float sum_8 = t121 + t122;
                    const float t123 = outputs_0 * factor; // join.rs:20
                    const uint bits_13 = as_type<uint>(t123); // bits.rs:31
                    const float t124 = t89 * next_factor; // join.rs:20
                    const uint bits_14 = as_type<uint>(t124); // bits.rs:31
                    const float t125 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) + as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = t125;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                float parts_0 = t93; // sequential.rs:37
                float parts_1 = t96;
                float parts_2 = t90;
                if (index > 0u) { // sequential.rs:38
                    const float t126 = maxima_1; // sequential.rs:40
                    const float max_4 = max_f32(t126, t93); // join.rs:16
                    const float t127 = t126 - max_4; // join.rs:17
                    const float t128 = t127 * 1.442695f; // exponential.rs:14
                    const float sum_6 = t128 + 12582912.0f; // bits.rs:52
                    const float k_3 = sum_6 - 12582912.0f; // bits.rs:53
                    const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
                    const float t129 = k_3 * 0.6933594f; // exponential.rs:15
                    const float reduced_3 = t127 - t129;
                    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
                    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
                    const float t130 = reduced_3 - r_3; // exponential.rs:18
                    const float r_error_3 = t130 - correction_3;
                    float q_4 = 0.00019891017f; // exponential.rs:26
                    const float t131 = q_4 * r_3; // exponential.rs:29
                    q_4 = t131 + 0.0013933674f;
                    const float t132 = q_4 * r_3;
                    q_4 = t132 + 0.008333311f;
                    const float t133 = q_4 * r_3;
                    q_4 = t133 + 0.041666467f;
                    const float t134 = q_4 * r_3;
                    q_4 = t134 + 0.16666667f;
                    const float t135 = q_4 * r_3;
                    q_4 = t135 + 0.5f;
                    const float t136 = r_3 * r_3; // exponential.rs:31
                    const float t137 = t136 * q_4;
                    const float rest_3 = r_error_3 + t137;
                    const float p_3 = r_3 + rest_3; // exponential.rs:32
                    const float y_4 = 1.0f + p_3; // exponential.rs:33
                    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
                    const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
                    const uint bits_10 = as_type<uint>(t127); // exponential.rs:48
                    const uint beyond_3 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_3 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t127) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3); // exponential.rs:51
                    const float t138 = t93 - max_4; // join.rs:18
                    const float t139 = t138 * 1.442695f; // exponential.rs:14
                    const float sum_7 = t139 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_7 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
                    const float t140 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t138 - t140;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t141 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t141 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t142 = q_5 * r_4; // exponential.rs:29
                    q_5 = t142 + 0.0013933674f;
                    const float t143 = q_5 * r_4;
                    q_5 = t143 + 0.008333311f;
                    const float t144 = q_5 * r_4;
                    q_5 = t144 + 0.041666467f;
                    const float t145 = q_5 * r_4;
                    q_5 = t145 + 0.16666667f;
                    const float t146 = q_5 * r_4;
                    q_5 = t146 + 0.5f;
                    const float t147 = r_4 * r_4; // exponential.rs:31
                    const float t148 = t147 * q_5;
                    const float rest_4 = r_error_4 + t148;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_11 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_12 = as_type<uint>(t138); // exponential.rs:48
                    const uint beyond_4 = ((bits_12 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_12 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_11)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t138) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t149 = sums_1 * factor; // join.rs:19
                    const float t150 = t96 * next_factor;
                    const float sum_8 = t149 + t150;
                    const float t151 = outputs_1 * factor; // join.rs:20
                    const uint bits_13 = as_type<uint>(t151); // bits.rs:31
                    const float t152 = t90 * next_factor; // join.rs:20
                    const uint bits_14 = as_type<uint>(t152); // bits.rs:31
                    const float t153 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) + as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = t153;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t5) { // sequential.rs:36
                float parts_0 = t94; // sequential.rs:37
                float parts_1 = t97;
                float parts_2 = t91;
                if (index > 0u) { // sequential.rs:38
                    const float t154 = maxima_2; // sequential.rs:40
                    const float max_4 = max_f32(t154, t94); // join.rs:16
                    const float t155 = t154 - max_4; // join.rs:17
                    const float t156 = t155 * 1.442695f; // exponential.rs:14
                    const float sum_6 = t156 + 12582912.0f; // bits.rs:52
                    const float k_3 = sum_6 - 12582912.0f; // bits.rs:53
                    const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
                    const float t157 = k_3 * 0.6933594f; // exponential.rs:15
                    const float reduced_3 = t155 - t157;
                    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
                    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
                    const float t158 = reduced_3 - r_3; // exponential.rs:18
                    const float r_error_3 = t158 - correction_3;
                    float q_4 = 0.00019891017f; // exponential.rs:26
                    const float t159 = q_4 * r_3; // exponential.rs:29
                    q_4 = t159 + 0.0013933674f;
                    const float t160 = q_4 * r_3;
                    q_4 = t160 + 0.008333311f;
                    const float t161 = q_4 * r_3;
                    q_4 = t161 + 0.041666467f;
                    const float t162 = q_4 * r_3;
                    q_4 = t162 + 0.16666667f;
                    const float t163 = q_4 * r_3;
                    q_4 = t163 + 0.5f;
                    const float t164 = r_3 * r_3; // exponential.rs:31
                    const float t165 = t164 * q_4;
                    const float rest_3 = r_error_3 + t165;
                    const float p_3 = r_3 + rest_3; // exponential.rs:32
                    const float y_4 = 1.0f + p_3; // exponential.rs:33
                    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
                    const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
                    const uint bits_10 = as_type<uint>(t155); // exponential.rs:48
                    const uint beyond_3 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_3 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t155) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3); // exponential.rs:51
                    const float t166 = t94 - max_4; // join.rs:18
                    const float t167 = t166 * 1.442695f; // exponential.rs:14
                    const float sum_7 = t167 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_7 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
                    const float t168 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t166 - t168;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t169 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t169 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t170 = q_5 * r_4; // exponential.rs:29
                    q_5 = t170 + 0.0013933674f;
                    const float t171 = q_5 * r_4;
                    q_5 = t171 + 0.008333311f;
                    const float t172 = q_5 * r_4;
                    q_5 = t172 + 0.041666467f;
                    const float t173 = q_5 * r_4;
                    q_5 = t173 + 0.16666667f;
                    const float t174 = q_5 * r_4;
                    q_5 = t174 + 0.5f;
                    const float t175 = r_4 * r_4; // exponential.rs:31
                    const float t176 = t175 * q_5;
                    const float rest_4 = r_error_4 + t176;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_11 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_12 = as_type<uint>(t166); // exponential.rs:48
                    const uint beyond_4 = ((bits_12 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_12 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_11)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t166) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t177 = sums_2 * factor; // join.rs:19
                    const float t178 = t97 * next_factor;
                    const float sum_8 = t177 + t178;
                    const float t179 = outputs_2 * factor; // join.rs:20
                    const uint bits_13 = as_type<uint>(t179); // bits.rs:31
                    const float t180 = t91 * next_factor; // join.rs:20
                    const uint bits_14 = as_type<uint>(t180); // bits.rs:31
                    const float t181 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) + as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // join.rs:20
                    parts_0 = max_4; // sequential.rs:39
                    parts_1 = sum_8;
                    parts_2 = t181;
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
    const float t182 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t183 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t183, t182); // join.rs:49
    }
    const bool is_in_table_1 = t4 == t5; // sequential.rs:66
    const float t184 = (is_in_table_1 ? sums_1 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t185 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t185, t184); // join.rs:49
    }
    const bool is_in_table_2 = t4 == t5; // sequential.rs:66
    const float t186 = (is_in_table_2 ? sums_2 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t187 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 512u] = quotient_rn(t187, t186); // join.rs:49
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
        const uint4 t188 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t188;
    }
}
