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
fn matmul__bf16_f32_bf16__tiled_32x4(
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
        sum = sum + t9 * t0.x; // dot.rs:23
        sum = sum + t10 * t0.y;
        sum = sum + t11 * t0.z;
        sum = sum + t12 * t0.w;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t14 * t0.x; // dot.rs:23
        sum_1 = sum_1 + t15 * t0.y;
        sum_1 = sum_1 + t16 * t0.z;
        sum_1 = sum_1 + t17 * t0.w;
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t19 * t0.x; // dot.rs:23
        sum_2 = sum_2 + t20 * t0.y;
        sum_2 = sum_2 + t21 * t0.z;
        sum_2 = sum_2 + t22 * t0.w;
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t24 * t0.x; // dot.rs:23
        sum_3 = sum_3 + t25 * t0.y;
        sum_3 = sum_3 + t26 * t0.z;
        sum_3 = sum_3 + t27 * t0.w;
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_1; // dot.rs:20
        sum_4 = sum_4 + t9 * t1.x; // dot.rs:23
        sum_4 = sum_4 + t10 * t1.y;
        sum_4 = sum_4 + t11 * t1.z;
        sum_4 = sum_4 + t12 * t1.w;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        sum_5 = sum_5 + t14 * t1.x; // dot.rs:23
        sum_5 = sum_5 + t15 * t1.y;
        sum_5 = sum_5 + t16 * t1.z;
        sum_5 = sum_5 + t17 * t1.w;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        sum_6 = sum_6 + t19 * t1.x; // dot.rs:23
        sum_6 = sum_6 + t20 * t1.y;
        sum_6 = sum_6 + t21 * t1.z;
        sum_6 = sum_6 + t22 * t1.w;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        sum_7 = sum_7 + t24 * t1.x; // dot.rs:23
        sum_7 = sum_7 + t25 * t1.y;
        sum_7 = sum_7 + t26 * t1.z;
        sum_7 = sum_7 + t27 * t1.w;
        partial_sums_3_1 = sum_7; // matmul.rs:381
        var sum_8 = partial_sums_0_2; // dot.rs:20
        sum_8 = sum_8 + t9 * t2.x; // dot.rs:23
        sum_8 = sum_8 + t10 * t2.y;
        sum_8 = sum_8 + t11 * t2.z;
        sum_8 = sum_8 + t12 * t2.w;
        partial_sums_0_2 = sum_8; // matmul.rs:381
        var sum_9 = partial_sums_1_2; // dot.rs:20
        sum_9 = sum_9 + t14 * t2.x; // dot.rs:23
        sum_9 = sum_9 + t15 * t2.y;
        sum_9 = sum_9 + t16 * t2.z;
        sum_9 = sum_9 + t17 * t2.w;
        partial_sums_1_2 = sum_9; // matmul.rs:381
        var sum_10 = partial_sums_2_2; // dot.rs:20
        sum_10 = sum_10 + t19 * t2.x; // dot.rs:23
        sum_10 = sum_10 + t20 * t2.y;
        sum_10 = sum_10 + t21 * t2.z;
        sum_10 = sum_10 + t22 * t2.w;
        partial_sums_2_2 = sum_10; // matmul.rs:381
        var sum_11 = partial_sums_3_2; // dot.rs:20
        sum_11 = sum_11 + t24 * t2.x; // dot.rs:23
        sum_11 = sum_11 + t25 * t2.y;
        sum_11 = sum_11 + t26 * t2.z;
        sum_11 = sum_11 + t27 * t2.w;
        partial_sums_3_2 = sum_11; // matmul.rs:381
        var sum_12 = partial_sums_0_3; // dot.rs:20
        sum_12 = sum_12 + t9 * t3.x; // dot.rs:23
        sum_12 = sum_12 + t10 * t3.y;
        sum_12 = sum_12 + t11 * t3.z;
        sum_12 = sum_12 + t12 * t3.w;
        partial_sums_0_3 = sum_12; // matmul.rs:381
        var sum_13 = partial_sums_1_3; // dot.rs:20
        sum_13 = sum_13 + t14 * t3.x; // dot.rs:23
        sum_13 = sum_13 + t15 * t3.y;
        sum_13 = sum_13 + t16 * t3.z;
        sum_13 = sum_13 + t17 * t3.w;
        partial_sums_1_3 = sum_13; // matmul.rs:381
        var sum_14 = partial_sums_2_3; // dot.rs:20
        sum_14 = sum_14 + t19 * t3.x; // dot.rs:23
        sum_14 = sum_14 + t20 * t3.y;
        sum_14 = sum_14 + t21 * t3.z;
        sum_14 = sum_14 + t22 * t3.w;
        partial_sums_2_3 = sum_14; // matmul.rs:381
        var sum_15 = partial_sums_3_3; // dot.rs:20
        sum_15 = sum_15 + t24 * t3.x; // dot.rs:23
        sum_15 = sum_15 + t25 * t3.y;
        sum_15 = sum_15 + t26 * t3.z;
        sum_15 = sum_15 + t27 * t3.w;
        partial_sums_3_3 = sum_15; // matmul.rs:381
        var sum_16 = partial_sums_0_4; // dot.rs:20
        sum_16 = sum_16 + t9 * t4.x; // dot.rs:23
        sum_16 = sum_16 + t10 * t4.y;
        sum_16 = sum_16 + t11 * t4.z;
        sum_16 = sum_16 + t12 * t4.w;
        partial_sums_0_4 = sum_16; // matmul.rs:381
        var sum_17 = partial_sums_1_4; // dot.rs:20
        sum_17 = sum_17 + t14 * t4.x; // dot.rs:23
        sum_17 = sum_17 + t15 * t4.y;
        sum_17 = sum_17 + t16 * t4.z;
        sum_17 = sum_17 + t17 * t4.w;
        partial_sums_1_4 = sum_17; // matmul.rs:381
        var sum_18 = partial_sums_2_4; // dot.rs:20
        sum_18 = sum_18 + t19 * t4.x; // dot.rs:23
        sum_18 = sum_18 + t20 * t4.y;
        sum_18 = sum_18 + t21 * t4.z;
        sum_18 = sum_18 + t22 * t4.w;
        partial_sums_2_4 = sum_18; // matmul.rs:381
        var sum_19 = partial_sums_3_4; // dot.rs:20
        sum_19 = sum_19 + t24 * t4.x; // dot.rs:23
        sum_19 = sum_19 + t25 * t4.y;
        sum_19 = sum_19 + t26 * t4.z;
        sum_19 = sum_19 + t27 * t4.w;
        partial_sums_3_4 = sum_19; // matmul.rs:381
        var sum_20 = partial_sums_0_5; // dot.rs:20
        sum_20 = sum_20 + t9 * t5.x; // dot.rs:23
        sum_20 = sum_20 + t10 * t5.y;
        sum_20 = sum_20 + t11 * t5.z;
        sum_20 = sum_20 + t12 * t5.w;
        partial_sums_0_5 = sum_20; // matmul.rs:381
        var sum_21 = partial_sums_1_5; // dot.rs:20
        sum_21 = sum_21 + t14 * t5.x; // dot.rs:23
        sum_21 = sum_21 + t15 * t5.y;
        sum_21 = sum_21 + t16 * t5.z;
        sum_21 = sum_21 + t17 * t5.w;
        partial_sums_1_5 = sum_21; // matmul.rs:381
        var sum_22 = partial_sums_2_5; // dot.rs:20
        sum_22 = sum_22 + t19 * t5.x; // dot.rs:23
        sum_22 = sum_22 + t20 * t5.y;
        sum_22 = sum_22 + t21 * t5.z;
        sum_22 = sum_22 + t22 * t5.w;
        partial_sums_2_5 = sum_22; // matmul.rs:381
        var sum_23 = partial_sums_3_5; // dot.rs:20
        sum_23 = sum_23 + t24 * t5.x; // dot.rs:23
        sum_23 = sum_23 + t25 * t5.y;
        sum_23 = sum_23 + t26 * t5.z;
        sum_23 = sum_23 + t27 * t5.w;
        partial_sums_3_5 = sum_23; // matmul.rs:381
        var sum_24 = partial_sums_0_6; // dot.rs:20
        sum_24 = sum_24 + t9 * t6.x; // dot.rs:23
        sum_24 = sum_24 + t10 * t6.y;
        sum_24 = sum_24 + t11 * t6.z;
        sum_24 = sum_24 + t12 * t6.w;
        partial_sums_0_6 = sum_24; // matmul.rs:381
        var sum_25 = partial_sums_1_6; // dot.rs:20
        sum_25 = sum_25 + t14 * t6.x; // dot.rs:23
        sum_25 = sum_25 + t15 * t6.y;
        sum_25 = sum_25 + t16 * t6.z;
        sum_25 = sum_25 + t17 * t6.w;
        partial_sums_1_6 = sum_25; // matmul.rs:381
        var sum_26 = partial_sums_2_6; // dot.rs:20
        sum_26 = sum_26 + t19 * t6.x; // dot.rs:23
        sum_26 = sum_26 + t20 * t6.y;
        sum_26 = sum_26 + t21 * t6.z;
        sum_26 = sum_26 + t22 * t6.w;
        partial_sums_2_6 = sum_26; // matmul.rs:381
        var sum_27 = partial_sums_3_6; // dot.rs:20
        sum_27 = sum_27 + t24 * t6.x; // dot.rs:23
        sum_27 = sum_27 + t25 * t6.y;
        sum_27 = sum_27 + t26 * t6.z;
        sum_27 = sum_27 + t27 * t6.w;
        partial_sums_3_6 = sum_27; // matmul.rs:381
        var sum_28 = partial_sums_0_7; // dot.rs:20
        sum_28 = sum_28 + t9 * t7.x; // dot.rs:23
        sum_28 = sum_28 + t10 * t7.y;
        sum_28 = sum_28 + t11 * t7.z;
        sum_28 = sum_28 + t12 * t7.w;
        partial_sums_0_7 = sum_28; // matmul.rs:381
        var sum_29 = partial_sums_1_7; // dot.rs:20
        sum_29 = sum_29 + t14 * t7.x; // dot.rs:23
        sum_29 = sum_29 + t15 * t7.y;
        sum_29 = sum_29 + t16 * t7.z;
        sum_29 = sum_29 + t17 * t7.w;
        partial_sums_1_7 = sum_29; // matmul.rs:381
        var sum_30 = partial_sums_2_7; // dot.rs:20
        sum_30 = sum_30 + t19 * t7.x; // dot.rs:23
        sum_30 = sum_30 + t20 * t7.y;
        sum_30 = sum_30 + t21 * t7.z;
        sum_30 = sum_30 + t22 * t7.w;
        partial_sums_2_7 = sum_30; // matmul.rs:381
        var sum_31 = partial_sums_3_7; // dot.rs:20
        sum_31 = sum_31 + t24 * t7.x; // dot.rs:23
        sum_31 = sum_31 + t25 * t7.y;
        sum_31 = sum_31 + t26 * t7.z;
        sum_31 = sum_31 + t27 * t7.w;
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
        let t28 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t28;
    }
}
