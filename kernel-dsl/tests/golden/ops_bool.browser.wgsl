@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(64, 1, 1)
fn ops_bool(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = x[local_invocation_index + 0u]; // case.rs:4
    let b = x[local_invocation_index + 64u];
    let t0 = a == 1u;
    let t1 = b == 1u;
    out[local_invocation_index + 0u] = u32(!t0);
    out[local_invocation_index + 64u] = u32(t0 & t1); // case.rs:5
    out[local_invocation_index + 128u] = u32(t0 | t1); // case.rs:6
    out[local_invocation_index + 192u] = u32((t0 == t1)); // case.rs:7
    out[local_invocation_index + 256u] = u32((t0 != t1)); // case.rs:8
}
