@group(0) @binding(0) var<storage, read_write> x: array<f32>;

@compute @workgroup_size(64, 1, 1)
fn order() {
    let t0 = x[0u]; // case.rs:2
    x[0u] = x[1u];
    x[1u] = t0; // case.rs:3
    var count = 3u; // case.rs:5
    let t1 = count; // case.rs:6
    count = t1 + 1u;
    x[0u] = x[t1] * x[count]; // case.rs:7
}
