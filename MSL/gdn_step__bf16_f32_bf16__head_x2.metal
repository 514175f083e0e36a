#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint qkv_stride;
    uint z_stride;
    uint b_stride;
    uint a_stride;
    float eps;
    float norm_eps;
    uint conv_dim;
    uint n_v_heads;
    uint head_v_dim;
    uint head_k_dim;
    uint n_slots;
};

uint div_u32(uint a, uint b) {
    return b == 0u ? a : a / b;
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

uint rem_u32(uint a, uint b) {
    return b == 0u ? 0u : a % b;
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int max_i32(int a, int b) {
    return a < b ? b : a;
}

kernel void gdn_step__bf16_f32_bf16__head_x2(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* qkv [[buffer(1)]],
    device const ushort* z [[buffer(2)]],
    device const ushort* b [[buffer(3)]],
    device const ushort* a [[buffer(4)]],
    device const ushort* conv_weight [[buffer(5)]],
    device const uint* slots [[buffer(6)]],
    device const uint* positions [[buffer(7)]],
    device const float* a_log [[buffer(8)]],
    device const ushort* dt_bias [[buffer(9)]],
    device const ushort* norm_weight [[buffer(10)]],
    device float* state [[buffer(11)]],
    device ushort* conv_state [[buffer(12)]],
    device ushort* y [[buffer(13)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float token[192];
    threadgroup float gates[2];
    threadgroup float outputs[64];
    const uint row = workgroup_id.y; // mod.rs:235
    const uint head = workgroup_id.x; // mod.rs:236
    const uint slot = slots[row]; // mod.rs:237
    const uint position = positions[row]; // mod.rs:238
    const uint n_qk_heads = div_u32(imm.conv_dim - imm.n_v_heads * imm.head_v_dim, imm.head_k_dim); // mod.rs:239
    const uint n_k_heads = n_qk_heads / 2u; // mod.rs:240
    const uint group = div_u32(imm.n_v_heads, n_k_heads); // mod.rs:241
    const uint k_head = div_u32(head, group); // mod.rs:242
    const uint first_row = (local_invocation_index >> 5u) * 8u; // mod.rs:245
    const uint own = (local_invocation_index & 31u) * 2u; // mod.rs:246
    float memory_0_0 = as_type<float>(0x7fc00000u); // mod.rs:249
    float memory_0_1 = as_type<float>(0x7fc00000u);
    float memory_1_0 = as_type<float>(0x7fc00000u);
    float memory_1_1 = as_type<float>(0x7fc00000u);
    float memory_2_0 = as_type<float>(0x7fc00000u);
    float memory_2_1 = as_type<float>(0x7fc00000u);
    float memory_3_0 = as_type<float>(0x7fc00000u);
    float memory_3_1 = as_type<float>(0x7fc00000u);
    float memory_4_0 = as_type<float>(0x7fc00000u);
    float memory_4_1 = as_type<float>(0x7fc00000u);
    float memory_5_0 = as_type<float>(0x7fc00000u);
    float memory_5_1 = as_type<float>(0x7fc00000u);
    float memory_6_0 = as_type<float>(0x7fc00000u);
    float memory_6_1 = as_type<float>(0x7fc00000u);
    float memory_7_0 = as_type<float>(0x7fc00000u);
    float memory_7_1 = as_type<float>(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:250
        const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + own; // mod.rs:253
        const float2 t0 = ((device float2*)state)[place >> 1u]; // gdn.rs:209
        memory_0_0 = t0.x; // mod.rs:257
        memory_0_1 = t0.y;
        const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + own; // mod.rs:253
        const float2 t1 = ((device float2*)state)[place_1 >> 1u]; // gdn.rs:209
        memory_1_0 = t1.x; // mod.rs:257
        memory_1_1 = t1.y;
        const uint place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + own; // mod.rs:253
        const float2 t2 = ((device float2*)state)[place_2 >> 1u]; // gdn.rs:209
        memory_2_0 = t2.x; // mod.rs:257
        memory_2_1 = t2.y;
        const uint place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + own; // mod.rs:253
        const float2 t3 = ((device float2*)state)[place_3 >> 1u]; // gdn.rs:209
        memory_3_0 = t3.x; // mod.rs:257
        memory_3_1 = t3.y;
        const uint place_4 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 4u)) * imm.head_k_dim + own; // mod.rs:253
        const float2 t4 = ((device float2*)state)[place_4 >> 1u]; // gdn.rs:209
        memory_4_0 = t4.x; // mod.rs:257
        memory_4_1 = t4.y;
        const uint place_5 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 5u)) * imm.head_k_dim + own; // mod.rs:253
        const float2 t5 = ((device float2*)state)[place_5 >> 1u]; // gdn.rs:209
        memory_5_0 = t5.x; // mod.rs:257
        memory_5_1 = t5.y;
        const uint place_6 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 6u)) * imm.head_k_dim + own; // mod.rs:253
        const float2 t6 = ((device float2*)state)[place_6 >> 1u]; // gdn.rs:209
        memory_6_0 = t6.x; // mod.rs:257
        memory_6_1 = t6.y;
        const uint place_7 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 7u)) * imm.head_k_dim + own; // mod.rs:253
        const float2 t7 = ((device float2*)state)[place_7 >> 1u]; // gdn.rs:209
        memory_7_0 = t7.x; // mod.rs:257
        memory_7_1 = t7.y;
    }
    const uint role = min_u32(local_invocation_index >> 5u, 2u); // mod.rs:262
    const uint of_keys = ((role == 1u) ? (n_k_heads + k_head) * 64u : k_head * 64u); // mod.rs:263
    const uint first = ((role == 2u) ? n_qk_heads * 64u + head * 64u : of_keys) + own; // mod.rs:264
    const uint t8 = ((device const uint*)qkv)[(row * imm.qkv_stride + first) >> 1u]; // gdn.rs:209
    const float t9 = decode_bf16(t8);
    const float t10 = decode_bf16(t8 >> 16u);
    float older_0_0 = as_type<float>(0x7fc00000u); // mod.rs:266
    float older_0_1 = as_type<float>(0x7fc00000u);
    float older_1_0 = as_type<float>(0x7fc00000u);
    float older_1_1 = as_type<float>(0x7fc00000u);
    float older_2_0 = as_type<float>(0x7fc00000u);
    float older_2_1 = as_type<float>(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:267
        const uint place = (slot * 4u + ((position - 3u) & 3u)) * imm.conv_dim + first; // mod.rs:270
        const uint t11 = ((device uint*)conv_state)[place >> 1u]; // gdn.rs:209
        older_0_0 = decode_bf16(t11); // mod.rs:274
        older_0_1 = decode_bf16(t11 >> 16u);
        const uint place_1 = (slot * 4u + ((position + 1u - 3u) & 3u)) * imm.conv_dim + first; // mod.rs:270
        const uint t12 = ((device uint*)conv_state)[place_1 >> 1u]; // gdn.rs:209
        older_1_0 = decode_bf16(t12); // mod.rs:274
        older_1_1 = decode_bf16(t12 >> 16u);
        const uint place_2 = (slot * 4u + ((position + 2u - 3u) & 3u)) * imm.conv_dim + first; // mod.rs:270
        const uint t13 = ((device uint*)conv_state)[place_2 >> 1u]; // gdn.rs:209
        older_2_0 = decode_bf16(t13); // mod.rs:274
        older_2_1 = decode_bf16(t13 >> 16u);
    }
    float channels_0 = 0.0f; // mod.rs:278
    float channels_1 = 0.0f;
    float squares = 0.0f; // mod.rs:279
    const uint2 t14 = ((device const uint2*)conv_weight)[((first * 4u) >> 1u) >> 1u]; // mod.rs:282
    float sum = 0.0f; // mod.rs:202
    const float t15 = decode_bf16(t14.x) * older_0_0; // mod.rs:205
    sum = sum + t15;
    const float t16 = decode_bf16(t14.x >> 16u) * older_1_0;
    sum = sum + t16;
    const float t17 = decode_bf16(t14.y) * older_2_0;
    sum = sum + t17;
    sum = fma(decode_bf16(t14.y >> 16u), t9, sum);
    const uint bits = as_type<uint>(sum); // bits.rs:29
    const float t18 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:207
    const float t19 = abs_f32(t18); // activation.rs:20
    const float t20 = min_f32(max_f32(t19, -104.0f), 89.0f); // exponential.rs:40
    const float t21 = t20 * 1.442695f; // exponential.rs:14
    const float k = rint(t21);
    const float t22 = k * 0.6933594f; // exponential.rs:15
    const float reduced = t20 - t22;
    const float correction = k * -0.00021219444f; // exponential.rs:16
    const float r = reduced - correction; // exponential.rs:17
    const float t23 = reduced - r; // exponential.rs:18
    const float r_error = t23 - correction;
    float q = 0.00019891017f; // exponential.rs:26
    const float t24 = q * r; // exponential.rs:29
    q = t24 + 0.0013933674f;
    const float t25 = q * r;
    q = t25 + 0.008333311f;
    const float t26 = q * r;
    q = t26 + 0.041666467f;
    const float t27 = q * r;
    q = t27 + 0.16666667f;
    const float t28 = q * r;
    q = t28 + 0.5f;
    const float t29 = r * r; // exponential.rs:31
    const float t30 = t29 * q;
    const float rest = r_error + t30;
    const float p = r + rest; // exponential.rs:32
    const float y_1 = 1.0f + p; // exponential.rs:33
    const int t31 = i32_from_f32(k); // exponential.rs:42
    const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t31); // bits.rs:44
    const uint bits_1 = as_type<uint>(y_1) + (as_type<uint>(t31) << 23u); // bits.rs:45
    const float t32 = (((as_type<uint>(t19) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
    const float e = decode_bf16(encode_bf16(t32)); // activation.rs:20
    const float t33 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t33));
    const uint bits_2 = as_type<uint>(d); // division.rs:85
    const float t34 = as_type<float>((bits_2 & 8388607u) | 1065353216u); // division.rs:94
    const float t35 = t34 * 0.32323232f; // division.rs:102
    const float t36 = t35 - 1.4545455f;
    const float t37 = t34 * t36;
    float estimate = t37 + 2.121212f;
    const float t38 = t34 * estimate; // division.rs:105
    const float t39 = 1.0f - t38;
    const float t40 = estimate * t39;
    estimate = estimate + t40;
    const float t41 = t34 * estimate;
    const float t42 = 1.0f - t41;
    const float t43 = estimate * t42;
    estimate = estimate + t43;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
    const float d_high = as_type<float>(as_type<uint>(t34) & 4294963200u);
    const float t44 = d_high * high; // division.rs:110
    const float t45 = 1.0f - t44;
    const float t46 = t34 - d_high;
    const float t47 = t46 * high;
    const float residual = t45 - t47;
    const float estimate_1 = estimate;
    const float t48 = residual * estimate_1; // division.rs:87
    const float t49 = high + t48;
    const int t50 = sub_i32(127, as_type<int>(bits_2 >> 23u));
    const int field_1 = add_i32(as_type<int>(as_type<uint>(t49) >> 23u), t50); // bits.rs:44
    const uint bits_3 = as_type<uint>(t49) + (as_type<uint>(t50) << 23u); // bits.rs:45
    const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3))); // bits.rs:46
    const uint t51 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
    const float y_2 = decode_bf16(t51);
    const float t52 = 1.0f - y_2; // activation.rs:23
    const float t53 = t18 * ((t18 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t52))); // activation.rs:30
    const uint bits_4 = as_type<uint>(t53); // bits.rs:29
    const float t54 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
    channels_0 = t54; // mod.rs:284
    const float t55 = channels_0 * channels_0; // mod.rs:285
    squares = squares + t55;
    const uint2 t56 = ((device const uint2*)conv_weight)[(((first + 1u) * 4u) >> 1u) >> 1u]; // mod.rs:282
    float sum_1 = 0.0f; // mod.rs:202
    const float t57 = decode_bf16(t56.x) * older_0_1; // mod.rs:205
    sum_1 = sum_1 + t57;
    const float t58 = decode_bf16(t56.x >> 16u) * older_1_1;
    sum_1 = sum_1 + t58;
    const float t59 = decode_bf16(t56.y) * older_2_1;
    sum_1 = sum_1 + t59;
    sum_1 = fma(decode_bf16(t56.y >> 16u), t10, sum_1);
    const uint bits_5 = as_type<uint>(sum_1); // bits.rs:29
    const float t60 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // mod.rs:207
    const float t61 = abs_f32(t60); // activation.rs:20
    const float t62 = min_f32(max_f32(t61, -104.0f), 89.0f); // exponential.rs:40
    const float t63 = t62 * 1.442695f; // exponential.rs:14
    const float k_1 = rint(t63);
    const float t64 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t62 - t64;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t65 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t65 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t66 = q_1 * r_1; // exponential.rs:29
    q_1 = t66 + 0.0013933674f;
    const float t67 = q_1 * r_1;
    q_1 = t67 + 0.008333311f;
    const float t68 = q_1 * r_1;
    q_1 = t68 + 0.041666467f;
    const float t69 = q_1 * r_1;
    q_1 = t69 + 0.16666667f;
    const float t70 = q_1 * r_1;
    q_1 = t70 + 0.5f;
    const float t71 = r_1 * r_1; // exponential.rs:31
    const float t72 = t71 * q_1;
    const float rest_1 = r_error_1 + t72;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_3 = 1.0f + p_1; // exponential.rs:33
    const int t73 = i32_from_f32(k_1); // exponential.rs:42
    const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t73); // bits.rs:44
    const uint bits_6 = as_type<uint>(y_3) + (as_type<uint>(t73) << 23u); // bits.rs:45
    const float t74 = (((as_type<uint>(t61) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
    const float e_1 = decode_bf16(encode_bf16(t74)); // activation.rs:20
    const float t75 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t75));
    const uint bits_7 = as_type<uint>(d_1); // division.rs:85
    const float t76 = as_type<float>((bits_7 & 8388607u) | 1065353216u); // division.rs:94
    const float t77 = t76 * 0.32323232f; // division.rs:102
    const float t78 = t77 - 1.4545455f;
    const float t79 = t76 * t78;
    float estimate_2 = t79 + 2.121212f;
    const float t80 = t76 * estimate_2; // division.rs:105
    const float t81 = 1.0f - t80;
    const float t82 = estimate_2 * t81;
    estimate_2 = estimate_2 + t82;
    const float t83 = t76 * estimate_2;
    const float t84 = 1.0f - t83;
    const float t85 = estimate_2 * t84;
    estimate_2 = estimate_2 + t85;
    const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
    const float d_high_1 = as_type<float>(as_type<uint>(t76) & 4294963200u);
    const float t86 = d_high_1 * high_1; // division.rs:110
    const float t87 = 1.0f - t86;
    const float t88 = t76 - d_high_1;
    const float t89 = t88 * high_1;
    const float residual_1 = t87 - t89;
    const float estimate_3 = estimate_2;
    const float t90 = residual_1 * estimate_3; // division.rs:87
    const float t91 = high_1 + t90;
    const int t92 = sub_i32(127, as_type<int>(bits_7 >> 23u));
    const int field_3 = add_i32(as_type<int>(as_type<uint>(t91) >> 23u), t92); // bits.rs:44
    const uint bits_8 = as_type<uint>(t91) + (as_type<uint>(t92) << 23u); // bits.rs:45
    const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_8))); // bits.rs:46
    const uint t93 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
    const float y_4 = decode_bf16(t93);
    const float t94 = 1.0f - y_4; // activation.rs:23
    const float t95 = t60 * ((t60 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t94))); // activation.rs:30
    const uint bits_9 = as_type<uint>(t95); // bits.rs:29
    const float t96 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:30
    channels_1 = t96; // mod.rs:284
    const float t97 = channels_1 * channels_1; // mod.rs:285
    squares = squares + t97;
    const float t98 = reduce_add_f32(squares); // mod.rs:213
    const float t99 = float(imm.head_k_dim);
    const uint a_bits = as_type<uint>(t98); // division.rs:13
    const uint b_bits = as_type<uint>(t99); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t100 = a_bits & 8388607u; // division.rs:18
    const uint t101 = b_bits & 8388607u;
    const uint below = ((t100 < t101) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t100 | 8388608u, below); // division.rs:34
    const uint denominator = t101 | 8388608u; // division.rs:35
    const float d_2 = as_type<float>(t101 | 1065353216u); // division.rs:37
    const float t102 = 0.47058824f * d_2; // division.rs:38
    float reciprocal = 1.4117647f - t102;
    const float t103 = d_2 * reciprocal; // division.rs:41
    const float t104 = 1.0f - t103;
    const float t105 = reciprocal * t104;
    reciprocal = reciprocal + t105;
    const float t106 = d_2 * reciprocal;
    const float t107 = 1.0f - t106;
    const float t108 = reciprocal * t107;
    reciprocal = reciprocal + t108;
    const float t109 = d_2 * reciprocal;
    const float t110 = 1.0f - t109;
    const float t111 = reciprocal * t110;
    reciprocal = reciprocal + t111;
    const float n = as_type<float>((t100 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t112 = n * reciprocal; // division.rs:45
    const float t113 = t112 * 8388608.0f;
    uint quotient = u32_from_f32(t113);
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
    const uint t114 = quotient; // division.rs:60
    const int field_4 = add_i32(exponent, as_type<int>(t114 >> 24u)); // bits.rs:36
    const uint bits_10 = (as_type<uint>(field_4) << 23u) | (t114 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_10))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t115 = ((as_type<uint>(t98) & 2147483647u) > 2139095040u) | ((as_type<uint>(t99) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t115 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t116 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // mod.rs:213
    const uint bits_11 = as_type<uint>(t116); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_11 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_11 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_5 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t117 = 0.5f * m; // roots.rs:22
    const float t118 = t117 * y_5;
    const float t119 = t118 * y_5;
    const float t120 = 0.5f - t119;
    const float t121 = y_5 * t120;
    y_5 = y_5 + t121;
    const float t122 = 0.5f * m;
    const float t123 = t122 * y_5;
    const float t124 = t123 * y_5;
    const float t125 = 0.5f - t124;
    const float t126 = y_5 * t125;
    y_5 = y_5 + t126;
    const float t127 = 0.5f * m;
    const float t128 = t127 * y_5;
    const float t129 = t128 * y_5;
    const float t130 = 0.5f - t129;
    const float t131 = y_5 * t130;
    y_5 = y_5 + t131;
    const float y_6 = y_5; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_6; // roots.rs:63
    const float scaled_2 = m * 4097.0f; // roots.rs:72
    const float t132 = scaled_2 - m; // roots.rs:73
    const float high_2 = scaled_2 - t132;
    const float a_low = m - high_2; // roots.rs:74
    const float scaled_3 = y_6 * 4097.0f; // roots.rs:72
    const float t133 = scaled_3 - y_6; // roots.rs:73
    const float high_3 = scaled_3 - t133;
    const float b_low = y_6 - high_3; // roots.rs:74
    const float t134 = high_2 * high_3; // roots.rs:66
    const float t135 = t134 - product;
    const float t136 = high_2 * b_low;
    const float t137 = t135 + t136;
    const float t138 = a_low * high_3;
    const float t139 = t137 + t138;
    const float t140 = a_low * b_low;
    const float my_error = t139 + t140;
    const float product_1 = product * y_6; // roots.rs:63
    const float scaled_4 = product * 4097.0f; // roots.rs:72
    const float t141 = scaled_4 - product; // roots.rs:73
    const float high_4 = scaled_4 - t141;
    const float a_low_1 = product - high_4; // roots.rs:74
    const float scaled_5 = y_6 * 4097.0f; // roots.rs:72
    const float t142 = scaled_5 - y_6; // roots.rs:73
    const float high_5 = scaled_5 - t142;
    const float b_low_1 = y_6 - high_5; // roots.rs:74
    const float t143 = high_4 * high_5; // roots.rs:66
    const float t144 = t143 - product_1;
    const float t145 = high_4 * b_low_1;
    const float t146 = t144 + t145;
    const float t147 = a_low_1 * high_5;
    const float t148 = t146 + t147;
    const float t149 = a_low_1 * b_low_1;
    const float square_error = t148 + t149;
    const float t150 = 1.0f - product_1; // roots.rs:84
    const float t151 = t150 - square_error;
    const float t152 = my_error * y_6;
    const float residual_3 = t151 - t152;
    const float t153 = 0.5f * residual_3; // roots.rs:85
    const float t154 = y_6 * t153;
    const float root = y_6 + t154;
    const float scaled_6 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_12 = as_type<uint>(t116); // roots.rs:30
    const uint sign_2 = bits_12 & 2147483648u; // roots.rs:31
    const bool zero = (bits_12 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_12 == 2139095040u) ? 0.0f : scaled_6)); // roots.rs:33
    const float scale = (((as_type<uint>(t116) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_13 = as_type<uint>(dim); // roots.rs:14
    const int exponent_2 = sub_i32(as_type<int>(bits_13 >> 23u), 127); // roots.rs:15
    const int odd_1 = exponent_2 & 1; // roots.rs:16
    const float m_1 = as_type<float>((bits_13 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:17
    float y_7 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:19
    const float t155 = 0.5f * m_1; // roots.rs:22
    const float t156 = t155 * y_7;
    const float t157 = t156 * y_7;
    const float t158 = 0.5f - t157;
    const float t159 = y_7 * t158;
    y_7 = y_7 + t159;
    const float t160 = 0.5f * m_1;
    const float t161 = t160 * y_7;
    const float t162 = t161 * y_7;
    const float t163 = 0.5f - t162;
    const float t164 = y_7 * t163;
    y_7 = y_7 + t164;
    const float t165 = 0.5f * m_1;
    const float t166 = t165 * y_7;
    const float t167 = t166 * y_7;
    const float t168 = 0.5f - t167;
    const float t169 = y_7 * t168;
    y_7 = y_7 + t169;
    const float y_8 = y_7; // roots.rs:24
    const int half_exponent_1 = sub_i32(exponent_2, odd_1) >> 1u;
    const float product_2 = m_1 * y_8; // roots.rs:63
    const float scaled_7 = m_1 * 4097.0f; // roots.rs:72
    const float t170 = scaled_7 - m_1; // roots.rs:73
    const float high_6 = scaled_7 - t170;
    const float a_low_2 = m_1 - high_6; // roots.rs:74
    const float scaled_8 = y_8 * 4097.0f; // roots.rs:72
    const float t171 = scaled_8 - y_8; // roots.rs:73
    const float high_7 = scaled_8 - t171;
    const float b_low_2 = y_8 - high_7; // roots.rs:74
    const float t172 = high_6 * high_7; // roots.rs:66
    const float t173 = t172 - product_2;
    const float t174 = high_6 * b_low_2;
    const float t175 = t173 + t174;
    const float t176 = a_low_2 * high_7;
    const float t177 = t175 + t176;
    const float t178 = a_low_2 * b_low_2;
    const float my_error_1 = t177 + t178;
    const float product_3 = product_2 * y_8; // roots.rs:63
    const float scaled_9 = product_2 * 4097.0f; // roots.rs:72
    const float t179 = scaled_9 - product_2; // roots.rs:73
    const float high_8 = scaled_9 - t179;
    const float a_low_3 = product_2 - high_8; // roots.rs:74
    const float scaled_10 = y_8 * 4097.0f; // roots.rs:72
    const float t180 = scaled_10 - y_8; // roots.rs:73
    const float high_9 = scaled_10 - t180;
    const float b_low_3 = y_8 - high_9; // roots.rs:74
    const float t181 = high_8 * high_9; // roots.rs:66
    const float t182 = t181 - product_3;
    const float t183 = high_8 * b_low_3;
    const float t184 = t182 + t183;
    const float t185 = a_low_3 * high_9;
    const float t186 = t184 + t185;
    const float t187 = a_low_3 * b_low_3;
    const float square_error_1 = t186 + t187;
    const float t188 = 1.0f - product_3; // roots.rs:84
    const float t189 = t188 - square_error_1;
    const float t190 = my_error_1 * y_8;
    const float residual_4 = t189 - t190;
    const float t191 = 0.5f * residual_4; // roots.rs:85
    const float t192 = y_8 * t191;
    const float root_1 = y_8 + t192;
    const float scaled_11 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:86
    const uint bits_14 = as_type<uint>(dim); // roots.rs:30
    const uint sign_3 = bits_14 & 2147483648u; // roots.rs:31
    const bool zero_1 = (bits_14 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_3 | 2139095040u) : ((bits_14 == 2139095040u) ? 0.0f : scaled_11)); // roots.rs:33
    const float t193 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:34
    const uint bits_15 = as_type<uint>(dim); // division.rs:66
    const float d_3 = as_type<float>((bits_15 & 8388607u) | 1065353216u); // division.rs:94
    const float t194 = d_3 * 0.32323232f; // division.rs:102
    const float t195 = t194 - 1.4545455f;
    const float t196 = d_3 * t195;
    float estimate_4 = t196 + 2.121212f;
    const float t197 = d_3 * estimate_4; // division.rs:105
    const float t198 = 1.0f - t197;
    const float t199 = estimate_4 * t198;
    estimate_4 = estimate_4 + t199;
    const float t200 = d_3 * estimate_4;
    const float t201 = 1.0f - t200;
    const float t202 = estimate_4 * t201;
    estimate_4 = estimate_4 + t202;
    const float high_10 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
    const float d_high_2 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
    const float t203 = d_high_2 * high_10; // division.rs:110
    const float t204 = 1.0f - t203;
    const float t205 = d_3 - d_high_2;
    const float t206 = t205 * high_10;
    const float residual_5 = t204 - t206;
    const float estimate_5 = estimate_4;
    const float t207 = residual_5 * estimate_5; // division.rs:69
    const float t208 = high_10 + t207;
    const uint quotient_2 = as_type<uint>(t208);
    const uint divisor_1 = (as_type<uint>(d_3) & 8388607u) | 8388608u; // division.rs:71
    const uint product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    const int twice = mul_i32(as_type<int>(product_4), -2); // division.rs:73
    const uint below_1 = ((twice > as_type<int>(divisor_1)) ? quotient_2 + 1u : quotient_2); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor_1)) < 0) ? quotient_2 - 1u : below_1); // division.rs:75
    const uint field_5 = (bits_15 >> 23u) & 255u; // division.rs:76
    const float t209 = as_type<float>(nearest); // division.rs:77
    const int t210 = sub_i32(127, as_type<int>(field_5));
    const int field_6 = add_i32(as_type<int>(as_type<uint>(t209) >> 23u), t210); // bits.rs:44
    const uint bits_16 = as_type<uint>(t209) + (as_type<uint>(t210) << 23u); // bits.rs:45
    const uint scaled_12 = as_type<uint>(as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_16)))); // division.rs:77
    const uint signed_1 = ((field_5 == 0u) ? 2139095040u : scaled_12) | (bits_15 & 2147483648u); // division.rs:78
    const float t211 = ((role == 1u) ? t193 : as_type<float>((((as_type<uint>(dim) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1))); // mod.rs:189
    const float factor = decode_bf16(encode_bf16(t211));
    if ((local_invocation_index >> 5u) < 3u) { // mod.rs:291
        const float t212 = channels_0 * scale; // mod.rs:219
        const uint bits_17 = as_type<uint>(t212); // bits.rs:29
        const float t213 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // mod.rs:219
        const float t214 = t213 * factor;
        const uint bits_18 = as_type<uint>(t214); // bits.rs:29
        const float of_head = decode_bf16(encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)))); // mod.rs:294
        token[role * 64u + own] = ((role == 2u) ? channels_0 : of_head); // mod.rs:295
        const float t215 = channels_1 * scale; // mod.rs:219
        const uint bits_19 = as_type<uint>(t215); // bits.rs:29
        const float t216 = decode_bf16(encode_bf16(as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)))); // mod.rs:219
        const float t217 = t216 * factor;
        const uint bits_20 = as_type<uint>(t217); // bits.rs:29
        const float of_head_1 = decode_bf16(encode_bf16(as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)))); // mod.rs:294
        token[role * 64u + own + 1u] = ((role == 2u) ? channels_1 : of_head_1); // mod.rs:295
        if ((slot < imm.n_slots) & ((role == 2u) | (rem_u32(head, group) == 0u))) { // mod.rs:298
            const uint place = (slot * 4u + (position & 3u)) * imm.conv_dim + first; // mod.rs:299
            float kept_0 = 0.0f; // mod.rs:300
            float kept_1 = 0.0f;
            kept_0 = t9; // mod.rs:303
            kept_1 = t10;
            ((device uint*)conv_state)[place >> 1u] = encode_bf16(kept_0) | (encode_bf16(kept_1) << 16u); // gdn.rs:231
        }
    }
    if (((local_invocation_index >> 5u) == 3u) & ((local_invocation_index & 31u) == 0u)) { // mod.rs:308
        const float t218 = decode_bf16(b[row * imm.b_stride + head]); // mod.rs:309
        const float t219 = a_log[head];
        const float t220 = decode_bf16(a[row * imm.a_stride + head]) + decode_bf16(dt_bias[head]); // mod.rs:195
        const float t221 = decode_bf16(encode_bf16(t220));
        const float t222 = neg_f32(min_f32(abs_f32(t221), 104.0f)); // logistic.rs:19
        const float t223 = t222 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t223);
        const float t224 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t222 - t224;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t225 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t225 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t226 = q_2 * r_2; // exponential.rs:29
        q_2 = t226 + 0.0013933674f;
        const float t227 = q_2 * r_2;
        q_2 = t227 + 0.008333311f;
        const float t228 = q_2 * r_2;
        q_2 = t228 + 0.041666467f;
        const float t229 = q_2 * r_2;
        q_2 = t229 + 0.16666667f;
        const float t230 = q_2 * r_2;
        q_2 = t230 + 0.5f;
        const float t231 = r_2 * r_2; // exponential.rs:31
        const float t232 = t231 * q_2;
        const float rest_2 = r_error_2 + t232;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_9 = 1.0f + p_2; // exponential.rs:33
        const float t233 = 1.0f - y_9; // exponential.rs:34
        const float t234 = t233 + p_2;
        const float t235 = r_2 - p_2;
        const float t236 = t235 + rest_2;
        const float y_error = t234 + t236;
        const int k_3 = i32_from_f32(k_2); // logistic.rs:21
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
        const float power = y_9 * unit; // logistic.rs:70
        const float power_error = y_error * unit;
        const float d_4 = 1.0f + power; // logistic.rs:72
        const bool halved = d_4 > 1.4142135f; // logistic.rs:73
        const float t237 = d_4 * 0.5f; // logistic.rs:74
        const float t238 = t237 - 1.0f;
        const float f = (halved ? t238 : power);
        const float t239 = 1.0f - d_4; // logistic.rs:75
        const float t240 = t239 + power;
        const float t241 = t240 + power_error;
        const float error = (halved ? t241 : power_error);
        const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
        const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
        const float sum_2 = whole + f; // logistic.rs:78
        const float t242 = whole - sum_2; // logistic.rs:79
        const float sum_error = t242 + f;
        const float t243 = 0.5f * power; // logistic.rs:81
        const float t244 = t243 - 1.0f;
        const float t245 = power * t244;
        const float slope = 1.0f + t245;
        float p_3 = 0.05351364f; // logarithm.rs:19
        const float t246 = p_3 * f; // logarithm.rs:31
        p_3 = t246 + -0.109175f;
        const float t247 = p_3 * f;
        p_3 = t247 + 0.12108583f;
        const float t248 = p_3 * f;
        p_3 = t248 + -0.12550178f;
        const float t249 = p_3 * f;
        p_3 = t249 + 0.14209557f;
        const float t250 = p_3 * f;
        p_3 = t250 + -0.16659358f;
        const float t251 = p_3 * f;
        p_3 = t251 + 0.20002224f;
        const float t252 = p_3 * f;
        p_3 = t252 + -0.25000167f;
        const float t253 = p_3 * f;
        p_3 = t253 + 0.33333313f;
        const float square = f * f; // logarithm.rs:33
        const float t254 = square * f; // logarithm.rs:34
        const float t255 = t254 * p_3;
        const float t256 = 0.5f * square;
        const float t257 = t255 - t256;
        const float t258 = whole_error + t257; // logistic.rs:82
        const float t259 = sum_error + t258;
        const float t260 = error * slope;
        const float tail = t259 + t260;
        const float linear = ((as_type<uint>(t221) > 2147483647u) ? 0.0f : t221); // logistic.rs:84
        const float total = linear + sum_2; // logistic.rs:85
        const float back = total - linear; // logistic.rs:86
        const float t261 = total - back; // logistic.rs:87
        const float t262 = linear - t261;
        const float t263 = sum_2 - back;
        const float total_error = t262 + t263;
        const float t264 = total_error + tail; // logistic.rs:88
        const float near = total + t264;
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), k_3); // bits.rs:44
        const uint bits_17 = as_type<uint>(y_9) + (as_type<uint>(k_3) << 23u); // bits.rs:45
        const float result = ((as_type<uint>(t221) > 2147483647u) & (k_3 < -60) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_17))) : near); // logistic.rs:89
        const float bounded_1 = ((as_type<uint>(t221) == 2139095040u) ? t221 : result); // logistic.rs:90
        const uint t265 = encode_bf16((((as_type<uint>(t221) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // mod.rs:195
        const float delta = decode_bf16(t265);
        const float t266 = min_f32(max_f32(t219, -104.0f), 89.0f); // exponential.rs:40
        const float t267 = t266 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t267);
        const float t268 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t266 - t268;
        const float correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t269 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t269 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t270 = q_3 * r_3; // exponential.rs:29
        q_3 = t270 + 0.0013933674f;
        const float t271 = q_3 * r_3;
        q_3 = t271 + 0.008333311f;
        const float t272 = q_3 * r_3;
        q_3 = t272 + 0.041666467f;
        const float t273 = q_3 * r_3;
        q_3 = t273 + 0.16666667f;
        const float t274 = q_3 * r_3;
        q_3 = t274 + 0.5f;
        const float t275 = r_3 * r_3; // exponential.rs:31
        const float t276 = t275 * q_3;
        const float rest_3 = r_error_3 + t276;
        const float p_4 = r_3 + rest_3; // exponential.rs:32
        const float y_10 = 1.0f + p_4; // exponential.rs:33
        const int t277 = i32_from_f32(k_4); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), t277); // bits.rs:44
        const uint bits_18 = as_type<uint>(y_10) + (as_type<uint>(t277) << 23u); // bits.rs:45
        const float t278 = (((as_type<uint>(t219) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:42
        const float t279 = t278 * delta; // mod.rs:196
        const float t280 = neg_f32(t279);
        const float t281 = min_f32(max_f32(t280, -104.0f), 89.0f); // exponential.rs:40
        const float t282 = t281 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t282);
        const float t283 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t281 - t283;
        const float correction_4 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t284 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t284 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t285 = q_4 * r_4; // exponential.rs:29
        q_4 = t285 + 0.0013933674f;
        const float t286 = q_4 * r_4;
        q_4 = t286 + 0.008333311f;
        const float t287 = q_4 * r_4;
        q_4 = t287 + 0.041666467f;
        const float t288 = q_4 * r_4;
        q_4 = t288 + 0.16666667f;
        const float t289 = q_4 * r_4;
        q_4 = t289 + 0.5f;
        const float t290 = r_4 * r_4; // exponential.rs:31
        const float t291 = t290 * q_4;
        const float rest_4 = r_error_4 + t291;
        const float p_5 = r_4 + rest_4; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t292 = i32_from_f32(k_5); // exponential.rs:42
        const int field_9 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t292); // bits.rs:44
        const uint bits_19 = as_type<uint>(y_11) + (as_type<uint>(t292) << 23u); // bits.rs:45
        const float t293 = (((as_type<uint>(t280) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_19)))); // exponential.rs:42
        const float t294 = abs_f32(t218); // activation.rs:20
        const float t295 = min_f32(max_f32(t294, -104.0f), 89.0f); // exponential.rs:40
        const float t296 = t295 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t296);
        const float t297 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t295 - t297;
        const float correction_5 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t298 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t298 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t299 = q_5 * r_5; // exponential.rs:29
        q_5 = t299 + 0.0013933674f;
        const float t300 = q_5 * r_5;
        q_5 = t300 + 0.008333311f;
        const float t301 = q_5 * r_5;
        q_5 = t301 + 0.041666467f;
        const float t302 = q_5 * r_5;
        q_5 = t302 + 0.16666667f;
        const float t303 = q_5 * r_5;
        q_5 = t303 + 0.5f;
        const float t304 = r_5 * r_5; // exponential.rs:31
        const float t305 = t304 * q_5;
        const float rest_5 = r_error_5 + t305;
        const float p_6 = r_5 + rest_5; // exponential.rs:32
        const float y_12 = 1.0f + p_6; // exponential.rs:33
        const int t306 = i32_from_f32(k_6); // exponential.rs:42
        const int field_10 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), t306); // bits.rs:44
        const uint bits_20 = as_type<uint>(y_12) + (as_type<uint>(t306) << 23u); // bits.rs:45
        const float t307 = (((as_type<uint>(t294) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t307)); // activation.rs:20
        const float t308 = 1.0f + e_2; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t308));
        const uint bits_21 = as_type<uint>(d_5); // division.rs:85
        const float t309 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        const float t310 = t309 * 0.32323232f; // division.rs:102
        const float t311 = t310 - 1.4545455f;
        const float t312 = t309 * t311;
        float estimate_6 = t312 + 2.121212f;
        const float t313 = t309 * estimate_6; // division.rs:105
        const float t314 = 1.0f - t313;
        const float t315 = estimate_6 * t314;
        estimate_6 = estimate_6 + t315;
        const float t316 = t309 * estimate_6;
        const float t317 = 1.0f - t316;
        const float t318 = estimate_6 * t317;
        estimate_6 = estimate_6 + t318;
        const float high_11 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t309) & 4294963200u);
        const float t319 = d_high_3 * high_11; // division.rs:110
        const float t320 = 1.0f - t319;
        const float t321 = t309 - d_high_3;
        const float t322 = t321 * high_11;
        const float residual_6 = t320 - t322;
        const float estimate_7 = estimate_6;
        const float t323 = residual_6 * estimate_7; // division.rs:87
        const float t324 = high_11 + t323;
        const int t325 = sub_i32(127, as_type<int>(bits_21 >> 23u));
        const int field_11 = add_i32(as_type<int>(as_type<uint>(t324) >> 23u), t325); // bits.rs:44
        const uint bits_22 = as_type<uint>(t324) + (as_type<uint>(t325) << 23u); // bits.rs:45
        const float scaled_13 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
        const uint t326 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_13)); // activation.rs:22
        const float y_13 = decode_bf16(t326);
        const float t327 = 1.0f - y_13; // activation.rs:23
        gates[0u] = t293; // mod.rs:310
        gates[1u] = ((t218 < 0.0f) ? y_13 : decode_bf16(encode_bf16(t327))); // mod.rs:311
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:313
    float query_0 = 0.0f; // mod.rs:314
    float query_1 = 0.0f;
    float key_0 = 0.0f; // mod.rs:315
    float key_1 = 0.0f;
    query_0 = token[own]; // mod.rs:318
    key_0 = token[own + 64u]; // mod.rs:319
    query_1 = token[own + 1u]; // mod.rs:318
    key_1 = token[own + 65u]; // mod.rs:319
    const float t328 = gates[0u]; // mod.rs:321
    const float t329 = gates[1u];
    float kept_0 = 0.0f; // mod.rs:325
    float kept_1 = 0.0f;
    kept_0 = memory_0_0; // mod.rs:328
    kept_1 = memory_0_1;
    const float value = token[first_row + 128u]; // mod.rs:330
    const float t330 = key_0; // mod.rs:331
    const float t331 = key_1;
    float after_0 = 0.0f; // mod.rs:258
    float after_1 = 0.0f;
    float recalled = 0.0f; // mod.rs:259
    after_0 = kept_0 * t328; // mod.rs:262
    const float t332 = after_0 * t330; // mod.rs:263
    recalled = recalled + t332;
    after_1 = kept_1 * t328; // mod.rs:262
    const float t333 = after_1 * t331; // mod.rs:263
    recalled = recalled + t333;
    const float t334 = reduce_add_f32(recalled); // mod.rs:265
    const float t335 = value - t334;
    const float delta = t335 * t329;
    float sum_2 = 0.0f; // mod.rs:266
    const float t336 = t330 * delta; // mod.rs:269
    const float t337 = after_0 + t336;
    const uint bits_17 = as_type<uint>(t337); // mod.rs:212
    after_0 = as_type<float>((((bits_17 & 2147483647u) < 226492416u) ? 0u : bits_17)); // mod.rs:269
    const float t338 = after_0 * query_0; // mod.rs:270
    sum_2 = sum_2 + t338;
    const float t339 = t331 * delta; // mod.rs:269
    const float t340 = after_1 + t339;
    const uint bits_18 = as_type<uint>(t340); // mod.rs:212
    after_1 = as_type<float>((((bits_18 & 2147483647u) < 226492416u) ? 0u : bits_18)); // mod.rs:269
    const float t341 = after_1 * query_1; // mod.rs:270
    sum_2 = sum_2 + t341;
    const float t342 = reduce_add_f32(sum_2); // mod.rs:272
    const uint bits_19 = as_type<uint>(t342); // bits.rs:29
    const float result = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // bits.rs:30
    memory_0_0 = after_0; // mod.rs:334
    memory_0_1 = after_1;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:336
        outputs[first_row] = decode_bf16(encode_bf16(result)); // mod.rs:337
    }
    float kept_0_1 = 0.0f; // mod.rs:325
    float kept_1_1 = 0.0f;
    kept_0_1 = memory_1_0; // mod.rs:328
    kept_1_1 = memory_1_1;
    const float value_1 = token[first_row + 129u]; // mod.rs:330
    const float t343 = key_0; // mod.rs:331
    const float t344 = key_1;
    float after_0_1 = 0.0f; // mod.rs:258
    float after_1_1 = 0.0f;
    float recalled_1 = 0.0f; // mod.rs:259
    after_0_1 = kept_0_1 * t328; // mod.rs:262
    const float t345 = after_0_1 * t343; // mod.rs:263
    recalled_1 = recalled_1 + t345;
    after_1_1 = kept_1_1 * t328; // mod.rs:262
    const float t346 = after_1_1 * t344; // mod.rs:263
    recalled_1 = recalled_1 + t346;
    const float t347 = reduce_add_f32(recalled_1); // mod.rs:265
    const float t348 = value_1 - t347;
    const float delta_1 = t348 * t329;
    float sum_3 = 0.0f; // mod.rs:266
    const float t349 = t343 * delta_1; // mod.rs:269
    const float t350 = after_0_1 + t349;
    const uint bits_20 = as_type<uint>(t350); // mod.rs:212
    after_0_1 = as_type<float>((((bits_20 & 2147483647u) < 226492416u) ? 0u : bits_20)); // mod.rs:269
    const float t351 = after_0_1 * query_0; // mod.rs:270
    sum_3 = sum_3 + t351;
    const float t352 = t344 * delta_1; // mod.rs:269
    const float t353 = after_1_1 + t352;
    const uint bits_21 = as_type<uint>(t353); // mod.rs:212
    after_1_1 = as_type<float>((((bits_21 & 2147483647u) < 226492416u) ? 0u : bits_21)); // mod.rs:269
    const float t354 = after_1_1 * query_1; // mod.rs:270
    sum_3 = sum_3 + t354;
    const float t355 = reduce_add_f32(sum_3); // mod.rs:272
    const uint bits_22 = as_type<uint>(t355); // bits.rs:29
    const float result_1 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)); // bits.rs:30
    memory_1_0 = after_0_1; // mod.rs:334
    memory_1_1 = after_1_1;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:336
        outputs[first_row + 1u] = decode_bf16(encode_bf16(result_1)); // mod.rs:337
    }
    float kept_0_2 = 0.0f; // mod.rs:325
    float kept_1_2 = 0.0f;
    kept_0_2 = memory_2_0; // mod.rs:328
    kept_1_2 = memory_2_1;
    const float value_2 = token[first_row + 130u]; // mod.rs:330
    const float t356 = key_0; // mod.rs:331
    const float t357 = key_1;
    float after_0_2 = 0.0f; // mod.rs:258
    float after_1_2 = 0.0f;
    float recalled_2 = 0.0f; // mod.rs:259
    after_0_2 = kept_0_2 * t328; // mod.rs:262
    const float t358 = after_0_2 * t356; // mod.rs:263
    recalled_2 = recalled_2 + t358;
    after_1_2 = kept_1_2 * t328; // mod.rs:262
    const float t359 = after_1_2 * t357; // mod.rs:263
    recalled_2 = recalled_2 + t359;
    const float t360 = reduce_add_f32(recalled_2); // mod.rs:265
    const float t361 = value_2 - t360;
    const float delta_2 = t361 * t329;
    float sum_4 = 0.0f; // mod.rs:266
    const float t362 = t356 * delta_2; // mod.rs:269
    const float t363 = after_0_2 + t362;
    const uint bits_23 = as_type<uint>(t363); // mod.rs:212
    after_0_2 = as_type<float>((((bits_23 & 2147483647u) < 226492416u) ? 0u : bits_23)); // mod.rs:269
    const float t364 = after_0_2 * query_0; // mod.rs:270
    sum_4 = sum_4 + t364;
    const float t365 = t357 * delta_2; // mod.rs:269
    const float t366 = after_1_2 + t365;
    const uint bits_24 = as_type<uint>(t366); // mod.rs:212
    after_1_2 = as_type<float>((((bits_24 & 2147483647u) < 226492416u) ? 0u : bits_24)); // mod.rs:269
    const float t367 = after_1_2 * query_1; // mod.rs:270
    sum_4 = sum_4 + t367;
    const float t368 = reduce_add_f32(sum_4); // mod.rs:272
    const uint bits_25 = as_type<uint>(t368); // bits.rs:29
    const float result_2 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)); // bits.rs:30
    memory_2_0 = after_0_2; // mod.rs:334
    memory_2_1 = after_1_2;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:336
        outputs[first_row + 2u] = decode_bf16(encode_bf16(result_2)); // mod.rs:337
    }
    float kept_0_3 = 0.0f; // mod.rs:325
    float kept_1_3 = 0.0f;
    kept_0_3 = memory_3_0; // mod.rs:328
    kept_1_3 = memory_3_1;
    const float value_3 = token[first_row + 131u]; // mod.rs:330
    const float t369 = key_0; // mod.rs:331
    const float t370 = key_1;
    float after_0_3 = 0.0f; // mod.rs:258
    float after_1_3 = 0.0f;
    float recalled_3 = 0.0f; // mod.rs:259
    after_0_3 = kept_0_3 * t328; // mod.rs:262
    const float t371 = after_0_3 * t369; // mod.rs:263
    recalled_3 = recalled_3 + t371;
    after_1_3 = kept_1_3 * t328; // mod.rs:262
    const float t372 = after_1_3 * t370; // mod.rs:263
    recalled_3 = recalled_3 + t372;
    const float t373 = reduce_add_f32(recalled_3); // mod.rs:265
    const float t374 = value_3 - t373;
    const float delta_3 = t374 * t329;
    float sum_5 = 0.0f; // mod.rs:266
    const float t375 = t369 * delta_3; // mod.rs:269
    const float t376 = after_0_3 + t375;
    const uint bits_26 = as_type<uint>(t376); // mod.rs:212
    after_0_3 = as_type<float>((((bits_26 & 2147483647u) < 226492416u) ? 0u : bits_26)); // mod.rs:269
    const float t377 = after_0_3 * query_0; // mod.rs:270
    sum_5 = sum_5 + t377;
    const float t378 = t370 * delta_3; // mod.rs:269
    const float t379 = after_1_3 + t378;
    const uint bits_27 = as_type<uint>(t379); // mod.rs:212
    after_1_3 = as_type<float>((((bits_27 & 2147483647u) < 226492416u) ? 0u : bits_27)); // mod.rs:269
    const float t380 = after_1_3 * query_1; // mod.rs:270
    sum_5 = sum_5 + t380;
    const float t381 = reduce_add_f32(sum_5); // mod.rs:272
    const uint bits_28 = as_type<uint>(t381); // bits.rs:29
    const float result_3 = as_type<float>((((bits_28 & 2139095040u) == 0u) ? bits_28 & 2147483648u : bits_28)); // bits.rs:30
    memory_3_0 = after_0_3; // mod.rs:334
    memory_3_1 = after_1_3;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:336
        outputs[first_row + 3u] = decode_bf16(encode_bf16(result_3)); // mod.rs:337
    }
    float kept_0_4 = 0.0f; // mod.rs:325
    float kept_1_4 = 0.0f;
    kept_0_4 = memory_4_0; // mod.rs:328
    kept_1_4 = memory_4_1;
    const float value_4 = token[first_row + 132u]; // mod.rs:330
    const float t382 = key_0; // mod.rs:331
    const float t383 = key_1;
    float after_0_4 = 0.0f; // mod.rs:258
    float after_1_4 = 0.0f;
    float recalled_4 = 0.0f; // mod.rs:259
    after_0_4 = kept_0_4 * t328; // mod.rs:262
    const float t384 = after_0_4 * t382; // mod.rs:263
    recalled_4 = recalled_4 + t384;
    after_1_4 = kept_1_4 * t328; // mod.rs:262
    const float t385 = after_1_4 * t383; // mod.rs:263
    recalled_4 = recalled_4 + t385;
    const float t386 = reduce_add_f32(recalled_4); // mod.rs:265
    const float t387 = value_4 - t386;
    const float delta_4 = t387 * t329;
    float sum_6 = 0.0f; // mod.rs:266
    const float t388 = t382 * delta_4; // mod.rs:269
    const float t389 = after_0_4 + t388;
    const uint bits_29 = as_type<uint>(t389); // mod.rs:212
    after_0_4 = as_type<float>((((bits_29 & 2147483647u) < 226492416u) ? 0u : bits_29)); // mod.rs:269
    const float t390 = after_0_4 * query_0; // mod.rs:270
    sum_6 = sum_6 + t390;
    const float t391 = t383 * delta_4; // mod.rs:269
    const float t392 = after_1_4 + t391;
    const uint bits_30 = as_type<uint>(t392); // mod.rs:212
    after_1_4 = as_type<float>((((bits_30 & 2147483647u) < 226492416u) ? 0u : bits_30)); // mod.rs:269
    const float t393 = after_1_4 * query_1; // mod.rs:270
    sum_6 = sum_6 + t393;
    const float t394 = reduce_add_f32(sum_6); // mod.rs:272
    const uint bits_31 = as_type<uint>(t394); // bits.rs:29
    const float result_4 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // bits.rs:30
    memory_4_0 = after_0_4; // mod.rs:334
    memory_4_1 = after_1_4;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:336
        outputs[first_row + 4u] = decode_bf16(encode_bf16(result_4)); // mod.rs:337
    }
    float kept_0_5 = 0.0f; // mod.rs:325
    float kept_1_5 = 0.0f;
    kept_0_5 = memory_5_0; // mod.rs:328
    kept_1_5 = memory_5_1;
    const float value_5 = token[first_row + 133u]; // mod.rs:330
    const float t395 = key_0; // mod.rs:331
    const float t396 = key_1;
    float after_0_5 = 0.0f; // mod.rs:258
    float after_1_5 = 0.0f;
    float recalled_5 = 0.0f; // mod.rs:259
    after_0_5 = kept_0_5 * t328; // mod.rs:262
    const float t397 = after_0_5 * t395; // mod.rs:263
    recalled_5 = recalled_5 + t397;
    after_1_5 = kept_1_5 * t328; // mod.rs:262
    const float t398 = after_1_5 * t396; // mod.rs:263
    recalled_5 = recalled_5 + t398;
    const float t399 = reduce_add_f32(recalled_5); // mod.rs:265
    const float t400 = value_5 - t399;
    const float delta_5 = t400 * t329;
    float sum_7 = 0.0f; // mod.rs:266
    const float t401 = t395 * delta_5; // mod.rs:269
    const float t402 = after_0_5 + t401;
    const uint bits_32 = as_type<uint>(t402); // mod.rs:212
    after_0_5 = as_type<float>((((bits_32 & 2147483647u) < 226492416u) ? 0u : bits_32)); // mod.rs:269
    const float t403 = after_0_5 * query_0; // mod.rs:270
    sum_7 = sum_7 + t403;
    const float t404 = t396 * delta_5; // mod.rs:269
    const float t405 = after_1_5 + t404;
    const uint bits_33 = as_type<uint>(t405); // mod.rs:212
    after_1_5 = as_type<float>((((bits_33 & 2147483647u) < 226492416u) ? 0u : bits_33)); // mod.rs:269
    const float t406 = after_1_5 * query_1; // mod.rs:270
    sum_7 = sum_7 + t406;
    const float t407 = reduce_add_f32(sum_7); // mod.rs:272
    const uint bits_34 = as_type<uint>(t407); // bits.rs:29
    const float result_5 = as_type<float>((((bits_34 & 2139095040u) == 0u) ? bits_34 & 2147483648u : bits_34)); // bits.rs:30
    memory_5_0 = after_0_5; // mod.rs:334
    memory_5_1 = after_1_5;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:336
        outputs[first_row + 5u] = decode_bf16(encode_bf16(result_5)); // mod.rs:337
    }
    float kept_0_6 = 0.0f; // mod.rs:325
    float kept_1_6 = 0.0f;
    kept_0_6 = memory_6_0; // mod.rs:328
    kept_1_6 = memory_6_1;
    const float value_6 = token[first_row + 134u]; // mod.rs:330
    const float t408 = key_0; // mod.rs:331
    const float t409 = key_1;
    float after_0_6 = 0.0f; // mod.rs:258
    float after_1_6 = 0.0f;
    float recalled_6 = 0.0f; // mod.rs:259
    after_0_6 = kept_0_6 * t328; // mod.rs:262
    const float t410 = after_0_6 * t408; // mod.rs:263
    recalled_6 = recalled_6 + t410;
    after_1_6 = kept_1_6 * t328; // mod.rs:262
    const float t411 = after_1_6 * t409; // mod.rs:263
    recalled_6 = recalled_6 + t411;
    const float t412 = reduce_add_f32(recalled_6); // mod.rs:265
    const float t413 = value_6 - t412;
    const float delta_6 = t413 * t329;
    float sum_8 = 0.0f; // mod.rs:266
    const float t414 = t408 * delta_6; // mod.rs:269
    const float t415 = after_0_6 + t414;
    const uint bits_35 = as_type<uint>(t415); // mod.rs:212
    after_0_6 = as_type<float>((((bits_35 & 2147483647u) < 226492416u) ? 0u : bits_35)); // mod.rs:269
    const float t416 = after_0_6 * query_0; // mod.rs:270
    sum_8 = sum_8 + t416;
    const float t417 = t409 * delta_6; // mod.rs:269
    const float t418 = after_1_6 + t417;
    const uint bits_36 = as_type<uint>(t418); // mod.rs:212
    after_1_6 = as_type<float>((((bits_36 & 2147483647u) < 226492416u) ? 0u : bits_36)); // mod.rs:269
    const float t419 = after_1_6 * query_1; // mod.rs:270
    sum_8 = sum_8 + t419;
    const float t420 = reduce_add_f32(sum_8); // mod.rs:272
    const uint bits_37 = as_type<uint>(t420); // bits.rs:29
    const float result_6 = as_type<float>((((bits_37 & 2139095040u) == 0u) ? bits_37 & 2147483648u : bits_37)); // bits.rs:30
    memory_6_0 = after_0_6; // mod.rs:334
    memory_6_1 = after_1_6;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:336
        outputs[first_row + 6u] = decode_bf16(encode_bf16(result_6)); // mod.rs:337
    }
    float kept_0_7 = 0.0f; // mod.rs:325
    float kept_1_7 = 0.0f;
    kept_0_7 = memory_7_0; // mod.rs:328
    kept_1_7 = memory_7_1;
    const float value_7 = token[first_row + 135u]; // mod.rs:330
    const float t421 = key_0; // mod.rs:331
    const float t422 = key_1;
    float after_0_7 = 0.0f; // mod.rs:258
    float after_1_7 = 0.0f;
    float recalled_7 = 0.0f; // mod.rs:259
    after_0_7 = kept_0_7 * t328; // mod.rs:262
    const float t423 = after_0_7 * t421; // mod.rs:263
    recalled_7 = recalled_7 + t423;
    after_1_7 = kept_1_7 * t328; // mod.rs:262
    const float t424 = after_1_7 * t422; // mod.rs:263
    recalled_7 = recalled_7 + t424;
    const float t425 = reduce_add_f32(recalled_7); // mod.rs:265
    const float t426 = value_7 - t425;
    const float delta_7 = t426 * t329;
    float sum_9 = 0.0f; // mod.rs:266
    const float t427 = t421 * delta_7; // mod.rs:269
    const float t428 = after_0_7 + t427;
    const uint bits_38 = as_type<uint>(t428); // mod.rs:212
    after_0_7 = as_type<float>((((bits_38 & 2147483647u) < 226492416u) ? 0u : bits_38)); // mod.rs:269
    const float t429 = after_0_7 * query_0; // mod.rs:270
    sum_9 = sum_9 + t429;
    const float t430 = t422 * delta_7; // mod.rs:269
    const float t431 = after_1_7 + t430;
    const uint bits_39 = as_type<uint>(t431); // mod.rs:212
    after_1_7 = as_type<float>((((bits_39 & 2147483647u) < 226492416u) ? 0u : bits_39)); // mod.rs:269
    const float t432 = after_1_7 * query_1; // mod.rs:270
    sum_9 = sum_9 + t432;
    const float t433 = reduce_add_f32(sum_9); // mod.rs:272
    const uint bits_40 = as_type<uint>(t433); // bits.rs:29
    const float result_7 = as_type<float>((((bits_40 & 2139095040u) == 0u) ? bits_40 & 2147483648u : bits_40)); // bits.rs:30
    memory_7_0 = after_0_7; // mod.rs:334
    memory_7_1 = after_1_7;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:336
        outputs[first_row + 7u] = decode_bf16(encode_bf16(result_7)); // mod.rs:337
    }
    if (slot < imm.n_slots) { // mod.rs:340
        const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + own; // mod.rs:343
        float values_0 = 0.0f; // mod.rs:344
        float values_1 = 0.0f;
        values_0 = memory_0_0; // mod.rs:347
        values_1 = memory_0_1;
        ((device float2*)state)[place >> 1u] = float2(values_0, values_1); // gdn.rs:231
        const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + own; // mod.rs:343
        float values_0_1 = 0.0f; // mod.rs:344
        float values_1_1 = 0.0f;
        values_0_1 = memory_1_0; // mod.rs:347
        values_1_1 = memory_1_1;
        ((device float2*)state)[place_1 >> 1u] = float2(values_0_1, values_1_1); // gdn.rs:231
        const uint place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + own; // mod.rs:343
        float values_0_2 = 0.0f; // mod.rs:344
        float values_1_2 = 0.0f;
        values_0_2 = memory_2_0; // mod.rs:347
        values_1_2 = memory_2_1;
        ((device float2*)state)[place_2 >> 1u] = float2(values_0_2, values_1_2); // gdn.rs:231
        const uint place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + own; // mod.rs:343
        float values_0_3 = 0.0f; // mod.rs:344
        float values_1_3 = 0.0f;
        values_0_3 = memory_3_0; // mod.rs:347
        values_1_3 = memory_3_1;
        ((device float2*)state)[place_3 >> 1u] = float2(values_0_3, values_1_3); // gdn.rs:231
        const uint place_4 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 4u)) * imm.head_k_dim + own; // mod.rs:343
        float values_0_4 = 0.0f; // mod.rs:344
        float values_1_4 = 0.0f;
        values_0_4 = memory_4_0; // mod.rs:347
        values_1_4 = memory_4_1;
        ((device float2*)state)[place_4 >> 1u] = float2(values_0_4, values_1_4); // gdn.rs:231
        const uint place_5 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 5u)) * imm.head_k_dim + own; // mod.rs:343
        float values_0_5 = 0.0f; // mod.rs:344
        float values_1_5 = 0.0f;
        values_0_5 = memory_5_0; // mod.rs:347
        values_1_5 = memory_5_1;
        ((device float2*)state)[place_5 >> 1u] = float2(values_0_5, values_1_5); // gdn.rs:231
        const uint place_6 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 6u)) * imm.head_k_dim + own; // mod.rs:343
        float values_0_6 = 0.0f; // mod.rs:344
        float values_1_6 = 0.0f;
        values_0_6 = memory_6_0; // mod.rs:347
        values_1_6 = memory_6_1;
        ((device float2*)state)[place_6 >> 1u] = float2(values_0_6, values_1_6); // gdn.rs:231
        const uint place_7 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 7u)) * imm.head_k_dim + own; // mod.rs:343
        float values_0_7 = 0.0f; // mod.rs:344
        float values_1_7 = 0.0f;
        values_0_7 = memory_7_0; // mod.rs:347
        values_1_7 = memory_7_1;
        ((device float2*)state)[place_7 >> 1u] = float2(values_0_7, values_1_7); // gdn.rs:231
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:352
    float own_sum = 0.0f; // mod.rs:353
    if ((local_invocation_index & 31u) * 8u < 64u) { // mod.rs:354
        const float output = outputs[(local_invocation_index & 31u) * 8u]; // mod.rs:357
        const float t434 = output * output; // mod.rs:358
        own_sum = own_sum + t434;
        const float output_1 = outputs[(local_invocation_index & 31u) * 8u + 1u]; // mod.rs:357
        const float t435 = output_1 * output_1; // mod.rs:358
        own_sum = own_sum + t435;
        const float output_2 = outputs[(local_invocation_index & 31u) * 8u + 2u]; // mod.rs:357
        const float t436 = output_2 * output_2; // mod.rs:358
        own_sum = own_sum + t436;
        const float output_3 = outputs[(local_invocation_index & 31u) * 8u + 3u]; // mod.rs:357
        const float t437 = output_3 * output_3; // mod.rs:358
        own_sum = own_sum + t437;
        const float output_4 = outputs[(local_invocation_index & 31u) * 8u + 4u]; // mod.rs:357
        const float t438 = output_4 * output_4; // mod.rs:358
        own_sum = own_sum + t438;
        const float output_5 = outputs[(local_invocation_index & 31u) * 8u + 5u]; // mod.rs:357
        const float t439 = output_5 * output_5; // mod.rs:358
        own_sum = own_sum + t439;
        const float output_6 = outputs[(local_invocation_index & 31u) * 8u + 6u]; // mod.rs:357
        const float t440 = output_6 * output_6; // mod.rs:358
        own_sum = own_sum + t440;
        const float output_7 = outputs[(local_invocation_index & 31u) * 8u + 7u]; // mod.rs:357
        const float t441 = output_7 * output_7; // mod.rs:358
        own_sum = own_sum + t441;
    }
    const float t442 = reduce_add_f32(own_sum); // mod.rs:361
    const float t443 = float(imm.head_v_dim);
    const uint a_bits_1 = as_type<uint>(t442); // division.rs:13
    const uint b_bits_1 = as_type<uint>(t443); // division.rs:14
    const uint sign_4 = (a_bits_1 ^ b_bits_1) & 2147483648u; // division.rs:15
    const uint a_field_1 = (a_bits_1 >> 23u) & 255u; // division.rs:16
    const uint b_field_1 = (b_bits_1 >> 23u) & 255u; // division.rs:17
    const uint t444 = a_bits_1 & 8388607u; // division.rs:18
    const uint t445 = b_bits_1 & 8388607u;
    const uint below_2 = ((t444 < t445) ? 1u : 0u); // division.rs:33
    const uint numerator_1 = shl_u32(t444 | 8388608u, below_2); // division.rs:34
    const uint denominator_1 = t445 | 8388608u; // division.rs:35
    const float d_4 = as_type<float>(t445 | 1065353216u); // division.rs:37
    const float t446 = 0.47058824f * d_4; // division.rs:38
    float reciprocal_1 = 1.4117647f - t446;
    const float t447 = d_4 * reciprocal_1; // division.rs:41
    const float t448 = 1.0f - t447;
    const float t449 = reciprocal_1 * t448;
    reciprocal_1 = reciprocal_1 + t449;
    const float t450 = d_4 * reciprocal_1;
    const float t451 = 1.0f - t450;
    const float t452 = reciprocal_1 * t451;
    reciprocal_1 = reciprocal_1 + t452;
    const float t453 = d_4 * reciprocal_1;
    const float t454 = 1.0f - t453;
    const float t455 = reciprocal_1 * t454;
    reciprocal_1 = reciprocal_1 + t455;
    const float n_1 = as_type<float>((t444 | 1065353216u) + (below_2 << 23u)); // division.rs:44
    const float t456 = n_1 * reciprocal_1; // division.rs:45
    const float t457 = t456 * 8388608.0f;
    uint quotient_3 = u32_from_f32(t457);
    const int divisor_2 = as_type<int>(denominator_1); // division.rs:46
    int residual_6 = as_type<int>((numerator_1 << 23u) - quotient_3 * denominator_1); // division.rs:47
    const bool over_2 = residual_6 < 0; // division.rs:50
    quotient_3 = (over_2 ? quotient_3 - 1u : quotient_3); // division.rs:51
    residual_6 = (over_2 ? add_i32(residual_6, divisor_2) : residual_6); // division.rs:52
    const bool over_3 = residual_6 < 0; // division.rs:50
    quotient_3 = (over_3 ? quotient_3 - 1u : quotient_3); // division.rs:51
    residual_6 = (over_3 ? add_i32(residual_6, divisor_2) : residual_6); // division.rs:52
    const bool under_1 = residual_6 >= divisor_2; // division.rs:54
    quotient_3 = (under_1 ? quotient_3 + 1u : quotient_3); // division.rs:55
    residual_6 = (under_1 ? sub_i32(residual_6, divisor_2) : residual_6); // division.rs:56
    quotient_3 = ((mul_i32(residual_6, 2) > divisor_2) ? quotient_3 + 1u : quotient_3); // division.rs:58
    const int exponent_3 = sub_i32(add_i32(sub_i32(as_type<int>(a_field_1), as_type<int>(b_field_1)), 127), as_type<int>(below_2)); // division.rs:59
    const uint t458 = quotient_3; // division.rs:60
    const int field_7 = add_i32(exponent_3, as_type<int>(t458 >> 24u)); // bits.rs:36
    const uint bits_41 = (as_type<uint>(field_7) << 23u) | (t458 & 8388607u); // bits.rs:37
    const float quotient_4 = as_type<float>(sign_4 | ((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_41))); // bits.rs:38
    const bool a_infinite_1 = (a_bits_1 & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite_1 = (b_bits_1 & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero_1 = a_field_1 == 0u; // division.rs:22
    const bool b_zero_1 = b_field_1 == 0u; // division.rs:23
    const bool t459 = ((as_type<uint>(t442) & 2147483647u) > 2139095040u) | ((as_type<uint>(t443) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined_1 = (t459 | (a_zero_1 & b_zero_1)) | (a_infinite_1 & b_infinite_1);
    const float bounded_1 = (a_zero_1 | b_infinite_1 ? as_type<float>(sign_4) : quotient_4); // division.rs:25
    const float extended_1 = (a_infinite_1 | b_zero_1 ? as_type<float>(sign_4 | 2139095040u) : bounded_1); // division.rs:26
    const float t460 = (undefined_1 ? as_type<float>(0x7fc00000u) : extended_1) + imm.norm_eps; // mod.rs:361
    const uint bits_42 = as_type<uint>(t460); // roots.rs:14
    const int exponent_4 = sub_i32(as_type<int>(bits_42 >> 23u), 127); // roots.rs:15
    const int odd_2 = exponent_4 & 1; // roots.rs:16
    const float m_2 = as_type<float>((bits_42 & 8388607u) | (as_type<uint>(add_i32(odd_2, 127)) << 23u)); // roots.rs:17
    float y_9 = as_type<float>(1597463007u - (as_type<uint>(m_2) >> 1u)); // roots.rs:19
    const float t461 = 0.5f * m_2; // roots.rs:22
    const float t462 = t461 * y_9;
    const float t463 = t462 * y_9;
    const float t464 = 0.5f - t463;
    const float t465 = y_9 * t464;
    y_9 = y_9 + t465;
    const float t466 = 0.5f * m_2;
    const float t467 = t466 * y_9;
    const float t468 = t467 * y_9;
    const float t469 = 0.5f - t468;
    const float t470 = y_9 * t469;
    y_9 = y_9 + t470;
    const float t471 = 0.5f * m_2;
    const float t472 = t471 * y_9;
    const float t473 = t472 * y_9;
    const float t474 = 0.5f - t473;
    const float t475 = y_9 * t474;
    y_9 = y_9 + t475;
    const float y_10 = y_9; // roots.rs:24
    const int half_exponent_2 = sub_i32(exponent_4, odd_2) >> 1u;
    const float product_5 = m_2 * y_10; // roots.rs:63
    const float scaled_13 = m_2 * 4097.0f; // roots.rs:72
    const float t476 = scaled_13 - m_2; // roots.rs:73
    const float high_11 = scaled_13 - t476;
    const float a_low_4 = m_2 - high_11; // roots.rs:74
    const float scaled_14 = y_10 * 4097.0f; // roots.rs:72
    const float t477 = scaled_14 - y_10; // roots.rs:73
    const float high_12 = scaled_14 - t477;
    const float b_low_4 = y_10 - high_12; // roots.rs:74
    const float t478 = high_11 * high_12; // roots.rs:66
    const float t479 = t478 - product_5;
    const float t480 = high_11 * b_low_4;
    const float t481 = t479 + t480;
    const float t482 = a_low_4 * high_12;
    const float t483 = t481 + t482;
    const float t484 = a_low_4 * b_low_4;
    const float my_error_2 = t483 + t484;
    const float product_6 = product_5 * y_10; // roots.rs:63
    const float scaled_15 = product_5 * 4097.0f; // roots.rs:72
    const float t485 = scaled_15 - product_5; // roots.rs:73
    const float high_13 = scaled_15 - t485;
    const float a_low_5 = product_5 - high_13; // roots.rs:74
    const float scaled_16 = y_10 * 4097.0f; // roots.rs:72
    const float t486 = scaled_16 - y_10; // roots.rs:73
    const float high_14 = scaled_16 - t486;
    const float b_low_5 = y_10 - high_14; // roots.rs:74
    const float t487 = high_13 * high_14; // roots.rs:66
    const float t488 = t487 - product_6;
    const float t489 = high_13 * b_low_5;
    const float t490 = t488 + t489;
    const float t491 = a_low_5 * high_14;
    const float t492 = t490 + t491;
    const float t493 = a_low_5 * b_low_5;
    const float square_error_2 = t492 + t493;
    const float t494 = 1.0f - product_6; // roots.rs:84
    const float t495 = t494 - square_error_2;
    const float t496 = my_error_2 * y_10;
    const float residual_7 = t495 - t496;
    const float t497 = 0.5f * residual_7; // roots.rs:85
    const float t498 = y_10 * t497;
    const float root_2 = y_10 + t498;
    const float scaled_17 = as_type<float>(as_type<uint>(root_2) - as_type<uint>(shl_i32(half_exponent_2, 23u))); // roots.rs:86
    const uint bits_43 = as_type<uint>(t460); // roots.rs:30
    const uint sign_5 = bits_43 & 2147483648u; // roots.rs:31
    const bool zero_2 = (bits_43 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_2 = (zero_2 ? as_type<float>(sign_5 | 2139095040u) : ((bits_43 == 2139095040u) ? 0.0f : scaled_17)); // roots.rs:33
    const float norm_scale = (((as_type<uint>(t460) & 2147483647u) > 2139095040u) | ((sign_5 != 0u) & !zero_2) ? as_type<float>(0x7fc00000u) : at_edge_2); // roots.rs:34
    const uint pair = local_invocation_index * 2u; // mod.rs:362
    if (pair < 64u) { // mod.rs:363
        const uint t499 = ((device const uint*)norm_weight)[pair >> 1u]; // mod.rs:364
        const uint t500 = ((device const uint*)z)[(row * imm.z_stride + (head * 64u + pair)) >> 1u]; // mod.rs:365
        const float t501 = decode_bf16(t500);
        const float t502 = decode_bf16(t500 >> 16u);
        float results_0 = 0.0f; // mod.rs:366
        float results_1 = 0.0f;
        const float output = outputs[pair]; // mod.rs:369
        const float t503 = output * norm_scale; // mod.rs:370
        const uint bits_44 = as_type<uint>(t503); // bits.rs:29
        const float t504 = as_type<float>((((bits_44 & 2139095040u) == 0u) ? bits_44 & 2147483648u : bits_44)) * decode_bf16(t499); // mod.rs:370
        const uint bits_45 = as_type<uint>(t504); // bits.rs:29
        const float of_norm = decode_bf16(encode_bf16(as_type<float>((((bits_45 & 2139095040u) == 0u) ? bits_45 & 2147483648u : bits_45)))); // mod.rs:370
        const float t505 = neg_f32(min_f32(abs_f32(t501), 104.0f)); // logistic.rs:19
        const float t506 = t505 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t506);
        const float t507 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t505 - t507;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t508 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t508 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t509 = q_2 * r_2; // exponential.rs:29
        q_2 = t509 + 0.0013933674f;
        const float t510 = q_2 * r_2;
        q_2 = t510 + 0.008333311f;
        const float t511 = q_2 * r_2;
        q_2 = t511 + 0.041666467f;
        const float t512 = q_2 * r_2;
        q_2 = t512 + 0.16666667f;
        const float t513 = q_2 * r_2;
        q_2 = t513 + 0.5f;
        const float t514 = r_2 * r_2; // exponential.rs:31
        const float t515 = t514 * q_2;
        const float rest_2 = r_error_2 + t515;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_11 = 1.0f + p_2; // exponential.rs:33
        const float t516 = 1.0f - y_11; // exponential.rs:34
        const float t517 = t516 + p_2;
        const float t518 = r_2 - p_2;
        const float t519 = t518 + rest_2;
        const float y_error = t517 + t519;
        const int k_3 = i32_from_f32(k_2); // logistic.rs:21
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
        const float power = y_11 * unit; // logistic.rs:28
        const float d_5 = 1.0f + power; // logistic.rs:29
        const float t520 = 1.0f - d_5; // logistic.rs:30
        const float t521 = t520 + power;
        const float t522 = y_error * unit;
        const float t523 = t521 + t522;
        const float t524 = d_5 * 0.32323232f; // division.rs:102
        const float t525 = t524 - 1.4545455f;
        const float t526 = d_5 * t525;
        float estimate_6 = t526 + 2.121212f;
        const float t527 = d_5 * estimate_6; // division.rs:105
        const float t528 = 1.0f - t527;
        const float t529 = estimate_6 * t528;
        estimate_6 = estimate_6 + t529;
        const float t530 = d_5 * estimate_6;
        const float t531 = 1.0f - t530;
        const float t532 = estimate_6 * t531;
        estimate_6 = estimate_6 + t532;
        const float high_15 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
        const float t533 = d_high_3 * high_15; // division.rs:110
        const float t534 = 1.0f - t533;
        const float t535 = d_5 - d_high_3;
        const float t536 = t535 * high_15;
        const float residual_8 = t534 - t536;
        const float estimate_7 = estimate_6;
        const float t537 = t523 * high_15; // division.rs:118
        const float t538 = residual_8 - t537;
        const float low = t538 * estimate_7;
        const float y_high = as_type<float>(as_type<uint>(y_11) & 4294963200u); // bits.rs:58
        const float t539 = y_high * high_15; // logistic.rs:40
        const float t540 = y_high * low;
        const float t541 = y_11 - y_high;
        const float t542 = t541 + y_error;
        const float t543 = t542 * estimate_7;
        const float t544 = t540 + t543;
        const float product_7 = t539 + t544;
        const int field_8 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_3); // bits.rs:44
        const uint bits_46 = as_type<uint>(product_7) + (as_type<uint>(k_3) << 23u); // bits.rs:45
        const float t545 = high_15 + low; // logistic.rs:41
        const float result_8 = ((as_type<uint>(t501) > 2147483647u) ? as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_46))) : t545);
        const float t546 = t501 * (((as_type<uint>(t501) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_8); // activation.rs:30
        const uint bits_47 = as_type<uint>(t546); // bits.rs:29
        const float t547 = as_type<float>((((bits_47 & 2139095040u) == 0u) ? bits_47 & 2147483648u : bits_47)) * of_norm; // mod.rs:371
        const uint bits_48 = as_type<uint>(t547); // bits.rs:29
        results_0 = as_type<float>((((bits_48 & 2139095040u) == 0u) ? bits_48 & 2147483648u : bits_48)); // mod.rs:371
        const float output_1 = outputs[pair + 1u]; // mod.rs:369
        const float t548 = output_1 * norm_scale; // mod.rs:370
        const uint bits_49 = as_type<uint>(t548); // bits.rs:29
        const float t549 = as_type<float>((((bits_49 & 2139095040u) == 0u) ? bits_49 & 2147483648u : bits_49)) * decode_bf16(t499 >> 16u); // mod.rs:370
        const uint bits_50 = as_type<uint>(t549); // bits.rs:29
        const float of_norm_1 = decode_bf16(encode_bf16(as_type<float>((((bits_50 & 2139095040u) == 0u) ? bits_50 & 2147483648u : bits_50)))); // mod.rs:370
        const float t550 = neg_f32(min_f32(abs_f32(t502), 104.0f)); // logistic.rs:19
        const float t551 = t550 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t551);
        const float t552 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t550 - t552;
        const float correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t553 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t553 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t554 = q_3 * r_3; // exponential.rs:29
        q_3 = t554 + 0.0013933674f;
        const float t555 = q_3 * r_3;
        q_3 = t555 + 0.008333311f;
        const float t556 = q_3 * r_3;
        q_3 = t556 + 0.041666467f;
        const float t557 = q_3 * r_3;
        q_3 = t557 + 0.16666667f;
        const float t558 = q_3 * r_3;
        q_3 = t558 + 0.5f;
        const float t559 = r_3 * r_3; // exponential.rs:31
        const float t560 = t559 * q_3;
        const float rest_3 = r_error_3 + t560;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_12 = 1.0f + p_3; // exponential.rs:33
        const float t561 = 1.0f - y_12; // exponential.rs:34
        const float t562 = t561 + p_3;
        const float t563 = r_3 - p_3;
        const float t564 = t563 + rest_3;
        const float y_error_1 = t562 + t564;
        const int k_5 = i32_from_f32(k_4); // logistic.rs:21
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
        const float power_1 = y_12 * unit_1; // logistic.rs:28
        const float d_6 = 1.0f + power_1; // logistic.rs:29
        const float t565 = 1.0f - d_6; // logistic.rs:30
        const float t566 = t565 + power_1;
        const float t567 = y_error_1 * unit_1;
        const float t568 = t566 + t567;
        const float t569 = d_6 * 0.32323232f; // division.rs:102
        const float t570 = t569 - 1.4545455f;
        const float t571 = d_6 * t570;
        float estimate_8 = t571 + 2.121212f;
        const float t572 = d_6 * estimate_8; // division.rs:105
        const float t573 = 1.0f - t572;
        const float t574 = estimate_8 * t573;
        estimate_8 = estimate_8 + t574;
        const float t575 = d_6 * estimate_8;
        const float t576 = 1.0f - t575;
        const float t577 = estimate_8 * t576;
        estimate_8 = estimate_8 + t577;
        const float high_16 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
        const float t578 = d_high_4 * high_16; // division.rs:110
        const float t579 = 1.0f - t578;
        const float t580 = d_6 - d_high_4;
        const float t581 = t580 * high_16;
        const float residual_9 = t579 - t581;
        const float estimate_9 = estimate_8;
        const float t582 = t568 * high_16; // division.rs:118
        const float t583 = residual_9 - t582;
        const float low_1 = t583 * estimate_9;
        const float y_high_1 = as_type<float>(as_type<uint>(y_12) & 4294963200u); // bits.rs:58
        const float t584 = y_high_1 * high_16; // logistic.rs:40
        const float t585 = y_high_1 * low_1;
        const float t586 = y_12 - y_high_1;
        const float t587 = t586 + y_error_1;
        const float t588 = t587 * estimate_9;
        const float t589 = t585 + t588;
        const float product_8 = t584 + t589;
        const int field_9 = add_i32(as_type<int>(as_type<uint>(product_8) >> 23u), k_5); // bits.rs:44
        const uint bits_51 = as_type<uint>(product_8) + (as_type<uint>(k_5) << 23u); // bits.rs:45
        const float t590 = high_16 + low_1; // logistic.rs:41
        const float result_9 = ((as_type<uint>(t502) > 2147483647u) ? as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_51))) : t590);
        const float t591 = t502 * (((as_type<uint>(t502) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_9); // activation.rs:30
        const uint bits_52 = as_type<uint>(t591); // bits.rs:29
        const float t592 = as_type<float>((((bits_52 & 2139095040u) == 0u) ? bits_52 & 2147483648u : bits_52)) * of_norm_1; // mod.rs:371
        const uint bits_53 = as_type<uint>(t592); // bits.rs:29
        results_1 = as_type<float>((((bits_53 & 2139095040u) == 0u) ? bits_53 & 2147483648u : bits_53)); // mod.rs:371
        ((device uint*)y)[(row * (imm.n_v_heads * imm.head_v_dim) + (head * 64u + pair)) >> 1u] = encode_bf16(results_0) | (encode_bf16(results_1) << 16u); // mod.rs:373
    }
}
