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

kernel void fused_linear__bf16_bf16_bf16__matvec_16x1_norm(
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
    const uint first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:161
    const uint n_pieces = k / 8u; // body.rs:162
    const uint t0 = min_u32(workgroup_id.y, last_m); // body.rs:165
    const uint t1 = local_invocation_index * 8u; // body.rs:137
    const uint n_rows = imm.m; // rms_norm.rs:272
    const uint n_cols = imm.k; // rms_norm.rs:273
    float own_sum = 0.0f; // rms_norm.rs:274
    if (t0 < n_rows) { // rms_norm.rs:275
        for (uint col = t1; col < n_cols; col += 2048u) { // rms_norm.rs:276
            const uint4 t2 = ((device const uint4*)x)[((t0 * imm.k + col) >> 1u) >> 2u]; // piece.rs:40
            const float t3 = decode_bf16(t2.x);
            const float t4 = decode_bf16(t2.x >> 16u);
            const float t5 = decode_bf16(t2.y);
            const float t6 = decode_bf16(t2.y >> 16u);
            const float t7 = decode_bf16(t2.z);
            const float t8 = decode_bf16(t2.z >> 16u);
            const float t9 = decode_bf16(t2.w);
            const float t10 = decode_bf16(t2.w >> 16u);
            own_sum = fma(t3, t3, own_sum); // rms_norm.rs:280
            own_sum = fma(t4, t4, own_sum);
            own_sum = fma(t5, t5, own_sum);
            own_sum = fma(t6, t6, own_sum);
            own_sum = fma(t7, t7, own_sum);
            own_sum = fma(t8, t8, own_sum);
            own_sum = fma(t9, t9, own_sum);
            own_sum = fma(t10, t10, own_sum);
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
    const float t11 = float(n_cols); // rms_norm.rs:285
    const uint a_bits = as_type<uint>(sum_1); // division.rs:13
    const uint b_bits = as_type<uint>(t11); // division.rs:14
    const uint sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    const uint a_field = (a_bits >> 23u) & 255u; // division.rs:16
    const uint b_field = (b_bits >> 23u) & 255u; // division.rs:17
    const uint t12 = a_bits & 8388607u; // division.rs:18
    const uint t13 = b_bits & 8388607u;
    const uint below = ((t12 < t13) ? 1u : 0u); // division.rs:33
    const uint numerator = shl_u32(t12 | 8388608u, below); // division.rs:34
    const uint denominator = t13 | 8388608u; // division.rs:35
    const float d = as_type<float>(t13 | 1065353216u); // division.rs:37
    const float t14 = 0.47058824f * d; // division.rs:38
    float reciprocal = 1.4117647f - t14;
    const float t15 = d * reciprocal; // division.rs:41
    const float t16 = 1.0f - t15;
    const float t17 = reciprocal * t16;
    reciprocal = reciprocal + t17;
    const float t18 = d * reciprocal;
    const float t19 = 1.0f - t18;
    const float t20 = reciprocal * t19;
    reciprocal = reciprocal + t20;
    const float t21 = d * reciprocal;
    const float t22 = 1.0f - t21;
    const float t23 = reciprocal * t22;
    reciprocal = reciprocal + t23;
    const float n_1 = as_type<float>((t12 | 1065353216u) + (below << 23u)); // division.rs:44
    const float t24 = n_1 * reciprocal; // division.rs:45
    const float t25 = t24 * 8388608.0f;
    uint quotient = u32_from_f32(t25);
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
    const uint t26 = quotient; // division.rs:60
    const int field = add_i32(exponent, as_type<int>(t26 >> 24u)); // bits.rs:36
    const uint bits = (as_type<uint>(field) << 23u) | (t26 & 8388607u); // bits.rs:37
    const float quotient_1 = as_type<float>(sign_1 | ((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits))); // bits.rs:38
    const bool a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    const bool b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    const bool a_zero = a_field == 0u; // division.rs:22
    const bool b_zero = b_field == 0u; // division.rs:23
    const bool t27 = ((as_type<uint>(sum_1) & 2147483647u) > 2139095040u) | ((as_type<uint>(t11) & 2147483647u) > 2139095040u); // division.rs:24
    const bool undefined = (t27 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    const float bounded = (a_zero | b_infinite ? as_type<float>(sign_1) : quotient_1); // division.rs:25
    const float extended = (a_infinite | b_zero ? as_type<float>(sign_1 | 2139095040u) : bounded); // division.rs:26
    const float t28 = (undefined ? as_type<float>(0x7fc00000u) : extended) + imm.eps; // rms_norm.rs:285
    const uint bits_1 = as_type<uint>(t28); // roots.rs:14
    const int exponent_1 = sub_i32(as_type<int>(bits_1 >> 23u), 127); // roots.rs:15
    const int odd = exponent_1 & 1; // roots.rs:16
    const float m = as_type<float>((bits_1 & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:17
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:19
    const float t29 = 0.5f * m; // roots.rs:22
    const float t30 = t29 * y_1;
    const float t31 = t30 * y_1;
    const float t32 = 0.5f - t31;
    const float t33 = y_1 * t32;
    y_1 = y_1 + t33;
    const float t34 = 0.5f * m;
    const float t35 = t34 * y_1;
    const float t36 = t35 * y_1;
    const float t37 = 0.5f - t36;
    const float t38 = y_1 * t37;
    y_1 = y_1 + t38;
    const float t39 = 0.5f * m;
    const float t40 = t39 * y_1;
    const float t41 = t40 * y_1;
    const float t42 = 0.5f - t41;
    const float t43 = y_1 * t42;
    y_1 = y_1 + t43;
    const float y_2 = y_1; // roots.rs:24
    const int half_exponent = sub_i32(exponent_1, odd) >> 1u;
    const float product = m * y_2; // roots.rs:63
    const float scaled = m * 4097.0f; // roots.rs:72
    const float t44 = scaled - m; // roots.rs:73
    const float high = scaled - t44;
    const float a_low = m - high; // roots.rs:74
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:72
    const float t45 = scaled_1 - y_2; // roots.rs:73
    const float high_1 = scaled_1 - t45;
    const float b_low = y_2 - high_1; // roots.rs:74
    const float t46 = high * high_1; // roots.rs:66
    const float t47 = t46 - product;
    const float t48 = high * b_low;
    const float t49 = t47 + t48;
    const float t50 = a_low * high_1;
    const float t51 = t49 + t50;
    const float t52 = a_low * b_low;
    const float my_error = t51 + t52;
    const float product_1 = product * y_2; // roots.rs:63
    const float scaled_2 = product * 4097.0f; // roots.rs:72
    const float t53 = scaled_2 - product; // roots.rs:73
    const float high_2 = scaled_2 - t53;
    const float a_low_1 = product - high_2; // roots.rs:74
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:72
    const float t54 = scaled_3 - y_2; // roots.rs:73
    const float high_3 = scaled_3 - t54;
    const float b_low_1 = y_2 - high_3; // roots.rs:74
    const float t55 = high_2 * high_3; // roots.rs:66
    const float t56 = t55 - product_1;
    const float t57 = high_2 * b_low_1;
    const float t58 = t56 + t57;
    const float t59 = a_low_1 * high_3;
    const float t60 = t58 + t59;
    const float t61 = a_low_1 * b_low_1;
    const float square_error = t60 + t61;
    const float t62 = 1.0f - product_1; // roots.rs:84
    const float t63 = t62 - square_error;
    const float t64 = my_error * y_2;
    const float residual_1 = t63 - t64;
    const float t65 = 0.5f * residual_1; // roots.rs:85
    const float t66 = y_2 * t65;
    const float root = y_2 + t66;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:86
    const uint bits_2 = as_type<uint>(t28); // roots.rs:30
    const uint sign_2 = bits_2 & 2147483648u; // roots.rs:31
    const bool zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    const float at_edge = (zero ? as_type<float>(sign_2 | 2139095040u) : ((bits_2 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:33
    const float t67 = (((as_type<uint>(t28) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:34
    float sums_0_0 = 0.0f; // body.rs:169
    float sums_0_1 = 0.0f;
    for (uint first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        const uint own_row = local_invocation_index / 256u; // body.rs:100
        const uint vector = local_invocation_index % 256u; // body.rs:101
        const uint column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            const uint4 t68 = ((device const uint4*)x)[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t69 = ((device const uint4*)norm_weight)[(column >> 1u) >> 2u];
            const float t70 = decode_bf16(t68.x) * t67; // body.rs:66
            const uint bits_3 = as_type<uint>(t70); // bits.rs:29
            const float t71 = as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)) * decode_bf16(t69.x); // body.rs:66
            const uint bits_4 = as_type<uint>(t71); // bits.rs:29
            const float t72 = decode_bf16(t68.x >> 16u) * t67; // body.rs:66
            const uint bits_5 = as_type<uint>(t72); // bits.rs:29
            const float t73 = as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)) * decode_bf16(t69.x >> 16u); // body.rs:66
            const uint bits_6 = as_type<uint>(t73); // bits.rs:29
            const float t74 = decode_bf16(t68.y) * t67; // body.rs:66
            const uint bits_7 = as_type<uint>(t74); // bits.rs:29
            const float t75 = as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)) * decode_bf16(t69.y); // body.rs:66
            const uint bits_8 = as_type<uint>(t75); // bits.rs:29
            const float t76 = decode_bf16(t68.y >> 16u) * t67; // body.rs:66
            const uint bits_9 = as_type<uint>(t76); // bits.rs:29
            const float t77 = as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)) * decode_bf16(t69.y >> 16u); // body.rs:66
            const uint bits_10 = as_type<uint>(t77); // bits.rs:29
            const float t78 = decode_bf16(t68.z) * t67; // body.rs:66
            const uint bits_11 = as_type<uint>(t78); // bits.rs:29
            const float t79 = as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)) * decode_bf16(t69.z); // body.rs:66
            const uint bits_12 = as_type<uint>(t79); // bits.rs:29
            const float t80 = decode_bf16(t68.z >> 16u) * t67; // body.rs:66
            const uint bits_13 = as_type<uint>(t80); // bits.rs:29
            const float t81 = as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)) * decode_bf16(t69.z >> 16u); // body.rs:66
            const uint bits_14 = as_type<uint>(t81); // bits.rs:29
            const float t82 = decode_bf16(t68.w) * t67; // body.rs:66
            const uint bits_15 = as_type<uint>(t82); // bits.rs:29
            const float t83 = as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)) * decode_bf16(t69.w); // body.rs:66
            const uint bits_16 = as_type<uint>(t83); // bits.rs:29
            const float t84 = decode_bf16(t68.w >> 16u) * t67; // body.rs:66
            const uint bits_17 = as_type<uint>(t84); // bits.rs:29
            const float t85 = as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)) * decode_bf16(t69.w >> 16u); // body.rs:66
            const uint bits_18 = as_type<uint>(t85); // bits.rs:29
            const uint t86 = encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6))) << 16u; // body.rs:54
            const uint t87 = encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4))) | t86;
            const uint t88 = encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10))) << 16u; // body.rs:55
            const uint t89 = encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8))) | t88;
            const uint t90 = encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14))) << 16u; // body.rs:56
            const uint t91 = encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12))) | t90;
            const uint t92 = encode_bf16(as_type<float>((((bits_18 & 2139095040u) == 0u) ? bits_18 & 2147483648u : bits_18))) << 16u; // body.rs:57
            const uint t93 = encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16))) | t92;
            const uint4 words = uint4(t87, t89, t91, t93); // body.rs:53
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:172
        const uint piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            const uint4 t94 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t95 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u];
            const uint4 words = staged[local_invocation_index & 31u]; // body.rs:72
            const float t96 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t97 = decode_bf16(words.x >> 16u);
            const float t98 = decode_bf16(words.y & 65535u);
            const float t99 = decode_bf16(words.y >> 16u);
            const float t100 = decode_bf16(words.z & 65535u);
            const float t101 = decode_bf16(words.z >> 16u);
            const float t102 = decode_bf16(words.w & 65535u);
            const float t103 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t96, decode_bf16(t94.x), sum_2); // dot.rs:23
            sum_2 = fma(t97, decode_bf16(t94.x >> 16u), sum_2);
            sum_2 = fma(t98, decode_bf16(t94.y), sum_2);
            sum_2 = fma(t99, decode_bf16(t94.y >> 16u), sum_2);
            sum_2 = fma(t100, decode_bf16(t94.z), sum_2);
            sum_2 = fma(t101, decode_bf16(t94.z >> 16u), sum_2);
            sum_2 = fma(t102, decode_bf16(t94.w), sum_2);
            sum_2 = fma(t103, decode_bf16(t94.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t96, decode_bf16(t95.x), sum_3); // dot.rs:23
            sum_3 = fma(t97, decode_bf16(t95.x >> 16u), sum_3);
            sum_3 = fma(t98, decode_bf16(t95.y), sum_3);
            sum_3 = fma(t99, decode_bf16(t95.y >> 16u), sum_3);
            sum_3 = fma(t100, decode_bf16(t95.z), sum_3);
            sum_3 = fma(t101, decode_bf16(t95.z >> 16u), sum_3);
            sum_3 = fma(t102, decode_bf16(t95.w), sum_3);
            sum_3 = fma(t103, decode_bf16(t95.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            const uint4 t104 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t105 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            const float t106 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t107 = decode_bf16(words.x >> 16u);
            const float t108 = decode_bf16(words.y & 65535u);
            const float t109 = decode_bf16(words.y >> 16u);
            const float t110 = decode_bf16(words.z & 65535u);
            const float t111 = decode_bf16(words.z >> 16u);
            const float t112 = decode_bf16(words.w & 65535u);
            const float t113 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t106, decode_bf16(t104.x), sum_2); // dot.rs:23
            sum_2 = fma(t107, decode_bf16(t104.x >> 16u), sum_2);
            sum_2 = fma(t108, decode_bf16(t104.y), sum_2);
            sum_2 = fma(t109, decode_bf16(t104.y >> 16u), sum_2);
            sum_2 = fma(t110, decode_bf16(t104.z), sum_2);
            sum_2 = fma(t111, decode_bf16(t104.z >> 16u), sum_2);
            sum_2 = fma(t112, decode_bf16(t104.w), sum_2);
            sum_2 = fma(t113, decode_bf16(t104.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t106, decode_bf16(t105.x), sum_3); // dot.rs:23
            sum_3 = fma(t107, decode_bf16(t105.x >> 16u), sum_3);
            sum_3 = fma(t108, decode_bf16(t105.y), sum_3);
            sum_3 = fma(t109, decode_bf16(t105.y >> 16u), sum_3);
            sum_3 = fma(t110, decode_bf16(t105.z), sum_3);
            sum_3 = fma(t111, decode_bf16(t105.z >> 16u), sum_3);
            sum_3 = fma(t112, decode_bf16(t105.w), sum_3);
            sum_3 = fma(t113, decode_bf16(t105.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            const uint4 t114 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t115 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            const float t116 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t117 = decode_bf16(words.x >> 16u);
            const float t118 = decode_bf16(words.y & 65535u);
            const float t119 = decode_bf16(words.y >> 16u);
            const float t120 = decode_bf16(words.z & 65535u);
            const float t121 = decode_bf16(words.z >> 16u);
            const float t122 = decode_bf16(words.w & 65535u);
            const float t123 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t116, decode_bf16(t114.x), sum_2); // dot.rs:23
            sum_2 = fma(t117, decode_bf16(t114.x >> 16u), sum_2);
            sum_2 = fma(t118, decode_bf16(t114.y), sum_2);
            sum_2 = fma(t119, decode_bf16(t114.y >> 16u), sum_2);
            sum_2 = fma(t120, decode_bf16(t114.z), sum_2);
            sum_2 = fma(t121, decode_bf16(t114.z >> 16u), sum_2);
            sum_2 = fma(t122, decode_bf16(t114.w), sum_2);
            sum_2 = fma(t123, decode_bf16(t114.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t116, decode_bf16(t115.x), sum_3); // dot.rs:23
            sum_3 = fma(t117, decode_bf16(t115.x >> 16u), sum_3);
            sum_3 = fma(t118, decode_bf16(t115.y), sum_3);
            sum_3 = fma(t119, decode_bf16(t115.y >> 16u), sum_3);
            sum_3 = fma(t120, decode_bf16(t115.z), sum_3);
            sum_3 = fma(t121, decode_bf16(t115.z >> 16u), sum_3);
            sum_3 = fma(t122, decode_bf16(t115.w), sum_3);
            sum_3 = fma(t123, decode_bf16(t115.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            const uint4 t124 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t125 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            const float t126 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t127 = decode_bf16(words.x >> 16u);
            const float t128 = decode_bf16(words.y & 65535u);
            const float t129 = decode_bf16(words.y >> 16u);
            const float t130 = decode_bf16(words.z & 65535u);
            const float t131 = decode_bf16(words.z >> 16u);
            const float t132 = decode_bf16(words.w & 65535u);
            const float t133 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t126, decode_bf16(t124.x), sum_2); // dot.rs:23
            sum_2 = fma(t127, decode_bf16(t124.x >> 16u), sum_2);
            sum_2 = fma(t128, decode_bf16(t124.y), sum_2);
            sum_2 = fma(t129, decode_bf16(t124.y >> 16u), sum_2);
            sum_2 = fma(t130, decode_bf16(t124.z), sum_2);
            sum_2 = fma(t131, decode_bf16(t124.z >> 16u), sum_2);
            sum_2 = fma(t132, decode_bf16(t124.w), sum_2);
            sum_2 = fma(t133, decode_bf16(t124.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t126, decode_bf16(t125.x), sum_3); // dot.rs:23
            sum_3 = fma(t127, decode_bf16(t125.x >> 16u), sum_3);
            sum_3 = fma(t128, decode_bf16(t125.y), sum_3);
            sum_3 = fma(t129, decode_bf16(t125.y >> 16u), sum_3);
            sum_3 = fma(t130, decode_bf16(t125.z), sum_3);
            sum_3 = fma(t131, decode_bf16(t125.z >> 16u), sum_3);
            sum_3 = fma(t132, decode_bf16(t125.w), sum_3);
            sum_3 = fma(t133, decode_bf16(t125.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            const uint4 t134 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t135 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            const float t136 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t137 = decode_bf16(words.x >> 16u);
            const float t138 = decode_bf16(words.y & 65535u);
            const float t139 = decode_bf16(words.y >> 16u);
            const float t140 = decode_bf16(words.z & 65535u);
            const float t141 = decode_bf16(words.z >> 16u);
            const float t142 = decode_bf16(words.w & 65535u);
            const float t143 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t136, decode_bf16(t134.x), sum_2); // dot.rs:23
            sum_2 = fma(t137, decode_bf16(t134.x >> 16u), sum_2);
            sum_2 = fma(t138, decode_bf16(t134.y), sum_2);
            sum_2 = fma(t139, decode_bf16(t134.y >> 16u), sum_2);
            sum_2 = fma(t140, decode_bf16(t134.z), sum_2);
            sum_2 = fma(t141, decode_bf16(t134.z >> 16u), sum_2);
            sum_2 = fma(t142, decode_bf16(t134.w), sum_2);
            sum_2 = fma(t143, decode_bf16(t134.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t136, decode_bf16(t135.x), sum_3); // dot.rs:23
            sum_3 = fma(t137, decode_bf16(t135.x >> 16u), sum_3);
            sum_3 = fma(t138, decode_bf16(t135.y), sum_3);
            sum_3 = fma(t139, decode_bf16(t135.y >> 16u), sum_3);
            sum_3 = fma(t140, decode_bf16(t135.z), sum_3);
            sum_3 = fma(t141, decode_bf16(t135.z >> 16u), sum_3);
            sum_3 = fma(t142, decode_bf16(t135.w), sum_3);
            sum_3 = fma(t143, decode_bf16(t135.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            const uint4 t144 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t145 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            const float t146 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t147 = decode_bf16(words.x >> 16u);
            const float t148 = decode_bf16(words.y & 65535u);
            const float t149 = decode_bf16(words.y >> 16u);
            const float t150 = decode_bf16(words.z & 65535u);
            const float t151 = decode_bf16(words.z >> 16u);
            const float t152 = decode_bf16(words.w & 65535u);
            const float t153 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t146, decode_bf16(t144.x), sum_2); // dot.rs:23
            sum_2 = fma(t147, decode_bf16(t144.x >> 16u), sum_2);
            sum_2 = fma(t148, decode_bf16(t144.y), sum_2);
            sum_2 = fma(t149, decode_bf16(t144.y >> 16u), sum_2);
            sum_2 = fma(t150, decode_bf16(t144.z), sum_2);
            sum_2 = fma(t151, decode_bf16(t144.z >> 16u), sum_2);
            sum_2 = fma(t152, decode_bf16(t144.w), sum_2);
            sum_2 = fma(t153, decode_bf16(t144.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t146, decode_bf16(t145.x), sum_3); // dot.rs:23
            sum_3 = fma(t147, decode_bf16(t145.x >> 16u), sum_3);
            sum_3 = fma(t148, decode_bf16(t145.y), sum_3);
            sum_3 = fma(t149, decode_bf16(t145.y >> 16u), sum_3);
            sum_3 = fma(t150, decode_bf16(t145.z), sum_3);
            sum_3 = fma(t151, decode_bf16(t145.z >> 16u), sum_3);
            sum_3 = fma(t152, decode_bf16(t145.w), sum_3);
            sum_3 = fma(t153, decode_bf16(t145.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            const uint4 t154 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t155 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            const float t156 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t157 = decode_bf16(words.x >> 16u);
            const float t158 = decode_bf16(words.y & 65535u);
            const float t159 = decode_bf16(words.y >> 16u);
            const float t160 = decode_bf16(words.z & 65535u);
            const float t161 = decode_bf16(words.z >> 16u);
            const float t162 = decode_bf16(words.w & 65535u);
            const float t163 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t156, decode_bf16(t154.x), sum_2); // dot.rs:23
            sum_2 = fma(t157, decode_bf16(t154.x >> 16u), sum_2);
            sum_2 = fma(t158, decode_bf16(t154.y), sum_2);
            sum_2 = fma(t159, decode_bf16(t154.y >> 16u), sum_2);
            sum_2 = fma(t160, decode_bf16(t154.z), sum_2);
            sum_2 = fma(t161, decode_bf16(t154.z >> 16u), sum_2);
            sum_2 = fma(t162, decode_bf16(t154.w), sum_2);
            sum_2 = fma(t163, decode_bf16(t154.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t156, decode_bf16(t155.x), sum_3); // dot.rs:23
            sum_3 = fma(t157, decode_bf16(t155.x >> 16u), sum_3);
            sum_3 = fma(t158, decode_bf16(t155.y), sum_3);
            sum_3 = fma(t159, decode_bf16(t155.y >> 16u), sum_3);
            sum_3 = fma(t160, decode_bf16(t155.z), sum_3);
            sum_3 = fma(t161, decode_bf16(t155.z >> 16u), sum_3);
            sum_3 = fma(t162, decode_bf16(t155.w), sum_3);
            sum_3 = fma(t163, decode_bf16(t155.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        const uint piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            const uint4 t164 = ((device const uint4*)w)[((min_u32(first_n, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            const uint4 t165 = ((device const uint4*)w)[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            const uint4 words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            const float t166 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t167 = decode_bf16(words.x >> 16u);
            const float t168 = decode_bf16(words.y & 65535u);
            const float t169 = decode_bf16(words.y >> 16u);
            const float t170 = decode_bf16(words.z & 65535u);
            const float t171 = decode_bf16(words.z >> 16u);
            const float t172 = decode_bf16(words.w & 65535u);
            const float t173 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t166, decode_bf16(t164.x), sum_2); // dot.rs:23
            sum_2 = fma(t167, decode_bf16(t164.x >> 16u), sum_2);
            sum_2 = fma(t168, decode_bf16(t164.y), sum_2);
            sum_2 = fma(t169, decode_bf16(t164.y >> 16u), sum_2);
            sum_2 = fma(t170, decode_bf16(t164.z), sum_2);
            sum_2 = fma(t171, decode_bf16(t164.z >> 16u), sum_2);
            sum_2 = fma(t172, decode_bf16(t164.w), sum_2);
            sum_2 = fma(t173, decode_bf16(t164.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:197
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t166, decode_bf16(t165.x), sum_3); // dot.rs:23
            sum_3 = fma(t167, decode_bf16(t165.x >> 16u), sum_3);
            sum_3 = fma(t168, decode_bf16(t165.y), sum_3);
            sum_3 = fma(t169, decode_bf16(t165.y >> 16u), sum_3);
            sum_3 = fma(t170, decode_bf16(t165.z), sum_3);
            sum_3 = fma(t171, decode_bf16(t165.z >> 16u), sum_3);
            sum_3 = fma(t172, decode_bf16(t165.w), sum_3);
            sum_3 = fma(t173, decode_bf16(t165.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:197
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:203
    }
    const float sum_2 = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:214
    }
    const float sum_3 = reduce_add_f32(sums_0_1); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_3; // body.rs:214
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:218
    const uint part = local_invocation_index; // body.rs:234
    const uint row = part / 4u; // body.rs:235
    const uint first = part % 4u * 4u; // body.rs:236
    const uint column = workgroup_id.x * 16u + first; // body.rs:237
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
        const uint2 t174 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        ((device uint2*)y)[(target >> 1u) >> 1u] = t174;
    }
}
