struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 64>;

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
fn matmul__bf16_f32_bf16__tiled_16x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 4u; // matmul.rs:342
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
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
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
        var sum_4 = partial_sums_0_1; // dot.rs:20
        sum_4 = sum_4 + t5 * t1.x; // dot.rs:23
        sum_4 = sum_4 + t6 * t1.y;
        sum_4 = sum_4 + t7 * t1.z;
        sum_4 = sum_4 + t8 * t1.w;
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        sum_5 = sum_5 + t10 * t1.x; // dot.rs:23
        sum_5 = sum_5 + t11 * t1.y;
        sum_5 = sum_5 + t12 * t1.z;
        sum_5 = sum_5 + t13 * t1.w;
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        sum_6 = sum_6 + t15 * t1.x; // dot.rs:23
        sum_6 = sum_6 + t16 * t1.y;
        sum_6 = sum_6 + t17 * t1.z;
        sum_6 = sum_6 + t18 * t1.w;
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        sum_7 = sum_7 + t20 * t1.x; // dot.rs:23
        sum_7 = sum_7 + t21 * t1.y;
        sum_7 = sum_7 + t22 * t1.z;
        sum_7 = sum_7 + t23 * t1.w;
        partial_sums_3_1 = sum_7; // matmul.rs:381
        var sum_8 = partial_sums_0_2; // dot.rs:20
        sum_8 = sum_8 + t5 * t2.x; // dot.rs:23
        sum_8 = sum_8 + t6 * t2.y;
        sum_8 = sum_8 + t7 * t2.z;
        sum_8 = sum_8 + t8 * t2.w;
        partial_sums_0_2 = sum_8; // matmul.rs:381
        var sum_9 = partial_sums_1_2; // dot.rs:20
        sum_9 = sum_9 + t10 * t2.x; // dot.rs:23
        sum_9 = sum_9 + t11 * t2.y;
        sum_9 = sum_9 + t12 * t2.z;
        sum_9 = sum_9 + t13 * t2.w;
        partial_sums_1_2 = sum_9; // matmul.rs:381
        var sum_10 = partial_sums_2_2; // dot.rs:20
        sum_10 = sum_10 + t15 * t2.x; // dot.rs:23
        sum_10 = sum_10 + t16 * t2.y;
        sum_10 = sum_10 + t17 * t2.z;
        sum_10 = sum_10 + t18 * t2.w;
        partial_sums_2_2 = sum_10; // matmul.rs:381
        var sum_11 = partial_sums_3_2; // dot.rs:20
        sum_11 = sum_11 + t20 * t2.x; // dot.rs:23
        sum_11 = sum_11 + t21 * t2.y;
        sum_11 = sum_11 + t22 * t2.z;
        sum_11 = sum_11 + t23 * t2.w;
        partial_sums_3_2 = sum_11; // matmul.rs:381
        var sum_12 = partial_sums_0_3; // dot.rs:20
        sum_12 = sum_12 + t5 * t3.x; // dot.rs:23
        sum_12 = sum_12 + t6 * t3.y;
        sum_12 = sum_12 + t7 * t3.z;
        sum_12 = sum_12 + t8 * t3.w;
        partial_sums_0_3 = sum_12; // matmul.rs:381
        var sum_13 = partial_sums_1_3; // dot.rs:20
        sum_13 = sum_13 + t10 * t3.x; // dot.rs:23
        sum_13 = sum_13 + t11 * t3.y;
        sum_13 = sum_13 + t12 * t3.z;
        sum_13 = sum_13 + t13 * t3.w;
        partial_sums_1_3 = sum_13; // matmul.rs:381
        var sum_14 = partial_sums_2_3; // dot.rs:20
        sum_14 = sum_14 + t15 * t3.x; // dot.rs:23
        sum_14 = sum_14 + t16 * t3.y;
        sum_14 = sum_14 + t17 * t3.z;
        sum_14 = sum_14 + t18 * t3.w;
        partial_sums_2_3 = sum_14; // matmul.rs:381
        var sum_15 = partial_sums_3_3; // dot.rs:20
        sum_15 = sum_15 + t20 * t3.x; // dot.rs:23
        sum_15 = sum_15 + t21 * t3.y;
        sum_15 = sum_15 + t22 * t3.z;
        sum_15 = sum_15 + t23 * t3.w;
        partial_sums_3_3 = sum_15; // matmul.rs:381
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
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 4u; // matmul.rs:402
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t24 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t24;
    }
}
