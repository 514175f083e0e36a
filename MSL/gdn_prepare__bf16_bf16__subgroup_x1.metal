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

float max_f32(float a, float b) {
    return a < b ? b : a;
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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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
    const uint bits = as_type<uint>(sum); // bits.rs:29
    const float t5 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:261
    const float t6 = abs_f32(t5); // activation.rs:20
    const float t7 = min_f32(max_f32(t6, -104.0f), 89.0f); // exponential.rs:40
    const float t8 = t7 * 1.442695f; // exponential.rs:14
    const float k = rint(t8);
    const float t9 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t7 - t9;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t10 = reduced - r; // exponential.rs:18
    const float r_error = t10 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t11 = q * r; // exponential.rs:29
    q = t11 + 0.0013933674f;
    const float t12 = q * r;
    q = t12 + 0.008333311f;
    const float t13 = q * r;
    q = t13 + 0.041666467f;
    const float t14 = q * r;
    q = t14 + 0.16666667f;
    const float t15 = q * r;
    q = t15 + 0.5f;
    const float t16 = r * r; // exponential.rs:31
    const float t17 = t16 * q;
    const float rest = r_error + t17;
    const float p = r + rest; // exponential.rs:32
    const float y = 1.0f + p; // exponential.rs:33
    const int t18 = i32_from_f32(k); // exponential.rs:42
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), t18); // bits.rs:36
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(t18) << 23u); // bits.rs:37
    const float t19 = (((as_type<uint>(t6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
    const float e = decode_bf16(encode_bf16(t19)); // activation.rs:20
    const float t20 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t20));
    const float t21 = reciprocal_rn(d); // by_mode.rs:51
    const float y_1 = decode_bf16(encode_bf16(t21)); // activation.rs:22
    const float t22 = 1.0f - y_1; // activation.rs:23
    const float t23 = t5 * ((t5 < 0.0f) ? y_1 : decode_bf16(encode_bf16(t22))); // activation.rs:30
    const uint bits_2 = as_type<uint>(t23); // bits.rs:29
    const float t24 = decode_bf16(encode_bf16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // activation.rs:30
    channels_0 = t24; // mod.rs:261
    const float t25 = channels_0 * channels_0; // mod.rs:262
    const float t26 = squares + t25;
    squares = (owned ? t26 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:254
    const uint2 t27 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_1 = 0.0f; // mod.rs:256
    const float t28 = decode_bf16(t27.x) * inputs_0_1; // mod.rs:259
    sum_1 = sum_1 + t28;
    const float t29 = decode_bf16(t27.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + t29;
    const float t30 = decode_bf16(t27.y) * inputs_2_1;
    sum_1 = sum_1 + t30;
    const float t31 = decode_bf16(t27.y >> 16u) * inputs_3_1;
    sum_1 = sum_1 + t31;
    const uint bits_3 = as_type<uint>(sum_1); // bits.rs:29
    const float t32 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // mod.rs:261
    const float t33 = abs_f32(t32); // activation.rs:20
    const float t34 = min_f32(max_f32(t33, -104.0f), 89.0f); // exponential.rs:40
    const float t35 = t34 * 1.442695f; // exponential.rs:14
    const float k_1 = rint(t35);
    const float t36 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t34 - t36;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t37 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t37 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t38 = q_1 * r_1; // exponential.rs:29
    q_1 = t38 + 0.0013933674f;
    const float t39 = q_1 * r_1;
    q_1 = t39 + 0.008333311f;
    const float t40 = q_1 * r_1;
    q_1 = t40 + 0.041666467f;
    const float t41 = q_1 * r_1;
    q_1 = t41 + 0.16666667f;
    const float t42 = q_1 * r_1;
    q_1 = t42 + 0.5f;
    const float t43 = r_1 * r_1; // exponential.rs:31
    const float t44 = t43 * q_1;
    const float rest_1 = r_error_1 + t44;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int t45 = i32_from_f32(k_1); // exponential.rs:42
    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t45); // bits.rs:36
    const uint bits_4 = as_type<uint>(y_2) + (as_type<uint>(t45) << 23u); // bits.rs:37
    const float t46 = (((as_type<uint>(t33) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
    const float e_1 = decode_bf16(encode_bf16(t46)); // activation.rs:20
    const float t47 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t47));
    const float t48 = reciprocal_rn(d_1); // by_mode.rs:51
    const float y_3 = decode_bf16(encode_bf16(t48)); // activation.rs:22
    const float t49 = 1.0f - y_3; // activation.rs:23
    const float t50 = t32 * ((t32 < 0.0f) ? y_3 : decode_bf16(encode_bf16(t49))); // activation.rs:30
    const uint bits_5 = as_type<uint>(t50); // bits.rs:29
    const float t51 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // activation.rs:30
    channels_1 = t51; // mod.rs:261
    const float t52 = channels_1 * channels_1; // mod.rs:262
    const float t53 = squares + t52;
    squares = (owned_1 ? t53 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:254
    const uint2 t54 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_2 = 0.0f; // mod.rs:256
    const float t55 = decode_bf16(t54.x) * inputs_0_2; // mod.rs:259
    sum_2 = sum_2 + t55;
    const float t56 = decode_bf16(t54.x >> 16u) * inputs_1_2;
    sum_2 = sum_2 + t56;
    const float t57 = decode_bf16(t54.y) * inputs_2_2;
    sum_2 = sum_2 + t57;
    const float t58 = decode_bf16(t54.y >> 16u) * inputs_3_2;
    sum_2 = sum_2 + t58;
    const uint bits_6 = as_type<uint>(sum_2); // bits.rs:29
    const float t59 = decode_bf16(encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // mod.rs:261
    const float t60 = abs_f32(t59); // activation.rs:20
    const float t61 = min_f32(max_f32(t60, -104.0f), 89.0f); // exponential.rs:40
    const float t62 = t61 * 1.442695f; // exponential.rs:14
    const float k_2 = rint(t62);
    const float t63 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t61 - t63;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t64 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t64 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t65 = q_2 * r_2; // exponential.rs:29
    q_2 = t65 + 0.0013933674f;
    const float t66 = q_2 * r_2;
    q_2 = t66 + 0.008333311f;
    const float t67 = q_2 * r_2;
    q_2 = t67 + 0.041666467f;
    const float t68 = q_2 * r_2;
    q_2 = t68 + 0.16666667f;
    const float t69 = q_2 * r_2;
    q_2 = t69 + 0.5f;
    const float t70 = r_2 * r_2; // exponential.rs:31
    const float t71 = t70 * q_2;
    const float rest_2 = r_error_2 + t71;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int t72 = i32_from_f32(k_2); // exponential.rs:42
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t72); // bits.rs:36
    const uint bits_7 = as_type<uint>(y_4) + (as_type<uint>(t72) << 23u); // bits.rs:37
    const float t73 = (((as_type<uint>(t60) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_7)))); // exponential.rs:42
    const float e_2 = decode_bf16(encode_bf16(t73)); // activation.rs:20
    const float t74 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_bf16(encode_bf16(t74));
    const float t75 = reciprocal_rn(d_2); // by_mode.rs:51
    const float y_5 = decode_bf16(encode_bf16(t75)); // activation.rs:22
    const float t76 = 1.0f - y_5; // activation.rs:23
    const float t77 = t59 * ((t59 < 0.0f) ? y_5 : decode_bf16(encode_bf16(t76))); // activation.rs:30
    const uint bits_8 = as_type<uint>(t77); // bits.rs:29
    const float t78 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // activation.rs:30
    channels_2 = t78; // mod.rs:261
    const float t79 = channels_2 * channels_2; // mod.rs:262
    const float t80 = squares + t79;
    squares = (owned_2 ? t80 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:254
    const uint2 t81 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_3 = 0.0f; // mod.rs:256
    const float t82 = decode_bf16(t81.x) * inputs_0_3; // mod.rs:259
    sum_3 = sum_3 + t82;
    const float t83 = decode_bf16(t81.x >> 16u) * inputs_1_3;
    sum_3 = sum_3 + t83;
    const float t84 = decode_bf16(t81.y) * inputs_2_3;
    sum_3 = sum_3 + t84;
    const float t85 = decode_bf16(t81.y >> 16u) * inputs_3_3;
    sum_3 = sum_3 + t85;
    const uint bits_9 = as_type<uint>(sum_3); // bits.rs:29
    const float t86 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // mod.rs:261
    const float t87 = abs_f32(t86); // activation.rs:20
    const float t88 = min_f32(max_f32(t87, -104.0f), 89.0f); // exponential.rs:40
    const float t89 = t88 * 1.442695f; // exponential.rs:14
    const float k_3 = rint(t89);
    const float t90 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t88 - t90;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t91 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t91 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t92 = q_3 * r_3; // exponential.rs:29
    q_3 = t92 + 0.0013933674f;
    const float t93 = q_3 * r_3;
    q_3 = t93 + 0.008333311f;
    const float t94 = q_3 * r_3;
    q_3 = t94 + 0.041666467f;
    const float t95 = q_3 * r_3;
    q_3 = t95 + 0.16666667f;
    const float t96 = q_3 * r_3;
    q_3 = t96 + 0.5f;
    const float t97 = r_3 * r_3; // exponential.rs:31
    const float t98 = t97 * q_3;
    const float rest_3 = r_error_3 + t98;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int t99 = i32_from_f32(k_3); // exponential.rs:42
    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t99); // bits.rs:36
    const uint bits_10 = as_type<uint>(y_6) + (as_type<uint>(t99) << 23u); // bits.rs:37
    const float t100 = (((as_type<uint>(t87) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
    const float e_3 = decode_bf16(encode_bf16(t100)); // activation.rs:20
    const float t101 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_bf16(encode_bf16(t101));
    const float t102 = reciprocal_rn(d_3); // by_mode.rs:51
    const float y_7 = decode_bf16(encode_bf16(t102)); // activation.rs:22
    const float t103 = 1.0f - y_7; // activation.rs:23
    const float t104 = t86 * ((t86 < 0.0f) ? y_7 : decode_bf16(encode_bf16(t103))); // activation.rs:30
    const uint bits_11 = as_type<uint>(t104); // bits.rs:29
    const float t105 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:30
    channels_3 = t105; // mod.rs:261
    const float t106 = channels_3 * channels_3; // mod.rs:262
    const float t107 = squares + t106;
    squares = (owned_3 ? t107 : squares);
    const bool owned_4 = 4u < own_len; // mod.rs:254
    const uint2 t108 = ((device const uint2*)conv_weight)[(((owned_4 ? first + 4u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_4 = 0.0f; // mod.rs:256
    const float t109 = decode_bf16(t108.x) * inputs_0_4; // mod.rs:259
    sum_4 = sum_4 + t109;
    const float t110 = decode_bf16(t108.x >> 16u) * inputs_1_4;
    sum_4 = sum_4 + t110;
    const float t111 = decode_bf16(t108.y) * inputs_2_4;
    sum_4 = sum_4 + t111;
    const float t112 = decode_bf16(t108.y >> 16u) * inputs_3_4;
    sum_4 = sum_4 + t112;
    const uint bits_12 = as_type<uint>(sum_4); // bits.rs:29
    const float t113 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // mod.rs:261
    const float t114 = abs_f32(t113); // activation.rs:20
    const float t115 = min_f32(max_f32(t114, -104.0f), 89.0f); // exponential.rs:40
    const float t116 = t115 * 1.442695f; // exponential.rs:14
    const float k_4 = rint(t116);
    const float t117 = k_4 * 0.6933594f; // exponential.rs:15
    const float reduced_4 = t115 - t117;
    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
    const float t118 = reduced_4 - r_4; // exponential.rs:18
    const float r_error_4 = t118 - correction_4;
    float q_4 = 0.00019891017f; // exponential.rs:26
    const float t119 = q_4 * r_4; // exponential.rs:29
    q_4 = t119 + 0.0013933674f;
    const float t120 = q_4 * r_4;
    q_4 = t120 + 0.008333311f;
    const float t121 = q_4 * r_4;
    q_4 = t121 + 0.041666467f;
    const float t122 = q_4 * r_4;
    q_4 = t122 + 0.16666667f;
    const float t123 = q_4 * r_4;
    q_4 = t123 + 0.5f;
    const float t124 = r_4 * r_4; // exponential.rs:31
    const float t125 = t124 * q_4;
    const float rest_4 = r_error_4 + t125;
    const float p_4 = r_4 + rest_4; // exponential.rs:32
    const float y_8 = 1.0f + p_4; // exponential.rs:33
    const int t126 = i32_from_f32(k_4); // exponential.rs:42
    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t126); // bits.rs:36
    const uint bits_13 = as_type<uint>(y_8) + (as_type<uint>(t126) << 23u); // bits.rs:37
    const float t127 = (((as_type<uint>(t114) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:42
    const float e_4 = decode_bf16(encode_bf16(t127)); // activation.rs:20
    const float t128 = 1.0f + e_4; // activation.rs:21
    const float d_4 = decode_bf16(encode_bf16(t128));
    const float t129 = reciprocal_rn(d_4); // by_mode.rs:51
    const float y_9 = decode_bf16(encode_bf16(t129)); // activation.rs:22
    const float t130 = 1.0f - y_9; // activation.rs:23
    const float t131 = t113 * ((t113 < 0.0f) ? y_9 : decode_bf16(encode_bf16(t130))); // activation.rs:30
    const uint bits_14 = as_type<uint>(t131); // bits.rs:29
    const float t132 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
    channels_4 = t132; // mod.rs:261
    const float t133 = channels_4 * channels_4; // mod.rs:262
    const float t134 = squares + t133;
    squares = (owned_4 ? t134 : squares);
    const bool owned_5 = 5u < own_len; // mod.rs:254
    const uint2 t135 = ((device const uint2*)conv_weight)[(((owned_5 ? first + 5u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_5 = 0.0f; // mod.rs:256
    const float t136 = decode_bf16(t135.x) * inputs_0_5; // mod.rs:259
    sum_5 = sum_5 + t136;
    const float t137 = decode_bf16(t135.x >> 16u) * inputs_1_5;
    sum_5 = sum_5 + t137;
    const float t138 = decode_bf16(t135.y) * inputs_2_5;
    sum_5 = sum_5 + t138;
    const float t139 = decode_bf16(t135.y >> 16u) * inputs_3_5;
    sum_5 = sum_5 + t139;
    const uint bits_15 = as_type<uint>(sum_5); // bits.rs:29
    const float t140 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // mod.rs:261
    const float t141 = abs_f32(t140); // activation.rs:20
    const float t142 = min_f32(max_f32(t141, -104.0f), 89.0f); // exponential.rs:40
    const float t143 = t142 * 1.442695f; // exponential.rs:14
    const float k_5 = rint(t143);
    const float t144 = k_5 * 0.6933594f; // exponential.rs:15
    const float reduced_5 = t142 - t144;
    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
    const float t145 = reduced_5 - r_5; // exponential.rs:18
    const float r_error_5 = t145 - correction_5;
    float q_5 = 0.00019891017f; // exponential.rs:26
    const float t146 = q_5 * r_5; // exponential.rs:29
    q_5 = t146 + 0.0013933674f;
    const float t147 = q_5 * r_5;
    q_5 = t147 + 0.008333311f;
    const float t148 = q_5 * r_5;
    q_5 = t148 + 0.041666467f;
    const float t149 = q_5 * r_5;
    q_5 = t149 + 0.16666667f;
    const float t150 = q_5 * r_5;
    q_5 = t150 + 0.5f;
    const float t151 = r_5 * r_5; // exponential.rs:31
    const float t152 = t151 * q_5;
    const float rest_5 = r_error_5 + t152;
    const float p_5 = r_5 + rest_5; // exponential.rs:32
    const float y_10 = 1.0f + p_5; // exponential.rs:33
    const int t153 = i32_from_f32(k_5); // exponential.rs:42
    const int field_5 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), t153); // bits.rs:36
    const uint bits_16 = as_type<uint>(y_10) + (as_type<uint>(t153) << 23u); // bits.rs:37
    const float t154 = (((as_type<uint>(t141) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
    const float e_5 = decode_bf16(encode_bf16(t154)); // activation.rs:20
    const float t155 = 1.0f + e_5; // activation.rs:21
    const float d_5 = decode_bf16(encode_bf16(t155));
    const float t156 = reciprocal_rn(d_5); // by_mode.rs:51
    const float y_11 = decode_bf16(encode_bf16(t156)); // activation.rs:22
    const float t157 = 1.0f - y_11; // activation.rs:23
    const float t158 = t140 * ((t140 < 0.0f) ? y_11 : decode_bf16(encode_bf16(t157))); // activation.rs:30
    const uint bits_17 = as_type<uint>(t158); // bits.rs:29
    const float t159 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // activation.rs:30
    channels_5 = t159; // mod.rs:261
    const float t160 = channels_5 * channels_5; // mod.rs:262
    const float t161 = squares + t160;
    squares = (owned_5 ? t161 : squares);
    const bool owned_6 = 6u < own_len; // mod.rs:254
    const uint2 t162 = ((device const uint2*)conv_weight)[(((owned_6 ? first + 6u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_6 = 0.0f; // mod.rs:256
    const float t163 = decode_bf16(t162.x) * inputs_0_6; // mod.rs:259
    sum_6 = sum_6 + t163;
    const float t164 = decode_bf16(t162.x >> 16u) * inputs_1_6;
    sum_6 = sum_6 + t164;
    const float t165 = decode_bf16(t162.y) * inputs_2_6;
    sum_6 = sum_6 + t165;
    const float t166 = decode_bf16(t162.y >> 16u) * inputs_3_6;
    sum_6 = sum_6 + t166;
    const uint bits_18 = as_type<uint>(sum_6); // bits.rs:29
    const float t167 = decode_bf16(encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // mod.rs:261
    const float t168 = abs_f32(t167); // activation.rs:20
    const float t169 = min_f32(max_f32(t168, -104.0f), 89.0f); // exponential.rs:40
    const float t170 = t169 * 1.442695f; // exponential.rs:14
    const float k_6 = rint(t170);
    const float t171 = k_6 * 0.6933594f; // exponential.rs:15
    const float reduced_6 = t169 - t171;
    const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
    const float r_6 = reduced_6 - correction_6; // exponential.rs:17
    const float t172 = reduced_6 - r_6; // exponential.rs:18
    const float r_error_6 = t172 - correction_6;
    float q_6 = 0.00019891017f; // exponential.rs:26
    const float t173 = q_6 * r_6; // exponential.rs:29
    q_6 = t173 + 0.0013933674f;
    const float t174 = q_6 * r_6;
    q_6 = t174 + 0.008333311f;
    const float t175 = q_6 * r_6;
    q_6 = t175 + 0.041666467f;
    const float t176 = q_6 * r_6;
    q_6 = t176 + 0.16666667f;
    const float t177 = q_6 * r_6;
    q_6 = t177 + 0.5f;
    const float t178 = r_6 * r_6; // exponential.rs:31
    const float t179 = t178 * q_6;
    const float rest_6 = r_error_6 + t179;
    const float p_6 = r_6 + rest_6; // exponential.rs:32
    const float y_12 = 1.0f + p_6; // exponential.rs:33
    const int t180 = i32_from_f32(k_6); // exponential.rs:42
    const int field_6 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), t180); // bits.rs:36
    const uint bits_19 = as_type<uint>(y_12) + (as_type<uint>(t180) << 23u); // bits.rs:37
    const float t181 = (((as_type<uint>(t168) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_19)))); // exponential.rs:42
    const float e_6 = decode_bf16(encode_bf16(t181)); // activation.rs:20
    const float t182 = 1.0f + e_6; // activation.rs:21
    const float d_6 = decode_bf16(encode_bf16(t182));
    const float t183 = reciprocal_rn(d_6); // by_mode.rs:51
    const float y_13 = decode_bf16(encode_bf16(t183)); // activation.rs:22
    const float t184 = 1.0f - y_13; // activation.rs:23
    const float t185 = t167 * ((t167 < 0.0f) ? y_13 : decode_bf16(encode_bf16(t184))); // activation.rs:30
    const uint bits_20 = as_type<uint>(t185); // bits.rs:29
    const float t186 = decode_bf16(encode_bf16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // activation.rs:30
    channels_6 = t186; // mod.rs:261
    const float t187 = channels_6 * channels_6; // mod.rs:262
    const float t188 = squares + t187;
    squares = (owned_6 ? t188 : squares);
    const bool owned_7 = 7u < own_len; // mod.rs:254
    const uint2 t189 = ((device const uint2*)conv_weight)[(((owned_7 ? first + 7u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_7 = 0.0f; // mod.rs:256
    const float t190 = decode_bf16(t189.x) * inputs_0_7; // mod.rs:259
    sum_7 = sum_7 + t190;
    const float t191 = decode_bf16(t189.x >> 16u) * inputs_1_7;
    sum_7 = sum_7 + t191;
    const float t192 = decode_bf16(t189.y) * inputs_2_7;
    sum_7 = sum_7 + t192;
    const float t193 = decode_bf16(t189.y >> 16u) * inputs_3_7;
    sum_7 = sum_7 + t193;
    const uint bits_21 = as_type<uint>(sum_7); // bits.rs:29
    const float t194 = decode_bf16(encode_bf16(as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)))); // mod.rs:261
    const float t195 = abs_f32(t194); // activation.rs:20
    const float t196 = min_f32(max_f32(t195, -104.0f), 89.0f); // exponential.rs:40
    const float t197 = t196 * 1.442695f; // exponential.rs:14
    const float k_7 = rint(t197);
    const float t198 = k_7 * 0.6933594f; // exponential.rs:15
    const float reduced_7 = t196 - t198;
    const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
    const float r_7 = reduced_7 - correction_7; // exponential.rs:17
    const float t199 = reduced_7 - r_7; // exponential.rs:18
    const float r_error_7 = t199 - correction_7;
    float q_7 = 0.00019891017f; // exponential.rs:26
    const float t200 = q_7 * r_7; // exponential.rs:29
    q_7 = t200 + 0.0013933674f;
    const float t201 = q_7 * r_7;
    q_7 = t201 + 0.008333311f;
    const float t202 = q_7 * r_7;
    q_7 = t202 + 0.041666467f;
    const float t203 = q_7 * r_7;
    q_7 = t203 + 0.16666667f;
    const float t204 = q_7 * r_7;
    q_7 = t204 + 0.5f;
    const float t205 = r_7 * r_7; // exponential.rs:31
    const float t206 = t205 * q_7;
    const float rest_7 = r_error_7 + t206;
    const float p_7 = r_7 + rest_7; // exponential.rs:32
    const float y_14 = 1.0f + p_7; // exponential.rs:33
    const int t207 = i32_from_f32(k_7); // exponential.rs:42
    const int field_7 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), t207); // bits.rs:36
    const uint bits_22 = as_type<uint>(y_14) + (as_type<uint>(t207) << 23u); // bits.rs:37
    const float t208 = (((as_type<uint>(t195) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_22)))); // exponential.rs:42
    const float e_7 = decode_bf16(encode_bf16(t208)); // activation.rs:20
    const float t209 = 1.0f + e_7; // activation.rs:21
    const float d_7 = decode_bf16(encode_bf16(t209));
    const float t210 = reciprocal_rn(d_7); // by_mode.rs:51
    const float y_15 = decode_bf16(encode_bf16(t210)); // activation.rs:22
    const float t211 = 1.0f - y_15; // activation.rs:23
    const float t212 = t194 * ((t194 < 0.0f) ? y_15 : decode_bf16(encode_bf16(t211))); // activation.rs:30
    const uint bits_23 = as_type<uint>(t212); // bits.rs:29
    const float t213 = decode_bf16(encode_bf16(as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)))); // activation.rs:30
    channels_7 = t213; // mod.rs:261
    const float t214 = channels_7 * channels_7; // mod.rs:262
    const float t215 = squares + t214;
    squares = (owned_7 ? t215 : squares);
    const float t216 = reduce_add_f32(squares); // mod.rs:264
    const float mean = quotient_rn(t216, float(imm.head_k_dim)); // by_mode.rs:44
    const float t217 = mean + imm.eps; // mod.rs:265
    const uint bits_24 = as_type<uint>(t217); // roots.rs:12
    const int exponent = sub_i32(as_type<int>(bits_24 >> 23u), 127); // roots.rs:13
    const int odd = exponent & 1; // roots.rs:14
    const float m = as_type<float>((bits_24 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_16 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t218 = 0.5f * m; // roots.rs:20
    const float t219 = t218 * y_16;
    const float t220 = t219 * y_16;
    const float t221 = 0.5f - t220;
    const float t222 = y_16 * t221;
    y_16 = y_16 + t222;
    const float t223 = 0.5f * m;
    const float t224 = t223 * y_16;
    const float t225 = t224 * y_16;
    const float t226 = 0.5f - t225;
    const float t227 = y_16 * t226;
    y_16 = y_16 + t227;
    const float t228 = 0.5f * m;
    const float t229 = t228 * y_16;
    const float t230 = t229 * y_16;
    const float t231 = 0.5f - t230;
    const float t232 = y_16 * t231;
    y_16 = y_16 + t232;
    const float y_17 = y_16; // roots.rs:22
    const int half_exponent = sub_i32(exponent, odd) >> 1u;
    const float product = m * y_17; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t233 = scaled - m; // roots.rs:38
    const float high = scaled - t233;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_17 * 4097.0f; // roots.rs:37
    const float t234 = scaled_1 - y_17; // roots.rs:38
    const float high_1 = scaled_1 - t234;
    const float b_low = y_17 - high_1; // roots.rs:39
    const float t235 = high * high_1; // roots.rs:31
    const float t236 = t235 - product;
    const float t237 = high * b_low;
    const float t238 = t236 + t237;
    const float t239 = a_low * high_1;
    const float t240 = t238 + t239;
    const float t241 = a_low * b_low;
    const float my_error = t240 + t241;
    const float product_1 = product * y_17; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t242 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t242;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_17 * 4097.0f; // roots.rs:37
    const float t243 = scaled_3 - y_17; // roots.rs:38
    const float high_3 = scaled_3 - t243;
    const float b_low_1 = y_17 - high_3; // roots.rs:39
    const float t244 = high_2 * high_3; // roots.rs:31
    const float t245 = t244 - product_1;
    const float t246 = high_2 * b_low_1;
    const float t247 = t245 + t246;
    const float t248 = a_low_1 * high_3;
    const float t249 = t247 + t248;
    const float t250 = a_low_1 * b_low_1;
    const float square_error = t249 + t250;
    const float t251 = 1.0f - product_1; // roots.rs:49
    const float t252 = t251 - square_error;
    const float t253 = my_error * y_17;
    const float residual = t252 - t253;
    const float t254 = 0.5f * residual; // roots.rs:50
    const float t255 = y_17 * t254;
    const float root = y_17 + t255;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_25 = as_type<uint>(t217); // roots.rs:52
    const uint sign_1 = bits_25 & 2147483648u; // roots.rs:53
    const bool zero = (bits_25 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_25 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t217) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const float dim = float(imm.head_k_dim); // mod.rs:184
    const uint bits_26 = as_type<uint>(dim); // roots.rs:12
    const int exponent_1 = sub_i32(as_type<int>(bits_26 >> 23u), 127); // roots.rs:13
    const int odd_1 = exponent_1 & 1; // roots.rs:14
    const float m_1 = as_type<float>((bits_26 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:15
    float y_18 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:17
    const float t256 = 0.5f * m_1; // roots.rs:20
    const float t257 = t256 * y_18;
    const float t258 = t257 * y_18;
    const float t259 = 0.5f - t258;
    const float t260 = y_18 * t259;
    y_18 = y_18 + t260;
    const float t261 = 0.5f * m_1;
    const float t262 = t261 * y_18;
    const float t263 = t262 * y_18;
    const float t264 = 0.5f - t263;
    const float t265 = y_18 * t264;
    y_18 = y_18 + t265;
    const float t266 = 0.5f * m_1;
    const float t267 = t266 * y_18;
    const float t268 = t267 * y_18;
    const float t269 = 0.5f - t268;
    const float t270 = y_18 * t269;
    y_18 = y_18 + t270;
    const float y_19 = y_18; // roots.rs:22
    const int half_exponent_1 = sub_i32(exponent_1, odd_1) >> 1u;
    const float product_2 = m_1 * y_19; // roots.rs:28
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:37
    const float t271 = scaled_5 - m_1; // roots.rs:38
    const float high_4 = scaled_5 - t271;
    const float a_low_2 = m_1 - high_4; // roots.rs:39
    const float scaled_6 = y_19 * 4097.0f; // roots.rs:37
    const float t272 = scaled_6 - y_19; // roots.rs:38
    const float high_5 = scaled_6 - t272;
    const float b_low_2 = y_19 - high_5; // roots.rs:39
    const float t273 = high_4 * high_5; // roots.rs:31
    const float t274 = t273 - product_2;
    const float t275 = high_4 * b_low_2;
    const float t276 = t274 + t275;
    const float t277 = a_low_2 * high_5;
    const float t278 = t276 + t277;
    const float t279 = a_low_2 * b_low_2;
    const float my_error_1 = t278 + t279;
    const float product_3 = product_2 * y_19; // roots.rs:28
    const float scaled_7 = product_2 * 4097.0f; // roots.rs:37
    const float t280 = scaled_7 - product_2; // roots.rs:38
    const float high_6 = scaled_7 - t280;
    const float a_low_3 = product_2 - high_6; // roots.rs:39
    const float scaled_8 = y_19 * 4097.0f; // roots.rs:37
    const float t281 = scaled_8 - y_19; // roots.rs:38
    const float high_7 = scaled_8 - t281;
    const float b_low_3 = y_19 - high_7; // roots.rs:39
    const float t282 = high_6 * high_7; // roots.rs:31
    const float t283 = t282 - product_3;
    const float t284 = high_6 * b_low_3;
    const float t285 = t283 + t284;
    const float t286 = a_low_3 * high_7;
    const float t287 = t285 + t286;
    const float t288 = a_low_3 * b_low_3;
    const float square_error_1 = t287 + t288;
    const float t289 = 1.0f - product_3; // roots.rs:49
    const float t290 = t289 - square_error_1;
    const float t291 = my_error_1 * y_19;
    const float residual_1 = t290 - t291;
    const float t292 = 0.5f * residual_1; // roots.rs:50
    const float t293 = y_19 * t292;
    const float root_1 = y_19 + t293;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:51
    const uint bits_27 = as_type<uint>(dim); // roots.rs:52
    const uint sign_2 = bits_27 & 2147483648u; // roots.rs:53
    const bool zero_1 = (bits_27 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_2 | 2139095040u) : ((bits_27 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:55
    const float t294 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:56
    const float t295 = reciprocal_rn(dim); // by_mode.rs:51
    const float factor = decode_bf16(encode_bf16(((head >= imm.n_qk_heads / 2u) ? t294 : t295))); // mod.rs:185
    if (is_inside) { // mod.rs:267
        if (is_value) { // mod.rs:268
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:269
            const float t296 = channels_0; // mod.rs:270
            const float t297 = channels_1;
            const float t298 = channels_2;
            const float t299 = channels_3;
            const float t300 = channels_4;
            const float t301 = channels_5;
            const float t302 = channels_6;
            const float t303 = channels_7;
            if (0u < own_len) { // gdn.rs:217
                v[place] = ushort(encode_bf16(t296)); // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                v[place + 1u] = ushort(encode_bf16(t297)); // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                v[place + 2u] = ushort(encode_bf16(t298)); // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                v[place + 3u] = ushort(encode_bf16(t299)); // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                v[place + 4u] = ushort(encode_bf16(t300)); // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                v[place + 5u] = ushort(encode_bf16(t301)); // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                v[place + 6u] = ushort(encode_bf16(t302)); // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                v[place + 7u] = ushort(encode_bf16(t303)); // gdn.rs:218
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
            const float t304 = channels_0 * scale; // mod.rs:275
            const uint bits_28 = as_type<uint>(t304); // bits.rs:29
            const float t305 = decode_bf16(encode_bf16(as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)))); // mod.rs:275
            const float t306 = t305 * factor;
            const uint bits_29 = as_type<uint>(t306); // bits.rs:29
            normed_0 = as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)); // mod.rs:275
            const float t307 = channels_1 * scale;
            const uint bits_30 = as_type<uint>(t307); // bits.rs:29
            const float t308 = decode_bf16(encode_bf16(as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)))); // mod.rs:275
            const float t309 = t308 * factor;
            const uint bits_31 = as_type<uint>(t309); // bits.rs:29
            normed_1 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // mod.rs:275
            const float t310 = channels_2 * scale;
            const uint bits_32 = as_type<uint>(t310); // bits.rs:29
            const float t311 = decode_bf16(encode_bf16(as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)))); // mod.rs:275
            const float t312 = t311 * factor;
            const uint bits_33 = as_type<uint>(t312); // bits.rs:29
            normed_2 = as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)); // mod.rs:275
            const float t313 = channels_3 * scale;
            const uint bits_34 = as_type<uint>(t313); // bits.rs:29
            const float t314 = decode_bf16(encode_bf16(as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)))); // mod.rs:275
            const float t315 = t314 * factor;
            const uint bits_35 = as_type<uint>(t315); // bits.rs:29
            normed_3 = as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)); // mod.rs:275
            const float t316 = channels_4 * scale;
            const uint bits_36 = as_type<uint>(t316); // bits.rs:29
            const float t317 = decode_bf16(encode_bf16(as_type<float>((((bits_36 & 2139095040u) == 0u) ? bits_36 & 2147483648u : bits_36)))); // mod.rs:275
            const float t318 = t317 * factor;
            const uint bits_37 = as_type<uint>(t318); // bits.rs:29
            normed_4 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)); // mod.rs:275
            const float t319 = channels_5 * scale;
            const uint bits_38 = as_type<uint>(t319); // bits.rs:29
            const float t320 = decode_bf16(encode_bf16(as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)))); // mod.rs:275
            const float t321 = t320 * factor;
            const uint bits_39 = as_type<uint>(t321); // bits.rs:29
            normed_5 = as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)); // mod.rs:275
            const float t322 = channels_6 * scale;
            const uint bits_40 = as_type<uint>(t322); // bits.rs:29
            const float t323 = decode_bf16(encode_bf16(as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)))); // mod.rs:275
            const float t324 = t323 * factor;
            const uint bits_41 = as_type<uint>(t324); // bits.rs:29
            normed_6 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)); // mod.rs:275
            const float t325 = channels_7 * scale;
            const uint bits_42 = as_type<uint>(t325); // bits.rs:29
            const float t326 = decode_bf16(encode_bf16(as_type<float>((((bits_42 & 2139095040u) == 0u) ? bits_42 & 2147483648u : bits_42)))); // mod.rs:275
            const float t327 = t326 * factor;
            const uint bits_43 = as_type<uint>(t327); // bits.rs:29
            normed_7 = as_type<float>((((bits_43 & 2139095040u) == 0u) ? bits_43 & 2147483648u : bits_43)); // mod.rs:275
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:277
            const float t328 = normed_0; // mod.rs:278
            const float t329 = normed_1;
            const float t330 = normed_2;
            const float t331 = normed_3;
            const float t332 = normed_4;
            const float t333 = normed_5;
            const float t334 = normed_6;
            const float t335 = normed_7;
            if (0u < own_len) { // gdn.rs:217
                qk[place] = ushort(encode_bf16(t328)); // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                qk[place + 1u] = ushort(encode_bf16(t329)); // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                qk[place + 2u] = ushort(encode_bf16(t330)); // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                qk[place + 3u] = ushort(encode_bf16(t331)); // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                qk[place + 4u] = ushort(encode_bf16(t332)); // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                qk[place + 5u] = ushort(encode_bf16(t333)); // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                qk[place + 6u] = ushort(encode_bf16(t334)); // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                qk[place + 7u] = ushort(encode_bf16(t335)); // gdn.rs:218
            }
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:281
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:282
            const float t336 = decode_bf16(b[token * imm.b_stride + gate]); // mod.rs:283
            const float t337 = a_log[gate];
            const float t338 = decode_bf16(a[token * imm.a_stride + gate]) + decode_bf16(dt_bias[gate]); // mod.rs:191
            const float t339 = decode_bf16(encode_bf16(t338));
            const float t340 = neg_f32(min_f32(abs_f32(t339), 104.0f)); // logistic.rs:19
            const float t341 = t340 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t341);
            const float t342 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_8 = t340 - t342;
            const float correction_8 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_8 = reduced_8 - correction_8; // exponential.rs:17
            const float t343 = reduced_8 - r_8; // exponential.rs:18
            const float r_error_8 = t343 - correction_8;
            float q_8 = 0.00019891017f; // exponential.rs:26
            const float t344 = q_8 * r_8; // exponential.rs:29
            q_8 = t344 + 0.0013933674f;
            const float t345 = q_8 * r_8;
            q_8 = t345 + 0.008333311f;
            const float t346 = q_8 * r_8;
            q_8 = t346 + 0.041666467f;
            const float t347 = q_8 * r_8;
            q_8 = t347 + 0.16666667f;
            const float t348 = q_8 * r_8;
            q_8 = t348 + 0.5f;
            const float t349 = r_8 * r_8; // exponential.rs:31
            const float t350 = t349 * q_8;
            const float rest_8 = r_error_8 + t350;
            const float p_8 = r_8 + rest_8; // exponential.rs:32
            const float y_20 = 1.0f + p_8; // exponential.rs:33
            const float t351 = 1.0f - y_20; // exponential.rs:34
            const float t352 = t351 + p_8;
            const float t353 = r_8 - p_8;
            const float t354 = t353 + rest_8;
            const float y_error = t352 + t354;
            const int k_9 = i32_from_f32(k_8); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:44
            const float power = y_20 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_8 = 1.0f + power; // logistic.rs:72
            const bool halved = d_8 > 1.4142135f; // logistic.rs:73
            const float t355 = d_8 * 0.5f; // logistic.rs:74
            const float t356 = t355 - 1.0f;
            const float f = (halved ? t356 : power);
            const float t357 = 1.0f - d_8; // logistic.rs:75
            const float t358 = t357 + power;
            const float t359 = t358 + power_error;
            const float error = (halved ? t359 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_8 = whole + f; // logistic.rs:78
            const float t360 = whole - sum_8; // logistic.rs:79
            const float sum_error = t360 + f;
            const float t361 = 0.5f * power; // logistic.rs:81
            const float t362 = t361 - 1.0f;
            const float t363 = power * t362;
            const float slope = 1.0f + t363;
            float p_9 = 0.05351364f; // logarithm.rs:19
            const float t364 = p_9 * f; // logarithm.rs:31
            p_9 = t364 + -0.109175f;
            const float t365 = p_9 * f;
            p_9 = t365 + 0.12108583f;
            const float t366 = p_9 * f;
            p_9 = t366 + -0.12550178f;
            const float t367 = p_9 * f;
            p_9 = t367 + 0.14209557f;
            const float t368 = p_9 * f;
            p_9 = t368 + -0.16659358f;
            const float t369 = p_9 * f;
            p_9 = t369 + 0.20002224f;
            const float t370 = p_9 * f;
            p_9 = t370 + -0.25000167f;
            const float t371 = p_9 * f;
            p_9 = t371 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t372 = square * f; // logarithm.rs:34
            const float t373 = t372 * p_9;
            const float t374 = 0.5f * square;
            const float t375 = t373 - t374;
            const float t376 = whole_error + t375; // logistic.rs:82
            const float t377 = sum_error + t376;
            const float t378 = error * slope;
            const float tail = t377 + t378;
            const float linear = ((as_type<uint>(t339) > 2147483647u) ? 0.0f : t339); // logistic.rs:84
            const float total = linear + sum_8; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t379 = total - back; // logistic.rs:87
            const float t380 = linear - t379;
            const float t381 = sum_8 - back;
            const float total_error = t380 + t381;
            const float t382 = total_error + tail; // logistic.rs:88
            const float near = total + t382;
            const int field_8 = add_i32(as_type<int>(as_type<uint>(y_20) >> 23u), k_9); // bits.rs:36
            const uint bits_28 = as_type<uint>(y_20) + (as_type<uint>(k_9) << 23u); // bits.rs:37
            const float result = ((as_type<uint>(t339) > 2147483647u) & (k_9 < -60) ? as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_28))) : near); // logistic.rs:89
            const float bounded = ((as_type<uint>(t339) == 2139095040u) ? t339 : result); // logistic.rs:90
            const uint t383 = encode_bf16((((as_type<uint>(t339) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // mod.rs:191
            const float delta = decode_bf16(t383);
            const float t384 = min_f32(max_f32(t337, -104.0f), 89.0f); // exponential.rs:40
            const float t385 = t384 * 1.442695f; // exponential.rs:14
            const float k_10 = rint(t385);
            const float t386 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_9 = t384 - t386;
            const float correction_9 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_9 = reduced_9 - correction_9; // exponential.rs:17
            const float t387 = reduced_9 - r_9; // exponential.rs:18
            const float r_error_9 = t387 - correction_9;
            float q_9 = 0.00019891017f; // exponential.rs:26
            const float t388 = q_9 * r_9; // exponential.rs:29
            q_9 = t388 + 0.0013933674f;
            const float t389 = q_9 * r_9;
            q_9 = t389 + 0.008333311f;
            const float t390 = q_9 * r_9;
            q_9 = t390 + 0.041666467f;
            const float t391 = q_9 * r_9;
            q_9 = t391 + 0.16666667f;
            const float t392 = q_9 * r_9;
            q_9 = t392 + 0.5f;
            const float t393 = r_9 * r_9; // exponential.rs:31
            const float t394 = t393 * q_9;
            const float rest_9 = r_error_9 + t394;
            const float p_10 = r_9 + rest_9; // exponential.rs:32
            const float y_21 = 1.0f + p_10; // exponential.rs:33
            const int t395 = i32_from_f32(k_10); // exponential.rs:42
            const int field_9 = add_i32(as_type<int>(as_type<uint>(y_21) >> 23u), t395); // bits.rs:36
            const uint bits_29 = as_type<uint>(y_21) + (as_type<uint>(t395) << 23u); // bits.rs:37
            const float t396 = (((as_type<uint>(t337) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_29)))); // exponential.rs:42
            const float t397 = t396 * delta; // mod.rs:192
            const float t398 = neg_f32(t397);
            const float t399 = min_f32(max_f32(t398, -104.0f), 89.0f); // exponential.rs:40
            const float t400 = t399 * 1.442695f; // exponential.rs:14
            const float k_11 = rint(t400);
            const float t401 = k_11 * 0.6933594f; // exponential.rs:15
            const float reduced_10 = t399 - t401;
            const float correction_10 = k_11 * -0.00021219444f; // exponential.rs:16
            const float r_10 = reduced_10 - correction_10; // exponential.rs:17
            const float t402 = reduced_10 - r_10; // exponential.rs:18
            const float r_error_10 = t402 - correction_10;
            float q_10 = 0.00019891017f; // exponential.rs:26
            const float t403 = q_10 * r_10; // exponential.rs:29
            q_10 = t403 + 0.0013933674f;
            const float t404 = q_10 * r_10;
            q_10 = t404 + 0.008333311f;
            const float t405 = q_10 * r_10;
            q_10 = t405 + 0.041666467f;
            const float t406 = q_10 * r_10;
            q_10 = t406 + 0.16666667f;
            const float t407 = q_10 * r_10;
            q_10 = t407 + 0.5f;
            const float t408 = r_10 * r_10; // exponential.rs:31
            const float t409 = t408 * q_10;
            const float rest_10 = r_error_10 + t409;
            const float p_11 = r_10 + rest_10; // exponential.rs:32
            const float y_22 = 1.0f + p_11; // exponential.rs:33
            const int t410 = i32_from_f32(k_11); // exponential.rs:42
            const int field_10 = add_i32(as_type<int>(as_type<uint>(y_22) >> 23u), t410); // bits.rs:36
            const uint bits_30 = as_type<uint>(y_22) + (as_type<uint>(t410) << 23u); // bits.rs:37
            const float t411 = (((as_type<uint>(t398) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_30)))); // exponential.rs:42
            const float t412 = abs_f32(t336); // activation.rs:20
            const float t413 = min_f32(max_f32(t412, -104.0f), 89.0f); // exponential.rs:40
            const float t414 = t413 * 1.442695f; // exponential.rs:14
            const float k_12 = rint(t414);
            const float t415 = k_12 * 0.6933594f; // exponential.rs:15
            const float reduced_11 = t413 - t415;
            const float correction_11 = k_12 * -0.00021219444f; // exponential.rs:16
            const float r_11 = reduced_11 - correction_11; // exponential.rs:17
            const float t416 = reduced_11 - r_11; // exponential.rs:18
            const float r_error_11 = t416 - correction_11;
            float q_11 = 0.00019891017f; // exponential.rs:26
            const float t417 = q_11 * r_11; // exponential.rs:29
            q_11 = t417 + 0.0013933674f;
            const float t418 = q_11 * r_11;
            q_11 = t418 + 0.008333311f;
            const float t419 = q_11 * r_11;
            q_11 = t419 + 0.041666467f;
            const float t420 = q_11 * r_11;
            q_11 = t420 + 0.16666667f;
            const float t421 = q_11 * r_11;
            q_11 = t421 + 0.5f;
            const float t422 = r_11 * r_11; // exponential.rs:31
            const float t423 = t422 * q_11;
            const float rest_11 = r_error_11 + t423;
            const float p_12 = r_11 + rest_11; // exponential.rs:32
            const float y_23 = 1.0f + p_12; // exponential.rs:33
            const int t424 = i32_from_f32(k_12); // exponential.rs:42
            const int field_11 = add_i32(as_type<int>(as_type<uint>(y_23) >> 23u), t424); // bits.rs:36
            const uint bits_31 = as_type<uint>(y_23) + (as_type<uint>(t424) << 23u); // bits.rs:37
            const float t425 = (((as_type<uint>(t412) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_31)))); // exponential.rs:42
            const float e_8 = decode_bf16(encode_bf16(t425)); // activation.rs:20
            const float t426 = 1.0f + e_8; // activation.rs:21
            const float d_9 = decode_bf16(encode_bf16(t426));
            const float t427 = reciprocal_rn(d_9); // by_mode.rs:51
            const float y_24 = decode_bf16(encode_bf16(t427)); // activation.rs:22
            const float t428 = 1.0f - y_24; // activation.rs:23
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = float2(t411, ((t336 < 0.0f) ? y_24 : decode_bf16(encode_bf16(t428)))); // mod.rs:284
        }
    }
}
