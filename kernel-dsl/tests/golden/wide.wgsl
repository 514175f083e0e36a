@group(0) @binding(0) var<storage, read> from_1: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> to: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> pairs: array<vec2<i32>>;

fn load_from_1(index: u32) -> f32 {
    return from_1[index >> 2u][index & 3u];
}

fn load_to(index: u32) -> f32 {
    return to[index >> 2u][index & 3u];
}

fn store_to(index: u32, value: f32) {
    to[index >> 2u][index & 3u] = value;
}

fn load2_from_1(index: u32) -> vec2<f32> {
    let quad = from_1[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn load2_to(index: u32) -> vec2<f32> {
    let quad = to[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn store2_to(index: u32, value: vec2<f32>) {
    to[index >> 2u][index & 3u] = value.x;
    to[(index + 1u) >> 2u][(index + 1u) & 3u] = value.y;
}

@compute @workgroup_size(64, 1, 1)
fn wide(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let t0 = local_invocation_index * 1u; // case.rs:4
    store_to(t0, load_from_1(t0) + load_to(t0));
    let t1 = local_invocation_index * 2u; // case.rs:5
    store2_to(t1, load2_from_1(t1) + load2_to(t1));
    let t2 = local_invocation_index * 4u; // case.rs:6
    to[t2 >> 2u] = from_1[t2 >> 2u] + to[t2 >> 2u];
    pairs[3u] = pairs[3u]; // case.rs:7
}
