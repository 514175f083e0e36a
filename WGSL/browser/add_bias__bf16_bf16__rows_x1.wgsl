struct Immediates {
    n_cols: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> bias: array<u32>;
@group(0) @binding(2) var<storage, read_write> y: array<atomic<u32>>;

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

fn load_bias(index: u32) -> f32 {
    let bits = bias[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
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

@compute @workgroup_size(64, 1, 1)
fn add_bias__bf16_bf16__rows_x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let row = workgroup_id.y; // add_bias.rs:145
    let first = global_invocation_id.x * 8u; // add_bias.rs:146
    let t0 = min_u32(imm.n_cols, first + 8u); // add_bias.rs:163
    for (var col = first; col < t0; col += 1u) {
        let bits = bitcast<u32>(load_x(row * imm.n_cols + col) + load_bias(col)); // bits.rs:31
        store_y(row * imm.n_cols + col, bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u)))); // add_bias.rs:164
    }
}
