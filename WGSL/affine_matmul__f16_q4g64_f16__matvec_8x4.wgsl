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
var<workgroup> staged: array<f32, 4224>;
var<workgroup> results: array<f32, 32>;

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

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn load_biases(index: u32) -> f32 {
    let bits = biases[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
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

@compute @workgroup_size(256, 1, 1)
fn affine_matmul__f16_q4g64_f16__matvec_8x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 4u; // affine_matmul.rs:250
    let column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // affine_matmul.rs:251
    let n_pieces = imm.k / 32u; // affine_matmul.rs:252
    var partial_sums_0 = 0.0f; // affine_matmul.rs:256
    var partial_sums_1 = 0.0f;
    var partial_sums_2 = 0.0f;
    var partial_sums_3 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 32u) { // affine_matmul.rs:257
        let row = min_u32(first_m + local_invocation_index / 128u, imm.m - 1u); // affine_matmul.rs:227
        let first = first_piece * 32u + local_invocation_index % 128u * 8u; // affine_matmul.rs:228
        if (first < imm.k) { // affine_matmul.rs:229
            let t0 = x[((row * imm.k + first) >> 1u) >> 2u]; // piece.rs:40
            let place = local_invocation_index / 4u * 33u + local_invocation_index % 4u * 8u; // affine_matmul.rs:231
            staged[place] = decode_f16(t0.x); // affine_matmul.rs:234
            staged[place + 1u] = decode_f16(t0.x >> 16u);
            staged[place + 2u] = decode_f16(t0.y);
            staged[place + 3u] = decode_f16(t0.y >> 16u);
            staged[place + 4u] = decode_f16(t0.z);
            staged[place + 5u] = decode_f16(t0.z >> 16u);
            staged[place + 6u] = decode_f16(t0.w);
            staged[place + 7u] = decode_f16(t0.w >> 16u);
        }
        let slot = local_invocation_index + 256u; // affine_matmul.rs:226
        let row_1 = min_u32(first_m + slot / 128u, imm.m - 1u); // affine_matmul.rs:227
        let first_1 = first_piece * 32u + slot % 128u * 8u; // affine_matmul.rs:228
        if (first_1 < imm.k) { // affine_matmul.rs:229
            let t1 = x[((row_1 * imm.k + first_1) >> 1u) >> 2u]; // piece.rs:40
            let place = slot / 4u * 33u + slot % 4u * 8u; // affine_matmul.rs:231
            staged[place] = decode_f16(t1.x); // affine_matmul.rs:234
            staged[place + 1u] = decode_f16(t1.x >> 16u);
            staged[place + 2u] = decode_f16(t1.y);
            staged[place + 3u] = decode_f16(t1.y >> 16u);
            staged[place + 4u] = decode_f16(t1.z);
            staged[place + 5u] = decode_f16(t1.z >> 16u);
            staged[place + 6u] = decode_f16(t1.w);
            staged[place + 7u] = decode_f16(t1.w >> 16u);
        }
        workgroupBarrier(); // affine_matmul.rs:259
        for (var staged_piece = local_invocation_index & 31u; staged_piece < 32u; staged_piece += 32u) { // affine_matmul.rs:261
            let piece = first_piece + staged_piece; // affine_matmul.rs:262
            if ((piece < n_pieces) & (column < imm.n)) { // affine_matmul.rs:263
                let t2 = weight[(column * (imm.k / 8u) + piece * 4u) >> 2u]; // affine_matmul.rs:264
                let group = piece / 2u; // affine_matmul.rs:265
                let scale = load_scales(column * (imm.k / 64u) + group); // affine_matmul.rs:266
                let bias = load_biases(column * (imm.k / 64u) + group); // affine_matmul.rs:267
                var code_sums_0 = 0.0f; // affine_matmul.rs:268
                var code_sums_1 = 0.0f;
                var code_sums_2 = 0.0f;
                var code_sums_3 = 0.0f;
                var sums_0 = 0.0f; // affine_matmul.rs:269
                var sums_1 = 0.0f;
                var sums_2 = 0.0f;
                var sums_3 = 0.0f;
                let code = f32(t2.x & 15u); // quant_unpack.rs:14
                let value = staged[staged_piece * 33u]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code * value; // affine_matmul.rs:277
                sums_0 = sums_0 + value; // affine_matmul.rs:278
                let place = staged_piece * 33u + 1056u; // affine_matmul.rs:275
                let value_1 = staged[place]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code * value_1; // affine_matmul.rs:277
                sums_1 = sums_1 + value_1; // affine_matmul.rs:278
                let place_1 = staged_piece * 33u + 2112u; // affine_matmul.rs:275
                let value_2 = staged[place_1]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code * value_2; // affine_matmul.rs:277
                sums_2 = sums_2 + value_2; // affine_matmul.rs:278
                let place_2 = staged_piece * 33u + 3168u; // affine_matmul.rs:275
                let value_3 = staged[place_2]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code * value_3; // affine_matmul.rs:277
                sums_3 = sums_3 + value_3; // affine_matmul.rs:278
                let code_1 = f32((t2.x >> 4u) & 15u); // quant_unpack.rs:14
                let place_3 = staged_piece * 33u + 1u; // affine_matmul.rs:275
                let value_4 = staged[place_3]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_1 * value_4; // affine_matmul.rs:277
                sums_0 = sums_0 + value_4; // affine_matmul.rs:278
                let place_4 = staged_piece * 33u + 1057u; // affine_matmul.rs:275
                let value_5 = staged[place_4]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_1 * value_5; // affine_matmul.rs:277
                sums_1 = sums_1 + value_5; // affine_matmul.rs:278
                let place_5 = staged_piece * 33u + 2113u; // affine_matmul.rs:275
                let value_6 = staged[place_5]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_1 * value_6; // affine_matmul.rs:277
                sums_2 = sums_2 + value_6; // affine_matmul.rs:278
                let place_6 = staged_piece * 33u + 3169u; // affine_matmul.rs:275
                let value_7 = staged[place_6]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_1 * value_7; // affine_matmul.rs:277
                sums_3 = sums_3 + value_7; // affine_matmul.rs:278
                let code_2 = f32((t2.x >> 8u) & 15u); // quant_unpack.rs:14
                let place_7 = staged_piece * 33u + 2u; // affine_matmul.rs:275
                let value_8 = staged[place_7]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_2 * value_8; // affine_matmul.rs:277
                sums_0 = sums_0 + value_8; // affine_matmul.rs:278
                let place_8 = staged_piece * 33u + 1058u; // affine_matmul.rs:275
                let value_9 = staged[place_8]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_2 * value_9; // affine_matmul.rs:277
                sums_1 = sums_1 + value_9; // affine_matmul.rs:278
                let place_9 = staged_piece * 33u + 2114u; // affine_matmul.rs:275
                let value_10 = staged[place_9]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_2 * value_10; // affine_matmul.rs:277
                sums_2 = sums_2 + value_10; // affine_matmul.rs:278
                let place_10 = staged_piece * 33u + 3170u; // affine_matmul.rs:275
                let value_11 = staged[place_10]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_2 * value_11; // affine_matmul.rs:277
                sums_3 = sums_3 + value_11; // affine_matmul.rs:278
                let code_3 = f32((t2.x >> 12u) & 15u); // quant_unpack.rs:14
                let place_11 = staged_piece * 33u + 3u; // affine_matmul.rs:275
                let value_12 = staged[place_11]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_3 * value_12; // affine_matmul.rs:277
                sums_0 = sums_0 + value_12; // affine_matmul.rs:278
                let place_12 = staged_piece * 33u + 1059u; // affine_matmul.rs:275
                let value_13 = staged[place_12]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_3 * value_13; // affine_matmul.rs:277
                sums_1 = sums_1 + value_13; // affine_matmul.rs:278
                let place_13 = staged_piece * 33u + 2115u; // affine_matmul.rs:275
                let value_14 = staged[place_13]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_3 * value_14; // affine_matmul.rs:277
                sums_2 = sums_2 + value_14; // affine_matmul.rs:278
                let place_14 = staged_piece * 33u + 3171u; // affine_matmul.rs:275
                let value_15 = staged[place_14]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_3 * value_15; // affine_matmul.rs:277
                sums_3 = sums_3 + value_15; // affine_matmul.rs:278
                let code_4 = f32((t2.x >> 16u) & 15u); // quant_unpack.rs:14
                let place_15 = staged_piece * 33u + 4u; // affine_matmul.rs:275
                let value_16 = staged[place_15]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_4 * value_16; // affine_matmul.rs:277
                sums_0 = sums_0 + value_16; // affine_matmul.rs:278
                let place_16 = staged_piece * 33u + 1060u; // affine_matmul.rs:275
                let value_17 = staged[place_16]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_4 * value_17; // affine_matmul.rs:277
                sums_1 = sums_1 + value_17; // affine_matmul.rs:278
                let place_17 = staged_piece * 33u + 2116u; // affine_matmul.rs:275
                let value_18 = staged[place_17]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_4 * value_18; // affine_matmul.rs:277
                sums_2 = sums_2 + value_18; // affine_matmul.rs:278
                let place_18 = staged_piece * 33u + 3172u; // affine_matmul.rs:275
                let value_19 = staged[place_18]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_4 * value_19; // affine_matmul.rs:277
                sums_3 = sums_3 + value_19; // affine_matmul.rs:278
                let code_5 = f32((t2.x >> 20u) & 15u); // quant_unpack.rs:14
                let place_19 = staged_piece * 33u + 5u; // affine_matmul.rs:275
                let value_20 = staged[place_19]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_5 * value_20; // affine_matmul.rs:277
                sums_0 = sums_0 + value_20; // affine_matmul.rs:278
                let place_20 = staged_piece * 33u + 1061u; // affine_matmul.rs:275
                let value_21 = staged[place_20]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_5 * value_21; // affine_matmul.rs:277
                sums_1 = sums_1 + value_21; // affine_matmul.rs:278
                let place_21 = staged_piece * 33u + 2117u; // affine_matmul.rs:275
                let value_22 = staged[place_21]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_5 * value_22; // affine_matmul.rs:277
                sums_2 = sums_2 + value_22; // affine_matmul.rs:278
                let place_22 = staged_piece * 33u + 3173u; // affine_matmul.rs:275
                let value_23 = staged[place_22]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_5 * value_23; // affine_matmul.rs:277
                sums_3 = sums_3 + value_23; // affine_matmul.rs:278
                let code_6 = f32((t2.x >> 24u) & 15u); // quant_unpack.rs:14
                let place_23 = staged_piece * 33u + 6u; // affine_matmul.rs:275
                let value_24 = staged[place_23]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_6 * value_24; // affine_matmul.rs:277
                sums_0 = sums_0 + value_24; // affine_matmul.rs:278
                let place_24 = staged_piece * 33u + 1062u; // affine_matmul.rs:275
                let value_25 = staged[place_24]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_6 * value_25; // affine_matmul.rs:277
                sums_1 = sums_1 + value_25; // affine_matmul.rs:278
                let place_25 = staged_piece * 33u + 2118u; // affine_matmul.rs:275
                let value_26 = staged[place_25]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_6 * value_26; // affine_matmul.rs:277
                sums_2 = sums_2 + value_26; // affine_matmul.rs:278
                let place_26 = staged_piece * 33u + 3174u; // affine_matmul.rs:275
                let value_27 = staged[place_26]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_6 * value_27; // affine_matmul.rs:277
                sums_3 = sums_3 + value_27; // affine_matmul.rs:278
                let code_7 = f32((t2.x >> 28u) & 15u); // quant_unpack.rs:14
                let place_27 = staged_piece * 33u + 7u; // affine_matmul.rs:275
                let value_28 = staged[place_27]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_7 * value_28; // affine_matmul.rs:277
                sums_0 = sums_0 + value_28; // affine_matmul.rs:278
                let place_28 = staged_piece * 33u + 1063u; // affine_matmul.rs:275
                let value_29 = staged[place_28]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_7 * value_29; // affine_matmul.rs:277
                sums_1 = sums_1 + value_29; // affine_matmul.rs:278
                let place_29 = staged_piece * 33u + 2119u; // affine_matmul.rs:275
                let value_30 = staged[place_29]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_7 * value_30; // affine_matmul.rs:277
                sums_2 = sums_2 + value_30; // affine_matmul.rs:278
                let place_30 = staged_piece * 33u + 3175u; // affine_matmul.rs:275
                let value_31 = staged[place_30]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_7 * value_31; // affine_matmul.rs:277
                sums_3 = sums_3 + value_31; // affine_matmul.rs:278
                let code_8 = f32(t2.y & 15u); // quant_unpack.rs:14
                let place_31 = staged_piece * 33u + 8u; // affine_matmul.rs:275
                let value_32 = staged[place_31]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_8 * value_32; // affine_matmul.rs:277
                sums_0 = sums_0 + value_32; // affine_matmul.rs:278
                let place_32 = staged_piece * 33u + 1064u; // affine_matmul.rs:275
                let value_33 = staged[place_32]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_8 * value_33; // affine_matmul.rs:277
                sums_1 = sums_1 + value_33; // affine_matmul.rs:278
                let place_33 = staged_piece * 33u + 2120u; // affine_matmul.rs:275
                let value_34 = staged[place_33]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_8 * value_34; // affine_matmul.rs:277
                sums_2 = sums_2 + value_34; // affine_matmul.rs:278
                let place_34 = staged_piece * 33u + 3176u; // affine_matmul.rs:275
                let value_35 = staged[place_34]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_8 * value_35; // affine_matmul.rs:277
                sums_3 = sums_3 + value_35; // affine_matmul.rs:278
                let code_9 = f32((t2.y >> 4u) & 15u); // quant_unpack.rs:14
                let place_35 = staged_piece * 33u + 9u; // affine_matmul.rs:275
                let value_36 = staged[place_35]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_9 * value_36; // affine_matmul.rs:277
                sums_0 = sums_0 + value_36; // affine_matmul.rs:278
                let place_36 = staged_piece * 33u + 1065u; // affine_matmul.rs:275
                let value_37 = staged[place_36]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_9 * value_37; // affine_matmul.rs:277
                sums_1 = sums_1 + value_37; // affine_matmul.rs:278
                let place_37 = staged_piece * 33u + 2121u; // affine_matmul.rs:275
                let value_38 = staged[place_37]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_9 * value_38; // affine_matmul.rs:277
                sums_2 = sums_2 + value_38; // affine_matmul.rs:278
                let place_38 = staged_piece * 33u + 3177u; // affine_matmul.rs:275
                let value_39 = staged[place_38]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_9 * value_39; // affine_matmul.rs:277
                sums_3 = sums_3 + value_39; // affine_matmul.rs:278
                let code_10 = f32((t2.y >> 8u) & 15u); // quant_unpack.rs:14
                let place_39 = staged_piece * 33u + 10u; // affine_matmul.rs:275
                let value_40 = staged[place_39]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_10 * value_40; // affine_matmul.rs:277
                sums_0 = sums_0 + value_40; // affine_matmul.rs:278
                let place_40 = staged_piece * 33u + 1066u; // affine_matmul.rs:275
                let value_41 = staged[place_40]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_10 * value_41; // affine_matmul.rs:277
                sums_1 = sums_1 + value_41; // affine_matmul.rs:278
                let place_41 = staged_piece * 33u + 2122u; // affine_matmul.rs:275
                let value_42 = staged[place_41]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_10 * value_42; // affine_matmul.rs:277
                sums_2 = sums_2 + value_42; // affine_matmul.rs:278
                let place_42 = staged_piece * 33u + 3178u; // affine_matmul.rs:275
                let value_43 = staged[place_42]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_10 * value_43; // affine_matmul.rs:277
                sums_3 = sums_3 + value_43; // affine_matmul.rs:278
                let code_11 = f32((t2.y >> 12u) & 15u); // quant_unpack.rs:14
                let place_43 = staged_piece * 33u + 11u; // affine_matmul.rs:275
                let value_44 = staged[place_43]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_11 * value_44; // affine_matmul.rs:277
                sums_0 = sums_0 + value_44; // affine_matmul.rs:278
                let place_44 = staged_piece * 33u + 1067u; // affine_matmul.rs:275
                let value_45 = staged[place_44]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_11 * value_45; // affine_matmul.rs:277
                sums_1 = sums_1 + value_45; // affine_matmul.rs:278
                let place_45 = staged_piece * 33u + 2123u; // affine_matmul.rs:275
                let value_46 = staged[place_45]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_11 * value_46; // affine_matmul.rs:277
                sums_2 = sums_2 + value_46; // affine_matmul.rs:278
                let place_46 = staged_piece * 33u + 3179u; // affine_matmul.rs:275
                let value_47 = staged[place_46]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_11 * value_47; // affine_matmul.rs:277
                sums_3 = sums_3 + value_47; // affine_matmul.rs:278
                let code_12 = f32((t2.y >> 16u) & 15u); // quant_unpack.rs:14
                let place_47 = staged_piece * 33u + 12u; // affine_matmul.rs:275
                let value_48 = staged[place_47]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_12 * value_48; // affine_matmul.rs:277
                sums_0 = sums_0 + value_48; // affine_matmul.rs:278
                let place_48 = staged_piece * 33u + 1068u; // affine_matmul.rs:275
                let value_49 = staged[place_48]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_12 * value_49; // affine_matmul.rs:277
                sums_1 = sums_1 + value_49; // affine_matmul.rs:278
                let place_49 = staged_piece * 33u + 2124u; // affine_matmul.rs:275
                let value_50 = staged[place_49]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_12 * value_50; // affine_matmul.rs:277
                sums_2 = sums_2 + value_50; // affine_matmul.rs:278
                let place_50 = staged_piece * 33u + 3180u; // affine_matmul.rs:275
                let value_51 = staged[place_50]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_12 * value_51; // affine_matmul.rs:277
                sums_3 = sums_3 + value_51; // affine_matmul.rs:278
                let code_13 = f32((t2.y >> 20u) & 15u); // quant_unpack.rs:14
                let place_51 = staged_piece * 33u + 13u; // affine_matmul.rs:275
                let value_52 = staged[place_51]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_13 * value_52; // affine_matmul.rs:277
                sums_0 = sums_0 + value_52; // affine_matmul.rs:278
                let place_52 = staged_piece * 33u + 1069u; // affine_matmul.rs:275
                let value_53 = staged[place_52]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_13 * value_53; // affine_matmul.rs:277
                sums_1 = sums_1 + value_53; // affine_matmul.rs:278
                let place_53 = staged_piece * 33u + 2125u; // affine_matmul.rs:275
                let value_54 = staged[place_53]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_13 * value_54; // affine_matmul.rs:277
                sums_2 = sums_2 + value_54; // affine_matmul.rs:278
                let place_54 = staged_piece * 33u + 3181u; // affine_matmul.rs:275
                let value_55 = staged[place_54]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_13 * value_55; // affine_matmul.rs:277
                sums_3 = sums_3 + value_55; // affine_matmul.rs:278
                let code_14 = f32((t2.y >> 24u) & 15u); // quant_unpack.rs:14
                let place_55 = staged_piece * 33u + 14u; // affine_matmul.rs:275
                let value_56 = staged[place_55]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_14 * value_56; // affine_matmul.rs:277
                sums_0 = sums_0 + value_56; // affine_matmul.rs:278
                let place_56 = staged_piece * 33u + 1070u; // affine_matmul.rs:275
                let value_57 = staged[place_56]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_14 * value_57; // affine_matmul.rs:277
                sums_1 = sums_1 + value_57; // affine_matmul.rs:278
                let place_57 = staged_piece * 33u + 2126u; // affine_matmul.rs:275
                let value_58 = staged[place_57]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_14 * value_58; // affine_matmul.rs:277
                sums_2 = sums_2 + value_58; // affine_matmul.rs:278
                let place_58 = staged_piece * 33u + 3182u; // affine_matmul.rs:275
                let value_59 = staged[place_58]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_14 * value_59; // affine_matmul.rs:277
                sums_3 = sums_3 + value_59; // affine_matmul.rs:278
                let code_15 = f32((t2.y >> 28u) & 15u); // quant_unpack.rs:14
                let place_59 = staged_piece * 33u + 15u; // affine_matmul.rs:275
                let value_60 = staged[place_59]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_15 * value_60; // affine_matmul.rs:277
                sums_0 = sums_0 + value_60; // affine_matmul.rs:278
                let place_60 = staged_piece * 33u + 1071u; // affine_matmul.rs:275
                let value_61 = staged[place_60]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_15 * value_61; // affine_matmul.rs:277
                sums_1 = sums_1 + value_61; // affine_matmul.rs:278
                let place_61 = staged_piece * 33u + 2127u; // affine_matmul.rs:275
                let value_62 = staged[place_61]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_15 * value_62; // affine_matmul.rs:277
                sums_2 = sums_2 + value_62; // affine_matmul.rs:278
                let place_62 = staged_piece * 33u + 3183u; // affine_matmul.rs:275
                let value_63 = staged[place_62]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_15 * value_63; // affine_matmul.rs:277
                sums_3 = sums_3 + value_63; // affine_matmul.rs:278
                let code_16 = f32(t2.z & 15u); // quant_unpack.rs:14
                let place_63 = staged_piece * 33u + 16u; // affine_matmul.rs:275
                let value_64 = staged[place_63]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_16 * value_64; // affine_matmul.rs:277
                sums_0 = sums_0 + value_64; // affine_matmul.rs:278
                let place_64 = staged_piece * 33u + 1072u; // affine_matmul.rs:275
                let value_65 = staged[place_64]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_16 * value_65; // affine_matmul.rs:277
                sums_1 = sums_1 + value_65; // affine_matmul.rs:278
                let place_65 = staged_piece * 33u + 2128u; // affine_matmul.rs:275
                let value_66 = staged[place_65]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_16 * value_66; // affine_matmul.rs:277
                sums_2 = sums_2 + value_66; // affine_matmul.rs:278
                let place_66 = staged_piece * 33u + 3184u; // affine_matmul.rs:275
                let value_67 = staged[place_66]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_16 * value_67; // affine_matmul.rs:277
                sums_3 = sums_3 + value_67; // affine_matmul.rs:278
                let code_17 = f32((t2.z >> 4u) & 15u); // quant_unpack.rs:14
                let place_67 = staged_piece * 33u + 17u; // affine_matmul.rs:275
                let value_68 = staged[place_67]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_17 * value_68; // affine_matmul.rs:277
                sums_0 = sums_0 + value_68; // affine_matmul.rs:278
                let place_68 = staged_piece * 33u + 1073u; // affine_matmul.rs:275
                let value_69 = staged[place_68]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_17 * value_69; // affine_matmul.rs:277
                sums_1 = sums_1 + value_69; // affine_matmul.rs:278
                let place_69 = staged_piece * 33u + 2129u; // affine_matmul.rs:275
                let value_70 = staged[place_69]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_17 * value_70; // affine_matmul.rs:277
                sums_2 = sums_2 + value_70; // affine_matmul.rs:278
                let place_70 = staged_piece * 33u + 3185u; // affine_matmul.rs:275
                let value_71 = staged[place_70]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_17 * value_71; // affine_matmul.rs:277
                sums_3 = sums_3 + value_71; // affine_matmul.rs:278
                let code_18 = f32((t2.z >> 8u) & 15u); // quant_unpack.rs:14
                let place_71 = staged_piece * 33u + 18u; // affine_matmul.rs:275
                let value_72 = staged[place_71]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_18 * value_72; // affine_matmul.rs:277
                sums_0 = sums_0 + value_72; // affine_matmul.rs:278
                let place_72 = staged_piece * 33u + 1074u; // affine_matmul.rs:275
                let value_73 = staged[place_72]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_18 * value_73; // affine_matmul.rs:277
                sums_1 = sums_1 + value_73; // affine_matmul.rs:278
                let place_73 = staged_piece * 33u + 2130u; // affine_matmul.rs:275
                let value_74 = staged[place_73]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_18 * value_74; // affine_matmul.rs:277
                sums_2 = sums_2 + value_74; // affine_matmul.rs:278
                let place_74 = staged_piece * 33u + 3186u; // affine_matmul.rs:275
                let value_75 = staged[place_74]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_18 * value_75; // affine_matmul.rs:277
                sums_3 = sums_3 + value_75; // affine_matmul.rs:278
                let code_19 = f32((t2.z >> 12u) & 15u); // quant_unpack.rs:14
                let place_75 = staged_piece * 33u + 19u; // affine_matmul.rs:275
                let value_76 = staged[place_75]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_19 * value_76; // affine_matmul.rs:277
                sums_0 = sums_0 + value_76; // affine_matmul.rs:278
                let place_76 = staged_piece * 33u + 1075u; // affine_matmul.rs:275
                let value_77 = staged[place_76]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_19 * value_77; // affine_matmul.rs:277
                sums_1 = sums_1 + value_77; // affine_matmul.rs:278
                let place_77 = staged_piece * 33u + 2131u; // affine_matmul.rs:275
                let value_78 = staged[place_77]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_19 * value_78; // affine_matmul.rs:277
                sums_2 = sums_2 + value_78; // affine_matmul.rs:278
                let place_78 = staged_piece * 33u + 3187u; // affine_matmul.rs:275
                let value_79 = staged[place_78]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_19 * value_79; // affine_matmul.rs:277
                sums_3 = sums_3 + value_79; // affine_matmul.rs:278
                let code_20 = f32((t2.z >> 16u) & 15u); // quant_unpack.rs:14
                let place_79 = staged_piece * 33u + 20u; // affine_matmul.rs:275
                let value_80 = staged[place_79]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_20 * value_80; // affine_matmul.rs:277
                sums_0 = sums_0 + value_80; // affine_matmul.rs:278
                let place_80 = staged_piece * 33u + 1076u; // affine_matmul.rs:275
                let value_81 = staged[place_80]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_20 * value_81; // affine_matmul.rs:277
                sums_1 = sums_1 + value_81; // affine_matmul.rs:278
                let place_81 = staged_piece * 33u + 2132u; // affine_matmul.rs:275
                let value_82 = staged[place_81]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_20 * value_82; // affine_matmul.rs:277
                sums_2 = sums_2 + value_82; // affine_matmul.rs:278
                let place_82 = staged_piece * 33u + 3188u; // affine_matmul.rs:275
                let value_83 = staged[place_82]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_20 * value_83; // affine_matmul.rs:277
                sums_3 = sums_3 + value_83; // affine_matmul.rs:278
                let code_21 = f32((t2.z >> 20u) & 15u); // quant_unpack.rs:14
                let place_83 = staged_piece * 33u + 21u; // affine_matmul.rs:275
                let value_84 = staged[place_83]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_21 * value_84; // affine_matmul.rs:277
                sums_0 = sums_0 + value_84; // affine_matmul.rs:278
                let place_84 = staged_piece * 33u + 1077u; // affine_matmul.rs:275
                let value_85 = staged[place_84]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_21 * value_85; // affine_matmul.rs:277
                sums_1 = sums_1 + value_85; // affine_matmul.rs:278
                let place_85 = staged_piece * 33u + 2133u; // affine_matmul.rs:275
                let value_86 = staged[place_85]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_21 * value_86; // affine_matmul.rs:277
                sums_2 = sums_2 + value_86; // affine_matmul.rs:278
                let place_86 = staged_piece * 33u + 3189u; // affine_matmul.rs:275
                let value_87 = staged[place_86]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_21 * value_87; // affine_matmul.rs:277
                sums_3 = sums_3 + value_87; // affine_matmul.rs:278
                let code_22 = f32((t2.z >> 24u) & 15u); // quant_unpack.rs:14
                let place_87 = staged_piece * 33u + 22u; // affine_matmul.rs:275
                let value_88 = staged[place_87]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_22 * value_88; // affine_matmul.rs:277
                sums_0 = sums_0 + value_88; // affine_matmul.rs:278
                let place_88 = staged_piece * 33u + 1078u; // affine_matmul.rs:275
                let value_89 = staged[place_88]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_22 * value_89; // affine_matmul.rs:277
                sums_1 = sums_1 + value_89; // affine_matmul.rs:278
                let place_89 = staged_piece * 33u + 2134u; // affine_matmul.rs:275
                let value_90 = staged[place_89]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_22 * value_90; // affine_matmul.rs:277
                sums_2 = sums_2 + value_90; // affine_matmul.rs:278
                let place_90 = staged_piece * 33u + 3190u; // affine_matmul.rs:275
                let value_91 = staged[place_90]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_22 * value_91; // affine_matmul.rs:277
                sums_3 = sums_3 + value_91; // affine_matmul.rs:278
                let code_23 = f32((t2.z >> 28u) & 15u); // quant_unpack.rs:14
                let place_91 = staged_piece * 33u + 23u; // affine_matmul.rs:275
                let value_92 = staged[place_91]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_23 * value_92; // affine_matmul.rs:277
                sums_0 = sums_0 + value_92; // affine_matmul.rs:278
                let place_92 = staged_piece * 33u + 1079u; // affine_matmul.rs:275
                let value_93 = staged[place_92]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_23 * value_93; // affine_matmul.rs:277
                sums_1 = sums_1 + value_93; // affine_matmul.rs:278
                let place_93 = staged_piece * 33u + 2135u; // affine_matmul.rs:275
                let value_94 = staged[place_93]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_23 * value_94; // affine_matmul.rs:277
                sums_2 = sums_2 + value_94; // affine_matmul.rs:278
                let place_94 = staged_piece * 33u + 3191u; // affine_matmul.rs:275
                let value_95 = staged[place_94]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_23 * value_95; // affine_matmul.rs:277
                sums_3 = sums_3 + value_95; // affine_matmul.rs:278
                let code_24 = f32(t2.w & 15u); // quant_unpack.rs:14
                let place_95 = staged_piece * 33u + 24u; // affine_matmul.rs:275
                let value_96 = staged[place_95]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_24 * value_96; // affine_matmul.rs:277
                sums_0 = sums_0 + value_96; // affine_matmul.rs:278
                let place_96 = staged_piece * 33u + 1080u; // affine_matmul.rs:275
                let value_97 = staged[place_96]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_24 * value_97; // affine_matmul.rs:277
                sums_1 = sums_1 + value_97; // affine_matmul.rs:278
                let place_97 = staged_piece * 33u + 2136u; // affine_matmul.rs:275
                let value_98 = staged[place_97]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_24 * value_98; // affine_matmul.rs:277
                sums_2 = sums_2 + value_98; // affine_matmul.rs:278
                let place_98 = staged_piece * 33u + 3192u; // affine_matmul.rs:275
                let value_99 = staged[place_98]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_24 * value_99; // affine_matmul.rs:277
                sums_3 = sums_3 + value_99; // affine_matmul.rs:278
                let code_25 = f32((t2.w >> 4u) & 15u); // quant_unpack.rs:14
                let place_99 = staged_piece * 33u + 25u; // affine_matmul.rs:275
                let value_100 = staged[place_99]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_25 * value_100; // affine_matmul.rs:277
                sums_0 = sums_0 + value_100; // affine_matmul.rs:278
                let place_100 = staged_piece * 33u + 1081u; // affine_matmul.rs:275
                let value_101 = staged[place_100]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_25 * value_101; // affine_matmul.rs:277
                sums_1 = sums_1 + value_101; // affine_matmul.rs:278
                let place_101 = staged_piece * 33u + 2137u; // affine_matmul.rs:275
                let value_102 = staged[place_101]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_25 * value_102; // affine_matmul.rs:277
                sums_2 = sums_2 + value_102; // affine_matmul.rs:278
                let place_102 = staged_piece * 33u + 3193u; // affine_matmul.rs:275
                let value_103 = staged[place_102]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_25 * value_103; // affine_matmul.rs:277
                sums_3 = sums_3 + value_103; // affine_matmul.rs:278
                let code_26 = f32((t2.w >> 8u) & 15u); // quant_unpack.rs:14
                let place_103 = staged_piece * 33u + 26u; // affine_matmul.rs:275
                let value_104 = staged[place_103]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_26 * value_104; // affine_matmul.rs:277
                sums_0 = sums_0 + value_104; // affine_matmul.rs:278
                let place_104 = staged_piece * 33u + 1082u; // affine_matmul.rs:275
                let value_105 = staged[place_104]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_26 * value_105; // affine_matmul.rs:277
                sums_1 = sums_1 + value_105; // affine_matmul.rs:278
                let place_105 = staged_piece * 33u + 2138u; // affine_matmul.rs:275
                let value_106 = staged[place_105]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_26 * value_106; // affine_matmul.rs:277
                sums_2 = sums_2 + value_106; // affine_matmul.rs:278
                let place_106 = staged_piece * 33u + 3194u; // affine_matmul.rs:275
                let value_107 = staged[place_106]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_26 * value_107; // affine_matmul.rs:277
                sums_3 = sums_3 + value_107; // affine_matmul.rs:278
                let code_27 = f32((t2.w >> 12u) & 15u); // quant_unpack.rs:14
                let place_107 = staged_piece * 33u + 27u; // affine_matmul.rs:275
                let value_108 = staged[place_107]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_27 * value_108; // affine_matmul.rs:277
                sums_0 = sums_0 + value_108; // affine_matmul.rs:278
                let place_108 = staged_piece * 33u + 1083u; // affine_matmul.rs:275
                let value_109 = staged[place_108]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_27 * value_109; // affine_matmul.rs:277
                sums_1 = sums_1 + value_109; // affine_matmul.rs:278
                let place_109 = staged_piece * 33u + 2139u; // affine_matmul.rs:275
                let value_110 = staged[place_109]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_27 * value_110; // affine_matmul.rs:277
                sums_2 = sums_2 + value_110; // affine_matmul.rs:278
                let place_110 = staged_piece * 33u + 3195u; // affine_matmul.rs:275
                let value_111 = staged[place_110]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_27 * value_111; // affine_matmul.rs:277
                sums_3 = sums_3 + value_111; // affine_matmul.rs:278
                let code_28 = f32((t2.w >> 16u) & 15u); // quant_unpack.rs:14
                let place_111 = staged_piece * 33u + 28u; // affine_matmul.rs:275
                let value_112 = staged[place_111]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_28 * value_112; // affine_matmul.rs:277
                sums_0 = sums_0 + value_112; // affine_matmul.rs:278
                let place_112 = staged_piece * 33u + 1084u; // affine_matmul.rs:275
                let value_113 = staged[place_112]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_28 * value_113; // affine_matmul.rs:277
                sums_1 = sums_1 + value_113; // affine_matmul.rs:278
                let place_113 = staged_piece * 33u + 2140u; // affine_matmul.rs:275
                let value_114 = staged[place_113]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_28 * value_114; // affine_matmul.rs:277
                sums_2 = sums_2 + value_114; // affine_matmul.rs:278
                let place_114 = staged_piece * 33u + 3196u; // affine_matmul.rs:275
                let value_115 = staged[place_114]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_28 * value_115; // affine_matmul.rs:277
                sums_3 = sums_3 + value_115; // affine_matmul.rs:278
                let code_29 = f32((t2.w >> 20u) & 15u); // quant_unpack.rs:14
                let place_115 = staged_piece * 33u + 29u; // affine_matmul.rs:275
                let value_116 = staged[place_115]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_29 * value_116; // affine_matmul.rs:277
                sums_0 = sums_0 + value_116; // affine_matmul.rs:278
                let place_116 = staged_piece * 33u + 1085u; // affine_matmul.rs:275
                let value_117 = staged[place_116]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_29 * value_117; // affine_matmul.rs:277
                sums_1 = sums_1 + value_117; // affine_matmul.rs:278
                let place_117 = staged_piece * 33u + 2141u; // affine_matmul.rs:275
                let value_118 = staged[place_117]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_29 * value_118; // affine_matmul.rs:277
                sums_2 = sums_2 + value_118; // affine_matmul.rs:278
                let place_118 = staged_piece * 33u + 3197u; // affine_matmul.rs:275
                let value_119 = staged[place_118]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_29 * value_119; // affine_matmul.rs:277
                sums_3 = sums_3 + value_119; // affine_matmul.rs:278
                let code_30 = f32((t2.w >> 24u) & 15u); // quant_unpack.rs:14
                let place_119 = staged_piece * 33u + 30u; // affine_matmul.rs:275
                let value_120 = staged[place_119]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_30 * value_120; // affine_matmul.rs:277
                sums_0 = sums_0 + value_120; // affine_matmul.rs:278
                let place_120 = staged_piece * 33u + 1086u; // affine_matmul.rs:275
                let value_121 = staged[place_120]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_30 * value_121; // affine_matmul.rs:277
                sums_1 = sums_1 + value_121; // affine_matmul.rs:278
                let place_121 = staged_piece * 33u + 2142u; // affine_matmul.rs:275
                let value_122 = staged[place_121]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_30 * value_122; // affine_matmul.rs:277
                sums_2 = sums_2 + value_122; // affine_matmul.rs:278
                let place_122 = staged_piece * 33u + 3198u; // affine_matmul.rs:275
                let value_123 = staged[place_122]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_30 * value_123; // affine_matmul.rs:277
                sums_3 = sums_3 + value_123; // affine_matmul.rs:278
                let code_31 = f32((t2.w >> 28u) & 15u); // quant_unpack.rs:14
                let place_123 = staged_piece * 33u + 31u; // affine_matmul.rs:275
                let value_124 = staged[place_123]; // affine_matmul.rs:276
                code_sums_0 = code_sums_0 + code_31 * value_124; // affine_matmul.rs:277
                sums_0 = sums_0 + value_124; // affine_matmul.rs:278
                let place_124 = staged_piece * 33u + 1087u; // affine_matmul.rs:275
                let value_125 = staged[place_124]; // affine_matmul.rs:276
                code_sums_1 = code_sums_1 + code_31 * value_125; // affine_matmul.rs:277
                sums_1 = sums_1 + value_125; // affine_matmul.rs:278
                let place_125 = staged_piece * 33u + 2143u; // affine_matmul.rs:275
                let value_126 = staged[place_125]; // affine_matmul.rs:276
                code_sums_2 = code_sums_2 + code_31 * value_126; // affine_matmul.rs:277
                sums_2 = sums_2 + value_126; // affine_matmul.rs:278
                let place_126 = staged_piece * 33u + 3199u; // affine_matmul.rs:275
                let value_127 = staged[place_126]; // affine_matmul.rs:276
                code_sums_3 = code_sums_3 + code_31 * value_127; // affine_matmul.rs:277
                sums_3 = sums_3 + value_127; // affine_matmul.rs:278
                partial_sums_0 = partial_sums_0 + scale * code_sums_0; // affine_matmul.rs:283
                partial_sums_0 = partial_sums_0 + bias * sums_0; // affine_matmul.rs:284
                partial_sums_1 = partial_sums_1 + scale * code_sums_1; // affine_matmul.rs:283
                partial_sums_1 = partial_sums_1 + bias * sums_1; // affine_matmul.rs:284
                partial_sums_2 = partial_sums_2 + scale * code_sums_2; // affine_matmul.rs:283
                partial_sums_2 = partial_sums_2 + bias * sums_2; // affine_matmul.rs:284
                partial_sums_3 = partial_sums_3 + scale * code_sums_3; // affine_matmul.rs:283
                partial_sums_3 = partial_sums_3 + bias * sums_3; // affine_matmul.rs:284
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
    let sum_2 = reduce_add_f32(partial_sums_2); // affine_matmul.rs:294
    if ((local_invocation_index & 31u) == 0u) { // affine_matmul.rs:295
        results[(local_invocation_index >> 5u) + 16u] = sum_2; // affine_matmul.rs:296
    }
    let sum_3 = reduce_add_f32(partial_sums_3); // affine_matmul.rs:294
    if ((local_invocation_index & 31u) == 0u) { // affine_matmul.rs:295
        results[(local_invocation_index >> 5u) + 24u] = sum_3; // affine_matmul.rs:296
    }
    workgroupBarrier(); // affine_matmul.rs:299
    let four = local_invocation_index; // affine_matmul.rs:301
    let row = first_m + four / 2u; // affine_matmul.rs:302
    let first_column = workgroup_id.x * 8u + four % 2u * 4u; // affine_matmul.rs:303
    if (((four < 8u) & (row < imm.m)) & (first_column < imm.n)) { // affine_matmul.rs:304
        let t3 = vec2<u32>(encode_f16(results[four * 4u]) | (encode_f16(results[four * 4u + 1u]) << 16u), encode_f16(results[four * 4u + 2u]) | (encode_f16(results[four * 4u + 3u]) << 16u)); // affine_matmul.rs:306
        y[((row * imm.n + first_column) >> 1u) >> 1u] = t3;
    }
}
