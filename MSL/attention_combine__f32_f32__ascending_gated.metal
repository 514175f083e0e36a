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

uint div_u32(uint a, uint b) {
    return b == 0u ? a : a / b;
}

uint rem_u32(uint a, uint b) {
    return b == 0u ? 0u : a % b;
}

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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
                const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t16); // bits.rs:44
                const uint bits = as_type<uint>(y_1) + (as_type<uint>(t16) << 23u); // bits.rs:45
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
                const int field_1 = add_i32(as_type<int>(as_type<uint>(y_2) >> 23u), t29); // bits.rs:44
                const uint bits_1 = as_type<uint>(y_2) + (as_type<uint>(t29) << 23u); // bits.rs:45
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
        const uint a_bits = as_type<uint>(t36); // division.rs:13
        const uint b_bits = as_type<uint>(t35); // division.rs:14
        const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
        const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
        const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
        const uint t37 = a_bits & 8388607u; // division.rs:18
        const uint t38 = b_bits & 8388607u;
        const uint below = ((t37 < t38) ? 1u : 0u); // division.rs:33
        const uint numerator = shl_u32(t37 | 8388608u, below); // division.rs:34
        const uint denominator = t38 | 8388608u; // division.rs:35
        const float d = as_type<float>(t38 | 1065353216u); // division.rs:37
        const float t39 = 0.47058824f * d; // division.rs:38
        float reciprocal = 1.4117647f - t39;
        const float t40 = d * reciprocal; // division.rs:41
        const float t41 = 1.0f - t40;
        const float t42 = reciprocal * t41;
        reciprocal = reciprocal + t42;
        const float t43 = d * reciprocal;
        const float t44 = 1.0f - t43;
        const float t45 = reciprocal * t44;
        reciprocal = reciprocal + t45;
        const float t46 = d * reciprocal;
        const float t47 = 1.0f - t46;
        const float t48 = reciprocal * t47;
        reciprocal = reciprocal + t48;
        const float n = as_type<float>((t37 | 1065353216u) + (below << 23u)); // division.rs:44
        const float t49 = n * reciprocal; // division.rs:45
        const float t50 = t49 * 8388608.0f;
        uint quotient = u32_from_f32(t50);
        const int divisor = as_type<int>(denominator); // division.rs:46
        int residual = as_type<int>((numerator << 23u) - quotient * denominator); // division.rs:47
        const bool over = residual < 0; // division.rs:50
        quotient = (over ? quotient - 1u : quotient); // division.rs:51
        residual = (over ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool over_1 = residual < 0; // division.rs:50
        quotient = (over_1 ? quotient - 1u : quotient); // division.rs:51
        residual = (over_1 ? add_i32(residual, divisor) : residual); // division.rs:52
        const bool under = residual >= divisor; // division.rs:54
        quotient = (under ? quotient + 1u : quotient); // division.rs:55
        residual = (under ? sub_i32(residual, divisor) : residual); // division.rs:56
        quotient = ((mul_i32(residual, 2) > divisor) ? quotient + 1u : quotient); // division.rs:58
        const int exponent = sub_i32(add_i32(sub_i32(as_type<int>(a_field), as_type<int>(b_field)), 127), as_type<int>(below)); // division.rs:59
        const uint t51 = quotient; // division.rs:60
        const int field = add_i32(exponent, as_type<int>(t51 >> 24u)); // bits.rs:36
        const uint bits = (as_type<uint>(field) << 23u) | (t51 & 8388607u); // bits.rs:37
        const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
        const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
        const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
        const bool a_zero = a_field == 0u; // division.rs:22
        const bool b_zero = b_field == 0u; // division.rs:23
        const bool t52 = ((as_type<uint>(t36) & 2147483647u) > 2139095040u) | ((as_type<uint>(t35) & 2147483647u) > 2139095040u); // division.rs:24
        const bool undefined = (t52 | (a_zero & b_zero)) | (a_infinite & b_infinite);
        const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
        const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
        memory[local_invocation_index] = (undefined ? as_type<float>(0x7fc00000u) : extended); // join.rs:49
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
        const uint t53 = row * (imm.gate_stride * imm.seq_len) + (token_1 * imm.gate_stride + (head * imm.q_width + (head_dim + dim))); // join.rs:81
        const float4 t54 = ((device const float4*)q_gate)[t53 >> 2u]; // piece.rs:36
        const float4 t55 = ((device const float4*)q_gate)[(t53 + 4u) >> 2u]; // piece.rs:37
        const float t56 = neg_f32(min_f32(abs_f32(t54.x), 104.0f)); // logistic.rs:19
        const float t57 = t56 * 1.442695f; // exponential.rs:14
        const float k = rint(t57);
        const float t58 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t56 - t58;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t59 = reduced - r; // exponential.rs:18
        const float r_error = t59 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t60 = q * r; // exponential.rs:29
        q = t60 + 0.0013933674f;
        const float t61 = q * r;
        q = t61 + 0.008333311f;
        const float t62 = q * r;
        q = t62 + 0.041666467f;
        const float t63 = q * r;
        q = t63 + 0.16666667f;
        const float t64 = q * r;
        q = t64 + 0.5f;
        const float t65 = r * r; // exponential.rs:31
        const float t66 = t65 * q;
        const float rest = r_error + t66;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const float t67 = 1.0f - y_1; // exponential.rs:34
        const float t68 = t67 + p;
        const float t69 = r - p;
        const float t70 = t69 + rest;
        const float y_error = t68 + t70;
        const int k_1 = i32_from_f32(k); // logistic.rs:21
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:52
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t71 = 1.0f - d; // logistic.rs:30
        const float t72 = t71 + power;
        const float t73 = y_error * unit;
        const float t74 = t72 + t73;
        const float t75 = d * 0.32323232f; // division.rs:102
        const float t76 = t75 - 1.4545455f;
        const float t77 = d * t76;
        float estimate = t77 + 2.121212f;
        const float t78 = d * estimate; // division.rs:105
        const float t79 = 1.0f - t78;
        const float t80 = estimate * t79;
        estimate = estimate + t80;
        const float t81 = d * estimate;
        const float t82 = 1.0f - t81;
        const float t83 = estimate * t82;
        estimate = estimate + t83;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t84 = d_high * high; // division.rs:110
        const float t85 = 1.0f - t84;
        const float t86 = d - d_high;
        const float t87 = t86 * high;
        const float residual = t85 - t87;
        const float estimate_1 = estimate;
        const float t88 = t74 * high; // division.rs:118
        const float t89 = residual - t88;
        const float low = t89 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:58
        const float t90 = y_high * high; // logistic.rs:40
        const float t91 = y_high * low;
        const float t92 = y_1 - y_high;
        const float t93 = t92 + y_error;
        const float t94 = t93 * estimate_1;
        const float t95 = t91 + t94;
        const float product = t90 + t95;
        const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), k_1); // bits.rs:44
        const uint bits = as_type<uint>(product) + (as_type<uint>(k_1) << 23u); // bits.rs:45
        const float t96 = high + low; // logistic.rs:41
        const float result = ((as_type<uint>(t54.x) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : t96);
        const float t97 = outputs_0 * (((as_type<uint>(t54.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // join.rs:84
        const uint bits_1 = as_type<uint>(t97); // bits.rs:29
        outputs_0 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // join.rs:84
        const float t98 = neg_f32(min_f32(abs_f32(t54.y), 104.0f)); // logistic.rs:19
        const float t99 = t98 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t99);
        const float t100 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t98 - t100;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t101 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t101 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t102 = q_1 * r_1; // exponential.rs:29
        q_1 = t102 + 0.0013933674f;
        const float t103 = q_1 * r_1;
        q_1 = t103 + 0.008333311f;
        const float t104 = q_1 * r_1;
        q_1 = t104 + 0.041666467f;
        const float t105 = q_1 * r_1;
        q_1 = t105 + 0.16666667f;
        const float t106 = q_1 * r_1;
        q_1 = t106 + 0.5f;
        const float t107 = r_1 * r_1; // exponential.rs:31
        const float t108 = t107 * q_1;
        const float rest_1 = r_error_1 + t108;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const float t109 = 1.0f - y_2; // exponential.rs:34
        const float t110 = t109 + p_1;
        const float t111 = r_1 - p_1;
        const float t112 = t111 + rest_1;
        const float y_error_1 = t110 + t112;
        const int k_3 = i32_from_f32(k_2); // logistic.rs:21
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:52
        const float power_1 = y_2 * unit_1; // logistic.rs:28
        const float d_1 = 1.0f + power_1; // logistic.rs:29
        const float t113 = 1.0f - d_1; // logistic.rs:30
        const float t114 = t113 + power_1;
        const float t115 = y_error_1 * unit_1;
        const float t116 = t114 + t115;
        const float t117 = d_1 * 0.32323232f; // division.rs:102
        const float t118 = t117 - 1.4545455f;
        const float t119 = d_1 * t118;
        float estimate_2 = t119 + 2.121212f;
        const float t120 = d_1 * estimate_2; // division.rs:105
        const float t121 = 1.0f - t120;
        const float t122 = estimate_2 * t121;
        estimate_2 = estimate_2 + t122;
        const float t123 = d_1 * estimate_2;
        const float t124 = 1.0f - t123;
        const float t125 = estimate_2 * t124;
        estimate_2 = estimate_2 + t125;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
        const float t126 = d_high_1 * high_1; // division.rs:110
        const float t127 = 1.0f - t126;
        const float t128 = d_1 - d_high_1;
        const float t129 = t128 * high_1;
        const float residual_1 = t127 - t129;
        const float estimate_3 = estimate_2;
        const float t130 = t116 * high_1; // division.rs:118
        const float t131 = residual_1 - t130;
        const float low_1 = t131 * estimate_3;
        const float y_high_1 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:58
        const float t132 = y_high_1 * high_1; // logistic.rs:40
        const float t133 = y_high_1 * low_1;
        const float t134 = y_2 - y_high_1;
        const float t135 = t134 + y_error_1;
        const float t136 = t135 * estimate_3;
        const float t137 = t133 + t136;
        const float product_1 = t132 + t137;
        const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), k_3); // bits.rs:44
        const uint bits_2 = as_type<uint>(product_1) + (as_type<uint>(k_3) << 23u); // bits.rs:45
        const float t138 = high_1 + low_1; // logistic.rs:41
        const float result_1 = ((as_type<uint>(t54.y) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))) : t138);
        const float t139 = outputs_1 * (((as_type<uint>(t54.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // join.rs:84
        const uint bits_3 = as_type<uint>(t139); // bits.rs:29
        outputs_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t140 = neg_f32(min_f32(abs_f32(t54.z), 104.0f)); // logistic.rs:19
        const float t141 = t140 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t141);
        const float t142 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t140 - t142;
        const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t143 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t143 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t144 = q_2 * r_2; // exponential.rs:29
        q_2 = t144 + 0.0013933674f;
        const float t145 = q_2 * r_2;
        q_2 = t145 + 0.008333311f;
        const float t146 = q_2 * r_2;
        q_2 = t146 + 0.041666467f;
        const float t147 = q_2 * r_2;
        q_2 = t147 + 0.16666667f;
        const float t148 = q_2 * r_2;
        q_2 = t148 + 0.5f;
        const float t149 = r_2 * r_2; // exponential.rs:31
        const float t150 = t149 * q_2;
        const float rest_2 = r_error_2 + t150;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const float t151 = 1.0f - y_3; // exponential.rs:34
        const float t152 = t151 + p_2;
        const float t153 = r_2 - p_2;
        const float t154 = t153 + rest_2;
        const float y_error_2 = t152 + t154;
        const int k_5 = i32_from_f32(k_4); // logistic.rs:21
        const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:52
        const float power_2 = y_3 * unit_2; // logistic.rs:28
        const float d_2 = 1.0f + power_2; // logistic.rs:29
        const float t155 = 1.0f - d_2; // logistic.rs:30
        const float t156 = t155 + power_2;
        const float t157 = y_error_2 * unit_2;
        const float t158 = t156 + t157;
        const float t159 = d_2 * 0.32323232f; // division.rs:102
        const float t160 = t159 - 1.4545455f;
        const float t161 = d_2 * t160;
        float estimate_4 = t161 + 2.121212f;
        const float t162 = d_2 * estimate_4; // division.rs:105
        const float t163 = 1.0f - t162;
        const float t164 = estimate_4 * t163;
        estimate_4 = estimate_4 + t164;
        const float t165 = d_2 * estimate_4;
        const float t166 = 1.0f - t165;
        const float t167 = estimate_4 * t166;
        estimate_4 = estimate_4 + t167;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
        const float t168 = d_high_2 * high_2; // division.rs:110
        const float t169 = 1.0f - t168;
        const float t170 = d_2 - d_high_2;
        const float t171 = t170 * high_2;
        const float residual_2 = t169 - t171;
        const float estimate_5 = estimate_4;
        const float t172 = t158 * high_2; // division.rs:118
        const float t173 = residual_2 - t172;
        const float low_2 = t173 * estimate_5;
        const float y_high_2 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:58
        const float t174 = y_high_2 * high_2; // logistic.rs:40
        const float t175 = y_high_2 * low_2;
        const float t176 = y_3 - y_high_2;
        const float t177 = t176 + y_error_2;
        const float t178 = t177 * estimate_5;
        const float t179 = t175 + t178;
        const float product_2 = t174 + t179;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_5); // bits.rs:44
        const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(k_5) << 23u); // bits.rs:45
        const float t180 = high_2 + low_2; // logistic.rs:41
        const float result_2 = ((as_type<uint>(t54.z) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4))) : t180);
        const float t181 = outputs_2 * (((as_type<uint>(t54.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // join.rs:84
        const uint bits_5 = as_type<uint>(t181); // bits.rs:29
        outputs_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t182 = neg_f32(min_f32(abs_f32(t54.w), 104.0f)); // logistic.rs:19
        const float t183 = t182 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t183);
        const float t184 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t182 - t184;
        const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t185 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t185 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t186 = q_3 * r_3; // exponential.rs:29
        q_3 = t186 + 0.0013933674f;
        const float t187 = q_3 * r_3;
        q_3 = t187 + 0.008333311f;
        const float t188 = q_3 * r_3;
        q_3 = t188 + 0.041666467f;
        const float t189 = q_3 * r_3;
        q_3 = t189 + 0.16666667f;
        const float t190 = q_3 * r_3;
        q_3 = t190 + 0.5f;
        const float t191 = r_3 * r_3; // exponential.rs:31
        const float t192 = t191 * q_3;
        const float rest_3 = r_error_3 + t192;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const float t193 = 1.0f - y_4; // exponential.rs:34
        const float t194 = t193 + p_3;
        const float t195 = r_3 - p_3;
        const float t196 = t195 + rest_3;
        const float y_error_3 = t194 + t196;
        const int k_7 = i32_from_f32(k_6); // logistic.rs:21
        const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:52
        const float power_3 = y_4 * unit_3; // logistic.rs:28
        const float d_3 = 1.0f + power_3; // logistic.rs:29
        const float t197 = 1.0f - d_3; // logistic.rs:30
        const float t198 = t197 + power_3;
        const float t199 = y_error_3 * unit_3;
        const float t200 = t198 + t199;
        const float t201 = d_3 * 0.32323232f; // division.rs:102
        const float t202 = t201 - 1.4545455f;
        const float t203 = d_3 * t202;
        float estimate_6 = t203 + 2.121212f;
        const float t204 = d_3 * estimate_6; // division.rs:105
        const float t205 = 1.0f - t204;
        const float t206 = estimate_6 * t205;
        estimate_6 = estimate_6 + t206;
        const float t207 = d_3 * estimate_6;
        const float t208 = 1.0f - t207;
        const float t209 = estimate_6 * t208;
        estimate_6 = estimate_6 + t209;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
        const float t210 = d_high_3 * high_3; // division.rs:110
        const float t211 = 1.0f - t210;
        const float t212 = d_3 - d_high_3;
        const float t213 = t212 * high_3;
        const float residual_3 = t211 - t213;
        const float estimate_7 = estimate_6;
        const float t214 = t200 * high_3; // division.rs:118
        const float t215 = residual_3 - t214;
        const float low_3 = t215 * estimate_7;
        const float y_high_3 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:58
        const float t216 = y_high_3 * high_3; // logistic.rs:40
        const float t217 = y_high_3 * low_3;
        const float t218 = y_4 - y_high_3;
        const float t219 = t218 + y_error_3;
        const float t220 = t219 * estimate_7;
        const float t221 = t217 + t220;
        const float product_3 = t216 + t221;
        const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_7); // bits.rs:44
        const uint bits_6 = as_type<uint>(product_3) + (as_type<uint>(k_7) << 23u); // bits.rs:45
        const float t222 = high_3 + low_3; // logistic.rs:41
        const float result_3 = ((as_type<uint>(t54.w) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))) : t222);
        const float t223 = outputs_3 * (((as_type<uint>(t54.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // join.rs:84
        const uint bits_7 = as_type<uint>(t223); // bits.rs:29
        outputs_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t224 = neg_f32(min_f32(abs_f32(t55.x), 104.0f)); // logistic.rs:19
        const float t225 = t224 * 1.442695f; // exponential.rs:14
        const float k_8 = rint(t225);
        const float t226 = k_8 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t224 - t226;
        const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t227 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t227 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t228 = q_4 * r_4; // exponential.rs:29
        q_4 = t228 + 0.0013933674f;
        const float t229 = q_4 * r_4;
        q_4 = t229 + 0.008333311f;
        const float t230 = q_4 * r_4;
        q_4 = t230 + 0.041666467f;
        const float t231 = q_4 * r_4;
        q_4 = t231 + 0.16666667f;
        const float t232 = q_4 * r_4;
        q_4 = t232 + 0.5f;
        const float t233 = r_4 * r_4; // exponential.rs:31
        const float t234 = t233 * q_4;
        const float rest_4 = r_error_4 + t234;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const float t235 = 1.0f - y_5; // exponential.rs:34
        const float t236 = t235 + p_4;
        const float t237 = r_4 - p_4;
        const float t238 = t237 + rest_4;
        const float y_error_4 = t236 + t238;
        const int k_9 = i32_from_f32(k_8); // logistic.rs:21
        const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:52
        const float power_4 = y_5 * unit_4; // logistic.rs:28
        const float d_4 = 1.0f + power_4; // logistic.rs:29
        const float t239 = 1.0f - d_4; // logistic.rs:30
        const float t240 = t239 + power_4;
        const float t241 = y_error_4 * unit_4;
        const float t242 = t240 + t241;
        const float t243 = d_4 * 0.32323232f; // division.rs:102
        const float t244 = t243 - 1.4545455f;
        const float t245 = d_4 * t244;
        float estimate_8 = t245 + 2.121212f;
        const float t246 = d_4 * estimate_8; // division.rs:105
        const float t247 = 1.0f - t246;
        const float t248 = estimate_8 * t247;
        estimate_8 = estimate_8 + t248;
        const float t249 = d_4 * estimate_8;
        const float t250 = 1.0f - t249;
        const float t251 = estimate_8 * t250;
        estimate_8 = estimate_8 + t251;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
        const float t252 = d_high_4 * high_4; // division.rs:110
        const float t253 = 1.0f - t252;
        const float t254 = d_4 - d_high_4;
        const float t255 = t254 * high_4;
        const float residual_4 = t253 - t255;
        const float estimate_9 = estimate_8;
        const float t256 = t242 * high_4; // division.rs:118
        const float t257 = residual_4 - t256;
        const float low_4 = t257 * estimate_9;
        const float y_high_4 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:58
        const float t258 = y_high_4 * high_4; // logistic.rs:40
        const float t259 = y_high_4 * low_4;
        const float t260 = y_5 - y_high_4;
        const float t261 = t260 + y_error_4;
        const float t262 = t261 * estimate_9;
        const float t263 = t259 + t262;
        const float product_4 = t258 + t263;
        const int field_4 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), k_9); // bits.rs:44
        const uint bits_8 = as_type<uint>(product_4) + (as_type<uint>(k_9) << 23u); // bits.rs:45
        const float t264 = high_4 + low_4; // logistic.rs:41
        const float result_4 = ((as_type<uint>(t55.x) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8))) : t264);
        const float t265 = outputs_4 * (((as_type<uint>(t55.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // join.rs:84
        const uint bits_9 = as_type<uint>(t265); // bits.rs:29
        outputs_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:84
        const float t266 = neg_f32(min_f32(abs_f32(t55.y), 104.0f)); // logistic.rs:19
        const float t267 = t266 * 1.442695f; // exponential.rs:14
        const float k_10 = rint(t267);
        const float t268 = k_10 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t266 - t268;
        const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t269 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t269 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t270 = q_5 * r_5; // exponential.rs:29
        q_5 = t270 + 0.0013933674f;
        const float t271 = q_5 * r_5;
        q_5 = t271 + 0.008333311f;
        const float t272 = q_5 * r_5;
        q_5 = t272 + 0.041666467f;
        const float t273 = q_5 * r_5;
        q_5 = t273 + 0.16666667f;
        const float t274 = q_5 * r_5;
        q_5 = t274 + 0.5f;
        const float t275 = r_5 * r_5; // exponential.rs:31
        const float t276 = t275 * q_5;
        const float rest_5 = r_error_5 + t276;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const float t277 = 1.0f - y_6; // exponential.rs:34
        const float t278 = t277 + p_5;
        const float t279 = r_5 - p_5;
        const float t280 = t279 + rest_5;
        const float y_error_5 = t278 + t280;
        const int k_11 = i32_from_f32(k_10); // logistic.rs:21
        const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_11, -60), 127)) << 23u); // bits.rs:52
        const float power_5 = y_6 * unit_5; // logistic.rs:28
        const float d_5 = 1.0f + power_5; // logistic.rs:29
        const float t281 = 1.0f - d_5; // logistic.rs:30
        const float t282 = t281 + power_5;
        const float t283 = y_error_5 * unit_5;
        const float t284 = t282 + t283;
        const float t285 = d_5 * 0.32323232f; // division.rs:102
        const float t286 = t285 - 1.4545455f;
        const float t287 = d_5 * t286;
        float estimate_10 = t287 + 2.121212f;
        const float t288 = d_5 * estimate_10; // division.rs:105
        const float t289 = 1.0f - t288;
        const float t290 = estimate_10 * t289;
        estimate_10 = estimate_10 + t290;
        const float t291 = d_5 * estimate_10;
        const float t292 = 1.0f - t291;
        const float t293 = estimate_10 * t292;
        estimate_10 = estimate_10 + t293;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
        const float t294 = d_high_5 * high_5; // division.rs:110
        const float t295 = 1.0f - t294;
        const float t296 = d_5 - d_high_5;
        const float t297 = t296 * high_5;
        const float residual_5 = t295 - t297;
        const float estimate_11 = estimate_10;
        const float t298 = t284 * high_5; // division.rs:118
        const float t299 = residual_5 - t298;
        const float low_5 = t299 * estimate_11;
        const float y_high_5 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:58
        const float t300 = y_high_5 * high_5; // logistic.rs:40
        const float t301 = y_high_5 * low_5;
        const float t302 = y_6 - y_high_5;
        const float t303 = t302 + y_error_5;
        const float t304 = t303 * estimate_11;
        const float t305 = t301 + t304;
        const float product_5 = t300 + t305;
        const int field_5 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), k_11); // bits.rs:44
        const uint bits_10 = as_type<uint>(product_5) + (as_type<uint>(k_11) << 23u); // bits.rs:45
        const float t306 = high_5 + low_5; // logistic.rs:41
        const float result_5 = ((as_type<uint>(t55.y) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))) : t306);
        const float t307 = outputs_5 * (((as_type<uint>(t55.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // join.rs:84
        const uint bits_11 = as_type<uint>(t307); // bits.rs:29
        outputs_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t308 = neg_f32(min_f32(abs_f32(t55.z), 104.0f)); // logistic.rs:19
        const float t309 = t308 * 1.442695f; // exponential.rs:14
        const float k_12 = rint(t309);
        const float t310 = k_12 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t308 - t310;
        const float correction_6 = k_12 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t311 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t311 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t312 = q_6 * r_6; // exponential.rs:29
        q_6 = t312 + 0.0013933674f;
        const float t313 = q_6 * r_6;
        q_6 = t313 + 0.008333311f;
        const float t314 = q_6 * r_6;
        q_6 = t314 + 0.041666467f;
        const float t315 = q_6 * r_6;
        q_6 = t315 + 0.16666667f;
        const float t316 = q_6 * r_6;
        q_6 = t316 + 0.5f;
        const float t317 = r_6 * r_6; // exponential.rs:31
        const float t318 = t317 * q_6;
        const float rest_6 = r_error_6 + t318;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const float t319 = 1.0f - y_7; // exponential.rs:34
        const float t320 = t319 + p_6;
        const float t321 = r_6 - p_6;
        const float t322 = t321 + rest_6;
        const float y_error_6 = t320 + t322;
        const int k_13 = i32_from_f32(k_12); // logistic.rs:21
        const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:52
        const float power_6 = y_7 * unit_6; // logistic.rs:28
        const float d_6 = 1.0f + power_6; // logistic.rs:29
        const float t323 = 1.0f - d_6; // logistic.rs:30
        const float t324 = t323 + power_6;
        const float t325 = y_error_6 * unit_6;
        const float t326 = t324 + t325;
        const float t327 = d_6 * 0.32323232f; // division.rs:102
        const float t328 = t327 - 1.4545455f;
        const float t329 = d_6 * t328;
        float estimate_12 = t329 + 2.121212f;
        const float t330 = d_6 * estimate_12; // division.rs:105
        const float t331 = 1.0f - t330;
        const float t332 = estimate_12 * t331;
        estimate_12 = estimate_12 + t332;
        const float t333 = d_6 * estimate_12;
        const float t334 = 1.0f - t333;
        const float t335 = estimate_12 * t334;
        estimate_12 = estimate_12 + t335;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
        const float t336 = d_high_6 * high_6; // division.rs:110
        const float t337 = 1.0f - t336;
        const float t338 = d_6 - d_high_6;
        const float t339 = t338 * high_6;
        const float residual_6 = t337 - t339;
        const float estimate_13 = estimate_12;
        const float t340 = t326 * high_6; // division.rs:118
        const float t341 = residual_6 - t340;
        const float low_6 = t341 * estimate_13;
        const float y_high_6 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:58
        const float t342 = y_high_6 * high_6; // logistic.rs:40
        const float t343 = y_high_6 * low_6;
        const float t344 = y_7 - y_high_6;
        const float t345 = t344 + y_error_6;
        const float t346 = t345 * estimate_13;
        const float t347 = t343 + t346;
        const float product_6 = t342 + t347;
        const int field_6 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), k_13); // bits.rs:44
        const uint bits_12 = as_type<uint>(product_6) + (as_type<uint>(k_13) << 23u); // bits.rs:45
        const float t348 = high_6 + low_6; // logistic.rs:41
        const float result_6 = ((as_type<uint>(t55.z) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12))) : t348);
        const float t349 = outputs_6 * (((as_type<uint>(t55.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // join.rs:84
        const uint bits_13 = as_type<uint>(t349); // bits.rs:29
        outputs_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // join.rs:84
        const float t350 = neg_f32(min_f32(abs_f32(t55.w), 104.0f)); // logistic.rs:19
        const float t351 = t350 * 1.442695f; // exponential.rs:14
        const float k_14 = rint(t351);
        const float t352 = k_14 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t350 - t352;
        const float correction_7 = k_14 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t353 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t353 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t354 = q_7 * r_7; // exponential.rs:29
        q_7 = t354 + 0.0013933674f;
        const float t355 = q_7 * r_7;
        q_7 = t355 + 0.008333311f;
        const float t356 = q_7 * r_7;
        q_7 = t356 + 0.041666467f;
        const float t357 = q_7 * r_7;
        q_7 = t357 + 0.16666667f;
        const float t358 = q_7 * r_7;
        q_7 = t358 + 0.5f;
        const float t359 = r_7 * r_7; // exponential.rs:31
        const float t360 = t359 * q_7;
        const float rest_7 = r_error_7 + t360;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const float t361 = 1.0f - y_8; // exponential.rs:34
        const float t362 = t361 + p_7;
        const float t363 = r_7 - p_7;
        const float t364 = t363 + rest_7;
        const float y_error_7 = t362 + t364;
        const int k_15 = i32_from_f32(k_14); // logistic.rs:21
        const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(k_15, -60), 127)) << 23u); // bits.rs:52
        const float power_7 = y_8 * unit_7; // logistic.rs:28
        const float d_7 = 1.0f + power_7; // logistic.rs:29
        const float t365 = 1.0f - d_7; // logistic.rs:30
        const float t366 = t365 + power_7;
        const float t367 = y_error_7 * unit_7;
        const float t368 = t366 + t367;
        const float t369 = d_7 * 0.32323232f; // division.rs:102
        const float t370 = t369 - 1.4545455f;
        const float t371 = d_7 * t370;
        float estimate_14 = t371 + 2.121212f;
        const float t372 = d_7 * estimate_14; // division.rs:105
        const float t373 = 1.0f - t372;
        const float t374 = estimate_14 * t373;
        estimate_14 = estimate_14 + t374;
        const float t375 = d_7 * estimate_14;
        const float t376 = 1.0f - t375;
        const float t377 = estimate_14 * t376;
        estimate_14 = estimate_14 + t377;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
        const float t378 = d_high_7 * high_7; // division.rs:110
        const float t379 = 1.0f - t378;
        const float t380 = d_7 - d_high_7;
        const float t381 = t380 * high_7;
        const float residual_7 = t379 - t381;
        const float estimate_15 = estimate_14;
        const float t382 = t368 * high_7; // division.rs:118
        const float t383 = residual_7 - t382;
        const float low_7 = t383 * estimate_15;
        const float y_high_7 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:58
        const float t384 = y_high_7 * high_7; // logistic.rs:40
        const float t385 = y_high_7 * low_7;
        const float t386 = y_8 - y_high_7;
        const float t387 = t386 + y_error_7;
        const float t388 = t387 * estimate_15;
        const float t389 = t385 + t388;
        const float product_7 = t384 + t389;
        const int field_7 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_15); // bits.rs:44
        const uint bits_14 = as_type<uint>(product_7) + (as_type<uint>(k_15) << 23u); // bits.rs:45
        const float t390 = high_7 + low_7; // logistic.rs:41
        const float result_7 = ((as_type<uint>(t55.w) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))) : t390);
        const float t391 = outputs_7 * (((as_type<uint>(t55.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // join.rs:84
        const uint bits_15 = as_type<uint>(t391); // bits.rs:29
        outputs_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const uint t392 = (row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim); // join.rs:87
        ((device float4*)y)[t392 >> 2u] = float4(outputs_0, outputs_1, outputs_2, outputs_3); // piece.rs:68
        ((device float4*)y)[(t392 + 4u) >> 2u] = float4(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
    }
}
