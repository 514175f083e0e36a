@group(0) @binding(0) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> sums: array<atomic<i32>>;
var<workgroup> shared_counts: array<atomic<u32>, 64>;

fn load2_counts(index: u32) -> vec2<u32> {
    return vec2<u32>(atomicLoad(&counts[index]), atomicLoad(&counts[index + 1u]));
}

fn store2_counts(index: u32, value: vec2<u32>) {
    atomicStore(&counts[index], value.x);
    atomicStore(&counts[index + 1u], value.y);
}

@compute @workgroup_size(64, 1, 1)
fn atomics(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    atomicStore(&shared_counts[local_invocation_index], 0u); // case.rs:4
    workgroupBarrier();
    let t0 = atomicAdd(&shared_counts[local_invocation_index], local_invocation_index); // case.rs:5
    atomicAdd(&counts[local_invocation_index], t0);
    atomicAdd(&sums[0u], bitcast<i32>(t0));
    let t1 = atomicMin(&shared_counts[local_invocation_index], local_invocation_index); // case.rs:6
    atomicMin(&counts[local_invocation_index], t1);
    atomicMin(&sums[0u], bitcast<i32>(t1));
    let t2 = atomicMax(&shared_counts[local_invocation_index], local_invocation_index); // case.rs:7
    atomicMax(&counts[local_invocation_index], t2);
    atomicMax(&sums[0u], bitcast<i32>(t2));
    let t3 = atomicAnd(&shared_counts[local_invocation_index], local_invocation_index); // case.rs:8
    atomicAnd(&counts[local_invocation_index], t3);
    atomicAnd(&sums[0u], bitcast<i32>(t3));
    let t4 = atomicOr(&shared_counts[local_invocation_index], local_invocation_index); // case.rs:9
    atomicOr(&counts[local_invocation_index], t4);
    atomicOr(&sums[0u], bitcast<i32>(t4));
    let t5 = atomicXor(&shared_counts[local_invocation_index], local_invocation_index); // case.rs:10
    atomicXor(&counts[local_invocation_index], t5);
    atomicXor(&sums[0u], bitcast<i32>(t5));
    let t6 = atomicExchange(&shared_counts[local_invocation_index], local_invocation_index); // case.rs:11
    atomicExchange(&counts[local_invocation_index], t6);
    atomicExchange(&sums[0u], bitcast<i32>(t6));
    storageBarrier();
    atomicStore(&counts[local_invocation_index], atomicLoad(&shared_counts[local_invocation_index]) + atomicLoad(&counts[local_invocation_index]));
    store2_counts(0u, load2_counts(0u)); // case.rs:12
}
