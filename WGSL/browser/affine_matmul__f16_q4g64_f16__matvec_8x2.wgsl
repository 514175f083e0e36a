enable subgroups;

struct Immediates {
    k: u32,
    m: u32,
    n: u32,
}

@group(0) @binding(5) var<uniform> imm: Immediates;
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
fn affine_matmul__f16_q4g64_f16__matvec_8x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // affine_matmul.rs:241
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
            staged[place] = decode_f16(t0.x); // affine_matmul.rs:234
            staged[place + 1u] = decode_f16(t0.x >> 16u);
            staged[place + 2u] = decode_f16(t0.y);
            staged[place + 3u] = decode_f16(t0.y >> 16u);
            staged[place + 4u] = decode_f16(t0.z);
            staged[place + 5u] = decode_f16(t0.z >> 16u);
            staged[place + 6u] = decode_f16(t0.w);
            staged[place + 7u] = decode_f16(t0.w >> 16u);
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
                let t2 = bitcast<f32>(bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code * value) ^ hidden_zero)) ^ hidden_zero); // affine_matmul.rs:277
                code_sums_0 = t2;
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value) ^ hidden_zero); // affine_matmul.rs:278
                let place = staged_piece * 33u + 1056u; // affine_matmul.rs:275
                let value_1 = staged[place]; // affine_matmul.rs:276
                let t3 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code * value_1) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t3);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_1) ^ hidden_zero); // affine_matmul.rs:278
                let code_1 = f32((t1.x >> 4u) & 15u); // quant_unpack.rs:14
                let place_1 = staged_piece * 33u + 1u; // affine_matmul.rs:275
                let value_2 = staged[place_1]; // affine_matmul.rs:276
                let t4 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_1 * value_2) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t4);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_2) ^ hidden_zero); // affine_matmul.rs:278
                let place_2 = staged_piece * 33u + 1057u; // affine_matmul.rs:275
                let value_3 = staged[place_2]; // affine_matmul.rs:276
                let t5 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_1 * value_3) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t5);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_3) ^ hidden_zero); // affine_matmul.rs:278
                let code_2 = f32((t1.x >> 8u) & 15u); // quant_unpack.rs:14
                let place_3 = staged_piece * 33u + 2u; // affine_matmul.rs:275
                let value_4 = staged[place_3]; // affine_matmul.rs:276
                let t6 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_2 * value_4) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t6);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_4) ^ hidden_zero); // affine_matmul.rs:278
                let place_4 = staged_piece * 33u + 1058u; // affine_matmul.rs:275
                let value_5 = staged[place_4]; // affine_matmul.rs:276
                let t7 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_2 * value_5) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t7);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_5) ^ hidden_zero); // affine_matmul.rs:278
                let code_3 = f32((t1.x >> 12u) & 15u); // quant_unpack.rs:14
                let place_5 = staged_piece * 33u + 3u; // affine_matmul.rs:275
                let value_6 = staged[place_5]; // affine_matmul.rs:276
                let t8 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_3 * value_6) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t8);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_6) ^ hidden_zero); // affine_matmul.rs:278
                let place_6 = staged_piece * 33u + 1059u; // affine_matmul.rs:275
                let value_7 = staged[place_6]; // affine_matmul.rs:276
                let t9 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_3 * value_7) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t9);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_7) ^ hidden_zero); // affine_matmul.rs:278
                let code_4 = f32((t1.x >> 16u) & 15u); // quant_unpack.rs:14
                let place_7 = staged_piece * 33u + 4u; // affine_matmul.rs:275
                let value_8 = staged[place_7]; // affine_matmul.rs:276
                let t10 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_4 * value_8) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t10);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_8) ^ hidden_zero); // affine_matmul.rs:278
                let place_8 = staged_piece * 33u + 1060u; // affine_matmul.rs:275
                let value_9 = staged[place_8]; // affine_matmul.rs:276
                let t11 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_4 * value_9) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t11);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_9) ^ hidden_zero); // affine_matmul.rs:278
                let code_5 = f32((t1.x >> 20u) & 15u); // quant_unpack.rs:14
                let place_9 = staged_piece * 33u + 5u; // affine_matmul.rs:275
                let value_10 = staged[place_9]; // affine_matmul.rs:276
                let t12 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_5 * value_10) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t12);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_10) ^ hidden_zero); // affine_matmul.rs:278
                let place_10 = staged_piece * 33u + 1061u; // affine_matmul.rs:275
                let value_11 = staged[place_10]; // affine_matmul.rs:276
                let t13 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_5 * value_11) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t13);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_11) ^ hidden_zero); // affine_matmul.rs:278
                let code_6 = f32((t1.x >> 24u) & 15u); // quant_unpack.rs:14
                let place_11 = staged_piece * 33u + 6u; // affine_matmul.rs:275
                let value_12 = staged[place_11]; // affine_matmul.rs:276
                let t14 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_6 * value_12) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t14);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_12) ^ hidden_zero); // affine_matmul.rs:278
                let place_12 = staged_piece * 33u + 1062u; // affine_matmul.rs:275
                let value_13 = staged[place_12]; // affine_matmul.rs:276
                let t15 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_6 * value_13) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t15);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_13) ^ hidden_zero); // affine_matmul.rs:278
                let code_7 = f32((t1.x >> 28u) & 15u); // quant_unpack.rs:14
                let place_13 = staged_piece * 33u + 7u; // affine_matmul.rs:275
                let value_14 = staged[place_13]; // affine_matmul.rs:276
                let t16 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_7 * value_14) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t16);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_14) ^ hidden_zero); // affine_matmul.rs:278
                let place_14 = staged_piece * 33u + 1063u; // affine_matmul.rs:275
                let value_15 = staged[place_14]; // affine_matmul.rs:276
                let t17 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_7 * value_15) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t17);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_15) ^ hidden_zero); // affine_matmul.rs:278
                let code_8 = f32(t1.y & 15u); // quant_unpack.rs:14
                let place_15 = staged_piece * 33u + 8u; // affine_matmul.rs:275
                let value_16 = staged[place_15]; // affine_matmul.rs:276
                let t18 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_8 * value_16) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t18);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_16) ^ hidden_zero); // affine_matmul.rs:278
                let place_16 = staged_piece * 33u + 1064u; // affine_matmul.rs:275
                let value_17 = staged[place_16]; // affine_matmul.rs:276
                let t19 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_8 * value_17) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t19);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_17) ^ hidden_zero); // affine_matmul.rs:278
                let code_9 = f32((t1.y >> 4u) & 15u); // quant_unpack.rs:14
                let place_17 = staged_piece * 33u + 9u; // affine_matmul.rs:275
                let value_18 = staged[place_17]; // affine_matmul.rs:276
                let t20 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_9 * value_18) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t20);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_18) ^ hidden_zero); // affine_matmul.rs:278
                let place_18 = staged_piece * 33u + 1065u; // affine_matmul.rs:275
                let value_19 = staged[place_18]; // affine_matmul.rs:276
                let t21 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_9 * value_19) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t21);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_19) ^ hidden_zero); // affine_matmul.rs:278
                let code_10 = f32((t1.y >> 8u) & 15u); // quant_unpack.rs:14
                let place_19 = staged_piece * 33u + 10u; // affine_matmul.rs:275
                let value_20 = staged[place_19]; // affine_matmul.rs:276
                let t22 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_10 * value_20) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t22);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_20) ^ hidden_zero); // affine_matmul.rs:278
                let place_20 = staged_piece * 33u + 1066u; // affine_matmul.rs:275
                let value_21 = staged[place_20]; // affine_matmul.rs:276
                let t23 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_10 * value_21) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t23);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_21) ^ hidden_zero); // affine_matmul.rs:278
                let code_11 = f32((t1.y >> 12u) & 15u); // quant_unpack.rs:14
                let place_21 = staged_piece * 33u + 11u; // affine_matmul.rs:275
                let value_22 = staged[place_21]; // affine_matmul.rs:276
                let t24 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_11 * value_22) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t24);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_22) ^ hidden_zero); // affine_matmul.rs:278
                let place_22 = staged_piece * 33u + 1067u; // affine_matmul.rs:275
                let value_23 = staged[place_22]; // affine_matmul.rs:276
                let t25 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_11 * value_23) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t25);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_23) ^ hidden_zero); // affine_matmul.rs:278
                let code_12 = f32((t1.y >> 16u) & 15u); // quant_unpack.rs:14
                let place_23 = staged_piece * 33u + 12u; // affine_matmul.rs:275
                let value_24 = staged[place_23]; // affine_matmul.rs:276
                let t26 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_12 * value_24) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t26);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_24) ^ hidden_zero); // affine_matmul.rs:278
                let place_24 = staged_piece * 33u + 1068u; // affine_matmul.rs:275
                let value_25 = staged[place_24]; // affine_matmul.rs:276
                let t27 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_12 * value_25) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t27);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_25) ^ hidden_zero); // affine_matmul.rs:278
                let code_13 = f32((t1.y >> 20u) & 15u); // quant_unpack.rs:14
                let place_25 = staged_piece * 33u + 13u; // affine_matmul.rs:275
                let value_26 = staged[place_25]; // affine_matmul.rs:276
                let t28 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_13 * value_26) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t28);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_26) ^ hidden_zero); // affine_matmul.rs:278
                let place_26 = staged_piece * 33u + 1069u; // affine_matmul.rs:275
                let value_27 = staged[place_26]; // affine_matmul.rs:276
                let t29 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_13 * value_27) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t29);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_27) ^ hidden_zero); // affine_matmul.rs:278
                let code_14 = f32((t1.y >> 24u) & 15u); // quant_unpack.rs:14
                let place_27 = staged_piece * 33u + 14u; // affine_matmul.rs:275
                let value_28 = staged[place_27]; // affine_matmul.rs:276
                let t30 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_14 * value_28) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t30);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_28) ^ hidden_zero); // affine_matmul.rs:278
                let place_28 = staged_piece * 33u + 1070u; // affine_matmul.rs:275
                let value_29 = staged[place_28]; // affine_matmul.rs:276
                let t31 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_14 * value_29) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t31);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_29) ^ hidden_zero); // affine_matmul.rs:278
                let code_15 = f32((t1.y >> 28u) & 15u); // quant_unpack.rs:14
                let place_29 = staged_piece * 33u + 15u; // affine_matmul.rs:275
                let value_30 = staged[place_29]; // affine_matmul.rs:276
                let t32 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_15 * value_30) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t32);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_30) ^ hidden_zero); // affine_matmul.rs:278
                let place_30 = staged_piece * 33u + 1071u; // affine_matmul.rs:275
                let value_31 = staged[place_30]; // affine_matmul.rs:276
                let t33 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_15 * value_31) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t33);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_31) ^ hidden_zero); // affine_matmul.rs:278
                let code_16 = f32(t1.z & 15u); // quant_unpack.rs:14
                let place_31 = staged_piece * 33u + 16u; // affine_matmul.rs:275
                let value_32 = staged[place_31]; // affine_matmul.rs:276
                let t34 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_16 * value_32) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t34);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_32) ^ hidden_zero); // affine_matmul.rs:278
                let place_32 = staged_piece * 33u + 1072u; // affine_matmul.rs:275
                let value_33 = staged[place_32]; // affine_matmul.rs:276
                let t35 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_16 * value_33) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t35);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_33) ^ hidden_zero); // affine_matmul.rs:278
                let code_17 = f32((t1.z >> 4u) & 15u); // quant_unpack.rs:14
                let place_33 = staged_piece * 33u + 17u; // affine_matmul.rs:275
                let value_34 = staged[place_33]; // affine_matmul.rs:276
                let t36 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_17 * value_34) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t36);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_34) ^ hidden_zero); // affine_matmul.rs:278
                let place_34 = staged_piece * 33u + 1073u; // affine_matmul.rs:275
                let value_35 = staged[place_34]; // affine_matmul.rs:276
                let t37 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_17 * value_35) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t37);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_35) ^ hidden_zero); // affine_matmul.rs:278
                let code_18 = f32((t1.z >> 8u) & 15u); // quant_unpack.rs:14
                let place_35 = staged_piece * 33u + 18u; // affine_matmul.rs:275
                let value_36 = staged[place_35]; // affine_matmul.rs:276
                let t38 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_18 * value_36) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t38);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_36) ^ hidden_zero); // affine_matmul.rs:278
                let place_36 = staged_piece * 33u + 1074u; // affine_matmul.rs:275
                let value_37 = staged[place_36]; // affine_matmul.rs:276
                let t39 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_18 * value_37) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t39);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_37) ^ hidden_zero); // affine_matmul.rs:278
                let code_19 = f32((t1.z >> 12u) & 15u); // quant_unpack.rs:14
                let place_37 = staged_piece * 33u + 19u; // affine_matmul.rs:275
                let value_38 = staged[place_37]; // affine_matmul.rs:276
                let t40 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_19 * value_38) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t40);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_38) ^ hidden_zero); // affine_matmul.rs:278
                let place_38 = staged_piece * 33u + 1075u; // affine_matmul.rs:275
                let value_39 = staged[place_38]; // affine_matmul.rs:276
                let t41 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_19 * value_39) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t41);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_39) ^ hidden_zero); // affine_matmul.rs:278
                let code_20 = f32((t1.z >> 16u) & 15u); // quant_unpack.rs:14
                let place_39 = staged_piece * 33u + 20u; // affine_matmul.rs:275
                let value_40 = staged[place_39]; // affine_matmul.rs:276
                let t42 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_20 * value_40) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t42);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_40) ^ hidden_zero); // affine_matmul.rs:278
                let place_40 = staged_piece * 33u + 1076u; // affine_matmul.rs:275
                let value_41 = staged[place_40]; // affine_matmul.rs:276
                let t43 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_20 * value_41) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t43);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_41) ^ hidden_zero); // affine_matmul.rs:278
                let code_21 = f32((t1.z >> 20u) & 15u); // quant_unpack.rs:14
                let place_41 = staged_piece * 33u + 21u; // affine_matmul.rs:275
                let value_42 = staged[place_41]; // affine_matmul.rs:276
                let t44 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_21 * value_42) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t44);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_42) ^ hidden_zero); // affine_matmul.rs:278
                let place_42 = staged_piece * 33u + 1077u; // affine_matmul.rs:275
                let value_43 = staged[place_42]; // affine_matmul.rs:276
                let t45 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_21 * value_43) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t45);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_43) ^ hidden_zero); // affine_matmul.rs:278
                let code_22 = f32((t1.z >> 24u) & 15u); // quant_unpack.rs:14
                let place_43 = staged_piece * 33u + 22u; // affine_matmul.rs:275
                let value_44 = staged[place_43]; // affine_matmul.rs:276
                let t46 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_22 * value_44) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t46);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_44) ^ hidden_zero); // affine_matmul.rs:278
                let place_44 = staged_piece * 33u + 1078u; // affine_matmul.rs:275
                let value_45 = staged[place_44]; // affine_matmul.rs:276
                let t47 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_22 * value_45) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t47);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_45) ^ hidden_zero); // affine_matmul.rs:278
                let code_23 = f32((t1.z >> 28u) & 15u); // quant_unpack.rs:14
                let place_45 = staged_piece * 33u + 23u; // affine_matmul.rs:275
                let value_46 = staged[place_45]; // affine_matmul.rs:276
                let t48 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_23 * value_46) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t48);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_46) ^ hidden_zero); // affine_matmul.rs:278
                let place_46 = staged_piece * 33u + 1079u; // affine_matmul.rs:275
                let value_47 = staged[place_46]; // affine_matmul.rs:276
                let t49 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_23 * value_47) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t49);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_47) ^ hidden_zero); // affine_matmul.rs:278
                let code_24 = f32(t1.w & 15u); // quant_unpack.rs:14
                let place_47 = staged_piece * 33u + 24u; // affine_matmul.rs:275
                let value_48 = staged[place_47]; // affine_matmul.rs:276
                let t50 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_24 * value_48) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t50);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_48) ^ hidden_zero); // affine_matmul.rs:278
                let place_48 = staged_piece * 33u + 1080u; // affine_matmul.rs:275
                let value_49 = staged[place_48]; // affine_matmul.rs:276
                let t51 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_24 * value_49) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t51);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_49) ^ hidden_zero); // affine_matmul.rs:278
                let code_25 = f32((t1.w >> 4u) & 15u); // quant_unpack.rs:14
                let place_49 = staged_piece * 33u + 25u; // affine_matmul.rs:275
                let value_50 = staged[place_49]; // affine_matmul.rs:276
                let t52 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_25 * value_50) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t52);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_50) ^ hidden_zero); // affine_matmul.rs:278
                let place_50 = staged_piece * 33u + 1081u; // affine_matmul.rs:275
                let value_51 = staged[place_50]; // affine_matmul.rs:276
                let t53 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_25 * value_51) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t53);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_51) ^ hidden_zero); // affine_matmul.rs:278
                let code_26 = f32((t1.w >> 8u) & 15u); // quant_unpack.rs:14
                let place_51 = staged_piece * 33u + 26u; // affine_matmul.rs:275
                let value_52 = staged[place_51]; // affine_matmul.rs:276
                let t54 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_26 * value_52) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t54);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_52) ^ hidden_zero); // affine_matmul.rs:278
                let place_52 = staged_piece * 33u + 1082u; // affine_matmul.rs:275
                let value_53 = staged[place_52]; // affine_matmul.rs:276
                let t55 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_26 * value_53) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t55);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_53) ^ hidden_zero); // affine_matmul.rs:278
                let code_27 = f32((t1.w >> 12u) & 15u); // quant_unpack.rs:14
                let place_53 = staged_piece * 33u + 27u; // affine_matmul.rs:275
                let value_54 = staged[place_53]; // affine_matmul.rs:276
                let t56 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_27 * value_54) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t56);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_54) ^ hidden_zero); // affine_matmul.rs:278
                let place_54 = staged_piece * 33u + 1083u; // affine_matmul.rs:275
                let value_55 = staged[place_54]; // affine_matmul.rs:276
                let t57 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_27 * value_55) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t57);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_55) ^ hidden_zero); // affine_matmul.rs:278
                let code_28 = f32((t1.w >> 16u) & 15u); // quant_unpack.rs:14
                let place_55 = staged_piece * 33u + 28u; // affine_matmul.rs:275
                let value_56 = staged[place_55]; // affine_matmul.rs:276
                let t58 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_28 * value_56) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t58);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_56) ^ hidden_zero); // affine_matmul.rs:278
                let place_56 = staged_piece * 33u + 1084u; // affine_matmul.rs:275
                let value_57 = staged[place_56]; // affine_matmul.rs:276
                let t59 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_28 * value_57) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t59);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_57) ^ hidden_zero); // affine_matmul.rs:278
                let code_29 = f32((t1.w >> 20u) & 15u); // quant_unpack.rs:14
                let place_57 = staged_piece * 33u + 29u; // affine_matmul.rs:275
                let value_58 = staged[place_57]; // affine_matmul.rs:276
                let t60 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_29 * value_58) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t60);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_58) ^ hidden_zero); // affine_matmul.rs:278
                let place_58 = staged_piece * 33u + 1085u; // affine_matmul.rs:275
                let value_59 = staged[place_58]; // affine_matmul.rs:276
                let t61 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_29 * value_59) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t61);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_59) ^ hidden_zero); // affine_matmul.rs:278
                let code_30 = f32((t1.w >> 24u) & 15u); // quant_unpack.rs:14
                let place_59 = staged_piece * 33u + 30u; // affine_matmul.rs:275
                let value_60 = staged[place_59]; // affine_matmul.rs:276
                let t62 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_30 * value_60) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t62);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_60) ^ hidden_zero); // affine_matmul.rs:278
                let place_60 = staged_piece * 33u + 1086u; // affine_matmul.rs:275
                let value_61 = staged[place_60]; // affine_matmul.rs:276
                let t63 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_30 * value_61) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t63);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_61) ^ hidden_zero); // affine_matmul.rs:278
                let code_31 = f32((t1.w >> 28u) & 15u); // quant_unpack.rs:14
                let place_61 = staged_piece * 33u + 31u; // affine_matmul.rs:275
                let value_62 = staged[place_61]; // affine_matmul.rs:276
                let t64 = bitcast<u32>(code_sums_0 + bitcast<f32>(bitcast<u32>(code_31 * value_62) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_0 = bitcast<f32>(t64);
                sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + value_62) ^ hidden_zero); // affine_matmul.rs:278
                let place_62 = staged_piece * 33u + 1087u; // affine_matmul.rs:275
                let value_63 = staged[place_62]; // affine_matmul.rs:276
                let t65 = bitcast<u32>(code_sums_1 + bitcast<f32>(bitcast<u32>(code_31 * value_63) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:277
                code_sums_1 = bitcast<f32>(t65);
                sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + value_63) ^ hidden_zero); // affine_matmul.rs:278
                let t66 = bitcast<u32>(partial_sums_0 + bitcast<f32>(bitcast<u32>(scale * code_sums_0) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:283
                partial_sums_0 = bitcast<f32>(t66);
                let t67 = bitcast<u32>(partial_sums_0 + bitcast<f32>(bitcast<u32>(bias * sums_0) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:284
                partial_sums_0 = bitcast<f32>(t67);
                let t68 = bitcast<u32>(partial_sums_1 + bitcast<f32>(bitcast<u32>(scale * code_sums_1) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:283
                partial_sums_1 = bitcast<f32>(t68);
                let t69 = bitcast<u32>(partial_sums_1 + bitcast<f32>(bitcast<u32>(bias * sums_1) ^ hidden_zero)) ^ hidden_zero; // affine_matmul.rs:284
                partial_sums_1 = bitcast<f32>(t69);
            }
        }
        workgroupBarrier(); // affine_matmul.rs:289
    }
    let t70 = partial_sums_0; // affine_matmul.rs:294
    let t71 = subgroupShuffleXor(t70, 1u);
    let t72 = bitcast<f32>(bitcast<u32>(t70 + t71) ^ hidden_zero);
    let t73 = subgroupShuffleXor(t72, 2u);
    let t74 = bitcast<f32>(bitcast<u32>(t72 + t73) ^ hidden_zero);
    let t75 = subgroupShuffleXor(t74, 4u);
    let t76 = bitcast<f32>(bitcast<u32>(t74 + t75) ^ hidden_zero);
    let t77 = subgroupShuffleXor(t76, 8u);
    let t78 = bitcast<f32>(bitcast<u32>(t76 + t77) ^ hidden_zero);
    let t79 = subgroupShuffleXor(t78, 16u);
    let sum = t78 + t79;
    if ((local_invocation_index & 31u) == 0u) { // affine_matmul.rs:295
        results[local_invocation_index >> 5u] = sum; // affine_matmul.rs:296
    }
    let t80 = partial_sums_1; // affine_matmul.rs:294
    let t81 = subgroupShuffleXor(t80, 1u);
    let t82 = bitcast<f32>(bitcast<u32>(t80 + t81) ^ hidden_zero);
    let t83 = subgroupShuffleXor(t82, 2u);
    let t84 = bitcast<f32>(bitcast<u32>(t82 + t83) ^ hidden_zero);
    let t85 = subgroupShuffleXor(t84, 4u);
    let t86 = bitcast<f32>(bitcast<u32>(t84 + t85) ^ hidden_zero);
    let t87 = subgroupShuffleXor(t86, 8u);
    let t88 = bitcast<f32>(bitcast<u32>(t86 + t87) ^ hidden_zero);
    let t89 = subgroupShuffleXor(t88, 16u);
    let sum_1 = t88 + t89;
    if ((local_invocation_index & 31u) == 0u) { // affine_matmul.rs:295
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // affine_matmul.rs:296
    }
    workgroupBarrier(); // affine_matmul.rs:299
    let four = local_invocation_index; // affine_matmul.rs:301
    let row = first_m + four / 2u; // affine_matmul.rs:302
    let first_column = workgroup_id.x * 8u + four % 2u * 4u; // affine_matmul.rs:303
    if (((four < 4u) & (row < imm.m)) & (first_column < imm.n)) { // affine_matmul.rs:304
        let t90 = vec2<u32>(encode_f16(results[four * 4u]) | (encode_f16(results[four * 4u + 1u]) << 16u), encode_f16(results[four * 4u + 2u]) | (encode_f16(results[four * 4u + 3u]) << 16u)); // affine_matmul.rs:306
        y[((row * imm.n + first_column) >> 1u) >> 1u] = t90;
    }
}
