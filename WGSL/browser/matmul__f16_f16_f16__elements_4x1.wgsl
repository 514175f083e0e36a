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

fn decode_f16(bits: u32) -> f32 {
    let sign = (bits & 0x8000u) << 16u;
    let magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return bitcast<f32>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return bitcast<f32>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return bitcast<f32>(sign);
    }
    let shift = countLeadingZeros(magnitude) - 21u;
    return bitcast<f32>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

fn load_x(index: u32) -> f32 {
    let bits = x[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn load_w(index: u32) -> f32 {
    let bits = w[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn encode_f16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
}

fn store_y(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&y[word], ~(0xffffu << shift));
    atomicOr(&y[word], encode_f16(value) << shift);
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f16_f16_f16__elements_4x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // matmul.rs:374
    let row = workgroup_id.y; // matmul.rs:380
    let column = workgroup_id.x * 4u + (local_invocation_index >> 5u); // matmul.rs:381
    var partial_sum = 0.0f; // matmul.rs:382
    if (column < imm.n) { // matmul.rs:383
        for (var first_k = (local_invocation_index & 31u) * 8u; first_k < imm.k; first_k += 256u) { // matmul.rs:384
            let t0 = min_u32(imm.k, first_k + 8u); // matmul.rs:385
            for (var index = first_k; index < t0; index += 1u) {
                let t1 = bitcast<f32>(bitcast<u32>(load_x(row * imm.k + index) * load_w(column * imm.k + index)) ^ hidden_zero); // matmul.rs:386
                partial_sum = bitcast<f32>(bitcast<u32>(partial_sum + t1) ^ hidden_zero);
            }
        }
    }
    let t2 = partial_sum; // matmul.rs:390
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
    if (((local_invocation_index & 31u) == 0u) & (column < imm.n)) { // matmul.rs:391
        store_y(row * imm.n + column, sum); // matmul.rs:392
    }
}
