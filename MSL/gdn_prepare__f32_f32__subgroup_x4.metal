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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float min_f32(float a, float b) {
    return b < a ? b : a;
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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

int max_i32(int a, int b) {
    return a < b ? b : a;
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int mul_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) * as_type<uint>(b));
}

int shl_i32(int a, uint b) {
    return as_type<int>(as_type<uint>(a) << (b & 31u));
}

float max_f32(float a, float b) {
    return a < b ? b : a;
}

kernel void gdn_prepare__f32_f32__subgroup_x4(
    constant Immediates& imm [[buffer(0)]],
    device const float* qkv [[buffer(1)]],
    device const float* conv_weight [[buffer(2)]],
    device const float* conv_state [[buffer(3)]],
    device const uint* slots [[buffer(4)]],
    device const uint* positions [[buffer(5)]],
    device const float* b [[buffer(6)]],
    device const float* a [[buffer(7)]],
    device const float* a_log [[buffer(8)]],
    device const float* dt_bias [[buffer(9)]],
    device float* qk [[buffer(10)]],
    device float* v [[buffer(11)]],
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
        const float4 t0 = ((device const float4*)qkv)[place >> 2u]; // gdn.rs:209
        inputs_0_0 = t0.x; // mod.rs:268
        inputs_0_1 = t0.y;
        inputs_0_2 = t0.z;
        inputs_0_3 = t0.w;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t1 = (slot * 4u + ((position - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t1 + first;
            const float4 t2 = ((device const float4*)conv_state)[place >> 2u]; // gdn.rs:209
            inputs_0_0 = t2.x; // mod.rs:275
            inputs_0_1 = t2.y;
            inputs_0_2 = t2.z;
            inputs_0_3 = t2.w;
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:263
        const uint place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const float4 t3 = ((device const float4*)qkv)[place >> 2u]; // gdn.rs:209
        inputs_1_0 = t3.x; // mod.rs:268
        inputs_1_1 = t3.y;
        inputs_1_2 = t3.z;
        inputs_1_3 = t3.w;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t4 = (slot * 4u + ((position + 1u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t4 + first;
            const float4 t5 = ((device const float4*)conv_state)[place >> 2u]; // gdn.rs:209
            inputs_1_0 = t5.x; // mod.rs:275
            inputs_1_1 = t5.y;
            inputs_1_2 = t5.z;
            inputs_1_3 = t5.w;
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:263
        const uint place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const float4 t6 = ((device const float4*)qkv)[place >> 2u]; // gdn.rs:209
        inputs_2_0 = t6.x; // mod.rs:268
        inputs_2_1 = t6.y;
        inputs_2_2 = t6.z;
        inputs_2_3 = t6.w;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t7 = (slot * 4u + ((position + 2u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t7 + first;
            const float4 t8 = ((device const float4*)conv_state)[place >> 2u]; // gdn.rs:209
            inputs_2_0 = t8.x; // mod.rs:275
            inputs_2_1 = t8.y;
            inputs_2_2 = t8.z;
            inputs_2_3 = t8.w;
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:263
        const uint place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:264
        const float4 t9 = ((device const float4*)qkv)[place >> 2u]; // gdn.rs:209
        inputs_3_0 = t9.x; // mod.rs:268
        inputs_3_1 = t9.y;
        inputs_3_2 = t9.z;
        inputs_3_3 = t9.w;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            const uint t10 = (slot * 4u + ((position + 3u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            const uint place = t10 + first;
            const float4 t11 = ((device const float4*)conv_state)[place >> 2u]; // gdn.rs:209
            inputs_3_0 = t11.x; // mod.rs:275
            inputs_3_1 = t11.y;
            inputs_3_2 = t11.z;
            inputs_3_3 = t11.w;
        }
    }
    float channels_0 = 0.0f; // mod.rs:279
    float channels_1 = 0.0f;
    float channels_2 = 0.0f;
    float channels_3 = 0.0f;
    float squares = 0.0f; // mod.rs:280
    const bool owned = 0u < own_len; // mod.rs:283
    const float4 t12 = ((device const float4*)conv_weight)[(first * 4u) >> 2u]; // mod.rs:284
    const float newest = inputs_3_0; // mod.rs:285
    float sum = 0.0f; // mod.rs:202
    const float t13 = t12.x * inputs_0_0; // mod.rs:205
    sum = sum + t13;
    const float t14 = t12.y * inputs_1_0;
    sum = sum + t14;
    const float t15 = t12.z * inputs_2_0;
    sum = sum + t15;
    const float t16 = t12.w * newest;
    sum = sum + t16;
    const uint bits = as_type<uint>(sum); // bits.rs:29
    const float t17 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:30
    const float t18 = neg_f32(min_f32(abs_f32(t17), 104.0f)); // logistic.rs:19
    const float t19 = t18 * 1.442695f; // exponential.rs:14
    const float k = rint(t19);
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
    const float t29 = 1.0f - y; // exponential.rs:34
    const float t30 = t29 + p;
    const float t31 = r - p;
    const float t32 = t31 + rest;
    const float y_error = t30 + t32;
    const int k_1 = i32_from_f32(k); // logistic.rs:21
    const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:52
    const float power = y * unit; // logistic.rs:28
    const float d = 1.0f + power; // logistic.rs:29
    const float t33 = 1.0f - d; // logistic.rs:30
    const float t34 = t33 + power;
    const float t35 = y_error * unit;
    const float t36 = t34 + t35;
    const float t37 = d * 0.32323232f; // division.rs:102
    const float t38 = t37 - 1.4545455f;
    const float t39 = d * t38;
    float estimate = t39 + 2.121212f;
    const float t40 = d * estimate; // division.rs:105
    const float t41 = 1.0f - t40;
    const float t42 = estimate * t41;
    estimate = estimate + t42;
    const float t43 = d * estimate;
    const float t44 = 1.0f - t43;
    const float t45 = estimate * t44;
    estimate = estimate + t45;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
    const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
    const float t46 = d_high * high; // division.rs:110
    const float t47 = 1.0f - t46;
    const float t48 = d - d_high;
    const float t49 = t48 * high;
    const float residual = t47 - t49;
    const float estimate_1 = estimate;
    const float t50 = t36 * high; // division.rs:118
    const float t51 = residual - t50;
    const float low = t51 * estimate_1;
    const float y_high = as_type<float>(as_type<uint>(y) & 4294963200u); // bits.rs:58
    const float t52 = y_high * high; // logistic.rs:40
    const float t53 = y_high * low;
    const float t54 = y - y_high;
    const float t55 = t54 + y_error;
    const float t56 = t55 * estimate_1;
    const float t57 = t53 + t56;
    const float product = t52 + t57;
    const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), k_1); // bits.rs:44
    const uint bits_1 = as_type<uint>(product) + (as_type<uint>(k_1) << 23u); // bits.rs:45
    const float t58 = high + low; // logistic.rs:41
    const float result = ((as_type<uint>(t17) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1))) : t58);
    const float t59 = t17 * (((as_type<uint>(t17) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
    const uint bits_2 = as_type<uint>(t59); // bits.rs:29
    channels_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // mod.rs:286
    const float t60 = channels_0 * channels_0; // mod.rs:288
    const float t61 = squares + t60;
    squares = (owned ? t61 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:283
    const float4 t62 = ((device const float4*)conv_weight)[((owned_1 ? first + 1u : first) * 4u) >> 2u]; // mod.rs:284
    const float newest_1 = inputs_3_1; // mod.rs:285
    float sum_1 = 0.0f; // mod.rs:202
    const float t63 = t62.x * inputs_0_1; // mod.rs:205
    sum_1 = sum_1 + t63;
    const float t64 = t62.y * inputs_1_1;
    sum_1 = sum_1 + t64;
    const float t65 = t62.z * inputs_2_1;
    sum_1 = sum_1 + t65;
    const float t66 = t62.w * newest_1;
    sum_1 = sum_1 + t66;
    const uint bits_3 = as_type<uint>(sum_1); // bits.rs:29
    const float t67 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // bits.rs:30
    const float t68 = neg_f32(min_f32(abs_f32(t67), 104.0f)); // logistic.rs:19
    const float t69 = t68 * 1.442695f; // exponential.rs:14
    const float k_2 = rint(t69);
    const float t70 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t68 - t70;
    const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t71 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t71 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t72 = q_1 * r_1; // exponential.rs:29
    q_1 = t72 + 0.0013933674f;
    const float t73 = q_1 * r_1;
    q_1 = t73 + 0.008333311f;
    const float t74 = q_1 * r_1;
    q_1 = t74 + 0.041666467f;
    const float t75 = q_1 * r_1;
    q_1 = t75 + 0.16666667f;
    const float t76 = q_1 * r_1;
    q_1 = t76 + 0.5f;
    const float t77 = r_1 * r_1; // exponential.rs:31
    const float t78 = t77 * q_1;
    const float rest_1 = r_error_1 + t78;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_1 = 1.0f + p_1; // exponential.rs:33
    const float t79 = 1.0f - y_1; // exponential.rs:34
    const float t80 = t79 + p_1;
    const float t81 = r_1 - p_1;
    const float t82 = t81 + rest_1;
    const float y_error_1 = t80 + t82;
    const int k_3 = i32_from_f32(k_2); // logistic.rs:21
    const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
    const float power_1 = y_1 * unit_1; // logistic.rs:28
    const float d_1 = 1.0f + power_1; // logistic.rs:29
    const float t83 = 1.0f - d_1; // logistic.rs:30
    const float t84 = t83 + power_1;
    const float t85 = y_error_1 * unit_1;
    const float t86 = t84 + t85;
    const float t87 = d_1 * 0.32323232f; // division.rs:102
    const float t88 = t87 - 1.4545455f;
    const float t89 = d_1 * t88;
    float estimate_2 = t89 + 2.121212f;
    const float t90 = d_1 * estimate_2; // division.rs:105
    const float t91 = 1.0f - t90;
    const float t92 = estimate_2 * t91;
    estimate_2 = estimate_2 + t92;
    const float t93 = d_1 * estimate_2;
    const float t94 = 1.0f - t93;
    const float t95 = estimate_2 * t94;
    estimate_2 = estimate_2 + t95;
    const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
    const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
    const float t96 = d_high_1 * high_1; // division.rs:110
    const float t97 = 1.0f - t96;
    const float t98 = d_1 - d_high_1;
    const float t99 = t98 * high_1;
    const float residual_1 = t97 - t99;
    const float estimate_3 = estimate_2;
    const float t100 = t86 * high_1; // division.rs:118
    const float t101 = residual_1 - t100;
    const float low_1 = t101 * estimate_3;
    const float y_high_1 = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:58
    const float t102 = y_high_1 * high_1; // logistic.rs:40
    const float t103 = y_high_1 * low_1;
    const float t104 = y_1 - y_high_1;
    const float t105 = t104 + y_error_1;
    const float t106 = t105 * estimate_3;
    const float t107 = t103 + t106;
    const float product_1 = t102 + t107;
    const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), k_3); // bits.rs:44
    const uint bits_4 = as_type<uint>(product_1) + (as_type<uint>(k_3) << 23u); // bits.rs:45
    const float t108 = high_1 + low_1; // logistic.rs:41
    const float result_1 = ((as_type<uint>(t67) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_4))) : t108);
    const float t109 = t67 * (((as_type<uint>(t67) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
    const uint bits_5 = as_type<uint>(t109); // bits.rs:29
    channels_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // mod.rs:286
    const float t110 = channels_1 * channels_1; // mod.rs:288
    const float t111 = squares + t110;
    squares = (owned_1 ? t111 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:283
    const float4 t112 = ((device const float4*)conv_weight)[((owned_2 ? first + 2u : first) * 4u) >> 2u]; // mod.rs:284
    const float newest_2 = inputs_3_2; // mod.rs:285
    float sum_2 = 0.0f; // mod.rs:202
    const float t113 = t112.x * inputs_0_2; // mod.rs:205
    sum_2 = sum_2 + t113;
    const float t114 = t112.y * inputs_1_2;
    sum_2 = sum_2 + t114;
    const float t115 = t112.z * inputs_2_2;
    sum_2 = sum_2 + t115;
    const float t116 = t112.w * newest_2;
    sum_2 = sum_2 + t116;
    const uint bits_6 = as_type<uint>(sum_2); // bits.rs:29
    const float t117 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // bits.rs:30
    const float t118 = neg_f32(min_f32(abs_f32(t117), 104.0f)); // logistic.rs:19
    const float t119 = t118 * 1.442695f; // exponential.rs:14
    const float k_4 = rint(t119);
    const float t120 = k_4 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t118 - t120;
    const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
    const float r_2 = reduced_2 - correction_2; // exponential.rs:17
    const float t121 = reduced_2 - r_2; // exponential.rs:18
    const float r_error_2 = t121 - correction_2;
    float q_2 = 0.00019891017f; // exponential.rs:26
    const float t122 = q_2 * r_2; // exponential.rs:29
    q_2 = t122 + 0.0013933674f;
    const float t123 = q_2 * r_2;
    q_2 = t123 + 0.008333311f;
    const float t124 = q_2 * r_2;
    q_2 = t124 + 0.041666467f;
    const float t125 = q_2 * r_2;
    q_2 = t125 + 0.16666667f;
    const float t126 = q_2 * r_2;
    q_2 = t126 + 0.5f;
    const float t127 = r_2 * r_2; // exponential.rs:31
    const float t128 = t127 * q_2;
    const float rest_2 = r_error_2 + t128;
    const float p_2 = r_2 + rest_2; // exponential.rs:32
    const float y_2 = 1.0f + p_2; // exponential.rs:33
    const float t129 = 1.0f - y_2; // exponential.rs:34
    const float t130 = t129 + p_2;
    const float t131 = r_2 - p_2;
    const float t132 = t131 + rest_2;
    const float y_error_2 = t130 + t132;
    const int k_5 = i32_from_f32(k_4); // logistic.rs:21
    const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
    const float power_2 = y_2 * unit_2; // logistic.rs:28
    const float d_2 = 1.0f + power_2; // logistic.rs:29
    const float t133 = 1.0f - d_2; // logistic.rs:30
    const float t134 = t133 + power_2;
    const float t135 = y_error_2 * unit_2;
    const float t136 = t134 + t135;
    const float t137 = d_2 * 0.32323232f; // division.rs:102
    const float t138 = t137 - 1.4545455f;
    const float t139 = d_2 * t138;
    float estimate_4 = t139 + 2.121212f;
    const float t140 = d_2 * estimate_4; // division.rs:105
    const float t141 = 1.0f - t140;
    const float t142 = estimate_4 * t141;
    estimate_4 = estimate_4 + t142;
    const float t143 = d_2 * estimate_4;
    const float t144 = 1.0f - t143;
    const float t145 = estimate_4 * t144;
    estimate_4 = estimate_4 + t145;
    const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
    const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
    const float t146 = d_high_2 * high_2; // division.rs:110
    const float t147 = 1.0f - t146;
    const float t148 = d_2 - d_high_2;
    const float t149 = t148 * high_2;
    const float residual_2 = t147 - t149;
    const float estimate_5 = estimate_4;
    const float t150 = t136 * high_2; // division.rs:118
    const float t151 = residual_2 - t150;
    const float low_2 = t151 * estimate_5;
    const float y_high_2 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:58
    const float t152 = y_high_2 * high_2; // logistic.rs:40
    const float t153 = y_high_2 * low_2;
    const float t154 = y_2 - y_high_2;
    const float t155 = t154 + y_error_2;
    const float t156 = t155 * estimate_5;
    const float t157 = t153 + t156;
    const float product_2 = t152 + t157;
    const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_5); // bits.rs:44
    const uint bits_7 = as_type<uint>(product_2) + (as_type<uint>(k_5) << 23u); // bits.rs:45
    const float t158 = high_2 + low_2; // logistic.rs:41
    const float result_2 = ((as_type<uint>(t117) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_7))) : t158);
    const float t159 = t117 * (((as_type<uint>(t117) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
    const uint bits_8 = as_type<uint>(t159); // bits.rs:29
    channels_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // mod.rs:286
    const float t160 = channels_2 * channels_2; // mod.rs:288
    const float t161 = squares + t160;
    squares = (owned_2 ? t161 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:283
    const float4 t162 = ((device const float4*)conv_weight)[((owned_3 ? first + 3u : first) * 4u) >> 2u]; // mod.rs:284
    const float newest_3 = inputs_3_3; // mod.rs:285
    float sum_3 = 0.0f; // mod.rs:202
    const float t163 = t162.x * inputs_0_3; // mod.rs:205
    sum_3 = sum_3 + t163;
    const float t164 = t162.y * inputs_1_3;
    sum_3 = sum_3 + t164;
    const float t165 = t162.z * inputs_2_3;
    sum_3 = sum_3 + t165;
    const float t166 = t162.w * newest_3;
    sum_3 = sum_3 + t166;
    const uint bits_9 = as_type<uint>(sum_3); // bits.rs:29
    const float t167 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // bits.rs:30
    const float t168 = neg_f32(min_f32(abs_f32(t167), 104.0f)); // logistic.rs:19
    const float t169 = t168 * 1.442695f; // exponential.rs:14
    const float k_6 = rint(t169);
    const float t170 = k_6 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t168 - t170;
    const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
    const float r_3 = reduced_3 - correction_3; // exponential.rs:17
    const float t171 = reduced_3 - r_3; // exponential.rs:18
    const float r_error_3 = t171 - correction_3;
    float q_3 = 0.00019891017f; // exponential.rs:26
    const float t172 = q_3 * r_3; // exponential.rs:29
    q_3 = t172 + 0.0013933674f;
    const float t173 = q_3 * r_3;
    q_3 = t173 + 0.008333311f;
    const float t174 = q_3 * r_3;
    q_3 = t174 + 0.041666467f;
    const float t175 = q_3 * r_3;
    q_3 = t175 + 0.16666667f;
    const float t176 = q_3 * r_3;
    q_3 = t176 + 0.5f;
    const float t177 = r_3 * r_3; // exponential.rs:31
    const float t178 = t177 * q_3;
    const float rest_3 = r_error_3 + t178;
    const float p_3 = r_3 + rest_3; // exponential.rs:32
    const float y_3 = 1.0f + p_3; // exponential.rs:33
    const float t179 = 1.0f - y_3; // exponential.rs:34
    const float t180 = t179 + p_3;
    const float t181 = r_3 - p_3;
    const float t182 = t181 + rest_3;
    const float y_error_3 = t180 + t182;
    const int k_7 = i32_from_f32(k_6); // logistic.rs:21
    const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:52
    const float power_3 = y_3 * unit_3; // logistic.rs:28
    const float d_3 = 1.0f + power_3; // logistic.rs:29
    const float t183 = 1.0f - d_3; // logistic.rs:30
    const float t184 = t183 + power_3;
    const float t185 = y_error_3 * unit_3;
    const float t186 = t184 + t185;
    const float t187 = d_3 * 0.32323232f; // division.rs:102
    const float t188 = t187 - 1.4545455f;
    const float t189 = d_3 * t188;
    float estimate_6 = t189 + 2.121212f;
    const float t190 = d_3 * estimate_6; // division.rs:105
    const float t191 = 1.0f - t190;
    const float t192 = estimate_6 * t191;
    estimate_6 = estimate_6 + t192;
    const float t193 = d_3 * estimate_6;
    const float t194 = 1.0f - t193;
    const float t195 = estimate_6 * t194;
    estimate_6 = estimate_6 + t195;
    const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
    const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
    const float t196 = d_high_3 * high_3; // division.rs:110
    const float t197 = 1.0f - t196;
    const float t198 = d_3 - d_high_3;
    const float t199 = t198 * high_3;
    const float residual_3 = t197 - t199;
    const float estimate_7 = estimate_6;
    const float t200 = t186 * high_3; // division.rs:118
    const float t201 = residual_3 - t200;
    const float low_3 = t201 * estimate_7;
    const float y_high_3 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:58
    const float t202 = y_high_3 * high_3; // logistic.rs:40
    const float t203 = y_high_3 * low_3;
    const float t204 = y_3 - y_high_3;
    const float t205 = t204 + y_error_3;
    const float t206 = t205 * estimate_7;
    const float t207 = t203 + t206;
    const float product_3 = t202 + t207;
    const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_7); // bits.rs:44
    const uint bits_10 = as_type<uint>(product_3) + (as_type<uint>(k_7) << 23u); // bits.rs:45
    const float t208 = high_3 + low_3; // logistic.rs:41
    const float result_3 = ((as_type<uint>(t167) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_10))) : t208);
    const float t209 = t167 * (((as_type<uint>(t167) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
    const uint bits_11 = as_type<uint>(t209); // bits.rs:29
    channels_3 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // mod.rs:286
    const float t210 = channels_3 * channels_3; // mod.rs:288
    const float t211 = squares + t210;
    squares = (owned_3 ? t211 : squares);
    const float t212 = reduce_add_f32(squares); // mod.rs:213
    const float t213 = float(imm.head_k_dim);
    const uint a_bits = as_type<uint>(t212); // division.rs:13
    const uint b_bits = as_type<uint>(t213); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t214 = a_bits & 8388607u; // division.rs:18
    const uint t215 = b_bits & 8388607u;
    const uint below = ((t214 < t215) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t214 | 8388608u, below); // division.rs:34
    const uint denominator = t215 | 8388608u; // division.rs:35
    const float d_4 = as_type<float>(t215 | 1065353216u); // division.rs:37
    const float t216 = 0.47058824f * d_4; // division.rs:38
    float reciprocal = 1.4117647f - t216;
    const float t217 = d_4 * reciprocal; // division.rs:41
    const float t218 = 1.0f - t217;
    const float t219 = reciprocal * t218;
    reciprocal = reciprocal + t219;
    const float t220 = d_4 * reciprocal;
    const float t221 = 1.0f - t220;
    const float t222 = reciprocal * t221;
    reciprocal = reciprocal + t222;
    const float t223 = d_4 * reciprocal;
    const float t224 = 1.0f - t223;
    const float t225 = reciprocal * t224;
    reciprocal = reciprocal + t225;
    const float n = as_type<float>((t214 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t226 = n * reciprocal; // division.rs:45
    const float t227 = t226 * 8388608.0f;
    uint quotient = u32_from_f32(t227);
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
    const uint t228 = quotient; // division.rs:60
    const int field_4 = add_i32(exponent, as_type<int>(t228 >> 24u)); // bits.rs:36
    const uint bits_12 = (as_type<uint>(field_4) << 23u) | (t228 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t229 = ((as_type<uint>(t212) & 2147483647u) > 2139095040u) | ((as_type<uint>(t213) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t229 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t230 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // mod.rs:213
    const uint bits_13 = as_type<uint>(t230); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_13 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_13 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_4 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t231 = 0.5f * m; // roots.rs:22
    const float t232 = t231 * y_4;
    const float t233 = t232 * y_4;
    const float t234 = 0.5f - t233;
    const float t235 = y_4 * t234;
    y_4 = y_4 + t235;
    const float t236 = 0.5f * m;
    const float t237 = t236 * y_4;
    const float t238 = t237 * y_4;
    const float t239 = 0.5f - t238;
    const float t240 = y_4 * t239;
    y_4 = y_4 + t240;
    const float t241 = 0.5f * m;
    const float t242 = t241 * y_4;
    const float t243 = t242 * y_4;
    const float t244 = 0.5f - t243;
    const float t245 = y_4 * t244;
    y_4 = y_4 + t245;
    const float y_5 = y_4; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product_4 = m * y_5; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t246 = scaled - m; // roots.rs:73
    const float high_4 = scaled - t246;
    const float a_low = m - high_4; // roots.rs:74
    const float scaled_1 = y_5 * 4097.0f; // roots.rs:72
    const float t247 = scaled_1 - y_5; // roots.rs:73
    const float high_5 = scaled_1 - t247;
    const float b_low = y_5 - high_5; // roots.rs:74
    const float t248 = high_4 * high_5; // roots.rs:66
    const float t249 = t248 - product_4;
    const float t250 = high_4 * b_low;
    const float t251 = t249 + t250;
    const float t252 = a_low * high_5;
    const float t253 = t251 + t252;
    const float t254 = a_low * b_low;
    const float my_error = t253 + t254;
    const float product_5 = product_4 * y_5; // roots.rs:63
    const float scaled_2 = product_4 * 4097.0f; // roots.rs:72
    const float t255 = scaled_2 - product_4; // roots.rs:73
    const float high_6 = scaled_2 - t255;
    const float a_low_1 = product_4 - high_6; // roots.rs:74
    const float scaled_3 = y_5 * 4097.0f; // roots.rs:72
    const float t256 = scaled_3 - y_5; // roots.rs:73
    const float high_7 = scaled_3 - t256;
    const float b_low_1 = y_5 - high_7; // roots.rs:74
    const float t257 = high_6 * high_7; // roots.rs:66
    const float t258 = t257 - product_5;
    const float t259 = high_6 * b_low_1;
    const float t260 = t258 + t259;
    const float t261 = a_low_1 * high_7;
    const float t262 = t260 + t261;
    const float t263 = a_low_1 * b_low_1;
    const float square_error = t262 + t263;
    const float t264 = 1.0f - product_5; // roots.rs:84
    const float t265 = t264 - square_error;
    const float t266 = my_error * y_5;
    const float residual_5 = t265 - t266;
    const float t267 = 0.5f * residual_5; // roots.rs:85
    const float t268 = y_5 * t267;
    const float root = y_5 + t268;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_14 = as_type<uint>(t230); // roots.rs:30
    const uint sign_2 = bits_14 & 2147483648u; // roots.rs:31
    const bool zero = (bits_14 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_14 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float scale = (((as_type<uint>(t230) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_15 = as_type<uint>(dim); // roots.rs:14
    const int exponent_2 = sub_i32(as_type<int>(bits_15 >> 23u), 127); // roots.rs:15
    const int odd_1 = exponent_2 & 1; // roots.rs:16
    const float m_1 = as_type<float>((bits_15 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:17
    float y_6 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:19
    const float t269 = 0.5f * m_1; // roots.rs:22
    const float t270 = t269 * y_6;
    const float t271 = t270 * y_6;
    const float t272 = 0.5f - t271;
    const float t273 = y_6 * t272;
    y_6 = y_6 + t273;
    const float t274 = 0.5f * m_1;
    const float t275 = t274 * y_6;
    const float t276 = t275 * y_6;
    const float t277 = 0.5f - t276;
    const float t278 = y_6 * t277;
    y_6 = y_6 + t278;
    const float t279 = 0.5f * m_1;
    const float t280 = t279 * y_6;
    const float t281 = t280 * y_6;
    const float t282 = 0.5f - t281;
    const float t283 = y_6 * t282;
    y_6 = y_6 + t283;
    const float y_7 = y_6; // roots.rs:24
    const int half_exponent_1 = sub_i32(exponent_2, odd_1) >> 1u;
    const float product_6 = m_1 * y_7; // roots.rs:63
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:72
    const float t284 = scaled_5 - m_1; // roots.rs:73
    const float high_8 = scaled_5 - t284;
    const float a_low_2 = m_1 - high_8; // roots.rs:74
    const float scaled_6 = y_7 * 4097.0f; // roots.rs:72
    const float t285 = scaled_6 - y_7; // roots.rs:73
    const float high_9 = scaled_6 - t285;
    const float b_low_2 = y_7 - high_9; // roots.rs:74
    const float t286 = high_8 * high_9; // roots.rs:66
    const float t287 = t286 - product_6;
    const float t288 = high_8 * b_low_2;
    const float t289 = t287 + t288;
    const float t290 = a_low_2 * high_9;
    const float t291 = t289 + t290;
    const float t292 = a_low_2 * b_low_2;
    const float my_error_1 = t291 + t292;
    const float product_7 = product_6 * y_7; // roots.rs:63
    const float scaled_7 = product_6 * 4097.0f; // roots.rs:72
    const float t293 = scaled_7 - product_6; // roots.rs:73
    const float high_10 = scaled_7 - t293;
    const float a_low_3 = product_6 - high_10; // roots.rs:74
    const float scaled_8 = y_7 * 4097.0f; // roots.rs:72
    const float t294 = scaled_8 - y_7; // roots.rs:73
    const float high_11 = scaled_8 - t294;
    const float b_low_3 = y_7 - high_11; // roots.rs:74
    const float t295 = high_10 * high_11; // roots.rs:66
    const float t296 = t295 - product_7;
    const float t297 = high_10 * b_low_3;
    const float t298 = t296 + t297;
    const float t299 = a_low_3 * high_11;
    const float t300 = t298 + t299;
    const float t301 = a_low_3 * b_low_3;
    const float square_error_1 = t300 + t301;
    const float t302 = 1.0f - product_7; // roots.rs:84
    const float t303 = t302 - square_error_1;
    const float t304 = my_error_1 * y_7;
    const float residual_6 = t303 - t304;
    const float t305 = 0.5f * residual_6; // roots.rs:85
    const float t306 = y_7 * t305;
    const float root_1 = y_7 + t306;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:86
    const uint bits_16 = as_type<uint>(dim); // roots.rs:30
    const uint sign_3 = bits_16 & 2147483648u; // roots.rs:31
    const bool zero_1 = (bits_16 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_3 | 2139095040u) : ((bits_16 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:33
    const float t307 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:34
    const uint bits_17 = as_type<uint>(dim); // division.rs:66
    const float d_5 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
    const float t308 = d_5 * 0.32323232f; // division.rs:102
    const float t309 = t308 - 1.4545455f;
    const float t310 = d_5 * t309;
    float estimate_8 = t310 + 2.121212f;
    const float t311 = d_5 * estimate_8; // division.rs:105
    const float t312 = 1.0f - t311;
    const float t313 = estimate_8 * t312;
    estimate_8 = estimate_8 + t313;
    const float t314 = d_5 * estimate_8;
    const float t315 = 1.0f - t314;
    const float t316 = estimate_8 * t315;
    estimate_8 = estimate_8 + t316;
    const float high_12 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
    const float d_high_4 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
    const float t317 = d_high_4 * high_12; // division.rs:110
    const float t318 = 1.0f - t317;
    const float t319 = d_5 - d_high_4;
    const float t320 = t319 * high_12;
    const float residual_7 = t318 - t320;
    const float estimate_9 = estimate_8;
    const float t321 = residual_7 * estimate_9; // division.rs:69
    const float t322 = high_12 + t321;
    const uint quotient_2 = as_type<uint>(t322);
    const uint divisor_1 = (as_type<uint>(d_5) & 8388607u) | 8388608u; // division.rs:71
    const uint product_8 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    const int twice = mul_i32(as_type<int>(product_8), -2); // division.rs:73
    const uint below_1 = ((twice > as_type<int>(divisor_1)) ? quotient_2 + 1u : quotient_2); // division.rs:74
    const uint nearest = ((add_i32(twice, as_type<int>(divisor_1)) < 0) ? quotient_2 - 1u : below_1); // division.rs:75
    const uint field_5 = (bits_17 >> 23u) & 255u; // division.rs:76
    const float t323 = as_type<float>(nearest); // division.rs:77
    const int t324 = sub_i32(127, as_type<int>(field_5));
    const int field_6 = add_i32(as_type<int>(as_type<uint>(t323) >> 23u), t324); // bits.rs:44
    const uint bits_18 = as_type<uint>(t323) + (as_type<uint>(t324) << 23u); // bits.rs:45
    const uint scaled_10 = as_type<uint>(as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18)))); // division.rs:77
    const uint signed_1 = ((field_5 == 0u) ? 2139095040u : scaled_10) | (bits_17 & 2147483648u); // division.rs:78
    const float factor = ((head >= imm.n_qk_heads / 2u) ? t307 : as_type<float>((((as_type<uint>(dim) & 2147483647u) > 2139095040u) ? 2143289344u : signed_1))); // mod.rs:189
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            ((device float4*)v)[place >> 2u] = float4(channels_0, channels_1, channels_2, channels_3); // gdn.rs:231
        } else {
            float results_0 = 0.0f; // mod.rs:297
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            const float t325 = channels_0 * scale; // mod.rs:219
            const uint bits_19 = as_type<uint>(t325); // bits.rs:29
            const float t326 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)) * factor; // mod.rs:219
            const uint bits_20 = as_type<uint>(t326); // bits.rs:29
            results_0 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // mod.rs:300
            const float t327 = channels_1 * scale; // mod.rs:219
            const uint bits_21 = as_type<uint>(t327); // bits.rs:29
            const float t328 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)) * factor; // mod.rs:219
            const uint bits_22 = as_type<uint>(t328); // bits.rs:29
            results_1 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)); // mod.rs:300
            const float t329 = channels_2 * scale; // mod.rs:219
            const uint bits_23 = as_type<uint>(t329); // bits.rs:29
            const float t330 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)) * factor; // mod.rs:219
            const uint bits_24 = as_type<uint>(t330); // bits.rs:29
            results_2 = as_type<float>((((bits_24 & 2139095040u) == 0u) ? bits_24 & 2147483648u : bits_24)); // mod.rs:300
            const float t331 = channels_3 * scale; // mod.rs:219
            const uint bits_25 = as_type<uint>(t331); // bits.rs:29
            const float t332 = as_type<float>((((bits_25 & 2139095040u) == 0u) ? bits_25 & 2147483648u : bits_25)) * factor; // mod.rs:219
            const uint bits_26 = as_type<uint>(t332); // bits.rs:29
            results_3 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)); // mod.rs:300
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            ((device float4*)qk)[place >> 2u] = float4(results_0, results_1, results_2, results_3); // gdn.rs:231
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            const float t333 = b[token * imm.b_stride + gate]; // mod.rs:308
            const float t334 = a_log[gate];
            const float t335 = a[token * imm.a_stride + gate] + dt_bias[gate]; // mod.rs:195
            const float t336 = neg_f32(min_f32(abs_f32(t335), 104.0f)); // logistic.rs:19
            const float t337 = t336 * 1.442695f; // exponential.rs:14
            const float k_8 = rint(t337);
            const float t338 = k_8 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t336 - t338;
            const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t339 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t339 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t340 = q_4 * r_4; // exponential.rs:29
            q_4 = t340 + 0.0013933674f;
            const float t341 = q_4 * r_4;
            q_4 = t341 + 0.008333311f;
            const float t342 = q_4 * r_4;
            q_4 = t342 + 0.041666467f;
            const float t343 = q_4 * r_4;
            q_4 = t343 + 0.16666667f;
            const float t344 = q_4 * r_4;
            q_4 = t344 + 0.5f;
            const float t345 = r_4 * r_4; // exponential.rs:31
            const float t346 = t345 * q_4;
            const float rest_4 = r_error_4 + t346;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_8 = 1.0f + p_4; // exponential.rs:33
            const float t347 = 1.0f - y_8; // exponential.rs:34
            const float t348 = t347 + p_4;
            const float t349 = r_4 - p_4;
            const float t350 = t349 + rest_4;
            const float y_error_4 = t348 + t350;
            const int k_9 = i32_from_f32(k_8); // logistic.rs:21
            const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
            const float power_4 = y_8 * unit_4; // logistic.rs:70
            const float power_error = y_error_4 * unit_4;
            const float d_6 = 1.0f + power_4; // logistic.rs:72
            const bool halved = d_6 > 1.4142135f; // logistic.rs:73
            const float t351 = d_6 * 0.5f; // logistic.rs:74
            const float t352 = t351 - 1.0f;
            const float f = (halved ? t352 : power_4);
            const float t353 = 1.0f - d_6; // logistic.rs:75
            const float t354 = t353 + power_4;
            const float t355 = t354 + power_error;
            const float error = (halved ? t355 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_4 = whole + f; // logistic.rs:78
            const float t356 = whole - sum_4; // logistic.rs:79
            const float sum_error = t356 + f;
            const float t357 = 0.5f * power_4; // logistic.rs:81
            const float t358 = t357 - 1.0f;
            const float t359 = power_4 * t358;
            const float slope = 1.0f + t359;
            float p_5 = 0.05351364f; // logarithm.rs:19
            const float t360 = p_5 * f; // logarithm.rs:31
            p_5 = t360 + -0.109175f;
            const float t361 = p_5 * f;
            p_5 = t361 + 0.12108583f;
            const float t362 = p_5 * f;
            p_5 = t362 + -0.12550178f;
            const float t363 = p_5 * f;
            p_5 = t363 + 0.14209557f;
            const float t364 = p_5 * f;
            p_5 = t364 + -0.16659358f;
            const float t365 = p_5 * f;
            p_5 = t365 + 0.20002224f;
            const float t366 = p_5 * f;
            p_5 = t366 + -0.25000167f;
            const float t367 = p_5 * f;
            p_5 = t367 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t368 = square * f; // logarithm.rs:34
            const float t369 = t368 * p_5;
            const float t370 = 0.5f * square;
            const float t371 = t369 - t370;
            const float t372 = whole_error + t371; // logistic.rs:82
            const float t373 = sum_error + t372;
            const float t374 = error * slope;
            const float tail = t373 + t374;
            const float linear = ((as_type<uint>(t335) > 2147483647u) ? 0.0f : t335); // logistic.rs:84
            const float total = linear + sum_4; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t375 = total - back; // logistic.rs:87
            const float t376 = linear - t375;
            const float t377 = sum_4 - back;
            const float total_error = t376 + t377;
            const float t378 = total_error + tail; // logistic.rs:88
            const float near = total + t378;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), k_9); // bits.rs:44
            const uint bits_19 = as_type<uint>(y_8) + (as_type<uint>(k_9) << 23u); // bits.rs:45
            const float result_4 = ((as_type<uint>(t335) > 2147483647u) & (k_9 < -60) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_19))) : near); // logistic.rs:89
            const float bounded_1 = ((as_type<uint>(t335) == 2139095040u) ? t335 : result_4); // logistic.rs:90
            const float delta = (((as_type<uint>(t335) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // logistic.rs:91
            const float t379 = min_f32(max_f32(t334, -104.0f), 89.0f); // exponential.rs:40
            const float t380 = t379 * 1.442695f; // exponential.rs:14
            const float k_10 = rint(t380);
            const float t381 = k_10 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t379 - t381;
            const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t382 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t382 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t383 = q_5 * r_5; // exponential.rs:29
            q_5 = t383 + 0.0013933674f;
            const float t384 = q_5 * r_5;
            q_5 = t384 + 0.008333311f;
            const float t385 = q_5 * r_5;
            q_5 = t385 + 0.041666467f;
            const float t386 = q_5 * r_5;
            q_5 = t386 + 0.16666667f;
            const float t387 = q_5 * r_5;
            q_5 = t387 + 0.5f;
            const float t388 = r_5 * r_5; // exponential.rs:31
            const float t389 = t388 * q_5;
            const float rest_5 = r_error_5 + t389;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_9 = 1.0f + p_6; // exponential.rs:33
            const int t390 = i32_from_f32(k_10); // exponential.rs:42
            const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t390); // bits.rs:44
            const uint bits_20 = as_type<uint>(y_9) + (as_type<uint>(t390) << 23u); // bits.rs:45
            const float t391 = (((as_type<uint>(t334) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
            const float t392 = t391 * delta; // mod.rs:196
            const float t393 = neg_f32(t392);
            const float t394 = min_f32(max_f32(t393, -104.0f), 89.0f); // exponential.rs:40
            const float t395 = t394 * 1.442695f; // exponential.rs:14
            const float k_11 = rint(t395);
            const float t396 = k_11 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t394 - t396;
            const float correction_6 = k_11 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t397 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t397 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t398 = q_6 * r_6; // exponential.rs:29
            q_6 = t398 + 0.0013933674f;
            const float t399 = q_6 * r_6;
            q_6 = t399 + 0.008333311f;
            const float t400 = q_6 * r_6;
            q_6 = t400 + 0.041666467f;
            const float t401 = q_6 * r_6;
            q_6 = t401 + 0.16666667f;
            const float t402 = q_6 * r_6;
            q_6 = t402 + 0.5f;
            const float t403 = r_6 * r_6; // exponential.rs:31
            const float t404 = t403 * q_6;
            const float rest_6 = r_error_6 + t404;
            const float p_7 = r_6 + rest_6; // exponential.rs:32
            const float y_10 = 1.0f + p_7; // exponential.rs:33
            const int t405 = i32_from_f32(k_11); // exponential.rs:42
            const int field_9 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), t405); // bits.rs:44
            const uint bits_21 = as_type<uint>(y_10) + (as_type<uint>(t405) << 23u); // bits.rs:45
            const float t406 = (((as_type<uint>(t393) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:42
            const float t407 = neg_f32(min_f32(abs_f32(t333), 104.0f)); // logistic.rs:19
            const float t408 = t407 * 1.442695f; // exponential.rs:14
            const float k_12 = rint(t408);
            const float t409 = k_12 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t407 - t409;
            const float correction_7 = k_12 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t410 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t410 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t411 = q_7 * r_7; // exponential.rs:29
            q_7 = t411 + 0.0013933674f;
            const float t412 = q_7 * r_7;
            q_7 = t412 + 0.008333311f;
            const float t413 = q_7 * r_7;
            q_7 = t413 + 0.041666467f;
            const float t414 = q_7 * r_7;
            q_7 = t414 + 0.16666667f;
            const float t415 = q_7 * r_7;
            q_7 = t415 + 0.5f;
            const float t416 = r_7 * r_7; // exponential.rs:31
            const float t417 = t416 * q_7;
            const float rest_7 = r_error_7 + t417;
            const float p_8 = r_7 + rest_7; // exponential.rs:32
            const float y_11 = 1.0f + p_8; // exponential.rs:33
            const float t418 = 1.0f - y_11; // exponential.rs:34
            const float t419 = t418 + p_8;
            const float t420 = r_7 - p_8;
            const float t421 = t420 + rest_7;
            const float y_error_5 = t419 + t421;
            const int k_13 = i32_from_f32(k_12); // logistic.rs:21
            const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:52
            const float power_5 = y_11 * unit_5; // logistic.rs:28
            const float d_7 = 1.0f + power_5; // logistic.rs:29
            const float t422 = 1.0f - d_7; // logistic.rs:30
            const float t423 = t422 + power_5;
            const float t424 = y_error_5 * unit_5;
            const float t425 = t423 + t424;
            const float t426 = d_7 * 0.32323232f; // division.rs:102
            const float t427 = t426 - 1.4545455f;
            const float t428 = d_7 * t427;
            float estimate_10 = t428 + 2.121212f;
            const float t429 = d_7 * estimate_10; // division.rs:105
            const float t430 = 1.0f - t429;
            const float t431 = estimate_10 * t430;
            estimate_10 = estimate_10 + t431;
            const float t432 = d_7 * estimate_10;
            const float t433 = 1.0f - t432;
            const float t434 = estimate_10 * t433;
            estimate_10 = estimate_10 + t434;
            const float high_13 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
            const float d_high_5 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
            const float t435 = d_high_5 * high_13; // division.rs:110
            const float t436 = 1.0f - t435;
            const float t437 = d_7 - d_high_5;
            const float t438 = t437 * high_13;
            const float residual_8 = t436 - t438;
            const float estimate_11 = estimate_10;
            const float t439 = t425 * high_13; // division.rs:118
            const float t440 = residual_8 - t439;
            const float low_4 = t440 * estimate_11;
            const float y_high_4 = as_type<float>(as_type<uint>(y_11) & 4294963200u); // bits.rs:58
            const float t441 = y_high_4 * high_13; // logistic.rs:40
            const float t442 = y_high_4 * low_4;
            const float t443 = y_11 - y_high_4;
            const float t444 = t443 + y_error_5;
            const float t445 = t444 * estimate_11;
            const float t446 = t442 + t445;
            const float product_9 = t441 + t446;
            const int field_10 = add_i32(as_type<int>(as_type<uint>(product_9) >> 23u), k_13); // bits.rs:44
            const uint bits_22 = as_type<uint>(product_9) + (as_type<uint>(k_13) << 23u); // bits.rs:45
            const float t447 = high_13 + low_4; // logistic.rs:41
            const float result_5 = ((as_type<uint>(t333) > 2147483647u) ? as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_22))) : t447);
            const float2 t448 = float2(t406, (((as_type<uint>(t333) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5)); // mod.rs:309
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t448;
        }
    }
}
