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

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

uint encode_bf16(float x) {
    const uint bits = as_type<uint>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

kernel void kv_append__bf16_bf16__subgroup_x8_normed(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* q [[buffer(1)]],
    device const ushort* k [[buffer(2)]],
    device const ushort* v [[buffer(3)]],
    device const ushort* q_norm [[buffer(4)]],
    device const ushort* k_norm [[buffer(5)]],
    device const float* cos_1 [[buffer(6)]],
    device const float* sin_1 [[buffer(7)]],
    device const uint* positions [[buffer(8)]],
    device const uint* block_table [[buffer(9)]],
    device ushort* q_out [[buffer(10)]],
    device ushort* keys [[buffer(11)]],
    device ushort* values [[buffer(12)]],
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
            own_0 = decode_bf16(t0.x); // head.rs:112
            own_1 = decode_bf16(t0.x >> 16u);
            own_2 = decode_bf16(t0.y);
            own_3 = decode_bf16(t0.y >> 16u);
            own_4 = decode_bf16(t0.z);
            own_5 = decode_bf16(t0.z >> 16u);
            own_6 = decode_bf16(t0.w);
            own_7 = decode_bf16(t0.w >> 16u);
        }
    }
    if (is_key) { // head.rs:115
        start = row * (imm.k_stride * imm.seq_len) + (token * imm.k_stride + number * imm.head_dim); // head.rs:116
        if (within) { // head.rs:117
            const uint4 t1 = ((device const uint4*)k)[((start + first) >> 1u) >> 2u]; // piece.rs:40
            own_0 = decode_bf16(t1.x); // head.rs:118
            own_1 = decode_bf16(t1.x >> 16u);
            own_2 = decode_bf16(t1.y);
            own_3 = decode_bf16(t1.y >> 16u);
            own_4 = decode_bf16(t1.z);
            own_5 = decode_bf16(t1.z >> 16u);
            own_6 = decode_bf16(t1.w);
            own_7 = decode_bf16(t1.w >> 16u);
        }
    }
    if (is_value & within) { // head.rs:121
        const uint t2 = (row * (imm.v_stride * imm.seq_len) + (token * imm.v_stride + (number * imm.head_dim + first))) >> 1u; // piece.rs:40
        const uint4 t3 = ((device const uint4*)v)[t2 >> 2u];
        own_0 = decode_bf16(t3.x); // head.rs:122
        own_1 = decode_bf16(t3.x >> 16u);
        own_2 = decode_bf16(t3.y);
        own_3 = decode_bf16(t3.y >> 16u);
        own_4 = decode_bf16(t3.z);
        own_5 = decode_bf16(t3.z >> 16u);
        own_6 = decode_bf16(t3.w);
        own_7 = decode_bf16(t3.w >> 16u);
    }
    float scale = 1.0f; // head.rs:125
    const float t4 = own_0; // head.rs:128
    const float t5 = own_1;
    const float t6 = own_2;
    const float t7 = own_3;
    const float t8 = own_4;
    const float t9 = own_5;
    const float t10 = own_6;
    const float t11 = own_7;
    float own_sum = 0.0f; // head.rs:44
    const float t12 = t4 * t4; // head.rs:47
    own_sum = own_sum + t12;
    const float t13 = t5 * t5;
    own_sum = own_sum + t13;
    const float t14 = t6 * t6;
    own_sum = own_sum + t14;
    const float t15 = t7 * t7;
    own_sum = own_sum + t15;
    const float t16 = t8 * t8;
    own_sum = own_sum + t16;
    const float t17 = t9 * t9;
    own_sum = own_sum + t17;
    const float t18 = t10 * t10;
    own_sum = own_sum + t18;
    const float t19 = t11 * t11;
    own_sum = own_sum + t19;
    const float t20 = reduce_add_f32(own_sum); // head.rs:49
    const float t21 = quotient_rn(t20, float(head_dim)); // by_mode.rs:44
    const float t22 = t21 + imm.eps; // head.rs:49
    const uint bits = as_type<uint>(t22); // roots.rs:12
    const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:13
    const int odd = exponent & 1; // roots.rs:14
    const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t23 = 0.5f * m; // roots.rs:20
    const float t24 = t23 * y;
    const float t25 = t24 * y;
    const float t26 = 0.5f - t25;
    const float t27 = y * t26;
    y = y + t27;
    const float t28 = 0.5f * m;
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
    const float y_1 = y; // roots.rs:22
    const int half_exponent = sub_i32(exponent, odd) >> 1u;
    const float product = m * y_1; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t38 = scaled - m; // roots.rs:38
    const float high = scaled - t38;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_1 * 4097.0f; // roots.rs:37
    const float t39 = scaled_1 - y_1; // roots.rs:38
    const float high_1 = scaled_1 - t39;
    const float b_low = y_1 - high_1; // roots.rs:39
    const float t40 = high * high_1; // roots.rs:31
    const float t41 = t40 - product;
    const float t42 = high * b_low;
    const float t43 = t41 + t42;
    const float t44 = a_low * high_1;
    const float t45 = t43 + t44;
    const float t46 = a_low * b_low;
    const float my_error = t45 + t46;
    const float product_1 = product * y_1; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t47 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t47;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_1 * 4097.0f; // roots.rs:37
    const float t48 = scaled_3 - y_1; // roots.rs:38
    const float high_3 = scaled_3 - t48;
    const float b_low_1 = y_1 - high_3; // roots.rs:39
    const float t49 = high_2 * high_3; // roots.rs:31
    const float t50 = t49 - product_1;
    const float t51 = high_2 * b_low_1;
    const float t52 = t50 + t51;
    const float t53 = a_low_1 * high_3;
    const float t54 = t52 + t53;
    const float t55 = a_low_1 * b_low_1;
    const float square_error = t54 + t55;
    const float t56 = 1.0f - product_1; // roots.rs:49
    const float t57 = t56 - square_error;
    const float t58 = my_error * y_1;
    const float residual = t57 - t58;
    const float t59 = 0.5f * residual; // roots.rs:50
    const float t60 = y_1 * t59;
    const float root = y_1 + t60;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_1 = as_type<uint>(t22); // roots.rs:52
    const uint sign_1 = bits_1 & 2147483648u; // roots.rs:53
    const bool zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_1 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float t61 = (((as_type<uint>(t22) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    scale = t61; // head.rs:128
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
            const uint4 t62 = ((device const uint4*)q_norm)[(first >> 1u) >> 2u]; // piece.rs:40
            weights_0 = decode_bf16(t62.x); // head.rs:174
            weights_1 = decode_bf16(t62.x >> 16u);
            weights_2 = decode_bf16(t62.y);
            weights_3 = decode_bf16(t62.y >> 16u);
            weights_4 = decode_bf16(t62.z);
            weights_5 = decode_bf16(t62.z >> 16u);
            weights_6 = decode_bf16(t62.w);
            weights_7 = decode_bf16(t62.w >> 16u);
        } else {
            const uint4 t63 = ((device const uint4*)k_norm)[(first >> 1u) >> 2u]; // piece.rs:40
            weights_0 = decode_bf16(t63.x); // head.rs:176
            weights_1 = decode_bf16(t63.x >> 16u);
            weights_2 = decode_bf16(t63.y);
            weights_3 = decode_bf16(t63.y >> 16u);
            weights_4 = decode_bf16(t63.z);
            weights_5 = decode_bf16(t63.z >> 16u);
            weights_6 = decode_bf16(t63.w);
            weights_7 = decode_bf16(t63.w >> 16u);
        }
        const float t64 = own_0 * scale; // head.rs:38
        const uint bits_2 = as_type<uint>(t64); // bits.rs:31
        const float t65 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
        const uint bits_3 = as_type<uint>(t65); // bits.rs:31
        const float t66 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // head.rs:38
        own_0 = t66; // head.rs:133
        const float t67 = own_1 * scale; // head.rs:38
        const uint bits_4 = as_type<uint>(t67); // bits.rs:31
        const float t68 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
        const uint bits_5 = as_type<uint>(t68); // bits.rs:31
        const float t69 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // head.rs:38
        own_1 = t69; // head.rs:133
        const float t70 = own_2 * scale; // head.rs:38
        const uint bits_6 = as_type<uint>(t70); // bits.rs:31
        const float t71 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * weights_2; // head.rs:38
        const uint bits_7 = as_type<uint>(t71); // bits.rs:31
        const float t72 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // head.rs:38
        own_2 = t72; // head.rs:133
        const float t73 = own_3 * scale; // head.rs:38
        const uint bits_8 = as_type<uint>(t73); // bits.rs:31
        const float t74 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * weights_3; // head.rs:38
        const uint bits_9 = as_type<uint>(t74); // bits.rs:31
        const float t75 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // head.rs:38
        own_3 = t75; // head.rs:133
        const float t76 = own_4 * scale; // head.rs:38
        const uint bits_10 = as_type<uint>(t76); // bits.rs:31
        const float t77 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * weights_4; // head.rs:38
        const uint bits_11 = as_type<uint>(t77); // bits.rs:31
        const float t78 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // head.rs:38
        own_4 = t78; // head.rs:133
        const float t79 = own_5 * scale; // head.rs:38
        const uint bits_12 = as_type<uint>(t79); // bits.rs:31
        const float t80 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * weights_5; // head.rs:38
        const uint bits_13 = as_type<uint>(t80); // bits.rs:31
        const float t81 = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // head.rs:38
        own_5 = t81; // head.rs:133
        const float t82 = own_6 * scale; // head.rs:38
        const uint bits_14 = as_type<uint>(t82); // bits.rs:31
        const float t83 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)) * weights_6; // head.rs:38
        const uint bits_15 = as_type<uint>(t83); // bits.rs:31
        const float t84 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // head.rs:38
        own_6 = t84; // head.rs:133
        const float t85 = own_7 * scale; // head.rs:38
        const uint bits_16 = as_type<uint>(t85); // bits.rs:31
        const float t86 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * weights_7; // head.rs:38
        const uint bits_17 = as_type<uint>(t86); // bits.rs:31
        const float t87 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // head.rs:38
        own_7 = t87; // head.rs:133
    }
    const uint first_1 = positions[row]; // kv_blocks.rs:20
    const uint position = first_1 + token; // kv_blocks.rs:21
    const uint position_1 = ((position < first_1) ? 4294967295u : position); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((first < n_pairs) ? first + n_pairs : first - n_pairs); // head.rs:145
            const uint t88 = start; // head.rs:146
            const float t89 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t90 = ((device const uint*)q)[(t88 + partner) >> 1u]; // head.rs:192
                two_0 = decode_bf16(t90);
                two_1 = decode_bf16(t90 >> 16u);
            } else {
                const uint t91 = ((device const uint*)k)[(t88 + partner) >> 1u]; // head.rs:194
                two_0 = decode_bf16(t91);
                two_1 = decode_bf16(t91 >> 16u);
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const uint t92 = ((device const uint*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = decode_bf16(t92);
                weights_1 = decode_bf16(t92 >> 16u);
            } else {
                const uint t93 = ((device const uint*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = decode_bf16(t93);
                weights_1 = decode_bf16(t93 >> 16u);
            }
            const float t94 = two_0 * t89; // head.rs:38
            const uint bits_2 = as_type<uint>(t94); // bits.rs:31
            const float t95 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
            const uint bits_3 = as_type<uint>(t95); // bits.rs:31
            const float t96 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // head.rs:38
            const float t97 = two_1 * t89;
            const uint bits_4 = as_type<uint>(t97); // bits.rs:31
            const float t98 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
            const uint bits_5 = as_type<uint>(t98); // bits.rs:31
            const float t99 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // head.rs:38
            two_0 = t96; // head.rs:204
            two_1 = t99;
            const float t100 = two_0; // head.rs:206
            const float t101 = two_1;
            const float t102 = own_0; // head.rs:147
            const float t103 = own_1;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = first < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? first : first - n_pairs_1); // head.rs:61
                const float2 t104 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t105 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t106 = t102 * t104.x; // head.rs:65
                const float t107 = (first_2 ? neg_f32(t100) : t100) * t105.x;
                const float t108 = t103 * t104.y;
                const float t109 = (first_2 ? neg_f32(t101) : t101) * t105.y;
                result_0 = t106 + t107;
                result_1 = t108 + t109;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        const uint dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim < n_pairs) ? dim + n_pairs : dim - n_pairs); // head.rs:145
            const uint t110 = start; // head.rs:146
            const float t111 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t112 = ((device const uint*)q)[(t110 + partner) >> 1u]; // head.rs:192
                two_0 = decode_bf16(t112);
                two_1 = decode_bf16(t112 >> 16u);
            } else {
                const uint t113 = ((device const uint*)k)[(t110 + partner) >> 1u]; // head.rs:194
                two_0 = decode_bf16(t113);
                two_1 = decode_bf16(t113 >> 16u);
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const uint t114 = ((device const uint*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = decode_bf16(t114);
                weights_1 = decode_bf16(t114 >> 16u);
            } else {
                const uint t115 = ((device const uint*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = decode_bf16(t115);
                weights_1 = decode_bf16(t115 >> 16u);
            }
            const float t116 = two_0 * t111; // head.rs:38
            const uint bits_2 = as_type<uint>(t116); // bits.rs:31
            const float t117 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
            const uint bits_3 = as_type<uint>(t117); // bits.rs:31
            const float t118 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // head.rs:38
            const float t119 = two_1 * t111;
            const uint bits_4 = as_type<uint>(t119); // bits.rs:31
            const float t120 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
            const uint bits_5 = as_type<uint>(t120); // bits.rs:31
            const float t121 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // head.rs:38
            two_0 = t118; // head.rs:204
            two_1 = t121;
            const float t122 = two_0; // head.rs:206
            const float t123 = two_1;
            const float t124 = own_2; // head.rs:147
            const float t125 = own_3;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim : dim - n_pairs_1); // head.rs:61
                const float2 t126 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t127 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t128 = t124 * t126.x; // head.rs:65
                const float t129 = (first_2 ? neg_f32(t122) : t122) * t127.x;
                const float t130 = t125 * t126.y;
                const float t131 = (first_2 ? neg_f32(t123) : t123) * t127.y;
                result_0 = t128 + t129;
                result_1 = t130 + t131;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        const uint dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_1 < n_pairs) ? dim_1 + n_pairs : dim_1 - n_pairs); // head.rs:145
            const uint t132 = start; // head.rs:146
            const float t133 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t134 = ((device const uint*)q)[(t132 + partner) >> 1u]; // head.rs:192
                two_0 = decode_bf16(t134);
                two_1 = decode_bf16(t134 >> 16u);
            } else {
                const uint t135 = ((device const uint*)k)[(t132 + partner) >> 1u]; // head.rs:194
                two_0 = decode_bf16(t135);
                two_1 = decode_bf16(t135 >> 16u);
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const uint t136 = ((device const uint*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = decode_bf16(t136);
                weights_1 = decode_bf16(t136 >> 16u);
            } else {
                const uint t137 = ((device const uint*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = decode_bf16(t137);
                weights_1 = decode_bf16(t137 >> 16u);
            }
            const float t138 = two_0 * t133; // head.rs:38
            const uint bits_2 = as_type<uint>(t138); // bits.rs:31
            const float t139 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
            const uint bits_3 = as_type<uint>(t139); // bits.rs:31
            const float t140 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // head.rs:38
            const float t141 = two_1 * t133;
            const uint bits_4 = as_type<uint>(t141); // bits.rs:31
            const float t142 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
            const uint bits_5 = as_type<uint>(t142); // bits.rs:31
            const float t143 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // head.rs:38
            two_0 = t140; // head.rs:204
            two_1 = t143;
            const float t144 = two_0; // head.rs:206
            const float t145 = two_1;
            const float t146 = own_4; // head.rs:147
            const float t147 = own_5;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_1 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_1 : dim_1 - n_pairs_1); // head.rs:61
                const float2 t148 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t149 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t150 = t146 * t148.x; // head.rs:65
                const float t151 = (first_2 ? neg_f32(t144) : t144) * t149.x;
                const float t152 = t147 * t148.y;
                const float t153 = (first_2 ? neg_f32(t145) : t145) * t149.y;
                result_0 = t150 + t151;
                result_1 = t152 + t153;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        const uint dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_2 < n_pairs) ? dim_2 + n_pairs : dim_2 - n_pairs); // head.rs:145
            const uint t154 = start; // head.rs:146
            const float t155 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t156 = ((device const uint*)q)[(t154 + partner) >> 1u]; // head.rs:192
                two_0 = decode_bf16(t156);
                two_1 = decode_bf16(t156 >> 16u);
            } else {
                const uint t157 = ((device const uint*)k)[(t154 + partner) >> 1u]; // head.rs:194
                two_0 = decode_bf16(t157);
                two_1 = decode_bf16(t157 >> 16u);
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const uint t158 = ((device const uint*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = decode_bf16(t158);
                weights_1 = decode_bf16(t158 >> 16u);
            } else {
                const uint t159 = ((device const uint*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = decode_bf16(t159);
                weights_1 = decode_bf16(t159 >> 16u);
            }
            const float t160 = two_0 * t155; // head.rs:38
            const uint bits_2 = as_type<uint>(t160); // bits.rs:31
            const float t161 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * weights_0; // head.rs:38
            const uint bits_3 = as_type<uint>(t161); // bits.rs:31
            const float t162 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // head.rs:38
            const float t163 = two_1 * t155;
            const uint bits_4 = as_type<uint>(t163); // bits.rs:31
            const float t164 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * weights_1; // head.rs:38
            const uint bits_5 = as_type<uint>(t164); // bits.rs:31
            const float t165 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // head.rs:38
            two_0 = t162; // head.rs:204
            two_1 = t165;
            const float t166 = two_0; // head.rs:206
            const float t167 = two_1;
            const float t168 = own_6; // head.rs:147
            const float t169 = own_7;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_2 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_2 : dim_2 - n_pairs_1); // head.rs:61
                const float2 t170 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t171 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t172 = t168 * t170.x; // head.rs:65
                const float t173 = (first_2 ? neg_f32(t166) : t166) * t171.x;
                const float t174 = t169 * t170.y;
                const float t175 = (first_2 ? neg_f32(t167) : t167) * t171.y;
                result_0 = t172 + t173;
                result_1 = t174 + t175;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        const uint4 t176 = uint4(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
        ((device uint4*)q_out)[((((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first) >> 1u) >> 2u] = t176;
    }
    const uint t177 = position_1 / 256u; // head.rs:157
    uint block = 4294967295u; // kv_blocks.rs:28
    if (t177 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t177]; // kv_blocks.rs:30
    }
    const uint block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        const uint place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            const uint4 t178 = uint4(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
            ((device uint4*)keys)[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t178;
        }
        if (is_value) { // head.rs:163
            const uint4 t179 = uint4(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
            ((device uint4*)values)[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t179;
        }
    }
}
