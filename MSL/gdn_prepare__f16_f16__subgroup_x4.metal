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
    const uint bits = as_type<uint>(sum); // bits.rs:29
    const float t17 = decode_f16(encode_f16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:207
    const float t18 = abs_f32(t17); // activation.rs:20
    const float t19 = min_f32(max_f32(t18, -104.0f), 89.0f); // exponential.rs:40
    const float t20 = t19 * 1.442695f; // exponential.rs:14
    const float k = rint(t20);
    const float t21 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t19 - t21;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t22 = reduced - r; // exponential.rs:18
    const float r_error = t22 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t23 = q * r; // exponential.rs:29
    q = t23 + 0.0013933674f;
    const float t24 = q * r;
    q = t24 + 0.008333311f;
    const float t25 = q * r;
    q = t25 + 0.041666467f;
    const float t26 = q * r;
    q = t26 + 0.16666667f;
    const float t27 = q * r;
    q = t27 + 0.5f;
    const float t28 = r * r; // exponential.rs:31
    const float t29 = t28 * q;
    const float rest = r_error + t29;
    const float p = r + rest; // exponential.rs:32
    const float y = 1.0f + p; // exponential.rs:33
    const int t30 = i32_from_f32(k); // exponential.rs:42
    const int field = add_i32(as_type<int>(as_type<uint>(y) >> 23u), t30); // bits.rs:44
    const uint bits_1 = as_type<uint>(y) + (as_type<uint>(t30) << 23u); // bits.rs:45
    const float t31 = (((as_type<uint>(t18) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
    const float e = decode_f16(encode_f16(t31)); // activation.rs:20
    const float t32 = 1.0f + e; // activation.rs:21
    const float d = decode_f16(encode_f16(t32));
    const uint bits_2 = as_type<uint>(d); // division.rs:85
    const float t33 = as_type<float>((bits_2 & 8388607u) | 1065353216u); // division.rs:94
    const float t34 = t33 * 0.32323232f; // division.rs:102
    const float t35 = t34 - 1.4545455f;
    const float t36 = t33 * t35;
    float estimate = t36 + 2.121212f;
    const float t37 = t33 * estimate; // division.rs:105
    const float t38 = 1.0f - t37;
    const float t39 = estimate * t38;
    estimate = estimate + t39;
    const float t40 = t33 * estimate;
    const float t41 = 1.0f - t40;
    const float t42 = estimate * t41;
    estimate = estimate + t42;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
    const float d_high = as_type<float>(as_type<uint>(t33) & 4294963200u);
    const float t43 = d_high * high; // division.rs:110
    const float t44 = 1.0f - t43;
    const float t45 = t33 - d_high;
    const float t46 = t45 * high;
    const float residual = t44 - t46;
    const float estimate_1 = estimate;
    const float t47 = residual * estimate_1; // division.rs:87
    const float t48 = high + t47;
    const int t49 = sub_i32(127, as_type<int>(bits_2 >> 23u));
    const int field_1 = add_i32(as_type<int>(as_type<uint>(t48) >> 23u), t49); // bits.rs:44
    const uint bits_3 = as_type<uint>(t48) + (as_type<uint>(t49) << 23u); // bits.rs:45
    const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3))); // bits.rs:46
    const uint t50 = encode_f16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
    const float y_1 = decode_f16(t50);
    const float t51 = 1.0f - y_1; // activation.rs:23
    const float t52 = t17 * ((t17 < 0.0f) ? y_1 : decode_f16(encode_f16(t51))); // activation.rs:30
    const uint bits_4 = as_type<uint>(t52); // bits.rs:29
    const float t53 = decode_f16(encode_f16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
    channels_0 = t53; // mod.rs:286
    const float t54 = channels_0 * channels_0; // mod.rs:288
    const float t55 = squares + t54;
    squares = (owned ? t55 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:283
    const uint2 t56 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_1 = inputs_3_1; // mod.rs:285
    float sum_1 = 0.0f; // mod.rs:202
    const float t57 = decode_f16(t56.x) * inputs_0_1; // mod.rs:205
    sum_1 = sum_1 + t57;
    const float t58 = decode_f16(t56.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + t58;
    const float t59 = decode_f16(t56.y) * inputs_2_1;
    sum_1 = sum_1 + t59;
    const float t60 = decode_f16(t56.y >> 16u) * newest_1;
    sum_1 = sum_1 + t60;
    const uint bits_5 = as_type<uint>(sum_1); // bits.rs:29
    const float t61 = decode_f16(encode_f16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // mod.rs:207
    const float t62 = abs_f32(t61); // activation.rs:20
    const float t63 = min_f32(max_f32(t62, -104.0f), 89.0f); // exponential.rs:40
    const float t64 = t63 * 1.442695f; // exponential.rs:14
    const float k_1 = rint(t64);
    const float t65 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t63 - t65;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t66 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t66 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t67 = q_1 * r_1; // exponential.rs:29
    q_1 = t67 + 0.0013933674f;
    const float t68 = q_1 * r_1;
    q_1 = t68 + 0.008333311f;
    const float t69 = q_1 * r_1;
    q_1 = t69 + 0.041666467f;
    const float t70 = q_1 * r_1;
    q_1 = t70 + 0.16666667f;
    const float t71 = q_1 * r_1;
    q_1 = t71 + 0.5f;
    const float t72 = r_1 * r_1; // exponential.rs:31
    const float t73 = t72 * q_1;
    const float rest_1 = r_error_1 + t73;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_2 = 1.0f + p_1; // exponential.rs:33
    const int t74 = i32_from_f32(k_1); // exponential.rs:42
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t74); // bits.rs:44
    const uint bits_6 = as_type<uint>(y_2) + (as_type<uint>(t74) << 23u); // bits.rs:45
    const float t75 = (((as_type<uint>(t62) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
    const float e_1 = decode_f16(encode_f16(t75)); // activation.rs:20
    const float t76 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_f16(encode_f16(t76));
    const uint bits_7 = as_type<uint>(d_1); // division.rs:85
    const float t77 = as_type<float>((bits_7 & 8388607u) | 1065353216u); // division.rs:94
    const float t78 = t77 * 0.32323232f; // division.rs:102
    const float t79 = t78 - 1.4545455f;
    const float t80 = t77 * t79;
    float estimate_2 = t80 + 2.121212f;
    const float t81 = t77 * estimate_2; // division.rs:105
    const float t82 = 1.0f - t81;
    const float t83 = estimate_2 * t82;
    estimate_2 = estimate_2 + t83;
    const float t84 = t77 * estimate_2;
    const float t85 = 1.0f - t84;
    const float t86 = estimate_2 * t85;
    estimate_2 = estimate_2 + t86;
    const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
    const float d_high_1 = as_type<float>(as_type<uint>(t77) & 4294963200u);
    const float t87 = d_high_1 * high_1; // division.rs:110
    const float t88 = 1.0f - t87;
    const float t89 = t77 - d_high_1;
    const float t90 = t89 * high_1;
    const float residual_1 = t88 - t90;
    const float estimate_3 = estimate_2;
    const float t91 = residual_1 * estimate_3; // division.rs:87
    const float t92 = high_1 + t91;
    const int t93 = sub_i32(127, as_type<int>(bits_7 >> 23u));
    const int field_3 = add_i32(as_type<int>(as_type<uint>(t92) >> 23u), t93); // bits.rs:44
    const uint bits_8 = as_type<uint>(t92) + (as_type<uint>(t93) << 23u); // bits.rs:45
    const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_8))); // bits.rs:46
    const uint t94 = encode_f16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
    const float y_3 = decode_f16(t94);
    const float t95 = 1.0f - y_3; // activation.rs:23
    const float t96 = t61 * ((t61 < 0.0f) ? y_3 : decode_f16(encode_f16(t95))); // activation.rs:30
    const uint bits_9 = as_type<uint>(t96); // bits.rs:29
    const float t97 = decode_f16(encode_f16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:30
    channels_1 = t97; // mod.rs:286
    const float t98 = channels_1 * channels_1; // mod.rs:288
    const float t99 = squares + t98;
    squares = (owned_1 ? t99 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:283
    const uint2 t100 = ((device const uint2*)conv_weight)[(((owned_2 ? first + 2u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_2 = inputs_3_2; // mod.rs:285
    float sum_2 = 0.0f; // mod.rs:202
    const float t101 = decode_f16(t100.x) * inputs_0_2; // mod.rs:205
    sum_2 = sum_2 + t101;
    const float t102 = decode_f16(t100.x >> 16u) * inputs_1_2;
    sum_2 = sum_2 + t102;
    const float t103 = decode_f16(t100.y) * inputs_2_2;
    sum_2 = sum_2 + t103;
    const float t104 = decode_f16(t100.y >> 16u) * newest_2;
    sum_2 = sum_2 + t104;
    const uint bits_10 = as_type<uint>(sum_2); // bits.rs:29
    const float t105 = decode_f16(encode_f16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // mod.rs:207
    const float t106 = abs_f32(t105); // activation.rs:20
    const float t107 = min_f32(max_f32(t106, -104.0f), 89.0f); // exponential.rs:40
    const float t108 = t107 * 1.442695f; // exponential.rs:14
    const float k_2 = rint(t108);
    const float t109 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t107 - t109;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t110 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t110 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t111 = q_2 * r_2; // exponential.rs:29
    q_2 = t111 + 0.0013933674f;
    const float t112 = q_2 * r_2;
    q_2 = t112 + 0.008333311f;
    const float t113 = q_2 * r_2;
    q_2 = t113 + 0.041666467f;
    const float t114 = q_2 * r_2;
    q_2 = t114 + 0.16666667f;
    const float t115 = q_2 * r_2;
    q_2 = t115 + 0.5f;
    const float t116 = r_2 * r_2; // exponential.rs:31
    const float t117 = t116 * q_2;
    const float rest_2 = r_error_2 + t117;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_4 = 1.0f + p_2; // exponential.rs:33
    const int t118 = i32_from_f32(k_2); // exponential.rs:42
    const int field_4 = add_i32(as_type<int>(as_type<uint>(y_4) >> 23u), t118); // bits.rs:44
    const uint bits_11 = as_type<uint>(y_4) + (as_type<uint>(t118) << 23u); // bits.rs:45
    const float t119 = (((as_type<uint>(t106) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_11)))); // exponential.rs:42
    const float e_2 = decode_f16(encode_f16(t119)); // activation.rs:20
    const float t120 = 1.0f + e_2; // activation.rs:21
    const float d_2 = decode_f16(encode_f16(t120));
    const uint bits_12 = as_type<uint>(d_2); // division.rs:85
    const float t121 = as_type<float>((bits_12 & 8388607u) | 1065353216u); // division.rs:94
    const float t122 = t121 * 0.32323232f; // division.rs:102
    const float t123 = t122 - 1.4545455f;
    const float t124 = t121 * t123;
    float estimate_4 = t124 + 2.121212f;
    const float t125 = t121 * estimate_4; // division.rs:105
    const float t126 = 1.0f - t125;
    const float t127 = estimate_4 * t126;
    estimate_4 = estimate_4 + t127;
    const float t128 = t121 * estimate_4;
    const float t129 = 1.0f - t128;
    const float t130 = estimate_4 * t129;
    estimate_4 = estimate_4 + t130;
    const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
    const float d_high_2 = as_type<float>(as_type<uint>(t121) & 4294963200u);
    const float t131 = d_high_2 * high_2; // division.rs:110
    const float t132 = 1.0f - t131;
    const float t133 = t121 - d_high_2;
    const float t134 = t133 * high_2;
    const float residual_2 = t132 - t134;
    const float estimate_5 = estimate_4;
    const float t135 = residual_2 * estimate_5; // division.rs:87
    const float t136 = high_2 + t135;
    const int t137 = sub_i32(127, as_type<int>(bits_12 >> 23u));
    const int field_5 = add_i32(as_type<int>(as_type<uint>(t136) >> 23u), t137); // bits.rs:44
    const uint bits_13 = as_type<uint>(t136) + (as_type<uint>(t137) << 23u); // bits.rs:45
    const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_13))); // bits.rs:46
    const uint t138 = encode_f16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
    const float y_5 = decode_f16(t138);
    const float t139 = 1.0f - y_5; // activation.rs:23
    const float t140 = t105 * ((t105 < 0.0f) ? y_5 : decode_f16(encode_f16(t139))); // activation.rs:30
    const uint bits_14 = as_type<uint>(t140); // bits.rs:29
    const float t141 = decode_f16(encode_f16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
    channels_2 = t141; // mod.rs:286
    const float t142 = channels_2 * channels_2; // mod.rs:288
    const float t143 = squares + t142;
    squares = (owned_2 ? t143 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:283
    const uint2 t144 = ((device const uint2*)conv_weight)[(((owned_3 ? first + 3u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_3 = inputs_3_3; // mod.rs:285
    float sum_3 = 0.0f; // mod.rs:202
    const float t145 = decode_f16(t144.x) * inputs_0_3; // mod.rs:205
    sum_3 = sum_3 + t145;
    const float t146 = decode_f16(t144.x >> 16u) * inputs_1_3;
    sum_3 = sum_3 + t146;
    const float t147 = decode_f16(t144.y) * inputs_2_3;
    sum_3 = sum_3 + t147;
    const float t148 = decode_f16(t144.y >> 16u) * newest_3;
    sum_3 = sum_3 + t148;
    const uint bits_15 = as_type<uint>(sum_3); // bits.rs:29
    const float t149 = decode_f16(encode_f16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // mod.rs:207
    const float t150 = abs_f32(t149); // activation.rs:20
    const float t151 = min_f32(max_f32(t150, -104.0f), 89.0f); // exponential.rs:40
    const float t152 = t151 * 1.442695f; // exponential.rs:14
    const float k_3 = rint(t152);
    const float t153 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t151 - t153;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t154 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t154 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t155 = q_3 * r_3; // exponential.rs:29
    q_3 = t155 + 0.0013933674f;
    const float t156 = q_3 * r_3;
    q_3 = t156 + 0.008333311f;
    const float t157 = q_3 * r_3;
    q_3 = t157 + 0.041666467f;
    const float t158 = q_3 * r_3;
    q_3 = t158 + 0.16666667f;
    const float t159 = q_3 * r_3;
    q_3 = t159 + 0.5f;
    const float t160 = r_3 * r_3; // exponential.rs:31
    const float t161 = t160 * q_3;
    const float rest_3 = r_error_3 + t161;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_6 = 1.0f + p_3; // exponential.rs:33
    const int t162 = i32_from_f32(k_3); // exponential.rs:42
    const int field_6 = add_i32(as_type<int>(as_type<uint>(y_6) >> 23u), t162); // bits.rs:44
    const uint bits_16 = as_type<uint>(y_6) + (as_type<uint>(t162) << 23u); // bits.rs:45
    const float t163 = (((as_type<uint>(t150) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
    const float e_3 = decode_f16(encode_f16(t163)); // activation.rs:20
    const float t164 = 1.0f + e_3; // activation.rs:21
    const float d_3 = decode_f16(encode_f16(t164));
    const uint bits_17 = as_type<uint>(d_3); // division.rs:85
    const float t165 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
    const float t166 = t165 * 0.32323232f; // division.rs:102
    const float t167 = t166 - 1.4545455f;
    const float t168 = t165 * t167;
    float estimate_6 = t168 + 2.121212f;
    const float t169 = t165 * estimate_6; // division.rs:105
    const float t170 = 1.0f - t169;
    const float t171 = estimate_6 * t170;
    estimate_6 = estimate_6 + t171;
    const float t172 = t165 * estimate_6;
    const float t173 = 1.0f - t172;
    const float t174 = estimate_6 * t173;
    estimate_6 = estimate_6 + t174;
    const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
    const float d_high_3 = as_type<float>(as_type<uint>(t165) & 4294963200u);
    const float t175 = d_high_3 * high_3; // division.rs:110
    const float t176 = 1.0f - t175;
    const float t177 = t165 - d_high_3;
    const float t178 = t177 * high_3;
    const float residual_3 = t176 - t178;
    const float estimate_7 = estimate_6;
    const float t179 = residual_3 * estimate_7; // division.rs:87
    const float t180 = high_3 + t179;
    const int t181 = sub_i32(127, as_type<int>(bits_17 >> 23u));
    const int field_7 = add_i32(as_type<int>(as_type<uint>(t180) >> 23u), t181); // bits.rs:44
    const uint bits_18 = as_type<uint>(t180) + (as_type<uint>(t181) << 23u); // bits.rs:45
    const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
    const uint t182 = encode_f16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
    const float y_7 = decode_f16(t182);
    const float t183 = 1.0f - y_7; // activation.rs:23
    const float t184 = t149 * ((t149 < 0.0f) ? y_7 : decode_f16(encode_f16(t183))); // activation.rs:30
    const uint bits_19 = as_type<uint>(t184); // bits.rs:29
    const float t185 = decode_f16(encode_f16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // activation.rs:30
    channels_3 = t185; // mod.rs:286
    const float t186 = channels_3 * channels_3; // mod.rs:288
    const float t187 = squares + t186;
    squares = (owned_3 ? t187 : squares);
    const float t188 = reduce_add_f32(squares); // mod.rs:213
    const float t189 = float(imm.head_k_dim);
    const uint a_bits = as_type<uint>(t188); // division.rs:13
    const uint b_bits = as_type<uint>(t189); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t190 = a_bits & 8388607u; // division.rs:18
    const uint t191 = b_bits & 8388607u;
    const uint below = ((t190 < t191) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t190 | 8388608u, below); // division.rs:34
    const uint denominator = t191 | 8388608u; // division.rs:35
    const float d_4 = as_type<float>(t191 | 1065353216u); // division.rs:37
    const float t192 = 0.47058824f * d_4; // division.rs:38
    float reciprocal = 1.4117647f - t192;
    const float t193 = d_4 * reciprocal; // division.rs:41
    const float t194 = 1.0f - t193;
    const float t195 = reciprocal * t194;
    reciprocal = reciprocal + t195;
    const float t196 = d_4 * reciprocal;
    const float t197 = 1.0f - t196;
    const float t198 = reciprocal * t197;
    reciprocal = reciprocal + t198;
    const float t199 = d_4 * reciprocal;
    const float t200 = 1.0f - t199;
    const float t201 = reciprocal * t200;
    reciprocal = reciprocal + t201;
    const float n = as_type<float>((t190 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t202 = n * reciprocal; // division.rs:45
    const float t203 = t202 * 8388608.0f;
    uint quotient = u32_from_f32(t203);
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
    const uint t204 = quotient; // division.rs:60
    const int field_8 = add_i32(exponent, as_type<int>(t204 >> 24u)); // bits.rs:36
    const uint bits_20 = (as_type<uint>(field_8) << 23u) | (t204 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_20))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t205 = ((as_type<uint>(t188) & 2147483647u) > 2139095040u) | ((as_type<uint>(t189) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t205 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t206 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // mod.rs:213
    const uint bits_21 = as_type<uint>(t206); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_21 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_21 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_8 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t207 = 0.5f * m; // roots.rs:22
    const float t208 = t207 * y_8;
    const float t209 = t208 * y_8;
    const float t210 = 0.5f - t209;
    const float t211 = y_8 * t210;
    y_8 = y_8 + t211;
    const float t212 = 0.5f * m;
    const float t213 = t212 * y_8;
    const float t214 = t213 * y_8;
    const float t215 = 0.5f - t214;
    const float t216 = y_8 * t215;
    y_8 = y_8 + t216;
    const float t217 = 0.5f * m;
    const float t218 = t217 * y_8;
    const float t219 = t218 * y_8;
    const float t220 = 0.5f - t219;
    const float t221 = y_8 * t220;
    y_8 = y_8 + t221;
    const float y_9 = y_8; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_9; // roots.rs:63
    const float scaled_4 = m * 4097.0f; // roots.rs:72
    const float t222 = scaled_4 - m; // roots.rs:73
    const float high_4 = scaled_4 - t222;
    const float a_low = m - high_4; // roots.rs:74
    const float scaled_5 = y_9 * 4097.0f; // roots.rs:72
    const float t223 = scaled_5 - y_9; // roots.rs:73
    const float high_5 = scaled_5 - t223;
    const float b_low = y_9 - high_5; // roots.rs:74
    const float t224 = high_4 * high_5; // roots.rs:66
    const float t225 = t224 - product;
    const float t226 = high_4 * b_low;
    const float t227 = t225 + t226;
    const float t228 = a_low * high_5;
    const float t229 = t227 + t228;
    const float t230 = a_low * b_low;
    const float my_error = t229 + t230;
    const float product_1 = product * y_9; // roots.rs:63
    const float scaled_6 = product * 4097.0f; // roots.rs:72
    const float t231 = scaled_6 - product; // roots.rs:73
    const float high_6 = scaled_6 - t231;
    const float a_low_1 = product - high_6; // roots.rs:74
    const float scaled_7 = y_9 * 4097.0f; // roots.rs:72
    const float t232 = scaled_7 - y_9; // roots.rs:73
    const float high_7 = scaled_7 - t232;
    const float b_low_1 = y_9 - high_7; // roots.rs:74
    const float t233 = high_6 * high_7; // roots.rs:66
    const float t234 = t233 - product_1;
    const float t235 = high_6 * b_low_1;
    const float t236 = t234 + t235;
    const float t237 = a_low_1 * high_7;
    const float t238 = t236 + t237;
    const float t239 = a_low_1 * b_low_1;
    const float square_error = t238 + t239;
    const float t240 = 1.0f - product_1; // roots.rs:84
    const float t241 = t240 - square_error;
    const float t242 = my_error * y_9;
    const float residual_5 = t241 - t242;
    const float t243 = 0.5f * residual_5; // roots.rs:85
    const float t244 = y_9 * t243;
    const float root = y_9 + t244;
    const float scaled_8 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_22 = as_type<uint>(t206); // roots.rs:30
    const uint sign_2 = bits_22 & 2147483648u; // roots.rs:31
    const bool zero = (bits_22 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_22 == 2139095040u) ? 0.0f : scaled_8)); // roots.rs:33
    const float scale = (((as_type<uint>(t206) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_23 = as_type<uint>(dim); // roots.rs:14
    const int exponent_2 = sub_i32(as_type<int>(bits_23 >> 23u), 127); // roots.rs:15
    const int odd_1 = exponent_2 & 1; // roots.rs:16
    const float m_1 = as_type<float>((bits_23 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:17
    float y_10 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:19
    const float t245 = 0.5f * m_1; // roots.rs:22
    const float t246 = t245 * y_10;
    const float t247 = t246 * y_10;
    const float t248 = 0.5f - t247;
    const float t249 = y_10 * t248;
    y_10 = y_10 + t249;
    const float t250 = 0.5f * m_1;
    const float t251 = t250 * y_10;
    const float t252 = t251 * y_10;
    const float t253 = 0.5f - t252;
    const float t254 = y_10 * t253;
    y_10 = y_10 + t254;
    const float t255 = 0.5f * m_1;
    const float t256 = t255 * y_10;
    const float t257 = t256 * y_10;
    const float t258 = 0.5f - t257;
    const float t259 = y_10 * t258;
    y_10 = y_10 + t259;
    const float y_11 = y_10; // roots.rs:24
    const int half_exponent_1 = sub_i32(exponent_2, odd_1) >> 1u;
    const float product_2 = m_1 * y_11; // roots.rs:63
    const float scaled_9 = m_1 * 4097.0f; // roots.rs:72
    const float t260 = scaled_9 - m_1; // roots.rs:73
    const float high_8 = scaled_9 - t260;
    const float a_low_2 = m_1 - high_8; // roots.rs:74
    const float scaled_10 = y_11 * 4097.0f; // roots.rs:72
    const float t261 = scaled_10 - y_11; // roots.rs:73
    const float high_9 = scaled_10 - t261;
    const float b_low_2 = y_11 - high_9; // roots.rs:74
    const float t262 = high_8 * high_9; // roots.rs:66
    const float t263 = t262 - product_2;
    const float t264 = high_8 * b_low_2;
    const float t265 = t263 + t264;
    const float t266 = a_low_2 * high_9;
    const float t267 = t265 + t266;
    const float t268 = a_low_2 * b_low_2;
    const float my_error_1 = t267 + t268;
    const float product_3 = product_2 * y_11; // roots.rs:63
    const float scaled_11 = product_2 * 4097.0f; // roots.rs:72
    const float t269 = scaled_11 - product_2; // roots.rs:73
    const float high_10 = scaled_11 - t269;
    const float a_low_3 = product_2 - high_10; // roots.rs:74
    const float scaled_12 = y_11 * 4097.0f; // roots.rs:72
    const float t270 = scaled_12 - y_11; // roots.rs:73
    const float high_11 = scaled_12 - t270;
    const float b_low_3 = y_11 - high_11; // roots.rs:74
    const float t271 = high_10 * high_11; // roots.rs:66
    const float t272 = t271 - product_3;
    const float t273 = high_10 * b_low_3;
    const float t274 = t272 + t273;
    const float t275 = a_low_3 * high_11;
    const float t276 = t274 + t275;
    const float t277 = a_low_3 * b_low_3;
    const float square_error_1 = t276 + t277;
    const float t278 = 1.0f - product_3; // roots.rs:84
    const float t279 = t278 - square_error_1;
    const float t280 = my_error_1 * y_11;
    const float residual_6 = t279 - t280;
    const float t281 = 0.5f * residual_6; // roots.rs:85
    const float t282 = y_11 * t281;
    const float root_1 = y_11 + t282;
    const float scaled_13 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:86
    const uint bits_24 = as_type<uint>(dim); // roots.rs:30
    const uint sign_3 = bits_24 & 2147483648u; // roots.rs:31
    const bool zero_1 = (bits_24 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_3 | 2139095040u) : ((bits_24 == 2139095040u) ? 0.0f : scaled_13)); // roots.rs:33
    const float t283 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:34
    const uint bits_25 = as_type<uint>(dim); // division.rs:66
    const float d_5 = as_type<float>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
    const float t284 = d_5 * 0.32323232f; // division.rs:102
    const float t285 = t284 - 1.4545455f;
    const float t286 = d_5 * t285;
    float estimate_8 = t286 + 2.121212f;
    const float t287 = d_5 * estimate_8; // division.rs:105
    const float t288 = 1.0f - t287;
    const float t289 = estimate_8 * t288;
    estimate_8 = estimate_8 + t289;
    const float t290 = d_5 * estimate_8;
    const float t291 = 1.0f - t290;
    const float t292 = estimate_8 * t291;
    estimate_8 = estimate_8 + t292;
    const float high_12 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
    const float d_high_4 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
    const float t293 = d_high_4 * high_12; // division.rs:110
    const float t294 = 1.0f - t293;
    const float t295 = d_5 - d_high_4;
    const float t296 = t295 * high_12;
    const float residual_7 = t294 - t296;
    const float estimate_9 = estimate_8;
    const float t297 = residual_7 * estimate_9; // division.rs:69
    const float t298 = high_12 + t297;
    const uint quotient_2 = as_type<uint>(t298);
    const uint divisor_1 = (as_type<uint>(d_5) & 8388607u) | 8388608u; // division.rs:71
    const uint product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    const int twice = mul_i32(as_type<int>(product_4), -2); // division.rs:73
    const uint below_1 = ((twice > as_type<int>(divisor_1)) ? quotient_2 + 1u : quotient_2); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor_1)) < 0) ? quotient_2 - 1u : below_1); // division.rs:75
    const uint field_9 = (bits_25 >> 23u) & 255u; // division.rs:76
    const float t299 = as_type<float>(nearest); // division.rs:77
    const int t300 = sub_i32(127, as_type<int>(field_9));
    const int field_10 = add_i32(as_type<int>(as_type<uint>(t299) >> 23u), t300); // bits.rs:44
    const uint bits_26 = as_type<uint>(t299) + (as_type<uint>(t300) << 23u); // bits.rs:45
    const uint scaled_14 = as_type<uint>(as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_26)))); // division.rs:77
    const uint signed_1 = ((field_9 == 0u) ? 2139095040u : scaled_14) | (bits_25 & 2147483648u); // division.rs:78
    const float t301 = ((head >= imm.n_qk_heads / 2u) ? t283 : as_type<float>((((as_type<uint>(dim) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1))); // mod.rs:189
    const float factor = decode_f16(encode_f16(t301));
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            const uint2 t302 = uint2(encode_f16(channels_0) | (encode_f16(channels_1) << 16u), encode_f16(channels_2) | (encode_f16(channels_3) << 16u)); // gdn.rs:231
            ((device uint2*)v)[(place >> 1u) >> 1u] = t302;
        } else {
            float results_0 = 0.0f; // mod.rs:297
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            const float t303 = channels_0 * scale; // mod.rs:219
            const uint bits_27 = as_type<uint>(t303); // bits.rs:29
            const float t304 = decode_f16(encode_f16(as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)))); // mod.rs:219
            const float t305 = t304 * factor;
            const uint bits_28 = as_type<uint>(t305); // bits.rs:29
            results_0 = as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)); // mod.rs:300
            const float t306 = channels_1 * scale; // mod.rs:219
            const uint bits_29 = as_type<uint>(t306); // bits.rs:29
            const float t307 = decode_f16(encode_f16(as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)))); // mod.rs:219
            const float t308 = t307 * factor;
            const uint bits_30 = as_type<uint>(t308); // bits.rs:29
            results_1 = as_type<float>((((bits_30 & 2139095040u) == 0u) ? bits_30 & 2147483648u : bits_30)); // mod.rs:300
            const float t309 = channels_2 * scale; // mod.rs:219
            const uint bits_31 = as_type<uint>(t309); // bits.rs:29
            const float t310 = decode_f16(encode_f16(as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)))); // mod.rs:219
            const float t311 = t310 * factor;
            const uint bits_32 = as_type<uint>(t311); // bits.rs:29
            results_2 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)); // mod.rs:300
            const float t312 = channels_3 * scale; // mod.rs:219
            const uint bits_33 = as_type<uint>(t312); // bits.rs:29
            const float t313 = decode_f16(encode_f16(as_type<float>((((bits_33 & 2139095040u) == 0u) ? bits_33 & 2147483648u : bits_33)))); // mod.rs:219
            const float t314 = t313 * factor;
            const uint bits_34 = as_type<uint>(t314); // bits.rs:29
            results_3 = as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)); // mod.rs:300
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            const uint2 t315 = uint2(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u)); // gdn.rs:231
            ((device uint2*)qk)[(place >> 1u) >> 1u] = t315;
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            const float t316 = decode_f16(b[token * imm.b_stride + gate]); // mod.rs:308
            const float t317 = a_log[gate];
            const float t318 = decode_f16(a[token * imm.a_stride + gate]) + decode_f16(dt_bias[gate]); // mod.rs:195
            const float t319 = decode_f16(encode_f16(t318));
            const float t320 = neg_f32(min_f32(abs_f32(t319), 104.0f)); // logistic.rs:19
            const float t321 = t320 * 1.442695f; // exponential.rs:14
            const float k_4 = rint(t321);
            const float t322 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t320 - t322;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t323 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t323 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t324 = q_4 * r_4; // exponential.rs:29
            q_4 = t324 + 0.0013933674f;
            const float t325 = q_4 * r_4;
            q_4 = t325 + 0.008333311f;
            const float t326 = q_4 * r_4;
            q_4 = t326 + 0.041666467f;
            const float t327 = q_4 * r_4;
            q_4 = t327 + 0.16666667f;
            const float t328 = q_4 * r_4;
            q_4 = t328 + 0.5f;
            const float t329 = r_4 * r_4; // exponential.rs:31
            const float t330 = t329 * q_4;
            const float rest_4 = r_error_4 + t330;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_12 = 1.0f + p_4; // exponential.rs:33
            const float t331 = 1.0f - y_12; // exponential.rs:34
            const float t332 = t331 + p_4;
            const float t333 = r_4 - p_4;
            const float t334 = t333 + rest_4;
            const float y_error = t332 + t334;
            const int k_5 = i32_from_f32(k_4); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
            const float power = y_12 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_6 = 1.0f + power; // logistic.rs:72
            const bool halved = d_6 > 1.4142135f; // logistic.rs:73
            const float t335 = d_6 * 0.5f; // logistic.rs:74
            const float t336 = t335 - 1.0f;
            const float f = (halved ? t336 : power);
            const float t337 = 1.0f - d_6; // logistic.rs:75
            const float t338 = t337 + power;
            const float t339 = t338 + power_error;
            const float error = (halved ? t339 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_4 = whole + f; // logistic.rs:78
            const float t340 = whole - sum_4; // logistic.rs:79
            const float sum_error = t340 + f;
            const float t341 = 0.5f * power; // logistic.rs:81
            const float t342 = t341 - 1.0f;
            const float t343 = power * t342;
            const float slope = 1.0f + t343;
            float p_5 = 0.05351364f; // logarithm.rs:19
            const float t344 = p_5 * f; // logarithm.rs:31
            p_5 = t344 + -0.109175f;
            const float t345 = p_5 * f;
            p_5 = t345 + 0.12108583f;
            const float t346 = p_5 * f;
            p_5 = t346 + -0.12550178f;
            const float t347 = p_5 * f;
            p_5 = t347 + 0.14209557f;
            const float t348 = p_5 * f;
            p_5 = t348 + -0.16659358f;
            const float t349 = p_5 * f;
            p_5 = t349 + 0.20002224f;
            const float t350 = p_5 * f;
            p_5 = t350 + -0.25000167f;
            const float t351 = p_5 * f;
            p_5 = t351 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t352 = square * f; // logarithm.rs:34
            const float t353 = t352 * p_5;
            const float t354 = 0.5f * square;
            const float t355 = t353 - t354;
            const float t356 = whole_error + t355; // logistic.rs:82
            const float t357 = sum_error + t356;
            const float t358 = error * slope;
            const float tail = t357 + t358;
            const float linear = ((as_type<uint>(t319) > 2147483647u) ? 0.0f : t319); // logistic.rs:84
            const float total = linear + sum_4; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t359 = total - back; // logistic.rs:87
            const float t360 = linear - t359;
            const float t361 = sum_4 - back;
            const float total_error = t360 + t361;
            const float t362 = total_error + tail; // logistic.rs:88
            const float near = total + t362;
            const int field_11 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), k_5); // bits.rs:44
            const uint bits_27 = as_type<uint>(y_12) + (as_type<uint>(k_5) << 23u); // bits.rs:45
            const float result = ((as_type<uint>(t319) > 2147483647u) & (k_5 < -60) ? as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_27))) : near); // logistic.rs:89
            const float bounded_1 = ((as_type<uint>(t319) == 2139095040u) ? t319 : result); // logistic.rs:90
            const uint t363 = encode_f16((((as_type<uint>(t319) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // mod.rs:195
            const float delta = decode_f16(t363);
            const float t364 = min_f32(max_f32(t317, -104.0f), 89.0f); // exponential.rs:40
            const float t365 = t364 * 1.442695f; // exponential.rs:14
            const float k_6 = rint(t365);
            const float t366 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t364 - t366;
            const float correction_5 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t367 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t367 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t368 = q_5 * r_5; // exponential.rs:29
            q_5 = t368 + 0.0013933674f;
            const float t369 = q_5 * r_5;
            q_5 = t369 + 0.008333311f;
            const float t370 = q_5 * r_5;
            q_5 = t370 + 0.041666467f;
            const float t371 = q_5 * r_5;
            q_5 = t371 + 0.16666667f;
            const float t372 = q_5 * r_5;
            q_5 = t372 + 0.5f;
            const float t373 = r_5 * r_5; // exponential.rs:31
            const float t374 = t373 * q_5;
            const float rest_5 = r_error_5 + t374;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_13 = 1.0f + p_6; // exponential.rs:33
            const int t375 = i32_from_f32(k_6); // exponential.rs:42
            const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t375); // bits.rs:44
            const uint bits_28 = as_type<uint>(y_13) + (as_type<uint>(t375) << 23u); // bits.rs:45
            const float t376 = (((as_type<uint>(t317) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:42
            const float t377 = t376 * delta; // mod.rs:196
            const float t378 = neg_f32(t377);
            const float t379 = min_f32(max_f32(t378, -104.0f), 89.0f); // exponential.rs:40
            const float t380 = t379 * 1.442695f; // exponential.rs:14
            const float k_7 = rint(t380);
            const float t381 = k_7 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t379 - t381;
            const float correction_6 = k_7 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t382 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t382 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t383 = q_6 * r_6; // exponential.rs:29
            q_6 = t383 + 0.0013933674f;
            const float t384 = q_6 * r_6;
            q_6 = t384 + 0.008333311f;
            const float t385 = q_6 * r_6;
            q_6 = t385 + 0.041666467f;
            const float t386 = q_6 * r_6;
            q_6 = t386 + 0.16666667f;
            const float t387 = q_6 * r_6;
            q_6 = t387 + 0.5f;
            const float t388 = r_6 * r_6; // exponential.rs:31
            const float t389 = t388 * q_6;
            const float rest_6 = r_error_6 + t389;
            const float p_7 = r_6 + rest_6; // exponential.rs:32
            const float y_14 = 1.0f + p_7; // exponential.rs:33
            const int t390 = i32_from_f32(k_7); // exponential.rs:42
            const int field_13 = add_i32(as_type<int>(as_type<uint>(y_14) >> 23u), t390); // bits.rs:44
            const uint bits_29 = as_type<uint>(y_14) + (as_type<uint>(t390) << 23u); // bits.rs:45
            const float t391 = (((as_type<uint>(t378) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_29)))); // exponential.rs:42
            const float t392 = abs_f32(t316); // activation.rs:20
            const float t393 = min_f32(max_f32(t392, -104.0f), 89.0f); // exponential.rs:40
            const float t394 = t393 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t394);
            const float t395 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t393 - t395;
            const float correction_7 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t396 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t396 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t397 = q_7 * r_7; // exponential.rs:29
            q_7 = t397 + 0.0013933674f;
            const float t398 = q_7 * r_7;
            q_7 = t398 + 0.008333311f;
            const float t399 = q_7 * r_7;
            q_7 = t399 + 0.041666467f;
            const float t400 = q_7 * r_7;
            q_7 = t400 + 0.16666667f;
            const float t401 = q_7 * r_7;
            q_7 = t401 + 0.5f;
            const float t402 = r_7 * r_7; // exponential.rs:31
            const float t403 = t402 * q_7;
            const float rest_7 = r_error_7 + t403;
            const float p_8 = r_7 + rest_7; // exponential.rs:32
            const float y_15 = 1.0f + p_8; // exponential.rs:33
            const int t404 = i32_from_f32(k_8); // exponential.rs:42
            const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t404); // bits.rs:44
            const uint bits_30 = as_type<uint>(y_15) + (as_type<uint>(t404) << 23u); // bits.rs:45
            const float t405 = (((as_type<uint>(t392) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_30)))); // exponential.rs:42
            const float e_4 = decode_f16(encode_f16(t405)); // activation.rs:20
            const float t406 = 1.0f + e_4; // activation.rs:21
            const float d_7 = decode_f16(encode_f16(t406));
            const uint bits_31 = as_type<uint>(d_7); // division.rs:85
            const float t407 = as_type<float>((bits_31 & 8388607u) | 1065353216u); // division.rs:94
            const float t408 = t407 * 0.32323232f; // division.rs:102
            const float t409 = t408 - 1.4545455f;
            const float t410 = t407 * t409;
            float estimate_10 = t410 + 2.121212f;
            const float t411 = t407 * estimate_10; // division.rs:105
            const float t412 = 1.0f - t411;
            const float t413 = estimate_10 * t412;
            estimate_10 = estimate_10 + t413;
            const float t414 = t407 * estimate_10;
            const float t415 = 1.0f - t414;
            const float t416 = estimate_10 * t415;
            estimate_10 = estimate_10 + t416;
            const float high_13 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
            const float d_high_5 = as_type<float>(as_type<uint>(t407) & 4294963200u);
            const float t417 = d_high_5 * high_13; // division.rs:110
            const float t418 = 1.0f - t417;
            const float t419 = t407 - d_high_5;
            const float t420 = t419 * high_13;
            const float residual_8 = t418 - t420;
            const float estimate_11 = estimate_10;
            const float t421 = residual_8 * estimate_11; // division.rs:87
            const float t422 = high_13 + t421;
            const int t423 = sub_i32(127, as_type<int>(bits_31 >> 23u));
            const int field_15 = add_i32(as_type<int>(as_type<uint>(t422) >> 23u), t423); // bits.rs:44
            const uint bits_32 = as_type<uint>(t422) + (as_type<uint>(t423) << 23u); // bits.rs:45
            const float scaled_15 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_32))); // bits.rs:46
            const uint t424 = encode_f16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_15)); // activation.rs:22
            const float y_16 = decode_f16(t424);
            const float t425 = 1.0f - y_16; // activation.rs:23
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = float2(t391, ((t316 < 0.0f) ? y_16 : decode_f16(encode_f16(t425)))); // mod.rs:309
        }
    }
}
