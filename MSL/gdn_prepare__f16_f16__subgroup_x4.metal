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
    if (step_1 >= 3u) { // mod.rs:234
        const uint place = (token - 3u) * imm.qkv_stride + first; // mod.rs:235
        const uint2 t0 = ((device const uint2*)qkv)[(place >> 1u) >> 1u]; // gdn.rs:200
        inputs_0_0 = decode_f16(t0.x); // mod.rs:239
        inputs_0_1 = decode_f16(t0.x >> 16u);
        inputs_0_2 = decode_f16(t0.y);
        inputs_0_3 = decode_f16(t0.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + step_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            const uint2 t1 = ((device const uint2*)conv_state)[(place >> 1u) >> 1u]; // gdn.rs:200
            inputs_0_0 = decode_f16(t1.x); // mod.rs:246
            inputs_0_1 = decode_f16(t1.x >> 16u);
            inputs_0_2 = decode_f16(t1.y);
            inputs_0_3 = decode_f16(t1.y >> 16u);
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:234
        const uint place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:235
        const uint2 t2 = ((device const uint2*)qkv)[(place >> 1u) >> 1u]; // gdn.rs:200
        inputs_1_0 = decode_f16(t2.x); // mod.rs:239
        inputs_1_1 = decode_f16(t2.x >> 16u);
        inputs_1_2 = decode_f16(t2.y);
        inputs_1_3 = decode_f16(t2.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 1u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            const uint2 t3 = ((device const uint2*)conv_state)[(place >> 1u) >> 1u]; // gdn.rs:200
            inputs_1_0 = decode_f16(t3.x); // mod.rs:246
            inputs_1_1 = decode_f16(t3.x >> 16u);
            inputs_1_2 = decode_f16(t3.y);
            inputs_1_3 = decode_f16(t3.y >> 16u);
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:234
        const uint place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:235
        const uint2 t4 = ((device const uint2*)qkv)[(place >> 1u) >> 1u]; // gdn.rs:200
        inputs_2_0 = decode_f16(t4.x); // mod.rs:239
        inputs_2_1 = decode_f16(t4.x >> 16u);
        inputs_2_2 = decode_f16(t4.y);
        inputs_2_3 = decode_f16(t4.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 2u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            const uint2 t5 = ((device const uint2*)conv_state)[(place >> 1u) >> 1u]; // gdn.rs:200
            inputs_2_0 = decode_f16(t5.x); // mod.rs:246
            inputs_2_1 = decode_f16(t5.x >> 16u);
            inputs_2_2 = decode_f16(t5.y);
            inputs_2_3 = decode_f16(t5.y >> 16u);
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:234
        const uint place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:235
        const uint2 t6 = ((device const uint2*)qkv)[(place >> 1u) >> 1u]; // gdn.rs:200
        inputs_3_0 = decode_f16(t6.x); // mod.rs:239
        inputs_3_1 = decode_f16(t6.x >> 16u);
        inputs_3_2 = decode_f16(t6.y);
        inputs_3_3 = decode_f16(t6.y >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            const uint2 t7 = ((device const uint2*)conv_state)[(place >> 1u) >> 1u]; // gdn.rs:200
            inputs_3_0 = decode_f16(t7.x); // mod.rs:246
            inputs_3_1 = decode_f16(t7.x >> 16u);
            inputs_3_2 = decode_f16(t7.y);
            inputs_3_3 = decode_f16(t7.y >> 16u);
        }
    }
    float channels_0 = 0.0f; // mod.rs:250
    float channels_1 = 0.0f;
    float channels_2 = 0.0f;
    float channels_3 = 0.0f;
    float squares = 0.0f; // mod.rs:251
    const bool owned = 0u < own_len; // mod.rs:254
    const uint2 t8 = ((device const uint2*)conv_weight)[((first * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum = 0.0f; // mod.rs:256
    const float t9 = decode_f16(t8.x) * inputs_0_0; // mod.rs:259
    sum = sum + t9;
    const float t10 = decode_f16(t8.x >> 16u) * inputs_1_0;
    sum = sum + t10;
    const float t11 = decode_f16(t8.y) * inputs_2_0;
    sum = sum + t11;
    const float t12 = decode_f16(t8.y >> 16u) * inputs_3_0;
    sum = sum + t12;
    const uint bits = as_type<uint>(sum); // bits.rs:31
    const float t13 = decode_f16(encode_f16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:261
    const float t14 = abs_f32(t13); // activation.rs:20
    const float t15 = t14 * 1.442695f; // exponential.rs:14
    const float sum_1 = t15 + 12582912.0f; // bits.rs:52
    const float k = sum_1 - 12582912.0f; // bits.rs:53
    const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
    const float t16 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t14 - t16;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t17 = reduced - r; // exponential.rs:18
    const float r_error = t17 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t18 = q * r; // exponential.rs:29
    q = t18 + 0.0013933674f;
    const float t19 = q * r;
    q = t19 + 0.008333311f;
    const float t20 = q * r;
    q = t20 + 0.041666467f;
    const float t21 = q * r;
    q = t21 + 0.16666667f;
    const float t22 = q * r;
    q = t22 + 0.5f;
    const float t23 = r * r; // exponential.rs:31
    const float t24 = t23 * q;
    const float rest = r_error + t24;
    const float p = r + rest; // exponential.rs:32
    const float y = 1.0f + p; // exponential.rs:33
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), exponent); // bits.rs:38
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(exponent) << 23u); // bits.rs:39
    const uint bits_2 = as_type<uint>(t14); // exponential.rs:48
    const uint beyond = ((bits_2 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded = (((bits_2 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:50
    const uint t25 = encode_f16((((as_type<uint>(t14) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
    const float e = decode_f16(t25);
    const float t26 = 1.0f + e; // activation.rs:21
    const float d = decode_f16(encode_f16(t26));
    const float t27 = reciprocal_rn(d); // by_mode.rs:51
    const float y_1 = decode_f16(encode_f16(t27)); // activation.rs:22
    const float t28 = 1.0f - y_1; // activation.rs:23
    const float t29 = t13 * ((t13 < 0.0f) ? y_1 : decode_f16(encode_f16(t28))); // activation.rs:30
    const uint bits_3 = as_type<uint>(t29); // bits.rs:31
    const float t30 = decode_f16(encode_f16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
    channels_0 = t30; // mod.rs:261
    const float t31 = channels_0 * channels_0; // mod.rs:262
    const float t32 = squares + t31;
    squares = (owned ? t32 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:254
    const uint2 t33 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_2 = 0.0f; // mod.rs:256
    const float t34 = decode_f16(t33.x) * inputs_0_1; // mod.rs:259
    sum_2 = sum_2 + t34;
    const float t35 = decode_f16(t33.x >> 16u) * inputs_1_1;
    sum_2 = sum_2 + t35;
    const float t36 = decode_f16(t33.y) * inputs_2_1;
    sum_2 = sum_2 + t36;
    const float t37 = decode_f16(t33.y >> 16u) * inputs_3_1;
    sum_2 = sum_2 + t37;
    const uint bits_4 = as_type<uint>(sum_2); // bits.rs:31
    const float t38 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // mod.rs:261
    const float t39 = abs_f32(t38); // activation.rs:20
    const float t40 = t39 * 1.442695f; // exponential.rs:14
    const float sum_3 = t40 + 12582912.0f; // bits.rs:52
    const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
    const float t41 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t39 - t41;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t42 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t42 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t43 = q_1 * r_1; // exponential.rs:29
    q_1 = t43 + 0.0013933674f;
    const float t44 = q_1 * r_1;
    q_1 = t44 + 0.008333311f;
    const float t45 = q_1 * r_1;
    q_1 = t45 + 0.041666467f;
    const float t46 = q_1 * r_1;
    q_1 = t46 + 0.16666667f;
    const float t47 = q_1 * r_1;
    q_1 = t47 + 0.5f;
    const float t48 = r_1 * r_1; // exponential.rs:31
    const float t49 = t48 * q_1;
    const float rest_1 = r_error_1 + t49;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
    const uint bits_5 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
    const uint bits_6 = as_type<uint>(t39); // exponential.rs:48
    const uint beyond_1 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_1 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
    const uint t50 = encode_f16((((as_type<uint>(t39) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
    const float e_1 = decode_f16(t50);
    const float t51 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_f16(encode_f16(t51));
    const float t52 = reciprocal_rn(d_1); // by_mode.rs:51
    const float y_3 = decode_f16(encode_f16(t52)); // activation.rs:22
    const float t53 = 1.0f - y_3; // activation.rs:23
    const float t54 = t38 * ((t38 < 0.0f) ? y_3 : decode_f16(encode_f16(t53))); // activation.rs:30
    const uint bits_7 = as_type<uint>(t54); // bits.rs:31
    const float t55 = decode_f16(encode_f16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:30
    channels_1 = t55; // mod.rs:261
    const float t56 = channels_1 * channels_1; // mod.rs:262
    const float t57 = squares + t56;
    squares = (owned_1 ? t57 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:254
    const uint2 t58 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_4 = 0.0f; // mod.rs:256
    const float t59 = decode_f16(t58.x) * inputs_0_2; // mod.rs:259
    sum_4 = sum_4 + t59;
    const float t60 = decode_f16(t58.x >> 16u) * inputs_1_2;
    sum_4 = sum_4 + t60;
    const float t61 = decode_f16(t58.y) * inputs_2_2;
    sum_4 = sum_4 + t61;
    const float t62 = decode_f16(t58.y >> 16u) * inputs_3_2;
    sum_4 = sum_4 + t62;
    const uint bits_8 = as_type<uint>(sum_4); // bits.rs:31
    const float t63 = decode_f16(encode_f16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // mod.rs:261
    const float t64 = abs_f32(t63); // activation.rs:20
    const float t65 = t64 * 1.442695f; // exponential.rs:14
    const float sum_5 = t65 + 12582912.0f; // bits.rs:52
    const float k_2 = sum_5 - 12582912.0f; // bits.rs:53
    const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
    const float t66 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t64 - t66;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t67 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t67 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t68 = q_2 * r_2; // exponential.rs:29
    q_2 = t68 + 0.0013933674f;
    const float t69 = q_2 * r_2;
    q_2 = t69 + 0.008333311f;
    const float t70 = q_2 * r_2;
    q_2 = t70 + 0.041666467f;
    const float t71 = q_2 * r_2;
    q_2 = t71 + 0.16666667f;
    const float t72 = q_2 * r_2;
    q_2 = t72 + 0.5f;
    const float t73 = r_2 * r_2; // exponential.rs:31
    const float t74 = t73 * q_2;
    const float rest_2 = r_error_2 + t74;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), exponent_2); // bits.rs:38
    const uint bits_9 = as_type<uint>(y_4) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
    const uint bits_10 = as_type<uint>(t64); // exponential.rs:48
    const uint beyond_2 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_2 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
    const uint t75 = encode_f16((((as_type<uint>(t64) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
    const float e_2 = decode_f16(t75);
    const float t76 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_f16(encode_f16(t76));
    const float t77 = reciprocal_rn(d_2); // by_mode.rs:51
    const float y_5 = decode_f16(encode_f16(t77)); // activation.rs:22
    const float t78 = 1.0f - y_5; // activation.rs:23
    const float t79 = t63 * ((t63 < 0.0f) ? y_5 : decode_f16(encode_f16(t78))); // activation.rs:30
    const uint bits_11 = as_type<uint>(t79); // bits.rs:31
    const float t80 = decode_f16(encode_f16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:30
    channels_2 = t80; // mod.rs:261
    const float t81 = channels_2 * channels_2; // mod.rs:262
    const float t82 = squares + t81;
    squares = (owned_2 ? t82 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:254
    const uint2 t83 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_6 = 0.0f; // mod.rs:256
    const float t84 = decode_f16(t83.x) * inputs_0_3; // mod.rs:259
    sum_6 = sum_6 + t84;
    const float t85 = decode_f16(t83.x >> 16u) * inputs_1_3;
    sum_6 = sum_6 + t85;
    const float t86 = decode_f16(t83.y) * inputs_2_3;
    sum_6 = sum_6 + t86;
    const float t87 = decode_f16(t83.y >> 16u) * inputs_3_3;
    sum_6 = sum_6 + t87;
    const uint bits_12 = as_type<uint>(sum_6); // bits.rs:31
    const float t88 = decode_f16(encode_f16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // mod.rs:261
    const float t89 = abs_f32(t88); // activation.rs:20
    const float t90 = t89 * 1.442695f; // exponential.rs:14
    const float sum_7 = t90 + 12582912.0f; // bits.rs:52
    const float k_3 = sum_7 - 12582912.0f; // bits.rs:53
    const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
    const float t91 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t89 - t91;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t92 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t92 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t93 = q_3 * r_3; // exponential.rs:29
    q_3 = t93 + 0.0013933674f;
    const float t94 = q_3 * r_3;
    q_3 = t94 + 0.008333311f;
    const float t95 = q_3 * r_3;
    q_3 = t95 + 0.041666467f;
    const float t96 = q_3 * r_3;
    q_3 = t96 + 0.16666667f;
    const float t97 = q_3 * r_3;
    q_3 = t97 + 0.5f;
    const float t98 = r_3 * r_3; // exponential.rs:31
    const float t99 = t98 * q_3;
    const float rest_3 = r_error_3 + t99;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int field_3 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), exponent_3); // bits.rs:38
    const uint bits_13 = as_type<uint>(y_6) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
    const uint bits_14 = as_type<uint>(t89); // exponential.rs:48
    const uint beyond_3 = ((bits_14 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_3 = (((bits_14 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:50
    const uint t100 = encode_f16((((as_type<uint>(t89) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
    const float e_3 = decode_f16(t100);
    const float t101 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_f16(encode_f16(t101));
    const float t102 = reciprocal_rn(d_3); // by_mode.rs:51
    const float y_7 = decode_f16(encode_f16(t102)); // activation.rs:22
    const float t103 = 1.0f - y_7; // activation.rs:23
    const float t104 = t88 * ((t88 < 0.0f) ? y_7 : decode_f16(encode_f16(t103))); // activation.rs:30
    const uint bits_15 = as_type<uint>(t104); // bits.rs:31
    const float t105 = decode_f16(encode_f16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:30
    channels_3 = t105; // mod.rs:261
    const float t106 = channels_3 * channels_3; // mod.rs:262
    const float t107 = squares + t106;
    squares = (owned_3 ? t107 : squares);
    const float t108 = reduce_add_f32(squares); // mod.rs:264
    const float mean = quotient_rn(t108, float(imm.head_k_dim)); // by_mode.rs:44
    const float t109 = mean + imm.eps; // mod.rs:265
    const uint bits_16 = as_type<uint>(t109); // roots.rs:12
    const int exponent_4 = sub_i32(as_type<int>(bits_16 >> 23u), 127); // roots.rs:13
    const int odd = exponent_4 & 1; // roots.rs:14
    const float m = as_type<float>((bits_16 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_8 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t110 = 0.5f * m; // roots.rs:20
    const float t111 = t110 * y_8;
    const float t112 = t111 * y_8;
    const float t113 = 0.5f - t112;
    const float t114 = y_8 * t113;
    y_8 = y_8 + t114;
    const float t115 = 0.5f * m;
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
    const float y_9 = y_8; // roots.rs:22
    const int half_exponent = sub_i32(exponent_4, odd) >> 1u;
    const float product = m * y_9; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t125 = scaled - m; // roots.rs:38
    const float high = scaled - t125;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_9 * 4097.0f; // roots.rs:37
    const float t126 = scaled_1 - y_9; // roots.rs:38
    const float high_1 = scaled_1 - t126;
    const float b_low = y_9 - high_1; // roots.rs:39
    const float t127 = high * high_1; // roots.rs:31
    const float t128 = t127 - product;
    const float t129 = high * b_low;
    const float t130 = t128 + t129;
    const float t131 = a_low * high_1;
    const float t132 = t130 + t131;
    const float t133 = a_low * b_low;
    const float my_error = t132 + t133;
    const float product_1 = product * y_9; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t134 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t134;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_9 * 4097.0f; // roots.rs:37
    const float t135 = scaled_3 - y_9; // roots.rs:38
    const float high_3 = scaled_3 - t135;
    const float b_low_1 = y_9 - high_3; // roots.rs:39
    const float t136 = high_2 * high_3; // roots.rs:31
    const float t137 = t136 - product_1;
    const float t138 = high_2 * b_low_1;
    const float t139 = t137 + t138;
    const float t140 = a_low_1 * high_3;
    const float t141 = t139 + t140;
    const float t142 = a_low_1 * b_low_1;
    const float square_error = t141 + t142;
    const float t143 = 1.0f - product_1; // roots.rs:49
    const float t144 = t143 - square_error;
    const float t145 = my_error * y_9;
    const float residual = t144 - t145;
    const float t146 = 0.5f * residual; // roots.rs:50
    const float t147 = y_9 * t146;
    const float root = y_9 + t147;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_17 = as_type<uint>(t109); // roots.rs:52
    const uint sign_1 = bits_17 & 2147483648u; // roots.rs:53
    const bool zero = (bits_17 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_17 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t109) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const float dim = float(imm.head_k_dim); // mod.rs:184
    const uint bits_18 = as_type<uint>(dim); // roots.rs:12
    const int exponent_5 = sub_i32(as_type<int>(bits_18 >> 23u), 127); // roots.rs:13
    const int odd_1 = exponent_5 & 1; // roots.rs:14
    const float m_1 = as_type<float>((bits_18 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:15
    float y_10 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:17
    const float t148 = 0.5f * m_1; // roots.rs:20
    const float t149 = t148 * y_10;
    const float t150 = t149 * y_10;
    const float t151 = 0.5f - t150;
    const float t152 = y_10 * t151;
    y_10 = y_10 + t152;
    const float t153 = 0.5f * m_1;
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
    const float y_11 = y_10; // roots.rs:22
    const int half_exponent_1 = sub_i32(exponent_5, odd_1) >> 1u;
    const float product_2 = m_1 * y_11; // roots.rs:28
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:37
    const float t163 = scaled_5 - m_1; // roots.rs:38
    const float high_4 = scaled_5 - t163;
    const float a_low_2 = m_1 - high_4; // roots.rs:39
    const float scaled_6 = y_11 * 4097.0f; // roots.rs:37
    const float t164 = scaled_6 - y_11; // roots.rs:38
    const float high_5 = scaled_6 - t164;
    const float b_low_2 = y_11 - high_5; // roots.rs:39
    const float t165 = high_4 * high_5; // roots.rs:31
    const float t166 = t165 - product_2;
    const float t167 = high_4 * b_low_2;
    const float t168 = t166 + t167;
    const float t169 = a_low_2 * high_5;
    const float t170 = t168 + t169;
    const float t171 = a_low_2 * b_low_2;
    const float my_error_1 = t170 + t171;
    const float product_3 = product_2 * y_11; // roots.rs:28
    const float scaled_7 = product_2 * 4097.0f; // roots.rs:37
    const float t172 = scaled_7 - product_2; // roots.rs:38
    const float high_6 = scaled_7 - t172;
    const float a_low_3 = product_2 - high_6; // roots.rs:39
    const float scaled_8 = y_11 * 4097.0f; // roots.rs:37
    const float t173 = scaled_8 - y_11; // roots.rs:38
    const float high_7 = scaled_8 - t173;
    const float b_low_3 = y_11 - high_7; // roots.rs:39
    const float t174 = high_6 * high_7; // roots.rs:31
    const float t175 = t174 - product_3;
    const float t176 = high_6 * b_low_3;
    const float t177 = t175 + t176;
    const float t178 = a_low_3 * high_7;
    const float t179 = t177 + t178;
    const float t180 = a_low_3 * b_low_3;
    const float square_error_1 = t179 + t180;
    const float t181 = 1.0f - product_3; // roots.rs:49
    const float t182 = t181 - square_error_1;
    const float t183 = my_error_1 * y_11;
    const float residual_1 = t182 - t183;
    const float t184 = 0.5f * residual_1; // roots.rs:50
    const float t185 = y_11 * t184;
    const float root_1 = y_11 + t185;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:51
    const uint bits_19 = as_type<uint>(dim); // roots.rs:52
    const uint sign_2 = bits_19 & 2147483648u; // roots.rs:53
    const bool zero_1 = (bits_19 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_2 | 2139095040u) : ((bits_19 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:55
    const float t186 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:56
    const float t187 = reciprocal_rn(dim); // by_mode.rs:51
    const float factor = decode_f16(encode_f16(((head >= imm.n_qk_heads / 2u) ? t186 : t187))); // mod.rs:185
    if (is_inside) { // mod.rs:267
        if (is_value) { // mod.rs:268
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:269
            const uint2 t188 = uint2(encode_f16(channels_0) | (encode_f16(channels_1) << 16u), encode_f16(channels_2) | (encode_f16(channels_3) << 16u)); // gdn.rs:222
            ((device uint2*)v)[(place >> 1u) >> 1u] = t188;
        } else {
            float normed_0 = 0.0f; // mod.rs:272
            float normed_1 = 0.0f;
            float normed_2 = 0.0f;
            float normed_3 = 0.0f;
            const float t189 = channels_0 * scale; // mod.rs:275
            const uint bits_20 = as_type<uint>(t189); // bits.rs:31
            const float t190 = decode_f16(encode_f16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // mod.rs:275
            const float t191 = t190 * factor;
            const uint bits_21 = as_type<uint>(t191); // bits.rs:31
            normed_0 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)); // mod.rs:275
            const float t192 = channels_1 * scale;
            const uint bits_22 = as_type<uint>(t192); // bits.rs:31
            const float t193 = decode_f16(encode_f16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // mod.rs:275
            const float t194 = t193 * factor;
            const uint bits_23 = as_type<uint>(t194); // bits.rs:31
            normed_1 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // mod.rs:275
            const float t195 = channels_2 * scale;
            const uint bits_24 = as_type<uint>(t195); // bits.rs:31
            const float t196 = decode_f16(encode_f16(as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)))); // mod.rs:275
            const float t197 = t196 * factor;
            const uint bits_25 = as_type<uint>(t197); // bits.rs:31
            normed_2 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)); // mod.rs:275
            const float t198 = channels_3 * scale;
            const uint bits_26 = as_type<uint>(t198); // bits.rs:31
            const float t199 = decode_f16(encode_f16(as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)))); // mod.rs:275
            const float t200 = t199 * factor;
            const uint bits_27 = as_type<uint>(t200); // bits.rs:31
            normed_3 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // mod.rs:275
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:277
            const uint2 t201 = uint2(encode_f16(normed_0) | (encode_f16(normed_1) << 16u), encode_f16(normed_2) | (encode_f16(normed_3) << 16u)); // gdn.rs:222
            ((device uint2*)qk)[(place >> 1u) >> 1u] = t201;
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:281
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:282
            const float t202 = decode_f16(b[token * imm.b_stride + gate]); // mod.rs:283
            const float t203 = a_log[gate];
            const float t204 = decode_f16(a[token * imm.a_stride + gate]) + decode_f16(dt_bias[gate]); // mod.rs:191
            const float t205 = decode_f16(encode_f16(t204));
            const float t206 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t205)), 1120927744u))); // logistic.rs:19
            const float t207 = t206 * 1.442695f; // exponential.rs:14
            const float sum_8 = t207 + 12582912.0f; // bits.rs:52
            const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
            const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
            const float t208 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t206 - t208;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t209 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t209 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t210 = q_4 * r_4; // exponential.rs:29
            q_4 = t210 + 0.0013933674f;
            const float t211 = q_4 * r_4;
            q_4 = t211 + 0.008333311f;
            const float t212 = q_4 * r_4;
            q_4 = t212 + 0.041666467f;
            const float t213 = q_4 * r_4;
            q_4 = t213 + 0.16666667f;
            const float t214 = q_4 * r_4;
            q_4 = t214 + 0.5f;
            const float t215 = r_4 * r_4; // exponential.rs:31
            const float t216 = t215 * q_4;
            const float rest_4 = r_error_4 + t216;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_12 = 1.0f + p_4; // exponential.rs:33
            const float t217 = 1.0f - y_12; // exponential.rs:34
            const float t218 = t217 + p_4;
            const float t219 = r_4 - p_4;
            const float t220 = t219 + rest_4;
            const float y_error = t218 + t220;
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
            const float power = y_12 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_4 = 1.0f + power; // logistic.rs:72
            const bool halved = d_4 > 1.4142135f; // logistic.rs:73
            const float t221 = d_4 * 0.5f; // logistic.rs:74
            const float t222 = t221 - 1.0f;
            const float f = (halved ? t222 : power);
            const float t223 = 1.0f - d_4; // logistic.rs:75
            const float t224 = t223 + power;
            const float t225 = t224 + power_error;
            const float error = (halved ? t225 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_9 = whole + f; // logistic.rs:78
            const float t226 = whole - sum_9; // logistic.rs:79
            const float sum_error = t226 + f;
            const float t227 = 0.5f * power; // logistic.rs:81
            const float t228 = t227 - 1.0f;
            const float t229 = power * t228;
            const float slope = 1.0f + t229;
            float p_5 = 0.05351364f; // logarithm.rs:19
            const float t230 = p_5 * f; // logarithm.rs:31
            p_5 = t230 + -0.109175f;
            const float t231 = p_5 * f;
            p_5 = t231 + 0.12108583f;
            const float t232 = p_5 * f;
            p_5 = t232 + -0.12550178f;
            const float t233 = p_5 * f;
            p_5 = t233 + 0.14209557f;
            const float t234 = p_5 * f;
            p_5 = t234 + -0.16659358f;
            const float t235 = p_5 * f;
            p_5 = t235 + 0.20002224f;
            const float t236 = p_5 * f;
            p_5 = t236 + -0.25000167f;
            const float t237 = p_5 * f;
            p_5 = t237 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t238 = square * f; // logarithm.rs:34
            const float t239 = t238 * p_5;
            const float t240 = 0.5f * square;
            const float t241 = t239 - t240;
            const float t242 = whole_error + t241; // logistic.rs:82
            const float t243 = sum_error + t242;
            const float t244 = error * slope;
            const float tail = t243 + t244;
            const float linear = ((as_type<uint>(t205) > 2147483647u) ? 0.0f : t205); // logistic.rs:84
            const float total = linear + sum_9; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t245 = total - back; // logistic.rs:87
            const float t246 = linear - t245;
            const float t247 = sum_9 - back;
            const float total_error = t246 + t247;
            const float t248 = total_error + tail; // logistic.rs:88
            const float near = total + t248;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), exponent_6); // bits.rs:38
            const uint bits_20 = as_type<uint>(y_12) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
            const float result = ((as_type<uint>(t205) > 2147483647u) & (exponent_6 < -60) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_20))) : near); // logistic.rs:89
            const float bounded_4 = ((as_type<uint>(t205) == 2139095040u) ? t205 : result); // logistic.rs:90
            const uint t249 = encode_f16((((as_type<uint>(t205) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4)); // mod.rs:191
            const float delta = decode_f16(t249);
            const float t250 = t203 * 1.442695f; // exponential.rs:14
            const float sum_10 = t250 + 12582912.0f; // bits.rs:52
            const float k_5 = sum_10 - 12582912.0f; // bits.rs:53
            const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_10)), 1262485504);
            const float t251 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t203 - t251;
            const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t252 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t252 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t253 = q_5 * r_5; // exponential.rs:29
            q_5 = t253 + 0.0013933674f;
            const float t254 = q_5 * r_5;
            q_5 = t254 + 0.008333311f;
            const float t255 = q_5 * r_5;
            q_5 = t255 + 0.041666467f;
            const float t256 = q_5 * r_5;
            q_5 = t256 + 0.16666667f;
            const float t257 = q_5 * r_5;
            q_5 = t257 + 0.5f;
            const float t258 = r_5 * r_5; // exponential.rs:31
            const float t259 = t258 * q_5;
            const float rest_5 = r_error_5 + t259;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_13 = 1.0f + p_6; // exponential.rs:33
            const int field_5 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), exponent_7); // bits.rs:38
            const uint bits_21 = as_type<uint>(y_13) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
            const uint bits_22 = as_type<uint>(t203); // exponential.rs:48
            const uint beyond_4 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_5 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
            const float t260 = (((as_type<uint>(t203) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5) * delta; // mod.rs:192
            const float t261 = neg_f32(t260);
            const float t262 = t261 * 1.442695f; // exponential.rs:14
            const float sum_11 = t262 + 12582912.0f; // bits.rs:52
            const float k_6 = sum_11 - 12582912.0f; // bits.rs:53
            const int exponent_8 = sub_i32(as_type<int>(as_type<uint>(sum_11)), 1262485504);
            const float t263 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t261 - t263;
            const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t264 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t264 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t265 = q_6 * r_6; // exponential.rs:29
            q_6 = t265 + 0.0013933674f;
            const float t266 = q_6 * r_6;
            q_6 = t266 + 0.008333311f;
            const float t267 = q_6 * r_6;
            q_6 = t267 + 0.041666467f;
            const float t268 = q_6 * r_6;
            q_6 = t268 + 0.16666667f;
            const float t269 = q_6 * r_6;
            q_6 = t269 + 0.5f;
            const float t270 = r_6 * r_6; // exponential.rs:31
            const float t271 = t270 * q_6;
            const float rest_6 = r_error_6 + t271;
            const float p_7 = r_6 + rest_6; // exponential.rs:32
            const float y_14 = 1.0f + p_7; // exponential.rs:33
            const int field_6 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), exponent_8); // bits.rs:38
            const uint bits_23 = as_type<uint>(y_14) + (as_type<uint>(exponent_8) << 23u); // bits.rs:39
            const uint bits_24 = as_type<uint>(t261); // exponential.rs:48
            const uint beyond_5 = ((bits_24 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_6 = (((bits_24 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_23)))); // exponential.rs:50
            const float t272 = abs_f32(t202); // activation.rs:20
            const float t273 = t272 * 1.442695f; // exponential.rs:14
            const float sum_12 = t273 + 12582912.0f; // bits.rs:52
            const float k_7 = sum_12 - 12582912.0f; // bits.rs:53
            const int exponent_9 = sub_i32(as_type<int>(as_type<uint>(sum_12)), 1262485504);
            const float t274 = k_7 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t272 - t274;
            const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t275 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t275 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t276 = q_7 * r_7; // exponential.rs:29
            q_7 = t276 + 0.0013933674f;
            const float t277 = q_7 * r_7;
            q_7 = t277 + 0.008333311f;
            const float t278 = q_7 * r_7;
            q_7 = t278 + 0.041666467f;
            const float t279 = q_7 * r_7;
            q_7 = t279 + 0.16666667f;
            const float t280 = q_7 * r_7;
            q_7 = t280 + 0.5f;
            const float t281 = r_7 * r_7; // exponential.rs:31
            const float t282 = t281 * q_7;
            const float rest_7 = r_error_7 + t282;
            const float p_8 = r_7 + rest_7; // exponential.rs:32
            const float y_15 = 1.0f + p_8; // exponential.rs:33
            const int field_7 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), exponent_9); // bits.rs:38
            const uint bits_25 = as_type<uint>(y_15) + (as_type<uint>(exponent_9) << 23u); // bits.rs:39
            const uint bits_26 = as_type<uint>(t272); // exponential.rs:48
            const uint beyond_6 = ((bits_26 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_7 = (((bits_26 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_25)))); // exponential.rs:50
            const uint t283 = encode_f16((((as_type<uint>(t272) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7)); // activation.rs:20
            const float e_4 = decode_f16(t283);
            const float t284 = 1.0f + e_4; // activation.rs:21
            const float d_5 = decode_f16(encode_f16(t284));
            const float t285 = reciprocal_rn(d_5); // by_mode.rs:51
            const float y_16 = decode_f16(encode_f16(t285)); // activation.rs:22
            const float t286 = 1.0f - y_16; // activation.rs:23
            const float2 t287 = float2((((as_type<uint>(t261) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6), ((t202 < 0.0f) ? y_16 : decode_f16(encode_f16(t286)))); // mod.rs:284
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t287;
        }
    }
}
