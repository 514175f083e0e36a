struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
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
fn matmul__bf16_f32_bf16__matvec_16x8_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 8u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 16u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_0_1 = 0.0f;
    var partial_sums_0_2 = 0.0f;
    var partial_sums_0_3 = 0.0f;
    var partial_sums_1_0 = 0.0f;
    var partial_sums_1_1 = 0.0f;
    var partial_sums_1_2 = 0.0f;
    var partial_sums_1_3 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_2_1 = 0.0f;
    var partial_sums_2_2 = 0.0f;
    var partial_sums_2_3 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_3_1 = 0.0f;
    var partial_sums_3_2 = 0.0f;
    var partial_sums_3_3 = 0.0f;
    var partial_sums_4_0 = 0.0f;
    var partial_sums_4_1 = 0.0f;
    var partial_sums_4_2 = 0.0f;
    var partial_sums_4_3 = 0.0f;
    var partial_sums_5_0 = 0.0f;
    var partial_sums_5_1 = 0.0f;
    var partial_sums_5_2 = 0.0f;
    var partial_sums_5_3 = 0.0f;
    var partial_sums_6_0 = 0.0f;
    var partial_sums_6_1 = 0.0f;
    var partial_sums_6_2 = 0.0f;
    var partial_sums_6_3 = 0.0f;
    var partial_sums_7_0 = 0.0f;
    var partial_sums_7_1 = 0.0f;
    var partial_sums_7_2 = 0.0f;
    var partial_sums_7_3 = 0.0f;
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let in_runs = n_pieces & 4294967232u; // matmul.rs:350
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t2 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t3 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t4 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t5 = decode_bf16(t4.x);
        let t6 = decode_bf16(t4.x >> 16u);
        let t7 = decode_bf16(t4.y);
        let t8 = decode_bf16(t4.y >> 16u);
        let t9 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t10 = decode_bf16(t9.x);
        let t11 = decode_bf16(t9.x >> 16u);
        let t12 = decode_bf16(t9.y);
        let t13 = decode_bf16(t9.y >> 16u);
        let t14 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t15 = decode_bf16(t14.x);
        let t16 = decode_bf16(t14.x >> 16u);
        let t17 = decode_bf16(t14.y);
        let t18 = decode_bf16(t14.y >> 16u);
        let t19 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t20 = decode_bf16(t19.x);
        let t21 = decode_bf16(t19.x >> 16u);
        let t22 = decode_bf16(t19.y);
        let t23 = decode_bf16(t19.y >> 16u);
        let t24 = x[((min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t25 = decode_bf16(t24.x);
        let t26 = decode_bf16(t24.x >> 16u);
        let t27 = decode_bf16(t24.y);
        let t28 = decode_bf16(t24.y >> 16u);
        let t29 = x[((min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t30 = decode_bf16(t29.x);
        let t31 = decode_bf16(t29.x >> 16u);
        let t32 = decode_bf16(t29.y);
        let t33 = decode_bf16(t29.y >> 16u);
        let t34 = x[((min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t35 = decode_bf16(t34.x);
        let t36 = decode_bf16(t34.x >> 16u);
        let t37 = decode_bf16(t34.y);
        let t38 = decode_bf16(t34.y >> 16u);
        let t39 = x[((min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t40 = decode_bf16(t39.x);
        let t41 = decode_bf16(t39.x >> 16u);
        let t42 = decode_bf16(t39.y);
        let t43 = decode_bf16(t39.y >> 16u);
        let t44 = first_k + 128u; // matmul.rs:365
        let t45 = w[(min_u32(first_n, last_n) * imm.k + t44) >> 2u]; // matmul.rs:367
        let t46 = w[(min_u32(first_n + 1u, last_n) * imm.k + t44) >> 2u];
        let t47 = w[(min_u32(first_n + 2u, last_n) * imm.k + t44) >> 2u];
        let t48 = w[(min_u32(first_n + 3u, last_n) * imm.k + t44) >> 2u];
        let t49 = x[((min_u32(first_m, last_m) * imm.k + t44) >> 1u) >> 1u]; // matmul.rs:370
        let t50 = decode_bf16(t49.x);
        let t51 = decode_bf16(t49.x >> 16u);
        let t52 = decode_bf16(t49.y);
        let t53 = decode_bf16(t49.y >> 16u);
        let t54 = x[((min_u32(first_m + 1u, last_m) * imm.k + t44) >> 1u) >> 1u];
        let t55 = decode_bf16(t54.x);
        let t56 = decode_bf16(t54.x >> 16u);
        let t57 = decode_bf16(t54.y);
        let t58 = decode_bf16(t54.y >> 16u);
        let t59 = x[((min_u32(first_m + 2u, last_m) * imm.k + t44) >> 1u) >> 1u];
        let t60 = decode_bf16(t59.x);
        let t61 = decode_bf16(t59.x >> 16u);
        let t62 = decode_bf16(t59.y);
        let t63 = decode_bf16(t59.y >> 16u);
        let t64 = x[((min_u32(first_m + 3u, last_m) * imm.k + t44) >> 1u) >> 1u];
        let t65 = decode_bf16(t64.x);
        let t66 = decode_bf16(t64.x >> 16u);
        let t67 = decode_bf16(t64.y);
        let t68 = decode_bf16(t64.y >> 16u);
        let t69 = x[((min_u32(first_m + 4u, last_m) * imm.k + t44) >> 1u) >> 1u];
        let t70 = decode_bf16(t69.x);
        let t71 = decode_bf16(t69.x >> 16u);
        let t72 = decode_bf16(t69.y);
        let t73 = decode_bf16(t69.y >> 16u);
        let t74 = x[((min_u32(first_m + 5u, last_m) * imm.k + t44) >> 1u) >> 1u];
        let t75 = decode_bf16(t74.x);
        let t76 = decode_bf16(t74.x >> 16u);
        let t77 = decode_bf16(t74.y);
        let t78 = decode_bf16(t74.y >> 16u);
        let t79 = x[((min_u32(first_m + 6u, last_m) * imm.k + t44) >> 1u) >> 1u];
        let t80 = decode_bf16(t79.x);
        let t81 = decode_bf16(t79.x >> 16u);
        let t82 = decode_bf16(t79.y);
        let t83 = decode_bf16(t79.y >> 16u);
        let t84 = x[((min_u32(first_m + 7u, last_m) * imm.k + t44) >> 1u) >> 1u];
        let t85 = decode_bf16(t84.x);
        let t86 = decode_bf16(t84.x >> 16u);
        let t87 = decode_bf16(t84.y);
        let t88 = decode_bf16(t84.y >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t5 * t0.x; // dot.rs:23
        sum = sum + t6 * t0.y;
        sum = sum + t7 * t0.z;
        sum = sum + t8 * t0.w;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t10 * t0.x; // dot.rs:23
        sum_1 = sum_1 + t11 * t0.y;
        sum_1 = sum_1 + t12 * t0.z;
        sum_1 = sum_1 + t13 * t0.w;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t15 * t0.x; // dot.rs:23
        sum_2 = sum_2 + t16 * t0.y;
        sum_2 = sum_2 + t17 * t0.z;
        sum_2 = sum_2 + t18 * t0.w;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t20 * t0.x; // dot.rs:23
        sum_3 = sum_3 + t21 * t0.y;
        sum_3 = sum_3 + t22 * t0.z;
        sum_3 = sum_3 + t23 * t0.w;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_4_0; // dot.rs:20
        sum_4 = sum_4 + t25 * t0.x; // dot.rs:23
        sum_4 = sum_4 + t26 * t0.y;
        sum_4 = sum_4 + t27 * t0.z;
        sum_4 = sum_4 + t28 * t0.w;
        partial_sums_4_0 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_5_0; // dot.rs:20
        sum_5 = sum_5 + t30 * t0.x; // dot.rs:23
        sum_5 = sum_5 + t31 * t0.y;
        sum_5 = sum_5 + t32 * t0.z;
        sum_5 = sum_5 + t33 * t0.w;
        partial_sums_5_0 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_6_0; // dot.rs:20
        sum_6 = sum_6 + t35 * t0.x; // dot.rs:23
        sum_6 = sum_6 + t36 * t0.y;
        sum_6 = sum_6 + t37 * t0.z;
        sum_6 = sum_6 + t38 * t0.w;
        partial_sums_6_0 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_7_0; // dot.rs:20
        sum_7 = sum_7 + t40 * t0.x; // dot.rs:23
        sum_7 = sum_7 + t41 * t0.y;
        sum_7 = sum_7 + t42 * t0.z;
        sum_7 = sum_7 + t43 * t0.w;
        partial_sums_7_0 = sum_7; // matmul.rs:381
        var sum_8 = partial_sums_0_1; // dot.rs:20
        sum_8 = sum_8 + t5 * t1.x; // dot.rs:23
        sum_8 = sum_8 + t6 * t1.y;
        sum_8 = sum_8 + t7 * t1.z;
        sum_8 = sum_8 + t8 * t1.w;
        partial_sums_0_1 = sum_8; // matmul.rs:381
        var sum_9 = partial_sums_1_1; // dot.rs:20
        sum_9 = sum_9 + t10 * t1.x; // dot.rs:23
        sum_9 = sum_9 + t11 * t1.y;
        sum_9 = sum_9 + t12 * t1.z;
        sum_9 = sum_9 + t13 * t1.w;
        partial_sums_1_1 = sum_9; // matmul.rs:381
        var sum_10 = partial_sums_2_1; // dot.rs:20
        sum_10 = sum_10 + t15 * t1.x; // dot.rs:23
        sum_10 = sum_10 + t16 * t1.y;
        sum_10 = sum_10 + t17 * t1.z;
        sum_10 = sum_10 + t18 * t1.w;
        partial_sums_2_1 = sum_10; // matmul.rs:381
        var sum_11 = partial_sums_3_1; // dot.rs:20
        sum_11 = sum_11 + t20 * t1.x; // dot.rs:23
        sum_11 = sum_11 + t21 * t1.y;
        sum_11 = sum_11 + t22 * t1.z;
        sum_11 = sum_11 + t23 * t1.w;
        partial_sums_3_1 = sum_11; // matmul.rs:381
        var sum_12 = partial_sums_4_1; // dot.rs:20
        sum_12 = sum_12 + t25 * t1.x; // dot.rs:23
        sum_12 = sum_12 + t26 * t1.y;
        sum_12 = sum_12 + t27 * t1.z;
        sum_12 = sum_12 + t28 * t1.w;
        partial_sums_4_1 = sum_12; // matmul.rs:381
        var sum_13 = partial_sums_5_1; // dot.rs:20
        sum_13 = sum_13 + t30 * t1.x; // dot.rs:23
        sum_13 = sum_13 + t31 * t1.y;
        sum_13 = sum_13 + t32 * t1.z;
        sum_13 = sum_13 + t33 * t1.w;
        partial_sums_5_1 = sum_13; // matmul.rs:381
        var sum_14 = partial_sums_6_1; // dot.rs:20
        sum_14 = sum_14 + t35 * t1.x; // dot.rs:23
        sum_14 = sum_14 + t36 * t1.y;
        sum_14 = sum_14 + t37 * t1.z;
        sum_14 = sum_14 + t38 * t1.w;
        partial_sums_6_1 = sum_14; // matmul.rs:381
        var sum_15 = partial_sums_7_1; // dot.rs:20
        sum_15 = sum_15 + t40 * t1.x; // dot.rs:23
        sum_15 = sum_15 + t41 * t1.y;
        sum_15 = sum_15 + t42 * t1.z;
        sum_15 = sum_15 + t43 * t1.w;
        partial_sums_7_1 = sum_15; // matmul.rs:381
        var sum_16 = partial_sums_0_2; // dot.rs:20
        sum_16 = sum_16 + t5 * t2.x; // dot.rs:23
        sum_16 = sum_16 + t6 * t2.y;
        sum_16 = sum_16 + t7 * t2.z;
        sum_16 = sum_16 + t8 * t2.w;
        partial_sums_0_2 = sum_16; // matmul.rs:381
        var sum_17 = partial_sums_1_2; // dot.rs:20
        sum_17 = sum_17 + t10 * t2.x; // dot.rs:23
        sum_17 = sum_17 + t11 * t2.y;
        sum_17 = sum_17 + t12 * t2.z;
        sum_17 = sum_17 + t13 * t2.w;
        partial_sums_1_2 = sum_17; // matmul.rs:381
        var sum_18 = partial_sums_2_2; // dot.rs:20
        sum_18 = sum_18 + t15 * t2.x; // dot.rs:23
        sum_18 = sum_18 + t16 * t2.y;
        sum_18 = sum_18 + t17 * t2.z;
        sum_18 = sum_18 + t18 * t2.w;
        partial_sums_2_2 = sum_18; // matmul.rs:381
        var sum_19 = partial_sums_3_2; // dot.rs:20
        sum_19 = sum_19 + t20 * t2.x; // dot.rs:23
        sum_19 = sum_19 + t21 * t2.y;
        sum_19 = sum_19 + t22 * t2.z;
        sum_19 = sum_19 + t23 * t2.w;
        partial_sums_3_2 = sum_19; // matmul.rs:381
        var sum_20 = partial_sums_4_2; // dot.rs:20
        sum_20 = sum_20 + t25 * t2.x; // dot.rs:23
        sum_20 = sum_20 + t26 * t2.y;
        sum_20 = sum_20 + t27 * t2.z;
        sum_20 = sum_20 + t28 * t2.w;
        partial_sums_4_2 = sum_20; // matmul.rs:381
        var sum_21 = partial_sums_5_2; // dot.rs:20
        sum_21 = sum_21 + t30 * t2.x; // dot.rs:23
        sum_21 = sum_21 + t31 * t2.y;
        sum_21 = sum_21 + t32 * t2.z;
        sum_21 = sum_21 + t33 * t2.w;
        partial_sums_5_2 = sum_21; // matmul.rs:381
        var sum_22 = partial_sums_6_2; // dot.rs:20
        sum_22 = sum_22 + t35 * t2.x; // dot.rs:23
        sum_22 = sum_22 + t36 * t2.y;
        sum_22 = sum_22 + t37 * t2.z;
        sum_22 = sum_22 + t38 * t2.w;
        partial_sums_6_2 = sum_22; // matmul.rs:381
        var sum_23 = partial_sums_7_2; // dot.rs:20
        sum_23 = sum_23 + t40 * t2.x; // dot.rs:23
        sum_23 = sum_23 + t41 * t2.y;
        sum_23 = sum_23 + t42 * t2.z;
        sum_23 = sum_23 + t43 * t2.w;
        partial_sums_7_2 = sum_23; // matmul.rs:381
        var sum_24 = partial_sums_0_3; // dot.rs:20
        sum_24 = sum_24 + t5 * t3.x; // dot.rs:23
        sum_24 = sum_24 + t6 * t3.y;
        sum_24 = sum_24 + t7 * t3.z;
        sum_24 = sum_24 + t8 * t3.w;
        partial_sums_0_3 = sum_24; // matmul.rs:381
        var sum_25 = partial_sums_1_3; // dot.rs:20
        sum_25 = sum_25 + t10 * t3.x; // dot.rs:23
        sum_25 = sum_25 + t11 * t3.y;
        sum_25 = sum_25 + t12 * t3.z;
        sum_25 = sum_25 + t13 * t3.w;
        partial_sums_1_3 = sum_25; // matmul.rs:381
        var sum_26 = partial_sums_2_3; // dot.rs:20
        sum_26 = sum_26 + t15 * t3.x; // dot.rs:23
        sum_26 = sum_26 + t16 * t3.y;
        sum_26 = sum_26 + t17 * t3.z;
        sum_26 = sum_26 + t18 * t3.w;
        partial_sums_2_3 = sum_26; // matmul.rs:381
        var sum_27 = partial_sums_3_3; // dot.rs:20
        sum_27 = sum_27 + t20 * t3.x; // dot.rs:23
        sum_27 = sum_27 + t21 * t3.y;
        sum_27 = sum_27 + t22 * t3.z;
        sum_27 = sum_27 + t23 * t3.w;
        partial_sums_3_3 = sum_27; // matmul.rs:381
        var sum_28 = partial_sums_4_3; // dot.rs:20
        sum_28 = sum_28 + t25 * t3.x; // dot.rs:23
        sum_28 = sum_28 + t26 * t3.y;
        sum_28 = sum_28 + t27 * t3.z;
        sum_28 = sum_28 + t28 * t3.w;
        partial_sums_4_3 = sum_28; // matmul.rs:381
        var sum_29 = partial_sums_5_3; // dot.rs:20
        sum_29 = sum_29 + t30 * t3.x; // dot.rs:23
        sum_29 = sum_29 + t31 * t3.y;
        sum_29 = sum_29 + t32 * t3.z;
        sum_29 = sum_29 + t33 * t3.w;
        partial_sums_5_3 = sum_29; // matmul.rs:381
        var sum_30 = partial_sums_6_3; // dot.rs:20
        sum_30 = sum_30 + t35 * t3.x; // dot.rs:23
        sum_30 = sum_30 + t36 * t3.y;
        sum_30 = sum_30 + t37 * t3.z;
        sum_30 = sum_30 + t38 * t3.w;
        partial_sums_6_3 = sum_30; // matmul.rs:381
        var sum_31 = partial_sums_7_3; // dot.rs:20
        sum_31 = sum_31 + t40 * t3.x; // dot.rs:23
        sum_31 = sum_31 + t41 * t3.y;
        sum_31 = sum_31 + t42 * t3.z;
        sum_31 = sum_31 + t43 * t3.w;
        partial_sums_7_3 = sum_31; // matmul.rs:381
        var sum_32 = partial_sums_0_0; // dot.rs:20
        sum_32 = sum_32 + t50 * t45.x; // dot.rs:23
        sum_32 = sum_32 + t51 * t45.y;
        sum_32 = sum_32 + t52 * t45.z;
        sum_32 = sum_32 + t53 * t45.w;
        partial_sums_0_0 = sum_32; // matmul.rs:381
        var sum_33 = partial_sums_1_0; // dot.rs:20
        sum_33 = sum_33 + t55 * t45.x; // dot.rs:23
        sum_33 = sum_33 + t56 * t45.y;
        sum_33 = sum_33 + t57 * t45.z;
        sum_33 = sum_33 + t58 * t45.w;
        partial_sums_1_0 = sum_33; // matmul.rs:381
        var sum_34 = partial_sums_2_0; // dot.rs:20
        sum_34 = sum_34 + t60 * t45.x; // dot.rs:23
        sum_34 = sum_34 + t61 * t45.y;
        sum_34 = sum_34 + t62 * t45.z;
        sum_34 = sum_34 + t63 * t45.w;
        partial_sums_2_0 = sum_34; // matmul.rs:381
        var sum_35 = partial_sums_3_0; // dot.rs:20
        sum_35 = sum_35 + t65 * t45.x; // dot.rs:23
        sum_35 = sum_35 + t66 * t45.y;
        sum_35 = sum_35 + t67 * t45.z;
        sum_35 = sum_35 + t68 * t45.w;
        partial_sums_3_0 = sum_35; // matmul.rs:381
        var sum_36 = partial_sums_4_0; // dot.rs:20
        sum_36 = sum_36 + t70 * t45.x; // dot.rs:23
        sum_36 = sum_36 + t71 * t45.y;
        sum_36 = sum_36 + t72 * t45.z;
        sum_36 = sum_36 + t73 * t45.w;
        partial_sums_4_0 = sum_36; // matmul.rs:381
        var sum_37 = partial_sums_5_0; // dot.rs:20
        sum_37 = sum_37 + t75 * t45.x; // dot.rs:23
        sum_37 = sum_37 + t76 * t45.y;
        sum_37 = sum_37 + t77 * t45.z;
        sum_37 = sum_37 + t78 * t45.w;
        partial_sums_5_0 = sum_37; // matmul.rs:381
        var sum_38 = partial_sums_6_0; // dot.rs:20
        sum_38 = sum_38 + t80 * t45.x; // dot.rs:23
        sum_38 = sum_38 + t81 * t45.y;
        sum_38 = sum_38 + t82 * t45.z;
        sum_38 = sum_38 + t83 * t45.w;
        partial_sums_6_0 = sum_38; // matmul.rs:381
        var sum_39 = partial_sums_7_0; // dot.rs:20
        sum_39 = sum_39 + t85 * t45.x; // dot.rs:23
        sum_39 = sum_39 + t86 * t45.y;
        sum_39 = sum_39 + t87 * t45.z;
        sum_39 = sum_39 + t88 * t45.w;
        partial_sums_7_0 = sum_39; // matmul.rs:381
        var sum_40 = partial_sums_0_1; // dot.rs:20
        sum_40 = sum_40 + t50 * t46.x; // dot.rs:23
        sum_40 = sum_40 + t51 * t46.y;
        sum_40 = sum_40 + t52 * t46.z;
        sum_40 = sum_40 + t53 * t46.w;
        partial_sums_0_1 = sum_40; // matmul.rs:381
        var sum_41 = partial_sums_1_1; // dot.rs:20
        sum_41 = sum_41 + t55 * t46.x; // dot.rs:23
        sum_41 = sum_41 + t56 * t46.y;
        sum_41 = sum_41 + t57 * t46.z;
        sum_41 = sum_41 + t58 * t46.w;
        partial_sums_1_1 = sum_41; // matmul.rs:381
        var sum_42 = partial_sums_2_1; // dot.rs:20
        sum_42 = sum_42 + t60 * t46.x; // dot.rs:23
        sum_42 = sum_42 + t61 * t46.y;
        sum_42 = sum_42 + t62 * t46.z;
        sum_42 = sum_42 + t63 * t46.w;
        partial_sums_2_1 = sum_42; // matmul.rs:381
        var sum_43 = partial_sums_3_1; // dot.rs:20
        sum_43 = sum_43 + t65 * t46.x; // dot.rs:23
        sum_43 = sum_43 + t66 * t46.y;
        sum_43 = sum_43 + t67 * t46.z;
        sum_43 = sum_43 + t68 * t46.w;
        partial_sums_3_1 = sum_43; // matmul.rs:381
        var sum_44 = partial_sums_4_1; // dot.rs:20
        sum_44 = sum_44 + t70 * t46.x; // dot.rs:23
        sum_44 = sum_44 + t71 * t46.y;
        sum_44 = sum_44 + t72 * t46.z;
        sum_44 = sum_44 + t73 * t46.w;
        partial_sums_4_1 = sum_44; // matmul.rs:381
        var sum_45 = partial_sums_5_1; // dot.rs:20
        sum_45 = sum_45 + t75 * t46.x; // dot.rs:23
        sum_45 = sum_45 + t76 * t46.y;
        sum_45 = sum_45 + t77 * t46.z;
        sum_45 = sum_45 + t78 * t46.w;
        partial_sums_5_1 = sum_45; // matmul.rs:381
        var sum_46 = partial_sums_6_1; // dot.rs:20
        sum_46 = sum_46 + t80 * t46.x; // dot.rs:23
        sum_46 = sum_46 + t81 * t46.y;
        sum_46 = sum_46 + t82 * t46.z;
        sum_46 = sum_46 + t83 * t46.w;
        partial_sums_6_1 = sum_46; // matmul.rs:381
        var sum_47 = partial_sums_7_1; // dot.rs:20
        sum_47 = sum_47 + t85 * t46.x; // dot.rs:23
        sum_47 = sum_47 + t86 * t46.y;
        sum_47 = sum_47 + t87 * t46.z;
        sum_47 = sum_47 + t88 * t46.w;
        partial_sums_7_1 = sum_47; // matmul.rs:381
        var sum_48 = partial_sums_0_2; // dot.rs:20
        sum_48 = sum_48 + t50 * t47.x; // dot.rs:23
        sum_48 = sum_48 + t51 * t47.y;
        sum_48 = sum_48 + t52 * t47.z;
        sum_48 = sum_48 + t53 * t47.w;
        partial_sums_0_2 = sum_48; // matmul.rs:381
        var sum_49 = partial_sums_1_2; // dot.rs:20
        sum_49 = sum_49 + t55 * t47.x; // dot.rs:23
        sum_49 = sum_49 + t56 * t47.y;
        sum_49 = sum_49 + t57 * t47.z;
        sum_49 = sum_49 + t58 * t47.w;
        partial_sums_1_2 = sum_49; // matmul.rs:381
        var sum_50 = partial_sums_2_2; // dot.rs:20
        sum_50 = sum_50 + t60 * t47.x; // dot.rs:23
        sum_50 = sum_50 + t61 * t47.y;
        sum_50 = sum_50 + t62 * t47.z;
        sum_50 = sum_50 + t63 * t47.w;
        partial_sums_2_2 = sum_50; // matmul.rs:381
        var sum_51 = partial_sums_3_2; // dot.rs:20
        sum_51 = sum_51 + t65 * t47.x; // dot.rs:23
        sum_51 = sum_51 + t66 * t47.y;
        sum_51 = sum_51 + t67 * t47.z;
        sum_51 = sum_51 + t68 * t47.w;
        partial_sums_3_2 = sum_51; // matmul.rs:381
        var sum_52 = partial_sums_4_2; // dot.rs:20
        sum_52 = sum_52 + t70 * t47.x; // dot.rs:23
        sum_52 = sum_52 + t71 * t47.y;
        sum_52 = sum_52 + t72 * t47.z;
        sum_52 = sum_52 + t73 * t47.w;
        partial_sums_4_2 = sum_52; // matmul.rs:381
        var sum_53 = partial_sums_5_2; // dot.rs:20
        sum_53 = sum_53 + t75 * t47.x; // dot.rs:23
        sum_53 = sum_53 + t76 * t47.y;
        sum_53 = sum_53 + t77 * t47.z;
        sum_53 = sum_53 + t78 * t47.w;
        partial_sums_5_2 = sum_53; // matmul.rs:381
        var sum_54 = partial_sums_6_2; // dot.rs:20
        sum_54 = sum_54 + t80 * t47.x; // dot.rs:23
        sum_54 = sum_54 + t81 * t47.y;
        sum_54 = sum_54 + t82 * t47.z;
        sum_54 = sum_54 + t83 * t47.w;
        partial_sums_6_2 = sum_54; // matmul.rs:381
        var sum_55 = partial_sums_7_2; // dot.rs:20
        sum_55 = sum_55 + t85 * t47.x; // dot.rs:23
        sum_55 = sum_55 + t86 * t47.y;
        sum_55 = sum_55 + t87 * t47.z;
        sum_55 = sum_55 + t88 * t47.w;
        partial_sums_7_2 = sum_55; // matmul.rs:381
        var sum_56 = partial_sums_0_3; // dot.rs:20
        sum_56 = sum_56 + t50 * t48.x; // dot.rs:23
        sum_56 = sum_56 + t51 * t48.y;
        sum_56 = sum_56 + t52 * t48.z;
        sum_56 = sum_56 + t53 * t48.w;
        partial_sums_0_3 = sum_56; // matmul.rs:381
        var sum_57 = partial_sums_1_3; // dot.rs:20
        sum_57 = sum_57 + t55 * t48.x; // dot.rs:23
        sum_57 = sum_57 + t56 * t48.y;
        sum_57 = sum_57 + t57 * t48.z;
        sum_57 = sum_57 + t58 * t48.w;
        partial_sums_1_3 = sum_57; // matmul.rs:381
        var sum_58 = partial_sums_2_3; // dot.rs:20
        sum_58 = sum_58 + t60 * t48.x; // dot.rs:23
        sum_58 = sum_58 + t61 * t48.y;
        sum_58 = sum_58 + t62 * t48.z;
        sum_58 = sum_58 + t63 * t48.w;
        partial_sums_2_3 = sum_58; // matmul.rs:381
        var sum_59 = partial_sums_3_3; // dot.rs:20
        sum_59 = sum_59 + t65 * t48.x; // dot.rs:23
        sum_59 = sum_59 + t66 * t48.y;
        sum_59 = sum_59 + t67 * t48.z;
        sum_59 = sum_59 + t68 * t48.w;
        partial_sums_3_3 = sum_59; // matmul.rs:381
        var sum_60 = partial_sums_4_3; // dot.rs:20
        sum_60 = sum_60 + t70 * t48.x; // dot.rs:23
        sum_60 = sum_60 + t71 * t48.y;
        sum_60 = sum_60 + t72 * t48.z;
        sum_60 = sum_60 + t73 * t48.w;
        partial_sums_4_3 = sum_60; // matmul.rs:381
        var sum_61 = partial_sums_5_3; // dot.rs:20
        sum_61 = sum_61 + t75 * t48.x; // dot.rs:23
        sum_61 = sum_61 + t76 * t48.y;
        sum_61 = sum_61 + t77 * t48.z;
        sum_61 = sum_61 + t78 * t48.w;
        partial_sums_5_3 = sum_61; // matmul.rs:381
        var sum_62 = partial_sums_6_3; // dot.rs:20
        sum_62 = sum_62 + t80 * t48.x; // dot.rs:23
        sum_62 = sum_62 + t81 * t48.y;
        sum_62 = sum_62 + t82 * t48.z;
        sum_62 = sum_62 + t83 * t48.w;
        partial_sums_6_3 = sum_62; // matmul.rs:381
        var sum_63 = partial_sums_7_3; // dot.rs:20
        sum_63 = sum_63 + t85 * t48.x; // dot.rs:23
        sum_63 = sum_63 + t86 * t48.y;
        sum_63 = sum_63 + t87 * t48.z;
        sum_63 = sum_63 + t88 * t48.w;
        partial_sums_7_3 = sum_63; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t89 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t90 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t91 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t92 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t93 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t94 = decode_bf16(t93.x);
        let t95 = decode_bf16(t93.x >> 16u);
        let t96 = decode_bf16(t93.y);
        let t97 = decode_bf16(t93.y >> 16u);
        let t98 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t99 = decode_bf16(t98.x);
        let t100 = decode_bf16(t98.x >> 16u);
        let t101 = decode_bf16(t98.y);
        let t102 = decode_bf16(t98.y >> 16u);
        let t103 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t104 = decode_bf16(t103.x);
        let t105 = decode_bf16(t103.x >> 16u);
        let t106 = decode_bf16(t103.y);
        let t107 = decode_bf16(t103.y >> 16u);
        let t108 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t109 = decode_bf16(t108.x);
        let t110 = decode_bf16(t108.x >> 16u);
        let t111 = decode_bf16(t108.y);
        let t112 = decode_bf16(t108.y >> 16u);
        let t113 = x[((min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t114 = decode_bf16(t113.x);
        let t115 = decode_bf16(t113.x >> 16u);
        let t116 = decode_bf16(t113.y);
        let t117 = decode_bf16(t113.y >> 16u);
        let t118 = x[((min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t119 = decode_bf16(t118.x);
        let t120 = decode_bf16(t118.x >> 16u);
        let t121 = decode_bf16(t118.y);
        let t122 = decode_bf16(t118.y >> 16u);
        let t123 = x[((min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t124 = decode_bf16(t123.x);
        let t125 = decode_bf16(t123.x >> 16u);
        let t126 = decode_bf16(t123.y);
        let t127 = decode_bf16(t123.y >> 16u);
        let t128 = x[((min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t129 = decode_bf16(t128.x);
        let t130 = decode_bf16(t128.x >> 16u);
        let t131 = decode_bf16(t128.y);
        let t132 = decode_bf16(t128.y >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t94 * t89.x; // dot.rs:23
        sum = sum + t95 * t89.y;
        sum = sum + t96 * t89.z;
        sum = sum + t97 * t89.w;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t99 * t89.x; // dot.rs:23
        sum_1 = sum_1 + t100 * t89.y;
        sum_1 = sum_1 + t101 * t89.z;
        sum_1 = sum_1 + t102 * t89.w;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t104 * t89.x; // dot.rs:23
        sum_2 = sum_2 + t105 * t89.y;
        sum_2 = sum_2 + t106 * t89.z;
        sum_2 = sum_2 + t107 * t89.w;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t109 * t89.x; // dot.rs:23
        sum_3 = sum_3 + t110 * t89.y;
        sum_3 = sum_3 + t111 * t89.z;
        sum_3 = sum_3 + t112 * t89.w;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_4_0; // dot.rs:20
        sum_4 = sum_4 + t114 * t89.x; // dot.rs:23
        sum_4 = sum_4 + t115 * t89.y;
        sum_4 = sum_4 + t116 * t89.z;
        sum_4 = sum_4 + t117 * t89.w;
        partial_sums_4_0 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_5_0; // dot.rs:20
        sum_5 = sum_5 + t119 * t89.x; // dot.rs:23
        sum_5 = sum_5 + t120 * t89.y;
        sum_5 = sum_5 + t121 * t89.z;
        sum_5 = sum_5 + t122 * t89.w;
        partial_sums_5_0 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_6_0; // dot.rs:20
        sum_6 = sum_6 + t124 * t89.x; // dot.rs:23
        sum_6 = sum_6 + t125 * t89.y;
        sum_6 = sum_6 + t126 * t89.z;
        sum_6 = sum_6 + t127 * t89.w;
        partial_sums_6_0 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_7_0; // dot.rs:20
        sum_7 = sum_7 + t129 * t89.x; // dot.rs:23
        sum_7 = sum_7 + t130 * t89.y;
        sum_7 = sum_7 + t131 * t89.z;
        sum_7 = sum_7 + t132 * t89.w;
        partial_sums_7_0 = sum_7; // matmul.rs:381
        var sum_8 = partial_sums_0_1; // dot.rs:20
        sum_8 = sum_8 + t94 * t90.x; // dot.rs:23
        sum_8 = sum_8 + t95 * t90.y;
        sum_8 = sum_8 + t96 * t90.z;
        sum_8 = sum_8 + t97 * t90.w;
        partial_sums_0_1 = sum_8; // matmul.rs:381
        var sum_9 = partial_sums_1_1; // dot.rs:20
        sum_9 = sum_9 + t99 * t90.x; // dot.rs:23
        sum_9 = sum_9 + t100 * t90.y;
        sum_9 = sum_9 + t101 * t90.z;
        sum_9 = sum_9 + t102 * t90.w;
        partial_sums_1_1 = sum_9; // matmul.rs:381
        var sum_10 = partial_sums_2_1; // dot.rs:20
        sum_10 = sum_10 + t104 * t90.x; // dot.rs:23
        sum_10 = sum_10 + t105 * t90.y;
        sum_10 = sum_10 + t106 * t90.z;
        sum_10 = sum_10 + t107 * t90.w;
        partial_sums_2_1 = sum_10; // matmul.rs:381
        var sum_11 = partial_sums_3_1; // dot.rs:20
        sum_11 = sum_11 + t109 * t90.x; // dot.rs:23
        sum_11 = sum_11 + t110 * t90.y;
        sum_11 = sum_11 + t111 * t90.z;
        sum_11 = sum_11 + t112 * t90.w;
        partial_sums_3_1 = sum_11; // matmul.rs:381
        var sum_12 = partial_sums_4_1; // dot.rs:20
        sum_12 = sum_12 + t114 * t90.x; // dot.rs:23
        sum_12 = sum_12 + t115 * t90.y;
        sum_12 = sum_12 + t116 * t90.z;
        sum_12 = sum_12 + t117 * t90.w;
        partial_sums_4_1 = sum_12; // matmul.rs:381
        var sum_13 = partial_sums_5_1; // dot.rs:20
        sum_13 = sum_13 + t119 * t90.x; // dot.rs:23
        sum_13 = sum_13 + t120 * t90.y;
        sum_13 = sum_13 + t121 * t90.z;
        sum_13 = sum_13 + t122 * t90.w;
        partial_sums_5_1 = sum_13; // matmul.rs:381
        var sum_14 = partial_sums_6_1; // dot.rs:20
        sum_14 = sum_14 + t124 * t90.x; // dot.rs:23
        sum_14 = sum_14 + t125 * t90.y;
        sum_14 = sum_14 + t126 * t90.z;
        sum_14 = sum_14 + t127 * t90.w;
        partial_sums_6_1 = sum_14; // matmul.rs:381
        var sum_15 = partial_sums_7_1; // dot.rs:20
        sum_15 = sum_15 + t129 * t90.x; // dot.rs:23
        sum_15 = sum_15 + t130 * t90.y;
        sum_15 = sum_15 + t131 * t90.z;
        sum_15 = sum_15 + t132 * t90.w;
        partial_sums_7_1 = sum_15; // matmul.rs:381
        var sum_16 = partial_sums_0_2; // dot.rs:20
        sum_16 = sum_16 + t94 * t91.x; // dot.rs:23
        sum_16 = sum_16 + t95 * t91.y;
        sum_16 = sum_16 + t96 * t91.z;
        sum_16 = sum_16 + t97 * t91.w;
        partial_sums_0_2 = sum_16; // matmul.rs:381
        var sum_17 = partial_sums_1_2; // dot.rs:20
        sum_17 = sum_17 + t99 * t91.x; // dot.rs:23
        sum_17 = sum_17 + t100 * t91.y;
        sum_17 = sum_17 + t101 * t91.z;
        sum_17 = sum_17 + t102 * t91.w;
        partial_sums_1_2 = sum_17; // matmul.rs:381
        var sum_18 = partial_sums_2_2; // dot.rs:20
        sum_18 = sum_18 + t104 * t91.x; // dot.rs:23
        sum_18 = sum_18 + t105 * t91.y;
        sum_18 = sum_18 + t106 * t91.z;
        sum_18 = sum_18 + t107 * t91.w;
        partial_sums_2_2 = sum_18; // matmul.rs:381
        var sum_19 = partial_sums_3_2; // dot.rs:20
        sum_19 = sum_19 + t109 * t91.x; // dot.rs:23
        sum_19 = sum_19 + t110 * t91.y;
        sum_19 = sum_19 + t111 * t91.z;
        sum_19 = sum_19 + t112 * t91.w;
        partial_sums_3_2 = sum_19; // matmul.rs:381
        var sum_20 = partial_sums_4_2; // dot.rs:20
        sum_20 = sum_20 + t114 * t91.x; // dot.rs:23
        sum_20 = sum_20 + t115 * t91.y;
        sum_20 = sum_20 + t116 * t91.z;
        sum_20 = sum_20 + t117 * t91.w;
        partial_sums_4_2 = sum_20; // matmul.rs:381
        var sum_21 = partial_sums_5_2; // dot.rs:20
        sum_21 = sum_21 + t119 * t91.x; // dot.rs:23
        sum_21 = sum_21 + t120 * t91.y;
        sum_21 = sum_21 + t121 * t91.z;
        sum_21 = sum_21 + t122 * t91.w;
        partial_sums_5_2 = sum_21; // matmul.rs:381
        var sum_22 = partial_sums_6_2; // dot.rs:20
        sum_22 = sum_22 + t124 * t91.x; // dot.rs:23
        sum_22 = sum_22 + t125 * t91.y;
        sum_22 = sum_22 + t126 * t91.z;
        sum_22 = sum_22 + t127 * t91.w;
        partial_sums_6_2 = sum_22; // matmul.rs:381
        var sum_23 = partial_sums_7_2; // dot.rs:20
        sum_23 = sum_23 + t129 * t91.x; // dot.rs:23
        sum_23 = sum_23 + t130 * t91.y;
        sum_23 = sum_23 + t131 * t91.z;
        sum_23 = sum_23 + t132 * t91.w;
        partial_sums_7_2 = sum_23; // matmul.rs:381
        var sum_24 = partial_sums_0_3; // dot.rs:20
        sum_24 = sum_24 + t94 * t92.x; // dot.rs:23
        sum_24 = sum_24 + t95 * t92.y;
        sum_24 = sum_24 + t96 * t92.z;
        sum_24 = sum_24 + t97 * t92.w;
        partial_sums_0_3 = sum_24; // matmul.rs:381
        var sum_25 = partial_sums_1_3; // dot.rs:20
        sum_25 = sum_25 + t99 * t92.x; // dot.rs:23
        sum_25 = sum_25 + t100 * t92.y;
        sum_25 = sum_25 + t101 * t92.z;
        sum_25 = sum_25 + t102 * t92.w;
        partial_sums_1_3 = sum_25; // matmul.rs:381
        var sum_26 = partial_sums_2_3; // dot.rs:20
        sum_26 = sum_26 + t104 * t92.x; // dot.rs:23
        sum_26 = sum_26 + t105 * t92.y;
        sum_26 = sum_26 + t106 * t92.z;
        sum_26 = sum_26 + t107 * t92.w;
        partial_sums_2_3 = sum_26; // matmul.rs:381
        var sum_27 = partial_sums_3_3; // dot.rs:20
        sum_27 = sum_27 + t109 * t92.x; // dot.rs:23
        sum_27 = sum_27 + t110 * t92.y;
        sum_27 = sum_27 + t111 * t92.z;
        sum_27 = sum_27 + t112 * t92.w;
        partial_sums_3_3 = sum_27; // matmul.rs:381
        var sum_28 = partial_sums_4_3; // dot.rs:20
        sum_28 = sum_28 + t114 * t92.x; // dot.rs:23
        sum_28 = sum_28 + t115 * t92.y;
        sum_28 = sum_28 + t116 * t92.z;
        sum_28 = sum_28 + t117 * t92.w;
        partial_sums_4_3 = sum_28; // matmul.rs:381
        var sum_29 = partial_sums_5_3; // dot.rs:20
        sum_29 = sum_29 + t119 * t92.x; // dot.rs:23
        sum_29 = sum_29 + t120 * t92.y;
        sum_29 = sum_29 + t121 * t92.z;
        sum_29 = sum_29 + t122 * t92.w;
        partial_sums_5_3 = sum_29; // matmul.rs:381
        var sum_30 = partial_sums_6_3; // dot.rs:20
        sum_30 = sum_30 + t124 * t92.x; // dot.rs:23
        sum_30 = sum_30 + t125 * t92.y;
        sum_30 = sum_30 + t126 * t92.z;
        sum_30 = sum_30 + t127 * t92.w;
        partial_sums_6_3 = sum_30; // matmul.rs:381
        var sum_31 = partial_sums_7_3; // dot.rs:20
        sum_31 = sum_31 + t129 * t92.x; // dot.rs:23
        sum_31 = sum_31 + t130 * t92.y;
        sum_31 = sum_31 + t131 * t92.z;
        sum_31 = sum_31 + t132 * t92.w;
        partial_sums_7_3 = sum_31; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:395
    }
    let sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:395
    }
    let sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:395
    }
    let sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:395
    }
    let sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:395
    }
    let sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:395
    }
    let sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:395
    }
    let sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:395
    }
    let sum_8 = reduce_add_f32(partial_sums_2_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:395
    }
    let sum_9 = reduce_add_f32(partial_sums_2_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:395
    }
    let sum_10 = reduce_add_f32(partial_sums_2_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:395
    }
    let sum_11 = reduce_add_f32(partial_sums_2_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:395
    }
    let sum_12 = reduce_add_f32(partial_sums_3_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:395
    }
    let sum_13 = reduce_add_f32(partial_sums_3_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:395
    }
    let sum_14 = reduce_add_f32(partial_sums_3_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:395
    }
    let sum_15 = reduce_add_f32(partial_sums_3_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:395
    }
    let sum_16 = reduce_add_f32(partial_sums_4_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 64u] = sum_16; // matmul.rs:395
    }
    let sum_17 = reduce_add_f32(partial_sums_4_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 65u] = sum_17; // matmul.rs:395
    }
    let sum_18 = reduce_add_f32(partial_sums_4_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 66u] = sum_18; // matmul.rs:395
    }
    let sum_19 = reduce_add_f32(partial_sums_4_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 67u] = sum_19; // matmul.rs:395
    }
    let sum_20 = reduce_add_f32(partial_sums_5_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 80u] = sum_20; // matmul.rs:395
    }
    let sum_21 = reduce_add_f32(partial_sums_5_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 81u] = sum_21; // matmul.rs:395
    }
    let sum_22 = reduce_add_f32(partial_sums_5_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 82u] = sum_22; // matmul.rs:395
    }
    let sum_23 = reduce_add_f32(partial_sums_5_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 83u] = sum_23; // matmul.rs:395
    }
    let sum_24 = reduce_add_f32(partial_sums_6_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 96u] = sum_24; // matmul.rs:395
    }
    let sum_25 = reduce_add_f32(partial_sums_6_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 97u] = sum_25; // matmul.rs:395
    }
    let sum_26 = reduce_add_f32(partial_sums_6_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 98u] = sum_26; // matmul.rs:395
    }
    let sum_27 = reduce_add_f32(partial_sums_6_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 99u] = sum_27; // matmul.rs:395
    }
    let sum_28 = reduce_add_f32(partial_sums_7_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 112u] = sum_28; // matmul.rs:395
    }
    let sum_29 = reduce_add_f32(partial_sums_7_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 113u] = sum_29; // matmul.rs:395
    }
    let sum_30 = reduce_add_f32(partial_sums_7_2); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 114u] = sum_30; // matmul.rs:395
    }
    let sum_31 = reduce_add_f32(partial_sums_7_3); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 115u] = sum_31; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 4u; // matmul.rs:402
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t133 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t133;
    }
}
