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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void attention__bf16_bf16__sequential_x2_1x4(
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
    threadgroup float runs[512];
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
            const uint bits = as_type<uint>(t35); // bits.rs:29
            const float scaled = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:30
            const float score = ((scaled == 0.0f) ? 0.0f : scaled); // block.rs:277
            scores_0 = ((own_key < t18) ? score : as_type<float>(0xff800000u)); // block.rs:278
            const float max_1 = reduce_max_f32(scores_0); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u] = max_1; // block.rs:281
            }
            const float t36 = scores_1 * imm.scale; // block.rs:275
            const uint bits_1 = as_type<uint>(t36); // bits.rs:29
            const float scaled_1 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // bits.rs:30
            const float score_1 = ((scaled_1 == 0.0f) ? 0.0f : scaled_1); // block.rs:277
            scores_1 = ((own_key < t19) ? score_1 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_2 = reduce_max_f32(scores_1); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 1u] = max_2; // block.rs:281
            }
            const float t37 = scores_2 * imm.scale; // block.rs:275
            const uint bits_2 = as_type<uint>(t37); // bits.rs:29
            const float scaled_2 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:30
            const float score_2 = ((scaled_2 == 0.0f) ? 0.0f : scaled_2); // block.rs:277
            scores_2 = ((own_key < t20) ? score_2 : as_type<float>(0xff800000u)); // block.rs:278
            const float max_3 = reduce_max_f32(scores_2); // block.rs:279
            if ((local_invocation_index & 31u) == 0u) { // block.rs:280
                maxima[(local_invocation_index >> 5u) * 4u + 2u] = max_3; // block.rs:281
            }
            const float t38 = scores_3 * imm.scale; // block.rs:275
            const uint bits_3 = as_type<uint>(t38); // bits.rs:29
            const float scaled_3 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // bits.rs:30
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
            const float t40 = min_f32(max_f32(t39, -104.0f), 89.0f); // exponential.rs:40
            const float t41 = t40 * 1.442695f; // exponential.rs:14
            const float k = rint(t41);
            const float t42 = k * 0.6933594f; // exponential.rs:15
            const float reduced = t40 - t42;
            const float correction = k * -0.00021219444f; // exponential.rs:16
            const float r = reduced - correction; // exponential.rs:17
            const float t43 = reduced - r; // exponential.rs:18
            const float r_error = t43 - correction;
            float q_1 = 0.00019891017f; // exponential.rs:26
            const float t44 = q_1 * r; // exponential.rs:29
            q_1 = t44 + 0.0013933674f;
            const float t45 = q_1 * r;
            q_1 = t45 + 0.008333311f;
            const float t46 = q_1 * r;
            q_1 = t46 + 0.041666467f;
            const float t47 = q_1 * r;
            q_1 = t47 + 0.16666667f;
            const float t48 = q_1 * r;
            q_1 = t48 + 0.5f;
            const float t49 = r * r; // exponential.rs:31
            const float t50 = t49 * q_1;
            const float rest = r_error + t50;
            const float p = r + rest; // exponential.rs:32
            const float y_1 = 1.0f + p; // exponential.rs:33
            const int t51 = i32_from_f32(k); // exponential.rs:42
            const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t51); // bits.rs:36
            const uint bits_4 = as_type<uint>(y_1) + (as_type<uint>(t51) << 23u); // bits.rs:37
            const float power = (((as_type<uint>(t39) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
            const float weight = ((own_key < t18) ? power : 0.0f); // block.rs:294
            weights[own_key] = weight; // block.rs:295
            const float sum = reduce_add_f32(weight); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u] = sum; // block.rs:298
            }
            highest_1 = maxima[1u]; // block.rs:288
            highest_1 = max_f32(highest_1, maxima[5u]); // block.rs:291
            highest_1 = max_f32(highest_1, maxima[9u]);
            highest_1 = max_f32(highest_1, maxima[13u]);
            highest_1 = max_f32(highest_1, maxima[17u]);
            highest_1 = max_f32(highest_1, maxima[21u]);
            highest_1 = max_f32(highest_1, maxima[25u]);
            highest_1 = max_f32(highest_1, maxima[29u]);
            const float t52 = scores_1 - highest_1; // block.rs:293
            const float t53 = min_f32(max_f32(t52, -104.0f), 89.0f); // exponential.rs:40
            const float t54 = t53 * 1.442695f; // exponential.rs:14
            const float k_1 = rint(t54);
            const float t55 = k_1 * 0.6933594f; // exponential.rs:15
            const float reduced_1 = t53 - t55;
            const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
            const float r_1 = reduced_1 - correction_1; // exponential.rs:17
            const float t56 = reduced_1 - r_1; // exponential.rs:18
            const float r_error_1 = t56 - correction_1;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t57 = q_2 * r_1; // exponential.rs:29
            q_2 = t57 + 0.0013933674f;
            const float t58 = q_2 * r_1;
            q_2 = t58 + 0.008333311f;
            const float t59 = q_2 * r_1;
            q_2 = t59 + 0.041666467f;
            const float t60 = q_2 * r_1;
            q_2 = t60 + 0.16666667f;
            const float t61 = q_2 * r_1;
            q_2 = t61 + 0.5f;
            const float t62 = r_1 * r_1; // exponential.rs:31
            const float t63 = t62 * q_2;
            const float rest_1 = r_error_1 + t63;
            const float p_1 = r_1 + rest_1; // exponential.rs:32
            const float y_2 = 1.0f + p_1; // exponential.rs:33
            const int t64 = i32_from_f32(k_1); // exponential.rs:42
            const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t64); // bits.rs:36
            const uint bits_5 = as_type<uint>(y_2) + (as_type<uint>(t64) << 23u); // bits.rs:37
            const float power_1 = (((as_type<uint>(t52) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:42
            const float weight_1 = ((own_key < t19) ? power_1 : 0.0f); // block.rs:294
            weights[own_key + 256u] = weight_1; // block.rs:295
            const float sum_1 = reduce_add_f32(weight_1); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // block.rs:298
            }
            highest_2 = maxima[2u]; // block.rs:288
            highest_2 = max_f32(highest_2, maxima[6u]); // block.rs:291
            highest_2 = max_f32(highest_2, maxima[10u]);
            highest_2 = max_f32(highest_2, maxima[14u]);
            highest_2 = max_f32(highest_2, maxima[18u]);
            highest_2 = max_f32(highest_2, maxima[22u]);
            highest_2 = max_f32(highest_2, maxima[26u]);
            highest_2 = max_f32(highest_2, maxima[30u]);
            const float t65 = scores_2 - highest_2; // block.rs:293
            const float t66 = min_f32(max_f32(t65, -104.0f), 89.0f); // exponential.rs:40
            const float t67 = t66 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t67);
            const float t68 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t66 - t68;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t69 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t69 - correction_2;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t70 = q_3 * r_2; // exponential.rs:29
            q_3 = t70 + 0.0013933674f;
            const float t71 = q_3 * r_2;
            q_3 = t71 + 0.008333311f;
            const float t72 = q_3 * r_2;
            q_3 = t72 + 0.041666467f;
            const float t73 = q_3 * r_2;
            q_3 = t73 + 0.16666667f;
            const float t74 = q_3 * r_2;
            q_3 = t74 + 0.5f;
            const float t75 = r_2 * r_2; // exponential.rs:31
            const float t76 = t75 * q_3;
            const float rest_2 = r_error_2 + t76;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_3 = 1.0f + p_2; // exponential.rs:33
            const int t77 = i32_from_f32(k_2); // exponential.rs:42
            const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t77); // bits.rs:36
            const uint bits_6 = as_type<uint>(y_3) + (as_type<uint>(t77) << 23u); // bits.rs:37
            const float power_2 = (((as_type<uint>(t65) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
            const float weight_2 = ((own_key < t20) ? power_2 : 0.0f); // block.rs:294
            weights[own_key + 512u] = weight_2; // block.rs:295
            const float sum_2 = reduce_add_f32(weight_2); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // block.rs:298
            }
            highest_3 = maxima[3u]; // block.rs:288
            highest_3 = max_f32(highest_3, maxima[7u]); // block.rs:291
            highest_3 = max_f32(highest_3, maxima[11u]);
            highest_3 = max_f32(highest_3, maxima[15u]);
            highest_3 = max_f32(highest_3, maxima[19u]);
            highest_3 = max_f32(highest_3, maxima[23u]);
            highest_3 = max_f32(highest_3, maxima[27u]);
            highest_3 = max_f32(highest_3, maxima[31u]);
            const float t78 = scores_3 - highest_3; // block.rs:293
            const float t79 = min_f32(max_f32(t78, -104.0f), 89.0f); // exponential.rs:40
            const float t80 = t79 * 1.442695f; // exponential.rs:14
            const float k_3 = rint(t80);
            const float t81 = k_3 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t79 - t81;
            const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t82 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t82 - correction_3;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t83 = q_4 * r_3; // exponential.rs:29
            q_4 = t83 + 0.0013933674f;
            const float t84 = q_4 * r_3;
            q_4 = t84 + 0.008333311f;
            const float t85 = q_4 * r_3;
            q_4 = t85 + 0.041666467f;
            const float t86 = q_4 * r_3;
            q_4 = t86 + 0.16666667f;
            const float t87 = q_4 * r_3;
            q_4 = t87 + 0.5f;
            const float t88 = r_3 * r_3; // exponential.rs:31
            const float t89 = t88 * q_4;
            const float rest_3 = r_error_3 + t89;
            const float p_3 = r_3 + rest_3; // exponential.rs:32
            const float y_4 = 1.0f + p_3; // exponential.rs:33
            const int t90 = i32_from_f32(k_3); // exponential.rs:42
            const int field_3 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t90); // bits.rs:36
            const uint bits_7 = as_type<uint>(y_4) + (as_type<uint>(t90) << 23u); // bits.rs:37
            const float power_3 = (((as_type<uint>(t78) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
            const float weight_3 = ((own_key < t21) ? power_3 : 0.0f); // block.rs:294
            weights[own_key + 768u] = weight_3; // block.rs:295
            const float sum_3 = reduce_add_f32(weight_3); // block.rs:296
            if ((local_invocation_index & 31u) == 0u) { // block.rs:297
                sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // block.rs:298
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
            const uint first_dim = (local_invocation_index & 31u) * 2u; // block.rs:191
            const uint run_start = (local_invocation_index >> 5u) * 32u; // block.rs:192
            float sums_0_0 = 0.0f; // block.rs:193
            float sums_0_1 = 0.0f;
            float sums_1_0 = 0.0f;
            float sums_1_1 = 0.0f;
            float sums_2_0 = 0.0f;
            float sums_2_1 = 0.0f;
            float sums_3_0 = 0.0f;
            float sums_3_1 = 0.0f;
            if (first_dim < head_dim) { // block.rs:194
                const uint first_value = (block_1 * imm.n_kv_heads + kv_head) * 256u * imm.head_dim + first_dim; // block.rs:195
                const uint common_end = min_u32(max_u32(t18, run_start), run_start + 32u); // block.rs:197
                for (uint key = run_start; key < common_end; key += 1u) { // block.rs:198
                    const uint t91 = ((device const uint*)values)[(first_value + key * head_dim) >> 1u]; // block.rs:199
                    const float t92 = decode_bf16(t91);
                    const float t93 = decode_bf16(t91 >> 16u);
                    const float weight_4 = weights[key]; // block.rs:202
                    const float t94 = weight_4 * t92; // block.rs:205
                    sums_0_0 = sums_0_0 + t94;
                    const float t95 = weight_4 * t93;
                    sums_0_1 = sums_0_1 + t95;
                    const float weight_5 = weights[key + 256u]; // block.rs:202
                    const float t96 = weight_5 * t92; // block.rs:205
                    sums_1_0 = sums_1_0 + t96;
                    const float t97 = weight_5 * t93;
                    sums_1_1 = sums_1_1 + t97;
                    const float weight_6 = weights[key + 512u]; // block.rs:202
                    const float t98 = weight_6 * t92; // block.rs:205
                    sums_2_0 = sums_2_0 + t98;
                    const float t99 = weight_6 * t93;
                    sums_2_1 = sums_2_1 + t99;
                    const float weight_7 = weights[key + 768u]; // block.rs:202
                    const float t100 = weight_7 * t92; // block.rs:205
                    sums_3_0 = sums_3_0 + t100;
                    const float t101 = weight_7 * t93;
                    sums_3_1 = sums_3_1 + t101;
                }
                const uint t102 = min_u32(max_u32(t21, run_start), run_start + 32u); // block.rs:211
                for (uint key = common_end; key < t102; key += 1u) {
                    const uint t103 = ((device const uint*)values)[(first_value + key * head_dim) >> 1u]; // block.rs:212
                    const float t104 = decode_bf16(t103);
                    const float t105 = decode_bf16(t103 >> 16u);
                    if (key < t18) { // block.rs:215
                        const float weight_4 = weights[key]; // block.rs:216
                        const float t106 = weight_4 * t104; // block.rs:219
                        sums_0_0 = sums_0_0 + t106;
                        const float t107 = weight_4 * t105;
                        sums_0_1 = sums_0_1 + t107;
                    }
                    if (key < t19) { // block.rs:215
                        const float weight_4 = weights[key + 256u]; // block.rs:216
                        const float t108 = weight_4 * t104; // block.rs:219
                        sums_1_0 = sums_1_0 + t108;
                        const float t109 = weight_4 * t105;
                        sums_1_1 = sums_1_1 + t109;
                    }
                    if (key < t20) { // block.rs:215
                        const float weight_4 = weights[key + 512u]; // block.rs:216
                        const float t110 = weight_4 * t104; // block.rs:219
                        sums_2_0 = sums_2_0 + t110;
                        const float t111 = weight_4 * t105;
                        sums_2_1 = sums_2_1 + t111;
                    }
                    if (key < t21) { // block.rs:215
                        const float weight_4 = weights[key + 768u]; // block.rs:216
                        const float t112 = weight_4 * t104; // block.rs:219
                        sums_3_0 = sums_3_0 + t112;
                        const float t113 = weight_4 * t105;
                        sums_3_1 = sums_3_1 + t113;
                    }
                }
            }
            float outputs_0_1 = 0.0f; // block.rs:226
            float outputs_1_1 = 0.0f;
            float outputs_2_1 = 0.0f;
            float outputs_3_1 = 0.0f;
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 64u + first_dim] = sums_0_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 64u + first_dim + 1u] = sums_0_1;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = sum_4 + runs[local_invocation_index + 64u]; // block.rs:244
                sum_4 = sum_4 + runs[local_invocation_index + 128u];
                sum_4 = sum_4 + runs[local_invocation_index + 192u];
                sum_4 = sum_4 + runs[local_invocation_index + 256u];
                sum_4 = sum_4 + runs[local_invocation_index + 320u];
                sum_4 = sum_4 + runs[local_invocation_index + 384u];
                sum_4 = sum_4 + runs[local_invocation_index + 448u];
                const uint bits_8 = as_type<uint>(sum_4); // bits.rs:29
                outputs_0_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 64u + first_dim] = sums_1_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 64u + first_dim + 1u] = sums_1_1;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = sum_4 + runs[local_invocation_index + 64u]; // block.rs:244
                sum_4 = sum_4 + runs[local_invocation_index + 128u];
                sum_4 = sum_4 + runs[local_invocation_index + 192u];
                sum_4 = sum_4 + runs[local_invocation_index + 256u];
                sum_4 = sum_4 + runs[local_invocation_index + 320u];
                sum_4 = sum_4 + runs[local_invocation_index + 384u];
                sum_4 = sum_4 + runs[local_invocation_index + 448u];
                const uint bits_8 = as_type<uint>(sum_4); // bits.rs:29
                outputs_1_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 64u + first_dim] = sums_2_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 64u + first_dim + 1u] = sums_2_1;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = sum_4 + runs[local_invocation_index + 64u]; // block.rs:244
                sum_4 = sum_4 + runs[local_invocation_index + 128u];
                sum_4 = sum_4 + runs[local_invocation_index + 192u];
                sum_4 = sum_4 + runs[local_invocation_index + 256u];
                sum_4 = sum_4 + runs[local_invocation_index + 320u];
                sum_4 = sum_4 + runs[local_invocation_index + 384u];
                sum_4 = sum_4 + runs[local_invocation_index + 448u];
                const uint bits_8 = as_type<uint>(sum_4); // bits.rs:29
                outputs_2_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // block.rs:246
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:231
            if (first_dim < head_dim) { // block.rs:233
                runs[(local_invocation_index >> 5u) * 64u + first_dim] = sums_3_0; // block.rs:236
                runs[(local_invocation_index >> 5u) * 64u + first_dim + 1u] = sums_3_1;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup); // block.rs:239
            if (local_invocation_index < head_dim) { // block.rs:240
                float sum_4 = runs[local_invocation_index]; // block.rs:241
                sum_4 = sum_4 + runs[local_invocation_index + 64u]; // block.rs:244
                sum_4 = sum_4 + runs[local_invocation_index + 128u];
                sum_4 = sum_4 + runs[local_invocation_index + 192u];
                sum_4 = sum_4 + runs[local_invocation_index + 256u];
                sum_4 = sum_4 + runs[local_invocation_index + 320u];
                sum_4 = sum_4 + runs[local_invocation_index + 384u];
                sum_4 = sum_4 + runs[local_invocation_index + 448u];
                const uint bits_8 = as_type<uint>(sum_4); // bits.rs:29
                outputs_3_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // block.rs:246
            }
            const float t114 = outputs_0_1; // block.rs:249
            const float t115 = outputs_1_1;
            const float t116 = outputs_2_1;
            const float t117 = outputs_3_1;
            const float t118 = highest_0; // block.rs:312
            const float t119 = highest_1;
            const float t120 = highest_2;
            const float t121 = highest_3;
            const float t122 = totals_0;
            const float t123 = totals_1;
            const float t124 = totals_2;
            const float t125 = totals_3;
            if (first_key <= t13) { // sequential.rs:36
                float parts_0 = t118; // sequential.rs:37
                float parts_1 = t122;
                float parts_2 = t114;
                if (index > 0u) { // sequential.rs:38
                    const float t126 = maxima_0; // sequential.rs:40
                    const float max_5 = max_f32(t126, t118); // join.rs:16
                    const float t127 = t126 - max_5; // join.rs:17
                    const float t128 = min_f32(max_f32(t127, -104.0f), 89.0f); // exponential.rs:40
                    const float t129 = t128 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t129);
                    const float t130 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t128 - t130;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t131 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t131 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t132 = q_5 * r_4; // exponential.rs:29
                    q_5 = t132 + 0.0013933674f;
                    const float t133 = q_5 * r_4;
                    q_5 = t133 + 0.008333311f;
                    const float t134 = q_5 * r_4;
                    q_5 = t134 + 0.041666467f;
                    const float t135 = q_5 * r_4;
                    q_5 = t135 + 0.16666667f;
                    const float t136 = q_5 * r_4;
                    q_5 = t136 + 0.5f;
                    const float t137 = r_4 * r_4; // exponential.rs:31
                    const float t138 = t137 * q_5;
                    const float rest_4 = r_error_4 + t138;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t139 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t139); // bits.rs:36
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t139) << 23u); // bits.rs:37
                    const float factor = (((as_type<uint>(t127) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t140 = t118 - max_5; // join.rs:18
                    const float t141 = min_f32(max_f32(t140, -104.0f), 89.0f); // exponential.rs:40
                    const float t142 = t141 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t142);
                    const float t143 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t141 - t143;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t144 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t144 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t145 = q_6 * r_5; // exponential.rs:29
                    q_6 = t145 + 0.0013933674f;
                    const float t146 = q_6 * r_5;
                    q_6 = t146 + 0.008333311f;
                    const float t147 = q_6 * r_5;
                    q_6 = t147 + 0.041666467f;
                    const float t148 = q_6 * r_5;
                    q_6 = t148 + 0.16666667f;
                    const float t149 = q_6 * r_5;
                    q_6 = t149 + 0.5f;
                    const float t150 = r_5 * r_5; // exponential.rs:31
                    const float t151 = t150 * q_6;
                    const float rest_5 = r_error_5 + t151;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t152 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t152); // bits.rs:36
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t152) << 23u); // bits.rs:37
                    const float next_factor = (((as_type<uint>(t140) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t153 = sums_0 * factor; // join.rs:19
                    const float t154 = t122 * next_factor;
                    const float sum_4 = t153 + t154;
                    const float t155 = outputs_0 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t155); // bits.rs:29
                    const float t156 = t114 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t156); // bits.rs:29
                    const float t157 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t157;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t14) { // sequential.rs:36
                float parts_0 = t119; // sequential.rs:37
                float parts_1 = t123;
                float parts_2 = t115;
                if (index > 0u) { // sequential.rs:38
                    const float t158 = maxima_1; // sequential.rs:40
                    const float max_5 = max_f32(t158, t119); // join.rs:16
                    const float t159 = t158 - max_5; // join.rs:17
                    const float t160 = min_f32(max_f32(t159, -104.0f), 89.0f); // exponential.rs:40
                    const float t161 = t160 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t161);
                    const float t162 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t160 - t162;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t163 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t163 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t164 = q_5 * r_4; // exponential.rs:29
                    q_5 = t164 + 0.0013933674f;
                    const float t165 = q_5 * r_4;
                    q_5 = t165 + 0.008333311f;
                    const float t166 = q_5 * r_4;
                    q_5 = t166 + 0.041666467f;
                    const float t167 = q_5 * r_4;
                    q_5 = t167 + 0.16666667f;
                    const float t168 = q_5 * r_4;
                    q_5 = t168 + 0.5f;
                    const float t169 = r_4 * r_4; // exponential.rs:31
                    const float t170 = t169 * q_5;
                    const float rest_4 = r_error_4 + t170;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t171 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t171); // bits.rs:36
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t171) << 23u); // bits.rs:37
                    const float factor = (((as_type<uint>(t159) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t172 = t119 - max_5; // join.rs:18
                    const float t173 = min_f32(max_f32(t172, -104.0f), 89.0f); // exponential.rs:40
                    const float t174 = t173 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t174);
                    const float t175 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t173 - t175;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t176 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t176 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t177 = q_6 * r_5; // exponential.rs:29
                    q_6 = t177 + 0.0013933674f;
                    const float t178 = q_6 * r_5;
                    q_6 = t178 + 0.008333311f;
                    const float t179 = q_6 * r_5;
                    q_6 = t179 + 0.041666467f;
                    const float t180 = q_6 * r_5;
                    q_6 = t180 + 0.16666667f;
                    const float t181 = q_6 * r_5;
                    q_6 = t181 + 0.5f;
                    const float t182 = r_5 * r_5; // exponential.rs:31
                    const float t183 = t182 * q_6;
                    const float rest_5 = r_error_5 + t183;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t184 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t184); // bits.rs:36
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t184) << 23u); // bits.rs:37
                    const float next_factor = (((as_type<uint>(t172) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t185 = sums_1 * factor; // join.rs:19
                    const float t186 = t123 * next_factor;
                    const float sum_4 = t185 + t186;
                    const float t187 = outputs_1 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t187); // bits.rs:29
                    const float t188 = t115 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t188); // bits.rs:29
                    const float t189 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t189;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t15) { // sequential.rs:36
                float parts_0 = t120; // sequential.rs:37
                float parts_1 = t124;
                float parts_2 = t116;
                if (index > 0u) { // sequential.rs:38
                    const float t190 = maxima_2; // sequential.rs:40
                    const float max_5 = max_f32(t190, t120); // join.rs:16
                    const float t191 = t190 - max_5; // join.rs:17
                    const float t192 = min_f32(max_f32(t191, -104.0f), 89.0f); // exponential.rs:40
                    const float t193 = t192 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t193);
                    const float t194 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t192 - t194;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t195 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t195 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t196 = q_5 * r_4; // exponential.rs:29
                    q_5 = t196 + 0.0013933674f;
                    const float t197 = q_5 * r_4;
                    q_5 = t197 + 0.008333311f;
                    const float t198 = q_5 * r_4;
                    q_5 = t198 + 0.041666467f;
                    const float t199 = q_5 * r_4;
                    q_5 = t199 + 0.16666667f;
                    const float t200 = q_5 * r_4;
                    q_5 = t200 + 0.5f;
                    const float t201 = r_4 * r_4; // exponential.rs:31
                    const float t202 = t201 * q_5;
                    const float rest_4 = r_error_4 + t202;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t203 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t203); // bits.rs:36
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t203) << 23u); // bits.rs:37
                    const float factor = (((as_type<uint>(t191) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t204 = t120 - max_5; // join.rs:18
                    const float t205 = min_f32(max_f32(t204, -104.0f), 89.0f); // exponential.rs:40
                    const float t206 = t205 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t206);
                    const float t207 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t205 - t207;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t208 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t208 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t209 = q_6 * r_5; // exponential.rs:29
                    q_6 = t209 + 0.0013933674f;
                    const float t210 = q_6 * r_5;
                    q_6 = t210 + 0.008333311f;
                    const float t211 = q_6 * r_5;
                    q_6 = t211 + 0.041666467f;
                    const float t212 = q_6 * r_5;
                    q_6 = t212 + 0.16666667f;
                    const float t213 = q_6 * r_5;
                    q_6 = t213 + 0.5f;
                    const float t214 = r_5 * r_5; // exponential.rs:31
                    const float t215 = t214 * q_6;
                    const float rest_5 = r_error_5 + t215;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t216 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t216); // bits.rs:36
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t216) << 23u); // bits.rs:37
                    const float next_factor = (((as_type<uint>(t204) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t217 = sums_2 * factor; // join.rs:19
                    const float t218 = t124 * next_factor;
                    const float sum_4 = t217 + t218;
                    const float t219 = outputs_2 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t219); // bits.rs:29
                    const float t220 = t116 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t220); // bits.rs:29
                    const float t221 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t221;
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
            if (first_key <= t16) { // sequential.rs:36
                float parts_0 = t121; // sequential.rs:37
                float parts_1 = t125;
                float parts_2 = t117;
                if (index > 0u) { // sequential.rs:38
                    const float t222 = maxima_3; // sequential.rs:40
                    const float max_5 = max_f32(t222, t121); // join.rs:16
                    const float t223 = t222 - max_5; // join.rs:17
                    const float t224 = min_f32(max_f32(t223, -104.0f), 89.0f); // exponential.rs:40
                    const float t225 = t224 * 1.442695f; // exponential.rs:14
                    const float k_4 = rint(t225);
                    const float t226 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t224 - t226;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t227 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t227 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t228 = q_5 * r_4; // exponential.rs:29
                    q_5 = t228 + 0.0013933674f;
                    const float t229 = q_5 * r_4;
                    q_5 = t229 + 0.008333311f;
                    const float t230 = q_5 * r_4;
                    q_5 = t230 + 0.041666467f;
                    const float t231 = q_5 * r_4;
                    q_5 = t231 + 0.16666667f;
                    const float t232 = q_5 * r_4;
                    q_5 = t232 + 0.5f;
                    const float t233 = r_4 * r_4; // exponential.rs:31
                    const float t234 = t233 * q_5;
                    const float rest_4 = r_error_4 + t234;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int t235 = i32_from_f32(k_4); // exponential.rs:42
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t235); // bits.rs:36
                    const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t235) << 23u); // bits.rs:37
                    const float factor = (((as_type<uint>(t223) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
                    const float t236 = t121 - max_5; // join.rs:18
                    const float t237 = min_f32(max_f32(t236, -104.0f), 89.0f); // exponential.rs:40
                    const float t238 = t237 * 1.442695f; // exponential.rs:14
                    const float k_5 = rint(t238);
                    const float t239 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t237 - t239;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t240 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t240 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t241 = q_6 * r_5; // exponential.rs:29
                    q_6 = t241 + 0.0013933674f;
                    const float t242 = q_6 * r_5;
                    q_6 = t242 + 0.008333311f;
                    const float t243 = q_6 * r_5;
                    q_6 = t243 + 0.041666467f;
                    const float t244 = q_6 * r_5;
                    q_6 = t244 + 0.16666667f;
                    const float t245 = q_6 * r_5;
                    q_6 = t245 + 0.5f;
                    const float t246 = r_5 * r_5; // exponential.rs:31
                    const float t247 = t246 * q_6;
                    const float rest_5 = r_error_5 + t247;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int t248 = i32_from_f32(k_5); // exponential.rs:42
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t248); // bits.rs:36
                    const uint bits_9 = as_type<uint>(y_6) + (as_type<uint>(t248) << 23u); // bits.rs:37
                    const float next_factor = (((as_type<uint>(t236) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:42
                    const float t249 = sums_3 * factor; // join.rs:19
                    const float t250 = t125 * next_factor;
                    const float sum_4 = t249 + t250;
                    const float t251 = outputs_3 * factor; // join.rs:20
                    const uint bits_10 = as_type<uint>(t251); // bits.rs:29
                    const float t252 = t117 * next_factor; // join.rs:20
                    const uint bits_11 = as_type<uint>(t252); // bits.rs:29
                    const float t253 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) + as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_4;
                    parts_2 = t253;
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
    const float t254 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t255 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t255, t254); // join.rs:49
    }
    const bool is_in_table_1 = t10 == t14; // sequential.rs:66
    const float t256 = (is_in_table_1 ? sums_1 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t257 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 64u] = quotient_rn(t257, t256); // join.rs:49
    }
    const bool is_in_table_2 = t11 == t15; // sequential.rs:66
    const float t258 = (is_in_table_2 ? sums_2 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t259 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 128u] = quotient_rn(t259, t258); // join.rs:49
    }
    const bool is_in_table_3 = t12 == t16; // sequential.rs:66
    const float t260 = (is_in_table_3 ? sums_3 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t261 = outputs_3;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 192u] = quotient_rn(t261, t260); // join.rs:49
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
        outputs_0_1 = runs[query * 64u + dim]; // join.rs:77
        outputs_1_1 = runs[query * 64u + dim + 1u];
        outputs_2_1 = runs[query * 64u + dim + 2u];
        outputs_3_1 = runs[query * 64u + dim + 3u];
        outputs_4 = runs[query * 64u + dim + 4u];
        outputs_5 = runs[query * 64u + dim + 5u];
        outputs_6 = runs[query * 64u + dim + 6u];
        outputs_7 = runs[query * 64u + dim + 7u];
        const uint t262 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t263 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3_1) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        ((device uint4*)y)[t262 >> 2u] = t263;
    }
}
