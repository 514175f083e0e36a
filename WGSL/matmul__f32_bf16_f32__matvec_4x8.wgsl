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
fn matmul__f32_bf16_f32__matvec_4x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 8u; // matmul.rs:283
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:284
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:285
    let last_m = imm.m - 1u; // matmul.rs:286
    var partial_sums_0_0 = 0.0f; // matmul.rs:288
    var partial_sums_1_0 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    var partial_sums_4_0 = 0.0f;
    var partial_sums_5_0 = 0.0f;
    var partial_sums_6_0 = 0.0f;
    var partial_sums_7_0 = 0.0f;
    let t0 = imm.k / 8u; // matmul.rs:289
    for (var piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        let first_k = piece * 8u; // matmul.rs:290
        let t1 = min_u32(first_m, last_m) * imm.k + first_k; // matmul.rs:293
        let t2 = x[t1 >> 2u];
        let t3 = x[(t1 + 4u) >> 2u];
        let t4 = min_u32(first_m + 1u, last_m) * imm.k + first_k;
        let t5 = x[t4 >> 2u];
        let t6 = x[(t4 + 4u) >> 2u];
        let t7 = min_u32(first_m + 2u, last_m) * imm.k + first_k;
        let t8 = x[t7 >> 2u];
        let t9 = x[(t7 + 4u) >> 2u];
        let t10 = min_u32(first_m + 3u, last_m) * imm.k + first_k;
        let t11 = x[t10 >> 2u];
        let t12 = x[(t10 + 4u) >> 2u];
        let t13 = min_u32(first_m + 4u, last_m) * imm.k + first_k;
        let t14 = x[t13 >> 2u];
        let t15 = x[(t13 + 4u) >> 2u];
        let t16 = min_u32(first_m + 5u, last_m) * imm.k + first_k;
        let t17 = x[t16 >> 2u];
        let t18 = x[(t16 + 4u) >> 2u];
        let t19 = min_u32(first_m + 6u, last_m) * imm.k + first_k;
        let t20 = x[t19 >> 2u];
        let t21 = x[(t19 + 4u) >> 2u];
        let t22 = min_u32(first_m + 7u, last_m) * imm.k + first_k;
        let t23 = x[t22 >> 2u];
        let t24 = x[(t22 + 4u) >> 2u];
        let t25 = w[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t26 = decode_bf16(t25.x);
        let t27 = decode_bf16(t25.x >> 16u);
        let t28 = decode_bf16(t25.y);
        let t29 = decode_bf16(t25.y >> 16u);
        let t30 = decode_bf16(t25.z);
        let t31 = decode_bf16(t25.z >> 16u);
        let t32 = decode_bf16(t25.w);
        let t33 = decode_bf16(t25.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t2.x * t26; // dot.rs:23
        sum = sum + t2.y * t27;
        sum = sum + t2.z * t28;
        sum = sum + t2.w * t29;
        sum = sum + t3.x * t30;
        sum = sum + t3.y * t31;
        sum = sum + t3.z * t32;
        sum = sum + t3.w * t33;
        partial_sums_0_0 = sum; // matmul.rs:299
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t5.x * t26; // dot.rs:23
        sum_1 = sum_1 + t5.y * t27;
        sum_1 = sum_1 + t5.z * t28;
        sum_1 = sum_1 + t5.w * t29;
        sum_1 = sum_1 + t6.x * t30;
        sum_1 = sum_1 + t6.y * t31;
        sum_1 = sum_1 + t6.z * t32;
        sum_1 = sum_1 + t6.w * t33;
        partial_sums_1_0 = sum_1; // matmul.rs:299
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t8.x * t26; // dot.rs:23
        sum_2 = sum_2 + t8.y * t27;
        sum_2 = sum_2 + t8.z * t28;
        sum_2 = sum_2 + t8.w * t29;
        sum_2 = sum_2 + t9.x * t30;
        sum_2 = sum_2 + t9.y * t31;
        sum_2 = sum_2 + t9.z * t32;
        sum_2 = sum_2 + t9.w * t33;
        partial_sums_2_0 = sum_2; // matmul.rs:299
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t11.x * t26; // dot.rs:23
        sum_3 = sum_3 + t11.y * t27;
        sum_3 = sum_3 + t11.z * t28;
        sum_3 = sum_3 + t11.w * t29;
        sum_3 = sum_3 + t12.x * t30;
        sum_3 = sum_3 + t12.y * t31;
        sum_3 = sum_3 + t12.z * t32;
        sum_3 = sum_3 + t12.w * t33;
        partial_sums_3_0 = sum_3; // matmul.rs:299
        var sum_4 = partial_sums_4_0; // dot.rs:20
        sum_4 = sum_4 + t14.x * t26; // dot.rs:23
        sum_4 = sum_4 + t14.y * t27;
        sum_4 = sum_4 + t14.z * t28;
        sum_4 = sum_4 + t14.w * t29;
        sum_4 = sum_4 + t15.x * t30;
        sum_4 = sum_4 + t15.y * t31;
        sum_4 = sum_4 + t15.z * t32;
        sum_4 = sum_4 + t15.w * t33;
        partial_sums_4_0 = sum_4; // matmul.rs:299
        var sum_5 = partial_sums_5_0; // dot.rs:20
        sum_5 = sum_5 + t17.x * t26; // dot.rs:23
        sum_5 = sum_5 + t17.y * t27;
        sum_5 = sum_5 + t17.z * t28;
        sum_5 = sum_5 + t17.w * t29;
        sum_5 = sum_5 + t18.x * t30;
        sum_5 = sum_5 + t18.y * t31;
        sum_5 = sum_5 + t18.z * t32;
        sum_5 = sum_5 + t18.w * t33;
        partial_sums_5_0 = sum_5; // matmul.rs:299
        var sum_6 = partial_sums_6_0; // dot.rs:20
        sum_6 = sum_6 + t20.x * t26; // dot.rs:23
        sum_6 = sum_6 + t20.y * t27;
        sum_6 = sum_6 + t20.z * t28;
        sum_6 = sum_6 + t20.w * t29;
        sum_6 = sum_6 + t21.x * t30;
        sum_6 = sum_6 + t21.y * t31;
        sum_6 = sum_6 + t21.z * t32;
        sum_6 = sum_6 + t21.w * t33;
        partial_sums_6_0 = sum_6; // matmul.rs:299
        var sum_7 = partial_sums_7_0; // dot.rs:20
        sum_7 = sum_7 + t23.x * t26; // dot.rs:23
        sum_7 = sum_7 + t23.y * t27;
        sum_7 = sum_7 + t23.z * t28;
        sum_7 = sum_7 + t23.w * t29;
        sum_7 = sum_7 + t24.x * t30;
        sum_7 = sum_7 + t24.y * t31;
        sum_7 = sum_7 + t24.z * t32;
        sum_7 = sum_7 + t24.w * t33;
        partial_sums_7_0 = sum_7; // matmul.rs:299
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:311
    }
    let sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:311
    }
    let sum_2 = reduce_add_f32(partial_sums_2_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:311
    }
    let sum_3 = reduce_add_f32(partial_sums_3_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:311
    }
    let sum_4 = reduce_add_f32(partial_sums_4_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 16u] = sum_4; // matmul.rs:311
    }
    let sum_5 = reduce_add_f32(partial_sums_5_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 20u] = sum_5; // matmul.rs:311
    }
    let sum_6 = reduce_add_f32(partial_sums_6_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 24u] = sum_6; // matmul.rs:311
    }
    let sum_7 = reduce_add_f32(partial_sums_7_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 28u] = sum_7; // matmul.rs:311
    }
    workgroupBarrier(); // matmul.rs:315
    let group = local_invocation_index; // matmul.rs:317
    let row = first_m + group; // matmul.rs:318
    if (((group < 8u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:320
        let t34 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:322
        y[(row * imm.n + workgroup_n) >> 2u] = t34;
    }
}
