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
    device const ushort* b [[buffer(5)]],
    device const ushort* a [[buffer(6)]],
    device const float* a_log [[buffer(7)]],
    device const ushort* dt_bias [[buffer(8)]],
    device ushort* qk [[buffer(9)]],
    device ushort* v [[buffer(10)]],
    device float* gates [[buffer(11)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    const uint token = workgroup_id.y; // mod.rs:217
    const uint seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:218
    const uint step_1 = rem_u32(token, seq_len); // mod.rs:219
    const uint slot = slots[div_u32(token, seq_len)]; // mod.rs:220
    const uint wanted = workgroup_id.x * 4u + (local_invocation_index >> 5u); // mod.rs:222
    const bool is_inside = wanted < imm.n_qk_heads + imm.n_v_heads; // mod.rs:223
    const uint head = min_u32(wanted, imm.n_qk_heads + imm.n_v_heads - 1u); // mod.rs:224
    const bool is_value = head >= imm.n_qk_heads; // mod.rs:225
    const uint v_head = head - imm.n_qk_heads; // mod.rs:226
    const uint own_len = (is_value ? imm.head_v_dim : imm.head_k_dim) / 32u; // mod.rs:227
    const uint first_of_head = (is_value ? imm.n_qk_heads * imm.head_k_dim + v_head * imm.head_v_dim : head * imm.head_k_dim); // mod.rs:228
    const uint first = first_of_head + (local_invocation_index & 31u) * own_len; // mod.rs:229
    float inputs_0_0 = as_type<float>(0x7fc00000u); // mod.rs:231
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
    if (step_1 >= 3u) { // mod.rs:234
        const uint place = (token - 3u) * imm.qkv_stride + first; // mod.rs:235
        float values_0 = 0.0f; // gdn.rs:191
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = decode_bf16(qkv[place]); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = decode_bf16(qkv[place + 1u]); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = decode_bf16(qkv[place + 2u]); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = decode_bf16(qkv[place + 3u]); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = decode_bf16(qkv[place + 4u]); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = decode_bf16(qkv[place + 5u]); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = decode_bf16(qkv[place + 6u]); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = decode_bf16(qkv[place + 7u]); // gdn.rs:195
        }
        inputs_0_0 = values_0; // mod.rs:239
        inputs_0_1 = values_1;
        inputs_0_2 = values_2;
        inputs_0_3 = values_3;
        inputs_0_4 = values_4;
        inputs_0_5 = values_5;
        inputs_0_6 = values_6;
        inputs_0_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + step_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            float values_0 = 0.0f; // gdn.rs:191
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:194
                values_0 = decode_bf16(conv_state[place]); // gdn.rs:195
            }
            if (1u < own_len) { // gdn.rs:194
                values_1 = decode_bf16(conv_state[place + 1u]); // gdn.rs:195
            }
            if (2u < own_len) { // gdn.rs:194
                values_2 = decode_bf16(conv_state[place + 2u]); // gdn.rs:195
            }
            if (3u < own_len) { // gdn.rs:194
                values_3 = decode_bf16(conv_state[place + 3u]); // gdn.rs:195
            }
            if (4u < own_len) { // gdn.rs:194
                values_4 = decode_bf16(conv_state[place + 4u]); // gdn.rs:195
            }
            if (5u < own_len) { // gdn.rs:194
                values_5 = decode_bf16(conv_state[place + 5u]); // gdn.rs:195
            }
            if (6u < own_len) { // gdn.rs:194
                values_6 = decode_bf16(conv_state[place + 6u]); // gdn.rs:195
            }
            if (7u < own_len) { // gdn.rs:194
                values_7 = decode_bf16(conv_state[place + 7u]); // gdn.rs:195
            }
            inputs_0_0 = values_0; // mod.rs:246
            inputs_0_1 = values_1;
            inputs_0_2 = values_2;
            inputs_0_3 = values_3;
            inputs_0_4 = values_4;
            inputs_0_5 = values_5;
            inputs_0_6 = values_6;
            inputs_0_7 = values_7;
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:234
        const uint place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:235
        float values_0 = 0.0f; // gdn.rs:191
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = decode_bf16(qkv[place]); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = decode_bf16(qkv[place + 1u]); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = decode_bf16(qkv[place + 2u]); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = decode_bf16(qkv[place + 3u]); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = decode_bf16(qkv[place + 4u]); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = decode_bf16(qkv[place + 5u]); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = decode_bf16(qkv[place + 6u]); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = decode_bf16(qkv[place + 7u]); // gdn.rs:195
        }
        inputs_1_0 = values_0; // mod.rs:239
        inputs_1_1 = values_1;
        inputs_1_2 = values_2;
        inputs_1_3 = values_3;
        inputs_1_4 = values_4;
        inputs_1_5 = values_5;
        inputs_1_6 = values_6;
        inputs_1_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 1u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            float values_0 = 0.0f; // gdn.rs:191
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:194
                values_0 = decode_bf16(conv_state[place]); // gdn.rs:195
            }
            if (1u < own_len) { // gdn.rs:194
                values_1 = decode_bf16(conv_state[place + 1u]); // gdn.rs:195
            }
            if (2u < own_len) { // gdn.rs:194
                values_2 = decode_bf16(conv_state[place + 2u]); // gdn.rs:195
            }
            if (3u < own_len) { // gdn.rs:194
                values_3 = decode_bf16(conv_state[place + 3u]); // gdn.rs:195
            }
            if (4u < own_len) { // gdn.rs:194
                values_4 = decode_bf16(conv_state[place + 4u]); // gdn.rs:195
            }
            if (5u < own_len) { // gdn.rs:194
                values_5 = decode_bf16(conv_state[place + 5u]); // gdn.rs:195
            }
            if (6u < own_len) { // gdn.rs:194
                values_6 = decode_bf16(conv_state[place + 6u]); // gdn.rs:195
            }
            if (7u < own_len) { // gdn.rs:194
                values_7 = decode_bf16(conv_state[place + 7u]); // gdn.rs:195
            }
            inputs_1_0 = values_0; // mod.rs:246
            inputs_1_1 = values_1;
            inputs_1_2 = values_2;
            inputs_1_3 = values_3;
            inputs_1_4 = values_4;
            inputs_1_5 = values_5;
            inputs_1_6 = values_6;
            inputs_1_7 = values_7;
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:234
        const uint place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:235
        float values_0 = 0.0f; // gdn.rs:191
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = decode_bf16(qkv[place]); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = decode_bf16(qkv[place + 1u]); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = decode_bf16(qkv[place + 2u]); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = decode_bf16(qkv[place + 3u]); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = decode_bf16(qkv[place + 4u]); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = decode_bf16(qkv[place + 5u]); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = decode_bf16(qkv[place + 6u]); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = decode_bf16(qkv[place + 7u]); // gdn.rs:195
        }
        inputs_2_0 = values_0; // mod.rs:239
        inputs_2_1 = values_1;
        inputs_2_2 = values_2;
        inputs_2_3 = values_3;
        inputs_2_4 = values_4;
        inputs_2_5 = values_5;
        inputs_2_6 = values_6;
        inputs_2_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 2u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            float values_0 = 0.0f; // gdn.rs:191
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:194
                values_0 = decode_bf16(conv_state[place]); // gdn.rs:195
            }
            if (1u < own_len) { // gdn.rs:194
                values_1 = decode_bf16(conv_state[place + 1u]); // gdn.rs:195
            }
            if (2u < own_len) { // gdn.rs:194
                values_2 = decode_bf16(conv_state[place + 2u]); // gdn.rs:195
            }
            if (3u < own_len) { // gdn.rs:194
                values_3 = decode_bf16(conv_state[place + 3u]); // gdn.rs:195
            }
            if (4u < own_len) { // gdn.rs:194
                values_4 = decode_bf16(conv_state[place + 4u]); // gdn.rs:195
            }
            if (5u < own_len) { // gdn.rs:194
                values_5 = decode_bf16(conv_state[place + 5u]); // gdn.rs:195
            }
            if (6u < own_len) { // gdn.rs:194
                values_6 = decode_bf16(conv_state[place + 6u]); // gdn.rs:195
            }
            if (7u < own_len) { // gdn.rs:194
                values_7 = decode_bf16(conv_state[place + 7u]); // gdn.rs:195
            }
            inputs_2_0 = values_0; // mod.rs:246
            inputs_2_1 = values_1;
            inputs_2_2 = values_2;
            inputs_2_3 = values_3;
            inputs_2_4 = values_4;
            inputs_2_5 = values_5;
            inputs_2_6 = values_6;
            inputs_2_7 = values_7;
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:234
        const uint place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:235
        float values_0 = 0.0f; // gdn.rs:191
        float values_1 = 0.0f;
        float values_2 = 0.0f;
        float values_3 = 0.0f;
        float values_4 = 0.0f;
        float values_5 = 0.0f;
        float values_6 = 0.0f;
        float values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = decode_bf16(qkv[place]); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = decode_bf16(qkv[place + 1u]); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = decode_bf16(qkv[place + 2u]); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = decode_bf16(qkv[place + 3u]); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = decode_bf16(qkv[place + 4u]); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = decode_bf16(qkv[place + 5u]); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = decode_bf16(qkv[place + 6u]); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = decode_bf16(qkv[place + 7u]); // gdn.rs:195
        }
        inputs_3_0 = values_0; // mod.rs:239
        inputs_3_1 = values_1;
        inputs_3_2 = values_2;
        inputs_3_3 = values_3;
        inputs_3_4 = values_4;
        inputs_3_5 = values_5;
        inputs_3_6 = values_6;
        inputs_3_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            float values_0 = 0.0f; // gdn.rs:191
            float values_1 = 0.0f;
            float values_2 = 0.0f;
            float values_3 = 0.0f;
            float values_4 = 0.0f;
            float values_5 = 0.0f;
            float values_6 = 0.0f;
            float values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:194
                values_0 = decode_bf16(conv_state[place]); // gdn.rs:195
            }
            if (1u < own_len) { // gdn.rs:194
                values_1 = decode_bf16(conv_state[place + 1u]); // gdn.rs:195
            }
            if (2u < own_len) { // gdn.rs:194
                values_2 = decode_bf16(conv_state[place + 2u]); // gdn.rs:195
            }
            if (3u < own_len) { // gdn.rs:194
                values_3 = decode_bf16(conv_state[place + 3u]); // gdn.rs:195
            }
            if (4u < own_len) { // gdn.rs:194
                values_4 = decode_bf16(conv_state[place + 4u]); // gdn.rs:195
            }
            if (5u < own_len) { // gdn.rs:194
                values_5 = decode_bf16(conv_state[place + 5u]); // gdn.rs:195
            }
            if (6u < own_len) { // gdn.rs:194
                values_6 = decode_bf16(conv_state[place + 6u]); // gdn.rs:195
            }
            if (7u < own_len) { // gdn.rs:194
                values_7 = decode_bf16(conv_state[place + 7u]); // gdn.rs:195
            }
            inputs_3_0 = values_0; // mod.rs:246
            inputs_3_1 = values_1;
            inputs_3_2 = values_2;
            inputs_3_3 = values_3;
            inputs_3_4 = values_4;
            inputs_3_5 = values_5;
            inputs_3_6 = values_6;
            inputs_3_7 = values_7;
        }
    }
    float channels_0 = 0.0f; // mod.rs:250
    float channels_1 = 0.0f;
    float channels_2 = 0.0f;
    float channels_3 = 0.0f;
    float channels_4 = 0.0f;
    float channels_5 = 0.0f;
    float channels_6 = 0.0f;
    float channels_7 = 0.0f;
    float squares = 0.0f; // mod.rs:251
    const bool owned = 0u < own_len; // mod.rs:254
    const uint2 t0 = ((device const uint2*)conv_weight)[((first * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum = 0.0f; // mod.rs:256
    const float t1 = decode_bf16(t0.x) * inputs_0_0; // mod.rs:259
    sum = sum + t1;
    const float t2 = decode_bf16(t0.x >> 16u) * inputs_1_0;
    sum = sum + t2;
    const float t3 = decode_bf16(t0.y) * inputs_2_0;
    sum = sum + t3;
    const float t4 = decode_bf16(t0.y >> 16u) * inputs_3_0;
    sum = sum + t4;
    const uint bits = as_type<uint>(sum); // bits.rs:31
    const float t5 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:261
    const float t6 = abs_f32(t5); // activation.rs:20
    const float t7 = t6 * 1.442695f; // exponential.rs:14
    const float sum_1 = t7 + 12582912.0f; // bits.rs:52
    const float k = sum_1 - 12582912.0f; // bits.rs:53
    const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
    const float t8 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t6 - t8;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t9 = reduced - r; // exponential.rs:18
    const float r_error = t9 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t10 = q * r; // exponential.rs:29
    q = t10 + 0.0013933674f;
    const float t11 = q * r;
    q = t11 + 0.008333311f;
    const float t12 = q * r;
    q = t12 + 0.041666467f;
    const float t13 = q * r;
    q = t13 + 0.16666667f;
    const float t14 = q * r;
    q = t14 + 0.5f;
    const float t15 = r * r; // exponential.rs:31
    const float t16 = t15 * q;
    const float rest = r_error + t16;
    const float p = r + rest; // exponential.rs:32
    const float y = 1.0f + p; // exponential.rs:33
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), exponent); // bits.rs:38
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(exponent) << 23u); // bits.rs:39
    const uint bits_2 = as_type<uint>(t6); // exponential.rs:48
    const uint beyond = ((bits_2 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded = (((bits_2 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:50
    const uint t17 = encode_bf16((((as_type<uint>(t6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
    const float e = decode_bf16(t17);
    const float t18 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t18));
    const float t19 = reciprocal_rn(d); // by_mode.rs:51
    const float y_1 = decode_bf16(encode_bf16(t19)); // activation.rs:22
    const float t20 = 1.0f - y_1; // activation.rs:23
    const float t21 = t5 * ((t5 < 0.0f) ? y_1 : decode_bf16(encode_bf16(t20))); // activation.rs:30
    const uint bits_3 = as_type<uint>(t21); // bits.rs:31
    const float t22 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
    channels_0 = t22; // mod.rs:261
    const float t23 = channels_0 * channels_0; // mod.rs:262
    const float t24 = squares + t23;
    squares = (owned ? t24 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:254
    const uint2 t25 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_2 = 0.0f; // mod.rs:256
    const float t26 = decode_bf16(t25.x) * inputs_0_1; // mod.rs:259
    sum_2 = sum_2 + t26;
    const float t27 = decode_bf16(t25.x >> 16u) * inputs_1_1;
    sum_2 = sum_2 + t27;
    const float t28 = decode_bf16(t25.y) * inputs_2_1;
    sum_2 = sum_2 + t28;
    const float t29 = decode_bf16(t25.y >> 16u) * inputs_3_1;
    sum_2 = sum_2 + t29;
    const uint bits_4 = as_type<uint>(sum_2); // bits.rs:31
    const float t30 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // mod.rs:261
    const float t31 = abs_f32(t30); // activation.rs:20
    const float t32 = t31 * 1.442695f; // exponential.rs:14
    const float sum_3 = t32 + 12582912.0f; // bits.rs:52
    const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
    const float t33 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t31 - t33;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t34 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t34 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t35 = q_1 * r_1; // exponential.rs:29
    q_1 = t35 + 0.0013933674f;
    const float t36 = q_1 * r_1;
    q_1 = t36 + 0.008333311f;
    const float t37 = q_1 * r_1;
    q_1 = t37 + 0.041666467f;
    const float t38 = q_1 * r_1;
    q_1 = t38 + 0.16666667f;
    const float t39 = q_1 * r_1;
    q_1 = t39 + 0.5f;
    const float t40 = r_1 * r_1; // exponential.rs:31
    const float t41 = t40 * q_1;
    const float rest_1 = r_error_1 + t41;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
    const uint bits_5 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
    const uint bits_6 = as_type<uint>(t31); // exponential.rs:48
    const uint beyond_1 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_1 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
    const uint t42 = encode_bf16((((as_type<uint>(t31) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
    const float e_1 = decode_bf16(t42);
    const float t43 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t43));
    const float t44 = reciprocal_rn(d_1); // by_mode.rs:51
    const float y_3 = decode_bf16(encode_bf16(t44)); // activation.rs:22
    const float t45 = 1.0f - y_3; // activation.rs:23
    const float t46 = t30 * ((t30 < 0.0f) ? y_3 : decode_bf16(encode_bf16(t45))); // activation.rs:30
    const uint bits_7 = as_type<uint>(t46); // bits.rs:31
    const float t47 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:30
    channels_1 = t47; // mod.rs:261
    const float t48 = channels_1 * channels_1; // mod.rs:262
    const float t49 = squares + t48;
    squares = (owned_1 ? t49 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:254
    const uint2 t50 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_4 = 0.0f; // mod.rs:256
    const float t51 = decode_bf16(t50.x) * inputs_0_2; // mod.rs:259
    sum_4 = sum_4 + t51;
    const float t52 = decode_bf16(t50.x >> 16u) * inputs_1_2;
    sum_4 = sum_4 + t52;
    const float t53 = decode_bf16(t50.y) * inputs_2_2;
    sum_4 = sum_4 + t53;
    const float t54 = decode_bf16(t50.y >> 16u) * inputs_3_2;
    sum_4 = sum_4 + t54;
    const uint bits_8 = as_type<uint>(sum_4); // bits.rs:31
    const float t55 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // mod.rs:261
    const float t56 = abs_f32(t55); // activation.rs:20
    const float t57 = t56 * 1.442695f; // exponential.rs:14
    const float sum_5 = t57 + 12582912.0f; // bits.rs:52
    const float k_2 = sum_5 - 12582912.0f; // bits.rs:53
    const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
    const float t58 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t56 - t58;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t59 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t59 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t60 = q_2 * r_2; // exponential.rs:29
    q_2 = t60 + 0.0013933674f;
    const float t61 = q_2 * r_2;
    q_2 = t61 + 0.008333311f;
    const float t62 = q_2 * r_2;
    q_2 = t62 + 0.041666467f;
    const float t63 = q_2 * r_2;
    q_2 = t63 + 0.16666667f;
    const float t64 = q_2 * r_2;
    q_2 = t64 + 0.5f;
    const float t65 = r_2 * r_2; // exponential.rs:31
    const float t66 = t65 * q_2;
    const float rest_2 = r_error_2 + t66;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_2); // bits.rs:38
    const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
    const uint bits_10 = as_type<uint>(t56); // exponential.rs:48
    const uint beyond_2 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_2 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
    const uint t67 = encode_bf16((((as_type<uint>(t56) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
    const float e_2 = decode_bf16(t67);
    const float t68 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_bf16(encode_bf16(t68));
    const float t69 = reciprocal_rn(d_2); // by_mode.rs:51
    const float y_5 = decode_bf16(encode_bf16(t69)); // activation.rs:22
    const float t70 = 1.0f - y_5; // activation.rs:23
    const float t71 = t55 * ((t55 < 0.0f) ? y_5 : decode_bf16(encode_bf16(t70))); // activation.rs:30
    const uint bits_11 = as_type<uint>(t71); // bits.rs:31
    const float t72 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:30
    channels_2 = t72; // mod.rs:261
    const float t73 = channels_2 * channels_2; // mod.rs:262
    const float t74 = squares + t73;
    squares = (owned_2 ? t74 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:254
    const uint2 t75 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_6 = 0.0f; // mod.rs:256
    const float t76 = decode_bf16(t75.x) * inputs_0_3; // mod.rs:259
    sum_6 = sum_6 + t76;
    const float t77 = decode_bf16(t75.x >> 16u) * inputs_1_3;
    sum_6 = sum_6 + t77;
    const float t78 = decode_bf16(t75.y) * inputs_2_3;
    sum_6 = sum_6 + t78;
    const float t79 = decode_bf16(t75.y >> 16u) * inputs_3_3;
    sum_6 = sum_6 + t79;
    const uint bits_12 = as_type<uint>(sum_6); // bits.rs:31
    const float t80 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // mod.rs:261
    const float t81 = abs_f32(t80); // activation.rs:20
    const float t82 = t81 * 1.442695f; // exponential.rs:14
    const float sum_7 = t82 + 12582912.0f; // bits.rs:52
    const float k_3 = sum_7 - 12582912.0f; // bits.rs:53
    const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
    const float t83 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t81 - t83;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t84 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t84 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t85 = q_3 * r_3; // exponential.rs:29
    q_3 = t85 + 0.0013933674f;
    const float t86 = q_3 * r_3;
    q_3 = t86 + 0.008333311f;
    const float t87 = q_3 * r_3;
    q_3 = t87 + 0.041666467f;
    const float t88 = q_3 * r_3;
    q_3 = t88 + 0.16666667f;
    const float t89 = q_3 * r_3;
    q_3 = t89 + 0.5f;
    const float t90 = r_3 * r_3; // exponential.rs:31
    const float t91 = t90 * q_3;
    const float rest_3 = r_error_3 + t91;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_3); // bits.rs:38
    const uint bits_13 = as_type<uint>(y_6) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
    const uint bits_14 = as_type<uint>(t81); // exponential.rs:48
    const uint beyond_3 = ((bits_14 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_3 = (((bits_14 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:50
    const uint t92 = encode_bf16((((as_type<uint>(t81) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
    const float e_3 = decode_bf16(t92);
    const float t93 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_bf16(encode_bf16(t93));
    const float t94 = reciprocal_rn(d_3); // by_mode.rs:51
    const float y_7 = decode_bf16(encode_bf16(t94)); // activation.rs:22
    const float t95 = 1.0f - y_7; // activation.rs:23
    const float t96 = t80 * ((t80 < 0.0f) ? y_7 : decode_bf16(encode_bf16(t95))); // activation.rs:30
    const uint bits_15 = as_type<uint>(t96); // bits.rs:31
    const float t97 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:30
    channels_3 = t97; // mod.rs:261
    const float t98 = channels_3 * channels_3; // mod.rs:262
    const float t99 = squares + t98;
    squares = (owned_3 ? t99 : squares);
    const bool owned_4 = 4u < own_len; // mod.rs:254
    const uint2 t100 = ((device const uint2*)conv_weight)[(((owned_4 ? first + 4u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_8 = 0.0f; // mod.rs:256
    const float t101 = decode_bf16(t100.x) * inputs_0_4; // mod.rs:259
    sum_8 = sum_8 + t101;
    const float t102 = decode_bf16(t100.x >> 16u) * inputs_1_4;
    sum_8 = sum_8 + t102;
    const float t103 = decode_bf16(t100.y) * inputs_2_4;
    sum_8 = sum_8 + t103;
    const float t104 = decode_bf16(t100.y >> 16u) * inputs_3_4;
    sum_8 = sum_8 + t104;
    const uint bits_16 = as_type<uint>(sum_8); // bits.rs:31
    const float t105 = decode_bf16(encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // mod.rs:261
    const float t106 = abs_f32(t105); // activation.rs:20
    const float t107 = t106 * 1.442695f; // exponential.rs:14
    const float sum_9 = t107 + 12582912.0f; // bits.rs:52
    const float k_4 = sum_9 - 12582912.0f; // bits.rs:53
    const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_9)), 1262485504);
    const float t108 = k_4 * 0.6933594f; // exponential.rs:15
    const float reduced_4 = t106 - t108;
    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
    const float t109 = reduced_4 - r_4; // exponential.rs:18
    const float r_error_4 = t109 - correction_4;
    float q_4 = 0.00019891017f; // exponential.rs:26
    const float t110 = q_4 * r_4; // exponential.rs:29
    q_4 = t110 + 0.0013933674f;
    const float t111 = q_4 * r_4;
    q_4 = t111 + 0.008333311f;
    const float t112 = q_4 * r_4;
    q_4 = t112 + 0.041666467f;
    const float t113 = q_4 * r_4;
    q_4 = t113 + 0.16666667f;
    const float t114 = q_4 * r_4;
    q_4 = t114 + 0.5f;
    const float t115 = r_4 * r_4; // exponential.rs:31
    const float t116 = t115 * q_4;
    const float rest_4 = r_error_4 + t116;
    const float p_4 = r_4 + rest_4; // exponential.rs:32
    const float y_8 = 1.0f + p_4; // exponential.rs:33
    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), exponent_4); // bits.rs:38
    const uint bits_17 = as_type<uint>(y_8) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
    const uint bits_18 = as_type<uint>(t106); // exponential.rs:48
    const uint beyond_4 = ((bits_18 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_4 = (((bits_18 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_17)))); // exponential.rs:50
    const uint t117 = encode_bf16((((as_type<uint>(t106) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4)); // activation.rs:20
    const float e_4 = decode_bf16(t117);
    const float t118 = 1.0f + e_4; // activation.rs:21
    const float d_4 = decode_bf16(encode_bf16(t118));
    const float t119 = reciprocal_rn(d_4); // by_mode.rs:51
    const float y_9 = decode_bf16(encode_bf16(t119)); // activation.rs:22
    const float t120 = 1.0f - y_9; // activation.rs:23
    const float t121 = t105 * ((t105 < 0.0f) ? y_9 : decode_bf16(encode_bf16(t120))); // activation.rs:30
    const uint bits_19 = as_type<uint>(t121); // bits.rs:31
    const float t122 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:30
    channels_4 = t122; // mod.rs:261
    const float t123 = channels_4 * channels_4; // mod.rs:262
    const float t124 = squares + t123;
    squares = (owned_4 ? t124 : squares);
    const bool owned_5 = 5u < own_len; // mod.rs:254
    const uint2 t125 = ((device const uint2*)conv_weight)[(((owned_5 ? first + 5u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_10 = 0.0f; // mod.rs:256
    const float t126 = decode_bf16(t125.x) * inputs_0_5; // mod.rs:259
    sum_10 = sum_10 + t126;
    const float t127 = decode_bf16(t125.x >> 16u) * inputs_1_5;
    sum_10 = sum_10 + t127;
    const float t128 = decode_bf16(t125.y) * inputs_2_5;
    sum_10 = sum_10 + t128;
    const float t129 = decode_bf16(t125.y >> 16u) * inputs_3_5;
    sum_10 = sum_10 + t129;
    const uint bits_20 = as_type<uint>(sum_10); // bits.rs:31
    const float t130 = decode_bf16(encode_bf16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // mod.rs:261
    const float t131 = abs_f32(t130); // activation.rs:20
    const float t132 = t131 * 1.442695f; // exponential.rs:14
    const float sum_11 = t132 + 12582912.0f; // bits.rs:52
    const float k_5 = sum_11 - 12582912.0f; // bits.rs:53
    const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_11)), 1262485504);
    const float t133 = k_5 * 0.6933594f; // exponential.rs:15
    const float reduced_5 = t131 - t133;
    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
    const float t134 = reduced_5 - r_5; // exponential.rs:18
    const float r_error_5 = t134 - correction_5;
    float q_5 = 0.00019891017f; // exponential.rs:26
    const float t135 = q_5 * r_5; // exponential.rs:29
    q_5 = t135 + 0.0013933674f;
    const float t136 = q_5 * r_5;
    q_5 = t136 + 0.008333311f;
    const float t137 = q_5 * r_5;
    q_5 = t137 + 0.041666467f;
    const float t138 = q_5 * r_5;
    q_5 = t138 + 0.16666667f;
    const float t139 = q_5 * r_5;
    q_5 = t139 + 0.5f;
    const float t140 = r_5 * r_5; // exponential.rs:31
    const float t141 = t140 * q_5;
    const float rest_5 = r_error_5 + t141;
    const float p_5 = r_5 + rest_5; // exponential.rs:32
    const float y_10 = 1.0f + p_5; // exponential.rs:33
    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), exponent_5); // bits.rs:38
    const uint bits_21 = as_type<uint>(y_10) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
    const uint bits_22 = as_type<uint>(t131); // exponential.rs:48
    const uint beyond_5 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_5 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
    const uint t142 = encode_bf16((((as_type<uint>(t131) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5)); // activation.rs:20
    const float e_5 = decode_bf16(t142);
    const float t143 = 1.0f + e_5; // activation.rs:21
    const float d_5 = decode_bf16(encode_bf16(t143));
    const float t144 = reciprocal_rn(d_5); // by_mode.rs:51
    const float y_11 = decode_bf16(encode_bf16(t144)); // activation.rs:22
    const float t145 = 1.0f - y_11; // activation.rs:23
    const float t146 = t130 * ((t130 < 0.0f) ? y_11 : decode_bf16(encode_bf16(t145))); // activation.rs:30
    const uint bits_23 = as_type<uint>(t146); // bits.rs:31
    const float t147 = decode_bf16(encode_bf16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // activation.rs:30
    channels_5 = t147; // mod.rs:261
    const float t148 = channels_5 * channels_5; // mod.rs:262
    const float t149 = squares + t148;
    squares = (owned_5 ? t149 : squares);
    const bool owned_6 = 6u < own_len; // mod.rs:254
    const uint2 t150 = ((device const uint2*)conv_weight)[(((owned_6 ? first + 6u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_12 = 0.0f; // mod.rs:256
    const float t151 = decode_bf16(t150.x) * inputs_0_6; // mod.rs:259
    sum_12 = sum_12 + t151;
    const float t152 = decode_bf16(t150.x >> 16u) * inputs_1_6;
    sum_12 = sum_12 + t152;
    const float t153 = decode_bf16(t150.y) * inputs_2_6;
    sum_12 = sum_12 + t153;
    const float t154 = decode_bf16(t150.y >> 16u) * inputs_3_6;
    sum_12 = sum_12 + t154;
    const uint bits_24 = as_type<uint>(sum_12); // bits.rs:31
    const float t155 = decode_bf16(encode_bf16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // mod.rs:261
    const float t156 = abs_f32(t155); // activation.rs:20
    const float t157 = t156 * 1.442695f; // exponential.rs:14
    const float sum_13 = t157 + 12582912.0f; // bits.rs:52
    const float k_6 = sum_13 - 12582912.0f; // bits.rs:53
    const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_13)), 1262485504);
    const float t158 = k_6 * 0.6933594f; // exponential.rs:15
    const float reduced_6 = t156 - t158;
    const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
    const float r_6 = reduced_6 - correction_6; // exponential.rs:17
    const float t159 = reduced_6 - r_6; // exponential.rs:18
    const float r_error_6 = t159 - correction_6;
    float q_6 = 0.00019891017f; // exponential.rs:26
    const float t160 = q_6 * r_6; // exponential.rs:29
    q_6 = t160 + 0.0013933674f;
    const float t161 = q_6 * r_6;
    q_6 = t161 + 0.008333311f;
    const float t162 = q_6 * r_6;
    q_6 = t162 + 0.041666467f;
    const float t163 = q_6 * r_6;
    q_6 = t163 + 0.16666667f;
    const float t164 = q_6 * r_6;
    q_6 = t164 + 0.5f;
    const float t165 = r_6 * r_6; // exponential.rs:31
    const float t166 = t165 * q_6;
    const float rest_6 = r_error_6 + t166;
    const float p_6 = r_6 + rest_6; // exponential.rs:32
    const float y_12 = 1.0f + p_6; // exponential.rs:33
    const int field_6 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), exponent_6); // bits.rs:38
    const uint bits_25 = as_type<uint>(y_12) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
    const uint bits_26 = as_type<uint>(t156); // exponential.rs:48
    const uint beyond_6 = ((bits_26 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_6 = (((bits_26 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_25)))); // exponential.rs:50
    const uint t167 = encode_bf16((((as_type<uint>(t156) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6)); // activation.rs:20
    const float e_6 = decode_bf16(t167);
    const float t168 = 1.0f + e_6; // activation.rs:21
    const float d_6 = decode_bf16(encode_bf16(t168));
    const float t169 = reciprocal_rn(d_6); // by_mode.rs:51
    const float y_13 = decode_bf16(encode_bf16(t169)); // activation.rs:22
    const float t170 = 1.0f - y_13; // activation.rs:23
    const float t171 = t155 * ((t155 < 0.0f) ? y_13 : decode_bf16(encode_bf16(t170))); // activation.rs:30
    const uint bits_27 = as_type<uint>(t171); // bits.rs:31
    const float t172 = decode_bf16(encode_bf16(as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)))); // activation.rs:30
    channels_6 = t172; // mod.rs:261
    const float t173 = channels_6 * channels_6; // mod.rs:262
    const float t174 = squares + t173;
    squares = (owned_6 ? t174 : squares);
    const bool owned_7 = 7u < own_len; // mod.rs:254
    const uint2 t175 = ((device const uint2*)conv_weight)[(((owned_7 ? first + 7u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_14 = 0.0f; // mod.rs:256
    const float t176 = decode_bf16(t175.x) * inputs_0_7; // mod.rs:259
    sum_14 = sum_14 + t176;
    const float t177 = decode_bf16(t175.x >> 16u) * inputs_1_7;
    sum_14 = sum_14 + t177;
    const float t178 = decode_bf16(t175.y) * inputs_2_7;
    sum_14 = sum_14 + t178;
    const float t179 = decode_bf16(t175.y >> 16u) * inputs_3_7;
    sum_14 = sum_14 + t179;
    const uint bits_28 = as_type<uint>(sum_14); // bits.rs:31
    const float t180 = decode_bf16(encode_bf16(as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)))); // mod.rs:261
    const float t181 = abs_f32(t180); // activation.rs:20
    const float t182 = t181 * 1.442695f; // exponential.rs:14
    const float sum_15 = t182 + 12582912.0f; // bits.rs:52
    const float k_7 = sum_15 - 12582912.0f; // bits.rs:53
    const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_15)), 1262485504);
    const float t183 = k_7 * 0.6933594f; // exponential.rs:15
    const float reduced_7 = t181 - t183;
    const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
    const float r_7 = reduced_7 - correction_7; // exponential.rs:17
    const float t184 = reduced_7 - r_7; // exponential.rs:18
    const float r_error_7 = t184 - correction_7;
    float q_7 = 0.00019891017f; // exponential.rs:26
    const float t185 = q_7 * r_7; // exponential.rs:29
    q_7 = t185 + 0.0013933674f;
    const float t186 = q_7 * r_7;
    q_7 = t186 + 0.008333311f;
    const float t187 = q_7 * r_7;
    q_7 = t187 + 0.041666467f;
    const float t188 = q_7 * r_7;
    q_7 = t188 + 0.16666667f;
    const float t189 = q_7 * r_7;
    q_7 = t189 + 0.5f;
    const float t190 = r_7 * r_7; // exponential.rs:31
    const float t191 = t190 * q_7;
    const float rest_7 = r_error_7 + t191;
    const float p_7 = r_7 + rest_7; // exponential.rs:32
    const float y_14 = 1.0f + p_7; // exponential.rs:33
    const int field_7 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), exponent_7); // bits.rs:38
    const uint bits_29 = as_type<uint>(y_14) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
    const uint bits_30 = as_type<uint>(t181); // exponential.rs:48
    const uint beyond_7 = ((bits_30 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_7 = (((bits_30 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_29)))); // exponential.rs:50
    const uint t192 = encode_bf16((((as_type<uint>(t181) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7)); // activation.rs:20
    const float e_7 = decode_bf16(t192);
    const float t193 = 1.0f + e_7; // activation.rs:21
    const float d_7 = decode_bf16(encode_bf16(t193));
    const float t194 = reciprocal_rn(d_7); // by_mode.rs:51
    const float y_15 = decode_bf16(encode_bf16(t194)); // activation.rs:22
    const float t195 = 1.0f - y_15; // activation.rs:23
    const float t196 = t180 * ((t180 < 0.0f) ? y_15 : decode_bf16(encode_bf16(t195))); // activation.rs:30
    const uint bits_31 = as_type<uint>(t196); // bits.rs:31
    const float t197 = decode_bf16(encode_bf16(as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)))); // activation.rs:30
    channels_7 = t197; // mod.rs:261
    const float t198 = channels_7 * channels_7; // mod.rs:262
    const float t199 = squares + t198;
    squares = (owned_7 ? t199 : squares);
    const float t200 = reduce_add_f32(squares); // mod.rs:264
    const float mean = quotient_rn(t200, float(imm.head_k_dim)); // by_mode.rs:44
    const float t201 = mean + imm.eps; // mod.rs:265
    const uint bits_32 = as_type<uint>(t201); // roots.rs:12
    const int exponent_8 = sub_i32(as_type<int>(bits_32 >> 23u), 127); // roots.rs:13
    const int odd = exponent_8 & 1; // roots.rs:14
    const float m = as_type<float>((bits_32 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_16 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t202 = 0.5f * m; // roots.rs:20
    const float t203 = t202 * y_16;
    const float t204 = t203 * y_16;
    const float t205 = 0.5f - t204;
    const float t206 = y_16 * t205;
    y_16 = y_16 + t206;
    const float t207 = 0.5f * m;
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
    const float y_17 = y_16; // roots.rs:22
    const int half_exponent = sub_i32(exponent_8, odd) >> 1u;
    const float product = m * y_17; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t217 = scaled - m; // roots.rs:38
    const float high = scaled - t217;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_17 * 4097.0f; // roots.rs:37
    const float t218 = scaled_1 - y_17; // roots.rs:38
    const float high_1 = scaled_1 - t218;
    const float b_low = y_17 - high_1; // roots.rs:39
    const float t219 = high * high_1; // roots.rs:31
    const float t220 = t219 - product;
    const float t221 = high * b_low;
    const float t222 = t220 + t221;
    const float t223 = a_low * high_1;
    const float t224 = t222 + t223;
    const float t225 = a_low * b_low;
    const float my_error = t224 + t225;
    const float product_1 = product * y_17; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t226 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t226;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_17 * 4097.0f; // roots.rs:37
    const float t227 = scaled_3 - y_17; // roots.rs:38
    const float high_3 = scaled_3 - t227;
    const float b_low_1 = y_17 - high_3; // roots.rs:39
    const float t228 = high_2 * high_3; // roots.rs:31
    const float t229 = t228 - product_1;
    const float t230 = high_2 * b_low_1;
    const float t231 = t229 + t230;
    const float t232 = a_low_1 * high_3;
    const float t233 = t231 + t232;
    const float t234 = a_low_1 * b_low_1;
    const float square_error = t233 + t234;
    const float t235 = 1.0f - product_1; // roots.rs:49
    const float t236 = t235 - square_error;
    const float t237 = my_error * y_17;
    const float residual = t236 - t237;
    const float t238 = 0.5f * residual; // roots.rs:50
    const float t239 = y_17 * t238;
    const float root = y_17 + t239;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_33 = as_type<uint>(t201); // roots.rs:52
    const uint sign_1 = bits_33 & 2147483648u; // roots.rs:53
    const bool zero = (bits_33 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_33 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t201) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const float dim = float(imm.head_k_dim); // mod.rs:184
    const uint bits_34 = as_type<uint>(dim); // roots.rs:12
    const int exponent_9 = sub_i32(as_type<int>(bits_34 >> 23u), 127); // roots.rs:13
    const int odd_1 = exponent_9 & 1; // roots.rs:14
    const float m_1 = as_type<float>((bits_34 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:15
    float y_18 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:17
    const float t240 = 0.5f * m_1; // roots.rs:20
    const float t241 = t240 * y_18;
    const float t242 = t241 * y_18;
    const float t243 = 0.5f - t242;
    const float t244 = y_18 * t243;
    y_18 = y_18 + t244;
    const float t245 = 0.5f * m_1;
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
    const float y_19 = y_18; // roots.rs:22
    const int half_exponent_1 = sub_i32(exponent_9, odd_1) >> 1u;
    const float product_2 = m_1 * y_19; // roots.rs:28
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:37
    const float t255 = scaled_5 - m_1; // roots.rs:38
    const float high_4 = scaled_5 - t255;
    const float a_low_2 = m_1 - high_4; // roots.rs:39
    const float scaled_6 = y_19 * 4097.0f; // roots.rs:37
    const float t256 = scaled_6 - y_19; // roots.rs:38
    const float high_5 = scaled_6 - t256;
    const float b_low_2 = y_19 - high_5; // roots.rs:39
    const float t257 = high_4 * high_5; // roots.rs:31
    const float t258 = t257 - product_2;
    const float t259 = high_4 * b_low_2;
    const float t260 = t258 + t259;
    const float t261 = a_low_2 * high_5;
    const float t262 = t260 + t261;
    const float t263 = a_low_2 * b_low_2;
    const float my_error_1 = t262 + t263;
    const float product_3 = product_2 * y_19; // roots.rs:28
    const float scaled_7 = product_2 * 4097.0f; // roots.rs:37
    const float t264 = scaled_7 - product_2; // roots.rs:38
    const float high_6 = scaled_7 - t264;
    const float a_low_3 = product_2 - high_6; // roots.rs:39
    const float scaled_8 = y_19 * 4097.0f; // roots.rs:37
    const float t265 = scaled_8 - y_19; // roots.rs:38
    const float high_7 = scaled_8 - t265;
    const float b_low_3 = y_19 - high_7; // roots.rs:39
    const float t266 = high_6 * high_7; // roots.rs:31
    const float t267 = t266 - product_3;
    const float t268 = high_6 * b_low_3;
    const float t269 = t267 + t268;
    const float t270 = a_low_3 * high_7;
    const float t271 = t269 + t270;
    const float t272 = a_low_3 * b_low_3;
    const float square_error_1 = t271 + t272;
    const float t273 = 1.0f - product_3; // roots.rs:49
    const float t274 = t273 - square_error_1;
    const float t275 = my_error_1 * y_19;
    const float residual_1 = t274 - t275;
    const float t276 = 0.5f * residual_1; // roots.rs:50
    const float t277 = y_19 * t276;
    const float root_1 = y_19 + t277;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:51
    const uint bits_35 = as_type<uint>(dim); // roots.rs:52
    const uint sign_2 = bits_35 & 2147483648u; // roots.rs:53
    const bool zero_1 = (bits_35 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_2 | 2139095040u) : ((bits_35 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:55
    const float t278 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:56
    const float t279 = reciprocal_rn(dim); // by_mode.rs:51
    const float factor = decode_bf16(encode_bf16(((head >= imm.n_qk_heads / 2u) ? t278 : t279))); // mod.rs:185
    if (is_inside) { // mod.rs:267
        if (is_value) { // mod.rs:268
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:269
            const float t280 = channels_0; // mod.rs:270
            const float t281 = channels_1;
            const float t282 = channels_2;
            const float t283 = channels_3;
            const float t284 = channels_4;
            const float t285 = channels_5;
            const float t286 = channels_6;
            const float t287 = channels_7;
            if (0u < own_len) { // gdn.rs:217
                v[place] = ushort(encode_bf16(t280)); // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                v[place + 1u] = ushort(encode_bf16(t281)); // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                v[place + 2u] = ushort(encode_bf16(t282)); // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                v[place + 3u] = ushort(encode_bf16(t283)); // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                v[place + 4u] = ushort(encode_bf16(t284)); // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                v[place + 5u] = ushort(encode_bf16(t285)); // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                v[place + 6u] = ushort(encode_bf16(t286)); // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                v[place + 7u] = ushort(encode_bf16(t287)); // gdn.rs:218
            }
        } else {
            float normed_0 = 0.0f; // mod.rs:272
            float normed_1 = 0.0f;
            float normed_2 = 0.0f;
            float normed_3 = 0.0f;
            float normed_4 = 0.0f;
            float normed_5 = 0.0f;
            float normed_6 = 0.0f;
            float normed_7 = 0.0f;
            const float t288 = channels_0 * scale; // mod.rs:275
            const uint bits_36 = as_type<uint>(t288); // bits.rs:31
            const float t289 = decode_bf16(encode_bf16(as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)))); // mod.rs:275
            const float t290 = t289 * factor;
            const uint bits_37 = as_type<uint>(t290); // bits.rs:31
            normed_0 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)); // mod.rs:275
            const float t291 = channels_1 * scale;
            const uint bits_38 = as_type<uint>(t291); // bits.rs:31
            const float t292 = decode_bf16(encode_bf16(as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)))); // mod.rs:275
            const float t293 = t292 * factor;
            const uint bits_39 = as_type<uint>(t293); // bits.rs:31
            normed_1 = as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)); // mod.rs:275
            const float t294 = channels_2 * scale;
            const uint bits_40 = as_type<uint>(t294); // bits.rs:31
            const float t295 = decode_bf16(encode_bf16(as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)))); // mod.rs:275
            const float t296 = t295 * factor;
            const uint bits_41 = as_type<uint>(t296); // bits.rs:31
            normed_2 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)); // mod.rs:275
            const float t297 = channels_3 * scale;
            const uint bits_42 = as_type<uint>(t297); // bits.rs:31
            const float t298 = decode_bf16(encode_bf16(as_type<float>((((bits_42 & 2139095040u) == 0u) ? bits_42 & 2147483648u : bits_42)))); // mod.rs:275
            const float t299 = t298 * factor;
            const uint bits_43 = as_type<uint>(t299); // bits.rs:31
            normed_3 = as_type<float>((((bits_43 & 2139095040u) == 0u) ? bits_43 & 2147483648u : bits_43)); // mod.rs:275
            const float t300 = channels_4 * scale;
            const uint bits_44 = as_type<uint>(t300); // bits.rs:31
            const float t301 = decode_bf16(encode_bf16(as_type<float>((((bits_44 & 2139095040u) == 0u) ? bits_44 & 2147483648u : bits_44)))); // mod.rs:275
            const float t302 = t301 * factor;
            const uint bits_45 = as_type<uint>(t302); // bits.rs:31
            normed_4 = as_type<float>((((bits_45 & 2139095040u) == 0u) ? bits_45 & 2147483648u : bits_45)); // mod.rs:275
            const float t303 = channels_5 * scale;
            const uint bits_46 = as_type<uint>(t303); // bits.rs:31
            const float t304 = decode_bf16(encode_bf16(as_type<float>((((bits_46 & 2139095040u) == 0u) ? bits_46 & 2147483648u : bits_46)))); // mod.rs:275
            const float t305 = t304 * factor;
            const uint bits_47 = as_type<uint>(t305); // bits.rs:31
            normed_5 = as_type<float>((((bits_47 & 2139095040u) == 0u) ? bits_47 & 2147483648u : bits_47)); // mod.rs:275
            const float t306 = channels_6 * scale;
            const uint bits_48 = as_type<uint>(t306); // bits.rs:31
            const float t307 = decode_bf16(encode_bf16(as_type<float>((((bits_48 & 2139095040u) == 0u) ? bits_48 & 2147483648u : bits_48)))); // mod.rs:275
            const float t308 = t307 * factor;
            const uint bits_49 = as_type<uint>(t308); // bits.rs:31
            normed_6 = as_type<float>((((bits_49 & 2139095040u) == 0u) ? bits_49 & 2147483648u : bits_49)); // mod.rs:275
            const float t309 = channels_7 * scale;
            const uint bits_50 = as_type<uint>(t309); // bits.rs:31
            const float t310 = decode_bf16(encode_bf16(as_type<float>((((bits_50 & 2139095040u) == 0u) ? bits_50 & 2147483648u : bits_50)))); // mod.rs:275
            const float t311 = t310 * factor;
            const uint bits_51 = as_type<uint>(t311); // bits.rs:31
            normed_7 = as_type<float>((((bits_51 & 2139095040u) == 0u) ? bits_51 & 2147483648u : bits_51)); // mod.rs:275
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:277
            const float t312 = normed_0; // mod.rs:278
            const float t313 = normed_1;
            const float t314 = normed_2;
            const float t315 = normed_3;
            const float t316 = normed_4;
            const float t317 = normed_5;
            const float t318 = normed_6;
            const float t319 = normed_7;
            if (0u < own_len) { // gdn.rs:217
                qk[place] = ushort(encode_bf16(t312)); // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                qk[place + 1u] = ushort(encode_bf16(t313)); // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                qk[place + 2u] = ushort(encode_bf16(t314)); // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                qk[place + 3u] = ushort(encode_bf16(t315)); // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                qk[place + 4u] = ushort(encode_bf16(t316)); // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                qk[place + 5u] = ushort(encode_bf16(t317)); // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                qk[place + 6u] = ushort(encode_bf16(t318)); // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                qk[place + 7u] = ushort(encode_bf16(t319)); // gdn.rs:218
            }
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:281
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:282
            const float t320 = decode_bf16(b[token * imm.b_stride + gate]); // mod.rs:283
            const float t321 = a_log[gate];
            const float t322 = decode_bf16(a[token * imm.a_stride + gate]) + decode_bf16(dt_bias[gate]); // mod.rs:191
            const float t323 = decode_bf16(encode_bf16(t322));
            const float t324 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t323)), 1120927744u))); // logistic.rs:19
            const float t325 = t324 * 1.442695f; // exponential.rs:14
            const float sum_16 = t325 + 12582912.0f; // bits.rs:52
            const float k_8 = sum_16 - 12582912.0f; // bits.rs:53
            const int exponent_10 = sub_i32(as_type<int>(as_type<uint>(sum_16)), 1262485504);
            const float t326 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_8 = t324 - t326;
            const float correction_8 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_8 = reduced_8 - correction_8; // exponential.rs:17
            const float t327 = reduced_8 - r_8; // exponential.rs:18
            const float r_error_8 = t327 - correction_8;
            float q_8 = 0.00019891017f; // exponential.rs:26
            const float t328 = q_8 * r_8; // exponential.rs:29
            q_8 = t328 + 0.0013933674f;
            const float t329 = q_8 * r_8;
            q_8 = t329 + 0.008333311f;
            const float t330 = q_8 * r_8;
            q_8 = t330 + 0.041666467f;
            const float t331 = q_8 * r_8;
            q_8 = t331 + 0.16666667f;
            const float t332 = q_8 * r_8;
            q_8 = t332 + 0.5f;
            const float t333 = r_8 * r_8; // exponential.rs:31
            const float t334 = t333 * q_8;
            const float rest_8 = r_error_8 + t334;
            const float p_8 = r_8 + rest_8; // exponential.rs:32
            const float y_20 = 1.0f + p_8; // exponential.rs:33
            const float t335 = 1.0f - y_20; // exponential.rs:34
            const float t336 = t335 + p_8;
            const float t337 = r_8 - p_8;
            const float t338 = t337 + rest_8;
            const float y_error = t336 + t338;
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_10, -60), 127)) << 23u); // bits.rs:66
            const float power = y_20 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_8 = 1.0f + power; // logistic.rs:72
            const bool halved = d_8 > 1.4142135f; // logistic.rs:73
            const float t339 = d_8 * 0.5f; // logistic.rs:74
            const float t340 = t339 - 1.0f;
            const float f = (halved ? t340 : power);
            const float t341 = 1.0f - d_8; // logistic.rs:75
            const float t342 = t341 + power;
            const float t343 = t342 + power_error;
            const float error = (halved ? t343 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_17 = whole + f; // logistic.rs:78
            const float t344 = whole - sum_17; // logistic.rs:79
            const float sum_error = t344 + f;
            const float t345 = 0.5f * power; // logistic.rs:81
            const float t346 = t345 - 1.0f;
            const float t347 = power * t346;
            const float slope = 1.0f + t347;
            float p_9 = 0.05351364f; // logarithm.rs:19
            const float t348 = p_9 * f; // logarithm.rs:31
            p_9 = t348 + -0.109175f;
            const float t349 = p_9 * f;
            p_9 = t349 + 0.12108583f;
            const float t350 = p_9 * f;
            p_9 = t350 + -0.12550178f;
            const float t351 = p_9 * f;
            p_9 = t351 + 0.14209557f;
            const float t352 = p_9 * f;
            p_9 = t352 + -0.16659358f;
            const float t353 = p_9 * f;
            p_9 = t353 + 0.20002224f;
            const float t354 = p_9 * f;
            p_9 = t354 + -0.25000167f;
            const float t355 = p_9 * f;
            p_9 = t355 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t356 = square * f; // logarithm.rs:34
            const float t357 = t356 * p_9;
            const float t358 = 0.5f * square;
            const float t359 = t357 - t358;
            const float t360 = whole_error + t359; // logistic.rs:82
            const float t361 = sum_error + t360;
            const float t362 = error * slope;
            const float tail = t361 + t362;
            const float linear = ((as_type<uint>(t323) > 2147483647u) ? 0.0f : t323); // logistic.rs:84
            const float total = linear + sum_17; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t363 = total - back; // logistic.rs:87
            const float t364 = linear - t363;
            const float t365 = sum_17 - back;
            const float total_error = t364 + t365;
            const float t366 = total_error + tail; // logistic.rs:88
            const float near = total + t366;
            const int field_8 = add_i32(as_type<int>(as_type<uint>(y_20) >> 23u), exponent_10); // bits.rs:38
            const uint bits_36 = as_type<uint>(y_20) + (as_type<uint>(exponent_10) << 23u); // bits.rs:39
            const float result = ((as_type<uint>(t323) > 2147483647u) & (exponent_10 < -60) ? as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_36))) : near); // logistic.rs:89
            const float bounded_8 = ((as_type<uint>(t323) == 2139095040u) ? t323 : result); // logistic.rs:90
            const uint t367 = encode_bf16((((as_type<uint>(t323) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_8)); // mod.rs:191
            const float delta = decode_bf16(t367);
            const float t368 = t321 * 1.442695f; // exponential.rs:14
            const float sum_18 = t368 + 12582912.0f; // bits.rs:52
            const float k_9 = sum_18 - 12582912.0f; // bits.rs:53
            const int exponent_11 = sub_i32(as_type<int>(as_type<uint>(sum_18)), 1262485504);
            const float t369 = k_9 * 0.6933594f; // exponential.rs:15
            const float reduced_9 = t321 - t369;
            const float correction_9 = k_9 * -0.00021219444f; // exponential.rs:16
            const float r_9 = reduced_9 - correction_9; // exponential.rs:17
            const float t370 = reduced_9 - r_9; // exponential.rs:18
            const float r_error_9 = t370 - correction_9;
            float q_9 = 0.00019891017f; // exponential.rs:26
            const float t371 = q_9 * r_9; // exponential.rs:29
            q_9 = t371 + 0.0013933674f;
            const float t372 = q_9 * r_9;
            q_9 = t372 + 0.008333311f;
            const float t373 = q_9 * r_9;
            q_9 = t373 + 0.041666467f;
            const float t374 = q_9 * r_9;
            q_9 = t374 + 0.16666667f;
            const float t375 = q_9 * r_9;
            q_9 = t375 + 0.5f;
            const float t376 = r_9 * r_9; // exponential.rs:31
            const float t377 = t376 * q_9;
            const float rest_9 = r_error_9 + t377;
            const float p_10 = r_9 + rest_9; // exponential.rs:32
            const float y_21 = 1.0f + p_10; // exponential.rs:33
            const int field_9 = add_i32(as_type<int>(as_type<uint>(y_21) >> 23u), exponent_11); // bits.rs:38
            const uint bits_37 = as_type<uint>(y_21) + (as_type<uint>(exponent_11) << 23u); // bits.rs:39
            const uint bits_38 = as_type<uint>(t321); // exponential.rs:48
            const uint beyond_8 = ((bits_38 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_9 = (((bits_38 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_8) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_37)))); // exponential.rs:50
            const float t378 = (((as_type<uint>(t321) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_9) * delta; // mod.rs:192
            const float t379 = neg_f32(t378);
            const float t380 = t379 * 1.442695f; // exponential.rs:14
            const float sum_19 = t380 + 12582912.0f; // bits.rs:52
            const float k_10 = sum_19 - 12582912.0f; // bits.rs:53
            const int exponent_12 = sub_i32(as_type<int>(as_type<uint>(sum_19)), 1262485504);
            const float t381 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_10 = t379 - t381;
            const float correction_10 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_10 = reduced_10 - correction_10; // exponential.rs:17
            const float t382 = reduced_10 - r_10; // exponential.rs:18
            const float r_error_10 = t382 - correction_10;
            float q_10 = 0.00019891017f; // exponential.rs:26
            const float t383 = q_10 * r_10; // exponential.rs:29
            q_10 = t383 + 0.0013933674f;
            const float t384 = q_10 * r_10;
            q_10 = t384 + 0.008333311f;
            const float t385 = q_10 * r_10;
            q_10 = t385 + 0.041666467f;
            const float t386 = q_10 * r_10;
            q_10 = t386 + 0.16666667f;
            const float t387 = q_10 * r_10;
            q_10 = t387 + 0.5f;
            const float t388 = r_10 * r_10; // exponential.rs:31
            const float t389 = t388 * q_10;
            const float rest_10 = r_error_10 + t389;
            const float p_11 = r_10 + rest_10; // exponential.rs:32
            const float y_22 = 1.0f + p_11; // exponential.rs:33
            const int field_10 = add_i32(as_type<int>(as_type<uint>(y_22) >> 23u), exponent_12); // bits.rs:38
            const uint bits_39 = as_type<uint>(y_22) + (as_type<uint>(exponent_12) << 23u); // bits.rs:39
            const uint bits_40 = as_type<uint>(t379); // exponential.rs:48
            const uint beyond_9 = ((bits_40 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_10 = (((bits_40 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_9) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_39)))); // exponential.rs:50
            const float t390 = abs_f32(t320); // activation.rs:20
            const float t391 = t390 * 1.442695f; // exponential.rs:14
            const float sum_20 = t391 + 12582912.0f; // bits.rs:52
            const float k_11 = sum_20 - 12582912.0f; // bits.rs:53
            const int exponent_13 = sub_i32(as_type<int>(as_type<uint>(sum_20)), 1262485504);
            const float t392 = k_11 * 0.6933594f; // exponential.rs:15
            const float reduced_11 = t390 - t392;
            const float correction_11 = k_11 * -0.00021219444f; // exponential.rs:16
            const float r_11 = reduced_11 - correction_11; // exponential.rs:17
            const float t393 = reduced_11 - r_11; // exponential.rs:18
            const float r_error_11 = t393 - correction_11;
            float q_11 = 0.00019891017f; // exponential.rs:26
            const float t394 = q_11 * r_11; // exponential.rs:29
            q_11 = t394 + 0.0013933674f;
            const float t395 = q_11 * r_11;
            q_11 = t395 + 0.008333311f;
            const float t396 = q_11 * r_11;
            q_11 = t396 + 0.041666467f;
            const float t397 = q_11 * r_11;
            q_11 = t397 + 0.16666667f;
            const float t398 = q_11 * r_11;
            q_11 = t398 + 0.5f;
            const float t399 = r_11 * r_11; // exponential.rs:31
            const float t400 = t399 * q_11;
            const float rest_11 = r_error_11 + t400;
            const float p_12 = r_11 + rest_11; // exponential.rs:32
            const float y_23 = 1.0f + p_12; // exponential.rs:33
            const int field_11 = add_i32(as_type<int>(as_type<uint>(y_23) >> 23u), exponent_13); // bits.rs:38
            const uint bits_41 = as_type<uint>(y_23) + (as_type<uint>(exponent_13) << 23u); // bits.rs:39
            const uint bits_42 = as_type<uint>(t390); // exponential.rs:48
            const uint beyond_10 = ((bits_42 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_11 = (((bits_42 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_10) : as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_41)))); // exponential.rs:50
            const uint t401 = encode_bf16((((as_type<uint>(t390) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_11)); // activation.rs:20
            const float e_8 = decode_bf16(t401);
            const float t402 = 1.0f + e_8; // activation.rs:21
            const float d_9 = decode_bf16(encode_bf16(t402));
            const float t403 = reciprocal_rn(d_9); // by_mode.rs:51
            const float y_24 = decode_bf16(encode_bf16(t403)); // activation.rs:22
            const float t404 = 1.0f - y_24; // activation.rs:23
            const float2 t405 = float2((((as_type<uint>(t379) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_10), ((t320 < 0.0f) ? y_24 : decode_bf16(encode_bf16(t404)))); // mod.rs:284
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t405;
        }
    }
}
