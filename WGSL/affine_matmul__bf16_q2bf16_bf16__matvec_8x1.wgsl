struct Immediates {
    k: u32,
    n_groups: u32,
    m: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read> biases: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<f32, 2112>;
var<workgroup> results: array<f32, 8>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_biases(index: u32) -> f32 {
    let bits = biases[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn affine_matmul__bf16_q2bf16_bf16__matvec_8x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // mod.rs:339
    let n_pieces = imm.k / 32u; // mod.rs:340
    let group_shift = 31u - countLeadingZeros(div_u32(n_pieces, imm.n_groups)); // mod.rs:342
    var partial_sums_0 = 0.0f; // mod.rs:344
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 64u) { // mod.rs:345
        let row = min_u32(workgroup_id.y + local_invocation_index / 256u, imm.m - 1u); // mod.rs:310
        let first = first_piece * 32u + local_invocation_index % 256u * 8u; // mod.rs:311
        if (first < imm.k) { // mod.rs:312
            let t0 = x[((row * imm.k + first) >> 1u) >> 2u]; // piece.rs:40
            let place = local_invocation_index / 4u * 33u + local_invocation_index % 4u * 8u; // mod.rs:314
            staged[place] = decode_bf16(t0.x); // mod.rs:317
            staged[place + 1u] = decode_bf16(t0.x >> 16u);
            staged[place + 2u] = decode_bf16(t0.y);
            staged[place + 3u] = decode_bf16(t0.y >> 16u);
            staged[place + 4u] = decode_bf16(t0.z);
            staged[place + 5u] = decode_bf16(t0.z >> 16u);
            staged[place + 6u] = decode_bf16(t0.w);
            staged[place + 7u] = decode_bf16(t0.w >> 16u);
        }
        workgroupBarrier(); // mod.rs:347
        for (var staged_piece = local_invocation_index & 31u; staged_piece < 64u; staged_piece += 32u) { // mod.rs:349
            let piece = first_piece + staged_piece; // mod.rs:350
            if ((piece < n_pieces) & (column < imm.n)) { // mod.rs:351
                let first_word = column * (imm.k * 2u / 32u) + piece * 2u; // mod.rs:352
                let t1 = weight[first_word >> 1u]; // mod.rs:353
                let group = shr_u32(piece, group_shift); // mod.rs:354
                let scale = load_scales(column * imm.n_groups + group); // mod.rs:355
                let bias = load_biases(column * imm.n_groups + group); // mod.rs:356
                var code_sums_0 = 0.0f; // mod.rs:357
                var sums_0 = 0.0f; // mod.rs:358
                let code = f32(t1.x & 3u); // quant_unpack.rs:78
                let value = staged[staged_piece * 33u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code * value; // mod.rs:365
                sums_0 = sums_0 + value; // mod.rs:366
                let code_1 = f32((t1.x >> 2u) & 3u); // quant_unpack.rs:78
                let value_1 = staged[staged_piece * 33u + 1u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_1 * value_1; // mod.rs:365
                sums_0 = sums_0 + value_1; // mod.rs:366
                let code_2 = f32((t1.x >> 4u) & 3u); // quant_unpack.rs:78
                let value_2 = staged[staged_piece * 33u + 2u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_2 * value_2; // mod.rs:365
                sums_0 = sums_0 + value_2; // mod.rs:366
                let code_3 = f32((t1.x >> 6u) & 3u); // quant_unpack.rs:78
                let value_3 = staged[staged_piece * 33u + 3u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_3 * value_3; // mod.rs:365
                sums_0 = sums_0 + value_3; // mod.rs:366
                let code_4 = f32((t1.x >> 8u) & 3u); // quant_unpack.rs:78
                let value_4 = staged[staged_piece * 33u + 4u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_4 * value_4; // mod.rs:365
                sums_0 = sums_0 + value_4; // mod.rs:366
                let code_5 = f32((t1.x >> 10u) & 3u); // quant_unpack.rs:78
                let value_5 = staged[staged_piece * 33u + 5u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_5 * value_5; // mod.rs:365
                sums_0 = sums_0 + value_5; // mod.rs:366
                let code_6 = f32((t1.x >> 12u) & 3u); // quant_unpack.rs:78
                let value_6 = staged[staged_piece * 33u + 6u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_6 * value_6; // mod.rs:365
                sums_0 = sums_0 + value_6; // mod.rs:366
                let code_7 = f32((t1.x >> 14u) & 3u); // quant_unpack.rs:78
                let value_7 = staged[staged_piece * 33u + 7u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_7 * value_7; // mod.rs:365
                sums_0 = sums_0 + value_7; // mod.rs:366
                let code_8 = f32((t1.x >> 16u) & 3u); // quant_unpack.rs:78
                let value_8 = staged[staged_piece * 33u + 8u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_8 * value_8; // mod.rs:365
                sums_0 = sums_0 + value_8; // mod.rs:366
                let code_9 = f32((t1.x >> 18u) & 3u); // quant_unpack.rs:78
                let value_9 = staged[staged_piece * 33u + 9u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_9 * value_9; // mod.rs:365
                sums_0 = sums_0 + value_9; // mod.rs:366
                let code_10 = f32((t1.x >> 20u) & 3u); // quant_unpack.rs:78
                let value_10 = staged[staged_piece * 33u + 10u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_10 * value_10; // mod.rs:365
                sums_0 = sums_0 + value_10; // mod.rs:366
                let code_11 = f32((t1.x >> 22u) & 3u); // quant_unpack.rs:78
                let value_11 = staged[staged_piece * 33u + 11u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_11 * value_11; // mod.rs:365
                sums_0 = sums_0 + value_11; // mod.rs:366
                let code_12 = f32((t1.x >> 24u) & 3u); // quant_unpack.rs:78
                let value_12 = staged[staged_piece * 33u + 12u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_12 * value_12; // mod.rs:365
                sums_0 = sums_0 + value_12; // mod.rs:366
                let code_13 = f32((t1.x >> 26u) & 3u); // quant_unpack.rs:78
                let value_13 = staged[staged_piece * 33u + 13u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_13 * value_13; // mod.rs:365
                sums_0 = sums_0 + value_13; // mod.rs:366
                let code_14 = f32((t1.x >> 28u) & 3u); // quant_unpack.rs:78
                let value_14 = staged[staged_piece * 33u + 14u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_14 * value_14; // mod.rs:365
                sums_0 = sums_0 + value_14; // mod.rs:366
                let code_15 = f32((t1.x >> 30u) & 3u); // quant_unpack.rs:78
                let value_15 = staged[staged_piece * 33u + 15u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_15 * value_15; // mod.rs:365
                sums_0 = sums_0 + value_15; // mod.rs:366
                let code_16 = f32(t1.y & 3u); // quant_unpack.rs:78
                let value_16 = staged[staged_piece * 33u + 16u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_16 * value_16; // mod.rs:365
                sums_0 = sums_0 + value_16; // mod.rs:366
                let code_17 = f32((t1.y >> 2u) & 3u); // quant_unpack.rs:78
                let value_17 = staged[staged_piece * 33u + 17u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_17 * value_17; // mod.rs:365
                sums_0 = sums_0 + value_17; // mod.rs:366
                let code_18 = f32((t1.y >> 4u) & 3u); // quant_unpack.rs:78
                let value_18 = staged[staged_piece * 33u + 18u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_18 * value_18; // mod.rs:365
                sums_0 = sums_0 + value_18; // mod.rs:366
                let code_19 = f32((t1.y >> 6u) & 3u); // quant_unpack.rs:78
                let value_19 = staged[staged_piece * 33u + 19u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_19 * value_19; // mod.rs:365
                sums_0 = sums_0 + value_19; // mod.rs:366
                let code_20 = f32((t1.y >> 8u) & 3u); // quant_unpack.rs:78
                let value_20 = staged[staged_piece * 33u + 20u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_20 * value_20; // mod.rs:365
                sums_0 = sums_0 + value_20; // mod.rs:366
                let code_21 = f32((t1.y >> 10u) & 3u); // quant_unpack.rs:78
                let value_21 = staged[staged_piece * 33u + 21u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_21 * value_21; // mod.rs:365
                sums_0 = sums_0 + value_21; // mod.rs:366
                let code_22 = f32((t1.y >> 12u) & 3u); // quant_unpack.rs:78
                let value_22 = staged[staged_piece * 33u + 22u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_22 * value_22; // mod.rs:365
                sums_0 = sums_0 + value_22; // mod.rs:366
                let code_23 = f32((t1.y >> 14u) & 3u); // quant_unpack.rs:78
                let value_23 = staged[staged_piece * 33u + 23u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_23 * value_23; // mod.rs:365
                sums_0 = sums_0 + value_23; // mod.rs:366
                let code_24 = f32((t1.y >> 16u) & 3u); // quant_unpack.rs:78
                let value_24 = staged[staged_piece * 33u + 24u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_24 * value_24; // mod.rs:365
                sums_0 = sums_0 + value_24; // mod.rs:366
                let code_25 = f32((t1.y >> 18u) & 3u); // quant_unpack.rs:78
                let value_25 = staged[staged_piece * 33u + 25u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_25 * value_25; // mod.rs:365
                sums_0 = sums_0 + value_25; // mod.rs:366
                let code_26 = f32((t1.y >> 20u) & 3u); // quant_unpack.rs:78
                let value_26 = staged[staged_piece * 33u + 26u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_26 * value_26; // mod.rs:365
                sums_0 = sums_0 + value_26; // mod.rs:366
                let code_27 = f32((t1.y >> 22u) & 3u); // quant_unpack.rs:78
                let value_27 = staged[staged_piece * 33u + 27u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_27 * value_27; // mod.rs:365
                sums_0 = sums_0 + value_27; // mod.rs:366
                let code_28 = f32((t1.y >> 24u) & 3u); // quant_unpack.rs:78
                let value_28 = staged[staged_piece * 33u + 28u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_28 * value_28; // mod.rs:365
                sums_0 = sums_0 + value_28; // mod.rs:366
                let code_29 = f32((t1.y >> 26u) & 3u); // quant_unpack.rs:78
                let value_29 = staged[staged_piece * 33u + 29u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_29 * value_29; // mod.rs:365
                sums_0 = sums_0 + value_29; // mod.rs:366
                let code_30 = f32((t1.y >> 28u) & 3u); // quant_unpack.rs:78
                let value_30 = staged[staged_piece * 33u + 30u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_30 * value_30; // mod.rs:365
                sums_0 = sums_0 + value_30; // mod.rs:366
                let code_31 = f32((t1.y >> 30u) & 3u); // quant_unpack.rs:78
                let value_31 = staged[staged_piece * 33u + 31u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_31 * value_31; // mod.rs:365
                sums_0 = sums_0 + value_31; // mod.rs:366
                partial_sums_0 = partial_sums_0 + scale * code_sums_0; // mod.rs:371
                partial_sums_0 = partial_sums_0 + bias * sums_0; // mod.rs:372
            }
        }
        workgroupBarrier(); // mod.rs:377
    }
    let sum = reduce_add_f32(partial_sums_0); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[local_invocation_index >> 5u] = sum; // mod.rs:384
    }
    workgroupBarrier(); // mod.rs:387
    let part = local_invocation_index; // row_results.rs:28
    let row = workgroup_id.y + part / 2u; // row_results.rs:29
    let column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 2u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        let place = row * imm.n + column_1; // row_results.rs:32
        let t2 = vec2<u32>(encode_bf16(results[part * 4u]) | (encode_bf16(results[part * 4u + 1u]) << 16u), encode_bf16(results[part * 4u + 2u]) | (encode_bf16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        y[(place >> 1u) >> 1u] = t2;
    }
}
