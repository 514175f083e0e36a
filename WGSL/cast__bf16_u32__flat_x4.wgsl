struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<u32>>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn u32_from_f32(x: f32) -> u32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (x <= 0.0f) {
        return 0u;
    }
    if (x >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return u32(x);
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

@compute @workgroup_size(256, 1, 1)
fn cast__bf16_u32__flat_x4(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        let t0 = x[(first >> 1u) >> 1u]; // cast.rs:286
        let t1 = vec4<u32>(min_u32(u32_from_f32(decode_bf16(t0.x)), 4294967295u), min_u32(u32_from_f32(decode_bf16(t0.x >> 16u)), 4294967295u), min_u32(u32_from_f32(decode_bf16(t0.y)), 4294967295u), min_u32(u32_from_f32(decode_bf16(t0.y >> 16u)), 4294967295u)); // cast.rs:289
        y[first >> 2u] = t1;
    }
}
