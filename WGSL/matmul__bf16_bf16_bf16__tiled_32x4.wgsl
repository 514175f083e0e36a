struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 128>;

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

@compute @workgroup_size(128, 1, 1)
fn matmul__bf16_bf16_bf16__tiled_32x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 4u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 32u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 8u; // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_0_1 = 0.0f;
    var partial_sums_0_2 = 0.0f;
    var partial_sums_0_3 = 0.0f;
    var partial_sums_0_4 = 0.0f;
    var partial_sums_0_5 = 0.0f;
    var partial_sums_0_6 = 0.0f;
    var partial_sums_0_7 = 0.0f;
    var partial_sums_1_0 = 0.0f;
    var partial_sums_1_1 = 0.0f;
    var partial_sums_1_2 = 0.0f;
    var partial_sums_1_3 = 0.0f;
    var partial_sums_1_4 = 0.0f;
    var partial_sums_1_5 = 0.0f;
    var partial_sums_1_6 = 0.0f;
    var partial_sums_1_7 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_2_1 = 0.0f;
    var partial_sums_2_2 = 0.0f;
    var partial_sums_2_3 = 0.0f;
    var partial_sums_2_4 = 0.0f;
    var partial_sums_2_5 = 0.0f;
    var partial_sums_2_6 = 0.0f;
    var partial_sums_2_7 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_3_1 = 0.0f;
    var partial_sums_3_2 = 0.0f;
    var partial_sums_3_3 = 0.0f;
    var partial_sums_3_4 = 0.0f;
    var partial_sums_3_5 = 0.0f;
    var partial_sums_3_6 = 0.0f;
    var partial_sums_3_7 = 0.0f;
    let n_pieces = imm.k / 8u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t0 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        let t1 = decode_bf16(t0.x);
        let t2 = decode_bf16(t0.x >> 16u);
        let t3 = decode_bf16(t0.y);
        let t4 = decode_bf16(t0.y >> 16u);
        let t5 = decode_bf16(t0.z);
        let t6 = decode_bf16(t0.z >> 16u);
        let t7 = decode_bf16(t0.w);
        let t8 = decode_bf16(t0.w >> 16u);
        let t9 = w[((min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t10 = decode_bf16(t9.x);
        let t11 = decode_bf16(t9.x >> 16u);
        let t12 = decode_bf16(t9.y);
        let t13 = decode_bf16(t9.y >> 16u);
        let t14 = decode_bf16(t9.z);
        let t15 = decode_bf16(t9.z >> 16u);
        let t16 = decode_bf16(t9.w);
        let t17 = decode_bf16(t9.w >> 16u);
        let t18 = w[((min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t19 = decode_bf16(t18.x);
        let t20 = decode_bf16(t18.x >> 16u);
        let t21 = decode_bf16(t18.y);
        let t22 = decode_bf16(t18.y >> 16u);
        let t23 = decode_bf16(t18.z);
        let t24 = decode_bf16(t18.z >> 16u);
        let t25 = decode_bf16(t18.w);
        let t26 = decode_bf16(t18.w >> 16u);
        let t27 = w[((min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t28 = decode_bf16(t27.x);
        let t29 = decode_bf16(t27.x >> 16u);
        let t30 = decode_bf16(t27.y);
        let t31 = decode_bf16(t27.y >> 16u);
        let t32 = decode_bf16(t27.z);
        let t33 = decode_bf16(t27.z >> 16u);
        let t34 = decode_bf16(t27.w);
        let t35 = decode_bf16(t27.w >> 16u);
        let t36 = w[((min_u32(first_n + 4u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t37 = decode_bf16(t36.x);
        let t38 = decode_bf16(t36.x >> 16u);
        let t39 = decode_bf16(t36.y);
        let t40 = decode_bf16(t36.y >> 16u);
        let t41 = decode_bf16(t36.z);
        let t42 = decode_bf16(t36.z >> 16u);
        let t43 = decode_bf16(t36.w);
        let t44 = decode_bf16(t36.w >> 16u);
        let t45 = w[((min_u32(first_n + 5u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t46 = decode_bf16(t45.x);
        let t47 = decode_bf16(t45.x >> 16u);
        let t48 = decode_bf16(t45.y);
        let t49 = decode_bf16(t45.y >> 16u);
        let t50 = decode_bf16(t45.z);
        let t51 = decode_bf16(t45.z >> 16u);
        let t52 = decode_bf16(t45.w);
        let t53 = decode_bf16(t45.w >> 16u);
        let t54 = w[((min_u32(first_n + 6u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t55 = decode_bf16(t54.x);
        let t56 = decode_bf16(t54.x >> 16u);
        let t57 = decode_bf16(t54.y);
        let t58 = decode_bf16(t54.y >> 16u);
        let t59 = decode_bf16(t54.z);
        let t60 = decode_bf16(t54.z >> 16u);
        let t61 = decode_bf16(t54.w);
        let t62 = decode_bf16(t54.w >> 16u);
        let t63 = w[((min_u32(first_n + 7u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t64 = decode_bf16(t63.x);
        let t65 = decode_bf16(t63.x >> 16u);
        let t66 = decode_bf16(t63.y);
        let t67 = decode_bf16(t63.y >> 16u);
        let t68 = decode_bf16(t63.z);
        let t69 = decode_bf16(t63.z >> 16u);
        let t70 = decode_bf16(t63.w);
        let t71 = decode_bf16(t63.w >> 16u);
        let t72 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t73 = decode_bf16(t72.x);
        let t74 = decode_bf16(t72.x >> 16u);
        let t75 = decode_bf16(t72.y);
        let t76 = decode_bf16(t72.y >> 16u);
        let t77 = decode_bf16(t72.z);
        let t78 = decode_bf16(t72.z >> 16u);
        let t79 = decode_bf16(t72.w);
        let t80 = decode_bf16(t72.w >> 16u);
        let t81 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t82 = decode_bf16(t81.x);
        let t83 = decode_bf16(t81.x >> 16u);
        let t84 = decode_bf16(t81.y);
        let t85 = decode_bf16(t81.y >> 16u);
        let t86 = decode_bf16(t81.z);
        let t87 = decode_bf16(t81.z >> 16u);
        let t88 = decode_bf16(t81.w);
        let t89 = decode_bf16(t81.w >> 16u);
        let t90 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t91 = decode_bf16(t90.x);
        let t92 = decode_bf16(t90.x >> 16u);
        let t93 = decode_bf16(t90.y);
        let t94 = decode_bf16(t90.y >> 16u);
        let t95 = decode_bf16(t90.z);
        let t96 = decode_bf16(t90.z >> 16u);
        let t97 = decode_bf16(t90.w);
        let t98 = decode_bf16(t90.w >> 16u);
        let t99 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t100 = decode_bf16(t99.x);
        let t101 = decode_bf16(t99.x >> 16u);
        let t102 = decode_bf16(t99.y);
        let t103 = decode_bf16(t99.y >> 16u);
        let t104 = decode_bf16(t99.z);
        let t105 = decode_bf16(t99.z >> 16u);
        let t106 = decode_bf16(t99.w);
        let t107 = decode_bf16(t99.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = fma(t73, t1, sum); // dot.rs:23
        sum = fma(t74, t2, sum);
        sum = fma(t75, t3, sum);
        sum = fma(t76, t4, sum);
        sum = fma(t77, t5, sum);
        sum = fma(t78, t6, sum);
        sum = fma(t79, t7, sum);
        sum = fma(t80, t8, sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = fma(t82, t1, sum_1); // dot.rs:23
        sum_1 = fma(t83, t2, sum_1);
        sum_1 = fma(t84, t3, sum_1);
        sum_1 = fma(t85, t4, sum_1);
        sum_1 = fma(t86, t5, sum_1);
        sum_1 = fma(t87, t6, sum_1);
        sum_1 = fma(t88, t7, sum_1);
        sum_1 = fma(t89, t8, sum_1);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = fma(t91, t1, sum_2); // dot.rs:23
        sum_2 = fma(t92, t2, sum_2);
        sum_2 = fma(t93, t3, sum_2);
        sum_2 = fma(t94, t4, sum_2);
        sum_2 = fma(t95, t5, sum_2);
        sum_2 = fma(t96, t6, sum_2);
        sum_2 = fma(t97, t7, sum_2);
        sum_2 = fma(t98, t8, sum_2);
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = fma(t100, t1, sum_3); // dot.rs:23
        sum_3 = fma(t101, t2, sum_3);
        sum_3 = fma(t102, t3, sum_3);
        sum_3 = fma(t103, t4, sum_3);
        sum_3 = fma(t104, t5, sum_3);
        sum_3 = fma(t105, t6, sum_3);
        sum_3 = fma(t106, t7, sum_3);
        sum_3 = fma(t107, t8, sum_3);
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_1; // dot.rs:20
        sum_4 = fma(t73, t10, sum_4); // dot.rs:23
        sum_4 = fma(t74, t11, sum_4);
        sum_4 = fma(t75, t12, sum_4);
        sum_4 = fma(t76, t13, sum_4);
        sum_4 = fma(t77, t14, sum_4);
        sum_4 = fma(t78, t15, sum_4);
        sum_4 = fma(t79, t16, sum_4);
        sum_4 = fma(t80, t17, sum_4);
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        sum_5 = fma(t82, t10, sum_5); // dot.rs:23
        sum_5 = fma(t83, t11, sum_5);
        sum_5 = fma(t84, t12, sum_5);
        sum_5 = fma(t85, t13, sum_5);
        sum_5 = fma(t86, t14, sum_5);
        sum_5 = fma(t87, t15, sum_5);
        sum_5 = fma(t88, t16, sum_5);
        sum_5 = fma(t89, t17, sum_5);
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        sum_6 = fma(t91, t10, sum_6); // dot.rs:23
        sum_6 = fma(t92, t11, sum_6);
        sum_6 = fma(t93, t12, sum_6);
        sum_6 = fma(t94, t13, sum_6);
        sum_6 = fma(t95, t14, sum_6);
        sum_6 = fma(t96, t15, sum_6);
        sum_6 = fma(t97, t16, sum_6);
        sum_6 = fma(t98, t17, sum_6);
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        sum_7 = fma(t100, t10, sum_7); // dot.rs:23
        sum_7 = fma(t101, t11, sum_7);
        sum_7 = fma(t102, t12, sum_7);
        sum_7 = fma(t103, t13, sum_7);
        sum_7 = fma(t104, t14, sum_7);
        sum_7 = fma(t105, t15, sum_7);
        sum_7 = fma(t106, t16, sum_7);
        sum_7 = fma(t107, t17, sum_7);
        partial_sums_3_1 = sum_7; // matmul.rs:381
        var sum_8 = partial_sums_0_2; // dot.rs:20
        sum_8 = fma(t73, t19, sum_8); // dot.rs:23
        sum_8 = fma(t74, t20, sum_8);
        sum_8 = fma(t75, t21, sum_8);
        sum_8 = fma(t76, t22, sum_8);
        sum_8 = fma(t77, t23, sum_8);
        sum_8 = fma(t78, t24, sum_8);
        sum_8 = fma(t79, t25, sum_8);
        sum_8 = fma(t80, t26, sum_8);
        partial_sums_0_2 = sum_8; // matmul.rs:381
        var sum_9 = partial_sums_1_2; // dot.rs:20
        sum_9 = fma(t82, t19, sum_9); // dot.rs:23
        sum_9 = fma(t83, t20, sum_9);
        sum_9 = fma(t84, t21, sum_9);
        sum_9 = fma(t85, t22, sum_9);
        sum_9 = fma(t86, t23, sum_9);
        sum_9 = fma(t87, t24, sum_9);
        sum_9 = fma(t88, t25, sum_9);
        sum_9 = fma(t89, t26, sum_9);
        partial_sums_1_2 = sum_9; // matmul.rs:381
        var sum_10 = partial_sums_2_2; // dot.rs:20
        sum_10 = fma(t91, t19, sum_10); // dot.rs:23
        sum_10 = fma(t92, t20, sum_10);
        sum_10 = fma(t93, t21, sum_10);
        sum_10 = fma(t94, t22, sum_10);
        sum_10 = fma(t95, t23, sum_10);
        sum_10 = fma(t96, t24, sum_10);
        sum_10 = fma(t97, t25, sum_10);
        sum_10 = fma(t98, t26, sum_10);
        partial_sums_2_2 = sum_10; // matmul.rs:381
        var sum_11 = partial_sums_3_2; // dot.rs:20
        sum_11 = fma(t100, t19, sum_11); // dot.rs:23
        sum_11 = fma(t101, t20, sum_11);
        sum_11 = fma(t102, t21, sum_11);
        sum_11 = fma(t103, t22, sum_11);
        sum_11 = fma(t104, t23, sum_11);
        sum_11 = fma(t105, t24, sum_11);
        sum_11 = fma(t106, t25, sum_11);
        sum_11 = fma(t107, t26, sum_11);
        partial_sums_3_2 = sum_11; // matmul.rs:381
        var sum_12 = partial_sums_0_3; // dot.rs:20
        sum_12 = fma(t73, t28, sum_12); // dot.rs:23
        sum_12 = fma(t74, t29, sum_12);
        sum_12 = fma(t75, t30, sum_12);
        sum_12 = fma(t76, t31, sum_12);
        sum_12 = fma(t77, t32, sum_12);
        sum_12 = fma(t78, t33, sum_12);
        sum_12 = fma(t79, t34, sum_12);
        sum_12 = fma(t80, t35, sum_12);
        partial_sums_0_3 = sum_12; // matmul.rs:381
        var sum_13 = partial_sums_1_3; // dot.rs:20
        sum_13 = fma(t82, t28, sum_13); // dot.rs:23
        sum_13 = fma(t83, t29, sum_13);
        sum_13 = fma(t84, t30, sum_13);
        sum_13 = fma(t85, t31, sum_13);
        sum_13 = fma(t86, t32, sum_13);
        sum_13 = fma(t87, t33, sum_13);
        sum_13 = fma(t88, t34, sum_13);
        sum_13 = fma(t89, t35, sum_13);
        partial_sums_1_3 = sum_13; // matmul.rs:381
        var sum_14 = partial_sums_2_3; // dot.rs:20
        sum_14 = fma(t91, t28, sum_14); // dot.rs:23
        sum_14 = fma(t92, t29, sum_14);
        sum_14 = fma(t93, t30, sum_14);
        sum_14 = fma(t94, t31, sum_14);
        sum_14 = fma(t95, t32, sum_14);
        sum_14 = fma(t96, t33, sum_14);
        sum_14 = fma(t97, t34, sum_14);
        sum_14 = fma(t98, t35, sum_14);
        partial_sums_2_3 = sum_14; // matmul.rs:381
        var sum_15 = partial_sums_3_3; // dot.rs:20
        sum_15 = fma(t100, t28, sum_15); // dot.rs:23
        sum_15 = fma(t101, t29, sum_15);
        sum_15 = fma(t102, t30, sum_15);
        sum_15 = fma(t103, t31, sum_15);
        sum_15 = fma(t104, t32, sum_15);
        sum_15 = fma(t105, t33, sum_15);
        sum_15 = fma(t106, t34, sum_15);
        sum_15 = fma(t107, t35, sum_15);
        partial_sums_3_3 = sum_15; // matmul.rs:381
        var sum_16 = partial_sums_0_4; // dot.rs:20
        sum_16 = fma(t73, t37, sum_16); // dot.rs:23
        sum_16 = fma(t74, t38, sum_16);
        sum_16 = fma(t75, t39, sum_16);
        sum_16 = fma(t76, t40, sum_16);
        sum_16 = fma(t77, t41, sum_16);
        sum_16 = fma(t78, t42, sum_16);
        sum_16 = fma(t79, t43, sum_16);
        sum_16 = fma(t80, t44, sum_16);
        partial_sums_0_4 = sum_16; // matmul.rs:381
        var sum_17 = partial_sums_1_4; // dot.rs:20
        sum_17 = fma(t82, t37, sum_17); // dot.rs:23
        sum_17 = fma(t83, t38, sum_17);
        sum_17 = fma(t84, t39, sum_17);
        sum_17 = fma(t85, t40, sum_17);
        sum_17 = fma(t86, t41, sum_17);
        sum_17 = fma(t87, t42, sum_17);
        sum_17 = fma(t88, t43, sum_17);
        sum_17 = fma(t89, t44, sum_17);
        partial_sums_1_4 = sum_17; // matmul.rs:381
        var sum_18 = partial_sums_2_4; // dot.rs:20
        sum_18 = fma(t91, t37, sum_18); // dot.rs:23
        sum_18 = fma(t92, t38, sum_18);
        sum_18 = fma(t93, t39, sum_18);
        sum_18 = fma(t94, t40, sum_18);
        sum_18 = fma(t95, t41, sum_18);
        sum_18 = fma(t96, t42, sum_18);
        sum_18 = fma(t97, t43, sum_18);
        sum_18 = fma(t98, t44, sum_18);
        partial_sums_2_4 = sum_18; // matmul.rs:381
        var sum_19 = partial_sums_3_4; // dot.rs:20
        sum_19 = fma(t100, t37, sum_19); // dot.rs:23
        sum_19 = fma(t101, t38, sum_19);
        sum_19 = fma(t102, t39, sum_19);
        sum_19 = fma(t103, t40, sum_19);
        sum_19 = fma(t104, t41, sum_19);
        sum_19 = fma(t105, t42, sum_19);
        sum_19 = fma(t106, t43, sum_19);
        sum_19 = fma(t107, t44, sum_19);
        partial_sums_3_4 = sum_19; // matmul.rs:381
        var sum_20 = partial_sums_0_5; // dot.rs:20
        sum_20 = fma(t73, t46, sum_20); // dot.rs:23
        sum_20 = fma(t74, t47, sum_20);
        sum_20 = fma(t75, t48, sum_20);
        sum_20 = fma(t76, t49, sum_20);
        sum_20 = fma(t77, t50, sum_20);
        sum_20 = fma(t78, t51, sum_20);
        sum_20 = fma(t79, t52, sum_20);
        sum_20 = fma(t80, t53, sum_20);
        partial_sums_0_5 = sum_20; // matmul.rs:381
        var sum_21 = partial_sums_1_5; // dot.rs:20
        sum_21 = fma(t82, t46, sum_21); // dot.rs:23
        sum_21 = fma(t83, t47, sum_21);
        sum_21 = fma(t84, t48, sum_21);
        sum_21 = fma(t85, t49, sum_21);
        sum_21 = fma(t86, t50, sum_21);
        sum_21 = fma(t87, t51, sum_21);
        sum_21 = fma(t88, t52, sum_21);
        sum_21 = fma(t89, t53, sum_21);
        partial_sums_1_5 = sum_21; // matmul.rs:381
        var sum_22 = partial_sums_2_5; // dot.rs:20
        sum_22 = fma(t91, t46, sum_22); // dot.rs:23
        sum_22 = fma(t92, t47, sum_22);
        sum_22 = fma(t93, t48, sum_22);
        sum_22 = fma(t94, t49, sum_22);
        sum_22 = fma(t95, t50, sum_22);
        sum_22 = fma(t96, t51, sum_22);
        sum_22 = fma(t97, t52, sum_22);
        sum_22 = fma(t98, t53, sum_22);
        partial_sums_2_5 = sum_22; // matmul.rs:381
        var sum_23 = partial_sums_3_5; // dot.rs:20
        sum_23 = fma(t100, t46, sum_23); // dot.rs:23
        sum_23 = fma(t101, t47, sum_23);
        sum_23 = fma(t102, t48, sum_23);
        sum_23 = fma(t103, t49, sum_23);
        sum_23 = fma(t104, t50, sum_23);
        sum_23 = fma(t105, t51, sum_23);
        sum_23 = fma(t106, t52, sum_23);
        sum_23 = fma(t107, t53, sum_23);
        partial_sums_3_5 = sum_23; // matmul.rs:381
        var sum_24 = partial_sums_0_6; // dot.rs:20
        sum_24 = fma(t73, t55, sum_24); // dot.rs:23
        sum_24 = fma(t74, t56, sum_24);
        sum_24 = fma(t75, t57, sum_24);
        sum_24 = fma(t76, t58, sum_24);
        sum_24 = fma(t77, t59, sum_24);
        sum_24 = fma(t78, t60, sum_24);
        sum_24 = fma(t79, t61, sum_24);
        sum_24 = fma(t80, t62, sum_24);
        partial_sums_0_6 = sum_24; // matmul.rs:381
        var sum_25 = partial_sums_1_6; // dot.rs:20
        sum_25 = fma(t82, t55, sum_25); // dot.rs:23
        sum_25 = fma(t83, t56, sum_25);
        sum_25 = fma(t84, t57, sum_25);
        sum_25 = fma(t85, t58, sum_25);
        sum_25 = fma(t86, t59, sum_25);
        sum_25 = fma(t87, t60, sum_25);
        sum_25 = fma(t88, t61, sum_25);
        sum_25 = fma(t89, t62, sum_25);
        partial_sums_1_6 = sum_25; // matmul.rs:381
        var sum_26 = partial_sums_2_6; // dot.rs:20
        sum_26 = fma(t91, t55, sum_26); // dot.rs:23
        sum_26 = fma(t92, t56, sum_26);
        sum_26 = fma(t93, t57, sum_26);
        sum_26 = fma(t94, t58, sum_26);
        sum_26 = fma(t95, t59, sum_26);
        sum_26 = fma(t96, t60, sum_26);
        sum_26 = fma(t97, t61, sum_26);
        sum_26 = fma(t98, t62, sum_26);
        partial_sums_2_6 = sum_26; // matmul.rs:381
        var sum_27 = partial_sums_3_6; // dot.rs:20
        sum_27 = fma(t100, t55, sum_27); // dot.rs:23
        sum_27 = fma(t101, t56, sum_27);
        sum_27 = fma(t102, t57, sum_27);
        sum_27 = fma(t103, t58, sum_27);
        sum_27 = fma(t104, t59, sum_27);
        sum_27 = fma(t105, t60, sum_27);
        sum_27 = fma(t106, t61, sum_27);
        sum_27 = fma(t107, t62, sum_27);
        partial_sums_3_6 = sum_27; // matmul.rs:381
        var sum_28 = partial_sums_0_7; // dot.rs:20
        sum_28 = fma(t73, t64, sum_28); // dot.rs:23
        sum_28 = fma(t74, t65, sum_28);
        sum_28 = fma(t75, t66, sum_28);
        sum_28 = fma(t76, t67, sum_28);
        sum_28 = fma(t77, t68, sum_28);
        sum_28 = fma(t78, t69, sum_28);
        sum_28 = fma(t79, t70, sum_28);
        sum_28 = fma(t80, t71, sum_28);
        partial_sums_0_7 = sum_28; // matmul.rs:381
        var sum_29 = partial_sums_1_7; // dot.rs:20
        sum_29 = fma(t82, t64, sum_29); // dot.rs:23
        sum_29 = fma(t83, t65, sum_29);
        sum_29 = fma(t84, t66, sum_29);
        sum_29 = fma(t85, t67, sum_29);
        sum_29 = fma(t86, t68, sum_29);
        sum_29 = fma(t87, t69, sum_29);
        sum_29 = fma(t88, t70, sum_29);
        sum_29 = fma(t89, t71, sum_29);
        partial_sums_1_7 = sum_29; // matmul.rs:381
        var sum_30 = partial_sums_2_7; // dot.rs:20
        sum_30 = fma(t91, t64, sum_30); // dot.rs:23
        sum_30 = fma(t92, t65, sum_30);
        sum_30 = fma(t93, t66, sum_30);
        sum_30 = fma(t94, t67, sum_30);
        sum_30 = fma(t95, t68, sum_30);
        sum_30 = fma(t96, t69, sum_30);
        sum_30 = fma(t97, t70, sum_30);
        sum_30 = fma(t98, t71, sum_30);
        partial_sums_2_7 = sum_30; // matmul.rs:381
        var sum_31 = partial_sums_3_7; // dot.rs:20
        sum_31 = fma(t100, t64, sum_31); // dot.rs:23
        sum_31 = fma(t101, t65, sum_31);
        sum_31 = fma(t102, t66, sum_31);
        sum_31 = fma(t103, t67, sum_31);
        sum_31 = fma(t104, t68, sum_31);
        sum_31 = fma(t105, t69, sum_31);
        sum_31 = fma(t106, t70, sum_31);
        sum_31 = fma(t107, t71, sum_31);
        partial_sums_3_7 = sum_31; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u] = sum; // matmul.rs:395
    }
    let sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 1u] = sum_1; // matmul.rs:395
    }
    let sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 2u] = sum_2; // matmul.rs:395
    }
    let sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 3u] = sum_3; // matmul.rs:395
    }
    let sum_4 = reduce_add_f32(partial_sums_0_4); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 4u] = sum_4; // matmul.rs:395
    }
    let sum_5 = reduce_add_f32(partial_sums_0_5); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 5u] = sum_5; // matmul.rs:395
    }
    let sum_6 = reduce_add_f32(partial_sums_0_6); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 6u] = sum_6; // matmul.rs:395
    }
    let sum_7 = reduce_add_f32(partial_sums_0_7); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 7u] = sum_7; // matmul.rs:395
    }
    let sum_8 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 32u] = sum_8; // matmul.rs:395
    }
    let sum_9 = reduce_add_f32(partial_sums_1_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 33u] = sum_9; // matmul.rs:395
    }
    let sum_10 = reduce_add_f32(partial_sums_1_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 34u] = sum_10; // matmul.rs:395
    }
    let sum_11 = reduce_add_f32(partial_sums_1_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 35u] = sum_11; // matmul.rs:395
    }
    let sum_12 = reduce_add_f32(partial_sums_1_4); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 36u] = sum_12; // matmul.rs:395
    }
    let sum_13 = reduce_add_f32(partial_sums_1_5); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 37u] = sum_13; // matmul.rs:395
    }
    let sum_14 = reduce_add_f32(partial_sums_1_6); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 38u] = sum_14; // matmul.rs:395
    }
    let sum_15 = reduce_add_f32(partial_sums_1_7); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 39u] = sum_15; // matmul.rs:395
    }
    let sum_16 = reduce_add_f32(partial_sums_2_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 64u] = sum_16; // matmul.rs:395
    }
    let sum_17 = reduce_add_f32(partial_sums_2_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 65u] = sum_17; // matmul.rs:395
    }
    let sum_18 = reduce_add_f32(partial_sums_2_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 66u] = sum_18; // matmul.rs:395
    }
    let sum_19 = reduce_add_f32(partial_sums_2_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 67u] = sum_19; // matmul.rs:395
    }
    let sum_20 = reduce_add_f32(partial_sums_2_4); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 68u] = sum_20; // matmul.rs:395
    }
    let sum_21 = reduce_add_f32(partial_sums_2_5); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 69u] = sum_21; // matmul.rs:395
    }
    let sum_22 = reduce_add_f32(partial_sums_2_6); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 70u] = sum_22; // matmul.rs:395
    }
    let sum_23 = reduce_add_f32(partial_sums_2_7); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 71u] = sum_23; // matmul.rs:395
    }
    let sum_24 = reduce_add_f32(partial_sums_3_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 96u] = sum_24; // matmul.rs:395
    }
    let sum_25 = reduce_add_f32(partial_sums_3_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 97u] = sum_25; // matmul.rs:395
    }
    let sum_26 = reduce_add_f32(partial_sums_3_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 98u] = sum_26; // matmul.rs:395
    }
    let sum_27 = reduce_add_f32(partial_sums_3_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 99u] = sum_27; // matmul.rs:395
    }
    let sum_28 = reduce_add_f32(partial_sums_3_4); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 100u] = sum_28; // matmul.rs:395
    }
    let sum_29 = reduce_add_f32(partial_sums_3_5); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 101u] = sum_29; // matmul.rs:395
    }
    let sum_30 = reduce_add_f32(partial_sums_3_6); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 102u] = sum_30; // matmul.rs:395
    }
    let sum_31 = reduce_add_f32(partial_sums_3_7); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 103u] = sum_31; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 8u; // matmul.rs:402
    let column = workgroup_n + group % 8u * 4u; // matmul.rs:403
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t108 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t108;
    }
}
