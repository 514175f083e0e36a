struct Immediates {
    n_elems: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<vec2<u32>>;

fn decode_i8(bits: u32) -> i32 {
    return bitcast<i32>(bits << 24u) >> 24u;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn cast__i8_bf16__flat_x4(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        let t0 = x[first >> 2u]; // cast.rs:286
        let t1 = vec2<u32>(encode_bf16(f32(decode_i8(t0))) | (encode_bf16(f32(decode_i8(t0 >> 8u))) << 16u), encode_bf16(f32(decode_i8(t0 >> 16u))) | (encode_bf16(f32(decode_i8(t0 >> 24u))) << 16u)); // cast.rs:289
        y[(first >> 1u) >> 1u] = t1;
    }
}
