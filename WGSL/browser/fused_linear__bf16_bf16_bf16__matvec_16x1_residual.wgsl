enable subgroups;

struct Immediates {
    n: u32,
    m: u32,
    k: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:65
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
            let t10 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t2 * decode_bf16(t0.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t10);
            let t11 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t3 * decode_bf16(t0.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t11);
            let t12 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4 * decode_bf16(t0.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t12);
            let t13 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t0.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t13);
            let t14 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t0.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t14);
            let t15 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t0.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t15);
            let t16 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t0.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t16);
            let t17 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t0.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t17);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t18 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t2 * decode_bf16(t1.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t18);
            let t19 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t3 * decode_bf16(t1.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t19);
            let t20 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t4 * decode_bf16(t1.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t20);
            let t21 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t1.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t21);
            let t22 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t1.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t22);
            let t23 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t1.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t23);
            let t24 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t1.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t24);
            let t25 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t1.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t25);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t26 = w[((min_u32(first_n, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t27 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            let t28 = decode_bf16(words.x & 65535u); // body.rs:79
            let t29 = decode_bf16(words.x >> 16u);
            let t30 = decode_bf16(words.y & 65535u);
            let t31 = decode_bf16(words.y >> 16u);
            let t32 = decode_bf16(words.z & 65535u);
            let t33 = decode_bf16(words.z >> 16u);
            let t34 = decode_bf16(words.w & 65535u);
            let t35 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t36 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t28 * decode_bf16(t26.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t36);
            let t37 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t29 * decode_bf16(t26.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t37);
            let t38 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t30 * decode_bf16(t26.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t38);
            let t39 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t31 * decode_bf16(t26.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t39);
            let t40 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t32 * decode_bf16(t26.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t40);
            let t41 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t33 * decode_bf16(t26.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t41);
            let t42 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t34 * decode_bf16(t26.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t42);
            let t43 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t35 * decode_bf16(t26.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t43);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t44 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t28 * decode_bf16(t27.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t44);
            let t45 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t29 * decode_bf16(t27.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t45);
            let t46 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t30 * decode_bf16(t27.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t46);
            let t47 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t31 * decode_bf16(t27.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t47);
            let t48 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t32 * decode_bf16(t27.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t48);
            let t49 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t33 * decode_bf16(t27.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t49);
            let t50 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t34 * decode_bf16(t27.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t50);
            let t51 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t35 * decode_bf16(t27.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t51);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            let t52 = w[((min_u32(first_n, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t53 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            let t54 = decode_bf16(words.x & 65535u); // body.rs:79
            let t55 = decode_bf16(words.x >> 16u);
            let t56 = decode_bf16(words.y & 65535u);
            let t57 = decode_bf16(words.y >> 16u);
            let t58 = decode_bf16(words.z & 65535u);
            let t59 = decode_bf16(words.z >> 16u);
            let t60 = decode_bf16(words.w & 65535u);
            let t61 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t62 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t54 * decode_bf16(t52.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t62);
            let t63 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t55 * decode_bf16(t52.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t63);
            let t64 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t56 * decode_bf16(t52.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t64);
            let t65 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t57 * decode_bf16(t52.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t65);
            let t66 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t58 * decode_bf16(t52.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t66);
            let t67 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t59 * decode_bf16(t52.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t67);
            let t68 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t60 * decode_bf16(t52.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t68);
            let t69 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t61 * decode_bf16(t52.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t69);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t70 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t54 * decode_bf16(t53.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t70);
            let t71 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t55 * decode_bf16(t53.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t71);
            let t72 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t56 * decode_bf16(t53.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t72);
            let t73 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t57 * decode_bf16(t53.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t73);
            let t74 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t58 * decode_bf16(t53.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t74);
            let t75 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t59 * decode_bf16(t53.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t75);
            let t76 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t60 * decode_bf16(t53.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t76);
            let t77 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t61 * decode_bf16(t53.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t77);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            let t78 = w[((min_u32(first_n, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t79 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            let t80 = decode_bf16(words.x & 65535u); // body.rs:79
            let t81 = decode_bf16(words.x >> 16u);
            let t82 = decode_bf16(words.y & 65535u);
            let t83 = decode_bf16(words.y >> 16u);
            let t84 = decode_bf16(words.z & 65535u);
            let t85 = decode_bf16(words.z >> 16u);
            let t86 = decode_bf16(words.w & 65535u);
            let t87 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t88 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t80 * decode_bf16(t78.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t88);
            let t89 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t81 * decode_bf16(t78.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t89);
            let t90 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t82 * decode_bf16(t78.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t90);
            let t91 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t83 * decode_bf16(t78.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t91);
            let t92 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t84 * decode_bf16(t78.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t92);
            let t93 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t85 * decode_bf16(t78.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t93);
            let t94 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t86 * decode_bf16(t78.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t94);
            let t95 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t87 * decode_bf16(t78.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t95);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t96 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t80 * decode_bf16(t79.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t96);
            let t97 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t81 * decode_bf16(t79.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t97);
            let t98 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t82 * decode_bf16(t79.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t98);
            let t99 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t83 * decode_bf16(t79.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t99);
            let t100 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t84 * decode_bf16(t79.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t100);
            let t101 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t85 * decode_bf16(t79.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t101);
            let t102 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t86 * decode_bf16(t79.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t102);
            let t103 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t87 * decode_bf16(t79.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t103);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            let t104 = w[((min_u32(first_n, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t105 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let t106 = decode_bf16(words.x & 65535u); // body.rs:79
            let t107 = decode_bf16(words.x >> 16u);
            let t108 = decode_bf16(words.y & 65535u);
            let t109 = decode_bf16(words.y >> 16u);
            let t110 = decode_bf16(words.z & 65535u);
            let t111 = decode_bf16(words.z >> 16u);
            let t112 = decode_bf16(words.w & 65535u);
            let t113 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t114 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t106 * decode_bf16(t104.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t114);
            let t115 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t107 * decode_bf16(t104.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t115);
            let t116 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t108 * decode_bf16(t104.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t116);
            let t117 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t109 * decode_bf16(t104.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t117);
            let t118 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t110 * decode_bf16(t104.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t118);
            let t119 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t111 * decode_bf16(t104.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t119);
            let t120 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t112 * decode_bf16(t104.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t120);
            let t121 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t113 * decode_bf16(t104.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t121);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t122 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t106 * decode_bf16(t105.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t122);
            let t123 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t107 * decode_bf16(t105.x >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t123 ^ hidden_zero);
            let t124 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t108 * decode_bf16(t105.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t124);
            let t125 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t109 * decode_bf16(t105.y >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t125 ^ hidden_zero);
            let t126 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t110 * decode_bf16(t105.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t126);
            let t127 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t111 * decode_bf16(t105.z >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t127 ^ hidden_zero);
            let t128 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t112 * decode_bf16(t105.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t128);
            let t129 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t113 * decode_bf16(t105.w >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t129 ^ hidden_zero);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            let t130 = w[((min_u32(first_n, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t131 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            let t132 = decode_bf16(words.x & 65535u); // body.rs:79
            let t133 = decode_bf16(words.x >> 16u);
            let t134 = decode_bf16(words.y & 65535u);
            let t135 = decode_bf16(words.y >> 16u);
            let t136 = decode_bf16(words.z & 65535u);
            let t137 = decode_bf16(words.z >> 16u);
            let t138 = decode_bf16(words.w & 65535u);
            let t139 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t140 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t132 * decode_bf16(t130.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t140);
            let t141 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t133 * decode_bf16(t130.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t141);
            let t142 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t134 * decode_bf16(t130.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t142);
            let t143 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t135 * decode_bf16(t130.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t143);
            let t144 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t136 * decode_bf16(t130.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t144);
            let t145 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t137 * decode_bf16(t130.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t145);
            let t146 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t138 * decode_bf16(t130.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t146);
            let t147 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t139 * decode_bf16(t130.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t147);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t148 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t132 * decode_bf16(t131.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t148);
            let t149 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t133 * decode_bf16(t131.x >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t149 ^ hidden_zero);
            let t150 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t134 * decode_bf16(t131.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t150);
            let t151 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t135 * decode_bf16(t131.y >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t151 ^ hidden_zero);
            let t152 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t136 * decode_bf16(t131.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t152);
            let t153 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t137 * decode_bf16(t131.z >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t153 ^ hidden_zero);
            let t154 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t138 * decode_bf16(t131.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t154);
            let t155 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t139 * decode_bf16(t131.w >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t155 ^ hidden_zero);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            let t156 = w[((min_u32(first_n, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t157 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            let t158 = decode_bf16(words.x & 65535u); // body.rs:79
            let t159 = decode_bf16(words.x >> 16u);
            let t160 = decode_bf16(words.y & 65535u);
            let t161 = decode_bf16(words.y >> 16u);
            let t162 = decode_bf16(words.z & 65535u);
            let t163 = decode_bf16(words.z >> 16u);
            let t164 = decode_bf16(words.w & 65535u);
            let t165 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t166 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t158 * decode_bf16(t156.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t166);
            let t167 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t159 * decode_bf16(t156.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t167);
            let t168 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t160 * decode_bf16(t156.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t168);
            let t169 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t161 * decode_bf16(t156.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t169);
            let t170 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t162 * decode_bf16(t156.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t170);
            let t171 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t163 * decode_bf16(t156.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t171);
            let t172 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t164 * decode_bf16(t156.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t172);
            let t173 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t165 * decode_bf16(t156.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t173);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t174 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t158 * decode_bf16(t157.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t174);
            let t175 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t159 * decode_bf16(t157.x >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t175 ^ hidden_zero);
            let t176 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t160 * decode_bf16(t157.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t176);
            let t177 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t161 * decode_bf16(t157.y >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t177 ^ hidden_zero);
            let t178 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t162 * decode_bf16(t157.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t178);
            let t179 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t163 * decode_bf16(t157.z >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t179 ^ hidden_zero);
            let t180 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t164 * decode_bf16(t157.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t180);
            let t181 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t165 * decode_bf16(t157.w >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t181 ^ hidden_zero);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            let t182 = w[((min_u32(first_n, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t183 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            let t184 = decode_bf16(words.x & 65535u); // body.rs:79
            let t185 = decode_bf16(words.x >> 16u);
            let t186 = decode_bf16(words.y & 65535u);
            let t187 = decode_bf16(words.y >> 16u);
            let t188 = decode_bf16(words.z & 65535u);
            let t189 = decode_bf16(words.z >> 16u);
            let t190 = decode_bf16(words.w & 65535u);
            let t191 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t192 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t184 * decode_bf16(t182.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t192);
            let t193 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t185 * decode_bf16(t182.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t193);
            let t194 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t186 * decode_bf16(t182.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t194);
            let t195 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t187 * decode_bf16(t182.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t195);
            let t196 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t188 * decode_bf16(t182.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t196);
            let t197 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t189 * decode_bf16(t182.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t197);
            let t198 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t190 * decode_bf16(t182.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t198);
            let t199 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t191 * decode_bf16(t182.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t199);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t200 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t184 * decode_bf16(t183.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t200);
            let t201 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t185 * decode_bf16(t183.x >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t201 ^ hidden_zero);
            let t202 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t186 * decode_bf16(t183.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t202);
            let t203 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t187 * decode_bf16(t183.y >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t203 ^ hidden_zero);
            let t204 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t188 * decode_bf16(t183.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t204);
            let t205 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t189 * decode_bf16(t183.z >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t205 ^ hidden_zero);
            let t206 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t190 * decode_bf16(t183.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t206);
            let t207 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t191 * decode_bf16(t183.w >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t207 ^ hidden_zero);
            sums_0_1 = sum_1; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let t208 = sums_0_0; // body.rs:210
    let t209 = subgroupShuffleXor(t208, 1u);
    let t210 = bitcast<f32>(bitcast<u32>(t208 + t209) ^ hidden_zero);
    let t211 = subgroupShuffleXor(t210, 2u);
    let t212 = bitcast<f32>(bitcast<u32>(t210 + t211) ^ hidden_zero);
    let t213 = subgroupShuffleXor(t212, 4u);
    let t214 = bitcast<f32>(bitcast<u32>(t212 + t213) ^ hidden_zero);
    let t215 = subgroupShuffleXor(t214, 8u);
    let t216 = bitcast<f32>(bitcast<u32>(t214 + t215) ^ hidden_zero);
    let t217 = subgroupShuffleXor(t216, 16u);
    let sum = t216 + t217;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:214
    }
    let t218 = sums_0_1; // body.rs:210
    let t219 = subgroupShuffleXor(t218, 1u);
    let t220 = bitcast<f32>(bitcast<u32>(t218 + t219) ^ hidden_zero);
    let t221 = subgroupShuffleXor(t220, 2u);
    let t222 = bitcast<f32>(bitcast<u32>(t220 + t221) ^ hidden_zero);
    let t223 = subgroupShuffleXor(t222, 4u);
    let t224 = bitcast<f32>(bitcast<u32>(t222 + t223) ^ hidden_zero);
    let t225 = subgroupShuffleXor(t224, 8u);
    let t226 = bitcast<f32>(bitcast<u32>(t224 + t225) ^ hidden_zero);
    let t227 = subgroupShuffleXor(t226, 16u);
    let sum_1 = t226 + t227;
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
        let t228 = residual[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:253
        let bits = bitcast<u32>(decode_bf16(t228.x) + decode_bf16(encode_bf16(four_0))); // bits.rs:29
        four_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:256
        let bits_1 = bitcast<u32>(decode_bf16(t228.x >> 16u) + decode_bf16(encode_bf16(four_1))); // bits.rs:29
        four_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:256
        let bits_2 = bitcast<u32>(decode_bf16(t228.y) + decode_bf16(encode_bf16(four_2))); // bits.rs:29
        four_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:256
        let bits_3 = bitcast<u32>(decode_bf16(t228.y >> 16u) + decode_bf16(encode_bf16(four_3))); // bits.rs:29
        four_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:256
        let t229 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t229;
    }
}
