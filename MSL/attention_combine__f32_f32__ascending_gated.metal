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

float abs_f32(float a) {
    return as_type<float>(as_type<uint>(a) & 0x7fffffffu);
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
        const float4 t38 = ((device const float4*)q_gate)[t37 >> 2u]; // piece.rs:36
        const float4 t39 = ((device const float4*)q_gate)[(t37 + 4u) >> 2u]; // piece.rs:37
        const float t40 = neg_f32(min_f32(abs_f32(t38.x), 104.0f)); // logistic.rs:19
        const float t41 = t40 * 1.442695f; // exponential.rs:14
        const float k = rint(t41);
        const float t42 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t40 - t42;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t43 = reduced - r; // exponential.rs:18
        const float r_error = t43 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t44 = q * r; // exponential.rs:29
        q = t44 + 0.0013933674f;
        const float t45 = q * r;
        q = t45 + 0.008333311f;
        const float t46 = q * r;
        q = t46 + 0.041666467f;
        const float t47 = q * r;
        q = t47 + 0.16666667f;
        const float t48 = q * r;
        q = t48 + 0.5f;
        const float t49 = r * r; // exponential.rs:31
        const float t50 = t49 * q;
        const float rest = r_error + t50;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const float t51 = 1.0f - y_1; // exponential.rs:34
        const float t52 = t51 + p;
        const float t53 = r - p;
        const float t54 = t53 + rest;
        const float y_error = t52 + t54;
        const int k_1 = i32_from_f32(k); // logistic.rs:21
        const float unit = as_type<float>(as_type<uint>(add_i32(max_i32(k_1, -60), 127)) << 23u); // bits.rs:44
        const float power = y_1 * unit; // logistic.rs:28
        const float d = 1.0f + power; // logistic.rs:29
        const float t55 = 1.0f - d; // logistic.rs:30
        const float t56 = t55 + power;
        const float t57 = y_error * unit;
        const float t58 = t56 + t57;
        const float t59 = d * 0.32323232f; // division.rs:13
        const float t60 = t59 - 1.4545455f;
        const float t61 = d * t60;
        float estimate = t61 + 2.121212f;
        const float t62 = d * estimate; // division.rs:16
        const float t63 = 1.0f - t62;
        const float t64 = estimate * t63;
        estimate = estimate + t64;
        const float t65 = d * estimate;
        const float t66 = 1.0f - t65;
        const float t67 = estimate * t66;
        estimate = estimate + t67;
        const float high = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:50
        const float d_high = as_type<float>(as_type<uint>(d) & 4294963200u);
        const float t68 = d_high * high; // division.rs:21
        const float t69 = 1.0f - t68;
        const float t70 = d - d_high;
        const float t71 = t70 * high;
        const float residual = t69 - t71;
        const float estimate_1 = estimate;
        const float t72 = t58 * high; // division.rs:29
        const float t73 = residual - t72;
        const float low = t73 * estimate_1;
        const float y_high = as_type<float>(as_type<uint>(y_1) & 4294963200u); // bits.rs:50
        const float t74 = y_high * high; // logistic.rs:40
        const float t75 = y_high * low;
        const float t76 = y_1 - y_high;
        const float t77 = t76 + y_error;
        const float t78 = t77 * estimate_1;
        const float t79 = t75 + t78;
        const float product = t74 + t79;
        const int field = add_i32(as_type<int>(as_type<uint>(product) >> 23u), k_1); // bits.rs:36
        const uint bits = as_type<uint>(product) + (as_type<uint>(k_1) << 23u); // bits.rs:37
        const float t80 = high + low; // logistic.rs:41
        const float result = ((as_type<uint>(t38.x) > 2147483647u) ? as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))) : t80);
        const float t81 = outputs_0 * (((as_type<uint>(t38.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result); // join.rs:84
        const uint bits_1 = as_type<uint>(t81); // bits.rs:29
        outputs_0 = as_type<float>((((bits_1 & 2139095040u) == 0u) ? bits_1 & 2147483648u : bits_1)); // join.rs:84
        const float t82 = neg_f32(min_f32(abs_f32(t38.y), 104.0f)); // logistic.rs:19
        const float t83 = t82 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t83);
        const float t84 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t82 - t84;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t85 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t85 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t86 = q_1 * r_1; // exponential.rs:29
        q_1 = t86 + 0.0013933674f;
        const float t87 = q_1 * r_1;
        q_1 = t87 + 0.008333311f;
        const float t88 = q_1 * r_1;
        q_1 = t88 + 0.041666467f;
        const float t89 = q_1 * r_1;
        q_1 = t89 + 0.16666667f;
        const float t90 = q_1 * r_1;
        q_1 = t90 + 0.5f;
        const float t91 = r_1 * r_1; // exponential.rs:31
        const float t92 = t91 * q_1;
        const float rest_1 = r_error_1 + t92;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_2 = 1.0f + p_1; // exponential.rs:33
        const float t93 = 1.0f - y_2; // exponential.rs:34
        const float t94 = t93 + p_1;
        const float t95 = r_1 - p_1;
        const float t96 = t95 + rest_1;
        const float y_error_1 = t94 + t96;
        const int k_3 = i32_from_f32(k_2); // logistic.rs:21
        const float unit_1 = as_type<float>(as_type<uint>(add_i32(max_i32(k_3, -60), 127)) << 23u); // bits.rs:44
        const float power_1 = y_2 * unit_1; // logistic.rs:28
        const float d_1 = 1.0f + power_1; // logistic.rs:29
        const float t97 = 1.0f - d_1; // logistic.rs:30
        const float t98 = t97 + power_1;
        const float t99 = y_error_1 * unit_1;
        const float t100 = t98 + t99;
        const float t101 = d_1 * 0.32323232f; // division.rs:13
        const float t102 = t101 - 1.4545455f;
        const float t103 = d_1 * t102;
        float estimate_2 = t103 + 2.121212f;
        const float t104 = d_1 * estimate_2; // division.rs:16
        const float t105 = 1.0f - t104;
        const float t106 = estimate_2 * t105;
        estimate_2 = estimate_2 + t106;
        const float t107 = d_1 * estimate_2;
        const float t108 = 1.0f - t107;
        const float t109 = estimate_2 * t108;
        estimate_2 = estimate_2 + t109;
        const float high_1 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:50
        const float d_high_1 = as_type<float>(as_type<uint>(d_1) & 4294963200u);
        const float t110 = d_high_1 * high_1; // division.rs:21
        const float t111 = 1.0f - t110;
        const float t112 = d_1 - d_high_1;
        const float t113 = t112 * high_1;
        const float residual_1 = t111 - t113;
        const float estimate_3 = estimate_2;
        const float t114 = t100 * high_1; // division.rs:29
        const float t115 = residual_1 - t114;
        const float low_1 = t115 * estimate_3;
        const float y_high_1 = as_type<float>(as_type<uint>(y_2) & 4294963200u); // bits.rs:50
        const float t116 = y_high_1 * high_1; // logistic.rs:40
        const float t117 = y_high_1 * low_1;
        const float t118 = y_2 - y_high_1;
        const float t119 = t118 + y_error_1;
        const float t120 = t119 * estimate_3;
        const float t121 = t117 + t120;
        const float product_1 = t116 + t121;
        const int field_1 = add_i32(as_type<int>(as_type<uint>(product_1) >> 23u), k_3); // bits.rs:36
        const uint bits_2 = as_type<uint>(product_1) + (as_type<uint>(k_3) << 23u); // bits.rs:37
        const float t122 = high_1 + low_1; // logistic.rs:41
        const float result_1 = ((as_type<uint>(t38.y) > 2147483647u) ? as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_2))) : t122);
        const float t123 = outputs_1 * (((as_type<uint>(t38.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_1); // join.rs:84
        const uint bits_3 = as_type<uint>(t123); // bits.rs:29
        outputs_1 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)); // join.rs:84
        const float t124 = neg_f32(min_f32(abs_f32(t38.z), 104.0f)); // logistic.rs:19
        const float t125 = t124 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t125);
        const float t126 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t124 - t126;
        const float correction_2 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t127 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t127 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t128 = q_2 * r_2; // exponential.rs:29
        q_2 = t128 + 0.0013933674f;
        const float t129 = q_2 * r_2;
        q_2 = t129 + 0.008333311f;
        const float t130 = q_2 * r_2;
        q_2 = t130 + 0.041666467f;
        const float t131 = q_2 * r_2;
        q_2 = t131 + 0.16666667f;
        const float t132 = q_2 * r_2;
        q_2 = t132 + 0.5f;
        const float t133 = r_2 * r_2; // exponential.rs:31
        const float t134 = t133 * q_2;
        const float rest_2 = r_error_2 + t134;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_3 = 1.0f + p_2; // exponential.rs:33
        const float t135 = 1.0f - y_3; // exponential.rs:34
        const float t136 = t135 + p_2;
        const float t137 = r_2 - p_2;
        const float t138 = t137 + rest_2;
        const float y_error_2 = t136 + t138;
        const int k_5 = i32_from_f32(k_4); // logistic.rs:21
        const float unit_2 = as_type<float>(as_type<uint>(add_i32(max_i32(k_5, -60), 127)) << 23u); // bits.rs:44
        const float power_2 = y_3 * unit_2; // logistic.rs:28
        const float d_2 = 1.0f + power_2; // logistic.rs:29
        const float t139 = 1.0f - d_2; // logistic.rs:30
        const float t140 = t139 + power_2;
        const float t141 = y_error_2 * unit_2;
        const float t142 = t140 + t141;
        const float t143 = d_2 * 0.32323232f; // division.rs:13
        const float t144 = t143 - 1.4545455f;
        const float t145 = d_2 * t144;
        float estimate_4 = t145 + 2.121212f;
        const float t146 = d_2 * estimate_4; // division.rs:16
        const float t147 = 1.0f - t146;
        const float t148 = estimate_4 * t147;
        estimate_4 = estimate_4 + t148;
        const float t149 = d_2 * estimate_4;
        const float t150 = 1.0f - t149;
        const float t151 = estimate_4 * t150;
        estimate_4 = estimate_4 + t151;
        const float high_2 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:50
        const float d_high_2 = as_type<float>(as_type<uint>(d_2) & 4294963200u);
        const float t152 = d_high_2 * high_2; // division.rs:21
        const float t153 = 1.0f - t152;
        const float t154 = d_2 - d_high_2;
        const float t155 = t154 * high_2;
        const float residual_2 = t153 - t155;
        const float estimate_5 = estimate_4;
        const float t156 = t142 * high_2; // division.rs:29
        const float t157 = residual_2 - t156;
        const float low_2 = t157 * estimate_5;
        const float y_high_2 = as_type<float>(as_type<uint>(y_3) & 4294963200u); // bits.rs:50
        const float t158 = y_high_2 * high_2; // logistic.rs:40
        const float t159 = y_high_2 * low_2;
        const float t160 = y_3 - y_high_2;
        const float t161 = t160 + y_error_2;
        const float t162 = t161 * estimate_5;
        const float t163 = t159 + t162;
        const float product_2 = t158 + t163;
        const int field_2 = add_i32(as_type<int>(as_type<uint>(product_2) >> 23u), k_5); // bits.rs:36
        const uint bits_4 = as_type<uint>(product_2) + (as_type<uint>(k_5) << 23u); // bits.rs:37
        const float t164 = high_2 + low_2; // logistic.rs:41
        const float result_2 = ((as_type<uint>(t38.z) > 2147483647u) ? as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_4))) : t164);
        const float t165 = outputs_2 * (((as_type<uint>(t38.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_2); // join.rs:84
        const uint bits_5 = as_type<uint>(t165); // bits.rs:29
        outputs_2 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)); // join.rs:84
        const float t166 = neg_f32(min_f32(abs_f32(t38.w), 104.0f)); // logistic.rs:19
        const float t167 = t166 * 1.442695f; // exponential.rs:14
        const float k_6 = rint(t167);
        const float t168 = k_6 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t166 - t168;
        const float correction_3 = k_6 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t169 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t169 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t170 = q_3 * r_3; // exponential.rs:29
        q_3 = t170 + 0.0013933674f;
        const float t171 = q_3 * r_3;
        q_3 = t171 + 0.008333311f;
        const float t172 = q_3 * r_3;
        q_3 = t172 + 0.041666467f;
        const float t173 = q_3 * r_3;
        q_3 = t173 + 0.16666667f;
        const float t174 = q_3 * r_3;
        q_3 = t174 + 0.5f;
        const float t175 = r_3 * r_3; // exponential.rs:31
        const float t176 = t175 * q_3;
        const float rest_3 = r_error_3 + t176;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_4 = 1.0f + p_3; // exponential.rs:33
        const float t177 = 1.0f - y_4; // exponential.rs:34
        const float t178 = t177 + p_3;
        const float t179 = r_3 - p_3;
        const float t180 = t179 + rest_3;
        const float y_error_3 = t178 + t180;
        const int k_7 = i32_from_f32(k_6); // logistic.rs:21
        const float unit_3 = as_type<float>(as_type<uint>(add_i32(max_i32(k_7, -60), 127)) << 23u); // bits.rs:44
        const float power_3 = y_4 * unit_3; // logistic.rs:28
        const float d_3 = 1.0f + power_3; // logistic.rs:29
        const float t181 = 1.0f - d_3; // logistic.rs:30
        const float t182 = t181 + power_3;
        const float t183 = y_error_3 * unit_3;
        const float t184 = t182 + t183;
        const float t185 = d_3 * 0.32323232f; // division.rs:13
        const float t186 = t185 - 1.4545455f;
        const float t187 = d_3 * t186;
        float estimate_6 = t187 + 2.121212f;
        const float t188 = d_3 * estimate_6; // division.rs:16
        const float t189 = 1.0f - t188;
        const float t190 = estimate_6 * t189;
        estimate_6 = estimate_6 + t190;
        const float t191 = d_3 * estimate_6;
        const float t192 = 1.0f - t191;
        const float t193 = estimate_6 * t192;
        estimate_6 = estimate_6 + t193;
        const float high_3 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:50
        const float d_high_3 = as_type<float>(as_type<uint>(d_3) & 4294963200u);
        const float t194 = d_high_3 * high_3; // division.rs:21
        const float t195 = 1.0f - t194;
        const float t196 = d_3 - d_high_3;
        const float t197 = t196 * high_3;
        const float residual_3 = t195 - t197;
        const float estimate_7 = estimate_6;
        const float t198 = t184 * high_3; // division.rs:29
        const float t199 = residual_3 - t198;
        const float low_3 = t199 * estimate_7;
        const float y_high_3 = as_type<float>(as_type<uint>(y_4) & 4294963200u); // bits.rs:50
        const float t200 = y_high_3 * high_3; // logistic.rs:40
        const float t201 = y_high_3 * low_3;
        const float t202 = y_4 - y_high_3;
        const float t203 = t202 + y_error_3;
        const float t204 = t203 * estimate_7;
        const float t205 = t201 + t204;
        const float product_3 = t200 + t205;
        const int field_3 = add_i32(as_type<int>(as_type<uint>(product_3) >> 23u), k_7); // bits.rs:36
        const uint bits_6 = as_type<uint>(product_3) + (as_type<uint>(k_7) << 23u); // bits.rs:37
        const float t206 = high_3 + low_3; // logistic.rs:41
        const float result_3 = ((as_type<uint>(t38.w) > 2147483647u) ? as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_6))) : t206);
        const float t207 = outputs_3 * (((as_type<uint>(t38.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_3); // join.rs:84
        const uint bits_7 = as_type<uint>(t207); // bits.rs:29
        outputs_3 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)); // join.rs:84
        const float t208 = neg_f32(min_f32(abs_f32(t39.x), 104.0f)); // logistic.rs:19
        const float t209 = t208 * 1.442695f; // exponential.rs:14
        const float k_8 = rint(t209);
        const float t210 = k_8 * 0.6933594f; // exponential.rs:15
        const float reduced_4 = t208 - t210;
        const float correction_4 = k_8 * -0.00021219444f; // exponential.rs:16
        const float r_4 = reduced_4 - correction_4; // exponential.rs:17
        const float t211 = reduced_4 - r_4; // exponential.rs:18
        const float r_error_4 = t211 - correction_4;
        float q_4 = 0.00019891017f; // exponential.rs:26
        const float t212 = q_4 * r_4; // exponential.rs:29
        q_4 = t212 + 0.0013933674f;
        const float t213 = q_4 * r_4;
        q_4 = t213 + 0.008333311f;
        const float t214 = q_4 * r_4;
        q_4 = t214 + 0.041666467f;
        const float t215 = q_4 * r_4;
        q_4 = t215 + 0.16666667f;
        const float t216 = q_4 * r_4;
        q_4 = t216 + 0.5f;
        const float t217 = r_4 * r_4; // exponential.rs:31
        const float t218 = t217 * q_4;
        const float rest_4 = r_error_4 + t218;
        const float p_4 = r_4 + rest_4; // exponential.rs:32
        const float y_5 = 1.0f + p_4; // exponential.rs:33
        const float t219 = 1.0f - y_5; // exponential.rs:34
        const float t220 = t219 + p_4;
        const float t221 = r_4 - p_4;
        const float t222 = t221 + rest_4;
        const float y_error_4 = t220 + t222;
        const int k_9 = i32_from_f32(k_8); // logistic.rs:21
        const float unit_4 = as_type<float>(as_type<uint>(add_i32(max_i32(k_9, -60), 127)) << 23u); // bits.rs:44
        const float power_4 = y_5 * unit_4; // logistic.rs:28
        const float d_4 = 1.0f + power_4; // logistic.rs:29
        const float t223 = 1.0f - d_4; // logistic.rs:30
        const float t224 = t223 + power_4;
        const float t225 = y_error_4 * unit_4;
        const float t226 = t224 + t225;
        const float t227 = d_4 * 0.32323232f; // division.rs:13
        const float t228 = t227 - 1.4545455f;
        const float t229 = d_4 * t228;
        float estimate_8 = t229 + 2.121212f;
        const float t230 = d_4 * estimate_8; // division.rs:16
        const float t231 = 1.0f - t230;
        const float t232 = estimate_8 * t231;
        estimate_8 = estimate_8 + t232;
        const float t233 = d_4 * estimate_8;
        const float t234 = 1.0f - t233;
        const float t235 = estimate_8 * t234;
        estimate_8 = estimate_8 + t235;
        const float high_4 = as_type<float>(as_type<uint>(estimate_8) & 4294963200u); // bits.rs:50
        const float d_high_4 = as_type<float>(as_type<uint>(d_4) & 4294963200u);
        const float t236 = d_high_4 * high_4; // division.rs:21
        const float t237 = 1.0f - t236;
        const float t238 = d_4 - d_high_4;
        const float t239 = t238 * high_4;
        const float residual_4 = t237 - t239;
        const float estimate_9 = estimate_8;
        const float t240 = t226 * high_4; // division.rs:29
        const float t241 = residual_4 - t240;
        const float low_4 = t241 * estimate_9;
        const float y_high_4 = as_type<float>(as_type<uint>(y_5) & 4294963200u); // bits.rs:50
        const float t242 = y_high_4 * high_4; // logistic.rs:40
        const float t243 = y_high_4 * low_4;
        const float t244 = y_5 - y_high_4;
        const float t245 = t244 + y_error_4;
        const float t246 = t245 * estimate_9;
        const float t247 = t243 + t246;
        const float product_4 = t242 + t247;
        const int field_4 = add_i32(as_type<int>(as_type<uint>(product_4) >> 23u), k_9); // bits.rs:36
        const uint bits_8 = as_type<uint>(product_4) + (as_type<uint>(k_9) << 23u); // bits.rs:37
        const float t248 = high_4 + low_4; // logistic.rs:41
        const float result_4 = ((as_type<uint>(t39.x) > 2147483647u) ? as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_8))) : t248);
        const float t249 = outputs_4 * (((as_type<uint>(t39.x) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_4); // join.rs:84
        const uint bits_9 = as_type<uint>(t249); // bits.rs:29
        outputs_4 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)); // join.rs:84
        const float t250 = neg_f32(min_f32(abs_f32(t39.y), 104.0f)); // logistic.rs:19
        const float t251 = t250 * 1.442695f; // exponential.rs:14
        const float k_10 = rint(t251);
        const float t252 = k_10 * 0.6933594f; // exponential.rs:15
        const float reduced_5 = t250 - t252;
        const float correction_5 = k_10 * -0.00021219444f; // exponential.rs:16
        const float r_5 = reduced_5 - correction_5; // exponential.rs:17
        const float t253 = reduced_5 - r_5; // exponential.rs:18
        const float r_error_5 = t253 - correction_5;
        float q_5 = 0.00019891017f; // exponential.rs:26
        const float t254 = q_5 * r_5; // exponential.rs:29
        q_5 = t254 + 0.0013933674f;
        const float t255 = q_5 * r_5;
        q_5 = t255 + 0.008333311f;
        const float t256 = q_5 * r_5;
        q_5 = t256 + 0.041666467f;
        const float t257 = q_5 * r_5;
        q_5 = t257 + 0.16666667f;
        const float t258 = q_5 * r_5;
        q_5 = t258 + 0.5f;
        const float t259 = r_5 * r_5; // exponential.rs:31
        const float t260 = t259 * q_5;
        const float rest_5 = r_error_5 + t260;
        const float p_5 = r_5 + rest_5; // exponential.rs:32
        const float y_6 = 1.0f + p_5; // exponential.rs:33
        const float t261 = 1.0f - y_6; // exponential.rs:34
        const float t262 = t261 + p_5;
        const float t263 = r_5 - p_5;
        const float t264 = t263 + rest_5;
        const float y_error_5 = t262 + t264;
        const int k_11 = i32_from_f32(k_10); // logistic.rs:21
        const float unit_5 = as_type<float>(as_type<uint>(add_i32(max_i32(k_11, -60), 127)) << 23u); // bits.rs:44
        const float power_5 = y_6 * unit_5; // logistic.rs:28
        const float d_5 = 1.0f + power_5; // logistic.rs:29
        const float t265 = 1.0f - d_5; // logistic.rs:30
        const float t266 = t265 + power_5;
        const float t267 = y_error_5 * unit_5;
        const float t268 = t266 + t267;
        const float t269 = d_5 * 0.32323232f; // division.rs:13
        const float t270 = t269 - 1.4545455f;
        const float t271 = d_5 * t270;
        float estimate_10 = t271 + 2.121212f;
        const float t272 = d_5 * estimate_10; // division.rs:16
        const float t273 = 1.0f - t272;
        const float t274 = estimate_10 * t273;
        estimate_10 = estimate_10 + t274;
        const float t275 = d_5 * estimate_10;
        const float t276 = 1.0f - t275;
        const float t277 = estimate_10 * t276;
        estimate_10 = estimate_10 + t277;
        const float high_5 = as_type<float>(as_type<uint>(estimate_10) & 4294963200u); // bits.rs:50
        const float d_high_5 = as_type<float>(as_type<uint>(d_5) & 4294963200u);
        const float t278 = d_high_5 * high_5; // division.rs:21
        const float t279 = 1.0f - t278;
        const float t280 = d_5 - d_high_5;
        const float t281 = t280 * high_5;
        const float residual_5 = t279 - t281;
        const float estimate_11 = estimate_10;
        const float t282 = t268 * high_5; // division.rs:29
        const float t283 = residual_5 - t282;
        const float low_5 = t283 * estimate_11;
        const float y_high_5 = as_type<float>(as_type<uint>(y_6) & 4294963200u); // bits.rs:50
        const float t284 = y_high_5 * high_5; // logistic.rs:40
        const float t285 = y_high_5 * low_5;
        const float t286 = y_6 - y_high_5;
        const float t287 = t286 + y_error_5;
        const float t288 = t287 * estimate_11;
        const float t289 = t285 + t288;
        const float product_5 = t284 + t289;
        const int field_5 = add_i32(as_type<int>(as_type<uint>(product_5) >> 23u), k_11); // bits.rs:36
        const uint bits_10 = as_type<uint>(product_5) + (as_type<uint>(k_11) << 23u); // bits.rs:37
        const float t290 = high_5 + low_5; // logistic.rs:41
        const float result_5 = ((as_type<uint>(t39.y) > 2147483647u) ? as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_10))) : t290);
        const float t291 = outputs_5 * (((as_type<uint>(t39.y) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_5); // join.rs:84
        const uint bits_11 = as_type<uint>(t291); // bits.rs:29
        outputs_5 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)); // join.rs:84
        const float t292 = neg_f32(min_f32(abs_f32(t39.z), 104.0f)); // logistic.rs:19
        const float t293 = t292 * 1.442695f; // exponential.rs:14
        const float k_12 = rint(t293);
        const float t294 = k_12 * 0.6933594f; // exponential.rs:15
        const float reduced_6 = t292 - t294;
        const float correction_6 = k_12 * -0.00021219444f; // exponential.rs:16
        const float r_6 = reduced_6 - correction_6; // exponential.rs:17
        const float t295 = reduced_6 - r_6; // exponential.rs:18
        const float r_error_6 = t295 - correction_6;
        float q_6 = 0.00019891017f; // exponential.rs:26
        const float t296 = q_6 * r_6; // exponential.rs:29
        q_6 = t296 + 0.0013933674f;
        const float t297 = q_6 * r_6;
        q_6 = t297 + 0.008333311f;
        const float t298 = q_6 * r_6;
        q_6 = t298 + 0.041666467f;
        const float t299 = q_6 * r_6;
        q_6 = t299 + 0.16666667f;
        const float t300 = q_6 * r_6;
        q_6 = t300 + 0.5f;
        const float t301 = r_6 * r_6; // exponential.rs:31
        const float t302 = t301 * q_6;
        const float rest_6 = r_error_6 + t302;
        const float p_6 = r_6 + rest_6; // exponential.rs:32
        const float y_7 = 1.0f + p_6; // exponential.rs:33
        const float t303 = 1.0f - y_7; // exponential.rs:34
        const float t304 = t303 + p_6;
        const float t305 = r_6 - p_6;
        const float t306 = t305 + rest_6;
        const float y_error_6 = t304 + t306;
        const int k_13 = i32_from_f32(k_12); // logistic.rs:21
        const float unit_6 = as_type<float>(as_type<uint>(add_i32(max_i32(k_13, -60), 127)) << 23u); // bits.rs:44
        const float power_6 = y_7 * unit_6; // logistic.rs:28
        const float d_6 = 1.0f + power_6; // logistic.rs:29
        const float t307 = 1.0f - d_6; // logistic.rs:30
        const float t308 = t307 + power_6;
        const float t309 = y_error_6 * unit_6;
        const float t310 = t308 + t309;
        const float t311 = d_6 * 0.32323232f; // division.rs:13
        const float t312 = t311 - 1.4545455f;
        const float t313 = d_6 * t312;
        float estimate_12 = t313 + 2.121212f;
        const float t314 = d_6 * estimate_12; // division.rs:16
        const float t315 = 1.0f - t314;
        const float t316 = estimate_12 * t315;
        estimate_12 = estimate_12 + t316;
        const float t317 = d_6 * estimate_12;
        const float t318 = 1.0f - t317;
        const float t319 = estimate_12 * t318;
        estimate_12 = estimate_12 + t319;
        const float high_6 = as_type<float>(as_type<uint>(estimate_12) & 4294963200u); // bits.rs:50
        const float d_high_6 = as_type<float>(as_type<uint>(d_6) & 4294963200u);
        const float t320 = d_high_6 * high_6; // division.rs:21
        const float t321 = 1.0f - t320;
        const float t322 = d_6 - d_high_6;
        const float t323 = t322 * high_6;
        const float residual_6 = t321 - t323;
        const float estimate_13 = estimate_12;
        const float t324 = t310 * high_6; // division.rs:29
        const float t325 = residual_6 - t324;
        const float low_6 = t325 * estimate_13;
        const float y_high_6 = as_type<float>(as_type<uint>(y_7) & 4294963200u); // bits.rs:50
        const float t326 = y_high_6 * high_6; // logistic.rs:40
        const float t327 = y_high_6 * low_6;
        const float t328 = y_7 - y_high_6;
        const float t329 = t328 + y_error_6;
        const float t330 = t329 * estimate_13;
        const float t331 = t327 + t330;
        const float product_6 = t326 + t331;
        const int field_6 = add_i32(as_type<int>(as_type<uint>(product_6) >> 23u), k_13); // bits.rs:36
        const uint bits_12 = as_type<uint>(product_6) + (as_type<uint>(k_13) << 23u); // bits.rs:37
        const float t332 = high_6 + low_6; // logistic.rs:41
        const float result_6 = ((as_type<uint>(t39.z) > 2147483647u) ? as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_12))) : t332);
        const float t333 = outputs_6 * (((as_type<uint>(t39.z) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_6); // join.rs:84
        const uint bits_13 = as_type<uint>(t333); // bits.rs:29
        outputs_6 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)); // join.rs:84
        const float t334 = neg_f32(min_f32(abs_f32(t39.w), 104.0f)); // logistic.rs:19
        const float t335 = t334 * 1.442695f; // exponential.rs:14
        const float k_14 = rint(t335);
        const float t336 = k_14 * 0.6933594f; // exponential.rs:15
        const float reduced_7 = t334 - t336;
        const float correction_7 = k_14 * -0.00021219444f; // exponential.rs:16
        const float r_7 = reduced_7 - correction_7; // exponential.rs:17
        const float t337 = reduced_7 - r_7; // exponential.rs:18
        const float r_error_7 = t337 - correction_7;
        float q_7 = 0.00019891017f; // exponential.rs:26
        const float t338 = q_7 * r_7; // exponential.rs:29
        q_7 = t338 + 0.0013933674f;
        const float t339 = q_7 * r_7;
        q_7 = t339 + 0.008333311f;
        const float t340 = q_7 * r_7;
        q_7 = t340 + 0.041666467f;
        const float t341 = q_7 * r_7;
        q_7 = t341 + 0.16666667f;
        const float t342 = q_7 * r_7;
        q_7 = t342 + 0.5f;
        const float t343 = r_7 * r_7; // exponential.rs:31
        const float t344 = t343 * q_7;
        const float rest_7 = r_error_7 + t344;
        const float p_7 = r_7 + rest_7; // exponential.rs:32
        const float y_8 = 1.0f + p_7; // exponential.rs:33
        const float t345 = 1.0f - y_8; // exponential.rs:34
        const float t346 = t345 + p_7;
        const float t347 = r_7 - p_7;
        const float t348 = t347 + rest_7;
        const float y_error_7 = t346 + t348;
        const int k_15 = i32_from_f32(k_14); // logistic.rs:21
        const float unit_7 = as_type<float>(as_type<uint>(add_i32(max_i32(k_15, -60), 127)) << 23u); // bits.rs:44
        const float power_7 = y_8 * unit_7; // logistic.rs:28
        const float d_7 = 1.0f + power_7; // logistic.rs:29
        const float t349 = 1.0f - d_7; // logistic.rs:30
        const float t350 = t349 + power_7;
        const float t351 = y_error_7 * unit_7;
        const float t352 = t350 + t351;
        const float t353 = d_7 * 0.32323232f; // division.rs:13
        const float t354 = t353 - 1.4545455f;
        const float t355 = d_7 * t354;
        float estimate_14 = t355 + 2.121212f;
        const float t356 = d_7 * estimate_14; // division.rs:16
        const float t357 = 1.0f - t356;
        const float t358 = estimate_14 * t357;
        estimate_14 = estimate_14 + t358;
        const float t359 = d_7 * estimate_14;
        const float t360 = 1.0f - t359;
        const float t361 = estimate_14 * t360;
        estimate_14 = estimate_14 + t361;
        const float high_7 = as_type<float>(as_type<uint>(estimate_14) & 4294963200u); // bits.rs:50
        const float d_high_7 = as_type<float>(as_type<uint>(d_7) & 4294963200u);
        const float t362 = d_high_7 * high_7; // division.rs:21
        const float t363 = 1.0f - t362;
        const float t364 = d_7 - d_high_7;
        const float t365 = t364 * high_7;
        const float residual_7 = t363 - t365;
        const float estimate_15 = estimate_14;
        const float t366 = t352 * high_7; // division.rs:29
        const float t367 = residual_7 - t366;
        const float low_7 = t367 * estimate_15;
        const float y_high_7 = as_type<float>(as_type<uint>(y_8) & 4294963200u); // bits.rs:50
        const float t368 = y_high_7 * high_7; // logistic.rs:40
        const float t369 = y_high_7 * low_7;
        const float t370 = y_8 - y_high_7;
        const float t371 = t370 + y_error_7;
        const float t372 = t371 * estimate_15;
        const float t373 = t369 + t372;
        const float product_7 = t368 + t373;
        const int field_7 = add_i32(as_type<int>(as_type<uint>(product_7) >> 23u), k_15); // bits.rs:36
        const uint bits_14 = as_type<uint>(product_7) + (as_type<uint>(k_15) << 23u); // bits.rs:37
        const float t374 = high_7 + low_7; // logistic.rs:41
        const float result_7 = ((as_type<uint>(t39.w) > 2147483647u) ? as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_14))) : t374);
        const float t375 = outputs_7 * (((as_type<uint>(t39.w) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : result_7); // join.rs:84
        const uint bits_15 = as_type<uint>(t375); // bits.rs:29
        outputs_7 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)); // join.rs:84
        const uint t376 = (row * imm.seq_len + token_1) * (imm.n_heads * imm.head_dim) + (head * head_dim + dim); // join.rs:87
        ((device float4*)y)[t376 >> 2u] = float4(outputs_0, outputs_1, outputs_2, outputs_3); // piece.rs:68
        ((device float4*)y)[(t376 + 4u) >> 2u] = float4(outputs_4, outputs_5, outputs_6, outputs_7); // piece.rs:69
    }
}
