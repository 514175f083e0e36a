enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
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

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(128, 1, 1)
fn matmul__bf16_f32_bf16__tiled_32x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
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
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = w[(min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 2u];
        let t2 = w[(min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 2u];
        let t3 = w[(min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 2u];
        let t4 = w[(min_u32(first_n + 4u, last_n) * imm.k + first_k) >> 2u];
        let t5 = w[(min_u32(first_n + 5u, last_n) * imm.k + first_k) >> 2u];
        let t6 = w[(min_u32(first_n + 6u, last_n) * imm.k + first_k) >> 2u];
        let t7 = w[(min_u32(first_n + 7u, last_n) * imm.k + first_k) >> 2u];
        let t8 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 1u]; // matmul.rs:370
        let t9 = decode_bf16(t8.x);
        let t10 = decode_bf16(t8.x >> 16u);
        let t11 = decode_bf16(t8.y);
        let t12 = decode_bf16(t8.y >> 16u);
        let t13 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t14 = decode_bf16(t13.x);
        let t15 = decode_bf16(t13.x >> 16u);
        let t16 = decode_bf16(t13.y);
        let t17 = decode_bf16(t13.y >> 16u);
        let t18 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t19 = decode_bf16(t18.x);
        let t20 = decode_bf16(t18.x >> 16u);
        let t21 = decode_bf16(t18.y);
        let t22 = decode_bf16(t18.y >> 16u);
        let t23 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 1u];
        let t24 = decode_bf16(t23.x);
        let t25 = decode_bf16(t23.x >> 16u);
        let t26 = decode_bf16(t23.y);
        let t27 = decode_bf16(t23.y >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        let t28 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t9 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum = t28;
        let t29 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum = t29;
        let t30 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum = t30;
        let t31 = bitcast<f32>(bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t12 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum = t31;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t32 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t14 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_1 = t32;
        let t33 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t15 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t33;
        let t34 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t16 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t34;
        let t35 = bitcast<f32>(bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t17 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_1 = t35;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        let t36 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t19 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_2 = t36;
        let t37 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t20 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t37;
        let t38 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t21 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t38;
        let t39 = bitcast<f32>(bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t22 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_2 = t39;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        let t40 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t24 * t0.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_3 = t40;
        let t41 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t25 * t0.y) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t41;
        let t42 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t26 * t0.z) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t42;
        let t43 = bitcast<f32>(bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t27 * t0.w) ^ hidden_zero)) ^ hidden_zero);
        sum_3 = t43;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_1; // dot.rs:20
        let t44 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t9 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_4 = t44;
        let t45 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t10 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t45;
        let t46 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t11 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t46;
        let t47 = bitcast<f32>(bitcast<u32>(sum_4 + bitcast<f32>(bitcast<u32>(t12 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_4 = t47;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        let t48 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t14 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_5 = t48;
        let t49 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t15 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t49;
        let t50 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t16 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t50;
        let t51 = bitcast<f32>(bitcast<u32>(sum_5 + bitcast<f32>(bitcast<u32>(t17 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_5 = t51;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        let t52 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t19 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_6 = t52;
        let t53 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t20 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t53;
        let t54 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t21 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t54;
        let t55 = bitcast<f32>(bitcast<u32>(sum_6 + bitcast<f32>(bitcast<u32>(t22 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_6 = t55;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        let t56 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t24 * t1.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_7 = t56;
        let t57 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t25 * t1.y) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t57;
        let t58 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t26 * t1.z) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t58;
        let t59 = bitcast<f32>(bitcast<u32>(sum_7 + bitcast<f32>(bitcast<u32>(t27 * t1.w) ^ hidden_zero)) ^ hidden_zero);
        sum_7 = t59;
        partial_sums_3_1 = sum_7; // matmul.rs:381
        var sum_8 = partial_sums_0_2; // dot.rs:20
        let t60 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t9 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_8 = t60;
        let t61 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t10 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t61;
        let t62 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t11 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t62;
        let t63 = bitcast<f32>(bitcast<u32>(sum_8 + bitcast<f32>(bitcast<u32>(t12 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_8 = t63;
        partial_sums_0_2 = sum_8; // matmul.rs:381
        var sum_9 = partial_sums_1_2; // dot.rs:20
        let t64 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t14 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_9 = t64;
        let t65 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t15 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t65;
        let t66 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t16 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t66;
        let t67 = bitcast<f32>(bitcast<u32>(sum_9 + bitcast<f32>(bitcast<u32>(t17 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_9 = t67;
        partial_sums_1_2 = sum_9; // matmul.rs:381
        var sum_10 = partial_sums_2_2; // dot.rs:20
        let t68 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t19 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_10 = t68;
        let t69 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t20 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t69;
        let t70 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t21 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t70;
        let t71 = bitcast<f32>(bitcast<u32>(sum_10 + bitcast<f32>(bitcast<u32>(t22 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_10 = t71;
        partial_sums_2_2 = sum_10; // matmul.rs:381
        var sum_11 = partial_sums_3_2; // dot.rs:20
        let t72 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t24 * t2.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_11 = t72;
        let t73 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t25 * t2.y) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t73;
        let t74 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t26 * t2.z) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t74;
        let t75 = bitcast<f32>(bitcast<u32>(sum_11 + bitcast<f32>(bitcast<u32>(t27 * t2.w) ^ hidden_zero)) ^ hidden_zero);
        sum_11 = t75;
        partial_sums_3_2 = sum_11; // matmul.rs:381
        var sum_12 = partial_sums_0_3; // dot.rs:20
        let t76 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t9 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_12 = t76;
        let t77 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t10 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t77;
        let t78 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t11 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t78;
        let t79 = bitcast<f32>(bitcast<u32>(sum_12 + bitcast<f32>(bitcast<u32>(t12 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_12 = t79;
        partial_sums_0_3 = sum_12; // matmul.rs:381
        var sum_13 = partial_sums_1_3; // dot.rs:20
        let t80 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t14 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_13 = t80;
        let t81 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t15 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t81;
        let t82 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t16 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t82;
        let t83 = bitcast<f32>(bitcast<u32>(sum_13 + bitcast<f32>(bitcast<u32>(t17 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_13 = t83;
        partial_sums_1_3 = sum_13; // matmul.rs:381
        var sum_14 = partial_sums_2_3; // dot.rs:20
        let t84 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t19 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_14 = t84;
        let t85 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t20 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t85;
        let t86 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t21 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t86;
        let t87 = bitcast<f32>(bitcast<u32>(sum_14 + bitcast<f32>(bitcast<u32>(t22 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_14 = t87;
        partial_sums_2_3 = sum_14; // matmul.rs:381
        var sum_15 = partial_sums_3_3; // dot.rs:20
        let t88 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t24 * t3.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_15 = t88;
        let t89 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t25 * t3.y) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t89;
        let t90 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t26 * t3.z) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t90;
        let t91 = bitcast<f32>(bitcast<u32>(sum_15 + bitcast<f32>(bitcast<u32>(t27 * t3.w) ^ hidden_zero)) ^ hidden_zero);
        sum_15 = t91;
        partial_sums_3_3 = sum_15; // matmul.rs:381
        var sum_16 = partial_sums_0_4; // dot.rs:20
        let t92 = bitcast<f32>(bitcast<u32>(sum_16 + bitcast<f32>(bitcast<u32>(t9 * t4.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_16 = t92;
        let t93 = bitcast<f32>(bitcast<u32>(sum_16 + bitcast<f32>(bitcast<u32>(t10 * t4.y) ^ hidden_zero)) ^ hidden_zero);
        sum_16 = t93;
        let t94 = bitcast<f32>(bitcast<u32>(sum_16 + bitcast<f32>(bitcast<u32>(t11 * t4.z) ^ hidden_zero)) ^ hidden_zero);
        sum_16 = t94;
        let t95 = bitcast<f32>(bitcast<u32>(sum_16 + bitcast<f32>(bitcast<u32>(t12 * t4.w) ^ hidden_zero)) ^ hidden_zero);
        sum_16 = t95;
        partial_sums_0_4 = sum_16; // matmul.rs:381
        var sum_17 = partial_sums_1_4; // dot.rs:20
        let t96 = bitcast<f32>(bitcast<u32>(sum_17 + bitcast<f32>(bitcast<u32>(t14 * t4.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_17 = t96;
        let t97 = bitcast<f32>(bitcast<u32>(sum_17 + bitcast<f32>(bitcast<u32>(t15 * t4.y) ^ hidden_zero)) ^ hidden_zero);
        sum_17 = t97;
        let t98 = bitcast<f32>(bitcast<u32>(sum_17 + bitcast<f32>(bitcast<u32>(t16 * t4.z) ^ hidden_zero)) ^ hidden_zero);
        sum_17 = t98;
        let t99 = bitcast<f32>(bitcast<u32>(sum_17 + bitcast<f32>(bitcast<u32>(t17 * t4.w) ^ hidden_zero)) ^ hidden_zero);
        sum_17 = t99;
        partial_sums_1_4 = sum_17; // matmul.rs:381
        var sum_18 = partial_sums_2_4; // dot.rs:20
        let t100 = bitcast<f32>(bitcast<u32>(sum_18 + bitcast<f32>(bitcast<u32>(t19 * t4.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_18 = t100;
        let t101 = bitcast<f32>(bitcast<u32>(sum_18 + bitcast<f32>(bitcast<u32>(t20 * t4.y) ^ hidden_zero)) ^ hidden_zero);
        sum_18 = t101;
        let t102 = bitcast<f32>(bitcast<u32>(sum_18 + bitcast<f32>(bitcast<u32>(t21 * t4.z) ^ hidden_zero)) ^ hidden_zero);
        sum_18 = t102;
        let t103 = bitcast<f32>(bitcast<u32>(sum_18 + bitcast<f32>(bitcast<u32>(t22 * t4.w) ^ hidden_zero)) ^ hidden_zero);
        sum_18 = t103;
        partial_sums_2_4 = sum_18; // matmul.rs:381
        var sum_19 = partial_sums_3_4; // dot.rs:20
        let t104 = bitcast<f32>(bitcast<u32>(sum_19 + bitcast<f32>(bitcast<u32>(t24 * t4.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_19 = t104;
        let t105 = bitcast<f32>(bitcast<u32>(sum_19 + bitcast<f32>(bitcast<u32>(t25 * t4.y) ^ hidden_zero)) ^ hidden_zero);
        sum_19 = t105;
        let t106 = bitcast<f32>(bitcast<u32>(sum_19 + bitcast<f32>(bitcast<u32>(t26 * t4.z) ^ hidden_zero)) ^ hidden_zero);
        sum_19 = t106;
        let t107 = bitcast<f32>(bitcast<u32>(sum_19 + bitcast<f32>(bitcast<u32>(t27 * t4.w) ^ hidden_zero)) ^ hidden_zero);
        sum_19 = t107;
        partial_sums_3_4 = sum_19; // matmul.rs:381
        var sum_20 = partial_sums_0_5; // dot.rs:20
        let t108 = bitcast<f32>(bitcast<u32>(sum_20 + bitcast<f32>(bitcast<u32>(t9 * t5.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_20 = t108;
        let t109 = bitcast<f32>(bitcast<u32>(sum_20 + bitcast<f32>(bitcast<u32>(t10 * t5.y) ^ hidden_zero)) ^ hidden_zero);
        sum_20 = t109;
        let t110 = bitcast<f32>(bitcast<u32>(sum_20 + bitcast<f32>(bitcast<u32>(t11 * t5.z) ^ hidden_zero)) ^ hidden_zero);
        sum_20 = t110;
        let t111 = bitcast<f32>(bitcast<u32>(sum_20 + bitcast<f32>(bitcast<u32>(t12 * t5.w) ^ hidden_zero)) ^ hidden_zero);
        sum_20 = t111;
        partial_sums_0_5 = sum_20; // matmul.rs:381
        var sum_21 = partial_sums_1_5; // dot.rs:20
        let t112 = bitcast<f32>(bitcast<u32>(sum_21 + bitcast<f32>(bitcast<u32>(t14 * t5.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_21 = t112;
        let t113 = bitcast<f32>(bitcast<u32>(sum_21 + bitcast<f32>(bitcast<u32>(t15 * t5.y) ^ hidden_zero)) ^ hidden_zero);
        sum_21 = t113;
        let t114 = bitcast<f32>(bitcast<u32>(sum_21 + bitcast<f32>(bitcast<u32>(t16 * t5.z) ^ hidden_zero)) ^ hidden_zero);
        sum_21 = t114;
        let t115 = bitcast<f32>(bitcast<u32>(sum_21 + bitcast<f32>(bitcast<u32>(t17 * t5.w) ^ hidden_zero)) ^ hidden_zero);
        sum_21 = t115;
        partial_sums_1_5 = sum_21; // matmul.rs:381
        var sum_22 = partial_sums_2_5; // dot.rs:20
        let t116 = bitcast<f32>(bitcast<u32>(sum_22 + bitcast<f32>(bitcast<u32>(t19 * t5.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_22 = t116;
        let t117 = bitcast<f32>(bitcast<u32>(sum_22 + bitcast<f32>(bitcast<u32>(t20 * t5.y) ^ hidden_zero)) ^ hidden_zero);
        sum_22 = t117;
        let t118 = bitcast<f32>(bitcast<u32>(sum_22 + bitcast<f32>(bitcast<u32>(t21 * t5.z) ^ hidden_zero)) ^ hidden_zero);
        sum_22 = t118;
        let t119 = bitcast<f32>(bitcast<u32>(sum_22 + bitcast<f32>(bitcast<u32>(t22 * t5.w) ^ hidden_zero)) ^ hidden_zero);
        sum_22 = t119;
        partial_sums_2_5 = sum_22; // matmul.rs:381
        var sum_23 = partial_sums_3_5; // dot.rs:20
        let t120 = bitcast<f32>(bitcast<u32>(sum_23 + bitcast<f32>(bitcast<u32>(t24 * t5.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_23 = t120;
        let t121 = bitcast<f32>(bitcast<u32>(sum_23 + bitcast<f32>(bitcast<u32>(t25 * t5.y) ^ hidden_zero)) ^ hidden_zero);
        sum_23 = t121;
        let t122 = bitcast<f32>(bitcast<u32>(sum_23 + bitcast<f32>(bitcast<u32>(t26 * t5.z) ^ hidden_zero)) ^ hidden_zero);
        sum_23 = t122;
        let t123 = bitcast<f32>(bitcast<u32>(sum_23 + bitcast<f32>(bitcast<u32>(t27 * t5.w) ^ hidden_zero)) ^ hidden_zero);
        sum_23 = t123;
        partial_sums_3_5 = sum_23; // matmul.rs:381
        var sum_24 = partial_sums_0_6; // dot.rs:20
        let t124 = bitcast<f32>(bitcast<u32>(sum_24 + bitcast<f32>(bitcast<u32>(t9 * t6.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_24 = t124;
        let t125 = bitcast<f32>(bitcast<u32>(sum_24 + bitcast<f32>(bitcast<u32>(t10 * t6.y) ^ hidden_zero)) ^ hidden_zero);
        sum_24 = t125;
        let t126 = bitcast<f32>(bitcast<u32>(sum_24 + bitcast<f32>(bitcast<u32>(t11 * t6.z) ^ hidden_zero)) ^ hidden_zero);
        sum_24 = t126;
        let t127 = bitcast<f32>(bitcast<u32>(sum_24 + bitcast<f32>(bitcast<u32>(t12 * t6.w) ^ hidden_zero)) ^ hidden_zero);
        sum_24 = t127;
        partial_sums_0_6 = sum_24; // matmul.rs:381
        var sum_25 = partial_sums_1_6; // dot.rs:20
        let t128 = bitcast<f32>(bitcast<u32>(sum_25 + bitcast<f32>(bitcast<u32>(t14 * t6.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_25 = t128;
        let t129 = bitcast<f32>(bitcast<u32>(sum_25 + bitcast<f32>(bitcast<u32>(t15 * t6.y) ^ hidden_zero)) ^ hidden_zero);
        sum_25 = t129;
        let t130 = bitcast<f32>(bitcast<u32>(sum_25 + bitcast<f32>(bitcast<u32>(t16 * t6.z) ^ hidden_zero)) ^ hidden_zero);
        sum_25 = t130;
        let t131 = bitcast<f32>(bitcast<u32>(sum_25 + bitcast<f32>(bitcast<u32>(t17 * t6.w) ^ hidden_zero)) ^ hidden_zero);
        sum_25 = t131;
        partial_sums_1_6 = sum_25; // matmul.rs:381
        var sum_26 = partial_sums_2_6; // dot.rs:20
        let t132 = bitcast<f32>(bitcast<u32>(sum_26 + bitcast<f32>(bitcast<u32>(t19 * t6.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_26 = t132;
        let t133 = bitcast<f32>(bitcast<u32>(sum_26 + bitcast<f32>(bitcast<u32>(t20 * t6.y) ^ hidden_zero)) ^ hidden_zero);
        sum_26 = t133;
        let t134 = bitcast<f32>(bitcast<u32>(sum_26 + bitcast<f32>(bitcast<u32>(t21 * t6.z) ^ hidden_zero)) ^ hidden_zero);
        sum_26 = t134;
        let t135 = bitcast<f32>(bitcast<u32>(sum_26 + bitcast<f32>(bitcast<u32>(t22 * t6.w) ^ hidden_zero)) ^ hidden_zero);
        sum_26 = t135;
        partial_sums_2_6 = sum_26; // matmul.rs:381
        var sum_27 = partial_sums_3_6; // dot.rs:20
        let t136 = bitcast<f32>(bitcast<u32>(sum_27 + bitcast<f32>(bitcast<u32>(t24 * t6.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_27 = t136;
        let t137 = bitcast<f32>(bitcast<u32>(sum_27 + bitcast<f32>(bitcast<u32>(t25 * t6.y) ^ hidden_zero)) ^ hidden_zero);
        sum_27 = t137;
        let t138 = bitcast<f32>(bitcast<u32>(sum_27 + bitcast<f32>(bitcast<u32>(t26 * t6.z) ^ hidden_zero)) ^ hidden_zero);
        sum_27 = t138;
        let t139 = bitcast<f32>(bitcast<u32>(sum_27 + bitcast<f32>(bitcast<u32>(t27 * t6.w) ^ hidden_zero)) ^ hidden_zero);
        sum_27 = t139;
        partial_sums_3_6 = sum_27; // matmul.rs:381
        var sum_28 = partial_sums_0_7; // dot.rs:20
        let t140 = bitcast<f32>(bitcast<u32>(sum_28 + bitcast<f32>(bitcast<u32>(t9 * t7.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_28 = t140;
        let t141 = bitcast<f32>(bitcast<u32>(sum_28 + bitcast<f32>(bitcast<u32>(t10 * t7.y) ^ hidden_zero)) ^ hidden_zero);
        sum_28 = t141;
        let t142 = bitcast<f32>(bitcast<u32>(sum_28 + bitcast<f32>(bitcast<u32>(t11 * t7.z) ^ hidden_zero)) ^ hidden_zero);
        sum_28 = t142;
        let t143 = bitcast<f32>(bitcast<u32>(sum_28 + bitcast<f32>(bitcast<u32>(t12 * t7.w) ^ hidden_zero)) ^ hidden_zero);
        sum_28 = t143;
        partial_sums_0_7 = sum_28; // matmul.rs:381
        var sum_29 = partial_sums_1_7; // dot.rs:20
        let t144 = bitcast<f32>(bitcast<u32>(sum_29 + bitcast<f32>(bitcast<u32>(t14 * t7.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_29 = t144;
        let t145 = bitcast<f32>(bitcast<u32>(sum_29 + bitcast<f32>(bitcast<u32>(t15 * t7.y) ^ hidden_zero)) ^ hidden_zero);
        sum_29 = t145;
        let t146 = bitcast<f32>(bitcast<u32>(sum_29 + bitcast<f32>(bitcast<u32>(t16 * t7.z) ^ hidden_zero)) ^ hidden_zero);
        sum_29 = t146;
        let t147 = bitcast<f32>(bitcast<u32>(sum_29 + bitcast<f32>(bitcast<u32>(t17 * t7.w) ^ hidden_zero)) ^ hidden_zero);
        sum_29 = t147;
        partial_sums_1_7 = sum_29; // matmul.rs:381
        var sum_30 = partial_sums_2_7; // dot.rs:20
        let t148 = bitcast<f32>(bitcast<u32>(sum_30 + bitcast<f32>(bitcast<u32>(t19 * t7.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_30 = t148;
        let t149 = bitcast<f32>(bitcast<u32>(sum_30 + bitcast<f32>(bitcast<u32>(t20 * t7.y) ^ hidden_zero)) ^ hidden_zero);
        sum_30 = t149;
        let t150 = bitcast<f32>(bitcast<u32>(sum_30 + bitcast<f32>(bitcast<u32>(t21 * t7.z) ^ hidden_zero)) ^ hidden_zero);
        sum_30 = t150;
        let t151 = bitcast<f32>(bitcast<u32>(sum_30 + bitcast<f32>(bitcast<u32>(t22 * t7.w) ^ hidden_zero)) ^ hidden_zero);
        sum_30 = t151;
        partial_sums_2_7 = sum_30; // matmul.rs:381
        var sum_31 = partial_sums_3_7; // dot.rs:20
        let t152 = bitcast<f32>(bitcast<u32>(sum_31 + bitcast<f32>(bitcast<u32>(t24 * t7.x) ^ hidden_zero)) ^ hidden_zero); // dot.rs:23
        sum_31 = t152;
        let t153 = bitcast<f32>(bitcast<u32>(sum_31 + bitcast<f32>(bitcast<u32>(t25 * t7.y) ^ hidden_zero)) ^ hidden_zero);
        sum_31 = t153;
        let t154 = bitcast<f32>(bitcast<u32>(sum_31 + bitcast<f32>(bitcast<u32>(t26 * t7.z) ^ hidden_zero)) ^ hidden_zero);
        sum_31 = t154;
        let t155 = bitcast<f32>(bitcast<u32>(sum_31 + bitcast<f32>(bitcast<u32>(t27 * t7.w) ^ hidden_zero)) ^ hidden_zero);
        sum_31 = t155;
        partial_sums_3_7 = sum_31; // matmul.rs:381
    }
    let t156 = partial_sums_0_0; // matmul.rs:393
    let t157 = subgroupShuffleXor(t156, 1u);
    let t158 = bitcast<f32>(bitcast<u32>(t156 + t157) ^ hidden_zero);
    let t159 = subgroupShuffleXor(t158, 2u);
    let t160 = bitcast<f32>(bitcast<u32>(t158 + t159) ^ hidden_zero);
    let t161 = subgroupShuffleXor(t160, 4u);
    let t162 = bitcast<f32>(bitcast<u32>(t160 + t161) ^ hidden_zero);
    let t163 = subgroupShuffleXor(t162, 8u);
    let t164 = bitcast<f32>(bitcast<u32>(t162 + t163) ^ hidden_zero);
    let t165 = subgroupShuffleXor(t164, 16u);
    let sum = t164 + t165;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u] = sum; // matmul.rs:395
    }
    let t166 = partial_sums_0_1; // matmul.rs:393
    let t167 = subgroupShuffleXor(t166, 1u);
    let t168 = bitcast<f32>(bitcast<u32>(t166 + t167) ^ hidden_zero);
    let t169 = subgroupShuffleXor(t168, 2u);
    let t170 = bitcast<f32>(bitcast<u32>(t168 + t169) ^ hidden_zero);
    let t171 = subgroupShuffleXor(t170, 4u);
    let t172 = bitcast<f32>(bitcast<u32>(t170 + t171) ^ hidden_zero);
    let t173 = subgroupShuffleXor(t172, 8u);
    let t174 = bitcast<f32>(bitcast<u32>(t172 + t173) ^ hidden_zero);
    let t175 = subgroupShuffleXor(t174, 16u);
    let sum_1 = t174 + t175;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 1u] = sum_1; // matmul.rs:395
    }
    let t176 = partial_sums_0_2; // matmul.rs:393
    let t177 = subgroupShuffleXor(t176, 1u);
    let t178 = bitcast<f32>(bitcast<u32>(t176 + t177) ^ hidden_zero);
    let t179 = subgroupShuffleXor(t178, 2u);
    let t180 = bitcast<f32>(bitcast<u32>(t178 + t179) ^ hidden_zero);
    let t181 = subgroupShuffleXor(t180, 4u);
    let t182 = bitcast<f32>(bitcast<u32>(t180 + t181) ^ hidden_zero);
    let t183 = subgroupShuffleXor(t182, 8u);
    let t184 = bitcast<f32>(bitcast<u32>(t182 + t183) ^ hidden_zero);
    let t185 = subgroupShuffleXor(t184, 16u);
    let sum_2 = t184 + t185;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 2u] = sum_2; // matmul.rs:395
    }
    let t186 = partial_sums_0_3; // matmul.rs:393
    let t187 = subgroupShuffleXor(t186, 1u);
    let t188 = bitcast<f32>(bitcast<u32>(t186 + t187) ^ hidden_zero);
    let t189 = subgroupShuffleXor(t188, 2u);
    let t190 = bitcast<f32>(bitcast<u32>(t188 + t189) ^ hidden_zero);
    let t191 = subgroupShuffleXor(t190, 4u);
    let t192 = bitcast<f32>(bitcast<u32>(t190 + t191) ^ hidden_zero);
    let t193 = subgroupShuffleXor(t192, 8u);
    let t194 = bitcast<f32>(bitcast<u32>(t192 + t193) ^ hidden_zero);
    let t195 = subgroupShuffleXor(t194, 16u);
    let sum_3 = t194 + t195;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 3u] = sum_3; // matmul.rs:395
    }
    let t196 = partial_sums_0_4; // matmul.rs:393
    let t197 = subgroupShuffleXor(t196, 1u);
    let t198 = bitcast<f32>(bitcast<u32>(t196 + t197) ^ hidden_zero);
    let t199 = subgroupShuffleXor(t198, 2u);
    let t200 = bitcast<f32>(bitcast<u32>(t198 + t199) ^ hidden_zero);
    let t201 = subgroupShuffleXor(t200, 4u);
    let t202 = bitcast<f32>(bitcast<u32>(t200 + t201) ^ hidden_zero);
    let t203 = subgroupShuffleXor(t202, 8u);
    let t204 = bitcast<f32>(bitcast<u32>(t202 + t203) ^ hidden_zero);
    let t205 = subgroupShuffleXor(t204, 16u);
    let sum_4 = t204 + t205;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 4u] = sum_4; // matmul.rs:395
    }
    let t206 = partial_sums_0_5; // matmul.rs:393
    let t207 = subgroupShuffleXor(t206, 1u);
    let t208 = bitcast<f32>(bitcast<u32>(t206 + t207) ^ hidden_zero);
    let t209 = subgroupShuffleXor(t208, 2u);
    let t210 = bitcast<f32>(bitcast<u32>(t208 + t209) ^ hidden_zero);
    let t211 = subgroupShuffleXor(t210, 4u);
    let t212 = bitcast<f32>(bitcast<u32>(t210 + t211) ^ hidden_zero);
    let t213 = subgroupShuffleXor(t212, 8u);
    let t214 = bitcast<f32>(bitcast<u32>(t212 + t213) ^ hidden_zero);
    let t215 = subgroupShuffleXor(t214, 16u);
    let sum_5 = t214 + t215;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 5u] = sum_5; // matmul.rs:395
    }
    let t216 = partial_sums_0_6; // matmul.rs:393
    let t217 = subgroupShuffleXor(t216, 1u);
    let t218 = bitcast<f32>(bitcast<u32>(t216 + t217) ^ hidden_zero);
    let t219 = subgroupShuffleXor(t218, 2u);
    let t220 = bitcast<f32>(bitcast<u32>(t218 + t219) ^ hidden_zero);
    let t221 = subgroupShuffleXor(t220, 4u);
    let t222 = bitcast<f32>(bitcast<u32>(t220 + t221) ^ hidden_zero);
    let t223 = subgroupShuffleXor(t222, 8u);
    let t224 = bitcast<f32>(bitcast<u32>(t222 + t223) ^ hidden_zero);
    let t225 = subgroupShuffleXor(t224, 16u);
    let sum_6 = t224 + t225;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 6u] = sum_6; // matmul.rs:395
    }
    let t226 = partial_sums_0_7; // matmul.rs:393
    let t227 = subgroupShuffleXor(t226, 1u);
    let t228 = bitcast<f32>(bitcast<u32>(t226 + t227) ^ hidden_zero);
    let t229 = subgroupShuffleXor(t228, 2u);
    let t230 = bitcast<f32>(bitcast<u32>(t228 + t229) ^ hidden_zero);
    let t231 = subgroupShuffleXor(t230, 4u);
    let t232 = bitcast<f32>(bitcast<u32>(t230 + t231) ^ hidden_zero);
    let t233 = subgroupShuffleXor(t232, 8u);
    let t234 = bitcast<f32>(bitcast<u32>(t232 + t233) ^ hidden_zero);
    let t235 = subgroupShuffleXor(t234, 16u);
    let sum_7 = t234 + t235;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 7u] = sum_7; // matmul.rs:395
    }
    let t236 = partial_sums_1_0; // matmul.rs:393
    let t237 = subgroupShuffleXor(t236, 1u);
    let t238 = bitcast<f32>(bitcast<u32>(t236 + t237) ^ hidden_zero);
    let t239 = subgroupShuffleXor(t238, 2u);
    let t240 = bitcast<f32>(bitcast<u32>(t238 + t239) ^ hidden_zero);
    let t241 = subgroupShuffleXor(t240, 4u);
    let t242 = bitcast<f32>(bitcast<u32>(t240 + t241) ^ hidden_zero);
    let t243 = subgroupShuffleXor(t242, 8u);
    let t244 = bitcast<f32>(bitcast<u32>(t242 + t243) ^ hidden_zero);
    let t245 = subgroupShuffleXor(t244, 16u);
    let sum_8 = t244 + t245;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 32u] = sum_8; // matmul.rs:395
    }
    let t246 = partial_sums_1_1; // matmul.rs:393
    let t247 = subgroupShuffleXor(t246, 1u);
    let t248 = bitcast<f32>(bitcast<u32>(t246 + t247) ^ hidden_zero);
    let t249 = subgroupShuffleXor(t248, 2u);
    let t250 = bitcast<f32>(bitcast<u32>(t248 + t249) ^ hidden_zero);
    let t251 = subgroupShuffleXor(t250, 4u);
    let t252 = bitcast<f32>(bitcast<u32>(t250 + t251) ^ hidden_zero);
    let t253 = subgroupShuffleXor(t252, 8u);
    let t254 = bitcast<f32>(bitcast<u32>(t252 + t253) ^ hidden_zero);
    let t255 = subgroupShuffleXor(t254, 16u);
    let sum_9 = t254 + t255;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 33u] = sum_9; // matmul.rs:395
    }
    let t256 = partial_sums_1_2; // matmul.rs:393
    let t257 = subgroupShuffleXor(t256, 1u);
    let t258 = bitcast<f32>(bitcast<u32>(t256 + t257) ^ hidden_zero);
    let t259 = subgroupShuffleXor(t258, 2u);
    let t260 = bitcast<f32>(bitcast<u32>(t258 + t259) ^ hidden_zero);
    let t261 = subgroupShuffleXor(t260, 4u);
    let t262 = bitcast<f32>(bitcast<u32>(t260 + t261) ^ hidden_zero);
    let t263 = subgroupShuffleXor(t262, 8u);
    let t264 = bitcast<f32>(bitcast<u32>(t262 + t263) ^ hidden_zero);
    let t265 = subgroupShuffleXor(t264, 16u);
    let sum_10 = t264 + t265;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 34u] = sum_10; // matmul.rs:395
    }
    let t266 = partial_sums_1_3; // matmul.rs:393
    let t267 = subgroupShuffleXor(t266, 1u);
    let t268 = bitcast<f32>(bitcast<u32>(t266 + t267) ^ hidden_zero);
    let t269 = subgroupShuffleXor(t268, 2u);
    let t270 = bitcast<f32>(bitcast<u32>(t268 + t269) ^ hidden_zero);
    let t271 = subgroupShuffleXor(t270, 4u);
    let t272 = bitcast<f32>(bitcast<u32>(t270 + t271) ^ hidden_zero);
    let t273 = subgroupShuffleXor(t272, 8u);
    let t274 = bitcast<f32>(bitcast<u32>(t272 + t273) ^ hidden_zero);
    let t275 = subgroupShuffleXor(t274, 16u);
    let sum_11 = t274 + t275;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 35u] = sum_11; // matmul.rs:395
    }
    let t276 = partial_sums_1_4; // matmul.rs:393
    let t277 = subgroupShuffleXor(t276, 1u);
    let t278 = bitcast<f32>(bitcast<u32>(t276 + t277) ^ hidden_zero);
    let t279 = subgroupShuffleXor(t278, 2u);
    let t280 = bitcast<f32>(bitcast<u32>(t278 + t279) ^ hidden_zero);
    let t281 = subgroupShuffleXor(t280, 4u);
    let t282 = bitcast<f32>(bitcast<u32>(t280 + t281) ^ hidden_zero);
    let t283 = subgroupShuffleXor(t282, 8u);
    let t284 = bitcast<f32>(bitcast<u32>(t282 + t283) ^ hidden_zero);
    let t285 = subgroupShuffleXor(t284, 16u);
    let sum_12 = t284 + t285;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 36u] = sum_12; // matmul.rs:395
    }
    let t286 = partial_sums_1_5; // matmul.rs:393
    let t287 = subgroupShuffleXor(t286, 1u);
    let t288 = bitcast<f32>(bitcast<u32>(t286 + t287) ^ hidden_zero);
    let t289 = subgroupShuffleXor(t288, 2u);
    let t290 = bitcast<f32>(bitcast<u32>(t288 + t289) ^ hidden_zero);
    let t291 = subgroupShuffleXor(t290, 4u);
    let t292 = bitcast<f32>(bitcast<u32>(t290 + t291) ^ hidden_zero);
    let t293 = subgroupShuffleXor(t292, 8u);
    let t294 = bitcast<f32>(bitcast<u32>(t292 + t293) ^ hidden_zero);
    let t295 = subgroupShuffleXor(t294, 16u);
    let sum_13 = t294 + t295;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 37u] = sum_13; // matmul.rs:395
    }
    let t296 = partial_sums_1_6; // matmul.rs:393
    let t297 = subgroupShuffleXor(t296, 1u);
    let t298 = bitcast<f32>(bitcast<u32>(t296 + t297) ^ hidden_zero);
    let t299 = subgroupShuffleXor(t298, 2u);
    let t300 = bitcast<f32>(bitcast<u32>(t298 + t299) ^ hidden_zero);
    let t301 = subgroupShuffleXor(t300, 4u);
    let t302 = bitcast<f32>(bitcast<u32>(t300 + t301) ^ hidden_zero);
    let t303 = subgroupShuffleXor(t302, 8u);
    let t304 = bitcast<f32>(bitcast<u32>(t302 + t303) ^ hidden_zero);
    let t305 = subgroupShuffleXor(t304, 16u);
    let sum_14 = t304 + t305;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 38u] = sum_14; // matmul.rs:395
    }
    let t306 = partial_sums_1_7; // matmul.rs:393
    let t307 = subgroupShuffleXor(t306, 1u);
    let t308 = bitcast<f32>(bitcast<u32>(t306 + t307) ^ hidden_zero);
    let t309 = subgroupShuffleXor(t308, 2u);
    let t310 = bitcast<f32>(bitcast<u32>(t308 + t309) ^ hidden_zero);
    let t311 = subgroupShuffleXor(t310, 4u);
    let t312 = bitcast<f32>(bitcast<u32>(t310 + t311) ^ hidden_zero);
    let t313 = subgroupShuffleXor(t312, 8u);
    let t314 = bitcast<f32>(bitcast<u32>(t312 + t313) ^ hidden_zero);
    let t315 = subgroupShuffleXor(t314, 16u);
    let sum_15 = t314 + t315;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 39u] = sum_15; // matmul.rs:395
    }
    let t316 = partial_sums_2_0; // matmul.rs:393
    let t317 = subgroupShuffleXor(t316, 1u);
    let t318 = bitcast<f32>(bitcast<u32>(t316 + t317) ^ hidden_zero);
    let t319 = subgroupShuffleXor(t318, 2u);
    let t320 = bitcast<f32>(bitcast<u32>(t318 + t319) ^ hidden_zero);
    let t321 = subgroupShuffleXor(t320, 4u);
    let t322 = bitcast<f32>(bitcast<u32>(t320 + t321) ^ hidden_zero);
    let t323 = subgroupShuffleXor(t322, 8u);
    let t324 = bitcast<f32>(bitcast<u32>(t322 + t323) ^ hidden_zero);
    let t325 = subgroupShuffleXor(t324, 16u);
    let sum_16 = t324 + t325;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 64u] = sum_16; // matmul.rs:395
    }
    let t326 = partial_sums_2_1; // matmul.rs:393
    let t327 = subgroupShuffleXor(t326, 1u);
    let t328 = bitcast<f32>(bitcast<u32>(t326 + t327) ^ hidden_zero);
    let t329 = subgroupShuffleXor(t328, 2u);
    let t330 = bitcast<f32>(bitcast<u32>(t328 + t329) ^ hidden_zero);
    let t331 = subgroupShuffleXor(t330, 4u);
    let t332 = bitcast<f32>(bitcast<u32>(t330 + t331) ^ hidden_zero);
    let t333 = subgroupShuffleXor(t332, 8u);
    let t334 = bitcast<f32>(bitcast<u32>(t332 + t333) ^ hidden_zero);
    let t335 = subgroupShuffleXor(t334, 16u);
    let sum_17 = t334 + t335;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 65u] = sum_17; // matmul.rs:395
    }
    let t336 = partial_sums_2_2; // matmul.rs:393
    let t337 = subgroupShuffleXor(t336, 1u);
    let t338 = bitcast<f32>(bitcast<u32>(t336 + t337) ^ hidden_zero);
    let t339 = subgroupShuffleXor(t338, 2u);
    let t340 = bitcast<f32>(bitcast<u32>(t338 + t339) ^ hidden_zero);
    let t341 = subgroupShuffleXor(t340, 4u);
    let t342 = bitcast<f32>(bitcast<u32>(t340 + t341) ^ hidden_zero);
    let t343 = subgroupShuffleXor(t342, 8u);
    let t344 = bitcast<f32>(bitcast<u32>(t342 + t343) ^ hidden_zero);
    let t345 = subgroupShuffleXor(t344, 16u);
    let sum_18 = t344 + t345;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 66u] = sum_18; // matmul.rs:395
    }
    let t346 = partial_sums_2_3; // matmul.rs:393
    let t347 = subgroupShuffleXor(t346, 1u);
    let t348 = bitcast<f32>(bitcast<u32>(t346 + t347) ^ hidden_zero);
    let t349 = subgroupShuffleXor(t348, 2u);
    let t350 = bitcast<f32>(bitcast<u32>(t348 + t349) ^ hidden_zero);
    let t351 = subgroupShuffleXor(t350, 4u);
    let t352 = bitcast<f32>(bitcast<u32>(t350 + t351) ^ hidden_zero);
    let t353 = subgroupShuffleXor(t352, 8u);
    let t354 = bitcast<f32>(bitcast<u32>(t352 + t353) ^ hidden_zero);
    let t355 = subgroupShuffleXor(t354, 16u);
    let sum_19 = t354 + t355;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 67u] = sum_19; // matmul.rs:395
    }
    let t356 = partial_sums_2_4; // matmul.rs:393
    let t357 = subgroupShuffleXor(t356, 1u);
    let t358 = bitcast<f32>(bitcast<u32>(t356 + t357) ^ hidden_zero);
    let t359 = subgroupShuffleXor(t358, 2u);
    let t360 = bitcast<f32>(bitcast<u32>(t358 + t359) ^ hidden_zero);
    let t361 = subgroupShuffleXor(t360, 4u);
    let t362 = bitcast<f32>(bitcast<u32>(t360 + t361) ^ hidden_zero);
    let t363 = subgroupShuffleXor(t362, 8u);
    let t364 = bitcast<f32>(bitcast<u32>(t362 + t363) ^ hidden_zero);
    let t365 = subgroupShuffleXor(t364, 16u);
    let sum_20 = t364 + t365;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 68u] = sum_20; // matmul.rs:395
    }
    let t366 = partial_sums_2_5; // matmul.rs:393
    let t367 = subgroupShuffleXor(t366, 1u);
    let t368 = bitcast<f32>(bitcast<u32>(t366 + t367) ^ hidden_zero);
    let t369 = subgroupShuffleXor(t368, 2u);
    let t370 = bitcast<f32>(bitcast<u32>(t368 + t369) ^ hidden_zero);
    let t371 = subgroupShuffleXor(t370, 4u);
    let t372 = bitcast<f32>(bitcast<u32>(t370 + t371) ^ hidden_zero);
    let t373 = subgroupShuffleXor(t372, 8u);
    let t374 = bitcast<f32>(bitcast<u32>(t372 + t373) ^ hidden_zero);
    let t375 = subgroupShuffleXor(t374, 16u);
    let sum_21 = t374 + t375;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 69u] = sum_21; // matmul.rs:395
    }
    let t376 = partial_sums_2_6; // matmul.rs:393
    let t377 = subgroupShuffleXor(t376, 1u);
    let t378 = bitcast<f32>(bitcast<u32>(t376 + t377) ^ hidden_zero);
    let t379 = subgroupShuffleXor(t378, 2u);
    let t380 = bitcast<f32>(bitcast<u32>(t378 + t379) ^ hidden_zero);
    let t381 = subgroupShuffleXor(t380, 4u);
    let t382 = bitcast<f32>(bitcast<u32>(t380 + t381) ^ hidden_zero);
    let t383 = subgroupShuffleXor(t382, 8u);
    let t384 = bitcast<f32>(bitcast<u32>(t382 + t383) ^ hidden_zero);
    let t385 = subgroupShuffleXor(t384, 16u);
    let sum_22 = t384 + t385;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 70u] = sum_22; // matmul.rs:395
    }
    let t386 = partial_sums_2_7; // matmul.rs:393
    let t387 = subgroupShuffleXor(t386, 1u);
    let t388 = bitcast<f32>(bitcast<u32>(t386 + t387) ^ hidden_zero);
    let t389 = subgroupShuffleXor(t388, 2u);
    let t390 = bitcast<f32>(bitcast<u32>(t388 + t389) ^ hidden_zero);
    let t391 = subgroupShuffleXor(t390, 4u);
    let t392 = bitcast<f32>(bitcast<u32>(t390 + t391) ^ hidden_zero);
    let t393 = subgroupShuffleXor(t392, 8u);
    let t394 = bitcast<f32>(bitcast<u32>(t392 + t393) ^ hidden_zero);
    let t395 = subgroupShuffleXor(t394, 16u);
    let sum_23 = t394 + t395;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 71u] = sum_23; // matmul.rs:395
    }
    let t396 = partial_sums_3_0; // matmul.rs:393
    let t397 = subgroupShuffleXor(t396, 1u);
    let t398 = bitcast<f32>(bitcast<u32>(t396 + t397) ^ hidden_zero);
    let t399 = subgroupShuffleXor(t398, 2u);
    let t400 = bitcast<f32>(bitcast<u32>(t398 + t399) ^ hidden_zero);
    let t401 = subgroupShuffleXor(t400, 4u);
    let t402 = bitcast<f32>(bitcast<u32>(t400 + t401) ^ hidden_zero);
    let t403 = subgroupShuffleXor(t402, 8u);
    let t404 = bitcast<f32>(bitcast<u32>(t402 + t403) ^ hidden_zero);
    let t405 = subgroupShuffleXor(t404, 16u);
    let sum_24 = t404 + t405;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 96u] = sum_24; // matmul.rs:395
    }
    let t406 = partial_sums_3_1; // matmul.rs:393
    let t407 = subgroupShuffleXor(t406, 1u);
    let t408 = bitcast<f32>(bitcast<u32>(t406 + t407) ^ hidden_zero);
    let t409 = subgroupShuffleXor(t408, 2u);
    let t410 = bitcast<f32>(bitcast<u32>(t408 + t409) ^ hidden_zero);
    let t411 = subgroupShuffleXor(t410, 4u);
    let t412 = bitcast<f32>(bitcast<u32>(t410 + t411) ^ hidden_zero);
    let t413 = subgroupShuffleXor(t412, 8u);
    let t414 = bitcast<f32>(bitcast<u32>(t412 + t413) ^ hidden_zero);
    let t415 = subgroupShuffleXor(t414, 16u);
    let sum_25 = t414 + t415;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 97u] = sum_25; // matmul.rs:395
    }
    let t416 = partial_sums_3_2; // matmul.rs:393
    let t417 = subgroupShuffleXor(t416, 1u);
    let t418 = bitcast<f32>(bitcast<u32>(t416 + t417) ^ hidden_zero);
    let t419 = subgroupShuffleXor(t418, 2u);
    let t420 = bitcast<f32>(bitcast<u32>(t418 + t419) ^ hidden_zero);
    let t421 = subgroupShuffleXor(t420, 4u);
    let t422 = bitcast<f32>(bitcast<u32>(t420 + t421) ^ hidden_zero);
    let t423 = subgroupShuffleXor(t422, 8u);
    let t424 = bitcast<f32>(bitcast<u32>(t422 + t423) ^ hidden_zero);
    let t425 = subgroupShuffleXor(t424, 16u);
    let sum_26 = t424 + t425;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 98u] = sum_26; // matmul.rs:395
    }
    let t426 = partial_sums_3_3; // matmul.rs:393
    let t427 = subgroupShuffleXor(t426, 1u);
    let t428 = bitcast<f32>(bitcast<u32>(t426 + t427) ^ hidden_zero);
    let t429 = subgroupShuffleXor(t428, 2u);
    let t430 = bitcast<f32>(bitcast<u32>(t428 + t429) ^ hidden_zero);
    let t431 = subgroupShuffleXor(t430, 4u);
    let t432 = bitcast<f32>(bitcast<u32>(t430 + t431) ^ hidden_zero);
    let t433 = subgroupShuffleXor(t432, 8u);
    let t434 = bitcast<f32>(bitcast<u32>(t432 + t433) ^ hidden_zero);
    let t435 = subgroupShuffleXor(t434, 16u);
    let sum_27 = t434 + t435;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 99u] = sum_27; // matmul.rs:395
    }
    let t436 = partial_sums_3_4; // matmul.rs:393
    let t437 = subgroupShuffleXor(t436, 1u);
    let t438 = bitcast<f32>(bitcast<u32>(t436 + t437) ^ hidden_zero);
    let t439 = subgroupShuffleXor(t438, 2u);
    let t440 = bitcast<f32>(bitcast<u32>(t438 + t439) ^ hidden_zero);
    let t441 = subgroupShuffleXor(t440, 4u);
    let t442 = bitcast<f32>(bitcast<u32>(t440 + t441) ^ hidden_zero);
    let t443 = subgroupShuffleXor(t442, 8u);
    let t444 = bitcast<f32>(bitcast<u32>(t442 + t443) ^ hidden_zero);
    let t445 = subgroupShuffleXor(t444, 16u);
    let sum_28 = t444 + t445;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 100u] = sum_28; // matmul.rs:395
    }
    let t446 = partial_sums_3_5; // matmul.rs:393
    let t447 = subgroupShuffleXor(t446, 1u);
    let t448 = bitcast<f32>(bitcast<u32>(t446 + t447) ^ hidden_zero);
    let t449 = subgroupShuffleXor(t448, 2u);
    let t450 = bitcast<f32>(bitcast<u32>(t448 + t449) ^ hidden_zero);
    let t451 = subgroupShuffleXor(t450, 4u);
    let t452 = bitcast<f32>(bitcast<u32>(t450 + t451) ^ hidden_zero);
    let t453 = subgroupShuffleXor(t452, 8u);
    let t454 = bitcast<f32>(bitcast<u32>(t452 + t453) ^ hidden_zero);
    let t455 = subgroupShuffleXor(t454, 16u);
    let sum_29 = t454 + t455;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 101u] = sum_29; // matmul.rs:395
    }
    let t456 = partial_sums_3_6; // matmul.rs:393
    let t457 = subgroupShuffleXor(t456, 1u);
    let t458 = bitcast<f32>(bitcast<u32>(t456 + t457) ^ hidden_zero);
    let t459 = subgroupShuffleXor(t458, 2u);
    let t460 = bitcast<f32>(bitcast<u32>(t458 + t459) ^ hidden_zero);
    let t461 = subgroupShuffleXor(t460, 4u);
    let t462 = bitcast<f32>(bitcast<u32>(t460 + t461) ^ hidden_zero);
    let t463 = subgroupShuffleXor(t462, 8u);
    let t464 = bitcast<f32>(bitcast<u32>(t462 + t463) ^ hidden_zero);
    let t465 = subgroupShuffleXor(t464, 16u);
    let sum_30 = t464 + t465;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 102u] = sum_30; // matmul.rs:395
    }
    let t466 = partial_sums_3_7; // matmul.rs:393
    let t467 = subgroupShuffleXor(t466, 1u);
    let t468 = bitcast<f32>(bitcast<u32>(t466 + t467) ^ hidden_zero);
    let t469 = subgroupShuffleXor(t468, 2u);
    let t470 = bitcast<f32>(bitcast<u32>(t468 + t469) ^ hidden_zero);
    let t471 = subgroupShuffleXor(t470, 4u);
    let t472 = bitcast<f32>(bitcast<u32>(t470 + t471) ^ hidden_zero);
    let t473 = subgroupShuffleXor(t472, 8u);
    let t474 = bitcast<f32>(bitcast<u32>(t472 + t473) ^ hidden_zero);
    let t475 = subgroupShuffleXor(t474, 16u);
    let sum_31 = t474 + t475;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 8u + 103u] = sum_31; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 8u; // matmul.rs:402
    let column = workgroup_n + group % 8u * 4u; // matmul.rs:403
    if (((group < 32u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t476 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t476;
    }
}
