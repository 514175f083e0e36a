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
var<workgroup> sums: array<f32, 8>;

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
fn matmul__bf16_bf16_bf16__matvec_4x2_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
    let first_m = workgroup_id.y * 2u; // matmul.rs:342
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_1_0 = 0.0f;
    let n_pieces = imm.k / 8u; // matmul.rs:348
    let in_runs = n_pieces & 4294967232u; // matmul.rs:350
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
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
        let t11 = first_k + 256u; // matmul.rs:365
        let t12 = w[((min_u32(first_n, last_n) * imm.k + t11) >> 1u) >> 2u]; // matmul.rs:367
        let t13 = decode_bf16(t12.x);
        let t14 = decode_bf16(t12.x >> 16u);
        let t15 = decode_bf16(t12.y);
        let t16 = decode_bf16(t12.y >> 16u);
        let t17 = decode_bf16(t12.z);
        let t18 = decode_bf16(t12.z >> 16u);
        let t19 = decode_bf16(t12.w);
        let t20 = decode_bf16(t12.w >> 16u);
        let t21 = x[((min_u32(first_m, last_m) * imm.k + t11) >> 1u) >> 2u]; // matmul.rs:370
        let t22 = x[((min_u32(first_m + 1u, last_m) * imm.k + t11) >> 1u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t23 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t23);
        let t24 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t24);
        let t25 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t25);
        let t26 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t26);
        let t27 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t27);
        let t28 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t28);
        let t29 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t29);
        let t30 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t9.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t30);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t31 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.x) * t1) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t31);
        let t32 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.x >> 16u) * t2) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t32);
        let t33 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.y) * t3) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t33);
        let t34 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.y >> 16u) * t4) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t34);
        let t35 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.z) * t5) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t35);
        let t36 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.z >> 16u) * t6) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t36);
        let t37 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.w) * t7) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t37);
        let t38 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t10.w >> 16u) * t8) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t38);
        partial_sums_1_0 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_0_0; // dot.rs:20
        let t39 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t21.x) * t13) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_2 = bitcast<f32>(t39);
        let t40 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t21.x >> 16u) * t14) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t40);
        let t41 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t21.y) * t15) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t41);
        let t42 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t21.y >> 16u) * t16) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t42);
        let t43 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t21.z) * t17) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t43);
        let t44 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t21.z >> 16u) * t18) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t44);
        let t45 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t21.w) * t19) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t45);
        let t46 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(decode_bf16(t21.w >> 16u) * t20) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t46);
        partial_sums_0_0 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_1_0; // dot.rs:20
        let t47 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t22.x) * t13) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_3 = bitcast<f32>(t47);
        let t48 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t22.x >> 16u) * t14) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t48);
        let t49 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t22.y) * t15) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t49);
        let t50 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t22.y >> 16u) * t16) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t50);
        let t51 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t22.z) * t17) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t51);
        let t52 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t22.z >> 16u) * t18) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t52);
        let t53 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t22.w) * t19) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t53);
        let t54 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(decode_bf16(t22.w >> 16u) * t20) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t54);
        partial_sums_1_0 = sum_3; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t55 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        let t56 = decode_bf16(t55.x);
        let t57 = decode_bf16(t55.x >> 16u);
        let t58 = decode_bf16(t55.y);
        let t59 = decode_bf16(t55.y >> 16u);
        let t60 = decode_bf16(t55.z);
        let t61 = decode_bf16(t55.z >> 16u);
        let t62 = decode_bf16(t55.w);
        let t63 = decode_bf16(t55.w >> 16u);
        let t64 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t65 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        var sum = partial_sums_0_0; // dot.rs:20
        let t66 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t64.x) * t56) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t66);
        let t67 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t64.x >> 16u) * t57) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t67);
        let t68 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t64.y) * t58) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t68);
        let t69 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t64.y >> 16u) * t59) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t69);
        let t70 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t64.z) * t60) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t70);
        let t71 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t64.z >> 16u) * t61) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t71);
        let t72 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t64.w) * t62) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t72);
        let t73 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(decode_bf16(t64.w >> 16u) * t63) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t73);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_1_0; // dot.rs:20
        let t74 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t65.x) * t56) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t74);
        let t75 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t65.x >> 16u) * t57) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t75);
        let t76 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t65.y) * t58) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t76);
        let t77 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t65.y >> 16u) * t59) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t77);
        let t78 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t65.z) * t60) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t78);
        let t79 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t65.z >> 16u) * t61) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t79);
        let t80 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t65.w) * t62) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t80);
        let t81 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(decode_bf16(t65.w >> 16u) * t63) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t81);
        partial_sums_1_0 = sum_1; // matmul.rs:381
    }
    let t82 = partial_sums_0_0; // matmul.rs:393
    let t83 = subgroupShuffleXor(t82, 1u);
    let t84 = bitcast<f32>(bitcast<u32>(t82 + t83) ^ hidden_zero);
    let t85 = subgroupShuffleXor(t84, 2u);
    let t86 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
    let t87 = subgroupShuffleXor(t86, 4u);
    let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
    let t89 = subgroupShuffleXor(t88, 8u);
    let t90 = bitcast<f32>(bitcast<u32>(t88 + t89) ^ hidden_zero);
    let t91 = subgroupShuffleXor(t90, 16u);
    let sum = t90 + t91;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    let t92 = partial_sums_1_0; // matmul.rs:393
    let t93 = subgroupShuffleXor(t92, 1u);
    let t94 = bitcast<f32>(bitcast<u32>(t92 + t93) ^ hidden_zero);
    let t95 = subgroupShuffleXor(t94, 2u);
    let t96 = bitcast<f32>(bitcast<u32>(t94 + t95) ^ hidden_zero);
    let t97 = subgroupShuffleXor(t96, 4u);
    let t98 = bitcast<f32>(bitcast<u32>(t96 + t97) ^ hidden_zero);
    let t99 = subgroupShuffleXor(t98, 8u);
    let t100 = bitcast<f32>(bitcast<u32>(t98 + t99) ^ hidden_zero);
    let t101 = subgroupShuffleXor(t100, 16u);
    let sum_1 = t100 + t101;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = first_m + group; // matmul.rs:402
    if (((group < 2u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t102 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t102;
    }
}
