enable subgroups;

struct Immediates {
    k: u32,
    m: u32,
    n: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 8>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn load_weight(index: u32) -> u32 {
    return weight[index >> 1u][index & 1u];
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn funnel_shr_u32(high: u32, low: u32, amount: u32) -> u32 {
    let shift = amount & 31u;
    return (low >> shift) | ((high << 1u) << (31u - shift));
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

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn trellis_matmul__bf16_t2_bf16__matvec_8x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // trellis_matmul.rs:330
    let column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // trellis_matmul.rs:344
    let n_runs = imm.k / 32u; // trellis_matmul.rs:345
    var sums_0 = 0.0f; // trellis_matmul.rs:347
    for (var first_run = 0u; first_run < n_runs; first_run += 64u) { // trellis_matmul.rs:348
        let row = local_invocation_index / 256u; // trellis_matmul.rs:310
        let vector = local_invocation_index % 256u; // trellis_matmul.rs:311
        let column_1 = first_run * 32u + vector * 8u; // trellis_matmul.rs:312
        if ((column_1 < imm.k) & (row < 1u)) { // trellis_matmul.rs:313
            let run = vector / 4u; // trellis_matmul.rs:314
            let place = (run / 32u * 4u + vector % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column_1; // trellis_matmul.rs:316
            staged[place + row * 256u] = x[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        workgroupBarrier(); // trellis_matmul.rs:350
        for (var staged_run = local_invocation_index & 31u; staged_run < 64u; staged_run += 32u) { // trellis_matmul.rs:351
            let run = first_run + staged_run; // trellis_matmul.rs:352
            if ((run < n_runs) & (column < imm.n)) { // trellis_matmul.rs:353
                let block = column * (imm.k * 2u / 32u) + run / 8u * 16u; // trellis.rs:43
                let from_end = 7u - run % 8u; // trellis.rs:44
                let start = block + from_end * 2u; // trellis.rs:45
                let t0 = weight[start >> 1u]; // trellis_matmul.rs:354
                let t1 = load_weight(select(start + 2u, block, (run % 8u == 0u)));
                let first_vector = staged_run / 32u * 128u + staged_run % 32u; // trellis_matmul.rs:355
                let words = staged[first_vector]; // trellis_matmul.rs:325
                let t2 = f32(dot4U8Packed((funnel_shr_u32(t1, t0.y, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code = bitcast<f32>(bitcast<u32>(t2) ^ hidden_zero);
                let t3 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.x & 65535u) * code) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t3 ^ hidden_zero);
                let t4 = f32(dot4U8Packed((funnel_shr_u32(t1, t0.y, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_1 = bitcast<f32>(bitcast<u32>(t4) ^ hidden_zero);
                let t5 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.x >> 16u) * code_1) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t5 ^ hidden_zero);
                let t6 = f32(dot4U8Packed((funnel_shr_u32(t1, t0.y, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_2 = bitcast<f32>(bitcast<u32>(t6) ^ hidden_zero);
                let t7 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.y & 65535u) * code_2) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t7 ^ hidden_zero);
                let t8 = f32(dot4U8Packed((funnel_shr_u32(t1, t0.y, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_3 = bitcast<f32>(bitcast<u32>(t8) ^ hidden_zero);
                let t9 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.y >> 16u) * code_3) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t9 ^ hidden_zero);
                let t10 = f32(dot4U8Packed((funnel_shr_u32(t1, t0.y, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_4 = bitcast<f32>(bitcast<u32>(t10) ^ hidden_zero);
                let t11 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.z & 65535u) * code_4) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t11 ^ hidden_zero);
                let t12 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_5 = bitcast<f32>(t12 ^ hidden_zero);
                let t13 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.z >> 16u) * code_5) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t13 ^ hidden_zero);
                let t14 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_6 = bitcast<f32>(t14 ^ hidden_zero);
                let t15 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.w & 65535u) * code_6) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t15 ^ hidden_zero);
                let t16 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_7 = bitcast<f32>(t16 ^ hidden_zero);
                let t17 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.w >> 16u) * code_7) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t17 ^ hidden_zero);
                let words_1 = staged[first_vector + 32u]; // trellis_matmul.rs:325
                let t18 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_8 = bitcast<f32>(t18 ^ hidden_zero);
                let t19 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.x & 65535u) * code_8) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t19 ^ hidden_zero);
                let t20 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_9 = bitcast<f32>(t20 ^ hidden_zero);
                let t21 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.x >> 16u) * code_9) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t21 ^ hidden_zero);
                let t22 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_10 = bitcast<f32>(t22 ^ hidden_zero);
                let t23 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.y & 65535u) * code_10) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t23 ^ hidden_zero);
                let t24 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_11 = bitcast<f32>(t24 ^ hidden_zero);
                let t25 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.y >> 16u) * code_11) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t25 ^ hidden_zero);
                let t26 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_12 = bitcast<f32>(t26 ^ hidden_zero);
                let t27 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.z & 65535u) * code_12) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t27 ^ hidden_zero);
                let t28 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_13 = bitcast<f32>(t28 ^ hidden_zero);
                let t29 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.z >> 16u) * code_13) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t29 ^ hidden_zero);
                let t30 = bitcast<u32>(f32(dot4U8Packed(((t0.y >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_14 = bitcast<f32>(t30 ^ hidden_zero);
                let t31 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.w & 65535u) * code_14) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t31 ^ hidden_zero);
                let t32 = bitcast<u32>(f32(dot4U8Packed((t0.y & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero; // trellis.rs:58
                let code_15 = bitcast<f32>(t32);
                let t33 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.w >> 16u) * code_15) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t33 ^ hidden_zero);
                let words_2 = staged[first_vector + 64u]; // trellis_matmul.rs:325
                let t34 = f32(dot4U8Packed((funnel_shr_u32(t0.y, t0.x, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_16 = bitcast<f32>(bitcast<u32>(t34) ^ hidden_zero);
                let t35 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.x & 65535u) * code_16) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t35 ^ hidden_zero);
                let t36 = f32(dot4U8Packed((funnel_shr_u32(t0.y, t0.x, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_17 = bitcast<f32>(bitcast<u32>(t36) ^ hidden_zero);
                let t37 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.x >> 16u) * code_17) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t37 ^ hidden_zero);
                let t38 = f32(dot4U8Packed((funnel_shr_u32(t0.y, t0.x, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_18 = bitcast<f32>(bitcast<u32>(t38) ^ hidden_zero);
                let t39 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.y & 65535u) * code_18) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t39 ^ hidden_zero);
                let t40 = f32(dot4U8Packed((funnel_shr_u32(t0.y, t0.x, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_19 = bitcast<f32>(bitcast<u32>(t40) ^ hidden_zero);
                let t41 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.y >> 16u) * code_19) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t41 ^ hidden_zero);
                let t42 = f32(dot4U8Packed((funnel_shr_u32(t0.y, t0.x, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                let code_20 = bitcast<f32>(bitcast<u32>(t42) ^ hidden_zero);
                let t43 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.z & 65535u) * code_20) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t43 ^ hidden_zero);
                let t44 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_21 = bitcast<f32>(t44 ^ hidden_zero);
                let t45 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.z >> 16u) * code_21) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t45 ^ hidden_zero);
                let t46 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_22 = bitcast<f32>(t46 ^ hidden_zero);
                let t47 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.w & 65535u) * code_22) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t47 ^ hidden_zero);
                let t48 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_23 = bitcast<f32>(t48 ^ hidden_zero);
                let t49 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.w >> 16u) * code_23) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t49 ^ hidden_zero);
                let words_3 = staged[first_vector + 96u]; // trellis_matmul.rs:325
                let t50 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_24 = bitcast<f32>(t50 ^ hidden_zero);
                let t51 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.x & 65535u) * code_24) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t51 ^ hidden_zero);
                let t52 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_25 = bitcast<f32>(t52 ^ hidden_zero);
                let t53 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.x >> 16u) * code_25) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t53 ^ hidden_zero);
                let t54 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_26 = bitcast<f32>(t54 ^ hidden_zero);
                let t55 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.y & 65535u) * code_26) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t55 ^ hidden_zero);
                let t56 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_27 = bitcast<f32>(t56 ^ hidden_zero);
                let t57 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.y >> 16u) * code_27) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t57 ^ hidden_zero);
                let t58 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_28 = bitcast<f32>(t58 ^ hidden_zero);
                let t59 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.z & 65535u) * code_28) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t59 ^ hidden_zero);
                let t60 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_29 = bitcast<f32>(t60 ^ hidden_zero);
                let t61 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.z >> 16u) * code_29) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t61 ^ hidden_zero);
                let t62 = bitcast<u32>(f32(dot4U8Packed(((t0.x >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:58
                let code_30 = bitcast<f32>(t62 ^ hidden_zero);
                let t63 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.w & 65535u) * code_30) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t63 ^ hidden_zero);
                let t64 = bitcast<u32>(f32(dot4U8Packed((t0.x & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero; // trellis.rs:58
                let code_31 = bitcast<f32>(t64);
                let t65 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.w >> 16u) * code_31) ^ hidden_zero)); // trellis_matmul.rs:370
                sums_0 = bitcast<f32>(t65 ^ hidden_zero);
            }
        }
        workgroupBarrier(); // trellis_matmul.rs:377
    }
    let t66 = sums_0; // trellis_matmul.rs:382
    let t67 = subgroupShuffleXor(t66, 1u);
    let t68 = bitcast<f32>(bitcast<u32>(t66 + t67) ^ hidden_zero);
    let t69 = subgroupShuffleXor(t68, 2u);
    let t70 = bitcast<f32>(bitcast<u32>(t68 + t69) ^ hidden_zero);
    let t71 = subgroupShuffleXor(t70, 4u);
    let t72 = bitcast<f32>(bitcast<u32>(t70 + t71) ^ hidden_zero);
    let t73 = subgroupShuffleXor(t72, 8u);
    let t74 = bitcast<f32>(bitcast<u32>(t72 + t73) ^ hidden_zero);
    let t75 = subgroupShuffleXor(t74, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t74 + t75) ^ hidden_zero);
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum * bitcast<f32>(bitcast<u32>(load_scales(column) * 0.0067658755f) ^ hidden_zero)); // bits.rs:31
        results[local_invocation_index >> 5u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    workgroupBarrier(); // trellis_matmul.rs:387
    let part = local_invocation_index; // row_results.rs:28
    let row = workgroup_id.y + part / 2u; // row_results.rs:29
    let column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 2u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        let place = row * imm.n + column_1; // row_results.rs:32
        let t76 = vec2<u32>(encode_bf16(results[part * 4u]) | (encode_bf16(results[part * 4u + 1u]) << 16u), encode_bf16(results[part * 4u + 2u]) | (encode_bf16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        y[(place >> 1u) >> 1u] = t76;
    }
}
