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
var<workgroup> staged: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 8>;

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

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
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

@compute @workgroup_size(256, 1, 1)
fn trellis_matmul__f16_t3_f16__matvec_8x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
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
                let block = column * (imm.k * 3u / 32u) + run / 8u * 24u; // trellis.rs:43
                let from_end = 7u - run % 8u; // trellis.rs:44
                let start = block + from_end * 3u; // trellis.rs:45
                let t0 = weight[start]; // trellis.rs:32
                let t1 = weight[start + 1u];
                let t2 = weight[start + 2u];
                let t3 = weight[select(start + 3u, block, (run % 8u == 0u))]; // trellis_matmul.rs:354
                let first_vector = staged_run / 32u * 128u + staged_run % 32u; // trellis_matmul.rs:355
                let words = staged[first_vector]; // trellis_matmul.rs:325
                let code = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 29u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words.x & 65535u), code, sums_0); // trellis_matmul.rs:370
                let code_1 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 26u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words.x >> 16u), code_1, sums_0); // trellis_matmul.rs:370
                let code_2 = f32(dot4U8Packed((funnel_shr_u32(t3, t2, 23u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words.y & 65535u), code_2, sums_0); // trellis_matmul.rs:370
                let code_3 = f32(dot4U8Packed(((t2 >> 20u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words.y >> 16u), code_3, sums_0); // trellis_matmul.rs:370
                let code_4 = f32(dot4U8Packed(((t2 >> 17u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words.z & 65535u), code_4, sums_0); // trellis_matmul.rs:370
                let code_5 = f32(dot4U8Packed(((t2 >> 14u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words.z >> 16u), code_5, sums_0); // trellis_matmul.rs:370
                let code_6 = f32(dot4U8Packed(((t2 >> 11u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words.w & 65535u), code_6, sums_0); // trellis_matmul.rs:370
                let code_7 = f32(dot4U8Packed(((t2 >> 8u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words.w >> 16u), code_7, sums_0); // trellis_matmul.rs:370
                let words_1 = staged[first_vector + 32u]; // trellis_matmul.rs:325
                let code_8 = f32(dot4U8Packed(((t2 >> 5u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_1.x & 65535u), code_8, sums_0); // trellis_matmul.rs:370
                let code_9 = f32(dot4U8Packed(((t2 >> 2u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_1.x >> 16u), code_9, sums_0); // trellis_matmul.rs:370
                let code_10 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 31u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_1.y & 65535u), code_10, sums_0); // trellis_matmul.rs:370
                let code_11 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 28u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_1.y >> 16u), code_11, sums_0); // trellis_matmul.rs:370
                let code_12 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 25u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_1.z & 65535u), code_12, sums_0); // trellis_matmul.rs:370
                let code_13 = f32(dot4U8Packed((funnel_shr_u32(t2, t1, 22u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_1.z >> 16u), code_13, sums_0); // trellis_matmul.rs:370
                let code_14 = f32(dot4U8Packed(((t1 >> 19u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_1.w & 65535u), code_14, sums_0); // trellis_matmul.rs:370
                let code_15 = f32(dot4U8Packed(((t1 >> 16u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_1.w >> 16u), code_15, sums_0); // trellis_matmul.rs:370
                let words_2 = staged[first_vector + 64u]; // trellis_matmul.rs:325
                let code_16 = f32(dot4U8Packed(((t1 >> 13u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_2.x & 65535u), code_16, sums_0); // trellis_matmul.rs:370
                let code_17 = f32(dot4U8Packed(((t1 >> 10u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_2.x >> 16u), code_17, sums_0); // trellis_matmul.rs:370
                let code_18 = f32(dot4U8Packed(((t1 >> 7u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_2.y & 65535u), code_18, sums_0); // trellis_matmul.rs:370
                let code_19 = f32(dot4U8Packed(((t1 >> 4u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_2.y >> 16u), code_19, sums_0); // trellis_matmul.rs:370
                let code_20 = f32(dot4U8Packed(((t1 >> 1u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_2.z & 65535u), code_20, sums_0); // trellis_matmul.rs:370
                let code_21 = f32(dot4U8Packed((funnel_shr_u32(t1, t0, 30u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_2.z >> 16u), code_21, sums_0); // trellis_matmul.rs:370
                let code_22 = f32(dot4U8Packed((funnel_shr_u32(t1, t0, 27u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_2.w & 65535u), code_22, sums_0); // trellis_matmul.rs:370
                let code_23 = f32(dot4U8Packed((funnel_shr_u32(t1, t0, 24u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_2.w >> 16u), code_23, sums_0); // trellis_matmul.rs:370
                let words_3 = staged[first_vector + 96u]; // trellis_matmul.rs:325
                let code_24 = f32(dot4U8Packed((funnel_shr_u32(t1, t0, 21u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_3.x & 65535u), code_24, sums_0); // trellis_matmul.rs:370
                let code_25 = f32(dot4U8Packed(((t0 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_3.x >> 16u), code_25, sums_0); // trellis_matmul.rs:370
                let code_26 = f32(dot4U8Packed(((t0 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_3.y & 65535u), code_26, sums_0); // trellis_matmul.rs:370
                let code_27 = f32(dot4U8Packed(((t0 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_3.y >> 16u), code_27, sums_0); // trellis_matmul.rs:370
                let code_28 = f32(dot4U8Packed(((t0 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_3.z & 65535u), code_28, sums_0); // trellis_matmul.rs:370
                let code_29 = f32(dot4U8Packed(((t0 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_3.z >> 16u), code_29, sums_0); // trellis_matmul.rs:370
                let code_30 = f32(dot4U8Packed(((t0 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_3.w & 65535u), code_30, sums_0); // trellis_matmul.rs:370
                let code_31 = f32(dot4U8Packed((t0 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f; // trellis.rs:58
                sums_0 = fma(decode_f16(words_3.w >> 16u), code_31, sums_0); // trellis_matmul.rs:370
            }
        }
        workgroupBarrier(); // trellis_matmul.rs:377
    }
    let sum = reduce_add_f32(sums_0); // trellis_matmul.rs:382
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // trellis_matmul.rs:383
        let bits = bitcast<u32>(sum * (load_scales(column) * 0.0067658755f)); // bits.rs:31
        results[local_invocation_index >> 5u] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // trellis_matmul.rs:384
    }
    workgroupBarrier(); // trellis_matmul.rs:387
    let part = local_invocation_index; // row_results.rs:28
    let row = workgroup_id.y + part / 2u; // row_results.rs:29
    let column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 2u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        let place = row * imm.n + column_1; // row_results.rs:32
        let t4 = vec2<u32>(encode_f16(results[part * 4u]) | (encode_f16(results[part * 4u + 1u]) << 16u), encode_f16(results[part * 4u + 2u]) | (encode_f16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        y[(place >> 1u) >> 1u] = t4;
    }
}
