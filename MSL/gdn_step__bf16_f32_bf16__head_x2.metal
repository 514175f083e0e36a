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

uint rem_u32(uint a, uint b) {
    return b == 0u ? 0u : a % b;
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
    const uint row = workgroup_id.y; // mod.rs:237
    const uint head = workgroup_id.x; // mod.rs:238
    const uint slot = slots[row]; // mod.rs:239
    const uint position = positions[row]; // mod.rs:240
    const uint n_qk_heads = div_u32(imm.conv_dim - imm.n_v_heads * imm.head_v_dim, imm.head_k_dim); // mod.rs:241
    const uint n_k_heads = n_qk_heads / 2u; // mod.rs:242
    const uint group = div_u32(imm.n_v_heads, n_k_heads); // mod.rs:243
    const uint k_head = div_u32(head, group); // mod.rs:244
    const uint first_row = (local_invocation_index >> 5u) * 8u; // mod.rs:247
    const uint own = (local_invocation_index & 31u) * 2u; // mod.rs:248
    float memory_0_0 = as_type<float>(0x7fc00000u); // mod.rs:251
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
    if (slot < imm.n_slots) { // mod.rs:252
        const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + own; // mod.rs:255
        const float2 t0 = ((device float2*)state)[place >> 1u]; // gdn.rs:209
        memory_0_0 = t0.x; // mod.rs:259
        memory_0_1 = t0.y;
        const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + own; // mod.rs:255
        const float2 t1 = ((device float2*)state)[place_1 >> 1u]; // gdn.rs:209
        memory_1_0 = t1.x; // mod.rs:259
        memory_1_1 = t1.y;
        const uint place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + own; // mod.rs:255
        const float2 t2 = ((device float2*)state)[place_2 >> 1u]; // gdn.rs:209
        memory_2_0 = t2.x; // mod.rs:259
        memory_2_1 = t2.y;
        const uint place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + own; // mod.rs:255
        const float2 t3 = ((device float2*)state)[place_3 >> 1u]; // gdn.rs:209
        memory_3_0 = t3.x; // mod.rs:259
        memory_3_1 = t3.y;
        const uint place_4 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 4u)) * imm.head_k_dim + own; // mod.rs:255
        const float2 t4 = ((device float2*)state)[place_4 >> 1u]; // gdn.rs:209
        memory_4_0 = t4.x; // mod.rs:259
        memory_4_1 = t4.y;
        const uint place_5 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 5u)) * imm.head_k_dim + own; // mod.rs:255
        const float2 t5 = ((device float2*)state)[place_5 >> 1u]; // gdn.rs:209
        memory_5_0 = t5.x; // mod.rs:259
        memory_5_1 = t5.y;
        const uint place_6 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 6u)) * imm.head_k_dim + own; // mod.rs:255
        const float2 t6 = ((device float2*)state)[place_6 >> 1u]; // gdn.rs:209
        memory_6_0 = t6.x; // mod.rs:259
        memory_6_1 = t6.y;
        const uint place_7 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 7u)) * imm.head_k_dim + own; // mod.rs:255
        const float2 t7 = ((device float2*)state)[place_7 >> 1u]; // gdn.rs:209
        memory_7_0 = t7.x; // mod.rs:259
        memory_7_1 = t7.y;
    }
    const uint role = min_u32(local_invocation_index >> 5u, 2u); // mod.rs:264
    const uint of_keys = ((role == 1u) ? (n_k_heads + k_head) * 64u : k_head * 64u); // mod.rs:265
    const uint first = ((role == 2u) ? n_qk_heads * 64u + head * 64u : of_keys) + own; // mod.rs:266
    const uint t8 = ((device const uint*)qkv)[(row * imm.qkv_stride + first) >> 1u]; // gdn.rs:209
    const float t9 = decode_bf16(t8);
    const float t10 = decode_bf16(t8 >> 16u);
    float older_0_0 = as_type<float>(0x7fc00000u); // mod.rs:268
    float older_0_1 = as_type<float>(0x7fc00000u);
    float older_1_0 = as_type<float>(0x7fc00000u);
    float older_1_1 = as_type<float>(0x7fc00000u);
    float older_2_0 = as_type<float>(0x7fc00000u);
    float older_2_1 = as_type<float>(0x7fc00000u);
    if (slot < imm.n_slots) { // mod.rs:269
        const uint place = (slot * 4u + ((position - 3u) & 3u)) * imm.conv_dim + first; // mod.rs:272
        const uint t11 = ((device uint*)conv_state)[place >> 1u]; // gdn.rs:209
        older_0_0 = decode_bf16(t11); // mod.rs:276
        older_0_1 = decode_bf16(t11 >> 16u);
        const uint place_1 = (slot * 4u + ((position + 1u - 3u) & 3u)) * imm.conv_dim + first; // mod.rs:272
        const uint t12 = ((device uint*)conv_state)[place_1 >> 1u]; // gdn.rs:209
        older_1_0 = decode_bf16(t12); // mod.rs:276
        older_1_1 = decode_bf16(t12 >> 16u);
        const uint place_2 = (slot * 4u + ((position + 2u - 3u) & 3u)) * imm.conv_dim + first; // mod.rs:272
        const uint t13 = ((device uint*)conv_state)[place_2 >> 1u]; // gdn.rs:209
        older_2_0 = decode_bf16(t13); // mod.rs:276
        older_2_1 = decode_bf16(t13 >> 16u);
    }
    float channels_0 = 0.0f; // mod.rs:280
    float channels_1 = 0.0f;
    float squares = 0.0f; // mod.rs:281
    const uint2 t14 = ((device const uint2*)conv_weight)[((first * 4u) >> 1u) >> 1u]; // mod.rs:284
    float sum = 0.0f; // mod.rs:202
    const float t15 = decode_bf16(t14.x) * older_0_0; // mod.rs:205
    sum = sum + t15;
    const float t16 = decode_bf16(t14.x >> 16u) * older_1_0;
    sum = sum + t16;
    const float t17 = decode_bf16(t14.y) * older_2_0;
    sum = sum + t17;
    sum = fma(decode_bf16(t14.y >> 16u), t9, sum);
    const uint bits = as_type<uint>(sum); // bits.rs:31
    const float t18 = decode_bf16(encode_bf16(as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)))); // mod.rs:207
    const float t19 = abs_f32(t18); // activation.rs:20
    const float t20 = t19 * 1.442695f; // exponential.rs:14
    const float sum_1 = t20 + 12582912.0f; // bits.rs:52
    const float k = sum_1 - 12582912.0f; // bits.rs:53
    const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
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
    const float y_1 = 1.0f + p; // exponential.rs:33
    const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
    const uint bits_1 = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
    const uint bits_2 = as_type<uint>(t19); // exponential.rs:48
    const uint beyond = ((bits_2 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded = (((bits_2 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_1)))); // exponential.rs:50
    const uint t30 = encode_bf16((((as_type<uint>(t19) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
    const float e = decode_bf16(t30);
    const float t31 = 1.0f + e; // activation.rs:21
    const float d = decode_bf16(encode_bf16(t31));
    const float t32 = reciprocal_rn(d); // by_mode.rs:51
    const float y_2 = decode_bf16(encode_bf16(t32)); // activation.rs:22
    const float t33 = 1.0f - y_2; // activation.rs:23
    const float t34 = t18 * ((t18 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t33))); // activation.rs:30
    const uint bits_3 = as_type<uint>(t34); // bits.rs:31
    const float t35 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:30
    channels_0 = t35; // mod.rs:286
    const float t36 = channels_0 * channels_0; // mod.rs:287
    squares = squares + t36;
    const uint2 t37 = ((device const uint2*)conv_weight)[(((first + 1u) * 4u) >> 1u) >> 1u]; // mod.rs:284
    float sum_2 = 0.0f; // mod.rs:202
    const float t38 = decode_bf16(t37.x) * older_0_1; // mod.rs:205
    sum_2 = sum_2 + t38;
    const float t39 = decode_bf16(t37.x >> 16u) * older_1_1;
    sum_2 = sum_2 + t39;
    const float t40 = decode_bf16(t37.y) * older_2_1;
    sum_2 = sum_2 + t40;
    sum_2 = fma(decode_bf16(t37.y >> 16u), t10, sum_2);
    const uint bits_4 = as_type<uint>(sum_2); // bits.rs:31
    const float t41 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // mod.rs:207
    const float t42 = abs_f32(t41); // activation.rs:20
    const float t43 = t42 * 1.442695f; // exponential.rs:14
    const float sum_3 = t43 + 12582912.0f; // bits.rs:52
    const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
    const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
    const float t44 = k_1 * 0.6933594f; // exponential.rs:15
    const float reduced_1 = t42 - t44;
    const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    const float r_1 = reduced_1 - correction_1; // exponential.rs:17
    const float t45 = reduced_1 - r_1; // exponential.rs:18
    const float r_error_1 = t45 - correction_1;
    float q_1 = 0.00019891017f; // exponential.rs:26
    const float t46 = q_1 * r_1; // exponential.rs:29
    q_1 = t46 + 0.0013933674f;
    const float t47 = q_1 * r_1;
    q_1 = t47 + 0.008333311f;
    const float t48 = q_1 * r_1;
    q_1 = t48 + 0.041666467f;
    const float t49 = q_1 * r_1;
    q_1 = t49 + 0.16666667f;
    const float t50 = q_1 * r_1;
    q_1 = t50 + 0.5f;
    const float t51 = r_1 * r_1; // exponential.rs:31
    const float t52 = t51 * q_1;
    const float rest_1 = r_error_1 + t52;
    const float p_1 = r_1 + rest_1; // exponential.rs:32
    const float y_3 = 1.0f + p_1; // exponential.rs:33
    const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
    const uint bits_5 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
    const uint bits_6 = as_type<uint>(t42); // exponential.rs:48
    const uint beyond_1 = ((bits_6 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
    const float bounded_1 = (((bits_6 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_5)))); // exponential.rs:50
    const uint t53 = encode_bf16((((as_type<uint>(t42) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
    const float e_1 = decode_bf16(t53);
    const float t54 = 1.0f + e_1; // activation.rs:21
    const float d_1 = decode_bf16(encode_bf16(t54));
    const float t55 = reciprocal_rn(d_1); // by_mode.rs:51
    const float y_4 = decode_bf16(encode_bf16(t55)); // activation.rs:22
    const float t56 = 1.0f - y_4; // activation.rs:23
    const float t57 = t41 * ((t41 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t56))); // activation.rs:30
    const uint bits_7 = as_type<uint>(t57); // bits.rs:31
    const float t58 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:30
    channels_1 = t58; // mod.rs:286
    const float t59 = channels_1 * channels_1; // mod.rs:287
    squares = squares + t59;
    const float t60 = reduce_add_f32(squares); // mod.rs:213
    const float t61 = quotient_rn(t60, float(imm.head_k_dim)); // by_mode.rs:44
    const float t62 = t61 + imm.eps; // mod.rs:213
    const uint bits_8 = as_type<uint>(t62); // roots.rs:12
    const int exponent_2 = sub_i32(as_type<int>(bits_8 >> 23u), 127); // roots.rs:13
    const int odd = exponent_2 & 1; // roots.rs:14
    const float m = as_type<float>((bits_8 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_5 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t63 = 0.5f * m; // roots.rs:20
    const float t64 = t63 * y_5;
    const float t65 = t64 * y_5;
    const float t66 = 0.5f - t65;
    const float t67 = y_5 * t66;
    y_5 = y_5 + t67;
    const float t68 = 0.5f * m;
    const float t69 = t68 * y_5;
    const float t70 = t69 * y_5;
    const float t71 = 0.5f - t70;
    const float t72 = y_5 * t71;
    y_5 = y_5 + t72;
    const float t73 = 0.5f * m;
    const float t74 = t73 * y_5;
    const float t75 = t74 * y_5;
    const float t76 = 0.5f - t75;
    const float t77 = y_5 * t76;
    y_5 = y_5 + t77;
    const float y_6 = y_5; // roots.rs:22
    const int half_exponent = sub_i32(exponent_2, odd) >> 1u;
    const float product = m * y_6; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t78 = scaled - m; // roots.rs:38
    const float high = scaled - t78;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_6 * 4097.0f; // roots.rs:37
    const float t79 = scaled_1 - y_6; // roots.rs:38
    const float high_1 = scaled_1 - t79;
    const float b_low = y_6 - high_1; // roots.rs:39
    const float t80 = high * high_1; // roots.rs:31
    const float t81 = t80 - product;
    const float t82 = high * b_low;
    const float t83 = t81 + t82;
    const float t84 = a_low * high_1;
    const float t85 = t83 + t84;
    const float t86 = a_low * b_low;
    const float my_error = t85 + t86;
    const float product_1 = product * y_6; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t87 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t87;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_6 * 4097.0f; // roots.rs:37
    const float t88 = scaled_3 - y_6; // roots.rs:38
    const float high_3 = scaled_3 - t88;
    const float b_low_1 = y_6 - high_3; // roots.rs:39
    const float t89 = high_2 * high_3; // roots.rs:31
    const float t90 = t89 - product_1;
    const float t91 = high_2 * b_low_1;
    const float t92 = t90 + t91;
    const float t93 = a_low_1 * high_3;
    const float t94 = t92 + t93;
    const float t95 = a_low_1 * b_low_1;
    const float square_error = t94 + t95;
    const float t96 = 1.0f - product_1; // roots.rs:49
    const float t97 = t96 - square_error;
    const float t98 = my_error * y_6;
    const float residual = t97 - t98;
    const float t99 = 0.5f * residual; // roots.rs:50
    const float t100 = y_6 * t99;
    const float root = y_6 + t100;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_9 = as_type<uint>(t62); // roots.rs:52
    const uint sign_1 = bits_9 & 2147483648u; // roots.rs:53
    const bool zero = (bits_9 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_9 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t62) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const float dim = float(imm.head_k_dim); // mod.rs:188
    const uint bits_10 = as_type<uint>(dim); // roots.rs:12
    const int exponent_3 = sub_i32(as_type<int>(bits_10 >> 23u), 127); // roots.rs:13
    const int odd_1 = exponent_3 & 1; // roots.rs:14
    const float m_1 = as_type<float>((bits_10 & 8388607u) | (as_type<uint>(add_i32(odd_1, 127)) << 23u)); // roots.rs:15
    float y_7 = as_type<float>(1597463007u - (as_type<uint>(m_1) >> 1u)); // roots.rs:17
    const float t101 = 0.5f * m_1; // roots.rs:20
    const float t102 = t101 * y_7;
    const float t103 = t102 * y_7;
    const float t104 = 0.5f - t103;
    const float t105 = y_7 * t104;
    y_7 = y_7 + t105;
    const float t106 = 0.5f * m_1;
    const float t107 = t106 * y_7;
    const float t108 = t107 * y_7;
    const float t109 = 0.5f - t108;
    const float t110 = y_7 * t109;
    y_7 = y_7 + t110;
    const float t111 = 0.5f * m_1;
    const float t112 = t111 * y_7;
    const float t113 = t112 * y_7;
    const float t114 = 0.5f - t113;
    const float t115 = y_7 * t114;
    y_7 = y_7 + t115;
    const float y_8 = y_7; // roots.rs:22
    const int half_exponent_1 = sub_i32(exponent_3, odd_1) >> 1u;
    const float product_2 = m_1 * y_8; // roots.rs:28
    const float scaled_5 = m_1 * 4097.0f; // roots.rs:37
    const float t116 = scaled_5 - m_1; // roots.rs:38
    const float high_4 = scaled_5 - t116;
    const float a_low_2 = m_1 - high_4; // roots.rs:39
    const float scaled_6 = y_8 * 4097.0f; // roots.rs:37
    const float t117 = scaled_6 - y_8; // roots.rs:38
    const float high_5 = scaled_6 - t117;
    const float b_low_2 = y_8 - high_5; // roots.rs:39
    const float t118 = high_4 * high_5; // roots.rs:31
    const float t119 = t118 - product_2;
    const float t120 = high_4 * b_low_2;
    const float t121 = t119 + t120;
    const float t122 = a_low_2 * high_5;
    const float t123 = t121 + t122;
    const float t124 = a_low_2 * b_low_2;
    const float my_error_1 = t123 + t124;
    const float product_3 = product_2 * y_8; // roots.rs:28
    const float scaled_7 = product_2 * 4097.0f; // roots.rs:37
    const float t125 = scaled_7 - product_2; // roots.rs:38
    const float high_6 = scaled_7 - t125;
    const float a_low_3 = product_2 - high_6; // roots.rs:39
    const float scaled_8 = y_8 * 4097.0f; // roots.rs:37
    const float t126 = scaled_8 - y_8; // roots.rs:38
    const float high_7 = scaled_8 - t126;
    const float b_low_3 = y_8 - high_7; // roots.rs:39
    const float t127 = high_6 * high_7; // roots.rs:31
    const float t128 = t127 - product_3;
    const float t129 = high_6 * b_low_3;
    const float t130 = t128 + t129;
    const float t131 = a_low_3 * high_7;
    const float t132 = t130 + t131;
    const float t133 = a_low_3 * b_low_3;
    const float square_error_1 = t132 + t133;
    const float t134 = 1.0f - product_3; // roots.rs:49
    const float t135 = t134 - square_error_1;
    const float t136 = my_error_1 * y_8;
    const float residual_1 = t135 - t136;
    const float t137 = 0.5f * residual_1; // roots.rs:50
    const float t138 = y_8 * t137;
    const float root_1 = y_8 + t138;
    const float scaled_9 = as_type<float>(as_type<uint>(root_1) - as_type<uint>(shl_i32(half_exponent_1, 23u))); // roots.rs:51
    const uint bits_11 = as_type<uint>(dim); // roots.rs:52
    const uint sign_2 = bits_11 & 2147483648u; // roots.rs:53
    const bool zero_1 = (bits_11 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_1 = (zero_1 ? as_type<float>(sign_2 | 2139095040u) : ((bits_11 == 2139095040u) ? 0.0f : scaled_9)); // roots.rs:55
    const float t139 = (((as_type<uint>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1) ? as_type<float>(0x7fc00000u) : at_edge_1); // roots.rs:56
    const float t140 = reciprocal_rn(dim); // by_mode.rs:51
    const float factor = decode_bf16(encode_bf16(((role == 1u) ? t139 : t140))); // mod.rs:189
    if ((local_invocation_index >> 5u) < 3u) { // mod.rs:293
        const float t141 = channels_0 * scale; // mod.rs:219
        const uint bits_12 = as_type<uint>(t141); // bits.rs:31
        const float t142 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // mod.rs:219
        const float t143 = t142 * factor;
        const uint bits_13 = as_type<uint>(t143); // bits.rs:31
        const float of_head = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // mod.rs:296
        token[role * 64u + own] = ((role == 2u) ? channels_0 : of_head); // mod.rs:297
        const float t144 = channels_1 * scale; // mod.rs:219
        const uint bits_14 = as_type<uint>(t144); // bits.rs:31
        const float t145 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // mod.rs:219
        const float t146 = t145 * factor;
        const uint bits_15 = as_type<uint>(t146); // bits.rs:31
        const float of_head_1 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // mod.rs:296
        token[role * 64u + own + 1u] = ((role == 2u) ? channels_1 : of_head_1); // mod.rs:297
        if ((slot < imm.n_slots) & ((role == 2u) | (rem_u32(head, group) == 0u))) { // mod.rs:300
            const uint place = (slot * 4u + (position & 3u)) * imm.conv_dim + first; // mod.rs:301
            float kept_0 = 0.0f; // mod.rs:302
            float kept_1 = 0.0f;
            kept_0 = t9; // mod.rs:305
            kept_1 = t10;
            ((device uint*)conv_state)[place >> 1u] = encode_bf16(kept_0) | (encode_bf16(kept_1) << 16u); // gdn.rs:231
        }
    }
    if (((local_invocation_index >> 5u) == 3u) & ((local_invocation_index & 31u) == 0u)) { // mod.rs:310
        const float t147 = decode_bf16(b[row * imm.b_stride + head]); // mod.rs:311
        const float t148 = a_log[head];
        const float t149 = decode_bf16(a[row * imm.a_stride + head]) + decode_bf16(dt_bias[head]); // mod.rs:195
        const float t150 = decode_bf16(encode_bf16(t149));
        const float t151 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t150)), 1120927744u))); // logistic.rs:19
        const float t152 = t151 * 1.442695f; // exponential.rs:14
        const float sum_4 = t152 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t153 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t151 - t153;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t154 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t154 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t155 = q_2 * r_2; // exponential.rs:29
        q_2 = t155 + 0.0013933674f;
        const float t156 = q_2 * r_2;
        q_2 = t156 + 0.008333311f;
        const float t157 = q_2 * r_2;
        q_2 = t157 + 0.041666467f;
        const float t158 = q_2 * r_2;
        q_2 = t158 + 0.16666667f;
        const float t159 = q_2 * r_2;
        q_2 = t159 + 0.5f;
        const float t160 = r_2 * r_2; // exponential.rs:31
        const float t161 = t160 * q_2;
        const float rest_2 = r_error_2 + t161;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_9 = 1.0f + p_2; // exponential.rs:33
        const float t162 = 1.0f - y_9; // exponential.rs:34
        const float t163 = t162 + p_2;
        const float t164 = r_2 - p_2;
        const float t165 = t164 + rest_2;
        const float y_error = t163 + t165;
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_4, -60), 127)) << 23u); // bits.rs:66
        const float power = y_9 * unit; // logistic.rs:70
        const float power_error = y_error * unit;
        const float d_2 = 1.0f + power; // logistic.rs:72
        const bool halved = d_2 > 1.4142135f; // logistic.rs:73
        const float t166 = d_2 * 0.5f; // logistic.rs:74
        const float t167 = t166 - 1.0f;
        const float f = (halved ? t167 : power);
        const float t168 = 1.0f - d_2; // logistic.rs:75
        const float t169 = t168 + power;
        const float t170 = t169 + power_error;
        const float error = (halved ? t170 : power_error);
        const float whole = (halved ? 0.6931472f : 0.0f); // logistic.rs:76
        const float whole_error = (halved ? -1.9046542e-9f : 0.0f); // logistic.rs:77
        const float sum_5 = whole + f; // logistic.rs:78
        const float t171 = whole - sum_5; // logistic.rs:79
        const float sum_error = t171 + f;
        const float t172 = 0.5f * power; // logistic.rs:81
        const float t173 = t172 - 1.0f;
        const float t174 = power * t173;
        const float slope = 1.0f + t174;
        float p_3 = 0.05351364f; // logarithm.rs:19
        const float t175 = p_3 * f; // logarithm.rs:31
        p_3 = t175 + -0.109175f;
        const float t176 = p_3 * f;
        p_3 = t176 + 0.12108583f;
        const float t177 = p_3 * f;
        p_3 = t177 + -0.12550178f;
        const float t178 = p_3 * f;
        p_3 = t178 + 0.14209557f;
        const float t179 = p_3 * f;
        p_3 = t179 + -0.16659358f;
        const float t180 = p_3 * f;
        p_3 = t180 + 0.20002224f;
        const float t181 = p_3 * f;
        p_3 = t181 + -0.25000167f;
        const float t182 = p_3 * f;
        p_3 = t182 + 0.33333313f;
        const float square = f * f; // logarithm.rs:33
        const float t183 = square * f; // logarithm.rs:34
        const float t184 = t183 * p_3;
        const float t185 = 0.5f * square;
        const float t186 = t184 - t185;
        const float t187 = whole_error + t186; // logistic.rs:82
        const float t188 = sum_error + t187;
        const float t189 = error * slope;
        const float tail = t188 + t189;
        const float linear = ((as_type<uint>(t150) > 2147483647u) ? 0.0f : t150); // logistic.rs:84
        const float total = linear + sum_5; // logistic.rs:85
        const float back = total - linear; // logistic.rs:86
        const float t190 = total - back; // logistic.rs:87
        const float t191 = linear - t190;
        const float t192 = sum_5 - back;
        const float total_error = t191 + t192;
        const float t193 = total_error + tail; // logistic.rs:88
        const float near = total + t193;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_4); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_9) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const float result = ((as_type<uint>(t150) > 2147483647u) & (exponent_4 < -60) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_12))) : near); // logistic.rs:89
        const float bounded_2 = ((as_type<uint>(t150) == 2139095040u) ? t150 : result); // logistic.rs:90
        const uint t194 = encode_bf16((((as_type<uint>(t150) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // mod.rs:195
        const float delta = decode_bf16(t194);
        const float t195 = t148 * 1.442695f; // exponential.rs:14
        const float sum_6 = t195 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t196 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t148 - t196;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t197 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t197 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t198 = q_3 * r_3; // exponential.rs:29
        q_3 = t198 + 0.0013933674f;
        const float t199 = q_3 * r_3;
        q_3 = t199 + 0.008333311f;
        const float t200 = q_3 * r_3;
        q_3 = t200 + 0.041666467f;
        const float t201 = q_3 * r_3;
        q_3 = t201 + 0.16666667f;
        const float t202 = q_3 * r_3;
        q_3 = t202 + 0.5f;
        const float t203 = r_3 * r_3; // exponential.rs:31
        const float t204 = t203 * q_3;
        const float rest_3 = r_error_3 + t204;
        const float p_4 = r_3 + rest_3; // exponential.rs:32
        const float y_10 = 1.0f + p_4; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_10) >> 23u), exponent_5); // bits.rs:38
        const uint bits_13 = as_type<uint>(y_10) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_14 = as_type<uint>(t148); // exponential.rs:48
        const uint beyond_2 = ((bits_14 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_14 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:50
        const float t205 = (((as_type<uint>(t148) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3) * delta; // mod.rs:196
        const float t206 = neg_f32(t205);
        const float t207 = t206 * 1.442695f; // exponential.rs:14
        const float sum_7 = t207 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
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
        const float p_5 = r_4 + rest_4; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), exponent_6); // bits.rs:38
        const uint bits_15 = as_type<uint>(y_11) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_16 = as_type<uint>(t206); // exponential.rs:48
        const uint beyond_3 = ((bits_16 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_16 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:50
        const float t217 = abs_f32(t147); // activation.rs:20
        const float t218 = t217 * 1.442695f; // exponential.rs:14
        const float sum_8 = t218 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_8 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_8)), 1262485504);
        const float t219 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t217 - t219;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t220 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t220 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t221 = q_5 * r_5; // exponential.rs:29
        q_5 = t221 + 0.0013933674f;
        const float t222 = q_5 * r_5;
        q_5 = t222 + 0.008333311f;
        const float t223 = q_5 * r_5;
        q_5 = t223 + 0.041666467f;
        const float t224 = q_5 * r_5;
        q_5 = t224 + 0.16666667f;
        const float t225 = q_5 * r_5;
        q_5 = t225 + 0.5f;
        const float t226 = r_5 * r_5; // exponential.rs:31
        const float t227 = t226 * q_5;
        const float rest_5 = r_error_5 + t227;
        const float p_6 = r_5 + rest_5; // exponential.rs:32
        const float y_12 = 1.0f + p_6; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_12) >> 23u), exponent_7); // bits.rs:38
        const uint bits_17 = as_type<uint>(y_12) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_18 = as_type<uint>(t217); // exponential.rs:48
        const uint beyond_4 = ((bits_18 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_18 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_17)))); // exponential.rs:50
        const uint t228 = encode_bf16((((as_type<uint>(t217) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5)); // activation.rs:20
        const float e_2 = decode_bf16(t228);
        const float t229 = 1.0f + e_2; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t229));
        const float t230 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_13 = decode_bf16(encode_bf16(t230)); // activation.rs:22
        const float t231 = 1.0f - y_13; // activation.rs:23
        gates[0u] = (((as_type<uint>(t206) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4); // mod.rs:312
        gates[1u] = ((t147 < 0.0f) ? y_13 : decode_bf16(encode_bf16(t231))); // mod.rs:313
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:315
    float query_0 = 0.0f; // mod.rs:316
    float query_1 = 0.0f;
    float key_0 = 0.0f; // mod.rs:317
    float key_1 = 0.0f;
    query_0 = token[own]; // mod.rs:320
    key_0 = token[own + 64u]; // mod.rs:321
    query_1 = token[own + 1u]; // mod.rs:320
    key_1 = token[own + 65u]; // mod.rs:321
    const float t232 = gates[0u]; // mod.rs:323
    const float t233 = gates[1u];
    float kept_0 = 0.0f; // mod.rs:327
    float kept_1 = 0.0f;
    kept_0 = memory_0_0; // mod.rs:330
    kept_1 = memory_0_1;
    const float value = token[first_row + 128u]; // mod.rs:332
    const float t234 = key_0; // mod.rs:333
    const float t235 = key_1;
    float after_0 = 0.0f; // mod.rs:262
    float after_1 = 0.0f;
    float recalled = 0.0f; // mod.rs:263
    after_0 = kept_0 * t232; // mod.rs:266
    const float t236 = after_0 * t234; // mod.rs:267
    recalled = recalled + t236;
    after_1 = kept_1 * t232; // mod.rs:266
    const float t237 = after_1 * t235; // mod.rs:267
    recalled = recalled + t237;
    const float t238 = reduce_add_f32(recalled); // mod.rs:269
    const float t239 = value - t238;
    const float delta = t239 * t233;
    float sum_4 = 0.0f; // mod.rs:270
    const float t240 = t234 * delta; // mod.rs:273
    const float t241 = after_0 + t240;
    const uint bits_12 = as_type<uint>(t241); // mod.rs:215
    after_0 = as_type<float>((((bits_12 & 2147483647u) < 226492416u) ? 0u : bits_12)); // mod.rs:273
    const float t242 = after_0 * query_0; // mod.rs:274
    sum_4 = sum_4 + t242;
    const float t243 = t235 * delta; // mod.rs:273
    const float t244 = after_1 + t243;
    const uint bits_13 = as_type<uint>(t244); // mod.rs:215
    after_1 = as_type<float>((((bits_13 & 2147483647u) < 226492416u) ? 0u : bits_13)); // mod.rs:273
    const float t245 = after_1 * query_1; // mod.rs:274
    sum_4 = sum_4 + t245;
    const float t246 = reduce_add_f32(sum_4); // mod.rs:276
    const uint bits_14 = as_type<uint>(t246); // bits.rs:31
    const float result = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // bits.rs:32
    memory_0_0 = after_0; // mod.rs:336
    memory_0_1 = after_1;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:338
        outputs[first_row] = decode_bf16(encode_bf16(result)); // mod.rs:339
    }
    float kept_0_1 = 0.0f; // mod.rs:327
    float kept_1_1 = 0.0f;
    kept_0_1 = memory_1_0; // mod.rs:330
    kept_1_1 = memory_1_1;
    const float value_1 = token[first_row + 129u]; // mod.rs:332
    const float t247 = key_0; // mod.rs:333
    const float t248 = key_1;
    float after_0_1 = 0.0f; // mod.rs:262
    float after_1_1 = 0.0f;
    float recalled_1 = 0.0f; // mod.rs:263
    after_0_1 = kept_0_1 * t232; // mod.rs:266
    const float t249 = after_0_1 * t247; // mod.rs:267
    recalled_1 = recalled_1 + t249;
    after_1_1 = kept_1_1 * t232; // mod.rs:266
    const float t250 = after_1_1 * t248; // mod.rs:267
    recalled_1 = recalled_1 + t250;
    const float t251 = reduce_add_f32(recalled_1); // mod.rs:269
    const float t252 = value_1 - t251;
    const float delta_1 = t252 * t233;
    float sum_5 = 0.0f; // mod.rs:270
    const float t253 = t247 * delta_1; // mod.rs:273
    const float t254 = after_0_1 + t253;
    const uint bits_15 = as_type<uint>(t254); // mod.rs:215
    after_0_1 = as_type<float>((((bits_15 & 2147483647u) < 226492416u) ? 0u : bits_15)); // mod.rs:273
    const float t255 = after_0_1 * query_0; // mod.rs:274
    sum_5 = sum_5 + t255;
    const float t256 = t248 * delta_1; // mod.rs:273
    const float t257 = after_1_1 + t256;
    const uint bits_16 = as_type<uint>(t257); // mod.rs:215
    after_1_1 = as_type<float>((((bits_16 & 2147483647u) < 226492416u) ? 0u : bits_16)); // mod.rs:273
    const float t258 = after_1_1 * query_1; // mod.rs:274
    sum_5 = sum_5 + t258;
    const float t259 = reduce_add_f32(sum_5); // mod.rs:276
    const uint bits_17 = as_type<uint>(t259); // bits.rs:31
    const float result_1 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // bits.rs:32
    memory_1_0 = after_0_1; // mod.rs:336
    memory_1_1 = after_1_1;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:338
        outputs[first_row + 1u] = decode_bf16(encode_bf16(result_1)); // mod.rs:339
    }
    float kept_0_2 = 0.0f; // mod.rs:327
    float kept_1_2 = 0.0f;
    kept_0_2 = memory_2_0; // mod.rs:330
    kept_1_2 = memory_2_1;
    const float value_2 = token[first_row + 130u]; // mod.rs:332
    const float t260 = key_0; // mod.rs:333
    const float t261 = key_1;
    float after_0_2 = 0.0f; // mod.rs:262
    float after_1_2 = 0.0f;
    float recalled_2 = 0.0f; // mod.rs:263
    after_0_2 = kept_0_2 * t232; // mod.rs:266
    const float t262 = after_0_2 * t260; // mod.rs:267
    recalled_2 = recalled_2 + t262;
    after_1_2 = kept_1_2 * t232; // mod.rs:266
    const float t263 = after_1_2 * t261; // mod.rs:267
    recalled_2 = recalled_2 + t263;
    const float t264 = reduce_add_f32(recalled_2); // mod.rs:269
    const float t265 = value_2 - t264;
    const float delta_2 = t265 * t233;
    float sum_6 = 0.0f; // mod.rs:270
    const float t266 = t260 * delta_2; // mod.rs:273
    const float t267 = after_0_2 + t266;
    const uint bits_18 = as_type<uint>(t267); // mod.rs:215
    after_0_2 = as_type<float>((((bits_18 & 2147483647u) < 226492416u) ? 0u : bits_18)); // mod.rs:273
    const float t268 = after_0_2 * query_0; // mod.rs:274
    sum_6 = sum_6 + t268;
    const float t269 = t261 * delta_2; // mod.rs:273
    const float t270 = after_1_2 + t269;
    const uint bits_19 = as_type<uint>(t270); // mod.rs:215
    after_1_2 = as_type<float>((((bits_19 & 2147483647u) < 226492416u) ? 0u : bits_19)); // mod.rs:273
    const float t271 = after_1_2 * query_1; // mod.rs:274
    sum_6 = sum_6 + t271;
    const float t272 = reduce_add_f32(sum_6); // mod.rs:276
    const uint bits_20 = as_type<uint>(t272); // bits.rs:31
    const float result_2 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // bits.rs:32
    memory_2_0 = after_0_2; // mod.rs:336
    memory_2_1 = after_1_2;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:338
        outputs[first_row + 2u] = decode_bf16(encode_bf16(result_2)); // mod.rs:339
    }
    float kept_0_3 = 0.0f; // mod.rs:327
    float kept_1_3 = 0.0f;
    kept_0_3 = memory_3_0; // mod.rs:330
    kept_1_3 = memory_3_1;
    const float value_3 = token[first_row + 131u]; // mod.rs:332
    const float t273 = key_0; // mod.rs:333
    const float t274 = key_1;
    float after_0_3 = 0.0f; // mod.rs:262
    float after_1_3 = 0.0f;
    float recalled_3 = 0.0f; // mod.rs:263
    after_0_3 = kept_0_3 * t232; // mod.rs:266
    const float t275 = after_0_3 * t273; // mod.rs:267
    recalled_3 = recalled_3 + t275;
    after_1_3 = kept_1_3 * t232; // mod.rs:266
    const float t276 = after_1_3 * t274; // mod.rs:267
    recalled_3 = recalled_3 + t276;
    const float t277 = reduce_add_f32(recalled_3); // mod.rs:269
    const float t278 = value_3 - t277;
    const float delta_3 = t278 * t233;
    float sum_7 = 0.0f; // mod.rs:270
    const float t279 = t273 * delta_3; // mod.rs:273
    const float t280 = after_0_3 + t279;
    const uint bits_21 = as_type<uint>(t280); // mod.rs:215
    after_0_3 = as_type<float>((((bits_21 & 2147483647u) < 226492416u) ? 0u : bits_21)); // mod.rs:273
    const float t281 = after_0_3 * query_0; // mod.rs:274
    sum_7 = sum_7 + t281;
    const float t282 = t274 * delta_3; // mod.rs:273
    const float t283 = after_1_3 + t282;
    const uint bits_22 = as_type<uint>(t283); // mod.rs:215
    after_1_3 = as_type<float>((((bits_22 & 2147483647u) < 226492416u) ? 0u : bits_22)); // mod.rs:273
    const float t284 = after_1_3 * query_1; // mod.rs:274
    sum_7 = sum_7 + t284;
    const float t285 = reduce_add_f32(sum_7); // mod.rs:276
    const uint bits_23 = as_type<uint>(t285); // bits.rs:31
    const float result_3 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // bits.rs:32
    memory_3_0 = after_0_3; // mod.rs:336
    memory_3_1 = after_1_3;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:338
        outputs[first_row + 3u] = decode_bf16(encode_bf16(result_3)); // mod.rs:339
    }
    float kept_0_4 = 0.0f; // mod.rs:327
    float kept_1_4 = 0.0f;
    kept_0_4 = memory_4_0; // mod.rs:330
    kept_1_4 = memory_4_1;
    const float value_4 = token[first_row + 132u]; // mod.rs:332
    const float t286 = key_0; // mod.rs:333
    const float t287 = key_1;
    float after_0_4 = 0.0f; // mod.rs:262
    float after_1_4 = 0.0f;
    float recalled_4 = 0.0f; // mod.rs:263
    after_0_4 = kept_0_4 * t232; // mod.rs:266
    const float t288 = after_0_4 * t286; // mod.rs:267
    recalled_4 = recalled_4 + t288;
    after_1_4 = kept_1_4 * t232; // mod.rs:266
    const float t289 = after_1_4 * t287; // mod.rs:267
    recalled_4 = recalled_4 + t289;
    const float t290 = reduce_add_f32(recalled_4); // mod.rs:269
    const float t291 = value_4 - t290;
    const float delta_4 = t291 * t233;
    float sum_8 = 0.0f; // mod.rs:270
    const float t292 = t286 * delta_4; // mod.rs:273
    const float t293 = after_0_4 + t292;
    const uint bits_24 = as_type<uint>(t293); // mod.rs:215
    after_0_4 = as_type<float>((((bits_24 & 2147483647u) < 226492416u) ? 0u : bits_24)); // mod.rs:273
    const float t294 = after_0_4 * query_0; // mod.rs:274
    sum_8 = sum_8 + t294;
    const float t295 = t287 * delta_4; // mod.rs:273
    const float t296 = after_1_4 + t295;
    const uint bits_25 = as_type<uint>(t296); // mod.rs:215
    after_1_4 = as_type<float>((((bits_25 & 2147483647u) < 226492416u) ? 0u : bits_25)); // mod.rs:273
    const float t297 = after_1_4 * query_1; // mod.rs:274
    sum_8 = sum_8 + t297;
    const float t298 = reduce_add_f32(sum_8); // mod.rs:276
    const uint bits_26 = as_type<uint>(t298); // bits.rs:31
    const float result_4 = as_type<float>((((bits_26 & 2139095040u) == 0u) ? bits_26 & 2147483648u : bits_26)); // bits.rs:32
    memory_4_0 = after_0_4; // mod.rs:336
    memory_4_1 = after_1_4;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:338
        outputs[first_row + 4u] = decode_bf16(encode_bf16(result_4)); // mod.rs:339
    }
    float kept_0_5 = 0.0f; // mod.rs:327
    float kept_1_5 = 0.0f;
    kept_0_5 = memory_5_0; // mod.rs:330
    kept_1_5 = memory_5_1;
    const float value_5 = token[first_row + 133u]; // mod.rs:332
    const float t299 = key_0; // mod.rs:333
    const float t300 = key_1;
    float after_0_5 = 0.0f; // mod.rs:262
    float after_1_5 = 0.0f;
    float recalled_5 = 0.0f; // mod.rs:263
    after_0_5 = kept_0_5 * t232; // mod.rs:266
    const float t301 = after_0_5 * t299; // mod.rs:267
    recalled_5 = recalled_5 + t301;
    after_1_5 = kept_1_5 * t232; // mod.rs:266
    const float t302 = after_1_5 * t300; // mod.rs:267
    recalled_5 = recalled_5 + t302;
    const float t303 = reduce_add_f32(recalled_5); // mod.rs:269
    const float t304 = value_5 - t303;
    const float delta_5 = t304 * t233;
    float sum_9 = 0.0f; // mod.rs:270
    const float t305 = t299 * delta_5; // mod.rs:273
    const float t306 = after_0_5 + t305;
    const uint bits_27 = as_type<uint>(t306); // mod.rs:215
    after_0_5 = as_type<float>((((bits_27 & 2147483647u) < 226492416u) ? 0u : bits_27)); // mod.rs:273
    const float t307 = after_0_5 * query_0; // mod.rs:274
    sum_9 = sum_9 + t307;
    const float t308 = t300 * delta_5; // mod.rs:273
    const float t309 = after_1_5 + t308;
    const uint bits_28 = as_type<uint>(t309); // mod.rs:215
    after_1_5 = as_type<float>((((bits_28 & 2147483647u) < 226492416u) ? 0u : bits_28)); // mod.rs:273
    const float t310 = after_1_5 * query_1; // mod.rs:274
    sum_9 = sum_9 + t310;
    const float t311 = reduce_add_f32(sum_9); // mod.rs:276
    const uint bits_29 = as_type<uint>(t311); // bits.rs:31
    const float result_5 = as_type<float>((((bits_29 & 2139095040u) == 0u) ? bits_29 & 2147483648u : bits_29)); // bits.rs:32
    memory_5_0 = after_0_5; // mod.rs:336
    memory_5_1 = after_1_5;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:338
        outputs[first_row + 5u] = decode_bf16(encode_bf16(result_5)); // mod.rs:339
    }
    float kept_0_6 = 0.0f; // mod.rs:327
    float kept_1_6 = 0.0f;
    kept_0_6 = memory_6_0; // mod.rs:330
    kept_1_6 = memory_6_1;
    const float value_6 = token[first_row + 134u]; // mod.rs:332
    const float t312 = key_0; // mod.rs:333
    const float t313 = key_1;
    float after_0_6 = 0.0f; // mod.rs:262
    float after_1_6 = 0.0f;
    float recalled_6 = 0.0f; // mod.rs:263
    after_0_6 = kept_0_6 * t232; // mod.rs:266
    const float t314 = after_0_6 * t312; // mod.rs:267
    recalled_6 = recalled_6 + t314;
    after_1_6 = kept_1_6 * t232; // mod.rs:266
    const float t315 = after_1_6 * t313; // mod.rs:267
    recalled_6 = recalled_6 + t315;
    const float t316 = reduce_add_f32(recalled_6); // mod.rs:269
    const float t317 = value_6 - t316;
    const float delta_6 = t317 * t233;
    float sum_10 = 0.0f; // mod.rs:270
    const float t318 = t312 * delta_6; // mod.rs:273
    const float t319 = after_0_6 + t318;
    const uint bits_30 = as_type<uint>(t319); // mod.rs:215
    after_0_6 = as_type<float>((((bits_30 & 2147483647u) < 226492416u) ? 0u : bits_30)); // mod.rs:273
    const float t320 = after_0_6 * query_0; // mod.rs:274
    sum_10 = sum_10 + t320;
    const float t321 = t313 * delta_6; // mod.rs:273
    const float t322 = after_1_6 + t321;
    const uint bits_31 = as_type<uint>(t322); // mod.rs:215
    after_1_6 = as_type<float>((((bits_31 & 2147483647u) < 226492416u) ? 0u : bits_31)); // mod.rs:273
    const float t323 = after_1_6 * query_1; // mod.rs:274
    sum_10 = sum_10 + t323;
    const float t324 = reduce_add_f32(sum_10); // mod.rs:276
    const uint bits_32 = as_type<uint>(t324); // bits.rs:31
    const float result_6 = as_type<float>((((bits_32 & 2139095040u) == 0u) ? bits_32 & 2147483648u : bits_32)); // bits.rs:32
    memory_6_0 = after_0_6; // mod.rs:336
    memory_6_1 = after_1_6;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:338
        outputs[first_row + 6u] = decode_bf16(encode_bf16(result_6)); // mod.rs:339
    }
    float kept_0_7 = 0.0f; // mod.rs:327
    float kept_1_7 = 0.0f;
    kept_0_7 = memory_7_0; // mod.rs:330
    kept_1_7 = memory_7_1;
    const float value_7 = token[first_row + 135u]; // mod.rs:332
    const float t325 = key_0; // mod.rs:333
    const float t326 = key_1;
    float after_0_7 = 0.0f; // mod.rs:262
    float after_1_7 = 0.0f;
    float recalled_7 = 0.0f; // mod.rs:263
    after_0_7 = kept_0_7 * t232; // mod.rs:266
    const float t327 = after_0_7 * t325; // mod.rs:267
    recalled_7 = recalled_7 + t327;
    after_1_7 = kept_1_7 * t232; // mod.rs:266
    const float t328 = after_1_7 * t326; // mod.rs:267
    recalled_7 = recalled_7 + t328;
    const float t329 = reduce_add_f32(recalled_7); // mod.rs:269
    const float t330 = value_7 - t329;
    const float delta_7 = t330 * t233;
    float sum_11 = 0.0f; // mod.rs:270
    const float t331 = t325 * delta_7; // mod.rs:273
    const float t332 = after_0_7 + t331;
    const uint bits_33 = as_type<uint>(t332); // mod.rs:215
    after_0_7 = as_type<float>((((bits_33 & 2147483647u) < 226492416u) ? 0u : bits_33)); // mod.rs:273
    const float t333 = after_0_7 * query_0; // mod.rs:274
    sum_11 = sum_11 + t333;
    const float t334 = t326 * delta_7; // mod.rs:273
    const float t335 = after_1_7 + t334;
    const uint bits_34 = as_type<uint>(t335); // mod.rs:215
    after_1_7 = as_type<float>((((bits_34 & 2147483647u) < 226492416u) ? 0u : bits_34)); // mod.rs:273
    const float t336 = after_1_7 * query_1; // mod.rs:274
    sum_11 = sum_11 + t336;
    const float t337 = reduce_add_f32(sum_11); // mod.rs:276
    const uint bits_35 = as_type<uint>(t337); // bits.rs:31
    const float result_7 = as_type<float>((((bits_35 & 2139095040u) == 0u) ? bits_35 & 2147483648u : bits_35)); // bits.rs:32
    memory_7_0 = after_0_7; // mod.rs:336
    memory_7_1 = after_1_7;
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:338
        outputs[first_row + 7u] = decode_bf16(encode_bf16(result_7)); // mod.rs:339
    }
    if (slot < imm.n_slots) { // mod.rs:342
        const uint place = ((slot * imm.n_v_heads + head) * imm.head_v_dim + first_row) * imm.head_k_dim + own; // mod.rs:345
        float values_0 = 0.0f; // mod.rs:346
        float values_1 = 0.0f;
        values_0 = memory_0_0; // mod.rs:349
        values_1 = memory_0_1;
        ((device float2*)state)[place >> 1u] = float2(values_0, values_1); // gdn.rs:231
        const uint place_1 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 1u)) * imm.head_k_dim + own; // mod.rs:345
        float values_0_1 = 0.0f; // mod.rs:346
        float values_1_1 = 0.0f;
        values_0_1 = memory_1_0; // mod.rs:349
        values_1_1 = memory_1_1;
        ((device float2*)state)[place_1 >> 1u] = float2(values_0_1, values_1_1); // gdn.rs:231
        const uint place_2 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 2u)) * imm.head_k_dim + own; // mod.rs:345
        float values_0_2 = 0.0f; // mod.rs:346
        float values_1_2 = 0.0f;
        values_0_2 = memory_2_0; // mod.rs:349
        values_1_2 = memory_2_1;
        ((device float2*)state)[place_2 >> 1u] = float2(values_0_2, values_1_2); // gdn.rs:231
        const uint place_3 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 3u)) * imm.head_k_dim + own; // mod.rs:345
        float values_0_3 = 0.0f; // mod.rs:346
        float values_1_3 = 0.0f;
        values_0_3 = memory_3_0; // mod.rs:349
        values_1_3 = memory_3_1;
        ((device float2*)state)[place_3 >> 1u] = float2(values_0_3, values_1_3); // gdn.rs:231
        const uint place_4 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 4u)) * imm.head_k_dim + own; // mod.rs:345
        float values_0_4 = 0.0f; // mod.rs:346
        float values_1_4 = 0.0f;
        values_0_4 = memory_4_0; // mod.rs:349
        values_1_4 = memory_4_1;
        ((device float2*)state)[place_4 >> 1u] = float2(values_0_4, values_1_4); // gdn.rs:231
        const uint place_5 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 5u)) * imm.head_k_dim + own; // mod.rs:345
        float values_0_5 = 0.0f; // mod.rs:346
        float values_1_5 = 0.0f;
        values_0_5 = memory_5_0; // mod.rs:349
        values_1_5 = memory_5_1;
        ((device float2*)state)[place_5 >> 1u] = float2(values_0_5, values_1_5); // gdn.rs:231
        const uint place_6 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 6u)) * imm.head_k_dim + own; // mod.rs:345
        float values_0_6 = 0.0f; // mod.rs:346
        float values_1_6 = 0.0f;
        values_0_6 = memory_6_0; // mod.rs:349
        values_1_6 = memory_6_1;
        ((device float2*)state)[place_6 >> 1u] = float2(values_0_6, values_1_6); // gdn.rs:231
        const uint place_7 = ((slot * imm.n_v_heads + head) * imm.head_v_dim + (first_row + 7u)) * imm.head_k_dim + own; // mod.rs:345
        float values_0_7 = 0.0f; // mod.rs:346
        float values_1_7 = 0.0f;
        values_0_7 = memory_7_0; // mod.rs:349
        values_1_7 = memory_7_1;
        ((device float2*)state)[place_7 >> 1u] = float2(values_0_7, values_1_7); // gdn.rs:231
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // mod.rs:354
    float own_sum = 0.0f; // mod.rs:355
    if ((local_invocation_index & 31u) * 8u < 64u) { // mod.rs:356
        const float output = outputs[(local_invocation_index & 31u) * 8u]; // mod.rs:359
        const float t338 = output * output; // mod.rs:360
        own_sum = own_sum + t338;
        const float output_1 = outputs[(local_invocation_index & 31u) * 8u + 1u]; // mod.rs:359
        const float t339 = output_1 * output_1; // mod.rs:360
        own_sum = own_sum + t339;
        const float output_2 = outputs[(local_invocation_index & 31u) * 8u + 2u]; // mod.rs:359
        const float t340 = output_2 * output_2; // mod.rs:360
        own_sum = own_sum + t340;
        const float output_3 = outputs[(local_invocation_index & 31u) * 8u + 3u]; // mod.rs:359
        const float t341 = output_3 * output_3; // mod.rs:360
        own_sum = own_sum + t341;
        const float output_4 = outputs[(local_invocation_index & 31u) * 8u + 4u]; // mod.rs:359
        const float t342 = output_4 * output_4; // mod.rs:360
        own_sum = own_sum + t342;
        const float output_5 = outputs[(local_invocation_index & 31u) * 8u + 5u]; // mod.rs:359
        const float t343 = output_5 * output_5; // mod.rs:360
        own_sum = own_sum + t343;
        const float output_6 = outputs[(local_invocation_index & 31u) * 8u + 6u]; // mod.rs:359
        const float t344 = output_6 * output_6; // mod.rs:360
        own_sum = own_sum + t344;
        const float output_7 = outputs[(local_invocation_index & 31u) * 8u + 7u]; // mod.rs:359
        const float t345 = output_7 * output_7; // mod.rs:360
        own_sum = own_sum + t345;
    }
    const float t346 = reduce_add_f32(own_sum); // mod.rs:363
    const float t347 = quotient_rn(t346, float(imm.head_v_dim)); // by_mode.rs:44
    const float t348 = t347 + imm.norm_eps; // mod.rs:363
    const uint bits_36 = as_type<uint>(t348); // roots.rs:12
    const int exponent_4 = sub_i32(as_type<int>(bits_36 >> 23u), 127); // roots.rs:13
    const int odd_2 = exponent_4 & 1; // roots.rs:14
    const float m_2 = as_type<float>((bits_36 & 8388607u) | (as_type<uint>(add_i32(odd_2, 127)) << 23u)); // roots.rs:15
    float y_9 = as_type<float>(1597463007u - (as_type<uint>(m_2) >> 1u)); // roots.rs:17
    const float t349 = 0.5f * m_2; // roots.rs:20
    const float t350 = t349 * y_9;
    const float t351 = t350 * y_9;
    const float t352 = 0.5f - t351;
    const float t353 = y_9 * t352;
    y_9 = y_9 + t353;
    const float t354 = 0.5f * m_2;
    const float t355 = t354 * y_9;
    const float t356 = t355 * y_9;
    const float t357 = 0.5f - t356;
    const float t358 = y_9 * t357;
    y_9 = y_9 + t358;
    const float t359 = 0.5f * m_2;
    const float t360 = t359 * y_9;
    const float t361 = t360 * y_9;
    const float t362 = 0.5f - t361;
    const float t363 = y_9 * t362;
    y_9 = y_9 + t363;
    const float y_10 = y_9; // roots.rs:22
    const int half_exponent_2 = sub_i32(exponent_4, odd_2) >> 1u;
    const float product_4 = m_2 * y_10; // roots.rs:28
    const float scaled_10 = m_2 * 4097.0f; // roots.rs:37
    const float t364 = scaled_10 - m_2; // roots.rs:38
    const float high_8 = scaled_10 - t364;
    const float a_low_4 = m_2 - high_8; // roots.rs:39
    const float scaled_11 = y_10 * 4097.0f; // roots.rs:37
    const float t365 = scaled_11 - y_10; // roots.rs:38
    const float high_9 = scaled_11 - t365;
    const float b_low_4 = y_10 - high_9; // roots.rs:39
    const float t366 = high_8 * high_9; // roots.rs:31
    const float t367 = t366 - product_4;
    const float t368 = high_8 * b_low_4;
    const float t369 = t367 + t368;
    const float t370 = a_low_4 * high_9;
    const float t371 = t369 + t370;
    const float t372 = a_low_4 * b_low_4;
    const float my_error_2 = t371 + t372;
    const float product_5 = product_4 * y_10; // roots.rs:28
    const float scaled_12 = product_4 * 4097.0f; // roots.rs:37
    const float t373 = scaled_12 - product_4; // roots.rs:38
    const float high_10 = scaled_12 - t373;
    const float a_low_5 = product_4 - high_10; // roots.rs:39
    const float scaled_13 = y_10 * 4097.0f; // roots.rs:37
    const float t374 = scaled_13 - y_10; // roots.rs:38
    const float high_11 = scaled_13 - t374;
    const float b_low_5 = y_10 - high_11; // roots.rs:39
    const float t375 = high_10 * high_11; // roots.rs:31
    const float t376 = t375 - product_5;
    const float t377 = high_10 * b_low_5;
    const float t378 = t376 + t377;
    const float t379 = a_low_5 * high_11;
    const float t380 = t378 + t379;
    const float t381 = a_low_5 * b_low_5;
    const float square_error_2 = t380 + t381;
    const float t382 = 1.0f - product_5; // roots.rs:49
    const float t383 = t382 - square_error_2;
    const float t384 = my_error_2 * y_10;
    const float residual_2 = t383 - t384;
    const float t385 = 0.5f * residual_2; // roots.rs:50
    const float t386 = y_10 * t385;
    const float root_2 = y_10 + t386;
    const float scaled_14 = as_type<float>(as_type<uint>(root_2) - as_type<uint>(shl_i32(half_exponent_2, 23u))); // roots.rs:51
    const uint bits_37 = as_type<uint>(t348); // roots.rs:52
    const uint sign_3 = bits_37 & 2147483648u; // roots.rs:53
    const bool zero_2 = (bits_37 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge_2 = (zero_2 ? as_type<float>(sign_3 | 2139095040u) : ((bits_37 == 2139095040u) ? 0.0f : scaled_14)); // roots.rs:55
    const float norm_scale = (((as_type<uint>(t348) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_2) ? as_type<float>(0x7fc00000u) : at_edge_2); // roots.rs:56
    const uint pair = local_invocation_index * 2u; // mod.rs:364
    if (pair < 64u) { // mod.rs:365
        const uint t387 = ((device const uint*)norm_weight)[pair >> 1u]; // mod.rs:366
        const uint t388 = ((device const uint*)z)[(row * imm.z_stride + (head * 64u + pair)) >> 1u]; // mod.rs:367
        const float t389 = decode_bf16(t388);
        const float t390 = decode_bf16(t388 >> 16u);
        float results_0 = 0.0f; // mod.rs:368
        float results_1 = 0.0f;
        const float output = outputs[pair]; // mod.rs:371
        const float t391 = output * norm_scale; // mod.rs:372
        const uint bits_38 = as_type<uint>(t391); // bits.rs:31
        const float t392 = as_type<float>((((bits_38 & 2139095040u) == 0u) ? bits_38 & 2147483648u : bits_38)) * decode_bf16(t387); // mod.rs:372
        const uint bits_39 = as_type<uint>(t392); // bits.rs:31
        const float of_norm = decode_bf16(encode_bf16(as_type<float>((((bits_39 & 2139095040u) == 0u) ? bits_39 & 2147483648u : bits_39)))); // mod.rs:372
        const float t393 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t389)), 1120927744u))); // logistic.rs:19
        const float t394 = t393 * 1.442695f; // exponential.rs:14
        const float sum_12 = t394 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_12 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_12)), 1262485504);
        const float t395 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t393 - t395;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t396 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t396 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t397 = q_2 * r_2; // exponential.rs:29
        q_2 = t397 + 0.0013933674f;
        const float t398 = q_2 * r_2;
        q_2 = t398 + 0.008333311f;
        const float t399 = q_2 * r_2;
        q_2 = t399 + 0.041666467f;
        const float t400 = q_2 * r_2;
        q_2 = t400 + 0.16666667f;
        const float t401 = q_2 * r_2;
        q_2 = t401 + 0.5f;
        const float t402 = r_2 * r_2; // exponential.rs:31
        const float t403 = t402 * q_2;
        const float rest_2 = r_error_2 + t403;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_11 = 1.0f + p_2; // exponential.rs:33
        const float t404 = 1.0f - y_11; // exponential.rs:34
        const float t405 = t404 + p_2;
        const float t406 = r_2 - p_2;
        const float t407 = t406 + rest_2;
        const float y_error = t405 + t407;
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_5, -60), 127)) << 23u); // bits.rs:66
        const float power = y_11 * unit; // logistic.rs:28
        const float d_2 = 1.0f + power; // logistic.rs:29
        const float t408 = 1.0f - d_2; // logistic.rs:30
        const float t409 = t408 + power;
        const float t410 = y_error * unit;
        const float t411 = t409 + t410;
        const float t412 = d_2 * 0.32323232f; // division.rs:13
        const float t413 = t412 - 1.4545455f;
        const float t414 = d_2 * t413;
        float estimate = t414 + 2.121212f;
        const float t415 = d_2 * estimate; // division.rs:16
        const float t416 = 1.0f - t415;
        const float t417 = estimate * t416;
        estimate = estimate + t417;
        const float t418 = d_2 * estimate;
        const float t419 = 1.0f - t418;
        const float t420 = estimate * t419;
        estimate = estimate + t420;
        const float high_12 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
        const float d_high = as_type<float>(as_type<uint>(d_2) & 4294963200u);
        const float t421 = d_high * high_12; // division.rs:21
        const float t422 = 1.0f - t421;
        const float t423 = d_2 - d_high;
        const float t424 = t423 * high_12;
        const float residual_3 = t422 - t424;
        const float estimate_1 = estimate;
        const float t425 = t411 * high_12; // division.rs:29
        const float t426 = residual_3 - t425;
        const float low = t426 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_11) & 4294963200u); // bits.rs:72
        const float t427 = y_high * high_12; // logistic.rs:40
        const float t428 = y_high * low;
        const float t429 = y_11 - y_high;
        const float t430 = t429 + y_error;
        const float t431 = t430 * estimate_1;
        const float t432 = t428 + t431;
        const float product_6 = t427 + t432;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), exponent_5); // bits.rs:38
        const uint bits_40 = as_type<uint>(product_6) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const float t433 = high_12 + low; // logistic.rs:41
        const float result_8 = ((as_type<uint>(t389) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_40))) : t433);
        const float t434 = t389 * (((as_type<uint>(t389) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_8); // activation.rs:30
        const uint bits_41 = as_type<uint>(t434); // bits.rs:31
        const float t435 = as_type<float>((((bits_41 & 2139095040u) == 0u) ? bits_41 & 2147483648u : bits_41)) * of_norm; // mod.rs:373
        const uint bits_42 = as_type<uint>(t435); // bits.rs:31
        results_0 = as_type<float>((((bits_42 & 2139095040u) == 0u) ? bits_42 & 2147483648u : bits_42)); // mod.rs:373
        const float output_1 = outputs[pair + 1u]; // mod.rs:371
        const float t436 = output_1 * norm_scale; // mod.rs:372
        const uint bits_43 = as_type<uint>(t436); // bits.rs:31
        const float t437 = as_type<float>((((bits_43 & 2139095040u) == 0u) ? bits_43 & 2147483648u : bits_43)) * decode_bf16(t387 >> 16u); // mod.rs:372
        const uint bits_44 = as_type<uint>(t437); // bits.rs:31
        const float of_norm_1 = decode_bf16(encode_bf16(as_type<float>((((bits_44 & 2139095040u) == 0u) ? bits_44 & 2147483648u : bits_44)))); // mod.rs:372
        const float t438 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t390)), 1120927744u))); // logistic.rs:19
        const float t439 = t438 * 1.442695f; // exponential.rs:14
        const float sum_13 = t439 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_13 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_13)), 1262485504);
        const float t440 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t438 - t440;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t441 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t441 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t442 = q_3 * r_3; // exponential.rs:29
        q_3 = t442 + 0.0013933674f;
        const float t443 = q_3 * r_3;
        q_3 = t443 + 0.008333311f;
        const float t444 = q_3 * r_3;
        q_3 = t444 + 0.041666467f;
        const float t445 = q_3 * r_3;
        q_3 = t445 + 0.16666667f;
        const float t446 = q_3 * r_3;
        q_3 = t446 + 0.5f;
        const float t447 = r_3 * r_3; // exponential.rs:31
        const float t448 = t447 * q_3;
        const float rest_3 = r_error_3 + t448;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_12 = 1.0f + p_3; // exponential.rs:33
        const float t449 = 1.0f - y_12; // exponential.rs:34
        const float t450 = t449 + p_3;
        const float t451 = r_3 - p_3;
        const float t452 = t451 + rest_3;
        const float y_error_1 = t450 + t452;
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
        const float power_1 = y_12 * unit_1; // logistic.rs:28
        const float d_3 = 1.0f + power_1; // logistic.rs:29
        const float t453 = 1.0f - d_3; // logistic.rs:30
        const float t454 = t453 + power_1;
        const float t455 = y_error_1 * unit_1;
        const float t456 = t454 + t455;
        const float t457 = d_3 * 0.32323232f; // division.rs:13
        const float t458 = t457 - 1.4545455f;
        const float t459 = d_3 * t458;
        float estimate_2 = t459 + 2.121212f;
        const float t460 = d_3 * estimate_2; // division.rs:16
        const float t461 = 1.0f - t460;
        const float t462 = estimate_2 * t461;
        estimate_2 = estimate_2 + t462;
        const float t463 = d_3 * estimate_2;
        const float t464 = 1.0f - t463;
        const float t465 = estimate_2 * t464;
        estimate_2 = estimate_2 + t465;
        const float high_13 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:72
        const float d_high_1 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
        const float t466 = d_high_1 * high_13; // division.rs:21
        const float t467 = 1.0f - t466;
        const float t468 = d_3 - d_high_1;
        const float t469 = t468 * high_13;
        const float residual_4 = t467 - t469;
        const float estimate_3 = estimate_2;
        const float t470 = t456 * high_13; // division.rs:29
        const float t471 = residual_4 - t470;
        const float low_1 = t471 * estimate_3;
        const float y_high_1 = as_type<float>(as_type<uint>(y_12) & 4294963200u); // bits.rs:72
        const float t472 = y_high_1 * high_13; // logistic.rs:40
        const float t473 = y_high_1 * low_1;
        const float t474 = y_12 - y_high_1;
        const float t475 = t474 + y_error_1;
        const float t476 = t475 * estimate_3;
        const float t477 = t473 + t476;
        const float product_7 = t472 + t477;
        const int field_3 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), exponent_6); // bits.rs:38
        const uint bits_45 = as_type<uint>(product_7) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const float t478 = high_13 + low_1; // logistic.rs:41
        const float result_9 = ((as_type<uint>(t390) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_45))) : t478);
        const float t479 = t390 * (((as_type<uint>(t390) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_9); // activation.rs:30
        const uint bits_46 = as_type<uint>(t479); // bits.rs:31
        const float t480 = as_type<float>((((bits_46 & 2139095040u) == 0u) ? bits_46 & 2147483648u : bits_46)) * of_norm_1; // mod.rs:373
        const uint bits_47 = as_type<uint>(t480); // bits.rs:31
        results_1 = as_type<float>((((bits_47 & 2139095040u) == 0u) ? bits_47 & 2147483648u : bits_47)); // mod.rs:373
        ((device uint*)y)[(row * (imm.n_v_heads * imm.head_v_dim) + (head * 64u + pair)) >> 1u] = encode_bf16(results_0) | (encode_bf16(results_1) << 16u); // mod.rs:375
    }
}
