struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;
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

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__tiled_32x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 4u; // matmul.rs:305
    let workgroup_n = workgroup_id.x * 32u; // matmul.rs:306
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 8u; // matmul.rs:307
    let last_m = imm.m - 1u; // matmul.rs:308
    var partial_sums_0_0 = 0.0f; // matmul.rs:310
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
    let n_pieces = imm.k / 8u; // matmul.rs:311
    let last_n = imm.n - 1u; // matmul.rs:314
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        let first_k = piece * 8u; // matmul.rs:324
        let t0 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:330
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
        let t72 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        let t73 = x[t72 >> 2u];
        let t74 = x[(t72 + 4u) >> 2u];
        let t75 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        let t76 = x[t75 >> 2u];
        let t77 = x[(t75 + 4u) >> 2u];
        let t78 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        let t79 = x[t78 >> 2u];
        let t80 = x[(t78 + 4u) >> 2u];
        let t81 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        let t82 = x[t81 >> 2u];
        let t83 = x[(t81 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t73.x * t1; // dot.rs:23
        sum = sum + t73.y * t2;
        sum = sum + t73.z * t3;
        sum = sum + t73.w * t4;
        sum = sum + t74.x * t5;
        sum = sum + t74.y * t6;
        sum = sum + t74.z * t7;
        sum = sum + t74.w * t8;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t76.x * t1; // dot.rs:23
        sum_1 = sum_1 + t76.y * t2;
        sum_1 = sum_1 + t76.z * t3;
        sum_1 = sum_1 + t76.w * t4;
        sum_1 = sum_1 + t77.x * t5;
        sum_1 = sum_1 + t77.y * t6;
        sum_1 = sum_1 + t77.z * t7;
        sum_1 = sum_1 + t77.w * t8;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t79.x * t1; // dot.rs:23
        sum_2 = sum_2 + t79.y * t2;
        sum_2 = sum_2 + t79.z * t3;
        sum_2 = sum_2 + t79.w * t4;
        sum_2 = sum_2 + t80.x * t5;
        sum_2 = sum_2 + t80.y * t6;
        sum_2 = sum_2 + t80.z * t7;
        sum_2 = sum_2 + t80.w * t8;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t82.x * t1; // dot.rs:23
        sum_3 = sum_3 + t82.y * t2;
        sum_3 = sum_3 + t82.z * t3;
        sum_3 = sum_3 + t82.w * t4;
        sum_3 = sum_3 + t83.x * t5;
        sum_3 = sum_3 + t83.y * t6;
        sum_3 = sum_3 + t83.z * t7;
        sum_3 = sum_3 + t83.w * t8;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_0_1; // dot.rs:20
        sum_4 = sum_4 + t73.x * t10; // dot.rs:23
        sum_4 = sum_4 + t73.y * t11;
        sum_4 = sum_4 + t73.z * t12;
        sum_4 = sum_4 + t73.w * t13;
        sum_4 = sum_4 + t74.x * t14;
        sum_4 = sum_4 + t74.y * t15;
        sum_4 = sum_4 + t74.z * t16;
        sum_4 = sum_4 + t74.w * t17;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_1_1; // dot.rs:20
        sum_5 = sum_5 + t76.x * t10; // dot.rs:23
        sum_5 = sum_5 + t76.y * t11;
        sum_5 = sum_5 + t76.z * t12;
        sum_5 = sum_5 + t76.w * t13;
        sum_5 = sum_5 + t77.x * t14;
        sum_5 = sum_5 + t77.y * t15;
        sum_5 = sum_5 + t77.z * t16;
        sum_5 = sum_5 + t77.w * t17;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_2_1; // dot.rs:20
        sum_6 = sum_6 + t79.x * t10; // dot.rs:23
        sum_6 = sum_6 + t79.y * t11;
        sum_6 = sum_6 + t79.z * t12;
        sum_6 = sum_6 + t79.w * t13;
        sum_6 = sum_6 + t80.x * t14;
        sum_6 = sum_6 + t80.y * t15;
        sum_6 = sum_6 + t80.z * t16;
        sum_6 = sum_6 + t80.w * t17;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_3_1; // dot.rs:20
        sum_7 = sum_7 + t82.x * t10; // dot.rs:23
        sum_7 = sum_7 + t82.y * t11;
        sum_7 = sum_7 + t82.z * t12;
        sum_7 = sum_7 + t82.w * t13;
        sum_7 = sum_7 + t83.x * t14;
        sum_7 = sum_7 + t83.y * t15;
        sum_7 = sum_7 + t83.z * t16;
        sum_7 = sum_7 + t83.w * t17;
        partial_sums_3_1 = sum_7; // matmul.rs:344
        var sum_8 = partial_sums_0_2; // dot.rs:20
        sum_8 = sum_8 + t73.x * t19; // dot.rs:23
        sum_8 = sum_8 + t73.y * t20;
        sum_8 = sum_8 + t73.z * t21;
        sum_8 = sum_8 + t73.w * t22;
        sum_8 = sum_8 + t74.x * t23;
        sum_8 = sum_8 + t74.y * t24;
        sum_8 = sum_8 + t74.z * t25;
        sum_8 = sum_8 + t74.w * t26;
        partial_sums_0_2 = sum_8; // matmul.rs:344
        var sum_9 = partial_sums_1_2; // dot.rs:20
        sum_9 = sum_9 + t76.x * t19; // dot.rs:23
        sum_9 = sum_9 + t76.y * t20;
        sum_9 = sum_9 + t76.z * t21;
        sum_9 = sum_9 + t76.w * t22;
        sum_9 = sum_9 + t77.x * t23;
        sum_9 = sum_9 + t77.y * t24;
        sum_9 = sum_9 + t77.z * t25;
        sum_9 = sum_9 + t77.w * t26;
        partial_sums_1_2 = sum_9; // matmul.rs:344
        var sum_10 = partial_sums_2_2; // dot.rs:20
        sum_10 = sum_10 + t79.x * t19; // dot.rs:23
        sum_10 = sum_10 + t79.y * t20;
        sum_10 = sum_10 + t79.z * t21;
        sum_10 = sum_10 + t79.w * t22;
        sum_10 = sum_10 + t80.x * t23;
        sum_10 = sum_10 + t80.y * t24;
        sum_10 = sum_10 + t80.z * t25;
        sum_10 = sum_10 + t80.w * t26;
        partial_sums_2_2 = sum_10; // matmul.rs:344
        var sum_11 = partial_sums_3_2; // dot.rs:20
        sum_11 = sum_11 + t82.x * t19; // dot.rs:23
        sum_11 = sum_11 + t82.y * t20;
        sum_11 = sum_11 + t82.z * t21;
        sum_11 = sum_11 + t82.w * t22;
        sum_11 = sum_11 + t83.x * t23;
        sum_11 = sum_11 + t83.y * t24;
        sum_11 = sum_11 + t83.z * t25;
        sum_11 = sum_11 + t83.w * t26;
        partial_sums_3_2 = sum_11; // matmul.rs:344
        var sum_12 = partial_sums_0_3; // dot.rs:20
        sum_12 = sum_12 + t73.x * t28; // dot.rs:23
        sum_12 = sum_12 + t73.y * t29;
        sum_12 = sum_12 + t73.z * t30;
        sum_12 = sum_12 + t73.w * t31;
        sum_12 = sum_12 + t74.x * t32;
        sum_12 = sum_12 + t74.y * t33;
        sum_12 = sum_12 + t74.z * t34;
        sum_12 = sum_12 + t74.w * t35;
        partial_sums_0_3 = sum_12; // matmul.rs:344
        var sum_13 = partial_sums_1_3; // dot.rs:20
        sum_13 = sum_13 + t76.x * t28; // dot.rs:23
        sum_13 = sum_13 + t76.y * t29;
        sum_13 = sum_13 + t76.z * t30;
        sum_13 = sum_13 + t76.w * t31;
        sum_13 = sum_13 + t77.x * t32;
        sum_13 = sum_13 + t77.y * t33;
        sum_13 = sum_13 + t77.z * t34;
        sum_13 = sum_13 + t77.w * t35;
        partial_sums_1_3 = sum_13; // matmul.rs:344
        var sum_14 = partial_sums_2_3; // dot.rs:20
        sum_14 = sum_14 + t79.x * t28; // dot.rs:23
        sum_14 = sum_14 + t79.y * t29;
        sum_14 = sum_14 + t79.z * t30;
        sum_14 = sum_14 + t79.w * t31;
        sum_14 = sum_14 + t80.x * t32;
        sum_14 = sum_14 + t80.y * t33;
        sum_14 = sum_14 + t80.z * t34;
        sum_14 = sum_14 + t80.w * t35;
        partial_sums_2_3 = sum_14; // matmul.rs:344
        var sum_15 = partial_sums_3_3; // dot.rs:20
        sum_15 = sum_15 + t82.x * t28; // dot.rs:23
        sum_15 = sum_15 + t82.y * t29;
        sum_15 = sum_15 + t82.z * t30;
        sum_15 = sum_15 + t82.w * t31;
        sum_15 = sum_15 + t83.x * t32;
        sum_15 = sum_15 + t83.y * t33;
        sum_15 = sum_15 + t83.z * t34;
        sum_15 = sum_15 + t83.w * t35;
        partial_sums_3_3 = sum_15; // matmul.rs:344
        var sum_16 = partial_sums_0_4; // dot.rs:20
        sum_16 = sum_16 + t73.x * t37; // dot.rs:23
        sum_16 = sum_16 + t73.y * t38;
        sum_16 = sum_16 + t73.z * t39;
        sum_16 = sum_16 + t73.w * t40;
        sum_16 = sum_16 + t74.x * t41;
        sum_16 = sum_16 + t74.y * t42;
        sum_16 = sum_16 + t74.z * t43;
        sum_16 = sum_16 + t74.w * t44;
        partial_sums_0_4 = sum_16; // matmul.rs:344
        var sum_17 = partial_sums_1_4; // dot.rs:20
        sum_17 = sum_17 + t76.x * t37; // dot.rs:23
        sum_17 = sum_17 + t76.y * t38;
        sum_17 = sum_17 + t76.z * t39;
        sum_17 = sum_17 + t76.w * t40;
        sum_17 = sum_17 + t77.x * t41;
        sum_17 = sum_17 + t77.y * t42;
        sum_17 = sum_17 + t77.z * t43;
        sum_17 = sum_17 + t77.w * t44;
        partial_sums_1_4 = sum_17; // matmul.rs:344
        var sum_18 = partial_sums_2_4; // dot.rs:20
        sum_18 = sum_18 + t79.x * t37; // dot.rs:23
        sum_18 = sum_18 + t79.y * t38;
        sum_18 = sum_18 + t79.z * t39;
        sum_18 = sum_18 + t79.w * t40;
        sum_18 = sum_18 + t80.x * t41;
        sum_18 = sum_18 + t80.y * t42;
        sum_18 = sum_18 + t80.z * t43;
        sum_18 = sum_18 + t80.w * t44;
        partial_sums_2_4 = sum_18; // matmul.rs:344
        var sum_19 = partial_sums_3_4; // dot.rs:20
        sum_19 = sum_19 + t82.x * t37; // dot.rs:23
        sum_19 = sum_19 + t82.y * t38;
        sum_19 = sum_19 + t82.z * t39;
        sum_19 = sum_19 + t82.w * t40;
        sum_19 = sum_19 + t83.x * t41;
        sum_19 = sum_19 + t83.y * t42;
        sum_19 = sum_19 + t83.z * t43;
        sum_19 = sum_19 + t83.w * t44;
        partial_sums_3_4 = sum_19; // matmul.rs:344
        var sum_20 = partial_sums_0_5; // dot.rs:20
        sum_20 = sum_20 + t73.x * t46; // dot.rs:23
        sum_20 = sum_20 + t73.y * t47;
        sum_20 = sum_20 + t73.z * t48;
        sum_20 = sum_20 + t73.w * t49;
        sum_20 = sum_20 + t74.x * t50;
        sum_20 = sum_20 + t74.y * t51;
        sum_20 = sum_20 + t74.z * t52;
        sum_20 = sum_20 + t74.w * t53;
        partial_sums_0_5 = sum_20; // matmul.rs:344
        var sum_21 = partial_sums_1_5; // dot.rs:20
        sum_21 = sum_21 + t76.x * t46; // dot.rs:23
        sum_21 = sum_21 + t76.y * t47;
        sum_21 = sum_21 + t76.z * t48;
        sum_21 = sum_21 + t76.w * t49;
        sum_21 = sum_21 + t77.x * t50;
        sum_21 = sum_21 + t77.y * t51;
        sum_21 = sum_21 + t77.z * t52;
        sum_21 = sum_21 + t77.w * t53;
        partial_sums_1_5 = sum_21; // matmul.rs:344
        var sum_22 = partial_sums_2_5; // dot.rs:20
        sum_22 = sum_22 + t79.x * t46; // dot.rs:23
        sum_22 = sum_22 + t79.y * t47;
        sum_22 = sum_22 + t79.z * t48;
        sum_22 = sum_22 + t79.w * t49;
        sum_22 = sum_22 + t80.x * t50;
        sum_22 = sum_22 + t80.y * t51;
        sum_22 = sum_22 + t80.z * t52;
        sum_22 = sum_22 + t80.w * t53;
        partial_sums_2_5 = sum_22; // matmul.rs:344
        var sum_23 = partial_sums_3_5; // dot.rs:20
        sum_23 = sum_23 + t82.x * t46; // dot.rs:23
        sum_23 = sum_23 + t82.y * t47;
        sum_23 = sum_23 + t82.z * t48;
        sum_23 = sum_23 + t82.w * t49;
        sum_23 = sum_23 + t83.x * t50;
        sum_23 = sum_23 + t83.y * t51;
        sum_23 = sum_23 + t83.z * t52;
        sum_23 = sum_23 + t83.w * t53;
        partial_sums_3_5 = sum_23; // matmul.rs:344
        var sum_24 = partial_sums_0_6; // dot.rs:20
        sum_24 = sum_24 + t73.x * t55; // dot.rs:23
        sum_24 = sum_24 + t73.y * t56;
        sum_24 = sum_24 + t73.z * t57;
        sum_24 = sum_24 + t73.w * t58;
        sum_24 = sum_24 + t74.x * t59;
        sum_24 = sum_24 + t74.y * t60;
        sum_24 = sum_24 + t74.z * t61;
        sum_24 = sum_24 + t74.w * t62;
        partial_sums_0_6 = sum_24; // matmul.rs:344
        var sum_25 = partial_sums_1_6; // dot.rs:20
        sum_25 = sum_25 + t76.x * t55; // dot.rs:23
        sum_25 = sum_25 + t76.y * t56;
        sum_25 = sum_25 + t76.z * t57;
        sum_25 = sum_25 + t76.w * t58;
        sum_25 = sum_25 + t77.x * t59;
        sum_25 = sum_25 + t77.y * t60;
        sum_25 = sum_25 + t77.z * t61;
        sum_25 = sum_25 + t77.w * t62;
        partial_sums_1_6 = sum_25; // matmul.rs:344
        var sum_26 = partial_sums_2_6; // dot.rs:20
        sum_26 = sum_26 + t79.x * t55; // dot.rs:23
        sum_26 = sum_26 + t79.y * t56;
        sum_26 = sum_26 + t79.z * t57;
        sum_26 = sum_26 + t79.w * t58;
        sum_26 = sum_26 + t80.x * t59;
        sum_26 = sum_26 + t80.y * t60;
        sum_26 = sum_26 + t80.z * t61;
        sum_26 = sum_26 + t80.w * t62;
        partial_sums_2_6 = sum_26; // matmul.rs:344
        var sum_27 = partial_sums_3_6; // dot.rs:20
        sum_27 = sum_27 + t82.x * t55; // dot.rs:23
        sum_27 = sum_27 + t82.y * t56;
        sum_27 = sum_27 + t82.z * t57;
        sum_27 = sum_27 + t82.w * t58;
        sum_27 = sum_27 + t83.x * t59;
        sum_27 = sum_27 + t83.y * t60;
        sum_27 = sum_27 + t83.z * t61;
        sum_27 = sum_27 + t83.w * t62;
        partial_sums_3_6 = sum_27; // matmul.rs:344
        var sum_28 = partial_sums_0_7; // dot.rs:20
        sum_28 = sum_28 + t73.x * t64; // dot.rs:23
        sum_28 = sum_28 + t73.y * t65;
        sum_28 = sum_28 + t73.z * t66;
        sum_28 = sum_28 + t73.w * t67;
        sum_28 = sum_28 + t74.x * t68;
        sum_28 = sum_28 + t74.y * t69;
        sum_28 = sum_28 + t74.z * t70;
        sum_28 = sum_28 + t74.w * t71;
        partial_sums_0_7 = sum_28; // matmul.rs:344
        var sum_29 = partial_sums_1_7; // dot.rs:20
        sum_29 = sum_29 + t76.x * t64; // dot.rs:23
        sum_29 = sum_29 + t76.y * t65;
        sum_29 = sum_29 + t76.z * t66;
        sum_29 = sum_29 + t76.w * t67;
        sum_29 = sum_29 + t77.x * t68;
        sum_29 = sum_29 + t77.y * t69;
        sum_29 = sum_29 + t77.z * t70;
        sum_29 = sum_29 + t77.w * t71;
        partial_sums_1_7 = sum_29; // matmul.rs:344
        var sum_30 = partial_sums_2_7; // dot.rs:20
        sum_30 = sum_30 + t79.x * t64; // dot.rs:23
        sum_30 = sum_30 + t79.y * t65;
        sum_30 = sum_30 + t79.z * t66;
        sum_30 = sum_30 + t79.w * t67;
        sum_30 = sum_30 + t80.x * t68;
        sum_30 = sum_30 + t80.y * t69;
        sum_30 = sum_30 + t80.z * t70;
        sum_30 = sum_30 + t80.w * t71;
        partial_sums_2_7 = sum_30; // matmul.rs:344
        var sum_31 = partial_sums_3_7; // dot.rs:20
        sum_31 = sum_31 + t82.x * t64; // dot.rs:23
        sum_31 = sum_31 + t82.y * t65;
        sum_31 = sum_31 + t82.z * t66;
        sum_31 = sum_31 + t82.w * t67;
        sum_31 = sum_31 + t83.x * t68;
        sum_31 = sum_31 + t83.y * t69;
        sum_31 = sum_31 + t83.z * t70;
        sum_31 = sum_31 + t83.w * t71;
        partial_sums_3_7 = sum_31; // matmul.rs:344
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u] = sum; // matmul.rs:358
    }
    let sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 1u] = sum_1; // matmul.rs:358
    }
    let sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 2u] = sum_2; // matmul.rs:358
    }
    let sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 3u] = sum_3; // matmul.rs:358
    }
    let sum_4 = reduce_add_f32(partial_sums_0_4); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 4u] = sum_4; // matmul.rs:358
    }
    let sum_5 = reduce_add_f32(partial_sums_0_5); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 5u] = sum_5; // matmul.rs:358
    }
    let sum_6 = reduce_add_f32(partial_sums_0_6); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 6u] = sum_6; // matmul.rs:358
    }
    let sum_7 = reduce_add_f32(partial_sums_0_7); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 7u] = sum_7; // matmul.rs:358
    }
    let sum_8 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 32u] = sum_8; // matmul.rs:358
    }
    let sum_9 = reduce_add_f32(partial_sums_1_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 33u] = sum_9; // matmul.rs:358
    }
    let sum_10 = reduce_add_f32(partial_sums_1_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 34u] = sum_10; // matmul.rs:358
    }
    let sum_11 = reduce_add_f32(partial_sums_1_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 35u] = sum_11; // matmul.rs:358
    }
    let sum_12 = reduce_add_f32(partial_sums_1_4); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 36u] = sum_12; // matmul.rs:358
    }
    let sum_13 = reduce_add_f32(partial_sums_1_5); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 37u] = sum_13; // matmul.rs:358
    }
    let sum_14 = reduce_add_f32(partial_sums_1_6); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 38u] = sum_14; // matmul.rs:358
    }
    let sum_15 = reduce_add_f32(partial_sums_1_7); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 39u] = sum_15; // matmul.rs:358
    }
    let sum_16 = reduce_add_f32(partial_sums_2_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 64u] = sum_16; // matmul.rs:358
    }
    let sum_17 = reduce_add_f32(partial_sums_2_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 65u] = sum_17; // matmul.rs:358
    }
    let sum_18 = reduce_add_f32(partial_sums_2_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 66u] = sum_18; // matmul.rs:358
    }
    let sum_19 = reduce_add_f32(partial_sums_2_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 67u] = sum_19; // matmul.rs:358
    }
    let sum_20 = reduce_add_f32(partial_sums_2_4); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 68u] = sum_20; // matmul.rs:358
    }
    let sum_21 = reduce_add_f32(partial_sums_2_5); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 69u] = sum_21; // matmul.rs:358
    }
    let sum_22 = reduce_add_f32(partial_sums_2_6); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 70u] = sum_22; // matmul.rs:358
    }
    let sum_23 = reduce_add_f32(partial_sums_2_7); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 71u] = sum_23; // matmul.rs:358
    }
    let sum_24 = reduce_add_f32(partial_sums_3_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 96u] = sum_24; // matmul.rs:358
    }
    let sum_25 = reduce_add_f32(partial_sums_3_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 97u] = sum_25; // matmul.rs:358
    }
    let sum_26 = reduce_add_f32(partial_sums_3_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 98u] = sum_26; // matmul.rs:358
    }
    let sum_27 = reduce_add_f32(partial_sums_3_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 99u] = sum_27; // matmul.rs:358
    }
    let sum_28 = reduce_add_f32(partial_sums_3_4); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 100u] = sum_28; // matmul.rs:358
    }
    let sum_29 = reduce_add_f32(partial_sums_3_5); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 101u] = sum_29; // matmul.rs:358
    }
    let sum_30 = reduce_add_f32(partial_sums_3_6); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 102u] = sum_30; // matmul.rs:358
    }
    let sum_31 = reduce_add_f32(partial_sums_3_7); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 103u] = sum_31; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 8u; // matmul.rs:365
    let column = workgroup_n + group % 8u * 4u; // matmul.rs:366
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t84 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t84;
    }
}
