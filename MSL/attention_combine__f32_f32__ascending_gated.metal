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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

int max_i32(int a, int b) {
    return a < b ? b : a;
}

kernel void attention_combine__f32_f32__ascending_gated(
    constant Immediates& imm [[buffer(0)]],
    device const float* partial_outputs [[buffer(1)]],
    device const float* partial_sums [[buffer(2)]],
    device const uint* positions [[buffer(3)]],
    device const float* q_gate [[buffer(4)]],
    device float* y [[buffer(5)]],
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
        const float4 t34 = ((device const float4*)q_gate)[t33 >> 2u]; // piece.rs:36
        const float4 t35 = ((device const float4*)q_gate)[(t33 + 4u) >> 2u]; // piece.rs:37
        const float t36 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t34.x)), 1120927744u))); // logistic.rs:19
        const float t37 = t36 * 1.442695f; // exponential.rs:14
        const float sum = t37 + 12582912.0f; // bits.rs:52
        const float k = sum - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum)), 1262485504);
        const float t38 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t36 - t38;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t39 = reduced - r; // exponential.rs:18
        const float r_error = t39 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t40 = q * r; // exponential.rs:29
        q = t40 + 0.0013933674f;
        const float t41 = q * r;
        q = t41 + 0.008333311f;
        const float t42 = q * r;
        q = t42 + 0.041666467f;
        const float t43 = q * r;
        q = t43 + 0.16666667f;
        const float t44 = q * r;
        q = t44 + 0.5f;
        const float t45 = r * r; // exponential.rs:31
        const float t46 = t45 * q;
        const float rest = r_error + t46;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const float t47 = 1.0f - y_1; // exponential.rs:34
        const float t48 = t47 + p;
        const float t49 = r - p;
        const float t50 = t49 + rest;
        const float y_error = t48 + t50;
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(exponent, -60), 127)) << 23u); // bits.rs:66
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t51 = 1.0f - d; // logistic.rs:30
        const float t52 = t51 + power;
        const float t53 = y_error * unit;
        const float t54 = t52 + t53;
        const float t55 = d * 0.32323232f; // division.rs:13
        const float t56 = t55 - 1.4545455f;
        const float t57 = d * t56;
        float estimate = t57 + 2.121212f;
        const float t58 = d * estimate; // division.rs:16
        const float t59 = 1.0f - t58;
        const float t60 = estimate * t59;
        estimate = estimate + t60;
        const float t61 = d * estimate;
        const float t62 = 1.0f - t61;
        const float t63 = estimate * t62;
        estimate = estimate + t63;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:72
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t64 = d_high * high; // division.rs:21
        const float t65 = 1.0f - t64;
        const float t66 = d - d_high;
        const float t67 = t66 * high;
        const float residual = t65 - t67;
        const float estimate_1 = estimate;
        const float t68 = t54 * high; // division.rs:29
        const float t69 = residual - t68;
        const float low = t69 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:72
        const float t70 = y_high * high; // logistic.rs:40
        const float t71 = y_high * low;
        const float t72 = y_1 - y_high;
        const float t73 = t72 + y_error;
        const float t74 = t73 * estimate_1;
        const float t75 = t71 + t74;
        const float product = t70 + t75;
        const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(product) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const float t76 = high + low; // logistic.rs:41
        const float result = ((as_type<uint>(t34.x) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : t76);
        const float t77 = outputs_0 * (((as_type<uint>(t34.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // join.rs:84
        const uint bits_1 = as_type<uint>(t77); // bits.rs:31
        outputs_0 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // join.rs:84
        const float t78 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t34.y)), 1120927744u))); // logistic.rs:19
        const float t79 = t78 * 1.442695f; // exponential.rs:14
        const float sum_1 = t79 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_1 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_1)), 1262485504);
        const float t80 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t78 - t80;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t81 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t81 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t82 = q_1 * r_1; // exponential.rs:29
        q_1 = t82 + 0.0013933674f;
        const float t83 = q_1 * r_1;
        q_1 = t83 + 0.008333311f;
        const float t84 = q_1 * r_1;
        q_1 = t84 + 0.041666467f;
        const float t85 = q_1 * r_1;
        q_1 = t85 + 0.16666667f;
        const float t86 = q_1 * r_1;
        q_1 = t86 + 0.5f;
        const float t87 = r_1 * r_1; // exponential.rs:31
        const float t88 = t87 * q_1;
        const float rest_1 = r_error_1 + t88;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const float t89 = 1.0f - y_2; // exponential.rs:34
        const float t90 = t89 + p_1;
        const float t91 = r_1 - p_1;
        const float t92 = t91 + rest_1;
        const float y_error_1 = t90 + t92;
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_1, -60), 127)) << 23u); // bits.rs:66
        const float power_1 = y_2 * unit_1; // logistic.rs:28
        const float d_1 = 1.0f + power_1; // logistic.rs:29
        const float t93 = 1.0f - d_1; // logistic.rs:30
        const float t94 = t93 + power_1;
        const float t95 = y_error_1 * unit_1;
        const float t96 = t94 + t95;
        const float t97 = d_1 * 0.32323232f; // division.rs:13
        const float t98 = t97 - 1.4545455f;
        const float t99 = d_1 * t98;
        float estimate_2 = t99 + 2.121212f;
        const float t100 = d_1 * estimate_2; // division.rs:16
        const float t101 = 1.0f - t100;
        const float t102 = estimate_2 * t101;
        estimate_2 = estimate_2 + t102;
        const float t103 = d_1 * estimate_2;
        const float t104 = 1.0f - t103;
        const float t105 = estimate_2 * t104;
        estimate_2 = estimate_2 + t105;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:72
        const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
        const float t106 = d_high_1 * high_1; // division.rs:21
        const float t107 = 1.0f - t106;
        const float t108 = d_1 - d_high_1;
        const float t109 = t108 * high_1;
        const float residual_1 = t107 - t109;
        const float estimate_3 = estimate_2;
        const float t110 = t96 * high_1; // division.rs:29
        const float t111 = residual_1 - t110;
        const float low_1 = t111 * estimate_3;
        const float y_high_1 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:72
        const float t112 = y_high_1 * high_1; // logistic.rs:40
        const float t113 = y_high_1 * low_1;
        const float t114 = y_2 - y_high_1;
        const float t115 = t114 + y_error_1;
        const float t116 = t115 * estimate_3;
        const float t117 = t113 + t116;
        const float product_1 = t112 + t117;
        const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), exponent_1); // bits.rs:38
        const uint bits_2 = as_type<uint>(product_1) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const float t118 = high_1 + low_1; // logistic.rs:41
        const float result_1 = ((as_type<uint>(t34.y) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))) : t118);
        const float t119 = outputs_1 * (((as_type<uint>(t34.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // join.rs:84
        const uint bits_3 = as_type<uint>(t119); // bits.rs:31
        outputs_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t120 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t34.z)), 1120927744u))); // logistic.rs:19
        const float t121 = t120 * 1.442695f; // exponential.rs:14
        const float sum_2 = t121 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t122 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t120 - t122;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t123 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t123 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t124 = q_2 * r_2; // exponential.rs:29
        q_2 = t124 + 0.0013933674f;
        const float t125 = q_2 * r_2;
        q_2 = t125 + 0.008333311f;
        const float t126 = q_2 * r_2;
        q_2 = t126 + 0.041666467f;
        const float t127 = q_2 * r_2;
        q_2 = t127 + 0.16666667f;
        const float t128 = q_2 * r_2;
        q_2 = t128 + 0.5f;
        const float t129 = r_2 * r_2; // exponential.rs:31
        const float t130 = t129 * q_2;
        const float rest_2 = r_error_2 + t130;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const float t131 = 1.0f - y_3; // exponential.rs:34
        const float t132 = t131 + p_2;
        const float t133 = r_2 - p_2;
        const float t134 = t133 + rest_2;
        const float y_error_2 = t132 + t134;
        const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_2, -60), 127)) << 23u); // bits.rs:66
        const float power_2 = y_3 * unit_2; // logistic.rs:28
        const float d_2 = 1.0f + power_2; // logistic.rs:29
        const float t135 = 1.0f - d_2; // logistic.rs:30
        const float t136 = t135 + power_2;
        const float t137 = y_error_2 * unit_2;
        const float t138 = t136 + t137;
        const float t139 = d_2 * 0.32323232f; // division.rs:13
        const float t140 = t139 - 1.4545455f;
        const float t141 = d_2 * t140;
        float estimate_4 = t141 + 2.121212f;
        const float t142 = d_2 * estimate_4; // division.rs:16
        const float t143 = 1.0f - t142;
        const float t144 = estimate_4 * t143;
        estimate_4 = estimate_4 + t144;
        const float t145 = d_2 * estimate_4;
        const float t146 = 1.0f - t145;
        const float t147 = estimate_4 * t146;
        estimate_4 = estimate_4 + t147;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:72
        const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
        const float t148 = d_high_2 * high_2; // division.rs:21
        const float t149 = 1.0f - t148;
        const float t150 = d_2 - d_high_2;
        const float t151 = t150 * high_2;
        const float residual_2 = t149 - t151;
        const float estimate_5 = estimate_4;
        const float t152 = t138 * high_2; // division.rs:29
        const float t153 = residual_2 - t152;
        const float low_2 = t153 * estimate_5;
        const float y_high_2 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:72
        const float t154 = y_high_2 * high_2; // logistic.rs:40
        const float t155 = y_high_2 * low_2;
        const float t156 = y_3 - y_high_2;
        const float t157 = t156 + y_error_2;
        const float t158 = t157 * estimate_5;
        const float t159 = t155 + t158;
        const float product_2 = t154 + t159;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), exponent_2); // bits.rs:38
        const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const float t160 = high_2 + low_2; // logistic.rs:41
        const float result_2 = ((as_type<uint>(t34.z) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4))) : t160);
        const float t161 = outputs_2 * (((as_type<uint>(t34.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // join.rs:84
        const uint bits_5 = as_type<uint>(t161); // bits.rs:31
        outputs_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t162 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t34.w)), 1120927744u))); // logistic.rs:19
        const float t163 = t162 * 1.442695f; // exponential.rs:14
        const float sum_3 = t163 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t164 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t162 - t164;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t165 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t165 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t166 = q_3 * r_3; // exponential.rs:29
        q_3 = t166 + 0.0013933674f;
        const float t167 = q_3 * r_3;
        q_3 = t167 + 0.008333311f;
        const float t168 = q_3 * r_3;
        q_3 = t168 + 0.041666467f;
        const float t169 = q_3 * r_3;
        q_3 = t169 + 0.16666667f;
        const float t170 = q_3 * r_3;
        q_3 = t170 + 0.5f;
        const float t171 = r_3 * r_3; // exponential.rs:31
        const float t172 = t171 * q_3;
        const float rest_3 = r_error_3 + t172;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const float t173 = 1.0f - y_4; // exponential.rs:34
        const float t174 = t173 + p_3;
        const float t175 = r_3 - p_3;
        const float t176 = t175 + rest_3;
        const float y_error_3 = t174 + t176;
        const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_3, -60), 127)) << 23u); // bits.rs:66
        const float power_3 = y_4 * unit_3; // logistic.rs:28
        const float d_3 = 1.0f + power_3; // logistic.rs:29
        const float t177 = 1.0f - d_3; // logistic.rs:30
        const float t178 = t177 + power_3;
        const float t179 = y_error_3 * unit_3;
        const float t180 = t178 + t179;
        const float t181 = d_3 * 0.32323232f; // division.rs:13
        const float t182 = t181 - 1.4545455f;
        const float t183 = d_3 * t182;
        float estimate_6 = t183 + 2.121212f;
        const float t184 = d_3 * estimate_6; // division.rs:16
        const float t185 = 1.0f - t184;
        const float t186 = estimate_6 * t185;
        estimate_6 = estimate_6 + t186;
        const float t187 = d_3 * estimate_6;
        const float t188 = 1.0f - t187;
        const float t189 = estimate_6 * t188;
        estimate_6 = estimate_6 + t189;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:72
        const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
        const float t190 = d_high_3 * high_3; // division.rs:21
        const float t191 = 1.0f - t190;
        const float t192 = d_3 - d_high_3;
        const float t193 = t192 * high_3;
        const float residual_3 = t191 - t193;
        const float estimate_7 = estimate_6;
        const float t194 = t180 * high_3; // division.rs:29
        const float t195 = residual_3 - t194;
        const float low_3 = t195 * estimate_7;
        const float y_high_3 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:72
        const float t196 = y_high_3 * high_3; // logistic.rs:40
        const float t197 = y_high_3 * low_3;
        const float t198 = y_4 - y_high_3;
        const float t199 = t198 + y_error_3;
        const float t200 = t199 * estimate_7;
        const float t201 = t197 + t200;
        const float product_3 = t196 + t201;
        const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), exponent_3); // bits.rs:38
        const uint bits_6 = as_type<uint>(product_3) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const float t202 = high_3 + low_3; // logistic.rs:41
        const float result_3 = ((as_type<uint>(t34.w) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))) : t202);
        const float t203 = outputs_3 * (((as_type<uint>(t34.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // join.rs:84
        const uint bits_7 = as_type<uint>(t203); // bits.rs:31
        outputs_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t204 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t35.x)), 1120927744u))); // logistic.rs:19
        const float t205 = t204 * 1.442695f; // exponential.rs:14
        const float sum_4 = t205 + 12582912.0f; // bits.rs:52
        const float k_4 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t206 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t204 - t206;
        const float correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t207 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t207 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t208 = q_4 * r_4; // exponential.rs:29
        q_4 = t208 + 0.0013933674f;
        const float t209 = q_4 * r_4;
        q_4 = t209 + 0.008333311f;
        const float t210 = q_4 * r_4;
        q_4 = t210 + 0.041666467f;
        const float t211 = q_4 * r_4;
        q_4 = t211 + 0.16666667f;
        const float t212 = q_4 * r_4;
        q_4 = t212 + 0.5f;
        const float t213 = r_4 * r_4; // exponential.rs:31
        const float t214 = t213 * q_4;
        const float rest_4 = r_error_4 + t214;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const float t215 = 1.0f - y_5; // exponential.rs:34
        const float t216 = t215 + p_4;
        const float t217 = r_4 - p_4;
        const float t218 = t217 + rest_4;
        const float y_error_4 = t216 + t218;
        const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_4, -60), 127)) << 23u); // bits.rs:66
        const float power_4 = y_5 * unit_4; // logistic.rs:28
        const float d_4 = 1.0f + power_4; // logistic.rs:29
        const float t219 = 1.0f - d_4; // logistic.rs:30
        const float t220 = t219 + power_4;
        const float t221 = y_error_4 * unit_4;
        const float t222 = t220 + t221;
        const float t223 = d_4 * 0.32323232f; // division.rs:13
        const float t224 = t223 - 1.4545455f;
        const float t225 = d_4 * t224;
        float estimate_8 = t225 + 2.121212f;
        const float t226 = d_4 * estimate_8; // division.rs:16
        const float t227 = 1.0f - t226;
        const float t228 = estimate_8 * t227;
        estimate_8 = estimate_8 + t228;
        const float t229 = d_4 * estimate_8;
        const float t230 = 1.0f - t229;
        const float t231 = estimate_8 * t230;
        estimate_8 = estimate_8 + t231;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:72
        const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
        const float t232 = d_high_4 * high_4; // division.rs:21
        const float t233 = 1.0f - t232;
        const float t234 = d_4 - d_high_4;
        const float t235 = t234 * high_4;
        const float residual_4 = t233 - t235;
        const float estimate_9 = estimate_8;
        const float t236 = t222 * high_4; // division.rs:29
        const float t237 = residual_4 - t236;
        const float low_4 = t237 * estimate_9;
        const float y_high_4 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:72
        const float t238 = y_high_4 * high_4; // logistic.rs:40
        const float t239 = y_high_4 * low_4;
        const float t240 = y_5 - y_high_4;
        const float t241 = t240 + y_error_4;
        const float t242 = t241 * estimate_9;
        const float t243 = t239 + t242;
        const float product_4 = t238 + t243;
        const int field_4 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), exponent_4); // bits.rs:38
        const uint bits_8 = as_type<uint>(product_4) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const float t244 = high_4 + low_4; // logistic.rs:41
        const float result_4 = ((as_type<uint>(t35.x) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8))) : t244);
        const float t245 = outputs_4 * (((as_type<uint>(t35.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // join.rs:84
        const uint bits_9 = as_type<uint>(t245); // bits.rs:31
        outputs_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:84
        const float t246 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t35.y)), 1120927744u))); // logistic.rs:19
        const float t247 = t246 * 1.442695f; // exponential.rs:14
        const float sum_5 = t247 + 12582912.0f; // bits.rs:52
        const float k_5 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_5 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t248 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t246 - t248;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t249 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t249 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t250 = q_5 * r_5; // exponential.rs:29
        q_5 = t250 + 0.0013933674f;
        const float t251 = q_5 * r_5;
        q_5 = t251 + 0.008333311f;
        const float t252 = q_5 * r_5;
        q_5 = t252 + 0.041666467f;
        const float t253 = q_5 * r_5;
        q_5 = t253 + 0.16666667f;
        const float t254 = q_5 * r_5;
        q_5 = t254 + 0.5f;
        const float t255 = r_5 * r_5; // exponential.rs:31
        const float t256 = t255 * q_5;
        const float rest_5 = r_error_5 + t256;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const float t257 = 1.0f - y_6; // exponential.rs:34
        const float t258 = t257 + p_5;
        const float t259 = r_5 - p_5;
        const float t260 = t259 + rest_5;
        const float y_error_5 = t258 + t260;
        const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_5, -60), 127)) << 23u); // bits.rs:66
        const float power_5 = y_6 * unit_5; // logistic.rs:28
        const float d_5 = 1.0f + power_5; // logistic.rs:29
        const float t261 = 1.0f - d_5; // logistic.rs:30
        const float t262 = t261 + power_5;
        const float t263 = y_error_5 * unit_5;
        const float t264 = t262 + t263;
        const float t265 = d_5 * 0.32323232f; // division.rs:13
        const float t266 = t265 - 1.4545455f;
        const float t267 = d_5 * t266;
        float estimate_10 = t267 + 2.121212f;
        const float t268 = d_5 * estimate_10; // division.rs:16
        const float t269 = 1.0f - t268;
        const float t270 = estimate_10 * t269;
        estimate_10 = estimate_10 + t270;
        const float t271 = d_5 * estimate_10;
        const float t272 = 1.0f - t271;
        const float t273 = estimate_10 * t272;
        estimate_10 = estimate_10 + t273;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:72
        const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
        const float t274 = d_high_5 * high_5; // division.rs:21
        const float t275 = 1.0f - t274;
        const float t276 = d_5 - d_high_5;
        const float t277 = t276 * high_5;
        const float residual_5 = t275 - t277;
        const float estimate_11 = estimate_10;
        const float t278 = t264 * high_5; // division.rs:29
        const float t279 = residual_5 - t278;
        const float low_5 = t279 * estimate_11;
        const float y_high_5 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:72
        const float t280 = y_high_5 * high_5; // logistic.rs:40
        const float t281 = y_high_5 * low_5;
        const float t282 = y_6 - y_high_5;
        const float t283 = t282 + y_error_5;
        const float t284 = t283 * estimate_11;
        const float t285 = t281 + t284;
        const float product_5 = t280 + t285;
        const int field_5 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), exponent_5); // bits.rs:38
        const uint bits_10 = as_type<uint>(product_5) + (as_type<uint>(exponent_5) << 23u); // bits.rs:39
        const float t286 = high_5 + low_5; // logistic.rs:41
        const float result_5 = ((as_type<uint>(t35.y) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))) : t286);
        const float t287 = outputs_5 * (((as_type<uint>(t35.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // join.rs:84
        const uint bits_11 = as_type<uint>(t287); // bits.rs:31
        outputs_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t288 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t35.z)), 1120927744u))); // logistic.rs:19
        const float t289 = t288 * 1.442695f; // exponential.rs:14
        const float sum_6 = t289 + 12582912.0f; // bits.rs:52
        const float k_6 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_6 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t290 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t288 - t290;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t291 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t291 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t292 = q_6 * r_6; // exponential.rs:29
        q_6 = t292 + 0.0013933674f;
        const float t293 = q_6 * r_6;
        q_6 = t293 + 0.008333311f;
        const float t294 = q_6 * r_6;
        q_6 = t294 + 0.041666467f;
        const float t295 = q_6 * r_6;
        q_6 = t295 + 0.16666667f;
        const float t296 = q_6 * r_6;
        q_6 = t296 + 0.5f;
        const float t297 = r_6 * r_6; // exponential.rs:31
        const float t298 = t297 * q_6;
        const float rest_6 = r_error_6 + t298;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const float t299 = 1.0f - y_7; // exponential.rs:34
        const float t300 = t299 + p_6;
        const float t301 = r_6 - p_6;
        const float t302 = t301 + rest_6;
        const float y_error_6 = t300 + t302;
        const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_6, -60), 127)) << 23u); // bits.rs:66
        const float power_6 = y_7 * unit_6; // logistic.rs:28
        const float d_6 = 1.0f + power_6; // logistic.rs:29
        const float t303 = 1.0f - d_6; // logistic.rs:30
        const float t304 = t303 + power_6;
        const float t305 = y_error_6 * unit_6;
        const float t306 = t304 + t305;
        const float t307 = d_6 * 0.32323232f; // division.rs:13
        const float t308 = t307 - 1.4545455f;
        const float t309 = d_6 * t308;
        float estimate_12 = t309 + 2.121212f;
        const float t310 = d_6 * estimate_12; // division.rs:16
        const float t311 = 1.0f - t310;
        const float t312 = estimate_12 * t311;
        estimate_12 = estimate_12 + t312;
        const float t313 = d_6 * estimate_12;
        const float t314 = 1.0f - t313;
        const float t315 = estimate_12 * t314;
        estimate_12 = estimate_12 + t315;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:72
        const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
        const float t316 = d_high_6 * high_6; // division.rs:21
        const float t317 = 1.0f - t316;
        const float t318 = d_6 - d_high_6;
        const float t319 = t318 * high_6;
        const float residual_6 = t317 - t319;
        const float estimate_13 = estimate_12;
        const float t320 = t306 * high_6; // division.rs:29
        const float t321 = residual_6 - t320;
        const float low_6 = t321 * estimate_13;
        const float y_high_6 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:72
        const float t322 = y_high_6 * high_6; // logistic.rs:40
        const float t323 = y_high_6 * low_6;
        const float t324 = y_7 - y_high_6;
        const float t325 = t324 + y_error_6;
        const float t326 = t325 * estimate_13;
        const float t327 = t323 + t326;
        const float product_6 = t322 + t327;
        const int field_6 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), exponent_6); // bits.rs:38
        const uint bits_12 = as_type<uint>(product_6) + (as_type<uint>(exponent_6) << 23u); // bits.rs:39
        const float t328 = high_6 + low_6; // logistic.rs:41
        const float result_6 = ((as_type<uint>(t35.z) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12))) : t328);
        const float t329 = outputs_6 * (((as_type<uint>(t35.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // join.rs:84
        const uint bits_13 = as_type<uint>(t329); // bits.rs:31
        outputs_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // join.rs:84
        const float t330 = neg_f32(as_type<float>(min_u32(as_type<uint>(abs_f32(t35.w)), 1120927744u))); // logistic.rs:19
        const float t331 = t330 * 1.442695f; // exponential.rs:14
        const float sum_7 = t331 + 12582912.0f; // bits.rs:52
        const float k_7 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_7 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t332 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t330 - t332;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t333 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t333 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t334 = q_7 * r_7; // exponential.rs:29
        q_7 = t334 + 0.0013933674f;
        const float t335 = q_7 * r_7;
        q_7 = t335 + 0.008333311f;
        const float t336 = q_7 * r_7;
        q_7 = t336 + 0.041666467f;
        const float t337 = q_7 * r_7;
        q_7 = t337 + 0.16666667f;
        const float t338 = q_7 * r_7;
        q_7 = t338 + 0.5f;
        const float t339 = r_7 * r_7; // exponential.rs:31
        const float t340 = t339 * q_7;
        const float rest_7 = r_error_7 + t340;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const float t341 = 1.0f - y_8; // exponential.rs:34
        const float t342 = t341 + p_7;
        const float t343 = r_7 - p_7;
        const float t344 = t343 + rest_7;
        const float y_error_7 = t342 + t344;
        const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(exponent_7, -60), 127)) << 23u); // bits.rs:66
        const float power_7 = y_8 * unit_7; // logistic.rs:28
        const float d_7 = 1.0f + power_7; // logistic.rs:29
        const float t345 = 1.0f - d_7; // logistic.rs:30
        const float t346 = t345 + power_7;
        const float t347 = y_error_7 * unit_7;
        const float t348 = t346 + t347;
        const float t349 = d_7 * 0.32323232f; // division.rs:13
        const float t350 = t349 - 1.4545455f;
        const float t351 = d_7 * t350;
        float estimate_14 = t351 + 2.121212f;
        const float t352 = d_7 * estimate_14; // division.rs:16
        const float t353 = 1.0f - t352;
        const float t354 = estimate_14 * t353;
        estimate_14 = estimate_14 + t354;
        const float t355 = d_7 * estimate_14;
        const float t356 = 1.0f - t355;
        const float t357 = estimate_14 * t356;
        estimate_14 = estimate_14 + t357;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:72
        const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
        const float t358 = d_high_7 * high_7; // division.rs:21
        const float t359 = 1.0f - t358;
        const float t360 = d_7 - d_high_7;
        const float t361 = t360 * high_7;
        const float residual_7 = t359 - t361;
        const float estimate_15 = estimate_14;
        const float t362 = t348 * high_7; // division.rs:29
        const float t363 = residual_7 - t362;
        const float low_7 = t363 * estimate_15;
        const float y_high_7 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:72
        const float t364 = y_high_7 * high_7; // logistic.rs:40
        const float t365 = y_high_7 * low_7;
        const float t366 = y_8 - y_high_7;
        const float t367 = t366 + y_error_7;
        const float t368 = t367 * estimate_15;
        const float t369 = t365 + t368;
        const float product_7 = t364 + t369;
        const int field_7 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), exponent_7); // bits.rs:38
        const uint bits_14 = as_type<uint>(product_7) + (as_type<uint>(exponent_7) << 23u); // bits.rs:39
        const float t370 = high_7 + low_7; // logistic.rs:41
        const float result_7 = ((as_type<uint>(t35.w) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))) : t370);
        const float t371 = outputs_7 * (((as_type<uint>(t35.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // join.rs:84
        const uint bits_15 = as_type<uint>(t371); // bits.rs:31
        outputs_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const uint t372 = (row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim); // join.rs:87
        ((device float4*)y)[t372 >> 2u] = float4(outputs_0, outputs_1, outputs_2, outputs_3); // piece.rs:68
        ((device float4*)y)[(t372 + 4u) >> 2u] = float4(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
    }
}
