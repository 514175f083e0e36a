struct Immediates {
    n_cols: u32,
    n_vocab: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> ids: array<u32>;
@group(0) @binding(1) var<storage, read> table: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<u32>>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(64, 1, 1)
fn embedding__u32_bf16_bf16__gather_x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let token = workgroup_id.y; // embedding.rs:146
    let col = global_invocation_id.x * 8u; // embedding.rs:147
    if (col < imm.n_cols) { // embedding.rs:148
        let id = ids[token]; // embedding.rs:149
        var values_0 = f32_from_bits(0x7fc00000u); // embedding.rs:150
        var values_1 = f32_from_bits(0x7fc00000u);
        var values_2 = f32_from_bits(0x7fc00000u);
        var values_3 = f32_from_bits(0x7fc00000u);
        var values_4 = f32_from_bits(0x7fc00000u);
        var values_5 = f32_from_bits(0x7fc00000u);
        var values_6 = f32_from_bits(0x7fc00000u);
        var values_7 = f32_from_bits(0x7fc00000u);
        if (id < imm.n_vocab) { // embedding.rs:151
            let t0 = table[((id * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            values_0 = decode_bf16(t0.x); // embedding.rs:152
            values_1 = decode_bf16(t0.x >> 16u);
            values_2 = decode_bf16(t0.y);
            values_3 = decode_bf16(t0.y >> 16u);
            values_4 = decode_bf16(t0.z);
            values_5 = decode_bf16(t0.z >> 16u);
            values_6 = decode_bf16(t0.w);
            values_7 = decode_bf16(t0.w >> 16u);
        }
        let t1 = vec4<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u), encode_bf16(values_4) | (encode_bf16(values_5) << 16u), encode_bf16(values_6) | (encode_bf16(values_7) << 16u)); // piece.rs:71
        y[((token * imm.n_cols + col) >> 1u) >> 2u] = t1;
    }
}
