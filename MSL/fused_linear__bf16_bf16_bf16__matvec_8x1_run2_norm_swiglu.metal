#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    float eps;
    uint m;
    uint k;
    uint n;
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

kernel void fused_linear__bf16_bf16_bf16__matvec_8x1_run2_norm_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* norm_weight [[buffer(2)]],
    device const ushort* w [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float partial_sums[8];
    threadgroup uint4 array_1[256];
    threadgroup float results[16];
    const uint t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:291
    const uint last_m = imm.m - 1u; // body.rs:292
    const uint t1 = min_u32(workgroup_id.y, last_m); // body.rs:295
    const uint t2 = local_invocation_index * 8u; // body.rs:120
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
    const float t12 = quotient_rn(sum_1, float(n_cols)); // by_mode.rs:44
    const float t13 = t12 + imm.eps; // rms_norm.rs:285
    const uint bits = as_type<uint>(t13); // roots.rs:12
    const int exponent = sub_i32(as_type<int>(bits >> 23u), 127); // roots.rs:13
    const int odd = exponent & 1; // roots.rs:14
    const float m = as_type<float>((bits & 8388607u) | (as_type<uint>(add_i32(odd, 127)) << 23u)); // roots.rs:15
    float y_1 = as_type<float>(1597463007u - (as_type<uint>(m) >> 1u)); // roots.rs:17
    const float t14 = 0.5f * m; // roots.rs:20
    const float t15 = t14 * y_1;
    const float t16 = t15 * y_1;
    const float t17 = 0.5f - t16;
    const float t18 = y_1 * t17;
    y_1 = y_1 + t18;
    const float t19 = 0.5f * m;
    const float t20 = t19 * y_1;
    const float t21 = t20 * y_1;
    const float t22 = 0.5f - t21;
    const float t23 = y_1 * t22;
    y_1 = y_1 + t23;
    const float t24 = 0.5f * m;
    const float t25 = t24 * y_1;
    const float t26 = t25 * y_1;
    const float t27 = 0.5f - t26;
    const float t28 = y_1 * t27;
    y_1 = y_1 + t28;
    const float y_2 = y_1; // roots.rs:22
    const int half_exponent = sub_i32(exponent, odd) >> 1u;
    const float product = m * y_2; // roots.rs:28
    const float scaled = m * 4097.0f; // roots.rs:37
    const float t29 = scaled - m; // roots.rs:38
    const float high = scaled - t29;
    const float a_low = m - high; // roots.rs:39
    const float scaled_1 = y_2 * 4097.0f; // roots.rs:37
    const float t30 = scaled_1 - y_2; // roots.rs:38
    const float high_1 = scaled_1 - t30;
    const float b_low = y_2 - high_1; // roots.rs:39
    const float t31 = high * high_1; // roots.rs:31
    const float t32 = t31 - product;
    const float t33 = high * b_low;
    const float t34 = t32 + t33;
    const float t35 = a_low * high_1;
    const float t36 = t34 + t35;
    const float t37 = a_low * b_low;
    const float my_error = t36 + t37;
    const float product_1 = product * y_2; // roots.rs:28
    const float scaled_2 = product * 4097.0f; // roots.rs:37
    const float t38 = scaled_2 - product; // roots.rs:38
    const float high_2 = scaled_2 - t38;
    const float a_low_1 = product - high_2; // roots.rs:39
    const float scaled_3 = y_2 * 4097.0f; // roots.rs:37
    const float t39 = scaled_3 - y_2; // roots.rs:38
    const float high_3 = scaled_3 - t39;
    const float b_low_1 = y_2 - high_3; // roots.rs:39
    const float t40 = high_2 * high_3; // roots.rs:31
    const float t41 = t40 - product_1;
    const float t42 = high_2 * b_low_1;
    const float t43 = t41 + t42;
    const float t44 = a_low_1 * high_3;
    const float t45 = t43 + t44;
    const float t46 = a_low_1 * b_low_1;
    const float square_error = t45 + t46;
    const float t47 = 1.0f - product_1; // roots.rs:49
    const float t48 = t47 - square_error;
    const float t49 = my_error * y_2;
    const float residual = t48 - t49;
    const float t50 = 0.5f * residual; // roots.rs:50
    const float t51 = y_2 * t50;
    const float root = y_2 + t51;
    const float scaled_4 = as_type<float>(as_type<uint>(root) - as_type<uint>(shl_i32(half_exponent, 23u))); // roots.rs:51
    const uint bits_1 = as_type<uint>(t13); // roots.rs:52
    const uint sign_1 = bits_1 & 2147483648u; // roots.rs:53
    const bool zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    const float at_edge = (zero ? as_type<float>(sign_1 | 2139095040u) : ((bits_1 == 2139095040u) ? 0.0f : scaled_4)); // roots.rs:55
    const float scale = (((as_type<uint>(t13) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero) ? as_type<float>(0x7fc00000u) : at_edge); // roots.rs:56
    const uint n = imm.n; // body.rs:203
    const uint n_pieces = imm.k / 8u; // body.rs:204
    float sums_0_0 = 0.0f; // body.rs:210
    float sums_0_1 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += 256u) { // body.rs:211
        const uint row = local_invocation_index / 256u; // body.rs:94
        const uint vector = local_invocation_index % 256u; // body.rs:95
        const uint column = first_piece * 8u + vector * 8u; // body.rs:96
        if ((column < imm.k) & (row < 1u)) { // body.rs:97
            const uint4 t52 = ((device const uint4*)x)[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) >> 1u) >> 2u]; // piece.rs:40
            const uint4 t53 = ((device const uint4*)norm_weight)[(column >> 1u) >> 2u];
            const float t54 = decode_bf16(t52.x) * scale; // body.rs:72
            const uint bits_2 = as_type<uint>(t54); // bits.rs:31
            const float t55 = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)) * decode_bf16(t53.x); // body.rs:72
            const uint bits_3 = as_type<uint>(t55); // bits.rs:31
            const float t56 = decode_bf16(t52.x >> 16u) * scale; // body.rs:72
            const uint bits_4 = as_type<uint>(t56); // bits.rs:31
            const float t57 = as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)) * decode_bf16(t53.x >> 16u); // body.rs:72
            const uint bits_5 = as_type<uint>(t57); // bits.rs:31
            const float t58 = decode_bf16(t52.y) * scale; // body.rs:72
            const uint bits_6 = as_type<uint>(t58); // bits.rs:31
            const float t59 = as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)) * decode_bf16(t53.y); // body.rs:72
            const uint bits_7 = as_type<uint>(t59); // bits.rs:31
            const float t60 = decode_bf16(t52.y >> 16u) * scale; // body.rs:72
            const uint bits_8 = as_type<uint>(t60); // bits.rs:31
            const float t61 = as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)) * decode_bf16(t53.y >> 16u); // body.rs:72
            const uint bits_9 = as_type<uint>(t61); // bits.rs:31
            const float t62 = decode_bf16(t52.z) * scale; // body.rs:72
            const uint bits_10 = as_type<uint>(t62); // bits.rs:31
            const float t63 = as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)) * decode_bf16(t53.z); // body.rs:72
            const uint bits_11 = as_type<uint>(t63); // bits.rs:31
            const float t64 = decode_bf16(t52.z >> 16u) * scale; // body.rs:72
            const uint bits_12 = as_type<uint>(t64); // bits.rs:31
            const float t65 = as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)) * decode_bf16(t53.z >> 16u); // body.rs:72
            const uint bits_13 = as_type<uint>(t65); // bits.rs:31
            const float t66 = decode_bf16(t52.w) * scale; // body.rs:72
            const uint bits_14 = as_type<uint>(t66); // bits.rs:31
            const float t67 = as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)) * decode_bf16(t53.w); // body.rs:72
            const uint bits_15 = as_type<uint>(t67); // bits.rs:31
            const float t68 = decode_bf16(t52.w >> 16u) * scale; // body.rs:72
            const uint bits_16 = as_type<uint>(t68); // bits.rs:31
            const float t69 = as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)) * decode_bf16(t53.w >> 16u); // body.rs:72
            const uint bits_17 = as_type<uint>(t69); // bits.rs:31
            const uint t70 = encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5))) << 16u; // body.rs:60
            const uint t71 = encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3))) | t70;
            const uint t72 = encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9))) << 16u; // body.rs:61
            const uint t73 = encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7))) | t72;
            const uint t74 = encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13))) << 16u; // body.rs:62
            const uint t75 = encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11))) | t74;
            const uint t76 = encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17))) << 16u; // body.rs:63
            const uint t77 = encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15))) | t76;
            const uint4 words = uint4(t71, t73, t75, t77); // body.rs:59
            array_1[vector + row * 256u] = words; // body.rs:100
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:215
        const uint n_here = min_u32(256u, n_pieces - first_piece); // body.rs:217
        const uint in_runs = n_here & 4294967232u; // body.rs:219
        for (uint counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint4 t78 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t79 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            const uint t80 = first + 32u; // body.rs:234
            const uint4 t81 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + t80 * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t82 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + t80 * 8u) >> 1u) >> 2u];
            const uint4 words = array_1[(counter & 4294967264u) + (counter & 31u)]; // body.rs:165
            const float t83 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t84 = decode_bf16(words.x >> 16u);
            const float t85 = decode_bf16(words.y & 65535u);
            const float t86 = decode_bf16(words.y >> 16u);
            const float t87 = decode_bf16(words.z & 65535u);
            const float t88 = decode_bf16(words.z >> 16u);
            const float t89 = decode_bf16(words.w & 65535u);
            const float t90 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t83, decode_bf16(t78.x), sum_2); // dot.rs:23
            sum_2 = fma(t84, decode_bf16(t78.x >> 16u), sum_2);
            sum_2 = fma(t85, decode_bf16(t78.y), sum_2);
            sum_2 = fma(t86, decode_bf16(t78.y >> 16u), sum_2);
            sum_2 = fma(t87, decode_bf16(t78.z), sum_2);
            sum_2 = fma(t88, decode_bf16(t78.z >> 16u), sum_2);
            sum_2 = fma(t89, decode_bf16(t78.w), sum_2);
            sum_2 = fma(t90, decode_bf16(t78.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:249
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t83, decode_bf16(t79.x), sum_3); // dot.rs:23
            sum_3 = fma(t84, decode_bf16(t79.x >> 16u), sum_3);
            sum_3 = fma(t85, decode_bf16(t79.y), sum_3);
            sum_3 = fma(t86, decode_bf16(t79.y >> 16u), sum_3);
            sum_3 = fma(t87, decode_bf16(t79.z), sum_3);
            sum_3 = fma(t88, decode_bf16(t79.z >> 16u), sum_3);
            sum_3 = fma(t89, decode_bf16(t79.w), sum_3);
            sum_3 = fma(t90, decode_bf16(t79.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:249
            const uint t91 = counter + 32u; // body.rs:244
            const uint4 words_1 = array_1[(t91 & 4294967264u) + (t91 & 31u)]; // body.rs:165
            const float t92 = decode_bf16(words_1.x & 65535u); // piece.rs:133
            const float t93 = decode_bf16(words_1.x >> 16u);
            const float t94 = decode_bf16(words_1.y & 65535u);
            const float t95 = decode_bf16(words_1.y >> 16u);
            const float t96 = decode_bf16(words_1.z & 65535u);
            const float t97 = decode_bf16(words_1.z >> 16u);
            const float t98 = decode_bf16(words_1.w & 65535u);
            const float t99 = decode_bf16(words_1.w >> 16u);
            float sum_4 = sums_0_0; // dot.rs:20
            sum_4 = fma(t92, decode_bf16(t81.x), sum_4); // dot.rs:23
            sum_4 = fma(t93, decode_bf16(t81.x >> 16u), sum_4);
            sum_4 = fma(t94, decode_bf16(t81.y), sum_4);
            sum_4 = fma(t95, decode_bf16(t81.y >> 16u), sum_4);
            sum_4 = fma(t96, decode_bf16(t81.z), sum_4);
            sum_4 = fma(t97, decode_bf16(t81.z >> 16u), sum_4);
            sum_4 = fma(t98, decode_bf16(t81.w), sum_4);
            sum_4 = fma(t99, decode_bf16(t81.w >> 16u), sum_4);
            sums_0_0 = sum_4; // body.rs:249
            float sum_5 = sums_0_1; // dot.rs:20
            sum_5 = fma(t92, decode_bf16(t82.x), sum_5); // dot.rs:23
            sum_5 = fma(t93, decode_bf16(t82.x >> 16u), sum_5);
            sum_5 = fma(t94, decode_bf16(t82.y), sum_5);
            sum_5 = fma(t95, decode_bf16(t82.y >> 16u), sum_5);
            sum_5 = fma(t96, decode_bf16(t82.z), sum_5);
            sum_5 = fma(t97, decode_bf16(t82.z >> 16u), sum_5);
            sum_5 = fma(t98, decode_bf16(t82.w), sum_5);
            sum_5 = fma(t99, decode_bf16(t82.w >> 16u), sum_5);
            sums_0_1 = sum_5; // body.rs:249
        }
        for (uint counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint4 t100 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t101 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            const uint4 words = array_1[(counter & 4294967264u) + (counter & 31u)]; // body.rs:165
            const float t102 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t103 = decode_bf16(words.x >> 16u);
            const float t104 = decode_bf16(words.y & 65535u);
            const float t105 = decode_bf16(words.y >> 16u);
            const float t106 = decode_bf16(words.z & 65535u);
            const float t107 = decode_bf16(words.z >> 16u);
            const float t108 = decode_bf16(words.w & 65535u);
            const float t109 = decode_bf16(words.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t102, decode_bf16(t100.x), sum_2); // dot.rs:23
            sum_2 = fma(t103, decode_bf16(t100.x >> 16u), sum_2);
            sum_2 = fma(t104, decode_bf16(t100.y), sum_2);
            sum_2 = fma(t105, decode_bf16(t100.y >> 16u), sum_2);
            sum_2 = fma(t106, decode_bf16(t100.z), sum_2);
            sum_2 = fma(t107, decode_bf16(t100.z >> 16u), sum_2);
            sum_2 = fma(t108, decode_bf16(t100.w), sum_2);
            sum_2 = fma(t109, decode_bf16(t100.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:249
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t102, decode_bf16(t101.x), sum_3); // dot.rs:23
            sum_3 = fma(t103, decode_bf16(t101.x >> 16u), sum_3);
            sum_3 = fma(t104, decode_bf16(t101.y), sum_3);
            sum_3 = fma(t105, decode_bf16(t101.y >> 16u), sum_3);
            sum_3 = fma(t106, decode_bf16(t101.z), sum_3);
            sum_3 = fma(t107, decode_bf16(t101.z >> 16u), sum_3);
            sum_3 = fma(t108, decode_bf16(t101.w), sum_3);
            sum_3 = fma(t109, decode_bf16(t101.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:249
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:258
    }
    const float sum_2 = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[local_invocation_index >> 5u] = sum_2; // body.rs:271
    }
    const float sum_3 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) + 8u] = sum_3; // body.rs:271
    }
    threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:309
    const uint part = local_invocation_index; // body.rs:325
    const uint row = part / 2u; // body.rs:326
    const uint first = part % 2u * 4u; // body.rs:327
    const uint column = workgroup_id.x * 8u + first; // body.rs:328
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
        const float up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:355
        const float t110 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        const float t111 = abs_f32(t110); // activation.rs:20
        const float t112 = t111 * 1.442695f; // exponential.rs:14
        const float sum_4 = t112 + 12582912.0f; // bits.rs:52
        const float k = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t113 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t111 - t113;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t114 = reduced - r; // exponential.rs:18
        const float r_error = t114 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t115 = q * r; // exponential.rs:29
        q = t115 + 0.0013933674f;
        const float t116 = q * r;
        q = t116 + 0.008333311f;
        const float t117 = q * r;
        q = t117 + 0.041666467f;
        const float t118 = q * r;
        q = t118 + 0.16666667f;
        const float t119 = q * r;
        q = t119 + 0.5f;
        const float t120 = r * r; // exponential.rs:31
        const float t121 = t120 * q;
        const float rest = r_error + t121;
        const float p = r + rest; // exponential.rs:32
        const float y_3 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_3 = as_type<uint>(t111); // exponential.rs:48
        const uint beyond = ((bits_3 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_3 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_2)))); // exponential.rs:50
        const uint t122 = encode_bf16((((as_type<uint>(t111) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_bf16(t122);
        const float t123 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t123));
        const float t124 = reciprocal_rn(d); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t124)); // activation.rs:22
        const float t125 = 1.0f - y_4; // activation.rs:23
        const float t126 = t110 * ((t110 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t125))); // activation.rs:30
        const uint bits_4 = as_type<uint>(t126); // bits.rs:31
        const float t127 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
        const float t128 = t127 * up; // activation.rs:36
        const uint bits_5 = as_type<uint>(t128); // bits.rs:31
        const float t129 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // activation.rs:36
        four_0 = t129; // body.rs:356
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        const float t130 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        const float t131 = abs_f32(t130); // activation.rs:20
        const float t132 = t131 * 1.442695f; // exponential.rs:14
        const float sum_5 = t132 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t133 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t131 - t133;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t134 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t134 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t135 = q_1 * r_1; // exponential.rs:29
        q_1 = t135 + 0.0013933674f;
        const float t136 = q_1 * r_1;
        q_1 = t136 + 0.008333311f;
        const float t137 = q_1 * r_1;
        q_1 = t137 + 0.041666467f;
        const float t138 = q_1 * r_1;
        q_1 = t138 + 0.16666667f;
        const float t139 = q_1 * r_1;
        q_1 = t139 + 0.5f;
        const float t140 = r_1 * r_1; // exponential.rs:31
        const float t141 = t140 * q_1;
        const float rest_1 = r_error_1 + t141;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_5 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t131); // exponential.rs:48
        const uint beyond_1 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const uint t142 = encode_bf16((((as_type<uint>(t131) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_bf16(t142);
        const float t143 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t143));
        const float t144 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t144)); // activation.rs:22
        const float t145 = 1.0f - y_6; // activation.rs:23
        const float t146 = t130 * ((t130 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t145))); // activation.rs:30
        const uint bits_8 = as_type<uint>(t146); // bits.rs:31
        const float t147 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // activation.rs:30
        const float t148 = t147 * up_1; // activation.rs:36
        const uint bits_9 = as_type<uint>(t148); // bits.rs:31
        const float t149 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:36
        four_1 = t149; // body.rs:356
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        const float t150 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        const float t151 = abs_f32(t150); // activation.rs:20
        const float t152 = t151 * 1.442695f; // exponential.rs:14
        const float sum_6 = t152 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t153 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t151 - t153;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t154 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t154 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t155 = q_2 * r_2; // exponential.rs:29
        q_2 = t155 + 0.0013933674f;
        const float t156 = q_2 * r_2;
        q_2 = t156 + 0.008333311f;
        const float t157 = q_2 * r_2;
        q_2 = t157 + 0.041666467f;
        const float t158 = q_2 * r_2;
        q_2 = t158 + 0.16666667f;
        const float t159 = q_2 * r_2;
        q_2 = t159 + 0.5f;
        const float t160 = r_2 * r_2; // exponential.rs:31
        const float t161 = t160 * q_2;
        const float rest_2 = r_error_2 + t161;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_7 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_10 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_11 = as_type<uint>(t151); // exponential.rs:48
        const uint beyond_2 = ((bits_11 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_11 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:50
        const uint t162 = encode_bf16((((as_type<uint>(t151) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_bf16(t162);
        const float t163 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t163));
        const float t164 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t164)); // activation.rs:22
        const float t165 = 1.0f - y_8; // activation.rs:23
        const float t166 = t150 * ((t150 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t165))); // activation.rs:30
        const uint bits_12 = as_type<uint>(t166); // bits.rs:31
        const float t167 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // activation.rs:30
        const float t168 = t167 * up_2; // activation.rs:36
        const uint bits_13 = as_type<uint>(t168); // bits.rs:31
        const float t169 = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // activation.rs:36
        four_2 = t169; // body.rs:356
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        const float t170 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        const float t171 = abs_f32(t170); // activation.rs:20
        const float t172 = t171 * 1.442695f; // exponential.rs:14
        const float sum_7 = t172 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t173 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t171 - t173;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t174 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t174 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t175 = q_3 * r_3; // exponential.rs:29
        q_3 = t175 + 0.0013933674f;
        const float t176 = q_3 * r_3;
        q_3 = t176 + 0.008333311f;
        const float t177 = q_3 * r_3;
        q_3 = t177 + 0.041666467f;
        const float t178 = q_3 * r_3;
        q_3 = t178 + 0.16666667f;
        const float t179 = q_3 * r_3;
        q_3 = t179 + 0.5f;
        const float t180 = r_3 * r_3; // exponential.rs:31
        const float t181 = t180 * q_3;
        const float rest_3 = r_error_3 + t181;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_9 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_4); // bits.rs:38
        const uint bits_14 = as_type<uint>(y_9) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_15 = as_type<uint>(t171); // exponential.rs:48
        const uint beyond_3 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
        const uint t182 = encode_bf16((((as_type<uint>(t171) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_bf16(t182);
        const float t183 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t183));
        const float t184 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_10 = decode_bf16(encode_bf16(t184)); // activation.rs:22
        const float t185 = 1.0f - y_10; // activation.rs:23
        const float t186 = t170 * ((t170 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t185))); // activation.rs:30
        const uint bits_16 = as_type<uint>(t186); // bits.rs:31
        const float t187 = decode_bf16(encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // activation.rs:30
        const float t188 = t187 * up_3; // activation.rs:36
        const uint bits_17 = as_type<uint>(t188); // bits.rs:31
        const float t189 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // activation.rs:36
        four_3 = t189; // body.rs:356
        const uint2 t190 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t190;
    }
}
