struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;
var<workgroup> sums: array<f32, 4>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f32_f32_f32__matvec_4x1_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    let n_pieces = imm.k / 4u; // matmul.rs:348
    let in_runs = n_pieces & 4294967232u; // matmul.rs:350
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t0 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t1 = x[(min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:370
        let t2 = first_k + 128u; // matmul.rs:365
        let t3 = w[(min_u32(first_n, last_n) * imm.k + t2) >> 2u]; // matmul.rs:367
        let t4 = x[(min_u32(workgroup_id.y, last_m) * imm.k + t2) >> 2u]; // matmul.rs:370
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t1.x * t0.x; // dot.rs:23
        sum = sum + t1.y * t0.y;
        sum = sum + t1.z * t0.z;
        sum = sum + t1.w * t0.w;
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_0_0; // dot.rs:20
        sum_1 = sum_1 + t4.x * t3.x; // dot.rs:23
        sum_1 = sum_1 + t4.y * t3.y;
        sum_1 = sum_1 + t4.z * t3.z;
        sum_1 = sum_1 + t4.w * t3.w;
        partial_sums_0_0 = sum_1; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 4u; // matmul.rs:361
        let t5 = w[(min_u32(first_n, last_n) * imm.k + first_k) >> 2u]; // matmul.rs:367
        let t6 = x[(min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 2u]; // matmul.rs:370
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + t6.x * t5.x; // dot.rs:23
        sum = sum + t6.y * t5.y;
        sum = sum + t6.z * t5.z;
        sum = sum + t6.w * t5.w;
        partial_sums_0_0 = sum; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = workgroup_id.y + group; // matmul.rs:402
    if (((group < 1u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t7 = vec4<f32>(sums[group * 4u], sums[group * 4u + 1u], sums[group * 4u + 2u], sums[group * 4u + 3u]); // matmul.rs:406
        y[(row * imm.n + workgroup_n) >> 2u] = t7;
    }
}
