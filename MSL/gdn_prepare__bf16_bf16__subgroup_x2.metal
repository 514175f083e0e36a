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

kernel void gdn_prepare__bf16_bf16__subgroup_x2(
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
    float inputs_1_0 = as_type<float>(0x7fc00000u);
    float inputs_1_1 = as_type<float>(0x7fc00000u);
    float inputs_2_0 = as_type<float>(0x7fc00000u);
    float inputs_2_1 = as_type<float>(0x7fc00000u);
    float inputs_3_0 = as_type<float>(0x7fc00000u);
    float inputs_3_1 = as_type<float>(0x7fc00000u);
    if (step_1 >= 3u) { // mod.rs:234
        const uint place = (token - 3u) * imm.qkv_stride + first; // mod.rs:235
        const uint t0 = ((device const uint*)qkv)[place >> 1u]; // gdn.rs:200
        inputs_0_0 = decode_bf16(t0); // mod.rs:239
        inputs_0_1 = decode_bf16(t0 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + step_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            const uint t1 = ((device const uint*)conv_state)[place >> 1u]; // gdn.rs:200
            inputs_0_0 = decode_bf16(t1); // mod.rs:246
            inputs_0_1 = decode_bf16(t1 >> 16u);
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:234
        const uint place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:235
        const uint t2 = ((device const uint*)qkv)[place >> 1u]; // gdn.rs:200
        inputs_1_0 = decode_bf16(t2); // mod.rs:239
        inputs_1_1 = decode_bf16(t2 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 1u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            const uint t3 = ((device const uint*)conv_state)[place >> 1u]; // gdn.rs:200
            inputs_1_0 = decode_bf16(t3); // mod.rs:246
            inputs_1_1 = decode_bf16(t3 >> 16u);
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:234
        const uint place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:235
        const uint t4 = ((device const uint*)qkv)[place >> 1u]; // gdn.rs:200
        inputs_2_0 = decode_bf16(t4); // mod.rs:239
        inputs_2_1 = decode_bf16(t4 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 2u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            const uint t5 = ((device const uint*)conv_state)[place >> 1u]; // gdn.rs:200
            inputs_2_0 = decode_bf16(t5); // mod.rs:246
            inputs_2_1 = decode_bf16(t5 >> 16u);
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:234
        const uint place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:235
        const uint t6 = ((device const uint*)qkv)[place >> 1u]; // gdn.rs:200
        inputs_3_0 = decode_bf16(t6); // mod.rs:239
        inputs_3_1 = decode_bf16(t6 >> 16u);
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            const uint place = (slot * 3u + (step_1 + 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            const uint t7 = ((device const uint*)conv_state)[place >> 1u]; // gdn.rs:200
            inputs_3_0 = decode_bf16(t7); // mod.rs:246
            inputs_3_1 = decode_bf16(t7 >> 16u);
        }
    }
    float channels_0 = 0.0f; // mod.rs:250
    float channels_1 = 0.0f;
    float squares = 0.0f; // mod.rs:251
    const bool owned = 0u < own_len; // mod.rs:254
    const uint2 t8 = ((device const uint2*)conv_weight)[((first * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum = 0.0f; // mod.rs:256
    const float t9 = decode_bf16(t8.x) * inputs_0_0; // mod.rs:259
    sum = sum + t9;
    const float t10 = decode_bf16(t8.x >> 16u) * inputs_1_0;
    sum = sum + t10;
    const float t11 = decode_bf16(t8.y) * inputs_2_0;
    sum = sum + t11;
    const float t12 = decode_bf16(t8.y >> 16u) * inputs_3_0;
    sum = sum + t12;
    const uint bits = as_type<uint>(sum); // bits.rs:29
    const float t13 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:261
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
    const float e = decode_bf16(encode_bf16(t27)); // activation.rs:20
    const float t28 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t28));
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
    const uint t46 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
    const float y_1 = decode_bf16(t46);
    const float t47 = 1.0f - y_1; // activation.rs:23
    const float t48 = t13 * ((t13 < 0.0f) ? y_1 : decode_bf16(encode_bf16(t47))); // activation.rs:30
    const uint bits_4 = as_type<uint>(t48); // bits.rs:29
    const float t49 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
    channels_0 = t49; // mod.rs:261
    const float t50 = channels_0 * channels_0; // mod.rs:262
    const float t51 = squares + t50;
    squares = (owned ? t51 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:254
    const uint2 t52 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:255
    float sum_1 = 0.0f; // mod.rs:256
    const float t53 = decode_bf16(t52.x) * inputs_0_1; // mod.rs:259
    sum_1 = sum_1 + t53;
    const float t54 = decode_bf16(t52.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + t54;
    const float t55 = decode_bf16(t52.y) * inputs_2_1;
    sum_1 = sum_1 + t55;
    const float t56 = decode_bf16(t52.y >> 16u) * inputs_3_1;
    sum_1 = sum_1 + t56;
    const uint bits_5 = as_type<uint>(sum_1); // bits.rs:29
    const float t57 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // mod.rs:261
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
    const float e_1 = decode_bf16(encode_bf16(t71)); // activation.rs:20
    const float t72 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t72));
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
    const uint t90 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
    const float y_3 = decode_bf16(t90);
    const float t91 = 1.0f - y_3; // activation.rs:23
    const float t92 = t57 * ((t57 < 0.0f) ? y_3 : decode_bf16(encode_bf16(t91))); // activation.rs:30
    const uint bits_9 = as_type<uint>(t92); // bits.rs:29
    const float t93 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:30
    channels_1 = t93; // mod.rs:261
    const float t94 = channels_1 * channels_1; // mod.rs:262
    const float t95 = squares + t94;
    squares = (owned_1 ? t95 : squares);
    const float t96 = reduce_add_f32(squares); // mod.rs:264
    const float t97 = float(imm.head_k_dim);
    const uint a_bits = as_type<uint>(t96); // division.rs:13
    const uint b_bits = as_type<uint>(t97); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t98 = a_bits & 8388607u; // division.rs:18
    const uint t99 = b_bits & 8388607u;
    const uint below = ((t98 < t99) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t98 | 8388608u, below); // division.rs:34
    const uint denominator = t99 | 8388608u; // division.rs:35
    const float d_2 = as_type<float>(t99 | 1065353216u); // division.rs:37
    const float t100 = 0.47058824f * d_2; // division.rs:38
    float reciprocal = 1.4117647f - t100;
    const float t101 = d_2 * reciprocal; // division.rs:41
    const float t102 = 1.0f - t101;
    const float t103 = reciprocal * t102;
    reciprocal = reciprocal + t103;
    const float t104 = d_2 * reciprocal;
    const float t105 = 1.0f - t104;
    const float t106 = reciprocal * t105;
    reciprocal = reciprocal + t106;
    const float t107 = d_2 * reciprocal;
    const float t108 = 1.0f - t107;
    const float t109 = reciprocal * t108;
    reciprocal = reciprocal + t109;
    const float n = as_type<float>((t98 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t110 = n * reciprocal; // division.rs:45
    const float t111 = t110 * 8388608.0f;
    uint quotient = u32_from_f32(t111);
    const int divisor = as_type<int>(denominator); // division.rs:46
    int residual_2 = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
    const bool over = residual_2 < 0; // division.rs:50
    quotient = (over ? quotient - 1u : quotient); // division.rs:51
    residual_2 = (over ? add_i32(residual_2, divisor) : residual_2); // division.rs:52
    const bool over_1 = residual_2 < 0; // division.rs:50
    quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
    residual_2 = (over_1 ? add_i32(residual_2, divisor) : residual_2); // division.rs:52
    const bool under = residual_2 >= divisor; // division.rs:54
    quotient = (under ? quotient + 1u : quotient); // division.rs:55
    residual_2 = (under ? sub_i32(residual_2, divisor) : residual_2); // division.rs:56
    quotient = ((mul_i32(residual_2, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
    const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
    const uint t112 = quotient; // division.rs:60
    const int field_4 = add_i32(exponent, as_type<int>(t112 >> 24u)); // bits.rs:36
    const uint bits_10 = (as_type<uint>(field_4) << 23u) | (t112 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_10))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t113 = ((as_type<uint>(t96) & 2147483647u) > 2139095040u) | ((as_type<uint>(t97) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t113 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float mean = (undefined ? as_type<float>(0x7fc00000u) : extended); // division.rs:27
    const float t114 = mean + imm.eps; // mod.rs:265
    const uint bits_11 = as_type<uint>(t114); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_11 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_11 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_4 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t115 = 0.5f * m; // roots.rs:22
    const float t116 = t115 * y_4;
    const float t117 = t116 * y_4;
    const float t118 = 0.5f - t117;
    const float t119 = y_4 * t118;
    y_4 = y_4 + t119;
    const float t120 = 0.5f * m;
    const float t121 = t120 * y_4;
    const float t122 = t121 * y_4;
    const float t123 = 0.5f - t122;
    const float t124 = y_4 * t123;
    y_4 = y_4 + t124;
    const float t125 = 0.5f * m;
    const float t126 = t125 * y_4;
    const float t127 = t126 * y_4;
    const float t128 = 0.5f - t127;
    const float t129 = y_4 * t128;
    y_4 = y_4 + t129;
    const float y_5 = y_4; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_5; // roots.rs:63
    const float scaled_2 = m * 4097.0f; // roots.rs:72
    const float t130 = scaled_2 - m; // roots.rs:73
    const float high_2 = scaled_2 - t130;
    const float a_low = m - high_2; // roots.rs:74
    const float scaled_3 = y_5 * 4097.0f; // roots.rs:72
    const float t131 = scaled_3 - y_5; // roots.rs:73
    const float high_3 = scaled_3 - t131;
    const float b_low = y_5 - high_3; // roots.rs:74
    const float t132 = high_2 * high_3; // roots.rs:66
    const float t133 = t132 - product;
    const float t134 = high_2 * b_low;
    const float t135 = t133 + t134;
    const float t136 = a_low * high_3;
    const float t137 = t135 + t136;
    const float t138 = a_low * b_low;
    const float my_error = t137 + t138;
    const float product_1 = product * y_5; // roots.rs:63
    const float scaled_4 = product * 4097.0f; // roots.rs:72
    const float t139 = scaled_4 - product; // roots.rs:73
    const float high_4 = scaled_4 - t139;
    const float a_low_1 = product - high_4; // roots.rs:74
    const float scaled_5 = y_5 * 4097.0f; // roots.rs:72
    const float t140 = scaled_5 - y_5; // roots.rs:73
    const float high_5 = scaled_5 - t140;
    const float b_low_1 = y_5 - high_5; // roots.rs:74
    const float t141 = high_4 * high_5; // roots.rs:66
    const float t142 = t141 - product_1;
    const float t143 = high_4 * b_low_1;
    const float t144 = t142 + t143;
    const float t145 = a_low_1 * high_5;
    const float t146 = t144 + t145;
    const float t147 = a_low_1 * b_low_1;
    const float square_error = t146 + t147;
    const float t148 = 1.0f - product_1; // roots.rs:84
    const float t149 = t148 - square_error;
    const float t150 = my_error * y_5;
    const float residual_3 = t149 - t150;
    const float t151 = 0.5f * residual_3; // roots.rs:85
    const float t152 = y_5 * t151;
    const float root = y_5 + t152;
    const float scaled_6 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_12 = as_type<uint>(t114); // roots.rs:30
    const uint sign_2 = bits_12 & 2147483648u; // roots.rs:31
    const bool zero = (bits_12 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_12 == 2139095040u) ? 0.0f : scaled_6)); // roots.rs:33
    const float scale = (((as_type<uint>(t114) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    const float dim = float(imm.head_k_dim); // mod.rs:184
    const uint bits_13 = as_type<uint>(dim); // roots.rs:14
    const int exponent_2 = sub_i32(as_type<int>(bits_13 >> 23u), 127); // roots.rs:15
    const int odd_1 = exponent_2 & 1; // roots.rs:16
    const float m_1 = as_type<float>((bits_13 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:17
    float y_6 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:19
    const float t153 = 0.5f * m_1; // roots.rs:22
    const float t154 = t153 * y_6;
    const float t155 = t154 * y_6;
    const float t156 = 0.5f - t155;
    const float t157 = y_6 * t156;
    y_6 = y_6 + t157;
    const float t158 = 0.5f * m_1;
    const float t159 = t158 * y_6;
    const float t160 = t159 * y_6;
    const float t161 = 0.5f - t160;
    const float t162 = y_6 * t161;
    y_6 = y_6 + t162;
    const float t163 = 0.5f * m_1;
    const float t164 = t163 * y_6;
    const float t165 = t164 * y_6;
    const float t166 = 0.5f - t165;
    const float t167 = y_6 * t166;
    y_6 = y_6 + t167;
    const float y_7 = y_6; // roots.rs:24
    const int half_exponent_1 = sub_i32(exponent_2, odd_1) >> 1u;
    const float product_2 = m_1 * y_7; // roots.rs:63
    const float scaled_7 = m_1 * 4097.0f; // roots.rs:72
    const float t168 = scaled_7 - m_1; // roots.rs:73
    const float high_6 = scaled_7 - t168;
    const float a_low_2 = m_1 - high_6; // roots.rs:74
    const float scaled_8 = y_7 * 4097.0f; // roots.rs:72
    const float t169 = scaled_8 - y_7; // roots.rs:73
    const float high_7 = scaled_8 - t169;
    const float b_low_2 = y_7 - high_7; // roots.rs:74
    const float t170 = high_6 * high_7; // roots.rs:66
    const float t171 = t170 - product_2;
    const float t172 = high_6 * b_low_2;
    const float t173 = t171 + t172;
    const float t174 = a_low_2 * high_7;
    const float t175 = t173 + t174;
    const float t176 = a_low_2 * b_low_2;
    const float my_error_1 = t175 + t176;
    const float product_3 = product_2 * y_7; // roots.rs:63
    const float scaled_9 = product_2 * 4097.0f; // roots.rs:72
    const float t177 = scaled_9 - product_2; // roots.rs:73
    const float high_8 = scaled_9 - t177;
    const float a_low_3 = product_2 - high_8; // roots.rs:74
    const float scaled_10 = y_7 * 4097.0f; // roots.rs:72
    const float t178 = scaled_10 - y_7; // roots.rs:73
    const float high_9 = scaled_10 - t178;
    const float b_low_3 = y_7 - high_9; // roots.rs:74
    const float t179 = high_8 * high_9; // roots.rs:66
    const float t180 = t179 - product_3;
    const float t181 = high_8 * b_low_3;
    const float t182 = t180 + t181;
    const float t183 = a_low_3 * high_9;
    const float t184 = t182 + t183;
    const float t185 = a_low_3 * b_low_3;
    const float square_error_1 = t184 + t185;
    const float t186 = 1.0f - product_3; // roots.rs:84
    const float t187 = t186 - square_error_1;
    const float t188 = my_error_1 * y_7;
    const float residual_4 = t187 - t188;
    const float t189 = 0.5f * residual_4; // roots.rs:85
    const float t190 = y_7 * t189;
    const float root_1 = y_7 + t190;
    const float scaled_11 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:86
    const uint bits_14 = as_type<uint>(dim); // roots.rs:30
    const uint sign_3 = bits_14 & 2147483648u; // roots.rs:31
    const bool zero_1 = (bits_14 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_3 | 2139095040u) : ((bits_14 == 2139095040u) ? 0.0f : scaled_11)); // roots.rs:33
    const float t191 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:34
    const uint bits_15 = as_type<uint>(dim); // division.rs:66
    const float d_3 = as_type<float>((bits_15 & 8388607u) | 1065353216u); // division.rs:94
    const float t192 = d_3 * 0.32323232f; // division.rs:102
    const float t193 = t192 - 1.4545455f;
    const float t194 = d_3 * t193;
    float estimate_4 = t194 + 2.121212f;
    const float t195 = d_3 * estimate_4; // division.rs:105
    const float t196 = 1.0f - t195;
    const float t197 = estimate_4 * t196;
    estimate_4 = estimate_4 + t197;
    const float t198 = d_3 * estimate_4;
    const float t199 = 1.0f - t198;
    const float t200 = estimate_4 * t199;
    estimate_4 = estimate_4 + t200;
    const float high_10 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
    const float d_high_2 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
    const float t201 = d_high_2 * high_10; // division.rs:110
    const float t202 = 1.0f - t201;
    const float t203 = d_3 - d_high_2;
    const float t204 = t203 * high_10;
    const float residual_5 = t202 - t204;
    const float estimate_5 = estimate_4;
    const float t205 = residual_5 * estimate_5; // division.rs:69
    const float t206 = high_10 + t205;
    const uint quotient_2 = as_type<uint>(t206);
    const uint divisor_1 = (as_type<uint>(d_3) & 8388607u) | 8388608u; // division.rs:71
    const uint product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    const int twice = mul_i32(as_type<int>(product_4), -2); // division.rs:73
    const uint below_1 = ((twice > as_type<int>(divisor_1)) ? quotient_2 + 1u : quotient_2); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor_1)) < 0) ? quotient_2 - 1u : below_1); // division.rs:75
    const uint field_5 = (bits_15 >> 23u) & 255u; // division.rs:76
    const float t207 = as_type<float>(nearest); // division.rs:77
    const int t208 = sub_i32(127, as_type<int>(field_5));
    const int field_6 = add_i32(as_type<int>(as_type<uint>(t207) >> 23u), t208); // bits.rs:44
    const uint bits_16 = as_type<uint>(t207) + (as_type<uint>(t208) << 23u); // bits.rs:45
    const uint scaled_12 = as_type<uint>(as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_16)))); // division.rs:77
    const uint signed_1 = ((field_5 == 0u) ? 2139095040u : scaled_12) | (bits_15 & 2147483648u); // division.rs:78
    const float t209 = ((head >= imm.n_qk_heads / 2u) ? t191 : as_type<float>((((as_type<uint>(dim) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1))); // mod.rs:185
    const float factor = decode_bf16(encode_bf16(t209));
    if (is_inside) { // mod.rs:267
        if (is_value) { // mod.rs:268
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:269
            ((device uint*)v)[place >> 1u] = encode_bf16(channels_0) | (encode_bf16(channels_1) << 16u); // gdn.rs:222
        } else {
            float normed_0 = 0.0f; // mod.rs:272
            float normed_1 = 0.0f;
            const float t210 = channels_0 * scale; // mod.rs:275
            const uint bits_17 = as_type<uint>(t210); // bits.rs:29
            const float t211 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // mod.rs:275
            const float t212 = t211 * factor;
            const uint bits_18 = as_type<uint>(t212); // bits.rs:29
            normed_0 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)); // mod.rs:275
            const float t213 = channels_1 * scale;
            const uint bits_19 = as_type<uint>(t213); // bits.rs:29
            const float t214 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // mod.rs:275
            const float t215 = t214 * factor;
            const uint bits_20 = as_type<uint>(t215); // bits.rs:29
            normed_1 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // mod.rs:275
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:277
            ((device uint*)qk)[place >> 1u] = encode_bf16(normed_0) | (encode_bf16(normed_1) << 16u); // gdn.rs:222
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:281
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:282
            const float t216 = decode_bf16(b[token * imm.b_stride + gate]); // mod.rs:283
            const float t217 = a_log[gate];
            const float t218 = decode_bf16(a[token * imm.a_stride + gate]) + decode_bf16(dt_bias[gate]); // mod.rs:191
            const float t219 = decode_bf16(encode_bf16(t218));
            const float t220 = neg_f32(min_f32(abs_f32(t219), 104.0f)); // logistic.rs:19
            const float t221 = t220 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t221);
            const float t222 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t220 - t222;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t223 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t223 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t224 = q_2 * r_2; // exponential.rs:29
            q_2 = t224 + 0.0013933674f;
            const float t225 = q_2 * r_2;
            q_2 = t225 + 0.008333311f;
            const float t226 = q_2 * r_2;
            q_2 = t226 + 0.041666467f;
            const float t227 = q_2 * r_2;
            q_2 = t227 + 0.16666667f;
            const float t228 = q_2 * r_2;
            q_2 = t228 + 0.5f;
            const float t229 = r_2 * r_2; // exponential.rs:31
            const float t230 = t229 * q_2;
            const float rest_2 = r_error_2 + t230;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_8 = 1.0f + p_2; // exponential.rs:33
            const float t231 = 1.0f - y_8; // exponential.rs:34
            const float t232 = t231 + p_2;
            const float t233 = r_2 - p_2;
            const float t234 = t233 + rest_2;
            const float y_error = t232 + t234;
            const int k_3 = i32_from_f32(k_2); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
            const float power = y_8 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_4 = 1.0f + power; // logistic.rs:72
            const bool halved = d_4 > 1.4142135f; // logistic.rs:73
            const float t235 = d_4 * 0.5f; // logistic.rs:74
            const float t236 = t235 - 1.0f;
            const float f = (halved ? t236 : power);
            const float t237 = 1.0f - d_4; // logistic.rs:75
            const float t238 = t237 + power;
            const float t239 = t238 + power_error;
            const float error = (halved ? t239 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_2 = whole + f; // logistic.rs:78
            const float t240 = whole - sum_2; // logistic.rs:79
            const float sum_error = t240 + f;
            const float t241 = 0.5f * power; // logistic.rs:81
            const float t242 = t241 - 1.0f;
            const float t243 = power * t242;
            const float slope = 1.0f + t243;
            float p_3 = 0.05351364f; // logarithm.rs:19
            const float t244 = p_3 * f; // logarithm.rs:31
            p_3 = t244 + -0.109175f;
            const float t245 = p_3 * f;
            p_3 = t245 + 0.12108583f;
            const float t246 = p_3 * f;
            p_3 = t246 + -0.12550178f;
            const float t247 = p_3 * f;
            p_3 = t247 + 0.14209557f;
            const float t248 = p_3 * f;
            p_3 = t248 + -0.16659358f;
            const float t249 = p_3 * f;
            p_3 = t249 + 0.20002224f;
            const float t250 = p_3 * f;
            p_3 = t250 + -0.25000167f;
            const float t251 = p_3 * f;
            p_3 = t251 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t252 = square * f; // logarithm.rs:34
            const float t253 = t252 * p_3;
            const float t254 = 0.5f * square;
            const float t255 = t253 - t254;
            const float t256 = whole_error + t255; // logistic.rs:82
            const float t257 = sum_error + t256;
            const float t258 = error * slope;
            const float tail = t257 + t258;
            const float linear = ((as_type<uint>(t219) > 2147483647u) ? 0.0f : t219); // logistic.rs:84
            const float total = linear + sum_2; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t259 = total - back; // logistic.rs:87
            const float t260 = linear - t259;
            const float t261 = sum_2 - back;
            const float total_error = t260 + t261;
            const float t262 = total_error + tail; // logistic.rs:88
            const float near = total + t262;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), k_3); // bits.rs:44
            const uint bits_17 = as_type<uint>(y_8) + (as_type<uint>(k_3) << 23u); // bits.rs:45
            const float result = ((as_type<uint>(t219) > 2147483647u) & (k_3 < -60) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_17))) : near); // logistic.rs:89
            const float bounded_1 = ((as_type<uint>(t219) == 2139095040u) ? t219 : result); // logistic.rs:90
            const uint t263 = encode_bf16((((as_type<uint>(t219) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // mod.rs:191
            const float delta = decode_bf16(t263);
            const float t264 = min_f32(max_f32(t217, -104.0f), 89.0f); // exponential.rs:40
            const float t265 = t264 * 1.442695f; // exponential.rs:14
            const float k_4 = rint(t265);
            const float t266 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t264 - t266;
            const float correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t267 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t267 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t268 = q_3 * r_3; // exponential.rs:29
            q_3 = t268 + 0.0013933674f;
            const float t269 = q_3 * r_3;
            q_3 = t269 + 0.008333311f;
            const float t270 = q_3 * r_3;
            q_3 = t270 + 0.041666467f;
            const float t271 = q_3 * r_3;
            q_3 = t271 + 0.16666667f;
            const float t272 = q_3 * r_3;
            q_3 = t272 + 0.5f;
            const float t273 = r_3 * r_3; // exponential.rs:31
            const float t274 = t273 * q_3;
            const float rest_3 = r_error_3 + t274;
            const float p_4 = r_3 + rest_3; // exponential.rs:32
            const float y_9 = 1.0f + p_4; // exponential.rs:33
            const int t275 = i32_from_f32(k_4); // exponential.rs:42
            const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t275); // bits.rs:44
            const uint bits_18 = as_type<uint>(y_9) + (as_type<uint>(t275) << 23u); // bits.rs:45
            const float t276 = (((as_type<uint>(t217) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:42
            const float t277 = t276 * delta; // mod.rs:192
            const float t278 = neg_f32(t277);
            const float t279 = min_f32(max_f32(t278, -104.0f), 89.0f); // exponential.rs:40
            const float t280 = t279 * 1.442695f; // exponential.rs:14
            const float k_5 = rint(t280);
            const float t281 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t279 - t281;
            const float correction_4 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t282 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t282 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t283 = q_4 * r_4; // exponential.rs:29
            q_4 = t283 + 0.0013933674f;
            const float t284 = q_4 * r_4;
            q_4 = t284 + 0.008333311f;
            const float t285 = q_4 * r_4;
            q_4 = t285 + 0.041666467f;
            const float t286 = q_4 * r_4;
            q_4 = t286 + 0.16666667f;
            const float t287 = q_4 * r_4;
            q_4 = t287 + 0.5f;
            const float t288 = r_4 * r_4; // exponential.rs:31
            const float t289 = t288 * q_4;
            const float rest_4 = r_error_4 + t289;
            const float p_5 = r_4 + rest_4; // exponential.rs:32
            const float y_10 = 1.0f + p_5; // exponential.rs:33
            const int t290 = i32_from_f32(k_5); // exponential.rs:42
            const int field_9 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), t290); // bits.rs:44
            const uint bits_19 = as_type<uint>(y_10) + (as_type<uint>(t290) << 23u); // bits.rs:45
            const float t291 = (((as_type<uint>(t278) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_19)))); // exponential.rs:42
            const float t292 = abs_f32(t216); // activation.rs:20
            const float t293 = min_f32(max_f32(t292, -104.0f), 89.0f); // exponential.rs:40
            const float t294 = t293 * 1.442695f; // exponential.rs:14
            const float k_6 = rint(t294);
            const float t295 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t293 - t295;
            const float correction_5 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t296 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t296 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t297 = q_5 * r_5; // exponential.rs:29
            q_5 = t297 + 0.0013933674f;
            const float t298 = q_5 * r_5;
            q_5 = t298 + 0.008333311f;
            const float t299 = q_5 * r_5;
            q_5 = t299 + 0.041666467f;
            const float t300 = q_5 * r_5;
            q_5 = t300 + 0.16666667f;
            const float t301 = q_5 * r_5;
            q_5 = t301 + 0.5f;
            const float t302 = r_5 * r_5; // exponential.rs:31
            const float t303 = t302 * q_5;
            const float rest_5 = r_error_5 + t303;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_11 = 1.0f + p_6; // exponential.rs:33
            const int t304 = i32_from_f32(k_6); // exponential.rs:42
            const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t304); // bits.rs:44
            const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(t304) << 23u); // bits.rs:45
            const float t305 = (((as_type<uint>(t292) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
            const float e_2 = decode_bf16(encode_bf16(t305)); // activation.rs:20
            const float t306 = 1.0f + e_2; // activation.rs:21
            const float d_5 = decode_bf16(encode_bf16(t306));
            const uint bits_21 = as_type<uint>(d_5); // division.rs:85
            const float t307 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
            const float t308 = t307 * 0.32323232f; // division.rs:102
            const float t309 = t308 - 1.4545455f;
            const float t310 = t307 * t309;
            float estimate_6 = t310 + 2.121212f;
            const float t311 = t307 * estimate_6; // division.rs:105
            const float t312 = 1.0f - t311;
            const float t313 = estimate_6 * t312;
            estimate_6 = estimate_6 + t313;
            const float t314 = t307 * estimate_6;
            const float t315 = 1.0f - t314;
            const float t316 = estimate_6 * t315;
            estimate_6 = estimate_6 + t316;
            const float high_11 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
            const float d_high_3 = as_type<float>(as_type<uint>(t307) & 4294963200u);
            const float t317 = d_high_3 * high_11; // division.rs:110
            const float t318 = 1.0f - t317;
            const float t319 = t307 - d_high_3;
            const float t320 = t319 * high_11;
            const float residual_6 = t318 - t320;
            const float estimate_7 = estimate_6;
            const float t321 = residual_6 * estimate_7; // division.rs:87
            const float t322 = high_11 + t321;
            const int t323 = sub_i32(127, as_type<int>(bits_21 >> 23u));
            const int field_11 = add_i32(as_type<int>(as_type<uint>(t322) >> 23u), t323); // bits.rs:44
            const uint bits_22 = as_type<uint>(t322) + (as_type<uint>(t323) << 23u); // bits.rs:45
            const float scaled_13 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
            const uint t324 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_13)); // activation.rs:22
            const float y_12 = decode_bf16(t324);
            const float t325 = 1.0f - y_12; // activation.rs:23
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = float2(t291, ((t216 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t325)))); // mod.rs:284
        }
    }
}
