struct Immediates {
    n: u32,
    n_splits: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> partials: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> residual: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;

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
fn split_sum__f32_bf16__ascending_x4_residual(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let row = workgroup_id.y; // split_sum.rs:205
    let column = global_invocation_id.x * 4u;
    if (column < imm.n) { // split_sum.rs:206
        var sums_0 = 0.0f; // split_sum.rs:179
        var sums_1 = 0.0f;
        var sums_2 = 0.0f;
        var sums_3 = 0.0f;
        for (var split = 0u; split < imm.n_splits; split += 1u) { // split_sum.rs:180
            let t0 = partials[((row * imm.n_splits + split) * imm.n + column) >> 2u]; // split_sum.rs:181
            sums_0 = sums_0 + t0.x; // split_sum.rs:184
            sums_1 = sums_1 + t0.y;
            sums_2 = sums_2 + t0.z;
            sums_3 = sums_3 + t0.w;
        }
        let t1 = residual[((row * imm.n + column) >> 1u) >> 1u]; // split_sum.rs:208
        var values_0 = 0.0f; // split_sum.rs:209
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        let bits = bitcast<u32>(decode_bf16(t1.x) + decode_bf16(encode_bf16(sums_0))); // bits.rs:31
        values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // split_sum.rs:212
        let bits_1 = bitcast<u32>(decode_bf16(t1.x >> 16u) + decode_bf16(encode_bf16(sums_1))); // bits.rs:31
        values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // split_sum.rs:212
        let bits_2 = bitcast<u32>(decode_bf16(t1.y) + decode_bf16(encode_bf16(sums_2))); // bits.rs:31
        values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // split_sum.rs:212
        let bits_3 = bitcast<u32>(decode_bf16(t1.y >> 16u) + decode_bf16(encode_bf16(sums_3))); // bits.rs:31
        values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // split_sum.rs:212
        let t2 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // split_sum.rs:214
        y[((row * imm.n + column) >> 1u) >> 1u] = t2;
    }
}
