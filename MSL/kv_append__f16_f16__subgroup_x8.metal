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

float decode_f16(uint bits) {
    const uint sign = (bits & 0x8000u) << 16u;
    const uint magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return as_type<float>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return as_type<float>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return as_type<float>(sign);
    }
    const uint shift = clz(magnitude) - 21u;
    return as_type<float>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

uint encode_f16(float x) {
    const uint bits = as_type<uint>(x);
    const uint sign = (bits >> 16u) & 0x8000u;
    const uint magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    const uint shift = 126u - (magnitude >> 23u);
    const uint significand = (magnitude & 0x7fffffu) | 0x800000u;
    const uint quotient = significand >> shift;
    const uint rest = significand & ((1u << shift) - 1u);
    const uint tie = 1u << (shift - 1u);
    const bool up = rest > tie || (rest == tie && (quotient & 1u) == 1u);
    return sign | (quotient + (up ? 1u : 0u));
}

kernel void kv_append__f16_f16__subgroup_x8(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* q [[buffer(1)]],
    device const ushort* k [[buffer(2)]],
    device const ushort* v [[buffer(3)]],
    device const float* cos_1 [[buffer(4)]],
    device const float* sin_1 [[buffer(5)]],
    device const uint* positions [[buffer(6)]],
    device const uint* block_table [[buffer(7)]],
    device ushort* q_out [[buffer(8)]],
    device ushort* keys [[buffer(9)]],
    device ushort* values [[buffer(10)]],
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
            const uint4 t0 = ((device const uint4*)q)[((start + first) >> 1u) >> 2u]; // piece.rs:40
            own_0 = decode_f16(t0.x); // head.rs:112
            own_1 = decode_f16(t0.x >> 16u);
            own_2 = decode_f16(t0.y);
            own_3 = decode_f16(t0.y >> 16u);
            own_4 = decode_f16(t0.z);
            own_5 = decode_f16(t0.z >> 16u);
            own_6 = decode_f16(t0.w);
            own_7 = decode_f16(t0.w >> 16u);
        }
    }
    if (is_key) { // head.rs:115
        start = row * (imm.k_stride * imm.seq_len) + (token * imm.k_stride + number * imm.head_dim); // head.rs:116
        if (within) { // head.rs:117
            const uint4 t1 = ((device const uint4*)k)[((start + first) >> 1u) >> 2u]; // piece.rs:40
            own_0 = decode_f16(t1.x); // head.rs:118
            own_1 = decode_f16(t1.x >> 16u);
            own_2 = decode_f16(t1.y);
            own_3 = decode_f16(t1.y >> 16u);
            own_4 = decode_f16(t1.z);
            own_5 = decode_f16(t1.z >> 16u);
            own_6 = decode_f16(t1.w);
            own_7 = decode_f16(t1.w >> 16u);
        }
    }
    if (is_value & within) { // head.rs:121
        const uint t2 = (row * (imm.v_stride * imm.seq_len) + (token * imm.v_stride + (number * imm.head_dim + first))) >> 1u; // piece.rs:40
        const uint4 t3 = ((device const uint4*)v)[t2 >> 2u];
        own_0 = decode_f16(t3.x); // head.rs:122
        own_1 = decode_f16(t3.x >> 16u);
        own_2 = decode_f16(t3.y);
        own_3 = decode_f16(t3.y >> 16u);
        own_4 = decode_f16(t3.z);
        own_5 = decode_f16(t3.z >> 16u);
        own_6 = decode_f16(t3.w);
        own_7 = decode_f16(t3.w >> 16u);
    }
    const uint first_1 = positions[row]; // kv_blocks.rs:20
    const uint position = first_1 + token; // kv_blocks.rs:21
    const uint position_1 = ((position < first_1) ? 4294967295u : position); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((first < n_pairs) ? first + n_pairs : first - n_pairs); // head.rs:145
            const uint t4 = start; // head.rs:146
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t5 = ((device const uint*)q)[(t4 + partner) >> 1u]; // head.rs:192
                two_0 = decode_f16(t5);
                two_1 = decode_f16(t5 >> 16u);
            } else {
                const uint t6 = ((device const uint*)k)[(t4 + partner) >> 1u]; // head.rs:194
                two_0 = decode_f16(t6);
                two_1 = decode_f16(t6 >> 16u);
            }
            const float t7 = two_0; // head.rs:206
            const float t8 = two_1;
            const float t9 = own_0; // head.rs:147
            const float t10 = own_1;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = first < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? first : first - n_pairs_1); // head.rs:61
                const float2 t11 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t12 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t13 = t9 * t11.x; // head.rs:65
                const float t14 = (first_2 ? neg_f32(t7) : t7) * t12.x;
                const float t15 = t10 * t11.y;
                const float t16 = (first_2 ? neg_f32(t8) : t8) * t12.y;
                result_0 = t13 + t14;
                result_1 = t15 + t16;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        const uint dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim < n_pairs) ? dim + n_pairs : dim - n_pairs); // head.rs:145
            const uint t17 = start; // head.rs:146
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t18 = ((device const uint*)q)[(t17 + partner) >> 1u]; // head.rs:192
                two_0 = decode_f16(t18);
                two_1 = decode_f16(t18 >> 16u);
            } else {
                const uint t19 = ((device const uint*)k)[(t17 + partner) >> 1u]; // head.rs:194
                two_0 = decode_f16(t19);
                two_1 = decode_f16(t19 >> 16u);
            }
            const float t20 = two_0; // head.rs:206
            const float t21 = two_1;
            const float t22 = own_2; // head.rs:147
            const float t23 = own_3;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim : dim - n_pairs_1); // head.rs:61
                const float2 t24 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t25 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t26 = t22 * t24.x; // head.rs:65
                const float t27 = (first_2 ? neg_f32(t20) : t20) * t25.x;
                const float t28 = t23 * t24.y;
                const float t29 = (first_2 ? neg_f32(t21) : t21) * t25.y;
                result_0 = t26 + t27;
                result_1 = t28 + t29;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        const uint dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_1 < n_pairs) ? dim_1 + n_pairs : dim_1 - n_pairs); // head.rs:145
            const uint t30 = start; // head.rs:146
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t31 = ((device const uint*)q)[(t30 + partner) >> 1u]; // head.rs:192
                two_0 = decode_f16(t31);
                two_1 = decode_f16(t31 >> 16u);
            } else {
                const uint t32 = ((device const uint*)k)[(t30 + partner) >> 1u]; // head.rs:194
                two_0 = decode_f16(t32);
                two_1 = decode_f16(t32 >> 16u);
            }
            const float t33 = two_0; // head.rs:206
            const float t34 = two_1;
            const float t35 = own_4; // head.rs:147
            const float t36 = own_5;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_1 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_1 : dim_1 - n_pairs_1); // head.rs:61
                const float2 t37 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t38 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t39 = t35 * t37.x; // head.rs:65
                const float t40 = (first_2 ? neg_f32(t33) : t33) * t38.x;
                const float t41 = t36 * t37.y;
                const float t42 = (first_2 ? neg_f32(t34) : t34) * t38.y;
                result_0 = t39 + t40;
                result_1 = t41 + t42;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        const uint dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_2 < n_pairs) ? dim_2 + n_pairs : dim_2 - n_pairs); // head.rs:145
            const uint t43 = start; // head.rs:146
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t44 = ((device const uint*)q)[(t43 + partner) >> 1u]; // head.rs:192
                two_0 = decode_f16(t44);
                two_1 = decode_f16(t44 >> 16u);
            } else {
                const uint t45 = ((device const uint*)k)[(t43 + partner) >> 1u]; // head.rs:194
                two_0 = decode_f16(t45);
                two_1 = decode_f16(t45 >> 16u);
            }
            const float t46 = two_0; // head.rs:206
            const float t47 = two_1;
            const float t48 = own_6; // head.rs:147
            const float t49 = own_7;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_2 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_2 : dim_2 - n_pairs_1); // head.rs:61
                const float2 t50 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t51 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t52 = t48 * t50.x; // head.rs:65
                const float t53 = (first_2 ? neg_f32(t46) : t46) * t51.x;
                const float t54 = t49 * t50.y;
                const float t55 = (first_2 ? neg_f32(t47) : t47) * t51.y;
                result_0 = t52 + t53;
                result_1 = t54 + t55;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        const uint4 t56 = uint4(encode_f16(own_0) | (encode_f16(own_1) << 16u), encode_f16(own_2) | (encode_f16(own_3) << 16u), encode_f16(own_4) | (encode_f16(own_5) << 16u), encode_f16(own_6) | (encode_f16(own_7) << 16u)); // piece.rs:71
        ((device uint4*)q_out)[((((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first) >> 1u) >> 2u] = t56;
    }
    const uint t57 = position_1 / 256u; // head.rs:157
    uint block = 4294967295u; // kv_blocks.rs:28
    if (t57 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t57]; // kv_blocks.rs:30
    }
    const uint block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        const uint place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            const uint4 t58 = uint4(encode_f16(own_0) | (encode_f16(own_1) << 16u), encode_f16(own_2) | (encode_f16(own_3) << 16u), encode_f16(own_4) | (encode_f16(own_5) << 16u), encode_f16(own_6) | (encode_f16(own_7) << 16u)); // piece.rs:71
            ((device uint4*)keys)[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t58;
        }
        if (is_value) { // head.rs:163
            const uint4 t59 = uint4(encode_f16(own_0) | (encode_f16(own_1) << 16u), encode_f16(own_2) | (encode_f16(own_3) << 16u), encode_f16(own_4) | (encode_f16(own_5) << 16u), encode_f16(own_6) | (encode_f16(own_7) << 16u)); // piece.rs:71
            ((device uint4*)values)[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t59;
        }
    }
}
