#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint m;
    uint n;
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

int sub_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) - as_type<uint>(b));
}

int add_i32(int a, int b) {
    return as_type<int>(as_type<uint>(a) + as_type<uint>(b));
}

float neg_f32(float a) {
    return as_type<float>(as_type<uint>(a) ^ 0x80000000u);
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

kernel void fused_linear__bf16_bf16_bf16__matvec_8x1_run2_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const ushort* w [[buffer(2)]],
    device ushort* y [[buffer(3)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float results[16];
    const uint t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:291
    const uint n = imm.n; // body.rs:203
    const uint n_pieces = imm.k / 8u; // body.rs:204
    float sums_0_0 = 0.0f; // body.rs:210
    float sums_0_1 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += n_pieces) { // body.rs:211
        const uint n_here = min_u32(n_pieces, n_pieces - first_piece); // body.rs:217
        const uint in_runs = n_here & 4294967232u; // body.rs:219
        for (uint counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint4 t1 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t2 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            const uint t3 = first + 32u; // body.rs:234
            const uint4 t4 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + t3 * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t5 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + t3 * 8u) >> 1u) >> 2u];
            const uint place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:179
            const uint4 words = ((device const uint4*)x)[(place / 2u) >> 2u]; // body.rs:180
            const float t6 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t7 = decode_bf16(words.x >> 16u);
            const float t8 = decode_bf16(words.y & 65535u);
            const float t9 = decode_bf16(words.y >> 16u);
            const float t10 = decode_bf16(words.z & 65535u);
            const float t11 = decode_bf16(words.z >> 16u);
            const float t12 = decode_bf16(words.w & 65535u);
            const float t13 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t6, decode_bf16(t1.x), sum); // dot.rs:23
            sum = fma(t7, decode_bf16(t1.x >> 16u), sum);
            sum = fma(t8, decode_bf16(t1.y), sum);
            sum = fma(t9, decode_bf16(t1.y >> 16u), sum);
            sum = fma(t10, decode_bf16(t1.z), sum);
            sum = fma(t11, decode_bf16(t1.z >> 16u), sum);
            sum = fma(t12, decode_bf16(t1.w), sum);
            sum = fma(t13, decode_bf16(t1.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:249
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t6, decode_bf16(t2.x), sum_1); // dot.rs:23
            sum_1 = fma(t7, decode_bf16(t2.x >> 16u), sum_1);
            sum_1 = fma(t8, decode_bf16(t2.y), sum_1);
            sum_1 = fma(t9, decode_bf16(t2.y >> 16u), sum_1);
            sum_1 = fma(t10, decode_bf16(t2.z), sum_1);
            sum_1 = fma(t11, decode_bf16(t2.z >> 16u), sum_1);
            sum_1 = fma(t12, decode_bf16(t2.w), sum_1);
            sum_1 = fma(t13, decode_bf16(t2.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:249
            const uint place_1 = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + (first + 32u) * 8u; // body.rs:179
            const uint4 words_1 = ((device const uint4*)x)[(place_1 / 2u) >> 2u]; // body.rs:180
            const float t14 = decode_bf16(words_1.x & 65535u); // piece.rs:133
            const float t15 = decode_bf16(words_1.x >> 16u);
            const float t16 = decode_bf16(words_1.y & 65535u);
            const float t17 = decode_bf16(words_1.y >> 16u);
            const float t18 = decode_bf16(words_1.z & 65535u);
            const float t19 = decode_bf16(words_1.z >> 16u);
            const float t20 = decode_bf16(words_1.w & 65535u);
            const float t21 = decode_bf16(words_1.w >> 16u);
            float sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t14, decode_bf16(t4.x), sum_2); // dot.rs:23
            sum_2 = fma(t15, decode_bf16(t4.x >> 16u), sum_2);
            sum_2 = fma(t16, decode_bf16(t4.y), sum_2);
            sum_2 = fma(t17, decode_bf16(t4.y >> 16u), sum_2);
            sum_2 = fma(t18, decode_bf16(t4.z), sum_2);
            sum_2 = fma(t19, decode_bf16(t4.z >> 16u), sum_2);
            sum_2 = fma(t20, decode_bf16(t4.w), sum_2);
            sum_2 = fma(t21, decode_bf16(t4.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:249
            float sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t14, decode_bf16(t5.x), sum_3); // dot.rs:23
            sum_3 = fma(t15, decode_bf16(t5.x >> 16u), sum_3);
            sum_3 = fma(t16, decode_bf16(t5.y), sum_3);
            sum_3 = fma(t17, decode_bf16(t5.y >> 16u), sum_3);
            sum_3 = fma(t18, decode_bf16(t5.z), sum_3);
            sum_3 = fma(t19, decode_bf16(t5.z >> 16u), sum_3);
            sum_3 = fma(t20, decode_bf16(t5.w), sum_3);
            sum_3 = fma(t21, decode_bf16(t5.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:249
        }
        for (uint counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint4 t22 = ((device const uint4*)w)[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            const uint4 t23 = ((device const uint4*)w)[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            const uint place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:179
            const uint4 words = ((device const uint4*)x)[(place / 2u) >> 2u]; // body.rs:180
            const float t24 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t25 = decode_bf16(words.x >> 16u);
            const float t26 = decode_bf16(words.y & 65535u);
            const float t27 = decode_bf16(words.y >> 16u);
            const float t28 = decode_bf16(words.z & 65535u);
            const float t29 = decode_bf16(words.z >> 16u);
            const float t30 = decode_bf16(words.w & 65535u);
            const float t31 = decode_bf16(words.w >> 16u);
            float sum = sums_0_0; // dot.rs:20
            sum = fma(t24, decode_bf16(t22.x), sum); // dot.rs:23
            sum = fma(t25, decode_bf16(t22.x >> 16u), sum);
            sum = fma(t26, decode_bf16(t22.y), sum);
            sum = fma(t27, decode_bf16(t22.y >> 16u), sum);
            sum = fma(t28, decode_bf16(t22.z), sum);
            sum = fma(t29, decode_bf16(t22.z >> 16u), sum);
            sum = fma(t30, decode_bf16(t22.w), sum);
            sum = fma(t31, decode_bf16(t22.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:249
            float sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t24, decode_bf16(t23.x), sum_1); // dot.rs:23
            sum_1 = fma(t25, decode_bf16(t23.x >> 16u), sum_1);
            sum_1 = fma(t26, decode_bf16(t23.y), sum_1);
            sum_1 = fma(t27, decode_bf16(t23.y >> 16u), sum_1);
            sum_1 = fma(t28, decode_bf16(t23.z), sum_1);
            sum_1 = fma(t29, decode_bf16(t23.z >> 16u), sum_1);
            sum_1 = fma(t30, decode_bf16(t23.w), sum_1);
            sum_1 = fma(t31, decode_bf16(t23.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:249
        }
    }
    const float sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[local_invocation_index >> 5u] = sum; // body.rs:271
    }
    const float sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // body.rs:271
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
        const float t32 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        const float t33 = abs_f32(t32); // activation.rs:20
        const float t34 = t33 * 1.442695f; // exponential.rs:14
        const float sum_2 = t34 + 12582912.0f; // bits.rs:52
        const float k = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t35 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t33 - t35;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t36 = reduced - r; // exponential.rs:18
        const float r_error = t36 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t37 = q * r; // exponential.rs:29
        q = t37 + 0.0013933674f;
        const float t38 = q * r;
        q = t38 + 0.008333311f;
        const float t39 = q * r;
        q = t39 + 0.041666467f;
        const float t40 = q * r;
        q = t40 + 0.16666667f;
        const float t41 = q * r;
        q = t41 + 0.5f;
        const float t42 = r * r; // exponential.rs:31
        const float t43 = t42 * q;
        const float rest = r_error + t43;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t33); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const uint t44 = encode_bf16((((as_type<uint>(t33) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_bf16(t44);
        const float t45 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t45));
        const float t46 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_bf16(encode_bf16(t46)); // activation.rs:22
        const float t47 = 1.0f - y_2; // activation.rs:23
        const float t48 = t32 * ((t32 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t47))); // activation.rs:30
        const uint bits_2 = as_type<uint>(t48); // bits.rs:31
        const float t49 = decode_bf16(encode_bf16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // activation.rs:30
        const float t50 = t49 * up; // activation.rs:36
        const uint bits_3 = as_type<uint>(t50); // bits.rs:31
        const float t51 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:36
        four_0 = t51; // body.rs:356
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        const float t52 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        const float t53 = abs_f32(t52); // activation.rs:20
        const float t54 = t53 * 1.442695f; // exponential.rs:14
        const float sum_3 = t54 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t55 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t53 - t55;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t56 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t56 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t57 = q_1 * r_1; // exponential.rs:29
        q_1 = t57 + 0.0013933674f;
        const float t58 = q_1 * r_1;
        q_1 = t58 + 0.008333311f;
        const float t59 = q_1 * r_1;
        q_1 = t59 + 0.041666467f;
        const float t60 = q_1 * r_1;
        q_1 = t60 + 0.16666667f;
        const float t61 = q_1 * r_1;
        q_1 = t61 + 0.5f;
        const float t62 = r_1 * r_1; // exponential.rs:31
        const float t63 = t62 * q_1;
        const float rest_1 = r_error_1 + t63;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_5 = as_type<uint>(t53); // exponential.rs:48
        const uint beyond_1 = ((bits_5 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_5 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:50
        const uint t64 = encode_bf16((((as_type<uint>(t53) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_bf16(t64);
        const float t65 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t65));
        const float t66 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t66)); // activation.rs:22
        const float t67 = 1.0f - y_4; // activation.rs:23
        const float t68 = t52 * ((t52 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t67))); // activation.rs:30
        const uint bits_6 = as_type<uint>(t68); // bits.rs:31
        const float t69 = decode_bf16(encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // activation.rs:30
        const float t70 = t69 * up_1; // activation.rs:36
        const uint bits_7 = as_type<uint>(t70); // bits.rs:31
        const float t71 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:36
        four_1 = t71; // body.rs:356
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        const float t72 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        const float t73 = abs_f32(t72); // activation.rs:20
        const float t74 = t73 * 1.442695f; // exponential.rs:14
        const float sum_4 = t74 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t75 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t73 - t75;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t76 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t76 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t77 = q_2 * r_2; // exponential.rs:29
        q_2 = t77 + 0.0013933674f;
        const float t78 = q_2 * r_2;
        q_2 = t78 + 0.008333311f;
        const float t79 = q_2 * r_2;
        q_2 = t79 + 0.041666467f;
        const float t80 = q_2 * r_2;
        q_2 = t80 + 0.16666667f;
        const float t81 = q_2 * r_2;
        q_2 = t81 + 0.5f;
        const float t82 = r_2 * r_2; // exponential.rs:31
        const float t83 = t82 * q_2;
        const float rest_2 = r_error_2 + t83;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_9 = as_type<uint>(t73); // exponential.rs:48
        const uint beyond_2 = ((bits_9 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_9 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:50
        const uint t84 = encode_bf16((((as_type<uint>(t73) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_bf16(t84);
        const float t85 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t85));
        const float t86 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t86)); // activation.rs:22
        const float t87 = 1.0f - y_6; // activation.rs:23
        const float t88 = t72 * ((t72 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t87))); // activation.rs:30
        const uint bits_10 = as_type<uint>(t88); // bits.rs:31
        const float t89 = decode_bf16(encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // activation.rs:30
        const float t90 = t89 * up_2; // activation.rs:36
        const uint bits_11 = as_type<uint>(t90); // bits.rs:31
        const float t91 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:36
        four_2 = t91; // body.rs:356
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        const float t92 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        const float t93 = abs_f32(t92); // activation.rs:20
        const float t94 = t93 * 1.442695f; // exponential.rs:14
        const float sum_5 = t94 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t95 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t93 - t95;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t96 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t96 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t97 = q_3 * r_3; // exponential.rs:29
        q_3 = t97 + 0.0013933674f;
        const float t98 = q_3 * r_3;
        q_3 = t98 + 0.008333311f;
        const float t99 = q_3 * r_3;
        q_3 = t99 + 0.041666467f;
        const float t100 = q_3 * r_3;
        q_3 = t100 + 0.16666667f;
        const float t101 = q_3 * r_3;
        q_3 = t101 + 0.5f;
        const float t102 = r_3 * r_3; // exponential.rs:31
        const float t103 = t102 * q_3;
        const float rest_3 = r_error_3 + t103;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t93); // exponential.rs:48
        const uint beyond_3 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const uint t104 = encode_bf16((((as_type<uint>(t93) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_bf16(t104);
        const float t105 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t105));
        const float t106 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t106)); // activation.rs:22
        const float t107 = 1.0f - y_8; // activation.rs:23
        const float t108 = t92 * ((t92 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t107))); // activation.rs:30
        const uint bits_14 = as_type<uint>(t108); // bits.rs:31
        const float t109 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
        const float t110 = t109 * up_3; // activation.rs:36
        const uint bits_15 = as_type<uint>(t110); // bits.rs:31
        const float t111 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:36
        four_3 = t111; // body.rs:356
        const uint2 t112 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t112;
    }
}
