enable subgroups;

struct Immediates {
    k: u32,
    n_groups: u32,
    m: u32,
    n: u32,
}

@group(0) @binding(5) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read> biases: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> array_0: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 16>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_biases(index: u32) -> f32 {
    let bits = biases[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn shl_u32(x: u32, amount: u32) -> u32 {
    return x << (amount & 31u);
}

fn u32_from_f32(x: f32) -> u32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (x <= 0.0f) {
        return 0u;
    }
    if (x >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return u32(x);
}

fn reciprocal_rn(x: f32) -> f32 {
    let t0 = 1.0f;
    let a_bits = bitcast<u32>(t0);
    let b_bits = bitcast<u32>(x);
    let sign_1 = (a_bits ^ b_bits) & 2147483648u;
    let t1 = a_bits & 8388607u;
    let t2 = b_bits & 8388607u;
    let below = select(0u, 1u, (t1 < t2));
    let numerator = shl_u32(t1 | 8388608u, below);
    let denominator = t2 | 8388608u;
    let d = bitcast<f32>((t2 & 8388607u) | 1065353216u);
    var reciprocal = 1.4117647f - 0.47058824f * d;
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>(bitcast<u32>(bitcast<f32>((t1 & 8388607u) | 1065353216u)) + (below << 23u));
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f);
    let divisor = i32(denominator);
    var residual = i32((numerator << 23u) - quotient * denominator);
    let over = residual < 0i;
    quotient = select(quotient, quotient - 1u, over);
    residual = select(residual, residual + divisor, over);
    let over_1 = residual < 0i;
    quotient = select(quotient, quotient - 1u, over_1);
    residual = select(residual, residual + divisor, over_1);
    let under = residual >= divisor;
    quotient = select(quotient, quotient + 1u, under);
    residual = select(residual, residual - divisor, under);
    quotient = select(quotient, quotient + 1u, (residual * 2i > divisor));
    let exponent = i32((a_bits >> 23u) & 255u) - i32((b_bits >> 23u) & 255u) + 127i - i32(below);
    let t3 = quotient;
    let field = exponent + i32(t3 >> 24u);
    let bits = (u32(field) << 23u) | (t3 & 8388607u);
    let ordinary = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
    let sign_2 = (a_bits ^ b_bits) & 2147483648u;
    let a_magnitude = a_bits & 2147483647u;
    let b_magnitude = b_bits & 2147483647u;
    let a_zero = a_magnitude < 8388608u;
    let b_zero = b_magnitude < 8388608u;
    let a_infinite = a_magnitude == 2139095040u;
    let b_infinite = b_magnitude == 2139095040u;
    let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
    let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(ordinary, bitcast<f32>(sign_2), a_zero | b_infinite);
    let extended = select(bounded, bitcast<f32>(sign_2 | 2139095040u), a_infinite | b_zero);
    let t4 = 2143289344u;
    var result = select(extended, bitcast<f32>(t4), undefined);
    return result;
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_q4bf16_bf16__matvec_8x1_run2_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:81
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:32
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:297
    let n = imm.n; // body.rs:209
    let n_pieces = imm.k / 32u; // body.rs:210
    var sums_0_0 = 0.0f; // body.rs:216
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // body.rs:217
        let row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_piece * 32u + vector * 8u; // body.rs:102
        if ((column < imm.k) & (row < 1u)) { // body.rs:103
            let words = x[((min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:66
            let piece = vector / 4u; // body.rs:42
            array_0[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + row * 256u] = words; // body.rs:106
        }
        workgroupBarrier(); // body.rs:221
        let n_here = min_u32(64u, n_pieces - first_piece); // body.rs:223
        let in_runs = n_here & 4294967232u; // body.rs:225
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t1 = min_u32(t0, n - 1u); // body.rs:241
            let t2 = shr_u32(first, group_shift); // rows.rs:94
            let t3 = weight[(t1 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t4 = min_u32(t0, n - 1u) + n; // body.rs:241
            let t5 = shr_u32(first, group_shift); // rows.rs:94
            let t6 = weight[(t4 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t7 = first + 32u; // body.rs:240
            let t8 = min_u32(t0, n - 1u); // body.rs:241
            let t9 = shr_u32(t7, group_shift); // rows.rs:94
            let t10 = weight[(t8 * (imm.k * 4u / 32u) + t7 * 4u) >> 2u]; // rows.rs:96
            let t11 = min_u32(t0, n - 1u) + n; // body.rs:241
            let t12 = shr_u32(t7, group_shift); // rows.rs:94
            let t13 = weight[(t11 * (imm.k * 4u / 32u) + t7 * 4u) >> 2u]; // rows.rs:96
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_0[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_0[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_0[place_2]; // body.rs:171
            let t14 = decode_bf16(words.x & 65535u); // body.rs:78
            let t15 = decode_bf16(words.x >> 16u);
            let t16 = decode_bf16(words.y & 65535u);
            let t17 = decode_bf16(words.y >> 16u);
            let t18 = decode_bf16(words.z & 65535u);
            let t19 = decode_bf16(words.z >> 16u);
            let t20 = decode_bf16(words.w & 65535u);
            let t21 = decode_bf16(words.w >> 16u);
            let t22 = decode_bf16(words_1.x & 65535u);
            let t23 = decode_bf16(words_1.x >> 16u);
            let t24 = decode_bf16(words_1.y & 65535u);
            let t25 = decode_bf16(words_1.y >> 16u);
            let t26 = decode_bf16(words_1.z & 65535u);
            let t27 = decode_bf16(words_1.z >> 16u);
            let t28 = decode_bf16(words_1.w & 65535u);
            let t29 = decode_bf16(words_1.w >> 16u);
            let t30 = decode_bf16(words_2.x & 65535u);
            let t31 = decode_bf16(words_2.x >> 16u);
            let t32 = decode_bf16(words_2.y & 65535u);
            let t33 = decode_bf16(words_2.y >> 16u);
            let t34 = decode_bf16(words_2.z & 65535u);
            let t35 = decode_bf16(words_2.z >> 16u);
            let t36 = decode_bf16(words_2.w & 65535u);
            let t37 = decode_bf16(words_2.w >> 16u);
            let t38 = decode_bf16(words_3.x & 65535u);
            let t39 = decode_bf16(words_3.x >> 16u);
            let t40 = decode_bf16(words_3.y & 65535u);
            let t41 = decode_bf16(words_3.y >> 16u);
            let t42 = decode_bf16(words_3.z & 65535u);
            let t43 = decode_bf16(words_3.z >> 16u);
            let t44 = decode_bf16(words_3.w & 65535u);
            let t45 = decode_bf16(words_3.w >> 16u);
            let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t14) ^ hidden_zero) + t15) ^ hidden_zero); // rows.rs:164
            let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t46 + t16) ^ hidden_zero) + t17) ^ hidden_zero);
            let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t47 + t18) ^ hidden_zero) + t19) ^ hidden_zero);
            let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t48 + t20) ^ hidden_zero) + t21) ^ hidden_zero);
            let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t49 + t22) ^ hidden_zero) + t23) ^ hidden_zero);
            let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t50 + t24) ^ hidden_zero) + t25) ^ hidden_zero);
            let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t51 + t26) ^ hidden_zero) + t27) ^ hidden_zero);
            let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t52 + t28) ^ hidden_zero) + t29) ^ hidden_zero);
            let t54 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t53 + t30) ^ hidden_zero) + t31) ^ hidden_zero);
            let t55 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t54 + t32) ^ hidden_zero) + t33) ^ hidden_zero);
            let t56 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t55 + t34) ^ hidden_zero) + t35) ^ hidden_zero);
            let t57 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t56 + t36) ^ hidden_zero) + t37) ^ hidden_zero);
            let t58 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t57 + t38) ^ hidden_zero) + t39) ^ hidden_zero);
            let t59 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t58 + t40) ^ hidden_zero) + t41) ^ hidden_zero);
            let t60 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t59 + t42) ^ hidden_zero) + t43) ^ hidden_zero);
            let t61 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t60 + t44) ^ hidden_zero) + t45) ^ hidden_zero);
            let t62 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t3.x & 15u) * t14) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t63 = bitcast<u32>(bitcast<f32>(t62) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 4u) & 15u) * t15) ^ hidden_zero));
            let t64 = bitcast<f32>(t63 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 8u) & 15u) * t16) ^ hidden_zero);
            let t65 = bitcast<f32>(bitcast<u32>(t64) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 12u) & 15u) * t17) ^ hidden_zero);
            let t66 = bitcast<f32>(bitcast<u32>(t65) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 16u) & 15u) * t18) ^ hidden_zero);
            let t67 = bitcast<f32>(bitcast<u32>(t66) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 20u) & 15u) * t19) ^ hidden_zero);
            let t68 = bitcast<f32>(bitcast<u32>(t67) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 24u) & 15u) * t20) ^ hidden_zero);
            let t69 = bitcast<f32>(bitcast<u32>(t68) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 28u) & 15u) * t21) ^ hidden_zero);
            let t70 = bitcast<f32>(bitcast<u32>(t69) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t3.y & 15u) * t22) ^ hidden_zero);
            let t71 = bitcast<f32>(bitcast<u32>(t70) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 4u) & 15u) * t23) ^ hidden_zero);
            let t72 = bitcast<f32>(bitcast<u32>(t71) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 8u) & 15u) * t24) ^ hidden_zero);
            let t73 = bitcast<f32>(bitcast<u32>(t72) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 12u) & 15u) * t25) ^ hidden_zero);
            let t74 = bitcast<f32>(bitcast<u32>(t73) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 16u) & 15u) * t26) ^ hidden_zero);
            let t75 = bitcast<f32>(bitcast<u32>(t74) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 20u) & 15u) * t27) ^ hidden_zero);
            let t76 = bitcast<f32>(bitcast<u32>(t75) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 24u) & 15u) * t28) ^ hidden_zero);
            let t77 = bitcast<f32>(bitcast<u32>(t76) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 28u) & 15u) * t29) ^ hidden_zero);
            let t78 = bitcast<f32>(bitcast<u32>(t77) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t3.z & 15u) * t30) ^ hidden_zero);
            let t79 = bitcast<f32>(bitcast<u32>(t78) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 4u) & 15u) * t31) ^ hidden_zero);
            let t80 = bitcast<f32>(bitcast<u32>(t79) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 8u) & 15u) * t32) ^ hidden_zero);
            let t81 = bitcast<f32>(bitcast<u32>(t80) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 12u) & 15u) * t33) ^ hidden_zero);
            let t82 = bitcast<f32>(bitcast<u32>(t81) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 16u) & 15u) * t34) ^ hidden_zero);
            let t83 = bitcast<f32>(bitcast<u32>(t82) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 20u) & 15u) * t35) ^ hidden_zero);
            let t84 = bitcast<f32>(bitcast<u32>(t83) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 24u) & 15u) * t36) ^ hidden_zero);
            let t85 = bitcast<f32>(bitcast<u32>(t84) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 28u) & 15u) * t37) ^ hidden_zero);
            let t86 = bitcast<f32>(bitcast<u32>(t85) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t3.w & 15u) * t38) ^ hidden_zero);
            let t87 = bitcast<f32>(bitcast<u32>(t86) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 4u) & 15u) * t39) ^ hidden_zero);
            let t88 = bitcast<f32>(bitcast<u32>(t87) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 8u) & 15u) * t40) ^ hidden_zero);
            let t89 = bitcast<f32>(bitcast<u32>(t88) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 12u) & 15u) * t41) ^ hidden_zero);
            let t90 = bitcast<f32>(bitcast<u32>(t89) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 16u) & 15u) * t42) ^ hidden_zero);
            let t91 = bitcast<f32>(bitcast<u32>(t90) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 20u) & 15u) * t43) ^ hidden_zero);
            let t92 = bitcast<f32>(bitcast<u32>(t91) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 24u) & 15u) * t44) ^ hidden_zero);
            let t93 = bitcast<f32>(bitcast<u32>(t92) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 28u) & 15u) * t45) ^ hidden_zero);
            let t94 = bitcast<u32>(load_scales(t1 * imm.n_groups + t2) * bitcast<f32>(bitcast<u32>(t93) ^ hidden_zero));
            let t95 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t94 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t1 * imm.n_groups + t2) * t61) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t95) ^ hidden_zero); // body.rs:255
            let t96 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t6.x & 15u) * t14) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t97 = bitcast<u32>(bitcast<f32>(t96) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 4u) & 15u) * t15) ^ hidden_zero));
            let t98 = bitcast<f32>(t97 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 8u) & 15u) * t16) ^ hidden_zero);
            let t99 = bitcast<f32>(bitcast<u32>(t98) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 12u) & 15u) * t17) ^ hidden_zero);
            let t100 = bitcast<f32>(bitcast<u32>(t99) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 16u) & 15u) * t18) ^ hidden_zero);
            let t101 = bitcast<f32>(bitcast<u32>(t100) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 20u) & 15u) * t19) ^ hidden_zero);
            let t102 = bitcast<f32>(bitcast<u32>(t101) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 24u) & 15u) * t20) ^ hidden_zero);
            let t103 = bitcast<f32>(bitcast<u32>(t102) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 28u) & 15u) * t21) ^ hidden_zero);
            let t104 = bitcast<f32>(bitcast<u32>(t103) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t6.y & 15u) * t22) ^ hidden_zero);
            let t105 = bitcast<f32>(bitcast<u32>(t104) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 4u) & 15u) * t23) ^ hidden_zero);
            let t106 = bitcast<f32>(bitcast<u32>(t105) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 8u) & 15u) * t24) ^ hidden_zero);
            let t107 = bitcast<f32>(bitcast<u32>(t106) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 12u) & 15u) * t25) ^ hidden_zero);
            let t108 = bitcast<f32>(bitcast<u32>(t107) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 16u) & 15u) * t26) ^ hidden_zero);
            let t109 = bitcast<f32>(bitcast<u32>(t108) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 20u) & 15u) * t27) ^ hidden_zero);
            let t110 = bitcast<f32>(bitcast<u32>(t109) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 24u) & 15u) * t28) ^ hidden_zero);
            let t111 = bitcast<f32>(bitcast<u32>(t110) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 28u) & 15u) * t29) ^ hidden_zero);
            let t112 = bitcast<f32>(bitcast<u32>(t111) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t6.z & 15u) * t30) ^ hidden_zero);
            let t113 = bitcast<f32>(bitcast<u32>(t112) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 4u) & 15u) * t31) ^ hidden_zero);
            let t114 = bitcast<f32>(bitcast<u32>(t113) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 8u) & 15u) * t32) ^ hidden_zero);
            let t115 = bitcast<f32>(bitcast<u32>(t114) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 12u) & 15u) * t33) ^ hidden_zero);
            let t116 = bitcast<f32>(bitcast<u32>(t115) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 16u) & 15u) * t34) ^ hidden_zero);
            let t117 = bitcast<f32>(bitcast<u32>(t116) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 20u) & 15u) * t35) ^ hidden_zero);
            let t118 = bitcast<f32>(bitcast<u32>(t117) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 24u) & 15u) * t36) ^ hidden_zero);
            let t119 = bitcast<f32>(bitcast<u32>(t118) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 28u) & 15u) * t37) ^ hidden_zero);
            let t120 = bitcast<f32>(bitcast<u32>(t119) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t6.w & 15u) * t38) ^ hidden_zero);
            let t121 = bitcast<f32>(bitcast<u32>(t120) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 4u) & 15u) * t39) ^ hidden_zero);
            let t122 = bitcast<f32>(bitcast<u32>(t121) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 8u) & 15u) * t40) ^ hidden_zero);
            let t123 = bitcast<f32>(bitcast<u32>(t122) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 12u) & 15u) * t41) ^ hidden_zero);
            let t124 = bitcast<f32>(bitcast<u32>(t123) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 16u) & 15u) * t42) ^ hidden_zero);
            let t125 = bitcast<f32>(bitcast<u32>(t124) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 20u) & 15u) * t43) ^ hidden_zero);
            let t126 = bitcast<f32>(bitcast<u32>(t125) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 24u) & 15u) * t44) ^ hidden_zero);
            let t127 = bitcast<f32>(bitcast<u32>(t126) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 28u) & 15u) * t45) ^ hidden_zero);
            let t128 = bitcast<u32>(load_scales(t4 * imm.n_groups + t5) * bitcast<f32>(bitcast<u32>(t127) ^ hidden_zero));
            let t129 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t128 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t4 * imm.n_groups + t5) * t61) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t129) ^ hidden_zero); // body.rs:255
            let t130 = counter + 32u; // body.rs:250
            let words_4 = array_0[(t130 & 4294967264u) * 4u + (t130 & 31u)]; // body.rs:171
            let place_3 = (t130 & 4294967264u) * 4u + (t130 & 31u) + 32u; // body.rs:170
            let words_5 = array_0[place_3]; // body.rs:171
            let place_4 = (t130 & 4294967264u) * 4u + (t130 & 31u) + 64u; // body.rs:170
            let words_6 = array_0[place_4]; // body.rs:171
            let place_5 = (t130 & 4294967264u) * 4u + (t130 & 31u) + 96u; // body.rs:170
            let words_7 = array_0[place_5]; // body.rs:171
            let t131 = decode_bf16(words_4.x & 65535u); // body.rs:78
            let t132 = decode_bf16(words_4.x >> 16u);
            let t133 = decode_bf16(words_4.y & 65535u);
            let t134 = decode_bf16(words_4.y >> 16u);
            let t135 = decode_bf16(words_4.z & 65535u);
            let t136 = decode_bf16(words_4.z >> 16u);
            let t137 = decode_bf16(words_4.w & 65535u);
            let t138 = decode_bf16(words_4.w >> 16u);
            let t139 = decode_bf16(words_5.x & 65535u);
            let t140 = decode_bf16(words_5.x >> 16u);
            let t141 = decode_bf16(words_5.y & 65535u);
            let t142 = decode_bf16(words_5.y >> 16u);
            let t143 = decode_bf16(words_5.z & 65535u);
            let t144 = decode_bf16(words_5.z >> 16u);
            let t145 = decode_bf16(words_5.w & 65535u);
            let t146 = decode_bf16(words_5.w >> 16u);
            let t147 = decode_bf16(words_6.x & 65535u);
            let t148 = decode_bf16(words_6.x >> 16u);
            let t149 = decode_bf16(words_6.y & 65535u);
            let t150 = decode_bf16(words_6.y >> 16u);
            let t151 = decode_bf16(words_6.z & 65535u);
            let t152 = decode_bf16(words_6.z >> 16u);
            let t153 = decode_bf16(words_6.w & 65535u);
            let t154 = decode_bf16(words_6.w >> 16u);
            let t155 = decode_bf16(words_7.x & 65535u);
            let t156 = decode_bf16(words_7.x >> 16u);
            let t157 = decode_bf16(words_7.y & 65535u);
            let t158 = decode_bf16(words_7.y >> 16u);
            let t159 = decode_bf16(words_7.z & 65535u);
            let t160 = decode_bf16(words_7.z >> 16u);
            let t161 = decode_bf16(words_7.w & 65535u);
            let t162 = decode_bf16(words_7.w >> 16u);
            let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t131) ^ hidden_zero) + t132) ^ hidden_zero); // rows.rs:164
            let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t163 + t133) ^ hidden_zero) + t134) ^ hidden_zero);
            let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t164 + t135) ^ hidden_zero) + t136) ^ hidden_zero);
            let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t165 + t137) ^ hidden_zero) + t138) ^ hidden_zero);
            let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t166 + t139) ^ hidden_zero) + t140) ^ hidden_zero);
            let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t167 + t141) ^ hidden_zero) + t142) ^ hidden_zero);
            let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t168 + t143) ^ hidden_zero) + t144) ^ hidden_zero);
            let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t169 + t145) ^ hidden_zero) + t146) ^ hidden_zero);
            let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t170 + t147) ^ hidden_zero) + t148) ^ hidden_zero);
            let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t171 + t149) ^ hidden_zero) + t150) ^ hidden_zero);
            let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t172 + t151) ^ hidden_zero) + t152) ^ hidden_zero);
            let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t173 + t153) ^ hidden_zero) + t154) ^ hidden_zero);
            let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t174 + t155) ^ hidden_zero) + t156) ^ hidden_zero);
            let t176 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t175 + t157) ^ hidden_zero) + t158) ^ hidden_zero);
            let t177 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t176 + t159) ^ hidden_zero) + t160) ^ hidden_zero);
            let t178 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t177 + t161) ^ hidden_zero) + t162) ^ hidden_zero);
            let t179 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t10.x & 15u) * t131) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t180 = bitcast<u32>(bitcast<f32>(t179) + bitcast<f32>(bitcast<u32>(f32((t10.x >> 4u) & 15u) * t132) ^ hidden_zero));
            let t181 = bitcast<f32>(t180 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.x >> 8u) & 15u) * t133) ^ hidden_zero);
            let t182 = bitcast<f32>(bitcast<u32>(t181) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.x >> 12u) & 15u) * t134) ^ hidden_zero);
            let t183 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.x >> 16u) & 15u) * t135) ^ hidden_zero);
            let t184 = bitcast<f32>(bitcast<u32>(t183) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.x >> 20u) & 15u) * t136) ^ hidden_zero);
            let t185 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.x >> 24u) & 15u) * t137) ^ hidden_zero);
            let t186 = bitcast<f32>(bitcast<u32>(t185) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.x >> 28u) & 15u) * t138) ^ hidden_zero);
            let t187 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t10.y & 15u) * t139) ^ hidden_zero);
            let t188 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.y >> 4u) & 15u) * t140) ^ hidden_zero);
            let t189 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.y >> 8u) & 15u) * t141) ^ hidden_zero);
            let t190 = bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.y >> 12u) & 15u) * t142) ^ hidden_zero);
            let t191 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.y >> 16u) & 15u) * t143) ^ hidden_zero);
            let t192 = bitcast<f32>(bitcast<u32>(t191) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.y >> 20u) & 15u) * t144) ^ hidden_zero);
            let t193 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.y >> 24u) & 15u) * t145) ^ hidden_zero);
            let t194 = bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.y >> 28u) & 15u) * t146) ^ hidden_zero);
            let t195 = bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t10.z & 15u) * t147) ^ hidden_zero);
            let t196 = bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.z >> 4u) & 15u) * t148) ^ hidden_zero);
            let t197 = bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.z >> 8u) & 15u) * t149) ^ hidden_zero);
            let t198 = bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.z >> 12u) & 15u) * t150) ^ hidden_zero);
            let t199 = bitcast<f32>(bitcast<u32>(t198) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.z >> 16u) & 15u) * t151) ^ hidden_zero);
            let t200 = bitcast<f32>(bitcast<u32>(t199) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.z >> 20u) & 15u) * t152) ^ hidden_zero);
            let t201 = bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.z >> 24u) & 15u) * t153) ^ hidden_zero);
            let t202 = bitcast<f32>(bitcast<u32>(t201) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.z >> 28u) & 15u) * t154) ^ hidden_zero);
            let t203 = bitcast<f32>(bitcast<u32>(t202) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t10.w & 15u) * t155) ^ hidden_zero);
            let t204 = bitcast<f32>(bitcast<u32>(t203) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.w >> 4u) & 15u) * t156) ^ hidden_zero);
            let t205 = bitcast<f32>(bitcast<u32>(t204) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.w >> 8u) & 15u) * t157) ^ hidden_zero);
            let t206 = bitcast<f32>(bitcast<u32>(t205) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.w >> 12u) & 15u) * t158) ^ hidden_zero);
            let t207 = bitcast<f32>(bitcast<u32>(t206) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.w >> 16u) & 15u) * t159) ^ hidden_zero);
            let t208 = bitcast<f32>(bitcast<u32>(t207) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.w >> 20u) & 15u) * t160) ^ hidden_zero);
            let t209 = bitcast<f32>(bitcast<u32>(t208) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.w >> 24u) & 15u) * t161) ^ hidden_zero);
            let t210 = bitcast<f32>(bitcast<u32>(t209) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t10.w >> 28u) & 15u) * t162) ^ hidden_zero);
            let t211 = bitcast<u32>(load_scales(t8 * imm.n_groups + t9) * bitcast<f32>(bitcast<u32>(t210) ^ hidden_zero));
            let t212 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t211 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t8 * imm.n_groups + t9) * t178) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t212) ^ hidden_zero); // body.rs:255
            let t213 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t13.x & 15u) * t131) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t214 = bitcast<u32>(bitcast<f32>(t213) + bitcast<f32>(bitcast<u32>(f32((t13.x >> 4u) & 15u) * t132) ^ hidden_zero));
            let t215 = bitcast<f32>(t214 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.x >> 8u) & 15u) * t133) ^ hidden_zero);
            let t216 = bitcast<f32>(bitcast<u32>(t215) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.x >> 12u) & 15u) * t134) ^ hidden_zero);
            let t217 = bitcast<f32>(bitcast<u32>(t216) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.x >> 16u) & 15u) * t135) ^ hidden_zero);
            let t218 = bitcast<f32>(bitcast<u32>(t217) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.x >> 20u) & 15u) * t136) ^ hidden_zero);
            let t219 = bitcast<f32>(bitcast<u32>(t218) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.x >> 24u) & 15u) * t137) ^ hidden_zero);
            let t220 = bitcast<f32>(bitcast<u32>(t219) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.x >> 28u) & 15u) * t138) ^ hidden_zero);
            let t221 = bitcast<f32>(bitcast<u32>(t220) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t13.y & 15u) * t139) ^ hidden_zero);
            let t222 = bitcast<f32>(bitcast<u32>(t221) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.y >> 4u) & 15u) * t140) ^ hidden_zero);
            let t223 = bitcast<f32>(bitcast<u32>(t222) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.y >> 8u) & 15u) * t141) ^ hidden_zero);
            let t224 = bitcast<f32>(bitcast<u32>(t223) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.y >> 12u) & 15u) * t142) ^ hidden_zero);
            let t225 = bitcast<f32>(bitcast<u32>(t224) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.y >> 16u) & 15u) * t143) ^ hidden_zero);
            let t226 = bitcast<f32>(bitcast<u32>(t225) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.y >> 20u) & 15u) * t144) ^ hidden_zero);
            let t227 = bitcast<f32>(bitcast<u32>(t226) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.y >> 24u) & 15u) * t145) ^ hidden_zero);
            let t228 = bitcast<f32>(bitcast<u32>(t227) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.y >> 28u) & 15u) * t146) ^ hidden_zero);
            let t229 = bitcast<f32>(bitcast<u32>(t228) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t13.z & 15u) * t147) ^ hidden_zero);
            let t230 = bitcast<f32>(bitcast<u32>(t229) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.z >> 4u) & 15u) * t148) ^ hidden_zero);
            let t231 = bitcast<f32>(bitcast<u32>(t230) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.z >> 8u) & 15u) * t149) ^ hidden_zero);
            let t232 = bitcast<f32>(bitcast<u32>(t231) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.z >> 12u) & 15u) * t150) ^ hidden_zero);
            let t233 = bitcast<f32>(bitcast<u32>(t232) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.z >> 16u) & 15u) * t151) ^ hidden_zero);
            let t234 = bitcast<f32>(bitcast<u32>(t233) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.z >> 20u) & 15u) * t152) ^ hidden_zero);
            let t235 = bitcast<f32>(bitcast<u32>(t234) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.z >> 24u) & 15u) * t153) ^ hidden_zero);
            let t236 = bitcast<f32>(bitcast<u32>(t235) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.z >> 28u) & 15u) * t154) ^ hidden_zero);
            let t237 = bitcast<f32>(bitcast<u32>(t236) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t13.w & 15u) * t155) ^ hidden_zero);
            let t238 = bitcast<f32>(bitcast<u32>(t237) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.w >> 4u) & 15u) * t156) ^ hidden_zero);
            let t239 = bitcast<f32>(bitcast<u32>(t238) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.w >> 8u) & 15u) * t157) ^ hidden_zero);
            let t240 = bitcast<f32>(bitcast<u32>(t239) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.w >> 12u) & 15u) * t158) ^ hidden_zero);
            let t241 = bitcast<f32>(bitcast<u32>(t240) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.w >> 16u) & 15u) * t159) ^ hidden_zero);
            let t242 = bitcast<f32>(bitcast<u32>(t241) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.w >> 20u) & 15u) * t160) ^ hidden_zero);
            let t243 = bitcast<f32>(bitcast<u32>(t242) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.w >> 24u) & 15u) * t161) ^ hidden_zero);
            let t244 = bitcast<f32>(bitcast<u32>(t243) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t13.w >> 28u) & 15u) * t162) ^ hidden_zero);
            let t245 = bitcast<u32>(load_scales(t11 * imm.n_groups + t12) * bitcast<f32>(bitcast<u32>(t244) ^ hidden_zero));
            let t246 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t245 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t11 * imm.n_groups + t12) * t178) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t246) ^ hidden_zero); // body.rs:255
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t247 = min_u32(t0, n - 1u); // body.rs:241
            let t248 = shr_u32(first, group_shift); // rows.rs:94
            let t249 = weight[(t247 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let t250 = min_u32(t0, n - 1u) + n; // body.rs:241
            let t251 = shr_u32(first, group_shift); // rows.rs:94
            let t252 = weight[(t250 * (imm.k * 4u / 32u) + first * 4u) >> 2u]; // rows.rs:96
            let words = array_0[(counter & 4294967264u) * 4u + (counter & 31u)]; // body.rs:171
            let place = (counter & 4294967264u) * 4u + (counter & 31u) + 32u; // body.rs:170
            let words_1 = array_0[place]; // body.rs:171
            let place_1 = (counter & 4294967264u) * 4u + (counter & 31u) + 64u; // body.rs:170
            let words_2 = array_0[place_1]; // body.rs:171
            let place_2 = (counter & 4294967264u) * 4u + (counter & 31u) + 96u; // body.rs:170
            let words_3 = array_0[place_2]; // body.rs:171
            let t253 = decode_bf16(words.x & 65535u); // body.rs:78
            let t254 = decode_bf16(words.x >> 16u);
            let t255 = decode_bf16(words.y & 65535u);
            let t256 = decode_bf16(words.y >> 16u);
            let t257 = decode_bf16(words.z & 65535u);
            let t258 = decode_bf16(words.z >> 16u);
            let t259 = decode_bf16(words.w & 65535u);
            let t260 = decode_bf16(words.w >> 16u);
            let t261 = decode_bf16(words_1.x & 65535u);
            let t262 = decode_bf16(words_1.x >> 16u);
            let t263 = decode_bf16(words_1.y & 65535u);
            let t264 = decode_bf16(words_1.y >> 16u);
            let t265 = decode_bf16(words_1.z & 65535u);
            let t266 = decode_bf16(words_1.z >> 16u);
            let t267 = decode_bf16(words_1.w & 65535u);
            let t268 = decode_bf16(words_1.w >> 16u);
            let t269 = decode_bf16(words_2.x & 65535u);
            let t270 = decode_bf16(words_2.x >> 16u);
            let t271 = decode_bf16(words_2.y & 65535u);
            let t272 = decode_bf16(words_2.y >> 16u);
            let t273 = decode_bf16(words_2.z & 65535u);
            let t274 = decode_bf16(words_2.z >> 16u);
            let t275 = decode_bf16(words_2.w & 65535u);
            let t276 = decode_bf16(words_2.w >> 16u);
            let t277 = decode_bf16(words_3.x & 65535u);
            let t278 = decode_bf16(words_3.x >> 16u);
            let t279 = decode_bf16(words_3.y & 65535u);
            let t280 = decode_bf16(words_3.y >> 16u);
            let t281 = decode_bf16(words_3.z & 65535u);
            let t282 = decode_bf16(words_3.z >> 16u);
            let t283 = decode_bf16(words_3.w & 65535u);
            let t284 = decode_bf16(words_3.w >> 16u);
            let t285 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t253) ^ hidden_zero) + t254) ^ hidden_zero); // rows.rs:164
            let t286 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t285 + t255) ^ hidden_zero) + t256) ^ hidden_zero);
            let t287 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t286 + t257) ^ hidden_zero) + t258) ^ hidden_zero);
            let t288 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t287 + t259) ^ hidden_zero) + t260) ^ hidden_zero);
            let t289 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t288 + t261) ^ hidden_zero) + t262) ^ hidden_zero);
            let t290 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t289 + t263) ^ hidden_zero) + t264) ^ hidden_zero);
            let t291 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t290 + t265) ^ hidden_zero) + t266) ^ hidden_zero);
            let t292 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t291 + t267) ^ hidden_zero) + t268) ^ hidden_zero);
            let t293 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t292 + t269) ^ hidden_zero) + t270) ^ hidden_zero);
            let t294 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t293 + t271) ^ hidden_zero) + t272) ^ hidden_zero);
            let t295 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t294 + t273) ^ hidden_zero) + t274) ^ hidden_zero);
            let t296 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t295 + t275) ^ hidden_zero) + t276) ^ hidden_zero);
            let t297 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t296 + t277) ^ hidden_zero) + t278) ^ hidden_zero);
            let t298 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t297 + t279) ^ hidden_zero) + t280) ^ hidden_zero);
            let t299 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t298 + t281) ^ hidden_zero) + t282) ^ hidden_zero);
            let t300 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t299 + t283) ^ hidden_zero) + t284) ^ hidden_zero);
            let t301 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t249.x & 15u) * t253) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t302 = bitcast<u32>(bitcast<f32>(t301) + bitcast<f32>(bitcast<u32>(f32((t249.x >> 4u) & 15u) * t254) ^ hidden_zero));
            let t303 = bitcast<f32>(t302 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.x >> 8u) & 15u) * t255) ^ hidden_zero);
            let t304 = bitcast<f32>(bitcast<u32>(t303) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.x >> 12u) & 15u) * t256) ^ hidden_zero);
            let t305 = bitcast<f32>(bitcast<u32>(t304) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.x >> 16u) & 15u) * t257) ^ hidden_zero);
            let t306 = bitcast<f32>(bitcast<u32>(t305) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.x >> 20u) & 15u) * t258) ^ hidden_zero);
            let t307 = bitcast<f32>(bitcast<u32>(t306) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.x >> 24u) & 15u) * t259) ^ hidden_zero);
            let t308 = bitcast<f32>(bitcast<u32>(t307) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.x >> 28u) & 15u) * t260) ^ hidden_zero);
            let t309 = bitcast<f32>(bitcast<u32>(t308) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t249.y & 15u) * t261) ^ hidden_zero);
            let t310 = bitcast<f32>(bitcast<u32>(t309) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.y >> 4u) & 15u) * t262) ^ hidden_zero);
            let t311 = bitcast<f32>(bitcast<u32>(t310) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.y >> 8u) & 15u) * t263) ^ hidden_zero);
            let t312 = bitcast<f32>(bitcast<u32>(t311) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.y >> 12u) & 15u) * t264) ^ hidden_zero);
            let t313 = bitcast<f32>(bitcast<u32>(t312) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.y >> 16u) & 15u) * t265) ^ hidden_zero);
            let t314 = bitcast<f32>(bitcast<u32>(t313) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.y >> 20u) & 15u) * t266) ^ hidden_zero);
            let t315 = bitcast<f32>(bitcast<u32>(t314) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.y >> 24u) & 15u) * t267) ^ hidden_zero);
            let t316 = bitcast<f32>(bitcast<u32>(t315) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.y >> 28u) & 15u) * t268) ^ hidden_zero);
            let t317 = bitcast<f32>(bitcast<u32>(t316) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t249.z & 15u) * t269) ^ hidden_zero);
            let t318 = bitcast<f32>(bitcast<u32>(t317) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.z >> 4u) & 15u) * t270) ^ hidden_zero);
            let t319 = bitcast<f32>(bitcast<u32>(t318) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.z >> 8u) & 15u) * t271) ^ hidden_zero);
            let t320 = bitcast<f32>(bitcast<u32>(t319) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.z >> 12u) & 15u) * t272) ^ hidden_zero);
            let t321 = bitcast<f32>(bitcast<u32>(t320) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.z >> 16u) & 15u) * t273) ^ hidden_zero);
            let t322 = bitcast<f32>(bitcast<u32>(t321) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.z >> 20u) & 15u) * t274) ^ hidden_zero);
            let t323 = bitcast<f32>(bitcast<u32>(t322) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.z >> 24u) & 15u) * t275) ^ hidden_zero);
            let t324 = bitcast<f32>(bitcast<u32>(t323) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.z >> 28u) & 15u) * t276) ^ hidden_zero);
            let t325 = bitcast<f32>(bitcast<u32>(t324) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t249.w & 15u) * t277) ^ hidden_zero);
            let t326 = bitcast<f32>(bitcast<u32>(t325) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.w >> 4u) & 15u) * t278) ^ hidden_zero);
            let t327 = bitcast<f32>(bitcast<u32>(t326) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.w >> 8u) & 15u) * t279) ^ hidden_zero);
            let t328 = bitcast<f32>(bitcast<u32>(t327) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.w >> 12u) & 15u) * t280) ^ hidden_zero);
            let t329 = bitcast<f32>(bitcast<u32>(t328) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.w >> 16u) & 15u) * t281) ^ hidden_zero);
            let t330 = bitcast<f32>(bitcast<u32>(t329) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.w >> 20u) & 15u) * t282) ^ hidden_zero);
            let t331 = bitcast<f32>(bitcast<u32>(t330) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.w >> 24u) & 15u) * t283) ^ hidden_zero);
            let t332 = bitcast<f32>(bitcast<u32>(t331) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t249.w >> 28u) & 15u) * t284) ^ hidden_zero);
            let t333 = bitcast<u32>(load_scales(t247 * imm.n_groups + t248) * bitcast<f32>(bitcast<u32>(t332) ^ hidden_zero));
            let t334 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t333 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t247 * imm.n_groups + t248) * t300) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t334) ^ hidden_zero); // body.rs:255
            let t335 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t252.x & 15u) * t253) ^ hidden_zero)) ^ hidden_zero; // rows.rs:169
            let t336 = bitcast<u32>(bitcast<f32>(t335) + bitcast<f32>(bitcast<u32>(f32((t252.x >> 4u) & 15u) * t254) ^ hidden_zero));
            let t337 = bitcast<f32>(t336 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.x >> 8u) & 15u) * t255) ^ hidden_zero);
            let t338 = bitcast<f32>(bitcast<u32>(t337) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.x >> 12u) & 15u) * t256) ^ hidden_zero);
            let t339 = bitcast<f32>(bitcast<u32>(t338) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.x >> 16u) & 15u) * t257) ^ hidden_zero);
            let t340 = bitcast<f32>(bitcast<u32>(t339) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.x >> 20u) & 15u) * t258) ^ hidden_zero);
            let t341 = bitcast<f32>(bitcast<u32>(t340) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.x >> 24u) & 15u) * t259) ^ hidden_zero);
            let t342 = bitcast<f32>(bitcast<u32>(t341) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.x >> 28u) & 15u) * t260) ^ hidden_zero);
            let t343 = bitcast<f32>(bitcast<u32>(t342) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t252.y & 15u) * t261) ^ hidden_zero);
            let t344 = bitcast<f32>(bitcast<u32>(t343) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.y >> 4u) & 15u) * t262) ^ hidden_zero);
            let t345 = bitcast<f32>(bitcast<u32>(t344) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.y >> 8u) & 15u) * t263) ^ hidden_zero);
            let t346 = bitcast<f32>(bitcast<u32>(t345) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.y >> 12u) & 15u) * t264) ^ hidden_zero);
            let t347 = bitcast<f32>(bitcast<u32>(t346) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.y >> 16u) & 15u) * t265) ^ hidden_zero);
            let t348 = bitcast<f32>(bitcast<u32>(t347) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.y >> 20u) & 15u) * t266) ^ hidden_zero);
            let t349 = bitcast<f32>(bitcast<u32>(t348) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.y >> 24u) & 15u) * t267) ^ hidden_zero);
            let t350 = bitcast<f32>(bitcast<u32>(t349) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.y >> 28u) & 15u) * t268) ^ hidden_zero);
            let t351 = bitcast<f32>(bitcast<u32>(t350) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t252.z & 15u) * t269) ^ hidden_zero);
            let t352 = bitcast<f32>(bitcast<u32>(t351) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.z >> 4u) & 15u) * t270) ^ hidden_zero);
            let t353 = bitcast<f32>(bitcast<u32>(t352) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.z >> 8u) & 15u) * t271) ^ hidden_zero);
            let t354 = bitcast<f32>(bitcast<u32>(t353) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.z >> 12u) & 15u) * t272) ^ hidden_zero);
            let t355 = bitcast<f32>(bitcast<u32>(t354) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.z >> 16u) & 15u) * t273) ^ hidden_zero);
            let t356 = bitcast<f32>(bitcast<u32>(t355) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.z >> 20u) & 15u) * t274) ^ hidden_zero);
            let t357 = bitcast<f32>(bitcast<u32>(t356) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.z >> 24u) & 15u) * t275) ^ hidden_zero);
            let t358 = bitcast<f32>(bitcast<u32>(t357) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.z >> 28u) & 15u) * t276) ^ hidden_zero);
            let t359 = bitcast<f32>(bitcast<u32>(t358) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t252.w & 15u) * t277) ^ hidden_zero);
            let t360 = bitcast<f32>(bitcast<u32>(t359) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.w >> 4u) & 15u) * t278) ^ hidden_zero);
            let t361 = bitcast<f32>(bitcast<u32>(t360) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.w >> 8u) & 15u) * t279) ^ hidden_zero);
            let t362 = bitcast<f32>(bitcast<u32>(t361) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.w >> 12u) & 15u) * t280) ^ hidden_zero);
            let t363 = bitcast<f32>(bitcast<u32>(t362) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.w >> 16u) & 15u) * t281) ^ hidden_zero);
            let t364 = bitcast<f32>(bitcast<u32>(t363) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.w >> 20u) & 15u) * t282) ^ hidden_zero);
            let t365 = bitcast<f32>(bitcast<u32>(t364) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.w >> 24u) & 15u) * t283) ^ hidden_zero);
            let t366 = bitcast<f32>(bitcast<u32>(t365) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t252.w >> 28u) & 15u) * t284) ^ hidden_zero);
            let t367 = bitcast<u32>(load_scales(t250 * imm.n_groups + t251) * bitcast<f32>(bitcast<u32>(t366) ^ hidden_zero));
            let t368 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t367 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t250 * imm.n_groups + t251) * t300) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t368) ^ hidden_zero); // body.rs:255
        }
        workgroupBarrier(); // body.rs:264
    }
    let t369 = sums_0_0; // body.rs:271
    let t370 = subgroupShuffleXor(t369, 1u);
    let t371 = bitcast<f32>(bitcast<u32>(t369 + t370) ^ hidden_zero);
    let t372 = subgroupShuffleXor(t371, 2u);
    let t373 = bitcast<f32>(bitcast<u32>(t371 + t372) ^ hidden_zero);
    let t374 = subgroupShuffleXor(t373, 4u);
    let t375 = bitcast<f32>(bitcast<u32>(t373 + t374) ^ hidden_zero);
    let t376 = subgroupShuffleXor(t375, 8u);
    let t377 = bitcast<f32>(bitcast<u32>(t375 + t376) ^ hidden_zero);
    let t378 = subgroupShuffleXor(t377, 16u);
    let sum = t377 + t378;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[local_invocation_index >> 5u] = sum; // body.rs:277
    }
    let t379 = sums_0_1; // body.rs:271
    let t380 = subgroupShuffleXor(t379, 1u);
    let t381 = bitcast<f32>(bitcast<u32>(t379 + t380) ^ hidden_zero);
    let t382 = subgroupShuffleXor(t381, 2u);
    let t383 = bitcast<f32>(bitcast<u32>(t381 + t382) ^ hidden_zero);
    let t384 = subgroupShuffleXor(t383, 4u);
    let t385 = bitcast<f32>(bitcast<u32>(t383 + t384) ^ hidden_zero);
    let t386 = subgroupShuffleXor(t385, 8u);
    let t387 = bitcast<f32>(bitcast<u32>(t385 + t386) ^ hidden_zero);
    let t388 = subgroupShuffleXor(t387, 16u);
    let sum_1 = t387 + t388;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // body.rs:277
    }
    workgroupBarrier(); // body.rs:315
    let part = local_invocation_index; // body.rs:331
    let row = part / 2u; // body.rs:332
    let first = part % 2u * 4u; // body.rs:333
    let column = workgroup_id.x * 8u + first; // body.rs:334
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:335
        let place = row * 16u + first; // body.rs:336
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:337
        var four_0 = 0.0f; // body.rs:338
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:341
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:361
        let t389 = decode_bf16(encode_bf16(four_0)); // body.rs:362
        let t390 = abs_f32(t389); // activation.rs:20
        let t391 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t390 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t391);
        let k = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t390 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t392 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t392;
        let t393 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t393;
        let t394 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t394;
        let t395 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t395;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t396 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t396) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t390); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t397 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t390) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t397);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_2 = bitcast<u32>(t389 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t389 < 0.0f))); // bits.rs:31
        let t398 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_3 = bitcast<u32>(t398 * up); // bits.rs:31
        let t399 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t399; // body.rs:362
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:361
        let t400 = decode_bf16(encode_bf16(four_1)); // body.rs:362
        let t401 = abs_f32(t400); // activation.rs:20
        let t402 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t401 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t402);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t401 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t403 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t403);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t404 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t404;
        let t405 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t405;
        let t406 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t406;
        let t407 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t407;
        let t408 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t408;
        let t409 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t409) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_4 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_5 = bitcast<u32>(t401); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t410 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t401) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_1 = decode_bf16(encode_bf16(t410)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_6 = bitcast<u32>(t400 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t400 < 0.0f))); // bits.rs:31
        let t411 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t411 * up_1); // bits.rs:31
        let t412 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t412; // body.rs:362
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:361
        let t413 = decode_bf16(encode_bf16(four_2)); // body.rs:362
        let t414 = abs_f32(t413); // activation.rs:20
        let t415 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t414 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t415);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t414 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t416 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t416);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t417 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t417;
        let t418 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t418;
        let t419 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t419;
        let t420 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t420;
        let t421 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t421;
        let t422 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t422) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_8 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_9 = bitcast<u32>(t414); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t423 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t414) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t423)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_10 = bitcast<u32>(t413 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t413 < 0.0f))); // bits.rs:31
        let t424 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_11 = bitcast<u32>(decode_bf16(t424) * up_2); // bits.rs:31
        let t425 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t425); // body.rs:362
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:361
        let t426 = decode_bf16(encode_bf16(four_3)); // body.rs:362
        let t427 = abs_f32(t426); // activation.rs:20
        let t428 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t427 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t428);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t427 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t429 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t429);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t430 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t430;
        let t431 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t431;
        let t432 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t432;
        let t433 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t433;
        let t434 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t434;
        let t435 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t435) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_12 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t427); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t436 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t427) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t436)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_14 = bitcast<u32>(t426 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t426 < 0.0f))); // bits.rs:31
        let t437 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_15 = bitcast<u32>(decode_bf16(t437) * up_3); // bits.rs:31
        let t438 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t438); // body.rs:362
        let t439 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:366
        y[(target_1 >> 1u) >> 1u] = t439;
    }
}
