struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;
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

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__matvec_16x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 2u; // matmul.rs:305
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
        let t36 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:333
        let t37 = x[t36 >> 2u];
        let t38 = x[(t36 + 4u) >> 2u];
        let t39 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        let t40 = x[t39 >> 2u];
        let t41 = x[(t39 + 4u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t37.x * t1; // dot.rs:23
        sum = sum + t37.y * t2;
        sum = sum + t37.z * t3;
        sum = sum + t37.w * t4;
        sum = sum + t38.x * t5;
        sum = sum + t38.y * t6;
        sum = sum + t38.z * t7;
        sum = sum + t38.w * t8;
        partial_sums_0_0 = sum; // matmul.rs:344
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t40.x * t1; // dot.rs:23
        sum_1 = sum_1 + t40.y * t2;
        sum_1 = sum_1 + t40.z * t3;
        sum_1 = sum_1 + t40.w * t4;
        sum_1 = sum_1 + t41.x * t5;
        sum_1 = sum_1 + t41.y * t6;
        sum_1 = sum_1 + t41.z * t7;
        sum_1 = sum_1 + t41.w * t8;
        partial_sums_1_0 = sum_1; // matmul.rs:344
        var sum_2 = partial_sums_0_1; // dot.rs:20
        sum_2 = sum_2 + t37.x * t10; // dot.rs:23
        sum_2 = sum_2 + t37.y * t11;
        sum_2 = sum_2 + t37.z * t12;
        sum_2 = sum_2 + t37.w * t13;
        sum_2 = sum_2 + t38.x * t14;
        sum_2 = sum_2 + t38.y * t15;
        sum_2 = sum_2 + t38.z * t16;
        sum_2 = sum_2 + t38.w * t17;
        partial_sums_0_1 = sum_2; // matmul.rs:344
        var sum_3 = partial_sums_1_1; // dot.rs:20
        sum_3 = sum_3 + t40.x * t10; // dot.rs:23
        sum_3 = sum_3 + t40.y * t11;
        sum_3 = sum_3 + t40.z * t12;
        sum_3 = sum_3 + t40.w * t13;
        sum_3 = sum_3 + t41.x * t14;
        sum_3 = sum_3 + t41.y * t15;
        sum_3 = sum_3 + t41.z * t16;
        sum_3 = sum_3 + t41.w * t17;
        partial_sums_1_1 = sum_3; // matmul.rs:344
        var sum_4 = partial_sums_0_2; // dot.rs:20
        sum_4 = sum_4 + t37.x * t19; // dot.rs:23
        sum_4 = sum_4 + t37.y * t20;
        sum_4 = sum_4 + t37.z * t21;
        sum_4 = sum_4 + t37.w * t22;
        sum_4 = sum_4 + t38.x * t23;
        sum_4 = sum_4 + t38.y * t24;
        sum_4 = sum_4 + t38.z * t25;
        sum_4 = sum_4 + t38.w * t26;
        partial_sums_0_2 = sum_4; // matmul.rs:344
        var sum_5 = partial_sums_1_2; // dot.rs:20
        sum_5 = sum_5 + t40.x * t19; // dot.rs:23
        sum_5 = sum_5 + t40.y * t20;
        sum_5 = sum_5 + t40.z * t21;
        sum_5 = sum_5 + t40.w * t22;
        sum_5 = sum_5 + t41.x * t23;
        sum_5 = sum_5 + t41.y * t24;
        sum_5 = sum_5 + t41.z * t25;
        sum_5 = sum_5 + t41.w * t26;
        partial_sums_1_2 = sum_5; // matmul.rs:344
        var sum_6 = partial_sums_0_3; // dot.rs:20
        sum_6 = sum_6 + t37.x * t28; // dot.rs:23
        sum_6 = sum_6 + t37.y * t29;
        sum_6 = sum_6 + t37.z * t30;
        sum_6 = sum_6 + t37.w * t31;
        sum_6 = sum_6 + t38.x * t32;
        sum_6 = sum_6 + t38.y * t33;
        sum_6 = sum_6 + t38.z * t34;
        sum_6 = sum_6 + t38.w * t35;
        partial_sums_0_3 = sum_6; // matmul.rs:344
        var sum_7 = partial_sums_1_3; // dot.rs:20
        sum_7 = sum_7 + t40.x * t28; // dot.rs:23
        sum_7 = sum_7 + t40.y * t29;
        sum_7 = sum_7 + t40.z * t30;
        sum_7 = sum_7 + t40.w * t31;
        sum_7 = sum_7 + t41.x * t32;
        sum_7 = sum_7 + t41.y * t33;
        sum_7 = sum_7 + t41.z * t34;
        sum_7 = sum_7 + t41.w * t35;
        partial_sums_1_3 = sum_7; // matmul.rs:344
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
    workgroupBarrier(); // matmul.rs:362
    let group = local_invocation_index; // matmul.rs:364
    let row = first_m + group / 4u; // matmul.rs:365
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:366
    if (((group < 8u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:367
        let t42 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:369
        y[(row * imm.n + column) >> 2u] = t42;
    }
}
