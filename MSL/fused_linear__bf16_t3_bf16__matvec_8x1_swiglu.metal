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

uint funnel_shr_u32(uint a, uint b, uint c) {
    return (b >> (c & 31u)) | ((a << 1u) << (31u - (c & 31u)));
}

uint dot4_u8_u32(uint a, uint b) {
    const uint low = (a & 0xffu) * (b & 0xffu) + ((a >> 8u) & 0xffu) * ((b >> 8u) & 0xffu);
    const uint high = ((a >> 16u) & 0xffu) * ((b >> 16u) & 0xffu) + (a >> 24u) * (b >> 24u);
    return low + high;
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

kernel void fused_linear__bf16_t3_bf16__matvec_8x1_swiglu(
    constant Immediates& imm [[buffer(0)]],
    device const ushort* x [[buffer(1)]],
    device const uint* weight [[buffer(2)]],
    device const ushort* scales [[buffer(3)]],
    device ushort* y [[buffer(4)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup uint4 array_0[256];
    threadgroup float results[16];
    const uint t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:291
    const uint n = imm.n; // body.rs:203
    const uint n_pieces = imm.k / 32u; // body.rs:204
    float sums_0_0 = 0.0f; // body.rs:210
    float sums_0_1 = 0.0f;
    for (uint first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:211
        const uint row = local_invocation_index / 256u; // body.rs:94
        const uint vector = local_invocation_index % 256u; // body.rs:95
        const uint column = first_piece * 32u + vector * 8u; // body.rs:96
        if ((column < imm.k) & (row < 1u)) { // body.rs:97
            const uint4 words = ((device const uint4*)x)[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:66
            const uint piece = vector / 4u; // body.rs:42
            array_0[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:100
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:215
        const uint n_here = min_u32(64u, n_pieces - first_piece); // body.rs:217
        for (uint counter = local_invocation_index & 31u; counter < n_here; counter += 32u) { // body.rs:228
            const uint first = first_piece + counter; // body.rs:230
            const uint block = min_u32(t0, n - 1u) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:43
            const uint from_end = 7u - first % 8u; // trellis.rs:44
            const uint start = block + from_end * 3u; // trellis.rs:45
            const uint t1 = weight[start]; // trellis.rs:32
            const uint t2 = weight[start + 1u];
            const uint t3 = weight[start + 2u];
            const uint t4 = weight[((first % 8u == 0u) ? block : start + 3u)]; // rows.rs:129
            const uint block_1 = (min_u32(t0, n - 1u) + n) * (imm.k * 3u / 32u) + first / 8u * 24u; // trellis.rs:43
            const uint from_end_1 = 7u - first % 8u; // trellis.rs:44
            const uint start_1 = block_1 + from_end_1 * 3u; // trellis.rs:45
            const uint t5 = weight[start_1]; // trellis.rs:32
            const uint t6 = weight[start_1 + 1u];
            const uint t7 = weight[start_1 + 2u];
            const uint t8 = weight[((first % 8u == 0u) ? block_1 : start_1 + 3u)]; // rows.rs:129
            const uint4 words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:165
            const uint place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:164
            const uint4 words_1 = array_0[place]; // body.rs:165
            const uint place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:164
            const uint4 words_2 = array_0[place_1]; // body.rs:165
            const uint place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:164
            const uint4 words_3 = array_0[place_2]; // body.rs:165
            const float t9 = decode_bf16(words.x & 65535u); // piece.rs:133
            const float t10 = decode_bf16(words.x >> 16u);
            const float t11 = decode_bf16(words.y & 65535u);
            const float t12 = decode_bf16(words.y >> 16u);
            const float t13 = decode_bf16(words.z & 65535u);
            const float t14 = decode_bf16(words.z >> 16u);
            const float t15 = decode_bf16(words.w & 65535u);
            const float t16 = decode_bf16(words.w >> 16u);
            const float t17 = decode_bf16(words_1.x & 65535u);
            const float t18 = decode_bf16(words_1.x >> 16u);
            const float t19 = decode_bf16(words_1.y & 65535u);
            const float t20 = decode_bf16(words_1.y >> 16u);
            const float t21 = decode_bf16(words_1.z & 65535u);
            const float t22 = decode_bf16(words_1.z >> 16u);
            const float t23 = decode_bf16(words_1.w & 65535u);
            const float t24 = decode_bf16(words_1.w >> 16u);
            const float t25 = decode_bf16(words_2.x & 65535u);
            const float t26 = decode_bf16(words_2.x >> 16u);
            const float t27 = decode_bf16(words_2.y & 65535u);
            const float t28 = decode_bf16(words_2.y >> 16u);
            const float t29 = decode_bf16(words_2.z & 65535u);
            const float t30 = decode_bf16(words_2.z >> 16u);
            const float t31 = decode_bf16(words_2.w & 65535u);
            const float t32 = decode_bf16(words_2.w >> 16u);
            const float t33 = decode_bf16(words_3.x & 65535u);
            const float t34 = decode_bf16(words_3.x >> 16u);
            const float t35 = decode_bf16(words_3.y & 65535u);
            const float t36 = decode_bf16(words_3.y >> 16u);
            const float t37 = decode_bf16(words_3.z & 65535u);
            const float t38 = decode_bf16(words_3.z >> 16u);
            const float t39 = decode_bf16(words_3.w & 65535u);
            const float t40 = decode_bf16(words_3.w >> 16u);
            const float t41 = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t42 = fma(t9, t41, sums_0_0); // rows.rs:169
            const float t43 = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t44 = fma(t10, t43, t42); // rows.rs:169
            const float t45 = float(dot4_u8_u32((funnel_shr_u32(t4, t3, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t46 = fma(t11, t45, t44); // rows.rs:169
            const float t47 = float(dot4_u8_u32(((t3 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t48 = fma(t12, t47, t46); // rows.rs:169
            const float t49 = float(dot4_u8_u32(((t3 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t50 = fma(t13, t49, t48); // rows.rs:169
            const float t51 = float(dot4_u8_u32(((t3 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t52 = fma(t14, t51, t50); // rows.rs:169
            const float t53 = float(dot4_u8_u32(((t3 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t54 = fma(t15, t53, t52); // rows.rs:169
            const float t55 = float(dot4_u8_u32(((t3 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t56 = fma(t16, t55, t54); // rows.rs:169
            const float t57 = float(dot4_u8_u32(((t3 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t58 = fma(t17, t57, t56); // rows.rs:169
            const float t59 = float(dot4_u8_u32(((t3 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t60 = fma(t18, t59, t58); // rows.rs:169
            const float t61 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t62 = fma(t19, t61, t60); // rows.rs:169
            const float t63 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t64 = fma(t20, t63, t62); // rows.rs:169
            const float t65 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t66 = fma(t21, t65, t64); // rows.rs:169
            const float t67 = float(dot4_u8_u32((funnel_shr_u32(t3, t2, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t68 = fma(t22, t67, t66); // rows.rs:169
            const float t69 = float(dot4_u8_u32(((t2 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t70 = fma(t23, t69, t68); // rows.rs:169
            const float t71 = float(dot4_u8_u32(((t2 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t72 = fma(t24, t71, t70); // rows.rs:169
            const float t73 = float(dot4_u8_u32(((t2 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t74 = fma(t25, t73, t72); // rows.rs:169
            const float t75 = float(dot4_u8_u32(((t2 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t76 = fma(t26, t75, t74); // rows.rs:169
            const float t77 = float(dot4_u8_u32(((t2 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t78 = fma(t27, t77, t76); // rows.rs:169
            const float t79 = float(dot4_u8_u32(((t2 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t80 = fma(t28, t79, t78); // rows.rs:169
            const float t81 = float(dot4_u8_u32(((t2 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t82 = fma(t29, t81, t80); // rows.rs:169
            const float t83 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t84 = fma(t30, t83, t82); // rows.rs:169
            const float t85 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t86 = fma(t31, t85, t84); // rows.rs:169
            const float t87 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t88 = fma(t32, t87, t86); // rows.rs:169
            const float t89 = float(dot4_u8_u32((funnel_shr_u32(t2, t1, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t90 = fma(t33, t89, t88); // rows.rs:169
            const float t91 = float(dot4_u8_u32(((t1 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t92 = fma(t34, t91, t90); // rows.rs:169
            const float t93 = float(dot4_u8_u32(((t1 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t94 = fma(t35, t93, t92); // rows.rs:169
            const float t95 = float(dot4_u8_u32(((t1 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t96 = fma(t36, t95, t94); // rows.rs:169
            const float t97 = float(dot4_u8_u32(((t1 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t98 = fma(t37, t97, t96); // rows.rs:169
            const float t99 = float(dot4_u8_u32(((t1 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t100 = fma(t38, t99, t98); // rows.rs:169
            const float t101 = float(dot4_u8_u32(((t1 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t102 = fma(t39, t101, t100); // rows.rs:169
            const float t103 = float(dot4_u8_u32((t1 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            sums_0_0 = fma(t40, t103, t102); // body.rs:249
            const float t104 = float(dot4_u8_u32((funnel_shr_u32(t8, t7, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t105 = fma(t9, t104, sums_0_1); // rows.rs:169
            const float t106 = float(dot4_u8_u32((funnel_shr_u32(t8, t7, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t107 = fma(t10, t106, t105); // rows.rs:169
            const float t108 = float(dot4_u8_u32((funnel_shr_u32(t8, t7, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t109 = fma(t11, t108, t107); // rows.rs:169
            const float t110 = float(dot4_u8_u32(((t7 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t111 = fma(t12, t110, t109); // rows.rs:169
            const float t112 = float(dot4_u8_u32(((t7 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t113 = fma(t13, t112, t111); // rows.rs:169
            const float t114 = float(dot4_u8_u32(((t7 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t115 = fma(t14, t114, t113); // rows.rs:169
            const float t116 = float(dot4_u8_u32(((t7 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t117 = fma(t15, t116, t115); // rows.rs:169
            const float t118 = float(dot4_u8_u32(((t7 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t119 = fma(t16, t118, t117); // rows.rs:169
            const float t120 = float(dot4_u8_u32(((t7 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t121 = fma(t17, t120, t119); // rows.rs:169
            const float t122 = float(dot4_u8_u32(((t7 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t123 = fma(t18, t122, t121); // rows.rs:169
            const float t124 = float(dot4_u8_u32((funnel_shr_u32(t7, t6, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t125 = fma(t19, t124, t123); // rows.rs:169
            const float t126 = float(dot4_u8_u32((funnel_shr_u32(t7, t6, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t127 = fma(t20, t126, t125); // rows.rs:169
            const float t128 = float(dot4_u8_u32((funnel_shr_u32(t7, t6, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t129 = fma(t21, t128, t127); // rows.rs:169
            const float t130 = float(dot4_u8_u32((funnel_shr_u32(t7, t6, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t131 = fma(t22, t130, t129); // rows.rs:169
            const float t132 = float(dot4_u8_u32(((t6 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t133 = fma(t23, t132, t131); // rows.rs:169
            const float t134 = float(dot4_u8_u32(((t6 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t135 = fma(t24, t134, t133); // rows.rs:169
            const float t136 = float(dot4_u8_u32(((t6 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t137 = fma(t25, t136, t135); // rows.rs:169
            const float t138 = float(dot4_u8_u32(((t6 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t139 = fma(t26, t138, t137); // rows.rs:169
            const float t140 = float(dot4_u8_u32(((t6 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t141 = fma(t27, t140, t139); // rows.rs:169
            const float t142 = float(dot4_u8_u32(((t6 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t143 = fma(t28, t142, t141); // rows.rs:169
            const float t144 = float(dot4_u8_u32(((t6 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t145 = fma(t29, t144, t143); // rows.rs:169
            const float t146 = float(dot4_u8_u32((funnel_shr_u32(t6, t5, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t147 = fma(t30, t146, t145); // rows.rs:169
            const float t148 = float(dot4_u8_u32((funnel_shr_u32(t6, t5, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t149 = fma(t31, t148, t147); // rows.rs:169
            const float t150 = float(dot4_u8_u32((funnel_shr_u32(t6, t5, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t151 = fma(t32, t150, t149); // rows.rs:169
            const float t152 = float(dot4_u8_u32((funnel_shr_u32(t6, t5, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t153 = fma(t33, t152, t151); // rows.rs:169
            const float t154 = float(dot4_u8_u32(((t5 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t155 = fma(t34, t154, t153); // rows.rs:169
            const float t156 = float(dot4_u8_u32(((t5 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t157 = fma(t35, t156, t155); // rows.rs:169
            const float t158 = float(dot4_u8_u32(((t5 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t159 = fma(t36, t158, t157); // rows.rs:169
            const float t160 = float(dot4_u8_u32(((t5 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t161 = fma(t37, t160, t159); // rows.rs:169
            const float t162 = float(dot4_u8_u32(((t5 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t163 = fma(t38, t162, t161); // rows.rs:169
            const float t164 = float(dot4_u8_u32(((t5 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            const float t165 = fma(t39, t164, t163); // rows.rs:169
            const float t166 = float(dot4_u8_u32((t5 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
            sums_0_1 = fma(t40, t166, t165); // body.rs:249
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // body.rs:258
    }
    const float sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        const float t167 = decode_f16(scales[min_u32(t0, n - 1u)]) * 0.0067658755f; // trellis.rs:64
        const float t168 = sum * t167; // rows.rs:154
        const uint bits = as_type<uint>(t168); // bits.rs:31
        const float finished = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:32
        results[local_invocation_index >> 5u] = finished; // body.rs:271
    }
    const float sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        const float t169 = decode_f16(scales[min_u32(t0, n - 1u) + n]) * 0.0067658755f; // trellis.rs:64
        const float t170 = sum_1 * t169; // rows.rs:154
        const uint bits = as_type<uint>(t170); // bits.rs:31
        const float finished = as_type<float>((((bits & 2139095040u) == 0u) ? bits & 2147483648u : bits)); // bits.rs:32
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
        const float t171 = decode_bf16(encode_bf16(four_0)); // body.rs:356
        const float t172 = abs_f32(t171); // activation.rs:20
        const float t173 = t172 * 1.442695f; // exponential.rs:14
        const float sum_2 = t173 + 12582912.0f; // bits.rs:52
        const float k = sum_2 - 12582912.0f; // bits.rs:53
        const int exponent = sub_i32(as_type<int>(as_type<uint>(sum_2)), 1262485504);
        const float t174 = k * 0.6933594f; // exponential.rs:15
        const float reduced = t172 - t174;
        const float correction = k * -0.00021219444f; // exponential.rs:16
        const float r = reduced - correction; // exponential.rs:17
        const float t175 = reduced - r; // exponential.rs:18
        const float r_error = t175 - correction;
        float q = 0.00019891017f; // exponential.rs:26
        const float t176 = q * r; // exponential.rs:29
        q = t176 + 0.0013933674f;
        const float t177 = q * r;
        q = t177 + 0.008333311f;
        const float t178 = q * r;
        q = t178 + 0.041666467f;
        const float t179 = q * r;
        q = t179 + 0.16666667f;
        const float t180 = q * r;
        q = t180 + 0.5f;
        const float t181 = r * r; // exponential.rs:31
        const float t182 = t181 * q;
        const float rest = r_error + t182;
        const float p = r + rest; // exponential.rs:32
        const float y_1 = 1.0f + p; // exponential.rs:33
        const int field = add_i32(as_type<int>(as_type<uint>(y_1) >> 23u), exponent); // bits.rs:38
        const uint bits = as_type<uint>(y_1) + (as_type<uint>(exponent) << 23u); // bits.rs:39
        const uint bits_1 = as_type<uint>(t172); // exponential.rs:48
        const uint beyond = ((bits_1 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded = (((bits_1 & 2147483647u) > 1120927744u) ? as_type<float>(beyond) : as_type<float>(((field <= 0) ? 0u : ((field >= 255) ? 2139095040u : bits)))); // exponential.rs:50
        const uint t183 = encode_bf16((((as_type<uint>(t172) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded)); // activation.rs:20
        const float e = decode_bf16(t183);
        const float t184 = 1.0f + e; // activation.rs:21
        const float d = decode_bf16(encode_bf16(t184));
        const float t185 = reciprocal_rn(d); // by_mode.rs:51
        const float y_2 = decode_bf16(encode_bf16(t185)); // activation.rs:22
        const float t186 = 1.0f - y_2; // activation.rs:23
        const float t187 = t171 * ((t171 < 0.0f) ? y_2 : decode_bf16(encode_bf16(t186))); // activation.rs:30
        const uint bits_2 = as_type<uint>(t187); // bits.rs:31
        const float t188 = decode_bf16(encode_bf16(as_type<float>((((bits_2 & 2139095040u) == 0u) ? bits_2 & 2147483648u : bits_2)))); // activation.rs:30
        const float t189 = t188 * up; // activation.rs:36
        const uint bits_3 = as_type<uint>(t189); // bits.rs:31
        const float t190 = decode_bf16(encode_bf16(as_type<float>((((bits_3 & 2139095040u) == 0u) ? bits_3 & 2147483648u : bits_3)))); // activation.rs:36
        four_0 = t190; // body.rs:356
        const float up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:355
        const float t191 = decode_bf16(encode_bf16(four_1)); // body.rs:356
        const float t192 = abs_f32(t191); // activation.rs:20
        const float t193 = t192 * 1.442695f; // exponential.rs:14
        const float sum_3 = t193 + 12582912.0f; // bits.rs:52
        const float k_1 = sum_3 - 12582912.0f; // bits.rs:53
        const int exponent_1 = sub_i32(as_type<int>(as_type<uint>(sum_3)), 1262485504);
        const float t194 = k_1 * 0.6933594f; // exponential.rs:15
        const float reduced_1 = t192 - t194;
        const float correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
        const float r_1 = reduced_1 - correction_1; // exponential.rs:17
        const float t195 = reduced_1 - r_1; // exponential.rs:18
        const float r_error_1 = t195 - correction_1;
        float q_1 = 0.00019891017f; // exponential.rs:26
        const float t196 = q_1 * r_1; // exponential.rs:29
        q_1 = t196 + 0.0013933674f;
        const float t197 = q_1 * r_1;
        q_1 = t197 + 0.008333311f;
        const float t198 = q_1 * r_1;
        q_1 = t198 + 0.041666467f;
        const float t199 = q_1 * r_1;
        q_1 = t199 + 0.16666667f;
        const float t200 = q_1 * r_1;
        q_1 = t200 + 0.5f;
        const float t201 = r_1 * r_1; // exponential.rs:31
        const float t202 = t201 * q_1;
        const float rest_1 = r_error_1 + t202;
        const float p_1 = r_1 + rest_1; // exponential.rs:32
        const float y_3 = 1.0f + p_1; // exponential.rs:33
        const int field_1 = add_i32(as_type<int>(as_type<uint>(y_3) >> 23u), exponent_1); // bits.rs:38
        const uint bits_4 = as_type<uint>(y_3) + (as_type<uint>(exponent_1) << 23u); // bits.rs:39
        const uint bits_5 = as_type<uint>(t192); // exponential.rs:48
        const uint beyond_1 = ((bits_5 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_1 = (((bits_5 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_1) : as_type<float>(((field_1 <= 0) ? 0u : ((field_1 >= 255) ? 2139095040u : bits_4)))); // exponential.rs:50
        const uint t203 = encode_bf16((((as_type<uint>(t192) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_1)); // activation.rs:20
        const float e_1 = decode_bf16(t203);
        const float t204 = 1.0f + e_1; // activation.rs:21
        const float d_1 = decode_bf16(encode_bf16(t204));
        const float t205 = reciprocal_rn(d_1); // by_mode.rs:51
        const float y_4 = decode_bf16(encode_bf16(t205)); // activation.rs:22
        const float t206 = 1.0f - y_4; // activation.rs:23
        const float t207 = t191 * ((t191 < 0.0f) ? y_4 : decode_bf16(encode_bf16(t206))); // activation.rs:30
        const uint bits_6 = as_type<uint>(t207); // bits.rs:31
        const float t208 = decode_bf16(encode_bf16(as_type<float>((((bits_6 & 2139095040u) == 0u) ? bits_6 & 2147483648u : bits_6)))); // activation.rs:30
        const float t209 = t208 * up_1; // activation.rs:36
        const uint bits_7 = as_type<uint>(t209); // bits.rs:31
        const float t210 = decode_bf16(encode_bf16(as_type<float>((((bits_7 & 2139095040u) == 0u) ? bits_7 & 2147483648u : bits_7)))); // activation.rs:36
        four_1 = t210; // body.rs:356
        const float up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:355
        const float t211 = decode_bf16(encode_bf16(four_2)); // body.rs:356
        const float t212 = abs_f32(t211); // activation.rs:20
        const float t213 = t212 * 1.442695f; // exponential.rs:14
        const float sum_4 = t213 + 12582912.0f; // bits.rs:52
        const float k_2 = sum_4 - 12582912.0f; // bits.rs:53
        const int exponent_2 = sub_i32(as_type<int>(as_type<uint>(sum_4)), 1262485504);
        const float t214 = k_2 * 0.6933594f; // exponential.rs:15
        const float reduced_2 = t212 - t214;
        const float correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
        const float r_2 = reduced_2 - correction_2; // exponential.rs:17
        const float t215 = reduced_2 - r_2; // exponential.rs:18
        const float r_error_2 = t215 - correction_2;
        float q_2 = 0.00019891017f; // exponential.rs:26
        const float t216 = q_2 * r_2; // exponential.rs:29
        q_2 = t216 + 0.0013933674f;
        const float t217 = q_2 * r_2;
        q_2 = t217 + 0.008333311f;
        const float t218 = q_2 * r_2;
        q_2 = t218 + 0.041666467f;
        const float t219 = q_2 * r_2;
        q_2 = t219 + 0.16666667f;
        const float t220 = q_2 * r_2;
        q_2 = t220 + 0.5f;
        const float t221 = r_2 * r_2; // exponential.rs:31
        const float t222 = t221 * q_2;
        const float rest_2 = r_error_2 + t222;
        const float p_2 = r_2 + rest_2; // exponential.rs:32
        const float y_5 = 1.0f + p_2; // exponential.rs:33
        const int field_2 = add_i32(as_type<int>(as_type<uint>(y_5) >> 23u), exponent_2); // bits.rs:38
        const uint bits_8 = as_type<uint>(y_5) + (as_type<uint>(exponent_2) << 23u); // bits.rs:39
        const uint bits_9 = as_type<uint>(t212); // exponential.rs:48
        const uint beyond_2 = ((bits_9 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_2 = (((bits_9 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_2) : as_type<float>(((field_2 <= 0) ? 0u : ((field_2 >= 255) ? 2139095040u : bits_8)))); // exponential.rs:50
        const uint t223 = encode_bf16((((as_type<uint>(t212) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_2)); // activation.rs:20
        const float e_2 = decode_bf16(t223);
        const float t224 = 1.0f + e_2; // activation.rs:21
        const float d_2 = decode_bf16(encode_bf16(t224));
        const float t225 = reciprocal_rn(d_2); // by_mode.rs:51
        const float y_6 = decode_bf16(encode_bf16(t225)); // activation.rs:22
        const float t226 = 1.0f - y_6; // activation.rs:23
        const float t227 = t211 * ((t211 < 0.0f) ? y_6 : decode_bf16(encode_bf16(t226))); // activation.rs:30
        const uint bits_10 = as_type<uint>(t227); // bits.rs:31
        const float t228 = decode_bf16(encode_bf16(as_type<float>((((bits_10 & 2139095040u) == 0u) ? bits_10 & 2147483648u : bits_10)))); // activation.rs:30
        const float t229 = t228 * up_2; // activation.rs:36
        const uint bits_11 = as_type<uint>(t229); // bits.rs:31
        const float t230 = decode_bf16(encode_bf16(as_type<float>((((bits_11 & 2139095040u) == 0u) ? bits_11 & 2147483648u : bits_11)))); // activation.rs:36
        four_2 = t230; // body.rs:356
        const float up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:355
        const float t231 = decode_bf16(encode_bf16(four_3)); // body.rs:356
        const float t232 = abs_f32(t231); // activation.rs:20
        const float t233 = t232 * 1.442695f; // exponential.rs:14
        const float sum_5 = t233 + 12582912.0f; // bits.rs:52
        const float k_3 = sum_5 - 12582912.0f; // bits.rs:53
        const int exponent_3 = sub_i32(as_type<int>(as_type<uint>(sum_5)), 1262485504);
        const float t234 = k_3 * 0.6933594f; // exponential.rs:15
        const float reduced_3 = t232 - t234;
        const float correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
        const float r_3 = reduced_3 - correction_3; // exponential.rs:17
        const float t235 = reduced_3 - r_3; // exponential.rs:18
        const float r_error_3 = t235 - correction_3;
        float q_3 = 0.00019891017f; // exponential.rs:26
        const float t236 = q_3 * r_3; // exponential.rs:29
        q_3 = t236 + 0.0013933674f;
        const float t237 = q_3 * r_3;
        q_3 = t237 + 0.008333311f;
        const float t238 = q_3 * r_3;
        q_3 = t238 + 0.041666467f;
        const float t239 = q_3 * r_3;
        q_3 = t239 + 0.16666667f;
        const float t240 = q_3 * r_3;
        q_3 = t240 + 0.5f;
        const float t241 = r_3 * r_3; // exponential.rs:31
        const float t242 = t241 * q_3;
        const float rest_3 = r_error_3 + t242;
        const float p_3 = r_3 + rest_3; // exponential.rs:32
        const float y_7 = 1.0f + p_3; // exponential.rs:33
        const int field_3 = add_i32(as_type<int>(as_type<uint>(y_7) >> 23u), exponent_3); // bits.rs:38
        const uint bits_12 = as_type<uint>(y_7) + (as_type<uint>(exponent_3) << 23u); // bits.rs:39
        const uint bits_13 = as_type<uint>(t232); // exponential.rs:48
        const uint beyond_3 = ((bits_13 > 2147483647u) ? 0u : 2139095040u); // exponential.rs:49
        const float bounded_3 = (((bits_13 & 2147483647u) > 1120927744u) ? as_type<float>(beyond_3) : as_type<float>(((field_3 <= 0) ? 0u : ((field_3 >= 255) ? 2139095040u : bits_12)))); // exponential.rs:50
        const uint t243 = encode_bf16((((as_type<uint>(t232) & 2147483647u) > 2139095040u) ? as_type<float>(0x7fc00000u) : bounded_3)); // activation.rs:20
        const float e_3 = decode_bf16(t243);
        const float t244 = 1.0f + e_3; // activation.rs:21
        const float d_3 = decode_bf16(encode_bf16(t244));
        const float t245 = reciprocal_rn(d_3); // by_mode.rs:51
        const float y_8 = decode_bf16(encode_bf16(t245)); // activation.rs:22
        const float t246 = 1.0f - y_8; // activation.rs:23
        const float t247 = t231 * ((t231 < 0.0f) ? y_8 : decode_bf16(encode_bf16(t246))); // activation.rs:30
        const uint bits_14 = as_type<uint>(t247); // bits.rs:31
        const float t248 = decode_bf16(encode_bf16(as_type<float>((((bits_14 & 2139095040u) == 0u) ? bits_14 & 2147483648u : bits_14)))); // activation.rs:30
        const float t249 = t248 * up_3; // activation.rs:36
        const uint bits_15 = as_type<uint>(t249); // bits.rs:31
        const float t250 = decode_bf16(encode_bf16(as_type<float>((((bits_15 & 2139095040u) == 0u) ? bits_15 & 2147483648u : bits_15)))); // activation.rs:36
        four_3 = t250; // body.rs:356
        const uint2 t251 = uint2(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        ((device uint2*)y)[(target >> 1u) >> 1u] = t251;
    }
}
