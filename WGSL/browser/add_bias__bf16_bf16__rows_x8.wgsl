struct Immediates {
    n_cols: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> bias: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<u32>>;

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
fn add_bias__bf16_bf16__rows_x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let row = workgroup_id.y; // add_bias.rs:145
    let first = global_invocation_id.x * 8u; // add_bias.rs:146
    if (first < imm.n_cols) { // add_bias.rs:150
        let place = row * imm.n_cols + first; // add_bias.rs:151
        let t0 = x[(place >> 1u) >> 2u]; // piece.rs:40
        let t1 = bias[(first >> 1u) >> 2u];
        var results_0 = 0.0f; // add_bias.rs:154
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let bits = bitcast<u32>(decode_bf16(t0.x) + decode_bf16(t1.x)); // bits.rs:31
        results_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_1 = bitcast<u32>(decode_bf16(t0.x >> 16u) + decode_bf16(t1.x >> 16u)); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_2 = bitcast<u32>(decode_bf16(t0.y) + decode_bf16(t1.y)); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_3 = bitcast<u32>(decode_bf16(t0.y >> 16u) + decode_bf16(t1.y >> 16u)); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_4 = bitcast<u32>(decode_bf16(t0.z) + decode_bf16(t1.z)); // bits.rs:31
        results_4 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_5 = bitcast<u32>(decode_bf16(t0.z >> 16u) + decode_bf16(t1.z >> 16u)); // bits.rs:31
        results_5 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_6 = bitcast<u32>(decode_bf16(t0.w) + decode_bf16(t1.w)); // bits.rs:31
        results_6 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_7 = bitcast<u32>(decode_bf16(t0.w >> 16u) + decode_bf16(t1.w >> 16u)); // bits.rs:31
        results_7 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // add_bias.rs:157
        let t2 = vec4<u32>(encode_bf16(results_0) | (encode_bf16(results_1) << 16u), encode_bf16(results_2) | (encode_bf16(results_3) << 16u), encode_bf16(results_4) | (encode_bf16(results_5) << 16u), encode_bf16(results_6) | (encode_bf16(results_7) << 16u)); // piece.rs:71
        y[(place >> 1u) >> 2u] = t2;
    }
}
