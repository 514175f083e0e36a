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
    const uint bits = as_type<uint>(sum); // bits.rs:29
    const float t13 = decode_f16(encode_f16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:261
    const float t14 = abs_f32(t13); // activation.rs:20
    const float t15 = min_f32(max_f32(t14, -104.0f), 89.0f); // exponential.rs:40
    const float t16 = t15 * 1.442695f; // exponential.rs:14
    const float k = rint(t16);
    const float t17 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t15 - t17;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t18 = reduced - r; // exponential.rs:18
    const float r_error = t18 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t19 = q * r; // exponential.rs:29
    q = t19 + 0.0013933674f;
    const float t20 = q * r;
    q = t20 + 0.008333311f;
    const float t21 = q * r;
    q = t21 + 0.041666467f;
    const float t22 = q * r;
    q = t22 + 0.16666667f;
    const float t23 = q * r;
    q = t23 + 0.5f;
    const float t24 = r * r; // exponential.rs:31
    const float t25 = t24 * q;
    const float rest = r_error + t25;
    const float p = r + rest; // exponential.rs:32
    const float y = 1.0f + p; // exponential.rs:33
    const int t26 = i32_from_f32(k); // exponential.rs:42
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), t26); // bits.rs:44
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(t26) << 23u); // bits.rs:45
    const float t27 = (((as_type<uint>(t14) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
    const float e = decode_f16(encode_f16(t27)); // activation.rs:20
    const float t28 = 1.0f + e; // activation.rs:21
    const float d = decode_f16(encode_f16(t28));
    const uint bits_2 = as_type<uint>(d); // division.rs:85
    const float t29 = as_type<float>((bits_2 & 8388607u) | 1065353216u); // division.rs:94
    const float t30 = t29 * 0.32323232f; // division.rs:102
    const float t31 = t30 - 1.4545455f;
    const float t32 = t29 * t31;
    float estimate = t32 + 2.121212f;
    const float t33 = t29 * estimate; // division.rs:105
    const float t34 = 1.0f - t33;
    const float t35 = estimate * t34;
    estimate = estimate + t35;
    const float t36 = t29 * estimate;
    const float t37 = 1.0f - t36;
    const float t38 = estimate * t37;
    estimate = estimate + t38;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
    const float d_high = as_type<float>(as_type<uint>(t29) & 4294963200u);
    const float t39 = d_high * high; // division.rs:110
    const float t40 = 1.0f - t39;
    const float t41 = t29 - d_high;
    const float t42 = t41 * high;
    const float residual = t40 - t42;
    const float estimate_1 = estimate;
    const float t43 = residual * estimate_1; // division.rs:87
    const float t44 = high + t43;
    const int t45 = sub_i32(127, as_type<int>(bits_2 >> 23u));
    const int field_1 = add_i32(as_type<int>(as_type<uint>(t44) >> 23u), t45); // bits.rs:44
    const uint bits_3 = as_type<uint>(t44) + (as_type<uint>(t45) << 23u); // bits.rs:45
    const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3))); // bits.rs:46
    const uint t46 = encode_f16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
    const float y_1 = decode_f16(t46);
    const float t47 = 1.0f - y_1; // activation.rs:23
    const float t48 = t13 * ((t13 < 0.0f) ? y_1 : decode_f16(encode_f16(t47))); // activation.rs:30
    const uint bits_4 = as_type<uint>(t48); // bits.rs:29
    const float t49 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
    channels_0 = t49; // mod.rs:261
    const float t50 = channels_0 * channels_0; // mod.rs:262
    const float t51 = squares + t50;
    squares = (owned ? t51 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:254
    const uint2 t52 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_1 = 0.0f; // mod.rs:256
    const float t53 = decode_f16(t52.x) * inputs_0_1; // mod.rs:259
    sum_1 = sum_1 + t53;
    const float t54 = decode_f16(t52.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + t54;
    const float t55 = decode_f16(t52.y) * inputs_2_1;
    sum_1 = sum_1 + t55;
    const float t56 = decode_f16(t52.y >> 16u) * inputs_3_1;
    sum_1 = sum_1 + t56;
    const uint bits_5 = as_type<uint>(sum_1); // bits.rs:29
    const float t57 = decode_f16(encode_f16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // mod.rs:261
    const float t58 = abs_f32(t57); // activation.rs:20
    const float t59 = min_f32(max_f32(t58, -104.0f), 89.0f); // exponential.rs:40
    const float t60 = t59 * 1.442695f; // exponential.rs:14
    const float k_1 = rint(t60);
    const float t61 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t59 - t61;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t62 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t62 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t63 = q_1 * r_1; // exponential.rs:29
    q_1 = t63 + 0.0013933674f;
    const float t64 = q_1 * r_1;
    q_1 = t64 + 0.008333311f;
    const float t65 = q_1 * r_1;
    q_1 = t65 + 0.041666467f;
    const float t66 = q_1 * r_1;
    q_1 = t66 + 0.16666667f;
    const float t67 = q_1 * r_1;
    q_1 = t67 + 0.5f;
    const float t68 = r_1 * r_1; // exponential.rs:31
    const float t69 = t68 * q_1;
    const float rest_1 = r_error_1 + t69;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int t70 = i32_from_f32(k_1); // exponential.rs:42
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t70); // bits.rs:44
    const uint bits_6 = as_type<uint>(y_2) + (as_type<uint>(t70) << 23u); // bits.rs:45
    const float t71 = (((as_type<uint>(t58) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
    const float e_1 = decode_f16(encode_f16(t71)); // activation.rs:20
    const float t72 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_f16(encode_f16(t72));
    const uint bits_7 = as_type<uint>(d_1); // division.rs:85
    const float t73 = as_type<float>((bits_7 & 8388607u) | 1065353216u); // division.rs:94
    const float t74 = t73 * 0.32323232f; // division.rs:102
    const float t75 = t74 - 1.4545455f;
    const float t76 = t73 * t75;
    float estimate_2 = t76 + 2.121212f;
    const float t77 = t73 * estimate_2; // division.rs:105
    const float t78 = 1.0f - t77;
    const float t79 = estimate_2 * t78;
    estimate_2 = estimate_2 + t79;
    const float t80 = t73 * estimate_2;
    const float t81 = 1.0f - t80;
    const float t82 = estimate_2 * t81;
    estimate_2 = estimate_2 + t82;
    const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
    const float d_high_1 = as_type<float>(as_type<uint>(t73) & 4294963200u);
    const float t83 = d_high_1 * high_1; // division.rs:110
    const float t84 = 1.0f - t83;
    const float t85 = t73 - d_high_1;
    const float t86 = t85 * high_1;
    const float residual_1 = t84 - t86;
    const float estimate_3 = estimate_2;
    const float t87 = residual_1 * estimate_3; // division.rs:87
    const float t88 = high_1 + t87;
    const int t89 = sub_i32(127, as_type<int>(bits_7 >> 23u));
    const int field_3 = add_i32(as_type<int>(as_type<uint>(t88) >> 23u), t89); // bits.rs:44
    const uint bits_8 = as_type<uint>(t88) + (as_type<uint>(t89) << 23u); // bits.rs:45
    const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_8))); // bits.rs:46
    const uint t90 = encode_f16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
    const float y_3 = decode_f16(t90);
    const float t91 = 1.0f - y_3; // activation.rs:23
    const float t92 = t57 * ((t57 < 0.0f) ? y_3 : decode_f16(encode_f16(t91))); // activation.rs:30
    const uint bits_9 = as_type<uint>(t92); // bits.rs:29
    const float t93 = decode_f16(encode_f16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:30
    channels_1 = t93; // mod.rs:261
    const float t94 = channels_1 * channels_1; // mod.rs:262
    const float t95 = squares + t94;
    squares = (owned_1 ? t95 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:254
    const uint2 t96 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_2 = 0.0f; // mod.rs:256
    const float t97 = decode_f16(t96.x) * inputs_0_2; // mod.rs:259
    sum_2 = sum_2 + t97;
    const float t98 = decode_f16(t96.x >> 16u) * inputs_1_2;
    sum_2 = sum_2 + t98;
    const float t99 = decode_f16(t96.y) * inputs_2_2;
    sum_2 = sum_2 + t99;
    const float t100 = decode_f16(t96.y >> 16u) * inputs_3_2;
    sum_2 = sum_2 + t100;
    const uint bits_10 = as_type<uint>(sum_2); // bits.rs:29
    const float t101 = decode_f16(encode_f16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // mod.rs:261
    const float t102 = abs_f32(t101); // activation.rs:20
    const float t103 = min_f32(max_f32(t102, -104.0f), 89.0f); // exponential.rs:40
    const float t104 = t103 * 1.442695f; // exponential.rs:14
    const float k_2 = rint(t104);
    const float t105 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t103 - t105;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t106 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t106 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t107 = q_2 * r_2; // exponential.rs:29
    q_2 = t107 + 0.0013933674f;
    const float t108 = q_2 * r_2;
    q_2 = t108 + 0.008333311f;
    const float t109 = q_2 * r_2;
    q_2 = t109 + 0.041666467f;
    const float t110 = q_2 * r_2;
    q_2 = t110 + 0.16666667f;
    const float t111 = q_2 * r_2;
    q_2 = t111 + 0.5f;
    const float t112 = r_2 * r_2; // exponential.rs:31
    const float t113 = t112 * q_2;
    const float rest_2 = r_error_2 + t113;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int t114 = i32_from_f32(k_2); // exponential.rs:42
    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t114); // bits.rs:44
    const uint bits_11 = as_type<uint>(y_4) + (as_type<uint>(t114) << 23u); // bits.rs:45
    const float t115 = (((as_type<uint>(t102) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_11)))); // exponential.rs:42
    const float e_2 = decode_f16(encode_f16(t115)); // activation.rs:20
    const float t116 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_f16(encode_f16(t116));
    const uint bits_12 = as_type<uint>(d_2); // division.rs:85
    const float t117 = as_type<float>((bits_12 & 8388607u) | 1065353216u); // division.rs:94
    const float t118 = t117 * 0.32323232f; // division.rs:102
    const float t119 = t118 - 1.4545455f;
    const float t120 = t117 * t119;
    float estimate_4 = t120 + 2.121212f;
    const float t121 = t117 * estimate_4; // division.rs:105
    const float t122 = 1.0f - t121;
    const float t123 = estimate_4 * t122;
    estimate_4 = estimate_4 + t123;
    const float t124 = t117 * estimate_4;
    const float t125 = 1.0f - t124;
    const float t126 = estimate_4 * t125;
    estimate_4 = estimate_4 + t126;
    const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
    const float d_high_2 = as_type<float>(as_type<uint>(t117) & 4294963200u);
    const float t127 = d_high_2 * high_2; // division.rs:110
    const float t128 = 1.0f - t127;
    const float t129 = t117 - d_high_2;
    const float t130 = t129 * high_2;
    const float residual_2 = t128 - t130;
    const float estimate_5 = estimate_4;
    const float t131 = residual_2 * estimate_5; // division.rs:87
    const float t132 = high_2 + t131;
    const int t133 = sub_i32(127, as_type<int>(bits_12 >> 23u));
    const int field_5 = add_i32(as_type<int>(as_type<uint>(t132) >> 23u), t133); // bits.rs:44
    const uint bits_13 = as_type<uint>(t132) + (as_type<uint>(t133) << 23u); // bits.rs:45
    const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_13))); // bits.rs:46
    const uint t134 = encode_f16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
    const float y_5 = decode_f16(t134);
    const float t135 = 1.0f - y_5; // activation.rs:23
    const float t136 = t101 * ((t101 < 0.0f) ? y_5 : decode_f16(encode_f16(t135))); // activation.rs:30
    const uint bits_14 = as_type<uint>(t136); // bits.rs:29
    const float t137 = decode_f16(encode_f16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
    channels_2 = t137; // mod.rs:261
    const float t138 = channels_2 * channels_2; // mod.rs:262
    const float t139 = squares + t138;
    squares = (owned_2 ? t139 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:254
    const uint2 t140 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_3 = 0.0f; // mod.rs:256
    const float t141 = decode_f16(t140.x) * inputs_0_3; // mod.rs:259
    sum_3 = sum_3 + t141;
    const float t142 = decode_f16(t140.x >> 16u) * inputs_1_3;
    sum_3 = sum_3 + t142;
    const float t143 = decode_f16(t140.y) * inputs_2_3;
    sum_3 = sum_3 + t143;
    const float t144 = decode_f16(t140.y >> 16u) * inputs_3_3;
    sum_3 = sum_3 + t144;
    const uint bits_15 = as_type<uint>(sum_3); // bits.rs:29
    const float t145 = decode_f16(encode_f16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // mod.rs:261
    const float t146 = abs_f32(t145); // activation.rs:20
    const float t147 = min_f32(max_f32(t146, -104.0f), 89.0f); // exponential.rs:40
    const float t148 = t147 * 1.442695f; // exponential.rs:14
    const float k_3 = rint(t148);
    const float t149 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t147 - t149;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t150 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t150 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t151 = q_3 * r_3; // exponential.rs:29
    q_3 = t151 + 0.0013933674f;
    const float t152 = q_3 * r_3;
    q_3 = t152 + 0.008333311f;
    const float t153 = q_3 * r_3;
    q_3 = t153 + 0.041666467f;
    const float t154 = q_3 * r_3;
    q_3 = t154 + 0.16666667f;
    const float t155 = q_3 * r_3;
    q_3 = t155 + 0.5f;
    const float t156 = r_3 * r_3; // exponential.rs:31
    const float t157 = t156 * q_3;
    const float rest_3 = r_error_3 + t157;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int t158 = i32_from_f32(k_3); // exponential.rs:42
    const int field_6 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t158); // bits.rs:44
    const uint bits_16 = as_type<uint>(y_6) + (as_type<uint>(t158) << 23u); // bits.rs:45
    const float t159 = (((as_type<uint>(t146) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
    const float e_3 = decode_f16(encode_f16(t159)); // activation.rs:20
    const float t160 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_f16(encode_f16(t160));
    const uint bits_17 = as_type<uint>(d_3); // division.rs:85
    const float t161 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
    const float t162 = t161 * 0.32323232f; // division.rs:102
    const float t163 = t162 - 1.4545455f;
    const float t164 = t161 * t163;
    float estimate_6 = t164 + 2.121212f;
    const float t165 = t161 * estimate_6; // division.rs:105
    const float t166 = 1.0f - t165;
    const float t167 = estimate_6 * t166;
    estimate_6 = estimate_6 + t167;
    const float t168 = t161 * estimate_6;
    const float t169 = 1.0f - t168;
    const float t170 = estimate_6 * t169;
    estimate_6 = estimate_6 + t170;
    const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
    const float d_high_3 = as_type<float>(as_type<uint>(t161) & 4294963200u);
    const float t171 = d_high_3 * high_3; // division.rs:110
    const float t172 = 1.0f - t171;
    const float t173 = t161 - d_high_3;
    const float t174 = t173 * high_3;
    const float residual_3 = t172 - t174;
    const float estimate_7 = estimate_6;
    const float t175 = residual_3 * estimate_7; // division.rs:87
    const float t176 = high_3 + t175;
    const int t177 = sub_i32(127, as_type<int>(bits_17 >> 23u));
    const int field_7 = add_i32(as_type<int>(as_type<uint>(t176) >> 23u), t177); // bits.rs:44
    const uint bits_18 = as_type<uint>(t176) + (as_type<uint>(t177) << 23u); // bits.rs:45
    const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
    const uint t178 = encode_f16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
    const float y_7 = decode_f16(t178);
    const float t179 = 1.0f - y_7; // activation.rs:23
    const float t180 = t145 * ((t145 < 0.0f) ? y_7 : decode_f16(encode_f16(t179))); // activation.rs:30
    const uint bits_19 = as_type<uint>(t180); // bits.rs:29
    const float t181 = decode_f16(encode_f16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:30
    channels_3 = t181; // mod.rs:261
    const float t182 = channels_3 * channels_3; // mod.rs:262
    const float t183 = squares + t182;
    squares = (owned_3 ? t183 : squares);
    const float t184 = reduce_add_f32(squares); // mod.rs:264
    const float t185 = float(imm.head_k_dim);
    const uint a_bits = as_type<uint>(t184); // division.rs:13
    const uint b_bits = as_type<uint>(t185); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t186 = a_bits & 8388607u; // division.rs:18
    const uint t187 = b_bits & 8388607u;
    const uint below = ((t186 < t187) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t186 | 8388608u, below); // division.rs:34
    const uint denominator = t187 | 8388608u; // division.rs:35
    const float d_4 = as_type<float>(t187 | 1065353216u); // division.rs:37
    const float t188 = 0.47058824f * d_4; // division.rs:38
    float reciprocal = 1.4117647f - t188;
    const float t189 = d_4 * reciprocal; // division.rs:41
    const float t190 = 1.0f - t189;
    const float t191 = reciprocal * t190;
    reciprocal = reciprocal + t191;
    const float t192 = d_4 * reciprocal;
    const float t193 = 1.0f - t192;
    const float t194 = reciprocal * t193;
    reciprocal = reciprocal + t194;
    const float t195 = d_4 * reciprocal;
    const float t196 = 1.0f - t195;
    const float t197 = reciprocal * t196;
    reciprocal = reciprocal + t197;
    const float n = as_type<float>((t186 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t198 = n * reciprocal; // division.rs:45
    const float t199 = t198 * 8388608.0f;
    uint quotient = u32_from_f32(t199);
    const int divisor = as_type<int>(denominator); // division.rs:46
    int residual_4 = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
    const bool over = residual_4 < 0; // division.rs:50
    quotient = (over ? quotient - 1u : quotient); // division.rs:51
    residual_4 = (over ? add_i32(residual_4, divisor) : residual_4); // division.rs:52
    const bool over_1 = residual_4 < 0; // division.rs:50
    quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
    residual_4 = (over_1 ? add_i32(residual_4, divisor) : residual_4); // division.rs:52
    const bool under = residual_4 >= divisor; // division.rs:54
    quotient = (under ? quotient + 1u : quotient); // division.rs:55
    residual_4 = (under ? sub_i32(residual_4, divisor) : residual_4); // division.rs:56
    quotient = ((mul_i32(residual_4, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
    const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
    const uint t200 = quotient; // division.rs:60
    const int field_8 = add_i32(exponent, as_type<int>(t200 >> 24u)); // bits.rs:36
    const uint bits_20 = (as_type<uint>(field_8) << 23u) | (t200 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_20))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t201 = ((as_type<uint>(t184) & 2147483647u) > 2139095040u) | ((as_type<uint>(t185) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t201 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float mean = (undefined ? as_type<float>(0x7fc00000u) : extended); // division.rs:27
    const float t202 = mean + imm.eps; // mod.rs:265
    const uint bits_21 = as_type<uint>(t202); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_21 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_21 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_8 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t203 = 0.5f * m; // roots.rs:22
    const float t204 = t203 * y_8;
    const float t205 = t204 * y_8;
    const float t206 = 0.5f - t205;
    const float t207 = y_8 * t206;
    y_8 = y_8 + t207;
    const float t208 = 0.5f * m;
    const float t209 = t208 * y_8;
    const float t210 = t209 * y_8;
    const float t211 = 0.5f - t210;
    const float t212 = y_8 * t211;
    y_8 = y_8 + t212;
    const float t213 = 0.5f * m;
    const float t214 = t213 * y_8;
    const float t215 = t214 * y_8;
    const float t216 = 0.5f - t215;
    const float t217 = y_8 * t216;
    y_8 = y_8 + t217;
    const float y_9 = y_8; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_9; // roots.rs:63
    const float scaled_4 = m * 4097.0f; // roots.rs:72
    const float t218 = scaled_4 - m; // roots.rs:73
    const float high_4 = scaled_4 - t218;
    const float a_low = m - high_4; // roots.rs:74
    const float scaled_5 = y_9 * 4097.0f; // roots.rs:72
    const float t219 = scaled_5 - y_9; // roots.rs:73
    const float high_5 = scaled_5 - t219;
    const float b_low = y_9 - high_5; // roots.rs:74
    const float t220 = high_4 * high_5; // roots.rs:66
    const float t221 = t220 - product;
    const float t222 = high_4 * b_low;
    const float t223 = t221 + t222;
    const float t224 = a_low * high_5;
    const float t225 = t223 + t224;
    const float t226 = a_low * b_low;
    const float my_error = t225 + t226;
    const float product_1 = product * y_9; // roots.rs:63
    const float scaled_6 = product * 4097.0f; // roots.rs:72
    const float t227 = scaled_6 - product; // roots.rs:73
    const float high_6 = scaled_6 - t227;
    const float a_low_1 = product - high_6; // roots.rs:74
    const float scaled_7 = y_9 * 4097.0f; // roots.rs:72
    const float t228 = scaled_7 - y_9; // roots.rs:73
    const float high_7 = scaled_7 - t228;
    const float b_low_1 = y_9 - high_7; // roots.rs:74
    const float t229 = high_6 * high_7; // roots.rs:66
    const float t230 = t229 - product_1;
    const float t231 = high_6 * b_low_1;
    const float t232 = t230 + t231;
    const float t233 = a_low_1 * high_7;
    const float t234 = t232 + t233;
    const float t235 = a_low_1 * b_low_1;
    const float square_error = t234 + t235;
    const float t236 = 1.0f - product_1; // roots.rs:84
    const float t237 = t236 - square_error;
    const float t238 = my_error * y_9;
    const float residual_5 = t237 - t238;
    const float t239 = 0.5f * residual_5; // roots.rs:85
    const float t240 = y_9 * t239;
    const float root = y_9 + t240;
    const float scaled_8 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_22 = as_type<uint>(t202); // roots.rs:30
    const uint sign_2 = bits_22 & 2147483648u; // roots.rs:31
    const bool zero = (bits_22 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_22 == 2139095040u) ? 0.0f : scaled_8)); // roots.rs:33
    const float scale = (((as_type<uint>(t202) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    const float dim = float(imm.head_k_dim); // mod.rs:184
    const uint bits_23 = as_type<uint>(dim); // roots.rs:14
    const int exponent_2 = sub_i32(as_type<int>(bits_23 >> 23u), 127); // roots.rs:15
    const int odd_1 = exponent_2 & 1; // roots.rs:16
    const float m_1 = as_type<float>((bits_23 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:17
    float y_10 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:19
    const float t241 = 0.5f * m_1; // roots.rs:22
    const float t242 = t241 * y_10;
    const float t243 = t242 * y_10;
    const float t244 = 0.5f - t243;
    const float t245 = y_10 * t244;
    y_10 = y_10 + t245;
    const float t246 = 0.5f * m_1;
    const float t247 = t246 * y_10;
    const float t248 = t247 * y_10;
    const float t249 = 0.5f - t248;
    const float t250 = y_10 * t249;
    y_10 = y_10 + t250;
    const float t251 = 0.5f * m_1;
    const float t252 = t251 * y_10;
    const float t253 = t252 * y_10;
    const float t254 = 0.5f - t253;
    const float t255 = y_10 * t254;
    y_10 = y_10 + t255;
    const float y_11 = y_10; // roots.rs:24
    const int half_exponent_1 = sub_i32(exponent_2, odd_1) >> 1u;
    const float product_2 = m_1 * y_11; // roots.rs:63
    const float scaled_9 = m_1 * 4097.0f; // roots.rs:72
    const float t256 = scaled_9 - m_1; // roots.rs:73
    const float high_8 = scaled_9 - t256;
    const float a_low_2 = m_1 - high_8; // roots.rs:74
    const float scaled_10 = y_11 * 4097.0f; // roots.rs:72
    const float t257 = scaled_10 - y_11; // roots.rs:73
    const float high_9 = scaled_10 - t257;
    const float b_low_2 = y_11 - high_9; // roots.rs:74
    const float t258 = high_8 * high_9; // roots.rs:66
    const float t259 = t258 - product_2;
    const float t260 = high_8 * b_low_2;
    const float t261 = t259 + t260;
    const float t262 = a_low_2 * high_9;
    const float t263 = t261 + t262;
    const float t264 = a_low_2 * b_low_2;
    const float my_error_1 = t263 + t264;
    const float product_3 = product_2 * y_11; // roots.rs:63
    const float scaled_11 = product_2 * 4097.0f; // roots.rs:72
    const float t265 = scaled_11 - product_2; // roots.rs:73
    const float high_10 = scaled_11 - t265;
    const float a_low_3 = product_2 - high_10; // roots.rs:74
    const float scaled_12 = y_11 * 4097.0f; // roots.rs:72
    const float t266 = scaled_12 - y_11; // roots.rs:73
    const float high_11 = scaled_12 - t266;
    const float b_low_3 = y_11 - high_11; // roots.rs:74
    const float t267 = high_10 * high_11; // roots.rs:66
    const float t268 = t267 - product_3;
    const float t269 = high_10 * b_low_3;
    const float t270 = t268 + t269;
    const float t271 = a_low_3 * high_11;
    const float t272 = t270 + t271;
    const float t273 = a_low_3 * b_low_3;
    const float square_error_1 = t272 + t273;
    const float t274 = 1.0f - product_3; // roots.rs:84
    const float t275 = t274 - square_error_1;
    const float t276 = my_error_1 * y_11;
    const float residual_6 = t275 - t276;
    const float t277 = 0.5f * residual_6; // roots.rs:85
    const float t278 = y_11 * t277;
    const float root_1 = y_11 + t278;
    const float scaled_13 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:86
    const uint bits_24 = as_type<uint>(dim); // roots.rs:30
    const uint sign_3 = bits_24 & 2147483648u; // roots.rs:31
    const bool zero_1 = (bits_24 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_3 | 2139095040u) : ((bits_24 == 2139095040u) ? 0.0f : scaled_13)); // roots.rs:33
    const float t279 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:34
    const uint bits_25 = as_type<uint>(dim); // division.rs:66
    const float d_5 = as_type<float>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
    const float t280 = d_5 * 0.32323232f; // division.rs:102
    const float t281 = t280 - 1.4545455f;
    const float t282 = d_5 * t281;
    float estimate_8 = t282 + 2.121212f;
    const float t283 = d_5 * estimate_8; // division.rs:105
    const float t284 = 1.0f - t283;
    const float t285 = estimate_8 * t284;
    estimate_8 = estimate_8 + t285;
    const float t286 = d_5 * estimate_8;
    const float t287 = 1.0f - t286;
    const float t288 = estimate_8 * t287;
    estimate_8 = estimate_8 + t288;
    const float high_12 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
    const float d_high_4 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
    const float t289 = d_high_4 * high_12; // division.rs:110
    const float t290 = 1.0f - t289;
    const float t291 = d_5 - d_high_4;
    const float t292 = t291 * high_12;
    const float residual_7 = t290 - t292;
    const float estimate_9 = estimate_8;
    const float t293 = residual_7 * estimate_9; // division.rs:69
    const float t294 = high_12 + t293;
    const uint quotient_2 = as_type<uint>(t294);
    const uint divisor_1 = (as_type<uint>(d_5) & 8388607u) | 8388608u; // division.rs:71
    const uint product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    const int twice = mul_i32(as_type<int>(product_4), -2); // division.rs:73
    const uint below_1 = ((twice > as_type<int>(divisor_1)) ? quotient_2 + 1u : quotient_2); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor_1)) < 0) ? quotient_2 - 1u : below_1); // division.rs:75
    const uint field_9 = (bits_25 >> 23u) & 255u; // division.rs:76
    const float t295 = as_type<float>(nearest); // division.rs:77
    const int t296 = sub_i32(127, as_type<int>(field_9));
    const int field_10 = add_i32(as_type<int>(as_type<uint>(t295) >> 23u), t296); // bits.rs:44
    const uint bits_26 = as_type<uint>(t295) + (as_type<uint>(t296) << 23u); // bits.rs:45
    const uint scaled_14 = as_type<uint>(as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_26)))); // division.rs:77
    const uint signed_1 = ((field_9 == 0u) ? 2139095040u : scaled_14) | (bits_25 & 2147483648u); // division.rs:78
    const float t297 = ((head >= imm.n_qk_heads / 2u) ? t279 : as_type<float>((((as_type<uint>(dim) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1))); // mod.rs:185
    const float factor = decode_f16(encode_f16(t297));
    if (is_inside) { // mod.rs:267
        if (is_value) { // mod.rs:268
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:269
            const uint2 t298 = uint2(encode_f16(channels_0) | (encode_f16(channels_1) << 16u), encode_f16(channels_2) | (encode_f16(channels_3) << 16u)); // gdn.rs:222
            ((device uint2*)v)[(place >> 1u) >> 1u] = t298;
        } else {
            float normed_0 = 0.0f; // mod.rs:272
            float normed_1 = 0.0f;
            float normed_2 = 0.0f;
            float normed_3 = 0.0f;
            const float t299 = channels_0 * scale; // mod.rs:275
            const uint bits_27 = as_type<uint>(t299); // bits.rs:29
            const float t300 = decode_f16(encode_f16(as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)))); // mod.rs:275
            const float t301 = t300 * factor;
            const uint bits_28 = as_type<uint>(t301); // bits.rs:29
            normed_0 = as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)); // mod.rs:275
            const float t302 = channels_1 * scale;
            const uint bits_29 = as_type<uint>(t302); // bits.rs:29
            const float t303 = decode_f16(encode_f16(as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)))); // mod.rs:275
            const float t304 = t303 * factor;
            const uint bits_30 = as_type<uint>(t304); // bits.rs:29
            normed_1 = as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)); // mod.rs:275
            const float t305 = channels_2 * scale;
            const uint bits_31 = as_type<uint>(t305); // bits.rs:29
            const float t306 = decode_f16(encode_f16(as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)))); // mod.rs:275
            const float t307 = t306 * factor;
            const uint bits_32 = as_type<uint>(t307); // bits.rs:29
            normed_2 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)); // mod.rs:275
            const float t308 = channels_3 * scale;
            const uint bits_33 = as_type<uint>(t308); // bits.rs:29
            const float t309 = decode_f16(encode_f16(as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)))); // mod.rs:275
            const float t310 = t309 * factor;
            const uint bits_34 = as_type<uint>(t310); // bits.rs:29
            normed_3 = as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)); // mod.rs:275
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:277
            const uint2 t311 = uint2(encode_f16(normed_0) | (encode_f16(normed_1) << 16u), encode_f16(normed_2) | (encode_f16(normed_3) << 16u)); // gdn.rs:222
            ((device uint2*)qk)[(place >> 1u) >> 1u] = t311;
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:281
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:282
            const float t312 = decode_f16(b[token * imm.b_stride + gate]); // mod.rs:283
            const float t313 = a_log[gate];
            const float t314 = decode_f16(a[token * imm.a_stride + gate]) + decode_f16(dt_bias[gate]); // mod.rs:191
            const float t315 = decode_f16(encode_f16(t314));
            const float t316 = neg_f32(min_f32(abs_f32(t315), 104.0f)); // logistic.rs:19
            const float t317 = t316 * 1.442695f; // exponential.rs:14
            const float k_4 = rint(t317);
            const float t318 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t316 - t318;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t319 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t319 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t320 = q_4 * r_4; // exponential.rs:29
            q_4 = t320 + 0.0013933674f;
            const float t321 = q_4 * r_4;
            q_4 = t321 + 0.008333311f;
            const float t322 = q_4 * r_4;
            q_4 = t322 + 0.041666467f;
            const float t323 = q_4 * r_4;
            q_4 = t323 + 0.16666667f;
            const float t324 = q_4 * r_4;
            q_4 = t324 + 0.5f;
            const float t325 = r_4 * r_4; // exponential.rs:31
            const float t326 = t325 * q_4;
            const float rest_4 = r_error_4 + t326;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_12 = 1.0f + p_4; // exponential.rs:33
            const float t327 = 1.0f - y_12; // exponential.rs:34
            const float t328 = t327 + p_4;
            const float t329 = r_4 - p_4;
            const float t330 = t329 + rest_4;
            const float y_error = t328 + t330;
            const int k_5 = i32_from_f32(k_4); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
            const float power = y_12 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_6 = 1.0f + power; // logistic.rs:72
            const bool halved = d_6 > 1.4142135f; // logistic.rs:73
            const float t331 = d_6 * 0.5f; // logistic.rs:74
            const float t332 = t331 - 1.0f;
            const float f = (halved ? t332 : power);
            const float t333 = 1.0f - d_6; // logistic.rs:75
            const float t334 = t333 + power;
            const float t335 = t334 + power_error;
            const float error = (halved ? t335 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_4 = whole + f; // logistic.rs:78
            const float t336 = whole - sum_4; // logistic.rs:79
            const float sum_error = t336 + f;
            const float t337 = 0.5f * power; // logistic.rs:81
            const float t338 = t337 - 1.0f;
            const float t339 = power * t338;
            const float slope = 1.0f + t339;
            float p_5 = 0.05351364f; // logarithm.rs:19
            const float t340 = p_5 * f; // logarithm.rs:31
            p_5 = t340 + -0.109175f;
            const float t341 = p_5 * f;
            p_5 = t341 + 0.12108583f;
            const float t342 = p_5 * f;
            p_5 = t342 + -0.12550178f;
            const float t343 = p_5 * f;
            p_5 = t343 + 0.14209557f;
            const float t344 = p_5 * f;
            p_5 = t344 + -0.16659358f;
            const float t345 = p_5 * f;
            p_5 = t345 + 0.20002224f;
            const float t346 = p_5 * f;
            p_5 = t346 + -0.25000167f;
            const float t347 = p_5 * f;
            p_5 = t347 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t348 = square * f; // logarithm.rs:34
            const float t349 = t348 * p_5;
            const float t350 = 0.5f * square;
            const float t351 = t349 - t350;
            const float t352 = whole_error + t351; // logistic.rs:82
            const float t353 = sum_error + t352;
            const float t354 = error * slope;
            const float tail = t353 + t354;
            const float linear = ((as_type<uint>(t315) > 2147483647u) ? 0.0f : t315); // logistic.rs:84
            const float total = linear + sum_4; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t355 = total - back; // logistic.rs:87
            const float t356 = linear - t355;
            const float t357 = sum_4 - back;
            const float total_error = t356 + t357;
            const float t358 = total_error + tail; // logistic.rs:88
            const float near = total + t358;
            const int field_11 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), k_5); // bits.rs:44
            const uint bits_27 = as_type<uint>(y_12) + (as_type<uint>(k_5) << 23u); // bits.rs:45
            const float result = ((as_type<uint>(t315) > 2147483647u) & (k_5 < -60) ? as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_27))) : near); // logistic.rs:89
            const float bounded_1 = ((as_type<uint>(t315) == 2139095040u) ? t315 : result); // logistic.rs:90
            const uint t359 = encode_f16((((as_type<uint>(t315) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // mod.rs:191
            const float delta = decode_f16(t359);
            const float t360 = min_f32(max_f32(t313, -104.0f), 89.0f); // exponential.rs:40
            const float t361 = t360 * 1.442695f; // exponential.rs:14
            const float k_6 = rint(t361);
            const float t362 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t360 - t362;
            const float correction_5 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t363 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t363 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t364 = q_5 * r_5; // exponential.rs:29
            q_5 = t364 + 0.0013933674f;
            const float t365 = q_5 * r_5;
            q_5 = t365 + 0.008333311f;
            const float t366 = q_5 * r_5;
            q_5 = t366 + 0.041666467f;
            const float t367 = q_5 * r_5;
            q_5 = t367 + 0.16666667f;
            const float t368 = q_5 * r_5;
            q_5 = t368 + 0.5f;
            const float t369 = r_5 * r_5; // exponential.rs:31
            const float t370 = t369 * q_5;
            const float rest_5 = r_error_5 + t370;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_13 = 1.0f + p_6; // exponential.rs:33
            const int t371 = i32_from_f32(k_6); // exponential.rs:42
            const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t371); // bits.rs:44
            const uint bits_28 = as_type<uint>(y_13) + (as_type<uint>(t371) << 23u); // bits.rs:45
            const float t372 = (((as_type<uint>(t313) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:42
            const float t373 = t372 * delta; // mod.rs:192
            const float t374 = neg_f32(t373);
            const float t375 = min_f32(max_f32(t374, -104.0f), 89.0f); // exponential.rs:40
            const float t376 = t375 * 1.442695f; // exponential.rs:14
            const float k_7 = rint(t376);
            const float t377 = k_7 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t375 - t377;
            const float correction_6 = k_7 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t378 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t378 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t379 = q_6 * r_6; // exponential.rs:29
            q_6 = t379 + 0.0013933674f;
            const float t380 = q_6 * r_6;
            q_6 = t380 + 0.008333311f;
            const float t381 = q_6 * r_6;
            q_6 = t381 + 0.041666467f;
            const float t382 = q_6 * r_6;
            q_6 = t382 + 0.16666667f;
            const float t383 = q_6 * r_6;
            q_6 = t383 + 0.5f;
            const float t384 = r_6 * r_6; // exponential.rs:31
            const float t385 = t384 * q_6;
            const float rest_6 = r_error_6 + t385;
            const float p_7 = r_6 + rest_6; // exponential.rs:32
            const float y_14 = 1.0f + p_7; // exponential.rs:33
            const int t386 = i32_from_f32(k_7); // exponential.rs:42
            const int field_13 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), t386); // bits.rs:44
            const uint bits_29 = as_type<uint>(y_14) + (as_type<uint>(t386) << 23u); // bits.rs:45
            const float t387 = (((as_type<uint>(t374) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_29)))); // exponential.rs:42
            const float t388 = abs_f32(t312); // activation.rs:20
            const float t389 = min_f32(max_f32(t388, -104.0f), 89.0f); // exponential.rs:40
            const float t390 = t389 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t390);
            const float t391 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t389 - t391;
            const float correction_7 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t392 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t392 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t393 = q_7 * r_7; // exponential.rs:29
            q_7 = t393 + 0.0013933674f;
            const float t394 = q_7 * r_7;
            q_7 = t394 + 0.008333311f;
            const float t395 = q_7 * r_7;
            q_7 = t395 + 0.041666467f;
            const float t396 = q_7 * r_7;
            q_7 = t396 + 0.16666667f;
            const float t397 = q_7 * r_7;
            q_7 = t397 + 0.5f;
            const float t398 = r_7 * r_7; // exponential.rs:31
            const float t399 = t398 * q_7;
            const float rest_7 = r_error_7 + t399;
            const float p_8 = r_7 + rest_7; // exponential.rs:32
            const float y_15 = 1.0f + p_8; // exponential.rs:33
            const int t400 = i32_from_f32(k_8); // exponential.rs:42
            const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t400); // bits.rs:44
            const uint bits_30 = as_type<uint>(y_15) + (as_type<uint>(t400) << 23u); // bits.rs:45
            const float t401 = (((as_type<uint>(t388) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_30)))); // exponential.rs:42
            const float e_4 = decode_f16(encode_f16(t401)); // activation.rs:20
            const float t402 = 1.0f + e_4; // activation.rs:21
            const float d_7 = decode_f16(encode_f16(t402));
            const uint bits_31 = as_type<uint>(d_7); // division.rs:85
            const float t403 = as_type<float>((bits_31 & 8388607u) | 1065353216u); // division.rs:94
            const float t404 = t403 * 0.32323232f; // division.rs:102
            const float t405 = t404 - 1.4545455f;
            const float t406 = t403 * t405;
            float estimate_10 = t406 + 2.121212f;
            const float t407 = t403 * estimate_10; // division.rs:105
            const float t408 = 1.0f - t407;
            const float t409 = estimate_10 * t408;
            estimate_10 = estimate_10 + t409;
            const float t410 = t403 * estimate_10;
            const float t411 = 1.0f - t410;
            const float t412 = estimate_10 * t411;
            estimate_10 = estimate_10 + t412;
            const float high_13 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
            const float d_high_5 = as_type<float>(as_type<uint>(t403) & 4294963200u);
            const float t413 = d_high_5 * high_13; // division.rs:110
            const float t414 = 1.0f - t413;
            const float t415 = t403 - d_high_5;
            const float t416 = t415 * high_13;
            const float residual_8 = t414 - t416;
            const float estimate_11 = estimate_10;
            const float t417 = residual_8 * estimate_11; // division.rs:87
            const float t418 = high_13 + t417;
            const int t419 = sub_i32(127, as_type<int>(bits_31 >> 23u));
            const int field_15 = add_i32(as_type<int>(as_type<uint>(t418) >> 23u), t419); // bits.rs:44
            const uint bits_32 = as_type<uint>(t418) + (as_type<uint>(t419) << 23u); // bits.rs:45
            const float scaled_15 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_32))); // bits.rs:46
            const uint t420 = encode_f16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_15)); // activation.rs:22
            const float y_16 = decode_f16(t420);
            const float t421 = 1.0f - y_16; // activation.rs:23
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = float2(t387, ((t312 < 0.0f) ? y_16 : decode_f16(encode_f16(t421)))); // mod.rs:284
        }
    }
}
