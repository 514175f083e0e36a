struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_x(index: u32) -> f32 {
    let bits = x[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

@compute @workgroup_size(256, 1, 1)
fn cast__bf16_f32__flat_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    let t0 = min_u32(imm.n_elems, first + 4u); // cast.rs:292
    for (var index = first; index < t0; index += 1u) {
        y[index] = load_x(index); // cast.rs:293
    }
}
