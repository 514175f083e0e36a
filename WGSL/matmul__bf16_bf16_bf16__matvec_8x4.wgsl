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
fn matmul__bf16_bf16_bf16__matvec_8x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 4u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 8u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 2u; // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_0_1 = 0.0f;
    var partial_sums_1_0 = 0.0f;
    var partial_sums_1_1 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_2_1 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_3_1 = 0.0f;
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
        let t18 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t19 = decode_bf16(t18.x);
        let t20 = decode_bf16(t18.x >> 16u);
        let t21 = decode_bf16(t18.y);
        let t22 = decode_bf16(t18.y >> 16u);
        let t23 = decode_bf16(t18.z);
        let t24 = decode_bf16(t18.z >> 16u);
        let t25 = decode_bf16(t18.w);
        let t26 = decode_bf16(t18.w >> 16u);
        let t27 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t28 = decode_bf16(t27.x);
        let t29 = decode_bf16(t27.x >> 16u);
        let t30 = decode_bf16(t27.y);
        let t31 = decode_bf16(t27.y >> 16u);
        let t32 = decode_bf16(t27.z);
        let t33 = decode_bf16(t27.z >> 16u);
        let t34 = decode_bf16(t27.w);
        let t35 = decode_bf16(t27.w >> 16u);
        let t36 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t37 = decode_bf16(t36.x);
        let t38 = decode_bf16(t36.x >> 16u);
        let t39 = decode_bf16(t36.y);
        let t40 = decode_bf16(t36.y >> 16u);
        let t41 = decode_bf16(t36.z);
        let t42 = decode_bf16(t36.z >> 16u);
        let t43 = decode_bf16(t36.w);
        let t44 = decode_bf16(t36.w >> 16u);
        let t45 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t46 = decode_bf16(t45.x);
        let t47 = decode_bf16(t45.x >> 16u);
        let t48 = decode_bf16(t45.y);
        let t49 = decode_bf16(t45.y >> 16u);
        let t50 = decode_bf16(t45.z);
        let t51 = decode_bf16(t45.z >> 16u);
        let t52 = decode_bf16(t45.w);
        let t53 = decode_bf16(t45.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = fma(t19, t1, sum); // dot.rs:23
        sum = fma(t20, t2, sum);
        sum = fma(t21, t3, sum);
        sum = fma(t22, t4, sum);
        sum = fma(t23, t5, sum);
        sum = fma(t24, t6, sum);
        sum = fma(t25, t7, sum);
        sum = fma(t26, t8, sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = fma(t28, t1, sum_1); // dot.rs:23
        sum_1 = fma(t29, t2, sum_1);
        sum_1 = fma(t30, t3, sum_1);
        sum_1 = fma(t31, t4, sum_1);
        sum_1 = fma(t32, t5, sum_1);
        sum_1 = fma(t33, t6, sum_1);
        sum_1 = fma(t34, t7, sum_1);
        sum_1 = fma(t35, t8, sum_1);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = fma(t37, t1, sum_2); // dot.rs:23
        sum_2 = fma(t38, t2, sum_2);
        sum_2 = fma(t39, t3, sum_2);
        sum_2 = fma(t40, t4, sum_2);
        sum_2 = fma(t41, t5, sum_2);
        sum_2 = fma(t42, t6, sum_2);
        sum_2 = fma(t43, t7, sum_2);
        sum_2 = fma(t44, t8, sum_2);
        partial_sums_2_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = fma(t46, t1, sum_3); // dot.rs:23
        sum_3 = fma(t47, t2, sum_3);
        sum_3 = fma(t48, t3, sum_3);
        sum_3 = fma(t49, t4, sum_3);
        sum_3 = fma(t50, t5, sum_3);
        sum_3 = fma(t51, t6, sum_3);
        sum_3 = fma(t52, t7, sum_3);
        sum_3 = fma(t53, t8, sum_3);
        partial_sums_3_0 = sum_3; // matmul.rs:381
        var sum_4 = partial_sums_0_1; // dot.rs:20
        sum_4 = fma(t19, t10, sum_4); // dot.rs:23
        sum_4 = fma(t20, t11, sum_4);
        sum_4 = fma(t21, t12, sum_4);
        sum_4 = fma(t22, t13, sum_4);
        sum_4 = fma(t23, t14, sum_4);
        sum_4 = fma(t24, t15, sum_4);
        sum_4 = fma(t25, t16, sum_4);
        sum_4 = fma(t26, t17, sum_4);
        partial_sums_0_1 = sum_4; // matmul.rs:381
        var sum_5 = partial_sums_1_1; // dot.rs:20
        sum_5 = fma(t28, t10, sum_5); // dot.rs:23
        sum_5 = fma(t29, t11, sum_5);
        sum_5 = fma(t30, t12, sum_5);
        sum_5 = fma(t31, t13, sum_5);
        sum_5 = fma(t32, t14, sum_5);
        sum_5 = fma(t33, t15, sum_5);
        sum_5 = fma(t34, t16, sum_5);
        sum_5 = fma(t35, t17, sum_5);
        partial_sums_1_1 = sum_5; // matmul.rs:381
        var sum_6 = partial_sums_2_1; // dot.rs:20
        sum_6 = fma(t37, t10, sum_6); // dot.rs:23
        sum_6 = fma(t38, t11, sum_6);
        sum_6 = fma(t39, t12, sum_6);
        sum_6 = fma(t40, t13, sum_6);
        sum_6 = fma(t41, t14, sum_6);
        sum_6 = fma(t42, t15, sum_6);
        sum_6 = fma(t43, t16, sum_6);
        sum_6 = fma(t44, t17, sum_6);
        partial_sums_2_1 = sum_6; // matmul.rs:381
        var sum_7 = partial_sums_3_1; // dot.rs:20
        sum_7 = fma(t46, t10, sum_7); // dot.rs:23
        sum_7 = fma(t47, t11, sum_7);
        sum_7 = fma(t48, t12, sum_7);
        sum_7 = fma(t49, t13, sum_7);
        sum_7 = fma(t50, t14, sum_7);
        sum_7 = fma(t51, t15, sum_7);
        sum_7 = fma(t52, t16, sum_7);
        sum_7 = fma(t53, t17, sum_7);
        partial_sums_3_1 = sum_7; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u] = sum; // matmul.rs:395
    }
    let sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // matmul.rs:395
    }
    let sum_2 = reduce_add_f32(partial_sums_1_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 8u] = sum_2; // matmul.rs:395
    }
    let sum_3 = reduce_add_f32(partial_sums_1_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 9u] = sum_3; // matmul.rs:395
    }
    let sum_4 = reduce_add_f32(partial_sums_2_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 16u] = sum_4; // matmul.rs:395
    }
    let sum_5 = reduce_add_f32(partial_sums_2_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 17u] = sum_5; // matmul.rs:395
    }
    let sum_6 = reduce_add_f32(partial_sums_3_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 24u] = sum_6; // matmul.rs:395
    }
    let sum_7 = reduce_add_f32(partial_sums_3_1); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 2u + 25u] = sum_7; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group / 2u; // matmul.rs:402
    let column = workgroup_n + group % 2u * 4u; // matmul.rs:403
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t54 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t54;
    }
}
