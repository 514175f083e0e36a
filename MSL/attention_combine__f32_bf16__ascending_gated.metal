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
        const uint4 t54 = ((device const uint4*)q_gate)[(t53 >> 1u) >> 2u]; // piece.rs:40
        const float t55 = decode_bf16(t54.x);
        const float t56 = decode_bf16(t54.x >> 16u);
        const float t57 = decode_bf16(t54.y);
        const float t58 = decode_bf16(t54.y >> 16u);
        const float t59 = decode_bf16(t54.z);
        const float t60 = decode_bf16(t54.z >> 16u);
        const float t61 = decode_bf16(t54.w);
        const float t62 = decode_bf16(t54.w >> 16u);
        const float t63 = abs_f32(t55); // activation.rs:20
        const float t64 = min_f32(max_f32(t63, -104.0f), 89.0f); // exponential.rs:40
        const float t65 = t64 * 1.442695f; // exponential.rs:14
        const float k = rint(t65);
        const float t66 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t64 - t66;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t67 = reduced - r; // exponential.rs:18
        const float r_error = t67 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t68 = q * r; // exponential.rs:29
        q = t68 + 0.0013933674f;
        const float t69 = q * r;
        q = t69 + 0.008333311f;
        const float t70 = q * r;
        q = t70 + 0.041666467f;
        const float t71 = q * r;
        q = t71 + 0.16666667f;
        const float t72 = q * r;
        q = t72 + 0.5f;
        const float t73 = r * r; // exponential.rs:31
        const float t74 = t73 * q;
        const float rest = r_error + t74;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int t75 = i32_from_f32(k); // exponential.rs:42
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), t75); // bits.rs:44
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(t75) << 23u); // bits.rs:45
        const float t76 = (((as_type<uint>(t63) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t76)); // activation.rs:20
        const float t77 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t77));
        const uint bits_1 = as_type<uint>(d); // division.rs:85
        const float t78 = as_type<float>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        const float t79 = t78 * 0.32323232f; // division.rs:102
        const float t80 = t79 - 1.4545455f;
        const float t81 = t78 * t80;
        float estimate = t81 + 2.121212f;
        const float t82 = t78 * estimate; // division.rs:105
        const float t83 = 1.0f - t82;
        const float t84 = estimate * t83;
        estimate = estimate + t84;
        const float t85 = t78 * estimate;
        const float t86 = 1.0f - t85;
        const float t87 = estimate * t86;
        estimate = estimate + t87;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t78) & 4294963200u);
        const float t88 = d_high * high; // division.rs:110
        const float t89 = 1.0f - t88;
        const float t90 = t78 - d_high;
        const float t91 = t90 * high;
        const float residual = t89 - t91;
        const float estimate_1 = estimate;
        const float t92 = residual * estimate_1; // division.rs:87
        const float t93 = high + t92;
        const int t94 = sub_i32(127, as_type<int>(bits_1 >> 23u));
        const int field_1 = add_i32(as_type<int>(as_type<uint>(t93) >> 23u), t94); // bits.rs:44
        const uint bits_2 = as_type<uint>(t93) + (as_type<uint>(t94) << 23u); // bits.rs:45
        const float scaled = as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))); // bits.rs:46
        const uint t95 = encode_bf16((((as_type<uint>(d) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled)); // activation.rs:22
        const float y_2 = decode_bf16(t95);
        const float t96 = 1.0f - y_2; // activation.rs:23
        const float t97 = decode_bf16(encode_bf16(outputs_0)) * ((t55 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t96))); // join.rs:84
        const uint bits_3 = as_type<uint>(t97); // bits.rs:29
        outputs_0 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t98 = abs_f32(t56); // activation.rs:20
        const float t99 = min_f32(max_f32(t98, -104.0f), 89.0f); // exponential.rs:40
        const float t100 = t99 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t100);
        const float t101 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t99 - t101;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t102 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t102 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t103 = q_1 * r_1; // exponential.rs:29
        q_1 = t103 + 0.0013933674f;
        const float t104 = q_1 * r_1;
        q_1 = t104 + 0.008333311f;
        const float t105 = q_1 * r_1;
        q_1 = t105 + 0.041666467f;
        const float t106 = q_1 * r_1;
        q_1 = t106 + 0.16666667f;
        const float t107 = q_1 * r_1;
        q_1 = t107 + 0.5f;
        const float t108 = r_1 * r_1; // exponential.rs:31
        const float t109 = t108 * q_1;
        const float rest_1 = r_error_1 + t109;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int t110 = i32_from_f32(k_1); // exponential.rs:42
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t110); // bits.rs:44
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(t110) << 23u); // bits.rs:45
        const float t111 = (((as_type<uint>(t98) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t111)); // activation.rs:20
        const float t112 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t112));
        const uint bits_5 = as_type<uint>(d_1); // division.rs:85
        const float t113 = as_type<float>((bits_5 & 8388607u) | 1065353216u); // division.rs:94
        const float t114 = t113 * 0.32323232f; // division.rs:102
        const float t115 = t114 - 1.4545455f;
        const float t116 = t113 * t115;
        float estimate_2 = t116 + 2.121212f;
        const float t117 = t113 * estimate_2; // division.rs:105
        const float t118 = 1.0f - t117;
        const float t119 = estimate_2 * t118;
        estimate_2 = estimate_2 + t119;
        const float t120 = t113 * estimate_2;
        const float t121 = 1.0f - t120;
        const float t122 = estimate_2 * t121;
        estimate_2 = estimate_2 + t122;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t113) & 4294963200u);
        const float t123 = d_high_1 * high_1; // division.rs:110
        const float t124 = 1.0f - t123;
        const float t125 = t113 - d_high_1;
        const float t126 = t125 * high_1;
        const float residual_1 = t124 - t126;
        const float estimate_3 = estimate_2;
        const float t127 = residual_1 * estimate_3; // division.rs:87
        const float t128 = high_1 + t127;
        const int t129 = sub_i32(127, as_type<int>(bits_5 >> 23u));
        const int field_3 = add_i32(as_type<int>(as_type<uint>(t128) >> 23u), t129); // bits.rs:44
        const uint bits_6 = as_type<uint>(t128) + (as_type<uint>(t129) << 23u); // bits.rs:45
        const float scaled_1 = as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))); // bits.rs:46
        const uint t130 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_1)); // activation.rs:22
        const float y_4 = decode_bf16(t130);
        const float t131 = 1.0f - y_4; // activation.rs:23
        const float t132 = decode_bf16(encode_bf16(outputs_1)) * ((t56 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t131))); // join.rs:84
        const uint bits_7 = as_type<uint>(t132); // bits.rs:29
        outputs_1 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t133 = abs_f32(t57); // activation.rs:20
        const float t134 = min_f32(max_f32(t133, -104.0f), 89.0f); // exponential.rs:40
        const float t135 = t134 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t135);
        const float t136 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t134 - t136;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t137 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t137 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t138 = q_2 * r_2; // exponential.rs:29
        q_2 = t138 + 0.0013933674f;
        const float t139 = q_2 * r_2;
        q_2 = t139 + 0.008333311f;
        const float t140 = q_2 * r_2;
        q_2 = t140 + 0.041666467f;
        const float t141 = q_2 * r_2;
        q_2 = t141 + 0.16666667f;
        const float t142 = q_2 * r_2;
        q_2 = t142 + 0.5f;
        const float t143 = r_2 * r_2; // exponential.rs:31
        const float t144 = t143 * q_2;
        const float rest_2 = r_error_2 + t144;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int t145 = i32_from_f32(k_2); // exponential.rs:42
        const int field_4 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t145); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t145) << 23u); // bits.rs:45
        const float t146 = (((as_type<uint>(t133) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t146)); // activation.rs:20
        const float t147 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t147));
        const uint bits_9 = as_type<uint>(d_2); // division.rs:85
        const float t148 = as_type<float>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        const float t149 = t148 * 0.32323232f; // division.rs:102
        const float t150 = t149 - 1.4545455f;
        const float t151 = t148 * t150;
        float estimate_4 = t151 + 2.121212f;
        const float t152 = t148 * estimate_4; // division.rs:105
        const float t153 = 1.0f - t152;
        const float t154 = estimate_4 * t153;
        estimate_4 = estimate_4 + t154;
        const float t155 = t148 * estimate_4;
        const float t156 = 1.0f - t155;
        const float t157 = estimate_4 * t156;
        estimate_4 = estimate_4 + t157;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t148) & 4294963200u);
        const float t158 = d_high_2 * high_2; // division.rs:110
        const float t159 = 1.0f - t158;
        const float t160 = t148 - d_high_2;
        const float t161 = t160 * high_2;
        const float residual_2 = t159 - t161;
        const float estimate_5 = estimate_4;
        const float t162 = residual_2 * estimate_5; // division.rs:87
        const float t163 = high_2 + t162;
        const int t164 = sub_i32(127, as_type<int>(bits_9 >> 23u));
        const int field_5 = add_i32(as_type<int>(as_type<uint>(t163) >> 23u), t164); // bits.rs:44
        const uint bits_10 = as_type<uint>(t163) + (as_type<uint>(t164) << 23u); // bits.rs:45
        const float scaled_2 = as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))); // bits.rs:46
        const uint t165 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_2)); // activation.rs:22
        const float y_6 = decode_bf16(t165);
        const float t166 = 1.0f - y_6; // activation.rs:23
        const float t167 = decode_bf16(encode_bf16(outputs_2)) * ((t57 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t166))); // join.rs:84
        const uint bits_11 = as_type<uint>(t167); // bits.rs:29
        outputs_2 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t168 = abs_f32(t58); // activation.rs:20
        const float t169 = min_f32(max_f32(t168, -104.0f), 89.0f); // exponential.rs:40
        const float t170 = t169 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t170);
        const float t171 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t169 - t171;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t172 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t172 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t173 = q_3 * r_3; // exponential.rs:29
        q_3 = t173 + 0.0013933674f;
        const float t174 = q_3 * r_3;
        q_3 = t174 + 0.008333311f;
        const float t175 = q_3 * r_3;
        q_3 = t175 + 0.041666467f;
        const float t176 = q_3 * r_3;
        q_3 = t176 + 0.16666667f;
        const float t177 = q_3 * r_3;
        q_3 = t177 + 0.5f;
        const float t178 = r_3 * r_3; // exponential.rs:31
        const float t179 = t178 * q_3;
        const float rest_3 = r_error_3 + t179;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int t180 = i32_from_f32(k_3); // exponential.rs:42
        const int field_6 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t180); // bits.rs:44
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(t180) << 23u); // bits.rs:45
        const float t181 = (((as_type<uint>(t168) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t181)); // activation.rs:20
        const float t182 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t182));
        const uint bits_13 = as_type<uint>(d_3); // division.rs:85
        const float t183 = as_type<float>((bits_13 & 8388607u) | 1065353216u); // division.rs:94
        const float t184 = t183 * 0.32323232f; // division.rs:102
        const float t185 = t184 - 1.4545455f;
        const float t186 = t183 * t185;
        float estimate_6 = t186 + 2.121212f;
        const float t187 = t183 * estimate_6; // division.rs:105
        const float t188 = 1.0f - t187;
        const float t189 = estimate_6 * t188;
        estimate_6 = estimate_6 + t189;
        const float t190 = t183 * estimate_6;
        const float t191 = 1.0f - t190;
        const float t192 = estimate_6 * t191;
        estimate_6 = estimate_6 + t192;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t183) & 4294963200u);
        const float t193 = d_high_3 * high_3; // division.rs:110
        const float t194 = 1.0f - t193;
        const float t195 = t183 - d_high_3;
        const float t196 = t195 * high_3;
        const float residual_3 = t194 - t196;
        const float estimate_7 = estimate_6;
        const float t197 = residual_3 * estimate_7; // division.rs:87
        const float t198 = high_3 + t197;
        const int t199 = sub_i32(127, as_type<int>(bits_13 >> 23u));
        const int field_7 = add_i32(as_type<int>(as_type<uint>(t198) >> 23u), t199); // bits.rs:44
        const uint bits_14 = as_type<uint>(t198) + (as_type<uint>(t199) << 23u); // bits.rs:45
        const float scaled_3 = as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))); // bits.rs:46
        const uint t200 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_3)); // activation.rs:22
        const float y_8 = decode_bf16(t200);
        const float t201 = 1.0f - y_8; // activation.rs:23
        const float t202 = decode_bf16(encode_bf16(outputs_3)) * ((t58 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t201))); // join.rs:84
        const uint bits_15 = as_type<uint>(t202); // bits.rs:29
        outputs_3 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const float t203 = abs_f32(t59); // activation.rs:20
        const float t204 = min_f32(max_f32(t203, -104.0f), 89.0f); // exponential.rs:40
        const float t205 = t204 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t205);
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
        const float y_9 = 1.0f + p_4; // exponential.rs:33
        const int t215 = i32_from_f32(k_4); // exponential.rs:42
        const int field_8 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t215); // bits.rs:44
        const uint bits_16 = as_type<uint>(y_9) + (as_type<uint>(t215) << 23u); // bits.rs:45
        const float t216 = (((as_type<uint>(t203) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_16)))); // exponential.rs:42
        const float e_4 = decode_bf16(encode_bf16(t216)); // activation.rs:20
        const float t217 = 1.0f + e_4; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t217));
        const uint bits_17 = as_type<uint>(d_4); // division.rs:85
        const float t218 = as_type<float>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
        const float t219 = t218 * 0.32323232f; // division.rs:102
        const float t220 = t219 - 1.4545455f;
        const float t221 = t218 * t220;
        float estimate_8 = t221 + 2.121212f;
        const float t222 = t218 * estimate_8; // division.rs:105
        const float t223 = 1.0f - t222;
        const float t224 = estimate_8 * t223;
        estimate_8 = estimate_8 + t224;
        const float t225 = t218 * estimate_8;
        const float t226 = 1.0f - t225;
        const float t227 = estimate_8 * t226;
        estimate_8 = estimate_8 + t227;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:58
        const float d_high_4 = as_type<float>(as_type<uint>(t218) & 4294963200u);
        const float t228 = d_high_4 * high_4; // division.rs:110
        const float t229 = 1.0f - t228;
        const float t230 = t218 - d_high_4;
        const float t231 = t230 * high_4;
        const float residual_4 = t229 - t231;
        const float estimate_9 = estimate_8;
        const float t232 = residual_4 * estimate_9; // division.rs:87
        const float t233 = high_4 + t232;
        const int t234 = sub_i32(127, as_type<int>(bits_17 >> 23u));
        const int field_9 = add_i32(as_type<int>(as_type<uint>(t233) >> 23u), t234); // bits.rs:44
        const uint bits_18 = as_type<uint>(t233) + (as_type<uint>(t234) << 23u); // bits.rs:45
        const float scaled_4 = as_type<float>(((field_9 <= 0) ? 0u : ((field_9 >= 255) ? 2139095040u : bits_18))); // bits.rs:46
        const uint t235 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_4)); // activation.rs:22
        const float y_10 = decode_bf16(t235);
        const float t236 = 1.0f - y_10; // activation.rs:23
        const float t237 = decode_bf16(encode_bf16(outputs_4)) * ((t59 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t236))); // join.rs:84
        const uint bits_19 = as_type<uint>(t237); // bits.rs:29
        outputs_4 = as_type<float>((((bits_19 & 2139095040u) == 0u) ? bits_19 & 2147483648u : bits_19)); // join.rs:84
        const float t238 = abs_f32(t60); // activation.rs:20
        const float t239 = min_f32(max_f32(t238, -104.0f), 89.0f); // exponential.rs:40
        const float t240 = t239 * 1.442695f; // exponential.rs:14
        const float k_5 = rint(t240);
        const float t241 = k_5 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t239 - t241;
        const float correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t242 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t242 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t243 = q_5 * r_5; // exponential.rs:29
        q_5 = t243 + 0.0013933674f;
        const float t244 = q_5 * r_5;
        q_5 = t244 + 0.008333311f;
        const float t245 = q_5 * r_5;
        q_5 = t245 + 0.041666467f;
        const float t246 = q_5 * r_5;
        q_5 = t246 + 0.16666667f;
        const float t247 = q_5 * r_5;
        q_5 = t247 + 0.5f;
        const float t248 = r_5 * r_5; // exponential.rs:31
        const float t249 = t248 * q_5;
        const float rest_5 = r_error_5 + t249;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_11 = 1.0f + p_5; // exponential.rs:33
        const int t250 = i32_from_f32(k_5); // exponential.rs:42
        const int field_10 = add_i32(as_type<int>(as_type<uint>(y_11) >> 23u), t250); // bits.rs:44
        const uint bits_20 = as_type<uint>(y_11) + (as_type<uint>(t250) << 23u); // bits.rs:45
        const float t251 = (((as_type<uint>(t238) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_10 <= 0) ? 0u : ((field_10 >= 255) ? 2139095040u : bits_20)))); // exponential.rs:42
        const float e_5 = decode_bf16(encode_bf16(t251)); // activation.rs:20
        const float t252 = 1.0f + e_5; // activation.rs:21
        const float d_5 = decode_bf16(encode_bf16(t252));
        const uint bits_21 = as_type<uint>(d_5); // division.rs:85
        const float t253 = as_type<float>((bits_21 & 8388607u) | 1065353216u); // division.rs:94
        const float t254 = t253 * 0.32323232f; // division.rs:102
        const float t255 = t254 - 1.4545455f;
        const float t256 = t253 * t255;
        float estimate_10 = t256 + 2.121212f;
        const float t257 = t253 * estimate_10; // division.rs:105
        const float t258 = 1.0f - t257;
        const float t259 = estimate_10 * t258;
        estimate_10 = estimate_10 + t259;
        const float t260 = t253 * estimate_10;
        const float t261 = 1.0f - t260;
        const float t262 = estimate_10 * t261;
        estimate_10 = estimate_10 + t262;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:58
        const float d_high_5 = as_type<float>(as_type<uint>(t253) & 4294963200u);
        const float t263 = d_high_5 * high_5; // division.rs:110
        const float t264 = 1.0f - t263;
        const float t265 = t253 - d_high_5;
        const float t266 = t265 * high_5;
        const float residual_5 = t264 - t266;
        const float estimate_11 = estimate_10;
        const float t267 = residual_5 * estimate_11; // division.rs:87
        const float t268 = high_5 + t267;
        const int t269 = sub_i32(127, as_type<int>(bits_21 >> 23u));
        const int field_11 = add_i32(as_type<int>(as_type<uint>(t268) >> 23u), t269); // bits.rs:44
        const uint bits_22 = as_type<uint>(t268) + (as_type<uint>(t269) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_11 <= 0) ? 0u : ((field_11 >= 255) ? 2139095040u : bits_22))); // bits.rs:46
        const uint t270 = encode_bf16((((as_type<uint>(d_5) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_12 = decode_bf16(t270);
        const float t271 = 1.0f - y_12; // activation.rs:23
        const float t272 = decode_bf16(encode_bf16(outputs_5)) * ((t60 < 0.0f) ? y_12 : decode_bf16(encode_bf16(t271))); // join.rs:84
        const uint bits_23 = as_type<uint>(t272); // bits.rs:29
        outputs_5 = as_type<float>((((bits_23 & 2139095040u) == 0u) ? bits_23 & 2147483648u : bits_23)); // join.rs:84
        const float t273 = abs_f32(t61); // activation.rs:20
        const float t274 = min_f32(max_f32(t273, -104.0f), 89.0f); // exponential.rs:40
        const float t275 = t274 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t275);
        const float t276 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t274 - t276;
        const float correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t277 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t277 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t278 = q_6 * r_6; // exponential.rs:29
        q_6 = t278 + 0.0013933674f;
        const float t279 = q_6 * r_6;
        q_6 = t279 + 0.008333311f;
        const float t280 = q_6 * r_6;
        q_6 = t280 + 0.041666467f;
        const float t281 = q_6 * r_6;
        q_6 = t281 + 0.16666667f;
        const float t282 = q_6 * r_6;
        q_6 = t282 + 0.5f;
        const float t283 = r_6 * r_6; // exponential.rs:31
        const float t284 = t283 * q_6;
        const float rest_6 = r_error_6 + t284;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_13 = 1.0f + p_6; // exponential.rs:33
        const int t285 = i32_from_f32(k_6); // exponential.rs:42
        const int field_12 = add_i32(as_type<int>(as_type<uint>(y_13) >> 23u), t285); // bits.rs:44
        const uint bits_24 = as_type<uint>(y_13) + (as_type<uint>(t285) << 23u); // bits.rs:45
        const float t286 = (((as_type<uint>(t273) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_12 <= 0) ? 0u : ((field_12 >= 255) ? 2139095040u : bits_24)))); // exponential.rs:42
        const float e_6 = decode_bf16(encode_bf16(t286)); // activation.rs:20
        const float t287 = 1.0f + e_6; // activation.rs:21
        const float d_6 = decode_bf16(encode_bf16(t287));
        const uint bits_25 = as_type<uint>(d_6); // division.rs:85
        const float t288 = as_type<float>((bits_25 & 8388607u) | 1065353216u); // division.rs:94
        const float t289 = t288 * 0.32323232f; // division.rs:102
        const float t290 = t289 - 1.4545455f;
        const float t291 = t288 * t290;
        float estimate_12 = t291 + 2.121212f;
        const float t292 = t288 * estimate_12; // division.rs:105
        const float t293 = 1.0f - t292;
        const float t294 = estimate_12 * t293;
        estimate_12 = estimate_12 + t294;
        const float t295 = t288 * estimate_12;
        const float t296 = 1.0f - t295;
        const float t297 = estimate_12 * t296;
        estimate_12 = estimate_12 + t297;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:58
        const float d_high_6 = as_type<float>(as_type<uint>(t288) & 4294963200u);
        const float t298 = d_high_6 * high_6; // division.rs:110
        const float t299 = 1.0f - t298;
        const float t300 = t288 - d_high_6;
        const float t301 = t300 * high_6;
        const float residual_6 = t299 - t301;
        const float estimate_13 = estimate_12;
        const float t302 = residual_6 * estimate_13; // division.rs:87
        const float t303 = high_6 + t302;
        const int t304 = sub_i32(127, as_type<int>(bits_25 >> 23u));
        const int field_13 = add_i32(as_type<int>(as_type<uint>(t303) >> 23u), t304); // bits.rs:44
        const uint bits_26 = as_type<uint>(t303) + (as_type<uint>(t304) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_13 <= 0) ? 0u : ((field_13 >= 255) ? 2139095040u : bits_26))); // bits.rs:46
        const uint t305 = encode_bf16((((as_type<uint>(d_6) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_14 = decode_bf16(t305);
        const float t306 = 1.0f - y_14; // activation.rs:23
        const float t307 = decode_bf16(encode_bf16(outputs_6)) * ((t61 < 0.0f) ? y_14 : decode_bf16(encode_bf16(t306))); // join.rs:84
        const uint bits_27 = as_type<uint>(t307); // bits.rs:29
        outputs_6 = as_type<float>((((bits_27 & 2139095040u) == 0u) ? bits_27 & 2147483648u : bits_27)); // join.rs:84
        const float t308 = abs_f32(t62); // activation.rs:20
        const float t309 = min_f32(max_f32(t308, -104.0f), 89.0f); // exponential.rs:40
        const float t310 = t309 * 1.442695f; // exponential.rs:14
        const float k_7 = rint(t310);
        const float t311 = k_7 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t309 - t311;
        const float correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t312 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t312 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t313 = q_7 * r_7; // exponential.rs:29
        q_7 = t313 + 0.0013933674f;
        const float t314 = q_7 * r_7;
        q_7 = t314 + 0.008333311f;
        const float t315 = q_7 * r_7;
        q_7 = t315 + 0.041666467f;
        const float t316 = q_7 * r_7;
        q_7 = t316 + 0.16666667f;
        const float t317 = q_7 * r_7;
        q_7 = t317 + 0.5f;
        const float t318 = r_7 * r_7; // exponential.rs:31
        const float t319 = t318 * q_7;
        const float rest_7 = r_error_7 + t319;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_15 = 1.0f + p_7; // exponential.rs:33
        const int t320 = i32_from_f32(k_7); // exponential.rs:42
        const int field_14 = add_i32(as_type<int>(as_type<uint>(y_15) >> 23u), t320); // bits.rs:44
        const uint bits_28 = as_type<uint>(y_15) + (as_type<uint>(t320) << 23u); // bits.rs:45
        const float t321 = (((as_type<uint>(t308) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_14 <= 0) ? 0u : ((field_14 >= 255) ? 2139095040u : bits_28)))); // exponential.rs:42
        const float e_7 = decode_bf16(encode_bf16(t321)); // activation.rs:20
        const float t322 = 1.0f + e_7; // activation.rs:21
        const float d_7 = decode_bf16(encode_bf16(t322));
        const uint bits_29 = as_type<uint>(d_7); // division.rs:85
        const float t323 = as_type<float>((bits_29 & 8388607u) | 1065353216u); // division.rs:94
        const float t324 = t323 * 0.32323232f; // division.rs:102
        const float t325 = t324 - 1.4545455f;
        const float t326 = t323 * t325;
        float estimate_14 = t326 + 2.121212f;
        const float t327 = t323 * estimate_14; // division.rs:105
        const float t328 = 1.0f - t327;
        const float t329 = estimate_14 * t328;
        estimate_14 = estimate_14 + t329;
        const float t330 = t323 * estimate_14;
        const float t331 = 1.0f - t330;
        const float t332 = estimate_14 * t331;
        estimate_14 = estimate_14 + t332;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:58
        const float d_high_7 = as_type<float>(as_type<uint>(t323) & 4294963200u);
        const float t333 = d_high_7 * high_7; // division.rs:110
        const float t334 = 1.0f - t333;
        const float t335 = t323 - d_high_7;
        const float t336 = t335 * high_7;
        const float residual_7 = t334 - t336;
        const float estimate_15 = estimate_14;
        const float t337 = residual_7 * estimate_15; // division.rs:87
        const float t338 = high_7 + t337;
        const int t339 = sub_i32(127, as_type<int>(bits_29 >> 23u));
        const int field_15 = add_i32(as_type<int>(as_type<uint>(t338) >> 23u), t339); // bits.rs:44
        const uint bits_30 = as_type<uint>(t338) + (as_type<uint>(t339) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_15 <= 0) ? 0u : ((field_15 >= 255) ? 2139095040u : bits_30))); // bits.rs:46
        const uint t340 = encode_bf16((((as_type<uint>(d_7) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_16 = decode_bf16(t340);
        const float t341 = 1.0f - y_16; // activation.rs:23
        const float t342 = decode_bf16(encode_bf16(outputs_7)) * ((t62 < 0.0f) ? y_16 : decode_bf16(encode_bf16(t341))); // join.rs:84
        const uint bits_31 = as_type<uint>(t342); // bits.rs:29
        outputs_7 = as_type<float>((((bits_31 & 2139095040u) == 0u) ? bits_31 & 2147483648u : bits_31)); // join.rs:84
        const uint4 t343 = uint4(encode_bf16(outputs_0) | (encode_bf16(outputs_1) << 16u), encode_bf16(outputs_2) | (encode_bf16(outputs_3) << 16u), encode_bf16(outputs_4) | (encode_bf16(outputs_5) << 16u), encode_bf16(outputs_6) | (encode_bf16(outputs_7) << 16u)); // piece.rs:71
        ((device uint4*)y)[(((row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim)) >> 1u) >> 2u] = t343;
    }
}
