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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

kernel void kv_append__f16_f16__subgroup_x8_normed(
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
    const float t21 = float(head_dim);
    const uint a_bits = as_type<uint>(t20); // division.rs:13
    const uint b_bits = as_type<uint>(t21); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t22 = a_bits & 8388607u; // division.rs:18
    const uint t23 = b_bits & 8388607u;
    const uint below = ((t22 < t23) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t22 | 8388608u, below); // division.rs:34
    const uint denominator = t23 | 8388608u; // division.rs:35
    const float d = as_type<float>(t23 | 1065353216u); // division.rs:37
    const float t24 = 0.47058824f * d; // division.rs:38
    float reciprocal = 1.4117647f - t24;
    const float t25 = d * reciprocal; // division.rs:41
    const float t26 = 1.0f - t25;
    const float t27 = reciprocal * t26;
    reciprocal = reciprocal + t27;
    const float t28 = d * reciprocal;
    const float t29 = 1.0f - t28;
    const float t30 = reciprocal * t29;
    reciprocal = reciprocal + t30;
    const float t31 = d * reciprocal;
    const float t32 = 1.0f - t31;
    const float t33 = reciprocal * t32;
    reciprocal = reciprocal + t33;
    const float n = as_type<float>((t22 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t34 = n * reciprocal; // division.rs:45
    const float t35 = t34 * 8388608.0f;
    uint quotient = u32_from_f32(t35);
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
    const uint t36 = quotient; // division.rs:60
    const int field = add_i32(exponent, as_type<int>(t36 >> 24u)); // bits.rs:36
    const uint bits = (as_type<uint>(field) << 23u) | (t36 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t37 = ((as_type<uint>(t20) & 2147483647u) > 2139095040u) | ((as_type<uint>(t21) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t37 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t38 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // head.rs:49
    const uint bits_1 = as_type<uint>(t38); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t39 = 0.5f * m; // roots.rs:22
    const float t40 = t39 * y;
    const float t41 = t40 * y;
    const float t42 = 0.5f - t41;
    const float t43 = y * t42;
    y = y + t43;
    const float t44 = 0.5f * m;
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
    const float y_1 = y; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_1; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t54 = scaled - m; // roots.rs:73
    const float high = scaled - t54;
    const float a_low = m - high; // roots.rs:74
    const float scaled_1 = y_1 * 4097.0f; // roots.rs:72
    const float t55 = scaled_1 - y_1; // roots.rs:73
    const float high_1 = scaled_1 - t55;
    const float b_low = y_1 - high_1; // roots.rs:74
    const float t56 = high * high_1; // roots.rs:66
    const float t57 = t56 - product;
    const float t58 = high * b_low;
    const float t59 = t57 + t58;
    const float t60 = a_low * high_1;
    const float t61 = t59 + t60;
    const float t62 = a_low * b_low;
    const float my_error = t61 + t62;
    const float product_1 = product * y_1; // roots.rs:63
    const float scaled_2 = product * 4097.0f; // roots.rs:72
    const float t63 = scaled_2 - product; // roots.rs:73
    const float high_2 = scaled_2 - t63;
    const float a_low_1 = product - high_2; // roots.rs:74
    const float scaled_3 = y_1 * 4097.0f; // roots.rs:72
    const float t64 = scaled_3 - y_1; // roots.rs:73
    const float high_3 = scaled_3 - t64;
    const float b_low_1 = y_1 - high_3; // roots.rs:74
    const float t65 = high_2 * high_3; // roots.rs:66
    const float t66 = t65 - product_1;
    const float t67 = high_2 * b_low_1;
    const float t68 = t66 + t67;
    const float t69 = a_low_1 * high_3;
    const float t70 = t68 + t69;
    const float t71 = a_low_1 * b_low_1;
    const float square_error = t70 + t71;
    const float t72 = 1.0f - product_1; // roots.rs:84
    const float t73 = t72 - square_error;
    const float t74 = my_error * y_1;
    const float residual_1 = t73 - t74;
    const float t75 = 0.5f * residual_1; // roots.rs:85
    const float t76 = y_1 * t75;
    const float root = y_1 + t76;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_2 = as_type<uint>(t38); // roots.rs:30
    const uint sign_2 = bits_2 & 2147483648u; // roots.rs:31
    const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float t77 = (((as_type<uint>(t38) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    scale = t77; // head.rs:128
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
            const uint4 t78 = ((device const uint4*)q_norm)[(first >> 1u) >> 2u]; // piece.rs:40
            weights_0 = decode_f16(t78.x); // head.rs:174
            weights_1 = decode_f16(t78.x >> 16u);
            weights_2 = decode_f16(t78.y);
            weights_3 = decode_f16(t78.y >> 16u);
            weights_4 = decode_f16(t78.z);
            weights_5 = decode_f16(t78.z >> 16u);
            weights_6 = decode_f16(t78.w);
            weights_7 = decode_f16(t78.w >> 16u);
        } else {
            const uint4 t79 = ((device const uint4*)k_norm)[(first >> 1u) >> 2u]; // piece.rs:40
            weights_0 = decode_f16(t79.x); // head.rs:176
            weights_1 = decode_f16(t79.x >> 16u);
            weights_2 = decode_f16(t79.y);
            weights_3 = decode_f16(t79.y >> 16u);
            weights_4 = decode_f16(t79.z);
            weights_5 = decode_f16(t79.z >> 16u);
            weights_6 = decode_f16(t79.w);
            weights_7 = decode_f16(t79.w >> 16u);
        }
        const float t80 = own_0 * scale; // head.rs:38
        const uint bits_3 = as_type<uint>(t80); // bits.rs:29
        const float t81 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
        const uint bits_4 = as_type<uint>(t81); // bits.rs:29
        const float t82 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // head.rs:38
        own_0 = t82; // head.rs:133
        const float t83 = own_1 * scale; // head.rs:38
        const uint bits_5 = as_type<uint>(t83); // bits.rs:29
        const float t84 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
        const uint bits_6 = as_type<uint>(t84); // bits.rs:29
        const float t85 = decode_f16(encode_f16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // head.rs:38
        own_1 = t85; // head.rs:133
        const float t86 = own_2 * scale; // head.rs:38
        const uint bits_7 = as_type<uint>(t86); // bits.rs:29
        const float t87 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * weights_2; // head.rs:38
        const uint bits_8 = as_type<uint>(t87); // bits.rs:29
        const float t88 = decode_f16(encode_f16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // head.rs:38
        own_2 = t88; // head.rs:133
        const float t89 = own_3 * scale; // head.rs:38
        const uint bits_9 = as_type<uint>(t89); // bits.rs:29
        const float t90 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * weights_3; // head.rs:38
        const uint bits_10 = as_type<uint>(t90); // bits.rs:29
        const float t91 = decode_f16(encode_f16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // head.rs:38
        own_3 = t91; // head.rs:133
        const float t92 = own_4 * scale; // head.rs:38
        const uint bits_11 = as_type<uint>(t92); // bits.rs:29
        const float t93 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * weights_4; // head.rs:38
        const uint bits_12 = as_type<uint>(t93); // bits.rs:29
        const float t94 = decode_f16(encode_f16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // head.rs:38
        own_4 = t94; // head.rs:133
        const float t95 = own_5 * scale; // head.rs:38
        const uint bits_13 = as_type<uint>(t95); // bits.rs:29
        const float t96 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * weights_5; // head.rs:38
        const uint bits_14 = as_type<uint>(t96); // bits.rs:29
        const float t97 = decode_f16(encode_f16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // head.rs:38
        own_5 = t97; // head.rs:133
        const float t98 = own_6 * scale; // head.rs:38
        const uint bits_15 = as_type<uint>(t98); // bits.rs:29
        const float t99 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * weights_6; // head.rs:38
        const uint bits_16 = as_type<uint>(t99); // bits.rs:29
        const float t100 = decode_f16(encode_f16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // head.rs:38
        own_6 = t100; // head.rs:133
        const float t101 = own_7 * scale; // head.rs:38
        const uint bits_17 = as_type<uint>(t101); // bits.rs:29
        const float t102 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * weights_7; // head.rs:38
        const uint bits_18 = as_type<uint>(t102); // bits.rs:29
        const float t103 = decode_f16(encode_f16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // head.rs:38
        own_7 = t103; // head.rs:133
    }
    const uint first_1 = positions[row]; // kv_blocks.rs:20
    const uint position = first_1 + token; // kv_blocks.rs:21
    const uint position_1 = ((position < first_1) ? 4294967295u : position); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((first < n_pairs) ? first + n_pairs : first - n_pairs); // head.rs:145
            const uint t104 = start; // head.rs:146
            const float t105 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t106 = ((device const uint*)q)[(t104 + partner) >> 1u]; // head.rs:192
                two_0 = decode_f16(t106);
                two_1 = decode_f16(t106 >> 16u);
            } else {
                const uint t107 = ((device const uint*)k)[(t104 + partner) >> 1u]; // head.rs:194
                two_0 = decode_f16(t107);
                two_1 = decode_f16(t107 >> 16u);
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const uint t108 = ((device const uint*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = decode_f16(t108);
                weights_1 = decode_f16(t108 >> 16u);
            } else {
                const uint t109 = ((device const uint*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = decode_f16(t109);
                weights_1 = decode_f16(t109 >> 16u);
            }
            const float t110 = two_0 * t105; // head.rs:38
            const uint bits_3 = as_type<uint>(t110); // bits.rs:29
            const float t111 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
            const uint bits_4 = as_type<uint>(t111); // bits.rs:29
            const float t112 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // head.rs:38
            const float t113 = two_1 * t105;
            const uint bits_5 = as_type<uint>(t113); // bits.rs:29
            const float t114 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
            const uint bits_6 = as_type<uint>(t114); // bits.rs:29
            const float t115 = decode_f16(encode_f16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // head.rs:38
            two_0 = t112; // head.rs:204
            two_1 = t115;
            const float t116 = two_0; // head.rs:206
            const float t117 = two_1;
            const float t118 = own_0; // head.rs:147
            const float t119 = own_1;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = first < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? first : first - n_pairs_1); // head.rs:61
                const float2 t120 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t121 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t122 = t118 * t120.x; // head.rs:65
                const float t123 = (first_2 ? neg_f32(t116) : t116) * t121.x;
                const float t124 = t119 * t120.y;
                const float t125 = (first_2 ? neg_f32(t117) : t117) * t121.y;
                result_0 = t122 + t123;
                result_1 = t124 + t125;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        const uint dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim < n_pairs) ? dim + n_pairs : dim - n_pairs); // head.rs:145
            const uint t126 = start; // head.rs:146
            const float t127 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t128 = ((device const uint*)q)[(t126 + partner) >> 1u]; // head.rs:192
                two_0 = decode_f16(t128);
                two_1 = decode_f16(t128 >> 16u);
            } else {
                const uint t129 = ((device const uint*)k)[(t126 + partner) >> 1u]; // head.rs:194
                two_0 = decode_f16(t129);
                two_1 = decode_f16(t129 >> 16u);
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const uint t130 = ((device const uint*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = decode_f16(t130);
                weights_1 = decode_f16(t130 >> 16u);
            } else {
                const uint t131 = ((device const uint*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = decode_f16(t131);
                weights_1 = decode_f16(t131 >> 16u);
            }
            const float t132 = two_0 * t127; // head.rs:38
            const uint bits_3 = as_type<uint>(t132); // bits.rs:29
            const float t133 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
            const uint bits_4 = as_type<uint>(t133); // bits.rs:29
            const float t134 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // head.rs:38
            const float t135 = two_1 * t127;
            const uint bits_5 = as_type<uint>(t135); // bits.rs:29
            const float t136 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
            const uint bits_6 = as_type<uint>(t136); // bits.rs:29
            const float t137 = decode_f16(encode_f16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // head.rs:38
            two_0 = t134; // head.rs:204
            two_1 = t137;
            const float t138 = two_0; // head.rs:206
            const float t139 = two_1;
            const float t140 = own_2; // head.rs:147
            const float t141 = own_3;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim : dim - n_pairs_1); // head.rs:61
                const float2 t142 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t143 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t144 = t140 * t142.x; // head.rs:65
                const float t145 = (first_2 ? neg_f32(t138) : t138) * t143.x;
                const float t146 = t141 * t142.y;
                const float t147 = (first_2 ? neg_f32(t139) : t139) * t143.y;
                result_0 = t144 + t145;
                result_1 = t146 + t147;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        const uint dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_1 < n_pairs) ? dim_1 + n_pairs : dim_1 - n_pairs); // head.rs:145
            const uint t148 = start; // head.rs:146
            const float t149 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t150 = ((device const uint*)q)[(t148 + partner) >> 1u]; // head.rs:192
                two_0 = decode_f16(t150);
                two_1 = decode_f16(t150 >> 16u);
            } else {
                const uint t151 = ((device const uint*)k)[(t148 + partner) >> 1u]; // head.rs:194
                two_0 = decode_f16(t151);
                two_1 = decode_f16(t151 >> 16u);
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const uint t152 = ((device const uint*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = decode_f16(t152);
                weights_1 = decode_f16(t152 >> 16u);
            } else {
                const uint t153 = ((device const uint*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = decode_f16(t153);
                weights_1 = decode_f16(t153 >> 16u);
            }
            const float t154 = two_0 * t149; // head.rs:38
            const uint bits_3 = as_type<uint>(t154); // bits.rs:29
            const float t155 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
            const uint bits_4 = as_type<uint>(t155); // bits.rs:29
            const float t156 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // head.rs:38
            const float t157 = two_1 * t149;
            const uint bits_5 = as_type<uint>(t157); // bits.rs:29
            const float t158 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
            const uint bits_6 = as_type<uint>(t158); // bits.rs:29
            const float t159 = decode_f16(encode_f16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // head.rs:38
            two_0 = t156; // head.rs:204
            two_1 = t159;
            const float t160 = two_0; // head.rs:206
            const float t161 = two_1;
            const float t162 = own_4; // head.rs:147
            const float t163 = own_5;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_1 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_1 : dim_1 - n_pairs_1); // head.rs:61
                const float2 t164 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t165 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t166 = t162 * t164.x; // head.rs:65
                const float t167 = (first_2 ? neg_f32(t160) : t160) * t165.x;
                const float t168 = t163 * t164.y;
                const float t169 = (first_2 ? neg_f32(t161) : t161) * t165.y;
                result_0 = t166 + t167;
                result_1 = t168 + t169;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        const uint dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            const uint n_pairs = imm.n_pairs; // head.rs:144
            const uint partner = ((dim_2 < n_pairs) ? dim_2 + n_pairs : dim_2 - n_pairs); // head.rs:145
            const uint t170 = start; // head.rs:146
            const float t171 = scale;
            float two_0 = 0.0f; // head.rs:190
            float two_1 = 0.0f;
            if (is_query) { // head.rs:191
                const uint t172 = ((device const uint*)q)[(t170 + partner) >> 1u]; // head.rs:192
                two_0 = decode_f16(t172);
                two_1 = decode_f16(t172 >> 16u);
            } else {
                const uint t173 = ((device const uint*)k)[(t170 + partner) >> 1u]; // head.rs:194
                two_0 = decode_f16(t173);
                two_1 = decode_f16(t173 >> 16u);
            }
            float weights_0 = 0.0f; // head.rs:198
            float weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                const uint t174 = ((device const uint*)q_norm)[partner >> 1u]; // head.rs:200
                weights_0 = decode_f16(t174);
                weights_1 = decode_f16(t174 >> 16u);
            } else {
                const uint t175 = ((device const uint*)k_norm)[partner >> 1u]; // head.rs:202
                weights_0 = decode_f16(t175);
                weights_1 = decode_f16(t175 >> 16u);
            }
            const float t176 = two_0 * t171; // head.rs:38
            const uint bits_3 = as_type<uint>(t176); // bits.rs:29
            const float t177 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * weights_0; // head.rs:38
            const uint bits_4 = as_type<uint>(t177); // bits.rs:29
            const float t178 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // head.rs:38
            const float t179 = two_1 * t171;
            const uint bits_5 = as_type<uint>(t179); // bits.rs:29
            const float t180 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * weights_1; // head.rs:38
            const uint bits_6 = as_type<uint>(t180); // bits.rs:29
            const float t181 = decode_f16(encode_f16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // head.rs:38
            two_0 = t178; // head.rs:204
            two_1 = t181;
            const float t182 = two_0; // head.rs:206
            const float t183 = two_1;
            const float t184 = own_6; // head.rs:147
            const float t185 = own_7;
            const uint n_pairs_1 = imm.n_pairs; // head.rs:57
            float result_0 = as_type<float>(0x7fc00000u); // head.rs:58
            float result_1 = as_type<float>(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                const bool first_2 = dim_2 < n_pairs_1; // head.rs:60
                const uint pair = (first_2 ? dim_2 : dim_2 - n_pairs_1); // head.rs:61
                const float2 t186 = ((device const float2*)cos_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                const float2 t187 = ((device const float2*)sin_1)[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                const float t188 = t184 * t186.x; // head.rs:65
                const float t189 = (first_2 ? neg_f32(t182) : t182) * t187.x;
                const float t190 = t185 * t186.y;
                const float t191 = (first_2 ? neg_f32(t183) : t183) * t187.y;
                result_0 = t188 + t189;
                result_1 = t190 + t191;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        const uint4 t192 = uint4(encode_f16(own_0) | (encode_f16(own_1) << 16u), encode_f16(own_2) | (encode_f16(own_3) << 16u), encode_f16(own_4) | (encode_f16(own_5) << 16u), encode_f16(own_6) | (encode_f16(own_7) << 16u)); // piece.rs:71
        ((device uint4*)q_out)[((((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first) >> 1u) >> 2u] = t192;
    }
    const uint t193 = position_1 / 256u; // head.rs:157
    uint block = 4294967295u; // kv_blocks.rs:28
    if (t193 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t193]; // kv_blocks.rs:30
    }
    const uint block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        const uint place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            const uint4 t194 = uint4(encode_f16(own_0) | (encode_f16(own_1) << 16u), encode_f16(own_2) | (encode_f16(own_3) << 16u), encode_f16(own_4) | (encode_f16(own_5) << 16u), encode_f16(own_6) | (encode_f16(own_7) << 16u)); // piece.rs:71
            ((device uint4*)keys)[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t194;
        }
        if (is_value) { // head.rs:163
            const uint4 t195 = uint4(encode_f16(own_0) | (encode_f16(own_1) << 16u), encode_f16(own_2) | (encode_f16(own_3) << 16u), encode_f16(own_4) | (encode_f16(own_5) << 16u), encode_f16(own_6) | (encode_f16(own_7) << 16u)); // piece.rs:71
            ((device uint4*)values)[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t195;
        }
    }
}
