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
    const uint bits = as_type<uint>(sum); // bits.rs:29
    const float t17 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:207
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
    const float e = decode_bf16(encode_bf16(t31)); // activation.rs:20
    const float t32 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t32));
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
    const uint t50 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
    const float y_1 = decode_bf16(t50);
    const float t51 = 1.0f - y_1; // activation.rs:23
    const float t52 = t17 * ((t17 < 0.0f) ? y_1 : decode_bf16(encode_bf16(t51))); // activation.rs:30
    const uint bits_4 = as_type<uint>(t52); // bits.rs:29
    const float t53 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
    channels_0 = t53; // mod.rs:286
    const float t54 = channels_0 * channels_0; // mod.rs:288
    const float t55 = squares + t54;
    squares = (owned ? t55 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:283
    const uint2 t56 = ((device const uint2*)conv_weight)[(((owned_1 ? first + 1u : first) * 4u) >> 1u) >> 1u]; // mod.rs:284
    const float newest_1 = inputs_3_1; // mod.rs:285
    float sum_1 = 0.0f; // mod.rs:202
    const float t57 = decode_bf16(t56.x) * inputs_0_1; // mod.rs:205
    sum_1 = sum_1 + t57;
    const float t58 = decode_bf16(t56.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + t58;
    const float t59 = decode_bf16(t56.y) * inputs_2_1;
    sum_1 = sum_1 + t59;
    const float t60 = decode_bf16(t56.y >> 16u) * newest_1;
    sum_1 = sum_1 + t60;
    const uint bits_5 = as_type<uint>(sum_1); // bits.rs:29
    const float t61 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // mod.rs:207
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
    const float e_1 = decode_bf16(encode_bf16(t75)); // activation.rs:20
    const float t76 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t76));
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
    const uint t94 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
    const float y_3 = decode_bf16(t94);
    const float t95 = 1.0f - y_3; // activation.rs:23
    const float t96 = t61 * ((t61 < 0.0f) ? y_3 : decode_bf16(encode_bf16(t95))); // activation.rs:30
    const uint bits_9 = as_type<uint>(t96); // bits.rs:29
    const float t97 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:30
    channels_1 = t97; // mod.rs:286
    const float t98 = channels_1 * channels_1; // mod.rs:288
    const float t99 = squares + t98;
    squares = (owned_1 ? t99 : squares);
    const float t100 = reduce_add_f32(squares); // mod.rs:213
    const float t101 = float(imm.head_k_dim);
    const uint a_bits = as_type<uint>(t100); // division.rs:13
    const uint b_bits = as_type<uint>(t101); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t102 = a_bits & 8388607u; // division.rs:18
    const uint t103 = b_bits & 8388607u;
    const uint below = ((t102 < t103) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t102 | 8388608u, below); // division.rs:34
    const uint denominator = t103 | 8388608u; // division.rs:35
    const float d_2 = as_type<float>(t103 | 1065353216u); // division.rs:37
    const float t104 = 0.47058824f * d_2; // division.rs:38
    float reciprocal = 1.4117647f - t104;
    const float t105 = d_2 * reciprocal; // division.rs:41
    const float t106 = 1.0f - t105;
    const float t107 = reciprocal * t106;
    reciprocal = reciprocal + t107;
    const float t108 = d_2 * reciprocal;
    const float t109 = 1.0f - t108;
    const float t110 = reciprocal * t109;
    reciprocal = reciprocal + t110;
    const float t111 = d_2 * reciprocal;
    const float t112 = 1.0f - t111;
    const float t113 = reciprocal * t112;
    reciprocal = reciprocal + t113;
    const float n = as_type<float>((t102 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t114 = n * reciprocal; // division.rs:45
    const float t115 = t114 * 8388608.0f;
    uint quotient = u32_from_f32(t115);
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
    const uint t116 = quotient; // division.rs:60
    const int field_4 = add_i32(exponent, as_type<int>(t116 >> 24u)); // bits.rs:36
    const uint bits_10 = (as_type<uint>(field_4) << 23u) | (t116 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_10))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t117 = ((as_type<uint>(t100) & 2147483647u) > 2139095040u) | ((as_type<uint>(t101) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t117 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t118 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // mod.rs:213
    const uint bits_11 = as_type<uint>(t118); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_11 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_11 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_4 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t119 = 0.5f * m; // roots.rs:22
    const float t120 = t119 * y_4;
    const float t121 = t120 * y_4;
    const float t122 = 0.5f - t121;
    const float t123 = y_4 * t122;
    y_4 = y_4 + t123;
    const float t124 = 0.5f * m;
    const float t125 = t124 * y_4;
    const float t126 = t125 * y_4;
    const float t127 = 0.5f - t126;
    const float t128 = y_4 * t127;
    y_4 = y_4 + t128;
    const float t129 = 0.5f * m;
    const float t130 = t129 * y_4;
    const float t131 = t130 * y_4;
    const float t132 = 0.5f - t131;
    const float t133 = y_4 * t132;
    y_4 = y_4 + t133;
    const float y_5 = y_4; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_5; // roots.rs:63
    const float scaled_2 = m * 4097.0f; // roots.rs:72
    const float t134 = scaled_2 - m; // roots.rs:73
    const float high_2 = scaled_2 - t134;
    const float a_low = m - high_2; // roots.rs:74
    const float scaled_3 = y_5 * 4097.0f; // roots.rs:72
    const float t135 = scaled_3 - y_5; // roots.rs:73
    const float high_3 = scaled_3 - t135;
    const float b_low = y_5 - high_3; // roots.rs:74
    const float t136 = high_2 * high_3; // roots.rs:66
    const float t137 = t136 - product;
    const float t138 = high_2 * b_low;
    const float t139 = t137 + t138;
    const float t140 = a_low * high_3;
    const float t141 = t139 + t140;
    const float t142 = a_low * b_low;
    const float my_error = t141 + t142;
    const float product_1 = product * y_5; // roots.rs:63
    const float scaled_4 = product * 4097.0f; // roots.rs:72
    const float t143 = scaled_4 - product; // roots.rs:73
    const float high_4 = scaled_4 - t143;
    const float a_low_1 = product - high_4; // roots.rs:74
    const float scaled_5 = y_5 * 4097.0f; // roots.rs:72
    const float t144 = scaled_5 - y_5; // roots.rs:73
    const float high_5 = scaled_5 - t144;
    const float b_low_1 = y_5 - high_5; // roots.rs:74
    const float t145 = high_4 * high_5; // roots.rs:66
    const float t146 = t145 - product_1;
    const float t147 = high_4 * b_low_1;
    const float t148 = t146 + t147;
    const float t149 = a_low_1 * high_5;
    const float t150 = t148 + t149;
    const float t151 = a_low_1 * b_low_1;
    const float square_error = t150 + t151;
    const float t152 = 1.0f - product_1; // roots.rs:84
    const float t153 = t152 - square_error;
    const float t154 = my_error * y_5;
    const float residual_3 = t153 - t154;
    const float t155 = 0.5f * residual_3; // roots.rs:85
    const float t156 = y_5 * t155;
    const float root = y_5 + t156;
    const float scaled_6 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_12 = as_type<uint>(t118); // roots.rs:30
    const uint sign_2 = bits_12 & 2147483648u; // roots.rs:31
    const bool zero = (bits_12 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_12 == 2139095040u) ? 0.0f : scaled_6)); // roots.rs:33
    const float scale = (((as_type<uint>(t118) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_13 = as_type<uint>(dim); // roots.rs:14
    const int exponent_2 = sub_i32(as_type<int>(bits_13 >> 23u), 127); // roots.rs:15
    const int odd_1 = exponent_2 & 1; // roots.rs:16
    const float m_1 = as_type<float>((bits_13 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:17
    float y_6 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:19
    const float t157 = 0.5f * m_1; // roots.rs:22
    const float t158 = t157 * y_6;
    const float t159 = t158 * y_6;
    const float t160 = 0.5f - t159;
    const float t161 = y_6 * t160;
    y_6 = y_6 + t161;
    const float t162 = 0.5f * m_1;
    const float t163 = t162 * y_6;
    const float t164 = t163 * y_6;
    const float t165 = 0.5f - t164;
    const float t166 = y_6 * t165;
    y_6 = y_6 + t166;
    const float t167 = 0.5f * m_1;
    const float t168 = t167 * y_6;
    const float t169 = t168 * y_6;
    const float t170 = 0.5f - t169;
    const float t171 = y_6 * t170;
    y_6 = y_6 + t171;
    const float y_7 = y_6; // roots.rs:24
    const int half_exponent_1 = sub_i32(exponent_2, odd_1) >> 1u;
    const float product_2 = m_1 * y_7; // roots.rs:63
    const float scaled_7 = m_1 * 4097.0f; // roots.rs:72
    const float t172 = scaled_7 - m_1; // roots.rs:73
    const float high_6 = scaled_7 - t172;
    const float a_low_2 = m_1 - high_6; // roots.rs:74
    const float scaled_8 = y_7 * 4097.0f; // roots.rs:72
    const float t173 = scaled_8 - y_7; // roots.rs:73
    const float high_7 = scaled_8 - t173;
    const float b_low_2 = y_7 - high_7; // roots.rs:74
    const float t174 = high_6 * high_7; // roots.rs:66
    const float t175 = t174 - product_2;
    const float t176 = high_6 * b_low_2;
    const float t177 = t175 + t176;
    const float t178 = a_low_2 * high_7;
    const float t179 = t177 + t178;
    const float t180 = a_low_2 * b_low_2;
    const float my_error_1 = t179 + t180;
    const float product_3 = product_2 * y_7; // roots.rs:63
    const float scaled_9 = product_2 * 4097.0f; // roots.rs:72
    const float t181 = scaled_9 - product_2; // roots.rs:73
    const float high_8 = scaled_9 - t181;
    const float a_low_3 = product_2 - high_8; // roots.rs:74
    const float scaled_10 = y_7 * 4097.0f; // roots.rs:72
    const float t182 = scaled_10 - y_7; // roots.rs:73
    const float high_9 = scaled_10 - t182;
    const float b_low_3 = y_7 - high_9; // roots.rs:74
    const float t183 = high_8 * high_9; // roots.rs:66
    const float t184 = t183 - product_3;
    const float t185 = high_8 * b_low_3;
    const float t186 = t184 + t185;
    const float t187 = a_low_3 * high_9;
    const float t188 = t186 + t187;
    const float t189 = a_low_3 * b_low_3;
    const float square_error_1 = t188 + t189;
    const float t190 = 1.0f - product_3; // roots.rs:84
    const float t191 = t190 - square_error_1;
    const float t192 = my_error_1 * y_7;
    const float residual_4 = t191 - t192;
    const float t193 = 0.5f * residual_4; // roots.rs:85
    const float t194 = y_7 * t193;
    const float root_1 = y_7 + t194;
    const float scaled_11 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:86
    const uint bits_14 = as_type<uint>(dim); // roots.rs:30
    const uint sign_3 = bits_14 & 2147483648u; // roots.rs:31
    const bool zero_1 = (bits_14 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_3 | 2139095040u) : ((bits_14 == 2139095040u) ? 0.0f : scaled_11)); // roots.rs:33
    const float t195 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:34
    const uint bits_15 = as_type<uint>(dim); // division.rs:66
    const float d_3 = as_type<float>((bits_15 & 8388607u) | 1065353216u); // division.rs:94
    const float t196 = d_3 * 0.32323232f; // division.rs:102
    const float t197 = t196 - 1.4545455f;
    const float t198 = d_3 * t197;
    float estimate_4 = t198 + 2.121212f;
    const float t199 = d_3 * estimate_4; // division.rs:105
    const float t200 = 1.0f - t199;
    const float t201 = estimate_4 * t200;
    estimate_4 = estimate_4 + t201;
    const float t202 = d_3 * estimate_4;
    const float t203 = 1.0f - t202;
    const float t204 = estimate_4 * t203;
    estimate_4 = estimate_4 + t204;
    const float high_10 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
    const float d_high_2 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
    const float t205 = d_high_2 * high_10; // division.rs:110
    const float t206 = 1.0f - t205;
    const float t207 = d_3 - d_high_2;
    const float t208 = t207 * high_10;
    const float residual_5 = t206 - t208;
    const float estimate_5 = estimate_4;
    const float t209 = residual_5 * estimate_5; // division.rs:69
    const float t210 = high_10 + t209;
    const uint quotient_2 = as_type<uint>(t210);
    const uint divisor_1 = (as_type<uint>(d_3) & 8388607u) | 8388608u; // division.rs:71
    const uint product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    const int twice = mul_i32(as_type<int>(product_4), -2); // division.rs:73
    const uint below_1 = ((twice > as_type<int>(divisor_1)) ? quotient_2 + 1u : quotient_2); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor_1)) < 0) ? quotient_2 - 1u : below_1); // division.rs:75
    const uint field_5 = (bits_15 >> 23u) & 255u; // division.rs:76
    const float t211 = as_type<float>(nearest); // division.rs:77
    const int t212 = sub_i32(127, as_type<int>(field_5));
    const int field_6 = add_i32(as_type<int>(as_type<uint>(t211) >> 23u), t212); // bits.rs:44
    const uint bits_16 = as_type<uint>(t211) + (as_type<uint>(t212) << 23u); // bits.rs:45
    const uint scaled_12 = as_type<uint>(as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_16)))); // division.rs:77
    const uint signed_1 = ((field_5 == 0u) ? 2139095040u : scaled_12) | (bits_15 & 2147483648u); // division.rs:78
    const float t213 = ((head >= imm.n_qk_heads / 2u) ? t195 : as_type<float>((((as_type<uint>(dim) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1))); // mod.rs:189
    const float factor = decode_bf16(encode_bf16(t213));
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            ((device uint*)v)[place >> 1u] = encode_bf16(channels_0) | (encode_bf16(channels_1) << 16u); // gdn.rs:231
        } else {
            float results_0 = 0.0f; // mod.rs:297
            float results_1 = 0.0f;
            const float t214 = channels_0 * scale; // mod.rs:219
            const uint bits_17 = as_type<uint>(t214); // bits.rs:29
            const float t215 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // mod.rs:219
            const float t216 = t215 * factor;
            const uint bits_18 = as_type<uint>(t216); // bits.rs:29
            results_0 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)); // mod.rs:300
            const float t217 = channels_1 * scale; // mod.rs:219
            const uint bits_19 = as_type<uint>(t217); // bits.rs:29
            const float t218 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // mod.rs:219
            const float t219 = t218 * factor;
            const uint bits_20 = as_type<uint>(t219); // bits.rs:29
            results_1 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // mod.rs:300
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            ((device uint*)qk)[place >> 1u] = encode_bf16(results_0) | (encode_bf16(results_1) << 16u); // gdn.rs:231
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            const float t220 = decode_bf16(b[token * imm.b_stride + gate]); // mod.rs:308
            const float t221 = a_log[gate];
            const float t222 = decode_bf16(a[token * imm.a_stride + gate]) + decode_bf16(dt_bias[gate]); // mod.rs:195
            const float t223 = decode_bf16(encode_bf16(t222));
            const float t224 = neg_f32(min_f32(abs_f32(t223), 104.0f)); // logistic.rs:19
            const float t225 = t224 * 1.442695f; // exponential.rs:14
            const float k_2 = rint(t225);
            const float t226 = k_2 * 0.6933594f; // exponential.rs:15
            const float reduced_2 = t224 - t226;
            const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
            const float r_2 = reduced_2 - correction_2; // exponential.rs:17
            const float t227 = reduced_2 - r_2; // exponential.rs:18
            const float r_error_2 = t227 - correction_2;
            float q_2 = 0.00019891017f; // exponential.rs:26
            const float t228 = q_2 * r_2; // exponential.rs:29
            q_2 = t228 + 0.0013933674f;
            const float t229 = q_2 * r_2;
            q_2 = t229 + 0.008333311f;
            const float t230 = q_2 * r_2;
            q_2 = t230 + 0.041666467f;
            const float t231 = q_2 * r_2;
            q_2 = t231 + 0.16666667f;
            const float t232 = q_2 * r_2;
            q_2 = t232 + 0.5f;
            const float t233 = r_2 * r_2; // exponential.rs:31
            const float t234 = t233 * q_2;
            const float rest_2 = r_error_2 + t234;
            const float p_2 = r_2 + rest_2; // exponential.rs:32
            const float y_8 = 1.0f + p_2; // exponential.rs:33
            const float t235 = 1.0f - y_8; // exponential.rs:34
            const float t236 = t235 + p_2;
            const float t237 = r_2 - p_2;
            const float t238 = t237 + rest_2;
            const float y_error = t236 + t238;
            const int k_3 = i32_from_f32(k_2); // logistic.rs:21
            const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
            const float power = y_8 * unit; // logistic.rs:70
            const float power_error = y_error * unit;
            const float d_4 = 1.0f + power; // logistic.rs:72
            const bool halved = d_4 > 1.4142135f; // logistic.rs:73
            const float t239 = d_4 * 0.5f; // logistic.rs:74
            const float t240 = t239 - 1.0f;
            const float f = (halved ? t240 : power);
            const float t241 = 1.0f - d_4; // logistic.rs:75
            const float t242 = t241 + power;
            const float t243 = t242 + power_error;
            const float error = (halved ? t243 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_2 = whole + f; // logistic.rs:78
            const float t244 = whole - sum_2; // logistic.rs:79
            const float sum_error = t244 + f;
            const float t245 = 0.5f * power; // logistic.rs:81
            const float t246 = t245 - 1.0f;
            const float t247 = power * t246;
            const float slope = 1.0f + t247;
            float p_3 = 0.05351364f; // logarithm.rs:19
            const float t248 = p_3 * f; // logarithm.rs:31
            p_3 = t248 + -0.109175f;
            const float t249 = p_3 * f;
            p_3 = t249 + 0.12108583f;
            const float t250 = p_3 * f;
            p_3 = t250 + -0.12550178f;
            const float t251 = p_3 * f;
            p_3 = t251 + 0.14209557f;
            const float t252 = p_3 * f;
            p_3 = t252 + -0.16659358f;
            const float t253 = p_3 * f;
            p_3 = t253 + 0.20002224f;
            const float t254 = p_3 * f;
            p_3 = t254 + -0.25000167f;
            const float t255 = p_3 * f;
            p_3 = t255 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t256 = square * f; // logarithm.rs:34
            const float t257 = t256 * p_3;
            const float t258 = 0.5f * square;
            const float t259 = t257 - t258;
            const float t260 = whole_error + t259; // logistic.rs:82
            const float t261 = sum_error + t260;
            const float t262 = error * slope;
            const float tail = t261 + t262;
            const float linear = ((as_type<uint>(t223) > 2147483647u) ? 0.0f : t223); // logistic.rs:84
            const float total = linear + sum_2; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t263 = total - back; // logistic.rs:87
            const float t264 = linear - t263;
            const float t265 = sum_2 - back;
            const float total_error = t264 + t265;
            const float t266 = total_error + tail; // logistic.rs:88
            const float near = total + t266;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), k_3); // bits.rs:44
            const uint bits_17 = as_type<uint>(y_8) + (as_type<uint>(k_3) << 23u); // bits.rs:45
            const float result = ((as_type<uint>(t223) > 2147483647u) & (k_3 < -60) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_17))) : near); // logistic.rs:89
            const float bounded_1 = ((as_type<uint>(t223) == 2139095040u) ? t223 : result); // logistic.rs:90
            const uint t267 = encode_bf16((((as_type<uint>(t223) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // mod.rs:195
            const float delta = decode_bf16(t267);
            const float t268 = min_f32(max_f32(t221, -104.0f), 89.0f); // exponential.rs:40
            const float t269 = t268 * 1.442695f; // exponential.rs:14
            const float k_4 = rint(t269);
            const float t270 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_3 = t268 - t270;
            const float correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_3 = reduced_3 - correction_3; // exponential.rs:17
            const float t271 = reduced_3 - r_3; // exponential.rs:18
            const float r_error_3 = t271 - correction_3;
            float q_3 = 0.00019891017f; // exponential.rs:26
            const float t272 = q_3 * r_3; // exponential.rs:29
            q_3 = t272 + 0.0013933674f;
            const float t273 = q_3 * r_3;
            q_3 = t273 + 0.008333311f;
            const float t274 = q_3 * r_3;
            q_3 = t274 + 0.041666467f;
            const float t275 = q_3 * r_3;
            q_3 = t275 + 0.16666667f;
            const float t276 = q_3 * r_3;
            q_3 = t276 + 0.5f;
            const float t277 = r_3 * r_3; // exponential.rs:31
            const float t278 = t277 * q_3;
            const float rest_3 = r_error_3 + t278;
            const float p_4 = r_3 + rest_3; // exponential.rs:32
            const float y_9 = 1.0f + p_4; // exponential.rs:33
            const int t279 = i32_from_f32(k_4); // exponential.rs:42
            const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t279); // bits.rs:44
            const uint bits_18 = as_type<uint>(y_9) + (as_type<uint>(t279) << 23u); // bits.rs:45
            const float t280 = (((as_type<uint>(t221) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:42
            const float t281 = t280 * delta; // mod.rs:196
            const float t282 = neg_f32(t281);
            const float t283 = min_f32(max_f32(t282, -104.0f), 89.0f); // exponential.rs:40
            const float t284 = t283 * 1.442695f; // exponential.rs:14
            const float k_5 = rint(t284);
            const float t285 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t283 - t285;
            const float correction_4 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t286 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t286 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t287 = q_4 * r_4; // exponential.rs:29
            q_4 = t287 + 0.0013933674f;
            const float t288 = q_4 * r_4;
            q_4 = t288 + 0.008333311f;
            const float t289 = q_4 * r_4;
            q_4 = t289 + 0.041666467f;
            const float t290 = q_4 * r_4;
            q_4 = t290 + 0.16666667f;
            const float t291 = q_4 * r_4;
            q_4 = t291 + 0.5f;
            const float t292 = r_4 * r_4; // exponential.rs:31
            const float t293 = t292 * q_4;
            const float rest_4 = r_error_4 + t293;
            const float p_5 = r_4 + rest_4; // exponential.rs:32
            const float y_10 = 1.0f + p_5; // exponential.rs:33
            const int t294 = i32_from_f32(k_5); // exponential.rs:42
            const int field_9 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), t294); // bits.rs:44
            const uint bits_19 = as_type<uint>(y_10) + (as_type<uint>(t294) << 23u); // bits.rs:45
            const float t295 = (((as_type<uint>(t282) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_19)))); // exponential.rs:42
            const float t296 = abs_f32(t220); // activation.rs:20
            const float t297 = min_f32(max_f32(t296, -104.0f), 89.0f); // exponential.rs:40
            const float t298 = t297 * 1.442695f; // exponential.rs:14
            const float k_6 = rint(t298);
            const float t299 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t297 - t299;
            const float correction_5 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t300 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t300 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t301 = q_5 * r_5; // exponential.rs:29
            q_5 = t301 + 0.0013933674f;
            const float t302 = q_5 * r_5;
            q_5 = t302 + 0.008333311f;
            const float t303 = q_5 * r_5;
            q_5 = t303 + 0.041666467f;
            const float t304 = q_5 * r_5;
            q_5 = t304 + 0.16666667f;
            const float t305 = q_5 * r_5;
            q_5 = t305 + 0.5f;
            const float t306 = r_5 * r_5; // exponential.rs:31
            const float t307 = t306 * q_5;
            const float rest_5 = r_error_5 + t307;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_11 = 1.0f + p_6; // exponential.rs:33
            const int t308 = i32_from_f32(k_6); // exponential.rs:42
            const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t308); // bits.rs:44
            const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(t308) << 23u); // bits.rs:45
            const float t309 = (((as_type<uint>(t296) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
            const float e_2 = decode_bf16(encode_bf16(t309)); // activation.rs:20
            const float t310 = 1.0f + e_2; // activation.rs:21
            const float d_5 = decode_bf16(encode_bf16(t310));
            const uint bits_21 = as_type<uint>(d_5); // division.rs:85
            const float t311 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
            const float t312 = t311 * 0.32323232f; // division.rs:102
            const float t313 = t312 - 1.4545455f;
            const float t314 = t311 * t313;
            float estimate_6 = t314 + 2.121212f;
            const float t315 = t311 * estimate_6; // division.rs:105
            const float t316 = 1.0f - t315;
            const float t317 = estimate_6 * t316;
            estimate_6 = estimate_6 + t317;
            const float t318 = t311 * estimate_6;
            const float t319 = 1.0f - t318;
            const float t320 = estimate_6 * t319;
            estimate_6 = estimate_6 + t320;
            const float high_11 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
            const float d_high_3 = as_type<float>(as_type<uint>(t311) & 4294963200u);
            const float t321 = d_high_3 * high_11; // division.rs:110
            const float t322 = 1.0f - t321;
            const float t323 = t311 - d_high_3;
            const float t324 = t323 * high_11;
            const float residual_6 = t322 - t324;
            const float estimate_7 = estimate_6;
            const float t325 = residual_6 * estimate_7; // division.rs:87
            const float t326 = high_11 + t325;
            const int t327 = sub_i32(127, as_type<int>(bits_21 >> 23u));
            const int field_11 = add_i32(as_type<int>(as_type<uint>(t326) >> 23u), t327); // bits.rs:44
            const uint bits_22 = as_type<uint>(t326) + (as_type<uint>(t327) << 23u); // bits.rs:45
            const float scaled_13 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
            const uint t328 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_13)); // activation.rs:22
            const float y_12 = decode_bf16(t328);
            const float t329 = 1.0f - y_12; // activation.rs:23
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = float2(t295, ((t220 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t329)))); // mod.rs:309
        }
    }
}
