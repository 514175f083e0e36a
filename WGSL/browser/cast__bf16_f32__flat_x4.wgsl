struct Immediates {
    n_elems: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<f32>>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

@compute @workgroup_size(256, 1, 1)
fn cast__bf16_f32__flat_x4(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        let t0 = x[(first >> 1u) >> 1u]; // cast.rs:286
        let t1 = vec4<f32>(decode_bf16(t0.x), decode_bf16(t0.x >> 16u), decode_bf16(t0.y), decode_bf16(t0.y >> 16u)); // cast.rs:289
        y[first >> 2u] = t1;
    }
}
