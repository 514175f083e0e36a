#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint q_stride;
    uint k_stride;
    uint v_stride;
    uint head_dim;
    uint n_pairs;
    uint n_heads;
    uint n_kv_heads;
    uint q_width;
    uint seq_len;
    uint n_positions;
    uint max_blocks;
    uint n_blocks;
};

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

kernel void kv_append__f32_f32__subgroup_x8(
    constant Immediates& imm [[buffer(0)]],
    device const float* q [[buffer(1)]],
    device const float* k [[buffer(2)]],
    device const float* v [[buffer(3)]],
    device const float* cos_1 [[buffer(4)]],
    device const float* sin_1 [[buffer(5)]],
    device const uint* positions [[buffer(6)]],
    device const uint* block_table [[buffer(7)]],
    device float* q_out [[buffer(8)]],
    device float* keys [[buffer(9)]],
    device float* values [[buffer(10)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    const uint head_dim = imm.head_dim; // head.rs:99
    const uint n_turned = imm.n_pairs * 2u;
    const uint job = workgroup_id.x * 8u + (local_invocation_index >> 5u); // head.rs:82
    const bool is_query = job < imm.n_heads; // head.rs:83
    const bool is_key = (job >= imm.n_heads) & (job < imm.n_heads + imm.n_kv_heads); // head.rs:84
    const bool is_value = (job >= imm.n_heads + imm.n_kv_heads) & (job < imm.n_heads + imm.n_kv_heads * 2u); // head.rs:85
    const uint kv_head = job - (is_key ? imm.n_heads : imm.n_heads + imm.n_kv_heads); // head.rs:86
    const uint number = (is_query ? job : kv_head); // head.rs:87
    const uint row = workgroup_id.z; // head.rs:101
    const uint token = workgroup_id.y;
    const uint first = (local_invocation_index & 31u) * 8u; // head.rs:102
    const bool within = first < head_dim; // head.rs:103
    const bool turns = is_query | is_key; // head.rs:104
    float own_0 = 0.0f; // head.rs:107
    float own_1 = 0.0f;
    float own_2 = 0.0f;
    float own_3 = 0.0f;
    float own_4 = 0.0f;
    float own_5 = 0.0f;
    float own_6 = 0.0f;
    float own_7 = 0.0f;
    uint start = 0u; // head.rs:108
    if (is_query) { // head.rs:109
        start = row * (imm.q_stride * imm.seq_len) + (token * imm.q_stride + number * imm.q_width); // head.rs:110
        if (within) { // head.rs:111
            const uint t0 = start + first; // head.rs:112
            const float4 t1 = ((device const float4*)q)[t0 >> 2u]; // piece.rs:36
            const float4 t2 = ((device const float4*)q)[(t0 + 4u) >> 2u]; // piece.rs:37
            own_0 = t1.x; // head.rs:112
            own_1 = t1.y;
            own_2 = t1.z;
            own_3 = t1.w;
            own_4 = t2.x;
            own_5 = t2.y;
            own_6 = t2.z;
            own_7 = t2.w;
        }
    }
    if (is_key) { // head.rs:115
        start = row * (imm.k_stride * imm.seq_len) + (token * imm.k_stride + number * imm.head_dim); // head.rs:116
        if (within) { // head.rs:117
            const uint t3 = start + first; // head.rs:118
            const float4 t4 = ((device const float4*)k)[t3 >> 2u]; // piece.rs:36
            const float4 t5 = ((device const float4*)k)[(t3 + 4u) >> 2u]; // piece.rs:37
            own_0 = t4.x; // head.rs:118
            own_1 = t4.y;
            own_2 = t4.z;
            own_3 = t4.w;
            own_4 = t5.x;
            own_5 = t5.y;
            own_6 = t5.z;
            own_7 = t5.w;
        }
    }
    if (is_value & within) { // head.rs:121
        const uint t6 = row * (imm.v_stride * imm.seq_len) + (token * imm.v_stride + (number * imm.head_dim + first)); // head.rs:122
        const float4 t7 = ((device const float4*)v)[t6 >> 2u]; // piece.rs:36
        const float4 t8 = ((device const float4*)v)[(t6 + 4u) >> 2u]; // piece.rs:37
        own_0 = t7.x; // head.rs:122
        own_1 = t7.y;
        own_2 = t7.z;
        own_3 = t7.w;
        own_4 = t8.x;
        own_5 = t8.y;
        own_6 = t8.z;
        own_7 = t8.w;
    }
    const uint first_1 = positions[row]; // kv_blocks.rs:20
    const uint position = first_1 + token; // kv_blocks.rs:21
    const uint position_1 = ((position < first_1) ? 4294967295u : position); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((first < n_pairs) ? first + n_pairs : first - n_pairs); // head.rs:145
            const uint t9 = start; // head.rs:146
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t10 = ((device const float2*)q)[(t9 + partner) >> 1u]; // head.rs:192
                two_0 = t10.x;
                two_1 = t10.y;
            } else {
                const float2 t11 = ((device const float2*)k)[(t9 + partner) >> 1u]; // head.rs:194
                two_0 = t11.x;
                two_1 = t11.y;
            }
            const float t12 = two_0; // head.rs:206
            const float t13 = two_1;
            const float t14 = own_0; // head.rs:147
            const float t15 = own_1;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = first < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? first : first - n_pairs_1); // head.rs:61
                const float2 t16 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t17 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t18 = t14 * t16.x; // head.rs:65
                const float t19 = (first_2 ? neg_f32(t12) : t12) * t17.x;
                const float t20 = t15 * t16.y;
                const float t21 = (first_2 ? neg_f32(t13) : t13) * t17.y;
                result_0 = t18 + t19;
                result_1 = t20 + t21;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        const uint dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim < n_pairs) ? dim + n_pairs : dim - n_pairs); // head.rs:145
            const uint t22 = start; // head.rs:146
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t23 = ((device const float2*)q)[(t22 + partner) >> 1u]; // head.rs:192
                two_0 = t23.x;
                two_1 = t23.y;
            } else {
                const float2 t24 = ((device const float2*)k)[(t22 + partner) >> 1u]; // head.rs:194
                two_0 = t24.x;
                two_1 = t24.y;
            }
            const float t25 = two_0; // head.rs:206
            const float t26 = two_1;
            const float t27 = own_2; // head.rs:147
            const float t28 = own_3;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim : dim - n_pairs_1); // head.rs:61
                const float2 t29 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t30 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t31 = t27 * t29.x; // head.rs:65
                const float t32 = (first_2 ? neg_f32(t25) : t25) * t30.x;
                const float t33 = t28 * t29.y;
                const float t34 = (first_2 ? neg_f32(t26) : t26) * t30.y;
                result_0 = t31 + t32;
                result_1 = t33 + t34;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        const uint dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_1 < n_pairs) ? dim_1 + n_pairs : dim_1 - n_pairs); // head.rs:145
            const uint t35 = start; // head.rs:146
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t36 = ((device const float2*)q)[(t35 + partner) >> 1u]; // head.rs:192
                two_0 = t36.x;
                two_1 = t36.y;
            } else {
                const float2 t37 = ((device const float2*)k)[(t35 + partner) >> 1u]; // head.rs:194
                two_0 = t37.x;
                two_1 = t37.y;
            }
            const float t38 = two_0; // head.rs:206
            const float t39 = two_1;
            const float t40 = own_4; // head.rs:147
            const float t41 = own_5;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_1 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_1 : dim_1 - n_pairs_1); // head.rs:61
                const float2 t42 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t43 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t44 = t40 * t42.x; // head.rs:65
                const float t45 = (first_2 ? neg_f32(t38) : t38) * t43.x;
                const float t46 = t41 * t42.y;
                const float t47 = (first_2 ? neg_f32(t39) : t39) * t43.y;
                result_0 = t44 + t45;
                result_1 = t46 + t47;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        const uint dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_2 < n_pairs) ? dim_2 + n_pairs : dim_2 - n_pairs); // head.rs:145
            const uint t48 = start; // head.rs:146
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t49 = ((device const float2*)q)[(t48 + partner) >> 1u]; // head.rs:192
                two_0 = t49.x;
                two_1 = t49.y;
            } else {
                const float2 t50 = ((device const float2*)k)[(t48 + partner) >> 1u]; // head.rs:194
                two_0 = t50.x;
                two_1 = t50.y;
            }
            const float t51 = two_0; // head.rs:206
            const float t52 = two_1;
            const float t53 = own_6; // head.rs:147
            const float t54 = own_7;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_2 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_2 : dim_2 - n_pairs_1); // head.rs:61
                const float2 t55 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t56 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t57 = t53 * t55.x; // head.rs:65
                const float t58 = (first_2 ? neg_f32(t51) : t51) * t56.x;
                const float t59 = t54 * t55.y;
                const float t60 = (first_2 ? neg_f32(t52) : t52) * t56.y;
                result_0 = t57 + t58;
                result_1 = t59 + t60;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        const uint t61 = ((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first; // head.rs:155
        ((device float4*)q_out)[t61 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
        ((device float4*)q_out)[(t61 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
    }
    const uint t62 = position_1 / 256u; // head.rs:157
    uint block = 4294967295u; // kv_blocks.rs:28
    if (t62 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t62]; // kv_blocks.rs:30
    }
    const uint block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        const uint place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            const uint t63 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:161
            ((device float4*)keys)[t63 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
            ((device float4*)keys)[(t63 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
        }
        if (is_value) { // head.rs:163
            const uint t64 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:164
            ((device float4*)values)[t64 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
            ((device float4*)values)[(t64 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
        }
    }
}
