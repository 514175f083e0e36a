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
var<workgroup> sums: array<f32, 16>;

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
fn matmul__bf16_bf16_bf16__matvec_16x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:334
    let workgroup_n = workgroup_id.x * 16u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u) * 4u; // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    var partial_sums_0_1 = 0.0f;
    var partial_sums_0_2 = 0.0f;
    var partial_sums_0_3 = 0.0f;
    let n_pieces = imm.k / 8u; // matmul.rs:348
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t0 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        let t1 = w[((min_u32(first_n + 1u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t2 = w[((min_u32(first_n + 2u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t3 = w[((min_u32(first_n + 3u, last_n) * imm.k + first_k) >> 1u) >> 2u];
        let t4 = x[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t5 = decode_bf16(t4.x);
        let t6 = decode_bf16(t4.x >> 16u);
        let t7 = decode_bf16(t4.y);
        let t8 = decode_bf16(t4.y >> 16u);
        let t9 = decode_bf16(t4.z);
        let t10 = decode_bf16(t4.z >> 16u);
        let t11 = decode_bf16(t4.w);
        let t12 = decode_bf16(t4.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        let t13 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t0.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum = bitcast<f32>(t13);
        let t14 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t0.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t14);
        let t15 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t0.y)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t15);
        let t16 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t0.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t16);
        let t17 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t0.z)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t17);
        let t18 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t0.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t18);
        let t19 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t11 * decode_bf16(t0.w)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t19);
        let t20 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t12 * decode_bf16(t0.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum = bitcast<f32>(t20);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_0_1; // dot.rs:20
        let t21 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t1.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_1 = bitcast<f32>(t21);
        let t22 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t1.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t22);
        let t23 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t1.y)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t23);
        let t24 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t1.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t24);
        let t25 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t1.z)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t25);
        let t26 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t1.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t26);
        let t27 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t11 * decode_bf16(t1.w)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t27);
        let t28 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t12 * decode_bf16(t1.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_1 = bitcast<f32>(t28);
        partial_sums_0_1 = sum_1; // matmul.rs:381
        var sum_2 = partial_sums_0_2; // dot.rs:20
        let t29 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t2.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_2 = bitcast<f32>(t29);
        let t30 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t2.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t30);
        let t31 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t2.y)) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t31);
        let t32 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t2.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t32);
        let t33 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t2.z)) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t33);
        let t34 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t2.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t34);
        let t35 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t11 * decode_bf16(t2.w)) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t35);
        let t36 = bitcast<u32>(sum_2 + bitcast<f32>(bitcast<u32>(t12 * decode_bf16(t2.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_2 = bitcast<f32>(t36);
        partial_sums_0_2 = sum_2; // matmul.rs:381
        var sum_3 = partial_sums_0_3; // dot.rs:20
        let t37 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t3.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
        sum_3 = bitcast<f32>(t37);
        let t38 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t3.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t38);
        let t39 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t3.y)) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t39);
        let t40 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t3.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t40);
        let t41 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t3.z)) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t41);
        let t42 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t3.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t42);
        let t43 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t11 * decode_bf16(t3.w)) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t43);
        let t44 = bitcast<u32>(sum_3 + bitcast<f32>(bitcast<u32>(t12 * decode_bf16(t3.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
        sum_3 = bitcast<f32>(t44);
        partial_sums_0_3 = sum_3; // matmul.rs:381
    }
    let t45 = partial_sums_0_0; // matmul.rs:393
    let t46 = subgroupShuffleXor(t45, 1u);
    let t47 = bitcast<f32>(bitcast<u32>(t45 + t46) ^ hidden_zero);
    let t48 = subgroupShuffleXor(t47, 2u);
    let t49 = bitcast<f32>(bitcast<u32>(t47 + t48) ^ hidden_zero);
    let t50 = subgroupShuffleXor(t49, 4u);
    let t51 = bitcast<f32>(bitcast<u32>(t49 + t50) ^ hidden_zero);
    let t52 = subgroupShuffleXor(t51, 8u);
    let t53 = bitcast<f32>(bitcast<u32>(t51 + t52) ^ hidden_zero);
    let t54 = subgroupShuffleXor(t53, 16u);
    let sum = t53 + t54;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u] = sum; // matmul.rs:395
    }
    let t55 = partial_sums_0_1; // matmul.rs:393
    let t56 = subgroupShuffleXor(t55, 1u);
    let t57 = bitcast<f32>(bitcast<u32>(t55 + t56) ^ hidden_zero);
    let t58 = subgroupShuffleXor(t57, 2u);
    let t59 = bitcast<f32>(bitcast<u32>(t57 + t58) ^ hidden_zero);
    let t60 = subgroupShuffleXor(t59, 4u);
    let t61 = bitcast<f32>(bitcast<u32>(t59 + t60) ^ hidden_zero);
    let t62 = subgroupShuffleXor(t61, 8u);
    let t63 = bitcast<f32>(bitcast<u32>(t61 + t62) ^ hidden_zero);
    let t64 = subgroupShuffleXor(t63, 16u);
    let sum_1 = t63 + t64;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 1u] = sum_1; // matmul.rs:395
    }
    let t65 = partial_sums_0_2; // matmul.rs:393
    let t66 = subgroupShuffleXor(t65, 1u);
    let t67 = bitcast<f32>(bitcast<u32>(t65 + t66) ^ hidden_zero);
    let t68 = subgroupShuffleXor(t67, 2u);
    let t69 = bitcast<f32>(bitcast<u32>(t67 + t68) ^ hidden_zero);
    let t70 = subgroupShuffleXor(t69, 4u);
    let t71 = bitcast<f32>(bitcast<u32>(t69 + t70) ^ hidden_zero);
    let t72 = subgroupShuffleXor(t71, 8u);
    let t73 = bitcast<f32>(bitcast<u32>(t71 + t72) ^ hidden_zero);
    let t74 = subgroupShuffleXor(t73, 16u);
    let sum_2 = t73 + t74;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 2u] = sum_2; // matmul.rs:395
    }
    let t75 = partial_sums_0_3; // matmul.rs:393
    let t76 = subgroupShuffleXor(t75, 1u);
    let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
    let t78 = subgroupShuffleXor(t77, 2u);
    let t79 = bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero);
    let t80 = subgroupShuffleXor(t79, 4u);
    let t81 = bitcast<f32>(bitcast<u32>(t79 + t80) ^ hidden_zero);
    let t82 = subgroupShuffleXor(t81, 8u);
    let t83 = bitcast<f32>(bitcast<u32>(t81 + t82) ^ hidden_zero);
    let t84 = subgroupShuffleXor(t83, 16u);
    let sum_3 = t83 + t84;
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[(local_invocation_index >> 5u) * 4u + 3u] = sum_3; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = workgroup_id.y + group / 4u; // matmul.rs:402
    let column = workgroup_n + group % 4u * 4u; // matmul.rs:403
    if (((group < 4u) & (row < imm.m)) & (column < imm.n)) { // matmul.rs:404
        let t85 = vec2<u32>(encode_bf16(sums[group * 4u]) | (encode_bf16(sums[group * 4u + 1u]) << 16u), encode_bf16(sums[group * 4u + 2u]) | (encode_bf16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + column) >> 1u) >> 1u] = t85;
    }
}
