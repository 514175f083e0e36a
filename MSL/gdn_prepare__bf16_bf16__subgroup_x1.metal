#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint qkv_stride;
    uint b_stride;
    uint a_stride;
    float eps;
    uint n_tokens;
    uint n_rows;
    uint n_qk_heads;
    uint n_v_heads;
    uint head_v_dim;
    uint head_k_dim;
    uint n_slots;
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

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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

int shl_i32(int a, uint b) {
    return as_type<int>(as_type<uint>(a) << (b & 31u));
}

int max_i32(int a, int b) {
    return a < b ? b : a;
}

kernel void gdn_prepare__bf16_bf16__subgroup_x1(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* qkv [[buffer(1)]],
    device const ushort* conv_weight [[buffer(2)]],
    device const ushort* conv_state [[buffer(3)]],
    device const uint* slots [[buffer(4)]],
    device const uint* positions [[buffer(5)]],
    device const ushort* b [[buffer(6)]],
    device const ushort* a [[buffer(7)]],
    device const float* a_log [[buffer(8)]],
    device const ushort* dt_bias [[buffer(9)]],
    device ushort* qk [[buffer(10)]],
    device ushort* v [[buffer(11)]],
    device float* gates [[buffer(12)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    const uint token = workgroup_id.y; // mod.rs:245
    const uint seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:246
    const uint step_1 = rem_u32(token, seq_len); // mod.rs:247
    const uint slot = slots[div_u32(token, seq_len)]; // mod.rs:248
    const uint position = positions[div_u32(token, seq_len)] + step_1; // mod.rs:249
    const uint wanted = workgroup_id.x * 4u + (local_invocation_index >> 5u); // mod.rs:251
    const bool is_inside = wanted < imm.n_qk_heads + imm.n_v_heads; // mod.rs:252
    const uint head = min_u32(wanted, imm.n_qk_heads + imm.n_v_heads - 1u); // mod.rs:253
    const bool is_value = head >= imm.n_qk_heads; // mod.rs:254
    const uint v_head = head - imm.n_qk_heads; // mod.rs:255
    const uint own_len = (is_value ? imm.head_v_dim : imm.head_k_dim) / 32u; // mod.rs:256
    const uint first_of_head = (is_value ? imm.n_qk_heads * imm.head_k_dim + v_head * imm.head_v_dim : head * imm.head_k_dim); // mod.rs:257
    const uint first = first_of_head + (local_invocation_index & 31u) * own_len; // mod.rs:258
    float inputs_0_0 = as_type<float>(0x7fc00000u); // mod.rs:260
    float inputs_0_1 = as_type<float>(0x7fc00000u);
    float inputs_0_2 = as_type<float>(0x7fc00000u);
    float inputs_0_3 = as_type<float>(0x7fc00000u);
    float inputs_0_4 = as_type<float>(0x7fc00000u);
    float inputs_0_5 = as_type<float>(0x7fc00000u);
    float inputs_0_6 = as_type<float>(0x7fc00000u);
    float inputs_0_7 = as_type<float>(0x7fc00000u);
    float inputs_1_0 = as_type<float>(0x7fc00000u);
    float inputs_1_1 = as_type<float>(0x7fc00000u);
    float inputs_1_2 = as_type<float>(0x7fc00000u);
    float inputs_1_3 = as_type<float>(0x7fc00000u);
    float inputs_1_4 = as_type<float>(0x7fc00000u);
    float inputs_1_5 = as_type<float>(0x7fc00000u);
    float inputs_1_6 = as_type<float>(0x7fc00000u);
    float inputs_1_7 = as_type<float>(0x7fc00000u);
    float inputs_2_0 = as_type<float>(0x7fc00000u);
    float inputs_2_1 = as_type<float>(0x7fc00000u);
    float inputs_2_2 = as_type<float>(0x7fc00000u);
    float inputs_2_3 = as_type<float>(0x7fc00000u);
    float inputs_2_4 = as_type<float>(0x7fc00000u);
    float inputs_2_5 = as_type<float>(0x7fc00000u);
    float inputs_2_6 = as_type<float>(0x7fc00000u);
    float inputs_2_7 = as_type<float>(0x7fc00000u);
    float inputs_3_0 = as_type<float>(0x7fc00000u);
    float inputs_3_1 = as_type<float>(0x7fc00000u);
    float inputs_3_2 = as_type<float>(0x7fc00000u);
    float inputs_3_3 = as_type<float>(0x7fc00000u);
    float inputs_3_4 = as_type<float>(0x7fc00000u);
    float inputs_3_5 = as_type<float>(0x7fc00000u);
    float inputs_3_6 = as_type<float>(0x7fc00000u);
    float inputs_3_7 = as_type<float>(0x7fc00000u);
    if (step_1 >= 3u) { // mod.rs:263
        const uint place = (token - 3u) * imm.qkv_stride + first; // mod.rs:264
        float values_0 = 0.0f; // gdn.rs:200
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = decode_bf16(qkv[place]); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = decode_bf16(qkv[place + 1u]); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = decode_bf16(qkv[place + 2u]); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = decode_bf16(qkv[place + 3u]); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = decode_bf16(qkv[place + 4u]); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = decode_bf16(qkv[place + 5u]); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = decode_bf16(qkv[place + 6u]); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = decode_bf16(qkv[place + 7u]); // gdn.rs:204
        }
        inputs_0_0 = values_0; // mod.rs:268
        inputs_0_1 = values_1;
        inputs_0_2 = values_2;
        inputs_0_3 = values_3;
        inputs_0_4 = values_4;
        inputs_0_5 = values_5;
        inputs_0_6 = values_6;
        inputs_0_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t0 = (slot * 4u + ((position - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t0 + first;
            float values_0 = 0.0f; // gdn.rs:200
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:203
                values_0 = decode_bf16(conv_state[place]); // gdn.rs:204
            }
            if (1u < own_len) { // gdn.rs:203
                values_1 = decode_bf16(conv_state[place + 1u]); // gdn.rs:204
            }
            if (2u < own_len) { // gdn.rs:203
                values_2 = decode_bf16(conv_state[place + 2u]); // gdn.rs:204
            }
            if (3u < own_len) { // gdn.rs:203
                values_3 = decode_bf16(conv_state[place + 3u]); // gdn.rs:204
            }
            if (4u < own_len) { // gdn.rs:203
                values_4 = decode_bf16(conv_state[place + 4u]); // gdn.rs:204
            }
            if (5u < own_len) { // gdn.rs:203
                values_5 = decode_bf16(conv_state[place + 5u]); // gdn.rs:204
            }
            if (6u < own_len) { // gdn.rs:203
                values_6 = decode_bf16(conv_state[place + 6u]); // gdn.rs:204
            }
            if (7u < own_len) { // gdn.rs:203
                values_7 = decode_bf16(conv_state[place + 7u]); // gdn.rs:204
            }
            inputs_0_0 = values_0; // mod.rs:275
            inputs_0_1 = values_1;
            inputs_0_2 = values_2;
            inputs_0_3 = values_3;
            inputs_0_4 = values_4;
            inputs_0_5 = values_5;
            inputs_0_6 = values_6;
            inputs_0_7 = values_7;
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:263
        const uint place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:264
        float values_0 = 0.0f; // gdn.rs:200
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = decode_bf16(qkv[place]); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = decode_bf16(qkv[place + 1u]); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = decode_bf16(qkv[place + 2u]); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = decode_bf16(qkv[place + 3u]); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = decode_bf16(qkv[place + 4u]); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = decode_bf16(qkv[place + 5u]); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = decode_bf16(qkv[place + 6u]); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = decode_bf16(qkv[place + 7u]); // gdn.rs:204
        }
        inputs_1_0 = values_0; // mod.rs:268
        inputs_1_1 = values_1;
        inputs_1_2 = values_2;
        inputs_1_3 = values_3;
        inputs_1_4 = values_4;
        inputs_1_5 = values_5;
        inputs_1_6 = values_6;
        inputs_1_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t1 = (slot * 4u + ((position + 1u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t1 + first;
            float values_0 = 0.0f; // gdn.rs:200
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:203
                values_0 = decode_bf16(conv_state[place]); // gdn.rs:204
            }
            if (1u < own_len) { // gdn.rs:203
                values_1 = decode_bf16(conv_state[place + 1u]); // gdn.rs:204
            }
            if (2u < own_len) { // gdn.rs:203
                values_2 = decode_bf16(conv_state[place + 2u]); // gdn.rs:204
            }
            if (3u < own_len) { // gdn.rs:203
                values_3 = decode_bf16(conv_state[place + 3u]); // gdn.rs:204
            }
            if (4u < own_len) { // gdn.rs:203
                values_4 = decode_bf16(conv_state[place + 4u]); // gdn.rs:204
            }
            if (5u < own_len) { // gdn.rs:203
                values_5 = decode_bf16(conv_state[place + 5u]); // gdn.rs:204
            }
            if (6u < own_len) { // gdn.rs:203
                values_6 = decode_bf16(conv_state[place + 6u]); // gdn.rs:204
            }
            if (7u < own_len) { // gdn.rs:203
                values_7 = decode_bf16(conv_state[place + 7u]); // gdn.rs:204
            }
            inputs_1_0 = values_0; // mod.rs:275
            inputs_1_1 = values_1;
            inputs_1_2 = values_2;
            inputs_1_3 = values_3;
            inputs_1_4 = values_4;
            inputs_1_5 = values_5;
            inputs_1_6 = values_6;
            inputs_1_7 = values_7;
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:263
        const uint place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:264
        float values_0 = 0.0f; // gdn.rs:200
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = decode_bf16(qkv[place]); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = decode_bf16(qkv[place + 1u]); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = decode_bf16(qkv[place + 2u]); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = decode_bf16(qkv[place + 3u]); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = decode_bf16(qkv[place + 4u]); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = decode_bf16(qkv[place + 5u]); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = decode_bf16(qkv[place + 6u]); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = decode_bf16(qkv[place + 7u]); // gdn.rs:204
        }
        inputs_2_0 = values_0; // mod.rs:268
        inputs_2_1 = values_1;
        inputs_2_2 = values_2;
        inputs_2_3 = values_3;
        inputs_2_4 = values_4;
        inputs_2_5 = values_5;
        inputs_2_6 = values_6;
        inputs_2_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t2 = (slot * 4u + ((position + 2u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t2 + first;
            float values_0 = 0.0f; // gdn.rs:200
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:203
                values_0 = decode_bf16(conv_state[place]); // gdn.rs:204
            }
            if (1u < own_len) { // gdn.rs:203
                values_1 = decode_bf16(conv_state[place + 1u]); // gdn.rs:204
            }
            if (2u < own_len) { // gdn.rs:203
                values_2 = decode_bf16(conv_state[place + 2u]); // gdn.rs:204
            }
            if (3u < own_len) { // gdn.rs:203
                values_3 = decode_bf16(conv_state[place + 3u]); // gdn.rs:204
            }
            if (4u < own_len) { // gdn.rs:203
                values_4 = decode_bf16(conv_state[place + 4u]); // gdn.rs:204
            }
            if (5u < own_len) { // gdn.rs:203
                values_5 = decode_bf16(conv_state[place + 5u]); // gdn.rs:204
            }
            if (6u < own_len) { // gdn.rs:203
                values_6 = decode_bf16(conv_state[place + 6u]); // gdn.rs:204
            }
            if (7u < own_len) { // gdn.rs:203
                values_7 = decode_bf16(conv_state[place + 7u]); // gdn.rs:204
            }
            inputs_2_0 = values_0; // mod.rs:275
            inputs_2_1 = values_1;
            inputs_2_2 = values_2;
            inputs_2_3 = values_3;
            inputs_2_4 = values_4;
            inputs_2_5 = values_5;
            inputs_2_6 = values_6;
            inputs_2_7 = values_7;
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:263
        const uint place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:264
        float values_0 = 0.0f; // gdn.rs:200
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = decode_bf16(qkv[place]); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = decode_bf16(qkv[place + 1u]); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = decode_bf16(qkv[place + 2u]); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = decode_bf16(qkv[place + 3u]); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = decode_bf16(qkv[place + 4u]); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = decode_bf16(qkv[place + 5u]); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = decode_bf16(qkv[place + 6u]); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = decode_bf16(qkv[place + 7u]); // gdn.rs:204
        }
        inputs_3_0 = values_0; // mod.rs:268
        inputs_3_1 = values_1;
        inputs_3_2 = values_2;
        inputs_3_3 = values_3;
        inputs_3_4 = values_4;
        inputs_3_5 = values_5;
        inputs_3_6 = values_6;
        inputs_3_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t3 = (slot * 4u + ((position + 3u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t3 + first;
            float values_0 = 0.0f; // gdn.rs:200
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:203
                values_0 = decode_bf16(conv_state[place]); // gdn.rs:204
            }
            if (1u < own_len) { // gdn.rs:203
                values_1 = decode_bf16(conv_state[place + 1u]); // gdn.rs:204
            }
            if (2u < own_len) { // gdn.rs:203
                values_2 = decode_bf16(conv_state[place + 2u]); // gdn.rs:204
            }
            if (3u < own_len) { // gdn.rs:203
                values_3 = decode_bf16(conv_state[place + 3u]); // gdn.rs:204
            }
            if (4u < own_len) { // gdn.rs:203
                values_4 = decode_bf16(conv_state[place + 4u]); // gdn.rs:204
            }
            if (5u < own_len) { // gdn.rs:203
                values_5 = decode_bf16(conv_state[place + 5u]); // gdn.rs:204
            }
            if (6u < own_len) { // gdn.rs:203
                values_6 = decode_bf16(conv_state[place + 6u]); // gdn.rs:204
            }
            if (7u < own_len) { // gdn.rs:203
                values_7 = decode_bf16(conv_state[place + 7u]); // gdn.rs:204
            }
            inputs_3_0 = values_0; // mod.rs:275
            inputs_3_1 = values_1;
            inputs_3_2 = values_2;
            inputs_3_3 = values_3;
            inputs_3_4 = values_4;
            inputs_3_5 = values_5;
            inputs_3_6 = values_6;
            inputs_3_7 = values_7;
        }
    }
    float channels_0 = 0.0f; // mod.rs:279
    float channels_1 = 0.0f;
    float channels_2 = 0.0f;
    float channels_3 = 0.0f;
    float channels_4 = 0.0f;
    float channels_5 = 0.0f;
    float channels_6 = 0.0f;
    float channels_7 = 0.0f;
    float squares = 0.0f; // mod.rs:280
    const bool owned = 0u < own_len; // mod.rs:283
    const uint2 t4 = ((device const uint2*)conv_weight)[((first * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest = inputs_3_0; // mod.rs:285
    float sum = 0.0f; // mod.rs:202
    const float t5 = decode_bf16(t4.x) * inputs_0_0; // mod.rs:205
    sum = sum + t5;
    const float t6 = decode_bf16(t4.x >> 16u) * inputs_1_0;
    sum = sum + t6;
    const float t7 = decode_bf16(t4.y) * inputs_2_0;
    sum = sum + t7;
    const float t8 = decode_bf16(t4.y >> 16u) * newest;
    sum = sum + t8;
    const uint bits = as_type<uint>(sum); // bits.rs:31
    const float t9 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:207
    const float t10 = abs_f32(t9); // activation.rs:20
    const float t11 = t10 * 1.442695f; // exponential.rs:14
    const float sum_1 = t11 + 12582912.0f; // bits.rs:52
    const float k = sum_1 - 12582912.0f; // bits.rs:53
    const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
    const float t12 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t10 - t12;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t13 = reduced - r; // exponential.rs:18
    const float r_error = t13 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t14 = q * r; // exponential.rs:29
    q = t14 + 0.0013933674f;
    const float t15 = q * r;
    q = t15 + 0.008333311f;
    const float t16 = q * r;
    q = t16 + 0.041666467f;
    const float t17 = q * r;
    q = t17 + 0.16666667f;
    const float t18 = q * r;
    q = t18 + 0.5f;
    const float t19 = r * r; // exponential.rs:31
    const float t20 = t19 * q;
    const float rest = r_error + t20;
    const float p = r + rest; // exponential.rs:32
    const float y = 1.0f + p; // exponential.rs:33
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), exponent); // bits.rs:38
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(exponent) << 23u); // bits.rs:39
    const uint bits_2 = as_type<uint>(t10); // exponential.rs:48
    const uint beyond = ((bits_2 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded = (((bits_2 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:50
    const uint t21 = encode_bf16((((as_type<uint>(t10) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
    const float e = decode_bf16(t21);
    const float t22 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t22));
    const float t23 = reciprocal_rn(d); // by_mode.rs:51
    const float y_1 = decode_bf16(encode_bf16(t23)); // activation.rs:22
    const float t24 = 1.0f - y_1; // activation.rs:23
    const float t25 = t9 * ((t9 < 0.0f) ? y_1 : decode_bf16(encode_bf16(t24))); // activation.rs:30
    const uint bits_3 = as_type<uint>(t25); // bits.rs:31
    const float t26 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
    channels_0 = t26; // mod.rs:286
    const float t27 = channels_0 * channels_0; // mod.rs:288
    const float t28 = squares + t27;
    squares = (owned ? t28 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:283
    const uint2 t29 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_1 = inputs_3_1; // mod.rs:285
    float sum_2 = 0.0f; // mod.rs:202
    const float t30 = decode_bf16(t29.x) * inputs_0_1; // mod.rs:205
    sum_2 = sum_2 + t30;
    const float t31 = decode_bf16(t29.x >> 16u) * inputs_1_1;
    sum_2 = sum_2 + t31;
    const float t32 = decode_bf16(t29.y) * inputs_2_1;
    sum_2 = sum_2 + t32;
    const float t33 = decode_bf16(t29.y >> 16u) * newest_1;
    sum_2 = sum_2 + t33;
    const uint bits_4 = as_type<uint>(sum_2); // bits.rs:31
    const float t34 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // mod.rs:207
    const float t35 = abs_f32(t34); // activation.rs:20
    const float t36 = t35 * 1.442695f; // exponential.rs:14
    const float sum_3 = t36 + 12582912.0f; // bits.rs:52
    const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
    const float t37 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t35 - t37;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t38 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t38 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t39 = q_1 * r_1; // exponential.rs:29
    q_1 = t39 + 0.0013933674f;
    const float t40 = q_1 * r_1;
    q_1 = t40 + 0.008333311f;
    const float t41 = q_1 * r_1;
    q_1 = t41 + 0.041666467f;
    const float t42 = q_1 * r_1;
    q_1 = t42 + 0.16666667f;
    const float t43 = q_1 * r_1;
    q_1 = t43 + 0.5f;
    const float t44 = r_1 * r_1; // exponential.rs:31
    const float t45 = t44 * q_1;
    const float rest_1 = r_error_1 + t45;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
    const uint bits_5 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
    const uint bits_6 = as_type<uint>(t35); // exponential.rs:48
    const uint beyond_1 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_1 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
    const uint t46 = encode_bf16((((as_type<uint>(t35) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
    const float e_1 = decode_bf16(t46);
    const float t47 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t47));
    const float t48 = reciprocal_rn(d_1); // by_mode.rs:51
    const float y_3 = decode_bf16(encode_bf16(t48)); // activation.rs:22
    const float t49 = 1.0f - y_3; // activation.rs:23
    const float t50 = t34 * ((t34 < 0.0f) ? y_3 : decode_bf16(encode_bf16(t49))); // activation.rs:30
    const uint bits_7 = as_type<uint>(t50); // bits.rs:31
    const float t51 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:30
    channels_1 = t51; // mod.rs:286
    const float t52 = channels_1 * channels_1; // mod.rs:288
    const float t53 = squares + t52;
    squares = (owned_1 ? t53 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:283
    const uint2 t54 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_2 = inputs_3_2; // mod.rs:285
    float sum_4 = 0.0f; // mod.rs:202
    const float t55 = decode_bf16(t54.x) * inputs_0_2; // mod.rs:205
    sum_4 = sum_4 + t55;
    const float t56 = decode_bf16(t54.x >> 16u) * inputs_1_2;
    sum_4 = sum_4 + t56;
    const float t57 = decode_bf16(t54.y) * inputs_2_2;
    sum_4 = sum_4 + t57;
    const float t58 = decode_bf16(t54.y >> 16u) * newest_2;
    sum_4 = sum_4 + t58;
    const uint bits_8 = as_type<uint>(sum_4); // bits.rs:31
    const float t59 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // mod.rs:207
    const float t60 = abs_f32(t59); // activation.rs:20
    const float t61 = t60 * 1.442695f; // exponential.rs:14
    const float sum_5 = t61 + 12582912.0f; // bits.rs:52
    const float k_2 = sum_5 - 12582912.0f; // bits.rs:53
    const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
    const float t62 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t60 - t62;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t63 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t63 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t64 = q_2 * r_2; // exponential.rs:29
    q_2 = t64 + 0.0013933674f;
    const float t65 = q_2 * r_2;
    q_2 = t65 + 0.008333311f;
    const float t66 = q_2 * r_2;
    q_2 = t66 + 0.041666467f;
    const float t67 = q_2 * r_2;
    q_2 = t67 + 0.16666667f;
    const float t68 = q_2 * r_2;
    q_2 = t68 + 0.5f;
    const float t69 = r_2 * r_2; // exponential.rs:31
    const float t70 = t69 * q_2;
    const float rest_2 = r_error_2 + t70;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_2); // bits.rs:38
    const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
    const uint bits_10 = as_type<uint>(t60); // exponential.rs:48
    const uint beyond_2 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_2 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
    const uint t71 = encode_bf16((((as_type<uint>(t60) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
    const float e_2 = decode_bf16(t71);
    const float t72 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_bf16(encode_bf16(t72));
    const float t73 = reciprocal_rn(d_2); // by_mode.rs:51
    const float y_5 = decode_bf16(encode_bf16(t73)); // activation.rs:22
    const float t74 = 1.0f - y_5; // activation.rs:23
    const float t75 = t59 * ((t59 < 0.0f) ? y_5 : decode_bf16(encode_bf16(t74))); // activation.rs:30
    const uint bits_11 = as_type<uint>(t75); // bits.rs:31
    const float t76 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:30
    channels_2 = t76; // mod.rs:286
    const float t77 = channels_2 * channels_2; // mod.rs:288
    const float t78 = squares + t77;
    squares = (owned_2 ? t78 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:283
    const uint2 t79 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_3 = inputs_3_3; // mod.rs:285
    float sum_6 = 0.0f; // mod.rs:202
    const float t80 = decode_bf16(t79.x) * inputs_0_3; // mod.rs:205
    sum_6 = sum_6 + t80;
    const float t81 = decode_bf16(t79.x >> 16u) * inputs_1_3;
    sum_6 = sum_6 + t81;
    const float t82 = decode_bf16(t79.y) * inputs_2_3;
    sum_6 = sum_6 + t82;
    const float t83 = decode_bf16(t79.y >> 16u) * newest_3;
    sum_6 = sum_6 + t83;
    const uint bits_12 = as_type<uint>(sum_6); // bits.rs:31
    const float t84 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // mod.rs:207
    const float t85 = abs_f32(t84); // activation.rs:20
    const float t86 = t85 * 1.442695f; // exponential.rs:14
    const float sum_7 = t86 + 12582912.0f; // bits.rs:52
    const float k_3 = sum_7 - 12582912.0f; // bits.rs:53
    const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
    const float t87 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t85 - t87;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t88 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t88 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t89 = q_3 * r_3; // exponential.rs:29
    q_3 = t89 + 0.0013933674f;
    const float t90 = q_3 * r_3;
    q_3 = t90 + 0.008333311f;
    const float t91 = q_3 * r_3;
    q_3 = t91 + 0.041666467f;
    const float t92 = q_3 * r_3;
    q_3 = t92 + 0.16666667f;
    const float t93 = q_3 * r_3;
    q_3 = t93 + 0.5f;
    const float t94 = r_3 * r_3; // exponential.rs:31
    const float t95 = t94 * q_3;
    const float rest_3 = r_error_3 + t95;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_3); // bits.rs:38
    const uint bits_13 = as_type<uint>(y_6) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
    const uint bits_14 = as_type<uint>(t85); // exponential.rs:48
    const uint beyond_3 = ((bits_14 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_3 = (((bits_14 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:50
    const uint t96 = encode_bf16((((as_type<uint>(t85) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
    const float e_3 = decode_bf16(t96);
    const float t97 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_bf16(encode_bf16(t97));
    const float t98 = reciprocal_rn(d_3); // by_mode.rs:51
    const float y_7 = decode_bf16(encode_bf16(t98)); // activation.rs:22
    const float t99 = 1.0f - y_7; // activation.rs:23
    const float t100 = t84 * ((t84 < 0.0f) ? y_7 : decode_bf16(encode_bf16(t99))); // activation.rs:30
    const uint bits_15 = as_type<uint>(t100); // bits.rs:31
    const float t101 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:30
    channels_3 = t101; // mod.rs:286
    const float t102 = channels_3 * channels_3; // mod.rs:288
    const float t103 = squares + t102;
    squares = (owned_3 ? t103 : squares);
    const bool owned_4 = 4u < own_len; // mod.rs:283
    const uint2 t104 = ((device const uint2*)conv_weight)[(((owned_4 ? first + 4u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_4 = inputs_3_4; // mod.rs:285
    float sum_8 = 0.0f; // mod.rs:202
    const float t105 = decode_bf16(t104.x) * inputs_0_4; // mod.rs:205
    sum_8 = sum_8 + t105;
    const float t106 = decode_bf16(t104.x >> 16u) * inputs_1_4;
    sum_8 = sum_8 + t106;
    const float t107 = decode_bf16(t104.y) * inputs_2_4;
    sum_8 = sum_8 + t107;
    const float t108 = decode_bf16(t104.y >> 16u) * newest_4;
    sum_8 = sum_8 + t108;
    const uint bits_16 = as_type<uint>(sum_8); // bits.rs:31
    const float t109 = decode_bf16(encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // mod.rs:207
    const float t110 = abs_f32(t109); // activation.rs:20
    const float t111 = t110 * 1.442695f; // exponential.rs:14
    const float sum_9 = t111 + 12582912.0f; // bits.rs:52
    const float k_4 = sum_9 - 12582912.0f; // bits.rs:53
    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
    const float t112 = k_4 * 0.6933594f; // exponential.rs:15
    const float reduced_4 = t110 - t112;
    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
    const float t113 = reduced_4 - r_4; // exponential.rs:18
    const float r_error_4 = t113 - correction_4;
    float q_4 = 0.00019891017f; // exponential.rs:26
    const float t114 = q_4 * r_4; // exponential.rs:29
    q_4 = t114 + 0.0013933674f;
    const float t115 = q_4 * r_4;
    q_4 = t115 + 0.008333311f;
    const float t116 = q_4 * r_4;
    q_4 = t116 + 0.041666467f;
    const float t117 = q_4 * r_4;
    q_4 = t117 + 0.16666667f;
    const float t118 = q_4 * r_4;
    q_4 = t118 + 0.5f;
    const float t119 = r_4 * r_4; // exponential.rs:31
    const float t120 = t119 * q_4;
    const float rest_4 = r_error_4 + t120;
    const float p_4 = r_4 + rest_4; // exponential.rs:32
    const float y_8 = 1.0f + p_4; // exponential.rs:33
    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), exponent_4); // bits.rs:38
    const uint bits_17 = as_type<uint>(y_8) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
    const uint bits_18 = as_type<uint>(t110); // exponential.rs:48
    const uint beyond_4 = ((bits_18 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_4 = (((bits_18 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_17)))); // exponential.rs:50
    const uint t121 = encode_bf16((((as_type<uint>(t110) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4)); // activation.rs:20
    const float e_4 = decode_bf16(t121);
    const float t122 = 1.0f + e_4; // activation.rs:21
    const float d_4 = decode_bf16(encode_bf16(t122));
    const float t123 = reciprocal_rn(d_4); // by_mode.rs:51
    const float y_9 = decode_bf16(encode_bf16(t123)); // activation.rs:22
    const float t124 = 1.0f - y_9; // activation.rs:23
    const float t125 = t109 * ((t109 < 0.0f) ? y_9 : decode_bf16(encode_bf16(t124))); // activation.rs:30
    const uint bits_19 = as_type<uint>(t125); // bits.rs:31
    const float t126 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:30
    channels_4 = t126; // mod.rs:286
    const float t127 = channels_4 * channels_4; // mod.rs:288
    const float t128 = squares + t127;
    squares = (owned_4 ? t128 : squares);
    const bool owned_5 = 5u < own_len; // mod.rs:283
    const uint2 t129 = ((device const uint2*)conv_weight)[(((owned_5 ? first + 5u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_5 = inputs_3_5; // mod.rs:285
    float sum_10 = 0.0f; // mod.rs:202
    const float t130 = decode_bf16(t129.x) * inputs_0_5; // mod.rs:205
    sum_10 = sum_10 + t130;
    const float t131 = decode_bf16(t129.x >> 16u) * inputs_1_5;
    sum_10 = sum_10 + t131;
    const float t132 = decode_bf16(t129.y) * inputs_2_5;
    sum_10 = sum_10 + t132;
    const float t133 = decode_bf16(t129.y >> 16u) * newest_5;
    sum_10 = sum_10 + t133;
    const uint bits_20 = as_type<uint>(sum_10); // bits.rs:31
    const float t134 = decode_bf16(encode_bf16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // mod.rs:207
    const float t135 = abs_f32(t134); // activation.rs:20
    const float t136 = t135 * 1.442695f; // exponential.rs:14
    const float sum_11 = t136 + 12582912.0f; // bits.rs:52
    const float k_5 = sum_11 - 12582912.0f; // bits.rs:53
    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_11)), 1262485504);
    const float t137 = k_5 * 0.6933594f; // exponential.rs:15
    const float reduced_5 = t135 - t137;
    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
    const float t138 = reduced_5 - r_5; // exponential.rs:18
    const float r_error_5 = t138 - correction_5;
    float q_5 = 0.00019891017f; // exponential.rs:26
    const float t139 = q_5 * r_5; // exponential.rs:29
    q_5 = t139 + 0.0013933674f;
    const float t140 = q_5 * r_5;
    q_5 = t140 + 0.008333311f;
    const float t141 = q_5 * r_5;
    q_5 = t141 + 0.041666467f;
    const float t142 = q_5 * r_5;
    q_5 = t142 + 0.16666667f;
    const float t143 = q_5 * r_5;
    q_5 = t143 + 0.5f;
    const float t144 = r_5 * r_5; // exponential.rs:31
    const float t145 = t144 * q_5;
    const float rest_5 = r_error_5 + t145;
    const float p_5 = r_5 + rest_5; // exponential.rs:32
    const float y_10 = 1.0f + p_5; // exponential.rs:33
    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), exponent_5); // bits.rs:38
    const uint bits_21 = as_type<uint>(y_10) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
    const uint bits_22 = as_type<uint>(t135); // exponential.rs:48
    const uint beyond_5 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_5 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
    const uint t146 = encode_bf16((((as_type<uint>(t135) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5)); // activation.rs:20
    const float e_5 = decode_bf16(t146);
    const float t147 = 1.0f + e_5; // activation.rs:21
    const float d_5 = decode_bf16(encode_bf16(t147));
    const float t148 = reciprocal_rn(d_5); // by_mode.rs:51
    const float y_11 = decode_bf16(encode_bf16(t148)); // activation.rs:22
    const float t149 = 1.0f - y_11; // activation.rs:23
    const float t150 = t134 * ((t134 < 0.0f) ? y_11 : decode_bf16(encode_bf16(t149))); // activation.rs:30
    const uint bits_23 = as_type<uint>(t150); // bits.rs:31
    const float t151 = decode_bf16(encode_bf16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // activation.rs:30
    channels_5 = t151; // mod.rs:286
    const float t152 = channels_5 * channels_5; // mod.rs:288
    const float t153 = squares + t152;
    squares = (owned_5 ? t153 : squares);
    const bool owned_6 = 6u < own_len; // mod.rs:283
    const uint2 t154 = ((device const uint2*)conv_weight)[(((owned_6 ? first + 6u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_6 = inputs_3_6; // mod.rs:285
    float sum_12 = 0.0f; // mod.rs:202
    const float t155 = decode_bf16(t154.x) * inputs_0_6; // mod.rs:205
    sum_12 = sum_12 + t155;
    const float t156 = decode_bf16(t154.x >> 16u) * inputs_1_6;
    sum_12 = sum_12 + t156;
    const float t157 = decode_bf16(t154.y) * inputs_2_6;
    sum_12 = sum_12 + t157;
    const float t158 = decode_bf16(t154.y >> 16u) * newest_6;
    sum_12 = sum_12 + t158;
    const uint bits_24 = as_type<uint>(sum_12); // bits.rs:31
    const float t159 = decode_bf16(encode_bf16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // mod.rs:207
    const float t160 = abs_f32(t159); // activation.rs:20
    const float t161 = t160 * 1.442695f; // exponential.rs:14
    const float sum_13 = t161 + 12582912.0f; // bits.rs:52
    const float k_6 = sum_13 - 12582912.0f; // bits.rs:53
    const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_13)), 1262485504);
    const float t162 = k_6 * 0.6933594f; // exponential.rs:15
    const float reduced_6 = t160 - t162;
    const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
    const float r_6 = reduced_6 - correction_6; // exponential.rs:17
    const float t163 = reduced_6 - r_6; // exponential.rs:18
    const float r_error_6 = t163 - correction_6;
    float q_6 = 0.00019891017f; // exponential.rs:26
    const float t164 = q_6 * r_6; // exponential.rs:29
    q_6 = t164 + 0.0013933674f;
    const float t165 = q_6 * r_6;
    q_6 = t165 + 0.008333311f;
    const float t166 = q_6 * r_6;
    q_6 = t166 + 0.041666467f;
    const float t167 = q_6 * r_6;
    q_6 = t167 + 0.16666667f;
    const float t168 = q_6 * r_6;
    q_6 = t168 + 0.5f;
    const float t169 = r_6 * r_6; // exponential.rs:31
    const float t170 = t169 * q_6;
    const float rest_6 = r_error_6 + t170;
    const float p_6 = r_6 + rest_6; // exponential.rs:32
    const float y_12 = 1.0f + p_6; // exponential.rs:33
    const int field_6 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), exponent_6); // bits.rs:38
    const uint bits_25 = as_type<uint>(y_12) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
    const uint bits_26 = as_type<uint>(t160); // exponential.rs:48
    const uint beyond_6 = ((bits_26 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_6 = (((bits_26 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_25)))); // exponential.rs:50
    const uint t171 = encode_bf16((((as_type<uint>(t160) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6)); // activation.rs:20
    const float e_6 = decode_bf16(t171);
    const float t172 = 1.0f + e_6; // activation.rs:21
    const float d_6 = decode_bf16(encode_bf16(t172));
    const float t173 = reciprocal_rn(d_6); // by_mode.rs:51
    const float y_13 = decode_bf16(encode_bf16(t173)); // activation.rs:22
    const float t174 = 1.0f - y_13; // activation.rs:23
    const float t175 = t159 * ((t159 < 0.0f) ? y_13 : decode_bf16(encode_bf16(t174))); // activation.rs:30
    const uint bits_27 = as_type<uint>(t175); // bits.rs:31
    const float t176 = decode_bf16(encode_bf16(as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)))); // activation.rs:30
    channels_6 = t176; // mod.rs:286
    const float t177 = channels_6 * channels_6; // mod.rs:288
    const float t178 = squares + t177;
    squares = (owned_6 ? t178 : squares);
    const bool owned_7 = 7u < own_len; // mod.rs:283
    const uint2 t179 = ((device const uint2*)conv_weight)[(((owned_7 ? first + 7u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_7 = inputs_3_7; // mod.rs:285
    float sum_14 = 0.0f; // mod.rs:202
    const float t180 = decode_bf16(t179.x) * inputs_0_7; // mod.rs:205
    sum_14 = sum_14 + t180;
    const float t181 = decode_bf16(t179.x >> 16u) * inputs_1_7;
    sum_14 = sum_14 + t181;
    const float t182 = decode_bf16(t179.y) * inputs_2_7;
    sum_14 = sum_14 + t182;
    const float t183 = decode_bf16(t179.y >> 16u) * newest_7;
    sum_14 = sum_14 + t183;
    const uint bits_28 = as_type<uint>(sum_14); // bits.rs:31
    const float t184 = decode_bf16(encode_bf16(as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)))); // mod.rs:207
    const float t185 = abs_f32(t184); // activation.rs:20
    const float t186 = t185 * 1.442695f; // exponential.rs:14
    const float sum_15 = t186 + 12582912.0f; // bits.rs:52
    const float k_7 = sum_15 - 12582912.0f; // bits.rs:53
    const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_15)), 1262485504);
    const float t187 = k_7 * 0.6933594f; // exponential.rs:15
    const float reduced_7 = t185 - t187;
    const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
    const float r_7 = reduced_7 - correction_7; // exponential.rs:17
    const float t188 = reduced_7 - r_7; // exponential.rs:18
    const float r_error_7 = t188 - correction_7;
    float q_7 = 0.00019891017f; // exponential.rs:26
    const float t189 = q_7 * r_7; // exponential.rs:29
    q_7 = t189 + 0.0013933674f;
    const float t190 = q_7 * r_7;
    q_7 = t190 + 0.008333311f;
    const float t191 = q_7 * r_7;
    q_7 = t191 + 0.041666467f;
    const float t192 = q_7 * r_7;
    q_7 = t192 + 0.16666667f;
    const float t193 = q_7 * r_7;
    q_7 = t193 + 0.5f;
    const float t194 = r_7 * r_7; // exponential.rs:31
    const float t195 = t194 * q_7;
    const float rest_7 = r_error_7 + t195;
    const float p_7 = r_7 + rest_7; // exponential.rs:32
    const float y_14 = 1.0f + p_7; // exponential.rs:33
    const int field_7 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), exponent_7); // bits.rs:38
    const uint bits_29 = as_type<uint>(y_14) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
    const uint bits_30 = as_type<uint>(t185); // exponential.rs:48
    const uint beyond_7 = ((bits_30 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_7 = (((bits_30 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_29)))); // exponential.rs:50
    const uint t196 = encode_bf16((((as_type<uint>(t185) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7)); // activation.rs:20
    const float e_7 = decode_bf16(t196);
    const float t197 = 1.0f + e_7; // activation.rs:21
    const float d_7 = decode_bf16(encode_bf16(t197));
    const float t198 = reciprocal_rn(d_7); // by_mode.rs:51
    const float y_15 = decode_bf16(encode_bf16(t198)); // activation.rs:22
    const float t199 = 1.0f - y_15; // activation.rs:23
    const float t200 = t184 * ((t184 < 0.0f) ? y_15 : decode_bf16(encode_bf16(t199))); // activation.rs:30
    const uint bits_31 = as_type<uint>(t200); // bits.rs:31
    const float t201 = decode_bf16(encode_bf16(as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)))); // activation.rs:30
    channels_7 = t201; // mod.rs:286
    const float t202 = channels_7 * channels_7; // mod.rs:288
    const float t203 = squares + t202;
    squares = (owned_7 ? t203 : squares);
    const float t204 = reduce_add_f32(squares); // mod.rs:213
    const float t205 = quotient_rn(t204, float(imm.head_k_dim)); // by_mode.rs:44
    const float t206 = t205 + imm.eps; // mod.rs:213
    const uint bits_32 = as_type<uint>(t206); // roots.rs:12
    const int exponent_8 = sub_i32(as_type<int>(bits_32 >> 23u), 127); // roots.rs:13
    const int odd = exponent_8 & 1; // roots.rs:14
    const float m = as_type<float>((bits_32 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_16 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t207 = 0.5f * m; // roots.rs:20
    const float t208 = t207 * y_16;
    const float t209 = t208 * y_16;
    const float t210 = 0.5f - t209;
    const float t211 = y_16 * t210;
    y_16 = y_16 + t211;
    const float t212 = 0.5f * m;
    const float t213 = t212 * y_16;
    const float t214 = t213 * y_16;
    const float t215 = 0.5f - t214;
    const float t216 = y_16 * t215;
    y_16 = y_16 + t216;
    const float t217 = 0.5f * m;
    const float t218 = t217 * y_16;
    const float t219 = t218 * y_16;
    const float t220 = 0.5f - t219;
    const float t221 = y_16 * t220;
    y_16 = y_16 + t221;
    const float y_17 = y_16; // roots.rs:22
    const int half_exponent = sub_i32(exponent_8, odd) >> 1u;
    const float product = m * y_17; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t222 = scaled - m; // roots.rs:38
    const float high = scaled - t222;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_17 * 4097.0f; // roots.rs:37
    const float t223 = scaled_1 - y_17; // roots.rs:38
    const float high_1 = scaled_1 - t223;
    const float b_low = y_17 - high_1; // roots.rs:39
    const float t224 = high * high_1; // roots.rs:31
    const float t225 = t224 - product;
    const float t226 = high * b_low;
    const float t227 = t225 + t226;
    const float t228 = a_low * high_1;
    const float t229 = t227 + t228;
    const float t230 = a_low * b_low;
    const float my_error = t229 + t230;
    const float product_1 = product * y_17; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t231 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t231;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_17 * 4097.0f; // roots.rs:37
    const float t232 = scaled_3 - y_17; // roots.rs:38
    const float high_3 = scaled_3 - t232;
    const float b_low_1 = y_17 - high_3; // roots.rs:39
    const float t233 = high_2 * high_3; // roots.rs:31
    const float t234 = t233 - product_1;
    const float t235 = high_2 * b_low_1;
    const float t236 = t234 + t235;
    const float t237 = a_low_1 * high_3;
    const float t238 = t236 + t237;
    const float t239 = a_low_1 * b_low_1;
    const float square_error = t238 + t239;
    const float t240 = 1.0f - product_1; // roots.rs:49
    const float t241 = t240 - square_error;
    const float t242 = my_error * y_17;
    const float residual = t241 - t242;
    const float t243 = 0.5f * residual; // roots.rs:50
    const float t244 = y_17 * t243;
    const float root = y_17 + t244;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_33 = as_type<uint>(t206); // roots.rs:52
    const uint sign_1 = bits_33 & 2147483648u; // roots.rs:53
    const bool zero = (bits_33 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_33 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t206) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_34 = as_type<uint>(dim); // roots.rs:12
    const int exponent_9 = sub_i32(as_type<int>(bits_34 >> 23u), 127); // roots.rs:13
    const int odd_1 = exponent_9 & 1; // roots.rs:14
    const float m_1 = as_type<float>((bits_34 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:15
    float y_18 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:17
    const float t245 = 0.5f * m_1; // roots.rs:20
    const float t246 = t245 * y_18;
    const float t247 = t246 * y_18;
    const float t248 = 0.5f - t247;
    const float t249 = y_18 * t248;
    y_18 = y_18 + t249;
    const float t250 = 0.5f * m_1;
    const float t251 = t250 * y_18;
    const float t252 = t251 * y_18;
    const float t253 = 0.5f - t252;
    const float t254 = y_18 * t253;
    y_18 = y_18 + t254;
    const float t255 = 0.5f * m_1;
    const float t256 = t255 * y_18;
    const float t257 = t256 * y_18;
    const float t258 = 0.5f - t257;
    const float t259 = y_18 * t258;
    y_18 = y_18 + t259;
    const float y_19 = y_18; // roots.rs:22
    const int half_exponent_1 = sub_i32(exponent_9, odd_1) >> 1u;
    const float product_2 = m_1 * y_19; // roots.rs:28
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:37
    const float t260 = scaled_5 - m_1; // roots.rs:38
    const float high_4 = scaled_5 - t260;
    const float a_low_2 = m_1 - high_4; // roots.rs:39
    const float scaled_6 = y_19 * 4097.0f; // roots.rs:37
    const float t261 = scaled_6 - y_19; // roots.rs:38
    const float high_5 = scaled_6 - t261;
    const float b_low_2 = y_19 - high_5; // roots.rs:39
    const float t262 = high_4 * high_5; // roots.rs:31
    const float t263 = t262 - product_2;
    const float t264 = high_4 * b_low_2;
    const float t265 = t263 + t264;
    const float t266 = a_low_2 * high_5;
    const float t267 = t265 + t266;
    const float t268 = a_low_2 * b_low_2;
    const float my_error_1 = t267 + t268;
    const float product_3 = product_2 * y_19; // roots.rs:28
    const float scaled_7 = product_2 * 4097.0f; // roots.rs:37
    const float t269 = scaled_7 - product_2; // roots.rs:38
    const float high_6 = scaled_7 - t269;
    const float a_low_3 = product_2 - high_6; // roots.rs:39
    const float scaled_8 = y_19 * 4097.0f; // roots.rs:37
    const float t270 = scaled_8 - y_19; // roots.rs:38
    const float high_7 = scaled_8 - t270;
    const float b_low_3 = y_19 - high_7; // roots.rs:39
    const float t271 = high_6 * high_7; // roots.rs:31
    const float t272 = t271 - product_3;
    const float t273 = high_6 * b_low_3;
    const float t274 = t272 + t273;
    const float t275 = a_low_3 * high_7;
    const float t276 = t274 + t275;
    const float t277 = a_low_3 * b_low_3;
    const float square_error_1 = t276 + t277;
    const float t278 = 1.0f - product_3; // roots.rs:49
    const float t279 = t278 - square_error_1;
    const float t280 = my_error_1 * y_19;
    const float residual_1 = t279 - t280;
    const float t281 = 0.5f * residual_1; // roots.rs:50
    const float t282 = y_19 * t281;
    const float root_1 = y_19 + t282;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:51
    const uint bits_35 = as_type<uint>(dim); // roots.rs:52
    const uint sign_2 = bits_35 & 2147483648u; // roots.rs:53
    const bool zero_1 = (bits_35 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_2 | 2139095040u) : ((bits_35 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:55
    const float t283 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:56
    const float t284 = reciprocal_rn(dim); // by_mode.rs:51
    const float factor = decode_bf16(encode_bf16(((head >= imm.n_qk_heads / 2u) ? t283 : t284))); // mod.rs:189
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            const float t285 = channels_0; // mod.rs:295
            const float t286 = channels_1;
            const float t287 = channels_2;
            const float t288 = channels_3;
            const float t289 = channels_4;
            const float t290 = channels_5;
            const float t291 = channels_6;
            const float t292 = channels_7;
            if (0u < own_len) { // gdn.rs:226
                v[place] = ushort(encode_bf16(t285)); // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                v[place + 1u] = ushort(encode_bf16(t286)); // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                v[place + 2u] = ushort(encode_bf16(t287)); // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                v[place + 3u] = ushort(encode_bf16(t288)); // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                v[place + 4u] = ushort(encode_bf16(t289)); // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                v[place + 5u] = ushort(encode_bf16(t290)); // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                v[place + 6u] = ushort(encode_bf16(t291)); // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                v[place + 7u] = ushort(encode_bf16(t292)); // gdn.rs:227
            }
        } else {
            float results_0 = 0.0f; // mod.rs:297
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            float results_4 = 0.0f;
            float results_5 = 0.0f;
            float results_6 = 0.0f;
            float results_7 = 0.0f;
            const float t293 = channels_0 * scale; // mod.rs:219
            const uint bits_36 = as_type<uint>(t293); // bits.rs:31
            const float t294 = decode_bf16(encode_bf16(as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)))); // mod.rs:219
            const float t295 = t294 * factor;
            const uint bits_37 = as_type<uint>(t295); // bits.rs:31
            results_0 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)); // mod.rs:300
            const float t296 = channels_1 * scale; // mod.rs:219
            const uint bits_38 = as_type<uint>(t296); // bits.rs:31
            const float t297 = decode_bf16(encode_bf16(as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)))); // mod.rs:219
            const float t298 = t297 * factor;
            const uint bits_39 = as_type<uint>(t298); // bits.rs:31
            results_1 = as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)); // mod.rs:300
            const float t299 = channels_2 * scale; // mod.rs:219
            const uint bits_40 = as_type<uint>(t299); // bits.rs:31
            const float t300 = decode_bf16(encode_bf16(as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)))); // mod.rs:219
            const float t301 = t300 * factor;
            const uint bits_41 = as_type<uint>(t301); // bits.rs:31
            results_2 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)); // mod.rs:300
            const float t302 = channels_3 * scale; // mod.rs:219
            const uint bits_42 = as_type<uint>(t302); // bits.rs:31
            const float t303 = decode_bf16(encode_bf16(as_type<float>((((bits_42 & 2139095040u) == 0u) ? bits_42 & 2147483648u : bits_42)))); // mod.rs:219
            const float t304 = t303 * factor;
            const uint bits_43 = as_type<uint>(t304); // bits.rs:31
            results_3 = as_type<float>((((bits_43 & 2139095040u) == 0u) ? bits_43 & 2147483648u : bits_43)); // mod.rs:300
            const float t305 = channels_4 * scale; // mod.rs:219
            const uint bits_44 = as_type<uint>(t305); // bits.rs:31
            const float t306 = decode_bf16(encode_bf16(as_type<float>((((bits_44 & 2139095040u) == 0u) ? bits_44 & 2147483648u : bits_44)))); // mod.rs:219
            const float t307 = t306 * factor;
            const uint bits_45 = as_type<uint>(t307); // bits.rs:31
            results_4 = as_type<float>((((bits_45 & 2139095040u) == 0u) ? bits_45 & 2147483648u : bits_45)); // mod.rs:300
            const float t308 = channels_5 * scale; // mod.rs:219
            const uint bits_46 = as_type<uint>(t308); // bits.rs:31
            const float t309 = decode_bf16(encode_bf16(as_type<float>((((bits_46 & 2139095040u) == 0u) ? bits_46 & 2147483648u : bits_46)))); // mod.rs:219
            const float t310 = t309 * factor;
            const uint bits_47 = as_type<uint>(t310); // bits.rs:31
            results_5 = as_type<float>((((bits_47 & 2139095040u) == 0u) ? bits_47 & 2147483648u : bits_47)); // mod.rs:300
            const float t311 = channels_6 * scale; // mod.rs:219
            const uint bits_48 = as_type<uint>(t311); // bits.rs:31
            const float t312 = decode_bf16(encode_bf16(as_type<float>((((bits_48 & 2139095040u) == 0u) ? bits_48 & 2147483648u : bits_48)))); // mod.rs:219
            const float t313 = t312 * factor;
            const uint bits_49 = as_type<uint>(t313); // bits.rs:31
            results_6 = as_type<float>((((bits_49 & 2139095040u) == 0u) ? bits_49 & 2147483648u : bits_49)); // mod.rs:300
            const float t314 = channels_7 * scale; // mod.rs:219
            const uint bits_50 = as_type<uint>(t314); // bits.rs:31
            const float t315 = decode_bf16(encode_bf16(as_type<float>((((bits_50 & 2139095040u) == 0u) ? bits_50 & 2147483648u : bits_50)))); // mod.rs:219
            const float t316 = t315 * factor;
            const uint bits_51 = as_type<uint>(t316); // bits.rs:31
            results_7 = as_type<float>((((bits_51 & 2139095040u) == 0u) ? bits_51 & 2147483648u : bits_51)); // mod.rs:300
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            const float t317 = results_0; // mod.rs:303
            const float t318 = results_1;
            const float t319 = results_2;
            const float t320 = results_3;
            const float t321 = results_4;
            const float t322 = results_5;
            const float t323 = results_6;
            const float t324 = results_7;
            if (0u < own_len) { // gdn.rs:226
                qk[place] = ushort(encode_bf16(t317)); // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                qk[place + 1u] = ushort(encode_bf16(t318)); // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                qk[place + 2u] = ushort(encode_bf16(t319)); // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                qk[place + 3u] = ushort(encode_bf16(t320)); // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                qk[place + 4u] = ushort(encode_bf16(t321)); // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                qk[place + 5u] = ushort(encode_bf16(t322)); // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                qk[place + 6u] = ushort(encode_bf16(t323)); // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                qk[place + 7u] = ushort(encode_bf16(t324)); // gdn.rs:227
            }
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            const float t325 = decode_bf16(b[token * imm.b_stride + gate]); // mod.rs:308
            const float t326 = a_log[gate];
            const float t327 = decode_bf16(a[token * imm.a_stride + gate]) + decode_bf16(dt_bias[gate]); // mod.rs:195
            const float t328 = decode_bf16(encode_bf16(t327));
            const float t329 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t328)), 1120927744u))); // logistic.rs:19
            const float t330 = t329 * 1.442695f; // exponential.rs:14
            const float sum_16 = t330 + 12582912.0f; // bits.rs:52
            const float k_8 = sum_16 - 12582912.0f; // bits.rs:53
            const int exponent_10 = sub_i32(as_type<int>(as_type<uint>(sum_16)), 1262485504);
            const float t331 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_8 = t329 - t331;
            const float correction_8 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_8 = reduced_8 - correction_8; // exponential.rs:17
            const float t332 = reduced_8 - r_8; // exponential.rs:18
            const float r_error_8 = t332 - correction_8;
            float q_8 = 0.00019891017f; // exponential.rs:26
            const float t333 = q_8 * r_8; // exponential.rs:29
            q_8 = t333 + 0.0013933674f;
            const float t334 = q_8 * r_8;
            q_8 = t334 + 0.008333311f;
            const float t335 = q_8 * r_8;
            q_8 = t335 + 0.041666467f;
            const float t336 = q_8 * r_8;
            q_8 = t336 + 0.16666667f;
            const float t337 = q_8 * r_8;
            q_8 = t337 + 0.5f;
            const float t338 = r_8 * r_8; // exponential.rs:31
            const float t339 = t338 * q_8;
            const float rest_8 = r_error_8 + t339;
            const float p_8 = r_8 + rest_8; // exponential.rs:32
            const float y_20 = 1.0f + p_8; // exponential.rs:33
            const float t340 = 1.0f - y_20; // exponential.rs:34
            const float t341 = t340 + p_8;
            const float t342 = r_8 - p_8;
            const float t343 = t342 + rest_8;
            const float y_error = t341 + t343;
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_10, -60), 127)) << 23u); // bits.rs:66
            const float power = y_20 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_8 = 1.0f + power; // logistic.rs:72
            const bool halved = d_8 > 1.4142135f; // logistic.rs:73
            const float t344 = d_8 * 0.5f; // logistic.rs:74
            const float t345 = t344 - 1.0f;
            const float f = (halved ? t345 : power);
            const float t346 = 1.0f - d_8; // logistic.rs:75
            const float t347 = t346 + power;
            const float t348 = t347 + power_error;
            const float error = (halved ? t348 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_17 = whole + f; // logistic.rs:78
            const float t349 = whole - sum_17; // logistic.rs:79
            const float sum_error = t349 + f;
            const float t350 = 0.5f * power; // logistic.rs:81
            const float t351 = t350 - 1.0f;
            const float t352 = power * t351;
            const float slope = 1.0f + t352;
            float p_9 = 0.05351364f; // logarithm.rs:19
            const float t353 = p_9 * f; // logarithm.rs:31
            p_9 = t353 + -0.109175f;
            const float t354 = p_9 * f;
            p_9 = t354 + 0.12108583f;
            const float t355 = p_9 * f;
            p_9 = t355 + -0.12550178f;
            const float t356 = p_9 * f;
            p_9 = t356 + 0.14209557f;
            const float t357 = p_9 * f;
            p_9 = t357 + -0.16659358f;
            const float t358 = p_9 * f;
            p_9 = t358 + 0.20002224f;
            const float t359 = p_9 * f;
            p_9 = t359 + -0.25000167f;
            const float t360 = p_9 * f;
            p_9 = t360 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t361 = square * f; // logarithm.rs:34
            const float t362 = t361 * p_9;
            const float t363 = 0.5f * square;
            const float t364 = t362 - t363;
            const float t365 = whole_error + t364; // logistic.rs:82
            const float t366 = sum_error + t365;
            const float t367 = error * slope;
            const float tail = t366 + t367;
            const float linear = ((as_type<uint>(t328) > 2147483647u) ? 0.0f : t328); // logistic.rs:84
            const float total = linear + sum_17; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t368 = total - back; // logistic.rs:87
            const float t369 = linear - t368;
            const float t370 = sum_17 - back;
            const float total_error = t369 + t370;
            const float t371 = total_error + tail; // logistic.rs:88
            const float near = total + t371;
            const int field_8 = add_i32(as_type<int>(as_type<uint>(y_20) >> 23u), exponent_10); // bits.rs:38
            const uint bits_36 = as_type<uint>(y_20) + (as_type<uint>(exponent_10) << 23u); // bits.rs:39
            const float result = ((as_type<uint>(t328) > 2147483647u) & (exponent_10 < -60) ? as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_36))) : near); // logistic.rs:89
            const float bounded_8 = ((as_type<uint>(t328) == 2139095040u) ? t328 : result); // logistic.rs:90
            const uint t372 = encode_bf16((((as_type<uint>(t328) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_8)); // mod.rs:195
            const float delta = decode_bf16(t372);
            const float t373 = t326 * 1.442695f; // exponential.rs:14
            const float sum_18 = t373 + 12582912.0f; // bits.rs:52
            const float k_9 = sum_18 - 12582912.0f; // bits.rs:53
            const int exponent_11 = sub_i32(as_type<int>(as_type<uint>(sum_18)), 1262485504);
            const float t374 = k_9 * 0.6933594f; // exponential.rs:15
            const float reduced_9 = t326 - t374;
            const float correction_9 = k_9 * -0.00021219444f; // exponential.rs:16
            const float r_9 = reduced_9 - correction_9; // exponential.rs:17
            const float t375 = reduced_9 - r_9; // exponential.rs:18
            const float r_error_9 = t375 - correction_9;
            float q_9 = 0.00019891017f; // exponential.rs:26
            const float t376 = q_9 * r_9; // exponential.rs:29
            q_9 = t376 + 0.0013933674f;
            const float t377 = q_9 * r_9;
            q_9 = t377 + 0.008333311f;
            const float t378 = q_9 * r_9;
            q_9 = t378 + 0.041666467f;
            const float t379 = q_9 * r_9;
            q_9 = t379 + 0.16666667f;
            const float t380 = q_9 * r_9;
            q_9 = t380 + 0.5f;
            const float t381 = r_9 * r_9; // exponential.rs:31
            const float t382 = t381 * q_9;
            const float rest_9 = r_error_9 + t382;
            const float p_10 = r_9 + rest_9; // exponential.rs:32
            const float y_21 = 1.0f + p_10; // exponential.rs:33
            const int field_9 = add_i32(as_type<int>(as_type<uint>(y_21) >> 23u), exponent_11); // bits.rs:38
            const uint bits_37 = as_type<uint>(y_21) + (as_type<uint>(exponent_11) << 23u); // bits.rs:39
            const uint bits_38 = as_type<uint>(t326); // exponential.rs:48
            const uint beyond_8 = ((bits_38 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_9 = (((bits_38 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_8) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_37)))); // exponential.rs:50
            const float t383 = (((as_type<uint>(t326) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_9) * delta; // mod.rs:196
            const float t384 = neg_f32(t383);
            const float t385 = t384 * 1.442695f; // exponential.rs:14
            const float sum_19 = t385 + 12582912.0f; // bits.rs:52
            const float k_10 = sum_19 - 12582912.0f; // bits.rs:53
            const int exponent_12 = sub_i32(as_type<int>(as_type<uint>(sum_19)), 1262485504);
            const float t386 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_10 = t384 - t386;
            const float correction_10 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_10 = reduced_10 - correction_10; // exponential.rs:17
            const float t387 = reduced_10 - r_10; // exponential.rs:18
            const float r_error_10 = t387 - correction_10;
            float q_10 = 0.00019891017f; // exponential.rs:26
            const float t388 = q_10 * r_10; // exponential.rs:29
            q_10 = t388 + 0.0013933674f;
            const float t389 = q_10 * r_10;
            q_10 = t389 + 0.008333311f;
            const float t390 = q_10 * r_10;
            q_10 = t390 + 0.041666467f;
            const float t391 = q_10 * r_10;
            q_10 = t391 + 0.16666667f;
            const float t392 = q_10 * r_10;
            q_10 = t392 + 0.5f;
            const float t393 = r_10 * r_10; // exponential.rs:31
            const float t394 = t393 * q_10;
            const float rest_10 = r_error_10 + t394;
            const float p_11 = r_10 + rest_10; // exponential.rs:32
            const float y_22 = 1.0f + p_11; // exponential.rs:33
            const int field_10 = add_i32(as_type<int>(as_type<uint>(y_22) >> 23u), exponent_12); // bits.rs:38
            const uint bits_39 = as_type<uint>(y_22) + (as_type<uint>(exponent_12) << 23u); // bits.rs:39
            const uint bits_40 = as_type<uint>(t384); // exponential.rs:48
            const uint beyond_9 = ((bits_40 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_10 = (((bits_40 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_9) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_39)))); // exponential.rs:50
            const float t395 = abs_f32(t325); // activation.rs:20
            const float t396 = t395 * 1.442695f; // exponential.rs:14
            const float sum_20 = t396 + 12582912.0f; // bits.rs:52
            const float k_11 = sum_20 - 12582912.0f; // bits.rs:53
            const int exponent_13 = sub_i32(as_type<int>(as_type<uint>(sum_20)), 1262485504);
            const float t397 = k_11 * 0.6933594f; // exponential.rs:15
            const float reduced_11 = t395 - t397;
            const float correction_11 = k_11 * -0.00021219444f; // exponential.rs:16
            const float r_11 = reduced_11 - correction_11; // exponential.rs:17
            const float t398 = reduced_11 - r_11; // exponential.rs:18
            const float r_error_11 = t398 - correction_11;
            float q_11 = 0.00019891017f; // exponential.rs:26
            const float t399 = q_11 * r_11; // exponential.rs:29
            q_11 = t399 + 0.0013933674f;
            const float t400 = q_11 * r_11;
            q_11 = t400 + 0.008333311f;
            const float t401 = q_11 * r_11;
            q_11 = t401 + 0.041666467f;
            const float t402 = q_11 * r_11;
            q_11 = t402 + 0.16666667f;
            const float t403 = q_11 * r_11;
            q_11 = t403 + 0.5f;
            const float t404 = r_11 * r_11; // exponential.rs:31
            const float t405 = t404 * q_11;
            const float rest_11 = r_error_11 + t405;
            const float p_12 = r_11 + rest_11; // exponential.rs:32
            const float y_23 = 1.0f + p_12; // exponential.rs:33
            const int field_11 = add_i32(as_type<int>(as_type<uint>(y_23) >> 23u), exponent_13); // bits.rs:38
            const uint bits_41 = as_type<uint>(y_23) + (as_type<uint>(exponent_13) << 23u); // bits.rs:39
            const uint bits_42 = as_type<uint>(t395); // exponential.rs:48
            const uint beyond_10 = ((bits_42 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_11 = (((bits_42 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_10) : as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_41)))); // exponential.rs:50
            const uint t406 = encode_bf16((((as_type<uint>(t395) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_11)); // activation.rs:20
            const float e_8 = decode_bf16(t406);
            const float t407 = 1.0f + e_8; // activation.rs:21
            const float d_9 = decode_bf16(encode_bf16(t407));
            const float t408 = reciprocal_rn(d_9); // by_mode.rs:51
            const float y_24 = decode_bf16(encode_bf16(t408)); // activation.rs:22
            const float t409 = 1.0f - y_24; // activation.rs:23
            const float2 t410 = float2((((as_type<uint>(t384) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_10), ((t325 < 0.0f) ? y_24 : decode_bf16(encode_bf16(t409)))); // mod.rs:309
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t410;
        }
    }
}
