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

uint funnel_shr_u32(uint a, uint b, uint c) {
    return (b >> (c & 31u)) | ((a << 1u) << (31u - (c & 31u)));
}

uint dot4_u8_u32(uint a, uint b) {
    const uint low = (a & 0xffu) * (b & 0xffu) + ((a >> 8u) & 0xffu) * ((b >> 8u) & 0xffu);
    const uint high = ((a >> 16u) & 0xffu) * ((b >> 16u) & 0xffu) + (a >> 24u) * (b >> 24u);
    return low + high;
}

float decode_f16(uint bits) {
    const uint sign = (bits & 0x8000u) << 16u;
    const uint magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return as_type<float>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return as_type<float>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return as_type<float>(sign);
    }
    const uint shift = clz(magnitude) - 21u;
    return as_type<float>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
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

kernel void fused_linear__bf16_t3_bf16__matvec_8x1_norm_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* norm_weight [[buffer(2)]],
    device const uint* weight [[buffer(3)]],
    device const ushort* scales [[buffer(4)]],
    device ushort* y [[buffer(5)]],
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
        for (uint counter = local_invocation_index & 31u; counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint block = min_u32(t0, n - 1u) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:43
            const uint from_end = 7u - first % 8u; // trellis.rs:44
            const uint start = block + from_end * 3u; // trellis.rs:45
            const uint t78 = weight[start]; // trellis.rs:32
            const uint t79 = weight[start + 1u];
            const uint t80 = weight[start + 2u];
            const uint t81 = weight[((first % 8u == 0u) ? block : start + 3u)]; // rows.rs:129
            const uint block_1 = (min_u32(t0, n - 1u) + n) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:43
            const uint from_end_1 = 7u - first % 8u; // trellis.rs:44
            const uint start_1 = block_1 + from_end_1 * 3u; // trellis.rs:45
            const uint t82 = weight[start_1]; // trellis.rs:32
            const uint t83 = weight[start_1 + 1u];
            const uint t84 = weight[start_1 + 2u];
            const uint t85 = weight[((first % 8u == 0u) ? block_1 : start_1 + 3u)]; // rows.rs:129
            const uint4 words = array_1[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_1[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_1[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_1[place_2]; // body.rs:165
            const float t86 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t87 = decode_bf16(words.x >> 16u);
            const float t88 = decode_bf16(words.y & 65535u);
            const float t89 = decode_bf16(words.y >> 16u);
            const float t90 = decode_bf16(words.z & 65535u);
            const float t91 = decode_bf16(words.z >> 16u);
            const float t92 = decode_bf16(words.w & 65535u);
            const float t93 = decode_bf16(words.w >> 16u);
            const float t94 = decode_bf16(words_1.x & 65535u);
            const float t95 = decode_bf16(words_1.x >> 16u);
            const float t96 = decode_bf16(words_1.y & 65535u);
            const float t97 = decode_bf16(words_1.y >> 16u);
            const float t98 = decode_bf16(words_1.z & 65535u);
            const float t99 = decode_bf16(words_1.z >> 16u);
            const float t100 = decode_bf16(words_1.w & 65535u);
            const float t101 = decode_bf16(words_1.w >> 16u);
            const float t102 = decode_bf16(words_2.x & 65535u);
            const float t103 = decode_bf16(words_2.x >> 16u);
            const float t104 = decode_bf16(words_2.y & 65535u);
            const float t105 = decode_bf16(words_2.y >> 16u);
            const float t106 = decode_bf16(words_2.z & 65535u);
            const float t107 = decode_bf16(words_2.z >> 16u);
            const float t108 = decode_bf16(words_2.w & 65535u);
            const float t109 = decode_bf16(words_2.w >> 16u);
            const float t110 = decode_bf16(words_3.x & 65535u);
            const float t111 = decode_bf16(words_3.x >> 16u);
            const float t112 = decode_bf16(words_3.y & 65535u);
            const float t113 = decode_bf16(words_3.y >> 16u);
            const float t114 = decode_bf16(words_3.z & 65535u);
            const float t115 = decode_bf16(words_3.z >> 16u);
            const float t116 = decode_bf16(words_3.w & 65535u);
            const float t117 = decode_bf16(words_3.w >> 16u);
            const float t118 = float(dot4_u8_u32((funnel_shr_u32(t81, t80, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t119 = fma(t86, t118, sums_0_0); // rows.rs:169
            const float t120 = float(dot4_u8_u32((funnel_shr_u32(t81, t80, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t121 = fma(t87, t120, t119); // rows.rs:169
            const float t122 = float(dot4_u8_u32((funnel_shr_u32(t81, t80, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t123 = fma(t88, t122, t121); // rows.rs:169
            const float t124 = float(dot4_u8_u32(((t80 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t125 = fma(t89, t124, t123); // rows.rs:169
            const float t126 = float(dot4_u8_u32(((t80 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t127 = fma(t90, t126, t125); // rows.rs:169
            const float t128 = float(dot4_u8_u32(((t80 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t129 = fma(t91, t128, t127); // rows.rs:169
            const float t130 = float(dot4_u8_u32(((t80 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t131 = fma(t92, t130, t129); // rows.rs:169
            const float t132 = float(dot4_u8_u32(((t80 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t133 = fma(t93, t132, t131); // rows.rs:169
            const float t134 = float(dot4_u8_u32(((t80 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t135 = fma(t94, t134, t133); // rows.rs:169
            const float t136 = float(dot4_u8_u32(((t80 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t137 = fma(t95, t136, t135); // rows.rs:169
            const float t138 = float(dot4_u8_u32((funnel_shr_u32(t80, t79, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t139 = fma(t96, t138, t137); // rows.rs:169
            const float t140 = float(dot4_u8_u32((funnel_shr_u32(t80, t79, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t141 = fma(t97, t140, t139); // rows.rs:169
            const float t142 = float(dot4_u8_u32((funnel_shr_u32(t80, t79, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t143 = fma(t98, t142, t141); // rows.rs:169
            const float t144 = float(dot4_u8_u32((funnel_shr_u32(t80, t79, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t145 = fma(t99, t144, t143); // rows.rs:169
            const float t146 = float(dot4_u8_u32(((t79 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t147 = fma(t100, t146, t145); // rows.rs:169
            const float t148 = float(dot4_u8_u32(((t79 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t149 = fma(t101, t148, t147); // rows.rs:169
            const float t150 = float(dot4_u8_u32(((t79 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t151 = fma(t102, t150, t149); // rows.rs:169
            const float t152 = float(dot4_u8_u32(((t79 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t153 = fma(t103, t152, t151); // rows.rs:169
            const float t154 = float(dot4_u8_u32(((t79 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t155 = fma(t104, t154, t153); // rows.rs:169
            const float t156 = float(dot4_u8_u32(((t79 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t157 = fma(t105, t156, t155); // rows.rs:169
            const float t158 = float(dot4_u8_u32(((t79 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t159 = fma(t106, t158, t157); // rows.rs:169
            const float t160 = float(dot4_u8_u32((funnel_shr_u32(t79, t78, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t161 = fma(t107, t160, t159); // rows.rs:169
            const float t162 = float(dot4_u8_u32((funnel_shr_u32(t79, t78, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t163 = fma(t108, t162, t161); // rows.rs:169
            const float t164 = float(dot4_u8_u32((funnel_shr_u32(t79, t78, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t165 = fma(t109, t164, t163); // rows.rs:169
            const float t166 = float(dot4_u8_u32((funnel_shr_u32(t79, t78, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t167 = fma(t110, t166, t165); // rows.rs:169
            const float t168 = float(dot4_u8_u32(((t78 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t169 = fma(t111, t168, t167); // rows.rs:169
            const float t170 = float(dot4_u8_u32(((t78 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t171 = fma(t112, t170, t169); // rows.rs:169
            const float t172 = float(dot4_u8_u32(((t78 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t173 = fma(t113, t172, t171); // rows.rs:169
            const float t174 = float(dot4_u8_u32(((t78 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t175 = fma(t114, t174, t173); // rows.rs:169
            const float t176 = float(dot4_u8_u32(((t78 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t177 = fma(t115, t176, t175); // rows.rs:169
            const float t178 = float(dot4_u8_u32(((t78 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t179 = fma(t116, t178, t177); // rows.rs:169
            const float t180 = float(dot4_u8_u32((t78 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            sums_0_0 = fma(t117, t180, t179); // body.rs:249
            const float t181 = float(dot4_u8_u32((funnel_shr_u32(t85, t84, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t182 = fma(t86, t181, sums_0_1); // rows.rs:169
            const float t183 = float(dot4_u8_u32((funnel_shr_u32(t85, t84, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t184 = fma(t87, t183, t182); // rows.rs:169
            const float t185 = float(dot4_u8_u32((funnel_shr_u32(t85, t84, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t186 = fma(t88, t185, t184); // rows.rs:169
            const float t187 = float(dot4_u8_u32(((t84 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t188 = fma(t89, t187, t186); // rows.rs:169
            const float t189 = float(dot4_u8_u32(((t84 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t190 = fma(t90, t189, t188); // rows.rs:169
            const float t191 = float(dot4_u8_u32(((t84 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t192 = fma(t91, t191, t190); // rows.rs:169
            const float t193 = float(dot4_u8_u32(((t84 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t194 = fma(t92, t193, t192); // rows.rs:169
            const float t195 = float(dot4_u8_u32(((t84 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t196 = fma(t93, t195, t194); // rows.rs:169
            const float t197 = float(dot4_u8_u32(((t84 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t198 = fma(t94, t197, t196); // rows.rs:169
            const float t199 = float(dot4_u8_u32(((t84 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t200 = fma(t95, t199, t198); // rows.rs:169
            const float t201 = float(dot4_u8_u32((funnel_shr_u32(t84, t83, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t202 = fma(t96, t201, t200); // rows.rs:169
            const float t203 = float(dot4_u8_u32((funnel_shr_u32(t84, t83, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t204 = fma(t97, t203, t202); // rows.rs:169
            const float t205 = float(dot4_u8_u32((funnel_shr_u32(t84, t83, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t206 = fma(t98, t205, t204); // rows.rs:169
            const float t207 = float(dot4_u8_u32((funnel_shr_u32(t84, t83, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t208 = fma(t99, t207, t206); // rows.rs:169
            const float t209 = float(dot4_u8_u32(((t83 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t210 = fma(t100, t209, t208); // rows.rs:169
            const float t211 = float(dot4_u8_u32(((t83 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t212 = fma(t101, t211, t210); // rows.rs:169
            const float t213 = float(dot4_u8_u32(((t83 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t214 = fma(t102, t213, t212); // rows.rs:169
            const float t215 = float(dot4_u8_u32(((t83 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t216 = fma(t103, t215, t214); // rows.rs:169
            const float t217 = float(dot4_u8_u32(((t83 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t218 = fma(t104, t217, t216); // rows.rs:169
            const float t219 = float(dot4_u8_u32(((t83 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t220 = fma(t105, t219, t218); // rows.rs:169
            const float t221 = float(dot4_u8_u32(((t83 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t222 = fma(t106, t221, t220); // rows.rs:169
            const float t223 = float(dot4_u8_u32((funnel_shr_u32(t83, t82, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t224 = fma(t107, t223, t222); // rows.rs:169
            const float t225 = float(dot4_u8_u32((funnel_shr_u32(t83, t82, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t226 = fma(t108, t225, t224); // rows.rs:169
            const float t227 = float(dot4_u8_u32((funnel_shr_u32(t83, t82, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t228 = fma(t109, t227, t226); // rows.rs:169
            const float t229 = float(dot4_u8_u32((funnel_shr_u32(t83, t82, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t230 = fma(t110, t229, t228); // rows.rs:169
            const float t231 = float(dot4_u8_u32(((t82 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t232 = fma(t111, t231, t230); // rows.rs:169
            const float t233 = float(dot4_u8_u32(((t82 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t234 = fma(t112, t233, t232); // rows.rs:169
            const float t235 = float(dot4_u8_u32(((t82 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t236 = fma(t113, t235, t234); // rows.rs:169
            const float t237 = float(dot4_u8_u32(((t82 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t238 = fma(t114, t237, t236); // rows.rs:169
            const float t239 = float(dot4_u8_u32(((t82 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t240 = fma(t115, t239, t238); // rows.rs:169
            const float t241 = float(dot4_u8_u32(((t82 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t242 = fma(t116, t241, t240); // rows.rs:169
            const float t243 = float(dot4_u8_u32((t82 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            sums_0_1 = fma(t117, t243, t242); // body.rs:249
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:258
    }
    const float sum_2 = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        const float t244 = decode_f16(scales[min_u32(t0, n - 1u)]) * 0.0067658755f; // trellis.rs:64
        const float t245 = sum_2 * t244; // rows.rs:154
        const uint bits_2 = as_type<uint>(t245); // bits.rs:31
        const float finished = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:32
        results[local_invocation_index >> 5u] = finished; // body.rs:271
    }
    const float sum_3 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        const float t246 = decode_f16(scales[min_u32(t0, n - 1u) + n]) * 0.0067658755f; // trellis.rs:64
        const float t247 = sum_3 * t246; // rows.rs:154
        const uint bits_2 = as_type<uint>(t247); // bits.rs:31
        const float finished = as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)); // bits.rs:32
        results[(local_invocation_index >> 5u) + 8u] = finished; // body.rs:271
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
        const float t248 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        const float t249 = abs_f32(t248); // activation.rs:20
        const float t250 = t249 * 1.442695f; // exponential.rs:14
        const float sum_4 = t250 + 12582912.0f; // bits.rs:52
        const float k = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t251 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t249 - t251;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t252 = reduced - r; // exponential.rs:18
        const float r_error = t252 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t253 = q * r; // exponential.rs:29
        q = t253 + 0.0013933674f;
        const float t254 = q * r;
        q = t254 + 0.008333311f;
        const float t255 = q * r;
        q = t255 + 0.041666467f;
        const float t256 = q * r;
        q = t256 + 0.16666667f;
        const float t257 = q * r;
        q = t257 + 0.5f;
        const float t258 = r * r; // exponential.rs:31
        const float t259 = t258 * q;
        const float rest = r_error + t259;
        const float p = r + rest; // exponential.rs:32
        const float y_3 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_2 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_3 = as_type<uint>(t249); // exponential.rs:48
        const uint beyond = ((bits_3 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_3 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits_2)))); // exponential.rs:50
        const uint t260 = encode_bf16((((as_type<uint>(t249) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_bf16(t260);
        const float t261 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t261));
        const float t262 = reciprocal_rn(d); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t262)); // activation.rs:22
        const float t263 = 1.0f - y_4; // activation.rs:23
        const float t264 = t248 * ((t248 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t263))); // activation.rs:30
        const uint bits_4 = as_type<uint>(t264); // bits.rs:31
        const float t265 = decode_bf16(encode_bf16(as_type<float>((((bits_4 & 2139095040u) == 0u) ? bits_4 & 2147483648u : bits_4)))); // activation.rs:30
        const float t266 = t265 * up; // activation.rs:36
        const uint bits_5 = as_type<uint>(t266); // bits.rs:31
        const float t267 = decode_bf16(encode_bf16(as_type<float>((((bits_5 & 2139095040u) == 0u) ? bits_5 & 2147483648u : bits_5)))); // activation.rs:36
        four_0 = t267; // body.rs:356
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        const float t268 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        const float t269 = abs_f32(t268); // activation.rs:20
        const float t270 = t269 * 1.442695f; // exponential.rs:14
        const float sum_5 = t270 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t271 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t269 - t271;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t272 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t272 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t273 = q_1 * r_1; // exponential.rs:29
        q_1 = t273 + 0.0013933674f;
        const float t274 = q_1 * r_1;
        q_1 = t274 + 0.008333311f;
        const float t275 = q_1 * r_1;
        q_1 = t275 + 0.041666467f;
        const float t276 = q_1 * r_1;
        q_1 = t276 + 0.16666667f;
        const float t277 = q_1 * r_1;
        q_1 = t277 + 0.5f;
        const float t278 = r_1 * r_1; // exponential.rs:31
        const float t279 = t278 * q_1;
        const float rest_1 = r_error_1 + t279;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_5 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_6 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_7 = as_type<uint>(t269); // exponential.rs:48
        const uint beyond_1 = ((bits_7 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_7 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_6)))); // exponential.rs:50
        const uint t280 = encode_bf16((((as_type<uint>(t269) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_bf16(t280);
        const float t281 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t281));
        const float t282 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t282)); // activation.rs:22
        const float t283 = 1.0f - y_6; // activation.rs:23
        const float t284 = t268 * ((t268 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t283))); // activation.rs:30
        const uint bits_8 = as_type<uint>(t284); // bits.rs:31
        const float t285 = decode_bf16(encode_bf16(as_type<float>((((bits_8 & 2139095040u) == 0u) ? bits_8 & 2147483648u : bits_8)))); // activation.rs:30
        const float t286 = t285 * up_1; // activation.rs:36
        const uint bits_9 = as_type<uint>(t286); // bits.rs:31
        const float t287 = decode_bf16(encode_bf16(as_type<float>((((bits_9 & 2139095040u) == 0u) ? bits_9 & 2147483648u : bits_9)))); // activation.rs:36
        four_1 = t287; // body.rs:356
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        const float t288 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        const float t289 = abs_f32(t288); // activation.rs:20
        const float t290 = t289 * 1.442695f; // exponential.rs:14
        const float sum_6 = t290 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_6 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_6)), 1262485504);
        const float t291 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t289 - t291;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t292 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t292 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t293 = q_2 * r_2; // exponential.rs:29
        q_2 = t293 + 0.0013933674f;
        const float t294 = q_2 * r_2;
        q_2 = t294 + 0.008333311f;
        const float t295 = q_2 * r_2;
        q_2 = t295 + 0.041666467f;
        const float t296 = q_2 * r_2;
        q_2 = t296 + 0.16666667f;
        const float t297 = q_2 * r_2;
        q_2 = t297 + 0.5f;
        const float t298 = r_2 * r_2; // exponential.rs:31
        const float t299 = t298 * q_2;
        const float rest_2 = r_error_2 + t299;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_7 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_10 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_11 = as_type<uint>(t289); // exponential.rs:48
        const uint beyond_2 = ((bits_11 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_11 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_10)))); // exponential.rs:50
        const uint t300 = encode_bf16((((as_type<uint>(t289) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_bf16(t300);
        const float t301 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t301));
        const float t302 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t302)); // activation.rs:22
        const float t303 = 1.0f - y_8; // activation.rs:23
        const float t304 = t288 * ((t288 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t303))); // activation.rs:30
        const uint bits_12 = as_type<uint>(t304); // bits.rs:31
        const float t305 = decode_bf16(encode_bf16(as_type<float>((((bits_12 & 2139095040u) == 0u) ? bits_12 & 2147483648u : bits_12)))); // activation.rs:30
        const float t306 = t305 * up_2; // activation.rs:36
        const uint bits_13 = as_type<uint>(t306); // bits.rs:31
        const float t307 = decode_bf16(encode_bf16(as_type<float>((((bits_13 & 2139095040u) == 0u) ? bits_13 & 2147483648u : bits_13)))); // activation.rs:36
        four_2 = t307; // body.rs:356
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        const float t308 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        const float t309 = abs_f32(t308); // activation.rs:20
        const float t310 = t309 * 1.442695f; // exponential.rs:14
        const float sum_7 = t310 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_7 - 12582912.0f; // bits.rs:53
        const int exponent_4 = sub_i32(as_type<int>(as_type<uint>(sum_7)), 1262485504);
        const float t311 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t309 - t311;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t312 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t312 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t313 = q_3 * r_3; // exponential.rs:29
        q_3 = t313 + 0.0013933674f;
        const float t314 = q_3 * r_3;
        q_3 = t314 + 0.008333311f;
        const float t315 = q_3 * r_3;
        q_3 = t315 + 0.041666467f;
        const float t316 = q_3 * r_3;
        q_3 = t316 + 0.16666667f;
        const float t317 = q_3 * r_3;
        q_3 = t317 + 0.5f;
        const float t318 = r_3 * r_3; // exponential.rs:31
        const float t319 = t318 * q_3;
        const float rest_3 = r_error_3 + t319;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_9 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_9) >> 23u), exponent_4); // bits.rs:38
        const uint bits_14 = as_type<uint>(y_9) + (as_type<uint>(exponent_4) << 23u); // bits.rs:39
        const uint bits_15 = as_type<uint>(t309); // exponential.rs:48
        const uint beyond_3 = ((bits_15 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_15 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_14)))); // exponential.rs:50
        const uint t320 = encode_bf16((((as_type<uint>(t309) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_bf16(t320);
        const float t321 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t321));
        const float t322 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_10 = decode_bf16(encode_bf16(t322)); // activation.rs:22
        const float t323 = 1.0f - y_10; // activation.rs:23
        const float t324 = t308 * ((t308 < 0.0f) ? y_10 : decode_bf16(encode_bf16(t323))); // activation.rs:30
        const uint bits_16 = as_type<uint>(t324); // bits.rs:31
        const float t325 = decode_bf16(encode_bf16(as_type<float>((((bits_16 & 2139095040u) == 0u) ? bits_16 & 2147483648u : bits_16)))); // activation.rs:30
        const float t326 = t325 * up_3; // activation.rs:36
        const uint bits_17 = as_type<uint>(t326); // bits.rs:31
        const float t327 = decode_bf16(encode_bf16(as_type<float>((((bits_17 & 2139095040u) == 0u) ? bits_17 & 2147483648u : bits_17)))); // activation.rs:36
        four_3 = t327; // body.rs:356
        const uint2 t328 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t328;
    }
}
