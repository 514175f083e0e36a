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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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

uint shl_u32(uint a, uint b) {
    return a << (b & 31u);
}

uint u32_from_f32(float a) {
    if ((as_type<uint>(a) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (a <= 0.0f) {
        return 0u;
    }
    if (a >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return uint(a);
}

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

int shl_i32(int a, uint b) {
    return as_type<int>(as_type<uint>(a) << (b & 31u));
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), t18); // bits.rs:44
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(t18) << 23u); // bits.rs:45
    const float t19 = (((as_type<uint>(t6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
    const float e = decode_bf16(encode_bf16(t19)); // activation.rs:20
    const float t20 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t20));
    const uint bits_2 = as_type<uint>(d); // division.rs:85
    const float t21 = as_type<float>((bits_2 & 8388607u) | 1065353216u); // division.rs:94
    const float t22 = t21 * 0.32323232f; // division.rs:102
    const float t23 = t22 - 1.4545455f;
    const float t24 = t21 * t23;
    float estimate = t24 + 2.121212f;
    const float t25 = t21 * estimate; // division.rs:105
    const float t26 = 1.0f - t25;
    const float t27 = estimate * t26;
    estimate = estimate + t27;
    const float t28 = t21 * estimate;
    const float t29 = 1.0f - t28;
    const float t30 = estimate * t29;
    estimate = estimate + t30;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
    const float d_high = as_type<float>(as_type<uint>(t21) & 4294963200u);
    const float t31 = d_high * high; // division.rs:110
    const float t32 = 1.0f - t31;
    const float t33 = t21 - d_high;
    const float t34 = t33 * high;
    const float residual = t32 - t34;
    const float estimate_1 = estimate;
    const float t35 = residual * estimate_1; // division.rs:87
    const float t36 = high + t35;
    const int t37 = sub_i32(127, as_type<int>(bits_2 >> 23u));
    const int field_1 = add_i32(as_type<int>(as_type<uint>(t36) >> 23u), t37); // bits.rs:44
    const uint bits_3 = as_type<uint>(t36) + (as_type<uint>(t37) << 23u); // bits.rs:45
    const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3))); // bits.rs:46
    const uint t38 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
    const float y_1 = decode_bf16(t38);
    const float t39 = 1.0f - y_1; // activation.rs:23
    const float t40 = t5 * ((t5 < 0.0f) ? y_1 : decode_bf16(encode_bf16(t39))); // activation.rs:30
    const uint bits_4 = as_type<uint>(t40); // bits.rs:29
    const float t41 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
    channels_0 = t41; // mod.rs:261
    const float t42 = channels_0 * channels_0; // mod.rs:262
    const float t43 = squares + t42;
    squares = (owned ? t43 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:254
    const uint2 t44 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_1 = 0.0f; // mod.rs:256
    const float t45 = decode_bf16(t44.x) * inputs_0_1; // mod.rs:259
    sum_1 = sum_1 + t45;
    const float t46 = decode_bf16(t44.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + t46;
    const float t47 = decode_bf16(t44.y) * inputs_2_1;
    sum_1 = sum_1 + t47;
    const float t48 = decode_bf16(t44.y >> 16u) * inputs_3_1;
    sum_1 = sum_1 + t48;
    const uint bits_5 = as_type<uint>(sum_1); // bits.rs:29
    const float t49 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // mod.rs:261
    const float t50 = abs_f32(t49); // activation.rs:20
    const float t51 = min_f32(max_f32(t50, -104.0f), 89.0f); // exponential.rs:40
    const float t52 = t51 * 1.442695f; // exponential.rs:14
    const float k_1 = rint(t52);
    const float t53 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t51 - t53;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t54 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t54 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t55 = q_1 * r_1; // exponential.rs:29
    q_1 = t55 + 0.0013933674f;
    const float t56 = q_1 * r_1;
    q_1 = t56 + 0.008333311f;
    const float t57 = q_1 * r_1;
    q_1 = t57 + 0.041666467f;
    const float t58 = q_1 * r_1;
    q_1 = t58 + 0.16666667f;
    const float t59 = q_1 * r_1;
    q_1 = t59 + 0.5f;
    const float t60 = r_1 * r_1; // exponential.rs:31
    const float t61 = t60 * q_1;
    const float rest_1 = r_error_1 + t61;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int t62 = i32_from_f32(k_1); // exponential.rs:42
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t62); // bits.rs:44
    const uint bits_6 = as_type<uint>(y_2) + (as_type<uint>(t62) << 23u); // bits.rs:45
    const float t63 = (((as_type<uint>(t50) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
    const float e_1 = decode_bf16(encode_bf16(t63)); // activation.rs:20
    const float t64 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t64));
    const uint bits_7 = as_type<uint>(d_1); // division.rs:85
    const float t65 = as_type<float>((bits_7 & 8388607u) | 1065353216u); // division.rs:94
    const float t66 = t65 * 0.32323232f; // division.rs:102
    const float t67 = t66 - 1.4545455f;
    const float t68 = t65 * t67;
    float estimate_2 = t68 + 2.121212f;
    const float t69 = t65 * estimate_2; // division.rs:105
    const float t70 = 1.0f - t69;
    const float t71 = estimate_2 * t70;
    estimate_2 = estimate_2 + t71;
    const float t72 = t65 * estimate_2;
    const float t73 = 1.0f - t72;
    const float t74 = estimate_2 * t73;
    estimate_2 = estimate_2 + t74;
    const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
    const float d_high_1 = as_type<float>(as_type<uint>(t65) & 4294963200u);
    const float t75 = d_high_1 * high_1; // division.rs:110
    const float t76 = 1.0f - t75;
    const float t77 = t65 - d_high_1;
    const float t78 = t77 * high_1;
    const float residual_1 = t76 - t78;
    const float estimate_3 = estimate_2;
    const float t79 = residual_1 * estimate_3; // division.rs:87
    const float t80 = high_1 + t79;
    const int t81 = sub_i32(127, as_type<int>(bits_7 >> 23u));
    const int field_3 = add_i32(as_type<int>(as_type<uint>(t80) >> 23u), t81); // bits.rs:44
    const uint bits_8 = as_type<uint>(t80) + (as_type<uint>(t81) << 23u); // bits.rs:45
    const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_8))); // bits.rs:46
    const uint t82 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
    const float y_3 = decode_bf16(t82);
    const float t83 = 1.0f - y_3; // activation.rs:23
    const float t84 = t49 * ((t49 < 0.0f) ? y_3 : decode_bf16(encode_bf16(t83))); // activation.rs:30
    const uint bits_9 = as_type<uint>(t84); // bits.rs:29
    const float t85 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:30
    channels_1 = t85; // mod.rs:261
    const float t86 = channels_1 * channels_1; // mod.rs:262
    const float t87 = squares + t86;
    squares = (owned_1 ? t87 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:254
    const uint2 t88 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_2 = 0.0f; // mod.rs:256
    const float t89 = decode_bf16(t88.x) * inputs_0_2; // mod.rs:259
    sum_2 = sum_2 + t89;
    const float t90 = decode_bf16(t88.x >> 16u) * inputs_1_2;
    sum_2 = sum_2 + t90;
    const float t91 = decode_bf16(t88.y) * inputs_2_2;
    sum_2 = sum_2 + t91;
    const float t92 = decode_bf16(t88.y >> 16u) * inputs_3_2;
    sum_2 = sum_2 + t92;
    const uint bits_10 = as_type<uint>(sum_2); // bits.rs:29
    const float t93 = decode_bf16(encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // mod.rs:261
    const float t94 = abs_f32(t93); // activation.rs:20
    const float t95 = min_f32(max_f32(t94, -104.0f), 89.0f); // exponential.rs:40
    const float t96 = t95 * 1.442695f; // exponential.rs:14
    const float k_2 = rint(t96);
    const float t97 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t95 - t97;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t98 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t98 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t99 = q_2 * r_2; // exponential.rs:29
    q_2 = t99 + 0.0013933674f;
    const float t100 = q_2 * r_2;
    q_2 = t100 + 0.008333311f;
    const float t101 = q_2 * r_2;
    q_2 = t101 + 0.041666467f;
    const float t102 = q_2 * r_2;
    q_2 = t102 + 0.16666667f;
    const float t103 = q_2 * r_2;
    q_2 = t103 + 0.5f;
    const float t104 = r_2 * r_2; // exponential.rs:31
    const float t105 = t104 * q_2;
    const float rest_2 = r_error_2 + t105;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int t106 = i32_from_f32(k_2); // exponential.rs:42
    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t106); // bits.rs:44
    const uint bits_11 = as_type<uint>(y_4) + (as_type<uint>(t106) << 23u); // bits.rs:45
    const float t107 = (((as_type<uint>(t94) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_11)))); // exponential.rs:42
    const float e_2 = decode_bf16(encode_bf16(t107)); // activation.rs:20
    const float t108 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_bf16(encode_bf16(t108));
    const uint bits_12 = as_type<uint>(d_2); // division.rs:85
    const float t109 = as_type<float>((bits_12 & 8388607u) | 1065353216u); // division.rs:94
    const float t110 = t109 * 0.32323232f; // division.rs:102
    const float t111 = t110 - 1.4545455f;
    const float t112 = t109 * t111;
    float estimate_4 = t112 + 2.121212f;
    const float t113 = t109 * estimate_4; // division.rs:105
    const float t114 = 1.0f - t113;
    const float t115 = estimate_4 * t114;
    estimate_4 = estimate_4 + t115;
    const float t116 = t109 * estimate_4;
    const float t117 = 1.0f - t116;
    const float t118 = estimate_4 * t117;
    estimate_4 = estimate_4 + t118;
    const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
    const float d_high_2 = as_type<float>(as_type<uint>(t109) & 4294963200u);
    const float t119 = d_high_2 * high_2; // division.rs:110
    const float t120 = 1.0f - t119;
    const float t121 = t109 - d_high_2;
    const float t122 = t121 * high_2;
    const float residual_2 = t120 - t122;
    const float estimate_5 = estimate_4;
    const float t123 = residual_2 * estimate_5; // division.rs:87
    const float t124 = high_2 + t123;
    const int t125 = sub_i32(127, as_type<int>(bits_12 >> 23u));
    const int field_5 = add_i32(as_type<int>(as_type<uint>(t124) >> 23u), t125); // bits.rs:44
    const uint bits_13 = as_type<uint>(t124) + (as_type<uint>(t125) << 23u); // bits.rs:45
    const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_13))); // bits.rs:46
    const uint t126 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
    const float y_5 = decode_bf16(t126);
    const float t127 = 1.0f - y_5; // activation.rs:23
    const float t128 = t93 * ((t93 < 0.0f) ? y_5 : decode_bf16(encode_bf16(t127))); // activation.rs:30
    const uint bits_14 = as_type<uint>(t128); // bits.rs:29
    const float t129 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
    channels_2 = t129; // mod.rs:261
    const float t130 = channels_2 * channels_2; // mod.rs:262
    const float t131 = squares + t130;
    squares = (owned_2 ? t131 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:254
    const uint2 t132 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_3 = 0.0f; // mod.rs:256
    const float t133 = decode_bf16(t132.x) * inputs_0_3; // mod.rs:259
    sum_3 = sum_3 + t133;
    const float t134 = decode_bf16(t132.x >> 16u) * inputs_1_3;
    sum_3 = sum_3 + t134;
    const float t135 = decode_bf16(t132.y) * inputs_2_3;
    sum_3 = sum_3 + t135;
    const float t136 = decode_bf16(t132.y >> 16u) * inputs_3_3;
    sum_3 = sum_3 + t136;
    const uint bits_15 = as_type<uint>(sum_3); // bits.rs:29
    const float t137 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // mod.rs:261
    const float t138 = abs_f32(t137); // activation.rs:20
    const float t139 = min_f32(max_f32(t138, -104.0f), 89.0f); // exponential.rs:40
    const float t140 = t139 * 1.442695f; // exponential.rs:14
    const float k_3 = rint(t140);
    const float t141 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t139 - t141;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t142 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t142 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t143 = q_3 * r_3; // exponential.rs:29
    q_3 = t143 + 0.0013933674f;
    const float t144 = q_3 * r_3;
    q_3 = t144 + 0.008333311f;
    const float t145 = q_3 * r_3;
    q_3 = t145 + 0.041666467f;
    const float t146 = q_3 * r_3;
    q_3 = t146 + 0.16666667f;
    const float t147 = q_3 * r_3;
    q_3 = t147 + 0.5f;
    const float t148 = r_3 * r_3; // exponential.rs:31
    const float t149 = t148 * q_3;
    const float rest_3 = r_error_3 + t149;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int t150 = i32_from_f32(k_3); // exponential.rs:42
    const int field_6 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t150); // bits.rs:44
    const uint bits_16 = as_type<uint>(y_6) + (as_type<uint>(t150) << 23u); // bits.rs:45
    const float t151 = (((as_type<uint>(t138) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
    const float e_3 = decode_bf16(encode_bf16(t151)); // activation.rs:20
    const float t152 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_bf16(encode_bf16(t152));
    const uint bits_17 = as_type<uint>(d_3); // division.rs:85
    const float t153 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
    const float t154 = t153 * 0.32323232f; // division.rs:102
    const float t155 = t154 - 1.4545455f;
    const float t156 = t153 * t155;
    float estimate_6 = t156 + 2.121212f;
    const float t157 = t153 * estimate_6; // division.rs:105
    const float t158 = 1.0f - t157;
    const float t159 = estimate_6 * t158;
    estimate_6 = estimate_6 + t159;
    const float t160 = t153 * estimate_6;
    const float t161 = 1.0f - t160;
    const float t162 = estimate_6 * t161;
    estimate_6 = estimate_6 + t162;
    const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
    const float d_high_3 = as_type<float>(as_type<uint>(t153) & 4294963200u);
    const float t163 = d_high_3 * high_3; // division.rs:110
    const float t164 = 1.0f - t163;
    const float t165 = t153 - d_high_3;
    const float t166 = t165 * high_3;
    const float residual_3 = t164 - t166;
    const float estimate_7 = estimate_6;
    const float t167 = residual_3 * estimate_7; // division.rs:87
    const float t168 = high_3 + t167;
    const int t169 = sub_i32(127, as_type<int>(bits_17 >> 23u));
    const int field_7 = add_i32(as_type<int>(as_type<uint>(t168) >> 23u), t169); // bits.rs:44
    const uint bits_18 = as_type<uint>(t168) + (as_type<uint>(t169) << 23u); // bits.rs:45
    const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
    const uint t170 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
    const float y_7 = decode_bf16(t170);
    const float t171 = 1.0f - y_7; // activation.rs:23
    const float t172 = t137 * ((t137 < 0.0f) ? y_7 : decode_bf16(encode_bf16(t171))); // activation.rs:30
    const uint bits_19 = as_type<uint>(t172); // bits.rs:29
    const float t173 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:30
    channels_3 = t173; // mod.rs:261
    const float t174 = channels_3 * channels_3; // mod.rs:262
    const float t175 = squares + t174;
    squares = (owned_3 ? t175 : squares);
    const bool owned_4 = 4u < own_len; // mod.rs:254
    const uint2 t176 = ((device const uint2*)conv_weight)[(((owned_4 ? first + 4u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_4 = 0.0f; // mod.rs:256
    const float t177 = decode_bf16(t176.x) * inputs_0_4; // mod.rs:259
    sum_4 = sum_4 + t177;
    const float t178 = decode_bf16(t176.x >> 16u) * inputs_1_4;
    sum_4 = sum_4 + t178;
    const float t179 = decode_bf16(t176.y) * inputs_2_4;
    sum_4 = sum_4 + t179;
    const float t180 = decode_bf16(t176.y >> 16u) * inputs_3_4;
    sum_4 = sum_4 + t180;
    const uint bits_20 = as_type<uint>(sum_4); // bits.rs:29
    const float t181 = decode_bf16(encode_bf16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // mod.rs:261
    const float t182 = abs_f32(t181); // activation.rs:20
    const float t183 = min_f32(max_f32(t182, -104.0f), 89.0f); // exponential.rs:40
    const float t184 = t183 * 1.442695f; // exponential.rs:14
    const float k_4 = rint(t184);
    const float t185 = k_4 * 0.6933594f; // exponential.rs:15
    const float reduced_4 = t183 - t185;
    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
    const float t186 = reduced_4 - r_4; // exponential.rs:18
    const float r_error_4 = t186 - correction_4;
    float q_4 = 0.00019891017f; // exponential.rs:26
    const float t187 = q_4 * r_4; // exponential.rs:29
    q_4 = t187 + 0.0013933674f;
    const float t188 = q_4 * r_4;
    q_4 = t188 + 0.008333311f;
    const float t189 = q_4 * r_4;
    q_4 = t189 + 0.041666467f;
    const float t190 = q_4 * r_4;
    q_4 = t190 + 0.16666667f;
    const float t191 = q_4 * r_4;
    q_4 = t191 + 0.5f;
    const float t192 = r_4 * r_4; // exponential.rs:31
    const float t193 = t192 * q_4;
    const float rest_4 = r_error_4 + t193;
    const float p_4 = r_4 + rest_4; // exponential.rs:32
    const float y_8 = 1.0f + p_4; // exponential.rs:33
    const int t194 = i32_from_f32(k_4); // exponential.rs:42
    const int field_8 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t194); // bits.rs:44
    const uint bits_21 = as_type<uint>(y_8) + (as_type<uint>(t194) << 23u); // bits.rs:45
    const float t195 = (((as_type<uint>(t182) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:42
    const float e_4 = decode_bf16(encode_bf16(t195)); // activation.rs:20
    const float t196 = 1.0f + e_4; // activation.rs:21
    const float d_4 = decode_bf16(encode_bf16(t196));
    const uint bits_22 = as_type<uint>(d_4); // division.rs:85
    const float t197 = as_type<float>((bits_22 & 8388607u) | 1065353216u); // division.rs:94
    const float t198 = t197 * 0.32323232f; // division.rs:102
    const float t199 = t198 - 1.4545455f;
    const float t200 = t197 * t199;
    float estimate_8 = t200 + 2.121212f;
    const float t201 = t197 * estimate_8; // division.rs:105
    const float t202 = 1.0f - t201;
    const float t203 = estimate_8 * t202;
    estimate_8 = estimate_8 + t203;
    const float t204 = t197 * estimate_8;
    const float t205 = 1.0f - t204;
    const float t206 = estimate_8 * t205;
    estimate_8 = estimate_8 + t206;
    const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
    const float d_high_4 = as_type<float>(as_type<uint>(t197) & 4294963200u);
    const float t207 = d_high_4 * high_4; // division.rs:110
    const float t208 = 1.0f - t207;
    const float t209 = t197 - d_high_4;
    const float t210 = t209 * high_4;
    const float residual_4 = t208 - t210;
    const float estimate_9 = estimate_8;
    const float t211 = residual_4 * estimate_9; // division.rs:87
    const float t212 = high_4 + t211;
    const int t213 = sub_i32(127, as_type<int>(bits_22 >> 23u));
    const int field_9 = add_i32(as_type<int>(as_type<uint>(t212) >> 23u), t213); // bits.rs:44
    const uint bits_23 = as_type<uint>(t212) + (as_type<uint>(t213) << 23u); // bits.rs:45
    const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_23))); // bits.rs:46
    const uint t214 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
    const float y_9 = decode_bf16(t214);
    const float t215 = 1.0f - y_9; // activation.rs:23
    const float t216 = t181 * ((t181 < 0.0f) ? y_9 : decode_bf16(encode_bf16(t215))); // activation.rs:30
    const uint bits_24 = as_type<uint>(t216); // bits.rs:29
    const float t217 = decode_bf16(encode_bf16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // activation.rs:30
    channels_4 = t217; // mod.rs:261
    const float t218 = channels_4 * channels_4; // mod.rs:262
    const float t219 = squares + t218;
    squares = (owned_4 ? t219 : squares);
    const bool owned_5 = 5u < own_len; // mod.rs:254
    const uint2 t220 = ((device const uint2*)conv_weight)[(((owned_5 ? first + 5u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_5 = 0.0f; // mod.rs:256
    const float t221 = decode_bf16(t220.x) * inputs_0_5; // mod.rs:259
    sum_5 = sum_5 + t221;
    const float t222 = decode_bf16(t220.x >> 16u) * inputs_1_5;
    sum_5 = sum_5 + t222;
    const float t223 = decode_bf16(t220.y) * inputs_2_5;
    sum_5 = sum_5 + t223;
    const float t224 = decode_bf16(t220.y >> 16u) * inputs_3_5;
    sum_5 = sum_5 + t224;
    const uint bits_25 = as_type<uint>(sum_5); // bits.rs:29
    const float t225 = decode_bf16(encode_bf16(as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)))); // mod.rs:261
    const float t226 = abs_f32(t225); // activation.rs:20
    const float t227 = min_f32(max_f32(t226, -104.0f), 89.0f); // exponential.rs:40
    const float t228 = t227 * 1.442695f; // exponential.rs:14
    const float k_5 = rint(t228);
    const float t229 = k_5 * 0.6933594f; // exponential.rs:15
    const float reduced_5 = t227 - t229;
    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
    const float t230 = reduced_5 - r_5; // exponential.rs:18
    const float r_error_5 = t230 - correction_5;
    float q_5 = 0.00019891017f; // exponential.rs:26
    const float t231 = q_5 * r_5; // exponential.rs:29
    q_5 = t231 + 0.0013933674f;
    const float t232 = q_5 * r_5;
    q_5 = t232 + 0.008333311f;
    const float t233 = q_5 * r_5;
    q_5 = t233 + 0.041666467f;
    const float t234 = q_5 * r_5;
    q_5 = t234 + 0.16666667f;
    const float t235 = q_5 * r_5;
    q_5 = t235 + 0.5f;
    const float t236 = r_5 * r_5; // exponential.rs:31
    const float t237 = t236 * q_5;
    const float rest_5 = r_error_5 + t237;
    const float p_5 = r_5 + rest_5; // exponential.rs:32
    const float y_10 = 1.0f + p_5; // exponential.rs:33
    const int t238 = i32_from_f32(k_5); // exponential.rs:42
    const int field_10 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), t238); // bits.rs:44
    const uint bits_26 = as_type<uint>(y_10) + (as_type<uint>(t238) << 23u); // bits.rs:45
    const float t239 = (((as_type<uint>(t226) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_26)))); // exponential.rs:42
    const float e_5 = decode_bf16(encode_bf16(t239)); // activation.rs:20
    const float t240 = 1.0f + e_5; // activation.rs:21
    const float d_5 = decode_bf16(encode_bf16(t240));
    const uint bits_27 = as_type<uint>(d_5); // division.rs:85
    const float t241 = as_type<float>((bits_27 & 8388607u) | 1065353216u); // division.rs:94
    const float t242 = t241 * 0.32323232f; // division.rs:102
    const float t243 = t242 - 1.4545455f;
    const float t244 = t241 * t243;
    float estimate_10 = t244 + 2.121212f;
    const float t245 = t241 * estimate_10; // division.rs:105
    const float t246 = 1.0f - t245;
    const float t247 = estimate_10 * t246;
    estimate_10 = estimate_10 + t247;
    const float t248 = t241 * estimate_10;
    const float t249 = 1.0f - t248;
    const float t250 = estimate_10 * t249;
    estimate_10 = estimate_10 + t250;
    const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
    const float d_high_5 = as_type<float>(as_type<uint>(t241) & 4294963200u);
    const float t251 = d_high_5 * high_5; // division.rs:110
    const float t252 = 1.0f - t251;
    const float t253 = t241 - d_high_5;
    const float t254 = t253 * high_5;
    const float residual_5 = t252 - t254;
    const float estimate_11 = estimate_10;
    const float t255 = residual_5 * estimate_11; // division.rs:87
    const float t256 = high_5 + t255;
    const int t257 = sub_i32(127, as_type<int>(bits_27 >> 23u));
    const int field_11 = add_i32(as_type<int>(as_type<uint>(t256) >> 23u), t257); // bits.rs:44
    const uint bits_28 = as_type<uint>(t256) + (as_type<uint>(t257) << 23u); // bits.rs:45
    const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_28))); // bits.rs:46
    const uint t258 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
    const float y_11 = decode_bf16(t258);
    const float t259 = 1.0f - y_11; // activation.rs:23
    const float t260 = t225 * ((t225 < 0.0f) ? y_11 : decode_bf16(encode_bf16(t259))); // activation.rs:30
    const uint bits_29 = as_type<uint>(t260); // bits.rs:29
    const float t261 = decode_bf16(encode_bf16(as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)))); // activation.rs:30
    channels_5 = t261; // mod.rs:261
    const float t262 = channels_5 * channels_5; // mod.rs:262
    const float t263 = squares + t262;
    squares = (owned_5 ? t263 : squares);
    const bool owned_6 = 6u < own_len; // mod.rs:254
    const uint2 t264 = ((device const uint2*)conv_weight)[(((owned_6 ? first + 6u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_6 = 0.0f; // mod.rs:256
    const float t265 = decode_bf16(t264.x) * inputs_0_6; // mod.rs:259
    sum_6 = sum_6 + t265;
    const float t266 = decode_bf16(t264.x >> 16u) * inputs_1_6;
    sum_6 = sum_6 + t266;
    const float t267 = decode_bf16(t264.y) * inputs_2_6;
    sum_6 = sum_6 + t267;
    const float t268 = decode_bf16(t264.y >> 16u) * inputs_3_6;
    sum_6 = sum_6 + t268;
    const uint bits_30 = as_type<uint>(sum_6); // bits.rs:29
    const float t269 = decode_bf16(encode_bf16(as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)))); // mod.rs:261
    const float t270 = abs_f32(t269); // activation.rs:20
    const float t271 = min_f32(max_f32(t270, -104.0f), 89.0f); // exponential.rs:40
    const float t272 = t271 * 1.442695f; // exponential.rs:14
    const float k_6 = rint(t272);
    const float t273 = k_6 * 0.6933594f; // exponential.rs:15
    const float reduced_6 = t271 - t273;
    const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
    const float r_6 = reduced_6 - correction_6; // exponential.rs:17
    const float t274 = reduced_6 - r_6; // exponential.rs:18
    const float r_error_6 = t274 - correction_6;
    float q_6 = 0.00019891017f; // exponential.rs:26
    const float t275 = q_6 * r_6; // exponential.rs:29
    q_6 = t275 + 0.0013933674f;
    const float t276 = q_6 * r_6;
    q_6 = t276 + 0.008333311f;
    const float t277 = q_6 * r_6;
    q_6 = t277 + 0.041666467f;
    const float t278 = q_6 * r_6;
    q_6 = t278 + 0.16666667f;
    const float t279 = q_6 * r_6;
    q_6 = t279 + 0.5f;
    const float t280 = r_6 * r_6; // exponential.rs:31
    const float t281 = t280 * q_6;
    const float rest_6 = r_error_6 + t281;
    const float p_6 = r_6 + rest_6; // exponential.rs:32
    const float y_12 = 1.0f + p_6; // exponential.rs:33
    const int t282 = i32_from_f32(k_6); // exponential.rs:42
    const int field_12 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), t282); // bits.rs:44
    const uint bits_31 = as_type<uint>(y_12) + (as_type<uint>(t282) << 23u); // bits.rs:45
    const float t283 = (((as_type<uint>(t270) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_31)))); // exponential.rs:42
    const float e_6 = decode_bf16(encode_bf16(t283)); // activation.rs:20
    const float t284 = 1.0f + e_6; // activation.rs:21
    const float d_6 = decode_bf16(encode_bf16(t284));
    const uint bits_32 = as_type<uint>(d_6); // division.rs:85
    const float t285 = as_type<float>((bits_32 & 8388607u) | 1065353216u); // division.rs:94
    const float t286 = t285 * 0.32323232f; // division.rs:102
    const float t287 = t286 - 1.4545455f;
    const float t288 = t285 * t287;
    float estimate_12 = t288 + 2.121212f;
    const float t289 = t285 * estimate_12; // division.rs:105
    const float t290 = 1.0f - t289;
    const float t291 = estimate_12 * t290;
    estimate_12 = estimate_12 + t291;
    const float t292 = t285 * estimate_12;
    const float t293 = 1.0f - t292;
    const float t294 = estimate_12 * t293;
    estimate_12 = estimate_12 + t294;
    const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
    const float d_high_6 = as_type<float>(as_type<uint>(t285) & 4294963200u);
    const float t295 = d_high_6 * high_6; // division.rs:110
    const float t296 = 1.0f - t295;
    const float t297 = t285 - d_high_6;
    const float t298 = t297 * high_6;
    const float residual_6 = t296 - t298;
    const float estimate_13 = estimate_12;
    const float t299 = residual_6 * estimate_13; // division.rs:87
    const float t300 = high_6 + t299;
    const int t301 = sub_i32(127, as_type<int>(bits_32 >> 23u));
    const int field_13 = add_i32(as_type<int>(as_type<uint>(t300) >> 23u), t301); // bits.rs:44
    const uint bits_33 = as_type<uint>(t300) + (as_type<uint>(t301) << 23u); // bits.rs:45
    const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_33))); // bits.rs:46
    const uint t302 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
    const float y_13 = decode_bf16(t302);
    const float t303 = 1.0f - y_13; // activation.rs:23
    const float t304 = t269 * ((t269 < 0.0f) ? y_13 : decode_bf16(encode_bf16(t303))); // activation.rs:30
    const uint bits_34 = as_type<uint>(t304); // bits.rs:29
    const float t305 = decode_bf16(encode_bf16(as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)))); // activation.rs:30
    channels_6 = t305; // mod.rs:261
    const float t306 = channels_6 * channels_6; // mod.rs:262
    const float t307 = squares + t306;
    squares = (owned_6 ? t307 : squares);
    const bool owned_7 = 7u < own_len; // mod.rs:254
    const uint2 t308 = ((device const uint2*)conv_weight)[(((owned_7 ? first + 7u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_7 = 0.0f; // mod.rs:256
    const float t309 = decode_bf16(t308.x) * inputs_0_7; // mod.rs:259
    sum_7 = sum_7 + t309;
    const float t310 = decode_bf16(t308.x >> 16u) * inputs_1_7;
    sum_7 = sum_7 + t310;
    const float t311 = decode_bf16(t308.y) * inputs_2_7;
    sum_7 = sum_7 + t311;
    const float t312 = decode_bf16(t308.y >> 16u) * inputs_3_7;
    sum_7 = sum_7 + t312;
    const uint bits_35 = as_type<uint>(sum_7); // bits.rs:29
    const float t313 = decode_bf16(encode_bf16(as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)))); // mod.rs:261
    const float t314 = abs_f32(t313); // activation.rs:20
    const float t315 = min_f32(max_f32(t314, -104.0f), 89.0f); // exponential.rs:40
    const float t316 = t315 * 1.442695f; // exponential.rs:14
    const float k_7 = rint(t316);
    const float t317 = k_7 * 0.6933594f; // exponential.rs:15
    const float reduced_7 = t315 - t317;
    const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
    const float r_7 = reduced_7 - correction_7; // exponential.rs:17
    const float t318 = reduced_7 - r_7; // exponential.rs:18
    const float r_error_7 = t318 - correction_7;
    float q_7 = 0.00019891017f; // exponential.rs:26
    const float t319 = q_7 * r_7; // exponential.rs:29
    q_7 = t319 + 0.0013933674f;
    const float t320 = q_7 * r_7;
    q_7 = t320 + 0.008333311f;
    const float t321 = q_7 * r_7;
    q_7 = t321 + 0.041666467f;
    const float t322 = q_7 * r_7;
    q_7 = t322 + 0.16666667f;
    const float t323 = q_7 * r_7;
    q_7 = t323 + 0.5f;
    const float t324 = r_7 * r_7; // exponential.rs:31
    const float t325 = t324 * q_7;
    const float rest_7 = r_error_7 + t325;
    const float p_7 = r_7 + rest_7; // exponential.rs:32
    const float y_14 = 1.0f + p_7; // exponential.rs:33
    const int t326 = i32_from_f32(k_7); // exponential.rs:42
    const int field_14 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), t326); // bits.rs:44
    const uint bits_36 = as_type<uint>(y_14) + (as_type<uint>(t326) << 23u); // bits.rs:45
    const float t327 = (((as_type<uint>(t314) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_36)))); // exponential.rs:42
    const float e_7 = decode_bf16(encode_bf16(t327)); // activation.rs:20
    const float t328 = 1.0f + e_7; // activation.rs:21
    const float d_7 = decode_bf16(encode_bf16(t328));
    const uint bits_37 = as_type<uint>(d_7); // division.rs:85
    const float t329 = as_type<float>((bits_37 & 8388607u) | 1065353216u); // division.rs:94
    const float t330 = t329 * 0.32323232f; // division.rs:102
    const float t331 = t330 - 1.4545455f;
    const float t332 = t329 * t331;
    float estimate_14 = t332 + 2.121212f;
    const float t333 = t329 * estimate_14; // division.rs:105
    const float t334 = 1.0f - t333;
    const float t335 = estimate_14 * t334;
    estimate_14 = estimate_14 + t335;
    const float t336 = t329 * estimate_14;
    const float t337 = 1.0f - t336;
    const float t338 = estimate_14 * t337;
    estimate_14 = estimate_14 + t338;
    const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
    const float d_high_7 = as_type<float>(as_type<uint>(t329) & 4294963200u);
    const float t339 = d_high_7 * high_7; // division.rs:110
    const float t340 = 1.0f - t339;
    const float t341 = t329 - d_high_7;
    const float t342 = t341 * high_7;
    const float residual_7 = t340 - t342;
    const float estimate_15 = estimate_14;
    const float t343 = residual_7 * estimate_15; // division.rs:87
    const float t344 = high_7 + t343;
    const int t345 = sub_i32(127, as_type<int>(bits_37 >> 23u));
    const int field_15 = add_i32(as_type<int>(as_type<uint>(t344) >> 23u), t345); // bits.rs:44
    const uint bits_38 = as_type<uint>(t344) + (as_type<uint>(t345) << 23u); // bits.rs:45
    const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_38))); // bits.rs:46
    const uint t346 = encode_bf16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
    const float y_15 = decode_bf16(t346);
    const float t347 = 1.0f - y_15; // activation.rs:23
    const float t348 = t313 * ((t313 < 0.0f) ? y_15 : decode_bf16(encode_bf16(t347))); // activation.rs:30
    const uint bits_39 = as_type<uint>(t348); // bits.rs:29
    const float t349 = decode_bf16(encode_bf16(as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)))); // activation.rs:30
    channels_7 = t349; // mod.rs:261
    const float t350 = channels_7 * channels_7; // mod.rs:262
    const float t351 = squares + t350;
    squares = (owned_7 ? t351 : squares);
    const float t352 = reduce_add_f32(squares); // mod.rs:264
    const float t353 = float(imm.head_k_dim);
    const uint a_bits = as_type<uint>(t352); // division.rs:13
    const uint b_bits = as_type<uint>(t353); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t354 = a_bits & 8388607u; // division.rs:18
    const uint t355 = b_bits & 8388607u;
    const uint below = ((t354 < t355) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t354 | 8388608u, below); // division.rs:34
    const uint denominator = t355 | 8388608u; // division.rs:35
    const float d_8 = as_type<float>(t355 | 1065353216u); // division.rs:37
    const float t356 = 0.47058824f * d_8; // division.rs:38
    float reciprocal = 1.4117647f - t356;
    const float t357 = d_8 * reciprocal; // division.rs:41
    const float t358 = 1.0f - t357;
    const float t359 = reciprocal * t358;
    reciprocal = reciprocal + t359;
    const float t360 = d_8 * reciprocal;
    const float t361 = 1.0f - t360;
    const float t362 = reciprocal * t361;
    reciprocal = reciprocal + t362;
    const float t363 = d_8 * reciprocal;
    const float t364 = 1.0f - t363;
    const float t365 = reciprocal * t364;
    reciprocal = reciprocal + t365;
    const float n = as_type<float>((t354 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t366 = n * reciprocal; // division.rs:45
    const float t367 = t366 * 8388608.0f;
    uint quotient = u32_from_f32(t367);
    const int divisor = as_type<int>(denominator); // division.rs:46
    int residual_8 = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
    const bool over = residual_8 < 0; // division.rs:50
    quotient = (over ? quotient - 1u : quotient); // division.rs:51
    residual_8 = (over ? add_i32(residual_8, divisor) : residual_8); // division.rs:52
    const bool over_1 = residual_8 < 0; // division.rs:50
    quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
    residual_8 = (over_1 ? add_i32(residual_8, divisor) : residual_8); // division.rs:52
    const bool under = residual_8 >= divisor; // division.rs:54
    quotient = (under ? quotient + 1u : quotient); // division.rs:55
    residual_8 = (under ? sub_i32(residual_8, divisor) : residual_8); // division.rs:56
    quotient = ((mul_i32(residual_8, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
    const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
    const uint t368 = quotient; // division.rs:60
    const int field_16 = add_i32(exponent, as_type<int>(t368 >> 24u)); // bits.rs:36
    const uint bits_40 = (as_type<uint>(field_16) << 23u) | (t368 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field_16 <= 0) ? 0u : ((field_16 >= 255) ? 2139095040u : bits_40))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t369 = ((as_type<uint>(t352) & 2147483647u) > 2139095040u) | ((as_type<uint>(t353) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t369 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float mean = (undefined ? as_type<float>(0x7fc00000u) : extended); // division.rs:27
    const float t370 = mean + imm.eps; // mod.rs:265
    const uint bits_41 = as_type<uint>(t370); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_41 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_41 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_16 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t371 = 0.5f * m; // roots.rs:22
    const float t372 = t371 * y_16;
    const float t373 = t372 * y_16;
    const float t374 = 0.5f - t373;
    const float t375 = y_16 * t374;
    y_16 = y_16 + t375;
    const float t376 = 0.5f * m;
    const float t377 = t376 * y_16;
    const float t378 = t377 * y_16;
    const float t379 = 0.5f - t378;
    const float t380 = y_16 * t379;
    y_16 = y_16 + t380;
    const float t381 = 0.5f * m;
    const float t382 = t381 * y_16;
    const float t383 = t382 * y_16;
    const float t384 = 0.5f - t383;
    const float t385 = y_16 * t384;
    y_16 = y_16 + t385;
    const float y_17 = y_16; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_17; // roots.rs:63
    const float scaled_8 = m * 4097.0f; // roots.rs:72
    const float t386 = scaled_8 - m; // roots.rs:73
    const float high_8 = scaled_8 - t386;
    const float a_low = m - high_8; // roots.rs:74
    const float scaled_9 = y_17 * 4097.0f; // roots.rs:72
    const float t387 = scaled_9 - y_17; // roots.rs:73
    const float high_9 = scaled_9 - t387;
    const float b_low = y_17 - high_9; // roots.rs:74
    const float t388 = high_8 * high_9; // roots.rs:66
    const float t389 = t388 - product;
    const float t390 = high_8 * b_low;
    const float t391 = t389 + t390;
    const float t392 = a_low * high_9;
    const float t393 = t391 + t392;
    const float t394 = a_low * b_low;
    const float my_error = t393 + t394;
    const float product_1 = product * y_17; // roots.rs:63
    const float scaled_10 = product * 4097.0f; // roots.rs:72
    const float t395 = scaled_10 - product; // roots.rs:73
    const float high_10 = scaled_10 - t395;
    const float a_low_1 = product - high_10; // roots.rs:74
    const float scaled_11 = y_17 * 4097.0f; // roots.rs:72
    const float t396 = scaled_11 - y_17; // roots.rs:73
    const float high_11 = scaled_11 - t396;
    const float b_low_1 = y_17 - high_11; // roots.rs:74
    const float t397 = high_10 * high_11; // roots.rs:66
    const float t398 = t397 - product_1;
    const float t399 = high_10 * b_low_1;
    const float t400 = t398 + t399;
    const float t401 = a_low_1 * high_11;
    const float t402 = t400 + t401;
    const float t403 = a_low_1 * b_low_1;
    const float square_error = t402 + t403;
    const float t404 = 1.0f - product_1; // roots.rs:84
    const float t405 = t404 - square_error;
    const float t406 = my_error * y_17;
    const float residual_9 = t405 - t406;
    const float t407 = 0.5f * residual_9; // roots.rs:85
    const float t408 = y_17 * t407;
    const float root = y_17 + t408;
    const float scaled_12 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_42 = as_type<uint>(t370); // roots.rs:30
    const uint sign_2 = bits_42 & 2147483648u; // roots.rs:31
    const bool zero = (bits_42 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_42 == 2139095040u) ? 0.0f : scaled_12)); // roots.rs:33
    const float scale = (((as_type<uint>(t370) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    const float dim = float(imm.head_k_dim); // mod.rs:184
    const uint bits_43 = as_type<uint>(dim); // roots.rs:14
    const int exponent_2 = sub_i32(as_type<int>(bits_43 >> 23u), 127); // roots.rs:15
    const int odd_1 = exponent_2 & 1; // roots.rs:16
    const float m_1 = as_type<float>((bits_43 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:17
    float y_18 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:19
    const float t409 = 0.5f * m_1; // roots.rs:22
    const float t410 = t409 * y_18;
    const float t411 = t410 * y_18;
    const float t412 = 0.5f - t411;
    const float t413 = y_18 * t412;
    y_18 = y_18 + t413;
    const float t414 = 0.5f * m_1;
    const float t415 = t414 * y_18;
    const float t416 = t415 * y_18;
    const float t417 = 0.5f - t416;
    const float t418 = y_18 * t417;
    y_18 = y_18 + t418;
    const float t419 = 0.5f * m_1;
    const float t420 = t419 * y_18;
    const float t421 = t420 * y_18;
    const float t422 = 0.5f - t421;
    const float t423 = y_18 * t422;
    y_18 = y_18 + t423;
    const float y_19 = y_18; // roots.rs:24
    const int half_exponent_1 = sub_i32(exponent_2, odd_1) >> 1u;
    const float product_2 = m_1 * y_19; // roots.rs:63
    const float scaled_13 = m_1 * 4097.0f; // roots.rs:72
    const float t424 = scaled_13 - m_1; // roots.rs:73
    const float high_12 = scaled_13 - t424;
    const float a_low_2 = m_1 - high_12; // roots.rs:74
    const float scaled_14 = y_19 * 4097.0f; // roots.rs:72
    const float t425 = scaled_14 - y_19; // roots.rs:73
    const float high_13 = scaled_14 - t425;
    const float b_low_2 = y_19 - high_13; // roots.rs:74
    const float t426 = high_12 * high_13; // roots.rs:66
    const float t427 = t426 - product_2;
    const float t428 = high_12 * b_low_2;
    const float t429 = t427 + t428;
    const float t430 = a_low_2 * high_13;
    const float t431 = t429 + t430;
    const float t432 = a_low_2 * b_low_2;
    const float my_error_1 = t431 + t432;
    const float product_3 = product_2 * y_19; // roots.rs:63
    const float scaled_15 = product_2 * 4097.0f; // roots.rs:72
    const float t433 = scaled_15 - product_2; // roots.rs:73
    const float high_14 = scaled_15 - t433;
    const float a_low_3 = product_2 - high_14; // roots.rs:74
    const float scaled_16 = y_19 * 4097.0f; // roots.rs:72
    const float t434 = scaled_16 - y_19; // roots.rs:73
    const float high_15 = scaled_16 - t434;
    const float b_low_3 = y_19 - high_15; // roots.rs:74
    const float t435 = high_14 * high_15; // roots.rs:66
    const float t436 = t435 - product_3;
    const float t437 = high_14 * b_low_3;
    const float t438 = t436 + t437;
    const float t439 = a_low_3 * high_15;
    const float t440 = t438 + t439;
    const float t441 = a_low_3 * b_low_3;
    const float square_error_1 = t440 + t441;
    const float t442 = 1.0f - product_3; // roots.rs:84
    const float t443 = t442 - square_error_1;
    const float t444 = my_error_1 * y_19;
    const float residual_10 = t443 - t444;
    const float t445 = 0.5f * residual_10; // roots.rs:85
    const float t446 = y_19 * t445;
    const float root_1 = y_19 + t446;
    const float scaled_17 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:86
    const uint bits_44 = as_type<uint>(dim); // roots.rs:30
    const uint sign_3 = bits_44 & 2147483648u; // roots.rs:31
    const bool zero_1 = (bits_44 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_3 | 2139095040u) : ((bits_44 == 2139095040u) ? 0.0f : scaled_17)); // roots.rs:33
    const float t447 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:34
    const uint bits_45 = as_type<uint>(dim); // division.rs:66
    const float d_9 = as_type<float>((bits_45 & 8388607u) | 1065353216u); // division.rs:94
    const float t448 = d_9 * 0.32323232f; // division.rs:102
    const float t449 = t448 - 1.4545455f;
    const float t450 = d_9 * t449;
    float estimate_16 = t450 + 2.121212f;
    const float t451 = d_9 * estimate_16; // division.rs:105
    const float t452 = 1.0f - t451;
    const float t453 = estimate_16 * t452;
    estimate_16 = estimate_16 + t453;
    const float t454 = d_9 * estimate_16;
    const float t455 = 1.0f - t454;
    const float t456 = estimate_16 * t455;
    estimate_16 = estimate_16 + t456;
    const float high_16 = as_type<float>(as_type<uint>(estimate_16) & 4294963200u); // bits.rs:58
    const float d_high_8 = as_type<float>(as_type<uint>(d_9) & 4294963200u);
    const float t457 = d_high_8 * high_16; // division.rs:110
    const float t458 = 1.0f - t457;
    const float t459 = d_9 - d_high_8;
    const float t460 = t459 * high_16;
    const float residual_11 = t458 - t460;
    const float estimate_17 = estimate_16;
    const float t461 = residual_11 * estimate_17; // division.rs:69
    const float t462 = high_16 + t461;
    const uint quotient_2 = as_type<uint>(t462);
    const uint divisor_1 = (as_type<uint>(d_9) & 8388607u) | 8388608u; // division.rs:71
    const uint product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    const int twice = mul_i32(as_type<int>(product_4), -2); // division.rs:73
    const uint below_1 = ((twice > as_type<int>(divisor_1)) ? quotient_2 + 1u : quotient_2); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor_1)) < 0) ? quotient_2 - 1u : below_1); // division.rs:75
    const uint field_17 = (bits_45 >> 23u) & 255u; // division.rs:76
    const float t463 = as_type<float>(nearest); // division.rs:77
    const int t464 = sub_i32(127, as_type<int>(field_17));
    const int field_18 = add_i32(as_type<int>(as_type<uint>(t463) >> 23u), t464); // bits.rs:44
    const uint bits_46 = as_type<uint>(t463) + (as_type<uint>(t464) << 23u); // bits.rs:45
    const uint scaled_18 = as_type<uint>(as_type<float>(((field_18 <= 0) ? 0u : ((field_18 >= 255) ? 2139095040u : bits_46)))); // division.rs:77
    const uint signed_1 = ((field_17 == 0u) ? 2139095040u : scaled_18) | (bits_45 & 2147483648u); // division.rs:78
    const float t465 = ((head >= imm.n_qk_heads / 2u) ? t447 : as_type<float>((((as_type<uint>(dim) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1))); // mod.rs:185
    const float factor = decode_bf16(encode_bf16(t465));
    if (is_inside) { // mod.rs:267
        if (is_value) { // mod.rs:268
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:269
            const float t466 = channels_0; // mod.rs:270
            const float t467 = channels_1;
            const float t468 = channels_2;
            const float t469 = channels_3;
            const float t470 = channels_4;
            const float t471 = channels_5;
            const float t472 = channels_6;
            const float t473 = channels_7;
            if (0u < own_len) { // gdn.rs:217
                v[place] = ushort(encode_bf16(t466)); // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                v[place + 1u] = ushort(encode_bf16(t467)); // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                v[place + 2u] = ushort(encode_bf16(t468)); // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                v[place + 3u] = ushort(encode_bf16(t469)); // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                v[place + 4u] = ushort(encode_bf16(t470)); // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                v[place + 5u] = ushort(encode_bf16(t471)); // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                v[place + 6u] = ushort(encode_bf16(t472)); // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                v[place + 7u] = ushort(encode_bf16(t473)); // gdn.rs:218
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
            const float t474 = channels_0 * scale; // mod.rs:275
            const uint bits_47 = as_type<uint>(t474); // bits.rs:29
            const float t475 = decode_bf16(encode_bf16(as_type<float>((((bits_47 & 2139095040u) == 0u) ? bits_47 & 2147483648u : bits_47)))); // mod.rs:275
            const float t476 = t475 * factor;
            const uint bits_48 = as_type<uint>(t476); // bits.rs:29
            normed_0 = as_type<float>((((bits_48 & 2139095040u) == 0u) ? bits_48 & 2147483648u : bits_48)); // mod.rs:275
            const float t477 = channels_1 * scale;
            const uint bits_49 = as_type<uint>(t477); // bits.rs:29
            const float t478 = decode_bf16(encode_bf16(as_type<float>((((bits_49 & 2139095040u) == 0u) ? bits_49 & 2147483648u : bits_49)))); // mod.rs:275
            const float t479 = t478 * factor;
            const uint bits_50 = as_type<uint>(t479); // bits.rs:29
            normed_1 = as_type<float>((((bits_50 & 2139095040u) == 0u) ? bits_50 & 2147483648u : bits_50)); // mod.rs:275
            const float t480 = channels_2 * scale;
            const uint bits_51 = as_type<uint>(t480); // bits.rs:29
            const float t481 = decode_bf16(encode_bf16(as_type<float>((((bits_51 & 2139095040u) == 0u) ? bits_51 & 2147483648u : bits_51)))); // mod.rs:275
            const float t482 = t481 * factor;
            const uint bits_52 = as_type<uint>(t482); // bits.rs:29
            normed_2 = as_type<float>((((bits_52 & 2139095040u) == 0u) ? bits_52 & 2147483648u : bits_52)); // mod.rs:275
            const float t483 = channels_3 * scale;
            const uint bits_53 = as_type<uint>(t483); // bits.rs:29
            const float t484 = decode_bf16(encode_bf16(as_type<float>((((bits_53 & 2139095040u) == 0u) ? bits_53 & 2147483648u : bits_53)))); // mod.rs:275
            const float t485 = t484 * factor;
            const uint bits_54 = as_type<uint>(t485); // bits.rs:29
            normed_3 = as_type<float>((((bits_54 & 2139095040u) == 0u) ? bits_54 & 2147483648u : bits_54)); // mod.rs:275
            const float t486 = channels_4 * scale;
            const uint bits_55 = as_type<uint>(t486); // bits.rs:29
            const float t487 = decode_bf16(encode_bf16(as_type<float>((((bits_55 & 2139095040u) == 0u) ? bits_55 & 2147483648u : bits_55)))); // mod.rs:275
            const float t488 = t487 * factor;
            const uint bits_56 = as_type<uint>(t488); // bits.rs:29
            normed_4 = as_type<float>((((bits_56 & 2139095040u) == 0u) ? bits_56 & 2147483648u : bits_56)); // mod.rs:275
            const float t489 = channels_5 * scale;
            const uint bits_57 = as_type<uint>(t489); // bits.rs:29
            const float t490 = decode_bf16(encode_bf16(as_type<float>((((bits_57 & 2139095040u) == 0u) ? bits_57 & 2147483648u : bits_57)))); // mod.rs:275
            const float t491 = t490 * factor;
            const uint bits_58 = as_type<uint>(t491); // bits.rs:29
            normed_5 = as_type<float>((((bits_58 & 2139095040u) == 0u) ? bits_58 & 2147483648u : bits_58)); // mod.rs:275
            const float t492 = channels_6 * scale;
            const uint bits_59 = as_type<uint>(t492); // bits.rs:29
            const float t493 = decode_bf16(encode_bf16(as_type<float>((((bits_59 & 2139095040u) == 0u) ? bits_59 & 2147483648u : bits_59)))); // mod.rs:275
            const float t494 = t493 * factor;
            const uint bits_60 = as_type<uint>(t494); // bits.rs:29
            normed_6 = as_type<float>((((bits_60 & 2139095040u) == 0u) ? bits_60 & 2147483648u : bits_60)); // mod.rs:275
            const float t495 = channels_7 * scale;
            const uint bits_61 = as_type<uint>(t495); // bits.rs:29
            const float t496 = decode_bf16(encode_bf16(as_type<float>((((bits_61 & 2139095040u) == 0u) ? bits_61 & 2147483648u : bits_61)))); // mod.rs:275
            const float t497 = t496 * factor;
            const uint bits_62 = as_type<uint>(t497); // bits.rs:29
            normed_7 = as_type<float>((((bits_62 & 2139095040u) == 0u) ? bits_62 & 2147483648u : bits_62)); // mod.rs:275
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:277
            const float t498 = normed_0; // mod.rs:278
            const float t499 = normed_1;
            const float t500 = normed_2;
            const float t501 = normed_3;
            const float t502 = normed_4;
            const float t503 = normed_5;
            const float t504 = normed_6;
            const float t505 = normed_7;
            if (0u < own_len) { // gdn.rs:217
                qk[place] = ushort(encode_bf16(t498)); // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                qk[place + 1u] = ushort(encode_bf16(t499)); // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                qk[place + 2u] = ushort(encode_bf16(t500)); // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                qk[place + 3u] = ushort(encode_bf16(t501)); // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                qk[place + 4u] = ushort(encode_bf16(t502)); // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                qk[place + 5u] = ushort(encode_bf16(t503)); // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                qk[place + 6u] = ushort(encode_bf16(t504)); // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                qk[place + 7u] = ushort(encode_bf16(t505)); // gdn.rs:218
            }
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:281
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:282
            const float t506 = decode_bf16(b[token * imm.b_stride + gate]); // mod.rs:283
            const float t507 = a_log[gate];
            const float t508 = decode_bf16(a[token * imm.a_stride + gate]) + decode_bf16(dt_bias[gate]); // mod.rs:191
            const float t509 = decode_bf16(encode_bf16(t508));
            const float t510 = neg_f32(min_f32(abs_f32(t509), 104.0f)); // logistic.rs:19
            const float t511 = t510 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t511);
            const float t512 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_8 = t510 - t512;
            const float correction_8 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_8 = reduced_8 - correction_8; // exponential.rs:17
            const float t513 = reduced_8 - r_8; // exponential.rs:18
            const float r_error_8 = t513 - correction_8;
            float q_8 = 0.00019891017f; // exponential.rs:26
            const float t514 = q_8 * r_8; // exponential.rs:29
            q_8 = t514 + 0.0013933674f;
            const float t515 = q_8 * r_8;
            q_8 = t515 + 0.008333311f;
            const float t516 = q_8 * r_8;
            q_8 = t516 + 0.041666467f;
            const float t517 = q_8 * r_8;
            q_8 = t517 + 0.16666667f;
            const float t518 = q_8 * r_8;
            q_8 = t518 + 0.5f;
            const float t519 = r_8 * r_8; // exponential.rs:31
            const float t520 = t519 * q_8;
            const float rest_8 = r_error_8 + t520;
            const float p_8 = r_8 + rest_8; // exponential.rs:32
            const float y_20 = 1.0f + p_8; // exponential.rs:33
            const float t521 = 1.0f - y_20; // exponential.rs:34
            const float t522 = t521 + p_8;
            const float t523 = r_8 - p_8;
            const float t524 = t523 + rest_8;
            const float y_error = t522 + t524;
            const int k_9 = i32_from_f32(k_8); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
            const float power = y_20 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_10 = 1.0f + power; // logistic.rs:72
            const bool halved = d_10 > 1.4142135f; // logistic.rs:73
            const float t525 = d_10 * 0.5f; // logistic.rs:74
            const float t526 = t525 - 1.0f;
            const float f = (halved ? t526 : power);
            const float t527 = 1.0f - d_10; // logistic.rs:75
            const float t528 = t527 + power;
            const float t529 = t528 + power_error;
            const float error = (halved ? t529 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_8 = whole + f; // logistic.rs:78
            const float t530 = whole - sum_8; // logistic.rs:79
            const float sum_error = t530 + f;
            const float t531 = 0.5f * power; // logistic.rs:81
            const float t532 = t531 - 1.0f;
            const float t533 = power * t532;
            const float slope = 1.0f + t533;
            float p_9 = 0.05351364f; // logarithm.rs:19
            const float t534 = p_9 * f; // logarithm.rs:31
            p_9 = t534 + -0.109175f;
            const float t535 = p_9 * f;
            p_9 = t535 + 0.12108583f;
            const float t536 = p_9 * f;
            p_9 = t536 + -0.12550178f;
            const float t537 = p_9 * f;
            p_9 = t537 + 0.14209557f;
            const float t538 = p_9 * f;
            p_9 = t538 + -0.16659358f;
            const float t539 = p_9 * f;
            p_9 = t539 + 0.20002224f;
            const float t540 = p_9 * f;
            p_9 = t540 + -0.25000167f;
            const float t541 = p_9 * f;
            p_9 = t541 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t542 = square * f; // logarithm.rs:34
            const float t543 = t542 * p_9;
            const float t544 = 0.5f * square;
            const float t545 = t543 - t544;
            const float t546 = whole_error + t545; // logistic.rs:82
            const float t547 = sum_error + t546;
            const float t548 = error * slope;
            const float tail = t547 + t548;
            const float linear = ((as_type<uint>(t509) > 2147483647u) ? 0.0f : t509); // logistic.rs:84
            const float total = linear + sum_8; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t549 = total - back; // logistic.rs:87
            const float t550 = linear - t549;
            const float t551 = sum_8 - back;
            const float total_error = t550 + t551;
            const float t552 = total_error + tail; // logistic.rs:88
            const float near = total + t552;
            const int field_19 = add_i32(as_type<int>(as_type<uint>(y_20) >> 23u), k_9); // bits.rs:44
            const uint bits_47 = as_type<uint>(y_20) + (as_type<uint>(k_9) << 23u); // bits.rs:45
            const float result = ((as_type<uint>(t509) > 2147483647u) & (k_9 < -60) ? as_type<float>(((field_19 <= 0) ? 0u : ((field_19 >= 255) ? 2139095040u : bits_47))) : near); // logistic.rs:89
            const float bounded_1 = ((as_type<uint>(t509) == 2139095040u) ? t509 : result); // logistic.rs:90
            const uint t553 = encode_bf16((((as_type<uint>(t509) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // mod.rs:191
            const float delta = decode_bf16(t553);
            const float t554 = min_f32(max_f32(t507, -104.0f), 89.0f); // exponential.rs:40
            const float t555 = t554 * 1.442695f; // exponential.rs:14
            const float k_10 = rint(t555);
            const float t556 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_9 = t554 - t556;
            const float correction_9 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_9 = reduced_9 - correction_9; // exponential.rs:17
            const float t557 = reduced_9 - r_9; // exponential.rs:18
            const float r_error_9 = t557 - correction_9;
            float q_9 = 0.00019891017f; // exponential.rs:26
            const float t558 = q_9 * r_9; // exponential.rs:29
            q_9 = t558 + 0.0013933674f;
            const float t559 = q_9 * r_9;
            q_9 = t559 + 0.008333311f;
            const float t560 = q_9 * r_9;
            q_9 = t560 + 0.041666467f;
            const float t561 = q_9 * r_9;
            q_9 = t561 + 0.16666667f;
            const float t562 = q_9 * r_9;
            q_9 = t562 + 0.5f;
            const float t563 = r_9 * r_9; // exponential.rs:31
            const float t564 = t563 * q_9;
            const float rest_9 = r_error_9 + t564;
            const float p_10 = r_9 + rest_9; // exponential.rs:32
            const float y_21 = 1.0f + p_10; // exponential.rs:33
            const int t565 = i32_from_f32(k_10); // exponential.rs:42
            const int field_20 = add_i32(as_type<int>(as_type<uint>(y_21) >> 23u), t565); // bits.rs:44
            const uint bits_48 = as_type<uint>(y_21) + (as_type<uint>(t565) << 23u); // bits.rs:45
            const float t566 = (((as_type<uint>(t507) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_20 <= 0) ? 0u : ((field_20 >= 255) ? 2139095040u : bits_48)))); // exponential.rs:42
            const float t567 = t566 * delta; // mod.rs:192
            const float t568 = neg_f32(t567);
            const float t569 = min_f32(max_f32(t568, -104.0f), 89.0f); // exponential.rs:40
            const float t570 = t569 * 1.442695f; // exponential.rs:14
            const float k_11 = rint(t570);
            const float t571 = k_11 * 0.6933594f; // exponential.rs:15
            const float reduced_10 = t569 - t571;
            const float correction_10 = k_11 * -0.00021219444f; // exponential.rs:16
            const float r_10 = reduced_10 - correction_10; // exponential.rs:17
            const float t572 = reduced_10 - r_10; // exponential.rs:18
            const float r_error_10 = t572 - correction_10;
            float q_10 = 0.00019891017f; // exponential.rs:26
            const float t573 = q_10 * r_10; // exponential.rs:29
            q_10 = t573 + 0.0013933674f;
            const float t574 = q_10 * r_10;
            q_10 = t574 + 0.008333311f;
            const float t575 = q_10 * r_10;
            q_10 = t575 + 0.041666467f;
            const float t576 = q_10 * r_10;
            q_10 = t576 + 0.16666667f;
            const float t577 = q_10 * r_10;
            q_10 = t577 + 0.5f;
            const float t578 = r_10 * r_10; // exponential.rs:31
            const float t579 = t578 * q_10;
            const float rest_10 = r_error_10 + t579;
            const float p_11 = r_10 + rest_10; // exponential.rs:32
            const float y_22 = 1.0f + p_11; // exponential.rs:33
            const int t580 = i32_from_f32(k_11); // exponential.rs:42
            const int field_21 = add_i32(as_type<int>(as_type<uint>(y_22) >> 23u), t580); // bits.rs:44
            const uint bits_49 = as_type<uint>(y_22) + (as_type<uint>(t580) << 23u); // bits.rs:45
            const float t581 = (((as_type<uint>(t568) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_21 <= 0) ? 0u : ((field_21 >= 255) ? 2139095040u : bits_49)))); // exponential.rs:42
            const float t582 = abs_f32(t506); // activation.rs:20
            const float t583 = min_f32(max_f32(t582, -104.0f), 89.0f); // exponential.rs:40
            const float t584 = t583 * 1.442695f; // exponential.rs:14
            const float k_12 = rint(t584);
            const float t585 = k_12 * 0.6933594f; // exponential.rs:15
            const float reduced_11 = t583 - t585;
            const float correction_11 = k_12 * -0.00021219444f; // exponential.rs:16
            const float r_11 = reduced_11 - correction_11; // exponential.rs:17
            const float t586 = reduced_11 - r_11; // exponential.rs:18
            const float r_error_11 = t586 - correction_11;
            float q_11 = 0.00019891017f; // exponential.rs:26
            const float t587 = q_11 * r_11; // exponential.rs:29
            q_11 = t587 + 0.0013933674f;
            const float t588 = q_11 * r_11;
            q_11 = t588 + 0.008333311f;
            const float t589 = q_11 * r_11;
            q_11 = t589 + 0.041666467f;
            const float t590 = q_11 * r_11;
            q_11 = t590 + 0.16666667f;
            const float t591 = q_11 * r_11;
            q_11 = t591 + 0.5f;
            const float t592 = r_11 * r_11; // exponential.rs:31
            const float t593 = t592 * q_11;
            const float rest_11 = r_error_11 + t593;
            const float p_12 = r_11 + rest_11; // exponential.rs:32
            const float y_23 = 1.0f + p_12; // exponential.rs:33
            const int t594 = i32_from_f32(k_12); // exponential.rs:42
            const int field_22 = add_i32(as_type<int>(as_type<uint>(y_23) >> 23u), t594); // bits.rs:44
            const uint bits_50 = as_type<uint>(y_23) + (as_type<uint>(t594) << 23u); // bits.rs:45
            const float t595 = (((as_type<uint>(t582) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_22 <= 0) ? 0u : ((field_22 >= 255) ? 2139095040u : bits_50)))); // exponential.rs:42
            const float e_8 = decode_bf16(encode_bf16(t595)); // activation.rs:20
            const float t596 = 1.0f + e_8; // activation.rs:21
            const float d_11 = decode_bf16(encode_bf16(t596));
            const uint bits_51 = as_type<uint>(d_11); // division.rs:85
            const float t597 = as_type<float>((bits_51 & 8388607u) | 1065353216u); // division.rs:94
            const float t598 = t597 * 0.32323232f; // division.rs:102
            const float t599 = t598 - 1.4545455f;
            const float t600 = t597 * t599;
            float estimate_18 = t600 + 2.121212f;
            const float t601 = t597 * estimate_18; // division.rs:105
            const float t602 = 1.0f - t601;
            const float t603 = estimate_18 * t602;
            estimate_18 = estimate_18 + t603;
            const float t604 = t597 * estimate_18;
            const float t605 = 1.0f - t604;
            const float t606 = estimate_18 * t605;
            estimate_18 = estimate_18 + t606;
            const float high_17 = as_type<float>(as_type<uint>(estimate_18) & 4294963200u); // bits.rs:58
            const float d_high_9 = as_type<float>(as_type<uint>(t597) & 4294963200u);
            const float t607 = d_high_9 * high_17; // division.rs:110
            const float t608 = 1.0f - t607;
            const float t609 = t597 - d_high_9;
            const float t610 = t609 * high_17;
            const float residual_12 = t608 - t610;
            const float estimate_19 = estimate_18;
            const float t611 = residual_12 * estimate_19; // division.rs:87
            const float t612 = high_17 + t611;
            const int t613 = sub_i32(127, as_type<int>(bits_51 >> 23u));
            const int field_23 = add_i32(as_type<int>(as_type<uint>(t612) >> 23u), t613); // bits.rs:44
            const uint bits_52 = as_type<uint>(t612) + (as_type<uint>(t613) << 23u); // bits.rs:45
            const float scaled_19 = as_type<float>(((field_23 <= 0) ? 0u : ((field_23 >= 255) ? 2139095040u : bits_52))); // bits.rs:46
            const uint t614 = encode_bf16((((as_type<uint>(d_11) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_19)); // activation.rs:22
            const float y_24 = decode_bf16(t614);
            const float t615 = 1.0f - y_24; // activation.rs:23
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = float2(t581, ((t506 < 0.0f) ? y_24 : decode_bf16(encode_bf16(t615)))); // mod.rs:284
        }
    }
}
