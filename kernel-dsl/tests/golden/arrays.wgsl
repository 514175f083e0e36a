struct Immediates {
    x_stride: u32,
    offset: i32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec4<f32>>;
var<workgroup> pairs: array<vec2<u32>, 64>;

@compute @workgroup_size(64, 1, 1)
fn arrays(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    var slots: array<vec4<f32>, 2>;
    slots[1u] = x[(local_invocation_index * imm.x_stride) >> 2u]; // case.rs:4
    let t0 = vec2<u32>(local_invocation_index, bitcast<u32>(imm.offset)); // case.rs:5
    pairs[local_invocation_index] = t0;
    workgroupBarrier(); // case.rs:6
    let t1 = pairs[local_invocation_index];
    y[t1.y >> 2u] = slots[1u];
}
