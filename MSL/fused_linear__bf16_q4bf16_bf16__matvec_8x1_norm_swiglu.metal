#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
    uint k;
    uint n_groups;
    uint n;
    uint m;
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

uint shr_u32(uint a, uint b) {
    return a >> (b & 31u);
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

kernel void fused_linear__bf16_q4bf16_bf16__matvec_8x1_norm_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* norm_weight [[buffer(2)]],
    device const uint* weight [[buffer(3)]],
    device const ushort* scales [[buffer(4)]],
    device const ushort* biases [[buffer(5)]],
    device ushort* y [[buffer(6)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float partial_sums[8];
    threadgroup uint4 staged[256];
    threadgroup float results[16];
    const uint group_shift = 31u - clz(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:30
    const uint n = imm.n; // body.rs:157
    const uint last_m = imm.m - 1u; // body.rs:158
    const uint k = imm.k; // body.rs:159
    const uint t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:161
    const uint n_pieces = k / 32u; // body.rs:162
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
            const uint piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:172
        const uint piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            const uint t95 = min_u32(t0, n - 1u); // body.rs:180
            const uint t96 = shr_u32(piece, group_shift); // rows.rs:86
            const uint4 t97 = ((device const uint4*)weight)[(t95 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            const uint t98 = min_u32(t0, n - 1u) + n; // body.rs:181
            const uint t99 = shr_u32(piece, group_shift); // rows.rs:86
            const uint4 t100 = ((device const uint4*)weight)[(t98 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            const uint4 words = staged[local_invocation_index & 31u]; // body.rs:72
            const uint4 words_1 = staged[(local_invocation_index & 31u) + 32u];
            const uint4 words_2 = staged[(local_invocation_index & 31u) + 64u];
            const uint4 words_3 = staged[(local_invocation_index & 31u) + 96u];
            const float t101 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t102 = decode_bf16(words.x >> 16u);
            const float t103 = decode_bf16(words.y & 65535u);
            const float t104 = decode_bf16(words.y >> 16u);
            const float t105 = decode_bf16(words.z & 65535u);
            const float t106 = decode_bf16(words.z >> 16u);
            const float t107 = decode_bf16(words.w & 65535u);
            const float t108 = decode_bf16(words.w >> 16u);
            const float t109 = decode_bf16(words_1.x & 65535u);
            const float t110 = decode_bf16(words_1.x >> 16u);
            const float t111 = decode_bf16(words_1.y & 65535u);
            const float t112 = decode_bf16(words_1.y >> 16u);
            const float t113 = decode_bf16(words_1.z & 65535u);
            const float t114 = decode_bf16(words_1.z >> 16u);
            const float t115 = decode_bf16(words_1.w & 65535u);
            const float t116 = decode_bf16(words_1.w >> 16u);
            const float t117 = decode_bf16(words_2.x & 65535u);
            const float t118 = decode_bf16(words_2.x >> 16u);
            const float t119 = decode_bf16(words_2.y & 65535u);
            const float t120 = decode_bf16(words_2.y >> 16u);
            const float t121 = decode_bf16(words_2.z & 65535u);
            const float t122 = decode_bf16(words_2.z >> 16u);
            const float t123 = decode_bf16(words_2.w & 65535u);
            const float t124 = decode_bf16(words_2.w >> 16u);
            const float t125 = decode_bf16(words_3.x & 65535u);
            const float t126 = decode_bf16(words_3.x >> 16u);
            const float t127 = decode_bf16(words_3.y & 65535u);
            const float t128 = decode_bf16(words_3.y >> 16u);
            const float t129 = decode_bf16(words_3.z & 65535u);
            const float t130 = decode_bf16(words_3.z >> 16u);
            const float t131 = decode_bf16(words_3.w & 65535u);
            const float t132 = decode_bf16(words_3.w >> 16u);
            const float t133 = 0.0f + t101; // rows.rs:118
            const float t134 = t133 + t102;
            const float t135 = t134 + t103;
            const float t136 = t135 + t104;
            const float t137 = t136 + t105;
            const float t138 = t137 + t106;
            const float t139 = t138 + t107;
            const float t140 = t139 + t108;
            const float t141 = t140 + t109;
            const float t142 = t141 + t110;
            const float t143 = t142 + t111;
            const float t144 = t143 + t112;
            const float t145 = t144 + t113;
            const float t146 = t145 + t114;
            const float t147 = t146 + t115;
            const float t148 = t147 + t116;
            const float t149 = t148 + t117;
            const float t150 = t149 + t118;
            const float t151 = t150 + t119;
            const float t152 = t151 + t120;
            const float t153 = t152 + t121;
            const float t154 = t153 + t122;
            const float t155 = t154 + t123;
            const float t156 = t155 + t124;
            const float t157 = t156 + t125;
            const float t158 = t157 + t126;
            const float t159 = t158 + t127;
            const float t160 = t159 + t128;
            const float t161 = t160 + t129;
            const float t162 = t161 + t130;
            const float t163 = t162 + t131;
            const float t164 = t163 + t132;
            const float t165 = fma(float(t97.x & 15u), t101, 0.0f); // rows.rs:123
            const float t166 = fma(float((t97.x >> 4u) & 15u), t102, t165);
            const float t167 = fma(float((t97.x >> 8u) & 15u), t103, t166);
            const float t168 = fma(float((t97.x >> 12u) & 15u), t104, t167);
            const float t169 = fma(float((t97.x >> 16u) & 15u), t105, t168);
            const float t170 = fma(float((t97.x >> 20u) & 15u), t106, t169);
            const float t171 = fma(float((t97.x >> 24u) & 15u), t107, t170);
            const float t172 = fma(float((t97.x >> 28u) & 15u), t108, t171);
            const float t173 = fma(float(t97.y & 15u), t109, t172);
            const float t174 = fma(float((t97.y >> 4u) & 15u), t110, t173);
            const float t175 = fma(float((t97.y >> 8u) & 15u), t111, t174);
            const float t176 = fma(float((t97.y >> 12u) & 15u), t112, t175);
            const float t177 = fma(float((t97.y >> 16u) & 15u), t113, t176);
            const float t178 = fma(float((t97.y >> 20u) & 15u), t114, t177);
            const float t179 = fma(float((t97.y >> 24u) & 15u), t115, t178);
            const float t180 = fma(float((t97.y >> 28u) & 15u), t116, t179);
            const float t181 = fma(float(t97.z & 15u), t117, t180);
            const float t182 = fma(float((t97.z >> 4u) & 15u), t118, t181);
            const float t183 = fma(float((t97.z >> 8u) & 15u), t119, t182);
            const float t184 = fma(float((t97.z >> 12u) & 15u), t120, t183);
            const float t185 = fma(float((t97.z >> 16u) & 15u), t121, t184);
            const float t186 = fma(float((t97.z >> 20u) & 15u), t122, t185);
            const float t187 = fma(float((t97.z >> 24u) & 15u), t123, t186);
            const float t188 = fma(float((t97.z >> 28u) & 15u), t124, t187);
            const float t189 = fma(float(t97.w & 15u), t125, t188);
            const float t190 = fma(float((t97.w >> 4u) & 15u), t126, t189);
            const float t191 = fma(float((t97.w >> 8u) & 15u), t127, t190);
            const float t192 = fma(float((t97.w >> 12u) & 15u), t128, t191);
            const float t193 = fma(float((t97.w >> 16u) & 15u), t129, t192);
            const float t194 = fma(float((t97.w >> 20u) & 15u), t130, t193);
            const float t195 = fma(float((t97.w >> 24u) & 15u), t131, t194);
            const float t196 = fma(float((t97.w >> 28u) & 15u), t132, t195);
            const float t197 = decode_bf16(scales[t95 * imm.n_groups + t96]) * t196;
            const float t198 = sums_0_0 + t197;
            const float t199 = decode_bf16(biases[t95 * imm.n_groups + t96]) * t164;
            sums_0_0 = t198 + t199; // body.rs:197
            const float t200 = fma(float(t100.x & 15u), t101, 0.0f); // rows.rs:123
            const float t201 = fma(float((t100.x >> 4u) & 15u), t102, t200);
            const float t202 = fma(float((t100.x >> 8u) & 15u), t103, t201);
            const float t203 = fma(float((t100.x >> 12u) & 15u), t104, t202);
            const float t204 = fma(float((t100.x >> 16u) & 15u), t105, t203);
            const float t205 = fma(float((t100.x >> 20u) & 15u), t106, t204);
            const float t206 = fma(float((t100.x >> 24u) & 15u), t107, t205);
            const float t207 = fma(float((t100.x >> 28u) & 15u), t108, t206);
            const float t208 = fma(float(t100.y & 15u), t109, t207);
            const float t209 = fma(float((t100.y >> 4u) & 15u), t110, t208);
            const float t210 = fma(float((t100.y >> 8u) & 15u), t111, t209);
            const float t211 = fma(float((t100.y >> 12u) & 15u), t112, t210);
            const float t212 = fma(float((t100.y >> 16u) & 15u), t113, t211);
            const float t213 = fma(float((t100.y >> 20u) & 15u), t114, t212);
            const float t214 = fma(float((t100.y >> 24u) & 15u), t115, t213);
            const float t215 = fma(float((t100.y >> 28u) & 15u), t116, t214);
            const float t216 = fma(float(t100.z & 15u), t117, t215);
            const float t217 = fma(float((t100.z >> 4u) & 15u), t118, t216);
            const float t218 = fma(float((t100.z >> 8u) & 15u), t119, t217);
            const float t219 = fma(float((t100.z >> 12u) & 15u), t120, t218);
            const float t220 = fma(float((t100.z >> 16u) & 15u), t121, t219);
            const float t221 = fma(float((t100.z >> 20u) & 15u), t122, t220);
            const float t222 = fma(float((t100.z >> 24u) & 15u), t123, t221);
            const float t223 = fma(float((t100.z >> 28u) & 15u), t124, t222);
            const float t224 = fma(float(t100.w & 15u), t125, t223);
            const float t225 = fma(float((t100.w >> 4u) & 15u), t126, t224);
            const float t226 = fma(float((t100.w >> 8u) & 15u), t127, t225);
            const float t227 = fma(float((t100.w >> 12u) & 15u), t128, t226);
            const float t228 = fma(float((t100.w >> 16u) & 15u), t129, t227);
            const float t229 = fma(float((t100.w >> 20u) & 15u), t130, t228);
            const float t230 = fma(float((t100.w >> 24u) & 15u), t131, t229);
            const float t231 = fma(float((t100.w >> 28u) & 15u), t132, t230);
            const float t232 = decode_bf16(scales[t98 * imm.n_groups + t99]) * t231;
            const float t233 = sums_0_1 + t232;
            const float t234 = decode_bf16(biases[t98 * imm.n_groups + t99]) * t164;
            sums_0_1 = t233 + t234; // body.rs:197
        }
        const uint piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            const uint t235 = min_u32(t0, n - 1u); // body.rs:180
            const uint t236 = shr_u32(piece_1, group_shift); // rows.rs:86
            const uint4 t237 = ((device const uint4*)weight)[(t235 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            const uint t238 = min_u32(t0, n - 1u) + n; // body.rs:181
            const uint t239 = shr_u32(piece_1, group_shift); // rows.rs:86
            const uint4 t240 = ((device const uint4*)weight)[(t238 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            const uint4 words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            const uint4 words_1 = staged[(local_invocation_index & 31u) + 160u];
            const uint4 words_2 = staged[(local_invocation_index & 31u) + 192u];
            const uint4 words_3 = staged[(local_invocation_index & 31u) + 224u];
            const float t241 = decode_bf16(words.x & 65535u); // body.rs:79
            const float t242 = decode_bf16(words.x >> 16u);
            const float t243 = decode_bf16(words.y & 65535u);
            const float t244 = decode_bf16(words.y >> 16u);
            const float t245 = decode_bf16(words.z & 65535u);
            const float t246 = decode_bf16(words.z >> 16u);
            const float t247 = decode_bf16(words.w & 65535u);
            const float t248 = decode_bf16(words.w >> 16u);
            const float t249 = decode_bf16(words_1.x & 65535u);
            const float t250 = decode_bf16(words_1.x >> 16u);
            const float t251 = decode_bf16(words_1.y & 65535u);
            const float t252 = decode_bf16(words_1.y >> 16u);
            const float t253 = decode_bf16(words_1.z & 65535u);
            const float t254 = decode_bf16(words_1.z >> 16u);
            const float t255 = decode_bf16(words_1.w & 65535u);
            const float t256 = decode_bf16(words_1.w >> 16u);
            const float t257 = decode_bf16(words_2.x & 65535u);
            const float t258 = decode_bf16(words_2.x >> 16u);
            const float t259 = decode_bf16(words_2.y & 65535u);
            const float t260 = decode_bf16(words_2.y >> 16u);
            const float t261 = decode_bf16(words_2.z & 65535u);
            const float t262 = decode_bf16(words_2.z >> 16u);
            const float t263 = decode_bf16(words_2.w & 65535u);
            const float t264 = decode_bf16(words_2.w >> 16u);
            const float t265 = decode_bf16(words_3.x & 65535u);
            const float t266 = decode_bf16(words_3.x >> 16u);
            const float t267 = decode_bf16(words_3.y & 65535u);
            const float t268 = decode_bf16(words_3.y >> 16u);
            const float t269 = decode_bf16(words_3.z & 65535u);
            const float t270 = decode_bf16(words_3.z >> 16u);
            const float t271 = decode_bf16(words_3.w & 65535u);
            const float t272 = decode_bf16(words_3.w >> 16u);
            const float t273 = 0.0f + t241; // rows.rs:118
            const float t274 = t273 + t242;
            const float t275 = t274 + t243;
            const float t276 = t275 + t244;
            const float t277 = t276 + t245;
            const float t278 = t277 + t246;
            const float t279 = t278 + t247;
            const float t280 = t279 + t248;
            const float t281 = t280 + t249;
            const float t282 = t281 + t250;
            const float t283 = t282 + t251;
            const float t284 = t283 + t252;
            const float t285 = t284 + t253;
            const float t286 = t285 + t254;
            const float t287 = t286 + t255;
            const float t288 = t287 + t256;
            const float t289 = t288 + t257;
            const float t290 = t289 + t258;
            const float t291 = t290 + t259;
            const float t292 = t291 + t260;
            const float t293 = t292 + t261;
            const float t294 = t293 + t262;
            const float t295 = t294 + t263;
            const float t296 = t295 + t264;
            const float t297 = t296 + t265;
            const float t298 = t297 + t266;
            const float t299 = t298 + t267;
            const float t300 = t299 + t268;
            const float t301 = t300 + t269;
            const float t302 = t301 + t270;
            const float t303 = t302 + t271;
            const float t304 = t303 + t272;
            const float t305 = fma(float(t237.x & 15u), t241, 0.0f); // rows.rs:123
            const float t306 = fma(float((t237.x >> 4u) & 15u), t242, t305);
            const float t307 = fma(float((t237.x >> 8u) & 15u), t243, t306);
            const float t308 = fma(float((t237.x >> 12u) & 15u), t244, t307);
            const float t309 = fma(float((t237.x >> 16u) & 15u), t245, t308);
            const float t310 = fma(float((t237.x >> 20u) & 15u), t246, t309);
            const float t311 = fma(float((t237.x >> 24u) & 15u), t247, t310);
            const float t312 = fma(float((t237.x >> 28u) & 15u), t248, t311);
            const float t313 = fma(float(t237.y & 15u), t249, t312);
            const float t314 = fma(float((t237.y >> 4u) & 15u), t250, t313);
            const float t315 = fma(float((t237.y >> 8u) & 15u), t251, t314);
            const float t316 = fma(float((t237.y >> 12u) & 15u), t252, t315);
            const float t317 = fma(float((t237.y >> 16u) & 15u), t253, t316);
            const float t318 = fma(float((t237.y >> 20u) & 15u), t254, t317);
            const float t319 = fma(float((t237.y >> 24u) & 15u), t255, t318);
            const float t320 = fma(float((t237.y >> 28u) & 15u), t256, t319);
            const float t321 = fma(float(t237.z & 15u), t257, t320);
            const float t322 = fma(float((t237.z >> 4u) & 15u), t258, t321);
            const float t323 = fma(float((t237.z >> 8u) & 15u), t259, t322);
            const float t324 = fma(float((t237.z >> 12u) & 15u), t260, t323);
            const float t325 = fma(float((t237.z >> 16u) & 15u), t261, t324);
            const float t326 = fma(float((t237.z >> 20u) & 15u), t262, t325);
            const float t327 = fma(float((t237.z >> 24u) & 15u), t263, t326);
            const float t328 = fma(float((t237.z >> 28u) & 15u), t264, t327);
            const float t329 = fma(float(t237.w & 15u), t265, t328);
            const float t330 = fma(float((t237.w >> 4u) & 15u), t266, t329);
            const float t331 = fma(float((t237.w >> 8u) & 15u), t267, t330);
            const float t332 = fma(float((t237.w >> 12u) & 15u), t268, t331);
            const float t333 = fma(float((t237.w >> 16u) & 15u), t269, t332);
            const float t334 = fma(float((t237.w >> 20u) & 15u), t270, t333);
            const float t335 = fma(float((t237.w >> 24u) & 15u), t271, t334);
            const float t336 = fma(float((t237.w >> 28u) & 15u), t272, t335);
            const float t337 = decode_bf16(scales[t235 * imm.n_groups + t236]) * t336;
            const float t338 = sums_0_0 + t337;
            const float t339 = decode_bf16(biases[t235 * imm.n_groups + t236]) * t304;
            sums_0_0 = t338 + t339; // body.rs:197
            const float t340 = fma(float(t240.x & 15u), t241, 0.0f); // rows.rs:123
            const float t341 = fma(float((t240.x >> 4u) & 15u), t242, t340);
            const float t342 = fma(float((t240.x >> 8u) & 15u), t243, t341);
            const float t343 = fma(float((t240.x >> 12u) & 15u), t244, t342);
            const float t344 = fma(float((t240.x >> 16u) & 15u), t245, t343);
            const float t345 = fma(float((t240.x >> 20u) & 15u), t246, t344);
            const float t346 = fma(float((t240.x >> 24u) & 15u), t247, t345);
            const float t347 = fma(float((t240.x >> 28u) & 15u), t248, t346);
            const float t348 = fma(float(t240.y & 15u), t249, t347);
            const float t349 = fma(float((t240.y >> 4u) & 15u), t250, t348);
            const float t350 = fma(float((t240.y >> 8u) & 15u), t251, t349);
            const float t351 = fma(float((t240.y >> 12u) & 15u), t252, t350);
            const float t352 = fma(float((t240.y >> 16u) & 15u), t253, t351);
            const float t353 = fma(float((t240.y >> 20u) & 15u), t254, t352);
            const float t354 = fma(float((t240.y >> 24u) & 15u), t255, t353);
            const float t355 = fma(float((t240.y >> 28u) & 15u), t256, t354);
            const float t356 = fma(float(t240.z & 15u), t257, t355);
            const float t357 = fma(float((t240.z >> 4u) & 15u), t258, t356);
            const float t358 = fma(float((t240.z >> 8u) & 15u), t259, t357);
            const float t359 = fma(float((t240.z >> 12u) & 15u), t260, t358);
            const float t360 = fma(float((t240.z >> 16u) & 15u), t261, t359);
            const float t361 = fma(float((t240.z >> 20u) & 15u), t262, t360);
            const float t362 = fma(float((t240.z >> 24u) & 15u), t263, t361);
            const float t363 = fma(float((t240.z >> 28u) & 15u), t264, t362);
            const float t364 = fma(float(t240.w & 15u), t265, t363);
            const float t365 = fma(float((t240.w >> 4u) & 15u), t266, t364);
            const float t366 = fma(float((t240.w >> 8u) & 15u), t267, t365);
            const float t367 = fma(float((t240.w >> 12u) & 15u), t268, t366);
            const float t368 = fma(float((t240.w >> 16u) & 15u), t269, t367);
            const float t369 = fma(float((t240.w >> 20u) & 15u), t270, t368);
            const float t370 = fma(float((t240.w >> 24u) & 15u), t271, t369);
            const float t371 = fma(float((t240.w >> 28u) & 15u), t272, t370);
            const float t372 = decode_bf16(scales[t238 * imm.n_groups + t239]) * t371;
            const float t373 = sums_0_1 + t372;
            const float t374 = decode_bf16(biases[t238 * imm.n_groups + t239]) * t304;
            sums_0_1 = t373 + t374; // body.rs:197
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
        const float t375 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        const float t376 = abs_f32(t375); // activation.rs:20
        const float t377 = min_f32(max_f32(t376, -104.0f), 89.0f); // exponential.rs:40
        const float t378 = t377 * 1.442695f; // exponential.rs:14
        const float k_1 = rint(t378);
        const float t379 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced = t377 - t379;
        const float correction = k_1 * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t380 = reduced - r; // exponential.rs:18
        const float r_error = t380 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t381 = q * r; // exponential.rs:29
        q = t381 + 0.0013933674f;
        const float t382 = q * r;
        q = t382 + 0.008333311f;
        const float t383 = q * r;
        q = t383 + 0.041666467f;
        const float t384 = q * r;
        q = t384 + 0.16666667f;
        const float t385 = q * r;
        q = t385 + 0.5f;
        const float t386 = r * r; // exponential.rs:31
        const float t387 = t386 * q;
        const float rest = r_error + t387;
        const float p = r + rest; // exponential.rs:32
        const float y_3 = 1.0f + p; // exponential.rs:33
        const int t388 = i32_from_f32(k_1); // exponential.rs:42
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), t388); // bits.rs:44
        const uint bits_3 = as_type<uint>(y_3) + (as_type<uint>(t388) << 23u); // bits.rs:45
        const float t389 = (((as_type<uint>(t376) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_3)))); // exponential.rs:42
        const float e = decode_bf16(encode_bf16(t389)); // activation.rs:20
        const float t390 = 1.0f + e; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t390));
        const uint bits_4 = as_type<uint>(d_1); // division.rs:85
        const float t391 = as_type<float>((bits_4 & 8388607u) | 1065353216u); // division.rs:94
        const float t392 = t391 * 0.32323232f; // division.rs:102
        const float t393 = t392 - 1.4545455f;
        const float t394 = t391 * t393;
        float estimate = t394 + 2.121212f;
        const float t395 = t391 * estimate; // division.rs:105
        const float t396 = 1.0f - t395;
        const float t397 = estimate * t396;
        estimate = estimate + t397;
        const float t398 = t391 * estimate;
        const float t399 = 1.0f - t398;
        const float t400 = estimate * t399;
        estimate = estimate + t400;
        const float high_4 = as_type<float>(as_type<uint>(estimate) & 4294963200u); // bits.rs:58
        const float d_high = as_type<float>(as_type<uint>(t391) & 4294963200u);
        const float t401 = d_high * high_4; // division.rs:110
        const float t402 = 1.0f - t401;
        const float t403 = t391 - d_high;
        const float t404 = t403 * high_4;
        const float residual_2 = t402 - t404;
        const float estimate_1 = estimate;
        const float t405 = residual_2 * estimate_1; // division.rs:87
        const float t406 = high_4 + t405;
        const int t407 = sub_i32(127, as_type<int>(bits_4 >> 23u));
        const int field_2 = add_i32(as_type<int>(as_type<uint>(t406) >> 23u), t407); // bits.rs:44
        const uint bits_5 = as_type<uint>(t406) + (as_type<uint>(t407) << 23u); // bits.rs:45
        const float scaled_5 = as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_5))); // bits.rs:46
        const uint t408 = encode_bf16((((as_type<uint>(d_1) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_5)); // activation.rs:22
        const float y_4 = decode_bf16(t408);
        const float t409 = 1.0f - y_4; // activation.rs:23
        const float t410 = t375 * ((t375 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t409))); // activation.rs:30
        const uint bits_6 = as_type<uint>(t410); // bits.rs:29
        const float t411 = decode_bf16(encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // activation.rs:30
        const float t412 = t411 * up; // activation.rs:36
        const uint bits_7 = as_type<uint>(t412); // bits.rs:29
        const float t413 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:36
        four_0 = t413; // body.rs:265
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        const float t414 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        const float t415 = abs_f32(t414); // activation.rs:20
        const float t416 = min_f32(max_f32(t415, -104.0f), 89.0f); // exponential.rs:40
        const float t417 = t416 * 1.442695f; // exponential.rs:14
        const float k_2 = rint(t417);
        const float t418 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t416 - t418;
        const float correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t419 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t419 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t420 = q_1 * r_1; // exponential.rs:29
        q_1 = t420 + 0.0013933674f;
        const float t421 = q_1 * r_1;
        q_1 = t421 + 0.008333311f;
        const float t422 = q_1 * r_1;
        q_1 = t422 + 0.041666467f;
        const float t423 = q_1 * r_1;
        q_1 = t423 + 0.16666667f;
        const float t424 = q_1 * r_1;
        q_1 = t424 + 0.5f;
        const float t425 = r_1 * r_1; // exponential.rs:31
        const float t426 = t425 * q_1;
        const float rest_1 = r_error_1 + t426;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_5 = 1.0f + p_1; // exponential.rs:33
        const int t427 = i32_from_f32(k_2); // exponential.rs:42
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), t427); // bits.rs:44
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(t427) << 23u); // bits.rs:45
        const float t428 = (((as_type<uint>(t415) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:42
        const float e_1 = decode_bf16(encode_bf16(t428)); // activation.rs:20
        const float t429 = 1.0f + e_1; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t429));
        const uint bits_9 = as_type<uint>(d_2); // division.rs:85
        const float t430 = as_type<float>((bits_9 & 8388607u) | 1065353216u); // division.rs:94
        const float t431 = t430 * 0.32323232f; // division.rs:102
        const float t432 = t431 - 1.4545455f;
        const float t433 = t430 * t432;
        float estimate_2 = t433 + 2.121212f;
        const float t434 = t430 * estimate_2; // division.rs:105
        const float t435 = 1.0f - t434;
        const float t436 = estimate_2 * t435;
        estimate_2 = estimate_2 + t436;
        const float t437 = t430 * estimate_2;
        const float t438 = 1.0f - t437;
        const float t439 = estimate_2 * t438;
        estimate_2 = estimate_2 + t439;
        const float high_5 = as_type<float>(as_type<uint>(estimate_2) & 4294963200u); // bits.rs:58
        const float d_high_1 = as_type<float>(as_type<uint>(t430) & 4294963200u);
        const float t440 = d_high_1 * high_5; // division.rs:110
        const float t441 = 1.0f - t440;
        const float t442 = t430 - d_high_1;
        const float t443 = t442 * high_5;
        const float residual_3 = t441 - t443;
        const float estimate_3 = estimate_2;
        const float t444 = residual_3 * estimate_3; // division.rs:87
        const float t445 = high_5 + t444;
        const int t446 = sub_i32(127, as_type<int>(bits_9 >> 23u));
        const int field_4 = add_i32(as_type<int>(as_type<uint>(t445) >> 23u), t446); // bits.rs:44
        const uint bits_10 = as_type<uint>(t445) + (as_type<uint>(t446) << 23u); // bits.rs:45
        const float scaled_6 = as_type<float>(((field_4 <= 0) ? 0u : ((field_4 >= 255) ? 2139095040u : bits_10))); // bits.rs:46
        const uint t447 = encode_bf16((((as_type<uint>(d_2) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_6)); // activation.rs:22
        const float y_6 = decode_bf16(t447);
        const float t448 = 1.0f - y_6; // activation.rs:23
        const float t449 = t414 * ((t414 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t448))); // activation.rs:30
        const uint bits_11 = as_type<uint>(t449); // bits.rs:29
        const float t450 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:30
        const float t451 = t450 * up_1; // activation.rs:36
        const uint bits_12 = as_type<uint>(t451); // bits.rs:29
        const float t452 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // activation.rs:36
        four_1 = t452; // body.rs:265
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        const float t453 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        const float t454 = abs_f32(t453); // activation.rs:20
        const float t455 = min_f32(max_f32(t454, -104.0f), 89.0f); // exponential.rs:40
        const float t456 = t455 * 1.442695f; // exponential.rs:14
        const float k_3 = rint(t456);
        const float t457 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t455 - t457;
        const float correction_2 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t458 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t458 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t459 = q_2 * r_2; // exponential.rs:29
        q_2 = t459 + 0.0013933674f;
        const float t460 = q_2 * r_2;
        q_2 = t460 + 0.008333311f;
        const float t461 = q_2 * r_2;
        q_2 = t461 + 0.041666467f;
        const float t462 = q_2 * r_2;
        q_2 = t462 + 0.16666667f;
        const float t463 = q_2 * r_2;
        q_2 = t463 + 0.5f;
        const float t464 = r_2 * r_2; // exponential.rs:31
        const float t465 = t464 * q_2;
        const float rest_2 = r_error_2 + t465;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_7 = 1.0f + p_2; // exponential.rs:33
        const int t466 = i32_from_f32(k_3); // exponential.rs:42
        const int field_5 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), t466); // bits.rs:44
        const uint bits_13 = as_type<uint>(y_7) + (as_type<uint>(t466) << 23u); // bits.rs:45
        const float t467 = (((as_type<uint>(t454) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_5 <= 0) ? 0u : ((field_5 >= 255) ? 2139095040u : bits_13)))); // exponential.rs:42
        const float e_2 = decode_bf16(encode_bf16(t467)); // activation.rs:20
        const float t468 = 1.0f + e_2; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t468));
        const uint bits_14 = as_type<uint>(d_3); // division.rs:85
        const float t469 = as_type<float>((bits_14 & 8388607u) | 1065353216u); // division.rs:94
        const float t470 = t469 * 0.32323232f; // division.rs:102
        const float t471 = t470 - 1.4545455f;
        const float t472 = t469 * t471;
        float estimate_4 = t472 + 2.121212f;
        const float t473 = t469 * estimate_4; // division.rs:105
        const float t474 = 1.0f - t473;
        const float t475 = estimate_4 * t474;
        estimate_4 = estimate_4 + t475;
        const float t476 = t469 * estimate_4;
        const float t477 = 1.0f - t476;
        const float t478 = estimate_4 * t477;
        estimate_4 = estimate_4 + t478;
        const float high_6 = as_type<float>(as_type<uint>(estimate_4) & 4294963200u); // bits.rs:58
        const float d_high_2 = as_type<float>(as_type<uint>(t469) & 4294963200u);
        const float t479 = d_high_2 * high_6; // division.rs:110
        const float t480 = 1.0f - t479;
        const float t481 = t469 - d_high_2;
        const float t482 = t481 * high_6;
        const float residual_4 = t480 - t482;
        const float estimate_5 = estimate_4;
        const float t483 = residual_4 * estimate_5; // division.rs:87
        const float t484 = high_6 + t483;
        const int t485 = sub_i32(127, as_type<int>(bits_14 >> 23u));
        const int field_6 = add_i32(as_type<int>(as_type<uint>(t484) >> 23u), t485); // bits.rs:44
        const uint bits_15 = as_type<uint>(t484) + (as_type<uint>(t485) << 23u); // bits.rs:45
        const float scaled_7 = as_type<float>(((field_6 <= 0) ? 0u : ((field_6 >= 255) ? 2139095040u : bits_15))); // bits.rs:46
        const uint t486 = encode_bf16((((as_type<uint>(d_3) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_7)); // activation.rs:22
        const float y_8 = decode_bf16(t486);
        const float t487 = 1.0f - y_8; // activation.rs:23
        const float t488 = t453 * ((t453 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t487))); // activation.rs:30
        const uint bits_16 = as_type<uint>(t488); // bits.rs:29
        const float t489 = decode_bf16(encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // activation.rs:30
        const float t490 = t489 * up_2; // activation.rs:36
        const uint bits_17 = as_type<uint>(t490); // bits.rs:29
        const float t491 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // activation.rs:36
        four_2 = t491; // body.rs:265
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        const float t492 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        const float t493 = abs_f32(t492); // activation.rs:20
        const float t494 = min_f32(max_f32(t493, -104.0f), 89.0f); // exponential.rs:40
        const float t495 = t494 * 1.442695f; // exponential.rs:14
        const float k_4 = rint(t495);
        const float t496 = k_4 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t494 - t496;
        const float correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t497 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t497 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t498 = q_3 * r_3; // exponential.rs:29
        q_3 = t498 + 0.0013933674f;
        const float t499 = q_3 * r_3;
        q_3 = t499 + 0.008333311f;
        const float t500 = q_3 * r_3;
        q_3 = t500 + 0.041666467f;
        const float t501 = q_3 * r_3;
        q_3 = t501 + 0.16666667f;
        const float t502 = q_3 * r_3;
        q_3 = t502 + 0.5f;
        const float t503 = r_3 * r_3; // exponential.rs:31
        const float t504 = t503 * q_3;
        const float rest_3 = r_error_3 + t504;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_9 = 1.0f + p_3; // exponential.rs:33
        const int t505 = i32_from_f32(k_4); // exponential.rs:42
        const int field_7 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), t505); // bits.rs:44
        const uint bits_18 = as_type<uint>(y_9) + (as_type<uint>(t505) << 23u); // bits.rs:45
        const float t506 = (((as_type<uint>(t493) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : as_type<float>(((field_7 <= 0) ? 0u : ((field_7 >= 255) ? 2139095040u : bits_18)))); // exponential.rs:42
        const float e_3 = decode_bf16(encode_bf16(t506)); // activation.rs:20
        const float t507 = 1.0f + e_3; // activation.rs:21
        const float d_4 = decode_bf16(encode_bf16(t507));
        const uint bits_19 = as_type<uint>(d_4); // division.rs:85
        const float t508 = as_type<float>((bits_19 & 8388607u) | 1065353216u); // division.rs:94
        const float t509 = t508 * 0.32323232f; // division.rs:102
        const float t510 = t509 - 1.4545455f;
        const float t511 = t508 * t510;
        float estimate_6 = t511 + 2.121212f;
        const float t512 = t508 * estimate_6; // division.rs:105
        const float t513 = 1.0f - t512;
        const float t514 = estimate_6 * t513;
        estimate_6 = estimate_6 + t514;
        const float t515 = t508 * estimate_6;
        const float t516 = 1.0f - t515;
        const float t517 = estimate_6 * t516;
        estimate_6 = estimate_6 + t517;
        const float high_7 = as_type<float>(as_type<uint>(estimate_6) & 4294963200u); // bits.rs:58
        const float d_high_3 = as_type<float>(as_type<uint>(t508) & 4294963200u);
        const float t518 = d_high_3 * high_7; // division.rs:110
        const float t519 = 1.0f - t518;
        const float t520 = t508 - d_high_3;
        const float t521 = t520 * high_7;
        const float residual_5 = t519 - t521;
        const float estimate_7 = estimate_6;
        const float t522 = residual_5 * estimate_7; // division.rs:87
        const float t523 = high_7 + t522;
        const int t524 = sub_i32(127, as_type<int>(bits_19 >> 23u));
        const int field_8 = add_i32(as_type<int>(as_type<uint>(t523) >> 23u), t524); // bits.rs:44
        const uint bits_20 = as_type<uint>(t523) + (as_type<uint>(t524) << 23u); // bits.rs:45
        const float scaled_8 = as_type<float>(((field_8 <= 0) ? 0u : ((field_8 >= 255) ? 2139095040u : bits_20))); // bits.rs:46
        const uint t525 = encode_bf16((((as_type<uint>(d_4) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : scaled_8)); // activation.rs:22
        const float y_10 = decode_bf16(t525);
        const float t526 = 1.0f - y_10; // activation.rs:23
        const float t527 = t492 * ((t492 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t526))); // activation.rs:30
        const uint bits_21 = as_type<uint>(t527); // bits.rs:29
        const float t528 = decode_bf16(encode_bf16(as_type<float>((((bits_21 & 2139095040u) == 0u) ? bits_21 & 2147483648u : bits_21)))); // activation.rs:30
        const float t529 = t528 * up_3; // activation.rs:36
        const uint bits_22 = as_type<uint>(t529); // bits.rs:29
        const float t530 = decode_bf16(encode_bf16(as_type<float>((((bits_22 & 2139095040u) == 0u) ? bits_22 & 2147483648u : bits_22)))); // activation.rs:36
        four_3 = t530; // body.rs:265
        const uint2 t531 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        ((device uint2*)y)[(target >> 1u) >> 1u] = t531;
    }
}
