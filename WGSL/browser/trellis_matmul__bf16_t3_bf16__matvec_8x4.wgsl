enable subgroups;

struct Immediates {
    k: u32,
    m: u32,
    n: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<vec4<u32>, 512>;
var<workgroup> results: array<f32, 32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
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
fn trellis_matmul__bf16_t3_bf16__matvec_8x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // trellis_matmul.rs:339
    let first_m = workgroup_id.y * 4u; // trellis_matmul.rs:352
    let column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // trellis_matmul.rs:353
    let n_runs = imm.k / 32u; // trellis_matmul.rs:354
    var sums_0 = 0.0f; // trellis_matmul.rs:356
    var sums_1 = 0.0f;
    var sums_2 = 0.0f;
    var sums_3 = 0.0f;
    for (var first_run = 0u; first_run < n_runs; first_run += 32u) { // trellis_matmul.rs:357
        let t0 = first_run * 32u; // trellis_matmul.rs:358
        let row = local_invocation_index / 128u; // trellis_matmul.rs:310
        let vector = local_invocation_index % 128u; // trellis_matmul.rs:311
        let column_1 = t0 + vector * 8u; // trellis_matmul.rs:312
        if ((column_1 < imm.k) & (row < 4u)) { // trellis_matmul.rs:313
            let run = vector / 4u; // trellis_matmul.rs:314
            let place = (run / 32u * 4u + vector % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(first_m + row, imm.m - 1u) * imm.k + column_1; // trellis_matmul.rs:316
            staged[place + row * 128u] = x[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        let slot = local_invocation_index + 256u; // trellis_matmul.rs:309
        let row_1 = slot / 128u; // trellis_matmul.rs:310
        let vector_1 = slot % 128u; // trellis_matmul.rs:311
        let column_2 = t0 + vector_1 * 8u; // trellis_matmul.rs:312
        if ((column_2 < imm.k) & (row_1 < 4u)) { // trellis_matmul.rs:313
            let run = vector_1 / 4u; // trellis_matmul.rs:314
            let place = (run / 32u * 4u + vector_1 % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(first_m + row_1, imm.m - 1u) * imm.k + column_2; // trellis_matmul.rs:316
            staged[place + row_1 * 128u] = x[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        workgroupBarrier(); // trellis_matmul.rs:359
        for (var staged_run = local_invocation_index & 31u; staged_run < 32u; staged_run += 32u) { // trellis_matmul.rs:360
            let run = first_run + staged_run; // trellis_matmul.rs:361
            if ((run < n_runs) & (column < imm.n)) { // trellis_matmul.rs:362
                let block = column * (imm.k * 3u / 32u) + run / 8u * 24u; // trellis.rs:50
                let from_end = 7u - run % 8u; // trellis.rs:51
                let start = block + from_end * 3u; // trellis.rs:52
                let t1 = weight[start]; // trellis.rs:39
                let t2 = weight[start + 1u];
                let t3 = weight[start + 2u];
                let t4 = weight[select(start + 3u, block, (run % 8u == 0u))]; // trellis_matmul.rs:363
                let first_vector = staged_run / 32u * 128u + staged_run % 32u; // trellis_matmul.rs:364
                let words = staged[first_vector]; // trellis_matmul.rs:334
                let words_1 = staged[first_vector + 128u];
                let words_2 = staged[first_vector + 256u];
                let words_3 = staged[first_vector + 384u];
                let t5 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code = bitcast<f32>(bitcast<u32>(t5) ^ hidden_zero);
                let t6 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.x & 65535u) * code) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t6 ^ hidden_zero);
                let t7 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.x & 65535u) * code) ^ hidden_zero));
                sums_1 = bitcast<f32>(t7 ^ hidden_zero);
                let t8 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.x & 65535u) * code) ^ hidden_zero));
                sums_2 = bitcast<f32>(t8 ^ hidden_zero);
                let t9 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.x & 65535u) * code) ^ hidden_zero));
                sums_3 = bitcast<f32>(t9 ^ hidden_zero);
                let t10 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_1 = bitcast<f32>(bitcast<u32>(t10) ^ hidden_zero);
                let t11 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.x >> 16u) * code_1) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t11 ^ hidden_zero);
                let t12 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.x >> 16u) * code_1) ^ hidden_zero));
                sums_1 = bitcast<f32>(t12 ^ hidden_zero);
                let t13 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.x >> 16u) * code_1) ^ hidden_zero));
                sums_2 = bitcast<f32>(t13 ^ hidden_zero);
                let t14 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.x >> 16u) * code_1) ^ hidden_zero));
                sums_3 = bitcast<f32>(t14 ^ hidden_zero);
                let t15 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_2 = bitcast<f32>(bitcast<u32>(t15) ^ hidden_zero);
                let t16 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.y & 65535u) * code_2) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t16 ^ hidden_zero);
                let t17 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.y & 65535u) * code_2) ^ hidden_zero));
                sums_1 = bitcast<f32>(t17 ^ hidden_zero);
                let t18 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.y & 65535u) * code_2) ^ hidden_zero));
                sums_2 = bitcast<f32>(t18 ^ hidden_zero);
                let t19 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.y & 65535u) * code_2) ^ hidden_zero));
                sums_3 = bitcast<f32>(t19 ^ hidden_zero);
                let t20 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_3 = bitcast<f32>(t20 ^ hidden_zero);
                let t21 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.y >> 16u) * code_3) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t21 ^ hidden_zero);
                let t22 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.y >> 16u) * code_3) ^ hidden_zero));
                sums_1 = bitcast<f32>(t22 ^ hidden_zero);
                let t23 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.y >> 16u) * code_3) ^ hidden_zero));
                sums_2 = bitcast<f32>(t23 ^ hidden_zero);
                let t24 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.y >> 16u) * code_3) ^ hidden_zero));
                sums_3 = bitcast<f32>(t24 ^ hidden_zero);
                let t25 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_4 = bitcast<f32>(t25 ^ hidden_zero);
                let t26 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.z & 65535u) * code_4) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t26 ^ hidden_zero);
                let t27 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.z & 65535u) * code_4) ^ hidden_zero));
                sums_1 = bitcast<f32>(t27 ^ hidden_zero);
                let t28 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.z & 65535u) * code_4) ^ hidden_zero));
                sums_2 = bitcast<f32>(t28 ^ hidden_zero);
                let t29 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.z & 65535u) * code_4) ^ hidden_zero));
                sums_3 = bitcast<f32>(t29 ^ hidden_zero);
                let t30 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_5 = bitcast<f32>(t30 ^ hidden_zero);
                let t31 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.z >> 16u) * code_5) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t31 ^ hidden_zero);
                let t32 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.z >> 16u) * code_5) ^ hidden_zero));
                sums_1 = bitcast<f32>(t32 ^ hidden_zero);
                let t33 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.z >> 16u) * code_5) ^ hidden_zero));
                sums_2 = bitcast<f32>(t33 ^ hidden_zero);
                let t34 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.z >> 16u) * code_5) ^ hidden_zero));
                sums_3 = bitcast<f32>(t34 ^ hidden_zero);
                let t35 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_6 = bitcast<f32>(t35 ^ hidden_zero);
                let t36 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.w & 65535u) * code_6) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t36 ^ hidden_zero);
                let t37 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.w & 65535u) * code_6) ^ hidden_zero));
                sums_1 = bitcast<f32>(t37 ^ hidden_zero);
                let t38 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.w & 65535u) * code_6) ^ hidden_zero));
                sums_2 = bitcast<f32>(t38 ^ hidden_zero);
                let t39 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.w & 65535u) * code_6) ^ hidden_zero));
                sums_3 = bitcast<f32>(t39 ^ hidden_zero);
                let t40 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_7 = bitcast<f32>(t40 ^ hidden_zero);
                let t41 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words.w >> 16u) * code_7) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t41 ^ hidden_zero);
                let t42 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_1.w >> 16u) * code_7) ^ hidden_zero));
                sums_1 = bitcast<f32>(t42 ^ hidden_zero);
                let t43 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_2.w >> 16u) * code_7) ^ hidden_zero));
                sums_2 = bitcast<f32>(t43 ^ hidden_zero);
                let t44 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_3.w >> 16u) * code_7) ^ hidden_zero));
                sums_3 = bitcast<f32>(t44 ^ hidden_zero);
                let words_4 = staged[first_vector + 32u]; // trellis_matmul.rs:334
                let words_5 = staged[first_vector + 160u];
                let words_6 = staged[first_vector + 288u];
                let words_7 = staged[first_vector + 416u];
                let t45 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_8 = bitcast<f32>(t45 ^ hidden_zero);
                let t46 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_4.x & 65535u) * code_8) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t46 ^ hidden_zero);
                let t47 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_5.x & 65535u) * code_8) ^ hidden_zero));
                sums_1 = bitcast<f32>(t47 ^ hidden_zero);
                let t48 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_6.x & 65535u) * code_8) ^ hidden_zero));
                sums_2 = bitcast<f32>(t48 ^ hidden_zero);
                let t49 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_7.x & 65535u) * code_8) ^ hidden_zero));
                sums_3 = bitcast<f32>(t49 ^ hidden_zero);
                let t50 = bitcast<u32>(f32(dot4U8Packed(((t3 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_9 = bitcast<f32>(t50 ^ hidden_zero);
                let t51 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_4.x >> 16u) * code_9) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t51 ^ hidden_zero);
                let t52 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_5.x >> 16u) * code_9) ^ hidden_zero));
                sums_1 = bitcast<f32>(t52 ^ hidden_zero);
                let t53 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_6.x >> 16u) * code_9) ^ hidden_zero));
                sums_2 = bitcast<f32>(t53 ^ hidden_zero);
                let t54 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_7.x >> 16u) * code_9) ^ hidden_zero));
                sums_3 = bitcast<f32>(t54 ^ hidden_zero);
                let t55 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_10 = bitcast<f32>(bitcast<u32>(t55) ^ hidden_zero);
                let t56 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_4.y & 65535u) * code_10) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t56 ^ hidden_zero);
                let t57 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_5.y & 65535u) * code_10) ^ hidden_zero));
                sums_1 = bitcast<f32>(t57 ^ hidden_zero);
                let t58 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_6.y & 65535u) * code_10) ^ hidden_zero));
                sums_2 = bitcast<f32>(t58 ^ hidden_zero);
                let t59 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_7.y & 65535u) * code_10) ^ hidden_zero));
                sums_3 = bitcast<f32>(t59 ^ hidden_zero);
                let t60 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_11 = bitcast<f32>(bitcast<u32>(t60) ^ hidden_zero);
                let t61 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_4.y >> 16u) * code_11) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t61 ^ hidden_zero);
                let t62 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_5.y >> 16u) * code_11) ^ hidden_zero));
                sums_1 = bitcast<f32>(t62 ^ hidden_zero);
                let t63 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_6.y >> 16u) * code_11) ^ hidden_zero));
                sums_2 = bitcast<f32>(t63 ^ hidden_zero);
                let t64 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_7.y >> 16u) * code_11) ^ hidden_zero));
                sums_3 = bitcast<f32>(t64 ^ hidden_zero);
                let t65 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_12 = bitcast<f32>(bitcast<u32>(t65) ^ hidden_zero);
                let t66 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_4.z & 65535u) * code_12) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t66 ^ hidden_zero);
                let t67 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_5.z & 65535u) * code_12) ^ hidden_zero));
                sums_1 = bitcast<f32>(t67 ^ hidden_zero);
                let t68 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_6.z & 65535u) * code_12) ^ hidden_zero));
                sums_2 = bitcast<f32>(t68 ^ hidden_zero);
                let t69 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_7.z & 65535u) * code_12) ^ hidden_zero));
                sums_3 = bitcast<f32>(t69 ^ hidden_zero);
                let t70 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_13 = bitcast<f32>(bitcast<u32>(t70) ^ hidden_zero);
                let t71 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_4.z >> 16u) * code_13) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t71 ^ hidden_zero);
                let t72 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_5.z >> 16u) * code_13) ^ hidden_zero));
                sums_1 = bitcast<f32>(t72 ^ hidden_zero);
                let t73 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_6.z >> 16u) * code_13) ^ hidden_zero));
                sums_2 = bitcast<f32>(t73 ^ hidden_zero);
                let t74 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_7.z >> 16u) * code_13) ^ hidden_zero));
                sums_3 = bitcast<f32>(t74 ^ hidden_zero);
                let t75 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_14 = bitcast<f32>(t75 ^ hidden_zero);
                let t76 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_4.w & 65535u) * code_14) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t76 ^ hidden_zero);
                let t77 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_5.w & 65535u) * code_14) ^ hidden_zero));
                sums_1 = bitcast<f32>(t77 ^ hidden_zero);
                let t78 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_6.w & 65535u) * code_14) ^ hidden_zero));
                sums_2 = bitcast<f32>(t78 ^ hidden_zero);
                let t79 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_7.w & 65535u) * code_14) ^ hidden_zero));
                sums_3 = bitcast<f32>(t79 ^ hidden_zero);
                let t80 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_15 = bitcast<f32>(t80 ^ hidden_zero);
                let t81 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_4.w >> 16u) * code_15) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t81 ^ hidden_zero);
                let t82 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_5.w >> 16u) * code_15) ^ hidden_zero));
                sums_1 = bitcast<f32>(t82 ^ hidden_zero);
                let t83 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_6.w >> 16u) * code_15) ^ hidden_zero));
                sums_2 = bitcast<f32>(t83 ^ hidden_zero);
                let t84 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_7.w >> 16u) * code_15) ^ hidden_zero));
                sums_3 = bitcast<f32>(t84 ^ hidden_zero);
                let words_8 = staged[first_vector + 64u]; // trellis_matmul.rs:334
                let words_9 = staged[first_vector + 192u];
                let words_10 = staged[first_vector + 320u];
                let words_11 = staged[first_vector + 448u];
                let t85 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_16 = bitcast<f32>(t85 ^ hidden_zero);
                let t86 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_8.x & 65535u) * code_16) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t86 ^ hidden_zero);
                let t87 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_9.x & 65535u) * code_16) ^ hidden_zero));
                sums_1 = bitcast<f32>(t87 ^ hidden_zero);
                let t88 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_10.x & 65535u) * code_16) ^ hidden_zero));
                sums_2 = bitcast<f32>(t88 ^ hidden_zero);
                let t89 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_11.x & 65535u) * code_16) ^ hidden_zero));
                sums_3 = bitcast<f32>(t89 ^ hidden_zero);
                let t90 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_17 = bitcast<f32>(t90 ^ hidden_zero);
                let t91 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_8.x >> 16u) * code_17) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t91 ^ hidden_zero);
                let t92 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_9.x >> 16u) * code_17) ^ hidden_zero));
                sums_1 = bitcast<f32>(t92 ^ hidden_zero);
                let t93 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_10.x >> 16u) * code_17) ^ hidden_zero));
                sums_2 = bitcast<f32>(t93 ^ hidden_zero);
                let t94 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_11.x >> 16u) * code_17) ^ hidden_zero));
                sums_3 = bitcast<f32>(t94 ^ hidden_zero);
                let t95 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_18 = bitcast<f32>(t95 ^ hidden_zero);
                let t96 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_8.y & 65535u) * code_18) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t96 ^ hidden_zero);
                let t97 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_9.y & 65535u) * code_18) ^ hidden_zero));
                sums_1 = bitcast<f32>(t97 ^ hidden_zero);
                let t98 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_10.y & 65535u) * code_18) ^ hidden_zero));
                sums_2 = bitcast<f32>(t98 ^ hidden_zero);
                let t99 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_11.y & 65535u) * code_18) ^ hidden_zero));
                sums_3 = bitcast<f32>(t99 ^ hidden_zero);
                let t100 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_19 = bitcast<f32>(t100 ^ hidden_zero);
                let t101 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_8.y >> 16u) * code_19) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t101 ^ hidden_zero);
                let t102 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_9.y >> 16u) * code_19) ^ hidden_zero));
                sums_1 = bitcast<f32>(t102 ^ hidden_zero);
                let t103 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_10.y >> 16u) * code_19) ^ hidden_zero));
                sums_2 = bitcast<f32>(t103 ^ hidden_zero);
                let t104 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_11.y >> 16u) * code_19) ^ hidden_zero));
                sums_3 = bitcast<f32>(t104 ^ hidden_zero);
                let t105 = bitcast<u32>(f32(dot4U8Packed(((t2 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_20 = bitcast<f32>(t105 ^ hidden_zero);
                let t106 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_8.z & 65535u) * code_20) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t106 ^ hidden_zero);
                let t107 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_9.z & 65535u) * code_20) ^ hidden_zero));
                sums_1 = bitcast<f32>(t107 ^ hidden_zero);
                let t108 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_10.z & 65535u) * code_20) ^ hidden_zero));
                sums_2 = bitcast<f32>(t108 ^ hidden_zero);
                let t109 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_11.z & 65535u) * code_20) ^ hidden_zero));
                sums_3 = bitcast<f32>(t109 ^ hidden_zero);
                let t110 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_21 = bitcast<f32>(bitcast<u32>(t110) ^ hidden_zero);
                let t111 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_8.z >> 16u) * code_21) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t111 ^ hidden_zero);
                let t112 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_9.z >> 16u) * code_21) ^ hidden_zero));
                sums_1 = bitcast<f32>(t112 ^ hidden_zero);
                let t113 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_10.z >> 16u) * code_21) ^ hidden_zero));
                sums_2 = bitcast<f32>(t113 ^ hidden_zero);
                let t114 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_11.z >> 16u) * code_21) ^ hidden_zero));
                sums_3 = bitcast<f32>(t114 ^ hidden_zero);
                let t115 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_22 = bitcast<f32>(bitcast<u32>(t115) ^ hidden_zero);
                let t116 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_8.w & 65535u) * code_22) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t116 ^ hidden_zero);
                let t117 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_9.w & 65535u) * code_22) ^ hidden_zero));
                sums_1 = bitcast<f32>(t117 ^ hidden_zero);
                let t118 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_10.w & 65535u) * code_22) ^ hidden_zero));
                sums_2 = bitcast<f32>(t118 ^ hidden_zero);
                let t119 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_11.w & 65535u) * code_22) ^ hidden_zero));
                sums_3 = bitcast<f32>(t119 ^ hidden_zero);
                let t120 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_23 = bitcast<f32>(bitcast<u32>(t120) ^ hidden_zero);
                let t121 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_8.w >> 16u) * code_23) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t121 ^ hidden_zero);
                let t122 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_9.w >> 16u) * code_23) ^ hidden_zero));
                sums_1 = bitcast<f32>(t122 ^ hidden_zero);
                let t123 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_10.w >> 16u) * code_23) ^ hidden_zero));
                sums_2 = bitcast<f32>(t123 ^ hidden_zero);
                let t124 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_11.w >> 16u) * code_23) ^ hidden_zero));
                sums_3 = bitcast<f32>(t124 ^ hidden_zero);
                let words_12 = staged[first_vector + 96u]; // trellis_matmul.rs:334
                let words_13 = staged[first_vector + 224u];
                let words_14 = staged[first_vector + 352u];
                let words_15 = staged[first_vector + 480u];
                let t125 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:71
                let code_24 = bitcast<f32>(bitcast<u32>(t125) ^ hidden_zero);
                let t126 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_12.x & 65535u) * code_24) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t126 ^ hidden_zero);
                let t127 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_13.x & 65535u) * code_24) ^ hidden_zero));
                sums_1 = bitcast<f32>(t127 ^ hidden_zero);
                let t128 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_14.x & 65535u) * code_24) ^ hidden_zero));
                sums_2 = bitcast<f32>(t128 ^ hidden_zero);
                let t129 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_15.x & 65535u) * code_24) ^ hidden_zero));
                sums_3 = bitcast<f32>(t129 ^ hidden_zero);
                let t130 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_25 = bitcast<f32>(t130 ^ hidden_zero);
                let t131 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_12.x >> 16u) * code_25) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t131 ^ hidden_zero);
                let t132 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_13.x >> 16u) * code_25) ^ hidden_zero));
                sums_1 = bitcast<f32>(t132 ^ hidden_zero);
                let t133 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_14.x >> 16u) * code_25) ^ hidden_zero));
                sums_2 = bitcast<f32>(t133 ^ hidden_zero);
                let t134 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_15.x >> 16u) * code_25) ^ hidden_zero));
                sums_3 = bitcast<f32>(t134 ^ hidden_zero);
                let t135 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_26 = bitcast<f32>(t135 ^ hidden_zero);
                let t136 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_12.y & 65535u) * code_26) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t136 ^ hidden_zero);
                let t137 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_13.y & 65535u) * code_26) ^ hidden_zero));
                sums_1 = bitcast<f32>(t137 ^ hidden_zero);
                let t138 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_14.y & 65535u) * code_26) ^ hidden_zero));
                sums_2 = bitcast<f32>(t138 ^ hidden_zero);
                let t139 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_15.y & 65535u) * code_26) ^ hidden_zero));
                sums_3 = bitcast<f32>(t139 ^ hidden_zero);
                let t140 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_27 = bitcast<f32>(t140 ^ hidden_zero);
                let t141 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_12.y >> 16u) * code_27) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t141 ^ hidden_zero);
                let t142 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_13.y >> 16u) * code_27) ^ hidden_zero));
                sums_1 = bitcast<f32>(t142 ^ hidden_zero);
                let t143 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_14.y >> 16u) * code_27) ^ hidden_zero));
                sums_2 = bitcast<f32>(t143 ^ hidden_zero);
                let t144 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_15.y >> 16u) * code_27) ^ hidden_zero));
                sums_3 = bitcast<f32>(t144 ^ hidden_zero);
                let t145 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_28 = bitcast<f32>(t145 ^ hidden_zero);
                let t146 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_12.z & 65535u) * code_28) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t146 ^ hidden_zero);
                let t147 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_13.z & 65535u) * code_28) ^ hidden_zero));
                sums_1 = bitcast<f32>(t147 ^ hidden_zero);
                let t148 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_14.z & 65535u) * code_28) ^ hidden_zero));
                sums_2 = bitcast<f32>(t148 ^ hidden_zero);
                let t149 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_15.z & 65535u) * code_28) ^ hidden_zero));
                sums_3 = bitcast<f32>(t149 ^ hidden_zero);
                let t150 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_29 = bitcast<f32>(t150 ^ hidden_zero);
                let t151 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_12.z >> 16u) * code_29) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t151 ^ hidden_zero);
                let t152 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_13.z >> 16u) * code_29) ^ hidden_zero));
                sums_1 = bitcast<f32>(t152 ^ hidden_zero);
                let t153 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_14.z >> 16u) * code_29) ^ hidden_zero));
                sums_2 = bitcast<f32>(t153 ^ hidden_zero);
                let t154 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_15.z >> 16u) * code_29) ^ hidden_zero));
                sums_3 = bitcast<f32>(t154 ^ hidden_zero);
                let t155 = bitcast<u32>(f32(dot4U8Packed(((t1 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f); // trellis.rs:71
                let code_30 = bitcast<f32>(t155 ^ hidden_zero);
                let t156 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_12.w & 65535u) * code_30) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t156 ^ hidden_zero);
                let t157 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_13.w & 65535u) * code_30) ^ hidden_zero));
                sums_1 = bitcast<f32>(t157 ^ hidden_zero);
                let t158 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_14.w & 65535u) * code_30) ^ hidden_zero));
                sums_2 = bitcast<f32>(t158 ^ hidden_zero);
                let t159 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_15.w & 65535u) * code_30) ^ hidden_zero));
                sums_3 = bitcast<f32>(t159 ^ hidden_zero);
                let t160 = bitcast<u32>(f32(dot4U8Packed((t1 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero; // trellis.rs:71
                let code_31 = bitcast<f32>(t160);
                let t161 = bitcast<u32>(sums_0 + bitcast<f32>(bitcast<u32>(decode_bf16(words_12.w >> 16u) * code_31) ^ hidden_zero)); // trellis_matmul.rs:379
                sums_0 = bitcast<f32>(t161 ^ hidden_zero);
                let t162 = bitcast<u32>(sums_1 + bitcast<f32>(bitcast<u32>(decode_bf16(words_13.w >> 16u) * code_31) ^ hidden_zero));
                sums_1 = bitcast<f32>(t162 ^ hidden_zero);
                let t163 = bitcast<u32>(sums_2 + bitcast<f32>(bitcast<u32>(decode_bf16(words_14.w >> 16u) * code_31) ^ hidden_zero));
                sums_2 = bitcast<f32>(t163 ^ hidden_zero);
                let t164 = bitcast<u32>(sums_3 + bitcast<f32>(bitcast<u32>(decode_bf16(words_15.w >> 16u) * code_31) ^ hidden_zero));
                sums_3 = bitcast<f32>(t164 ^ hidden_zero);
            }
        }
        workgroupBarrier(); // trellis_matmul.rs:386
    }
    let t165 = sums_0; // trellis_matmul.rs:391
    let t166 = subgroupShuffleXor(t165, 1u);
    let t167 = bitcast<f32>(bitcast<u32>(t165 + t166) ^ hidden_zero);
    let t168 = subgroupShuffleXor(t167, 2u);
    let t169 = bitcast<f32>(bitcast<u32>(t167 + t168) ^ hidden_zero);
    let t170 = subgroupShuffleXor(t169, 4u);
    let t171 = bitcast<f32>(bitcast<u32>(t169 + t170) ^ hidden_zero);
    let t172 = subgroupShuffleXor(t171, 8u);
    let t173 = bitcast<f32>(bitcast<u32>(t171 + t172) ^ hidden_zero);
    let t174 = subgroupShuffleXor(t173, 16u);
    let sum = bitcast<f32>(bitcast<u32>(t173 + t174) ^ hidden_zero);
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:392
        let bits = bitcast<u32>(sum * bitcast<f32>(bitcast<u32>(load_scales(column) * 0.0067658755f) ^ hidden_zero)); // bits.rs:31
        results[local_invocation_index >> 5u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:393
    }
    let t175 = sums_1; // trellis_matmul.rs:391
    let t176 = subgroupShuffleXor(t175, 1u);
    let t177 = bitcast<f32>(bitcast<u32>(t175 + t176) ^ hidden_zero);
    let t178 = subgroupShuffleXor(t177, 2u);
    let t179 = bitcast<f32>(bitcast<u32>(t177 + t178) ^ hidden_zero);
    let t180 = subgroupShuffleXor(t179, 4u);
    let t181 = bitcast<f32>(bitcast<u32>(t179 + t180) ^ hidden_zero);
    let t182 = subgroupShuffleXor(t181, 8u);
    let t183 = bitcast<f32>(bitcast<u32>(t181 + t182) ^ hidden_zero);
    let t184 = subgroupShuffleXor(t183, 16u);
    let sum_1 = bitcast<f32>(bitcast<u32>(t183 + t184) ^ hidden_zero);
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:392
        let bits = bitcast<u32>(sum_1 * bitcast<f32>(bitcast<u32>(load_scales(column) * 0.0067658755f) ^ hidden_zero)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 8u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:393
    }
    let t185 = sums_2; // trellis_matmul.rs:391
    let t186 = subgroupShuffleXor(t185, 1u);
    let t187 = bitcast<f32>(bitcast<u32>(t185 + t186) ^ hidden_zero);
    let t188 = subgroupShuffleXor(t187, 2u);
    let t189 = bitcast<f32>(bitcast<u32>(t187 + t188) ^ hidden_zero);
    let t190 = subgroupShuffleXor(t189, 4u);
    let t191 = bitcast<f32>(bitcast<u32>(t189 + t190) ^ hidden_zero);
    let t192 = subgroupShuffleXor(t191, 8u);
    let t193 = bitcast<f32>(bitcast<u32>(t191 + t192) ^ hidden_zero);
    let t194 = subgroupShuffleXor(t193, 16u);
    let sum_2 = bitcast<f32>(bitcast<u32>(t193 + t194) ^ hidden_zero);
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:392
        let bits = bitcast<u32>(sum_2 * bitcast<f32>(bitcast<u32>(load_scales(column) * 0.0067658755f) ^ hidden_zero)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 16u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:393
    }
    let t195 = sums_3; // trellis_matmul.rs:391
    let t196 = subgroupShuffleXor(t195, 1u);
    let t197 = bitcast<f32>(bitcast<u32>(t195 + t196) ^ hidden_zero);
    let t198 = subgroupShuffleXor(t197, 2u);
    let t199 = bitcast<f32>(bitcast<u32>(t197 + t198) ^ hidden_zero);
    let t200 = subgroupShuffleXor(t199, 4u);
    let t201 = bitcast<f32>(bitcast<u32>(t199 + t200) ^ hidden_zero);
    let t202 = subgroupShuffleXor(t201, 8u);
    let t203 = bitcast<f32>(bitcast<u32>(t201 + t202) ^ hidden_zero);
    let t204 = subgroupShuffleXor(t203, 16u);
    let sum_3 = bitcast<f32>(bitcast<u32>(t203 + t204) ^ hidden_zero);
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:392
        let bits = bitcast<u32>(sum_3 * bitcast<f32>(bitcast<u32>(load_scales(column) * 0.0067658755f) ^ hidden_zero)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 24u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:393
    }
    workgroupBarrier(); // trellis_matmul.rs:396
    let part = local_invocation_index; // row_results.rs:28
    let row = first_m + part / 2u; // row_results.rs:29
    let column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 8u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        let place = row * imm.n + column_1; // row_results.rs:32
        let t205 = vec2<u32>(encode_bf16(results[part * 4u]) | (encode_bf16(results[part * 4u + 1u]) << 16u), encode_bf16(results[part * 4u + 2u]) | (encode_bf16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        y[(place >> 1u) >> 1u] = t205;
    }
}
