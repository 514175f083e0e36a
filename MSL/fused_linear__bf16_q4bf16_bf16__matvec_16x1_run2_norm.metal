#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
    uint k;
    uint n_groups;
    uint m;
    uint n;
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

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
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

kernel void fused_linear__bf16_q4bf16_bf16__matvec_16x1_run2_norm(
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
    threadgroup uint4 array_1[256];
    threadgroup float results[16];
    const uint group_shift = 31u - clz(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
    const uint first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:291
    const uint last_m = imm.m - 1u; // body.rs:292
    const uint t0 = min_u32(workgroup_id.y, last_m); // body.rs:295
    const uint t1 = local_invocation_index * 8u; // body.rs:120
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
    const float t11 = quotient_rn(sum_1, float(n_cols)); // by_mode.rs:44
    const float t12 = t11 + imm.eps; // rms_norm.rs:285
    const uint bits = as_type<uint>(t12); // roots.rs:12
    const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:13
    const int odd = exponent & 1; // roots.rs:14
    const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t13 = 0.5f * m; // roots.rs:20
    const float t14 = t13 * y_1;
    const float t15 = t14 * y_1;
    const float t16 = 0.5f - t15;
    const float t17 = y_1 * t16;
    y_1 = y_1 + t17;
    const float t18 = 0.5f * m;
    const float t19 = t18 * y_1;
    const float t20 = t19 * y_1;
    const float t21 = 0.5f - t20;
    const float t22 = y_1 * t21;
    y_1 = y_1 + t22;
    const float t23 = 0.5f * m;
    const float t24 = t23 * y_1;
    const float t25 = t24 * y_1;
    const float t26 = 0.5f - t25;
    const float t27 = y_1 * t26;
    y_1 = y_1 + t27;
    const float y_2 = y_1; // roots.rs:22
    const int half_exponent = sub_i32(exponent, odd) >> 1u;
    const float product = m * y_2; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t28 = scaled - m; // roots.rs:38
    const float high = scaled - t28;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:37
    const float t29 = scaled_1 - y_2; // roots.rs:38
    const float high_1 = scaled_1 - t29;
    const float b_low = y_2 - high_1; // roots.rs:39
    const float t30 = high * high_1; // roots.rs:31
    const float t31 = t30 - product;
    const float t32 = high * b_low;
    const float t33 = t31 + t32;
    const float t34 = a_low * high_1;
    const float t35 = t33 + t34;
    const float t36 = a_low * b_low;
    const float my_error = t35 + t36;
    const float product_1 = product * y_2; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t37 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t37;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:37
    const float t38 = scaled_3 - y_2; // roots.rs:38
    const float high_3 = scaled_3 - t38;
    const float b_low_1 = y_2 - high_3; // roots.rs:39
    const float t39 = high_2 * high_3; // roots.rs:31
    const float t40 = t39 - product_1;
    const float t41 = high_2 * b_low_1;
    const float t42 = t40 + t41;
    const float t43 = a_low_1 * high_3;
    const float t44 = t42 + t43;
    const float t45 = a_low_1 * b_low_1;
    const float square_error = t44 + t45;
    const float t46 = 1.0f - product_1; // roots.rs:49
    const float t47 = t46 - square_error;
    const float t48 = my_error * y_2;
    const float residual = t47 - t48;
    const float t49 = 0.5f * residual; // roots.rs:50
    const float t50 = y_2 * t49;
    const float root = y_2 + t50;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_1 = as_type<uint>(t12); // roots.rs:52
    const uint sign_1 = bits_1 & 2147483648u; // roots.rs:53
    const bool zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_1 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t12) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const uint n = imm.n; // body.rs:203
    const uint n_pieces = imm.k / 32u; // body.rs:204
    float sums_0_0 = 0.0f; // body.rs:210
    float sums_0_1 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:211
        const uint row = local_invocation_index / 256u; // body.rs:94
        const uint vector = local_invocation_index % 256u; // body.rs:95
        const uint column = first_piece * 32u + vector * 8u; // body.rs:96
        if ((column < imm.k) & (row < 1u)) { // body.rs:97
            const uint4 t51 = ((device const uint4*)x)[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t52 = ((device const uint4*)norm_weight)[(column >> 1u) >> 2u];
            const float t53 = decode_bf16(t51.x) * scale; // body.rs:72
            const uint bits_2 = as_type<uint>(t53); // bits.rs:31
            const float t54 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * decode_bf16(t52.x); // body.rs:72
            const uint bits_3 = as_type<uint>(t54); // bits.rs:31
            const float t55 = decode_bf16(t51.x >> 16u) * scale; // body.rs:72
            const uint bits_4 = as_type<uint>(t55); // bits.rs:31
            const float t56 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * decode_bf16(t52.x >> 16u); // body.rs:72
            const uint bits_5 = as_type<uint>(t56); // bits.rs:31
            const float t57 = decode_bf16(t51.y) * scale; // body.rs:72
            const uint bits_6 = as_type<uint>(t57); // bits.rs:31
            const float t58 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * decode_bf16(t52.y); // body.rs:72
            const uint bits_7 = as_type<uint>(t58); // bits.rs:31
            const float t59 = decode_bf16(t51.y >> 16u) * scale; // body.rs:72
            const uint bits_8 = as_type<uint>(t59); // bits.rs:31
            const float t60 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * decode_bf16(t52.y >> 16u); // body.rs:72
            const uint bits_9 = as_type<uint>(t60); // bits.rs:31
            const float t61 = decode_bf16(t51.z) * scale; // body.rs:72
            const uint bits_10 = as_type<uint>(t61); // bits.rs:31
            const float t62 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * decode_bf16(t52.z); // body.rs:72
            const uint bits_11 = as_type<uint>(t62); // bits.rs:31
            const float t63 = decode_bf16(t51.z >> 16u) * scale; // body.rs:72
            const uint bits_12 = as_type<uint>(t63); // bits.rs:31
            const float t64 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * decode_bf16(t52.z >> 16u); // body.rs:72
            const uint bits_13 = as_type<uint>(t64); // bits.rs:31
            const float t65 = decode_bf16(t51.w) * scale; // body.rs:72
            const uint bits_14 = as_type<uint>(t65); // bits.rs:31
            const float t66 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)) * decode_bf16(t52.w); // body.rs:72
            const uint bits_15 = as_type<uint>(t66); // bits.rs:31
            const float t67 = decode_bf16(t51.w >> 16u) * scale; // body.rs:72
            const uint bits_16 = as_type<uint>(t67); // bits.rs:31
            const float t68 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * decode_bf16(t52.w >> 16u); // body.rs:72
            const uint bits_17 = as_type<uint>(t68); // bits.rs:31
            const uint t69 = encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5))) << 16u; // body.rs:60
            const uint t70 = encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3))) | t69;
            const uint t71 = encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9))) << 16u; // body.rs:61
            const uint t72 = encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7))) | t71;
            const uint t73 = encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13))) << 16u; // body.rs:62
            const uint t74 = encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11))) | t73;
            const uint t75 = encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17))) << 16u; // body.rs:63
            const uint t76 = encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15))) | t75;
            const uint4 words = uint4(t70, t72, t74, t76); // body.rs:59
            const uint piece = vector / 4u; // body.rs:42
            array_1[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:100
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:215
        const uint n_here = min_u32(64u, n_pieces - first_piece); // body.rs:217
        const uint in_runs = n_here & 4294967232u; // body.rs:219
        for (uint counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint t77 = min_u32(first_n, n - 1u); // body.rs:235
            const uint t78 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t79 = ((device const uint4*)weight)[(t77 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t80 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            const uint t81 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t82 = ((device const uint4*)weight)[(t80 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t83 = first + 32u; // body.rs:234
            const uint t84 = min_u32(first_n, n - 1u); // body.rs:235
            const uint t85 = shr_u32(t83, group_shift); // rows.rs:94
            const uint4 t86 = ((device const uint4*)weight)[(t84 * (imm.k * 4u / 32u) + t83 * 4u) >> 2u]; // rows.rs:96
            const uint t87 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            const uint t88 = shr_u32(t83, group_shift); // rows.rs:94
            const uint4 t89 = ((device const uint4*)weight)[(t87 * (imm.k * 4u / 32u) + t83 * 4u) >> 2u]; // rows.rs:96
            const uint4 words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_1[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_1[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_1[place_2]; // body.rs:165
            const float t90 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t91 = decode_bf16(words.x >> 16u);
            const float t92 = decode_bf16(words.y & 65535u);
            const float t93 = decode_bf16(words.y >> 16u);
            const float t94 = decode_bf16(words.z & 65535u);
            const float t95 = decode_bf16(words.z >> 16u);
            const float t96 = decode_bf16(words.w & 65535u);
            const float t97 = decode_bf16(words.w >> 16u);
            const float t98 = decode_bf16(words_1.x & 65535u);
            const float t99 = decode_bf16(words_1.x >> 16u);
            const float t100 = decode_bf16(words_1.y & 65535u);
            const float t101 = decode_bf16(words_1.y >> 16u);
            const float t102 = decode_bf16(words_1.z & 65535u);
            const float t103 = decode_bf16(words_1.z >> 16u);
            const float t104 = decode_bf16(words_1.w & 65535u);
            const float t105 = decode_bf16(words_1.w >> 16u);
            const float t106 = decode_bf16(words_2.x & 65535u);
            const float t107 = decode_bf16(words_2.x >> 16u);
            const float t108 = decode_bf16(words_2.y & 65535u);
            const float t109 = decode_bf16(words_2.y >> 16u);
            const float t110 = decode_bf16(words_2.z & 65535u);
            const float t111 = decode_bf16(words_2.z >> 16u);
            const float t112 = decode_bf16(words_2.w & 65535u);
            const float t113 = decode_bf16(words_2.w >> 16u);
            const float t114 = decode_bf16(words_3.x & 65535u);
            const float t115 = decode_bf16(words_3.x >> 16u);
            const float t116 = decode_bf16(words_3.y & 65535u);
            const float t117 = decode_bf16(words_3.y >> 16u);
            const float t118 = decode_bf16(words_3.z & 65535u);
            const float t119 = decode_bf16(words_3.z >> 16u);
            const float t120 = decode_bf16(words_3.w & 65535u);
            const float t121 = decode_bf16(words_3.w >> 16u);
            const float t122 = 0.0f + t90; // rows.rs:164
            const float t123 = t122 + t91;
            const float t124 = t123 + t92;
            const float t125 = t124 + t93;
            const float t126 = t125 + t94;
            const float t127 = t126 + t95;
            const float t128 = t127 + t96;
            const float t129 = t128 + t97;
            const float t130 = t129 + t98;
            const float t131 = t130 + t99;
            const float t132 = t131 + t100;
            const float t133 = t132 + t101;
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
            const float t154 = fma(float(t79.x & 15u), t90, 0.0f); // rows.rs:169
            const float t155 = fma(float((t79.x >> 4u) & 15u), t91, t154);
            const float t156 = fma(float((t79.x >> 8u) & 15u), t92, t155);
            const float t157 = fma(float((t79.x >> 12u) & 15u), t93, t156);
            const float t158 = fma(float((t79.x >> 16u) & 15u), t94, t157);
            const float t159 = fma(float((t79.x >> 20u) & 15u), t95, t158);
            const float t160 = fma(float((t79.x >> 24u) & 15u), t96, t159);
            const float t161 = fma(float((t79.x >> 28u) & 15u), t97, t160);
            const float t162 = fma(float(t79.y & 15u), t98, t161);
            const float t163 = fma(float((t79.y >> 4u) & 15u), t99, t162);
            const float t164 = fma(float((t79.y >> 8u) & 15u), t100, t163);
            const float t165 = fma(float((t79.y >> 12u) & 15u), t101, t164);
            const float t166 = fma(float((t79.y >> 16u) & 15u), t102, t165);
            const float t167 = fma(float((t79.y >> 20u) & 15u), t103, t166);
            const float t168 = fma(float((t79.y >> 24u) & 15u), t104, t167);
            const float t169 = fma(float((t79.y >> 28u) & 15u), t105, t168);
            const float t170 = fma(float(t79.z & 15u), t106, t169);
            const float t171 = fma(float((t79.z >> 4u) & 15u), t107, t170);
            const float t172 = fma(float((t79.z >> 8u) & 15u), t108, t171);
            const float t173 = fma(float((t79.z >> 12u) & 15u), t109, t172);
            const float t174 = fma(float((t79.z >> 16u) & 15u), t110, t173);
            const float t175 = fma(float((t79.z >> 20u) & 15u), t111, t174);
            const float t176 = fma(float((t79.z >> 24u) & 15u), t112, t175);
            const float t177 = fma(float((t79.z >> 28u) & 15u), t113, t176);
            const float t178 = fma(float(t79.w & 15u), t114, t177);
            const float t179 = fma(float((t79.w >> 4u) & 15u), t115, t178);
            const float t180 = fma(float((t79.w >> 8u) & 15u), t116, t179);
            const float t181 = fma(float((t79.w >> 12u) & 15u), t117, t180);
            const float t182 = fma(float((t79.w >> 16u) & 15u), t118, t181);
            const float t183 = fma(float((t79.w >> 20u) & 15u), t119, t182);
            const float t184 = fma(float((t79.w >> 24u) & 15u), t120, t183);
            const float t185 = fma(float((t79.w >> 28u) & 15u), t121, t184);
            const float t186 = decode_bf16(scales[t77 * imm.n_groups + t78]) * t185;
            const float t187 = sums_0_0 + t186;
            const float t188 = decode_bf16(biases[t77 * imm.n_groups + t78]) * t153;
            sums_0_0 = t187 + t188; // body.rs:249
            const float t189 = fma(float(t82.x & 15u), t90, 0.0f); // rows.rs:169
            const float t190 = fma(float((t82.x >> 4u) & 15u), t91, t189);
            const float t191 = fma(float((t82.x >> 8u) & 15u), t92, t190);
            const float t192 = fma(float((t82.x >> 12u) & 15u), t93, t191);
            const float t193 = fma(float((t82.x >> 16u) & 15u), t94, t192);
            const float t194 = fma(float((t82.x >> 20u) & 15u), t95, t193);
            const float t195 = fma(float((t82.x >> 24u) & 15u), t96, t194);
            const float t196 = fma(float((t82.x >> 28u) & 15u), t97, t195);
            const float t197 = fma(float(t82.y & 15u), t98, t196);
            const float t198 = fma(float((t82.y >> 4u) & 15u), t99, t197);
            const float t199 = fma(float((t82.y >> 8u) & 15u), t100, t198);
            const float t200 = fma(float((t82.y >> 12u) & 15u), t101, t199);
            const float t201 = fma(float((t82.y >> 16u) & 15u), t102, t200);
            const float t202 = fma(float((t82.y >> 20u) & 15u), t103, t201);
            const float t203 = fma(float((t82.y >> 24u) & 15u), t104, t202);
            const float t204 = fma(float((t82.y >> 28u) & 15u), t105, t203);
            const float t205 = fma(float(t82.z & 15u), t106, t204);
            const float t206 = fma(float((t82.z >> 4u) & 15u), t107, t205);
            const float t207 = fma(float((t82.z >> 8u) & 15u), t108, t206);
            const float t208 = fma(float((t82.z >> 12u) & 15u), t109, t207);
            const float t209 = fma(float((t82.z >> 16u) & 15u), t110, t208);
            const float t210 = fma(float((t82.z >> 20u) & 15u), t111, t209);
            const float t211 = fma(float((t82.z >> 24u) & 15u), t112, t210);
            const float t212 = fma(float((t82.z >> 28u) & 15u), t113, t211);
            const float t213 = fma(float(t82.w & 15u), t114, t212);
            const float t214 = fma(float((t82.w >> 4u) & 15u), t115, t213);
            const float t215 = fma(float((t82.w >> 8u) & 15u), t116, t214);
            const float t216 = fma(float((t82.w >> 12u) & 15u), t117, t215);
            const float t217 = fma(float((t82.w >> 16u) & 15u), t118, t216);
            const float t218 = fma(float((t82.w >> 20u) & 15u), t119, t217);
            const float t219 = fma(float((t82.w >> 24u) & 15u), t120, t218);
            const float t220 = fma(float((t82.w >> 28u) & 15u), t121, t219);
            const float t221 = decode_bf16(scales[t80 * imm.n_groups + t81]) * t220;
            const float t222 = sums_0_1 + t221;
            const float t223 = decode_bf16(biases[t80 * imm.n_groups + t81]) * t153;
            sums_0_1 = t222 + t223; // body.rs:249
            const uint t224 = counter + 32u; // body.rs:244
            const uint4 words_4 = array_1[(t224 & 4294967264u) * 4u + (t224 & 31u)]; // body.rs:165
            const uint place_3 = (t224 & 4294967264u) * 4u + (t224 & 31u) + 32u; // body.rs:164
            const uint4 words_5 = array_1[place_3]; // body.rs:165
            const uint place_4 = (t224 & 4294967264u) * 4u + (t224 & 31u) + 64u; // body.rs:164
            const uint4 words_6 = array_1[place_4]; // body.rs:165
            const uint place_5 = (t224 & 4294967264u) * 4u + (t224 & 31u) + 96u; // body.rs:164
            const uint4 words_7 = array_1[place_5]; // body.rs:165
            const float t225 = decode_bf16(words_4.x & 65535u); // piece.rs:133
            const float t226 = decode_bf16(words_4.x >> 16u);
            const float t227 = decode_bf16(words_4.y & 65535u);
            const float t228 = decode_bf16(words_4.y >> 16u);
            const float t229 = decode_bf16(words_4.z & 65535u);
            const float t230 = decode_bf16(words_4.z >> 16u);
            const float t231 = decode_bf16(words_4.w & 65535u);
            const float t232 = decode_bf16(words_4.w >> 16u);
            const float t233 = decode_bf16(words_5.x & 65535u);
            const float t234 = decode_bf16(words_5.x >> 16u);
            const float t235 = decode_bf16(words_5.y & 65535u);
            const float t236 = decode_bf16(words_5.y >> 16u);
            const float t237 = decode_bf16(words_5.z & 65535u);
            const float t238 = decode_bf16(words_5.z >> 16u);
            const float t239 = decode_bf16(words_5.w & 65535u);
            const float t240 = decode_bf16(words_5.w >> 16u);
            const float t241 = decode_bf16(words_6.x & 65535u);
            const float t242 = decode_bf16(words_6.x >> 16u);
            const float t243 = decode_bf16(words_6.y & 65535u);
            const float t244 = decode_bf16(words_6.y >> 16u);
            const float t245 = decode_bf16(words_6.z & 65535u);
            const float t246 = decode_bf16(words_6.z >> 16u);
            const float t247 = decode_bf16(words_6.w & 65535u);
            const float t248 = decode_bf16(words_6.w >> 16u);
            const float t249 = decode_bf16(words_7.x & 65535u);
            const float t250 = decode_bf16(words_7.x >> 16u);
            const float t251 = decode_bf16(words_7.y & 65535u);
            const float t252 = decode_bf16(words_7.y >> 16u);
            const float t253 = decode_bf16(words_7.z & 65535u);
            const float t254 = decode_bf16(words_7.z >> 16u);
            const float t255 = decode_bf16(words_7.w & 65535u);
            const float t256 = decode_bf16(words_7.w >> 16u);
            const float t257 = 0.0f + t225; // rows.rs:164
            const float t258 = t257 + t226;
            const float t259 = t258 + t227;
            const float t260 = t259 + t228;
            const float t261 = t260 + t229;
            const float t262 = t261 + t230;
            const float t263 = t262 + t231;
            const float t264 = t263 + t232;
            const float t265 = t264 + t233;
            const float t266 = t265 + t234;
            const float t267 = t266 + t235;
            const float t268 = t267 + t236;
            const float t269 = t268 + t237;
            const float t270 = t269 + t238;
            const float t271 = t270 + t239;
            const float t272 = t271 + t240;
            const float t273 = t272 + t241;
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
            const float t289 = fma(float(t86.x & 15u), t225, 0.0f); // rows.rs:169
            const float t290 = fma(float((t86.x >> 4u) & 15u), t226, t289);
            const float t291 = fma(float((t86.x >> 8u) & 15u), t227, t290);
            const float t292 = fma(float((t86.x >> 12u) & 15u), t228, t291);
            const float t293 = fma(float((t86.x >> 16u) & 15u), t229, t292);
            const float t294 = fma(float((t86.x >> 20u) & 15u), t230, t293);
            const float t295 = fma(float((t86.x >> 24u) & 15u), t231, t294);
            const float t296 = fma(float((t86.x >> 28u) & 15u), t232, t295);
            const float t297 = fma(float(t86.y & 15u), t233, t296);
            const float t298 = fma(float((t86.y >> 4u) & 15u), t234, t297);
            const float t299 = fma(float((t86.y >> 8u) & 15u), t235, t298);
            const float t300 = fma(float((t86.y >> 12u) & 15u), t236, t299);
            const float t301 = fma(float((t86.y >> 16u) & 15u), t237, t300);
            const float t302 = fma(float((t86.y >> 20u) & 15u), t238, t301);
            const float t303 = fma(float((t86.y >> 24u) & 15u), t239, t302);
            const float t304 = fma(float((t86.y >> 28u) & 15u), t240, t303);
            const float t305 = fma(float(t86.z & 15u), t241, t304);
            const float t306 = fma(float((t86.z >> 4u) & 15u), t242, t305);
            const float t307 = fma(float((t86.z >> 8u) & 15u), t243, t306);
            const float t308 = fma(float((t86.z >> 12u) & 15u), t244, t307);
            const float t309 = fma(float((t86.z >> 16u) & 15u), t245, t308);
            const float t310 = fma(float((t86.z >> 20u) & 15u), t246, t309);
            const float t311 = fma(float((t86.z >> 24u) & 15u), t247, t310);
            const float t312 = fma(float((t86.z >> 28u) & 15u), t248, t311);
            const float t313 = fma(float(t86.w & 15u), t249, t312);
            const float t314 = fma(float((t86.w >> 4u) & 15u), t250, t313);
            const float t315 = fma(float((t86.w >> 8u) & 15u), t251, t314);
            const float t316 = fma(float((t86.w >> 12u) & 15u), t252, t315);
            const float t317 = fma(float((t86.w >> 16u) & 15u), t253, t316);
            const float t318 = fma(float((t86.w >> 20u) & 15u), t254, t317);
            const float t319 = fma(float((t86.w >> 24u) & 15u), t255, t318);
            const float t320 = fma(float((t86.w >> 28u) & 15u), t256, t319);
            const float t321 = decode_bf16(scales[t84 * imm.n_groups + t85]) * t320;
            const float t322 = sums_0_0 + t321;
            const float t323 = decode_bf16(biases[t84 * imm.n_groups + t85]) * t288;
            sums_0_0 = t322 + t323; // body.rs:249
            const float t324 = fma(float(t89.x & 15u), t225, 0.0f); // rows.rs:169
            const float t325 = fma(float((t89.x >> 4u) & 15u), t226, t324);
            const float t326 = fma(float((t89.x >> 8u) & 15u), t227, t325);
            const float t327 = fma(float((t89.x >> 12u) & 15u), t228, t326);
            const float t328 = fma(float((t89.x >> 16u) & 15u), t229, t327);
            const float t329 = fma(float((t89.x >> 20u) & 15u), t230, t328);
            const float t330 = fma(float((t89.x >> 24u) & 15u), t231, t329);
            const float t331 = fma(float((t89.x >> 28u) & 15u), t232, t330);
            const float t332 = fma(float(t89.y & 15u), t233, t331);
            const float t333 = fma(float((t89.y >> 4u) & 15u), t234, t332);
            const float t334 = fma(float((t89.y >> 8u) & 15u), t235, t333);
            const float t335 = fma(float((t89.y >> 12u) & 15u), t236, t334);
            const float t336 = fma(float((t89.y >> 16u) & 15u), t237, t335);
            const float t337 = fma(float((t89.y >> 20u) & 15u), t238, t336);
            const float t338 = fma(float((t89.y >> 24u) & 15u), t239, t337);
            const float t339 = fma(float((t89.y >> 28u) & 15u), t240, t338);
            const float t340 = fma(float(t89.z & 15u), t241, t339);
            const float t341 = fma(float((t89.z >> 4u) & 15u), t242, t340);
            const float t342 = fma(float((t89.z >> 8u) & 15u), t243, t341);
            const float t343 = fma(float((t89.z >> 12u) & 15u), t244, t342);
            const float t344 = fma(float((t89.z >> 16u) & 15u), t245, t343);
            const float t345 = fma(float((t89.z >> 20u) & 15u), t246, t344);
            const float t346 = fma(float((t89.z >> 24u) & 15u), t247, t345);
            const float t347 = fma(float((t89.z >> 28u) & 15u), t248, t346);
            const float t348 = fma(float(t89.w & 15u), t249, t347);
            const float t349 = fma(float((t89.w >> 4u) & 15u), t250, t348);
            const float t350 = fma(float((t89.w >> 8u) & 15u), t251, t349);
            const float t351 = fma(float((t89.w >> 12u) & 15u), t252, t350);
            const float t352 = fma(float((t89.w >> 16u) & 15u), t253, t351);
            const float t353 = fma(float((t89.w >> 20u) & 15u), t254, t352);
            const float t354 = fma(float((t89.w >> 24u) & 15u), t255, t353);
            const float t355 = fma(float((t89.w >> 28u) & 15u), t256, t354);
            const float t356 = decode_bf16(scales[t87 * imm.n_groups + t88]) * t355;
            const float t357 = sums_0_1 + t356;
            const float t358 = decode_bf16(biases[t87 * imm.n_groups + t88]) * t288;
            sums_0_1 = t357 + t358; // body.rs:249
        }
        for (uint counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint t359 = min_u32(first_n, n - 1u); // body.rs:235
            const uint t360 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t361 = ((device const uint4*)weight)[(t359 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t362 = min_u32(first_n + 1u, n - 1u); // body.rs:235
            const uint t363 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t364 = ((device const uint4*)weight)[(t362 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint4 words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_1[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_1[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_1[place_2]; // body.rs:165
            const float t365 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t366 = decode_bf16(words.x >> 16u);
            const float t367 = decode_bf16(words.y & 65535u);
            const float t368 = decode_bf16(words.y >> 16u);
            const float t369 = decode_bf16(words.z & 65535u);
            const float t370 = decode_bf16(words.z >> 16u);
            const float t371 = decode_bf16(words.w & 65535u);
            const float t372 = decode_bf16(words.w >> 16u);
            const float t373 = decode_bf16(words_1.x & 65535u);
            const float t374 = decode_bf16(words_1.x >> 16u);
            const float t375 = decode_bf16(words_1.y & 65535u);
            const float t376 = decode_bf16(words_1.y >> 16u);
            const float t377 = decode_bf16(words_1.z & 65535u);
            const float t378 = decode_bf16(words_1.z >> 16u);
            const float t379 = decode_bf16(words_1.w & 65535u);
            const float t380 = decode_bf16(words_1.w >> 16u);
            const float t381 = decode_bf16(words_2.x & 65535u);
            const float t382 = decode_bf16(words_2.x >> 16u);
            const float t383 = decode_bf16(words_2.y & 65535u);
            const float t384 = decode_bf16(words_2.y >> 16u);
            const float t385 = decode_bf16(words_2.z & 65535u);
            const float t386 = decode_bf16(words_2.z >> 16u);
            const float t387 = decode_bf16(words_2.w & 65535u);
            const float t388 = decode_bf16(words_2.w >> 16u);
            const float t389 = decode_bf16(words_3.x & 65535u);
            const float t390 = decode_bf16(words_3.x >> 16u);
            const float t391 = decode_bf16(words_3.y & 65535u);
            const float t392 = decode_bf16(words_3.y >> 16u);
            const float t393 = decode_bf16(words_3.z & 65535u);
            const float t394 = decode_bf16(words_3.z >> 16u);
            const float t395 = decode_bf16(words_3.w & 65535u);
            const float t396 = decode_bf16(words_3.w >> 16u);
            const float t397 = 0.0f + t365; // rows.rs:164
            const float t398 = t397 + t366;
            const float t399 = t398 + t367;
            const float t400 = t399 + t368;
            const float t401 = t400 + t369;
            const float t402 = t401 + t370;
            const float t403 = t402 + t371;
            const float t404 = t403 + t372;
            const float t405 = t404 + t373;
            const float t406 = t405 + t374;
            const float t407 = t406 + t375;
            const float t408 = t407 + t376;
            const float t409 = t408 + t377;
            const float t410 = t409 + t378;
            const float t411 = t410 + t379;
            const float t412 = t411 + t380;
            const float t413 = t412 + t381;
            const float t414 = t413 + t382;
            const float t415 = t414 + t383;
            const float t416 = t415 + t384;
            const float t417 = t416 + t385;
            const float t418 = t417 + t386;
            const float t419 = t418 + t387;
            const float t420 = t419 + t388;
            const float t421 = t420 + t389;
            const float t422 = t421 + t390;
            const float t423 = t422 + t391;
            const float t424 = t423 + t392;
            const float t425 = t424 + t393;
            const float t426 = t425 + t394;
            const float t427 = t426 + t395;
            const float t428 = t427 + t396;
            const float t429 = fma(float(t361.x & 15u), t365, 0.0f); // rows.rs:169
            const float t430 = fma(float((t361.x >> 4u) & 15u), t366, t429);
            const float t431 = fma(float((t361.x >> 8u) & 15u), t367, t430);
            const float t432 = fma(float((t361.x >> 12u) & 15u), t368, t431);
            const float t433 = fma(float((t361.x >> 16u) & 15u), t369, t432);
            const float t434 = fma(float((t361.x >> 20u) & 15u), t370, t433);
            const float t435 = fma(float((t361.x >> 24u) & 15u), t371, t434);
            const float t436 = fma(float((t361.x >> 28u) & 15u), t372, t435);
            const float t437 = fma(float(t361.y & 15u), t373, t436);
            const float t438 = fma(float((t361.y >> 4u) & 15u), t374, t437);
            const float t439 = fma(float((t361.y >> 8u) & 15u), t375, t438);
            const float t440 = fma(float((t361.y >> 12u) & 15u), t376, t439);
            const float t441 = fma(float((t361.y >> 16u) & 15u), t377, t440);
            const float t442 = fma(float((t361.y >> 20u) & 15u), t378, t441);
            const float t443 = fma(float((t361.y >> 24u) & 15u), t379, t442);
            const float t444 = fma(float((t361.y >> 28u) & 15u), t380, t443);
            const float t445 = fma(float(t361.z & 15u), t381, t444);
            const float t446 = fma(float((t361.z >> 4u) & 15u), t382, t445);
            const float t447 = fma(float((t361.z >> 8u) & 15u), t383, t446);
            const float t448 = fma(float((t361.z >> 12u) & 15u), t384, t447);
            const float t449 = fma(float((t361.z >> 16u) & 15u), t385, t448);
            const float t450 = fma(float((t361.z >> 20u) & 15u), t386, t449);
            const float t451 = fma(float((t361.z >> 24u) & 15u), t387, t450);
            const float t452 = fma(float((t361.z >> 28u) & 15u), t388, t451);
            const float t453 = fma(float(t361.w & 15u), t389, t452);
            const float t454 = fma(float((t361.w >> 4u) & 15u), t390, t453);
            const float t455 = fma(float((t361.w >> 8u) & 15u), t391, t454);
            const float t456 = fma(float((t361.w >> 12u) & 15u), t392, t455);
            const float t457 = fma(float((t361.w >> 16u) & 15u), t393, t456);
            const float t458 = fma(float((t361.w >> 20u) & 15u), t394, t457);
            const float t459 = fma(float((t361.w >> 24u) & 15u), t395, t458);
            const float t460 = fma(float((t361.w >> 28u) & 15u), t396, t459);
            const float t461 = decode_bf16(scales[t359 * imm.n_groups + t360]) * t460;
            const float t462 = sums_0_0 + t461;
            const float t463 = decode_bf16(biases[t359 * imm.n_groups + t360]) * t428;
            sums_0_0 = t462 + t463; // body.rs:249
            const float t464 = fma(float(t364.x & 15u), t365, 0.0f); // rows.rs:169
            const float t465 = fma(float((t364.x >> 4u) & 15u), t366, t464);
            const float t466 = fma(float((t364.x >> 8u) & 15u), t367, t465);
            const float t467 = fma(float((t364.x >> 12u) & 15u), t368, t466);
            const float t468 = fma(float((t364.x >> 16u) & 15u), t369, t467);
            const float t469 = fma(float((t364.x >> 20u) & 15u), t370, t468);
            const float t470 = fma(float((t364.x >> 24u) & 15u), t371, t469);
            const float t471 = fma(float((t364.x >> 28u) & 15u), t372, t470);
            const float t472 = fma(float(t364.y & 15u), t373, t471);
            const float t473 = fma(float((t364.y >> 4u) & 15u), t374, t472);
            const float t474 = fma(float((t364.y >> 8u) & 15u), t375, t473);
            const float t475 = fma(float((t364.y >> 12u) & 15u), t376, t474);
            const float t476 = fma(float((t364.y >> 16u) & 15u), t377, t475);
            const float t477 = fma(float((t364.y >> 20u) & 15u), t378, t476);
            const float t478 = fma(float((t364.y >> 24u) & 15u), t379, t477);
            const float t479 = fma(float((t364.y >> 28u) & 15u), t380, t478);
            const float t480 = fma(float(t364.z & 15u), t381, t479);
            const float t481 = fma(float((t364.z >> 4u) & 15u), t382, t480);
            const float t482 = fma(float((t364.z >> 8u) & 15u), t383, t481);
            const float t483 = fma(float((t364.z >> 12u) & 15u), t384, t482);
            const float t484 = fma(float((t364.z >> 16u) & 15u), t385, t483);
            const float t485 = fma(float((t364.z >> 20u) & 15u), t386, t484);
            const float t486 = fma(float((t364.z >> 24u) & 15u), t387, t485);
            const float t487 = fma(float((t364.z >> 28u) & 15u), t388, t486);
            const float t488 = fma(float(t364.w & 15u), t389, t487);
            const float t489 = fma(float((t364.w >> 4u) & 15u), t390, t488);
            const float t490 = fma(float((t364.w >> 8u) & 15u), t391, t489);
            const float t491 = fma(float((t364.w >> 12u) & 15u), t392, t490);
            const float t492 = fma(float((t364.w >> 16u) & 15u), t393, t491);
            const float t493 = fma(float((t364.w >> 20u) & 15u), t394, t492);
            const float t494 = fma(float((t364.w >> 24u) & 15u), t395, t493);
            const float t495 = fma(float((t364.w >> 28u) & 15u), t396, t494);
            const float t496 = decode_bf16(scales[t362 * imm.n_groups + t363]) * t495;
            const float t497 = sums_0_1 + t496;
            const float t498 = decode_bf16(biases[t362 * imm.n_groups + t363]) * t428;
            sums_0_1 = t497 + t498; // body.rs:249
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:258
    }
    const float sum_2 = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u] = sum_2; // body.rs:271
    }
    const float sum_3 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_3; // body.rs:271
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:309
    const uint part = local_invocation_index; // body.rs:325
    const uint row = part / 4u; // body.rs:326
    const uint first = part % 4u * 4u; // body.rs:327
    const uint column = workgroup_id.x * 16u + first; // body.rs:328
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:329
        const uint place = row * 16u + first; // body.rs:330
        const uint target = (workgroup_id.y + row) * imm.n + column; // body.rs:331
        float four_0 = 0.0f; // body.rs:332
        float four_1 = 0.0f;
        float four_2 = 0.0f;
        float four_3 = 0.0f;
        four_0 = results[place]; // body.rs:335
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        const uint2 t499 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t499;
    }
}
