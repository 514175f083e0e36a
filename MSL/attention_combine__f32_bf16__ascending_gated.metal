#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint gate_stride;
    uint seq_len;
    uint max_blocks;
    uint head_dim;
    uint n_heads;
    uint q_width;
};

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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
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

uint div_u32(uint a, uint b) {
    return b == 0u ? a : a / b;
}

uint rem_u32(uint a, uint b) {
    return b == 0u ? 0u : a % b;
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

kernel void attention_combine__f32_bf16__ascending_gated(
    constant Immediates& imm [[buffer(0)]],
    device const float* partial_outputs [[buffer(1)]],
    device const float* partial_sums [[buffer(2)]],
    device const uint* positions [[buffer(3)]],
    device const ushort* q_gate [[buffer(4)]],
    device ushort* y [[buffer(5)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float memory[256];
    const uint head = workgroup_id.x; // attention_combine.rs:217
    const uint token = workgroup_id.y;
    const uint row = workgroup_id.z;
    const uint max_blocks = imm.max_blocks; // attention_combine.rs:218
    const uint head_dim = imm.head_dim;
    const uint query = row * imm.seq_len + token; // attention_combine.rs:219
    const uint own_dim = local_invocation_index; // attention_combine.rs:220
    const uint first = positions[row]; // kv_blocks.rs:20
    const uint position = first + token; // kv_blocks.rs:21
    const uint last_block = ((position < first) ? 4294967295u : position) / 256u; // attention_combine.rs:221
    float parts_0 = 0.0f; // attention_combine.rs:222
    float parts_1 = as_type<float>(0x7fc00000u);
    float parts_2 = 0.0f;
    if (last_block < max_blocks) { // attention_combine.rs:223
        const uint t0 = last_block + 1u; // attention_combine.rs:224
        for (uint index = 0u; index < t0; index += 1u) {
            const float2 t1 = ((device const float2*)partial_sums)[(((query * imm.n_heads + head) * imm.max_blocks + index) * 2u) >> 1u]; // attention_combine.rs:225
            float output = 0.0f; // attention_combine.rs:226
            if (own_dim < head_dim) { // attention_combine.rs:227
                const float t2 = partial_outputs[((query * imm.n_heads + head) * imm.max_blocks + index) * imm.head_dim + own_dim]; // attention_combine.rs:228
                output = t2;
            }
            if (index == 0u) { // attention_combine.rs:230
                parts_0 = t1.x; // attention_combine.rs:231
                parts_1 = t1.y;
                parts_2 = output;
            } else {
                const float t3 = parts_0; // attention_combine.rs:233
                const float max_1 = max_f32(t3, t1.x); // join.rs:16
                const float t4 = t3 - max_1; // join.rs:17
                const float t5 = min_f32(max_f32(t4, -104.0f), 89.0f); // exponential.rs:40
                const float t6 = t5 * 1.442695f; // exponential.rs:14
                const float k = rint(t6);
                const float t7 = k * 0.6933594f; // exponential.rs:15
                const float reduced = t5 - t7;
                const float correction = k * -0.00021219444f; // exponential.rs:16
                const float r = reduced - correction; // exponential.rs:17
                const float t8 = reduced - r; // exponential.rs:18
                const float r_error = t8 - correction;
                float q = 0.00019891017f; // exponential.rs:26
                const float t9 = q * r; // exponential.rs:29
                q = t9 + 0.0013933674f;
                const float t10 = q * r;
                q = t10 + 0.008333311f;
                const float t11 = q * r;
                q = t11 + 0.041666467f;
                const float t12 = q * r;
                q = t12 + 0.16666667f;
                const float t13 = q * r;
                q = t13 + 0.5f;
                const float t14 = r * r; // exponential.rs:31
                const float t15 = t14 * q;
                const float rest = r_error + t15;
                const float p = r + rest; // exponential.rs:32
                const float y_1 = 1.0f + p; // exponential.rs:33
                const int t16 = i32_from_f32(k); // exponential.rs:42
                const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t16); // bits.rs:36
                const uint bits = as_type<uint>(y_1) + (as_type<uint>(t16) << 23u); // bits.rs:37
                const float factor = (((as_type<uint>(t4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
                const float t17 = t1.x - max_1; // join.rs:18
                const float t18 = min_f32(max_f32(t17, -104.0f), 89.0f); // exponential.rs:40
                const float t19 = t18 * 1.442695f; // exponential.rs:14
                const float k_1 = rint(t19);
                const float t20 = k_1 * 0.6933594f; // exponential.rs:15
                const float reduced_1 = t18 - t20;
                const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
                const float r_1 = reduced_1 - correction_1; // exponential.rs:17
                const float t21 = reduced_1 - r_1; // exponential.rs:18
                const float r_error_1 = t21 - correction_1;
                float q_1 = 0.00019891017f; // exponential.rs:26
                const float t22 = q_1 * r_1; // exponential.rs:29
                q_1 = t22 + 0.0013933674f;
                const float t23 = q_1 * r_1;
                q_1 = t23 + 0.008333311f;
                const float t24 = q_1 * r_1;
                q_1 = t24 + 0.041666467f;
                const float t25 = q_1 * r_1;
                q_1 = t25 + 0.16666667f;
                const float t26 = q_1 * r_1;
                q_1 = t26 + 0.5f;
                const float t27 = r_1 * r_1; // exponential.rs:31
                const float t28 = t27 * q_1;
                const float rest_1 = r_error_1 + t28;
                const float p_1 = r_1 + rest_1; // exponential.rs:32
                const float y_2 = 1.0f + p_1; // exponential.rs:33
                const int t29 = i32_from_f32(k_1); // exponential.rs:42
                const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t29); // bits.rs:36
                const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t29) << 23u); // bits.rs:37
                const float next_factor = (((as_type<uint>(t17) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_1)))); // exponential.rs:42
                const float t30 = parts_1 * factor; // join.rs:19
                const float t31 = t1.y * next_factor;
                const float sum = t30 + t31;
                const float t32 = parts_2 * factor; // join.rs:20
                const uint bits_2 = as_type<uint>(t32); // bits.rs:29
                const float t33 = output * next_factor; // join.rs:20
                const uint bits_3 = as_type<uint>(t33); // bits.rs:29
                const float t34 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) + as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:20
                parts_0 = max_1; // attention_combine.rs:233
                parts_1 = sum;
                parts_2 = t34;
            }
        }
    }
    const float t35 = parts_1; // attention_combine.rs:240
    const float t36 = parts_2;
    if (local_invocation_index < head_dim) { // join.rs:48
        memory[local_invocation_index] = quotient_rn(t36, t35); // join.rs:49
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // join.rs:67
    const uint pieces = head_dim / 8u; // join.rs:68
    const uint query_1 = div_u32(local_invocation_index, pieces); // join.rs:69
    const uint dim = rem_u32(local_invocation_index, pieces) * 8u; // join.rs:70
    const uint token_1 = token + query_1; // join.rs:71
    if (((query_1 < 1u) & (token_1 < token + 1u)) & (head < head + 1u)) { // join.rs:73
        float outputs_0 = 0.0f; // join.rs:74
        float outputs_1 = 0.0f;
        float outputs_2 = 0.0f;
        float outputs_3 = 0.0f;
        float outputs_4 = 0.0f;
        float outputs_5 = 0.0f;
        float outputs_6 = 0.0f;
        float outputs_7 = 0.0f;
        outputs_0 = memory[query_1 * 256u + dim]; // join.rs:77
        outputs_1 = memory[query_1 * 256u + dim + 1u];
        outputs_2 = memory[query_1 * 256u + dim + 2u];
        outputs_3 = memory[query_1 * 256u + dim + 3u];
        outputs_4 = memory[query_1 * 256u + dim + 4u];
        outputs_5 = memory[query_1 * 256u + dim + 5u];
        outputs_6 = memory[query_1 * 256u + dim + 6u];
        outputs_7 = memory[query_1 * 256u + dim + 7u];
        const uint t37 = row * (imm.gate_stride * imm.seq_len) + (token_1 * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t38 = ((device const uint4*)q_gate)[(t37 >> 1u) >> 2u]; // piece.rs:40
        const float t39 = decode_bf16(t38.x);
        const float t40 = decode_bf16(t38.x >> 16u);
        const float t41 = decode_bf16(t38.y);
        const float t42 = decode_bf16(t38.y >> 16u);
        const float t43 = decode_bf16(t38.z);
        const float t44 = decode_bf16(t38.z >> 16u);
        const float t45 = decode_bf16(t38.w);
        const float t46 = decode_bf16(t38.w >> 16u);
        const float t47 = abs_f32(t39); // activation.rs:20
        const float t48 = min_f32(max_f32(t47, -104.0f), 89.0f); // exponential.rs:40
        const float t49 = t48 * 1.442695f; // exponential.rs:14
        const float k = rint(t49);
        const float t50 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t48 - t50;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t51 = reduced - r; // exponential.rs:18
        const float r_error = t51 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t52 = q * r; // exponential.rs:29
        q = t52 + 0.0013933674f;
        const float t53 = q * r;
        q = t53 + 0.008333311f;
        const float t54 = q * r;
        q = t54 + 0.041666467f;
        const float t55 = q * r;
        q = t55 + 0.16666667f;
        const float t56 = q * r;
        q = t56 + 0.5f;
        const float t57 = r * r; // exponential.rs:31
        const float t58 = t57 * q;
        const float rest = r_error + t58;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t59 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t59); // bits.rs:36
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t59) << 23u); // bits.rs:37
        const float t60 = (((as_type<uint>(t47) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t60)); // activation.rs:20
        const float t61 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t61));
        const float t62 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_bf16(encode_bf16(t62)); // activation.rs:22
        const float t63 = 1.0f - y_2; // activation.rs:23
        const float t64 = decode_bf16(encode_bf16(outputs_0)) * ((t39 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t63))); // join.rs:84
        const uint bits_1 = as_type<uint>(t64); // bits.rs:29
        outputs_0 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // join.rs:84
        const float t65 = abs_f32(t40); // activation.rs:20
        const float t66 = min_f32(max_f32(t65, -104.0f), 89.0f); // exponential.rs:40
        const float t67 = t66 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t67);
        const float t68 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t66 - t68;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t69 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t69 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t70 = q_1 * r_1; // exponential.rs:29
        q_1 = t70 + 0.0013933674f;
        const float t71 = q_1 * r_1;
        q_1 = t71 + 0.008333311f;
        const float t72 = q_1 * r_1;
        q_1 = t72 + 0.041666467f;
        const float t73 = q_1 * r_1;
        q_1 = t73 + 0.16666667f;
        const float t74 = q_1 * r_1;
        q_1 = t74 + 0.5f;
        const float t75 = r_1 * r_1; // exponential.rs:31
        const float t76 = t75 * q_1;
        const float rest_1 = r_error_1 + t76;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t77 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t77); // bits.rs:36
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(t77) << 23u); // bits.rs:37
        const float t78 = (((as_type<uint>(t65) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t78)); // activation.rs:20
        const float t79 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t79));
        const float t80 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t80)); // activation.rs:22
        const float t81 = 1.0f - y_4; // activation.rs:23
        const float t82 = decode_bf16(encode_bf16(outputs_1)) * ((t40 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t81))); // join.rs:84
        const uint bits_3 = as_type<uint>(t82); // bits.rs:29
        outputs_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t83 = abs_f32(t41); // activation.rs:20
        const float t84 = min_f32(max_f32(t83, -104.0f), 89.0f); // exponential.rs:40
        const float t85 = t84 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t85);
        const float t86 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t84 - t86;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t87 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t87 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t88 = q_2 * r_2; // exponential.rs:29
        q_2 = t88 + 0.0013933674f;
        const float t89 = q_2 * r_2;
        q_2 = t89 + 0.008333311f;
        const float t90 = q_2 * r_2;
        q_2 = t90 + 0.041666467f;
        const float t91 = q_2 * r_2;
        q_2 = t91 + 0.16666667f;
        const float t92 = q_2 * r_2;
        q_2 = t92 + 0.5f;
        const float t93 = r_2 * r_2; // exponential.rs:31
        const float t94 = t93 * q_2;
        const float rest_2 = r_error_2 + t94;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t95 = i32_from_f32(k_2); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t95); // bits.rs:36
        const uint bits_4 = as_type<uint>(y_5) + (as_type<uint>(t95) << 23u); // bits.rs:37
        const float t96 = (((as_type<uint>(t83) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t96)); // activation.rs:20
        const float t97 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t97));
        const float t98 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t98)); // activation.rs:22
        const float t99 = 1.0f - y_6; // activation.rs:23
        const float t100 = decode_bf16(encode_bf16(outputs_2)) * ((t41 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t99))); // join.rs:84
        const uint bits_5 = as_type<uint>(t100); // bits.rs:29
        outputs_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t101 = abs_f32(t42); // activation.rs:20
        const float t102 = min_f32(max_f32(t101, -104.0f), 89.0f); // exponential.rs:40
        const float t103 = t102 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t103);
        const float t104 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t102 - t104;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t105 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t105 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t106 = q_3 * r_3; // exponential.rs:29
        q_3 = t106 + 0.0013933674f;
        const float t107 = q_3 * r_3;
        q_3 = t107 + 0.008333311f;
        const float t108 = q_3 * r_3;
        q_3 = t108 + 0.041666467f;
        const float t109 = q_3 * r_3;
        q_3 = t109 + 0.16666667f;
        const float t110 = q_3 * r_3;
        q_3 = t110 + 0.5f;
        const float t111 = r_3 * r_3; // exponential.rs:31
        const float t112 = t111 * q_3;
        const float rest_3 = r_error_3 + t112;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t113 = i32_from_f32(k_3); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t113); // bits.rs:36
        const uint bits_6 = as_type<uint>(y_7) + (as_type<uint>(t113) << 23u); // bits.rs:37
        const float t114 = (((as_type<uint>(t101) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t114)); // activation.rs:20
        const float t115 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t115));
        const float t116 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t116)); // activation.rs:22
        const float t117 = 1.0f - y_8; // activation.rs:23
        const float t118 = decode_bf16(encode_bf16(outputs_3)) * ((t42 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t117))); // join.rs:84
        const uint bits_7 = as_type<uint>(t118); // bits.rs:29
        outputs_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t119 = abs_f32(t43); // activation.rs:20
        const float t120 = min_f32(max_f32(t119, -104.0f), 89.0f); // exponential.rs:40
        const float t121 = t120 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t121);
        const float t122 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t120 - t122;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t123 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t123 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t124 = q_4 * r_4; // exponential.rs:29
        q_4 = t124 + 0.0013933674f;
        const float t125 = q_4 * r_4;
        q_4 = t125 + 0.008333311f;
        const float t126 = q_4 * r_4;
        q_4 = t126 + 0.041666467f;
        const float t127 = q_4 * r_4;
        q_4 = t127 + 0.16666667f;
        const float t128 = q_4 * r_4;
        q_4 = t128 + 0.5f;
        const float t129 = r_4 * r_4; // exponential.rs:31
        const float t130 = t129 * q_4;
        const float rest_4 = r_error_4 + t130;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t131 = i32_from_f32(k_4); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t131); // bits.rs:36
        const uint bits_8 = as_type<uint>(y_9) + (as_type<uint>(t131) << 23u); // bits.rs:37
        const float t132 = (((as_type<uint>(t119) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_4 = decode_bf16(encode_bf16(t132)); // activation.rs:20
        const float t133 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t133));
        const float t134 = reciprocal_rn(d_4); // by_mode.rs:51
        const float y_10 = decode_bf16(encode_bf16(t134)); // activation.rs:22
        const float t135 = 1.0f - y_10; // activation.rs:23
        const float t136 = decode_bf16(encode_bf16(outputs_4)) * ((t43 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t135))); // join.rs:84
        const uint bits_9 = as_type<uint>(t136); // bits.rs:29
        outputs_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:84
        const float t137 = abs_f32(t44); // activation.rs:20
        const float t138 = min_f32(max_f32(t137, -104.0f), 89.0f); // exponential.rs:40
        const float t139 = t138 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t139);
        const float t140 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t138 - t140;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t141 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t141 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t142 = q_5 * r_5; // exponential.rs:29
        q_5 = t142 + 0.0013933674f;
        const float t143 = q_5 * r_5;
        q_5 = t143 + 0.008333311f;
        const float t144 = q_5 * r_5;
        q_5 = t144 + 0.041666467f;
        const float t145 = q_5 * r_5;
        q_5 = t145 + 0.16666667f;
        const float t146 = q_5 * r_5;
        q_5 = t146 + 0.5f;
        const float t147 = r_5 * r_5; // exponential.rs:31
        const float t148 = t147 * q_5;
        const float rest_5 = r_error_5 + t148;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t149 = i32_from_f32(k_5); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t149); // bits.rs:36
        const uint bits_10 = as_type<uint>(y_11) + (as_type<uint>(t149) << 23u); // bits.rs:37
        const float t150 = (((as_type<uint>(t137) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:42
        const float e_5 = decode_bf16(encode_bf16(t150)); // activation.rs:20
        const float t151 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t151));
        const float t152 = reciprocal_rn(d_5); // by_mode.rs:51
        const float y_12 = decode_bf16(encode_bf16(t152)); // activation.rs:22
        const float t153 = 1.0f - y_12; // activation.rs:23
        const float t154 = decode_bf16(encode_bf16(outputs_5)) * ((t44 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t153))); // join.rs:84
        const uint bits_11 = as_type<uint>(t154); // bits.rs:29
        outputs_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t155 = abs_f32(t45); // activation.rs:20
        const float t156 = min_f32(max_f32(t155, -104.0f), 89.0f); // exponential.rs:40
        const float t157 = t156 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t157);
        const float t158 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t156 - t158;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t159 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t159 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t160 = q_6 * r_6; // exponential.rs:29
        q_6 = t160 + 0.0013933674f;
        const float t161 = q_6 * r_6;
        q_6 = t161 + 0.008333311f;
        const float t162 = q_6 * r_6;
        q_6 = t162 + 0.041666467f;
        const float t163 = q_6 * r_6;
        q_6 = t163 + 0.16666667f;
        const float t164 = q_6 * r_6;
        q_6 = t164 + 0.5f;
        const float t165 = r_6 * r_6; // exponential.rs:31
        const float t166 = t165 * q_6;
        const float rest_6 = r_error_6 + t166;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t167 = i32_from_f32(k_6); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t167); // bits.rs:36
        const uint bits_12 = as_type<uint>(y_13) + (as_type<uint>(t167) << 23u); // bits.rs:37
        const float t168 = (((as_type<uint>(t155) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float e_6 = decode_bf16(encode_bf16(t168)); // activation.rs:20
        const float t169 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t169));
        const float t170 = reciprocal_rn(d_6); // by_mode.rs:51
        const float y_14 = decode_bf16(encode_bf16(t170)); // activation.rs:22
        const float t171 = 1.0f - y_14; // activation.rs:23
        const float t172 = decode_bf16(encode_bf16(outputs_6)) * ((t45 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t171))); // join.rs:84
        const uint bits_13 = as_type<uint>(t172); // bits.rs:29
        outputs_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // join.rs:84
        const float t173 = abs_f32(t46); // activation.rs:20
        const float t174 = min_f32(max_f32(t173, -104.0f), 89.0f); // exponential.rs:40
        const float t175 = t174 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t175);
        const float t176 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t174 - t176;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t177 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t177 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t178 = q_7 * r_7; // exponential.rs:29
        q_7 = t178 + 0.0013933674f;
        const float t179 = q_7 * r_7;
        q_7 = t179 + 0.008333311f;
        const float t180 = q_7 * r_7;
        q_7 = t180 + 0.041666467f;
        const float t181 = q_7 * r_7;
        q_7 = t181 + 0.16666667f;
        const float t182 = q_7 * r_7;
        q_7 = t182 + 0.5f;
        const float t183 = r_7 * r_7; // exponential.rs:31
        const float t184 = t183 * q_7;
        const float rest_7 = r_error_7 + t184;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t185 = i32_from_f32(k_7); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t185); // bits.rs:36
        const uint bits_14 = as_type<uint>(y_15) + (as_type<uint>(t185) << 23u); // bits.rs:37
        const float t186 = (((as_type<uint>(t173) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:42
        const float e_7 = decode_bf16(encode_bf16(t186)); // activation.rs:20
        const float t187 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t187));
        const float t188 = reciprocal_rn(d_7); // by_mode.rs:51
        const float y_16 = decode_bf16(encode_bf16(t188)); // activation.rs:22
        const float t189 = 1.0f - y_16; // activation.rs:23
        const float t190 = decode_bf16(encode_bf16(outputs_7)) * ((t46 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t189))); // join.rs:84
        const uint bits_15 = as_type<uint>(t190); // bits.rs:29
        outputs_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const uint4 t191 = uint4(encode_bf16(outputs_0) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(((row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t191;
    }
}
