struct Immediates {
    kernel: u32,
}

var<immediate> imm_1: Immediates;
@group(0) @binding(0) var<storage, read_write> half: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> imm: array<f32>;
@group(0) @binding(2) var<storage, read_write> value_buffer: array<atomic<u32>>;
var<workgroup> threadgroup: array<f32, 64>;

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

fn load_half(index: u32) -> f32 {
    let bits = atomicLoad(&half[index >> 1u]) >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
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

fn store_half(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&half[word], ~(0xffffu << shift));
    atomicOr(&half[word], encode_f16(value) << shift);
}

fn decode_i8(bits: u32) -> i32 {
    return bitcast<i32>(bits << 24u) >> 24u;
}

fn load_value_buffer(index: u32) -> i32 {
    let bits = atomicLoad(&value_buffer[index >> 2u]) >> ((index & 3u) * 8u);
    return decode_i8(bits);
}

fn encode_i8(x: i32) -> u32 {
    return bitcast<u32>(x) & 0xffu;
}

fn store_value_buffer(index: u32, value: i32) {
    let word = index >> 2u;
    let shift = (index & 3u) * 8u;
    atomicAnd(&value_buffer[word], ~(0xffu << shift));
    atomicOr(&value_buffer[word], encode_i8(value) << shift);
}

@compute @workgroup_size(64, 1, 1)
fn names(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let workgroup_id_1 = local_invocation_index & 31u; // case.rs:6
    let loop_1 = imm_1.kernel; // case.rs:7
    let load_half_1 = load_half(workgroup_id_1); // case.rs:8
    let neg_f32_1 = neg_f32(load_half_1); // case.rs:9
    let neg_f32_2 = neg_f32(neg_f32_1); // case.rs:10
    threadgroup[workgroup_id_1] = neg_f32_2; // case.rs:11
    store_half(loop_1, neg_f32_1);
    store_value_buffer(workgroup_id_1, load_value_buffer(loop_1)); // case.rs:12
    var auto_1 = neg_f32_2; // case.rs:14
    imm[workgroup_id_1] = auto_1; // case.rs:15
}
