struct Immediates {
    n_cols: u32,
    n_vocab: u32,
    n_groups: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> ids: array<u32>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read> biases: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<vec4<u32>>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
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

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(64, 1, 1)
fn affine_embedding__u32_q8bf16_bf16__gather_x32(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let token = workgroup_id.y; // affine_embedding.rs:198
    let run = global_invocation_id.x; // affine_embedding.rs:199
    if (run < imm.n_cols / 32u) { // affine_embedding.rs:200
        let id = ids[token]; // affine_embedding.rs:201
        var values_0 = f32_from_bits(0x7fc00000u); // affine_embedding.rs:202
        var values_1 = f32_from_bits(0x7fc00000u);
        var values_2 = f32_from_bits(0x7fc00000u);
        var values_3 = f32_from_bits(0x7fc00000u);
        var values_4 = f32_from_bits(0x7fc00000u);
        var values_5 = f32_from_bits(0x7fc00000u);
        var values_6 = f32_from_bits(0x7fc00000u);
        var values_7 = f32_from_bits(0x7fc00000u);
        var values_8 = f32_from_bits(0x7fc00000u);
        var values_9 = f32_from_bits(0x7fc00000u);
        var values_10 = f32_from_bits(0x7fc00000u);
        var values_11 = f32_from_bits(0x7fc00000u);
        var values_12 = f32_from_bits(0x7fc00000u);
        var values_13 = f32_from_bits(0x7fc00000u);
        var values_14 = f32_from_bits(0x7fc00000u);
        var values_15 = f32_from_bits(0x7fc00000u);
        var values_16 = f32_from_bits(0x7fc00000u);
        var values_17 = f32_from_bits(0x7fc00000u);
        var values_18 = f32_from_bits(0x7fc00000u);
        var values_19 = f32_from_bits(0x7fc00000u);
        var values_20 = f32_from_bits(0x7fc00000u);
        var values_21 = f32_from_bits(0x7fc00000u);
        var values_22 = f32_from_bits(0x7fc00000u);
        var values_23 = f32_from_bits(0x7fc00000u);
        var values_24 = f32_from_bits(0x7fc00000u);
        var values_25 = f32_from_bits(0x7fc00000u);
        var values_26 = f32_from_bits(0x7fc00000u);
        var values_27 = f32_from_bits(0x7fc00000u);
        var values_28 = f32_from_bits(0x7fc00000u);
        var values_29 = f32_from_bits(0x7fc00000u);
        var values_30 = f32_from_bits(0x7fc00000u);
        var values_31 = f32_from_bits(0x7fc00000u);
        if (id < imm.n_vocab) { // affine_embedding.rs:203
            let group = div_u32(run, div_u32(imm.n_cols / 32u, imm.n_groups)); // affine_embedding.rs:204
            let scale = load_scales(id * imm.n_groups + group); // affine_embedding.rs:205
            let bias = load_biases(id * imm.n_groups + group); // affine_embedding.rs:206
            let t0 = id * (imm.n_cols * 8u / 32u) + run * 8u; // affine_embedding.rs:207
            let t1 = weight[t0 >> 2u];
            let t2 = weight[(t0 + 4u) >> 2u];
            let bits = bitcast<u32>(f32(t1.x & 255u) * scale); // bits.rs:31
            let product = decode_bf16(encode_bf16(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))))); // affine_embedding.rs:210
            let bits_1 = bitcast<u32>(product + bias); // bits.rs:31
            values_0 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_2 = bitcast<u32>(f32((t1.x >> 8u) & 255u) * scale); // bits.rs:31
            let product_1 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // affine_embedding.rs:210
            let bits_3 = bitcast<u32>(product_1 + bias); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_4 = bitcast<u32>(f32((t1.x >> 16u) & 255u) * scale); // bits.rs:31
            let product_2 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // affine_embedding.rs:210
            let bits_5 = bitcast<u32>(product_2 + bias); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_6 = bitcast<u32>(f32((t1.x >> 24u) & 255u) * scale); // bits.rs:31
            let product_3 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // affine_embedding.rs:210
            let bits_7 = bitcast<u32>(product_3 + bias); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_8 = bitcast<u32>(f32(t1.y & 255u) * scale); // bits.rs:31
            let product_4 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // affine_embedding.rs:210
            let bits_9 = bitcast<u32>(product_4 + bias); // bits.rs:31
            values_4 = bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_10 = bitcast<u32>(f32((t1.y >> 8u) & 255u) * scale); // bits.rs:31
            let t3 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_5 = decode_bf16(t3);
            let bits_11 = bitcast<u32>(product_5 + bias); // bits.rs:31
            values_5 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_12 = bitcast<u32>(f32((t1.y >> 16u) & 255u) * scale); // bits.rs:31
            let t4 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_6 = decode_bf16(t4);
            let bits_13 = bitcast<u32>(product_6 + bias); // bits.rs:31
            values_6 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_14 = bitcast<u32>(f32((t1.y >> 24u) & 255u) * scale); // bits.rs:31
            let t5 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_7 = decode_bf16(t5);
            let bits_15 = bitcast<u32>(product_7 + bias); // bits.rs:31
            values_7 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_16 = bitcast<u32>(f32(t1.z & 255u) * scale); // bits.rs:31
            let t6 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_8 = decode_bf16(t6);
            let bits_17 = bitcast<u32>(product_8 + bias); // bits.rs:31
            values_8 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_18 = bitcast<u32>(f32((t1.z >> 8u) & 255u) * scale); // bits.rs:31
            let t7 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_9 = decode_bf16(t7);
            let bits_19 = bitcast<u32>(product_9 + bias); // bits.rs:31
            values_9 = bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_20 = bitcast<u32>(f32((t1.z >> 16u) & 255u) * scale); // bits.rs:31
            let t8 = encode_bf16(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_10 = decode_bf16(t8);
            let bits_21 = bitcast<u32>(product_10 + bias); // bits.rs:31
            values_10 = bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_22 = bitcast<u32>(f32((t1.z >> 24u) & 255u) * scale); // bits.rs:31
            let t9 = encode_bf16(bitcast<f32>(select(bits_22, bits_22 & 2147483648u, ((bits_22 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_11 = decode_bf16(t9);
            let bits_23 = bitcast<u32>(product_11 + bias); // bits.rs:31
            values_11 = bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_24 = bitcast<u32>(f32(t1.w & 255u) * scale); // bits.rs:31
            let t10 = encode_bf16(bitcast<f32>(select(bits_24, bits_24 & 2147483648u, ((bits_24 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_12 = decode_bf16(t10);
            let bits_25 = bitcast<u32>(product_12 + bias); // bits.rs:31
            values_12 = bitcast<f32>(select(bits_25, bits_25 & 2147483648u, ((bits_25 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_26 = bitcast<u32>(f32((t1.w >> 8u) & 255u) * scale); // bits.rs:31
            let t11 = encode_bf16(bitcast<f32>(select(bits_26, bits_26 & 2147483648u, ((bits_26 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_13 = decode_bf16(t11);
            let bits_27 = bitcast<u32>(product_13 + bias); // bits.rs:31
            values_13 = bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_28 = bitcast<u32>(f32((t1.w >> 16u) & 255u) * scale); // bits.rs:31
            let t12 = encode_bf16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_14 = decode_bf16(t12);
            let bits_29 = bitcast<u32>(product_14 + bias); // bits.rs:31
            values_14 = bitcast<f32>(select(bits_29, bits_29 & 2147483648u, ((bits_29 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_30 = bitcast<u32>(f32((t1.w >> 24u) & 255u) * scale); // bits.rs:31
            let t13 = encode_bf16(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_15 = decode_bf16(t13);
            let bits_31 = bitcast<u32>(product_15 + bias); // bits.rs:31
            values_15 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_32 = bitcast<u32>(f32(t2.x & 255u) * scale); // bits.rs:31
            let t14 = encode_bf16(bitcast<f32>(select(bits_32, bits_32 & 2147483648u, ((bits_32 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_16 = decode_bf16(t14);
            let bits_33 = bitcast<u32>(product_16 + bias); // bits.rs:31
            values_16 = bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_34 = bitcast<u32>(f32((t2.x >> 8u) & 255u) * scale); // bits.rs:31
            let t15 = encode_bf16(bitcast<f32>(select(bits_34, bits_34 & 2147483648u, ((bits_34 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_17 = decode_bf16(t15);
            let bits_35 = bitcast<u32>(product_17 + bias); // bits.rs:31
            values_17 = bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_36 = bitcast<u32>(f32((t2.x >> 16u) & 255u) * scale); // bits.rs:31
            let t16 = encode_bf16(bitcast<f32>(select(bits_36, bits_36 & 2147483648u, ((bits_36 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_18 = decode_bf16(t16);
            let bits_37 = bitcast<u32>(product_18 + bias); // bits.rs:31
            values_18 = bitcast<f32>(select(bits_37, bits_37 & 2147483648u, ((bits_37 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_38 = bitcast<u32>(f32((t2.x >> 24u) & 255u) * scale); // bits.rs:31
            let t17 = encode_bf16(bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_19 = decode_bf16(t17);
            let bits_39 = bitcast<u32>(product_19 + bias); // bits.rs:31
            values_19 = bitcast<f32>(select(bits_39, bits_39 & 2147483648u, ((bits_39 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_40 = bitcast<u32>(f32(t2.y & 255u) * scale); // bits.rs:31
            let t18 = encode_bf16(bitcast<f32>(select(bits_40, bits_40 & 2147483648u, ((bits_40 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_20 = decode_bf16(t18);
            let bits_41 = bitcast<u32>(product_20 + bias); // bits.rs:31
            values_20 = bitcast<f32>(select(bits_41, bits_41 & 2147483648u, ((bits_41 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_42 = bitcast<u32>(f32((t2.y >> 8u) & 255u) * scale); // bits.rs:31
            let t19 = encode_bf16(bitcast<f32>(select(bits_42, bits_42 & 2147483648u, ((bits_42 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_21 = decode_bf16(t19);
            let bits_43 = bitcast<u32>(product_21 + bias); // bits.rs:31
            values_21 = bitcast<f32>(select(bits_43, bits_43 & 2147483648u, ((bits_43 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_44 = bitcast<u32>(f32((t2.y >> 16u) & 255u) * scale); // bits.rs:31
            let t20 = encode_bf16(bitcast<f32>(select(bits_44, bits_44 & 2147483648u, ((bits_44 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_22 = decode_bf16(t20);
            let bits_45 = bitcast<u32>(product_22 + bias); // bits.rs:31
            values_22 = bitcast<f32>(select(bits_45, bits_45 & 2147483648u, ((bits_45 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_46 = bitcast<u32>(f32((t2.y >> 24u) & 255u) * scale); // bits.rs:31
            let t21 = encode_bf16(bitcast<f32>(select(bits_46, bits_46 & 2147483648u, ((bits_46 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_23 = decode_bf16(t21);
            let bits_47 = bitcast<u32>(product_23 + bias); // bits.rs:31
            values_23 = bitcast<f32>(select(bits_47, bits_47 & 2147483648u, ((bits_47 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_48 = bitcast<u32>(f32(t2.z & 255u) * scale); // bits.rs:31
            let t22 = encode_bf16(bitcast<f32>(select(bits_48, bits_48 & 2147483648u, ((bits_48 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_24 = decode_bf16(t22);
            let bits_49 = bitcast<u32>(product_24 + bias); // bits.rs:31
            values_24 = bitcast<f32>(select(bits_49, bits_49 & 2147483648u, ((bits_49 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_50 = bitcast<u32>(f32((t2.z >> 8u) & 255u) * scale); // bits.rs:31
            let t23 = encode_bf16(bitcast<f32>(select(bits_50, bits_50 & 2147483648u, ((bits_50 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_25 = decode_bf16(t23);
            let bits_51 = bitcast<u32>(product_25 + bias); // bits.rs:31
            values_25 = bitcast<f32>(select(bits_51, bits_51 & 2147483648u, ((bits_51 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_52 = bitcast<u32>(f32((t2.z >> 16u) & 255u) * scale); // bits.rs:31
            let t24 = encode_bf16(bitcast<f32>(select(bits_52, bits_52 & 2147483648u, ((bits_52 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_26 = decode_bf16(t24);
            let bits_53 = bitcast<u32>(product_26 + bias); // bits.rs:31
            values_26 = bitcast<f32>(select(bits_53, bits_53 & 2147483648u, ((bits_53 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_54 = bitcast<u32>(f32((t2.z >> 24u) & 255u) * scale); // bits.rs:31
            let t25 = encode_bf16(bitcast<f32>(select(bits_54, bits_54 & 2147483648u, ((bits_54 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_27 = decode_bf16(t25);
            let bits_55 = bitcast<u32>(product_27 + bias); // bits.rs:31
            values_27 = bitcast<f32>(select(bits_55, bits_55 & 2147483648u, ((bits_55 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_56 = bitcast<u32>(f32(t2.w & 255u) * scale); // bits.rs:31
            let t26 = encode_bf16(bitcast<f32>(select(bits_56, bits_56 & 2147483648u, ((bits_56 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_28 = decode_bf16(t26);
            let bits_57 = bitcast<u32>(product_28 + bias); // bits.rs:31
            values_28 = bitcast<f32>(select(bits_57, bits_57 & 2147483648u, ((bits_57 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_58 = bitcast<u32>(f32((t2.w >> 8u) & 255u) * scale); // bits.rs:31
            let t27 = encode_bf16(bitcast<f32>(select(bits_58, bits_58 & 2147483648u, ((bits_58 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_29 = decode_bf16(t27);
            let bits_59 = bitcast<u32>(product_29 + bias); // bits.rs:31
            values_29 = bitcast<f32>(select(bits_59, bits_59 & 2147483648u, ((bits_59 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_60 = bitcast<u32>(f32((t2.w >> 16u) & 255u) * scale); // bits.rs:31
            let t28 = encode_bf16(bitcast<f32>(select(bits_60, bits_60 & 2147483648u, ((bits_60 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_30 = decode_bf16(t28);
            let bits_61 = bitcast<u32>(product_30 + bias); // bits.rs:31
            values_30 = bitcast<f32>(select(bits_61, bits_61 & 2147483648u, ((bits_61 & 2139095040u) == 0u))); // affine_embedding.rs:211
            let bits_62 = bitcast<u32>(f32((t2.w >> 24u) & 255u) * scale); // bits.rs:31
            let t29 = encode_bf16(bitcast<f32>(select(bits_62, bits_62 & 2147483648u, ((bits_62 & 2139095040u) == 0u)))); // affine_embedding.rs:210
            let product_31 = decode_bf16(t29);
            let bits_63 = bitcast<u32>(product_31 + bias); // bits.rs:31
            values_31 = bitcast<f32>(select(bits_63, bits_63 & 2147483648u, ((bits_63 & 2139095040u) == 0u))); // affine_embedding.rs:211
        }
        var eight_0 = 0.0f; // affine_embedding.rs:216
        var eight_1 = 0.0f;
        var eight_2 = 0.0f;
        var eight_3 = 0.0f;
        var eight_4 = 0.0f;
        var eight_5 = 0.0f;
        var eight_6 = 0.0f;
        var eight_7 = 0.0f;
        eight_0 = values_0; // affine_embedding.rs:219
        eight_1 = values_1;
        eight_2 = values_2;
        eight_3 = values_3;
        eight_4 = values_4;
        eight_5 = values_5;
        eight_6 = values_6;
        eight_7 = values_7;
        let t30 = vec4<u32>(encode_bf16(eight_0) | (encode_bf16(eight_1) << 16u), encode_bf16(eight_2) | (encode_bf16(eight_3) << 16u), encode_bf16(eight_4) | (encode_bf16(eight_5) << 16u), encode_bf16(eight_6) | (encode_bf16(eight_7) << 16u)); // piece.rs:71
        y[((token * imm.n_cols + run * 32u) >> 1u) >> 2u] = t30;
        var eight_0_1 = 0.0f; // affine_embedding.rs:216
        var eight_1_1 = 0.0f;
        var eight_2_1 = 0.0f;
        var eight_3_1 = 0.0f;
        var eight_4_1 = 0.0f;
        var eight_5_1 = 0.0f;
        var eight_6_1 = 0.0f;
        var eight_7_1 = 0.0f;
        eight_0_1 = values_8; // affine_embedding.rs:219
        eight_1_1 = values_9;
        eight_2_1 = values_10;
        eight_3_1 = values_11;
        eight_4_1 = values_12;
        eight_5_1 = values_13;
        eight_6_1 = values_14;
        eight_7_1 = values_15;
        let t31 = vec4<u32>(encode_bf16(eight_0_1) | (encode_bf16(eight_1_1) << 16u), encode_bf16(eight_2_1) | (encode_bf16(eight_3_1) << 16u), encode_bf16(eight_4_1) | (encode_bf16(eight_5_1) << 16u), encode_bf16(eight_6_1) | (encode_bf16(eight_7_1) << 16u)); // piece.rs:71
        y[((token * imm.n_cols + (run * 32u + 8u)) >> 1u) >> 2u] = t31;
        var eight_0_2 = 0.0f; // affine_embedding.rs:216
        var eight_1_2 = 0.0f;
        var eight_2_2 = 0.0f;
        var eight_3_2 = 0.0f;
        var eight_4_2 = 0.0f;
        var eight_5_2 = 0.0f;
        var eight_6_2 = 0.0f;
        var eight_7_2 = 0.0f;
        eight_0_2 = values_16; // affine_embedding.rs:219
        eight_1_2 = values_17;
        eight_2_2 = values_18;
        eight_3_2 = values_19;
        eight_4_2 = values_20;
        eight_5_2 = values_21;
        eight_6_2 = values_22;
        eight_7_2 = values_23;
        let t32 = vec4<u32>(encode_bf16(eight_0_2) | (encode_bf16(eight_1_2) << 16u), encode_bf16(eight_2_2) | (encode_bf16(eight_3_2) << 16u), encode_bf16(eight_4_2) | (encode_bf16(eight_5_2) << 16u), encode_bf16(eight_6_2) | (encode_bf16(eight_7_2) << 16u)); // piece.rs:71
        y[((token * imm.n_cols + (run * 32u + 16u)) >> 1u) >> 2u] = t32;
        var eight_0_3 = 0.0f; // affine_embedding.rs:216
        var eight_1_3 = 0.0f;
        var eight_2_3 = 0.0f;
        var eight_3_3 = 0.0f;
        var eight_4_3 = 0.0f;
        var eight_5_3 = 0.0f;
        var eight_6_3 = 0.0f;
        var eight_7_3 = 0.0f;
        eight_0_3 = values_24; // affine_embedding.rs:219
        eight_1_3 = values_25;
        eight_2_3 = values_26;
        eight_3_3 = values_27;
        eight_4_3 = values_28;
        eight_5_3 = values_29;
        eight_6_3 = values_30;
        eight_7_3 = values_31;
        let t33 = vec4<u32>(encode_bf16(eight_0_3) | (encode_bf16(eight_1_3) << 16u), encode_bf16(eight_2_3) | (encode_bf16(eight_3_3) << 16u), encode_bf16(eight_4_3) | (encode_bf16(eight_5_3) << 16u), encode_bf16(eight_6_3) | (encode_bf16(eight_7_3) << 16u)); // piece.rs:71
        y[((token * imm.n_cols + (run * 32u + 24u)) >> 1u) >> 2u] = t33;
    }
}
