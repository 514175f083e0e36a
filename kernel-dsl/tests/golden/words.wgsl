@group(0) @binding(0) var<storage, read> from_1: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> mixed: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> to: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> patched: array<atomic<u32>>;

fn load_words1_from_1(index: u32) -> u32 {
    return from_1[index >> 2u][index & 3u];
}

fn store_words1_to(index: u32, value: u32) {
    to[index >> 2u][index & 3u] = value;
}

fn load_words1_mixed(index: u32) -> u32 {
    return mixed[index >> 2u][index & 3u];
}

fn load_words2_from_1(index: u32) -> vec2<u32> {
    let quad = from_1[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn store_words2_to(index: u32, value: vec2<u32>) {
    to[index >> 2u][index & 3u] = value.x;
    to[(index + 1u) >> 2u][(index + 1u) & 3u] = value.y;
}

fn load_words2_patched(index: u32) -> vec2<u32> {
    return vec2<u32>(atomicLoad(&patched[index]), atomicLoad(&patched[index + 1u]));
}

fn load_words2_mixed(index: u32) -> vec2<u32> {
    let quad = mixed[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn store_words2_patched(index: u32, value: vec2<u32>) {
    atomicStore(&patched[index], value.x);
    atomicStore(&patched[index + 1u], value.y);
}

fn load_words4_patched(index: u32) -> vec4<u32> {
    return vec4<u32>(atomicLoad(&patched[index]), atomicLoad(&patched[index + 1u]), atomicLoad(&patched[index + 2u]), atomicLoad(&patched[index + 3u]));
}

fn store_words4_patched(index: u32, value: vec4<u32>) {
    atomicStore(&patched[index], value.x);
    atomicStore(&patched[index + 1u], value.y);
    atomicStore(&patched[index + 2u], value.z);
    atomicStore(&patched[index + 3u], value.w);
}

fn decode_u8(bits: u32) -> u32 {
    return bits & 0xffu;
}

fn load_mixed(index: u32) -> u32 {
    let bits = mixed[(index >> 2u) >> 2u][(index >> 2u) & 3u] >> ((index & 3u) * 8u);
    return decode_u8(bits);
}

fn encode_i16(x: i32) -> u32 {
    return bitcast<u32>(x) & 0xffffu;
}

fn store_patched(index: u32, value: i32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&patched[word], ~(0xffffu << shift));
    atomicOr(&patched[word], encode_i16(value) << shift);
}

@compute @workgroup_size(64, 1, 1)
fn words(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let t0 = local_invocation_index * 1u; // case.rs:5
    store_words1_to(t0, load_words1_from_1(t0));
    atomicStore(&patched[t0], atomicLoad(&patched[t0]) ^ load_words1_mixed(t0)); // case.rs:6
    let t1 = local_invocation_index * 2u; // case.rs:7
    store_words2_to(t1, load_words2_from_1(t1));
    store_words2_patched(t1, load_words2_patched(t1) ^ load_words2_mixed(t1)); // case.rs:8
    let t2 = local_invocation_index * 4u; // case.rs:9
    to[t2 >> 2u] = from_1[t2 >> 2u];
    store_words4_patched(t2, load_words4_patched(t2) ^ mixed[t2 >> 2u]); // case.rs:10
    store_patched(local_invocation_index, i32(load_mixed(local_invocation_index))); // case.rs:11
}
