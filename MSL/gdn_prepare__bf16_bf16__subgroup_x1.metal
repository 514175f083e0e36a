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
    const uint bits = as_type<uint>(sum); // bits.rs:29
    const float t9 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:207
    const float t10 = abs_f32(t9); // activation.rs:20
    const float t11 = min_f32(max_f32(t10, -104.0f), 89.0f); // exponential.rs:40
    const float t12 = t11 * 1.442695f; // exponential.rs:14
    const float k = rint(t12);
    const float t13 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t11 - t13;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t14 = reduced - r; // exponential.rs:18
    const float r_error = t14 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t15 = q * r; // exponential.rs:29
    q = t15 + 0.0013933674f;
    const float t16 = q * r;
    q = t16 + 0.008333311f;
    const float t17 = q * r;
    q = t17 + 0.041666467f;
    const float t18 = q * r;
    q = t18 + 0.16666667f;
    const float t19 = q * r;
    q = t19 + 0.5f;
    const float t20 = r * r; // exponential.rs:31
    const float t21 = t20 * q;
    const float rest = r_error + t21;
    const float p = r + rest; // exponential.rs:32
    const float y = 1.0f + p; // exponential.rs:33
    const int t22 = i32_from_f32(k); // exponential.rs:42
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), t22); // bits.rs:44
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(t22) << 23u); // bits.rs:45
    const float t23 = (((as_type<uint>(t10) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
    const float e = decode_bf16(encode_bf16(t23)); // activation.rs:20
    const float t24 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t24));
    const uint bits_2 = as_type<uint>(d); // division.rs:85
    const float t25 = as_type<float>((bits_2 & 8388607u) | 1065353216u); // division.rs:94
    const float t26 = t25 * 0.32323232f; // division.rs:102
    const float t27 = t26 - 1.4545455f;
    const float t28 = t25 * t27;
    float estimate = t28 + 2.121212f;
    const float t29 = t25 * estimate; // division.rs:105
    const float t30 = 1.0f - t29;
    const float t31 = estimate * t30;
    estimate = estimate + t31;
    const float t32 = t25 * estimate;
    const float t33 = 1.0f - t32;
    const float t34 = estimate * t33;
    estimate = estimate + t34;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
    const float d_high = as_type<float>(as_type<uint>(t25) & 4294963200u);
    const float t35 = d_high * high; // division.rs:110
    const float t36 = 1.0f - t35;
    const float t37 = t25 - d_high;
    const float t38 = t37 * high;
    const float residual = t36 - t38;
    const float estimate_1 = estimate;
    const float t39 = residual * estimate_1; // division.rs:87
    const float t40 = high + t39;
    const int t41 = sub_i32(127, as_type<int>(bits_2 >> 23u));
    const int field_1 = add_i32(as_type<int>(as_type<uint>(t40) >> 23u), t41); // bits.rs:44
    const uint bits_3 = as_type<uint>(t40) + (as_type<uint>(t41) << 23u); // bits.rs:45
    const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3))); // bits.rs:46
    const uint t42 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
    const float y_1 = decode_bf16(t42);
    const float t43 = 1.0f - y_1; // activation.rs:23
    const float t44 = t9 * ((t9 < 0.0f) ? y_1 : decode_bf16(encode_bf16(t43))); // activation.rs:30
    const uint bits_4 = as_type<uint>(t44); // bits.rs:29
    const float t45 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
    channels_0 = t45; // mod.rs:286
    const float t46 = channels_0 * channels_0; // mod.rs:288
    const float t47 = squares + t46;
    squares = (owned ? t47 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:283
    const uint2 t48 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_1 = inputs_3_1; // mod.rs:285
    float sum_1 = 0.0f; // mod.rs:202
    const float t49 = decode_bf16(t48.x) * inputs_0_1; // mod.rs:205
    sum_1 = sum_1 + t49;
    const float t50 = decode_bf16(t48.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + t50;
    const float t51 = decode_bf16(t48.y) * inputs_2_1;
    sum_1 = sum_1 + t51;
    const float t52 = decode_bf16(t48.y >> 16u) * newest_1;
    sum_1 = sum_1 + t52;
    const uint bits_5 = as_type<uint>(sum_1); // bits.rs:29
    const float t53 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // mod.rs:207
    const float t54 = abs_f32(t53); // activation.rs:20
    const float t55 = min_f32(max_f32(t54, -104.0f), 89.0f); // exponential.rs:40
    const float t56 = t55 * 1.442695f; // exponential.rs:14
    const float k_1 = rint(t56);
    const float t57 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t55 - t57;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t58 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t58 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t59 = q_1 * r_1; // exponential.rs:29
    q_1 = t59 + 0.0013933674f;
    const float t60 = q_1 * r_1;
    q_1 = t60 + 0.008333311f;
    const float t61 = q_1 * r_1;
    q_1 = t61 + 0.041666467f;
    const float t62 = q_1 * r_1;
    q_1 = t62 + 0.16666667f;
    const float t63 = q_1 * r_1;
    q_1 = t63 + 0.5f;
    const float t64 = r_1 * r_1; // exponential.rs:31
    const float t65 = t64 * q_1;
    const float rest_1 = r_error_1 + t65;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int t66 = i32_from_f32(k_1); // exponential.rs:42
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t66); // bits.rs:44
    const uint bits_6 = as_type<uint>(y_2) + (as_type<uint>(t66) << 23u); // bits.rs:45
    const float t67 = (((as_type<uint>(t54) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
    const float e_1 = decode_bf16(encode_bf16(t67)); // activation.rs:20
    const float t68 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t68));
    const uint bits_7 = as_type<uint>(d_1); // division.rs:85
    const float t69 = as_type<float>((bits_7 & 8388607u) | 1065353216u); // division.rs:94
    const float t70 = t69 * 0.32323232f; // division.rs:102
    const float t71 = t70 - 1.4545455f;
    const float t72 = t69 * t71;
    float estimate_2 = t72 + 2.121212f;
    const float t73 = t69 * estimate_2; // division.rs:105
    const float t74 = 1.0f - t73;
    const float t75 = estimate_2 * t74;
    estimate_2 = estimate_2 + t75;
    const float t76 = t69 * estimate_2;
    const float t77 = 1.0f - t76;
    const float t78 = estimate_2 * t77;
    estimate_2 = estimate_2 + t78;
    const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
    const float d_high_1 = as_type<float>(as_type<uint>(t69) & 4294963200u);
    const float t79 = d_high_1 * high_1; // division.rs:110
    const float t80 = 1.0f - t79;
    const float t81 = t69 - d_high_1;
    const float t82 = t81 * high_1;
    const float residual_1 = t80 - t82;
    const float estimate_3 = estimate_2;
    const float t83 = residual_1 * estimate_3; // division.rs:87
    const float t84 = high_1 + t83;
    const int t85 = sub_i32(127, as_type<int>(bits_7 >> 23u));
    const int field_3 = add_i32(as_type<int>(as_type<uint>(t84) >> 23u), t85); // bits.rs:44
    const uint bits_8 = as_type<uint>(t84) + (as_type<uint>(t85) << 23u); // bits.rs:45
    const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_8))); // bits.rs:46
    const uint t86 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
    const float y_3 = decode_bf16(t86);
    const float t87 = 1.0f - y_3; // activation.rs:23
    const float t88 = t53 * ((t53 < 0.0f) ? y_3 : decode_bf16(encode_bf16(t87))); // activation.rs:30
    const uint bits_9 = as_type<uint>(t88); // bits.rs:29
    const float t89 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:30
    channels_1 = t89; // mod.rs:286
    const float t90 = channels_1 * channels_1; // mod.rs:288
    const float t91 = squares + t90;
    squares = (owned_1 ? t91 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:283
    const uint2 t92 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_2 = inputs_3_2; // mod.rs:285
    float sum_2 = 0.0f; // mod.rs:202
    const float t93 = decode_bf16(t92.x) * inputs_0_2; // mod.rs:205
    sum_2 = sum_2 + t93;
    const float t94 = decode_bf16(t92.x >> 16u) * inputs_1_2;
    sum_2 = sum_2 + t94;
    const float t95 = decode_bf16(t92.y) * inputs_2_2;
    sum_2 = sum_2 + t95;
    const float t96 = decode_bf16(t92.y >> 16u) * newest_2;
    sum_2 = sum_2 + t96;
    const uint bits_10 = as_type<uint>(sum_2); // bits.rs:29
    const float t97 = decode_bf16(encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // mod.rs:207
    const float t98 = abs_f32(t97); // activation.rs:20
    const float t99 = min_f32(max_f32(t98, -104.0f), 89.0f); // exponential.rs:40
    const float t100 = t99 * 1.442695f; // exponential.rs:14
    const float k_2 = rint(t100);
    const float t101 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t99 - t101;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t102 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t102 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t103 = q_2 * r_2; // exponential.rs:29
    q_2 = t103 + 0.0013933674f;
    const float t104 = q_2 * r_2;
    q_2 = t104 + 0.008333311f;
    const float t105 = q_2 * r_2;
    q_2 = t105 + 0.041666467f;
    const float t106 = q_2 * r_2;
    q_2 = t106 + 0.16666667f;
    const float t107 = q_2 * r_2;
    q_2 = t107 + 0.5f;
    const float t108 = r_2 * r_2; // exponential.rs:31
    const float t109 = t108 * q_2;
    const float rest_2 = r_error_2 + t109;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int t110 = i32_from_f32(k_2); // exponential.rs:42
    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t110); // bits.rs:44
    const uint bits_11 = as_type<uint>(y_4) + (as_type<uint>(t110) << 23u); // bits.rs:45
    const float t111 = (((as_type<uint>(t98) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_11)))); // exponential.rs:42
    const float e_2 = decode_bf16(encode_bf16(t111)); // activation.rs:20
    const float t112 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_bf16(encode_bf16(t112));
    const uint bits_12 = as_type<uint>(d_2); // division.rs:85
    const float t113 = as_type<float>((bits_12 & 8388607u) | 1065353216u); // division.rs:94
    const float t114 = t113 * 0.32323232f; // division.rs:102
    const float t115 = t114 - 1.4545455f;
    const float t116 = t113 * t115;
    float estimate_4 = t116 + 2.121212f;
    const float t117 = t113 * estimate_4; // division.rs:105
    const float t118 = 1.0f - t117;
    const float t119 = estimate_4 * t118;
    estimate_4 = estimate_4 + t119;
    const float t120 = t113 * estimate_4;
    const float t121 = 1.0f - t120;
    const float t122 = estimate_4 * t121;
    estimate_4 = estimate_4 + t122;
    const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
    const float d_high_2 = as_type<float>(as_type<uint>(t113) & 4294963200u);
    const float t123 = d_high_2 * high_2; // division.rs:110
    const float t124 = 1.0f - t123;
    const float t125 = t113 - d_high_2;
    const float t126 = t125 * high_2;
    const float residual_2 = t124 - t126;
    const float estimate_5 = estimate_4;
    const float t127 = residual_2 * estimate_5; // division.rs:87
    const float t128 = high_2 + t127;
    const int t129 = sub_i32(127, as_type<int>(bits_12 >> 23u));
    const int field_5 = add_i32(as_type<int>(as_type<uint>(t128) >> 23u), t129); // bits.rs:44
    const uint bits_13 = as_type<uint>(t128) + (as_type<uint>(t129) << 23u); // bits.rs:45
    const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_13))); // bits.rs:46
    const uint t130 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
    const float y_5 = decode_bf16(t130);
    const float t131 = 1.0f - y_5; // activation.rs:23
    const float t132 = t97 * ((t97 < 0.0f) ? y_5 : decode_bf16(encode_bf16(t131))); // activation.rs:30
    const uint bits_14 = as_type<uint>(t132); // bits.rs:29
    const float t133 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
    channels_2 = t133; // mod.rs:286
    const float t134 = channels_2 * channels_2; // mod.rs:288
    const float t135 = squares + t134;
    squares = (owned_2 ? t135 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:283
    const uint2 t136 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_3 = inputs_3_3; // mod.rs:285
    float sum_3 = 0.0f; // mod.rs:202
    const float t137 = decode_bf16(t136.x) * inputs_0_3; // mod.rs:205
    sum_3 = sum_3 + t137;
    const float t138 = decode_bf16(t136.x >> 16u) * inputs_1_3;
    sum_3 = sum_3 + t138;
    const float t139 = decode_bf16(t136.y) * inputs_2_3;
    sum_3 = sum_3 + t139;
    const float t140 = decode_bf16(t136.y >> 16u) * newest_3;
    sum_3 = sum_3 + t140;
    const uint bits_15 = as_type<uint>(sum_3); // bits.rs:29
    const float t141 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // mod.rs:207
    const float t142 = abs_f32(t141); // activation.rs:20
    const float t143 = min_f32(max_f32(t142, -104.0f), 89.0f); // exponential.rs:40
    const float t144 = t143 * 1.442695f; // exponential.rs:14
    const float k_3 = rint(t144);
    const float t145 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t143 - t145;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t146 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t146 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t147 = q_3 * r_3; // exponential.rs:29
    q_3 = t147 + 0.0013933674f;
    const float t148 = q_3 * r_3;
    q_3 = t148 + 0.008333311f;
    const float t149 = q_3 * r_3;
    q_3 = t149 + 0.041666467f;
    const float t150 = q_3 * r_3;
    q_3 = t150 + 0.16666667f;
    const float t151 = q_3 * r_3;
    q_3 = t151 + 0.5f;
    const float t152 = r_3 * r_3; // exponential.rs:31
    const float t153 = t152 * q_3;
    const float rest_3 = r_error_3 + t153;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int t154 = i32_from_f32(k_3); // exponential.rs:42
    const int field_6 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t154); // bits.rs:44
    const uint bits_16 = as_type<uint>(y_6) + (as_type<uint>(t154) << 23u); // bits.rs:45
    const float t155 = (((as_type<uint>(t142) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
    const float e_3 = decode_bf16(encode_bf16(t155)); // activation.rs:20
    const float t156 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_bf16(encode_bf16(t156));
    const uint bits_17 = as_type<uint>(d_3); // division.rs:85
    const float t157 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
    const float t158 = t157 * 0.32323232f; // division.rs:102
    const float t159 = t158 - 1.4545455f;
    const float t160 = t157 * t159;
    float estimate_6 = t160 + 2.121212f;
    const float t161 = t157 * estimate_6; // division.rs:105
    const float t162 = 1.0f - t161;
    const float t163 = estimate_6 * t162;
    estimate_6 = estimate_6 + t163;
    const float t164 = t157 * estimate_6;
    const float t165 = 1.0f - t164;
    const float t166 = estimate_6 * t165;
    estimate_6 = estimate_6 + t166;
    const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
    const float d_high_3 = as_type<float>(as_type<uint>(t157) & 4294963200u);
    const float t167 = d_high_3 * high_3; // division.rs:110
    const float t168 = 1.0f - t167;
    const float t169 = t157 - d_high_3;
    const float t170 = t169 * high_3;
    const float residual_3 = t168 - t170;
    const float estimate_7 = estimate_6;
    const float t171 = residual_3 * estimate_7; // division.rs:87
    const float t172 = high_3 + t171;
    const int t173 = sub_i32(127, as_type<int>(bits_17 >> 23u));
    const int field_7 = add_i32(as_type<int>(as_type<uint>(t172) >> 23u), t173); // bits.rs:44
    const uint bits_18 = as_type<uint>(t172) + (as_type<uint>(t173) << 23u); // bits.rs:45
    const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
    const uint t174 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
    const float y_7 = decode_bf16(t174);
    const float t175 = 1.0f - y_7; // activation.rs:23
    const float t176 = t141 * ((t141 < 0.0f) ? y_7 : decode_bf16(encode_bf16(t175))); // activation.rs:30
    const uint bits_19 = as_type<uint>(t176); // bits.rs:29
    const float t177 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:30
    channels_3 = t177; // mod.rs:286
    const float t178 = channels_3 * channels_3; // mod.rs:288
    const float t179 = squares + t178;
    squares = (owned_3 ? t179 : squares);
    const bool owned_4 = 4u < own_len; // mod.rs:283
    const uint2 t180 = ((device const uint2*)conv_weight)[(((owned_4 ? first + 4u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_4 = inputs_3_4; // mod.rs:285
    float sum_4 = 0.0f; // mod.rs:202
    const float t181 = decode_bf16(t180.x) * inputs_0_4; // mod.rs:205
    sum_4 = sum_4 + t181;
    const float t182 = decode_bf16(t180.x >> 16u) * inputs_1_4;
    sum_4 = sum_4 + t182;
    const float t183 = decode_bf16(t180.y) * inputs_2_4;
    sum_4 = sum_4 + t183;
    const float t184 = decode_bf16(t180.y >> 16u) * newest_4;
    sum_4 = sum_4 + t184;
    const uint bits_20 = as_type<uint>(sum_4); // bits.rs:29
    const float t185 = decode_bf16(encode_bf16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // mod.rs:207
    const float t186 = abs_f32(t185); // activation.rs:20
    const float t187 = min_f32(max_f32(t186, -104.0f), 89.0f); // exponential.rs:40
    const float t188 = t187 * 1.442695f; // exponential.rs:14
    const float k_4 = rint(t188);
    const float t189 = k_4 * 0.6933594f; // exponential.rs:15
    const float reduced_4 = t187 - t189;
    const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
    const float r_4 = reduced_4 - correction_4; // exponential.rs:17
    const float t190 = reduced_4 - r_4; // exponential.rs:18
    const float r_error_4 = t190 - correction_4;
    float q_4 = 0.00019891017f; // exponential.rs:26
    const float t191 = q_4 * r_4; // exponential.rs:29
    q_4 = t191 + 0.0013933674f;
    const float t192 = q_4 * r_4;
    q_4 = t192 + 0.008333311f;
    const float t193 = q_4 * r_4;
    q_4 = t193 + 0.041666467f;
    const float t194 = q_4 * r_4;
    q_4 = t194 + 0.16666667f;
    const float t195 = q_4 * r_4;
    q_4 = t195 + 0.5f;
    const float t196 = r_4 * r_4; // exponential.rs:31
    const float t197 = t196 * q_4;
    const float rest_4 = r_error_4 + t197;
    const float p_4 = r_4 + rest_4; // exponential.rs:32
    const float y_8 = 1.0f + p_4; // exponential.rs:33
    const int t198 = i32_from_f32(k_4); // exponential.rs:42
    const int field_8 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), t198); // bits.rs:44
    const uint bits_21 = as_type<uint>(y_8) + (as_type<uint>(t198) << 23u); // bits.rs:45
    const float t199 = (((as_type<uint>(t186) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:42
    const float e_4 = decode_bf16(encode_bf16(t199)); // activation.rs:20
    const float t200 = 1.0f + e_4; // activation.rs:21
    const float d_4 = decode_bf16(encode_bf16(t200));
    const uint bits_22 = as_type<uint>(d_4); // division.rs:85
    const float t201 = as_type<float>((bits_22 & 8388607u) | 1065353216u); // division.rs:94
    const float t202 = t201 * 0.32323232f; // division.rs:102
    const float t203 = t202 - 1.4545455f;
    const float t204 = t201 * t203;
    float estimate_8 = t204 + 2.121212f;
    const float t205 = t201 * estimate_8; // division.rs:105
    const float t206 = 1.0f - t205;
    const float t207 = estimate_8 * t206;
    estimate_8 = estimate_8 + t207;
    const float t208 = t201 * estimate_8;
    const float t209 = 1.0f - t208;
    const float t210 = estimate_8 * t209;
    estimate_8 = estimate_8 + t210;
    const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
    const float d_high_4 = as_type<float>(as_type<uint>(t201) & 4294963200u);
    const float t211 = d_high_4 * high_4; // division.rs:110
    const float t212 = 1.0f - t211;
    const float t213 = t201 - d_high_4;
    const float t214 = t213 * high_4;
    const float residual_4 = t212 - t214;
    const float estimate_9 = estimate_8;
    const float t215 = residual_4 * estimate_9; // division.rs:87
    const float t216 = high_4 + t215;
    const int t217 = sub_i32(127, as_type<int>(bits_22 >> 23u));
    const int field_9 = add_i32(as_type<int>(as_type<uint>(t216) >> 23u), t217); // bits.rs:44
    const uint bits_23 = as_type<uint>(t216) + (as_type<uint>(t217) << 23u); // bits.rs:45
    const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_23))); // bits.rs:46
    const uint t218 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
    const float y_9 = decode_bf16(t218);
    const float t219 = 1.0f - y_9; // activation.rs:23
    const float t220 = t185 * ((t185 < 0.0f) ? y_9 : decode_bf16(encode_bf16(t219))); // activation.rs:30
    const uint bits_24 = as_type<uint>(t220); // bits.rs:29
    const float t221 = decode_bf16(encode_bf16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // activation.rs:30
    channels_4 = t221; // mod.rs:286
    const float t222 = channels_4 * channels_4; // mod.rs:288
    const float t223 = squares + t222;
    squares = (owned_4 ? t223 : squares);
    const bool owned_5 = 5u < own_len; // mod.rs:283
    const uint2 t224 = ((device const uint2*)conv_weight)[(((owned_5 ? first + 5u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_5 = inputs_3_5; // mod.rs:285
    float sum_5 = 0.0f; // mod.rs:202
    const float t225 = decode_bf16(t224.x) * inputs_0_5; // mod.rs:205
    sum_5 = sum_5 + t225;
    const float t226 = decode_bf16(t224.x >> 16u) * inputs_1_5;
    sum_5 = sum_5 + t226;
    const float t227 = decode_bf16(t224.y) * inputs_2_5;
    sum_5 = sum_5 + t227;
    const float t228 = decode_bf16(t224.y >> 16u) * newest_5;
    sum_5 = sum_5 + t228;
    const uint bits_25 = as_type<uint>(sum_5); // bits.rs:29
    const float t229 = decode_bf16(encode_bf16(as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)))); // mod.rs:207
    const float t230 = abs_f32(t229); // activation.rs:20
    const float t231 = min_f32(max_f32(t230, -104.0f), 89.0f); // exponential.rs:40
    const float t232 = t231 * 1.442695f; // exponential.rs:14
    const float k_5 = rint(t232);
    const float t233 = k_5 * 0.6933594f; // exponential.rs:15
    const float reduced_5 = t231 - t233;
    const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
    const float r_5 = reduced_5 - correction_5; // exponential.rs:17
    const float t234 = reduced_5 - r_5; // exponential.rs:18
    const float r_error_5 = t234 - correction_5;
    float q_5 = 0.00019891017f; // exponential.rs:26
    const float t235 = q_5 * r_5; // exponential.rs:29
    q_5 = t235 + 0.0013933674f;
    const float t236 = q_5 * r_5;
    q_5 = t236 + 0.008333311f;
    const float t237 = q_5 * r_5;
    q_5 = t237 + 0.041666467f;
    const float t238 = q_5 * r_5;
    q_5 = t238 + 0.16666667f;
    const float t239 = q_5 * r_5;
    q_5 = t239 + 0.5f;
    const float t240 = r_5 * r_5; // exponential.rs:31
    const float t241 = t240 * q_5;
    const float rest_5 = r_error_5 + t241;
    const float p_5 = r_5 + rest_5; // exponential.rs:32
    const float y_10 = 1.0f + p_5; // exponential.rs:33
    const int t242 = i32_from_f32(k_5); // exponential.rs:42
    const int field_10 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), t242); // bits.rs:44
    const uint bits_26 = as_type<uint>(y_10) + (as_type<uint>(t242) << 23u); // bits.rs:45
    const float t243 = (((as_type<uint>(t230) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_26)))); // exponential.rs:42
    const float e_5 = decode_bf16(encode_bf16(t243)); // activation.rs:20
    const float t244 = 1.0f + e_5; // activation.rs:21
    const float d_5 = decode_bf16(encode_bf16(t244));
    const uint bits_27 = as_type<uint>(d_5); // division.rs:85
    const float t245 = as_type<float>((bits_27 & 8388607u) | 1065353216u); // division.rs:94
    const float t246 = t245 * 0.32323232f; // division.rs:102
    const float t247 = t246 - 1.4545455f;
    const float t248 = t245 * t247;
    float estimate_10 = t248 + 2.121212f;
    const float t249 = t245 * estimate_10; // division.rs:105
    const float t250 = 1.0f - t249;
    const float t251 = estimate_10 * t250;
    estimate_10 = estimate_10 + t251;
    const float t252 = t245 * estimate_10;
    const float t253 = 1.0f - t252;
    const float t254 = estimate_10 * t253;
    estimate_10 = estimate_10 + t254;
    const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
    const float d_high_5 = as_type<float>(as_type<uint>(t245) & 4294963200u);
    const float t255 = d_high_5 * high_5; // division.rs:110
    const float t256 = 1.0f - t255;
    const float t257 = t245 - d_high_5;
    const float t258 = t257 * high_5;
    const float residual_5 = t256 - t258;
    const float estimate_11 = estimate_10;
    const float t259 = residual_5 * estimate_11; // division.rs:87
    const float t260 = high_5 + t259;
    const int t261 = sub_i32(127, as_type<int>(bits_27 >> 23u));
    const int field_11 = add_i32(as_type<int>(as_type<uint>(t260) >> 23u), t261); // bits.rs:44
    const uint bits_28 = as_type<uint>(t260) + (as_type<uint>(t261) << 23u); // bits.rs:45
    const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_28))); // bits.rs:46
    const uint t262 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
    const float y_11 = decode_bf16(t262);
    const float t263 = 1.0f - y_11; // activation.rs:23
    const float t264 = t229 * ((t229 < 0.0f) ? y_11 : decode_bf16(encode_bf16(t263))); // activation.rs:30
    const uint bits_29 = as_type<uint>(t264); // bits.rs:29
    const float t265 = decode_bf16(encode_bf16(as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)))); // activation.rs:30
    channels_5 = t265; // mod.rs:286
    const float t266 = channels_5 * channels_5; // mod.rs:288
    const float t267 = squares + t266;
    squares = (owned_5 ? t267 : squares);
    const bool owned_6 = 6u < own_len; // mod.rs:283
    const uint2 t268 = ((device const uint2*)conv_weight)[(((owned_6 ? first + 6u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_6 = inputs_3_6; // mod.rs:285
    float sum_6 = 0.0f; // mod.rs:202
    const float t269 = decode_bf16(t268.x) * inputs_0_6; // mod.rs:205
    sum_6 = sum_6 + t269;
    const float t270 = decode_bf16(t268.x >> 16u) * inputs_1_6;
    sum_6 = sum_6 + t270;
    const float t271 = decode_bf16(t268.y) * inputs_2_6;
    sum_6 = sum_6 + t271;
    const float t272 = decode_bf16(t268.y >> 16u) * newest_6;
    sum_6 = sum_6 + t272;
    const uint bits_30 = as_type<uint>(sum_6); // bits.rs:29
    const float t273 = decode_bf16(encode_bf16(as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)))); // mod.rs:207
    const float t274 = abs_f32(t273); // activation.rs:20
    const float t275 = min_f32(max_f32(t274, -104.0f), 89.0f); // exponential.rs:40
    const float t276 = t275 * 1.442695f; // exponential.rs:14
    const float k_6 = rint(t276);
    const float t277 = k_6 * 0.6933594f; // exponential.rs:15
    const float reduced_6 = t275 - t277;
    const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
    const float r_6 = reduced_6 - correction_6; // exponential.rs:17
    const float t278 = reduced_6 - r_6; // exponential.rs:18
    const float r_error_6 = t278 - correction_6;
    float q_6 = 0.00019891017f; // exponential.rs:26
    const float t279 = q_6 * r_6; // exponential.rs:29
    q_6 = t279 + 0.0013933674f;
    const float t280 = q_6 * r_6;
    q_6 = t280 + 0.008333311f;
    const float t281 = q_6 * r_6;
    q_6 = t281 + 0.041666467f;
    const float t282 = q_6 * r_6;
    q_6 = t282 + 0.16666667f;
    const float t283 = q_6 * r_6;
    q_6 = t283 + 0.5f;
    const float t284 = r_6 * r_6; // exponential.rs:31
    const float t285 = t284 * q_6;
    const float rest_6 = r_error_6 + t285;
    const float p_6 = r_6 + rest_6; // exponential.rs:32
    const float y_12 = 1.0f + p_6; // exponential.rs:33
    const int t286 = i32_from_f32(k_6); // exponential.rs:42
    const int field_12 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), t286); // bits.rs:44
    const uint bits_31 = as_type<uint>(y_12) + (as_type<uint>(t286) << 23u); // bits.rs:45
    const float t287 = (((as_type<uint>(t274) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_31)))); // exponential.rs:42
    const float e_6 = decode_bf16(encode_bf16(t287)); // activation.rs:20
    const float t288 = 1.0f + e_6; // activation.rs:21
    const float d_6 = decode_bf16(encode_bf16(t288));
    const uint bits_32 = as_type<uint>(d_6); // division.rs:85
    const float t289 = as_type<float>((bits_32 & 8388607u) | 1065353216u); // division.rs:94
    const float t290 = t289 * 0.32323232f; // division.rs:102
    const float t291 = t290 - 1.4545455f;
    const float t292 = t289 * t291;
    float estimate_12 = t292 + 2.121212f;
    const float t293 = t289 * estimate_12; // division.rs:105
    const float t294 = 1.0f - t293;
    const float t295 = estimate_12 * t294;
    estimate_12 = estimate_12 + t295;
    const float t296 = t289 * estimate_12;
    const float t297 = 1.0f - t296;
    const float t298 = estimate_12 * t297;
    estimate_12 = estimate_12 + t298;
    const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
    const float d_high_6 = as_type<float>(as_type<uint>(t289) & 4294963200u);
    const float t299 = d_high_6 * high_6; // division.rs:110
    const float t300 = 1.0f - t299;
    const float t301 = t289 - d_high_6;
    const float t302 = t301 * high_6;
    const float residual_6 = t300 - t302;
    const float estimate_13 = estimate_12;
    const float t303 = residual_6 * estimate_13; // division.rs:87
    const float t304 = high_6 + t303;
    const int t305 = sub_i32(127, as_type<int>(bits_32 >> 23u));
    const int field_13 = add_i32(as_type<int>(as_type<uint>(t304) >> 23u), t305); // bits.rs:44
    const uint bits_33 = as_type<uint>(t304) + (as_type<uint>(t305) << 23u); // bits.rs:45
    const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_33))); // bits.rs:46
    const uint t306 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
    const float y_13 = decode_bf16(t306);
    const float t307 = 1.0f - y_13; // activation.rs:23
    const float t308 = t273 * ((t273 < 0.0f) ? y_13 : decode_bf16(encode_bf16(t307))); // activation.rs:30
    const uint bits_34 = as_type<uint>(t308); // bits.rs:29
    const float t309 = decode_bf16(encode_bf16(as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)))); // activation.rs:30
    channels_6 = t309; // mod.rs:286
    const float t310 = channels_6 * channels_6; // mod.rs:288
    const float t311 = squares + t310;
    squares = (owned_6 ? t311 : squares);
    const bool owned_7 = 7u < own_len; // mod.rs:283
    const uint2 t312 = ((device const uint2*)conv_weight)[(((owned_7 ? first + 7u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_7 = inputs_3_7; // mod.rs:285
    float sum_7 = 0.0f; // mod.rs:202
    const float t313 = decode_bf16(t312.x) * inputs_0_7; // mod.rs:205
    sum_7 = sum_7 + t313;
    const float t314 = decode_bf16(t312.x >> 16u) * inputs_1_7;
    sum_7 = sum_7 + t314;
    const float t315 = decode_bf16(t312.y) * inputs_2_7;
    sum_7 = sum_7 + t315;
    const float t316 = decode_bf16(t312.y >> 16u) * newest_7;
    sum_7 = sum_7 + t316;
    const uint bits_35 = as_type<uint>(sum_7); // bits.rs:29
    const float t317 = decode_bf16(encode_bf16(as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)))); // mod.rs:207
    const float t318 = abs_f32(t317); // activation.rs:20
    const float t319 = min_f32(max_f32(t318, -104.0f), 89.0f); // exponential.rs:40
    const float t320 = t319 * 1.442695f; // exponential.rs:14
    const float k_7 = rint(t320);
    const float t321 = k_7 * 0.6933594f; // exponential.rs:15
    const float reduced_7 = t319 - t321;
    const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
    const float r_7 = reduced_7 - correction_7; // exponential.rs:17
    const float t322 = reduced_7 - r_7; // exponential.rs:18
    const float r_error_7 = t322 - correction_7;
    float q_7 = 0.00019891017f; // exponential.rs:26
    const float t323 = q_7 * r_7; // exponential.rs:29
    q_7 = t323 + 0.0013933674f;
    const float t324 = q_7 * r_7;
    q_7 = t324 + 0.008333311f;
    const float t325 = q_7 * r_7;
    q_7 = t325 + 0.041666467f;
    const float t326 = q_7 * r_7;
    q_7 = t326 + 0.16666667f;
    const float t327 = q_7 * r_7;
    q_7 = t327 + 0.5f;
    const float t328 = r_7 * r_7; // exponential.rs:31
    const float t329 = t328 * q_7;
    const float rest_7 = r_error_7 + t329;
    const float p_7 = r_7 + rest_7; // exponential.rs:32
    const float y_14 = 1.0f + p_7; // exponential.rs:33
    const int t330 = i32_from_f32(k_7); // exponential.rs:42
    const int field_14 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), t330); // bits.rs:44
    const uint bits_36 = as_type<uint>(y_14) + (as_type<uint>(t330) << 23u); // bits.rs:45
    const float t331 = (((as_type<uint>(t318) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_36)))); // exponential.rs:42
    const float e_7 = decode_bf16(encode_bf16(t331)); // activation.rs:20
    const float t332 = 1.0f + e_7; // activation.rs:21
    const float d_7 = decode_bf16(encode_bf16(t332));
    const uint bits_37 = as_type<uint>(d_7); // division.rs:85
    const float t333 = as_type<float>((bits_37 & 8388607u) | 1065353216u); // division.rs:94
    const float t334 = t333 * 0.32323232f; // division.rs:102
    const float t335 = t334 - 1.4545455f;
    const float t336 = t333 * t335;
    float estimate_14 = t336 + 2.121212f;
    const float t337 = t333 * estimate_14; // division.rs:105
    const float t338 = 1.0f - t337;
    const float t339 = estimate_14 * t338;
    estimate_14 = estimate_14 + t339;
    const float t340 = t333 * estimate_14;
    const float t341 = 1.0f - t340;
    const float t342 = estimate_14 * t341;
    estimate_14 = estimate_14 + t342;
    const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
    const float d_high_7 = as_type<float>(as_type<uint>(t333) & 4294963200u);
    const float t343 = d_high_7 * high_7; // division.rs:110
    const float t344 = 1.0f - t343;
    const float t345 = t333 - d_high_7;
    const float t346 = t345 * high_7;
    const float residual_7 = t344 - t346;
    const float estimate_15 = estimate_14;
    const float t347 = residual_7 * estimate_15; // division.rs:87
    const float t348 = high_7 + t347;
    const int t349 = sub_i32(127, as_type<int>(bits_37 >> 23u));
    const int field_15 = add_i32(as_type<int>(as_type<uint>(t348) >> 23u), t349); // bits.rs:44
    const uint bits_38 = as_type<uint>(t348) + (as_type<uint>(t349) << 23u); // bits.rs:45
    const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_38))); // bits.rs:46
    const uint t350 = encode_bf16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
    const float y_15 = decode_bf16(t350);
    const float t351 = 1.0f - y_15; // activation.rs:23
    const float t352 = t317 * ((t317 < 0.0f) ? y_15 : decode_bf16(encode_bf16(t351))); // activation.rs:30
    const uint bits_39 = as_type<uint>(t352); // bits.rs:29
    const float t353 = decode_bf16(encode_bf16(as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)))); // activation.rs:30
    channels_7 = t353; // mod.rs:286
    const float t354 = channels_7 * channels_7; // mod.rs:288
    const float t355 = squares + t354;
    squares = (owned_7 ? t355 : squares);
    const float t356 = reduce_add_f32(squares); // mod.rs:213
    const float t357 = float(imm.head_k_dim);
    const uint a_bits = as_type<uint>(t356); // division.rs:13
    const uint b_bits = as_type<uint>(t357); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t358 = a_bits & 8388607u; // division.rs:18
    const uint t359 = b_bits & 8388607u;
    const uint below = ((t358 < t359) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t358 | 8388608u, below); // division.rs:34
    const uint denominator = t359 | 8388608u; // division.rs:35
    const float d_8 = as_type<float>(t359 | 1065353216u); // division.rs:37
    const float t360 = 0.47058824f * d_8; // division.rs:38
    float reciprocal = 1.4117647f - t360;
    const float t361 = d_8 * reciprocal; // division.rs:41
    const float t362 = 1.0f - t361;
    const float t363 = reciprocal * t362;
    reciprocal = reciprocal + t363;
    const float t364 = d_8 * reciprocal;
    const float t365 = 1.0f - t364;
    const float t366 = reciprocal * t365;
    reciprocal = reciprocal + t366;
    const float t367 = d_8 * reciprocal;
    const float t368 = 1.0f - t367;
    const float t369 = reciprocal * t368;
    reciprocal = reciprocal + t369;
    const float n = as_type<float>((t358 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t370 = n * reciprocal; // division.rs:45
    const float t371 = t370 * 8388608.0f;
    uint quotient = u32_from_f32(t371);
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
    const uint t372 = quotient; // division.rs:60
    const int field_16 = add_i32(exponent, as_type<int>(t372 >> 24u)); // bits.rs:36
    const uint bits_40 = (as_type<uint>(field_16) << 23u) | (t372 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field_16 <= 0) ? 0u : ((field_16 >= 255) ? 2139095040u : bits_40))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t373 = ((as_type<uint>(t356) & 2147483647u) > 2139095040u) | ((as_type<uint>(t357) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t373 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t374 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // mod.rs:213
    const uint bits_41 = as_type<uint>(t374); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_41 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_41 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_16 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t375 = 0.5f * m; // roots.rs:22
    const float t376 = t375 * y_16;
    const float t377 = t376 * y_16;
    const float t378 = 0.5f - t377;
    const float t379 = y_16 * t378;
    y_16 = y_16 + t379;
    const float t380 = 0.5f * m;
    const float t381 = t380 * y_16;
    const float t382 = t381 * y_16;
    const float t383 = 0.5f - t382;
    const float t384 = y_16 * t383;
    y_16 = y_16 + t384;
    const float t385 = 0.5f * m;
    const float t386 = t385 * y_16;
    const float t387 = t386 * y_16;
    const float t388 = 0.5f - t387;
    const float t389 = y_16 * t388;
    y_16 = y_16 + t389;
    const float y_17 = y_16; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_17; // roots.rs:63
    const float scaled_8 = m * 4097.0f; // roots.rs:72
    const float t390 = scaled_8 - m; // roots.rs:73
    const float high_8 = scaled_8 - t390;
    const float a_low = m - high_8; // roots.rs:74
    const float scaled_9 = y_17 * 4097.0f; // roots.rs:72
    const float t391 = scaled_9 - y_17; // roots.rs:73
    const float high_9 = scaled_9 - t391;
    const float b_low = y_17 - high_9; // roots.rs:74
    const float t392 = high_8 * high_9; // roots.rs:66
    const float t393 = t392 - product;
    const float t394 = high_8 * b_low;
    const float t395 = t393 + t394;
    const float t396 = a_low * high_9;
    const float t397 = t395 + t396;
    const float t398 = a_low * b_low;
    const float my_error = t397 + t398;
    const float product_1 = product * y_17; // roots.rs:63
    const float scaled_10 = product * 4097.0f; // roots.rs:72
    const float t399 = scaled_10 - product; // roots.rs:73
    const float high_10 = scaled_10 - t399;
    const float a_low_1 = product - high_10; // roots.rs:74
    const float scaled_11 = y_17 * 4097.0f; // roots.rs:72
    const float t400 = scaled_11 - y_17; // roots.rs:73
    const float high_11 = scaled_11 - t400;
    const float b_low_1 = y_17 - high_11; // roots.rs:74
    const float t401 = high_10 * high_11; // roots.rs:66
    const float t402 = t401 - product_1;
    const float t403 = high_10 * b_low_1;
    const float t404 = t402 + t403;
    const float t405 = a_low_1 * high_11;
    const float t406 = t404 + t405;
    const float t407 = a_low_1 * b_low_1;
    const float square_error = t406 + t407;
    const float t408 = 1.0f - product_1; // roots.rs:84
    const float t409 = t408 - square_error;
    const float t410 = my_error * y_17;
    const float residual_9 = t409 - t410;
    const float t411 = 0.5f * residual_9; // roots.rs:85
    const float t412 = y_17 * t411;
    const float root = y_17 + t412;
    const float scaled_12 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_42 = as_type<uint>(t374); // roots.rs:30
    const uint sign_2 = bits_42 & 2147483648u; // roots.rs:31
    const bool zero = (bits_42 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_42 == 2139095040u) ? 0.0f : scaled_12)); // roots.rs:33
    const float scale = (((as_type<uint>(t374) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_43 = as_type<uint>(dim); // roots.rs:14
    const int exponent_2 = sub_i32(as_type<int>(bits_43 >> 23u), 127); // roots.rs:15
    const int odd_1 = exponent_2 & 1; // roots.rs:16
    const float m_1 = as_type<float>((bits_43 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:17
    float y_18 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:19
    const float t413 = 0.5f * m_1; // roots.rs:22
    const float t414 = t413 * y_18;
    const float t415 = t414 * y_18;
    const float t416 = 0.5f - t415;
    const float t417 = y_18 * t416;
    y_18 = y_18 + t417;
    const float t418 = 0.5f * m_1;
    const float t419 = t418 * y_18;
    const float t420 = t419 * y_18;
    const float t421 = 0.5f - t420;
    const float t422 = y_18 * t421;
    y_18 = y_18 + t422;
    const float t423 = 0.5f * m_1;
    const float t424 = t423 * y_18;
    const float t425 = t424 * y_18;
    const float t426 = 0.5f - t425;
    const float t427 = y_18 * t426;
    y_18 = y_18 + t427;
    const float y_19 = y_18; // roots.rs:24
    const int half_exponent_1 = sub_i32(exponent_2, odd_1) >> 1u;
    const float product_2 = m_1 * y_19; // roots.rs:63
    const float scaled_13 = m_1 * 4097.0f; // roots.rs:72
    const float t428 = scaled_13 - m_1; // roots.rs:73
    const float high_12 = scaled_13 - t428;
    const float a_low_2 = m_1 - high_12; // roots.rs:74
    const float scaled_14 = y_19 * 4097.0f; // roots.rs:72
    const float t429 = scaled_14 - y_19; // roots.rs:73
    const float high_13 = scaled_14 - t429;
    const float b_low_2 = y_19 - high_13; // roots.rs:74
    const float t430 = high_12 * high_13; // roots.rs:66
    const float t431 = t430 - product_2;
    const float t432 = high_12 * b_low_2;
    const float t433 = t431 + t432;
    const float t434 = a_low_2 * high_13;
    const float t435 = t433 + t434;
    const float t436 = a_low_2 * b_low_2;
    const float my_error_1 = t435 + t436;
    const float product_3 = product_2 * y_19; // roots.rs:63
    const float scaled_15 = product_2 * 4097.0f; // roots.rs:72
    const float t437 = scaled_15 - product_2; // roots.rs:73
    const float high_14 = scaled_15 - t437;
    const float a_low_3 = product_2 - high_14; // roots.rs:74
    const float scaled_16 = y_19 * 4097.0f; // roots.rs:72
    const float t438 = scaled_16 - y_19; // roots.rs:73
    const float high_15 = scaled_16 - t438;
    const float b_low_3 = y_19 - high_15; // roots.rs:74
    const float t439 = high_14 * high_15; // roots.rs:66
    const float t440 = t439 - product_3;
    const float t441 = high_14 * b_low_3;
    const float t442 = t440 + t441;
    const float t443 = a_low_3 * high_15;
    const float t444 = t442 + t443;
    const float t445 = a_low_3 * b_low_3;
    const float square_error_1 = t444 + t445;
    const float t446 = 1.0f - product_3; // roots.rs:84
    const float t447 = t446 - square_error_1;
    const float t448 = my_error_1 * y_19;
    const float residual_10 = t447 - t448;
    const float t449 = 0.5f * residual_10; // roots.rs:85
    const float t450 = y_19 * t449;
    const float root_1 = y_19 + t450;
    const float scaled_17 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:86
    const uint bits_44 = as_type<uint>(dim); // roots.rs:30
    const uint sign_3 = bits_44 & 2147483648u; // roots.rs:31
    const bool zero_1 = (bits_44 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_3 | 2139095040u) : ((bits_44 == 2139095040u) ? 0.0f : scaled_17)); // roots.rs:33
    const float t451 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:34
    const uint bits_45 = as_type<uint>(dim); // division.rs:66
    const float d_9 = as_type<float>((bits_45 & 8388607u) | 1065353216u); // division.rs:94
    const float t452 = d_9 * 0.32323232f; // division.rs:102
    const float t453 = t452 - 1.4545455f;
    const float t454 = d_9 * t453;
    float estimate_16 = t454 + 2.121212f;
    const float t455 = d_9 * estimate_16; // division.rs:105
    const float t456 = 1.0f - t455;
    const float t457 = estimate_16 * t456;
    estimate_16 = estimate_16 + t457;
    const float t458 = d_9 * estimate_16;
    const float t459 = 1.0f - t458;
    const float t460 = estimate_16 * t459;
    estimate_16 = estimate_16 + t460;
    const float high_16 = as_type<float>(as_type<uint>(estimate_16) & 4294963200u); // bits.rs:58
    const float d_high_8 = as_type<float>(as_type<uint>(d_9) & 4294963200u);
    const float t461 = d_high_8 * high_16; // division.rs:110
    const float t462 = 1.0f - t461;
    const float t463 = d_9 - d_high_8;
    const float t464 = t463 * high_16;
    const float residual_11 = t462 - t464;
    const float estimate_17 = estimate_16;
    const float t465 = residual_11 * estimate_17; // division.rs:69
    const float t466 = high_16 + t465;
    const uint quotient_2 = as_type<uint>(t466);
    const uint divisor_1 = (as_type<uint>(d_9) & 8388607u) | 8388608u; // division.rs:71
    const uint product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    const int twice = mul_i32(as_type<int>(product_4), -2); // division.rs:73
    const uint below_1 = ((twice > as_type<int>(divisor_1)) ? quotient_2 + 1u : quotient_2); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor_1)) < 0) ? quotient_2 - 1u : below_1); // division.rs:75
    const uint field_17 = (bits_45 >> 23u) & 255u; // division.rs:76
    const float t467 = as_type<float>(nearest); // division.rs:77
    const int t468 = sub_i32(127, as_type<int>(field_17));
    const int field_18 = add_i32(as_type<int>(as_type<uint>(t467) >> 23u), t468); // bits.rs:44
    const uint bits_46 = as_type<uint>(t467) + (as_type<uint>(t468) << 23u); // bits.rs:45
    const uint scaled_18 = as_type<uint>(as_type<float>(((field_18 <= 0) ? 0u : ((field_18 >= 255) ? 2139095040u : bits_46)))); // division.rs:77
    const uint signed_1 = ((field_17 == 0u) ? 2139095040u : scaled_18) | (bits_45 & 2147483648u); // division.rs:78
    const float t469 = ((head >= imm.n_qk_heads / 2u) ? t451 : as_type<float>((((as_type<uint>(dim) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1))); // mod.rs:189
    const float factor = decode_bf16(encode_bf16(t469));
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            const float t470 = channels_0; // mod.rs:295
            const float t471 = channels_1;
            const float t472 = channels_2;
            const float t473 = channels_3;
            const float t474 = channels_4;
            const float t475 = channels_5;
            const float t476 = channels_6;
            const float t477 = channels_7;
            if (0u < own_len) { // gdn.rs:226
                v[place] = ushort(encode_bf16(t470)); // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                v[place + 1u] = ushort(encode_bf16(t471)); // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                v[place + 2u] = ushort(encode_bf16(t472)); // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                v[place + 3u] = ushort(encode_bf16(t473)); // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                v[place + 4u] = ushort(encode_bf16(t474)); // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                v[place + 5u] = ushort(encode_bf16(t475)); // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                v[place + 6u] = ushort(encode_bf16(t476)); // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                v[place + 7u] = ushort(encode_bf16(t477)); // gdn.rs:227
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
            const float t478 = channels_0 * scale; // mod.rs:219
            const uint bits_47 = as_type<uint>(t478); // bits.rs:29
            const float t479 = decode_bf16(encode_bf16(as_type<float>((((bits_47 & 2139095040u) == 0u) ? bits_47 & 2147483648u : bits_47)))); // mod.rs:219
            const float t480 = t479 * factor;
            const uint bits_48 = as_type<uint>(t480); // bits.rs:29
            results_0 = as_type<float>((((bits_48 & 2139095040u) == 0u) ? bits_48 & 2147483648u : bits_48)); // mod.rs:300
            const float t481 = channels_1 * scale; // mod.rs:219
            const uint bits_49 = as_type<uint>(t481); // bits.rs:29
            const float t482 = decode_bf16(encode_bf16(as_type<float>((((bits_49 & 2139095040u) == 0u) ? bits_49 & 2147483648u : bits_49)))); // mod.rs:219
            const float t483 = t482 * factor;
            const uint bits_50 = as_type<uint>(t483); // bits.rs:29
            results_1 = as_type<float>((((bits_50 & 2139095040u) == 0u) ? bits_50 & 2147483648u : bits_50)); // mod.rs:300
            const float t484 = channels_2 * scale; // mod.rs:219
            const uint bits_51 = as_type<uint>(t484); // bits.rs:29
            const float t485 = decode_bf16(encode_bf16(as_type<float>((((bits_51 & 2139095040u) == 0u) ? bits_51 & 2147483648u : bits_51)))); // mod.rs:219
            const float t486 = t485 * factor;
            const uint bits_52 = as_type<uint>(t486); // bits.rs:29
            results_2 = as_type<float>((((bits_52 & 2139095040u) == 0u) ? bits_52 & 2147483648u : bits_52)); // mod.rs:300
            const float t487 = channels_3 * scale; // mod.rs:219
            const uint bits_53 = as_type<uint>(t487); // bits.rs:29
            const float t488 = decode_bf16(encode_bf16(as_type<float>((((bits_53 & 2139095040u) == 0u) ? bits_53 & 2147483648u : bits_53)))); // mod.rs:219
            const float t489 = t488 * factor;
            const uint bits_54 = as_type<uint>(t489); // bits.rs:29
            results_3 = as_type<float>((((bits_54 & 2139095040u) == 0u) ? bits_54 & 2147483648u : bits_54)); // mod.rs:300
            const float t490 = channels_4 * scale; // mod.rs:219
            const uint bits_55 = as_type<uint>(t490); // bits.rs:29
            const float t491 = decode_bf16(encode_bf16(as_type<float>((((bits_55 & 2139095040u) == 0u) ? bits_55 & 2147483648u : bits_55)))); // mod.rs:219
            const float t492 = t491 * factor;
            const uint bits_56 = as_type<uint>(t492); // bits.rs:29
            results_4 = as_type<float>((((bits_56 & 2139095040u) == 0u) ? bits_56 & 2147483648u : bits_56)); // mod.rs:300
            const float t493 = channels_5 * scale; // mod.rs:219
            const uint bits_57 = as_type<uint>(t493); // bits.rs:29
            const float t494 = decode_bf16(encode_bf16(as_type<float>((((bits_57 & 2139095040u) == 0u) ? bits_57 & 2147483648u : bits_57)))); // mod.rs:219
            const float t495 = t494 * factor;
            const uint bits_58 = as_type<uint>(t495); // bits.rs:29
            results_5 = as_type<float>((((bits_58 & 2139095040u) == 0u) ? bits_58 & 2147483648u : bits_58)); // mod.rs:300
            const float t496 = channels_6 * scale; // mod.rs:219
            const uint bits_59 = as_type<uint>(t496); // bits.rs:29
            const float t497 = decode_bf16(encode_bf16(as_type<float>((((bits_59 & 2139095040u) == 0u) ? bits_59 & 2147483648u : bits_59)))); // mod.rs:219
            const float t498 = t497 * factor;
            const uint bits_60 = as_type<uint>(t498); // bits.rs:29
            results_6 = as_type<float>((((bits_60 & 2139095040u) == 0u) ? bits_60 & 2147483648u : bits_60)); // mod.rs:300
            const float t499 = channels_7 * scale; // mod.rs:219
            const uint bits_61 = as_type<uint>(t499); // bits.rs:29
            const float t500 = decode_bf16(encode_bf16(as_type<float>((((bits_61 & 2139095040u) == 0u) ? bits_61 & 2147483648u : bits_61)))); // mod.rs:219
            const float t501 = t500 * factor;
            const uint bits_62 = as_type<uint>(t501); // bits.rs:29
            results_7 = as_type<float>((((bits_62 & 2139095040u) == 0u) ? bits_62 & 2147483648u : bits_62)); // mod.rs:300
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            const float t502 = results_0; // mod.rs:303
            const float t503 = results_1;
            const float t504 = results_2;
            const float t505 = results_3;
            const float t506 = results_4;
            const float t507 = results_5;
            const float t508 = results_6;
            const float t509 = results_7;
            if (0u < own_len) { // gdn.rs:226
                qk[place] = ushort(encode_bf16(t502)); // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                qk[place + 1u] = ushort(encode_bf16(t503)); // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                qk[place + 2u] = ushort(encode_bf16(t504)); // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                qk[place + 3u] = ushort(encode_bf16(t505)); // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                qk[place + 4u] = ushort(encode_bf16(t506)); // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                qk[place + 5u] = ushort(encode_bf16(t507)); // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                qk[place + 6u] = ushort(encode_bf16(t508)); // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                qk[place + 7u] = ushort(encode_bf16(t509)); // gdn.rs:227
            }
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            const float t510 = decode_bf16(b[token * imm.b_stride + gate]); // mod.rs:308
            const float t511 = a_log[gate];
            const float t512 = decode_bf16(a[token * imm.a_stride + gate]) + decode_bf16(dt_bias[gate]); // mod.rs:195
            const float t513 = decode_bf16(encode_bf16(t512));
            const float t514 = neg_f32(min_f32(abs_f32(t513), 104.0f)); // logistic.rs:19
            const float t515 = t514 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t515);
            const float t516 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_8 = t514 - t516;
            const float correction_8 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_8 = reduced_8 - correction_8; // exponential.rs:17
            const float t517 = reduced_8 - r_8; // exponential.rs:18
            const float r_error_8 = t517 - correction_8;
            float q_8 = 0.00019891017f; // exponential.rs:26
            const float t518 = q_8 * r_8; // exponential.rs:29
            q_8 = t518 + 0.0013933674f;
            const float t519 = q_8 * r_8;
            q_8 = t519 + 0.008333311f;
            const float t520 = q_8 * r_8;
            q_8 = t520 + 0.041666467f;
            const float t521 = q_8 * r_8;
            q_8 = t521 + 0.16666667f;
            const float t522 = q_8 * r_8;
            q_8 = t522 + 0.5f;
            const float t523 = r_8 * r_8; // exponential.rs:31
            const float t524 = t523 * q_8;
            const float rest_8 = r_error_8 + t524;
            const float p_8 = r_8 + rest_8; // exponential.rs:32
            const float y_20 = 1.0f + p_8; // exponential.rs:33
            const float t525 = 1.0f - y_20; // exponential.rs:34
            const float t526 = t525 + p_8;
            const float t527 = r_8 - p_8;
            const float t528 = t527 + rest_8;
            const float y_error = t526 + t528;
            const int k_9 = i32_from_f32(k_8); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
            const float power = y_20 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_10 = 1.0f + power; // logistic.rs:72
            const bool halved = d_10 > 1.4142135f; // logistic.rs:73
            const float t529 = d_10 * 0.5f; // logistic.rs:74
            const float t530 = t529 - 1.0f;
            const float f = (halved ? t530 : power);
            const float t531 = 1.0f - d_10; // logistic.rs:75
            const float t532 = t531 + power;
            const float t533 = t532 + power_error;
            const float error = (halved ? t533 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_8 = whole + f; // logistic.rs:78
            const float t534 = whole - sum_8; // logistic.rs:79
            const float sum_error = t534 + f;
            const float t535 = 0.5f * power; // logistic.rs:81
            const float t536 = t535 - 1.0f;
            const float t537 = power * t536;
            const float slope = 1.0f + t537;
            float p_9 = 0.05351364f; // logarithm.rs:19
            const float t538 = p_9 * f; // logarithm.rs:31
            p_9 = t538 + -0.109175f;
            const float t539 = p_9 * f;
            p_9 = t539 + 0.12108583f;
            const float t540 = p_9 * f;
            p_9 = t540 + -0.12550178f;
            const float t541 = p_9 * f;
            p_9 = t541 + 0.14209557f;
            const float t542 = p_9 * f;
            p_9 = t542 + -0.16659358f;
            const float t543 = p_9 * f;
            p_9 = t543 + 0.20002224f;
            const float t544 = p_9 * f;
            p_9 = t544 + -0.25000167f;
            const float t545 = p_9 * f;
            p_9 = t545 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t546 = square * f; // logarithm.rs:34
            const float t547 = t546 * p_9;
            const float t548 = 0.5f * square;
            const float t549 = t547 - t548;
            const float t550 = whole_error + t549; // logistic.rs:82
            const float t551 = sum_error + t550;
            const float t552 = error * slope;
            const float tail = t551 + t552;
            const float linear = ((as_type<uint>(t513) > 2147483647u) ? 0.0f : t513); // logistic.rs:84
            const float total = linear + sum_8; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t553 = total - back; // logistic.rs:87
            const float t554 = linear - t553;
            const float t555 = sum_8 - back;
            const float total_error = t554 + t555;
            const float t556 = total_error + tail; // logistic.rs:88
            const float near = total + t556;
            const int field_19 = add_i32(as_type<int>(as_type<uint>(y_20) >> 23u), k_9); // bits.rs:44
            const uint bits_47 = as_type<uint>(y_20) + (as_type<uint>(k_9) << 23u); // bits.rs:45
            const float result = ((as_type<uint>(t513) > 2147483647u) & (k_9 < -60) ? as_type<float>(((field_19 <= 0) ? 0u : ((field_19 >= 255) ? 2139095040u : bits_47))) : near); // logistic.rs:89
            const float bounded_1 = ((as_type<uint>(t513) == 2139095040u) ? t513 : result); // logistic.rs:90
            const uint t557 = encode_bf16((((as_type<uint>(t513) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // mod.rs:195
            const float delta = decode_bf16(t557);
            const float t558 = min_f32(max_f32(t511, -104.0f), 89.0f); // exponential.rs:40
            const float t559 = t558 * 1.442695f; // exponential.rs:14
            const float k_10 = rint(t559);
            const float t560 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_9 = t558 - t560;
            const float correction_9 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_9 = reduced_9 - correction_9; // exponential.rs:17
            const float t561 = reduced_9 - r_9; // exponential.rs:18
            const float r_error_9 = t561 - correction_9;
            float q_9 = 0.00019891017f; // exponential.rs:26
            const float t562 = q_9 * r_9; // exponential.rs:29
            q_9 = t562 + 0.0013933674f;
            const float t563 = q_9 * r_9;
            q_9 = t563 + 0.008333311f;
            const float t564 = q_9 * r_9;
            q_9 = t564 + 0.041666467f;
            const float t565 = q_9 * r_9;
            q_9 = t565 + 0.16666667f;
            const float t566 = q_9 * r_9;
            q_9 = t566 + 0.5f;
            const float t567 = r_9 * r_9; // exponential.rs:31
            const float t568 = t567 * q_9;
            const float rest_9 = r_error_9 + t568;
            const float p_10 = r_9 + rest_9; // exponential.rs:32
            const float y_21 = 1.0f + p_10; // exponential.rs:33
            const int t569 = i32_from_f32(k_10); // exponential.rs:42
            const int field_20 = add_i32(as_type<int>(as_type<uint>(y_21) >> 23u), t569); // bits.rs:44
            const uint bits_48 = as_type<uint>(y_21) + (as_type<uint>(t569) << 23u); // bits.rs:45
            const float t570 = (((as_type<uint>(t511) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_20 <= 0) ? 0u : ((field_20 >= 255) ? 2139095040u : bits_48)))); // exponential.rs:42
            const float t571 = t570 * delta; // mod.rs:196
            const float t572 = neg_f32(t571);
            const float t573 = min_f32(max_f32(t572, -104.0f), 89.0f); // exponential.rs:40
            const float t574 = t573 * 1.442695f; // exponential.rs:14
            const float k_11 = rint(t574);
            const float t575 = k_11 * 0.6933594f; // exponential.rs:15
            const float reduced_10 = t573 - t575;
            const float correction_10 = k_11 * -0.00021219444f; // exponential.rs:16
            const float r_10 = reduced_10 - correction_10; // exponential.rs:17
            const float t576 = reduced_10 - r_10; // exponential.rs:18
            const float r_error_10 = t576 - correction_10;
            float q_10 = 0.00019891017f; // exponential.rs:26
            const float t577 = q_10 * r_10; // exponential.rs:29
            q_10 = t577 + 0.0013933674f;
            const float t578 = q_10 * r_10;
            q_10 = t578 + 0.008333311f;
            const float t579 = q_10 * r_10;
            q_10 = t579 + 0.041666467f;
            const float t580 = q_10 * r_10;
            q_10 = t580 + 0.16666667f;
            const float t581 = q_10 * r_10;
            q_10 = t581 + 0.5f;
            const float t582 = r_10 * r_10; // exponential.rs:31
            const float t583 = t582 * q_10;
            const float rest_10 = r_error_10 + t583;
            const float p_11 = r_10 + rest_10; // exponential.rs:32
            const float y_22 = 1.0f + p_11; // exponential.rs:33
            const int t584 = i32_from_f32(k_11); // exponential.rs:42
            const int field_21 = add_i32(as_type<int>(as_type<uint>(y_22) >> 23u), t584); // bits.rs:44
            const uint bits_49 = as_type<uint>(y_22) + (as_type<uint>(t584) << 23u); // bits.rs:45
            const float t585 = (((as_type<uint>(t572) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_21 <= 0) ? 0u : ((field_21 >= 255) ? 2139095040u : bits_49)))); // exponential.rs:42
            const float t586 = abs_f32(t510); // activation.rs:20
            const float t587 = min_f32(max_f32(t586, -104.0f), 89.0f); // exponential.rs:40
            const float t588 = t587 * 1.442695f; // exponential.rs:14
            const float k_12 = rint(t588);
            const float t589 = k_12 * 0.6933594f; // exponential.rs:15
            const float reduced_11 = t587 - t589;
            const float correction_11 = k_12 * -0.00021219444f; // exponential.rs:16
            const float r_11 = reduced_11 - correction_11; // exponential.rs:17
            const float t590 = reduced_11 - r_11; // exponential.rs:18
            const float r_error_11 = t590 - correction_11;
            float q_11 = 0.00019891017f; // exponential.rs:26
            const float t591 = q_11 * r_11; // exponential.rs:29
            q_11 = t591 + 0.0013933674f;
            const float t592 = q_11 * r_11;
            q_11 = t592 + 0.008333311f;
            const float t593 = q_11 * r_11;
            q_11 = t593 + 0.041666467f;
            const float t594 = q_11 * r_11;
            q_11 = t594 + 0.16666667f;
            const float t595 = q_11 * r_11;
            q_11 = t595 + 0.5f;
            const float t596 = r_11 * r_11; // exponential.rs:31
            const float t597 = t596 * q_11;
            const float rest_11 = r_error_11 + t597;
            const float p_12 = r_11 + rest_11; // exponential.rs:32
            const float y_23 = 1.0f + p_12; // exponential.rs:33
            const int t598 = i32_from_f32(k_12); // exponential.rs:42
            const int field_22 = add_i32(as_type<int>(as_type<uint>(y_23) >> 23u), t598); // bits.rs:44
            const uint bits_50 = as_type<uint>(y_23) + (as_type<uint>(t598) << 23u); // bits.rs:45
            const float t599 = (((as_type<uint>(t586) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_22 <= 0) ? 0u : ((field_22 >= 255) ? 2139095040u : bits_50)))); // exponential.rs:42
            const float e_8 = decode_bf16(encode_bf16(t599)); // activation.rs:20
            const float t600 = 1.0f + e_8; // activation.rs:21
            const float d_11 = decode_bf16(encode_bf16(t600));
            const uint bits_51 = as_type<uint>(d_11); // division.rs:85
            const float t601 = as_type<float>((bits_51 & 8388607u) | 1065353216u); // division.rs:94
            const float t602 = t601 * 0.32323232f; // division.rs:102
            const float t603 = t602 - 1.4545455f;
            const float t604 = t601 * t603;
            float estimate_18 = t604 + 2.121212f;
            const float t605 = t601 * estimate_18; // division.rs:105
            const float t606 = 1.0f - t605;
            const float t607 = estimate_18 * t606;
            estimate_18 = estimate_18 + t607;
            const float t608 = t601 * estimate_18;
            const float t609 = 1.0f - t608;
            const float t610 = estimate_18 * t609;
            estimate_18 = estimate_18 + t610;
            const float high_17 = as_type<float>(as_type<uint>(estimate_18) & 4294963200u); // bits.rs:58
            const float d_high_9 = as_type<float>(as_type<uint>(t601) & 4294963200u);
            const float t611 = d_high_9 * high_17; // division.rs:110
            const float t612 = 1.0f - t611;
            const float t613 = t601 - d_high_9;
            const float t614 = t613 * high_17;
            const float residual_12 = t612 - t614;
            const float estimate_19 = estimate_18;
            const float t615 = residual_12 * estimate_19; // division.rs:87
            const float t616 = high_17 + t615;
            const int t617 = sub_i32(127, as_type<int>(bits_51 >> 23u));
            const int field_23 = add_i32(as_type<int>(as_type<uint>(t616) >> 23u), t617); // bits.rs:44
            const uint bits_52 = as_type<uint>(t616) + (as_type<uint>(t617) << 23u); // bits.rs:45
            const float scaled_19 = as_type<float>(((field_23 <= 0) ? 0u : ((field_23 >= 255) ? 2139095040u : bits_52))); // bits.rs:46
            const uint t618 = encode_bf16((((as_type<uint>(d_11) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_19)); // activation.rs:22
            const float y_24 = decode_bf16(t618);
            const float t619 = 1.0f - y_24; // activation.rs:23
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = float2(t585, ((t510 < 0.0f) ? y_24 : decode_bf16(encode_bf16(t619)))); // mod.rs:309
        }
    }
}
