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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
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
fn unary__bf16_bf16__erf_x1(
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // unary.rs:268
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let bits = bitcast<u32>(t1); // bits.rs:31
        let a = abs_f32(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u)))); // error_function.rs:54
        let tiny = a < 7.888609e-31f; // error_function.rs:15
        let scaled = select(a, bitcast<f32>(bitcast<u32>(a * 1.8446744e19f) ^ hidden_zero), tiny); // error_function.rs:16
        let square = bitcast<f32>(bitcast<u32>(scaled * scaled) ^ hidden_zero); // error_function.rs:17
        var p = -0.0006530343f; // error_function.rs:18
        let t2 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * square) ^ hidden_zero) + 0.005085426f) ^ hidden_zero); // error_function.rs:21
        p = t2;
        let t3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * square) ^ hidden_zero) + -0.026821706f) ^ hidden_zero);
        p = t3;
        let t4 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * square) ^ hidden_zero) + 0.11283156f) ^ hidden_zero);
        p = t4;
        let t5 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * square) ^ hidden_zero) + -0.37612608f) ^ hidden_zero);
        p = t5;
        let t6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * square) ^ hidden_zero) + 0.12837917f) ^ hidden_zero);
        p = t6;
        let result = bitcast<f32>(bitcast<u32>(scaled + bitcast<f32>(bitcast<u32>(scaled * p) ^ hidden_zero)) ^ hidden_zero); // error_function.rs:23
        let bounded = bitcast<f32>(min_u32(bitcast<u32>(a), 1082130432u)); // bits.rs:60
        var q = 7.319372e-6f; // error_function.rs:33
        let t7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(q * bounded) ^ hidden_zero) + -7.385329e-5f) ^ hidden_zero; // error_function.rs:38
        q = bitcast<f32>(t7);
        let t8 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * bounded) ^ hidden_zero) + 9.057688e-5f) ^ hidden_zero);
        q = t8;
        let t9 = bitcast<u32>(bitcast<f32>(bitcast<u32>(q * bounded) ^ hidden_zero) + 0.0025539699f) ^ hidden_zero;
        q = bitcast<f32>(t9);
        let t10 = bitcast<u32>(bitcast<f32>(bitcast<u32>(q * bounded) ^ hidden_zero) + -0.022083614f) ^ hidden_zero;
        q = bitcast<f32>(t10);
        let t11 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * bounded) ^ hidden_zero) + 0.10472026f) ^ hidden_zero);
        q = t11;
        let t12 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * bounded) ^ hidden_zero) + 0.63589543f) ^ hidden_zero);
        q = t12;
        let t13 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * bounded) ^ hidden_zero) + 0.12849542f) ^ hidden_zero);
        q = t13;
        let product = bitcast<f32>(bitcast<u32>(bounded * q) ^ hidden_zero); // error_function.rs:40
        let exponent = bitcast<f32>(bitcast<u32>(bounded + product) ^ hidden_zero); // error_function.rs:41
        let t14 = bitcast<u32>(bitcast<f32>(bitcast<u32>(bounded - exponent) ^ hidden_zero) + product) ^ hidden_zero; // error_function.rs:42
        let exponent_error = bitcast<f32>(t14);
        let t15 = neg_f32(exponent); // error_function.rs:43
        let t16 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t15 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum = bitcast<f32>(t16);
        let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t15 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t17 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t17;
        let t18 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t18;
        let t19 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t19;
        let t20 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t20;
        let t21 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t21;
        let t22 = bitcast<f32>(bitcast<u32>(r_error - exponent_error) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t22) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t23 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_1) ^ hidden_zero) + p_1) ^ hidden_zero); // exponential.rs:34
        let t24 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p_1) ^ hidden_zero) + rest) ^ hidden_zero);
        let y_error = bitcast<f32>(bitcast<u32>(t23 + t24) ^ hidden_zero);
        let unit = bitcast<f32>(u32(exponent_1 + 127i) << 23u); // bits.rs:66
        let power = bitcast<f32>(bitcast<u32>(y_1 * unit) ^ hidden_zero); // error_function.rs:46
        let result_1 = bitcast<f32>(bitcast<u32>(1.0f - power) ^ hidden_zero); // error_function.rs:47
        let t25 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - result_1) ^ hidden_zero) - power) ^ hidden_zero); // error_function.rs:48
        let t26 = bitcast<f32>(bitcast<u32>(t25 - bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero)) ^ hidden_zero);
        let t27 = bitcast<u32>(select(result_1 + t26, select(result, result * 5.421011e-20f, tiny), (a < 0.8f))) | (bitcast<u32>(t1) & 2147483648u); // bits.rs:78
        let signed = bitcast<f32>(t27);
        store_y(index, select(signed, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u))); // unary.rs:288
    }
}
