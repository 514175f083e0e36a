struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> a: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> b: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<u32>>;

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

@compute @workgroup_size(256, 1, 1)
fn add__f16_f16__flat_x8(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // add.rs:137
    if (first < imm.n_elems) { // add.rs:141
        let t0 = a[(first >> 1u) >> 2u]; // piece.rs:40
        let t1 = b[(first >> 1u) >> 2u];
        var results_0 = 0.0f; // add.rs:144
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let bits = bitcast<u32>(decode_f16(t0.x) + decode_f16(t1.x)); // bits.rs:31
        results_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // add.rs:147
        let bits_1 = bitcast<u32>(decode_f16(t0.x >> 16u) + decode_f16(t1.x >> 16u)); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // add.rs:147
        let bits_2 = bitcast<u32>(decode_f16(t0.y) + decode_f16(t1.y)); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // add.rs:147
        let bits_3 = bitcast<u32>(decode_f16(t0.y >> 16u) + decode_f16(t1.y >> 16u)); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // add.rs:147
        let bits_4 = bitcast<u32>(decode_f16(t0.z) + decode_f16(t1.z)); // bits.rs:31
        results_4 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // add.rs:147
        let bits_5 = bitcast<u32>(decode_f16(t0.z >> 16u) + decode_f16(t1.z >> 16u)); // bits.rs:31
        results_5 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // add.rs:147
        let bits_6 = bitcast<u32>(decode_f16(t0.w) + decode_f16(t1.w)); // bits.rs:31
        results_6 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // add.rs:147
        let bits_7 = bitcast<u32>(decode_f16(t0.w >> 16u) + decode_f16(t1.w >> 16u)); // bits.rs:31
        results_7 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // add.rs:147
        let t2 = vec4<u32>(encode_f16(results_0) | (encode_f16(results_1) << 16u), encode_f16(results_2) | (encode_f16(results_3) << 16u), encode_f16(results_4) | (encode_f16(results_5) << 16u), encode_f16(results_6) | (encode_f16(results_7) << 16u)); // piece.rs:71
        y[(first >> 1u) >> 2u] = t2;
    }
}
