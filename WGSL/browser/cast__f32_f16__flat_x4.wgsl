struct Immediates {
    n_elems: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec2<u32>>;

fn encode_f16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
}

@compute @workgroup_size(256, 1, 1)
fn cast__f32_f16__flat_x4(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        let t0 = x[first >> 2u]; // cast.rs:286
        let t1 = vec2<u32>(encode_f16(t0.x) | (encode_f16(t0.y) << 16u), encode_f16(t0.z) | (encode_f16(t0.w) << 16u)); // cast.rs:289
        y[(first >> 1u) >> 1u] = t1;
    }
}
