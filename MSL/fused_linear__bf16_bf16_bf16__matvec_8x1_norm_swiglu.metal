#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
    uint n;
    uint m;
    uint k;
};

uint min_u32(uint a, uint b) {
    return b < a ? b : a;
}

float decode_bf16(uint bits) {
    return as_type<float>(bits << 16u);
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

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
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

kernel void fused_linear__bf16_bf16_bf16__matvec_8x1_norm_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* norm_weight [[buffer(2)]],
    device const ushort* w [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float partial_sums[8];
    threadgroup uint4 staged[256];
    threadgroup float results[16];
    const uint n = imm.n; // body.rs:157
    const uint last_m = imm.m - 1u; // body.rs:158
    const uint k = imm.k; // body.rs:159
    const uint t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:161
    const uint n_pieces = k / 8u; // body.rs:162
    const uint t1 = min_u32(workgroup_id.y, last_m); // body.rs:165
    const uint t2 = local_invocation_index * 8u; // body.rs:137
    const uint n_rows = imm.m; // rms_norm.rs:272
    const uint n_cols = imm.k; // rms_norm.rs:273
    float own_sum = 0.0f; // rms_norm.rs:274
    if (t1 < n_rows) { // rms_norm.rs:275
        for (uint col = t2; col < n_cols; col += 2048u) { // rms_norm.rs:276
            const uint4 t3 = ((device const uint4*)x)[((t1 * imm.k + col) >> 1u) >> 2u]; // piece.rs:40
            const float t4 = decode_bf16(t3.x);
            const float t5 = decode_bf16(t3.x >> 16u);
            const float t6 = decode_bf16(t3.y);
            const float t7 = decode_bf16(t3.y >> 16u);
            const float t8 = decode_bf16(t3.z);
            const float t9 = decode_bf16(t3.z >> 16u);
            const float t10 = decode_bf16(t3.w);
            const float t11 = decode_bf16(t3.w >> 16u);
            own_sum = fma(t4, t4, own_sum); // rms_norm.rs:280
            own_sum = fma(t5, t5, own_sum);
            own_sum = fma(t6, t6, own_sum);
            own_sum = fma(t7, t7, own_sum);
            own_sum = fma(t8, t8, own_sum);
            own_sum = fma(t9, t9, own_sum);
            own_sum = fma(t10, t10, own_sum);
            own_sum = fma(t11, t11, own_sum);
        }
    }
    const float sum = reduce_add_f32(own_sum); // reduce.rs:12
    if ((local_invocation_index & 31u) == 0u) { // reduce.rs:14
        partial_sums[local_invocation_index >> 5u] = sum; // reduce.rs:15
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // reduce.rs:17
    float total = partial_sums[0u]; // reduce.rs:18
    total = total + partial_sums[1u]; // reduce.rs:21
    total = total + partial_sums[2u];
    total = total + partial_sums[3u];
    total = total + partial_sums[4u];
    total = total + partial_sums[5u];
    total = total + partial_sums[6u];
    total = total + partial_sums[7u];
    const float sum_1 = total; // reduce.rs:23
    const float t12 = float(n_cols); // rms_norm.rs:285
    const uint a_bits = as_type<uint>(sum_1); // division.rs:13
    const uint b_bits = as_type<uint>(t12); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t13 = a_bits & 8388607u; // division.rs:18
    const uint t14 = b_bits & 8388607u;
    const uint below = ((t13 < t14) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t13 | 8388608u, below); // division.rs:34
    const uint denominator = t14 | 8388608u; // division.rs:35
    const float d = as_type<float>(t14 | 1065353216u); // division.rs:37
    const float t15 = 0.47058824f * d; // division.rs:38
    float reciprocal = 1.4117647f - t15;
    const float t16 = d * reciprocal; // division.rs:41
    const float t17 = 1.0f - t16;
    const float t18 = reciprocal * t17;
    reciprocal = reciprocal + t18;
    const float t19 = d * reciprocal;
    const float t20 = 1.0f - t19;
    const float t21 = reciprocal * t20;
    reciprocal = reciprocal + t21;
    const float t22 = d * reciprocal;
    const float t23 = 1.0f - t22;
    const float t24 = reciprocal * t23;
    reciprocal = reciprocal + t24;
    const float n_1 = as_type<float>((t13 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t25 = n_1 * reciprocal; // division.rs:45
    const float t26 = t25 * 8388608.0f;
    uint quotient = u32_from_f32(t26);
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
    const uint t27 = quotient; // division.rs:60
    const int field = add_i32(exponent, as_type<int>(t27 >> 24u)); // bits.rs:36
    const uint bits = (as_type<uint>(field) << 23u) | (t27 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t28 = ((as_type<uint>(sum_1) & 2147483647u) > 2139095040u) | ((as_type<uint>(t12) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t28 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t29 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // rms_norm.rs:285
    const uint bits_1 = as_type<uint>(t29); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t30 = 0.5f * m; // roots.rs:22
    const float t31 = t30 * y_1;
    const float t32 = t31 * y_1;
    const float t33 = 0.5f - t32;
    const float t34 = y_1 * t33;
    y_1 = y_1 + t34;
    const float t35 = 0.5f * m;
    const float t36 = t35 * y_1;
    const float t37 = t36 * y_1;
    const float t38 = 0.5f - t37;
    const float t39 = y_1 * t38;
    y_1 = y_1 + t39;
    const float t40 = 0.5f * m;
    const float t41 = t40 * y_1;
    const float t42 = t41 * y_1;
    const float t43 = 0.5f - t42;
    const float t44 = y_1 * t43;
    y_1 = y_1 + t44;
    const float y_2 = y_1; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_2; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t45 = scaled - m; // roots.rs:73
    const float high = scaled - t45;
    const float a_low = m - high; // roots.rs:74
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:72
    const float t46 = scaled_1 - y_2; // roots.rs:73
    const float high_1 = scaled_1 - t46;
    const float b_low = y_2 - high_1; // roots.rs:74
    const float t47 = high * high_1; // roots.rs:66
    const float t48 = t47 - product;
    const float t49 = high * b_low;
    const float t50 = t48 + t49;
    const float t51 = a_low * high_1;
    const float t52 = t50 + t51;
    const float t53 = a_low * b_low;
    const float my_error = t52 + t53;
    const float product_1 = product * y_2; // roots.rs:63
    const float scaled_2 = product * 4097.0f; // roots.rs:72
    const float t54 = scaled_2 - product; // roots.rs:73
    const float high_2 = scaled_2 - t54;
    const float a_low_1 = product - high_2; // roots.rs:74
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:72
    const float t55 = scaled_3 - y_2; // roots.rs:73
    const float high_3 = scaled_3 - t55;
    const float b_low_1 = y_2 - high_3; // roots.rs:74
    const float t56 = high_2 * high_3; // roots.rs:66
    const float t57 = t56 - product_1;
    const float t58 = high_2 * b_low_1;
    const float t59 = t57 + t58;
    const float t60 = a_low_1 * high_3;
    const float t61 = t59 + t60;
    const float t62 = a_low_1 * b_low_1;
    const float square_error = t61 + t62;
    const float t63 = 1.0f - product_1; // roots.rs:84
    const float t64 = t63 - square_error;
    const float t65 = my_error * y_2;
    const float residual_1 = t64 - t65;
    const float t66 = 0.5f * residual_1; // roots.rs:85
    const float t67 = y_2 * t66;
    const float root = y_2 + t67;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_2 = as_type<uint>(t29); // roots.rs:30
    const uint sign_2 = bits_2 & 2147483648u; // roots.rs:31
    const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float t68 = (((as_type<uint>(t29) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    float sums_0_0 = 0.0f; // body.rs:169
    float sums_0_1 = 0.0f;
    for (uint first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        const uint own_row = local_invocation_index / 256u; // body.rs:100
        const uint vector = local_invocation_index % 256u; // body.rs:101
        const uint column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            const uint4 t69 = ((device const uint4*)x)[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t70 = ((device const uint4*)norm_weight)[(column >> 1u) >> 2u];
            const float t71 = decode_bf16(t69.x) * t68; // body.rs:66
            const uint bits_3 = as_type<uint>(t71); // bits.rs:29
            const float t72 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * decode_bf16(t70.x); // body.rs:66
            const uint bits_4 = as_type<uint>(t72); // bits.rs:29
            const float t73 = decode_bf16(t69.x >> 16u) * t68; // body.rs:66
            const uint bits_5 = as_type<uint>(t73); // bits.rs:29
            const float t74 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * decode_bf16(t70.x >> 16u); // body.rs:66
            const uint bits_6 = as_type<uint>(t74); // bits.rs:29
            const float t75 = decode_bf16(t69.y) * t68; // body.rs:66
            const uint bits_7 = as_type<uint>(t75); // bits.rs:29
            const float t76 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * decode_bf16(t70.y); // body.rs:66
            const uint bits_8 = as_type<uint>(t76); // bits.rs:29
            const float t77 = decode_bf16(t69.y >> 16u) * t68; // body.rs:66
            const uint bits_9 = as_type<uint>(t77); // bits.rs:29
            const float t78 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * decode_bf16(t70.y >> 16u); // body.rs:66
            const uint bits_10 = as_type<uint>(t78); // bits.rs:29
            const float t79 = decode_bf16(t69.z) * t68; // body.rs:66
            const uint bits_11 = as_type<uint>(t79); // bits.rs:29
            const float t80 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * decode_bf16(t70.z); // body.rs:66
            const uint bits_12 = as_type<uint>(t80); // bits.rs:29
            const float t81 = decode_bf16(t69.z >> 16u) * t68; // body.rs:66
            const uint bits_13 = as_type<uint>(t81); // bits.rs:29
            const float t82 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * decode_bf16(t70.z >> 16u); // body.rs:66
            const uint bits_14 = as_type<uint>(t82); // bits.rs:29
            const float t83 = decode_bf16(t69.w) * t68; // body.rs:66
            const uint bits_15 = as_type<uint>(t83); // bits.rs:29
            const float t84 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * decode_bf16(t70.w); // body.rs:66
            const uint bits_16 = as_type<uint>(t84); // bits.rs:29
            const float t85 = decode_bf16(t69.w >> 16u) * t68; // body.rs:66
            const uint bits_17 = as_type<uint>(t85); // bits.rs:29
            const float t86 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * decode_bf16(t70.w >> 16u); // body.rs:66
            const uint bits_18 = as_type<uint>(t86); // bits.rs:29
            const uint t87 = encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6))) << 16u; // body.rs:54
            const uint t88 = encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4))) | t87;
            const uint t89 = encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10))) << 16u; // body.rs:55
            const uint t90 = encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8))) | t89;
            const uint t91 = encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14))) << 16u; // body.rs:56
            const uint t92 = encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12))) | t91;
            const uint t93 = encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18))) << 16u; // body.rs:57
            const uint t94 = encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16))) | t93;
            const uint4 words = uint4(t88, t90, t92, t94); // body.rs:53
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:172
        const uint piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            const uint4 t95 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t96 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece * 8u) >> 1u) >> 2u];
            const uint4 words = staged[local_invocation_index & 31u]; // body.rs:72
            const float t97 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t98 = decode_bf16(words.x >> 16u);
            const float t99 = decode_bf16(words.y & 65535u);
            const float t100 = decode_bf16(words.y >> 16u);
            const float t101 = decode_bf16(words.z & 65535u);
            const float t102 = decode_bf16(words.z >> 16u);
            const float t103 = decode_bf16(words.w & 65535u);
            const float t104 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t97, decode_bf16(t95.x), sum_2); // dot.rs:23
            sum_2 = fma(t98, decode_bf16(t95.x >> 16u), sum_2);
            sum_2 = fma(t99, decode_bf16(t95.y), sum_2);
            sum_2 = fma(t100, decode_bf16(t95.y >> 16u), sum_2);
            sum_2 = fma(t101, decode_bf16(t95.z), sum_2);
            sum_2 = fma(t102, decode_bf16(t95.z >> 16u), sum_2);
            sum_2 = fma(t103, decode_bf16(t95.w), sum_2);
            sum_2 = fma(t104, decode_bf16(t95.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t97, decode_bf16(t96.x), sum_3); // dot.rs:23
            sum_3 = fma(t98, decode_bf16(t96.x >> 16u), sum_3);
            sum_3 = fma(t99, decode_bf16(t96.y), sum_3);
            sum_3 = fma(t100, decode_bf16(t96.y >> 16u), sum_3);
            sum_3 = fma(t101, decode_bf16(t96.z), sum_3);
            sum_3 = fma(t102, decode_bf16(t96.z >> 16u), sum_3);
            sum_3 = fma(t103, decode_bf16(t96.w), sum_3);
            sum_3 = fma(t104, decode_bf16(t96.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            const uint4 t105 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t106 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            const float t107 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t108 = decode_bf16(words.x >> 16u);
            const float t109 = decode_bf16(words.y & 65535u);
            const float t110 = decode_bf16(words.y >> 16u);
            const float t111 = decode_bf16(words.z & 65535u);
            const float t112 = decode_bf16(words.z >> 16u);
            const float t113 = decode_bf16(words.w & 65535u);
            const float t114 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t107, decode_bf16(t105.x), sum_2); // dot.rs:23
            sum_2 = fma(t108, decode_bf16(t105.x >> 16u), sum_2);
            sum_2 = fma(t109, decode_bf16(t105.y), sum_2);
            sum_2 = fma(t110, decode_bf16(t105.y >> 16u), sum_2);
            sum_2 = fma(t111, decode_bf16(t105.z), sum_2);
            sum_2 = fma(t112, decode_bf16(t105.z >> 16u), sum_2);
            sum_2 = fma(t113, decode_bf16(t105.w), sum_2);
            sum_2 = fma(t114, decode_bf16(t105.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t107, decode_bf16(t106.x), sum_3); // dot.rs:23
            sum_3 = fma(t108, decode_bf16(t106.x >> 16u), sum_3);
            sum_3 = fma(t109, decode_bf16(t106.y), sum_3);
            sum_3 = fma(t110, decode_bf16(t106.y >> 16u), sum_3);
            sum_3 = fma(t111, decode_bf16(t106.z), sum_3);
            sum_3 = fma(t112, decode_bf16(t106.z >> 16u), sum_3);
            sum_3 = fma(t113, decode_bf16(t106.w), sum_3);
            sum_3 = fma(t114, decode_bf16(t106.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            const uint4 t115 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t116 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            const float t117 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t118 = decode_bf16(words.x >> 16u);
            const float t119 = decode_bf16(words.y & 65535u);
            const float t120 = decode_bf16(words.y >> 16u);
            const float t121 = decode_bf16(words.z & 65535u);
            const float t122 = decode_bf16(words.z >> 16u);
            const float t123 = decode_bf16(words.w & 65535u);
            const float t124 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t117, decode_bf16(t115.x), sum_2); // dot.rs:23
            sum_2 = fma(t118, decode_bf16(t115.x >> 16u), sum_2);
            sum_2 = fma(t119, decode_bf16(t115.y), sum_2);
            sum_2 = fma(t120, decode_bf16(t115.y >> 16u), sum_2);
            sum_2 = fma(t121, decode_bf16(t115.z), sum_2);
            sum_2 = fma(t122, decode_bf16(t115.z >> 16u), sum_2);
            sum_2 = fma(t123, decode_bf16(t115.w), sum_2);
            sum_2 = fma(t124, decode_bf16(t115.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t117, decode_bf16(t116.x), sum_3); // dot.rs:23
            sum_3 = fma(t118, decode_bf16(t116.x >> 16u), sum_3);
            sum_3 = fma(t119, decode_bf16(t116.y), sum_3);
            sum_3 = fma(t120, decode_bf16(t116.y >> 16u), sum_3);
            sum_3 = fma(t121, decode_bf16(t116.z), sum_3);
            sum_3 = fma(t122, decode_bf16(t116.z >> 16u), sum_3);
            sum_3 = fma(t123, decode_bf16(t116.w), sum_3);
            sum_3 = fma(t124, decode_bf16(t116.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            const uint4 t125 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t126 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            const float t127 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t128 = decode_bf16(words.x >> 16u);
            const float t129 = decode_bf16(words.y & 65535u);
            const float t130 = decode_bf16(words.y >> 16u);
            const float t131 = decode_bf16(words.z & 65535u);
            const float t132 = decode_bf16(words.z >> 16u);
            const float t133 = decode_bf16(words.w & 65535u);
            const float t134 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t127, decode_bf16(t125.x), sum_2); // dot.rs:23
            sum_2 = fma(t128, decode_bf16(t125.x >> 16u), sum_2);
            sum_2 = fma(t129, decode_bf16(t125.y), sum_2);
            sum_2 = fma(t130, decode_bf16(t125.y >> 16u), sum_2);
            sum_2 = fma(t131, decode_bf16(t125.z), sum_2);
            sum_2 = fma(t132, decode_bf16(t125.z >> 16u), sum_2);
            sum_2 = fma(t133, decode_bf16(t125.w), sum_2);
            sum_2 = fma(t134, decode_bf16(t125.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t127, decode_bf16(t126.x), sum_3); // dot.rs:23
            sum_3 = fma(t128, decode_bf16(t126.x >> 16u), sum_3);
            sum_3 = fma(t129, decode_bf16(t126.y), sum_3);
            sum_3 = fma(t130, decode_bf16(t126.y >> 16u), sum_3);
            sum_3 = fma(t131, decode_bf16(t126.z), sum_3);
            sum_3 = fma(t132, decode_bf16(t126.z >> 16u), sum_3);
            sum_3 = fma(t133, decode_bf16(t126.w), sum_3);
            sum_3 = fma(t134, decode_bf16(t126.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            const uint4 t135 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t136 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            const float t137 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t138 = decode_bf16(words.x >> 16u);
            const float t139 = decode_bf16(words.y & 65535u);
            const float t140 = decode_bf16(words.y >> 16u);
            const float t141 = decode_bf16(words.z & 65535u);
            const float t142 = decode_bf16(words.z >> 16u);
            const float t143 = decode_bf16(words.w & 65535u);
            const float t144 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t137, decode_bf16(t135.x), sum_2); // dot.rs:23
            sum_2 = fma(t138, decode_bf16(t135.x >> 16u), sum_2);
            sum_2 = fma(t139, decode_bf16(t135.y), sum_2);
            sum_2 = fma(t140, decode_bf16(t135.y >> 16u), sum_2);
            sum_2 = fma(t141, decode_bf16(t135.z), sum_2);
            sum_2 = fma(t142, decode_bf16(t135.z >> 16u), sum_2);
            sum_2 = fma(t143, decode_bf16(t135.w), sum_2);
            sum_2 = fma(t144, decode_bf16(t135.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t137, decode_bf16(t136.x), sum_3); // dot.rs:23
            sum_3 = fma(t138, decode_bf16(t136.x >> 16u), sum_3);
            sum_3 = fma(t139, decode_bf16(t136.y), sum_3);
            sum_3 = fma(t140, decode_bf16(t136.y >> 16u), sum_3);
            sum_3 = fma(t141, decode_bf16(t136.z), sum_3);
            sum_3 = fma(t142, decode_bf16(t136.z >> 16u), sum_3);
            sum_3 = fma(t143, decode_bf16(t136.w), sum_3);
            sum_3 = fma(t144, decode_bf16(t136.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            const uint4 t145 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t146 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            const float t147 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t148 = decode_bf16(words.x >> 16u);
            const float t149 = decode_bf16(words.y & 65535u);
            const float t150 = decode_bf16(words.y >> 16u);
            const float t151 = decode_bf16(words.z & 65535u);
            const float t152 = decode_bf16(words.z >> 16u);
            const float t153 = decode_bf16(words.w & 65535u);
            const float t154 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t147, decode_bf16(t145.x), sum_2); // dot.rs:23
            sum_2 = fma(t148, decode_bf16(t145.x >> 16u), sum_2);
            sum_2 = fma(t149, decode_bf16(t145.y), sum_2);
            sum_2 = fma(t150, decode_bf16(t145.y >> 16u), sum_2);
            sum_2 = fma(t151, decode_bf16(t145.z), sum_2);
            sum_2 = fma(t152, decode_bf16(t145.z >> 16u), sum_2);
            sum_2 = fma(t153, decode_bf16(t145.w), sum_2);
            sum_2 = fma(t154, decode_bf16(t145.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t147, decode_bf16(t146.x), sum_3); // dot.rs:23
            sum_3 = fma(t148, decode_bf16(t146.x >> 16u), sum_3);
            sum_3 = fma(t149, decode_bf16(t146.y), sum_3);
            sum_3 = fma(t150, decode_bf16(t146.y >> 16u), sum_3);
            sum_3 = fma(t151, decode_bf16(t146.z), sum_3);
            sum_3 = fma(t152, decode_bf16(t146.z >> 16u), sum_3);
            sum_3 = fma(t153, decode_bf16(t146.w), sum_3);
            sum_3 = fma(t154, decode_bf16(t146.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            const uint4 t155 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t156 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            const float t157 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t158 = decode_bf16(words.x >> 16u);
            const float t159 = decode_bf16(words.y & 65535u);
            const float t160 = decode_bf16(words.y >> 16u);
            const float t161 = decode_bf16(words.z & 65535u);
            const float t162 = decode_bf16(words.z >> 16u);
            const float t163 = decode_bf16(words.w & 65535u);
            const float t164 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t157, decode_bf16(t155.x), sum_2); // dot.rs:23
            sum_2 = fma(t158, decode_bf16(t155.x >> 16u), sum_2);
            sum_2 = fma(t159, decode_bf16(t155.y), sum_2);
            sum_2 = fma(t160, decode_bf16(t155.y >> 16u), sum_2);
            sum_2 = fma(t161, decode_bf16(t155.z), sum_2);
            sum_2 = fma(t162, decode_bf16(t155.z >> 16u), sum_2);
            sum_2 = fma(t163, decode_bf16(t155.w), sum_2);
            sum_2 = fma(t164, decode_bf16(t155.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t157, decode_bf16(t156.x), sum_3); // dot.rs:23
            sum_3 = fma(t158, decode_bf16(t156.x >> 16u), sum_3);
            sum_3 = fma(t159, decode_bf16(t156.y), sum_3);
            sum_3 = fma(t160, decode_bf16(t156.y >> 16u), sum_3);
            sum_3 = fma(t161, decode_bf16(t156.z), sum_3);
            sum_3 = fma(t162, decode_bf16(t156.z >> 16u), sum_3);
            sum_3 = fma(t163, decode_bf16(t156.w), sum_3);
            sum_3 = fma(t164, decode_bf16(t156.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            const uint4 t165 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t166 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            const float t167 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t168 = decode_bf16(words.x >> 16u);
            const float t169 = decode_bf16(words.y & 65535u);
            const float t170 = decode_bf16(words.y >> 16u);
            const float t171 = decode_bf16(words.z & 65535u);
            const float t172 = decode_bf16(words.z >> 16u);
            const float t173 = decode_bf16(words.w & 65535u);
            const float t174 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t167, decode_bf16(t165.x), sum_2); // dot.rs:23
            sum_2 = fma(t168, decode_bf16(t165.x >> 16u), sum_2);
            sum_2 = fma(t169, decode_bf16(t165.y), sum_2);
            sum_2 = fma(t170, decode_bf16(t165.y >> 16u), sum_2);
            sum_2 = fma(t171, decode_bf16(t165.z), sum_2);
            sum_2 = fma(t172, decode_bf16(t165.z >> 16u), sum_2);
            sum_2 = fma(t173, decode_bf16(t165.w), sum_2);
            sum_2 = fma(t174, decode_bf16(t165.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t167, decode_bf16(t166.x), sum_3); // dot.rs:23
            sum_3 = fma(t168, decode_bf16(t166.x >> 16u), sum_3);
            sum_3 = fma(t169, decode_bf16(t166.y), sum_3);
            sum_3 = fma(t170, decode_bf16(t166.y >> 16u), sum_3);
            sum_3 = fma(t171, decode_bf16(t166.z), sum_3);
            sum_3 = fma(t172, decode_bf16(t166.z >> 16u), sum_3);
            sum_3 = fma(t173, decode_bf16(t166.w), sum_3);
            sum_3 = fma(t174, decode_bf16(t166.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:203
    }
    const float sum_2 = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[local_invocation_index >> 5u] = sum_2; // body.rs:214
    }
    const float sum_3 = reduce_add_f32(sums_0_1); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) + 8u] = sum_3; // body.rs:214
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:218
    const uint part = local_invocation_index; // body.rs:234
    const uint row = part / 2u; // body.rs:235
    const uint first = part % 2u * 4u; // body.rs:236
    const uint column = workgroup_id.x * 8u + first; // body.rs:237
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:238
        const uint place = row * 16u + first; // body.rs:239
        const uint target = (workgroup_id.y + row) * imm.n + column; // body.rs:240
        float four_0 = 0.0f; // body.rs:241
        float four_1 = 0.0f;
        float four_2 = 0.0f;
        float four_3 = 0.0f;
        four_0 = results[place]; // body.rs:244
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        const float up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:264
        const float t175 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        const float t176 = abs_f32(t175); // activation.rs:20
        const float t177 = min_f32(max_f32(t176, -104.0f), 89.0f); // exponential.rs:40
        const float t178 = t177 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t178);
        const float t179 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced = t177 - t179;
        const float correction = k_1 * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t180 = reduced - r; // exponential.rs:18
        const float r_error = t180 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t181 = q * r; // exponential.rs:29
        q = t181 + 0.0013933674f;
        const float t182 = q * r;
        q = t182 + 0.008333311f;
        const float t183 = q * r;
        q = t183 + 0.041666467f;
        const float t184 = q * r;
        q = t184 + 0.16666667f;
        const float t185 = q * r;
        q = t185 + 0.5f;
        const float t186 = r * r; // exponential.rs:31
        const float t187 = t186 * q;
        const float rest = r_error + t187;
        const float p = r + rest; // exponential.rs:32
        const float y_3 = 1.0f + p; // exponential.rs:33
        const int t188 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t188); // bits.rs:44
        const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(t188) << 23u); // bits.rs:45
        const float t189 = (((as_type<uint>(t176) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t189)); // activation.rs:20
        const float t190 = 1.0f + e; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t190));
        const uint bits_4 = as_type<uint>(d_1); // division.rs:85
        const float t191 = as_type<float>((bits_4 & 8388607u) | 1065353216u); // division.rs:94
        const float t192 = t191 * 0.32323232f; // division.rs:102
        const float t193 = t192 - 1.4545455f;
        const float t194 = t191 * t193;
        float estimate = t194 + 2.121212f;
        const float t195 = t191 * estimate; // division.rs:105
        const float t196 = 1.0f - t195;
        const float t197 = estimate * t196;
        estimate = estimate + t197;
        const float t198 = t191 * estimate;
        const float t199 = 1.0f - t198;
        const float t200 = estimate * t199;
        estimate = estimate + t200;
        const float high_4 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t191) & 4294963200u);
        const float t201 = d_high * high_4; // division.rs:110
        const float t202 = 1.0f - t201;
        const float t203 = t191 - d_high;
        const float t204 = t203 * high_4;
        const float residual_2 = t202 - t204;
        const float estimate_1 = estimate;
        const float t205 = residual_2 * estimate_1; // division.rs:87
        const float t206 = high_4 + t205;
        const int t207 = sub_i32(127, as_type<int>(bits_4 >> 23u));
        const int field_2 = add_i32(as_type<int>(as_type<uint>(t206) >> 23u), t207); // bits.rs:44
        const uint bits_5 = as_type<uint>(t206) + (as_type<uint>(t207) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5))); // bits.rs:46
        const uint t208 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_4 = decode_bf16(t208);
        const float t209 = 1.0f - y_4; // activation.rs:23
        const float t210 = t175 * ((t175 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t209))); // activation.rs:30
        const uint bits_6 = as_type<uint>(t210); // bits.rs:29
        const float t211 = decode_bf16(encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // activation.rs:30
        const float t212 = t211 * up; // activation.rs:36
        const uint bits_7 = as_type<uint>(t212); // bits.rs:29
        const float t213 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:36
        four_0 = t213; // body.rs:265
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        const float t214 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        const float t215 = abs_f32(t214); // activation.rs:20
        const float t216 = min_f32(max_f32(t215, -104.0f), 89.0f); // exponential.rs:40
        const float t217 = t216 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t217);
        const float t218 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t216 - t218;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t219 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t219 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t220 = q_1 * r_1; // exponential.rs:29
        q_1 = t220 + 0.0013933674f;
        const float t221 = q_1 * r_1;
        q_1 = t221 + 0.008333311f;
        const float t222 = q_1 * r_1;
        q_1 = t222 + 0.041666467f;
        const float t223 = q_1 * r_1;
        q_1 = t223 + 0.16666667f;
        const float t224 = q_1 * r_1;
        q_1 = t224 + 0.5f;
        const float t225 = r_1 * r_1; // exponential.rs:31
        const float t226 = t225 * q_1;
        const float rest_1 = r_error_1 + t226;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_5 = 1.0f + p_1; // exponential.rs:33
        const int t227 = i32_from_f32(k_2); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t227); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t227) << 23u); // bits.rs:45
        const float t228 = (((as_type<uint>(t215) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t228)); // activation.rs:20
        const float t229 = 1.0f + e_1; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t229));
        const uint bits_9 = as_type<uint>(d_2); // division.rs:85
        const float t230 = as_type<float>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        const float t231 = t230 * 0.32323232f; // division.rs:102
        const float t232 = t231 - 1.4545455f;
        const float t233 = t230 * t232;
        float estimate_2 = t233 + 2.121212f;
        const float t234 = t230 * estimate_2; // division.rs:105
        const float t235 = 1.0f - t234;
        const float t236 = estimate_2 * t235;
        estimate_2 = estimate_2 + t236;
        const float t237 = t230 * estimate_2;
        const float t238 = 1.0f - t237;
        const float t239 = estimate_2 * t238;
        estimate_2 = estimate_2 + t239;
        const float high_5 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t230) & 4294963200u);
        const float t240 = d_high_1 * high_5; // division.rs:110
        const float t241 = 1.0f - t240;
        const float t242 = t230 - d_high_1;
        const float t243 = t242 * high_5;
        const float residual_3 = t241 - t243;
        const float estimate_3 = estimate_2;
        const float t244 = residual_3 * estimate_3; // division.rs:87
        const float t245 = high_5 + t244;
        const int t246 = sub_i32(127, as_type<int>(bits_9 >> 23u));
        const int field_4 = add_i32(as_type<int>(as_type<uint>(t245) >> 23u), t246); // bits.rs:44
        const uint bits_10 = as_type<uint>(t245) + (as_type<uint>(t246) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_10))); // bits.rs:46
        const uint t247 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_6 = decode_bf16(t247);
        const float t248 = 1.0f - y_6; // activation.rs:23
        const float t249 = t214 * ((t214 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t248))); // activation.rs:30
        const uint bits_11 = as_type<uint>(t249); // bits.rs:29
        const float t250 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:30
        const float t251 = t250 * up_1; // activation.rs:36
        const uint bits_12 = as_type<uint>(t251); // bits.rs:29
        const float t252 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // activation.rs:36
        four_1 = t252; // body.rs:265
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        const float t253 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        const float t254 = abs_f32(t253); // activation.rs:20
        const float t255 = min_f32(max_f32(t254, -104.0f), 89.0f); // exponential.rs:40
        const float t256 = t255 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t256);
        const float t257 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t255 - t257;
        const float correction_2 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t258 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t258 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t259 = q_2 * r_2; // exponential.rs:29
        q_2 = t259 + 0.0013933674f;
        const float t260 = q_2 * r_2;
        q_2 = t260 + 0.008333311f;
        const float t261 = q_2 * r_2;
        q_2 = t261 + 0.041666467f;
        const float t262 = q_2 * r_2;
        q_2 = t262 + 0.16666667f;
        const float t263 = q_2 * r_2;
        q_2 = t263 + 0.5f;
        const float t264 = r_2 * r_2; // exponential.rs:31
        const float t265 = t264 * q_2;
        const float rest_2 = r_error_2 + t265;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_7 = 1.0f + p_2; // exponential.rs:33
        const int t266 = i32_from_f32(k_3); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t266); // bits.rs:44
        const uint bits_13 = as_type<uint>(y_7) + (as_type<uint>(t266) << 23u); // bits.rs:45
        const float t267 = (((as_type<uint>(t254) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t267)); // activation.rs:20
        const float t268 = 1.0f + e_2; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t268));
        const uint bits_14 = as_type<uint>(d_3); // division.rs:85
        const float t269 = as_type<float>((bits_14 & 8388607u) | 1065353216u); // division.rs:94
        const float t270 = t269 * 0.32323232f; // division.rs:102
        const float t271 = t270 - 1.4545455f;
        const float t272 = t269 * t271;
        float estimate_4 = t272 + 2.121212f;
        const float t273 = t269 * estimate_4; // division.rs:105
        const float t274 = 1.0f - t273;
        const float t275 = estimate_4 * t274;
        estimate_4 = estimate_4 + t275;
        const float t276 = t269 * estimate_4;
        const float t277 = 1.0f - t276;
        const float t278 = estimate_4 * t277;
        estimate_4 = estimate_4 + t278;
        const float high_6 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t269) & 4294963200u);
        const float t279 = d_high_2 * high_6; // division.rs:110
        const float t280 = 1.0f - t279;
        const float t281 = t269 - d_high_2;
        const float t282 = t281 * high_6;
        const float residual_4 = t280 - t282;
        const float estimate_5 = estimate_4;
        const float t283 = residual_4 * estimate_5; // division.rs:87
        const float t284 = high_6 + t283;
        const int t285 = sub_i32(127, as_type<int>(bits_14 >> 23u));
        const int field_6 = add_i32(as_type<int>(as_type<uint>(t284) >> 23u), t285); // bits.rs:44
        const uint bits_15 = as_type<uint>(t284) + (as_type<uint>(t285) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_15))); // bits.rs:46
        const uint t286 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_8 = decode_bf16(t286);
        const float t287 = 1.0f - y_8; // activation.rs:23
        const float t288 = t253 * ((t253 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t287))); // activation.rs:30
        const uint bits_16 = as_type<uint>(t288); // bits.rs:29
        const float t289 = decode_bf16(encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // activation.rs:30
        const float t290 = t289 * up_2; // activation.rs:36
        const uint bits_17 = as_type<uint>(t290); // bits.rs:29
        const float t291 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // activation.rs:36
        four_2 = t291; // body.rs:265
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        const float t292 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        const float t293 = abs_f32(t292); // activation.rs:20
        const float t294 = min_f32(max_f32(t293, -104.0f), 89.0f); // exponential.rs:40
        const float t295 = t294 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t295);
        const float t296 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t294 - t296;
        const float correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t297 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t297 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t298 = q_3 * r_3; // exponential.rs:29
        q_3 = t298 + 0.0013933674f;
        const float t299 = q_3 * r_3;
        q_3 = t299 + 0.008333311f;
        const float t300 = q_3 * r_3;
        q_3 = t300 + 0.041666467f;
        const float t301 = q_3 * r_3;
        q_3 = t301 + 0.16666667f;
        const float t302 = q_3 * r_3;
        q_3 = t302 + 0.5f;
        const float t303 = r_3 * r_3; // exponential.rs:31
        const float t304 = t303 * q_3;
        const float rest_3 = r_error_3 + t304;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_9 = 1.0f + p_3; // exponential.rs:33
        const int t305 = i32_from_f32(k_4); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t305); // bits.rs:44
        const uint bits_18 = as_type<uint>(y_9) + (as_type<uint>(t305) << 23u); // bits.rs:45
        const float t306 = (((as_type<uint>(t293) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t306)); // activation.rs:20
        const float t307 = 1.0f + e_3; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t307));
        const uint bits_19 = as_type<uint>(d_4); // division.rs:85
        const float t308 = as_type<float>((bits_19 & 8388607u) | 1065353216u); // division.rs:94
        const float t309 = t308 * 0.32323232f; // division.rs:102
        const float t310 = t309 - 1.4545455f;
        const float t311 = t308 * t310;
        float estimate_6 = t311 + 2.121212f;
        const float t312 = t308 * estimate_6; // division.rs:105
        const float t313 = 1.0f - t312;
        const float t314 = estimate_6 * t313;
        estimate_6 = estimate_6 + t314;
        const float t315 = t308 * estimate_6;
        const float t316 = 1.0f - t315;
        const float t317 = estimate_6 * t316;
        estimate_6 = estimate_6 + t317;
        const float high_7 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t308) & 4294963200u);
        const float t318 = d_high_3 * high_7; // division.rs:110
        const float t319 = 1.0f - t318;
        const float t320 = t308 - d_high_3;
        const float t321 = t320 * high_7;
        const float residual_5 = t319 - t321;
        const float estimate_7 = estimate_6;
        const float t322 = residual_5 * estimate_7; // division.rs:87
        const float t323 = high_7 + t322;
        const int t324 = sub_i32(127, as_type<int>(bits_19 >> 23u));
        const int field_8 = add_i32(as_type<int>(as_type<uint>(t323) >> 23u), t324); // bits.rs:44
        const uint bits_20 = as_type<uint>(t323) + (as_type<uint>(t324) << 23u); // bits.rs:45
        const float scaled_8 = as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_20))); // bits.rs:46
        const uint t325 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_8)); // activation.rs:22
        const float y_10 = decode_bf16(t325);
        const float t326 = 1.0f - y_10; // activation.rs:23
        const float t327 = t292 * ((t292 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t326))); // activation.rs:30
        const uint bits_21 = as_type<uint>(t327); // bits.rs:29
        const float t328 = decode_bf16(encode_bf16(as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)))); // activation.rs:30
        const float t329 = t328 * up_3; // activation.rs:36
        const uint bits_22 = as_type<uint>(t329); // bits.rs:29
        const float t330 = decode_bf16(encode_bf16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // activation.rs:36
        four_3 = t330; // body.rs:265
        const uint2 t331 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        ((device uint2*)y)[(target >> 1u) >> 1u] = t331;
    }
}
