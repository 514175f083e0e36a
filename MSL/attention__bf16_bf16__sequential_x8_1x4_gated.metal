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

kernel void attention__bf16_bf16__sequential_x8_1x4_gated(
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
                    const uint4 t83 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:199
                    const float t84 = decode_bf16(t83.x);
                    const float t85 = decode_bf16(t83.x >> 16u);
                    const float t86 = decode_bf16(t83.y);
                    const float t87 = decode_bf16(t83.y >> 16u);
                    const float t88 = decode_bf16(t83.z);
                    const float t89 = decode_bf16(t83.z >> 16u);
                    const float t90 = decode_bf16(t83.w);
                    const float t91 = decode_bf16(t83.w >> 16u);
                    const float weight_4 = weights[key]; // block.rs:202
                    const float t92 = weight_4 * t84; // block.rs:205
                    sums_0_0 = sums_0_0 + t92;
                    const float t93 = weight_4 * t85;
                    sums_0_1 = sums_0_1 + t93;
                    const float t94 = weight_4 * t86;
                    sums_0_2 = sums_0_2 + t94;
                    const float t95 = weight_4 * t87;
                    sums_0_3 = sums_0_3 + t95;
                    const float t96 = weight_4 * t88;
                    sums_0_4 = sums_0_4 + t96;
                    const float t97 = weight_4 * t89;
                    sums_0_5 = sums_0_5 + t97;
                    const float t98 = weight_4 * t90;
                    sums_0_6 = sums_0_6 + t98;
                    const float t99 = weight_4 * t91;
                    sums_0_7 = sums_0_7 + t99;
                    const float weight_5 = weights[key + 256u]; // block.rs:202
                    const float t100 = weight_5 * t84; // block.rs:205
                    sums_1_0 = sums_1_0 + t100;
                    const float t101 = weight_5 * t85;
                    sums_1_1 = sums_1_1 + t101;
                    const float t102 = weight_5 * t86;
                    sums_1_2 = sums_1_2 + t102;
                    const float t103 = weight_5 * t87;
                    sums_1_3 = sums_1_3 + t103;
                    const float t104 = weight_5 * t88;
                    sums_1_4 = sums_1_4 + t104;
                    const float t105 = weight_5 * t89;
                    sums_1_5 = sums_1_5 + t105;
                    const float t106 = weight_5 * t90;
                    sums_1_6 = sums_1_6 + t106;
                    const float t107 = weight_5 * t91;
                    sums_1_7 = sums_1_7 + t107;
                    const float weight_6 = weights[key + 512u]; // block.rs:202
                    const float t108 = weight_6 * t84; // block.rs:205
                    sums_2_0 = sums_2_0 + t108;
                    const float t109 = weight_6 * t85;
                    sums_2_1 = sums_2_1 + t109;
                    const float t110 = weight_6 * t86;
                    sums_2_2 = sums_2_2 + t110;
                    const float t111 = weight_6 * t87;
                    sums_2_3 = sums_2_3 + t111;
                    const float t112 = weight_6 * t88;
                    sums_2_4 = sums_2_4 + t112;
                    const float t113 = weight_6 * t89;
                    sums_2_5 = sums_2_5 + t113;
                    const float t114 = weight_6 * t90;
                    sums_2_6 = sums_2_6 + t114;
                    const float t115 = weight_6 * t91;
                    sums_2_7 = sums_2_7 + t115;
                    const float weight_7 = weights[key + 768u]; // block.rs:202
                    const float t116 = weight_7 * t84; // block.rs:205
                    sums_3_0 = sums_3_0 + t116;
                    const float t117 = weight_7 * t85;
                    sums_3_1 = sums_3_1 + t117;
                    const float t118 = weight_7 * t86;
                    sums_3_2 = sums_3_2 + t118;
                    const float t119 = weight_7 * t87;
                    sums_3_3 = sums_3_3 + t119;
                    const float t120 = weight_7 * t88;
                    sums_3_4 = sums_3_4 + t120;
                    const float t121 = weight_7 * t89;
                    sums_3_5 = sums_3_5 + t121;
                    const float t122 = weight_7 * t90;
                    sums_3_6 = sums_3_6 + t122;
                    const float t123 = weight_7 * t91;
                    sums_3_7 = sums_3_7 + t123;
                }
                const uint t124 = min_u32(max_u32(t21, run_start), run_start + 32u); // block.rs:211
                for (uint key = common_end; key < t124; key += 1u) {
                    const uint4 t125 = ((device const uint4*)values)[((first_value + key * head_dim) >> 1u) >> 2u]; // block.rs:212
                    const float t126 = decode_bf16(t125.x);
                    const float t127 = decode_bf16(t125.x >> 16u);
                    const float t128 = decode_bf16(t125.y);
                    const float t129 = decode_bf16(t125.y >> 16u);
                    const float t130 = decode_bf16(t125.z);
                    const float t131 = decode_bf16(t125.z >> 16u);
                    const float t132 = decode_bf16(t125.w);
                    const float t133 = decode_bf16(t125.w >> 16u);
                    if (key < t18) { // block.rs:215
                        const float weight_4 = weights[key]; // block.rs:216
                        const float t134 = weight_4 * t126; // block.rs:219
                        sums_0_0 = sums_0_0 + t134;
                        const float t135 = weight_4 * t127;
                        sums_0_1 = sums_0_1 + t135;
                        const float t136 = weight_4 * t128;
                        sums_0_2 = sums_0_2 + t136;
                        const float t137 = weight_4 * t129;
                        sums_0_3 = sums_0_3 + t137;
                        const float t138 = weight_4 * t130;
                        sums_0_4 = sums_0_4 + t138;
                        const float t139 = weight_4 * t131;
                        sums_0_5 = sums_0_5 + t139;
                        const float t140 = weight_4 * t132;
                        sums_0_6 = sums_0_6 + t140;
                        const float t141 = weight_4 * t133;
                        sums_0_7 = sums_0_7 + t141;
                    }
                    if (key < t19) { // block.rs:215
                        const float weight_4 = weights[key + 256u]; // block.rs:216
                        const float t142 = weight_4 * t126; // block.rs:219
                        sums_1_0 = sums_1_0 + t142;
                        const float t143 = weight_4 * t127;
                        sums_1_1 = sums_1_1 + t143;
                        const float t144 = weight_4 * t128;
                        sums_1_2 = sums_1_2 + t144;
                        const float t145 = weight_4 * t129;
                        sums_1_3 = sums_1_3 + t145;
                        const float t146 = weight_4 * t130;
                        sums_1_4 = sums_1_4 + t146;
                        const float t147 = weight_4 * t131;
                        sums_1_5 = sums_1_5 + t147;
                        const float t148 = weight_4 * t132;
                        sums_1_6 = sums_1_6 + t148;
                        const float t149 = weight_4 * t133;
                        sums_1_7 = sums_1_7 + t149;
                    }
                    if (key < t20) { // block.rs:215
                        const float weight_4 = weights[key + 512u]; // block.rs:216
                        const float t150 = weight_4 * t126; // block.rs:219
                        sums_2_0 = sums_2_0 + t150;
                        const float t151 = weight_4 * t127;
                        sums_2_1 = sums_2_1 + t151;
                        const float t152 = weight_4 * t128;
                        sums_2_2 = sums_2_2 + t152;
                        const float t153 = weight_4 * t129;
                        sums_2_3 = sums_2_3 + t153;
                        const float t154 = weight_4 * t130;
                        sums_2_4 = sums_2_4 + t154;
                        const float t155 = weight_4 * t131;
                        sums_2_5 = sums_2_5 + t155;
                        const float t156 = weight_4 * t132;
                        sums_2_6 = sums_2_6 + t156;
                        const float t157 = weight_4 * t133;
                        sums_2_7 = sums_2_7 + t157;
                    }
                    if (key < t21) { // block.rs:215
                        const float weight_4 = weights[key + 768u]; // block.rs:216
                        const float t158 = weight_4 * t126; // block.rs:219
                        sums_3_0 = sums_3_0 + t158;
                        const float t159 = weight_4 * t127;
                        sums_3_1 = sums_3_1 + t159;
                        const float t160 = weight_4 * t128;
                        sums_3_2 = sums_3_2 + t160;
                        const float t161 = weight_4 * t129;
                        sums_3_3 = sums_3_3 + t161;
                        const float t162 = weight_4 * t130;
                        sums_3_4 = sums_3_4 + t162;
                        const float t163 = weight_4 * t131;
                        sums_3_5 = sums_3_5 + t163;
                        const float t164 = weight_4 * t132;
                        sums_3_6 = sums_3_6 + t164;
                        const float t165 = weight_4 * t133;
                        sums_3_7 = sums_3_7 + t165;
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
                float sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 1024u];
                sum_8 = sum_8 + runs[local_invocation_index + 1280u];
                sum_8 = sum_8 + runs[local_invocation_index + 1536u];
                sum_8 = sum_8 + runs[local_invocation_index + 1792u];
                const uint bits_12 = as_type<uint>(sum_8); // bits.rs:31
                outputs_0_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // block.rs:246
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
                float sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 1024u];
                sum_8 = sum_8 + runs[local_invocation_index + 1280u];
                sum_8 = sum_8 + runs[local_invocation_index + 1536u];
                sum_8 = sum_8 + runs[local_invocation_index + 1792u];
                const uint bits_12 = as_type<uint>(sum_8); // bits.rs:31
                outputs_1_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // block.rs:246
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
                float sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 1024u];
                sum_8 = sum_8 + runs[local_invocation_index + 1280u];
                sum_8 = sum_8 + runs[local_invocation_index + 1536u];
                sum_8 = sum_8 + runs[local_invocation_index + 1792u];
                const uint bits_12 = as_type<uint>(sum_8); // bits.rs:31
                outputs_2_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // block.rs:246
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
                float sum_8 = runs[local_invocation_index]; // block.rs:241
                sum_8 = sum_8 + runs[local_invocation_index + 256u]; // block.rs:244
                sum_8 = sum_8 + runs[local_invocation_index + 512u];
                sum_8 = sum_8 + runs[local_invocation_index + 768u];
                sum_8 = sum_8 + runs[local_invocation_index + 1024u];
                sum_8 = sum_8 + runs[local_invocation_index + 1280u];
                sum_8 = sum_8 + runs[local_invocation_index + 1536u];
                sum_8 = sum_8 + runs[local_invocation_index + 1792u];
                const uint bits_12 = as_type<uint>(sum_8); // bits.rs:31
                outputs_3_1 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // block.rs:246
            }
            const float t166 = outputs_0_1; // block.rs:249
            const float t167 = outputs_1_1;
            const float t168 = outputs_2_1;
            const float t169 = outputs_3_1;
            const float t170 = highest_0; // block.rs:312
            const float t171 = highest_1;
            const float t172 = highest_2;
            const float t173 = highest_3;
            const float t174 = totals_0;
            const float t175 = totals_1;
            const float t176 = totals_2;
            const float t177 = totals_3;
            if (first_key <= t13) { // sequential.rs:36
                float parts_0 = t170; // sequential.rs:37
                float parts_1 = t174;
                float parts_2 = t166;
                if (index > 0u) { // sequential.rs:38
                    const float t178 = maxima_0; // sequential.rs:40
                    const float max_5 = max_f32(t178, t170); // join.rs:16
                    const float t179 = t178 - max_5; // join.rs:17
                    const float t180 = t179 * 1.442695f; // exponential.rs:14
                    const float sum_8 = t180 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
                    const float t181 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t179 - t181;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t182 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t182 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t183 = q_5 * r_4; // exponential.rs:29
                    q_5 = t183 + 0.0013933674f;
                    const float t184 = q_5 * r_4;
                    q_5 = t184 + 0.008333311f;
                    const float t185 = q_5 * r_4;
                    q_5 = t185 + 0.041666467f;
                    const float t186 = q_5 * r_4;
                    q_5 = t186 + 0.16666667f;
                    const float t187 = q_5 * r_4;
                    q_5 = t187 + 0.5f;
                    const float t188 = r_4 * r_4; // exponential.rs:31
                    const float t189 = t188 * q_5;
                    const float rest_4 = r_error_4 + t189;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_13 = as_type<uint>(t179); // exponential.rs:48
                    const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t179) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t190 = t170 - max_5; // join.rs:18
                    const float t191 = t190 * 1.442695f; // exponential.rs:14
                    const float sum_9 = t191 + 12582912.0f; // bits.rs:52
                    const float k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
                    const float t192 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t190 - t192;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t193 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t193 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t194 = q_6 * r_5; // exponential.rs:29
                    q_6 = t194 + 0.0013933674f;
                    const float t195 = q_6 * r_5;
                    q_6 = t195 + 0.008333311f;
                    const float t196 = q_6 * r_5;
                    q_6 = t196 + 0.041666467f;
                    const float t197 = q_6 * r_5;
                    q_6 = t197 + 0.16666667f;
                    const float t198 = q_6 * r_5;
                    q_6 = t198 + 0.5f;
                    const float t199 = r_5 * r_5; // exponential.rs:31
                    const float t200 = t199 * q_6;
                    const float rest_5 = r_error_5 + t200;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
                    const uint bits_14 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
                    const uint bits_15 = as_type<uint>(t190); // exponential.rs:48
                    const uint beyond_5 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_5 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t190) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // exponential.rs:51
                    const float t201 = sums_0 * factor; // join.rs:19
                    const float t202 = t174 * next_factor;
                    const float sum_10 = t201 + t202;
                    const float t203 = outputs_0 * factor; // join.rs:20
                    const uint bits_16 = as_type<uint>(t203); // bits.rs:31
                    const float t204 = t166 * next_factor; // join.rs:20
                    const uint bits_17 = as_type<uint>(t204); // bits.rs:31
                    const float t205 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) + as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t205;
                }
                maxima_0 = parts_0; // sequential.rs:44
                sums_0 = parts_1; // sequential.rs:45
                outputs_0 = parts_2; // sequential.rs:46
            }
            if (first_key <= t14) { // sequential.rs:36
                float parts_0 = t171; // sequential.rs:37
                float parts_1 = t175;
                float parts_2 = t167;
                if (index > 0u) { // sequential.rs:38
                    const float t206 = maxima_1; // sequential.rs:40
                    const float max_5 = max_f32(t206, t171); // join.rs:16
                    const float t207 = t206 - max_5; // join.rs:17
                    const float t208 = t207 * 1.442695f; // exponential.rs:14
                    const float sum_8 = t208 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
                    const float t209 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t207 - t209;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t210 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t210 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t211 = q_5 * r_4; // exponential.rs:29
                    q_5 = t211 + 0.0013933674f;
                    const float t212 = q_5 * r_4;
                    q_5 = t212 + 0.008333311f;
                    const float t213 = q_5 * r_4;
                    q_5 = t213 + 0.041666467f;
                    const float t214 = q_5 * r_4;
                    q_5 = t214 + 0.16666667f;
                    const float t215 = q_5 * r_4;
                    q_5 = t215 + 0.5f;
                    const float t216 = r_4 * r_4; // exponential.rs:31
                    const float t217 = t216 * q_5;
                    const float rest_4 = r_error_4 + t217;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_13 = as_type<uint>(t207); // exponential.rs:48
                    const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t207) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t218 = t171 - max_5; // join.rs:18
                    const float t219 = t218 * 1.442695f; // exponential.rs:14
                    const float sum_9 = t219 + 12582912.0f; // bits.rs:52
                    const float k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
                    const float t220 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t218 - t220;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t221 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t221 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t222 = q_6 * r_5; // exponential.rs:29
                    q_6 = t222 + 0.0013933674f;
                    const float t223 = q_6 * r_5;
                    q_6 = t223 + 0.008333311f;
                    const float t224 = q_6 * r_5;
                    q_6 = t224 + 0.041666467f;
                    const float t225 = q_6 * r_5;
                    q_6 = t225 + 0.16666667f;
                    const float t226 = q_6 * r_5;
                    q_6 = t226 + 0.5f;
                    const float t227 = r_5 * r_5; // exponential.rs:31
                    const float t228 = t227 * q_6;
                    const float rest_5 = r_error_5 + t228;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
                    const uint bits_14 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
                    const uint bits_15 = as_type<uint>(t218); // exponential.rs:48
                    const uint beyond_5 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_5 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t218) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // exponential.rs:51
                    const float t229 = sums_1 * factor; // join.rs:19
                    const float t230 = t175 * next_factor;
                    const float sum_10 = t229 + t230;
                    const float t231 = outputs_1 * factor; // join.rs:20
                    const uint bits_16 = as_type<uint>(t231); // bits.rs:31
                    const float t232 = t167 * next_factor; // join.rs:20
                    const uint bits_17 = as_type<uint>(t232); // bits.rs:31
                    const float t233 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) + as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t233;
                }
                maxima_1 = parts_0; // sequential.rs:44
                sums_1 = parts_1; // sequential.rs:45
                outputs_1 = parts_2; // sequential.rs:46
            }
            if (first_key <= t15) { // sequential.rs:36
                float parts_0 = t172; // sequential.rs:37
                float parts_1 = t176;
                float parts_2 = t168;
                if (index > 0u) { // sequential.rs:38
                    const float t234 = maxima_2; // sequential.rs:40
                    const float max_5 = max_f32(t234, t172); // join.rs:16
                    const float t235 = t234 - max_5; // join.rs:17
                    const float t236 = t235 * 1.442695f; // exponential.rs:14
                    const float sum_8 = t236 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
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
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_13 = as_type<uint>(t235); // exponential.rs:48
                    const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t235) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t246 = t172 - max_5; // join.rs:18
                    const float t247 = t246 * 1.442695f; // exponential.rs:14
                    const float sum_9 = t247 + 12582912.0f; // bits.rs:52
                    const float k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
                    const float t248 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t246 - t248;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t249 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t249 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t250 = q_6 * r_5; // exponential.rs:29
                    q_6 = t250 + 0.0013933674f;
                    const float t251 = q_6 * r_5;
                    q_6 = t251 + 0.008333311f;
                    const float t252 = q_6 * r_5;
                    q_6 = t252 + 0.041666467f;
                    const float t253 = q_6 * r_5;
                    q_6 = t253 + 0.16666667f;
                    const float t254 = q_6 * r_5;
                    q_6 = t254 + 0.5f;
                    const float t255 = r_5 * r_5; // exponential.rs:31
                    const float t256 = t255 * q_6;
                    const float rest_5 = r_error_5 + t256;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
                    const uint bits_14 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
                    const uint bits_15 = as_type<uint>(t246); // exponential.rs:48
                    const uint beyond_5 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_5 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t246) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // exponential.rs:51
                    const float t257 = sums_2 * factor; // join.rs:19
                    const float t258 = t176 * next_factor;
                    const float sum_10 = t257 + t258;
                    const float t259 = outputs_2 * factor; // join.rs:20
                    const uint bits_16 = as_type<uint>(t259); // bits.rs:31
                    const float t260 = t168 * next_factor; // join.rs:20
                    const uint bits_17 = as_type<uint>(t260); // bits.rs:31
                    const float t261 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) + as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t261;
                }
                maxima_2 = parts_0; // sequential.rs:44
                sums_2 = parts_1; // sequential.rs:45
                outputs_2 = parts_2; // sequential.rs:46
            }
            if (first_key <= t16) { // sequential.rs:36
                float parts_0 = t173; // sequential.rs:37
                float parts_1 = t177;
                float parts_2 = t169;
                if (index > 0u) { // sequential.rs:38
                    const float t262 = maxima_3; // sequential.rs:40
                    const float max_5 = max_f32(t262, t173); // join.rs:16
                    const float t263 = t262 - max_5; // join.rs:17
                    const float t264 = t263 * 1.442695f; // exponential.rs:14
                    const float sum_8 = t264 + 12582912.0f; // bits.rs:52
                    const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
                    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
                    const float t265 = k_4 * 0.6933594f; // exponential.rs:15
                    const float reduced_4 = t263 - t265;
                    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
                    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
                    const float t266 = reduced_4 - r_4; // exponential.rs:18
                    const float r_error_4 = t266 - correction_4;
                    float q_5 = 0.00019891017f; // exponential.rs:26
                    const float t267 = q_5 * r_4; // exponential.rs:29
                    q_5 = t267 + 0.0013933674f;
                    const float t268 = q_5 * r_4;
                    q_5 = t268 + 0.008333311f;
                    const float t269 = q_5 * r_4;
                    q_5 = t269 + 0.041666467f;
                    const float t270 = q_5 * r_4;
                    q_5 = t270 + 0.16666667f;
                    const float t271 = q_5 * r_4;
                    q_5 = t271 + 0.5f;
                    const float t272 = r_4 * r_4; // exponential.rs:31
                    const float t273 = t272 * q_5;
                    const float rest_4 = r_error_4 + t273;
                    const float p_4 = r_4 + rest_4; // exponential.rs:32
                    const float y_5 = 1.0f + p_4; // exponential.rs:33
                    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_4); // bits.rs:38
                    const uint bits_12 = as_type<uint>(y_5) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
                    const uint bits_13 = as_type<uint>(t263); // exponential.rs:48
                    const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
                    const float factor = (((as_type<uint>(t263) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // exponential.rs:51
                    const float t274 = t173 - max_5; // join.rs:18
                    const float t275 = t274 * 1.442695f; // exponential.rs:14
                    const float sum_9 = t275 + 12582912.0f; // bits.rs:52
                    const float k_5 = sum_9 - 12582912.0f; // bits.rs:53
                    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
                    const float t276 = k_5 * 0.6933594f; // exponential.rs:15
                    const float reduced_5 = t274 - t276;
                    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
                    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
                    const float t277 = reduced_5 - r_5; // exponential.rs:18
                    const float r_error_5 = t277 - correction_5;
                    float q_6 = 0.00019891017f; // exponential.rs:26
                    const float t278 = q_6 * r_5; // exponential.rs:29
                    q_6 = t278 + 0.0013933674f;
                    const float t279 = q_6 * r_5;
                    q_6 = t279 + 0.008333311f;
                    const float t280 = q_6 * r_5;
                    q_6 = t280 + 0.041666467f;
                    const float t281 = q_6 * r_5;
                    q_6 = t281 + 0.16666667f;
                    const float t282 = q_6 * r_5;
                    q_6 = t282 + 0.5f;
                    const float t283 = r_5 * r_5; // exponential.rs:31
                    const float t284 = t283 * q_6;
                    const float rest_5 = r_error_5 + t284;
                    const float p_5 = r_5 + rest_5; // exponential.rs:32
                    const float y_6 = 1.0f + p_5; // exponential.rs:33
                    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_5); // bits.rs:38
                    const uint bits_14 = as_type<uint>(y_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
                    const uint bits_15 = as_type<uint>(t274); // exponential.rs:48
                    const uint beyond_5 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                    const float bounded_5 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
                    const float next_factor = (((as_type<uint>(t274) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5); // exponential.rs:51
                    const float t285 = sums_3 * factor; // join.rs:19
                    const float t286 = t177 * next_factor;
                    const float sum_10 = t285 + t286;
                    const float t287 = outputs_3 * factor; // join.rs:20
                    const uint bits_16 = as_type<uint>(t287); // bits.rs:31
                    const float t288 = t169 * next_factor; // join.rs:20
                    const uint bits_17 = as_type<uint>(t288); // bits.rs:31
                    const float t289 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) + as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:20
                    parts_0 = max_5; // sequential.rs:39
                    parts_1 = sum_10;
                    parts_2 = t289;
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
    const float t290 = (is_in_table ? sums_0 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t291 = outputs_0;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index] = quotient_rn(t291, t290); // join.rs:49
    }
    const bool is_in_table_1 = t10 == t14; // sequential.rs:66
    const float t292 = (is_in_table_1 ? sums_1 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t293 = outputs_1;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 256u] = quotient_rn(t293, t292); // join.rs:49
    }
    const bool is_in_table_2 = t11 == t15; // sequential.rs:66
    const float t294 = (is_in_table_2 ? sums_2 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t295 = outputs_2;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 512u] = quotient_rn(t295, t294); // join.rs:49
    }
    const bool is_in_table_3 = t12 == t16; // sequential.rs:66
    const float t296 = (is_in_table_3 ? sums_3 : as_type<float>(0x7fc00000u)); // sequential.rs:67
    const float t297 = outputs_3;
    if (local_invocation_index < imm.head_dim) { // join.rs:48
        runs[local_invocation_index + 768u] = quotient_rn(t297, t296); // join.rs:49
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
        const uint t298 = row * (imm.gate_stride * imm.seq_len) + (token * imm.gate_stride + (first_head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t299 = ((device const uint4*)q_gate)[(t298 >> 1u) >> 2u]; // piece.rs:40
        const float t300 = decode_bf16(t299.x);
        const float t301 = decode_bf16(t299.x >> 16u);
        const float t302 = decode_bf16(t299.y);
        const float t303 = decode_bf16(t299.y >> 16u);
        const float t304 = decode_bf16(t299.z);
        const float t305 = decode_bf16(t299.z >> 16u);
        const float t306 = decode_bf16(t299.w);
        const float t307 = decode_bf16(t299.w >> 16u);
        const float t308 = abs_f32(t300); // activation.rs:20
        const float t309 = t308 * 1.442695f; // exponential.rs:14
        const float sum = t309 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t310 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t308 - t310;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t311 = reduced - r; // exponential.rs:18
        const float r_error = t311 - correction;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t312 = q_1 * r; // exponential.rs:29
        q_1 = t312 + 0.0013933674f;
        const float t313 = q_1 * r;
        q_1 = t313 + 0.008333311f;
        const float t314 = q_1 * r;
        q_1 = t314 + 0.041666467f;
        const float t315 = q_1 * r;
        q_1 = t315 + 0.16666667f;
        const float t316 = q_1 * r;
        q_1 = t316 + 0.5f;
        const float t317 = r * r; // exponential.rs:31
        const float t318 = t317 * q_1;
        const float rest = r_error + t318;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t308); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const uint t319 = encode_bf16((((as_type<uint>(t308) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_bf16(t319);
        const float t320 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t320));
        const float t321 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_bf16(encode_bf16(t321)); // activation.rs:22
        const float t322 = 1.0f - y_2; // activation.rs:23
        const float t323 = decode_bf16(encode_bf16(outputs_0_1)) * ((t300 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t322))); // join.rs:84
        const uint bits_2 = as_type<uint>(t323); // bits.rs:31
        outputs_0_1 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // join.rs:84
        const float t324 = abs_f32(t301); // activation.rs:20
        const float t325 = t324 * 1.442695f; // exponential.rs:14
        const float sum_1 = t325 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t326 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t324 - t326;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t327 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t327 - correction_1;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t328 = q_2 * r_1; // exponential.rs:29
        q_2 = t328 + 0.0013933674f;
        const float t329 = q_2 * r_1;
        q_2 = t329 + 0.008333311f;
        const float t330 = q_2 * r_1;
        q_2 = t330 + 0.041666467f;
        const float t331 = q_2 * r_1;
        q_2 = t331 + 0.16666667f;
        const float t332 = q_2 * r_1;
        q_2 = t332 + 0.5f;
        const float t333 = r_1 * r_1; // exponential.rs:31
        const float t334 = t333 * q_2;
        const float rest_1 = r_error_1 + t334;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_4 = as_type<uint>(t324); // exponential.rs:48
        const uint beyond_1 = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
        const uint t335 = encode_bf16((((as_type<uint>(t324) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_bf16(t335);
        const float t336 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t336));
        const float t337 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t337)); // activation.rs:22
        const float t338 = 1.0f - y_4; // activation.rs:23
        const float t339 = decode_bf16(encode_bf16(outputs_1_1)) * ((t301 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t338))); // join.rs:84
        const uint bits_5 = as_type<uint>(t339); // bits.rs:31
        outputs_1_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t340 = abs_f32(t302); // activation.rs:20
        const float t341 = t340 * 1.442695f; // exponential.rs:14
        const float sum_2 = t341 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t342 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t340 - t342;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t343 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t343 - correction_2;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t344 = q_3 * r_2; // exponential.rs:29
        q_3 = t344 + 0.0013933674f;
        const float t345 = q_3 * r_2;
        q_3 = t345 + 0.008333311f;
        const float t346 = q_3 * r_2;
        q_3 = t346 + 0.041666467f;
        const float t347 = q_3 * r_2;
        q_3 = t347 + 0.16666667f;
        const float t348 = q_3 * r_2;
        q_3 = t348 + 0.5f;
        const float t349 = r_2 * r_2; // exponential.rs:31
        const float t350 = t349 * q_3;
        const float rest_2 = r_error_2 + t350;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t340); // exponential.rs:48
        const uint beyond_2 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const uint t351 = encode_bf16((((as_type<uint>(t340) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_bf16(t351);
        const float t352 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t352));
        const float t353 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t353)); // activation.rs:22
        const float t354 = 1.0f - y_6; // activation.rs:23
        const float t355 = decode_bf16(encode_bf16(outputs_2_1)) * ((t302 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t354))); // join.rs:84
        const uint bits_8 = as_type<uint>(t355); // bits.rs:31
        outputs_2_1 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // join.rs:84
        const float t356 = abs_f32(t303); // activation.rs:20
        const float t357 = t356 * 1.442695f; // exponential.rs:14
        const float sum_3 = t357 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t358 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t356 - t358;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t359 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t359 - correction_3;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t360 = q_4 * r_3; // exponential.rs:29
        q_4 = t360 + 0.0013933674f;
        const float t361 = q_4 * r_3;
        q_4 = t361 + 0.008333311f;
        const float t362 = q_4 * r_3;
        q_4 = t362 + 0.041666467f;
        const float t363 = q_4 * r_3;
        q_4 = t363 + 0.16666667f;
        const float t364 = q_4 * r_3;
        q_4 = t364 + 0.5f;
        const float t365 = r_3 * r_3; // exponential.rs:31
        const float t366 = t365 * q_4;
        const float rest_3 = r_error_3 + t366;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_9 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_10 = as_type<uint>(t356); // exponential.rs:48
        const uint beyond_3 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
        const uint t367 = encode_bf16((((as_type<uint>(t356) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_bf16(t367);
        const float t368 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t368));
        const float t369 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t369)); // activation.rs:22
        const float t370 = 1.0f - y_8; // activation.rs:23
        const float t371 = decode_bf16(encode_bf16(outputs_3_1)) * ((t303 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t370))); // join.rs:84
        const uint bits_11 = as_type<uint>(t371); // bits.rs:31
        outputs_3_1 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t372 = abs_f32(t304); // activation.rs:20
        const float t373 = t372 * 1.442695f; // exponential.rs:14
        const float sum_4 = t373 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t374 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t372 - t374;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t375 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t375 - correction_4;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t376 = q_5 * r_4; // exponential.rs:29
        q_5 = t376 + 0.0013933674f;
        const float t377 = q_5 * r_4;
        q_5 = t377 + 0.008333311f;
        const float t378 = q_5 * r_4;
        q_5 = t378 + 0.041666467f;
        const float t379 = q_5 * r_4;
        q_5 = t379 + 0.16666667f;
        const float t380 = q_5 * r_4;
        q_5 = t380 + 0.5f;
        const float t381 = r_4 * r_4; // exponential.rs:31
        const float t382 = t381 * q_5;
        const float rest_4 = r_error_4 + t382;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_4); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_9) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t372); // exponential.rs:48
        const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const uint t383 = encode_bf16((((as_type<uint>(t372) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4)); // activation.rs:20
        const float e_4 = decode_bf16(t383);
        const float t384 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t384));
        const float t385 = reciprocal_rn(d_4); // by_mode.rs:51
        const float y_10 = decode_bf16(encode_bf16(t385)); // activation.rs:22
        const float t386 = 1.0f - y_10; // activation.rs:23
        const float t387 = decode_bf16(encode_bf16(outputs_4)) * ((t304 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t386))); // join.rs:84
        const uint bits_14 = as_type<uint>(t387); // bits.rs:31
        outputs_4 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // join.rs:84
        const float t388 = abs_f32(t305); // activation.rs:20
        const float t389 = t388 * 1.442695f; // exponential.rs:14
        const float sum_5 = t389 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t390 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t388 - t390;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t391 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t391 - correction_5;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t392 = q_6 * r_5; // exponential.rs:29
        q_6 = t392 + 0.0013933674f;
        const float t393 = q_6 * r_5;
        q_6 = t393 + 0.008333311f;
        const float t394 = q_6 * r_5;
        q_6 = t394 + 0.041666467f;
        const float t395 = q_6 * r_5;
        q_6 = t395 + 0.16666667f;
        const float t396 = q_6 * r_5;
        q_6 = t396 + 0.5f;
        const float t397 = r_5 * r_5; // exponential.rs:31
        const float t398 = t397 * q_6;
        const float rest_5 = r_error_5 + t398;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), exponent_5); // bits.rs:38
        const uint bits_15 = as_type<uint>(y_11) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_16 = as_type<uint>(t388); // exponential.rs:48
        const uint beyond_5 = ((bits_16 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_16 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:50
        const uint t399 = encode_bf16((((as_type<uint>(t388) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5)); // activation.rs:20
        const float e_5 = decode_bf16(t399);
        const float t400 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t400));
        const float t401 = reciprocal_rn(d_5); // by_mode.rs:51
        const float y_12 = decode_bf16(encode_bf16(t401)); // activation.rs:22
        const float t402 = 1.0f - y_12; // activation.rs:23
        const float t403 = decode_bf16(encode_bf16(outputs_5)) * ((t305 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t402))); // join.rs:84
        const uint bits_17 = as_type<uint>(t403); // bits.rs:31
        outputs_5 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:84
        const float t404 = abs_f32(t306); // activation.rs:20
        const float t405 = t404 * 1.442695f; // exponential.rs:14
        const float sum_6 = t405 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t406 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t404 - t406;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t407 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t407 - correction_6;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t408 = q_7 * r_6; // exponential.rs:29
        q_7 = t408 + 0.0013933674f;
        const float t409 = q_7 * r_6;
        q_7 = t409 + 0.008333311f;
        const float t410 = q_7 * r_6;
        q_7 = t410 + 0.041666467f;
        const float t411 = q_7 * r_6;
        q_7 = t411 + 0.16666667f;
        const float t412 = q_7 * r_6;
        q_7 = t412 + 0.5f;
        const float t413 = r_6 * r_6; // exponential.rs:31
        const float t414 = t413 * q_7;
        const float rest_6 = r_error_6 + t414;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), exponent_6); // bits.rs:38
        const uint bits_18 = as_type<uint>(y_13) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_19 = as_type<uint>(t404); // exponential.rs:48
        const uint beyond_6 = ((bits_19 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_6 = (((bits_19 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:50
        const uint t415 = encode_bf16((((as_type<uint>(t404) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6)); // activation.rs:20
        const float e_6 = decode_bf16(t415);
        const float t416 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t416));
        const float t417 = reciprocal_rn(d_6); // by_mode.rs:51
        const float y_14 = decode_bf16(encode_bf16(t417)); // activation.rs:22
        const float t418 = 1.0f - y_14; // activation.rs:23
        const float t419 = decode_bf16(encode_bf16(outputs_6)) * ((t306 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t418))); // join.rs:84
        const uint bits_20 = as_type<uint>(t419); // bits.rs:31
        outputs_6 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // join.rs:84
        const float t420 = abs_f32(t307); // activation.rs:20
        const float t421 = t420 * 1.442695f; // exponential.rs:14
        const float sum_7 = t421 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t422 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t420 - t422;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t423 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t423 - correction_7;
        float q_8 = 0.00019891017f; // exponential.rs:26
        const float t424 = q_8 * r_7; // exponential.rs:29
        q_8 = t424 + 0.0013933674f;
        const float t425 = q_8 * r_7;
        q_8 = t425 + 0.008333311f;
        const float t426 = q_8 * r_7;
        q_8 = t426 + 0.041666467f;
        const float t427 = q_8 * r_7;
        q_8 = t427 + 0.16666667f;
        const float t428 = q_8 * r_7;
        q_8 = t428 + 0.5f;
        const float t429 = r_7 * r_7; // exponential.rs:31
        const float t430 = t429 * q_8;
        const float rest_7 = r_error_7 + t430;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), exponent_7); // bits.rs:38
        const uint bits_21 = as_type<uint>(y_15) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_22 = as_type<uint>(t420); // exponential.rs:48
        const uint beyond_7 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_7 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
        const uint t431 = encode_bf16((((as_type<uint>(t420) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7)); // activation.rs:20
        const float e_7 = decode_bf16(t431);
        const float t432 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t432));
        const float t433 = reciprocal_rn(d_7); // by_mode.rs:51
        const float y_16 = decode_bf16(encode_bf16(t433)); // activation.rs:22
        const float t434 = 1.0f - y_16; // activation.rs:23
        const float t435 = decode_bf16(encode_bf16(outputs_7)) * ((t307 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t434))); // join.rs:84
        const uint bits_23 = as_type<uint>(t435); // bits.rs:31
        outputs_7 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const uint t436 = ((row * imm.seq_len + token) * (imm.n_heads * imm.head_dim) + (first_head * head_dim + dim)) >> 1u; // piece.rs:71
        const uint4 t437 = uint4(encode_bf16(outputs_0_1) | (encode_bf16(outputs_1_1) << 16u), encode_bf16(outputs_2_1) | (encode_bf16(outputs_3_1) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u));
        ((device uint4*)y)[t436 >> 2u] = t437;
    }
}
