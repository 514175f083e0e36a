struct Immediates {
    k: u32,
    n_groups: u32,
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
fn affine_matmul__bf16_q4bf16_bf16__matvec_8x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 4u; // mod.rs:338
    let column = workgroup_id.x * 8u + (local_invocation_index >> 5u); // mod.rs:339
    let n_pieces = imm.k / 32u; // mod.rs:340
    let group_shift = 31u - countLeadingZeros(div_u32(n_pieces, imm.n_groups)); // mod.rs:342
    var partial_sums_0 = 0.0f; // mod.rs:344
    var partial_sums_1 = 0.0f;
    var partial_sums_2 = 0.0f;
    var partial_sums_3 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += 32u) { // mod.rs:345
        let t0 = first_piece * 32u; // mod.rs:346
        let row = min_u32(first_m + local_invocation_index / 128u, imm.m - 1u); // mod.rs:310
        let first = t0 + local_invocation_index % 128u * 8u; // mod.rs:311
        if (first < imm.k) { // mod.rs:312
            let t1 = x[((row * imm.k + first) >> 1u) >> 2u]; // piece.rs:40
            let place = local_invocation_index / 4u * 33u + local_invocation_index % 4u * 8u; // mod.rs:314
            staged[place] = decode_bf16(t1.x); // mod.rs:317
            staged[place + 1u] = decode_bf16(t1.x >> 16u);
            staged[place + 2u] = decode_bf16(t1.y);
            staged[place + 3u] = decode_bf16(t1.y >> 16u);
            staged[place + 4u] = decode_bf16(t1.z);
            staged[place + 5u] = decode_bf16(t1.z >> 16u);
            staged[place + 6u] = decode_bf16(t1.w);
            staged[place + 7u] = decode_bf16(t1.w >> 16u);
        }
        let slot = local_invocation_index + 256u; // mod.rs:309
        let row_1 = min_u32(first_m + slot / 128u, imm.m - 1u); // mod.rs:310
        let first_1 = t0 + slot % 128u * 8u; // mod.rs:311
        if (first_1 < imm.k) { // mod.rs:312
            let t2 = x[((row_1 * imm.k + first_1) >> 1u) >> 2u]; // piece.rs:40
            let place = slot / 4u * 33u + slot % 4u * 8u; // mod.rs:314
            staged[place] = decode_bf16(t2.x); // mod.rs:317
            staged[place + 1u] = decode_bf16(t2.x >> 16u);
            staged[place + 2u] = decode_bf16(t2.y);
            staged[place + 3u] = decode_bf16(t2.y >> 16u);
            staged[place + 4u] = decode_bf16(t2.z);
            staged[place + 5u] = decode_bf16(t2.z >> 16u);
            staged[place + 6u] = decode_bf16(t2.w);
            staged[place + 7u] = decode_bf16(t2.w >> 16u);
        }
        workgroupBarrier(); // mod.rs:347
        for (var staged_piece = local_invocation_index & 31u; staged_piece < 32u; staged_piece += 32u) { // mod.rs:349
            let piece = first_piece + staged_piece; // mod.rs:350
            if ((piece < n_pieces) & (column < imm.n)) { // mod.rs:351
                let first_word = column * (imm.k * 4u / 32u) + piece * 4u; // mod.rs:352
                let t3 = weight[first_word >> 2u]; // mod.rs:353
                let group = shr_u32(piece, group_shift); // mod.rs:354
                let scale = load_scales(column * imm.n_groups + group); // mod.rs:355
                let bias = load_biases(column * imm.n_groups + group); // mod.rs:356
                var code_sums_0 = 0.0f; // mod.rs:357
                var code_sums_1 = 0.0f;
                var code_sums_2 = 0.0f;
                var code_sums_3 = 0.0f;
                var sums_0 = 0.0f; // mod.rs:358
                var sums_1 = 0.0f;
                var sums_2 = 0.0f;
                var sums_3 = 0.0f;
                let code = f32(t3.x & 15u); // quant_unpack.rs:78
                let value = staged[staged_piece * 33u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code * value; // mod.rs:365
                sums_0 = sums_0 + value; // mod.rs:366
                let value_1 = staged[staged_piece * 33u + 1056u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code * value_1; // mod.rs:365
                sums_1 = sums_1 + value_1; // mod.rs:366
                let value_2 = staged[staged_piece * 33u + 2112u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code * value_2; // mod.rs:365
                sums_2 = sums_2 + value_2; // mod.rs:366
                let value_3 = staged[staged_piece * 33u + 3168u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code * value_3; // mod.rs:365
                sums_3 = sums_3 + value_3; // mod.rs:366
                let code_1 = f32((t3.x >> 4u) & 15u); // quant_unpack.rs:78
                let value_4 = staged[staged_piece * 33u + 1u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_1 * value_4; // mod.rs:365
                sums_0 = sums_0 + value_4; // mod.rs:366
                let value_5 = staged[staged_piece * 33u + 1057u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_1 * value_5; // mod.rs:365
                sums_1 = sums_1 + value_5; // mod.rs:366
                let value_6 = staged[staged_piece * 33u + 2113u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_1 * value_6; // mod.rs:365
                sums_2 = sums_2 + value_6; // mod.rs:366
                let value_7 = staged[staged_piece * 33u + 3169u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_1 * value_7; // mod.rs:365
                sums_3 = sums_3 + value_7; // mod.rs:366
                let code_2 = f32((t3.x >> 8u) & 15u); // quant_unpack.rs:78
                let value_8 = staged[staged_piece * 33u + 2u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_2 * value_8; // mod.rs:365
                sums_0 = sums_0 + value_8; // mod.rs:366
                let value_9 = staged[staged_piece * 33u + 1058u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_2 * value_9; // mod.rs:365
                sums_1 = sums_1 + value_9; // mod.rs:366
                let value_10 = staged[staged_piece * 33u + 2114u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_2 * value_10; // mod.rs:365
                sums_2 = sums_2 + value_10; // mod.rs:366
                let value_11 = staged[staged_piece * 33u + 3170u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_2 * value_11; // mod.rs:365
                sums_3 = sums_3 + value_11; // mod.rs:366
                let code_3 = f32((t3.x >> 12u) & 15u); // quant_unpack.rs:78
                let value_12 = staged[staged_piece * 33u + 3u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_3 * value_12; // mod.rs:365
                sums_0 = sums_0 + value_12; // mod.rs:366
                let value_13 = staged[staged_piece * 33u + 1059u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_3 * value_13; // mod.rs:365
                sums_1 = sums_1 + value_13; // mod.rs:366
                let value_14 = staged[staged_piece * 33u + 2115u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_3 * value_14; // mod.rs:365
                sums_2 = sums_2 + value_14; // mod.rs:366
                let value_15 = staged[staged_piece * 33u + 3171u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_3 * value_15; // mod.rs:365
                sums_3 = sums_3 + value_15; // mod.rs:366
                let code_4 = f32((t3.x >> 16u) & 15u); // quant_unpack.rs:78
                let value_16 = staged[staged_piece * 33u + 4u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_4 * value_16; // mod.rs:365
                sums_0 = sums_0 + value_16; // mod.rs:366
                let value_17 = staged[staged_piece * 33u + 1060u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_4 * value_17; // mod.rs:365
                sums_1 = sums_1 + value_17; // mod.rs:366
                let value_18 = staged[staged_piece * 33u + 2116u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_4 * value_18; // mod.rs:365
                sums_2 = sums_2 + value_18; // mod.rs:366
                let value_19 = staged[staged_piece * 33u + 3172u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_4 * value_19; // mod.rs:365
                sums_3 = sums_3 + value_19; // mod.rs:366
                let code_5 = f32((t3.x >> 20u) & 15u); // quant_unpack.rs:78
                let value_20 = staged[staged_piece * 33u + 5u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_5 * value_20; // mod.rs:365
                sums_0 = sums_0 + value_20; // mod.rs:366
                let value_21 = staged[staged_piece * 33u + 1061u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_5 * value_21; // mod.rs:365
                sums_1 = sums_1 + value_21; // mod.rs:366
                let value_22 = staged[staged_piece * 33u + 2117u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_5 * value_22; // mod.rs:365
                sums_2 = sums_2 + value_22; // mod.rs:366
                let value_23 = staged[staged_piece * 33u + 3173u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_5 * value_23; // mod.rs:365
                sums_3 = sums_3 + value_23; // mod.rs:366
                let code_6 = f32((t3.x >> 24u) & 15u); // quant_unpack.rs:78
                let value_24 = staged[staged_piece * 33u + 6u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_6 * value_24; // mod.rs:365
                sums_0 = sums_0 + value_24; // mod.rs:366
                let value_25 = staged[staged_piece * 33u + 1062u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_6 * value_25; // mod.rs:365
                sums_1 = sums_1 + value_25; // mod.rs:366
                let value_26 = staged[staged_piece * 33u + 2118u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_6 * value_26; // mod.rs:365
                sums_2 = sums_2 + value_26; // mod.rs:366
                let value_27 = staged[staged_piece * 33u + 3174u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_6 * value_27; // mod.rs:365
                sums_3 = sums_3 + value_27; // mod.rs:366
                let code_7 = f32((t3.x >> 28u) & 15u); // quant_unpack.rs:78
                let value_28 = staged[staged_piece * 33u + 7u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_7 * value_28; // mod.rs:365
                sums_0 = sums_0 + value_28; // mod.rs:366
                let value_29 = staged[staged_piece * 33u + 1063u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_7 * value_29; // mod.rs:365
                sums_1 = sums_1 + value_29; // mod.rs:366
                let value_30 = staged[staged_piece * 33u + 2119u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_7 * value_30; // mod.rs:365
                sums_2 = sums_2 + value_30; // mod.rs:366
                let value_31 = staged[staged_piece * 33u + 3175u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_7 * value_31; // mod.rs:365
                sums_3 = sums_3 + value_31; // mod.rs:366
                let code_8 = f32(t3.y & 15u); // quant_unpack.rs:78
                let value_32 = staged[staged_piece * 33u + 8u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_8 * value_32; // mod.rs:365
                sums_0 = sums_0 + value_32; // mod.rs:366
                let value_33 = staged[staged_piece * 33u + 1064u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_8 * value_33; // mod.rs:365
                sums_1 = sums_1 + value_33; // mod.rs:366
                let value_34 = staged[staged_piece * 33u + 2120u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_8 * value_34; // mod.rs:365
                sums_2 = sums_2 + value_34; // mod.rs:366
                let value_35 = staged[staged_piece * 33u + 3176u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_8 * value_35; // mod.rs:365
                sums_3 = sums_3 + value_35; // mod.rs:366
                let code_9 = f32((t3.y >> 4u) & 15u); // quant_unpack.rs:78
                let value_36 = staged[staged_piece * 33u + 9u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_9 * value_36; // mod.rs:365
                sums_0 = sums_0 + value_36; // mod.rs:366
                let value_37 = staged[staged_piece * 33u + 1065u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_9 * value_37; // mod.rs:365
                sums_1 = sums_1 + value_37; // mod.rs:366
                let value_38 = staged[staged_piece * 33u + 2121u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_9 * value_38; // mod.rs:365
                sums_2 = sums_2 + value_38; // mod.rs:366
                let value_39 = staged[staged_piece * 33u + 3177u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_9 * value_39; // mod.rs:365
                sums_3 = sums_3 + value_39; // mod.rs:366
                let code_10 = f32((t3.y >> 8u) & 15u); // quant_unpack.rs:78
                let value_40 = staged[staged_piece * 33u + 10u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_10 * value_40; // mod.rs:365
                sums_0 = sums_0 + value_40; // mod.rs:366
                let value_41 = staged[staged_piece * 33u + 1066u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_10 * value_41; // mod.rs:365
                sums_1 = sums_1 + value_41; // mod.rs:366
                let value_42 = staged[staged_piece * 33u + 2122u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_10 * value_42; // mod.rs:365
                sums_2 = sums_2 + value_42; // mod.rs:366
                let value_43 = staged[staged_piece * 33u + 3178u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_10 * value_43; // mod.rs:365
                sums_3 = sums_3 + value_43; // mod.rs:366
                let code_11 = f32((t3.y >> 12u) & 15u); // quant_unpack.rs:78
                let value_44 = staged[staged_piece * 33u + 11u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_11 * value_44; // mod.rs:365
                sums_0 = sums_0 + value_44; // mod.rs:366
                let value_45 = staged[staged_piece * 33u + 1067u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_11 * value_45; // mod.rs:365
                sums_1 = sums_1 + value_45; // mod.rs:366
                let value_46 = staged[staged_piece * 33u + 2123u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_11 * value_46; // mod.rs:365
                sums_2 = sums_2 + value_46; // mod.rs:366
                let value_47 = staged[staged_piece * 33u + 3179u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_11 * value_47; // mod.rs:365
                sums_3 = sums_3 + value_47; // mod.rs:366
                let code_12 = f32((t3.y >> 16u) & 15u); // quant_unpack.rs:78
                let value_48 = staged[staged_piece * 33u + 12u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_12 * value_48; // mod.rs:365
                sums_0 = sums_0 + value_48; // mod.rs:366
                let value_49 = staged[staged_piece * 33u + 1068u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_12 * value_49; // mod.rs:365
                sums_1 = sums_1 + value_49; // mod.rs:366
                let value_50 = staged[staged_piece * 33u + 2124u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_12 * value_50; // mod.rs:365
                sums_2 = sums_2 + value_50; // mod.rs:366
                let value_51 = staged[staged_piece * 33u + 3180u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_12 * value_51; // mod.rs:365
                sums_3 = sums_3 + value_51; // mod.rs:366
                let code_13 = f32((t3.y >> 20u) & 15u); // quant_unpack.rs:78
                let value_52 = staged[staged_piece * 33u + 13u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_13 * value_52; // mod.rs:365
                sums_0 = sums_0 + value_52; // mod.rs:366
                let value_53 = staged[staged_piece * 33u + 1069u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_13 * value_53; // mod.rs:365
                sums_1 = sums_1 + value_53; // mod.rs:366
                let value_54 = staged[staged_piece * 33u + 2125u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_13 * value_54; // mod.rs:365
                sums_2 = sums_2 + value_54; // mod.rs:366
                let value_55 = staged[staged_piece * 33u + 3181u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_13 * value_55; // mod.rs:365
                sums_3 = sums_3 + value_55; // mod.rs:366
                let code_14 = f32((t3.y >> 24u) & 15u); // quant_unpack.rs:78
                let value_56 = staged[staged_piece * 33u + 14u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_14 * value_56; // mod.rs:365
                sums_0 = sums_0 + value_56; // mod.rs:366
                let value_57 = staged[staged_piece * 33u + 1070u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_14 * value_57; // mod.rs:365
                sums_1 = sums_1 + value_57; // mod.rs:366
                let value_58 = staged[staged_piece * 33u + 2126u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_14 * value_58; // mod.rs:365
                sums_2 = sums_2 + value_58; // mod.rs:366
                let value_59 = staged[staged_piece * 33u + 3182u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_14 * value_59; // mod.rs:365
                sums_3 = sums_3 + value_59; // mod.rs:366
                let code_15 = f32((t3.y >> 28u) & 15u); // quant_unpack.rs:78
                let value_60 = staged[staged_piece * 33u + 15u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_15 * value_60; // mod.rs:365
                sums_0 = sums_0 + value_60; // mod.rs:366
                let value_61 = staged[staged_piece * 33u + 1071u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_15 * value_61; // mod.rs:365
                sums_1 = sums_1 + value_61; // mod.rs:366
                let value_62 = staged[staged_piece * 33u + 2127u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_15 * value_62; // mod.rs:365
                sums_2 = sums_2 + value_62; // mod.rs:366
                let value_63 = staged[staged_piece * 33u + 3183u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_15 * value_63; // mod.rs:365
                sums_3 = sums_3 + value_63; // mod.rs:366
                let code_16 = f32(t3.z & 15u); // quant_unpack.rs:78
                let value_64 = staged[staged_piece * 33u + 16u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_16 * value_64; // mod.rs:365
                sums_0 = sums_0 + value_64; // mod.rs:366
                let value_65 = staged[staged_piece * 33u + 1072u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_16 * value_65; // mod.rs:365
                sums_1 = sums_1 + value_65; // mod.rs:366
                let value_66 = staged[staged_piece * 33u + 2128u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_16 * value_66; // mod.rs:365
                sums_2 = sums_2 + value_66; // mod.rs:366
                let value_67 = staged[staged_piece * 33u + 3184u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_16 * value_67; // mod.rs:365
                sums_3 = sums_3 + value_67; // mod.rs:366
                let code_17 = f32((t3.z >> 4u) & 15u); // quant_unpack.rs:78
                let value_68 = staged[staged_piece * 33u + 17u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_17 * value_68; // mod.rs:365
                sums_0 = sums_0 + value_68; // mod.rs:366
                let value_69 = staged[staged_piece * 33u + 1073u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_17 * value_69; // mod.rs:365
                sums_1 = sums_1 + value_69; // mod.rs:366
                let value_70 = staged[staged_piece * 33u + 2129u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_17 * value_70; // mod.rs:365
                sums_2 = sums_2 + value_70; // mod.rs:366
                let value_71 = staged[staged_piece * 33u + 3185u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_17 * value_71; // mod.rs:365
                sums_3 = sums_3 + value_71; // mod.rs:366
                let code_18 = f32((t3.z >> 8u) & 15u); // quant_unpack.rs:78
                let value_72 = staged[staged_piece * 33u + 18u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_18 * value_72; // mod.rs:365
                sums_0 = sums_0 + value_72; // mod.rs:366
                let value_73 = staged[staged_piece * 33u + 1074u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_18 * value_73; // mod.rs:365
                sums_1 = sums_1 + value_73; // mod.rs:366
                let value_74 = staged[staged_piece * 33u + 2130u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_18 * value_74; // mod.rs:365
                sums_2 = sums_2 + value_74; // mod.rs:366
                let value_75 = staged[staged_piece * 33u + 3186u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_18 * value_75; // mod.rs:365
                sums_3 = sums_3 + value_75; // mod.rs:366
                let code_19 = f32((t3.z >> 12u) & 15u); // quant_unpack.rs:78
                let value_76 = staged[staged_piece * 33u + 19u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_19 * value_76; // mod.rs:365
                sums_0 = sums_0 + value_76; // mod.rs:366
                let value_77 = staged[staged_piece * 33u + 1075u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_19 * value_77; // mod.rs:365
                sums_1 = sums_1 + value_77; // mod.rs:366
                let value_78 = staged[staged_piece * 33u + 2131u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_19 * value_78; // mod.rs:365
                sums_2 = sums_2 + value_78; // mod.rs:366
                let value_79 = staged[staged_piece * 33u + 3187u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_19 * value_79; // mod.rs:365
                sums_3 = sums_3 + value_79; // mod.rs:366
                let code_20 = f32((t3.z >> 16u) & 15u); // quant_unpack.rs:78
                let value_80 = staged[staged_piece * 33u + 20u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_20 * value_80; // mod.rs:365
                sums_0 = sums_0 + value_80; // mod.rs:366
                let value_81 = staged[staged_piece * 33u + 1076u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_20 * value_81; // mod.rs:365
                sums_1 = sums_1 + value_81; // mod.rs:366
                let value_82 = staged[staged_piece * 33u + 2132u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_20 * value_82; // mod.rs:365
                sums_2 = sums_2 + value_82; // mod.rs:366
                let value_83 = staged[staged_piece * 33u + 3188u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_20 * value_83; // mod.rs:365
                sums_3 = sums_3 + value_83; // mod.rs:366
                let code_21 = f32((t3.z >> 20u) & 15u); // quant_unpack.rs:78
                let value_84 = staged[staged_piece * 33u + 21u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_21 * value_84; // mod.rs:365
                sums_0 = sums_0 + value_84; // mod.rs:366
                let value_85 = staged[staged_piece * 33u + 1077u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_21 * value_85; // mod.rs:365
                sums_1 = sums_1 + value_85; // mod.rs:366
                let value_86 = staged[staged_piece * 33u + 2133u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_21 * value_86; // mod.rs:365
                sums_2 = sums_2 + value_86; // mod.rs:366
                let value_87 = staged[staged_piece * 33u + 3189u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_21 * value_87; // mod.rs:365
                sums_3 = sums_3 + value_87; // mod.rs:366
                let code_22 = f32((t3.z >> 24u) & 15u); // quant_unpack.rs:78
                let value_88 = staged[staged_piece * 33u + 22u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_22 * value_88; // mod.rs:365
                sums_0 = sums_0 + value_88; // mod.rs:366
                let value_89 = staged[staged_piece * 33u + 1078u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_22 * value_89; // mod.rs:365
                sums_1 = sums_1 + value_89; // mod.rs:366
                let value_90 = staged[staged_piece * 33u + 2134u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_22 * value_90; // mod.rs:365
                sums_2 = sums_2 + value_90; // mod.rs:366
                let value_91 = staged[staged_piece * 33u + 3190u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_22 * value_91; // mod.rs:365
                sums_3 = sums_3 + value_91; // mod.rs:366
                let code_23 = f32((t3.z >> 28u) & 15u); // quant_unpack.rs:78
                let value_92 = staged[staged_piece * 33u + 23u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_23 * value_92; // mod.rs:365
                sums_0 = sums_0 + value_92; // mod.rs:366
                let value_93 = staged[staged_piece * 33u + 1079u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_23 * value_93; // mod.rs:365
                sums_1 = sums_1 + value_93; // mod.rs:366
                let value_94 = staged[staged_piece * 33u + 2135u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_23 * value_94; // mod.rs:365
                sums_2 = sums_2 + value_94; // mod.rs:366
                let value_95 = staged[staged_piece * 33u + 3191u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_23 * value_95; // mod.rs:365
                sums_3 = sums_3 + value_95; // mod.rs:366
                let code_24 = f32(t3.w & 15u); // quant_unpack.rs:78
                let value_96 = staged[staged_piece * 33u + 24u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_24 * value_96; // mod.rs:365
                sums_0 = sums_0 + value_96; // mod.rs:366
                let value_97 = staged[staged_piece * 33u + 1080u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_24 * value_97; // mod.rs:365
                sums_1 = sums_1 + value_97; // mod.rs:366
                let value_98 = staged[staged_piece * 33u + 2136u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_24 * value_98; // mod.rs:365
                sums_2 = sums_2 + value_98; // mod.rs:366
                let value_99 = staged[staged_piece * 33u + 3192u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_24 * value_99; // mod.rs:365
                sums_3 = sums_3 + value_99; // mod.rs:366
                let code_25 = f32((t3.w >> 4u) & 15u); // quant_unpack.rs:78
                let value_100 = staged[staged_piece * 33u + 25u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_25 * value_100; // mod.rs:365
                sums_0 = sums_0 + value_100; // mod.rs:366
                let value_101 = staged[staged_piece * 33u + 1081u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_25 * value_101; // mod.rs:365
                sums_1 = sums_1 + value_101; // mod.rs:366
                let value_102 = staged[staged_piece * 33u + 2137u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_25 * value_102; // mod.rs:365
                sums_2 = sums_2 + value_102; // mod.rs:366
                let value_103 = staged[staged_piece * 33u + 3193u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_25 * value_103; // mod.rs:365
                sums_3 = sums_3 + value_103; // mod.rs:366
                let code_26 = f32((t3.w >> 8u) & 15u); // quant_unpack.rs:78
                let value_104 = staged[staged_piece * 33u + 26u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_26 * value_104; // mod.rs:365
                sums_0 = sums_0 + value_104; // mod.rs:366
                let value_105 = staged[staged_piece * 33u + 1082u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_26 * value_105; // mod.rs:365
                sums_1 = sums_1 + value_105; // mod.rs:366
                let value_106 = staged[staged_piece * 33u + 2138u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_26 * value_106; // mod.rs:365
                sums_2 = sums_2 + value_106; // mod.rs:366
                let value_107 = staged[staged_piece * 33u + 3194u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_26 * value_107; // mod.rs:365
                sums_3 = sums_3 + value_107; // mod.rs:366
                let code_27 = f32((t3.w >> 12u) & 15u); // quant_unpack.rs:78
                let value_108 = staged[staged_piece * 33u + 27u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_27 * value_108; // mod.rs:365
                sums_0 = sums_0 + value_108; // mod.rs:366
                let value_109 = staged[staged_piece * 33u + 1083u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_27 * value_109; // mod.rs:365
                sums_1 = sums_1 + value_109; // mod.rs:366
                let value_110 = staged[staged_piece * 33u + 2139u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_27 * value_110; // mod.rs:365
                sums_2 = sums_2 + value_110; // mod.rs:366
                let value_111 = staged[staged_piece * 33u + 3195u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_27 * value_111; // mod.rs:365
                sums_3 = sums_3 + value_111; // mod.rs:366
                let code_28 = f32((t3.w >> 16u) & 15u); // quant_unpack.rs:78
                let value_112 = staged[staged_piece * 33u + 28u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_28 * value_112; // mod.rs:365
                sums_0 = sums_0 + value_112; // mod.rs:366
                let value_113 = staged[staged_piece * 33u + 1084u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_28 * value_113; // mod.rs:365
                sums_1 = sums_1 + value_113; // mod.rs:366
                let value_114 = staged[staged_piece * 33u + 2140u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_28 * value_114; // mod.rs:365
                sums_2 = sums_2 + value_114; // mod.rs:366
                let value_115 = staged[staged_piece * 33u + 3196u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_28 * value_115; // mod.rs:365
                sums_3 = sums_3 + value_115; // mod.rs:366
                let code_29 = f32((t3.w >> 20u) & 15u); // quant_unpack.rs:78
                let value_116 = staged[staged_piece * 33u + 29u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_29 * value_116; // mod.rs:365
                sums_0 = sums_0 + value_116; // mod.rs:366
                let value_117 = staged[staged_piece * 33u + 1085u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_29 * value_117; // mod.rs:365
                sums_1 = sums_1 + value_117; // mod.rs:366
                let value_118 = staged[staged_piece * 33u + 2141u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_29 * value_118; // mod.rs:365
                sums_2 = sums_2 + value_118; // mod.rs:366
                let value_119 = staged[staged_piece * 33u + 3197u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_29 * value_119; // mod.rs:365
                sums_3 = sums_3 + value_119; // mod.rs:366
                let code_30 = f32((t3.w >> 24u) & 15u); // quant_unpack.rs:78
                let value_120 = staged[staged_piece * 33u + 30u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_30 * value_120; // mod.rs:365
                sums_0 = sums_0 + value_120; // mod.rs:366
                let value_121 = staged[staged_piece * 33u + 1086u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_30 * value_121; // mod.rs:365
                sums_1 = sums_1 + value_121; // mod.rs:366
                let value_122 = staged[staged_piece * 33u + 2142u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_30 * value_122; // mod.rs:365
                sums_2 = sums_2 + value_122; // mod.rs:366
                let value_123 = staged[staged_piece * 33u + 3198u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_30 * value_123; // mod.rs:365
                sums_3 = sums_3 + value_123; // mod.rs:366
                let code_31 = f32((t3.w >> 28u) & 15u); // quant_unpack.rs:78
                let value_124 = staged[staged_piece * 33u + 31u]; // mod.rs:364
                code_sums_0 = code_sums_0 + code_31 * value_124; // mod.rs:365
                sums_0 = sums_0 + value_124; // mod.rs:366
                let value_125 = staged[staged_piece * 33u + 1087u]; // mod.rs:364
                code_sums_1 = code_sums_1 + code_31 * value_125; // mod.rs:365
                sums_1 = sums_1 + value_125; // mod.rs:366
                let value_126 = staged[staged_piece * 33u + 2143u]; // mod.rs:364
                code_sums_2 = code_sums_2 + code_31 * value_126; // mod.rs:365
                sums_2 = sums_2 + value_126; // mod.rs:366
                let value_127 = staged[staged_piece * 33u + 3199u]; // mod.rs:364
                code_sums_3 = code_sums_3 + code_31 * value_127; // mod.rs:365
                sums_3 = sums_3 + value_127; // mod.rs:366
                partial_sums_0 = partial_sums_0 + scale * code_sums_0; // mod.rs:371
                partial_sums_0 = partial_sums_0 + bias * sums_0; // mod.rs:372
                partial_sums_1 = partial_sums_1 + scale * code_sums_1; // mod.rs:371
                partial_sums_1 = partial_sums_1 + bias * sums_1; // mod.rs:372
                partial_sums_2 = partial_sums_2 + scale * code_sums_2; // mod.rs:371
                partial_sums_2 = partial_sums_2 + bias * sums_2; // mod.rs:372
                partial_sums_3 = partial_sums_3 + scale * code_sums_3; // mod.rs:371
                partial_sums_3 = partial_sums_3 + bias * sums_3; // mod.rs:372
            }
        }
        workgroupBarrier(); // mod.rs:377
    }
    let sum = reduce_add_f32(partial_sums_0); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[local_invocation_index >> 5u] = sum; // mod.rs:384
    }
    let sum_1 = reduce_add_f32(partial_sums_1); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // mod.rs:384
    }
    let sum_2 = reduce_add_f32(partial_sums_2); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[(local_invocation_index >> 5u) + 16u] = sum_2; // mod.rs:384
    }
    let sum_3 = reduce_add_f32(partial_sums_3); // mod.rs:382
    if ((local_invocation_index & 31u) == 0u) { // mod.rs:383
        results[(local_invocation_index >> 5u) + 24u] = sum_3; // mod.rs:384
    }
    workgroupBarrier(); // mod.rs:387
    let part = local_invocation_index; // row_results.rs:28
    let row = first_m + part / 2u; // row_results.rs:29
    let column_1 = workgroup_id.x * 8u + part % 2u * 4u; // row_results.rs:30
    if (((part < 8u) & (row < imm.m)) & (column_1 < imm.n)) { // row_results.rs:31
        let place = row * imm.n + column_1; // row_results.rs:32
        let t4 = vec2<u32>(encode_bf16(results[part * 4u]) | (encode_bf16(results[part * 4u + 1u]) << 16u), encode_bf16(results[part * 4u + 2u]) | (encode_bf16(results[part * 4u + 3u]) << 16u)); // row_results.rs:35
        y[(place >> 1u) >> 1u] = t4;
    }
}
