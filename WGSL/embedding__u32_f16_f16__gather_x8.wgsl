struct Immediates {
    n_cols: u32,
    n_vocab: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> ids: array<u32>;
@group(0) @binding(1) var<storage, read> table: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<u32>>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn decode_f16(bits: u32) -> f32 {
    let sign = (bits & 0x8000u) << 16u;
    let magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return bitcast<f32>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return bitcast<f32>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return bitcast<f32>(sign);
    }
    let shift = countLeadingZeros(magnitude) - 21u;
    return bitcast<f32>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

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

@compute @workgroup_size(64, 1, 1)
fn embedding__u32_f16_f16__gather_x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let token = workgroup_id.y; // embedding.rs:146
    let col = global_invocation_id.x * 8u; // embedding.rs:147
    if (col < imm.n_cols) { // embedding.rs:148
        let id = ids[token]; // embedding.rs:149
        var values_0 = f32_from_bits(0x7fc00000u); // embedding.rs:150
        var values_1 = f32_from_bits(0x7fc00000u);
        var values_2 = f32_from_bits(0x7fc00000u);
        var values_3 = f32_from_bits(0x7fc00000u);
        var values_4 = f32_from_bits(0x7fc00000u);
        var values_5 = f32_from_bits(0x7fc00000u);
        var values_6 = f32_from_bits(0x7fc00000u);
        var values_7 = f32_from_bits(0x7fc00000u);
        if (id < imm.n_vocab) { // embedding.rs:151
            let t0 = table[((id * imm.n_cols + col) >> 1u) >> 2u]; // piece.rs:40
            values_0 = decode_f16(t0.x); // embedding.rs:152
            values_1 = decode_f16(t0.x >> 16u);
            values_2 = decode_f16(t0.y);
            values_3 = decode_f16(t0.y >> 16u);
            values_4 = decode_f16(t0.z);
            values_5 = decode_f16(t0.z >> 16u);
            values_6 = decode_f16(t0.w);
            values_7 = decode_f16(t0.w >> 16u);
        }
        let t1 = vec4<u32>(encode_f16(values_0) | (encode_f16(values_1) << 16u), encode_f16(values_2) | (encode_f16(values_3) << 16u), encode_f16(values_4) | (encode_f16(values_5) << 16u), encode_f16(values_6) | (encode_f16(values_7) << 16u)); // piece.rs:71
        y[((token * imm.n_cols + col) >> 1u) >> 2u] = t1;
    }
}
