struct Immediates {
    n: u32,
    m: u32,
    k: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> residual: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_bf16_bf16__matvec_16x1_residual(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let n = imm.n; // body.rs:157
    let k = imm.k; // body.rs:159
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:161
    let n_pieces = k / 8u; // body.rs:162
    var sums_0_0 = 0.0f; // body.rs:169
    var sums_0_1 = 0.0f;
    for (var first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        let own_row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            let words = x[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:60
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t0 = w[((min_u32(first_n, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t1 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u];
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let t2 = decode_bf16(words.x & 65535u); // body.rs:79
            let t3 = decode_bf16(words.x >> 16u);
            let t4 = decode_bf16(words.y & 65535u);
            let t5 = decode_bf16(words.y >> 16u);
            let t6 = decode_bf16(words.z & 65535u);
            let t7 = decode_bf16(words.z >> 16u);
            let t8 = decode_bf16(words.w & 65535u);
            let t9 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t2, decode_bf16(t0.x), sum); // dot.rs:23
            sum = fma(t3, decode_bf16(t0.x >> 16u), sum);
            sum = fma(t4, decode_bf16(t0.y), sum);
            sum = fma(t5, decode_bf16(t0.y >> 16u), sum);
            sum = fma(t6, decode_bf16(t0.z), sum);
            sum = fma(t7, decode_bf16(t0.z >> 16u), sum);
            sum = fma(t8, decode_bf16(t0.w), sum);
            sum = fma(t9, decode_bf16(t0.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t2, decode_bf16(t1.x), sum_1); // dot.rs:23
            sum_1 = fma(t3, decode_bf16(t1.x >> 16u), sum_1);
            sum_1 = fma(t4, decode_bf16(t1.y), sum_1);
            sum_1 = fma(t5, decode_bf16(t1.y >> 16u), sum_1);
            sum_1 = fma(t6, decode_bf16(t1.z), sum_1);
            sum_1 = fma(t7, decode_bf16(t1.z >> 16u), sum_1);
            sum_1 = fma(t8, decode_bf16(t1.w), sum_1);
            sum_1 = fma(t9, decode_bf16(t1.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t10 = w[((min_u32(first_n, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t11 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            let t12 = decode_bf16(words.x & 65535u); // body.rs:79
            let t13 = decode_bf16(words.x >> 16u);
            let t14 = decode_bf16(words.y & 65535u);
            let t15 = decode_bf16(words.y >> 16u);
            let t16 = decode_bf16(words.z & 65535u);
            let t17 = decode_bf16(words.z >> 16u);
            let t18 = decode_bf16(words.w & 65535u);
            let t19 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t12, decode_bf16(t10.x), sum); // dot.rs:23
            sum = fma(t13, decode_bf16(t10.x >> 16u), sum);
            sum = fma(t14, decode_bf16(t10.y), sum);
            sum = fma(t15, decode_bf16(t10.y >> 16u), sum);
            sum = fma(t16, decode_bf16(t10.z), sum);
            sum = fma(t17, decode_bf16(t10.z >> 16u), sum);
            sum = fma(t18, decode_bf16(t10.w), sum);
            sum = fma(t19, decode_bf16(t10.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t12, decode_bf16(t11.x), sum_1); // dot.rs:23
            sum_1 = fma(t13, decode_bf16(t11.x >> 16u), sum_1);
            sum_1 = fma(t14, decode_bf16(t11.y), sum_1);
            sum_1 = fma(t15, decode_bf16(t11.y >> 16u), sum_1);
            sum_1 = fma(t16, decode_bf16(t11.z), sum_1);
            sum_1 = fma(t17, decode_bf16(t11.z >> 16u), sum_1);
            sum_1 = fma(t18, decode_bf16(t11.w), sum_1);
            sum_1 = fma(t19, decode_bf16(t11.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            let t20 = w[((min_u32(first_n, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t21 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            let t22 = decode_bf16(words.x & 65535u); // body.rs:79
            let t23 = decode_bf16(words.x >> 16u);
            let t24 = decode_bf16(words.y & 65535u);
            let t25 = decode_bf16(words.y >> 16u);
            let t26 = decode_bf16(words.z & 65535u);
            let t27 = decode_bf16(words.z >> 16u);
            let t28 = decode_bf16(words.w & 65535u);
            let t29 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t22, decode_bf16(t20.x), sum); // dot.rs:23
            sum = fma(t23, decode_bf16(t20.x >> 16u), sum);
            sum = fma(t24, decode_bf16(t20.y), sum);
            sum = fma(t25, decode_bf16(t20.y >> 16u), sum);
            sum = fma(t26, decode_bf16(t20.z), sum);
            sum = fma(t27, decode_bf16(t20.z >> 16u), sum);
            sum = fma(t28, decode_bf16(t20.w), sum);
            sum = fma(t29, decode_bf16(t20.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t22, decode_bf16(t21.x), sum_1); // dot.rs:23
            sum_1 = fma(t23, decode_bf16(t21.x >> 16u), sum_1);
            sum_1 = fma(t24, decode_bf16(t21.y), sum_1);
            sum_1 = fma(t25, decode_bf16(t21.y >> 16u), sum_1);
            sum_1 = fma(t26, decode_bf16(t21.z), sum_1);
            sum_1 = fma(t27, decode_bf16(t21.z >> 16u), sum_1);
            sum_1 = fma(t28, decode_bf16(t21.w), sum_1);
            sum_1 = fma(t29, decode_bf16(t21.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            let t30 = w[((min_u32(first_n, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t31 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            let t32 = decode_bf16(words.x & 65535u); // body.rs:79
            let t33 = decode_bf16(words.x >> 16u);
            let t34 = decode_bf16(words.y & 65535u);
            let t35 = decode_bf16(words.y >> 16u);
            let t36 = decode_bf16(words.z & 65535u);
            let t37 = decode_bf16(words.z >> 16u);
            let t38 = decode_bf16(words.w & 65535u);
            let t39 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t32, decode_bf16(t30.x), sum); // dot.rs:23
            sum = fma(t33, decode_bf16(t30.x >> 16u), sum);
            sum = fma(t34, decode_bf16(t30.y), sum);
            sum = fma(t35, decode_bf16(t30.y >> 16u), sum);
            sum = fma(t36, decode_bf16(t30.z), sum);
            sum = fma(t37, decode_bf16(t30.z >> 16u), sum);
            sum = fma(t38, decode_bf16(t30.w), sum);
            sum = fma(t39, decode_bf16(t30.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t32, decode_bf16(t31.x), sum_1); // dot.rs:23
            sum_1 = fma(t33, decode_bf16(t31.x >> 16u), sum_1);
            sum_1 = fma(t34, decode_bf16(t31.y), sum_1);
            sum_1 = fma(t35, decode_bf16(t31.y >> 16u), sum_1);
            sum_1 = fma(t36, decode_bf16(t31.z), sum_1);
            sum_1 = fma(t37, decode_bf16(t31.z >> 16u), sum_1);
            sum_1 = fma(t38, decode_bf16(t31.w), sum_1);
            sum_1 = fma(t39, decode_bf16(t31.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            let t40 = w[((min_u32(first_n, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t41 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let t42 = decode_bf16(words.x & 65535u); // body.rs:79
            let t43 = decode_bf16(words.x >> 16u);
            let t44 = decode_bf16(words.y & 65535u);
            let t45 = decode_bf16(words.y >> 16u);
            let t46 = decode_bf16(words.z & 65535u);
            let t47 = decode_bf16(words.z >> 16u);
            let t48 = decode_bf16(words.w & 65535u);
            let t49 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t42, decode_bf16(t40.x), sum); // dot.rs:23
            sum = fma(t43, decode_bf16(t40.x >> 16u), sum);
            sum = fma(t44, decode_bf16(t40.y), sum);
            sum = fma(t45, decode_bf16(t40.y >> 16u), sum);
            sum = fma(t46, decode_bf16(t40.z), sum);
            sum = fma(t47, decode_bf16(t40.z >> 16u), sum);
            sum = fma(t48, decode_bf16(t40.w), sum);
            sum = fma(t49, decode_bf16(t40.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t42, decode_bf16(t41.x), sum_1); // dot.rs:23
            sum_1 = fma(t43, decode_bf16(t41.x >> 16u), sum_1);
            sum_1 = fma(t44, decode_bf16(t41.y), sum_1);
            sum_1 = fma(t45, decode_bf16(t41.y >> 16u), sum_1);
            sum_1 = fma(t46, decode_bf16(t41.z), sum_1);
            sum_1 = fma(t47, decode_bf16(t41.z >> 16u), sum_1);
            sum_1 = fma(t48, decode_bf16(t41.w), sum_1);
            sum_1 = fma(t49, decode_bf16(t41.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            let t50 = w[((min_u32(first_n, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t51 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            let t52 = decode_bf16(words.x & 65535u); // body.rs:79
            let t53 = decode_bf16(words.x >> 16u);
            let t54 = decode_bf16(words.y & 65535u);
            let t55 = decode_bf16(words.y >> 16u);
            let t56 = decode_bf16(words.z & 65535u);
            let t57 = decode_bf16(words.z >> 16u);
            let t58 = decode_bf16(words.w & 65535u);
            let t59 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t52, decode_bf16(t50.x), sum); // dot.rs:23
            sum = fma(t53, decode_bf16(t50.x >> 16u), sum);
            sum = fma(t54, decode_bf16(t50.y), sum);
            sum = fma(t55, decode_bf16(t50.y >> 16u), sum);
            sum = fma(t56, decode_bf16(t50.z), sum);
            sum = fma(t57, decode_bf16(t50.z >> 16u), sum);
            sum = fma(t58, decode_bf16(t50.w), sum);
            sum = fma(t59, decode_bf16(t50.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t52, decode_bf16(t51.x), sum_1); // dot.rs:23
            sum_1 = fma(t53, decode_bf16(t51.x >> 16u), sum_1);
            sum_1 = fma(t54, decode_bf16(t51.y), sum_1);
            sum_1 = fma(t55, decode_bf16(t51.y >> 16u), sum_1);
            sum_1 = fma(t56, decode_bf16(t51.z), sum_1);
            sum_1 = fma(t57, decode_bf16(t51.z >> 16u), sum_1);
            sum_1 = fma(t58, decode_bf16(t51.w), sum_1);
            sum_1 = fma(t59, decode_bf16(t51.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            let t60 = w[((min_u32(first_n, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t61 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            let t62 = decode_bf16(words.x & 65535u); // body.rs:79
            let t63 = decode_bf16(words.x >> 16u);
            let t64 = decode_bf16(words.y & 65535u);
            let t65 = decode_bf16(words.y >> 16u);
            let t66 = decode_bf16(words.z & 65535u);
            let t67 = decode_bf16(words.z >> 16u);
            let t68 = decode_bf16(words.w & 65535u);
            let t69 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t62, decode_bf16(t60.x), sum); // dot.rs:23
            sum = fma(t63, decode_bf16(t60.x >> 16u), sum);
            sum = fma(t64, decode_bf16(t60.y), sum);
            sum = fma(t65, decode_bf16(t60.y >> 16u), sum);
            sum = fma(t66, decode_bf16(t60.z), sum);
            sum = fma(t67, decode_bf16(t60.z >> 16u), sum);
            sum = fma(t68, decode_bf16(t60.w), sum);
            sum = fma(t69, decode_bf16(t60.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t62, decode_bf16(t61.x), sum_1); // dot.rs:23
            sum_1 = fma(t63, decode_bf16(t61.x >> 16u), sum_1);
            sum_1 = fma(t64, decode_bf16(t61.y), sum_1);
            sum_1 = fma(t65, decode_bf16(t61.y >> 16u), sum_1);
            sum_1 = fma(t66, decode_bf16(t61.z), sum_1);
            sum_1 = fma(t67, decode_bf16(t61.z >> 16u), sum_1);
            sum_1 = fma(t68, decode_bf16(t61.w), sum_1);
            sum_1 = fma(t69, decode_bf16(t61.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            let t70 = w[((min_u32(first_n, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t71 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            let t72 = decode_bf16(words.x & 65535u); // body.rs:79
            let t73 = decode_bf16(words.x >> 16u);
            let t74 = decode_bf16(words.y & 65535u);
            let t75 = decode_bf16(words.y >> 16u);
            let t76 = decode_bf16(words.z & 65535u);
            let t77 = decode_bf16(words.z >> 16u);
            let t78 = decode_bf16(words.w & 65535u);
            let t79 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t72, decode_bf16(t70.x), sum); // dot.rs:23
            sum = fma(t73, decode_bf16(t70.x >> 16u), sum);
            sum = fma(t74, decode_bf16(t70.y), sum);
            sum = fma(t75, decode_bf16(t70.y >> 16u), sum);
            sum = fma(t76, decode_bf16(t70.z), sum);
            sum = fma(t77, decode_bf16(t70.z >> 16u), sum);
            sum = fma(t78, decode_bf16(t70.w), sum);
            sum = fma(t79, decode_bf16(t70.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t72, decode_bf16(t71.x), sum_1); // dot.rs:23
            sum_1 = fma(t73, decode_bf16(t71.x >> 16u), sum_1);
            sum_1 = fma(t74, decode_bf16(t71.y), sum_1);
            sum_1 = fma(t75, decode_bf16(t71.y >> 16u), sum_1);
            sum_1 = fma(t76, decode_bf16(t71.z), sum_1);
            sum_1 = fma(t77, decode_bf16(t71.z >> 16u), sum_1);
            sum_1 = fma(t78, decode_bf16(t71.w), sum_1);
            sum_1 = fma(t79, decode_bf16(t71.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let sum = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:214
    }
    let sum_1 = reduce_add_f32(sums_0_1); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:214
    }
    workgroupBarrier(); // body.rs:218
    let part = local_invocation_index; // body.rs:234
    let row = part / 4u; // body.rs:235
    let first = part % 4u * 4u; // body.rs:236
    let column = workgroup_id.x * 16u + first; // body.rs:237
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:238
        let place = row * 16u + first; // body.rs:239
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:240
        var four_0 = 0.0f; // body.rs:241
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:244
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let t80 = residual[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:253
        let bits = bitcast<u32>(decode_bf16(t80.x) + decode_bf16(encode_bf16(four_0))); // bits.rs:29
        four_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:256
        let bits_1 = bitcast<u32>(decode_bf16(t80.x >> 16u) + decode_bf16(encode_bf16(four_1))); // bits.rs:29
        four_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:256
        let bits_2 = bitcast<u32>(decode_bf16(t80.y) + decode_bf16(encode_bf16(four_2))); // bits.rs:29
        four_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:256
        let bits_3 = bitcast<u32>(decode_bf16(t80.y >> 16u) + decode_bf16(encode_bf16(four_3))); // bits.rs:29
        four_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:256
        let t81 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t81;
    }
}
