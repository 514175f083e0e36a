struct Immediates {
    n: u32,
    n_splits: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> partials: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> residual: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;

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
fn split_sum__f32_f16__ascending_x4_residual(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // split_sum.rs:200
    let row = workgroup_id.y; // split_sum.rs:205
    let column = global_invocation_id.x * 4u;
    if (column < imm.n) { // split_sum.rs:206
        var sums_0 = 0.0f; // split_sum.rs:179
        var sums_1 = 0.0f;
        var sums_2 = 0.0f;
        var sums_3 = 0.0f;
        for (var split = 0u; split < imm.n_splits; split += 1u) { // split_sum.rs:180
            let t0 = partials[((row * imm.n_splits + split) * imm.n + column) >> 2u]; // split_sum.rs:181
            sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + t0.x) ^ hidden_zero); // split_sum.rs:184
            sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + t0.y) ^ hidden_zero);
            sums_2 = bitcast<f32>(bitcast<u32>(sums_2 + t0.z) ^ hidden_zero);
            sums_3 = bitcast<f32>(bitcast<u32>(sums_3 + t0.w) ^ hidden_zero);
        }
        let t1 = residual[((row * imm.n + column) >> 1u) >> 1u]; // split_sum.rs:208
        var values_0 = 0.0f; // split_sum.rs:209
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        let bits = bitcast<u32>(decode_f16(t1.x) + decode_f16(encode_f16(sums_0))); // bits.rs:31
        values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // split_sum.rs:212
        let bits_1 = bitcast<u32>(decode_f16(t1.x >> 16u) + decode_f16(encode_f16(sums_1))); // bits.rs:31
        values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // split_sum.rs:212
        let bits_2 = bitcast<u32>(decode_f16(t1.y) + decode_f16(encode_f16(sums_2))); // bits.rs:31
        values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // split_sum.rs:212
        let bits_3 = bitcast<u32>(decode_f16(t1.y >> 16u) + decode_f16(encode_f16(sums_3))); // bits.rs:31
        values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // split_sum.rs:212
        let t2 = vec2<u32>(encode_f16(values_0) | (encode_f16(values_1) << 16u), encode_f16(values_2) | (encode_f16(values_3) << 16u)); // split_sum.rs:214
        y[((row * imm.n + column) >> 1u) >> 1u] = t2;
    }
}
