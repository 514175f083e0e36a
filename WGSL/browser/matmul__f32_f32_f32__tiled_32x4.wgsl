enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;
var<workgroup> sums: array<f32, 128>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_f32_f32__tiled_32x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:297
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
    let n_pieces = imm.k / 4u; // matmul.rs:311
    let last_n = imm.n - 1u; // matmul.rs:314
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:323
        let first_k = piece * 4u; // matmul.rs:324
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:330
        let t1 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t2 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t3 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t4 = w[(min_u32(first_n + 4u, last_n) * imm.k + first_k) >> 2u];
        let t5 = w[(min_u32(first_n + 5u, last_n) * imm.k + first_k) >> 2u];
        let t6 = w[(min_u32(first_n + 6u, last_n) * imm.k + first_k) >> 2u];
        let t7 = w[(min_u32(first_n + 7u, last_n) * imm.k + first_k) >> 2u];
        let t8 = x[(min_u32(first_m, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:333
        let t9 = x[(min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 2u];
        let t10 = x[(min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 2u];
        let t11 = x[(min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t12 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t12;
        let t13 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum = t13;
        let t14 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum = t14;
        let t15 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum = t15;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t16 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t16;
        let t17 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t17;
        let t18 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t18;
        let t19 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t19;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t20 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t10.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t20;
        let t21 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t10.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t21;
        let t22 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t10.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t22;
        let t23 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t10.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t23;
        partial_sums_2_0 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t24 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t11.x * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t24;
        let t25 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t11.y * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t25;
        let t26 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t11.z * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t26;
        let t27 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t11.w * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t27;
        partial_sums_3_0 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t28 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t8.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t28;
        let t29 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t8.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t29;
        let t30 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t8.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t8.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t31;
        partial_sums_0_1 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t32 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t9.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t9.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t33;
        let t34 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t9.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t9.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t35;
        partial_sums_1_1 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t36 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t10.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t10.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t10.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t10.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t39;
        partial_sums_2_1 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t40 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t11.x * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t11.y * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t41;
        let t42 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t11.z * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t11.w * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t43;
        partial_sums_3_1 = sum_7; // matmul.rs:344
        var sum_8 = partial_sums_0_2; // dot.rs:20
        let t44 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t8.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_8 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t8.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t8.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t8.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t47;
        partial_sums_0_2 = sum_8; // matmul.rs:344
        var sum_9 = partial_sums_1_2; // dot.rs:20
        let t48 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t9.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_9 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t9.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t9.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t9.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t51;
        partial_sums_1_2 = sum_9; // matmul.rs:344
        var sum_10 = partial_sums_2_2; // dot.rs:20
        let t52 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t10.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_10 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t10.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t10.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t10.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t55;
        partial_sums_2_2 = sum_10; // matmul.rs:344
        var sum_11 = partial_sums_3_2; // dot.rs:20
        let t56 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t11.x * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_11 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t11.y * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t11.z * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t11.w * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t59;
        partial_sums_3_2 = sum_11; // matmul.rs:344
        var sum_12 = partial_sums_0_3; // dot.rs:20
        let t60 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t8.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_12 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t8.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t8.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t8.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t63;
        partial_sums_0_3 = sum_12; // matmul.rs:344
        var sum_13 = partial_sums_1_3; // dot.rs:20
        let t64 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t9.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_13 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t9.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t9.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t9.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t67;
        partial_sums_1_3 = sum_13; // matmul.rs:344
        var sum_14 = partial_sums_2_3; // dot.rs:20
        let t68 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t10.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_14 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t10.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t69;
        let t70 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t10.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t10.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t71;
        partial_sums_2_3 = sum_14; // matmul.rs:344
        var sum_15 = partial_sums_3_3; // dot.rs:20
        let t72 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t11.x * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_15 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t11.y * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t11.z * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t11.w * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t75;
        partial_sums_3_3 = sum_15; // matmul.rs:344
        var sum_16 = partial_sums_0_4; // dot.rs:20
        let t76 = bitcast<f32>(bitcast<u32>(sum_16 + bitcast<f32>(bitcast<u32>(t8.x * t4.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_16 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum_16 + bitcast<f32>(bitcast<u32>(t8.y * t4.y) ^ hidden_zero)) ^ hidden_zero);
        sum_16 = t77;
        let t78 = bitcast<f32>(bitcast<u32>(sum_16 + bitcast<f32>(bitcast<u32>(t8.z * t4.z) ^ hidden_zero)) ^ hidden_zero);
        sum_16 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum_16 + bitcast<f32>(bitcast<u32>(t8.w * t4.w) ^ hidden_zero)) ^ hidden_zero);
        sum_16 = t79;
        partial_sums_0_4 = sum_16; // matmul.rs:344
        var sum_17 = partial_sums_1_4; // dot.rs:20
        let t80 = bitcast<f32>(bitcast<u32>(sum_17 + bitcast<f32>(bitcast<u32>(t9.x * t4.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_17 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum_17 + bitcast<f32>(bitcast<u32>(t9.y * t4.y) ^ hidden_zero)) ^ hidden_zero);
        sum_17 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum_17 + bitcast<f32>(bitcast<u32>(t9.z * t4.z) ^ hidden_zero)) ^ hidden_zero);
        sum_17 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_17 + bitcast<f32>(bitcast<u32>(t9.w * t4.w) ^ hidden_zero)) ^ hidden_zero);
        sum_17 = t83;
        partial_sums_1_4 = sum_17; // matmul.rs:344
        var sum_18 = partial_sums_2_4; // dot.rs:20
        let t84 = bitcast<f32>(bitcast<u32>(sum_18 + bitcast<f32>(bitcast<u32>(t10.x * t4.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_18 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_18 + bitcast<f32>(bitcast<u32>(t10.y * t4.y) ^ hidden_zero)) ^ hidden_zero);
        sum_18 = t85;
        let t86 = bitcast<f32>(bitcast<u32>(sum_18 + bitcast<f32>(bitcast<u32>(t10.z * t4.z) ^ hidden_zero)) ^ hidden_zero);
        sum_18 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_18 + bitcast<f32>(bitcast<u32>(t10.w * t4.w) ^ hidden_zero)) ^ hidden_zero);
        sum_18 = t87;
        partial_sums_2_4 = sum_18; // matmul.rs:344
        var sum_19 = partial_sums_3_4; // dot.rs:20
        let t88 = bitcast<f32>(bitcast<u32>(sum_19 + bitcast<f32>(bitcast<u32>(t11.x * t4.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_19 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(sum_19 + bitcast<f32>(bitcast<u32>(t11.y * t4.y) ^ hidden_zero)) ^ hidden_zero);
        sum_19 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(sum_19 + bitcast<f32>(bitcast<u32>(t11.z * t4.z) ^ hidden_zero)) ^ hidden_zero);
        sum_19 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_19 + bitcast<f32>(bitcast<u32>(t11.w * t4.w) ^ hidden_zero)) ^ hidden_zero);
        sum_19 = t91;
        partial_sums_3_4 = sum_19; // matmul.rs:344
        var sum_20 = partial_sums_0_5; // dot.rs:20
        let t92 = bitcast<f32>(bitcast<u32>(sum_20 + bitcast<f32>(bitcast<u32>(t8.x * t5.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_20 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_20 + bitcast<f32>(bitcast<u32>(t8.y * t5.y) ^ hidden_zero)) ^ hidden_zero);
        sum_20 = t93;
        let t94 = bitcast<f32>(bitcast<u32>(sum_20 + bitcast<f32>(bitcast<u32>(t8.z * t5.z) ^ hidden_zero)) ^ hidden_zero);
        sum_20 = t94;
        let t95 = bitcast<f32>(bitcast<u32>(sum_20 + bitcast<f32>(bitcast<u32>(t8.w * t5.w) ^ hidden_zero)) ^ hidden_zero);
        sum_20 = t95;
        partial_sums_0_5 = sum_20; // matmul.rs:344
        var sum_21 = partial_sums_1_5; // dot.rs:20
        let t96 = bitcast<f32>(bitcast<u32>(sum_21 + bitcast<f32>(bitcast<u32>(t9.x * t5.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_21 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(sum_21 + bitcast<f32>(bitcast<u32>(t9.y * t5.y) ^ hidden_zero)) ^ hidden_zero);
        sum_21 = t97;
        let t98 = bitcast<f32>(bitcast<u32>(sum_21 + bitcast<f32>(bitcast<u32>(t9.z * t5.z) ^ hidden_zero)) ^ hidden_zero);
        sum_21 = t98;
        let t99 = bitcast<f32>(bitcast<u32>(sum_21 + bitcast<f32>(bitcast<u32>(t9.w * t5.w) ^ hidden_zero)) ^ hidden_zero);
        sum_21 = t99;
        partial_sums_1_5 = sum_21; // matmul.rs:344
        var sum_22 = partial_sums_2_5; // dot.rs:20
        let t100 = bitcast<f32>(bitcast<u32>(sum_22 + bitcast<f32>(bitcast<u32>(t10.x * t5.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_22 = t100;
        let t101 = bitcast<f32>(bitcast<u32>(sum_22 + bitcast<f32>(bitcast<u32>(t10.y * t5.y) ^ hidden_zero)) ^ hidden_zero);
        sum_22 = t101;
        let t102 = bitcast<f32>(bitcast<u32>(sum_22 + bitcast<f32>(bitcast<u32>(t10.z * t5.z) ^ hidden_zero)) ^ hidden_zero);
        sum_22 = t102;
        let t103 = bitcast<f32>(bitcast<u32>(sum_22 + bitcast<f32>(bitcast<u32>(t10.w * t5.w) ^ hidden_zero)) ^ hidden_zero);
        sum_22 = t103;
        partial_sums_2_5 = sum_22; // matmul.rs:344
        var sum_23 = partial_sums_3_5; // dot.rs:20
        let t104 = bitcast<f32>(bitcast<u32>(sum_23 + bitcast<f32>(bitcast<u32>(t11.x * t5.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_23 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(sum_23 + bitcast<f32>(bitcast<u32>(t11.y * t5.y) ^ hidden_zero)) ^ hidden_zero);
        sum_23 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(sum_23 + bitcast<f32>(bitcast<u32>(t11.z * t5.z) ^ hidden_zero)) ^ hidden_zero);
        sum_23 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(sum_23 + bitcast<f32>(bitcast<u32>(t11.w * t5.w) ^ hidden_zero)) ^ hidden_zero);
        sum_23 = t107;
        partial_sums_3_5 = sum_23; // matmul.rs:344
        var sum_24 = partial_sums_0_6; // dot.rs:20
        let t108 = bitcast<f32>(bitcast<u32>(sum_24 + bitcast<f32>(bitcast<u32>(t8.x * t6.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_24 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(sum_24 + bitcast<f32>(bitcast<u32>(t8.y * t6.y) ^ hidden_zero)) ^ hidden_zero);
        sum_24 = t109;
        let t110 = bitcast<f32>(bitcast<u32>(sum_24 + bitcast<f32>(bitcast<u32>(t8.z * t6.z) ^ hidden_zero)) ^ hidden_zero);
        sum_24 = t110;
        let t111 = bitcast<f32>(bitcast<u32>(sum_24 + bitcast<f32>(bitcast<u32>(t8.w * t6.w) ^ hidden_zero)) ^ hidden_zero);
        sum_24 = t111;
        partial_sums_0_6 = sum_24; // matmul.rs:344
        var sum_25 = partial_sums_1_6; // dot.rs:20
        let t112 = bitcast<f32>(bitcast<u32>(sum_25 + bitcast<f32>(bitcast<u32>(t9.x * t6.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_25 = t112;
        let t113 = bitcast<f32>(bitcast<u32>(sum_25 + bitcast<f32>(bitcast<u32>(t9.y * t6.y) ^ hidden_zero)) ^ hidden_zero);
        sum_25 = t113;
        let t114 = bitcast<f32>(bitcast<u32>(sum_25 + bitcast<f32>(bitcast<u32>(t9.z * t6.z) ^ hidden_zero)) ^ hidden_zero);
        sum_25 = t114;
        let t115 = bitcast<f32>(bitcast<u32>(sum_25 + bitcast<f32>(bitcast<u32>(t9.w * t6.w) ^ hidden_zero)) ^ hidden_zero);
        sum_25 = t115;
        partial_sums_1_6 = sum_25; // matmul.rs:344
        var sum_26 = partial_sums_2_6; // dot.rs:20
        let t116 = bitcast<f32>(bitcast<u32>(sum_26 + bitcast<f32>(bitcast<u32>(t10.x * t6.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_26 = t116;
        let t117 = bitcast<f32>(bitcast<u32>(sum_26 + bitcast<f32>(bitcast<u32>(t10.y * t6.y) ^ hidden_zero)) ^ hidden_zero);
        sum_26 = t117;
        let t118 = bitcast<f32>(bitcast<u32>(sum_26 + bitcast<f32>(bitcast<u32>(t10.z * t6.z) ^ hidden_zero)) ^ hidden_zero);
        sum_26 = t118;
        let t119 = bitcast<f32>(bitcast<u32>(sum_26 + bitcast<f32>(bitcast<u32>(t10.w * t6.w) ^ hidden_zero)) ^ hidden_zero);
        sum_26 = t119;
        partial_sums_2_6 = sum_26; // matmul.rs:344
        var sum_27 = partial_sums_3_6; // dot.rs:20
        let t120 = bitcast<f32>(bitcast<u32>(sum_27 + bitcast<f32>(bitcast<u32>(t11.x * t6.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_27 = t120;
        let t121 = bitcast<f32>(bitcast<u32>(sum_27 + bitcast<f32>(bitcast<u32>(t11.y * t6.y) ^ hidden_zero)) ^ hidden_zero);
        sum_27 = t121;
        let t122 = bitcast<f32>(bitcast<u32>(sum_27 + bitcast<f32>(bitcast<u32>(t11.z * t6.z) ^ hidden_zero)) ^ hidden_zero);
        sum_27 = t122;
        let t123 = bitcast<f32>(bitcast<u32>(sum_27 + bitcast<f32>(bitcast<u32>(t11.w * t6.w) ^ hidden_zero)) ^ hidden_zero);
        sum_27 = t123;
        partial_sums_3_6 = sum_27; // matmul.rs:344
        var sum_28 = partial_sums_0_7; // dot.rs:20
        let t124 = bitcast<f32>(bitcast<u32>(sum_28 + bitcast<f32>(bitcast<u32>(t8.x * t7.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_28 = t124;
        let t125 = bitcast<f32>(bitcast<u32>(sum_28 + bitcast<f32>(bitcast<u32>(t8.y * t7.y) ^ hidden_zero)) ^ hidden_zero);
        sum_28 = t125;
        let t126 = bitcast<f32>(bitcast<u32>(sum_28 + bitcast<f32>(bitcast<u32>(t8.z * t7.z) ^ hidden_zero)) ^ hidden_zero);
        sum_28 = t126;
        let t127 = bitcast<f32>(bitcast<u32>(sum_28 + bitcast<f32>(bitcast<u32>(t8.w * t7.w) ^ hidden_zero)) ^ hidden_zero);
        sum_28 = t127;
        partial_sums_0_7 = sum_28; // matmul.rs:344
        var sum_29 = partial_sums_1_7; // dot.rs:20
        let t128 = bitcast<f32>(bitcast<u32>(sum_29 + bitcast<f32>(bitcast<u32>(t9.x * t7.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_29 = t128;
        let t129 = bitcast<f32>(bitcast<u32>(sum_29 + bitcast<f32>(bitcast<u32>(t9.y * t7.y) ^ hidden_zero)) ^ hidden_zero);
        sum_29 = t129;
        let t130 = bitcast<f32>(bitcast<u32>(sum_29 + bitcast<f32>(bitcast<u32>(t9.z * t7.z) ^ hidden_zero)) ^ hidden_zero);
        sum_29 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(sum_29 + bitcast<f32>(bitcast<u32>(t9.w * t7.w) ^ hidden_zero)) ^ hidden_zero);
        sum_29 = t131;
        partial_sums_1_7 = sum_29; // matmul.rs:344
        var sum_30 = partial_sums_2_7; // dot.rs:20
        let t132 = bitcast<f32>(bitcast<u32>(sum_30 + bitcast<f32>(bitcast<u32>(t10.x * t7.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_30 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(sum_30 + bitcast<f32>(bitcast<u32>(t10.y * t7.y) ^ hidden_zero)) ^ hidden_zero);
        sum_30 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(sum_30 + bitcast<f32>(bitcast<u32>(t10.z * t7.z) ^ hidden_zero)) ^ hidden_zero);
        sum_30 = t134;
        let t135 = bitcast<f32>(bitcast<u32>(sum_30 + bitcast<f32>(bitcast<u32>(t10.w * t7.w) ^ hidden_zero)) ^ hidden_zero);
        sum_30 = t135;
        partial_sums_2_7 = sum_30; // matmul.rs:344
        var sum_31 = partial_sums_3_7; // dot.rs:20
        let t136 = bitcast<f32>(bitcast<u32>(sum_31 + bitcast<f32>(bitcast<u32>(t11.x * t7.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_31 = t136;
        let t137 = bitcast<f32>(bitcast<u32>(sum_31 + bitcast<f32>(bitcast<u32>(t11.y * t7.y) ^ hidden_zero)) ^ hidden_zero);
        sum_31 = t137;
        let t138 = bitcast<f32>(bitcast<u32>(sum_31 + bitcast<f32>(bitcast<u32>(t11.z * t7.z) ^ hidden_zero)) ^ hidden_zero);
        sum_31 = t138;
        let t139 = bitcast<f32>(bitcast<u32>(sum_31 + bitcast<f32>(bitcast<u32>(t11.w * t7.w) ^ hidden_zero)) ^ hidden_zero);
        sum_31 = t139;
        partial_sums_3_7 = sum_31; // matmul.rs:344
    }
    let t140 = partial_sums_0_0; // matmul.rs:356
    let t141 = subgroupShuffleXor(t140, 1u);
    let t142 = bitcast<f32>(bitcast<u32>(t140 + t141) ^ hidden_zero);
    let t143 = subgroupShuffleXor(t142, 2u);
    let t144 = bitcast<f32>(bitcast<u32>(t142 + t143) ^ hidden_zero);
    let t145 = subgroupShuffleXor(t144, 4u);
    let t146 = bitcast<f32>(bitcast<u32>(t144 + t145) ^ hidden_zero);
    let t147 = subgroupShuffleXor(t146, 8u);
    let t148 = bitcast<f32>(bitcast<u32>(t146 + t147) ^ hidden_zero);
    let t149 = subgroupShuffleXor(t148, 16u);
    let sum = t148 + t149;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u] = sum; // matmul.rs:358
    }
    let t150 = partial_sums_0_1; // matmul.rs:356
    let t151 = subgroupShuffleXor(t150, 1u);
    let t152 = bitcast<f32>(bitcast<u32>(t150 + t151) ^ hidden_zero);
    let t153 = subgroupShuffleXor(t152, 2u);
    let t154 = bitcast<f32>(bitcast<u32>(t152 + t153) ^ hidden_zero);
    let t155 = subgroupShuffleXor(t154, 4u);
    let t156 = bitcast<f32>(bitcast<u32>(t154 + t155) ^ hidden_zero);
    let t157 = subgroupShuffleXor(t156, 8u);
    let t158 = bitcast<f32>(bitcast<u32>(t156 + t157) ^ hidden_zero);
    let t159 = subgroupShuffleXor(t158, 16u);
    let sum_1 = t158 + t159;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 1u] = sum_1; // matmul.rs:358
    }
    let t160 = partial_sums_0_2; // matmul.rs:356
    let t161 = subgroupShuffleXor(t160, 1u);
    let t162 = bitcast<f32>(bitcast<u32>(t160 + t161) ^ hidden_zero);
    let t163 = subgroupShuffleXor(t162, 2u);
    let t164 = bitcast<f32>(bitcast<u32>(t162 + t163) ^ hidden_zero);
    let t165 = subgroupShuffleXor(t164, 4u);
    let t166 = bitcast<f32>(bitcast<u32>(t164 + t165) ^ hidden_zero);
    let t167 = subgroupShuffleXor(t166, 8u);
    let t168 = bitcast<f32>(bitcast<u32>(t166 + t167) ^ hidden_zero);
    let t169 = subgroupShuffleXor(t168, 16u);
    let sum_2 = t168 + t169;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 2u] = sum_2; // matmul.rs:358
    }
    let t170 = partial_sums_0_3; // matmul.rs:356
    let t171 = subgroupShuffleXor(t170, 1u);
    let t172 = bitcast<f32>(bitcast<u32>(t170 + t171) ^ hidden_zero);
    let t173 = subgroupShuffleXor(t172, 2u);
    let t174 = bitcast<f32>(bitcast<u32>(t172 + t173) ^ hidden_zero);
    let t175 = subgroupShuffleXor(t174, 4u);
    let t176 = bitcast<f32>(bitcast<u32>(t174 + t175) ^ hidden_zero);
    let t177 = subgroupShuffleXor(t176, 8u);
    let t178 = bitcast<f32>(bitcast<u32>(t176 + t177) ^ hidden_zero);
    let t179 = subgroupShuffleXor(t178, 16u);
    let sum_3 = t178 + t179;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 3u] = sum_3; // matmul.rs:358
    }
    let t180 = partial_sums_0_4; // matmul.rs:356
    let t181 = subgroupShuffleXor(t180, 1u);
    let t182 = bitcast<f32>(bitcast<u32>(t180 + t181) ^ hidden_zero);
    let t183 = subgroupShuffleXor(t182, 2u);
    let t184 = bitcast<f32>(bitcast<u32>(t182 + t183) ^ hidden_zero);
    let t185 = subgroupShuffleXor(t184, 4u);
    let t186 = bitcast<f32>(bitcast<u32>(t184 + t185) ^ hidden_zero);
    let t187 = subgroupShuffleXor(t186, 8u);
    let t188 = bitcast<f32>(bitcast<u32>(t186 + t187) ^ hidden_zero);
    let t189 = subgroupShuffleXor(t188, 16u);
    let sum_4 = t188 + t189;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 4u] = sum_4; // matmul.rs:358
    }
    let t190 = partial_sums_0_5; // matmul.rs:356
    let t191 = subgroupShuffleXor(t190, 1u);
    let t192 = bitcast<f32>(bitcast<u32>(t190 + t191) ^ hidden_zero);
    let t193 = subgroupShuffleXor(t192, 2u);
    let t194 = bitcast<f32>(bitcast<u32>(t192 + t193) ^ hidden_zero);
    let t195 = subgroupShuffleXor(t194, 4u);
    let t196 = bitcast<f32>(bitcast<u32>(t194 + t195) ^ hidden_zero);
    let t197 = subgroupShuffleXor(t196, 8u);
    let t198 = bitcast<f32>(bitcast<u32>(t196 + t197) ^ hidden_zero);
    let t199 = subgroupShuffleXor(t198, 16u);
    let sum_5 = t198 + t199;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 5u] = sum_5; // matmul.rs:358
    }
    let t200 = partial_sums_0_6; // matmul.rs:356
    let t201 = subgroupShuffleXor(t200, 1u);
    let t202 = bitcast<f32>(bitcast<u32>(t200 + t201) ^ hidden_zero);
    let t203 = subgroupShuffleXor(t202, 2u);
    let t204 = bitcast<f32>(bitcast<u32>(t202 + t203) ^ hidden_zero);
    let t205 = subgroupShuffleXor(t204, 4u);
    let t206 = bitcast<f32>(bitcast<u32>(t204 + t205) ^ hidden_zero);
    let t207 = subgroupShuffleXor(t206, 8u);
    let t208 = bitcast<f32>(bitcast<u32>(t206 + t207) ^ hidden_zero);
    let t209 = subgroupShuffleXor(t208, 16u);
    let sum_6 = t208 + t209;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 6u] = sum_6; // matmul.rs:358
    }
    let t210 = partial_sums_0_7; // matmul.rs:356
    let t211 = subgroupShuffleXor(t210, 1u);
    let t212 = bitcast<f32>(bitcast<u32>(t210 + t211) ^ hidden_zero);
    let t213 = subgroupShuffleXor(t212, 2u);
    let t214 = bitcast<f32>(bitcast<u32>(t212 + t213) ^ hidden_zero);
    let t215 = subgroupShuffleXor(t214, 4u);
    let t216 = bitcast<f32>(bitcast<u32>(t214 + t215) ^ hidden_zero);
    let t217 = subgroupShuffleXor(t216, 8u);
    let t218 = bitcast<f32>(bitcast<u32>(t216 + t217) ^ hidden_zero);
    let t219 = subgroupShuffleXor(t218, 16u);
    let sum_7 = t218 + t219;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 7u] = sum_7; // matmul.rs:358
    }
    let t220 = partial_sums_1_0; // matmul.rs:356
    let t221 = subgroupShuffleXor(t220, 1u);
    let t222 = bitcast<f32>(bitcast<u32>(t220 + t221) ^ hidden_zero);
    let t223 = subgroupShuffleXor(t222, 2u);
    let t224 = bitcast<f32>(bitcast<u32>(t222 + t223) ^ hidden_zero);
    let t225 = subgroupShuffleXor(t224, 4u);
    let t226 = bitcast<f32>(bitcast<u32>(t224 + t225) ^ hidden_zero);
    let t227 = subgroupShuffleXor(t226, 8u);
    let t228 = bitcast<f32>(bitcast<u32>(t226 + t227) ^ hidden_zero);
    let t229 = subgroupShuffleXor(t228, 16u);
    let sum_8 = t228 + t229;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 32u] = sum_8; // matmul.rs:358
    }
    let t230 = partial_sums_1_1; // matmul.rs:356
    let t231 = subgroupShuffleXor(t230, 1u);
    let t232 = bitcast<f32>(bitcast<u32>(t230 + t231) ^ hidden_zero);
    let t233 = subgroupShuffleXor(t232, 2u);
    let t234 = bitcast<f32>(bitcast<u32>(t232 + t233) ^ hidden_zero);
    let t235 = subgroupShuffleXor(t234, 4u);
    let t236 = bitcast<f32>(bitcast<u32>(t234 + t235) ^ hidden_zero);
    let t237 = subgroupShuffleXor(t236, 8u);
    let t238 = bitcast<f32>(bitcast<u32>(t236 + t237) ^ hidden_zero);
    let t239 = subgroupShuffleXor(t238, 16u);
    let sum_9 = t238 + t239;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 33u] = sum_9; // matmul.rs:358
    }
    let t240 = partial_sums_1_2; // matmul.rs:356
    let t241 = subgroupShuffleXor(t240, 1u);
    let t242 = bitcast<f32>(bitcast<u32>(t240 + t241) ^ hidden_zero);
    let t243 = subgroupShuffleXor(t242, 2u);
    let t244 = bitcast<f32>(bitcast<u32>(t242 + t243) ^ hidden_zero);
    let t245 = subgroupShuffleXor(t244, 4u);
    let t246 = bitcast<f32>(bitcast<u32>(t244 + t245) ^ hidden_zero);
    let t247 = subgroupShuffleXor(t246, 8u);
    let t248 = bitcast<f32>(bitcast<u32>(t246 + t247) ^ hidden_zero);
    let t249 = subgroupShuffleXor(t248, 16u);
    let sum_10 = t248 + t249;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 34u] = sum_10; // matmul.rs:358
    }
    let t250 = partial_sums_1_3; // matmul.rs:356
    let t251 = subgroupShuffleXor(t250, 1u);
    let t252 = bitcast<f32>(bitcast<u32>(t250 + t251) ^ hidden_zero);
    let t253 = subgroupShuffleXor(t252, 2u);
    let t254 = bitcast<f32>(bitcast<u32>(t252 + t253) ^ hidden_zero);
    let t255 = subgroupShuffleXor(t254, 4u);
    let t256 = bitcast<f32>(bitcast<u32>(t254 + t255) ^ hidden_zero);
    let t257 = subgroupShuffleXor(t256, 8u);
    let t258 = bitcast<f32>(bitcast<u32>(t256 + t257) ^ hidden_zero);
    let t259 = subgroupShuffleXor(t258, 16u);
    let sum_11 = t258 + t259;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 35u] = sum_11; // matmul.rs:358
    }
    let t260 = partial_sums_1_4; // matmul.rs:356
    let t261 = subgroupShuffleXor(t260, 1u);
    let t262 = bitcast<f32>(bitcast<u32>(t260 + t261) ^ hidden_zero);
    let t263 = subgroupShuffleXor(t262, 2u);
    let t264 = bitcast<f32>(bitcast<u32>(t262 + t263) ^ hidden_zero);
    let t265 = subgroupShuffleXor(t264, 4u);
    let t266 = bitcast<f32>(bitcast<u32>(t264 + t265) ^ hidden_zero);
    let t267 = subgroupShuffleXor(t266, 8u);
    let t268 = bitcast<f32>(bitcast<u32>(t266 + t267) ^ hidden_zero);
    let t269 = subgroupShuffleXor(t268, 16u);
    let sum_12 = t268 + t269;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 36u] = sum_12; // matmul.rs:358
    }
    let t270 = partial_sums_1_5; // matmul.rs:356
    let t271 = subgroupShuffleXor(t270, 1u);
    let t272 = bitcast<f32>(bitcast<u32>(t270 + t271) ^ hidden_zero);
    let t273 = subgroupShuffleXor(t272, 2u);
    let t274 = bitcast<f32>(bitcast<u32>(t272 + t273) ^ hidden_zero);
    let t275 = subgroupShuffleXor(t274, 4u);
    let t276 = bitcast<f32>(bitcast<u32>(t274 + t275) ^ hidden_zero);
    let t277 = subgroupShuffleXor(t276, 8u);
    let t278 = bitcast<f32>(bitcast<u32>(t276 + t277) ^ hidden_zero);
    let t279 = subgroupShuffleXor(t278, 16u);
    let sum_13 = t278 + t279;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 37u] = sum_13; // matmul.rs:358
    }
    let t280 = partial_sums_1_6; // matmul.rs:356
    let t281 = subgroupShuffleXor(t280, 1u);
    let t282 = bitcast<f32>(bitcast<u32>(t280 + t281) ^ hidden_zero);
    let t283 = subgroupShuffleXor(t282, 2u);
    let t284 = bitcast<f32>(bitcast<u32>(t282 + t283) ^ hidden_zero);
    let t285 = subgroupShuffleXor(t284, 4u);
    let t286 = bitcast<f32>(bitcast<u32>(t284 + t285) ^ hidden_zero);
    let t287 = subgroupShuffleXor(t286, 8u);
    let t288 = bitcast<f32>(bitcast<u32>(t286 + t287) ^ hidden_zero);
    let t289 = subgroupShuffleXor(t288, 16u);
    let sum_14 = t288 + t289;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 38u] = sum_14; // matmul.rs:358
    }
    let t290 = partial_sums_1_7; // matmul.rs:356
    let t291 = subgroupShuffleXor(t290, 1u);
    let t292 = bitcast<f32>(bitcast<u32>(t290 + t291) ^ hidden_zero);
    let t293 = subgroupShuffleXor(t292, 2u);
    let t294 = bitcast<f32>(bitcast<u32>(t292 + t293) ^ hidden_zero);
    let t295 = subgroupShuffleXor(t294, 4u);
    let t296 = bitcast<f32>(bitcast<u32>(t294 + t295) ^ hidden_zero);
    let t297 = subgroupShuffleXor(t296, 8u);
    let t298 = bitcast<f32>(bitcast<u32>(t296 + t297) ^ hidden_zero);
    let t299 = subgroupShuffleXor(t298, 16u);
    let sum_15 = t298 + t299;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 39u] = sum_15; // matmul.rs:358
    }
    let t300 = partial_sums_2_0; // matmul.rs:356
    let t301 = subgroupShuffleXor(t300, 1u);
    let t302 = bitcast<f32>(bitcast<u32>(t300 + t301) ^ hidden_zero);
    let t303 = subgroupShuffleXor(t302, 2u);
    let t304 = bitcast<f32>(bitcast<u32>(t302 + t303) ^ hidden_zero);
    let t305 = subgroupShuffleXor(t304, 4u);
    let t306 = bitcast<f32>(bitcast<u32>(t304 + t305) ^ hidden_zero);
    let t307 = subgroupShuffleXor(t306, 8u);
    let t308 = bitcast<f32>(bitcast<u32>(t306 + t307) ^ hidden_zero);
    let t309 = subgroupShuffleXor(t308, 16u);
    let sum_16 = t308 + t309;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 64u] = sum_16; // matmul.rs:358
    }
    let t310 = partial_sums_2_1; // matmul.rs:356
    let t311 = subgroupShuffleXor(t310, 1u);
    let t312 = bitcast<f32>(bitcast<u32>(t310 + t311) ^ hidden_zero);
    let t313 = subgroupShuffleXor(t312, 2u);
    let t314 = bitcast<f32>(bitcast<u32>(t312 + t313) ^ hidden_zero);
    let t315 = subgroupShuffleXor(t314, 4u);
    let t316 = bitcast<f32>(bitcast<u32>(t314 + t315) ^ hidden_zero);
    let t317 = subgroupShuffleXor(t316, 8u);
    let t318 = bitcast<f32>(bitcast<u32>(t316 + t317) ^ hidden_zero);
    let t319 = subgroupShuffleXor(t318, 16u);
    let sum_17 = t318 + t319;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 65u] = sum_17; // matmul.rs:358
    }
    let t320 = partial_sums_2_2; // matmul.rs:356
    let t321 = subgroupShuffleXor(t320, 1u);
    let t322 = bitcast<f32>(bitcast<u32>(t320 + t321) ^ hidden_zero);
    let t323 = subgroupShuffleXor(t322, 2u);
    let t324 = bitcast<f32>(bitcast<u32>(t322 + t323) ^ hidden_zero);
    let t325 = subgroupShuffleXor(t324, 4u);
    let t326 = bitcast<f32>(bitcast<u32>(t324 + t325) ^ hidden_zero);
    let t327 = subgroupShuffleXor(t326, 8u);
    let t328 = bitcast<f32>(bitcast<u32>(t326 + t327) ^ hidden_zero);
    let t329 = subgroupShuffleXor(t328, 16u);
    let sum_18 = t328 + t329;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 66u] = sum_18; // matmul.rs:358
    }
    let t330 = partial_sums_2_3; // matmul.rs:356
    let t331 = subgroupShuffleXor(t330, 1u);
    let t332 = bitcast<f32>(bitcast<u32>(t330 + t331) ^ hidden_zero);
    let t333 = subgroupShuffleXor(t332, 2u);
    let t334 = bitcast<f32>(bitcast<u32>(t332 + t333) ^ hidden_zero);
    let t335 = subgroupShuffleXor(t334, 4u);
    let t336 = bitcast<f32>(bitcast<u32>(t334 + t335) ^ hidden_zero);
    let t337 = subgroupShuffleXor(t336, 8u);
    let t338 = bitcast<f32>(bitcast<u32>(t336 + t337) ^ hidden_zero);
    let t339 = subgroupShuffleXor(t338, 16u);
    let sum_19 = t338 + t339;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 67u] = sum_19; // matmul.rs:358
    }
    let t340 = partial_sums_2_4; // matmul.rs:356
    let t341 = subgroupShuffleXor(t340, 1u);
    let t342 = bitcast<f32>(bitcast<u32>(t340 + t341) ^ hidden_zero);
    let t343 = subgroupShuffleXor(t342, 2u);
    let t344 = bitcast<f32>(bitcast<u32>(t342 + t343) ^ hidden_zero);
    let t345 = subgroupShuffleXor(t344, 4u);
    let t346 = bitcast<f32>(bitcast<u32>(t344 + t345) ^ hidden_zero);
    let t347 = subgroupShuffleXor(t346, 8u);
    let t348 = bitcast<f32>(bitcast<u32>(t346 + t347) ^ hidden_zero);
    let t349 = subgroupShuffleXor(t348, 16u);
    let sum_20 = t348 + t349;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 68u] = sum_20; // matmul.rs:358
    }
    let t350 = partial_sums_2_5; // matmul.rs:356
    let t351 = subgroupShuffleXor(t350, 1u);
    let t352 = bitcast<f32>(bitcast<u32>(t350 + t351) ^ hidden_zero);
    let t353 = subgroupShuffleXor(t352, 2u);
    let t354 = bitcast<f32>(bitcast<u32>(t352 + t353) ^ hidden_zero);
    let t355 = subgroupShuffleXor(t354, 4u);
    let t356 = bitcast<f32>(bitcast<u32>(t354 + t355) ^ hidden_zero);
    let t357 = subgroupShuffleXor(t356, 8u);
    let t358 = bitcast<f32>(bitcast<u32>(t356 + t357) ^ hidden_zero);
    let t359 = subgroupShuffleXor(t358, 16u);
    let sum_21 = t358 + t359;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 69u] = sum_21; // matmul.rs:358
    }
    let t360 = partial_sums_2_6; // matmul.rs:356
    let t361 = subgroupShuffleXor(t360, 1u);
    let t362 = bitcast<f32>(bitcast<u32>(t360 + t361) ^ hidden_zero);
    let t363 = subgroupShuffleXor(t362, 2u);
    let t364 = bitcast<f32>(bitcast<u32>(t362 + t363) ^ hidden_zero);
    let t365 = subgroupShuffleXor(t364, 4u);
    let t366 = bitcast<f32>(bitcast<u32>(t364 + t365) ^ hidden_zero);
    let t367 = subgroupShuffleXor(t366, 8u);
    let t368 = bitcast<f32>(bitcast<u32>(t366 + t367) ^ hidden_zero);
    let t369 = subgroupShuffleXor(t368, 16u);
    let sum_22 = t368 + t369;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 70u] = sum_22; // matmul.rs:358
    }
    let t370 = partial_sums_2_7; // matmul.rs:356
    let t371 = subgroupShuffleXor(t370, 1u);
    let t372 = bitcast<f32>(bitcast<u32>(t370 + t371) ^ hidden_zero);
    let t373 = subgroupShuffleXor(t372, 2u);
    let t374 = bitcast<f32>(bitcast<u32>(t372 + t373) ^ hidden_zero);
    let t375 = subgroupShuffleXor(t374, 4u);
    let t376 = bitcast<f32>(bitcast<u32>(t374 + t375) ^ hidden_zero);
    let t377 = subgroupShuffleXor(t376, 8u);
    let t378 = bitcast<f32>(bitcast<u32>(t376 + t377) ^ hidden_zero);
    let t379 = subgroupShuffleXor(t378, 16u);
    let sum_23 = t378 + t379;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 71u] = sum_23; // matmul.rs:358
    }
    let t380 = partial_sums_3_0; // matmul.rs:356
    let t381 = subgroupShuffleXor(t380, 1u);
    let t382 = bitcast<f32>(bitcast<u32>(t380 + t381) ^ hidden_zero);
    let t383 = subgroupShuffleXor(t382, 2u);
    let t384 = bitcast<f32>(bitcast<u32>(t382 + t383) ^ hidden_zero);
    let t385 = subgroupShuffleXor(t384, 4u);
    let t386 = bitcast<f32>(bitcast<u32>(t384 + t385) ^ hidden_zero);
    let t387 = subgroupShuffleXor(t386, 8u);
    let t388 = bitcast<f32>(bitcast<u32>(t386 + t387) ^ hidden_zero);
    let t389 = subgroupShuffleXor(t388, 16u);
    let sum_24 = t388 + t389;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 96u] = sum_24; // matmul.rs:358
    }
    let t390 = partial_sums_3_1; // matmul.rs:356
    let t391 = subgroupShuffleXor(t390, 1u);
    let t392 = bitcast<f32>(bitcast<u32>(t390 + t391) ^ hidden_zero);
    let t393 = subgroupShuffleXor(t392, 2u);
    let t394 = bitcast<f32>(bitcast<u32>(t392 + t393) ^ hidden_zero);
    let t395 = subgroupShuffleXor(t394, 4u);
    let t396 = bitcast<f32>(bitcast<u32>(t394 + t395) ^ hidden_zero);
    let t397 = subgroupShuffleXor(t396, 8u);
    let t398 = bitcast<f32>(bitcast<u32>(t396 + t397) ^ hidden_zero);
    let t399 = subgroupShuffleXor(t398, 16u);
    let sum_25 = t398 + t399;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 97u] = sum_25; // matmul.rs:358
    }
    let t400 = partial_sums_3_2; // matmul.rs:356
    let t401 = subgroupShuffleXor(t400, 1u);
    let t402 = bitcast<f32>(bitcast<u32>(t400 + t401) ^ hidden_zero);
    let t403 = subgroupShuffleXor(t402, 2u);
    let t404 = bitcast<f32>(bitcast<u32>(t402 + t403) ^ hidden_zero);
    let t405 = subgroupShuffleXor(t404, 4u);
    let t406 = bitcast<f32>(bitcast<u32>(t404 + t405) ^ hidden_zero);
    let t407 = subgroupShuffleXor(t406, 8u);
    let t408 = bitcast<f32>(bitcast<u32>(t406 + t407) ^ hidden_zero);
    let t409 = subgroupShuffleXor(t408, 16u);
    let sum_26 = t408 + t409;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 98u] = sum_26; // matmul.rs:358
    }
    let t410 = partial_sums_3_3; // matmul.rs:356
    let t411 = subgroupShuffleXor(t410, 1u);
    let t412 = bitcast<f32>(bitcast<u32>(t410 + t411) ^ hidden_zero);
    let t413 = subgroupShuffleXor(t412, 2u);
    let t414 = bitcast<f32>(bitcast<u32>(t412 + t413) ^ hidden_zero);
    let t415 = subgroupShuffleXor(t414, 4u);
    let t416 = bitcast<f32>(bitcast<u32>(t414 + t415) ^ hidden_zero);
    let t417 = subgroupShuffleXor(t416, 8u);
    let t418 = bitcast<f32>(bitcast<u32>(t416 + t417) ^ hidden_zero);
    let t419 = subgroupShuffleXor(t418, 16u);
    let sum_27 = t418 + t419;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 99u] = sum_27; // matmul.rs:358
    }
    let t420 = partial_sums_3_4; // matmul.rs:356
    let t421 = subgroupShuffleXor(t420, 1u);
    let t422 = bitcast<f32>(bitcast<u32>(t420 + t421) ^ hidden_zero);
    let t423 = subgroupShuffleXor(t422, 2u);
    let t424 = bitcast<f32>(bitcast<u32>(t422 + t423) ^ hidden_zero);
    let t425 = subgroupShuffleXor(t424, 4u);
    let t426 = bitcast<f32>(bitcast<u32>(t424 + t425) ^ hidden_zero);
    let t427 = subgroupShuffleXor(t426, 8u);
    let t428 = bitcast<f32>(bitcast<u32>(t426 + t427) ^ hidden_zero);
    let t429 = subgroupShuffleXor(t428, 16u);
    let sum_28 = t428 + t429;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 100u] = sum_28; // matmul.rs:358
    }
    let t430 = partial_sums_3_5; // matmul.rs:356
    let t431 = subgroupShuffleXor(t430, 1u);
    let t432 = bitcast<f32>(bitcast<u32>(t430 + t431) ^ hidden_zero);
    let t433 = subgroupShuffleXor(t432, 2u);
    let t434 = bitcast<f32>(bitcast<u32>(t432 + t433) ^ hidden_zero);
    let t435 = subgroupShuffleXor(t434, 4u);
    let t436 = bitcast<f32>(bitcast<u32>(t434 + t435) ^ hidden_zero);
    let t437 = subgroupShuffleXor(t436, 8u);
    let t438 = bitcast<f32>(bitcast<u32>(t436 + t437) ^ hidden_zero);
    let t439 = subgroupShuffleXor(t438, 16u);
    let sum_29 = t438 + t439;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 101u] = sum_29; // matmul.rs:358
    }
    let t440 = partial_sums_3_6; // matmul.rs:356
    let t441 = subgroupShuffleXor(t440, 1u);
    let t442 = bitcast<f32>(bitcast<u32>(t440 + t441) ^ hidden_zero);
    let t443 = subgroupShuffleXor(t442, 2u);
    let t444 = bitcast<f32>(bitcast<u32>(t442 + t443) ^ hidden_zero);
    let t445 = subgroupShuffleXor(t444, 4u);
    let t446 = bitcast<f32>(bitcast<u32>(t444 + t445) ^ hidden_zero);
    let t447 = subgroupShuffleXor(t446, 8u);
    let t448 = bitcast<f32>(bitcast<u32>(t446 + t447) ^ hidden_zero);
    let t449 = subgroupShuffleXor(t448, 16u);
    let sum_30 = t448 + t449;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 102u] = sum_30; // matmul.rs:358
    }
    let t450 = partial_sums_3_7; // matmul.rs:356
    let t451 = subgroupShuffleXor(t450, 1u);
    let t452 = bitcast<f32>(bitcast<u32>(t450 + t451) ^ hidden_zero);
    let t453 = subgroupShuffleXor(t452, 2u);
    let t454 = bitcast<f32>(bitcast<u32>(t452 + t453) ^ hidden_zero);
    let t455 = subgroupShuffleXor(t454, 4u);
    let t456 = bitcast<f32>(bitcast<u32>(t454 + t455) ^ hidden_zero);
    let t457 = subgroupShuffleXor(t456, 8u);
    let t458 = bitcast<f32>(bitcast<u32>(t456 + t457) ^ hidden_zero);
    let t459 = subgroupShuffleXor(t458, 16u);
    let sum_31 = t458 + t459;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:357
        sums[(local_invocation_index >> 5u) * 8u + 103u] = sum_31; // matmul.rs:358
    }
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 8u; // matmul.rs:365
    let column = workgroup_n + group % 8u * 4u; // matmul.rs:366
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t460 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t460;
    }
}
