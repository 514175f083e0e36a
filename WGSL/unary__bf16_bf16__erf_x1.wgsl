struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
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
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let bits = bitcast<u32>(t1); // bits.rs:31
        let a = abs_f32(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u)))); // error_function.rs:54
        let tiny = a < 7.888609e-31f; // error_function.rs:15
        let scaled = select(a, a * 1.8446744e19f, tiny); // error_function.rs:16
        let square = scaled * scaled; // error_function.rs:17
        var p = -0.0006530343f; // error_function.rs:18
        p = p * square + 0.005085426f; // error_function.rs:21
        p = p * square + -0.026821706f;
        p = p * square + 0.11283156f;
        p = p * square + -0.37612608f;
        p = p * square + 0.12837917f;
        let result = scaled + scaled * p; // error_function.rs:23
        let bounded = bitcast<f32>(min_u32(bitcast<u32>(a), 1082130432u)); // bits.rs:60
        var q = 7.319372e-6f; // error_function.rs:33
        q = q * bounded + -7.385329e-5f; // error_function.rs:38
        q = q * bounded + 9.057688e-5f;
        q = q * bounded + 0.0025539699f;
        q = q * bounded + -0.022083614f;
        q = q * bounded + 0.10472026f;
        q = q * bounded + 0.63589543f;
        q = q * bounded + 0.12849542f;
        let product = bounded * q; // error_function.rs:40
        let exponent = bounded + product; // error_function.rs:41
        let exponent_error = bounded - exponent + product; // error_function.rs:42
        let t2 = neg_f32(exponent); // error_function.rs:43
        let sum = t2 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum - 12582912.0f; // bits.rs:53
        let exponent_1 = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = t2 - k * 0.6933594f; // exponential.rs:15
        let correction = k * -0.00021219444f; // exponential.rs:16
        let r = reduced - correction; // exponential.rs:17
        let r_error = reduced - r - correction; // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        q_1 = q_1 * r + 0.0013933674f; // exponential.rs:29
        q_1 = q_1 * r + 0.008333311f;
        q_1 = q_1 * r + 0.041666467f;
        q_1 = q_1 * r + 0.16666667f;
        q_1 = q_1 * r + 0.5f;
        let rest = r_error - exponent_error + r * r * q_1; // exponential.rs:31
        let p_1 = r + rest; // exponential.rs:32
        let y_1 = 1.0f + p_1; // exponential.rs:33
        let y_error = 1.0f - y_1 + p_1 + (r - p_1 + rest); // exponential.rs:34
        let unit = bitcast<f32>(u32(exponent_1 + 127i) << 23u); // bits.rs:66
        let power = y_1 * unit; // error_function.rs:46
        let result_1 = 1.0f - power; // error_function.rs:47
        let t3 = select(result_1 + (1.0f - result_1 - power - y_error * unit), select(result, result * 5.421011e-20f, tiny), (a < 0.8f)); // error_function.rs:55
        let signed = bitcast<f32>(bitcast<u32>(t3) | (bitcast<u32>(t1) & 2147483648u)); // bits.rs:78
        store_y(index, select(signed, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u))); // unary.rs:288
    }
}
