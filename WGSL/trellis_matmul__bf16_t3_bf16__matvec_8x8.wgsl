struct Immediates {
    k: u32,
    m: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<vec4<u32>, 1024>;
var<workgroup> results: array<f32, 64>;

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

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
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
fn trellis_matmul__bf16_t3_bf16__matvec_8x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 8u; // trellis_matmul.rs:343
    let column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // trellis_matmul.rs:344
    let n_runs = imm.k / 32u; // trellis_matmul.rs:345
    var sums_0 = 0.0f; // trellis_matmul.rs:347
    var sums_1 = 0.0f;
    var sums_2 = 0.0f;
    var sums_3 = 0.0f;
    var sums_4 = 0.0f;
    var sums_5 = 0.0f;
    var sums_6 = 0.0f;
    var sums_7 = 0.0f;
    for (var first_run = 0u; first_run < n_runs; first_run += 32u) { // trellis_matmul.rs:348
        let t0 = first_run * 32u; // trellis_matmul.rs:349
        let row = local_invocation_index / 128u; // trellis_matmul.rs:310
        let vector = local_invocation_index % 128u; // trellis_matmul.rs:311
        let column_1 = t0 + vector * 8u; // trellis_matmul.rs:312
        if ((column_1 < imm.k) & (row < 8u)) { // trellis_matmul.rs:313
            let run = vector / 4u; // trellis_matmul.rs:314
            let place = (run / 32u * 4u + vector % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(first_m + row, imm.m - 1u) * imm.k + column_1; // trellis_matmul.rs:316
            staged[place + row * 128u] = x[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        let slot = local_invocation_index + 256u; // trellis_matmul.rs:309
        let row_1 = slot / 128u; // trellis_matmul.rs:310
        let vector_1 = slot % 128u; // trellis_matmul.rs:311
        let column_2 = t0 + vector_1 * 8u; // trellis_matmul.rs:312
        if ((column_2 < imm.k) & (row_1 < 8u)) { // trellis_matmul.rs:313
            let run = vector_1 / 4u; // trellis_matmul.rs:314
            let place = (run / 32u * 4u + vector_1 % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(first_m + row_1, imm.m - 1u) * imm.k + column_2; // trellis_matmul.rs:316
            staged[place + row_1 * 128u] = x[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        let slot_1 = local_invocation_index + 512u; // trellis_matmul.rs:309
        let row_2 = slot_1 / 128u; // trellis_matmul.rs:310
        let vector_2 = slot_1 % 128u; // trellis_matmul.rs:311
        let column_3 = t0 + vector_2 * 8u; // trellis_matmul.rs:312
        if ((column_3 < imm.k) & (row_2 < 8u)) { // trellis_matmul.rs:313
            let run = vector_2 / 4u; // trellis_matmul.rs:314
            let place = (run / 32u * 4u + vector_2 % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(first_m + row_2, imm.m - 1u) * imm.k + column_3; // trellis_matmul.rs:316
            staged[place + row_2 * 128u] = x[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        let slot_2 = local_invocation_index + 768u; // trellis_matmul.rs:309
        let row_3 = slot_2 / 128u; // trellis_matmul.rs:310
        let vector_3 = slot_2 % 128u; // trellis_matmul.rs:311
        let column_4 = t0 + vector_3 * 8u; // trellis_matmul.rs:312
        if ((column_4 < imm.k) & (row_3 < 8u)) { // trellis_matmul.rs:313
            let run = vector_3 / 4u; // trellis_matmul.rs:314
            let place = (run / 32u * 4u + vector_3 % 4u) * 32u + run % 32u; // trellis_matmul.rs:315
            let source = min_u32(first_m + row_3, imm.m - 1u) * imm.k + column_4; // trellis_matmul.rs:316
            staged[place + row_3 * 128u] = x[(source * 2u / 4u) >> 2u]; // trellis_matmul.rs:317
        }
        workgroupBarrier(); // trellis_matmul.rs:350
        for (var staged_run = local_invocation_index & 31u; staged_run < 32u; staged_run += 32u) { // trellis_matmul.rs:351
            let run = first_run + staged_run; // trellis_matmul.rs:352
            if ((run < n_runs) & (column < imm.n)) { // trellis_matmul.rs:353
                let block = column * (imm.k * 3u / 32u) + run / 8u * 24u; // trellis.rs:43
                let from_end = 7u - run % 8u; // trellis.rs:44
                let start = block + from_end * 3u; // trellis.rs:45
                let t1 = weight[start]; // trellis.rs:32
                let t2 = weight[start + 1u];
                let t3 = weight[start + 2u];
                let t4 = weight[select(start + 3u, block, (run % 8u == 0u))]; // trellis_matmul.rs:354
                let first_vector = staged_run / 32u * 128u + staged_run % 32u; // trellis_matmul.rs:355
                let words = staged[first_vector]; // trellis_matmul.rs:325
                let words_1 = staged[first_vector + 128u];
                let words_2 = staged[first_vector + 256u];
                let words_3 = staged[first_vector + 384u];
                let words_4 = staged[first_vector + 512u];
                let words_5 = staged[first_vector + 640u];
                let words_6 = staged[first_vector + 768u];
                let words_7 = staged[first_vector + 896u];
                let code = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.x & 65535u), code, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.x & 65535u), code, sums_1);
                sums_2 = fma(decode_bf16(words_2.x & 65535u), code, sums_2);
                sums_3 = fma(decode_bf16(words_3.x & 65535u), code, sums_3);
                sums_4 = fma(decode_bf16(words_4.x & 65535u), code, sums_4);
                sums_5 = fma(decode_bf16(words_5.x & 65535u), code, sums_5);
                sums_6 = fma(decode_bf16(words_6.x & 65535u), code, sums_6);
                sums_7 = fma(decode_bf16(words_7.x & 65535u), code, sums_7);
                let code_1 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.x >> 16u), code_1, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.x >> 16u), code_1, sums_1);
                sums_2 = fma(decode_bf16(words_2.x >> 16u), code_1, sums_2);
                sums_3 = fma(decode_bf16(words_3.x >> 16u), code_1, sums_3);
                sums_4 = fma(decode_bf16(words_4.x >> 16u), code_1, sums_4);
                sums_5 = fma(decode_bf16(words_5.x >> 16u), code_1, sums_5);
                sums_6 = fma(decode_bf16(words_6.x >> 16u), code_1, sums_6);
                sums_7 = fma(decode_bf16(words_7.x >> 16u), code_1, sums_7);
                let code_2 = f32(dot4U8Packed((funnel_shr_u32(t4, t3, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.y & 65535u), code_2, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.y & 65535u), code_2, sums_1);
                sums_2 = fma(decode_bf16(words_2.y & 65535u), code_2, sums_2);
                sums_3 = fma(decode_bf16(words_3.y & 65535u), code_2, sums_3);
                sums_4 = fma(decode_bf16(words_4.y & 65535u), code_2, sums_4);
                sums_5 = fma(decode_bf16(words_5.y & 65535u), code_2, sums_5);
                sums_6 = fma(decode_bf16(words_6.y & 65535u), code_2, sums_6);
                sums_7 = fma(decode_bf16(words_7.y & 65535u), code_2, sums_7);
                let code_3 = f32(dot4U8Packed(((t3 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.y >> 16u), code_3, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.y >> 16u), code_3, sums_1);
                sums_2 = fma(decode_bf16(words_2.y >> 16u), code_3, sums_2);
                sums_3 = fma(decode_bf16(words_3.y >> 16u), code_3, sums_3);
                sums_4 = fma(decode_bf16(words_4.y >> 16u), code_3, sums_4);
                sums_5 = fma(decode_bf16(words_5.y >> 16u), code_3, sums_5);
                sums_6 = fma(decode_bf16(words_6.y >> 16u), code_3, sums_6);
                sums_7 = fma(decode_bf16(words_7.y >> 16u), code_3, sums_7);
                let code_4 = f32(dot4U8Packed(((t3 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.z & 65535u), code_4, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.z & 65535u), code_4, sums_1);
                sums_2 = fma(decode_bf16(words_2.z & 65535u), code_4, sums_2);
                sums_3 = fma(decode_bf16(words_3.z & 65535u), code_4, sums_3);
                sums_4 = fma(decode_bf16(words_4.z & 65535u), code_4, sums_4);
                sums_5 = fma(decode_bf16(words_5.z & 65535u), code_4, sums_5);
                sums_6 = fma(decode_bf16(words_6.z & 65535u), code_4, sums_6);
                sums_7 = fma(decode_bf16(words_7.z & 65535u), code_4, sums_7);
                let code_5 = f32(dot4U8Packed(((t3 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.z >> 16u), code_5, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.z >> 16u), code_5, sums_1);
                sums_2 = fma(decode_bf16(words_2.z >> 16u), code_5, sums_2);
                sums_3 = fma(decode_bf16(words_3.z >> 16u), code_5, sums_3);
                sums_4 = fma(decode_bf16(words_4.z >> 16u), code_5, sums_4);
                sums_5 = fma(decode_bf16(words_5.z >> 16u), code_5, sums_5);
                sums_6 = fma(decode_bf16(words_6.z >> 16u), code_5, sums_6);
                sums_7 = fma(decode_bf16(words_7.z >> 16u), code_5, sums_7);
                let code_6 = f32(dot4U8Packed(((t3 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.w & 65535u), code_6, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.w & 65535u), code_6, sums_1);
                sums_2 = fma(decode_bf16(words_2.w & 65535u), code_6, sums_2);
                sums_3 = fma(decode_bf16(words_3.w & 65535u), code_6, sums_3);
                sums_4 = fma(decode_bf16(words_4.w & 65535u), code_6, sums_4);
                sums_5 = fma(decode_bf16(words_5.w & 65535u), code_6, sums_5);
                sums_6 = fma(decode_bf16(words_6.w & 65535u), code_6, sums_6);
                sums_7 = fma(decode_bf16(words_7.w & 65535u), code_6, sums_7);
                let code_7 = f32(dot4U8Packed(((t3 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words.w >> 16u), code_7, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_1.w >> 16u), code_7, sums_1);
                sums_2 = fma(decode_bf16(words_2.w >> 16u), code_7, sums_2);
                sums_3 = fma(decode_bf16(words_3.w >> 16u), code_7, sums_3);
                sums_4 = fma(decode_bf16(words_4.w >> 16u), code_7, sums_4);
                sums_5 = fma(decode_bf16(words_5.w >> 16u), code_7, sums_5);
                sums_6 = fma(decode_bf16(words_6.w >> 16u), code_7, sums_6);
                sums_7 = fma(decode_bf16(words_7.w >> 16u), code_7, sums_7);
                let words_8 = staged[first_vector + 32u]; // trellis_matmul.rs:325
                let words_9 = staged[first_vector + 160u];
                let words_10 = staged[first_vector + 288u];
                let words_11 = staged[first_vector + 416u];
                let words_12 = staged[first_vector + 544u];
                let words_13 = staged[first_vector + 672u];
                let words_14 = staged[first_vector + 800u];
                let words_15 = staged[first_vector + 928u];
                let code_8 = f32(dot4U8Packed(((t3 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.x & 65535u), code_8, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.x & 65535u), code_8, sums_1);
                sums_2 = fma(decode_bf16(words_10.x & 65535u), code_8, sums_2);
                sums_3 = fma(decode_bf16(words_11.x & 65535u), code_8, sums_3);
                sums_4 = fma(decode_bf16(words_12.x & 65535u), code_8, sums_4);
                sums_5 = fma(decode_bf16(words_13.x & 65535u), code_8, sums_5);
                sums_6 = fma(decode_bf16(words_14.x & 65535u), code_8, sums_6);
                sums_7 = fma(decode_bf16(words_15.x & 65535u), code_8, sums_7);
                let code_9 = f32(dot4U8Packed(((t3 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.x >> 16u), code_9, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.x >> 16u), code_9, sums_1);
                sums_2 = fma(decode_bf16(words_10.x >> 16u), code_9, sums_2);
                sums_3 = fma(decode_bf16(words_11.x >> 16u), code_9, sums_3);
                sums_4 = fma(decode_bf16(words_12.x >> 16u), code_9, sums_4);
                sums_5 = fma(decode_bf16(words_13.x >> 16u), code_9, sums_5);
                sums_6 = fma(decode_bf16(words_14.x >> 16u), code_9, sums_6);
                sums_7 = fma(decode_bf16(words_15.x >> 16u), code_9, sums_7);
                let code_10 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.y & 65535u), code_10, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.y & 65535u), code_10, sums_1);
                sums_2 = fma(decode_bf16(words_10.y & 65535u), code_10, sums_2);
                sums_3 = fma(decode_bf16(words_11.y & 65535u), code_10, sums_3);
                sums_4 = fma(decode_bf16(words_12.y & 65535u), code_10, sums_4);
                sums_5 = fma(decode_bf16(words_13.y & 65535u), code_10, sums_5);
                sums_6 = fma(decode_bf16(words_14.y & 65535u), code_10, sums_6);
                sums_7 = fma(decode_bf16(words_15.y & 65535u), code_10, sums_7);
                let code_11 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.y >> 16u), code_11, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.y >> 16u), code_11, sums_1);
                sums_2 = fma(decode_bf16(words_10.y >> 16u), code_11, sums_2);
                sums_3 = fma(decode_bf16(words_11.y >> 16u), code_11, sums_3);
                sums_4 = fma(decode_bf16(words_12.y >> 16u), code_11, sums_4);
                sums_5 = fma(decode_bf16(words_13.y >> 16u), code_11, sums_5);
                sums_6 = fma(decode_bf16(words_14.y >> 16u), code_11, sums_6);
                sums_7 = fma(decode_bf16(words_15.y >> 16u), code_11, sums_7);
                let code_12 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.z & 65535u), code_12, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.z & 65535u), code_12, sums_1);
                sums_2 = fma(decode_bf16(words_10.z & 65535u), code_12, sums_2);
                sums_3 = fma(decode_bf16(words_11.z & 65535u), code_12, sums_3);
                sums_4 = fma(decode_bf16(words_12.z & 65535u), code_12, sums_4);
                sums_5 = fma(decode_bf16(words_13.z & 65535u), code_12, sums_5);
                sums_6 = fma(decode_bf16(words_14.z & 65535u), code_12, sums_6);
                sums_7 = fma(decode_bf16(words_15.z & 65535u), code_12, sums_7);
                let code_13 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.z >> 16u), code_13, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.z >> 16u), code_13, sums_1);
                sums_2 = fma(decode_bf16(words_10.z >> 16u), code_13, sums_2);
                sums_3 = fma(decode_bf16(words_11.z >> 16u), code_13, sums_3);
                sums_4 = fma(decode_bf16(words_12.z >> 16u), code_13, sums_4);
                sums_5 = fma(decode_bf16(words_13.z >> 16u), code_13, sums_5);
                sums_6 = fma(decode_bf16(words_14.z >> 16u), code_13, sums_6);
                sums_7 = fma(decode_bf16(words_15.z >> 16u), code_13, sums_7);
                let code_14 = f32(dot4U8Packed(((t2 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.w & 65535u), code_14, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.w & 65535u), code_14, sums_1);
                sums_2 = fma(decode_bf16(words_10.w & 65535u), code_14, sums_2);
                sums_3 = fma(decode_bf16(words_11.w & 65535u), code_14, sums_3);
                sums_4 = fma(decode_bf16(words_12.w & 65535u), code_14, sums_4);
                sums_5 = fma(decode_bf16(words_13.w & 65535u), code_14, sums_5);
                sums_6 = fma(decode_bf16(words_14.w & 65535u), code_14, sums_6);
                sums_7 = fma(decode_bf16(words_15.w & 65535u), code_14, sums_7);
                let code_15 = f32(dot4U8Packed(((t2 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_8.w >> 16u), code_15, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_9.w >> 16u), code_15, sums_1);
                sums_2 = fma(decode_bf16(words_10.w >> 16u), code_15, sums_2);
                sums_3 = fma(decode_bf16(words_11.w >> 16u), code_15, sums_3);
                sums_4 = fma(decode_bf16(words_12.w >> 16u), code_15, sums_4);
                sums_5 = fma(decode_bf16(words_13.w >> 16u), code_15, sums_5);
                sums_6 = fma(decode_bf16(words_14.w >> 16u), code_15, sums_6);
                sums_7 = fma(decode_bf16(words_15.w >> 16u), code_15, sums_7);
                let words_16 = staged[first_vector + 64u]; // trellis_matmul.rs:325
                let words_17 = staged[first_vector + 192u];
                let words_18 = staged[first_vector + 320u];
                let words_19 = staged[first_vector + 448u];
                let words_20 = staged[first_vector + 576u];
                let words_21 = staged[first_vector + 704u];
                let words_22 = staged[first_vector + 832u];
                let words_23 = staged[first_vector + 960u];
                let code_16 = f32(dot4U8Packed(((t2 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.x & 65535u), code_16, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.x & 65535u), code_16, sums_1);
                sums_2 = fma(decode_bf16(words_18.x & 65535u), code_16, sums_2);
                sums_3 = fma(decode_bf16(words_19.x & 65535u), code_16, sums_3);
                sums_4 = fma(decode_bf16(words_20.x & 65535u), code_16, sums_4);
                sums_5 = fma(decode_bf16(words_21.x & 65535u), code_16, sums_5);
                sums_6 = fma(decode_bf16(words_22.x & 65535u), code_16, sums_6);
                sums_7 = fma(decode_bf16(words_23.x & 65535u), code_16, sums_7);
                let code_17 = f32(dot4U8Packed(((t2 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.x >> 16u), code_17, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.x >> 16u), code_17, sums_1);
                sums_2 = fma(decode_bf16(words_18.x >> 16u), code_17, sums_2);
                sums_3 = fma(decode_bf16(words_19.x >> 16u), code_17, sums_3);
                sums_4 = fma(decode_bf16(words_20.x >> 16u), code_17, sums_4);
                sums_5 = fma(decode_bf16(words_21.x >> 16u), code_17, sums_5);
                sums_6 = fma(decode_bf16(words_22.x >> 16u), code_17, sums_6);
                sums_7 = fma(decode_bf16(words_23.x >> 16u), code_17, sums_7);
                let code_18 = f32(dot4U8Packed(((t2 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.y & 65535u), code_18, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.y & 65535u), code_18, sums_1);
                sums_2 = fma(decode_bf16(words_18.y & 65535u), code_18, sums_2);
                sums_3 = fma(decode_bf16(words_19.y & 65535u), code_18, sums_3);
                sums_4 = fma(decode_bf16(words_20.y & 65535u), code_18, sums_4);
                sums_5 = fma(decode_bf16(words_21.y & 65535u), code_18, sums_5);
                sums_6 = fma(decode_bf16(words_22.y & 65535u), code_18, sums_6);
                sums_7 = fma(decode_bf16(words_23.y & 65535u), code_18, sums_7);
                let code_19 = f32(dot4U8Packed(((t2 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.y >> 16u), code_19, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.y >> 16u), code_19, sums_1);
                sums_2 = fma(decode_bf16(words_18.y >> 16u), code_19, sums_2);
                sums_3 = fma(decode_bf16(words_19.y >> 16u), code_19, sums_3);
                sums_4 = fma(decode_bf16(words_20.y >> 16u), code_19, sums_4);
                sums_5 = fma(decode_bf16(words_21.y >> 16u), code_19, sums_5);
                sums_6 = fma(decode_bf16(words_22.y >> 16u), code_19, sums_6);
                sums_7 = fma(decode_bf16(words_23.y >> 16u), code_19, sums_7);
                let code_20 = f32(dot4U8Packed(((t2 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.z & 65535u), code_20, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.z & 65535u), code_20, sums_1);
                sums_2 = fma(decode_bf16(words_18.z & 65535u), code_20, sums_2);
                sums_3 = fma(decode_bf16(words_19.z & 65535u), code_20, sums_3);
                sums_4 = fma(decode_bf16(words_20.z & 65535u), code_20, sums_4);
                sums_5 = fma(decode_bf16(words_21.z & 65535u), code_20, sums_5);
                sums_6 = fma(decode_bf16(words_22.z & 65535u), code_20, sums_6);
                sums_7 = fma(decode_bf16(words_23.z & 65535u), code_20, sums_7);
                let code_21 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.z >> 16u), code_21, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.z >> 16u), code_21, sums_1);
                sums_2 = fma(decode_bf16(words_18.z >> 16u), code_21, sums_2);
                sums_3 = fma(decode_bf16(words_19.z >> 16u), code_21, sums_3);
                sums_4 = fma(decode_bf16(words_20.z >> 16u), code_21, sums_4);
                sums_5 = fma(decode_bf16(words_21.z >> 16u), code_21, sums_5);
                sums_6 = fma(decode_bf16(words_22.z >> 16u), code_21, sums_6);
                sums_7 = fma(decode_bf16(words_23.z >> 16u), code_21, sums_7);
                let code_22 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.w & 65535u), code_22, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.w & 65535u), code_22, sums_1);
                sums_2 = fma(decode_bf16(words_18.w & 65535u), code_22, sums_2);
                sums_3 = fma(decode_bf16(words_19.w & 65535u), code_22, sums_3);
                sums_4 = fma(decode_bf16(words_20.w & 65535u), code_22, sums_4);
                sums_5 = fma(decode_bf16(words_21.w & 65535u), code_22, sums_5);
                sums_6 = fma(decode_bf16(words_22.w & 65535u), code_22, sums_6);
                sums_7 = fma(decode_bf16(words_23.w & 65535u), code_22, sums_7);
                let code_23 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_16.w >> 16u), code_23, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_17.w >> 16u), code_23, sums_1);
                sums_2 = fma(decode_bf16(words_18.w >> 16u), code_23, sums_2);
                sums_3 = fma(decode_bf16(words_19.w >> 16u), code_23, sums_3);
                sums_4 = fma(decode_bf16(words_20.w >> 16u), code_23, sums_4);
                sums_5 = fma(decode_bf16(words_21.w >> 16u), code_23, sums_5);
                sums_6 = fma(decode_bf16(words_22.w >> 16u), code_23, sums_6);
                sums_7 = fma(decode_bf16(words_23.w >> 16u), code_23, sums_7);
                let words_24 = staged[first_vector + 96u]; // trellis_matmul.rs:325
                let words_25 = staged[first_vector + 224u];
                let words_26 = staged[first_vector + 352u];
                let words_27 = staged[first_vector + 480u];
                let words_28 = staged[first_vector + 608u];
                let words_29 = staged[first_vector + 736u];
                let words_30 = staged[first_vector + 864u];
                let words_31 = staged[first_vector + 992u];
                let code_24 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.x & 65535u), code_24, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.x & 65535u), code_24, sums_1);
                sums_2 = fma(decode_bf16(words_26.x & 65535u), code_24, sums_2);
                sums_3 = fma(decode_bf16(words_27.x & 65535u), code_24, sums_3);
                sums_4 = fma(decode_bf16(words_28.x & 65535u), code_24, sums_4);
                sums_5 = fma(decode_bf16(words_29.x & 65535u), code_24, sums_5);
                sums_6 = fma(decode_bf16(words_30.x & 65535u), code_24, sums_6);
                sums_7 = fma(decode_bf16(words_31.x & 65535u), code_24, sums_7);
                let code_25 = f32(dot4U8Packed(((t1 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.x >> 16u), code_25, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.x >> 16u), code_25, sums_1);
                sums_2 = fma(decode_bf16(words_26.x >> 16u), code_25, sums_2);
                sums_3 = fma(decode_bf16(words_27.x >> 16u), code_25, sums_3);
                sums_4 = fma(decode_bf16(words_28.x >> 16u), code_25, sums_4);
                sums_5 = fma(decode_bf16(words_29.x >> 16u), code_25, sums_5);
                sums_6 = fma(decode_bf16(words_30.x >> 16u), code_25, sums_6);
                sums_7 = fma(decode_bf16(words_31.x >> 16u), code_25, sums_7);
                let code_26 = f32(dot4U8Packed(((t1 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.y & 65535u), code_26, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.y & 65535u), code_26, sums_1);
                sums_2 = fma(decode_bf16(words_26.y & 65535u), code_26, sums_2);
                sums_3 = fma(decode_bf16(words_27.y & 65535u), code_26, sums_3);
                sums_4 = fma(decode_bf16(words_28.y & 65535u), code_26, sums_4);
                sums_5 = fma(decode_bf16(words_29.y & 65535u), code_26, sums_5);
                sums_6 = fma(decode_bf16(words_30.y & 65535u), code_26, sums_6);
                sums_7 = fma(decode_bf16(words_31.y & 65535u), code_26, sums_7);
                let code_27 = f32(dot4U8Packed(((t1 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.y >> 16u), code_27, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.y >> 16u), code_27, sums_1);
                sums_2 = fma(decode_bf16(words_26.y >> 16u), code_27, sums_2);
                sums_3 = fma(decode_bf16(words_27.y >> 16u), code_27, sums_3);
                sums_4 = fma(decode_bf16(words_28.y >> 16u), code_27, sums_4);
                sums_5 = fma(decode_bf16(words_29.y >> 16u), code_27, sums_5);
                sums_6 = fma(decode_bf16(words_30.y >> 16u), code_27, sums_6);
                sums_7 = fma(decode_bf16(words_31.y >> 16u), code_27, sums_7);
                let code_28 = f32(dot4U8Packed(((t1 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.z & 65535u), code_28, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.z & 65535u), code_28, sums_1);
                sums_2 = fma(decode_bf16(words_26.z & 65535u), code_28, sums_2);
                sums_3 = fma(decode_bf16(words_27.z & 65535u), code_28, sums_3);
                sums_4 = fma(decode_bf16(words_28.z & 65535u), code_28, sums_4);
                sums_5 = fma(decode_bf16(words_29.z & 65535u), code_28, sums_5);
                sums_6 = fma(decode_bf16(words_30.z & 65535u), code_28, sums_6);
                sums_7 = fma(decode_bf16(words_31.z & 65535u), code_28, sums_7);
                let code_29 = f32(dot4U8Packed(((t1 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.z >> 16u), code_29, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.z >> 16u), code_29, sums_1);
                sums_2 = fma(decode_bf16(words_26.z >> 16u), code_29, sums_2);
                sums_3 = fma(decode_bf16(words_27.z >> 16u), code_29, sums_3);
                sums_4 = fma(decode_bf16(words_28.z >> 16u), code_29, sums_4);
                sums_5 = fma(decode_bf16(words_29.z >> 16u), code_29, sums_5);
                sums_6 = fma(decode_bf16(words_30.z >> 16u), code_29, sums_6);
                sums_7 = fma(decode_bf16(words_31.z >> 16u), code_29, sums_7);
                let code_30 = f32(dot4U8Packed(((t1 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.w & 65535u), code_30, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.w & 65535u), code_30, sums_1);
                sums_2 = fma(decode_bf16(words_26.w & 65535u), code_30, sums_2);
                sums_3 = fma(decode_bf16(words_27.w & 65535u), code_30, sums_3);
                sums_4 = fma(decode_bf16(words_28.w & 65535u), code_30, sums_4);
                sums_5 = fma(decode_bf16(words_29.w & 65535u), code_30, sums_5);
                sums_6 = fma(decode_bf16(words_30.w & 65535u), code_30, sums_6);
                sums_7 = fma(decode_bf16(words_31.w & 65535u), code_30, sums_7);
                let code_31 = f32(dot4U8Packed((t1 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_bf16(words_24.w >> 16u), code_31, sums_0); // trellis_matmul.rs:370
                sums_1 = fma(decode_bf16(words_25.w >> 16u), code_31, sums_1);
                sums_2 = fma(decode_bf16(words_26.w >> 16u), code_31, sums_2);
                sums_3 = fma(decode_bf16(words_27.w >> 16u), code_31, sums_3);
                sums_4 = fma(decode_bf16(words_28.w >> 16u), code_31, sums_4);
                sums_5 = fma(decode_bf16(words_29.w >> 16u), code_31, sums_5);
                sums_6 = fma(decode_bf16(words_30.w >> 16u), code_31, sums_6);
                sums_7 = fma(decode_bf16(words_31.w >> 16u), code_31, sums_7);
            }
        }
        workgroupBarrier(); // trellis_matmul.rs:377
    }
    let sum = reduce_add_f32(sums_0); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[local_invocation_index >> 5u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    let sum_1 = reduce_add_f32(sums_1); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum_1 * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 8u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    let sum_2 = reduce_add_f32(sums_2); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum_2 * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 16u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    let sum_3 = reduce_add_f32(sums_3); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum_3 * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 24u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    let sum_4 = reduce_add_f32(sums_4); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum_4 * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 32u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    let sum_5 = reduce_add_f32(sums_5); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum_5 * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 40u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    let sum_6 = reduce_add_f32(sums_6); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum_6 * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 48u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    let sum_7 = reduce_add_f32(sums_7); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum_7 * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[(local_invocation_index >> 5u) + 56u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    workgroupBarrier(); // trellis_matmul.rs:387
    let part = local_invocation_index; // row_results.rs:28
    let row = first_m + part / 2u; // row_results.rs:29
    let column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 16u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        let place = row * imm.n + column_1; // row_results.rs:32
        let t5 = vec2<u32>(encode_bf16(results[part * 4u]) | (encode_bf16(results[part * 4u + 1u]) << 16u), encode_bf16(results[part * 4u + 2u]) | (encode_bf16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        y[(place >> 1u) >> 1u] = t5;
    }
}
