enable subgroups;

struct Immediates {
    n: u32,
    k: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> w: array<u32>;
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

fn load_w(index: u32) -> f32 {
    let bits = w[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
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
fn matmul__bf16_bf16_bf16__elements_4x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:456
    let row = workgroup_id.y; // matmul.rs:462
    let column = workgroup_id.x * 4u + (local_invocation_index >> 5u); // matmul.rs:463
    var partial_sum = 0.0f; // matmul.rs:464
    if (column < imm.n) { // matmul.rs:465
        for (var first_k = (local_invocation_index & 31u) * 8u; first_k < imm.k; first_k += 256u) { // matmul.rs:466
            let t0 = min_u32(imm.k, first_k + 8u); // matmul.rs:467
            for (var index = first_k; index < t0; index += 1u) {
                let t1 = bitcast<f32>(bitcast<u32>(load_x(row * imm.k + index) * load_w(column * imm.k + index)) ^ hidden_zero); // matmul.rs:468
                partial_sum = bitcast<f32>(bitcast<u32>(partial_sum + t1) ^ hidden_zero);
            }
        }
    }
    let t2 = partial_sum; // matmul.rs:472
    let t3 = subgroupShuffleXor(t2, 1u);
    let t4 = bitcast<f32>(bitcast<u32>(t2 + t3) ^ hidden_zero);
    let t5 = subgroupShuffleXor(t4, 2u);
    let t6 = bitcast<f32>(bitcast<u32>(t4 + t5) ^ hidden_zero);
    let t7 = subgroupShuffleXor(t6, 4u);
    let t8 = bitcast<f32>(bitcast<u32>(t6 + t7) ^ hidden_zero);
    let t9 = subgroupShuffleXor(t8, 8u);
    let t10 = bitcast<f32>(bitcast<u32>(t8 + t9) ^ hidden_zero);
    let t11 = subgroupShuffleXor(t10, 16u);
    let sum = t10 + t11;
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // matmul.rs:473
        store_y(row * imm.n + column, sum); // matmul.rs:474
    }
}
