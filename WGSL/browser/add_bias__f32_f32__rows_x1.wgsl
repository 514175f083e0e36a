struct Immediates {
    n_cols: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> bias: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

@compute @workgroup_size(64, 1, 1)
fn add_bias__f32_f32__rows_x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let row = workgroup_id.y; // add_bias.rs:145
    let first = global_invocation_id.x * 8u; // add_bias.rs:146
    let t0 = min_u32(imm.n_cols, first + 8u); // add_bias.rs:163
    for (var col = first; col < t0; col += 1u) {
        let bits = bitcast<u32>(x[row * imm.n_cols + col] + bias[col]); // bits.rs:31
        y[row * imm.n_cols + col] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // add_bias.rs:164
    }
}
