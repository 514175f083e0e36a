struct Immediates {
    n_elems: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

@compute @workgroup_size(256, 1, 1)
fn unary__f32_f32__exp_x1(
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // unary.rs:268
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = x[index]; // unary.rs:288
        let t2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t1 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum = bitcast<f32>(t2);
        let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t1 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t3;
        let t4 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t4;
        let t5 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t5;
        let t6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t6;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t7 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t7) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let bits_1 = bitcast<u32>(t1); // exponential.rs:48
        let beyond = select(2139095040u, 0u, (bits_1 > 2147483647u)); // exponential.rs:49
        let bounded = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_1 & 2147483647u) > 1120927744u)); // exponential.rs:50
        y[index] = select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u)); // unary.rs:288
    }
}
