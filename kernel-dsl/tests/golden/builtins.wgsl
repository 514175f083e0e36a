@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(64, 1, 1)
fn builtins(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    out[local_invocation_index + 0u] = local_invocation_index; // case.rs:2
    out[local_invocation_index + 64u] = local_invocation_index >> 5u; // case.rs:3
    out[local_invocation_index + 128u] = local_invocation_index & 31u; // case.rs:4
    out[local_invocation_index + 192u] = workgroup_id.x; // case.rs:5
    out[local_invocation_index + 256u] = num_workgroups.x; // case.rs:6
    out[local_invocation_index + 320u] = local_invocation_id.x; // case.rs:7
    out[local_invocation_index + 384u] = global_invocation_id.x; // case.rs:8
    out[local_invocation_index + 448u] = workgroup_id.y; // case.rs:9
    out[local_invocation_index + 512u] = num_workgroups.y; // case.rs:10
    out[local_invocation_index + 576u] = local_invocation_id.y; // case.rs:11
    out[local_invocation_index + 640u] = global_invocation_id.y; // case.rs:12
    out[local_invocation_index + 704u] = workgroup_id.z; // case.rs:13
    out[local_invocation_index + 768u] = num_workgroups.z; // case.rs:14
    out[local_invocation_index + 832u] = local_invocation_id.z; // case.rs:15
    out[local_invocation_index + 896u] = global_invocation_id.z; // case.rs:16
}
