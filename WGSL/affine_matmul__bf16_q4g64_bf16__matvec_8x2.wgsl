struct Immediates {
    k: u32,
    m: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read> biases: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<f32, 2112>;
var<workgroup> results: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
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
fn affine_matmul__bf16_q4g64_bf16__matvec_8x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 2u; // affine_matmul.rs:250
    let column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // affine_matmul.rs:251
    let n_pieces = imm.k / 32u; // affine_matmul.rs:252
    var partial_sums_0 = 0.0f; // affine_matmul.rs:256
    var partial_sums_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 32u) { // affine_matmul.rs:257
        let row = min_u32(first_m + local_invocation_index / 128u, imm.m - 1u); // affine_matmul.rs:227
        let first = first_piece * 32u + local_invocation_index % 128u * 8u; // affine_matmul.rs:228
        if (first < imm.k) { // affine_matmul.rs:229
            let t0 = x[((row * imm.k + first) >> 1u) >> 2u]; // piece.rs:40
            let place = local_invocation_index / 4u * 33u + local_invocation_index % 4u * 8u; // affine_matmul.rs:231
            staged[place] = decode_bf16(t0.x); // affine_matmul.rs:234
            staged[place + 1u] = decode_bf16(t0.x >> 16u);
            staged[place + 2u] = decode_bf16(t0.y);
            staged[place + 3u] = decode_bf16(t0.y >> 16u);
            staged[place + 4u] = decode_bf16(t0.z);
            staged[place + 5u] = decode_bf16(t0.z >> 16u);
            staged[place + 6u] = decode_bf16(t0.w);
            staged[place + 7u] = decode_bf16(t0.w >> 16u);
        }
        workgroupBarrier(); // affine_matmul.rs:259
        for (var staged_piece = local_invocation_index & 31u; staged_piece < 32u; staged_piece += 32u) { // affine_matmul.rs:261
            let piece = first_piece + staged_piece; // affine_matmul.rs:262
            if ((piece < n_pieces) & (column < imm.n)) { // affine_matmul.rs:263
                let t1 = weight[(column * (imm.k / 8u) + piece * 4u) >> 2u]; // affine_matmul.rs:264
                let group = piece / 2u; // affine_matmul.rs:265
                let scale = load_scales(column * (imm.k / 64u) + group); // affine_matmul.rs:266
                let bias = load_biases(column * (imm.k / 64u) + group); // affine_matmul.rs:267
                var code_sums_0 = 0.0f; // affine_matmul.rs:268
                var code_sums_1 = 0.0f;
                var sums_0 = 0.0f; // affine_matmul.rs:269
                var sums_1 = 0.0f;
                let code = f32(t1.x & 15u); // quant_unpack.rs:14
                let value = staged[staged_piece * 33u]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code * value; // affine_matmul.rs:277
                sums_0 = sums_0 + value; // affine_matmul.rs:278
                let place = staged_piece * 33u + 1056u; // affine_matmul.rs:275
                let value_1 = staged[place]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code * value_1; // affine_matmul.rs:277
                sums_1 = sums_1 + value_1; // affine_matmul.rs:278
                let code_1 = f32((t1.x >> 4u) & 15u); // quant_unpack.rs:14
                let place_1 = staged_piece * 33u + 1u; // affine_matmul.rs:275
                let value_2 = staged[place_1]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_1 * value_2; // affine_matmul.rs:277
                sums_0 = sums_0 + value_2; // affine_matmul.rs:278
                let place_2 = staged_piece * 33u + 1057u; // affine_matmul.rs:275
                let value_3 = staged[place_2]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_1 * value_3; // affine_matmul.rs:277
                sums_1 = sums_1 + value_3; // affine_matmul.rs:278
                let code_2 = f32((t1.x >> 8u) & 15u); // quant_unpack.rs:14
                let place_3 = staged_piece * 33u + 2u; // affine_matmul.rs:275
                let value_4 = staged[place_3]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_2 * value_4; // affine_matmul.rs:277
                sums_0 = sums_0 + value_4; // affine_matmul.rs:278
                let place_4 = staged_piece * 33u + 1058u; // affine_matmul.rs:275
                let value_5 = staged[place_4]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_2 * value_5; // affine_matmul.rs:277
                sums_1 = sums_1 + value_5; // affine_matmul.rs:278
                let code_3 = f32((t1.x >> 12u) & 15u); // quant_unpack.rs:14
                let place_5 = staged_piece * 33u + 3u; // affine_matmul.rs:275
                let value_6 = staged[place_5]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_3 * value_6; // affine_matmul.rs:277
                sums_0 = sums_0 + value_6; // affine_matmul.rs:278
                let place_6 = staged_piece * 33u + 1059u; // affine_matmul.rs:275
                let value_7 = staged[place_6]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_3 * value_7; // affine_matmul.rs:277
                sums_1 = sums_1 + value_7; // affine_matmul.rs:278
                let code_4 = f32((t1.x >> 16u) & 15u); // quant_unpack.rs:14
                let place_7 = staged_piece * 33u + 4u; // affine_matmul.rs:275
                let value_8 = staged[place_7]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_4 * value_8; // affine_matmul.rs:277
                sums_0 = sums_0 + value_8; // affine_matmul.rs:278
                let place_8 = staged_piece * 33u + 1060u; // affine_matmul.rs:275
                let value_9 = staged[place_8]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_4 * value_9; // affine_matmul.rs:277
                sums_1 = sums_1 + value_9; // affine_matmul.rs:278
                let code_5 = f32((t1.x >> 20u) & 15u); // quant_unpack.rs:14
                let place_9 = staged_piece * 33u + 5u; // affine_matmul.rs:275
                let value_10 = staged[place_9]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_5 * value_10; // affine_matmul.rs:277
                sums_0 = sums_0 + value_10; // affine_matmul.rs:278
                let place_10 = staged_piece * 33u + 1061u; // affine_matmul.rs:275
                let value_11 = staged[place_10]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_5 * value_11; // affine_matmul.rs:277
                sums_1 = sums_1 + value_11; // affine_matmul.rs:278
                let code_6 = f32((t1.x >> 24u) & 15u); // quant_unpack.rs:14
                let place_11 = staged_piece * 33u + 6u; // affine_matmul.rs:275
                let value_12 = staged[place_11]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_6 * value_12; // affine_matmul.rs:277
                sums_0 = sums_0 + value_12; // affine_matmul.rs:278
                let place_12 = staged_piece * 33u + 1062u; // affine_matmul.rs:275
                let value_13 = staged[place_12]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_6 * value_13; // affine_matmul.rs:277
                sums_1 = sums_1 + value_13; // affine_matmul.rs:278
                let code_7 = f32((t1.x >> 28u) & 15u); // quant_unpack.rs:14
                let place_13 = staged_piece * 33u + 7u; // affine_matmul.rs:275
                let value_14 = staged[place_13]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_7 * value_14; // affine_matmul.rs:277
                sums_0 = sums_0 + value_14; // affine_matmul.rs:278
                let place_14 = staged_piece * 33u + 1063u; // affine_matmul.rs:275
                let value_15 = staged[place_14]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_7 * value_15; // affine_matmul.rs:277
                sums_1 = sums_1 + value_15; // affine_matmul.rs:278
                let code_8 = f32(t1.y & 15u); // quant_unpack.rs:14
                let place_15 = staged_piece * 33u + 8u; // affine_matmul.rs:275
                let value_16 = staged[place_15]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_8 * value_16; // affine_matmul.rs:277
                sums_0 = sums_0 + value_16; // affine_matmul.rs:278
                let place_16 = staged_piece * 33u + 1064u; // affine_matmul.rs:275
                let value_17 = staged[place_16]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_8 * value_17; // affine_matmul.rs:277
                sums_1 = sums_1 + value_17; // affine_matmul.rs:278
                let code_9 = f32((t1.y >> 4u) & 15u); // quant_unpack.rs:14
                let place_17 = staged_piece * 33u + 9u; // affine_matmul.rs:275
                let value_18 = staged[place_17]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_9 * value_18; // affine_matmul.rs:277
                sums_0 = sums_0 + value_18; // affine_matmul.rs:278
                let place_18 = staged_piece * 33u + 1065u; // affine_matmul.rs:275
                let value_19 = staged[place_18]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_9 * value_19; // affine_matmul.rs:277
                sums_1 = sums_1 + value_19; // affine_matmul.rs:278
                let code_10 = f32((t1.y >> 8u) & 15u); // quant_unpack.rs:14
                let place_19 = staged_piece * 33u + 10u; // affine_matmul.rs:275
                let value_20 = staged[place_19]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_10 * value_20; // affine_matmul.rs:277
                sums_0 = sums_0 + value_20; // affine_matmul.rs:278
                let place_20 = staged_piece * 33u + 1066u; // affine_matmul.rs:275
                let value_21 = staged[place_20]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_10 * value_21; // affine_matmul.rs:277
                sums_1 = sums_1 + value_21; // affine_matmul.rs:278
                let code_11 = f32((t1.y >> 12u) & 15u); // quant_unpack.rs:14
                let place_21 = staged_piece * 33u + 11u; // affine_matmul.rs:275
                let value_22 = staged[place_21]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_11 * value_22; // affine_matmul.rs:277
                sums_0 = sums_0 + value_22; // affine_matmul.rs:278
                let place_22 = staged_piece * 33u + 1067u; // affine_matmul.rs:275
                let value_23 = staged[place_22]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_11 * value_23; // affine_matmul.rs:277
                sums_1 = sums_1 + value_23; // affine_matmul.rs:278
                let code_12 = f32((t1.y >> 16u) & 15u); // quant_unpack.rs:14
                let place_23 = staged_piece * 33u + 12u; // affine_matmul.rs:275
                let value_24 = staged[place_23]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_12 * value_24; // affine_matmul.rs:277
                sums_0 = sums_0 + value_24; // affine_matmul.rs:278
                let place_24 = staged_piece * 33u + 1068u; // affine_matmul.rs:275
                let value_25 = staged[place_24]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_12 * value_25; // affine_matmul.rs:277
                sums_1 = sums_1 + value_25; // affine_matmul.rs:278
                let code_13 = f32((t1.y >> 20u) & 15u); // quant_unpack.rs:14
                let place_25 = staged_piece * 33u + 13u; // affine_matmul.rs:275
                let value_26 = staged[place_25]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_13 * value_26; // affine_matmul.rs:277
                sums_0 = sums_0 + value_26; // affine_matmul.rs:278
                let place_26 = staged_piece * 33u + 1069u; // affine_matmul.rs:275
                let value_27 = staged[place_26]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_13 * value_27; // affine_matmul.rs:277
                sums_1 = sums_1 + value_27; // affine_matmul.rs:278
                let code_14 = f32((t1.y >> 24u) & 15u); // quant_unpack.rs:14
                let place_27 = staged_piece * 33u + 14u; // affine_matmul.rs:275
                let value_28 = staged[place_27]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_14 * value_28; // affine_matmul.rs:277
                sums_0 = sums_0 + value_28; // affine_matmul.rs:278
                let place_28 = staged_piece * 33u + 1070u; // affine_matmul.rs:275
                let value_29 = staged[place_28]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_14 * value_29; // affine_matmul.rs:277
                sums_1 = sums_1 + value_29; // affine_matmul.rs:278
                let code_15 = f32((t1.y >> 28u) & 15u); // quant_unpack.rs:14
                let place_29 = staged_piece * 33u + 15u; // affine_matmul.rs:275
                let value_30 = staged[place_29]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_15 * value_30; // affine_matmul.rs:277
                sums_0 = sums_0 + value_30; // affine_matmul.rs:278
                let place_30 = staged_piece * 33u + 1071u; // affine_matmul.rs:275
                let value_31 = staged[place_30]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_15 * value_31; // affine_matmul.rs:277
                sums_1 = sums_1 + value_31; // affine_matmul.rs:278
                let code_16 = f32(t1.z & 15u); // quant_unpack.rs:14
                let place_31 = staged_piece * 33u + 16u; // affine_matmul.rs:275
                let value_32 = staged[place_31]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_16 * value_32; // affine_matmul.rs:277
                sums_0 = sums_0 + value_32; // affine_matmul.rs:278
                let place_32 = staged_piece * 33u + 1072u; // affine_matmul.rs:275
                let value_33 = staged[place_32]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_16 * value_33; // affine_matmul.rs:277
                sums_1 = sums_1 + value_33; // affine_matmul.rs:278
                let code_17 = f32((t1.z >> 4u) & 15u); // quant_unpack.rs:14
                let place_33 = staged_piece * 33u + 17u; // affine_matmul.rs:275
                let value_34 = staged[place_33]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_17 * value_34; // affine_matmul.rs:277
                sums_0 = sums_0 + value_34; // affine_matmul.rs:278
                let place_34 = staged_piece * 33u + 1073u; // affine_matmul.rs:275
                let value_35 = staged[place_34]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_17 * value_35; // affine_matmul.rs:277
                sums_1 = sums_1 + value_35; // affine_matmul.rs:278
                let code_18 = f32((t1.z >> 8u) & 15u); // quant_unpack.rs:14
                let place_35 = staged_piece * 33u + 18u; // affine_matmul.rs:275
                let value_36 = staged[place_35]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_18 * value_36; // affine_matmul.rs:277
                sums_0 = sums_0 + value_36; // affine_matmul.rs:278
                let place_36 = staged_piece * 33u + 1074u; // affine_matmul.rs:275
                let value_37 = staged[place_36]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_18 * value_37; // affine_matmul.rs:277
                sums_1 = sums_1 + value_37; // affine_matmul.rs:278
                let code_19 = f32((t1.z >> 12u) & 15u); // quant_unpack.rs:14
                let place_37 = staged_piece * 33u + 19u; // affine_matmul.rs:275
                let value_38 = staged[place_37]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_19 * value_38; // affine_matmul.rs:277
                sums_0 = sums_0 + value_38; // affine_matmul.rs:278
                let place_38 = staged_piece * 33u + 1075u; // affine_matmul.rs:275
                let value_39 = staged[place_38]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_19 * value_39; // affine_matmul.rs:277
                sums_1 = sums_1 + value_39; // affine_matmul.rs:278
                let code_20 = f32((t1.z >> 16u) & 15u); // quant_unpack.rs:14
                let place_39 = staged_piece * 33u + 20u; // affine_matmul.rs:275
                let value_40 = staged[place_39]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_20 * value_40; // affine_matmul.rs:277
                sums_0 = sums_0 + value_40; // affine_matmul.rs:278
                let place_40 = staged_piece * 33u + 1076u; // affine_matmul.rs:275
                let value_41 = staged[place_40]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_20 * value_41; // affine_matmul.rs:277
                sums_1 = sums_1 + value_41; // affine_matmul.rs:278
                let code_21 = f32((t1.z >> 20u) & 15u); // quant_unpack.rs:14
                let place_41 = staged_piece * 33u + 21u; // affine_matmul.rs:275
                let value_42 = staged[place_41]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_21 * value_42; // affine_matmul.rs:277
                sums_0 = sums_0 + value_42; // affine_matmul.rs:278
                let place_42 = staged_piece * 33u + 1077u; // affine_matmul.rs:275
                let value_43 = staged[place_42]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_21 * value_43; // affine_matmul.rs:277
                sums_1 = sums_1 + value_43; // affine_matmul.rs:278
                let code_22 = f32((t1.z >> 24u) & 15u); // quant_unpack.rs:14
                let place_43 = staged_piece * 33u + 22u; // affine_matmul.rs:275
                let value_44 = staged[place_43]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_22 * value_44; // affine_matmul.rs:277
                sums_0 = sums_0 + value_44; // affine_matmul.rs:278
                let place_44 = staged_piece * 33u + 1078u; // affine_matmul.rs:275
                let value_45 = staged[place_44]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_22 * value_45; // affine_matmul.rs:277
                sums_1 = sums_1 + value_45; // affine_matmul.rs:278
                let code_23 = f32((t1.z >> 28u) & 15u); // quant_unpack.rs:14
                let place_45 = staged_piece * 33u + 23u; // affine_matmul.rs:275
                let value_46 = staged[place_45]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_23 * value_46; // affine_matmul.rs:277
                sums_0 = sums_0 + value_46; // affine_matmul.rs:278
                let place_46 = staged_piece * 33u + 1079u; // affine_matmul.rs:275
                let value_47 = staged[place_46]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_23 * value_47; // affine_matmul.rs:277
                sums_1 = sums_1 + value_47; // affine_matmul.rs:278
                let code_24 = f32(t1.w & 15u); // quant_unpack.rs:14
                let place_47 = staged_piece * 33u + 24u; // affine_matmul.rs:275
                let value_48 = staged[place_47]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_24 * value_48; // affine_matmul.rs:277
                sums_0 = sums_0 + value_48; // affine_matmul.rs:278
                let place_48 = staged_piece * 33u + 1080u; // affine_matmul.rs:275
                let value_49 = staged[place_48]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_24 * value_49; // affine_matmul.rs:277
                sums_1 = sums_1 + value_49; // affine_matmul.rs:278
                let code_25 = f32((t1.w >> 4u) & 15u); // quant_unpack.rs:14
                let place_49 = staged_piece * 33u + 25u; // affine_matmul.rs:275
                let value_50 = staged[place_49]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_25 * value_50; // affine_matmul.rs:277
                sums_0 = sums_0 + value_50; // affine_matmul.rs:278
                let place_50 = staged_piece * 33u + 1081u; // affine_matmul.rs:275
                let value_51 = staged[place_50]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_25 * value_51; // affine_matmul.rs:277
                sums_1 = sums_1 + value_51; // affine_matmul.rs:278
                let code_26 = f32((t1.w >> 8u) & 15u); // quant_unpack.rs:14
                let place_51 = staged_piece * 33u + 26u; // affine_matmul.rs:275
                let value_52 = staged[place_51]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_26 * value_52; // affine_matmul.rs:277
                sums_0 = sums_0 + value_52; // affine_matmul.rs:278
                let place_52 = staged_piece * 33u + 1082u; // affine_matmul.rs:275
                let value_53 = staged[place_52]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_26 * value_53; // affine_matmul.rs:277
                sums_1 = sums_1 + value_53; // affine_matmul.rs:278
                let code_27 = f32((t1.w >> 12u) & 15u); // quant_unpack.rs:14
                let place_53 = staged_piece * 33u + 27u; // affine_matmul.rs:275
                let value_54 = staged[place_53]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_27 * value_54; // affine_matmul.rs:277
                sums_0 = sums_0 + value_54; // affine_matmul.rs:278
                let place_54 = staged_piece * 33u + 1083u; // affine_matmul.rs:275
                let value_55 = staged[place_54]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_27 * value_55; // affine_matmul.rs:277
                sums_1 = sums_1 + value_55; // affine_matmul.rs:278
                let code_28 = f32((t1.w >> 16u) & 15u); // quant_unpack.rs:14
                let place_55 = staged_piece * 33u + 28u; // affine_matmul.rs:275
                let value_56 = staged[place_55]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_28 * value_56; // affine_matmul.rs:277
                sums_0 = sums_0 + value_56; // affine_matmul.rs:278
                let place_56 = staged_piece * 33u + 1084u; // affine_matmul.rs:275
                let value_57 = staged[place_56]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_28 * value_57; // affine_matmul.rs:277
                sums_1 = sums_1 + value_57; // affine_matmul.rs:278
                let code_29 = f32((t1.w >> 20u) & 15u); // quant_unpack.rs:14
                let place_57 = staged_piece * 33u + 29u; // affine_matmul.rs:275
                let value_58 = staged[place_57]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_29 * value_58; // affine_matmul.rs:277
                sums_0 = sums_0 + value_58; // affine_matmul.rs:278
                let place_58 = staged_piece * 33u + 1085u; // affine_matmul.rs:275
                let value_59 = staged[place_58]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_29 * value_59; // affine_matmul.rs:277
                sums_1 = sums_1 + value_59; // affine_matmul.rs:278
                let code_30 = f32((t1.w >> 24u) & 15u); // quant_unpack.rs:14
                let place_59 = staged_piece * 33u + 30u; // affine_matmul.rs:275
                let value_60 = staged[place_59]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_30 * value_60; // affine_matmul.rs:277
                sums_0 = sums_0 + value_60; // affine_matmul.rs:278
                let place_60 = staged_piece * 33u + 1086u; // affine_matmul.rs:275
                let value_61 = staged[place_60]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_30 * value_61; // affine_matmul.rs:277
                sums_1 = sums_1 + value_61; // affine_matmul.rs:278
                let code_31 = f32((t1.w >> 28u) & 15u); // quant_unpack.rs:14
                let place_61 = staged_piece * 33u + 31u; // affine_matmul.rs:275
                let value_62 = staged[place_61]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_31 * value_62; // affine_matmul.rs:277
                sums_0 = sums_0 + value_62; // affine_matmul.rs:278
                let place_62 = staged_piece * 33u + 1087u; // affine_matmul.rs:275
                let value_63 = staged[place_62]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_31 * value_63; // affine_matmul.rs:277
                sums_1 = sums_1 + value_63; // affine_matmul.rs:278
                partial_sums_0 = partial_sums_0 + scale * code_sums_0; // affine_matmul.rs:283
                partial_sums_0 = partial_sums_0 + bias * sums_0; // affine_matmul.rs:284
                partial_sums_1 = partial_sums_1 + scale * code_sums_1; // affine_matmul.rs:283
                partial_sums_1 = partial_sums_1 + bias * sums_1; // affine_matmul.rs:284
            }
        }
        workgroupBarrier(); // affine_matmul.rs:289
    }
    let sum = reduce_add_f32(partial_sums_0); // affine_matmul.rs:294
    if ((local_invocation_index & 31u) == 0u) { // affine_matmul.rs:295
        results[local_invocation_index >> 5u] = sum; // affine_matmul.rs:296
    }
    let sum_1 = reduce_add_f32(partial_sums_1); // affine_matmul.rs:294
    if ((local_invocation_index & 31u) == 0u) { // affine_matmul.rs:295
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // affine_matmul.rs:296
    }
    workgroupBarrier(); // affine_matmul.rs:299
    let four = local_invocation_index; // affine_matmul.rs:301
    let row = first_m + four / 2u; // affine_matmul.rs:302
    let first_column = workgroup_id.x * 8u + four % 2u * 4u; // affine_matmul.rs:303
    if (((four < 4u) & (row < imm.m)) & (first_column < imm.n)) { // affine_matmul.rs:304
        let t2 = vec2<u32>(encode_bf16(results[four * 4u]) | (encode_bf16(results[four * 4u + 1u]) << 16u), encode_bf16(results[four * 4u + 2u]) | (encode_bf16(results[four * 4u + 3u]) << 16u)); // affine_matmul.rs:306
        y[((row * imm.n + first_column) >> 1u) >> 1u] = t2;
    }
}
