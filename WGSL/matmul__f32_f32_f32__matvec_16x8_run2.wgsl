struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;
var<workgroup> sums: array<f32, 128>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
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
fn matmul__f32_f32_f32__matvec_16x8_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 8u; // matmul.rs:305
    let workgroup_n = workgroup_id.x * 16u; // matmul.rs:306
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:307
    let last_m = imm.m - 1u; // matmul.rs:308
    var partial_sums_0_0 = 0.0f; // matmul.rs:310
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
    let n_pieces = imm.k / 4u; // matmul.rs:311
    let in_runs = n_pieces & 4294967232u; // matmul.rs:313
    let last_n = imm.n - 1u; // matmul.rs:314
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:323
        let first_k = piece * 4u; // matmul.rs:324
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:330
        let t1 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t2 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t3 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t4 = x[(min_u32(first_m, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:333
        let t5 = x[(min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 2u];
        let t6 = x[(min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 2u];
        let t7 = x[(min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 2u];
        let t8 = x[(min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 2u];
        let t9 = x[(min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 2u];
        let t10 = x[(min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 2u];
        let t11 = x[(min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 2u];
        let t12 = first_k + 128u; // matmul.rs:328
        let t13 = w[(min_u32(first_n, last_n) * imm.k + t12) >> 2u]; // matmul.rs:330
        let t14 = w[(min_u32(first_n + 1u, last_n) * imm.k + t12) >> 2u];
        let t15 = w[(min_u32(first_n + 2u, last_n) * imm.k + t12) >> 2u];
        let t16 = w[(min_u32(first_n + 3u, last_n) * imm.k + t12) >> 2u];
        let t17 = x[(min_u32(first_m, last_m) * imm.k + t12) >> 2u]; // matmul.rs:333
        let t18 = x[(min_u32(first_m + 1u, last_m) * imm.k + t12) >> 2u];
        let t19 = x[(min_u32(first_m + 2u, last_m) * imm.k + t12) >> 2u];
        let t20 = x[(min_u32(first_m + 3u, last_m) * imm.k + t12) >> 2u];
        let t21 = x[(min_u32(first_m + 4u, last_m) * imm.k + t12) >> 2u];
        let t22 = x[(min_u32(first_m + 5u, last_m) * imm.k + t12) >> 2u];
        let t23 = x[(min_u32(first_m + 6u, last_m) * imm.k + t12) >> 2u];
        let t24 = x[(min_u32(first_m + 7u, last_m) * imm.k + t12) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t4.x * t0.x; // dot.rs:23
        sum = sum + t4.y * t0.y;
        sum = sum + t4.z * t0.z;
        sum = sum + t4.w * t0.w;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t5.x * t0.x; // dot.rs:23
        sum_1 = sum_1 + t5.y * t0.y;
        sum_1 = sum_1 + t5.z * t0.z;
        sum_1 = sum_1 + t5.w * t0.w;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t6.x * t0.x; // dot.rs:23
        sum_2 = sum_2 + t6.y * t0.y;
        sum_2 = sum_2 + t6.z * t0.z;
        sum_2 = sum_2 + t6.w * t0.w;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t7.x * t0.x; // dot.rs:23
        sum_3 = sum_3 + t7.y * t0.y;
        sum_3 = sum_3 + t7.z * t0.z;
        sum_3 = sum_3 + t7.w * t0.w;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_4_0; // dot.rs:20
        sum_4 = sum_4 + t8.x * t0.x; // dot.rs:23
        sum_4 = sum_4 + t8.y * t0.y;
        sum_4 = sum_4 + t8.z * t0.z;
        sum_4 = sum_4 + t8.w * t0.w;
        partial_sums_4_0 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_5_0; // dot.rs:20
        sum_5 = sum_5 + t9.x * t0.x; // dot.rs:23
        sum_5 = sum_5 + t9.y * t0.y;
        sum_5 = sum_5 + t9.z * t0.z;
        sum_5 = sum_5 + t9.w * t0.w;
        partial_sums_5_0 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_6_0; // dot.rs:20
        sum_6 = sum_6 + t10.x * t0.x; // dot.rs:23
        sum_6 = sum_6 + t10.y * t0.y;
        sum_6 = sum_6 + t10.z * t0.z;
        sum_6 = sum_6 + t10.w * t0.w;
        partial_sums_6_0 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_7_0; // dot.rs:20
        sum_7 = sum_7 + t11.x * t0.x; // dot.rs:23
        sum_7 = sum_7 + t11.y * t0.y;
        sum_7 = sum_7 + t11.z * t0.z;
        sum_7 = sum_7 + t11.w * t0.w;
        partial_sums_7_0 = sum_7; // matmul.rs:344
        var sum_8 = partial_sums_0_1; // dot.rs:20
        sum_8 = sum_8 + t4.x * t1.x; // dot.rs:23
        sum_8 = sum_8 + t4.y * t1.y;
        sum_8 = sum_8 + t4.z * t1.z;
        sum_8 = sum_8 + t4.w * t1.w;
        partial_sums_0_1 = sum_8; // matmul.rs:344
        var sum_9 = partial_sums_1_1; // dot.rs:20
        sum_9 = sum_9 + t5.x * t1.x; // dot.rs:23
        sum_9 = sum_9 + t5.y * t1.y;
        sum_9 = sum_9 + t5.z * t1.z;
        sum_9 = sum_9 + t5.w * t1.w;
        partial_sums_1_1 = sum_9; // matmul.rs:344
        var sum_10 = partial_sums_2_1; // dot.rs:20
        sum_10 = sum_10 + t6.x * t1.x; // dot.rs:23
        sum_10 = sum_10 + t6.y * t1.y;
        sum_10 = sum_10 + t6.z * t1.z;
        sum_10 = sum_10 + t6.w * t1.w;
        partial_sums_2_1 = sum_10; // matmul.rs:344
        var sum_11 = partial_sums_3_1; // dot.rs:20
        sum_11 = sum_11 + t7.x * t1.x; // dot.rs:23
        sum_11 = sum_11 + t7.y * t1.y;
        sum_11 = sum_11 + t7.z * t1.z;
        sum_11 = sum_11 + t7.w * t1.w;
        partial_sums_3_1 = sum_11; // matmul.rs:344
        var sum_12 = partial_sums_4_1; // dot.rs:20
        sum_12 = sum_12 + t8.x * t1.x; // dot.rs:23
        sum_12 = sum_12 + t8.y * t1.y;
        sum_12 = sum_12 + t8.z * t1.z;
        sum_12 = sum_12 + t8.w * t1.w;
        partial_sums_4_1 = sum_12; // matmul.rs:344
        var sum_13 = partial_sums_5_1; // dot.rs:20
        sum_13 = sum_13 + t9.x * t1.x; // dot.rs:23
        sum_13 = sum_13 + t9.y * t1.y;
        sum_13 = sum_13 + t9.z * t1.z;
        sum_13 = sum_13 + t9.w * t1.w;
        partial_sums_5_1 = sum_13; // matmul.rs:344
        var sum_14 = partial_sums_6_1; // dot.rs:20
        sum_14 = sum_14 + t10.x * t1.x; // dot.rs:23
        sum_14 = sum_14 + t10.y * t1.y;
        sum_14 = sum_14 + t10.z * t1.z;
        sum_14 = sum_14 + t10.w * t1.w;
        partial_sums_6_1 = sum_14; // matmul.rs:344
        var sum_15 = partial_sums_7_1; // dot.rs:20
        sum_15 = sum_15 + t11.x * t1.x; // dot.rs:23
        sum_15 = sum_15 + t11.y * t1.y;
        sum_15 = sum_15 + t11.z * t1.z;
        sum_15 = sum_15 + t11.w * t1.w;
        partial_sums_7_1 = sum_15; // matmul.rs:344
        var sum_16 = partial_sums_0_2; // dot.rs:20
        sum_16 = sum_16 + t4.x * t2.x; // dot.rs:23
        sum_16 = sum_16 + t4.y * t2.y;
        sum_16 = sum_16 + t4.z * t2.z;
        sum_16 = sum_16 + t4.w * t2.w;
        partial_sums_0_2 = sum_16; // matmul.rs:344
        var sum_17 = partial_sums_1_2; // dot.rs:20
        sum_17 = sum_17 + t5.x * t2.x; // dot.rs:23
        sum_17 = sum_17 + t5.y * t2.y;
        sum_17 = sum_17 + t5.z * t2.z;
        sum_17 = sum_17 + t5.w * t2.w;
        partial_sums_1_2 = sum_17; // matmul.rs:344
        var sum_18 = partial_sums_2_2; // dot.rs:20
        sum_18 = sum_18 + t6.x * t2.x; // dot.rs:23
        sum_18 = sum_18 + t6.y * t2.y;
        sum_18 = sum_18 + t6.z * t2.z;
        sum_18 = sum_18 + t6.w * t2.w;
        partial_sums_2_2 = sum_18; // matmul.rs:344
        var sum_19 = partial_sums_3_2; // dot.rs:20
        sum_19 = sum_19 + t7.x * t2.x; // dot.rs:23
        sum_19 = sum_19 + t7.y * t2.y;
        sum_19 = sum_19 + t7.z * t2.z;
        sum_19 = sum_19 + t7.w * t2.w;
        partial_sums_3_2 = sum_19; // matmul.rs:344
        var sum_20 = partial_sums_4_2; // dot.rs:20
        sum_20 = sum_20 + t8.x * t2.x; // dot.rs:23
        sum_20 = sum_20 + t8.y * t2.y;
        sum_20 = sum_20 + t8.z * t2.z;
        sum_20 = sum_20 + t8.w * t2.w;
        partial_sums_4_2 = sum_20; // matmul.rs:344
        var sum_21 = partial_sums_5_2; // dot.rs:20
        sum_21 = sum_21 + t9.x * t2.x; // dot.rs:23
        sum_21 = sum_21 + t9.y * t2.y;
        sum_21 = sum_21 + t9.z * t2.z;
        sum_21 = sum_21 + t9.w * t2.w;
        partial_sums_5_2 = sum_21; // matmul.rs:344
        var sum_22 = partial_sums_6_2; // dot.rs:20
        sum_22 = sum_22 + t10.x * t2.x; // dot.rs:23
        sum_22 = sum_22 + t10.y * t2.y;
        sum_22 = sum_22 + t10.z * t2.z;
        sum_22 = sum_22 + t10.w * t2.w;
        partial_sums_6_2 = sum_22; // matmul.rs:344
        var sum_23 = partial_sums_7_2; // dot.rs:20
        sum_23 = sum_23 + t11.x * t2.x; // dot.rs:23
        sum_23 = sum_23 + t11.y * t2.y;
        sum_23 = sum_23 + t11.z * t2.z;
        sum_23 = sum_23 + t11.w * t2.w;
        partial_sums_7_2 = sum_23; // matmul.rs:344
        var sum_24 = partial_sums_0_3; // dot.rs:20
        sum_24 = sum_24 + t4.x * t3.x; // dot.rs:23
        sum_24 = sum_24 + t4.y * t3.y;
        sum_24 = sum_24 + t4.z * t3.z;
        sum_24 = sum_24 + t4.w * t3.w;
        partial_sums_0_3 = sum_24; // matmul.rs:344
        var sum_25 = partial_sums_1_3; // dot.rs:20
        sum_25 = sum_25 + t5.x * t3.x; // dot.rs:23
        sum_25 = sum_25 + t5.y * t3.y;
        sum_25 = sum_25 + t5.z * t3.z;
        sum_25 = sum_25 + t5.w * t3.w;
        partial_sums_1_3 = sum_25; // matmul.rs:344
        var sum_26 = partial_sums_2_3; // dot.rs:20
        sum_26 = sum_26 + t6.x * t3.x; // dot.rs:23
        sum_26 = sum_26 + t6.y * t3.y;
        sum_26 = sum_26 + t6.z * t3.z;
        sum_26 = sum_26 + t6.w * t3.w;
        partial_sums_2_3 = sum_26; // matmul.rs:344
        var sum_27 = partial_sums_3_3; // dot.rs:20
        sum_27 = sum_27 + t7.x * t3.x; // dot.rs:23
        sum_27 = sum_27 + t7.y * t3.y;
        sum_27 = sum_27 + t7.z * t3.z;
        sum_27 = sum_27 + t7.w * t3.w;
        partial_sums_3_3 = sum_27; // matmul.rs:344
        var sum_28 = partial_sums_4_3; // dot.rs:20
        sum_28 = sum_28 + t8.x * t3.x; // dot.rs:23
        sum_28 = sum_28 + t8.y * t3.y;
        sum_28 = sum_28 + t8.z * t3.z;
        sum_28 = sum_28 + t8.w * t3.w;
        partial_sums_4_3 = sum_28; // matmul.rs:344
        var sum_29 = partial_sums_5_3; // dot.rs:20
        sum_29 = sum_29 + t9.x * t3.x; // dot.rs:23
        sum_29 = sum_29 + t9.y * t3.y;
        sum_29 = sum_29 + t9.z * t3.z;
        sum_29 = sum_29 + t9.w * t3.w;
        partial_sums_5_3 = sum_29; // matmul.rs:344
        var sum_30 = partial_sums_6_3; // dot.rs:20
        sum_30 = sum_30 + t10.x * t3.x; // dot.rs:23
        sum_30 = sum_30 + t10.y * t3.y;
        sum_30 = sum_30 + t10.z * t3.z;
        sum_30 = sum_30 + t10.w * t3.w;
        partial_sums_6_3 = sum_30; // matmul.rs:344
        var sum_31 = partial_sums_7_3; // dot.rs:20
        sum_31 = sum_31 + t11.x * t3.x; // dot.rs:23
        sum_31 = sum_31 + t11.y * t3.y;
        sum_31 = sum_31 + t11.z * t3.z;
        sum_31 = sum_31 + t11.w * t3.w;
        partial_sums_7_3 = sum_31; // matmul.rs:344
        var sum_32 = partial_sums_0_0; // dot.rs:20
        sum_32 = sum_32 + t17.x * t13.x; // dot.rs:23
        sum_32 = sum_32 + t17.y * t13.y;
        sum_32 = sum_32 + t17.z * t13.z;
        sum_32 = sum_32 + t17.w * t13.w;
        partial_sums_0_0 = sum_32; // matmul.rs:344
        var sum_33 = partial_sums_1_0; // dot.rs:20
        sum_33 = sum_33 + t18.x * t13.x; // dot.rs:23
        sum_33 = sum_33 + t18.y * t13.y;
        sum_33 = sum_33 + t18.z * t13.z;
        sum_33 = sum_33 + t18.w * t13.w;
        partial_sums_1_0 = sum_33; // matmul.rs:344
        var sum_34 = partial_sums_2_0; // dot.rs:20
        sum_34 = sum_34 + t19.x * t13.x; // dot.rs:23
        sum_34 = sum_34 + t19.y * t13.y;
        sum_34 = sum_34 + t19.z * t13.z;
        sum_34 = sum_34 + t19.w * t13.w;
        partial_sums_2_0 = sum_34; // matmul.rs:344
        var sum_35 = partial_sums_3_0; // dot.rs:20
        sum_35 = sum_35 + t20.x * t13.x; // dot.rs:23
        sum_35 = sum_35 + t20.y * t13.y;
        sum_35 = sum_35 + t20.z * t13.z;
        sum_35 = sum_35 + t20.w * t13.w;
        partial_sums_3_0 = sum_35; // matmul.rs:344
        var sum_36 = partial_sums_4_0; // dot.rs:20
        sum_36 = sum_36 + t21.x * t13.x; // dot.rs:23
        sum_36 = sum_36 + t21.y * t13.y;
        sum_36 = sum_36 + t21.z * t13.z;
        sum_36 = sum_36 + t21.w * t13.w;
        partial_sums_4_0 = sum_36; // matmul.rs:344
        var sum_37 = partial_sums_5_0; // dot.rs:20
        sum_37 = sum_37 + t22.x * t13.x; // dot.rs:23
        sum_37 = sum_37 + t22.y * t13.y;
        sum_37 = sum_37 + t22.z * t13.z;
        sum_37 = sum_37 + t22.w * t13.w;
        partial_sums_5_0 = sum_37; // matmul.rs:344
        var sum_38 = partial_sums_6_0; // dot.rs:20
        sum_38 = sum_38 + t23.x * t13.x; // dot.rs:23
        sum_38 = sum_38 + t23.y * t13.y;
        sum_38 = sum_38 + t23.z * t13.z;
        sum_38 = sum_38 + t23.w * t13.w;
        partial_sums_6_0 = sum_38; // matmul.rs:344
        var sum_39 = partial_sums_7_0; // dot.rs:20
        sum_39 = sum_39 + t24.x * t13.x; // dot.rs:23
        sum_39 = sum_39 + t24.y * t13.y;
        sum_39 = sum_39 + t24.z * t13.z;
        sum_39 = sum_39 + t24.w * t13.w;
        partial_sums_7_0 = sum_39; // matmul.rs:344
        var sum_40 = partial_sums_0_1; // dot.rs:20
        sum_40 = sum_40 + t17.x * t14.x; // dot.rs:23
        sum_40 = sum_40 + t17.y * t14.y;
        sum_40 = sum_40 + t17.z * t14.z;
        sum_40 = sum_40 + t17.w * t14.w;
        partial_sums_0_1 = sum_40; // matmul.rs:344
        var sum_41 = partial_sums_1_1; // dot.rs:20
        sum_41 = sum_41 + t18.x * t14.x; // dot.rs:23
        sum_41 = sum_41 + t18.y * t14.y;
        sum_41 = sum_41 + t18.z * t14.z;
        sum_41 = sum_41 + t18.w * t14.w;
        partial_sums_1_1 = sum_41; // matmul.rs:344
        var sum_42 = partial_sums_2_1; // dot.rs:20
        sum_42 = sum_42 + t19.x * t14.x; // dot.rs:23
        sum_42 = sum_42 + t19.y * t14.y;
        sum_42 = sum_42 + t19.z * t14.z;
        sum_42 = sum_42 + t19.w * t14.w;
        partial_sums_2_1 = sum_42; // matmul.rs:344
        var sum_43 = partial_sums_3_1; // dot.rs:20
        sum_43 = sum_43 + t20.x * t14.x; // dot.rs:23
        sum_43 = sum_43 + t20.y * t14.y;
        sum_43 = sum_43 + t20.z * t14.z;
        sum_43 = sum_43 + t20.w * t14.w;
        partial_sums_3_1 = sum_43; // matmul.rs:344
        var sum_44 = partial_sums_4_1; // dot.rs:20
        sum_44 = sum_44 + t21.x * t14.x; // dot.rs:23
        sum_44 = sum_44 + t21.y * t14.y;
        sum_44 = sum_44 + t21.z * t14.z;
        sum_44 = sum_44 + t21.w * t14.w;
        partial_sums_4_1 = sum_44; // matmul.rs:344
        var sum_45 = partial_sums_5_1; // dot.rs:20
        sum_45 = sum_45 + t22.x * t14.x; // dot.rs:23
        sum_45 = sum_45 + t22.y * t14.y;
        sum_45 = sum_45 + t22.z * t14.z;
        sum_45 = sum_45 + t22.w * t14.w;
        partial_sums_5_1 = sum_45; // matmul.rs:344
        var sum_46 = partial_sums_6_1; // dot.rs:20
        sum_46 = sum_46 + t23.x * t14.x; // dot.rs:23
        sum_46 = sum_46 + t23.y * t14.y;
        sum_46 = sum_46 + t23.z * t14.z;
        sum_46 = sum_46 + t23.w * t14.w;
        partial_sums_6_1 = sum_46; // matmul.rs:344
        var sum_47 = partial_sums_7_1; // dot.rs:20
        sum_47 = sum_47 + t24.x * t14.x; // dot.rs:23
        sum_47 = sum_47 + t24.y * t14.y;
        sum_47 = sum_47 + t24.z * t14.z;
        sum_47 = sum_47 + t24.w * t14.w;
        partial_sums_7_1 = sum_47; // matmul.rs:344
        var sum_48 = partial_sums_0_2; // dot.rs:20
        sum_48 = sum_48 + t17.x * t15.x; // dot.rs:23
        sum_48 = sum_48 + t17.y * t15.y;
        sum_48 = sum_48 + t17.z * t15.z;
        sum_48 = sum_48 + t17.w * t15.w;
        partial_sums_0_2 = sum_48; // matmul.rs:344
        var sum_49 = partial_sums_1_2; // dot.rs:20
        sum_49 = sum_49 + t18.x * t15.x; // dot.rs:23
        sum_49 = sum_49 + t18.y * t15.y;
        sum_49 = sum_49 + t18.z * t15.z;
        sum_49 = sum_49 + t18.w * t15.w;
        partial_sums_1_2 = sum_49; // matmul.rs:344
        var sum_50 = partial_sums_2_2; // dot.rs:20
        sum_50 = sum_50 + t19.x * t15.x; // dot.rs:23
        sum_50 = sum_50 + t19.y * t15.y;
        sum_50 = sum_50 + t19.z * t15.z;
        sum_50 = sum_50 + t19.w * t15.w;
        partial_sums_2_2 = sum_50; // matmul.rs:344
        var sum_51 = partial_sums_3_2; // dot.rs:20
        sum_51 = sum_51 + t20.x * t15.x; // dot.rs:23
        sum_51 = sum_51 + t20.y * t15.y;
        sum_51 = sum_51 + t20.z * t15.z;
        sum_51 = sum_51 + t20.w * t15.w;
        partial_sums_3_2 = sum_51; // matmul.rs:344
        var sum_52 = partial_sums_4_2; // dot.rs:20
        sum_52 = sum_52 + t21.x * t15.x; // dot.rs:23
        sum_52 = sum_52 + t21.y * t15.y;
        sum_52 = sum_52 + t21.z * t15.z;
        sum_52 = sum_52 + t21.w * t15.w;
        partial_sums_4_2 = sum_52; // matmul.rs:344
        var sum_53 = partial_sums_5_2; // dot.rs:20
        sum_53 = sum_53 + t22.x * t15.x; // dot.rs:23
        sum_53 = sum_53 + t22.y * t15.y;
        sum_53 = sum_53 + t22.z * t15.z;
        sum_53 = sum_53 + t22.w * t15.w;
        partial_sums_5_2 = sum_53; // matmul.rs:344
        var sum_54 = partial_sums_6_2; // dot.rs:20
        sum_54 = sum_54 + t23.x * t15.x; // dot.rs:23
        sum_54 = sum_54 + t23.y * t15.y;
        sum_54 = sum_54 + t23.z * t15.z;
        sum_54 = sum_54 + t23.w * t15.w;
        partial_sums_6_2 = sum_54; // matmul.rs:344
        var sum_55 = partial_sums_7_2; // dot.rs:20
        sum_55 = sum_55 + t24.x * t15.x; // dot.rs:23
        sum_55 = sum_55 + t24.y * t15.y;
        sum_55 = sum_55 + t24.z * t15.z;
        sum_55 = sum_55 + t24.w * t15.w;
        partial_sums_7_2 = sum_55; // matmul.rs:344
        var sum_56 = partial_sums_0_3; // dot.rs:20
        sum_56 = sum_56 + t17.x * t16.x; // dot.rs:23
        sum_56 = sum_56 + t17.y * t16.y;
        sum_56 = sum_56 + t17.z * t16.z;
        sum_56 = sum_56 + t17.w * t16.w;
        partial_sums_0_3 = sum_56; // matmul.rs:344
        var sum_57 = partial_sums_1_3; // dot.rs:20
        sum_57 = sum_57 + t18.x * t16.x; // dot.rs:23
        sum_57 = sum_57 + t18.y * t16.y;
        sum_57 = sum_57 + t18.z * t16.z;
        sum_57 = sum_57 + t18.w * t16.w;
        partial_sums_1_3 = sum_57; // matmul.rs:344
        var sum_58 = partial_sums_2_3; // dot.rs:20
        sum_58 = sum_58 + t19.x * t16.x; // dot.rs:23
        sum_58 = sum_58 + t19.y * t16.y;
        sum_58 = sum_58 + t19.z * t16.z;
        sum_58 = sum_58 + t19.w * t16.w;
        partial_sums_2_3 = sum_58; // matmul.rs:344
        var sum_59 = partial_sums_3_3; // dot.rs:20
        sum_59 = sum_59 + t20.x * t16.x; // dot.rs:23
        sum_59 = sum_59 + t20.y * t16.y;
        sum_59 = sum_59 + t20.z * t16.z;
        sum_59 = sum_59 + t20.w * t16.w;
        partial_sums_3_3 = sum_59; // matmul.rs:344
        var sum_60 = partial_sums_4_3; // dot.rs:20
        sum_60 = sum_60 + t21.x * t16.x; // dot.rs:23
        sum_60 = sum_60 + t21.y * t16.y;
        sum_60 = sum_60 + t21.z * t16.z;
        sum_60 = sum_60 + t21.w * t16.w;
        partial_sums_4_3 = sum_60; // matmul.rs:344
        var sum_61 = partial_sums_5_3; // dot.rs:20
        sum_61 = sum_61 + t22.x * t16.x; // dot.rs:23
        sum_61 = sum_61 + t22.y * t16.y;
        sum_61 = sum_61 + t22.z * t16.z;
        sum_61 = sum_61 + t22.w * t16.w;
        partial_sums_5_3 = sum_61; // matmul.rs:344
        var sum_62 = partial_sums_6_3; // dot.rs:20
        sum_62 = sum_62 + t23.x * t16.x; // dot.rs:23
        sum_62 = sum_62 + t23.y * t16.y;
        sum_62 = sum_62 + t23.z * t16.z;
        sum_62 = sum_62 + t23.w * t16.w;
        partial_sums_6_3 = sum_62; // matmul.rs:344
        var sum_63 = partial_sums_7_3; // dot.rs:20
        sum_63 = sum_63 + t24.x * t16.x; // dot.rs:23
        sum_63 = sum_63 + t24.y * t16.y;
        sum_63 = sum_63 + t24.z * t16.z;
        sum_63 = sum_63 + t24.w * t16.w;
        partial_sums_7_3 = sum_63; // matmul.rs:344
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:323
        let first_k = piece * 4u; // matmul.rs:324
        let t25 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:330
        let t26 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t27 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t28 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t29 = x[(min_u32(first_m, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:333
        let t30 = x[(min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 2u];
        let t31 = x[(min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 2u];
        let t32 = x[(min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 2u];
        let t33 = x[(min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 2u];
        let t34 = x[(min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 2u];
        let t35 = x[(min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 2u];
        let t36 = x[(min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t29.x * t25.x; // dot.rs:23
        sum = sum + t29.y * t25.y;
        sum = sum + t29.z * t25.z;
        sum = sum + t29.w * t25.w;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t30.x * t25.x; // dot.rs:23
        sum_1 = sum_1 + t30.y * t25.y;
        sum_1 = sum_1 + t30.z * t25.z;
        sum_1 = sum_1 + t30.w * t25.w;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t31.x * t25.x; // dot.rs:23
        sum_2 = sum_2 + t31.y * t25.y;
        sum_2 = sum_2 + t31.z * t25.z;
        sum_2 = sum_2 + t31.w * t25.w;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t32.x * t25.x; // dot.rs:23
        sum_3 = sum_3 + t32.y * t25.y;
        sum_3 = sum_3 + t32.z * t25.z;
        sum_3 = sum_3 + t32.w * t25.w;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_4_0; // dot.rs:20
        sum_4 = sum_4 + t33.x * t25.x; // dot.rs:23
        sum_4 = sum_4 + t33.y * t25.y;
        sum_4 = sum_4 + t33.z * t25.z;
        sum_4 = sum_4 + t33.w * t25.w;
        partial_sums_4_0 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_5_0; // dot.rs:20
        sum_5 = sum_5 + t34.x * t25.x; // dot.rs:23
        sum_5 = sum_5 + t34.y * t25.y;
        sum_5 = sum_5 + t34.z * t25.z;
        sum_5 = sum_5 + t34.w * t25.w;
        partial_sums_5_0 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_6_0; // dot.rs:20
        sum_6 = sum_6 + t35.x * t25.x; // dot.rs:23
        sum_6 = sum_6 + t35.y * t25.y;
        sum_6 = sum_6 + t35.z * t25.z;
        sum_6 = sum_6 + t35.w * t25.w;
        partial_sums_6_0 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_7_0; // dot.rs:20
        sum_7 = sum_7 + t36.x * t25.x; // dot.rs:23
        sum_7 = sum_7 + t36.y * t25.y;
        sum_7 = sum_7 + t36.z * t25.z;
        sum_7 = sum_7 + t36.w * t25.w;
        partial_sums_7_0 = sum_7; // matmul.rs:344
        var sum_8 = partial_sums_0_1; // dot.rs:20
        sum_8 = sum_8 + t29.x * t26.x; // dot.rs:23
        sum_8 = sum_8 + t29.y * t26.y;
        sum_8 = sum_8 + t29.z * t26.z;
        sum_8 = sum_8 + t29.w * t26.w;
        partial_sums_0_1 = sum_8; // matmul.rs:344
        var sum_9 = partial_sums_1_1; // dot.rs:20
        sum_9 = sum_9 + t30.x * t26.x; // dot.rs:23
        sum_9 = sum_9 + t30.y * t26.y;
        sum_9 = sum_9 + t30.z * t26.z;
        sum_9 = sum_9 + t30.w * t26.w;
        partial_sums_1_1 = sum_9; // matmul.rs:344
        var sum_10 = partial_sums_2_1; // dot.rs:20
        sum_10 = sum_10 + t31.x * t26.x; // dot.rs:23
        sum_10 = sum_10 + t31.y * t26.y;
        sum_10 = sum_10 + t31.z * t26.z;
        sum_10 = sum_10 + t31.w * t26.w;
        partial_sums_2_1 = sum_10; // matmul.rs:344
        var sum_11 = partial_sums_3_1; // dot.rs:20
        sum_11 = sum_11 + t32.x * t26.x; // dot.rs:23
        sum_11 = sum_11 + t32.y * t26.y;
        sum_11 = sum_11 + t32.z * t26.z;
        sum_11 = sum_11 + t32.w * t26.w;
        partial_sums_3_1 = sum_11; // matmul.rs:344
        var sum_12 = partial_sums_4_1; // dot.rs:20
        sum_12 = sum_12 + t33.x * t26.x; // dot.rs:23
        sum_12 = sum_12 + t33.y * t26.y;
        sum_12 = sum_12 + t33.z * t26.z;
        sum_12 = sum_12 + t33.w * t26.w;
        partial_sums_4_1 = sum_12; // matmul.rs:344
        var sum_13 = partial_sums_5_1; // dot.rs:20
        sum_13 = sum_13 + t34.x * t26.x; // dot.rs:23
        sum_13 = sum_13 + t34.y * t26.y;
        sum_13 = sum_13 + t34.z * t26.z;
        sum_13 = sum_13 + t34.w * t26.w;
        partial_sums_5_1 = sum_13; // matmul.rs:344
        var sum_14 = partial_sums_6_1; // dot.rs:20
        sum_14 = sum_14 + t35.x * t26.x; // dot.rs:23
        sum_14 = sum_14 + t35.y * t26.y;
        sum_14 = sum_14 + t35.z * t26.z;
        sum_14 = sum_14 + t35.w * t26.w;
        partial_sums_6_1 = sum_14; // matmul.rs:344
        var sum_15 = partial_sums_7_1; // dot.rs:20
        sum_15 = sum_15 + t36.x * t26.x; // dot.rs:23
        sum_15 = sum_15 + t36.y * t26.y;
        sum_15 = sum_15 + t36.z * t26.z;
        sum_15 = sum_15 + t36.w * t26.w;
        partial_sums_7_1 = sum_15; // matmul.rs:344
        var sum_16 = partial_sums_0_2; // dot.rs:20
        sum_16 = sum_16 + t29.x * t27.x; // dot.rs:23
        sum_16 = sum_16 + t29.y * t27.y;
        sum_16 = sum_16 + t29.z * t27.z;
        sum_16 = sum_16 + t29.w * t27.w;
        partial_sums_0_2 = sum_16; // matmul.rs:344
        var sum_17 = partial_sums_1_2; // dot.rs:20
        sum_17 = sum_17 + t30.x * t27.x; // dot.rs:23
        sum_17 = sum_17 + t30.y * t27.y;
        sum_17 = sum_17 + t30.z * t27.z;
        sum_17 = sum_17 + t30.w * t27.w;
        partial_sums_1_2 = sum_17; // matmul.rs:344
        var sum_18 = partial_sums_2_2; // dot.rs:20
        sum_18 = sum_18 + t31.x * t27.x; // dot.rs:23
        sum_18 = sum_18 + t31.y * t27.y;
        sum_18 = sum_18 + t31.z * t27.z;
        sum_18 = sum_18 + t31.w * t27.w;
        partial_sums_2_2 = sum_18; // matmul.rs:344
        var sum_19 = partial_sums_3_2; // dot.rs:20
        sum_19 = sum_19 + t32.x * t27.x; // dot.rs:23
        sum_19 = sum_19 + t32.y * t27.y;
        sum_19 = sum_19 + t32.z * t27.z;
        sum_19 = sum_19 + t32.w * t27.w;
        partial_sums_3_2 = sum_19; // matmul.rs:344
        var sum_20 = partial_sums_4_2; // dot.rs:20
        sum_20 = sum_20 + t33.x * t27.x; // dot.rs:23
        sum_20 = sum_20 + t33.y * t27.y;
        sum_20 = sum_20 + t33.z * t27.z;
        sum_20 = sum_20 + t33.w * t27.w;
        partial_sums_4_2 = sum_20; // matmul.rs:344
        var sum_21 = partial_sums_5_2; // dot.rs:20
        sum_21 = sum_21 + t34.x * t27.x; // dot.rs:23
        sum_21 = sum_21 + t34.y * t27.y;
        sum_21 = sum_21 + t34.z * t27.z;
        sum_21 = sum_21 + t34.w * t27.w;
        partial_sums_5_2 = sum_21; // matmul.rs:344
        var sum_22 = partial_sums_6_2; // dot.rs:20
        sum_22 = sum_22 + t35.x * t27.x; // dot.rs:23
        sum_22 = sum_22 + t35.y * t27.y;
        sum_22 = sum_22 + t35.z * t27.z;
        sum_22 = sum_22 + t35.w * t27.w;
        partial_sums_6_2 = sum_22; // matmul.rs:344
        var sum_23 = partial_sums_7_2; // dot.rs:20
        sum_23 = sum_23 + t36.x * t27.x; // dot.rs:23
        sum_23 = sum_23 + t36.y * t27.y;
        sum_23 = sum_23 + t36.z * t27.z;
        sum_23 = sum_23 + t36.w * t27.w;
        partial_sums_7_2 = sum_23; // matmul.rs:344
        var sum_24 = partial_sums_0_3; // dot.rs:20
        sum_24 = sum_24 + t29.x * t28.x; // dot.rs:23
        sum_24 = sum_24 + t29.y * t28.y;
        sum_24 = sum_24 + t29.z * t28.z;
        sum_24 = sum_24 + t29.w * t28.w;
        partial_sums_0_3 = sum_24; // matmul.rs:344
        var sum_25 = partial_sums_1_3; // dot.rs:20
        sum_25 = sum_25 + t30.x * t28.x; // dot.rs:23
        sum_25 = sum_25 + t30.y * t28.y;
        sum_25 = sum_25 + t30.z * t28.z;
        sum_25 = sum_25 + t30.w * t28.w;
        partial_sums_1_3 = sum_25; // matmul.rs:344
        var sum_26 = partial_sums_2_3; // dot.rs:20
        sum_26 = sum_26 + t31.x * t28.x; // dot.rs:23
        sum_26 = sum_26 + t31.y * t28.y;
        sum_26 = sum_26 + t31.z * t28.z;
        sum_26 = sum_26 + t31.w * t28.w;
        partial_sums_2_3 = sum_26; // matmul.rs:344
        var sum_27 = partial_sums_3_3; // dot.rs:20
        sum_27 = sum_27 + t32.x * t28.x; // dot.rs:23
        sum_27 = sum_27 + t32.y * t28.y;
        sum_27 = sum_27 + t32.z * t28.z;
        sum_27 = sum_27 + t32.w * t28.w;
        partial_sums_3_3 = sum_27; // matmul.rs:344
        var sum_28 = partial_sums_4_3; // dot.rs:20
        sum_28 = sum_28 + t33.x * t28.x; // dot.rs:23
        sum_28 = sum_28 + t33.y * t28.y;
        sum_28 = sum_28 + t33.z * t28.z;
        sum_28 = sum_28 + t33.w * t28.w;
        partial_sums_4_3 = sum_28; // matmul.rs:344
        var sum_29 = partial_sums_5_3; // dot.rs:20
        sum_29 = sum_29 + t34.x * t28.x; // dot.rs:23
        sum_29 = sum_29 + t34.y * t28.y;
        sum_29 = sum_29 + t34.z * t28.z;
        sum_29 = sum_29 + t34.w * t28.w;
        partial_sums_5_3 = sum_29; // matmul.rs:344
        var sum_30 = partial_sums_6_3; // dot.rs:20
        sum_30 = sum_30 + t35.x * t28.x; // dot.rs:23
        sum_30 = sum_30 + t35.y * t28.y;
        sum_30 = sum_30 + t35.z * t28.z;
        sum_30 = sum_30 + t35.w * t28.w;
        partial_sums_6_3 = sum_30; // matmul.rs:344
        var sum_31 = partial_sums_7_3; // dot.rs:20
        sum_31 = sum_31 + t36.x * t28.x; // dot.rs:23
        sum_31 = sum_31 + t36.y * t28.y;
        sum_31 = sum_31 + t36.z * t28.z;
        sum_31 = sum_31 + t36.w * t28.w;
        partial_sums_7_3 = sum_31; // matmul.rs:344
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:358
    }
    let sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:358
    }
    let sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:358
    }
    let sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:358
    }
    let sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:358
    }
    let sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:358
    }
    let sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:358
    }
    let sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:358
    }
    let sum_8 = reduce_add_f32(partial_sums_2_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:358
    }
    let sum_9 = reduce_add_f32(partial_sums_2_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:358
    }
    let sum_10 = reduce_add_f32(partial_sums_2_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:358
    }
    let sum_11 = reduce_add_f32(partial_sums_2_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:358
    }
    let sum_12 = reduce_add_f32(partial_sums_3_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:358
    }
    let sum_13 = reduce_add_f32(partial_sums_3_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:358
    }
    let sum_14 = reduce_add_f32(partial_sums_3_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:358
    }
    let sum_15 = reduce_add_f32(partial_sums_3_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:358
    }
    let sum_16 = reduce_add_f32(partial_sums_4_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 64u] = sum_16; // matmul.rs:358
    }
    let sum_17 = reduce_add_f32(partial_sums_4_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 65u] = sum_17; // matmul.rs:358
    }
    let sum_18 = reduce_add_f32(partial_sums_4_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 66u] = sum_18; // matmul.rs:358
    }
    let sum_19 = reduce_add_f32(partial_sums_4_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 67u] = sum_19; // matmul.rs:358
    }
    let sum_20 = reduce_add_f32(partial_sums_5_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 80u] = sum_20; // matmul.rs:358
    }
    let sum_21 = reduce_add_f32(partial_sums_5_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 81u] = sum_21; // matmul.rs:358
    }
    let sum_22 = reduce_add_f32(partial_sums_5_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 82u] = sum_22; // matmul.rs:358
    }
    let sum_23 = reduce_add_f32(partial_sums_5_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 83u] = sum_23; // matmul.rs:358
    }
    let sum_24 = reduce_add_f32(partial_sums_6_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 96u] = sum_24; // matmul.rs:358
    }
    let sum_25 = reduce_add_f32(partial_sums_6_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 97u] = sum_25; // matmul.rs:358
    }
    let sum_26 = reduce_add_f32(partial_sums_6_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 98u] = sum_26; // matmul.rs:358
    }
    let sum_27 = reduce_add_f32(partial_sums_6_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 99u] = sum_27; // matmul.rs:358
    }
    let sum_28 = reduce_add_f32(partial_sums_7_0); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 112u] = sum_28; // matmul.rs:358
    }
    let sum_29 = reduce_add_f32(partial_sums_7_1); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 113u] = sum_29; // matmul.rs:358
    }
    let sum_30 = reduce_add_f32(partial_sums_7_2); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 114u] = sum_30; // matmul.rs:358
    }
    let sum_31 = reduce_add_f32(partial_sums_7_3); // matmul.rs:356
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 4u + 115u] = sum_31; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 4u; // matmul.rs:365
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t37 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t37;
    }
}
