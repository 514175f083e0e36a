struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec2<u32>>;

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

@compute @workgroup_size(256, 1, 1)
fn cast__bf16_bf16__flat_x4(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        let t0 = x[(first >> 1u) >> 1u]; // cast.rs:286
        let t1 = vec2<u32>(encode_bf16(decode_bf16(t0.x)) | (encode_bf16(decode_bf16(t0.x >> 16u)) << 16u), encode_bf16(decode_bf16(t0.y)) | (encode_bf16(decode_bf16(t0.y >> 16u)) << 16u)); // cast.rs:289
        y[(first >> 1u) >> 1u] = t1;
    }
}
