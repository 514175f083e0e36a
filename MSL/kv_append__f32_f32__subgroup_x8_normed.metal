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

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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
    const float t26 = float(head_dim);
    const uint a_bits = as_type<uint>(t25); // division.rs:13
    const uint b_bits = as_type<uint>(t26); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t27 = a_bits & 8388607u; // division.rs:18
    const uint t28 = b_bits & 8388607u;
    const uint below = ((t27 < t28) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t27 | 8388608u, below); // division.rs:34
    const uint denominator = t28 | 8388608u; // division.rs:35
    const float d = as_type<float>(t28 | 1065353216u); // division.rs:37
    const float t29 = 0.47058824f * d; // division.rs:38
    float reciprocal = 1.4117647f - t29;
    const float t30 = d * reciprocal; // division.rs:41
    const float t31 = 1.0f - t30;
    const float t32 = reciprocal * t31;
    reciprocal = reciprocal + t32;
    const float t33 = d * reciprocal;
    const float t34 = 1.0f - t33;
    const float t35 = reciprocal * t34;
    reciprocal = reciprocal + t35;
    const float t36 = d * reciprocal;
    const float t37 = 1.0f - t36;
    const float t38 = reciprocal * t37;
    reciprocal = reciprocal + t38;
    const float n = as_type<float>((t27 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t39 = n * reciprocal; // division.rs:45
    const float t40 = t39 * 8388608.0f;
    uint quotient = u32_from_f32(t40);
    const int divisor = as_type<int>(denominator); // division.rs:46
    int residual = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
    const bool over = residual < 0; // division.rs:50
    quotient = (over ? quotient - 1u : quotient); // division.rs:51
    residual = (over ? add_i32(residual, divisor) : residual); // division.rs:52
    const bool over_1 = residual < 0; // division.rs:50
    quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
    residual = (over_1 ? add_i32(residual, divisor) : residual); // division.rs:52
    const bool under = residual >= divisor; // division.rs:54
    quotient = (under ? quotient + 1u : quotient); // division.rs:55
    residual = (under ? sub_i32(residual, divisor) : residual); // division.rs:56
    quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
    const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
    const uint t41 = quotient; // division.rs:60
    const int field = add_i32(exponent, as_type<int>(t41 >> 24u)); // bits.rs:36
    const uint bits = (as_type<uint>(field) << 23u) | (t41 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t42 = ((as_type<uint>(t25) & 2147483647u) > 2139095040u) | ((as_type<uint>(t26) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t42 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t43 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // head.rs:49
    const uint bits_1 = as_type<uint>(t43); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t44 = 0.5f * m; // roots.rs:22
    const float t45 = t44 * y;
    const float t46 = t45 * y;
    const float t47 = 0.5f - t46;
    const float t48 = y * t47;
    y = y + t48;
    const float t49 = 0.5f * m;
    const float t50 = t49 * y;
    const float t51 = t50 * y;
    const float t52 = 0.5f - t51;
    const float t53 = y * t52;
    y = y + t53;
    const float t54 = 0.5f * m;
    const float t55 = t54 * y;
    const float t56 = t55 * y;
    const float t57 = 0.5f - t56;
    const float t58 = y * t57;
    y = y + t58;
    const float y_1 = y; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_1; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t59 = scaled - m; // roots.rs:73
    const float high = scaled - t59;
    const float a_low = m - high; // roots.rs:74
    const float scaled_1 = y_1 * 4097.0f; // roots.rs:72
    const float t60 = scaled_1 - y_1; // roots.rs:73
    const float high_1 = scaled_1 - t60;
    const float b_low = y_1 - high_1; // roots.rs:74
    const float t61 = high * high_1; // roots.rs:66
    const float t62 = t61 - product;
    const float t63 = high * b_low;
    const float t64 = t62 + t63;
    const float t65 = a_low * high_1;
    const float t66 = t64 + t65;
    const float t67 = a_low * b_low;
    const float my_error = t66 + t67;
    const float product_1 = product * y_1; // roots.rs:63
    const float scaled_2 = product * 4097.0f; // roots.rs:72
    const float t68 = scaled_2 - product; // roots.rs:73
    const float high_2 = scaled_2 - t68;
    const float a_low_1 = product - high_2; // roots.rs:74
    const float scaled_3 = y_1 * 4097.0f; // roots.rs:72
    const float t69 = scaled_3 - y_1; // roots.rs:73
    const float high_3 = scaled_3 - t69;
    const float b_low_1 = y_1 - high_3; // roots.rs:74
    const float t70 = high_2 * high_3; // roots.rs:66
    const float t71 = t70 - product_1;
    const float t72 = high_2 * b_low_1;
    const float t73 = t71 + t72;
    const float t74 = a_low_1 * high_3;
    const float t75 = t73 + t74;
    const float t76 = a_low_1 * b_low_1;
    const float square_error = t75 + t76;
    const float t77 = 1.0f - product_1; // roots.rs:84
    const float t78 = t77 - square_error;
    const float t79 = my_error * y_1;
    const float residual_1 = t78 - t79;
    const float t80 = 0.5f * residual_1; // roots.rs:85
    const float t81 = y_1 * t80;
    const float root = y_1 + t81;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_2 = as_type<uint>(t43); // roots.rs:30
    const uint sign_2 = bits_2 & 2147483648u; // roots.rs:31
    const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float t82 = (((as_type<uint>(t43) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    scale = t82; // head.rs:128
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
            const float4 t83 = ((device const float4*)q_norm)[first >> 2u]; // piece.rs:36
            const float4 t84 = ((device const float4*)q_norm)[(first + 4u) >> 2u]; // piece.rs:37
            weights_0 = t83.x; // head.rs:174
            weights_1 = t83.y;
            weights_2 = t83.z;
            weights_3 = t83.w;
            weights_4 = t84.x;
            weights_5 = t84.y;
            weights_6 = t84.z;
            weights_7 = t84.w;
        } else {
            const float4 t85 = ((device const float4*)k_norm)[first >> 2u]; // piece.rs:36
            const float4 t86 = ((device const float4*)k_norm)[(first + 4u) >> 2u]; // piece.rs:37
            weights_0 = t85.x; // head.rs:176
            weights_1 = t85.y;
            weights_2 = t85.z;
            weights_3 = t85.w;
            weights_4 = t86.x;
            weights_5 = t86.y;
            weights_6 = t86.z;
            weights_7 = t86.w;
        }
        const float t87 = own_0 * scale; // head.rs:38
        const uint bits_3 = as_type<uint>(t87); // bits.rs:29
        const float t88 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
        const uint bits_4 = as_type<uint>(t88); // bits.rs:29
        own_0 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // head.rs:133
        const float t89 = own_1 * scale; // head.rs:38
        const uint bits_5 = as_type<uint>(t89); // bits.rs:29
        const float t90 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
        const uint bits_6 = as_type<uint>(t90); // bits.rs:29
        own_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // head.rs:133
        const float t91 = own_2 * scale; // head.rs:38
        const uint bits_7 = as_type<uint>(t91); // bits.rs:29
        const float t92 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * weights_2; // head.rs:38
        const uint bits_8 = as_type<uint>(t92); // bits.rs:29
        own_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // head.rs:133
        const float t93 = own_3 * scale; // head.rs:38
        const uint bits_9 = as_type<uint>(t93); // bits.rs:29
        const float t94 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * weights_3; // head.rs:38
        const uint bits_10 = as_type<uint>(t94); // bits.rs:29
        own_3 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)); // head.rs:133
        const float t95 = own_4 * scale; // head.rs:38
        const uint bits_11 = as_type<uint>(t95); // bits.rs:29
        const float t96 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * weights_4; // head.rs:38
        const uint bits_12 = as_type<uint>(t96); // bits.rs:29
        own_4 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)); // head.rs:133
        const float t97 = own_5 * scale; // head.rs:38
        const uint bits_13 = as_type<uint>(t97); // bits.rs:29
        const float t98 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * weights_5; // head.rs:38
        const uint bits_14 = as_type<uint>(t98); // bits.rs:29
        own_5 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // head.rs:133
        const float t99 = own_6 * scale; // head.rs:38
        const uint bits_15 = as_type<uint>(t99); // bits.rs:29
        const float t100 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * weights_6; // head.rs:38
        const uint bits_16 = as_type<uint>(t100); // bits.rs:29
        own_6 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)); // head.rs:133
        const float t101 = own_7 * scale; // head.rs:38
        const uint bits_17 = as_type<uint>(t101); // bits.rs:29
        const float t102 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * weights_7; // head.rs:38
        const uint bits_18 = as_type<uint>(t102); // bits.rs:29
        own_7 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)); // head.rs:133
    }
    const uint first_1 = positions[row]; // kv_blocks.rs:20
    const uint position = first_1 + token; // kv_blocks.rs:21
    const uint position_1 = ((position < first_1) ? 4294967295u : position); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((first < n_pairs) ? first + n_pairs : first - n_pairs); // head.rs:145
            const uint t103 = start; // head.rs:146
            const float t104 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t105 = ((device const float2*)q)[(t103 + partner) >> 1u]; // head.rs:192
                two_0 = t105.x;
                two_1 = t105.y;
            } else {
                const float2 t106 = ((device const float2*)k)[(t103 + partner) >> 1u]; // head.rs:194
                two_0 = t106.x;
                two_1 = t106.y;
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const float2 t107 = ((device const float2*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = t107.x;
                weights_1 = t107.y;
            } else {
                const float2 t108 = ((device const float2*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = t108.x;
                weights_1 = t108.y;
            }
            const float t109 = two_0 * t104; // head.rs:38
            const uint bits_3 = as_type<uint>(t109); // bits.rs:29
            const float t110 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
            const uint bits_4 = as_type<uint>(t110); // bits.rs:29
            const float t111 = two_1 * t104; // head.rs:38
            const uint bits_5 = as_type<uint>(t111); // bits.rs:29
            const float t112 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
            const uint bits_6 = as_type<uint>(t112); // bits.rs:29
            two_0 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // head.rs:204
            two_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6));
            const float t113 = two_0; // head.rs:206
            const float t114 = two_1;
            const float t115 = own_0; // head.rs:147
            const float t116 = own_1;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = first < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? first : first - n_pairs_1); // head.rs:61
                const float2 t117 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t118 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t119 = t115 * t117.x; // head.rs:65
                const float t120 = (first_2 ? neg_f32(t113) : t113) * t118.x;
                const float t121 = t116 * t117.y;
                const float t122 = (first_2 ? neg_f32(t114) : t114) * t118.y;
                result_0 = t119 + t120;
                result_1 = t121 + t122;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        const uint dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim < n_pairs) ? dim + n_pairs : dim - n_pairs); // head.rs:145
            const uint t123 = start; // head.rs:146
            const float t124 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t125 = ((device const float2*)q)[(t123 + partner) >> 1u]; // head.rs:192
                two_0 = t125.x;
                two_1 = t125.y;
            } else {
                const float2 t126 = ((device const float2*)k)[(t123 + partner) >> 1u]; // head.rs:194
                two_0 = t126.x;
                two_1 = t126.y;
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const float2 t127 = ((device const float2*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = t127.x;
                weights_1 = t127.y;
            } else {
                const float2 t128 = ((device const float2*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = t128.x;
                weights_1 = t128.y;
            }
            const float t129 = two_0 * t124; // head.rs:38
            const uint bits_3 = as_type<uint>(t129); // bits.rs:29
            const float t130 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
            const uint bits_4 = as_type<uint>(t130); // bits.rs:29
            const float t131 = two_1 * t124; // head.rs:38
            const uint bits_5 = as_type<uint>(t131); // bits.rs:29
            const float t132 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
            const uint bits_6 = as_type<uint>(t132); // bits.rs:29
            two_0 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // head.rs:204
            two_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6));
            const float t133 = two_0; // head.rs:206
            const float t134 = two_1;
            const float t135 = own_2; // head.rs:147
            const float t136 = own_3;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim : dim - n_pairs_1); // head.rs:61
                const float2 t137 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t138 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t139 = t135 * t137.x; // head.rs:65
                const float t140 = (first_2 ? neg_f32(t133) : t133) * t138.x;
                const float t141 = t136 * t137.y;
                const float t142 = (first_2 ? neg_f32(t134) : t134) * t138.y;
                result_0 = t139 + t140;
                result_1 = t141 + t142;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        const uint dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_1 < n_pairs) ? dim_1 + n_pairs : dim_1 - n_pairs); // head.rs:145
            const uint t143 = start; // head.rs:146
            const float t144 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t145 = ((device const float2*)q)[(t143 + partner) >> 1u]; // head.rs:192
                two_0 = t145.x;
                two_1 = t145.y;
            } else {
                const float2 t146 = ((device const float2*)k)[(t143 + partner) >> 1u]; // head.rs:194
                two_0 = t146.x;
                two_1 = t146.y;
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const float2 t147 = ((device const float2*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = t147.x;
                weights_1 = t147.y;
            } else {
                const float2 t148 = ((device const float2*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = t148.x;
                weights_1 = t148.y;
            }
            const float t149 = two_0 * t144; // head.rs:38
            const uint bits_3 = as_type<uint>(t149); // bits.rs:29
            const float t150 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
            const uint bits_4 = as_type<uint>(t150); // bits.rs:29
            const float t151 = two_1 * t144; // head.rs:38
            const uint bits_5 = as_type<uint>(t151); // bits.rs:29
            const float t152 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
            const uint bits_6 = as_type<uint>(t152); // bits.rs:29
            two_0 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // head.rs:204
            two_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6));
            const float t153 = two_0; // head.rs:206
            const float t154 = two_1;
            const float t155 = own_4; // head.rs:147
            const float t156 = own_5;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_1 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_1 : dim_1 - n_pairs_1); // head.rs:61
                const float2 t157 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t158 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t159 = t155 * t157.x; // head.rs:65
                const float t160 = (first_2 ? neg_f32(t153) : t153) * t158.x;
                const float t161 = t156 * t157.y;
                const float t162 = (first_2 ? neg_f32(t154) : t154) * t158.y;
                result_0 = t159 + t160;
                result_1 = t161 + t162;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        const uint dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_2 < n_pairs) ? dim_2 + n_pairs : dim_2 - n_pairs); // head.rs:145
            const uint t163 = start; // head.rs:146
            const float t164 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const float2 t165 = ((device const float2*)q)[(t163 + partner) >> 1u]; // head.rs:192
                two_0 = t165.x;
                two_1 = t165.y;
            } else {
                const float2 t166 = ((device const float2*)k)[(t163 + partner) >> 1u]; // head.rs:194
                two_0 = t166.x;
                two_1 = t166.y;
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const float2 t167 = ((device const float2*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = t167.x;
                weights_1 = t167.y;
            } else {
                const float2 t168 = ((device const float2*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = t168.x;
                weights_1 = t168.y;
            }
            const float t169 = two_0 * t164; // head.rs:38
            const uint bits_3 = as_type<uint>(t169); // bits.rs:29
            const float t170 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
            const uint bits_4 = as_type<uint>(t170); // bits.rs:29
            const float t171 = two_1 * t164; // head.rs:38
            const uint bits_5 = as_type<uint>(t171); // bits.rs:29
            const float t172 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
            const uint bits_6 = as_type<uint>(t172); // bits.rs:29
            two_0 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)); // head.rs:204
            two_1 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6));
            const float t173 = two_0; // head.rs:206
            const float t174 = two_1;
            const float t175 = own_6; // head.rs:147
            const float t176 = own_7;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_2 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_2 : dim_2 - n_pairs_1); // head.rs:61
                const float2 t177 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t178 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t179 = t175 * t177.x; // head.rs:65
                const float t180 = (first_2 ? neg_f32(t173) : t173) * t178.x;
                const float t181 = t176 * t177.y;
                const float t182 = (first_2 ? neg_f32(t174) : t174) * t178.y;
                result_0 = t179 + t180;
                result_1 = t181 + t182;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        const uint t183 = ((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first; // head.rs:155
        ((device float4*)q_out)[t183 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
        ((device float4*)q_out)[(t183 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
    }
    const uint t184 = position_1 / 256u; // head.rs:157
    uint block = 4294967295u; // kv_blocks.rs:28
    if (t184 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t184]; // kv_blocks.rs:30
    }
    const uint block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        const uint place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            const uint t185 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:161
            ((device float4*)keys)[t185 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
            ((device float4*)keys)[(t185 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
        }
        if (is_value) { // head.rs:163
            const uint t186 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:164
            ((device float4*)values)[t186 >> 2u] = float4(own_0, own_1, own_2, own_3); // piece.rs:68
            ((device float4*)values)[(t186 + 4u) >> 2u] = float4(own_4, own_5, own_6, own_7); // piece.rs:69
        }
    }
}
