#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint q_stride;
    uint k_stride;
    uint v_stride;
    float eps;
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

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
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

int shl_i32(int a, uint b) {
    return as_type<int>(as_type<uint>(a) << (b & 31u));
}

kernel void kv_append__f32_f32__subgroup_x8_normed(
    constant Immediates& imm [[buffer(0)]],
    device const float* q [[buffer(1)]],
    device const float* k [[buffer(2)]],
    device const float* v [[buffer(3)]],
    device const float* q_norm [[buffer(4)]],
    device const float* k_norm [[buffer(5)]],
    device const float* cos_1 [[buffer(6)]],
    device const float* sin_1 [[buffer(7)]],
    device const uint* positions [[buffer(8)]],
    device const uint* block_table [[buffer(9)]],
    device float* q_out [[buffer(10)]],
    device float* keys [[buffer(11)]],
    device float* values [[buffer(12)]],
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
    float scale = 1.0f; // head.rs:125
    const float t9 = own_0; // head.rs:128
    const float t10 = own_1;
    const float t11 = own_2;
    const float t12 = own_3;
    const float t13 = own_4;
    const float t14 = own_5;
    const float t15 = own_6;
    const float t16 = own_7;
    float own_sum = 0.0f; // head.rs:44
    const float t17 = t9 * t9; // head.rs:47
    own_sum = own_sum + t17;
    const float t18 = t10 * t10;
    own_sum = own_sum + t18;
    const float t19 = t11 * t11;
    own_sum = own_sum + t19;
    const float t20 = t12 * t12;
    own_sum = own_sum + t20;
    const float t21 = t13 * t13;
    own_sum = own_sum + t21;
    const float t22 = t14 * t14;
    own_sum = own_sum + t22;
    const float t23 = t15 * t15;
    own_sum = own_sum + t23;
    const float t24 = t16 * t16;
    own_sum = own_sum + t24;
    const float t25 = reduce_add_f32(own_sum); // head.rs:49
    const float t26 = quotient_rn(t25, float(head_dim)); // by_mode.rs:44
    const float t27 = t26 + imm.eps; // head.rs:49
    const uint bits = as_type<uint>(t27); // roots.rs:12
    const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:13
    const int odd = exponent & 1; // roots.rs:14
    const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t28 = 0.5f * m; // roots.rs:20
    const float t29 = t28 * y;
    const float t30 = t29 * y;
    const float t31 = 0.5f - t30;
    const float t32 = y * t31;
    y = y + t32;
    const float t33 = 0.5f * m;
    const float t34 = t33 * y;
    const float t35 = t34 * y;
    const float t36 = 0.5f - t35;
    const float t37 = y * t36;
    y = y + t37;
    const float t38 = 0.5f * m;
    const float t39 = t38 * y;
    const float t40 = t39 * y;
    const float t41 = 0.5f - t40;
    const float t42 = y * t41;
    y = y + t42;
    const float y_1 = y; // roots.rs:22
    const int half_exponent = sub_i32(exponent, odd) >> 1u;
    const float product = m * y_1; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t43 = scaled - m; // roots.rs:38
    const float high = scaled - t43;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_1 * 4097.0f; // roots.rs:37
    const float t44 = scaled_1 - y_1; // roots.rs:38
    const float high_1 = scaled_1 - t44;
    const float b_low = y_1 - high_1; // roots.rs:39
    const float t45 = high * high_1; // roots.rs:31
    const float t46 = t45 - product;
    const float t47 = high * b_low;
    const float t48 = t46 + t47;
    const float t49 = a_low * high_1;
    const float t50 = t48 + t49;
    const float t51 = a_low * b_low;
    const float my_error = t50 + t51;
    const float product_1 = product * y_1; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t52 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t52;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_1 * 4097.0f; // roots.rs:37
    const float t53 = scaled_3 - y_1; // roots.rs:38
    const float high_3 = scaled_3 - t53;
    const float b_low_1 = y_1 - high_3; // roots.rs:39
    const float t54 = high_2 * high_3; // roots.rs:31
    const float t55 = t54 - product_1;
    const float t56 = high_2 * b_low_1;
    const float t57 = t55 + t56;
    const float t58 = a_low_1 * high_3;
    const float t59 = t57 + t58;
    const float t60 = a_low_1 * b_low_1;
    const float square_error = t59 + t60;
    const float t61 = 1.0f - product_1; // roots.rs:49
    const float t62 = t61 - square_error;
    const float t63 = my_error * y_1;
    const float residual = t62 - t63;
    const float t64 = 0.5f * residual; // roots.rs:50
    const float t65 = y_1 * t64;
    const float root = y_1 + t65;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_1 = as_type<uint>(t27); // roots.rs:52
    const uint sign_1 = bits_1 & 2147483648u; // roots.rs:53
    const bool zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_1 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float t66 = (((as_type<uint>(t27) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    scale = t66; // head.rs:128
    if (turns & within) { // head.rs:129
        float weights_0 = 0.0f; // head.rs:172
        float weights_1 = 0.0f;
        float weights_2 = 0.0f;
        float weights_3 = 0.0f;
        float weights_4 = 0.0f;
        float weights_5 = 0.0f;
        float weights_6 = 0.0f;
        float weights_7 = 0.0f;
        if (is_query) { // head.rs:173
            const float4 t67 = ((device const float4*)q_norm)[first >> 2u]; // piece.rs:36
            const float4 t68 = ((device const float4*)q_norm)[(first + 4u) >> 2u]; // piece.rs:37
            weights_0 = t67.x; // head.rs:174
            weights_1 = t67.y;
            weights_2 = t67.z;
            weights_3 = t67.w;
            weights_4 = t68.x;
            weights_5 = t68.y;
            weights_6 = t68.z;
            weights_7 = t68.w;
        } else {
            const float4 t69 = ((device const float4*)k_norm)[first >> 2u]; // piece.rs:36
            const float4 t70 = ((device const float4*)k_norm)[(first + 4u) >> 2u]; // piece.rs:37
            weights_0 = t69.x; // head.rs:176
            weights_1 = t69.y;
            weights_2 = t69.z;
            weights_3 = t69.w;
            weights_4 = t70.x;
            weights_5 = t70.y;
            weights_6 = t70.z;
            weights_7 = t70.w;
        }
        const float t71 = own_0 * scale; // head.rs:38
        const uint bits_2 = as_type<uint>(t71); // bits.rs:31
        const float t72 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
        const uint bits_3 = as_type<uint>(t72); // bits.rs:31
        own_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // head.rs:133
        const float t73 = own_1 * scale; // head.rs:38
        const uint bits_4 = as_type<uint>(t73); // bits.rs:31
        const float t74 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
        const uint bits_5 = as_type<uint>(t74); // bits.rs:31
        own_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // head.rs:133
        const float t75 = own_2 * scale; // head.rs:38
        const uint bits_6 = as_type<uint>(t75); // bits.rs:31
        const float t76 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * weights_2; // head.rs:38
        const uint bits_7 = as_type<uint>(t76); // bits.rs:31
        own_2 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // head.rs:133
        const float t77 = own_3 * scale; // head.rs:38
        const uint bits_8 = as_type<uint>(t77); // bits.rs:31
        const float t78 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * weights_3; // head.rs:38
        const uint bits_9 = as_type<uint>(t78); // bits.rs:31
        own_3 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // head.rs:133
        const float t79 = own_4 * scale; // head.rs:38
        const uint bits_10 = as_type<uint>(t79); // bits.rs:31
        const float t80 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * weights_4; // head.rs:38
        const uint bits_11 = as_type<uint>(t80); // bits.rs:31
        own_4 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // head.rs:133
        const float t81 = own_5 * scale; // head.rs:38
        const uint bits_12 = as_type<uint>(t81); // bits.rs:31
        const float t82 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * weights_5; // head.rs:38
        const uint bits_13 = as_type<uint>(t82); // bits.rs:31
        own_5 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // head.rs:133
        const float t83 = own_6 * scale; // head.rs:38
        const uint bits_14 = as_type<uint>(t83); // bits.rs:31
        const float t84 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)) * weights_6; // head.rs:38
        const uint bits_15 = as_type<uint>(t84); // bits.rs:31
        own_6 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // head.rs:133
        const float t85 = own_7 * scale; // head.rs:38
        const uint bits_16 = as_type<uint>(t85); // bits.rs:31
        const float t86 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * weights_7; // head.rs:38
        const uint bits_17 = as_type<uint>(t86); // bits.rs:31
        own_7 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // head.rs:133
    }
    const uint first_1 = positions[row]; // kv_blocks.rs:20
    const uint position = first_1 + token; // kv_blocks.rs:21
    const uint position_1 = ((position < first_1) ? 4294967295u : position); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((first < n_pairs) ? first + n_pairs : first - n_pairs); // head.rs:145
            const uint t87 = start; // head.rs:146
            const float t88 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t89 = ((device const float2*)q)[(t87 + partner) >> 1u]; // head.rs:192
                two_0 = t89.x;
                two_1 = t89.y;
            } else {
                const float2 t90 = ((device const float2*)k)[(t87 + partner) >> 1u]; // head.rs:194
                two_0 = t90.x;
                two_1 = t90.y;
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const float2 t91 = ((device const float2*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = t91.x;
                weights_1 = t91.y;
            } else {
                const float2 t92 = ((device const float2*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = t92.x;
                weights_1 = t92.y;
            }
            const float t93 = two_0 * t88; // head.rs:38
            const uint bits_2 = as_type<uint>(t93); // bits.rs:31
            const float t94 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
            const uint bits_3 = as_type<uint>(t94); // bits.rs:31
            const float t95 = two_1 * t88; // head.rs:38
            const uint bits_4 = as_type<uint>(t95); // bits.rs:31
            const float t96 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
            const uint bits_5 = as_type<uint>(t96); // bits.rs:31
            two_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // head.rs:204
            two_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5));
            const float t97 = two_0; // head.rs:206
            const float t98 = two_1;
            const float t99 = own_0; // head.rs:147
            const float t100 = own_1;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = first < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? first : first - n_pairs_1); // head.rs:61
                const float2 t101 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t102 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t103 = t99 * t101.x; // head.rs:65
                const float t104 = (first_2 ? neg_f32(t97) : t97) * t102.x;
                const float t105 = t100 * t101.y;
                const float t106 = (first_2 ? neg_f32(t98) : t98) * t102.y;
                result_0 = t103 + t104;
                result_1 = t105 + t106;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        const uint dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim < n_pairs) ? dim + n_pairs : dim - n_pairs); // head.rs:145
            const uint t107 = start; // head.rs:146
            const float t108 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t109 = ((device const float2*)q)[(t107 + partner) >> 1u]; // head.rs:192
                two_0 = t109.x;
                two_1 = t109.y;
            } else {
                const float2 t110 = ((device const float2*)k)[(t107 + partner) >> 1u]; // head.rs:194
                two_0 = t110.x;
                two_1 = t110.y;
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const float2 t111 = ((device const float2*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = t111.x;
                weights_1 = t111.y;
            } else {
                const float2 t112 = ((device const float2*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = t112.x;
                weights_1 = t112.y;
            }
            const float t113 = two_0 * t108; // head.rs:38
            const uint bits_2 = as_type<uint>(t113); // bits.rs:31
            const float t114 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
            const uint bits_3 = as_type<uint>(t114); // bits.rs:31
            const float t115 = two_1 * t108; // head.rs:38
            const uint bits_4 = as_type<uint>(t115); // bits.rs:31
            const float t116 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
            const uint bits_5 = as_type<uint>(t116); // bits.rs:31
            two_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // head.rs:204
            two_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5));
            const float t117 = two_0; // head.rs:206
            const float t118 = two_1;
            const float t119 = own_2; // head.rs:147
            const float t120 = own_3;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim : dim - n_pairs_1); // head.rs:61
                const float2 t121 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t122 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t123 = t119 * t121.x; // head.rs:65
                const float t124 = (first_2 ? neg_f32(t117) : t117) * t122.x;
                const float t125 = t120 * t121.y;
                const float t126 = (first_2 ? neg_f32(t118) : t118) * t122.y;
                result_0 = t123 + t124;
                result_1 = t125 + t126;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        const uint dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_1 < n_pairs) ? dim_1 + n_pairs : dim_1 - n_pairs); // head.rs:145
            const uint t127 = start; // head.rs:146
            const float t128 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t129 = ((device const float2*)q)[(t127 + partner) >> 1u]; // head.rs:192
                two_0 = t129.x;
                two_1 = t129.y;
            } else {
                const float2 t130 = ((device const float2*)k)[(t127 + partner) >> 1u]; // head.rs:194
                two_0 = t130.x;
                two_1 = t130.y;
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const float2 t131 = ((device const float2*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = t131.x;
                weights_1 = t131.y;
            } else {
                const float2 t132 = ((device const float2*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = t132.x;
                weights_1 = t132.y;
            }
            const float t133 = two_0 * t128; // head.rs:38
            const uint bits_2 = as_type<uint>(t133); // bits.rs:31
            const float t134 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
            const uint bits_3 = as_type<uint>(t134); // bits.rs:31
            const float t135 = two_1 * t128; // head.rs:38
            const uint bits_4 = as_type<uint>(t135); // bits.rs:31
            const float t136 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
            const uint bits_5 = as_type<uint>(t136); // bits.rs:31
            two_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // head.rs:204
            two_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5));
            const float t137 = two_0; // head.rs:206
            const float t138 = two_1;
            const float t139 = own_4; // head.rs:147
            const float t140 = own_5;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_1 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_1 : dim_1 - n_pairs_1); // head.rs:61
                const float2 t141 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t142 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t143 = t139 * t141.x; // head.rs:65
                const float t144 = (first_2 ? neg_f32(t137) : t137) * t142.x;
                const float t145 = t140 * t141.y;
                const float t146 = (first_2 ? neg_f32(t138) : t138) * t142.y;
                result_0 = t143 + t144;
                result_1 = t145 + t146;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        const uint dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_2 < n_pairs) ? dim_2 + n_pairs : dim_2 - n_pairs); // head.rs:145
            const uint t147 = start; // head.rs:146
            const float t148 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t149 = ((device const float2*)q)[(t147 + partner) >> 1u]; // head.rs:192
                two_0 = t149.x;
                two_1 = t149.y;
            } else {
                const float2 t150 = ((device const float2*)k)[(t147 + partner) >> 1u]; // head.rs:194
                two_0 = t150.x;
                two_1 = t150.y;
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const float2 t151 = ((device const float2*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = t151.x;
                weights_1 = t151.y;
            } else {
                const float2 t152 = ((device const float2*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = t152.x;
                weights_1 = t152.y;
            }
            const float t153 = two_0 * t148; // head.rs:38
            const uint bits_2 = as_type<uint>(t153); // bits.rs:31
            const float t154 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
            const uint bits_3 = as_type<uint>(t154); // bits.rs:31
            const float t155 = two_1 * t148; // head.rs:38
            const uint bits_4 = as_type<uint>(t155); // bits.rs:31
            const float t156 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
            const uint bits_5 = as_type<uint>(t156); // bits.rs:31
            two_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // head.rs:204
            two_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5));
            const float t157 = two_0; // head.rs:206
            const float t158 = two_1;
            const float t159 = own_6; // head.rs:147
            const float t160 = own_7;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_2 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_2 : dim_2 - n_pairs_1); // head.rs:61
                const float2 t161 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t162 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t163 = t159 * t161.x; // head.rs:65
                const float t164 = (first_2 ? neg_f32(t157) : t157) * t162.x;
                const float t165 = t160 * t161.y;
                const float t166 = (first_2 ? neg_f32(t158) : t158) * t162.y;
                result_0 = t163 + t164;
                result_1 = t165 + t166;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        const uint t167 = ((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first; // head.rs:155
        ((device float4*)q_out)[t167 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
        ((device float4*)q_out)[(t167 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
    }
    const uint t168 = position_1 / 256u; // head.rs:157
    uint block = 4294967295u; // kv_blocks.rs:28
    if (t168 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t168]; // kv_blocks.rs:30
    }
    const uint block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        const uint place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            const uint t169 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:161
            ((device float4*)keys)[t169 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
            ((device float4*)keys)[(t169 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
        }
        if (is_value) { // head.rs:163
            const uint t170 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:164
            ((device float4*)values)[t170 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
            ((device float4*)values)[(t170 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
        }
    }
}
