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

kernel void fused_linear__bf16_q4bf16_bf16__matvec_8x1_run2_norm_swiglu(
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
    const uint n_pieces = imm.k / 32u; // body.rs:204
    float sums_0_0 = 0.0f; // body.rs:210
    float sums_0_1 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:211
        const uint row = local_invocation_index / 256u; // body.rs:94
        const uint vector = local_invocation_index % 256u; // body.rs:95
        const uint column = first_piece * 32u + vector * 8u; // body.rs:96
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
            const uint piece = vector / 4u; // body.rs:42
            array_1[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:100
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:215
        const uint n_here = min_u32(64u, n_pieces - first_piece); // body.rs:217
        const uint in_runs = n_here & 4294967232u; // body.rs:219
        for (uint counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint t78 = min_u32(t0, n - 1u); // body.rs:235
            const uint t79 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t80 = ((device const uint4*)weight)[(t78 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t81 = min_u32(t0, n - 1u) + n; // body.rs:235
            const uint t82 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t83 = ((device const uint4*)weight)[(t81 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t84 = first + 32u; // body.rs:234
            const uint t85 = min_u32(t0, n - 1u); // body.rs:235
            const uint t86 = shr_u32(t84, group_shift); // rows.rs:94
            const uint4 t87 = ((device const uint4*)weight)[(t85 * (imm.k * 4u / 32u) + t84 * 4u) >> 2u]; // rows.rs:96
            const uint t88 = min_u32(t0, n - 1u) + n; // body.rs:235
            const uint t89 = shr_u32(t84, group_shift); // rows.rs:94
            const uint4 t90 = ((device const uint4*)weight)[(t88 * (imm.k * 4u / 32u) + t84 * 4u) >> 2u]; // rows.rs:96
            const uint4 words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_1[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_1[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_1[place_2]; // body.rs:165
            const float t91 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t92 = decode_bf16(words.x >> 16u);
            const float t93 = decode_bf16(words.y & 65535u);
            const float t94 = decode_bf16(words.y >> 16u);
            const float t95 = decode_bf16(words.z & 65535u);
            const float t96 = decode_bf16(words.z >> 16u);
            const float t97 = decode_bf16(words.w & 65535u);
            const float t98 = decode_bf16(words.w >> 16u);
            const float t99 = decode_bf16(words_1.x & 65535u);
            const float t100 = decode_bf16(words_1.x >> 16u);
            const float t101 = decode_bf16(words_1.y & 65535u);
            const float t102 = decode_bf16(words_1.y >> 16u);
            const float t103 = decode_bf16(words_1.z & 65535u);
            const float t104 = decode_bf16(words_1.z >> 16u);
            const float t105 = decode_bf16(words_1.w & 65535u);
            const float t106 = decode_bf16(words_1.w >> 16u);
            const float t107 = decode_bf16(words_2.x & 65535u);
            const float t108 = decode_bf16(words_2.x >> 16u);
            const float t109 = decode_bf16(words_2.y & 65535u);
            const float t110 = decode_bf16(words_2.y >> 16u);
            const float t111 = decode_bf16(words_2.z & 65535u);
            const float t112 = decode_bf16(words_2.z >> 16u);
            const float t113 = decode_bf16(words_2.w & 65535u);
            const float t114 = decode_bf16(words_2.w >> 16u);
            const float t115 = decode_bf16(words_3.x & 65535u);
            const float t116 = decode_bf16(words_3.x >> 16u);
            const float t117 = decode_bf16(words_3.y & 65535u);
            const float t118 = decode_bf16(words_3.y >> 16u);
            const float t119 = decode_bf16(words_3.z & 65535u);
            const float t120 = decode_bf16(words_3.z >> 16u);
            const float t121 = decode_bf16(words_3.w & 65535u);
            const float t122 = decode_bf16(words_3.w >> 16u);
            const float t123 = 0.0f + t91; // rows.rs:164
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
            const float t154 = t153 + t122;
            const float t155 = fma(float(t80.x & 15u), t91, 0.0f); // rows.rs:169
            const float t156 = fma(float((t80.x >> 4u) & 15u), t92, t155);
            const float t157 = fma(float((t80.x >> 8u) & 15u), t93, t156);
            const float t158 = fma(float((t80.x >> 12u) & 15u), t94, t157);
            const float t159 = fma(float((t80.x >> 16u) & 15u), t95, t158);
            const float t160 = fma(float((t80.x >> 20u) & 15u), t96, t159);
            const float t161 = fma(float((t80.x >> 24u) & 15u), t97, t160);
            const float t162 = fma(float((t80.x >> 28u) & 15u), t98, t161);
            const float t163 = fma(float(t80.y & 15u), t99, t162);
            const float t164 = fma(float((t80.y >> 4u) & 15u), t100, t163);
            const float t165 = fma(float((t80.y >> 8u) & 15u), t101, t164);
            const float t166 = fma(float((t80.y >> 12u) & 15u), t102, t165);
            const float t167 = fma(float((t80.y >> 16u) & 15u), t103, t166);
            const float t168 = fma(float((t80.y >> 20u) & 15u), t104, t167);
            const float t169 = fma(float((t80.y >> 24u) & 15u), t105, t168);
            const float t170 = fma(float((t80.y >> 28u) & 15u), t106, t169);
            const float t171 = fma(float(t80.z & 15u), t107, t170);
            const float t172 = fma(float((t80.z >> 4u) & 15u), t108, t171);
            const float t173 = fma(float((t80.z >> 8u) & 15u), t109, t172);
            const float t174 = fma(float((t80.z >> 12u) & 15u), t110, t173);
            const float t175 = fma(float((t80.z >> 16u) & 15u), t111, t174);
            const float t176 = fma(float((t80.z >> 20u) & 15u), t112, t175);
            const float t177 = fma(float((t80.z >> 24u) & 15u), t113, t176);
            const float t178 = fma(float((t80.z >> 28u) & 15u), t114, t177);
            const float t179 = fma(float(t80.w & 15u), t115, t178);
            const float t180 = fma(float((t80.w >> 4u) & 15u), t116, t179);
            const float t181 = fma(float((t80.w >> 8u) & 15u), t117, t180);
            const float t182 = fma(float((t80.w >> 12u) & 15u), t118, t181);
            const float t183 = fma(float((t80.w >> 16u) & 15u), t119, t182);
            const float t184 = fma(float((t80.w >> 20u) & 15u), t120, t183);
            const float t185 = fma(float((t80.w >> 24u) & 15u), t121, t184);
            const float t186 = fma(float((t80.w >> 28u) & 15u), t122, t185);
            const float t187 = decode_bf16(scales[t78 * imm.n_groups + t79]) * t186;
            const float t188 = sums_0_0 + t187;
            const float t189 = decode_bf16(biases[t78 * imm.n_groups + t79]) * t154;
            sums_0_0 = t188 + t189; // body.rs:249
            const float t190 = fma(float(t83.x & 15u), t91, 0.0f); // rows.rs:169
            const float t191 = fma(float((t83.x >> 4u) & 15u), t92, t190);
            const float t192 = fma(float((t83.x >> 8u) & 15u), t93, t191);
            const float t193 = fma(float((t83.x >> 12u) & 15u), t94, t192);
            const float t194 = fma(float((t83.x >> 16u) & 15u), t95, t193);
            const float t195 = fma(float((t83.x >> 20u) & 15u), t96, t194);
            const float t196 = fma(float((t83.x >> 24u) & 15u), t97, t195);
            const float t197 = fma(float((t83.x >> 28u) & 15u), t98, t196);
            const float t198 = fma(float(t83.y & 15u), t99, t197);
            const float t199 = fma(float((t83.y >> 4u) & 15u), t100, t198);
            const float t200 = fma(float((t83.y >> 8u) & 15u), t101, t199);
            const float t201 = fma(float((t83.y >> 12u) & 15u), t102, t200);
            const float t202 = fma(float((t83.y >> 16u) & 15u), t103, t201);
            const float t203 = fma(float((t83.y >> 20u) & 15u), t104, t202);
            const float t204 = fma(float((t83.y >> 24u) & 15u), t105, t203);
            const float t205 = fma(float((t83.y >> 28u) & 15u), t106, t204);
            const float t206 = fma(float(t83.z & 15u), t107, t205);
            const float t207 = fma(float((t83.z >> 4u) & 15u), t108, t206);
            const float t208 = fma(float((t83.z >> 8u) & 15u), t109, t207);
            const float t209 = fma(float((t83.z >> 12u) & 15u), t110, t208);
            const float t210 = fma(float((t83.z >> 16u) & 15u), t111, t209);
            const float t211 = fma(float((t83.z >> 20u) & 15u), t112, t210);
            const float t212 = fma(float((t83.z >> 24u) & 15u), t113, t211);
            const float t213 = fma(float((t83.z >> 28u) & 15u), t114, t212);
            const float t214 = fma(float(t83.w & 15u), t115, t213);
            const float t215 = fma(float((t83.w >> 4u) & 15u), t116, t214);
            const float t216 = fma(float((t83.w >> 8u) & 15u), t117, t215);
            const float t217 = fma(float((t83.w >> 12u) & 15u), t118, t216);
            const float t218 = fma(float((t83.w >> 16u) & 15u), t119, t217);
            const float t219 = fma(float((t83.w >> 20u) & 15u), t120, t218);
            const float t220 = fma(float((t83.w >> 24u) & 15u), t121, t219);
            const float t221 = fma(float((t83.w >> 28u) & 15u), t122, t220);
            const float t222 = decode_bf16(scales[t81 * imm.n_groups + t82]) * t221;
            const float t223 = sums_0_1 + t222;
            const float t224 = decode_bf16(biases[t81 * imm.n_groups + t82]) * t154;
            sums_0_1 = t223 + t224; // body.rs:249
            const uint t225 = counter + 32u; // body.rs:244
            const uint4 words_4 = array_1[(t225 & 4294967264u) * 4u + (t225 & 31u)]; // body.rs:165
            const uint place_3 = (t225 & 4294967264u) * 4u + (t225 & 31u) + 32u; // body.rs:164
            const uint4 words_5 = array_1[place_3]; // body.rs:165
            const uint place_4 = (t225 & 4294967264u) * 4u + (t225 & 31u) + 64u; // body.rs:164
            const uint4 words_6 = array_1[place_4]; // body.rs:165
            const uint place_5 = (t225 & 4294967264u) * 4u + (t225 & 31u) + 96u; // body.rs:164
            const uint4 words_7 = array_1[place_5]; // body.rs:165
            const float t226 = decode_bf16(words_4.x & 65535u); // piece.rs:133
            const float t227 = decode_bf16(words_4.x >> 16u);
            const float t228 = decode_bf16(words_4.y & 65535u);
            const float t229 = decode_bf16(words_4.y >> 16u);
            const float t230 = decode_bf16(words_4.z & 65535u);
            const float t231 = decode_bf16(words_4.z >> 16u);
            const float t232 = decode_bf16(words_4.w & 65535u);
            const float t233 = decode_bf16(words_4.w >> 16u);
            const float t234 = decode_bf16(words_5.x & 65535u);
            const float t235 = decode_bf16(words_5.x >> 16u);
            const float t236 = decode_bf16(words_5.y & 65535u);
            const float t237 = decode_bf16(words_5.y >> 16u);
            const float t238 = decode_bf16(words_5.z & 65535u);
            const float t239 = decode_bf16(words_5.z >> 16u);
            const float t240 = decode_bf16(words_5.w & 65535u);
            const float t241 = decode_bf16(words_5.w >> 16u);
            const float t242 = decode_bf16(words_6.x & 65535u);
            const float t243 = decode_bf16(words_6.x >> 16u);
            const float t244 = decode_bf16(words_6.y & 65535u);
            const float t245 = decode_bf16(words_6.y >> 16u);
            const float t246 = decode_bf16(words_6.z & 65535u);
            const float t247 = decode_bf16(words_6.z >> 16u);
            const float t248 = decode_bf16(words_6.w & 65535u);
            const float t249 = decode_bf16(words_6.w >> 16u);
            const float t250 = decode_bf16(words_7.x & 65535u);
            const float t251 = decode_bf16(words_7.x >> 16u);
            const float t252 = decode_bf16(words_7.y & 65535u);
            const float t253 = decode_bf16(words_7.y >> 16u);
            const float t254 = decode_bf16(words_7.z & 65535u);
            const float t255 = decode_bf16(words_7.z >> 16u);
            const float t256 = decode_bf16(words_7.w & 65535u);
            const float t257 = decode_bf16(words_7.w >> 16u);
            const float t258 = 0.0f + t226; // rows.rs:164
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
            const float t289 = t288 + t257;
            const float t290 = fma(float(t87.x & 15u), t226, 0.0f); // rows.rs:169
            const float t291 = fma(float((t87.x >> 4u) & 15u), t227, t290);
            const float t292 = fma(float((t87.x >> 8u) & 15u), t228, t291);
            const float t293 = fma(float((t87.x >> 12u) & 15u), t229, t292);
            const float t294 = fma(float((t87.x >> 16u) & 15u), t230, t293);
            const float t295 = fma(float((t87.x >> 20u) & 15u), t231, t294);
            const float t296 = fma(float((t87.x >> 24u) & 15u), t232, t295);
            const float t297 = fma(float((t87.x >> 28u) & 15u), t233, t296);
            const float t298 = fma(float(t87.y & 15u), t234, t297);
            const float t299 = fma(float((t87.y >> 4u) & 15u), t235, t298);
            const float t300 = fma(float((t87.y >> 8u) & 15u), t236, t299);
            const float t301 = fma(float((t87.y >> 12u) & 15u), t237, t300);
            const float t302 = fma(float((t87.y >> 16u) & 15u), t238, t301);
            const float t303 = fma(float((t87.y >> 20u) & 15u), t239, t302);
            const float t304 = fma(float((t87.y >> 24u) & 15u), t240, t303);
            const float t305 = fma(float((t87.y >> 28u) & 15u), t241, t304);
            const float t306 = fma(float(t87.z & 15u), t242, t305);
            const float t307 = fma(float((t87.z >> 4u) & 15u), t243, t306);
            const float t308 = fma(float((t87.z >> 8u) & 15u), t244, t307);
            const float t309 = fma(float((t87.z >> 12u) & 15u), t245, t308);
            const float t310 = fma(float((t87.z >> 16u) & 15u), t246, t309);
            const float t311 = fma(float((t87.z >> 20u) & 15u), t247, t310);
            const float t312 = fma(float((t87.z >> 24u) & 15u), t248, t311);
            const float t313 = fma(float((t87.z >> 28u) & 15u), t249, t312);
            const float t314 = fma(float(t87.w & 15u), t250, t313);
            const float t315 = fma(float((t87.w >> 4u) & 15u), t251, t314);
            const float t316 = fma(float((t87.w >> 8u) & 15u), t252, t315);
            const float t317 = fma(float((t87.w >> 12u) & 15u), t253, t316);
            const float t318 = fma(float((t87.w >> 16u) & 15u), t254, t317);
            const float t319 = fma(float((t87.w >> 20u) & 15u), t255, t318);
            const float t320 = fma(float((t87.w >> 24u) & 15u), t256, t319);
            const float t321 = fma(float((t87.w >> 28u) & 15u), t257, t320);
            const float t322 = decode_bf16(scales[t85 * imm.n_groups + t86]) * t321;
            const float t323 = sums_0_0 + t322;
            const float t324 = decode_bf16(biases[t85 * imm.n_groups + t86]) * t289;
            sums_0_0 = t323 + t324; // body.rs:249
            const float t325 = fma(float(t90.x & 15u), t226, 0.0f); // rows.rs:169
            const float t326 = fma(float((t90.x >> 4u) & 15u), t227, t325);
            const float t327 = fma(float((t90.x >> 8u) & 15u), t228, t326);
            const float t328 = fma(float((t90.x >> 12u) & 15u), t229, t327);
            const float t329 = fma(float((t90.x >> 16u) & 15u), t230, t328);
            const float t330 = fma(float((t90.x >> 20u) & 15u), t231, t329);
            const float t331 = fma(float((t90.x >> 24u) & 15u), t232, t330);
            const float t332 = fma(float((t90.x >> 28u) & 15u), t233, t331);
            const float t333 = fma(float(t90.y & 15u), t234, t332);
            const float t334 = fma(float((t90.y >> 4u) & 15u), t235, t333);
            const float t335 = fma(float((t90.y >> 8u) & 15u), t236, t334);
            const float t336 = fma(float((t90.y >> 12u) & 15u), t237, t335);
            const float t337 = fma(float((t90.y >> 16u) & 15u), t238, t336);
            const float t338 = fma(float((t90.y >> 20u) & 15u), t239, t337);
            const float t339 = fma(float((t90.y >> 24u) & 15u), t240, t338);
            const float t340 = fma(float((t90.y >> 28u) & 15u), t241, t339);
            const float t341 = fma(float(t90.z & 15u), t242, t340);
            const float t342 = fma(float((t90.z >> 4u) & 15u), t243, t341);
            const float t343 = fma(float((t90.z >> 8u) & 15u), t244, t342);
            const float t344 = fma(float((t90.z >> 12u) & 15u), t245, t343);
            const float t345 = fma(float((t90.z >> 16u) & 15u), t246, t344);
            const float t346 = fma(float((t90.z >> 20u) & 15u), t247, t345);
            const float t347 = fma(float((t90.z >> 24u) & 15u), t248, t346);
            const float t348 = fma(float((t90.z >> 28u) & 15u), t249, t347);
            const float t349 = fma(float(t90.w & 15u), t250, t348);
            const float t350 = fma(float((t90.w >> 4u) & 15u), t251, t349);
            const float t351 = fma(float((t90.w >> 8u) & 15u), t252, t350);
            const float t352 = fma(float((t90.w >> 12u) & 15u), t253, t351);
            const float t353 = fma(float((t90.w >> 16u) & 15u), t254, t352);
            const float t354 = fma(float((t90.w >> 20u) & 15u), t255, t353);
            const float t355 = fma(float((t90.w >> 24u) & 15u), t256, t354);
            const float t356 = fma(float((t90.w >> 28u) & 15u), t257, t355);
            const float t357 = decode_bf16(scales[t88 * imm.n_groups + t89]) * t356;
            const float t358 = sums_0_1 + t357;
            const float t359 = decode_bf16(biases[t88 * imm.n_groups + t89]) * t289;
            sums_0_1 = t358 + t359; // body.rs:249
        }
        for (uint counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint t360 = min_u32(t0, n - 1u); // body.rs:235
            const uint t361 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t362 = ((device const uint4*)weight)[(t360 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint t363 = min_u32(t0, n - 1u) + n; // body.rs:235
            const uint t364 = shr_u32(first, group_shift); // rows.rs:94
            const uint4 t365 = ((device const uint4*)weight)[(t363 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            const uint4 words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_1[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_1[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_1[place_2]; // body.rs:165
            const float t366 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t367 = decode_bf16(words.x >> 16u);
            const float t368 = decode_bf16(words.y & 65535u);
            const float t369 = decode_bf16(words.y >> 16u);
            const float t370 = decode_bf16(words.z & 65535u);
            const float t371 = decode_bf16(words.z >> 16u);
            const float t372 = decode_bf16(words.w & 65535u);
            const float t373 = decode_bf16(words.w >> 16u);
            const float t374 = decode_bf16(words_1.x & 65535u);
            const float t375 = decode_bf16(words_1.x >> 16u);
            const float t376 = decode_bf16(words_1.y & 65535u);
            const float t377 = decode_bf16(words_1.y >> 16u);
            const float t378 = decode_bf16(words_1.z & 65535u);
            const float t379 = decode_bf16(words_1.z >> 16u);
            const float t380 = decode_bf16(words_1.w & 65535u);
            const float t381 = decode_bf16(words_1.w >> 16u);
            const float t382 = decode_bf16(words_2.x & 65535u);
            const float t383 = decode_bf16(words_2.x >> 16u);
            const float t384 = decode_bf16(words_2.y & 65535u);
            const float t385 = decode_bf16(words_2.y >> 16u);
            const float t386 = decode_bf16(words_2.z & 65535u);
            const float t387 = decode_bf16(words_2.z >> 16u);
            const float t388 = decode_bf16(words_2.w & 65535u);
            const float t389 = decode_bf16(words_2.w >> 16u);
            const float t390 = decode_bf16(words_3.x & 65535u);
            const float t391 = decode_bf16(words_3.x >> 16u);
            const float t392 = decode_bf16(words_3.y & 65535u);
            const float t393 = decode_bf16(words_3.y >> 16u);
            const float t394 = decode_bf16(words_3.z & 65535u);
            const float t395 = decode_bf16(words_3.z >> 16u);
            const float t396 = decode_bf16(words_3.w & 65535u);
            const float t397 = decode_bf16(words_3.w >> 16u);
            const float t398 = 0.0f + t366; // rows.rs:164
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
            const float t429 = t428 + t397;
            const float t430 = fma(float(t362.x & 15u), t366, 0.0f); // rows.rs:169
            const float t431 = fma(float((t362.x >> 4u) & 15u), t367, t430);
            const float t432 = fma(float((t362.x >> 8u) & 15u), t368, t431);
            const float t433 = fma(float((t362.x >> 12u) & 15u), t369, t432);
            const float t434 = fma(float((t362.x >> 16u) & 15u), t370, t433);
            const float t435 = fma(float((t362.x >> 20u) & 15u), t371, t434);
            const float t436 = fma(float((t362.x >> 24u) & 15u), t372, t435);
            const float t437 = fma(float((t362.x >> 28u) & 15u), t373, t436);
            const float t438 = fma(float(t362.y & 15u), t374, t437);
            const float t439 = fma(float((t362.y >> 4u) & 15u), t375, t438);
            const float t440 = fma(float((t362.y >> 8u) & 15u), t376, t439);
            const float t441 = fma(float((t362.y >> 12u) & 15u), t377, t440);
            const float t442 = fma(float((t362.y >> 16u) & 15u), t378, t441);
            const float t443 = fma(float((t362.y >> 20u) & 15u), t379, t442);
            const float t444 = fma(float((t362.y >> 24u) & 15u), t380, t443);
            const float t445 = fma(float((t362.y >> 28u) & 15u), t381, t444);
            const float t446 = fma(float(t362.z & 15u), t382, t445);
            const float t447 = fma(float((t362.z >> 4u) & 15u), t383, t446);
            const float t448 = fma(float((t362.z >> 8u) & 15u), t384, t447);
            const float t449 = fma(float((t362.z >> 12u) & 15u), t385, t448);
            const float t450 = fma(float((t362.z >> 16u) & 15u), t386, t449);
            const float t451 = fma(float((t362.z >> 20u) & 15u), t387, t450);
            const float t452 = fma(float((t362.z >> 24u) & 15u), t388, t451);
            const float t453 = fma(float((t362.z >> 28u) & 15u), t389, t452);
            const float t454 = fma(float(t362.w & 15u), t390, t453);
            const float t455 = fma(float((t362.w >> 4u) & 15u), t391, t454);
            const float t456 = fma(float((t362.w >> 8u) & 15u), t392, t455);
            const float t457 = fma(float((t362.w >> 12u) & 15u), t393, t456);
            const float t458 = fma(float((t362.w >> 16u) & 15u), t394, t457);
            const float t459 = fma(float((t362.w >> 20u) & 15u), t395, t458);
            const float t460 = fma(float((t362.w >> 24u) & 15u), t396, t459);
            const float t461 = fma(float((t362.w >> 28u) & 15u), t397, t460);
            const float t462 = decode_bf16(scales[t360 * imm.n_groups + t361]) * t461;
            const float t463 = sums_0_0 + t462;
            const float t464 = decode_bf16(biases[t360 * imm.n_groups + t361]) * t429;
            sums_0_0 = t463 + t464; // body.rs:249
            const float t465 = fma(float(t365.x & 15u), t366, 0.0f); // rows.rs:169
            const float t466 = fma(float((t365.x >> 4u) & 15u), t367, t465);
            const float t467 = fma(float((t365.x >> 8u) & 15u), t368, t466);
            const float t468 = fma(float((t365.x >> 12u) & 15u), t369, t467);
            const float t469 = fma(float((t365.x >> 16u) & 15u), t370, t468);
            const float t470 = fma(float((t365.x >> 20u) & 15u), t371, t469);
            const float t471 = fma(float((t365.x >> 24u) & 15u), t372, t470);
            const float t472 = fma(float((t365.x >> 28u) & 15u), t373, t471);
            const float t473 = fma(float(t365.y & 15u), t374, t472);
            const float t474 = fma(float((t365.y >> 4u) & 15u), t375, t473);
            const float t475 = fma(float((t365.y >> 8u) & 15u), t376, t474);
            const float t476 = fma(float((t365.y >> 12u) & 15u), t377, t475);
            const float t477 = fma(float((t365.y >> 16u) & 15u), t378, t476);
            const float t478 = fma(float((t365.y >> 20u) & 15u), t379, t477);
            const float t479 = fma(float((t365.y >> 24u) & 15u), t380, t478);
            const float t480 = fma(float((t365.y >> 28u) & 15u), t381, t479);
            const float t481 = fma(float(t365.z & 15u), t382, t480);
            const float t482 = fma(float((t365.z >> 4u) & 15u), t383, t481);
            const float t483 = fma(float((t365.z >> 8u) & 15u), t384, t482);
            const float t484 = fma(float((t365.z >> 12u) & 15u), t385, t483);
            const float t485 = fma(float((t365.z >> 16u) & 15u), t386, t484);
            const float t486 = fma(float((t365.z >> 20u) & 15u), t387, t485);
            const float t487 = fma(float((t365.z >> 24u) & 15u), t388, t486);
            const float t488 = fma(float((t365.z >> 28u) & 15u), t389, t487);
            const float t489 = fma(float(t365.w & 15u), t390, t488);
            const float t490 = fma(float((t365.w >> 4u) & 15u), t391, t489);
            const float t491 = fma(float((t365.w >> 8u) & 15u), t392, t490);
            const float t492 = fma(float((t365.w >> 12u) & 15u), t393, t491);
            const float t493 = fma(float((t365.w >> 16u) & 15u), t394, t492);
            const float t494 = fma(float((t365.w >> 20u) & 15u), t395, t493);
            const float t495 = fma(float((t365.w >> 24u) & 15u), t396, t494);
            const float t496 = fma(float((t365.w >> 28u) & 15u), t397, t495);
            const float t497 = decode_bf16(scales[t363 * imm.n_groups + t364]) * t496;
            const float t498 = sums_0_1 + t497;
            const float t499 = decode_bf16(biases[t363 * imm.n_groups + t364]) * t429;
            sums_0_1 = t498 + t499; // body.rs:249
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
        const float t500 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        const float t501 = abs_f32(t500); // activation.rs:20
        const float t502 = t501 * 1.442695f; // exponential.rs:14
        const float sum_4 = t502 + 12582912.0f; // bits.rs:52
        const float k = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t503 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t501 - t503;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t504 = reduced - r; // exponential.rs:18
        const float r_error = t504 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t505 = q * r; // exponential.rs:29
        q = t505 + 0.0013933674f;
        const float t506 = q * r;
        q = t506 + 0.008333311f;
        const float t507 = q * r;
        q = t507 + 0.041666467f;
        const float t508 = q * r;
        q = t508 + 0.16666667f;
        const float t509 = q * r;
        q = t509 + 0.5f;
        const float t510 = r * r; // exponential.rs:31
        const float t511 = t510 * q;
        const float rest = r_error + t511;
        const float p = r + rest; // exponential.rs:32
        const float y_3 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_3 = as_type<uint>(t501); // exponential.rs:48
        const uint beyond = ((bits_3 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_3 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_2)))); // exponential.rs:50
        const uint t512 = encode_bf16((((as_type<uint>(t501) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_bf16(t512);
        const float t513 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t513));
        const float t514 = reciprocal_rn(d); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t514)); // activation.rs:22
        const float t515 = 1.0f - y_4; // activation.rs:23
        const float t516 = t500 * ((t500 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t515))); // activation.rs:30
        const uint bits_4 = as_type<uint>(t516); // bits.rs:31
        const float t517 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
        const float t518 = t517 * up; // activation.rs:36
        const uint bits_5 = as_type<uint>(t518); // bits.rs:31
        const float t519 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // activation.rs:36
        four_0 = t519; // body.rs:356
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        const float t520 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        const float t521 = abs_f32(t520); // activation.rs:20
        const float t522 = t521 * 1.442695f; // exponential.rs:14
        const float sum_5 = t522 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t523 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t521 - t523;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t524 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t524 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t525 = q_1 * r_1; // exponential.rs:29
        q_1 = t525 + 0.0013933674f;
        const float t526 = q_1 * r_1;
        q_1 = t526 + 0.008333311f;
        const float t527 = q_1 * r_1;
        q_1 = t527 + 0.041666467f;
        const float t528 = q_1 * r_1;
        q_1 = t528 + 0.16666667f;
        const float t529 = q_1 * r_1;
        q_1 = t529 + 0.5f;
        const float t530 = r_1 * r_1; // exponential.rs:31
        const float t531 = t530 * q_1;
        const float rest_1 = r_error_1 + t531;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_5 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t521); // exponential.rs:48
        const uint beyond_1 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const uint t532 = encode_bf16((((as_type<uint>(t521) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_bf16(t532);
        const float t533 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t533));
        const float t534 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t534)); // activation.rs:22
        const float t535 = 1.0f - y_6; // activation.rs:23
        const float t536 = t520 * ((t520 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t535))); // activation.rs:30
        const uint bits_8 = as_type<uint>(t536); // bits.rs:31
        const float t537 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // activation.rs:30
        const float t538 = t537 * up_1; // activation.rs:36
        const uint bits_9 = as_type<uint>(t538); // bits.rs:31
        const float t539 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:36
        four_1 = t539; // body.rs:356
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        const float t540 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        const float t541 = abs_f32(t540); // activation.rs:20
        const float t542 = t541 * 1.442695f; // exponential.rs:14
        const float sum_6 = t542 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t543 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t541 - t543;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t544 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t544 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t545 = q_2 * r_2; // exponential.rs:29
        q_2 = t545 + 0.0013933674f;
        const float t546 = q_2 * r_2;
        q_2 = t546 + 0.008333311f;
        const float t547 = q_2 * r_2;
        q_2 = t547 + 0.041666467f;
        const float t548 = q_2 * r_2;
        q_2 = t548 + 0.16666667f;
        const float t549 = q_2 * r_2;
        q_2 = t549 + 0.5f;
        const float t550 = r_2 * r_2; // exponential.rs:31
        const float t551 = t550 * q_2;
        const float rest_2 = r_error_2 + t551;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_7 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_10 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_11 = as_type<uint>(t541); // exponential.rs:48
        const uint beyond_2 = ((bits_11 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_11 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:50
        const uint t552 = encode_bf16((((as_type<uint>(t541) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_bf16(t552);
        const float t553 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t553));
        const float t554 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t554)); // activation.rs:22
        const float t555 = 1.0f - y_8; // activation.rs:23
        const float t556 = t540 * ((t540 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t555))); // activation.rs:30
        const uint bits_12 = as_type<uint>(t556); // bits.rs:31
        const float t557 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // activation.rs:30
        const float t558 = t557 * up_2; // activation.rs:36
        const uint bits_13 = as_type<uint>(t558); // bits.rs:31
        const float t559 = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // activation.rs:36
        four_2 = t559; // body.rs:356
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        const float t560 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        const float t561 = abs_f32(t560); // activation.rs:20
        const float t562 = t561 * 1.442695f; // exponential.rs:14
        const float sum_7 = t562 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t563 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t561 - t563;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t564 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t564 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t565 = q_3 * r_3; // exponential.rs:29
        q_3 = t565 + 0.0013933674f;
        const float t566 = q_3 * r_3;
        q_3 = t566 + 0.008333311f;
        const float t567 = q_3 * r_3;
        q_3 = t567 + 0.041666467f;
        const float t568 = q_3 * r_3;
        q_3 = t568 + 0.16666667f;
        const float t569 = q_3 * r_3;
        q_3 = t569 + 0.5f;
        const float t570 = r_3 * r_3; // exponential.rs:31
        const float t571 = t570 * q_3;
        const float rest_3 = r_error_3 + t571;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_9 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_4); // bits.rs:38
        const uint bits_14 = as_type<uint>(y_9) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_15 = as_type<uint>(t561); // exponential.rs:48
        const uint beyond_3 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
        const uint t572 = encode_bf16((((as_type<uint>(t561) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_bf16(t572);
        const float t573 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t573));
        const float t574 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_10 = decode_bf16(encode_bf16(t574)); // activation.rs:22
        const float t575 = 1.0f - y_10; // activation.rs:23
        const float t576 = t560 * ((t560 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t575))); // activation.rs:30
        const uint bits_16 = as_type<uint>(t576); // bits.rs:31
        const float t577 = decode_bf16(encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // activation.rs:30
        const float t578 = t577 * up_3; // activation.rs:36
        const uint bits_17 = as_type<uint>(t578); // bits.rs:31
        const float t579 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // activation.rs:36
        four_3 = t579; // body.rs:356
        const uint2 t580 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t580;
    }
}
