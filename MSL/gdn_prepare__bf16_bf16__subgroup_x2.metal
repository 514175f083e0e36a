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

kernel void gdn_prepare__bf16_bf16__subgroup_x2(
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
    float inputs_1_0 = as_type<float>(0x7fc00000u);
    float inputs_1_1 = as_type<float>(0x7fc00000u);
    float inputs_2_0 = as_type<float>(0x7fc00000u);
    float inputs_2_1 = as_type<float>(0x7fc00000u);
    float inputs_3_0 = as_type<float>(0x7fc00000u);
    float inputs_3_1 = as_type<float>(0x7fc00000u);
    if (step_1 >= 3u) { // mod.rs:263
        const uint place = (token - 3u) * imm.qkv_stride + first; // mod.rs:264
        const uint t0 = ((device const uint*)qkv)[place >> 1u]; // gdn.rs:209
        inputs_0_0 = decode_bf16(t0); // mod.rs:268
        inputs_0_1 = decode_bf16(t0 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t1 = (slot * 4u + ((position - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t1 + first;
            const uint t2 = ((device const uint*)conv_state)[place >> 1u]; // gdn.rs:209
            inputs_0_0 = decode_bf16(t2); // mod.rs:275
            inputs_0_1 = decode_bf16(t2 >> 16u);
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:263
        const uint place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const uint t3 = ((device const uint*)qkv)[place >> 1u]; // gdn.rs:209
        inputs_1_0 = decode_bf16(t3); // mod.rs:268
        inputs_1_1 = decode_bf16(t3 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t4 = (slot * 4u + ((position + 1u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t4 + first;
            const uint t5 = ((device const uint*)conv_state)[place >> 1u]; // gdn.rs:209
            inputs_1_0 = decode_bf16(t5); // mod.rs:275
            inputs_1_1 = decode_bf16(t5 >> 16u);
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:263
        const uint place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const uint t6 = ((device const uint*)qkv)[place >> 1u]; // gdn.rs:209
        inputs_2_0 = decode_bf16(t6); // mod.rs:268
        inputs_2_1 = decode_bf16(t6 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t7 = (slot * 4u + ((position + 2u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t7 + first;
            const uint t8 = ((device const uint*)conv_state)[place >> 1u]; // gdn.rs:209
            inputs_2_0 = decode_bf16(t8); // mod.rs:275
            inputs_2_1 = decode_bf16(t8 >> 16u);
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:263
        const uint place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const uint t9 = ((device const uint*)qkv)[place >> 1u]; // gdn.rs:209
        inputs_3_0 = decode_bf16(t9); // mod.rs:268
        inputs_3_1 = decode_bf16(t9 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t10 = (slot * 4u + ((position + 3u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t10 + first;
            const uint t11 = ((device const uint*)conv_state)[place >> 1u]; // gdn.rs:209
            inputs_3_0 = decode_bf16(t11); // mod.rs:275
            inputs_3_1 = decode_bf16(t11 >> 16u);
        }
    }
    float channels_0 = 0.0f; // mod.rs:279
    float channels_1 = 0.0f;
    float squares = 0.0f; // mod.rs:280
    const bool owned = 0u < own_len; // mod.rs:283
    const uint2 t12 = ((device const uint2*)conv_weight)[((first * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest = inputs_3_0; // mod.rs:285
    float sum = 0.0f; // mod.rs:202
    const float t13 = decode_bf16(t12.x) * inputs_0_0; // mod.rs:205
    sum = sum + t13;
    const float t14 = decode_bf16(t12.x >> 16u) * inputs_1_0;
    sum = sum + t14;
    const float t15 = decode_bf16(t12.y) * inputs_2_0;
    sum = sum + t15;
    const float t16 = decode_bf16(t12.y >> 16u) * newest;
    sum = sum + t16;
    const uint bits = as_type<uint>(sum); // bits.rs:31
    const float t17 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:207
    const float t18 = abs_f32(t17); // activation.rs:20
    const float t19 = t18 * 1.442695f; // exponential.rs:14
    const float sum_1 = t19 + 12582912.0f; // bits.rs:52
    const float k = sum_1 - 12582912.0f; // bits.rs:53
    const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
    const float t20 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t18 - t20;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t21 = reduced - r; // exponential.rs:18
    const float r_error = t21 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t22 = q * r; // exponential.rs:29
    q = t22 + 0.0013933674f;
    const float t23 = q * r;
    q = t23 + 0.008333311f;
    const float t24 = q * r;
    q = t24 + 0.041666467f;
    const float t25 = q * r;
    q = t25 + 0.16666667f;
    const float t26 = q * r;
    q = t26 + 0.5f;
    const float t27 = r * r; // exponential.rs:31
    const float t28 = t27 * q;
    const float rest = r_error + t28;
    const float p = r + rest; // exponential.rs:32
    const float y = 1.0f + p; // exponential.rs:33
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), exponent); // bits.rs:38
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(exponent) << 23u); // bits.rs:39
    const uint bits_2 = as_type<uint>(t18); // exponential.rs:48
    const uint beyond = ((bits_2 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded = (((bits_2 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:50
    const uint t29 = encode_bf16((((as_type<uint>(t18) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
    const float e = decode_bf16(t29);
    const float t30 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t30));
    const float t31 = reciprocal_rn(d); // by_mode.rs:51
    const float y_1 = decode_bf16(encode_bf16(t31)); // activation.rs:22
    const float t32 = 1.0f - y_1; // activation.rs:23
    const float t33 = t17 * ((t17 < 0.0f) ? y_1 : decode_bf16(encode_bf16(t32))); // activation.rs:30
    const uint bits_3 = as_type<uint>(t33); // bits.rs:31
    const float t34 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
    channels_0 = t34; // mod.rs:286
    const float t35 = channels_0 * channels_0; // mod.rs:288
    const float t36 = squares + t35;
    squares = (owned ? t36 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:283
    const uint2 t37 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_1 = inputs_3_1; // mod.rs:285
    float sum_2 = 0.0f; // mod.rs:202
    const float t38 = decode_bf16(t37.x) * inputs_0_1; // mod.rs:205
    sum_2 = sum_2 + t38;
    const float t39 = decode_bf16(t37.x >> 16u) * inputs_1_1;
    sum_2 = sum_2 + t39;
    const float t40 = decode_bf16(t37.y) * inputs_2_1;
    sum_2 = sum_2 + t40;
    const float t41 = decode_bf16(t37.y >> 16u) * newest_1;
    sum_2 = sum_2 + t41;
    const uint bits_4 = as_type<uint>(sum_2); // bits.rs:31
    const float t42 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // mod.rs:207
    const float t43 = abs_f32(t42); // activation.rs:20
    const float t44 = t43 * 1.442695f; // exponential.rs:14
    const float sum_3 = t44 + 12582912.0f; // bits.rs:52
    const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
    const float t45 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t43 - t45;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t46 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t46 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t47 = q_1 * r_1; // exponential.rs:29
    q_1 = t47 + 0.0013933674f;
    const float t48 = q_1 * r_1;
    q_1 = t48 + 0.008333311f;
    const float t49 = q_1 * r_1;
    q_1 = t49 + 0.041666467f;
    const float t50 = q_1 * r_1;
    q_1 = t50 + 0.16666667f;
    const float t51 = q_1 * r_1;
    q_1 = t51 + 0.5f;
    const float t52 = r_1 * r_1; // exponential.rs:31
    const float t53 = t52 * q_1;
    const float rest_1 = r_error_1 + t53;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
    const uint bits_5 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
    const uint bits_6 = as_type<uint>(t43); // exponential.rs:48
    const uint beyond_1 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_1 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
    const uint t54 = encode_bf16((((as_type<uint>(t43) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
    const float e_1 = decode_bf16(t54);
    const float t55 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t55));
    const float t56 = reciprocal_rn(d_1); // by_mode.rs:51
    const float y_3 = decode_bf16(encode_bf16(t56)); // activation.rs:22
    const float t57 = 1.0f - y_3; // activation.rs:23
    const float t58 = t42 * ((t42 < 0.0f) ? y_3 : decode_bf16(encode_bf16(t57))); // activation.rs:30
    const uint bits_7 = as_type<uint>(t58); // bits.rs:31
    const float t59 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:30
    channels_1 = t59; // mod.rs:286
    const float t60 = channels_1 * channels_1; // mod.rs:288
    const float t61 = squares + t60;
    squares = (owned_1 ? t61 : squares);
    const float t62 = reduce_add_f32(squares); // mod.rs:213
    const float t63 = quotient_rn(t62, float(imm.head_k_dim)); // by_mode.rs:44
    const float t64 = t63 + imm.eps; // mod.rs:213
    const uint bits_8 = as_type<uint>(t64); // roots.rs:12
    const int exponent_2 = sub_i32(as_type<int>(bits_8 >> 23u), 127); // roots.rs:13
    const int odd = exponent_2 & 1; // roots.rs:14
    const float m = as_type<float>((bits_8 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_4 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t65 = 0.5f * m; // roots.rs:20
    const float t66 = t65 * y_4;
    const float t67 = t66 * y_4;
    const float t68 = 0.5f - t67;
    const float t69 = y_4 * t68;
    y_4 = y_4 + t69;
    const float t70 = 0.5f * m;
    const float t71 = t70 * y_4;
    const float t72 = t71 * y_4;
    const float t73 = 0.5f - t72;
    const float t74 = y_4 * t73;
    y_4 = y_4 + t74;
    const float t75 = 0.5f * m;
    const float t76 = t75 * y_4;
    const float t77 = t76 * y_4;
    const float t78 = 0.5f - t77;
    const float t79 = y_4 * t78;
    y_4 = y_4 + t79;
    const float y_5 = y_4; // roots.rs:22
    const int half_exponent = sub_i32(exponent_2, odd) >> 1u;
    const float product = m * y_5; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t80 = scaled - m; // roots.rs:38
    const float high = scaled - t80;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_5 * 4097.0f; // roots.rs:37
    const float t81 = scaled_1 - y_5; // roots.rs:38
    const float high_1 = scaled_1 - t81;
    const float b_low = y_5 - high_1; // roots.rs:39
    const float t82 = high * high_1; // roots.rs:31
    const float t83 = t82 - product;
    const float t84 = high * b_low;
    const float t85 = t83 + t84;
    const float t86 = a_low * high_1;
    const float t87 = t85 + t86;
    const float t88 = a_low * b_low;
    const float my_error = t87 + t88;
    const float product_1 = product * y_5; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t89 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t89;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_5 * 4097.0f; // roots.rs:37
    const float t90 = scaled_3 - y_5; // roots.rs:38
    const float high_3 = scaled_3 - t90;
    const float b_low_1 = y_5 - high_3; // roots.rs:39
    const float t91 = high_2 * high_3; // roots.rs:31
    const float t92 = t91 - product_1;
    const float t93 = high_2 * b_low_1;
    const float t94 = t92 + t93;
    const float t95 = a_low_1 * high_3;
    const float t96 = t94 + t95;
    const float t97 = a_low_1 * b_low_1;
    const float square_error = t96 + t97;
    const float t98 = 1.0f - product_1; // roots.rs:49
    const float t99 = t98 - square_error;
    const float t100 = my_error * y_5;
    const float residual = t99 - t100;
    const float t101 = 0.5f * residual; // roots.rs:50
    const float t102 = y_5 * t101;
    const float root = y_5 + t102;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_9 = as_type<uint>(t64); // roots.rs:52
    const uint sign_1 = bits_9 & 2147483648u; // roots.rs:53
    const bool zero = (bits_9 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_9 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t64) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_10 = as_type<uint>(dim); // roots.rs:12
    const int exponent_3 = sub_i32(as_type<int>(bits_10 >> 23u), 127); // roots.rs:13
    const int odd_1 = exponent_3 & 1; // roots.rs:14
    const float m_1 = as_type<float>((bits_10 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:15
    float y_6 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:17
    const float t103 = 0.5f * m_1; // roots.rs:20
    const float t104 = t103 * y_6;
    const float t105 = t104 * y_6;
    const float t106 = 0.5f - t105;
    const float t107 = y_6 * t106;
    y_6 = y_6 + t107;
    const float t108 = 0.5f * m_1;
    const float t109 = t108 * y_6;
    const float t110 = t109 * y_6;
    const float t111 = 0.5f - t110;
    const float t112 = y_6 * t111;
    y_6 = y_6 + t112;
    const float t113 = 0.5f * m_1;
    const float t114 = t113 * y_6;
    const float t115 = t114 * y_6;
    const float t116 = 0.5f - t115;
    const float t117 = y_6 * t116;
    y_6 = y_6 + t117;
    const float y_7 = y_6; // roots.rs:22
    const int half_exponent_1 = sub_i32(exponent_3, odd_1) >> 1u;
    const float product_2 = m_1 * y_7; // roots.rs:28
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:37
    const float t118 = scaled_5 - m_1; // roots.rs:38
    const float high_4 = scaled_5 - t118;
    const float a_low_2 = m_1 - high_4; // roots.rs:39
    const float scaled_6 = y_7 * 4097.0f; // roots.rs:37
    const float t119 = scaled_6 - y_7; // roots.rs:38
    const float high_5 = scaled_6 - t119;
    const float b_low_2 = y_7 - high_5; // roots.rs:39
    const float t120 = high_4 * high_5; // roots.rs:31
    const float t121 = t120 - product_2;
    const float t122 = high_4 * b_low_2;
    const float t123 = t121 + t122;
    const float t124 = a_low_2 * high_5;
    const float t125 = t123 + t124;
    const float t126 = a_low_2 * b_low_2;
    const float my_error_1 = t125 + t126;
    const float product_3 = product_2 * y_7; // roots.rs:28
    const float scaled_7 = product_2 * 4097.0f; // roots.rs:37
    const float t127 = scaled_7 - product_2; // roots.rs:38
    const float high_6 = scaled_7 - t127;
    const float a_low_3 = product_2 - high_6; // roots.rs:39
    const float scaled_8 = y_7 * 4097.0f; // roots.rs:37
    const float t128 = scaled_8 - y_7; // roots.rs:38
    const float high_7 = scaled_8 - t128;
    const float b_low_3 = y_7 - high_7; // roots.rs:39
    const float t129 = high_6 * high_7; // roots.rs:31
    const float t130 = t129 - product_3;
    const float t131 = high_6 * b_low_3;
    const float t132 = t130 + t131;
    const float t133 = a_low_3 * high_7;
    const float t134 = t132 + t133;
    const float t135 = a_low_3 * b_low_3;
    const float square_error_1 = t134 + t135;
    const float t136 = 1.0f - product_3; // roots.rs:49
    const float t137 = t136 - square_error_1;
    const float t138 = my_error_1 * y_7;
    const float residual_1 = t137 - t138;
    const float t139 = 0.5f * residual_1; // roots.rs:50
    const float t140 = y_7 * t139;
    const float root_1 = y_7 + t140;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:51
    const uint bits_11 = as_type<uint>(dim); // roots.rs:52
    const uint sign_2 = bits_11 & 2147483648u; // roots.rs:53
    const bool zero_1 = (bits_11 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_2 | 2139095040u) : ((bits_11 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:55
    const float t141 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:56
    const float t142 = reciprocal_rn(dim); // by_mode.rs:51
    const float factor = decode_bf16(encode_bf16(((head >= imm.n_qk_heads / 2u) ? t141 : t142))); // mod.rs:189
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            ((device uint*)v)[place >> 1u] = encode_bf16(channels_0) | (encode_bf16(channels_1) << 16u); // gdn.rs:231
        } else {
            float results_0 = 0.0f; // mod.rs:297
            float results_1 = 0.0f;
            const float t143 = channels_0 * scale; // mod.rs:219
            const uint bits_12 = as_type<uint>(t143); // bits.rs:31
            const float t144 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // mod.rs:219
            const float t145 = t144 * factor;
            const uint bits_13 = as_type<uint>(t145); // bits.rs:31
            results_0 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // mod.rs:300
            const float t146 = channels_1 * scale; // mod.rs:219
            const uint bits_14 = as_type<uint>(t146); // bits.rs:31
            const float t147 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // mod.rs:219
            const float t148 = t147 * factor;
            const uint bits_15 = as_type<uint>(t148); // bits.rs:31
            results_1 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // mod.rs:300
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            ((device uint*)qk)[place >> 1u] = encode_bf16(results_0) | (encode_bf16(results_1) << 16u); // gdn.rs:231
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            const float t149 = decode_bf16(b[token * imm.b_stride + gate]); // mod.rs:308
            const float t150 = a_log[gate];
            const float t151 = decode_bf16(a[token * imm.a_stride + gate]) + decode_bf16(dt_bias[gate]); // mod.rs:195
            const float t152 = decode_bf16(encode_bf16(t151));
            const float t153 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t152)), 1120927744u))); // logistic.rs:19
            const float t154 = t153 * 1.442695f; // exponential.rs:14
            const float sum_4 = t154 + 12582912.0f; // bits.rs:52
            const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
            const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
            const float t155 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t153 - t155;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t156 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t156 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t157 = q_2 * r_2; // exponential.rs:29
            q_2 = t157 + 0.0013933674f;
            const float t158 = q_2 * r_2;
            q_2 = t158 + 0.008333311f;
            const float t159 = q_2 * r_2;
            q_2 = t159 + 0.041666467f;
            const float t160 = q_2 * r_2;
            q_2 = t160 + 0.16666667f;
            const float t161 = q_2 * r_2;
            q_2 = t161 + 0.5f;
            const float t162 = r_2 * r_2; // exponential.rs:31
            const float t163 = t162 * q_2;
            const float rest_2 = r_error_2 + t163;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_8 = 1.0f + p_2; // exponential.rs:33
            const float t164 = 1.0f - y_8; // exponential.rs:34
            const float t165 = t164 + p_2;
            const float t166 = r_2 - p_2;
            const float t167 = t166 + rest_2;
            const float y_error = t165 + t167;
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_4, -60), 127)) << 23u); // bits.rs:66
            const float power = y_8 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_2 = 1.0f + power; // logistic.rs:72
            const bool halved = d_2 > 1.4142135f; // logistic.rs:73
            const float t168 = d_2 * 0.5f; // logistic.rs:74
            const float t169 = t168 - 1.0f;
            const float f = (halved ? t169 : power);
            const float t170 = 1.0f - d_2; // logistic.rs:75
            const float t171 = t170 + power;
            const float t172 = t171 + power_error;
            const float error = (halved ? t172 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_5 = whole + f; // logistic.rs:78
            const float t173 = whole - sum_5; // logistic.rs:79
            const float sum_error = t173 + f;
            const float t174 = 0.5f * power; // logistic.rs:81
            const float t175 = t174 - 1.0f;
            const float t176 = power * t175;
            const float slope = 1.0f + t176;
            float p_3 = 0.05351364f; // logarithm.rs:19
            const float t177 = p_3 * f; // logarithm.rs:31
            p_3 = t177 + -0.109175f;
            const float t178 = p_3 * f;
            p_3 = t178 + 0.12108583f;
            const float t179 = p_3 * f;
            p_3 = t179 + -0.12550178f;
            const float t180 = p_3 * f;
            p_3 = t180 + 0.14209557f;
            const float t181 = p_3 * f;
            p_3 = t181 + -0.16659358f;
            const float t182 = p_3 * f;
            p_3 = t182 + 0.20002224f;
            const float t183 = p_3 * f;
            p_3 = t183 + -0.25000167f;
            const float t184 = p_3 * f;
            p_3 = t184 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t185 = square * f; // logarithm.rs:34
            const float t186 = t185 * p_3;
            const float t187 = 0.5f * square;
            const float t188 = t186 - t187;
            const float t189 = whole_error + t188; // logistic.rs:82
            const float t190 = sum_error + t189;
            const float t191 = error * slope;
            const float tail = t190 + t191;
            const float linear = ((as_type<uint>(t152) > 2147483647u) ? 0.0f : t152); // logistic.rs:84
            const float total = linear + sum_5; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t192 = total - back; // logistic.rs:87
            const float t193 = linear - t192;
            const float t194 = sum_5 - back;
            const float total_error = t193 + t194;
            const float t195 = total_error + tail; // logistic.rs:88
            const float near = total + t195;
            const int field_2 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), exponent_4); // bits.rs:38
            const uint bits_12 = as_type<uint>(y_8) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
            const float result = ((as_type<uint>(t152) > 2147483647u) & (exponent_4 < -60) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_12))) : near); // logistic.rs:89
            const float bounded_2 = ((as_type<uint>(t152) == 2139095040u) ? t152 : result); // logistic.rs:90
            const uint t196 = encode_bf16((((as_type<uint>(t152) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // mod.rs:195
            const float delta = decode_bf16(t196);
            const float t197 = t150 * 1.442695f; // exponential.rs:14
            const float sum_6 = t197 + 12582912.0f; // bits.rs:52
            const float k_3 = sum_6 - 12582912.0f; // bits.rs:53
            const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
            const float t198 = k_3 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t150 - t198;
            const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t199 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t199 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t200 = q_3 * r_3; // exponential.rs:29
            q_3 = t200 + 0.0013933674f;
            const float t201 = q_3 * r_3;
            q_3 = t201 + 0.008333311f;
            const float t202 = q_3 * r_3;
            q_3 = t202 + 0.041666467f;
            const float t203 = q_3 * r_3;
            q_3 = t203 + 0.16666667f;
            const float t204 = q_3 * r_3;
            q_3 = t204 + 0.5f;
            const float t205 = r_3 * r_3; // exponential.rs:31
            const float t206 = t205 * q_3;
            const float rest_3 = r_error_3 + t206;
            const float p_4 = r_3 + rest_3; // exponential.rs:32
            const float y_9 = 1.0f + p_4; // exponential.rs:33
            const int field_3 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_5); // bits.rs:38
            const uint bits_13 = as_type<uint>(y_9) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
            const uint bits_14 = as_type<uint>(t150); // exponential.rs:48
            const uint beyond_2 = ((bits_14 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_3 = (((bits_14 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:50
            const float t207 = (((as_type<uint>(t150) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3) * delta; // mod.rs:196
            const float t208 = neg_f32(t207);
            const float t209 = t208 * 1.442695f; // exponential.rs:14
            const float sum_7 = t209 + 12582912.0f; // bits.rs:52
            const float k_4 = sum_7 - 12582912.0f; // bits.rs:53
            const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
            const float t210 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t208 - t210;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t211 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t211 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t212 = q_4 * r_4; // exponential.rs:29
            q_4 = t212 + 0.0013933674f;
            const float t213 = q_4 * r_4;
            q_4 = t213 + 0.008333311f;
            const float t214 = q_4 * r_4;
            q_4 = t214 + 0.041666467f;
            const float t215 = q_4 * r_4;
            q_4 = t215 + 0.16666667f;
            const float t216 = q_4 * r_4;
            q_4 = t216 + 0.5f;
            const float t217 = r_4 * r_4; // exponential.rs:31
            const float t218 = t217 * q_4;
            const float rest_4 = r_error_4 + t218;
            const float p_5 = r_4 + rest_4; // exponential.rs:32
            const float y_10 = 1.0f + p_5; // exponential.rs:33
            const int field_4 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), exponent_6); // bits.rs:38
            const uint bits_15 = as_type<uint>(y_10) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
            const uint bits_16 = as_type<uint>(t208); // exponential.rs:48
            const uint beyond_3 = ((bits_16 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_4 = (((bits_16 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:50
            const float t219 = abs_f32(t149); // activation.rs:20
            const float t220 = t219 * 1.442695f; // exponential.rs:14
            const float sum_8 = t220 + 12582912.0f; // bits.rs:52
            const float k_5 = sum_8 - 12582912.0f; // bits.rs:53
            const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
            const float t221 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t219 - t221;
            const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t222 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t222 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t223 = q_5 * r_5; // exponential.rs:29
            q_5 = t223 + 0.0013933674f;
            const float t224 = q_5 * r_5;
            q_5 = t224 + 0.008333311f;
            const float t225 = q_5 * r_5;
            q_5 = t225 + 0.041666467f;
            const float t226 = q_5 * r_5;
            q_5 = t226 + 0.16666667f;
            const float t227 = q_5 * r_5;
            q_5 = t227 + 0.5f;
            const float t228 = r_5 * r_5; // exponential.rs:31
            const float t229 = t228 * q_5;
            const float rest_5 = r_error_5 + t229;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_11 = 1.0f + p_6; // exponential.rs:33
            const int field_5 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), exponent_7); // bits.rs:38
            const uint bits_17 = as_type<uint>(y_11) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
            const uint bits_18 = as_type<uint>(t219); // exponential.rs:48
            const uint beyond_4 = ((bits_18 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_5 = (((bits_18 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_17)))); // exponential.rs:50
            const uint t230 = encode_bf16((((as_type<uint>(t219) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5)); // activation.rs:20
            const float e_2 = decode_bf16(t230);
            const float t231 = 1.0f + e_2; // activation.rs:21
            const float d_3 = decode_bf16(encode_bf16(t231));
            const float t232 = reciprocal_rn(d_3); // by_mode.rs:51
            const float y_12 = decode_bf16(encode_bf16(t232)); // activation.rs:22
            const float t233 = 1.0f - y_12; // activation.rs:23
            const float2 t234 = float2((((as_type<uint>(t208) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4), ((t149 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t233)))); // mod.rs:309
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t234;
        }
    }
}
