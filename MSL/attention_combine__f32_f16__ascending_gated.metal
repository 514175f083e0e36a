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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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

kernel void attention_combine__f32_f16__ascending_gated(
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
                const float t5 = t4 * 1.442695f; // exponential.rs:14
                const float sum = t5 + 12582912.0f; // bits.rs:52
                const float k = sum - 12582912.0f; // bits.rs:53
                const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
                const float t6 = k * 0.6933594f; // exponential.rs:15
                const float reduced = t4 - t6;
                const float correction = k * -0.00021219444f; // exponential.rs:16
                const float r = reduced - correction; // exponential.rs:17
                const float t7 = reduced - r; // exponential.rs:18
                const float r_error = t7 - correction;
                float q = 0.00019891017f; // exponential.rs:26
                const float t8 = q * r; // exponential.rs:29
                q = t8 + 0.0013933674f;
                const float t9 = q * r;
                q = t9 + 0.008333311f;
                const float t10 = q * r;
                q = t10 + 0.041666467f;
                const float t11 = q * r;
                q = t11 + 0.16666667f;
                const float t12 = q * r;
                q = t12 + 0.5f;
                const float t13 = r * r; // exponential.rs:31
                const float t14 = t13 * q;
                const float rest = r_error + t14;
                const float p = r + rest; // exponential.rs:32
                const float y_1 = 1.0f + p; // exponential.rs:33
                const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
                const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
                const uint bits_1 = as_type<uint>(t4); // exponential.rs:48
                const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
                const float factor = (((as_type<uint>(t4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded); // exponential.rs:51
                const float t15 = t1.x - max_1; // join.rs:18
                const float t16 = t15 * 1.442695f; // exponential.rs:14
                const float sum_1 = t16 + 12582912.0f; // bits.rs:52
                const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
                const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
                const float t17 = k_1 * 0.6933594f; // exponential.rs:15
                const float reduced_1 = t15 - t17;
                const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
                const float r_1 = reduced_1 - correction_1; // exponential.rs:17
                const float t18 = reduced_1 - r_1; // exponential.rs:18
                const float r_error_1 = t18 - correction_1;
                float q_1 = 0.00019891017f; // exponential.rs:26
                const float t19 = q_1 * r_1; // exponential.rs:29
                q_1 = t19 + 0.0013933674f;
                const float t20 = q_1 * r_1;
                q_1 = t20 + 0.008333311f;
                const float t21 = q_1 * r_1;
                q_1 = t21 + 0.041666467f;
                const float t22 = q_1 * r_1;
                q_1 = t22 + 0.16666667f;
                const float t23 = q_1 * r_1;
                q_1 = t23 + 0.5f;
                const float t24 = r_1 * r_1; // exponential.rs:31
                const float t25 = t24 * q_1;
                const float rest_1 = r_error_1 + t25;
                const float p_1 = r_1 + rest_1; // exponential.rs:32
                const float y_2 = 1.0f + p_1; // exponential.rs:33
                const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), exponent_1); // bits.rs:38
                const uint bits_2 = as_type<uint>(y_2) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
                const uint bits_3 = as_type<uint>(t15); // exponential.rs:48
                const uint beyond_1 = ((bits_3 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
                const float bounded_1 = (((bits_3 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2)))); // exponential.rs:50
                const float next_factor = (((as_type<uint>(t15) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1); // exponential.rs:51
                const float t26 = parts_1 * factor; // join.rs:19
                const float t27 = t1.y * next_factor;
                const float sum_2 = t26 + t27;
                const float t28 = parts_2 * factor; // join.rs:20
                const uint bits_4 = as_type<uint>(t28); // bits.rs:31
                const float t29 = output * next_factor; // join.rs:20
                const uint bits_5 = as_type<uint>(t29); // bits.rs:31
                const float t30 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) + as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:20
                parts_0 = max_1; // attention_combine.rs:233
                parts_1 = sum_2;
                parts_2 = t30;
            }
        }
    }
    const float t31 = parts_1; // attention_combine.rs:240
    const float t32 = parts_2;
    if (local_invocation_index < head_dim) { // join.rs:48
        memory[local_invocation_index] = quotient_rn(t32, t31); // join.rs:49
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
        const uint t33 = row * (imm.gate_stride * imm.seq_len) + (token_1 * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        const uint4 t34 = ((device const uint4*)q_gate)[(t33 >> 1u) >> 2u]; // piece.rs:40
        const float t35 = decode_f16(t34.x);
        const float t36 = decode_f16(t34.x >> 16u);
        const float t37 = decode_f16(t34.y);
        const float t38 = decode_f16(t34.y >> 16u);
        const float t39 = decode_f16(t34.z);
        const float t40 = decode_f16(t34.z >> 16u);
        const float t41 = decode_f16(t34.w);
        const float t42 = decode_f16(t34.w >> 16u);
        const float t43 = abs_f32(t35); // activation.rs:20
        const float t44 = t43 * 1.442695f; // exponential.rs:14
        const float sum = t44 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t45 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t43 - t45;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t46 = reduced - r; // exponential.rs:18
        const float r_error = t46 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t47 = q * r; // exponential.rs:29
        q = t47 + 0.0013933674f;
        const float t48 = q * r;
        q = t48 + 0.008333311f;
        const float t49 = q * r;
        q = t49 + 0.041666467f;
        const float t50 = q * r;
        q = t50 + 0.16666667f;
        const float t51 = q * r;
        q = t51 + 0.5f;
        const float t52 = r * r; // exponential.rs:31
        const float t53 = t52 * q;
        const float rest = r_error + t53;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t43); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const uint t54 = encode_f16((((as_type<uint>(t43) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_f16(t54);
        const float t55 = 1.0f + e; // activation.rs:21
        const float d = decode_f16(encode_f16(t55));
        const float t56 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_f16(encode_f16(t56)); // activation.rs:22
        const float t57 = 1.0f - y_2; // activation.rs:23
        const float t58 = decode_f16(encode_f16(outputs_0)) * ((t35 < 0.0f) ? y_2 : decode_f16(encode_f16(t57))); // join.rs:84
        const uint bits_2 = as_type<uint>(t58); // bits.rs:31
        outputs_0 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // join.rs:84
        const float t59 = abs_f32(t36); // activation.rs:20
        const float t60 = t59 * 1.442695f; // exponential.rs:14
        const float sum_1 = t60 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
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
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_4 = as_type<uint>(t59); // exponential.rs:48
        const uint beyond_1 = ((bits_4 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_4 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:50
        const uint t70 = encode_f16((((as_type<uint>(t59) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_f16(t70);
        const float t71 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_f16(encode_f16(t71));
        const float t72 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_f16(encode_f16(t72)); // activation.rs:22
        const float t73 = 1.0f - y_4; // activation.rs:23
        const float t74 = decode_f16(encode_f16(outputs_1)) * ((t36 < 0.0f) ? y_4 : decode_f16(encode_f16(t73))); // join.rs:84
        const uint bits_5 = as_type<uint>(t74); // bits.rs:31
        outputs_1 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t75 = abs_f32(t37); // activation.rs:20
        const float t76 = t75 * 1.442695f; // exponential.rs:14
        const float sum_2 = t76 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t77 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t75 - t77;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t78 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t78 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t79 = q_2 * r_2; // exponential.rs:29
        q_2 = t79 + 0.0013933674f;
        const float t80 = q_2 * r_2;
        q_2 = t80 + 0.008333311f;
        const float t81 = q_2 * r_2;
        q_2 = t81 + 0.041666467f;
        const float t82 = q_2 * r_2;
        q_2 = t82 + 0.16666667f;
        const float t83 = q_2 * r_2;
        q_2 = t83 + 0.5f;
        const float t84 = r_2 * r_2; // exponential.rs:31
        const float t85 = t84 * q_2;
        const float rest_2 = r_error_2 + t85;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t75); // exponential.rs:48
        const uint beyond_2 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const uint t86 = encode_f16((((as_type<uint>(t75) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_f16(t86);
        const float t87 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_f16(encode_f16(t87));
        const float t88 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_f16(encode_f16(t88)); // activation.rs:22
        const float t89 = 1.0f - y_6; // activation.rs:23
        const float t90 = decode_f16(encode_f16(outputs_2)) * ((t37 < 0.0f) ? y_6 : decode_f16(encode_f16(t89))); // join.rs:84
        const uint bits_8 = as_type<uint>(t90); // bits.rs:31
        outputs_2 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)); // join.rs:84
        const float t91 = abs_f32(t38); // activation.rs:20
        const float t92 = t91 * 1.442695f; // exponential.rs:14
        const float sum_3 = t92 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t93 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t91 - t93;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t94 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t94 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t95 = q_3 * r_3; // exponential.rs:29
        q_3 = t95 + 0.0013933674f;
        const float t96 = q_3 * r_3;
        q_3 = t96 + 0.008333311f;
        const float t97 = q_3 * r_3;
        q_3 = t97 + 0.041666467f;
        const float t98 = q_3 * r_3;
        q_3 = t98 + 0.16666667f;
        const float t99 = q_3 * r_3;
        q_3 = t99 + 0.5f;
        const float t100 = r_3 * r_3; // exponential.rs:31
        const float t101 = t100 * q_3;
        const float rest_3 = r_error_3 + t101;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_9 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_10 = as_type<uint>(t91); // exponential.rs:48
        const uint beyond_3 = ((bits_10 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_10 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_9)))); // exponential.rs:50
        const uint t102 = encode_f16((((as_type<uint>(t91) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_f16(t102);
        const float t103 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_f16(encode_f16(t103));
        const float t104 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_f16(encode_f16(t104)); // activation.rs:22
        const float t105 = 1.0f - y_8; // activation.rs:23
        const float t106 = decode_f16(encode_f16(outputs_3)) * ((t38 < 0.0f) ? y_8 : decode_f16(encode_f16(t105))); // join.rs:84
        const uint bits_11 = as_type<uint>(t106); // bits.rs:31
        outputs_3 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t107 = abs_f32(t39); // activation.rs:20
        const float t108 = t107 * 1.442695f; // exponential.rs:14
        const float sum_4 = t108 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t109 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t107 - t109;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t110 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t110 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t111 = q_4 * r_4; // exponential.rs:29
        q_4 = t111 + 0.0013933674f;
        const float t112 = q_4 * r_4;
        q_4 = t112 + 0.008333311f;
        const float t113 = q_4 * r_4;
        q_4 = t113 + 0.041666467f;
        const float t114 = q_4 * r_4;
        q_4 = t114 + 0.16666667f;
        const float t115 = q_4 * r_4;
        q_4 = t115 + 0.5f;
        const float t116 = r_4 * r_4; // exponential.rs:31
        const float t117 = t116 * q_4;
        const float rest_4 = r_error_4 + t117;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_4); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_9) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t107); // exponential.rs:48
        const uint beyond_4 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_4 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_4) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const uint t118 = encode_f16((((as_type<uint>(t107) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_4)); // activation.rs:20
        const float e_4 = decode_f16(t118);
        const float t119 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_f16(encode_f16(t119));
        const float t120 = reciprocal_rn(d_4); // by_mode.rs:51
        const float y_10 = decode_f16(encode_f16(t120)); // activation.rs:22
        const float t121 = 1.0f - y_10; // activation.rs:23
        const float t122 = decode_f16(encode_f16(outputs_4)) * ((t39 < 0.0f) ? y_10 : decode_f16(encode_f16(t121))); // join.rs:84
        const uint bits_14 = as_type<uint>(t122); // bits.rs:31
        outputs_4 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)); // join.rs:84
        const float t123 = abs_f32(t40); // activation.rs:20
        const float t124 = t123 * 1.442695f; // exponential.rs:14
        const float sum_5 = t124 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t125 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t123 - t125;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t126 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t126 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t127 = q_5 * r_5; // exponential.rs:29
        q_5 = t127 + 0.0013933674f;
        const float t128 = q_5 * r_5;
        q_5 = t128 + 0.008333311f;
        const float t129 = q_5 * r_5;
        q_5 = t129 + 0.041666467f;
        const float t130 = q_5 * r_5;
        q_5 = t130 + 0.16666667f;
        const float t131 = q_5 * r_5;
        q_5 = t131 + 0.5f;
        const float t132 = r_5 * r_5; // exponential.rs:31
        const float t133 = t132 * q_5;
        const float rest_5 = r_error_5 + t133;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), exponent_5); // bits.rs:38
        const uint bits_15 = as_type<uint>(y_11) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const uint bits_16 = as_type<uint>(t123); // exponential.rs:48
        const uint beyond_5 = ((bits_16 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_5 = (((bits_16 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_5) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_15)))); // exponential.rs:50
        const uint t134 = encode_f16((((as_type<uint>(t123) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_5)); // activation.rs:20
        const float e_5 = decode_f16(t134);
        const float t135 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_f16(encode_f16(t135));
        const float t136 = reciprocal_rn(d_5); // by_mode.rs:51
        const float y_12 = decode_f16(encode_f16(t136)); // activation.rs:22
        const float t137 = 1.0f - y_12; // activation.rs:23
        const float t138 = decode_f16(encode_f16(outputs_5)) * ((t40 < 0.0f) ? y_12 : decode_f16(encode_f16(t137))); // join.rs:84
        const uint bits_17 = as_type<uint>(t138); // bits.rs:31
        outputs_5 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)); // join.rs:84
        const float t139 = abs_f32(t41); // activation.rs:20
        const float t140 = t139 * 1.442695f; // exponential.rs:14
        const float sum_6 = t140 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t141 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t139 - t141;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t142 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t142 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t143 = q_6 * r_6; // exponential.rs:29
        q_6 = t143 + 0.0013933674f;
        const float t144 = q_6 * r_6;
        q_6 = t144 + 0.008333311f;
        const float t145 = q_6 * r_6;
        q_6 = t145 + 0.041666467f;
        const float t146 = q_6 * r_6;
        q_6 = t146 + 0.16666667f;
        const float t147 = q_6 * r_6;
        q_6 = t147 + 0.5f;
        const float t148 = r_6 * r_6; // exponential.rs:31
        const float t149 = t148 * q_6;
        const float rest_6 = r_error_6 + t149;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), exponent_6); // bits.rs:38
        const uint bits_18 = as_type<uint>(y_13) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const uint bits_19 = as_type<uint>(t139); // exponential.rs:48
        const uint beyond_6 = ((bits_19 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_6 = (((bits_19 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_6) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:50
        const uint t150 = encode_f16((((as_type<uint>(t139) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_6)); // activation.rs:20
        const float e_6 = decode_f16(t150);
        const float t151 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_f16(encode_f16(t151));
        const float t152 = reciprocal_rn(d_6); // by_mode.rs:51
        const float y_14 = decode_f16(encode_f16(t152)); // activation.rs:22
        const float t153 = 1.0f - y_14; // activation.rs:23
        const float t154 = decode_f16(encode_f16(outputs_6)) * ((t41 < 0.0f) ? y_14 : decode_f16(encode_f16(t153))); // join.rs:84
        const uint bits_20 = as_type<uint>(t154); // bits.rs:31
        outputs_6 = as_type<float>((((bits_20 & 2139095040u) == 0u) ? bits_20 & 2147483648u : bits_20)); // join.rs:84
        const float t155 = abs_f32(t42); // activation.rs:20
        const float t156 = t155 * 1.442695f; // exponential.rs:14
        const float sum_7 = t156 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t157 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t155 - t157;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t158 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t158 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t159 = q_7 * r_7; // exponential.rs:29
        q_7 = t159 + 0.0013933674f;
        const float t160 = q_7 * r_7;
        q_7 = t160 + 0.008333311f;
        const float t161 = q_7 * r_7;
        q_7 = t161 + 0.041666467f;
        const float t162 = q_7 * r_7;
        q_7 = t162 + 0.16666667f;
        const float t163 = q_7 * r_7;
        q_7 = t163 + 0.5f;
        const float t164 = r_7 * r_7; // exponential.rs:31
        const float t165 = t164 * q_7;
        const float rest_7 = r_error_7 + t165;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), exponent_7); // bits.rs:38
        const uint bits_21 = as_type<uint>(y_15) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const uint bits_22 = as_type<uint>(t155); // exponential.rs:48
        const uint beyond_7 = ((bits_22 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_7 = (((bits_22 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_7) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_21)))); // exponential.rs:50
        const uint t166 = encode_f16((((as_type<uint>(t155) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_7)); // activation.rs:20
        const float e_7 = decode_f16(t166);
        const float t167 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_f16(encode_f16(t167));
        const float t168 = reciprocal_rn(d_7); // by_mode.rs:51
        const float y_16 = decode_f16(encode_f16(t168)); // activation.rs:22
        const float t169 = 1.0f - y_16; // activation.rs:23
        const float t170 = decode_f16(encode_f16(outputs_7)) * ((t42 < 0.0f) ? y_16 : decode_f16(encode_f16(t169))); // join.rs:84
        const uint bits_23 = as_type<uint>(t170); // bits.rs:31
        outputs_7 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const uint4 t171 = uint4(encode_f16(outputs_0) | (encode_f16(outputs_1) << 16u), encode_f16(outputs_2) | (encode_f16(outputs_3) << 16u), encode_f16(outputs_4) | (encode_f16(outputs_5) << 16u), encode_f16(outputs_6) | (encode_f16(outputs_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(((row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t171;
    }
}
