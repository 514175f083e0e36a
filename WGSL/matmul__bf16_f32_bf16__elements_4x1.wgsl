struct Immediates {
    n: u32,
    k: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> w: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<atomic<u32>>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_x(index: u32) -> f32 {
    let bits = x[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn store_y(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&y[word], ~(0xffffu << shift));
    atomicOr(&y[word], encode_bf16(value) << shift);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__bf16_f32_bf16__elements_4x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.y; // matmul.rs:462
    let column = workgroup_id.x * 4u + (local_invocation_index >> 5u); // matmul.rs:463
    var partial_sum = 0.0f; // matmul.rs:464
    if (column < imm.n) { // matmul.rs:465
        for (var first_k = (local_invocation_index & 31u) * 4u; first_k < imm.k; first_k += 128u) { // matmul.rs:466
            let t0 = min_u32(imm.k, first_k + 4u); // matmul.rs:467
            for (var index = first_k; index < t0; index += 1u) {
                partial_sum = partial_sum + load_x(row * imm.k + index) * w[column * imm.k + index]; // matmul.rs:468
            }
        }
    }
    let sum = reduce_add_f32(partial_sum); // matmul.rs:472
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // matmul.rs:473
        store_y(row * imm.n + column, sum); // matmul.rs:474
    }
}
