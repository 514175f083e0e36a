@group(0) @binding(0) var<storage, read> from_f32: array<f32>;
@group(0) @binding(1) var<storage, read_write> to_f32: array<f32>;
@group(0) @binding(2) var<storage, read> from_f16: array<u32>;
@group(0) @binding(3) var<storage, read_write> to_f16: array<atomic<u32>>;
@group(0) @binding(4) var<storage, read> from_bf16: array<u32>;
@group(0) @binding(5) var<storage, read_write> to_bf16: array<atomic<u32>>;
@group(0) @binding(6) var<storage, read> from_u32: array<u32>;
@group(0) @binding(7) var<storage, read_write> to_u32: array<u32>;
@group(0) @binding(8) var<storage, read> from_i32: array<i32>;
@group(0) @binding(9) var<storage, read_write> to_i32: array<i32>;
@group(0) @binding(10) var<storage, read> from_u16: array<u32>;
@group(0) @binding(11) var<storage, read_write> to_u16: array<atomic<u32>>;

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

fn load_from_f16(index: u32) -> f32 {
    let bits = from_f16[index >> 1u] >> ((index & 1u) * 16u);
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

fn store_to_f16(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&to_f16[word], ~(0xffffu << shift));
    atomicOr(&to_f16[word], encode_f16(value) << shift);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_from_bf16(index: u32) -> f32 {
    let bits = from_bf16[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn store_to_bf16(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&to_bf16[word], ~(0xffffu << shift));
    atomicOr(&to_bf16[word], encode_bf16(value) << shift);
}

fn decode_u16(bits: u32) -> u32 {
    return bits & 0xffffu;
}

fn load_from_u16(index: u32) -> u32 {
    let bits = from_u16[index >> 1u] >> ((index & 1u) * 16u);
    return decode_u16(bits);
}

fn encode_u16(x: u32) -> u32 {
    return x & 0xffffu;
}

fn store_to_u16(index: u32, value: u32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&to_u16[word], ~(0xffffu << shift));
    atomicOr(&to_u16[word], encode_u16(value) << shift);
}

@compute @workgroup_size(64, 1, 1)
fn elements(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    to_f32[local_invocation_index] = from_f32[local_invocation_index]; // case.rs:13
    store_to_f16(local_invocation_index, load_from_f16(local_invocation_index)); // case.rs:14
    store_to_bf16(local_invocation_index, load_from_bf16(local_invocation_index)); // case.rs:15
    to_u32[local_invocation_index] = from_u32[local_invocation_index]; // case.rs:16
    to_i32[local_invocation_index] = from_i32[local_invocation_index]; // case.rs:17
    store_to_u16(local_invocation_index, load_from_u16(local_invocation_index)); // case.rs:18
}
