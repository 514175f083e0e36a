struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<atomic<u32>>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn store_y(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&y[word], ~(0xffffu << shift));
    atomicOr(&y[word], encode_bf16(value) << shift);
}

@compute @workgroup_size(256, 1, 1)
fn cast__f32_bf16__flat_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    let t0 = min_u32(imm.n_elems, first + 4u); // cast.rs:292
    for (var index = first; index < t0; index += 1u) {
        store_y(index, x[index]); // cast.rs:293
    }
}
