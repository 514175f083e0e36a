struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<i32>>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn i32_from_f32(x: f32) -> i32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0i;
    }
    if (x <= -2147483648.0f) {
        return i32(-2147483648);
    }
    if (x >= 2147483648.0f) {
        return 2147483647i;
    }
    return i32(x);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

fn min_i32(a: i32, b: i32) -> i32 {
    return select(a, b, b < a);
}

@compute @workgroup_size(256, 1, 1)
fn cast__bf16_i32__flat_x4(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // cast.rs:282
    if (first < imm.n_elems) { // cast.rs:285
        let t0 = x[(first >> 1u) >> 1u]; // cast.rs:286
        let t1 = vec4<i32>(min_i32(max_i32(i32_from_f32(decode_bf16(t0.x)), i32(-2147483648)), 2147483647i), min_i32(max_i32(i32_from_f32(decode_bf16(t0.x >> 16u)), i32(-2147483648)), 2147483647i), min_i32(max_i32(i32_from_f32(decode_bf16(t0.y)), i32(-2147483648)), 2147483647i), min_i32(max_i32(i32_from_f32(decode_bf16(t0.y >> 16u)), i32(-2147483648)), 2147483647i)); // cast.rs:289
        y[first >> 2u] = t1;
    }
}
