struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<f32>>;

@compute @workgroup_size(256, 1, 1)
fn cast__f32_f32__flat_x4(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        let t0 = x[first >> 2u]; // cast.rs:286
        let t1 = vec4<f32>(t0.x, t0.y, t0.z, t0.w); // cast.rs:289
        y[first >> 2u] = t1;
    }
}
