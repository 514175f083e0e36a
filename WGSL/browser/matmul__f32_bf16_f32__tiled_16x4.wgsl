enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;
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

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_bf16_f32__tiled_16x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 4u; // matmul.rs:283
    let workgroup_n = workgroup_id.x * 16u; // matmul.rs:284
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:285
    let last_m = imm.m - 1u; // matmul.rs:286
    var partial_sums_0_0 = 0.0f; // matmul.rs:288
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
        let t13 = w[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t14 = decode_bf16(t13.x);
        let t15 = decode_bf16(t13.x >> 16u);
        let t16 = decode_bf16(t13.y);
        let t17 = decode_bf16(t13.y >> 16u);
        let t18 = decode_bf16(t13.z);
        let t19 = decode_bf16(t13.z >> 16u);
        let t20 = decode_bf16(t13.w);
        let t21 = decode_bf16(t13.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t2.x * t14; // dot.rs:23
        sum = sum + t2.y * t15;
        sum = sum + t2.z * t16;
        sum = sum + t2.w * t17;
        sum = sum + t3.x * t18;
        sum = sum + t3.y * t19;
        sum = sum + t3.z * t20;
        sum = sum + t3.w * t21;
        partial_sums_0_0 = sum; // matmul.rs:299
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t5.x * t14; // dot.rs:23
        sum_1 = sum_1 + t5.y * t15;
        sum_1 = sum_1 + t5.z * t16;
        sum_1 = sum_1 + t5.w * t17;
        sum_1 = sum_1 + t6.x * t18;
        sum_1 = sum_1 + t6.y * t19;
        sum_1 = sum_1 + t6.z * t20;
        sum_1 = sum_1 + t6.w * t21;
        partial_sums_1_0 = sum_1; // matmul.rs:299
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t8.x * t14; // dot.rs:23
        sum_2 = sum_2 + t8.y * t15;
        sum_2 = sum_2 + t8.z * t16;
        sum_2 = sum_2 + t8.w * t17;
        sum_2 = sum_2 + t9.x * t18;
        sum_2 = sum_2 + t9.y * t19;
        sum_2 = sum_2 + t9.z * t20;
        sum_2 = sum_2 + t9.w * t21;
        partial_sums_2_0 = sum_2; // matmul.rs:299
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t11.x * t14; // dot.rs:23
        sum_3 = sum_3 + t11.y * t15;
        sum_3 = sum_3 + t11.z * t16;
        sum_3 = sum_3 + t11.w * t17;
        sum_3 = sum_3 + t12.x * t18;
        sum_3 = sum_3 + t12.y * t19;
        sum_3 = sum_3 + t12.z * t20;
        sum_3 = sum_3 + t12.w * t21;
        partial_sums_3_0 = sum_3; // matmul.rs:299
        let t22 = w[((min_u32(first_n + 1u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t23 = decode_bf16(t22.x);
        let t24 = decode_bf16(t22.x >> 16u);
        let t25 = decode_bf16(t22.y);
        let t26 = decode_bf16(t22.y >> 16u);
        let t27 = decode_bf16(t22.z);
        let t28 = decode_bf16(t22.z >> 16u);
        let t29 = decode_bf16(t22.w);
        let t30 = decode_bf16(t22.w >> 16u);
        var sum_4 = partial_sums_0_1; // dot.rs:20
        sum_4 = sum_4 + t2.x * t23; // dot.rs:23
        sum_4 = sum_4 + t2.y * t24;
        sum_4 = sum_4 + t2.z * t25;
        sum_4 = sum_4 + t2.w * t26;
        sum_4 = sum_4 + t3.x * t27;
        sum_4 = sum_4 + t3.y * t28;
        sum_4 = sum_4 + t3.z * t29;
        sum_4 = sum_4 + t3.w * t30;
        partial_sums_0_1 = sum_4; // matmul.rs:299
        var sum_5 = partial_sums_1_1; // dot.rs:20
        sum_5 = sum_5 + t5.x * t23; // dot.rs:23
        sum_5 = sum_5 + t5.y * t24;
        sum_5 = sum_5 + t5.z * t25;
        sum_5 = sum_5 + t5.w * t26;
        sum_5 = sum_5 + t6.x * t27;
        sum_5 = sum_5 + t6.y * t28;
        sum_5 = sum_5 + t6.z * t29;
        sum_5 = sum_5 + t6.w * t30;
        partial_sums_1_1 = sum_5; // matmul.rs:299
        var sum_6 = partial_sums_2_1; // dot.rs:20
        sum_6 = sum_6 + t8.x * t23; // dot.rs:23
        sum_6 = sum_6 + t8.y * t24;
        sum_6 = sum_6 + t8.z * t25;
        sum_6 = sum_6 + t8.w * t26;
        sum_6 = sum_6 + t9.x * t27;
        sum_6 = sum_6 + t9.y * t28;
        sum_6 = sum_6 + t9.z * t29;
        sum_6 = sum_6 + t9.w * t30;
        partial_sums_2_1 = sum_6; // matmul.rs:299
        var sum_7 = partial_sums_3_1; // dot.rs:20
        sum_7 = sum_7 + t11.x * t23; // dot.rs:23
        sum_7 = sum_7 + t11.y * t24;
        sum_7 = sum_7 + t11.z * t25;
        sum_7 = sum_7 + t11.w * t26;
        sum_7 = sum_7 + t12.x * t27;
        sum_7 = sum_7 + t12.y * t28;
        sum_7 = sum_7 + t12.z * t29;
        sum_7 = sum_7 + t12.w * t30;
        partial_sums_3_1 = sum_7; // matmul.rs:299
        let t31 = w[((min_u32(first_n + 2u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t32 = decode_bf16(t31.x);
        let t33 = decode_bf16(t31.x >> 16u);
        let t34 = decode_bf16(t31.y);
        let t35 = decode_bf16(t31.y >> 16u);
        let t36 = decode_bf16(t31.z);
        let t37 = decode_bf16(t31.z >> 16u);
        let t38 = decode_bf16(t31.w);
        let t39 = decode_bf16(t31.w >> 16u);
        var sum_8 = partial_sums_0_2; // dot.rs:20
        sum_8 = sum_8 + t2.x * t32; // dot.rs:23
        sum_8 = sum_8 + t2.y * t33;
        sum_8 = sum_8 + t2.z * t34;
        sum_8 = sum_8 + t2.w * t35;
        sum_8 = sum_8 + t3.x * t36;
        sum_8 = sum_8 + t3.y * t37;
        sum_8 = sum_8 + t3.z * t38;
        sum_8 = sum_8 + t3.w * t39;
        partial_sums_0_2 = sum_8; // matmul.rs:299
        var sum_9 = partial_sums_1_2; // dot.rs:20
        sum_9 = sum_9 + t5.x * t32; // dot.rs:23
        sum_9 = sum_9 + t5.y * t33;
        sum_9 = sum_9 + t5.z * t34;
        sum_9 = sum_9 + t5.w * t35;
        sum_9 = sum_9 + t6.x * t36;
        sum_9 = sum_9 + t6.y * t37;
        sum_9 = sum_9 + t6.z * t38;
        sum_9 = sum_9 + t6.w * t39;
        partial_sums_1_2 = sum_9; // matmul.rs:299
        var sum_10 = partial_sums_2_2; // dot.rs:20
        sum_10 = sum_10 + t8.x * t32; // dot.rs:23
        sum_10 = sum_10 + t8.y * t33;
        sum_10 = sum_10 + t8.z * t34;
        sum_10 = sum_10 + t8.w * t35;
        sum_10 = sum_10 + t9.x * t36;
        sum_10 = sum_10 + t9.y * t37;
        sum_10 = sum_10 + t9.z * t38;
        sum_10 = sum_10 + t9.w * t39;
        partial_sums_2_2 = sum_10; // matmul.rs:299
        var sum_11 = partial_sums_3_2; // dot.rs:20
        sum_11 = sum_11 + t11.x * t32; // dot.rs:23
        sum_11 = sum_11 + t11.y * t33;
        sum_11 = sum_11 + t11.z * t34;
        sum_11 = sum_11 + t11.w * t35;
        sum_11 = sum_11 + t12.x * t36;
        sum_11 = sum_11 + t12.y * t37;
        sum_11 = sum_11 + t12.z * t38;
        sum_11 = sum_11 + t12.w * t39;
        partial_sums_3_2 = sum_11; // matmul.rs:299
        let t40 = w[((min_u32(first_n + 3u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t41 = decode_bf16(t40.x);
        let t42 = decode_bf16(t40.x >> 16u);
        let t43 = decode_bf16(t40.y);
        let t44 = decode_bf16(t40.y >> 16u);
        let t45 = decode_bf16(t40.z);
        let t46 = decode_bf16(t40.z >> 16u);
        let t47 = decode_bf16(t40.w);
        let t48 = decode_bf16(t40.w >> 16u);
        var sum_12 = partial_sums_0_3; // dot.rs:20
        sum_12 = sum_12 + t2.x * t41; // dot.rs:23
        sum_12 = sum_12 + t2.y * t42;
        sum_12 = sum_12 + t2.z * t43;
        sum_12 = sum_12 + t2.w * t44;
        sum_12 = sum_12 + t3.x * t45;
        sum_12 = sum_12 + t3.y * t46;
        sum_12 = sum_12 + t3.z * t47;
        sum_12 = sum_12 + t3.w * t48;
        partial_sums_0_3 = sum_12; // matmul.rs:299
        var sum_13 = partial_sums_1_3; // dot.rs:20
        sum_13 = sum_13 + t5.x * t41; // dot.rs:23
        sum_13 = sum_13 + t5.y * t42;
        sum_13 = sum_13 + t5.z * t43;
        sum_13 = sum_13 + t5.w * t44;
        sum_13 = sum_13 + t6.x * t45;
        sum_13 = sum_13 + t6.y * t46;
        sum_13 = sum_13 + t6.z * t47;
        sum_13 = sum_13 + t6.w * t48;
        partial_sums_1_3 = sum_13; // matmul.rs:299
        var sum_14 = partial_sums_2_3; // dot.rs:20
        sum_14 = sum_14 + t8.x * t41; // dot.rs:23
        sum_14 = sum_14 + t8.y * t42;
        sum_14 = sum_14 + t8.z * t43;
        sum_14 = sum_14 + t8.w * t44;
        sum_14 = sum_14 + t9.x * t45;
        sum_14 = sum_14 + t9.y * t46;
        sum_14 = sum_14 + t9.z * t47;
        sum_14 = sum_14 + t9.w * t48;
        partial_sums_2_3 = sum_14; // matmul.rs:299
        var sum_15 = partial_sums_3_3; // dot.rs:20
        sum_15 = sum_15 + t11.x * t41; // dot.rs:23
        sum_15 = sum_15 + t11.y * t42;
        sum_15 = sum_15 + t11.z * t43;
        sum_15 = sum_15 + t11.w * t44;
        sum_15 = sum_15 + t12.x * t45;
        sum_15 = sum_15 + t12.y * t46;
        sum_15 = sum_15 + t12.z * t47;
        sum_15 = sum_15 + t12.w * t48;
        partial_sums_3_3 = sum_15; // matmul.rs:299
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:311
    }
    let sum_1 = reduce_add_f32(partial_sums_0_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:311
    }
    let sum_2 = reduce_add_f32(partial_sums_0_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:311
    }
    let sum_3 = reduce_add_f32(partial_sums_0_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:311
    }
    let sum_4 = reduce_add_f32(partial_sums_1_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 16u] = sum_4; // matmul.rs:311
    }
    let sum_5 = reduce_add_f32(partial_sums_1_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 17u] = sum_5; // matmul.rs:311
    }
    let sum_6 = reduce_add_f32(partial_sums_1_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 18u] = sum_6; // matmul.rs:311
    }
    let sum_7 = reduce_add_f32(partial_sums_1_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 19u] = sum_7; // matmul.rs:311
    }
    let sum_8 = reduce_add_f32(partial_sums_2_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 32u] = sum_8; // matmul.rs:311
    }
    let sum_9 = reduce_add_f32(partial_sums_2_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 33u] = sum_9; // matmul.rs:311
    }
    let sum_10 = reduce_add_f32(partial_sums_2_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 34u] = sum_10; // matmul.rs:311
    }
    let sum_11 = reduce_add_f32(partial_sums_2_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 35u] = sum_11; // matmul.rs:311
    }
    let sum_12 = reduce_add_f32(partial_sums_3_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 48u] = sum_12; // matmul.rs:311
    }
    let sum_13 = reduce_add_f32(partial_sums_3_1); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 49u] = sum_13; // matmul.rs:311
    }
    let sum_14 = reduce_add_f32(partial_sums_3_2); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 50u] = sum_14; // matmul.rs:311
    }
    let sum_15 = reduce_add_f32(partial_sums_3_3); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) * 4u + 51u] = sum_15; // matmul.rs:311
    }
    workgroupBarrier(); // matmul.rs:315
    let group = local_invocation_index; // matmul.rs:317
    let row = first_m + group / 4u; // matmul.rs:318
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:319
    if (((group < 16u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:320
        let t49 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:322
        y[(row * imm.n + column) >> 2u] = t49;
    }
}
