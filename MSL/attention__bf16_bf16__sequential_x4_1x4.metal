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

kernel void attention__bf16_bf16__sequential_x4_1x4(
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
    threadgroup float maxima[32];
    threadgroup float sums[32];
    threadgroup float weights[1024];
    threadgroup float runs[1024];
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
                    const uint4 t22 = ((device const uint4*)keys)[((key + dim) >> 1u) >> 2u]; // piece.rs:40
                    const float t23 = decode_bf16(t22.x);
                    const float t24 = decode_bf16(t22.x >> 16u);
                    const float t25 = decode_bf16(t22.y);
                    const float t26 = decode_bf16(t22.y >> 16u);
                    const float t27 = decode_bf16(t22.z);
                    const float t28 = decode_bf16(t22.z >> 16u);
                    const float t29 = decode_bf16(t22.w);
                    const float t30 = decode_bf16(t22.w >> 16u);
                    const uint4 t31 = ((device const uint4*)q)[((t5 + dim) >> 1u) >> 2u];
                    dots_0 = fma(decode_bf16(t31.x), t23, dots_0); // block.rs:167
                    dots_0 = fma(decode_bf16(t31.x >> 16u), t24, dots_0);
                    dots_0 = fma(decode_bf16(t31.y), t25, dots_0);
                    dots_0 = fma(decode_bf16(t31.y >> 16u), t26, dots_0);
                    dots_0 = fma(decode_bf16(t31.z), t27, dots_0);
                    dots_0 = fma(decode_bf16(t31.z >> 16u), t28, dots_0);
                    dots_0 = fma(decode_bf16(t31.w), t29, dots_0);
                    dots_0 = fma(decode_bf16(t31.w >> 16u), t30, dots_0);
                    const uint4 t32 = ((device const uint4*)q)[((t6 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_1 = fma(decode_bf16(t32.x), t23, dots_1); // block.rs:167
                    dots_1 = fma(decode_bf16(t32.x >> 16u), t24, dots_1);
                    dots_1 = fma(decode_bf16(t32.y), t25, dots_1);
                    dots_1 = fma(decode_bf16(t32.y >> 16u), t26, dots_1);
                    dots_1 = fma(decode_bf16(t32.z), t27, dots_1);
                    dots_1 = fma(decode_bf16(t32.z >> 16u), t28, dots_1);
                    dots_1 = fma(decode_bf16(t32.w), t29, dots_1);
                    dots_1 = fma(decode_bf16(t32.w >> 16u), t30, dots_1);
                    const uint4 t33 = ((device const uint4*)q)[((t7 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_2 = fma(decode_bf16(t33.x), t23, dots_2); // block.rs:167
                    dots_2 = fma(decode_bf16(t33.x >> 16u), t24, dots_2);
                    dots_2 = fma(decode_bf16(t33.y), t25, dots_2);
                    dots_2 = fma(decode_bf16(t33.y >> 16u), t26, dots_2);
                    dots_2 = fma(decode_bf16(t33.z), t27, dots_2);
                    dots_2 = fma(decode_bf16(t33.z >> 16u), t28, dots_2);
                    dots_2 = fma(decode_bf16(t33.w), t29, dots_2);
                    dots_2 = fma(decode_bf16(t33.w >> 16u), t30, dots_2);
                    const uint4 t34 = ((device const uint4*)q)[((t8 + dim) >> 1u) >> 2u]; // piece.rs:40
                    dots_3 = fma(decode_bf16(t34.x), t23, dots_3); // block.rs:167
                    dots_3 = fma(decode_bf16(t34.x >> 16u), t24, dots_3);
                    dots_3 = fma(decode_bf16(t34.y), t25, dots_3);
                    dots_3 = fma(decode_bf16(t34.y >> 16u), t26, dots_3);
                    dots_3 = fma(decode_bf16(t34.z), t27, dots_3);
                    dots_3 = fma(decode_bf16(t34.z >> 16u), t28, dots_3);
                    dots_3 = fma(decode_bf16(t34.w), t29, dots_3);
                    dots_3 = fma(decode_bf16(t34.w >> 16u), t30, dots_3);
                }
            }
            float scores_0 = dots_0; // block.rs:272
            float scores_1 = dots_1;
            float scores_2 = dots_2;
            float scores_3 = dots_3;
            const float t35 = scores_0 * imm.scale; // block.rs:275
            const uint bits = as_type<uint>(t35); // bits.rs:31
            const float scaled = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:32
            const float score = ((scaled == 0.0f) ? 0.0f : scaled); // block.rs:277
            scores_0 = ((own_key < t18) ? score : as_type<float>(0xff800000u)); // block.rs:278
            const float max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u] = max_1; // block.rs:281
            }
            const float t36 = scores_1 * imm.scale; // block.rs:275
            const uint bits_1 = as_type<uint>(t36); // bits.rs:31
            const float scaled_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // bits.rs:32
            const float score_1 = ((scaled_1 == 0.0f) ? 0.0f : scaled_1); // block.rs:277
            scores_1 = ((own_key < t19) ? score_1 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 1u] = max_2; // block.rs:281
            }
            const float t37 = scores_2 * imm.scale; // block.rs:275
            const uint bits_2 = as_type<uint>(t37); // bits.rs:31
            const float scaled_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:32
            const float score_2 = ((scaled_2 == 0.0f) ? 0.0f : scaled_2); // block.rs:277
            scores_2 = ((own_key < t20) ? score_2 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_3 = reduce_max_f32(scores_2); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 2u] = max_3; // block.rs:281
            }
            const float t38 = scores_3 * imm.scale; // block.rs:275
            const uint bits_3 = as_type<uint>(t38); // bits.rs:31
            const float scaled_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // bits.rs:32
            const float score_3 = ((scaled_3 == 0.0f) ? 0.0f : scaled_3); // block.rs:277
            scores_3 = ((own_key < t21) ? score_3 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_4 = reduce_max_f32(scores_3); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 3u] = max_4; // block.rs:281
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:284
            float highest_0 = 0.0f; // block.rs:285
            float highest_1 = 0.0f;
            float highest_2 = 0.0f;
            float highest_3 = 0.0f;
            highest_0 = maxima[0u]; // block.rs:288
            highest_0 = max_f32(highest_0, maxima[4u]); // block.rs:291
            highest_0 = max_f32(highest_0, maxima[8u]);
            highest_0 = max_f32(highest_0, maxima[12u]);
            highest_0 = max_f32(highest_0, maxima[16u]);
            highest_0 = max_f32(highest_0, maxima[20u]);
            highest_0 = max_f32(highest_0, maxima[24u]);
            highest_0 = max_f32(highest_0, maxima[28u]);
            const float t39 = scores_0 - highest_0; // block.rs:293
            const float t40 = t39 * 1.442695f; // exponential.rs:14
            const float sum = t40 + 12582912.0f; // bits.rs:52
            const float k = sum - 12582912.0f; // bits.rs:53
            const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
            const float t41 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t39 - t41;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t42 = reduced - r; // exponential.rs:18
            const float r_error = t42 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t43 = q_1 * r; // exponential.rs:29
            q_1 = t43 + 0.0013933674f;
            const float t44 = q_1 * r;
            q_1 = t44 + 0.008333311f;
            const float t45 = q_1 * r;
            q_1 = t45 + 0.041666467f;
            const float t46 = q_1 * r;
            q_1 = t46 + 0.16666667f;
            const float t47 = q_1 * r;
            q_1 = t47 + 0.5f;
            const float t48 = r * r; // exponential.rs:31
            const float t49 = t48 * q_1;
            const float rest = r_error + t49;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
            const uint bits_4 = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
            const uint bits_5 = as_type<uint>(t39); // exponential.rs:48
            const uint beyond = ((bits_5 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded = (((bits_5 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_4)))); // exponential.rs:50
            const float power = (((as_type<uint>(t39) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // exponential.rs:51
            const float weight = ((own_key < t18) ? power : 0.0f); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            const float sum_1 = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u] = sum_1; // block.rs:298
            }
            highest_1 = maxima[1u]; // block.rs:288
            highest_1 = max_f32(highest_1, maxima[5u]); // block.rs:291
            highest_1 = max_f32(highest_1, maxima[9u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[17u]);
            highest_1 = max_f32(highest_1, maxima[21u]);
            highest_1 = max_f32(highest_1, maxima[25u]);
            highest_1 = max_f32(highest_1, maxima[29u]);
            const float t50 = scores_1 - highest_1; // block.rs:293
            const float t51 = t50 * 1.442695f; // exponential.rs:14
            const float sum_2 = t51 + 12582912.0f; // bits.rs:52
            const float k_1 = sum_2 - 12582912.0f; // bits.rs:53
            const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
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
            const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
            const uint bits_6 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
            const uint bits_7 = as_type<uint>(t50); // exponential.rs:48
            const uint beyond_1 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_1 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
            const float power_1 = (((as_type<uint>(t50) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // exponential.rs:51
            const float weight_1 = ((own_key < t19) ? power_1 : 0.0f); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            const float sum_3 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_3; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[6u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[10u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[18u]);
            highest_2 = max_f32(highest_2, maxima[22u]);
            highest_2 = max_f32(highest_2, maxima[26u]);
            highest_2 = max_f32(highest_2, maxima[30u]);
            const float t61 = scores_2 - highest_2; // block.rs:293
            const float t62 = t61 * 1.442695f; // exponential.rs:14
            const float sum_4 = t62 + 12582912.0f; // bits.rs:52
            const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
            const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
            const float t63 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t61 - t63;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t64 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t64 - correction_2;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t65 = q_3 * r_2; // exponential.rs:29
            q_3 = t65 + 0.0013933674f;
            const float t66 = q_3 * r_2;
            q_3 = t66 + 0.008333311f;
            const float t67 = q_3 * r_2;
            q_3 = t67 + 0.041666467f;
            const float t68 = q_3 * r_2;
            q_3 = t68 + 0.16666667f;
            const float t69 = q_3 * r_2;
            q_3 = t69 + 0.5f;
            const float t70 = r_2 * r_2; // exponential.rs:31
            const float t71 = t70 * q_3;
            const float rest_2 = r_error_2 + t71;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_3 = 1.0f + p_2; // exponential.rs:33
            const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_2); // bits.rs:38
            const uint bits_8 = as_type<uint>(y_3) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
            const uint bits_9 = as_type<uint>(t61); // exponential.rs:48
            const uint beyond_2 = ((bits_9 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_2 = (((bits_9 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:50
            const float power_2 = (((as_type<uint>(t61) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2); // exponential.rs:51
            const float weight_2 = ((own_key < t20) ? power_2 : 0.0f); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            const float sum_5 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_5; // block.rs:298
            }
            highest_3 = maxima[3u]; // block.rs:288
            highest_3 = max_f32(highest_3, maxima[7u]); // block.rs:291
            highest_3 = max_f32(highest_3, maxima[11u]);
            highest_3 = max_f32(highest_3, maxima[15u]);
            highest_3 = max_f32(highest_3, maxima[19u]);
            highest_3 = max_f32(highest_3, maxima[23u]);
            highest_3 = max_f32(highest_3, maxima[27u]);
            highest_3 = max_f32(highest_3, maxima[31u]);
            const float t72 = scores_3 - highest_3; // block.rs:293
            const float t73 = t72 * 1.442695f; // exponential.rs:14
            const float sum_6 = t73 + 12582912.0f; // bits.rs:52
            const float k_3 = sum_6 - 12582912.0f; // bits.rs:53
            const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
            const float t74 = k_3 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t72 - t74;
            const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t75 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t75 - correction_3;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t76 = q_4 * r_3; // exponential.rs:29
            q_4 = t76 + 0.0013933674f;
            const float t77 = q_4 * r_3;
            q_4 = t77 + 0.008333311f;
            const float t78 = q_4 * r_3;
            q_4 = t78 + 0.041666467f;
            const float t79 = q_4 * r_3;
            q_4 = t79 + 0.16666667f;
            const float t80 = q_4 * r_3;
            q_4 = t80 + 0.5f;
            const float t81 = r_3 * r_3; // exponential.rs:31
            const float t82 = t81 * q_4;
            const float rest_3 = r_error_3 + t82;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_4 = 1.0f + p_3; // exponential.rs:33
            const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_3); // bits.rs:38
            const uint bits_10 = as_type<uint>(y_4) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
            const uint bits_11 = as_type<uint>(t72); // exponential.rs:48
            const uint beyond_3 = ((bits_11 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_3 = (((bits_11 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:50
            const float power_3 = (((as_type<uint>(t72) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3); // exponential.rs:51
            const float weight_3 = ((own_key < t21) ? power_3 : 0.0f); // block.rs:294
            weights[own_key + 768u] = weight_3; // block.rs:295
            const float sum_7 = reduce_add_f32(weight_3); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_7; // block.rs:298
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:301
            float totals_0 = 0.0f; // block.rs:302
            float totals_1 = 0.0f;
            float totals_2 = 0.0f;
            float totals_3 = 0.0f;
            totals_0 = sums[0u]; // block.rs:305
            totals_0 = totals_0 + sums[4u]; // block.rs:308
            totals_0 = totals_0 + sums[8u];
            totals_0 = totals_0 + sums[12u];
            totals_0 = totals_0 + sums[16u];
            totals_0 = totals_0 + sums[20u];
            totals_0 = totals_0 + sums[24u];
            totals_0 = totals_0 + sums[28u];
            totals_1 = sums[1u]; // block.rs:305
            totals_1 = totals_1 + sums[5u]; // block.rs:308
            totals_1 = totals_1 + sums[9u];
            totals_1 = totals_1 + sums[13u];
            totals_1 = totals_1 + sums[17u];
            totals_1 = totals_1 + sums[21u];
            totals_1 = totals_1 + sums[25u];
            totals_1 = totals_1 + sums[29u];
            totals_2 = sums[2u]; // block.rs:305
            totals_2 = totals_2 + sums[6u]; // block.rs:308
            totals_2 = totals_2 + sums[10u];
            totals_2 = totals_2 + sums[14u];
            totals_2 = totals_2 + sums[18u];
            totals_2 = totals_2 + sums[22u];
            totals_2 = totals_2 + sums[26u];
            totals_2 = totals_2 + sums[30u];
            totals_3 = sums[3u]; // block.rs:305
            totals_3 = totals_3 + sums[7u]; // block.rs:308
            totals_3 = totals_3 + sums[11u];
            totals_3 = totals_3 + sums[15u];
            totals_3 = totals_3 + sums[19u];
            totals_3 = totals_3 + sums[23u];
            totals_3 = totals_3 + sums[27u];
            totals_3 = totals_3 + sums[31u];
            const uint head_dim = imm.head_dim; // block.rs:190
            const uint first_dim = (local_invocation_index & 31u) * 4u; // block.rs:191
            const uint run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            float sums_0_0 = 0.0f; // block.rs:193
            float sums_0_1 = 0.0f;
            float sums_0_2 = 0.0f;
            float sums_0_3 = 0.0f;
            float sums_1_0 = 0.0f;
            float sums_1_1 = 0.0f;
            float sums_1_2 = 0.0f;
            float sums_1_3 = 0.0f;
            float sums_2_0 = 0.0f;
            float sums_2_1 = 0.0f;
            float sums_2_2 = 0.0f;
            float sums_2_3 = 0.0f;
            float sums_3_0 = 0.0f;
            float sums_3_1 = 0.0f;
            float sums_3_2 = 0.0f;
            float sums_3_3 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                const uint first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                const uint common_end = min_u32(max_u32(t18, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint2 t83 = ((device const uint2*)values)[((first_value + key * head_dim) >> 1u) >> 1u]; // block.rs:199
                    const float t84 = decode_bf16(t83.x);
                    const float t85 = decode_bf16(t83.x >> 16u);
                    const float t86 = decode_bf16(t83.y);
                    const float t87 = decode_bf16(t83.y >> 16u);
                    const float weight_4 = weights[key]; // block.rs:202
                    const float t88 = weight_4 * t84; // block.rs:205
                    sums_0_0 = sums_0_0 + t88;
                    const float t89 = weight_4 * t85;
                    sums_0_1 = sums_0_1 + t89;
                    const float t90 = weight_4 * t86;
                    sums_0_2 = sums_0_2 + t90;
                    const float t91 = weight_4 * t87;
                    sums_0_3 = sums_0_3 + t91;
                    const float weight_5 = weights[key + 256u]; // block.rs:202
                    const float t92 = weight_5 * t84; // block.rs:205
                    sums_1_0 = sums_1_0 + t92;
                    const float t93 = weight_5 * t85;
                    sums_1_1 = sums_1_1 + t93;
                    const float t94 = weight_5 * t86;
                    sums_1_2 = sums_1_2 + t94;
                    const float t95 = weight_5 * t87;
                    sums_1_3 = sums_1_3 + t95;
                    const float weight_6 = weights[key + 512u]; // block.rs:202
                    const float t96 = weight_6 * t84; // block.rs:205
                    sums_2_0 = sums_2_0 + t96;
                    const float t97 = weight_6 * t85;
                    sums_2_1 = sums_2_1 + t97;
                    const float t98 = weight_6 * t86;
                    sums_2_2 = sums_2_2 + t98;
                    const float t99 = weight_6 * t87;
                    sums_2_3 = sums_2_3 + t99;
                    const float weight_7 = weights[key + 768u]; // block.rs:202
                    const float t100 = weight_7 * t84; // block.rs:205
                    sums_3_0 = sums_3_0 + t100;
                    const float t101 = weight_7 * t85;
                    sums_3_1 = sums_3_1 + t101;
                    const float t102 = weight_7 * t86;
                    sums_3_2 = sums_3_2 + t102;
                    const float t103 = weight_7 * t87;
                    sums_3_3 = sums_3_3 + t103;
                }
                const uint t104 = min_u32(max_u32(t21, run_start), run_start + 32u); // block.rs:211
                for (uint key = common_end; key < t104; key += 1u) {
                    const uint2 t105 = ((device const uint2*)values)[((first_value + key * head_dim) >> 1u) >> 1u]; // block.rs:212
                    const float t106 = decode_bf16(t105.x);
                    const float t107 = decode_bf16(t105.x >> 16u);
                    const float t108 = decode_bf16(t105.y);
                    const float t109 = decode_bf16(t105.y >> 16u);
                    if (key < t18) { // block.rs:215
                        const float weight_4 = weights[key]; // block.rs:216
                        const float t110 = weight_4 * t106; // block.rs:219
                        sums_0_0 = sums_0_0 + t110;
                        const float t111 = weight_4 * t107;
                        sums_0_1 = sums_0_1 + t111;
                        const float t112 = weight_4 * t108;
                        sums_0_2 = sums_0_2 + t112;
                        const float t113 = weight_4 * t109;
                        sums_0_3 = sums_0_3 + t113;
                    }
                    if (key < t19) { // block.rs:215
                        const float weight_4 = weights[key + 256u]; // block.rs:216
                        const float t114 = weight_4 * t106; // block.rs:219
                        sums_1_0 = sums_1_0 + t114;
                        const float t115 = weight_4 * t107;
                        sums_1_1 = sums_1_1 + t115;
                        const float t116 = weight_4 * t108;
                        sums_1_2 = sums_1_2 + t116;
                        const float t117 = weight_4 * t109;
                        sums_1_3 = sums_1_3 + t117;
                    }
                    if (key < t20) { // block.rs:215
                        const float weight_4 = weights[key + 512u]; // block.rs:216
                        const float t118 = weight_4 * t106; // block.rs:219
                        sums_2_0 = sums_2_0 + t118;
                        const float t119 = weight_4 * t107;
                        sums_2_1 = sums_2_1 + t119;
                        const float t120 = weight_4 * t108;
                        sums_2_2 = sums_2_2 + t120;
                        const float t121 = weight_4 * t109;
                        sums_2_3 = sums_2_3 + t121;
                    }
                    if (key < t21) { // block.rs:215
                        const float weight_4 = weights[key + 768u]; // block.rs:216
                        const float t122 = weight_4 * t106; // block.rs:219
                        sums_3_0 = sums_3_0 + t122;
                        const float t123 = weight_4 * t107;
                        sums_3_1 = sums_3_1 + t123;
                        const float t124 = weight_4 * t108;
                        sums_3_2 = sums_3_2 + t124;
                        const float t125 = weight_4 * t109;
                        sums_3_3 = sums_3_3 + t125;
                    }
                }
            }
            float outputs_0_1 = 0.0f; // block.rs:226
            float outputs_1_1 = 0.0f;
            float outputs_2_1 = 0.0f;
            float outputs_3_1 = 0.0f;
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_0_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_0_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_0_3;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 256u];
                sum_8 = sum_8 + runs[local_invocation_index + 384u];
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 640u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 896u];
                const uint bits_12 = as_type<uint>(sum_8); // bits.rs:31
                outputs_0_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_1_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_1_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_1_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_1_3;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 256u];
                sum_8 = sum_8 + runs[local_invocation_index + 384u];
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 640u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 896u];
                const uint bits_12 = as_type<uint>(sum_8); // bits.rs:31
                outputs_1_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_2_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_2_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_2_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_2_3;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 256u];
                sum_8 = sum_8 + runs[local_invocation_index + 384u];
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 640u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 896u];
                const uint bits_12 = as_type<uint>(sum_8); // bits.rs:31
                outputs_2_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 128u + first_dim] = sums_3_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 1u] = sums_3_1;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 2u] = sums_3_2;
                runs[(local_invocation_index >> 5u) * 128u + first_dim + 3u] = sums_3_3;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 128u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 256u];
                sum_8 = sum_8 + runs[local_invocation_index + 384u];
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 640u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 896u];
                const uint bits_12 = as_type<uint>(sum_8); // bits.rs:31
                outputs_3_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // block.rs:246
            }
            const float t126 = outputs_0_1; // block.rs:249
            const float t127 = outputs_1_1;
            const float t128 = outputs_2_1;
            const float t129 = outputs_3_1;
            const float t130 = highest_0; // block.rs:312
            const float t131 = highest_1;
            const float t132 = highest_2;
            const float t133 = highest_3;
            const float t134 = totals_0;
            const float t135 = totals_1;
            const float t136 = totals_2;
            const float t137 = totals_3;
            if (first_key <= t13) { // sequential.rs:36
                float parts_0 = t130; // sequential.rs:37
                float parts_1 = t134;
                float parts_2 = t126;
                if (index > 0u) { // sequential.rs:38
                    const float t138 = maxima_0; // sequential.rs:40
                    const float max_5 = max_f32(t138, t130); // join.rs:16
                    const float t139 = t138 - max_5; // join.rs:17
                    const float t140 = t139 * 1.442695f; // exponential.rs:14
                    const float sum_8 = t140 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
                    const float t141 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t139 - t141;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t142 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t142 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t143 = q_5 * r_4; // exponential.rs:29
                    q_5 = t143 + 0.0013933674f;
                    const float t144 = q_5 * r_4;
                    q_5 = t144 + 0.008333311f;
                    const float t145 = q_5 * r_4;
                    q_5 = t145 + 0.041666467f;
                    const float t146 = q_5 * r_4;
                    q_5 = t146 + 0.16666667f;
                    const float t147 = q_5 * r_4;
                    q_5 = t147 + 0.5f;
                    const float t148 = r_4 * r_4; // exponential.rs:31
                    const float t149 = t148 * q_5;
                    const float rest_4 = r_error_4 + t149;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_13 = as_type<uint>(t139); // exponential.rs:48
                    const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t139) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t150 = t130 - max_5; // join.rs:18
                    const float t151 = t150 * 1.442695f; // exponential.rs:14
                    const float sum_9 = t151 + 12582912.0f; // bits.rs:52
                    const float k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
                    const float t152 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t150 - t152;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t153 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t153 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t154 = q_6 * r_5; // exponential.rs:29
                    q_6 = t154 + 0.0013933674f;
                    const float t155 = q_6 * r_5;
                    q_6 = t155 + 0.008333311f;
                    const float t156 = q_6 * r_5;
                    q_6 = t156 + 0.041666467f;
                    const float t157 = q_6 * r_5;
                    q_6 = t157 + 0.16666667f;
                    const float t158 = q_6 * r_5;
                    q_6 = t158 + 0.5f;
                    const float t159 = r_5 * r_5; // exponential.rs:31
                    const float t160 = t159 * q_6;
                    const float rest_5 = r_error_5 + t160;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
                    const uint bits_14 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
                    const uint bits_15 = as_type<uint>(t150); // exponential.rs:48
                    const uint beyond_5 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_5 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t150) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // exponential.rs:51
                    const float t161 = sums_0 * factor; // join.rs:19
                    const float t162 = t134 * next_factor;
                    const float sum_10 = t161 + t162;
                    const float t163 = outputs_0 * factor; // join.rs:20
                    const uint bits_16 = as_type<uint>(t163); // bits.rs:31
                    const float t164 = t126 * next_factor; // join.rs:20
                    const uint bits_17 = as_type<uint>(t164); // bits.rs:31
                    const float t165 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) + as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t165;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t14) { // sequential.rs:36
                float parts_0 = t131; // sequential.rs:37
                float parts_1 = t135;
                float parts_2 = t127;
                if (index > 0u) { // sequential.rs:38
                    const float t166 = maxima_1; // sequential.rs:40
                    const float max_5 = max_f32(t166, t131); // join.rs:16
                    const float t167 = t166 - max_5; // join.rs:17
                    const float t168 = t167 * 1.442695f; // exponential.rs:14
                    const float sum_8 = t168 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
                    const float t169 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t167 - t169;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t170 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t170 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t171 = q_5 * r_4; // exponential.rs:29
                    q_5 = t171 + 0.0013933674f;
                    const float t172 = q_5 * r_4;
                    q_5 = t172 + 0.008333311f;
                    const float t173 = q_5 * r_4;
                    q_5 = t173 + 0.041666467f;
                    const float t174 = q_5 * r_4;
                    q_5 = t174 + 0.16666667f;
                    const float t175 = q_5 * r_4;
                    q_5 = t175 + 0.5f;
                    const float t176 = r_4 * r_4; // exponential.rs:31
                    const float t177 = t176 * q_5;
                    const float rest_4 = r_error_4 + t177;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_13 = as_type<uint>(t167); // exponential.rs:48
                    const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t167) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t178 = t131 - max_5; // join.rs:18
                    const float t179 = t178 * 1.442695f; // exponential.rs:14
                    const float sum_9 = t179 + 12582912.0f; // bits.rs:52
                    const float k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
                    const float t180 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t178 - t180;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t181 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t181 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t182 = q_6 * r_5; // exponential.rs:29
                    q_6 = t182 + 0.0013933674f;
                    const float t183 = q_6 * r_5;
                    q_6 = t183 + 0.008333311f;
                    const float t184 = q_6 * r_5;
                    q_6 = t184 + 0.041666467f;
                    const float t185 = q_6 * r_5;
                    q_6 = t185 + 0.16666667f;
                    const float t186 = q_6 * r_5;
                    q_6 = t186 + 0.5f;
                    const float t187 = r_5 * r_5; // exponential.rs:31
                    const float t188 = t187 * q_6;
                    const float rest_5 = r_error_5 + t188;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
                    const uint bits_14 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
                    const uint bits_15 = as_type<uint>(t178); // exponential.rs:48
                    const uint beyond_5 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_5 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t178) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // exponential.rs:51
                    const float t189 = sums_1 * factor; // join.rs:19
                    const float t190 = t135 * next_factor;
                    const float sum_10 = t189 + t190;
                    const float t191 = outputs_1 * factor; // join.rs:20
                    const uint bits_16 = as_type<uint>(t191); // bits.rs:31
                    const float t192 = t127 * next_factor; // join.rs:20
                    const uint bits_17 = as_type<uint>(t192); // bits.rs:31
                    const float t193 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) + as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t193;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t15) { // sequential.rs:36
                float parts_0 = t132; // sequential.rs:37
                float parts_1 = t136;
                float parts_2 = t128;
                if (index > 0u) { // sequential.rs:38
                    const float t194 = maxima_2; // sequential.rs:40
                    const float max_5 = max_f32(t194, t132); // join.rs:16
                    const float t195 = t194 - max_5; // join.rs:17
                    const float t196 = t195 * 1.442695f; // exponential.rs:14
                    const float sum_8 = t196 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
                    const float t197 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t195 - t197;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t198 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t198 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t199 = q_5 * r_4; // exponential.rs:29
                    q_5 = t199 + 0.0013933674f;
                    const float t200 = q_5 * r_4;
                    q_5 = t200 + 0.008333311f;
                    const float t201 = q_5 * r_4;
                    q_5 = t201 + 0.041666467f;
                    const float t202 = q_5 * r_4;
                    q_5 = t202 + 0.16666667f;
                    const float t203 = q_5 * r_4;
                    q_5 = t203 + 0.5f;
                    const float t204 = r_4 * r_4; // exponential.rs:31
                    const float t205 = t204 * q_5;
                    const float rest_4 = r_error_4 + t205;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_13 = as_type<uint>(t195); // exponential.rs:48
                    const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t195) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t206 = t132 - max_5; // join.rs:18
                    const float t207 = t206 * 1.442695f; // exponential.rs:14
                    const float sum_9 = t207 + 12582912.0f; // bits.rs:52
                    const float k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
                    const float t208 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t206 - t208;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t209 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t209 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t210 = q_6 * r_5; // exponential.rs:29
                    q_6 = t210 + 0.0013933674f;
                    const float t211 = q_6 * r_5;
                    q_6 = t211 + 0.008333311f;
                    const float t212 = q_6 * r_5;
                    q_6 = t212 + 0.041666467f;
                    const float t213 = q_6 * r_5;
                    q_6 = t213 + 0.16666667f;
                    const float t214 = q_6 * r_5;
                    q_6 = t214 + 0.5f;
                    const float t215 = r_5 * r_5; // exponential.rs:31
                    const float t216 = t215 * q_6;
                    const float rest_5 = r_error_5 + t216;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
                    const uint bits_14 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
                    const uint bits_15 = as_type<uint>(t206); // exponential.rs:48
                    const uint beyond_5 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_5 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t206) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // exponential.rs:51
                    const float t217 = sums_2 * factor; // join.rs:19
                    const float t218 = t136 * next_factor;
                    const float sum_10 = t217 + t218;
                    const float t219 = outputs_2 * factor; // join.rs:20
                    const uint bits_16 = as_type<uint>(t219); // bits.rs:31
                    const float t220 = t128 * next_factor; // join.rs:20
                    const uint bits_17 = as_type<uint>(t220); // bits.rs:31
                    const float t221 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) + as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t221;
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
            if (first_key <= t16) { // sequential.rs:36
                float parts_0 = t133; // sequential.rs:37
                float parts_1 = t137;
                float parts_2 = t129;
                if (index > 0u) { // sequential.rs:38
                    const float t222 = maxima_3; // sequential.rs:40
                    const float max_5 = max_f32(t222, t133); // join.rs:16
                    const float t223 = t222 - max_5; // join.rs:17
                    const float t224 = t223 * 1.442695f; // exponential.rs:14
                    const float sum_8 = t224 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
                    const float t225 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t223 - t225;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t226 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t226 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t227 = q_5 * r_4; // exponential.rs:29
                    q_5 = t227 + 0.0013933674f;
                    const float t228 = q_5 * r_4;
                    q_5 = t228 + 0.008333311f;
                    const float t229 = q_5 * r_4;
                    q_5 = t229 + 0.041666467f;
                    const float t230 = q_5 * r_4;
                    q_5 = t230 + 0.16666667f;
                    const float t231 = q_5 * r_4;
                    q_5 = t231 + 0.5f;
                    const float t232 = r_4 * r_4; // exponential.rs:31
                    const float t233 = t232 * q_5;
                    const float rest_4 = r_error_4 + t233;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_13 = as_type<uint>(t223); // exponential.rs:48
                    const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t223) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t234 = t133 - max_5; // join.rs:18
                    const float t235 = t234 * 1.442695f; // exponential.rs:14
                    const float sum_9 = t235 + 12582912.0f; // bits.rs:52
                    const float k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
                    const float t236 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t234 - t236;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t237 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t237 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t238 = q_6 * r_5; // exponential.rs:29
                    q_6 = t238 + 0.0013933674f;
                    const float t239 = q_6 * r_5;
                    q_6 = t239 + 0.008333311f;
                    const float t240 = q_6 * r_5;
                    q_6 = t240 + 0.041666467f;
                    const float t241 = q_6 * r_5;
                    q_6 = t241 + 0.16666667f;
                    const float t242 = q_6 * r_5;
                    q_6 = t242 + 0.5f;
                    const float t243 = r_5 * r_5; // exponential.rs:31
                    const float t244 = t243 * q_6;
                    const float rest_5 = r_error_5 + t244;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
                    const uint bits_14 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
                    const uint bits_15 = as_type<uint>(t234); // exponential.rs:48
                    const uint beyond_5 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_5 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t234) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // exponential.rs:51
                    const float t245 = sums_3 * factor; // join.rs:19
                    const float t246 = t137 * next_factor;
                    const float sum_10 = t245 + t246;
                    const float t247 = outputs_3 * factor; // join.rs:20
                    const uint bits_16 = as_type<uint>(t247); // bits.rs:31
                    const float t248 = t129 * next_factor; // join.rs:20
                    const uint bits_17 = as_type<uint>(t248); // bits.rs:31
                    const float t249 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) + as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t249;
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
    const float t250 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t251 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t251, t250); // join.rs:49
    }
    const bool is_in_table_1 = t10 == t14; // sequential.rs:66
    const float t252 = (is_in_table_1 ? sums_1 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t253 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 128u] = quotient_rn(t253, t252); // join.rs:49
    }
    const bool is_in_table_2 = t11 == t15; // sequential.rs:66
    const float t254 = (is_in_table_2 ? sums_2 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t255 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t255, t254); // join.rs:49
    }
    const bool is_in_table_3 = t12 == t16; // sequential.rs:66
    const float t256 = (is_in_table_3 ? sums_3 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t257 = outputs_3;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 384u] = quotient_rn(t257, t256); // join.rs:49
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
        outputs_0_1 = runs[query * 128u + dim]; // join.rs:77
        outputs_1_1 = runs[query * 128u + dim + 1u];
        outputs_2_1 = runs[query * 128u + dim + 2u];
        outputs_3_1 = runs[query * 128u + dim + 3u];
        outputs_4 = runs[query * 128u + dim + 4u];
        outputs_5 = runs[query * 128u + dim + 5u];
        outputs_6 = runs[query * 128u + dim + 6u];
        outputs_7 = runs[query * 128u + dim + 7u];
        const uint t258 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t259 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3_1) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        ((device uint4*)y)[t258 >> 2u] = t259;
    }
}
