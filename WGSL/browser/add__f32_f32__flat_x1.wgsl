struct Immediates {
    n_elems: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

@compute @workgroup_size(256, 1, 1)
fn add__f32_f32__flat_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // add.rs:137
    let t0 = min_u32(imm.n_elems, first + 8u); // add.rs:153
    for (var index = first; index < t0; index += 1u) {
        let bits = bitcast<u32>(a[index] + b[index]); // bits.rs:31
        y[index] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // add.rs:154
    }
}
