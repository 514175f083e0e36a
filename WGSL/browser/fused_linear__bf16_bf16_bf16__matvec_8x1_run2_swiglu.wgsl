enable subgroups;

struct Immediates {
    m: u32,
    n: u32,
    k: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> results: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
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
fn fused_linear__bf16_bf16_bf16__matvec_8x1_run2_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:39
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:297
    let n = imm.n; // body.rs:209
    let n_pieces = imm.k / 8u; // body.rs:210
    var sums_0_0 = 0.0f; // body.rs:216
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += n_pieces) { // body.rs:217
        let n_here = min_u32(n_pieces, n_pieces - first_piece); // body.rs:223
        let in_runs = n_here & 4294967232u; // body.rs:225
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t1 = w[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t2 = w[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            let t3 = first + 32u; // body.rs:240
            let t4 = w[((min_u32(t0, n - 1u) * imm.k + t3 * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t5 = w[(((min_u32(t0, n - 1u) + n) * imm.k + t3 * 8u) >> 1u) >> 2u];
            let place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:185
            let words = x[(place / 2u) >> 2u]; // body.rs:186
            let t6 = decode_bf16(words.x & 65535u); // body.rs:78
            let t7 = decode_bf16(words.x >> 16u);
            let t8 = decode_bf16(words.y & 65535u);
            let t9 = decode_bf16(words.y >> 16u);
            let t10 = decode_bf16(words.z & 65535u);
            let t11 = decode_bf16(words.z >> 16u);
            let t12 = decode_bf16(words.w & 65535u);
            let t13 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t14 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t1.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t14);
            let t15 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t1.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t15);
            let t16 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t1.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t16);
            let t17 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t1.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t17);
            let t18 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t1.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t18);
            let t19 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11 * decode_bf16(t1.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t19);
            let t20 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t12 * decode_bf16(t1.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t20);
            let t21 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t13 * decode_bf16(t1.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t21);
            sums_0_0 = sum; // body.rs:255
            var sum_1 = sums_0_1; // dot.rs:20
            let t22 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t2.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t22);
            let t23 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t2.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t23);
            let t24 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t2.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t24);
            let t25 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t2.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t25);
            let t26 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t2.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t26);
            let t27 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t11 * decode_bf16(t2.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t27);
            let t28 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t12 * decode_bf16(t2.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t28);
            let t29 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t13 * decode_bf16(t2.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t29);
            sums_0_1 = sum_1; // body.rs:255
            let place_1 = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + (first + 32u) * 8u; // body.rs:185
            let words_1 = x[(place_1 / 2u) >> 2u]; // body.rs:186
            let t30 = decode_bf16(words_1.x & 65535u); // body.rs:78
            let t31 = decode_bf16(words_1.x >> 16u);
            let t32 = decode_bf16(words_1.y & 65535u);
            let t33 = decode_bf16(words_1.y >> 16u);
            let t34 = decode_bf16(words_1.z & 65535u);
            let t35 = decode_bf16(words_1.z >> 16u);
            let t36 = decode_bf16(words_1.w & 65535u);
            let t37 = decode_bf16(words_1.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t38 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t30 * decode_bf16(t4.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t38);
            let t39 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t31 * decode_bf16(t4.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t39);
            let t40 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t32 * decode_bf16(t4.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t40);
            let t41 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t33 * decode_bf16(t4.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t41);
            let t42 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t34 * decode_bf16(t4.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t42);
            let t43 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t35 * decode_bf16(t4.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t43);
            let t44 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t36 * decode_bf16(t4.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t44);
            let t45 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t37 * decode_bf16(t4.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t45);
            sums_0_0 = sum_2; // body.rs:255
            var sum_3 = sums_0_1; // dot.rs:20
            let t46 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t30 * decode_bf16(t5.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t46);
            let t47 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t31 * decode_bf16(t5.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t47);
            let t48 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t32 * decode_bf16(t5.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t48);
            let t49 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t33 * decode_bf16(t5.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t49);
            let t50 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t34 * decode_bf16(t5.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t50);
            let t51 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t35 * decode_bf16(t5.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t51);
            let t52 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t36 * decode_bf16(t5.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t52);
            let t53 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t37 * decode_bf16(t5.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t53);
            sums_0_1 = sum_3; // body.rs:255
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t54 = w[((min_u32(t0, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t55 = w[(((min_u32(t0, n - 1u) + n) * imm.k + first * 8u) >> 1u) >> 2u];
            let place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:185
            let words = x[(place / 2u) >> 2u]; // body.rs:186
            let t56 = decode_bf16(words.x & 65535u); // body.rs:78
            let t57 = decode_bf16(words.x >> 16u);
            let t58 = decode_bf16(words.y & 65535u);
            let t59 = decode_bf16(words.y >> 16u);
            let t60 = decode_bf16(words.z & 65535u);
            let t61 = decode_bf16(words.z >> 16u);
            let t62 = decode_bf16(words.w & 65535u);
            let t63 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t64 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t56 * decode_bf16(t54.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t64);
            let t65 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t57 * decode_bf16(t54.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t65);
            let t66 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t58 * decode_bf16(t54.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t66);
            let t67 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t59 * decode_bf16(t54.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t67);
            let t68 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t60 * decode_bf16(t54.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t68);
            let t69 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t61 * decode_bf16(t54.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t69);
            let t70 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t62 * decode_bf16(t54.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t70);
            let t71 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t63 * decode_bf16(t54.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t71);
            sums_0_0 = sum; // body.rs:255
            var sum_1 = sums_0_1; // dot.rs:20
            let t72 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t56 * decode_bf16(t55.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t72);
            let t73 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t57 * decode_bf16(t55.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t73);
            let t74 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t58 * decode_bf16(t55.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t74);
            let t75 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t59 * decode_bf16(t55.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t75);
            let t76 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t60 * decode_bf16(t55.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t76);
            let t77 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t61 * decode_bf16(t55.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t77);
            let t78 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t62 * decode_bf16(t55.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t78);
            let t79 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t63 * decode_bf16(t55.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t79);
            sums_0_1 = sum_1; // body.rs:255
        }
    }
    let t80 = sums_0_0; // body.rs:271
    let t81 = subgroupShuffleXor(t80, 1u);
    let t82 = bitcast<f32>(bitcast<u32>(t80 + t81) ^ hidden_zero);
    let t83 = subgroupShuffleXor(t82, 2u);
    let t84 = bitcast<f32>(bitcast<u32>(t82 + t83) ^ hidden_zero);
    let t85 = subgroupShuffleXor(t84, 4u);
    let t86 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
    let t87 = subgroupShuffleXor(t86, 8u);
    let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
    let t89 = subgroupShuffleXor(t88, 16u);
    let sum = t88 + t89;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[local_invocation_index >> 5u] = sum; // body.rs:277
    }
    let t90 = sums_0_1; // body.rs:271
    let t91 = subgroupShuffleXor(t90, 1u);
    let t92 = bitcast<f32>(bitcast<u32>(t90 + t91) ^ hidden_zero);
    let t93 = subgroupShuffleXor(t92, 2u);
    let t94 = bitcast<f32>(bitcast<u32>(t92 + t93) ^ hidden_zero);
    let t95 = subgroupShuffleXor(t94, 4u);
    let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
    let t97 = subgroupShuffleXor(t96, 8u);
    let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
    let t99 = subgroupShuffleXor(t98, 16u);
    let sum_1 = t98 + t99;
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
        let t100 = decode_bf16(encode_bf16(four_0)); // body.rs:362
        let t101 = abs_f32(t100); // activation.rs:20
        let t102 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t101 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_2 = bitcast<f32>(t102);
        let k = bitcast<f32>(bitcast<u32>(sum_2 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum_2)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t101 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t103 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t103;
        let t104 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t104;
        let t105 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t105;
        let t106 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t106;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t107 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t107) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t101); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t108 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t101) & 2147483647u) > 2139095040u))); // activation.rs:20
        let e = decode_bf16(t108);
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let y_2 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
        let bits_2 = bitcast<u32>(t100 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t100 < 0.0f))); // bits.rs:31
        let t109 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_3 = bitcast<u32>(t109 * up); // bits.rs:31
        let t110 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t110; // body.rs:362
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:361
        let t111 = decode_bf16(encode_bf16(four_1)); // body.rs:362
        let t112 = abs_f32(t111); // activation.rs:20
        let t113 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t112 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_3 = bitcast<f32>(t113);
        let k_1 = bitcast<f32>(bitcast<u32>(sum_3 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum_3)) - 1262485504i;
        let reduced_1 = bitcast<f32>(bitcast<u32>(t112 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t114 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t114);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t115 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t115;
        let t116 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t116;
        let t117 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t117;
        let t118 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t118;
        let t119 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t119;
        let t120 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t120) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let field_1 = i32(bitcast<u32>(y_3) >> 23u) + exponent_1; // bits.rs:38
        let bits_4 = bitcast<u32>(y_3) + (u32(exponent_1) << 23u); // bits.rs:39
        let bits_5 = bitcast<u32>(t112); // exponential.rs:48
        let beyond_1 = select(2139095040u, 0u, (bits_5 > 2147483647u)); // exponential.rs:49
        let bounded_1 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_5 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t121 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t112) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_1 = decode_bf16(encode_bf16(t121)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let y_4 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
        let bits_6 = bitcast<u32>(t111 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t111 < 0.0f))); // bits.rs:31
        let t122 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_7 = bitcast<u32>(t122 * up_1); // bits.rs:31
        let t123 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t123; // body.rs:362
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:361
        let t124 = decode_bf16(encode_bf16(four_2)); // body.rs:362
        let t125 = abs_f32(t124); // activation.rs:20
        let t126 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t125 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_4 = bitcast<f32>(t126);
        let k_2 = bitcast<f32>(bitcast<u32>(sum_4 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_2 = i32(bitcast<u32>(sum_4)) - 1262485504i;
        let reduced_2 = bitcast<f32>(bitcast<u32>(t125 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t127 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t127);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t128 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t128;
        let t129 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t129;
        let t130 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t131;
        let t132 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t133) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let field_2 = i32(bitcast<u32>(y_5) >> 23u) + exponent_2; // bits.rs:38
        let bits_8 = bitcast<u32>(y_5) + (u32(exponent_2) << 23u); // bits.rs:39
        let bits_9 = bitcast<u32>(t125); // exponential.rs:48
        let beyond_2 = select(2139095040u, 0u, (bits_9 > 2147483647u)); // exponential.rs:49
        let bounded_2 = select(bitcast<f32>(select(select(bits_8, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_9 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t134 = select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t125) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_2 = decode_bf16(encode_bf16(t134)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let y_6 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
        let bits_10 = bitcast<u32>(t124 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t124 < 0.0f))); // bits.rs:31
        let t135 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_11 = bitcast<u32>(decode_bf16(t135) * up_2); // bits.rs:31
        let t136 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t136); // body.rs:362
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:361
        let t137 = decode_bf16(encode_bf16(four_3)); // body.rs:362
        let t138 = abs_f32(t137); // activation.rs:20
        let t139 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t138 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum_5 = bitcast<f32>(t139);
        let k_3 = bitcast<f32>(bitcast<u32>(sum_5 - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_3 = i32(bitcast<u32>(sum_5)) - 1262485504i;
        let reduced_3 = bitcast<f32>(bitcast<u32>(t138 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t140 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t140);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t141 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t141;
        let t142 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t142;
        let t143 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t143;
        let t144 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t144;
        let t145 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t145;
        let t146 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t146) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let field_3 = i32(bitcast<u32>(y_7) >> 23u) + exponent_3; // bits.rs:38
        let bits_12 = bitcast<u32>(y_7) + (u32(exponent_3) << 23u); // bits.rs:39
        let bits_13 = bitcast<u32>(t138); // exponential.rs:48
        let beyond_3 = select(2139095040u, 0u, (bits_13 > 2147483647u)); // exponential.rs:49
        let bounded_3 = select(bitcast<f32>(select(select(bits_12, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_13 & 2147483647u) > 1120927744u)); // exponential.rs:50
        let t147 = select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t138) & 2147483647u) > 2139095040u)); // exponential.rs:51
        let e_3 = decode_bf16(encode_bf16(t147)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let y_8 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
        let bits_14 = bitcast<u32>(t137 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t137 < 0.0f))); // bits.rs:31
        let t148 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_15 = bitcast<u32>(decode_bf16(t148) * up_3); // bits.rs:31
        let t149 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t149); // body.rs:362
        let t150 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:366
        y[(target_1 >> 1u) >> 1u] = t150;
    }
}
