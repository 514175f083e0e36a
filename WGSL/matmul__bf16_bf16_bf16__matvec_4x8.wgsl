struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 32>;

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
fn matmul__bf16_bf16_bf16__matvec_4x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 8u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_1_0 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_4_0 = 0.0f;
    var partial_sums_5_0 = 0.0f;
    var partial_sums_6_0 = 0.0f;
    var partial_sums_7_0 = 0.0f;
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
        let t9 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t10 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t11 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t12 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t13 = x[((min_u32(first_m + 4u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t14 = x[((min_u32(first_m + 5u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t15 = x[((min_u32(first_m + 6u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t16 = x[((min_u32(first_m + 7u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = fma(decode_bf16(t9.x), t1, sum); // dot.rs:23
        sum = fma(decode_bf16(t9.x >> 16u), t2, sum);
        sum = fma(decode_bf16(t9.y), t3, sum);
        sum = fma(decode_bf16(t9.y >> 16u), t4, sum);
        sum = fma(decode_bf16(t9.z), t5, sum);
        sum = fma(decode_bf16(t9.z >> 16u), t6, sum);
        sum = fma(decode_bf16(t9.w), t7, sum);
        sum = fma(decode_bf16(t9.w >> 16u), t8, sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = fma(decode_bf16(t10.x), t1, sum_1); // dot.rs:23
        sum_1 = fma(decode_bf16(t10.x >> 16u), t2, sum_1);
        sum_1 = fma(decode_bf16(t10.y), t3, sum_1);
        sum_1 = fma(decode_bf16(t10.y >> 16u), t4, sum_1);
        sum_1 = fma(decode_bf16(t10.z), t5, sum_1);
        sum_1 = fma(decode_bf16(t10.z >> 16u), t6, sum_1);
        sum_1 = fma(decode_bf16(t10.w), t7, sum_1);
        sum_1 = fma(decode_bf16(t10.w >> 16u), t8, sum_1);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = fma(decode_bf16(t11.x), t1, sum_2); // dot.rs:23
        sum_2 = fma(decode_bf16(t11.x >> 16u), t2, sum_2);
        sum_2 = fma(decode_bf16(t11.y), t3, sum_2);
        sum_2 = fma(decode_bf16(t11.y >> 16u), t4, sum_2);
        sum_2 = fma(decode_bf16(t11.z), t5, sum_2);
        sum_2 = fma(decode_bf16(t11.z >> 16u), t6, sum_2);
        sum_2 = fma(decode_bf16(t11.w), t7, sum_2);
        sum_2 = fma(decode_bf16(t11.w >> 16u), t8, sum_2);
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = fma(decode_bf16(t12.x), t1, sum_3); // dot.rs:23
        sum_3 = fma(decode_bf16(t12.x >> 16u), t2, sum_3);
        sum_3 = fma(decode_bf16(t12.y), t3, sum_3);
        sum_3 = fma(decode_bf16(t12.y >> 16u), t4, sum_3);
        sum_3 = fma(decode_bf16(t12.z), t5, sum_3);
        sum_3 = fma(decode_bf16(t12.z >> 16u), t6, sum_3);
        sum_3 = fma(decode_bf16(t12.w), t7, sum_3);
        sum_3 = fma(decode_bf16(t12.w >> 16u), t8, sum_3);
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_4_0; // dot.rs:20
        sum_4 = fma(decode_bf16(t13.x), t1, sum_4); // dot.rs:23
        sum_4 = fma(decode_bf16(t13.x >> 16u), t2, sum_4);
        sum_4 = fma(decode_bf16(t13.y), t3, sum_4);
        sum_4 = fma(decode_bf16(t13.y >> 16u), t4, sum_4);
        sum_4 = fma(decode_bf16(t13.z), t5, sum_4);
        sum_4 = fma(decode_bf16(t13.z >> 16u), t6, sum_4);
        sum_4 = fma(decode_bf16(t13.w), t7, sum_4);
        sum_4 = fma(decode_bf16(t13.w >> 16u), t8, sum_4);
        partial_sums_4_0 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_5_0; // dot.rs:20
        sum_5 = fma(decode_bf16(t14.x), t1, sum_5); // dot.rs:23
        sum_5 = fma(decode_bf16(t14.x >> 16u), t2, sum_5);
        sum_5 = fma(decode_bf16(t14.y), t3, sum_5);
        sum_5 = fma(decode_bf16(t14.y >> 16u), t4, sum_5);
        sum_5 = fma(decode_bf16(t14.z), t5, sum_5);
        sum_5 = fma(decode_bf16(t14.z >> 16u), t6, sum_5);
        sum_5 = fma(decode_bf16(t14.w), t7, sum_5);
        sum_5 = fma(decode_bf16(t14.w >> 16u), t8, sum_5);
        partial_sums_5_0 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_6_0; // dot.rs:20
        sum_6 = fma(decode_bf16(t15.x), t1, sum_6); // dot.rs:23
        sum_6 = fma(decode_bf16(t15.x >> 16u), t2, sum_6);
        sum_6 = fma(decode_bf16(t15.y), t3, sum_6);
        sum_6 = fma(decode_bf16(t15.y >> 16u), t4, sum_6);
        sum_6 = fma(decode_bf16(t15.z), t5, sum_6);
        sum_6 = fma(decode_bf16(t15.z >> 16u), t6, sum_6);
        sum_6 = fma(decode_bf16(t15.w), t7, sum_6);
        sum_6 = fma(decode_bf16(t15.w >> 16u), t8, sum_6);
        partial_sums_6_0 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_7_0; // dot.rs:20
        sum_7 = fma(decode_bf16(t16.x), t1, sum_7); // dot.rs:23
        sum_7 = fma(decode_bf16(t16.x >> 16u), t2, sum_7);
        sum_7 = fma(decode_bf16(t16.y), t3, sum_7);
        sum_7 = fma(decode_bf16(t16.y >> 16u), t4, sum_7);
        sum_7 = fma(decode_bf16(t16.z), t5, sum_7);
        sum_7 = fma(decode_bf16(t16.z >> 16u), t6, sum_7);
        sum_7 = fma(decode_bf16(t16.w), t7, sum_7);
        sum_7 = fma(decode_bf16(t16.w >> 16u), t8, sum_7);
        partial_sums_7_0 = sum_7; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    let sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    let sum_2 = reduce_add_f32(partial_sums_2_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:395
    }
    let sum_3 = reduce_add_f32(partial_sums_3_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:395
    }
    let sum_4 = reduce_add_f32(partial_sums_4_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 16u] = sum_4; // matmul.rs:395
    }
    let sum_5 = reduce_add_f32(partial_sums_5_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 20u] = sum_5; // matmul.rs:395
    }
    let sum_6 = reduce_add_f32(partial_sums_6_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 24u] = sum_6; // matmul.rs:395
    }
    let sum_7 = reduce_add_f32(partial_sums_7_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 28u] = sum_7; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group; // matmul.rs:402
    if (((group < 8u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t17 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t17;
    }
}
