enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 64>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_f16(bits: u32) -> f32 {
    let sign = (bits & 0x8000u) << 16u;
    let magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return bitcast<f32>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return bitcast<f32>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return bitcast<f32>(sign);
    }
    let shift = countLeadingZeros(magnitude) - 21u;
    return bitcast<f32>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn encode_f16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f16_f16_f16__tiled_16x4(
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
        let t1 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:293
        let t2 = decode_f16(t1.x);
        let t3 = decode_f16(t1.x >> 16u);
        let t4 = decode_f16(t1.y);
        let t5 = decode_f16(t1.y >> 16u);
        let t6 = decode_f16(t1.z);
        let t7 = decode_f16(t1.z >> 16u);
        let t8 = decode_f16(t1.w);
        let t9 = decode_f16(t1.w >> 16u);
        let t10 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t11 = decode_f16(t10.x);
        let t12 = decode_f16(t10.x >> 16u);
        let t13 = decode_f16(t10.y);
        let t14 = decode_f16(t10.y >> 16u);
        let t15 = decode_f16(t10.z);
        let t16 = decode_f16(t10.z >> 16u);
        let t17 = decode_f16(t10.w);
        let t18 = decode_f16(t10.w >> 16u);
        let t19 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t20 = decode_f16(t19.x);
        let t21 = decode_f16(t19.x >> 16u);
        let t22 = decode_f16(t19.y);
        let t23 = decode_f16(t19.y >> 16u);
        let t24 = decode_f16(t19.z);
        let t25 = decode_f16(t19.z >> 16u);
        let t26 = decode_f16(t19.w);
        let t27 = decode_f16(t19.w >> 16u);
        let t28 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t29 = decode_f16(t28.x);
        let t30 = decode_f16(t28.x >> 16u);
        let t31 = decode_f16(t28.y);
        let t32 = decode_f16(t28.y >> 16u);
        let t33 = decode_f16(t28.z);
        let t34 = decode_f16(t28.z >> 16u);
        let t35 = decode_f16(t28.w);
        let t36 = decode_f16(t28.w >> 16u);
        let t37 = w[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t38 = decode_f16(t37.x);
        let t39 = decode_f16(t37.x >> 16u);
        let t40 = decode_f16(t37.y);
        let t41 = decode_f16(t37.y >> 16u);
        let t42 = decode_f16(t37.z);
        let t43 = decode_f16(t37.z >> 16u);
        let t44 = decode_f16(t37.w);
        let t45 = decode_f16(t37.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t2 * t38; // dot.rs:23
        sum = sum + t3 * t39;
        sum = sum + t4 * t40;
        sum = sum + t5 * t41;
        sum = sum + t6 * t42;
        sum = sum + t7 * t43;
        sum = sum + t8 * t44;
        sum = sum + t9 * t45;
        partial_sums_0_0 = sum; // matmul.rs:299
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + t11 * t38; // dot.rs:23
        sum_1 = sum_1 + t12 * t39;
        sum_1 = sum_1 + t13 * t40;
        sum_1 = sum_1 + t14 * t41;
        sum_1 = sum_1 + t15 * t42;
        sum_1 = sum_1 + t16 * t43;
        sum_1 = sum_1 + t17 * t44;
        sum_1 = sum_1 + t18 * t45;
        partial_sums_1_0 = sum_1; // matmul.rs:299
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + t20 * t38; // dot.rs:23
        sum_2 = sum_2 + t21 * t39;
        sum_2 = sum_2 + t22 * t40;
        sum_2 = sum_2 + t23 * t41;
        sum_2 = sum_2 + t24 * t42;
        sum_2 = sum_2 + t25 * t43;
        sum_2 = sum_2 + t26 * t44;
        sum_2 = sum_2 + t27 * t45;
        partial_sums_2_0 = sum_2; // matmul.rs:299
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + t29 * t38; // dot.rs:23
        sum_3 = sum_3 + t30 * t39;
        sum_3 = sum_3 + t31 * t40;
        sum_3 = sum_3 + t32 * t41;
        sum_3 = sum_3 + t33 * t42;
        sum_3 = sum_3 + t34 * t43;
        sum_3 = sum_3 + t35 * t44;
        sum_3 = sum_3 + t36 * t45;
        partial_sums_3_0 = sum_3; // matmul.rs:299
        let t46 = w[((min_u32(first_n + 1u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t47 = decode_f16(t46.x);
        let t48 = decode_f16(t46.x >> 16u);
        let t49 = decode_f16(t46.y);
        let t50 = decode_f16(t46.y >> 16u);
        let t51 = decode_f16(t46.z);
        let t52 = decode_f16(t46.z >> 16u);
        let t53 = decode_f16(t46.w);
        let t54 = decode_f16(t46.w >> 16u);
        var sum_4 = partial_sums_0_1; // dot.rs:20
        sum_4 = sum_4 + t2 * t47; // dot.rs:23
        sum_4 = sum_4 + t3 * t48;
        sum_4 = sum_4 + t4 * t49;
        sum_4 = sum_4 + t5 * t50;
        sum_4 = sum_4 + t6 * t51;
        sum_4 = sum_4 + t7 * t52;
        sum_4 = sum_4 + t8 * t53;
        sum_4 = sum_4 + t9 * t54;
        partial_sums_0_1 = sum_4; // matmul.rs:299
        var sum_5 = partial_sums_1_1; // dot.rs:20
        sum_5 = sum_5 + t11 * t47; // dot.rs:23
        sum_5 = sum_5 + t12 * t48;
        sum_5 = sum_5 + t13 * t49;
        sum_5 = sum_5 + t14 * t50;
        sum_5 = sum_5 + t15 * t51;
        sum_5 = sum_5 + t16 * t52;
        sum_5 = sum_5 + t17 * t53;
        sum_5 = sum_5 + t18 * t54;
        partial_sums_1_1 = sum_5; // matmul.rs:299
        var sum_6 = partial_sums_2_1; // dot.rs:20
        sum_6 = sum_6 + t20 * t47; // dot.rs:23
        sum_6 = sum_6 + t21 * t48;
        sum_6 = sum_6 + t22 * t49;
        sum_6 = sum_6 + t23 * t50;
        sum_6 = sum_6 + t24 * t51;
        sum_6 = sum_6 + t25 * t52;
        sum_6 = sum_6 + t26 * t53;
        sum_6 = sum_6 + t27 * t54;
        partial_sums_2_1 = sum_6; // matmul.rs:299
        var sum_7 = partial_sums_3_1; // dot.rs:20
        sum_7 = sum_7 + t29 * t47; // dot.rs:23
        sum_7 = sum_7 + t30 * t48;
        sum_7 = sum_7 + t31 * t49;
        sum_7 = sum_7 + t32 * t50;
        sum_7 = sum_7 + t33 * t51;
        sum_7 = sum_7 + t34 * t52;
        sum_7 = sum_7 + t35 * t53;
        sum_7 = sum_7 + t36 * t54;
        partial_sums_3_1 = sum_7; // matmul.rs:299
        let t55 = w[((min_u32(first_n + 2u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t56 = decode_f16(t55.x);
        let t57 = decode_f16(t55.x >> 16u);
        let t58 = decode_f16(t55.y);
        let t59 = decode_f16(t55.y >> 16u);
        let t60 = decode_f16(t55.z);
        let t61 = decode_f16(t55.z >> 16u);
        let t62 = decode_f16(t55.w);
        let t63 = decode_f16(t55.w >> 16u);
        var sum_8 = partial_sums_0_2; // dot.rs:20
        sum_8 = sum_8 + t2 * t56; // dot.rs:23
        sum_8 = sum_8 + t3 * t57;
        sum_8 = sum_8 + t4 * t58;
        sum_8 = sum_8 + t5 * t59;
        sum_8 = sum_8 + t6 * t60;
        sum_8 = sum_8 + t7 * t61;
        sum_8 = sum_8 + t8 * t62;
        sum_8 = sum_8 + t9 * t63;
        partial_sums_0_2 = sum_8; // matmul.rs:299
        var sum_9 = partial_sums_1_2; // dot.rs:20
        sum_9 = sum_9 + t11 * t56; // dot.rs:23
        sum_9 = sum_9 + t12 * t57;
        sum_9 = sum_9 + t13 * t58;
        sum_9 = sum_9 + t14 * t59;
        sum_9 = sum_9 + t15 * t60;
        sum_9 = sum_9 + t16 * t61;
        sum_9 = sum_9 + t17 * t62;
        sum_9 = sum_9 + t18 * t63;
        partial_sums_1_2 = sum_9; // matmul.rs:299
        var sum_10 = partial_sums_2_2; // dot.rs:20
        sum_10 = sum_10 + t20 * t56; // dot.rs:23
        sum_10 = sum_10 + t21 * t57;
        sum_10 = sum_10 + t22 * t58;
        sum_10 = sum_10 + t23 * t59;
        sum_10 = sum_10 + t24 * t60;
        sum_10 = sum_10 + t25 * t61;
        sum_10 = sum_10 + t26 * t62;
        sum_10 = sum_10 + t27 * t63;
        partial_sums_2_2 = sum_10; // matmul.rs:299
        var sum_11 = partial_sums_3_2; // dot.rs:20
        sum_11 = sum_11 + t29 * t56; // dot.rs:23
        sum_11 = sum_11 + t30 * t57;
        sum_11 = sum_11 + t31 * t58;
        sum_11 = sum_11 + t32 * t59;
        sum_11 = sum_11 + t33 * t60;
        sum_11 = sum_11 + t34 * t61;
        sum_11 = sum_11 + t35 * t62;
        sum_11 = sum_11 + t36 * t63;
        partial_sums_3_2 = sum_11; // matmul.rs:299
        let t64 = w[((min_u32(first_n + 3u, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t65 = decode_f16(t64.x);
        let t66 = decode_f16(t64.x >> 16u);
        let t67 = decode_f16(t64.y);
        let t68 = decode_f16(t64.y >> 16u);
        let t69 = decode_f16(t64.z);
        let t70 = decode_f16(t64.z >> 16u);
        let t71 = decode_f16(t64.w);
        let t72 = decode_f16(t64.w >> 16u);
        var sum_12 = partial_sums_0_3; // dot.rs:20
        sum_12 = sum_12 + t2 * t65; // dot.rs:23
        sum_12 = sum_12 + t3 * t66;
        sum_12 = sum_12 + t4 * t67;
        sum_12 = sum_12 + t5 * t68;
        sum_12 = sum_12 + t6 * t69;
        sum_12 = sum_12 + t7 * t70;
        sum_12 = sum_12 + t8 * t71;
        sum_12 = sum_12 + t9 * t72;
        partial_sums_0_3 = sum_12; // matmul.rs:299
        var sum_13 = partial_sums_1_3; // dot.rs:20
        sum_13 = sum_13 + t11 * t65; // dot.rs:23
        sum_13 = sum_13 + t12 * t66;
        sum_13 = sum_13 + t13 * t67;
        sum_13 = sum_13 + t14 * t68;
        sum_13 = sum_13 + t15 * t69;
        sum_13 = sum_13 + t16 * t70;
        sum_13 = sum_13 + t17 * t71;
        sum_13 = sum_13 + t18 * t72;
        partial_sums_1_3 = sum_13; // matmul.rs:299
        var sum_14 = partial_sums_2_3; // dot.rs:20
        sum_14 = sum_14 + t20 * t65; // dot.rs:23
        sum_14 = sum_14 + t21 * t66;
        sum_14 = sum_14 + t22 * t67;
        sum_14 = sum_14 + t23 * t68;
        sum_14 = sum_14 + t24 * t69;
        sum_14 = sum_14 + t25 * t70;
        sum_14 = sum_14 + t26 * t71;
        sum_14 = sum_14 + t27 * t72;
        partial_sums_2_3 = sum_14; // matmul.rs:299
        var sum_15 = partial_sums_3_3; // dot.rs:20
        sum_15 = sum_15 + t29 * t65; // dot.rs:23
        sum_15 = sum_15 + t30 * t66;
        sum_15 = sum_15 + t31 * t67;
        sum_15 = sum_15 + t32 * t68;
        sum_15 = sum_15 + t33 * t69;
        sum_15 = sum_15 + t34 * t70;
        sum_15 = sum_15 + t35 * t71;
        sum_15 = sum_15 + t36 * t72;
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
        let t73 = vec2<u32>(encode_f16(sums[group * 4u]) | (encode_f16(sums[group * 4u + 1u]) << 16u), encode_f16(sums[group * 4u + 2u]) | (encode_f16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:322
        y[((row * imm.n + column) >> 1u) >> 1u] = t73;
    }
}
