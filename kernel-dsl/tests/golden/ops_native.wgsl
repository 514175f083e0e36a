@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(64, 1, 1)
fn ops_native(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = x[local_invocation_index + 0u]; // case.rs:4
    let b = x[local_invocation_index + 64u];
    out[local_invocation_index + 0u] = bitcast<u32>(sqrt(a));
    out[local_invocation_index + 64u] = bitcast<u32>(inverseSqrt(a)); // case.rs:5
    out[local_invocation_index + 128u] = bitcast<u32>(exp(a)); // case.rs:6
    out[local_invocation_index + 192u] = bitcast<u32>(exp2(a)); // case.rs:7
    out[local_invocation_index + 256u] = bitcast<u32>(log(a)); // case.rs:8
    out[local_invocation_index + 320u] = bitcast<u32>(log2(a)); // case.rs:9
    out[local_invocation_index + 384u] = bitcast<u32>(sin(a)); // case.rs:10
    out[local_invocation_index + 448u] = bitcast<u32>(cos(a)); // case.rs:11
    out[local_invocation_index + 512u] = bitcast<u32>(tanh(a)); // case.rs:12
    out[local_invocation_index + 576u] = bitcast<u32>(a / b); // case.rs:13
}
