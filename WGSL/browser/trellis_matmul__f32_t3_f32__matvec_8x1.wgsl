enable subgroups;

struct Immediates {
    k: u32,
    m: u32,
    n: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<vec4<f32>>;
var<workgroup> staged: array<vec4<u32>, 512>;
var<workgroup> results: array<f32, 8>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
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

@compute @workgroup_size(256, 1, 1)
fn trellis_matmul__f32_t3_f32__matvec_8x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // trellis_matmul.rs:339
    let column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // trellis_matmul.rs:353
    let n_runs = imm.k / 32u; // trellis_matmul.rs:354
    var sums_0 = 0.0f; // trellis_matmul.rs:356
    for (var first_run = 0u; first_run < n_runs; first_run += 64u) { // trellis_matmul.rs:357
        let t0 = first_run * 32u; // trellis_matmul.rs:358
        let row = local_invocation_index / 512u; // trellis_matmul.rs:310
        let vector = local_invocation_index % 512u; // trellis_matmul.rs:311
        let column_1 = t0 + vector * 4u; // trellis_matmul.rs:312
        if ((column_1 < imm.k) & (row < 1u)) { // trellis_matmul.rs:313
            let run = vector / 8u; // trellis_matmul.rs:314
            let place = (run / 32u * 8u + vector % 8u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(workgroup_id.y + row, imm.m - 1u) * imm.k + column_1; // trellis_matmul.rs:316
            staged[place + row * 512u] = bitcast<vec4<u32>>(x[(source * 4u / 4u) >> 2u]); // trellis_matmul.rs:317
        }
        let slot = local_invocation_index + 256u; // trellis_matmul.rs:309
        let row_1 = slot / 512u; // trellis_matmul.rs:310
        let vector_1 = slot % 512u; // trellis_matmul.rs:311
        let column_2 = t0 + vector_1 * 4u; // trellis_matmul.rs:312
        if ((column_2 < imm.k) & (row_1 < 1u)) { // trellis_matmul.rs:313
            let run = vector_1 / 8u; // trellis_matmul.rs:314
            let place = (run / 32u * 8u + vector_1 % 8u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(workgroup_id.y + row_1, imm.m - 1u) * imm.k + column_2; // trellis_matmul.rs:316
            staged[place + row_1 * 512u] = bitcast<vec4<u32>>(x[(source * 4u / 4u) >> 2u]); // trellis_matmul.rs:317
        }
        workgroupBarrier(); // trellis_matmul.rs:359
        for (var staged_run = local_invocation_index & 31u; staged_run < 64u; staged_run += 32u) { // trellis_matmul.rs:360
            let run = first_run + staged_run; // trellis_matmul.rs:361
            if ((run < n_runs) & (column < imm.n)) { // trellis_matmul.rs:362
                let block = column * (imm.k * 3u / 32u) + run / 8u * 24u; // trellis.rs:50
                let from_end = 7u - run % 8u; // trellis.rs:51
                let start = block + from_end * 3u; // trellis.rs:52
                let t1 = weight[start]; // trellis.rs:39
                let t2 = weight[start + 1u];
                let t3 = weight[start + 2u];
                let t4 = weight[select(start + 3u, block, (run % 8u == 0u))]; // trellis_matmul.rs:363
                let first_vector = staged_run / 32u * 256u + staged_run % 32u; // trellis_matmul.rs:364
                let words = staged[first_vector]; // trellis_matmul.rs:334
                let t5 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code = bitcast<f32>(bitcast<u32>(t5) ^ hidden_zero);
                let t6 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words.x) * code) ^ hidden_zero)) ^ hidden_zero; // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t6);
                let t7 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_1 = bitcast<f32>(bitcast<u32>(t7) ^ hidden_zero);
                let t8 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words.y) * code_1) ^ hidden_zero)) ^ hidden_zero; // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t8);
                let t9 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_2 = bitcast<f32>(bitcast<u32>(t9) ^ hidden_zero);
                let t10 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words.z) * code_2) ^ hidden_zero)) ^ hidden_zero; // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t10);
                let t11 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_3 = bitcast<f32>(t11 ^ hidden_zero);
                let t12 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words.w) * code_3) ^ hidden_zero)) ^ hidden_zero; // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t12);
                let words_1 = staged[first_vector + 32u]; // trellis_matmul.rs:334
                let t13 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_4 = bitcast<f32>(t13 ^ hidden_zero);
                let t14 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_1.x) * code_4) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t14 ^ hidden_zero);
                let t15 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_5 = bitcast<f32>(t15 ^ hidden_zero);
                let t16 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_1.y) * code_5) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t16 ^ hidden_zero);
                let t17 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_6 = bitcast<f32>(t17 ^ hidden_zero);
                let t18 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_1.z) * code_6) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t18 ^ hidden_zero);
                let t19 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_7 = bitcast<f32>(t19 ^ hidden_zero);
                let t20 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_1.w) * code_7) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t20 ^ hidden_zero);
                let words_2 = staged[first_vector + 64u]; // trellis_matmul.rs:334
                let t21 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_8 = bitcast<f32>(t21 ^ hidden_zero);
                let t22 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_2.x) * code_8) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t22 ^ hidden_zero);
                let t23 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_9 = bitcast<f32>(t23 ^ hidden_zero);
                let t24 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_2.y) * code_9) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t24 ^ hidden_zero);
                let t25 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_10 = bitcast<f32>(bitcast<u32>(t25) ^ hidden_zero);
                let t26 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_2.z) * code_10) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t26 ^ hidden_zero);
                let t27 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_11 = bitcast<f32>(bitcast<u32>(t27) ^ hidden_zero);
                let t28 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_2.w) * code_11) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t28 ^ hidden_zero);
                let words_3 = staged[first_vector + 96u]; // trellis_matmul.rs:334
                let t29 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_12 = bitcast<f32>(bitcast<u32>(t29) ^ hidden_zero);
                let t30 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_3.x) * code_12) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t30 ^ hidden_zero);
                let t31 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_13 = bitcast<f32>(bitcast<u32>(t31) ^ hidden_zero);
                let t32 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_3.y) * code_13) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t32 ^ hidden_zero);
                let t33 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_14 = bitcast<f32>(t33 ^ hidden_zero);
                let t34 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_3.z) * code_14) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t34 ^ hidden_zero);
                let t35 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_15 = bitcast<f32>(t35 ^ hidden_zero);
                let t36 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_3.w) * code_15) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t36 ^ hidden_zero);
                let words_4 = staged[first_vector + 128u]; // trellis_matmul.rs:334
                let t37 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_16 = bitcast<f32>(t37 ^ hidden_zero);
                let t38 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_4.x) * code_16) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t38 ^ hidden_zero);
                let t39 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_17 = bitcast<f32>(t39 ^ hidden_zero);
                let t40 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_4.y) * code_17) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t40 ^ hidden_zero);
                let t41 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_18 = bitcast<f32>(t41 ^ hidden_zero);
                let t42 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_4.z) * code_18) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t42 ^ hidden_zero);
                let t43 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_19 = bitcast<f32>(t43 ^ hidden_zero);
                let t44 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_4.w) * code_19) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t44 ^ hidden_zero);
                let words_5 = staged[first_vector + 160u]; // trellis_matmul.rs:334
                let t45 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_20 = bitcast<f32>(t45 ^ hidden_zero);
                let t46 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_5.x) * code_20) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t46 ^ hidden_zero);
                let t47 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_21 = bitcast<f32>(bitcast<u32>(t47) ^ hidden_zero);
                let t48 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_5.y) * code_21) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t48 ^ hidden_zero);
                let t49 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_22 = bitcast<f32>(bitcast<u32>(t49) ^ hidden_zero);
                let t50 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_5.z) * code_22) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t50 ^ hidden_zero);
                let t51 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_23 = bitcast<f32>(bitcast<u32>(t51) ^ hidden_zero);
                let t52 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_5.w) * code_23) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t52 ^ hidden_zero);
                let words_6 = staged[first_vector + 192u]; // trellis_matmul.rs:334
                let t53 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_24 = bitcast<f32>(bitcast<u32>(t53) ^ hidden_zero);
                let t54 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_6.x) * code_24) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t54 ^ hidden_zero);
                let t55 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_25 = bitcast<f32>(t55 ^ hidden_zero);
                let t56 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_6.y) * code_25) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t56 ^ hidden_zero);
                let t57 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_26 = bitcast<f32>(t57 ^ hidden_zero);
                let t58 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_6.z) * code_26) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t58 ^ hidden_zero);
                let t59 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_27 = bitcast<f32>(t59 ^ hidden_zero);
                let t60 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_6.w) * code_27) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t60 ^ hidden_zero);
                let words_7 = staged[first_vector + 224u]; // trellis_matmul.rs:334
                let t61 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_28 = bitcast<f32>(t61 ^ hidden_zero);
                let t62 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_7.x) * code_28) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t62 ^ hidden_zero);
                let t63 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_29 = bitcast<f32>(t63 ^ hidden_zero);
                let t64 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_7.y) * code_29) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t64 ^ hidden_zero);
                let t65 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_30 = bitcast<f32>(t65 ^ hidden_zero);
                let t66 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_7.z) * code_30) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t66 ^ hidden_zero);
                let t67 = bitcast<u32>(f32(dot4U8Packed((t1 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero; // trellis.rs:71
                let code_31 = bitcast<f32>(t67);
                let t68 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(bitcast<f32>(words_7.w) * code_31) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t68 ^ hidden_zero);
            }
        }
        workgroupBarrier(); // trellis_matmul.rs:386
    }
    let t69 = sums_0; // trellis_matmul.rs:391
    let t70 = subgroupShuffleXor(t69, 1u);
    let t71 = bitcast<f32>(bitcast<u32>(t69 + t70) ^ hidden_zero);
    let t72 = subgroupShuffleXor(t71, 2u);
    let t73 = bitcast<f32>(bitcast<u32>(t71 + t72) ^ hidden_zero);
    let t74 = subgroupShuffleXor(t73, 4u);
    let t75 = bitcast<f32>(bitcast<u32>(t73 + t74) ^ hidden_zero);
    let t76 = subgroupShuffleXor(t75, 8u);
    let t77 = bitcast<f32>(bitcast<u32>(t75 + t76) ^ hidden_zero);
    let t78 = subgroupShuffleXor(t77, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t77 + t78) ^ hidden_zero);
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:392
        let bits = bitcast<u32>(sum * bitcast<f32>(bitcast<u32>(load_scales(column) * 0.0067658755f) ^ hidden_zero)); // bits.rs:31
        results[local_invocation_index >> 5u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:393
    }
    workgroupBarrier(); // trellis_matmul.rs:396
    let part = local_invocation_index; // row_results.rs:28
    let row = workgroup_id.y + part / 2u; // row_results.rs:29
    let column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 2u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        let place = row * imm.n + column_1; // row_results.rs:32
        let t79 = vec4<f32>(results[part * 4u], results[part * 4u + 1u], results[part * 4u + 2u], results[part * 4u + 3u]); // row_results.rs:35
        y[place >> 2u] = t79;
    }
}
