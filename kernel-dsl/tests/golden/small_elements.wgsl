@group(0) @binding(0) var<storage, read> from_i16: array<u32>;
@group(0) @binding(1) var<storage, read_write> both_i16: array<atomic<u32>>;
@group(0) @binding(2) var<storage, read> from_u8: array<u32>;
@group(0) @binding(3) var<storage, read_write> both_u8: array<atomic<u32>>;
@group(0) @binding(4) var<storage, read> from_i8: array<u32>;
@group(0) @binding(5) var<storage, read_write> both_i8: array<atomic<u32>>;

fn decode_i16(bits: u32) -> i32 {
    return bitcast<i32>(bits << 16u) >> 16u;
}

fn load_from_i16(index: u32) -> i32 {
    let bits = from_i16[index >> 1u] >> ((index & 1u) * 16u);
    return decode_i16(bits);
}

fn load_both_i16(index: u32) -> i32 {
    let bits = atomicLoad(&both_i16[index >> 1u]) >> ((index & 1u) * 16u);
    return decode_i16(bits);
}

fn encode_i16(x: i32) -> u32 {
    return bitcast<u32>(x) & 0xffffu;
}

fn store_both_i16(index: u32, value: i32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&both_i16[word], ~(0xffffu << shift));
    atomicOr(&both_i16[word], encode_i16(value) << shift);
}

fn decode_u8(bits: u32) -> u32 {
    return bits & 0xffu;
}

fn load_from_u8(index: u32) -> u32 {
    let bits = from_u8[index >> 2u] >> ((index & 3u) * 8u);
    return decode_u8(bits);
}

fn load_both_u8(index: u32) -> u32 {
    let bits = atomicLoad(&both_u8[index >> 2u]) >> ((index & 3u) * 8u);
    return decode_u8(bits);
}

fn encode_u8(x: u32) -> u32 {
    return x & 0xffu;
}

fn store_both_u8(index: u32, value: u32) {
    let word = index >> 2u;
    let shift = (index & 3u) * 8u;
    atomicAnd(&both_u8[word], ~(0xffu << shift));
    atomicOr(&both_u8[word], encode_u8(value) << shift);
}

fn decode_i8(bits: u32) -> i32 {
    return bitcast<i32>(bits << 24u) >> 24u;
}

fn load_from_i8(index: u32) -> i32 {
    let bits = from_i8[index >> 2u] >> ((index & 3u) * 8u);
    return decode_i8(bits);
}

fn load_both_i8(index: u32) -> i32 {
    let bits = atomicLoad(&both_i8[index >> 2u]) >> ((index & 3u) * 8u);
    return decode_i8(bits);
}

fn encode_i8(x: i32) -> u32 {
    return bitcast<u32>(x) & 0xffu;
}

fn store_both_i8(index: u32, value: i32) {
    let word = index >> 2u;
    let shift = (index & 3u) * 8u;
    atomicAnd(&both_i8[word], ~(0xffu << shift));
    atomicOr(&both_i8[word], encode_i8(value) << shift);
}

@compute @workgroup_size(64, 1, 1)
fn small_elements(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    store_both_i16(local_invocation_index, load_from_i16(local_invocation_index) + load_both_i16(local_invocation_index)); // case.rs:3
    store_both_u8(local_invocation_index, load_from_u8(local_invocation_index) + load_both_u8(local_invocation_index)); // case.rs:6
    store_both_i8(local_invocation_index, load_from_i8(local_invocation_index) + load_both_i8(local_invocation_index)); // case.rs:9
}
