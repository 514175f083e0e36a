struct Immediates {
    n_elems: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<atomic<u32>>;

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

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
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

@compute @workgroup_size(256, 1, 1)
fn unary__bf16_bf16__exp2_x1(
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // unary.rs:268
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let sum = bitcast<f32>(bitcast<u32>(t1 + 12582912.0f) ^ hidden_zero); // bits.rs:52
        let whole = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let k = i32(bitcast<u32>(sum)) - 1262485504i;
        let r = bitcast<f32>(bitcast<u32>(t1 - whole) ^ hidden_zero); // exponential.rs:58
        var q = 0.00015338922f; // exponential.rs:61
        let t2 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013390637f) ^ hidden_zero); // exponential.rs:64
        q = t2;
        let t3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.009618483f) ^ hidden_zero);
        q = t3;
        let t4 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.055503614f) ^ hidden_zero);
        q = t4;
        let t5 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.24022648f) ^ hidden_zero);
        q = t5;
        let r_high = bitcast<f32>(bitcast<u32>(r) & 4294963200u); // bits.rs:72
        let p = bitcast<f32>(bitcast<u32>(r_high * 0.69311523f) ^ hidden_zero); // exponential.rs:68
        let t6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - r_high) ^ hidden_zero) * 0.69311523f) ^ hidden_zero); // exponential.rs:69
        let t7 = bitcast<f32>(bitcast<u32>(t6 + bitcast<f32>(bitcast<u32>(r * 3.1946183e-5f) ^ hidden_zero)) ^ hidden_zero);
        let t8 = t7 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero);
        let rest = bitcast<f32>(bitcast<u32>(t8) ^ hidden_zero);
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:70
        let t9 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_1) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:71
        let power = y_1 + bitcast<f32>(bitcast<u32>(t9 + rest) ^ hidden_zero);
        let field = i32(bitcast<u32>(power) >> 23u) + k; // bits.rs:38
        let bits = bitcast<u32>(power) + (u32(k) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t1); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1125515264u)); // exponential.rs:50
        store_y(index, select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u))); // unary.rs:288
    }
}
