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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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
    const uint bits = as_type<uint>(sum); // bits.rs:31
    const float t17 = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:32
    const float t18 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t17)), 1120927744u))); // logistic.rs:19
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
    const float t29 = 1.0f - y; // exponential.rs:34
    const float t30 = t29 + p;
    const float t31 = r - p;
    const float t32 = t31 + rest;
    const float y_error = t30 + t32;
    const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent, -60), 127)) << 23u); // bits.rs:66
    const float power = y * unit; // logistic.rs:28
    const float d = 1.0f + power; // logistic.rs:29
    const float t33 = 1.0f - d; // logistic.rs:30
    const float t34 = t33 + power;
    const float t35 = y_error * unit;
    const float t36 = t34 + t35;
    const float t37 = d * 0.32323232f; // division.rs:13
    const float t38 = t37 - 1.4545455f;
    const float t39 = d * t38;
    float estimate = t39 + 2.121212f;
    const float t40 = d * estimate; // division.rs:16
    const float t41 = 1.0f - t40;
    const float t42 = estimate * t41;
    estimate = estimate + t42;
    const float t43 = d * estimate;
    const float t44 = 1.0f - t43;
    const float t45 = estimate * t44;
    estimate = estimate + t45;
    const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
    const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
    const float t46 = d_high * high; // division.rs:21
    const float t47 = 1.0f - t46;
    const float t48 = d - d_high;
    const float t49 = t48 * high;
    const float residual = t47 - t49;
    const float estimate_1 = estimate;
    const float t50 = t36 * high; // division.rs:29
    const float t51 = residual - t50;
    const float low = t51 * estimate_1;
    const float y_high = as_type<float>(as_type<uint>(y) & 4294963200u); // bits.rs:72
    const float t52 = y_high * high; // logistic.rs:40
    const float t53 = y_high * low;
    const float t54 = y - y_high;
    const float t55 = t54 + y_error;
    const float t56 = t55 * estimate_1;
    const float t57 = t53 + t56;
    const float product = t52 + t57;
    const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), exponent); // bits.rs:38
    const uint bits_1 = as_type<uint>(product) + (as_type<uint>(exponent) << 23u); // bits.rs:39
    const float t58 = high + low; // logistic.rs:41
    const float result = ((as_type<uint>(t17) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1))) : t58);
    const float t59 = t17 * (((as_type<uint>(t17) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // activation.rs:30
    const uint bits_2 = as_type<uint>(t59); // bits.rs:31
    channels_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // mod.rs:286
    const float t60 = channels_0 * channels_0; // mod.rs:288
    const float t61 = squares + t60;
    squares = (owned ? t61 : squares);
    const bool owned_1 = 1u < own_len; // mod.rs:283
    const float4 t62 = ((device const float4*)conv_weight)[((owned_1 ? first + 1u : first) * 4u) >> 2u]; // mod.rs:284
    const float newest_1 = inputs_3_1; // mod.rs:285
    float sum_2 = 0.0f; // mod.rs:202
    const float t63 = t62.x * inputs_0_1; // mod.rs:205
    sum_2 = sum_2 + t63;
    const float t64 = t62.y * inputs_1_1;
    sum_2 = sum_2 + t64;
    const float t65 = t62.z * inputs_2_1;
    sum_2 = sum_2 + t65;
    const float t66 = t62.w * newest_1;
    sum_2 = sum_2 + t66;
    const uint bits_3 = as_type<uint>(sum_2); // bits.rs:31
    const float t67 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // bits.rs:32
    const float t68 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t67)), 1120927744u))); // logistic.rs:19
    const float t69 = t68 * 1.442695f; // exponential.rs:14
    const float sum_3 = t69 + 12582912.0f; // bits.rs:52
    const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
    const float t70 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t68 - t70;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
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
    const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_1, -60), 127)) << 23u); // bits.rs:66
    const float power_1 = y_1 * unit_1; // logistic.rs:28
    const float d_1 = 1.0f + power_1; // logistic.rs:29
    const float t83 = 1.0f - d_1; // logistic.rs:30
    const float t84 = t83 + power_1;
    const float t85 = y_error_1 * unit_1;
    const float t86 = t84 + t85;
    const float t87 = d_1 * 0.32323232f; // division.rs:13
    const float t88 = t87 - 1.4545455f;
    const float t89 = d_1 * t88;
    float estimate_2 = t89 + 2.121212f;
    const float t90 = d_1 * estimate_2; // division.rs:16
    const float t91 = 1.0f - t90;
    const float t92 = estimate_2 * t91;
    estimate_2 = estimate_2 + t92;
    const float t93 = d_1 * estimate_2;
    const float t94 = 1.0f - t93;
    const float t95 = estimate_2 * t94;
    estimate_2 = estimate_2 + t95;
    const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:72
    const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
    const float t96 = d_high_1 * high_1; // division.rs:21
    const float t97 = 1.0f - t96;
    const float t98 = d_1 - d_high_1;
    const float t99 = t98 * high_1;
    const float residual_1 = t97 - t99;
    const float estimate_3 = estimate_2;
    const float t100 = t86 * high_1; // division.rs:29
    const float t101 = residual_1 - t100;
    const float low_1 = t101 * estimate_3;
    const float y_high_1 = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:72
    const float t102 = y_high_1 * high_1; // logistic.rs:40
    const float t103 = y_high_1 * low_1;
    const float t104 = y_1 - y_high_1;
    const float t105 = t104 + y_error_1;
    const float t106 = t105 * estimate_3;
    const float t107 = t103 + t106;
    const float product_1 = t102 + t107;
    const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), exponent_1); // bits.rs:38
    const uint bits_4 = as_type<uint>(product_1) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
    const float t108 = high_1 + low_1; // logistic.rs:41
    const float result_1 = ((as_type<uint>(t67) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_4))) : t108);
    const float t109 = t67 * (((as_type<uint>(t67) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // activation.rs:30
    const uint bits_5 = as_type<uint>(t109); // bits.rs:31
    channels_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // mod.rs:286
    const float t110 = channels_1 * channels_1; // mod.rs:288
    const float t111 = squares + t110;
    squares = (owned_1 ? t111 : squares);
    const bool owned_2 = 2u < own_len; // mod.rs:283
    const float4 t112 = ((device const float4*)conv_weight)[((owned_2 ? first + 2u : first) * 4u) >> 2u]; // mod.rs:284
    const float newest_2 = inputs_3_2; // mod.rs:285
    float sum_4 = 0.0f; // mod.rs:202
    const float t113 = t112.x * inputs_0_2; // mod.rs:205
    sum_4 = sum_4 + t113;
    const float t114 = t112.y * inputs_1_2;
    sum_4 = sum_4 + t114;
    const float t115 = t112.z * inputs_2_2;
    sum_4 = sum_4 + t115;
    const float t116 = t112.w * newest_2;
    sum_4 = sum_4 + t116;
    const uint bits_6 = as_type<uint>(sum_4); // bits.rs:31
    const float t117 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)); // bits.rs:32
    const float t118 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t117)), 1120927744u))); // logistic.rs:19
    const float t119 = t118 * 1.442695f; // exponential.rs:14
    const float sum_5 = t119 + 12582912.0f; // bits.rs:52
    const float k_2 = sum_5 - 12582912.0f; // bits.rs:53
    const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
    const float t120 = k_2 * 0.6933594f; // exponential.rs:15
    const float reduced_2 = t118 - t120;
    const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
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
    const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_2, -60), 127)) << 23u); // bits.rs:66
    const float power_2 = y_2 * unit_2; // logistic.rs:28
    const float d_2 = 1.0f + power_2; // logistic.rs:29
    const float t133 = 1.0f - d_2; // logistic.rs:30
    const float t134 = t133 + power_2;
    const float t135 = y_error_2 * unit_2;
    const float t136 = t134 + t135;
    const float t137 = d_2 * 0.32323232f; // division.rs:13
    const float t138 = t137 - 1.4545455f;
    const float t139 = d_2 * t138;
    float estimate_4 = t139 + 2.121212f;
    const float t140 = d_2 * estimate_4; // division.rs:16
    const float t141 = 1.0f - t140;
    const float t142 = estimate_4 * t141;
    estimate_4 = estimate_4 + t142;
    const float t143 = d_2 * estimate_4;
    const float t144 = 1.0f - t143;
    const float t145 = estimate_4 * t144;
    estimate_4 = estimate_4 + t145;
    const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:72
    const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
    const float t146 = d_high_2 * high_2; // division.rs:21
    const float t147 = 1.0f - t146;
    const float t148 = d_2 - d_high_2;
    const float t149 = t148 * high_2;
    const float residual_2 = t147 - t149;
    const float estimate_5 = estimate_4;
    const float t150 = t136 * high_2; // division.rs:29
    const float t151 = residual_2 - t150;
    const float low_2 = t151 * estimate_5;
    const float y_high_2 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:72
    const float t152 = y_high_2 * high_2; // logistic.rs:40
    const float t153 = y_high_2 * low_2;
    const float t154 = y_2 - y_high_2;
    const float t155 = t154 + y_error_2;
    const float t156 = t155 * estimate_5;
    const float t157 = t153 + t156;
    const float product_2 = t152 + t157;
    const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), exponent_2); // bits.rs:38
    const uint bits_7 = as_type<uint>(product_2) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
    const float t158 = high_2 + low_2; // logistic.rs:41
    const float result_2 = ((as_type<uint>(t117) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_7))) : t158);
    const float t159 = t117 * (((as_type<uint>(t117) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // activation.rs:30
    const uint bits_8 = as_type<uint>(t159); // bits.rs:31
    channels_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // mod.rs:286
    const float t160 = channels_2 * channels_2; // mod.rs:288
    const float t161 = squares + t160;
    squares = (owned_2 ? t161 : squares);
    const bool owned_3 = 3u < own_len; // mod.rs:283
    const float4 t162 = ((device const float4*)conv_weight)[((owned_3 ? first + 3u : first) * 4u) >> 2u]; // mod.rs:284
    const float newest_3 = inputs_3_3; // mod.rs:285
    float sum_6 = 0.0f; // mod.rs:202
    const float t163 = t162.x * inputs_0_3; // mod.rs:205
    sum_6 = sum_6 + t163;
    const float t164 = t162.y * inputs_1_3;
    sum_6 = sum_6 + t164;
    const float t165 = t162.z * inputs_2_3;
    sum_6 = sum_6 + t165;
    const float t166 = t162.w * newest_3;
    sum_6 = sum_6 + t166;
    const uint bits_9 = as_type<uint>(sum_6); // bits.rs:31
    const float t167 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // bits.rs:32
    const float t168 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t167)), 1120927744u))); // logistic.rs:19
    const float t169 = t168 * 1.442695f; // exponential.rs:14
    const float sum_7 = t169 + 12582912.0f; // bits.rs:52
    const float k_3 = sum_7 - 12582912.0f; // bits.rs:53
    const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
    const float t170 = k_3 * 0.6933594f; // exponential.rs:15
    const float reduced_3 = t168 - t170;
    const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
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
    const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_3, -60), 127)) << 23u); // bits.rs:66
    const float power_3 = y_3 * unit_3; // logistic.rs:28
    const float d_3 = 1.0f + power_3; // logistic.rs:29
    const float t183 = 1.0f - d_3; // logistic.rs:30
    const float t184 = t183 + power_3;
    const float t185 = y_error_3 * unit_3;
    const float t186 = t184 + t185;
    const float t187 = d_3 * 0.32323232f; // division.rs:13
    const float t188 = t187 - 1.4545455f;
    const float t189 = d_3 * t188;
    float estimate_6 = t189 + 2.121212f;
    const float t190 = d_3 * estimate_6; // division.rs:16
    const float t191 = 1.0f - t190;
    const float t192 = estimate_6 * t191;
    estimate_6 = estimate_6 + t192;
    const float t193 = d_3 * estimate_6;
    const float t194 = 1.0f - t193;
    const float t195 = estimate_6 * t194;
    estimate_6 = estimate_6 + t195;
    const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:72
    const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
    const float t196 = d_high_3 * high_3; // division.rs:21
    const float t197 = 1.0f - t196;
    const float t198 = d_3 - d_high_3;
    const float t199 = t198 * high_3;
    const float residual_3 = t197 - t199;
    const float estimate_7 = estimate_6;
    const float t200 = t186 * high_3; // division.rs:29
    const float t201 = residual_3 - t200;
    const float low_3 = t201 * estimate_7;
    const float y_high_3 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:72
    const float t202 = y_high_3 * high_3; // logistic.rs:40
    const float t203 = y_high_3 * low_3;
    const float t204 = y_3 - y_high_3;
    const float t205 = t204 + y_error_3;
    const float t206 = t205 * estimate_7;
    const float t207 = t203 + t206;
    const float product_3 = t202 + t207;
    const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), exponent_3); // bits.rs:38
    const uint bits_10 = as_type<uint>(product_3) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
    const float t208 = high_3 + low_3; // logistic.rs:41
    const float result_3 = ((as_type<uint>(t167) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_10))) : t208);
    const float t209 = t167 * (((as_type<uint>(t167) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // activation.rs:30
    const uint bits_11 = as_type<uint>(t209); // bits.rs:31
    channels_3 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // mod.rs:286
    const float t210 = channels_3 * channels_3; // mod.rs:288
    const float t211 = squares + t210;
    squares = (owned_3 ? t211 : squares);
    const float t212 = reduce_add_f32(squares); // mod.rs:213
    const float t213 = quotient_rn(t212, float(imm.head_k_dim)); // by_mode.rs:44
    const float t214 = t213 + imm.eps; // mod.rs:213
    const uint bits_12 = as_type<uint>(t214); // roots.rs:12
    const int exponent_4 = sub_i32(as_type<int>(bits_12 >> 23u), 127); // roots.rs:13
    const int odd = exponent_4 & 1; // roots.rs:14
    const float m = as_type<float>((bits_12 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_4 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t215 = 0.5f * m; // roots.rs:20
    const float t216 = t215 * y_4;
    const float t217 = t216 * y_4;
    const float t218 = 0.5f - t217;
    const float t219 = y_4 * t218;
    y_4 = y_4 + t219;
    const float t220 = 0.5f * m;
    const float t221 = t220 * y_4;
    const float t222 = t221 * y_4;
    const float t223 = 0.5f - t222;
    const float t224 = y_4 * t223;
    y_4 = y_4 + t224;
    const float t225 = 0.5f * m;
    const float t226 = t225 * y_4;
    const float t227 = t226 * y_4;
    const float t228 = 0.5f - t227;
    const float t229 = y_4 * t228;
    y_4 = y_4 + t229;
    const float y_5 = y_4; // roots.rs:22
    const int half_exponent = sub_i32(exponent_4, odd) >> 1u;
    const float product_4 = m * y_5; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t230 = scaled - m; // roots.rs:38
    const float high_4 = scaled - t230;
    const float a_low = m - high_4; // roots.rs:39
    const float scaled_1 = y_5 * 4097.0f; // roots.rs:37
    const float t231 = scaled_1 - y_5; // roots.rs:38
    const float high_5 = scaled_1 - t231;
    const float b_low = y_5 - high_5; // roots.rs:39
    const float t232 = high_4 * high_5; // roots.rs:31
    const float t233 = t232 - product_4;
    const float t234 = high_4 * b_low;
    const float t235 = t233 + t234;
    const float t236 = a_low * high_5;
    const float t237 = t235 + t236;
    const float t238 = a_low * b_low;
    const float my_error = t237 + t238;
    const float product_5 = product_4 * y_5; // roots.rs:28
    const float scaled_2 = product_4 * 4097.0f; // roots.rs:37
    const float t239 = scaled_2 - product_4; // roots.rs:38
    const float high_6 = scaled_2 - t239;
    const float a_low_1 = product_4 - high_6; // roots.rs:39
    const float scaled_3 = y_5 * 4097.0f; // roots.rs:37
    const float t240 = scaled_3 - y_5; // roots.rs:38
    const float high_7 = scaled_3 - t240;
    const float b_low_1 = y_5 - high_7; // roots.rs:39
    const float t241 = high_6 * high_7; // roots.rs:31
    const float t242 = t241 - product_5;
    const float t243 = high_6 * b_low_1;
    const float t244 = t242 + t243;
    const float t245 = a_low_1 * high_7;
    const float t246 = t244 + t245;
    const float t247 = a_low_1 * b_low_1;
    const float square_error = t246 + t247;
    const float t248 = 1.0f - product_5; // roots.rs:49
    const float t249 = t248 - square_error;
    const float t250 = my_error * y_5;
    const float residual_4 = t249 - t250;
    const float t251 = 0.5f * residual_4; // roots.rs:50
    const float t252 = y_5 * t251;
    const float root = y_5 + t252;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_13 = as_type<uint>(t214); // roots.rs:52
    const uint sign_1 = bits_13 & 2147483648u; // roots.rs:53
    const bool zero = (bits_13 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_13 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t214) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_14 = as_type<uint>(dim); // roots.rs:12
    const int exponent_5 = sub_i32(as_type<int>(bits_14 >> 23u), 127); // roots.rs:13
    const int odd_1 = exponent_5 & 1; // roots.rs:14
    const float m_1 = as_type<float>((bits_14 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:15
    float y_6 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:17
    const float t253 = 0.5f * m_1; // roots.rs:20
    const float t254 = t253 * y_6;
    const float t255 = t254 * y_6;
    const float t256 = 0.5f - t255;
    const float t257 = y_6 * t256;
    y_6 = y_6 + t257;
    const float t258 = 0.5f * m_1;
    const float t259 = t258 * y_6;
    const float t260 = t259 * y_6;
    const float t261 = 0.5f - t260;
    const float t262 = y_6 * t261;
    y_6 = y_6 + t262;
    const float t263 = 0.5f * m_1;
    const float t264 = t263 * y_6;
    const float t265 = t264 * y_6;
    const float t266 = 0.5f - t265;
    const float t267 = y_6 * t266;
    y_6 = y_6 + t267;
    const float y_7 = y_6; // roots.rs:22
    const int half_exponent_1 = sub_i32(exponent_5, odd_1) >> 1u;
    const float product_6 = m_1 * y_7; // roots.rs:28
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:37
    const float t268 = scaled_5 - m_1; // roots.rs:38
    const float high_8 = scaled_5 - t268;
    const float a_low_2 = m_1 - high_8; // roots.rs:39
    const float scaled_6 = y_7 * 4097.0f; // roots.rs:37
    const float t269 = scaled_6 - y_7; // roots.rs:38
    const float high_9 = scaled_6 - t269;
    const float b_low_2 = y_7 - high_9; // roots.rs:39
    const float t270 = high_8 * high_9; // roots.rs:31
    const float t271 = t270 - product_6;
    const float t272 = high_8 * b_low_2;
    const float t273 = t271 + t272;
    const float t274 = a_low_2 * high_9;
    const float t275 = t273 + t274;
    const float t276 = a_low_2 * b_low_2;
    const float my_error_1 = t275 + t276;
    const float product_7 = product_6 * y_7; // roots.rs:28
    const float scaled_7 = product_6 * 4097.0f; // roots.rs:37
    const float t277 = scaled_7 - product_6; // roots.rs:38
    const float high_10 = scaled_7 - t277;
    const float a_low_3 = product_6 - high_10; // roots.rs:39
    const float scaled_8 = y_7 * 4097.0f; // roots.rs:37
    const float t278 = scaled_8 - y_7; // roots.rs:38
    const float high_11 = scaled_8 - t278;
    const float b_low_3 = y_7 - high_11; // roots.rs:39
    const float t279 = high_10 * high_11; // roots.rs:31
    const float t280 = t279 - product_7;
    const float t281 = high_10 * b_low_3;
    const float t282 = t280 + t281;
    const float t283 = a_low_3 * high_11;
    const float t284 = t282 + t283;
    const float t285 = a_low_3 * b_low_3;
    const float square_error_1 = t284 + t285;
    const float t286 = 1.0f - product_7; // roots.rs:49
    const float t287 = t286 - square_error_1;
    const float t288 = my_error_1 * y_7;
    const float residual_5 = t287 - t288;
    const float t289 = 0.5f * residual_5; // roots.rs:50
    const float t290 = y_7 * t289;
    const float root_1 = y_7 + t290;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:51
    const uint bits_15 = as_type<uint>(dim); // roots.rs:52
    const uint sign_2 = bits_15 & 2147483648u; // roots.rs:53
    const bool zero_1 = (bits_15 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_2 | 2139095040u) : ((bits_15 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:55
    const float t291 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:56
    const float t292 = reciprocal_rn(dim); // by_mode.rs:51
    const float factor = ((head >= imm.n_qk_heads / 2u) ? t291 : t292); // mod.rs:189
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            const uint place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            ((device float4*)v)[place >> 2u] = float4(channels_0, channels_1, channels_2, channels_3); // gdn.rs:231
        } else {
            float results_0 = 0.0f; // mod.rs:297
            float results_1 = 0.0f;
            float results_2 = 0.0f;
            float results_3 = 0.0f;
            const float t293 = channels_0 * scale; // mod.rs:219
            const uint bits_16 = as_type<uint>(t293); // bits.rs:31
            const float t294 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * factor; // mod.rs:219
            const uint bits_17 = as_type<uint>(t294); // bits.rs:31
            results_0 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // mod.rs:300
            const float t295 = channels_1 * scale; // mod.rs:219
            const uint bits_18 = as_type<uint>(t295); // bits.rs:31
            const float t296 = as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18)) * factor; // mod.rs:219
            const uint bits_19 = as_type<uint>(t296); // bits.rs:31
            results_1 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // mod.rs:300
            const float t297 = channels_2 * scale; // mod.rs:219
            const uint bits_20 = as_type<uint>(t297); // bits.rs:31
            const float t298 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)) * factor; // mod.rs:219
            const uint bits_21 = as_type<uint>(t298); // bits.rs:31
            results_2 = as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)); // mod.rs:300
            const float t299 = channels_3 * scale; // mod.rs:219
            const uint bits_22 = as_type<uint>(t299); // bits.rs:31
            const float t300 = as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)) * factor; // mod.rs:219
            const uint bits_23 = as_type<uint>(t300); // bits.rs:31
            results_3 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // mod.rs:300
            const uint place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            ((device float4*)qk)[place >> 2u] = float4(results_0, results_1, results_2, results_3); // gdn.rs:231
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (uint gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            const float t301 = b[token * imm.b_stride + gate]; // mod.rs:308
            const float t302 = a_log[gate];
            const float t303 = a[token * imm.a_stride + gate] + dt_bias[gate]; // mod.rs:195
            const float t304 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t303)), 1120927744u))); // logistic.rs:19
            const float t305 = t304 * 1.442695f; // exponential.rs:14
            const float sum_8 = t305 + 12582912.0f; // bits.rs:52
            const float k_4 = sum_8 - 12582912.0f; // bits.rs:53
            const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
            const float t306 = k_4 * 0.6933594f; // exponential.rs:15
            const float reduced_4 = t304 - t306;
            const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
            const float r_4 = reduced_4 - correction_4; // exponential.rs:17
            const float t307 = reduced_4 - r_4; // exponential.rs:18
            const float r_error_4 = t307 - correction_4;
            float q_4 = 0.00019891017f; // exponential.rs:26
            const float t308 = q_4 * r_4; // exponential.rs:29
            q_4 = t308 + 0.0013933674f;
            const float t309 = q_4 * r_4;
            q_4 = t309 + 0.008333311f;
            const float t310 = q_4 * r_4;
            q_4 = t310 + 0.041666467f;
            const float t311 = q_4 * r_4;
            q_4 = t311 + 0.16666667f;
            const float t312 = q_4 * r_4;
            q_4 = t312 + 0.5f;
            const float t313 = r_4 * r_4; // exponential.rs:31
            const float t314 = t313 * q_4;
            const float rest_4 = r_error_4 + t314;
            const float p_4 = r_4 + rest_4; // exponential.rs:32
            const float y_8 = 1.0f + p_4; // exponential.rs:33
            const float t315 = 1.0f - y_8; // exponential.rs:34
            const float t316 = t315 + p_4;
            const float t317 = r_4 - p_4;
            const float t318 = t317 + rest_4;
            const float y_error_4 = t316 + t318;
            const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
            const float power_4 = y_8 * unit_4; // logistic.rs:70
            const float power_error = y_error_4 * unit_4;
            const float d_4 = 1.0f + power_4; // logistic.rs:72
            const bool halved = d_4 > 1.4142135f; // logistic.rs:73
            const float t319 = d_4 * 0.5f; // logistic.rs:74
            const float t320 = t319 - 1.0f;
            const float f = (halved ? t320 : power_4);
            const float t321 = 1.0f - d_4; // logistic.rs:75
            const float t322 = t321 + power_4;
            const float t323 = t322 + power_error;
            const float error = (halved ? t323 : power_error);
            const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
            const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
            const float sum_9 = whole + f; // logistic.rs:78
            const float t324 = whole - sum_9; // logistic.rs:79
            const float sum_error = t324 + f;
            const float t325 = 0.5f * power_4; // logistic.rs:81
            const float t326 = t325 - 1.0f;
            const float t327 = power_4 * t326;
            const float slope = 1.0f + t327;
            float p_5 = 0.05351364f; // logarithm.rs:19
            const float t328 = p_5 * f; // logarithm.rs:31
            p_5 = t328 + -0.109175f;
            const float t329 = p_5 * f;
            p_5 = t329 + 0.12108583f;
            const float t330 = p_5 * f;
            p_5 = t330 + -0.12550178f;
            const float t331 = p_5 * f;
            p_5 = t331 + 0.14209557f;
            const float t332 = p_5 * f;
            p_5 = t332 + -0.16659358f;
            const float t333 = p_5 * f;
            p_5 = t333 + 0.20002224f;
            const float t334 = p_5 * f;
            p_5 = t334 + -0.25000167f;
            const float t335 = p_5 * f;
            p_5 = t335 + 0.33333313f;
            const float square = f * f; // logarithm.rs:33
            const float t336 = square * f; // logarithm.rs:34
            const float t337 = t336 * p_5;
            const float t338 = 0.5f * square;
            const float t339 = t337 - t338;
            const float t340 = whole_error + t339; // logistic.rs:82
            const float t341 = sum_error + t340;
            const float t342 = error * slope;
            const float tail = t341 + t342;
            const float linear = ((as_type<uint>(t303) > 2147483647u) ? 0.0f : t303); // logistic.rs:84
            const float total = linear + sum_9; // logistic.rs:85
            const float back = total - linear; // logistic.rs:86
            const float t343 = total - back; // logistic.rs:87
            const float t344 = linear - t343;
            const float t345 = sum_9 - back;
            const float total_error = t344 + t345;
            const float t346 = total_error + tail; // logistic.rs:88
            const float near = total + t346;
            const int field_4 = add_i32(as_type<int>(as_type<uint>(y_8) >> 23u), exponent_6); // bits.rs:38
            const uint bits_16 = as_type<uint>(y_8) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
            const float result_4 = ((as_type<uint>(t303) > 2147483647u) & (exponent_6 < -60) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_16))) : near); // logistic.rs:89
            const float bounded = ((as_type<uint>(t303) == 2139095040u) ? t303 : result_4); // logistic.rs:90
            const float delta = (((as_type<uint>(t303) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // logistic.rs:91
            const float t347 = t302 * 1.442695f; // exponential.rs:14
            const float sum_10 = t347 + 12582912.0f; // bits.rs:52
            const float k_5 = sum_10 - 12582912.0f; // bits.rs:53
            const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_10)), 1262485504);
            const float t348 = k_5 * 0.6933594f; // exponential.rs:15
            const float reduced_5 = t302 - t348;
            const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
            const float r_5 = reduced_5 - correction_5; // exponential.rs:17
            const float t349 = reduced_5 - r_5; // exponential.rs:18
            const float r_error_5 = t349 - correction_5;
            float q_5 = 0.00019891017f; // exponential.rs:26
            const float t350 = q_5 * r_5; // exponential.rs:29
            q_5 = t350 + 0.0013933674f;
            const float t351 = q_5 * r_5;
            q_5 = t351 + 0.008333311f;
            const float t352 = q_5 * r_5;
            q_5 = t352 + 0.041666467f;
            const float t353 = q_5 * r_5;
            q_5 = t353 + 0.16666667f;
            const float t354 = q_5 * r_5;
            q_5 = t354 + 0.5f;
            const float t355 = r_5 * r_5; // exponential.rs:31
            const float t356 = t355 * q_5;
            const float rest_5 = r_error_5 + t356;
            const float p_6 = r_5 + rest_5; // exponential.rs:32
            const float y_9 = 1.0f + p_6; // exponential.rs:33
            const int field_5 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_7); // bits.rs:38
            const uint bits_17 = as_type<uint>(y_9) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
            const uint bits_18 = as_type<uint>(t302); // exponential.rs:48
            const uint beyond = ((bits_18 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_1 = (((bits_18 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_17)))); // exponential.rs:50
            const float t357 = (((as_type<uint>(t302) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1) * delta; // mod.rs:196
            const float t358 = neg_f32(t357);
            const float t359 = t358 * 1.442695f; // exponential.rs:14
            const float sum_11 = t359 + 12582912.0f; // bits.rs:52
            const float k_6 = sum_11 - 12582912.0f; // bits.rs:53
            const int exponent_8 = sub_i32(as_type<int>(as_type<uint>(sum_11)), 1262485504);
            const float t360 = k_6 * 0.6933594f; // exponential.rs:15
            const float reduced_6 = t358 - t360;
            const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
            const float r_6 = reduced_6 - correction_6; // exponential.rs:17
            const float t361 = reduced_6 - r_6; // exponential.rs:18
            const float r_error_6 = t361 - correction_6;
            float q_6 = 0.00019891017f; // exponential.rs:26
            const float t362 = q_6 * r_6; // exponential.rs:29
            q_6 = t362 + 0.0013933674f;
            const float t363 = q_6 * r_6;
            q_6 = t363 + 0.008333311f;
            const float t364 = q_6 * r_6;
            q_6 = t364 + 0.041666467f;
            const float t365 = q_6 * r_6;
            q_6 = t365 + 0.16666667f;
            const float t366 = q_6 * r_6;
            q_6 = t366 + 0.5f;
            const float t367 = r_6 * r_6; // exponential.rs:31
            const float t368 = t367 * q_6;
            const float rest_6 = r_error_6 + t368;
            const float p_7 = r_6 + rest_6; // exponential.rs:32
            const float y_10 = 1.0f + p_7; // exponential.rs:33
            const int field_6 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), exponent_8); // bits.rs:38
            const uint bits_19 = as_type<uint>(y_10) + (as_type<uint>(exponent_8) << 23u); // bits.rs:39
            const uint bits_20 = as_type<uint>(t358); // exponential.rs:48
            const uint beyond_1 = ((bits_20 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
            const float bounded_2 = (((bits_20 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_19)))); // exponential.rs:50
            const float t369 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t301)), 1120927744u))); // logistic.rs:19
            const float t370 = t369 * 1.442695f; // exponential.rs:14
            const float sum_12 = t370 + 12582912.0f; // bits.rs:52
            const float k_7 = sum_12 - 12582912.0f; // bits.rs:53
            const int exponent_9 = sub_i32(as_type<int>(as_type<uint>(sum_12)), 1262485504);
            const float t371 = k_7 * 0.6933594f; // exponential.rs:15
            const float reduced_7 = t369 - t371;
            const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
            const float r_7 = reduced_7 - correction_7; // exponential.rs:17
            const float t372 = reduced_7 - r_7; // exponential.rs:18
            const float r_error_7 = t372 - correction_7;
            float q_7 = 0.00019891017f; // exponential.rs:26
            const float t373 = q_7 * r_7; // exponential.rs:29
            q_7 = t373 + 0.0013933674f;
            const float t374 = q_7 * r_7;
            q_7 = t374 + 0.008333311f;
            const float t375 = q_7 * r_7;
            q_7 = t375 + 0.041666467f;
            const float t376 = q_7 * r_7;
            q_7 = t376 + 0.16666667f;
            const float t377 = q_7 * r_7;
            q_7 = t377 + 0.5f;
            const float t378 = r_7 * r_7; // exponential.rs:31
            const float t379 = t378 * q_7;
            const float rest_7 = r_error_7 + t379;
            const float p_8 = r_7 + rest_7; // exponential.rs:32
            const float y_11 = 1.0f + p_8; // exponential.rs:33
            const float t380 = 1.0f - y_11; // exponential.rs:34
            const float t381 = t380 + p_8;
            const float t382 = r_7 - p_8;
            const float t383 = t382 + rest_7;
            const float y_error_5 = t381 + t383;
            const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_9, -60), 127)) << 23u); // bits.rs:66
            const float power_5 = y_11 * unit_5; // logistic.rs:28
            const float d_5 = 1.0f + power_5; // logistic.rs:29
            const float t384 = 1.0f - d_5; // logistic.rs:30
            const float t385 = t384 + power_5;
            const float t386 = y_error_5 * unit_5;
            const float t387 = t385 + t386;
            const float t388 = d_5 * 0.32323232f; // division.rs:13
            const float t389 = t388 - 1.4545455f;
            const float t390 = d_5 * t389;
            float estimate_8 = t390 + 2.121212f;
            const float t391 = d_5 * estimate_8; // division.rs:16
            const float t392 = 1.0f - t391;
            const float t393 = estimate_8 * t392;
            estimate_8 = estimate_8 + t393;
            const float t394 = d_5 * estimate_8;
            const float t395 = 1.0f - t394;
            const float t396 = estimate_8 * t395;
            estimate_8 = estimate_8 + t396;
            const float high_12 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:72
            const float d_high_4 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
            const float t397 = d_high_4 * high_12; // division.rs:21
            const float t398 = 1.0f - t397;
            const float t399 = d_5 - d_high_4;
            const float t400 = t399 * high_12;
            const float residual_6 = t398 - t400;
            const float estimate_9 = estimate_8;
            const float t401 = t387 * high_12; // division.rs:29
            const float t402 = residual_6 - t401;
            const float low_4 = t402 * estimate_9;
            const float y_high_4 = as_type<float>(as_type<uint>(y_11) & 4294963200u); // bits.rs:72
            const float t403 = y_high_4 * high_12; // logistic.rs:40
            const float t404 = y_high_4 * low_4;
            const float t405 = y_11 - y_high_4;
            const float t406 = t405 + y_error_5;
            const float t407 = t406 * estimate_9;
            const float t408 = t404 + t407;
            const float product_8 = t403 + t408;
            const int field_7 = add_i32(as_type<int>(as_type<uint>(product_8) >> 23u), exponent_9); // bits.rs:38
            const uint bits_21 = as_type<uint>(product_8) + (as_type<uint>(exponent_9) << 23u); // bits.rs:39
            const float t409 = high_12 + low_4; // logistic.rs:41
            const float result_5 = ((as_type<uint>(t301) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_21))) : t409);
            const float2 t410 = float2((((as_type<uint>(t358) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2), (((as_type<uint>(t301) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5)); // mod.rs:309
            ((device float2*)gates)[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t410;
        }
    }
}
