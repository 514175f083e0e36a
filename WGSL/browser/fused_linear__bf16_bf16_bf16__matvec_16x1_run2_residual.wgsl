enable subgroups;

struct Immediates {
    m: u32,
    n: u32,
    k: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> residual: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
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

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_bf16_bf16__matvec_16x1_run2_residual(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:67
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:297
    let n = imm.n; // body.rs:209
    let n_pieces = imm.k / 8u; // body.rs:210
    var sums_0_0 = 0.0f; // body.rs:216
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += n_pieces) { // body.rs:217
        let n_here = min_u32(n_pieces, n_pieces - first_piece); // body.rs:223
        let in_runs = n_here & 4294967232u; // body.rs:225
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t0 = w[((min_u32(first_n, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t1 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u];
            let t2 = first + 32u; // body.rs:240
            let t3 = w[((min_u32(first_n, n - 1u) * imm.k + t2 * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t4 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + t2 * 8u) >> 1u) >> 2u];
            let place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:185
            let words = x[(place / 2u) >> 2u]; // body.rs:186
            let t5 = decode_bf16(words.x & 65535u); // body.rs:78
            let t6 = decode_bf16(words.x >> 16u);
            let t7 = decode_bf16(words.y & 65535u);
            let t8 = decode_bf16(words.y >> 16u);
            let t9 = decode_bf16(words.z & 65535u);
            let t10 = decode_bf16(words.z >> 16u);
            let t11 = decode_bf16(words.w & 65535u);
            let t12 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t13 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t0.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t13);
            let t14 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t0.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t14);
            let t15 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t0.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t15);
            let t16 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t0.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t16);
            let t17 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t0.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t17);
            let t18 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t0.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t18);
            let t19 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11 * decode_bf16(t0.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t19);
            let t20 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t12 * decode_bf16(t0.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t20);
            sums_0_0 = sum; // body.rs:255
            var sum_1 = sums_0_1; // dot.rs:20
            let t21 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t1.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t21);
            let t22 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t1.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t22);
            let t23 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t1.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t23);
            let t24 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t1.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t24);
            let t25 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t1.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t25);
            let t26 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t1.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t26);
            let t27 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t11 * decode_bf16(t1.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t27);
            let t28 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t12 * decode_bf16(t1.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t28);
            sums_0_1 = sum_1; // body.rs:255
            let place_1 = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + (first + 32u) * 8u; // body.rs:185
            let words_1 = x[(place_1 / 2u) >> 2u]; // body.rs:186
            let t29 = decode_bf16(words_1.x & 65535u); // body.rs:78
            let t30 = decode_bf16(words_1.x >> 16u);
            let t31 = decode_bf16(words_1.y & 65535u);
            let t32 = decode_bf16(words_1.y >> 16u);
            let t33 = decode_bf16(words_1.z & 65535u);
            let t34 = decode_bf16(words_1.z >> 16u);
            let t35 = decode_bf16(words_1.w & 65535u);
            let t36 = decode_bf16(words_1.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            let t37 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t29 * decode_bf16(t3.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_2 = bitcast<f32>(t37);
            let t38 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t30 * decode_bf16(t3.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t38);
            let t39 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t31 * decode_bf16(t3.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t39);
            let t40 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t32 * decode_bf16(t3.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t40);
            let t41 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t33 * decode_bf16(t3.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t41);
            let t42 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t34 * decode_bf16(t3.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t42);
            let t43 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t35 * decode_bf16(t3.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t43);
            let t44 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t36 * decode_bf16(t3.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_2 = bitcast<f32>(t44);
            sums_0_0 = sum_2; // body.rs:255
            var sum_3 = sums_0_1; // dot.rs:20
            let t45 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t29 * decode_bf16(t4.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_3 = bitcast<f32>(t45);
            let t46 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t30 * decode_bf16(t4.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t46);
            let t47 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t31 * decode_bf16(t4.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t47);
            let t48 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t32 * decode_bf16(t4.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t48);
            let t49 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t33 * decode_bf16(t4.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t49);
            let t50 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t34 * decode_bf16(t4.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t50);
            let t51 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t35 * decode_bf16(t4.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t51);
            let t52 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t36 * decode_bf16(t4.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_3 = bitcast<f32>(t52);
            sums_0_1 = sum_3; // body.rs:255
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:234
            let first = first_piece + counter; // body.rs:236
            let t53 = w[((min_u32(first_n, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t54 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u];
            let place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:185
            let words = x[(place / 2u) >> 2u]; // body.rs:186
            let t55 = decode_bf16(words.x & 65535u); // body.rs:78
            let t56 = decode_bf16(words.x >> 16u);
            let t57 = decode_bf16(words.y & 65535u);
            let t58 = decode_bf16(words.y >> 16u);
            let t59 = decode_bf16(words.z & 65535u);
            let t60 = decode_bf16(words.z >> 16u);
            let t61 = decode_bf16(words.w & 65535u);
            let t62 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t63 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t55 * decode_bf16(t53.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t63);
            let t64 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t56 * decode_bf16(t53.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t64);
            let t65 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t57 * decode_bf16(t53.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t65);
            let t66 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t58 * decode_bf16(t53.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t66);
            let t67 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t59 * decode_bf16(t53.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t67);
            let t68 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t60 * decode_bf16(t53.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t68);
            let t69 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t61 * decode_bf16(t53.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t69);
            let t70 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t62 * decode_bf16(t53.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t70);
            sums_0_0 = sum; // body.rs:255
            var sum_1 = sums_0_1; // dot.rs:20
            let t71 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t55 * decode_bf16(t54.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t71);
            let t72 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t56 * decode_bf16(t54.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t72);
            let t73 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t57 * decode_bf16(t54.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t73);
            let t74 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t58 * decode_bf16(t54.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t74);
            let t75 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t59 * decode_bf16(t54.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t75);
            let t76 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t60 * decode_bf16(t54.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t76);
            let t77 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t61 * decode_bf16(t54.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t77);
            let t78 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t62 * decode_bf16(t54.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t78);
            sums_0_1 = sum_1; // body.rs:255
        }
    }
    let t79 = sums_0_0; // body.rs:271
    let t80 = subgroupShuffleXor(t79, 1u);
    let t81 = bitcast<f32>(bitcast<u32>(t79 + t80) ^ hidden_zero);
    let t82 = subgroupShuffleXor(t81, 2u);
    let t83 = bitcast<f32>(bitcast<u32>(t81 + t82) ^ hidden_zero);
    let t84 = subgroupShuffleXor(t83, 4u);
    let t85 = bitcast<f32>(bitcast<u32>(t83 + t84) ^ hidden_zero);
    let t86 = subgroupShuffleXor(t85, 8u);
    let t87 = bitcast<f32>(bitcast<u32>(t85 + t86) ^ hidden_zero);
    let t88 = subgroupShuffleXor(t87, 16u);
    let sum = t87 + t88;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:277
    }
    let t89 = sums_0_1; // body.rs:271
    let t90 = subgroupShuffleXor(t89, 1u);
    let t91 = bitcast<f32>(bitcast<u32>(t89 + t90) ^ hidden_zero);
    let t92 = subgroupShuffleXor(t91, 2u);
    let t93 = bitcast<f32>(bitcast<u32>(t91 + t92) ^ hidden_zero);
    let t94 = subgroupShuffleXor(t93, 4u);
    let t95 = bitcast<f32>(bitcast<u32>(t93 + t94) ^ hidden_zero);
    let t96 = subgroupShuffleXor(t95, 8u);
    let t97 = bitcast<f32>(bitcast<u32>(t95 + t96) ^ hidden_zero);
    let t98 = subgroupShuffleXor(t97, 16u);
    let sum_1 = t97 + t98;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:272
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:277
    }
    workgroupBarrier(); // body.rs:315
    let part = local_invocation_index; // body.rs:331
    let row = part / 4u; // body.rs:332
    let first = part % 4u * 4u; // body.rs:333
    let column = workgroup_id.x * 16u + first; // body.rs:334
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
        let t99 = residual[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:350
        let bits = bitcast<u32>(decode_bf16(t99.x) + decode_bf16(encode_bf16(four_0))); // bits.rs:31
        four_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:353
        let bits_1 = bitcast<u32>(decode_bf16(t99.x >> 16u) + decode_bf16(encode_bf16(four_1))); // bits.rs:31
        four_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:353
        let bits_2 = bitcast<u32>(decode_bf16(t99.y) + decode_bf16(encode_bf16(four_2))); // bits.rs:31
        four_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:353
        let bits_3 = bitcast<u32>(decode_bf16(t99.y >> 16u) + decode_bf16(encode_bf16(four_3))); // bits.rs:31
        four_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:353
        let t100 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:366
        y[(target_1 >> 1u) >> 1u] = t100;
    }
}
