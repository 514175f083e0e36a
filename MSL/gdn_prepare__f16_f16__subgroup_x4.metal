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

kernel void gdn_prepare__f16_f16__subgroup_x4(
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
    float inputs_1_0 = as_type<float>(0x7fc00000u);
    float inputs_1_1 = as_type<float>(0x7fc00000u);
    float inputs_1_2 = as_type<float>(0x7fc00000u);
    float inputs_1_3 = as_type<float>(0x7fc00000u);
    float inputs_2_0 = as_type<float>(0x7fc00000u);
    float inputs_2_1 = as_type<float>(0x7fc00000u);
    float inputs_2_2 = as_type<float>(0x7fc00000u);
    float inputs_2_3 = as_type<float>(0x7fc00000u);
    float inputs_3_0 = as_type<float>(0x7fc00000u);
    float inputs_3_1 = as_type<float>(0x7fc00000u);
    float inputs_3_2 = as_type<float>(0x7fc00000u);
    float inputs_3_3 = as_type<float>(0x7fc00000u);
    if (step_1 >= 3u) { // mod.rs:263
        const uint place = (token - 3u) * imm.qkv_stride + first; // mod.rs:264
        const uint2 t0 = ((device const uint2*)qkv)[(place >> 1u) >> 1u]; // gdn.rs:209
        inputs_0_0 = decode_f16(t0.x); // mod.rs:268
        inputs_0_1 = decode_f16(t0.x >> 16u);
        inputs_0_2 = decode_f16(t0.y);
        inputs_0_3 = decode_f16(t0.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t1 = (slot * 4u + ((position - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t1 + first;
            const uint2 t2 = ((device const uint2*)conv_state)[(place >> 1u) >> 1u]; // gdn.rs:209
            inputs_0_0 = decode_f16(t2.x); // mod.rs:275
            inputs_0_1 = decode_f16(t2.x >> 16u);
            inputs_0_2 = decode_f16(t2.y);
            inputs_0_3 = decode_f16(t2.y >> 16u);
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:263
        const uint place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const uint2 t3 = ((device const uint2*)qkv)[(place >> 1u) >> 1u]; // gdn.rs:209
        inputs_1_0 = decode_f16(t3.x); // mod.rs:268
        inputs_1_1 = decode_f16(t3.x >> 16u);
        inputs_1_2 = decode_f16(t3.y);
        inputs_1_3 = decode_f16(t3.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t4 = (slot * 4u + ((position + 1u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t4 + first;
            const uint2 t5 = ((device const uint2*)conv_state)[(place >> 1u) >> 1u]; // gdn.rs:209
            inputs_1_0 = decode_f16(t5.x); // mod.rs:275
            inputs_1_1 = decode_f16(t5.x >> 16u);
            inputs_1_2 = decode_f16(t5.y);
            inputs_1_3 = decode_f16(t5.y >> 16u);
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:263
        const uint place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const uint2 t6 = ((device const uint2*)qkv)[(place >> 1u) >> 1u]; // gdn.rs:209
        inputs_2_0 = decode_f16(t6.x); // mod.rs:268
        inputs_2_1 = decode_f16(t6.x >> 16u);
        inputs_2_2 = decode_f16(t6.y);
        inputs_2_3 = decode_f16(t6.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t7 = (slot * 4u + ((position + 2u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t7 + first;
            const uint2 t8 = ((device const uint2*)conv_state)[(place >> 1u) >> 1u]; // gdn.rs:209
            inputs_2_0 = decode_f16(t8.x); // mod.rs:275
            inputs_2_1 = decode_f16(t8.x >> 16u);
            inputs_2_2 = decode_f16(t8.y);
            inputs_2_3 = decode_f16(t8.y >> 16u);
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:263
        const uint place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const uint2 t9 = ((device const uint2*)qkv)[(place >> 1u) >> 1u]; // gdn.rs:209
        inputs_3_0 = decode_f16(t9.x); // mod.rs:268
        inputs_3_1 = decode_f16(t9.x >> 16u);
        inputs_3_2 = decode_f16(t9.y);
        inputs_3_3 = decode_f16(t9.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t10 = (slot * 4u + ((position + 3u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t10 + first;
            const uint2 t11 = ((device const uint2*)conv_state)[(place >> 1u) >> 1u]; // gdn.rs:209
            inputs_3_0 = decode_f16(t11.x); // mod.rs:275
            inputs_3_1 = decode_f16(t11.x >> 16u);
            inputs_3_2 = decode_f16(t11.y);
            inputs_3_3 = decode_f16(t11.y >> 16u);
        }
    }
    float channels_0 = 0.0f; // mod.rs:279
    float channels_1 = 0.0f;
    float channels_2 = 0.0f;
    float channels_3 = 0.0f;
    float squares = 0.0f; // mod.rs:280
    const bool owned = 0u < own_len; // mod.rs:283
    const uint2 t12 = ((device const uint2*)conv_weight)[((first * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest = inputs_3_0; // mod.rs:285
    float sum = 0.0f; // mod.rs:202
    const float t13 = decode_f16(t12.x) * inputs_0_0; // mod.rs:205
    sum = sum + t13;
    const float t14 = decode_f16(t12.x >> 16u) * inputs_1_0;
    sum = sum + t14;
    const float t15 = decode_f16(t12.y) * inputs_2_0;
    sum = sum + t15;
    const float t16 = decode_f16(t12.y >> 16u) * newest;
    sum = sum + t16;
    const uint bits = as_type<uint>(sum); // bits.rs:31
    const float t17 = decode_f16(encode_f16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:207
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
    const uint t29 = encode_f16((((as_type<uint>(t18) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
    const float e = decode_f16(t29);
    const float t30 = 1.0f + e; // activation.rs:21
    const float d = decode_f16(encode_f16(t30));
    const float t31 = reciprocal_rn(d); // by_mode.rs:51
    const float y_1 = decode_f16(encode_f16(t31)); // activation.rs:22
    const float t32 = 1.0f - y_1; // activation.rs:23
    const float t33 = t17 * ((t17 < 0.0f) ? y_1 : decode_f16(encode_f16(t32))); // activation.rs:30
    const uint bits_3 = as_type<uint>(t33); // bits.rs:31
    const float t34 = decode_f16(encode_f16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
    channels_0 = t34; // mod.rs:286
    const float t35 = channels_0 * channels_0; // mod.rs:288
    const float t36 = squares + t35;
    squares = (owned ? t36 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:283
    const uint2 t37 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_1 = inputs_3_1; // mod.rs:285
    float sum_2 = 0.0f; // mod.rs:202
    const float t38 = decode_f16(t37.x) * inputs_0_1; // mod.rs:205
    sum_2 = sum_2 + t38;
    const float t39 = decode_f16(t37.x >> 16u) * inputs_1_1;
    sum_2 = sum_2 + t39;
    const float t40 = decode_f16(t37.y) * inputs_2_1;
    sum_2 = sum_2 + t40;
    const float t41 = decode_f16(t37.y >> 16u) * newest_1;
    sum_2 = sum_2 + t41;
    const uint bits_4 = as_type<uint>(sum_2); // bits.rs:31
    const float t42 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // mod.rs:207
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
    const uint t54 = encode_f16((((as_type<uint>(t43) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
    const float e_1 = decode_f16(t54);
    const float t55 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_f16(encode_f16(t55));
    const float t56 = reciprocal_rn(d_1); // by_mode.rs:51
    const float y_3 = decode_f16(encode_f16(t56)); // activation.rs:22
    const float t57 = 1.0f - y_3; // activation.rs:23
    const float t58 = t42 * ((t42 < 0.0f) ? y_3 : decode_f16(encode_f16(t57))); // activation.rs:30
    const uint bits_7 = as_type<uint>(t58); // bits.rs:31
    const float t59 = decode_f16(encode_f16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:30
    channels_1 = t59; // mod.rs:286
    const float t60 = channels_1 * channels_1; // mod.rs:288
    const float t61 = squares + t60;
    squares = (owned_1 ? t61 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:283
    const uint2 t62 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_2 = inputs_3_2; // mod.rs:285
    float sum_4 = 0.0f; // mod.rs:202
    const float t63 = decode_f16(t62.x) * inputs_0_2; // mod.rs:205
    sum_4 = sum_4 + t63;
    const float t64 = decode_f16(t62.x >> 16u) * inputs_1_2;
    sum_4 = sum_4 + t64;
    const float t65 = decode_f16(t62.y) * inputs_2_2;
    sum_4 = sum_4 + t65;
    const float t66 = decode_f16(t62.y >> 16u) * newest_2;
    sum_4 = sum_4 + t66;
    const uint bits_8 = as_type<uint>(sum_4); // bits.rs:31
    const float t67 = decode_f16(encode_f16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // mod.rs:207
    const float t68 = abs_f32(t67); // activation.rs:20
    const float t69 = t68 * 1.442695f; // exponential.rs:14
    const float sum_5 = t69 + 12582912.0f; // bits.rs:52
    const float k_2 = sum_5 - 12582912.0f; // bits.rs:53
    const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
    const float t70 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t68 - t70;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t71 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t71 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t72 = q_2 * r_2; // exponential.rs:29
    q_2 = t72 + 0.0013933674f;
    const float t73 = q_2 * r_2;
    q_2 = t73 + 0.008333311f;
    const float t74 = q_2 * r_2;
    q_2 = t74 + 0.041666467f;
    const float t75 = q_2 * r_2;
    q_2 = t75 + 0.16666667f;
    const float t76 = q_2 * r_2;
    q_2 = t76 + 0.5f;
    const float t77 = r_2 * r_2; // exponential.rs:31
    const float t78 = t77 * q_2;
    const float rest_2 = r_error_2 + t78;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_2); // bits.rs:38
    const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
    const uint bits_10 = as_type<uint>(t68); // exponential.rs:48
    const uint beyond_2 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_2 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
    const uint t79 = encode_f16((((as_type<uint>(t68) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
    const float e_2 = decode_f16(t79);
    const float t80 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_f16(encode_f16(t80));
    const float t81 = reciprocal_rn(d_2); // by_mode.rs:51
    const float y_5 = decode_f16(encode_f16(t81)); // activation.rs:22
    const float t82 = 1.0f - y_5; // activation.rs:23
    const float t83 = t67 * ((t67 < 0.0f) ? y_5 : decode_f16(encode_f16(t82))); // activation.rs:30
    const uint bits_11 = as_type<uint>(t83); // bits.rs:31
    const float t84 = decode_f16(encode_f16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:30
    channels_2 = t84; // mod.rs:286
    const float t85 = channels_2 * channels_2; // mod.rs:288
    const float t86 = squares + t85;
    squares = (owned_2 ? t86 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:283
    const uint2 t87 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_3 = inputs_3_3; // mod.rs:285
    float sum_6 = 0.0f; // mod.rs:202
    const float t88 = decode_f16(t87.x) * inputs_0_3; // mod.rs:205
    sum_6 = sum_6 + t88;
    const float t89 = decode_f16(t87.x >> 16u) * inputs_1_3;
    sum_6 = sum_6 + t89;
    const float t90 = decode_f16(t87.y) * inputs_2_3;
    sum_6 = sum_6 + t90;
    const float t91 = decode_f16(t87.y >> 16u) * newest_3;
    sum_6 = sum_6 + t91;
    const uint bits_12 = as_type<uint>(sum_6); // bits.rs:31
    const float t92 = decode_f16(encode_f16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // mod.rs:207
    const float t93 = abs_f32(t92); // activation.rs:20
    const float t94 = t93 * 1.442695f; // exponential.rs:14
    const float sum_7 = t94 + 12582912.0f; // bits.rs:52
    const float k_3 = sum_7 - 12582912.0f; // bits.rs:53
    const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
    const float t95 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t93 - t95;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t96 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t96 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t97 = q_3 * r_3; // exponential.rs:29
    q_3 = t97 + 0.0013933674f;
    const float t98 = q_3 * r_3;
    q_3 = t98 + 0.008333311f;
    const float t99 = q_3 * r_3;
    q_3 = t99 + 0.041666467f;
    const float t100 = q_3 * r_3;
    q_3 = t100 + 0.16666667f;
    const float t101 = q_3 * r_3;
    q_3 = t101 + 0.5f;
    const float t102 = r_3 * r_3; // exponential.rs:31
    const float t103 = t102 * q_3;
    const float rest_3 = r_error_3 + t103;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_3); // bits.rs:38
    const uint bits_13 = as_type<uint>(y_6) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
    const uint bits_14 = as_type<uint>(t93); // exponential.rs:48
    const uint beyond_3 = ((bits_14 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_3 = (((bits_14 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:50
    const uint t104 = encode_f16((((as_type<uint>(t93) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
    const float e_3 = decode_f16(t104);
    const float t105 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_f16(encode_f16(t105));
    const float t106 = reciprocal_rn(d_3); // by_mode.rs:51
    const float y_7 = decode_f16(encode_f16(t106)); // activation.rs:22
    const float t107 = 1.0f - y_7; // activation.rs:23
    const float t108 = t92 * ((t92 < 0.0f) ? y_7 : decode_f16(encode_f16(t107))); // activation.rs:30
    const uint bits_15 = as_type<uint>(t108); // bits.rs:31
    const float t109 = decode_f16(encode_f16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:30
    channels_3 = t109; // mod.rs:286
    const float t110 = channels_3 * channels_3; // mod.rs:288
    const float t111 = squares + t110;
    squares = (owned_3 ? t111 : squares);
    const float t112 = reduce_add_f32(squares); // mod.rs:213
    const float t113 = quotient_rn(t112, float(imm.head_k_dim)); // by_mode.rs:44
    const float t114 = t113 + imm.eps; // mod.rs:213
    const uint bits_16 = as_type<uint>(t114); // roots.rs:12
    const int exponent_4 = sub_i32(as_type<int>(bits_16 >> 23u), 127); // roots.rs:13
    const int odd = exponent_4 & 1; // roots.rs:14
    const float m = as_type<float>((bits_16 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_8 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t115 = 0.5f * m; // roots.rs:20
    const float t116 = t115 * y_8;
    const float t117 = t116 * y_8;
    const float t118 = 0.5f - t117;
    const float t119 = y_8 * t118;
    y_8 = y_8 + t119;
    const float t120 = 0.5f * m;
    const float t121 = t120 * y_8;
    const float t122 = t121 * y_8;
    const float t123 = 0.5f - t122;
    const float t124 = y_8 * t123;
    y_8 = y_8 + t124;
    const float t125 = 0.5f * m;
    const float t126 = t125 * y_8;
    const float t127 = t126 * y_8;
    const float t128 = 0.5f - t127;
    const float t129 = y_8 * t128;
    y_8 = y_8 + t129;
    const float y_9 = y_8; // roots.rs:22
    const int half_exponent = sub_i32(exponent_4, odd) >> 1u;
    const float product = m * y_9; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t130 = scaled - m; // roots.rs:38
    const float high = scaled - t130;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_9 * 4097.0f; // roots.rs:37
    const float t131 = scaled_1 - y_9; // roots.rs:38
    const float high_1 = scaled_1 - t131;
    const float b_low = y_9 - high_1; // roots.rs:39
    const float t132 = high * high_1; // roots.rs:31
    const float t133 = t132 - product;
    const float t134 = high * b_low;
    const float t135 = t133 + t134;
    const float t136 = a_low * high_1;
    const float t137 = t135 + t136;
    const float t138 = a_low * b_low;
    const float my_error = t137 + t138;
    const float product_1 = product * y_9; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t139 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t139;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_9 * 4097.0f; // roots.rs:37
    const float t140 = scaled_3 - y_9; // roots.rs:38
    const float high_3 = scaled_3 - t140;
    const float b_low_1 = y_9 - high_3; // roots.rs:39
    const float t141 = high_2 * high_3; // roots.rs:31
    const float t142 = t141 - product_1;
    const float t143 = high_2 * b_low_1;
    const float t144 = t142 + t143;
    const float t145 = a_low_1 * high_3;
    const float t146 = t144 + t145;
    const float t147 = a_low_1 * b_low_1;
    const float square_error = t146 + t147;
    const float t148 = 1.0f - product_1; // roots.rs:49
    const float t149 = t148 - square_error;
    const float t150 = my_error * y_9;
    const float residual = t149 - t150;
    const float t151 = 0.5f * residual; // roots.rs:50
    const float t152 = y_9 * t151;
    const float root = y_9 + t152;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_17 = as_type<uint>(t114); // roots.rs:52
    const uint sign_1 = bits_17 & 2147483648u; // roots.rs:53
    const bool zero = (bits_17 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_17 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t114) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_18 = as_type<uint>(dim); // roots.rs:12
    const int exponent_5 = sub_i32(as_type<int>(bits_18 >> 23u), 127); // roots.rs:13
    const int odd_1 = exponent_5 & 1; // roots.rs:14
    const float m_1 = as_type<float>((bits_18 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:15
    float y_10 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:17
    const float t153 = 0.5f * m_1; // roots.rs:20
    const float t154 = t153 * y_10;
    const float t155 = t154 * y_10;
    const float t156 = 0.5f - t155;
    const float t157 = y_10 * t156;
    y_10 = y_10 + t157;
    const float t158 = 0.5f * m_1;
    const float t159 = t158 * y_10;
    const float t160 = t159 * y_10;
    const float t161 = 0.5f - t160;
    const float t162 = y_10 * t161;
    y_10 = y_10 + t162;
    const float t163 = 0.5f * m_1;
    const float t164 = t163 * y_10;
    const float t165 = t164 * y_10;
    const float t166 = 0.5f - t165;
    const float t167 = y_10 * t166;
    y_10 = y_10 + t167;
    const float y_11 = y_10; // roots.rs:22
    const int half_exponent_1 = sub_i32(exponent_5, odd_1) >> 1u;
    const float product_2 = m_1 * y_11; // roots.rs:28
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:37
    const float t168 = scaled_5 - m_1; // roots.rs:38
    const float high_4 = scaled_5 - t168;
    const float a_low_2 = m_1 - high_4; // roots.rs:39
    const float scaled_6 = y_11 * 4097.0f; // roots.rs:37
    const float t169 = scaled_6 - y_11; // roots.rs:38
    const float high_5 = scaled_6 - t169;
    const float b_low_2 = y_11 - high_5; // roots.rs:39
    const float t170 = high_4 * high_5; // roots.rs:31
    const float t171 = t170 - product_2;
    const float t172 = high_4 * b_low_2;
    const float t173 = t171 + t172;
    const float t174 = a_low_2 * high_5;
    const float t175 = t173 + t174;
    const float t176 = a_low_2 * b_low_2;
    const float my_error_1 = t175 + t176;
    const float product_3 = product_2 * y_11; // roots.rs:28
    const float scaled_7 = product_2 * 4097.0f; // roots.rs:37
    const float t177 = scaled_7 - product_2; // roots.rs:38
    const float high_6 = scaled_7 - t177;
    const float a_low_3 = product_2 - high_6; // roots.rs:39
    const float scaled_8 = y_11 * 4097.0f; // roots.rs:37
    const float t178 = scaled_8 - y_11; // roots.rs:38
    const float high_7 = scaled_8 - t178;
    const float b_low_3 = y_11 - high_7; // roots.rs:39
    const float t179 = high_6 * high_7; // roots.rs:31
    const float t180 = t179 - product_3;
    const float t181 = high_6 * b_low_3;
    const float t182 = t180 + t181;
    const float t183 = a_low_3 * high_7;
    const float t184 = t182 + t183;
    const float t185 = a_low_3 * b_low_3;
    const float square_error_1 = t184 + t185;
    const float t186 = 1.0f - product_3; // roots.rs:49
    const float t187 = t186 - square_error_1;
    const float t188 = my_error_1 * y_11;
    const float residual_1 = t187 - t188;
    const float t189 = 0.5f * residual_1; // roots.rs:50
    const float t190 = y_11 * t189;
    const float root_1 = y_11 + t190;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:51
    const uint bits_19 = as_type<uint>(dim); // roots.rs:52
    const uint sign_2 = bits_19 & 2147483648u; // roots.rs:53
    const bool zero_1 = (bits_19 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_2 | 2139095040u) : ((bits_19 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:55
    const float t191 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:56
    const float t192 = reciprocal_rn(dim); // by_mode.rs:51
    const float factor = decode_f16(encode_f16(((head >= imm.n_qk_heads / 2u) ? t191 : t192))); // mod.rs:189
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            const uint2 t193 = uint2(encode_f16(channels_0) | (encode_f16(channels_1) << 16u), encode_f16(channels_2) | (encode_f16(channels_3) << 16u)); // gdn.rs:231
            ((device uint2*)v)[(place >> 1u) >> 1u] = t193;
        } else {
            float results_0 = 0.0f; // mod.rs:297
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            const float t194 = channels_0 * scale; // mod.rs:219
            const uint bits_20 = as_type<uint>(t194); // bits.rs:31
            const float t195 = decode_f16(encode_f16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // mod.rs:219
            const float t196 = t195 * factor;
            const uint bits_21 = as_type<uint>(t196); // bits.rs:31
            results_0 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)); // mod.rs:300
            const float t197 = channels_1 * scale; // mod.rs:219
            const uint bits_22 = as_type<uint>(t197); // bits.rs:31
            const float t198 = decode_f16(encode_f16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // mod.rs:219
            const float t199 = t198 * factor;
            const uint bits_23 = as_type<uint>(t199); // bits.rs:31
            results_1 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // mod.rs:300
            const float t200 = channels_2 * scale; // mod.rs:219
            const uint bits_24 = as_type<uint>(t200); // bits.rs:31
            const float t201 = decode_f16(encode_f16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // mod.rs:219
            const float t202 = t201 * factor;
            const uint bits_25 = as_type<uint>(t202); // bits.rs:31
            results_2 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)); // mod.rs:300
            const float t203 = channels_3 * scale; // mod.rs:219
            const uint bits_26 = as_type<uint>(t203); // bits.rs:31
            const float t204 = decode_f16(encode_f16(as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)))); // mod.rs:219
            const float t205 = t204 * factor;
            const uint bits_27 = as_type<uint>(t205); // bits.rs:31
            results_3 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // mod.rs:300
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            const uint2 t206 = uint2(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u)); // gdn.rs:231
            ((device uint2*)qk)[(place >> 1u) >> 1u] = t206;
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            const float t207 = decode_f16(b[token * imm.b_stride + gate]); // mod.rs:308
            const float t208 = a_log[gate];
            const float t209 = decode_f16(a[token * imm.a_stride + gate]) + decode_f16(dt_bias[gate]); // mod.rs:195
            const float t210 = decode_f16(encode_f16(t209));
            const float t211 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t210)), 1120927744u))); // logistic.rs:19
            const float t212 = t211 * 1.442695f; // exponential.rs:14
            const float sum_8 = t212 + 12582912.0f; // bits.rs:52
            const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
            const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
            const float t213 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t211 - t213;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t214 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t214 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t215 = q_4 * r_4; // exponential.rs:29
            q_4 = t215 + 0.0013933674f;
            const float t216 = q_4 * r_4;
            q_4 = t216 + 0.008333311f;
            const float t217 = q_4 * r_4;
            q_4 = t217 + 0.041666467f;
            const float t218 = q_4 * r_4;
            q_4 = t218 + 0.16666667f;
            const float t219 = q_4 * r_4;
            q_4 = t219 + 0.5f;
            const float t220 = r_4 * r_4; // exponential.rs:31
            const float t221 = t220 * q_4;
            const float rest_4 = r_error_4 + t221;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_12 = 1.0f + p_4; // exponential.rs:33
            const float t222 = 1.0f - y_12; // exponential.rs:34
            const float t223 = t222 + p_4;
            const float t224 = r_4 - p_4;
            const float t225 = t224 + rest_4;
            const float y_error = t223 + t225;
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
            const float power = y_12 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_4 = 1.0f + power; // logistic.rs:72
            const bool halved = d_4 > 1.4142135f; // logistic.rs:73
            const float t226 = d_4 * 0.5f; // logistic.rs:74
            const float t227 = t226 - 1.0f;
            const float f = (halved ? t227 : power);
            const float t228 = 1.0f - d_4; // logistic.rs:75
            const float t229 = t228 + power;
            const float t230 = t229 + power_error;
            const float error = (halved ? t230 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_9 = whole + f; // logistic.rs:78
            const float t231 = whole - sum_9; // logistic.rs:79
            const float sum_error = t231 + f;
            const float t232 = 0.5f * power; // logistic.rs:81
            const float t233 = t232 - 1.0f;
            const float t234 = power * t233;
            const float slope = 1.0f + t234;
            float p_5 = 0.05351364f; // logarithm.rs:19
            const float t235 = p_5 * f; // logarithm.rs:31
            p_5 = t235 + -0.109175f;
            const float t236 = p_5 * f;
            p_5 = t236 + 0.12108583f;
            const float t237 = p_5 * f;
            p_5 = t237 + -0.12550178f;
            const float t238 = p_5 * f;
            p_5 = t238 + 0.14209557f;
            const float t239 = p_5 * f;
            p_5 = t239 + -0.16659358f;
            const float t240 = p_5 * f;
            p_5 = t240 + 0.20002224f;
            const float t241 = p_5 * f;
            p_5 = t241 + -0.25000167f;
            const float t242 = p_5 * f;
            p_5 = t242 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t243 = square * f; // logarithm.rs:34
            const float t244 = t243 * p_5;
            const float t245 = 0.5f * square;
            const float t246 = t244 - t245;
            const float t247 = whole_error + t246; // logistic.rs:82
            const float t248 = sum_error + t247;
            const float t249 = error * slope;
            const float tail = t248 + t249;
            const float linear = ((as_type<uint>(t210) > 2147483647u) ? 0.0f : t210); // logistic.rs:84
            const float total = linear + sum_9; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t250 = total - back; // logistic.rs:87
            const float t251 = linear - t250;
            const float t252 = sum_9 - back;
            const float total_error = t251 + t252;
            const float t253 = total_error + tail; // logistic.rs:88
            const float near = total + t253;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), exponent_6); // bits.rs:38
            const uint bits_20 = as_type<uint>(y_12) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
            const float result = ((as_type<uint>(t210) > 2147483647u) & (exponent_6 < -60) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_20))) : near); // logistic.rs:89
            const float bounded_4 = ((as_type<uint>(t210) == 2139095040u) ? t210 : result); // logistic.rs:90
            const uint t254 = encode_f16((((as_type<uint>(t210) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4)); // mod.rs:195
            const float delta = decode_f16(t254);
            const float t255 = t208 * 1.442695f; // exponential.rs:14
            const float sum_10 = t255 + 12582912.0f; // bits.rs:52
            const float k_5 = sum_10 - 12582912.0f; // bits.rs:53
            const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_10)), 1262485504);
            const float t256 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t208 - t256;
            const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t257 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t257 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t258 = q_5 * r_5; // exponential.rs:29
            q_5 = t258 + 0.0013933674f;
            const float t259 = q_5 * r_5;
            q_5 = t259 + 0.008333311f;
            const float t260 = q_5 * r_5;
            q_5 = t260 + 0.041666467f;
            const float t261 = q_5 * r_5;
            q_5 = t261 + 0.16666667f;
            const float t262 = q_5 * r_5;
            q_5 = t262 + 0.5f;
            const float t263 = r_5 * r_5; // exponential.rs:31
            const float t264 = t263 * q_5;
            const float rest_5 = r_error_5 + t264;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_13 = 1.0f + p_6; // exponential.rs:33
            const int field_5 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), exponent_7); // bits.rs:38
            const uint bits_21 = as_type<uint>(y_13) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
            const uint bits_22 = as_type<uint>(t208); // exponential.rs:48
            const uint beyond_4 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_5 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
            const float t265 = (((as_type<uint>(t208) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5) * delta; // mod.rs:196
            const float t266 = neg_f32(t265);
            const float t267 = t266 * 1.442695f; // exponential.rs:14
            const float sum_11 = t267 + 12582912.0f; // bits.rs:52
            const float k_6 = sum_11 - 12582912.0f; // bits.rs:53
            const int exponent_8 = sub_i32(as_type<int>(as_type<uint>(sum_11)), 1262485504);
            const float t268 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t266 - t268;
            const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t269 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t269 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t270 = q_6 * r_6; // exponential.rs:29
            q_6 = t270 + 0.0013933674f;
            const float t271 = q_6 * r_6;
            q_6 = t271 + 0.008333311f;
            const float t272 = q_6 * r_6;
            q_6 = t272 + 0.041666467f;
            const float t273 = q_6 * r_6;
            q_6 = t273 + 0.16666667f;
            const float t274 = q_6 * r_6;
            q_6 = t274 + 0.5f;
            const float t275 = r_6 * r_6; // exponential.rs:31
            const float t276 = t275 * q_6;
            const float rest_6 = r_error_6 + t276;
            const float p_7 = r_6 + rest_6; // exponential.rs:32
            const float y_14 = 1.0f + p_7; // exponential.rs:33
            const int field_6 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), exponent_8); // bits.rs:38
            const uint bits_23 = as_type<uint>(y_14) + (as_type<uint>(exponent_8) << 23u); // bits.rs:39
            const uint bits_24 = as_type<uint>(t266); // exponential.rs:48
            const uint beyond_5 = ((bits_24 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_6 = (((bits_24 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_23)))); // exponential.rs:50
            const float t277 = abs_f32(t207); // activation.rs:20
            const float t278 = t277 * 1.442695f; // exponential.rs:14
            const float sum_12 = t278 + 12582912.0f; // bits.rs:52
            const float k_7 = sum_12 - 12582912.0f; // bits.rs:53
            const int exponent_9 = sub_i32(as_type<int>(as_type<uint>(sum_12)), 1262485504);
            const float t279 = k_7 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t277 - t279;
            const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t280 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t280 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t281 = q_7 * r_7; // exponential.rs:29
            q_7 = t281 + 0.0013933674f;
            const float t282 = q_7 * r_7;
            q_7 = t282 + 0.008333311f;
            const float t283 = q_7 * r_7;
            q_7 = t283 + 0.041666467f;
            const float t284 = q_7 * r_7;
            q_7 = t284 + 0.16666667f;
            const float t285 = q_7 * r_7;
            q_7 = t285 + 0.5f;
            const float t286 = r_7 * r_7; // exponential.rs:31
            const float t287 = t286 * q_7;
            const float rest_7 = r_error_7 + t287;
            const float p_8 = r_7 + rest_7; // exponential.rs:32
            const float y_15 = 1.0f + p_8; // exponential.rs:33
            const int field_7 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), exponent_9); // bits.rs:38
            const uint bits_25 = as_type<uint>(y_15) + (as_type<uint>(exponent_9) << 23u); // bits.rs:39
            const uint bits_26 = as_type<uint>(t277); // exponential.rs:48
            const uint beyond_6 = ((bits_26 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_7 = (((bits_26 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_25)))); // exponential.rs:50
            const uint t288 = encode_f16((((as_type<uint>(t277) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7)); // activation.rs:20
            const float e_4 = decode_f16(t288);
            const float t289 = 1.0f + e_4; // activation.rs:21
            const float d_5 = decode_f16(encode_f16(t289));
            const float t290 = reciprocal_rn(d_5); // by_mode.rs:51
            const float y_16 = decode_f16(encode_f16(t290)); // activation.rs:22
            const float t291 = 1.0f - y_16; // activation.rs:23
            const float2 t292 = float2((((as_type<uint>(t266) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6), ((t207 < 0.0f) ? y_16 : decode_f16(encode_f16(t291)))); // mod.rs:309
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t292;
        }
    }
}
