struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read> b: array<u32>;
@group(0) @binding(2) var<storage, read_write> y: array<atomic<u32>>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
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

fn load_a(index: u32) -> f32 {
    let bits = a[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn load_b(index: u32) -> f32 {
    let bits = b[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
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

fn store_y(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&y[word], ~(0xffffu << shift));
    atomicOr(&y[word], encode_f16(value) << shift);
}

@compute @workgroup_size(256, 1, 1)
fn add__f16_f16__flat_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // add.rs:137
    let t0 = min_u32(imm.n_elems, first + 8u); // add.rs:153
    for (var index = first; index < t0; index += 1u) {
        let bits = bitcast<u32>(load_a(index) + load_b(index)); // bits.rs:31
        store_y(index, bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u)))); // add.rs:154
    }
}
