#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint seq_len;
    uint max_blocks;
    uint head_dim;
    uint n_heads;
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

kernel void attention_combine__f32_f16__ascending(
    constant Immediates& imm [[buffer(0)]],
    device const float* partial_outputs [[buffer(1)]],
    device const float* partial_sums [[buffer(2)]],
    device const uint* positions [[buffer(3)]],
    device ushort* y [[buffer(4)]],
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
        const uint4 t33 = uint4(encode_f16(outputs_0) | (encode_f16(outputs_1) << 16u), encode_f16(outputs_2) | (encode_f16(outputs_3) << 16u), encode_f16(outputs_4) | (encode_f16(outputs_5) << 16u), encode_f16(outputs_6) | (encode_f16(outputs_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(((row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t33;
    }
}
